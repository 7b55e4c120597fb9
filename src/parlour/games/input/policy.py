"""How Input goes on among sensible players, quickly guessed: what guides a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.judgement import PATIENT, WAITING, InputJudgement
from parlour.games.input.lookup import (
    ALL_FIELDS,
    DIGITS,
    FIELDS,
    FIRST_FREE,
    FREE,
    JOKER,
    LAST_FREE,
    LIFT,
    NONE,
    PLACE,
    SLIDE,
    SYMBOLS,
    TILES,
    VALUES,
)
from parlour.games.input.rules import PICK, PICK_CLOSING, PICK_ZERO, SET, Input

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.games.input.judgement import Odds
    from parlour.games.input.lookup import Lookup
    from parlour.kernel.rng import Rng

HORIZON: Final = 24  # decisions of a rollout,
JUDGING: Final = 36  # and of one that judges
WHIM: Final = 8  # one choice in 8 is random
BOLD: Final = 0.5  # what an announcement must promise
# What a point is worth that may be won on one's next turn, if others can prevent it, and if they cannot
LATER: Final = 0.8
SAFE: Final = 0.95
PART: Final = 0.05  # what a tile on an unfinished number is worth, as a part of its points
ALONE: Final = 0.05  # what is added to PART if all tiles there are one's own
DENY: Final = 0.1  # what it is worth to spoil a number that an opponent builds alone, as a part of its points
TAKEN_DOWN: Final = 1.2  # what it is worth to take a tile down from a completed number
CURIOUS: Final = 0.1  # what it is worth to learn what is below a tile
NOISE: Final = 0.002  # what decides among equals, up to fifteen times
BITS: Final = 27  # places in a random word where such a decision can begin
ZERO_WORTH: Final = 7  # the points that a zero must cost the others
NOTHING: Final = -1000.0


class Board:
    """What the numbers are worth to a seat that is to pick up a tile."""

    def __init__(self) -> None:
        self.best = [0.0] * len(SYMBOLS)  # by symbol: what the best place for it is worth
        self.where = [0] * len(SYMBOLS)  # by symbol: the number on which the best place is
        self.second = [0.0] * len(SYMBOLS)  # by symbol: what the best place on any other number is worth
        self.leaving = [0.0] * DIGITS  # by digit: what it is worth to take an own tile away
        self.leaving[0] = TAKEN_DOWN  # INP-23: between turns, tiles lie only on a completed zero

    def note(self, symbol: int, digit: int, worth: float) -> None:
        """A place for a symbol: keep the best one, and the best on another number."""
        if worth > self.best[symbol]:
            self.second[symbol] = self.best[symbol]
            self.best[symbol] = worth
            self.where[symbol] = digit
        elif worth > self.second[symbol]:
            self.second[symbol] = worth

    def note_joker(self) -> None:
        """INP-3. The joker fits wherever another symbol does."""
        for symbol in range(JOKER):
            if self.best[symbol] > self.best[JOKER]:
                self.best[JOKER] = self.best[symbol]
                self.where[JOKER] = self.where[symbol]
            if self.second[symbol] > self.second[JOKER]:
                self.second[JOKER] = self.second[symbol]


class InputPolicy(InputJudgement):
    """Announces what is likely to fit. Else turns the tile from which the best can be made: a number that one
    can close next and the others cannot. No moment of a game is quieter than others, so a rollout ends after
    some decisions: more of them add more noise than they tell.
    """

    def __init__(self, lookup: Lookup, horizon: int = HORIZON) -> None:
        super().__init__(lookup)
        self.horizon = horizon
        self.whim = WHIM
        self.symbols = [sorted(set(lookup.asks[FIELDS * d : FIELDS * d + FIELDS])) for d in range(DIGITS)]
        # By digit and symbol, the set of its fields.
        self.fields: list[list[i64]] = [
            [lookup.set_of(f for f in fits if f // FIELDS == digit) for fits in lookup.fits]
            for digit in range(DIGITS)
        ]
        self.part = [PART * value for value in VALUES]
        self.part_alone = [(PART + ALONE) * value for value in VALUES]

    def judge(self) -> InputPolicy:
        return InputPolicy(self.lookup, JUDGING)

    def choose(self, state: Input, seat: int, rng: Rng) -> int:
        if self.whim and not rng.below(self.whim):
            return self.anything(state, seat, rng)
        if state.phase == PICK:
            below = self.all_below(state)
            if not state.blocked[seat]:
                action = self.announcement(state, below, seat)
                if action >= 0:
                    return action
            return self.pick(state, below, seat, rng)
        if state.phase == SET:
            return self.place(state, self.all_below(state), seat, rng)
        if state.phase == PICK_CLOSING:
            return self.closing_tile(state, seat)
        if state.phase == PICK_ZERO:
            return self.zero_tile(state, seat)
        return state.places[rng.below(len(state.places))]

    def anything(self, state: Input, seat: int, rng: Rng) -> int:
        """Any action; announcements, which can cost points, less often than others."""
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        return legal[rng.below(len(legal))] if action < LIFT else action

    # Announcing

    def vain(self, state: Input, seat: int, action: int) -> bool:
        """INP-17. An announcement that no tile can fulfil, as all have seen: it can be turned without."""
        if state.phase != PICK or not 0 < action < LIFT:
            return False
        announced = state.clone()
        announced.apply(seat, action)
        closing = self.closes[self.asks[announced.closing_field(action)]]
        for choice in announced.legal(seat):
            tile = TILES * seat + choice - LIFT
            if choice >= SLIDE or not state.turned[tile] or closing[state.under[tile]]:
                return False
        return True

    def announcement(self, state: Input, below: list[Odds], seat: int) -> int:
        """INP-13. The announcement that promises most, less what it threatens; NONE, if all is too little."""
        best = NONE
        if state.one_free:
            most = BOLD
            for digit in state.lookup.digits_in[state.one_free]:
                mine = state.mine[DIGITS * seat + digit]
                if mine:
                    field = state.closing_field(digit)
                    odds = self.chance(state, below, seat, digit, field, NONE, 0)
                    worth = odds * self.gain(state, seat, digit, mine)
                    if odds < 1.0:
                        worth -= (1.0 - odds) * min(VALUES[digit], state.points[seat])
                    if worth > most:
                        most = worth
                        best = digit
        if best < 0 and state.lookup.options.zero and self.tries_zero(state, seat):
            return 0
        return best

    def closing_tile(self, state: Input, seat: int) -> int:
        """INP-13. The tile most likely to fit; among equals, one from the supply."""
        need = self.asks[state.closing_field(state.announced)]
        below = self.below(state, seat)
        best = NONE
        most = NOTHING
        for action in state.legal(seat):
            if action >= SLIDE:
                tile = TILES * seat + action - SLIDE
                worth = 1.0
            else:
                tile = TILES * seat + action - LIFT
                if state.turned[tile]:
                    worth = self.closes[need][state.under[tile]]
                else:
                    worth = self.fits(below[state.up[tile]], need)
            if state.at[tile] >= 0:
                worth -= 0.01
            if worth > most:
                most = worth
                best = action
        return best

    # Building

    def pick(self, state: Input, below: list[Odds], seat: int, rng: Rng) -> int:
        """INP-8. Lift the tile from which the best can be made; slide it, where that is better."""
        board = self.board(state, below, seat)
        choice, most = self.best_lift(state, below, seat, board, rng.word())
        if self.lookup.slides[seat]:
            for action in state.slides(seat):
                tile = TILES * seat + action - SLIDE
                digit = state.at[tile] // FIELDS
                worth = board.leaving[digit] if digit >= 0 else 0.0
                worth += self.slide(state, below, seat, tile, digit)
                if worth > most:
                    most = worth
                    choice = action
        return choice

    def board(self, state: Input, below: list[Odds], seat: int) -> Board:
        """What the numbers are worth to a seat that is to pick up a tile."""
        board = Board()
        for digit in self.lookup.numbers:
            filled = state.filled >> FIELDS * digit & ALL_FIELDS
            free = FREE[filled]
            mine = state.mine[DIGITS * seat + digit]
            if state.completed >> digit & 1:
                board.leaving[digit] = TAKEN_DOWN
            elif free == 1:
                if mine:
                    last = FIELDS * digit + FIRST_FREE[filled]
                    board.leaving[digit] = -self.promise(state, below, seat, digit, mine - 1, last, NONE, 0)
            else:
                worth = self.part_alone[digit] if mine + free == FIELDS else self.part[digit]
                if mine:
                    board.leaving[digit] = -worth
                if free == 2:
                    self.note_last_two(state, below, seat, digit, board)
                else:
                    self.note_open(state, digit, worth, board)
        board.note_joker()
        return board

    def note_last_two(self, state: Input, below: list[Odds], seat: int, digit: int, board: Board) -> None:
        """INP-13. A number with two free fields: a tile on either leaves the other for the closing tile."""
        asks = self.asks
        filled = state.filled >> FIELDS * digit & ALL_FIELDS
        one = FIELDS * digit + FIRST_FREE[filled]
        other = FIELDS * digit + LAST_FREE[filled]
        mine = state.mine[DIGITS * seat + digit]
        alike = int(asks[one] == asks[other])
        worth = self.promise(state, below, seat, digit, mine, other, NONE, alike)
        board.note(asks[one], digit, worth)
        if not alike:
            worth = self.promise(state, below, seat, digit, mine, one, NONE, 0)
            board.note(asks[other], digit, worth)

    def note_open(self, state: Input, digit: int, worth: float, board: Board) -> None:
        """INP-8. A number with more free fields: each of them is worth the same."""
        for symbol in self.symbols[digit]:
            if worth > board.second[symbol] and state.room & self.fields[digit][symbol]:
                board.note(symbol, digit, worth)

    def best_lift(
        self, state: Input, below: list[Odds], seat: int, board: Board, whim: int
    ) -> tuple[int, float]:
        """INP-8. To lift the tile from which the best can be made, and what that is worth."""
        choice = NONE
        most = NOTHING
        for number, tile in enumerate(self.lookup.tiles[seat]):
            worth = self.lift(state, below, seat, tile, board) + NOISE * (whim >> 4 * number & 15)
            if worth > most:
                most = worth
                choice = LIFT + number
        return choice, most

    def lift(self, state: Input, below: list[Odds], seat: int, tile: int, board: Board) -> float:
        """INP-7. What it is worth to turn a tile: what appears in its best place, less what it leaves."""
        field = state.at[tile]
        digit = field // FIELDS
        if state.turned[tile]:
            symbol = state.under[tile]
            worth = board.second[symbol] if board.where[symbol] == digit else board.best[symbol]
            if field >= 0 and state.one_free >> digit & 1:
                worth = max(worth, self.shift(state, below, seat, tile, symbol))
        else:
            worth = CURIOUS
            for symbol, odds in enumerate(below[seat][state.up[tile]]):
                worth += odds * board.best[symbol]
        return worth + board.leaving[digit] if field >= 0 else worth

    def shift(self, state: Input, below: list[Odds], seat: int, tile: int, symbol: int) -> float:
        """INP-9. What it is worth to move a tile to the last free field of its own number, so that the field
        is free where it lay.
        """
        field = state.at[tile]
        digit = field // FIELDS
        if symbol != JOKER and symbol != self.asks[state.closing_field(digit)]:
            return NOTHING
        mine = state.mine[DIGITS * seat + digit] - 1
        return self.promise(state, below, seat, digit, mine, field, tile, 0)

    def slide(self, state: Input, below: list[Odds], seat: int, tile: int, digit: int) -> float:
        """INP-26 and INP-29. What the best place on another number is worth for a tile that is not turned."""
        most = NOTHING
        for field in self.lookup.slides_to[seat][state.up[tile]]:
            if state.room >> self.lookup.slot[field] & 1 and field // FIELDS != digit:
                most = max(most, self.worth(state, below, seat, tile, field))
        return most

    def place(self, state: Input, below: list[Odds], seat: int, rng: Rng) -> int:
        """INP-8. The best field for the tile in hand."""
        whim: int = rng.word()
        best = NONE
        most = NOTHING
        for action in state.places:
            worth = self.worth(state, below, seat, state.held, action - PLACE)
            worth += NOISE * (whim >> action % BITS & 15)
            if worth > most:
                most = worth
                best = action
        return best

    def worth(self, state: Input, below: list[Odds], seat: int, tile: int, field: int) -> float:
        """What a tile is worth on a field."""
        digit = field // FIELDS
        filled = state.filled >> FIELDS * digit & ALL_FIELDS
        free = FREE[filled]
        mine = state.mine[DIGITS * seat + digit]
        if free > 2:
            return self.part_alone[digit] if mine + free == FIELDS else self.part[digit]
        last = FIELDS * digit + FIRST_FREE[filled]
        if last == field:
            last = FIELDS * digit + LAST_FREE[filled]
        return self.promise(state, below, seat, digit, mine, last, tile, 0)

    def promise(
        self,
        state: Input,
        below: list[Odds],
        seat: int,
        digit: int,
        mine: int,
        last: int,
        held: int,
        spent: int,
    ) -> float:
        """What a tile of a seat promises that leaves one field of a number free, where `mine` other own tiles
        lie: that it can be closed next, and not by the others before.
        """
        danger = 0.0
        cost = 0.0
        strangers = 0
        for other in self.others[seat]:
            theirs = state.mine[DIGITS * other + digit]
            if theirs:
                strangers += theirs
                if not state.blocked[other]:
                    odds = self.chance(state, below, other, digit, last, NONE, 0)
                    if odds > danger:
                        danger = odds
                        cost = self.gain(state, other, digit, theirs)
        hope = self.chance(state, below, seat, digit, last, held, spent)
        if hope:
            hope *= self.gain(state, seat, digit, mine + 1)
            if strangers:
                hope *= LATER * WAITING ** state.blocked[seat] * (1.0 - danger)
            else:
                hope *= SAFE * PATIENT ** state.blocked[seat]
        if danger:
            hope -= danger * cost
        elif not mine:
            hope += DENY * VALUES[digit]
        return hope - mine * (self.part[digit] if strangers else self.part_alone[digit])

    # The zero

    def tries_zero(self, state: Input, seat: int) -> bool:
        """INP-23. Whether all tiles that it needs are known to fit, and it would cost the others much."""
        if not state.may_try_zero(seat):
            return False
        cost = 0
        for other in self.others[seat]:
            if state.wins[other]:
                cost += state.wins[other][-1]
        if cost < ZERO_WORTH:
            return False
        sure = [state.under[tile] for tile in self.lookup.tiles[seat] if state.turned[tile]]
        lacking = 0
        for symbol in range(JOKER):
            lacking += max(0, self.asks[:FIELDS].count(symbol) - sure.count(symbol))
        return lacking <= sure.count(JOKER)

    def zero_tile(self, state: Input, seat: int) -> int:
        """INP-23. The tile most likely to fit a free field of the zero; the joker last, since it fits all."""
        free = [0.0] * len(SYMBOLS)
        free[JOKER] = 0.9
        for field in range(FIELDS):
            if not state.filled >> field & 1:
                free[self.asks[field]] = 1.0
        below = self.below(state, seat)
        best = NONE
        most = NOTHING
        for action in state.legal(seat):
            if action >= SLIDE:
                worth = free[state.up[TILES * seat + action - SLIDE]]
            else:
                tile = TILES * seat + action - LIFT
                worth = 0.0
                if state.turned[tile]:
                    worth = free[state.under[tile]]
                else:
                    for symbol, odds in enumerate(below[state.up[tile]]):
                        worth += odds * free[symbol]
            if worth > most:
                most = worth
                best = action
        return best
