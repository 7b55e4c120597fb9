"""The terminal client: one person, bots in the other seats, lines of text in and out."""
