"""A server is gone in the middle of a match against bots: it goes on in the browser, and comes back.

One visitor plays everything: to start an engine costs seconds. The tests of this file run in their order.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from parlour.match.replay import read, verify
from parlour.server.page import ENGINE as ENGINE_FOLDER
from tests.web.server import server_in
from tests.web.site import ENGINE
from tests.web.visitor import PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator

    from tests.web.server import Server, Servers

BACK = "You are connected again. What you played offline is part of the match."
REPLAY = "id => fetch(`/api/replays/${id}`).then(answer => answer.json())"
KEPT = "() => indexedDB.databases().then(all => all.map(({ name }) => name))"
LARGE = re.compile(r"/engine-[0-9a-f]+/")  # a file of the engine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server | Servers]:
    if not (ENGINE / "manifest.json").exists():
        pytest.fail("There is no engine yet: make engine builds it.")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENGINE_FOLDER, str(ENGINE))
        with server_in(tmp_path_factory.mktemp("offline")) as server:
            yield server


@pytest.fixture(scope="module")
def robin(browser: Browser, server: Server | Servers) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.base, service_workers="allow", size=PHONE)
    yield visitor
    visitor.context.close()


@pytest.fixture(autouse=True)
def no_complaint(robin: Visitor) -> Iterator[None]:
    yield
    assert robin.problems == []


def badge(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text("Offline, practice", exact=True)


def go_on_without(visitor: Visitor, server: Server | Servers) -> None:
    visitor.await_turn()  # a bot's move of which the page did not hear would make two matches of it
    server.kill()
    visitor.button("Go on offline").click()
    expect(badge(visitor)).to_be_visible()


def choose(visitor: Visitor, times: int) -> None:
    for _ in range(times):
        if visitor.await_turn():
            visitor.choose()


def verified(visitor: Visitor, table: str) -> dict[str, Any]:
    """The replay that the server has of a match; its deals follow from its secret."""
    replay: dict[str, Any] = visitor.page.evaluate(REPLAY, table.rpartition("/")[2])
    assert verify(read(json.dumps(replay)))
    return replay


def let_a_bot_finish(visitor: Visitor) -> None:
    visitor.button("Table menu").click()
    visitor.button("Let a bot play for me").click()
    visitor.button("Let the bot play").click()
    expect(visitor.page.locator("#result-heading")).to_have_count(1)  # a phone shows a summary before


def test_a_device_is_made_ready_only_if_somebody_wants_it(robin: Visitor) -> None:
    robin.go("/settings")
    switch = robin.page.get_by_label("Go on when the connection is lost")
    expect(switch).not_to_be_checked()
    robin.page.wait_for_function("async () => !!(await caches.match('/'))")
    assert not any(map(LARGE.search, robin.requests))
    switch.check()
    expect(robin.page.get_by_text("This device is ready.")).to_be_visible()
    assert any(map(LARGE.search, robin.requests))
    assert robin.barriers() == []


def test_a_match_goes_on_offline_and_comes_back(robin: Visitor, server: Server | Servers) -> None:
    """The tab is killed meanwhile, too."""
    table = robin.open("pungi", bots=2)
    expect(robin.page.get_by_text("Practice", exact=True)).to_have_count(1)
    choose(robin, 2)
    go_on_without(robin, server)
    choose(robin, 2)
    robin.page.close()

    robin.new_page()
    robin.go(table)
    expect(badge(robin)).to_be_visible()
    choose(robin, 2)
    robin.await_turn()
    server.start()
    expect(robin.page.get_by_text(BACK)).to_be_visible()
    expect(badge(robin)).to_have_count(0)
    choose(robin, 1)
    let_a_bot_finish(robin)
    assert verified(robin, table)["practice"] is True
    assert "parlour" not in robin.page.evaluate(KEPT)  # nothing of it stays on the device


def test_what_was_finished_offline_is_finished_at_the_server(
    robin: Visitor, server: Server | Servers
) -> None:
    table = robin.open("fruitoplay", bots=1)
    choose(robin, 1)
    go_on_without(robin, server)
    let_a_bot_finish(robin)
    heading = robin.page.locator("#result-heading").inner_text()
    server.start()
    expect(robin.page.get_by_text(BACK)).to_be_visible()
    replay = verified(robin, table)
    assert replay["practice"] is True
    assert replay["winners"]
    expect(robin.page.locator("#result-heading")).to_have_text(heading)


def test_what_was_left_is_brought_back_from_any_page(robin: Visitor, server: Server | Servers) -> None:
    table = robin.open("pungi", bots=2)
    choose(robin, 1)
    go_on_without(robin, server)
    choose(robin, 1)
    robin.await_turn()
    robin.page.get_by_role("link", name="Parlour: all games").click()
    server.start()
    expect(robin.page.get_by_text(BACK)).to_be_visible()
    robin.go(table)
    robin.await_turn()
    expect(badge(robin)).to_have_count(0)
