"""What no store would do, done to its database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import asyncpg

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


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


async def execute_all(url: str, statements: Iterable[tuple[str, Sequence[object]]]) -> None:
    """The same, many times over one connection."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
            for text, values in statements:
                db.execute(text, {str(number): value for number, value in enumerate(values, 1)})
        return
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            for text, values in statements:
                await connection.execute(text, *values)
    finally:
        await connection.close()


def emptied(url: str) -> str:
    """The URL of a database from which everything is gone."""

    async def empty() -> None:
        await execute(url, "DROP SCHEMA public CASCADE")
        await execute(url, "CREATE SCHEMA public")

    asyncio.run(empty())
    return url


async def hang_up(url: str) -> None:
    """End all connections of others to a database."""
    text = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()
    """
    assert await execute(url, text)
