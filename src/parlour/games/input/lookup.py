"""What seats, options and components fix for a whole game of Input. A symbol is 0 to 4; a tile is 7 times its
owner's seat plus its place in the order in which they fell; a field is 5 times its digit plus its place from
the top. A set of digits, of tiles or of fields is a number with a bit for each member.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.sets import bits_of, subsets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mypy_extensions import i64

SYMBOLS: Final = ("full", "half", "round", "slanted", "joker")
SLANTED: Final = 3
JOKER: Final = 4
TILES: Final = 7  # of each colour
DIGITS: Final = 10
FIELDS: Final = 5  # of each number
NUMBERS: Final = {2: 6, 3: 9}  # INP-4: by seats, the highest number in play
TARGETS: Final = {2: 17, 3: 21}  # INP-4: by seats, the points that win
VALUES: Final = (0, 10, 2, 3, 4, 5, 6, 7, 8, 9)  # INP-16: by digit
ONE_COLOUR: Final = 3  # INP-19
TURNS: Final = 400  # INP-22

SUPPLY: Final = -1  # of a tile: on no field
HELD: Final = -2  # of a tile: picked up
NONE: Final = -1

ALL_DIGITS: Final = (1 << DIGITS) - 1
ALL_TILES: Final = (1 << TILES) - 1  # of a seat
ALL_FIELDS: Final = (1 << FIELDS) - 1  # of a number
# By the set of places of a number where tiles lie: the free ones, how many, the first and the last of them.
FREE_PLACES: Final = [
    [place for place in range(FIELDS) if not filled >> place & 1] for filled in range(ALL_FIELDS)
]
FREE: Final = [*map(len, FREE_PLACES), 0]
FIRST_FREE: Final = [places[0] for places in FREE_PLACES]
LAST_FREE: Final = [places[-1] for places in FREE_PLACES]
READY: Final = 13  # all subsets of the fields for a symbol are listed beforehand, if these are no more

# Actions: 0 announces the zero, 1 to 9 the closing tile of that number, and from here on
LIFT: Final = 10  # a tile is picked up and turned over
SLIDE: Final = 17  # a tile is picked up and not turned
PLACE: Final = 24  # the tile in hand is set on a field


class Options:
    """INP-5, INP-10 and INP-23 to INP-29. What the players may agree on."""

    def __init__(
        self,
        *,
        zero: bool = False,
        solo_double: bool = False,
        joker_closes: bool = False,
        free_number: int = 0,
        combinations: Iterable[Iterable[int]] = (),
        children: Iterable[int] = (),
        joker_seen: bool = False,
        first_return: bool = False,
    ) -> None:
        self.zero = zero
        self.solo_double = solo_double
        self.joker_closes = joker_closes
        self.free_number = free_number
        self.combinations = [bits_of(digits) for digits in combinations]
        self.children = bits_of(children)  # of seats
        self.joker_seen = joker_seen
        self.first_return = first_return


class Lookup:
    """What seats, options and components fix for the whole game."""

    def __init__(
        self, seats: int, asks: Sequence[int], kinds: Sequence[tuple[int, int]], options: Options
    ) -> None:
        self.seats: i64 = seats
        self.asks = list(asks)  # by field
        self.kinds = list(kinds)  # the seven tiles of a colour, each with its two sides
        self.options = options
        self.target: i64 = TARGETS[seats]
        self.numbers = list(range(1, NUMBERS[seats] + 1))
        self.waiting: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        self.left = [(seat + 1) % seats for seat in range(seats)]
        # By seat: its tiles, and the set of all other tiles.
        self.tiles = [range(TILES * seat, TILES * seat + TILES) for seat in range(seats)]
        everything = (1 << TILES * seats) - 1
        self.strange = [everything ^ ALL_TILES << TILES * seat for seat in range(seats)]
        # INP-10. The set of tiles that may not even return once.
        self.restless: i64 = 0 if options.first_return else everything
        # INP-5. By a tile and the side on which it falls: how it lies then. Of equal sides it is the first.
        self.lies = [self._lies(code) for code in range(2 * TILES)]
        # By symbol, the fields that it fits.
        in_play = fields_of(self.numbers)
        self.fits = fitting(self.asks, in_play)
        self.fits_zero = fitting(self.asks, fields_of([0]))
        # INP-29 and INP-26. By seat: whether it is a child's, whether it may slide tiles, and to which fields
        # by the symbol that a tile shows.
        self.child = [options.children >> seat & 1 == 1 for seat in range(seats)]
        self.slides = [child or options.free_number > 0 for child in self.child]
        fits_free = fitting(self.asks, fields_of([options.free_number] if options.free_number else []))
        self.slides_to = [self.fits if child else fits_free for child in self.child]
        # By a set of digits: these, and what to do if they can be announced. By a set of tiles: to lift them.
        self.digits_in = subsets(range(DIGITS))
        self.lifts = subsets(range(LIFT, LIFT + TILES))
        self.picks = [digits + self.lifts[-1] for digits in self.digits_in]
        # Sets of fields. By symbol, the bit of its first field, and to place a tile on each subset of its
        # fields, if these are few.
        self.slot = slots(self.asks, in_play)
        self.first = [self.slot[fits[0]] if fits else 0 for fits in self.fits]
        self.ready = [placing(fits) if len(fits) <= READY else [] for fits in self.fits]
        # By digit, the set of its fields; by symbol, that of the fields it fits; and by seat and symbol, that
        # of the fields to which a tile may slide.
        self.room_on: list[i64] = [
            self.set_of(fields_of([digit]) if digit in self.numbers else []) for digit in range(DIGITS)
        ]
        self.fitting: list[i64] = [self.set_of(fits) for fits in self.fits]
        self.sliding: list[list[i64]] = [
            [self.set_of(fields) for fields in slides_to] for slides_to in self.slides_to
        ]
        # By symbol, by digit, and by the places of the number where tiles lie: to place it on the others.
        self.free_places = [[places_left(fits, digit) for digit in range(DIGITS)] for fits in self.fits]

    def set_of(self, fields: Iterable[int]) -> int:
        """These fields as a set."""
        return bits_of([self.slot[field] for field in fields])

    def _lies(self, code: int) -> int:
        up, under = self.sides(code)
        if up == under:
            return code & ~1
        return code ^ 1 if up == JOKER and not self.options.joker_seen else code

    def sides(self, code: int) -> tuple[int, int]:
        """Which side of a fallen tile is up, and which below: as the table has them, or turned."""
        one, other = self.kinds[code // 2]
        return (other, one) if code % 2 else (one, other)


def fields_of(digits: Iterable[int]) -> list[int]:
    """The fields of these numbers, from the top."""
    return [FIELDS * digit + place for digit in digits for place in range(FIELDS)]


def fitting(asks: Sequence[int], fields: Sequence[int]) -> list[list[int]]:
    """INP-3. By symbol, those of the fields that ask for it; the joker fits them all."""
    return [
        [field for field in fields if asks[field] == symbol or symbol == JOKER]
        for symbol in range(len(SYMBOLS))
    ]


def slots(asks: Sequence[int], in_play: Sequence[int]) -> list[int]:
    """By field, its bit in a set of fields. Those that ask for the same symbol are neighbours, so that a part
    of the set, from the first of them on, is the index of a subset of them.
    """
    fields = sorted(range(FIELDS * DIGITS), key=lambda field: (field not in in_play, asks[field]))
    return [fields.index(field) for field in range(FIELDS * DIGITS)]


def placing(fields: Sequence[int]) -> list[list[int]]:
    """For each subset of the fields, the first of them being the lowest bit, how to place a tile there."""
    return subsets([PLACE + field for field in fields])


def places_left(fields: Sequence[int], digit: int) -> list[list[int]]:
    """By the places of a number where tiles lie, how to place a tile on those of the fields that are free."""
    return [
        [PLACE + field for field in fields if field // FIELDS == digit and field % FIELDS in free]
        for free in FREE_PLACES
    ]
