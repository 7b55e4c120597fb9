"""A finished match in one file, with all that is needed to watch it again and to check its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, advance
from parlour.kernel.record import Record
from parlour.kernel.shapes import known
from parlour.kernel.state import CHANCE
from parlour.match.deals import commitment, generator
from parlour.match.match import best

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.match.match import Match

LONGEST: Final = 16_777_216  # characters of its file

Line = Annotated[str, Meta(max_length=200)]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person or a bot at the table."""

    name: Line
    bot: Line = ""
    entropy: Line = ""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match after its end, when nothing is secret any more."""

    parlour: int = 1  # the format
    terms: Terms
    players: Annotated[list[Player], Meta(max_length=99)]
    commitment: Line  # shown before the first card,
    secret: Line  # and what was behind it
    games: Annotated[list[str], Meta(max_length=99)]  # their records
    scores: list[int]
    winners: list[int]
    aborted: bool
    practice: bool = False  # whether it does not count: a choice was undone, the log given away, or a fork
    forked: int = 0  # steps with which the first game begins, taken over from another match


def replay_of(match: Match) -> Replay:
    """The replay of a match that is over: before that, it would tell secrets. At least one game has begun."""
    if not match.over:
        raise ParlourError("match-not-over")
    if not match.begun:
        raise ParlourError("match-not-begun")
    seats = [match.at(number) for number in range(len(match.seats))]
    return Replay(
        terms=match.opened.terms,
        players=[Player(seat.name, "" if seat.player else seat.bot, seat.entropy) for seat in seats],
        commitment=commitment(match.opened.secret),
        secret=match.opened.secret,
        games=[str(play.record) for play in match.plays],
        scores=match.scores,
        winners=match.winners,
        aborted=match.aborted,
        practice=match.practice,
        forked=match.opened.forked.steps if match.opened.forked else 0,
    )


def read(text: str | bytes) -> Replay:
    """A replay from its file."""
    try:
        return msgspec.json.decode(text, type=known(Replay))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ParlourError("replay-file", reason=str(problem)) from None


def verify(replay: Replay) -> list[Play]:
    """The games of a replay. It is refused unless the secret is the one that was promised, all draws follow
    from it, every step was legal, and the games end as the replay says. Draws that a fork has taken over from
    another match follow from nothing.
    """
    if commitment(replay.secret) != replay.commitment:
        raise ParlourError("replay-commitment")
    entropy = [player.entropy for player in replay.players]
    records = map(Record.parse, replay.games)
    plays = _play_again(replay.terms, records, replay.secret, entropy, replay.forked)
    _check_result(replay, plays)
    return plays


def verifiable(match: Match) -> bool:
    """Whether all draws so far follow from the secret: not in a match that goes on after old records."""
    records = [play.record for play in match.plays]
    try:
        _play_again(match.opened.terms, records, match.opened.secret, match.entropy)
    except ParlourError:
        return False
    return True


def _play_again(
    terms: Terms, records: Iterable[Record], secret: str, entropy: Sequence[str], forked: int = 0
) -> list[Play]:
    """Play games again. Refused, if a draw does not follow from the secret (but for the first steps of a
    fork), or a step was not legal.
    """
    setup = terms.setup()
    plays: list[Play] = []
    for game, record in enumerate(records):
        play = Play(setup, deal=setup.game.follow(plays[-1].record) if plays else [])
        if str(msgspec.structs.replace(record, steps=())) != str(play.record):
            raise ParlourError("replay-terms", game=game + 1)
        for step in record.steps:
            if step.seat == CHANCE and (game or len(play.steps) >= forked):
                draw = sum(earlier.seat == CHANCE for earlier in play.steps)
                if play.lot(generator(secret, entropy, game, draw)) != step.words:
                    raise ParlourError("replay-draw", game=game + 1, line=step.line)
            advance(play, step)
        plays.append(play)
    return plays


def _check_result(replay: Replay, plays: Sequence[Play]) -> None:
    """Refuse a replay whose result is not the result of its games."""
    scores = [sum(points) for points in zip(*(play.scores for play in plays), strict=True)]
    if replay.aborted:
        winners: list[int] = []
        whole = True
    else:
        winners = best(scores) if len(plays) > 1 else [seat for play in plays for seat in play.winners]
        whole = bool(plays) and all(play.over for play in plays)
    seated = len(replay.players) == replay.terms.seats
    if not whole or not seated or (replay.scores, replay.winners) != (scores, winners):
        raise ParlourError("replay-result")
