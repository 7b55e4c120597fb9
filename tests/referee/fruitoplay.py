"""A referee for recorded games of Fruitoplay, written from the rulebook alone.

It shares no code and no idea with the engine that it checks: one plain class that plays the game with lists
of card names, without any regard to speed. `positions` is all there is to call.
"""

from collections import Counter

from tests.referee import record
from tests.referee.record import Position

FRUITS = ["banana", "apple", "strawberry", "fig"]
CARDS = [f"{fruit}-{number}" for fruit in FRUITS for number in range(1, 21)]  # FRU-1
DOUBLE = [3, 8, 13, 18]  # FRU-1, component set house-1
ROTTEN = 11


ALLOWED = {
    "parlour": "1",
    "game": "fruitoplay",
    "rules": "1",
    "seats": "2|3|4|5|6",
    "components": "house-1",
}


def positions(record_text: str) -> list[Position]:
    """What `replay --json` should print; ValueError on a step that is wrong."""
    return record.positions(record_text, ALLOWED, lambda header: State(int(header["seats"])))


# The game


class State:
    """A game under way. `phase` says what must happen next.

    `owed` holds, for each seat that is still asked, the questions that it has to answer: each is the list of
    the tokens that answer it. `answers` holds what was answered until everybody has done so.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = "deck"  # then: (collective or lot,) play ... (draw,) (cancel,) deck or over
        self.round = 1
        self.turn = 1
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.columns: list[list[str]] = [[] for _ in range(seats)]  # not sorted by fruit: names tell that
        self.river: list[str] = []  # the next target first
        self.pile: list[str] = []  # top first
        self.collective = ""  # a fruit, from round 2 on
        self.owed: dict[int, list[list[str]]] = {}
        self.answers: list[list[str]] = [[] for _ in range(seats)]
        self.points: list[list[int]] = [[] for _ in range(seats)]  # of each finished round

    def step(self, line: str) -> None:
        who, space, what = line.partition(" ")
        if not space:
            raise ValueError("this is not a step")
        if self.phase == "over":
            raise ValueError("the game is over")
        expected = str(self.waiting()[0])  # those who choose at once are written in seat order
        if who != expected:
            raise ValueError(f"it is the turn of {expected} ({self.phase})")
        if who == "*":
            self.chance(what.split(" "))
        else:
            self.answer(int(who), what)

    # Chance

    def chance(self, words: list[str]) -> None:
        name, items = words[0], words[1:]
        if name != {"lot": "collective"}.get(self.phase, self.phase):
            raise ValueError(f"chance has to give {self.phase}")
        if self.phase == "deck":
            must_be_the_same(items, CARDS)
            self.deal(items)
        else:  # FRU-5: several have the fewest points
            if len(items) != 1 or items[0] not in FRUITS:
                raise ValueError("the collective card has to be one fruit")
            self.collective = items[0]
            self.next_turn()

    def deal(self, cards: list[str]) -> None:
        size = 7 if self.seats <= 3 else 6  # FRU-3
        for seat in range(self.seats):
            self.hands[seat] = cards[size * seat : size * seat + size]
        dealt = size * self.seats
        self.river = cards[dealt : dealt + 7]  # FRU-4
        self.pile = cards[dealt + 7 :]
        totals = self.totals()
        last = [seat for seat in range(self.seats) if totals[seat] == min(totals)]
        if self.round == 1:
            self.next_turn()
        elif len(last) == 1:  # FRU-5
            self.ask("collective", {last[0]: [[f"collective:{fruit}" for fruit in FRUITS]]})
        else:
            self.phase = "lot"

    # Questions

    def ask(self, phase: str, questions: dict[int, list[list[str]]]) -> None:
        """Questions to several seats at once; when none is left unanswered, `answered` goes on."""
        self.phase = phase
        self.owed = {seat: questions[seat] for seat in questions if questions[seat]}
        self.answers = [[] for _ in range(self.seats)]
        if not self.owed:
            self.answered()

    def answer(self, seat: int, token: str) -> None:
        if token not in self.owed[seat][0]:
            raise ValueError(f"illegal, only {', '.join(self.owed[seat][0])} are legal")
        self.answers[seat].append(token)
        self.owed[seat] = self.owed[seat][1:]
        if not self.owed[seat]:
            del self.owed[seat]
        if not self.owed:
            self.answered()

    def answered(self) -> None:
        if self.phase == "collective":
            for tokens in self.answers:
                for token in tokens:
                    self.collective = token.removeprefix("collective:")
            self.next_turn()
        elif self.phase == "play":
            self.reveal()
        elif self.phase == "draw":
            for seat in range(self.seats):  # FRU-12: in seat order, while cards last
                if self.answers[seat] == ["draw"]:
                    self.draw(seat)
            self.end_round()
        else:
            self.score_round()

    # A turn

    def next_turn(self) -> None:
        """FRU-6; FRU-13: whoever has no hand card is not asked."""
        questions = {}
        for seat in range(self.seats):
            if self.hands[seat]:
                questions[seat] = [[f"play:{card}" for card in self.hands[seat]]]
        self.ask("play", questions)

    def reveal(self) -> None:
        target = self.river.pop(0)
        played: dict[int, str] = {}
        for seat in range(self.seats):
            if self.answers[seat]:
                played[seat] = self.answers[seat][0].removeprefix("play:")
                self.hands[seat].remove(played[seat])
        winner = winner_of(target, played)
        if winner is not None:  # FRU-9; FRU-10: else all are out for this round
            self.columns[winner] += [target, *played.values()]
        others = [seat for seat in range(self.seats) if seat != winner]
        if self.turn < 7:
            for seat in others:  # FRU-11
                self.draw(seat)
            self.turn += 1
            self.next_turn()
        elif self.pile:
            self.ask("draw", {seat: [["draw", "stay"]] for seat in others})  # FRU-12
        else:
            self.end_round()

    def draw(self, seat: int) -> None:
        if self.pile:  # FRU-14
            self.hands[seat].append(self.pile.pop(0))

    # The end of a round

    def end_round(self) -> None:
        for seat in range(self.seats):  # FRU-15
            self.columns[seat] += self.hands[seat]
            self.hands[seat] = []
        questions = {}
        for seat in range(self.seats):  # FRU-16: asked only where the choice changes a number
            ways = [self.ways_to_cancel(seat, fruit) for fruit in FRUITS]
            questions[seat] = [tokens for tokens in ways if len(tokens) > 1]
        self.ask("cancel", questions)

    def fruit_values(self, seat: int, fruit: str) -> dict[str, int]:
        """The cards that count in a column, lowest number first, and after them the collective card."""
        counting = {}
        for number in range(1, 21):
            if number != ROTTEN and f"{fruit}-{number}" in self.columns[seat]:
                counting[f"{fruit}-{number}"] = 2 if number in DOUBLE else 1
        if fruit == self.collective:
            counting["collective"] = self.round - 1  # FRU-5: single in round 2, double in round 3
        return counting

    def ways_to_cancel(self, seat: int, fruit: str) -> list[str]:
        """FRU-16: one token for each value that the rotten card of this fruit cancels; none without one."""
        if f"{fruit}-{ROTTEN}" not in self.columns[seat]:
            return []
        counting = self.fruit_values(seat, fruit)
        ways = []
        for value in (1, 2):
            cards = [card for card in counting if counting[card] == value]
            if cards:
                ways.append(f"cancel:{cards[0]}")  # the collective card comes last in `counting`
        return ways

    def score_round(self) -> None:
        for seat in range(self.seats):
            answers = list(self.answers[seat])
            sizes = []
            for fruit in FRUITS:
                counting = self.fruit_values(seat, fruit)
                ways = self.ways_to_cancel(seat, fruit)
                if len(ways) > 1:
                    ways = [answers.pop(0)]
                for way in ways:  # at most one by now; none: no rotten card, or it is alone
                    del counting[way.removeprefix("cancel:")]
                if counting:
                    sizes.append(sum(counting.values()))  # FRU-17
            self.points[seat].append(max(sizes) * min(sizes) if sizes else 0)  # FRU-18
        self.columns = [[] for _ in range(self.seats)]
        self.collective = ""
        self.turn = 1
        if self.round == 3:
            self.phase = "over"
        else:
            self.round += 1
            self.phase = "deck"

    # What can be seen

    def totals(self) -> list[int]:
        return [sum(rounds) for rounds in self.points]

    def waiting(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase in ("deck", "lot"):
            return ["*"]
        return [seat for seat in range(self.seats) if seat in self.owed]

    def winners(self) -> list[int]:
        """FRU-19: the most points, then the most in round 3."""
        ranks = [(sum(rounds), rounds[2]) for rounds in self.points]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def position(self, number: int) -> Position:
        over = self.phase == "over"
        legal = {str(seat): sorted(self.owed[seat][0]) for seat in sorted(self.owed)}
        seen: Position = {
            "step": number,
            "waiting": self.waiting(),
            "legal": legal,
            "scores": self.totals(),
            "over": over,
        }
        if over:
            seen["winners"] = self.winners()
        return seen


# Cards


def must_be_the_same(items: list[str], cards: list[str]) -> None:
    wrong = (Counter(items) - Counter(cards)) + (Counter(cards) - Counter(items))
    if wrong:
        raise ValueError(f"not the {len(cards)} cards: too many or too few of {' '.join(sorted(wrong))}")


def fruit_of(card: str) -> str:
    return card.split("-")[0]


def number_of(card: str) -> int:
    return int(card.split("-")[1])


def winner_of(target: str, played: dict[int, str]) -> int | None:
    """FRU-7: the seat that wins the trick; None if nobody does."""
    valid = dict(played)
    while valid:
        same = [seat for seat in valid if fruit_of(valid[seat]) == fruit_of(target)]
        able = same or list(valid)
        gaps = {seat: abs(number_of(valid[seat]) - number_of(target)) for seat in able}
        nearest = [seat for seat in able if gaps[seat] == min(gaps.values())]
        if len(nearest) == 1:
            return nearest[0]
        for seat in nearest:  # FRU-8
            del valid[seat]
    return None  # FRU-10
