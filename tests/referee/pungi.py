"""A referee for recorded games of Pungi, written from the rulebook alone.

It shares no code and no idea with the engine that it checks: one plain class that plays the game with lists
of card names, without any regard to speed. `positions` is all there is to call.
"""

from collections import Counter
from itertools import combinations

from tests.referee import record
from tests.referee.record import Header, Position

ANIMALS = ["mouse", "snail", "lizard", "dragonfly", "grasshopper", "frog"]
ANIMAL_CARDS = [f"{animal}-{value}" for animal in ANIMALS for value in range(1, 11)]  # PUN-1
SNAKE_CARDS = (  # PUN-2, component set house-1
    ["+4"] * 4 + ["+3"] * 5 + ["+2"] * 5 + ["+1"] * 4
    + ["-1"] * 4 + ["-2"] * 3 + ["-3"] * 3 + ["-4"] * 3
    + ["charmer"] * 6
)  # fmt: skip


ALLOWED = {
    "parlour": "1",
    "game": "pungi",
    "rules": "1",
    "seats": "3|4|5",
    "components": "house-1|[0-9a-f]{64}",
    "option chaos": "on|off",
    "option name_oneself": "on|off",
    "option turn_again": "on|off",
}


def positions(record_text: str) -> list[Position]:
    """What `replay --json` should print; ValueError on a step that is wrong."""
    return record.positions(record_text, ALLOWED, state_for)


def state_for(header: Header) -> "State":
    options = [header.get(f"option {name}") == "on" for name in ("chaos", "name_oneself", "turn_again")]
    return State(int(header["seats"]), snake_cards(header["components"]), *options)


def snake_cards(components: str) -> list[str]:
    """PUN-2."""
    own = record.OWN.get(components)
    if own is None:
        return SNAKE_CARDS
    snakes = [f"{int(value):+}" for value, count in own["snakes"].items() for _ in range(count)]
    return snakes + ["charmer"] * own["charmers"]


# The game


class State:
    """A game under way. `phase` says what must happen next."""

    def __init__(
        self, seats: int, snake_cards: list[str], chaos: bool, name_oneself: bool, turn_again: bool
    ) -> None:
        self.seats = seats
        self.snake_cards = snake_cards
        self.chaos = chaos or name_oneself  # PUN-17: the one is the other, with one name more
        self.name_oneself = name_oneself
        self.turn_again = turn_again
        self.phase = "animals"  # then: snakes, start, (reshuffle,) play, (name,) ... over
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.animal_pile: list[str] = []  # top first
        self.snake_pile: list[str] = []  # top first
        self.row: list[str] = []  # PUN-3: row[0] touches the arrow's tip
        self.played: list[tuple[int, str]] = []  # seat and card, in the order of play
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.starter = -1

    def step(self, line: str) -> None:
        who, space, what = line.partition(" ")
        if not space:
            raise ValueError("this is not a step")
        if self.phase == "over":
            raise ValueError("the game is over")
        expected = str(self.waiting()[0])
        if who != expected:
            raise ValueError(f"it is the turn of {expected} ({self.phase})")
        if who == "*":
            self.chance(what.split(" "))
        elif what not in self.legal():
            raise ValueError(f"illegal, only {', '.join(self.legal())} are legal")
        elif self.phase == "play":
            self.play(int(who), what.removeprefix("play:"))
        else:
            self.next_round(int(what.removeprefix("start:")))

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    # Chance

    def chance(self, words: list[str]) -> None:
        name, items = words[0], words[1:]
        if name != {"reshuffle": "snakes"}.get(self.phase, self.phase):
            raise ValueError(f"chance has to give {self.phase}")
        if self.phase == "animals":  # PUN-4
            must_be_the_same(items, ANIMAL_CARDS)
            for seat in range(self.seats):
                self.hands[seat] = items[5 * seat : 5 * seat + 5]
            self.animal_pile = items[5 * self.seats :]
            self.phase = "snakes"
        elif self.phase == "snakes":  # PUN-5
            must_be_the_same(items, self.snake_cards)
            self.snake_pile = items
            self.phase = "start"
        elif self.phase == "start":  # PUN-5
            if len(items) != 1 or items[0] not in [str(seat) for seat in range(self.seats)]:
                raise ValueError("the start player has to be one seat")
            self.starter = int(items[0])
            self.lay_row()
        else:  # PUN-8: all laid cards went back
            must_be_the_same(items, self.snake_pile)
            self.snake_pile = items
            self.lay_row()

    # A round

    def lay_row(self) -> None:
        self.row = self.snake_pile[: self.seats]  # PUN-7
        if four_identical(self.row) and not only_identical_rows(self.snake_pile, self.seats):  # PUN-8
            self.row = []
            self.phase = "reshuffle"
        else:
            self.snake_pile = self.snake_pile[self.seats :]
            self.phase = "play"

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.played.append((seat, card))  # PUN-9
        if len(self.played) == self.seats:
            self.resolve()

    def resolve(self) -> None:
        animals = Counter(animal_of(card) for _, card in self.played)
        most = max(animals.values())
        leaders = [animal for animal in animals if animals[animal] == most]
        first, rest = [], list(self.played)
        if len(leaders) == 1:  # PUN-10: strictly more often than every other
            first = [play for play in self.played if animal_of(play[1]) == leaders[0]]
            rest = [play for play in self.played if animal_of(play[1]) != leaders[0]]
        for group in (first, rest):  # PUN-11; PUN-12: without priority all are in one group
            for value in range(10, 0, -1):
                for seat, card in group:  # PUN-13: in the order of play
                    if value_of(card) == value:
                        self.taken[seat].append(self.row.pop(0))  # PUN-14
        self.played = []  # PUN-15
        if len(self.snake_pile) < self.seats:  # PUN-6: before a start player is named
            self.phase = "over"
        elif self.chaos:
            self.phase = "name"  # PUN-17
        else:
            self.next_round(self.clockwise(self.starter)[1])  # PUN-16

    def next_round(self, starter: int) -> None:
        self.starter = starter
        for seat in self.clockwise(starter):  # PUN-18
            self.hands[seat].append(self.animal_pile.pop(0))
        self.lay_row()

    # What can be seen

    def waiting(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase == "play":
            return [self.clockwise(self.starter)[len(self.played)]]  # PUN-9
        if self.phase == "name":
            return [self.starter]  # PUN-17
        return ["*"]

    def legal(self) -> list[str]:
        """The tokens of the one seat that is waited for, sorted as text."""
        if self.phase == "play":
            seat = self.clockwise(self.starter)[len(self.played)]
            return sorted(f"play:{card}" for card in self.hands[seat])
        if self.phase == "name":  # PUN-17: somebody else, or anybody
            others = [seat for seat in range(self.seats) if seat != self.starter or self.name_oneself]
            return [f"start:{seat}" for seat in others]
        return []

    def position(self, number: int) -> Position:
        waiting, over = self.waiting(), self.phase == "over"
        legal = {str(seat): self.legal() for seat in waiting if seat != "*"}
        scores = [(best_of_all_turns if self.turn_again else score)(cards) for cards in self.taken]
        seen: Position = {"step": number, "waiting": waiting, "legal": legal, "scores": scores, "over": over}
        if over:
            seen["winners"] = [seat for seat in range(self.seats) if scores[seat] == max(scores)]  # PUN-20
        return seen


# Cards


def must_be_the_same(items: list[str], cards: list[str]) -> None:
    wrong = (Counter(items) - Counter(cards)) + (Counter(cards) - Counter(items))
    if wrong:
        raise ValueError(f"not the {len(cards)} cards: too many or too few of {' '.join(sorted(wrong))}")


def animal_of(card: str) -> str:
    return card.split("-")[0]


def value_of(card: str) -> int:
    return int(card.split("-")[1])


def four_identical(row: list[str]) -> bool:
    return any(row.count(card) >= 4 for card in row)


def only_identical_rows(pile: list[str], length: int) -> bool:
    """PUN-8, ruling: no choice of cards from the pile makes a row that may lie."""
    return all(four_identical(list(row)) for row in combinations(pile, length))


def score(taken: list[str]) -> int:
    """PUN-19: the best of all the ways to lay each charmer on a snake of its own, negative snakes first."""
    snakes = [int(card) for card in taken if card != "charmer"]
    charmers = min(taken.count("charmer"), len(snakes))
    negative = [i for i, snake in enumerate(snakes) if snake < 0]
    return max(
        sum(-snake if i in reversed_ones else snake for i, snake in enumerate(snakes))
        for reversed_ones in combinations(range(len(snakes)), charmers)
        if sum(i in negative for i in reversed_ones) == min(charmers, len(negative))
    )


def best_of_all_turns(taken: list[str]) -> int:
    """PUN-19, option turn_again: one charmer after the other turns any snake, a bad one if one lies there."""
    snakes = sorted(int(card) for card in taken if card != "charmer")
    reached = {tuple(snakes)}
    for _ in range(taken.count("charmer") if snakes else 0):
        reached = {turned for lying in reached for turned in turns(lying)}
    return max(sum(lying) for lying in reached)


def turns(lying: tuple[int, ...]) -> list[tuple[int, ...]]:
    bad = [snake for snake in lying if snake < 0]
    found = []
    for snake in set(bad or lying):
        rest = list(lying)
        rest.remove(snake)
        found.append(tuple(sorted([*rest, -snake])))
    return found
