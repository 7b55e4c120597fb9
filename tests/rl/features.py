"""The tables in docs/rl.md, of environments and of features, written from the games:
python -m tests.rl.features
"""

from __future__ import annotations

import re
from pathlib import Path

from parlour.games import GAMES
from parlour.rl.modules import module_name

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


def environments() -> str:
    """The module of each game, and how many can play."""
    rows = [
        f"| `parlour.rl.{module_name(game)}` | {game.seats[0]} to {game.seats[-1]} |\n"
        for game in GAMES.own.values()
    ]
    return "".join(["| Environment | Seats |\n| --- | --- |\n", *rows])


def tables() -> str:
    """One table for each game; Pies has the features of Pi mal Pflaumen."""
    parts = []
    for game in GAMES.own.values():
        if game.id == "pies":
            continue
        title = "Pi mal Pflaumen and Pies" if game.id == "pi-mal-pflaumen" else game.id.capitalize()
        tensors = [game.setup(seats).tensor for seats in game.seats]
        ranges = tensors + [GAMES["pies"].setup(3).tensor] * (game.id == "pi-mal-pflaumen")
        sizes = ", ".join(
            f"{tensor.size} with {seats} seats" for tensor, seats in zip(tensors, game.seats, strict=True)
        )
        actions = " to ".join(dict.fromkeys(str(t.actions) for t in (tensors[0], tensors[-1])))
        parts.append(f"### {title}\n\nNumbers: {sizes}. Actions: {actions}.\n\n")
        parts.append("| Feature | Numbers | Range | Meaning |\n| --- | --- | --- | --- |\n")
        for at, feature in enumerate(tensors[0].features):
            lengths = [tensor.features[at].length for tensor in tensors]
            lows = min(tensor.features[at].lowest for tensor in ranges)
            highs = max(tensor.features[at].highest for tensor in ranges)
            length = length_of(lengths, list(game.seats))
            parts.append(f"| `{feature.name}` | {length} | {lows} to {highs} | {feature.meaning} |\n")
        parts.append("\n")
    return "".join(parts)


def length_of(lengths: list[int], seats: list[int]) -> str:
    """A number, or a multiple of the seats n or of the others."""
    if len(set(lengths)) == 1:
        return str(lengths[0])
    for name, counts in (("n", seats), ("(n - 1)", [count - 1 for count in seats])):
        each = lengths[0] // counts[0]
        if lengths == [each * count for count in counts]:
            return name.strip("()") if each == 1 else f"{each} {name}"
    raise AssertionError(f"lengths {lengths} are no multiples of the seats")


def with_tables(page: str) -> str:
    """The page with its tables as they should be."""
    page = replaced("environments", environments(), page)
    return replaced("features", f"\n{tables()}", page)


def replaced(name: str, text: str, page: str) -> str:
    """The page with other text between the marks of this name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
    return re.sub(f"{begin}.*{end}", lambda _: f"{begin}{text}{end}", page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
