"""A report as one page. It needs no script, no other file and no network."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.lab.figures import Figure
from parlour.lab.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.words import Words

STYLE: Final = """
:root { color-scheme: light dark; --page: #fffdf9; --text: #26221c; --soft: #6b6459;
  --line: #ddd5c8; --tint: #f5f0e6 }
@media (prefers-color-scheme: dark) {
  :root { --page: #1b1a18; --text: #ece6da; --soft: #aaa294; --line: #3d3a34; --tint: #262420 }
}
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
  margin: 0 auto; max-width: 66rem; padding: 1rem }
h1, h2, h3 { line-height: 1.2 }
h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem }
nav ul { columns: 16rem; padding-left: 1.2rem }
a { color: inherit }
figure { margin: 1rem 0; overflow-x: auto }
figure svg { display: block; height: auto; max-width: 42rem; min-width: 26rem; width: 100% }
figcaption, .note, caption { color: var(--soft); font-size: 0.9rem }
caption { text-align: left }
.wide { margin: 1rem 0; overflow-x: auto }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.75rem 0.25rem 0; text-align: left;
  vertical-align: top; white-space: nowrap }
.number { text-align: right }
pre { background: var(--tint); overflow-wrap: anywhere; padding: 0.75rem; white-space: pre-wrap }
summary { cursor: pointer }
@media print { details > * { display: block } }
"""


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
    return "\n".join(_page(words, title, opening, command, sections)) + "\n"


def _page(
    words: Words, title: str, opening: Sequence[str], command: str, sections: Sequence[Section]
) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{words.locale}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{escape(title)}</h1>"
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
    yield "</main>\n</body>\n</html>"
