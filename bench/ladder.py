"""How strong the bots are: each level against the one below, and `regular`, the strongest and the cheater,
which sees all cards, against `greedy`.

    make ladder       (or: python bench/ladder.py [--games pungi,pies] [--strongest master] [--jobs N])

Every line is one `parlour arena` with fixed numbers of iterations, so that a seed gives the same figures on
every machine. The commands are printed. Two levels play until it is clear which one is better. Finished deals
are kept in build/ladder, so a run can be stopped and continued. The tables of docs/bots.md come last.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from parlour import GAMES
from parlour.bots.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path("build", "ladder")
DEALS = {"pungi": 640}  # at most, for two levels; Pungi has the most luck
OTHER_DEALS = 160
GREEDY_DEALS = {"pungi": 80}  # for one bot against greedy
OTHER_GREEDY_DEALS = 20


def arena(game: str, bots: list[str], deals: int, jobs: int, *settings: str) -> Any:  # noqa: ANN401
    """The results of a contest."""
    kept = KEPT / f"{game}-{'-'.join(dict.fromkeys(bots))}"
    command = ["parlour", "arena", game, "--seats", str(seats(game)), "--bots", ",".join(bots)]
    command += ["--deals", str(deals), *settings, "--seed", "1", "--jobs", str(jobs)]
    command += ["--resume", f"{kept}.jsonl", "--out", f"{kept}.json"]
    print("$", shlex.join(command), flush=True)
    (ROOT / KEPT).mkdir(parents=True, exist_ok=True)
    installed = Path(sys.executable).with_name("parlour")
    subprocess.run([str(installed), *command[1:]], cwd=ROOT, check=True)
    return json.loads((ROOT / f"{kept}.json").read_text(encoding="utf-8"))


def seats(game: str) -> int:
    return 4 if 4 in GAMES[game].seats else 2


def share(told: Any, bot: str) -> str:  # noqa: ANN401
    """The share of wins of a bot's seats, with its interval."""
    row = next(row for row in told["bots"] if row["bot"] == bot)
    wins = {end: row["seats"] * row["wins"][end] for end in ("mean", "low", "high")}
    return f"{wins['mean']:.1%} ({max(wins['low'], 0):.1%} to {min(wins['high'], 1):.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    levels = list(LEVELS)
    parser.add_argument("--strongest", choices=levels[1:], default=levels[-1], help="level that plays")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    games = asked.games.split(",")
    names = levels[: levels.index(asked.strongest)]
    names.append(f"{asked.strongest}@{LEVELS[asked.strongest].iterations}")
    steps = [(better, worse) for worse, better in pairwise(names)]
    ladder: dict[tuple[str, str], list[str]] = {step: [] for step in steps}
    for (better, worse), cells in ladder.items():
        for game in games:
            told = arena(game, [better, worse], DEALS.get(game, OTHER_DEALS), asked.jobs, "--until-clear")
            cells.append(f"{share(told, better)} {told['verdict']}, {told['deals']} deals")
    bars: dict[str, list[str]] = {"regular": [], names[-1]: [], "cheater": []}
    for bot, cells in bars.items():
        for game in games:
            deals = GREEDY_DEALS.get(game, OTHER_GREEDY_DEALS)
            told = arena(game, [bot, *["greedy"] * (seats(game) - 1)], deals, asked.jobs)
            cells.append(share(told, bot))
    print()
    print("| |", " | ".join(f"{game}, {seats(game)} seats" for game in games), "|")
    print("|---|" + "---|" * len(games))
    for (better, worse), cells in ladder.items():
        print(f"| {better} against {worse} |", " | ".join(cells), "|")
    for bot, cells in bars.items():
        print(f"| one {bot} among greedy |", " | ".join(cells), "|")


if __name__ == "__main__":
    main()
