"""Matches for tests: opened, begun and finished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour import GAMES, Rng, setup
from parlour.games import Terms
from parlour.match.log import Drew, Entry, Opened
from parlour.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Mapping

HOST = "player-0"


def opened(
    game: str = "pungi",
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    components: str | None = None,
    **agreed: Any,
) -> Match:
    """A match without players."""
    terms = Terms.of(setup(game, seats, options, components))
    return Match([Opened(at=0, terms=terms, host=HOST, secret="secret", **agreed)])


def begun(game: str = "pungi", seats: int = 3, persons: int | None = None, **agreed: Any) -> Match:
    """A game under way between persons, the last seats taken by bots."""
    match = opened(game, seats, **agreed)
    persons = seats if persons is None else persons
    for seat in range(persons):
        match.sit(seat, f"player-{seat}", f"Player {seat}", 0)
    for seat in range(persons, seats):
        match.seat_bot(seat, "random", f"Bot {seat}", HOST, 0)
    match.begin(HOST, 1000)
    return match


def move(match: Match, rng: Rng, now: int = 2000) -> None:
    """One legal decision of a seat that owes one, at random."""
    decide(match, match.play.waiting[rng.below(len(match.play.waiting))], rng, now)


def decide(match: Match, seat: int, rng: Rng, now: int = 2000) -> None:
    """One legal decision of this seat, at random."""
    legal = match.play.legal(seat)
    token = legal[rng.below(len(legal))]
    if match.at(seat).bot:
        match.act_for(seat, token, now)
    else:
        match.act(seat, [token], now)


def moves(match: Match, rng: Rng, most: int) -> None:
    """Some moves of a game; fewer, if it ends before."""
    for _ in range(most):
        if not match.play.over:
            move(match, rng)


def finish(match: Match, rng: Rng) -> None:
    """Play to the end of the match."""
    while not match.over:
        if match.play.over:
            match.next_game(3000)
        else:
            move(match, rng)


def exchanged(entry: Entry, rng: Rng) -> Drew:
    """A draw with two of its items in each other's places: the same draw, if they are alike."""
    assert isinstance(entry, Drew)
    words = list(entry.words)
    one, two = 1 + rng.below(len(words) - 1), 1 + rng.below(len(words) - 1)
    words[one], words[two] = words[two], words[one]
    return Drew(at=entry.at, words=tuple(words))


GAMES_AND_SEATS = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
