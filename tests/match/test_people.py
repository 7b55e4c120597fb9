"""Names, looks, and people whom the host removes."""

from __future__ import annotations

import pytest

from parlour import Rng
from parlour.match import log, news
from parlour.match.log import Aborted, Introduced, Removed, Sat
from parlour.match.replay import replay_of, verify
from parlour.match.seats import handle_of
from tests.match.matches import HOST, begun, finish, move, opened
from tests.match.test_match import refused, same, told


def test_a_person_goes_by_another_name_and_looks_different() -> None:
    match = opened("fruitoplay", 2)
    match.sit(0, HOST, "Ada", 0, colour="teal", avatar="owl")
    match.sit(1, "player-1", "Bo", 0)
    match.introduce(1, "Boris", 1, avatar="fox")
    match.begin(HOST, 2)
    match.introduce(0, "Ada", 3, colour="rust", avatar="owl")
    assert match.introduce(0, "Ada", 4, colour="rust", avatar="owl") == []  # as it was
    for each in (match, same(match)):
        looks = [(seat.name, seat.colour, seat.avatar) for seat in news.status(each).places if seat]
        assert looks == [("Ada", "rust", "owl"), ("Boris", "", "fox")]
    match.ask(0, "abort", 5)
    match.answer(1, True, 5)
    with refused("match-over"):
        match.introduce(0, "Adam", 6)


def test_older_logs_are_read_and_written_as_before() -> None:
    old = b'{"entry":"sat","seat":0,"name":"Ada","player":"p","at":1}'
    assert log.read(old) == Sat(at=1, seat=0, name="Ada", player="p")
    assert log.write(log.read(old)) == old


def test_an_undo_does_not_undo_what_happened_to_people() -> None:
    match = begun("pungi", 3, persons=1)
    rng = Rng(1)
    while not match.may_undo(0):
        move(match, rng)
    match.introduce(0, "Somebody else", 3000)
    match.remove("stranger", HOST, 3000, "")
    match.admit(False, HOST, 3000)
    match.undo(0, 4000)
    for _ in range(2):
        while not match.may_undo(0):
            move(match, rng)
        match.undo(0, 5000)
    for each in (match, same(match)):
        assert each.at(0).name == "Somebody else"
        assert each.removed == {"stranger"}
        assert not each.spectators
    assert told(same(match)) == told(match)
    finish(match, rng)
    assert told(same(match)) == told(match)
    verify(replay_of(match))


def test_whom_the_host_removes_before_the_beginning_leaves_a_free_seat() -> None:
    match = opened("fruitoplay", 2)
    match.sit(0, HOST, "Ada", 0)
    match.sit(1, "player-1", "Bo", 0, entropy="words")
    with refused("host-only"):
        match.remove(HOST, "player-1", 1, "Bot")
    with refused("remove-self"):
        match.remove(HOST, HOST, 1, "Bot")
    (entry,) = match.remove("player-1", HOST, 1, "Bot")
    assert entry == Removed(at=1, player="player-1")
    assert match.seats[1] is None
    assert match.entropy == ["", ""]
    assert match.remove("player-1", HOST, 2, "Bot") == []
    assert same(match).removed == {"player-1"}


def test_whom_the_host_removes_later_is_replaced_by_a_bot_for_good() -> None:
    match = begun("fruitoplay", 3, stand_in="greedy")
    match.introduce(1, "Eve", 1500, colour="rust", avatar="cat")
    match.remove("player-1", HOST, 2000, "Cleo")
    for each in (match, same(match)):
        place = news.status(each).places[1]
        assert place == news.Occupant("Cleo", "greedy")
        assert each.seat_of("player-1") is None
        assert each.bots_due() == [1]
    with refused("not-relieved"):
        match.come_back(1, 2001)
    finish(match, Rng(3))
    assert told(same(match)) == told(match)
    verify(replay_of(match))
    with refused("match-over"):
        match.remove("player-2", HOST, 4000, "Bo")


def test_what_they_added_to_the_deals_stays() -> None:
    match = opened("fruitoplay", 2, games=2)
    match.sit(0, HOST, "Ada", 0)
    match.sit(1, "player-1", "Bo", 0, entropy="words")
    match.begin(HOST, 1)
    match.remove("player-1", HOST, 2, "Cleo")
    finish(match, Rng(3))
    replay = replay_of(match)
    assert [(player.name, player.bot, player.entropy) for player in replay.players] == [
        ("Ada", "", ""),
        ("Cleo", "regular", "words"),
    ]
    verify(replay)


def test_a_hidden_choice_of_a_removed_person_stays_hidden() -> None:
    match = begun("fruitoplay", 3)
    match.act(1, [match.play.legal(1)[0]], 2000)
    seen = match.view(0), match.view(None)
    match.remove("player-1", HOST, 2001, "Cleo")
    assert (match.view(0), match.view(None)) == seen
    assert match.bots_due() == []


def test_the_wish_of_a_removed_person_is_forgotten() -> None:
    match = begun("fruitoplay", 3)
    match.ask(1, "abort", 2000)
    match.remove("player-1", HOST, 2001, "Cleo")
    assert match.wish is None
    assert not match.over
    assert same(match).wish is None


@pytest.mark.parametrize("leaves", ["resigns", "is removed", "is late"])
def test_a_wish_is_granted_when_the_last_one_who_was_asked_plays_no_more(leaves: str) -> None:
    match = begun("fruitoplay", 3, clock=60)
    match.ask(0, "abort", 1500)
    match.answer(1, True, 1500)
    if leaves == "resigns":
        entries = match.relieve(2, "resigned", 1600)
    elif leaves == "is removed":
        entries = match.remove("player-2", HOST, 1600, "Cleo")
    else:
        for seat in (0, 1):
            match.act(seat, [match.play.legal(seat)[0]], 1600)
        entries = match.expire(100_000)
    assert isinstance(entries[-1], Aborted)
    assert match.aborted
    assert same(match).aborted


def test_a_wish_is_not_granted_by_those_who_are_gone() -> None:
    match = begun("fruitoplay", 2)
    match.ask(0, "abort", 1500)
    match.relieve(0, "absent", 1600)
    match.relieve(1, "absent", 1700)
    assert not match.aborted


def test_the_host_decides_who_looks_on() -> None:
    match = begun("fruitoplay", 2, spectators=False)
    assert not match.spectators
    with refused("host-only"):
        match.admit(True, "player-1", 2000)
    match.admit(True, HOST, 2000)
    assert match.admit(True, HOST, 2001) == []
    assert same(match).spectators
    assert news.status(match).spectators
    assert news.terms(match).spectators


def test_a_handle_is_the_same_at_all_tables_and_tells_no_id() -> None:
    one, two = begun("fruitoplay", 2, persons=1), begun("pungi", 3)
    assert one.at(0).handle == two.at(0).handle == handle_of("player-0")
    assert two.at(0).handle != two.at(1).handle
    assert one.at(1).handle == "" == handle_of("")
    assert "player-0" not in handle_of("player-0")


def test_who_has_introduced_themselves_need_not_play_at_once() -> None:
    """A decision that was made before is not stale by it."""
    match = begun("pungi", 3)
    (seat,) = match.play.waiting
    seen = match.seq
    entries = match.introduce((seat + 1) % 3, "Another", 2000)
    assert [type(entry) for entry in entries] == [Introduced]
    match.act(seat, [match.play.legal(seat)[0]], 2001, seen)
