"""What a viewer is told, in words of their language. All of it is made of what they are told anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from parlour.bots.standing import standing
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.bots.explanation import Explanation
    from parlour.kernel.aspects import Reason
    from parlour.kernel.game import Event, Setup, View
    from parlour.kernel.state import State
    from parlour.match.match import Match
    from parlour.match.news import Snapshot, Step

FIRST: Final = 0xE000  # stands for the name of seat 0, and so on: no person can be called that
MANY: Final = 10_000  # sentences that are kept for a setup


class Telling:
    """How events and tokens sound in one language to whoever has a seat, or none: then everybody is called by
    name. Sentences take time to make and come again and again, at this table and at others that have agreed
    on the same; so they are kept, with signs where the names of the players belong.
    """

    def __init__(self, setup: Setup, seat: int | None, names: Sequence[str], locale: str) -> None:
        self._setup = setup
        self._words = words_for(setup.game.package, locale=locale)
        self._reader = locale, seat
        self._signs = ["" if each == seat else chr(FIRST + each) for each in range(setup.seats)]
        self._names = {FIRST + each: name for each, name in enumerate(names)}
        self._kept = _sentences.setdefault(setup, {})

    def events(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each, or nothing."""
        return [self._said(event) for event in events]

    def tokens(self, tokens: Iterable[str]) -> list[str]:
        """A sentence for each, as an item of a list to choose from."""
        return [self._said(token) for token in tokens]

    def reason(self, reason: Reason, view: View, seat: int) -> str:
        """Why an action of a seat is better or worse than another."""
        aspects = self._setup.game.aspects(self._setup)
        return aspects.tell(reason, view, self._words, self._signs, seat).translate(self._names)

    def standing(self, thoughts: Explanation, view: View) -> str:
        """How the game stands, where that might surprise whoever has asked for a hint."""
        return standing(thoughts, view, self._words, self._signs).translate(self._names)

    def clue(self, reason: Reason, seat: int) -> str:
        """What comes of the better one, without its name."""
        aspects = self._setup.game.aspects(self._setup)
        return aspects.clue(reason, self._words, self._signs, seat).translate(self._names)

    def moment(self, state: State) -> str:
        """Where in the game somebody decides, if there is a word for it."""
        view = self._setup.open_view(state)
        return self._setup.game.aspects(self._setup).moment(view, self._words)

    def _said(self, what: Event | str) -> str:
        key = (*self._reader, what)
        sentence = self._kept.get(key)
        if sentence is None:
            sentence = self._made(what)
            if len(self._kept) >= MANY:
                self._kept.clear()
            self._kept[key] = sentence
        return sentence.translate(self._names)

    def _made(self, what: Event | str) -> str:
        game, words, signs = self._setup.game, self._words, self._signs
        if isinstance(what, str):
            return game.say(self._setup, what, words, signs)
        return game.tell(self._setup, what, words, signs)


_sentences: WeakKeyDictionary[Setup, dict[tuple[str, int | None, Event | str], str]] = WeakKeyDictionary()


def in_words(message: Snapshot | Step, match: Match, seat: int | None, locale: str) -> Snapshot | Step:
    """A message with its sentences, for a seat or a spectator."""
    telling = Telling(match.setup, seat, [each.name if each else "" for each in match.seats], locale)
    return replace(message, sentences=telling.events(message.events), offers=telling.tokens(message.legal))
