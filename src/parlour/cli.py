"""The `parlour` command."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import shlex
import sys
import webbrowser
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import parlour
from parlour.bots import BOTS
from parlour.bots.workers import Workers
from parlour.games import GAMES, find
from parlour.kernel.components import LONGEST as LONGEST_TABLE
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, advance
from parlour.kernel.record import LONGEST as LONGEST_RECORD
from parlour.kernel.record import Record
from parlour.kernel.state import CHANCE
from parlour.lab import arena
from parlour.lab.ledger import deals as deals_in
from parlour.lab.ledger import plan_in
from parlour.lab.report import FORMS
from parlour.lab.simulation import Plan, Summary, simulate, summary
from parlour.match import replay as match_replay
from parlour.match.series import Series
from parlour.store import data_folder, open_store
from parlour.store.check import check
from parlour.terminal import session as terminal
from parlour.words import Words, words_for
from parlour.words.locales import here

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from parlour.kernel.game import Game, Setup
    from parlour.lab.estimates import Estimate

say = words_for(locale=here())
OPPONENTS = "regular"  # whom a person meets who names nobody


class Exemplified(click.Command):
    """Something whose help ends with examples."""

    def __init__(self, *args: Any, examples: Sequence[str], **settings: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **settings)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(say("help-examples")):
            formatter.write("".join(f"  {example}\n" for example in self.examples))


class Command(Exemplified):
    """A command."""


class Group(Exemplified, click.Group):
    """Commands that belong together."""


class Commands(click.Group):
    """The commands. A refusal is one sentence with its code, and exit code 2."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except ParlourError as refusal:
            click.echo(say("refused", sentence=refusal.sentence(say.locale), code=refusal.code), err=True)
            ctx.exit(2)


@click.group(cls=Commands, help=say("help-parlour"), invoke_without_command=True)
@click.version_option(message=say("version", version=parlour.__version__, rules=parlour.RULES))
@click.pass_context
def main(context: click.Context) -> None:
    """Everything else is a subcommand; without one, the doors open for whoever sits at this computer."""
    if not context.invoked_subcommand:
        serve_on("127.0.0.1", 0, None, look=True)


def command(
    name: str, *examples: str, group: click.Group = main
) -> Callable[[Callable[..., None]], click.Command]:
    """A command, its help from the Fluent file."""
    message = f"help-{name}" if group is main else f"help-{group.name}-{name}"
    return group.command(name, cls=Command, help=say(message), examples=examples)


def option(name: str, *variable: str, **settings: Any) -> Callable[[Any], Any]:  # noqa: ANN401
    """An option, its help from the Fluent file."""
    message = f"help-{variable[0] if variable else name}"
    return click.option(f"--{name}", *variable, help=say(message), **settings)


game_argument = click.argument("game")
file_type = click.Path(path_type=Path)
seats_option = option("seats", type=int, metavar="N")
options_option = option("option", "options", multiple=True, metavar="NAME=VALUE")
components_option = option("components", "components_file", type=file_type, metavar="FILE")
seed_option = option("seed", metavar="SEED")
jobs_option = option("jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J")
json_option = option("json", "as_json", is_flag=True)


@command("games", "parlour games")
@json_option
def games(as_json: bool) -> None:
    for game in GAMES.values():
        words = words_of(game.id)
        about = words(f"{game.id}-about")
        options = {option.name: words(f"{game.id}-option-{option.name}") for option in game.options}
        presets = {preset.name: words(f"{game.id}-preset-{preset.name}") for preset in game.presets}
        if as_json:
            facts = {"game": game.id, "about": about, "seats": game.seats, "options": options}
            facts |= {"presets": presets}
            click.echo(json.dumps(facts))
            continue
        fewest, most = game.seats[0], game.seats[-1]
        click.echo(say("games-line", game=game.id, about=about, fewest=fewest, most=most))
        for name, meaning in options.items():
            click.echo(say("games-option", option=name, meaning=meaning))
        for name, meaning in presets.items():
            click.echo(say("games-preset", preset=name, meaning=meaning))


@command("bots", "parlour bots")
@json_option
def bots_(as_json: bool) -> None:
    for name in BOTS:
        about = say(f"bot-{name}")
        click.echo(json.dumps({"bot": name, "about": about}) if as_json else f"{name}: {about}")
    if not as_json:
        click.echo(say("bots-own"))


@command(
    "play",
    "parlour play pungi",
    "parlour play pungi --seats 5 --bots expert,novice --option chaos=on",
    "parlour play pungi --series",
)
@game_argument
@seats_option
@option("seat", type=int, default=0, show_default=True, metavar="N")
@option("bots", "names", default=OPPONENTS, show_default=True, metavar="A,B,...")
@options_option
@components_option
@seed_option
@option("series", is_flag=True)
@option("resume", type=file_type, metavar="PATH")
@option("save", type=file_type, metavar="PATH")
def play(
    game: str,
    seats: int | None,
    seat: int,
    names: str,
    options: tuple[str, ...],
    components_file: Path | None,
    seed: str | None,
    series: bool,
    resume: Path | None,
    save: Path | None,
) -> None:
    seed = seed or secrets.token_hex(8)
    records = saved(resume) if resume else []
    if resume:
        if records[0].game != game:
            raise ParlourError("record-game", wanted=game, found=records[0].game)
        series = resume.is_dir()
        setup = parlour.table_of(records[0], own_table(components_file))
    else:
        setup = table(game, seats, options, components_file)
    console = Console(highlight=False)
    workers = Workers()
    session = terminal.Session(console, words_of(game), setup, seat, named(names), seed, workers)
    match = Series(setup, seed, records)
    path = save or resume or data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    if not series and not path.suffix:
        path = path.with_suffix(terminal.SUFFIX)
    with using(path):  # better to know now than after the game
        terminal.save(match.plays, path, series)
    session.welcome()
    try:
        with closing(workers), logged(path.with_suffix(".log")):
            terminal.play_through(session, match, path, whole=series)
    except (terminal.Left, KeyboardInterrupt):
        terminal.save(match.plays, path, series)
        again = [sys.argv[0], "play", game, "--resume", str(path)]
        again += ["--seat", str(seat)] if seat else []
        again += ["--bots", names] if names != OPPONENTS else []
        again += ["--components", str(components_file)] if components_file else []
        session.say("play-saved", command=shlex.join(again))
        return
    terminal.save(match.plays, path, series)
    session.say("play-kept", path=str(path))


@contextmanager
def logged(path: Path) -> Iterator[None]:
    """Whatever is worth a line in the log goes to a file, which is made if there is any."""
    handler = logging.FileHandler(path, delay=True, encoding="utf-8")
    logging.getLogger("parlour").addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger("parlour").removeHandler(handler)
        handler.close()


def named(names: str) -> list[str]:
    """The bots of a list."""
    return [name.strip() for name in names.split(",")]


def saved(path: Path) -> list[Record]:
    """The records at a path that the person named."""
    with using(path):
        records = terminal.saved(path)
    if not records:
        raise ParlourError("file", path=str(path), reason=say("no-records"))
    return records


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
    setup = table(game, seats, options, components_file)
    seed = seed or secrets.token_hex(8)
    plan = Plan.of(setup, named(names), seed)
    results = []
    digits = len(str(count - 1))
    if records:
        with using(records):
            records.mkdir(parents=True, exist_ok=True)
    with progress() as bar:
        task = bar.add_task(say("simulate-progress"), total=count)
        for result in simulate(plan, count, jobs):
            if records:
                name = f"{game}-{result.number:0{digits}}{terminal.SUFFIX}"
                with using(records):
                    (records / name).write_text(result.record, encoding="utf-8")
            results.append(msgspec.structs.replace(result, record=""))
            bar.advance(task)
    told = summary(results)
    if as_json:
        facts = {"game": game, "players": setup.seats, "seed": seed, "options": setup.changed_options()}
        click.echo(json.dumps(facts | msgspec.to_builtins(told)))
    else:
        show_summary(told, seed)


def show_summary(told: Summary, seed: str) -> None:
    console = Console()
    for what, rows in (("bot", told.bots), ("seat", told.seats)):
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column(say(f"simulate-{what}"))
        for column in ("games", "wins", "score"):
            grid.add_column(say(f"simulate-{column}"), justify="right")
        for row in rows:
            grid.add_row(row.label, str(row.games), share(row.wins), number(row.score))
        console.print(grid)
        console.print()
    click.echo(say("simulate-length", decisions=number(told.decisions), seed=seed))


def share(estimate: Estimate) -> str:
    return interval(*(say.share(value, 1) for value in (estimate.mean, estimate.low, estimate.high)))


def number(estimate: Estimate) -> str:
    return interval(*(say.number(value, 2) for value in (estimate.mean, estimate.low, estimate.high)))


def interval(mean: str, low: str, high: str) -> str:
    return say("simulate-interval", mean=mean, low=low, high=high)


def progress() -> Progress:
    """A bar on standard error, so that standard output can be read by a machine."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)


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
        from parlour.rl import dataset  # only those who want arrays need what it needs
    except ImportError as missing:
        raise ParlourError("needs-rl", module=missing.name) from None
    setup = table(game, seats, options, components_file)
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
    click.echo(say("dataset-done", decisions=decisions, games=count, folder=str(folder), seed=plan.seed))


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
    until_clear: bool,
    out: tuple[Path, ...],
    resume_file: Path | None,
    jobs: int,
) -> None:
    setup = table(game, seats, options, components_file)
    if resume_file and not seed:
        with using(resume_file):
            begun = plan_in(resume_file, arena.Plan, "arena")
        seed = begun.seed if begun else None
    plan = arena.Plan.of(setup, named(names), seed or secrets.token_hex(8))
    for path in out:
        if path.suffix not in FORMS:
            raise ParlourError("out-form", path=str(path))
        with using(path), path.open("a"):
            pass  # better to know now than after the last deal
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
    told = arena.summary(plan, deals, most, until_clear=until_clear)
    show_arena(plan, told)
    for path in out:
        with using(path):
            path.write_text(FORMS[path.suffix](plan, told), encoding="utf-8")


def show_arena(plan: arena.Plan, told: arena.Summary) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = 100  # the whole table, also in a file
    results = {
        row.bot: {
            "wins": f"{say.share(row.wins.mean, 1)} ±{say.number((row.wins.high - row.wins.mean) * 100, 1)}",
            "rank": give_or_take(row.rank),
            "margin": give_or_take(row.margin),
            "points": give_or_take(row.points),
            "rating": give_or_take(row.rating),
        }
        for row in told.bots
    }
    work = {
        row.bot: {
            "seats": str(row.seats),
            "decisions": str(row.decisions),
            "milliseconds": give_or_take(row.milliseconds),
            "failures": str(row.failures),
        }
        for row in told.bots
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
    for row in told.bots:
        if row.trouble:
            click.echo(say("arena-trouble", bot=row.bot, trouble=row.trouble))
    if told.verdict:
        click.echo(say(f"arena-{told.verdict}", bot=plan.bots[0], deals=told.deals, most=told.most))
    click.echo(
        say("arena-length", deals=told.deals, games=told.games, even=say.share(told.even, 1), seed=plan.seed)
    )


def give_or_take(estimate: Estimate) -> str:
    return f"{say.number(estimate.mean, 2)} ±{say.number(estimate.high - estimate.mean, 2)}"


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
        setup = parlour.setup(game, counts[0], chosen_options(chosen), named_table(played, components))
        variants.append(study.Variant(dict(setup.options), setup.table))
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
    # A newer table may come to be the one that is played with if none is named.
    first = components_name or variants[0].table.name
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


def named_table(game: Game, name: str | None) -> str | None:
    """A component table by the name of a file, or of a table that comes with the game."""
    if name in game.tables and not Path(name).exists():
        return game.table(name).text
    return own_table(Path(name) if name else None)


@command(
    "replay",
    "parlour replay game.parlour",
    "parlour replay game.parlour --seat 2",
    "parlour replay game.parlour --json",
)
@click.argument("file", type=file_type)
@option("seat", "as_seat", type=int, metavar="N")
@components_option
@json_option
def replay(file: Path, as_seat: int | None, components_file: Path | None, as_json: bool) -> None:
    record = Record.parse(text_of(file, LONGEST_RECORD))
    play = Play(parlour.table_of(record, own_table(components_file)))
    positions = [position(play, 0)]
    for number, step in enumerate(record.steps, 1):
        advance(play, step)
        positions.append(position(play, number))
    if as_json:
        click.echo("\n".join(map(json.dumps, positions)))
        return
    words = words_of(record.game)
    names = ["" if s == as_seat else words("seat-name", seat=s) for s in range(record.seats)]
    open_review = play.over and as_seat is None
    for event in play.open_events() if open_review else play.events(as_seat):
        if sentence := play.setup.game.tell(play.setup, event, words, names):
            click.echo(sentence)
    if play.over:
        winners = ", ".join(names[s] or words("you") for s in play.winners)
        click.echo(words("replay-winners", winners=winners))
    else:
        click.echo(words("replay-unfinished"))


def position(play: Play, step: int) -> dict[str, object]:
    """The position before a step, for a machine."""
    facts: dict[str, object] = {
        "step": step,
        "waiting": ["*"] if play.chance else list(play.waiting),
        "legal": {str(seat): sorted(play.legal(seat)) for seat in play.waiting},
        "scores": play.scores,
        "over": play.over,
    }
    return facts | {"winners": play.winners} if play.over else facts


@command("rules", "parlour rules pungi")
@game_argument
def rules(game: str) -> None:
    terminal.show_rules(Console(), find(game).rules_page(say.locale))


@command(
    "components",
    "parlour components pungi > my-pungi.toml",
    "parlour components pungi --check my-pungi.toml",
)
@game_argument
@option("check", type=file_type, metavar="FILE")
def components(game: str, check: Path | None) -> None:
    found = find(game)
    if check is None:
        click.echo(found.table().text, nl=False)
        return
    setup = parlour.setup(game, found.seats[0], components=own_table(check))
    click.echo(say("components-good", path=str(check), name=setup.table.name))


@command(
    "serve",
    "parlour serve",
    "parlour serve --host 0.0.0.0 --port 8080",
    "parlour serve --store postgresql://parlour@localhost/parlour --workers 4 --origin https://example.org",
)
@option("host", default="127.0.0.1", show_default=True, metavar="HOST")
@option("port", type=click.IntRange(0, 65535), default=8080, show_default=True, metavar="PORT")
@option("store", "store_url", metavar="URL")
@option("workers", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@option("bots", "bot_processes", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@option("keep", "keep_days", type=click.IntRange(1), metavar="DAYS")
@option("origin", "origins", multiple=True, metavar="URL")
@option("log", "log_form", type=click.Choice(["json", "console"]))
def serve(
    host: str,
    port: int,
    store_url: str | None,
    workers: int,
    bot_processes: int,
    keep_days: int | None,
    origins: tuple[str, ...],
    log_form: str | None,
) -> None:
    serve_on(
        host,
        port,
        store_url,
        processes=workers,
        bots=bot_processes,
        kept=86400.0 * (keep_days or 0),
        origins=origins,
        json_log=log_form == "json" if log_form else not sys.stderr.isatty(),
    )


def serve_on(
    host: str,
    port: int,
    store: str | None,
    *,
    processes: int = 1,
    look: bool = False,
    **settings: Any,  # noqa: ANN401
) -> None:
    from parlour.server.serve import serve  # only those who serve wait for it
    from parlour.server.settings import Settings

    def ready(address: str) -> None:
        click.echo(say("serve-ready", address=address))
        if look:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # it may take its time

    if look:
        settings["json_log"] = not sys.stderr.isatty()
    try:
        serve(Settings(store=store, **settings), host, port, processes, ready)
    except ParlourError as problem:
        if not look or problem.code != "served":
            raise
        address = str(problem.facts["address"])
        click.echo(say("serve-there", address=address))
        webbrowser.open(address)


@main.group("store", cls=Group, help=say("help-store"), examples=["parlour store check"])
def store_group() -> None:
    """What is kept."""


@command("check", "parlour store check", group=store_group)
@option("store", "store_url", metavar="URL")
def check_store(store_url: str | None) -> None:
    async def problems() -> tuple[int, list[tuple[str, ParlourError]]]:
        async with await open_store(store_url) as store:
            return len(await store.matches()), [found async for found in check(store)]

    matches, found = asyncio.run(problems())
    for match, problem in found:
        click.echo(say("store-bad", match=match, problem=problem.sentence(say.locale)))
    if found:
        sys.exit(1)
    click.echo(say("store-good", matches=matches))


@command("verify", "parlour verify parlour-pungi.json")
@click.argument("file", type=file_type)
def verify(file: Path) -> None:
    told = match_replay.read(text_of(file, match_replay.LONGEST))
    plays = match_replay.verify(told)
    click.echo(say("verify-commitment"))
    for number, play in enumerate(plays, 1):
        draws = sum(step.seat == CHANCE for step in play.steps)
        scores = ", ".join(map(str, play.scores))
        click.echo(say("verify-game", game=number, draws=draws, moves=len(play.steps) - draws, scores=scores))
    if told.aborted:
        click.echo(say("verify-aborted"))
    else:
        names = ", ".join(told.players[seat].name for seat in told.winners)
        click.echo(say("verify-result", winners=names))


def words_of(game: str) -> Words:
    return words_for(find(game).package, locale=say.locale)


def table(game: str, seats: int | None, options: Iterable[str], components_file: Path | None) -> Setup:
    """A table as it is asked for on the command line; by default a middling number play."""
    possible = find(game).seats
    seats = possible[len(possible) // 2] if seats is None else seats
    return parlour.setup(game, seats, chosen_options(options), own_table(components_file))


def chosen_options(pairs: Iterable[str]) -> dict[str, str]:
    """Options as they are asked for on the command line."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ParlourError("option-form", text=pair)
        chosen[name] = value
    return chosen


def own_table(file: Path | None) -> str | None:
    return None if file is None else text_of(file, LONGEST_TABLE)


def text_of(path: Path, most: int) -> str:
    """The text of a file that has at most so many characters."""
    with using(path):
        return terminal.text_in(path, most)


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Refuse a file or folder that cannot be read or written."""
    try:
        yield
    except OSError as problem:
        raise ParlourError("file", path=str(path), reason=problem.strerror) from None
    except UnicodeDecodeError:
        raise ParlourError("file", path=str(path), reason=say("not-text")) from None
