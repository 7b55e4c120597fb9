"""Sufficient statistics: sums over games from which the worth of every item follows.

Sums of chunks are added, so a million games need no more memory than a thousand. Chunks are independent, so
they also give the standard error of a result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from parlour.kernel.chronicle import Account, Group
    from parlour.lab.study import Row

PARTS: Final = 6  # of a game, to tell when something is taken
MILLE: Final = 1000  # thousandths of a game


class Sums(msgspec.Struct, frozen=True, array_like=True):
    """One group of items over some games. Whole numbers, so that additions are exact.

    The excess of a seat is its count of an item, times the number of seats, less the count of all seats: how
    many more it has than the others. Its points are treated alike. `products` are the products of the
    excesses of all pairs of items (the upper half of a symmetric matrix, row by row), `worth` those of items
    and points.
    """

    games: int
    taken: tuple[int, ...]  # how often
    present: tuple[int, ...]  # in how many games
    won: tuple[int, ...]  # how often by a winner, times WHOLE; a shared win counts as a fraction
    when: tuple[int, ...]  # the sum of the times at which it was taken, in thousandths of the game
    parts: tuple[int, ...]  # how often in each part of the game, item by item
    turns: tuple[int, ...]  # how many turns each part had
    products: tuple[int, ...]
    worth: tuple[int, ...]
    squared_points: int  # the sum of the squared excesses of points


WHOLE: Final = 60  # parts of a win: divisible by every number of winners up to six


def summed(
    groups: Sequence[Group], seats: int, rows: Sequence[Row], accounts: Sequence[Account]
) -> tuple[Sums, ...]:
    """The sums of some games, for each group."""
    items = sum(len(group.items) for group in groups)
    counts = np.zeros((len(rows), seats, items), np.int64)
    when = np.zeros(items, np.int64)
    parts = np.zeros((items, PARTS), np.int64)
    clock = np.zeros(PARTS, np.int64)
    for game, account in enumerate(accounts):
        if not account.takings:
            continue
        item, seat, turn = np.array(account.takings, np.int64).T
        np.add.at(counts[game], (seat, item), 1)
        turns = np.arange(account.turns)
        part = (2 * turns + 1) * PARTS // (2 * account.turns)
        np.add.at(when, item, (2 * turn + 1) * MILLE // (2 * account.turns))
        np.add.at(parts, (item, part[turn]), 1)
        clock += np.bincount(part, minlength=PARTS)
    points = np.array([row.scores for row in rows], np.int64).reshape(len(rows), seats)
    points = points * seats - points.sum(1, keepdims=True)
    wins = np.zeros((len(rows), seats), np.int64)
    for game, row in enumerate(rows):
        wins[game, list(row.winners)] = WHOLE // len(row.winners)
    sums = []
    start = 0
    for group in groups:
        end = start + len(group.items)
        own = counts[:, :, start:end]
        more = (own * seats - own.sum(1, keepdims=True)).reshape(-1, end - start)
        products = _product(more.T, more)
        sums.append(
            Sums(
                games=len(rows),
                taken=_ints(own.sum((0, 1))),
                present=_ints((own.sum(1) > 0).sum(0)),
                won=_ints((own * wins[:, :, None]).sum((0, 1))),
                when=_ints(when[start:end]),
                parts=_ints(parts[start:end].ravel()),
                turns=_ints(clock),
                products=_ints(products[np.triu_indices(end - start)]),
                worth=_ints(_product(more.T, points.ravel())),
                squared_points=int((points**2).sum()),
            )
        )
        start = end
    return tuple(sums)


def _product(one: NDArray[np.int64], other: NDArray[np.int64]) -> NDArray[np.int64]:
    """A product of matrices, computed with floats: far faster, and exact for whole numbers of this size."""
    product: NDArray[np.float64] = one.astype(np.float64) @ other.astype(np.float64)
    return np.rint(product).astype(np.int64)


def _ints(values: NDArray[np.int64]) -> tuple[int, ...]:
    return tuple(values.tolist())
