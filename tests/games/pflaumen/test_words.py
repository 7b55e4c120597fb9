"""Pi mal Pflaumen and Pies told and drawn, each in its own words."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour import GAMES, Play, contract
from parlour.words import words_for
from tests.games.pflaumen.positions import PIES, PMP, Position, dealt, run, setup_of

WORDS = words_for("parlour.games.pflaumen")
NAMES = ("", "Ada", "Bo", "Cy", "Di")


def told(play: Play, seat: int | None = 0) -> list[str]:
    return [play.setup.game.tell(play.setup, event, WORDS, NAMES) for event in play.events(seat)]


def heard(position: Position) -> str:
    return "\n".join(
        position.setup.game.tell(position.setup, event, WORDS, NAMES) for event in position.happened()
    )


def drawn(position: Position) -> str:
    """The table as seat 0 sees it, without colours."""
    view = position.setup.view(position.state, 0)
    return plain(position.setup.game.render(position.setup, view, WORDS, NAMES))


def plain(text: str) -> str:
    return re.sub(r"\[[a-z_ /]*\]", "", text)


@pytest.mark.parametrize(
    ("game", "token", "text"),
    [
        (PMP, "play:1.13", "Play fig I-13"),
        (PMP, "play:1.13+1", "Play fig I-13 with 1 Pi card: 16.14"),
        (PIES, "play:1.13+2", "Play fig I-13 with 2 pie tokens: 19.28"),
        (PMP, "take:2.5", "Take cherry II-5 (PPPP for 12)"),
        (PMP, "take:1.4", "Take fig I-4 (watchdog)"),
        (PIES, "take:1.4", "Take fig I-4 (dog)"),
        (PMP, "take:1.5", "Take cherry I-5 (3 Pi)"),
        (PIES, "take:1.5", "Take cherry I-5 (3 pies)"),
        (PMP, "steal:1,3.24", "Steal apple III-24 from Ada"),
        (PMP, "steal:2,plum", "Steal a plum from Bo"),
        (PMP, "mix:1.7", "Make the mix ABCD on pear I-7 for 7 points"),
        (PMP, "use:1.10", "Add strawberry I-10 (steal)"),
        (PMP, "use:plum", "Add a plum"),
        (PMP, "done", "No mix now"),
    ],
)
def test_actions(game: str, token: str, text: str) -> None:
    assert GAMES[game].say(setup_of(game, 5), token, WORDS, NAMES) == text


def test_a_trick_is_told_to_the_one_and_to_the_others() -> None:
    play = dealt(PMP, "1.17 1.1", "1.3 1.2", "1.8 1.9")
    run(play, "0 play:1.17", "1 play:1.3", "2 play:1.8", "0 take:1.17", "2 take:1.8", "1 take:1.3")
    run(play, "0 play:1.1+3", "1 play:1.2", "2 play:1.9")
    mine, adas = "\n".join(told(play)), "\n".join(told(play, 1))
    for sentence in (
        "You have been drawn to go first.",
        "Round I begins. You lead.",
        "You are dealt: strawberry I-1 (AABB for 8), fig I-4 (watchdog), ",
        "Ada is dealt 6 cards.",
        "You play strawberry I-17 (3 Pi).",
        "Ada plays blackberry I-3 (ABC for 4).",
        "Highest total first: you, Bo, Ada.",
        "You take strawberry I-17 (3 Pi).",
        "You get 3 Pi cards.",
        "Ada is last in order, and gets a plum as well.",
        "You chose first, so you lead the next trick.",
        "You play strawberry I-1 (AABB for 8) with 3 Pi cards: 10.42.",
    ):
        assert sentence in mine
    assert "Ada is dealt: " in adas  # told to Ada, whom NAMES calls by her name


@pytest.mark.parametrize(
    ("game", "dog", "pi"), [(PMP, "watchdog", "3 Pi cards"), (PIES, "dog", "3 pie tokens")]
)
def test_actions_and_mixes_are_told(game: str, dog: str, pi: str) -> None:
    position = Position(game, "1.14", "1.2 2.2", "1.5", trick="1.10 1.4 2.11", hands=("1.7", "1.8", "1.9"))
    position.act("take:1.10", "steal:1,1.2", "mix:1.14", "use:1.2", "use:1.14", "take:1.4", "take:2.11")
    text = heard(position)
    for sentence in (
        "You steal apple I-2 from Ada.",
        "You start a mix with the recipe on apple I-14 (AA for 3).",
        "You add apple I-2.",
        "The mix is done: 3 points for you.",
        f"The {dog} comes to Ada.",
        f"The {dog} leaves Ada and goes to Bo.",
    ):
        assert sentence in text
    position = Position(game, "1.2", "1.14 1.19", "", trick="1.10 1.5 2.8", watchdog=2)
    position.act("take:2.8", "steal:1,1.19", "take:1.10", "steal:0,1.2", "done", "take:1.5")
    text = heard(position)
    assert "Ada steals apple I-2 from you." in text
    assert "Ada could make AA for 3, but keeps the fruits for later." in text
    assert f"Bo gets {pi}." in text
    position = Position(game, "", "", "", trick="1.10 1.12 2.8")
    position.act("take:1.10")
    assert "You find nothing to steal: no one else has an unguarded card." in heard(position)


@pytest.mark.rule("PMP-21")
@pytest.mark.parametrize("game", [PMP, PIES])
def test_of_a_mix_that_is_not_made_it_is_said_what_all_can_see(game: str) -> None:
    def said(display: str, held: str = "") -> str:
        last = Position(game, "", display, "", trick="3.11 3.13 3.22", round_=3, hands=(held, held, held))
        last.act("take:3.22", "take:3.13", "done")
        return heard(last).splitlines()[-1]

    pair = "1.14 1.2"
    keep = "Ada could make AA for 3, but keeps the fruits for later."
    leave = "Ada could make AA for 3, but does not. Nobody has to."
    assert said(pair, held="3.1") == keep
    assert said(pair) == (keep if game == PMP else leave)
    assert (
        said(f"{pair} 1.8 1.22") == "Ada could make ABC for 4, but does not. AAA for 6 is only one card away."
    )
    assert said(f"{pair} 1.8 1.9", held="3.1") == (
        "Ada could make AA for 3, but does not. AAA for 6 is only one card away."
    )
    assert said("1.14 1.2 1.19 1.8 2.12") == (
        "Ada could make AAA for 6, but does not. AABB for 8 is only one card away."
    )


@pytest.mark.rule("PMP-22")
@pytest.mark.parametrize(("game", "ends"), [(PMP, True), (PIES, False)])
def test_it_is_told_that_the_last_mixes_are_over(game: str, ends: bool) -> None:
    def told(display: str, *last: str) -> str:
        position = Position(game, display, "", "", trick="3.11 3.13 3.22", round_=3)
        position.act(*last)
        return heard(position)

    none = "Nobody can make another mix: the game ends."
    assert (none in told("", "take:3.22", "take:3.13", "take:3.11")) == ends
    mixed = "take:3.22", "mix:1.14", "use:1.2", "use:1.14", "take:3.13", "take:3.11"
    assert (none in told("1.14 1.2", *mixed)) == ends
    if ends:
        said = told("1.14 1.2", "take:3.22", "done", "take:3.13", "take:3.11", "done")
        assert "Nobody makes another mix: the game ends." in said


def test_every_other_sentence() -> None:
    position = Position(PMP, "", "", "", trick="1.4 2.11 1.5", pi=(18, 0, 0), watchdog=0)
    position.act("take:1.4", "take:2.11", "take:1.5")
    text = heard(position)
    assert "The watchdog stays with you." in text
    assert "The watchdog leaves you and goes to Ada." in text
    assert "There are no Pi cards left for Bo." in text
    position = Position(PIES, "", "", "", trick="1.1 1.2 1.3", pi=(1, 2, 0))
    position.act("take:1.1", "take:1.2", "take:1.3")
    assert "Round I is over.\nYou discard 1 pie token.\nAda discards 2 pie tokens." in heard(position)
    position = Position(PMP, "1.14 1.19", "", "", trick="3.1 3.20 3.22", round_=3)
    position.act("take:3.20", "done", "take:3.1", "take:3.22", "done")
    text = heard(position)
    assert "Anyone who can may make more mixes. You chose first in the last trick, and so begin." in text
    assert "You have 0 points, and 3 cards left in your display." in text
    assert "Ada has 0 points, and 1 card left in their display." in text
    position = Position(PIES, "", "", "", trick="3.1 3.20 3.22", round_=3)
    position.act("take:3.20", "take:3.1", "take:3.22")
    assert "You have 0 points.\nAda has 0 points." in heard(position)


@pytest.mark.many
@pytest.mark.parametrize("game", [PMP, PIES])
def test_whole_games_can_be_told(game: str) -> None:
    for seed in range(4):
        play = contract.random_play(parlour.setup(game, 5), seed)
        for seat in (None, 0, 3):
            assert "{" not in "".join(told(play, seat))
        opened = [play.setup.game.tell(play.setup, event, WORDS, NAMES) for event in play.open_events()]
        assert any(line.startswith("Cy is dealt: ") for line in opened)


@pytest.mark.rule("PMP-8", "PMP-13")
def test_the_table_is_drawn() -> None:
    position = Position(
        PMP, "1.7 1.11 plum plum", "1.10 1.25", "", trick="2.1 2.2 2.3", pi=(1, 0, 2), watchdog=1
    )
    position.state.holdings[1].play += 2 * 75
    text = drawn(position)
    assert "plums left: 18; Pi cards left: 15" in text
    assert (
        "Trick  You: fig II-3 (ABCDE for 10); Ada: apple II-2 (3 Pi) + 2 Pi cards = 8.28; Bo: pear II-1"
        in text
    )
    assert "To take  pear II-1 (AAABB for 12), apple II-2 (3 Pi), fig II-3 (ABCDE for 10)" in text
    assert (
        "You (leads, to take): 0 points, 1 Pi card, 0 in hand\n    pear I-7 (ABCD for 7), I-11; 2 plums"
        in text
    )
    assert (
        "Ada (watchdog): 0 points, 0 Pi cards, 0 in hand\n    strawberry I-10; plum I-25 (PPP for 6)" in text
    )
    assert "Bo: 0 points, 2 Pi cards, 0 in hand\n    nothing in the display" in text
    position = Position(PIES, "1.10", "", "", trick="2.1 2.2 2.3", hands=("2.5", "2.6", "2.7"), round_=2)
    text = drawn(position)
    assert "plums left: 18\n" in text
    assert "strawberry I-10 (steal)" in text  # in Pies it still matters: whoever steals it, steals again
    assert "nothing in the tableau" in text
    assert "Your hand  cherry II-5 (PPPP for 12)" in text


def test_a_mix_being_made_and_mixes_made_are_drawn() -> None:
    hands = ("2.5", "2.6", "2.7")
    position = Position(PMP, "1.14 1.19 1.15 1.6", "", "", trick="2.1 2.2 2.3", hands=hands, round_=2)
    position.act("take:2.3", "mix:1.14")
    assert "Mix  apple I-14 (AA for 3)\n" in drawn(position)
    position.act("use:1.14")
    assert "Mix  apple I-14 (AA for 3): apple I-14 (AA for 3)\n" in drawn(position)
    assert "to mix" in drawn(position)
    position.act("use:1.19")
    assert "You (leads, to mix): 3 points, 0 Pi cards, 1 in hand; made: AA for 3" in drawn(position)


@pytest.mark.parametrize("game", [PMP, PIES])
def test_every_position_can_be_drawn(game: str) -> None:
    setup = setup_of(game, 4)
    tricks = set()
    for place, state in enumerate(contract.positions(setup, 3)):
        view = setup.view(state, place % 5 - 1)
        text = plain(setup.game.render(setup, view, WORDS, NAMES))
        found = re.match(r"Round (I+) of III, trick (\d) of 6", text)
        if found and not view.chance:
            tricks.add(found.groups())
    assert len(tricks) == 18
    assert text.startswith("After the last trick")


def test_a_name_cannot_spoil_the_drawing() -> None:
    play = dealt(PMP, "1.1", "1.2", "1.3", start=1)
    run(play, "1 play:1.2")
    drawing = play.setup.game.render(play.setup, play.view(0), WORDS, ("", "[red]", "x"))
    assert drawing.count(r"\[red]") == 2
