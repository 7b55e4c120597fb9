"""A report as one page. It needs no script, no other file and no network."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

from parlour.lab.document import document
from parlour.lab.figures import Figure
from parlour.lab.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.words import Words


class Folded(msgspec.Struct, frozen=True):
    """A table that is closed until the reader opens it."""

    sheet: Sheet


class Section(msgspec.Struct, frozen=True):
    """A heading, sentences, and then figures and tables."""

    name: str
    title: str
    words: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    body: tuple[Figure | Folded | Sheet, ...] = ()

    def sheets(self) -> Iterator[Sheet]:
        """All its tables."""
        for part in self.body:
            if isinstance(part, Folded):
                yield part.sheet
            elif isinstance(part, Sheet):
                yield part


def page(words: Words, title: str, opening: Sequence[str], command: str, sections: Sequence[Section]) -> str:
    """The whole page, in the language of these words."""
    return document(words, title, _body(words, opening, command, sections))


def _body(words: Words, opening: Sequence[str], command: str, sections: Sequence[Section]) -> Iterator[str]:
    yield from (f"<p>{escape(sentence)}</p>" for sentence in opening)
    yield f"<pre><code>{escape(command)}</code></pre>\n<nav><ul>"
    yield from (f'<li><a href="#{part.name}">{escape(part.title)}</a></li>' for part in sections)
    yield "</ul></nav>"
    for part in sections:
        yield f'<section id="{part.name}">\n<h2>{escape(part.title)}</h2>'
        yield from (f"<p>{escape(sentence)}</p>" for sentence in part.words)
        if part.points:
            yield "<ul>" + "".join(f"<li>{escape(point)}</li>" for point in part.points) + "</ul>"
        for thing in part.body:
            if isinstance(thing, Figure):
                yield f"<figure>{thing.svg}<figcaption>{escape(thing.caption)}</figcaption></figure>"
            elif isinstance(thing, Sheet):
                yield from thing.html(words)
            else:
                yield f"<details><summary>{escape(thing.sheet.title)}</summary>"
                yield from thing.sheet.html(words)
                yield "</details>"
        yield "</section>"
