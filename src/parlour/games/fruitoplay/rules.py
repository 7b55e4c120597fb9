"""Fruitoplay, in the order of its rulebook. More than 600 lines, of which 40 are imports: the methods of one
class, in the order in which a round goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import (
    BONUS,
    CANCELS,
    CARDS,
    COLLECTIVE,
    COLLECTIVE_CARD,
    COLUMN,
    COLUMNS,
    DRAW,
    FRUITS,
    HIGHS,
    LOWS,
    NO_CARD,
    NO_FRUIT,
    NOBODY,
    NUMBERS,
    PLACE,
    ROUNDS,
    TURNS,
    WIDTH,
    lowest,
    numbers,
)
from parlour.games.fruitoplay.player import Player, cards
from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.sets import ONE, count
from parlour.kernel.state import CHANCE, SPECTATOR, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.games.fruitoplay.lookup import Lookup
    from parlour.kernel.rng import Rng

# What is due
DEAL: Final = 0
CHOOSE_COLLECTIVE: Final = 1
DRAW_COLLECTIVE: Final = 2
PLAY: Final = 3
LAST_DRAW: Final = 4
CANCEL: Final = 5
OVER: Final = 6
CHANCES: Final = {DEAL: "deck", DRAW_COLLECTIVE: "collective"}

# Events: the kind, then
DEALT: Final = 0  # round, all hands in seat order
RIVER: Final = 1  # its cards, the first target first
LAID: Final = 2  # who chose the collective card (NOBODY: the lot), its fruit, what it adds
TARGET: Final = 3  # turn, card
CHOSE: Final = 4  # seat, action: face down, until all have chosen
REVEALED: Final = 5  # each seat's card or NO_CARD
TIED: Final = 6  # the cards that become invalid
WON: Final = 7  # the winner or NOBODY, the winning card or NO_CARD, the target
DREW: Final = 8  # whether the deck has too few, then seat, card, ...; of a seat that declined, NO_CARD
ADDED: Final = 9  # seat, the cards of its hand
CANCELLED: Final = 10  # seat, the rotten card, the card cancelled with it or NO_CARD, and why this one
SCORED: Final = 11  # seat, round, points, the value of each column

# Why a card is cancelled
CHOSEN: Final = 0
EQUAL: Final = 1  # all that could be cancelled counts the same
ONLY: Final = 2


class Fruitoplay(State):
    """One game. River and pile are lists that stay as they were dealt: `turn` cards of the river have been
    targets, `drawn` cards of the pile, top first, are drawn or were dealt. Clones share these.
    """

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.phase: i64 = DEAL
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.owing: i64 = 0  # the bits of the seats in `waiting`
        self.round: i64 = 0  # how many have been dealt
        self.players = [Player() for _ in range(lookup.seats)]
        self.river: list[int] = []
        self.turn: i64 = 0
        self.pile: list[int] = []
        self.drawn: i64 = 0
        self.collective: i64 = NO_FRUIT
        # The bits of the cards that have been face up in this round: those below HALF, and the others.
        self.shown_low: i64 = 0
        self.shown_high: i64 = 0
        self.scored: list[list[int]] = []  # by finished round; never changed in place

    def clone(self) -> Fruitoplay:
        other = Fruitoplay(self.lookup)
        other.phase = self.phase
        other.waiting = self.waiting
        other.owing = self.owing
        other.round = self.round
        seat: i64
        for seat in range(len(self.players)):
            other.players[seat].become(self.players[seat])
        other.river = self.river
        other.turn = self.turn
        other.pile = self.pile
        other.drawn = self.drawn
        other.collective = self.collective
        other.shown_low = self.shown_low
        other.shown_high = self.shown_high
        other.scored = self.scored
        return other

    # What lies where

    def out(self) -> list[int]:
        """FRU-10. The cards of this round that nobody won, ascending: face up once, and nowhere now."""
        low, high = self.shown_low, self.shown_high
        for player in self.players:
            low &= ~player.low
            high &= ~player.high
        for card in self.targets():
            low &= ~LOWS[card]
            high &= ~HIGHS[card]
        return cards(low, high)

    def targets(self) -> list[int]:
        """FRU-4. The cards of the river that are still to be won, the present target first."""
        return self.river[self.turn :]

    def trick(self, turn: int) -> list[int]:
        """FRU-6. What each seat has played in a turn of this round, the first being 0."""
        return [(player.played >> PLACE * turn & (1 << PLACE) - 1) - 1 for player in self.players]

    # A decision

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            return self.players[seat].hand  # the chosen card too, which stays in it until the reveal
        if self.phase == LAST_DRAW:
            return self.lookup.draw_or_stay
        if self.phase == CANCEL:
            player = self.players[seat]
            made = len(player.cancels)
            return [CANCELS + card for card in self.due(player, 0 if made == count(player.dues) else made)]
        return self.lookup.collectives

    def apply(self, seat: int, action: int) -> None:
        """FRU-6. Any card of the hand is chosen, face down until all have chosen. (Or another decision.)"""
        if action >= CARDS:
            self.decide(seat, action)
            return
        self.players[seat].chosen = action
        if self.events is not None:
            self.events.append((CHOSE, seat, action))
        owing = self.owing = self.owing & ~(1 << seat)
        if owing:
            self.waiting = self.lookup.waiting[owing]
        else:
            self.reveal()

    def predictable(self, seat: int, action: int) -> bool:
        """FRU-16. What is cancelled with one rotten card, if there is another one to choose for: then nothing
        is revealed yet.
        """
        player = self.players[seat]
        due = count(player.dues)
        return self.phase == CANCEL and len(player.cancels) % due + 1 < due

    def decide(self, seat: int, action: int) -> None:
        """Everything but playing a card."""
        if self.phase == LAST_DRAW:
            self.choose_draw(seat, action)
        elif self.phase == CANCEL:
            self.choose_cancelled(seat, action)
        else:
            self.lay_collective(seat, action - COLLECTIVE)

    def pending(self) -> tuple[int, ...]:
        return tuple(
            [seat for seat, player in enumerate(self.players) if player.chosen != NO_CARD or player.cancels]
        )

    def chose(self, seat: int, action: int) -> bool:
        """FRU-6. A hidden choice has been made, or replaced; true if all are in."""
        self.tell(CHOSE, seat, action)
        owing = self.owing = self.owing & ~(1 << seat)
        self.waiting = self.lookup.waiting[owing]
        return not owing

    # Set-up of a round

    def chance(self) -> str:
        return CHANCES[self.phase]

    def to_shuffle(self) -> Sequence[int] | None:
        return self.lookup.cards if self.phase == DEAL else None

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        cards = self.to_shuffle()
        if cards is not None:
            return shuffled(cards, rng, given)
        return one_of(range(FRUITS), rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL:
            self.deal(outcome)
        else:
            self.lay_collective(NOBODY, outcome[0])

    def deal(self, cards: list[int]) -> None:
        """FRU-3 and FRU-4. All cards are shuffled: hands, then a river of seven; the rest is the pile."""
        size = self.lookup.hand
        dealt: i64 = 0
        self.round += 1
        for player in self.players:
            hand = cards[dealt : dealt + size]
            hand.sort()
            player.begin_round(hand)
            dealt += size
        self.river = cards[dealt : dealt + TURNS]
        self.turn = 0
        self.pile = cards
        self.drawn = dealt + TURNS
        self.collective = NO_FRUIT
        self.show(self.river)
        if self.events is not None:
            hands = [card for player in self.players for card in player.hand]
            self.events.append((DEALT, self.round, *hands))
            self.events.append((RIVER, *self.river))
        if self.round == 1:
            self.begin_turn()
        else:
            self.ask_collective()

    def show(self, cards: list[int]) -> None:
        """FRU-4. In this round these cards have been face up, and no others."""
        self.shown_low = 0
        self.shown_high = 0
        card: i64
        for card in cards:
            self.shown_low |= LOWS[card]
            self.shown_high |= HIGHS[card]

    def shown(self, fruit: i64) -> int:
        """FRU-4. The numbers of a fruit that have been face up in this round, as bits."""
        return numbers(self.shown_low, self.shown_high, fruit)

    def ask_collective(self) -> None:
        """FRU-5. The seat with the fewest points chooses a collective card; several leave it to the lot."""
        scores = self.scores()
        fewest = scores[0]
        owing: i64 = 0  # the bits of those who have the fewest
        for seat, points in enumerate(scores):
            if points < fewest:
                fewest = points
                owing = 0
            if points == fewest:
                owing |= 1 << seat
        if owing & (owing - 1):  # more than one bit
            self.phase = DRAW_COLLECTIVE
        else:
            self.phase = CHOOSE_COLLECTIVE
            self.owing = owing
            self.waiting = self.lookup.waiting[owing]

    def lay_collective(self, seat: int, fruit: int) -> None:
        """FRU-2 and FRU-5. The collective card counts for everybody: 1 in round 2, 2 in round 3."""
        self.collective = fruit
        self.tell(LAID, seat, fruit, BONUS[self.round])
        self.begin_turn()

    # A turn

    def begin_turn(self) -> None:
        """FRU-6 and FRU-13. The next target is in the middle; everybody with a hand chooses a card."""
        self.tell(TARGET, self.turn + 1, self.river[self.turn])
        self.phase = PLAY
        owing = self.lookup.everybody
        if self.turn >= self.lookup.hand:  # before, nobody can be without
            bit: i64 = 1
            for player in self.players:
                if not player.hand:
                    owing ^= bit
                bit <<= 1
        self.owing = owing
        self.waiting = self.lookup.waiting[owing]

    def reveal(self) -> None:
        """FRU-9 and FRU-10. The winner takes all cards played and the target; unwon, they are out."""
        tallies = self.lookup.tally
        target: i64 = self.river[self.turn]
        winner = self.winner(target)
        low: i64 = LOWS[target]  # the cards of this turn, as bits
        high: i64 = HIGHS[target]
        tally: i64 = tallies[target]
        place = PLACE * self.turn
        for player in self.players:
            card = player.chosen
            if card != NO_CARD:
                low |= LOWS[card]
                high |= HIGHS[card]
                tally += tallies[card]
                player.played |= card + 1 << place
        self.shown_low |= low
        self.shown_high |= high
        losers = self.lookup.everybody
        if winner != NOBODY:
            losers &= ~(1 << winner)
            player = self.players[winner]
            player.low |= low
            player.high |= high
            player.tally += tally
        self.turn += 1
        if self.turn < TURNS:
            self.draw_cards(losers, 0)
            self.begin_turn()
        else:
            self.change_hands(0)
            self.ask_draw(losers)

    def winner(self, target: i64) -> i64:
        """FRU-7 and FRU-8. The nearest card wins; cards that tie are invalid, and the next one is sought."""
        distance = self.lookup.distance[target]
        there: i64 = 0  # the distances of all cards, as bits
        tied: i64 = 0  # those of more than one
        for player in self.players:
            card = player.chosen
            if card != NO_CARD:
                near = player.near = ONE << distance[card]
                tied |= there & near
                there |= near
            else:
                player.near = 0
        alone = there & ~tied
        nearest = alone & -alone  # the lowest bit, or none
        winner: i64 = NOBODY
        if nearest:
            winner = 0
            while self.players[winner].near != nearest:
                winner += 1
        if self.events is not None:
            self.tell_winner(winner, target, tied & (nearest - 1))
        return winner

    def tell_winner(self, winner: i64, target: i64, tied: i64) -> None:
        """FRU-8 and FRU-9. All cards; those that became invalid before a winner was found, the nearest first;
        and who won.
        """
        assert self.events is not None
        self.events.append((REVEALED, *[player.chosen for player in self.players]))
        for distance in range(2 * NUMBERS):
            if tied >> distance & 1:
                near = [player.chosen for player in self.players if player.near >> distance == 1]
                self.events.append((TIED, *near))
        card = NO_CARD if winner == NOBODY else self.players[winner].chosen
        self.events.append((WON, winner, card, target))

    def draw_cards(self, drawing: i64, declining: i64) -> None:
        """FRU-11 and FRU-14. In seat order each of these (as bits) draws a card, as long as there are any.
        Who declined is told if all the others have one: else it would tell who wanted one, too.
        """
        if self.events is not None:
            seats, cards = self.lookup.waiting[drawing], self.pile[self.drawn :]
            facts = [fact for pair in zip(seats, cards, strict=False) for fact in pair]
            if len(cards) >= len(seats):
                facts += [fact for seat in self.lookup.waiting[declining] for fact in (seat, NO_CARD)]
            self.events.append((DREW, int(len(cards) < len(seats)), *facts))
        self.change_hands(drawing)

    def change_hands(self, drawing: i64) -> None:
        """FRU-9 and FRU-11. The cards played leave the hands, those drawn come into them."""
        pile = self.pile
        end: i64 = len(pile)
        drawn: i64 = self.drawn
        for player in self.players:
            came: i64 = NO_CARD
            if drawing & 1 and drawn < end:
                came = pile[drawn]
                drawn += 1
            player.exchange(came)
            drawing >>= 1
        self.drawn = drawn

    def ask_draw(self, losers: i64) -> None:
        """FRU-12 and FRU-13. After the last turn, those who have not won it may draw, if there is a card."""
        if self.drawn == len(self.pile):
            self.tell(DREW, 1)
            self.add_hands()
            return
        self.phase = LAST_DRAW
        self.owing = losers
        self.waiting = self.lookup.waiting[losers]

    def choose_draw(self, seat: int, choice: int) -> None:
        """FRU-12. To draw or not, in secret; then all who want a card draw."""
        self.players[seat].chosen = choice
        if self.chose(seat, choice):
            drawing: i64 = 0
            declining: i64 = 0
            bit: i64 = 1
            for player in self.players:
                if player.chosen == DRAW:
                    drawing |= bit
                elif player.chosen != NO_CARD:
                    declining |= bit
                player.chosen = NO_CARD
                bit <<= 1
            self.draw_cards(drawing, declining)
            self.add_hands()

    # The end of a round

    def add_hands(self) -> None:
        """FRU-15. Everybody adds their hand to their columns."""
        for seat, player in enumerate(self.players):
            hand = player.hand
            self.lay(player, hand)
            if self.events is not None and hand:
                self.events.append((ADDED, seat, *hand))
            player.hand = []
        self.ask_cancelled()

    def lay(self, player: Player, cards: list[int]) -> None:
        """FRU-9 and FRU-15. These cards come into a player's columns."""
        tallies = self.lookup.tally
        card: i64
        for card in cards:
            player.low |= LOWS[card]
            player.high |= HIGHS[card]
            player.tally += tallies[card]

    def ask_cancelled(self) -> None:
        """FRU-16. All who can cancel cards of different value with a rotten one choose, at the same time."""
        self.find_dues()
        owing: i64 = 0
        bit: i64 = 1
        for player in self.players:
            if player.dues:
                owing |= bit
            bit <<= 1
        if owing:
            self.phase = CANCEL
            self.owing = owing
            self.waiting = self.lookup.waiting[owing]
        else:
            self.cancel()

    def find_dues(self) -> None:
        """FRU-16. Which rotten cards leave their players a choice: those of a fruit with both values."""
        for player in self.players:
            dues: i64 = 0
            rotten = player.rotten()
            fruit: i64 = 0
            while rotten:
                if rotten & 1 and len(self.cancellable(player, fruit)) > 1:
                    dues |= 1 << fruit
                rotten >>= 1
                fruit += 1
            player.dues = dues

    def due(self, player: Player, number: i64) -> list[int]:
        """FRU-16. The cards that a player may choose from, for the first rotten card or a later one."""
        dues = player.dues
        while number > 0:
            dues &= dues - 1  # without the lowest bit
            number -= 1
        fruit: i64 = 0
        while not dues >> fruit & 1:
            fruit += 1
        return self.cancellable(player, fruit)

    def cancellable(self, player: Player, fruit: i64) -> list[int]:
        """FRU-16. Of a fruit's single and double cards those with the lowest number, which stand for all. The
        collective card is higher than all others.
        """
        held = numbers(player.low, player.high, fruit)
        single = lowest(held & self.lookup.singles[fruit], fruit)
        double = lowest(held & self.lookup.doubles[fruit], fruit)
        if fruit == self.collective:
            if BONUS[self.round] == 1:
                if single == NO_CARD:
                    single = COLLECTIVE_CARD
            elif double == NO_CARD:
                double = COLLECTIVE_CARD
        if double == NO_CARD:
            return [] if single == NO_CARD else [single]
        if single == NO_CARD:
            return [double]
        return [single, double] if single < double else [double, single]

    def choose_cancelled(self, seat: int, action: int) -> None:
        """FRU-16. One fruit after the other. A seat that had chosen for all of them begins anew."""
        player = self.players[seat]
        dues = count(player.dues)
        made = () if len(player.cancels) == dues else player.cancels
        player.cancels = (*made, action - CANCELS)
        if len(player.cancels) == dues:
            if self.chose(seat, action):
                self.cancel()
            return
        self.tell(CHOSE, seat, action)
        self.owing |= 1 << seat
        self.waiting = self.lookup.waiting[self.owing]

    def cancel(self) -> None:
        """FRU-16. Each rotten card is cancelled with the card chosen, the only one there is, or alone."""
        for seat, player in enumerate(self.players):
            rotten = player.rotten()
            if not rotten:
                continue
            cancelled: list[int] = []
            made = 0
            fruit: i64
            for fruit in range(FRUITS):
                if not rotten >> fruit & 1:
                    continue
                why: i64 = CHOSEN
                if player.dues >> fruit & 1:
                    card = player.cancels[made]
                    made += 1
                else:
                    cards = self.cancellable(player, fruit)
                    card = cards[0] if cards else NO_CARD
                    others = count(numbers(player.low, player.high, fruit)) - 1 + (fruit == self.collective)
                    why = EQUAL if others > 1 else ONLY
                self.tell(CANCELLED, seat, self.lookup.rotten[fruit], card, why)
                cancelled.append(self.lookup.rotten[fruit])
                if card != NO_CARD:
                    cancelled.append(card)
            player.cancels = ()
            player.cancelled = tuple(cancelled)
        self.end_round()

    def end_round(self) -> None:
        """FRU-17 and FRU-18. The columns are counted and multiplied; then the next round, or the end."""
        points = []
        for seat in range(self.lookup.seats):
            points.append(score(self.worth(seat)))
            if self.events is not None:
                self.events.append((SCORED, seat, self.round, points[seat], *self.values(seat)))
        self.scored = [*self.scored, points]
        if self.round < ROUNDS:
            self.phase = DEAL
            self.waiting = (CHANCE,)
        else:
            self.phase = OVER
            self.waiting = ()

    def values(self, seat: int) -> list[int]:
        """FRU-17. What a seat's columns are worth, by fruit."""
        worth = self.worth(seat)
        return [worth >> WIDTH * fruit & COLUMN for fruit in range(FRUITS)]

    def worth(self, seat: i64) -> i64:
        """FRU-17. A seat's columns, packed: single 1, double 2, and the collective card."""
        player = self.players[seat]
        worth = player.tally
        bonus: i64 = 0
        if self.collective != NO_FRUIT:
            bonus = BONUS[self.round]
            bonus <<= WIDTH * self.collective
        worth += bonus
        for card in player.cancelled:
            worth -= bonus if card == COLLECTIVE_CARD else self.lookup.tally[card]
        return worth & COLUMNS

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """FRU-4, FRU-6, FRU-9 and FRU-10. All that lies open, who has chosen, and what this seat holds and
        has chosen. How many cards the others and the pile have follows, as does who is waiting.
        """
        known: list[int] = [self.phase, self.round, self.collective, self.turn]
        known += self.targets()
        low, high = self.shown_low, self.shown_high
        for player in self.players:
            made = len(player.cancels) if player.chosen == NO_CARD else 1
            known += [player.played, player.low, player.high, made, len(player.cancelled)]
            known += player.cancelled
            low &= ~player.low
            high &= ~player.high
        known += [low, high]  # the river, and what is out
        if viewer != SPECTATOR:
            player = self.players[viewer]
            known.append(player.chosen)
            known += player.cancels
            known += player.hand
        for points in self.scored:
            known += points
        return tuple(known)

    # The end of the game

    def scores(self) -> list[int]:
        """FRU-19. The sums of the finished rounds."""
        scores = []
        seat: i64
        for seat in range(self.lookup.seats):
            total: i64 = 0
            for points in self.scored:
                total += points[seat]
            scores.append(total)
        return scores

    def winners(self) -> list[int]:
        """FRU-19. The most points win; of equals, the most in the last round; else they share."""
        if self.phase != OVER:
            return []
        ranks = list(zip(self.scores(), self.scored[-1], strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def score(worth: i64) -> int:
    """FRU-18. The largest of the packed columns times the smallest; empty ones do not count; none at all
    scores 0.
    """
    largest: i64 = 0
    smallest: i64 = 0
    while worth:
        value = worth & COLUMN
        if value > largest:
            largest = value
        if value and (value < smallest or not smallest):
            smallest = value
        worth >>= WIDTH
    return largest * smallest
