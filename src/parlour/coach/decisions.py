"""What one decision cost, judged by what the seat could know.

A search finds the best candidates; then they meet the move that was played in the same worlds, with the same
luck. The best one is found in one half of the worlds and valued in the other, and the other way round: the
highest of several noisy values would be too high.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.coach.duels import PROPOSED, Trials
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.coach.duels import Duel
    from parlour.kernel.game import Setup, View

SURE: Final = 2.0  # standard errors on either side of a loss: nothing that is nearer to 0 is called an error
CANDIDATES: Final = 2  # of the search that meet the move that was played
FIRST: Final = 40  # trials of all moves, to find another candidate and the worst move
BATCH: Final = 100  # trials between two looks at the interval
FREE: Final = 0.02  # if all moves are worth the same but for this, the decision does not count
ONLY: Final = 0.06  # a best move that leads by this much is the only one
TOLERANCE: Final = 0.02  # who tries an error again may lose this much, and is right
TRIED: Final = 400  # trials of all moves, by which that is judged; fewer, if there are very many moves
ROLLOUTS: Final = 8000  # of those trials, in all
PART: Final = 3.0  # an interval is narrow enough if it is no wider than this part of the smallest mark


class Budget(msgspec.Struct, frozen=True):
    """How much work a review may be."""

    iterations: int = 1000  # of the search, for each decision
    pairs: int = 2000  # at most, for each decision: worlds in which moves meet
    rollouts: int = 400  # for each look at the chances to win
    hands: int = 500  # of each other seat that are weighed
    whole: bool = True  # chances to win by play-outs to the end, which have no bias


QUICK: Final = Budget(iterations=100, pairs=200, rollouts=40, hands=50)  # a tenth of the work


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with a choice. Losses are values from 0 to 1: the chance to win, and for three tenths the
    margin, so that lost games still count. Noise may bring a loss a little below 0.
    """

    step: int  # of the record, counted from 0
    seat: int
    played: str
    best: str  # the move that was played, unless another one was better
    loss: float
    low: float  # two standard errors below, about the end of the 95% interval,
    high: float  # and above
    counts: bool  # whether there was anything to decide: not all moves were worth the same
    only: bool  # whether the one good move was found
    mark: str | None = None
    reason: str | None = None
    chance: float  # to win, after the move that was played, as far as the seat could know
    gain: float  # of that chance, over what the reference policy plays
    pairs: int
    losses: dict[str, float] = {}  # after an error: of every legal move, so that it can be tried again


class Found:
    """What a number of trials says: the move that was played is at place 0, other candidates follow."""

    def __init__(self, trials: Trials, candidates: int, worst: int) -> None:
        self.trials = trials
        places = list(range(candidates))
        halves = (0, 1)
        self.bests = [trials.best(places, half, 2) for half in halves]
        duels = [trials.duel(best, 0, 1 - half, 2) for half, best in zip(halves, self.bests, strict=True)]
        self.loss = mean_of(duels)
        self.error = error_of(duels)
        self.best = trials.best(places)
        rivals = [trials.duel(place, 0) for place in places[1:]]
        self.most = max([self.loss + SURE * self.error, *(duel.mean + SURE * duel.error for duel in rivals)])
        self.spread = mean_of(
            [trials.duel(best, worst, 1 - half, 2) for half, best in zip(halves, self.bests, strict=True)]
        )
        self.only = self._only(places[1:])

    def _only(self, rivals: list[int]) -> bool:
        """Whether the move that was played is best, and clearly so, by far."""
        if any(self.bests):
            return False
        seconds = [self.trials.best(rivals, half, 2) for half in (0, 1)]
        duels = [self.trials.duel(0, second, 1 - half, 2) for half, second in enumerate(seconds)]
        return mean_of(duels) > max(ONLY, SURE * error_of(duels))

    def clear(self, smallest: float) -> bool:
        """Whether more trials would change nothing that counts."""
        return self.most - self.loss <= smallest / PART or self.most < smallest / 2


def mean_of(duels: Sequence[Duel]) -> float:
    return sum(duel.mean for duel in duels) / len(duels)


def error_of(duels: Sequence[Duel]) -> float:
    """The standard error of the mean of duels over different worlds."""
    return sqrt(sum(duel.error**2 for duel in duels)) / len(duels)


def judge(
    setup: Setup,
    view: View,
    legal: Sequence[int],
    played: int,
    step: int,
    seed: str,
    budget: Budget,
    slip: float,
) -> Decision:
    """What the decision cost, to a third of the smallest mark (`slip`) or as well as the budget allows."""
    assert view.seat is not None
    tokens = [setup.token(action) for action in legal]
    bot = LevelBot(within(LEVELS["master"], str(budget.iterations)), setup, f"{seed}/search")
    search = bot.search(view, tokens, setup.judge)
    looked = Trials(setup, view, list(legal), Rng(f"{seed}/first"), hands=budget.hands)
    looked.run(min(FIRST, budget.pairs))
    order = sorted(range(len(legal)), key=looked.value)
    best = [arm.action for arm in search.ranking()[: CANDIDATES + 1]]
    rivals = [action for action in dict.fromkeys([*best, legal[order[-1]]]) if action != played]
    rivals = rivals[: CANDIDATES + 1]
    worst = legal[order[0]]
    tried = [played, *rivals, worst, PROPOSED]
    trials = Trials(setup, view, tried, Rng(f"{seed}/duels"), hands=budget.hands)
    while True:
        trials.run(min(BATCH, budget.pairs - trials.count))
        found = Found(trials, 1 + len(rivals), len(tried) - 2)
        if trials.count >= budget.pairs or found.clear(slip):
            break
    loss, error, most, better = found.loss, found.error, found.most, tried[found.best]
    if search.exact:
        arms = {arm.action: arm.mean() for arm in search.arms}
        better = max(arms, key=lambda action: (arms[action], action == played))
        loss, error = arms[better] - arms[played], 0.0
        most = loss
    losses: dict[int, float] = {}
    if found.spread >= FREE and loss >= slip and loss > SURE * error:
        if search.exact:
            losses = {action: arms[better] - value for action, value in arms.items()}
        else:
            looked.run(max(0, min(TRIED, budget.pairs, ROLLOUTS // len(legal)) - looked.count))
            losses = losses_of(looked, legal, better) | losses_of(trials, tried[:-1], better)
        losses[played] = loss
    return Decision(
        step=step,
        seat=view.seat,
        played=setup.token(played),
        best=setup.token(better if loss > 0 else played),
        loss=loss,
        low=loss - SURE * error,
        high=most,
        counts=found.spread >= FREE,
        only=found.only,
        chance=trials.chance(0),
        gain=trials.duel_of_chances(0, len(tried) - 1).mean,
        pairs=trials.count,
        losses={setup.token(action): max(0.0, lost) for action, lost in losses.items()},
    )


def losses_of(trials: Trials, actions: Sequence[int], best: int) -> dict[int, float]:
    """What each action loses against the best one, in the same worlds."""
    place = actions.index(best)
    return {action: trials.duel(place, other).mean for other, action in enumerate(actions)}
