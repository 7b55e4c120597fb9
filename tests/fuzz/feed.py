"""Inputs are fed to what reads them. Each is taken, or refused in one sentence, and quickly."""

from __future__ import annotations

from time import thread_time
from typing import TYPE_CHECKING, Final
from zlib import crc32

from click.testing import CliRunner

import parlour
from parlour import GAMES, ParlourError
from parlour.cli import main
from parlour.match import replay
from parlour.words import LOCALES, words_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from parlour.kernel.play import Play

SLOW: Final = 0.1  # seconds of a processor,
FILE: Final = 1.0  # and for records and replays, which no event loop reads: whole games are played again


class Finding(Exception):
    """Something that must not be."""


def fed(read: Callable[[], object]) -> tuple[str, float]:
    """What became of an input ("taken", or the code of its refusal), and how many seconds it took."""
    began = thread_time()
    try:
        code = taken(read)
    except Exception as problem:
        raise Finding(f"{type(problem).__name__}: {problem}"[:500]) from problem
    return code, thread_time() - began


def taken(read: Callable[[], object]) -> str:
    try:
        read()
    except ParlourError as refusal:
        refusal.sentence(LOCALES[crc32(refusal.code.encode()) % len(LOCALES)])
        return refusal.code
    return "taken"


def warm_up() -> None:
    """Read what is read once, so that it is not counted for whoever comes first."""
    for locale in LOCALES:
        for game in GAMES.values():
            words_for(game.package, locale=locale)("refused", sentence="", code="")
        words_for(locale=locale)("error-seats", game="", seats=1, fewest=1, most=1)


def feed_components(game: str, text: str) -> tuple[str, float]:
    return fed(lambda: parlour.setup(game, GAMES[game].seats[0], components=text))


def feed_record(text: str) -> tuple[str, float]:
    return fed(lambda: parlour.read(text, seed=1))


def feed_replay(text: bytes) -> tuple[str, float]:
    return fed(lambda: replay.verify(replay.read(text)))


def feed_tokens(play: Play, seat: int, tokens: Sequence[str]) -> tuple[str, float]:
    return fed(lambda: play.act(seat, *tokens))


def feed_command(folder: Path, command: Sequence[str], content: bytes) -> str:
    """A file that somebody was sent, and looks at."""
    file = folder / "file"
    file.write_bytes(content)
    result = CliRunner().invoke(main, [*command, str(file)], color=True)
    if result.exit_code not in (0, 2) or not isinstance(result.exception, SystemExit | None):
        raise Finding(f"{command}: {result.exception!r}")
    if any(letter in result.output for letter in "\x1b\x9b\x07\u202e"):
        raise Finding(f"{command}: the terminal is commanded: {result.output!r}"[:500])
    return f"exit {result.exit_code}"
