"""What a page asks its engine for, from parts that are imported late: see what `web/site.py` leaves out."""

from __future__ import annotations

from parlour.browser.bridge import start
from parlour.coach.profile import FEWEST, FEWEST_GAMES, Seen, habits

__all__ = ["start", "used"]


def used() -> str:
    seen = [Seen(game, 0.1 * at, ["last"] * (at % 2)) for game in range(FEWEST_GAMES) for at in range(FEWEST)]
    (situation,) = habits(seen).situations
    return f"{situation.when} {situation.loss:.6f} {situation.margin:.6f}"
