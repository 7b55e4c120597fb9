"""Pungi, in the order of its rulebook. An animal card is 0 to 59; a snake card is its value, a charmer 0."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from parlour.kernel.chance import one_of, shuffled
from parlour.kernel.sets import ONE, replace
from parlour.kernel.state import CHANCE, RawEvent, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

ANIMALS: Final = 6
VALUES: Final = 10
CARDS: Final = ANIMALS * VALUES
SNAKES: Final = (
    31  # PUN-2. As many snakes and 6 charmers, says the rulebook; public reports tell of 5 charmers
)
CHARMERS: Final = (5, 6)
SNAKE_CARDS: Final = 37
CHARMER: Final = 0  # no snake is worth 0
HAND: Final = 5
TOO_MANY: Final = 4  # identical cards in a row
NO_ANIMAL: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1
WEIGHTS: Final = [0, 1, 6, 31, 108, 366]  # of the animals: any five or fewer, summed, tell which they are

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
TOP: Final = 2  # the top card of the draw pile, how many cards the pile has
LAID: Final = 3  # how many cards the snake pile has left, the row from the arrow's tip
SHUFFLED: Final = 4  # the row that went back into the pile
PLAYED: Final = 5  # seat, card
PRIORITY: Final = 6  # animal or NO_ANIMAL, the cards played in order of play
TOOK: Final = 7  # seat, its card, the snake card, how many snakes turn by that, these, those that turn back
NAMED: Final = 8  # the start player, the next one
LEADS: Final = 9  # the next start player
DREW: Final = 10  # seat, card
CHARMED: Final = 11  # seat, the snake that turns
SCORED: Final = 12  # seat, points
TURNED_BACK: Final = 13  # seat, the snake that a charmer turns once more


class Lookup:
    """What seats, options and components fix for the whole game."""

    def __init__(
        self,
        seats: int,
        values: Sequence[int],
        snakes: Sequence[int],
        *,
        chaos: bool = False,
        name_oneself: bool = False,
        turn_again: bool = False,
    ) -> None:
        self.seats: i64 = seats
        self.naming = chaos or name_oneself
        self.turn_again = turn_again
        # PUN-17. By seat, whom it may name, as actions.
        self.names = [
            [START + other for other in range(seats) if name_oneself or other != seat]
            for seat in range(seats)
        ]
        self.cards = list(range(CARDS))
        self.animal = [card // VALUES for card in self.cards]
        self.value = [values[card % VALUES] for card in self.cards]
        self.height = [sorted(values).index(value) for value in self.value]  # how many values are lower
        self.snakes = list(snakes)
        self.waiting: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        self.clockwise = [[(s + i) % seats for i in range(seats)] for s in range(seats)]
        # PUN-10 to PUN-13, decided once for every combination of animals: the weights of the cards played
        # find the ranks of all cards; the lowest, play order added, takes first.
        self.weight: list[i64] = [WEIGHTS[animal] for animal in self.animal]
        ranks = [self._ranks(first) for first in range(NO_ANIMAL, ANIMALS)]
        self.ranks: list[list[i64]] = [ranks[0]] * (seats * WEIGHTS[-1] + 1)
        for animals in combinations_with_replacement(range(ANIMALS), seats):
            weight = sum([WEIGHTS[animal] for animal in animals])
            self.ranks[weight] = ranks[priority(animals) - NO_ANIMAL]

    def score(self, taken: list[int]) -> int:
        """PUN-19. What the snake cards of a player count."""
        return score_to_and_fro(taken) if self.turn_again else score(taken)

    def turned(self, taken: list[int]) -> list[int]:
        """PUN-19. The snakes that lie turned when a player's charmers are used."""
        return turned_to_and_fro(taken) if self.turn_again else charmed(taken)

    def _ranks(self, first: int) -> list[i64]:
        """PUN-11 and PUN-12. The animal with priority before all others, then the highest value."""
        highest = sorted(set(self.value), reverse=True)
        return [
            (1 + (VALUES if self.animal[card] != first else 0) + highest.index(self.value[card])) * 8
            for card in self.cards
        ]


class Pungi(State):
    """One game. A pile is a list that stays as it was shuffled (clones share it), top first, and how many
    of its cards are gone.

    hands     five cards for each seat, ascending; a card played keeps its place until one is drawn for it
    used      the animal cards played, in order of play; those of this round come after the `discarded` ones
    taken     for each round the snake cards that the seats took, in seat order; as many as are `discarded`
    """

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.phase: i64 = DEAL_ANIMALS
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.start: i64 = NOBODY
        self.hands: list[list[int]] = []
        self.animals: list[int] = []
        self.drawn: i64 = 0
        self.used: list[int] = []
        self.discarded: i64 = 0
        self.snakes: list[int] = []
        self.laid: i64 = 0
        self.taken = [CHARMER] * len(lookup.snakes)

    def clone(self) -> Pungi:
        other = Pungi(self.lookup)
        other.phase = self.phase
        other.waiting = self.waiting
        other.start = self.start
        other.hands = [hand[:] for hand in self.hands]
        other.animals = self.animals
        other.drawn = self.drawn
        other.used = self.used[:]
        other.discarded = self.discarded
        other.snakes = self.snakes
        other.laid = self.laid
        other.taken = self.taken[:]
        return other

    # What lies where

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat holds, ascending."""
        if not self.hands:
            return []
        hand = self.hands[seat][:]
        gone = self.gone(seat)
        if gone != NO_CARD:
            hand.remove(gone)
        return hand

    def gone(self, seat: i64) -> i64:
        """The card that a seat has played and drawn none for yet, or NO_CARD."""
        seats = self.lookup.seats
        gone = self.discarded + (seat - self.start) % seats
        if self.phase == NAME_START or self.phase == OVER:
            gone -= seats  # of the round that has ended
        return self.used[gone] if gone < len(self.used) else NO_CARD

    def played(self) -> list[int]:
        """PUN-9. The cards played in this round, in order of play, beginning with the start player."""
        return self.used[self.discarded :]

    def row(self) -> list[int]:
        """PUN-7. The snake cards that wait to be taken, from the arrow's tip: the last laid."""
        if self.phase == PLAY or self.phase == SHUFFLE_BACK:
            return self.snakes[self.laid - self.lookup.seats : self.laid]
        return []

    def taken_by(self, seat: int) -> list[int]:
        """PUN-14. The snake cards that a seat has, in the order of taking."""
        return self.taken[seat : self.discarded : self.lookup.seats]

    # A decision

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLAY:
            return self.hands[seat]
        return self.lookup.names[seat]

    def apply(self, seat: int, action: int) -> None:
        """PUN-9. In turn, each plays a card of which only the animal is seen. (Or PUN-17.)"""
        if action >= START:
            self.name_start(seat, action - START)
            return
        self.used.append(action)
        if self.events is not None:
            self.events.append((PLAYED, seat, action))
        lookup = self.lookup
        left: i64 = seat + 1
        if left == lookup.seats:
            left = 0
        if left != self.start:
            self.waiting = lookup.waiting[left]
        else:
            self.take_snakes()

    # Set-up

    def chance(self) -> str:
        return CHANCES[self.phase]

    def to_shuffle(self) -> Sequence[int] | None:
        if self.phase == DEAL_ANIMALS:
            return self.lookup.cards
        if self.phase == DEAL_SNAKES:
            return self.lookup.snakes
        if self.phase == SHUFFLE_BACK:
            return self.snakes[self.laid :] + self.row()
        return None

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        cards = self.to_shuffle()
        if cards is not None:
            return shuffled(cards, rng, given)
        return one_of(self.lookup.clockwise[0], rng, given)

    def settle(self, outcome: list[int]) -> None:
        if self.phase == DEAL_ANIMALS:
            self.deal_animals(outcome)
        elif self.phase == DEAL_SNAKES:
            self.snakes = outcome
            self.phase = DRAW_START
        elif self.phase == SHUFFLE_BACK:
            if self.events is not None:
                self.events.append((SHUFFLED, *self.row()))
            self.snakes = outcome
            self.laid = 0
            self.lay_row()
        else:
            self.draw_start(outcome[0])

    def deal_animals(self, cards: list[int]) -> None:
        """PUN-4. Five cards each; the rest is the draw pile."""
        dealt = self.lookup.seats * HAND
        self.hands = []
        for first in range(0, dealt, HAND):
            hand = cards[first : first + HAND]
            hand.sort()
            self.hands.append(hand)
        self.animals = cards
        self.drawn = dealt
        if self.events is not None:
            self.events += [(DEALT, seat, *self.hand(seat)) for seat in range(self.lookup.seats)]
            self.events.append((TOP, cards[dealt], len(cards) - dealt))
        self.phase = DEAL_SNAKES

    def draw_start(self, seat: int) -> None:
        """PUN-5. The first start player is drawn by lot."""
        self.start = seat
        self.tell(BEGAN, seat)
        self.lay_row()

    # A round

    def lay_row(self) -> None:
        """PUN-3 and PUN-7. As many snake cards as there are players, in a row from the arrow's tip."""
        seats = self.lookup.seats
        snakes = self.snakes
        laid = self.laid
        self.laid = laid + seats
        if self.events is not None:
            self.events.append((LAID, len(snakes) - self.laid, *snakes[laid : laid + seats]))
        # PUN-8. If four of five are alike, so are two neighbours of these, which is quickly seen.
        if (
            seats >= TOO_MANY
            and (snakes[laid] == snakes[laid + 1] or snakes[laid + 2] == snakes[laid + 3])
            and too_alike(snakes[laid : laid + seats])
            and can_differ(snakes[laid:], seats)
        ):
            self.phase = SHUFFLE_BACK
            self.waiting = (CHANCE,)
        else:
            self.phase = PLAY
            self.waiting = self.lookup.waiting[self.start]

    def take_snakes(self) -> None:
        """PUN-14 and PUN-15. Best card first, each takes the snake card nearest to the arrow's tip."""
        lookup = self.lookup
        seats = lookup.seats
        clockwise = lookup.clockwise[self.start]
        snakes = self.snakes
        taken = self.taken
        first = self.discarded
        if self.events is not None:
            self.tell_taking(self.events)
        order = self.order()
        for at in range(self.laid - seats, self.laid):
            seat: i64 = clockwise[order & 7]
            taken[first + seat] = snakes[at]
            order >>= 8
        self.discarded = first + seats
        # PUN-6. Too few snakes for another round end the game.
        if len(snakes) - self.laid < seats:
            self.end()
        elif lookup.naming:
            self.phase = NAME_START
            self.waiting = lookup.waiting[self.start]
        else:
            self.begin_round(clockwise[1])  # PUN-16. The left neighbour.

    def order(self) -> i64:
        """PUN-10 to PUN-13. The ranks of the cards played, a byte each, the one that takes first lowest. A
        rank's last three bits are the place in the order of play: of equal values, the earlier goes first.
        """
        ranks = self.ranks()
        order: i64 = 0
        for place in range(self.lookup.seats):
            rank: i64 = ranks[self.used[self.discarded + place]]
            order = ordered(order, rank + place)
        return order

    def ranks(self) -> list[i64]:
        """PUN-10 to PUN-12. By card, its rank among the animals that were played in this round."""
        weights = self.lookup.weight
        weight: i64 = 0
        for at in range(self.discarded, self.discarded + self.lookup.seats):
            weight += weights[self.used[at]]
        return self.lookup.ranks[weight]

    def tell_taking(self, events: list[RawEvent]) -> None:
        """PUN-10 and PUN-14. Which animal has priority, and who takes what."""
        played = self.played()
        events.append((PRIORITY, priority([self.lookup.animal[card] for card in played]), *played))
        order = self.order()
        for snake in self.row():
            place = order & 7
            seat = self.lookup.clockwise[self.start][place]
            turned, back = self.turned_by(self.taken_by(seat), snake)
            events.append((TOOK, seat, played[place], snake, len(turned), *turned, *back))
            order >>= 8

    def turned_by(self, taken: list[int], snake: int) -> tuple[list[int], list[int]]:
        """PUN-19, if the game ended now. With one more snake card, which snakes of a player lie turned that
        did not before, and which no longer do.
        """
        back = self.lookup.turned(taken)
        turned = []
        for found in self.lookup.turned([*taken, snake]):
            if found in back:
                back.remove(found)
            else:
                turned.append(found)
        return turned, back

    def name_start(self, seat: i64, successor: i64) -> None:
        """PUN-17. The start player names the next one: somebody else, unless it was agreed otherwise."""
        self.tell(NAMED, seat, successor)
        self.begin_round(successor)

    def begin_round(self, start: i64) -> None:
        """PUN-18. From the new start player on, each draws back to five cards."""
        lookup = self.lookup
        seats = lookup.seats
        animals = self.animals
        used = self.used
        last_round = self.discarded - seats
        last_start = self.start
        first = self.drawn
        seat = start
        for at in range(first, first + seats):
            place = seat - last_start
            if place < 0:
                place += seats
            replace(self.hands[seat], used[last_round + place], animals[at])
            seat += 1
            if seat == seats:
                seat = 0
        self.drawn = first + seats
        self.start = start
        if self.events is not None:
            self.events.append((LEADS, start))
            drawn = zip(lookup.clockwise[start], animals[first : self.drawn], strict=True)
            self.events += [(DREW, *drew) for drew in drawn]
            self.events.append((TOP, animals[self.drawn], len(animals) - self.drawn))
        self.lay_row()

    # What a viewer knows

    def known(self, viewer: int) -> tuple[int, ...]:
        """PUN-4, PUN-9, PUN-14 and PUN-15. All but the values of the cards that others hold or have played;
        how many cards there are follows.
        """
        lookup = self.lookup
        animal = lookup.animal
        known = [self.phase, self.start, self.discarded, len(self.snakes) - self.laid]
        known += self.used[: self.discarded]
        known += self.row()
        for seat in range(lookup.seats):
            known.append(CARDS)
            hand = self.hand(seat)
            known += hand if seat == viewer else [animal[card] for card in hand]
        known.append(CARDS)
        for seat, card in zip(lookup.clockwise[self.start], self.played(), strict=False):
            known.append(card if seat == viewer else animal[card])
        known.append(CARDS)
        known += self.taken[: self.discarded]
        known.append(animal[self.animals[self.drawn]] if self.animals else NO_ANIMAL)
        return tuple(known)

    # The end

    def end(self) -> None:
        """PUN-19. The charmers turn their snakes, and the points are counted."""
        self.phase = OVER
        self.waiting = ()
        if self.events is not None:
            for seat in range(self.lookup.seats):
                taken = self.taken_by(seat)
                if self.lookup.turn_again:
                    self.events += [(kind, seat, snake) for kind, snake in to_and_fro(taken)]
                else:
                    self.events += [(CHARMED, seat, snake) for snake in charmed(taken)]
                self.events.append((SCORED, seat, self.lookup.score(taken)))

    def scores(self) -> list[int]:
        seats = self.lookup.seats
        if self.lookup.turn_again:
            return [score_to_and_fro(self.taken_by(seat)) for seat in range(seats)]
        return [score_of_places(self.taken, seat, seats, self.discarded) for seat in range(seats)]

    def winners(self) -> list[int]:
        """PUN-20. The highest sum wins; equal sums share."""
        if self.phase != OVER:
            return []
        scores = self.scores()
        most = max(scores)
        return [seat for seat, points in enumerate(scores) if points == most]


def too_alike(row: list[int]) -> bool:
    """PUN-8. Four or more identical cards lie in the row."""
    # At most one is not among the four, so the first or the second is.
    return row.count(row[0]) >= TOO_MANY or row.count(row[1]) >= TOO_MANY


def can_differ(snakes: Sequence[int], seats: int) -> bool:
    """PUN-8. These cards can make a row that is not too alike."""
    return sum(min(snakes.count(kind), TOO_MANY - 1) for kind in set(snakes)) >= seats


def priority(animals: Sequence[int]) -> int:
    """PUN-10. The one animal that was played more often than every other has priority."""
    counts = [animals.count(animal) for animal in animals]
    most = max(counts)
    alone = counts.count(most) == most  # else several animals share the highest count
    return animals[counts.index(most)] if alone else NO_ANIMAL


def ordered(order: i64, rank: i64) -> i64:
    """Ranks in ascending order, a byte each, with one more of them. No rank is 0."""
    shift: i64 = 0
    later = order
    while later and later & 255 < rank:
        later >>= 8
        shift += 8
    earlier = order - (later << shift)
    return earlier + (rank << shift) + (later << shift + 8)


def charmed(taken: list[int]) -> list[int]:
    """PUN-19. The snakes that a player's charmers turn, each another one, the lowest first."""
    snakes = [snake for snake in taken if snake != CHARMER]
    snakes.sort()
    return snakes[: len(taken) - len(snakes)]


def score(taken: list[int]) -> int:
    """PUN-19. The sum of the snakes, with the charmed ones turned."""
    return score_of_places(taken, 0, 1, len(taken))


def to_and_fro(taken: list[int]) -> list[tuple[int, int]]:
    """PUN-19, if a snake may be turned again. The bad snakes, the lowest first, while there are charmers;
    when all are good, the others turn the one that counts least, and back. As events without their seat.
    """
    snakes = [snake for snake in taken if snake != CHARMER]
    snakes.sort()
    charmers = len(taken) - len(snakes)
    turns = [(CHARMED, snake) for snake in snakes[:charmers] if snake < 0]
    if snakes:
        least = min(snakes, key=lambda snake: (abs(snake), -snake))
        back = least < 0  # it was turned already
        for _ in range(charmers - len(turns)):
            turns.append((TURNED_BACK if back else CHARMED, least))
            back = not back
    return turns


def turned_to_and_fro(taken: list[int]) -> list[int]:
    """PUN-19, if a snake may be turned again. The snakes that lie turned in the end."""
    turned: list[int] = []
    for kind, snake in to_and_fro(taken):
        if kind == CHARMED:
            turned.append(snake)
        else:
            turned.remove(snake)
    return turned


def score_to_and_fro(taken: list[int]) -> int:
    """PUN-19, if a snake may be turned again. The sum of the snakes as they lie in the end."""
    points = sum(taken)
    for kind, snake in to_and_fro(taken):
        points -= 2 * snake if kind == CHARMED else -2 * snake
    return points


def score_of_places(taken: list[int], first: i64, step: i64, end: i64) -> i64:
    """PUN-19. The score of the snakes at the places `first`, `first + step` and so on, before `end`."""
    points: i64 = 0
    charmers: i64 = 0
    at = first
    while at < end:
        snake: i64 = taken[at]
        points += snake
        if snake == CHARMER:
            charmers += 1
        at += step
    turned: i64 = 0  # a bit for each place
    while charmers:
        at = lowest(taken, turned, first, step, end)
        if at == NOWHERE:
            break
        snake = taken[at]
        points -= 2 * snake
        turned |= ONE << at
        charmers -= 1
    return points


def lowest(taken: list[int], turned: i64, first: i64, step: i64, end: i64) -> i64:
    """PUN-19. The place of the lowest snake that is not turned yet."""
    found: i64 = NOWHERE
    least: i64 = 0
    at = first
    while at < end:
        snake: i64 = taken[at]
        if snake != CHARMER and not turned >> at & 1 and (found == NOWHERE or snake < least):
            found, least = at, snake
        at += step
    return found
