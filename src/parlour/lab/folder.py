"""The folder of a report: the ledger (its checkpoints), the page, and the data."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

from parlour.games import find
from parlour.lab.ledger import Ledger, plan_in
from parlour.lab.page import page
from parlour.lab.sections import Sections
from parlour.lab.study import Entry, Plan
from parlour.words import words_for
from parlour.words.telling import listed

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.lab.findings import Findings

LEDGER: Final = "ledger.jsonl"
PAGE: Final = "report.html"
GAMES: Final = "games.csv"
TABLES: Final = "tables"


def begun(folder: Path) -> Plan | None:
    """The plan of the report in this folder, if there is one."""
    return plan_in(folder / LEDGER, Plan, "report")


def ledger(folder: Path, plan: Plan) -> Ledger[Plan, Entry]:
    folder.mkdir(parents=True, exist_ok=True)
    return Ledger(folder / LEDGER, plan, Entry, "report")


def publish(folder: Path, findings: Findings, command: str, locale: str) -> Path:
    """Write the page in a language, and the data, which is the same in all. The path of the page."""
    plan = findings.plan
    words = words_for("parlour.lab", find(plan.game).package, locale=locale)
    sections = Sections(findings, words)
    written = sections.all()
    tables = folder / TABLES
    tables.mkdir(exist_ok=True)
    for section in written:
        for sheet in section.sheets():
            (tables / f"{sheet.name}.csv").write_text(sheet.csv(), encoding="utf-8")
    _write_games(folder / GAMES, findings)
    title = words("report-title", game=words(f"{plan.game}-title"), games=sum(1 for _ in findings.all_rows()))
    facts = {
        "bots": listed(plan.bots),
        "seats": listed(map(str, plan.seats)),
        "components": listed(sections.variants()),
        "rules": plan.rules,
        "seed": plan.seed,
    }
    opening = [words("report-facts", **facts), words("report-intervals"), words("report-command")]
    where = folder / PAGE
    where.write_text(page(words, title, opening, command, written), encoding="utf-8")
    return where


def _write_games(path: Path, findings: Findings) -> None:
    """A line for each game. A column whose name ends with a number belongs to that seat."""
    plan = findings.plan
    seats = range(max(plan.seats))
    families = list(plan.families)
    head = ["part", "variant", "players", "number", "first", "turns", "decisions", "free", "choices"]
    head += ["lead_changes", "decided_after"]
    for what in ("player", "points", "wins"):
        head += [f"{what}_{seat}" for seat in seats]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        for part, variant, count, row in findings.all_rows():
            if part == "ladder":
                names = [plan.ladder[rung] for rung in row.players]
            elif part == "restraint":
                names = [f"without {families[at]}" if at >= 0 else plan.restrained for at in row.players]
            else:
                names = [plan.bots[(seat + row.number) % count % len(plan.bots)] for seat in range(count)]
            missing = [""] * (len(seats) - count)
            line = [part, findings.labels[variant], count, row.number, row.first, row.turns]
            line += [row.decisions, row.free, row.choices, row.lead_changes, row.decided_after]
            wins = [(seat in row.winners) / len(row.winners) for seat in range(count)]
            writer.writerow([*line, *names, *missing, *row.scores, *missing, *wins, *missing])
