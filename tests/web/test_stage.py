"""Every moment is seen: what lies on the stage in each beat, compared with what the server tells."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import ViewportSize, expect

from parlour import Rng
from parlour.games import GAMES
from parlour.words import LOCALES
from tests.web.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket, WebSocketRoute

    from tests.web.conftest import Visit

Event = dict[str, Any]
SMALL: ViewportSize = {"width": 360, "height": 640}
TWO_LINES = 50  # pixels: advice may be a little longer than ever before
CALM = 5  # moments after which a busy machine has begun to show the last things heard, too

# In each beat: what is in the places beside the target, whether it can be seen, where the stage is,
# and the list beside it.
WATCH = """
() => {
  const stage = document.querySelector(".stage");
  const inside = (thing) => {
    const all = stage.getBoundingClientRect();
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    return width > 20 && left >= all.left && right <= all.right && top >= all.top && bottom <= all.bottom;
  };
  window.beats = [];
  const note = () => window.beats.push({
    trick: stage.querySelector("[data-trick]")?.dataset.trick ?? "",
    filled: [...stage.querySelectorAll("[data-slot][data-filled=true]")].length,
    up: [...stage.querySelectorAll("[data-up]")].filter(inside).map((slot) => slot.dataset.up),
    place: [stage.offsetTop, stage.offsetHeight],
    beside: document.querySelector(".offers").offsetTop,
  });
  new MutationObserver(note).observe(stage, { attributeFilter: ["data-beat"] });
  note();
}
"""


# Clicks one of the highlights, unless something is being shown by now: to act early skips the rest.
CLICK = """
(lot) => {
  const stage = document.querySelector(".stage");
  const found = [...stage.querySelectorAll("[data-token]")].filter((each) => each.checkVisibility());
  if (stage.dataset.playing !== "true" && found.length) found[lot % found.length].click();
}
"""


class Spectacle:
    """Somebody plays some tricks, unhurriedly; what the server told, and what was to be seen."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.events: list[Event] = []
        self.beats: list[dict[str, Any]] = []
        self.due = False  # whether they owe a decision
        self.visitor = visitor
        self._rng = Rng(game)
        visitor.page.on("websocket", self._listen)
        visitor.page.clock.install()
        visitor.open(game, bots=max(1, GAMES[game].seats[0] - 1))
        visitor.page.wait_for_selector(".stage[data-beat]")
        visitor.page.evaluate(WATCH)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] in ("step", "snapshot") and message["view"]:
            self.events += message["events"]
            self.due = message["view"]["seat"] in message["view"]["waiting"]

    def play(self, ends: str, wanted: int) -> None:
        """Until this has happened so often, and everything was shown."""
        page = self.visitor.page
        heard = calm = 0  # how much was heard a moment ago, and for how many moments there was no more
        for _ in range(600):
            page.clock.run_for(300)
            playing = page.get_attribute(".stage", "data-playing") == "true"
            if playing:
                calm = 0
                continue
            if sum(event["event"] == ends for event in self.events) >= wanted:
                calm = calm + 1 if heard == len(self.events) else 0
                if calm == CALM:
                    break
                heard = len(self.events)
            elif self.due:  # not to change their mind
                page.evaluate(CLICK, self._rng.below(60))
            page.wait_for_timeout(100)  # for the server
        else:
            raise AssertionError(f"no {wanted} times {ends!r}")
        self.beats = page.evaluate("window.beats")
        del self.events[heard:]  # a bot may have gone on meanwhile

    def seen(self, trick: str) -> set[str]:
        """The cards that were up beside this target."""
        return {card for beat in self.beats if beat["trick"] == trick for card in beat["up"]}


def fruitoplay(events: list[Event]) -> dict[str, set[str]]:
    """The cards that were played for each target."""
    tricks = {}
    for event in events:
        if event["event"] == "revealed":
            cards = {card for card in event["cards"] if card}
        if event["event"] == "won":
            tricks[event["target"]] = cards
    return tricks


def pungi(events: list[Event]) -> dict[str, set[str]]:
    """The cards that were played in each round."""
    turned = [set(event["cards"]) for event in events if event["event"] == "priority"]
    return {str(number): cards for number, cards in enumerate(turned, 1)}


def pflaumen(events: list[Event]) -> dict[str, set[str]]:
    """The cards that were played in each trick, named by round and by how many tricks were left."""
    tricks: dict[str, set[str]] = {}
    cards: list[str] = []
    left = 0
    for event in events:
        if event["event"] == "dealt":
            left = event["count"]
        if event["event"] == "played":
            cards.append(event["card"])
        if event["event"] == "order":
            tricks[f"1-{left}"] = set(cards)
            left, cards = left - 1, []
    return tricks


def input_(events: list[Event]) -> dict[str, set[str]]:
    """Every tile that was turned, with its new side up."""
    lifted = [event for event in events if event["event"] == "lifted"]
    return {"": {f"{event['seat']}-{event['tile']} {event['up']}" for event in lifted}}


TRICKS_OF = {
    "pi-mal-pflaumen": (pflaumen, "order", 2),
    "pies": (pflaumen, "order", 2),
    "fruitoplay": (fruitoplay, "won", 3),
    "pungi": (pungi, "leads", 3),
    "input": (input_, "lifted", 6),
}


@pytest.mark.parametrize(
    ("game", "size"), [(game, DESKTOP if at % 2 else PHONE) for at, game in enumerate(GAMES)]
)
def test_every_card_is_seen_beside_its_target(visit: Visit, game: str, size: Any) -> None:
    read, ends, wanted = TRICKS_OF[game]
    stage = Spectacle(visit(size=size, speed="normal"), game)
    stage.play(ends, wanted)
    tricks = read(stage.events)
    assert tricks
    for trick, cards in tricks.items():
        assert cards <= stage.seen(trick)
    begun = {beat["trick"]: beat for beat in reversed(stage.beats)}  # the first beat of each
    assert all(begun[trick]["filled"] == 0 for trick in list(tricks)[1:])
    assert len({tuple(beat["place"]) for beat in stage.beats}) == 1, "the table moves"
    beside = [beat["beside"] for beat in stage.beats if beat["trick"]]
    moved = [at for at, (one, next_) in enumerate(pairwise(beside), 1) if abs(next_ - one) >= TWO_LINES]
    assert size is PHONE or len(moved) <= 1, "what is beside the table moves"  # once, as the rule is closed
    for part in (beside[: moved[0]], beside[moved[0] :]) if moved else (beside,):
        assert size is PHONE or max(part) - min(part) < TWO_LINES, "what is beside the table moves"


def test_on_a_phone_the_menu_leads_to_the_log(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.open("pungi", bots=2)
    visitor.await_turn()
    heading = visitor.page.get_by_role("heading", name="What happened")
    expect(heading).not_to_be_in_viewport()
    visitor.button("Table menu").click()
    visitor.button("What happened").click()
    expect(heading).to_be_in_viewport()
    expect(visitor.page.locator(".log ol")).to_be_focused()


# Taps the middle of the first card that may be played, as a finger does.
WHERE = """
() => {
  const { x, y, width, height } = document.querySelector(".stage .hand [data-token]").getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""


# All cards where they belong, however far they have come.
LANDED = "() => document.getAnimations().forEach((each) => each.finish())"


def test_a_tap_while_the_table_tells_shows_the_next_beat_and_plays_when_all_was_told(visit: Visit) -> None:
    visitor = visit(size=PHONE, speed="normal")
    page = visitor.page
    played: list[Event] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        played.extend([message] if message["kind"] == "act" else [])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    page.clock.install()
    visitor.open("fruitoplay", bots=1)
    playing = page.locator(".stage[data-playing=true] .hand [data-token]").first
    for _ in range(300):  # until the first target lies there, and something is still being told
        page.clock.run_for(100)
        if playing.count():
            break
    while page.get_attribute(".stage", "data-playing") == "true":
        page.touchscreen.tap(*page.evaluate(WHERE))
    assert not played
    page.clock.run_for(500)  # a tap that comes at once belongs to the last one
    page.evaluate(LANDED)
    page.touchscreen.tap(*page.evaluate(WHERE))
    page.wait_for_selector(".stage [data-filled=true]")
    assert len(played) == 1


# Which cards and tiles of the middle and the hand the open rule covers, and whether all of it can be read.
RULE = """
() => {
  const slip = document.querySelector(".slip.open");
  const { bottom } = slip.getBoundingClientRect();
  const cards = document.querySelectorAll(".stage :is([data-slot], .card, .number, .near .place)");
  const laid = [...cards].filter((card) => !card.closest(".seat.folds") && card.getClientRects().length);
  const covered = laid.filter((card) => card.getBoundingClientRect().top < bottom);
  return [covered.map((card) => card.ariaLabel), slip.scrollHeight <= slip.clientHeight, laid.length > 5];
}
"""


@pytest.mark.parametrize(
    ("game", "bots"), [("pi-mal-pflaumen", 3), ("pies", 3), ("fruitoplay", 3), ("pungi", 3), ("input", 1)]
)
def test_the_one_rule_is_said_before_the_first_choice_and_covers_no_card(
    visit: Visit, game: str, bots: int
) -> None:
    visitor = visit(size=SMALL)
    visitor.open(game, bots=bots)
    visitor.await_turn()
    rule = visitor.page.get_by_role("note")
    expect(rule).to_contain_text("The one rule")
    assert visitor.page.evaluate(RULE) == [[], True, True]
    visitor.choose()
    expect(rule).to_have_count(0)  # a choice closes it


@pytest.mark.wide
@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
@pytest.mark.parametrize(
    ("game", "bots"), [("pi-mal-pflaumen", 3), ("pies", 3), ("fruitoplay", 3), ("pungi", 3), ("input", 1)]
)
def test_the_one_rule_fits_in_every_language(visit: Visit, game: str, bots: int, locale: str) -> None:
    visitor = visit(size=SMALL, locale=locale)
    visitor.open(game, bots=bots)
    visitor.await_turn()
    expect(visitor.page.get_by_role("note")).to_be_visible()
    assert visitor.page.evaluate(RULE) == [[], True, True]


# What the box of a theft covers.
COVERED = """
() => {
  const of = (thing) => thing.getBoundingClientRect();
  const box = of(document.querySelector(".stage .theft"));
  const things = [...document.querySelectorAll(".stage :is(.prompt, .seat, [data-slot])")];
  const meets = ({ left, right, top, bottom }) =>
    left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  return things.filter((thing) => meets(of(thing))).map((thing) => thing.className);
}
"""


def test_a_theft_covers_neither_its_caption_nor_a_place(visit: Visit) -> None:
    visitor = visit(speed="normal")
    page = visitor.page
    heard: list[Event] = []
    lines: list[WebSocketRoute] = []
    silent: list[bool] = []  # from now on bots are not heard

    def listen(line: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if silent:
                return
            heard.extend([message] if message["kind"] in ("step", "snapshot") else [])
            line.send(frame)

        lines.append(line)
        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), listen)
    page.clock.install()
    visitor.open("pies", bots=4)
    page.wait_for_selector(".stage[data-beat]")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    silent.append(True)
    page.wait_for_timeout(200)  # until the page has read what was sent
    page.keyboard.press("Escape")  # what the theft follows was shown
    page.wait_for_selector(".stage[data-playing=false]")
    if page.get_by_role("button", name="Got it").count():  # whose turn it is has the one rule before them
        page.get_by_role("button", name="Got it").click()
    theft = {"event": "stole", "seat": 2, "owner": 1, "card": "1.12"}
    last = heard[-1]
    step = {**last, "kind": "step", "since": last["seq"], "events": [theft], "told": [""]}
    lines[-1].send(json.dumps(step))
    page.wait_for_selector(".stage[data-playing=true]")
    prompt = page.locator(".stage .prompt")
    for _ in range(20):  # until the caption is there
        page.clock.run_for(50)
        if "steals" in prompt.inner_text():
            break
    expect(prompt).to_have_text(re.compile("steals"))
    for size in (DESKTOP, PHONE, SMALL):
        page.set_viewport_size(size)
        page.clock.run_for(20)
        assert page.evaluate(COVERED) == []


def test_the_first_cards_are_seen_to_be_dealt(visit: Visit) -> None:
    visitor = visit(speed="normal")
    page = visitor.page
    page.clock.install()
    visitor.open("pungi", bots=2)
    page.wait_for_selector(".stage[data-playing=true]")
    assert page.locator(".stage .hand .card").count() == 0
    for _ in range(100):
        page.clock.run_for(200)
        if page.locator(".stage .hand .card").count():
            break
    assert page.locator(".stage .hand .card").count() in (5, 10)  # of 15: one seat has them, or two by now
    assert page.get_attribute(".stage", "data-playing") == "true"
