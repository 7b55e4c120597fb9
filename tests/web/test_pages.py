"""Every page for everybody: four languages, day and lamplight, phones, keyboards and screen readers."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from parlour.games import GAMES
from parlour.words import LOCALES
from tests.lots import some
from tests.web.visitor import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.visitor import Visitor

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = (
    "/",
    "/lobby",
    "/games",
    "/settings",
    "/account",
    "/unsubscribe/key",
    "/new/input",
    "/rules/pies",
    "/nowhere",
)


def test_no_barriers_on_pages(visit: Visit) -> None:
    ada = visit()
    for path in PAGES:
        ada.go(path)
        expect(ada.page.locator("h1")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        for theme in THEMES:
            ada.page.emulate_media(color_scheme=theme)
            assert (path, theme, ada.barriers()) == (path, theme, [])
    ada.page.evaluate("document.querySelector('h1').style.color = 'rgb(60 60 60)'")
    (barrier,) = ada.barriers()
    assert barrier[0] == "color-contrast"


@pytest.mark.parametrize("game", some(GAMES, outer=["pungi", "pi-mal-pflaumen"]))
def test_no_barriers_at_tables(visit: Visit, game: str) -> None:
    """At a table, by day and by lamplight, while it is one's turn, and with the menu or the rules open."""
    for theme, size, opened in (("light", DESKTOP, "Rules"), ("dark", PHONE, "Table menu")):
        ada = visit(theme=theme, size=size)
        ada.open(game, bots=GAMES[game].seats[0] - 1)
        for _ in range(2):
            ada.await_turn()
            ada.choose()
        ada.await_turn()
        assert (theme, ada.barriers()) == (theme, [])
        ada.button("Table menu").click()
        if opened == "Rules":
            ada.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
            expect(ada.page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()
        assert (theme, opened, ada.barriers()) == (theme, opened, [])


@pytest.mark.parametrize("locale", some(LOCALES, outer=["de"]))
def test_languages(visit: Visit, locale: str) -> None:
    """Whoever's browser speaks a language is spoken to in it, at every page and table."""
    ada = visit(locale=f"{locale}-{locale.upper()}", size=PHONE)
    english = visit() if locale != "en" else None
    for path in PAGES:
        ada.go(path)
        expect(ada.page.locator("html")).to_have_attribute("lang", locale)
        ada.page.wait_for_load_state("networkidle")
        text = ada.page.locator("body").inner_text()
        assert not re.search(r"\{[a-z-]+\}", text), text
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
        if english and path == "/settings":
            english.go(path)
            assert english.page.locator("h1").inner_text() != ada.page.locator("h1").inner_text()
    for game in ("fruitoplay", "pies"):
        ada.open(game, bots=GAMES[game].seats[0] - 1)
        ada.await_turn()
        text = ada.page.locator("body").inner_text()
        assert not re.search(r"\{[a-z-]+\}", text), text
        assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, game


def test_another_language_at_the_table(visit: Visit) -> None:
    ada = visit()
    table = ada.open("pungi", bots=2)
    ada.await_turn()
    expect(ada.offers.first).to_contain_text("Play")
    ada.page.evaluate(
        "localStorage.parlour = JSON.stringify({ ...JSON.parse(localStorage.parlour), locale: 'fr' })"
    )
    ada.go(table)
    expect(ada.offers.first).to_contain_text("Jouer")


def test_a_game_by_keyboard(visit: Visit) -> None:
    """Tab, Enter and nothing else; focus is never lost."""
    ada = visit()
    ada.open("pungi", bots=2)
    while ada.await_turn():
        round_ = ada.page.locator(".offers").inner_text()
        press_until(ada, "^Play ")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(
            "before => document.querySelector('.offers')?.innerText !== before", arg=round_
        )
        assert ada.page.evaluate("document.activeElement !== document.body"), "focus is lost"
    expect(ada.page.locator("#result-heading")).to_be_visible()


def press_until(visitor: Visitor, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(200):
        visitor.page.keyboard.press("Tab")
        focused: str = visitor.page.evaluate(
            "() => document.activeElement.ariaLabel || document.activeElement.textContent || ''"
        )
        if re.search(name, " ".join(focused.split())):
            return
    raise AssertionError(f"Tab never came to {name}")


def test_what_happens_is_announced(visit: Visit) -> None:
    ada = visit()
    ada.open("pungi", bots=2)
    ada.await_turn()
    ada.choose()
    expect(
        ada.page.locator("[aria-live=polite]").filter(has_text=re.compile("play|take|draw")).first
    ).to_be_attached()


def test_a_hint(visit: Visit) -> None:
    ada = visit()
    ada.open("pungi", bots=2)
    ada.await_turn()
    ada.button("Hint").click()
    hint = ada.page.get_by_role("region", name="What a master would play").last
    expect(hint.get_by_text("of 100").first).to_be_visible()
    expect(hint.get_by_role("progressbar")).to_have_count(0)  # there is no better one to come


def test_a_long_hint_scrolls_beside_the_table_and_the_page_does_not(visit: Visit) -> None:
    ada = visit()
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.open("fruitoplay", bots=3)
    ada.await_turn()
    advice = ada.page.locator(".kept")
    expect(advice).to_be_visible()
    ada.button("Hint").click()
    hint = ada.page.get_by_role("region", name="What a master would play").last
    expect(hint.get_by_text("of 100").first).to_be_visible()
    expect(hint.get_by_role("progressbar")).to_have_count(0)
    page, beside = (
        ada.page.locator(each).evaluate("at => at.scrollHeight - at.clientHeight")
        for each in ("html", ".scrolls")
    )
    assert beside > 0
    assert page == 0
    expect(advice).to_be_hidden()  # it makes room


@pytest.mark.outer
def test_a_replay(visit: Visit) -> None:
    ada = visit()
    ada.open("pungi", bots=2)
    ada.play()
    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.table).to_be_visible()
    ada.button("To the end").click()
    expect(ada.page.get_by_text(re.compile(r"^(\d+) / \1$"))).to_be_visible()
    ada.button("One step back").click()
    ada.button("To the beginning").click()
    expect(ada.page.get_by_text(re.compile(r"^1 / \d+$"))).to_be_visible()
    link = ada.page.url
    eve = visit()
    eve.go(link)
    expect(eve.table).to_be_visible()
    look_back(ada)


def look_back(ada: Visitor) -> None:
    """The game is reviewed, an error is shown and tried again, and somebody plays on from there."""
    ada.page.get_by_role("link", name="Review").click()
    errors = ada.page.get_by_role("button", name="Try again")
    for seat in range(3):
        ada.page.get_by_label("Whose game").select_option(index=seat)
        expect(ada.page.get_by_role("heading", name="Chances to win")).to_be_visible()
        if errors.count():  # a bot of the lowest level makes some, if nobody else does
            break
    expect(ada.page.get_by_role("rowheader", name="Luck of the draw")).to_be_visible()
    assert ada.barriers() == []
    expect(ada.page.get_by_role("region", name="In short")).to_be_visible()
    better = ada.page.get_by_text(re.compile("^Better: "))
    expect(better.first).to_be_visible()
    ada.page.get_by_text("Hide the answers").click()
    expect(better).to_have_count(0)
    ada.button("Show the answer").first.click()
    expect(better).to_have_count(1)
    curve = ada.page.get_by_role("slider")
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("chance.*: .*% → .*%"))
    curve.press("Enter")
    expect(ada.page.get_by_role("heading", name=re.compile("what happened|before|try again"))).to_be_focused()
    expect(ada.table).to_be_visible()
    assert ada.barriers() == []
    ada.button(re.compile("^Back to the")).click()
    ada.button("Show on the table").first.click()
    expect(ada.page.get_by_role("heading", name=re.compile(r"^Round \d+(, .+)?: before"))).to_be_focused()
    expect(ada.table).to_be_visible()
    errors.first.click()
    said = ada.page.get_by_role("region", name=re.compile("try again")).get_by_role("status")
    expect(said).to_contain_text("What would you choose")
    all_in_view(ada)
    moves = ada.page.locator(".offers button")
    for move in range(moves.count()):
        moves.nth(move).click()
        expect(said).to_contain_text(re.compile("Right|Try another move"))
        if "Right" in said.inner_text():
            break
    expect(said).to_contain_text("In the game ")
    all_in_view(ada)
    assert ada.barriers() == []
    ada.button("Play on from here").click()
    ada.page.get_by_text("Dealt anew").click()
    ada.button("Take a seat").click()
    expect(ada.page.get_by_text("Practice", exact=True)).to_be_visible()
    expect(ada.offers.first).to_be_visible()


def all_in_view(ada: Visitor) -> None:
    """What is said, the table and what can be done, on large screens and on small ones."""
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.locator(".position > .whole").evaluate("whole => whole.scrollIntoView()")
        for part in (".verdict", ".stage", ".ways"):
            expect(ada.page.locator(f".position > .whole > {part}")).to_be_in_viewport(ratio=0.99)


def test_the_first_load_is_light(visit: Visit) -> None:
    """All that the first page asks for, as it is sent: at most 200 kB; and no table's code yet."""
    ada = visit()
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    client = files("parlour.server").joinpath("client")
    names = [url.rpartition("/assets/")[2] for url in fetched if "/assets/" in url]
    sent = sum(len(gzip.compress(client.joinpath("assets", name).read_bytes())) for name in names)
    assert names
    assert sent <= 200_000
    assert not [name for name in names if re.match("pungi|pflaumen|fruitoplay|input", name)]
