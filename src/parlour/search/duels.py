"""Actions of one seat, tried in the same possible worlds with the same luck (common random numbers).

A trial is one world that fits what the seat knows. In each trial every action is played and rolled out, so
that two actions can be compared world by world: a duel. It is far less noisy than two separate means.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.kernel.rng import Rng
from parlour.kernel.state import SPECTATOR
from parlour.search.nodes import Tree
from parlour.search.playouts import play_out, roll_out
from parlour.search.value import Outcome

if TYPE_CHECKING:
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State
    from parlour.search.playouts import Witness

PROPOSED: Final = -1  # as an action: in each world what the policy chooses there
WEIGHED: Final = 50  # trials, until possible hands are weighed anew
LEARNT: Final = 1.4  # times as wide are intervals where seats learn: another time they learn something else
HANDS: Final = 500  # of each other seat that are weighed by what it has chosen, where a game does that


class Duel:
    """How much more one action brings than another, over trials: the mean of the differences, and its
    standard error.
    """

    def __init__(self, differences: list[float], wider: float = 1.0) -> None:
        self.pairs = len(differences)
        self.mean = mean(differences)
        self.error = wider * standard_error(differences)


class Trials:
    """Actions of the seat whose view this is. For each action, in the order given, and each trial: the value
    of what came of it, as the search counts it (chance to win and margin), the chance to win alone, and the
    points to be expected at the end.

    Where a game weighs possible hands, that is done anew after every 50 trials: a few hundred hands are a
    sample, too, and all worlds would share its chance.

    `whole` plays to the end of the game, which is slow in some games and has no bias; otherwise a rollout
    goes as far as the judge looks. Where nobody knows anything secret and positions are met again, all seats
    learn from trial to trial what to choose next, in a tree as that of a search: the policy alone overlooks
    how they would answer. Trials for `counting` what happens do without: another time other things would be
    learnt, and a count should come out the same.
    """

    def __init__(
        self,
        setup: Setup,
        view: View,
        actions: list[int],
        rng: Rng,
        *,
        hands: int = HANDS,
        whole: bool = False,
        counting: bool = False,
    ) -> None:
        seat = view.seat
        assert seat is not None, "a spectator decides nothing"
        self.seat: int = seat
        self.actions = actions
        self.open = [True for _ in actions]  # whether it is still tried
        self.count = 0
        self.values: list[list[float]] = [[] for _ in actions]
        self.wins: list[list[float]] = [[] for _ in actions]
        self.points: list[list[float]] = [[] for _ in actions]
        self.outcomes: list[list[Outcome]] = [[] for _ in actions]  # for all seats
        self.proposals: list[int] = []  # what the policy chose in each trial, if PROPOSED is tried
        self._policy = setup.judge
        self._sampler = setup.sampler(view)
        world = self._sampler.sample(Rng(0))
        alike = world.known(seat) == world.known(SPECTATOR)
        self.learning: bool = self._policy.deep and alike and not (whole or counting)
        self._tree = Tree(self._policy, setup.seats) if self.learning else None
        self._wider = LEARNT if self.learning else 1.0
        self._seeds = rng
        self._luck = Rng(0)
        self._whole = whole
        self._hands = hands
        self._seats = setup.seats

    def run(self, count: int, witness: Witness | None = None) -> None:
        """So many more trials. A witness sees what happens in them, and changes nothing. Whole games are not
        watched.
        """
        assert witness is None or not self._whole
        luck = self._luck
        for _ in range(count):
            if self._hands and self.count % WEIGHED == 0:
                self._sampler.believe(self._seeds, self._hands)
            luck.state = self._seeds.word() << 30 | self._seeds.word()
            world = self._world()
            proposed = PROPOSED
            if self._proposes():
                proposed = self._policy.choose(world, self.seat, luck)
                self.proposals.append(proposed)
            start = luck.state
            tried: dict[int, int] = {}  # the places of actions that were played in this world
            for place, wanted in enumerate(self.actions):
                if not self.open[place]:
                    continue
                action = proposed if wanted == PROPOSED else wanted
                earlier = tried.get(action, -1)
                if earlier >= 0:
                    if witness is not None:
                        witness.again(place, earlier)
                    self.values[place].append(self.values[earlier][self.count])
                    self.wins[place].append(self.wins[earlier][self.count])
                    self.points[place].append(self.points[earlier][self.count])
                    self.outcomes[place].append(self.outcomes[earlier][self.count])
                    continue
                tried[action] = place
                luck.state = start
                if witness is not None:
                    witness.begin(self.count, place, action)
                outcome = self._rolled(world.clone(), action, witness)
                self.values[place].append(outcome.values[self.seat])
                self.wins[place].append(outcome.wins[self.seat])
                self.points[place].append(outcome.points[self.seat] + outcome.to_come)
                self.outcomes[place].append(outcome)
            self.count += 1

    def drop(self, place: int) -> None:
        """Try the action at this place no more. What is known of it stays, for the trials it was in."""
        self.open[place] = False

    def _proposes(self) -> bool:
        return any(self.open[place] and wanted == PROPOSED for place, wanted in enumerate(self.actions))

    def _world(self) -> State:
        """A world that fits the view, in which the others' secret choices are guessed anew."""
        world: State = self._sampler.likely(self._luck)
        for other in world.pending():
            if other != self.seat:
                world.apply(other, self._policy.choose(world, other, self._luck))
        return world

    def _rolled(self, world: State, action: int, witness: Witness | None) -> Outcome:
        """What comes of an action in a world, which is used up."""
        if witness is not None:
            world.events = []
        world.apply(self.seat, action)
        if self._whole:
            play_out(self._policy, world, self._luck)
            return Outcome(self._policy, world)
        if self._tree is not None:
            self._tree.begin()
        outcome = roll_out(self._policy, world, self._luck, witness, self._tree)
        if self._tree is not None:
            self._tree.learn(outcome)
        if witness is not None and world.events is not None:
            witness.note(world, world.events)
        return outcome

    def value(self, place: int) -> float:
        """The mean value of an action."""
        return mean(self.values[place])

    def chance(self, place: int) -> float:
        """The mean chance to win after an action."""
        return mean(self.wins[place])

    def standing(self, place: int) -> list[tuple[float, float]]:
        """Of every seat, the mean chance to win after an action, and the points to be expected at the end."""
        found = self.outcomes[place]
        return [
            (
                mean([outcome.wins[seat] for outcome in found]),
                mean([outcome.points[seat] + outcome.to_come for outcome in found]),
            )
            for seat in range(self._seats)
        ]

    def best(self, places: list[int], first: int = 0, step: int = 1) -> int:
        """Of the actions at these places the one with the highest mean value, in the trials number `first`,
        `first + step` and so on.
        """
        return max(places, key=lambda place: mean(self.values[place][first::step]))

    def duel(self, one: int, other: int, first: int = 0, step: int = 1) -> Duel:
        """The value that the action at one place brings more than the one at another, in these trials."""
        return Duel(differences(self.values[one], self.values[other], first, step), self._wider)

    def duel_of_chances(self, one: int, other: int, first: int = 0, step: int = 1) -> Duel:
        """The same in chances to win."""
        return Duel(differences(self.wins[one], self.wins[other], first, step), self._wider)


def gain(setup: Setup, view: View, action: int, count: int, rng: Rng) -> float:
    """The chance to win after an action, less what it is on average after what the policy plays: a result
    without luck, by so many worlds that fit the view.
    """
    trials = Trials(setup, view, [action, PROPOSED], rng)
    trials.run(count)
    return trials.duel_of_chances(0, 1).mean


def differences(ones: list[float], others: list[float], first: int, step: int) -> list[float]:
    """World by world, as far as both were tried."""
    return [ones[trial] - others[trial] for trial in range(first, min(len(ones), len(others)), step)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def standard_error(values: list[float]) -> float:
    """The standard error of the mean; infinite, as long as nothing can be said about it."""
    count = len(values)
    if count < 2:
        return math.inf
    middle = mean(values)
    return math.sqrt(sum([(value - middle) ** 2 for value in values]) / (count - 1) / count)
