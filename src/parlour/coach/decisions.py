"""What one decision cost, judged by what the seat could know.

A search finds the best candidates; then they meet the move that was played in the same worlds, with the same
luck. The best one is found in one half of the worlds and valued in the other, and the other way round: the
highest of several noisy values would be too high.

That ends when the mark is settled, or cannot be settled with the worlds there are. What is left over is spent
where it matters most: on the errors that may be the largest, until one of them clearly is (`closer`).
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.kernel.aspects import Reason
from parlour.kernel.rng import Rng
from parlour.search.duels import PROPOSED, Trials
from parlour.search.reasons import FEWEST, compared

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.coach.accounts import Moment
    from parlour.kernel.game import Setup, View
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
SOME: Final = 20  # of them, after which those that are surely wrong are tried no more
REASONING: Final = 400  # trials in which a reason is looked for
PART: Final = 3.0  # an interval is narrow enough if it is no wider than this part of the smallest mark
HOPELESS: Final = 3.0  # standard errors behind the best candidate, at which another one is out
EARLIEST: Final = 100  # trials before which a duel does not end
RACED: Final = 2.0  # duels of all decisions, to tell the largest error from the next one: in `pairs`
CLEARLY: Final = 3.0  # standard errors by which it must lead: it is looked at again and again
LAP: Final = 100  # of them, until somebody else may need them more


class Budget(msgspec.Struct, frozen=True):
    """How much work a review may be. A long game gets no more than a short one: each decision gets less."""

    iterations: int = 1000  # of the search, for each decision
    first: int = 40  # trials of all moves, to find another candidate and the worst move
    pairs: int = 2000  # at most, for each decision: worlds in which moves meet
    decisions: int = 8  # of a seat for which there is so much
    hands: int = 500  # of each other seat that are weighed
    rollouts: int = 500  # for each look at the chances to win
    steps: int = 120  # of a game for which there are so many
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
    margin, so that lost games still count.
    """

    step: int  # of the record, counted from 0
    seat: int
    played: str
    best: str  # the move that was played, unless another one was better
    loss: float
    low: float  # two standard errors below, about the end of the 95% interval,
    high: float  # and above
    chances: float  # what of the chance to win alone was lost
    counts: bool  # whether there was anything to decide: not all moves were worth the same
    only: bool  # whether the one good move was found
    mark: str | None = None
    reason: Reason | None = None  # why it was worse than the best
    chance: float  # to win, after the move that was played, as far as the seat could know
    gain: float  # of that chance, over what the reference policy plays
    pairs: int
    raced: int = 0  # of them, to tell the largest error from the next one
    losses: dict[str, float] = {}  # after an error: of every legal move, so that it can be tried again

    @property
    def costs_points(self) -> bool:
        """Whether it cost points rather than a chance to win, as where a game is nearly lost."""
        return self.chances < self.loss / 2


def latest(decisions: Iterable[Decision]) -> list[Decision]:
    """Each decision as it was found last, in the order of the record."""
    found = {each.step: each for each in decisions}
    return [found[step] for step in sorted(found)]


class Found:
    """What a number of trials says: the move that was played is at place 0, other candidates follow."""

    def __init__(self, trials: Trials, candidates: int, worst: int) -> None:
        self.trials = trials
        self.rivals = list(range(1, candidates))
        self.worst = worst
        places = [0, *(place for place in self.rivals if trials.open[place])]
        halves = (0, 1)
        self.bests = [trials.best(places, half, 2) for half in halves]
        duels = [trials.duel(best, 0, 1 - half, 2) for half, best in zip(halves, self.bests, strict=True)]
        self.loss = mean_of(duels)
        self.error = error_of(duels)
        self.best = trials.best(places)
        rivals = [trials.duel(place, 0) for place in places[1:]]
        self.most = max([self.loss + SURE * self.error, *(duel.mean + SURE * duel.error for duel in rivals)])
        spreads = [
            trials.duel(best, worst, 1 - half, 2) for half, best in zip(halves, self.bests, strict=True)
        ]
        surely = max(mean_of(spreads) - SURE * error_of(spreads), self.loss - SURE * self.error)
        self.spread = max(mean_of(spreads), self.loss)
        self.counts = surely >= FREE
        self.only = self._only()

    def _only(self) -> bool:
        """Whether the move that was played is best, and clearly so, by far."""
        if any(self.bests) or not self.rivals:
            return False
        seconds = [self.trials.best(self.rivals, half, 2) for half in (0, 1)]
        duels = [self.trials.duel(0, second, 1 - half, 2) for half, second in enumerate(seconds)]
        return mean_of(duels) > max(ONLY, SURE * error_of(duels))

    def drop_losers(self) -> None:
        """Try what tells nothing more no longer: rivals that are clearly worse than the best, and the worst
        move, if that is far enough from it.
        """
        if self.counts:
            self.trials.drop(self.worst)
        for place in self.rivals:
            behind = self.trials.duel(self.best, place)
            if behind.mean > HOPELESS * behind.error:
                self.trials.drop(place)

    def done(self, marks: Sequence[float], limit: int) -> bool:
        """Whether more trials, up to the limit, would change nothing that counts."""
        count, width = self.trials.count, self.most - self.loss
        if width <= marks[0] / PART or self.most < marks[0] / 2:
            return True
        if count < EARLIEST:
            return False
        least = width * sqrt(count / limit)  # how narrow the interval can become
        open_ = [abs(mark - self.loss) for mark in marks if abs(mark - self.loss) < width]
        return not open_ or max(open_) < least


def mean_of(duels: Sequence[Duel]) -> float:
    return sum(duel.mean for duel in duels) / len(duels)


def error_of(duels: Sequence[Duel]) -> float:
    """The standard error of the mean of duels over different worlds."""
    return sqrt(sum(duel.error**2 for duel in duels)) / len(duels)


def judge(setup: Setup, moment: Moment, seed: str, budget: Budget, marks: Sequence[float]) -> Decision:
    """What the decision cost: as well as it takes to give a mark, or as the budget allows."""
    slip = marks[0]
    seat, played = moment.step.seat, moment.step.action
    view, legal = setup.view(moment.before, seat), moment.before.legal(seat)[:]
    search = LevelBot(within(LEVELS["master"], str(budget.iterations)), setup, f"{seed}/search").search(
        view, [setup.token(action) for action in legal], setup.judge
    )
    looked = Trials(setup, view, legal, Rng(f"{seed}/first"), hands=budget.hands)
    looked.run(budget.first)
    order = sorted(range(len(legal)), key=looked.value)
    sensible = [arm.action for arm in search.ranking() if not arm.vain and arm.action != played]
    rivals = sensible[:CANDIDATES]
    first = [legal[place] for place in order if legal[place] in sensible]
    if first and first[-1] not in rivals:
        rivals.append(first[-1])
    tried = [played, *rivals, legal[order[0]], PROPOSED]
    trials = Trials(setup, view, tried, Rng(f"{seed}/duels"), hands=budget.hands)
    while True:
        trials.run(min(BATCH, budget.pairs - trials.count))
        found = Found(trials, 1 + len(rivals), len(tried) - 2)
        if trials.count >= budget.pairs or found.done(marks, budget.pairs):
            break
        if trials.count >= EARLIEST:
            found.drop_losers()
    loss = max(found.loss, 0.0)  # below 0, one half of few worlds prefers a move that is worse in the other
    error, most, better = found.error, found.most, tried[found.best]
    chances = trials.duel_of_chances(found.best, 0).mean
    if search.exact:
        values = {arm.action: arm.mean() for arm in search.ranking()}
        won = {arm.action: arm.wins / arm.visits for arm in search.arms}
        better = max(values, key=lambda action: (values[action], action == played))
        loss = most = values[better] - values[played]
        error = 0.0
        chances = won[better] - won[played]
    losses: dict[int, float] = {}
    if found.spread >= FREE and loss >= slip and loss > SURE * error:
        if search.exact:
            losses = {action: values[better] - value for action, value in values.items()}
        else:
            try_again(looked, legal.index(better), tried_again(legal, budget))
            losses = losses_of(looked, legal, better) | losses_of(trials, tried[:-1], better)
        losses[played] = loss
    reason = None
    if loss > max(slip, SURE * error):
        reason = why(setup, view, played, better, seed, budget)
    return Decision(
        step=moment.number,
        seat=seat,
        played=setup.token(played),
        best=setup.token(better if loss > 0 else played),
        loss=loss,
        low=loss - SURE * error,
        high=most,
        chances=chances,
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


def tried_again(legal: Sequence[int], budget: Budget) -> int:
    """The trials of all moves after an error."""
    return min(TRIED, budget.pairs // 2, ROLLOUTS // len(legal))


def try_again(trials: Trials, best: int, count: int) -> None:
    """Try moves so often; those that are surely worse than whoever tries again may play no more."""
    while trials.count < count:
        trials.run(min(SOME, count - trials.count))
        for place in range(len(trials.actions)):
            behind = trials.duel(best, place)
            if behind.mean - HOPELESS * behind.error > TOLERANCE:
                trials.drop(place)


def why(setup: Setup, view: View, played: int, better: int, seed: str, budget: Budget) -> Reason | None:
    """Why a move was worse than a better one; or, if nothing that comes at once says so, or the move is not
    worse where all go on by the policy, what comes of both.
    """
    count = max(FEWEST, min(REASONING, budget.pairs))
    tally = compared(setup, view, played, better, count, f"{seed}/why")
    return (tally.reason(0, 1) if tally.gap(0, 1) < 0 else None) or tally.later(0, 1, better=1)


def closer(setup: Setup, moment: Moment, decision: Decision, seed: str, budget: Budget) -> Decision:
    """The same decision after more duels with the best move. Their worlds had no part in choosing it."""
    tried = [setup.action(decision.best), setup.action(decision.played)]
    view = setup.view(moment.before, decision.seat)
    trials = Trials(setup, view, tried, Rng(f"{seed}/closer/{decision.raced}"), hands=budget.hands)
    trials.run(LAP)
    duel = trials.duel(0, 1)
    count = decision.pairs + LAP
    before, after = decision.pairs / count, LAP / count
    loss = before * decision.loss + after * duel.mean
    margin = SURE * hypot(before * error_in(decision), after * duel.error)
    return msgspec.structs.replace(
        decision,
        best=decision.best if loss > 0 else decision.played,
        loss=loss,
        low=loss - margin,
        high=loss + margin,
        chances=before * decision.chances + after * trials.duel_of_chances(0, 1).mean,
        pairs=count,
        raced=decision.raced + LAP,
        losses=decision.losses | {decision.played: max(0.0, loss)} if decision.losses else {},
    )


def explained(setup: Setup, moment: Moment, decision: Decision, seed: str, budget: Budget) -> Decision:
    """An error that was found late, with what belongs to one: the loss of every move, and a reason."""
    if decision.losses:
        return decision
    view, legal = setup.view(moment.before, decision.seat), moment.before.legal(decision.seat)[:]
    played, best = setup.action(decision.played), setup.action(decision.best)
    trials = Trials(setup, view, legal, Rng(f"{seed}/late"), hands=budget.hands)
    try_again(trials, legal.index(best), max(tried_again(legal, budget), LEAST))
    losses = losses_of(trials, legal, best) | {played: decision.loss}
    return msgspec.structs.replace(
        decision,
        reason=why(setup, view, played, best, seed, budget),
        losses={setup.token(action): max(0.0, lost) for action, lost in losses.items()},
    )


def error_in(decision: Decision) -> float:
    """The standard error of a loss."""
    return (decision.loss - decision.low) / SURE


def contested(decisions: Sequence[Decision], slip: float) -> Decision | None:
    """The decision of which more must be known, to tell the largest error from the next one; nothing, if
    that is clear.
    """
    racing = [each for each in decisions if each.counts and each.best != each.played and each.high >= slip]
    if len(racing) < 2:
        return None
    largest = max(racing, key=lambda each: each.loss)
    rivals = [each for each in racing if each is not largest]
    rival = max(rivals, key=lambda each: each.loss + CLEARLY * hypot(error_in(each), error_in(largest)))
    if largest.loss - rival.loss > CLEARLY * hypot(error_in(largest), error_in(rival)):
        return None
    needy = max((largest, rival), key=error_in)
    return needy if error_in(needy) else None
