"""Named opponents. A bot is told the setup, which everybody knows, and then sees views, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parlour.kernel.game import Setup, View


class Bot(Protocol):
    """Something that chooses one of the legal tokens."""

    def choose(self, view: View, legal: Sequence[str]) -> str: ...


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[self._rng.below(len(legal))]


class GreedyBot:
    """The game's own rule of thumb."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._setup = setup
        self._rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return self._setup.game.greedy(self._setup, view, legal, self._rng)


BOTS: Final[dict[str, Callable[[Setup, int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def find(name: str) -> Callable[[Setup, int | str], Bot]:
    """The bot with this name: call it with a setup and a seed."""
    if name not in BOTS:
        raise ParlourError("bot-unknown", bot=name, known=", ".join(BOTS))
    return BOTS[name]
