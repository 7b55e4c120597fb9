"""Commands that list games and bots, and show rules and components."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.console import Console

import parlour
from parlour.bots import BOTS
from parlour.cli.common import (
    command,
    file_type,
    game_argument,
    json_option,
    option,
    own_components,
    say,
    tell,
    words_of,
)
from parlour.games import GAMES, find
from parlour.terminal.learn import Course
from parlour.terminal.lines import echo
from parlour.terminal.screen import Left, show_rules

if TYPE_CHECKING:
    from pathlib import Path


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
        echo(say("games-line", game=game.id, about=about, fewest=fewest, most=most))
        for name, meaning in options.items():
            echo(say("games-option", option=name, meaning=meaning))
        for name, meaning in presets.items():
            echo(say("games-preset", preset=name, meaning=meaning))
    for refusal in GAMES.plugins.refused.values():
        tell(refusal)


@command("bots", "parlour bots")
@json_option
def bots_(as_json: bool) -> None:
    for name in BOTS:
        about = say(f"bot-{name}")
        if as_json:
            click.echo(json.dumps({"bot": name, "about": about}))
        else:
            echo(f"{name}: {about}")
    if not as_json:
        echo(say("bots-own"))


@command("rules", "parlour rules pungi", "parlour rules pungi --reference")
@game_argument
@option("reference", is_flag=True)
def rules(game: str, reference: bool) -> None:
    show_rules(Console(), find(game), words_of(game), reference=reference)


@command("learn", "parlour learn pungi", "parlour learn pungi --part 3")
@game_argument
@option("part", type=int, default=1, show_default=True, metavar="N")
def learn(game: str, part: int) -> None:
    course = Course(Console(highlight=False), words_of(game), find(game))
    try:
        course.take(part)
    except Left:
        course.hand_over("learn-left", f"parlour learn {game} --part {course.part + 1}")


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
        click.echo(found.component_set().text, nl=False)
        return
    setup = parlour.setup(game, found.seats[0], components=own_components(check))
    echo(say("components-good", path=str(check), name=setup.components.name))
