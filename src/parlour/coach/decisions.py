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
from parlour.kernel.aspects import Reason
from parlour.kernel.rng import Rng
from parlour.search.duels import PROPOSED, Trials
from parlour.search.reasons import FEWEST, compared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.coach.accounts import Moment
    from parlour.kernel.game import Setup
    from parlour.search.duels import Duel

SURE: Final = 2.0  # standard errors on either side of a loss: nothing that is nearer to 0 is called an error
CANDIDATES: Final = 2  # of the search that meet the move that was played
LEAST: Final = 4  # iterations and trials, however many decisions there are
SHARED: Final = ("iterations", "first", "pairs")  # what many decisions share
BATCH: Final = 50  # trials between two looks at the interval
FREE: Final = 0.02  # if all moves are worth the same but for this, the decision does not count
ONLY: Final = 0.06  # a best move that leads by this much is the only one
TOLERANCE: Final = 0.02  # who tries an error again may lose this much, and is right
TRIED: Final = (
    400  # trials of all moves, by which that is judged; fewer, if there are many moves or decisions
)
ROLLOUTS: Final = 8000  # of those trials, in all
REASONING: Final = 400  # trials in which a reason is looked for
PART: Final = 3.0  # an interval is narrow enough if it is no wider than this part of the smallest mark


class Budget(msgspec.Struct, frozen=True):
    """How much work a review may be. A long game gets no more than a short one: each decision gets less."""

    iterations: int = 1000  # of the search, for each decision
    first: int = 40  # trials of all moves, to find another candidate and the worst move
    pairs: int = 2000  # at most, for each decision: worlds in which moves meet
    decisions: int = 8  # of a seat for which there is so much
    hands: int = 500  # of each other seat that are weighed
    rollouts: int = 500  # for each look at the chances to win
    steps: int = 40  # of a game for which there are so many
    whole: bool = False  # chances to win by play-outs to the end, which have no bias, but more noise

    def shared(self, decisions: int) -> Budget:
        """What there is for each of so many decisions of a seat."""
        share = min(1.0, self.decisions / decisions)
        amounts = {name: max(round(getattr(self, name) * share), LEAST) for name in SHARED}
        return msgspec.structs.replace(self, **amounts)

    def looks(self, steps: int) -> int:
        """How many rollouts there are for each look at the chances, in a game with so many steps."""
        return max(round(self.rollouts * min(1.0, self.steps / steps)), 1)


QUICK: Final = Budget(iterations=100, first=10, pairs=200, hands=50, rollouts=40)  # a tenth of the work


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
    reason: Reason | None = None  # why it was worse than the best
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


def judge(setup: Setup, moment: Moment, seed: str, budget: Budget, slip: float) -> Decision:
    """What the decision cost, to a third of the smallest mark (`slip`) or as well as the budget allows."""
    seat, played = moment.step.seat, moment.step.action
    view, legal = setup.view(moment.before, seat), moment.before.legal(seat)[:]
    search = LevelBot(within(LEVELS["master"], str(budget.iterations)), setup, f"{seed}/search").search(
        view, [setup.token(action) for action in legal], setup.judge
    )
    looked = Trials(setup, view, legal, Rng(f"{seed}/first"), hands=budget.hands)
    looked.run(budget.first)
    order = sorted(range(len(legal)), key=looked.value)
    rivals = [arm.action for arm in search.ranking() if arm.action != played][:CANDIDATES]
    if legal[order[-1]] not in (played, *rivals):
        rivals.append(legal[order[-1]])
    tried = [played, *rivals, legal[order[0]], PROPOSED]
    trials = Trials(setup, view, tried, Rng(f"{seed}/duels"), hands=budget.hands)
    while True:
        trials.run(min(BATCH, budget.pairs - trials.count))
        found = Found(trials, 1 + len(rivals), len(tried) - 2)
        if trials.count >= budget.pairs or found.clear(slip):
            break
    loss, error, most, better = found.loss, found.error, found.most, tried[found.best]
    if search.exact:
        values = {arm.action: arm.mean() for arm in search.arms}
        better = max(values, key=lambda action: (values[action], action == played))
        loss = most = values[better] - values[played]
        error = 0.0
    losses: dict[int, float] = {}
    if found.spread >= FREE and loss >= slip and loss > SURE * error:
        if search.exact:
            losses = {action: values[better] - value for action, value in values.items()}
        else:
            looked.run(max(0, min(TRIED, budget.pairs // 2, ROLLOUTS // len(legal)) - looked.count))
            losses = losses_of(looked, legal, better) | losses_of(trials, tried[:-1], better)
        losses[played] = loss
    reason = None
    if loss > max(slip, SURE * error):
        count = max(FEWEST, min(REASONING, budget.pairs))
        reason = compared(setup, view, played, better, count, f"{seed}/why").reason(0, 1)
    return Decision(
        step=moment.number,
        seat=seat,
        played=setup.token(played),
        best=setup.token(better if loss > 0 else played),
        loss=loss,
        low=loss - SURE * error,
        high=most,
        counts=found.spread >= FREE,
        only=found.only,
        chance=trials.chance(0),
        reason=reason,
        gain=trials.duel_of_chances(0, len(tried) - 1).mean,
        pairs=trials.count,
        losses={setup.token(action): max(0.0, lost) for action, lost in losses.items()},
    )


def losses_of(trials: Trials, actions: Sequence[int], best: int) -> dict[int, float]:
    """What each action loses against the best one, in the same worlds."""
    place = actions.index(best)
    return {action: trials.duel(place, other).mean for other, action in enumerate(actions)}
