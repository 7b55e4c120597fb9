"""The command that fits chances to win to play-outs."""

from __future__ import annotations

import secrets
import shutil
from typing import TYPE_CHECKING

import click
import msgspec

from parlour.cli.common import (
    chosen_setup,
    command,
    components_option,
    file_type,
    game_argument,
    jobs_option,
    option,
    options_option,
    progress,
    say,
    seats_option,
    seed_option,
    using,
)
from parlour.games import Terms, fits_folder
from parlour.kernel.errors import ParlourError
from parlour.kernel.fits import name_of
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.training.games import Plan

PLAN = "plan.json"


@command(
    "train",
    "parlour train pies --seats 4 --seed 1",
    "parlour train pies --seats 4 --components box.toml --seed 1 --games 50000 --jobs 2 --out fits/",
    "parlour train pies --seats 4 --seed 1 --resume",
)
@game_argument
@seats_option
@seed_option
@options_option
@components_option
@option("games", "train_games", type=click.IntRange(20), default=20000, show_default=True, metavar="K")
@option("out", "train_out", type=file_type, metavar="FILE")
@option("resume", "train_resume", is_flag=True)
@jobs_option
def train(
    game: str,
    seats: int | None,
    seed: str | None,
    options: tuple[str, ...],
    components_file: Path | None,
    train_games: int,
    train_out: Path | None,
    train_resume: bool,
    jobs: int,
) -> None:
    setup = chosen_setup(game, seats, options, components_file)
    if not setup.policy.numbers:
        raise ParlourError("train-nothing", game=game)
    try:
        from parlour.training import fitting, games  # they need numpy
    except ImportError:
        raise ParlourError("report-extra", extra="report") from None
    path = train_out or fits_folder()
    if path.is_dir() or not train_out:
        path /= name_of(setup)
    plan = games.Plan(Terms.of(setup), seed or secrets.token_hex(8), train_games)
    folder = path.with_suffix(".parts")
    with using(folder):
        if not train_resume:
            shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        if train_resume:
            plan = resumed(folder / PLAN, plan, seed)
        (folder / PLAN).write_bytes(msgspec.json.encode(plan))
    parts = {}
    with progress() as bar, using(folder):
        task = bar.add_task(say("train-progress"), total=len(plan.parts))
        for part, found in games.lessons(plan, jobs, folder):
            parts[part] = found
            bar.advance(task)
    told = fitting.fitted(plan, parts)
    with using(path):
        path.write_bytes(msgspec.json.encode(told) + b"\n")
        shutil.rmtree(folder)
    facts = {"fitted": say.number(told.fitted, 4), "by_hand": say.number(told.by_hand, 4)}
    echo(say("train-done", path=str(path), games=told.games, seed=plan.seed, **facts))


def resumed(path: Path, plan: Plan, seed: str | None) -> Plan:
    """The plan that a run before has begun, unless this one is another. The seed may be left out."""
    if not path.exists():
        return plan
    begun = msgspec.json.decode(path.read_bytes(), type=type(plan))
    wanted = plan if seed else msgspec.structs.replace(plan, seed=begun.seed)
    if begun != wanted:
        raise ParlourError("train-plan", path=str(path.parent))
    return begun
