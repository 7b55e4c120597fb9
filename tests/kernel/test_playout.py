from __future__ import annotations

import pytest

from parlour import GAMES, Rng, setup
from parlour.kernel.playout import (
    Draws,
    DuplicateDraws,
    Player,
    RandomPlayer,
    drive,
    playout,
    random_players,
)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_and_counts_its_decisions(game: str) -> None:
    agreed = setup(game, GAMES[game].seats[0])
    state, again = agreed.state(), agreed.state()
    decisions = playout(state, Rng(1))
    assert state.winners()
    assert state.waiting == ()
    assert decisions > 0
    assert (playout(again, Rng(1)), again.scores()) == (decisions, state.scores())


@pytest.mark.parametrize("game", GAMES)
def test_decisions_tell_what_was_chosen_among_how_many(game: str) -> None:
    agreed = setup(game, GAMES[game].seats[0])
    state, draws = agreed.state(), Draws(1)
    made = drive(state, [RandomPlayer(seat) for seat in range(agreed.seats)], Draws(1))
    actions = iter(made.actions)
    again, counts = agreed.state(), []
    while waiting := again.waiting:
        if waiting[0] < 0:
            again.settle(draws.outcome(again))
            continue
        for seat in waiting:
            counts.append(len(again.legal(seat)))
            again.apply(seat, next(actions))
    assert (made.choices, made.free) == (sum(counts), sum(count > 1 for count in counts))
    assert len(made.actions) == len(counts)
    assert state.scores() == again.scores()


def test_random_players_have_seeds_of_their_own() -> None:
    agreed = setup("pungi", 4)
    made = drive(agreed.state(), random_players("7", 4), Draws("7"))
    alone = drive(agreed.state(), [RandomPlayer(f"7/{seat}") for seat in range(4)], Draws("7"))
    assert made.actions == alone.actions


def test_the_players_choose_before_a_seat_without_a_player() -> None:
    agreed = setup("fruitoplay", 3)
    state, draws = agreed.state(), Draws(1)
    players: list[Player | None] = [None, RandomPlayer(1), RandomPlayer(2)]
    guests = 0
    assert len(drive(state, players, draws).actions) == 2  # all choose at the same time
    assert state.pending() == (1, 2)
    while state.waiting:
        assert state.waiting == (0,)
        state.apply(0, state.legal(0)[0])
        guests += 1
        drive(state, players, draws)
    assert guests > 20


def test_duplicate_draws_depend_on_their_name_and_number_alone() -> None:
    state = setup("pungi", 3).state()
    draws = DuplicateDraws("deal")
    first, second = draws.outcome(state), draws.outcome(state)
    assert first != second
    assert DuplicateDraws("deal").outcome(state) == first
    assert state.draw(Rng(f"deal/{state.chance()}/1")) == second
    assert draws.drawn == {state.chance(): 2}
