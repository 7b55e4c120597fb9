"""The light policy: what it does in telling positions, what it expects, and what a player may forget."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.games.input.judgement import USUAL
from parlour.games.input.policy import InputPolicy
from parlour.games.input.rules import Input
from parlour.games.input.setup import InputSetup
from parlour.games.input.view import InputView
from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE, LOGISTIC
from tests.games.input.positions import Position, seen, start
from tests.games.input.test_rules import (
    FULL_5,
    NEARLY_5,
    OWN_5,
    OWN_SHOWN_5,
    SHOWN_5,
    SHOWN_FULL_5,
    nearly_5,
    zero,
)


def policy_of(setup: InputSetup) -> InputPolicy:
    """The setup's policy without whims."""
    policy = InputPolicy(setup.lookup)
    policy.whim = 0
    return policy


def choice(position: Position, rng: int = 0) -> str:
    action = policy_of(position.setup).choose(position.state, position.seat, Rng(rng))
    return position.setup.token(action)


def choices(position: Position) -> set[str]:
    return {choice(position, rng) for rng in range(20)}


def estimate(position: Position) -> list[float]:
    return position.setup.policy.estimate(position.state)


# Announcing


def test_it_closes_what_it_knows_to_fit() -> None:
    position = nearly_5(points=[8, 0])
    assert choices(position) == {"close:5"}
    assert choices(position.act("close:5")) == {"lift:5"}


def test_it_does_not_announce_what_cannot_fit() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    assert choice(Position(NEARLY_5, sides=sides, points=[8, 0])).startswith("lift:")


@pytest.mark.rule("INP-17")
def test_an_announcement_that_no_tile_can_fulfil_is_recommended_to_nobody() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    hopeless = Position(NEARLY_5, sides=sides)
    unsure = Position(NEARLY_5, sides=sides)
    unsure.state.turned[5] = 0
    joker = Position(NEARLY_5, sides=sides, options={"joker_closes": "on"})
    child = Position(NEARLY_5, sides=sides, options={"children": "0"})
    for position, vain in (
        (hopeless, {"close:5"}),
        *((position, set()) for position in (unsure, joker, child, nearly_5())),
    ):
        state = position.state
        setup: Any = position.setup
        legal = [setup.token(action) for action in state.legal(0)]
        assert "close:5" in legal
        policy = policy_of(setup)
        assert {token for token in legal if policy.vain(state, 0, setup.action(token))} == vain
        bot = LevelBot(within(LEVELS["master"], "40"), setup, 1)
        search = bot.search(position.view, legal, setup.judge)
        assert vain <= {setup.token(search.ranking()[-1].action)}


def test_of_two_numbers_it_closes_the_better_one() -> None:
    lying = NEARLY_5 | {"0-3": "2.1", "0-4": "2.2", "1-5": "2.3", "1-6": "2.4"}
    sides = SHOWN_5 | {"0-3": "round/half", "0-4": "half/slanted"}
    assert choices(Position(lying, sides=sides)) == {"close:5"}
    for won, best in (([3], "close:2"), ([4], "close:5")):
        position = Position(lying, sides=sides, won=[won, []], options={"combination": "2,3"})
        assert choices(position) == {best}


def test_it_risks_an_unlikely_tile_only_if_it_has_nothing_to_lose() -> None:
    # Tile 5 was never turned: round is one of several sides that it may hide.
    def unsure(points: list[int]) -> Position:
        position = nearly_5(points=points)
        for tile in (3, 4, 5):
            position.state.turned[tile] = 0
        return position

    assert choices(unsure([0, 0])) == {"close:5"}
    assert "close:5" not in choices(unsure([8, 0]))


def test_it_takes_the_closing_tile_from_the_supply() -> None:
    sides = SHOWN_5 | {"0-2": "full/round"}
    position = Position(NEARLY_5 | {"0-2": "4.3"}, sides=sides).act("close:5")
    assert choices(position) == {"lift:5"}


def test_a_tile_that_may_not_go_back_closes_nothing() -> None:
    position = nearly_5(points=[8, 0], came_from={"0-5": "5.5"})
    assert "close:5" not in choices(position)


def test_it_uses_the_joker_where_it_may_close() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(NEARLY_5, sides=sides, options={"joker_closes": "on"})
    assert choices(position) == {"close:5"}
    assert choices(position.act("close:5")) == {"lift:7"}


def test_children_close_with_what_they_see() -> None:
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(NEARLY_5, sides=sides, points=[8, 0], options={"children": "0"})
    assert choices(position) == {"close:5"}
    assert choice(position.act("close:5")).startswith("slide:")


# Building


def test_it_takes_its_tiles_down_before_all_else() -> None:
    position = Position(FULL_5, sides=SHOWN_FULL_5, completed=[5])
    assert choices(position) <= {"lift:1", "lift:5"}


def test_it_makes_a_number_that_it_alone_can_close() -> None:
    lying = {tile: field for tile, field in OWN_5.items() if tile != "0-4"}
    position = Position(lying, sides=OWN_SHOWN_5 | {"0-4": "slanted/half"})
    assert choices(position) <= {"lift:4", "lift:5", "lift:7"}
    assert choices(position.act("lift:4")) == {"set:5.4"}


def test_it_does_not_leave_the_last_field_to_another() -> None:
    # Seat 1 has a tile on the 5 and something round below another: who sets half there lets it win.
    lying = {"1-1": "5.1", "1-3": "5.2", "0-2": "5.3"}
    sides = {"0-2": "full/round", "1-1": "full/half", "1-3": "half/round", "0-4": "slanted/half"}
    position = Position(lying, sides=sides).act("lift:4")
    assert "5.4" in position.legal("set")
    assert "set:5.4" not in choices(position)
    safe = Position(lying, sides=sides | {"1-5": "round/slanted"}).act("lift:4")
    assert choices(safe) == {"set:5.4"}


def test_it_takes_its_tile_away_from_what_another_would_win() -> None:
    # Seat 1 can close the 5, and seat 0 cannot.
    lying = {"0-1": "5.1", "0-3": "5.2", "0-2": "5.3", "1-4": "5.4"}
    sides = OWN_SHOWN_5 | {"1-4": "half/slanted", "0-5": "round/slanted"}
    assert choices(Position(lying, sides=sides)) <= {"lift:1", "lift:2", "lift:3"}


def test_it_moves_a_tile_within_a_number_that_it_cannot_close_otherwise() -> None:
    # Nothing full is below its other tiles, but something round is; tile 6 lies where round is asked for.
    lying = {"0-1": "5.1", "0-3": "5.2", "0-4": "5.4", "0-6": "5.5"}
    sides = {
        "0-1": "full/half", "0-3": "half/round", "0-4": "half/slanted", "0-6": "round/full",
        "0-2": "slanted/round", "0-5": "full/slanted",
    }  # fmt: skip
    position = Position(lying, sides=sides)
    assert choices(position) == {"lift:6"}
    assert choices(position.act("lift:6")) == {"set:5.3"}


def test_a_child_slides_what_it_sees() -> None:
    lying = {tile: field for tile, field in OWN_5.items() if tile != "0-4"}
    sides = OWN_SHOWN_5 | {"0-5": "round/slanted", "0-7": "joker/slanted"}
    for options in ({"children": "0"}, {"free_number": "5"}):
        position = Position(lying, sides=sides, options=options)
        assert choices(position) <= {"slide:4", "slide:5", "slide:7"}
        assert choices(position.act("slide:4")) == {"set:5.4"}


def test_it_takes_its_tiles_down_from_the_zero() -> None:
    lying = {"0-3": "0.1", "0-2": "0.2", "0-1": "0.3"}
    sides = {"0-3": "round/half", "0-2": "full/round", "0-1": "half/full"}
    assert choices(zero(lying, sides=sides, completed=[0])) <= {"lift:1", "lift:2", "lift:3"}


# The zero


def test_it_tries_the_zero_only_with_tiles_that_fit() -> None:
    position = zero(points=[5, 9], wins=[[5], [9]], won=[[5], [1]])
    tokens = []
    while position.seat == 0:
        tokens.append(choice(position))
        position.act(tokens[-1])
    assert tokens[0] == "zero"
    assert position.points == [5, 0]
    assert "zero" not in choices(zero(points=[5, 2], wins=[[5], [2]]))
    assert "zero" not in choices(zero(points=[5, 9], wins=[[5], []]))
    assert "zero" not in choices(zero(points=[5, 9], wins=[[5], [9]], tried=[0]))
    unfit = zero(points=[5, 9], wins=[[5], [9]], sides={"0-5": "round/slanted", "0-7": "joker/slanted"})
    assert "zero" not in choices(unfit)


def test_for_the_zero_it_prefers_what_it_knows() -> None:
    position = zero().act("zero")
    for tile in (2, 3, 4, 5):
        position.state.turned[tile] = 0
    assert choices(position) <= {"lift:1", "lift:2"}


def test_a_child_slides_to_the_zero() -> None:
    options = {"zero": "on", "children": "0"}
    sides = {f"0-{n}": f"slanted/{under}" for n, under in ((4, "half"), (5, "round"), (6, "full"))}
    sides |= {"0-1": "half/full", "0-2": "full/round", "0-3": "round/half", "0-7": "slanted/joker"}
    position = Position({}, options=options, won=[[5], []], wins=[[5], []], sides=sides)
    position.act("zero", "slide:1")
    assert {"slide:2", "slide:3", "lift:2", "lift:3"} <= set(position.legal())
    # Full and round are wanted: seen on 2 and 3, known below 2, 5 and 6. Half is not.
    assert choice(position) in ("slide:2", "slide:3", "lift:2", "lift:5", "lift:6")


# Whims


def test_a_whim_can_be_anything_but_announces_rarely() -> None:
    position = nearly_5(points=[8, 0])
    policy = InputPolicy(position.setup.lookup)
    policy.whim = 1
    rng = Rng(0)
    counts = dict.fromkeys(position.state.legal(0), 0)
    for _ in range(800):
        counts[policy.choose(position.state, 0, rng)] += 1
    assert all(counts.values())
    assert counts[5] < min(counts[action] for action in counts if action != 5)


# How it will end


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random_play_and_ends_by_points(seats: int) -> None:
    setup = parlour.setup("input", seats)
    policy = setup.policy
    rng = Rng(seats)
    wins = 0
    for game in range(20):
        state = setup.state()
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.settle(state.draw(rng))
            elif seat == game % seats or game >= 12:
                state.apply(seat, policy.choose(state, seat, rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        assert max(state.scores()) == {2: 17, 3: 21}[seats]
        wins += game < 12 and state.winners() == [game % seats]
    assert wins >= 11


def test_it_expects_the_points_at_the_start_and_at_the_end() -> None:
    setup = parlour.setup("input", 2)
    assert setup.policy.estimate(setup.state()) == [0.0, 0.0]
    over = nearly_5(points=[12, 3]).act("close:5", "lift:5")
    assert estimate(over) == [17.0, 3.0]
    assert not setup.policy.settled(over.state)
    assert setup.policy.to_come(over.state, [17.0, 0.0]) == 0.0
    assert setup.policy.to_come(nearly_5().state, [8.0, 4.0]) == USUAL[2] - 6.0


def test_it_expects_more_of_who_can_close() -> None:
    mine = estimate(nearly_5())
    theirs = estimate(nearly_5(seat=1))
    assert mine[0] > theirs[0] == 0
    assert theirs[1] > mine[1]
    hopeless = Position(NEARLY_5, sides=SHOWN_5 | {"0-5": "round/slanted"})
    assert estimate(hopeless)[0] < mine[0]


def test_a_win_in_sight_counts_for_more_than_its_points() -> None:
    for seat in (0, 1):
        near, far = (estimate(nearly_5(seat=seat, points=[points, 0]))[0] - points for points in (12, 11))
        assert near >= far
    assert estimate(nearly_5(points=[12, 0]))[0] > 17
    # Nobody else has a tile there: it can wait.
    alone = [estimate(Position(OWN_5, sides=OWN_SHOWN_5, seat=1, points=[points, 0]))[0] for points in (5, 9)]
    assert alone[1] > 9 + 5 > 5 + 5 > alone[0] > 5


def test_what_another_can_close_first_is_worth_nothing() -> None:
    at_once = estimate(nearly_5(seat=1))
    cannot = Position(NEARLY_5, sides=SHOWN_5 | {"1-5": "round/slanted"}, seat=1)
    assert estimate(cannot)[0] > at_once[0]


def test_tiles_on_completed_numbers_have_their_price() -> None:
    position = Position(FULL_5, sides=SHOWN_FULL_5, completed=[5])
    assert estimate(position)[1] < estimate(position)[0] < 0


def test_who_holds_a_tile_is_not_the_next_to_move() -> None:
    position = nearly_5()
    before = estimate(position)
    position.act("lift:6")
    after = estimate(position)
    assert after[0] < before[0]
    assert after[1] > before[1]


# What a fit weighs


def numbers(position: Position, seat: int = 0) -> dict[str, float]:
    policy = position.setup.policy
    told = policy.describe(position.state, seat)
    assert len(told) == len(policy.numbers)
    return {name: number for name, number in zip(policy.numbers, told, strict=True) if number}


def test_it_tells_what_can_be_closed() -> None:
    now = numbers(nearly_5(points=[12, 3]))
    assert (now["moves"], now["now"], now["best-now"], now["win-now"]) == (1, 5, 5, 1)
    assert (now["points"], now["enough"], now["tiles-5"], now["last-5"]) == (12, 3, 1, 1)
    assert now["lacks-10"] == now["lacks-6"] == 1
    assert "lacks-4" not in now
    later = numbers(nearly_5(seat=1, points=[12, 3]))  # the other may close it first
    assert "now" not in later
    assert "win-perhaps" not in later
    cannot = Position(NEARLY_5, sides=SHOWN_5 | {"1-5": "round/slanted"}, seat=1, points=[12, 3])
    assert (numbers(cannot)["perhaps"], numbers(cannot)["win-perhaps"]) == (5, 1)
    far = Position(NEARLY_5, sides=SHOWN_5 | {"1-5": "round/slanted"}, seat=1)
    assert "win-perhaps" not in numbers(far)
    assert "win-now" not in numbers(nearly_5())


def test_it_tells_what_can_wait() -> None:
    alone = numbers(Position(OWN_5, sides=OWN_SHOWN_5, seat=1, points=[9, 0]))
    assert (alone["alone-5"], alone["soon"], alone["win-soon"]) == (1, 8, 1)
    assert "win-soon" not in numbers(Position(OWN_5, sides=OWN_SHOWN_5, seat=1))


@pytest.mark.parametrize("points", [5, 13])
def test_it_tells_of_numbers_that_lack_two(points: int) -> None:
    lying = {tile: field for tile, field in OWN_5.items() if tile != "0-1"}
    own = numbers(Position(lying, sides=OWN_SHOWN_5, points=[points, 0]))
    assert (own["two-alone"], own["last-two-5"], own["parts-2"]) == (5, 1, 5)
    assert ("two-win" in own) == (points == 13)
    lying = {tile: field for tile, field in NEARLY_5.items() if tile != "1-4"}
    shared = numbers(Position(lying, sides=SHOWN_5, points=[points, 0]))
    assert "two-alone" not in shared
    assert shared["two-shared"] == 5


def test_it_tells_where_tiles_lie_and_their_sides() -> None:
    position = Position(FULL_5, sides=SHOWN_FULL_5, completed=[5])
    told = numbers(position)
    assert (told["blocked"], told["is-blocked"], told["blocked-twice"], told["moves-blocked"]) == (2, 1, 1, 1)
    assert (told["taken-5"], told["home"], told["turned"]) == (2, 5, 7)
    assert (told["completed-half"], told["completed-slanted"]) == (1, 1)
    assert sum(told.get(f"up-{symbol}", 0) for symbol in ("full", "half", "round", "slanted", "joker")) == 7
    assert "holds" not in told
    held = nearly_5().act("lift:6")
    assert numbers(held)["holds"] == 1
    assert "moves" not in numbers(held)
    assert numbers(held, 1)["moves"] == 1


def test_few_tiles_on_a_number_are_parts() -> None:
    told = numbers(Position({"0-1": "5.1"}, sides=SHOWN_5))
    assert told["parts-4"] == 5
    assert "last-three-5" not in told


def test_to_judge_it_looks_farther() -> None:
    setup = parlour.setup("input", 2)
    assert setup.judge.horizon > setup.policy.horizon
    assert setup.judge.fit is setup.policy.fit is not None


def test_before_the_first_turn_nobody_is_stronger() -> None:
    setup = parlour.setup("input", 2)
    assert setup.policy.strengths(setup.state(), [0.0, 0.0]) == [0.0, 0.0]


def test_strengths_are_weighed_numbers() -> None:
    position = nearly_5(points=[12, 3])
    policy, state = position.setup.policy, position.state
    assert policy.fit
    expected = [policy.fit.strength(0, policy.describe(state, seat)) for seat in (0, 1)]
    assert policy.strengths(state, policy.estimate(state)) == expected
    assert expected[0] > expected[1]
    without = parlour.GAMES["input"].setup(2)
    without.policy.fit = None
    assert without.policy.strengths(state, [7.6, 0.0]) == [pytest.approx(1 / LOGISTIC), 0.0]


def test_who_is_blocked_is_no_danger() -> None:
    """Seat 0 has just closed the 5 and is blocked; so only seat 1 can close the 4, which both have begun."""
    lying = FULL_5 | {"1-1": "4.1", "1-2": "4.2", "0-6": "4.3"}
    position = Position(lying, sides=SHOWN_FULL_5, completed=[5])
    state = position.state
    policy = policy_of(position.setup)
    assert state.blocked[0]
    assert policy.danger(state, policy.all_below(state), 1, 4) == 0.0


# Memory


def turned_position() -> tuple[InputSetup, InputView]:
    """Both seats have turned their first four tiles and the joker."""
    play = start()
    for number in (1, 2, 3, 4, 7):
        for seat in (0, 1):
            play.act(seat, f"lift:{number}")
            play.act(seat, play.legal(seat)[-1])
    assert isinstance(play.setup, InputSetup)
    return play.setup, seen(play, 0)


def test_a_perfect_memory_forgets_nothing() -> None:
    setup, view = turned_position()
    assert setup.recalled(view, 1.0, Rng(0)) == view


def test_without_memory_only_what_shows_itself_is_known() -> None:
    setup, view = turned_position()
    vague = setup.recalled(view, 0.0, Rng(0))
    assert isinstance(vague, InputView)
    for tiles in vague.tiles:
        assert [len(tile.seen) for tile in tiles] == [2 if tile.up == "joker" else 1 for tile in tiles]
        assert any(len(tile.seen) == 2 for tile in tiles)
    assert msgspec.structs.replace(vague, tiles=view.tiles) == view
    kept = [[(tile.up, tile.at, tile.came_from) for tile in tiles] for tiles in vague.tiles]
    assert kept == [[(tile.up, tile.at, tile.came_from) for tile in tiles] for tiles in view.tiles]


def test_half_a_memory_forgets_some_tiles_and_doubts_accordingly() -> None:
    setup, view = turned_position()
    forgotten = 0
    for seed in range(200):
        vague = setup.recalled(view, 0.5, Rng(seed))
        assert isinstance(vague, InputView)
        for tiles, before in zip(vague.tiles, view.tiles, strict=True):
            forgotten += sum(len(a.seen) < len(b.seen) for a, b in zip(tiles, before, strict=True))
            assert all(set(a.can_be) >= set(b.can_be) for a, b in zip(tiles, before, strict=True))
        sampled = setup.sampler(vague).sample(Rng(seed))
        assert setup.view(sampled, 0) == vague
    assert 700 < forgotten < 900  # of 200 times eight tiles


def test_the_tile_in_hand_was_seen_a_moment_ago() -> None:
    position = nearly_5().act("lift:6")
    view = position.setup.view(position.state, 0)
    vague = position.setup.recalled(view, 0.0, Rng(0))
    assert isinstance(view, InputView)
    assert isinstance(vague, InputView)
    assert vague.tiles[0][5] == view.tiles[0][5]
    sampled = position.setup.sampler(vague).sample(Rng(0))
    assert isinstance(sampled, Input)
    assert sampled.legal(0) == position.state.legal(0)
