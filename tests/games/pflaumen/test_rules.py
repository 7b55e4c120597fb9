"""Each rule of Pi mal Pflaumen and Pies, on stacked deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

import parlour
from parlour import ParlourError, Rng, contract
from parlour.games.pflaumen import lookup
from parlour.games.pflaumen.lookup import FRUITS, RECIPES, total
from parlour.games.pflaumen.rules import Pflaumen
from tests.games.pflaumen.positions import PIES, PMP, Position, dealt, finish, run, seen, setup_of

BOTH = pytest.mark.parametrize("game", [PMP, PIES])
PI = 3141592653589793238462643383279  # times 10^30


@pytest.mark.rule("PMP-1")
@BOTH
def test_three_decks_of_25_numbers_with_eight_fruits_and_a_plum(game: str) -> None:
    play = contract.random_play(parlour.setup(game, 5), 1)
    setup = setup_of(game, 5)
    decks = [step.words[1:] for step in play.record.steps if step.words[0].startswith("deck")]
    for place, deck in enumerate(decks, 1):
        assert sorted(deck) == sorted(f"{place}.{number}" for number in range(1, 26))
        fruits = Counter(setup.lookup.fruit[setup.card(item)] for item in deck)
        assert fruits == Counter(dict.fromkeys(range(8), 3) | {lookup.PLUM: 1})
        assert setup.lookup.fruit[setup.card(f"{place}.25")] == lookup.PLUM
    assert len(decks) == 3
    assert len(FRUITS) == 9


@pytest.mark.rule("PMP-2")
def test_plums_pi_and_the_watchdog_lie_at_the_side() -> None:
    view = seen(parlour.start(PMP, 4))
    assert (view.plums, view.supply, view.watchdog, view.pi) == (18, 18, None, (0, 0, 0, 0))


@pytest.mark.rule("PMP-2", "PMP-12")
def test_pie_tokens_do_not_run_out() -> None:
    # Everybody fetches tokens in every turn of a round, as if each card brought some.
    setup = setup_of(PIES, 5)
    state = setup.state()
    state.draw_start(0)
    for _ in range(25):
        state.get_pi(0)
    assert state.holdings[0].pi == 75
    most = 0
    for seed in range(30):
        for position in contract.positions(setup, seed):
            assert isinstance(position, Pflaumen)
            most = max(most, *(owned.pi for owned in position.holdings))
    assert 3 < most <= lookup.MOST_PI


@pytest.mark.rule("PMP-3")
def test_a_card_carries_one_thing_at_most() -> None:
    cards = setup_of(PMP, 5).lookup.cards
    assert not [card for card in cards if card.action and card.points]
    assert all((card.recipe == lookup.NO_RECIPE) == (card.points == 0) for card in cards)
    assert {card.action for card in cards} == {0, *lookup.ACTIONS.values()}
    assert {card.recipe for card in cards} == {lookup.NO_RECIPE, *range(len(RECIPES))}


@pytest.mark.rule("PMP-4")
@BOTH
@pytest.mark.parametrize(("seats", "numbers", "each"), [(3, 18, 6), (4, 24, 6), (5, 25, 5)])
def test_as_many_numbers_as_players_need_are_dealt_in_blocks(
    game: str, seats: int, numbers: int, each: int
) -> None:
    deck = [f"1.{number}" for number in range(numbers, 0, -1)]
    play = parlour.start(game, seats, deal=[f"deck1 {' '.join(deck)}"])
    for seat in range(seats):
        assert seen(play, seat).hand == tuple(deck[each * seat : each * seat + each][::-1])
    assert seen(play).hands == (each,) * seats
    with pytest.raises(ParlourError) as refusal:
        parlour.start(game, seats, deal=[f"deck1 1.{numbers + 1}"])
    assert refusal.value.code in ("outcome-impossible", "outcome-unknown")


@pytest.mark.many
@pytest.mark.rule("PMP-5")
def test_hands_are_secret_and_the_first_start_player_is_drawn_by_lot() -> None:
    play = dealt(PMP, "1.13", "1.2", "1.3", start=2)
    assert play.waiting == (2,)
    assert "1.13" in seen(play, 0).hand
    for seat in (1, 2, None):
        assert "1.13" not in str(play.view(seat))
        assert "1.13" not in str(play.events(seat))
    starts = Counter(parlour.start(PMP, 3, seed=seed).waiting[0] for seed in range(60))
    assert min(starts[seat] for seat in range(3)) > 8


@pytest.mark.rule("PMP-6")
@BOTH
def test_clockwise_each_plays_a_card_with_any_number_of_pi(game: str) -> None:
    play = dealt(game, "1.17 1.1", "1.5 1.2", "1.6 1.3", start=1)
    assert "play:1.5+1" not in play.legal(1)
    run(play, "1 play:1.5", "2 play:1.3", "0 play:1.17")
    run(play, "0 take:1.17", "1 take:1.5", "2 take:1.3")
    assert seen(play).pi == (3, 3, 0)
    hand = seen(play, 0).hand
    assert play.legal(0) == [f"play:{card}{pi}" for pi in ("", "+1", "+2", "+3") for card in hand]
    run(play, "0 play:1.1+2")
    assert seen(play).pi == (1, 3, 0)
    assert seen(play, 2).played == ("1.1+2", None, None)
    assert "play:1.2+3" in play.legal(1)
    assert "play:1.2+4" not in play.legal(1)


@pytest.mark.rule("PMP-7")
def test_totals_are_compared_as_if_by_the_true_pi() -> None:
    plays = list(product(range(1, 26), range(lookup.MOST_PI + 1)))
    true = sorted(plays, key=lambda play: play[0] * 10**30 + play[1] * PI)
    ours = sorted(plays, key=lambda play: total(*play))
    assert ours == true
    assert len({total(*play) for play in plays}) == len(plays)


@pytest.mark.rule("PMP-7")
def test_the_highest_total_is_first_in_order() -> None:
    play = dealt(PMP, "1.17 1.7", "1.5 1.4", "1.6 1.10", start=0)
    run(play, "0 play:1.17", "1 play:1.5", "2 play:1.6")
    assert seen(play).order == (0, 2, 1)
    run(play, "0 take:1.17", "2 take:1.6", "1 take:1.5")
    run(play, "0 play:1.7+1", "1 play:1.4+2", "2 play:1.10")  # 10.14, 10.28 and 10
    assert seen(play).order == (1, 0, 2)


@pytest.mark.rule("PMP-8", "PMP-16")
@BOTH
def test_in_order_each_takes_a_card_and_the_first_leads_the_next_trick(game: str) -> None:
    play = dealt(game, "1.1", "1.9", "1.2", start=0)
    run(play, "0 play:1.1", "1 play:1.9", "2 play:1.2")
    assert play.waiting == (1,)
    assert play.legal(1) == ["take:1.1", "take:1.2", "take:1.9"]
    run(play, "1 take:1.2")
    assert play.waiting == (2,)
    run(play, "2 take:1.1")
    assert play.legal(0) == ["take:1.9"]
    run(play, "0 take:1.9")
    assert seen(play).displays == (("1.9", "plum"), ("1.2",), ("1.1",))
    assert (play.waiting, seen(play).start) == ((1,), 1)


@pytest.mark.rule("PMP-9")
@BOTH
def test_the_special_action_comes_before_any_mix(game: str) -> None:
    position = Position(game, "1.14 1.2", "1.7", "", trick="1.12 1.1 1.3")
    position.act("take:1.12")
    assert position.legal() == ["steal:1,1.7"]
    position.act("steal:1,1.7")
    assert position.legal() == ["mix:1.14", "done"]


@pytest.mark.rule("PMP-10")
@BOTH
def test_the_watchdog_comes_from_the_side_or_from_its_holder(game: str) -> None:
    position = Position(game, "", "", "", trick="1.4 2.11 2.19")
    for seat, card in enumerate(("1.4", "2.11", "2.19")):
        position.act(f"take:{card}")
        assert position.view().watchdog == seat
    tags = [event.__struct_config__.tag for event in position.happened()]
    assert tags.count("guarded") == 3
    position = Position(game, "", "", "", trick="1.4 1.2 1.1", watchdog=0)
    position.act("take:1.4")
    assert position.view().watchdog == 0


@pytest.mark.rule("PMP-10", "PMP-11")
@BOTH
def test_nobody_can_steal_from_the_watchdogs_holder(game: str) -> None:
    position = Position(game, "", "1.1 plum", "1.2 1.5 plum plum", trick="1.10 1.7 1.8", watchdog=1)
    position.act("take:1.10")
    assert position.legal() == ["steal:2,1.2", "steal:2,1.5", "steal:2,plum"]
    position.act("steal:2,plum")
    assert position.view().displays == (("1.10", "plum"), ("1.1", "plum"), ("1.2", "1.5", "plum"))
    position = Position(game, "1.3", "1.1", "1.2", trick="1.10 1.7 1.8", watchdog=0)
    position.act("take:1.10")  # one's own watchdog does not hinder one's own theft
    assert position.legal() == ["steal:1,1.1", "steal:2,1.2"]


@pytest.mark.rule("PMP-11")
@BOTH
def test_without_anything_to_steal_nothing_happens(game: str) -> None:
    position = Position(game, "1.3", "1.1", "", trick="1.10 1.7 1.8", watchdog=1, pi=(0, 3, 3))
    position.state.holdings[2].pile.append(position.setup.card("1.2"))
    position.act("take:1.10")
    assert position.waiting() == (1,)
    assert position.view().phase == "take"
    assert "in-vain" in [event.__struct_config__.tag for event in position.happened()]


@pytest.mark.rule("PMP-11")
def test_a_single_plum_can_be_all_there_is_to_steal() -> None:
    position = Position(PMP, "", "", "plum", trick="1.10 1.7 1.8")
    position.act("take:1.10")
    assert position.legal() == ["steal:2,plum"]


@pytest.mark.rule("PMP-12")
def test_three_pi_or_as_many_as_are_left() -> None:
    position = Position(PMP, "", "", "", trick="1.5 1.6 1.17", pi=(10, 4, 0))
    for card, pi in (("1.5", (13, 4, 0)), ("1.6", (13, 5, 0)), ("1.17", (13, 5, 0))):
        position.act(f"take:{card}")
        assert position.view().pi == pi
    assert position.view().supply == 0


@pytest.mark.rule("PMP-12", "PMP-15")
def test_pi_cards_come_back_when_the_trick_is_over_and_not_before() -> None:
    position = Position(PMP, "", "", "", trick="1.5 1.1 1.2", pi=(14, 0, 0), hands=("1.9", "1.10", "1.11"))
    position.state.holdings[0].play += 3 * lookup.CARDS  # with three of the Pi cards in the trick
    position.state.supply -= 3
    position.act("take:1.5")
    assert (position.view().pi, position.view().supply) == ((15, 0, 0), 0)
    position.act("take:1.1")
    assert position.view().supply == 0
    position.act("take:1.2")
    assert position.view().supply == 3
    assert position.view().played == (None, None, None)


@pytest.mark.rule("PMP-15")
@BOTH
def test_played_pi_do_not_come_back_to_their_player(game: str) -> None:
    play = dealt(game, "1.17 1.1", "1.3 1.2", "1.8 1.9")
    run(play, "0 play:1.17", "1 play:1.3", "2 play:1.8", "0 take:1.17", "2 take:1.8", "1 take:1.3")
    run(play, "0 play:1.1+3", "1 play:1.2", "2 play:1.9")  # 10.42 and 9
    assert seen(play).order == (0, 2, 1)
    run(play, "0 take:1.9", "2 take:1.1")
    assert (play.legal(1), seen(play).pi) == (["take:1.2"], (0, 0, 0))


@pytest.mark.rule("PMP-13")
def test_in_pi_mal_pflaumen_a_stolen_card_does_not_act() -> None:
    position = Position(PMP, "1.14", "1.12 1.5 1.4 1.2", "1.7", trick="1.10 1.1 1.8")
    position.act("take:1.10", "steal:1,1.12")
    assert position.waiting() == (1,)
    position = Position(PMP, "1.14", "1.2", "", trick="1.10 1.1 1.8")
    position.act("take:1.10", "steal:1,1.2")
    assert position.legal() == ["mix:1.14", "done"]  # but it can be used at once


@pytest.mark.rule("PMP-13")
def test_in_pies_a_stolen_card_acts_and_thefts_make_chains() -> None:
    position = Position(PIES, "1.14", "1.12 3.23 1.5", "2.8 1.4", trick="1.10 1.1 3.24")
    position.act("take:1.10", "steal:1,1.12", "steal:2,2.8", "steal:1,3.23", "steal:1,1.5")
    assert position.view().pi == (3, 0, 0)
    assert position.waiting() == (0,)
    assert position.legal() == ["mix:1.14", "done"]
    position = Position(PIES, "", "1.12", "1.4 plum", trick="1.10 1.1 1.8", watchdog=2)
    position.act("take:1.10", "steal:1,1.12")  # and then there is nothing left to steal
    assert position.waiting() == (1,)
    position = Position(PIES, "", "1.4", "2.9", trick="1.10 1.1 1.8")
    position.act("take:1.10", "steal:2,2.9", "steal:1,1.4")
    assert (position.view().watchdog, position.waiting()) == (0, (1,))
    position = Position(PIES, "", "plum", "", trick="1.10 1.1 1.8")
    position.act("take:1.10", "steal:1,plum")
    assert position.waiting() == (1,)


@pytest.mark.rule("PMP-14")
@BOTH
def test_the_last_gets_a_plum_that_can_be_used_at_once(game: str) -> None:
    position = Position(game, "", "", "1.18 plum plum", trick="1.1 1.2 1.11")
    position.act("take:1.1", "take:1.2", "take:1.11")
    assert position.view().displays[2] == ("1.11", "1.18", "plum", "plum", "plum")
    assert position.view().plums == 17
    assert position.legal() == ["mix:1.18", "done"]
    position.act("mix:1.18", "use:plum", "use:plum", "use:plum")
    assert position.view().displays[2] == ("1.11",)


@pytest.mark.rule("PMP-14")
@BOTH
@pytest.mark.parametrize(("seats", "left"), [(3, 0), (4, 0), (5, 3)])
def test_there_are_always_enough_plums(game: str, seats: int, left: int) -> None:
    assert seen(contract.random_play(parlour.setup(game, seats), 1)).plums == left


@pytest.mark.rule("PMP-16", "PMP-23")
@BOTH
def test_the_first_of_the_last_trick_leads_the_next_round(game: str) -> None:
    play = parlour.start(game, 3, seed=5)
    while seen(play).round == 1:
        view = seen(play)
        first, displays = (*view.order, None)[0], view.displays
        play.act(play.waiting[0], play.legal(play.waiting[0])[-1])
    assert play.waiting == (first,)
    assert seen(play).start == first
    assert seen(play).hands == (6, 6, 6)
    assert [{*now} >= {*then} for now, then in zip(seen(play).displays, displays, strict=True)] == [True] * 3


@pytest.mark.rule("PMP-17")
@BOTH
def test_a_mix_is_offered_only_where_one_can_be_made(game: str) -> None:
    position = Position(game, "1.14 1.5", "1.14", "", trick="1.2 1.11 1.23")
    position.act("take:1.11")
    assert (position.waiting(), position.view().phase) == ((1,), "take")
    position.act("take:1.2")
    assert position.legal() == ["mix:1.14", "done"]


def spellings(state: Pflaumen, seat: int) -> list[tuple[int, ...]]:
    """Every way in which a begun mix can go on."""
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.use_card(seat, action - lookup.USE_CARD)
        card = action - lookup.USE_CARD
        rest = [()] if after.mix == lookup.NOTHING else spellings(after, seat)
        found += [(card, *more) for more in rest]
    return found


def fits(recipe: str, fruits: list[int]) -> bool:
    """Whether these fruits are what the letters say."""
    if recipe[0] == "P":
        return fruits == [lookup.PLUM] * len(recipe)
    return sorted(Counter(fruits).values()) == sorted(Counter(recipe).values())


@pytest.mark.rule("PMP-18")
@pytest.mark.parametrize("seed", range(25))
def test_every_mix_has_exactly_one_spelling_and_no_other_is_legal(seed: int) -> None:
    rng = Rng(seed)
    setup = setup_of(PMP, 5)
    state = setup.state()
    kinds = {rng.below(9) for _ in range(6)}
    pool = [card for card in range(lookup.CARDS) if setup.lookup.fruit[card] in kinds]
    rng.shuffle(pool)
    cards = sorted(pool[: 4 + rng.below(9)]) + [lookup.PLUM_CARD] * rng.below(5)
    for card in cards:
        state.holdings[0].gain(setup.lookup, card)
    makeable = []
    for recipe_card in state.holdings[0].display:
        recipe = setup.lookup.recipe[recipe_card]
        if not recipe:
            continue
        mixes = {
            mix
            for mix in combinations(cards, len(recipe))
            if fits(recipe, [setup.lookup.fruit[card] for card in mix])
        }
        if mixes:
            makeable.append(lookup.MIX_CARD + recipe_card)
            begun = state.clone()
            begun.waiting = (0,)
            begun.order = lookup.packed([0, 1, 2, 3, 4], lookup.SEAT_BITS)
            begun.begin_mix(0, recipe_card)
            assert sorted(spellings(begun, 0)) == sorted(mixes)
    assert state.holdings[0].mixes(setup.lookup) == makeable


@pytest.mark.rule("PMP-18")
def test_the_eleven_recipes_and_how_many_cards_they_take() -> None:
    assert {recipe: sum(sizes) for recipe, sizes in RECIPES.items()} == {r: len(r) for r in RECIPES}
    assert all(sorted(Counter(recipe).values()) == sorted(sizes) for recipe, sizes in RECIPES.items())
    assert len(RECIPES) == 11


@pytest.mark.rule("PMP-18")
def test_plums_match_only_plums_and_the_25_is_one() -> None:
    position = Position(PMP, "1.15 1.25 plum", "", "", trick="1.1 1.2 1.3")
    position.act("take:1.1", "mix:1.15")
    assert position.legal() == ["use:1.25"]
    position.act("use:1.25")
    assert position.legal() == ["use:plum"]
    position = Position(PMP, "1.18 1.25 2.25 plum 1.1", "", "", trick="2.2 1.2 1.3")
    position.act("take:2.2")
    assert "mix:1.18" in position.legal()
    position.act("mix:1.18", "use:1.25", "use:2.25", "use:plum")
    assert position.view().scores[0] == 6


@pytest.mark.rule("PMP-19", "PMP-20")
@BOTH
def test_the_recipe_card_scores_and_the_others_are_out_of_the_game(game: str) -> None:
    position = Position(game, "1.14", "", "", trick="1.2 1.10 1.12")
    position.act("take:1.2", "mix:1.14", "use:1.2", "use:1.14")
    view = position.view()
    assert (view.displays[0], view.piles[0], view.scores) == ((), ("1.14",), (3, 0, 0))
    position.act("take:1.10")  # what lies face down cannot be stolen: there is nothing to steal
    assert position.waiting() == (2,)


@pytest.mark.rule("PMP-19")
def test_a_begun_mix_is_finished_and_its_cards_are_seen() -> None:
    position = Position(PMP, "1.14 1.19 2.2", "", "", trick="1.2 1.10 1.12")
    position.act("take:1.2", "mix:1.14")
    assert position.legal() == ["use:1.2", "use:1.14", "use:1.19"]
    position.act("use:1.14")
    assert position.legal() == ["use:1.19", "use:2.2"]
    assert (position.view().mix, position.view().used) == ("1.14", ("1.14",))
    position.act("use:1.19")
    assert (position.view().mix, position.view().used) == (None, ())


@pytest.mark.rule("PMP-21")
@pytest.mark.parametrize(
    ("game", "options", "more"), [(PMP, {}, True), (PMP, {"experienced": "on"}, False), (PIES, {}, False)]
)
def test_several_mixes_each_turn_or_only_one(game: str, options: dict[str, str], more: bool) -> None:
    display = "1.14 1.15 1.6"
    position = Position(
        game, display, "", "", trick="1.2 1.3 1.4", hands=("1.7", "1.8", "1.9"), options=options
    )
    position.act("take:1.2")
    assert position.legal() == ["mix:1.14", "mix:1.15", "done"]
    position.act("mix:1.14", "use:1.2", "use:1.14")
    assert position.waiting() == ((0,) if more else (1,))
    if more:
        assert position.legal() == ["mix:1.15", "done"]
        position.act("done")
        assert position.waiting() == (1,)


@pytest.mark.rule("PMP-22")
def test_after_the_last_trick_whoever_can_makes_mixes_the_first_in_order_first() -> None:
    pairs = "1.14 1.19 2.6 1.15", "", "1.8 1.16 2.8"
    position = Position(PMP, *pairs, trick="3.1 3.2 3.24", round_=3)
    position.state.order = lookup.packed([2, 1, 0], lookup.SEAT_BITS)
    position.state.waiting = (2,)
    position.act("take:3.24", "done", "take:3.2", "take:3.1", "done")
    assert position.view().last_mixes
    assert position.waiting() == (2,)
    position.act("mix:1.8", "use:1.8", "use:1.16", "use:2.8")
    assert position.waiting() == (0,)
    position.act("mix:1.14", "use:1.14", "use:1.19", "mix:1.15", "use:1.15", "use:2.6")
    assert position.waiting() == ()
    assert position.view().scores == (6, 0, 6)


@pytest.mark.rule("PMP-22")
@pytest.mark.parametrize(("game", "options"), [(PMP, {"experienced": "on"}), (PIES, {})])
def test_the_variant_and_pies_end_with_the_last_trick(game: str, options: dict[str, str]) -> None:
    position = Position(game, "1.14 1.19", "", "", trick="3.22 3.20 3.24", round_=3, options=options)
    position.act("take:3.20", "done", "take:3.22", "take:3.24")
    assert position.waiting() == ()
    assert not position.view().last_mixes
    assert position.view().scores == (0, 0, 0)


@pytest.mark.rule("PMP-23")
@pytest.mark.parametrize(("game", "left"), [(PMP, (3, 1, 0)), (PIES, (0, 0, 0))])
@pytest.mark.parametrize("round_", [1, 2])
def test_leftover_pi_are_kept_or_discarded(game: str, left: tuple[int, ...], round_: int) -> None:
    watchdog = 1
    position = Position(game, "", "", "", trick="1.1 1.2 1.3", pi=(3, 1, 0), watchdog=watchdog, round_=round_)
    position.act("take:1.1", "take:1.2", "take:1.3")
    assert position.view().chance == f"deck{round_ + 1}"
    assert position.view().pi == left
    assert position.view().supply == position.setup.lookup.edition.pi - sum(left)
    assert position.view().watchdog == watchdog
    assert position.view().displays == (("1.1",), ("1.2",), ("1.3", "plum"))


@pytest.mark.rule("PMP-23")
def test_after_the_last_round_pie_tokens_may_stay() -> None:
    position = Position(PIES, "", "", "", trick="3.22 3.20 3.24", pi=(3, 1, 0), round_=3)
    position.act("take:3.22", "take:3.20", "take:3.24")
    assert (position.waiting(), position.view().pi) == ((), (3, 1, 0))


@pytest.mark.rule("PMP-24")
@pytest.mark.parametrize(
    ("game", "points", "displays", "winners"),
    [
        (PMP, (5, 9, 7), ("1.1 1.2 1.3", "", ""), [1]),
        (PMP, (9, 9, 7), ("1.1", "1.5 plum", "1.8 1.9 1.10"), [1]),
        (PMP, (9, 9, 9), ("1.1", "1.5 plum", "plum plum"), [1, 2]),
        (PIES, (9, 9, 7), ("1.1", "1.5 plum", "1.8 1.9 1.10"), [0, 1]),
        (PIES, (5, 9, 7), ("1.1 1.2 1.3", "", ""), [1]),
    ],
)
def test_who_wins(game: str, points: tuple[int, ...], displays: tuple[str, ...], winners: list[int]) -> None:
    position = Position(game, *displays, trick="3.1 3.2 3.3", round_=3)
    for owned, mine in zip(position.state.holdings, points, strict=True):
        owned.points = mine
    assert position.state.winners() == []
    position.state.end()
    assert position.state.winners() == winners
    assert position.state.scores() == list(points)


@pytest.mark.rule("PMP-20", "PMP-24")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_are_those_of_the_finished_mixes(seats: int) -> None:
    for game in (PMP, PIES):
        play = finish(parlour.start(game, seats, seed=seats))
        setup = setup_of(game, seats)
        view = seen(play)
        for seat, pile in enumerate(view.piles):
            assert view.scores[seat] == sum(setup.lookup.points[setup.card(item)] for item in pile)
        assert max(view.scores) > 0
        assert view.round == 3
        assert view.hands == (0,) * seats


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_card_and_no_pi_is_lost(game: str, seats: int) -> None:
    setup = setup_of(game, seats)
    for position in contract.positions(setup, seats):
        assert isinstance(position, Pflaumen)
        played = [owned.play // lookup.CARDS for owned in position.holdings if owned.play != lookup.NOTHING]
        assert (
            sum(owned.pi for owned in position.holdings) + position.supply + sum(played)
            == setup.lookup.edition.pi
        )
        lying = position.lying_cards() + [
            card
            for seat, owned in enumerate(position.holdings)
            for card in (*position.hand(seat), *owned.display, *owned.pile)
        ]
        assert len(lying) == len({*lying})
        counts = [
            Counter(setup.lookup.fruit[card] for card in [*owned.display, *[lookup.PLUM_CARD] * owned.plums])
            for owned in position.holdings
        ]
        for owned, count in zip(position.holdings, counts, strict=True):
            counted = [
                owned.fruits >> lookup.COUNT_BITS * kind & lookup.COUNT for kind in range(lookup.KINDS)
            ]
            assert counted == [count[kind] for kind in range(lookup.KINDS)]
            assert owned.fruits < 1 << lookup.COUNT_BITS * lookup.KINDS
            plums = max(0, min(3, count[lookup.PLUM] - 2))
            many = [sum(number >= size for number in count.values()) for size in (1, 2, 3)]
            assert owned.wealth == many[0] + 16 * many[1] + 256 * many[2] + 4096 * plums


@pytest.mark.rule("PMP-5")
@BOTH
def test_every_game_of_a_series_draws_its_own_start_player(game: str) -> None:
    play = contract.random_play(parlour.setup(game, 3), 1)
    assert play.setup.game.follow(play.record) == []
