"""Requests with forged headers, from wrong places, with names that no database likes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final

from tests.server.visitor import Person

if TYPE_CHECKING:
    from collections.abc import Mapping

    import httpx

    from tests.chaos.hostile.target import Target

FORGED: Final = 60  # guests from one address that claims to be others
MOST: Final = 35  # of them that may come in
PAUSE: Final = 0.1  # seconds between two
JSON: Final = {"Content-Type": "application/json"}
ORIGINS: Final = (
    "http://evil.example",
    "null",
    "http://[",
    "http://[::1",
    "https://127.0.0.1:99999",
    "x" * 5000,
)
NAMES: Final = (
    "a\x00b",
    "\x00",
    "\u202eevil",
    "\u200b",
    " ",
    "\x1b[2J",
    "a" * 5000,
    "\ud800",
    "\U0001f352" * 300,
)


async def attack(target: Target) -> None:
    await target.all_for_a_while([claim_to_be_others(target), come_from_elsewhere(target), be_called(target)])


async def claim_to_be_others(target: Target) -> None:
    person, let_in = Person(target.base, target.address()), 0
    for n in range(FORGED):
        claims = {
            "X-Forwarded-For": f"10.0.0.{n}",
            "X-Real-IP": f"10.0.1.{n}",
            "Forwarded": f"for=10.0.2.{n}",
        }
        answer = await person.web.post("/api/guests", json={"name": "Mallory"}, headers=claims)
        check(target, "forwarded", answer)
        let_in += answer.status_code < 400
    if let_in > MOST:
        target.problems.append(f"{let_in} guests from one address, which claimed to be others")


async def come_from_elsewhere(target: Target) -> None:
    person = Person(target.base, target.address())
    while target.left > 0:
        for origin in ORIGINS:
            headers = {"Origin": origin}
            answer = await person.web.post("/api/guests", json={"name": "Mallory"}, headers=headers)
            check(target, "origin", answer)
            await asyncio.sleep(PAUSE)
            if answer.status_code < 400:
                target.problems.append(f"let in from {origin[:40]}")


async def be_called(target: Target) -> None:
    person = Person(target.base, target.address())
    while target.left > 0:
        for name in NAMES:
            guest = {"name": name}
            check(target, "name", await post(person, "/api/guests", guest))
            table = {"game": name, "seats": 3, "stand_in": name, "options": {name: name}}
            check(target, "table", await post(person, "/api/tables", table))
            check(target, "path", await person.web.get("/api/tables/%00"))
            check(target, "page", await person.web.get("/api/tables?before=%00"))
            await asyncio.sleep(PAUSE)


async def post(person: Person, path: str, data: Mapping[str, object]) -> httpx.Response:
    """Whatever JSON can spell, also what is no text."""
    return await person.web.post(path, content=json.dumps(data).encode(), headers=JSON)


def check(target: Target, what: str, answer: httpx.Response) -> None:
    target.counts[f"{what}: {answer.status_code}"] += 1
    if answer.status_code >= 500:
        target.problems.append(f"{what}: {answer.status_code}")
