"""To play on from a moment of a match that is over."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING

import msgspec
import pytest

from parlour import GAMES, ParlourError, Rng
from parlour.games.pungi.view import PungiView
from parlour.kernel.play import Play, advance
from parlour.kernel.state import CHANCE
from parlour.match import log, replay
from parlour.match.fork import Deal, fork_of, prefix
from parlour.match.frames import beginnings
from parlour.match.log import Sat
from parlour.match.match import Match
from parlour.server.hall import rematch_of
from tests.match.matches import begun, finish, moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import View
    from parlour.kernel.record import Step

NAMES = [f"Name {number}" for number in range(9)]


def over(game: str, seats: int | None = None, seed: int = 1, **agreed: int) -> Match:
    match = begun(game, seats or GAMES[game].seats[0], **agreed)
    finish(match, Rng(seed))
    return match


def forked(match: Match, frame: int, seat: int = 1, anew: bool = False, game: int = 1) -> Match:
    person = Sat(at=9, seat=seat, name="Me", player="me")
    return fork_of(match, "origin", game, frame, anew, person, iter(NAMES))


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("anew", [False, True])
def test_a_fork_begins_with_the_same_steps_and_goes_on(game: str, anew: bool) -> None:
    """As it was: to the word. Dealt anew: the same decisions, and the person has seen the same."""
    match = over(game)
    (play,) = match.plays
    frames = len(beginnings(play.steps))
    for frame in (0, frames // 3) if anew else (0, 1, frames // 2, frames - 3):
        before = prefix(play, frame)
        fork = forked(match, frame, anew=anew)
        assert fork.opened.forked
        assert fork.opened.forked.steps == len(before)
        found = fork.play.steps[: len(before)]
        same = [step for step in before if anew is False or step.seat != CHANCE]
        assert [str(step) for step in found if anew is False or step.seat != CHANCE] == list(map(str, same))
        told = [replayed(match, steps).view(1) for steps in (before, found)]
        assert told[0] == told[1]
        assert fork.practice
        assert [seat.bot for seat in fork.seats if seat and not seat.player] == ["regular"] * (
            len(fork.seats) - 1
        )
        read = Match(map(log.read, map(log.write, fork.log)))
        assert (read.practice, read.play.record) == (True, fork.play.record)
        finish(fork, Rng(2))
        kept = replay.read(msgspec.json.encode(replay.replay_of(fork)))
        assert kept.practice
        replay.verify(kept)
        with pytest.raises(ParlourError) as refused:
            replay.verify(msgspec.structs.replace(kept, forked=0))
        assert refused.value.code == "replay-draw"


def replayed(match: Match, steps: Sequence[Step]) -> Play:
    play = Play(match.setup)
    for step in steps:
        advance(play, step)
    return play


def test_a_new_deal_is_as_random_as_the_sampler() -> None:
    """How many cards another seat still has of those that it truly has."""
    match = over("pungi", 3)
    setup, (play,) = match.setup, match.plays
    steps = prefix(play, 6)
    truth = hand(replayed(match, steps).view(1))
    rng = Rng(1)
    sampler = setup.sampler(replayed(match, steps).view(0))
    samples = [hand(setup.view(sampler.sample(rng), 1)) for _ in range(200)]
    deal, dealt = Deal(setup, steps, 0), []
    for _ in range(30):
        for _ in range(100):
            deal.exchange(rng)
        dealt.append(hand(replayed(match, deal.steps()).view(1)))
    assert mean(kept(truth, each) for each in dealt) == pytest.approx(
        mean(kept(truth, each) for each in samples), abs=0.6
    )
    assert len({tuple(each) for each in dealt}) > 15


def hand(view: View) -> list[str]:
    assert isinstance(view, PungiView)
    return sorted(view.hand)


def kept(one: list[str], other: list[str]) -> int:
    return sum((Counter(one) & Counter(other)).values())


def test_a_rematch_of_a_fork_is_none() -> None:
    fork = forked(over("pungi"), 5)
    finish(fork, Rng(3))
    fork.ask(1, "rematch", 10)
    again = rematch_of(fork, 11)
    assert again.opened.forked is None
    assert not again.practice


def test_what_cannot_be_played_on_is_refused() -> None:
    match = over("pungi", games=2)
    assert refusal(match, 10_000) == "fork-over"
    assert refusal(match, 1, game=3) == "no-such-game"
    assert refusal(match, 1, seat=9) == "no-such-seat"
    under_way = begun("pungi", 3)
    moves(under_way, Rng(1), 6)
    assert refusal(under_way, 1) == "match-not-over"


def refusal(match: Match, frame: int, **asked: int) -> str:
    with pytest.raises(ParlourError) as refused:
        forked(match, frame, **asked)  # type: ignore[arg-type]
    return refused.value.code
