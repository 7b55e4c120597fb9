"""Input, in the order of its rulebook. More than 600 lines, of which 40 are imports: the methods of one
class, in the order in which a turn goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.lookup import (
    ALL_DIGITS,
    ALL_FIELDS,
    DIGITS,
    FIELDS,
    FIRST_FREE,
    FREE,
    HELD,
    JOKER,
    LIFT,
    NONE,
    ONE_COLOUR,
    PLACE,
    SLIDE,
    SUPPLY,
    TILES,
    TURNS,
    VALUES,
)
from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.sets import ONE
from parlour.kernel.state import CHANCE, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.games.input.lookup import Lookup
    from parlour.kernel.rng import Rng

# What is due
DEAL: Final = 0
DRAW_START: Final = 1
PICK: Final = 2  # announce, or pick up a tile
PICK_CLOSING: Final = 3  # pick up the closing tile that was announced
PICK_ZERO: Final = 4  # pick up the next tile for the zero
SET: Final = 5  # place the tile in hand
SET_ZERO: Final = 6  # place the tile in hand on the zero
OVER: Final = 7

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
JOKER_SEEN: Final = 16  # seat, the tile that fell with the joker up


class Input(State):
    """One game. It has 33 attributes, because several say the same in other forms (`at`, `filled`, `mine`,
    `on`, `room`, ...): each makes one question quick to answer. `lift_off` and `put` keep them together.
    """

    def __init__(self, lookup: Lookup) -> None:
        seats = lookup.seats
        self.lookup = lookup
        self.phase: i64 = DEAL
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.dealt: i64 = 0  # the seats whose tiles have fallen
        self.start: i64 = NONE
        self.turn: i64 = 0
        self.up = [NONE] * (TILES * seats)  # by tile: the side that all see
        self.under = [NONE] * (TILES * seats)  # by tile: the side that nobody sees
        self.turned = [0] * (TILES * seats)  # by tile: 1 once both sides have been seen
        self.at = [SUPPLY] * (TILES * seats)  # by tile: its field, SUPPLY or HELD
        self.came_from = [NONE] * (TILES * seats)  # by tile: the field it left when it last went to another
        self.moved: i64 = 0  # the set of tiles that went to another field on their owner's last turn
        self.moving: i64 = 0  # the same for the turn that is under way
        self.returned: i64 = (
            0  # the set of tiles that went straight back when they last went to another field
        )
        self.filled: i64 = 0  # the set of fields with a tile, each at the bit of its own number
        self.room: i64 = lookup.fitting[JOKER]  # the set of fields where a tile would not close a number
        self.completed: i64 = 0  # the set of digits that are pushed up
        self.one_free: i64 = 0  # the set of open numbers with one free field
        self.mine = [0] * (DIGITS * seats)  # by seat and digit: tiles on it
        self.on: i64 = 0  # the set of those, seat and digit, that are not 0
        self.blocked = [0] * seats  # by seat: tiles on completed numbers
        self.announced: i64 = NONE  # the digit
        self.held: i64 = NONE  # the tile in hand
        self.origin: i64 = NONE  # the field that the tile in hand was lifted from
        self.places: list[int] = []  # what can be done with the tile in hand: PLACE plus field
        self.emptied: i64 = NONE  # the completed number that will return when the turn ends
        self.points = [0] * seats
        self.wins: list[list[int]] = [[]] * seats  # by seat: what each win brought, unless spent
        self.won = [0] * seats  # by seat: the set of numbers ever won
        self.tried: i64 = 0  # the set of seats that have announced the zero
        self.winner: i64 = NONE
        self.beyond: i64 = 0  # points of the winner beyond the target, which lapse

    def clone(self) -> Input:
        other = Input(self.lookup)
        other.phase = self.phase
        other.waiting = self.waiting
        other.dealt = self.dealt
        other.start = self.start
        other.turn = self.turn
        other.up = self.up[:]
        other.under = self.under[:]
        other.turned = self.turned[:]
        other.at = self.at[:]
        other.came_from = self.came_from[:]
        other.moved = self.moved
        other.moving = self.moving
        other.returned = self.returned
        other.filled = self.filled
        other.room = self.room
        other.completed = self.completed
        other.one_free = self.one_free
        other.mine = self.mine[:]
        other.on = self.on
        other.blocked = self.blocked[:]
        other.announced = self.announced
        other.held = self.held
        other.origin = self.origin
        other.places = self.places
        other.emptied = self.emptied
        other.points = self.points[:]
        other.wins = self.wins[:]
        other.won = self.won[:]
        other.tried = self.tried
        other.winner = self.winner
        other.beyond = self.beyond
        return other

    def legal(self, seat: int) -> list[int]:
        phase = self.phase
        if phase == PICK:
            lookup = self.lookup
            actions = lookup.picks[self.closings(seat) if self.one_free else 0]
            if lookup.options.zero and self.may_try_zero(seat):
                actions = [0, *actions]
            if lookup.slides[seat]:
                actions = actions + self.slides(seat)
            return actions
        if phase == PICK_CLOSING:
            return self.closing_tiles(seat)
        if phase == PICK_ZERO:
            return self.zero_tiles(seat)
        return self.places

    def apply(self, seat: int, action: int) -> None:
        mover: i64 = seat
        chosen: i64 = action
        if chosen >= PLACE:
            if self.phase == SET:
                self.place(mover, chosen - PLACE)
            else:
                self.place_on_zero(mover, chosen - PLACE)
        elif chosen >= SLIDE:
            self.slide(mover, TILES * mover + chosen - SLIDE)
        elif chosen >= LIFT:
            self.lift(mover, TILES * mover + chosen - LIFT)
        else:
            self.announce(mover, chosen)

    def predictable(self, seat: int, action: int) -> bool:
        """INP-5 and INP-7. Everything but a tile that is turned over for the first time."""
        return not LIFT <= action < SLIDE or self.turned[TILES * seat + action - LIFT] == 1

    # Set-up

    def chance(self) -> str:
        return "start" if self.phase == DRAW_START else f"tiles{self.dealt}"

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        if self.phase == DRAW_START:
            return one_of(range(self.lookup.seats), rng, given)
        return self.fall(rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL:
            self.tiles_fell(self.dealt, outcome)
        else:
            self.draw_start(outcome[0])

    def fall(self, rng: Rng, given: Sequence[int]) -> list[int]:
        """INP-5. Every tile falls on a random side, but a joker that shows is turned at once, so it may as
        well fall face down, unless all see it before. (If a stacked deal has it face up, it is turned by
        `tiles_fell`.)
        """
        kinds = shuffled(range(TILES), rng, [code // 2 for code in given])
        sides = rng.below(1 << TILES)
        codes = [self.lookup.lies[2 * kind + (sides >> kind & 1)] for kind in kinds]
        codes[: len(given)] = given
        return codes

    def tiles_fell(self, seat: int, codes: list[int]) -> None:
        """INP-5. A visible joker is turned over, before anybody looks or after."""
        seen: i64 = NONE
        for tile, code in zip(self.lookup.tiles[seat], codes, strict=True):
            up, under = self.lookup.sides(code)
            if up == JOKER:
                up, under = under, up
                if self.lookup.options.joker_seen:
                    self.turned[tile] = 1
                    seen = tile
            self.up[tile], self.under[tile] = up, under
        self.dealt += 1
        if self.dealt == self.lookup.seats:
            self.phase = DRAW_START
        if self.events is not None:
            tiles = self.lookup.tiles[seat]
            sides = [side for tile in tiles for side in (self.up[tile], self.under[tile])]
            self.events.append((FELL, seat, *sides))
            if seen >= 0:
                self.events.append((JOKER_SEEN, seat, seen))

    def draw_start(self, seat: int) -> None:
        """INP-6. The first player is drawn by lot."""
        self.start = seat
        self.phase = PICK
        self.waiting = self.lookup.waiting[seat]
        self.tell(BEGAN, seat)

    # A turn

    def lift(self, seat: i64, tile: i64) -> None:
        """INP-7 and INP-8. A tile of the seat's own is picked up and turned; what appears must be placed."""
        up = self.under[tile]
        if self.events is not None:
            self.events.append((LIFTED, seat, tile, self.at[tile], self.up[tile], up))
        self.under[tile] = self.up[tile]
        self.up[tile] = up
        self.turned[tile] = 1
        self.lift_off(seat, tile)
        if self.phase == PICK:
            self.find_place(seat, tile, self.lookup.fitting[up])
        elif self.phase == PICK_CLOSING:
            self.close(seat, tile)
        else:
            self.find_place_on_zero(seat, tile)

    def slide(self, seat: i64, tile: i64) -> None:
        """INP-26 and INP-29. A tile is picked up and stays as it is."""
        up = self.up[tile]
        self.tell(SLID, seat, tile, self.at[tile], up)
        self.lift_off(seat, tile)
        if self.phase == PICK:
            self.find_place(seat, tile, self.lookup.sliding[seat][up])
        elif self.phase == PICK_CLOSING:
            self.close(seat, tile)
        else:
            self.find_place_on_zero(seat, tile)

    def lift_off(self, seat: i64, tile: i64) -> None:
        """INP-9 and INP-10. The field that the tile leaves counts as free, but has no room for this tile."""
        field: i64 = self.at[tile]
        self.held = tile
        self.origin = field
        self.at[tile] = HELD
        if field == SUPPLY:
            return
        digit = field // FIELDS
        here = DIGITS * seat + digit
        mine: i64 = self.mine[here]
        self.mine[here] = mine - 1
        if mine == 1:
            self.on ^= ONE << here
        if self.one_free >> digit & 1:
            self.one_free ^= ONE << digit
            self.room |= ONE << self.lookup.slot[self.closing_field(digit)]
        self.filled ^= ONE << field
        if self.completed >> digit & 1:
            self.blocked[seat] -= 1
            if not self.filled >> FIELDS * digit & ALL_FIELDS:
                self.emptied = digit

    def find_place(self, seat: i64, tile: i64, fields: i64) -> None:
        """INP-8, INP-10, INP-12 and INP-18. Any of these fields that is free, on an open number, and would
        not close it. INP-11. If there is none, the tile goes home and the turn ends.
        """
        lookup = self.lookup
        fields &= self.room
        if self.bars(tile):
            fields &= ~(ONE << lookup.slot[self.came_from[tile]])
        if fields:
            up: i64 = self.up[tile]
            ready = lookup.ready[up]
            self.places = ready[fields >> lookup.first[up]] if ready else self.ways_to_place(tile, fields)
            self.phase = SET
            return
        self.at[tile] = SUPPLY
        self.tell(SENT_HOME, seat, tile, self.up[tile])
        self.let_go()
        self.end_turn(seat)

    def ways_to_place(self, tile: i64, fields: i64) -> list[int]:
        """The actions that place the tile in hand on these fields, from number to number: a joker fits too
        many fields for lists that are ready beforehand.
        """
        lookup = self.lookup
        barred = self.filled
        if self.origin >= 0:
            barred |= ONE << self.origin
        if self.bars(tile):
            barred |= ONE << self.came_from[tile]
        free_places = lookup.free_places[self.up[tile]]
        places: list[int] = []
        for digit in lookup.numbers:
            if fields & lookup.room_on[digit]:
                places += free_places[digit][barred >> FIELDS * digit & ALL_FIELDS]
        return places

    def place(self, seat: i64, field: i64) -> None:
        """INP-8. The tile lies where its owner has chosen, and the turn ends."""
        self.put(seat, self.held, field)
        slot = self.lookup.slot
        self.room ^= ONE << slot[field]
        digit = field // FIELDS
        if FREE[self.filled >> FIELDS * digit & ALL_FIELDS] == 1:
            self.one_free |= ONE << digit
            self.room ^= ONE << slot[self.closing_field(digit)]
        self.end_turn(seat)

    def put(self, seat: i64, tile: i64, field: i64) -> None:
        """The tile leaves the hand for a field."""
        if self.events is not None:
            self.events.append((PLACED, seat, tile, field, self.up[tile]))
        if self.origin >= 0:
            self.returned &= ~(ONE << tile)
            if self.moved >> tile & 1 and self.came_from[tile] == field:
                self.returned |= ONE << tile
            self.came_from[tile] = self.origin
            self.moving |= ONE << tile
        self.let_go()
        self.at[tile] = field
        digit = field // FIELDS
        self.filled |= ONE << field
        here = DIGITS * seat + digit
        mine: i64 = self.mine[here]
        self.mine[here] = mine + 1
        if not mine:
            self.on |= ONE << here

    def let_go(self) -> None:
        """The hand is empty, and the field that the tile was lifted from has room again."""
        origin = self.origin
        if origin >= 0:
            if not self.completed >> origin // FIELDS & 1:
                self.room |= ONE << self.lookup.slot[origin]
            self.origin = NONE
        self.held = NONE

    def bars(self, tile: i64) -> bool:
        """INP-10. Whether a tile may not go straight back to where it came from on its owner's last turn: it
        may not, or it has just done so, where it may once.
        """
        return self.moved & (self.returned | self.lookup.restless) & (ONE << tile) != 0

    def may_not_enter(self, tile: i64, field: i64) -> bool:
        """INP-10. This is the field to which a tile may not go straight back. (Only now that its owner is to
        move.)
        """
        return (
            self.bars(tile)
            and self.came_from[tile] == field
            and self.waiting == self.lookup.waiting[tile // TILES]
        )

    def slides(self, seat: i64) -> list[int]:
        """INP-26 and INP-29. The tiles whose upper side has a field to go to."""
        lookup = self.lookup
        actions = []
        for number in range(TILES):
            tile = TILES * seat + number
            room = self.room
            digit = self.at[tile] // FIELDS
            # Lifted from a number with one free field, the tile could go there without closing it (INP-9).
            if digit >= 0 and self.one_free >> digit & 1:
                room |= ONE << lookup.slot[self.closing_field(digit)]
            if self.bars(tile):
                room &= ~(ONE << lookup.slot[self.came_from[tile]])
            if room & lookup.sliding[seat][self.up[tile]]:
                actions.append(SLIDE + number)
        return actions

    # The closing tile

    def closings(self, seat: i64) -> i64:
        """INP-14. The numbers that lack one tile and have one of this seat's. (Who has a tile on a completed
        number does not ask. At least three tiles lie elsewhere, and INP-10 bars no more than one of them.)
        """
        on = self.on >> DIGITS * seat & ALL_DIGITS
        return 0 if on & self.completed else on & self.one_free

    def announce(self, seat: i64, digit: i64) -> None:
        """INP-13 and INP-23. The closing tile is announced with its number before turning; so is the zero."""
        self.announced = digit
        if digit:
            self.phase = PICK_CLOSING
        else:
            self.phase = PICK_ZERO
            self.tried |= ONE << seat
        self.tell(ANNOUNCED, seat, digit)

    def closing_field(self, digit: i64) -> i64:
        """INP-13. The first free field of a number; the last one, if only one is left."""
        return FIELDS * digit + FIRST_FREE[self.filled >> FIELDS * digit & ALL_FIELDS]

    def closing_tiles(self, seat: i64) -> list[int]:
        """INP-14, INP-10 and INP-29. Tiles that lie elsewhere and may enter the field; not turned, only if
        they close the number.
        """
        lookup = self.lookup
        digit = self.announced
        field = self.closing_field(digit)
        tiles: i64 = 0
        for number in range(TILES):
            tile = TILES * seat + number
            if self.at[tile] // FIELDS != digit and not self.may_not_enter(tile, field):
                tiles |= ONE << number
        lifts = lookup.lifts[tiles]
        if not lookup.child[seat] and lookup.options.free_number != digit:
            return lifts
        first = TILES * seat - LIFT
        return lifts + [lift - LIFT + SLIDE for lift in lifts if self.closes(self.up[first + lift], field)]

    def closes(self, symbol: i64, field: i64) -> bool:
        """INP-15 and INP-28. Only the symbol asked for closes a number, unless the joker may too."""
        return self.lookup.asks[field] == symbol or (symbol == JOKER and self.lookup.options.joker_closes)

    def close(self, seat: i64, tile: i64) -> None:
        """INP-16 and INP-17. The announced tile wins the number, or costs its points and goes elsewhere."""
        digit = self.announced
        self.announced = NONE
        field = self.closing_field(digit)
        up = self.up[tile]
        if self.closes(up, field):
            self.put(seat, tile, field)
            self.win(seat, digit)
            return
        lost = min(VALUES[digit], self.points[seat])
        self.points[seat] -= lost
        self.tell(MISSED, seat, digit, lost)
        self.find_place(seat, tile, self.lookup.fitting[up])

    def win(self, seat: i64, digit: i64) -> None:
        """INP-16, INP-19 and INP-25. The number's points, and more if all its tiles are the winner's."""
        alone = self.mine[DIGITS * seat + digit] == FIELDS
        points = VALUES[digit]
        if alone:
            points = 2 * points if self.lookup.options.solo_double else points + ONE_COLOUR
        self.one_free ^= ONE << digit
        self.complete(digit)
        self.points[seat] += points
        self.wins[seat] = [*self.wins[seat], points]
        self.won[seat] |= ONE << digit
        self.tell(WON, seat, digit, points, int(alone))
        if self.wins_game(seat):
            self.phase = OVER
            self.waiting = ()
            self.winner = seat
        else:
            self.end_turn(seat)

    # Taking numbers down

    def complete(self, digit: i64) -> None:
        """INP-20. A completed number is pushed up, and blocks those who have tiles on it (INP-14)."""
        self.completed |= ONE << digit
        for seat in range(self.lookup.seats):
            self.blocked[seat] += self.mine[DIGITS * seat + digit]

    def return_number(self) -> None:
        """INP-20. When its last tile is gone, the number can be built again (the zero only by INP-23)."""
        digit = self.emptied
        self.emptied = NONE
        self.completed ^= ONE << digit
        self.room |= self.lookup.room_on[digit]
        self.tell(RETURNED, digit)

    def end_turn(self, seat: i64) -> None:
        """INP-6, INP-20 and INP-22. An emptied number returns; the left neighbour has the next turn."""
        if self.emptied >= 0:
            self.return_number()
        self.moved = self.moved & self.lookup.strange[seat] | self.moving
        self.moving = 0
        self.turn += 1
        if self.turn == TURNS:
            self.phase = OVER
            self.waiting = ()
            self.tell(TIRED)
        else:
            self.phase = PICK
            self.waiting = self.lookup.waiting[self.lookup.left[seat]]

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """INP-5. All but the sides below tiles that were never turned, the same for everybody. Who is to move
        and who has won follow.
        """
        known: list[int] = [
            self.phase,
            self.start,
            self.turn,
            self.announced,
            self.origin,
            self.tried,
            self.completed,
        ]
        known += self.points
        known += self.won
        known += self.up
        known += self.at
        known += [under if turned else NONE for under, turned in zip(self.under, self.turned, strict=True)]
        lately = self.moved | self.moving
        known += [back if lately >> tile & 1 else NONE for tile, back in enumerate(self.came_from)]
        known.append(lately & self.returned)
        for wins in self.wins:
            known += wins
            known.append(NONE)
        if self.held >= 0:  # a tile that was slid may have fewer places than one that was turned
            known += self.places
        known.append(self.beyond)
        return tuple(known)

    # The end

    def wins_game(self, seat: i64) -> bool:
        """INP-21 and INP-27. The target is reached (surplus points lapse), or an agreed set is won."""
        lookup = self.lookup
        if self.points[seat] >= lookup.target:
            self.beyond = self.points[seat] - lookup.target
            self.points[seat] = lookup.target
            self.tell(REACHED, seat)
            return True
        for combination in lookup.options.combinations:
            if self.won[seat] & combination == combination:
                self.tell(COMBINED, seat)
                return True
        return False

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        """INP-21 and INP-22. The player who has won; after the last turn those with the most points."""
        if self.phase != OVER:
            return []
        if self.winner >= 0:
            return [self.winner]
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    # The zero

    def may_try_zero(self, seat: i64) -> bool:
        """INP-23. Once a game, if the seat has won a number, is not blocked, and the zero is empty."""
        return (
            self.won[seat] > 0
            and not self.tried >> seat & 1
            and not self.blocked[seat]
            and not self.completed & 1
        )

    def zero_tiles(self, seat: i64) -> list[int]:
        """INP-23 and INP-29. All tiles that do not lie on the zero; not turned, only if they fit there."""
        lifts, slides = [], []
        for number in range(TILES):
            tile = TILES * seat + number
            if self.at[tile] // FIELDS != 0:
                lifts.append(LIFT + number)
                if self.free_fields_of_zero(self.up[tile]):
                    slides.append(SLIDE + number)
        return lifts + slides if self.lookup.child[seat] else lifts

    def free_fields_of_zero(self, symbol: i64) -> list[int]:
        return [field for field in self.lookup.fits_zero[symbol] if not self.filled >> field & 1]

    def find_place_on_zero(self, seat: i64, tile: i64) -> None:
        """INP-23. A tile that fits one free field is placed there, one that fits none ends the attempt."""
        up = self.up[tile]
        fields = self.free_fields_of_zero(up)
        if not fields:
            self.fail_zero(seat)
            self.find_place(seat, tile, self.lookup.fitting[up])
        elif len(fields) == 1:
            self.place_on_zero(seat, fields[0])
        else:
            self.places = [PLACE + field for field in fields]
            self.phase = SET_ZERO

    def place_on_zero(self, seat: i64, field: i64) -> None:
        """INP-23. When all five fields are set, every opponent loses what their last win brought."""
        self.put(seat, self.held, field)
        self.moved &= ~self.moving
        self.phase = PICK_ZERO
        if self.filled & ALL_FIELDS != ALL_FIELDS:
            return
        self.announced = NONE
        self.complete(0)
        self.tell(ZERO_SET, seat)
        for other in range(self.lookup.seats):
            if other != seat:
                self.lose_last_win(other)
        self.end_turn(seat)

    def fail_zero(self, seat: i64) -> None:
        """INP-23. The tiles on the zero go home as they lie, and the announcer's last win is lost."""
        self.announced = NONE
        lie = [(self.at[tile], tile) for tile in self.lookup.tiles[seat] if 0 <= self.at[tile] < FIELDS]
        tiles = [tile for _, tile in sorted(lie)]
        for tile in tiles:
            self.at[tile] = SUPPLY
            self.moved &= ~(ONE << tile)
            self.moving &= ~(ONE << tile)
        self.filled &= ~ALL_FIELDS
        self.mine[DIGITS * seat] = 0
        self.on &= ~(ONE << DIGITS * seat)
        if self.events is not None:
            self.events.append((ZERO_FAILED, seat, *tiles))
        self.lose_last_win(seat)

    def lose_last_win(self, seat: i64) -> None:
        """INP-23. All that the last win brought, but no more than there is; the win is then spent."""
        wins = self.wins[seat]
        if not wins:
            return
        self.wins[seat] = wins[:-1]
        lost = min(wins[-1], self.points[seat])
        self.points[seat] -= lost
        self.tell(LOST, seat, lost)
