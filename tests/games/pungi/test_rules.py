"""Each rule of Pungi, on stacked deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

import parlour
from parlour import ParlourError, Play, Rng, contract
from parlour.games.pungi.events import Laid, Priority, Took, Top
from parlour.games.pungi.rules import NO_ANIMAL, Lookup, can_differ, charmed, priority, score
from parlour.games.pungi.view import PungiView
from parlour.kernel.state import CHANCE
from tests.match.matches import begun, move

ANIMALS = ("mouse", "snail", "lizard", "dragonfly", "grasshopper", "frog")
CARDS = [f"{animal}-{value}" for animal in ANIMALS for value in range(1, 11)]
SNAKES = "+4 " * 4 + "+3 " * 5 + "+2 " * 5 + "+1 " * 4 + "-1 " * 4 + "-2 " * 3 + "-3 " * 3 + "-4 " * 3


def seen(play: Play, seat: int | None = None) -> PungiView:
    """What a seat or a spectator sees."""
    view = play.view(seat)
    assert isinstance(view, PungiView)
    return view


def stacked(*hands: str, row: str = "", start: int = 0, **options: str) -> Play:
    """A game with these hands (filled up with cards nobody asked for) and this first row."""
    held = [hand.split() for hand in hands]
    spare = [card for card in CARDS if card not in {card for hand in held for card in hand}]
    for hand in held:
        hand += [spare.pop() for _ in range(5 - len(hand))]
    animals = " ".join(card for hand in held for card in hand)
    deal = [f"animals {animals}", f"snakes {row}", f"start {start}"]
    return parlour.start("pungi", len(hands), seed=1, deal=deal, options=options)


def round_of(play: Play, *cards: str) -> list[str]:
    """Play a card for each seat in turn; what each seat, from seat 0 on, took in that round."""
    before = [len(taken) for taken in seen(play).taken]
    for card in cards:
        play.act(play.waiting[0], f"play:{card}")
    taken = seen(play).taken
    assert [len(now) - then for now, then in zip(taken, before, strict=True)] == [1] * len(cards)
    return [now[-1] for now in taken]


def lines(play: Play, start: str) -> list[str]:
    return [str(step) for step in play.record.steps if str(step).startswith(start)]


@pytest.mark.rule("PUN-1")
def test_sixty_animal_cards() -> None:
    _, _, *cards = lines(parlour.start("pungi", 3), "* animals")[0].split()
    assert sorted(cards) == sorted(CARDS)
    assert len(cards) == 60


@pytest.mark.rule("PUN-2")
def test_thirty_one_snakes_and_six_charmers() -> None:
    _, _, *cards = lines(parlour.start("pungi", 3), "* snakes")[0].split()
    assert Counter(cards) == Counter(SNAKES.split() + ["charmer"] * 6)
    assert len(cards) == 37
    assert "0" not in cards


@pytest.mark.rule("PUN-3")
def test_the_row_begins_at_the_arrows_tip() -> None:
    play = stacked("frog-9", "mouse-5", "snail-1", row="+4 -1 -4")
    assert seen(play).row == ("+4", "-1", "-4")
    assert round_of(play, "frog-9", "mouse-5", "snail-1")[0] == "+4"


@pytest.mark.rule("PUN-4")
def test_everybody_sees_the_animals_and_only_the_holder_the_values() -> None:
    hands = "frog-9 frog-2 mouse-1 snail-3 lizard-4", "mouse-5", "snail-1"
    play = stacked(*hands)
    mine, theirs, nobodys = seen(play, 0), seen(play, 1), seen(play)
    assert mine.hand == ("mouse-1", "snail-3", "lizard-4", "frog-2", "frog-9")
    backs = ("mouse", "snail", "lizard", "frog", "frog")
    assert mine.hands[0] == theirs.hands[0] == nobodys.hands[0] == backs
    assert nobodys.hand == ()
    assert "frog-9" not in str(theirs)
    assert "frog-9" not in str(nobodys)
    assert "frog-9" not in str(play.events(1))
    assert "frog-9" in str(play.events(0))


@pytest.mark.rule("PUN-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hands_are_dealt_in_blocks_and_the_rest_is_the_pile(seats: int) -> None:
    play = parlour.start("pungi", seats, deal=[f"animals {' '.join(CARDS)}"])
    for seat in range(seats):
        assert seen(play, seat).hand == tuple(CARDS[5 * seat : 5 * seat + 5])
    view = seen(play)
    assert view.pile == 60 - 5 * seats
    assert view.top == CARDS[5 * seats].partition("-")[0]


@pytest.mark.rule("PUN-5")
def test_the_first_start_player_is_drawn_by_lot() -> None:
    starts = Counter(parlour.start("pungi", 3, seed=seed).waiting[0] for seed in range(60))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 8
    assert stacked("frog-1", "frog-2", "frog-3", start=2).waiting == (2,)


@pytest.mark.rule("PUN-5")
def test_the_snake_pile_is_shuffled_and_face_down() -> None:
    orders = {lines(parlour.start("pungi", 3, seed=seed), "* snakes")[0] for seed in range(20)}
    assert len(orders) == 20
    view = seen(parlour.start("pungi", 3))
    assert view.snakes == 34


@pytest.mark.rule("PUN-6")
@pytest.mark.parametrize(("seats", "rounds", "left"), [(3, 12, 1), (4, 9, 1), (5, 7, 2)])
def test_the_game_ends_when_there_are_fewer_snakes_than_players(seats: int, rounds: int, left: int) -> None:
    play = contract.random_play(parlour.setup("pungi", seats), 5)
    view = seen(play)
    assert len(lines(play, "")) - 3 - len(lines(play, "* snakes")[1:]) == rounds * seats
    assert view.snakes == left
    assert [len(taken) for taken in view.taken] == [rounds] * seats


@pytest.mark.rule("PUN-6")
def test_at_the_end_nobody_is_named_and_nobody_draws() -> None:
    play = contract.random_play(parlour.setup("pungi", 3, {"chaos": "on"}), 5)
    assert len([line for line in lines(play, "") if "start:" in line]) == 11
    assert [len(hand) for hand in seen(play).hands] == [4, 4, 4]


@pytest.mark.rule("PUN-7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_row_has_a_card_for_each_player(seats: int) -> None:
    play = parlour.start("pungi", seats, deal=["snakes +1 -2 charmer +3 -4 +2 -1 +4 -3 +1"])
    row = ("+1", "-2", "charmer", "+3", "-4", "+2", "-1", "+4", "-3", "+1")
    assert seen(play).row == row[:seats]
    for _ in range(seats):
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    assert seen(play).row == row[seats : 2 * seats]


@pytest.mark.rule("PUN-8")
@pytest.mark.parametrize(
    ("seats", "row", "again"),
    [
        (4, "+4 +4 +4 +4", True),
        (4, "charmer charmer charmer charmer", True),
        (4, "+4 +4 +4 -4", False),
        (5, "+3 +3 -1 +3 +3", True),
        (5, "+3 +3 +3 +3 +3", True),
        (5, "+3 +3 +3 -1 -1", False),
        (5, "-1 +3 +3 +3 +3", True),
        (3, "+3 +3 +3", False),
    ],
)
def test_four_identical_cards_are_shuffled_back(seats: int, row: str, again: bool) -> None:
    play = parlour.start("pungi", seats, seed=3, deal=[f"snakes {row}"])
    shuffles = lines(play, "* snakes")
    assert (len(shuffles) > 1) == again
    assert all(Counter(line.split()) == Counter(shuffles[0].split()) for line in shuffles)
    assert [event.__struct_config__.tag for event in play.events()].count("shuffled") == len(shuffles) - 1


@pytest.mark.rule("PUN-8")
def test_a_new_row_may_be_shuffled_back_again() -> None:
    four = "snakes +4 +4 +4 +4"
    play = parlour.start("pungi", 4, seed=3, deal=[four, "snakes +3 +3 +3 +3", "snakes +1 +2 +3 +4"])
    assert len(lines(play, "* snakes")) == 3
    assert seen(play).row == ("+1", "+2", "+3", "+4")
    assert seen(play).snakes == 33


@pytest.mark.rule("PUN-8")
def test_a_search_shuffles_back_and_writes_nothing_down() -> None:
    setup = parlour.setup("pungi", 4)
    state = setup.state().clone()
    four = [setup.code("snakes", "+4")] * 4
    shuffles = 0
    while state.waiting == (CHANCE,):
        snakes = state.chance() == "snakes"
        state.settle(state.draw(Rng(1), four if snakes and not shuffles else ()))
        shuffles += snakes
    assert shuffles == 2
    assert state.events is None


@pytest.mark.rule("PUN-8")
def test_later_only_the_cards_still_in_the_pile_are_shuffled() -> None:
    play = parlour.start("pungi", 4, seed=1, deal=["snakes +1 +2 +3 -4 charmer charmer charmer charmer"])
    for _ in range(4):
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    again = lines(play, "* snakes")[1].split()[2:]
    assert len(again) == 33
    assert again.count("charmer") == 6


@pytest.mark.rule("PUN-8")
def test_a_row_stands_if_no_other_can_be_made() -> None:
    assert can_differ([3, 3, 3, 3, 1], 4)
    assert not can_differ([3, 3, 3, 3, 3], 4)
    assert can_differ([3, 3, 3, 3, 1, 1, 1], 5)
    assert not can_differ([3, 3, 3, 3, 3, 1, 3], 5)
    pile = SNAKES.split() + ["charmer"] * 6
    for card in ["+3"] * 5:
        pile.remove(card)
    order = [card for step in range(4) for card in pile[step::4]]  # no four alike in a row
    play = parlour.start("pungi", 4, seed=1, deal=[f"snakes {' '.join(order)}"])
    while len(seen(play).taken[0]) < 8:
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    assert seen(play).row == ("+3", "+3", "+3", "+3")
    assert len(lines(play, "* snakes")) == 1


@pytest.mark.rule("PUN-9")
def test_in_turn_each_plays_a_card_whose_value_is_not_seen() -> None:
    play = stacked("frog-9", "mouse-5", "snail-1", start=1)
    play.act(1, "play:mouse-5")
    assert play.waiting == (2,)
    assert [seen(play, seat).played for seat in (None, 0, 1, 2)] == [
        ("mouse",),
        ("mouse",),
        ("mouse-5",),
        ("mouse",),
    ]
    with pytest.raises(ParlourError) as refusal:
        play.act(0, "play:frog-9")
    assert refusal.value.code == "not-your-turn"
    play.act(2, "play:snail-1")
    assert play.waiting == (0,)


@pytest.mark.rule("PUN-10")
@pytest.mark.parametrize(
    ("animals", "first"),
    [
        ([0, 0, 0], 0),
        ([0, 1, 1], 1),
        ([0, 1, 2], NO_ANIMAL),
        ([4, 4, 2, 2], NO_ANIMAL),
        ([4, 4, 2, 3], 4),
        ([5, 3, 3, 3, 5], 3),
        ([1, 2, 3, 4, 1], 1),
        ([1, 1, 2, 2, 3], NO_ANIMAL),
    ],
)
def test_priority(animals: list[int], first: int) -> None:
    assert priority(animals) == first


@pytest.mark.rule("PUN-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_weights_of_the_cards_tell_which_animals_were_played(seats: int) -> None:
    lookup = Lookup(seats, range(1, 11), [])
    for cards in combinations_with_replacement(range(0, 60, 10), seats):
        ranks = lookup.ranks[sum(lookup.weight[card] for card in cards)]
        best = [card // 10 for card in range(60) if ranks[card] == min(ranks)]
        first = priority([card // 10 for card in cards])
        assert best == ([*range(6)] if first == NO_ANIMAL else [first])


@pytest.mark.rule("PUN-11")
def test_the_animal_with_priority_goes_first_then_the_others() -> None:
    play = stacked("mouse-2", "frog-10", "mouse-4", "snail-3", row="+4 +3 +2 +1")
    assert round_of(play, "mouse-2", "frog-10", "mouse-4", "snail-3") == ["+3", "+2", "+4", "+1"]


@pytest.mark.rule("PUN-11")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_values_are_told_to_all_as_the_cards_are_turned(viewer: int | None) -> None:
    play = stacked("frog-9", "mouse-5", "frog-1", row="+4 -1 -4")
    play.act(0, "play:frog-9")
    play.act(1, "play:mouse-5")
    assert not [event for event in play.events(viewer) if isinstance(event, Priority)]
    play.act(2, "play:frog-1")
    turned = [event for event in play.events(viewer) if isinstance(event, Priority)]
    assert turned == [Priority("frog", ("frog-9", "mouse-5", "frog-1"))]


@pytest.mark.rule("PUN-7")
def test_events_say_how_many_cards_the_piles_have_left() -> None:
    play = stacked("frog-9", "mouse-5", "snail-1")
    round_of(play, "frog-9", "mouse-5", "snail-1")
    laid = [event.snakes for event in play.events() if isinstance(event, Laid)]
    tops = [event.pile for event in play.events() if isinstance(event, Top)]
    assert laid == [34, 31]
    assert tops == [45, 42]
    assert (seen(play).snakes, seen(play).pile) == (31, 42)


@pytest.mark.rule("PUN-12")
def test_without_priority_the_highest_value_goes_first() -> None:
    play = stacked("mouse-2", "frog-10", "mouse-4", "frog-3", row="+4 +3 +2 +1")
    assert round_of(play, "mouse-2", "frog-10", "mouse-4", "frog-3") == ["+1", "+4", "+3", "+2"]
    play = stacked("mouse-2", "frog-10", "lizard-4", row="+4 +3 +2")
    assert round_of(play, "mouse-2", "frog-10", "lizard-4") == ["+2", "+4", "+3"]


@pytest.mark.rule("PUN-13")
def test_of_equal_values_the_earlier_counts_as_higher() -> None:
    play = stacked("mouse-7", "frog-7", "snail-7", row="+4 +3 +2", start=1)
    assert round_of(play, "frog-7", "snail-7", "mouse-7") == ["+2", "+4", "+3"]
    play = stacked("mouse-1", "frog-7", "snail-7", "mouse-2", row="+4 +3 +2 +1", start=2)
    assert round_of(play, "snail-7", "mouse-2", "mouse-1", "frog-7") == ["+3", "+1", "+2", "+4"]


@pytest.mark.rule("PUN-14")
def test_taking_is_no_decision_and_what_is_taken_lies_open() -> None:
    play = stacked("mouse-7", "frog-6", "snail-5", row="-4 +3 +2")
    assert round_of(play, "mouse-7", "frog-6", "snail-5") == ["-4", "+3", "+2"]
    assert seen(play, 2).taken == (("-4",), ("+3",), ("+2",))
    assert lines(play, "0") == ["0 play:mouse-7"]


@pytest.mark.rule("PUN-15")
def test_used_animals_lie_open_with_their_values() -> None:
    play = stacked("mouse-7", "frog-6", "snail-5")
    round_of(play, "mouse-7", "frog-6", "snail-5")
    assert seen(play).discard == ("mouse-7", "frog-6", "snail-5")


@pytest.mark.rule("PUN-16")
def test_the_left_neighbour_starts_the_next_round() -> None:
    play = stacked("mouse-7", "frog-6", "snail-5", start=2)
    round_of(play, "snail-5", "mouse-7", "frog-6")
    assert (seen(play).start, play.waiting) == (0, (0,))


@pytest.mark.rule("PUN-17")
def test_in_chaos_the_start_player_names_somebody_else() -> None:
    play = stacked("mouse-7", "frog-6", "snail-5", "lizard-1", start=2, chaos="on")
    round_of(play, "snail-5", "lizard-1", "mouse-7", "frog-6")
    assert play.waiting == (2,)
    assert play.legal(2) == ["start:0", "start:1", "start:3"]
    play.act(2, "start:1")
    assert (seen(play).start, play.waiting) == (1, (1,))


@pytest.mark.rule("PUN-18")
def test_from_the_new_start_player_on_each_draws_a_card() -> None:
    order = [*CARDS[:15], "frog-1", "grasshopper-9", "lizard-9", "frog-2"]
    play = parlour.start("pungi", 3, deal=[f"animals {' '.join(order)}", "start 0"])
    for seat in (0, 1, 2):
        play.act(seat, play.legal(seat)[0])
    drawn = [set(seen(play, seat).hand) & set(order[15:18]) for seat in (1, 2, 0)]
    assert drawn == [{"frog-1"}, {"grasshopper-9"}, {"lizard-9"}]
    assert seen(play).top == "frog"
    assert seen(play).pile == 42


@pytest.mark.rule("PUN-18")
@pytest.mark.parametrize(("seats", "used"), [(3, 48), (4, 52), (5, 55)])
def test_the_pile_never_runs_dry_and_no_card_is_lost(seats: int, used: int) -> None:
    play = contract.random_play(parlour.setup("pungi", seats), 2)
    view = seen(play)
    hands = sum(map(len, view.hands))
    assert view.pile == 60 - used
    assert len({*view.discard}) + hands == used


@pytest.mark.rule("PUN-19")
@pytest.mark.parametrize(
    ("taken", "turned", "points"),
    [
        ([], [], 0),
        ([0], [], 0),
        ([0, 0, -3], [-3], 3),
        ([-4, -1, 0], [-4], 3),
        ([4, 1, 0], [1], 3),
        ([4, -2, 0, 1, 0], [-2, 1], 5),
        ([2, 2, 0], [2], 0),
        ([-1, -1, 3], [], 1),
    ],
)
def test_each_charmer_turns_another_snake(taken: list[int], turned: list[int], points: int) -> None:
    assert charmed(taken) == turned
    assert score(taken) == points


@pytest.mark.rule("PUN-19")
def test_the_charmers_are_shown_card_by_card() -> None:
    play = contract.random_play(parlour.setup("pungi", 3), 5)
    for seat, taken in enumerate(seen(play).taken):
        turned = [e.snake for e in play.events() if getattr(e, "seat", None) == seat and hasattr(e, "snake")]
        shown = turned[len(taken) :]  # after the snakes it took
        snakes = sorted(int(item) for item in taken if item != "charmer")
        assert [int(item) for item in shown] == snakes[: taken.count("charmer")]
        assert play.scores[seat] == sum(snakes) - 2 * sum(map(int, shown))


@pytest.mark.rule("PUN-19")
@pytest.mark.parametrize("again", ["on", "off"])
def test_each_taking_tells_what_charmers_turn_by_it(again: str) -> None:
    back = 0
    for seed in range(10):
        play = contract.random_play(parlour.setup("pungi", 3, {"turn_again": again}), seed)
        points = [0] * 3
        for event in play.events():
            if isinstance(event, Took):
                own = 0 if event.snake == "charmer" else int(event.snake)
                points[event.seat] += own - 2 * sum(map(int, event.turned or ()))
                points[event.seat] += 2 * sum(map(int, event.back or ()))
                back += bool(event.back)
        assert points == list(play.scores)
    assert back


@pytest.mark.rule("PUN-20")
def test_the_highest_sum_wins_and_equal_sums_share() -> None:
    shared = 0
    for seed in range(60):
        play = contract.random_play(parlour.setup("pungi", 3), seed)
        assert play.winners == [seat for seat in range(3) if play.scores[seat] == max(play.scores)]
        shared += len(play.winners) > 1
    assert shared


@pytest.mark.rule("PUN-21")
def test_a_series_is_a_game_for_each_player_and_the_start_moves_to_the_left() -> None:
    match, rng = begun("pungi", 4, games=4), parlour.Rng(3)
    starts = [match.play.waiting[0]]
    while not match.over:
        assert match.winners == []
        if match.play.over:
            match.next_game(3000)
            starts.append(match.play.waiting[0])
        else:
            move(match, rng)
    sums = [sum(points) for points in zip(*(play.scores for play in match.plays), strict=True)]
    assert match.scores == sums
    assert starts == [(starts[0] + game) % 4 for game in range(4)]
    assert match.winners == [seat for seat in range(4) if sums[seat] == max(sums)]
    assert len({str(play.record) for play in match.plays}) == 4
