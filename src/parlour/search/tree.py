"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) for any number of seats.

Each iteration samples a world that looks like the view, goes down the tree in it, plays on with the game's
light policy, and values the outcome for every seat. One tree serves all worlds: its nodes are what a seat
knows (`State.known`), and who chooses at the same time does so at nodes of their own (decoupled UCT). Which
of a node's actions are to be had may differ from world to world, so an action is compared by how often it
was, not by how often the node was visited. An action enters a node when the policy proposes it.

The others have nodes where the searcher knows what everybody knows. Where it holds something secret, they
follow the policy: all worlds have the searcher's true cards in them, and nodes would learn to answer cards
that the others cannot see.

At the root all actions compete, those that the policy likes with an advance of trust (PUCT). Where little is
left to play, all of it is played out instead (`exact`).
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Final

from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE, SPECTATOR
from parlour.search.exact import Solver, TooMuch
from parlour.search.value import Outcome

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, Sampler, State

EXPLORATION: Final = 0.3  # how much an action is worth for being little known,
CURIOSITY: Final = 0.5  # and at the root
PROPOSALS: Final = 8  # how often the policy is asked what it would do at the root,
OTHERS: Final = 16  # and as how many of its answers all actions together count
TRUST: Final = 2.0  # the trials that it takes to forget what the policy thought
DOUBT: Final = 0.1  # how much less is thought of an action that the policy never proposed
WORLDS: Final = 100  # so many can be played out in full,
POSITIONS: Final = 20  # and so many positions for each iteration that is allowed


class Arm:
    """An action, as it turned out for the seat that decides."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.prior = 0.0
        self.value = 0.0  # summed over the visits, as are
        self.wins = 0.0
        self.points = 0.0

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0

    def learn(self, seat: int, outcome: Outcome) -> None:
        self.visits += 1
        self.value += outcome.values[seat]


class Node:
    """A moment of decision below the root, as its seat knows it."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}

    def best(self, legal: list[int]) -> Arm | None:
        """Of the actions to be had, the known one with the highest upper confidence bound."""
        best = None
        highest = -1.0
        for action in legal:
            arm = self.arms.get(action)
            if arm is not None:
                arm.available += 1
                bound = 1e9
                if arm.visits:
                    bound = arm.value / arm.visits
                    bound += EXPLORATION * math.sqrt(math.log(arm.available) / arm.visits)
                if bound > highest:
                    best, highest = arm, bound
        return best

    def favourite(self, legal: list[int]) -> Arm | None:
        """Of the actions to be had, the one tried most often."""
        best = None
        for action in legal:
            arm = self.arms.get(action)
            if arm is not None and (best is None or arm.visits > best.visits):
                best = arm
        return best


class Search:
    """One seat's thoughts about one view."""

    def __init__(
        self, policy: Policy, sampler: Sampler, seat: int, seats: int, legal: list[int], rng: Rng
    ) -> None:
        self.policy = policy
        self.sampler = sampler
        self.seat = seat
        self.arms = [Arm(action) for action in legal]
        self.trees: list[dict[tuple[int, ...], Node]] = [{} for _ in range(seats)]
        self.iterations = 0
        self.exact = False  # whether everything was played out
        self._value = 0.0  # summed over the iterations
        self._seeds = rng
        self._starts: list[int] = []  # where the generator stands at each trial of an action
        self._rng = Rng(0)
        self._path: list[Arm] = []
        self._deciders: list[int] = []
        world = self._world(0)
        self._secretive = world.known(seat) != world.known(SPECTATOR)
        self._ask_policy()

    def think(self, iterations: int, seconds: float) -> None:
        """Try so many worlds, or as many as the time allows, and at least one."""
        begin = perf_counter()
        end = begin + seconds
        if self._play_out(iterations * POSITIONS, begin + seconds / 4):
            return
        for _ in range(iterations):
            self.explore()
            if perf_counter() >= end:
                break

    def explore(self) -> None:
        """One iteration. The first trials of all actions share a world and the luck in it, and so do the
        second ones, and so on: then actions differ by what they are worth more than by their luck.
        """
        self._path = []
        self._deciders = []
        arm = self._most_promising()
        state = self._world(arm.visits)
        for other in state.pending():  # what others have chosen in secret is open to every guess
            if other != self.seat:
                state.apply(other, self._decide(state, other))
        state.apply(self.seat, arm.action)
        self._descend(state)
        self._roll_out(state)
        outcome = Outcome(self.policy, state)
        self._learn(arm, outcome)
        for place, passed in enumerate(self._path):
            passed.learn(self._deciders[place], outcome)

    def ranking(self) -> list[Arm]:
        """All actions, the best first."""
        return sorted(self.arms, key=lambda arm: (-self.worth(arm), arm.action))

    def worth(self, arm: Arm) -> float:
        """What is thought of an action: how it turned out, and as long as it was tried little, what the
        policy thinks.
        """
        if self.exact:
            return arm.mean()
        mean = self._value / self.iterations if self.iterations else 0.0
        return (arm.value + TRUST * (mean - DOUBT * (1.0 - arm.prior))) / (arm.visits + TRUST)

    def main_line(self) -> list[tuple[int, int]]:
        """What will probably be done next, and by whom: the favourites in one possible world, as far as the
        tree goes and no lot is drawn.
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
            node = self.trees[seat].get(state.known(seat))
            arm = node.favourite(state.legal(seat)) if node is not None else None
        return line

    def _ask_policy(self) -> None:
        """How likely the policy is to choose each action; a part is left for all that it did not name."""
        trials = range(PROPOSALS)
        proposals = [self.policy.choose(self._world(trial), self.seat, self._rng) for trial in trials]
        for arm in self.arms:
            arm.prior = (proposals.count(arm.action) + OTHERS / len(self.arms)) / (PROPOSALS + OTHERS)

    def _most_promising(self) -> Arm:
        """The action to be tried next."""
        best = self.arms[0]
        highest = -1e9
        scale = CURIOSITY * math.sqrt(1.0 + self.iterations)
        for arm in self.arms:
            bound = self.worth(arm) + scale * arm.prior / (1.0 + arm.visits)
            if bound > highest:
                best, highest = arm, bound
        return best

    def _learn(self, arm: Arm, outcome: Outcome) -> None:
        """What an action at the root has come to."""
        arm.learn(self.seat, outcome)
        arm.wins += outcome.wins[self.seat]
        arm.points += outcome.points[self.seat] + outcome.to_come
        self.iterations += 1
        self._value += outcome.values[self.seat]

    def _play_out(self, positions: int, end: float) -> bool:
        """Play out everything, if that is little enough."""
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
        """The world of this trial, with the generator where it stands in it."""
        while trial >= len(self._starts):
            self._starts.append(self._seeds.word() << 30 | self._seeds.word())
        self._rng.state = self._starts[trial]
        return self.sampler.sample(self._rng)

    def _descend(self, state: State) -> None:
        """Go down the tree until something new is met."""
        size = self._size()
        while state.waiting and self._size() == size:
            seat = state.waiting[0]
            if seat == CHANCE:
                if self.policy.settled(state):
                    return
                state.settle(state.draw(self._rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[0] if len(legal) == 1 else self._decide(state, seat))

    def _size(self) -> int:
        return sum([len(tree) for tree in self.trees])

    def _decide(self, state: State, seat: int) -> int:
        """Choose for a seat at its node: what the policy proposes, if it is new there, else the best."""
        if self._secretive and seat != self.seat:
            return self.policy.choose(state, seat, self._rng)
        tree = self.trees[seat]
        known = state.known(seat)
        node = tree.get(known)
        if node is None:
            node = tree[known] = Node()
        proposed = self.policy.choose(state, seat, self._rng)
        arm = node.best(state.legal(seat)) if proposed in node.arms else None
        if arm is None:
            arm = node.arms[proposed] = Arm(proposed)
            arm.available = 1
        self._path.append(arm)
        self._deciders.append(seat)
        return arm.action

    def _roll_out(self, state: State) -> None:
        """Let the policy play on."""
        policy = self.policy
        rng = self._rng
        left = policy.horizon
        while state.waiting and left and not policy.settled(state):
            seat = state.waiting[0]
            if seat == CHANCE:
                state.settle(state.draw(rng))
            else:
                state.apply(seat, policy.choose(state, seat, rng))
                left -= 1
