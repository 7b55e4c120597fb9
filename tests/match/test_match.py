"""A sitting, from the first chair to the last game."""

from __future__ import annotations

import pytest

from parlour import ParlourError, Rng
from parlour.match import log
from parlour.match.log import Acted, Asked, Drew, TookBack, Wish
from parlour.match.match import Match
from tests.match.matches import GAMES_AND_SEATS, HOST, begun, finish, move, opened


def refused(code: str) -> pytest.RaisesExc[ParlourError]:
    return pytest.raises(ParlourError, check=lambda refusal: refusal.code == code)


def same(match: Match) -> Match:
    """The match again, from its log as it is stored."""
    return Match([log.read(log.write(entry)) for entry in match.log])


def told(match: Match) -> object:
    """All that can be seen of a match."""
    views = [match.play.view(seat) for seat in (None, *range(len(match.seats)))]
    seats = [match.at(seat) for seat in range(len(match.seats))]
    chairs = [(seat.name, seat.player, seat.bot, seat.entropy, seat.relieved, seat.since) for seat in seats]
    return views, chairs, match.play.record, match.play.open_events(), match.scores, match.winners


# The log


def test_matches_on_the_same_terms_share_a_setup() -> None:
    match = begun("fruitoplay", 2)
    assert same(match).setup is match.setup
    assert begun("fruitoplay", 3).setup is not match.setup


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_the_log_is_the_truth(game: str, seats: int) -> None:
    match = begun(game, seats)
    rng = Rng(seats)
    for _ in range(40):
        move(match, rng)
        if match.over:
            break
    assert told(same(match)) == told(match)
    assert same(match).log == match.log


def test_equal_secrets_give_equal_deals_and_others_others() -> None:
    first, second = begun(), begun()
    assert first.play.record == second.play.record
    third = opened()
    for seat in range(3):
        third.sit(seat, f"player-{seat}", "", 0, entropy="mine" if seat == 2 else "")
    third.begin(HOST, 0)
    assert third.play.record != first.play.record


# Sitting down


def test_a_person_takes_a_chair_and_another_one() -> None:
    match = opened()
    match.sit(0, "ada", "Ada", 0)
    with refused("seat-taken"):
        match.sit(0, "bo", "Bo", 0)
    match.sit(2, "ada", "Ada", 0)
    assert match.seat_of("ada") == 2
    assert match.seats[:2] == [None, None]
    with refused("no-such-seat"):
        match.sit(3, "bo", "Bo", 0)


def test_the_host_seats_bots_and_frees_chairs() -> None:
    match = opened()
    with refused("host-only"):
        match.seat_bot(0, "greedy", "Bot", "somebody", 0)
    with refused("bot-unknown"):
        match.seat_bot(0, "nobody", "Bot", HOST, 0)
    match.seat_bot(0, "greedy", "Bot", HOST, 0)
    match.sit(1, "ada", "Ada", 0)
    with refused("host-only"):
        match.stand(0, "ada", 0)
    match.stand(1, "ada", 0)
    match.stand(0, HOST, 0)
    assert match.seats == [None] * 3
    with refused("seat-empty"):
        match.stand(0, HOST, 0)


def test_a_table_that_nobody_comes_to_is_closed() -> None:
    match = opened()
    match.sit(1, "ada", "Ada", 0)
    match.abandon(1)
    assert match.over
    assert match.aborted
    assert same(match).over
    with refused("match-over"):
        match.sit(0, HOST, "Bo", 2)
    with refused("match-over"):
        match.stand(1, "ada", 2)
    with refused("match-over"):
        match.begin(HOST, 2)
    with refused("match-over"):
        match.abandon(2)


def test_a_match_that_nobody_goes_on_with_is_ended() -> None:
    match = begun(persons=2)
    move(match, Rng(1))
    match.ask(1, "abort", 1)
    match.abandon(2)
    assert match.over
    assert match.wish is None
    assert match.winners == []
    assert same(match).over


def test_the_host_may_close_a_table_before_it_begins() -> None:
    match = opened()
    match.sit(1, "ada", "Ada", 0)
    with refused("host-only"):
        match.close("ada", 1)
    match.close(HOST, 1)
    assert match.aborted
    with refused("match-over"):
        match.close(HOST, 2)
    with refused("match-begun"):
        begun().close(HOST, 0)


def test_it_is_known_whether_a_person_has_ever_played() -> None:
    match = begun("fruitoplay", 3, persons=2)
    match.relieve(0, "resigned", 0)
    for seat in (0, 2):
        match.act_for(seat, match.play.legal(seat)[0], 1)
    assert same(match).played is False
    match.act(1, [match.play.legal(1)[0]], 2)
    assert same(match).played is True


def test_it_begins_when_the_host_says_so_and_all_are_there() -> None:
    match = opened()
    match.sit(0, HOST, "Ada", 0)
    with refused("seats-free"):
        match.begin(HOST, 0)
    with refused("match-not-begun"):
        match.act(0, ["play:frog-1"], 0)
    for seat in (1, 2):
        match.seat_bot(seat, "greedy", "Bot", HOST, 0)
    with refused("host-only"):
        match.begin("bo", 0)
    match.begin(HOST, 0)
    with refused("match-begun"):
        match.begin(HOST, 0)
    with refused("match-begun"):
        match.stand(0, HOST, 0)
    with refused("match-begun"):
        match.sit(0, "bo", "Bo", 0)


# Playing


def test_a_refused_act_changes_nothing() -> None:
    match = begun("fruitoplay", 2)
    before = len(match.log)
    for tokens in (["nonsense"], [match.play.legal(0)[0], "nonsense"]):
        with refused("unknown-token"):
            match.act(0, tokens, 0)
    assert len(match.log) == before


def test_bots_act_for_themselves_and_persons_for_themselves() -> None:
    match = begun("fruitoplay", 2, persons=1)
    assert match.bots_due() == [1]
    with refused("bot-plays"):
        match.act(1, [match.play.legal(1)[0]], 0)
    with refused("no-bot-plays"):
        match.act_for(0, match.play.legal(0)[0], 0)
    match.act_for(1, match.play.legal(1)[0], 0)
    assert match.bots_due() == []


def test_choices_of_others_that_lie_face_down_make_nothing_stale() -> None:
    match = begun("fruitoplay", 3)
    seen = match.seq
    match.act(1, [match.play.legal(1)[0]], 0, seen)
    match.act(0, [match.play.legal(0)[0]], 0, seen)
    match.act(0, [match.play.legal(0)[1]], 0, match.seq)  # thought better of it
    with refused("stale"):
        match.act(1, [match.play.legal(1)[1]], 0, seen)  # its own choice is news to who made it elsewhere
    match.act(2, [match.play.legal(2)[0]], 0, seen)  # the reveal
    with refused("stale"):
        match.act(2, [match.play.legal(2)[0]], 0, seen)
    with refused("stale"):
        match.act(2, [match.play.legal(2)[0]], 0, match.seq + 1)  # that is still to come


def test_what_others_do_in_the_open_is_news() -> None:
    match = begun("pungi", 3)
    first = match.play.waiting[0]
    seen = match.seq
    match.act(first, [match.play.legal(first)[0]], 0, seen)
    after = match.play.waiting[0]
    with refused("stale"):
        match.act(after, [match.play.legal(after)[0]], 0, seen)
    match.act(after, [match.play.legal(after)[0]], 0, match.seq)


@pytest.mark.parametrize(("game", "seats"), [("pungi", 3), ("fruitoplay", 2), ("input", 2), ("pies", 3)])
def test_several_games_are_added_up(game: str, seats: int) -> None:
    match = begun(game, seats, games=2)
    with refused("game-under-way"):
        match.next_game(0)
    finish(match, Rng(1))
    one, two = (play.scores for play in match.plays)
    assert match.scores == [a + b for a, b in zip(one, two, strict=True)]
    assert match.earlier == [one]
    assert match.winners == [n for n, points in enumerate(match.scores) if points == max(match.scores)]
    assert one != two
    assert told(same(match)) == told(match)
    with refused("match-over"):
        match.next_game(0)
    with refused("match-over"):
        match.act(0, [], 0)


def test_in_the_next_game_the_table_remembers_the_last_one() -> None:
    match = begun("pungi", 3, games=3)
    finish(match, Rng(1))
    starts = [next(step.words[1] for step in play.steps if step.words[0] == "start") for play in match.plays]
    follow = match.setup.game.follow
    for last, start in zip(match.plays, starts[1:], strict=False):
        assert follow(last.record) == [f"start {start}"]


# Clocks and stand-ins


def test_without_a_clock_nobody_is_late() -> None:
    match = begun("fruitoplay", 2)
    assert match.due() is None
    assert match.expire(10**15) == []


def test_everybody_has_their_own_time() -> None:
    match = begun("fruitoplay", 3, clock=60)
    assert match.due() == 61_000
    match.act(0, [match.play.legal(0)[0]], 50_000)
    match.act(1, [match.play.legal(1)[0]], 55_000)
    assert match.expire(60_999) == []
    (relieved,) = match.expire(61_000)
    assert (relieved.seat, relieved.reason) == (2, "time")  # type: ignore[attr-defined]
    assert match.at(2).bot == "regular"
    match.act_for(2, match.play.legal(2)[0], 62_000)
    assert match.due() == 62_000 + 60_000  # the next turn began then
    assert told(same(match)) == told(match)


def test_all_who_are_late_are_relieved_at_once() -> None:
    match = begun("fruitoplay", 3, clock=60, stand_in="greedy")
    assert len(match.expire(61_000)) == 3
    assert match.bots_due() == [0, 1, 2]
    assert match.at(1).bot == "greedy"
    assert match.due() is None


def test_who_comes_back_has_time_again() -> None:
    match = begun("fruitoplay", 2, clock=60)
    match.relieve(0, "absent", 10_000)
    with refused("bot-plays"):
        match.relieve(0, "resigned", 10_000)
    with refused("not-relieved"):
        match.come_back(1, 10_000)
    match.come_back(0, 200_000)
    assert match.at(0).since == 200_000
    match.act(0, [match.play.legal(0)[0]], 210_000)
    match.relieve(0, "resigned", 220_000)
    assert match.at(0).relieved == "resigned"


# Consent


def test_all_agree_to_stop() -> None:
    match = begun("fruitoplay", 3, persons=2)
    match.ask(0, "abort", 0)
    with refused("wish-pending"):
        match.ask(1, "abort", 0)
    with refused("nothing-asked"):
        match.answer(0, True, 0)
    match.answer(1, True, 0)
    assert match.over
    assert match.aborted
    assert match.winners == []
    assert match.bots_due() == []
    assert same(match).aborted


def test_one_who_does_not_agree_is_enough() -> None:
    match = begun("fruitoplay", 3)
    match.ask(0, "abort", 0)
    match.answer(1, False, 0)
    with refused("nothing-asked"):
        match.answer(2, True, 0)
    assert not match.over


@pytest.mark.parametrize("game", ["fruitoplay", "pungi"])
def test_what_is_over_cannot_be_aborted_any_more(game: str) -> None:
    match = begun(game, 3)
    match.ask(0, "abort", 0)
    match.answer(1, True, 0)
    finish(match, Rng(1))
    assert match.wish is None
    with pytest.raises(ParlourError, match="Nobody is waiting"):
        match.answer(2, True, 0)
    assert match.winners
    match.ask(2, "rematch", 0)
    assert match.agreed == {2}
    assert same(match).wish == match.wish


def test_the_absent_are_not_asked() -> None:
    match = begun("fruitoplay", 3)
    match.relieve(2, "absent", 0)
    match.ask(0, "abort", 0)
    match.answer(1, True, 0)
    assert match.aborted


def test_the_others_may_agree_that_bots_play_for_the_absent() -> None:
    match = begun("fruitoplay", 4)
    with refused("nobody-absent"):
        match.ask(0, "stand-in", 0)
    with refused("nobody-absent"):
        match.ask(0, "stand-in", 0, absent=[0])  # who asks is there
    match.ask(0, "stand-in", 0, absent=[3, 2])
    wish = same(match).wish
    assert wish
    assert wish.absent == (2, 3)
    match.answer(1, True, 5)
    assert [match.at(seat).relieved for seat in range(4)] == [None, None, "absent", "absent"]
    assert same(match).wish is None
    assert same(match).at(2).bot == "regular"
    match.come_back(2, 6)
    assert not match.at(2).bot
    match.ask(0, "abort", 7)
    match.answer(2, True, 7)
    assert not same(match).over
    match.answer(1, True, 7)
    assert same(match).over  # without the one who is still away


def test_wishes_in_older_logs_are_read_and_written_as_before() -> None:
    line = b'{"entry":"asked","seat":0,"wish":"abort","at":1}'
    asked = log.read(line)
    assert asked == Asked(at=1, seat=0, wish="abort", absent=())
    assert log.write(asked) == line


def test_whoever_is_there_alone_needs_nobodys_consent() -> None:
    match = begun("pungi", 3, persons=2)
    match.ask(1, "stand-in", 0, absent=[0])
    assert match.at(0).relieved == "absent"
    with refused("nobody-absent"):
        match.ask(1, "stand-in", 0, absent=[0, 2])  # bots play there
    match.ask(1, "abort", 0)
    assert match.over


def test_who_comes_back_needs_no_stand_in() -> None:
    match = begun("fruitoplay", 3)
    match.ask(0, "stand-in", 0, absent=[2])
    match.act(0, [match.play.legal(0)[0]], 1)
    assert same(match).wish
    match.act(2, [match.play.legal(2)[0]], 1)
    assert same(match).wish is None
    match.ask(0, "stand-in", 2, absent=[2])
    match.answer(2, False, 2)
    assert same(match).wish is None
    assert not match.at(2).bot


def test_when_bots_play_for_all_who_were_absent_nobody_is_asked_any_more() -> None:
    match = begun("fruitoplay", 4)
    match.ask(0, "stand-in", 0, absent=[2, 3])
    match.relieve(2, "resigned", 0)
    assert same(match).wish
    match.relieve(3, "resigned", 0)
    assert same(match).wish is None


@pytest.mark.parametrize("wish", ["abort", "rematch"])
def test_who_has_asked_may_think_better_of_it(wish: Wish) -> None:
    match = begun("fruitoplay", 3)
    if wish == "rematch":
        finish(match, Rng(1))
    match.ask(0, wish, 0)
    match.answer(1, True, 0)
    match.answer(0, False, 1)
    assert same(match).wish is None
    match.ask(2, wish, 2)
    assert match.agreed == {2}


def test_whoever_sits_with_bots_only_asks_nobody() -> None:
    match = begun("fruitoplay", 2, persons=1)
    match.ask(0, "abort", 0)
    assert match.aborted


def test_a_rematch_is_for_the_end() -> None:
    match = begun("fruitoplay", 2)
    with refused("game-under-way"):
        match.ask(0, "rematch", 0)
    finish(match, Rng(1))
    with refused("match-over"):
        match.ask(0, "abort", 0)
    match.ask(0, "rematch", 0)
    match.answer(1, True, 0)
    assert match.granted
    match.rematched("another", 0)
    assert match.rematch == same(match).rematch == "another"


# Taking back


def test_a_card_played_in_the_open_can_be_taken_back() -> None:
    match = begun("pungi", 3)
    seat = match.play.waiting[0]
    before, steps = told(match), len(match.play.steps)
    match.act(seat, [match.play.legal(seat)[0]], 5000)
    match.ask(seat, "take-back", 6000)
    for other in range(3):
        if other != seat:
            match.answer(other, True, 7000)
    assert isinstance(match.log[-1], TookBack)
    assert len(match.play.steps) == steps
    assert match.play.waiting == (seat,)
    assert told(match)[0] == before[0]  # type: ignore[index]
    assert match.at(seat).since == 7000
    assert told(same(match)) == told(match)
    move(match, Rng(1))


def test_nobody_takes_back_what_others_have_answered() -> None:
    match = begun("pungi", 3)
    seat = match.play.waiting[0]
    move(match, Rng(1))
    match.ask(seat, "take-back", 0)
    move(match, Rng(1))
    assert match.wish is None  # the game went on
    with refused("take-back"):
        match.ask(seat, "take-back", 0)
    with refused("take-back"):
        match.ask(seat, "take-back", 0, back=len(match.play.steps) - 2)


def test_nobody_takes_back_a_draw_or_a_choice_that_lies_face_down() -> None:
    match = begun("fruitoplay", 2)
    for back in (None, 0, 1, 99):
        with refused("take-back"):
            match.ask(0, "take-back", 0, back=back)
    match.act(0, [match.play.legal(0)[0]], 0)
    with refused("take-back"):  # it can be replaced
        match.ask(0, "take-back", 0)


def test_whoever_has_turned_a_tile_has_learnt_something() -> None:
    match = begun("input", 2)
    seat = match.play.waiting[0]
    match.act(seat, [match.play.legal(seat)[0]], 0)
    assert match.play.waiting == (seat,)
    with refused("take-back"):
        match.ask(seat, "take-back", 0)


def test_a_tile_that_was_known_can_be_put_back() -> None:
    match = begun("input", 2)
    for seat in (0, 1):
        match.act(seat, ["lift:1"], 0)
        match.act(seat, [match.play.legal(seat)[0]], 0)
    steps = len(match.play.steps)
    match.act(0, ["lift:1"], 0)
    assert match.may_take_back(0, steps)
    match.act(0, [match.play.legal(0)[0]], 0)
    assert match.may_take_back(0, steps)  # both of its own actions
    assert match.may_take_back(0, steps + 1)  # or the last one
    assert not match.may_take_back(0, steps - 1)
    assert not match.may_take_back(1, steps)


def test_no_draw_is_ever_taken_back() -> None:
    match = begun("fruitoplay", 2)
    rng = Rng(5)
    for _ in range(300):
        if match.over:
            break
        move(match, rng)
        last = match.log[-1]
        if isinstance(last, Drew):
            acted = next(entry for entry in reversed(match.log) if isinstance(entry, Acted))
            with refused("take-back"):
                match.ask(acted.seat, "take-back", 0)
