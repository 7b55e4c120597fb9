from __future__ import annotations

import msgspec
import pytest

import parlour
from parlour import bots
from parlour.lab.simulation import Plan, simulate, summary
from tests.lots import some

LEAST = dict.fromkeys(("pi-mal-pflaumen", "pies", "fruitoplay", "pungi", "input"), 1.5)


@pytest.mark.parametrize("game", some(parlour.GAMES, "pungi", outer=parlour.GAMES))
def test_greedy_beats_random(game: str) -> None:
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    told = summary(list(simulate(Plan.of(setup, ["greedy", "random"], 1), 30)))
    wins = {row.label: row.wins.mean for row in told.bots}
    assert wins["greedy"] > LEAST.get(game, 1.0) * wins["random"]


@pytest.mark.parametrize("game", parlour.GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "novice", "expert@6"])
def test_a_bot_needs_nothing_but_what_a_message_can_carry(game: str, name: str) -> None:
    """A bot at a table of its own, given views and legal tokens as bytes, chooses what the one here does."""
    seats = parlour.GAMES[game].seats[0]
    play = parlour.start(game, seats, seed=1)
    here, there = (bots.find(name)(setup, 1) for setup in (play.setup, parlour.setup(game, seats)))
    for _ in range(40):
        for seat in play.waiting:
            view, legal = play.view(seat), play.legal(seat)
            message = msgspec.json.encode(view), msgspec.json.encode(legal)
            choice = here.choose(view, legal)
            far_view = msgspec.json.decode(message[0], type=type(view))
            assert there.choose(far_view, msgspec.json.decode(message[1])) == choice
            play.act(seat, choice)
