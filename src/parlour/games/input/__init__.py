"""Input (Sepp Edelbert Wiedmann, 1998): numbers in strips, and tiles whose undersides nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.input.aspects import InputAspects
from parlour.games.input.chronicle import InputChronicle
from parlour.games.input.components import Components
from parlour.games.input.greedy import greedy
from parlour.games.input.setup import InputSetup
from parlour.games.input.telling import piece, say, tell
from parlour.games.input.terminal import render
from parlour.kernel.game import Game
from parlour.kernel.options import Option, Preset

if TYPE_CHECKING:
    from parlour.kernel.record import Record


def follow(record: Record) -> list[str]:
    """The rulebook knows no series: every game begins anew."""
    return []


GAME = Game(
    id="input",
    package=__name__,
    rules=1,
    seats=(2, 3),
    minutes=30,
    options=(
        Option("zero"),
        Option("memory", True),
        Option("solo_double"),
        Option("free_number", 0, 1, 9),  # 0: none
        Option("combination", "", 1, 9),  # 1,2,3/5,6: either set
        Option("joker_closes"),
        Option("children", (), 0, 2),
        Option("joker_seen"),
        Option("first_return"),
    ),
    presets=(Preset("family", "children", {"joker_closes": True}),),  # INP-30
    component_sets={"house-2": "house-2.toml", "house-1": "components.toml"},
    box=Components,
    make=InputSetup,
    greedy=greedy,
    tell=tell,
    say=say,
    render=render,
    follow=follow,
    chronicle=InputChronicle,
    aspects=InputAspects,
    piece=piece,
)
