"""Item statistics: how often things are taken, when, and what they are worth. From the sums of chunks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from parlour.lab.estimates import Z_95, Estimate, student
from parlour.lab.sums import MILLE, PARTS, WHOLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from parlour.kernel.chronicle import Group
    from parlour.lab.sums import Sums

    Floats = NDArray[np.float64]

BUNDLES: Final = 20  # of chunks, for the jackknife
EPSILON: Final = 1e-9  # an eigenvalue smaller than this share of the largest one counts as 0
NEARLY_NONE: Final = 0.01  # the variance of the seats' totals, as a share of that of single items


class Item(msgspec.Struct, frozen=True):
    """One thing that can be taken. None: too few games to tell."""

    name: str
    count: int
    taken: Estimate | None  # times a game, all seats together
    present: Estimate | None  # the share of games in which it was taken
    when: Estimate | None  # the mean time, from 0 (the start of the game) to 1 (its end)
    parts: tuple[float, ...]  # how often in each part of the game; 1 is the average of all parts
    wins: Estimate | None  # the share of its takers who won
    worth: Estimate | None  # points of lead that go with one more of it


class Items(msgspec.Struct, frozen=True):
    """The items of a group."""

    name: str
    games: int
    closed: bool  # all seats take nearly equally many, so only differences of worth can be measured
    exact: bool  # these items explain all points
    items: tuple[Item, ...]


class _Bundle:
    """Sums as arrays that can be added and subtracted."""

    def __init__(self, sums: Sequence[Sums], items: int) -> None:
        self.games = float(sum(each.games for each in sums))
        self.taken = _added(each.taken for each in sums)
        self.present = _added(each.present for each in sums)
        self.won = _added(each.won for each in sums)
        self.when = _added(each.when for each in sums)
        self.parts = _added(each.parts for each in sums).reshape(items, PARTS)
        self.turns = _added(each.turns for each in sums)
        self.worth = _added(each.worth for each in sums)
        self.squared_points = float(sum(each.squared_points for each in sums))
        self.products = np.zeros((items, items))
        upper = np.triu_indices(items)
        self.products[upper] = _added(each.products for each in sums)
        self.products.T[upper] = self.products[upper]

    def without(self, other: _Bundle) -> _Bundle:
        rest = object.__new__(_Bundle)
        for field, value in vars(self).items():
            setattr(rest, field, value - getattr(other, field))
        return rest


def _added(rows: Iterable[Sequence[int]]) -> Floats:
    total: Floats = np.array(list(rows), np.float64).sum(0)
    return total


def items(group: Group, chunks: Sequence[Sums]) -> Items:
    """The statistics of a group, from the sums of chunks."""
    count = len(group.items)
    whole = _Bundle(chunks, count)
    number = min(BUNDLES, len(chunks))
    rests = [whole.without(_Bundle(chunks[at::number], count)) for at in range(number)]
    seen = whole.taken > 0
    closed = bool(seen.any()) and bool(seen @ whole.products @ seen <= NEARLY_NONE * np.trace(whole.products))
    taken = _estimates(whole, rests, lambda sums: sums.taken / sums.games, 0)
    present = _estimates(whole, rests, lambda sums: sums.present / sums.games, 0, 1)
    when = _estimates(whole, rests, lambda sums: sums.when / (MILLE * sums.taken), 0, 1)
    wins = _estimates(whole, rests, lambda sums: sums.won / (WHOLE * sums.taken), 0, 1)
    worth = _estimates(whole, rests, lambda sums: _coefficients(sums, seen, closed))
    even = np.maximum(whole.taken, 1)[:, None] * (whole.turns / max(whole.turns.sum(), 1))
    parts = np.divide(whole.parts, even, out=np.zeros_like(even), where=even > 0)
    return Items(
        name=group.name,
        games=int(whole.games),
        closed=closed,
        exact=_explains_all(whole, worth),
        items=tuple(
            Item(
                name=name,
                count=int(whole.taken[at]),
                taken=taken[at],
                present=present[at],
                when=when[at],
                parts=tuple(parts[at].tolist()),
                wins=wins[at],
                worth=worth[at],
            )
            for at, name in enumerate(group.items)
        ),
    )


def _coefficients(sums: _Bundle, seen: NDArray[np.bool_], closed: bool) -> Floats:
    """Least squares: the lead of a seat over the others, explained by what it has more of than they have. In
    a closed group an item is compared with the average item taken.
    """
    worth = np.full(len(seen), np.nan)
    products = sums.products[np.ix_(seen, seen)]
    if not products.size:
        return worth
    scale = np.sqrt(np.maximum(np.diag(products), 1))  # rare items weigh as much as others
    values, vectors = np.linalg.eigh(products / np.outer(scale, scale))
    there = values > EPSILON * len(values) * max(values[-1], 1)
    if there.sum() < len(values) - closed:
        return worth  # too few games to tell the items apart
    kept = vectors[:, there]
    found = kept @ (kept.T @ (sums.worth[seen] / scale) / values[there]) / scale
    if closed:
        found -= found @ sums.taken[seen] / sums.taken[seen].sum()
    worth[seen] = found
    return worth


def _explains_all(sums: _Bundle, worth: Sequence[Estimate | None]) -> bool:
    """Whether the items explain all points."""
    found = np.array([estimate.mean if estimate else 0.0 for estimate in worth])
    left = float(sums.squared_points - found @ sums.worth)
    return sums.squared_points > 0 and abs(left) < EPSILON * sums.squared_points


def _estimates(
    whole: _Bundle,
    rests: Sequence[_Bundle],
    result: Callable[[_Bundle], Floats],
    least: float = -np.inf,
    most: float = np.inf,
) -> list[Estimate | None]:
    """A result with its interval by the jackknife, which leaves out one bundle after the other. Intervals end
    at the least and the most that are possible.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        found = result(whole)
        number = len(rests)
        if number < 2:
            return [None] * len(found)
        others = np.array([result(rest) for rest in rests])
        error = np.sqrt((number - 1) / number * ((others - others.mean(0)) ** 2).sum(0))
    margin = student(Z_95, number - 1) * error
    return [
        Estimate(value, max(value - wide, least), min(value + wide, most))
        if np.isfinite(value) and np.isfinite(wide)
        else None
        for value, wide in zip(found.tolist(), margin.tolist(), strict=True)
    ]
