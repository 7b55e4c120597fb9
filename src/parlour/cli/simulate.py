"""Commands that let bots play many games."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from parlour.cli.common import (
    chosen_setup,
    command,
    components_option,
    file_type,
    game_argument,
    jobs_option,
    json_option,
    named,
    option,
    options_option,
    progress,
    say,
    seats_option,
    seed_option,
    using,
)
from parlour.kernel.errors import ParlourError
from parlour.lab.simulation import Plan, Summary, record, simulate, summary
from parlour.terminal.files import RECORD
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.lab.estimates import Estimate


@command(
    "simulate",
    "parlour simulate pungi --games 1000 --bots greedy,random",
    "parlour simulate pungi --seats 5 --games 100000 --seed 1 --jobs 8 --json",
    "parlour simulate pungi --games 100 --records games/",
)
@game_argument
@seats_option
@option("games", "count", type=click.IntRange(1), default=1000, show_default=True, metavar="K")
@seed_option
@option("bots", "names", default="random", show_default=True, metavar="A,B,...")
@options_option
@components_option
@option("records", type=file_type, metavar="DIR")
@jobs_option
@json_option
def simulate_(
    game: str,
    seats: int | None,
    count: int,
    seed: str | None,
    names: str,
    options: tuple[str, ...],
    components_file: Path | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    setup = chosen_setup(game, seats, options, components_file)
    seed = seed or secrets.token_hex(8)
    plan = Plan.of(setup, named(names), seed)
    results = []
    digits = len(str(count - 1))
    if records:
        with using(records):
            records.mkdir(parents=True, exist_ok=True)
    with progress() as bar:
        games = simulate(plan, count, jobs)
        for result in bar.track(games, total=count, description=say("simulate-progress")):
            if records:
                name = f"{game}-{result.number:0{digits}}{RECORD}"
                with using(records):
                    (records / name).write_text(record(plan, result), encoding="utf-8")
            results.append(msgspec.structs.replace(result, actions=[]))
    found = summary(results)
    if as_json:
        facts = {"game": game, "players": setup.seats, "seed": seed, "options": setup.changed_options()}
        click.echo(json.dumps(facts | msgspec.to_builtins(found)))
    else:
        show_summary(found, seed)


def show_summary(summary: Summary, seed: str) -> None:
    console = Console()
    for what, rows in (("bot", summary.bots), ("seat", summary.seats)):
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column(say(f"simulate-{what}"))
        for column in ("games", "wins", "score"):
            grid.add_column(say(f"simulate-{column}"), justify="right")
        for row in rows:
            grid.add_row(row.label, str(row.games), share(row.wins), number(row.score))
        console.print(grid)
        console.print()
    echo(say("simulate-length", decisions=number(summary.decisions), seed=seed))


def share(estimate: Estimate) -> str:
    return interval(*(say.share(value, 1) for value in (estimate.mean, estimate.low, estimate.high)))


def number(estimate: Estimate) -> str:
    return interval(*(say.number(value, 2) for value in (estimate.mean, estimate.low, estimate.high)))


def interval(mean: str, low: str, high: str) -> str:
    return say("interval", mean=mean, low=low, high=high)


@command(
    "dataset",
    "parlour dataset pungi --games 1000 --bots expert --seed 1",
    "parlour dataset fruitoplay --seats 3 --games 10000 --bots master,greedy --jobs 8 --folder games",
)
@game_argument
@seats_option
@option("games", "count", type=click.IntRange(1), default=1000, show_default=True, metavar="K")
@seed_option
@option("bots", "names", default="expert", show_default=True, metavar="A,B,...")
@options_option
@components_option
@option("folder", type=file_type, default="dataset", show_default=True, metavar="DIR")
@jobs_option
def dataset_(
    game: str,
    seats: int | None,
    count: int,
    seed: str | None,
    names: str,
    options: tuple[str, ...],
    components_file: Path | None,
    folder: Path,
    jobs: int,
) -> None:
    try:
        from parlour.rl import dataset  # only datasets need NumPy
    except ImportError as missing:
        raise ParlourError("needs-rl", module=missing.name) from None
    setup = chosen_setup(game, seats, options, components_file)
    if not seed:
        with using(folder):
            seed = dataset.seed_in(folder)
    plan = Plan.of(setup, named(names), seed or secrets.token_hex(8))
    with progress() as bar, using(folder):
        task = bar.add_task(say("simulate-progress"), total=count)
        decisions = 0
        for games, written in dataset.write(folder, plan, count, jobs):
            decisions += written
            bar.advance(task, games)
    echo(say("dataset-done", decisions=decisions, games=count, folder=str(folder), seed=plan.seed))
