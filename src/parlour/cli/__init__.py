"""The `parlour` command. Each module has the commands of a group, and is imported when one is wanted."""

from parlour.cli.common import main

__all__ = ["main"]
