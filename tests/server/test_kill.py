"""What was acknowledged is there, however often the server is killed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from parlour import Rng
from parlour.match import log
from parlour.match.log import Acted
from parlour.store import open_store
from parlour.store.check import check
from tests.server.process import Server
from tests.server.visitor import At, Gone, Person, Refusal, run

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.outer

KILLS = 3  # `make soak` kills it 200 times, and .ci/run 12 times


def test_some_kills(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    kept: list[tuple[str, int, str, int]] = []  # what was acknowledged: table, seat, token, entries

    async def play(person: Person, table: str, seat: int) -> None:
        rng = Rng(f"{table} {seat}")
        known: dict[str, Any] = {}
        while True:
            try:
                at = await person.at(table, join=False)
                at.now = known
                await at.ask("join", since=known.get("seq", 0))
                await at.until(lambda at=at: at.over or at.my_turn)  # type: ignore[misc]
                while not at.over:
                    token = at.now["legal"][rng.below(len(at.now["legal"]))]
                    await asyncio.sleep(0.05)
                    seq = await at.ask("act", seq=at.now["seq"], tokens=[token])
                    kept.append((table, seat, token, seq))
                    await at.until(lambda at=at: at.over or at.my_turn)  # type: ignore[misc]
                whole = await person.get(f"/api/tables/{table}")
                assert at.now["events"] == whole["events"]
                return
            except (Gone, OSError, WebSocketException, httpx.HTTPError):
                known = at.now or known
                await asyncio.sleep(0.1)
            except Refusal as refusal:
                assert refusal.code in ("stale", "not-your-turn", "not-stored"), refusal.told
                known = at.now

    async def whole() -> None:
        server = Server(store)
        await server.start()
        games: list[asyncio.Task[None]] = []
        kills = 0
        number = 0
        people = [await Person.come(server.base, f"Person {n}") for n in range(2)]
        while kills < KILLS or not all(game.done() for game in games):
            if kills < KILLS and sum(not game.done() for game in games) < 4:
                table = await people[0].open(("pungi", "fruitoplay")[number % 2], 3)
                number += 1
                places = [await person.at(table) for person in people]
                for seat, at in enumerate(places):
                    await at.ask("sit", seat=seat)
                await places[0].ask("seat_bot", seat=2, bot="random")
                await places[0].ask("begin")
                for at in places:
                    await at.leave()
                games += [
                    asyncio.create_task(play(person, table, seat)) for seat, person in enumerate(people)
                ]
            await asyncio.sleep(0.2 + Rng(kills).below(10) / 10)
            if kills < KILLS:
                kills += 1
                await server.kill()
                await server.start()
        await asyncio.gather(*games)
        await server.stop()
        async with await open_store(store) as opened:
            assert [problem async for problem in check(opened)] == []
            logs = {
                table: [log.read(line) for line in await opened.entries(table)]
                for table in {table for table, *_ in kept}
            }
            over = await opened.matches({"over"})
            assert set(logs) <= set(over)
        assert len(kept) > 2 * KILLS
        for table, seat, token, seq in kept:
            assert any(
                isinstance(entry, Acted) and (entry.seat, entry.tokens) == (seat, (token,))
                for entry in logs[table][:seq]
            )

    run(whole)


def test_a_stopped_server_says_goodbye(tmp_path: Path) -> None:
    async def test() -> None:
        written = tmp_path / "log"
        server = Server(tmp_path / "store.sqlite", "--log", "json", log=written)
        await server.start()
        ada = await Person.come(server.base, "Ada")
        await ada.post("/api/accounts", account="Ada", password="correct horse")
        table = await ada.open("fruitoplay", 2)
        at: At = await ada.at(table)
        await at.ask("sit", seat=0)
        await at.ask("seat_bot", seat=1, bot="greedy")
        await at.ask("begin")
        await at.play()
        secret = (await ada.get(f"/api/replays/{table}"))["secret"]
        token = ada.web.cookies["parlour"]
        assert await server.stop() == 0
        assert await at.closed() == 1012
        lines = written.read_text()
        assert '"path": "/api/tables/{table}' in lines
        for hidden in (secret, token, "correct horse", table):
            assert hidden not in lines
        with_error = [line for line in lines.splitlines() if '"info"' not in line]
        assert not with_error

    run(test)
