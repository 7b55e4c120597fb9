from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import ParlourError, Play, Record, Rng
from parlour.contract import random_play
from parlour.games import GAMES
from parlour.kernel.play import replay
from tests import toy


def refusal(call: object, *args: object) -> ParlourError:
    assert callable(call)
    with pytest.raises(ParlourError) as caught:
        call(*args)
    assert str(caught.value)
    return caught.value


def test_the_same_seed_deals_the_same_game() -> None:
    one, two, three = (parlour.start("pungi", 4, seed=seed) for seed in (7, 7, 8))
    assert str(one.record) == str(two.record) != str(three.record)


def test_a_choice_face_down_is_in_the_view_and_not_in_the_covered_one() -> None:
    play = parlour.start("fruitoplay", 2, seed=1)
    before = play.view(0)
    assert play.covered_view(0) == before
    play.act(0, play.legal(0)[0])
    assert play.view(0) != play.covered_view(0)
    assert play.setup.display_view(before) is before


def test_without_a_seed_every_game_is_another() -> None:
    assert str(parlour.start("pungi", 4).record) != str(parlour.start("pungi", 4).record)


@pytest.mark.parametrize("seats", [2, 6, 0, -1])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    problem = refusal(parlour.start, "pungi", seats)
    assert problem.code == "seats"
    assert str(problem) == f"pungi is for 3 to 5 players, not {seats}."


def test_an_unknown_game_is_refused() -> None:
    assert refusal(parlour.start, "chess", 2).code == "game-unknown"


def test_several_tokens_are_played_together_or_not_at_all() -> None:
    play = Play(toy.GAME.setup(2), Rng(1), ["deck 0 1 2"])
    before = str(play.record)
    assert refusal(play.act, 0, "play:1", "nonsense").code == "unknown-token"
    assert refusal(play.act, 0, "play:1", "play:5").code == "illegal"
    assert (str(play.record), play.waiting, play.view(1).chose) == (before, (0, 1), ())
    play.act(0, "play:1", "keep")
    assert (play.waiting, play.view(1).chose) == ((1,), (0,))


def test_what_is_forced_is_no_choice() -> None:
    play = parlour.start("pies", 3, seed="1")
    found = set()
    while not play.over:
        seat = play.waiting[0]
        legal = play.legal(seat)
        found.add(play.is_choice(seat, legal[:1]))
        assert play.is_choice(seat, legal[:1]) == (len(legal) > 1)
        play.act(seat, legal[0])
    assert found == {True, False}


def test_secret_choices_are_recorded_in_seat_order_and_replaced_ones_leave_no_trace() -> None:
    play = Play(toy.GAME.setup(3), Rng(1), ["deck 0 1 2 3 4 5 6 7 8"])
    play.act(2, "play:6", "double")
    play.act(0, "play:0")
    assert play.legal(2) == ["play:6", "play:7", "play:8"]
    play.act(2, "play:8", "keep")
    play.act(0, "double")
    play.act(1, "play:3")
    assert list(play.waiting) == [1]
    play.act(1, "keep")
    steps = [str(step) for step in play.record.steps[1:]]
    assert steps == ["0 play:0", "0 double", "1 play:3", "1 keep", "2 play:8", "2 keep"]
    assert list(play.waiting) == [0, 1, 2]
    play.act(1, "play:4")
    assert str(play.record.steps[-1]) == "1 play:4"
    assert play.record.steps[:7] == replay(play.setup, play.record).record.steps[:7]


@pytest.mark.parametrize(
    "steps",
    [
        ["1 play:3", "1 keep", "0 play:0"],
        ["0 play:0", "0 keep", "0 play:1"],
        ["0 play:0", "1 play:3", "0 keep"],
    ],
)
def test_a_record_has_secret_choices_in_seat_order_and_none_that_was_replaced(steps: list[str]) -> None:
    setup = toy.GAME.setup(2)
    start = str(Play(setup, Rng(1), ["deck 0 1 2 3 4 5"]).record)
    assert refusal(replay, setup, Record.parse(start + "\n".join(steps))).code == "record-order"
    assert len(replay(setup, Record.parse(start + "\n".join(steps[:2]))).record.steps) == 3


def test_a_hidden_choice_looks_the_same_whatever_it_is() -> None:
    plays = [Play(toy.GAME.setup(2), Rng(1), ["deck 0 1 2 3 4 5"]) for _ in range(2)]
    plays[0].act(0, "play:0", "keep")
    plays[1].act(0, "play:2", "double")
    assert plays[0].view(1) == plays[1].view(1)
    assert plays[0].events(1) == plays[1].events(1)
    assert plays[0].view(0) != plays[1].view(0)


def test_refusals_say_what_is_possible() -> None:
    play = parlour.start("pungi", 3, seed=1, deal=["animals frog-1 frog-2 frog-3 frog-4 frog-5", "start 0"])
    problem = refusal(play.act, 0, "play:frog-9")
    assert problem.code == "illegal"
    assert "play:frog-1, play:frog-2" in str(problem)
    assert refusal(play.act, 1, "play:frog-9").code == "not-your-turn"
    assert refusal(play.act, 3, "play:frog-9").code == "no-such-seat"
    assert refusal(play.legal, -1).code == "no-such-seat"
    assert refusal(play.view, 3).code == "no-such-seat"
    assert refusal(play.events, 3).code == "no-such-seat"
    assert play.legal(1) == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("plants fern-1", "chance-unknown"),
        ("animals unicorn-1", "outcome-unknown"),
        ("animals frog-1 frog-1", "outcome-impossible"),
        ("snakes +4 +4 +4 +4 +4", "outcome-impossible"),
        ("start 3", "outcome-unknown"),
        ("start 1 2", "outcome-impossible"),
    ],
)
def test_an_impossible_deal_is_refused(line: str, code: str) -> None:
    def deal() -> Play:
        return parlour.start("pungi", 3, seed=1, deal=[line])

    assert refusal(deal).code == code


def test_a_stacked_deal_may_be_cut_short_and_the_lot_does_the_rest() -> None:
    plays = [
        parlour.start("pungi", 3, seed=seed, deal=["animals frog-1 mouse-2", "start 2"]) for seed in (1, 2)
    ]
    animals = [play.record.steps[0].words[1:] for play in plays]
    assert animals[0][:2] == animals[1][:2] == ("frog-1", "mouse-2")
    assert animals[0] != animals[1]
    assert [play.waiting for play in plays] == [(2,), (2,)]


SHUFFLED = ("pi-mal-pflaumen", "pies", "fruitoplay", "pungi")


@pytest.mark.parametrize("game", GAMES)
def test_a_lot_is_drawn_item_by_item(game: str) -> None:
    """Each item is one that a draw can have there that begins with the items before it, and follows from its
    own generator and these alone.
    """
    setup = parlour.setup(game, GAMES[game].seats[0])
    play = Play(setup)
    shuffles = set()
    rng = Rng(1)
    while not play.over:
        while play.chance:
            state = play._state
            shuffles.add(state.to_shuffle() is not None)
            name, *items = play.lot(Rng)
            codes = [setup.code(name, item) for item in items]
            left = state.to_shuffle()
            rest = list(left) if left is not None else []
            for place, code in enumerate(codes):
                assert code == (
                    rest.pop(Rng(place).below(len(rest)))
                    if rest
                    else state.draw(Rng(place), codes[:place])[place]
                )
            play.settle(name, *items)
        for seat in play.waiting[:1]:
            legal = play.legal(seat)
            play.act(seat, legal[rng.below(len(legal))])
    assert True in shuffles or game not in SHUFFLED


def test_draws_wait_for_their_outcome_where_no_lot_is_drawn() -> None:
    play = Play(parlour.setup("pungi", 3))
    assert (play.chance, play.waiting, play.over) == ("animals", (), False)
    assert refusal(play.settle, "start", "1").code == "chance-not-due"
    assert refusal(play.settle, "animals", "frog-1").code == "outcome-short"
    assert refusal(play.act, 0, "play:frog-1").code == "not-your-turn"
    play.draw_from(Rng(1))
    assert play.waiting
    assert play.chance is None


def test_an_open_review_shows_every_card() -> None:
    play = random_play(parlour.setup("pungi", 3), 1)
    hidden = [str(event) for event in play.events() if "Dealt" in str(event)]
    shown = [str(event) for event in play.open_events() if "Dealt" in str(event)]
    assert not any("-" in line for line in hidden)
    assert all("-" in line for line in shown)


@given(st.text())
def test_any_token_is_legal_or_refused(token: str) -> None:
    play = parlour.start("pungi", 3, seed=1)
    seat = play.waiting[0]
    if token not in play.legal(seat):
        before = str(play.record)
        assert refusal(play.act, seat, token).code in ("unknown-token", "illegal")
        assert str(play.record) == before
