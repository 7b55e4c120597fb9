"""Pungi (Klaus Kreowski, 2017): animals of known kind and hidden value lure snakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.pungi.aspects import PungiAspects
from parlour.games.pungi.chronicle import PungiChronicle
from parlour.games.pungi.components import Components
from parlour.games.pungi.greedy import greedy
from parlour.games.pungi.setup import PungiSetup
from parlour.games.pungi.telling import piece, say, tell
from parlour.games.pungi.terminal import render
from parlour.kernel.game import Game
from parlour.kernel.options import Option

if TYPE_CHECKING:
    from parlour.kernel.record import Record


def follow(record: Record) -> list[str]:
    """PUN-21. The next game of a series begins to the left of this game's first start player."""
    start = next(int(step.words[1]) for step in record.steps if step.words[0] == "start")
    return [f"start {(start + 1) % record.seats}"]


GAME = Game(
    id="pungi",
    package=__name__,
    rules=1,
    seats=(3, 4, 5),
    minutes=20,
    options=(Option("chaos"), Option("name_oneself"), Option("turn_again")),
    component_sets={"house-1": "components.toml"},
    box=Components,
    make=PungiSetup,
    greedy=greedy,
    tell=tell,
    say=say,
    render=render,
    follow=follow,
    chronicle=PungiChronicle,
    aspects=PungiAspects,
    piece=piece,
)
