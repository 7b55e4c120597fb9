"""Days of thinking: many tables on which only the strongest bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.server.visitor import At

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target

TABLES: Final = 30
SEATS: Final = 6
GAMES: Final = 99


async def attack(target: Target) -> None:
    person = await target.guest()
    for _ in range(TABLES):
        table = await target.attempt("open", person.open("fruitoplay", SEATS, games=GAMES))
        if target.left <= 0 or not isinstance(table, str):
            return
        at = await target.attempt("join", person.at(table))
        if isinstance(at, At):
            await begin(target, at)


async def begin(target: Target, at: At) -> None:
    for seat in range(SEATS):
        await target.attempt("seat a master", at.ask("seat_bot", seat=seat, bot="master"))
    await target.attempt("begin", at.ask("begin"))
