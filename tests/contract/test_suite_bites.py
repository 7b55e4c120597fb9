"""The contract suite finds what it is there to find: each broken game below fails it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
import pytest

from parlour import contract
from tests import toy
from tests.toy import Told, Toy, ToySetup, ToyView

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.game import Event, Setup
    from parlour.kernel.state import RawEvent, State


T = TypeVar("T", bound=Toy)


class ShowsChoices(ToySetup):
    """Everybody sees what lies face down."""

    def view(self, state: State, viewer: int) -> ToyView:
        secret = sum(sum(chosen) for chosen in cast(Toy, state).chosen)
        return msgspec.structs.replace(super().view(state, viewer), shown=(secret,))


class TellsHands(ToySetup):
    """Everybody hears what was dealt, though the views do not show it."""

    def event(self, raw: RawEvent, viewer: int) -> Event:
        return Told(raw[0], raw[1:])


class TellsChoices(Toy):
    """Everybody hears which card was laid face down, though the views do not show it."""

    def apply(self, seat: int, action: int) -> None:
        self.note(toy.CHOSE, seat, action)
        super().apply(seat, action)

    def clone(self) -> TellsChoices:
        return becomes(super().clone(), TellsChoices)


class LegalTells(Toy):
    """What one may do depends on what another holds."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal[:1] if sum(self.hands[0]) % 2 else legal

    def clone(self) -> LegalTells:
        return becomes(super().clone(), LegalTells)


class SharesHands(Toy):
    """Clones share their hands with the original."""

    def clone(self) -> SharesHands:
        other = becomes(super().clone(), SharesHands)
        other.hands = self.hands
        return other


class NeverEnds(Toy):
    def reveal(self) -> None:
        self.chosen = [[] for _ in range(self.seats)]
        self.hands = [[seat] for seat in range(self.seats)]
        self.waiting = tuple(range(self.seats))


class Unsorted(Toy):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


def becomes(state: Toy, kind: type[T]) -> T:
    state.__class__ = kind
    return cast(T, state)


def table(setup: type[ToySetup] = ToySetup, state: type[Toy] = Toy) -> Setup:
    class Broken(setup):  # type: ignore[misc, valid-type]
        def state(self) -> Toy:
            return state(self.seats)

    return replace(toy.GAME, make=Broken).setup(2)


@pytest.mark.parametrize(
    ("setup", "check"),
    [
        (table(setup=ShowsChoices), contract.check_views),
        (table(setup=ShowsChoices), contract.check_secrets),
        (table(setup=TellsHands), contract.check_secrets),
        (table(state=TellsChoices), contract.check_secrets),
        (table(state=LegalTells), contract.check_secrets),
        (table(state=SharesHands), contract.check_clones),
        (table(state=Unsorted), contract.check_play),
    ],
)
def test_a_broken_game_fails(setup: Setup, check: Callable[[Setup, int], object]) -> None:
    with pytest.raises((AssertionError, ValueError, IndexError)):
        [check(setup, seed) for seed in range(5)]


def test_a_game_that_does_not_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST", 200)
    with pytest.raises(AssertionError, match="does not end"):
        contract.check_play(table(state=NeverEnds), 0)


def test_the_unbroken_game_passes() -> None:
    for seed in range(5):
        contract.check(table(), seed)
