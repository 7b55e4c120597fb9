"""Fruitoplay, in the order of its rulebook. A fruit card is 0 to 79: bananas 1 to 20, apples 1 to 20, ..."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.state import CHANCE, SPECTATOR, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

FRUITS: Final = 4
NUMBERS: Final = 20
CARDS: Final = FRUITS * NUMBERS
ALL_NUMBERS: Final = (1 << NUMBERS) - 1  # as bits
DOUBLES: Final = 4  # of each fruit
ROTTEN: Final = 1  # of each fruit
ROUNDS: Final = 3
TURNS: Final = 7
HANDS: Final = {2: 7, 3: 7, 4: 6, 5: 6, 6: 6}
BONUS: Final = (0, 0, 1, 2)  # what the collective card adds, by round
COLLECTIVE_CARD: Final = CARDS  # among the cards to be cancelled
NO_CARD: Final = -1
NO_FRUIT: Final = -1
NOBODY: Final = -1
HALF: Final = CARDS // 2  # as many as fit into a word that has a bit for each
WIDTH: Final = 6  # bits for the value of a column, where all four are packed into one number
COLUMN: Final = (1 << WIDTH) - 1
COLUMNS: Final = (1 << WIDTH * FRUITS) - 1

# What is due
DEAL: Final = 0
CHOOSE_COLLECTIVE: Final = 1
DRAW_COLLECTIVE: Final = 2
PLAY: Final = 3
LAST_DRAW: Final = 4
CANCEL: Final = 5
OVER: Final = 6
CHANCES: Final = {DEAL: "deck", DRAW_COLLECTIVE: "collective"}

# Actions: a card's own number plays it; then come
DRAW: Final = CARDS
STAY: Final = DRAW + 1
COLLECTIVE: Final = STAY + 1  # choose the collective card of this fruit, and so on
CANCELS: Final = COLLECTIVE + FRUITS  # cancel this card, and so on; the last one is the collective card

# Events: the kind, then
DEALT: Final = 0  # round, all hands in seat order
RIVER: Final = 1  # its cards, the first target first
LAID: Final = 2  # who chose the collective card (NOBODY: the lot), its fruit, what it adds
TARGET: Final = 3  # turn, card
CHOSE: Final = 4  # seat, action: face down, until all have chosen
REVEALED: Final = 5  # each seat's card or NO_CARD
TIED: Final = 6  # the cards that become invalid
WON: Final = 7  # the winner or NOBODY, the winning card or NO_CARD, the target
DREW: Final = 8  # seat, card, seat, card, ...
ADDED: Final = 9  # seat, the cards of its hand
CANCELLED: Final = 10  # seat, the rotten card, the card cancelled with it or NO_CARD
SCORED: Final = 11  # seat, round, points, the value of each column


class Tables:
    """What seats and components fix for the whole game."""

    def __init__(self, seats: int, double: Collection[int], rotten: Collection[int]) -> None:
        self.seats = seats
        self.hand = HANDS[seats]
        self.cards = list(range(CARDS))
        self.fruit = [card // NUMBERS for card in self.cards]
        self.number = [card % NUMBERS + 1 for card in self.cards]
        self.rotten = sorted(rotten)  # by fruit
        self.value: list[i64] = [2 if card in double else 0 if card in rotten else 1 for card in self.cards]
        self.waiting = [
            tuple(seat for seat in range(seats) if owing >> seat & 1) for owing in range(1 << seats)
        ]  # by the bits of those who owe a choice
        self.everybody = (1 << seats) - 1
        everybody = list(range(seats))
        self.losers = [[loser for loser in everybody if loser != seat] for seat in everybody]
        self.losers.append(everybody)  # in the place of NOBODY
        # FRU-7, decided once for every target and card.
        self.distance: list[list[i64]] = [
            [self._distance(target, card) for card in self.cards] for target in self.cards
        ]
        # FRU-17. A card's value as part of a sum of packed columns. Above them is a bit for each fruit, which
        # says that its rotten card is among those summed.
        self.tally: list[i64] = [self.value[card] << WIDTH * self.fruit[card] for card in self.cards]
        for fruit, card in enumerate(self.rotten):
            self.tally[card] = 1 << WIDTH * FRUITS + fruit

    def _distance(self, target: int, card: int) -> int:
        """FRU-7. How far a card is from the target: any of the target's fruit is nearer than all others."""
        other = 0 if self.fruit[card] == self.fruit[target] else NUMBERS
        return other + abs(self.number[card] - self.number[target])


@mypyc_attr(allow_interpreted_subclasses=True)
class Fruitoplay(State):
    """One game. Hands are in ascending order; the river lies with the present target at its end. The pile is
    a list that stays as it was shuffled (clones share it), top first, and how many of its cards are drawn.
    """

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        self.tables = tables
        self.phase: i64 = DEAL
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.owing: i64 = 0  # the bits of the seats in `waiting`
        self.round: i64 = 0  # how many have been dealt
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.river: list[int] = []
        self.pile: list[int] = []
        self.drawn = 0
        self.collective: i64 = NO_FRUIT
        self.chosen = [NO_CARD] * seats  # the hidden choice of each seat: a card in the hand, DRAW or STAY
        self.played: list[int] = []  # what each seat has played in each turn of this round, turn by turn
        self.columns: list[list[int]] = [[] for _ in range(seats)]
        self.out: list[int] = []  # cards of this round that nobody won
        # The bits of the cards that have been face up in this round: those below HALF, and the others.
        self.shown_low: i64 = 0
        self.shown_high: i64 = 0
        # Each seat's rotten cards with what may be cancelled with them; never changed in place.
        self.rotten: list[list[tuple[int, list[int]]]] = []
        self.dues: list[list[list[int]]] = []  # of these the choices that a seat owes
        self.cancels: list[list[int]] = [[] for _ in range(seats)]  # the hidden choices made of these
        self.cancelled: list[list[int]] = [[] for _ in range(seats)]  # rotten cards, and one with each
        self.scored: list[list[int]] = []  # by finished round; never changed in place

    def clone(self) -> Fruitoplay:
        other = Fruitoplay.__new__(Fruitoplay)
        other.tables = self.tables
        other.phase = self.phase
        other.waiting = self.waiting
        other.events = None
        other.owing = self.owing
        other.round = self.round
        other.hands = [hand[:] for hand in self.hands]
        other.river = self.river[:]
        other.pile = self.pile
        other.drawn = self.drawn
        other.collective = self.collective
        other.chosen = self.chosen[:]
        other.played = self.played[:]
        other.columns = [column[:] for column in self.columns]
        other.out = self.out[:]
        other.shown_low = self.shown_low
        other.shown_high = self.shown_high
        other.rotten = self.rotten
        other.dues = self.dues
        other.cancels = [cancels[:] for cancels in self.cancels]
        other.cancelled = [cancelled[:] for cancelled in self.cancelled]
        other.scored = self.scored
        return other

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            return self.hands[seat][:]  # the chosen card too, which stays in the hand until the reveal
        if self.phase == LAST_DRAW:
            return [DRAW, STAY]
        if self.phase == CANCEL:
            dues, made = self.dues[seat], len(self.cancels[seat])
            return [CANCELS + card for card in dues[made if made < len(dues) else 0]]
        return [COLLECTIVE + fruit for fruit in range(FRUITS)]

    def apply(self, seat: int, action: int) -> None:
        """FRU-6. Any card of the hand is chosen, face down until all have chosen. (Or another decision.)"""
        if action >= CARDS:
            self.decide(seat, action)
            return
        self.chosen[seat] = action
        if self.events is not None:
            self.events.append((CHOSE, seat, action))
        owing = self.owing = self.owing & ~(1 << seat)
        if owing:
            self.waiting = self.tables.waiting[owing]
        else:
            self.reveal()

    def decide(self, seat: int, action: int) -> None:
        """Everything but playing a card."""
        if self.phase == LAST_DRAW:
            self.choose_draw(seat, action)
        elif self.phase == CANCEL:
            self.choose_cancelled(seat, action)
        else:
            self.lay_collective(seat, action - COLLECTIVE)

    def pending(self) -> tuple[int, ...]:
        if self.phase == CANCEL:
            return tuple([seat for seat, cancels in enumerate(self.cancels) if cancels])
        return tuple([seat for seat, chosen in enumerate(self.chosen) if chosen != NO_CARD])

    def chose(self, seat: int, action: int) -> bool:
        """FRU-6. A hidden choice has been made, or replaced; true if all are in."""
        if self.events is not None:
            self.events.append((CHOSE, seat, action))
        self.owing &= ~(1 << seat)
        self.waiting = self.tables.waiting[self.owing]
        return not self.owing

    # Set-up of a round

    def chance(self) -> str:
        return CHANCES[self.phase]

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        if self.phase == DEAL:
            return shuffled(self.tables.cards, rng, given)
        return one_of(range(FRUITS), rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL:
            self.deal(outcome)
        else:
            self.lay_collective(NOBODY, outcome[0])

    def deal(self, cards: list[int]) -> None:
        """FRU-3 and FRU-4. All cards are shuffled: hands, then a river of seven; the rest is the pile."""
        seats, hand = self.tables.seats, self.tables.hand
        dealt = seats * hand
        self.round += 1
        for seat in range(seats):
            held = cards[seat * hand : seat * hand + hand]
            held.sort()
            self.hands[seat] = held
            self.columns[seat].clear()
            self.cancelled[seat].clear()
        self.river = cards[dealt : dealt + TURNS]
        self.river.reverse()
        self.pile = cards[dealt + TURNS :]
        self.drawn = 0
        self.collective = NO_FRUIT
        self.played.clear()
        self.out.clear()
        self.show(self.river)
        if self.events is not None:
            self.events.append((DEALT, self.round, *(card for held in self.hands for card in held)))
            self.events.append((RIVER, *self.river[::-1]))
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
            self.turn_up(card)

    def turn_up(self, card: i64) -> None:
        """FRU-4 and FRU-6. From now on in this round everybody has seen this card."""
        bit: i64 = 1  # shifted in two steps: compiled, `1 << card` has 32 bits only (mypyc 2.4.1)
        if card < HALF:
            bit <<= card
            self.shown_low |= bit
        else:
            bit <<= card - HALF
            self.shown_high |= bit

    def shown(self, fruit: i64) -> int:
        """FRU-4. The numbers of a fruit that have been face up in this round, as bits."""
        if fruit < FRUITS // 2:
            return self.shown_low >> fruit * NUMBERS & ALL_NUMBERS
        return self.shown_high >> (fruit - FRUITS // 2) * NUMBERS & ALL_NUMBERS

    def ask_collective(self) -> None:
        """FRU-5. Whoever has the fewest points chooses a collective card; several leave it to the lot."""
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
            self.waiting = self.tables.waiting[owing]

    def lay_collective(self, seat: int, fruit: int) -> None:
        """FRU-2 and FRU-5. The collective card counts for everybody: 1 in round 2, 2 in round 3."""
        self.collective = fruit
        if self.events is not None:
            self.events.append((LAID, seat, fruit, BONUS[self.round]))
        self.begin_turn()

    # A turn

    def begin_turn(self) -> None:
        """FRU-6 and FRU-13. The next target is in the middle; everybody with a hand chooses a card."""
        if self.events is not None:
            self.events.append((TARGET, TURNS - len(self.river) + 1, self.river[-1]))
        self.phase = PLAY
        owing: i64 = 0
        bit: i64 = 1
        for hand in self.hands:
            if hand:
                owing |= bit
            bit <<= 1
        self.owing = owing
        self.waiting = self.tables.waiting[owing]

    def reveal(self) -> None:
        """FRU-9 and FRU-10. The winner takes all cards played and the target; unwon, they are out."""
        chosen, hands = self.chosen, self.hands
        target = self.river.pop()
        if self.events is not None:
            self.events.append((REVEALED, *chosen))
        winner = self.winner(chosen, self.tables.distance[target])
        if self.events is not None:
            self.events.append((WON, winner, NO_CARD if winner == NOBODY else chosen[winner], target))
        self.played += chosen
        taken = self.out if winner == NOBODY else self.columns[winner]
        taken.append(target)
        seat: i64
        for seat in range(len(chosen)):
            card: i64 = chosen[seat]
            if card != NO_CARD:
                put_down(hands[seat], card)
                taken.append(card)
                self.turn_up(card)
                chosen[seat] = NO_CARD
        if self.river:
            self.draw_cards(self.tables.losers[winner])
            self.begin_turn()
        else:
            self.ask_draw(winner)

    def winner(self, chosen: list[int], distance: list[i64]) -> i64:
        """FRU-7 and FRU-8. The nearest card wins; cards that tie are invalid, and the next one is sought."""
        there: i64 = 0  # the distances of all cards, as bits
        tied: i64 = 0  # those of more than one
        card: i64
        bit: i64
        for card in chosen:
            if card != NO_CARD:
                bit = 1  # in two steps, as in `turn_up`
                bit <<= distance[card]
                tied |= there & bit
                there |= bit
        alone = there & ~tied
        nearest = alone & -alone  # the lowest bit, or none
        if self.events is not None:
            self.tell_ties(chosen, distance, tied & (nearest - 1))
        seat: i64
        for seat in range(len(chosen)):
            card = chosen[seat]
            if card != NO_CARD and nearest >> distance[card] == 1:
                return seat
        return NOBODY

    def tell_ties(self, chosen: list[int], distance: list[i64], tied: i64) -> None:
        """FRU-8. The cards that became invalid before a winner was found, the nearest first."""
        assert self.events is not None
        for near in range(2 * NUMBERS):
            if tied >> near & 1:
                cards = [card for card in chosen if card != NO_CARD and distance[card] == near]
                self.events.append((TIED, *cards))

    def draw_cards(self, seats: list[int]) -> None:
        """FRU-11 and FRU-14. In seat order each draws a card, as long as there are any."""
        pile = self.pile
        drawn: i64 = self.drawn
        end: i64 = len(pile)
        if self.events is not None:
            drew = zip(seats, pile[drawn:], strict=False)
            self.events.append((DREW, *(fact for seat, card in drew for fact in (seat, card))))
        for seat in seats:
            if drawn == end:
                break
            take(self.hands[seat], pile[drawn])
            drawn += 1
        self.drawn = drawn

    def ask_draw(self, winner: i64) -> None:
        """FRU-12 and FRU-13. After the last turn, whoever has not won it may draw, if there is a card."""
        if self.drawn == len(self.pile):
            self.add_hands()
            return
        self.phase = LAST_DRAW
        self.owing = self.tables.everybody
        if winner != NOBODY:
            self.owing &= ~(1 << winner)
        self.waiting = self.tables.waiting[self.owing]

    def choose_draw(self, seat: int, choice: int) -> None:
        """FRU-12. To draw or not, in secret; then all who want a card draw."""
        self.chosen[seat] = choice
        if self.chose(seat, choice):
            drawing = [seat for seat, chosen in enumerate(self.chosen) if chosen == DRAW]
            self.chosen = [NO_CARD] * self.tables.seats
            self.draw_cards(drawing)
            self.add_hands()

    # The end of a round

    def add_hands(self) -> None:
        """FRU-15. Everybody adds their hand to their columns."""
        for seat, hand in enumerate(self.hands):
            self.columns[seat] += hand
            if self.events is not None and hand:
                self.events.append((ADDED, seat, *hand))
            hand.clear()
        self.ask_cancelled()

    def ask_cancelled(self) -> None:
        """FRU-16. Whoever can cancel cards of different value with a rotten one chooses, all at once."""
        self.find_rotten()
        self.owing = 0
        for seat, dues in enumerate(self.dues):
            if dues:
                self.owing |= 1 << seat
        if self.owing:
            self.phase = CANCEL
            self.waiting = self.tables.waiting[self.owing]
        else:
            self.cancel()

    def find_rotten(self) -> None:
        """FRU-16. Each seat's rotten cards with what may be cancelled with them, and which leave a choice."""
        self.rotten = [self.rotten_with(column) for column in self.columns]
        self.dues = [[cards for _, cards in rotten if len(cards) > 1] for rotten in self.rotten]

    def rotten_with(self, column: list[int]) -> list[tuple[int, list[int]]]:
        """FRU-16. The rotten cards, each with the cards that may be cancelled with it, one for each value."""
        found: list[tuple[int, list[int]]] = []
        fruits = self.count(column) >> WIDTH * FRUITS
        fruit: i64 = 0
        while fruits:
            if fruits & 1:
                found.append((self.tables.rotten[fruit], self.cancellable(column, fruit)))
            fruits >>= 1
            fruit += 1
        return found

    def cancellable(self, column: list[int], fruit: i64) -> list[int]:
        """FRU-16. Of a fruit's single and double cards those with the lowest number, which stand for all. The
        collective card is higher than all others.
        """
        value = self.tables.value
        single: i64 = NO_CARD
        double: i64 = NO_CARD
        if fruit == self.collective:
            if BONUS[self.round] == 1:
                single = COLLECTIVE_CARD
            else:
                double = COLLECTIVE_CARD
        first = fruit * NUMBERS
        end = first + NUMBERS
        card: i64
        for card in column:
            if card < first or card >= end:
                continue
            if value[card] == 2:
                if double == NO_CARD or card < double:
                    double = card
            elif value[card] == 1 and (single == NO_CARD or card < single):
                single = card
        if double == NO_CARD:
            return [] if single == NO_CARD else [single]
        if single == NO_CARD:
            return [double]
        return [single, double] if single < double else [double, single]

    def choose_cancelled(self, seat: int, action: int) -> None:
        """FRU-16. One fruit after the other. A seat that had chosen for all of them begins anew."""
        cancels, dues = self.cancels[seat], len(self.dues[seat])
        if len(cancels) == dues:
            cancels.clear()
        cancels.append(action - CANCELS)
        if len(cancels) == dues:
            if self.chose(seat, action):
                self.cancel()
            return
        if self.events is not None:
            self.events.append((CHOSE, seat, action))
        self.owing |= 1 << seat
        self.waiting = self.tables.waiting[self.owing]

    def cancel(self) -> None:
        """FRU-16. Each rotten card is cancelled with the card chosen, the only one there is, or alone."""
        for seat, all_rotten in enumerate(self.rotten):
            made = 0
            for rotten, cards in all_rotten:
                card = cards[0] if cards else NO_CARD
                if len(cards) > 1:
                    card = self.cancels[seat][made]
                    made += 1
                if self.events is not None:
                    self.events.append((CANCELLED, seat, rotten, card))
                self.cancelled[seat].append(rotten)
                if card != NO_CARD:
                    self.cancelled[seat].append(card)
            self.cancels[seat].clear()
        self.end_round()

    def end_round(self) -> None:
        """FRU-17 and FRU-18. The columns are counted and multiplied; then the next round, or the end."""
        points = []
        for seat in range(self.tables.seats):
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

    def worth(self, seat: int) -> i64:
        """FRU-17. A seat's columns, packed: single 1, double 2, and the collective card."""
        worth = self.count(self.columns[seat])
        bonus: i64 = 0
        if self.collective != NO_FRUIT:
            bonus = BONUS[self.round]
            bonus <<= WIDTH * self.collective
        worth += bonus
        for card in self.cancelled[seat]:
            worth -= bonus if card == COLLECTIVE_CARD else self.tables.tally[card]
        return worth & COLUMNS

    def count(self, column: list[int]) -> i64:
        """FRU-17. The values of these cards, and which are rotten, packed as in `Tables.tally`."""
        tally = self.tables.tally
        count: i64 = 0
        card: i64
        for card in column:
            count += tally[card]
        return count

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """FRU-4, FRU-6, FRU-9 and FRU-10. All that lies open, who has chosen, and what this seat holds and
        has chosen. How many cards the others and the pile have follows, as does who is waiting.
        """
        known = [self.phase, self.round, self.collective, len(self.river)]
        known += self.river
        known += self.played
        for column in self.columns:
            known.append(NO_CARD)
            known += sorted(column)
        known.append(NO_CARD)
        known += sorted(self.out)
        for cancelled in self.cancelled:
            known.append(NO_CARD)
            known += cancelled
        known.append(NO_CARD)
        for chosen, cancels in zip(self.chosen, self.cancels, strict=True):
            known.append(len(cancels) if chosen == NO_CARD else 1)
        if viewer != SPECTATOR:
            known.append(self.chosen[viewer])
            known += self.cancels[viewer]
            known += self.hands[viewer]
        for points in self.scored:
            known += points
        return tuple(known)

    # The end of the game

    def scores(self) -> list[int]:
        """FRU-19. The sums of the finished rounds."""
        scores = []
        seat: i64
        for seat in range(self.tables.seats):
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


def put_down(hand: list[int], card: i64) -> None:
    """Take a card out of a hand. (Compiled, this is quicker than `remove`.)"""
    at: i64 = 0
    while hand[at] != card:
        at += 1
    hand.pop(at)


def take(hand: list[int], card: i64) -> None:
    """Put a card into its place in a hand. (Compiled, this is quicker than `insort`.)"""
    at: i64 = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)
