"""Somebody before a browser: they read labels, click what is highlighted, and know no rules.

How to write a cheap test: the server and the browser are shared (`visit` in conftest.py). Pages are laid out,
but not drawn, unless pictures are taken (`drawn=True`). Beats take no time, unless they are what is tested
(`speed="normal"`). Each page that is loaded costs a second: look at several things on a page that is open.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import ViewportSize, expect

from parlour import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
POLLING = 50  # milliseconds; to look in each frame would make the browser draw without end
# Drawing is half of a browser's work, and nobody looks. All else, such as where a click goes, stays the same.
UNSEEN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets.push(sheet);
"""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
BARRIERS = """
async () => {
    const kinds = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    const place = document.querySelector("dialog[open]") ?? document;
    const { violations } = await axe.run(place, { resultTypes: ["violations"], runOnly: kinds });
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => [node.html, node.any[0]?.message])]);
}
"""
PATIENCE = 60_000  # milliseconds; a busy machine is no failure


class Visitor:
    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        locale: str = "en",
        size: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        speed: str = "off",
        seed: object = 0,
        drawn: bool = False,
        **context: Any,
    ) -> None:
        phone = size is PHONE
        self.base = base
        self.problems: list[str] = []
        self.context = browser.new_context(
            base_url=base,
            locale=locale,
            viewport=size,
            color_scheme=theme,
            has_touch=phone,
            is_mobile=phone,
            **{"service_workers": "block", **context},  # it would fetch the same files for each of them
        )
        self.context.add_init_script(
            "if (!localStorage.parlour) localStorage.parlour ="
            f" JSON.stringify({{ name: 'Robin', speed: '{speed}', listed: true }})"  # some share it
        )
        if not drawn:
            self.context.add_init_script(UNSEEN)
        self.requests: list[str] = []  # the addresses of all that was asked for
        self.context.on("request", lambda request: self.requests.append(request.url))
        self.new_page()
        self._rng = Rng(f"visitor {seed}")

    def new_page(self) -> None:
        """Look at another tab from now on."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))

    def _hear(self, message: ConsoleMessage) -> None:
        """Browsers complain of every refusal and of every lost connection, too: that is no fault."""
        if message.type == "error" and not re.search(r"Failed to load resource|WebSocket", message.text):
            self.problems.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def shot(self, path: str) -> None:
        self.page.screenshot(path=path)

    def barriers(self) -> list[Any]:
        """What would keep somebody out, as axe sees it. While a dialog is open, nothing else is in reach."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[Any] = self.page.evaluate(BARRIERS)
        return found

    # At a table

    @property
    def table(self) -> Locator:
        """The table itself, without what is beside it."""
        return self.page.get_by_role("region", name=re.compile(r"^(The table|Der Tisch|La table|De tafel)$"))

    @property
    def highlights(self) -> Locator:
        """Whatever on the table can be chosen."""
        return self.page.locator(".stage [data-token]:visible")

    @property
    def offers(self) -> Locator:
        """The list of all that can be done."""
        return self.page.locator(".offers [data-token]")

    @property
    def over(self) -> bool:
        return self.page.locator("#result-heading").count() > 0

    def open(self, game: str, bots: int | None = None, friends: int = 0, level: str = "novice") -> str:
        """Open a table by the form, with bots in the other seats; without friends it begins at once."""
        self.go(f"/new/{game}")
        chairs = self.page.locator(".chairs select")
        expect(chairs.first).to_be_visible()
        if bots is not None:
            self.page.get_by_label(str(1 + friends + bots), exact=True).first.check(force=True)
            expect(chairs).to_have_count(friends + bots)
        for chair in chairs.all()[friends:]:
            chair.select_option(level)
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def sit_down(self, table: str, name: str) -> None:
        """Follow a link to a table, under this name."""
        self.go(table)
        self.page.get_by_label("Your name", exact=True).fill(name)
        self.page.keyboard.press("Enter")

    def await_turn(self) -> bool:
        """Wait until there is something to choose; false, if the match is over instead."""
        self.page.wait_for_function(
            "() => document.querySelector('#result-heading, .stage [data-token]')", polling=POLLING
        )
        return not self.over

    def choose(self) -> None:
        """Click one of the highlights. It may lead to others, as a card does to how much is added to it."""
        self.page.wait_for_function(
            """() => document.querySelector('#result-heading, .stage [data-token]')
                  || !document.querySelector('.offers [data-token]')""",
            polling=POLLING,
        )
        count = self.highlights.count()
        with suppress(Late):  # the table may change before the click
            if count:
                self.highlights.nth(self._rng.below(count)).click(timeout=2000)
                self.page.wait_for_timeout(30)

    def play(self, steps: int = 5000) -> int:
        """Play to the end; how many clicks it took."""
        for step in range(steps):
            if not self.await_turn():
                return step
            self.choose()
        raise AssertionError(f"after {steps} clicks the game goes on")
