"""What no store would do, done to its database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import asyncpg


async def execute(url: str, text: str, *values: object) -> list[Any]:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as db:
            named = {str(number): value for number, value in enumerate(values, 1)}
            return db.execute(text, named).fetchall()
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(text, *values)]
    finally:
        await connection.close()


async def hang_up(url: str) -> None:
    """End all connections of others to a database."""
    text = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()
    """
    assert await execute(url, text)
