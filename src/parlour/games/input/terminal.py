"""Input's table as lines of text. A frame shows a symbol, a letter the owner; colour only repeats them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.lookup import SYMBOLS, TURNS
from parlour.games.input.telling import colour, symbol
from parlour.words.drawing import aligned, plain, reader_first, styled

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.games.input.view import InputView, Number, Tile
    from parlour.kernel.game import Names
    from parlour.words import Words
    from parlour.words.drawing import Cell

FRAMES: Final = {"full": "[]", "half": "--", "round": "()", "slanted": "//", "joker": "**"}
STYLES: Final = {"yellow": "yellow", "red": "red", "blue": "bright_blue"}
OTHER_STYLES: Final = ("green", "magenta", "cyan")


def render(setup: InputSetup, view: InputView, words: Words, names: Names) -> str:
    """The numbers side by side, each five strips from top to bottom; then each player's tiles, and what is
    known to be below them.
    """
    head = words("input-turn", turn=min(view.turn + 1, TURNS), turns=TURNS)
    lines = [f"[bold]{head}[/]   [dim]{words('input-target', target=view.target)}[/]"]
    if view.announced is not None:
        message = "input-now-close" if view.announced else "input-now-zero"
        lines.append(words(message, number=view.announced))
    lines += ["", *_numbers(view, words), ""]
    shapes = ", ".join(f"{_frame(side, '..')} {symbol(side, words)}" for side in SYMBOLS)
    lines.append(styled(words("input-legend", shapes=shapes), "dim")[1])
    if any(number.completed for number in view.numbers):
        lines.append(styled(words("input-completed"), "dim")[1])
    if view.places:
        lines.append(styled(words("input-marked"), "dim")[1])
    for seat in reader_first(len(view.tiles), view.seat):
        lines += ["", *_player(view, seat, words, names)]
    return "\n".join(lines)


def _numbers(view: InputView, words: Words) -> list[str]:
    lying = {
        tile.at: (seat, number, tile)
        for seat, tiles in enumerate(view.tiles)
        for number, tile in enumerate(tiles, 1)
    }
    rows: list[list[Cell]] = [[plain(""), *(_heading(number) for number in view.numbers)]]
    for place in range(len(view.numbers[0].asks)):
        row = [styled(str(place + 1), "dim")]
        for number in view.numbers:
            field = f"{number.digit}.{place + 1}"
            if field in lying:
                seat, tile_number, tile = lying[field]
                label = f"{_mark(view, seat, words)}{tile_number}"
                row.append(styled(_frame(tile.up, label), f"bold {_style(view, seat)}"))
            elif field in view.places:
                row.append(styled(_frame(number.asks[place], "++"), "bold"))
            else:
                row.append(styled(_frame(number.asks[place], ".."), "dim"))
        rows.append(row)
    return aligned(rows)


def _heading(number: Number) -> Cell:
    worth = f"={number.points}" if number.points not in (0, number.digit) else ""
    text = f" {number.digit}{worth}"
    return styled(f"{text}^", "bold dim") if number.completed else styled(text, "bold")


def _frame(side: str, label: str) -> str:
    return f"{FRAMES[side][0]}{label}{FRAMES[side][1]}"


def _player(view: InputView, seat: int, words: Words, names: Names) -> list[str]:
    """Name, points and wins; then a column for each tile."""
    name = words("input-player", name=names[seat] or words("you"), colour=colour(view.colours[seat], words))
    facts = [words("input-points", points=view.scores[seat])]
    if view.won[seat]:
        facts.append(words("input-won-so-far", numbers=", ".join(map(str, view.won[seat]))))
    if seat in view.waiting:
        facts.append(words("input-to-play"))
    style = _style(view, seat)
    mark = _mark(view, seat, words)
    tiles = view.tiles[seat]
    rows = [
        [_label("tile", words), *(styled(f"{mark}{n}", style) for n in range(1, len(tiles) + 1))],
        [_label("shows", words), *(styled(symbol(tile.up, words), style) for tile in tiles)],
        [_label("lies", words), *(plain(_place(tile.at, words)) for tile in tiles)],
    ]
    if all(tile.can_be for tile in tiles):
        rows.append([_label("below", words), *(_below(tile, words) for tile in tiles)])
    barred = ["" if tile.may_return else tile.came_from or "" for tile in tiles]
    if any(barred):
        rows.append([_label("back", words), *(plain(field) for field in barred)])
    return [f"{styled(name, f'bold {style}')[1]}   {plain(', '.join(facts))[1]}", *aligned(rows)]


def _label(row: str, words: Words) -> Cell:
    return styled(f"  {words(f'input-row-{row}')}", "dim")


def _place(at: str, words: Words) -> str:
    return words(f"input-at-{at}") if at in ("supply", "hand") else at


def _below(tile: Tile, words: Words) -> Cell:
    """The side below, or all that it can be."""
    tiles = [name.split("/") for name in tile.can_be]
    sides = {other if one == tile.up else one for one, other in tiles}
    if len(sides) == 1:
        return styled(symbol(sides.pop(), words), "bold")
    letters = "/".join(words(f"input-letter-{side}") for side in SYMBOLS if side in sides)
    return styled(words("input-maybe", letters=letters), "dim")


def _mark(view: InputView, seat: int, words: Words) -> str:
    """The letter by which a seat's tiles are known: that of its colour, if these differ."""
    letters = [colour(name, words)[0].upper() for name in view.colours]
    return letters[seat] if len(set(letters)) == len(letters) else "ABC"[seat]


def _style(view: InputView, seat: int) -> str:
    return STYLES.get(view.colours[seat], OTHER_STYLES[seat])
