"""The command that compares bots."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.common import (
    chosen_setup,
    command,
    components_option,
    file_type,
    game_argument,
    jobs_option,
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
from parlour.lab import arena
from parlour.lab.export import FORMS
from parlour.lab.ledger import deals as deals_in
from parlour.lab.ledger import plan_in
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.lab.estimates import Estimate


@command(
    "arena",
    "parlour arena pungi --bots greedy,random --deals 200 --seed 1",
    "parlour arena pungi --bots greedy,random,cheater --seats 3 --jobs 8 --until-clear",
    "parlour arena pungi --bots greedy,random --resume night.jsonl --out night.json --out night.csv",
)
@game_argument
@seats_option
@option("bots", "names", default="greedy,random", show_default=True, metavar="A,B,...")
@option("deals", "most", type=click.IntRange(2), default=100, show_default=True, metavar="D")
@seed_option
@options_option
@components_option
@option("adjusted", is_flag=True)
@option("until-clear", is_flag=True)
@option("out", multiple=True, type=file_type, metavar="FILE")
@option("resume", "resume_file", type=file_type, metavar="FILE")
@jobs_option
def arena_(
    game: str,
    seats: int | None,
    names: str,
    most: int,
    seed: str | None,
    options: tuple[str, ...],
    components_file: Path | None,
    adjusted: bool,
    until_clear: bool,
    out: tuple[Path, ...],
    resume_file: Path | None,
    jobs: int,
) -> None:
    setup = chosen_setup(game, seats, options, components_file)
    if resume_file and not seed:
        with using(resume_file):
            begun = plan_in(resume_file, arena.Plan, "arena")
        seed = begun.seed if begun else None
    plan = arena.Plan.of(setup, named(names), seed or secrets.token_hex(8), adjusted=adjusted)
    for path in out:
        if path.suffix not in FORMS:
            raise ParlourError("out-form", path=str(path))
        with using(path), path.open("a"):
            pass  # fail now, not after the last deal
    ledger = None
    if resume_file:
        with using(resume_file):
            ledger = deals_in(resume_file, plan)
    deals = list(ledger.entries) if ledger else []
    with progress() as bar:
        finished = sum(deal.number < most for deal in deals)
        task = bar.add_task(say("arena-progress"), total=most, completed=finished)
        for deal in arena.contest(plan, most, jobs=jobs, until_clear=until_clear, done=deals[:]):
            deals.append(deal)
            if resume_file and ledger:
                with using(resume_file):
                    ledger.add(deal)
            bar.advance(task)
    summary = arena.summary(plan, deals, most, until_clear=until_clear)
    show_arena(plan, summary)
    for path in out:
        with using(path):
            path.write_text(FORMS[path.suffix](plan, summary), encoding="utf-8")


def show_arena(plan: arena.Plan, summary: arena.Summary) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = 100  # all columns, also in a file
    results = {
        row.bot: {
            "wins": f"{say.share(row.wins.mean, 1)} ±{say.number((row.wins.high - row.wins.mean) * 100, 1)}",
            "rank": give_or_take(row.rank),
            "margin": give_or_take(row.margin),
            "points": give_or_take(row.points),
            "rating": give_or_take(row.rating),
            **({"adjusted": signed(row.adjusted)} if row.adjusted else {}),
        }
        for row in summary.bots
    }
    work = {
        row.bot: {
            "seats": str(row.seats),
            "decisions": str(row.decisions),
            "milliseconds": give_or_take(row.milliseconds),
            "failures": str(row.failures),
        }
        for row in summary.bots
    }
    for rows in (results, work):
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column(say("arena-bot"), overflow="fold")
        for column in rows[plan.bots[0]]:
            grid.add_column(say(f"arena-{column}"), justify="right", no_wrap=True)
        for bot, cells in rows.items():
            grid.add_row(Text(bot), *cells.values())
        console.print(grid)
        console.print()
    for row in summary.bots:
        if row.trouble:
            echo(say("arena-trouble", bot=row.bot, trouble=row.trouble))
    if summary.verdict:
        by = "luck-free" if plan.adjusted else "wins"
        told = {"bot": plan.bots[0], "deals": summary.deals, "most": summary.most, "by": by}
        echo(say(f"arena-{summary.verdict}", **told))
    echo(
        say(
            "arena-length",
            deals=summary.deals,
            games=summary.games,
            even=say.share(summary.even, 1),
            seed=plan.seed,
        )
    )


def signed(estimate: Estimate) -> str:
    """A luck-free result, in hundredths of a win."""
    sign = "+" if estimate.mean > 0 else ""
    return (
        f"{sign}{say.number(estimate.mean * 100, 1)} ±{say.number((estimate.high - estimate.mean) * 100, 1)}"
    )


def give_or_take(estimate: Estimate) -> str:
    return f"{say.number(estimate.mean, 2)} ±{say.number(estimate.high - estimate.mean, 2)}"
