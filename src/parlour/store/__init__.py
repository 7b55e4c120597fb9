"""Where matches, persons and their sessions are kept: in a SQLite file, or in PostgreSQL.

The log of a match is bytes to a store, which never looks into them.
"""

from __future__ import annotations

import os
from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.store.store import About, Chat, Conflict, Failed, Listed, Player, Status, Store

__all__ = [
    "About",
    "Chat",
    "Conflict",
    "Failed",
    "Listed",
    "Player",
    "Status",
    "Store",
    "data_folder",
    "open_store",
]


async def open_store(url: str | Path | None = None) -> Store:
    """The store at a path, at `sqlite:///path` or at `postgresql://...`; otherwise a file among the person's
    own data. It is made if there is none, and brought up to date.
    """
    scheme, found, rest = str(url).partition("://")
    if isinstance(url, Path) or not found:
        path = data_folder() / "parlour.sqlite" if url is None else Path(url)
    elif scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        path = Path(rest[1:])
    elif scheme in ("postgresql", "postgres"):
        try:
            from parlour.store.postgres import PostgreSQL
        except ImportError as problem:
            raise ParlourError("store-driver", reason=str(problem)) from None
        return await PostgreSQL.open(str(url))
    else:
        raise ParlourError("store-url", scheme=scheme)
    from parlour.store.sqlite import SQLite

    return await SQLite.open(path)


def data_folder() -> Path:
    """Where a person's games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "parlour"
