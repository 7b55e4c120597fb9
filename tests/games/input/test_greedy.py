"""The rule of thumb: sound on single positions, and strong enough over many games."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.input.greedy import greedy
from parlour.kernel.rng import Rng
from parlour.lab.simulation import Plan, play_game
from tests.games.input.positions import Position
from tests.games.input.test_rules import NEARLY_5, OWN_5, OWN_SHOWN_5, SHOWN_5, nearly_5, zero


def choice(position: Position, rng: int = 0) -> str:
    view = position.setup.view(position.state, position.seat)
    return greedy(position.setup, view, position.legal(), Rng(rng))


def test_it_closes_what_it_knows_to_fit() -> None:
    position = nearly_5(points=[8, 0])
    assert choice(position) == "close:5"
    assert choice(position.act("close:5")) == "lift:5"


def test_it_does_not_announce_what_cannot_fit() -> None:
    # Nothing round is below its tiles: 5 lies with its round side up.
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    assert choice(Position(NEARLY_5, sides=sides, points=[8, 0])).startswith("lift:")


def test_with_points_to_lose_it_weighs_the_odds() -> None:
    fall = "half/full half/round full/round slanted/half slanted/full slanted/round slanted/joker"
    deal = [f"tiles0 {fall}", f"tiles1 {fall}", "start 0"]
    for seed in range(4):
        play = parlour.start("input", 2, seed=seed, deal=deal)
        bot = Rng(seed)
        announced = 0
        while not play.over:
            seat = play.waiting[0]
            token = greedy(play.setup, play.view(seat), play.legal(seat), bot)  # type: ignore[arg-type]
            announced += token.startswith("close")
            play.act(seat, token)
        assert max(play.scores) == 17
        assert announced < 20


def test_children_close_with_what_they_see() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(NEARLY_5, sides=sides, points=[8, 0], options={"children": "0"})
    assert choice(position) == "close:5"
    assert choice(position.act("close:5")).startswith("slide:")


def test_it_slides_to_the_free_number() -> None:
    lying = {tile: field for tile, field in OWN_5.items() if tile != "0-4"}
    sides = OWN_SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(lying, sides=sides, options={"free_number": "5"})
    assert choice(position) in ("slide:4", "slide:5")


def test_it_uses_the_joker_where_it_may_close() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(NEARLY_5, sides=sides, options={"joker_closes": "on"})
    assert choice(position) == "close:5"
    assert choice(position.act("close:5")) == "lift:7"


def test_it_tries_the_zero_only_with_tiles_that_fit() -> None:
    position = zero(points=[5, 9], wins=[[5], [9]], won=[[5], [1]])
    tokens = []
    while position.seat == 0:
        tokens.append(choice(position))
        position.act(tokens[-1])
    assert tokens[0] == "zero"
    assert position.completed == [0]
    assert position.points == [5, 0]
    cheap = zero(points=[5, 2], wins=[[5], [2]])
    assert choice(cheap) != "zero"
    unfit = zero(points=[5, 9], wins=[[5], [9]], sides={"0-5": "round/slanted", "0-7": "joker/slanted"})
    assert choice(unfit) != "zero"


def test_a_child_slides_to_the_zero() -> None:
    position = Position(
        {},
        options={"zero": "on", "children": "0"},
        won=[[5], []],
        wins=[[5], []],
        sides={"0-3": "half/round"},
    )
    position.act("zero", "lift:1", "set:0.2", "lift:2")
    assert choice(position) in ("slide:3", "lift:4", "lift:5")


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random_play_and_ends_by_points(seats: int) -> None:
    setup = parlour.setup("input", seats)
    mixed = Plan.of(setup, ["greedy", "random"] if seats == 2 else ["greedy", "random", "random"], 1)
    results = [play_game(setup, mixed, number) for number in range(8)]
    assert all(result.bots[result.winners[0]] == "greedy" for result in results)
    alike = Plan.of(setup, ["greedy"], 1)
    target = {2: 17, 3: 21}[seats]
    assert all(max(play_game(setup, alike, number).scores) == target for number in range(6))
