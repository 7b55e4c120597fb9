"""To study a game."""

from __future__ import annotations

import os
import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from parlour.kernel.game import Game


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
def report(
    game: str,
    seat_counts: str | None,
    ordinary: int,
    names: str,
    duplicates: int,
    ladder: str,
    forbidden: tuple[str, ...],
    restrained: str,
    options: tuple[str, ...],
    components_name: str | None,
    other_components: str | None,
    other_options: tuple[str, ...],
    seed: str | None,
    report_folder: Path | None,
    cores: int | None,
    cluster: str | None,
) -> None:
    try:
        from parlour.lab import findings, folder, study  # only those who want a report need what these need
    except ImportError:
        raise ParlourError("report-extra", extra="report") from None
    played = find(game)
    rules = [(options, components_name)]
    if other_components or other_options:
        rules.append((other_options or options, other_components or components_name))
    counts = chosen_seats(played, seat_counts)
    variants = []
    for chosen, components in rules:
        setup = parlour.setup(game, counts[0], chosen_options(chosen), named_components(played, components))
        variants.append(study.Variant(dict(setup.options), setup.components))
    where = report_folder or Path(f"{game}-report")
    with using(where):
        begun = folder.begun(where)
    plan = study.plan(
        played,
        variants,
        counts,
        players=named(names),
        ladder=named(ladder),
        restrained=restrained,
        forbidden=None if not forbidden else [name for name in forbidden if name != "none"],
        games=ordinary,
        seed=seed or (begun.seed if begun else secrets.token_hex(8)),
    )
    if begun:  # more games of a report that has begun come in chunks of the same size
        plan = msgspec.structs.replace(plan, size=begun.size)
    with using(where):
        ledger = folder.ledger(where, plan)
    wanted = plan.chunks(ordinary, duplicates)
    entries = {entry.chunk: entry for entry in ledger.entries}
    left = [chunk for chunk in wanted if chunk not in entries]
    with progress() as bar:
        total = sum(chunk.games(plan) for chunk in wanted)
        remaining = sum(chunk.games(plan) for chunk in left)
        task = bar.add_task(say("report-progress"), total=total, completed=total - remaining)
        for entry in study.played(plan, left, cores or os.cpu_count() or 1, cluster):
            with using(where):
                ledger.add(entry)
            entries[entry.chunk] = entry
            bar.advance(task, entry.chunk.games(plan))
    again: dict[str, object] = {"--seats": ",".join(map(str, counts)), "--games": ordinary, "--bots": names}
    again |= {"--deals": duplicates, "--ladder": ladder, "--restrained": restrained, "--seed": plan.seed}
    # A newer component set may come to be the one that is played with if none is named.
    first = components_name or variants[0].components.name
    again |= {"--components": first, "--compare": other_components}
    words = ["parlour", "report", game]
    words += [word for name, value in again.items() if value is not None for word in (name, str(value))]
    for name, values in (
        ("--forbid", forbidden),
        ("--option", options),
        ("--compare-option", other_options),
    ):
        words += [word for value in values for word in (name, value)]
    told = findings.Findings(plan, [entries[chunk] for chunk in wanted])
    with using(where):
        page = folder.publish(where, told, shlex.join(words))
    click.echo(say("report-ready", path=str(page), seed=plan.seed))


def chosen_seats(game: Game, text: str | None) -> list[int]:
    """The numbers of players named, or all that the game knows."""
    if text is None:
        return list(game.seats)
    try:
        return sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise ParlourError("seats-list", text=text) from None


def named_components(game: Game, name: str | None) -> str | None:
    """A component set by the name of a file, or of one that comes with the game."""
    if name in game.component_sets and not Path(name).exists():
        return game.component_set(name).text
    return own_components(Path(name) if name else None)
