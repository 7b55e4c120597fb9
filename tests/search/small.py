"""Games small enough to know what is right, and a sampler that knows their worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.state import CHANCE, Policy, Sampler, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.rng import Rng

SAFE, GAMBLE, HEADS, TAILS = range(4)


class Coin(State):
    """Seat 0 takes the safe way, or gambles and then guesses a coin that it cannot see; seat 1 has no say."""

    def __init__(self, coin: int, safe: int) -> None:
        self.waiting: tuple[int, ...] = (0,)
        self.events = None
        self.coin = coin
        self.safe = safe  # points for the safe way; a right guess brings 10
        self.gambled = False
        self.points = 0

    def clone(self) -> Coin:
        other = Coin(self.coin, self.safe)
        other.waiting, other.gambled, other.points = self.waiting, self.gambled, self.points
        return other

    def legal(self, seat: int) -> list[int]:
        return [HEADS, TAILS] if self.gambled else [SAFE, GAMBLE]

    def apply(self, seat: int, action: int) -> None:
        if action == GAMBLE:
            self.gambled = True
            return
        self.points = self.safe if action == SAFE else 10 * (action == self.coin)
        self.waiting = ()

    def known(self, viewer: int) -> tuple[int, ...]:
        return (int(self.gambled), self.points, *self.waiting)

    def chance(self) -> str:
        raise NotImplementedError

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        raise NotImplementedError

    def settle(self, outcome: list[int]) -> None:
        raise NotImplementedError

    def scores(self) -> list[int]:
        return [self.points, 5]

    def winners(self) -> list[int]:
        return [] if self.waiting else [int(self.points < 5)]


class Penny(State):
    """Both seats show a penny at the same time; seat 0 wins if they are alike, unless both are tails: then
    the lot decides.
    """

    def __init__(self) -> None:
        self.waiting: tuple[int, ...] = (0, 1)
        self.events = None
        self.shown = [-1, -1]
        self.lot = -1

    def clone(self) -> Penny:
        other = Penny()
        other.waiting, other.shown, other.lot = self.waiting, self.shown[:], self.lot
        return other

    def legal(self, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def apply(self, seat: int, action: int) -> None:
        self.shown[seat] = action
        self.waiting = tuple(s for s in (0, 1) if self.shown[s] < 0)
        if not self.waiting and self.shown == [TAILS, TAILS]:
            self.waiting = (CHANCE,)

    def pending(self) -> tuple[int, ...]:
        return tuple(s for s in (0, 1) if self.shown[s] >= 0 and self.waiting not in ((), (CHANCE,)))

    def known(self, viewer: int) -> tuple[int, ...]:
        open_ = not self.waiting or self.waiting == (CHANCE,)
        return (
            *self.waiting,
            -2,
            *(s if open_ or seat == viewer else -1 for seat, s in enumerate(self.shown)),
        )

    def chance(self) -> str:
        return "lot"

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        return [rng.below(2)]

    def settle(self, outcome: list[int]) -> None:
        self.lot = outcome[0]
        self.waiting = ()

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in (0, 1)]

    def winners(self) -> list[int]:
        if self.waiting:
            return []
        if self.shown == [TAILS, TAILS]:
            return [self.lot]
        return [0 if self.shown[0] == self.shown[1] else 1]


class Among(Sampler):
    """One of these states."""

    def __init__(self, states: Sequence[State], *, listed: bool = False) -> None:
        self.states, self.listed = states, listed

    def sample(self, rng: Rng) -> State:
        return self.states[rng.below(len(self.states))].clone()

    def worlds(self, limit: int) -> list[State]:
        return list(self.states) if self.listed and len(self.states) <= limit else []


ANYTHING = Policy()
