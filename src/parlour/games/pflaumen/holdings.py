"""What one player has, and the mixes that can be made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.pflaumen.lookup import (
    COUNT,
    COUNT_BITS,
    KINDS,
    MAKEABLE,
    MIX_CARD,
    NOTHING,
    PLUM,
    PLUM_CARD,
    PLUM_SHIFT,
    PLUMS,
    USE_CARD,
    lacking,
)
from parlour.kernel.sets import ONE, insert

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.games.pflaumen.lookup import Lookup, Recipe


class Holdings:
    """What one player has. The hand is a set of numbers of this round, as bits (see `rules.bits`). The
    display is sorted; the plums of the supply in it are counted, not listed.
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

    def gain(self, lookup: Lookup, card: i64) -> None:
        """A card comes into the display."""
        if card == PLUM_CARD:
            self.plums += 1
        else:
            insert(self.display, card)
        shift = lookup.shift[card]
        fruits = self.fruits = self.fruits + (ONE << shift)
        self.wealth += lookup.rise[rise_of(fruits, shift)]
        self.recipes |= lookup.needs[card]

    def lose(self, lookup: Lookup, gone: i64, plums: i64) -> None:
        """Cards leave the display, as bits say, and plums of the supply."""
        needs = lookup.needs
        shifts = lookup.shift
        rise = lookup.rise
        fruits = self.fruits
        wealth = self.wealth
        recipes: i64 = 0
        kept: list[i64] = []
        for card in self.display:
            if gone & 1:
                shift = shifts[card]
                wealth -= rise[rise_of(fruits, shift)]
                fruits -= ONE << shift
            else:
                kept.append(card)
                recipes |= needs[card]
            gone >>= 1
        self.plums -= plums
        while plums > 0:
            wealth -= rise[rise_of(fruits, PLUM_SHIFT)]
            fruits -= ONE << PLUM_SHIFT
            plums -= 1
        self.display = kept
        self.fruits = fruits
        self.wealth = wealth
        self.recipes = recipes

    # Mixes

    def can_mix(self) -> bool:
        """PMP-17 and PMP-18. There is a recipe card in the display that can be made from it."""
        return self.recipes & MAKEABLE[self.wealth] != 0

    def mixes(self, lookup: Lookup) -> list[int]:
        """PMP-17 and PMP-18. The recipe cards in the display that can be made from it, as actions."""
        makeable = MAKEABLE[self.wealth]
        mixes = lookup.none
        for card in self.display:
            if lookup.needs[card] & makeable:
                mixes = joined(mixes, lookup.alone[MIX_CARD + card])
        return mixes

    def lacks(self, lookup: Lookup) -> dict[int, int]:
        """PMP-18. How many cards are missing for each recipe card in the display."""
        counts = [int(self.fruits >> COUNT_BITS * kind & COUNT) for kind in range(KINDS)]
        ranked = sorted(counts, reverse=True)
        return {
            card: lacking(lookup.sizes[card], [counts[PLUM]] if lookup.asks[card].plums_only else ranked)
            for card in self.display
            if lookup.recipe[card]
        }

    def usable(self, lookup: Lookup, recipe_card: i64, used: i64, used_plums: i64) -> list[int]:
        """PMP-18. The cards that can come next into a mix, as actions; bits say which it has.

        Cards come into it in ascending order, the plums of the supply last. So a card that was passed over
        stays out, and a card can be next if the mix can be finished with it and cards after it.
        """
        if used_plums:
            return lookup.alone[USE_CARD + PLUM_CARD]
        recipe = lookup.asks[recipe_card]
        if recipe.full_house:
            return self.usable_in_full_house(lookup, used)
        return self.usable_in_even_mix(lookup, recipe, used)

    def usable_in_even_mix(self, lookup: Lookup, recipe: Recipe, used: i64) -> list[int]:
        """PMP-18. For a recipe that needs the same number of each of its fruits."""
        size = recipe.size
        fruits = recipe.fruits
        plums_only = recipe.plums_only
        at, inside, within = self.mixed(lookup, used)
        more = fruits - fruits_with(inside, 1)  # fruits that the mix may still begin with
        usable = lookup.none
        display = self.display
        for place in range(at, len(display)):
            card = display[place]
            shift = lookup.shift[card]
            if plums_only and shift != PLUM_SHIFT:
                continue
            begun = inside >> shift & COUNT
            enough = within >> shift & COUNT
            if enough >= size:
                if begun < size and (begun or more):
                    usable = joined(usable, lookup.alone[USE_CARD + card])
                # To pass over the last card that is enough is to do without its fruit.
                if enough == size and (begun or plums_only or fruits_with(within, size) == fruits):
                    return usable
            within -= ONE << shift
        # All can be passed over, so plums of the supply can finish the mix; they are all alike.
        return joined(usable, lookup.alone[USE_CARD + PLUM_CARD])

    def usable_in_full_house(self, lookup: Lookup, used: i64) -> list[int]:
        """PMP-18. For the recipe that needs unlike numbers of its fruits."""
        at, inside, within = self.mixed(lookup, used)
        usable = lookup.none
        display = self.display
        for place in range(at, len(display)):
            card = display[place]
            fruit = ONE << lookup.shift[card]
            if makes_full_house(inside + fruit, within):
                usable = joined(usable, lookup.alone[USE_CARD + card])
            within -= fruit
        if makes_full_house(inside + (ONE << PLUM_SHIFT), within):
            usable = joined(usable, lookup.alone[USE_CARD + PLUM_CARD])
        return usable

    def mixed(self, lookup: Lookup, used: i64) -> tuple[i64, i64, i64]:
        """How far a mix has come: how many cards of the display are in it or were passed over; of each fruit
        how many are in it, and how many there are with those that can still come into it.
        """
        at: i64 = 0
        inside: i64 = 0
        within = self.fruits
        display = self.display
        while used:
            fruit = ONE << lookup.shift[display[at]]
            if used & 1:
                inside += fruit
            else:
                within -= fruit
            used >>= 1
            at += 1
        return at, inside, within


def rise_of(fruits: i64, shift: i64) -> i64:
    """Where `Lookup.rise` says what the last card of a fruit has added to a display's wealth."""
    return fruits >> shift & COUNT if shift != PLUM_SHIFT else PLUMS + (fruits >> shift)


def fruits_with(counts: i64, least: i64) -> i64:
    """How many fruits are counted this often or more."""
    found: i64 = 0
    while counts:
        if counts & COUNT >= least:
            found += 1
        counts >>= COUNT_BITS
    return found


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


def joined(actions: list[int], more: list[int]) -> list[int]:
    """Two lists of actions as one; both stay as they are."""
    if not actions:
        return more
    return actions + more if more else actions
