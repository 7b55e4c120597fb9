"""A table of results, for a page in some language and as CSV for a machine."""

from __future__ import annotations

import csv
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from parlour.lab.estimates import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.words import Words

Form = Literal["text", "count", "number", "share"]
NONE: Final = "\N{EN DASH}"


class Label(msgspec.Struct, frozen=True):
    """A name in files, the same in every language, and the text on the page."""

    name: str
    text: str


Value = str | Label | int | float | Estimate | None


class Column(msgspec.Struct, frozen=True):
    """What a column holds. A share is a percentage on the page, and a fraction in the file."""

    label: Label
    form: Form = "number"


class Sheet(msgspec.Struct, frozen=True):
    """Rows under columns."""

    name: str  # of its file
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""

    def csv(self) -> str:
        """An estimate takes three columns: wins, wins_low, wins_high."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        wide = [any(isinstance(row[at], Estimate) for row in self.rows) for at in range(len(self.columns))]
        head: list[str] = []
        for column, estimates in zip(self.columns, wide, strict=True):
            name = column.label.name.replace(" ", "_")
            head += [name, f"{name}_low", f"{name}_high"] if estimates else [name]
        writer.writerow(head)
        for row in self.rows:
            line: list[object] = []
            for value, estimates in zip(row, wide, strict=True):
                if isinstance(value, Estimate):
                    line += [value.mean, value.low, value.high]
                else:
                    plain = value.name if isinstance(value, Label) else value
                    line += [plain, None, None] if estimates else [plain]
            writer.writerow(line)
        return text.getvalue()

    def html(self, words: Words) -> Iterator[str]:
        """A table that is too wide scrolls by itself."""
        yield f'<div class="wide" role="region" tabindex="0" aria-label="{escape(self.title)}"><table>'
        yield f"<caption>{escape(self.title)}</caption><thead><tr>"
        for column in self.columns:
            yield f'<th scope="col"{_side(column)}>{escape(column.label.text)}</th>'
        yield "</tr></thead><tbody>"
        for row in self.rows:
            yield "<tr>"
            for at, (column, value) in enumerate(zip(self.columns, row, strict=True)):
                shown = escape(write(column.form, value, words))
                head = at == 0 and column.form == "text"
                yield f'<th scope="row">{shown}</th>' if head else f"<td{_side(column)}>{shown}</td>"
            yield "</tr>"
        yield "</tbody></table></div>"
        if self.note:
            yield f'<p class="note">{escape(self.note)}</p>'


def _side(column: Column) -> str:
    return "" if column.form == "text" else ' class="number"'


def write(form: Form, value: Value, words: Words) -> str:
    """A value as people read it, an estimate with its interval."""
    if value is None:
        return NONE
    if isinstance(value, str):
        return value
    if isinstance(value, Label):
        return value.text
    if isinstance(value, Estimate):
        mean, low, high = (write(form, end, words) for end in (value.mean, value.low, value.high))
        return words("interval", mean=mean, low=low, high=high)
    if form == "share":
        return words.share(value, 1)
    return words.number(value, 0 if form == "count" else 2, grouped=True)
