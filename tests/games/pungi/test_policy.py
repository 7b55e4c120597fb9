"""The light policy of Pungi, in telling positions."""

from __future__ import annotations

import pytest

import parlour
from parlour import Rng
from parlour.games.pungi.policy import (
    AFTER_ME,
    HOPE,
    MIDDLE,
    NUMBERS_TOLD,
    WHIM,
    PungiPolicy,
    chances_above,
    promise,
    worths,
)
from parlour.games.pungi.rules import CHARMER, Pungi
from parlour.games.pungi.setup import PungiSetup
from parlour.kernel.state import CHANCE, LOGISTIC
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


def test_a_card_brings_what_lies_at_the_places_it_may_take() -> None:
    """Each of three others comes before it as often as not: 1, 3, 3 and 1 times in 8."""
    between = MIDDLE / 4
    assert promise([8.0, 0.0, 0.0, 0.0], 1, 0, 6, 0, 0.5) == 1 + between
    assert promise([0.0, 8.0, 0.0, 0.0], 1, 1, 3, 3, 0.5) == 3 + between
    # PUN-11: mine is the second frog, and one more player may still get before it; the others come after.
    assert promise([4.0, 0.0, 0.0, 0.0], 2, 1, 2, 2, 0.5) == 4 * 0.5 * (1 - AFTER_ME / 2) + between
    # PUN-11: two other frogs come first, and the fourth card before mine as often as not.
    assert promise([9.0, 9.0, 2.0, 4.0], 1, 2, 1, 3, 0.5) == 3 + between


def test_the_cards_that_are_gone_are_not_feared() -> None:
    """PUN-13: and of equal cards, those played earlier are."""
    assert chances_above(SETUP.lookup, [], 0)[9] == 0
    assert chances_above(SETUP.lookup, [], 3)[9] == 6 / 60
    tens = [card for card in range(60) if card % 10 == 9]
    assert chances_above(SETUP.lookup, tens, 3)[9] == 0
    assert chances_above(SETUP.lookup, tens, 0)[8] == 0
    assert chances_above(SETUP.lookup, [], 0)[8] == 6 / 60


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


@pytest.mark.many
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


def test_a_seat_is_described_alike_in_all_its_worlds() -> None:
    state, rng = SETUP.state(), Rng(2)
    rounds = []
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
            continue
        world = SETUP.sampler(SETUP.view(state, seat)).sample(rng)
        assert POLICY.stage(world) == POLICY.stage(state)
        assert POLICY.describe(world, seat) == POLICY.describe(state, seat)
        rounds.append(POLICY.stage(world))
        state.apply(seat, state.legal(seat)[0])
    assert rounds == [stage for stage in range(9, 0, -1) for _ in range(4)]


def told(taken: list[int], hand: str) -> dict[str, float]:
    """What is told of the first seat, by name, if it differs from 0."""
    state = Pungi(SETUP.lookup)
    state.start = 0
    state.taken = [snake for snake in taken for _ in range(SETUP.seats)]
    state.discarded = len(state.taken)
    state.used = [card for card in range(60) if card % 10 < 5][: state.discarded]
    state.hands = [[SETUP.card(item) for item in hand.split()]]
    numbers = zip(NUMBERS_TOLD, POLICY.describe(state, 0), strict=True)
    return {name: number for name, number in numbers if number}


def test_what_is_told_of_snakes() -> None:
    """PUN-19. Charmers turn bad snakes, and good ones if there are no others; those are not lost yet."""
    same = {"hand-animals": 1}
    assert told([3, -1, -4], "mouse-1") == {
        "points": -2,
        "bad-snakes": 2,
        "bad-points": 5,
        "worst-snake": 4,
        **same,
    }
    assert told([3, -1, -4, CHARMER], "mouse-1") == {
        "points": 6,
        "bad-snakes": 1,
        "bad-points": 1,
        "worst-snake": 1,
        **same,
    }
    assert told([3, 2, CHARMER], "mouse-1") == {
        "points": 1,
        "charmers-idle": 1,
        "charmers-cost": 2,
        **same,
    }
    assert told([CHARMER], "mouse-1") == {"charmers-idle": 1, **same}


def test_what_is_told_of_a_hand() -> None:
    """A card is as strong as the share of the cards still in the game that are lower."""
    hand = told([], "mouse-1 mouse-6 snail-4 frog-8")
    strengths = [0.0, 0.5, 0.3, 0.7]
    assert hand["hand-sum"] == sum(strengths)
    assert hand["hand-squares"] == sum(strength**2 for strength in strengths)
    assert (hand["hand-highest"], hand["hand-second"], hand.get("hand-lowest")) == (0.7, 0.5, None)
    assert hand["hand-animals"] == 3
    assert told([1, 1, 1, 1], "mouse-6")["hand-highest"] == (30 - 16) / (60 - 16)


def test_a_rollout_ends_with_a_round_if_the_rest_can_be_judged() -> None:
    state, rng = SETUP.state(), Rng(1)
    ends = []
    while state.waiting:
        if state.waiting[0] == CHANCE:
            state.settle(state.draw(rng))
            continue
        assert not SETUP.judge.settled(state)
        assert not pungi_setup(4, chaos=True).policy.settled(state)  # there are no weights for it
        if POLICY.settled(state):
            ends.append((POLICY.stage(state), len(state.played())))
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    assert ends == [(stage, 0) for stage in range(8, 1, -1)]
    assert POLICY.stage(state) == 0


def test_without_weights_points_tell_the_strength() -> None:
    setup = pungi_setup(4, chaos=True)
    state, points = setup.state(), [4.0, 2.0, 0.0, 1.0]
    scale = LOGISTIC * setup.policy.spread(state)
    assert setup.policy.strengths(state, points) == [each / scale for each in points]
