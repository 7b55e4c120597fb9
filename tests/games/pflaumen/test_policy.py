"""The light policy does sensible things, its outlook is sensible too, and a player forgets what is gone."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour import Play, Rng
from parlour.games.pflaumen import lookup, rules
from parlour.games.pflaumen.policy import CERTAINTY, PflaumenPolicy
from parlour.games.pflaumen.setup import PflaumenSetup
from parlour.games.pflaumen.view import PflaumenView
from parlour.kernel.state import CHANCE, SPECTATOR
from tests.games.pflaumen.positions import PIES, PMP, Position, dealt, finish, run, seen, setup_of

if TYPE_CHECKING:
    from parlour.games.pflaumen.rules import Pflaumen

HANDS = ("3.1 3.2 3.3 3.4", "3.5 3.6 3.7 3.8", "3.9 3.10 3.11 3.12")


def policy_of(setup: PflaumenSetup, whim: int = 0) -> PflaumenPolicy:
    """The table's policy, without whims unless told."""
    policy = PflaumenPolicy(setup.lookup)
    policy.whim = whim
    return policy


def choice(position: Position) -> str:
    state = position.state
    return position.setup.token(policy_of(position.setup).choose(state, state.waiting[0], Rng(1)))


def played(setup: PflaumenSetup, view: PflaumenView) -> str:
    """What is played in a position that the view shows."""
    assert view.seat is not None
    state = setup.sampler(view).sample(Rng(1))
    return setup.token(policy_of(setup).choose(state, view.seat, Rng(1)))


# Taking


def test_a_new_fruit_is_taken_rather_than_a_fourth_of_the_same() -> None:
    position = Position(PMP, "1.2 2.21 3.24", "", "", trick="1.14 2.16 2.18", hands=HANDS)
    assert choice(position) == "take:2.16"


def test_a_theft_is_taken_if_there_is_something_to_steal() -> None:
    position = Position(PMP, "", "1.2", "", trick="1.10 1.11 1.13", hands=HANDS)
    assert choice(position) == "take:1.10"
    position = Position(PMP, "1.2 1.17 2.4 3.3", "", "", trick="1.10 1.11 1.13", hands=HANDS, watchdog=0)
    assert choice(position) == "take:1.11"


def test_a_theft_is_taken_rather_than_left_to_others() -> None:
    position = Position(PMP, "1.2 1.17 2.4 3.3", "", "", trick="1.10 1.11 1.13", hands=HANDS)
    assert choice(position) == "take:1.10"


def test_the_watchdog_is_wanted_by_whoever_has_much_to_lose() -> None:
    display = "1.1 1.2 1.3 1.5 1.6 1.7 1.8"
    position = Position(PMP, display, "", "", trick="2.11 2.21 2.16", hands=HANDS)
    assert choice(position) == "take:2.11"
    position = Position(PMP, f"{display} 2.20 3.18", "", "", trick="2.11 2.21 2.16", hands=HANDS, watchdog=0)
    assert choice(position) != "take:2.11"


@pytest.mark.parametrize(("game", "taken"), [(PMP, "1.5"), (PIES, "1.18")])
def test_pi_are_wanted_while_they_last(game: str, taken: str) -> None:
    display = "1.12 1.21 2.5 1.11 2.1 2.16 1.13 2.18 3.4"  # three cherries, three pears and three figs
    last = Position(game, display, "", "", trick="1.5 1.18 1.22")  # of a round; fourth ones of each
    assert choice(last) == f"take:{taken}"


def test_in_the_end_the_card_is_taken_that_a_recipe_lacks() -> None:
    position = Position(PMP, "1.9 1.3 1.2", "", "", trick="2.16 3.20 3.24", round_=3)
    assert choice(position) == "take:3.20"  # the third blackberry


def test_in_the_end_a_recipe_is_taken_that_can_be_made() -> None:
    position = Position(PMP, "1.2 2.21 1.11", "", "", trick="1.18 2.14 3.14", round_=3)
    assert choice(position) == "take:2.14"  # ABCD is not to be had, ABCD of the third round neither
    position = Position(PMP, "1.2 2.21 1.11", "", "", trick="1.15 1.18 3.14", round_=3)
    assert choice(position) == "take:1.15"


def test_a_fruit_serves_one_recipe_only() -> None:
    policy = setup_of(PMP, 3).policy
    assert isinstance(policy, PflaumenPolicy)
    card = setup_of(PMP, 3).card
    two_pairs = 2 + 16 * 2
    assert policy.promise([card("1.14"), card("1.15")], two_pairs, 0, 0) == 6
    assert policy.promise([card("1.14"), card("1.15")], 1 + 16, 0, 0) == 3
    assert policy.promise([card("1.18"), card("1.25")], 0, 6, 0) == 12
    assert policy.promise([card("1.18"), card("1.25")], 0, 5, 0) == 6
    assert policy.promise([], two_pairs, 3, 0) == 0


# Stealing, mixing


def test_the_card_is_stolen_that_adds_the_most() -> None:
    position = Position(PMP, "1.9 1.3", "3.20 1.2", "1.11 1.13", trick="1.10 2.16 2.18", round_=3)
    position.act("take:1.10")
    assert choice(position) == "steal:1,3.20"


@pytest.mark.parametrize(("game", "stolen"), [(PMP, "1.2"), (PIES, "1.12")])
def test_in_pies_a_theft_is_stolen(game: str, stolen: str) -> None:
    position = Position(game, "", "1.2 1.12", "1.11", trick="1.10 1.13 1.16", hands=HANDS)
    position.act("take:1.10")
    assert choice(position) == f"steal:1,{stolen}"


def test_of_two_recipes_the_better_one_is_made_first() -> None:
    position = Position(PMP, "1.14 1.19 3.6 1.12 3.12", "", "", trick="1.11 1.13 1.16", round_=3)
    position.act("take:1.11")
    assert choice(position) == "mix:3.6"


def test_it_waits_for_a_better_mix_but_not_at_the_end() -> None:
    display = "2.3 1.14 1.2 1.13 1.12 3.9"  # four fruits for ABCDE, and a pair of apples for AA
    early = Position(PIES, display, "", "", trick="3.22 1.17 1.16", hands=HANDS, round_=2)
    early.act("take:3.22")
    late = Position(PIES, display, "", "", trick="3.22 1.17 1.16", round_=3)
    late.act("take:3.22")
    assert (choice(early), choice(late)) == ("done", "mix:1.14")


@pytest.mark.parametrize("better", ["2.5", "3.5"])  # plums, of which one is not lacking alone; AABBCC
def test_it_does_not_wait_for_what_is_far(better: str) -> None:
    position = Position(PMP, f"1.14 1.2 {better}", "", "", trick="1.11 1.13 1.16", hands=HANDS, round_=2)
    position.act("take:1.11")
    assert choice(position) == "mix:1.14"


def test_a_mix_uses_the_recipe_card_and_then_cards_without_recipes() -> None:
    position = Position(PMP, "1.9 1.3 1.23 2.9 3.20", "", "", trick="1.11 1.13 1.16", hands=HANDS)
    position.act("take:1.11", "mix:1.9")
    used = []
    while position.view().mix:
        used.append(choice(position))
        position.act(used[-1])
    assert used == ["use:1.9", "use:1.23", "use:2.9"]


# Playing


def last_to_play(pi: int, *, hand: str = "1.13", trick: tuple[str, str] = ("1.16", "1.9")) -> PflaumenView:
    """Seat 0 plays last in a trick of the first round, with so many Pi; the others have no cards left."""
    view = seen(dealt(PIES, "1.1 1.2 1.3 1.4 1.5 1.6", "1.17 1.18", "1.9 1.16"), 0)
    held = tuple(hand.split())
    lying = sorted(trick, key=lambda item: int(item[2:]))
    return msgspec.structs.replace(
        view,
        hand=held,
        hands=(len(held), len(held) - 1, len(held) - 1),
        pi=(pi, 0, 0),
        played=(None, *trick),
        trick=tuple(lying),
        start=1,
        turn=2,
        seen=tuple(f"1.{n}" for n in range(1, 19) if f"1.{n}" not in held),
        displays=(("1.8", "2.8"), (), ()),
    )


def test_the_last_card_of_a_round_is_played() -> None:
    assert played(setup_of(PIES, 3), last_to_play(0)) == "play:1.13"


def test_pi_are_spent_where_they_bring_something() -> None:
    setup = setup_of(PIES, 3)
    assert played(setup, last_to_play(2)) == "play:1.13+1"  # 1.16 can be taken from nobody else
    assert played(setup, last_to_play(0)) == "play:1.13"


def test_a_low_card_is_played_where_the_plum_is_worth_more() -> None:
    setup = setup_of(PIES, 3)
    view = last_to_play(0, hand="1.2 1.17", trick=("1.14", "1.16"))
    view = msgspec.structs.replace(view, hands=(2, 1, 1), seen=tuple(f"1.{n}" for n in (3, 9, 14, 16)))
    assert played(setup, view) == "play:1.2"


def test_of_cards_that_bring_nearly_the_same_the_higher_one_is_played() -> None:
    setup = setup_of(PIES, 3)
    view = last_to_play(0, hand="1.3 1.13", trick=("1.22", "1.24"))  # with the recipe ABC, and with nothing
    view = msgspec.structs.replace(view, hands=(2, 1, 1), seen=tuple(f"1.{n}" for n in (6, 9, 22, 24)))
    assert played(setup, view) == "play:1.13"


def test_the_first_card_of_a_game_is_chosen_with_regard_to_the_pi_of_others() -> None:
    play = dealt(PMP, "1.2 1.8 1.11", "1.17", "1.16")
    view = msgspec.structs.replace(seen(play, 0), pi=(0, 3, 0), supply=15)
    run(play, f"0 {played(setup_of(PMP, 3), view)}")


# In all


def test_now_and_then_it_has_a_whim() -> None:
    position = Position(PMP, "", "1.2", "", trick="1.4 1.10 1.11", hands=HANDS)
    policy = policy_of(position.setup, whim=1)
    taken = {position.setup.token(policy.choose(position.state, 0, Rng(seed))) for seed in range(20)}
    assert taken == {"take:1.4", "take:1.10", "take:1.11"}


def results(setup: PflaumenSetup, seed: int) -> list[int]:
    """The points of a game in which seat 0 follows the policy, and the others do anything."""
    rng = Rng(seed)
    state = setup.state()
    while state.waiting:
        if state.waiting == (CHANCE,):
            state.settle(state.draw(rng))
            continue
        seat = state.waiting[0]
        legal = state.legal(seat)
        whatever = legal[rng.below(len(legal))]
        state.apply(seat, setup.policy.choose(state, seat, rng) if seat == 0 else whatever)
    return state.scores()


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("game", [PMP, PIES])
def test_it_beats_chance_clearly(game: str, seats: int) -> None:
    setup = setup_of(game, seats)
    games = [results(setup, seed) for seed in range(30)]
    assert sum(points[0] > max(points[1:]) for points in games) > 20
    assert sum(points[0] - max(points[1:]) for points in games) > 5 * len(games)


# Outlook


def test_a_rollout_may_be_cut_short_after_two_tricks() -> None:
    play = dealt(PMP, "1.1", "1.2", "1.3")
    policy = setup_of(PMP, 3).policy
    assert policy.settled(truth(play))
    judge = setup_of(PMP, 3).judge
    settled, judged, foreseen = [], [], []
    while not play.over:
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
        view = seen(play)
        where = view.round, view.hands
        if policy.settled(truth(play)):
            assert (view.order, view.trick) == ((), ())
            settled.append(where)
        if judge.settled(truth(play)):
            judged.append(where)
        if judge.foreseen(truth(play)):
            foreseen.append(where)
    cuts = [(n, (size, size, size)) for n in (1, 2, 3) for size in (6, 4, 2)][1:]
    assert settled == cuts
    assert foreseen == settled
    assert judged == cuts[:-4]  # to judge, the end of a game is played out
    assert policy.settled(after_round_one(dealt(PMP, "1.1", "1.2", "1.3")))
    assert not policy.settled(truth(play))


def truth(play: Play) -> Pflaumen:
    """What may be true at this table."""
    assert isinstance(play.setup, PflaumenSetup)
    return play.setup.sampler(seen(play)).sample(Rng(1))


def after_round_one(play: Play) -> Pflaumen:
    """A game played on to the next deal by people who take the first thing."""
    state = truth(play)
    while state.phase != rules.DEAL:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    return state


def test_points_are_certain_in_the_end() -> None:
    play = finish(dealt(PMP, "1.1", "1.2", "1.3"))
    policy = setup_of(PMP, 3).policy
    assert policy.estimate(truth(play)) == list(play.scores)


def test_a_mix_that_can_still_be_made_counts() -> None:
    position = Position(PMP, "1.14 1.2 3.24", "1.2", "", trick="1.11 1.13 1.16", round_=3)
    state = position.state
    state.phase = rules.MIX
    state.round = lookup.ROUNDS
    assert position.setup.policy.estimate(state) == [3.0, 0.0, 0.0]


def test_fruits_recipes_pi_and_the_watchdog_are_hopes() -> None:
    def hope(
        display: str, pi: int = 0, watchdog: int = lookup.NOBODY, hands: tuple[str, ...] = HANDS
    ) -> float:
        trick = "1.11 1.13 1.16"
        position = Position(
            PMP, display, "", "", trick=trick, pi=(pi, 0, 0), watchdog=watchdog, hands=hands, round_=3
        )
        estimate = position.setup.policy.estimate(position.state)
        return estimate[0] - estimate[1]

    assert hope("") == 0
    hopes = [hope(display) for display in ("", "1.2", "1.2 1.21", "1.2 1.21 2.21", "1.14 1.2 1.21 2.21")]
    assert hopes == sorted(set(hopes))
    assert hope("1.2 1.14", pi=2) > hope("1.2 1.14")
    assert hope("1.2 1.14", watchdog=0) > hope("1.2 1.14")
    near, far = "1.14 1.2", "1.14 1.21"  # a pair for AA, or not
    late = ("3.1", "3.2", "3.3")
    assert hope(near, hands=late) > hope(far, hands=late)


def test_estimates_grow_more_certain() -> None:
    policy = setup_of(PMP, 3).policy
    play = dealt(PMP, "1.1", "1.2", "1.3")
    state = truth(play)
    spreads = [policy.spread(state)]
    rng = Rng(1)
    while state.waiting:
        if state.waiting == (CHANCE,):
            state.settle(state.draw(rng))
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
        if policy.settled(state) or not state.waiting:
            spreads.append(policy.spread(state))
    assert all(later < earlier for earlier, later in pairwise(spreads))
    assert 8 < spreads[0] < 10
    assert spreads[-1] < 2


# What a fit weighs


def numbers(position: Position, seat: int = 0) -> dict[str, float]:
    policy = position.setup.policy
    told = policy.describe(position.state, seat)
    assert len(told) == len(policy.numbers)
    return {name: number for name, number in zip(policy.numbers, told, strict=True) if number}


def test_what_a_display_has_and_what_its_recipes_lack_is_told() -> None:
    trick = "1.11 1.13 1.16"
    display = "1.14 1.2 1.21 2.21 2.5"
    one = Position(PMP, display, "", "", trick=trick, pi=(2, 0, 0), watchdog=0, hands=HANDS, round_=3)
    told = numbers(one)
    assert told["recipes"] == sum(one.setup.lookup.points[card] > 0 for card in one.state.holdings[0].display)
    lacking = sum(number for name, number in told.items() if "lacking" in name)
    assert lacking == sum(one.setup.lookup.points[card] for card in one.state.holdings[0].display)
    assert (told["pi"], told["pi-squared"], told["watchdog"], told["cards"]) == (2, 4, 1, 5)
    assert "pi" not in numbers(one, 1)
    assert "watchdog" not in numbers(one, 1)


def test_a_hand_is_told_by_its_numbers() -> None:
    hands = ("3.3 3.10 3.20", "3.1 3.2 3.21", "3.4 3.5 3.6")
    position = Position(PMP, "", "", "", trick="1.11 1.13 1.16", hands=hands, round_=3)
    told = numbers(position)
    assert (told["hand-lowest"], told["hand-third"]) == (2, 2)  # numbers are counted from 0
    assert (told["hand-second"], told["hand-highest"]) == (9, 19)
    assert told["hand-sum"] == 2 + 9 + 19
    assert told["hand-squares"] == 4 + 81 + 361
    assert (told["hand-high"], told["hand-middle"]) == (1, 1)
    assert told["hand-above"] == 2 + (2 + 1 + 3) + (2 + 2 + 3)
    carried = [position.setup.lookup.action[50 + number - 1] for number in (3, 10, 20)]
    assert told.get("hand-thefts", 0) == carried.count(lookup.STEAL)
    assert told.get("hand-pi", 0) == carried.count(lookup.THREE_PI)


def test_every_card_of_a_hand_is_told_of() -> None:
    setup = setup_of(PMP, 3)
    cards = [f"3.{number}" for number in range(1, 19)]
    told = []
    for first in (0, 6, 12):
        hands = (" ".join(cards[first : first + 6]), "", "")
        told.append(numbers(Position(PMP, "", "", "", trick="1.11 1.13 1.16", hands=hands, round_=3)))
    actions = setup.lookup.action[50:68]
    assert sum(each.get("hand-thefts", 0) for each in told) == actions.count(lookup.STEAL)
    assert sum(each.get("hand-pi", 0) for each in told) == actions.count(lookup.THREE_PI)
    assert sum(each.get("hand-points", 0) for each in told) == sum(setup.lookup.points[50:68])


def test_the_stage_is_the_turns_left() -> None:
    play = dealt(PMP, "1.1", "1.2", "1.3")
    policy = setup_of(PMP, 3).policy
    assert policy.stage(truth(play)) == 18
    assert policy.stages == 19
    assert policy.stage(truth(finish(play))) == 0


@pytest.mark.parametrize("game", [PMP, PIES])
def test_bots_use_the_weights_and_are_less_sure_than_a_judge(game: str) -> None:
    setup = parlour.GAMES[game].setup(3)  # of its own, to be changed
    assert setup.policy.fit is setup.judge.fit is not None
    state = truth(dealt(game, "1.1", "1.2", "1.3"))
    points = setup.policy.estimate(state)
    sure = setup.judge.strengths(state, points)
    assert setup.policy.strengths(state, points) == [CERTAINTY * strength for strength in sure]
    assert len(set(sure)) > 1
    setup.weigh(None)  # a table without weights
    by_hand = setup.judge.strengths(state, points)
    assert by_hand != sure
    assert setup.policy.strengths(state, points) == [CERTAINTY * strength for strength in by_hand]


# Memory


def with_a_mix_made() -> tuple[PflaumenSetup, PflaumenView]:
    """Seat 1 has made AA of 1.14 with 1.2, and seat 0 looks on. 1.3 and 1.19 have been played too."""
    position = Position(
        PMP, "2.8", "1.14 1.2 1.19", "1.3", trick="1.11 1.13 1.16", hands=("1.4", "1.5", "1.6")
    )
    state = position.state
    state.order = lookup.packed([1, 0, 2], lookup.SEAT_BITS)
    state.waiting = (1,)
    position.act("take:1.11", "mix:1.14", "use:1.2", "use:1.14", "take:1.13")
    view = position.setup.view(state, 0)
    seen_so_far = ("1.2", "1.3", "1.11", "1.13", "1.14", "1.16", "1.19")
    return position.setup, msgspec.structs.replace(view, seen=seen_so_far)


def test_only_what_is_gone_is_forgotten() -> None:
    setup, view = with_a_mix_made()
    vague = setup.recalled(view, 0.0, Rng(1))
    assert isinstance(vague, PflaumenView)
    assert vague.seen == ("1.3", "1.11", "1.13", "1.16", "1.19")
    assert vague.piles == ((), (), ())
    assert msgspec.structs.replace(vague, seen=view.seen, piles=view.piles) == view


def test_a_full_memory_forgets_nothing() -> None:
    setup, view = with_a_mix_made()
    assert all(setup.recalled(view, 1.0, Rng(seed)) == view for seed in range(50))


def test_half_a_memory_keeps_about_half() -> None:
    setup, view = with_a_mix_made()
    vague = [setup.recalled(view, 0.5, Rng(seed)) for seed in range(400)]
    kept = [
        sum(item in view.seen for view in vague if isinstance(view, PflaumenView)) for item in ("1.2", "1.14")
    ]
    assert all(150 < count < 250 for count in kept)


def test_whoever_forgets_thinks_that_others_may_hold_what_is_gone() -> None:
    setup, view = with_a_mix_made()
    vague = setup.recalled(view, 0.0, Rng(1))
    rng = Rng(2)
    samples = [setup.sampler(vague).sample(rng) for _ in range(100)]
    hands = [[sample.hand(seat) for seat in range(setup.seats)] for sample in samples]
    assert any(setup.card("1.2") in hand[1] for hand in hands)
    assert not any(setup.card("1.3") in card for hand in hands for card in hand)


# All worlds


def test_all_worlds_are_listed_once() -> None:
    play = dealt(PMP, "1.1 1.2 1.3 1.4 1.5 1.6", "1.7 1.8 1.9 1.10 1.11 1.12", "")
    while sum(seen(play).hands) > 9:
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    view = seen(play, 0)
    assert view.hands == (3, 3, 3)
    setup = setup_of(PMP, 3)
    worlds = setup.sampler(view).worlds(20)
    assert len({str([owned.hand for owned in world.holdings]) for world in worlds}) == 20  # 3 of 6 cards
    assert all(setup.view(world, 0) == view for world in worlds)
    assert setup.sampler(view).worlds(19) == []


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    play = finish(dealt(PMP, "1.1", "1.2", "1.3"))
    setup = setup_of(PMP, 3)
    (world,) = setup.sampler(seen(play, 0)).worlds(1)
    assert setup.view(world, SPECTATOR) == seen(play)
