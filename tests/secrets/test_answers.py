"""Some of what `make secrets` compares; and proof that it would see a leak."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour import GAMES
from parlour.match.log import Acted
from parlour.server.commands import SocketHandler
from parlour.server.messages import Act
from parlour.server.notices import Notice
from tests.secrets import answers
from tests.secrets.answers import MOST, NOW, Difference, Inquiry, inquire

if TYPE_CHECKING:
    from parlour.match.log import Entry
    from parlour.match.match import Match
    from parlour.server.messages import AnyCommand
    from parlour.store import Contact

MATCHES, PAIRS = 2, 300
KINDS = {  # all that is compared
    *(
        "act",
        "act of others",
        "act nonsense",
        "act stale",
        "act several",
        "act, act",
        "hint",
        "resync",
        "join",
    ),
    *(
        "say",
        "ping",
        "nonsense",
        "take-back",
        "take-back trial",
        "undo",
        "undo, undo",
        "abort",
        "stand-in",
        "rematch",
        "answer",
        "next",
    ),
    *("resign", "return", "resign, return", "sit", "stand", "seat a bot", "begin", "bots' pace", "notice"),
    *("react", "introduce", "remove", "admit", "take along"),
}


def along_matches(game: str, matches: int, most: int = MOST, alone: bool = False) -> Inquiry:
    inquiry = Inquiry()
    seats = GAMES[game].seats[:2]
    for seed in range(matches):
        inquire(game, seats[seed % len(seats)], seed, inquiry, most, alone)
    return inquiry


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_the_same_where_only_hidden_things_differ(game: str) -> None:
    inquiry = along_matches(game, MATCHES, PAIRS)
    assert inquiry.total > MATCHES * PAIRS / 2
    assert set(inquiry.pairs) == KINDS
    assert inquiry.refused > inquiry.total / 2


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_tells_nothing_but_what_was_seen(game: str) -> None:
    """What is offered, what is granted, whether it is practice then, and all that is shown anew."""
    inquiry = along_matches(game, 4, PAIRS, alone=True)
    assert inquiry.granted["undo"]
    assert inquiry.granted["undo, undo"]
    assert inquiry.granted["take along"]


@pytest.mark.outer
def test_an_undo_that_is_offered_by_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not depend on what others have, here in their hands."""

    def leaking(match: Match, seat: int) -> bool:
        return sum(map(ord, "".join(match.play.legal(1)))) % 2 == 0

    monkeypatch.setattr("parlour.match.match.Match.may_undo", leaking)
    with pytest.raises(Difference):
        along_matches("fruitoplay", 8, alone=True)


def test_a_log_that_is_given_to_anybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it were enough to ask."""

    def leaking(match: Match, player: str, now: int) -> list[Entry]:
        match.disclosed, match.alone = 1, match.seat_of(player)
        return []

    monkeypatch.setattr("parlour.match.match.Match.disclose", leaking)
    monkeypatch.setattr("tests.secrets.answers.LOG", "nothing is excused")
    with pytest.raises(Difference, match="take along"):
        along_matches("fruitoplay", 4)


@pytest.mark.outer
def test_a_notice_that_depends_on_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not depend on what others have, here in their hands."""

    def leaking(match: Match, seat: int, table: str, contact: Contact) -> Notice:
        others = [match.play.legal(each) for each in range(len(match.seats)) if each != seat]
        return Notice(table, "", str(others), 0, contact.locale)

    monkeypatch.setattr(answers, "notice", leaking)
    with pytest.raises(Difference, match="notice"):
        along_matches("fruitoplay", 20)


@pytest.mark.parametrize("game", ["input", "fruitoplay"])
def test_a_batch_that_is_checked_against_the_truth_is_noticed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was once: what follows a token is looked at, whatever that tells."""
    checked = SocketHandler._command

    def unchecked(handler: SocketHandler, match: Match, command: AnyCommand) -> list[Entry]:
        seat = match.seat_of(handler._viewer.player.id)
        if seat is None or not isinstance(command, Act):
            return checked(handler, match, command)
        return match._add(Acted(at=NOW, seat=seat, tokens=tuple(command.tokens))) + match.settle_draws(NOW)

    monkeypatch.setattr(SocketHandler, "_command", unchecked)
    with pytest.raises(Difference, match="act several"):
        along_matches(game, 20)
