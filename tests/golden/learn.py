"""Writes the teaching pages as text into docs/learn/."""

from __future__ import annotations

from pathlib import Path

from parlour.games import GAMES
from parlour.kernel.teaching import told
from parlour.words import words_for

LEARN = Path(__file__).parents[2] / "docs" / "learn"


def text(game: str) -> str:
    """A page in English, its figures in words, with a picture of the table after what the game is about."""
    found = GAMES[game]
    words = words_for(found.package)
    page = told(found.teaching_page("en"), found.setup(found.seats[-1]), words)
    title, about, rest = page.split("\n\n", 2)
    picture = f"![A table of {title.removeprefix('# ')} in the browser](../pictures/{game}.webp)"
    return f"{title}\n\n{about}\n\n{picture}\n\n{rest}"


if __name__ == "__main__":
    for each in GAMES.own:
        (LEARN / f"{each}.md").write_text(text(each), encoding="utf-8")
