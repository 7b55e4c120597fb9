"""Lessons in the browser, each to its end: wrong moves are explained, right ones seen. Each is played in
English and in another language; with PARLOUR_SEEDS=2 in all.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from parlour.games import GAMES
from parlour.words import LOCALES
from tests.lots import TIMES, some
from tests.web.visitor import PHONE

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.visitor import Visitor


SPEAK = "locale => localStorage.parlour = JSON.stringify({ ...JSON.parse(localStorage.parlour), locale })"


def lesson_of(server: str, game: str) -> dict[str, Any]:
    with urlopen(f"{server}/api/games/{game}/lesson") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def choose(learner: Visitor, token: str) -> None:
    """On the table, if it is there. A mix takes more clicks there: the list has it at once."""
    there = learner.table.locator(f'[data-token="{token}"]:visible')
    listed = learner.page.locator(f'.offers [data-token="{token}"]')
    (there.first if there.count() and not token.startswith(("mix:", "use:")) else listed).click()


@pytest.mark.parametrize("game", some(GAMES.own, "pungi"))
def test_every_lesson_can_be_played_to_its_end(visit: Visit, shared_server: str, game: str) -> None:
    lesson = lesson_of(shared_server, game)
    learner = visit()
    english, *others = LOCALES
    spoken = LOCALES if TIMES > 1 else (english, others[[*GAMES.own].index(game) % len(others)])
    for number, locale in enumerate(spoken):
        learner.go("/settings")
        learner.page.evaluate(SPEAK, locale)
        learner.go(f"/learn/{game}")
        expect(learner.page.locator("html")).to_have_attribute("lang", locale)
        for chapter in lesson["chapters"]:
            for step in chapter["steps"]:
                teacher = learner.page.locator(".teacher")
                if step["play"] is None:
                    teacher.get_by_role("button").first.click()
                    continue
                other = next((token for token in step["legal"] if token != step["play"]), None)
                if other and not number:
                    learner.page.locator(f'.offers [data-token="{other}"]').click()
                    expect(teacher).to_contain_text(step["wrong"].get(other, step["otherwise"]))
                choose(learner, step["play"])
        expect(learner.page.locator("h1")).to_be_visible()
        expect(learner.page.locator(f'a[href="/rules/{game}"]')).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_ends_in_a_game(visit: Visit) -> None:
    learner = visit(size=PHONE)
    learner.go("/")
    learner.page.locator('a[href="/learn/pungi"]').click()
    learner.button("Continue").click()
    expect(learner.page.get_by_text("You hold five animals.")).to_be_visible()
    learner.page.reload()
    expect(learner.page.get_by_text("You hold five animals.")).to_be_visible()
    for part in range(2, 6):
        learner.button("Skip this part").click()
        expect(learner.page.get_by_text(f"Part {part} of 5")).to_be_visible()
    learner.button("Skip this part").click()
    learner.button("Play your first game").click()
    learner.page.wait_for_url("**/table/*")
    assert learner.await_turn()
