"""Commands that look after the server's store."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import click

from parlour.cli.common import Group, command, file_type, main, option, say, using
from parlour.kernel.errors import ParlourError
from parlour.store import Failed, file_of, open_store
from parlour.store.backup import back_up, export, file_only, new_file, take_in
from parlour.store.check import check
from parlour.store.damage import examined
from parlour.store.repair import repair
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from pathlib import Path


@main.group("store", cls=Group, help=say("help-store"), examples=["parlour store check"])
def store_group() -> None:
    """The store."""


store_option = option("store", "store_url", metavar="URL")


@command("check", "parlour store check", group=store_group)
@store_option
def check_store(store_url: str | None) -> None:
    try:
        damage = examined(file_only(store_url)) if file_of(store_url) else []
        matches, found = (0, []) if damage else asyncio.run(matches_checked(store_url))
    except ParlourError as refusal:
        damage = [refusal]
    for problem in damage:
        echo(problem.sentence(say.locale))
    if damage:
        sys.exit(1)
    for match, problem in found:
        echo(say("store-bad", match=match, problem=problem.sentence(say.locale)))
    if found:
        sys.exit(1)
    echo(say("store-good", matches=matches))


async def matches_checked(store_url: str | None) -> tuple[int, list[tuple[str, ParlourError]]]:
    """How many matches there are, and what is wrong with them."""
    try:
        async with await open_store(store_url) as store:
            return len(await store.matches()), [found async for found in check(store)]
    except Failed as problem:
        raise ParlourError("store-open", store=str(store_url), reason=str(problem)) from None


@command("backup", "parlour store backup copy.sqlite", group=store_group)
@click.argument("to", type=file_type)
@store_option
def back_up_store(to: Path, store_url: str | None) -> None:
    with using(to):
        matches = asyncio.run(back_up(store_url, to))
    echo(say("store-copied", matches=matches, path=str(to)))


@command("export", "parlour store export matches.jsonl", group=store_group)
@click.argument("file", type=file_type)
@store_option
def export_store(file: Path, store_url: str | None) -> None:
    async def write() -> int:
        async with await open_store(store_url) as store:
            new_file(file)
            with file.open("wb") as out:
                return sum([out.write(line) > 0 async for line in export(store)]) - 1

    with using(file):
        matches = asyncio.run(write())
    echo(say("store-copied", matches=matches, path=str(file)))


@command("import", "parlour store import matches.jsonl --store other.sqlite", group=store_group)
@click.argument("file", type=file_type)
@store_option
def import_store(file: Path, store_url: str | None) -> None:
    async def read() -> tuple[int, int]:
        with file.open("rb") as lines:
            async with await open_store(store_url) as store:
                return await take_in(store, lines)

    with using(file):
        added, there = asyncio.run(read())
    echo(say("store-imported", added=added, there=there))


@command("repair", "parlour store repair damaged.sqlite new.sqlite", group=store_group)
@click.argument("damaged", type=file_type)
@click.argument("to", type=file_type)
def repair_store(damaged: Path, to: Path) -> None:
    with using(to):
        done = repair(file_only(damaged), to)
    for match, (kept, entries) in done.cut.items():
        echo(say("store-cut", match=match, kept=kept, entries=entries))
    for table in done.unreadable:
        echo(say("store-unreadable", table=table))
    echo(say("store-repaired", whole=done.whole, cut=len(done.cut), path=str(to)))
