"""Bots compared on duplicate deals: every seating plays the same deal, so that luck cancels.

The unit of all statistics is the deal: the games of one deal are not independent of each other.
"""

from __future__ import annotations

from contextlib import nullcontext
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from openskill.models import BradleyTerryFull

from parlour import bots
from parlour.bots.driver import BotPlayer, DuplicateDraws, drive
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng
from parlour.lab import cheater
from parlour.lab.cheater import Cheater
from parlour.lab.estimates import Z_95, Estimate, around, mean_of_few, standard_error, student
from parlour.lab.pool import finished, workers
from parlour.search.duels import gain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from parlour.bots import Bot, Maker
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

# A group-sequential test with Pocock's bound: it errs in 5% of contests between equal bots. The textbook's
# 2.361 is for looks at equal distances.
POCOCK: Final = 2.409  # standard errors from an even share
LOOKS: Final = (8, 4, 2, 1)  # interim looks: after an eighth of the deals, a quarter, a half, all
TRIALS: Final = 200  # of each decision that is judged
FEWEST: Final = 20  # deals before a look; with fewer it would err more often

Verdict = Literal["ahead", "behind", "open"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how deal number d goes."""

    terms: Terms
    rules: int
    bots: tuple[str, ...]
    meaning: tuple[str, ...]  # what the bots' names stand for now: settings of a level, hash of a source
    seed: str
    adjusted: bool = False  # whether decisions are judged by what could be known

    @staticmethod
    def of(setup: Setup, names: Sequence[str], seed: int | str, *, adjusted: bool = False) -> Plan:
        """Deals with this setup for these bots. Fewer bots than seats repeat."""
        for name in names:
            maker(name)
        if not 1 <= len(names) <= setup.seats:
            raise ParlourError("bots-too-many", bots=len(names), seats=setup.seats)
        return Plan(
            terms=Terms.of(setup),
            rules=setup.game.rules,
            bots=tuple(names),
            meaning=tuple(bots.meaning(name) for name in names),
            seed=str(seed),
            adjusted=adjusted,
        )

    @property
    def seats(self) -> int:
        return self.terms.seats

    def seatings(self) -> list[tuple[str, ...]]:
        """The bots by seat, for each game of a deal: they fill the seats in turn, then move on seat by seat.
        Each seating occurs once.
        """
        filled = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        moved = [(*filled[self.seats - by :], *filled[: self.seats - by]) for by in range(self.seats)]
        return list(dict.fromkeys(moved))


def maker(name: str) -> Maker:
    """The bot with this name. Only the arena knows the cheater."""
    return Cheater if name == cheater.NAME else bots.find(name)


# One deal


class Played(msgspec.Struct, frozen=True):
    """One game of a deal. Everything is by seat."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # the seats that have won
    decisions: tuple[int, ...]
    failures: tuple[int, ...]
    trouble: tuple[str, ...]  # the bot's first failure
    milliseconds: tuple[float, ...]  # for all decisions
    gains: tuple[float, ...] = ()  # luck-free results: the sums of what decisions gained, if they were judged


class Deal(msgspec.Struct, frozen=True):
    """One deal, played by every seating."""

    number: int
    games: tuple[Played, ...]


class Contestant(BotPlayer):
    """A bot in its seat. It is timed. Where it fails, greedy decides. If that is wanted, what it decides is
    judged by what it could know.
    """

    def __init__(self, setup: Setup, name: str, seed: str, *, adjusted: bool = False) -> None:
        self.decisions = 0
        self.failures = 0
        self.trouble = ""
        self.seconds = 0.0
        self.gain = 0.0
        self._judging = Rng(f"{seed}/judged") if adjusted else None
        self._greedy = bots.find("greedy")(setup, f"{seed}/greedy")
        try:
            bot: Bot = maker(name)(setup, seed)
        except (Exception, SystemExit) as problem:
            self.trouble = f"{type(problem).__name__}: {problem}"
            bot = Nobody()
        super().__init__(setup, name, bot)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        if isinstance(self.bot, Cheater):
            self.bot.peek(state)
        action = super().choose(state, seat, legal)
        if self._judging and len(legal) > 1:
            self.gain += gain(self.setup, self.setup.view(state, seat), action, TRIALS, self._judging)
        return action

    def decide(self, view: View, legal: list[str]) -> str:
        self.decisions += 1
        begun = perf_counter()
        try:
            return super().decide(view, legal)
        except ParlourError as failure:
            self.failures += 1
            self.trouble = self.trouble or str(failure.facts["reason"])
        finally:
            self.seconds += perf_counter() - begun
        return self._greedy.choose(view, legal)


class Nobody:
    """Stands for a bot that could not be made: it fails at every decision."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return ""


def play_deal(plan: Plan, number: int) -> Deal:
    """Play deal `number` of a plan with every seating."""
    setup = plan.terms.setup()
    seatings = enumerate(plan.seatings())
    return Deal(number, tuple(_play_game(setup, plan, number, turn, names) for turn, names in seatings))


def _play_game(setup: Setup, plan: Plan, deal: int, turn: int, names: tuple[str, ...]) -> Played:
    seed = f"{plan.seed}/{deal}"
    players = [
        Contestant(setup, name, f"{seed}/{turn}/{seat}", adjusted=plan.adjusted)
        for seat, name in enumerate(names)
    ]
    state = setup.state()
    drive(state, [*players], DuplicateDraws(seed))
    return Played(
        bots=names,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        decisions=tuple(player.decisions for player in players),
        failures=tuple(player.failures for player in players),
        trouble=tuple(player.trouble for player in players),
        milliseconds=tuple(round(player.seconds * 1000, 3) for player in players),
        gains=tuple(player.gain for player in players) if plan.adjusted else (),
    )


# Many deals


def contest(
    plan: Plan, most: int, *, jobs: int = 1, until_clear: bool = False, done: Iterable[Deal] = ()
) -> Iterator[Deal]:
    """Play the deals of a plan that are not done, up to `most` or until the test is clear. They come in the
    order in which they finish.
    """
    deals = {deal.number: deal for deal in done}
    with workers(jobs) if jobs > 1 else nullcontext() as pool:
        for look in looks(most) if until_clear else [most]:
            for deal in finished(pool, play_deal, plan, [n for n in range(look) if n not in deals]):
                deals[deal.number] = deal
                yield deal
            if until_clear and verdict(plan, _first(deals, look)) != "open":
                return


def looks(most: int) -> list[int]:
    """The numbers of deals after which to look whether it is clear."""
    return sorted({-(-most // part) for part in LOOKS})


def _first(deals: Mapping[int, Deal], count: int) -> list[Deal]:
    return [deals[number] for number in range(count)]


def verdict(plan: Plan, deals: Sequence[Deal]) -> Verdict:
    """Whether the first bot clearly wins more or less than its even share, or gains more or less than the
    others, if that is judged: one look of the test.
    """
    beyond_even = [_beyond(plan, deal) for deal in deals]
    beyond = fmean(beyond_even)
    margin = student(POCOCK, len(deals) - 1) * standard_error(beyond_even)
    if len(deals) < FEWEST or abs(beyond) <= margin:
        return "open"
    return "ahead" if beyond > 0 else "behind"


def _beyond(plan: Plan, deal: Deal) -> float:
    """How far the first bot is above an even share; without luck, above the mean of the others."""
    first, *others = (_fared(name, deal) for name in dict.fromkeys(plan.bots))
    if not plan.adjusted:
        return first.wins - 1 / plan.seats
    return first.gain - fmean(other.gain for other in others) if others else 0.0


# Results


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot. A shared win counts as a fraction; of several seats the mean counts."""

    bot: str
    seats: int
    wins: Estimate
    rank: Estimate
    margin: Estimate  # points ahead of the best other seat
    points: Estimate
    rating: Estimate
    decisions: int
    milliseconds: Estimate  # per decision
    failures: int
    trouble: str  # the first failure
    adjusted: Estimate | None = None  # luck-free result, if decisions were judged


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of an arena."""

    deals: int
    most: int  # deals without an early stop
    games: int
    even: float  # the share of wins of a seat among equal bots
    verdict: Verdict | None  # on the first bot; None without a test
    bots: tuple[Row, ...]


def summary(plan: Plan, deals: Iterable[Deal], most: int, *, until_clear: bool = False) -> Summary:
    """A row per bot, from the deals that count: the first `most`, or those up to the look that was clear."""
    known = {deal.number: deal for deal in deals}
    count, found = most, None
    if until_clear:
        for count in looks(most):
            found = verdict(plan, _first(known, count))
            if found != "open":
                break
    counted = _first(known, count)
    ratings = _ratings(plan, counted)
    return Summary(
        deals=count,
        most=most,
        games=count * len(plan.seatings()),
        even=1 / plan.seats,
        verdict=found,
        bots=tuple(_row(plan, name, counted, rating) for name, rating in ratings.items()),
    )


class Fared(msgspec.Struct, frozen=True):
    """The results of a bot in one deal: means over all its seats in all games."""

    wins: float
    rank: float
    margin: float
    points: float
    milliseconds: float | None  # per decision; None without a decision
    gain: float  # 0, unless decisions were judged


def _fared(name: str, deal: Deal) -> Fared:
    seated = [(game, seat) for game in deal.games for seat, bot in enumerate(game.bots) if bot == name]
    decisions = sum(game.decisions[seat] for game, seat in seated)
    time = sum(game.milliseconds[seat] for game, seat in seated)
    return Fared(
        wins=fmean((seat in game.winners) / len(game.winners) for game, seat in seated),
        rank=fmean(_rank(game, seat) for game, seat in seated),
        margin=fmean(game.scores[seat] - _best_other(game, seat) for game, seat in seated),
        points=fmean(game.scores[seat] for game, seat in seated),
        milliseconds=time / decisions if decisions else None,
        gain=fmean(game.gains[seat] if game.gains else 0.0 for game, seat in seated),
    )


def _rank(game: Played, seat: int) -> float:
    """1 for the best. Winners come first, even with fewer points; equals share the mean of their ranks."""
    standing = [(other in game.winners, points) for other, points in enumerate(game.scores)]
    ahead = sum(other > standing[seat] for other in standing)
    return ahead + (1 + standing.count(standing[seat])) / 2


def _best_other(game: Played, seat: int) -> int:
    return max(points for other, points in enumerate(game.scores) if other != seat)


def _row(plan: Plan, name: str, deals: Sequence[Deal], rating: Estimate) -> Row:
    fared = [_fared(name, deal) for deal in deals]
    games = [(game, seat) for deal in deals for game in deal.games for seat in _seats(game.bots, name)]
    return Row(
        bot=name,
        seats=len(_seats(plan.seatings()[0], name)),
        wins=mean_of_few([deal.wins for deal in fared]),
        rank=mean_of_few([deal.rank for deal in fared]),
        margin=mean_of_few([deal.margin for deal in fared]),
        points=mean_of_few([deal.points for deal in fared]),
        rating=rating,
        decisions=sum(game.decisions[seat] for game, seat in games),
        milliseconds=mean_of_few(
            [deal.milliseconds for deal in fared if deal.milliseconds is not None] or [0.0]
        ),
        failures=sum(game.failures[seat] for game, seat in games),
        trouble=next((game.trouble[seat] for game, seat in games if game.trouble[seat]), ""),
        adjusted=mean_of_few([deal.gain for deal in fared]) if plan.adjusted else None,
    )


def _seats(seating: Sequence[str], name: str) -> list[int]:
    return [seat for seat, bot in enumerate(seating) if bot == name]


def _ratings(plan: Plan, deals: Sequence[Deal]) -> dict[str, Estimate]:
    """Bradley-Terry ratings by Weng and Lin, from 25. A deal is one event; its ranking is by mean rank.

    Every two bots are compared. (Plackett-Luce of openskill 6.2 mishandles ties: of four equals ranked 1, 1,
    2 and 3 it gives the third as much as the two winners.)
    """
    model = BradleyTerryFull(tau=0)  # bots do not get better from deal to deal
    ratings = {name: model.rating() for name in dict.fromkeys(plan.bots)}
    if len(ratings) > 1:
        for deal in deals:
            ranks = [round(_fared(name, deal).rank, 9) for name in ratings]  # rounding errors break no ties
            rated = model.rate([[rating] for rating in ratings.values()], ranks=ranks)
            ratings = dict(zip(ratings, (rating for (rating,) in rated), strict=True))
    return {name: around(rating.mu, Z_95 * rating.sigma) for name, rating in ratings.items()}
