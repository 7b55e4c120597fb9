"""Each rule of Fruitoplay, on stacked deals."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour import ParlourError, Rng, contract
from parlour.games.fruitoplay.events import Drew
from parlour.games.fruitoplay.rules import ADDED, CANCELLED, DREW, LAST_DRAW, Fruitoplay, score
from tests.games.fruitoplay.positions import (
    CARDS,
    choose,
    deck,
    ended,
    first_cards,
    packed,
    rest_of_round,
    seen,
    setup,
    stacked,
    tokens,
    told,
    turn,
    won_by,
)

ALL_SEATS = [2, 3, 4, 5, 6]
RIVER = "banana-1 banana-2 banana-3 banana-4 banana-5 banana-6 banana-7"


def lines(play: parlour.Play, start: str) -> list[str]:
    return [str(step) for step in play.record.steps if str(step).startswith(start)]


@pytest.mark.rule("FRU-1")
def test_eighty_cards_of_which_sixteen_are_double_and_four_rotten() -> None:
    _, _, *cards = lines(parlour.start("fruitoplay", 2), "* deck")[0].split()
    assert sorted(cards) == sorted(CARDS)
    lookup = setup().lookup
    for fruit in range(4):
        values = Counter(lookup.value[card] for card in lookup.cards if lookup.fruit[card] == fruit)
        assert values == {1: 15, 2: 4, 0: 1}
    assert lookup.value[setup().card("apple-8")] == 2
    assert lookup.value[setup().card("apple-12")] == 1


@pytest.mark.rule("FRU-2")
@pytest.mark.parametrize(("number", "bonus"), [(2, 1), (3, 2)])
def test_a_collective_card_adds_one_or_two_for_everybody(number: int, bonus: int) -> None:
    state = ended("fig-1", "", collective="fig", number=number, points=[[0, 0]] * (number - 1))
    assert state.values(0) == [0, 0, 0, 1 + bonus]
    assert state.values(1) == [0, 0, 0, bonus]


@pytest.mark.rule("FRU-3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_hands_of_seven_or_six_in_blocks(seats: int) -> None:
    play = parlour.start("fruitoplay", seats, deal=[f"deck {' '.join(CARDS)}"])
    size = 7 if seats <= 3 else 6
    for seat in range(seats):
        assert seen(play, seat).hand == tuple(CARDS[size * seat : size * (seat + 1)])
    view = seen(play)
    assert view.hands == (size,) * seats
    assert view.river == tuple(CARDS[size * seats : size * seats + 7])
    assert view.pile == 80 - size * seats - 7


@pytest.mark.rule("FRU-3")
def test_each_round_all_cards_are_shuffled_again() -> None:
    play = contract.random_play(setup(4), 3)
    shuffles = lines(play, "* deck")
    assert len(shuffles) == 3
    assert len(set(shuffles)) == 3
    assert all(sorted(line.split()[2:]) == sorted(CARDS) for line in shuffles)


@pytest.mark.rule("FRU-3")
def test_a_hand_is_known_to_its_holder_only() -> None:
    play = stacked("banana-9", "apple-2")
    assert "banana-9" in str(seen(play, 0)) + str(play.events(0))
    for other in (1, None):
        view = seen(play, other)
        assert "banana-9" not in str((view.hand, view.river, view.columns, view.out))
        assert "banana-9" not in str(play.events(other))


@pytest.mark.rule("FRU-4")
def test_the_river_is_open_and_in_order() -> None:
    play = stacked("", "", river=RIVER)
    assert all(seen(play, seat).river == tuple(RIVER.split()) for seat in (None, 0, 1))
    first_cards(play, 1)
    assert seen(play).river == tuple(RIVER.split()[1:])


@pytest.mark.rule("FRU-5")
def test_the_last_placed_player_chooses_after_the_deal() -> None:
    play = stacked("", "", river=RIVER)
    assert seen(play).collective is None
    rest_of_round(play)
    last = play.scores.index(min(play.scores))
    view = seen(play, last)
    assert (view.phase, view.round, len(view.hand), len(view.river)) == ("collective", 2, 7, 7)
    assert play.waiting == (last,)
    fruits = ["collective:banana", "collective:apple", "collective:strawberry", "collective:fig"]
    assert play.legal(last) == fruits
    play.act(last, "collective:fig")
    assert (seen(play).collective, seen(play).bonus) == ("fig", 1)
    assert [values[3] for values in seen(play).values] == [1, 1]
    rest_of_round(play)
    last = play.scores.index(min(play.scores))
    assert (seen(play).collective, play.waiting) == (None, (last,))
    assert play.legal(last) == fruits  # the same fruit again, if they like
    play.act(last, "collective:fig")
    assert (seen(play).collective, seen(play).bonus) == ("fig", 2)


@pytest.mark.rule("FRU-5")
def test_it_is_the_points_so_far_in_all_that_count() -> None:
    state = ended("fig-1", "fig-2 fig-4", "fig-5 fig-6 fig-7", number=2, points=[[9, 3, 1]])
    assert state.scores() == [10, 7, 10]
    state.settle(state.draw(Rng(1)))
    assert state.waiting == (1,)


@pytest.mark.rule("FRU-5")
@pytest.mark.parametrize("lowest", [[0, 0, 5], [0, 0, 0]])
def test_if_several_have_the_fewest_points_the_lot_chooses(lowest: list[int]) -> None:
    state = ended("", "", "", number=1)
    state.scored = [lowest]
    state.settle(state.draw(Rng(1)))
    assert state.chance() == "collective"
    drawn = Counter(state.draw(Rng(seed))[0] for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60
    state.settle([3])
    assert state.collective == 3
    assert state.waiting == (0, 1, 2)


@pytest.mark.rule("FRU-5")
def test_the_lot_is_recorded() -> None:
    plays = (contract.random_play(setup(2), seed) for seed in range(400))
    play = next(play for play in plays if lines(play, "* collective"))
    laid = told(play, "laid")
    assert any(event.seat is None for event in laid)  # type: ignore[attr-defined]
    text = str(play.record)
    assert str(parlour.read(text).record) == text


@pytest.mark.rule("FRU-6")
def test_all_choose_in_any_order_and_reveal_together() -> None:
    play = stacked("banana-9 apple-1", "apple-2", "fig-3", river=RIVER)
    assert list(play.waiting) == [0, 1, 2]
    play.act(2, "play:fig-3")
    play.act(0, "play:apple-1")
    assert list(play.waiting) == [1]
    assert seen(play).chose == (0, 2)
    assert not told(play, "revealed")
    play.act(1, "play:apple-2")
    assert told(play, "revealed")[0].cards == ("apple-1", "apple-2", "fig-3")  # type: ignore[attr-defined]
    assert lines(play, "0")[0] == "0 play:apple-1"
    assert [str(step)[0] for step in play.record.steps] == ["*", "0", "1", "2"]


@pytest.mark.rule("FRU-6")
def test_there_is_no_duty_to_follow_the_targets_fruit() -> None:
    play = stacked("banana-9 apple-1", "apple-2", river=RIVER)
    assert set(play.legal(0)) == {f"play:{card}" for card in seen(play, 0).hand}


@pytest.mark.rule("FRU-6")
def test_a_choice_may_be_replaced_until_the_reveal() -> None:
    play = stacked("banana-9 apple-1", "apple-2", river=RIVER)
    legal = play.legal(0)
    play.act(0, "play:banana-9")
    assert play.legal(0) == legal
    play.act(0, "play:apple-1")
    assert seen(play, 0).chosen == ("play:apple-1",)
    assert (play.waiting, seen(play).chose) == ((1,), (0,))
    play.act(1, "play:apple-2")
    assert lines(play, "0") == ["0 play:apple-1"]
    assert "banana-9" in seen(play, 0).hand
    assert "apple-1" not in seen(play, 0).hand
    with pytest.raises(ParlourError) as refusal:
        play.act(0, "play:apple-1")
    assert refusal.value.code == "illegal"


@pytest.mark.rule("FRU-6")
@pytest.mark.parametrize("card", ["banana-1", "apple-8", "fig-20"])
def test_a_hidden_choice_tells_only_that_it_is_made(card: str) -> None:
    """Whatever seat 0 chooses, all others see the same."""
    hand = "banana-1 apple-8 fig-20"

    def looks(choice: str) -> list[str]:
        play = stacked(hand, "apple-1", "fig-1", river="strawberry-7")
        play.act(0, f"play:{choice}")
        return [str((seen(play, s), play.events(s), s is not None and play.legal(s))) for s in (1, 2, None)]

    assert looks(card) == looks("banana-1")


@pytest.mark.rule("FRU-7", "FRU-8", "FRU-10")
@pytest.mark.parametrize(
    ("target", "cards", "winner"),
    [
        ("banana-6", "banana-20 apple-6", 0),  # the target's fruit, however far
        ("banana-6", "apple-6 banana-20", 1),
        ("banana-6", "banana-7 banana-4", 0),
        ("banana-6", "apple-5 fig-8", 0),
        ("banana-6", "apple-5 fig-7", None),  # both one away, one below and one above
        ("banana-6", "apple-6 fig-6", None),
        ("banana-6", "banana-5 banana-7", None),
        ("banana-6", "banana-5 banana-7 fig-20", 2),  # the tie falls back to the other fruits
        ("banana-6", "banana-5 banana-7 fig-6 apple-6", None),
        ("banana-6", "banana-5 banana-7 fig-6 apple-6 fig-9", 4),
        ("banana-6", "banana-5 banana-7 banana-2 banana-10 fig-6 apple-1", 4),
        ("banana-6", "banana-5 banana-7 banana-2 banana-10 fig-5 apple-7", None),
        ("banana-6", "fig-5 apple-7 strawberry-5 fig-7 apple-5 strawberry-7", None),
        ("banana-6", "fig-5 apple-7 strawberry-5 fig-7 apple-5 strawberry-20", 5),
        ("banana-6", "banana-5 banana-7 banana-20 banana-1 banana-11 fig-6", 2),
    ],
)
def test_the_nearest_valid_card_wins(target: str, cards: str, winner: int | None) -> None:
    played = cards.split()
    play = stacked(*played, river=target)
    turn(play, *played)
    assert won_by(play) == [winner]


@pytest.mark.rule("FRU-8")
def test_ties_are_told_in_the_order_of_falling() -> None:
    cards = ["banana-5", "banana-7", "fig-6", "apple-6", "fig-9"]
    play = stacked(*cards, river="banana-6")
    turn(play, *cards)
    ties = [event.cards for event in told(play, "tied")]  # type: ignore[attr-defined]
    assert ties == [("banana-5", "banana-7"), ("fig-6", "apple-6")]


@pytest.mark.rule("FRU-9")
def test_the_winner_takes_all_cards_and_the_target_into_open_columns() -> None:
    play = stacked("banana-5", "banana-7", "fig-20", river="banana-6")
    turn(play, "banana-5", "banana-7", "fig-20")
    for viewer in (None, 0, 1, 2):
        view = seen(play, viewer)
        assert view.columns[2] == (("banana-5", "banana-6", "banana-7"), (), (), ("fig-20",))
        assert view.values[2] == (3, 0, 0, 1)
        assert view.columns[0] == ((), (), (), ())
        assert view.out == ()


@pytest.mark.rule("FRU-10")
def test_what_nobody_wins_is_out_with_its_target() -> None:
    play = stacked("banana-5", "banana-7", river="banana-6")
    turn(play, "banana-5", "banana-7")
    view = seen(play)
    assert view.out == ("banana-5", "banana-6", "banana-7")
    assert view.columns == (((), (), (), ()),) * 2
    rest_of_round(play)
    assert seen(play).out == ()  # shuffled back


@pytest.mark.rule("FRU-11")
def test_everybody_but_the_winner_draws_in_seat_order() -> None:
    play = stacked("apple-1", "banana-7", "fig-20", river="banana-6", pile="fig-1 fig-2")
    turn(play, "apple-1", "banana-7", "fig-20")
    assert seen(play).hands == (7, 6, 7)
    assert "fig-1" in seen(play, 0).hand
    assert "fig-2" in seen(play, 2).hand
    assert "fig-1" in str(told(play, "drew", 0))
    assert "fig-1" not in str(told(play, "drew", 1)) + str(told(play, "drew", 2)) + str(told(play, "drew"))


@pytest.mark.rule("FRU-11")
def test_if_nobody_won_everybody_draws() -> None:
    play = stacked("banana-5", "banana-7", river="banana-6", pile="fig-1 fig-2 fig-3")
    turn(play, "banana-5", "banana-7")
    assert seen(play).hands == (7, 7)
    assert "fig-1" in seen(play, 0).hand
    assert "fig-2" in seen(play, 1).hand
    assert seen(play).pile == 80 - 14 - 7 - 2


@pytest.mark.rule("FRU-12")
def test_the_last_draw_is_optional_and_secret() -> None:
    play = stacked("", "", "", river=RIVER)
    first_cards(play)
    winner = won_by(play)[-1]
    losers = [seat for seat in range(3) if seat != winner]
    assert seen(play).phase == "draw"
    assert play.waiting == tuple(losers)
    assert [play.legal(seat) for seat in losers] == [["draw", "stay"]] * 2
    play.act(losers[0], "draw")
    assert not told(play, "drew")[6:]
    assert seen(play, losers[0]).chosen == ("draw",)
    assert seen(play, losers[1]).chosen == ()
    play.act(losers[0], "stay")
    play.act(losers[1], "draw")
    drew = told(play, "drew")[6]
    assert [draw.seat for draw in drew.draws] == [losers[1]]  # type: ignore[attr-defined]
    assert drew.declined == (losers[0],)  # type: ignore[attr-defined]
    assert f"{losers[0]} stay" in lines(play, f"{losers[0]}")
    assert f"{losers[0]} draw" not in lines(play, f"{losers[0]}")


@pytest.mark.rule("FRU-12")
@pytest.mark.parametrize("choice", ["draw", "stay"])
def test_a_hidden_draw_tells_only_that_it_is_decided(choice: str) -> None:
    def looks(choice: str) -> list[str]:
        play = stacked("", "", "", "", river=RIVER)
        first_cards(play)
        actor, *others = play.waiting
        play.act(actor, choice)
        return [str((seen(play, s), play.events(s), play.legal(s))) for s in others] + [str(seen(play))]

    assert looks(choice) == looks("draw")


@pytest.mark.rule("FRU-12", "FRU-14")
def test_a_six_player_round_that_nobody_wins_empties_the_deck() -> None:
    """Three fruits of two numbers each are played to every target: all tie, so all draw."""
    others = ("apple", "strawberry", "fig")

    def card(seat: int, number: int) -> str:
        return f"{others[seat % 3]}-{2 * number + 1 + seat // 3}"

    hands = [" ".join(card(seat, number) for number in range(6)) for seat in range(6)]
    last = [card(seat, 6) for seat in range(6)]
    rest = [c for c in CARDS if c not in {*" ".join(hands).split(), *RIVER.split(), *last}]
    pile = last + rest
    play = parlour.start("fruitoplay", 6, deal=[f"{deck(hands, RIVER)} {' '.join(pile)}"])
    for number in range(7):
        assert seen(play).hands == (6,) * 6
        assert seen(play).pile == 37 - 6 * number
        turn(play, *(card(seat, number) for seat in range(6)))
    assert won_by(play) == [None] * 7
    assert len(seen(play).out) == 49
    assert (seen(play).pile, play.waiting) == (1, (0, 1, 2, 3, 4, 5))
    play.act(0, "stay")
    for seat in range(1, 6):
        play.act(seat, "draw")
    drew = told(play, "drew")[-1]
    assert [draw.seat for draw in drew.draws] == [1]  # type: ignore[attr-defined]
    assert not drew.declined  # type: ignore[attr-defined] # it would tell that the others wanted a card
    assert drew.short  # type: ignore[attr-defined]
    added = {event.seat: event.cards for event in told(play, "added")}  # type: ignore[attr-defined]
    assert [len(added[seat]) for seat in range(6)] == [5, 6, 5, 5, 5, 5]
    assert pile[-1] in added[1]
    text = str(play.record)
    assert str(parlour.read(text, seed=1).record) == text


@pytest.mark.rule("FRU-12", "FRU-14")
def test_with_an_empty_deck_nobody_is_asked() -> None:
    state = setup(3).state()
    state.settle(state.draw(Rng(1)))
    while len(state.targets()) > 1:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    state.drawn = len(state.pile)
    state.events = []
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert state.phase != LAST_DRAW
    assert [setup(3).event(raw, 0) for raw in state.events if raw[0] == DREW] == [Drew((), short=True)]
    assert not any(player.hand for player in state.players)


@pytest.mark.rule("FRU-14")
def test_an_empty_deck_gives_no_card() -> None:
    state = setup(3).state()
    state.settle(state.draw(Rng(1)))
    state.drawn = len(state.pile) - 1
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert sorted(len(player.hand) for player in state.players) == [6, 6, 7]
    assert state.drawn == len(state.pile)


@pytest.mark.rule("FRU-13")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_who_has_won_six_targets_sits_out_the_seventh_and_may_draw(seats: int) -> None:
    bananas = "banana-8 banana-9 banana-10 banana-12 banana-13 banana-14"
    dull = [card for card in CARDS if not card.startswith("banana")]
    hands = [bananas, *(" ".join(dull[6 * seat : 6 * seat + 6]) for seat in range(seats - 1))]
    pile = " ".join(dull[6 * (seats - 1) :])
    play = stacked(*hands, river=RIVER, pile=pile)
    first_cards(play, 6)
    assert won_by(play) == [0] * 6
    assert seen(play, 0).hand == ()
    assert play.waiting == tuple(range(1, seats))
    assert play.legal(0) == []
    assert seen(play).chose == ()
    first_cards(play, 1)
    assert won_by(play)[6] != 0
    assert told(play, "revealed")[6].cards[0] is None  # type: ignore[attr-defined]
    assert 0 in play.waiting
    assert play.legal(0) == ["draw", "stay"]
    for seat in play.waiting:
        play.act(seat, "draw" if seat == 0 else "stay")
    assert [draw.seat for draw in told(play, "drew")[-1].draws] == [0]  # type: ignore[attr-defined]


@pytest.mark.rule("FRU-13")
def test_a_seat_that_sits_out_cannot_win_even_if_all_others_tie() -> None:
    state = setup(4).state()
    at = setup(4)
    for player, card in zip(state.players[1:], ("apple-5", "fig-5", "strawberry-5"), strict=True):
        player.chosen = at.card(card)
    assert state.winner(at.card("banana-6")) == -1


@pytest.mark.rule("FRU-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_nobody_runs_out(seats: int) -> None:
    for seed in range(20):
        for state in contract.positions(setup(seats), seed):
            assert isinstance(state, Fruitoplay)
            assert all(player.hand for player in state.players) or not state.targets()


@pytest.mark.rule("FRU-15")
def test_hands_are_added_to_the_columns() -> None:
    play = stacked("", "", river=RIVER)
    first_cards(play)
    hands = [seen(play, seat).hand for seat in range(2)]
    before = [sum(seen(play).columns[seat], ()) for seat in range(2)]
    for seat in play.waiting:
        play.act(seat, "stay")
    added = {event.seat: event.cards for event in told(play, "added")}  # type: ignore[attr-defined]
    assert [added[seat] for seat in range(2)] == hands
    assert all(before)


@pytest.mark.rule("FRU-15")
def test_an_empty_hand_adds_nothing() -> None:
    state = ended("fig-1", "fig-2")
    state.events = []
    state.add_hands()
    assert all(raw[0] != ADDED for raw in state.events)


@pytest.mark.rule("FRU-16")
@pytest.mark.parametrize(
    ("column", "collective", "number", "legal", "values"),
    [
        ("apple-11", "", 1, [], [0, 0, 0, 0]),  # alone
        ("apple-11 fig-1", "", 1, [], [0, 0, 0, 1]),
        ("apple-11 apple-2 apple-1", "", 1, [], [0, 1, 0, 0]),  # equal choices
        ("apple-11 apple-3 apple-8", "", 1, [], [0, 2, 0, 0]),
        ("apple-11 apple-18 apple-8 apple-20 apple-5", "", 1, ["cancel:apple-5", "cancel:apple-8"], None),
        ("apple-11", "apple", 2, [], [0, 0, 0, 0]),  # the collective card must go
        ("apple-11", "apple", 3, [], [0, 0, 0, 0]),
        ("apple-11 apple-1", "apple", 2, [], [0, 1, 0, 0]),  # equal to an own single
        ("apple-11 apple-8", "apple", 3, [], [0, 2, 0, 0]),  # equal to an own double
        ("apple-11 apple-8", "apple", 2, ["cancel:apple-8", "cancel:collective"], None),
        ("apple-11 apple-7", "apple", 3, ["cancel:apple-7", "cancel:collective"], None),
        ("apple-11 apple-7 apple-8", "apple", 2, ["cancel:apple-7", "cancel:apple-8"], None),
        ("apple-11 apple-7 apple-8", "apple", 3, ["cancel:apple-7", "cancel:apple-8"], None),
        ("apple-11 apple-7", "fig", 3, [], [0, 0, 0, 2]),  # the collective card of another fruit stays
        ("banana-11 apple-11 fig-11 strawberry-11 fig-2", "", 1, [], [0, 0, 0, 0]),
    ],
)
def test_a_rotten_card_is_cancelled_with_another(
    column: str, collective: str, number: int, legal: list[str], values: list[int] | None
) -> None:
    state = ended(column, "", collective=collective, number=number, points=[[0, 0]] * (number - 1))
    if legal:
        assert state.waiting == (0,)
        assert tokens(state, 0) == legal
    else:
        assert state.values(0) == values
        assert len(state.scored) == number


@pytest.mark.rule("FRU-16")
@pytest.mark.parametrize(
    ("column", "collective", "why"),
    [
        ("apple-11", "", None),
        ("apple-11 apple-2", "", "only"),
        ("apple-11", "apple", "only"),
        ("apple-11 apple-2 apple-1", "", "equal"),
        ("apple-11 apple-1", "apple", "equal"),
        ("apple-11 apple-1 apple-8", "", "chosen"),
    ],
)
def test_it_is_told_why_this_card_is_cancelled(column: str, collective: str, why: str | None) -> None:
    state = ended(column, "", collective=collective, number=2, points=[[0, 0]])
    state.events = []
    if state.waiting == (0,):
        state.apply(0, state.legal(0)[0])
    else:
        state.cancel()  # once more
    told = [setup().event(raw, 1) for raw in state.events if raw[0] == CANCELLED]
    assert [event.why for event in told] == [why]  # type: ignore[attr-defined]


@pytest.mark.rule("FRU-16")
def test_the_collective_card_is_cancelled_for_its_owner_alone() -> None:
    state = ended("fig-11 fig-1", "fig-2", collective="fig", number=3, points=[[0, 0]] * 2)
    choose(state, 0, "cancel:collective")
    assert state.values(0) == [0, 0, 0, 1]
    assert state.values(1) == [0, 0, 0, 3]


@pytest.mark.rule("FRU-16")
def test_all_choose_at_once_and_fruit_by_fruit() -> None:
    first = "banana-11 banana-1 banana-3 fig-11 fig-1 fig-3"
    state = ended(first, "apple-1", "apple-11 apple-2 apple-8")
    state.events = []
    assert list(state.waiting) == [0, 2]
    assert tokens(state, 0) == ["cancel:banana-1", "cancel:banana-3"]
    assert tokens(state, 2) == ["cancel:apple-2", "cancel:apple-8"]
    choose(state, 0, "cancel:banana-1")
    assert [*state.waiting, *state.pending()] == [0, 2, 0]
    assert tokens(state, 0) == ["cancel:fig-1", "cancel:fig-3"]
    choose(state, 0, "cancel:fig-3")
    assert [*state.waiting, *state.pending()] == [2, 0]
    # Seat 0 changes its mind: it chooses for all its fruits anew.
    assert tokens(state, 0) == ["cancel:banana-1", "cancel:banana-3"]
    choose(state, 0, "cancel:banana-3")
    assert [*state.waiting, *state.pending()] == [0, 2, 0]
    choose(state, 0, "cancel:fig-1")
    choose(state, 2, "cancel:apple-8")
    assert state.values(0) == [1, 0, 0, 2]
    assert state.values(2) == [0, 1, 0, 0]
    assert state.pending() == ()


@pytest.mark.rule("FRU-16")
def test_what_is_cancelled_with_two_rotten_cards_is_chosen_together() -> None:
    state = ended("apple-11 apple-2 apple-8 fig-11 fig-3 fig-1", "strawberry-11 strawberry-3 strawberry-5")
    first = state.legal(0)[0]
    assert state.predictable(0, first)
    state.apply(0, first)
    assert not state.predictable(0, state.legal(0)[0])
    state.apply(0, state.legal(0)[0])
    assert state.predictable(0, first)  # anew
    assert not state.predictable(1, state.legal(1)[0])


@pytest.mark.rule("FRU-6")
def test_what_comes_of_a_card_is_never_certain() -> None:
    play = stacked("apple-1", "apple-2")
    with pytest.raises(ParlourError) as caught:
        play.act(0, "play:apple-1", "play:apple-1")
    assert caught.value.code == "not-together"


@pytest.mark.rule("FRU-16")
def test_a_hidden_cancellation_tells_only_that_it_is_chosen() -> None:
    at = setup(3)

    def looks(card: str) -> list[str]:
        state = ended("apple-11 apple-2 apple-8", "fig-11 fig-3 fig-4", "")
        state.events = []
        choose(state, 0, f"cancel:{card}")
        seen = [str(at.view(state, viewer)) for viewer in (1, 2, -1)]
        told = [str(at.event(raw, viewer)) for raw in state.events for viewer in (1, 2, -1)]
        return [*seen, *told, *tokens(state, 1)]

    assert looks("apple-2") == looks("apple-8")


@pytest.mark.rule("FRU-17")
def test_singles_count_one_and_doubles_two() -> None:
    state = ended("banana-1 banana-3 apple-8 fig-4 fig-5 fig-18", "")
    assert state.values(0) == [3, 2, 0, 4]


@pytest.mark.rule("FRU-17")
def test_a_rotten_card_that_is_not_cancelled_yet_is_no_column() -> None:
    at = setup()
    state = at.state()
    state.lay(state.players[0], [at.card(card) for card in ("fig-1", "fig-2", "fig-4", "banana-11")])
    assert state.values(0) == [0, 0, 0, 3]
    assert score(state.worth(0)) == 3 * 3


@pytest.mark.rule("FRU-18")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([4, 0, 4, 2], 8),
        ([5, 4, 3, 2], 10),
        ([3, 0, 0, 3], 9),
        ([0, 0, 9, 0], 81),
        ([1, 0, 0, 0], 1),
        ([0, 0, 0, 0], 0),
    ],
)
def test_largest_times_smallest(values: list[int], points: int) -> None:
    assert score(packed(values)) == points


@pytest.mark.rule("FRU-19")
@pytest.mark.parametrize(
    ("earlier", "columns", "winners"),
    [
        ([[5, 4, 0]], ("fig-1", "fig-2", "fig-4"), [0]),
        ([[0, 3, 0]], ("fig-1 fig-2", "fig-4", ""), [0]),  # 4 and 4: more in the last round
        ([[5, 5, 0]], ("fig-1", "fig-2", "fig-4"), [0, 1]),
        ([[5, 5, 5]], ("fig-1", "fig-2", "fig-4"), [0, 1, 2]),
        ([[0, 0, 0]], ("", "", ""), [0, 1, 2]),
    ],
)
def test_most_points_then_the_last_round_then_shared(
    earlier: list[list[int]], columns: tuple[str, ...], winners: list[int]
) -> None:
    state = ended(*columns, number=3, points=[*earlier, [0, 0, 0]])
    assert state.waiting == ()
    assert state.winners() == winners


@pytest.mark.rule("FRU-19")
def test_three_rounds_of_seven_turns() -> None:
    play = contract.random_play(setup(5), 2)
    assert len(won_by(play)) == 21
    view = seen(play)
    assert [len(points) for points in view.points] == [3] * 5
    assert play.scores == [sum(points) for points in view.points]
    assert view.phase == "over"


@pytest.mark.rule("FRU-19")
def test_one_game_hands_nothing_on_to_the_next() -> None:
    play = contract.random_play(setup(2), 2)
    assert setup(2).game.follow(play.record) == []
