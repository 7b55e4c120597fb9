"""Non-interference over answers: whatever somebody asks of a table, they are answered the same in all worlds
that they cannot tell apart.

`worlds` makes such pairs of matches, `probes` thinks of what could be asked, `answers` asks it in both.
"""
