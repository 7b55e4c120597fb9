"""The `parlour` command. Each module has the commands of one group."""

from parlour.cli import arena, games, play, records, report, serve, simulate, store
from parlour.cli.common import main

__all__ = ["arena", "games", "main", "play", "records", "report", "serve", "simulate", "store"]
