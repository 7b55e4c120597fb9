from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError
from parlour.lab.simulation import Plan, Result, record, simulate, summary

SETUP = parlour.setup("pungi", 3, {"chaos": True})


@pytest.mark.outer
def test_the_same_seed_gives_the_same_games_whatever_the_jobs() -> None:
    plan = Plan.of(SETUP, ["greedy", "random"], 5)
    alone = list(simulate(plan, 120))
    together = list(simulate(plan, 120, jobs=2))
    assert alone == together
    assert [result.number for result in alone] == list(range(120))
    assert list(simulate(plan, 7)) == alone[:7]
    assert next(simulate(Plan.of(SETUP, ["greedy", "random"], 6), 1)) != alone[0]


def test_the_bots_move_a_seat_on_from_game_to_game() -> None:
    results = list(simulate(Plan.of(SETUP, ["greedy", "random"], 5), 3))
    assert [result.bots for result in results] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    ]


def test_records_replay_to_the_result() -> None:
    plan = Plan.of(SETUP, ["random", "greedy"], 5)
    for result in simulate(plan, 10):
        play = parlour.read(record(plan, result))
        assert (tuple(play.scores), tuple(play.winners)) == (result.scores, result.winners)
        assert sum(step.seat >= 0 for step in play.record.steps) == result.decisions


def test_a_summary_counts_shared_wins_by_their_share() -> None:
    results = [
        Result(0, ("a", "b", "b"), (3, 3, 1), (0, 1), 10, []),
        Result(1, ("b", "a", "b"), (0, 0, 9), (2,), 20, []),
    ]
    told = summary(results)
    assert {row.label: (row.games, row.wins.mean, row.score.mean) for row in told.bots} == {
        "a": (2, 0.25, 1.5),
        "b": (2, 0.375, 3.25),
    }
    assert [(row.label, row.wins.mean, row.score.mean) for row in told.seats] == [
        ("0", 0.25, 1.5),
        ("1", 0.25, 1.5),
        ("2", 0.5, 5.0),
    ]
    assert (told.games, told.decisions.mean) == (2, 15)


def test_intervals_are_those_of_the_textbook() -> None:
    results = [Result(n, ("a", "b"), (n % 2, 0), (0,) if n < 30 else (1,), 5, []) for n in range(100)]
    seat = summary(results).seats[0]
    assert (round(seat.wins.low, 4), round(seat.wins.high, 4)) == (0.2189, 0.3959)  # Wilson, 30 of 100
    assert (round(seat.score.low, 4), round(seat.score.high, 4)) == (0.4015, 0.5985)
    alone = summary(results[:1]).seats[0]
    assert (alone.score.low, alone.score.high) == (0, 0)


@pytest.mark.parametrize(("names", "code"), [(["oracle"], "bot-unknown"), (["random"] * 4, "bots-too-many")])
def test_wrong_bots_are_refused(names: list[str], code: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        Plan.of(SETUP, names, 1)
    assert refusal.value.code == code
