"""A match: who sits where, and one game after the other. No clock, no file, no socket."""
