"""The files of a match: its log while it lasts; in the end a record of each game, and the replay."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.record import LONGEST, Record
from parlour.match import log, replay

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from parlour.match.log import Entry
    from parlour.match.match import Match

RECORD: Final = ".parlour"
LOG: Final = ".match"
REPLAY: Final = ".replay.json"


class MatchFiles:
    """Where a match is kept, derived from one path: `evening` stands for the log `evening.match`, the replay
    `evening.replay.json`, and the record `evening.parlour`, or a folder `evening` with a record per game.
    """

    def __init__(self, path: Path) -> None:
        name = path.name.removesuffix(LOG).removesuffix(RECORD)
        self.log = path.parent / f"{name}{LOG}"
        self.replay = path.parent / f"{name}{REPLAY}"
        self.folder = path.parent / name if path.suffix == LOG else path
        own_suffix = path.suffix and path.suffix != LOG
        self.record = path if own_suffix else path.parent / f"{name}{RECORD}"
        self._entries = 0  # of the log on the disk,
        self._size = 0  # and its bytes, as this process has left it

    def records(self, games: int) -> Path:
        """Where the records go: into a file, or into a folder if there are several games."""
        return self.folder if games > 1 else self.record

    @property
    def taken(self) -> bool:
        """Whether a match is kept here, under way or finished."""
        return any(path.exists() for path in (self.log, self.replay, self.folder, self.record))

    def create(self, match: Match) -> None:
        """Begin a log. One that is there already is another match: it is not overwritten."""
        games = match.opened.games
        with usable(self.log):
            self.log.parent.mkdir(parents=True, exist_ok=True)
            if games > 1:  # better to know now than after the first game
                self.records(games).mkdir(exist_ok=True)
        if self.log.exists():
            raise ParlourError("save-exists", path=str(self.log))
        self.write(match)

    def write(self, match: Match) -> None:
        """Write the whole log, as one step: a crash leaves the old file or the new one."""
        new = self.log.with_name(f"{self.log.name}.new")
        with usable(self.log):
            self._size = new.write_bytes(_lines(match.log))
            new.replace(self.log)
        self._entries = match.seq

    def append(self, match: Match) -> None:
        """Write the entries that are not in the log yet. Refused, if another process has written to it."""
        with usable(self.log), self.log.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise ParlourError("save-changed", path=str(self.log))
            self._size += file.write(_lines(match.log[self._entries :]))
        self._entries = match.seq

    def write_records(self, match: Match) -> None:
        """Write a record of each game that is over."""
        games = match.opened.games
        path = self.records(games)
        with usable(path):
            for number, play in enumerate(match.plays, 1):
                if play.over:
                    file = path / f"{number}{RECORD}" if games > 1 else path
                    file.write_text(str(play.record), encoding="utf-8")

    def finish(self, match: Match) -> bool:
        """Write what stays of a match that is over, and remove its log. A replay is written if its draws can
        be verified. Returns whether they can.
        """
        provable = replay.verifiable(match)
        self.write_records(match)
        with usable(self.replay):
            if provable:
                self.replay.write_bytes(msgspec.json.encode(replay.replay_of(match)))
            self.log.unlink()
        return provable


def log_lines(path: Path) -> list[bytes]:
    """The entries of a log. A last line without its end was cut off while it was written: it is left out."""
    *lines, _ = text_in(path, replay.LONGEST).split("\n")
    return [line.encode() for line in lines]


def records_in(path: Path) -> list[Record]:
    """The records at a path, a file or a folder, in order: earlier versions saved games in this form."""
    files = [path]
    if path.is_dir():
        files = sorted(path.glob(f"*{RECORD}"), key=lambda file: (len(file.name), file.name))
    return [Record.parse(text_in(file, LONGEST)) for file in files]


def text_in(path: Path, most: int) -> str:
    """The text of a file. One with more characters than that is refused, and not read to its end."""
    with path.open(encoding="utf-8") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise ParlourError("file-large", path=str(path), most=most)
    return found


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Refuse a file or folder that cannot be written."""
    try:
        yield
    except OSError as problem:
        raise ParlourError("file", path=str(path), reason=problem.strerror) from None


def _lines(entries: Iterable[Entry]) -> bytes:
    return b"".join(log.write(entry) + b"\n" for entry in entries)
