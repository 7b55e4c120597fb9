"""Commands for the one who runs a server. Servers may go on meanwhile, and notice."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click

from parlour.cli.common import Group, command, main, option, say, words_of
from parlour.kernel.errors import ParlourError
from parlour.server import admin
from parlour.server.identity import Identity
from parlour.store import Failed, file_of, open_store
from parlour.store.backup import file_only
from parlour.terminal.lines import echo
from parlour.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from parlour.server.requests import Listing
    from parlour.store import Store

T = TypeVar("T")
DAY = 86400


@main.group("admin", cls=Group, help=say("help-admin"), examples=["parlour admin tables"])
def admin_group() -> None:
    """Those who run a server."""


store_option = option("store", "store_url", metavar="URL")


def with_store(url: str | None, do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, which has to be there."""
    if file_of(url):
        file_only(url)

    async def whole() -> T:
        async with await open_store(url) as store:
            return await do(store)

    try:
        return asyncio.run(whole())
    except Failed as problem:
        raise ParlourError("store-open", store=str(url), reason=str(problem)) from None


@command("tables", "parlour admin tables", group=admin_group)
@store_option
def list_tables(store_url: str | None) -> None:
    async def listed(store: Store) -> int:
        count = 0
        async for each in admin.tables(store):
            echo(line_of(each))
            count += 1
        return count

    echo(say("admin-tables", tables=with_store(store_url, listed)))


def line_of(table: Listing) -> str:
    """A table, in one line."""
    opened = datetime.fromtimestamp(table.opened / 1000, UTC)
    names = [name for name in table.summary.names if name is not None]
    return say(
        "admin-table-open" if table.status == "open" else "admin-table-playing",
        table=table.id,
        game=game_name(table.game),
        names=", ".join(names) or "-",
        free=table.summary.seats - len(names),
        opened=f"{opened:%Y-%m-%d %H:%M} UTC",
    )


def game_name(game: str) -> str:
    try:
        return words_of(game)(f"{game}-title")
    except ParlourError:  # it is not installed any more
        return game


@command("end", "parlour admin end ydDHmHfy3NdyGRC2NRyGdMfO", group=admin_group)
@click.argument("table")
@store_option
def end_table(table: str, store_url: str | None) -> None:
    with_store(store_url, lambda store: admin.end_table(store, table))
    echo(say("admin-ended"))


@command("close", "parlour admin close ada", group=admin_group)
@click.argument("account")
@store_option
def close_account(account: str, store_url: str | None) -> None:
    with_store(store_url, lambda store: admin.close_account(store, account))
    echo(say("admin-closed", account=account))


@command("password", "parlour admin password ada", group=admin_group)
@click.argument("account")
@store_option
def reset_password(account: str, store_url: str | None) -> None:
    password = with_store(store_url, lambda store: admin.reset_password(store, account))
    echo(say("admin-password", account=account, password=password))


@command("invite", "parlour admin invite", "parlour admin invite --accounts 20 --days 30", group=admin_group)
@option("accounts", type=click.IntRange(1, 10_000), default=1, show_default=True, metavar="N")
@option("days", "invited_days", type=click.IntRange(1, 3650), default=7, show_default=True, metavar="DAYS")
@store_option
def invite(accounts: int, invited_days: int, store_url: str | None) -> None:
    code = with_store(store_url, lambda store: Identity(store).invite(accounts, DAY * invited_days))
    echo(say("admin-invited", code=code, accounts=accounts, days=invited_days))


@command(
    "message",
    "parlour admin message",
    'parlour admin message "New tables after ten tonight: we move to another machine."',
    'parlour admin message --language de "Um zehn ziehen wir um."',
    'parlour admin message ""',
    group=admin_group,
)
@click.argument("text", required=False)
@option("language", "message_language", type=click.Choice(LOCALES))
@store_option
def message(text: str | None, message_language: str | None, store_url: str | None) -> None:
    if text is not None:
        with_store(store_url, lambda store: admin.set_message(store, message_language or "", text))
    texts = with_store(store_url, lambda store: store.message())
    for language, each in sorted(texts.items()):
        echo(say("admin-message", language=language or say("admin-message-all"), text=each))
    if not texts:
        echo(say("admin-no-message"))
