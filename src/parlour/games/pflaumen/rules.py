"""Pi mal Pflaumen and Pies, in the order of their rulebooks. Fruit cards are 0 to 74, by round and number;
the plums of the supply are all alike, and each is PLUM_CARD.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.state import CHANCE, SPECTATOR, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

ROUNDS: Final = 3
NUMBERS: Final = 25
CARDS: Final = ROUNDS * NUMBERS
PLUM_CARD: Final = CARDS  # one of the supply's
PLUM_CARDS: Final = 18
FRUITS: Final = (
    "apple",
    "blackberry",
    "cherry",
    "fig",
    "orange",
    "pear",
    "strawberry",
    "white_currant",
    "plum",
)
PLUM: Final = 8
KINDS: Final = len(FRUITS)
MOST_PI: Final = 18  # that one player can have; PMP-2, and for Pies see PIES below
DEALT_NUMBERS: Final = {3: 18, 4: 24, 5: 25}
NOBODY: Final = -1
NOTHING: Final = -1

# PMP-9. Special actions
NO_ACTION: Final = 0
WATCHDOG: Final = 1
STEAL: Final = 2
THREE_PI: Final = 3
ACTIONS: Final = {"watchdog": WATCHDOG, "steal": STEAL, "three_pi": THREE_PI}

# PMP-18. Recipes: how many cards of each fruit; P stands for plums
RECIPES: Final = {
    "AA": (2,),
    "AAA": (3,),
    "ABC": (1, 1, 1),
    "ABCD": (1, 1, 1, 1),
    "ABCDE": (1, 1, 1, 1, 1),
    "AABB": (2, 2),
    "AABBCC": (2, 2, 2),
    "AAABB": (3, 2),
    "PPP": (3,),
    "PPPP": (4,),
    "PPPPP": (5,),
}
FULL_HOUSE: Final = "AAABB"  # the only one with unlike numbers of its fruits
NO_RECIPE: Final = -1

# The fruits of a display or a mix are counted in one number, with so many bits for each of them
COUNT_BITS: Final = 5
COUNT: Final = 31
PLUM_SHIFT: Final = COUNT_BITS * PLUM
PLUMS: Final = COUNT + 1  # where they begin in `Lookup.rise`

# A hand is a set of numbers, as bits; the lowest LOW of them are looked up together, then twice HIGH
LOW: Final = 9
HIGH: Final = 8
LOW_BITS: Final = (1 << LOW) - 1
HIGH_BITS: Final = (1 << HIGH) - 1

# The order in which cards are taken is one number, with so many bits for each seat
SEAT_BITS: Final = 3
SEAT: Final = 7
NO_ORDER: Final = -1

# What is due
DRAW_START: Final = 0
DEAL: Final = 1
PLAY: Final = 2
TAKE: Final = 3
ROB: Final = 4
MIX: Final = 5
USE: Final = 6
OVER: Final = 7

# Actions. A card's own number plays it, each Pi with it adds CARDS; then the other families follow
TAKE_CARD: Final = CARDS * (MOST_PI + 1)
STEAL_CARD: Final = TAKE_CARD + CARDS
FROM_SEAT: Final = CARDS + 1  # the distance between the cards of one seat and of the next
MIX_CARD: Final = STEAL_CARD + 5 * FROM_SEAT
USE_CARD: Final = MIX_CARD + CARDS
DONE: Final = USE_CARD + CARDS + 1

# Events: the kind, then
BEGAN: Final = 0  # the first start player
ROUND: Final = 1  # which, the seat that leads
DEALT: Final = 2  # seat, its cards
PLAYED: Final = 3  # seat, card, how many Pi
ORDER: Final = 4  # the seats, highest total first
TOOK: Final = 5  # seat, card
PLUMMED: Final = 6  # seat
GUARDED: Final = 7  # seat, whom the watchdog left or NOBODY
STOLE: Final = 8  # seat, from whom, card
IN_VAIN: Final = 9  # seat that finds nothing to steal
GOT_PI: Final = 10  # seat, how many
BEGAN_MIX: Final = 11  # seat, recipe card
USED: Final = 12  # seat, card
MIXED: Final = 13  # seat, recipe card, points
FINISHED: Final = 14  # seat that makes no further mix
LEADS: Final = 15  # the seat that leads the next trick
DISCARDED: Final = 16  # seat, how many Pi
LAST_MIXES: Final = 17  # the seat that may begin
SCORED: Final = 18  # seat, points, cards left in the display


@dataclass(frozen=True)
class Edition:
    """Where the two editions and the variant differ."""

    pi: int  # PMP-2, PMP-12. how many there are
    stolen_actions: bool  # PMP-13. a stolen card's special action happens
    keeps_pi: bool  # PMP-23. Pi last longer than their round
    one_mix: bool  # PMP-21. at most one mix a turn
    last_mixes: bool  # PMP-22. mixes after the last trick
    leftovers: bool  # PMP-24. cards left in the display break ties


PI_MAL_PFLAUMEN: Final = Edition(
    pi=18, stolen_actions=False, keeps_pi=True, one_mix=False, last_mixes=True, leftovers=True
)
EXPERIENCED: Final = replace(PI_MAL_PFLAUMEN, one_mix=True, last_mixes=False)
# PMP-2. In Pies the tokens do not run out. A turn brings 3 at most, for even a chain of thefts ends with the
# first card that is no theft. So a round's turns, 25 at most, never need more than 75; and nobody has more
# than 3 for each of their own turns, 6 at most: MOST_PI.
PIES: Final = Edition(
    pi=75, stolen_actions=True, keeps_pi=False, one_mix=True, last_mixes=False, leftovers=False
)


@dataclass(frozen=True)
class Card:
    """What is printed on a fruit card besides its round and number."""

    fruit: int
    action: int = NO_ACTION
    recipe: int = NO_RECIPE
    points: int = 0


class Recipe:
    """PMP-18. What a recipe asks for; `size` and `fruits` say nothing of a full house."""

    def __init__(self, letters: str, sizes: tuple[int, ...]) -> None:
        self.cards: i64 = sum(sizes)
        self.size: i64 = sizes[0]  # how many of each fruit
        self.fruits: i64 = len(sizes)  # how many different ones
        self.plums_only = letters[0] == "P"
        self.full_house = letters == FULL_HOUSE


def total(number: int, pi: int) -> int:
    """PMP-6 and PMP-7. What a number with its Pi counts, times 113, in whole numbers: pi stands as 355/113.

    This orders all totals that can occur as the true ones are ordered. Two of them differ by a + b * pi with
    whole |a| <= 24 and |b| <= 18, not both 0. Then 113a + 355b is not 0 either, as 113 divides no such b but
    0; so a + b * 355/113 is at least 1/113 away from 0. As 355/113 differs from pi by less than 0.0000003,
    putting pi in its place moves the sum by less than 18 * 0.0000003, which is less than 1/113: its sign
    stays. Equal totals there are none, for no number occurs twice in a round.
    """
    return 113 * number + 355 * pi


def _makeable() -> list[i64]:
    """PMP-18. For each wealth of a display (see `Lookup.rise`) the recipes that it can make, as bits."""
    makeable: list[i64] = [0] * (4 * 4096)
    for singles, pairs, triples, plums in product(range(10), range(10), range(10), range(4)):
        bits = 0
        for place, (recipe, sizes) in enumerate(RECIPES.items()):
            if recipe[0] == "P":
                possible = plums >= sizes[0] - 2
            else:
                possible = singles >= len(sizes) and pairs >= sum(size > 1 for size in sizes)
                possible = possible and triples >= sizes.count(3)
            bits |= possible << place
        makeable[singles + 16 * pairs + 256 * triples + 4096 * plums] = bits
    return makeable


MAKEABLE: Final = _makeable()


class Lookup:
    """What seats, edition and components fix for the whole game."""

    def __init__(self, seats: int, edition: Edition, cards: Sequence[Card]) -> None:
        self.seats: i64 = seats
        self.edition = edition
        self.cards = list(cards)
        numbers = DEALT_NUMBERS[seats]
        self.decks = [list(range(first, first + numbers)) for first in range(0, CARDS, NUMBERS)]
        self.hand = numbers // seats
        # Every hand of a round, in three parts: see `Pflaumen.cards`. After the last round all are empty.
        self.hands = [
            subsets(deck[:LOW]) + subsets(deck[LOW : LOW + HIGH]) + subsets(deck[LOW + HIGH :])
            for deck in (list(range(first, first + NUMBERS)) for first in (0, NUMBERS, 2 * NUMBERS, 0))
        ]
        # Where the cards of a trick are that still lie there, if bits say so.
        self.lying: list[list[i64]] = subsets(list(range(seats)))
        self.fruit: list[i64] = [*(card.fruit for card in cards), PLUM]
        self.shift: list[i64] = [COUNT_BITS * fruit for fruit in self.fruit]  # where its fruit is counted
        self.one: i64 = 1  # to be shifted; compiled, a plain 1 << i64 would have 32 bits only
        self.action: list[i64] = [card.action for card in cards]
        self.points = [card.points for card in cards]
        names = list(RECIPES)
        self.recipe = ["" if card.recipe == NO_RECIPE else names[card.recipe] for card in cards]
        self.sizes = [RECIPES[recipe] if recipe else () for recipe in self.recipe]
        recipes = [Recipe(letters, sizes) for letters, sizes in RECIPES.items()]
        self.asks = [recipes[card.recipe] for card in cards]
        self.plums_only = [recipe.startswith("P") for recipe in self.recipe]
        self.needs: list[i64] = [1 << card.recipe if card.recipe != NO_RECIPE else 0 for card in cards]
        self.needs.append(0)
        self.waiting: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        self.clockwise = [[(s + i) % seats for i in range(seats)] for s in range(seats)]
        self.clockwise_order: list[i64] = [packed(order, SEAT_BITS) for order in self.clockwise]
        self.left = [(seat + 1) % seats for seat in range(seats)]
        self.ranks: list[i64] = [
            8 * total(card % NUMBERS + 1, pi) for pi in range(MOST_PI + 1) for card in range(CARDS)
        ]
        # Every action once, for lists of legal ones: large ints made anew for each of them take longer.
        self.actions: list[Any] = list(range(DONE + 1))
        # And every action as the only one. These lists are handed out, so nobody changes them.
        self.alone: list[list[int]] = [[action] for action in self.actions]
        self.none: list[int] = []
        self.mix_or_done: list[list[int]] = [[MIX_CARD + card, DONE] for card in range(CARDS)]
        # What one more card of a fruit adds to a display's wealth: the first 1 to the different fruits, the
        # second 16 to the pairs, the third 256 to the triples; the third, fourth and fifth plum 4096 each.
        self.rise: list[i64] = [0, 1, 16, 256, *[0] * (PLUMS - 4)] * 2
        self.rise[PLUMS + 3 : PLUMS + 6] = [256 + 4096, 4096, 4096]


class Holdings:
    """What one player has. The hand is a set of numbers of this round, as bits (see `bits`). The display is
    sorted; the plums of the supply in it are counted, not listed.
    """

    def __init__(
        self,
        display: list[i64],
        pile: list[i64],
        hand: i64 = 0,
        pi: i64 = 0,
        play: i64 = NOTHING,
        plums: i64 = 0,
        fruits: i64 = 0,
        wealth: i64 = 0,
        recipes: i64 = 0,
        points: i64 = 0,
    ) -> None:
        self.hand = hand
        self.display = display
        self.pile = pile  # recipe cards, face down
        self.pi = pi
        self.play = play  # in this trick, as an action
        self.plums = plums
        self.fruits = fruits  # how many cards of each fruit the display has; see COUNT_BITS
        self.wealth = wealth  # see Lookup.rise
        self.recipes = recipes  # those that the display has, as bits
        self.points = points
        self.rank: i64 = 0  # of the play, while the order is being settled

    def clone(self) -> Holdings:
        return Holdings(
            self.display[:],
            self.pile[:],
            self.hand,
            self.pi,
            self.play,
            self.plums,
            self.fruits,
            self.wealth,
            self.recipes,
            self.points,
        )

    def left_over(self) -> int:
        """PMP-24. How many fruit cards are left in the display, plums included."""
        return len(self.display) + self.plums


class Pflaumen(State):
    """One game. Bits say which cards of the display a mix has."""

    def __init__(self, lookup: Lookup, holdings: list[Holdings] | None = None) -> None:
        self.lookup = lookup
        self.phase: i64 = DRAW_START
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.round: i64 = 0  # from 0 on; ROUNDS when the last one is over
        self.start: i64 = NOBODY  # who leads this trick
        self.holdings = [Holdings([], []) for _ in range(lookup.seats)] if holdings is None else holdings
        self.supply: i64 = lookup.edition.pi
        self.plum_supply: i64 = PLUM_CARDS
        self.trick: list[i64] = lookup.none  # once all have played: their cards, sorted
        self.lying: i64 = 0  # which of them are still to be taken, as bits
        self.order: i64 = NO_ORDER  # the seats, highest total first; see SEAT_BITS
        self.turn: i64 = 0  # how many have played, or had their turn to take
        self.watchdog: i64 = NOBODY
        self.mix: i64 = NOTHING  # the recipe card of the mix that is being made
        self.used: i64 = 0  # its cards so far
        self.used_plums: i64 = 0  # those of the supply
        self.lacking: i64 = 0  # how many cards it still needs

    def clone(self) -> Pflaumen:
        other = Pflaumen(self.lookup, [owned.clone() for owned in self.holdings])
        other.phase = self.phase
        other.waiting = self.waiting
        other.round = self.round
        other.start = self.start
        other.supply = self.supply
        other.plum_supply = self.plum_supply
        other.trick = self.trick
        other.lying = self.lying
        other.order = self.order
        other.turn = self.turn
        other.watchdog = self.watchdog
        other.mix = self.mix
        other.used = self.used
        other.used_plums = self.used_plums
        other.lacking = self.lacking
        return other

    def legal(self, seat: int) -> list[int]:
        phase = self.phase
        if phase == PLAY:
            return self.plays(seat)
        if phase == TAKE:
            lookup = self.lookup
            actions = lookup.actions
            trick = self.trick
            lying = lookup.lying[self.lying]
            if len(lying) == 1:
                return lookup.alone[TAKE_CARD + trick[lying[0]]]
            return [actions[TAKE_CARD + trick[at]] for at in lying]
        if phase == USE:
            return self.usable(seat)
        if phase == MIX:
            return self.offers(seat)
        return self.spoils(seat)

    def apply(self, seat: int, action: int) -> None:
        phase = self.phase
        if phase == PLAY:
            self.play_card(seat, action)
        elif phase == TAKE:
            self.take_card(seat, action - TAKE_CARD)
        elif phase == USE:
            self.use_card(seat, action - USE_CARD)
        elif phase == ROB:
            loot: i64 = action - STEAL_CARD
            self.steal_card(seat, loot // FROM_SEAT, loot % FROM_SEAT)
        elif action == DONE:
            self.finish(seat)
        else:
            self.begin_mix(seat, action - MIX_CARD)

    def predictable(self, seat: int, action: int) -> bool:
        """PMP-5. Only what others hold is hidden, and no action of one's own shows it."""
        return True

    # Set-up

    def chance(self) -> str:
        return "start" if self.phase == DRAW_START else f"deck{self.round + 1}"

    def to_shuffle(self) -> Sequence[int] | None:
        return None if self.phase == DRAW_START else self.lookup.decks[self.round]

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        cards = self.to_shuffle()
        if cards is not None:
            return shuffled(cards, rng, given)
        return one_of(range(self.lookup.seats), rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DRAW_START:
            self.draw_start(outcome[0])
        else:
            self.deal(outcome)

    def draw_start(self, seat: int) -> None:
        """PMP-5. The first start player is drawn by lot."""
        self.start = seat
        self.phase = DEAL
        if self.events is not None:
            self.events.append((BEGAN, seat))

    def deal(self, cards: list[int]) -> None:
        """PMP-4 and PMP-5. The cards of the round that this many players use are dealt out evenly."""
        size = self.lookup.hand
        if self.events is not None:
            self.events.append((ROUND, self.round, self.start))
        for seat in range(self.lookup.seats):
            self.holdings[seat].hand = bits(cards, seat * size, size)
            if self.events is not None:
                self.events.append((DEALT, seat, *self.hand(seat)))
        self.phase = PLAY
        self.waiting = self.lookup.waiting[self.start]

    # A trick

    def hand(self, seat: i64) -> list[int]:
        """The cards that a seat holds, sorted."""
        return self.cards(self.holdings[seat].hand)

    def cards(self, numbers: i64) -> list[int]:
        """The cards of this round with these numbers, sorted; a ready-made list, if it can be."""
        lists = self.lookup.hands[self.round]
        low = lists[numbers & LOW_BITS]
        numbers >>= LOW
        if numbers == 0:
            return low
        middle = lists[LOW_BITS + 1 + (numbers & HIGH_BITS)]
        numbers >>= HIGH
        if numbers == 0:
            return joined(low, middle)
        return joined(joined(low, middle), lists[LOW_BITS + 1 + HIGH_BITS + 1 + numbers])

    def plays(self, seat: i64) -> list[int]:
        """PMP-6. Every card in hand, with any number of Pi, as actions."""
        owned = self.holdings[seat]
        hand = self.cards(owned.hand)
        if owned.pi == 0:
            return hand
        actions = self.lookup.actions
        most = owned.pi * CARDS
        return [actions[card + added] for added in range(0, most + 1, CARDS) for card in hand]

    def play_card(self, seat: i64, play: i64) -> None:
        """PMP-6. Clockwise, each plays a card face up, with as many of their Pi as they like."""
        lookup = self.lookup
        owned = self.holdings[seat]
        card = play
        if play >= CARDS:
            card = play % CARDS
            owned.pi -= play // CARDS
        owned.hand ^= lookup.one << card % NUMBERS
        owned.play = play
        self.turn += 1
        if self.events is not None:
            self.events.append((PLAYED, seat, card, play // CARDS))
        if self.turn < lookup.seats:
            self.waiting = lookup.waiting[lookup.left[seat]]
        else:
            self.settle_order()

    def settle_order(self) -> None:
        """PMP-7. The highest total goes first; there are no ties."""
        lookup = self.lookup
        holdings = self.holdings
        one = lookup.one
        ranks = lookup.ranks
        before: i64 = 0  # how many seats come before each, counted like an order
        numbers: i64 = 0
        for seat in range(lookup.seats):
            mine = holdings[seat]
            play = mine.play
            rank = mine.rank = ranks[play]
            numbers |= one << play % CARDS % NUMBERS
            higher: i64 = 0
            for other in range(seat):
                if holdings[other].rank > rank:
                    higher += 1
                else:
                    before += one << SEAT_BITS * other
            before += higher << SEAT_BITS * seat
        order: i64 = 0
        for seat in range(lookup.seats):
            order += seat << SEAT_BITS * (before & SEAT)
            before >>= SEAT_BITS
        self.trick = self.cards(numbers)
        self.lying = (one << lookup.seats) - 1
        self.order = order
        self.turn = 0
        self.phase = TAKE
        self.waiting = lookup.waiting[order & SEAT]
        if self.events is not None:
            self.events.append((ORDER, *self.seats_in_order()))

    def seats_in_order(self) -> list[int]:
        """PMP-7 and PMP-22. The seats, highest total first, or in order of the last mixes; none before."""
        if self.order == NO_ORDER:
            return []
        return [self.order >> SEAT_BITS * place & SEAT for place in range(self.lookup.seats)]

    def lying_cards(self) -> list[int]:
        """The cards that have been played in this trick, less those that have been taken, sorted."""
        if self.phase == PLAY:
            return sorted([owned.play % CARDS for owned in self.holdings if owned.play != NOTHING])
        return [self.trick[at] for at in self.lookup.lying[self.lying]]

    def take_card(self, seat: i64, card: i64) -> None:
        """PMP-8. In that order, each takes a card of the trick into their display."""
        at: i64 = 0
        trick = self.trick
        while trick[at] != card:
            at += 1
        self.lying ^= self.lookup.one << at
        self.gain(seat, card)
        if self.events is not None:
            self.events.append((TOOK, seat, card))
        if self.turn == self.lookup.seats - 1:
            self.get_plum(seat)
        self.act(seat, card)

    def get_plum(self, seat: i64) -> None:
        """PMP-14. With the last card of a trick comes a plum."""
        self.plum_supply -= 1
        self.gain(seat, PLUM_CARD)
        if self.events is not None:
            self.events.append((PLUMMED, seat))

    def act(self, seat: i64, card: i64) -> None:
        """PMP-9. The special action of a card must be carried out at once, before any mix."""
        action = self.lookup.action[card]
        if action == STEAL:
            if self.can_steal(seat):
                self.phase = ROB
                self.waiting = self.lookup.waiting[seat]
                return
            if self.events is not None:
                self.events.append((IN_VAIN, seat))
        elif action == WATCHDOG:
            self.move_watchdog(seat)
        elif action == THREE_PI:
            self.get_pi(seat)
        self.offer_mixes(seat)

    def move_watchdog(self, seat: i64) -> None:
        """PMP-10. The watchdog comes from the side or from whoever has it."""
        if self.events is not None:
            self.events.append((GUARDED, seat, self.watchdog))
        self.watchdog = seat

    def can_steal(self, seat: i64) -> bool:
        """PMP-10 and PMP-11. Another display than the watchdog's has a card."""
        for owner in range(self.lookup.seats):
            if owner != seat and owner != self.watchdog and self.holdings[owner].left_over():
                return True
        return False

    def spoils(self, seat: i64) -> list[int]:
        """PMP-11. Any card of another's display, plums too, but none of the watchdog's holder."""
        actions = self.lookup.actions
        spoils: list[int] = []
        for owner in range(self.lookup.seats):
            if owner != seat and owner != self.watchdog:
                owned = self.holdings[owner]
                first: i64 = STEAL_CARD + owner * FROM_SEAT
                spoils += [actions[first + card] for card in owned.display]
                if owned.plums:
                    spoils.append(actions[first + PLUM_CARD])
        return spoils

    def steal_card(self, seat: i64, owner: i64, card: i64) -> None:
        """PMP-11 and PMP-13. A card changes displays; only in Pies does its own special action happen."""
        if card == PLUM_CARD:
            self.lose(owner, 0, 1)
        else:
            self.lose(owner, self.lookup.one << place_of(card, self.holdings[owner].display), 0)
        self.gain(seat, card)
        if self.events is not None:
            self.events.append((STOLE, seat, owner, card))
        if self.lookup.edition.stolen_actions and card != PLUM_CARD:
            self.act(seat, card)
        else:
            self.offer_mixes(seat)

    def get_pi(self, seat: i64) -> None:
        """PMP-12. Three Pi, or as many as are left."""
        pi = min(self.supply, 3)
        self.supply -= pi
        self.holdings[seat].pi += pi
        if self.events is not None:
            self.events.append((GOT_PI, seat, pi))

    def gain(self, seat: i64, card: i64) -> None:
        """A card comes into a display."""
        lookup = self.lookup
        owned = self.holdings[seat]
        if card == PLUM_CARD:
            owned.plums += 1
        else:
            insert(card, owned.display)
        shift = lookup.shift[card]
        fruits = owned.fruits = owned.fruits + (lookup.one << shift)
        owned.wealth += lookup.rise[
            fruits >> shift & COUNT if shift != PLUM_SHIFT else PLUMS + (fruits >> shift)
        ]
        owned.recipes |= lookup.needs[card]

    def lose(self, seat: i64, gone: i64, plums: i64) -> None:
        """Cards leave a display, as bits say, and plums of the supply."""
        lookup = self.lookup
        needs = lookup.needs
        shifts = lookup.shift
        rise = lookup.rise
        one = lookup.one
        owned = self.holdings[seat]
        fruits = owned.fruits
        wealth = owned.wealth
        recipes: i64 = 0
        kept: list[i64] = []
        for card in owned.display:
            if gone & 1:
                shift = shifts[card]
                wealth -= rise[fruits >> shift & COUNT if shift != PLUM_SHIFT else PLUMS + (fruits >> shift)]
                fruits -= one << shift
            else:
                kept.append(card)
                recipes |= needs[card]
            gone >>= 1
        owned.plums -= plums
        while plums > 0:
            wealth -= rise[PLUMS + (fruits >> PLUM_SHIFT)]
            fruits -= one << PLUM_SHIFT
            plums -= 1
        owned.display = kept
        owned.fruits = fruits
        owned.wealth = wealth
        owned.recipes = recipes

    # Mixes

    def mixes(self, seat: i64) -> list[int]:
        """PMP-17 and PMP-18. The recipe cards in a display that can be made from it, as actions."""
        owned = self.holdings[seat]
        makeable: i64 = MAKEABLE[owned.wealth]
        lookup = self.lookup
        mixes = lookup.none
        for card in owned.display:
            if lookup.needs[card] & makeable:
                mixes = joined(mixes, lookup.alone[MIX_CARD + card])
        return mixes

    def offers(self, seat: i64) -> list[int]:
        """PMP-17 and PMP-21. A mix, or none."""
        mixes = self.mixes(seat)
        if len(mixes) == 1:
            return self.lookup.mix_or_done[mixes[0] - MIX_CARD]
        return mixes + self.lookup.alone[DONE]

    def can_mix(self, seat: i64) -> bool:
        """PMP-17 and PMP-18. There is a recipe card in a display that can be made from it."""
        owned = self.holdings[seat]
        return owned.recipes & MAKEABLE[owned.wealth] != 0

    def offer_mixes(self, seat: i64) -> None:
        """PMP-17. After taking, and after the special action, one may make a mix if one can."""
        owned = self.holdings[seat]
        if owned.recipes & MAKEABLE[owned.wealth]:  # as in `can_mix`
            self.phase = MIX
            self.waiting = self.lookup.waiting[seat]
        else:
            self.end_turn()

    def begin_mix(self, seat: i64, recipe_card: i64) -> None:
        """PMP-17. A recipe card is chosen; the cards for it follow one by one."""
        self.mix = recipe_card
        self.lacking = self.lookup.asks[recipe_card].cards
        self.phase = USE
        if self.events is not None:
            self.events.append((BEGAN_MIX, seat, recipe_card))

    def usable(self, seat: i64) -> list[int]:
        """PMP-18. The cards that can come next into the mix, as actions.

        They come in ascending order, so what is passed over stays out, and a card can be next if the mix can
        be finished with it and cards after it. `within` counts of each fruit what is in the mix already and
        what can still come into it: the whole display at first, then less with each card passed over.
        """
        lookup = self.lookup
        recipe = lookup.asks[self.mix]
        if recipe.full_house:
            return self.usable_in_full_house(seat)
        one = lookup.one
        owned = self.holdings[seat]
        plums_only = recipe.plums_only
        size = recipe.size
        fruits = recipe.fruits
        shifts = lookup.shift
        more = fruits  # fruits that the mix may still begin with
        inside: i64 = 0  # how many of each fruit are in the mix
        within = owned.fruits
        # How many fruits there are enough of; those that the mix has begun with are among them.
        ready = fruits if plums_only else owned.wealth >> 4 * (size - 1) & 15
        usable = lookup.none
        used = self.used
        used_plums = self.used_plums
        for card in owned.display:
            shift = shifts[card]
            begun = inside >> shift & COUNT
            if used:
                mine = used & 1
                used >>= 1
                if mine:
                    inside += one << shift
                    if not begun:
                        more -= 1
                    continue
            if plums_only and shift != PLUM_SHIFT:
                continue
            enough = within >> shift & COUNT
            if enough >= size:
                if size > begun and (begun or more) and not used and not used_plums:
                    usable = joined(usable, lookup.alone[USE_CARD + card])
                if enough == size:
                    ready -= 1
                    if begun or ready < fruits:
                        return usable
            within -= one << shift
        # What can finish the mix now is plums of the supply, all alike, so that one of them stands for all.
        return joined(usable, lookup.alone[USE_CARD + PLUM_CARD])

    def usable_in_full_house(self, seat: i64) -> list[int]:
        """PMP-18. The same for the recipe that needs unlike numbers of its fruits."""
        lookup = self.lookup
        one = lookup.one
        owned = self.holdings[seat]
        inside: i64 = self.used_plums << PLUM_SHIFT
        within = owned.fruits
        usable = lookup.none
        used = self.used
        for card in owned.display:
            fruit = one << lookup.shift[card]
            mine = used & 1
            used >>= 1
            if mine:
                inside += fruit
                continue
            if used == 0 and not self.used_plums and makes_full_house(inside + fruit, within):
                usable = joined(usable, lookup.alone[USE_CARD + card])
            within -= fruit
        if makes_full_house(inside + (one << PLUM_SHIFT), within):
            usable = joined(usable, lookup.alone[USE_CARD + PLUM_CARD])
        return usable

    def use_card(self, seat: i64, card: i64) -> None:
        """PMP-18. A card comes into the mix; a begun mix is finished."""
        if card == PLUM_CARD:
            self.used_plums += 1
        else:
            at: i64 = 0
            display = self.holdings[seat].display
            while display[at] != card:
                at += 1
            self.used |= self.lookup.one << at
        self.lacking -= 1
        if self.events is not None:
            self.events.append((USED, seat, card))
        if self.lacking == 0:
            self.finish_mix(seat)

    def finish_mix(self, seat: i64) -> None:
        """PMP-19 and PMP-20. The recipe card, used or not, goes face down to one's score; the rest is out."""
        recipe_card = self.mix
        points = self.lookup.points[recipe_card]
        owned = self.holdings[seat]
        recipe_bit = self.lookup.one << place_of(recipe_card, owned.display)
        self.lose(seat, self.used | recipe_bit, self.used_plums)
        owned.pile.append(recipe_card)
        owned.points += points
        self.mix = NOTHING
        self.used = 0
        self.used_plums = 0
        if self.events is not None:
            self.events.append((MIXED, seat, recipe_card, points))
        # PMP-21. Any number of mixes, or one.
        if self.lookup.edition.one_mix:
            self.end_turn()
        else:
            self.offer_mixes(seat)

    def used_cards(self) -> list[int]:
        """The cards of the mix that is being made, so far."""
        if self.mix == NOTHING:
            return []
        display = self.holdings[self.waiting[0]].display
        used: list[int] = [card for at, card in enumerate(display) if self.used >> at & 1]
        return used + [PLUM_CARD] * self.used_plums

    def finish(self, seat: i64) -> None:
        """PMP-21. Nobody must make a mix."""
        if self.events is not None:
            self.events.append((FINISHED, seat))
        self.end_turn()

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """PMP-5 and PMP-8. All but who of the others holds which of the cards not yet played. The order of
        taking, the supplies, the points and the sizes of the hands follow.
        """
        held: i64 = 0
        for owned in self.holdings:
            held |= owned.hand
        known: list[int] = [
            self.phase,
            self.round,
            self.start,
            self.turn,
            self.watchdog,
            self.mix,
            self.used,
            self.used_plums,
            held,
            0 if viewer == SPECTATOR else self.holdings[viewer].hand,
        ]
        if self.lying:
            known += self.lying_cards()
        for owned in self.holdings:
            known += [NOTHING, owned.pi, owned.plums, owned.play]
            known += owned.display
            known.append(NOTHING)
            known += owned.pile
        return tuple(known)

    # The end of a turn, a trick, a round and the game

    def end_turn(self) -> None:
        """PMP-8. The next in order takes a card."""
        self.turn += 1
        if self.round == ROUNDS:
            self.offer_last_mixes()
        elif self.turn < self.lookup.seats:
            self.phase = TAKE
            self.waiting = self.lookup.waiting[self.order >> SEAT_BITS * self.turn & SEAT]
        else:
            self.end_trick()

    def end_trick(self) -> None:
        """PMP-15 and PMP-16. The Pi that were played go back (that they do so earlier in Pies makes no
        difference); the first in order leads the next trick.
        """
        for owned in self.holdings:
            if owned.play >= CARDS:
                self.supply += owned.play // CARDS
            owned.play = NOTHING
        self.start = self.order & SEAT
        self.order = NO_ORDER
        self.turn = 0
        if self.holdings[0].hand:
            self.phase = PLAY
            self.waiting = self.lookup.waiting[self.start]
            if self.events is not None:
                self.events.append((LEADS, self.start))
        else:
            self.end_round()

    def end_round(self) -> None:
        """PMP-23. Everything stays but, in Pies, the Pi that are left after the first two rounds."""
        self.round += 1
        if self.round == ROUNDS:
            self.begin_last_mixes()
            return
        if not self.lookup.edition.keeps_pi:
            self.discard_pi()
        self.phase = DEAL
        self.waiting = (CHANCE,)

    def discard_pi(self) -> None:
        """PMP-23. In Pies, leftover tokens do not last."""
        for seat, owned in enumerate(self.holdings):
            pi = owned.pi
            if pi:
                self.supply += pi
                owned.pi = 0
                if self.events is not None:
                    self.events.append((DISCARDED, seat, pi))

    def begin_last_mixes(self) -> None:
        """PMP-22. In Pi mal Pflaumen everybody may make further mixes, the first of the last trick first."""
        if not self.lookup.edition.last_mixes:
            self.end()
            return
        if self.events is not None:
            self.events.append((LAST_MIXES, self.start))
        self.order = self.lookup.clockwise_order[self.start]
        self.offer_last_mixes()

    def offer_last_mixes(self) -> None:
        """PMP-22. The next player who can make a mix may do so."""
        while self.turn < self.lookup.seats:
            seat = self.order >> SEAT_BITS * self.turn & SEAT
            if self.can_mix(seat):
                self.phase = MIX
                self.waiting = self.lookup.waiting[seat]
                return
            self.turn += 1
        self.end()

    def end(self) -> None:
        """PMP-24. The points are counted."""
        self.phase = OVER
        self.waiting = ()
        self.order = NO_ORDER
        self.turn = 0
        if self.events is not None:
            for seat, owned in enumerate(self.holdings):
                self.events.append((SCORED, seat, owned.points, owned.left_over()))

    def scores(self) -> list[int]:
        return [owned.points for owned in self.holdings]

    def winners(self) -> list[int]:
        """PMP-24. The most points win; in Pi mal Pflaumen, then the most cards left; else it is shared."""
        if self.phase != OVER:
            return []
        leftovers = self.lookup.edition.leftovers
        standing = [(owned.points, owned.left_over() if leftovers else 0) for owned in self.holdings]
        return [seat for seat in range(self.lookup.seats) if standing[seat] == max(standing)]


def makes_full_house(inside: i64, within: i64) -> bool:
    """PMP-18. What is inside can become three of one fruit and two of another within what there is."""
    three: i64 = 0
    while within >> three:
        begun = inside >> three & COUNT
        if begun <= 3 <= within >> three & COUNT:
            rest = inside - (begun << three)
            two: i64 = 0
            while within >> two:
                begun = rest >> two & COUNT
                if two != three and begun <= 2 <= within >> two & COUNT and rest == begun << two:
                    return True
                two += COUNT_BITS
        three += COUNT_BITS
    return False


def insert(card: i64, cards: list[i64]) -> None:
    """Put a card where it belongs among sorted ones."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def place_of(card: i64, cards: list[i64]) -> i64:
    """Where a card is among others."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    return at


def bits(cards: list[int], first: i64, size: i64) -> i64:
    """So many cards of one round, from the first of them on, as bits of their numbers."""
    numbers: i64 = 0
    one: i64 = 1
    at = first
    while at < first + size:
        card: i64 = cards[at]
        numbers |= one << card % NUMBERS
        at += 1
    return numbers


def joined(actions: list[int], more: list[int]) -> list[int]:
    """Two lists of actions as one; both stay as they are."""
    if not actions:
        return more
    return actions + more if more else actions


def subsets(items: list[int]) -> list[list[int]]:
    """All subsets of the items, each at the place that its bits make."""
    lists: list[list[int]] = [[]]
    for item in items:
        lists += [[*chosen, item] for chosen in lists]
    return lists


def packed(numbers: Sequence[int], bits: int) -> int:
    """Numbers as one, with so many bits for each."""
    return sum([number << bits * place for place, number in enumerate(numbers)])
