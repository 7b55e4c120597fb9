"""Whole games through sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from parlour.games import GAMES
from parlour.match.replay import read, verify
from tests.server.visitor import seated, serving

if TYPE_CHECKING:
    from pathlib import Path

INNER = {"pungi", "input"}  # `make outer-tests` plays the others
FULL = [
    pytest.param(
        game.id, game.seats[len(game.seats) // 2], marks=() if game.id in INNER else pytest.mark.outer
    )
    for game in GAMES.values()
]


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_persons_and_a_bot_play_to_the_end(game: str, seats: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, places, table = await seated(base, game, seats, persons=seats - 1)
            watching = await people[-1].at(table)
            await asyncio.gather(*(place.play(n) for n, place in enumerate(places)))
            assert places[0].sitting["winners"]
            for place in [*places, watching]:
                await place.until(lambda place=place: place.over)  # type: ignore[misc]
                assert place.now["seq"] == places[0].now["seq"]
                assert place.sitting == places[0].sitting
            answer = await people[0].web.get(f"/api/replays/{table}")
            told = read(answer.content)
            assert verify(told)[0].scores == places[0].sitting["scores"]
            assert told.winners == places[0].sitting["winners"]

    asyncio.run(play())
