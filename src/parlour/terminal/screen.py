"""What is written on a terminal, and what is typed there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.text import Text

from parlour.terminal.lines import print_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from parlour.kernel.game import Setup, View
    from parlour.words import Words


class Left(Exception):
    """The person wants to stop here."""


class Screen:
    """Lines of text in and out, in the words of one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

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

    def table(self, setup: Setup, view: View, names: Sequence[str]) -> None:
        """A table as the person sees it."""
        self.line("")
        drawing = setup.game.render(setup, view, self.words, names)
        print_lines(self.console, Text.from_markup(drawing, emoji=False))
        self.line("")


def show_rules(console: Console, page: str) -> None:
    """A rules page, laid out for a terminal; over a pipe it stays as it is written."""
    if console.is_terminal:
        console.print(Markdown(page), width=min(console.width, 100))
    else:
        console.print(page, markup=False, highlight=False, soft_wrap=True, emoji=False)
