"""Every sentence people read comes from a Fluent file: one per language for the program and for each game.

Fluent and Babel are imported when something is said: programs that play games by themselves say nothing.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.syntax.ast import Resource

LOCALES: Final = ("en", "de", "fr", "nl")
ENGLISH: Final = LOCALES[0]  # every game speaks it
MANY: Final = 4000  # sentences that are kept,
SHORT: Final = 300  # if they have no more characters
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # before a number, where a minus belongs
LONGEST: Final = 900  # characters of an argument; Fluent refuses more than 1000
BITS: Final = 64  # of an integer that anybody needs
CONTROLS: Final = (
    re.compile(  # what would command a terminal, turn a line around or break it, or be no letter
        "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
    )
)


class Words:
    """The sentences of one language: the program's own, and those of the named packages (games). What a game
    does not say in this language, it says in English.
    """

    def __init__(self, locale: str, *packages: str) -> None:
        from fluent.runtime import FluentBundle

        self.locale = locale
        self._said: dict[tuple[object, ...], str] = {}  # what was said before: Fluent takes its time
        self._english = None if locale == ENGLISH else words_for(*packages, locale=ENGLISH)
        self._bundle = FluentBundle([locale], use_isolating=False)
        for package in (__name__, *packages):
            self._bundle.add_resource(_resource(package, locale))

    def __contains__(self, message: str) -> bool:
        found = bool(self._bundle.has_message(message))
        return found or (self._english is not None and message in self._english)

    def __call__(self, message: str, **args: object) -> str:
        """The sentence called `message`; a missing message or argument is a programming error. Arguments may
        come from anybody, so they are made harmless.
        """
        key = (message, *args.items())
        plain = all(type(arg) in (str, int) for arg in args.values())
        text = self._said.get(key) if plain else None
        if text is None:
            text = self._say(message, {name: harmless(arg) for name, arg in args.items()})
            if plain and len(text) <= SHORT:
                if len(self._said) >= MANY:
                    self._said.clear()
                self._said[key] = text
        return text

    def _say(self, message: str, args: dict[str, object]) -> str:
        if self._english and not self._bundle.has_message(message):
            return self._english._say(message, args)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(message, problems)
        quotes = message.startswith("error-")  # what somebody wrote, as they wrote it
        below = not quotes and any(isinstance(arg, int | float) and arg < 0 for arg in args.values())
        return _minus(str(text)) if below else str(text)

    def listed(self, items: Iterable[str]) -> str:
        """Several in a sentence, with an "and" before the last."""
        from babel.lists import format_list

        return format_list(list(items), locale=self.locale)

    def number(self, value: float, digits: int, *, grouped: bool = False) -> str:
        """A number, rounded to this many decimals; thousands are grouped if asked for."""
        from babel.numbers import format_decimal

        pattern = f"#,##{_pattern(digits)}" if grouped else _pattern(digits)
        return _minus(format_decimal(_rounded(value, digits), pattern, self.locale))

    def share(self, value: float, digits: int) -> str:
        """A part of the whole, in percent."""
        from babel.numbers import format_percent

        pattern = format_percent(0, locale=self.locale).replace("0", _pattern(digits))
        return _minus(format_percent(_rounded(100 * value, digits) / 100, pattern, self.locale))


def _pattern(digits: int) -> str:
    return f"0.{'0' * digits}" if digits else "0"


def _rounded(value: float, digits: int) -> float:
    return round(value, digits) + 0.0  # -0.0 becomes 0.0


def _minus(text: str) -> str:
    return HYPHEN.sub("\N{MINUS SIGN}", text)


def harmless(arg: object) -> object:
    r"""An argument that is not too long, and in which what cannot be read is spelled: ESC is `\x1b`."""
    if isinstance(arg, int) and arg.bit_length() > BITS:  # which cannot be laid out as numbers are
        arg = str(arg) if arg.bit_length() < LONGEST else "..."
    if not isinstance(arg, str):
        return arg
    text = CONTROLS.sub(lambda found: ascii(found[0])[1:-1], arg[: LONGEST + 1])
    return f"{text[:LONGEST]} ..." if len(text) > LONGEST else text


@cache
def _resource(package: str, locale: str) -> Resource:
    """A Fluent file, parsed: that takes a while, and the program's own is part of every game's words. A
    translation may be missing.
    """
    from fluent.runtime import FluentResource

    file = files(package).joinpath(f"{locale}.ftl")
    missing = locale != ENGLISH and not file.is_file()
    return FluentResource("" if missing else file.read_text(encoding="utf-8"))


@cache
def words_for(*packages: str, locale: str = "en") -> Words:
    """The program's own sentences and those of the named packages."""
    return Words(locale, *packages)
