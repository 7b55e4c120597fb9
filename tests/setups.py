"""The setups that tests go through. Each is made once, for none of them ever changes."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from parlour import contract
from parlour.games import GAMES

if TYPE_CHECKING:
    from parlour.kernel.game import Setup


@cache
def setups(game: str) -> tuple[Setup, ...]:
    """Every kind of setup that a game has."""
    return tuple(contract.setups(GAMES[game]))
