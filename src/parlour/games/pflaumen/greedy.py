"""A rule of thumb for Pi mal Pflaumen and Pies: how a sensible newcomer plays, from a view alone."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.lookup import (
    CARDS,
    KINDS,
    NO_ACTION,
    NUMBERS,
    PLUM,
    PLUM_CARD,
    ROUNDS,
    STEAL,
    THREE_PI,
    WATCHDOG,
)
from parlour.kernel.token import Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.games.pflaumen.view import PflaumenView
    from parlour.kernel.rng import Rng

PLUMS: Final = (PLUM,)


def greedy(setup: PflaumenSetup, view: PflaumenView, legal: Sequence[str], rng: Rng) -> str:
    """Take what brings one's recipes nearer, and mix when that is worth more than waiting; play high, or add
    Pi, for tricks that are worth it.
    """
    mind = _Mind(setup, view)
    if view.phase == "use":
        return mind.next_use(legal)
    worth = {
        "play": mind.worth_of_playing,
        "take": mind.worth_of_taking,
        "steal": mind.worth_of_stealing,
        "mix": mind.worth_of_mixing,
    }[view.phase]
    values = {token: worth(token) for token in legal}
    best = [token for token in legal if values[token] == max(values.values())]
    return best[rng.below(len(best))]


class _Mind:
    """What a seat makes of its view."""

    def __init__(self, setup: PflaumenSetup, view: PflaumenView) -> None:
        assert view.seat is not None
        self.setup = setup
        self.lookup = setup.lookup
        self.view = view
        self.seat = view.seat
        self.displays = [[setup.card(item) for item in display] for display in view.displays]
        self.mine = self.displays[self.seat]
        # How many cards everybody will still get, not counting this trick's.
        in_hand = view.hands[self.seat] - (view.phase == "play")
        self.turns = in_hand + (ROUNDS - view.round) * self.lookup.hand
        self.pi_lasts = bool(self.turns if self.lookup.edition.keeps_pi else in_hand)
        self.now = self.worth(self.mine)
        self.promises: dict[int, float] = {}
        self.thefts: dict[tuple[int, int], float] = {}

    def worth(self, display: Sequence[int]) -> float:
        """What a display promises: the points of its recipes, each less the more cards it lacks, the most
        promising first, for a card serves only one of them.
        """
        lookup = self.lookup
        counts = [0] * KINDS
        for card in display:
            counts[lookup.fruit[card]] += 1
        luck = 0.8 * self.turns / (self.turns + 2)
        recipes = [card for card in display if card != PLUM_CARD and lookup.recipe[card]]
        value = 0.1 * luck * len(display)
        while recipes:
            most = sorted(range(KINDS), key=counts.__getitem__, reverse=True)
            hopes = []
            for card in recipes:
                fruits = list(
                    zip(PLUMS if lookup.asks[card].plums_only else most, lookup.sizes[card], strict=False)
                )
                lacking = sum([max(0, size - counts[fruit]) for fruit, size in fruits])
                hope = lookup.points[card] * luck**lacking if lacking <= self.turns else 0.0
                hopes.append((hope, card, fruits))
            hope, card, fruits = max(hopes)
            value += hope
            recipes.remove(card)
            for fruit, size in fruits:
                counts[fruit] -= min(size, counts[fruit])
        return value

    def promise(self, card: int) -> float:
        """What a card adds to one's display."""
        if card not in self.promises:
            self.promises[card] = self.worth([*self.mine, card]) - self.now
        return self.promises[card]

    def gain(self, card: int) -> float:
        """What taking a card of the trick is worth."""
        return self.promise(card) + self._action(card)

    def _action(self, card: int) -> float:
        """What a card's special action is worth."""
        action = self.lookup.action[card] if card != PLUM_CARD else NO_ACTION
        if action == THREE_PI:
            return 0.6 * min(3, self.view.supply) if self.pi_lasts else 0.0
        if action == WATCHDOG:
            return 0.15 * len(self.mine) if self.turns and self.view.watchdog != self.seat else 0.0
        if action == STEAL:
            return max((self._theft(owner, stolen) for owner, stolen in self._spoils()), default=0.0)
        return 0.0

    def _spoils(self) -> list[tuple[int, int]]:
        return [
            (owner, card)
            for owner, display in enumerate(self.displays)
            for card in display
            if owner not in (self.seat, self.view.watchdog)
        ]

    def _theft(self, owner: int, card: int) -> float:
        """What I gain and, less important, what they lose."""
        if (owner, card) not in self.thefts:
            theirs = self.displays[owner]
            less = theirs[:]
            less.remove(card)
            loss = self.worth(theirs) - self.worth(less)
            self.thefts[owner, card] = self.promise(card) + 0.3 * loss
        return self.thefts[owner, card]

    def worth_of_taking(self, token: str) -> float:
        return self.gain(self.setup.card(Token.parse(token).item))

    def worth_of_stealing(self, token: str) -> float:
        owner, card = Token.parse(token).items
        stolen = self.setup.card(card)
        action = self.lookup.action[stolen] if stolen != PLUM_CARD else NO_ACTION
        again = 1.0 if action == STEAL else self._action(stolen)
        return self._theft(int(owner), stolen) + again * self.lookup.edition.stolen_actions

    # Mixes

    def worth_of_mixing(self, token: str) -> float:
        """What a mix brings and leaves; waiting is a risk, and useless when nothing comes any more."""
        recipe_card = Token.parse(token).item
        if not recipe_card:  # done
            return 0.9 * self.now if self.turns else 0.0
        card = self.setup.card(recipe_card)
        mix = self.cheapest(card)
        left = self.mine[:]
        for used in mix if card in mix else [*mix, card]:
            left.remove(used)
        return self.lookup.points[card] + self.worth(left)

    def next_use(self, legal: Sequence[str]) -> str:
        """The next card of the cheapest mix."""
        assert self.view.mix is not None
        used = [self.setup.card(item) for item in self.view.used]
        plan = self.cheapest(self.setup.card(self.view.mix))
        token = f"use:{self.setup.cards[plan[len(used)]]}"
        return token if plan[: len(used)] == used else legal[0]  # another player began it

    def cheapest(self, recipe_card: int) -> list[int]:
        """The cards for a mix that will be missed the least: the recipe card, then cards without a recipe."""
        lookup = self.lookup
        price = {card: 0.5 + 0.3 * lookup.points[card] for card in self.mine if card != PLUM_CARD}
        price |= {PLUM_CARD: 0.5, recipe_card: 0.0}
        by_fruit: list[list[int]] = [[] for _ in range(KINDS)]
        for card in sorted(self.mine, key=lambda card: price[card]):
            by_fruit[lookup.fruit[card]].append(card)
        sizes = lookup.sizes[recipe_card]
        fruits = PLUMS if lookup.asks[recipe_card].plums_only else range(KINDS)
        rich = [fruit for fruit in fruits if len(by_fruit[fruit]) >= sizes[-1]]
        # Of a recipe whose letters are alike any order of the fruits will do, the cheapest first.
        if sizes[0] == sizes[-1]:
            rich.sort(key=lambda fruit: sum(price[card] for card in by_fruit[fruit][: sizes[0]]))
            return sorted(c for fruit in rich[: len(sizes)] for c in by_fruit[fruit][: sizes[0]])
        mixes = [
            by_fruit[three][:3] + by_fruit[two][:2]
            for three, two in permutations(rich, 2)
            if len(by_fruit[three]) >= sizes[0]
        ]
        return sorted(min(mixes, key=lambda mix: sum(price[card] for card in mix)))

    # Tricks

    def worth_of_playing(self, token: str) -> float:
        """What the trick will probably bring, less what the play costs."""
        setup, view, lookup = self.setup, self.view, self.lookup
        pi, card = divmod(setup.action(token), CARDS)
        rank = lookup.ranks[setup.action(token)]
        plays = [setup.action(f"play:{play}") for play in view.played if play is not None]
        known = {*map(setup.card, (*view.seen, *view.hand))}
        unseen = [other for other in lookup.decks[view.round - 1] if other not in known]
        later = lookup.clockwise[self.seat][1 : len(view.hands) - len(plays)]
        higher = sum(lookup.ranks[other] > rank for other in unseen) / max(1, len(unseen))
        before = float(sum(lookup.ranks[play] > rank for play in plays))
        before += sum(min(1.0, higher + 0.1 * view.pi[seat]) for seat in later)
        lying = [self.gain(play % CARDS) for play in plays] + [self.gain(card)]
        if later:
            lying += [sum(map(self.gain, unseen)) / len(unseen)] * len(later)
        lying.sort(reverse=True)
        place = min(int(0.8 * before), len(lying) - 2)
        part = 0.8 * before - place
        brings = lying[place] * (1 - part) + lying[place + 1] * part
        brings += (before / (len(lying) - 1)) ** 4 * self.gain(PLUM_CARD)
        costs = pi * 0.6 * self.pi_lasts + 0.02 * (card % NUMBERS) * (len(view.hand) > 1)
        return brings - costs
