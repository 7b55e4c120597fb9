"""The games. This is the only list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games import fruitoplay, pflaumen, pungi
from parlour.games import input as input_
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.kernel.game import Game

GAMES: Final = {game.id: game for game in (*pflaumen.GAMES, fruitoplay.GAME, pungi.GAME, input_.GAME)}


def find(game: str) -> Game:
    """The game with this id."""
    if game not in GAMES:
        raise ParlourError("game-unknown", game=game, known=", ".join(GAMES))
    return GAMES[game]
