"""Every game, number of seats and option keeps the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour import Setup, contract
from parlour.games import GAMES
from parlour.kernel.components import ComponentSet
from parlour.kernel.options import write
from parlour.kernel.state import CHANCE
from tests import toy
from tests.boxes import BOXES
from tests.lots import TIMES
from tests.setups import setups

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _pytest.mark import ParameterSet

SEEDS = range(TIMES)
UNSEEN = ("pungi", "fruitoplay", "input")  # where something lies hidden from all
PREDICTABLE = ("pi-mal-pflaumen", "pies", "input", "toy")  # where several actions can be sent together
SETUPS = [*contract.setups(toy.GAME), *(setup for game in GAMES for setup in setups(game))]
SETUPS += [GAMES[game].setup(3, components=ComponentSet.own(box)) for game in BOXES for box in BOXES[game]]


def name(setup: Setup) -> str:
    options = [f"{option}={value}" for option, value in setup.changed_options().items()]
    options += [] if setup.components.name in setup.game.component_sets else [setup.components.name[:4]]
    return "-".join([setup.game.id, str(setup.seats), *options])


def by_turns() -> Iterator[ParameterSet]:
    """Every setup. With changed options, `make test` tries one number of seats, another for each option, and
    `make outer-tests` all the others.
    """
    ways: dict[tuple[str, ...], int] = {}
    for setup in SETUPS:
        changed = tuple(setup.changed_options())
        turn = ways.setdefault((setup.game.id, *changed), len(ways))
        inner = not changed or setup.seats == setup.game.seats[turn % len(setup.game.seats)]
        yield pytest.param(setup, id=name(setup), marks=() if inner else pytest.mark.outer)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", [*by_turns()])
def test_contract(setup: Setup, seed: int) -> None:
    tried = contract.check(setup, seed)
    decisions = sum(step.seat != CHANCE for step in contract.random_play(setup, seed).record.steps)
    assert tried.hidden > min(decisions, 100)
    assert tried.answers > min(decisions, 100)
    assert tried.predictions > 0 or setup.game.id not in PREDICTABLE
    assert (tried.redraws > 0) == (setup.game.id in UNSEEN)


def test_tables_cover_every_option() -> None:
    for game in (*GAMES.values(), toy.GAME):
        tried = {
            (setup.seats, option.name)
            for setup in SETUPS
            if setup.game is game
            for option in game.options
            if setup.changed_options().get(option.name) not in (None, write(option.default))
        }
        assert tried == {(seats, option.name) for seats in game.seats for option in game.options}
