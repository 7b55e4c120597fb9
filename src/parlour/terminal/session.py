"""A person plays, from the first card to the last, or until they leave and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown

from parlour.bots.explanation import explain
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import LONGEST, Record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rich.console import Console

    from parlour.bots.workers import Workers
    from parlour.kernel.game import Setup
    from parlour.kernel.play import Play
    from parlour.match.series import Series
    from parlour.words import Words

NAMES: Final = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Fay")
SUFFIX: Final = ".parlour"
HINT: Final = "1s"  # how long to think about a hint
CANDIDATES: Final = 3  # moves that a hint names


class Left(Exception):
    """The person wants to stop here."""


class Session:
    """One person's game, or series of games, against bots."""

    def __init__(
        self,
        console: Console,
        words: Words,
        setup: Setup,
        seat: int,
        opponents: Sequence[str],
        seed: int | str,
        workers: Workers,
    ) -> None:
        if not 0 <= seat < setup.seats:
            raise ParlourError("no-such-seat", seat=seat, last=setup.seats - 1)
        if not 1 <= len(opponents) < setup.seats:
            raise ParlourError("bots-too-many", bots=len(opponents), seats=setup.seats - 1)
        self.console = console
        self.words = words
        self.setup = setup
        self.seat = seat
        self.names = ["" if s == seat else NAMES[s] for s in range(setup.seats)]
        self._told = 0
        self._game = 0  # which one of a series
        self._seed = seed
        self._workers = workers
        for name in opponents:
            workers.seat(setup, name, seed)
        others = [s for s in range(setup.seats) if s != seat]
        self._bots = {other: opponents[place % len(opponents)] for place, other in enumerate(others)}

    def welcome(self) -> None:
        """Who plays, and which keys there are."""
        self.say(f"{self.setup.game.id}-title", style="bold")
        company = ", ".join(f"{self.names[s]} ({kind})" for s, kind in self._bots.items())
        self.say("play-company", company=company)
        self.say("play-keys", style="dim")

    def play(self, play: Play, keep: Callable[[], None]) -> None:
        """Play to the end of a game, and keep it after each of the person's moves."""
        self._game += 1
        resumed = any(step.seat == self.seat for step in play.record.steps)
        self._told = len(play.events()) if resumed else 0
        while not play.over:
            for seat in play.waiting:
                if seat == self.seat:
                    self.tell(play)
                    self.move(play)
                    keep()
                else:
                    self.let_choose(play, seat)
        self.tell(play)
        self.show(play)

    def let_choose(self, play: Play, seat: int) -> None:
        """Let a bot choose; if it fails, only the log says so."""
        place = self.setup, self._bots[seat], f"{self._seed}/{self._game}/{seat}"
        play.act(seat, self._workers.choose(*place, play.view(seat), play.legal(seat)))

    def move(self, play: Play) -> None:
        """Let the person choose."""
        legal = play.legal(self.seat)
        numbers = [str(number) for number in range(1, len(legal) + 1)]
        self.offer(play, legal)
        while True:
            answer = self.ask(self.words("play-prompt", last=len(legal)))
            if answer in numbers:
                answer = legal[numbers.index(answer)]
            if answer in ("?", "h", "help"):
                self.rules()
                self.offer(play, legal)
            elif answer in ("!", "hint"):
                self.hint(play, legal)
            elif answer in ("q", "quit"):
                raise Left
            elif answer in legal:
                play.act(self.seat, answer)
                return
            else:
                self.say("play-answer", last=len(legal))

    def hint(self, play: Play, legal: Sequence[str]) -> None:
        """What the strongest level would do, and why."""
        thoughts = explain(self.setup, play.view(self.seat), legal, HINT)
        for candidate in thoughts.candidates[:CANDIDATES]:
            sentence = self.setup.game.say(self.setup, candidate.token, self.words, self.names)
            wins, points = self.words.share(candidate.wins, 0), self.words.number(candidate.points, 1)
            number = legal.index(candidate.token) + 1
            self.say("play-hint", number=number, move=sentence, wins=wins, points=points)

    def offer(self, play: Play, legal: Sequence[str]) -> None:
        """The table, and the moves by number."""
        self.show(play)
        for number, token in enumerate(legal, 1):
            sentence = self.setup.game.say(self.setup, token, self.words, self.names)
            self.line(f"{number:3}  {sentence}")

    def ask(self, prompt: str) -> str:
        """One line from the person; the end of the input means leaving."""
        try:
            return self.console.input(f"[bold]{prompt}[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            self.line("")
            raise Left from None

    def rules(self) -> None:
        show_rules(self.console, self.setup.game.rules_page(self.words.locale))

    def tell(self, play: Play) -> None:
        """What has happened since it was last told."""
        events = play.events(self.seat, self._told)
        self._told += len(events)
        self.line("")
        for event in events:
            if sentence := self.setup.game.tell(self.setup, event, self.words, self.names):
                self.line(sentence)

    def show(self, play: Play) -> None:
        """The table as the person sees it."""
        self.line("")
        view = self.setup.display_view(play.view(self.seat))
        drawing = self.setup.game.render(self.setup, view, self.words, self.names)
        self.console.print(drawing, highlight=False, soft_wrap=True, emoji=False)
        self.line("")

    def result(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Who has won."""
        names = ", ".join(self.names[seat] or self.words("you-won") for seat in winners)
        alone = "you" if list(winners) == [self.seat] else "one" if len(winners) == 1 else "shared"
        self.say("play-winner", style="bold", who=names, alone=alone, points=max(scores))

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.line(self.words(message, **args), style)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=True, emoji=False)


def show_rules(console: Console, page: str) -> None:
    """A rules page, laid out for a terminal; over a pipe it stays as it is written."""
    if console.is_terminal:
        console.print(Markdown(page), width=min(console.width, 100))
    else:
        console.print(page, markup=False, highlight=False, soft_wrap=True, emoji=False)


def save(plays: Sequence[Play], path: Path, series: bool) -> None:
    """Write what has been played: a record, or for a series a folder with one record per game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not series:
        path.write_text(str(plays[0].record), encoding="utf-8")
        return
    path.mkdir(exist_ok=True)
    for number, play in enumerate(plays, 1):
        (path / f"{number}{SUFFIX}").write_text(str(play.record), encoding="utf-8")


def saved(path: Path) -> list[Record]:
    """The records of a saved game or series, in order."""
    files = [path]
    if path.is_dir():
        files = sorted(path.glob(f"*{SUFFIX}"), key=lambda file: (len(file.name), file.name))
    return [Record.parse(text_in(file, LONGEST)) for file in files]


def text_in(path: Path, most: int) -> str:
    """The text of a file. One with more characters than that is refused, and not read to its end."""
    with path.open(encoding="utf-8") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise ParlourError("file-large", path=str(path), most=most)
    return found


def play_through(session: Session, series: Series, path: Path, whole: bool) -> None:
    """Play one game, or all games of a series, and tell who has won; a closed terminal loses nothing."""
    while True:
        play = series.play
        if whole:
            session.say("play-game", style="bold", game=len(series.plays), games=series.games)
        session.play(play, lambda: save(series.plays, path, whole))
        session.result(play.scores, play.winners)
        if not whole:
            return
        sums = ", ".join(
            f"{name or session.words('you')} {session.words.number(points, 0)}"
            for name, points in zip(session.names, series.scores, strict=True)
        )
        session.say("play-sums", sums=sums)
        if series.over:
            session.result(series.scores, series.winners)
            return
        series.next_game()
