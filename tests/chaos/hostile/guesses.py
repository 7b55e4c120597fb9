"""Passwords are guessed, under many spellings of one account and from several addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.server.visitor import Person, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.chaos.hostile.target import Target

ADDRESSES: Final = 6
TRIES: Final = 20  # from each
PASSWORD: Final = "correct horse battery"
LIMIT: Final = (10, 6.0)  # tries that an account has, and the seconds until there is one more
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
    await victim.post("/api/accounts", account=name, password=PASSWORD)
    accounts = [account for each in SPELLINGS if await is_known(target, account := each(name))]
    assert accounts
    people = [Person(target.base, target.address()) for _ in range(ADDRESSES)]
    await target.all_for_a_while([guess(target, person, accounts) for person in people])
    at_first, pause = LIMIT
    if target.counts["login: login"] > at_first + (target.seconds - target.left) / pause:
        target.problems.append(f"{target.counts['login: login']} passwords were tried for one account")


async def is_known(target: Target, account: str) -> bool:
    """Whether this is a way to spell the name of the account."""
    person = Person(target.base, target.address())
    return bool(await target.attempt("spelling", login(person, account, PASSWORD)))


async def guess(target: Target, person: Person, accounts: list[str]) -> None:
    for n in range(TRIES):
        account = accounts[target.rng.below(len(accounts))]
        await target.attempt("login", login(person, account, f"password {n}"))


async def login(person: Person, account: str, password: str) -> bool:
    told(await person.web.post("/api/sessions", json={"account": account, "password": password}))
    return True
