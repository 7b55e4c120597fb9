"""Parlour: modern table games with hidden information, to play, to simulate and to write bots for.

play = parlour.start("pungi", seats=4, seed=7)
while not play.over:
    for seat in play.waiting:
        view, legal = play.view(seat), play.legal(seat)
        play.act(seat, legal[0])
print(play.scores, play.winners, play.record)
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from parlour.bots.explanation import explain
from parlour.games import GAMES, Terms, find
from parlour.kernel import state
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Event, Game, Setup, View
from parlour.kernel.play import Play, replay
from parlour.kernel.record import Record
from parlour.kernel.rng import Rng
from parlour.kernel.token import Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from parlour.kernel.options import Value

    __version__: str

logging.getLogger("parlour").addHandler(logging.NullHandler())  # the program that imports this says where to

RULES = (
    "interpreted" if state.__file__.endswith((".py", ".pyc")) else "compiled"
)  # how they run in this installation
__all__ = [
    "GAMES",
    "Event",
    "Game",
    "ParlourError",
    "Play",
    "Record",
    "Rng",
    "Setup",
    "Token",
    "View",
    "explain",
    "read",
    "setup",
    "start",
]


def setup(
    game: str,
    seats: int,
    options: Mapping[str, Value | str] | None = None,
    components: str | None = None,
) -> Setup:
    """A setup: a game, how many play, its options or presets, and the text of an own component set."""
    return Terms.agree(game, seats, options or {}, components).setup()


def start(
    game: str,
    seats: int,
    *,
    seed: int | str | None = None,
    deal: Iterable[str] = (),
    options: Mapping[str, Value | str] | None = None,
    components: str | None = None,
) -> Play:
    """Start a game. A seed makes it repeatable; `deal` stacks the draws, wholly or in part."""
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    return Play(setup(game, seats, options, components), rng, deal)


def read(record: str | Record, *, seed: int | str | None = None, components: str | None = None) -> Play:
    """Replay a record, finished or not. If the game goes on, its further draws come from the seed."""
    record = Record.parse(record) if isinstance(record, str) else record
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    return replay(setup_of(record, components), record, rng)


def setup_of(record: Record, components: str | None = None) -> Setup:
    """The setup with which a record was played."""
    game = find(record.game)
    if record.rules != game.rules:
        raise ParlourError("record-rules", game=game.id, found=record.rules, known=game.rules)
    if components is not None:
        chosen = game.own_components(components)
        if chosen.name != record.components:
            raise ParlourError("record-components", wanted=record.components, found=chosen.name)
    elif record.components in game.component_sets:
        chosen = game.component_set(record.components)
    else:
        raise ParlourError("record-needs-components", wanted=record.components)
    return game.setup(record.seats, record.options, chosen)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """The version, looked up when it is asked for: that takes as long as to import some games."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("parlour")
