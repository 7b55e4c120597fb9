"""To play in the terminal."""

from __future__ import annotations

import logging
import secrets
import shlex
import sys
from contextlib import closing, contextmanager
from datetime import datetime
from typing import TYPE_CHECKING

from rich.console import Console

import parlour
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
from parlour.kernel.errors import ParlourError
from parlour.match.series import Series
from parlour.store import data_folder
from parlour.terminal import session as terminal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from parlour.kernel.record import Record


OPPONENTS = "regular"  # whom a person meets who names nobody


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
        setup = parlour.setup_of(records[0], own_components(components_file))
    else:
        setup = chosen_setup(game, seats, options, components_file)
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


def saved(path: Path) -> list[Record]:
    """The records at a path that the person named."""
    with using(path):
        records = terminal.saved(path)
    if not records:
        raise ParlourError("file", path=str(path), reason=say("no-records"))
    return records
