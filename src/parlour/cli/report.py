"""The command that studies a game."""

from __future__ import annotations

import os
import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

import parlour
from parlour.cli.common import (
    chosen_options,
    command,
    file_type,
    game_argument,
    named,
    option,
    options_option,
    own_components,
    progress,
    say,
    seed_option,
    using,
)
from parlour.games import find
from parlour.kernel.errors import ParlourError
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Game
    from parlour.lab.ledger import Ledger
    from parlour.lab.study import Chunk, Entry, Plan, Variant


@command(
    "report",
    "parlour report pungi",
    "parlour report pungi --seats 4 --games 100000 --deals 400 --seed 1",
    "parlour report pungi --bots master@200 --games 5000 --forbid frog --forbid 'play:*-10'",
    "parlour report pungi --compare my.toml --games 20000",
    "parlour report pungi --games 1000000 --cluster auto",
)
@game_argument
@option("seats", "seat_counts", metavar="N,N,...")
@option("games", "ordinary", type=click.IntRange(1), default=1000, show_default=True, metavar="K")
@option("bots", "names", default="random", show_default=True, metavar="A,B,...")
@option("deals", "duplicates", type=click.IntRange(0), default=40, show_default=True, metavar="D")
@option("ladder", default="greedy,novice,casual,regular", show_default=True, metavar="A,B,...")
@option("forbid", "forbidden", multiple=True, metavar="NAME")
@option("restrained", default="greedy", show_default=True, metavar="BOT")
@options_option
@option("components", "components_name", metavar="FILE")
@option("compare", "other_components", metavar="FILE")
@option("compare-option", "other_options", multiple=True, metavar="NAME=VALUE")
@seed_option
@option("folder", "report_folder", type=file_type, metavar="DIR")
@option("jobs", "cores", type=click.IntRange(1), metavar="J")
@option("cluster", metavar="ADDRESS")
def report(**asked: Any) -> None:  # noqa: ANN401
    try:
        from parlour.lab import findings, folder  # only reports need numpy and matplotlib
    except ImportError:
        raise ParlourError("report-extra", extra="report") from None
    request = Request(**asked)
    where = request.report_folder or Path(f"{find(request.game).id}-report")
    with using(where):
        begun = folder.begun(where)
    plan = plan_for(request, begun)
    with using(where):
        ledger = folder.ledger(where, plan)
    chunks = plan.chunks(request.ordinary, request.duplicates)
    entries = played(plan, chunks, ledger, where, request)
    with using(where):
        page = folder.publish(
            where, findings.Findings(plan, entries), command_line(request, plan), say.locale
        )
    echo(say("report-ready", path=str(page), seed=plan.seed))


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of the command."""

    game: str
    seat_counts: str | None
    ordinary: int
    names: str
    duplicates: int
    ladder: str
    forbidden: tuple[str, ...]
    restrained: str
    options: tuple[str, ...]
    components_name: str | None
    other_components: str | None
    other_options: tuple[str, ...]
    seed: str | None
    report_folder: Path | None
    cores: int | None
    cluster: str | None


def plan_for(request: Request, begun: Plan | None) -> Plan:
    """The plan of a request. A report that has begun keeps its seed, and the size of its chunks."""
    from parlour.lab import study

    game = find(request.game)
    seats = chosen_seats(game, request.seat_counts)
    plan = study.plan(
        game,
        variants_of(request, seats[0]),
        seats,
        players=named(request.names),
        ladder=named(request.ladder),
        restrained=request.restrained,
        forbidden=[name for name in request.forbidden if name != "none"] if request.forbidden else None,
        games=request.ordinary,
        seed=request.seed or (begun.seed if begun else secrets.token_hex(8)),
    )
    return msgspec.structs.replace(plan, size=begun.size) if begun else plan


def variants_of(request: Request, seats: int) -> list[Variant]:
    """The rules to play by, and those to compare with. What the second does not name is as in the first."""
    from parlour.lab.study import Variant

    chosen = [(request.options, request.components_name)]
    if request.other_components or request.other_options:
        other = request.other_options or request.options
        chosen.append((other, request.other_components or request.components_name))
    variants = []
    for options, components in chosen:
        text = named_components(find(request.game), components)
        setup = parlour.setup(request.game, seats, chosen_options(options), text)
        variants.append(Variant(dict(setup.options), setup.components))
    return variants


def played(
    plan: Plan, chunks: Sequence[Chunk], ledger: Ledger[Plan, Entry], where: Path, request: Request
) -> list[Entry]:
    """The entries of all chunks: those in the ledger, and the rest, which is played now."""
    from parlour.lab import study

    entries = {entry.chunk: entry for entry in ledger.entries}
    left = [chunk for chunk in chunks if chunk not in entries]
    total, remaining = (sum(chunk.games(plan) for chunk in some) for some in (chunks, left))
    with progress() as bar:
        task = bar.add_task(say("report-progress"), total=total, completed=total - remaining)
        for entry in study.played(plan, left, request.cores or os.cpu_count() or 1, request.cluster):
            with using(where):
                ledger.add(entry)
            entries[entry.chunk] = entry
            bar.advance(task, entry.chunk.games(plan))
    return [entries[chunk] for chunk in chunks]


def command_line(request: Request, plan: Plan) -> str:
    """The command that makes the same report again."""
    options: list[tuple[str, object]] = [
        ("--seats", ",".join(map(str, plan.seats))),
        ("--games", request.ordinary),
        ("--bots", request.names),
        ("--deals", request.duplicates),
        ("--ladder", request.ladder),
        ("--restrained", request.restrained),
        ("--seed", plan.seed),
        # Named in any case: a newer version may have another set as its default.
        ("--components", request.components_name or plan.variants[0].components.name),
        ("--compare", request.other_components),
        *(("--forbid", name) for name in request.forbidden),
        *(("--option", pair) for pair in request.options),
        *(("--compare-option", pair) for pair in request.other_options),
    ]
    given = [word for name, value in options if value is not None for word in (name, str(value))]
    return shlex.join(["parlour", "report", request.game, *given])


def chosen_seats(game: Game, text: str | None) -> list[int]:
    """The numbers of players that are named, or all that the game allows."""
    if text is None:
        return list(game.seats)
    try:
        return sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise ParlourError("seats-list", text=text) from None


def named_components(game: Game, name: str | None) -> str | None:
    """The text of a component set: of one that comes with the game, or of a file."""
    if name in game.component_sets and not Path(name).exists():
        return game.component_set(name).text
    return own_components(Path(name) if name else None)
