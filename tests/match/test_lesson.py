"""Every lesson can be played in every language, and explains whatever else the learner could choose."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parlour.games import GAMES
from parlour.match.lesson import Lesson, lesson_in, script_of
from parlour.words import LOCALES
from tests.toy import GAME as TOY

if TYPE_CHECKING:
    from parlour.kernel.game import Game

OWN = list(GAMES.own.values())
games = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)


def lesson_of(game: Game, locale: str) -> Lesson:
    found = lesson_in(game, locale)
    assert found
    return found


def messages(package: str, locale: str) -> list[str]:
    text = files(package).joinpath("lessons", f"{locale}.ftl").read_text(encoding="utf-8")
    return [each.id.name for each in parse(text).body if isinstance(each, Message)]


@games
def test_every_choice_is_explained(game: Game) -> None:
    for locale in LOCALES:
        lesson = lesson_of(game, locale)
        for chapter in lesson.chapters:
            for step in chapter.steps:
                assert step.text
                others = set(step.legal) - {step.play}
                assert set(step.wrong) <= others
                assert step.otherwise or set(step.wrong) == others, (chapter.title, step.text)
                assert step.play is None or step.play in step.legal
                assert len(step.legal) == len(step.offers)


@games
def test_a_chapter_ends_with_something_to_read(game: Game) -> None:
    """And so does whatever is shown only in part: who reads goes on when they have read."""
    for chapter in lesson_of(game, "en").chapters:
        assert chapter.steps[-1].play is None
        for step, following in zip(chapter.steps, chapter.steps[1:], strict=False):
            assert not (step.more and following.play)


@games
def test_a_lesson_is_the_same_in_every_language(game: Game) -> None:
    english, *others = [lesson_of(game, locale) for locale in LOCALES]
    for lesson in others:
        for one, other in zip(english.chapters, lesson.chapters, strict=True):
            assert one.title != other.title or game.id in one.title
            assert [step.play for step in one.steps] == [step.play for step in other.steps]
            assert [step.frame.view for step in one.steps] == [step.frame.view for step in other.steps]


@pytest.mark.parametrize("package", sorted({game.package for game in OWN}))
def test_every_message_is_said(package: str) -> None:
    """No sentence is missing in a language, and none is left over."""
    wanted = set()
    for game in OWN:
        if game.package == package:
            script = script_of(game)
            assert script
            for chapter in script.chapters:
                prefix = f"{game.id}-lesson-{chapter.name}"
                named = [
                    name
                    for step in chapter.steps
                    for name in (step.say, step.otherwise, *step.wrong.values())
                ]
                wanted |= {prefix, *(f"{prefix}-{name}" for name in named if name)}
    for locale in LOCALES:
        assert sorted(messages(package, locale)) == sorted(wanted)


def test_what_is_shown_is_what_the_learner_may_know() -> None:
    """A lesson holds no card that seat 0 has not seen: others' values stay hidden in views and events."""
    lesson = lesson_of(GAMES["pungi"], "en")
    shown = msgspec.json.encode(lesson.chapters[1].steps[0]).decode()
    assert "snail-6" not in shown
    assert "mouse-9" not in shown
    assert "snail-6" in msgspec.json.encode(lesson.chapters[1].steps[1]).decode()  # they were turned up


def test_a_game_may_have_no_lesson() -> None:
    assert script_of(TOY) is None
    assert lesson_in(TOY, "en") is None
