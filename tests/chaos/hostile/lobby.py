"""The lobby is filled with tables that nobody wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target
    from tests.server.visitor import Person

GUESTS: Final = 10  # at one address
EACH: Final = 30
MOST: Final = 100  # public tables that one address may have


async def attack(target: Target) -> None:
    address = target.address()
    people = [await target.guest(f"Mallory {n}", address) for n in range(GUESTS)]
    await target.all_for_a_while([fill(target, person) for person in people])
    if target.counts["open: done"] > MOST:
        target.problems.append(f"one address has opened {target.counts['open: done']} public tables")


async def fill(target: Target, person: Person) -> None:
    for _ in range(EACH):
        if target.left > 0:
            await target.attempt("open", person.open("pungi", 3, public=True))
