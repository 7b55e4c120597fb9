"""A match is taken along, goes on elsewhere, and what was played there is added to it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour import GAMES, Rng
from parlour.match import log
from parlour.match.branch import given, play_on, shared
from parlour.match.log import Acted, Asked, Began, Disclosed, Drew, Opened, Rematched, Removed, Returned, Sat
from parlour.match.match import Match
from parlour.match.replay import read, replay_of, verify
from tests.match.matches import HOST, begun, finish, move, moves
from tests.match.test_match import refused, same

if TYPE_CHECKING:
    from parlour.match.log import Entry

PERSON = 0
ROOT = "the root of all secrets"
LATER = 10**9


def along(game: str = "pungi", seats: int = 3, **agreed: Any) -> Match:
    """A match that its only person takes along, some moves after the beginning."""
    match = begun(game, seats, persons=1, root=ROOT, **agreed)
    moves(match, Rng(1), 5)
    match.disclose(HOST, 2000)
    return match


def elsewhere(match: Match) -> Match:
    """The match on the device: what it is given crosses as text."""
    return Match([log.read(log.write(given(entry))) for entry in match.log])


def added(match: Match, branch: list[Entry], now: int = LATER) -> Match:
    """The match with a branch at its end."""
    whole = Match(match.log)
    for _ in play_on(whole, branch, now):
        pass
    return whole


def told(match: Match) -> list[Entry]:
    """The log without what the device is not given, and without times."""
    return [msgspec.structs.replace(given(entry), at=0) for entry in match.log]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_elsewhere_is_added_as_it_was_played(game: str) -> None:
    """A series, with undos, a stand-in and a return, is the same match here and there; its deals verify."""
    here = along(game, GAMES[game].seats[0], games=2)
    there, rng = elsewhere(here), Rng(game)
    moves(there, rng, 12)
    while there.play.waiting != (PERSON,) and not there.play.over:
        move(there, rng)
    if there.may_undo(PERSON):
        there.undo(PERSON, 3000)
    if not there.play.over:
        there.relieve(PERSON, "resigned", 3000)
        there.come_back(PERSON, 3000)
    finish(there, rng)
    branch = there.log[here.seq :]
    whole = added(here, branch)
    assert told(whole) == told(there)
    assert told(same(whole)) == told(there)
    assert whole.over
    assert whole.practice
    replay = read(msgspec.json.encode(replay_of(whole)))
    assert verify(replay)
    assert replay.practice


def test_it_is_added_in_pieces_too_wherever_they_are_cut() -> None:
    here = along("fruitoplay", 2)
    there = elsewhere(here)
    moves(there, Rng(3), 12)
    branch = there.log[here.seq :]
    assert any(isinstance(entry, Drew) for entry in branch)
    for cut in range(len(branch) + 1):
        first = added(here, branch[:cut])
        rest = branch[shared(first.log[here.seq :], branch) :]
        assert told(added(first, rest)) == told(there)


def test_taking_along_makes_it_practice_once_and_for_good() -> None:
    match = begun("pungi", 3, persons=1)
    moves(match, Rng(1), 5)
    assert not same(match).practice
    (entry,) = match.disclose(HOST, 2000)
    assert entry == Disclosed(at=2000)
    assert match.practice
    assert match.disclose(HOST, 2001) == []
    while not match.may_undo(PERSON) or match.bots_due():
        move(match, Rng(1))
    while match.may_undo(PERSON):
        match.undo(PERSON, 3000)
    assert match.practice
    assert same(match).practice
    assert same(match).disclosed == match.disclosed > 0


def test_what_is_given_has_neither_an_id_nor_the_root() -> None:
    match = along()
    text = b"".join(log.write(given(entry)) for entry in match.log)
    assert HOST.encode() not in text
    assert ROOT.encode() not in text
    assert match.opened.secret.encode() in text  # without it, no card could be drawn
    assert isinstance(match.log[0], Opened)
    assert match.log[0].root == ROOT


def test_only_the_only_person_may_have_the_log() -> None:
    two = begun("pungi", 3, persons=2)
    with refused("disclose-persons"):
        two.disclose(HOST, 2000)
    two.remove("player-1", HOST, 2000, "Bot")  # a bot has the seat from now on, but they were there
    with refused("disclose-persons"):
        two.disclose(HOST, 2000)
    alone = begun("pungi", 3, persons=1)
    with refused("disclose-persons"):
        alone.disclose("somebody", 2000)
    stood = Match(alone.log[:1])
    stood.take(Sat(at=0, seat=0, name="Guest", player="guest"))
    stood.take(Removed(at=0, player="guest"))
    for entry in alone.log[1:]:
        stood.take(entry)
    with refused("disclose-persons"):
        stood.disclose(HOST, 2000)
    assert not alone.practice
    waiting = Match(alone.log[:4])
    with refused("match-not-begun"):
        waiting.disclose(HOST, 2000)
    finish(alone, Rng(1))
    with refused("match-over"):
        alone.disclose(HOST, 2000)


def test_an_invented_branch_is_refused() -> None:
    """Cards that were not dealt, moves against the rules, decisions of others, things that only a server
    does.
    """
    here = along("pies")
    there, rng = elsewhere(here), Rng(4)
    while not any(isinstance(entry, Drew) for entry in there.log[here.seq :]):
        move(there, rng)
    branch = there.log[here.seq :]
    at = next(n for n, entry in enumerate(branch) if isinstance(entry, Drew))
    drawn = branch[at]
    assert isinstance(drawn, Drew)
    first = branch[0]
    assert isinstance(first, Acted)
    cases: list[tuple[str, list[Entry]]] = [
        ("branch", [*branch[:at], Drew(at=0, words=(drawn.words[0], *drawn.words[:0:-1]))]),
        ("branch", [drawn]),
        ("branch", [Acted(at=0, seat=first.seat, tokens=())]),
        ("branch", [Asked(at=0, seat=PERSON, wish="rematch")]),
        ("branch", [Rematched(at=0, match="elsewhere")]),
        ("branch", [Disclosed(at=0)]),
        ("branch", [here.log[0]]),
        ("unknown-token", [Acted(at=0, seat=first.seat, tokens=("play:pig-9",))]),
        ("not-relieved", [Returned(at=0, seat=PERSON)]),
        ("game-under-way", [Began(at=0)]),
        ("no-such-seat", [Acted(at=0, seat=-1, tokens=first.tokens)]),
    ]
    for code, invented in cases:
        with refused(code):
            added(here, invented)
    here = along("pungi")
    (seat,) = here.play.waiting
    token = here.play.legal(seat)[0]
    for other in {0, 1, 2} - {seat}:
        with refused("not-your-turn" if other == PERSON else "bot-plays"):
            added(here, [Acted(at=0, seat=other, tokens=(token,))])


def test_times_are_neither_before_the_log_nor_in_the_future() -> None:
    here = along()
    there = elsewhere(here)
    moves(there, Rng(1), 6)
    branch = [
        msgspec.structs.replace(entry, at=at)
        for entry, at in zip(there.log[here.seq :], (0, LATER, 1, 10 * LATER, 2500, 0), strict=False)
    ]
    times = [entry.at for entry in added(here, branch, LATER).log[here.seq - 1 :]]
    assert all(one <= other <= LATER for one, other in pairwise(times))
