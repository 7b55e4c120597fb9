"""The tree of a search: what each seat can tell apart, and what has come of its choices there. One tree
serves all worlds. A seat's legal actions differ from world to world, so the bound of an action counts how
often it was legal, not how often the node was visited. An action enters a node when the policy proposes it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import Policy, State
    from parlour.search.value import Outcome

EXPLORATION: Final = 0.3  # the constant of UCT


class Arm:
    """An action, and its results for the seat that decides."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.vain = False  # whether it is never better than another one
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
    """An information set below the root."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}

    def best(self, legal: list[int]) -> Arm | None:
        """The action with the highest upper confidence bound, of those that are legal and in the node."""
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
        """The legal action with the most visits."""
        best = None
        for action in legal:
            arm = self.arms.get(action)
            if arm is not None and (best is None or arm.visits > best.visits):
                best = arm
        return best


class Tree:
    """The nodes of all seats."""

    def __init__(self, policy: Policy, seats: int) -> None:
        self.nodes: list[dict[tuple[int, ...], Node]] = [{} for _ in range(seats)]
        self.grown = False  # whether a node was added
        self._policy = policy
        self._path: list[Arm] = []
        self._deciders: list[int] = []

    def begin(self) -> None:
        """Another way down the tree."""
        self.grown = False
        self._path = []
        self._deciders = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Choose for a seat at its node: the policy's proposal, if it is new there, else the best action."""
        nodes = self.nodes[seat]
        known = state.known(seat)
        node = nodes.get(known)
        if node is None:
            node = nodes[known] = Node()
            self.grown = True
        proposed = self._policy.choose(state, seat, rng)
        arm = node.best(state.legal(seat)) if proposed in node.arms else None
        if arm is None:
            arm = node.arms[proposed] = Arm(proposed)
            arm.available = 1
        self._path.append(arm)
        self._deciders.append(seat)
        return arm.action

    def learn(self, outcome: Outcome) -> None:
        """Add what came of it to all choices on the way."""
        for place, passed in enumerate(self._path):
            passed.learn(self._deciders[place], outcome)

    def favourite(self, state: State, seat: int) -> Arm | None:
        """A seat's most visited action, if it has a node."""
        node = self.nodes[seat].get(state.known(seat))
        return node.favourite(state.legal(seat)) if node is not None else None
