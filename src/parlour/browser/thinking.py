"""Bots and hints in a browser. Somebody thinks elsewhere: in a worker of the page, or, on a small device, in
the engine's own. How much a level may think there follows from how fast the device is.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from parlour import bots
from parlour.bots.questions import HINTS, Answer, Failed, question, token_of
from parlour.coach.decisions import Budget
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.server.advice import Adviser
from parlour.server.logger import logger
from parlour.server.reviews import Reviews
from parlour.server.timetable import Timetable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.bots.explanation import Explanation
    from parlour.bots.questions import Question
    from parlour.kernel.game import Setup, View
    from parlour.match.match import Match
    from parlour.server.hall import Hall
    from parlour.server.table import Table
    from parlour.server.timetable import Turn

SECONDS: Final = 2.0  # that a choice may take, as far as that can be foreseen,
PATIENCE: Final = 30.0  # and after which a quick bot chooses instead
REVIEW: Final = Budget(iterations=100, first=10, pairs=100, hands=20, rollouts=200)
FEWEST: Final = 4  # iterations, on whatever device
NEWEST: Final = 0.3  # how much the last choice weighs in what is known about a game


class Thinker(Protocol):
    """Answers questions to bots."""

    async def ask(self, message: bytes) -> bytes: ...


class Pace:
    """How many iterations a level gets. A fast device gives each level what it has anywhere; on a slow one,
    the strongest think for some seconds and no longer.
    """

    def __init__(self, speed: float = 0.0) -> None:
        self.speed = speed  # iterations in a second, by the measurement; 0: not measured yet
        self._speeds: dict[str, float] = {}  # and what was seen of each game since

    def named(self, game: str, bot: str) -> str:
        """The bot by a name that says how much it may think: `master`, or `master@640`."""
        level = bots.level_of(bot)
        speed = self._speeds.get(game, self.speed)
        if level is None or not speed:
            return bot
        most = max(FEWEST, int(speed * SECONDS))
        return f"{level.name}@{min(level.iterations, most)}"

    def note(self, game: str, bot: str, seconds: float) -> None:
        """A choice of a bot that was named so has taken so long."""
        level = bots.level_of(bot)
        if level and seconds > 0:
            seen = level.iterations / seconds
            known = self._speeds.get(game, seen)
            self._speeds[game] = known + NEWEST * (seen - known)


class Minds:
    """Asks somebody who thinks elsewhere."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._turn = asyncio.Lock()  # one question after the other: so it is known how long each takes
        self.pace = Pace()

    async def choose(self, setup: Setup, bot: str, seed: int | str, view: View, legal: Sequence[str]) -> str:
        """What a bot chooses; if it fails, what its quick fallback would."""
        if len(legal) == 1:
            return legal[0]
        terms, game = Terms.of(setup), setup.game.id
        name = self.pace.named(game, bot)
        try:
            told, seconds = await self._ask(question(terms, name, seed, view, legal), terms)
            token = token_of(told, legal)
        except Failed as failure:
            logger.warning("bot failed", bot=name, game=game, reason=str(failure))
            return bots.fallback(bot)(setup, seed).choose(view, legal)
        self.pace.note(game, name, seconds)
        return token

    async def explain(self, setup: Setup, view: View, legal: Sequence[str], seconds: float) -> Explanation:
        terms = Terms.of(setup)
        try:
            told, _ = await self._ask(question(terms, HINTS, 0, view, legal, f"{seconds:g}s"), terms)
        except Failed as failure:
            raise ParlourError("bot-failed", bot=HINTS, reason=str(failure)) from failure
        assert told.thoughts is not None
        return told.thoughts

    async def look(self, task: bytes) -> bytes:
        """The next piece of a review. Bots wait for it."""
        async with self._turn:
            return await self._thinker.ask(task)

    async def _ask(self, asked: Question, terms: Terms) -> tuple[Answer, float]:
        """The answer to a question, and the seconds it took."""
        try:
            async with self._turn, asyncio.timeout(PATIENCE):
                begun = perf_counter()
                told = await self._exchange(asked)
                if told.needs_terms:
                    told = await self._exchange(msgspec.structs.replace(asked, terms=terms))
                seconds = perf_counter() - begun
        except Exception as problem:
            raise Failed(str(problem) or "no answer in time") from problem
        if told.problem:
            raise Failed(told.problem)
        return told, seconds

    async def _exchange(self, asked: Question) -> Answer:
        return msgspec.json.decode(await self._thinker.ask(msgspec.json.encode(asked)), type=Answer)


class OwnTimetable(Timetable):
    """What is due at the tables of one person."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        super().__init__(hall)
        self._minds = minds

    async def choose(self, table: Table, match: Match, turn: Turn) -> str:
        return await self._minds.choose(*turn)


class OwnReviews(Reviews):
    """Reviews with a budget for a browser, where a rollout takes longer."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        super().__init__(hall, REVIEW)
        self._minds = minds

    async def piece(self, player: str, task: bytes) -> bytes:
        return await self._minds.look(task)


class OwnAdviser(Adviser):
    def __init__(self, minds: Minds) -> None:
        self._minds = minds

    async def explain(
        self, player: str, setup: Setup, view: View, legal: Sequence[str], seconds: float
    ) -> Explanation:
        return await self._minds.explain(setup, view, legal, seconds)
