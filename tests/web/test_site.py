"""The site: a folder of files on a plain server, and all games in the browser. Then the server is gone.

One visitor plays everything: to start the engine costs seconds. The tests of this file run in their order.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from parlour import GAMES
from tests.golden.hashes import hashed
from tests.lots import some
from tests.web.site import ROOT, SITE, FileServer, python_in
from tests.web.visitor import PATIENCE, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Route

# The service worker has everything, and pages come from it.
WHOLE = "async () => navigator.serviceWorker.controller && !!(await caches.match('/'))"
MADE_UP = """
() => {
    const script = document.createElement("script");
    script.textContent = "window.madeUp = true";
    document.head.append(script);
    return window.madeUp ?? null;
}
"""
ELSEWHERE = "Parlour is open in another tab"
SETTINGS = {
    "name": "Robin",
    "speed": "off",
    "listed": True,
    "level": "novice",
    "forced": True,
    "locale": "en",
}


@pytest.fixture(scope="module")
def server() -> Iterator[FileServer]:
    with FileServer(SITE) as server:
        yield server


@pytest.fixture(scope="module")
def robin(browser: Browser, server: FileServer) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.base, service_workers="allow")
    visitor.context.add_init_script(f"localStorage.parlour = JSON.stringify({json.dumps(SETTINGS)})")
    yield visitor
    visitor.context.close()


@pytest.fixture(autouse=True)
def no_complaint(robin: Visitor) -> Iterator[None]:
    yield
    problems, robin.problems = robin.problems, []  # each is told once
    assert problems == []


def play_now(visitor: Visitor, game: str) -> None:
    """A game against novices, from the first page on."""
    visitor.page.locator(f".box.{game}").get_by_role("button", name=re.compile("^Play now")).click()
    visitor.page.wait_for_url("**/#/table/*")


def unfinished(visitor: Visitor) -> Locator:
    """The game that the first page offers to go on with."""
    return visitor.page.get_by_role("region", name="Where you left off").get_by_role("link").first


def play_to_the_end(visitor: Visitor, by_hand: int) -> None:
    """So many choices; then a bot goes on, which clicks faster."""
    for _ in range(by_hand):
        if not visitor.await_turn():
            return
        visitor.choose()
    visitor.button("Table menu").click()
    visitor.button("Let a bot play for me").click()
    visitor.button("Let the bot play").click()
    expect(visitor.page.locator("#result-heading")).to_be_visible()


@pytest.mark.parametrize("game", GAMES.own)
def test_a_whole_game_from_plain_files(robin: Visitor, game: str) -> None:
    robin.go("/")
    play_now(robin, game)
    play_to_the_end(robin, 20)


def test_nothing_is_asked_of_anybody_else(robin: Visitor, server: FileServer) -> None:
    elsewhere = [url for url in robin.requests if not url.startswith((server.base, "data:", "blob:"))]
    assert robin.requests
    assert elsewhere == []


def test_the_page_runs_no_code_but_its_own_files(robin: Visitor) -> None:
    policy = robin.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ")
    assert robin.page.evaluate(MADE_UP) is None
    assert "Content Security Policy" in robin.problems.pop()  # which the browser says of it


def test_a_finished_game_is_watched_again(robin: Visitor) -> None:
    robin.page.get_by_role("link", name="Watch the replay").click()
    expect(robin.table).to_be_visible()
    robin.page.reload()  # the address knows where it was
    expect(robin.table).to_be_visible()


def test_a_tab_that_was_killed_in_mid_game_goes_on(robin: Visitor) -> None:
    robin.go("/")
    play_now(robin, "pungi")
    for _ in range(6):
        assert robin.await_turn()
        robin.choose()
    robin.await_turn()
    told = robin.page.locator(".log li").count()
    robin.page.close()  # nobody is asked whether that suits them
    robin.new_page()
    robin.go("/")
    unfinished(robin).click()
    robin.await_turn()
    assert robin.page.locator(".log li").count() >= told
    robin.play()
    assert robin.over


def test_rules_lessons_hints_and_languages(robin: Visitor) -> None:
    robin.go("/#/rules/pungi")
    expect(robin.page.get_by_role("heading", name="Pungi").first).to_be_visible()
    robin.go("/#/learn/pungi")
    robin.button("Continue").click()
    robin.go("/")
    play_now(robin, "pungi")
    robin.await_turn()
    robin.button("Hint").click()
    hint = robin.page.get_by_role("region", name="What a master would play").last
    expect(hint.get_by_text("of 100").first).to_be_visible()
    robin.choose()
    robin.await_turn()
    robin.button("Undo").first.click()
    robin.button("Go back").click()
    robin.await_turn()
    robin.go("/#/settings")
    robin.page.get_by_label("Deutsch").check(force=True)
    expect(robin.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    robin.page.get_by_label("English").check(force=True)


def test_what_needs_others_is_not_offered(robin: Visitor) -> None:
    robin.go("/")
    expect(robin.page.get_by_text("someone starts Parlour on a computer")).to_be_visible()
    assert robin.page.get_by_role("link", name="Open tables").count() == 0
    assert robin.page.get_by_text("With friends").count() == 0
    robin.go("/#/account")
    expect(robin.page.get_by_label("Your name")).to_be_visible()
    assert robin.page.locator("input[type=password]").count() == 0


def test_games_go_to_a_file_and_come_back(robin: Visitor, tmp_path: Path) -> None:
    robin.go("/#/games")
    with robin.page.expect_download() as download:
        robin.button("Save all games").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text("utf-8"))["matches"]) >= 3
    robin.page.locator("input[type=file]").set_input_files(file)
    expect(robin.page.get_by_text("There was nothing new in the file.")).to_be_visible()


def test_one_tab_at_a_time_has_the_games(robin: Visitor) -> None:
    robin.go("/")
    expect(unfinished(robin)).to_be_visible()
    first = robin.page
    robin.new_page()
    robin.go("/")
    expect(robin.page.get_by_text(ELSEWHERE)).to_be_visible()
    robin.button("Go on here").click()
    expect(robin.page.get_by_text(ELSEWHERE)).to_be_hidden()
    expect(first.get_by_text(ELSEWHERE)).to_be_visible()
    first.close()


def test_games_play_out_as_anywhere(robin: Visitor, server: FileServer) -> None:
    """Golden games, in the Python of this browser."""
    source = (ROOT / "tests/golden/hashes.py").read_text("utf-8")
    told = python_in(robin.page, server.base, source, "told = lines(4)")
    assert told == "".join(f"{game} {hashed(game, 4)}\n" for game in GAMES.own)


@pytest.fixture(scope="module")
def server_gone(robin: Visitor, server: FileServer) -> None:
    """From now on the service worker has to do."""
    robin.page.wait_for_function(WHOLE, timeout=PATIENCE)
    server.stop()


@pytest.mark.usefixtures("server_gone")
@pytest.mark.parametrize("game", some(GAMES.own, "pungi", "pies"))
def test_a_whole_game_with_the_server_gone(robin: Visitor, game: str) -> None:
    robin.go("/")
    play_now(robin, game)
    play_to_the_end(robin, 5)


def test_bots_think_beside_the_tables_if_there_is_no_other_worker(browser: Browser) -> None:
    """The connection is lost before the second worker has its Python, and nothing is kept yet."""
    with FileServer(SITE) as server:
        visitor = Visitor(browser, server.base)
        visitor.context.add_init_script(f"localStorage.parlour = JSON.stringify({json.dumps(SETTINGS)})")
        asked: list[str] = []

        def once(route: Route) -> None:
            asked.append(route.request.url)
            if len(asked) == 1:
                route.continue_()
            else:
                route.abort()

        visitor.context.route("**/pyodide.mjs", once)
        with visitor.page.expect_event("requestfailed", timeout=PATIENCE):
            visitor.go("/")
            play_now(visitor, "pungi")
        play_to_the_end(visitor, 2)
        assert len(asked) == 2
        assert visitor.problems == []
        visitor.context.close()


def test_a_file_that_was_changed_is_not_run(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    (packages,) = folder.glob("engine-*/packages.zip")
    packages.write_bytes(packages.read_bytes() + b"\0")
    with FileServer(folder) as server:
        visitor = Visitor(browser, server.base, size=PHONE)
        visitor.go("/")
        expect(visitor.page.get_by_text("The games could not be started")).to_be_visible()
        visitor.context.close()
