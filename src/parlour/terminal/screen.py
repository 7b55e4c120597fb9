"""What is written on a terminal, and what is typed there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown
from rich.text import Text

from parlour.kernel.teaching import told
from parlour.terminal.lines import print_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from parlour.kernel.game import Game, Setup, View
    from parlour.words import Words


HELP_KEYS: Final = ("?", "h", "help")
REFERENCE_KEYS: Final = ("??", "hh")
QUIT_KEYS: Final = ("q", "quit")


class Left(Exception):
    """The person wants to stop here."""


class Screen:
    """Lines of text in and out about a game, in the words of one language."""

    def __init__(self, console: Console, words: Words, game: Game) -> None:
        self.console = console
        self.words = words
        self.game = game

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.line(self.words(message, **args), style)

    def hand_over(self, message: str, command: str) -> None:
        """A sentence, and a command to be copied: it stays in one piece, however long."""
        self.say(message)
        self.console.print(command, markup=False, highlight=False, soft_wrap=True, emoji=False)

    def line(self, text: str, style: str = "") -> None:
        print_lines(self.console, Text(text, style))

    def ask(self, prompt: str) -> str:
        """One line from the person; the end of the input means leaving."""
        try:
            return self.console.input(f"[bold]{prompt}[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            self.line("")
            raise Left from None

    def answer(self, prompt: str, show_again: Callable[[], None] = lambda: None) -> str:
        """What the person types, unless they ask for the rules or leave."""
        while (answer := self.ask(prompt)) in (*HELP_KEYS, *REFERENCE_KEYS):
            show_rules(self.console, self.game, self.words, reference=answer in REFERENCE_KEYS)
            show_again()
        if answer in QUIT_KEYS:
            raise Left
        return answer

    def table(self, setup: Setup, view: View, names: Sequence[str]) -> None:
        """A table as the person sees it."""
        self.line("")
        drawing = setup.game.render(setup, view, self.words, names)
        print_lines(self.console, Text.from_markup(drawing, emoji=False))
        self.line("")


def show_rules(console: Console, game: Game, words: Words, *, reference: bool = False) -> None:
    """The teaching page, or the rules page, laid out for a terminal; over a pipe it stays Markdown."""
    if reference:
        page = game.rules_page(words.locale)
    else:
        page = told(game.teaching_page(words.locale), game.setup(game.seats[-1]), words)
    if console.is_terminal:
        console.print(Markdown(page), width=min(console.width, 100))
    else:
        console.print(page, markup=False, highlight=False, soft_wrap=True, emoji=False)
    if not reference:
        more = words("rules-more", game=game.id)
        console.print(more, markup=False, highlight=False, soft_wrap=True, emoji=False)
