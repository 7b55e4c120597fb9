"""Whole games, by somebody who clicks what is highlighted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from parlour.games import GAMES
from tests.lots import some
from tests.web.visitor import DESKTOP, PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Visit


@pytest.mark.parametrize("game", some(GAMES, outer=["fruitoplay", "pungi"]))
def test_a_whole_game_by_clicking(visit: Visit, game: str) -> None:
    ada = visit(size=DESKTOP if game in ("pi-mal-pflaumen", "pungi", "input") else PHONE)
    ada.open(game, bots=max(1, GAMES[game].seats[0] - 1), level="regular")
    ada.play()
    summary = ada.table.get_by_role("button", name="Continue")
    if summary.count():  # on a phone the result waits until it is closed
        summary.click()
    expect(ada.page.locator("#result-heading")).to_be_visible()
    expect(ada.button("Play again")).to_be_visible()
    wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


def test_two_clicks_to_a_game(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.button(re.compile("Play now.*Pungi")).click()
    expect(ada.highlights.or_(ada.page.get_by_text("Waiting for")).first).to_be_visible()
    assert "/table/" in ada.page.url
