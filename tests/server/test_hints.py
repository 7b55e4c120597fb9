"""Hints for those who play against bots."""

from __future__ import annotations

import asyncio
import json
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from parlour import Rng
from parlour.bots.explanation import Candidate, Explanation
from parlour.kernel.aspects import Reason
from parlour.kernel.errors import ParlourError
from parlour.server import hints
from parlour.server.budgets import Addresses
from parlour.server.hints import Hints
from parlour.server.settings import Rates
from tests.match.matches import begun
from tests.server.visitor import At, Person, seated, serving
from tests.server.visitor import run as run_whole

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.kernel.game import View
    from parlour.match.match import Match


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hints, "stages", (0.05, 0.1))


def hints_in(place: At) -> list[dict[str, Any]]:
    return [said for said in map(json.loads, place.heard) if said["kind"] == "hint"]


def test_who_plays_alone_gets_hints(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, (place,), table = await seated(base, "pungi", 3, persons=1)
            await place.until(lambda: place.my_turn)
            seq, legal = place.now["seq"], place.now["legal"]
            await place.ask("hint")
            first, better = hints_in(place)
            for hint in (first, better):
                assert hint["seq"] == seq
                assert hint["id"] == place._number
                assert {each["token"] for each in hint["candidates"]} <= set(legal)
                assert all(each["sentence"].startswith("Play ") for each in hint["candidates"])
                assert all(0 <= each["wins"] <= 1 for each in hint["candidates"])
                assert hint["candidates"][0]["equal"]
            assert sum(each["spread"] for each in better["candidates"]) > 0
            assert place.now["seq"] == seq  # nothing has happened
            looker = await (await Person.come(base, "Looker")).at(table)
            assert await looker.refused("hint") == "no-hints"
            unjoined = await people[0].at(table, join=False)
            assert await unjoined.refused("hint") == "join-first"

    run_whole(test)


def test_while_it_is_thought_about_other_things_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hints, "stages", (3.0, 60.0))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, (place,), _ = await seated(base, "pungi", 3, persons=1)
            await place.until(lambda: place.my_turn)
            asking = asyncio.create_task(place.ask("hint"))
            await asyncio.sleep(0)
            await place.act(Rng(1))
            assert not hints_in(place)
            await asking
            assert len(hints_in(place)) == 1  # nobody needs a better one any more

    run_whole(test)


def test_a_hint_that_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=Rates(hints=(1, 60))) as base:
            _, (place,), _ = await seated(base, "pungi", 3, persons=1)
            await place.until(lambda: place.my_turn)
            monkeypatch.setattr("parlour.bots.workers.SECONDS", -0.1)
            assert await place.refused("hint") == "bot-failed"
            assert await place.refused("hint") == "too-many"

    run_whole(test)


def refused(match: Match, player: str) -> str:
    code = ""

    async def test() -> None:
        nonlocal code
        found = Hints(Addresses())
        try:
            async for _ in found.hints(match, player, 1, "en"):
                pass
        except ParlourError as refusal:
            code = refusal.code
        finally:
            await found.close()

    run_whole(test)
    return code


def test_nobody_gets_hints_against_persons_or_out_of_turn() -> None:
    match = begun("fruitoplay", 3, persons=2)
    assert refused(match, "player-0") == "no-hints"
    match.relieve(1, "resigned", 0)
    assert refused(match, "player-0") == "no-hints"  # they may come back
    alone = begun("fruitoplay", 3, persons=1)
    assert refused(alone, "stranger") == "no-hints"
    alone.act(0, [alone.play.legal(0)[0]], 0)
    assert alone.play.legal(0)  # could be replaced, but is not waited for
    assert refused(alone, "player-0") == "no-hints"
    relieved = begun("fruitoplay", 3, persons=1)
    relieved.relieve(0, "resigned", 0)
    assert refused(relieved, "player-0") == "no-hints"


def test_a_hint_is_made_of_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("fruitoplay", 3, persons=1)
    given: list[object] = []

    def explain(self: object, setup: object, view: View, legal: list[str], seconds: float) -> Explanation:
        given.extend((setup, view, legal))
        raise ParlourError("bot-failed", bot="", reason="")

    monkeypatch.setattr("parlour.bots.workers.Workers.explain", explain)
    assert refused(match, "player-0") == "bot-failed"
    assert given == [match.setup, match.play.view(0), match.play.legal(0)]


def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "QUEUE", 0)
    assert refused(begun("fruitoplay", 3, persons=1), "player-0") == "too-many"


def test_one_person_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks again and again is refused, and others are not."""
    monkeypatch.setattr(Hints, "stages", (0.1,))
    matches = {}
    for player in ("greedy", "modest"):
        matches[player] = begun("fruitoplay", 3, persons=1)
        matches[player].at(0).player = player
    asked: list[str] = []
    go_on = Event()

    def explain(self: object, setup: object, view: View, legal: list[str], seconds: float) -> Explanation:
        assert go_on.wait(60)
        return Explanation((), (), 0, 0, exact=False)

    monkeypatch.setattr("parlour.bots.workers.Workers.explain", explain)

    async def test() -> None:
        found = Hints(Addresses())

        async def hint(player: str) -> None:
            try:
                async for _ in found.hints(matches[player], player, 1, "en"):
                    pass
                asked.append(player)
            except ParlourError as refusal:
                asked.append(refusal.code)

        asking = [asyncio.create_task(hint(player)) for player in ("greedy", "greedy", "greedy", "modest")]
        await asyncio.sleep(0)
        assert asked == ["too-many"]
        go_on.set()
        await asyncio.gather(*asking)
        assert asked == ["too-many", "greedy", "modest", "greedy"]
        assert found._waiting == {}
        await found.close()

    run_whole(test)


def test_a_hint_stays_if_no_better_one_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("pungi", 3, persons=1)
    for seat in range(match.play.waiting[0], 3):
        match.act_for(seat, match.play.legal(seat)[0], 0)
    asked: list[float] = []

    def explain(self: object, setup: object, view: View, legal: list[str], seconds: float) -> Explanation:
        asked.append(seconds)
        if len(asked) > 1:
            raise ParlourError("bot-failed", bot="", reason="")
        reason = Reason(legal[0], legal[1], "gains", 0.62, 0.2, 100, 0.5)
        return Explanation(
            (Candidate(legal[0], 0.5, 0.1, 1.0, equal=True, reason=reason),), (), 1, 1, exact=False
        )

    monkeypatch.setattr("parlour.bots.workers.Workers.explain", explain)

    async def test() -> None:
        found = Hints(Addresses())
        (hint,) = [hint async for hint in found.hints(match, "player-0", 1, "de")]
        assert "machst du in 62 von 100 Fällen Pluspunkte" in hint.candidates[0].reason
        await found.close()

    run_whole(test)
    assert asked == [0.05, 0.1]
