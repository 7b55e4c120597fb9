"""The rule of thumb does what a sensible newcomer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour import GAMES, Rng
from parlour.games.pflaumen.setup import PflaumenSetup
from parlour.lab.simulation import Plan, simulate, summary
from tests.games.pflaumen.positions import PIES, PMP, Position, dealt, run, seen

if TYPE_CHECKING:
    from parlour.games.pflaumen.view import PflaumenView


def chosen(setup: PflaumenSetup, view: PflaumenView, legal: list[str]) -> str:
    return GAMES[setup.game.id].greedy(setup, view, legal, Rng(1))


def choice(position: Position) -> str:
    view = position.setup.view(position.state, position.waiting()[0])
    return chosen(position.setup, view, position.legal())


HANDS = ("3.1 3.2", "3.3 3.5", "3.6 3.7")


def test_the_card_that_makes_a_recipe_possible_is_taken() -> None:
    position = Position(PMP, "1.9 1.3", "", "", trick="1.11 1.23 1.13", hands=HANDS)
    assert choice(position) == "take:1.23"


def test_a_theft_is_worth_what_can_be_stolen() -> None:
    position = Position(PMP, "2.2 3.2 2.3 3.3 3.15", "2.9 3.8 3.5", "", trick="1.10 1.11 1.13", hands=HANDS)
    assert choice(position) == "take:1.10"
    position.act("take:1.10")
    stolen = choice(position)
    assert stolen.startswith("steal:1,")


@pytest.mark.parametrize(
    ("displays", "stolen"),
    [
        (("", "1.5 1.21", ""), "steal:1,1.5"),
        (("", "1.12 1.21", "1.2"), "steal:1,1.12"),
        (("", "plum", ""), "steal:1,plum"),
    ],
)
def test_in_pies_actions_are_stolen(displays: tuple[str, str, str], stolen: str) -> None:
    position = Position(PIES, *displays, trick="1.10 1.11 1.13", hands=("1.7 1.8", "1.9 1.6", "1.3 1.2"))
    position.act("take:1.10")
    assert choice(position) == stolen


def test_the_watchdog_is_wanted_by_whoever_has_much_to_lose() -> None:
    display = "1.1 1.2 1.3 1.5 1.6 1.7 1.8"
    position = Position(PMP, display, "", "", trick="2.11 2.21 2.16", hands=HANDS)
    gain = choice(position)
    held = Position(PMP, display, "", "", trick="2.11 2.21 2.16", hands=HANDS, watchdog=0)
    assert (gain, choice(held)) == ("take:2.11", choice(held))


def test_of_two_recipes_the_better_one_is_made_first() -> None:
    position = Position(PMP, "1.14 1.19 3.6 1.12 3.12", "", "", trick="1.11 1.13 1.16", round_=3)
    position.act("take:1.11")
    assert choice(position) == "mix:3.6"


def test_a_mix_uses_the_recipe_card_and_then_cards_without_recipes() -> None:
    position = Position(PMP, "1.9 1.3 1.23 2.9 3.20", "", "", trick="1.11 1.13 1.16", hands=HANDS)
    position.act("take:1.11", "mix:1.9")
    used = []
    while position.view().mix:
        used.append(choice(position))
        position.act(used[-1])
    assert used == ["use:1.9", "use:1.23", "use:2.9"]


def test_three_of_one_fruit_and_two_of_another() -> None:
    display = "2.1 1.2 1.14 1.19 1.5 1.12 1.21 1.11"
    position = Position(PMP, display, "", "", trick="1.4 1.13 1.16", hands=HANDS)
    position.act("take:1.4", "mix:2.1")
    while position.view().mix:
        position.act(choice(position))
    assert position.view().piles[0] == ("2.1",)
    assert position.view().displays[0] == ("1.2", "1.4", "1.14", "1.19") or position.view().scores[0] == 12


def test_plums_are_mixed() -> None:
    position = Position(PMP, "1.18 plum plum plum", "", "", trick="1.4 1.13 1.16", hands=HANDS)
    position.act("take:1.4")
    assert choice(position) == "mix:1.18"
    position.act("mix:1.18")
    assert choice(position) == "use:plum"


def test_a_mix_that_somebody_else_began_is_finished() -> None:
    position = Position(PMP, "1.14 1.19 2.21", "", "", trick="1.11 1.13 1.16", hands=HANDS)
    position.act("take:1.11", "mix:1.14", "use:1.19")
    assert choice(position) == "use:2.21"


def test_it_waits_for_a_better_mix_but_not_at_the_end() -> None:
    display = "2.3 1.14 1.2 1.13 1.12 3.9"  # four fruits for ABCDE, and a pair of apples for AA
    early = Position(PIES, display, "", "", trick="3.22 1.17 1.16", hands=HANDS, round_=2)
    early.act("take:3.22")
    late = Position(PIES, display, "", "", trick="3.22 1.17 1.16", round_=3)
    late.act("take:3.22")
    assert choice(early) == "done"
    assert choice(late) == "mix:1.14"


def test_pi_are_spent_where_they_would_be_lost() -> None:
    play = dealt(PIES, "1.1 1.2 1.3 1.4 1.5 1.6", "1.17 1.18", "1.9 1.16")
    view = seen(play, 0)
    last = msgspec.structs.replace(
        view,
        hand=("1.13",),
        hands=(1, 0, 0),
        pi=(2, 0, 0),
        played=(None, "1.16", "1.9"),
        start=1,
        seen=tuple(f"1.{n}" for n in range(1, 19) if n != 13),
        displays=(("1.8", "2.8"), (), ()),
    )
    assert isinstance(play.setup, PflaumenSetup)
    assert chosen(play.setup, last, ["play:1.13", "play:1.13+1", "play:1.13+2"]) != "play:1.13"


def test_the_first_card_of_a_game_is_chosen() -> None:
    play = dealt(PMP, "1.2 1.8 1.11", "1.17", "1.16")
    assert isinstance(play.setup, PflaumenSetup)
    token = chosen(play.setup, seen(play, 0), play.legal(0))
    run(play, f"0 {token}")


@pytest.mark.many
@pytest.mark.parametrize("game", [PMP, PIES])
def test_it_beats_chance_clearly(game: str) -> None:
    plan = Plan.of(parlour.setup(game, 3), ["greedy", "random"], seed=1)
    told = {row.label: row for row in summary(list(simulate(plan, 20))).bots}
    assert told["greedy"].score.mean > told["random"].score.mean + 5
    assert told["greedy"].wins.mean > 3 * told["random"].wins.mean
