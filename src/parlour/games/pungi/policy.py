"""Pungi, quickly judged: the guide of rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.rules import (
    ANIMALS,
    CARDS,
    CHARMER,
    PLAY,
    START,
    VALUES,
    Lookup,
    Pungi,
    score_to_and_fro,
)
from parlour.kernel.places import first_of
from parlour.kernel.state import Policy

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng

WHIM: Final = 8  # one choice in 8 is random
AFTER_ME: Final = 0.5  # how many who play higher cards later still get before an animal that has priority now
MIDDLE: Final = 1.6  # snake points by which high and low cards are better to keep than those between
HOPE: Final = 1.0  # what a charmer is worth that has no negative snake to turn yet
PLAYED_OUT: Final = 1  # with so many rounds left, rollouts play to the end

# What is told of a seat to be weighed by a fit. A card's strength is the share of the cards still in the game
# that it beats.
NUMBERS_TOLD: Final = (
    "points",
    "charmers-idle",
    "charmers-cost",
    "bad-snakes",
    "bad-points",
    "worst-snake",
    "place",
    "hand-sum",
    "hand-squares",
    "hand-highest",
    "hand-second",
    "hand-lowest",
    "hand-animals",
)


class PungiPolicy(Policy[Pungi]):
    """Plays the card that will probably bring the best snake; of equally good ones, one of the middle."""

    def __init__(self, lookup: Lookup, cut: bool = True) -> None:
        self.lookup = lookup
        self.cut = cut
        self.whim = WHIM
        self.numbers = NUMBERS_TOLD
        self.stages = len(lookup.snakes) // int(lookup.seats) + 1
        self.deep = False

    def choose(self, state: Pungi, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if legal[0] >= START or (self.whim and rng.below(self.whim) == 0):
            return legal[rng.below(len(legal))]
        lookup = self.lookup
        animal = lookup.animal
        taken = state.taken_by(seat)
        row = rises(state.row(), taken) if lookup.turn_again else worths(state.row(), taken)
        played = [0] * ANIMALS
        cards = state.played()
        for card in cards:
            played[animal[card]] += 1
        most = max(played)
        leaders = played.count(most)
        earlier = len(cards)
        above = chances_above(lookup, state.used[: state.discarded] + legal, earlier)
        best = legal[0]
        highest = -100.0
        for card in legal:
            count = played[animal[card]] + 1
            found = promise(row, count, most, leaders, earlier, above[lookup.height[card]])
            if found > highest:
                best, highest = card, found
        return best

    def spread(self, state: Pungi) -> float:
        return 4.0

    # What a fit weighs

    def judge(self) -> PungiPolicy:
        return PungiPolicy(self.lookup, cut=False)

    def settled(self, state: Pungi) -> bool:
        """After a round, if the rest can be estimated."""
        return self.cut and self.fit is not None and self.foreseen(state) and self.stage(state) > PLAYED_OUT

    def foreseen(self, state: Pungi) -> bool:
        """Between two rounds."""
        return state.phase == PLAY and len(state.used) == state.discarded and state.discarded > 0

    def stage(self, state: Pungi) -> int:
        """How many rounds are left, the present one included. A sampled world has only the snakes that are
        not taken yet.
        """
        rounds = (len(state.snakes) - int(state.laid)) // int(self.lookup.seats)
        return rounds + 1 if state.phase == PLAY else rounds

    def strengths(self, state: Pungi, points: list[float]) -> list[float]:
        """As of any game, but what all seats need is found once."""
        fit = self.fit
        if fit is None:
            return super().strengths(state, points)
        stage = self.stage(state)
        lower = self.lower(state)
        strengths = []
        for seat in range(self.lookup.seats):
            strengths.append(fit.strength(stage, self.told(state, lower, seat)))  # noqa: PERF401
        return strengths

    def describe(self, state: Pungi, seat: int) -> list[float]:
        return self.told(state, self.lower(state), seat)

    def lower(self, state: Pungi) -> list[float]:
        """By height, the share of the cards still in the game that are lower."""
        there = [ANIMALS] * VALUES
        for card in state.used[: state.discarded]:
            there[self.lookup.height[card]] -= 1
        left = float(CARDS - int(state.discarded))
        below = 0
        lower = []
        for count in there:
            lower.append(below / left)
            below += count
        return lower

    def told(self, state: Pungi, lower: list[float], seat: int) -> list[float]:
        """The snake cards that a seat has, its place in the order of play, and its hand."""
        taken = sorted(state.taken_by(seat))
        idle = charmers = taken.count(CHARMER)
        points = cost = bad = bad_points = worst = 0
        for snake in taken:
            if snake == CHARMER:
                continue
            if charmers:  # PUN-19: it is turned
                charmers -= 1
                points -= snake
                if snake < 0:
                    idle -= 1
                else:
                    cost += snake
            else:
                points += snake
                if snake < 0:
                    bad += 1
                    bad_points -= snake
                    worst = max(worst, -snake)
        total = squares = highest = second = 0.0
        lowest = 1.0
        animals = 0
        for card in state.hands[seat] if state.hands else ():  # none before the deal
            strength = lower[self.lookup.height[card]]
            total += strength
            squares += strength * strength
            if strength > highest:
                highest, second = strength, highest
            elif strength > second:
                second = strength
            lowest = min(lowest, strength)
            animals |= 1 << self.lookup.animal[card]
        return [
            float(points),
            float(idle),
            float(cost),
            float(bad),
            float(bad_points),
            float(worst),
            float((seat - int(state.start)) % int(self.lookup.seats)),
            total,
            squares,
            highest,
            second,
            lowest,
            float(animals.bit_count()),
        ]


def chances_above(lookup: Lookup, gone: list[int], earlier: int) -> list[float]:
    """By height, how likely the card of another seat comes before one's own. These cards are not held by it;
    so many seats have played, and come first with the same value (PUN-13).
    """
    there = [ANIMALS] * VALUES
    for card in gone:
        there[lookup.height[card]] -= 1
    left = float(CARDS - len(gone))
    ties = earlier / int(lookup.seats - 1)
    above = 0
    found = [0.0] * VALUES
    for height in range(VALUES - 1, -1, -1):
        found[height] = (above + ties * there[height]) / left
        above += there[height]
    return found


def promise(row: list[float], count: int, most: int, leaders: int, earlier: int, above: float) -> float:
    """What a card brings. Every other card comes before it with the chance `above`, unless an animal has
    priority. `count` cards of its animal then lie there; of others `most`, of so many animals.
    """
    at = 0
    others = len(row) - 1  # who may take before
    before = others  # of these, who may take before with the full chance
    if count > most and most:  # PUN-11: mine has priority as yet
        others += count - 1 - earlier
        before = min(count - 1, others)
    elif most > count and leaders == 1:  # another animal has
        at = most
        before = others = others - most
    return first_of(row, at, before, above, others - before, AFTER_ME * above) + MIDDLE * above * (
        1.0 - above
    )


def worths(row: list[int], taken: list[int]) -> list[float]:
    """PUN-19. What each snake card of a row is worth to a player who has taken these."""
    charmers = 0
    negatives = 0
    lowest = 0
    for snake in taken:
        if snake == CHARMER:
            charmers += 1
        elif snake < 0:
            negatives += 1
            lowest = min(lowest, snake)
    worths = []
    for snake in row:
        if snake == CHARMER:
            worths.append(-2.0 * lowest if charmers < negatives else HOPE)
        elif snake < 0 and charmers > negatives:
            worths.append(-float(snake))
        else:
            worths.append(float(snake))
    return worths


def rises(row: list[int], taken: list[int]) -> list[float]:
    """PUN-19, if a snake may be turned again. What each snake card of a row adds to these."""
    now = score_to_and_fro(taken)
    hope = HOPE if min(taken, default=0) >= 0 else 0.0
    return [score_to_and_fro([*taken, snake]) - now + (hope if snake == CHARMER else 0.0) for snake in row]
