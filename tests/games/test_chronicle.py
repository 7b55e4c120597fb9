"""Finished games, as they are told to a designer."""

from __future__ import annotations

import fnmatch
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour import Rng
from parlour.games import GAMES
from parlour.games.fruitoplay import rules as fruitoplay
from parlour.games.fruitoplay.lookup import NO_CARD
from parlour.games.input import rules as input_
from parlour.games.pungi.rules import score
from parlour.kernel.chronicle import NOBODY, Chronicle
from parlour.kernel.playout import playout
from tests import toy
from tests.setups import setups

if TYPE_CHECKING:
    from parlour.kernel.chronicle import Account
    from parlour.kernel.game import Setup


def played(setup: Setup, seed: int) -> tuple[Any, Account]:
    """A random game at its end, and its account."""
    state = setup.state()
    state.events = []
    playout(state, Rng(seed))
    return state, setup.game.chronicle(setup).account(state.events, state.scores())


def items(chronicle: Chronicle) -> list[tuple[str, str]]:
    """All items in the order of their numbers, each with its group."""
    return [(group.name, item) for group in chronicle.groups for item in group.items]


@pytest.mark.many
@pytest.mark.parametrize("game", GAMES)
def test_an_account_fits_its_game(game: str) -> None:
    for setup in setups(game):
        chronicle = setup.game.chronicle(setup)
        known = items(chronicle)
        assert len(set(known)) == len(known)
        for seed in range(3):
            state, account = played(setup, seed)
            assert account.standings[-1] == state.scores()
            assert all(len(points) == setup.seats for points in account.standings)
            assert account.first in (NOBODY, *range(setup.seats))
            assert account.first == NOBODY or game != "fruitoplay"
            for item, seat, turn in account.takings:
                assert 0 <= item < len(known)
                assert 0 <= seat < setup.seats
                assert 0 <= turn < account.turns


@pytest.mark.many
@pytest.mark.parametrize("game", GAMES)
def test_families_name_things_that_can_be_done(game: str) -> None:
    for setup in setups(game):
        chronicle = setup.game.chronicle(setup)
        families = chronicle.families
        offered = {setup.token(action) for seed in range(3) for action in everything_legal(setup, seed)}
        assert families or type(chronicle) is Chronicle
        for patterns in families.values():
            for pattern in patterns:
                if "*" in pattern:
                    assert fnmatch.filter(offered, pattern), pattern
                else:
                    setup.action(pattern)  # or KeyError


def everything_legal(setup: Setup, seed: int) -> set[int]:
    """All that could be done in a random game."""
    state, rng, found = setup.state(), Rng(seed), set()
    while waiting := state.waiting:
        seat = waiting[0]
        if seat < 0:
            state.settle(state.draw(rng))
        else:
            legal = state.legal(seat)
            found.update(legal)
            state.apply(seat, legal[rng.below(len(legal))])
    return found


def taken(account: Account, chronicle: Chronicle, group: str, seat: int | None = None) -> Counter[str]:
    known = items(chronicle)
    return Counter(
        known[item][1]
        for item, whose, _ in account.takings
        if known[item][0] == group and seat in (None, whose)
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pungi_the_snakes_taken_make_the_points(seats: int) -> None:
    setup = parlour.setup("pungi", seats)
    chronicle = setup.game.chronicle(setup)
    for seed in range(10):
        state, account = played(setup, seed)
        assert account.turns == len(account.standings) == 37 // seats
        assert account.first in range(seats)
        for seat in range(seats):
            snakes = taken(account, chronicle, "snakes", seat)
            values = [0 if name == "charmer" else int(name) for name in snakes.elements()]
            assert score(values) == state.scores()[seat]
            for group in ("animals", "values", "cards"):
                assert taken(account, chronicle, group, seat).total() == account.turns


@pytest.mark.parametrize("game", ["pi-mal-pflaumen", "pies"])
def test_pflaumen_the_mixes_made_make_the_points(game: str) -> None:
    setup: Any = parlour.setup(game, 4)
    chronicle = setup.game.chronicle(setup)
    for seed in range(5):
        state, account = played(setup, seed)
        assert account.turns == 18
        assert taken(account, chronicle, "pi").total() == 18 * 4
        assert taken(account, chronicle, "actions")["plum"] == 18
        for seat, points in enumerate(state.scores()):
            cards = [
                setup.card(mix.split()[0]) for mix in taken(account, chronicle, "mixes", seat).elements()
            ]
            assert sum(setup.lookup.points[card] for card in cards) == points
            names = Counter(setup.lookup.recipe[card] for card in cards)
            assert names == taken(account, chronicle, "recipes", seat)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_fruitoplay_every_turn_ends_somehow_for_everybody(seats: int) -> None:
    setup = parlour.setup("fruitoplay", seats)
    chronicle = setup.game.chronicle(setup)
    for seed in range(5):
        _, account = played(setup, seed)
        assert account.turns == 21
        assert len(account.standings) == 3
        ends = taken(account, chronicle, "turns")
        assert ends.total() == 21 * seats
        assert ends["won"] <= 21
        assert taken(account, chronicle, "numbers").total() == 21 * seats - ends["sat out"]
        cards, kinds = taken(account, chronicle, "cards"), taken(account, chronicle, "kinds")
        assert max(cards.values()) <= 3  # once a round
        assert cards.total() == kinds.total()
        assert kinds["rotten"] <= 4 * 3


def test_input_turns_and_numbers() -> None:
    setup: Any = parlour.setup("input", 2, {"zero": True})
    chronicle = setup.game.chronicle(setup)
    for seed in range(10):
        state, account = played(setup, seed)
        assert account.turns == state.turn + (state.winner >= 0)
        numbers, alone = (taken(account, chronicle, group) for group in ("numbers", "one colour"))
        assert alone <= numbers
        assert {int(digit) for digit in numbers} == {
            d for d in range(1, 7) if any(w >> d & 1 for w in state.won)
        }
        assert state.waiting == ()


def test_a_game_without_a_chronicle_is_told_by_its_end() -> None:
    setup = toy.GAME.setup(2)
    state, account = played(setup, 1)
    assert account.first == NOBODY
    assert account.turns == 0
    assert account.standings == [state.scores()]
    assert account.takings == []
    assert toy.GAME.chronicle(setup).groups == ()


def test_fruitoplay_whoever_has_no_cards_sits_out() -> None:
    setup: Any = parlour.setup("fruitoplay", 4)
    chronicle = setup.game.chronicle(setup)
    a, b, target = (setup.card(item) for item in ("fig-1", "fig-3", "fig-2"))
    events = [
        (fruitoplay.REVEALED, a, b, NO_CARD, NO_CARD),
        (fruitoplay.TIED, a, b),
        (fruitoplay.WON, NOBODY, NO_CARD, target),
    ]
    account = chronicle.account(events, [0, 0, 0, 0])
    assert [taken(account, chronicle, "turns", seat) for seat in range(4)] == [
        {"tied": 1},
        {"tied": 1},
        {"sat out": 1},
        {"sat out": 1},
    ]
    few: Any = parlour.setup("fruitoplay", 3)  # these have a card for every turn
    assert ("turns", "sat out") not in items(few.game.chronicle(few))
    assert not taken(account, chronicle, "cards")


def test_input_a_zero_costs_the_others_their_last_win() -> None:
    setup = parlour.setup("input", 3, {"zero": True})
    chronicle = setup.game.chronicle(setup)
    events = [
        (input_.BEGAN, 1),
        (input_.ANNOUNCED, 1, 4),
        (input_.LIFTED, 1, 7, -1, 0, 1),
        (input_.WON, 1, 4, 4, 0),
        (input_.ANNOUNCED, 2, 0),
        (input_.ZERO_SET, 2),
        (input_.LOST, 1, 4),
    ]
    account = chronicle.account(events, [0, 0, 0])
    assert account.first == 1
    assert account.turns == 2
    assert account.standings == [[0, 4, 0], [0, 0, 0]]
    assert taken(account, chronicle, "zero", 2) == {"set": 1}
    assert taken(account, chronicle, "numbers", 1) == {"4": 1}
