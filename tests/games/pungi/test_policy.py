"""The light policy of Pungi, in telling positions."""

from __future__ import annotations

import parlour
from parlour import Rng
from parlour.games.pungi.policy import HOPE, WHIM, PungiPolicy, worths
from parlour.games.pungi.rules import CHARMER, Pungi
from parlour.games.pungi.setup import PungiSetup
from parlour.lab.simulation import Plan, simulate, summary


def pungi_setup(seats: int, **options: bool) -> PungiSetup:
    setup = parlour.setup("pungi", seats, options)
    assert isinstance(setup, PungiSetup)
    return setup


SETUP = pungi_setup(4)
POLICY = SETUP.policy


def favourite(hand: str, played: str, row: list[int], taken: list[int] | None = None) -> str:
    """What the policy plays mostly."""
    state = Pungi(SETUP.lookup)
    state.phase = 3
    state.start = 0
    seat = len(played.split())
    state.waiting = (seat,)
    state.hands = [[]] * seat + [sorted(SETUP.card(item) for item in hand.split())]
    state.snakes, state.laid = row, len(row)
    state.taken = [snake for snake in taken or [] for _ in range(SETUP.seats)]
    state.discarded = len(state.taken)
    state.used = [0] * state.discarded + [SETUP.card(item) for item in played.split()]
    choices = [POLICY.choose(state, seat, Rng(seed)) for seed in range(40)]
    return SETUP.cards[max(set(choices), key=choices.count)]


def test_the_best_snake_calls_for_the_highest_card() -> None:
    assert favourite("frog-2 mouse-10 snail-5", "", [4, -1, -2, -4]) == "mouse-10"


def test_the_best_snake_at_the_end_calls_for_the_lowest() -> None:
    assert favourite("frog-2 mouse-10 snail-5", "lizard-7 dragonfly-6 snail-9", [-4, -2, -1, 4]) == "frog-2"


def test_priority_goes_before_high_numbers() -> None:
    """PUN-11. A third frog takes first, whatever it is worth."""
    assert favourite("frog-9 mouse-10", "frog-2 lizard-7 frog-3", [4, -1, -2, -4]) == "frog-9"


def test_another_animals_priority_is_respected() -> None:
    """PUN-11. Two frogs will take first; any other card comes after them, so the low one may go."""
    assert favourite("mouse-10 snail-1", "frog-2 frog-3 lizard-7", [4, 3, -4, 1]) == "snail-1"


def test_a_charmer_is_worth_the_lowest_snake_turned() -> None:
    assert worths([CHARMER, -3, 2], []) == [HOPE, -3.0, 2.0]
    assert worths([CHARMER, -3, 2], [-4, 1]) == [8.0, -3.0, 2.0]
    assert worths([CHARMER, -3, 2], [-4, CHARMER]) == [HOPE, -3.0, 2.0]
    assert worths([CHARMER, -3, 2], [CHARMER]) == [HOPE, 3.0, 2.0]


def test_naming_a_start_player_is_a_whim() -> None:
    setup = pungi_setup(3, chaos=True)
    state = Pungi(setup.lookup)
    state.phase = 4
    assert {setup.policy.choose(state, 1, Rng(seed)) for seed in range(20)} == {60, 62}


def test_a_whim_comes_now_and_then() -> None:
    state = Pungi(SETUP.lookup)
    state.phase, state.start, state.snakes, state.laid, state.hands = 3, 0, [4, 3, 2, 1], 4, [[9, 19, 20, 30]]
    choices = [POLICY.choose(state, 0, Rng(seed)) for seed in range(800)]
    assert 0.5 / WHIM < 1 - max(choices.count(card) for card in set(choices)) / 800 < 1.5 / WHIM


def test_it_beats_random() -> None:
    plan = Plan.of(parlour.setup("pungi", 4), ["tests.games.pungi.test_policy:Light", "random"], 1)
    told = summary(list(simulate(plan, 60)))
    wins = {row.label: row.wins.mean for row in told.bots}
    assert wins["tests.games.pungi.test_policy:Light"] > 2 * wins["random"]


class Light:
    """The policy as a bot: a world that looks like the view is as good as the truth to it."""

    def __init__(self, setup: parlour.Setup, seed: int | str) -> None:
        self.setup, self.rng = setup, Rng(seed)

    def choose(self, view: parlour.View, legal: object) -> str:
        assert view.seat is not None
        state = self.setup.sampler(view).sample(self.rng)
        return self.setup.token(self.setup.policy.choose(state, view.seat, self.rng))


def test_a_clear_win_is_four_points() -> None:
    assert POLICY.spread(Pungi(SETUP.lookup)) == 4
    assert isinstance(POLICY, PungiPolicy)
