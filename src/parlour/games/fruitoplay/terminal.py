"""Fruitoplay's table as lines of text. Colour only repeats what the words say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import TURNS
from parlour.games.fruitoplay.telling import fruit
from parlour.kernel.token import parts
from parlour.words.drawing import aligned, joined, plain, reader_first, styled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.games.fruitoplay.view import FruitoplayView
    from parlour.kernel.game import Names
    from parlour.words import Words
    from parlour.words.drawing import Cell

COLOURS: Final = ("yellow", "green", "red", "magenta")  # in the order of the fruits


def render(setup: FruitoplaySetup, view: FruitoplayView, words: Words, names: Names) -> str:
    """The river, the hand, then each player with a line for each column: its value and its cards."""
    facts = [words("fruitoplay-round", round=view.round)]
    if view.river:
        facts.append(words("fruitoplay-turn", turn=TURNS - len(view.river) + 1))
    facts.append(words("fruitoplay-deck", pile=view.pile))
    if view.collective is not None:
        name = fruit(view.collective, words)
        facts.append(words("fruitoplay-collective", fruit=name, bonus=f"+{view.bonus}"))
    lines = [f"[bold]{facts[0]}[/]   {'   '.join(facts[1:])}", ""]
    rows = [
        [styled(words(f"fruitoplay-{label}"), "bold"), _cards(cards, view, words)]
        for label, cards in (
            ("target-is", view.river[:1]),
            ("next", view.river[1:]),
            ("out", view.out),
            ("hand", view.hand),
        )
        if cards
    ]
    lines += [*aligned(rows), ""] if rows else []
    seats = reader_first(len(view.hands), view.seat)
    columns = [_columns(view, seat, words) for seat in seats]
    drawn = aligned([row for rows in columns for row in rows])
    for seat, own in zip(seats, columns, strict=True):
        lines += [_player(view, seat, words, names), *drawn[: len(own)]]
        del drawn[: len(own)]
    return "\n".join([*lines, "", f"[dim]{words('fruitoplay-signs')}[/]"])


def _player(view: FruitoplayView, seat: int, words: Words, names: Names) -> str:
    """A player's name, state, hand and points, the points of each finished round too."""
    name = plain(names[seat] or words("you"))[1]
    mark = "to-choose" if seat in view.waiting else "has-chosen" if seat in view.chose else ""
    shown = f"[bold]{name}[/]" + (f" ({words(f'fruitoplay-{mark}')})" if mark else "")
    points = words("fruitoplay-points", points=view.scores[seat])
    if len(view.points[seat]) > 1:
        points += f" ({' + '.join(map(str, view.points[seat]))})"
    return ", ".join([shown, words("fruitoplay-holds", cards=view.hands[seat]), points])


def _columns(view: FruitoplayView, seat: int, words: Words) -> list[list[Cell]]:
    """FRU-9. The columns that have a card, or the collective one."""
    rows = []
    for place, name in enumerate(view.fruits):
        cards = view.columns[seat][place]
        shared = [name] if name == view.collective else []
        if not cards and not shared:
            continue
        numbers = [_number(card, view, seat) for card in cards]
        if shared:
            added = f"+{view.bonus}"
            numbers.append(f"({added})" if "collective" in view.cancelled[seat] else added)
        rows.append(
            [
                plain("  "),
                styled(fruit(name, words), COLOURS[place]),
                plain(str(view.values[seat][place])),
                styled(" ".join(numbers), COLOURS[place]),
            ]
        )
    return rows


def _cards(items: Sequence[str], view: FruitoplayView, words: Words) -> Cell:
    cells = []
    for item in items:
        name = str(parts(item)[0])
        text = f"{fruit(name, words)} {_number(item, view)}"
        cells.append(styled(text, COLOURS[view.fruits.index(name)]))
    return joined(cells, ", ")


def _number(item: str, view: FruitoplayView, seat: int | None = None) -> str:
    """A card's number with its sign, in brackets once it is cancelled for this seat."""
    sign = "\N{MULTIPLICATION SIGN}2" if item in view.double else "!" if item in view.rotten else ""
    number = f"{parts(item)[1]}{sign}"
    return f"({number})" if seat is not None and item in view.cancelled[seat] else number
