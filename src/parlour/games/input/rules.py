"""Input, in the order of its rulebook. A symbol is 0 to 4; a tile is 7 times its owner's seat plus its place
in the order in which they fell; a field is 5 times its digit plus its place from the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.state import CHANCE, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from parlour.kernel.rng import Rng

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

EMPTY: Final = -1  # on a field: no tile
SUPPLY: Final = -1  # of a tile: on no field
HELD: Final = -2  # of a tile: picked up
NONE: Final = -1
LONG_AGO: Final = -TILES

# What is due
DEAL: Final = 0
DRAW_START: Final = 1
PICK: Final = 2  # announce, or pick up a tile
PICK_CLOSING: Final = 3  # pick up the closing tile that was announced
PICK_ZERO: Final = 4  # pick up the next tile for the zero
SET: Final = 5  # place the tile in hand
SET_ZERO: Final = 6  # place the tile in hand on the zero
OVER: Final = 7

# Actions: 0 announces the zero, 1 to 9 the closing tile of that number, and from here on
LIFT: Final = 10  # a tile is picked up and turned over
SLIDE: Final = 17  # a tile is picked up and not turned
PLACE: Final = 24  # the tile in hand is set on a field

# Events: the kind, then
FELL: Final = 0  # seat, for each of its tiles the side up and the side below
BEGAN: Final = 1  # the first player
ANNOUNCED: Final = 2  # seat, digit
LIFTED: Final = 3  # seat, tile, the field it lay on, the side that was up, the side that appears
SLID: Final = 4  # seat, tile, the field it lay on, the side that is up
PLACED: Final = 5  # seat, tile, field, the side that is up
SENT_HOME: Final = 6  # seat, tile, the side that is up
WON: Final = 7  # seat, digit, points, 1 if all in one colour
MISSED: Final = 8  # seat, digit, points lost
ZERO_SET: Final = 9  # seat
ZERO_FAILED: Final = 10  # seat, the tiles that go back to the supply
LOST: Final = 11  # seat, points lost to a zero
RETURNED: Final = 12  # digit
REACHED: Final = 13  # seat
COMBINED: Final = 14  # seat
TIRED: Final = 15  # nothing: the last turn is over


class Tables:
    """What seats, options and components fix for the whole game."""

    def __init__(
        self,
        seats: int,
        asks: Sequence[int],
        kinds: Sequence[tuple[int, int]],
        *,
        zero: bool = False,
        solo_double: bool = False,
        joker_closes: bool = False,
        free_number: int = 0,
        combination: Collection[int] = (),
        children: Collection[int] = (),
    ) -> None:
        self.seats = seats
        self.asks = list(asks)  # by field
        self.kinds = list(kinds)  # the seven tiles of a colour, each with its two sides
        self.zero = zero
        self.solo_double = solo_double
        self.joker_closes = joker_closes
        self.free_number = free_number
        self.combination = sum(1 << digit for digit in set(combination))
        self.target = TARGETS[seats]
        self.numbers = list(range(1, NUMBERS[seats] + 1))
        self.waiting = [(seat,) for seat in range(seats)]
        self.left = [(seat + 1) % seats for seat in range(seats)]
        self.tiles = [range(TILES * seat, TILES * seat + TILES) for seat in range(seats)]
        self.lifts = list(range(LIFT, LIFT + TILES))
        # By symbol, the fields that it fits: of all numbers, of the zero, and of the number of INP-26.
        in_play = [FIELDS * digit + place for digit in self.numbers for place in range(FIELDS)]
        self.room = [int(field in in_play) for field in range(FIELDS * DIGITS)]
        self.fits = self._fits(in_play)
        self.fits_zero = self._fits(range(FIELDS))
        fits_free = self._fits([field for field in in_play if field // FIELDS == free_number])
        # INP-29 and INP-26. The fields to which a seat may slide a tile, by the symbol that the tile shows.
        self.child = [seat in children for seat in range(seats)]
        self.slides_to = [self.fits if child else fits_free for child in self.child]
        self.slides = [child or free_number > 0 for child in self.child]
        # By the set of numbers that lack one tile, these numbers.
        self.digits_in = [[d for d in range(DIGITS) if digits >> d & 1] for digits in range(1 << DIGITS)]

    def _fits(self, fields: Sequence[int]) -> list[list[int]]:
        """INP-3. A symbol fits the fields that ask for it, the joker fits them all."""
        return [[f for f in fields if self.asks[f] == s or s == JOKER] for s in range(len(SYMBOLS))]

    def sides(self, code: int) -> tuple[int, int]:
        """Which side of a fallen tile is up, and which below: as the table has them, or turned."""
        one, other = self.kinds[code // 2]
        return (other, one) if code % 2 else (one, other)


class Input(State):
    """One game. Where several lists say the same (`at`, `cell`, `free`, `mine`, `room`, ...), each of them
    makes one question quick to answer; `lift_off` and `put` keep them together.
    """

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        self.tables = tables
        self.phase = DEAL
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.dealt = 0  # the seats whose tiles have fallen
        self.start = NONE
        self.turn = 0
        self.up = [NONE] * (TILES * seats)  # by tile: the side that all see
        self.under = [NONE] * (TILES * seats)  # by tile: the side that nobody sees
        self.turned = [0] * (TILES * seats)  # by tile: 1 once both sides have been seen
        self.at = [SUPPLY] * (TILES * seats)  # by tile: its field, SUPPLY or HELD
        self.came_from = [NONE] * (
            TILES * seats
        )  # by tile: the field it left when it last went to another one,
        self.came_on = [LONG_AGO] * (TILES * seats)  # and the turn on which it did
        self.cell = [EMPTY] * (FIELDS * DIGITS)  # by field: the tile on it
        self.room = tables.room[:]  # by field: 1 if a tile may be set there without closing a number
        self.free = [FIELDS] * DIGITS  # by digit: free fields
        self.completed = [0] * DIGITS  # by digit: 1 while it is pushed up
        self.mine = [0] * (DIGITS * seats)  # by seat and digit: tiles on it
        self.blocked = [0] * seats  # by seat: tiles on completed numbers
        self.one_free = 0  # the set of open numbers with one free field
        self.announced = NONE  # the digit
        self.held = NONE  # the tile in hand,
        self.origin = NONE  # the field it was lifted from
        self.places: list[int] = []  # and what can be done with it: PLACE plus field
        self.emptied = NONE  # the completed number that will return when the turn ends
        self.points = [0] * seats
        self.wins: list[list[int]] = [
            [] for _ in range(seats)
        ]  # by seat: what each win brought, unless spent
        self.won = [0] * seats  # by seat: the set of numbers ever won
        self.tried = [0] * seats  # by seat: 1 once it has announced the zero
        self.winner = NONE

    def clone(self) -> Input:
        other = Input.__new__(Input)
        other.tables = self.tables
        other.phase = self.phase
        other.waiting = self.waiting
        other.events = None
        other.dealt = self.dealt
        other.start = self.start
        other.turn = self.turn
        other.up = self.up[:]
        other.under = self.under[:]
        other.turned = self.turned[:]
        other.at = self.at[:]
        other.came_from = self.came_from[:]
        other.came_on = self.came_on[:]
        other.cell = self.cell[:]
        other.room = self.room[:]
        other.free = self.free[:]
        other.completed = self.completed[:]
        other.mine = self.mine[:]
        other.blocked = self.blocked[:]
        other.one_free = self.one_free
        other.announced = self.announced
        other.held = self.held
        other.origin = self.origin
        other.places = self.places[:]
        other.emptied = self.emptied
        other.points = self.points[:]
        other.wins = [wins[:] for wins in self.wins]
        other.won = self.won[:]
        other.tried = self.tried[:]
        other.winner = self.winner
        return other

    def legal(self, seat: int) -> list[int]:
        if self.phase == PICK:
            tables = self.tables
            if self.one_free and not self.blocked[seat]:
                actions = self.closings(seat) + tables.lifts
            else:
                actions = tables.lifts[:]
            if tables.zero and self.may_try_zero(seat):
                actions.insert(0, 0)
            if tables.slides[seat]:
                actions += self.slides(seat)
            return actions
        if self.phase == PICK_CLOSING:
            return self.closing_tiles(seat)
        if self.phase == PICK_ZERO:
            return self.zero_tiles(seat)
        return self.places[:]

    def apply(self, seat: int, action: int) -> None:
        if action >= PLACE:
            if self.phase == SET:
                self.place(seat, action - PLACE)
            else:
                self.place_on_zero(seat, action - PLACE)
        elif action >= SLIDE:
            self.slide(seat, TILES * seat + action - SLIDE)
        elif action >= LIFT:
            self.lift(seat, TILES * seat + action - LIFT)
        else:
            self.announce(seat, action)

    # Set-up

    def chance(self) -> str:
        return "start" if self.phase == DRAW_START else f"tiles{self.dealt}"

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        if self.phase == DRAW_START:
            return one_of(range(self.tables.seats), rng, given)
        return self.fall(rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL:
            self.tiles_fell(self.dealt, outcome)
        else:
            self.draw_start(outcome[0])

    def fall(self, rng: Rng, given: Sequence[int]) -> list[int]:
        """INP-5. Every tile falls on a random side, but a joker that shows is turned at once, so it may as
        well fall face down. (If a stacked deal has it face up, it is turned by `tiles_fell`.)
        """
        tables = self.tables
        kinds = shuffled(range(TILES), rng, [code // 2 for code in given])
        sides = rng.below(1 << TILES)
        codes = [2 * kind + (sides >> kind & 1) for kind in kinds]
        for place, code in enumerate(codes):
            if tables.sides(code)[0] == JOKER:
                codes[place] = code ^ 1
        codes[: len(given)] = given
        return codes

    def tiles_fell(self, seat: int, codes: list[int]) -> None:
        """INP-5. A visible joker is turned over before anybody looks."""
        for tile, code in zip(self.tables.tiles[seat], codes, strict=True):
            up, under = self.tables.sides(code)
            self.up[tile], self.under[tile] = (under, up) if up == JOKER else (up, under)
        self.dealt += 1
        if self.dealt == self.tables.seats:
            self.phase = DRAW_START
        if self.events is not None:
            tiles = self.tables.tiles[seat]
            sides = [side for tile in tiles for side in (self.up[tile], self.under[tile])]
            self.events.append((FELL, seat, *sides))

    def draw_start(self, seat: int) -> None:
        """INP-6. The first player is drawn by lot."""
        self.start = seat
        self.phase = PICK
        self.waiting = self.tables.waiting[seat]
        if self.events is not None:
            self.events.append((BEGAN, seat))

    # A turn

    def lift(self, seat: int, tile: int) -> None:
        """INP-7 and INP-8. A tile of the seat's own is picked up and turned; what appears must be placed."""
        up = self.under[tile]
        if self.events is not None:
            self.events.append((LIFTED, seat, tile, self.at[tile], self.up[tile], up))
        self.under[tile] = self.up[tile]
        self.up[tile] = up
        self.turned[tile] = 1
        self.lift_off(seat, tile)
        if self.phase == PICK:
            self.find_place(seat, tile, self.tables.fits[up])
        elif self.phase == PICK_CLOSING:
            self.close(seat, tile)
        else:
            self.find_place_on_zero(seat, tile)

    def slide(self, seat: int, tile: int) -> None:
        """INP-26 and INP-29. A tile is picked up and stays as it is."""
        up = self.up[tile]
        if self.events is not None:
            self.events.append((SLID, seat, tile, self.at[tile], up))
        self.lift_off(seat, tile)
        if self.phase == PICK:
            self.find_place(seat, tile, self.tables.slides_to[seat][up])
        elif self.phase == PICK_CLOSING:
            self.close(seat, tile)
        else:
            self.find_place_on_zero(seat, tile)

    def lift_off(self, seat: int, tile: int) -> None:
        """INP-9 and INP-10. The field that the tile leaves counts as free, but has no room for this tile."""
        field = self.at[tile]
        self.held = tile
        self.origin = field
        self.at[tile] = HELD
        if field == SUPPLY:
            return
        digit = field // FIELDS
        self.mine[DIGITS * seat + digit] -= 1
        free = self.free[digit] = self.free[digit] + 1
        if self.completed[digit]:
            self.blocked[seat] -= 1
            if free == FIELDS:
                self.emptied = digit
        elif free == 2:
            self.one_free ^= 1 << digit
            self.room[self.closing_field(digit)] = 1
        self.cell[field] = EMPTY

    def find_place(self, seat: int, tile: int, fields: list[int]) -> None:
        """INP-8, INP-10, INP-12 and INP-18. Any of these fields that is free, on an open number, and would
        not close it. INP-11. If there is none, the tile goes home and the turn ends.
        """
        room = self.room
        places = [field + PLACE for field in fields if room[field]]
        if self.came_on[tile] == self.turn - self.tables.seats:
            back = self.came_from[tile] + PLACE
            if back in places:
                places.remove(back)
        if places:
            self.places = places
            self.phase = SET
            return
        self.at[tile] = SUPPLY
        if self.events is not None:
            self.events.append((SENT_HOME, seat, tile, self.up[tile]))
        self.let_go()
        self.end_turn(seat)

    def place(self, seat: int, field: int) -> None:
        """INP-8. The tile lies where its owner has chosen, and the turn ends."""
        self.put(seat, self.held, field)
        self.end_turn(seat)

    def put(self, seat: int, tile: int, field: int) -> None:
        """The tile leaves the hand for a field."""
        digit = field // FIELDS
        if self.events is not None:
            self.events.append((PLACED, seat, tile, field, self.up[tile]))
        if self.origin >= 0:
            self.came_from[tile] = self.origin
            self.came_on[tile] = self.turn
        self.let_go()
        self.at[tile] = field
        self.cell[field] = tile
        self.room[field] = 0
        self.mine[DIGITS * seat + digit] += 1
        free = self.free[digit] = self.free[digit] - 1
        if free == 1 and digit:
            self.one_free |= 1 << digit
            self.room[self.closing_field(digit)] = 0

    def let_go(self) -> None:
        """The hand is empty, and the field that the tile was lifted from has room again."""
        origin = self.origin
        if origin >= 0:
            if not self.completed[origin // FIELDS]:
                self.room[origin] = 1
            self.origin = NONE
        self.held = NONE

    def may_not_enter(self, tile: int, field: int) -> bool:
        """INP-10. A tile that came from this field on its owner's previous turn may not go straight back."""
        return self.came_on[tile] == self.turn - self.tables.seats and self.came_from[tile] == field

    def slides(self, seat: int) -> list[int]:
        """INP-26 and INP-29. The tiles whose upper side has a field to go to."""
        actions = []
        for number, tile in enumerate(self.tables.tiles[seat]):
            digit = self.at[tile] // FIELDS
            # Lifted from a number with one free field, the tile could go there without closing it (INP-9).
            opened = self.closing_field(digit) if digit >= 0 and self.one_free >> digit & 1 else NONE
            for field in self.tables.slides_to[seat][self.up[tile]]:
                if (self.room[field] or field == opened) and not self.may_not_enter(tile, field):
                    actions.append(SLIDE + number)
                    break
        return actions

    # The closing tile

    def closings(self, seat: int) -> list[int]:
        """INP-14. The numbers that lack one tile and have one of this seat's. (Who has a tile on a completed
        number does not ask. At least three tiles lie elsewhere, and INP-10 bars no more than one of them.)
        """
        mine = self.mine
        return [digit for digit in self.tables.digits_in[self.one_free] if mine[DIGITS * seat + digit]]

    def announce(self, seat: int, digit: int) -> None:
        """INP-13 and INP-23. The closing tile is announced with its number before turning; so is the zero."""
        self.announced = digit
        if digit:
            self.phase = PICK_CLOSING
        else:
            self.phase = PICK_ZERO
            self.tried[seat] = 1
        if self.events is not None:
            self.events.append((ANNOUNCED, seat, digit))

    def closing_field(self, digit: int) -> int:
        """INP-13. The first free field of a number; the last one, if only one is left."""
        return self.cell.index(EMPTY, FIELDS * digit, FIELDS * digit + FIELDS)

    def closing_tiles(self, seat: int) -> list[int]:
        """INP-14, INP-10 and INP-29. Tiles that lie elsewhere and may enter the field; not turned, only if
        they close the number.
        """
        tables = self.tables
        digit = self.announced
        field = self.closing_field(digit)
        lifts, slides = [], []
        for number, tile in enumerate(tables.tiles[seat]):
            if self.at[tile] // FIELDS != digit and not self.may_not_enter(tile, field):
                lifts.append(LIFT + number)
                if self.closes(self.up[tile], field):
                    slides.append(SLIDE + number)
        return lifts + slides if tables.child[seat] or tables.free_number == digit else lifts

    def closes(self, symbol: int, field: int) -> bool:
        """INP-15 and INP-28. Only the symbol asked for closes a number, unless the joker may too."""
        return symbol == self.tables.asks[field] or (symbol == JOKER and self.tables.joker_closes)

    def close(self, seat: int, tile: int) -> None:
        """INP-16 and INP-17. The announced tile wins the number, or costs its points and goes elsewhere."""
        digit = self.announced
        self.announced = NONE
        field = self.closing_field(digit)
        if self.closes(self.up[tile], field):
            self.put(seat, tile, field)
            self.win(seat, digit)
            return
        lost = min(VALUES[digit], self.points[seat])
        self.points[seat] -= lost
        if self.events is not None:
            self.events.append((MISSED, seat, digit, lost))
        self.find_place(seat, tile, self.tables.fits[self.up[tile]])

    def win(self, seat: int, digit: int) -> None:
        """INP-16, INP-19 and INP-25. The number's points, and more if all its tiles are the winner's."""
        alone = self.mine[DIGITS * seat + digit] == FIELDS
        points = VALUES[digit]
        if alone:
            points = 2 * points if self.tables.solo_double else points + ONE_COLOUR
        self.one_free ^= 1 << digit
        self.complete(digit)
        self.points[seat] += points
        self.wins[seat].append(points)
        self.won[seat] |= 1 << digit
        if self.events is not None:
            self.events.append((WON, seat, digit, points, int(alone)))
        if self.wins_game(seat):
            self.phase = OVER
            self.waiting = ()
            self.winner = seat
        else:
            self.end_turn(seat)

    # Taking numbers down

    def complete(self, digit: int) -> None:
        """INP-20. A completed number is pushed up, and blocks those who have tiles on it (INP-14)."""
        self.completed[digit] = 1
        for seat in range(self.tables.seats):
            self.blocked[seat] += self.mine[DIGITS * seat + digit]

    def return_number(self) -> None:
        """INP-20. When its last tile is gone, the number can be built again (the zero only by INP-23)."""
        digit = self.emptied
        self.emptied = NONE
        self.completed[digit] = 0
        if digit:
            self.room[FIELDS * digit : FIELDS * digit + FIELDS] = [1] * FIELDS
        if self.events is not None:
            self.events.append((RETURNED, digit))

    def end_turn(self, seat: int) -> None:
        """INP-6, INP-20 and INP-22. An emptied number returns; the left neighbour has the next turn."""
        if self.emptied >= 0:
            self.return_number()
        self.turn += 1
        if self.turn == TURNS:
            self.phase = OVER
            self.waiting = ()
            if self.events is not None:
                self.events.append((TIRED,))
        else:
            self.phase = PICK
            self.waiting = self.tables.waiting[self.tables.left[seat]]

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """INP-5. All but the sides below tiles that were never turned, the same for everybody. Who is to move
        and who has won follow.
        """
        lately = self.turn - self.tables.seats
        known = [self.phase, self.start, self.turn, self.announced, self.origin]
        known += self.points
        known += self.won
        known += self.tried
        known += self.completed
        known += self.up
        known += self.at
        known += [under if turned else NONE for under, turned in zip(self.under, self.turned, strict=True)]
        known += [
            back if on >= lately else NONE for back, on in zip(self.came_from, self.came_on, strict=True)
        ]
        for wins in self.wins:
            known += wins
            known.append(NONE)
        if self.held >= 0:  # a tile that was slid may have fewer places than one that was turned
            known += self.places
        return tuple(known)

    # The end

    def wins_game(self, seat: int) -> bool:
        """INP-21 and INP-27. The target is reached (surplus points lapse), or an agreed set is won."""
        tables = self.tables
        if self.points[seat] >= tables.target:
            self.points[seat] = tables.target
            if self.events is not None:
                self.events.append((REACHED, seat))
            return True
        if tables.combination and self.won[seat] & tables.combination == tables.combination:
            if self.events is not None:
                self.events.append((COMBINED, seat))
            return True
        return False

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        """INP-21 and INP-22. Whoever won; after the last turn those with the most points."""
        if self.phase != OVER:
            return []
        if self.winner >= 0:
            return [self.winner]
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    # The zero

    def may_try_zero(self, seat: int) -> bool:
        """INP-23. Once a game, if the seat has won a number, is not blocked, and the zero is empty."""
        return (
            self.won[seat] > 0 and not self.tried[seat] and not self.blocked[seat] and not self.completed[0]
        )

    def zero_tiles(self, seat: int) -> list[int]:
        """INP-23 and INP-29. All tiles that do not lie on the zero; not turned, only if they fit there."""
        lifts, slides = [], []
        for number, tile in enumerate(self.tables.tiles[seat]):
            if self.at[tile] // FIELDS != 0:
                lifts.append(LIFT + number)
                if self.free_fields_of_zero(self.up[tile]):
                    slides.append(SLIDE + number)
        return lifts + slides if self.tables.child[seat] else lifts

    def free_fields_of_zero(self, symbol: int) -> list[int]:
        return [field for field in self.tables.fits_zero[symbol] if self.cell[field] == EMPTY]

    def find_place_on_zero(self, seat: int, tile: int) -> None:
        """INP-23. A tile that fits one free field is placed there, one that fits none ends the attempt."""
        fields = self.free_fields_of_zero(self.up[tile])
        if not fields:
            self.fail_zero(seat)
            self.find_place(seat, tile, self.tables.fits[self.up[tile]])
        elif len(fields) == 1:
            self.place_on_zero(seat, fields[0])
        else:
            self.places = [PLACE + field for field in fields]
            self.phase = SET_ZERO

    def place_on_zero(self, seat: int, field: int) -> None:
        """INP-23. When all five fields are set, every opponent loses what their last win brought."""
        self.put(seat, self.held, field)
        self.phase = PICK_ZERO
        if self.free[0]:
            return
        self.announced = NONE
        self.complete(0)
        if self.events is not None:
            self.events.append((ZERO_SET, seat))
        for other in range(self.tables.seats):
            if other != seat:
                self.lose_last_win(other)
        self.end_turn(seat)

    def fail_zero(self, seat: int) -> None:
        """INP-23. The tiles on the zero go home as they lie, and the announcer's last win is lost."""
        self.announced = NONE
        tiles = [tile for tile in self.cell[:FIELDS] if tile != EMPTY]
        for tile in tiles:
            self.at[tile] = SUPPLY
            self.came_on[tile] = LONG_AGO
        self.cell[:FIELDS] = [EMPTY] * FIELDS
        self.free[0] = FIELDS
        self.mine[DIGITS * seat] = 0
        if self.events is not None:
            self.events.append((ZERO_FAILED, seat, *tiles))
        self.lose_last_win(seat)

    def lose_last_win(self, seat: int) -> None:
        """INP-23. All that the last win brought, but no more than there is; the win is then spent."""
        if not self.wins[seat]:
            return
        lost = min(self.wins[seat].pop(), self.points[seat])
        self.points[seat] -= lost
        if self.events is not None:
            self.events.append((LOST, seat, lost))
