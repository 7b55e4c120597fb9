"""Positions of a game for the workbench: python web/positions.py pungi --seats 4 --seed 7

Bots play, and what one seat sees of it step by step goes to web/positions/GAME.json.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import parlour
from parlour.games import find
from parlour.kernel.rng import Rng
from parlour.words import words_for

FOLDER = Path(__file__).parent / "positions"
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Edda", "Finn")


def positions(
    game: str, seats: int, seed: str, seat: int | None, options: dict[str, str], locale: str
) -> dict[str, Any]:
    """All that a seat, or a spectator, is told in the course of a game."""
    play = parlour.start(game, seats, seed=seed, options=options)
    about, setup, rng = find(game), play.setup, Rng(seed)
    words = words_for(about.package, locale=locale)
    names = [("" if each == seat else NAMES[each]) for each in range(seats)]
    frames: list[dict[str, Any]] = []
    told = 0

    def look() -> None:
        nonlocal told
        events = play.events(seat, told)
        told = play.event_count
        legal = [] if seat is None or play.over else play.legal(seat)
        frames.append(
            {
                "view": setup.display_view(play.view(seat)),
                "events": events,
                "told": [about.tell(setup, event, words, names) for event in events],
                "offers": [
                    {"token": token, "sentence": about.say(setup, token, words, names)} for token in legal
                ],
            }
        )

    look()
    while not play.over:
        for each in play.waiting:
            legal = play.legal(each)
            if legal:
                play.act(each, about.greedy(setup, play.view(each), legal, rng))
                look()
    return {
        "game": game,
        "seat": seat,
        "names": [NAMES[each] for each in range(seats)],
        "components": tomllib.loads(setup.components.text),
        "frames": msgspec.to_builtins(frames),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="how many play; the middle, unless named")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seat", type=int, default=0, help="whose eyes; -1 is a spectator")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--locale", default="en", help="the language of the sentences")
    parser.add_argument("--out", type=Path, help="another file than web/positions/GAME.json")
    asked = parser.parse_args()
    possible = find(asked.game).seats
    seats = asked.seats or possible[len(possible) // 2]
    seat = None if asked.seat < 0 else asked.seat
    options = dict(option.partition("=")[::2] for option in asked.option)
    found = positions(asked.game, seats, asked.seed, seat, options, asked.locale)
    path = asked.out or FOLDER / f"{asked.game}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    print(f"{path}: {len(found['frames'])} positions")


if __name__ == "__main__":
    main()
