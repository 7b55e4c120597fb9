"""What comes through a socket, or by REST, is the same to the byte, where only hidden things differ.
(`tests.secrets` compares many more worlds and commands, without a network.)
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from parlour import GAMES, ParlourError, Rng
from parlour.match import log
from parlour.match.log import Drew
from parlour.match.match import Match
from parlour.server.identity import hashed
from parlour.server.table import about
from tests.match.matches import begun, exchanged, move
from tests.secrets.worlds import commands
from tests.server.visitor import HUBS, PATIENCE, Person, run, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from websockets.asyncio.client import ClientConnection

    from parlour.match.log import Entry
    from parlour.server.hub import Hub

    Heard = dict[int | None, list[str]]  # by seat; None is a spectator

KINDS = [(game.id, game.seats[0]) for game in GAMES.values()]
MORE = [pytest.param(game.id, game.seats[-1], marks=pytest.mark.outer) for game in GAMES.values()]
MOVES = 300  # more than most games have
LIVE = 60  # entries that are compared from a draw on: about as many as there are until the next one
WORLDS = 12  # that are tried for each viewer
PROBE = 40  # commands until everybody asks for what they know already, and for what they may not do
NEVER = {  # tokens that can follow nothing
    "pi-mal-pflaumen": ["use:plum"] * 7,
    "pies": ["use:plum"] * 7,
    "fruitoplay": ["stay", "stay"],
    "pungi": ["start:0"],
    "input": ["set:0.1"],
}
PATHS = [
    "/api/tables/{}",
    "/api/tables/{}/components",
    "/api/replays/{}",
    "/api/replays/{}/frames?eyes=0",
    "/api/replays/{}/reviews?seat=0",
    "/api/history?limit=1",
    "/api/turns",
    "/api/profile",
    "/api/notices",
    "/api/tables/{}/notices",
    "/api/tables?limit=1",
    "/api/door",
]


@pytest.mark.parametrize(("game", "seats"), [*KINDS, *MORE])
def test_nobody_learns_more_than_their_seat_may_know(game: str, seats: int, tmp_path: Path) -> None:
    """A game is played again for each viewer, from one of its draws on, in which two things have changed
    places, for as long as it looks the same to them. All are connected, and what this one hears is compared.
    """
    truth = begun(game, seats)
    rng = Rng(2)
    for _ in range(MOVES):
        if not truth.over:
            move(truth, rng)
    draws = [n for n, entry in enumerate(truth.log) if isinstance(entry, Drew) and len(entry.words) > 2]
    worlds: dict[int | None, tuple[int, list[Entry]]] = {}
    longest: Counter[int] = Counter()  # how much of the truth is compared, from each draw on
    for number, viewer in enumerate([None, *range(seats)] if draws else []):
        draw = draws[number % len(draws)]
        found = max(
            (elsewhere(truth.log[: draw + LIVE], viewer, draw, f"{viewer} {n}") for n in range(WORLDS)),
            key=len,
        )
        if len(found) > draw:  # there is another world that looks the same
            worlds[viewer] = draw, found
            longest[draw] = max(longest[draw], len(found))

    async def compare() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people = {viewer: await known(base, viewer) for viewer in worlds}
            true = {}
            for draw, end in longest.items():
                compared = {viewer for viewer, (begun, _) in worlds.items() if begun == draw}
                true[draw] = await traffic(base, people, truth.log[:end], draw, compared)
            for viewer, (draw, entries) in worlds.items():
                told = (await traffic(base, people, entries, draw, {viewer}))[viewer]
                assert told == true[draw][viewer][: len(told)]

    assert len(worlds) > seats // 2 or not draws
    run(compare)


def elsewhere(truth: list[Entry], viewer: int | None, draw: int, seed: str) -> list[Entry]:
    """The match with two things exchanged in a draw, as long as everybody can decide the same there and the
    viewer sees the same.
    """
    rng = Rng(seed)
    entries = [*truth[:draw], exchanged(truth[draw], rng), *truth[draw + 1 :]]
    begun = next(first for first, end in commands(truth) if first <= draw < end)
    if entries == truth:
        return entries[:begun]
    here, there = Match(truth[:begun]), Match(truth[:begun])
    for first, end in commands(truth, begun):
        told = here.play.event_count if here.begun else 0
        try:
            for number in range(first, end):
                here.take(truth[number])
                there.take(entries[number])
        except ParlourError:
            return entries[:first]
        plays = here.play, there.play
        views, events = [[play.view(viewer) for play in plays], [play.events(viewer, told) for play in plays]]
        if views[0] != views[1] or events[0] != events[1]:
            return entries[:first]
    return entries


async def traffic(
    base: str, people: dict[int | None, Person], entries: list[Entry], draw: int, compared: set[int | None]
) -> Heard:
    """All that some of these hear, and get by REST, while a match is played that is known in advance. The
    others say the same as they.
    """
    hub = HUBS[base]
    table = secrets.token_urlsafe(18)
    begun = next(first for first, end in commands(entries) if first <= draw < end)
    await hub.store.append(
        table, 0, [log.write(entry) for entry in entries[:begun]], about(Match(entries[:begun]))
    )
    ears = {
        viewer: await Ear.at(person, table, "" if number % 2 else "de")  # some hear it in words, too
        for number, (viewer, person) in enumerate(people.items())
    }
    live = await hub.table(table)
    assert live.match
    never = NEVER.get(live.match.setup.game.id, ["nothing"])
    for number, (first, end) in enumerate(commands(entries, begun)):
        await live.do(lambda match, new=entries[first:end]: happen(match, new))  # type: ignore[misc]
        if number % PROBE == 0:
            for viewer, ear in ears.items():
                await ear.hear(*probes(ear.legal, end, never))
                for path in PATHS if viewer in compared else ():
                    answer = await people[viewer].web.get(path.format(table))
                    ear.heard.append(f"{answer.status_code} {of_table(answer, table)}")
    for ear in ears.values():
        await ear.hear()
    heard = {viewer: [timeless(line, table) for line in ears[viewer].heard] for viewer in compared}
    for ear in ears.values():
        await ear.leave()
    return heard


def of_table(answer: httpx.Response, table: str) -> str:
    """What was answered; of a list of all matches, what is about this one: others were compared before."""
    said = answer.json()
    if "turns" not in said:
        return answer.text
    mine = [turn for turn in said["turns"] if turn["match"]["id"] == table]
    return json.dumps(mine, separators=(",", ":"))


def probes(legal: list[str], seq: int, never: list[str]) -> Iterator[dict[str, Any]]:
    """All kinds of commands that leave the match as it is: most of them cannot be done."""
    for token in legal[:2] or ["nonsense"]:
        yield act(seq, token, *never)
        yield act(seq, token, "nonsense")
        yield act(0, token)
    yield act(seq, "nonsense")
    yield act(seq, *never)
    yield from ({"kind": "ask", "id": 1, "wish": "take-back", "back": back} for back in (seq, 2**53 - 1))
    yield {"kind": "ask", "id": 1, "wish": "take-back", "trial": True}
    yield {"kind": "undo", "id": 1, "seq": 0}
    yield {"kind": "ask", "id": 1, "wish": "rematch"}
    yield {"kind": "answer", "id": 1, "agrees": True}
    yield from ({"kind": kind, "id": 1} for kind in ("hint", "return", "next", "begin", "peek", "resync"))
    yield from ({"kind": kind, "id": 1, "seat": 0} for kind in ("sit", "stand"))
    yield {"kind": "seat_bot", "id": 1, "seat": 0, "bot": "master"}
    yield {"kind": "say", "id": 1, "text": "Good luck!"}
    yield {"kind": "react", "id": 1, "reaction": "wow"}
    yield {"kind": "introduce", "id": 1}
    yield {"kind": "remove", "id": 1, "handle": "nobody's"}
    yield {"kind": "admit", "id": 1, "spectators": True}
    yield from ({"kind": "quiet", "id": 1, "on": on} for on in (True, False))


def act(seq: int, *tokens: str) -> dict[str, Any]:
    return {"kind": "act", "id": 1, "seq": seq, "tokens": list(tokens)}


def timeless(line: str, table: str) -> str:
    """What was said, whenever and at whichever table."""
    return re.sub(r'"(at|opened|ended)":\d+', r'"\1":0', line).replace(table, "ID")


def happen(match: Match, entries: list[Entry]) -> list[Entry]:
    for entry in entries:
        match.take(entry)
    return entries


class Ear:
    """A socket, and all that was heard from it but pongs, which tell the time."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[str] = []
        self.legal: list[str] = []  # what may be done now

    @classmethod
    async def at(cls, person: Person, table: str, locale: str) -> Ear:
        cookie = f"parlour={person.web.cookies['parlour']}"
        url = f"{person.base.replace('http', 'ws')}/api/tables/{table}/socket"
        ear = cls(await connect(url, additional_headers={"Cookie": cookie}, proxy=None, max_size=None))
        await ear.hear({"kind": "join", "locale": locale})
        return ear

    async def hear(self, *said: dict[str, Any]) -> None:
        """Say something, and hear all that is told until it is answered."""
        for message in (*said, {"kind": "ping"}):
            await self._socket.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            while '"pong"' not in (line := str(await self._socket.recv())):
                self.heard.append(line)
                self.legal = json.loads(line).get("legal", self.legal)

    async def leave(self) -> None:
        await self._socket.close()


async def known(base: str, viewer: int | None) -> Person:
    """Who has this seat, or none."""
    hub: Hub = HUBS[base]
    player, token = f"player-{viewer}", secrets.token_urlsafe(32)
    await hub.store.add_player(player, f"Player {viewer}")
    await hub.store.add_session(hashed(token), player, 2**53)
    person = Person(base)
    person.web.cookies.set("parlour", token, domain="127.0.0.1")
    return person
