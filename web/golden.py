"""The golden games as every viewer sees them, and all teaching pages, for the tests of the browser client:
python -m web.golden

Each game is a file of build/golden/. For each step it has the events and the fields of the view that changed,
as a spectator sees them; and for each seat only what differs from that.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from tests.golden.playthrough import SEED, all_setups, file_of

from parlour.contract import random_play
from parlour.games import GAMES
from parlour.kernel.play import Play, advance
from parlour.server.library import teaching_in

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

FOLDER = Path(__file__).parent.parent / "build" / "golden"


def film(setup: Setup) -> dict[str, Any]:
    """One game, step by step."""
    play = Play(setup)
    steps: list[dict[str, Any]] = []
    public: dict[str, Any] = {}
    told = 0
    for step in [None, *random_play(setup, SEED).record.steps]:
        if step is not None:
            advance(play, step)
        before, public = public, _view(play, None)
        events = msgspec.to_builtins(play.events(None, told))
        seats = []
        for seat in range(setup.seats):
            own = msgspec.to_builtins(play.events(seat, told))
            seats.append({"events": _unlike(events, own), "view": _changed(public, _view(play, seat))})
        steps.append({"events": events, "view": _changed(before, public), "seats": seats})
        told += len(events)
    return {"game": setup.game.id, "seats": setup.seats, "steps": steps}


def _view(play: Play, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(play.setup.display_view(play.view(seat)))
    return found


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def _unlike(public: list[Any], own: list[Any]) -> dict[int, Any]:
    return {at: event for at, event in enumerate(own) if event != public[at]}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for setup in all_setups():
        path = FOLDER / f"{file_of(setup).stem}.json"
        path.write_text(json.dumps(film(setup), separators=(",", ":")), encoding="utf-8")
    pages = {game.id: teaching_in(game, "en") for game in GAMES.own.values()}
    (FOLDER / "teaching.json").write_bytes(msgspec.json.encode(pages))


if __name__ == "__main__":
    main()
