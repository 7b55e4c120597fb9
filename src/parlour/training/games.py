"""Games to learn from: positions of play-outs by the light policy, and how each game ended."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from parlour.games import Terms, find
from parlour.kernel.rng import Rng
from parlour.lab.pool import finished, workers
from parlour.search.playouts import samples
from parlour.search.value import shares

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

PART: Final = 500  # games that are played and kept together
HELD_OUT: Final = 10  # one game in so many is not learned from


class Plan(msgspec.Struct, frozen=True):
    """Which games to play: everything that a worker process needs."""

    terms: Terms
    seed: str
    games: int

    @property
    def parts(self) -> range:
        return range(-(-self.games // PART))


@dataclass(frozen=True)
class Lessons:
    """Positions: the stage, the numbers of each seat, its chance to win by the estimate made by hand, and its
    share in the win. `game` is the number of the game.
    """

    game: NDArray[np.int64]
    stage: NDArray[np.int64]
    numbers: NDArray[np.float32]
    by_hand: NDArray[np.float64]
    results: NDArray[np.float64]

    def some(self, which: NDArray[np.bool_]) -> Lessons:
        return Lessons(*(getattr(self, name)[which] for name in ARRAYS))

    def save(self, path: Path) -> None:
        """Written aside and then put in place, so that a part is there as a whole or not at all."""
        aside = path.with_suffix(".unfinished")
        with aside.open("wb") as file:
            np.savez(file, **{name: getattr(self, name) for name in ARRAYS})
        aside.replace(path)

    @staticmethod
    def load(path: Path) -> Lessons:
        with np.load(path) as kept:
            return Lessons(*(kept[name] for name in ARRAYS))

    @staticmethod
    def joined(parts: list[Lessons]) -> Lessons:
        return Lessons(*(np.concatenate([getattr(part, name) for part in parts]) for name in ARRAYS))


ARRAYS: Final = [field.name for field in fields(Lessons)]


def play(plan: Plan, part: int) -> tuple[int, Lessons]:
    """The games of one part."""
    terms = plan.terms
    setup = find(terms.game).setup(terms.seats, terms.options, terms.components)  # of its own, to be changed
    policy = setup.judge
    policy.fit = None  # the estimate made by hand is what a fit is compared with
    games: list[int] = []
    stages: list[int] = []
    numbers: list[list[list[float]]] = []
    by_hand: list[list[float]] = []
    results: list[list[float]] = []
    for game in range(part * PART, min((part + 1) * PART, plan.games)):
        state = setup.state()
        found = samples(policy, state, setup.seats, Rng(f"{plan.seed}/{game}"))
        ended = shares(state.winners(), setup.seats)
        for position in found:
            games.append(game)
            stages.append(position.stage)
            numbers.append(position.numbers)
            by_hand.append(position.by_hand)
            results.append(ended)
    told_of = np.array(numbers, dtype=np.float32).reshape(len(games), setup.seats, len(policy.numbers))
    chances, ends = (np.array(rows).reshape(len(games), setup.seats) for rows in (by_hand, results))
    return part, Lessons(np.array(games), np.array(stages), told_of, chances, ends)


def lessons(plan: Plan, jobs: int, folder: Path | None) -> Iterator[tuple[int, Lessons]]:
    """All parts with their numbers, as they are finished. A folder keeps them, and gives those that a run
    before has finished.
    """
    kept = {part: folder / f"{part}.npz" for part in plan.parts} if folder else {}
    ready = [part for part, path in kept.items() if path.exists()]
    for part in ready:
        yield part, Lessons.load(kept[part])
    with workers(jobs) as pool:
        missing = [part for part in plan.parts if part not in ready]
        for part, found in finished(pool if jobs > 1 else None, play, plan, missing):
            if folder:
                found.save(kept[part])
            yield part, found
