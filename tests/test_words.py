"""Every sentence is there, in every language, and every game can be told in it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import parlour
from parlour import contract
from parlour import words as words_module
from parlour.games import GAMES
from parlour.kernel.play import Play, advance
from parlour.words import LOCALES, words_for
from parlour.words.locales import VARIABLES, fitting, here
from tests.lots import some
from tests.setups import setups

DRAWN = 30  # positions of a game, about
SOURCE = Path(parlour.__file__).parent
PACKAGES = [
    "parlour.words",
    "parlour.coach",
    "parlour.lab",
    *sorted({game.package for game in GAMES.own.values()}),
]


class Mentions(Visitor):
    """The variables of a message, also those of the messages to which it refers."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        message = self.entries[node.id.name]
        if node.attribute is None:
            self.visit(message.value)
        else:
            (wanted,) = [each for each in message.attributes if each.id.name == node.attribute.name]
            self.visit(wanted.value)


def messages(package: str, locale: str) -> dict[str, set[str]]:
    """The variables that each message needs."""
    text = files(package).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    entries = {entry.id.name: entry for entry in found}
    assert len(entries) == len(found), "said twice"
    needed = {}
    for name, entry in entries.items():
        mentions = Mentions(entries)
        mentions.visit(entry.value)
        needed[name] = mentions.found
    return needed


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message(package: str, locale: str) -> None:
    ours, english = messages(package, locale), messages(package, "en")
    assert ours.keys() == english.keys() != set()
    assert {name: ours[name] ^ needed for name, needed in english.items() if ours[name] != needed} == {}


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_rule(game: str, locale: str) -> None:
    assert GAMES[game].rules_locale(locale) == locale
    ours, english = (outline(GAMES[game].rules_page(each)) for each in (locale, "en"))
    assert ours == english != []


def outline(page: str) -> list[str]:
    """Rules by their ids, headings by their depth, tables by their columns, and what is typed."""
    shape = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\*|^(#+) |^(\|).*\|$", re.MULTILINE)
    return [found.group(1) or found.group(2) or "|" * found[0].count("|") for found in shape.finditer(page)]


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("locale", some(LOCALES, "en", "de"))
def test_whole_games_are_told_in_every_language(game: str, locale: str) -> None:
    """What happened, what can be done, and the table; to a player, to a spectator and in a review."""
    words = words_for(GAMES[game].package, locale=locale)
    largest = [setup for setup in setups(game) if setup.seats == GAMES[game].seats[-1]]
    for seed, setup in enumerate(largest):
        names = ["Ada", "Bo", "Cleo", "Dag", "Edda", "Finn"][: setup.seats]
        to_bo = [name if seat != 1 else "" for seat, name in enumerate(names)]
        record = contract.random_play(setup, seed).record
        play = Play(setup)
        said = set()
        for place, step in enumerate(record.steps):
            advance(play, step)
            if place % (1 + len(record.steps) // DRAWN):
                continue  # of a long game not every position
            for viewer, called in ((None, names), (1, to_bo)):
                assert "{" not in setup.game.render(setup, play.view(viewer), words, called)
            for seat in play.waiting:
                called = to_bo if seat == 1 else names
                said |= {setup.game.say(setup, token, words, called) for token in play.legal(seat)}
        assert said
        told = [setup.game.tell(setup, event, words, names) for event in play.open_events()]
        for viewer, called in ((None, names), (1, to_bo)):
            told += [setup.game.tell(setup, event, words, called) for event in play.events(viewer)]
        assert not [text for text in (*told, *said) if "{" in text or "  " in text]


@pytest.mark.parametrize("locale", LOCALES)
def test_one_less_than_nothing_is_not_one(locale: str) -> None:
    """Languages count -1, and French 0 too, as they count 1."""
    words = words_for("parlour.games.pungi", locale=locale)
    for points in (-1, 0, 1, 2):
        shown = f"{points} ".replace("-", "\N{MINUS SIGN}")
        for you in ("yes", "no"):
            assert f" {shown}" in words("pungi-scored", you=you, name="Ada", points=points)
        for alone in ("you", "one", "shared"):
            assert shown in words("play-winner", alone=alone, who="Ada", points=points)


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("en_GB.UTF-8", "en"), ("EN", "en"), ("", "en"), ("C.UTF-8", "en"), ("x-klingon", "en")],
)
def test_a_language_is_asked_for(tag: str, locale: str) -> None:
    assert fitting(tag) == locale


def test_every_language_can_be_asked_for() -> None:
    for locale in LOCALES:
        for tag in (locale, locale.upper(), f"{locale}_XX.UTF-8", f"{locale}-XX", f"{locale}@euro"):
            assert fitting(tag) == locale


def test_the_environment_asks_for_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first variable that says anything counts, even if we do not speak that."""
    for name in VARIABLES:
        monkeypatch.setenv(name, "")
    assert here() == "en"
    for name in reversed(VARIABLES):
        monkeypatch.setenv(name, f"{LOCALES[-1]}_XX.UTF-8")
        assert here() == LOCALES[-1]
        monkeypatch.setenv(name, "C")
        assert here() == "en"
    monkeypatch.setenv(VARIABLES[0], "")
    assert here() == "en"


@pytest.mark.parametrize(
    ("locale", "number", "grouped", "share"),
    [
        ("en", "\N{MINUS SIGN}1234.50", "\N{MINUS SIGN}1,234.50", "12.3%"),
        ("de", "\N{MINUS SIGN}1234,50", "\N{MINUS SIGN}1.234,50", "12,3\N{NO-BREAK SPACE}%"),
    ],
)
def test_numbers(locale: str, number: str, grouped: str, share: str) -> None:
    words = words_for(locale=locale)
    assert (words.number(-1234.5, 2), words.share(0.1234, 1)) == (number, share)
    assert words.number(2.4, 0) == "2"
    assert words.number(-1234.5, 2, grouped=True) == grouped
    assert words.share(-0.4875, 1) == f"\N{MINUS SIGN}{share.replace('12', '48').replace('3', '8')}"
    assert words.number(-0.001, 2) == words.number(0, 2)
    assert words.share(-0.0001, 1) == words.share(0, 1)


def test_every_refusal_has_a_sentence() -> None:
    code = re.compile(r'(?:ParlourError|\.broken)\(\s*"([a-z-]+)"')
    codes = {
        found for file in SOURCE.rglob("*.py") for found in code.findall(file.read_text(encoding="utf-8"))
    }
    known = {message.removeprefix("error-") for message in messages("parlour.words", "en")}
    assert len(codes) > 20
    assert codes - known == set()


def test_what_is_too_long_is_cut() -> None:
    said = words_for()("error-message", reason="x" * 5000)
    assert 900 < len(said) < 1000
    assert said.endswith("x ...")


def test_what_is_kept_is_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_module, "MANY", 3)
    words = words_module.Words("en")
    for _ in range(2):
        for seat in range(10):
            assert words("seat-name", seat=seat) == f"Seat {seat}"
        assert words("seat-name", seat="1") == words("seat-name", seat=1) == words("seat-name", seat=1.0)
        assert 0 < len(words._said) <= 3
    words("error-message", reason="x" * 500)
    assert all("xxx" not in text for text in words._said.values())


def test_no_message_is_said_by_nobody() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    built = re.compile(
        r"^(help|simulate|arena|bot|error)-|^report-(title|about|notable|caption|axis|sheet|column)-"
    )  # their ids are put together from parts
    known = {*messages("parlour.words", "en"), *messages("parlour.lab", "en")}
    assert {m for m in known if not built.match(m) and f'"{m}"' not in text} == set()


@pytest.fixture
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that speaks English, and a little German."""
    package = tmp_path / "hardly_translated"
    package.mkdir()
    for name, text in (
        ("__init__.py", ""),
        ("en.ftl", "some-title = Some\nsome-count =\n { $count ->\n [one] one\n *[other] { $count }\n }\n"),
        ("de.ftl", "some-title = Manche\n"),
    ):
        (package / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return package.name


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(english: str) -> None:
    german, french = (words_for(english, locale=locale) for locale in ("de", "fr"))
    assert (german("some-title"), french("some-title")) == ("Manche", "Some")
    assert [german("some-count", count=count) for count in (1, 2)] == ["one", "2"]
    assert french("some-count", count=0) == "0"  # by the rules of English; French would say one
    assert "some-count" in german
    assert "some-other" not in german
    with pytest.raises(LookupError):
        german("some-other")
    assert german("you") == words_for(locale="de")("you")
    with pytest.raises(FileNotFoundError):
        words_for("tests.games", locale="de")  # which has no words at all


def test_a_missing_message_or_argument_is_an_error() -> None:
    words = words_for()
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(LookupError):
        words("seat-name")
    assert "you" in words
    assert "no-such-message" not in words


@pytest.mark.parametrize(
    ("arg", "told"),
    [
        ("plain \N{NO-BREAK SPACE}\N{CHERRIES}", "plain \N{NO-BREAK SPACE}\N{CHERRIES}"),
        ("\x1b[2J\n\t\x9b", r"\x1b[2J\n\t\x9b"),
        ("\u202e\u2066\ufeff\ud800", r"\u202e\u2066\ufeff\ud800"),
        (10**15, "1,000,000,000,000,000"),
        (-(10**40), "-1" + "0" * 40),
        pytest.param(10**5000, "...", id="huge"),
        ("x" * 901, "x" * 900 + " ..."),
        ("\x1b" * 901, r"\x1b" * 225 + " ..."),
    ],
)
def test_arguments_are_made_harmless(arg: object, told: str) -> None:
    assert words_for()("error-message", reason=arg) == f"This message cannot be read: {told}"
