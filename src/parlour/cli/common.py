"""What all commands share: help, options, and how refusals are printed."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

import parlour
from parlour.games import find
from parlour.kernel.components import LONGEST as LONGEST_SET
from parlour.kernel.errors import ParlourError
from parlour.terminal.files import text_in, usable
from parlour.terminal.lines import echo
from parlour.words import Words, words_for
from parlour.words.locales import here

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from rich.progress import Progress

    from parlour.kernel.game import Setup

HOME_PORT = 3141  # always the same, so that links stay good, and what a browser has kept for this address
ANY_ADDRESS = "any"
say = words_for(locale=here())
MODULES: Final = {  # where each command is; to import all of them would take as long as most commands do
    "admin": "admin",
    "arena": "arena",
    "bots": "games",
    "components": "games",
    "dataset": "simulate",
    "games": "games",
    "learn": "games",
    "play": "play",
    "replay": "records",
    "report": "report",
    "review": "review",
    "rules": "games",
    "serve": "serve",
    "simulate": "simulate",
    "store": "store",
    "train": "train",
    "verify": "records",
}


class Exemplified(click.Command):
    """A command whose help ends with examples."""

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

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in MODULES:
            import_module(f"parlour.cli.{MODULES[cmd_name]}")
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except ParlourError as refusal:
            tell(refusal)
            ctx.exit(2)


def tell(refusal: ParlourError) -> None:
    """A refusal as a sentence with its code, on standard error."""
    echo(say("refused", sentence=refusal.sentence(say.locale), code=refusal.code), err=True)


def option(name: str, *variable: str, **settings: Any) -> Callable[[Any], Any]:  # noqa: ANN401
    """An option, its help from the Fluent file."""
    message = f"help-{variable[0] if variable else name}"
    return click.option(f"--{name}", *variable, help=say(message), **settings)


@click.group(cls=Commands, help=say("help-parlour"), invoke_without_command=True)
@option("lan", is_flag=False, flag_value=ANY_ADDRESS, metavar="[ADDRESS]")
@option(
    "port", "home_port", type=click.IntRange(1, 65535), default=HOME_PORT, show_default=True, metavar="PORT"
)
@option("log", "show_log", is_flag=True)
@click.version_option(message=say("version", version=parlour.__version__, rules=parlour.RULES))
@click.pass_context
def main(context: click.Context, lan: str | None, home_port: int, show_log: bool) -> None:
    """Without a subcommand: serve this computer, and open the browser."""
    if not context.invoked_subcommand:
        from parlour.cli.home import home  # it imports this module

        home(home_port, lan, show_log)
    elif any(context.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in context.params):
        raise ParlourError("home-option", command=context.invoked_subcommand)


def command(
    name: str, *examples: str, group: click.Group = main
) -> Callable[[Callable[..., None]], click.Command]:
    """A command, its help from the Fluent file."""
    message = f"help-{name}" if group is main else f"help-{group.name}-{name}"
    return group.command(name, cls=Command, help=say(message), examples=examples)


game_argument = click.argument("game")
file_type = click.Path(path_type=Path)
seats_option = option("seats", type=int, metavar="N")
options_option = option("option", "options", multiple=True, metavar="NAME=VALUE")
components_option = option("components", "components_file", type=file_type, metavar="FILE")
seed_option = option("seed", metavar="SEED")
jobs_option = option("jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J")
json_option = option("json", "as_json", is_flag=True)


def words_of(game: str) -> Words:
    return words_for(find(game).package, locale=say.locale)


def chosen_setup(game: str, seats: int | None, options: Iterable[str], components_file: Path | None) -> Setup:
    """The setup of a command line. Without a number of players, the middle one is taken."""
    possible = find(game).seats
    seats = possible[len(possible) // 2] if seats is None else seats
    return parlour.setup(game, seats, chosen_options(options), own_components(components_file))


def chosen_options(pairs: Iterable[str]) -> dict[str, str]:
    """The options of a command line."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ParlourError("option-form", text=pair)
        chosen[name] = value
    return chosen


def named(names: str) -> list[str]:
    """The names in a list."""
    return [name.strip() for name in names.split(",")]


def own_components(file: Path | None) -> str | None:
    return None if file is None else text_of(file, LONGEST_SET)


def text_of(path: Path, most: int) -> str:
    """The text of a file with at most `most` characters."""
    with using(path):
        return text_in(path, most)


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Refuse a file or folder that cannot be read or written."""
    try:
        with usable(path):
            yield
    except UnicodeDecodeError:
        raise ParlourError("file", path=str(path), reason=say("not-text")) from None


def progress() -> Progress:
    """A progress bar on standard error, so that programs can read standard output."""
    from rich.console import Console  # slow to import, and needed here only
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
