"""Commands that read games: records of one game, replays of a match."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

import parlour
from parlour.cli.common import (
    command,
    components_option,
    file_type,
    json_option,
    option,
    own_components,
    say,
    text_of,
    words_of,
)
from parlour.kernel.play import Play, advance
from parlour.kernel.record import LONGEST as LONGEST_RECORD
from parlour.kernel.record import Record
from parlour.kernel.state import CHANCE
from parlour.match import replay as match_replay
from parlour.terminal.lines import echo

if TYPE_CHECKING:
    from pathlib import Path


@command(
    "replay",
    "parlour replay game.parlour",
    "parlour replay game.parlour --seat 2",
    "parlour replay game.parlour --json",
)
@click.argument("file", type=file_type)
@option("seat", "as_seat", type=int, metavar="N")
@components_option
@json_option
def replay(file: Path, as_seat: int | None, components_file: Path | None, as_json: bool) -> None:
    record = Record.parse(text_of(file, LONGEST_RECORD))
    play = Play(parlour.setup_of(record, own_components(components_file)))
    positions = [position(play, 0)]
    for number, step in enumerate(record.steps, 1):
        advance(play, step)
        positions.append(position(play, number))
    if as_json:
        click.echo("\n".join(map(json.dumps, positions)))
        return
    words = words_of(record.game)
    names = ["" if s == as_seat else words("seat-name", seat=s) for s in range(record.seats)]
    open_review = play.over and as_seat is None
    for event in play.open_events() if open_review else play.events(as_seat):
        if sentence := play.setup.game.tell(play.setup, event, words, names):
            echo(sentence)
    if play.over:
        winners = words.listed(names[s] or words("you") for s in play.winners)
        echo(words("replay-winners", winners=winners))
    else:
        echo(words("replay-unfinished"))


def position(play: Play, step: int) -> dict[str, object]:
    """The position before a step, for a machine."""
    facts: dict[str, object] = {
        "step": step,
        "waiting": ["*"] if play.chance else list(play.waiting),
        "legal": {str(seat): sorted(play.legal(seat)) for seat in play.waiting},
        "scores": play.scores,
        "over": play.over,
    }
    return facts | {"winners": play.winners} if play.over else facts


@command("verify", "parlour verify parlour-pungi.json")
@click.argument("file", type=file_type)
def verify(file: Path) -> None:
    replay = match_replay.read(text_of(file, match_replay.LONGEST))
    plays = match_replay.verify(replay)
    echo(say("verify-commitment"))
    for number, play in enumerate(plays, 1):
        draws = sum(step.seat == CHANCE for step in play.steps)
        scores = ", ".join(map(str, play.scores))
        echo(say("verify-game", game=number, draws=draws, moves=len(play.steps) - draws, scores=scores))
    if replay.aborted:
        echo(say("verify-aborted"))
    else:
        names = ", ".join(replay.players[seat].name for seat in replay.winners)
        echo(say("verify-result", winners=names))
    if replay.forked:
        echo(say("verify-forked", steps=replay.forked))
    elif replay.practice:
        echo(say("verify-practice"))
