"""Every moment is seen: what lies on the stage in each beat, compared with what the server tells."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.web.conftest import Visit

Event = dict[str, Any]

# In each beat: what is in the places beside the target, whether it can be seen, and where the stage is.
WATCH = """
() => {
  const stage = document.querySelector(".stage");
  const inside = (thing) => {
    const [all, { left, right, top, bottom, width }] = [stage.getBoundingClientRect(), thing.getBoundingClientRect()];
    return width > 20 && left >= all.left && right <= all.right && top >= all.top && bottom <= all.bottom;
  };
  window.beats = [];
  const note = () => window.beats.push({
    trick: stage.querySelector("[data-trick]")?.dataset.trick ?? "",
    filled: [...stage.querySelectorAll("[data-slot][data-filled=true]")].length,
    up: [...stage.querySelectorAll("[data-up]")].filter(inside).map((slot) => slot.dataset.up),
    place: [stage.offsetTop, stage.offsetHeight],
  });
  new MutationObserver(note).observe(stage, { attributeFilter: ["data-beat"] });
  note();
}
"""
TRICKS = 4


class Spectacle:
    """Somebody plays some tricks, unhurriedly; what the server told, and what was to be seen."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.events: list[Event] = []
        self.beats: list[dict[str, Any]] = []
        self.due = False  # whether they owe a decision
        self.visitor = visitor
        visitor.page.on("websocket", self._listen)
        visitor.page.clock.install()
        visitor.open(game, bots=2)
        visitor.page.wait_for_selector(".stage[data-beat]")
        visitor.page.evaluate(WATCH)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["kind"] == "step":
            self.events += message["events"]
        if message["kind"] in ("step", "snapshot") and message["view"]:
            self.due = message["view"]["seat"] in message["view"]["waiting"]

    def play(self, ends: str) -> None:
        """Until so many tricks have ended, and everything was shown."""
        page = self.visitor.page
        for _ in range(400):
            page.clock.run_for(300)
            playing = page.get_attribute(".stage", "data-playing") == "true"
            if playing:
                continue
            if sum(event["event"] == ends for event in self.events) >= TRICKS:
                break
            if self.due and self.visitor.highlights.count():  # not to change their mind
                self.due = False
                self.visitor.highlights.first.click()
        self.beats = page.evaluate("window.beats")

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


TRICKS_OF = {"fruitoplay": (fruitoplay, "won")}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TRICKS_OF)
def test_every_card_is_seen_beside_its_target(visit: Visit, game: str, size: Any) -> None:
    read, ends = TRICKS_OF[game]
    stage = Spectacle(visit(size=size, speed="normal"), game)
    stage.play(ends)
    tricks = read(stage.events)
    assert len(tricks) >= TRICKS
    for trick, cards in tricks.items():
        assert stage.seen(trick) == cards
    begun = {beat["trick"]: beat for beat in reversed(stage.beats)}  # the first beat of each
    assert all(beat["filled"] == 0 for trick, beat in list(begun.items()) if trick in list(tricks)[1:])
    assert len({tuple(beat["place"]) for beat in stage.beats}) == 1, "the table moves"
