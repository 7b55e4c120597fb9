"""Several people at one table, with bots, lost connections and late moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.web.conftest import Visit
    from tests.web.server import Server
    from tests.web.visitor import Visitor


def play_together(*people: Visitor) -> None:
    """Whoever can choose something does, until all see the end."""
    for _ in range(2000):
        if all(person.over for person in people):
            return
        for person in people:
            if not person.over and person.highlights.count():
                person.choose()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game goes on")


def test_two_people_and_a_bot(visit: Visit) -> None:
    ada, bo = visit(seed=1), visit(seed=2)
    table = ada.open("pungi", bots=1, friends=1)
    expect(ada.button("Begin")).to_be_disabled()
    bo.sit_down(table, "Bo")
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    ada.button("Begin").click()
    expect(bo.table).to_be_visible()
    play_together(ada, bo)
    for person in (ada, bo):
        expect(person.page.locator("#result-heading")).to_be_visible()
    ada.button("Play again").click()
    bo.button("Agree").click()
    ada.page.wait_for_url(lambda url: url != table)
    for person in (ada, bo):
        expect(person.table).to_be_visible()  # it has begun by itself


COVERED = """() => {
    const box = (element) => element.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const boxes = (what) => [...document.querySelectorAll(what)].map(box).filter((each) => each.width);
    const cards = boxes('.stage .card');
    return boxes('.bubble').filter((bubble) => cards.some((card) => meet(bubble, card))).length;
}"""


def test_talk_and_removal(visit: Visit) -> None:
    """Before a phone and a wide screen: nothing that was typed is lost, and bubbles cover no card."""
    ada, bo = visit(seed=1), visit(seed=2, size=PHONE)
    table = ada.open("fruitoplay", bots=0, friends=1)
    bo.sit_down(table, "Bo")
    bo.page.get_by_label("Say something").fill("Good lu")
    ada.button("Begin").click()
    expect(bo.table).to_be_visible()
    expect(bo.page.get_by_label("Say something")).to_be_focused()
    ada.await_turn()
    stages = [person.table.bounding_box() for person in (ada, bo)]
    bo.page.keyboard.type("ck!")
    bo.page.keyboard.press("Enter")
    expect(ada.page.locator(".bubble", has_text="Good luck!")).to_be_visible()
    bo.page.get_by_role("region", name="Chat").get_by_role("button", name="Close").click()
    ada.button("Thank you!").click()
    expect(bo.button("Chat (1 new)")).to_be_visible()
    expect(bo.page.locator(".bubble")).to_have_count(2)
    for person, stage in zip((ada, bo), stages, strict=True):
        assert person.page.evaluate(COVERED) == 0
        assert person.table.bounding_box() == stage
    ada.page.get_by_role("region", name="At the table").get_by_role("button", name="Bo").click()
    ada.button("Remove from the table").click()
    ada.button("Remove Bo").click()
    expect(bo.page.get_by_text("The host has removed you")).to_be_visible()
    expect(ada.page.get_by_text("regular").first).to_be_visible()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    ada, eve = visit(), visit()
    table = ada.open("pungi", bots=2)
    ada.await_turn()
    hand = ada.highlights.evaluate_all("all => all.map(each => each.dataset.token)")
    cards = {token.removeprefix("play:") for token in hand}
    assert cards
    heard: list[str] = []
    eve.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame)))
    )
    eve.go(table)
    expect(eve.table).to_be_visible()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    assert eve.highlights.count() == eve.offers.count() == 0
    told = " ".join(heard) + eve.page.content()
    assert heard
    assert not [card for card in cards if re.search(rf"\b{card}\b", told)]


@pytest.mark.outer
def test_a_lost_connection_loses_no_tap(visit: Visit, own_server: Server) -> None:
    """The server is killed in the middle of a trick; what is chosen meanwhile is played when it is back."""
    ada = visit(own_server.base)
    ada.open("pungi", bots=2)
    ada.await_turn()
    expect(ada.highlights).to_have_count(5)
    own_server.kill()
    expect(ada.page.get_by_text("The connection is gone")).to_be_visible()
    ada.highlights.first.click()
    own_server.start()
    expect(ada.page.get_by_text("The connection is gone")).to_be_hidden()
    expect(ada.page.get_by_text("You take").first).to_be_visible()  # the card that was chosen was played
    ada.play()


def test_a_late_move_explains_itself(visit: Visit) -> None:
    """Two tabs of one person: what one has played, the other cannot play once more."""
    ada = visit()
    table = ada.open("pungi", bots=2)
    ada.await_turn()
    held: list[Any] = []

    def deaf(route: WebSocketRoute) -> None:
        """A connection on which, from the first choice on, nothing arrives for a while."""
        server = route.connect_to_server()
        server.on_message(
            lambda message: held.append(message) if '"step"' in str(message) else route.send(message)
        )

    late = ada.context.new_page()
    late.route_web_socket(re.compile("/socket"), deaf)
    late.goto(table)
    expect(late.locator(".offers [data-token]").first).to_be_visible()
    ada.highlights.first.click()
    expect(ada.page.get_by_text("You take").first).to_be_visible()
    late.locator(".offers [data-token]").first.click()
    expect(
        late.get_by_role("alert").or_(late.get_by_role("status")).filter(has_text="changed").first
    ).to_be_visible()
    assert held


def test_two_tabs_of_one_person(visit: Visit) -> None:
    ada = visit()
    table = ada.open("fruitoplay", bots=1)
    ada.await_turn()
    other = ada.context.new_page()
    other.goto(table)
    expect(other.locator(".offers [data-token]").first).to_be_visible()
    ada.choose()
    expect(other.get_by_text("Turn 2 of 7").first).to_be_visible()


def test_back_and_my_games(visit: Visit) -> None:
    ada = visit()
    table = ada.open("input", bots=1)
    ada.await_turn()
    ada.page.get_by_role("link", name="My games").click()
    expect(ada.page.get_by_role("region", name="Your turn").get_by_role("link")).to_be_visible()
    ada.page.go_back()
    expect(ada.table).to_be_visible()
    assert ada.page.url == table
