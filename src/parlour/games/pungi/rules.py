"""Pungi, in the order of its rulebook. An animal card is 0 to 59; a snake card is its value, a charmer 0."""

from __future__ import annotations

from bisect import insort
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.state import CHANCE, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.rng import Rng

ANIMALS: Final = 6
VALUES: Final = 10
CARDS: Final = ANIMALS * VALUES
SNAKES: Final = 31
CHARMERS: Final = 6
CHARMER: Final = 0  # no snake is worth 0
HAND: Final = 5
TOO_MANY: Final = 4  # identical cards in a row
NO_ANIMAL: Final = -1
NOBODY: Final = -1

# What is due
DEAL_ANIMALS: Final = 0
DEAL_SNAKES: Final = 1
DRAW_START: Final = 2
PLAY: Final = 3
NAME_START: Final = 4
SHUFFLE_BACK: Final = 5
OVER: Final = 6
CHANCES: Final = {
    DEAL_ANIMALS: "animals",
    DEAL_SNAKES: "snakes",
    DRAW_START: "start",
    SHUFFLE_BACK: "snakes",
}

# Actions: a card's own number plays it; from here on they name the next start player
START: Final = CARDS

# Events: the kind, then
DEALT: Final = 0  # seat, its cards
BEGAN: Final = 1  # the first start player
TOP: Final = 2  # the top card of the draw pile
LAID: Final = 3  # the row, from the arrow's tip
SHUFFLED: Final = 4  # the row that went back into the pile
PLAYED: Final = 5  # seat, card
PRIORITY: Final = 6  # animal or NO_ANIMAL
TOOK: Final = 7  # seat, its animal card, the snake card
NAMED: Final = 8  # the start player, the next one
LEADS: Final = 9  # the next start player
DREW: Final = 10  # seat, card
CHARMED: Final = 11  # seat, the snake that turns
SCORED: Final = 12  # seat, points


class Tables:
    """What seats, options and components fix for the whole game."""

    def __init__(self, seats: int, chaos: bool, values: Sequence[int], snakes: Sequence[int]) -> None:
        self.seats = seats
        self.chaos = chaos
        self.cards = list(range(CARDS))
        self.animal = [card // VALUES for card in self.cards]
        self.value = [values[card % VALUES] for card in self.cards]
        self.snakes = list(snakes)
        self.waiting = [(seat,) for seat in range(seats)]
        self.clockwise = [[(s + i) % seats for i in range(seats)] for s in range(seats)]
        self.left = [(seat + 1) % seats for seat in range(seats)]
        # PUN-10 to PUN-13, decided once for every combination of animals: the cards played, each counted as
        # its animal's power of 8, find the ranks of all cards; the lowest, play order added, takes first.
        self.tally = [8**animal for animal in self.animal]
        self.ranks = {
            sum(8**animal for animal in animals): self._ranks(priority(animals))
            for animals in combinations_with_replacement(range(ANIMALS), seats)
        }

    def _ranks(self, first: int) -> list[int]:
        """PUN-11 and PUN-12. The animal with priority before all others, then the highest value."""
        return [
            (1000 if self.animal[card] != first else 0) + (100 - self.value[card]) * 8 for card in self.cards
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pungi(State):
    """One game. A pile is a list that stays as it was shuffled (clones share it), top first, and how many
    of its cards are gone; `played` is in order of play, beginning with the start player.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.phase = DEAL_ANIMALS
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.start = NOBODY
        self.hands: list[list[int]] = [[] for _ in range(tables.seats)]
        self.animals: list[int] = []
        self.drawn = 0
        self.discard: list[int] = []
        self.snakes: list[int] = []
        self.laid = 0
        self.row: list[int] = []
        self.played: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(tables.seats)]

    def clone(self) -> Pungi:
        other = Pungi.__new__(Pungi)
        other.tables = self.tables
        other.phase = self.phase
        other.waiting = self.waiting
        other.events = None
        other.start = self.start
        other.hands = [hand[:] for hand in self.hands]
        other.animals = self.animals
        other.drawn = self.drawn
        other.discard = self.discard[:]
        other.snakes = self.snakes
        other.laid = self.laid
        other.row = self.row[:]
        other.played = self.played[:]
        other.taken = [taken[:] for taken in self.taken]
        return other

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            return self.hands[seat][:]
        return [START + other for other in range(self.tables.seats) if other != seat]

    def apply(self, seat: int, action: int) -> None:
        """PUN-9. In turn, each plays a card of which only the animal is seen. (Or PUN-17.)"""
        if action >= START:
            self.name_start(seat, action - START)
            return
        self.hands[seat].remove(action)
        self.played.append(action)
        if self.events is not None:
            self.events.append((PLAYED, seat, action))
        left = self.tables.left[seat]
        if left != self.start:
            self.waiting = self.tables.waiting[left]
        else:
            self.take_snakes()

    # Set-up

    def chance(self) -> str:
        return CHANCES[self.phase]

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        if self.phase == DEAL_ANIMALS:
            return shuffled(self.tables.cards, rng, given)
        if self.phase == DEAL_SNAKES:
            return shuffled(self.tables.snakes, rng, given)
        if self.phase == SHUFFLE_BACK:
            return shuffled(self.snakes[self.laid :] + self.row, rng, given)
        return one_of(range(self.tables.seats), rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL_ANIMALS:
            self.deal_animals(outcome)
        elif self.phase == DEAL_SNAKES:
            self.snakes = outcome
            self.phase = DRAW_START
        elif self.phase == SHUFFLE_BACK:
            if self.events is not None:
                self.events.append((SHUFFLED, *self.row))
            self.snakes = outcome
            self.laid = 0
            self.lay_row()
        else:
            self.draw_start(outcome[0])

    def deal_animals(self, cards: list[int]) -> None:
        """PUN-4. Five cards each; the rest is the draw pile."""
        dealt = self.tables.seats * HAND
        self.hands = [sorted(cards[first : first + HAND]) for first in range(0, dealt, HAND)]
        self.animals = cards
        self.drawn = dealt
        if self.events is not None:
            self.events += [(DEALT, seat, *hand) for seat, hand in enumerate(self.hands)]
            self.events.append((TOP, cards[dealt]))
        self.phase = DEAL_SNAKES

    def draw_start(self, seat: int) -> None:
        """PUN-5. The first start player is drawn by lot."""
        self.start = seat
        if self.events is not None:
            self.events.append((BEGAN, seat))
        self.lay_row()

    # A round

    def lay_row(self) -> None:
        """PUN-3 and PUN-7. As many snake cards as there are players, in a row from the arrow's tip."""
        seats = self.tables.seats
        laid = self.laid
        row = self.row = self.snakes[laid : laid + seats]
        self.laid = laid + seats
        if self.events is not None:
            self.events.append((LAID, *row))
        # PUN-8. A row with four alike has at most this many kinds, which is quickly seen.
        if len(set(row)) <= seats + 1 - TOO_MANY and too_alike(row) and can_differ(self.snakes[laid:], seats):
            self.phase = SHUFFLE_BACK
            self.waiting = (CHANCE,)
        else:
            self.phase = PLAY
            self.waiting = self.tables.waiting[self.start]

    def take_snakes(self) -> None:
        """PUN-11 to PUN-15. Best card first, each takes the snake card nearest to the arrow's tip."""
        tables = self.tables
        played = self.played
        tally = 0
        for card in played:
            tally += tables.tally[card]
        ranks = tables.ranks[tally]
        # PUN-13. Of equal values, the one played earlier.
        order = [ranks[card] + place for place, card in enumerate(played)]
        order.sort()
        clockwise = tables.clockwise[self.start]
        taken = self.taken
        for rank, snake in zip(order, self.row):  # noqa: B905 (equally many; a check costs time)
            taken[clockwise[rank & 7]].append(snake)
        if self.events is not None:
            self.events.append((PRIORITY, priority([tables.animal[card] for card in played])))
            for rank, snake in zip(order, self.row, strict=True):
                self.events.append((TOOK, clockwise[rank & 7], played[rank & 7], snake))
        self.discard += played
        self.played = []
        # PUN-6. Too few snakes for another round end the game.
        if len(self.snakes) - self.laid < tables.seats:
            self.end()
        elif tables.chaos:
            self.row = []
            self.phase = NAME_START
            self.waiting = tables.waiting[self.start]
        else:
            self.begin_round(clockwise[1])  # PUN-16. The left neighbour.

    def name_start(self, seat: int, successor: int) -> None:
        """PUN-17. The start player names somebody else to be the next."""
        if self.events is not None:
            self.events.append((NAMED, seat, successor))
        self.begin_round(successor)

    def begin_round(self, start: int) -> None:
        """PUN-18. From the new start player on, each draws back to five cards."""
        tables = self.tables
        hands = self.hands
        first = self.drawn
        self.drawn = first + tables.seats
        cards = self.animals[first : self.drawn]
        self.start = start
        for seat, card in zip(tables.clockwise[start], cards):  # noqa: B905 (as above)
            insort(hands[seat], card)
        if self.events is not None:
            self.events.append((LEADS, start))
            self.events += [(DREW, *drew) for drew in zip(tables.clockwise[start], cards, strict=True)]
            self.events.append((TOP, self.animals[self.drawn]))
        self.lay_row()

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """PUN-4, PUN-9, PUN-14 and PUN-15. All but the values of the cards that others hold or have played;
        how many cards there are follows.
        """
        tables = self.tables
        animal = tables.animal
        known = [self.phase, self.start, len(self.discard), len(self.snakes) - self.laid]
        known += self.discard
        known += self.row
        for seat, hand in enumerate(self.hands):
            known.append(CARDS)
            known += hand if seat == viewer else sorted([animal[card] for card in hand])
        known.append(CARDS)
        for seat, card in zip(tables.clockwise[self.start], self.played, strict=False):
            known.append(card if seat == viewer else animal[card])
        for taken in self.taken:
            known.append(CARDS)
            known += taken
        known.append(animal[self.animals[self.drawn]] if self.animals else NO_ANIMAL)
        return tuple(known)

    # The end

    def end(self) -> None:
        """PUN-19. The charmers turn their snakes, and the points are counted."""
        self.phase = OVER
        self.row = []
        self.waiting = ()
        if self.events is not None:
            for seat, taken in enumerate(self.taken):
                self.events += [(CHARMED, seat, snake) for snake in charmed(taken)]
                self.events.append((SCORED, seat, score(taken)))

    def scores(self) -> list[int]:
        return [score(taken) for taken in self.taken]

    def winners(self) -> list[int]:
        """PUN-20. The highest sum wins; equal sums share."""
        if self.phase != OVER:
            return []
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]


def too_alike(row: Sequence[int]) -> bool:
    """PUN-8. Four or more identical cards lie in the row."""
    return max(row.count(snake) for snake in row) >= TOO_MANY


def can_differ(snakes: Sequence[int], seats: int) -> bool:
    """PUN-8. These cards can make a row that is not too alike."""
    return sum(min(snakes.count(kind), TOO_MANY - 1) for kind in set(snakes)) >= seats


def priority(animals: Sequence[int]) -> int:
    """PUN-10. The one animal that was played more often than every other has priority."""
    counts = [animals.count(animal) for animal in animals]
    most = max(counts)
    alone = counts.count(most) == most  # else several animals share the highest count
    return animals[counts.index(most)] if alone else NO_ANIMAL


def charmed(taken: Sequence[int]) -> list[int]:
    """PUN-19. The snakes that a player's charmers turn, each another one, the lowest first."""
    snakes = sorted(snake for snake in taken if snake != CHARMER)
    return snakes[: taken.count(CHARMER)]


def score(taken: Sequence[int]) -> int:
    """PUN-19. The sum of the snakes, with the charmed ones turned."""
    return sum(taken) - 2 * sum(charmed(taken))
