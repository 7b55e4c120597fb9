"""Somebody owns the box: its cards are typed in, played with by friends, watched again and verified."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from parlour.match.replay import read, verify
from tests.web.test_people import play_together
from tests.web.visitor import PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Visit


@pytest.mark.outer
def test_the_cards_of_a_box_are_typed_in_and_played_with(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2, size=PHONE)
    ada.go("/rules/pungi")
    ada.page.get_by_role("link", name="I own the box").click()
    charmers = ada.page.get_by_label("Charmers", exact=True)
    charmers.fill("4")
    ada.button("Check and keep").click()
    expect(ada.page.get_by_text("PUN-2: there are 5 or 6 charmers, not 4.").first).to_be_visible()
    expect(charmers).to_have_attribute("aria-invalid", "true")
    charmers.fill("5")
    ada.page.get_by_label("4", exact=True).fill("5")
    ada.button("Check and keep").click()
    expect(ada.page.get_by_text("Your cards are kept in this browser.")).to_be_visible()
    ada.page.get_by_label("as text or file").check(force=True)
    expect(ada.page.get_by_label("The cards as TOML")).to_have_value(re.compile("charmers = 5"))

    table = ada.open("pungi", bots=1, friends=1)
    bo.go(table)
    expect(bo.page.get_by_text("own box")).to_be_visible()
    bo.button("Sit down").click()
    ada.button("Begin").click()
    expect(bo.table).to_be_visible()
    play_together(ada, bo)

    match = table.rpartition("/")[2]
    replay = read(ada.page.request.get(f"/api/replays/{match}").text())
    (play,) = verify(replay)
    assert play.setup.components.data()["charmers"] == 5
    bo.go(f"/replay/{match}")
    expect(bo.table).to_be_visible()
