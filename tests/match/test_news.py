"""What each viewer is told, and what nobody is told."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from parlour import GAMES, ParlourError, Rng
from parlour.games.fruitoplay.view import FruitoplayView
from parlour.kernel.play import Play
from parlour.match.log import Drew, Entry
from parlour.match.match import Match
from parlour.match.news import Snapshot, Step, news, snapshot
from parlour.match.sentences import in_words
from tests.kernel.longest import longest_names
from tests.match.matches import GAMES_AND_SEATS, HOST, begun, exchanged, finish, move, moves, opened


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_steps_lead_to_what_a_snapshot_shows(game: str, seats: int) -> None:
    match = begun(game, seats)
    rng = Rng(1)
    first = {viewer: snapshot(match, viewer) for viewer in viewers(match)}
    events = {viewer: list(first[viewer].events) for viewer in viewers(match)}
    seen = match.seq
    for _ in range(60):
        if match.over:
            break
        move(match, rng)
        for viewer in viewers(match):
            step = news(match, viewer, seen)
            assert isinstance(step, Step)
            events[viewer] += step.events
            now = snapshot(match, viewer)
            assert (now.events, now.view, now.legal) == (events[viewer], step.view, step.legal)
            assert now.status == step.status
        seen = match.seq


def test_who_missed_several_steps_gets_them_in_one() -> None:
    match = begun("pungi", 3)
    seen = match.seq
    before = snapshot(match, 0).events
    for _ in range(7):
        move(match, Rng(1))
    step = news(match, 0, seen)
    assert isinstance(step, Step)
    assert before + step.events == snapshot(match, 0).events
    assert (step.since, step.seq) == (seen, match.seq)
    assert news(match, 0, match.seq) == msgspec.structs.replace(step, since=match.seq, events=[])


def test_after_a_take_back_or_with_a_new_game_all_is_shown_anew() -> None:
    match = begun("pungi", 3, games=2)
    seen = match.seq
    seat = match.play.waiting[0]
    match.act(seat, [match.play.legal(seat)[0]], 0)
    match.ask(seat, "take-back", 0)
    for other in {0, 1, 2} - {seat}:
        match.answer(other, True, 0)
    assert isinstance(news(match, 0, seen), Snapshot)
    assert isinstance(news(match, 0, match.seq), Step)
    seen = match.seq
    while not match.play.over:
        move(match, Rng(2))
    match.next_game(0)
    assert isinstance(news(match, 0, seen), Snapshot)


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_a_game_begin_sees_the_empty_table_first(game: str) -> None:
    match = begun(game, GAMES[game].seats[0])
    for viewer in viewers(match):
        told = news(match, viewer, 1)
        assert isinstance(told, Snapshot)
        empty = Play(match.setup)
        assert told.opening == match.setup.display_view(empty.view(viewer))
        assert told.opening != told.view
        assert snapshot(match, viewer).opening is UNSET


def test_before_the_first_card_there_is_the_table() -> None:
    match = opened("fruitoplay", 2, clock=60)
    match.sit(1, HOST, "Ada", 0, entropy="a line of mine")
    told = snapshot(match, 1)
    assert told.view is None
    assert told.status.places[0] is None
    assert told.status.host == 1
    assert told.table.clock == 60
    assert news(match, None, 0) == Step(0, match.seq, [], None, [], False, told.status)


def test_everybody_sees_when_time_is_up() -> None:
    match = begun("fruitoplay", 3, persons=2, clock=60)
    assert snapshot(match, None).status.due == [61_000, 61_000, None]
    match.act(0, [match.play.legal(0)[0]], 2000)
    assert snapshot(match, None).status.due == [None, 61_000, None]


def test_everybody_sees_what_is_asked() -> None:
    match = begun("fruitoplay", 3)
    match.ask(1, "abort", 0)
    asking = snapshot(match, None).status.asking
    assert asking is not None
    assert (asking.seat, asking.wish, asking.agreed) == (1, "abort", [1])


def test_somebody_for_whom_a_bot_plays_may_look_but_not_act() -> None:
    match = begun("fruitoplay", 2)
    match.relieve(0, "resigned", 0)
    assert snapshot(match, 0).legal == []
    assert snapshot(match, 0).view == match.play.view(0)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_no_message_holds_ids_or_the_secret(game: str, seats: int) -> None:
    match = begun(game, seats)
    rng = Rng(1)
    while not match.over:
        for viewer in viewers(match):
            text = msgspec.json.encode(snapshot(match, viewer)).decode()
            assert "player-" not in text
            assert '"secret' not in text
        for _ in range(20):
            if not match.over:
                move(match, rng)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_traffic_is_the_same_where_only_hidden_things_differ(game: str, seats: int) -> None:
    """For each viewer, the game is played again in another world that looks the same to them at every step:
    other cards in hidden places, the same decisions. What they are sent is equal to the byte.
    """
    truth = begun(game, seats)
    moves(truth, Rng(2), 8)
    compared = 0
    for viewer in viewers(truth):
        for seed in range(60):
            other = elsewhere(truth, viewer, seed)
            if other is None:
                continue
            compared += 1
            assert traffic(other, viewer) == traffic(truth, viewer)
    assert compared or not deals(truth)


def deals(match: Match) -> list[int]:
    """The entries of the log that are draws of several items."""
    return [at for at, entry in enumerate(match.log) if isinstance(entry, Drew) and len(entry.words) > 2]


def elsewhere(truth: Match, viewer: int | None, seed: int) -> Match | None:
    """The match with two items of a draw exchanged, if everybody could have decided the same there, and the
    viewer has seen the same.
    """
    rng = Rng(f"{viewer} {seed}")
    draws = deals(truth)
    if not draws:
        return None
    number = draws[rng.below(len(draws))]
    drew = exchanged(truth.log[number], rng)
    if drew == truth.log[number]:
        return None
    try:
        other = Match([*truth.log[:number], drew, *truth.log[number + 1 :]])
    except ParlourError:
        return None
    told, true = other.play, truth.play
    if told.events(viewer) != true.events(viewer) or told.view(viewer) != true.view(viewer):
        return None
    return other


def traffic(match: Match, viewer: int | None) -> list[bytes]:
    """All that a viewer is sent from the beginning on."""
    again = Match(match.log[:1])
    sent = [msgspec.json.encode(in_words(snapshot(again, viewer), again, viewer, "en"))]
    for entry in match.log[1:]:
        seen = again.seq
        again.take(entry)
        sent.append(msgspec.json.encode(in_words(news(again, viewer, seen), again, viewer, "en")))
    return sent


def test_when_it_is_over_everybody_knows() -> None:
    match = begun("fruitoplay", 2)
    finish(match, Rng(1))
    told = snapshot(match, None)
    assert told.status.over
    assert told.status.winners == match.winners
    assert told.legal == snapshot(match, 0).legal == []


def test_a_stand_ins_choice_stays_face_down_for_the_person_until_all_see_it() -> None:
    """Whoever resigns and comes back would else be told what a strong bot would do in their place."""

    def chosen_by_bot(choice: int) -> Match:
        match = begun("fruitoplay", 3)
        match.relieve(0, "resigned", 0)
        match.act_for(0, match.play.legal(0)[choice], 0)
        return match

    one, two = chosen_by_bot(0), chosen_by_bot(-1)
    for _ in range(2):  # before and after the person is back
        assert snapshot(one, 0) == snapshot(two, 0)
        assert news(one, 0, one.seq - 1) == news(two, 0, two.seq - 1)
        one.come_back(0, 0)
        two.come_back(0, 0)
        one.relieve(0, "resigned", 0)
        two.relieve(0, "resigned", 0)
    view, full = snapshot(one, 0).view, one.play.view(0)
    assert isinstance(view, FruitoplayView)
    assert isinstance(full, FruitoplayView)
    assert (view.chose, view.chosen, view.hand) == ((0,), (), full.hand)
    assert full.chosen
    for match in (one, two):
        match.come_back(0, 0)
        for seat in (1, 2):
            match.act(seat, match.play.legal(seat)[:1], 0)
        assert snapshot(match, 0).view == match.play.view(0)
        assert snapshot(match, 0).events == match.play.events(0)


def test_who_comes_back_may_choose_anew_and_sees_their_own_choice_only() -> None:
    one, two = begun("fruitoplay", 3), begun("fruitoplay", 3)
    for match, choice in ((one, 0), (two, -1)):
        match.relieve(0, "resigned", 0)
        match.act_for(0, match.play.legal(0)[choice], 0)
        match.come_back(0, 0)
        match.act(0, match.play.legal(0)[2:3], 0)
    assert snapshot(one, 0) == snapshot(two, 0)
    view = snapshot(one, 0).view
    assert isinstance(view, FruitoplayView)
    assert view.chosen == (one.play.legal(0)[2],)


def two_rotten_cards() -> tuple[list[Entry], int]:
    """A match in which a seat has two things to choose in secret, while another has one."""
    rng = Rng(1)
    while True:
        match = begun("fruitoplay", 3)
        while not match.over:
            for seat in match.play.waiting if len(match.play.waiting) > 1 else ():
                ahead = Match(match.log)
                ahead.act(seat, ahead.play.legal(seat)[:1], 0)
                if seat in ahead.play.waiting and seat in ahead.play.view().chose:
                    return match.log, seat
            move(match, rng)


def test_what_a_stand_in_has_begun_to_choose_is_finished_face_down() -> None:
    """FRU-16. A bot chooses for the first of two rotten cards, the person for the second; only who begins
    anew knows all of it.
    """

    def halfway(choice: int) -> Match:
        match = Match(log)
        match.relieve(seat, "resigned", 0)
        match.act_for(seat, match.play.legal(seat)[choice], 0)
        match.come_back(seat, 0)
        return match

    log, seat = two_rotten_cards()
    one, two = halfway(0), halfway(1)
    for _ in range(2):
        assert snapshot(one, seat) == snapshot(two, seat)
        for match in (one, two):
            match.act(seat, match.play.legal(seat)[:1], 0)
    assert one.at(seat).covered is two.at(seat).covered is False
    assert snapshot(one, seat) == snapshot(two, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_names_make_no_large_snapshots(game: str) -> None:
    """They are sent to everybody who comes to a table, as often as they come."""
    match = begun(game, GAMES[game].seats[-1], components=longest_names(game))
    finish(match, Rng(1))
    for viewer in viewers(match):
        assert len(msgspec.json.encode(snapshot(match, viewer))) < 96 * 1024
