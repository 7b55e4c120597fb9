"""Fruitoplay in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour import contract
from parlour.games.fruitoplay import GAME
from parlour.games.fruitoplay.events import (
    Added,
    Cancelled,
    Chose,
    Dealt,
    Draw,
    Drew,
    Laid,
    Revealed,
    River,
    Scored,
    Target,
    Tied,
    Won,
)
from parlour.games.fruitoplay.telling import fruit, say, tell
from parlour.words import words_for
from tests.games.fruitoplay.positions import setup

if TYPE_CHECKING:
    from parlour import Event

WORDS = words_for(GAME.package)
NAMES = ["", "Bo", "Cleo"]


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Dealt(2, (("banana-6", "fig-1"), None, None), 2, 30),
            "Round 2 of 3. You are dealt: banana 6, fig 1.",
        ),
        (Dealt(1, (None, None, None), 5, 30), "Round 1 of 3."),
        (Dealt(1, (None, ("fig-1",), None), 1, 30), "Round 1 of 3. Bo is dealt: fig 1."),
        (River(("banana-6", "fig-1")), "The river of targets: banana 6, fig 1."),
        (
            Laid(0, "fig", 1),
            (
                "You have the fewest points and choose the collective card: "
                "everyone\N{RIGHT SINGLE QUOTATION MARK}s fig column counts 1 more."
            ),
        ),
        (
            Laid(1, "fig", 2),
            (
                "Bo has the fewest points and chooses the collective card: "
                "everyone\N{RIGHT SINGLE QUOTATION MARK}s fig column counts 2 more."
            ),
        ),
        (
            Laid(None, "fig", 2),
            (
                "Several players share the fewest points, so the collective card is drawn by lot: "
                "everyone\N{RIGHT SINGLE QUOTATION MARK}s fig column counts 2 more."
            ),
        ),
        (Target(3, "banana-6"), "Turn 3 of 7: the target is banana 6."),
        (Chose(1, None), ""),
        (Revealed(("banana-6", "fig-1", "fig-2")), "Cards up! You: banana 6, Bo: fig 1, Cleo: fig 2."),
        (
            Revealed((None, "fig-1", "fig-2")),
            "Cards up! Bo: fig 1, Cleo: fig 2. You have no card and sit out.",
        ),
        (
            Revealed(("fig-1", None, "fig-2")),
            "Cards up! You: fig 1, Cleo: fig 2. Bo has no card and sits out.",
        ),
        (Tied(("banana-2", "banana-10")), "Equally near, so no longer valid: banana 2, banana 10."),
        (
            Won(0, "fig-1", "fig-2"),
            "With fig 1 you win the target fig 2 and all cards played. Whoever wins draws no card.",
        ),
        (
            Won(1, "fig-1", "fig-2"),
            "With fig 1 Bo wins the target fig 2 and all cards played. Whoever wins draws no card.",
        ),
        (Won(None, None, "fig-2"), "Nobody wins: the cards and the target are out for this round."),
        (Drew((Draw(0, "fig-1"), Draw(1, None))), "You draw fig 1. Bo draws a card."),
        (Drew((Draw(1, None), Draw(2, None))), "Bo and Cleo draw a card each."),
        (Drew((Draw(1, "fig-1"), Draw(2, "fig-2"))), "Bo draws fig 1. Cleo draws fig 2."),
        (Drew((), short=True), "The deck is empty: nobody draws a card."),
        (
            Drew((Draw(1, None),), short=True),
            "Bo draws a card. The deck is empty: there is no card for anyone else.",
        ),
        (Drew((), (0, 1)), "Whoever did not win the last target may draw a card. Nobody draws a card."),
        (
            Drew((Draw(1, None),), (0, 2)),
            (
                "Whoever did not win the last target may draw a card. "
                "Bo draws a card. You do not draw a card. Cleo does not draw a card."
            ),
        ),
        (
            Drew((Draw(0, "fig-11"),), (1, 2)),
            (
                "Whoever did not win the last target may draw a card. "
                "You draw fig 11 (rotten). Bo and Cleo do not draw a card."
            ),
        ),
        (Added(0, ("fig-1", "fig-2")), "You add your hand to your columns: fig 1, fig 2."),
        (Added(1, ("fig-1",)), "Bo adds their hand to their columns: fig 1."),
        (Cancelled(0, "fig-11", "fig-1", "chosen"), "Your rotten fig 11 cancels fig 1, as you chose."),
        (
            Cancelled(1, "fig-11", "fig-1", "equal"),
            (
                "Bo\N{RIGHT SINGLE QUOTATION MARK}s rotten fig 11 cancels fig 1. "
                "All it could cancel counts the same: there is nothing to choose."
            ),
        ),
        (
            Cancelled(1, "fig-11", "collective", "only"),
            (
                "Bo\N{RIGHT SINGLE QUOTATION MARK}s rotten fig 11 cancels the collective card. "
                "It finds no other card: the column is worth 0 now and no longer counts."
            ),
        ),
        (Cancelled(0, "fig-11", None, None), "Your rotten fig 11 finds nothing to cancel."),
        (
            Cancelled(1, "fig-11", None, None),
            "Bo\N{RIGHT SINGLE QUOTATION MARK}s rotten fig 11 finds nothing to cancel.",
        ),
        (Scored(0, 1, 8, (2, 0, 4, 4)), "You score 4 \N{MULTIPLICATION SIGN} 2 = 8 in round 1."),
        (Scored(1, 3, 81, (0, 0, 9, 0)), "Bo scores 9 \N{MULTIPLICATION SIGN} 9 = 81 in round 3."),
        (Scored(0, 1, 0, (0, 0, 0, 0)), "You have no column left and score 0 in round 1."),
        (Scored(1, 2, 0, (0, 0, 0, 0)), "Bo has no column left and scores 0 in round 2."),
    ],
)
def test_every_event_is_told(event: Event, sentence: str) -> None:
    assert plain(tell(setup(), event, WORDS, NAMES)) == sentence


@pytest.mark.parametrize("seats", [2, 6])
def test_whole_games_are_told_to_everybody(seats: int) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fay"][:seats]
    play = contract.random_play(setup(seats), 1)
    for viewer in (None, *range(seats)):
        called = ["" if seat == viewer else name for seat, name in enumerate(names)]
        for event in play.events(viewer):
            assert bool(tell(setup(), event, WORDS, called)) != isinstance(event, Chose)
    assert all(
        tell(setup(), event, WORDS, names) for event in play.open_events() if not isinstance(event, Chose)
    )


def test_an_open_review_tells_the_hidden_choice() -> None:
    play = contract.random_play(setup(2), 1)
    chosen = [event.choice for event in play.open_events() if isinstance(event, Chose)]
    assert None not in chosen


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("play:banana-6", "Play banana 6"),
        ("draw", "Draw a card"),
        ("stay", "Do not draw a card"),
        ("collective:fig", "Choose fig as the collective card"),
        ("cancel:apple-12", "Cancel apple 12 with the rotten card"),
        ("cancel:collective", "Cancel the collective card with the rotten card"),
    ],
)
def test_every_action_has_words(token: str, sentence: str) -> None:
    assert plain(say(setup(), token, WORDS, NAMES)) == sentence


def test_a_fruit_of_an_own_table_is_called_by_its_name() -> None:
    assert fruit("dragon_fruit", WORDS) == "dragon fruit"
