"""A match: people and bots, one or more games, from the first seat taken to the last result.

It has no clock, no file and no socket. Each command either raises a ParlourError and changes nothing, or adds
entries to the log and returns them. The caller passes the time, in milliseconds since 1970. `Match(log)` is
the same match again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.kernel.errors import ParlourError
from parlour.kernel.play import Play, advance
from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE
from parlour.match.deals import generator
from parlour.match.log import (
    Aborted,
    Acted,
    Admitted,
    Answered,
    Asked,
    Began,
    Disclosed,
    Drew,
    Entry,
    Introduced,
    Opened,
    Reason,
    Relieved,
    Rematched,
    Removed,
    Returned,
    Sat,
    Stood,
    TookBack,
    Undone,
    Wish,
    cut_back,
    in_force,
)
from parlour.match.seats import Company, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.kernel.game import Event, View

WORLDS: Final = 64  # states that a take-back is checked against


class Choice(NamedTuple):
    """A decision to which the only person among bots can go back: they could have chosen otherwise."""

    entries: int  # that were in force before it
    game: int  # the number of games begun
    steps: int  # of that game before it


class Match(Company):
    """The state of a match."""

    def __init__(self, log: Iterable[Entry]) -> None:
        super().__init__()
        self.plays: list[Play] = []
        self.earlier: list[list[int]] = []  # the points of each game but the last
        self.wish: Asked | None = None
        self.agreed: set[int] = set()
        self.aborted = False
        self.played = False  # whether a person has made a decision
        self.rematch = ""
        self.practice = False  # whether a person has gone back to a choice and may know what comes of it,
        self.disclosed = 0  # or was given the log: its length then
        self.taken_back = 0  # the length of the log after the last take-back or undo
        self._marks: list[tuple[int, int]] = []  # for each entry what `mark` tells
        self._fresh: list[int] = []  # for each seat how many entries its next decision must have seen
        self._held = self.log  # what is in force of the log; all of it, if nothing was undone
        self.alone: int | None = None  # the seat of the only person, if bots have all others
        self._choices: list[Choice] = []  # of that person, in this and earlier games
        self._decided = 0  # the length of the log after their last decision
        self._read(list(log))

    def _read(self, log: list[Entry]) -> None:
        """Take all entries, but do not play what was undone again."""
        last = max((n for n, entry in enumerate(log) if isinstance(entry, Undone)), default=0)
        self.practice = any(isinstance(entry, Undone) and entry.learnt for entry in log[:last])
        for entry in in_force(log[:last]):
            self.take(entry)
        if last:
            self._held, self.log = self.log, log[:last]
            self._marks = [(0, 0)] * last  # whoever knows no more than this is told everything anew
            self.disclosed = next((n + 1 for n in range(last) if isinstance(log[n], Disclosed)), 0)
        for entry in log[last:]:
            self.take(entry)

    # Queries

    @property
    def seq(self) -> int:
        """The number of entries."""
        return len(self.log)

    @property
    def begun(self) -> bool:
        return bool(self.plays)

    @property
    def play(self) -> Play:
        """The game under way, or the last one."""
        return self.plays[-1]

    @property
    def over(self) -> bool:
        return self.aborted or (len(self.plays) == self.opened.games and self.play.over)

    @property
    def scores(self) -> list[int]:
        """The points of all games so far."""
        if not self.earlier:
            return self.play.scores if self.plays else []
        return [sum(points) for points in zip(*self.earlier, self.play.scores, strict=True)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won the match; empty until it is over."""
        if self.aborted or not self.over:
            return []
        return self.play.winners if self.opened.games == 1 else best(self.scores)

    def view(self, seat: int | None) -> View:
        """The game under way as a person, or a spectator, may see it. The hidden choice of a stand-in stays
        hidden from its person until all see it: the person may come back, and it would be advice.
        """
        if seat is None or not self.at(seat).covered:
            return self.play.view(seat)
        return self.play.covered_view(seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events of the game under way, as a person or a spectator may know them."""
        first = None if seat is None else self.at(seat).covered_from
        if first is None:
            return self.play.events(seat, since)
        own = self.play.events(seat, since)[: max(first - since, 0)]
        return own + self.play.events(None, max(first, since))

    def bots_due(self) -> list[int]:
        """The seats where a bot must choose now."""
        return [n for n in self._waiting() if self.at(n).bot]

    def bot_seed(self, seat: int) -> str:
        """The seed of a bot in the game under way. It follows from the secret and does not reveal it."""
        return sha256(f"{self.opened.secret}/{len(self.plays)}/{seat}".encode()).hexdigest()

    def due(self) -> int | None:
        """When the clock of the next person runs out."""
        if not self.opened.clock:
            return None
        ends = [self.at(n).since for n in self._waiting() if not self.at(n).bot]
        return min(ends) + 1000 * self.opened.clock if ends else None

    def mark(self, seq: int) -> tuple[int, int]:
        """After the first `seq` entries: the number of games begun, and of events in the last one."""
        return self._marks[seq - 1] if seq else (0, 0)

    # Before the first game

    def begin(self, by: str, now: int) -> list[Entry]:
        """The host begins the first game. All seats must be taken."""
        self._check_host(by)
        self._check_not_begun()
        if None in self.seats:
            raise ParlourError("seats-free", free=self.seats.count(None))
        return self._add(Began(at=now)) + self.settle_draws(now)

    def close(self, by: str, now: int) -> list[Entry]:
        """The host cancels a match that has not begun."""
        self._check_host(by)
        self._check_not_begun()
        return self._add(Aborted(at=now))

    def abandon(self, now: int) -> list[Entry]:
        """End a match that its players have abandoned."""
        self._check_not_over()
        return self._add(Aborted(at=now))

    # The games

    def act(self, seat: int, tokens: Sequence[str], now: int, seen: int | None = None) -> list[Entry]:
        """A person's decision of one or several tokens. `seen` is the number of entries they had seen; the
        decision is stale if the game has changed for this seat since. Hidden choices of others do not count.
        """
        self._check_running()
        if self.at(seat).bot:
            raise ParlourError("bot-plays", seat=seat)
        if seen is not None and not self._fresh[seat] <= seen <= self.seq:
            raise ParlourError("stale", seen=seen, seq=self.seq)
        self.play.check_together(seat, tokens)
        return self._add(Acted(at=now, seat=seat, tokens=tuple(tokens))) + self.settle_draws(now)

    def act_for(self, seat: int, token: str, now: int) -> list[Entry]:
        """A bot's decision."""
        self._check_running()
        if not self.at(seat).bot:
            raise ParlourError("no-bot-plays", seat=seat)
        return self._add(Acted(at=now, seat=seat, tokens=(token,))) + self.settle_draws(now)

    def next_game(self, now: int) -> list[Entry]:
        """Begin the next game of the series."""
        self._check_running()
        if not self.play.over:
            raise ParlourError("game-under-way")
        return self._add(Began(at=now)) + self.settle_draws(now)

    def settle_draws(self, now: int) -> list[Entry]:
        """Make every draw that is due. Between two commands none is, unless the log was cut off."""
        added: list[Entry] = []
        while self.play.chance:
            draw = sum(step.seat == CHANCE for step in self.play.steps)
            for_item = generator(self.opened.secret, self.entropy, len(self.plays) - 1, draw)
            added += self._add(Drew(at=now, words=self.play.lot(for_item)))
        return added

    # Stand-ins

    def relieve(self, seat: int, reason: Reason, now: int) -> list[Entry]:
        """A stand-in takes over for a person."""
        self._check_running()
        if self.at(seat).bot:
            raise ParlourError("bot-plays", seat=seat)
        return self._add(Relieved(at=now, seat=seat, reason=reason)) + self._grant_to_those_left(now)

    def expire(self, now: int) -> list[Entry]:
        """Stand-ins take over for the persons whose clock has run out."""
        added: list[Entry] = []
        while not self.over and (due := self.due()) is not None and due <= now:
            late = [n for n in self._waiting() if not self.at(n).bot]
            added += self.relieve(min(late, key=lambda n: self.at(n).since), "time", now)
        return added

    def come_back(self, seat: int, now: int) -> list[Entry]:
        """A person comes back, and their stand-in stops."""
        self._check_running()
        if not self.at(seat).relieved:
            raise ParlourError("not-relieved", seat=seat)
        return self._add(Returned(at=now, seat=seat))

    # Undo: against bots only

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted. It follows from what this seat has done and could have done."""
        return self.alone == seat and not self.over and not self.at(seat).bot and bool(self._choices)

    def undo(self, seat: int, now: int, seen: int | None = None) -> list[Entry]:
        """Go back to the person's last choice, with all that followed. If they may have learnt something
        since, the match is practice from now on. `seen` is the number of entries they had seen; the last
        choice must be among them.
        """
        self._check_running()
        if self.alone != seat:
            raise ParlourError("undo-persons")
        if self.at(seat).bot:
            raise ParlourError("bot-plays", seat=seat)
        if seen is not None and not max(self._decided, self.taken_back) <= seen <= self.seq:
            raise ParlourError("stale", seen=seen, seq=self.seq)
        if not self._choices:
            raise ParlourError("undo-nothing")
        entries, game, steps = self._choices[-1]
        learnt = game < len(self.plays) or not self.may_take_back(seat, steps)
        return self._add(Undone(at=now, back=entries, learnt=learnt))

    # To go on without a connection: against bots only

    def disclose(self, player: str, now: int) -> list[Entry]:
        """Let a person have the log, with all that is hidden. It makes the match practice, and is noted once.
        Nobody else may have been at the table: the log would tell of them.
        """
        self._check_running()
        others = {each.player for each in self.log if isinstance(each, Sat | Removed)} - {"", player}
        if self.alone is None or self.alone != self.seat_of(player) or others or self.opened.host != player:
            raise ParlourError("disclose-persons")
        return [] if self.disclosed else self._add(Disclosed(at=now))

    # Wishes: what all persons must agree to

    def ask(
        self, seat: int, wish: Wish, now: int, back: int | None = None, absent: Iterable[int] = ()
    ) -> list[Entry]:
        """Ask all persons to abort, to take back one's own last steps (the first `back` steps stay), to play
        a rematch, or to let stand-ins play for those who are absent. The caller knows who is absent.
        """
        asked = self.check_wish(seat, wish, now, back, absent)
        return self._add(asked) + self._grant(now)

    def check_wish(
        self, seat: int, wish: Wish, now: int, back: int | None = None, absent: Iterable[int] = ()
    ) -> Asked:
        """What `ask` would ask the others; refused, if it cannot be asked for. Changes nothing."""
        self._check_seat(seat)
        if wish == "rematch":
            if not self.over:
                raise ParlourError("game-under-way")
        else:
            self._check_running()
        if self.wish:
            raise ParlourError("wish-pending", wish=self.wish.wish)
        if wish == "take-back":
            back = len(self.play.steps) - 1 if back is None else back  # the last one
            if not self.may_take_back(seat, back):
                raise ParlourError("take-back")
        away = tuple(n for n in sorted(absent) if n != seat and not self.at(n).bot)
        if wish == "stand-in" and not away:
            raise ParlourError("nobody-absent")
        return Asked(at=now, seat=seat, wish=wish, back=back or 0, absent=away)

    def answer(self, seat: int, agrees: bool, now: int) -> list[Entry]:
        """Agree to the wish, or refuse. A person who has asked or agreed may still refuse."""
        self._check_seat(seat)
        if not self.wish or (agrees and seat in self.agreed):
            raise ParlourError("nothing-asked")
        return self._add(Answered(at=now, seat=seat, agrees=agrees)) + self._grant(now)

    def rematched(self, match: str, now: int) -> list[Entry]:
        """The rematch is played in another match."""
        return self._add(Rematched(at=now, match=match))

    @property
    def granted(self) -> bool:
        """Whether all persons agree to the wish. Those who have or shall get a stand-in are not asked."""
        persons = {n for n, seat in enumerate(self.seats) if seat and seat.player and not seat.relieved}
        return self.wish is not None and persons.difference(self.wish.absent) <= self.agreed

    def may_take_back(self, seat: int, back: int) -> bool:
        """Whether a seat may take back all steps after the first `back`. They must be its own and not hidden,
        and it must have learnt nothing by them: in every state that fitted its view before, it would have the
        view that it has now.
        """
        play = self.play
        done = play.steps[back:]
        if not done or play.public_step_count < len(play.steps) or any(step.seat != seat for step in done):
            return False
        setup = play.setup
        before = self._again(back).view(seat)
        sampler = setup.sampler(before)
        rng = Rng(0)
        worlds = sampler.worlds(WORLDS) or [sampler.sample(rng) for _ in range(WORLDS)]
        for world in worlds:
            for step in done:
                action = setup.action(step.words[0])
                if seat not in world.waiting or action not in world.legal(seat):
                    return False  # that it could do this is what it has learnt
                world.apply(seat, action)
        now = play.view(seat)
        return all(setup.view(world, seat) == now for world in worlds)

    def _grant_to_those_left(self, now: int) -> list[Entry]:
        """Somebody plays no more, who need not be asked any more; whoever asked must still be there."""
        return self._grant(now) if self.wish and not self.at(self.wish.seat).bot else []

    def _grant(self, now: int) -> list[Entry]:
        if not self.granted or not self.wish:
            return []
        if self.wish.wish == "abort":
            return self._add(Aborted(at=now))
        if self.wish.wish == "take-back":
            return self._add(TookBack(at=now, back=self.wish.back))
        if self.wish.wish == "stand-in":
            away = [n for n in self.wish.absent if not self.at(n).bot]
            return self._add(*(Relieved(at=now, seat=n, reason="absent") for n in away))
        return []  # the other match must be made first: see `rematched`

    # What an entry does

    def take(self, entry: Entry) -> None:
        """Apply an entry of the log."""
        before = self.play.public_step_count if self.plays else 0
        self._happen(entry)
        if self.wish and self._pointless(self.wish, entry):
            self._forget()
        self.log.append(entry)
        if self._held is not self.log and not isinstance(entry, Undone):
            self._held.append(entry)
        self._marks.append((len(self.plays), self.play.event_count) if self.plays else (0, 0))
        self._look_anew(entry, before)

    def _add(self, *entries: Entry) -> list[Entry]:
        for entry in entries:
            self.take(entry)
        return list(entries)

    def _happen(self, entry: Entry) -> None:
        match entry:
            case Opened():
                self.setup = entry.terms.setup()
                self.seats = [None] * entry.terms.seats
                self._fresh = [0] * entry.terms.seats
                self.spectators = entry.spectators
                self.practice |= entry.forked is not None
            case Sat():
                self.seats[entry.seat] = Seat(entry)
            case Stood():
                self.seats[entry.seat] = None
            case Introduced():
                self.at(entry.seat).look(entry)
            case Removed():
                self._remove(entry)
            case Admitted():
                self.spectators = entry.spectators
            case Began():
                persons = [n for n in range(len(self.seats)) if self.at(n).player]
                self.alone = persons[0] if len(persons) == 1 else None
                self._play_on(entry)
            case Drew():
                self._play_on(entry)
            case Acted():
                told, anew = self.play.event_count, entry.seat not in self.play.waiting
                choice = self._choice(entry)
                self._play_on(entry)
                if choice:
                    self._choices.append(choice)
                self._cover(self.at(entry.seat), told, anew)
                if not self.at(entry.seat).bot:
                    self.played, self._decided = True, self.seq + 1
                self.at(entry.seat).since = 0
                if self.wish and self.wish.wish == "take-back":
                    self._forget()
            case Relieved():
                self.at(entry.seat).bot = self.opened.stand_in
                self.at(entry.seat).relieved = entry.reason
            case Returned():
                self.at(entry.seat).bot = ""
                self.at(entry.seat).relieved = None
                self.at(entry.seat).since = 0
            case Asked():
                self.wish = entry
                self.agreed = {entry.seat}
            case Answered(agrees=True):
                self.agreed.add(entry.seat)
            case Answered():
                self._forget()
            case Aborted():
                self.aborted = True
                self._forget()
            case TookBack():
                self.taken_back = self.seq + 1
                self._play_on(entry)
                self._unchoose(entry.back)
                self._forget()
            case Undone():
                self._go_back(entry.back)
                self.taken_back = self.seq + 1
                self.practice |= entry.learnt
            case Disclosed():
                self.disclosed = self.seq + 1
                self.practice = True
            case Rematched():
                self.rematch = entry.match
                self._forget()

    def _remove(self, removed: Removed) -> None:
        asked = self.wish.seat if self.wish else None
        if asked is not None and asked == self.seat_of(removed.player):
            self._forget()
        self.take_leave(removed)

    def _play_on(self, entry: Entry) -> None:
        """What an entry does to the games."""
        match entry:
            case Began():
                if self.plays:
                    self.earlier.append(self.play.scores)
                self.plays.append(self._game_after(self.plays))
            case Drew():
                self.play.settle(*entry.words)
            case Acted():
                self.play.repeat(entry.seat, *entry.tokens)
            case TookBack():
                self.plays[-1] = self._again(entry.back)

    def _choice(self, acted: Acted) -> Choice | None:
        """The choice that the only person makes by this, if it is one. To replace what lies face down is
        none, nor to go on with what a stand-in has begun face down.
        """
        seat = self.at(acted.seat)
        if acted.seat != self.alone or seat.bot:
            return None
        begins = acted.seat in self.play.waiting and seat.covered_from is None
        if not begins or not self.play.is_choice(acted.seat, acted.tokens):
            return None
        return Choice(len(self._held), len(self.plays), len(self.play.steps))

    def _unchoose(self, back: int) -> None:
        """Forget the choices that are taken back: of this game, only the first `back` steps stay."""
        while self._choices and self._choices[-1].game == len(self.plays) and self._choices[-1].steps >= back:
            self._choices.pop()

    def _go_back(self, back: int) -> None:
        """Go back to a choice: only so many of the entries in force have happened."""
        choice = next((each for each in self._choices if each.entries == back), None)
        if choice is None:
            raise ParlourError("undo-nothing")
        self._held = cut_back(self._held, back)
        self._choices = self._choices[: self._choices.index(choice)]
        del self.plays[choice.game - 1 :], self.earlier[max(choice.game - 2, 0) :]
        began = max(n for n, entry in enumerate(self._held) if isinstance(entry, Began))
        for entry in self._held[began:]:
            self._play_on(entry)
        for seat in self.seats:
            assert seat is not None
            seat.covered, seat.covered_from = False, None

    def _cover(self, chose: Seat, told: int, anew: bool) -> None:
        """Hide a stand-in's choice from its person, until all see it or the person has chosen anew."""
        if self.play.public_step_count == len(self.play.steps):
            for number in range(len(self.seats)):
                self.at(number).covered = False
                self.at(number).covered_from = None
        elif chose.relieved:
            chose.covered = True
            chose.covered_from = told if chose.covered_from is None else chose.covered_from
        elif anew:
            chose.covered = False

    def _pointless(self, wish: Asked, entry: Entry) -> bool:
        """Whether a wish needs no answer any more: the match is over, all absent persons have stand-ins, or
        one of them is back.
        """
        relieved = bool(wish.absent) and all(self.at(n).bot for n in wish.absent)
        back = isinstance(entry, Acted) and entry.seat in wish.absent
        return relieved or back or (wish.wish != "rematch" and self.over)

    def _forget(self) -> None:
        self.wish = None
        self.agreed = set()

    def _look_anew(self, entry: Entry, before: int) -> None:
        """Note whose next decision must have seen this entry, and whose clock starts."""
        if not self.plays:
            return
        hidden = isinstance(entry, Acted) and self.play.public_step_count == before
        if hidden:
            assert isinstance(entry, Acted)
            self._fresh[entry.seat] = self.seq
        elif isinstance(entry, Began | Drew | Acted | TookBack | Undone):
            self._fresh = [self.seq] * len(self.seats)
        waiting = self._waiting()
        for number, seat in enumerate(self.seats):
            assert seat is not None
            if number not in waiting:
                seat.since = 0
            elif not seat.since or isinstance(entry, TookBack | Undone):
                seat.since = entry.at

    def _again(self, steps: int) -> Play:
        """The game under way, as it was after its first `steps` steps."""
        play = self._game_after(self.plays[:-1])
        for step in self.play.steps[:steps]:
            advance(play, step)
        return play

    def _game_after(self, earlier: Sequence[Play]) -> Play:
        """A new game; after an earlier one, the table remembers that."""
        deal = self.setup.game.follow(earlier[-1].record) if earlier else []
        return Play(self.setup, deal=deal)

    def _waiting(self) -> tuple[int, ...]:
        return () if not self.plays or self.aborted else self.play.waiting

    # Refusals

    def _check_running(self) -> None:
        if not self.begun:
            raise ParlourError("match-not-begun")
        self._check_not_over()


def best(scores: Sequence[int]) -> list[int]:
    """The seats with the highest score."""
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
