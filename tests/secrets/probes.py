"""What somebody could ask of a table. Each probe has a name, by which it is counted, and the messages that
are said one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.match.seats import handle_of
from tests.secrets.worlds import any_of, fork

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour import Rng
    from parlour.match.match import Match

    Message = dict[str, Any] | str
    Probe = tuple[str, list[Message]]

NONSENSE = [
    "",
    "{",
    "[]",
    '{"kind":"act"}',
    '{"kind":"act","id":7,"seq":0,"tokens":[]}',
    '{"id":7,"kind":"peek"}',
]


BATCHES = 3  # of each kind, in a position


def probes(match: Match, viewer: int | None, rng: Rng) -> Iterator[Probe]:
    """All kinds of commands, with whatever might bring something to light."""
    yield from acts(match, 0 if viewer is None else viewer, rng)
    yield from table_talk(match, rng)
    yield from wishes(match, rng)
    yield from chairs(match, rng)


def acts(match: Match, seat: int, rng: Rng) -> Iterator[Probe]:
    """Decisions: one's own, those of others, impossible ones and several at once."""
    play = match.play
    everything = ["nonsense", *(token for each in range(len(match.seats)) for token in play.legal(each))]
    mine = play.legal(seat) or everything

    def act(*tokens: str, seq: int = match.seq) -> Message:
        return {"kind": "act", "id": 1, "seq": seq, "tokens": list(tokens)}

    yield "act", [act(any_of(mine, rng))]
    yield "act of others", [act(any_of(everything, rng))]
    yield "act nonsense", [act("nonsense")]
    yield "act stale", [act(any_of(mine, rng), seq=rng.below(match.seq + 2))]
    for _ in range(BATCHES):
        first = any_of(mine, rng)
        follow = [*following(match, seat, first), any_of(everything, rng)]
        second = any_of(follow, rng)
        yield "act several", [act(first, second)]
        yield "act several", [act(first, any_of(everything, rng))]
        yield "act several", [act(first, second, any_of(follow, rng))]
    yield "act several", [act(first, "nonsense")]
    yield "act, act", [act(first), act(second, seq=match.seq + 1)]


def following(match: Match, seat: int, token: str) -> list[str]:
    """What this seat may do after this, in truth."""
    ahead = fork(match)
    if ahead.over or token not in ahead.play.legal(seat):
        return []
    ahead.play.act(seat, token)
    return ahead.play.legal(seat)


def table_talk(match: Match, rng: Rng) -> Iterator[Probe]:
    """What changes nothing."""
    yield "hint", [{"kind": "hint", "id": 1}]
    yield "resync", [{"kind": "resync", "id": 1, "since": rng.below(match.seq + 2)}]
    yield (
        "join",
        [{"kind": "join", "id": 1, "since": rng.below(match.seq + 2), "locale": ("", "de")[rng.below(2)]}],
    )
    yield "take along", [{"kind": "take_along", "id": 1}, {"kind": "act", "id": 2, "seq": 0, "tokens": ["x"]}]
    yield "say", [{"kind": "say", "id": 1, "text": "What a hand!"}, {"kind": "quiet", "id": 2, "on": True}]
    yield "react", [{"kind": "react", "id": 1, "reaction": "hmm"}]
    yield "introduce", [{"kind": "introduce", "id": 1}, {"kind": "introduce", "id": 2}]
    yield "ping", [{"kind": "ping", "id": 1}]
    yield "nonsense", [any_of(NONSENSE, rng)]


def wishes(match: Match, rng: Rng) -> Iterator[Probe]:
    """What needs consent, and who plays."""
    steps = len(match.play.steps)
    back = max(0, steps - 1 - rng.below(4)) if rng.below(4) else rng.below(steps + 2)
    yield "take-back", [{"kind": "ask", "id": 1, "wish": "take-back", "back": back}]
    yield "take-back", [{"kind": "ask", "id": 1, "wish": "take-back"}]
    yield "take-back trial", [{"kind": "ask", "id": 1, "wish": "take-back", "trial": True}]
    yield "undo", [{"kind": "undo", "id": 1, "seq": match.seq}]
    yield "undo, undo", [{"kind": "undo", "id": 1, "seq": match.seq + again} for again in range(2)]
    yield "abort", [{"kind": "ask", "id": 1, "wish": "abort"}, {"kind": "answer", "id": 2, "agrees": True}]
    yield (
        "stand-in",
        [{"kind": "ask", "id": 1, "wish": "stand-in"}, {"kind": "answer", "id": 2, "agrees": True}],
    )
    yield "rematch", [{"kind": "ask", "id": 1, "wish": "rematch"}]
    yield "answer", [{"kind": "answer", "id": 1, "agrees": bool(rng.below(2))}]
    yield "next", [{"kind": "next", "id": 1}]
    yield "resign", [{"kind": "resign", "id": 1}]
    yield "return", [{"kind": "return", "id": 1}, {"kind": "resync", "id": 2}]
    yield "resign, return", [{"kind": kind, "id": 1} for kind in ("resign", "return", "resync", "resign")]


def chairs(match: Match, rng: Rng) -> Iterator[Probe]:
    """Who sits where, and who may be there."""
    seat = rng.below(len(match.seats) + 1)
    yield "sit", [{"kind": "sit", "id": 1, "seat": seat}]
    yield "stand", [{"kind": "stand", "id": 1, "seat": seat}]
    yield "seat a bot", [{"kind": "seat_bot", "id": 1, "seat": seat, "bot": "master"}]
    yield "begin", [{"kind": "begin", "id": 1}]
    handle = handle_of(f"player-{seat}")
    yield "remove", [{"kind": "remove", "id": 1, "handle": handle}, {"kind": "resync", "id": 2}]
    yield "admit", [{"kind": "admit", "id": 1, "spectators": False}]
