"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) for any number of seats.

An iteration samples a world (a state that fits the view, and as far as the game weighs that, what the others
have chosen), descends the tree in it, plays on with the game's light policy, and values the outcome for every
seat. A node is what a seat knows (`State.known`). Seats that choose at the same time have nodes of their own
(decoupled UCT). The module `nodes` has the tree.

Other seats have nodes only if the searcher knows nothing secret. Otherwise they follow the policy: the
searcher's true cards are in all worlds, and nodes would learn to answer cards that the others cannot see.

At the root all actions compete; the policy gives their priors (PUCT). Near the end of a game the search is
exact instead (`exact`).
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Final

from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE, SPECTATOR
from parlour.search.exact import Solver, TooMuch
from parlour.search.nodes import Arm, Tree
from parlour.search.playouts import roll_out
from parlour.search.value import Outcome, squashed

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, Sampler, State

ROOT_EXPLORATION: Final = 0.5  # the constant of PUCT at the root
PROPOSALS: Final = 8  # how often the policy is asked for the priors of the root
UNIFORM: Final = 16  # the weight of a uniform prior, in proposals
PRIOR_VISITS: Final = 2.0  # the weight of the prior value of an action, in visits
PRIOR_RANGE: Final = 0.1  # how much lower the prior value of an action is that was never proposed
KEPT: Final = 4000  # worlds that are kept, since every action is tried in each
WORLDS: Final = 100  # exact search: at most this many worlds,
POSITIONS: Final = 20  # and this many positions for each iteration of the budget


class Search:
    """The search of one seat from one view."""

    def __init__(
        self,
        policy: Policy,
        sampler: Sampler,
        seat: int,
        seats: int,
        legal: list[int],
        rng: Rng,
        hands: int = 0,
        narrow: float = 0.0,
    ) -> None:
        self.policy = policy
        self.sampler = sampler
        self.seat = seat
        self.arms = [Arm(action) for action in legal]
        self.tree = Tree(policy, seats)
        self.iterations = 0
        self.exact = False  # whether the search was exact
        self._value = 0.0  # summed over the iterations
        self._seeds = rng
        self._starts: list[int] = []  # the generator's state for each trial of an action
        self._worlds: list[State] = []  # of the first trials, for which that state comes after the world
        self._rng = Rng(0)
        if hands:
            sampler.suppose(rng, hands)
        world = self._world(0)
        for arm in self.arms:
            arm.vain = policy.vain(world, seat, arm.action)
        self._secretive = world.known(seat) != world.known(SPECTATOR)
        self._narrow = narrow  # how far only the searcher's own points count, from 0 to 1
        self._expected = policy.estimate(world)[seat]
        self._clear = policy.spread(world)
        self._ask_policy()

    def think(self, iterations: int, seconds: float) -> None:
        """Run a number of iterations, or as many as the time allows, and at least one."""
        begin = perf_counter()
        end = begin + seconds
        if self._play_out(iterations * POSITIONS, begin + seconds / 4):
            return
        for _ in range(iterations):
            self.explore()
            if perf_counter() >= end:
                break

    def explore(self) -> None:
        """One iteration. The n-th trials of all actions share a world and its random numbers, so that actions
        differ less by luck (common random numbers).
        """
        self.tree.begin()
        arm = self._most_promising()
        state = self._world(arm.visits)
        for other in state.pending():  # secret choices are guessed anew
            if other != self.seat:
                state.apply(other, self._decide(state, other))
        state.apply(self.seat, arm.action)
        if self.policy.deep:
            self._descend(state)
        outcome = roll_out(self.policy, state, self._rng)
        if self._narrow:
            own = squashed((outcome.points[self.seat] - self._expected) / self._clear)
            outcome.values[self.seat] += self._narrow * (own - outcome.values[self.seat])
        self._learn(arm, outcome)
        self.tree.learn(outcome)

    def ranking(self) -> list[Arm]:
        """All actions, the best first, and last those that are never better than another one."""
        return sorted(self.arms, key=lambda arm: (arm.vain, -self.worth(arm), arm.action))

    def worth(self, arm: Arm) -> float:
        """The value of an action: the mean of its results and a prior value by the policy, which counts less
        with every visit.
        """
        if self.exact:
            return arm.mean()
        mean = self._value / self.iterations if self.iterations else 0.0
        return (arm.value + PRIOR_VISITS * (mean - PRIOR_RANGE * (1.0 - arm.prior))) / (
            arm.visits + PRIOR_VISITS
        )

    def main_line(self) -> list[tuple[int, int]]:
        """The principal variation: seats and their most visited actions in one world, until the tree or the
        next draw ends it.
        """
        state = self._world(0)
        line: list[tuple[int, int]] = []
        arm: Arm | None = self.ranking()[0]
        seat = self.seat
        while arm is not None:
            line.append((seat, arm.action))
            state.apply(seat, arm.action)
            if not state.waiting or state.waiting[0] == CHANCE:
                break
            seat = state.waiting[0]
            arm = self.tree.favourite(state, seat)
        return line

    def _ask_policy(self) -> None:
        """Set the priors: how often the policy proposes each action, mixed with a uniform prior."""
        trials = range(PROPOSALS)
        proposals = [self.policy.choose(self._world(trial), self.seat, self._rng) for trial in trials]
        for arm in self.arms:
            arm.prior = (proposals.count(arm.action) + UNIFORM / len(self.arms)) / (PROPOSALS + UNIFORM)

    def _most_promising(self) -> Arm:
        """The action to try next: the one with the highest PUCT bound."""
        best = self.arms[0]
        highest = -1e9
        scale = ROOT_EXPLORATION * math.sqrt(1.0 + self.iterations)
        for arm in self.arms:
            bound = self.worth(arm) + scale * arm.prior / (1.0 + arm.visits)
            if bound > highest:
                best, highest = arm, bound
        return best

    def _learn(self, arm: Arm, outcome: Outcome) -> None:
        """Add an outcome to an action at the root."""
        arm.learn(self.seat, outcome)
        arm.wins += outcome.wins[self.seat]
        arm.points += outcome.points[self.seat] + outcome.to_come
        self.iterations += 1
        self._value += outcome.values[self.seat]

    def _play_out(self, positions: int, end: float) -> bool:
        """Search exactly, if that is possible."""
        worlds = self.sampler.worlds(WORLDS)
        solver = Solver(self.policy, positions, end)
        found: list[tuple[Arm, Outcome]] = []
        try:
            for world in worlds:
                found += [(arm, solver.after(world, self.seat, arm.action)) for arm in self.arms]
        except TooMuch:
            return False
        for arm, outcome in found:
            self._learn(arm, outcome)
        self.exact = bool(worlds)
        return self.exact

    def _world(self, trial: int) -> State:
        """The world of this trial. The generator is set to the trial's state."""
        while trial >= len(self._starts):
            start = self._seeds.word() << 30 | self._seeds.word()
            if len(self._worlds) < KEPT:
                self._rng.state = start
                self._worlds.append(self.sampler.likely(self._rng))
                start = self._rng.state
            self._starts.append(start)
        self._rng.state = self._starts[trial]
        if trial < KEPT:
            return self._worlds[trial].clone()
        return self.sampler.likely(self._rng)

    def _descend(self, state: State) -> None:
        """Go down the tree until a node is added."""
        self.tree.grown = False
        while state.waiting and not self.tree.grown:
            seat = state.waiting[0]
            if seat == CHANCE:
                if self.policy.settled(state):
                    return
                state.settle(state.draw(self._rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[0] if len(legal) == 1 else self._decide(state, seat))

    def _decide(self, state: State, seat: int) -> int:
        """Choose for a seat: at its node, or by the policy."""
        if self._secretive and seat != self.seat:
            return self.policy.choose(state, seat, self._rng)
        return self.tree.choose(state, seat, self._rng)
