"""The loops in which games are played to their end: by a player for each seat, or all by lot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Decides for one seat."""

    @abstractmethod
    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions. The state is the whole truth: a bot gets the seat's view of it."""


class RandomPlayer(Player):
    """Any legal action, each equally likely. It looks at nothing else, so it needs no view."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        return legal[self.rng.below(len(legal))]


def random_players(seed: str, seats: int) -> list[Player | None]:
    """A random player in every seat, each with a seed of its own."""
    return [RandomPlayer(f"{seed}/{seat}") for seat in range(seats)]


class Draws:
    """Gives the outcomes of draws by lot, from one generator."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Rng(seed)

    def outcome(self, state: State) -> list[int]:
        """An outcome of the draw that is due."""
        return state.draw(self.rng)


class DuplicateDraws(Draws):
    """Each draw has a generator of its own, so that no earlier decision can shift it."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.drawn: dict[str, int] = {}

    def outcome(self, state: State) -> list[int]:
        chance = state.chance()
        number = self.drawn.get(chance, 0)
        self.drawn[chance] = number + 1
        return state.draw(Rng(f"{self.seed}/{chance}/{number}"))


class Decisions:
    """What was decided, one decision after the other."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.choices: i64 = 0  # legal actions of all decisions
        self.free: i64 = 0  # decisions with more than one


def drive(state: State, players: list[Player | None], draws: Draws) -> Decisions:
    """Let the players play, to the end of the game or until a seat without a player must decide.

    Several who choose at the same time do so in seat order. If a seat has no player, the last of them
    chooses first, so that the players are done when it is that seat's turn.
    """
    made = Decisions()
    actions = made.actions
    backwards = None in players
    while waiting := state.waiting:
        if waiting[0] < 0:
            state.settle(draws.outcome(state))
            continue
        for seat in waiting[-1:] if backwards else waiting:
            player = players[seat]
            if player is None:
                return made
            legal = state.legal(seat)
            made.choices += len(legal)
            made.free += len(legal) > 1
            action = player.choose(state, seat, legal)
            actions.append(action)
            state.apply(seat, action)
    return made


def playout(state: State, rng: Rng) -> int:
    """Let every decision fall on any legal action, each equally likely; how many decisions there were."""
    decisions = 0
    while waiting := state.waiting:
        seat = waiting[0]
        if seat < 0:
            state.settle(state.draw(rng))
        else:
            decisions += 1
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return decisions
