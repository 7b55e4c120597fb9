"""How a position goes on by a policy: to the policy's horizon, as a search looks at it, or to the end of the
game. What is measured and what is fitted comes from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.state import CHANCE
from parlour.search.value import Outcome

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import Policy, State


def play_out(policy: Policy, state: State, rng: Rng) -> None:
    """Play to the end of the game."""
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(seat, policy.choose(state, seat, rng))


def roll_out(policy: Policy, state: State, rng: Rng) -> None:
    """Play as far as a search looks."""
    left = policy.horizon
    while state.waiting and left and not policy.settled(state):
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(seat, policy.choose(state, seat, rng))
            left -= 1


def shares(state: State, seats: int) -> list[float]:
    """The share of each seat in the win of a finished game."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def win_chances(policy: Policy, state: State, seats: int, rng: Rng, count: int) -> list[float]:
    """The chance of each seat to win, if all go on by the policy: the mean of play-outs to the end."""
    totals = [0.0] * seats
    for _ in range(count):
        end = state.clone()
        play_out(policy, end, rng)
        for seat, share in enumerate(shares(end, seats)):
            totals[seat] += share
    return [total / count for total in totals]


def rollouts(policy: Policy, state: State, rng: Rng, count: int) -> list[list[float]]:
    """The chances to win that rollouts as far as a search looks come to: one list for each rollout."""
    found: list[list[float]] = []
    for _ in range(count):
        end = state.clone()
        roll_out(policy, end, rng)
        found.append(Outcome(policy, end).wins)
    return found
