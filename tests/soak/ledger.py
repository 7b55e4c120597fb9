"""What clients have asked a server for, what they were told, and whether its logs say the same."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.match import log
from parlour.match.log import Acted, Began, Drew, Entry, Relieved, Returned, Sat

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.store import Store

Act = tuple[int, tuple[str, ...]]
"""A seat, and the tokens it plays."""


class Loss(Exception):
    """A server has lost something, or made something up."""


class Kept(NamedTuple):
    """Something that a server has said to be done."""

    kind: str
    seat: int
    tokens: tuple[str, ...]
    seq: int  # the entries there were then


HAPPENED: Final[dict[str, Callable[[Kept, Entry], bool]]] = {
    "act": lambda kept, entry: entry == Acted(at=entry.at, seat=kept.seat, tokens=kept.tokens),
    "sit": lambda kept, entry: isinstance(entry, Sat) and entry.seat == kept.seat,
    "seat_bot": lambda kept, entry: isinstance(entry, Sat) and entry.seat == kept.seat,
    "begin": lambda _, entry: isinstance(entry, Began),
    "next": lambda _, entry: isinstance(entry, Began),
    "return": lambda kept, entry: entry == Returned(at=entry.at, seat=kept.seat),
}


class Ledger:
    """What was asked and answered, by table."""

    def __init__(self) -> None:
        self.kept: defaultdict[str, list[Kept]] = defaultdict(list)
        self.open: defaultdict[str, Counter[Act]] = defaultdict(Counter)  # acts that nobody has answered

    def ask(self, table: str, seat: int, tokens: tuple[str, ...]) -> None:
        """An act is about to be sent."""
        self.open[table][seat, tokens] += 1

    def refuse(self, table: str, seat: int, tokens: tuple[str, ...]) -> None:
        """It has not happened."""
        self.open[table][seat, tokens] -= 1

    def keep(self, table: str, kept: Kept) -> None:
        """Something is done."""
        if kept.kind == "act":
            self.open[table][kept.seat, kept.tokens] -= 1
        self.kept[table].append(kept)

    @property
    def acts(self) -> int:
        """How many acts were acknowledged."""
        return sum(each.kind == "act" for kept in self.kept.values() for each in kept)

    async def check(self, store: Store, tables: list[str] | None = None) -> int:
        """How many acknowledged acts are in the logs: all of them, or it is a loss."""
        found = 0
        for table in self.kept if tables is None else tables:
            kept = list(self.kept[table])  # whatever was acknowledged by now is in the log that is read now
            entries = [log.read(line) for line in await store.entries(table)]
            for each in kept:
                if not happened(each, entries):
                    raise Loss(f"acknowledged, but not in the log of {table}: {each}")
                found += each.kind == "act"
        return found

    async def check_made_up(self, store: Store) -> int:
        """How many acts of persons are in the logs without having been acknowledged; each must have been
        asked for. (The server was killed, or the answer was lost, in between.)
        """
        found = 0
        for table in {**self.kept, **self.open}:
            entries = [log.read(line) for line in await store.entries(table)]
            acts = Counter(acts_of_persons(entries))
            acts.subtract((each.seat, each.tokens) for each in self.kept[table] if each.kind == "act")
            for act, more in acts.items():
                if not 0 <= more <= self.open[table][act]:
                    raise Loss(f"in the log of {table}, but nobody did it so often: {act}")
                found += more
        return found


def happened(kept: Kept, entries: list[Entry]) -> bool:
    """Whether what was done stands where it was said to: before that number and what was drawn then."""
    at = kept.seq - 1
    while 0 < at < len(entries) and isinstance(entries[at], Drew):
        at -= 1
    return 0 <= at < len(entries) and HAPPENED[kept.kind](kept, entries[at])


def acts_of_persons(entries: list[Entry]) -> list[Act]:
    """Who did what, without bots."""
    persons: set[int] = set()
    acts = []
    for entry in entries:
        match entry:
            case Sat():
                (persons.add if entry.player else persons.discard)(entry.seat)
            case Relieved():
                persons.discard(entry.seat)
            case Returned():
                persons.add(entry.seat)
            case Acted() if entry.seat in persons:
                acts.append((entry.seat, entry.tokens))
    return acts


def parlour() -> str:
    """The command."""
    return str(Path(sys.executable).with_name("parlour"))


async def check_whole(store: str) -> str:
    """What `parlour store check` says, unless it finds something wrong."""
    command = [parlour(), "store", "check", "--store", store]
    checking = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    out, _ = await checking.communicate()
    if checking.returncode:
        raise Loss(out.decode())
    return out.decode().strip()
