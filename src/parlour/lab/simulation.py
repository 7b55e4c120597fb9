"""Many games between bots. Game k of a seed is the same for any number of processes."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

import msgspec

from parlour import bots
from parlour.bots.driver import Draws, drive, players
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play
from parlour.kernel.rng import Rng
from parlour.lab.estimates import Estimate, mean, share
from parlour.lab.pool import workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from parlour.bots.driver import Player
    from parlour.kernel.game import Setup

CHUNK: Final = 50  # games that a worker process plays at a time


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which games to play: everything that a worker process needs."""

    terms: Terms
    bots: tuple[str, ...]
    seed: int | str

    @staticmethod
    def of(setup: Setup, names: Sequence[str], seed: int | str) -> Plan:
        """Games with this setup. Fewer bots than seats repeat. From game to game they move on by a seat."""
        for name in names:
            bots.find(name)
        if not 1 <= len(names) <= setup.seats:
            raise ParlourError("bots-too-many", bots=len(names), seats=setup.seats)
        return Plan(
            terms=Terms.of(setup),
            bots=tuple(names[i % len(names)] for i in range(setup.seats)),
            seed=seed,
        )

    def seed_of(self, number: int) -> str:
        """The seed of game `number`."""
        return f"{self.seed}/{number}"


class Result(msgspec.Struct, frozen=True):
    """One game: the bots by seat, and how it ended."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    actions: list[int]  # of all decisions, one after the other


def play_game(
    setup: Setup, plan: Plan, number: int, seated: Callable[[Setup, str, str], Player] | None = None
) -> Result:
    """Play game `number` of a plan; `seated` may put the bots into their seats in another way."""
    seed = plan.seed_of(number)
    at = number % len(plan.bots)
    names = plan.bots[at:] + plan.bots[:at]
    state = setup.state()
    if seated is None:
        playing = players(setup, names, seed)
    else:
        playing = [seated(setup, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    actions = drive(state, playing, Draws(seed)).actions
    return Result(number, names, tuple(state.scores()), tuple(state.winners()), len(actions), actions)


def record(plan: Plan, result: Result) -> str:
    """The record of a game of a plan. The draws are made again from its seed."""
    setup = plan.terms.setup()
    play = Play(setup, Rng(plan.seed_of(result.number)))
    actions = iter(result.actions)
    while not play.over:
        for seat in play.waiting:
            play.act(seat, setup.token(next(actions)))
    return str(play.record)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Result]:
    """Play games 0, 1, ... of a plan in `jobs` processes. The results come in that order."""
    if jobs == 1:
        setup = plan.terms.setup()
        for number in range(games):
            yield play_game(setup, plan, number)
        return
    chunks = [range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    with workers(jobs) as pool:
        for results in pool.map(_play_chunk, [plan] * len(chunks), chunks):
            yield from results


def _play_chunk(plan: Plan, numbers: range) -> list[Result]:
    setup = plan.terms.setup()
    return [play_game(setup, plan, number) for number in numbers]


class Row(msgspec.Struct, frozen=True):
    """The results of one bot, or of one seat. A shared win counts as a fraction."""

    label: str
    games: int
    wins: Estimate
    score: Estimate


class Summary(msgspec.Struct, frozen=True):
    """The results of a simulation."""

    games: int
    bots: tuple[Row, ...]
    seats: tuple[Row, ...]
    decisions: Estimate


def summary(results: Sequence[Result]) -> Summary:
    """Rows per bot and per seat, and the length of the games."""
    seatings = {result.bots for result in results}
    seats = range(len(results[0].bots))
    return Summary(
        games=len(results),
        bots=tuple(
            _row(name, results, {bots: [seat for seat in seats if bots[seat] == name] for bots in seatings})
            for name in sorted({name for bots in seatings for name in bots})
        ),
        seats=tuple(_row(str(seat), results, dict.fromkeys(seatings, (seat,))) for seat in seats),
        decisions=mean([result.decisions for result in results]),
    )


def _row(label: str, results: Sequence[Result], seated: Mapping[tuple[str, ...], Sequence[int]]) -> Row:
    """The results of the given seats of each seating. A game counts once, with the mean of these seats: the
    seats of one game are not independent.
    """
    played = [(result, seats) for result in results if (seats := seated[result.bots])]
    wins = [_mean([(seat in r.winners) / len(r.winners) for seat in seats]) for r, seats in played]
    scores = [_mean([r.scores[seat] for seat in seats]) for r, seats in played]
    return Row(label, len(played), share(wins), mean(scores))


def _mean(values: Sequence[float]) -> float:
    return values[0] if len(values) == 1 else fmean(values)
