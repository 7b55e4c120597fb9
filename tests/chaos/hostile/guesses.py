"""Passwords are guessed, under many spellings of one account and from several addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.server.visitor import Person, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.chaos.hostile.target import Target

ADDRESSES: Final = 6
TRIES: Final = 20  # from each
MOST: Final = 25  # that may be let through in a run, of all spellings together
SPELLINGS: Final[list[Callable[[str], str]]] = [
    str.lower,
    str.upper,
    str.title,
    lambda name: f" {name} ",
    lambda name: f"\uff36{name[1:]}",  # a wide V
    lambda name: f"{name}\u200b",  # with something that nobody sees
]


async def attack(target: Target) -> None:
    victim = await target.guest("Victim")
    name = f"Victim{target.rng.below(10**6)}"
    await victim.post("/api/accounts", account=name, password="correct horse battery")
    people = [Person(target.base, target.address()) for _ in range(ADDRESSES)]
    await target.all_for_a_while([guess(target, person, name) for person in people])
    if target.counts["login: login"] > MOST:
        target.problems.append(f"{target.counts['login: login']} passwords were tried for one account")


async def guess(target: Target, person: Person, name: str) -> None:
    for n in range(TRIES):
        account = SPELLINGS[target.rng.below(len(SPELLINGS))](name)
        await target.attempt("login", login(person, account, f"password {n}"))


async def login(person: Person, account: str, password: str) -> None:
    told(await person.web.post("/api/sessions", json={"account": account, "password": password}))
