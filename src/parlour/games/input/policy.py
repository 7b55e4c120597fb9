"""How Input goes on among sensible players, quickly guessed: what guides a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.knowledge import knowledge_of
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
    ONE_COLOUR,
    PLACE,
    SLIDE,
    SUPPLY,
    SYMBOLS,
    TILES,
    VALUES,
)
from parlour.games.input.rules import PICK, PICK_CLOSING, PICK_ZERO, SET, Input
from parlour.kernel.state import LOGISTIC, Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.games.input.lookup import Lookup
    from parlour.kernel.rng import Rng

HORIZON: Final = 24  # decisions of a rollout,
JUDGING: Final = 36  # and of one that judges
WHIM: Final = 8  # one choice in 8 is random
VICTORY: Final = 25.0  # what the win that ends the game is worth on top of its points: more than any number
BOLD: Final = 0.5  # what an announcement must promise
# What a point is worth that may be won on one's next turn, if others can prevent it, and if they cannot
LATER: Final = 0.8
SAFE: Final = 0.95
# What is left of that for each own tile that must be taken down before, if others can prevent it, and if not
WAITING: Final = 0.75
PATIENT: Final = 0.93
PART: Final = 0.05  # what a tile on an unfinished number is worth, as a part of its points
ALONE: Final = 0.05  # what is added to PART if all tiles there are one's own
DENY: Final = 0.1  # what it is worth to spoil a number that an opponent builds alone, as a part of its points
TAKEN_DOWN: Final = 1.2  # what it is worth to take a tile down from a completed number
CURIOUS: Final = 0.1  # what it is worth to learn what is below a tile
NOISE: Final = 0.002  # what decides among equals, up to fifteen times
BITS: Final = 27  # places in a random word where such a decision can begin
ZERO_WORTH: Final = 7  # the points that a zero must cost the others
NOTHING: Final = -1000.0

# What predicts the winner, in points, as fitted to games of this policy against itself
TO_MOVE: Final = 0.35  # to be the next to move
BLOCKED: Final = 1.3  # an own tile on a completed number
NOW: Final = 0.3  # a point that can be won at once
SOON: Final = 0.25  # a point that can be won on a later turn, and nobody can prevent it
PERHAPS: Final = 0.15  # a point that can be won on a later turn, unless another player prevents it
WIN_NOW: Final = 10.0  # the game can be won at once
WIN_SOON: Final = 8.0  # the game can be won on a later turn, and nobody can prevent it
WIN_PERHAPS: Final = 2.5  # the game can be won on a later turn, unless another player prevents it
# By seats: the standard deviation of the logistic curve that winners follow
SPREAD: Final = {2: 7.6, 3: 8.5}
USUAL: Final = {2: 14.0, 3: 15.0}  # by seats: the points that a player has at the end

# What is told of a seat to be weighed by a fit. Sides are those of its tiles: up, below, below in the supply,
# and below on completed numbers.
NEAR: Final = (10, 6, 4, 3, 2)  # points that are lacking for the target, or fewer
SIDES: Final = ("up", "below", "supply", "completed")
OF_NUMBERS: Final = ("tiles", "taken", "last", "last-two", "last-three", "alone")  # of each number
GENERAL: Final = (
    "estimate",
    "points",
    "points-squared",
    "moves",
    "moves-blocked",
    "holds",
    "blocked",
    "is-blocked",
    "blocked-twice",
    "now",
    "best-now",
    "soon",
    "perhaps",
    "win-now",
    "win-soon",
    "win-perhaps",
    "two-alone",
    "two-shared",
    "two-win",
    "parts-1",
    "parts-2",
    "parts-3",
    "parts-4",
    "enough",
    "home",
    "turned",
    "wins",
    "late-points",
    "late-estimate",
)
LATE: Final = 50.0  # turns
NOW_AT: Final = GENERAL.index("now")
TWO_AT: Final = GENERAL.index("two-alone")
PARTS_AT: Final = GENERAL.index("parts-1")
ENOUGH_AT: Final = GENERAL.index("enough")

Odds = list[list[float]]  # by the side up and the side below


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


class InputPolicy(Policy[Input]):
    """Announces what is likely to fit. Else turns the tile from which the best can be made: a number that one
    can close next and the others cannot. No moment of a game is quieter than others, so a rollout ends after
    some decisions: more of them add more noise than they tell.
    """

    def __init__(self, lookup: Lookup, horizon: int = HORIZON) -> None:
        self.horizon = horizon
        self.whim = WHIM
        near = tuple(f"lacks-{points}" for points in NEAR)
        sides = tuple(f"{side}-{symbol}" for side in SIDES for symbol in SYMBOLS)
        each = tuple(f"{what}-{digit}" for digit in lookup.numbers for what in OF_NUMBERS)
        self.numbers = (*GENERAL, *near, *sides, *each)
        self.wrong_by = SPREAD[lookup.seats]
        self.usual = USUAL[lookup.seats]
        self.lookup = lookup
        self.asks = lookup.asks
        self.others = [[o for o in range(lookup.seats) if o != seat] for seat in range(lookup.seats)]
        self.knowledge = knowledge_of(tuple(lookup.kinds))
        # By what was turned and what the others show, as one number: by the side up and a symbol, how likely
        # it is below a tile that was never turned.
        self.odds: dict[int, Odds] = {}
        self.nothing: Odds = []
        self.all_known = [self.nothing] * lookup.seats
        # By the symbols up and below, what a turned tile takes away from the seven that are all there are.
        self.kind = [0] * (len(SYMBOLS) * len(SYMBOLS))
        for kind, (one, other) in enumerate(lookup.kinds):
            self.kind[len(SYMBOLS) * one + other] = self.kind[len(SYMBOLS) * other + one] = 1 << kind
        # By the symbol that a last free field asks for and the side that appears, whether it closes.
        joker = lookup.options.joker_closes
        symbols = range(len(SYMBOLS))
        self.closes = [[float(s == need or (joker and s == JOKER)) for s in symbols] for need in symbols]
        self.symbols = [sorted(set(lookup.asks[FIELDS * d : FIELDS * d + FIELDS])) for d in range(DIGITS)]
        # By digit and symbol, the set of its fields.
        self.fields: list[list[i64]] = [
            [lookup.set_of(f for f in fits if f // FIELDS == digit) for fits in lookup.fits]
            for digit in range(DIGITS)
        ]
        self.part = [PART * value for value in VALUES]
        self.part_alone = [(PART + ALONE) * value for value in VALUES]

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

    def all_below(self, state: Input) -> list[Odds]:
        """The same as `below` for all seats."""
        if 0 not in state.turned:
            return self.all_known
        return [self.below(state, seat) for seat in range(self.lookup.seats)]

    def below(self, state: Input, seat: int) -> Odds:
        """INP-5. By the side up, how likely each symbol is below a seat's tiles that were never turned."""
        turned, up, under = state.turned, state.up, state.under
        key = 0
        for tile in self.lookup.tiles[seat]:
            if turned[tile]:
                key += self.kind[len(SYMBOLS) * up[tile] + under[tile]]
            else:
                key += 1 << TILES + 3 * up[tile]
        if key < 1 << TILES:
            return self.nothing
        odds = self.odds.get(key)
        if odds is None:
            tiles = self.lookup.tiles[seat]
            odds = self.knowledge.deduce(
                [(up[tile], under[tile]) for tile in tiles if turned[tile]],
                [up[tile] for tile in tiles if not turned[tile]],
            ).odds
            self.odds[key] = odds
        return odds

    def anything(self, state: Input, seat: int, rng: Rng) -> int:
        """Any action; announcements, which can cost points, less often than others."""
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        return legal[rng.below(len(legal))] if action < LIFT else action

    # Announcing

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

    def gain(self, state: Input, seat: int, digit: int, mine: int) -> float:
        """INP-16 to INP-21. What winning a number is worth; `mine` own tiles lie on it before the last."""
        lookup = self.lookup
        points = VALUES[digit]
        if mine == FIELDS - 1:
            points = 2 * points if lookup.options.solo_double else points + ONE_COLOUR
        if state.points[seat] + points >= lookup.target:
            return points + VICTORY
        won = state.won[seat] | 1 << digit
        for combination in lookup.options.combinations:
            if won & combination == combination:
                return points + VICTORY
        return float(points)

    def chance(
        self, state: Input, below: list[Odds], seat: int, digit: int, field: int, besides: int, spent: int
    ) -> float:
        """INP-14. How likely a seat's best tile closes a number by filling a field: not the tile `besides`,
        nor one of those that are `spent` before.
        """
        lookup = self.lookup
        need = self.asks[field]
        closes = self.closes[need]
        under, turned = state.under, state.turned
        slides = lookup.child[seat] or lookup.options.free_number == digit
        best = 0.0
        for tile in lookup.tiles[seat]:
            odds = closes[under[tile]] if turned[tile] else self.fits(below[seat][state.up[tile]], need)
            if slides:
                odds = max(odds, closes[state.up[tile]])
            if odds <= best or tile == besides or state.at[tile] // FIELDS == digit:
                continue
            if state.may_not_enter(tile, field):
                continue
            if odds == 1.0:
                if not spent:
                    return odds
                spent -= 1
            else:
                best = odds
        return best

    def fits(self, odds: list[float], need: int) -> float:
        """INP-15 and INP-28. How likely a tile that was never turned closes, by what can be below it."""
        return odds[need] + odds[JOKER] if self.lookup.options.joker_closes else odds[need]

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

    # How it will end

    def estimate(self, state: Input) -> list[float]:
        """The points so far, and what can be closed soon; a win in sight counts for more than its points.
        Tiles on completed numbers have their price.
        """
        lookup = self.lookup
        estimates = [float(points) for points in state.points]
        if not state.waiting or state.dealt < lookup.seats or state.start < 0:
            return estimates
        below = self.all_below(state)
        mover = state.waiting[0] if state.held < 0 else lookup.left[state.waiting[0]]
        estimates[mover] += TO_MOVE
        for seat in range(lookup.seats):
            estimates[seat] -= BLOCKED * state.blocked[seat]
        for digit in lookup.digits_in[state.one_free]:
            for seat in range(lookup.seats):
                if state.mine[DIGITS * seat + digit]:
                    estimates[seat] += self.prospect(state, below, seat, digit, seat == mover)
        return estimates

    def prospect(self, state: Input, below: list[Odds], seat: int, digit: int, moves: bool) -> float:
        """What a number that lacks one tile adds to what a seat, who moves now or later, can expect."""
        field = state.closing_field(digit)
        mine = state.mine[DIGITS * seat + digit]
        blocked = state.blocked[seat]
        odds = self.chance(state, below, seat, digit, field, NONE, 0)
        if not odds:
            return 0.0
        gain = self.gain(state, seat, digit, mine)
        if moves and not blocked:
            return odds * (NOW * gain if gain < VICTORY else WIN_NOW)
        if mine == FIELDS - 1:
            return odds * (SOON * gain if gain < VICTORY else WIN_SOON * PATIENT**blocked)
        danger = self.danger(state, below, seat, digit)
        return odds * (1.0 - danger) * (PERHAPS * gain if gain < VICTORY else WIN_PERHAPS) * WAITING**blocked

    def to_come(self, state: Input, points: list[float]) -> float:
        """What is lacking until they have as many points, together, as people have at the end."""
        if not state.waiting:
            return 0.0
        return max(0.0, self.usual - sum(points) / len(points))

    def spread(self, state: Input) -> float:
        """As fitted to many games, it is much the same from the first turn to the last."""
        return self.wrong_by

    # What a fit weighs

    def judge(self) -> InputPolicy:
        return InputPolicy(self.lookup, JUDGING)

    def strengths(self, state: Input, points: list[float]) -> list[float]:
        """As of any game, but what all seats need is found once."""
        fit = self.fit
        if fit is None or state.dealt < self.lookup.seats or state.start < 0:
            scale = LOGISTIC * self.spread(state)
            return [estimated / scale for estimated in points]
        below = self.all_below(state)
        strengths = []
        for seat in range(self.lookup.seats):
            strengths.append(fit.strength(0, self.told(state, below, seat, points[seat])))  # noqa: PERF401
        return strengths

    def describe(self, state: Input, seat: int) -> list[float]:
        return self.told(state, self.all_below(state), seat, self.estimate(state)[seat])

    def told(self, state: Input, below: list[Odds], seat: int, estimate: float) -> list[float]:
        """Points, what can be closed soon, where the tiles lie, and their sides."""
        lookup = self.lookup
        mover = state.waiting[0] if state.held < 0 else lookup.left[state.waiting[0]]
        moves = seat == mover
        points = state.points[seat]
        blocked = state.blocked[seat]
        numbers = [0.0] * len(self.numbers)
        numbers[0] = estimate
        numbers[1] = float(points)
        numbers[2] = points * points / 17.0
        numbers[3] = float(moves)
        numbers[4] = float(moves and blocked > 0)
        numbers[5] = float(state.held >= 0 and state.held // TILES == seat)
        numbers[6] = float(blocked)
        numbers[7] = float(blocked > 0)
        numbers[8] = float(blocked > 1)
        at = len(GENERAL) + len(NEAR) + len(SIDES) * len(SYMBOLS)
        for digit in lookup.numbers:
            self.describe_number(state, below, seat, digit, moves and not blocked, numbers, at)
            at += len(OF_NUMBERS)
        home = turned = 0
        sides = len(GENERAL) + len(NEAR)
        for tile in lookup.tiles[seat]:
            turned += state.turned[tile]
            under = state.under[tile]
            numbers[sides + state.up[tile]] += 1.0
            numbers[sides + len(SYMBOLS) + under] += 1.0
            field = state.at[tile]
            if field == SUPPLY:
                home += 1
                numbers[sides + 2 * len(SYMBOLS) + under] += 1.0
            elif field >= 0 and state.completed >> field // FIELDS & 1:
                numbers[sides + 3 * len(SYMBOLS) + under] += 1.0
        numbers[ENOUGH_AT + 1] = float(home)
        numbers[ENOUGH_AT + 2] = float(turned)
        numbers[ENOUGH_AT + 3] = float(len(state.wins[seat]))
        numbers[ENOUGH_AT + 4] = float(state.turn) / LATE * points
        numbers[ENOUGH_AT + 5] = float(state.turn) / LATE * estimate
        for place, near in enumerate(NEAR):
            numbers[len(GENERAL) + place] = float(lookup.target - points <= near)
        return numbers

    def describe_number(
        self,
        state: Input,
        below: list[Odds],
        seat: int,
        digit: int,
        acts: bool,
        numbers: list[float],
        at: int,
    ) -> None:
        """What a number means for a seat, who can announce at once or cannot."""
        mine = state.mine[DIGITS * seat + digit]
        if state.completed >> digit & 1:
            numbers[at + 1] = float(mine)
            return
        value = VALUES[digit]
        if state.points[seat] + value >= self.lookup.target:
            numbers[ENOUGH_AT] += 1.0
        if not mine:
            return
        filled = state.filled >> FIELDS * digit & ALL_FIELDS
        free = FREE[filled]
        alone = mine + free == FIELDS
        numbers[at] = float(mine)
        if free <= 3:
            numbers[at + 1 + free] = 1.0
        if alone:
            numbers[at + 5] = 1.0
        numbers[PARTS_AT + free - 1] += value * mine / (FIELDS - free)
        if free > 2:
            return
        gain = self.gain(state, seat, digit, mine)
        wins = gain >= VICTORY
        if wins:
            gain -= VICTORY
        odds = self.chance(state, below, seat, digit, FIELDS * digit + FIRST_FREE[filled], NONE, 0)
        if free == 2:
            odds *= self.chance(state, below, seat, digit, FIELDS * digit + LAST_FREE[filled], NONE, 0)
            numbers[TWO_AT if alone else TWO_AT + 1] += odds * value
            if wins:
                numbers[TWO_AT + 2] += odds
        elif acts:
            numbers[NOW_AT] += odds * gain
            numbers[NOW_AT + 1] = max(numbers[NOW_AT + 1], odds * gain)
            if wins:
                numbers[NOW_AT + 4] = max(numbers[NOW_AT + 4], odds)
        elif alone:
            numbers[NOW_AT + 2] += odds * gain
            if wins:
                numbers[NOW_AT + 5] = max(numbers[NOW_AT + 5], odds)
        else:
            odds *= 1.0 - self.danger(state, below, seat, digit)
            numbers[NOW_AT + 3] += odds * gain
            if wins:
                numbers[NOW_AT + 6] = max(numbers[NOW_AT + 6], odds)

    def danger(self, state: Input, below: list[Odds], seat: int, digit: int) -> float:
        """How likely another player can close a number that lacks one tile."""
        field = state.closing_field(digit)
        danger = 0.0
        for other in self.others[seat]:
            if state.mine[DIGITS * other + digit] and not state.blocked[other]:
                danger = max(danger, self.chance(state, below, other, digit, field, NONE, 0))
        return danger
