"""Whether everything in a store can have happened."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from parlour.kernel.errors import ParlourError
from parlour.match import log, replay
from parlour.match.match import Match
from parlour.store.chain import verify
from parlour.store.model import Failed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from parlour.store.store import Store


async def check(store: Store) -> AsyncIterator[tuple[str, ParlourError]]:
    """What is wrong with which match: entries that are not as they were stored, or are gone; that cannot have
    happened; cards that do not follow from its secret; a saved replay that tells something else.
    """
    for match in await store.matches():
        try:
            entries, head = await store.log(match)
            check_match([entry for entry, _ in entries], await store.replay(match))
            verify(match, entries, head)
        except ParlourError as problem:
            yield match, problem
        except Failed as problem:
            yield match, ParlourError("log-unreadable", reason=str(problem))


def match_from(entries: list[bytes]) -> Match:
    """The match of a log; refused at the first entry that cannot have happened."""
    match = Match(())
    for seq, line in enumerate(entries):
        with wrong("log-entry", seq=seq):
            entry = log.read(line)
            if isinstance(entry, log.Opened) != (seq == 0):
                raise ValueError(type(entry).__name__)
            match.take(entry)
    return match


def check_match(entries: list[bytes], saved: bytes | None) -> None:
    match = match_from(entries)
    if not match.begun or not match.over:
        return
    told = replay.replay_of(match)
    replay.verify(told)
    if saved is not None:
        found = replay.read(saved)
        with wrong("replay-file"):
            replay.verify(found)
        if found != told:
            raise ParlourError("replay-other")


@contextmanager
def wrong(code: str, seq: int = 0) -> Iterator[None]:
    """Within, any exception means that the log holds nonsense."""
    try:
        yield
    except ParlourError as problem:
        raise ParlourError(code, seq=seq, reason=problem) from None
    except Exception as problem:
        raise ParlourError(code, seq=seq, reason=str(problem) or type(problem).__name__) from None
