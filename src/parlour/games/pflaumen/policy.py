"""How Pi mal Pflaumen and Pies go on among sensible players, quickly guessed: what guides a search.

All weights are points. What fruits and recipes are worth comes from games of this policy against itself:
final points less present ones, by what lay in the displays (least squares); the rest from matches between
versions of it (the cross-entropy method).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.lookup import (
    CARDS,
    COUNT,
    COUNT_BITS,
    DONE,
    FROM_SEAT,
    KINDS,
    MIX_CARD,
    NO_ACTION,
    NOTHING,
    NUMBERS,
    PLUM,
    PLUM_SHIFT,
    PLUMS,
    RECIPES,
    ROUNDS,
    STEAL,
    STEAL_CARD,
    TAKE_CARD,
    THREE_PI,
    USE_CARD,
    Lookup,
    lacking,
)
from parlour.games.pflaumen.rules import DEAL, MIX, OVER, PLAY, TAKE, USE, Pflaumen
from parlour.kernel.places import first_of
from parlour.kernel.sets import ONE
from parlour.kernel.state import Policy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

WHIM: Final = 8  # one choice in 8 is random
LETTERS: Final = 4095  # the bits of a display's wealth that tell of different fruits, pairs and triples

PLAYED_OUT: Final = 8  # turns left with which rollouts play a round to its end: no estimate is as good
FORESIGHT: Final = 0.3  # the part that an estimate counts before it
CERTAINTY: Final = 0.75  # of bots' estimates: games between searches are closer than those of this policy

# Recipes keep coming and going, so until the last turns fruits count: the first, second and third card of
# each. A recipe card then counts a little, whatever it needs.
LAST_TURNS: Final = 6
FRUITS: Final = (0.0, 1.5, 1.6, 2.0)
EARLY_RECIPE: Final = 0.06  # of its points
# In the last turns (0 to 5 are left) a recipe is worth this share of its points if it lacks 0, 1, 2 or 3
# cards, and none if it lacks more; plums seldom come.
SHARES: Final = [
    [1.0],
    [0.8, 0.3],
    [0.6, 0.29, 0.1],
    [0.4, 0.21, 0.08, 0.05],
    [0.3, 0.17, 0.08, 0.05],
    [0.22, 0.14, 0.08, 0.05],
]
PLUM_SHARES: Final = [
    [1.0],
    [0.8, 0.12],
    [0.6, 0.12, 0.05],
    [0.4, 0.09, 0.04, 0.02],
    [0.3, 0.09, 0.05, 0.02],
    [0.22, 0.09, 0.05, 0.02],
]
# What else is good to have.
LASTING_PI: Final = 0.4  # it can be kept for another round
PASSING_PI: Final = 0.15
THEFT: Final = 5.9
GUARD: Final = 0.6  # for each card it guards
LAST_PLUM: Final = 2.9
UNSEEN: Final = 1.8  # what a card that another player has yet to play is worth to me
HIGH_FIRST: Final = 0.8  # to play the highest number before the last turn of a round; others bring a part
DENIED: Final = 0.32  # the part that counts of what others lose if the card they like best is gone
# How others play.
PI_AHEAD: Final = 0.32  # how much likelier each of their Pi makes it that they come before me
CONTEST: Final = 0.87  # the share of those before me who take what I want
MOST_PI: Final = 3  # with one card

# What an estimate counts.
TURN: Final = 2.0  # what a turn brings
LEFT_OVER: Final = 2.5  # of what is promised comes to nothing
KEPT_PI: Final = 0.2
WATCHED: Final = 1.0
CLEAR: Final = 1.5  # the lead that makes a clear win

# What is told of a seat to be weighed by a fit. Recipes are told by what they lack, 4 cards and more being
# one case, or 3 plums and more.
MOST_LACKING: Final = 4
MOST_PLUMS_LACKING: Final = 3
HIGH_NUMBER: Final = 17  # numbers from here on are high, counted from 0,
MIDDLE_NUMBER: Final = 9  # and from here on of the middle
NUMBERS_TOLD: Final = (
    "points",
    "fruits",
    "pairs",
    "triples",
    "plums",
    *(f"lacking-{lack}" for lack in range(MOST_LACKING + 1)),
    *(f"plums-lacking-{lack}" for lack in range(MOST_PLUMS_LACKING + 1)),
    "recipes",
    "cards",
    "pi",
    "pi-squared",
    "watchdog",
    "leads",
    "place",
    "hand-sum",
    "hand-squares",
    "hand-highest",
    "hand-second",
    "hand-third",
    "hand-lowest",
    "hand-high",
    "hand-middle",
    "hand-above",
    "hand-thefts",
    "hand-pi",
    "hand-points",
    "pi-and-highest",
)
LACKING_AT: Final = NUMBERS_TOLD.index("lacking-0")
PLUMS_LACKING_AT: Final = NUMBERS_TOLD.index("plums-lacking-0")
REST_AT: Final = NUMBERS_TOLD.index("recipes")
HAND_AT: Final = NUMBERS_TOLD.index("hand-sum")


def left(sizes: Sequence[int], counts: Sequence[int]) -> int:
    """The wealth (see `Lookup.rise`) that remains of these fruits once a recipe has got what it can."""
    after = [count - min(size, count) for size, count in zip([*sizes, *[0] * KINDS], counts, strict=False)]
    return sum([(0, 1, 17, 273)[count] for count in after])


class PflaumenPolicy(Policy[Pflaumen]):
    """Gathers fruits, thefts and, late in the game, what its recipes need; mixes whatever it can, unless
    something better is one card away.
    """

    def __init__(self, lookup: Lookup, played_out: int = 0, foresight: float = 0.0) -> None:
        self.lookup = lookup
        self.numbers = NUMBERS_TOLD
        self.stages = ROUNDS * lookup.hand + 1
        self.whim = WHIM
        self.played_out = played_out
        self.foresight = foresight
        self.certainty = 1.0 if played_out else CERTAINTY
        self.pi = LASTING_PI if lookup.edition.keeps_pi else PASSING_PI
        self.fruit = lookup.fruit
        self.shift = lookup.shift
        self.rise = lookup.rise
        self.points = [*lookup.points, 0]
        self.action = [*lookup.action, NO_ACTION]
        self.recipe = [card.recipe for card in lookup.cards]
        self.plums = [sizes[0] if name[0] == "P" else 0 for name, sizes in RECIPES.items()]
        # For each recipe and wealth, in letters: what it lacks and what it leaves.
        self.lacks = [[0] * (LETTERS + 1) for _ in RECIPES]
        self.leaves = [[0] * (LETTERS + 1) for _ in RECIPES]
        for ones in range(KINDS + 1):
            for twos in range(ones + 1):
                for threes in range(twos + 1):
                    counts = [3] * threes + [2] * (twos - threes) + [1] * (ones - twos)
                    wealth = ones + 16 * twos + 256 * threes
                    for recipe, sizes in enumerate(RECIPES.values()):
                        self.lacks[recipe][wealth] = lacking(sizes, counts)
                        self.leaves[recipe][wealth] = left(sizes, counts)
        # By the number of turns left: a recipe's share by what it lacks, and what the first, second, third
        # and further card of a fruit is worth.
        self.shares = [[*shares, *[0.0] * 6] for shares in SHARES]
        self.plum_shares = [[*shares, *[0.0] * 6] for shares in PLUM_SHARES]
        turns = range(ROUNDS * lookup.hand + 1)
        self.more = [[min(1.0, n / LAST_TURNS) * worth for worth in FRUITS] + [0.0] * 24 for n in turns]
        self.spreads = [CLEAR] + [3.1 + 1.3 * sqrt(n) for n in turns[1:]]

    def choose(self, state: Pflaumen, seat: int, rng: Rng) -> int:
        if self.whim and rng.below(self.whim) == 0:
            legal = state.legal(seat)
            return legal[rng.below(len(legal))]
        phase = state.phase
        if phase == PLAY:
            return self.play(state, seat)
        if phase == TAKE:
            return self.take(state, seat)
        if phase == USE:
            return self.use(state, seat)
        if phase == MIX:
            return self.mix(state, seat)
        return self.steal(state, seat)

    def turns(self, state: Pflaumen, seat: int) -> int:
        """How many cards a seat has yet to play."""
        if state.round == ROUNDS:
            return 0
        held = len(state.hand(seat)) if state.phase > DEAL else self.lookup.hand
        return held + (ROUNDS - 1 - state.round) * self.lookup.hand

    # What cards are worth

    def promise(self, recipes: list[int], wealth: int, plums: int, turns: int) -> float:
        """What recipe cards promise in the last turns, the most promising first, for a fruit serves only one
        of them.
        """
        shares = self.shares[turns]
        plum_shares = self.plum_shares[turns]
        wealth &= LETTERS
        total = 0.0
        while recipes:
            best = -1.0
            first = 0
            for card in recipes:
                recipe = self.recipe[card]
                size = self.plums[recipe]
                if size:
                    hope = self.points[card] * plum_shares[size - plums if plums < size else 0]
                else:
                    hope = self.points[card] * shares[self.lacks[recipe][wealth]]
                if hope > best:
                    best = hope
                    first = card
            total += best
            if len(recipes) == 1:
                break
            recipe = self.recipe[first]
            if self.plums[recipe]:
                plums = max(0, plums - self.plums[recipe])
            else:
                wealth = self.leaves[recipe][wealth]
            recipes = [card for card in recipes if card != first]
        return total

    def gains(self, state: Pflaumen, seat: int, cards: Sequence[int], turns: int, acts: bool) -> list[float]:
        """What each of these cards would add to a display, special actions included or not."""
        fruits = state.holdings[seat].fruits
        more = self.more[turns]
        gains = []
        for card in cards:
            gain = more[(fruits >> self.shift[card] & COUNT) + 1] + EARLY_RECIPE * self.points[card]
            if acts and self.action[card]:
                gain += self.action_gain(state, seat, self.action[card], turns)
            gains.append(gain)
        if turns < LAST_TURNS:
            self.add_promises(state, seat, cards, turns, gains)
        return gains

    def add_promises(
        self, state: Pflaumen, seat: int, cards: Sequence[int], turns: int, gains: list[float]
    ) -> None:
        """What each of these cards would add to the promises of a display, in the last turns."""
        points = self.points
        owned = state.holdings[seat]
        recipes = [card for card in owned.display if points[card]]
        wealth = owned.wealth
        plums = owned.fruits >> PLUM_SHIFT & COUNT
        now = self.promise(recipes, wealth, plums, turns)
        for at, card in enumerate(cards):
            fruit = self.fruit[card]
            richer = (
                wealth
                + self.rise[(PLUMS if fruit == PLUM else 0) + (owned.fruits >> self.shift[card] & COUNT) + 1]
            )
            more_plums = plums + 1 if fruit == PLUM else plums
            held = [*recipes, card] if points[card] else recipes
            gains[at] += self.promise(held, richer, more_plums, turns) - now

    def action_gain(self, state: Pflaumen, seat: int, action: int, turns: int) -> float:
        """What a special action is worth."""
        if action == STEAL:
            return THEFT if state.can_steal(seat) else 0.0
        if action == THREE_PI:
            lasts = turns if self.lookup.edition.keeps_pi else state.holdings[seat].hand
            return 3 * self.pi if lasts else 0.0
        return GUARD * state.holdings[seat].left_over() if turns and state.watchdog != seat else 0.0

    # Choices

    def play(self, state: Pflaumen, seat: int) -> int:
        """PMP-6. The card, and the Pi, that will probably bring the most, less what they cost."""
        hand = state.hand(seat)
        pi: int = state.holdings[seat].pi
        if len(hand) == 1 and not pi:
            return hand[0]
        lookup = self.lookup
        turns = self.turns(state, seat) - 1
        trick = state.lying_cards()
        gains = self.gains(state, seat, trick + hand, turns, True)
        later: int = lookup.seats - 1 - state.turn
        others = gains[: len(trick)] + [UNSEEN] * later
        ranks = [lookup.ranks[owned.play] for owned in state.holdings if owned.play != NOTHING]
        ahead = 0.0
        for other in lookup.clockwise[seat][1 : later + 1]:
            ahead += PI_AHEAD * float(state.holdings[other].pi) / later
        numbers = len(lookup.decks[0])
        pi_price = self.pi if len(hand) > 1 or (turns and lookup.edition.keeps_pi) else 0.0
        high_first = HIGH_FIRST / numbers if len(hand) > 1 else 0.0
        most = -1000.0
        choice = 0
        for place, card in enumerate(hand):
            lying = [*others, gains[len(trick) + place]]
            lying.sort(reverse=True)
            for added in range(min(pi, MOST_PI) + 1):
                play = card + added * CARDS
                rank = lookup.ranks[play]
                before = 0
                for other in ranks:
                    if other > rank:
                        before += 1
                chance = 0.0  # that one who plays later takes before me
                if later:
                    higher = numbers - 1 - card % NUMBERS - 3 * added
                    chance = min(1.0, ahead + (higher / numbers if higher > 0 else 0.0))
                brings = first_of(lying, 0, before, CONTEST, later, CONTEST * chance) - pi_price * added
                if before == len(trick):
                    brings += LAST_PLUM * chance**later
                brings += high_first * float(card % NUMBERS)
                if brings > most:
                    most = brings
                    choice = play
        return choice

    def take(self, state: Pflaumen, seat: int) -> int:
        """PMP-8. The card that adds the most, also by what it denies those who choose after this seat."""
        trick = state.lying_cards()
        if len(trick) == 1:
            return TAKE_CARD + trick[0]
        gains = self.gains(state, seat, trick, self.turns(state, seat), True)
        later: i64 = state.turn + 1
        while later < self.lookup.seats:
            other: i64 = state.order >> 3 * later & 7
            theirs = self.gains(state, other, trick, self.turns(state, other), True)
            most, second = -1000.0, -1000.0
            wanted = 0
            for at, gain in enumerate(theirs):
                if gain > most:
                    most, second = gain, most
                    wanted = at
                elif gain > second:
                    second = gain
            gains[wanted] += DENIED * (most - second)
            later += 1
        return TAKE_CARD + trick[gains.index(max(gains))]

    def steal(self, state: Pflaumen, seat: int) -> int:
        """PMP-11. The card that adds the most."""
        spoils = state.spoils(seat)
        cards = [(action - STEAL_CARD) % FROM_SEAT for action in spoils]
        turns = self.turns(state, seat)
        gains = self.gains(state, seat, cards, turns, self.lookup.edition.stolen_actions)
        return spoils[gains.index(max(gains))]

    def mix(self, state: Pflaumen, seat: int) -> int:
        """PMP-17. The recipe with the most points, but not while a better one lacks a single card."""
        best = 0
        choice = DONE
        for action in state.holdings[seat].mixes(self.lookup):
            points = self.points[action - MIX_CARD]
            if points > best:
                best = points
                choice = action
        if self.turns(state, seat):
            wealth = state.holdings[seat].wealth & LETTERS
            for card in state.holdings[seat].display:
                if self.points[card] > best:
                    recipe = self.recipe[card]
                    if not self.plums[recipe] and self.lacks[recipe][wealth] == 1:
                        return DONE
        return choice

    def use(self, state: Pflaumen, seat: int) -> int:
        """PMP-18. The recipe card itself, or else the card with the least valuable recipe."""
        usable = state.legal(seat)
        least = 1000
        choice = usable[0]
        for action in usable:
            card = action - USE_CARD
            points = -1 if card == state.mix else self.points[card]
            if points < least:
                least = points
                choice = action
        return choice

    # Outlook

    def judge(self) -> PflaumenPolicy:
        return PflaumenPolicy(self.lookup, PLAYED_OUT, FORESIGHT)

    def settled(self, state: Pflaumen) -> bool:
        """At the end of every second trick, and of a round; to judge, with few turns left only at the end of
        the round. In equal time a search plays about as well if it looks one trick or a whole round ahead,
        and far worse if it always looks to the end.
        """
        if state.phase == PLAY:
            return self.foreseen(state) and self.turns(state, 0) > self.played_out
        return state.phase == DEAL

    def foreseen(self, state: Pflaumen) -> bool:
        """At the end of every second trick."""
        return state.phase == PLAY and state.turn == 0 and len(state.hand(0)) % 2 == 0

    def estimate(self, state: Pflaumen) -> list[float]:
        if state.phase == OVER:
            return [float(owned.points) for owned in state.holdings]
        return [self.outlook(state, seat) for seat in range(self.lookup.seats)]

    def outlook(self, state: Pflaumen, seat: int) -> float:
        """The points that a seat will probably have at the end."""
        turns = self.turns(state, seat)
        owned = state.holdings[seat]
        recipes = [card for card in owned.display if self.points[card]]
        total = float(owned.points)
        if turns < LAST_TURNS:
            total += self.promise(recipes, owned.wealth, owned.fruits >> PLUM_SHIFT & COUNT, turns)
        else:
            total += EARLY_RECIPE * sum([self.points[card] for card in recipes])
        more = self.more[turns]
        for kind in range(KINDS):
            for n in range(1, (owned.fruits >> COUNT_BITS * kind & COUNT) + 1):
                total += more[n]
        if turns:
            total += TURN * turns - LEFT_OVER + KEPT_PI * float(owned.pi)
            if state.watchdog == seat:
                total += WATCHED
        return total

    def spread(self, state: Pflaumen) -> float:
        """The standard deviation of one's lead over the best other at the end, less the lead estimated: 4
        points before the last trick, 8 in the first round, nearly the same with any number of seats.
        """
        return self.spreads[self.turns(state, 0)]

    def strengths(self, state: Pflaumen, points: list[float]) -> list[float]:
        """As any policy, but less sure, unless to judge."""
        return [self.certainty * strength for strength in super().strengths(state, points)]

    # What a fit weighs

    def stage(self, state: Pflaumen) -> int:
        """The turns left."""
        return max([self.turns(state, seat) for seat in range(self.lookup.seats)])

    def describe(self, state: Pflaumen, seat: int) -> list[float]:
        """What a seat has, what its recipes lack, its hand, and what is dealt that it could use."""
        owned = state.holdings[seat]
        numbers = [0.0] * len(NUMBERS_TOLD)
        wealth = owned.wealth & LETTERS
        plums = owned.fruits >> PLUM_SHIFT & COUNT
        numbers[0] = float(owned.points)
        numbers[1] = float(wealth & 15)
        numbers[2] = float(wealth >> 4 & 15)
        numbers[3] = float(wealth >> 8)
        numbers[4] = float(plums)
        recipes = 0
        for card in owned.display:
            points = self.points[card]
            if points:
                recipes += 1
                recipe = self.recipe[card]
                size = self.plums[recipe]
                if size:
                    lack = size - plums
                    at = PLUMS_LACKING_AT + (0 if lack < 0 else min(lack, MOST_PLUMS_LACKING))
                else:
                    at = LACKING_AT + min(self.lacks[recipe][wealth], MOST_LACKING)
                numbers[at] += points
        pi = float(owned.pi)
        numbers[REST_AT] = float(recipes)
        numbers[REST_AT + 1] = float(owned.left_over())
        numbers[REST_AT + 2] = pi
        numbers[REST_AT + 3] = pi * pi
        numbers[REST_AT + 4] = float(state.watchdog == seat)
        numbers[REST_AT + 5] = float(state.start == seat)
        numbers[REST_AT + 6] = float((seat - state.start) % self.lookup.seats)
        if state.phase > DEAL and state.round < ROUNDS:
            self.describe_hand(state, seat, numbers)
        return numbers

    def describe_hand(self, state: Pflaumen, seat: int, numbers: list[float]) -> None:
        """The numbers of a hand, how many lower ones all hands have, and what its cards carry."""
        held: i64 = 0
        for owned in state.holdings:
            held |= owned.hand
        hand = state.holdings[seat].hand
        card: i64 = NUMBERS * state.round
        number: i64 = 0
        lower: i64 = 0
        total: i64 = 0
        squares: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        lowest: i64 = 0
        high: i64 = 0
        middle: i64 = 0
        above: i64 = 0
        thefts: i64 = 0
        three_pi: i64 = 0
        points: i64 = 0
        while held >> number:
            if hand >> number & 1:
                if hand & (ONE << number) - 1 == 0:
                    lowest = number
                total += number
                squares += number * number
                third, second, first = second, first, number
                if number >= HIGH_NUMBER:
                    high += 1
                elif number >= MIDDLE_NUMBER:
                    middle += 1
                above += lower
                if self.action[card] == STEAL:
                    thefts += 1
                elif self.action[card] == THREE_PI:
                    three_pi += 1
                points += self.points[card]
            lower += held >> number & 1
            number += 1
            card += 1
        at = HAND_AT
        for told in (total, squares, first, second, third, lowest, high, middle, above, thefts, three_pi):
            numbers[at] = float(told)
            at += 1
        numbers[at] = float(points)
        numbers[at + 1] = float(first * state.holdings[seat].pi)
