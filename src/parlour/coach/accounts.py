"""What a game brought each seat, and by whom: changes of the chances to win that add up to the result.

Before the first card every seat has an even share; at the end it has its share of the win. Between them,
every change belongs to a draw or to a seat that decided:

- A draw, or what a decision turns up that nobody had seen, changes the chances from what was to be expected
  to what came up. Its mean is 0, whoever plays.
- All other changes belong to the seat that decided. Seats that choose at the same time are taken in seat
  order and backwards, and the mean counts: neither order is the true one.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from parlour.coach.chances import Prospects, Step, exactly
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import replay
from parlour.kernel.state import CHANCE
from parlour.search.duels import mean
from parlour.search.value import shares

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.coach.chances import Chances
    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record
    from parlour.kernel.state import State


class Change(msgspec.Struct, frozen=True):
    """How the chances to win changed, up to a step of the record."""

    step: int  # counted from 0: the last step that belongs to it
    seat: int  # whose decision it was, or CHANCE
    change: tuple[float, ...]  # of each seat's chance
    error: float = 0.0  # the standard error of these, about: the root of the mean square


class Account(msgspec.Struct, frozen=True):
    """What a game brought one seat: `result - even == draw + play + guesses + sum(others)`."""

    seat: int
    result: float  # the share of the win
    even: float  # what it would be by lot
    draw: float  # luck of the draw, the seat order included
    play: float  # own decisions, by what could be known
    guesses: float  # own decisions, by how what could not be known turned out
    others: list[float]  # decisions of each other seat, in seat order
    noise: float  # the standard error of the draw, of guesses and of each of the others, about


class Moment:
    """A step of a game, with the state before and after it."""

    def __init__(self, number: int, step: Step, before: State, after: State) -> None:
        self.number = number
        self.step = step
        self.before = before
        self.after = after

    @property
    def free(self) -> bool:
        """Whether it was a decision with a choice."""
        return self.step.seat != CHANCE and len(self.before.legal(self.step.seat)) > 1


def moments(setup: Setup, record: Record) -> list[Moment]:
    """The steps of a finished game. A record that is not one is refused."""
    if not replay(setup, record).over:
        raise ParlourError("review-unfinished")
    found = []
    state = setup.state()
    for number, told in enumerate(record.steps):
        if told.seat == CHANCE:
            name, *items = told.words
            step = Step(CHANCE, 0, [setup.code(name, item) for item in items])
        else:
            step = Step(told.seat, setup.action(told.words[0]), [])
        after = state.clone()
        step.take(after)
        found.append(Moment(number, step, state, after))
        state = after
    return found


def changes(prospects: Prospects, steps: Sequence[Moment]) -> Iterator[Change]:
    """All changes, in order. Their sum is the result less an even share, for every seat."""
    book = Book(prospects)
    at = 0
    while at < len(steps):
        size = together(steps[at:])
        yield from book.write_together(steps[at : at + size]) if size > 1 else book.write(steps[at])
        at += size
    yield from book.close(steps[-1])


def together(steps: Sequence[Moment]) -> int:
    """With how many steps the first choices begin that are made at the same time; 1 without any."""
    if len(steps[0].before.waiting) < 2:
        return 1
    return next(count for count, moment in enumerate(steps, 1) if not moment.after.pending())


class Book:
    """Keeps the chances to win, and who has changed them. Chances are looked at only where it matters to whom
    a change belongs: several decisions of one seat are one change.
    """

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.chances = exactly([1.0 / prospects.seats] * prospects.seats)
        self.last = CHANCE  # who has changed them last
        self.open: Moment | None = None  # the last decision whose change is not written down yet

    def settle(self) -> Iterator[Change]:
        """Write down what the last decisions have changed."""
        if self.open:
            yield self.changed(self.open, self.open.step.seat, self.prospects.of(self.open.after))
            self.open = None

    def close(self, last: Moment) -> Iterator[Change]:
        """Write down what is left at the end: nothing but what an estimate has missed, if all that came after
        it was forced. It belongs to whoever had changed the chances last.
        """
        yield from self.settle()
        result = self.prospects.of(last.after)
        if self.chances.means != result.means:
            yield self.changed(last, self.last, result)

    def changed(self, moment: Moment, seat: int, chances: Chances) -> Change:
        before, self.chances = self.chances, chances
        self.last = seat
        change = tuple(new - old for new, old in zip(chances.means, before.means, strict=True))
        return Change(moment.number, seat, change, error_between(before, chances))

    def write(self, moment: Moment) -> Iterator[Change]:
        """A draw, or a decision that nobody makes at the same time."""
        news = self.prospects.brings_news(moment.before, [moment.step])
        seat = moment.step.seat
        if self.open and (seat == CHANCE or (moment.free and seat != self.open.step.seat)):
            yield from self.settle()
        if moment.free:
            self.open = moment
        elif self.open:
            self.open = Moment(moment.number, self.open.step, moment.before, moment.after)
        if not news:
            return
        if self.open:
            expected = self.prospects.after(moment.before, [moment.step])
            yield self.changed(moment, self.open.step.seat, expected)
            self.open = None
        yield self.changed(moment, CHANCE, self.prospects.of(moment.after))

    def write_together(self, block: Sequence[Moment]) -> Iterator[Change]:
        """Choices that were made at the same time, up to their reveal."""
        yield from self.settle()
        start, last = block[0].before, block[-1]
        news = self.prospects.brings_news(start, [moment.step for moment in block])
        free = sorted({moment.step.seat for moment in block if moment.free})
        if free:
            forced = [moment.step for moment in block if moment.step.seat not in free]
            if news:
                end = self.prospects.after(start, [moment.step for moment in block])
            else:
                end = self.prospects.of(last.after)
            total = {seat: [0.0] * self.prospects.seats for seat in free}
            orders = [free, free[::-1]] if len(free) > 1 else [free]
            for order in orders:
                self._share_out(block, order, forced, end, total)
            error = error_between(self.chances, end)
            for seat in free:
                yield Change(last.number, seat, tuple(each / len(orders) for each in total[seat]), error)
            self.chances, self.last = end, free[-1]
        if news:
            yield self.changed(last, CHANCE, self.prospects.of(last.after))

    def _share_out(
        self,
        block: Sequence[Moment],
        order: Sequence[int],
        forced: list[Step],
        end: Chances,
        total: dict[int, list[float]],
    ) -> None:
        """Add to each seat's total what its choice changes, if the seats choose in this order."""
        steps = forced[:]
        before = self.chances
        for place, seat in enumerate(order):
            steps = steps + [moment.step for moment in block if moment.step.seat == seat]
            chances = end if place == len(order) - 1 else self.prospects.after(block[0].before, steps)
            for who, chance in enumerate(chances.means):
                total[seat][who] += chance - before.means[who]
            before = chances


def error_between(before: Chances, after: Chances) -> float:
    """The standard error of a change, about: the root of the mean square of all seats'."""
    return sqrt(mean([*map(sum, zip(before.variances, after.variances, strict=True))]))


def account(
    seat: int, winners: Sequence[int], seats: int, found: Sequence[Change], gains: Sequence[float]
) -> Account:
    """The account of a seat: all changes of the game, and what each of its decisions gained by what it could
    know (`Decision.gain`).
    """
    brought = [0.0] * (seats + 1)  # by each seat, and last by CHANCE
    squares = [0.0] * (seats + 1)
    for each in found:
        brought[each.seat] += each.change[seat]
        squares[each.seat] += each.error**2
    play = sum(gains)
    return Account(
        seat=seat,
        result=shares(list(winners), seats)[seat],
        even=1.0 / seats,
        draw=brought[CHANCE],
        play=play,
        guesses=brought[seat] - play,
        others=[brought[other] for other in range(seats) if other != seat],
        noise=sqrt(mean(squares)),
    )
