"""A game of another package, which the client does not know, is played on the plain table."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.plugin.installation import Installation, published
from tests.web.server import server_in

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Visit

CLICKS = 60  # more than the game has decisions: some come before the answer to the last


@pytest.mark.outer
def test_it_is_played_on_the_plain_table(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toys = Installation(tmp_path)
    toys.install(published(tmp_path))
    monkeypatch.setenv("PYTHONPATH", toys.env["PYTHONPATH"])
    with server_in(tmp_path) as server:
        ada = visit(base=server.base)
        ada.go("/")
        expect(ada.page.get_by_role("heading", name="Toy", exact=True)).to_be_visible()
        ada.open("toy", bots=1, level="novice")
        for _ in range(CLICKS):
            ada.page.wait_for_selector("#result-heading, .offers [data-token]")
            if ada.over:
                break
            with suppress(Late):  # the offers may change before the click
                ada.offers.last.click(timeout=2000)
                ada.page.wait_for_timeout(100)
        expect(ada.page.locator("#result-heading")).to_be_visible()
