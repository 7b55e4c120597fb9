"""Play on from any moment of a game that is over: in another match, for practice, with the same first steps.

What the person could not know at that moment is as it was, or dealt anew. Then it is a random deal among all
in which everybody could have done what they did, and the person would have seen the same: two items of a draw
change places, or one with an item that was not drawn, and stay there if that is so; again and again. All
deals are equally likely, so this leads to each of them equally often. Whether the others *would* have chosen
the same with other cards is not asked.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from parlour.kernel.chance import ImpossibleOutcome
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, advance
from parlour.kernel.record import Step
from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE
from parlour.match.deals import first_secret
from parlour.match.frames import beginnings, finished_game
from parlour.match.log import Acted, Began, Drew, Entry, Fork, Opened, Sat
from parlour.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from parlour.kernel.game import Setup

EXCHANGES: Final = 20  # that are tried, for each item of the draws


def fork_of(
    match: Match, origin: str, game: int, frame: int, anew: bool, person: Sat, names: Iterable[str]
) -> Match:
    """A match that goes on after a frame of a game of this one, which is over. The person has a seat there,
    and bots have all others: those who had them, or stand-ins with new names.
    """
    steps = prefix(finished_game(match, game, person.seat), frame)
    if anew:
        steps = dealt_anew(match.setup, steps, person.seat, Rng(secrets.token_hex(16)))
    root = secrets.token_hex(32)
    opened = Opened(
        at=person.at,
        terms=match.opened.terms,
        host=person.player,
        secret=first_secret(root),
        root=root,
        stand_in=match.opened.stand_in,
        spectators=False,
        chat=False,
        forked=Fork(origin, game, len(steps), anew),
    )
    again = Match([opened])
    taken = {person.name, *(seat.name for seat in match.seats if seat)}
    free = (name for name in names if name not in taken)
    for number in range(len(match.seats)):
        again.take(person if number == person.seat else bot_for(match, number, person.at, free))
    again.take(Began(at=person.at))
    for step in steps:
        again.take(entry_of(step, person.at))
    if again.play.over:
        raise ParlourError("fork-over")
    again.settle_draws(person.at)
    return again


def prefix(play: Play, frame: int) -> list[Step]:
    """The steps of a game up to the end of a frame of its replay. What lies face down then is not among them:
    it is chosen anew.
    """
    ends = [*beginnings(play.steps)[1:], len(play.steps)]
    again = Play(play.setup)
    for step in play.steps[: ends[min(frame, len(ends) - 1)]]:
        advance(again, step)
    return list(again.steps[: again.public_step_count])


def bot_for(match: Match, number: int, at: int, names: Iterator[str]) -> Sat:
    """The bot that had a seat, or one for the person who had it."""
    seat = match.at(number)
    if seat.player:
        return Sat(at=at, seat=number, name=next(names), bot=match.opened.stand_in)
    return Sat(at=at, seat=number, name=seat.name, bot=seat.bot)


def entry_of(step: Step, at: int) -> Entry:
    if step.seat == CHANCE:
        return Drew(at=at, words=step.words)
    return Acted(at=at, seat=step.seat, tokens=step.words)


class Deal:
    """The draws among some steps, as they are or could have been."""

    def __init__(self, setup: Setup, steps: Sequence[Step], seat: int) -> None:
        self._setup = setup
        self._seat = seat
        self._names = [step.words[0] for step in steps]  # of the draws
        self._steps = [(step.seat, self._codes(step)) for step in steps]
        self.places = [
            (number, item)
            for number, (decider, codes) in enumerate(self._steps)
            if decider == CHANCE and len(codes) > 1
            for item in range(len(codes))
        ]
        self._left: dict[int, list[int]] = {}  # what each draw has left undrawn
        self._known = self._played(self._left)

    def _codes(self, step: Step) -> list[int]:
        if step.seat != CHANCE:
            return [self._setup.action(step.words[0])]
        name, *items = step.words
        return [self._setup.code(name, item) for item in items]

    def steps(self) -> list[Step]:
        state = self._setup.state()
        found = []
        for decider, codes in self._steps:
            if decider == CHANCE:
                name = state.chance()
                found.append(Step(CHANCE, (name, *(self._setup.item(name, code) for code in codes))))
                state.settle(codes)
            else:
                found.append(Step(decider, (self._setup.token(codes[0]),)))
                state.apply(decider, codes[0])
        return found

    def exchange(self, rng: Rng) -> bool:
        """Try to let two items change places; whether they did."""
        number, one = self.places[rng.below(len(self.places))]
        decider, codes = self._steps[number]
        left = self._left[number]
        other = rng.below(len(codes) + len(left))
        changed = codes[:]
        if other < len(codes):
            changed[one], changed[other] = codes[other], codes[one]
        else:
            changed[one] = left[other - len(codes)]
        if changed == codes:
            return False
        self._steps[number] = decider, changed
        undrawn: dict[int, list[int]] = {}
        if self._played(undrawn) == self._known:
            self._left = undrawn
            return True
        self._steps[number] = decider, codes
        return False

    def _played(self, left: dict[int, list[int]]) -> tuple[int, ...] | None:
        """What the seat knows in the end; None, if it cannot go like this."""
        state = self._setup.state()
        for number, (decider, codes) in enumerate(self._steps):
            if decider not in (*state.waiting, *state.pending()):  # a state trusts its caller
                return None
            if decider == CHANCE:
                if state.chance() != self._names[number]:
                    return None
                left[number] = list(state.to_shuffle() or ())
                try:
                    if state.draw(Rng(0), codes) != codes:
                        return None
                except ImpossibleOutcome:
                    return None
                for code in codes:
                    if code in left[number]:
                        left[number].remove(code)
                state.settle(codes)
            elif codes[0] not in state.legal(decider):
                return None
            else:
                state.apply(decider, codes[0])
        return tuple(state.known(self._seat))


def dealt_anew(setup: Setup, steps: Sequence[Step], seat: int, rng: Rng) -> list[Step]:
    """The same decisions after another deal, which looks the same to a seat."""
    deal = Deal(setup, steps, seat)
    for _ in range(EXCHANGES * len(deal.places)):
        deal.exchange(rng)
    return deal.steps()
