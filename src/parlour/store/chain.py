"""The hash chain over the log of a match: each entry is stored with a hash of itself and all before it."""

from __future__ import annotations

from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DOMAIN = b"parlour-log-1\0"


class Head(NamedTuple):
    """The end of a log: how many entries it has, and the hash of the last one."""

    match: str
    entries: int
    hash: bytes


def start(match: str) -> bytes:
    """What stands before the first entry: no two matches share a hash."""
    return sha256(DOMAIN + match.encode()).digest()


def link(before: bytes, entry: bytes) -> bytes:
    return sha256(before + entry).digest()


def links(before: bytes, entries: Iterable[bytes]) -> list[bytes]:
    """The hashes of entries that follow one with the hash `before`."""
    return list(accumulate(entries, link, initial=before))[1:]


def verify(match: str, log: Sequence[tuple[bytes, bytes | None]], head: Head | None) -> None:
    """Refuse a log in which something was changed, or of which the end is gone. Entries without a hash were
    stored before there was a chain, or by an older server. Entries after the head are newer than the last
    checkpoint of a SQLite file: see `heads`.
    """
    whole = whole_prefix(match, log)
    if whole < len(log):
        raise ParlourError("chain-broken", match=match, seq=whole)
    if head is None:
        if log and log[-1][1] is not None:
            raise ParlourError("chain-head", match=match)
        return
    if len(log) < head.entries:
        raise ParlourError("chain-cut", match=match, found=len(log), stored=head.entries)
    if log[head.entries - 1][1] != head.hash:
        raise ParlourError("chain-head", match=match)


def whole_prefix(match: str, log: Iterable[tuple[object, bytes | None]]) -> int:
    """How many entries, from the first one on, are as they were stored."""
    count, before = 0, start(match)
    for entry, stored in log:
        if not isinstance(entry, bytes):  # a scribble may change the type of a value
            break
        before = link(before, entry)
        if stored not in (None, before):
            break
        count += 1
    return count
