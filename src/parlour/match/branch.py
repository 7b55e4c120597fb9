"""A branch: what a person has played elsewhere, on a device that was given the log of their match.

It is taken as if it were played here, now: every decision is checked by the rules, every draw is made from
the secret of this match. So whoever invents a branch has only played the bots' part in a practice match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.match.log import Acted, Asked, Began, Entry, Opened, Relieved, Returned, Sat, Undone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.match.match import Match

PERSON: Final = "me"  # how a log that is given away calls the person


def given(entry: Entry) -> Entry:
    """An entry as the only person of a match gets it: without their id, and without the root, from which
    the deals of all rematches follow.
    """
    match entry:
        case Opened():
            return msgspec.structs.replace(entry, host=PERSON, root="")
        case Sat() if entry.player:
            return msgspec.structs.replace(entry, player=PERSON)
    return entry


def same(one: Entry, other: Entry) -> bool:
    """Whether two entries tell the same, whenever it happened."""
    return one == msgspec.structs.replace(other, at=one.at)


def shared(log: Sequence[Entry], branch: Sequence[Entry]) -> int:
    """How many entries of a branch are in a log, too."""
    count = 0
    for one, other in zip(log, branch, strict=False):
        if not same(one, other):
            break
        count += 1
    return count


def play_on(match: Match, branch: Sequence[Entry], now: int) -> Iterator[int]:
    """Play a branch, and tell after each step how much of it is done. A refusal leaves the match somewhere
    in the middle: use a copy.
    """
    done = 0
    while done < len(branch):
        at = min(max(branch[done].at, match.log[-1].at), now)  # the device's clock may say anything
        made = _step(match, branch[done], at)
        for here, there in zip(made, branch[done:], strict=False):  # what was cut off is made whole
            if not same(here, there):
                raise ParlourError("branch", entry=done)
            done += 1
        yield done


def _step(match: Match, entry: Entry, at: int) -> list[Entry]:
    """What comes of an entry, if it happens now."""
    seat = match.alone
    assert seat is not None
    match entry:
        case Acted(tokens=(token,)) if entry.seat in match.bots_due():
            return match.act_for(entry.seat, token, at)
        case Acted() if entry.tokens:
            return match.act(entry.seat, entry.tokens, at)
        case Began():
            return match.next_game(at)
        case Undone():
            return match.undo(seat, at)
        case Relieved():
            return match.relieve(seat, entry.reason, at)
        case Returned():
            return match.come_back(seat, at)
        case Asked(wish="abort" | "take-back"):
            return match.ask(seat, entry.wish, at, entry.back if entry.wish == "take-back" else None)
    raise ParlourError("branch", entry=match.seq)
