"""What a perfect memory knows, counted the long way: by trying all seven tiles in all places."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import parlour
from parlour import contract
from parlour.games.input.lookup import SYMBOLS
from parlour.games.input.rules import SET_ZERO, Input
from parlour.games.input.sampler import phase
from parlour.games.input.setup import InputSetup
from parlour.kernel.rng import Rng
from tests.games.input.positions import seen, start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.input.view import InputView, Tile

KINDS = [
    "full/half",
    "full/round",
    "full/slanted",
    "half/round",
    "half/slanted",
    "round/slanted",
    "joker/slanted",
]
FALLS = [
    "full/half round/full half/round slanted/half round/slanted slanted/full slanted/joker",
    "full/half full/round full/slanted half/round half/slanted round/slanted slanted/joker",
    "half/full full/round slanted/full half/round slanted/half round/slanted slanted/joker",
]
MORE_GAMES = [
    pytest.param(seats, seed, marks=pytest.mark.many)
    for seats, seed in ((2, 0), (2, 1), (3, 0), (3, 1), (3, 2))
]


def below(kind: str, up: str) -> str | None:
    one, other = kind.split("/")
    return other if up == one else one if up == other else None


def worlds(tiles: Sequence[Tile]) -> list[tuple[str, ...]]:
    """Everything that can lie below these tiles, if each has shown what it has, and no joker fell face up."""
    found = []
    for kinds in permutations(KINDS):
        under = [below(kind, tile.up) for kind, tile in zip(kinds, tiles, strict=True)]
        fits = all(
            side is not None
            and (tile.seen[1:] or (side,)) == (side,)
            and (tile.seen[1:] or tile.up != "joker")
            for side, tile in zip(under, tiles, strict=True)
        )
        if fits:
            found.append(tuple(side or "" for side in under))
    return found


def position(fall: str, turned: int) -> tuple[InputSetup, InputView]:
    """A game in which seat 0 has turned its first tiles."""
    play = start(fall=[fall, FALLS[0]])
    for number in range(1, turned + 1):
        for seat in (0, 1):
            play.act(seat, f"lift:{number}")
            play.act(seat, play.legal(seat)[0])
    assert isinstance(play.setup, InputSetup)
    return play.setup, seen(play, 0)


@pytest.mark.parametrize("turned", [0, 1, 3, 6])
@pytest.mark.parametrize("fall", FALLS)
def test_what_a_tile_can_be_is_what_some_world_has(fall: str, turned: int) -> None:
    _, view = position(fall, turned)
    for tiles in view.tiles:
        possible = worlds(tiles)
        for place, tile in enumerate(tiles):
            names = {k for k in KINDS for world in possible if below(k, tile.up) == world[place]}
            assert set(tile.can_be) == names


@pytest.mark.many
@pytest.mark.parametrize("turned", [0, 1, 3, 6])
@pytest.mark.parametrize("fall", FALLS)
def test_all_worlds_are_equally_likely(fall: str, turned: int) -> None:
    setup, view = position(fall, turned)
    sampler, rng = setup.sampler(view), Rng(1)
    possible = worlds(view.tiles[0])
    assert len(set(possible)) == len(possible)
    draws = 60 * len(possible)
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        counts[tuple(SYMBOLS[side] for side in sampler.sample(rng).under[:7])] += 1
    assert set(counts) <= set(possible)
    # Chi-square with as many degrees of freedom as worlds: mean n - 1, deviation sqrt(2 (n - 1)).
    chance = draws / len(possible)
    surprise = sum((counts[world] - chance) ** 2 / chance for world in possible)
    freedom = len(possible) - 1
    assert abs(surprise - freedom) <= 4.5 * (2 * freedom) ** 0.5


@pytest.mark.many
def test_the_two_colours_are_independent() -> None:
    setup, view = position(FALLS[0], 5)
    sampler, rng = setup.sampler(view), Rng(2)
    pairs: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        state = sampler.sample(rng)
        pairs[state.under[5], state.under[12]] += 1
    assert len(pairs) == 4
    assert all(850 < count < 1150 for count in pairs.values())


def test_a_zero_that_was_announced_is_placed_next() -> None:
    """INP-23."""
    setup = parlour.setup("input", 2, {"zero": "on"})
    view: Any = setup.view(setup.state(), 0)
    announced = msgspec.structs.replace(view, chance=None, phase="set", announced=0)
    assert phase(announced) == SET_ZERO


@pytest.mark.many
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), *MORE_GAMES])
def test_a_sample_is_bound_by_the_rules_in_the_same_way(seats: int, seed: int) -> None:
    """All that follows from where the tiles lie is as it was: nothing is kept that a view does not tell."""
    options = {"zero": "on", "children": "0", "free_number": "3"}
    setup = parlour.setup("input", seats, options)
    rng = Rng(seed)
    for state in contract.positions(setup, seed):
        assert isinstance(state, Input)
        sample = setup.sampler(setup.view(state, 0)).sample(rng)
        assert isinstance(sample, Input)
        for name in ("phase", "turn", "up", "turned", "at", "filled", "room", "completed", "mine", "on"):
            assert getattr(sample, name) == getattr(state, name), name
        for name in (
            "blocked",
            "one_free",
            "announced",
            "held",
            "origin",
            "emptied",
            "points",
            "wins",
            "won",
        ):
            assert getattr(sample, name) == getattr(state, name), name
        for name in ("dealt", "start", "tried", "winner"):
            assert getattr(sample, name) == getattr(state, name), name
        for seat in range(seats):
            for tile in state.lookup.tiles[seat]:
                for field in range(50):
                    assert sample.may_not_enter(tile, field) == state.may_not_enter(tile, field)


def test_a_sampled_game_can_be_played_to_its_end() -> None:
    setup = parlour.setup("input", 3, {"zero": "on"})
    rng = Rng(4)
    for state in contract.close_positions(setup, 4):
        sample = setup.sampler(setup.view(state, 1)).sample(rng)
        while sample.waiting:
            contract.step(sample, rng)
        assert sample.winners()
