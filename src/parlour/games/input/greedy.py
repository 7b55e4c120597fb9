"""A rule of thumb for Input: how a sensible player with a good memory plays, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.lookup import DIGITS, FIELDS, JOKER, NONE, ONE_COLOUR, SYMBOLS, VALUES
from parlour.kernel.token import Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.games.input.setup import InputSetup
    from parlour.games.input.view import InputView
    from parlour.kernel.rng import Rng

VICTORY: Final = 20.0  # what the win that ends the game is worth on top of its points
LATER: Final = 0.8  # what a point is worth that may be won on one's next turn
WAITING: Final = 0.75  # and for each own tile that must be taken down before
PART: Final = 0.06  # what a tile on an unfinished number is worth, as a part of its points
ALONE: Final = 0.05  # and if all others there are one's own too
TAKEN_DOWN: Final = 1.2  # what it is worth to take a tile down from a completed number
RESTLESS: Final = 0.0001  # what a turn adds to a hundredth of the weight of mere whim
ZERO_WORTH: Final = 7  # the points that a zero must cost the others


def greedy(setup: InputSetup, view: InputView, legal: Sequence[str], rng: Rng) -> str:
    """Announce where the odds promise more than they threaten. Else turn the tile from which, on average over
    all that can be under it, the best can be made: a number that one can close next and the others cannot.
    """
    table = _Table(setup, view)
    worth = [table.worth(token) for token in legal]
    if view.phase in ("pick", "set"):  # the longer the game, the less it pays to repeat oneself
        worth = [value + RESTLESS * view.turn * rng.below(100) for value in worth]
    best = max(worth)
    good = [token for token, value in zip(legal, worth, strict=True) if value == best]
    return good[rng.below(len(good))]


class _Table:
    """The table as one seat weighs it."""

    def __init__(self, setup: InputSetup, view: InputView) -> None:
        assert view.seat is not None
        self.setup = setup
        self.view = view
        self.rules = setup.lookup
        self.me = view.seat
        self.others = [seat for seat in range(setup.seats) if seat != view.seat]
        self.at: list[list[int]] = []  # by seat and tile: its field, or SUPPLY
        self.up: list[list[int]] = []
        self.under: list[list[list[float]]] = []  # by seat and tile: how likely each symbol is below
        self.cell = [NONE] * (FIELDS * DIGITS)  # by field: whose tile lies there
        for seat, tiles in enumerate(view.tiles):
            up = [SYMBOLS.index(tile.up) for tile in tiles]
            at = [setup.place(tile.at) for tile in tiles]
            self.up.append(up)
            self.at.append(at)
            self.under.append(self._under(seat, up))
            for field in at:
                if field >= 0:
                    self.cell[field] = seat
        self.completed = [False] * DIGITS
        for number in view.numbers:
            self.completed[number.digit] = number.completed
        self.blocked = [sum(f >= 0 and self.completed[f // FIELDS] for f in at) for at in self.at]

    def _under(self, seat: int, up: Sequence[int]) -> list[list[float]]:
        seen = [[SYMBOLS.index(side) for side in tile.seen] for tile in self.view.tiles[seat]]
        deduction = self.setup.knowledge.deduce(
            [(sides[0], sides[1]) for sides in seen if len(sides) == 2],
            [sides[0] for sides in seen if len(sides) == 1],
        )
        return [
            [float(symbol == sides[1]) for symbol in range(len(SYMBOLS))]
            if len(sides) == 2
            else deduction.odds[sides[0]]
            for sides in seen
        ]

    def worth(self, token: str) -> float:
        """How good an action is."""
        choice = Token.parse(token)
        slide = choice.verb == "slide"
        if choice.verb == "zero":
            return self.zero()
        if choice.verb == "close":
            return self.closing(int(choice.item))
        if choice.verb == "set":
            held = [tile.at for tile in self.view.tiles[self.me]].index("hand")
            return self.place(held, self.setup.place(choice.item))
        tile = int(choice.item) - 1
        if self.view.phase == "close":
            assert self.view.announced is not None
            return self.closes(self.me, tile, self.need(self.view.announced), slide)
        if self.view.phase == "zero":
            return self.fits_zero(tile, slide)
        return self.move(tile, slide)

    # Announcing

    def closing(self, digit: int) -> float:
        """What announcing a number promises, less what it threatens. Once won, it is no danger."""
        odds = self.chance(self.me, digit, self.need(digit))
        points = self.view.scores[self.me]
        gain = self.gain(digit, self.count(digit, self.me))
        return odds * (gain - self.number(digit, NONE)) - (1 - odds) * min(VALUES[digit], points)

    def gain(self, digit: int, mine: int) -> float:
        """What winning a number is worth; `mine` own tiles lie on it before the last."""
        points = VALUES[digit]
        if mine == FIELDS - 1:
            points = 2 * points if self.rules.options.solo_double else points + ONE_COLOUR
        ends = self.view.scores[self.me] + points >= self.view.target
        return points + VICTORY if ends else points

    def chance(self, seat: int, digit: int, need: int, besides: int = NONE) -> float:
        """How likely a seat's best tile closes a number whose last field asks for a symbol."""
        slides = self.rules.child[seat] or self.rules.options.free_number == digit
        best = 0.0
        for tile, field in enumerate(self.at[seat]):
            if field // FIELDS != digit and tile != besides:
                best = max(best, self.closes(seat, tile, need, False))
                if slides:
                    best = max(best, self.closes(seat, tile, need, True))
        return best

    def closes(self, seat: int, tile: int, need: int, slide: bool) -> float:
        """How likely a tile closes a number whose last field asks for a symbol."""
        joker = self.rules.options.joker_closes
        if slide:
            return float(self.up[seat][tile] == need or (joker and self.up[seat][tile] == JOKER))
        odds = self.under[seat][tile]
        return odds[need] + (odds[JOKER] if joker else 0.0)

    # Building

    def move(self, tile: int, slide: bool) -> float:
        """What can be made of a tile, on average over what can be under it."""
        up = self.up[self.me][tile]
        if slide:
            return self.best_place(tile, self.rules.slides_to[self.me][up])
        odds = self.under[self.me][tile]
        return sum(
            chance * self.best_place(tile, self.rules.fits[symbol])
            for symbol, chance in enumerate(odds)
            if chance
        )

    def best_place(self, tile: int, fields: Iterable[int]) -> float:
        """The best of these fields for a tile; the supply, if there is none."""
        origin = self.at[self.me][tile]
        told = self.view.tiles[self.me][tile]
        barred = NONE if told.came_from is None or told.may_return else self.setup.place(told.came_from)
        worth = []
        for field in fields:
            digit = field // FIELDS
            free = self.free(digit) + (origin >= 0 and origin // FIELDS == digit)
            if self.cell[field] == NONE and free > 1 and field != barred and not self.completed[digit]:
                worth.append(self.place(tile, field))
        return max(worth) if worth else self.leave(tile)

    def place(self, tile: int, field: int) -> float:
        """How much better the table is with a tile on this field instead of where it was."""
        origin = self.at[self.me][tile]
        change = self.leave(tile)
        if origin >= 0:
            self.cell[origin] = NONE
        digit = field // FIELDS
        before = self.number(digit, tile)
        self.cell[field] = self.me
        change += self.number(digit, tile) - before
        self.cell[field] = NONE
        if origin >= 0:
            self.cell[origin] = self.me
        return change

    def leave(self, tile: int) -> float:
        """How much better the table is without a tile where it was."""
        origin = self.at[self.me][tile]
        if origin < 0:
            return 0.0
        digit = origin // FIELDS
        if self.completed[digit]:
            return TAKEN_DOWN
        before = self.number(digit, NONE)
        self.cell[origin] = NONE
        change = self.number(digit, NONE) - before
        self.cell[origin] = self.me
        return change

    def number(self, digit: int, moved: int) -> float:
        """What an unfinished number is worth when the next player's turn begins."""
        mine = self.count(digit, self.me)
        free = self.free(digit)
        if free > 1:
            others = FIELDS - free - mine
            return VALUES[digit] * mine * (PART + (0.0 if others else ALONE))
        need = self.need(digit)
        danger = 0.0
        for other in self.others:
            if self.count(digit, other) and not self.blocked[other]:
                danger = max(danger, self.chance(other, digit, need))
        hope = self.chance(self.me, digit, need, moved) if mine else 0.0
        hope *= LATER * WAITING ** self.blocked[self.me]
        return hope * (1 - danger) * self.gain(digit, mine) - danger * VALUES[digit]

    def count(self, digit: int, seat: int) -> int:
        return self.cell[FIELDS * digit : FIELDS * digit + FIELDS].count(seat)

    def free(self, digit: int) -> int:
        return self.count(digit, NONE)

    def need(self, digit: int) -> int:
        """The symbol that the last free field of a number asks for."""
        return self.rules.asks[self.cell.index(NONE, FIELDS * digit, FIELDS * digit + FIELDS)]

    # The zero

    def zero(self) -> float:
        """Try it only with tiles that are known to fit, and if it costs the others much."""
        sure = [odds.index(1.0) for odds in self.under[self.me] if 1.0 in odds]
        lacking = [
            max(0, self.rules.asks[:FIELDS].count(symbol) - sure.count(symbol)) for symbol in range(JOKER)
        ]
        cost = sum(self.view.wins[other][-1] for other in self.others if self.view.wins[other])
        return VICTORY if sum(lacking) <= sure.count(JOKER) and cost >= ZERO_WORTH else -VICTORY

    def fits_zero(self, tile: int, slide: bool) -> float:
        """How likely a tile fits a free field of the zero; the joker last, since it fits them all."""
        free = {self.rules.asks[field] for field in range(FIELDS) if self.cell[field] == NONE}
        if slide:
            return float(self.up[self.me][tile] in free)
        odds = self.under[self.me][tile]
        return sum(odds[symbol] for symbol in free) + odds[JOKER] * 0.9
