"""A lesson in the terminal: read, play, and see why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.match.lesson import lesson_in, setup_of
from parlour.terminal.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from parlour.kernel.game import Game, View
    from parlour.match.lesson import Chapter, LessonStep
    from parlour.words import Words

SHOW_KEYS: Final = ("!", "show")
SKIP_KEYS: Final = ("s", "skip")


class Skipped(Exception):
    """The learner wants the next part."""


class Course(Screen):
    """A learner works through a lesson, part by part."""

    def __init__(self, console: Console, words: Words, game: Game) -> None:
        super().__init__(console, words, game)
        found = lesson_in(game, words.locale)
        if found is None:
            raise ParlourError("no-lesson", game=game.id)
        self.lesson = found
        self.setup = setup_of(game)
        self.names = ["", *found.names[1:]]
        self.part = 0  # where the learner is, counted from 0

    def take(self, first: int) -> None:
        """From a part, counted from 1, to the end."""
        chapters = self.lesson.chapters
        if not 1 <= first <= len(chapters):
            raise ParlourError("no-such-part", part=first, last=len(chapters))
        self.say("learn-keys", style="dim")
        for self.part in range(first - 1, len(chapters)):
            chapter = chapters[self.part]
            self.line("")
            self.say("learn-part", style="bold", part=self.part + 1, parts=len(chapters), title=chapter.title)
            try:
                self.read(chapter)
            except Skipped:
                continue
        self.hand_over("learn-over", f"parlour play {self.game.id}")

    def read(self, chapter: Chapter) -> None:
        """A part, step by step."""
        view, text = chapter.view, ""
        if not chapter.steps[0].play:
            self.table(self.setup, view, self.names)
        for number, step in enumerate(chapter.steps):
            if step.text != text:
                self.line(step.text)
            text = step.text
            if step.play:
                self.decide(step, view)
            else:
                self.go_on()
            if number + 1 < len(chapter.steps):  # what follows the last sentence is not of this part
                view = step.frame.view
                self.happen(step)

    def go_on(self) -> None:
        """Wait until the learner has read."""
        while self.answer(self.words("learn-enter")):
            pass

    def decide(self, step: LessonStep, view: View) -> None:
        """Let the learner choose until it is right. What is wrong is explained, and not played."""
        self.table(self.setup, view, self.names)
        for number, offer in enumerate(step.offers, 1):
            self.line(f"{number:3}  {offer}")
        numbers = {str(number): token for number, token in enumerate(step.legal, 1)}
        while True:
            answer = self.answer(self.words("learn-prompt", last=len(step.legal)))
            token = numbers.get(answer, answer)
            if token == step.play or answer in SHOW_KEYS:
                return
            if token in step.legal:
                self.line(step.wrong.get(token, step.otherwise))
            else:
                self.say("learn-answer", last=len(step.legal))

    def happen(self, step: LessonStep) -> None:
        """Tell what comes of a step."""
        told = [sentence for sentence in step.frame.sentences if sentence]
        for line in ["", *told, ""] if told else []:
            self.line(line)

    def answer(self, prompt: str, show_again: Callable[[], None] = lambda: None) -> str:
        """What the learner types, unless they ask for the rules, want the next part or leave."""
        answer = super().answer(prompt, show_again)
        if answer in SKIP_KEYS:
            raise Skipped
        return answer
