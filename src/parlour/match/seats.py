"""The seats of a match, and the people: what no rule of a game knows."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from parlour import bots
from parlour.kernel.errors import ParlourError
from parlour.match.log import Admitted, Entry, Introduced, Opened, Removed, Sat, Stood

if TYPE_CHECKING:
    from parlour.match.log import Avatar, Colour, Reason


def handle_of(player: str) -> str:
    """By what others know a person again, at any table. It does not reveal the id of the person."""
    return sha256(f"person {player}".encode()).hexdigest()[:16] if player else ""


class Seat:
    """A seat that is taken, and who plays there."""

    def __init__(self, sat: Sat) -> None:
        self.name = sat.name
        self.player = sat.player  # a person's id; empty for a bot
        self.handle = handle_of(sat.player)
        self.bot = sat.bot  # the bot that chooses; empty if the person does
        self.entropy = sat.entropy
        self.colour = sat.colour
        self.avatar = sat.avatar
        self.relieved: Reason | None = None  # why a stand-in plays for the person
        self.since = 0  # when the pending decision fell due; 0: none is pending
        self.covered = False  # whether the stand-in's hidden choice is hidden from the person too
        self.covered_from: int | None = None  # the first event that the person sees as a spectator does

    def look(self, introduced: Introduced) -> None:
        """The person goes by another name, or looks different."""
        self.name = introduced.name
        self.colour = introduced.colour
        self.avatar = introduced.avatar

    def become_bot(self, removed: Removed, bot: str) -> None:
        """A bot plays here for good. What the person has added to the secret stays: deals follow from it."""
        self.name, self.bot = removed.name, bot
        self.player = self.handle = ""
        self.colour, self.avatar = "", ""
        self.relieved = None
        self.covered, self.covered_from = False, None


class Company:
    """Who sits where, and who may come. Seats are numbers from 0; persons have ids."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.seats: list[Seat | None] = []
        self.removed: set[str] = set()  # the ids of persons whom the host has removed
        self.spectators = True  # whether others than the players may look on

    @property
    def opened(self) -> Opened:
        first = self.log[0]
        assert isinstance(first, Opened)
        return first

    @property
    def begun(self) -> bool:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def entropy(self) -> list[str]:
        """The text that each seat has added to the secret."""
        return [seat.entropy if seat else "" for seat in self.seats]

    def at(self, number: int) -> Seat:
        """The seat with this number; refused if it is free."""
        self._check_seat(number)
        seat = self.seats[number]
        if seat is None:
            raise ParlourError("seat-empty", seat=number)
        return seat

    def seat_of(self, player: str) -> int | None:
        """The seat of a person, if they have one."""
        for number, seat in enumerate(self.seats):
            if seat and seat.player == player:
                return number
        return None

    # Before the first game

    def sit(
        self,
        seat: int,
        player: str,
        name: str,
        now: int,
        entropy: str = "",
        colour: Colour = "",
        avatar: Avatar = "",
    ) -> list[Entry]:
        """A person takes a free seat, or moves to another one."""
        self._check_free(seat)
        old = self.seat_of(player)
        moved: list[Entry] = [] if old is None else [Stood(at=now, seat=old)]
        sat = Sat(at=now, seat=seat, player=player, name=name, entropy=entropy, colour=colour, avatar=avatar)
        return self._add(*moved, sat)

    def seat_bot(self, seat: int, bot: str, name: str, by: str, now: int) -> list[Entry]:
        """The host gives a free seat to a bot."""
        self._check_host(by)
        self._check_free(seat)
        bots.find(bot)
        return self._add(Sat(at=now, seat=seat, bot=bot, name=name))

    def stand(self, seat: int, by: str, now: int) -> list[Entry]:
        """A person leaves their seat, or the host frees it."""
        self._check_not_begun()
        self._check_seat(seat)
        taken = self.seats[seat]
        if taken is None:
            raise ParlourError("seat-empty", seat=seat)
        if taken.player != by:
            self._check_host(by)
        return self._add(Stood(at=now, seat=seat))

    # People, at any time before the end

    def introduce(
        self, seat: int, name: str, now: int, colour: Colour = "", avatar: Avatar = ""
    ) -> list[Entry]:
        """A person goes by another name, or looks different."""
        self._check_not_over()
        known = self.at(seat)
        if (known.name, known.colour, known.avatar) == (name, colour, avatar):
            return []
        return self._add(Introduced(at=now, seat=seat, name=name, colour=colour, avatar=avatar))

    def remove(self, player: str, by: str, now: int, name: str) -> list[Entry]:
        """The host removes a person, seated or not, who may not come back. Once the match has begun, a bot
        with this name gets the seat.
        """
        self._check_host(by)
        self._check_not_over()
        if player == by:
            raise ParlourError("remove-self")
        if player in self.removed:
            return []
        left = self.begun and self.seat_of(player) is not None
        removed = Removed(at=now, player=player, name=name if left else "")
        return self._add(removed) + self._grant_to_those_left(now)

    def admit(self, spectators: bool, by: str, now: int) -> list[Entry]:
        """The host lets others look on, or not."""
        self._check_host(by)
        self._check_not_over()
        if spectators == self.spectators:
            return []
        return self._add(Admitted(at=now, spectators=spectators))

    # What comes of it

    def _add(self, *entries: Entry) -> list[Entry]:
        raise NotImplementedError

    def _grant_to_those_left(self, now: int) -> list[Entry]:
        raise NotImplementedError

    def take_leave(self, removed: Removed) -> None:
        """A person is gone for good."""
        self.removed.add(removed.player)
        seat = self.seat_of(removed.player)
        if seat is None:
            return
        if self.begun:
            self.at(seat).become_bot(removed, self.opened.stand_in)
        else:
            self.seats[seat] = None

    # Refusals

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise ParlourError("no-such-seat", seat=seat, last=len(self.seats) - 1)

    def _check_free(self, seat: int) -> None:
        self._check_not_begun()
        self._check_seat(seat)
        if self.seats[seat]:
            raise ParlourError("seat-taken", seat=seat)

    def _check_host(self, player: str) -> None:
        if player != self.opened.host:
            raise ParlourError("host-only")

    def _check_not_begun(self) -> None:
        if self.begun:
            raise ParlourError("match-begun")
        self._check_not_over()

    def _check_not_over(self) -> None:
        if self.over:
            raise ParlourError("match-over")
