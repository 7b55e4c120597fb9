"""What a person asks for at a table, and what they are answered. How the messages come and go is not known
here: over a socket of the server, or from the page in whose browser the table is.
"""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import chain, count
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from parlour.bots import BOTS
from parlour.kernel.errors import ParlourError
from parlour.match.seats import handle_of
from parlour.server import messages as said
from parlour.server import metrics
from parlour.server.logger import logger
from parlour.server.names import LONGEST_NAME
from parlour.server.table import FORBIDDEN, REMOVED, now, short
from parlour.store import Failed, folded
from parlour.words import words_for
from parlour.words.locales import fitting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from parlour.match.log import Asked, Entry
    from parlour.match.match import Match
    from parlour.server.hall import Hall
    from parlour.server.rate_limiter import RateLimiter
    from parlour.server.table import Table, Viewer
    from parlour.store import Player, Reaction

CLOSED: Final = {  # the codes by which sockets are closed
    "session": 4401,
    "no-spectators": FORBIDDEN,
    "table-unknown": 4404,
    "removed": REMOVED,
}
PATIENCE: Final = 1.0  # seconds until a client that asks too much is read again
say = words_for()


class SocketHandler:
    """Carries out the commands of one socket."""

    def __init__(
        self,
        hub: Hall,
        table: Table,
        viewer: Viewer,
        rate_limiter: RateLimiter,
        address: str,
        build: str = "",
    ) -> None:
        self._hub = hub
        self._table = table
        self._viewer = viewer
        self._rate_limiter = rate_limiter
        self._address = address
        self._build = build
        self.busy = False  # with something that is to be finished
        self.ended = False

    def count(self) -> None:
        """Count a message, or another thing that was sent: a ping, a piece of a message."""
        self._rate_limiter.take("messages", self._viewer.player.id)
        self._rate_limiter.take("address_messages", self._address)

    async def take(self, message: str | bytes) -> None:
        """Carry out a command, and answer it."""
        command = None
        try:
            self.count()
            command = said.read(message)
            if isinstance(command, said.Hint):
                self._hub.spawn(self._hint(command))  # other things can be done while it is thought about,
                await asyncio.sleep(0)  # but not before the question is understood
                return
            seq = await self._do(command)
            if command.id is not None:
                self._viewer.tell(said.write(said.Done(command.id, seq)))
        except Exception as problem:
            number = command.id if command else said.number_of(message)
            code = self._refuse(problem, number)
            if code == "too-many":
                await asyncio.sleep(PATIENCE)
            elif isinstance(command, said.Join) and code in CLOSED:
                self._viewer.drop(CLOSED[code], code)

    def _refuse(self, problem: Exception, number: int | None) -> str:
        refusal = refusal_of(problem, self._table.id)
        self._viewer.tell(said.write(said.refused(refusal, number, self._viewer.locale or "en")))
        return refusal.code

    async def _hint(self, command: said.Hint) -> None:
        viewer = self._viewer
        try:
            if viewer not in self._table.viewers:
                raise ParlourError("join-first")
            self._rate_limiter.take("hints", viewer.player.id)
            match = await self._table.load()
            locale = viewer.locale or "en"
            async for hint in self._hub.hints.hints(match, viewer.player.id, command.id, locale):
                viewer.tell(said.write(hint))
                if viewer not in self._table.viewers:
                    return
            viewer.tell(said.write(said.Done(command.id, viewer.since)))
        except Exception as problem:
            self._refuse(problem, command.id)

    async def _do(self, command: said.AnyCommand) -> int:
        table, viewer = self._table, self._viewer
        match command:
            case said.Ping():
                viewer.tell(said.write(said.Pong(now())))
                return viewer.since
            case said.Join():
                table = self._table = await self._hub.table(table.id)  # it may have been put away
                viewer.locale = command.locale and fitting(command.locale)
                await table.join(viewer, command.since)
                opened = (await table.load()).opened
                viewer.tell(said.write(said.Welcome(opened.host == viewer.player.id, self._build)))
                if opened.chat and not viewer.quiet:
                    await table.tell_chats(viewer)
                return viewer.since
        if viewer not in table.viewers:
            raise ParlourError("join-first")
        match command:
            case said.Resync():
                await table.resync(viewer, command.since)
                return viewer.since
            case said.Quiet():
                viewer.quiet = command.on
                return viewer.since
            case said.Say():
                await self._say(command.text)
                return viewer.since
            case said.React():
                await self._say("", command.reaction)
                return viewer.since
            case said.Introduce():
                return await self._introduce()
            case said.Remove():
                return await self._remove(command.handle)
            case said.Sit():
                return await self._sit(command)
            case said.TakeAlong():
                seq = await self._let(lambda match: match.disclose(viewer.player.id, now()))
                await table.give_log(viewer, command.since)
                return seq
            case said.SeatBot():
                if command.bot not in BOTS:
                    raise ParlourError("bot-unknown", bot=command.bot, known=", ".join(BOTS))
        return await self._let(partial(self._command, command=command))

    async def _let(self, happen: Callable[[Match], list[Entry]]) -> int:
        self.busy = True
        try:
            return await self._table.do(happen)
        finally:
            self.busy = False

    def _command(self, match: Match, command: said.AnyCommand) -> list[Entry]:
        me = self._viewer.player.id
        match command:
            case said.Stand():
                return match.stand(command.seat, me, now())
            case said.SeatBot():
                return match.seat_bot(command.seat, command.bot, bot_name(match), me, now())
            case said.Begin():
                return match.begin(me, now())
            case said.Admit():
                return match.admit(command.spectators, me, now())
            case said.Ask(wish="abort", trial=False) if not match.begun:
                return match.close(me, now())
        seat = match.seat_of(me)
        if seat is None:
            raise ParlourError("not-seated")
        match command:
            case said.Act():
                return match.act(seat, command.tokens, now(), command.seq)
            case said.Next():
                return match.next_game(now())
            case said.Undo():
                return match.undo(seat, now(), command.seq)
            case said.Ask():
                absent = self._table.away(match) if command.wish == "stand-in" else ()
                if command.trial:
                    match.check_wish(seat, command.wish, now(), command.back, absent)
                    return []
                return match.ask(seat, command.wish, now(), command.back, absent)
            case said.Answer():
                if command.agrees and match.wish:
                    self._check_absent(match.wish)
                return match.answer(seat, command.agrees, now())
            case said.Resign():
                return match.relieve(seat, "resigned", now())
            case said.Return():
                return match.come_back(seat, now())
        raise AssertionError(command)

    def _check_absent(self, wish: Asked) -> None:
        """Those for whom bots are to play may have come back meanwhile."""
        present, _ = self._table.present()
        if not set(wish.absent).isdisjoint(present):
            raise ParlourError("nobody-absent")

    async def _known(self) -> Player:
        """The person as the store knows them now."""
        player = await self._hub.store.player(self._viewer.player.id)
        if player is None:
            raise ParlourError("session")
        self._viewer.player = player
        return player

    async def _sit(self, command: said.Sit) -> int:
        player = await self._known()

        def sit(match: Match) -> list[Entry]:
            name = own_name(match, player)
            looks = player.colour, player.avatar
            return match.sit(command.seat, player.id, name, now(), command.entropy, *looks)

        return await self._let(sit)

    async def _introduce(self) -> int:
        self._rate_limiter.take("talk", self._viewer.player.id)  # a name can say something, too
        player = await self._known()

        def introduce(match: Match) -> list[Entry]:
            seat = match.seat_of(player.id)
            if seat is None:
                return []  # what they say from now on has their name
            return match.introduce(seat, own_name(match, player), now(), player.colour, player.avatar)

        return await self._let(introduce)

    async def _remove(self, handle: str) -> int:
        """Remove a person who sits here or has said something. Only the host learns whether there is one."""
        me = self._viewer.player.id
        match = await self._table.load()
        if me != match.opened.host:
            raise ParlourError("host-only")
        seated = [seat.player for seat in match.seats if seat and seat.player]
        people = [*seated, *await self._hub.store.speakers(self._table.id)]
        found = next((player for player in people if handle_of(player) == handle), None)
        if found is None:
            raise ParlourError("person-unknown")
        return await self._let(lambda match: match.remove(found, me, now(), bot_name(match)))

    async def _say(self, text: str, reaction: Reaction | None = None) -> None:
        match = await self._table.load()
        if not match.opened.chat:
            raise ParlourError("no-chat")
        self._rate_limiter.take("talk", self._viewer.player.id)
        clean = "".join(each for each in text if each.isprintable()).strip()
        if clean or reaction:
            await self._table.say(self._viewer, clean, reaction)


def own_name(match: Match, player: Player) -> str:
    """What a person is called at a table: by their name, with a number if somebody else has it."""
    others = (f"{player.name[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return free_name(match, chain([player.name], others), player.id)


def bot_name(match: Match) -> str:
    return free_name(match, say("bot-names").split(", "))


def free_name(match: Match, names: Iterable[str], player: str | None = None) -> str:
    """The first of these names that nobody else at the table has, nor one that looks like it."""
    taken = {folded(seat.name) for seat in match.seats if seat and seat.player != player}
    return next(name for name in names if folded(name) not in taken)


def refusal_of(problem: Exception, table: str = "") -> ParlourError:
    """What is said of a problem; what should not have happened gets a number, under which the log has it."""
    if isinstance(problem, ParlourError):
        refusal = problem
    elif isinstance(problem, Failed):
        logger.warning("store", reason=str(problem))
        refusal = ParlourError("store-down")
    else:
        refusal = ParlourError("internal", id=token_hex(6))
        logger.error("internal", **refusal.facts, table=short(table), exc_info=problem)
    metrics.refused.labels(refusal.code).inc()
    return refusal
