"""Pi mal Pflaumen (Matthias Cramer, 2015) and Pies, its later edition: tricks of fruit, for mixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.aspects import PflaumenAspects
from parlour.games.pflaumen.chronicle import PflaumenChronicle
from parlour.games.pflaumen.components import Components
from parlour.games.pflaumen.greedy import greedy
from parlour.games.pflaumen.lookup import EXPERIENCED, PI_MAL_PFLAUMEN, PIES
from parlour.games.pflaumen.setup import PflaumenSetup
from parlour.games.pflaumen.telling import piece, say, tell
from parlour.games.pflaumen.terminal import render
from parlour.kernel.game import Game
from parlour.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from parlour.kernel.components import ComponentSet
    from parlour.kernel.options import Value
    from parlour.kernel.record import Record


def pi_mal_pflaumen(
    game: Game, seats: int, options: Mapping[str, Value], components: ComponentSet
) -> PflaumenSetup:
    """A setup of Pi mal Pflaumen, or for its variant (PMP-21 and PMP-22)."""
    edition = EXPERIENCED if options["experienced"] else PI_MAL_PFLAUMEN
    return PflaumenSetup(edition, game, seats, options, components)


def pies(game: Game, seats: int, options: Mapping[str, Value], components: ComponentSet) -> PflaumenSetup:
    """A setup of Pies."""
    return PflaumenSetup(PIES, game, seats, options, components)


def follow(record: Record) -> list[str]:
    """Neither rulebook speaks of a series: every game draws its own start player."""
    return []


def _game(id_: str, make: Callable[..., PflaumenSetup], *options: Option) -> Game:
    return Game(
        id=id_,
        package=__name__,
        page=id_,
        teaching=f"{id_}.teach",
        rules=1,
        seats=(3, 4, 5),
        minutes=30,
        options=options,
        component_sets={"house-2": "house-2.toml", "house-1": "components.toml"},
        box=Components,
        make=make,
        greedy=greedy,
        tell=tell,
        say=say,
        render=render,
        follow=follow,
        chronicle=PflaumenChronicle,
        aspects=PflaumenAspects,
        piece=piece,
    )


GAMES: Final = (
    _game("pi-mal-pflaumen", pi_mal_pflaumen, Option("experienced")),
    _game("pies", pies),
)
