"""What belongs to the browser client and is written in Python."""
