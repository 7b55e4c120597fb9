"""The results of an arena as files for a machine."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.lab.arena import Plan, Summary


def as_json(plan: Plan, summary: Summary) -> str:
    """The plan and the summary."""
    facts = {
        "game": plan.terms.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "options": plan.terms.setup().changed_options(),
        "components": plan.terms.components.name,
        "seed": plan.seed,
    }
    return json.dumps(facts | msgspec.to_builtins(summary), indent=2) + "\n"


def as_csv(plan: Plan, summary: Summary) -> str:
    """A line per bot; an estimate takes three columns: wins, wins_low, wins_high."""
    text = StringIO()
    lines = []
    for row in msgspec.to_builtins(summary)["bots"]:
        line = {
            "game": plan.terms.game,
            "players": plan.seats,
            "deals": summary.deals,
            "games": summary.games,
        }
        for column, value in row.items():
            if isinstance(value, dict):
                line |= {
                    column: value["mean"],
                    f"{column}_low": value["low"],
                    f"{column}_high": value["high"],
                }
            else:
                line[column] = value
        lines.append(line)
    writer = csv.DictWriter(text, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


FORMS: Final[dict[str, Callable[[Plan, Summary], str]]] = {".json": as_json, ".csv": as_csv}
"""How results are written, by the ending of the file's name."""
