"""The coach looks at a finished game: what each decision cost, and what was luck."""
