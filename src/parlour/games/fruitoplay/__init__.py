"""Fruitoplay (Luc Rémond and Romaric Galonnier, 2023): the nearest card wins the fruit, if it is alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.fruitoplay.aspects import FruitoplayAspects
from parlour.games.fruitoplay.chronicle import FruitoplayChronicle
from parlour.games.fruitoplay.components import Components
from parlour.games.fruitoplay.greedy import greedy
from parlour.games.fruitoplay.setup import FruitoplaySetup
from parlour.games.fruitoplay.telling import piece, say, tell
from parlour.games.fruitoplay.terminal import render
from parlour.kernel.game import Game

if TYPE_CHECKING:
    from parlour.kernel.record import Record


def follow(record: Record) -> list[str]:
    """Fruitoplay has no series of its own: each game begins afresh."""
    return []


GAME = Game(
    id="fruitoplay",
    package=__name__,
    rules=1,
    seats=(2, 3, 4, 5, 6),
    minutes=20,
    component_sets={"house-1": "components.toml"},
    box=Components,
    make=FruitoplaySetup,
    greedy=greedy,
    tell=tell,
    say=say,
    render=render,
    follow=follow,
    chronicle=FruitoplayChronicle,
    aspects=FruitoplayAspects,
    piece=piece,
)
