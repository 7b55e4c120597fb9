"""What the figures of Fruitoplay claim, held against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.games.fruitoplay.positions import (
    CARDS,
    FRUITS,
    choose,
    ended,
    seen,
    stacked,
    tokens,
    told,
    turn,
    won_by,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.teaching import Figure

COLLECTIVE: Final = {
    f"{fruit}+{bonus}": (fruit, bonus + 1) for fruit in FRUITS for bonus in (1, 2)
}  # its round
PIECES: Final = {*CARDS, *COLLECTIVE}


def cards(figure: Figure) -> None:
    """They are there: that is all."""


def river(figure: Figure) -> None:
    """Seven targets, and all of them are seen."""
    targets = figure.middle["river"]
    assert seen(stacked("", "", river=targets)).river == tuple(targets.split())


def turn_(figure: Figure) -> None:
    """Who wins the target, what is out, and how far all are from it."""
    plays = figure.each["plays"]
    bare = [card.lstrip("*~") for card in plays]
    target = figure.middle["target"]
    play = stacked(*bare, river=target)
    turn(play, *bare)
    best: list[int | None] = [seat for seat, card in enumerate(plays) if card.startswith("*")]
    assert won_by(play) == (best or [None])
    out = {card for event in told(play, "tied") for card in event.cards}  # type: ignore[attr-defined]
    assert out == {card.removeprefix("~") for card in plays if card.startswith("~")}
    number = int(target.partition("-")[2])
    away = [f"={abs(int(card.partition('-')[2]) - number)}" for card in bare]
    assert tuple(away) == figure.each["away"]


def columns(figure: Figure) -> None:
    """What a round brings; the owner crosses out what the figure says."""
    fruit, number = COLLECTIVE.get(figure.middle.get("collective", ""), ("", 1))
    lies = [
        " ".join(
            figure.each[key][seat] for key in FRUITS if key in figure.each and figure.each[key][seat] != "-"
        )
        for seat in range(len(figure.players))
    ]
    bare = [line.replace("~", "") for line in lies]
    others = ["apple-20"] * (2 - len(bare))  # a game needs two
    before = [[0] * max(2, len(bare))] * (number - 1)
    state = ended(*bare, *others, collective=fruit, number=number, points=before)
    for seat, line in enumerate(lies):
        for card in line.split():
            token = f"cancel:{card.removeprefix('~')}"
            if card.startswith("~") and seat in state.waiting and token in tokens(state, seat):
                choose(state, seat, token)
    points = [int(each.removeprefix("=")) for each in figure.each["points"]]
    assert state.scores()[: len(points)] == points


CHECKS: Final[dict[str, Callable[[Figure], None]]] = {
    "cards": cards,
    "river": river,
    "turn": turn_,
    "columns": columns,
}
