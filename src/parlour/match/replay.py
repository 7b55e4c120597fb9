"""A finished match in one file, with all that is needed to watch it again and to check its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, advance
from parlour.kernel.record import Record
from parlour.kernel.state import CHANCE
from parlour.match.deals import commitment, generator
from parlour.match.series import best

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.match.match import Match

LONGEST: Final = 16_777_216  # characters of its file

Line = Annotated[str, Meta(max_length=200)]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table: a person, or a bot."""

    name: Line
    bot: Line = ""
    entropy: Line = ""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match as everybody may know it once it is over."""

    parlour: int = 1  # the format
    terms: Terms
    players: Annotated[list[Player], Meta(max_length=99)]
    commitment: Line  # shown before the first card,
    secret: Line  # and what was behind it
    games: Annotated[list[str], Meta(max_length=99)]  # their records
    scores: list[int]
    winners: list[int]
    aborted: bool


def replay_of(match: Match) -> Replay:
    """The replay of a match that is over: before that, it would tell secrets. What never began has none."""
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
    )


def read(text: str | bytes) -> Replay:
    """A replay from its file."""
    try:
        return msgspec.json.decode(text, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ParlourError("replay-file", reason=str(problem)) from None


def verify(replay: Replay) -> list[Play]:
    """The games of a replay, if all that was drawn by lot follows from its secret, the secret is the one that
    was promised, every step was legal, and they end as it says.
    """
    if commitment(replay.secret) != replay.commitment:
        raise ParlourError("replay-commitment")
    setup = replay.terms.setup()
    entropy = [player.entropy for player in replay.players]
    plays: list[Play] = []
    for game, text in enumerate(replay.games):
        play = Play(setup, deal=setup.game.follow(plays[-1].record) if plays else [])
        record = Record.parse(text)
        if str(msgspec.structs.replace(record, steps=())) != str(play.record):
            raise ParlourError("replay-terms", game=game + 1)
        for step in record.steps:
            if step.seat == CHANCE:
                draw = sum(earlier.seat == CHANCE for earlier in play.steps)
                if play.lot(generator(replay.secret, entropy, game, draw)) != step.words:
                    raise ParlourError("replay-draw", game=game + 1, line=step.line)
            advance(play, step)
        plays.append(play)
    _check_result(replay, plays)
    return plays


def _check_result(replay: Replay, plays: Sequence[Play]) -> None:
    """Refuse a replay that tells another end than its games have."""
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
