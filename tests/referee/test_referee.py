"""A second reading of each rulebook, written without sight of the first, agrees with it at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import Record
from parlour.cli.records import position
from parlour.games import GAMES
from parlour.kernel.play import Play, advance
from parlour.lab.simulation import Plan, play_game, record
from tests.boxes import BOXES
from tests.golden.playthrough import all_setups, file_of
from tests.lots import TIMES
from tests.referee import fruitoplay, pflaumen, pungi
from tests.referee import input as input_
from tests.referee.record import OWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _pytest.mark import ParameterSet

    from parlour import Setup

REFEREES = {
    "pi-mal-pflaumen": pflaumen.positions,
    "pies": pflaumen.positions,
    "fruitoplay": fruitoplay.positions,
    "pungi": pungi.positions,
    "input": input_.positions,
}
SETUPS = [*all_setups()]
SETUPS += [  # options that meet
    parlour.setup("input", seats, options)
    for seats in (2, 3)
    for options in (
        {"zero": "on", "children": "0,1", "solo_double": "on", "free_number": "5"},
        {"zero": "on", "joker_closes": "on", "free_number": "1", "combination": "2,4"},
        {"family": "1", "zero": "on"},
    )
]
SETUPS += [
    parlour.setup("pungi", 4, {"name_oneself": "on", "turn_again": "on"}),
    parlour.setup("input", 2, {"first_return": "on", "children": "0", "zero": "on", "joker_seen": "on"}),
    parlour.setup("input", 3, {"first_return": "on", "combination": "1,2/8,9/3"}),
]
for game, texts in BOXES.items():
    for text in texts:
        SETUPS.append(parlour.setup(game, 3, components=text))
        OWN[SETUPS[-1].components.name] = SETUPS[-1].components.data()
LONG = {"input"}  # of these, one game


def ours(setup: Setup, record: Record) -> list[dict[str, object]]:
    play = Play(setup)
    found = [position(play, 0)]
    for number, step in enumerate(record.steps, 1):
        advance(play, step)
        found.append(position(play, number))
    return found


def disagreement(setup: Setup, bots: tuple[str, ...], seed: str) -> str:
    """The record of a game over which the two readings differ; empty if they agree at every step."""
    plan = Plan.of(setup, bots, seed)
    text = record(plan, play_game(setup, plan, 0))
    return "" if REFEREES[setup.game.id](text) == ours(setup, Record.parse(text)) else text


def by_turns() -> Iterator[ParameterSet]:
    """Every setup with both: `make test` tries one of them, and `make outer-tests` the other."""
    for number, setup in enumerate(SETUPS):
        for turn, bots in enumerate((("random",), ("greedy", "random"))):
            marks = pytest.mark.outer if (number + turn) % 2 else ()
            yield pytest.param(setup, bots, id=f"{file_of(setup).stem}-{'-'.join(bots)}", marks=marks)


@pytest.mark.parametrize(("setup", "bots"), [*by_turns()])
def test_both_readings_agree(setup: Setup, bots: tuple[str, ...]) -> None:
    for number in range(1 if setup.game.id in LONG else TIMES):
        assert not disagreement(setup, bots, f"referee/{number}")


def test_every_game_has_a_referee() -> None:
    assert set(REFEREES) == set(GAMES.own)
