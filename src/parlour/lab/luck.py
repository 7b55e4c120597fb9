"""Luck and skill: the variance components of deal, seat and player, from duplicate deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from parlour.lab.estimates import Estimate, mean_of_few

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from parlour.lab.study import Row

    Floats = NDArray[np.float64]

RESAMPLES: Final = 1000
SEED: Final = 1  # of the bootstrap, so that equal games give equal pages
FEWEST: Final = 10  # deals; fewer do not show how deals differ


class Shares(msgspec.Struct, frozen=True):
    """The shares of the variance of an outcome that each of these explains."""

    player: Estimate
    seat: Estimate
    deal: Estimate
    rest: Estimate  # interactions, and the chance in the players' own choices


class Rung(msgspec.Struct, frozen=True):
    """The results of one bot of the ladder."""

    name: str
    wins: Estimate
    points: Estimate
    lead: Estimate
    ahead: tuple[Estimate | None, ...]  # for each other bot: the share of games in which this one had more


def by_deal(rows: Sequence[Row]) -> list[list[Row]]:
    """The games of each deal."""
    deals: dict[int, list[Row]] = {}
    for row in rows:
        deals.setdefault(row.number, []).append(row)
    return [deals[number] for number in sorted(deals)]


def lead(row: Row, seat: int) -> float:
    """Points ahead of the mean of the others."""
    scores = row.scores
    return (len(scores) * scores[seat] - sum(scores)) / (len(scores) - 1)


def win(row: Row, seat: int) -> float:
    """1 for a win, 0 for none; winners who share it have a fraction each."""
    return (seat in row.winners) / len(row.winners)


def outcomes(rows: Sequence[Row], rungs: int, outcome: Callable[[Row, int], float]) -> Floats:
    """By deal, place in turn order (the seat that began is 0) and rung: each combination occurs once."""
    deals = by_deal(rows)
    seats = len(rows[0].scores)
    found = np.zeros((len(deals), seats, rungs))
    for at, games in enumerate(deals):
        for row in games:
            for seat, rung in enumerate(row.players):
                found[at, (seat - max(row.first, 0)) % seats, rung] = outcome(row, seat)
    return found


def shares(found: Floats) -> Shares | None:
    """The variance components as shares. The intervals come from a bootstrap over deals."""
    deals = len(found)
    if deals < FEWEST:
        return None
    rng = np.random.default_rng(SEED)
    whole = components(found)
    if not whole.sum():
        return None
    drawn = [components(found[rng.integers(deals, size=deals)]) for _ in range(RESAMPLES)]
    parts = np.array([each / each.sum() for each in drawn if each.sum()])
    low, high = np.quantile(parts, [0.025, 0.975], axis=0)
    ends = zip((whole / whole.sum()).tolist(), low.tolist(), high.tolist(), strict=True)
    return Shares(*(Estimate(mean, min(mean, a), max(mean, b)) for mean, a, b in ends))


def components(found: Floats) -> Floats:
    """The variances due to player, seat, deal (of a seat in it) and the rest, none below 0. The design is
    balanced: every deal, seat and player occur together once. So means can be compared directly; the variance
    that noise adds to them is subtracted.
    """
    deals, seats, rungs = found.shape
    mean = found.mean()
    player = found.mean((0, 1)) - mean
    seat = found.mean((0, 2)) - mean
    cell = found.mean(2)
    luck = cell - mean - seat
    left = found - cell[:, :, None] - player
    rest = (left**2).sum() / (deals * seats * (rungs - 1))
    # A player's mean is over deals * seats outcomes, a seat's over deals, each with its own luck.
    dealt = (luck**2).sum() / ((deals - 1) * seats)
    variances: Floats = np.array(
        [
            (player**2).mean() - rest * (1 - 1 / rungs) / (deals * seats),
            (seat**2).mean() - dealt * (1 - 1 / seats) / deals,
            dealt - rest / rungs,
            rest,
        ]
    )
    return np.maximum(variances, 0.0)


def ladder(rows: Sequence[Row], names: Sequence[str]) -> tuple[Rung, ...]:
    """The results of each bot; the deal is the unit."""
    rungs = len(names)
    wins, points, ahead = [outcomes(rows, rungs, outcome).mean(1) for outcome in (win, _points, lead)]
    deals = by_deal(rows)
    return tuple(
        Rung(
            name,
            _share(wins[:, rung].tolist()),
            mean_of_few(points[:, rung].tolist()),
            mean_of_few(ahead[:, rung].tolist()),
            tuple(_ahead(deals, rung, other) for other in range(rungs)),
        )
        for rung, name in enumerate(names)
    )


def _points(row: Row, seat: int) -> float:
    return float(row.scores[seat])


def _ahead(deals: Sequence[Sequence[Row]], one: int, other: int) -> Estimate | None:
    """How often one bot had more points than another in the same game; equal points count half."""
    if one == other:
        return None
    shares = []
    for games in deals:
        met = [
            (row.scores[mine] > row.scores[theirs]) + (row.scores[mine] == row.scores[theirs]) / 2
            for row in games
            for mine, who in enumerate(row.players)
            for theirs, whom in enumerate(row.players)
            if who == one and whom == other
        ]
        if met:
            shares.append(sum(met) / len(met))
    return _share(shares) if shares else None


def _share(values: Sequence[float]) -> Estimate:
    """A mean that is neither below 0 nor above 1."""
    found = mean_of_few(values)
    return Estimate(found.mean, max(found.low, 0.0), min(found.high, 1.0))
