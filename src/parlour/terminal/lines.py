"""What is too wide for a terminal breaks: lines between words, tables between columns. Pipes get it whole."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

INDENT: Final = 2  # of what goes on in the next line
GAP: Final = re.compile(r" {2,}")  # between columns, or between a label and what it names
WIDEST_LABEL: Final = 1 / 3  # of a line; what is below it is indented as far


def print_lines(console: Console, text: Text) -> None:
    """Print lines; a terminal gets none that is wider than it is, unless a word is."""
    lines = text.split(allow_blank=True)
    shown: Iterable[Text] = fitted(lines, console.width) if console.is_terminal else lines
    for line in shown:
        console.print(line, highlight=False, soft_wrap=True, emoji=False)


def echo(text: str, *, err: bool = False) -> None:
    """Print text as it is, on standard output or standard error."""
    print_lines(Console(file=sys.stderr if err else sys.stdout, highlight=False), Text(text))


def fitted(lines: Iterable[Text], width: int) -> Iterator[Text]:
    """The lines, in a terminal of this width."""
    for group in _groups(lines):
        if all(cell_len(line.plain) <= width for line in group):
            yield from group
            continue
        for row in _parts(group, width):
            yield from broken(row, width)


def broken(line: Text, width: int) -> Iterator[Text]:
    """A line, or the lines that it becomes."""
    indent = " " * _indent(line.plain, width)
    rest, before = line, ""
    while cell_len(rest.plain) > width - len(before) and (cut := _cut(rest.plain, width - len(before))):
        yield Text(before) + rest[:cut]
        rest = rest[cut:]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
        before = indent
    yield Text(before) + rest


def _indent(line: str, width: int) -> int:
    """As far as the text after a label, such as the number of a move; else a little."""
    start = _margin(line)
    gap = GAP.search(line, start)
    if gap and cell_len(line[: gap.end()]) <= width * WIDEST_LABEL:
        return cell_len(line[: gap.end()])
    return start + INDENT


def _cut(line: str, width: int) -> int:
    """The space at which a line breaks: the last one that fits, or else the first one. 0: there is none."""
    spaces = [found.start() for found in re.finditer(" +", line) if found.start() >= _margin(line)]
    fitting = [at for at in spaces if cell_len(line[:at]) <= width]
    return (fitting or spaces[:1] or [0])[-1]


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _groups(lines: Iterable[Text]) -> Iterator[list[Text]]:
    """Lines that may be the rows of one table: equally far from the margin, but for a heading."""
    group: list[Text] = []
    for line in lines:
        margin, last = _margin(line.plain), _margin(group[-1].plain) if group else 0
        if group and (not line.plain or margin > last or (margin < last and len(group) > 1)):
            yield group
            group = []
        group.append(line)
    yield group


def _parts(rows: list[Text], width: int) -> Iterator[Text]:
    """A table that is too wide: as many columns as fit, then the others, each time with the first one."""
    starts = _columns([row.plain for row in rows])
    if len(rows) < 2 or len(starts) < 2:
        yield from rows
        return
    label, first = starts[0], starts[0]
    ends = [*starts[1:], max(len(row.plain) for row in rows) + 2]
    while ends:
        wide = [end for end in ends if label + end - 2 - first <= width] or ends[:1]
        for row in rows:
            part = row[:label] + Text(" " * (label - len(row.plain))) + row[first : wide[-1]]
            part.rstrip()
            yield part
        first, ends = wide[-1], ends[len(wide) :]


def _columns(rows: Sequence[str]) -> list[int]:
    """Where columns begin after the first one: below two spaces in every row."""
    margin = min(map(_margin, rows))
    return [
        at
        for at in range(margin + 3, max(map(len, rows)))
        if all(row[at - 2 : at].isspace() or at - 2 >= len(row) for row in rows)
        and any(row[at : at + 1].strip() for row in rows)
    ]
