"""To play in the terminal."""

from __future__ import annotations

import logging
import secrets
import shlex
import sys
from contextlib import closing, contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

import click
from rich.console import Console

import parlour
from parlour import bots
from parlour.bots.workers import Workers
from parlour.cli.common import (
    chosen_setup,
    command,
    components_option,
    file_type,
    game_argument,
    named,
    option,
    options_option,
    own_components,
    say,
    seats_option,
    seed_option,
    using,
    words_of,
)
from parlour.folders import data_folder
from parlour.kernel.errors import ParlourError
from parlour.match.deals import first_secret
from parlour.terminal.files import MatchFiles, log_lines, records_in
from parlour.terminal.matches import Seating, match_in, match_of, new_match
from parlour.terminal.screen import Left
from parlour.terminal.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from parlour.match.match import Match


OPPONENTS = "regular"  # the bots of a person who names none
MOST_GAMES = 99  # of a match


@command(
    "play",
    "parlour play pungi",
    "parlour play pungi --seats 5 --bots expert,novice --option chaos=on",
    "parlour play pungi --series",
    "parlour play pungi --resume evening.match",
)
@game_argument
@seats_option
@option("seat", type=int, default=0, show_default=True, metavar="N")
@option("bots", "names", default=OPPONENTS, show_default=True, metavar="A,B,...")
@options_option
@components_option
@seed_option
@option("games", "count", type=click.IntRange(1, MOST_GAMES), metavar="N")
@option("series", is_flag=True)
@option("resume", type=file_type, metavar="PATH")
@option("save", type=file_type, metavar="PATH")
@option("every-choice", "every_choice", is_flag=True)
def play(
    game: str,
    seats: int | None,
    seat: int,
    names: str,
    options: tuple[str, ...],
    components_file: Path | None,
    seed: str | None,
    count: int | None,
    series: bool,
    resume: Path | None,
    save: Path | None,
    every_choice: bool,
) -> None:
    words = words_of(game)
    seating = Seating(seat, words("you"), named(names))
    secret = first_secret(seed or secrets.token_hex(32))
    if resume:
        match = resumed(game, resume, seating, secret, components_file)
    else:
        setup = chosen_setup(game, seats, options, components_file)
        match = new_match(setup, seating, secret, count or (setup.seats if series else 1))
    files = MatchFiles(save or resume or new_path(game))
    with closing(Workers()) as workers:
        console = Console(highlight=False)
        session = Session(console, words, match, files, workers, every_choice=every_choice)
        if resume and files.log == MatchFiles(resume).log and files.log.exists():
            files.write(match)  # without a last line that was cut off
        else:
            files.create(match)
        session.welcome()
        try:
            with logged(files.log.with_suffix(".log")):
                session.play()
        except (Left, KeyboardInterrupt):
            leave(session, files, seating)
            return
    finish(session, files)


def new_path(game: str) -> Path:
    """A path named after the time, at which nothing is kept yet."""
    first = path = data_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while MatchFiles(path).taken:
        number += 1
        path = first.with_name(f"{first.name}-{number}")
    return path


def leave(session: Session, files: MatchFiles, seating: Seating) -> None:
    """Tell how to go on later."""
    session.keep()  # an interrupt may have come before the last entry was kept
    again = [sys.argv[0], "play", session.setup.game.id, "--resume", str(files.log)]
    again += ["--bots", ",".join(seating.bots)] if any(map(bots.is_own, seating.bots)) else []
    session.hand_over("play-saved", shlex.join(again))


def finish(session: Session, files: MatchFiles) -> None:
    """Tell where the games are kept, and how to verify their deals."""
    provable = files.finish(session.match)
    session.say("play-kept", path=str(files.records(session.match.opened.games)))
    if provable:
        session.hand_over("play-replay", shlex.join([sys.argv[0], "verify", str(files.replay)]))


def resumed(game: str, path: Path, seating: Seating, secret: str, components_file: Path | None) -> Match:
    """The match that was saved at a path: its log, or what earlier versions saved, records."""
    log = MatchFiles(path).log
    with using(path):
        lines = log_lines(log) if log.exists() else []
        records = [] if log.exists() else records_in(path)
    if lines:
        match = match_in(lines, trusted=seating.bots)
        check_game(game, match.setup.game.id)
        return match
    if not records:
        raise ParlourError("file", path=str(path), reason=say("no-records"))
    check_game(game, records[0].game)
    setup = parlour.setup_of(records[0], own_components(components_file))
    return match_of(records, setup, seating, secret, setup.seats if path.is_dir() else 1)


def check_game(wanted: str, found: str) -> None:
    if found != wanted:
        raise ParlourError("record-game", wanted=wanted, found=found)


@contextmanager
def logged(path: Path) -> Iterator[None]:
    """Write warnings, such as those about bots that fail, to a file. It is made with the first of them."""
    handler = logging.FileHandler(path, delay=True, encoding="utf-8")
    logging.getLogger("parlour").addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger("parlour").removeHandler(handler)
        handler.close()
