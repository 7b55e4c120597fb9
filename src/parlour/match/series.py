"""Several games in a row with the same players, the points added up. Each game keeps its own record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.play import Play, replay
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record


class Series:
    """As many games as there are players (for Pungi this is PUN-21)."""

    def __init__(self, setup: Setup, seed: int | str, records: Iterable[Record] = ()) -> None:
        self.setup = setup
        self._seed = seed
        self.plays: list[Play] = []
        for record in records:
            self.plays.append(replay(setup, record, self._rng()))
        if not self.plays:
            self.next_game()

    @property
    def play(self) -> Play:
        """The game under way."""
        return self.plays[-1]

    @property
    def games(self) -> int:
        return self.setup.seats

    @property
    def over(self) -> bool:
        return self.play.over and len(self.plays) == self.games

    @property
    def scores(self) -> list[int]:
        """The sums over all games so far."""
        return [sum(points) for points in zip(*(play.scores for play in self.plays), strict=True)]

    @property
    def winners(self) -> list[int]:
        """The highest sum wins; equal sums share. Empty until the series is over."""
        return best(self.scores) if self.over else []

    def next_game(self) -> Play:
        """Start another game with what the last one hands on."""
        follow = self.setup.game.follow
        deal = follow(self.play.record) if self.plays else []
        self.plays.append(Play(self.setup, self._rng(), deal))
        return self.play

    def _rng(self) -> Rng:
        return Rng(f"{self._seed}/{len(self.plays)}")


def best(scores: Sequence[int]) -> list[int]:
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
