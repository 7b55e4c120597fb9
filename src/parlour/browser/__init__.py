"""Parlour inside of a browser: the server's own tables, for one person and bots, without a network.

A worker of the page runs an `Engine`. It answers what the server's REST interface and its sockets would
answer, to the same messages; the page gets views and nothing else. Bots think in a worker of their own, if
the device has room for one.
"""
