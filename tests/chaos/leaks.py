"""Whether anybody was told more than they may know: all that was heard is compared with what follows from the
stored log for that seat, or for somebody without one.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from parlour.match import log, news
from parlour.match.match import Match
from parlour.match.sentences import in_words
from tests.chaos.honest import LOCALE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from parlour.store import Store


class Heard(NamedTuple):
    """One message, as it came."""

    owner: int | None  # the seat of whoever heard it, once they have sat down
    seat: int | None  # the seat for which it was meant, as far as the message before it told
    message: dict[str, Any]


class Searched(NamedTuple):
    """What came of a search."""

    messages: int
    leaks: list[str]


async def search(folder: Path, store: Store) -> Searched:
    """Compare everything that was heard at the tables of a store."""
    messages, leaks = 0, []
    for file in sorted(folder.iterdir()):
        lines = await store.entries(file.name)
        heard = list(read(file.read_text().splitlines()))
        messages += len(heard)
        leaks += [f"{file.name}: {leak}" for leak in compare([log.read(line) for line in lines], heard)]
    return Searched(messages, leaks)


def read(lines: Iterable[str]) -> Iterator[Heard]:
    """Snapshots and steps in the order in which they came to each, with the seat they were meant for."""
    seats: dict[str, int | None] = {}
    for line in lines:
        whose, _, text = line.partition("\t")
        message = json.loads(text)
        if message["kind"] == "snapshot":
            seats[whose] = message["seat"]
        if message["kind"] in ("snapshot", "step"):
            yield Heard(None if whose == "-" else int(whose), seats.get(whose), message)


def compare(entries: list[log.Entry], heard: list[Heard]) -> Iterator[str]:
    """What was told and does not follow from the log. Fields that a message leaves out are no leak."""
    waiting: defaultdict[int, list[Heard]] = defaultdict(list)
    for each in heard:
        if each.message["seq"] > len(entries):
            yield f"told of entry {each.message['seq']} of {len(entries)}"
        waiting[each.message["seq"]].append(each)
    match = Match(entries[:1])
    for seq in range(1, len(entries) + 1):
        if seq > 1:
            match.take(entries[seq - 1])
        for each in waiting[seq]:
            if each.seat not in (None, each.owner):
                yield f"seat {each.owner} was told what seat {each.seat} may know, at entry {seq}"
            allowed = allowed_for(match, each)
            more = sorted(name for name, said in each.message.items() if allowed.get(name) != said)
            if more:
                yield f"seat {each.owner} at entry {seq}, {each.message['kind']}: {', '.join(more)}"


def allowed_for(match: Match, heard: Heard) -> dict[str, Any]:
    message: news.Snapshot | news.Step
    if heard.message["kind"] == "snapshot":
        message = news.snapshot(match, heard.seat)
    else:
        message = news.news(match, heard.seat, heard.message["since"])
    if "told" in heard.message:
        message = in_words(message, match, heard.seat, LOCALE)
    allowed: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return allowed
