"""Pi mal Pflaumen and Pies, in the order of their rulebooks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.holdings import Holdings, joined
from parlour.games.pflaumen.lookup import (
    CARDS,
    DONE,
    FROM_SEAT,
    HIGH,
    HIGH_BITS,
    LOW,
    LOW_BITS,
    MIX_CARD,
    NO_ORDER,
    NOBODY,
    NOTHING,
    NUMBERS,
    PLUM_CARD,
    PLUM_CARDS,
    ROUNDS,
    SEAT,
    SEAT_BITS,
    STEAL,
    STEAL_CARD,
    TAKE_CARD,
    THREE_PI,
    USE_CARD,
    WATCHDOG,
)
from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.sets import ONE, index
from parlour.kernel.state import CHANCE, SPECTATOR, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.games.pflaumen.lookup import Lookup
    from parlour.kernel.rng import Rng

# What is due
DRAW_START: Final = 0
DEAL: Final = 1
PLAY: Final = 2
TAKE: Final = 3
ROB: Final = 4
MIX: Final = 5
USE: Final = 6
OVER: Final = 7

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
FINISHED: Final = 14  # seat that makes no further mix; what it could have made: see `spared`
LEADS: Final = 15  # the seat that leads the next trick
DISCARDED: Final = 16  # seat, how many Pi
LAST_MIXES: Final = 17  # the seat that may begin
SCORED: Final = 18  # seat, points, cards left in the display
ROUND_OVER: Final = 19  # which
MIXES_OVER: Final = 20  # whether somebody could still make a mix


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
            return self.holdings[seat].usable(self.lookup, self.mix, self.used, self.used_plums)
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
        self.tell(BEGAN, seat)

    def deal(self, cards: list[int]) -> None:
        """PMP-4 and PMP-5. The cards of the round that this many players use are dealt out evenly."""
        size = self.lookup.hand
        self.tell(ROUND, self.round, self.start)
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
        owned.hand ^= ONE << card % NUMBERS
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
        ranks = lookup.ranks
        before: i64 = 0  # how many seats come before each, counted like an order
        numbers: i64 = 0
        for seat in range(lookup.seats):
            mine = holdings[seat]
            play = mine.play
            rank = mine.rank = ranks[play]
            numbers |= ONE << play % CARDS % NUMBERS
            higher: i64 = 0
            for other in range(seat):
                if holdings[other].rank > rank:
                    higher += 1
                else:
                    before += ONE << SEAT_BITS * other
            before += higher << SEAT_BITS * seat
        order: i64 = 0
        for seat in range(lookup.seats):
            order += seat << SEAT_BITS * (before & SEAT)
            before >>= SEAT_BITS
        self.trick = self.cards(numbers)
        self.lying = (ONE << lookup.seats) - 1
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
        self.lying ^= ONE << index(self.trick, card)
        self.holdings[seat].gain(self.lookup, card)
        if self.events is not None:
            self.events.append((TOOK, seat, card))
        if self.turn == self.lookup.seats - 1:
            self.get_plum(seat)
        self.act(seat, card)

    def get_plum(self, seat: i64) -> None:
        """PMP-14. With the last card of a trick comes a plum."""
        self.plum_supply -= 1
        self.holdings[seat].gain(self.lookup, PLUM_CARD)
        self.tell(PLUMMED, seat)

    def act(self, seat: i64, card: i64) -> None:
        """PMP-9. The special action of a card must be carried out at once, before any mix."""
        action = self.lookup.action[card]
        if action == STEAL:
            if self.can_steal(seat):
                self.phase = ROB
                self.waiting = self.lookup.waiting[seat]
                return
            self.tell(IN_VAIN, seat)
        elif action == WATCHDOG:
            self.move_watchdog(seat)
        elif action == THREE_PI:
            self.get_pi(seat)
        self.offer_mixes(seat)

    def move_watchdog(self, seat: i64) -> None:
        """PMP-10. The watchdog comes from the side or from the player who has it."""
        self.tell(GUARDED, seat, self.watchdog)
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
        lookup = self.lookup
        robbed = self.holdings[owner]
        if card == PLUM_CARD:
            robbed.lose(lookup, 0, 1)
        else:
            robbed.lose(lookup, ONE << index(robbed.display, card), 0)
        self.holdings[seat].gain(lookup, card)
        self.tell(STOLE, seat, owner, card)
        if lookup.edition.stolen_actions and card != PLUM_CARD:
            self.act(seat, card)
        else:
            self.offer_mixes(seat)

    def get_pi(self, seat: i64) -> None:
        """PMP-12. Three Pi, or as many as are left."""
        pi = min(self.supply, 3)
        self.supply -= pi
        self.holdings[seat].pi += pi
        self.tell(GOT_PI, seat, pi)

    # Mixes

    def offers(self, seat: i64) -> list[int]:
        """PMP-17 and PMP-21. A mix, or none."""
        mixes = self.holdings[seat].mixes(self.lookup)
        if len(mixes) == 1:
            return self.lookup.mix_or_done[mixes[0] - MIX_CARD]
        return mixes + self.lookup.alone[DONE]

    def offer_mixes(self, seat: i64) -> None:
        """PMP-17. After taking, and after the special action, one may make a mix if one can."""
        if self.holdings[seat].can_mix():
            self.phase = MIX
            self.waiting = self.lookup.waiting[seat]
        else:
            self.end_turn()

    def begin_mix(self, seat: i64, recipe_card: i64) -> None:
        """PMP-17. A recipe card is chosen; the cards for it follow one by one."""
        self.mix = recipe_card
        self.lacking = self.lookup.asks[recipe_card].cards
        self.phase = USE
        self.tell(BEGAN_MIX, seat, recipe_card)

    def use_card(self, seat: i64, card: i64) -> None:
        """PMP-18. A card comes into the mix; a begun mix is finished."""
        if card == PLUM_CARD:
            self.used_plums += 1
        else:
            self.used |= ONE << index(self.holdings[seat].display, card)
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
        recipe_bit = ONE << index(owned.display, recipe_card)
        owned.lose(self.lookup, self.used | recipe_bit, self.used_plums)
        owned.pile.append(recipe_card)
        owned.points += points
        self.mix = NOTHING
        self.used = 0
        self.used_plums = 0
        self.tell(MIXED, seat, recipe_card, points)
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
            self.events.append((FINISHED, seat, *self.spared(seat)))
        self.end_turn()

    def spared(self, seat: i64) -> tuple[int, int, int]:
        """What all see of a mix that is not made: the recipe card with the most points that could have been
        used; one with more points that lacks a single card, if there is one; and PMP-22, whether later mixes
        are possible.
        """
        lookup = self.lookup
        owned = self.holdings[seat]
        made = max([action - MIX_CARD for action in owned.mixes(lookup)], key=lookup.points.__getitem__)
        most = lookup.points[made]
        nearest: int = NOTHING
        for card, lack in owned.lacks(lookup).items():
            if lack == 1 and lookup.points[card] > most:
                nearest, most = card, lookup.points[card]
        tricks = self.round < ROUNDS - 1 or bool(self.holdings[seat].hand)
        return made, nearest, int(self.round < ROUNDS and (tricks or lookup.edition.last_mixes))

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
            self.tell(LEADS, self.start)
        else:
            self.end_round()

    def end_round(self) -> None:
        """PMP-23. Everything stays but, in Pies, the Pi that are left after the first two rounds."""
        self.tell(ROUND_OVER, self.round)
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
                self.tell(DISCARDED, seat, pi)

    def begin_last_mixes(self) -> None:
        """PMP-22. In Pi mal Pflaumen everybody may make further mixes, the first of the last trick first."""
        if not self.lookup.edition.last_mixes:
            self.end()
            return
        self.tell(LAST_MIXES, self.start)
        self.order = self.lookup.clockwise_order[self.start]
        self.offer_last_mixes()

    def offer_last_mixes(self) -> None:
        """PMP-22. The next player who can make a mix may do so."""
        while self.turn < self.lookup.seats:
            seat = self.order >> SEAT_BITS * self.turn & SEAT
            if self.holdings[seat].can_mix():
                self.phase = MIX
                self.waiting = self.lookup.waiting[seat]
                return
            self.turn += 1
        self.tell(MIXES_OVER, int(True in [owned.can_mix() for owned in self.holdings]))
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


def bits(cards: list[int], first: i64, size: i64) -> i64:
    """Some neighbouring cards of one round, as bits of their numbers."""
    numbers: i64 = 0
    at = first
    while at < first + size:
        card: i64 = cards[at]
        numbers |= ONE << card % NUMBERS
        at += 1
    return numbers
