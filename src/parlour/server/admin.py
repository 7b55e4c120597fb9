"""What the one who runs a server can do beside it: through the store, while any number of servers use it.

A table is ended by an entry in its log, as by anybody else's act: the store lets only one have a place in it,
and servers read what is new. Whoever is logged out is announced as servers announce it to each other. With a
SQLite file nothing is announced; there the server looks by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.match import log
from parlour.match.log import Aborted
from parlour.server.hall import ID
from parlour.server.hub import gone
from parlour.server.identity import Identity
from parlour.server.requests import listing_of
from parlour.server.table import about, now, read
from parlour.store import Conflict

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from parlour.server.requests import Listing
    from parlour.store import Store

PAGE: Final = 100
TRIES: Final = 10_000  # to write to a log, while others do
LONGEST: Final = 500  # characters of a message


async def tables(store: Store) -> AsyncIterator[Listing]:
    """All tables that are not over, the newest first."""
    before = None
    while found := await store.under_way(PAGE, before):
        for each in found:
            yield listing_of(each, "")
        before = found[-1].match


async def end_table(store: Store, name: str) -> None:
    """End a match; nobody wins. Others may write to its log all the while, as quick bots do: whenever they
    were quicker, only what is new is read before the next try, so that one of them will succeed.
    """
    entries = await store.entries(name) if ID.fullmatch(name) else []
    if not entries:
        raise ParlourError("table-unknown")
    match = read(entries)
    for _ in range(TRIES):
        if match.over:
            raise ParlourError("match-over")
        end = Aborted(at=now())
        try:
            await store.append(name, match.seq, [log.write(end)], about(match, stopped=True))
        except Conflict:
            for line in await store.entries(name, match.seq):
                match.take(log.read(line))
        else:
            store.announce(name, match.seq + 1)
            return
    raise ParlourError("not-stored")


async def close_account(store: Store, account: str) -> None:
    """Nobody can log in by this account any more."""
    gone(store, await store.close_account(account))


async def reset_password(store: Store, account: str) -> str:
    """The password that an account has from now on; whoever was logged in is not any more."""
    player, password = await Identity(store).reset_password(account)
    gone(store, player.id)
    return password


async def set_message(store: Store, locale: str, text: str) -> None:
    """Tell everybody who comes; nothing, if the text is empty."""
    clean = "".join(each for each in text if each.isprintable() or each == "\n").strip()
    if len(clean) > LONGEST:
        raise ParlourError("message-long", most=LONGEST)
    await store.set_message(locale, clean)
