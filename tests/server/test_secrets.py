"""What comes through a socket is the same to the byte, where only hidden things differ."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from parlour import GAMES, Rng
from parlour.match import log
from parlour.match.match import Match
from parlour.server.identity import hashed
from parlour.server.table import about
from parlour.store import Conflict
from tests.match.table import begun, move
from tests.match.test_news import elsewhere
from tests.server.visitor import HOUSES, At, Person, serving

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.match.log import Entry

KINDS = [(game.id, game.seats[len(game.seats) // 2]) for game in GAMES.values()]
MOVES = 8


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_nobody_learns_more_than_their_seat_may_know(game: str, seats: int, tmp_path: Path) -> None:
    truth = begun(game, seats)
    rng = Rng(2)
    for _ in range(MOVES):
        move(truth, rng)

    async def compare() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            true = await traffic(base, truth)
            compared = 0
            for viewer in [None, *range(seats)]:
                others = (elsewhere(truth, viewer, seed) for seed in range(60))
                other = next((found for found in others if found), None)
                if other:
                    compared += 1
                    told = await traffic(base, other)
                    assert told[viewer] == true[viewer]
            assert compared

    asyncio.run(compare())


async def traffic(base: str, match: Match) -> dict[int | None, list[str]]:
    """All that each seat and a spectator hear, while a match is played that is known in advance."""
    house = HOUSES[base]
    table = secrets.token_urlsafe(18)
    first = match.log[:1]
    await house.store.append(table, 0, [log.write(first[0])], about(Match(first)))
    people: dict[int | None, Person] = {
        **{seat: await known(base, f"player-{seat}", f"Player {seat}") for seat in range(len(match.seats))},
        None: await known(base, "looker", "Looker"),
    }
    places: dict[int | None, At] = {}
    for seat, person in people.items():
        places[seat] = await person.at(table)
        for place in places.values():
            await settled(place)
    live = await house.table(table)
    for entry in match.log[1:]:
        await live.do(lambda m, entry=entry: happen(m, entry))  # type: ignore[misc]
        for place in places.values():
            await settled(place)
            await place.refused("act", seq=place.now["seq"], tokens=["nonsense"])
    heard = {seat: place.heard[:] for seat, place in places.items()}
    for seat, person in people.items():
        heard[seat].append((await person.web.get(f"/api/tables/{table}")).text)
        await places[seat].leave()
    return {seat: [line for line in lines if '"pong"' not in line] for seat, lines in heard.items()}


async def settled(place: At) -> None:
    """Wait until everything has been heard that was said before."""
    pongs = sum('"pong"' in line for line in place.heard)
    await place.socket.send(json.dumps({"kind": "ping"}))
    await place.until(lambda: sum('"pong"' in line for line in place.heard) > pongs)


def happen(match: Match, entry: Entry) -> list[Entry]:
    match.take(entry)
    return [entry]


async def known(base: str, player: str, name: str) -> Person:
    """Somebody with a certain id."""
    store, token = HOUSES[base].store, secrets.token_urlsafe(32)
    with suppress(Conflict):
        await store.add_player(player, name)
    await store.add_session(hashed(token), player, 2**53)
    person = Person(base)
    person.web.cookies.set("parlour", token, domain="127.0.0.1")
    return person
