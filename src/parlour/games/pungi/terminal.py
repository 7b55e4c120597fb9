"""Pungi's table as lines of text. Colour only repeats what the words say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.telling import card, number, snake, turned
from parlour.kernel.token import parts
from parlour.words.drawing import aligned, joined, plain, reader_first, styled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pungi.setup import PungiSetup
    from parlour.games.pungi.view import PungiView
    from parlour.kernel.game import Names
    from parlour.words import Words
    from parlour.words.drawing import Cell

COLOURS: Final = {
    "mouse": "white",
    "snail": "yellow",
    "lizard": "bright_green",
    "dragonfly": "cyan",
    "grasshopper": "green",
    "frog": "bright_blue",
}


def render(setup: PungiSetup, view: PungiView, words: Words, names: Names) -> str:
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
            plain(""),
            *(
                styled(words(f"pungi-column-{column}"), "dim")
                for column in ("hand", "played", "taken", "points")
            ),
        ]
    ]
    for seat in reader_first(len(view.hands), view.seat):
        marks = [words("pungi-starts")] * (seat == view.start)
        marks += [words("pungi-to-play")] * (seat in view.waiting)
        name = names[seat] or words("you")
        label = f"{name} ({', '.join(marks)})" if marks else name
        rows.append(
            [
                styled(label, "bold") if seat in view.waiting else plain(label),
                _hand(view.hands[seat], words),
                _played(view, seat, words),
                joined(_taken(setup, view.taken[seat], words), " "),
                plain(number(view.scores[seat])),
            ]
        )
    return "\n".join([*lines, *aligned(rows)])


def _round(view: PungiView) -> int:
    played = len(view.discard) // len(view.hands)
    return played if view.phase in ("over", "name") else played + 1


def _hand(backs: Sequence[str], words: Words) -> Cell:
    counted = [(back, backs.count(back)) for back in dict.fromkeys(backs)]
    cells = []
    for back, count in counted:
        animal = card(back, words)
        several = words("pungi-several", count=count, animal=animal)
        cells.append(styled(several if count > 1 else animal, _colour(back)))
    return joined(cells, ", ")


def _played(view: PungiView, seat: int, words: Words) -> Cell:
    if view.start is None:
        return plain("")
    place = (seat - view.start) % len(view.hands)
    if place >= len(view.played):
        return plain("-")
    item = view.played[place]
    hidden = "" if "-" in item else " ?"
    return styled(card(item, words) + hidden, _colour(str(parts(item)[0])))


def _taken(setup: PungiSetup, taken: Sequence[str], words: Words) -> list[Cell]:
    """The snakes as they count; after one that a charmer has turned, what is printed on it."""
    left = [setup.snakes[code] for code in setup.lookup.turned([setup.snake(item) for item in taken])]
    cells = []
    for item in taken:
        if item in left:
            left.remove(item)
            after = turned(item)
            cells.append(styled(f"{after} ({snake(item, words)})", "green" if after[0] == "+" else "red"))
        else:
            cells.append(_snake(item, words))
    return cells


def _snake(item: str, words: Words) -> Cell:
    style = "bold magenta" if item == "charmer" else "green" if item[0] == "+" else "red"
    return styled(snake(item, words), style)


def _colour(back: str) -> str:
    return COLOURS.get(back, "default")
