"""All games by their ids: our own, and those of other packages that are installed.

A package offers games by an entry point of the group `parlour.games`, whose value is a `Game` or a list of
them. A package that cannot be used is refused; all other games stay.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.words import ENGLISH, words_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.metadata import EntryPoint

GROUP: Final = "parlour.games"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in records, addresses and names of modules
LONGEST: Final = 40  # characters of an id

log = logging.getLogger("parlour.games")


class Plugins:
    """What installed packages offer: their games by id, and for each entry point that cannot be used a
    refusal, by its name.
    """

    def __init__(self, own: Mapping[str, Game], offered: Iterable[EntryPoint]) -> None:
        self.games: dict[str, Game] = {}
        self.refused: dict[str, ParlourError] = {}
        self._taken = dict.fromkeys(own, "parlour")
        for entry in sorted(offered, key=lambda each: (package_of(each), each.name)):
            try:
                self._add(entry)
            except ParlourError as refusal:
                self.refused[entry.name] = refusal
                log.warning("%s", refusal)

    def _add(self, entry: EntryPoint) -> None:
        """All games of an entry point, or none."""
        package = package_of(entry)
        taken = dict(self._taken)
        games = loaded(entry)
        for game in games:
            check_id(game.id, package)
            if game.id in taken:
                raise ParlourError("plugin-twice", plugin=package, game=game.id, other=taken[game.id])
            check_files(game, package)
            taken[game.id] = package
        self.games |= {game.id: game for game in games}
        self._taken = taken


def package_of(entry: EntryPoint) -> str:
    """The name of the package that has an entry point."""
    return entry.dist.name if entry.dist else entry.module


def loaded(entry: EntryPoint) -> list[Game]:
    """The games of an entry point."""
    package = package_of(entry)
    try:
        found = entry.load()
    except Exception as problem:  # a stranger's module may fail in any way
        raise broken(package, entry.name, problem) from problem
    games = list(found) if isinstance(found, list | tuple) else [found]
    if not all(isinstance(game, Game) for game in games):
        raise ParlourError("plugin-kind", plugin=package, name=entry.name)
    return games


def check_id(game: str, package: str) -> None:
    if len(game) > LONGEST or not ID.fullmatch(game):
        raise ParlourError("plugin-id", plugin=package, game=game, longest=LONGEST)


def check_files(game: Game, package: str) -> None:
    """Refuse a game that cannot even be listed: what that needs is in its files."""
    try:
        for name in game.component_sets:
            game.setup(game.seats[0], components=game.component_set(name))
        game.rules_page(ENGLISH)
        words = words_for(game.package)
        for message in game.messages():
            words(message)
    except Exception as problem:  # here, too
        raise broken(package, game.id, problem) from problem


def broken(package: str, name: str, problem: Exception) -> ParlourError:
    return ParlourError(
        "plugin-broken", plugin=package, name=name, reason=f"{type(problem).__name__}: {problem}"
    )


class Registry(Mapping[str, Game]):
    """All games, our own first. Other packages are loaded when somebody first asks for more than our own."""

    def __init__(self, own: Iterable[Game]) -> None:
        self.own: Final = {game.id: game for game in own}

    @cached_property
    def plugins(self) -> Plugins:
        from importlib.metadata import entry_points  # slow to import

        return Plugins(self.own, entry_points(group=GROUP))

    def __getitem__(self, game: str) -> Game:
        return self.own[game] if game in self.own else self.plugins.games[game]

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from self.plugins.games

    def __len__(self) -> int:
        return len(self.own) + len(self.plugins.games)

    def find(self, game: str) -> Game:
        """The game with this id, or a refusal: why its package cannot be used, or that there is none."""
        if game in self:
            return self[game]
        if game in self.plugins.refused:
            raise copy(self.plugins.refused[game])  # one that is raised again would keep all its tracebacks
        raise ParlourError("game-unknown", game=game, known=", ".join(self))
