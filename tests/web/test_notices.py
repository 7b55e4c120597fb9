"""Being told that it is one's turn, in a browser. Its push service is not there; the service worker gets its
messages by the tools that developers have.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.server.receivers import Browser
from tests.web.chromium import chromium
from tests.web.visitor import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser as Chromium
    from playwright.sync_api import Playwright

    from tests.web.conftest import Visit
    from tests.web.visitor import Visitor

pytestmark = pytest.mark.outer

SUBSCRIBED = """
() => {
    let mine = null;
    PushManager.prototype.getSubscription = async () => mine;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (mine = {
        endpoint: "%(endpoint)s",
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: "%(endpoint)s", keys: { p256dh: "%(p256dh)s", auth: "%(auth)s" } }),
        unsubscribe: async () => { mine = null; return true; },
    });
}
"""
SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag }) => ({ title, body, tag }))
"""
HIDDEN = """
(hidden) => {
    const get = () => (hidden ? "hidden" : "visible");
    Object.defineProperty(document, "visibilityState", { configurable: true, get });
    document.dispatchEvent(new Event("visibilitychange"));
}
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """The whole one: without windows it knows no notices."""
    with playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"]) as browser:
        yield browser


def shown(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(SHOWN)
    return found


def await_shown(visitor: Visitor, *notices: dict[str, str]) -> None:
    """Wait until just these notices are shown."""
    until = monotonic() + PATIENCE / 1000
    while shown(visitor) != list(notices):
        assert monotonic() < until, shown(visitor)
        visitor.page.wait_for_timeout(100)


def deliver(visitor: Visitor, notice: dict[str, object]) -> None:
    """Let the service worker have a message of the server."""
    tools = visitor.context.new_cdp_session(visitor.page)
    known: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda found: known.extend(found["registrations"]))
    tools.send("ServiceWorker.enable")
    while not known:
        visitor.page.wait_for_timeout(50)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.base, "registrationId": known[0]["registrationId"], "data": json.dumps(notice)},
    )


def test_a_device_is_told(visit: Visit) -> None:
    ada = visit(permissions=["notifications"], service_workers="allow")
    subscription = Browser().subscription() | {"endpoint": "https://push.example.net/ada"}
    ada.context.add_init_script(f"({SUBSCRIBED % subscription})()")
    ada.go("/settings")
    here = ada.page.get_by_label("Tell me on this device")
    expect(here).not_to_be_checked()
    here.click()
    devices = ada.page.get_by_role("list", name="Devices that get notices")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(devices).to_contain_text("Chrome, Linux")
    expect(devices).to_contain_text("this device")

    ada.page.get_by_label("Quiet hours").click()
    expect(ada.page.get_by_label("From")).to_have_value("22:00")
    ada.page.get_by_label("Until").fill("09:30")
    ada.page.get_by_label("Until").blur()
    ada.page.wait_for_load_state("networkidle")
    ada.page.reload()
    expect(ada.page.get_by_label("Until")).to_have_value("09:30")
    expect(here).to_be_checked()

    # A message comes while the page shows something else, and goes when its table is looked at.
    table = ada.open("fruitoplay", bots=1)
    name = table.rpartition("/")[2]
    ada.await_turn()
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ada.go("/settings")
    deliver(
        ada, {"table": name, "title": "Fruitoplay: your turn", "body": "Go on!", "since": 5, "locale": "en"}
    )
    await_shown(ada, {"title": "Fruitoplay: your turn", "body": "Go on!", "tag": f"turn-{name}"})
    ada.go(table)
    await_shown(ada)

    # Nobody looks at the page when the bot has played: the page says so.
    ada.await_turn()
    ada.page.evaluate(HIDDEN, True)
    ada.highlights.first.click()  # however long a busy machine takes
    await_shown(ada, {"title": "Fruitoplay", "body": "Your move", "tag": f"turn-{name}"})
    ada.page.evaluate(HIDDEN, False)
    await_shown(ada)

    ada.go("/settings")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    devices.get_by_role("button", name="Remove").click()
    expect(here).not_to_be_checked()
    expect(devices).to_have_count(0)


def test_whoever_refuses_is_not_asked_again(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    ada.go("/settings")
    ada.page.get_by_label("Tell me on this device").click()
    expect(ada.page.get_by_label("Tell me on this device")).to_have_count(0)
    expect(ada.page.locator(".panel").get_by_text("does not let Parlour show notices")).to_be_visible()
