"""From `parlour` to a friend at the table: two browsers, two addresses, and nothing but what can be seen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.process import address
from tests.web.visitor import DESKTOP, PATIENCE, PHONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page, ViewportSize

pytestmark = pytest.mark.outer

NETWORK = "127.0.0.2"  # stands for this computer's address in its network


@pytest.fixture
def home(tmp_path: Path) -> Iterator[str]:
    """`parlour` alone, and the address that it says."""
    process = subprocess.Popen(
        [Path(sys.executable).with_name("parlour"), "--port", "31410"],
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "BROWSER": "true",
            "XDG_DATA_HOME": str(tmp_path),
            "PARLOUR_ADDRESSES": f"{NETWORK},127.0.0.3",
        },
    )
    assert process.stdout
    try:
        yield address(process.stdout.readline())[0]
    finally:
        process.terminate()
        process.communicate()


class Newcomer:
    """Somebody whose browser was never here before. They click, type, and look at what is to be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click()

    def type(self, text: str) -> None:
        """Write into the field that waits for it."""
        expect(self.page.locator("input:focus")).to_be_visible()
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.type(text)

    def expect_at_table(self, *names: str) -> None:
        for name in names:
            expect(self.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()


@contextmanager
def newcomer(browser: Browser, size: ViewportSize) -> Iterator[Newcomer]:
    context = browser.new_context(locale="en", viewport=size, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield Newcomer(page)
    context.close()


def test_a_friend_is_at_the_table_after_a_few_clicks(browser: Browser, home: str) -> None:
    with newcomer(browser, DESKTOP) as ada, newcomer(browser, PHONE) as bo:
        ada.page.goto(home)
        ada.click(ada.page.get_by_role("link", name=re.compile("With friends.*Pungi")))
        ada.type("Ada")
        ada.click(ada.page.get_by_role("button", name="Open the table"))
        expect(ada.page.get_by_label("This link works on this computer only")).to_be_visible()
        ada.click(ada.page.get_by_label("Let friends on this network in"))
        link = ada.page.get_by_label("Anyone with this link can sit down")
        who = ada.page.get_by_text("Anyone on this network can now come in")
        expect(who).to_contain_text(f"http://{NETWORK}:")
        expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()

        bo.page.goto(link.input_value())
        assert NETWORK in bo.page.url
        bo.type("Bo")
        bo.click(bo.page.get_by_role("button", name="Sit down"))
        for person in (ada, bo):
            person.expect_at_table("Ada", "Bo")
        assert ada.clicks <= 3
        assert bo.clicks <= 2

        # The guest has no switch. Once it is off, they are out; the host is not.
        expect(bo.page.get_by_label("Let friends on this network in")).to_have_count(0)
        ada.page.get_by_label("Address in the link").select_option("127.0.0.3")
        expect(link).to_have_value(link.input_value().replace(NETWORK, "127.0.0.3"))
        ada.click(ada.page.get_by_label("Let friends on this network in"))
        expect(ada.page.get_by_label("This link works on this computer only")).to_be_visible()
        ada.expect_at_table("Ada", "Bo")
        assert bo.page.evaluate("fetch('/healthz').then(() => 'in', () => 'out')") == "out"
