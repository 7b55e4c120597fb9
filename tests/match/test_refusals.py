"""Whatever is refused tells nothing that the seat may not know."""

from __future__ import annotations

import pytest

from parlour import ParlourError, Rng
from parlour.match.log import Acted, Drew
from parlour.match.match import Match
from tests.match.matches import begun, move

Answer = tuple[str, dict[str, object]]


def answer(match: Match, seat: int, *tokens: str) -> Answer:
    """The refusal of tokens that cannot be played."""
    before = match.play.steps[:], match.play.view(seat)
    with pytest.raises(ParlourError) as caught:
        match.act(seat, list(tokens), 2000, match.seq)
    assert (match.play.steps[:], match.play.view(seat)) == before
    return caught.value.code, caught.value.facts


def exchanged(match: Match, draw: int, one: int, two: int) -> Match:
    """The same match, with two items of a draw exchanged."""
    drew = match.log[draw]
    assert isinstance(drew, Drew)
    words = list(drew.words)
    words[one], words[two] = words[two], words[one]
    return Match([*match.log[:draw], Drew(at=drew.at, words=tuple(words)), *match.log[draw + 1 :]])


def test_no_refusal_tells_which_fields_a_face_down_tile_would_fit() -> None:
    truth = begun("input", 2)
    seat = truth.play.waiting[0]
    draw = next(n for n, entry in enumerate(truth.log) if isinstance(entry, Drew)) + seat
    twins = [exchanged(truth, draw, one, two) for two in range(1, 8) for one in range(1, two)]
    twins = [twin for twin in twins if twin.play.view(seat) == truth.play.view(seat)]
    assert twins
    lifts = [token for token in truth.play.legal(seat) if token.startswith("lift:")]
    for tokens in [(lift, second) for lift in lifts for second in (lift, "set:6.1", "lift:9")]:
        told = answer(truth, seat, *tokens)
        assert all(answer(twin, seat, *tokens) == told for twin in twins)
        assert told[0] == ("unknown-token" if tokens[1] == "lift:9" else "not-together")


def test_no_refusal_tells_whoever_chooses_last_what_would_come_of_it() -> None:
    truth, twin = begun("fruitoplay", 2), begun("fruitoplay", 2)
    one, *_, other = truth.play.legal(0)
    truth.act(0, [one], 2000)
    twin.act(0, [other], 2000)
    assert truth.play.view(1) == twin.play.view(1)
    for card in truth.play.legal(1):
        for second in (card, "stay", truth.play.legal(1)[0]):
            told = answer(truth, 1, card, second)
            assert answer(twin, 1, card, second) == told == ("not-together", {"seat": 1, "token": card})


def test_a_log_from_before_this_was_refused_is_still_read() -> None:
    match = begun("input", 2)
    seat = match.play.waiting[0]
    log = list(match.log)
    match.act(seat, ["lift:1"], 2000)
    place = match.play.legal(seat)[0]
    match.act(seat, [place], 2000)
    again = Match([*log, Acted(at=2000, seat=seat, tokens=("lift:1", place))])
    assert again.play.steps == match.play.steps
    assert again.play.view(seat) == match.play.view(seat)
    assert again.play.events(seat) == match.play.events(seat)


@pytest.mark.parametrize("game", ["pi-mal-pflaumen", "pies"])
def test_a_whole_mix_is_one_decision(game: str) -> None:
    """PMP-17 and PMP-18. It is made from cards that lie open, so that nothing is learnt on the way."""
    rng = Rng(3)
    match = begun(game, 3)
    while not any(token.startswith("mix:") for token in match.play.legal(match.play.waiting[0])):
        move(match, rng)
    seat = match.play.waiting[0]
    ahead = Match(match.log)
    mix: list[str] = []
    while not mix or any(token.startswith("use:") for token in ahead.play.legal(seat)):
        mix.append(ahead.play.legal(seat)[0])
        ahead.act(seat, [mix[-1]], 2000)
    assert answer(match, seat, *mix[:-1], mix[0])[0] == "illegal"
    match.act(seat, mix, 2000, match.seq)
    assert match.play.view(seat) == ahead.play.view(seat)


def test_a_tile_of_which_both_sides_were_seen_is_turned_and_set_at_once() -> None:
    """INP-7. Only what a tile shows for the first time is news."""
    rng = Rng(1)
    match = begun("input", 2)
    seat = match.play.waiting[0]
    match.act(seat, ["lift:1"], 2000)
    while seat not in match.play.waiting or "lift:1" not in match.play.legal(seat):
        move(match, rng)
    ahead = Match(match.log)
    ahead.act(seat, ["lift:1"], 2000)
    place = ahead.play.legal(seat)[0]
    ahead.act(seat, [place], 2000)
    assert answer(match, seat, "lift:2", place)[0] == "not-together"
    match.act(seat, ["lift:1", place], 2000)
    assert match.play.view(seat) == ahead.play.view(seat)
