"""Pungi's table as lines of text. Colour only repeats what the words say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.telling import card, number, snake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pungi.setup import PungiSetup
    from parlour.games.pungi.view import PungiView
    from parlour.kernel.game import Names
    from parlour.words import Words

COLOURS: Final = {
    "mouse": "white",
    "snail": "yellow",
    "lizard": "bright_green",
    "dragonfly": "cyan",
    "grasshopper": "green",
    "frog": "bright_blue",
}

Cell = tuple[str, str]  # what is read, and in rich's markup how it looks


def draw(setup: PungiSetup, view: PungiView, words: Words, names: Names) -> str:
    """The row, then a line for each player: hand, card played, snakes taken, points."""
    seats = len(view.hands)
    rounds = (sum(map(len, view.taken)) + len(view.row) + view.snakes) // seats
    top = card(view.top or "", words)
    piles = words("pungi-piles", snakes=view.snakes, pile=view.pile, top=top)
    row = "  ".join(_snake(item, words)[1] for item in view.row)
    lines = [
        f"[bold]{words('pungi-round', round=_round(view), rounds=rounds)}[/]   [dim]{piles}[/]",
        "",
        f"[bold]{words('pungi-flute')} >>>[/]  {row}",
        "",
    ]
    rows: list[list[Cell]] = [
        [
            _plain(""),
            *(
                _styled(words(f"pungi-column-{column}"), "dim")
                for column in ("hand", "played", "taken", "points")
            ),
        ]
    ]
    for seat in _table_order(view):
        marks = [words("pungi-starts")] * (seat == view.start)
        marks += [words("pungi-to-play")] * (seat in view.waiting)
        name = names[seat] or words("you")
        label = f"{name} ({', '.join(marks)})" if marks else name
        rows.append(
            [
                _styled(label, "bold") if seat in view.waiting else _plain(label),
                _hand(view.hands[seat], words),
                _played(view, seat, words),
                _row([_snake(item, words) for item in view.taken[seat]], " "),
                _plain(number(view.scores[seat])),
            ]
        )
    return "\n".join([*lines, *_aligned(rows)])


def _round(view: PungiView) -> int:
    played = len(view.discard) // len(view.hands)
    return played if view.phase in ("over", "name") else played + 1


def _table_order(view: PungiView) -> list[int]:
    """The reader first, then clockwise."""
    seats = range(len(view.hands))
    first = view.seat or 0
    return [*seats[first:], *seats[:first]]


def _hand(backs: Sequence[str], words: Words) -> Cell:
    counted = [(back, backs.count(back)) for back in dict.fromkeys(backs)]
    return _row(
        [
            _styled(f"{count} {card(back, words)}" if count > 1 else card(back, words), _colour(back))
            for back, count in counted
        ],
        ", ",
    )


def _played(view: PungiView, seat: int, words: Words) -> Cell:
    if view.start is None:
        return _plain("")
    place = (seat - view.start) % len(view.hands)
    if place >= len(view.played):
        return _plain("-")
    item = view.played[place]
    hidden = "" if "-" in item else " ?"
    return _styled(card(item, words) + hidden, _colour(item.partition("-")[0]))


def _snake(item: str, words: Words) -> Cell:
    style = "bold magenta" if item == "charmer" else "green" if item[0] == "+" else "red"
    return _styled(snake(item, words), style)


def _colour(back: str) -> str:
    return COLOURS.get(back, "default")


def _plain(text: str) -> Cell:
    return text, text.replace("[", r"\[")


def _styled(text: str, style: str) -> Cell:
    return text, f"[{style}]{_plain(text)[1]}[/]"


def _row(cells: Sequence[Cell], between: str) -> Cell:
    return between.join(text for text, _ in cells), between.join(look for _, look in cells)


def _aligned(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """Columns as wide as their widest cell."""
    widths = [max(len(text) for text, _ in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            look + " " * (width - len(text)) for (text, look), width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
