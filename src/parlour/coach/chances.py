"""The chance of each seat to win in the true state, if all go on by the reference policy.

What nobody has seen is drawn anew for every rollout, so that a chance does not depend on cards that still lie
in a pile. The same luck is used for every state: two states differ less by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE
from parlour.search.playouts import play_out, roll_out
from parlour.search.value import shares

if TYPE_CHECKING:
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State

REDRAWN: Final = 5  # how often a step is taken with all unseen drawn anew, to see whether anything comes up


class Step:
    """A decision of a seat, or a draw: then its outcome."""

    def __init__(self, seat: int, action: int, outcome: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.outcome = outcome

    def take(self, state: State) -> None:
        """As it was."""
        if self.seat == CHANCE:
            state.settle(self.outcome)
        else:
            state.apply(self.seat, self.action)

    def take_anew(self, state: State, rng: Rng) -> None:
        """The same decision; a draw with any outcome."""
        if self.seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(self.seat, self.action)


class Chances:
    """Each seat's chance to win, and the variance of that estimate."""

    def __init__(self, means: list[float], variances: list[float]) -> None:
        self.means = means
        self.variances = variances


def exactly(means: list[float]) -> Chances:
    """Chances without any doubt."""
    return Chances(means, [0.0] * len(means))


class Prospects:
    """Chances to win, by so many rollouts. `whole` ones go to the end and have no bias; others go as far as
    the judge looks.
    """

    def __init__(self, setup: Setup, count: int, rng: Rng, *, whole: bool) -> None:
        self.setup = setup
        self.seats: int = setup.seats
        self.policy = setup.judge
        self.whole = whole
        self.starts = [rng.word() << 30 | rng.word() for _ in range(count)]
        self.redrawn = [rng.word() << 30 | rng.word() for _ in range(REDRAWN)]

    def of(self, state: State) -> Chances:
        """In this state."""
        return self.after(state, [])

    def after(self, state: State, steps: list[Step]) -> Chances:
        """After these steps from this state, with what nobody has seen drawn anew before them."""
        winners = state.winners()
        if winners:
            return exactly(shares(winners, self.seats))
        totals = [0.0] * self.seats
        squares = [0.0] * self.seats
        luck = Rng(0)
        sampler = self.setup.redraws(state)
        for start in self.starts:
            luck.state = start
            world: State = sampler.sample(luck)
            for step in steps:
                step.take_anew(world, luck)
            for seat, chance in enumerate(self._rolled(world, luck)):
                totals[seat] += chance
                squares[seat] += chance * chance
        count = len(self.starts)
        means = [total / count for total in totals]
        spreads = [square / count - mean * mean for square, mean in zip(squares, means, strict=True)]
        return Chances(means, [max(spread, 0.0) / max(count - 1, 1) for spread in spreads])

    def _rolled(self, world: State, luck: Rng) -> list[float]:
        """Draws come first: before a draw chances have to be the mean of those after it, but the policy may
        call a game settled before a deal, and then its estimate would be compared with what is played out.
        """
        while CHANCE in world.waiting:
            world.settle(world.draw(luck))
        if not self.whole:
            return roll_out(self.policy, world, luck).wins
        play_out(self.policy, world, luck)
        return shares(world.winners(), self.seats)

    def brings_news(self, state: State, steps: list[Step]) -> bool:
        """Whether these steps turn up anything that nobody knew: then not all that could come of them is
        alike. What did come of them is not asked: if a rare outcome were found out more often than a common
        one, luck would have a mean.
        """
        known: list[tuple[int, ...]] = []
        luck = Rng(0)
        sampler = self.setup.redraws(state)
        for start in self.redrawn:
            luck.state = start
            world: State = sampler.sample(luck)
            for step in steps:
                step.take_anew(world, luck)
            if not known:
                known = [world.known(seat) for seat in range(self.seats)]
                continue
            for seat in range(self.seats):
                if world.known(seat) != known[seat]:
                    return True
        return False
