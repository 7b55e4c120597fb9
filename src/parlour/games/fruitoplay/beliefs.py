"""What the cards that were played in a round of Fruitoplay tell: about those that are held, and about how a
seat chooses.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import BONUS, CARDS, FRUITS, NO_CARD, NO_FRUIT, NOBODY
from parlour.games.fruitoplay.policy import (
    COUNTS_NOW,
    EAGER,
    EVENLY,
    HOPED,
    ROUNDING,
    SURE,
    FruitoplayPolicy,
    outlook,
    scored,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.games.fruitoplay.rules import Fruitoplay
    from parlour.kernel.rng import Rng

SHARPNESS: Final = 0.5  # a card that promises a point less is this power of e less likely to be played,
BLUNDER: Final = 0.15  # unless the choice was random, as this share of them is
# To tell how a seat chooses. What is taken for its target is not always right, so nothing is impossible.
CLEARLY: Final = 1.0  # the sharpness of those who look ahead,
ASTRAY: Final = 0.1  # and the share of their choices that is random
MISCOUNT: Final = 0.25  # the same share of those who count now


class Choice:
    """One past choice of a seat, and what everybody knew of it."""

    def __init__(
        self,
        card: int,
        drew: bool,
        columns: list[i64],
        fruit: int,
        worth: i64,
        turns: int,
        win: list[float],
        keep: list[float],
        distance: list[i64],
        nearer: list[i64],
        alone: list[float],
    ) -> None:
        self.card = card
        self.drew = drew  # whether the seat drew a card afterwards
        self.columns = columns  # the seat's own, by fruit
        self.fruit = fruit  # of the target
        self.worth = worth
        self.turns = turns  # to come after this one
        self.win = win  # by card, how likely it wins the target
        self.keep = keep  # by card, what it is worth for the next one
        self.distance = distance  # by card, from the target
        self.nearer = nearer  # by distance, how many of the cards that nobody saw are as near or nearer
        self.alone = alone  # by how many of them the seat has not seen: how likely none of these is played


class Past:
    """A way in which a seat may have come to what it holds."""

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand
        self.held = hand[:]  # before the earliest choice looked at
        self.lots: list[int] = []  # by choice: the place in the hand of the card that was drawn afterwards
        self.weight = 1.0  # how likely the choices looked at are

    def again(self) -> Past:
        other = Past(self.hand[:])
        other.held = self.held[:]
        other.lots = self.lots[:]
        other.weight = self.weight
        return other


class Beliefs:
    """The past choices of each seat in this round, the latest first, as far as a view tells of them."""

    def __init__(self, policy: FruitoplayPolicy, state: Fruitoplay) -> None:
        """A state whose hands may be hidden."""
        self.policy = policy
        lookup = state.lookup
        seats = range(int(lookup.seats))
        self.choices: list[list[Choice]] = [[] for _ in seats]
        tricks = [state.trick(turn) for turn in range(int(state.turn))]
        owners = [self._owner(state, trick) for trick in tricks]
        targets = self._targets(state, tricks, owners)
        river = targets + state.targets()
        hidden = [card for card in lookup.cards if card not in river]  # from everybody, before a turn
        columns: list[list[i64]] = [[0] * FRUITS for _ in seats]
        if state.collective != NO_FRUIT:
            for own in columns:
                own[state.collective] += BONUS[state.round]
        held = [int(lookup.hand)] * len(seats)
        for turn, trick in enumerate(tricks):
            target = targets[turn]
            if target == NO_CARD or NO_CARD in trick:
                self.choices = [[] for _ in seats]  # it is not remembered, nor can be what was before it
            else:
                turns = len(river) - 1 - turn
                keep = policy.keep[river[turn + 1]] if turns else policy.keep[CARDS]
                distance = [int(far) for far in lookup.distance[target]]
                nearer = near_ones(distance, hidden)
                for seat, card in enumerate(trick):
                    others = sum(held) - held[seat]
                    self.choices[seat].append(
                        Choice(
                            card,
                            seat != owners[turn],
                            columns[seat][:],
                            lookup.fruit[target],
                            policy.worth[target],
                            turns,
                            chances(distance, hidden, others * EAGER),
                            keep,
                            lookup.distance[target],
                            nearer,
                            unbeaten(len(hidden) - held[seat], others * EVENLY),
                        )
                    )
            for card in trick:
                if card != NO_CARD:
                    hidden.remove(card)
            owner = owners[turn]
            if owner != NOBODY:
                held[owner] -= 1
                for card in (target, *trick):
                    if card != NO_CARD:
                        columns[owner][lookup.fruit[card]] += policy.worth[card]
        for choices in self.choices:
            choices.reverse()

    def _owner(self, state: Fruitoplay, trick: list[int]) -> int:
        """FRU-9. Who has won a trick."""
        for seat, player in enumerate(state.players):
            columns = player.columns()
            if any(card in columns for card in trick):
                return seat
        return NOBODY

    def _targets(self, state: Fruitoplay, tricks: list[list[int]], owners: list[int]) -> list[int]:
        """FRU-9. The target of each trick: of those that its winner has won, the one that is nearest."""
        played = {card for trick in tricks for card in trick}
        found = [NO_CARD] * len(tricks)
        for owner in range(NOBODY, int(state.lookup.seats)):
            cards = state.out() if owner == NOBODY else state.players[owner].columns()
            pairs = []
            for turn, trick in enumerate(tricks):
                if owners[turn] == owner:
                    near = [card for card in trick if card != NO_CARD]
                    if owner != NOBODY and trick[owner] != NO_CARD:
                        near = [trick[owner]]
                    for target in cards:
                        if target not in played and near:
                            far = min([state.lookup.distance[target][card] for card in near])
                            pairs.append((int(far), turn, target))
            for _, turn, target in sorted(pairs):
                if found[turn] == NO_CARD and target not in found:
                    found[turn] = target
        return found

    def likelihood(self, seat: int, hand: list[int], rng: Rng) -> float:
        """How likely a seat that holds these cards now has made all its choices. Which card it drew after
        which turn is not known: any.
        """
        held = hand[:]
        total = 1.0
        for choice in self.choices[seat]:
            if choice.drew:
                held[rng.below(len(held))] = choice.card
            else:
                held.append(choice.card)
            total *= BLUNDER / len(held) + (1.0 - BLUNDER) * self.share(choice, held, SHARPNESS)
        return total

    def share(self, choice: Choice, hand: list[int], sharpness: float) -> float:
        """How likely a card is chosen from a hand, the better the likelier."""
        policy = self.policy
        fruit, worth = policy.fruit, policy.worth
        columns = choice.columns[:]
        for card in hand:
            columns[fruit[card]] += worth[card]
        turns = choice.turns
        columns[choice.fruit] += choice.worth
        coming = turns + int(policy.others)
        won = policy.taken + outlook(columns, SURE[coming], HOPED[coming])
        columns[choice.fruit] -= choice.worth
        sure, hoped = SURE[turns], HOPED[turns]
        mine = 0.0
        total = 0.0
        for card in hand:
            columns[fruit[card]] -= worth[card]
            lost = outlook(columns, sure, hoped)
            columns[fruit[card]] += worth[card]
            promise = lost + (won - lost) * choice.win[card] - choice.keep[card]
            pull = math.exp(sharpness * (promise - won))
            total += pull
            if card == choice.card:
                mine = pull
        return mine / total

    def explains(self, seat: int, habit: int, unseen: list[int], size: int, number: int, rng: Rng) -> float:
        """How likely a seat with this habit, of which nobody knows what it holds, makes the choices that it
        made. So many hands are followed back through them: those that explain a choice are kept, the rest
        replaced by these, and each is then changed a little (a sequential Monte Carlo method).
        """
        choices = self.choices[seat]
        likely = 1.0
        pasts = [Past(drawn(unseen, size, rng)) for _ in range(number)]
        for made, choice in enumerate(choices, start=1):
            sums: list[float] = []
            total = 0.0
            for past in pasts:
                held = past.held
                lot = NO_CARD
                if choice.drew:
                    lot = rng.below(len(held))
                    held[lot] = choice.card
                else:
                    held.append(choice.card)
                past.lots.append(lot)
                chance = self.chance(choice, habit, held)
                past.weight *= chance
                total += chance
                sums.append(total)
            likely *= total / number
            if made < len(choices):
                pasts = chosen(pasts, sums, rng)
                for past in pasts:
                    self.change(past, choices, made, habit, unseen, rng)
        return likely

    def change(
        self, past: Past, choices: list[Choice], made: int, habit: int, unseen: list[int], rng: Rng
    ) -> None:
        """Another card in the hand, or another lot, if that explains the choices as well, or by chance."""
        hand, lots = past.hand, past.lots
        size = len(hand)
        place = rng.below(size + made)
        if place < size:
            former = hand[place]
            card = unseen[rng.below(len(unseen))]
            if card in hand:
                return
            hand[place] = card
        else:
            former = lots[place - size]
            if former == NO_CARD:
                return
            lots[place - size] = rng.below(size + lots[: place - size].count(NO_CARD))
        least = past.weight * rng.fraction()
        held = hand[:]
        weight = 1.0
        for number in range(made):
            choice = choices[number]
            if choice.drew:
                held[lots[number]] = choice.card
            else:
                held.append(choice.card)
            weight *= self.chance(choice, habit, held)
            if weight < least:
                if place < size:
                    hand[place] = former
                else:
                    lots[place - size] = former
                return
        past.weight = weight
        past.held = held

    def chance(self, choice: Choice, habit: int, held: list[int]) -> float:
        """How likely a seat with this habit makes this choice."""
        if habit == COUNTS_NOW:
            return MISCOUNT / len(held) + (1.0 - MISCOUNT) * self.share_now(choice, held)
        return ASTRAY / len(held) + (1.0 - ASTRAY) * self.share(choice, held, CLEARLY)

    def share_now(self, choice: Choice, hand: list[int]) -> float:
        """How likely a card is chosen by who counts what it scores now: of the best, any."""
        policy = self.policy
        fruit, worth = policy.fruit, policy.worth
        columns = choice.columns[:]
        for card in hand:
            columns[fruit[card]] += worth[card]
        columns[choice.fruit] += choice.worth
        won = int(scored(columns))
        columns[choice.fruit] -= choice.worth
        mine = self.counted(choice, hand, columns, choice.card, won)
        equal = 0
        for card in hand:
            promise = self.counted(choice, hand, columns, card, won)
            if promise > mine + ROUNDING:
                return 0.0
            if promise > mine - ROUNDING:
                equal += 1
        return 1.0 / equal

    def counted(self, choice: Choice, hand: list[int], columns: list[i64], card: int, won: int) -> float:
        """What a card promises to who counts now."""
        policy = self.policy
        fruit = policy.fruit[card]
        columns[fruit] -= policy.worth[card]
        lost = int(scored(columns))
        columns[fruit] += policy.worth[card]
        distance = choice.distance
        far = distance[card]
        nearer = choice.nearer[far]
        for mine in hand:
            if distance[mine] <= far:
                nearer -= 1
        return lost + (won - lost) * choice.alone[nearer]


def drawn(unseen: list[int], size: int, rng: Rng) -> list[int]:
    """Random cards of those unseen. They come to the end of the list."""
    hand = []
    last = len(unseen) - 1
    for _ in range(size):
        place = rng.below(last + 1)
        card = unseen[place]
        unseen[place] = unseen[last]
        unseen[last] = card
        hand.append(card)
        last -= 1
    return hand


def chosen(pasts: list[Past], sums: list[float], rng: Rng) -> list[Past]:
    """As many of these, each as often as its part of the sum says."""
    count = len(pasts)
    step = sums[-1] / count
    begin = rng.fraction()
    found = []
    for number in range(count):
        place = bisect_right(sums, step * (number + begin))
        found.append(pasts[min(place, count - 1)].again())
    return found


def unbeaten(unseen: int, rivals: float) -> list[float]:
    """By how many of the unseen cards beat a card: how likely it wins against so many others."""
    return [math.pow(1.0 - min(better / max(unseen, 1), 1.0), rivals) for better in range(CARDS)]


def near_ones(distance: list[int], hidden: list[int]) -> list[i64]:
    """FRU-7. By distance, how many of the hidden cards are as near or nearer."""
    found: list[i64] = [0] * (max(distance) + 1)
    for card in hidden:
        found[distance[card]] += 1
    for place in range(1, len(found)):
        found[place] += found[place - 1]
    return found


def chances(distance: list[int], hidden: list[int], rivals: float) -> list[float]:
    """FRU-7. By card, how likely it wins against so many of the hidden cards."""
    there = [0] * (max(distance) + 1)
    for card in hidden:
        there[distance[card]] += 1
    below = 0
    nearer = []
    for count in there:
        below += count
        nearer.append(below)
    found = []
    for far in distance:
        share = (nearer[far] - 1) / max(len(hidden), 1)
        found.append((1.0 - share) ** rivals if 0.0 <= share < 1.0 else 1.0 if share < 0.0 else 0.0)
    return found
