"""Figures of a report, as SVG inside the page. They take its colours, light or dark."""

from __future__ import annotations

import re
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

import matplotlib as mpl
import msgspec
from babel.numbers import get_decimal_symbol
from matplotlib.figure import Figure as Drawing
from matplotlib.ticker import MaxNLocator, ScalarFormatter

from parlour.lab.sums import PARTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes

    from parlour.lab.estimates import Estimate
    from parlour.lab.worth import Item
    from parlour.words import Words

INK: Final = "#010203"  # replaced by the colour of the page's text
COLOURS: Final = ("#2f7fc1", "#d9772b", "#3d9a5f", "#b65aa8", "#8a8a2f", "#c2504d", "#5f6fd0", "#2d9a9a")
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "parlour",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}
POINTS: Final = 72  # to an inch; the unit of an SVG
MARGIN: Final = 0.1  # inches
MOST: Final = 24  # items in a figure; of more, the best and the worst are drawn


class Figure(msgspec.Struct, frozen=True):
    """A drawing, and a sentence that says what it shows."""

    svg: str
    caption: str


class Ticks(ScalarFormatter):
    """Numbers along an axis, with the decimal sign of a language."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._decimal = get_decimal_symbol(words.locale)

    def __call__(self, x: float, pos: int | None = None) -> str:
        return super().__call__(x, pos).replace(".", self._decimal)


def _drawn(drawing: Drawing, caption: str) -> Figure:
    """All of a drawing, also labels that lie outside. If matplotlib cut it, it would draw it twice."""
    text = StringIO()
    with mpl.rc_context(STYLE):
        drawing.savefig(text, format="svg", transparent=True, metadata={"Date": None})
        inches = drawing.get_tightbbox().padded(MARGIN)
    left, top = inches.x0 * POINTS, (drawing.get_figheight() - inches.y1) * POINTS
    box = f"{left:.2f} {top:.2f} {inches.width * POINTS:.2f} {inches.height * POINTS:.2f}"
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    # A fixed width would be too wide for a phone.
    for name, value in (("width", ""), ("height", ""), ("viewBox", f' viewBox="{box}"')):
        svg = re.sub(rf'(<svg[^>]*?) {name}="[^"]*"', rf"\1{value}", svg, count=1)
    return Figure(svg.replace("<svg", f'<svg role="img" aria-label="{escape(caption)}"', 1), caption)


def _axes(columns: int = 1, rows: int = 1, *, size: tuple[float, float], **settings: Any) -> Any:  # noqa: ANN401
    drawing = Drawing(figsize=size, dpi=POINTS)
    drawing.subplots_adjust(hspace=0.5, wspace=0.12)
    return drawing, drawing.subplots(rows, columns, squeeze=False, **settings)


def histogram(words: Words, values: Mapping[str, Sequence[float]], label: str, caption: str) -> Figure:
    """The distribution of a number; one line for each sample."""
    with mpl.rc_context(STYLE):
        drawing, ((axes,),) = _axes(size=(6.4, 3.2))
        low = min(min(sample) for sample in values.values())
        high = max(max(sample) for sample in values.values())
        step = max(1, round((high - low) / 40))
        edges = [low - 0.5 + step * at for at in range(int((high - low) // step) + 2)]
        for (name, sample), colour in zip(values.items(), COLOURS * len(values), strict=False):
            weights = [100 / len(sample)] * len(sample)
            settings: dict[str, Any] = {"histtype": "step", "linewidth": 1.8}
            axes.hist(sample, bins=edges, weights=weights, color=colour, label=name, **settings)
        axes.set_xlabel(label)
        axes.set_ylabel("%")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(Ticks(words))
        if len(values) > 1:
            axes.legend(ncols=2 if len(values) % 3 else 3, loc="lower left", bbox_to_anchor=(0, 1))
        return _drawn(drawing, caption)


def intervals(words: Words, panels: Mapping[str, Mapping[str, Estimate]], label: str, caption: str) -> Figure:
    """Panels of dots with their intervals, and a dashed line at 0."""
    with mpl.rc_context(STYLE):
        heights = [max(len(panel), 2) for panel in panels.values()]
        drawing, drawn = _axes(
            1, len(panels), size=(6.4, 0.9 + 0.42 * sum(heights)), sharex=True, height_ratios=heights
        )
        for (title, panel), (axes,) in zip(panels.items(), drawn, strict=True):
            _dots(axes, panel, COLOURS[0])
            axes.axvline(0.0, color=INK, linewidth=0.8, linestyle="--")
            axes.xaxis.set_major_formatter(Ticks(words))
            if title:
                axes.set_title(title, loc="left", fontsize=11)
        drawn[-1][0].set_xlabel(label)
        return _drawn(drawing, caption)


def _dots(axes: Axes, row: Mapping[str, Estimate], colour: str) -> None:
    places = range(len(row))
    own = row.values()
    axes.hlines(places, [e.low for e in own], [e.high for e in own], color=colour, linewidth=2)
    axes.plot([e.mean for e in own], places, "o", color=colour, markersize=5)
    axes.set_yticks(places, list(row))
    axes.set_ylim(len(row) - 0.5, -0.5)


def stacked(words: Words, rows: Mapping[str, Mapping[str, float]], caption: str) -> Figure:
    """A bar for each row, made of shares that add up to a whole."""
    with mpl.rc_context(STYLE):
        drawing, ((axes,),) = _axes(size=(6.4, 1.3 + 0.45 * len(rows)))
        for at, parts in enumerate(rows.values()):
            left = 0.0
            for (name, share), colour in zip(parts.items(), COLOURS, strict=False):
                axes.barh(
                    at, share * 100, left=left, color=colour, label=name if not at else None, height=0.6
                )
                left += share * 100
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel("%")
        axes.xaxis.set_major_formatter(Ticks(words))
        axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1))
        return _drawn(drawing, caption)


def taken(words: Words, items: Sequence[Item], caption: str) -> Figure | None:
    """How often items are taken, when, and what they are worth. The most valuable come first."""
    shown = _best_and_worst(items)
    if not shown:
        return None
    with mpl.rc_context(STYLE):
        drawing, ((often, when, worth),) = _axes(3, size=(8, 1.2 + 0.3 * len(shown)), sharey=True)
        means = [item.taken.mean for item in shown if item.taken]
        often.barh(range(len(shown)), means, color=COLOURS[0], height=0.6)
        often.set_yticks(range(len(shown)), [item.name for item in shown])
        often.set_ylim(len(shown) - 0.5, -0.5)
        _draw_times(when, shown)
        _draw_worth(worth, shown)
        for axes, label in ((often, "often"), (when, "when"), (worth, "worth")):
            axes.set_xlabel(words(f"report-axis-{label}"))
            axes.xaxis.set_major_formatter(Ticks(words))
        return _drawn(drawing, caption)


def _best_and_worst(items: Sequence[Item]) -> list[Item]:
    """The items that a figure has room for, by worth."""
    known = [item for item in items if item.taken is not None]
    known.sort(key=lambda item: -item.worth.mean if item.worth else 0.0)
    return known if len(known) <= MOST else [*known[: MOST // 2], *known[-MOST // 2 :]]


def _draw_times(axes: Axes, items: Sequence[Item]) -> None:
    """A strip for each item: the more often it is taken in a part of the game, the stronger the colour."""
    lefts = [100 * part / PARTS for part in range(PARTS)]
    for at, item in enumerate(items):
        shades = [(COLOURS[2], share / max(*item.parts, 1)) for share in item.parts]
        axes.barh([at] * PARTS, 100 / PARTS, left=lefts, color=shades, height=0.8)


def _draw_worth(axes: Axes, items: Sequence[Item]) -> None:
    valued = {at: item.worth for at, item in enumerate(items) if item.worth}
    if valued:
        lows, highs = [worth.low for worth in valued.values()], [worth.high for worth in valued.values()]
        axes.hlines([*valued], lows, highs, color=COLOURS[1], linewidth=2)
        axes.plot([worth.mean for worth in valued.values()], [*valued], "o", color=COLOURS[1], markersize=4)
    axes.axvline(0, color=INK, linewidth=0.8, linestyle="--")
