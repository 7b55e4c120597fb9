"""A person plays a match in the terminal, from the first card to the last, or until they leave."""

from __future__ import annotations

from itertools import chain, repeat
from math import ceil
from typing import TYPE_CHECKING, Final

from parlour.bots.explanation import explain
from parlour.bots.standing import standing
from parlour.kernel.errors import ParlourError
from parlour.match.deals import commitment
from parlour.match.replay import verifiable
from parlour.terminal.matches import now
from parlour.terminal.screen import Screen
from parlour.words import harmless

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from parlour.bots.workers import Workers
    from parlour.match.match import Match
    from parlour.terminal.files import MatchFiles
    from parlour.words import Words

HINTS: Final = ("0.3s", "1s", "3s")  # how long to think about a hint, and if it is asked for again
CANDIDATES: Final = 3  # moves that a hint names

HINT_KEYS: Final = ("!", "hint")
UNDO_KEYS: Final = ("u", "undo")
BOT_KEYS: Final = ("b", "bot")


class Session(Screen):
    """One person's match against bots. Every entry of its log is kept at once."""

    def __init__(
        self,
        console: Console,
        words: Words,
        match: Match,
        files: MatchFiles,
        workers: Workers,
        *,
        every_choice: bool = False,
    ) -> None:
        seat = match.seat_of(match.opened.host)
        assert seat is not None
        super().__init__(console, words, match.setup.game)
        self.match = match
        self.setup = match.setup
        self.seat = seat
        self.names = [
            "" if number == seat else str(harmless(match.at(number).name))
            for number in range(self.setup.seats)
        ]
        self._files = files
        self._workers = workers
        self._every_choice = every_choice  # also where there is only one
        self._told = 0  # events of this game that the person has read
        for bot in sorted({match.opened.stand_in, *(match.at(other).bot for other in self._others())}):
            workers.seat(self.setup, bot, 0)

    def welcome(self) -> None:
        """Who plays, which keys there are, whose the cards are, and the commitment to the deals."""
        self.say(f"{self.setup.game.id}-title", style="bold")
        company = self.words.listed(
            f"{self.names[seat]} ({self.match.at(seat).bot})" for seat in self._others()
        )
        self.say("play-company", company=company)
        self.say("play-keys", style="dim")
        ours = self.setup.components.name in self.setup.game.component_sets
        self.say("play-cards" if ours else "play-own-cards", style="dim")
        if verifiable(self.match):
            self.say("play-commitment", style="dim", commitment=commitment(self.match.opened.secret))
        else:
            self.say("play-unverifiable", style="dim")
        if self.match.practice:
            self.say("play-practice", style="dim")

    def play(self) -> None:
        """Play to the end of the match, and tell who has won."""
        while True:
            self.play_game()
            if self.match.over:
                return
            self.match.next_game(now())
            self.keep()

    def play_game(self) -> None:
        """Play to the end of a game."""
        match, several = self.match, self.match.opened.games > 1
        if several:
            self.say("play-game", style="bold", game=len(match.plays), games=match.opened.games)
        resumed = any(step.seat == self.seat for step in match.play.steps)
        self._told = match.play.event_count if resumed else 0
        while not match.play.over:
            due = [seat for seat in match.bots_due() if seat != self.seat]
            if due:
                self.let_choose(due[0])
            else:
                self.tell()
                self.decide()
        self.tell()
        self.show()
        self._files.write_records(match)
        self.result(match.play.scores, match.play.winners)
        if several:
            self.sums()

    def let_choose(self, seat: int) -> None:
        """Let a bot choose; if it fails, only the log says so."""
        match, play = self.match, self.match.play
        bot, seed = match.at(seat).bot, match.bot_seed(seat)
        token = self._workers.choose(self.setup, bot, seed, play.view(seat), play.legal(seat))
        match.act_for(seat, token, now())
        self.keep()

    def decide(self) -> None:
        """It is the turn of the person, or of the bot that plays for them."""
        if self.match.at(self.seat).relieved:
            self.watch()
        else:
            self.move()

    def move(self) -> None:
        """Let the person choose. The only move there is is made by itself, unless they want to be asked."""
        legal = self.match.play.legal(self.seat)
        if len(legal) == 1 and not self._every_choice:
            self.say("play-only", move=self.setup.game.say(self.setup, legal[0], self.words, self.names))
            self.act(legal[0])
            return
        numbers = [str(number) for number in range(1, len(legal) + 1)]
        self.offer(legal)
        budgets = chain(HINTS, repeat(HINTS[-1]))
        while True:
            answer = self.answer(self.words("play-prompt", last=len(legal)), lambda: self.offer(legal))
            if answer in numbers:
                answer = legal[numbers.index(answer)]
            if answer in HINT_KEYS:
                self.hint(legal, next(budgets))
            elif answer in UNDO_KEYS:
                if self.undo():
                    return
            elif answer in BOT_KEYS:
                self.match.relieve(self.seat, "resigned", now())
                self.keep()
                self.say("play-stand-in", bot=self.match.at(self.seat).bot)
                return
            elif answer in legal:
                self.act(answer)
                return
            else:
                self.say("play-answer", last=len(legal))

    def act(self, token: str) -> None:
        self.match.act(self.seat, [token], now())
        self.keep()

    def watch(self) -> None:
        """A bot plays for the person: let it choose once more, or let the person come back."""
        self.show()
        while True:
            answer = self.answer(self.words("play-stand-in-prompt"), self.show)
            if answer in BOT_KEYS:
                self.match.come_back(self.seat, now())
                self.keep()
                return
            if not answer:
                self.let_choose(self.seat)
                return
            self.say("play-stand-in-answer")

    def undo(self) -> bool:
        """Go back to the person's last choice, if there is one."""
        counted = not self.match.practice
        try:
            self.match.undo(self.seat, now())
        except ParlourError as refusal:
            self.line(refusal.sentence(self.words.locale))
            return False
        self.keep()
        self._told = self.match.play.event_count
        self.say("play-undone")
        if counted and self.match.practice:
            self.say("play-practice")
        return True

    def hint(self, legal: Sequence[str], budget: str) -> None:
        """What the strongest level would do, and why."""
        view = self.match.view(self.seat)
        thoughts = explain(self.setup, view, legal, budget)
        aspects = self.setup.game.aspects(self.setup)
        for candidate in thoughts.candidates[:CANDIDATES]:
            sentence = self.setup.game.say(self.setup, candidate.token, self.words, self.names)
            self.say(
                "play-hint",
                number=legal.index(candidate.token) + 1,
                move=sentence,
                wins=self.words.share(candidate.wins, 0),
                spread=ceil(100 * candidate.spread),
                points=round(candidate.points),
            )
            if candidate.reason:
                reason = aspects.tell(candidate.reason, view, self.words, self.names, self.seat)
                self.line(f"   {reason}")
        if stands := standing(thoughts, view, self.words, self.names):
            self.line(stands)

    def offer(self, legal: Sequence[str]) -> None:
        """The table, and the moves by number."""
        self.show()
        for number, token in enumerate(legal, 1):
            sentence = self.setup.game.say(self.setup, token, self.words, self.names)
            self.line(f"{number:3}  {sentence}")

    def tell(self) -> None:
        """What has happened since it was last told."""
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        self.line("")
        for event in events:
            if sentence := self.setup.game.tell(self.setup, event, self.words, self.names):
                self.line(sentence)

    def show(self) -> None:
        """The table as the person sees it."""
        self.table(self.setup, self.setup.display_view(self.match.view(self.seat)), self.names)

    def sums(self) -> None:
        """The points of all games so far, and in the end who has won the match."""
        sums = ", ".join(
            f"{name or self.words('you')} {self.words.number(points, 0)}"
            for name, points in zip(self.names, self.match.scores, strict=True)
        )
        self.say("play-sums", sums=sums)
        if self.match.over:
            self.result(self.match.scores, self.match.winners)

    def result(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Who has won."""
        names = self.words.listed(self.names[seat] or self.words("you-won") for seat in winners)
        alone = "you" if list(winners) == [self.seat] else "one" if len(winners) == 1 else "shared"
        self.say("play-winner", style="bold", who=names, alone=alone, points=max(scores))

    def keep(self) -> None:
        """Write what has happened to the disk at once: a closed terminal loses nothing."""
        self._files.append(self.match)

    def _others(self) -> list[int]:
        return [seat for seat in range(self.setup.seats) if seat != self.seat]
