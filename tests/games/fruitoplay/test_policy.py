"""The light policy makes sensible choices from what a seat may know, and estimates how games end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from parlour import Rng
from parlour.games.fruitoplay import policy as light
from parlour.games.fruitoplay.lookup import TURNS
from parlour.games.fruitoplay.policy import LOOKS_AHEAD, OWN, FruitoplayPolicy, outlook, ranked
from parlour.games.fruitoplay.rules import PLAY, Fruitoplay
from parlour.kernel.state import CHANCE, Policy
from parlour.search.playouts import play_out
from tests.games.fruitoplay.positions import choose, deck, ended, first_cards, seen, setup, stacked, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence


def sober(seats: int) -> FruitoplayPolicy:
    """The policy without whims."""
    policy = FruitoplayPolicy(setup(seats).lookup)
    policy.whim = 0
    return policy


def dealt(*hands: str, river: str) -> Fruitoplay:
    """A first round that begins so."""
    at = setup(len(hands))
    state = at.state()
    named = [at.card(item) for item in deck(hands, river).split()[1:]]
    state.settle([*named, *(card for card in at.lookup.cards if card not in named)])
    return state


def choice(state: Fruitoplay, seat: int) -> str:
    seats = state.lookup.seats
    return setup(seats).token(sober(seats).choose(state, seat, Rng(1)))


def wins(seats: int, players: Sequence[Policy[Fruitoplay]], games: int) -> float:
    """The share of games won by the first of two players, who both have every other seat."""
    won = 0.0
    for seed in range(games):
        rng = Rng(seed)
        state = setup(seats).state()
        while state.waiting:
            if state.waiting == (CHANCE,):
                state.settle(state.draw(rng))
            else:
                seat = state.waiting[0]
                state.apply(seat, players[(seat + seed) % 2].choose(state, seat, rng))
        winners = state.winners()
        won += sum((seat + seed) % 2 == 0 for seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_beats_chance(seats: int) -> None:
    assert wins(seats, [setup(seats).policy, Policy()], 40) > 0.8


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_who_searches_goes_on_better_than_the_light_policy(seats: int) -> None:
    won = 0.0
    games = 400
    for seed in range(games):
        state = setup(seats).state()
        for seat, player in enumerate(state.players):
            player.habit = OWN if (seat + seed) % 2 else LOOKS_AHEAD
        policy: Any = sober(seats)
        play_out(policy, state, Rng(seed // 2))
        winners = state.winners()
        won += sum((seat + seed) % 2 for seat in winners) / len(winners)
    assert won / games > 0.5


def test_it_wins_what_it_surely_can() -> None:
    bananas = "banana-6 banana-20 banana-19 banana-1 banana-2 banana-17 banana-16"
    assert choice(dealt(bananas, "", river="banana-8 banana-7"), 0) == "play:banana-6"


def test_what_lies_open_is_no_danger() -> None:
    """For banana 15, banana 17 is safer than banana 12, unless all that comes between lies in the river."""
    hand = "banana-12 banana-17 apple-1 apple-2 fig-1 fig-2 strawberry-1"
    hidden = dealt(hand, "", river="banana-15 apple-20 apple-19 apple-17 apple-16")
    assert choice(hidden, 0) == "play:banana-17"
    shown = dealt(hand, "", river="banana-15 banana-14 banana-16 banana-13 banana-18")
    assert choice(shown, 0) == "play:banana-12"


def test_in_the_end_a_card_that_cannot_win_is_that_of_the_smallest_column() -> None:
    state = dealt("fig-1 fig-2 fig-4 fig-5 apple-1 apple-2 banana-20", "", river="strawberry-5")
    state.turn = TURNS - 1
    state.river = [*state.river[1:], state.river[0]]
    state.show(state.targets())  # so all other strawberries may be in the other hand
    assert choice(state, 0) == "play:banana-20"


@pytest.mark.parametrize(
    ("following", "spent"),
    [
        ("fig-3", ("play:fig-17", "play:fig-19", "play:fig-20")),
        ("fig-18", ("play:fig-1", "play:fig-2", "play:fig-4")),
    ],
)
def test_the_card_for_the_next_target_is_kept(following: str, spent: tuple[str, ...]) -> None:
    hand = "fig-1 fig-2 fig-4 fig-17 fig-19 fig-20"
    assert choice(dealt(hand, *[""] * 5, river=f"banana-10 {following}"), 0) in spent


def promise(state: Fruitoplay, seat: int, card: int) -> float:
    """What a card promises, counted at length."""
    at = setup(state.lookup.seats)
    policy, lookup = at.policy, at.lookup
    target, turns, others = state.targets()[0], len(state.targets()) - 1, at.seats - 1
    hands = [player.hand for player in state.players]
    columns = [player.columns() for player in state.players]
    face_up = {*state.targets(), *state.out(), *hands[seat]}.union(*columns)
    unseen = [other for other in lookup.cards if other not in face_up]
    same = [other for other in unseen if lookup.fruit[other] == lookup.fruit[target]]
    distance = lookup.distance[target]
    if lookup.fruit[card] == lookup.fruit[target]:
        nearer: float = sum(distance[other] <= distance[card] for other in same)
    else:
        nearer = len(same) + policy.share[target][card] * (len(unseen) - len(same))
    rivals = light.EAGER * (sum(map(len, hands)) - len(hands[seat]))
    alone: float = (1 - nearer / len(unseen)) ** rivals
    with_target, without = policy.columns(state, seat), policy.columns(state, seat)
    with_target[lookup.fruit[target]] += policy.worth[target]
    without[lookup.fruit[card]] -= policy.worth[card]
    won = outlook(with_target, light.SURE[turns + others], light.HOPED[turns + others])
    lost = outlook(without, light.SURE[turns], light.HOPED[turns])
    kept = policy.keep[state.targets()[1]][card] if turns else 0.0
    return alone * (won + light.TAKEN * (others - 1)) + (1 - alone) * lost - kept


@pytest.mark.parametrize("seats", [2, 6])
def test_quick_counting_finds_what_long_counting_finds(seats: int) -> None:
    policy, rng = sober(seats), Rng(seats)
    state = setup(seats).state()
    while state.waiting:
        if state.waiting == (CHANCE,):
            state.settle(state.draw(rng))
            continue
        seat = state.waiting[0]
        legal = state.legal(seat)
        if state.phase == PLAY:
            promises = [promise(state, seat, card) for card in legal]
            chosen = policy.choose(state, seat, rng)
            assert promises[legal.index(chosen)] == pytest.approx(max(promises))
        state.apply(seat, legal[rng.below(len(legal))])


def test_a_single_card_is_played() -> None:
    state = dealt("", "", river="")
    state.players[0].hand = state.players[0].hand[:1]
    assert choice(state, 0) == tokens(state, 0)[0]


def test_forgotten_cards_cannot_outnumber_the_unseen() -> None:
    """Somebody who remembers nothing may take for hidden more cards than are left."""
    state = dealt("banana-1 apple-1", "", river="banana-20")
    state.drawn = len(state.pile)
    state.players[1].hand = state.players[1].hand[:1]
    assert choice(state, 0) in tokens(state, 0)


@pytest.mark.parametrize(
    ("column", "token"),
    [
        ("fig-1 fig-2 fig-4 fig-5 fig-6", "stay"),  # 25 points, which another fruit would spoil
        ("fig-1 fig-2 fig-4 banana-1 apple-1 strawberry-1", "draw"),  # there is nothing to lose
    ],
)
def test_it_draws_last_only_where_that_helps(column: str, token: str) -> None:
    at = setup()
    state = at.state()
    state.round = 1
    state.lay(state.players[0], [at.card(card) for card in column.split()])
    state.pile = [card for card in at.lookup.cards if card not in state.players[0].columns()]
    state.ask_draw(0b01)
    assert choice(state, 0) == token


def test_it_cancels_what_costs_least() -> None:
    state = ended("apple-8 apple-11 apple-12 banana-11 banana-3 banana-4 fig-11 fig-2", "fig-1")
    assert tokens(state, 0) == ["cancel:banana-3", "cancel:banana-4"]
    assert choice(state, 0) == "cancel:banana-4"
    choose(state, 0, "cancel:banana-4")
    assert tokens(state, 0) == ["cancel:apple-8", "cancel:apple-12"]
    assert choice(state, 0) == "cancel:apple-12"


@pytest.mark.parametrize(
    ("number", "column", "token"),
    [(2, "apple-11 apple-8", "cancel:collective"), (3, "apple-11 apple-12", "cancel:apple-12")],
)
def test_it_cancels_the_collective_card_where_that_costs_less(number: int, column: str, token: str) -> None:
    state = ended(column, "", collective="apple", number=number)
    assert len(tokens(state, 0)) == 2
    assert choice(state, 0) == token


@pytest.mark.parametrize(
    ("figs", "apples", "token"),
    [((1, 2, 4, 5, 6, 7, 9), (), "collective:fig"), ((1, 2, 4, 5, 6), (1, 2), "collective:apple")],
)
def test_it_chooses_the_collective_fruit_that_suits_its_hand(
    figs: tuple[int, ...], apples: tuple[int, ...], token: str
) -> None:
    state = ended("", "", number=1)
    state.scored = [[3, 0]]
    at = setup()
    hand = [at.card(f"fig-{number}") for number in figs] + [at.card(f"apple-{number}") for number in apples]
    state.settle([*range(7), *hand, *(card for card in range(7, 80) if card not in hand)])
    assert state.waiting == (1,)
    assert choice(state, 1) == token


def test_once_in_a_while_it_does_anything() -> None:
    bananas = "banana-6 banana-20 banana-19 banana-1 banana-2 banana-17 banana-16"
    state = dealt(bananas, "", river="banana-8 banana-7")
    rng = Rng(1)
    policy = setup().policy
    choices = [policy.choose(state, 0, rng) for _ in range(2000)]
    assert set(choices) == set(state.players[0].hand)
    assert 0.85 < choices.count(setup().card("banana-6")) / 2000 < 0.93  # 7/8, and a seventh of 1/8


@pytest.mark.parametrize(
    ("columns", "points"), [([6, 0, 2, 3], 12), ([5, -1, 0, 0], 25), ([0, 0, -1, 0], 0), ([2, 4, 4, 3], 8)]
)
def test_what_is_sure_is_the_score(columns: list[int], points: int) -> None:
    assert outlook(columns, 1.0, 0.0) == points


def test_more_of_any_fruit_promises_more_while_there_is_time() -> None:
    assert outlook([4, 2, 3, 0], 0.3, 0.2) < outlook([4, 2, 4, 0], 0.3, 0.2)


@pytest.mark.parametrize(
    ("columns", "numbers"),
    [
        ([4, 2, 0, 3], (9, 2, 3, 3, 4)),
        ([4, -1, 0, 0], (4, 4, light.MANY, 0, 4)),
        ([0, 0, 0, 0], (0, light.MANY, light.MANY, 0, 0)),
    ],
)
def test_columns_are_ranked(columns: list[int], numbers: tuple[int, ...]) -> None:
    assert ranked(columns) == numbers


def test_a_rollout_ends_with_its_round() -> None:
    policy, state, rng = setup().policy, setup().state(), Rng(1)
    settled = []
    while state.waiting:
        settled.append(policy.settled(state))
        if settled[-1]:
            assert policy.estimate(state) == state.scores()
        if state.waiting == (CHANCE,):
            state.settle(state.draw(rng))
        else:
            state.apply(state.waiting[0], policy.choose(state, state.waiting[0], rng))
    assert settled.count(True) == 2
    assert policy.estimate(state) == state.scores()


def test_an_estimate_sees_what_the_round_promises() -> None:
    state = dealt("fig-1 fig-2 fig-4 fig-5 fig-6 fig-7 fig-9", "fig-10 apple-1 banana-1", river="")
    mine, theirs = setup().policy.estimate(state)
    assert state.phase == PLAY
    assert mine > theirs > 0


def test_the_spread_shrinks_with_every_round() -> None:
    state = setup(4).state()
    policy = setup(4).policy
    spreads = []
    for scored in ([], [[1] * 4], [[1] * 4] * 2, [[1] * 4] * 3):
        state.scored = scored
        spreads.append(policy.spread(state))
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] == light.CLEAR


def test_one_forgets_who_played_what_and_what_is_out() -> None:
    play = stacked("apple-1", "apple-3", "fig-1", river="apple-2 banana-1 banana-2")
    play.act(0, "play:apple-1")
    play.act(1, "play:apple-3")
    play.act(2, "play:fig-1")
    first_cards(play, 3)
    at, view = setup(3), seen(play, 0)
    assert at.recalled(view, 1.0, Rng(1)) == view
    vague = at.recalled(view, 0.0, Rng(1))
    assert vague.tricks == ((None,) * 3,) * 4
    assert vague.out == ()
    assert (vague.columns, vague.river, vague.hand) == (view.columns, view.river, view.hand)


def test_one_recalls_a_share() -> None:
    play = stacked("", "", "", "", "", "")
    first_cards(play, 6)
    at, view = setup(6), seen(play, 0)
    kept = 0
    for seed in range(100):
        vague = at.recalled(view, 0.5, Rng(seed))
        kept += sum(item is not None for trick in vague.tricks for item in trick)
        assert set(vague.out) <= set(view.out)
    assert 0.45 < kept / 3600 < 0.55


def test_what_is_forgotten_may_be_anywhere_but_there_are_no_more_cards() -> None:
    """FRU-10. Two equal cards: the target and both are out, and may seem to be in a hand or in the pile."""
    play = stacked("apple-1", "apple-3", river="apple-2")
    play.act(0, "play:apple-1")
    play.act(1, "play:apple-3")
    at, view = setup(), seen(play, 0)
    assert set(view.out) == {"apple-1", "apple-2", "apple-3"}
    vague = at.recalled(view, 0.0, Rng(1))
    sampler = at.sampler(vague)
    rng = Rng(2)
    gone = {at.card(item) for item in view.out}
    thought = set()
    for _ in range(200):
        state = sampler.sample(rng)
        assert at.view(state, 0) == vague
        assert len(state.pile) == view.pile
        thought |= gone.intersection(state.players[1].hand)
    assert thought == gone
    for _ in range(50):
        assert gone.isdisjoint(at.sampler(view).sample(rng).players[1].hand)


def test_a_seat_chooses_by_its_habit() -> None:
    """FRU-6. A searcher's own later choices are never random; those of others are, now and then."""
    policy = setup(3).policy
    by = {light.OWN: "careful", light.LOOKS_AHEAD: "card", light.COUNTS_NOW: "counted"}
    random: dict[int, int] = dict.fromkeys(by, 0)
    seen = dict.fromkeys(by, 0)
    for seed in range(12):
        rng, state = Rng(seed), setup(3).state()
        for player, habit in zip(state.players, by, strict=True):
            player.habit = habit
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.settle(state.draw(rng))
                continue
            luck = Rng(0)
            luck.state = rng.state
            action = policy.choose(state, seat, rng)
            if state.phase == PLAY and len(state.legal(seat)) > 1:
                habit = int(state.players[seat].habit)
                luck.word()  # for a whim
                asked = [state, seat, luck] if habit == light.COUNTS_NOW else [state, seat]
                random[habit] += action != getattr(policy, by[habit])(*asked)
                seen[habit] += 1
            state.apply(seat, action)
    assert min(seen.values()) > 100
    assert random[light.OWN] == 0
    assert 0 < random[light.LOOKS_AHEAD] < seen[light.LOOKS_AHEAD] / 4
    assert 0 <= random[light.COUNTS_NOW] < seen[light.COUNTS_NOW] / 4
