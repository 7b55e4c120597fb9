"""Lessons in the terminal, each played to its end in every language."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from parlour.games import GAMES
from parlour.kernel.errors import ParlourError
from parlour.match.lesson import lesson_in
from parlour.terminal.learn import Course
from parlour.terminal.screen import Left
from parlour.words import LOCALES, words_for
from tests.lots import by_turns
from tests.toy import GAME as TOY


class Typed(Console):
    """A console at which somebody types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self._lines = list(lines)

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(prompt, end="")
        if not self._lines:
            raise EOFError
        return self._lines.pop(0)

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return " ".join(self.file.getvalue().split())

    @property
    def left(self) -> list[str]:
        return self._lines


def course(console: Console, game: str = "pungi", locale: str = "en") -> Course:
    found = GAMES[game]
    return Course(console, words_for(found.package, locale=locale), found)


@pytest.mark.parametrize(("game", "locale"), [*by_turns(GAMES.own, LOCALES)])
def test_to_the_end(game: str, locale: str) -> None:
    """All that is wrong is tried first, and explained."""
    lesson = lesson_in(GAMES[game], locale)
    assert lesson
    lines: list[str] = []
    said: list[str] = []
    for chapter in lesson.chapters:
        for step in chapter.steps:
            wrong = [token for token in step.legal if token != step.play]
            lines += [*wrong, step.play or ""]
            said += [step.text, *(step.wrong.get(token, step.otherwise) for token in wrong)]
    console = Typed(*lines)
    course(console, game, locale).take(1)
    assert not console.left
    for sentence in said:
        assert " ".join(sentence.split()) in console.text


def test_a_part_can_be_skipped_shown_and_left() -> None:
    console = Typed("s", "nonsense", "?", "??", "s", "!", "", "q")
    learner = course(console)
    with pytest.raises(Left):
        learner.take(1)
    assert learner.part == 3
    assert "Pungi" in console.text  # the teaching page
    assert "You take +3 with mouse 4." in console.text  # it was shown


def test_it_goes_on_at_any_part() -> None:
    learner = course(Typed())
    with pytest.raises(Left):
        learner.take(4)
    assert learner.part == 3
    for part in (0, 6):
        with pytest.raises(ParlourError) as refusal:
            learner.take(part)
        assert refusal.value.code == "no-such-part"


def test_no_lesson() -> None:
    with pytest.raises(ParlourError) as refusal:
        Course(Typed(), words_for(), TOY)
    assert refusal.value.code == "no-lesson"
