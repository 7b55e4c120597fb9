"""A referee for recorded games of Pi mal Pflaumen and of Pies, written from the rulebooks alone.

It shares no code and no idea with the engine that it checks: one plain class that plays the game with lists
of card names, and finds mixes by trying all choices of cards. `positions` is all there is to call.
"""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from tests.referee import record
from tests.referee.record import Header, Position

PI = Fraction("3.14159265358979323846264338327950288")  # PMP-7: no sum of a game needs half of these places
PI_CARDS = 18  # PMP-2
PLUM = "plum"
# PMP-1, PMP-3, component set house-2: for each number the fruit, and an action or a recipe with its points
DECKS = {
    1: """
    strawberry AABB 8, apple, blackberry ABC 4, fig watchdog, cherry three_pi,
    white_currant three_pi, pear ABCD 7, orange AAA 6, blackberry AAA 6, strawberry steal,
    pear, cherry steal, fig, apple AA 3, white_currant AA 3,
    orange ABCD 7, strawberry three_pi, pear PPP 6, apple three_pi, white_currant watchdog,
    cherry, fig ABC 4, blackberry, orange ABC 4, plum PPP 6
    """,
    2: """
    pear AAABB 12, apple three_pi, fig ABCDE 10, strawberry ABCDE 10, cherry PPPP 12,
    white_currant, blackberry AAA 6, orange steal, blackberry steal, fig ABC 4,
    cherry watchdog, apple AABB 8, orange AAA 6, strawberry ABCD 7, white_currant PPPP 12,
    pear, blackberry ABCD 7, fig, orange watchdog, cherry AABB 8,
    apple, pear three_pi, strawberry three_pi, white_currant steal, plum PPPP 12
    """,
    3: """
    blackberry AAABB 12, apple AABBCC 15, strawberry ABCDE 10, fig steal, pear AABBCC 15,
    cherry AABB 8, white_currant AAABB 12, orange AABB 8, white_currant watchdog, pear watchdog,
    apple three_pi, cherry steal, fig three_pi, orange ABCD 7, blackberry PPPPP 20,
    strawberry AAA 6, orange steal, cherry PPPPP 20, fig ABCDE 10, blackberry,
    pear PPPPP 20, white_currant, strawberry steal, apple, plum PPPPP 20
    """,
}
PRINTED = {PLUM: [PLUM]}  # what is printed on a card: the fruit, then a recipe and its points, or an action
for _round, _deck in DECKS.items():
    for _number, _words in enumerate(_deck.split(","), start=1):
        PRINTED[f"{_round}.{_number}"] = _words.split()
OLD = PRINTED | {  # component set house-1
    "2.5": ["cherry", "PPPP", "10"],
    "2.15": ["white_currant", "PPP", "6"],
    "2.25": ["plum", "PPPP", "10"],
    "3.15": ["blackberry", "PPPPP", "15"],
    "3.18": ["cherry"],
    "3.21": ["pear", "PPPP", "10"],
    "3.25": ["plum", "PPPPP", "15"],
}


ALLOWED = {
    "parlour": "1",
    "game": "pi-mal-pflaumen|pies",
    "rules": "1",
    "seats": "3|4|5",
    "components": "house-1|house-2|[0-9a-f]{64}",
    "option experienced": "on|off",
}


def positions(record_text: str) -> list[Position]:
    """What `replay --json` should print; ValueError on a step that is wrong."""
    return record.positions(record_text, ALLOWED, state_for)


def state_for(header: Header) -> "State":
    pies = header["game"] == "pies"
    if pies and "option experienced" in header:  # PMP-21
        raise ValueError("Pies has no option experienced")
    printed = PRINTED if header["components"] == "house-2" else OLD
    if own := record.OWN.get(header["components"]):  # here, an action stands behind a recipe and its points
        printed = {PLUM: [PLUM]} | {
            f"{deck['round']}.{row['number']}": [
                str(row[key]) for key in ("fruit", "recipe", "points", "action") if key in row
            ]
            for deck in own["deck"]
            for row in deck["cards"]
        }
    return State(
        int(header["seats"]), printed, pies=pies, experienced=header.get("option experienced") == "on"
    )


# The game


class State:
    """A game under way. `phase` says what must happen next."""

    def __init__(self, seats: int, printed: dict[str, list[str]], *, pies: bool, experienced: bool) -> None:
        self.seats = seats
        self.printed = printed
        self.pies = pies
        self.one_mix = pies or experienced  # PMP-21, PMP-22
        self.phase = "start"  # then: deck, play, take, (steal,) (mix, use,) ... (mix, use,) over
        self.round = 1
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.displays: list[list[str]] = [[] for _ in range(seats)]  # what lies face up
        self.scored: list[list[str]] = [[] for _ in range(seats)]  # PMP-19: what lies face down
        self.pi = [0] * seats
        self.watchdog = -1  # the seat that has it; -1: at the side
        self.leader = -1
        self.played: list[tuple[int, str, int]] = []  # seat, card and its Pi cards, in the order of play
        self.trick: list[str] = []  # the cards that can still be taken
        self.queue: list[int] = []  # who still has to take a card, or to make final mixes: the first is asked
        self.final = False  # PMP-22
        self.recipe = ""  # the card whose recipe is being made
        self.used: list[str] = []  # the cards of that mix so far

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
            return
        if what not in self.legal():
            raise ValueError(f"illegal, only {', '.join(self.legal())} are legal")
        word, _, rest = what.partition(":")
        if word == "play":
            card, _, pi = rest.partition("+")
            self.play(int(who), card, int(pi or "0"))
        elif word == "take":
            self.take(int(who), rest)
        elif word == "steal":
            victim, _, card = rest.partition(",")
            self.steal(int(who), int(victim), card)
        elif word == "mix":
            self.recipe, self.used, self.phase = rest, [], "use"
        elif word == "use":
            self.use(int(who), rest)
        else:
            self.end_turn()

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    # Chance

    def chance(self, words: list[str]) -> None:
        name, items = words[0], words[1:]
        expected = "start" if self.phase == "start" else f"deck{self.round}"
        if name != expected:
            raise ValueError(f"chance has to give {expected}")
        if self.phase == "start":  # PMP-5
            if len(items) != 1 or items[0] not in [str(seat) for seat in range(self.seats)]:
                raise ValueError("the start player has to be one seat")
            self.leader = int(items[0])
            self.phase = "deck"
        else:  # PMP-4, PMP-5
            highest = {3: 18, 4: 24, 5: 25}[self.seats]
            must_be_the_same(items, [f"{self.round}.{number}" for number in range(1, highest + 1)])
            each = highest // self.seats
            for seat in range(self.seats):
                self.hands[seat] = items[each * seat : each * seat + each]
            self.phase = "play"

    # A trick

    def play(self, seat: int, card: str, pi: int) -> None:
        self.hands[seat].remove(card)
        self.pi[seat] -= pi
        self.played.append((seat, card, pi))  # PMP-6
        self.trick.append(card)
        if len(self.played) == self.seats:
            totals = [(number_of(card) + pi * PI, seat) for seat, card, pi in self.played]
            self.queue = [seat for _, seat in sorted(totals, reverse=True)]  # PMP-7
            self.leader = self.queue[0]  # PMP-16
            self.phase = "take"

    def take(self, seat: int, card: str) -> None:
        self.trick.remove(card)
        self.displays[seat].append(card)  # PMP-8
        if not self.trick:
            self.displays[seat].append(PLUM)  # PMP-14: the last one, before any mix
        self.act(seat, card)

    def act(self, seat: int, card: str) -> None:
        """PMP-9: the special action of a card that came into the display."""
        if "watchdog" in self.printed[card]:
            self.watchdog = seat  # PMP-10
        if "three_pi" in self.printed[card]:
            in_use = sum(self.pi) + sum(pi for _, _, pi in self.played)  # PMP-15: those of this trick as well
            self.pi[seat] += 3 if self.pies else min(3, PI_CARDS - in_use)  # PMP-12, PMP-2
        if "steal" in self.printed[card] and self.thefts(seat):
            self.phase = "steal"  # PMP-11: a duty, if there is anything
        else:
            self.offer_mix()

    def thefts(self, thief: int) -> list[str]:
        """PMP-11: face-up cards of all others but the watchdog's holder."""
        victims = [seat for seat in range(self.seats) if seat not in (thief, self.watchdog)]
        return sorted({f"steal:{seat},{card}" for seat in victims for card in self.displays[seat]})

    def steal(self, thief: int, victim: int, card: str) -> None:
        self.displays[victim].remove(card)
        self.displays[thief].append(card)
        if self.pies:
            self.act(thief, card)  # PMP-13: its action happens too
        else:
            self.offer_mix()  # PMP-13: it does not

    # Mixes

    def offer_mix(self) -> None:
        """PMP-17: ask the seat whose turn it is, if there is anything to ask."""
        self.phase = "mix"
        if self.recipes(self.queue[0]) == []:
            self.end_turn()

    def recipes(self, seat: int) -> list[str]:
        """The cards whose recipes can be made."""
        display = in_order(self.displays[seat])
        return [card for card in display if self.recipe_of(card) and all_mixes(self.recipe_of(card), display)]

    def recipe_of(self, card: str) -> str:
        """The letters of its recipe; nothing if it has none."""
        printed = self.printed[card]
        return printed[1] if len(printed) >= 3 else ""

    def next_cards(self, seat: int) -> set[str]:
        """What can follow the used cards in any mix that begins with them."""
        done = len(self.used)
        mixes = all_mixes(self.recipe_of(self.recipe), in_order(self.displays[seat]))
        return {mix[done] for mix in mixes if mix[:done] == tuple(self.used)}

    def use(self, seat: int, card: str) -> None:
        self.used.append(card)
        if len(self.used) < len(self.recipe_of(self.recipe)):
            return
        for used in self.used:  # PMP-19: out of the game
            self.displays[seat].remove(used)
        if self.recipe not in self.used:
            self.displays[seat].remove(self.recipe)
        self.scored[seat].append(self.recipe)
        if self.one_mix:
            self.end_turn()  # PMP-21
        else:
            self.offer_mix()

    def end_turn(self) -> None:
        self.queue.pop(0)
        if self.final:
            self.final_mixes()
        elif self.queue:
            self.phase = "take"
        else:
            self.end_trick()

    def end_trick(self) -> None:
        self.played = []  # PMP-15
        if self.hands[0]:
            self.phase = "play"
        elif self.round < 3:  # PMP-23
            self.round += 1
            self.phase = "deck"
            if self.pies:
                self.pi = [0] * self.seats
        elif self.one_mix:
            self.phase = "over"  # PMP-22
        else:
            self.final = True
            self.queue = self.clockwise(self.leader)  # PMP-22: who was first in order begins
            self.final_mixes()

    def final_mixes(self) -> None:
        if self.queue:
            self.offer_mix()
        else:
            self.phase = "over"

    # What can be seen

    def waiting(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase in ("start", "deck"):
            return ["*"]
        if self.phase == "play":
            return [self.clockwise(self.leader)[len(self.played)]]  # PMP-6
        return [self.queue[0]]

    def legal(self) -> list[str]:
        """The tokens of the one seat that is waited for, sorted as text."""
        if self.phase == "play":
            seat = self.clockwise(self.leader)[len(self.played)]
            cards = self.hands[seat]
            with_pi = [f"play:{card}+{pi}" for card in cards for pi in range(1, self.pi[seat] + 1)]  # PMP-6
            return sorted([f"play:{card}" for card in cards] + with_pi)
        seat = self.queue[0]
        if self.phase == "take":
            return sorted(f"take:{card}" for card in self.trick)
        if self.phase == "steal":
            return self.thefts(seat)
        if self.phase == "mix":
            return ["done", *sorted(f"mix:{card}" for card in self.recipes(seat))]
        return sorted(f"use:{card}" for card in self.next_cards(seat))

    def position(self, number: int) -> Position:
        waiting, over = self.waiting(), self.phase == "over"
        legal = {str(seat): self.legal() for seat in waiting if seat != "*"}
        scores = [sum(int(self.printed[card][2]) for card in cards) for cards in self.scored]  # PMP-20
        seen: Position = {"step": number, "waiting": waiting, "legal": legal, "scores": scores, "over": over}
        if over:
            winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]  # PMP-24
            most = max(len(self.displays[seat]) for seat in winners)
            seen["winners"] = [seat for seat in winners if self.pies or len(self.displays[seat]) == most]
        return seen


# Cards


def must_be_the_same(items: list[str], cards: list[str]) -> None:
    wrong = (Counter(items) - Counter(cards)) + (Counter(cards) - Counter(items))
    if wrong:
        raise ValueError(f"not the {len(cards)} cards: too many or too few of {' '.join(sorted(wrong))}")


def number_of(card: str) -> int:
    return int(card.split(".")[1])


def in_order(display: list[str]) -> tuple[str, ...]:
    """As the cards of a mix are spelled: by round and number, supply plums last."""
    fruit = [card for card in display if card != PLUM]
    plums = [card for card in display if card == PLUM]
    return tuple(sorted(fruit, key=lambda card: (card.split(".")[0], number_of(card))) + plums)


@lru_cache(maxsize=100)  # the same question comes up several times in a turn
def all_mixes(recipe: str, display: tuple[str, ...]) -> list[tuple[str, ...]]:
    """PMP-18, PMP-19: each choice of cards that fits, in the order of its spelling."""
    choices = combinations(display, len(recipe))
    return [cards for cards in choices if fits(recipe, [PRINTED[card][0] for card in cards])]


def fits(recipe: str, fruits: list[str]) -> bool:
    """PMP-18: as many of one fruit as there are of one letter, and so on; P is the plum alone."""
    if recipe.startswith("P"):
        return fruits == [PLUM] * len(recipe)
    return sorted(Counter(fruits).values()) == sorted(Counter(recipe).values())
