"""Golden playthroughs: for every setup one random game as readable text, compared to the letter. Of a long
game the beginning is told in full, and of the rest only the steps and how the scores change.

`make golden` writes them anew; the diff is then read like any other change.
"""

from __future__ import annotations

import textwrap
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from parlour.contract import random_play
from parlour.games import GAMES
from parlour.kernel.play import Play, advance
from tests.setups import setups

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

FOLDER = Path(__file__).parent
SEED = 1
IN_FULL = 180  # steps


def file_of(setup: Setup) -> Path:
    options = [f"{name}={value}" for name, value in setup.changed_options().items()]
    options += [] if setup.components == setup.game.component_set() else [setup.components.name]
    return FOLDER / f"{'-'.join([setup.game.id, str(setup.seats), *options])}.txt"


def playthrough(setup: Setup) -> str:
    """Each step, what everybody saw of it, and what was possible next."""
    record = random_play(setup, SEED).record
    play = Play(setup)
    lines = str(record).partition("\n\n")[0].splitlines()
    told = 0
    for place, step in enumerate(record.steps):
        before = play.scores
        advance(play, step)
        if place >= IN_FULL:
            lines += [""] * (place == IN_FULL) + [f"> {step}"]
            lines += [f"  scores {play.scores}"] * (play.scores != before)
            continue
        lines += ["", f"> {step}"]
        public = [_json(event) for event in play.events(None, told)]
        lines += [f"  {event}" for event in public]
        for seat in range(setup.seats):
            for number, event in enumerate(play.events(seat, told)):
                if _json(event) != public[number]:
                    lines.append(f"  only seat {seat}: {_json(event)}")
        told += len(public)
        for seat in play.waiting:
            lines.append(f"  seat {seat} may {' '.join(play.legal(seat))}")
        lines += [f"  draw {play.chance}"] if play.chance else []
        lines.append(f"  scores {play.scores}")
    lines += ["", f"winners {play.winners}"]
    for viewer in (None, *range(setup.seats)):
        lines += ["", f"the end as {'a spectator' if viewer is None else f'seat {viewer}'} sees it"]
        lines += textwrap.wrap(_json(play.view(viewer)), 108, initial_indent="  ", subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode().replace('"', "").replace(",", ", ")


@cache
def all_setups() -> tuple[Setup, ...]:
    """Every kind of setup, and one with each of the older component sets."""
    found = [setup for game in GAMES.own for setup in setups(game)]
    for game in GAMES.own.values():
        _, *older = game.component_sets
        found += [game.setup(game.seats[0], components=game.component_set(name)) for name in older]
    return tuple(found)


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for each in all_setups():
        file_of(each).write_text(playthrough(each), encoding="utf-8")
