"""What the strongest level makes of a view, in numbers: for hints.

Its search names the best actions. How good they are is then tried in the same worlds with the same luck, each
as often as the others: a search visits what looks bad too seldom to say how bad it is.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.bots.levels import LEVELS, within
from parlour.kernel.aspects import Reason
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng
from parlour.search.duels import Trials, mean, standard_error
from parlour.search.reasons import Tally
from parlour.search.tree import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View

TRIED: Final = 5  # the best actions, by the search
SEARCHING: Final = 0.4  # the part of the time in which it searches
TOGETHER: Final = 10  # trials between two looks at the clock
NORMAL: Final = 1.96  # standard errors: half of a 95% interval
SURE: Final = 2.0  # standard errors by which an action must be worse than the best,
MATTERS: Final = 0.01  # and how much, in value, to be called worse: so lost games have better moves, too


class Candidate(msgspec.Struct, frozen=True):
    """One action and its expected results."""

    token: str
    wins: float  # the chance to win
    spread: float  # half of its 95% interval; 0 if the search was exact
    points: float  # the points to be expected at the end
    equal: bool  # about as good as the best, as far as can be told
    reason: Reason | None  # why it is worse than the best; of the best, why it is better, or hardly so


class Explanation(msgspec.Struct, frozen=True):
    """The best actions, and what comes of them."""

    candidates: tuple[Candidate, ...]  # the best first
    line: tuple[tuple[int, str], ...]  # the principal variation of the search: seats and tokens
    iterations: int  # of the search
    trials: int  # worlds in which every candidate was tried
    exact: bool  # whether the search was exact
    standing: tuple[tuple[float, float], ...] = ()
    """Of every seat, its chance to win and its points to be expected, if the first is done; not if exact."""


def explain(
    setup: Setup, view: View, legal: Sequence[str], budget: str = "1s", seed: int | str = 0
) -> Explanation:
    """The best of these legal tokens of a view's seat. A budget is iterations of the search (`400`), and as
    many rollouts; or seconds for both.
    """
    start = perf_counter()
    if view.seat is None or not legal:
        raise ParlourError("nothing-to-explain")
    for token in legal:
        try:
            setup.action(token)
        except KeyError:
            raise ParlourError("unknown-token", token=token, game=setup.game.id) from None
    level = within(LEVELS["master"], budget)
    actions = [setup.action(token) for token in legal]
    rng = Rng(seed)
    search = Search(setup.judge, setup.sampler(view), view.seat, setup.seats, actions, rng, level.hands)
    search.think(level.iterations, SEARCHING * level.seconds - (perf_counter() - start))
    tried = [arm.action for arm in search.ranking() if arm.visits][:TRIED]
    trials = Trials(setup, view, tried, rng, hands=level.hands)
    counted = trials
    if trials.learning:
        counted = Trials(setup, view, tried, rng, hands=level.hands, counting=True)
    tally = Tally(setup, view, counted, trials)
    rollouts = 0
    while rollouts < level.iterations and (not rollouts or perf_counter() < start + level.seconds):
        if counted is not trials:
            trials.run(TOGETHER)
        counted.run(TOGETHER, tally)
        rollouts += TOGETHER * len(tried)
    candidates = _candidates(setup, search, trials, tally)
    first = trials.actions.index(setup.action(candidates[0].token))
    return Explanation(
        candidates=tuple(candidates),
        line=tuple((seat, setup.token(action)) for seat, action in search.main_line()),
        iterations=search.iterations,
        trials=trials.count,
        exact=search.exact,
        standing=() if search.exact else tuple(trials.standing(first)),
    )


def _candidates(setup: Setup, search: Search, trials: Trials, tally: Tally) -> list[Candidate]:
    """The actions that were tried, the best first: those that are about as good as the best, then all others.
    The best is the search's favourite, unless another one is clearly better in the trials.
    """
    places = range(len(trials.actions))
    best = 0
    if not search.exact:
        for place in places:
            duel = trials.duel(place, best)
            if duel.mean > SURE * duel.error:
                best = place
    arms = {arm.action: arm for arm in search.arms}
    duels = [trials.duel(best, place) for place in places]
    equal = as_good(
        [duel.mean < max(MATTERS, SURE * duel.error) for duel in duels],
        [trials.value(place) for place in places],
    )
    advantage = _advantage(trials, tally, best)
    found = []
    for place in places:
        arm, wins = arms[trials.actions[place]], trials.wins[place]
        exact = arm.wins / arm.visits
        found.append(
            Candidate(
                token=setup.token(arm.action),
                wins=exact if search.exact else mean(wins),
                spread=0.0 if search.exact else NORMAL * standard_error(wins),
                points=arm.points / arm.visits if search.exact else mean(trials.points[place]),
                equal=equal[place],
                reason=advantage if place == best else _unless_said(tally.reason(place, best), advantage),
            )
        )
    found.sort(key=lambda each: (not each.equal, -each.wins, -each.points))
    if not found[0].reason:
        first = trials.actions.index(setup.action(found[0].token))
        told = _advantage(trials, tally, first) or _hardly(trials, tally, first, equal)
        found[0] = msgspec.structs.replace(found[0], reason=told)
    return found


def as_good(alike: list[bool], values: list[float]) -> list[bool]:
    """Which actions are called as good as the best: those that are not clearly worse, and what is worth at
    least as much as one of these. A duel with much noise says less than one with little.
    """
    least = min(value for value, good in zip(values, alike, strict=True) if good)
    return [good or value >= least for value, good in zip(values, alike, strict=True)]


def _unless_said(reason: Reason | None, advantage: Reason | None) -> Reason | None:
    """A reason why an action is worse than the best, unless that is said of the best already."""
    if reason and advantage and (reason.token, reason.aspect) == (advantage.against, advantage.aspect):
        return None
    return reason


def _advantage(trials: Trials, tally: Tally, best: int) -> Reason | None:
    """Why the best is better than the next best of which that can be said."""
    others = sorted(range(len(trials.actions)), key=lambda place: -trials.value(place))
    reasons = (tally.reason(best, other) for other in others if other != best)
    return next((reason for reason in reasons if reason), None)


def _hardly(trials: Trials, tally: Tally, first: int, equal: list[bool]) -> Reason | None:
    """Why the first is as good as others; or, if it is better, what comes of it and of the next best."""
    others = sorted((place for place in range(len(equal)) if place != first), key=trials.value, reverse=True)
    alike = [place for place in others if equal[place]]
    if alike:
        return tally.alike([first, *alike])
    return tally.later(first, others[0], better=first) if others else None
