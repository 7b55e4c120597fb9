"""What there is to read before anybody plays: games, their rules, bots."""

from __future__ import annotations

import re
from functools import cache, partial
from html import escape
from itertools import product
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from parlour.bots import BOTS
from parlour.games import GAMES
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import write
from parlour.kernel.teaching import Figure, in_words, passages
from parlour.match.lesson import Lesson, lesson_in, script_of
from parlour.words import LOCALES, words_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    from parlour.kernel.game import Game, Setup
    from parlour.kernel.options import Option
    from parlour.words import Words

Kind = Literal["flag", "number", "numbers", "sets"]
RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*")  # how a rule begins


class BotAbout(msgspec.Struct, frozen=True):
    name: str
    sentence: str


class OptionAbout(msgspec.Struct, frozen=True):
    """Something a table can agree on."""

    name: str
    label: str
    kind: Kind  # on or off; 5; 1,2,3; 1,2,3/5,6
    default: str
    lowest: int  # for numbers
    highest: int
    allowed: dict[int, list[int]]  # for numbers: those that can be chosen, by how many play


class PresetAbout(msgspec.Struct, frozen=True):
    """A name for several options at once; its value is the one of the option that it takes."""

    name: str
    label: str
    takes: str
    fixed: dict[str, str]  # the others


class GameAbout(msgspec.Struct, frozen=True):
    id: str
    name: str
    sentence: str  # what it is about
    players: str  # how many, in words
    minutes: str  # how long it takes, in words
    rules: int  # the version of its rules
    seats: list[int]
    options: list[OptionAbout]
    presets: list[PresetAbout]
    components: list[str]
    lesson: bool  # whether it has one


class Rules(msgspec.Struct, frozen=True):
    """The rules page of a game. Headings have ids (that of what is known about the cards is `cards`, in each
    language), and so have rules: `PUN-1`.
    """

    html: str
    locale: str  # the language it is in


class Passage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a teaching page: prose, or a figure."""

    html: str  # of a figure: what it says in words
    figure: Figure | None = None


class Teaching(msgspec.Struct, frozen=True):
    """The teaching page of a game, part by part."""

    passages: list[Passage]
    locale: str  # the language it is in
    components: dict[str, Any]  # what is printed on the cards in its figures


def bots_about(locale: str) -> list[BotAbout]:
    words = words_for(locale=locale)
    return [BotAbout(name, words(f"bot-{name}")) for name in BOTS]


def game_of(game: str) -> Game:
    if game not in GAMES:
        raise ParlourError("not-found")
    return GAMES[game]


def lesson_of(game: str, locale: str) -> Lesson:
    found = cached_lesson(game_of(game), locale)
    if found is None:
        raise ParlourError("not-found")
    return found


def caches() -> Iterator[Callable[[], object]]:
    """Fill the caches below, one after the other: the first request in each language would keep others
    waiting.
    """
    for locale in LOCALES:
        yield partial(games_about, locale)
    for fill, game, locale in product((rules_in, cached_lesson, teaching_in), GAMES.values(), LOCALES):
        yield partial(fill, game, locale)


cached_lesson = cache(lesson_in)


@cache
def games_about(locale: str) -> list[GameAbout]:
    return [about(game, locale) for game in GAMES.values()]


def about(game: Game, locale: str) -> GameAbout:
    words = words_for(game.package, locale=locale)
    return GameAbout(
        id=game.id,
        name=words(f"{game.id}-title"),
        sentence=words(f"{game.id}-about"),
        players=words("game-players", fewest=game.seats[0], most=game.seats[-1], count=len(game.seats)),
        minutes=words("game-minutes", minutes=game.minutes),
        rules=game.rules,
        seats=list(game.seats),
        options=[
            OptionAbout(
                option.name,
                words(f"{game.id}-option-{option.name}"),
                kind_of(option),
                write(option.default),
                option.lowest,
                option.highest,
                allowed(game, option),
            )
            for option in game.options
        ],
        presets=[
            PresetAbout(
                each.name,
                words(f"{game.id}-preset-{each.name}"),
                each.takes,
                {option: write(value) for option, value in each.fixed.items()},
            )
            for each in game.presets
        ],
        components=list(game.component_sets),
        lesson=script_of(game) is not None,
    )


@cache
def allowed(game: Game, option: Option) -> dict[int, list[int]]:
    """The numbers of an option that each number of seats allows, as the game's own checks say."""
    if kind_of(option) == "flag":
        return {}
    numbers = range(option.lowest, option.highest + 1)
    return {seats: [n for n in numbers if allows(game, seats, option.name, str(n))] for seats in game.seats}


def allows(game: Game, seats: int, option: str, value: str) -> bool:
    try:
        game.setup(seats, {option: value})
    except ParlourError:
        return False
    return True


def kind_of(option: Option) -> Kind:
    if isinstance(option.default, bool):
        return "flag"
    if isinstance(option.default, str):
        return "sets"
    return "number" if isinstance(option.default, int) else "numbers"


@cache
def rules_in(game: Game, locale: str) -> Rules:
    """The rules page in a language, or in English if nobody has translated it."""
    found = game.rules_locale(locale)
    return Rules(html_of(game.rules_page(locale), words_for(locale=found)("rules-cards")), found)


@cache
def teaching_in(game: Game, locale: str) -> Teaching:
    """The teaching page in a language, or in English if nobody has translated it."""
    spoken = game.teaching_locale(locale)
    words = words_for(game.package, locale=spoken)
    setup = game.setup(game.seats[-1])
    parts = [
        Passage(html_of(part)) if isinstance(part, str) else Passage(alternative(part, setup, words), part)
        for part in passages(game.teaching_page(spoken))
    ]
    return Teaching(parts, spoken, setup.components.data())


def alternative(figure: Figure, setup: Setup, words: Words) -> str:
    """A figure in words, a paragraph for each line."""
    return "".join(f"<p>{escape(line)}</p>" for line in in_words(figure, setup, words).splitlines())


def html_of(text: str, cards: str = "") -> str:
    """Markdown as HTML. HTML in it is shown as text. `cards` is the heading above what is known of them."""
    markdown = markdown_reader()
    tokens = markdown.parse(text)
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = tokens[place + 1].content
            token.attrSet("id", "cards" if heading == cards else slug(heading))
        elif token.type == "list_item_open" and (rule := rule_of(tokens[place + 1 : place + 3])):
            token.attrSet("id", rule)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


@cache
def markdown_reader() -> MarkdownIt:
    """It is imported when the first page is read: a browser that opens a table does not wait for it."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def rule_of(opening: list[Token]) -> str | None:
    """The id of the rule with which a list item begins."""
    found = RULE.match(opening[-1].content) if opening else None
    return found[1] if found else None


def slug(heading: str) -> str:
    return "-".join(re.findall(r"\w+", heading.lower()))
