"""How a game of Fruitoplay probably goes on: quick choices that guide a search.

The numbers were fitted to many games of this policy against itself.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import (
    ALL_NUMBERS,
    BONUS,
    CANCELS,
    CARDS,
    COLLECTIVE,
    COLLECTIVE_CARD,
    COLUMN,
    DRAW,
    FRUITS,
    NO_CARD,
    NO_FRUIT,
    NUMBERS,
    ROUNDS,
    STAY,
    TURNS,
    WIDTH,
    Lookup,
)
from parlour.games.fruitoplay.rules import CANCEL, DEAL, LAST_DRAW, OVER, PLAY, Fruitoplay
from parlour.kernel.sets import bits_of
from parlour.kernel.state import Policy

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

LOOKS_AHEAD: Final = 0  # habits: chooses as this policy does,
COUNTS_NOW: Final = 1  # or counts what the round would score if it ended now, as newcomers do
HABITS: Final = (LOOKS_AHEAD, COUNTS_NOW)
OWN: Final = 2  # the searcher's own
WHIM: Final = (1 << 30) // 8  # of all 30-bit words, those that mean: anything will do
SLIP: Final = (1 << 30) // 24  # the same of those who count now
EVENLY: Final = 0.5  # how many of the better cards those think the others play, if they hold them
EAGER: Final = 0.4  # how many of the better cards they might hold the others are thought to play
TAKEN: Final = 1.6  # points that the cards of each other player but one add to a target
KEEP: Final = 0.7  # points that a card which surely wins the next target is worth, for each of those players
# The same for `careful`, and what else it weighs; fitted together to games against `card` and `counted`.
OWN_EAGER: Final = 0.48
OWN_TAKEN: Final = 1.9
OWN_SURE: Final = 0.856  # of SURE and HOPED (below)
OWN_HOPED: Final = 0.943
FADING: Final = 0.084  # the part of what is taken that counts less for each turn to come
FIRST: Final = 1.26  # of what a card is worth for the next target
SECOND: Final = 1.01  # for that after it
THIRD: Final = 0.46
CERTAIN: Final = 0.88  # points for a card that surely wins
AT_ONCE: Final = 0.7  # how much less it counts that a card is kept, if it wins now
DOUBLE: Final = 0.91  # points that a double card is rather kept for,
DOUBLE_LATER: Final = 0.036  # and more for each turn to come
SPOILT: Final = 0.69  # the same of a rotten one, which spoils what others take
SPOILT_LATER: Final = 0.171
MANY: Final = 1000  # more than a column can be worth
ROUNDING: Final = 1e-9  # more than sums of points are rounded by
HALF_OF_THEM: Final = (1 << NUMBERS // 2) - 1  # the lower half of a fruit's numbers, as bits
COUNTS: Final[list[i64]] = [numbers.bit_count() for numbers in range(HALF_OF_THEM + 1)]  # by such bits

# The largest column will be multiplied by the smallest one that there is now, or by any of the others: these
# are the shares, by the number of cards still to come.
SURE: Final = [0.92, 0.71, 0.56, 0.44, 0.33, 0.24, 0.16, 0.10, 0.08, 0.07, 0.05, 0.05]
HOPED: Final = [0.03, 0.08, 0.12, 0.15, 0.18, 0.20, 0.23, 0.25, 0.27, 0.28, 0.30, 0.30]

ROUND: Final = 19.5  # points that a round brings
CLEAR: Final = 8.0  # points that make a clear win
SPREAD: Final = {2: 15.0, 3: 18.0, 4: 20.0, 5: 21.0, 6: 22.0}  # what one round does to a lead, by seats


class FruitoplayPolicy(Policy[Fruitoplay]):
    """Plays the card that promises the most points: won, with the target and what comes with it; lost,
    without the card. A card that is near to the next target is rather kept.
    """

    def __init__(self, lookup: Lookup) -> None:
        self.whim = WHIM
        self.slip = SLIP
        self.deep = False
        others = int(lookup.seats) - 1
        self.others: i64 = others
        self.taken = TAKEN * (others - 1)
        self.spreads = [CLEAR]
        self.spreads += [SPREAD[lookup.seats] * rounds**0.5 for rounds in range(1, ROUNDS + 1)]
        self.fruit: list[i64] = lookup.fruit
        self.value = lookup.value
        # A rotten card takes another one with it, mostly a single one.
        self.worth: list[i64] = [-1 if card in lookup.rotten else lookup.value[card] for card in lookup.cards]
        # Which number a card has, as a bit, if it is of this fruit.
        self.bits: list[list[i64]] = [
            [1 << lookup.number[card] - 1 if lookup.fruit[card] == fruit else 0 for card in lookup.cards]
            for fruit in range(FRUITS)
        ]
        # By target and card: the numbers of its fruit that are as near or nearer, as bits; their share of
        # all; and, if the card has the target's fruit, what it is worth to hold it when the target comes.
        near, strength = _nearness(others * int(lookup.hand) * EAGER)
        worth = KEEP * (others - 1)
        self.near: list[list[i64]] = []
        self.share: list[list[float]] = []
        self.keep: list[list[float]] = []
        for target in lookup.cards:
            nearer, strong = near[target % NUMBERS], strength[target % NUMBERS]
            share = [(numbers.bit_count() + 1) / NUMBERS for numbers in nearer]
            same = lookup.fruit[target] * NUMBERS
            self.near.append(nearer * FRUITS)
            self.share.append(share * FRUITS)
            keep = [0.0] * CARDS
            keep[same : same + NUMBERS] = [worth * chance for chance in strong]
            self.keep.append(keep)
        self.keep.append([0.0] * CARDS)  # where no target follows

    def choose(self, state: Fruitoplay, seat: int, rng: Rng) -> int:
        if rng.word() < self.whims(state.players[seat].habit):
            legal = state.legal(seat)
            return legal[rng.below(len(legal))]
        if state.phase == PLAY:
            habit = state.players[seat].habit
            if habit == COUNTS_NOW:
                return self.counted(state, seat, rng)
            if habit == OWN:
                return self.careful(state, seat)
            return self.card(state, seat)
        if state.phase == LAST_DRAW:
            return self.last_draw(state, seat)
        if state.phase == CANCEL:
            return self.cancelled(state, seat)
        return self.collective(state, seat)

    def whims(self, habit: i64) -> int:
        """Of all 30-bit words, how many mean that anything will do."""
        if habit == OWN:
            return 0
        return self.slip if habit == COUNTS_NOW else self.whim

    def card(self, state: Fruitoplay, seat: int) -> int:
        """FRU-6. The card that promises most."""
        hand = state.players[seat].hand
        fruit, worth = self.fruit, self.worth
        turn = state.turn
        target = state.river[turn]
        turns = TURNS - 1 - turn  # to come after this one
        suit = fruit[target]

        # What the others may have of the target's fruit; and how many cards they have, of how many unseen.
        hidden: i64 = ALL_NUMBERS - state.shown(suit)
        bits = self.bits[suit]
        for card in hand:
            hidden -= bits[card]
        same = members_of(hidden)
        held = held_by_others(state, seat)
        unseen = unseen_by(state, held)
        rivals = int(held) * EAGER

        columns = self.columns(state, seat)
        columns[suit] += worth[target]
        coming = turns + self.others
        won = self.taken + outlook(columns, SURE[coming], HOPED[coming])
        columns[suit] -= worth[target]

        sure, hoped = SURE[turns], HOPED[turns]
        total, low, next_low, next_high, high = ranked(columns)
        near, share = self.near[target], self.share[target]
        keep = self.keep[state.river[turn + 1]] if turns else self.keep[CARDS]
        best = -1.0 * MANY
        choice = NO_CARD
        for card in hand:
            # What is lost with the card: as in `outlook`, but quicker, as only one column changes.
            own = fruit[card]
            column = columns[own]
            left = column - worth[card]
            rest = total
            if column > 0:
                rest -= column
            largest = next_high if column == high else high
            smallest = next_low if column == low else low
            if left > 0:
                rest += left
                if left > largest:
                    largest = left
                if left < smallest:
                    smallest = left
            lost = int(largest) * (sure * int(smallest) + hoped * int(rest - largest))
            kept = keep[card]
            if max(won, lost) - kept < best - ROUNDING:
                continue  # however likely it wins
            promise = lost
            # Whether it wins: all cards of the target's fruit are nearer than those of another.
            if own == suit:
                nearer = float(int(members_of(near[card] & hidden)))
            else:
                nearer = int(same) + share[card] * int(unseen - same)
            if nearer < int(unseen):
                promise += (won - lost) * math.pow(1.0 - nearer / int(unseen), rivals)
            promise -= kept
            if promise > best:
                best = promise
                choice = card
        return choice

    def careful(self, state: Fruitoplay, seat: int) -> int:
        """FRU-6. As `card`, but cards are kept for three targets, good ones rather, and what is sure counts
        more. It plays better and foresees others no better, so it is how a searcher thinks it will go on.
        """
        hand = state.players[seat].hand
        fruit, worth = self.fruit, self.worth
        turn = state.turn
        target = state.river[turn]
        turns = TURNS - 1 - turn  # to come after this one
        suit = fruit[target]

        # What the others may have of the target's fruit; and how many cards they have, of how many unseen.
        hidden: i64 = ALL_NUMBERS - state.shown(suit)
        bits = self.bits[suit]
        for card in hand:
            hidden -= bits[card]
        same = members_of(hidden)
        held = held_by_others(state, seat)
        unseen = unseen_by(state, held)
        rivals = int(held) * OWN_EAGER

        columns = self.columns(state, seat)
        columns[suit] += worth[target]
        coming = turns + self.others
        won = OWN_TAKEN * (int(self.others) - 1) * (1.0 - FADING * int(turns))
        won += outlook(columns, OWN_SURE * SURE[coming], OWN_HOPED * HOPED[coming])
        columns[suit] -= worth[target]

        sure, hoped = OWN_SURE * SURE[turns], OWN_HOPED * HOPED[turns]
        total, low, next_low, next_high, high = ranked(columns)
        near, share = self.near[target], self.share[target]
        river = state.river
        keep = self.keep[river[turn + 1]] if turns else self.keep[CARDS]
        second = self.keep[river[turn + 2]] if turns > 1 else self.keep[CARDS]
        third = self.keep[river[turn + 3]] if turns > 2 else self.keep[CARDS]
        best = -1.0 * MANY
        choice = NO_CARD
        for card in hand:
            # What is lost with the card: as in `outlook`, but quicker, as only one column changes.
            own = fruit[card]
            column = columns[own]
            left = column - worth[card]
            rest = total
            if column > 0:
                rest -= column
            largest = next_high if column == high else high
            smallest = next_low if column == low else low
            if left > 0:
                rest += left
                if left > largest:
                    largest = left
                if left < smallest:
                    smallest = left
            lost = int(largest) * (sure * int(smallest) + hoped * int(rest - largest))
            kept = FIRST * keep[card] + SECOND * second[card] + THIRD * third[card]
            if self.value[card] == 2:
                kept += DOUBLE + DOUBLE_LATER * int(turns)
            elif self.value[card] == 0:
                kept += SPOILT + SPOILT_LATER * int(turns)
            promise = lost
            # Whether it wins: all cards of the target's fruit are nearer than those of another.
            if own == suit:
                nearer = float(int(members_of(near[card] & hidden)))
            else:
                nearer = int(same) + share[card] * int(unseen - same)
            alone = math.pow(max(1.0 - nearer / int(unseen), 0.0), rivals)
            promise += (won - lost) * alone + alone * (CERTAIN * alone - AT_ONCE * keep[card])
            promise -= kept
            if promise > best:
                best = promise
                choice = card
        return choice

    def counted(self, state: Fruitoplay, seat: int, rng: Rng) -> int:
        """FRU-6. The card that promises most if the round ended with this turn; of equals, any."""
        hand = state.players[seat].hand
        fruit, worth = self.fruit, self.worth
        target = state.river[state.turn]
        suit = fruit[target]
        hidden = [ALL_NUMBERS - state.shown(0), ALL_NUMBERS - state.shown(1)]
        hidden += [ALL_NUMBERS - state.shown(2), ALL_NUMBERS - state.shown(3)]
        held = held_by_others(state, seat)
        unseen = unseen_by(state, held)
        rivals = int(held) * EVENLY
        own: i64
        for card in hand:
            own = fruit[card]
            hidden[own] -= self.bits[own][card]
        same = members_of(hidden[suit])

        columns = self.columns(state, seat)
        columns[suit] += worth[target]
        won = int(scored(columns))
        columns[suit] -= worth[target]
        near = self.near[target]
        bits = self.bits
        best = -1.0 * MANY
        choice = NO_CARD
        equal = 0
        for card in hand:
            own = fruit[card]
            columns[own] -= worth[card]
            lost = int(scored(columns))
            columns[own] += worth[card]
            if max(won, lost) < best - ROUNDING:
                continue
            nearer: i64
            if own == suit:
                nearer = members_of(near[card] & hidden[suit])
            else:
                nearer = same
                mask = near[card] | bits[suit][target] | bits[own][card]
                for other in range(FRUITS):
                    if other != suit:
                        nearer += members_of(mask & hidden[other])
            promise = float(lost)
            if nearer < unseen:
                promise += (won - lost) * math.pow(1.0 - int(nearer) / int(unseen), rivals)
            if promise > best + ROUNDING:
                best = promise
                choice = card
                equal = 1
            elif promise > best - ROUNDING:
                equal += 1
                if rng.below(equal) == 0:
                    choice = card
        return choice

    def columns(self, state: Fruitoplay, seat: int) -> list[i64]:
        """FRU-15 and FRU-17. What a seat's columns and hand are worth together, by fruit."""
        fruit, worth = self.fruit, self.worth
        player = state.players[seat]
        tally = player.tally
        rotten = tally >> WIDTH * FRUITS
        columns: list[i64] = [
            (tally & COLUMN) - (rotten & 1),
            (tally >> WIDTH & COLUMN) - (rotten >> 1 & 1),
            (tally >> 2 * WIDTH & COLUMN) - (rotten >> 2 & 1),
            (tally >> 3 * WIDTH & COLUMN) - (rotten >> 3 & 1),
        ]
        card: i64
        for card in player.hand:
            columns[fruit[card]] += worth[card]
        if state.collective != NO_FRUIT:
            columns[state.collective] += BONUS[state.round]
        return columns

    def last_draw(self, state: Fruitoplay, seat: int) -> int:
        """FRU-12. Draw, if a single fruit of any kind helps more than it spoils."""
        columns = self.columns(state, seat)
        gain = -FRUITS * outlook(columns, 1.0, 0.0)
        for fruit in range(FRUITS):
            columns[fruit] += 1
            gain += outlook(columns, 1.0, 0.0)
            columns[fruit] -= 1
        return DRAW if gain > 0.0 else STAY

    def collective(self, state: Fruitoplay, seat: int) -> int:
        """FRU-5. The fruit that suits the hand best."""
        columns = self.columns(state, seat)
        best = -1.0
        choice = 0
        for fruit in range(FRUITS):
            columns[fruit] += BONUS[state.round]
            promise = outlook(columns, SURE[TURNS], HOPED[TURNS])
            columns[fruit] -= BONUS[state.round]
            if promise > best:
                best = promise
                choice = fruit
        return COLLECTIVE + choice

    def cancelled(self, state: Fruitoplay, seat: int) -> int:
        """FRU-16. The single one of two choices: more of the column is left, and never nothing."""
        first, second = state.legal(seat)
        card = first - CANCELS
        return first if (BONUS[state.round] if card == COLLECTIVE_CARD else self.value[card]) == 1 else second

    def settled(self, state: Fruitoplay) -> bool:
        """Rounds have little to do with each other: the end of one is a good moment."""
        return state.phase == DEAL and state.round > 0

    def estimate(self, state: Fruitoplay) -> list[float]:
        """The points so far, and what the round under way promises."""
        points = [float(score) for score in state.scores()]
        if state.phase not in (DEAL, OVER):
            turns = TURNS - int(state.turn)
            for seat in range(len(points)):
                points[seat] += outlook(self.columns(state, seat), SURE[turns], HOPED[turns])
        return points

    def to_come(self, state: Fruitoplay, points: list[float]) -> float:
        """What the rounds bring that are still to be dealt."""
        return ROUND * int(ROUNDS - state.round)

    def spread(self, state: Fruitoplay) -> float:
        """By the rounds to be finished yet."""
        return self.spreads[ROUNDS - len(state.scored)]


def held_by_others(state: Fruitoplay, seat: int) -> i64:
    """How many cards the others hold."""
    held: i64 = -len(state.players[seat].hand)
    for player in state.players:
        held += len(player.hand)
    return held


def unseen_by(state: Fruitoplay, held: i64) -> i64:
    """How many cards a seat has not seen, if the others hold so many; 1 if there are none, so that nobody
    beats any card.
    """
    return held + len(state.pile) - state.drawn or 1


def members_of(numbers: i64) -> i64:
    """How many numbers these bits are."""
    return COUNTS[numbers & HALF_OF_THEM] + COUNTS[numbers >> NUMBERS // 2]


def scored(columns: list[i64]) -> i64:
    """FRU-18. What the columns score: the largest times the smallest."""
    largest: i64 = 0
    smallest: i64 = MANY
    for column in columns:
        if column > 0:
            if column > largest:
                largest = column
            if column < smallest:
                smallest = column
    return largest * smallest if largest else 0


def outlook(columns: list[i64], sure: float, hoped: float) -> float:
    """FRU-18. What the columns promise: the largest, times the smallest or what may become the smallest."""
    largest: i64 = 0
    total: i64 = 0
    smallest: i64 = MANY
    for column in columns:
        if column > 0:
            total += column
            if column > largest:
                largest = column
            if column < smallest:
                smallest = column
    return int(largest) * (sure * int(smallest) + hoped * int(total - largest))


def ranked(columns: list[i64]) -> tuple[i64, i64, i64, i64, i64]:
    """The sum of all columns that are not empty, the smallest and the second of these, the second largest and
    the largest. Where there are none, a smallest one is beyond all, and a largest one nothing.
    """
    total: i64 = 0
    low: i64 = MANY
    next_low: i64 = MANY
    next_high: i64 = 0
    high: i64 = 0
    for column in columns:
        if column > 0:
            total += column
            if column < low:
                next_low = low
                low = column
            elif column < next_low:
                next_low = column
            if column > high:
                next_high = high
                high = column
            elif column > next_high:
                next_high = column
    return total, low, next_low, next_high, high


def _nearness(rivals: float) -> tuple[list[list[int]], list[list[float]]]:
    """FRU-7. By the places of a target and a card of its fruit: which other numbers are as near or nearer, as
    bits; and how likely the card is to win against this number of cards.
    """
    near: list[list[int]] = []
    strength: list[list[float]] = []
    for target in range(NUMBERS):
        nearer = []
        for card in range(NUMBERS):
            distance = abs(card - target)
            places = [place for place in range(NUMBERS) if abs(place - target) <= distance]
            nearer.append(bits_of([place for place in places if place not in (target, card)]))
        near.append(nearer)
        strength.append([(1.0 - numbers.bit_count() / CARDS) ** rivals for numbers in nearer])
    return near, strength
