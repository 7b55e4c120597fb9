"""The contract suite finds what it is there to find: each broken game below fails it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
import pytest

from parlour import contract
from parlour.kernel.state import SPECTATOR, Sampler
from parlour.kernel.tensor import Tensor
from tests import toy
from tests.toy import Told, Toy, ToySetup, ToyView

if TYPE_CHECKING:
    from collections.abc import Callable

    from librt.strings import BytesWriter

    from parlour.kernel.game import Event, Setup, View
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent, State


T = TypeVar("T", bound=Toy)


class ShowsChoices(ToySetup):
    """Everybody sees what lies face down."""

    def open_view(self, state: State) -> ToyView:
        secret = sum(sum(chosen) for chosen in cast("Toy", state).chosen)
        return msgspec.structs.replace(super().open_view(state), shown=(secret,))


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


class WinnerWaits(Toy):
    """A fair game: whoever won the last round has no choice but their lowest card. That is seen by all."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        last = self.shown[-2 * self.seats :: 2]
        won = bool(last) and last.index(max(last)) == seat
        return legal[:1] if won and len(self.chosen[seat]) != 1 else legal

    def clone(self) -> WinnerWaits:
        return becomes(super().clone(), type(self))


class RefusalTells(WinnerWaits):
    """The same, but whoever chooses last may ask beforehand what the others have chosen: to choose also for
    the next round is taken or refused, depending on who would win this one.
    """

    def predictable(self, seat: int, action: int) -> bool:
        return True


class PredictionTells(WinnerWaits):
    """What is called predictable depends on what another holds."""

    def predictable(self, seat: int, action: int) -> bool:
        return super().predictable(seat, action) and sum(self.hands[0]) % 2 == 0


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


class ShowsHands(Tensor):
    """The numbers of all seats show what the first one holds."""

    def __init__(self, setup: ToySetup) -> None:
        super().__init__(setup.seats, setup.cards + 2)
        self.feature("secret", 1, "the sum of the first seat's cards", highest=100)

    def fill(self, state: State, seat: int, row: BytesWriter, at: int) -> None:
        super().fill(state, seat, row, at)
        row[at + self.size - 1] = sum(cast("Toy", state).hands[0])


class NumbersTell(ToySetup):
    def __init__(self, *agreed: Any) -> None:
        super().__init__(*agreed)
        self.tensor = ShowsHands(self)


class NumbersStray(ToySetup):
    """A number is outside the range that its feature declares."""

    def __init__(self, *agreed: Any) -> None:
        super().__init__(*agreed)
        self.tensor = Tensor(self.seats, self.cards + 2)
        self.tensor.features[1].highest = 0


class DealsAnew(ToySetup):
    """What somebody holds counts as unseen."""

    def redraws(self, state: State) -> Sampler:
        return self.sampler(self.view(cast("Toy", state), SPECTATOR))


class Spoils(Sampler):
    """Gives a point in the state itself."""

    def __init__(self, state: Toy) -> None:
        self.state = state

    def sample(self, rng: Rng) -> Toy:
        same = self.state.clone()
        self.state.points[0] += 1
        return same


class SpoilsState(ToySetup):
    """To draw anew what is unseen changes the state itself."""

    def redraws(self, state: State) -> Sampler:
        return Spoils(cast("Toy", state))


def becomes(state: Toy, kind: type[T]) -> T:
    state.__class__ = kind
    return cast("T", state)


class AlikeSampler(Sampler):
    """Worlds in which the same rules hold."""

    def __init__(self, sampler: Sampler, kind: type[Toy]) -> None:
        self.sampler, self.kind = sampler, kind

    def sample(self, rng: Rng) -> State:
        return becomes(cast("Toy", self.sampler.sample(rng)), self.kind)


def toy_setup(setup: type[ToySetup] = ToySetup, state: type[Toy] = Toy) -> Setup:
    class Broken(setup):  # type: ignore[misc, valid-type]
        def state(self) -> Toy:
            return state(self.seats)

        def sampler(self, view: View) -> Sampler:
            return AlikeSampler(super().sampler(view), state)

    return replace(toy.GAME, make=Broken).setup(2)


@pytest.mark.parametrize(
    ("setup", "check"),
    [
        (toy_setup(setup=ShowsChoices), contract.check_views),
        (toy_setup(setup=ShowsChoices), contract.check_secrets),
        (toy_setup(setup=TellsHands), contract.check_secrets),
        (toy_setup(state=TellsChoices), contract.check_secrets),
        (toy_setup(state=LegalTells), contract.check_secrets),
        (toy_setup(state=RefusalTells), contract.check_answers),
        (toy_setup(state=RefusalTells), contract.check_predictions),
        (toy_setup(state=PredictionTells), contract.check_answers),
        (toy_setup(state=PredictionTells), contract.check_predictions),
        (toy_setup(state=SharesHands), contract.check_clones),
        (toy_setup(state=Unsorted), contract.check_play),
        (toy_setup(setup=DealsAnew), contract.check_redraws),
        (toy_setup(setup=SpoilsState), contract.check_redraws),
        (toy_setup(setup=NumbersTell), contract.check_tensor),
        (toy_setup(setup=NumbersStray), contract.check_tensor),
    ],
)
def test_a_broken_game_fails(setup: Setup, check: Callable[[Setup, int], object]) -> None:
    with pytest.raises((AssertionError, ValueError, IndexError)):
        [check(setup, seed) for seed in range(5)]


def test_a_game_that_does_not_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST", 200)
    with pytest.raises(AssertionError, match="does not end"):
        contract.check_play(toy_setup(state=NeverEnds), 0)


@pytest.mark.parametrize("state", [Toy, WinnerWaits])
def test_the_unbroken_game_passes(state: type[Toy]) -> None:
    for seed in range(5):
        contract.check(toy_setup(state=state), seed)
