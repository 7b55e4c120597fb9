"""How good a position of Input is for a seat: what it can close, how likely, and what follows from that."""

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
    NONE,
    ONE_COLOUR,
    SUPPLY,
    SYMBOLS,
    TILES,
    VALUES,
)
from parlour.games.input.rules import Input
from parlour.kernel.state import LOGISTIC, Policy

if TYPE_CHECKING:
    from parlour.games.input.lookup import Lookup

VICTORY: Final = 25.0  # what the win that ends the game is worth on top of its points: more than any number
# What is left of a hope for each own tile that must be taken down before: if others can prevent it, and else
WAITING: Final = 0.75
PATIENT: Final = 0.93

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


class InputJudgement(Policy[Input]):
    """What a seat can close, how likely, and what its chances follow from. What to do is up to the policy."""

    def __init__(self, lookup: Lookup) -> None:
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

    # What others can know, and what can be closed

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

    def danger(self, state: Input, below: list[Odds], seat: int, digit: int) -> float:
        """How likely another player can close a number that lacks one tile."""
        field = state.closing_field(digit)
        danger = 0.0
        for other in self.others[seat]:
            if state.mine[DIGITS * other + digit] and not state.blocked[other]:
                danger = max(danger, self.chance(state, below, other, digit, field, NONE, 0))
        return danger

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
