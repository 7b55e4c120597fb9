"""What the cards that were played in a round of Fruitoplay tell about those that are held: how likely each
choice was.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import BONUS, CARDS, FRUITS, NO_CARD, NO_FRUIT, NOBODY
from parlour.games.fruitoplay.policy import EAGER, HOPED, SURE, FruitoplayPolicy, outlook

if TYPE_CHECKING:
    from parlour.games.fruitoplay.rules import Fruitoplay
    from parlour.kernel.rng import Rng

SHARPNESS: Final = 0.5  # a card that promises a point less is this power of e less likely to be played,
BLUNDER: Final = 0.15  # unless the choice was random, as this share of them is


class Choice:
    """One past choice of a seat, and what everybody knew of it."""

    def __init__(
        self,
        card: int,
        drew: bool,
        columns: list[int],
        fruit: int,
        worth: int,
        turns: int,
        win: list[float],
        keep: list[float],
    ) -> None:
        self.card = card
        self.drew = drew  # whether the seat drew a card afterwards
        self.columns = columns  # the seat's own, by fruit
        self.fruit = fruit  # of the target
        self.worth = worth
        self.turns = turns  # to come after this one
        self.win = win  # by card, how likely it wins the target
        self.keep = keep  # by card, what it is worth for the next one


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
        columns = [[0] * FRUITS for _ in seats]
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
                for seat, card in enumerate(trick):
                    rivals = (sum(held) - held[seat]) * EAGER
                    self.choices[seat].append(
                        Choice(
                            card,
                            seat != owners[turn],
                            columns[seat][:],
                            lookup.fruit[target],
                            policy.worth[target],
                            turns,
                            chances(distance, hidden, rivals),
                            keep,
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
            total *= BLUNDER / len(held) + (1.0 - BLUNDER) * self.share(choice, held)
        return total

    def share(self, choice: Choice, hand: list[int]) -> float:
        """How likely a card is chosen from a hand, the better the likelier."""
        policy = self.policy
        fruit, worth = policy.fruit, policy.worth
        columns = choice.columns[:]
        for card in hand:
            columns[fruit[card]] += worth[card]
        turns = choice.turns
        columns[choice.fruit] += choice.worth
        coming = turns + policy.others
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
            pull = math.exp(SHARPNESS * (promise - won))
            total += pull
            if card == choice.card:
                mine = pull
        return mine / total


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
