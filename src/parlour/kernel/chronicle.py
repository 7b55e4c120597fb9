"""What a finished game tells its designer: who began, how the points went, and who took what, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup
    from parlour.kernel.state import RawEvent

NOBODY: Final = -1


class Group(msgspec.Struct, frozen=True):
    """Things of one kind that a seat can take, play or win: cards, recipes, numbers."""

    name: str
    items: tuple[str, ...]


class Account(msgspec.Struct):
    """One game."""

    first: int  # the seat that began, or NOBODY
    turns: int  # how many rounds, tricks or turns there were
    standings: list[list[int]]  # the points of all seats whenever they had changed
    takings: list[tuple[int, int, int]]  # an item (numbered through all groups), its seat, the turn from 0 on


class Chronicle:
    """How the games at one table are told. This one, for games without a better one, knows the end only."""

    groups: tuple[Group, ...] = ()
    families: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 (a game that has any replaces it)
    """Things that a player may do without, by name: patterns of tokens, in which * stands for anything."""

    def __init__(self, setup: Setup) -> None:
        pass

    def account(self, events: Sequence[RawEvent], scores: Sequence[int]) -> Account:
        """The game with these events, which ended with these scores."""
        return Account(NOBODY, 0, [list(scores)], [])
