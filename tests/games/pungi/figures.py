"""What the figures of Pungi claim, held against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.rules import charmed, score
from tests.games.pungi.test_rules import ANIMALS, CARDS, SNAKES, round_of, stacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.teaching import Figure

PIECES: Final = {*CARDS, *ANIMALS, *SNAKES.split(), "charmer", "flute"}


def value(snake: str) -> int:
    return 0 if snake == "charmer" else int(snake)


def cards(figure: Figure) -> None:
    """They are there: that is all."""


def hands(figure: Figure) -> None:
    """Five cards each; a seat knows the values of its own."""
    dealt = [hand.split() for hand in figure.each["hand"]]
    assert {len(hand) for hand in dealt} == {5}
    own, *others = dealt
    assert set(own) <= set(CARDS)
    assert all(card in ANIMALS for hand in others for card in hand)


def round_(figure: Figure) -> None:
    """The first player starts; everybody takes what the figure says."""
    flute, *row = figure.middle["row"].split()
    assert flute == "flute"
    plays = figure.each["plays"]
    play = stacked(*plays, row=" ".join(row))
    assert tuple(round_of(play, *plays)) == figure.each["takes"]


def count(figure: Figure) -> None:
    """What each counts, snake by snake."""
    for taken, counts, points in zip(
        *(figure.each[key] for key in ("taken", "counts", "points")), strict=True
    ):
        snakes = [value(snake) for snake in taken.split()]
        turned = charmed(snakes)
        assert score(snakes) == int(points.removeprefix("="))
        plain = [snake for snake in snakes if snake]
        for snake in turned:
            plain[plain.index(snake)] *= -1
        assert plain == [int(each) for each in counts.split()]


CHECKS: Final[dict[str, Callable[[Figure], None]]] = {
    "cards": cards,
    "hands": hands,
    "round": round_,
    "count": count,
}
