"""Against bots alone, a person goes back to their last choice."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec
import pytest

from parlour import GAMES, ParlourError, Rng
from parlour.match import log
from parlour.match.log import Acted, Undone
from parlour.match.match import Match
from parlour.match.news import Snapshot, news, snapshot
from parlour.match.replay import Replay, replay_of, verify
from parlour.match.replay import read as read_replay
from parlour.server.table import about
from parlour.store.check import check_match
from tests.match.matches import GAMES_AND_SEATS, begun, decide, finish, move
from tests.match.test_match import refused, same

PERSON = 0
MOST = 150  # things that happen before the match is played to its end


def facts(match: Match) -> object:
    """All that is so in a match, whenever it became so."""
    viewers = (None, *range(len(match.seats)))
    return (
        [play.record for play in match.plays],
        [(match.view(viewer), match.events(viewer)) for viewer in viewers],
        [match.play.legal(seat) for seat in range(len(match.seats))],
        (match.play.waiting, match.bots_due(), match.scores, match.earlier, match.winners),
        [(seat and seat.bot, seat and seat.covered, seat and seat.covered_from) for seat in match.seats],
    )


def is_choice(match: Match) -> bool:
    """Whether the person is to choose, and has a choice."""
    return PERSON in match.play.waiting and len(match.play.legal(PERSON)) > 1


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_after_an_undo_all_is_as_it_was_before_the_choice(game: str, seats: int) -> None:
    """Back and forth in a series, and then to the end."""
    rng = Rng(f"{game}/{seats}/undo")
    match = begun(game, seats, persons=1, games=2)
    choices: list[object] = []  # what was so before each choice that holds
    undone = 0
    for _ in range(MOST):
        if match.over:
            break
        if match.play.over and rng.below(2):
            match.next_game(3000)
        elif match.play.over or rng.below(4) == 0:
            assert match.may_undo(PERSON) == bool(choices)
            if choices:
                match.undo(PERSON, 4000, match.seq)
                assert facts(match) == choices.pop()
                undone += 1
            elif match.play.over:
                break
        else:
            seat = match.play.waiting[rng.below(len(match.play.waiting))]
            if seat == PERSON and is_choice(match):
                choices.append(facts(match))
            decide(match, seat, rng)
    assert undone
    assert facts(same(match)) == facts(match)
    assert same(match).may_undo(PERSON) == match.may_undo(PERSON)
    finish(match, rng)
    assert facts(same(match)) == facts(match)
    replay = read_replay(msgspec.json.encode(replay_of(match)))
    verify(replay)
    assert (
        replay.practice
        is match.practice
        is any(isinstance(entry, Undone) and entry.learnt for entry in match.log)
    )
    check_match([log.write(entry) for entry in match.log], msgspec.json.encode(replay))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_repeated_back_to_the_first_choice(game: str) -> None:
    match = begun(game, GAMES[game].seats[0], persons=1, games=2)
    rng = Rng(game)
    while not match.may_undo(PERSON):
        first = facts(match)
        move(match, rng)
    while not match.play.over:
        move(match, rng)
    match.next_game(3000)
    while match.may_undo(PERSON):
        match.undo(PERSON, 4000)
        assert is_choice(match)
    assert facts(same(match)) == facts(match)
    assert facts(match) == first
    with refused("undo-nothing"):
        match.undo(PERSON, 5000)


def after_bots(game: str = "pungi", seats: int = 3, **agreed: Any) -> Match:
    """A match in which bots have answered the person's first choice."""
    match, rng = begun(game, seats, persons=1, **agreed), Rng(1)
    while not match.may_undo(PERSON) or match.bots_due():
        move(match, rng)
    return match


def test_what_told_nothing_is_taken_back_and_the_match_still_counts() -> None:
    match = begun("pi-mal-pflaumen", 3, persons=1)
    rng = Rng(1)
    while not match.may_undo(PERSON) or match.play.steps[-1].seat != PERSON:
        move(match, rng)
    match.undo(PERSON, 3000)
    assert match.log[-1] == Undone(at=3000, back=match.seq - 2, learnt=False)
    assert not same(match).practice


def test_whoever_has_seen_more_goes_on_for_practice_only() -> None:
    match = after_bots()
    assert not snapshot(match, PERSON).status.practice
    assert b'"practice":false' in about(match).summary
    match.undo(PERSON, 3000)
    assert isinstance(match.log[-1], Undone)
    assert snapshot(match, PERSON).status.practice
    assert b'"practice":true' in about(match).summary
    assert same(match).practice
    finish(match, Rng(2))
    assert replay_of(match).practice


def test_the_deals_stay_as_they_were_promised() -> None:
    """To look ahead is what makes it practice; nobody chooses other cards."""
    match, rng = begun("pies", 3, persons=1), Rng(3)
    while len(match.play.steps) < 30:
        move(match, rng)
    choices = len(match._choices)
    finish(match, rng)
    assert match.practice is False
    known = match.play.steps
    again = Match(match.log[:-1])
    while len(again._choices) > choices:
        again.undo(PERSON, 3000)
    for step in known[len(again.play.steps) :]:
        if step.seat >= 0:
            again.take(Acted(at=4000, seat=step.seat, tokens=step.words))
            again.settle_draws(4000)
    assert again.practice is True
    assert again.play.steps == known


def test_all_is_shown_anew_and_what_was_seen_before_is_stale() -> None:
    match = after_bots(clock=60)
    seen = match.seq
    match.undo(PERSON, 3000, seen)
    with refused("stale"):
        match.undo(PERSON, 3000, seen)  # the same click again
    with refused("stale"):
        match.act(PERSON, [match.play.legal(PERSON)[0]], 3000, seen)
    for known in (1, seen):
        assert news(match, PERSON, known) == snapshot(match, PERSON)
        assert news(same(match), PERSON, known) == snapshot(match, PERSON)
    assert not isinstance(news(match, PERSON, match.seq), Snapshot)
    assert match.at(PERSON).since == 3000
    match.act(PERSON, [match.play.legal(PERSON)[0]], 4000, match.seq)
    with refused("stale"):
        match.undo(PERSON, 5000, match.seq - 1)  # before this was seen


def test_moves_of_bots_do_not_make_it_stale() -> None:
    match = begun("pungi", 3, persons=1)
    rng = Rng(1)
    while not match.may_undo(PERSON):
        move(match, rng)
    seen = match.seq
    move(match, rng)
    match.undo(PERSON, 3000, seen)


def test_a_forced_move_is_undone_with_the_choice_before() -> None:
    match, rng = begun("pies", 3, persons=1), Rng(1)
    before: object = None
    while is_choice(match) or PERSON not in match.play.waiting or not before:
        if is_choice(match):
            before = facts(match)
        move(match, rng)
    decide(match, PERSON, rng)
    match.undo(PERSON, 3000)
    assert facts(match) == before


def test_a_choice_that_was_replaced_is_one_choice() -> None:
    match = begun("fruitoplay", 3, persons=1)
    before = facts(match)
    for token in match.play.legal(PERSON)[:3]:
        match.act(PERSON, [token], 2000)
    match.undo(PERSON, 3000)
    assert facts(match) == before


def test_what_bots_had_chosen_before_still_lies_there() -> None:
    match = begun("fruitoplay", 3, persons=1)
    match.act_for(1, match.play.legal(1)[0], 2000)
    before = facts(match)
    match.act(PERSON, [match.play.legal(PERSON)[0]], 2000)
    match.act_for(2, match.play.legal(2)[0], 2000)
    match.undo(PERSON, 3000)
    assert facts(match) == before
    assert match.bots_due() == [2]


def test_choices_of_a_stand_in_are_not_ones_own() -> None:
    match, rng = after_bots(), Rng(7)
    match.undo(PERSON, 3000)
    before = facts(match)
    decide(match, PERSON, rng)
    match.relieve(PERSON, "resigned", 3000)
    assert not match.may_undo(PERSON)
    with refused("bot-plays"):
        match.undo(PERSON, 3000)
    for _ in range(8):
        move(match, rng)
    match.come_back(PERSON, 3000)
    match.undo(PERSON, 3000)
    assert facts(match) == before
    assert facts(same(match)) == before


def test_what_a_stand_in_has_begun_face_down_is_not_gone_back_to() -> None:
    match = begun("fruitoplay", 2, persons=1)
    match.relieve(PERSON, "resigned", 2000)
    match.act_for(PERSON, match.play.legal(PERSON)[0], 2000)
    match.come_back(PERSON, 2000)
    match.act(PERSON, [match.play.legal(PERSON)[1]], 2000)
    assert not match.may_undo(PERSON)


def test_it_is_for_those_who_play_with_bots_alone() -> None:
    match = begun("fruitoplay", 3, persons=2)
    match.act(0, [match.play.legal(0)[0]], 2000)
    match.relieve(1, "absent", 2000)  # who may come back
    for seat in range(3):
        assert not match.may_undo(seat)
        with refused("undo-persons"):
            match.undo(seat, 2000)


def test_it_is_for_matches_under_way() -> None:
    match = begun("fruitoplay", 2, persons=1)
    finish(match, Rng(1))
    assert not match.may_undo(PERSON)
    with refused("match-over"):
        match.undo(PERSON, 3000)


def test_a_refused_act_changes_nothing_about_it() -> None:
    match = after_bots()
    seen = match.seq
    for tokens in (["nonsense"], [match.play.legal(PERSON)[0]] * 2):
        with pytest.raises(ParlourError):
            match.act(PERSON, tokens, 2000)
    match.undo(PERSON, 3000, seen)


def test_a_log_that_goes_back_to_no_choice_is_refused() -> None:
    match = after_bots()
    before = facts(match)
    for back in (0, 4, match.seq, 999, -1):
        with refused("undo-nothing"):
            match.take(Undone(at=0, back=back))
    assert facts(match) == before


def test_a_log_with_many_undos_is_read_quickly() -> None:
    """What was undone is not played again."""
    match, rng = after_bots("input", 2), Rng(1)
    while len(match.play.steps) < 100:
        move(match, rng)
    for _ in range(80):
        while match.bots_due():
            move(match, rng)
        decide(match, PERSON, rng)
        match.undo(PERSON, 3000)
    begin = perf_counter()
    assert facts(same(match)) == facts(match)
    assert perf_counter() - begin < 0.25


def test_a_trial_tells_whether_a_wish_can_be_asked_for_and_changes_nothing() -> None:
    match = begun("pungi", 3)
    seat = match.play.waiting[0]
    with refused("take-back"):
        match.check_wish(seat, "take-back", 0)
    move(match, Rng(1))
    seq = match.seq
    match.check_wish(seat, "take-back", 0)
    assert (match.seq, match.wish) == (seq, None)
    match.ask(seat, "take-back", 0)
    with refused("wish-pending"):
        match.check_wish(seat, "take-back", 0)


def test_older_replays_count() -> None:
    match = begun("fruitoplay", 2)
    finish(match, Rng(1))
    fields = msgspec.to_builtins(replay_of(match))
    del fields["practice"]
    assert read_replay(msgspec.json.encode(fields)) == replay_of(match)
    assert not msgspec.convert(fields, Replay).practice


def test_practice_is_kept_where_a_later_undo_teaches_nothing() -> None:
    match = after_bots()
    match.undo(PERSON, 4000)
    decide(match, PERSON, Rng(1))
    (undone,) = match.undo(PERSON, 5000)
    assert isinstance(undone, Undone)
    assert not undone.learnt
    assert match.practice
    assert same(match).practice


def test_a_card_that_was_drawn_in_between_is_not_taken_back() -> None:
    """PUN-17: who names themselves plays next. By then they have drawn a card, and perhaps play just that
    one: in another world they would not have it.
    """
    tried = 0
    for seed in range(4):
        match, rng = begun("pungi", 3, options={"name_oneself": "on"}), Rng(seed)
        while not match.play.over:
            move(match, rng)
            *_, before, last = match.play.steps
            if before.words == (f"start:{last.seat}",) and before.seat == last.seat:
                assert not match.may_take_back(last.seat, len(match.play.steps) - 2)
                tried += 1
    assert tried
