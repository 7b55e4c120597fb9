"""The command that looks back at a finished game."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Final

import click
import msgspec

import parlour
from parlour import coach
from parlour.cli.common import (
    command,
    components_option,
    file_type,
    json_option,
    option,
    own_components,
    progress,
    say,
    seed_option,
    text_of,
)
from parlour.coach.decisions import QUICK, Decision
from parlour.coach.telling import tell
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import LONGEST as LONGEST_RECORD
from parlour.kernel.record import Record
from parlour.lab.document import document
from parlour.match import replay as match_replay
from parlour.terminal.lines import echo
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from parlour.coach import Review
    from parlour.coach.telling import SeatReport
    from parlour.kernel.game import Setup

# What a machine is told of an account and of a decision.
ACCOUNT: Final = ("seat", "result", "even", "draw", "play", "guesses", "others")
DECISION: Final = ("step", "seat", "played", "best", "loss", "low", "high", "mark", "reason")
WON, LOST, BAR = "#3d9a5f", "#c2504d", 100  # the colours of a bar, and the length of a whole win
LONGEST: Final = max(LONGEST_RECORD, match_replay.LONGEST)


@command(
    "review",
    "parlour review game.parlour",
    "parlour review game.parlour --seat 2",
    "parlour review parlour-pungi.json --game 2 --html > review.html",
)
@click.argument("file", type=file_type)
@option("seat", "reviewed_seat", type=int, metavar="N")
@option("game", "game_number", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@components_option
@seed_option
@option("quick", is_flag=True)
@option("html", "as_html", is_flag=True)
@json_option
def review(
    file: Path,
    reviewed_seat: int | None,
    game_number: int,
    components_file: Path | None,
    seed: str | None,
    quick: bool,
    as_html: bool,
    as_json: bool,
) -> None:
    if as_html and as_json:
        raise ParlourError("review-form")
    setup, record, names = game_in(text_of(file, LONGEST), game_number, own_components(components_file))
    with progress() as bar:
        task = bar.add_task(say("review-progress"), total=2 * len(record.steps))
        found = []
        budget = QUICK if quick else coach.Budget()
        for finding in coach.review(setup, record, reviewed_seat, seed or 0, budget):
            found.append(finding)
            if isinstance(finding, Decision):
                if not finding.raced:  # a closer look goes back to steps that were looked at
                    bar.update(task, completed=finding.step)
            else:
                bar.update(task, completed=len(record.steps) + finding.step)
    reviewed = coach.collected(setup, record, found, reviewed_seat)
    words = words_for(setup.game.package, "parlour.coach", locale=say.locale)
    if as_json:
        click.echo(json.dumps(for_machines(reviewed)))
    elif as_html:
        title = words("review-title", game=words(f"{setup.game.id}-title"))
        click.echo(document(words, title, _body(tell(setup, record, reviewed, words, names))), nl=False)
    else:
        echo("\n\n".join(map(_text, tell(setup, record, reviewed, words, names))))


def game_in(text: str, number: int, components: str | None) -> tuple[Setup, Record, list[str]]:
    """The game of a record, or one of a match's replay, and how its players are called."""
    if not text.lstrip().startswith("{"):
        record = Record.parse(text)
        setup = parlour.setup_of(record, components)
        return setup, record, [say("seat-name", seat=seat) for seat in range(record.seats)]
    replay = match_replay.read(text)
    plays = match_replay.verify(replay)
    if number > len(plays):
        raise ParlourError("no-such-game", game=number, last=len(plays))
    play = plays[number - 1]
    return play.setup, play.record, [player.name for player in replay.players]


def for_machines(reviewed: Review) -> dict[str, object]:
    return {
        "seats": [_picked(seat.account, ACCOUNT) for seat in reviewed.seats],
        "decisions": [_picked(decision, DECISION) for decision in reviewed.decisions],
    }


def _picked(found: msgspec.Struct, names: Sequence[str]) -> dict[str, object]:
    """These facts of what was found."""
    facts = msgspec.to_builtins(found)
    return {name: facts[name] for name in names}


def _text(report: SeatReport) -> str:
    lines = [report.result, *(f"  {part.line}" for part in report.accounts), report.errors]
    return "\n".join([*lines, *(f"  {line}" for line in report.worst), *report.notes])


def _body(seats: list[SeatReport]) -> Iterator[str]:
    for report in seats:
        yield f"<section>\n<h2>{escape(report.name)}</h2>\n<p>{escape(report.result)}</p>"
        yield "<ul>"
        yield from (f"<li>{escape(part.line)} {_bar(part.change)}</li>" for part in report.accounts)
        yield f"</ul>\n<p>{escape(report.errors)}</p>"
        if report.worst:
            yield "<ol>" + "".join(f"<li>{escape(line)}</li>" for line in report.worst) + "</ol>"
        yield from (f"<p>{escape(note)}</p>" for note in report.notes)
        yield "</section>"


def _bar(change: float) -> str:
    """A change as a bar, to the left or right of the middle. The words say the same."""
    size = min(abs(change), 1.0) * BAR
    box = f'viewBox="{-BAR} 0 {2 * BAR} 10" width="{2 * BAR}" height="10"'
    rect = f'<rect x="{min(-size * (change < 0), 0):.1f}" width="{size:.1f}" height="10"/>'
    line = '<path d="M0 0v10" stroke="currentColor"/>'
    look = f'fill="{LOST if change < 0 else WON}" style="display: block"'
    return f'<svg {box} {look} aria-hidden="true">{rect}{line}</svg>'
