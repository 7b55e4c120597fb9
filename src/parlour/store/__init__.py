"""Where matches, persons and their sessions are kept: in a SQLite file, or in PostgreSQL.

The log of a match is bytes to a store, which never looks into them.
"""

from __future__ import annotations

from pathlib import Path

from parlour.folders import data_folder
from parlour.kernel.errors import ParlourError
from parlour.store.model import About, Chat, Conflict, Failed, Listed, Player, Reaction, Status, folded
from parlour.store.notices import MAIL, VAPID, Address, Contact, Device
from parlour.store.store import Store

__all__ = [
    "MAIL",
    "VAPID",
    "About",
    "Address",
    "Chat",
    "Conflict",
    "Contact",
    "Device",
    "Failed",
    "Listed",
    "Player",
    "Reaction",
    "Status",
    "Store",
    "folded",
    "open_store",
]


async def open_store(url: str | Path | None = None, *, examine: bool = False) -> Store:
    """The store at a path, at `sqlite:///path` or at `postgresql://...`; otherwise a file among the person's
    own data. It is made if there is none, and brought up to date. To `examine` a file means to read all of it
    first.
    """
    if path := file_of(url):
        from parlour.store.sqlite import SQLite

        return await SQLite.open(path, examine)
    try:
        from parlour.store.postgres import PostgreSQL
    except ImportError as problem:
        raise ParlourError("store-driver", reason=str(problem)) from None
    return await PostgreSQL.open(str(url))


def file_of(url: str | Path | None) -> Path | None:
    """The file that is meant; None, if a database is."""
    scheme, found, rest = str(url).partition("://")
    if isinstance(url, Path) or not found:
        return data_folder() / "parlour.sqlite" if url is None else Path(url)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    if scheme in ("postgresql", "postgres"):
        return None
    raise ParlourError("store-url", scheme=scheme)
