"""How a position goes on by a policy: to the policy's horizon, as a search looks at it, or to the end of the
game. What is measured and what is fitted comes from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from parlour.kernel.state import CHANCE, ENDLESS
from parlour.search.value import Outcome, shares, softmax

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import Policy, RawEvent, State
    from parlour.search.nodes import Tree

SELDOM: Final = 12  # where rollouts can be cut short anywhere, one decision in so many is a sample


def play_out(policy: Policy, state: State, rng: Rng) -> None:
    """Play to the end of the game."""
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(seat, policy.choose(state, seat, rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Sees rollouts from the action on that is tried, as raw events, until it has seen enough."""

    def begin(self, trial: int, place: int, action: int) -> None:
        """The action at this place is tried in this trial."""

    def again(self, place: int, earlier: int) -> None:
        """The action at this place is the one that was just tried at an earlier place."""

    def enough(self, state: State, events: list[RawEvent]) -> bool:
        """Whether all that counts has happened: for example, the trick is over. Asked after every step."""
        return False

    def note(self, state: State, events: list[RawEvent]) -> None:
        """What was seen, and what came of it: once for each rollout, when it is enough or ends before."""


def roll_out(
    policy: Policy, state: State, rng: Rng, witness: Witness | None = None, tree: Tree | None = None
) -> Outcome:
    """Play as far as a search looks: with a tree down to its end, then by the policy. The outcome, and a part
    of what was estimated on the way.
    """
    left = policy.horizon
    part = policy.foresight
    early: Outcome | None = None
    while state.waiting and left and not policy.settled(state):
        if witness is not None and state.events is not None and witness.enough(state, state.events):
            witness.note(state, state.events)
            state.events = None
        if part and early is None and policy.foreseen(state):
            early = Outcome(policy, state)
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
        elif tree is not None and not tree.grown:
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else tree.choose(state, seat, rng))
        else:
            state.apply(seat, policy.choose(state, seat, rng))
            left -= 1
    outcome = Outcome(policy, state)
    if early is not None:
        outcome.blend(early, part)
    return outcome


def win_chances(policy: Policy, state: State, seats: int, rng: Rng, count: int) -> list[float]:
    """The chance of each seat to win, if all go on by the policy: the mean of play-outs to the end."""
    totals = [0.0] * seats
    for _ in range(count):
        end = state.clone()
        play_out(policy, end, rng)
        for seat, share in enumerate(shares(end.winners(), seats)):
            totals[seat] += share
    return [total / count for total in totals]


def rollouts(policy: Policy, state: State, rng: Rng, count: int) -> list[list[float]]:
    """The chances to win that rollouts as far as a search looks come to: one list for each rollout."""
    return [roll_out(policy, state.clone(), rng).wins for _ in range(count)]


class Sample:
    """A position that a fit learns from: the stage of the game and, for each seat, how it stands, as numbers
    and by the estimate made by hand.
    """

    def __init__(self, policy: Policy, state: State, seats: int) -> None:
        self.stage = policy.stage(state)
        self.numbers = [policy.describe(state, seat) for seat in range(seats)]
        self.by_hand = softmax(policy.strengths(state, policy.estimate(state)))


def samples(policy: Policy, state: State, seats: int, rng: Rng) -> list[Sample]:
    """Play to the end by a policy without fitted weights. Samples are positions that rollouts estimate: where
    the policy calls the game settled or foresees its end or, if it counts decisions instead, some of all.
    """
    anywhere = policy.horizon < ENDLESS
    found: list[Sample] = []
    while state.waiting:
        seat = state.waiting[0]
        estimated = policy.settled(state) or policy.foreseen(state)
        if estimated or (anywhere and seat != CHANCE and rng.below(SELDOM) == 0):
            found.append(Sample(policy, state, seats))
        if seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(seat, policy.choose(state, seat, rng))
    return found
