"""Pungi told and drawn."""

from __future__ import annotations

import re

import msgspec
import pytest

import parlour
from parlour import contract
from parlour.games.pungi import GAME
from parlour.games.pungi.events import Charmed, Took
from parlour.games.pungi.telling import card, snake
from parlour.words import words_for

WORDS = words_for("parlour.games.pungi")
NAMES = ("", "Ada", "Bo", "Cy")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def told(play: parlour.Play, seat: int | None = 0) -> list[str]:
    return [plain(play.setup.game.tell(play.setup, event, WORDS, NAMES)) for event in play.events(seat)]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (
            "frog-7",
            "frog\N{NO-BREAK SPACE}7",
        ),  # a number at the beginning of a line would look like that of a list
        ("frog", "frog"),
        ("tree_toad-1", "tree toad\N{NO-BREAK SPACE}1"),
        ("", ""),
    ],
)
def test_cards(item: str, text: str) -> None:
    assert card(item, WORDS) == text


@pytest.mark.parametrize(("item", "text"), [("+4", "+4"), ("-4", "\N{MINUS SIGN}4"), ("charmer", "charmer")])
def test_snakes(item: str, text: str) -> None:
    assert snake(item, WORDS) == text


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("play:frog-7", "Play frog 7"),
        ("start:1", "Let Ada start the next round"),
        ("start:0", "You start the next round"),
    ],
)
def test_actions(token: str, text: str) -> None:
    assert plain(GAME.say(GAME.setup(4), token, WORDS, NAMES)) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Took(0, "frog-7", "-4"), "You take -4 with frog 7."),
        (
            Took(1, "frog-7", "-4", ("-4",)),
            "Ada takes -4 with frog 7. Their charmer turns the bad -4 into +4.",
        ),
        (
            Took(1, "frog-7", "+1", ("+1",)),
            "Ada takes +1 with frog 7. Their charmer finds no bad snake left and turns +1 into -1.",
        ),
        (
            Took(0, "frog-7", "-3", ("-3",), ("-1",)),
            "You take -3 with frog 7. Your charmer moves on: -3 becomes +3. +1 is -1 again.",
        ),
        (
            Took(0, "frog-7", "charmer", back=("-1",)),
            "You take a charmer with frog 7. Your charmer turns +1 back into -1.",
        ),
        (
            Took(1, "frog-6", "charmer"),
            "Ada takes a charmer with frog 6. Ada's charmer waits for the next snake.",
        ),
    ],
)
def test_what_charmers_do_is_told_with_the_snake(event: Took, text: str) -> None:
    told = GAME.tell(GAME.setup(4), event, WORDS, NAMES)
    assert plain(told).replace("\N{MINUS SIGN}", "-").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == text


def test_a_game_is_told_to_the_one_and_to_the_others() -> None:
    frogs = " ".join(f"frog-{value}" for value in range(1, 9))
    lizards = " ".join(f"lizard-{value}" for value in range(1, 6))
    snails = lizards.replace("lizard", "snail")
    deal = [
        f"animals mouse-1 mouse-2 {frogs} {lizards} {snails}",
        "snakes +1 +1 +1 +1 +4 -3 charmer",
        "snakes -3 charmer +2 +4",
        "start 0",
    ]
    play = parlour.start("pungi", 4, seed=1, deal=deal, options={"chaos": "on"})
    play.act(0, "play:frog-3")
    play.act(1, "play:frog-4")
    for seat in (2, 3):
        play.act(seat, play.legal(seat)[0])
    play.act(0, "start:2")
    text = "\n".join(told(play))
    for sentence in (
        "You are dealt: mouse 1, mouse 2, frog 1, frog 2, frog 3.",
        "Ada is dealt: frog, frog, frog, frog, frog.",
        "Lots are drawn: you start.",
        "New snakes, from the arrow\N{RIGHT SINGLE QUOTATION MARK}s tip: +1, +1, +1, +1.",
        "At least four are alike: +1, +1, +1, +1 are shuffled back into the pile.",
        "You play frog 3.",
        "Ada plays a frog.",
        "Cards up! Frogs were played most often: they go first.",
        "Ada takes \N{MINUS SIGN}3 with frog 4.",
        "You take a charmer with frog 3.",
        "You name Bo as the next start player.",
        "A new round: Bo starts.",
        "You draw ",
        "Bo draws a ",
        "On top of the draw pile: ",
    ):
        assert sentence in text
    assert "{" not in text


def test_charmers_of_one_player_are_told_apart() -> None:
    events = (Charmed(1, "+1"), Charmed(0, "-2"))
    assert [GAME.tell(GAME.setup(4), event, WORDS, NAMES) for event in events] == [
        "A charmer of Ada\u2019s has turned a +1 into \N{MINUS SIGN}1.",
        "A charmer of yours has turned a \N{MINUS SIGN}2 into +2.",
    ]


def test_every_kind_of_event_has_its_sentences() -> None:
    text = ""
    for seed in range(6):
        play = contract.random_play(parlour.setup("pungi", 4, {"chaos": "on"}), seed)
        text += "\n".join(told(play) + told(play, 1))
    for part in (
        "names you as the next start player.",
        "names Ada as",
        "A new round: you start.",
        "Cards up! No animal was played most often: the highest value goes first.",
        "Your charmer turns",
        "Their charmer turns",
        "You have ",
        "Bo has ",
        "Lots are drawn: Cy starts.",
    ):
        assert part in text


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (0, ["Round 1 of 9", "Flute >>>"]),
        (1, ["(first)", "to play", "?"]),
        (4, ["Round 1 of 9"]),
        (5, ["Round 2 of 9"]),
    ],
)
def test_the_table_is_drawn(steps: int, lines: list[str]) -> None:
    play = parlour.start("pungi", 4, seed=3, deal=["start 1"], options={"chaos": "on"})
    for _ in range(steps):
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    for viewer in (None, 0, 2):
        names = ["You" if seat == viewer else name or "Zoe" for seat, name in enumerate(NAMES)]
        text = play.setup.game.render(play.setup, play.view(viewer), WORDS, names)
        for line in lines:
            assert line in text


def test_snakes_are_drawn_as_they_count() -> None:
    setup = GAME.setup(3)
    view = contract.random_play(setup, 1).view(0)
    taken = (("-1", "-3", "charmer"), ("+4", "charmer"), ("charmer", "-1"))
    text = plain(GAME.render(setup, msgspec.structs.replace(view, taken=taken), WORDS, NAMES))
    for line in ("-1 +3 (-3) charmer", "-4 (+4) charmer", "charmer +1 (-1)"):
        assert line in re.sub(r"\[[^]]*\]", "", text).replace("\N{MINUS SIGN}", "-")


def test_a_table_before_the_deal_and_after_the_end_is_drawn() -> None:
    setup = parlour.setup("pungi", 3)
    assert "Flute" in setup.game.render(setup, parlour.Play(setup).view(0), WORDS, NAMES)
    assert "Round 12 of 12" in setup.game.render(setup, contract.random_play(setup, 1).view(0), WORDS, NAMES)


def test_a_name_cannot_spoil_the_drawing() -> None:
    play = parlour.start("pungi", 3, seed=1)
    assert r"\[red]" in play.setup.game.render(play.setup, play.view(0), WORDS, ("", "[red]", "x"))
