"""A game that is over, through somebody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from parlour import GAMES, ParlourError, Rng
from parlour.kernel.state import CHANCE
from parlour.match.frames import Frame, frames_of
from parlour.match.news import snapshot
from parlour.match.sentences import in_words
from parlour.words import LOCALES
from tests.match.matches import begun, decide, finish, move
from tests.readers import speaks_to_reader

if TYPE_CHECKING:
    from parlour.match.match import Match

SMALL = [(game.id, game.seats[0]) for game in GAMES.values()]


def over(game: str = "fruitoplay", seats: int = 2, **agreed: int) -> Match:
    match = begun(game, seats, **agreed)
    finish(match, Rng(1))
    return match


def whole(match: Match, eyes: int | None, game: int = 1) -> list[Frame]:
    return frames_of(match, game, eyes, 0, 100_000, "en").frames


@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_frames_lead_to_the_end_as_each_saw_it(game: str, seats: int) -> None:
    match = begun(game, seats)
    rng = Rng(1)
    while not match.over:
        decide(match, match.play.waiting[0], rng)  # choices made at once are replayed in seat order
    for eyes in (None, *range(seats)):
        frames = whole(match, eyes)
        assert len(frames) == 1 + sum(step.seat != CHANCE for step in match.play.steps)
        events = [event for frame in frames for event in frame.events]
        assert events == match.play.events(eyes)
        told = in_words(snapshot(match, eyes), match, eyes, "en").sentences
        assert isinstance(told, list)
        assert list(filter(None, (line for frame in frames for line in frame.sentences))) == list(
            filter(None, told)
        )
        assert frames[-1].view == match.play.view(eyes)
        assert all(frame.view.seat == eyes for frame in frames)
        assert all(frame.view.waiting for frame in frames[:-1])  # nothing is due but decisions


def test_every_view_is_the_one_that_was_seen() -> None:
    match = begun("fruitoplay", 3)
    rng, views = Rng(1), []
    while not match.over:
        views.append(match.play.view(1))
        decide(match, match.play.waiting[0], rng)
    views.append(match.play.view(1))
    assert [frame.view for frame in whole(match, 1)] == views


def test_pieces_are_the_whole() -> None:
    match = over(games=2)
    assert len(match.plays) == 2
    for game in (1, 2):
        first = frames_of(match, game, 0, 0, 7, "en")
        assert len(first.frames) == 7
        rest = frames_of(match, game, 0, 7, 100_000, "en")
        assert first.frames + rest.frames == whole(match, 0, game)
        assert first.total == rest.total == len(first.frames + rest.frames)
        assert frames_of(match, game, 0, first.total, 10, "en").frames == []
    assert whole(match, 0, 1) != whole(match, 0, 2)


def test_what_was_stopped_can_be_watched_too() -> None:
    match = begun("fruitoplay", 2)
    move(match, Rng(1))
    match.ask(0, "abort", 0)
    match.answer(1, True, 0)
    assert len(whole(match, None)) == 2


def test_a_game_under_way_shows_nothing() -> None:
    match = begun("fruitoplay", 2)
    for eyes in (None, 0):
        with pytest.raises(ParlourError) as refused:
            whole(match, eyes)
        assert refused.value.code == "match-not-over"


def test_what_is_not_there_is_refused() -> None:
    match = over()
    for game, eyes, code in ((2, 0, "no-such-game"), (0, 0, "no-such-game"), (1, 2, "no-such-seat")):
        with pytest.raises(ParlourError) as refused:
            whole(match, eyes, game)
        assert refused.value.code == code


def test_frames_can_be_sent() -> None:
    found = frames_of(over("input", 2), 1, None, 0, 3, "en")
    sent = msgspec.json.decode(msgspec.json.encode(found))
    assert set(sent) == {"frames", "total"}
    assert set(sent["frames"][0]) == {"events", "told", "view"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), SMALL)
def test_only_whoever_had_the_seat_is_called_you(game: str, seats: int, locale: str) -> None:
    match = begun(game, seats)
    finish(match, Rng(1))
    for own in (True, False):
        frames = frames_of(match, 1, 0, 0, 100_000, locale, own=own).frames
        said = " ".join(sentence for frame in frames for sentence in frame.sentences)
        assert speaks_to_reader(said, locale) == own
