"""A lesson: a course of short stacked games. The learner plays seat 0, a script plays the others.

Its script is `lessons/<game>.toml` in the game's package; its sentences are in `lessons/<locale>.ftl` beside
it. docs/lessons.md tells how to write one. A lesson shows what seat 0 may know, and nothing else.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.kernel.game import View
from parlour.kernel.play import Play
from parlour.kernel.rng import Rng
from parlour.kernel.shapes import known
from parlour.match.frames import Frame
from parlour.match.sentences import Telling
from parlour.words import words_for

if TYPE_CHECKING:
    from parlour.kernel.game import Game, Setup
    from parlour.words import Words

LEARNER: Final = 0  # the seat


class StepScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner reads and plays, and what the others play then. Sentences are named without
    `<game>-lesson-<chapter>-`.
    """

    say: str = ""  # nothing: the sentence before still stands
    play: str = ""  # the right token; nothing: the learner reads and goes on
    wrong: dict[str, str] = {}  # why not this token
    otherwise: str = ""  # why not any other
    then: list[str] = []  # steps of the others, as in a record
    until: str = ""  # events from the first one of this kind on come after the next step


class ChapterScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, in a game of its own."""

    name: str
    deal: list[str]
    steps: list[StepScript]
    before: list[str] = []  # steps played before the chapter begins, as in a record
    seed: int = 1  # for what the deal leaves open


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    seats: int
    others: list[str]  # the names of seat 1 and so on
    chapters: list[ChapterScript]
    options: dict[str, str] = {}


class LessonStep(msgspec.Struct, frozen=True):
    """A sentence to read; perhaps something to play; and what happens then."""

    text: str
    play: str | None  # the right token; null: read, and go on
    legal: list[str]  # what could be played, if something is to be played,
    offers: list[str]  # and the same as sentences
    wrong: dict[str, str]  # token: why not
    otherwise: str  # why not any other
    frame: Frame  # what happens then
    more: bool  # whether events of the next step lead to the view of this one


class Chapter(msgspec.Struct, frozen=True):
    title: str
    view: View  # where it begins
    steps: list[LessonStep]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in one language, ready to be shown."""

    game: str
    names: list[str]  # by seat; the learner is seat 0
    components: dict[str, Any]
    chapters: list[Chapter]


def script_of(game: Game) -> Script | None:
    """The script of a game's lesson, if it has one."""
    script = files(game.package).joinpath("lessons", f"{game.id}.toml")
    if not script.is_file():
        return None
    return msgspec.toml.decode(script.read_text(encoding="utf-8"), type=known(Script))


def setup_of(game: Game) -> Setup:
    """The setup of a game that has a lesson, as its script wants it."""
    script = script_of(game)
    assert script
    return game.setup(script.seats, script.options)


def lesson_in(game: Game, locale: str) -> Lesson | None:
    """A game's lesson in a language."""
    script = script_of(game)
    if script is None:
        return None
    setup = setup_of(game)
    words = words_for(game.package, f"{game.package}.lessons", locale=locale)
    names = [words("you"), *script.others]
    telling = Telling(setup, LEARNER, names, locale)
    chapters = [_chapter(setup, each, words, telling) for each in script.chapters]
    return Lesson(game.id, names, setup.components.data(), chapters)


def _chapter(setup: Setup, script: ChapterScript, words: Words, telling: Telling) -> Chapter:
    prefix = f"{setup.game.id}-lesson-{script.name}"
    stage = _Stage(setup, script, telling)
    view, text = stage.view, ""
    steps = []
    for step in script.steps:
        text = words(f"{prefix}-{step.say}") if step.say else text
        wrong = {token: words(f"{prefix}-{message}") for token, message in step.wrong.items()}
        otherwise = words(f"{prefix}-{step.otherwise}") if step.otherwise else ""
        legal = stage.legal if step.play else []
        offers, frame = telling.tokens(legal), stage.frame(step)
        steps.append(LessonStep(text, step.play or None, legal, offers, wrong, otherwise, frame, stage.more))
    return Chapter(words(prefix), view, steps)


class _Stage:
    """The game of a chapter, as the learner sees it."""

    def __init__(self, setup: Setup, chapter: ChapterScript, telling: Telling) -> None:
        self._setup = setup
        self._telling = telling
        self._play = Play(setup, Rng(chapter.seed), chapter.deal)
        self._act(chapter.before)
        self._shown = self._play.event_count

    @property
    def view(self) -> View:
        return self._setup.display_view(self._play.view(LEARNER))

    @property
    def legal(self) -> list[str]:
        return self._play.legal(LEARNER)

    @property
    def more(self) -> bool:
        """Whether something has happened that was not shown yet."""
        return self._shown < self._play.event_count

    def frame(self, step: StepScript) -> Frame:
        """Let a step happen."""
        self._act([f"{LEARNER} {step.play}"] if step.play else [])
        self._act(step.then)
        events = self._play.events(LEARNER, self._shown)
        kinds = [event.__struct_config__.tag for event in events]
        if step.until:
            events = events[: kinds.index(step.until)]
        self._shown += len(events)
        return Frame(events, self._telling.events(events), self.view)

    def _act(self, steps: list[str]) -> None:
        for step in steps:
            seat, token = step.split()
            self._play.act(int(seat), token)
