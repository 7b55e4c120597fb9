"""Some of what `make secrets` compares; and proof that it would see a leak."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour import GAMES
from parlour.match.log import Acted
from parlour.server.messages import Act
from parlour.server.socket import SocketHandler
from tests.secrets.answers import MOST, NOW, Difference, Inquiry, inquire

if TYPE_CHECKING:
    from parlour.match.log import Entry
    from parlour.match.match import Match
    from parlour.server.messages import AnyCommand

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
    *("resign", "return", "resign, return", "sit", "stand", "seat a bot", "begin", "bots' pace"),
}


def along_matches(game: str, matches: int, most: int = MOST) -> Inquiry:
    inquiry = Inquiry()
    seats = GAMES[game].seats[:2]
    for seed in range(matches):
        inquire(game, seats[seed % len(seats)], seed, inquiry, most)
    return inquiry


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_the_same_where_only_hidden_things_differ(game: str) -> None:
    inquiry = along_matches(game, MATCHES, PAIRS)
    assert inquiry.total > MATCHES * PAIRS / 2
    assert set(inquiry.pairs) == KINDS
    assert inquiry.refused > inquiry.total / 2


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
