"""How a game stands, where a chance to win might surprise: what an even share is, and who will get more from
now on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.bots.explanation import Explanation
    from parlour.kernel.game import Names, View
    from parlour.words import Words

DECIDED: Final = 0.05  # the chance to win of a game that is nearly decided
APART: Final = 0.03  # by which two chances to win must differ, to be compared with two scores
GOOD: Final = 0.5  # a chance to win that needs no even share to be called good


def standing(thoughts: Explanation, view: View, words: Words, names: Names) -> str:
    """From the view and from the trials of a hint: who will get more from now on, if who has more points
    wins less often; else what an even share is, and who else wins most. Nothing, where the numbers speak for
    themselves.
    """
    seat = view.seat
    if seat is None or not thoughts.standing:
        return ""
    wins, points = zip(*thoughts.standing, strict=True)
    mine = wins[seat]
    if not DECIDED < mine < 1 - DECIDED:
        return ""
    others = [other for other in range(len(wins)) if other != seat]
    others.sort(key=lambda other: -abs(wins[other] - mine))
    for other in others:
        lead = view.scores[seat] - view.scores[other]
        gains = [round(points[each] - view.scores[each]) for each in (seat, other)]
        more = gains[0] - gains[1]
        if abs(wins[other] - mine) >= APART and lead * (mine - wins[other]) < 0 and lead * more < 0:
            return words(
                "standing-gains",
                ahead="yes" if lead > 0 else "no",
                name=names[other],
                more=max(gains),
                less=min(gains),
            )
    if len(wins) < 3 or mine >= GOOD:
        return ""
    best = max(others, key=lambda other: wins[other])
    return words(
        "standing-even",
        count=len(wins),
        even=round(100 / len(wins)),
        name=names[best],
        wins=round(100 * wins[best]),
    )
