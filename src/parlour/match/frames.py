"""A game that is over, step by step: what happened, and the table after it, through somebody's eyes."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Event, View
from parlour.kernel.play import Play, advance
from parlour.kernel.state import CHANCE
from parlour.match.sentences import Telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.record import Step
    from parlour.match.match import Match


class Frame(msgspec.Struct, frozen=True):
    """A decision with all that followed from it, or what came before the first one."""

    events: list[Event]
    sentences: list[str] = msgspec.field(name="told")  # for each event one, or nothing
    view: View


class Frames(msgspec.Struct, frozen=True):
    """Some frames of a game."""

    frames: list[Frame]
    total: int  # how many the game has


def frames_of(
    match: Match, game: int, eyes: int | None, after: int, limit: int, locale: str, *, own: bool = True
) -> Frames:
    """So many frames of a game (they are counted from 1) after the first ones, as a seat saw it, or a
    spectator; a seat that is not the reader's `own` is called by its name. While a match is under way, that
    would tell secrets.
    """
    steps = finished_game(match, game, eyes).steps
    begins = beginnings(steps)
    names = [match.at(seat).name for seat in range(len(match.seats))]
    telling = Telling(match.setup, eyes if own else None, names, locale)
    play = Play(match.setup)
    frames: list[Frame] = []
    for number, end in enumerate([*begins[1:], len(steps)][: after + limit]):
        seen = play.event_count
        for step in steps[begins[number] : end]:
            advance(play, step)
        if number >= after:
            events = play.events(eyes, seen)
            view = match.setup.display_view(play.view(eyes))
            frames.append(Frame(events, telling.events(events), view))
    return Frames(frames, len(begins))


def finished_game(match: Match, game: int, seat: int | None) -> Play:
    """A game (they are counted from 1) of a match that is over, which has this seat."""
    if not match.over:
        raise ParlourError("match-not-over")
    if not 1 <= game <= len(match.plays):
        raise ParlourError("no-such-game", game=game, last=len(match.plays))
    if seat is not None and not 0 <= seat < len(match.seats):
        raise ParlourError("no-such-seat", seat=seat, last=len(match.seats) - 1)
    return match.plays[game - 1]


def beginnings(steps: Sequence[Step]) -> list[int]:
    """With which step each frame begins."""
    return [0, *(number for number, step in enumerate(steps) if step.seat != CHANCE)]


def frame_of(steps: Sequence[Step], step: int) -> int:
    """The number of the frame in which a step happens."""
    return bisect_right(beginnings(steps), step) - 1
