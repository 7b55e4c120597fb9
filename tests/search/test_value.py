from __future__ import annotations

import pytest

import parlour
from parlour.contract import positions
from parlour.search.value import Outcome, margin, shares, softmax, squashed


def test_at_the_end_winners_share() -> None:
    assert shares([0, 2], 3) == [0.5, 0.0, 0.5]


def test_before_the_end_strength_promises_wins() -> None:
    one, two, three = softmax([2.0, 2.0, 0.8])
    assert one == two > three > 0
    assert one + two + three == pytest.approx(1)
    sure, _, hopeless = softmax([1000.0, 2.0, 0.8])
    assert sure == pytest.approx(1)
    assert hopeless == pytest.approx(0)


def test_a_margin_is_over_the_best_other() -> None:
    assert [margin([7.0, 3.0, 5.0], seat) for seat in range(3)] == [2.0, -4.0, -2.0]


def test_a_lead_is_squashed() -> None:
    assert squashed(0) == 0.5
    assert squashed(1e6) == pytest.approx(1)
    assert squashed(-1e6) == pytest.approx(0)
    assert squashed(1) + squashed(-1) == pytest.approx(1)


@pytest.mark.parametrize("game", parlour.GAMES)
def test_values_are_between_0_and_1_and_favour_the_winner(game: str) -> None:
    setup = parlour.setup(game, parlour.GAMES[game].seats[-1])
    for state in positions(setup, 1):
        outcome = Outcome(setup.policy, state)
        assert all(0 <= value <= 1 for value in outcome.values)
        assert sum(outcome.wins) == pytest.approx(1)
    assert max(outcome.values) == max(outcome.values[seat] for seat in state.winners())
    assert outcome.points == state.scores()


def test_what_was_estimated_on_the_way_counts_in_part() -> None:
    setup = parlour.setup("pies", 3)
    early, late = (
        Outcome(setup.policy, state) for state in (list(positions(setup, seed))[-1] for seed in (1, 2))
    )
    wins, values = late.wins[:], late.values[:]
    late.blend(early, 0.25)
    assert late.wins == pytest.approx([0.75 * w + 0.25 * e for w, e in zip(wins, early.wins, strict=True)])
    assert late.values == pytest.approx(
        [0.75 * v + 0.25 * e for v, e in zip(values, early.values, strict=True)]
    )
    assert late.wins != wins
