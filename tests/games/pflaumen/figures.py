"""What the figures of Pi mal Pflaumen and Pies claim, held against the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.telling import total as told_total
from parlour.games.pflaumen.view import split_play
from parlour.words import words_for
from tests.games.pflaumen.positions import PIES, PMP, Position, dealt, seen, setup_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.teaching import Figure

CARDS: Final = setup_of(PMP, 5).cards
PLAIN: Final = ("2.6", "3.20", "3.22", "3.24")  # they carry nothing, and are in no figure
PIECES: Final = {*CARDS, *(f"{card}+{pi}" for card in CARDS for pi in (1, 2, 3)), "plum", "pi", "watchdog"}


def edition(figure: Figure) -> tuple[str, tuple[str, ...]]:
    """The game that calls a display so, and what lies there."""
    return (PIES, figure.each["tableau"]) if "tableau" in figure.each else (PMP, figure.each["display"])


def cards(figure: Figure) -> None:
    """They are there: that is all."""


def trick(figure: Figure) -> None:
    """The order of a trick, and what everybody takes; in both editions alike."""
    plays = [split_play(play) for play in figure.each["plays"]]
    for game in (PMP, PIES):
        play = dealt(game, *(card for card, _ in plays))
        for holding, (_, pi) in zip(play._state.holdings, plays, strict=True):  # type: ignore[attr-defined]
            holding.pi = pi
        for seat, (card, pi) in enumerate(plays):
            play.act(seat, f"play:{card}+{pi}" if pi else f"play:{card}")
        order = seen(play).order
        assert figure.each["order"] == tuple(f"={order.index(seat) + 1}" for seat in range(len(plays)))
        for seat in order:
            play.act(seat, f"take:{figure.each['takes'][seat].split()[0]}")
            if seat in play.waiting and "done" in play.legal(seat):
                play.act(seat, "done")
        displays = [" ".join(cards) for cards in seen(play).displays]
        assert tuple(displays) == figure.each["takes"]
    words, setup = words_for(), setup_of(PMP, 4)
    for (card, pi), said in zip(plays, figure.each["total"], strict=True):
        assert said == f"={told_total(setup.card(card), pi, words).removesuffix('.00')}"


def mix(figure: Figure) -> None:
    """What a mix costs, and what it brings."""
    game, (display,) = edition(figure)
    (recipe,), (uses,), (left,), (points,) = (
        figure.each[key] for key in ("recipe", "uses", "left", "points")
    )
    position = Position(game, display, "", "", "", trick=" ".join(PLAIN))
    position.act(f"take:{PLAIN[0]}", f"mix:{recipe}", *(f"use:{card}" for card in uses.split()))
    view = position.view()
    assert sorted(view.displays[0]) == sorted([*left.replace("-", "").split(), PLAIN[0]])
    assert view.piles[0] == (recipe,)
    assert points == f"={view.scores[0]}"


def begin_theft(figure: Figure) -> Position:
    """The first player takes a card with a theft, and looks around."""
    game, displays = edition(figure)
    bare = [[card.lstrip("!") for card in display.split()] for display in displays]
    dog = [seat for seat, cards in enumerate(bare) if "watchdog" in cards]
    lying = [" ".join(card for card in cards if card != "watchdog") for cards in bare]
    lying += [""] * (3 - len(lying))  # a game needs three
    card = figure.each["takes"][0]
    position = Position(
        game, *lying, trick=" ".join([card, *PLAIN[: len(lying) - 1]]), watchdog=(*dog, -1)[0]
    )
    position.act(f"take:{card}")
    return position


def steal(figure: Figure) -> None:
    """What can be stolen, and what cannot."""
    assert begin_theft(figure).legal() == marked(figure)


def marked(figure: Figure) -> list[str]:
    """The thefts of the cards that the figure marks as possible."""
    _, displays = edition(figure)
    return [
        f"steal:{seat},{card.removeprefix('!')}"
        for seat, display in enumerate(displays)
        for card in display.split()
        if card.startswith("!")
    ]


def again(figure: Figure) -> None:
    """A stolen card acts again: the Pi that it brings."""
    position = begin_theft(figure)
    assert position.legal() == marked(figure)
    card, *pi = figure.each["gets"][0].split()
    position.act(f"steal:1,{card}")
    assert card in position.view().displays[0]
    assert position.view().pi[0] == len(pi)
    assert set(pi) <= {"pi"}


CHECKS: Final[dict[str, Callable[[Figure], None]]] = {
    "cards": cards,
    "trick": trick,
    "mix": mix,
    "steal": steal,
    "again": again,
}
