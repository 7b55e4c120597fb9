"""A page that needs no script, no other file and no network."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


def document(words: Words, title: str, body: Iterable[str]) -> str:
    """The whole page, in the language of these words."""
    return "\n".join(_lines(words, title, body)) + "\n"


def _lines(words: Words, title: str, body: Iterable[str]) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{words.locale}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{escape(title)}</h1>"
    yield from body
    yield "</main>\n</body>\n</html>"
