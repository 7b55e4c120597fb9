"""What comes of an action until its trick, turn or round is settled, told in aspects: by these, reasons are
given. A coach tries two actions in the same worlds and counts; a game says what is worth counting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

import msgspec

from parlour.kernel.state import StateT
from parlour.kernel.token import Token
from parlour.words.telling import player

if TYPE_CHECKING:
    from parlour.kernel.game import Names, Setup, View
    from parlour.kernel.state import RawEvent
    from parlour.words import Words


SELDOM: Final = 10  # cases in 100


EACH: Final = "each"  # of all equally good actions as much comes
EVENS: Final = "evens"  # of one more comes at once, and of another later
SPEAKS: Final = "speaks"  # what comes at once speaks for the better one, but that is not clear
LATER: Final = "later"  # nothing that comes at once tells them apart
WHY: Final = {EVENS: "reason-evens", SPEAKS: "reason-speaks"}

# Aspects of every game: how it ends, as far as the policy looks
ENDS: Final = "ends"  # with how many points
GAME: Final = "victory"  # whether it is won
END: Final = {ENDS: "reason-ends", GAME: "reason-victory"}


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an action is better than another, or worse: an aspect that comes of the one more often, or in other
    amounts, than of the other. Or, of another kind, why nothing that comes at once tells actions apart.
    """

    token: str
    against: str  # the token of the other action
    aspect: str  # nothing, if nothing that comes is worth a word
    here: float  # after the action: how often, from 0 to 1; or how much, if it is an amount
    there: float  # after the other one
    trials: int  # worlds in which both were tried
    spread: float  # the larger of the two standard deviations in a world
    kind: str = ""  # `EACH`: `here` is the least and `there` the most of any; or another kind


class Aspects(Generic[StateT]):
    """The aspects of one table. An aspect is written like a token: `first`, `takes:-3`. This one, for games
    without any, sees nothing, and no reasons are given.
    """

    amounts: tuple[str, ...] = ()
    """The aspects that are amounts, such as points; all others happen or do not."""

    good: tuple[str, ...] = ()
    """By their verbs, the aspects that never harm the seat itself,"""

    bad: tuple[str, ...] = ()
    """and those that never help it. Of all others only trials tell."""

    threats: tuple[str, ...] = ()
    """Of the bad ones, those of which one wants to hear even if no action prevents them."""

    standing: tuple[str, ...] = ()
    """Those that say how things stand then: what happens tells more."""

    def __init__(self, setup: Setup) -> None:
        pass

    def sign(self, aspect: str) -> int:
        """1 if more of an aspect cannot harm, -1 if it cannot help, 0 if it depends."""
        verb = Token.parse(aspect).verb
        return (verb in self.good) - (verb in self.bad)

    def happens(self, aspect: str) -> bool:
        """Whether it is something that happens, and neither an amount nor how things stand."""
        return aspect not in self.amounts and Token.parse(aspect).verb not in self.standing

    def settled(self, before: StateT, state: StateT, events: list[RawEvent]) -> bool:
        """Whether all that counts has happened since a seat was to decide (`before`). It is asked after every
        step.
        """
        return True

    def found(
        self, before: StateT, state: StateT, seat: int, action: int, events: list[RawEvent]
    ) -> dict[str, float]:
        """What has come of an action of a seat: the amounts, and a 1 for everything that has happened. What
        the action says by itself is no aspect of it. `before` is any world that fits what the seat knew.
        """
        return {}

    def says(self, action: int, aspect: str) -> bool:
        """Whether an aspect follows from what an action says by itself: then it is no reason for it, nor
        against it. Whoever takes a card knows that nobody else gets it.
        """
        return False

    def situations(self, view: View) -> list[str]:
        """In which situations the seat whose view this is decides, as messages of the game: “when you play
        last”. A profile over many games tells in which of them most is lost.
        """
        return []

    def moment(self, view: View, words: Words) -> str:
        """Where in the game one decides who has this view, as people call it: “Round 2, trick 3”. Nothing,
        if there is no word for it.
        """
        return ""

    def clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        """An aspect in words: what comes of a move (`move`: “with frog 7”) this often or this much (`much`:
        “in 62 of 100 cases”) to the seat that decides. It is “you” if that is the reader's own: its name is
        empty then. No sentence ends here.
        """
        raise NotImplementedError

    def move(self, token: str, words: Words, names: Names) -> str:
        """An action, or what `apart` tells it as, as a part of a sentence: “with frog 7”."""
        raise NotImplementedError

    def apart(self, view: View, token: str, other: str) -> str:
        """What an action is told as where it stands beside another one: its own token, or one of the game's
        that says what it is to do without the other. `view` is of the position in which both are legal.
        """
        return token

    def tell(self, reason: Reason, view: View, words: Words, names: Names, seat: int) -> str:
        """A reason for or against an action of a seat, as a sentence."""
        if reason.kind == EACH:
            return words("reason-alike", clause=self._each(reason, words, names, seat))
        if not reason.aspect:
            return ". ".join((words("reason-nothing"), words("reason-later")))
        told = self._compared(reason, view, words, names, seat)
        if reason.kind == LATER:  # first of all that nothing sooner tells them apart
            return f"{words('reason-later')} {told}"
        return f"{told} {words(WHY[reason.kind])}" if reason.kind else told

    def _compared(self, reason: Reason, view: View, words: Words, names: Names, seat: int) -> str:
        """What comes of an action, and how much of another one."""
        pair = reason.token, reason.against
        move, other = (self.move(self.apart(view, *two), words, names) for two in (pair, pair[::-1]))
        if reason.aspect in (*self.amounts, ENDS):
            here, there = (words.number(much, digits(much)) for much in (reason.here, reason.there))
            clause = self._clause(reason.aspect, move, here, words, names, seat)
            told = words("reason-amount", clause=clause, move=other, much=there)
        else:
            share, others = reason.here, reason.there
            if 100 * share <= SELDOM and share < others:  # what hardly ever happens is told last
                move, other, share, others = other, move, others, share
            clause = self._clause(reason.aspect, move, often(share, words), words, names, seat)
            short = 0 < round(100 * share) < 100  # “of 100 cases” was said already
            only = "yes" if round(100 * others) > 0 and 2 * others <= share else "no"
            much = often(others, words, short=short)
            told = words("reason-often", clause=clause, move=other, much=much, only=only)
        return capital(told)

    def _clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        """One of the game's own, or of every game."""
        if aspect in END:
            return words(END[aspect], move=move, much=much, **player(seat, names))
        return self.clause(aspect, move, much, words, names, seat)

    def _each(self, reason: Reason, words: Words, names: Names, seat: int) -> str:
        """What comes of all of several actions, as often or as much."""
        if not reason.aspect:
            return words("reason-nothing")
        least, most = sorted((reason.here, reason.there))
        if reason.aspect in self.amounts:
            low, high = (words.number(much, digits(much)) for much in (least, most))
            much = low if low == high else words("reason-amounts", low=low, high=high)
        else:
            low, high = (str(round(100 * share)) for share in (least, most))
            alike = low == high or high == "100"
            much = often(least, words) if alike else words("reason-shares", low=low, high=high)
        return capital(self.clause(reason.aspect, words("reason-each"), much, words, names, seat))

    def clue(self, reason: Reason, words: Words, names: Names, seat: int) -> str:
        """What a reason says of the better action, and not which it is. It is why the first one was worse."""
        kind = "amount" if reason.aspect in self.amounts else "often"
        much = words("reason-other", kind=kind, more="yes" if reason.there > reason.here else "no")
        told = self.clause(reason.aspect, words("reason-best"), much, words, names, seat)
        return f"{capital(told)}."


def capital(told: str) -> str:
    return told[0].upper() + told[1:]


def often(share: float, words: Words, *, short: bool = False) -> str:
    """How often something was counted: “in 62 of 100 cases”; “never”, and not “almost never”, if in none."""
    count = round(100 * share)
    exact = "yes" if share in {0, 1} else "no"
    return words("reason-share", count=count, exact=exact, short="yes" if short else "no")


def at_least(verb: str, count: int) -> dict[str, float]:
    """A number as aspects that happen or do not: 1 or more, 2 or more, and so on. A share of cases says more
    than a mean such as 0.4 tiles.
    """
    return {f"{verb}:{least}": 1.0 for least in range(1, count + 1)}


def digits(much: float) -> int:
    """How many digits an average has after the point: “3 Pi cards”, but “1.0 points”, which is not one."""
    whole = round(much)
    return 1 if abs(whole) == 1 or round(much, 1) != whole else 0
