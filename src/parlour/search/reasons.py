"""Why one action is better than another: the aspect of what follows (`Game.aspects`) that differs between
them and goes with what they are worth. Every number comes from trials in the same worlds, so it can be tried
again.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.kernel.aspects import EACH, ENDS, EVENS, GAME, LATER, SPEAKS, Reason
from parlour.kernel.rng import Rng
from parlour.kernel.token import Token
from parlour.search.duels import Duel, Trials, differences, mean, standard_error
from parlour.search.playouts import Witness

if TYPE_CHECKING:
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import RawEvent, State

FEWEST: Final = 100  # trials; “in almost no case” takes some
CLEAR: Final = 2.5  # standard errors by which two actions must differ in value,
PLAIN: Final = 3.5  # and in an aspect: several are looked at
LEAST: Final = 0.08  # and by how much, if it happens or does not,
LEAST_AMOUNT: Final = 0.3  # or if it is an amount
PART: Final = 0.3  # of the difference in value that a reason must explain
VIVID: Final = 1.25  # what happens tells more than an amount does, or how things stand
ALIKE: Final = 0.12  # what happens is alike if it happens as often, but for this,
ALIKE_AMOUNT: Final = 1.0  # and an amount
OFTEN: Final = 0.5  # what happens as often as this is told first, if it does not matter what one does,
SOMETIMES: Final = 0.25  # and what happens less often than this only if nothing else does,
ALWAYS: Final = 0.99  # nor how things stand anyway
LEAST_WINS: Final = 0.02  # by which chances to win must differ to be told
UNEXPLAINED: Final = 0.1  # how dear it is to explain a difference by nothing


class Tally(Witness):
    """Counts the aspects of what comes of each action, world by world. If other trials of the same actions
    say more truly what they are worth, those judge which one is better.
    """

    def __init__(self, setup: Setup, view: View, trials: Trials, judging: Trials | None = None) -> None:
        self.aspects = setup.game.aspects(setup)
        self.found: list[list[dict[str, float]]] = [[] for _ in trials.actions]
        self._totals: list[dict[str, float]] = [{} for _ in trials.actions]
        self._setup = setup
        self._trials = trials
        self._judging = judging or trials
        self._before = setup.sampler(view).sample(Rng(0))  # what the seat knows is the same in all worlds
        self._place = self._action = 0
        self._ends = {ENDS: trials.points, GAME: trials.wins}

    def begin(self, trial: int, place: int, action: int) -> None:
        self._place, self._action = place, action

    def again(self, place: int, earlier: int) -> None:
        self.add(place, self.found[earlier][-1])

    def enough(self, state: State, events: list[RawEvent]) -> bool:
        return self.aspects.settled(self._before, state, events)

    def note(self, state: State, events: list[RawEvent]) -> None:
        found = self.aspects.found(self._before, state, self._trials.seat, self._action, events)
        self.add(self._place, found)

    def add(self, place: int, found: dict[str, float]) -> None:
        """What came of the action at a place, in the next trial."""
        self.found[place].append(found)
        totals = self._totals[place]
        for name, much in found.items():
            totals[name] = totals.get(name, 0.0) + much

    def reason(self, one: int, other: int) -> Reason | None:
        """Why the action at one place is better, or worse, than the one at the other; nothing, if that is not
        clear, or no aspect explains it.
        """
        values = self._trials.values
        gaps = differences(values[one], values[other], 0, 1)
        gap = mean(gaps)
        if len(gaps) < FEWEST or not abs(gap) > CLEAR * standard_error(gaps):
            return None
        if gap * self._judging.duel(one, other).mean <= 0:
            return None
        best = ""
        most = PART * abs(gap)
        mine, theirs = self._totals[one], self._totals[other]
        for name in self._names([one, other]):
            amount = name in self.aspects.amounts
            step = (mine.get(name, 0.0) - theirs.get(name, 0.0)) / len(gaps)
            if abs(step) < (LEAST_AMOUNT if amount else LEAST) or self.aspects.sign(name) * step * gap < 0:
                continue
            explained = explains(self.column(one, name), self.column(other, name), gaps)
            explained *= math.copysign(VIVID if self.aspects.happens(name) else 1.0, gap)
            if explained > most:
                best, most = name, explained
        return self.claim(one, other, best) if best else None

    def alike(self, places: list[int]) -> Reason | None:
        """Why these actions are about equally good: the same comes of all of them; or, of one comes more at
        once than of another, and that is made up for. Nothing, if the game says nothing of what comes.
        """
        if not any(self._totals):
            return None
        events, standing = self._events(places), self._standing(places)
        return (
            self._each(places, self._threats(events), SOMETIMES)
            or self._each(places, events, OFTEN)
            or self._evens(places)
            or self._each(places, events, SOMETIMES)
            or self._each(places, standing, SOMETIMES)
            or self._each(places, events, LEAST)
            or self._each(places, self._amounts(places), LEAST_AMOUNT, ALIKE_AMOUNT)
            or self.claim(places[0], places[1], "", EACH)
        )

    def later(self, one: int, other: int, better: int) -> Reason | None:
        """What comes of two actions, of which nothing that comes at once surely says why one is better: what
        speaks for it all the same; or, if nothing does, how the game ends after each of them.
        """
        if not (any(self._totals) or self.aspects.amounts):
            return None
        worse = one + other - better
        amounts = self._amounts([one, other])
        for names in (self._events([one, other]), self._standing([one, other]), amounts):
            speaks = {name: self._speaks(name, better, worse) for name in names}
            most = max(names, key=lambda name: speaks[name], default="")
            least = LEAST_AMOUNT if names is amounts else SOMETIMES
            if most and speaks[most] >= least and len(self.found[one]) >= FEWEST:
                return self.claim(one, other, most, SPEAKS)
        for name, least in ((ENDS, LEAST_AMOUNT), (GAME, LEAST_WINS)):
            gap = Duel(differences(self.column(better, name), self.column(worse, name), 0, 1))
            if gap.pairs >= FEWEST and gap.mean >= least and gap.mean > CLEAR * gap.error:
                return self.claim(one, other, name, LATER)
        return self.claim(one, other, "", LATER)

    def _each(self, places: list[int], names: list[str], least: float, apart: float = ALIKE) -> Reason | None:
        """What comes of all these actions, at least so much, and of none of them much more."""
        found: list[tuple[float, int, int, str]] = []
        for name in names:
            shares = self._means(places, name)
            low, high = min(shares), max(shares)
            if low >= least and high - low <= apart:
                found.append((low, places[shares.index(low)], places[shares.index(high)], name))
        if not found:
            return None
        _, one, other, name = max(found)
        return self.claim(one, other, name, EACH)

    def _evens(self, places: list[int]) -> Reason | None:
        """An amount of which the first or another of these actions brings more, though it is no better."""
        for name in self._amounts(places):
            shares = self._means(places, name)
            apart = [abs(much - shares[0]) for much in shares]
            far = apart.index(max(apart))
            if apart[far] > ALIKE_AMOUNT:
                one, other = (0, far) if shares[0] > shares[far] else (far, 0)
                return self.claim(places[one], places[other], name, EVENS)
        return None

    def _speaks(self, name: str, better: int, worse: int) -> float:
        """How much more of something good comes of one than of the other; if it is bad, how much less."""
        here, there = self._means([better, worse], name)
        return self.aspects.sign(name) * (here - there)

    def _events(self, places: list[int]) -> list[str]:
        """What happens after any of these actions."""
        return [name for name in self._names(places) if self.aspects.happens(name)]

    def _threats(self, names: list[str]) -> list[str]:
        return [name for name in names if Token.parse(name).verb in self.aspects.threats]

    def _standing(self, places: list[int]) -> list[str]:
        """How things may stand after any of these actions, but do not always."""
        names = [name for name in self._names(places) if name not in self.aspects.amounts]
        return [
            name
            for name in names
            if not self.aspects.happens(name) and min(self._means(places, name)) < ALWAYS
        ]

    def _means(self, places: list[int], name: str) -> list[float]:
        return [mean(self.column(place, name)) for place in places]

    def _names(self, places: list[int]) -> list[str]:
        """The aspects that came of any of these actions, unless one of them says it by itself."""
        actions = [self._trials.actions[place] for place in places]
        names = {name for place in places for name in self._totals[place]}
        return sorted(
            name for name in names if not any(self.aspects.says(action, name) for action in actions)
        )

    def _amounts(self, places: list[int]) -> list[str]:
        """The amounts that came of these actions, in the order of the game."""
        names = self._names(places)
        return [name for name in self.aspects.amounts if name in names]

    def gap(self, one: int, other: int) -> float:
        """The value that one action brings more than the other."""
        return self._trials.duel(one, other).mean

    def column(self, place: int, name: str) -> list[float]:
        """How much of an aspect came of an action, in each world."""
        if name in self._ends:
            return self._ends[name][place]
        return [found.get(name, 0.0) for found in self.found[place]]

    def claim(self, one: int, other: int, name: str, kind: str = "") -> Reason:
        """How often, or how much of, an aspect came of two actions."""
        here, there = self.column(one, name), self.column(other, name)
        setup, actions = self._setup, self._trials.actions
        return Reason(
            token=setup.token(actions[one]),
            against=setup.token(actions[other]),
            aspect=name,
            here=mean(here),
            there=mean(there),
            trials=len(here),
            spread=math.sqrt(len(here)) * max(standard_error(here), standard_error(there)),
            kind=kind,
        )


def compared(setup: Setup, view: View, one: int, other: int, count: int, seed: int | str) -> Tally:
    """Two actions, tried so many times."""
    trials = Trials(setup, view, [one, other], Rng(seed), counting=True)
    tally = Tally(setup, view, trials)
    trials.run(count, tally)
    return tally


def retried(setup: Setup, view: View, reason: Reason, seed: int | str) -> Reason:
    """A reason with the numbers of as many fresh worlds."""
    one, other = (setup.action(token) for token in (reason.token, reason.against))
    return compared(setup, view, one, other, reason.trials, seed).claim(0, 1, reason.aspect, reason.kind)


def explains(here: list[float], there: list[float], gaps: list[float]) -> float:
    """How much of a difference in value goes with the difference of an aspect; nothing, if the latter might
    be chance.

    The slope comes from least squares over the worlds. A constant is dear but possible: what is always
    different explains a constant difference, what is different at random explains only what goes with it.
    """
    steps = differences(here, there, 0, 1)
    step = mean(steps)
    if not step or abs(step) < PLAIN * standard_error(steps):
        return 0.0
    count = len(steps)
    square = sum([each * each for each in steps]) / count
    product = sum([each * gap for each, gap in zip(steps, gaps, strict=True)]) / count
    dear = 1.0 + UNEXPLAINED
    slope = (dear * product - step * mean(gaps)) / (dear * square - step * step)
    return slope * step
