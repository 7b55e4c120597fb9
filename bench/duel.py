"""Our best level against that of a former Parlour, at equal seconds a move; and our best among `greedy`.

    make duel         (or: python bench/duel.py --former PYTHON [--games pungi,pies] [--seconds 0.05])

PYTHON is an interpreter with the former Parlour, compiled as well as this one (`make duel` builds it from the
commit FORMER). `parlour arena` compares the two on duplicate deals, two seats each, one each at Input. The
former one plays in a process of its own (`former.py`) and gets views, as any bot. Finished deals are kept in
build/duel, so a run can be stopped, and continued with more deals. Deals differ by game, so that each takes
some minutes.

Where a machine has other things to do, a second is not a second. With --cpu each gets the iterations that
take it so many seconds of CPU time, as measured before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from parlour import GAMES
from parlour.bots.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "duel"
BEST = list(LEVELS)[-1]
DEALS = {"pungi": 120, "fruitoplay": 60, "input": 60}
OTHER_DEALS = 40
FIRST = 400  # iterations whose time is measured before it is known how many are wanted,
FEWEST = 4  # and at least
AMONG = {"pungi": (80, 0.52), "fruitoplay": (40, 0.72)}  # deals among greedy, and the share of wins to reach


def arena(game: str, bots: list[str], deals: int, name: str, settings: dict[str, str]) -> Any:  # noqa: ANN401
    """The row of the first bot. Deals are kept under a name."""
    KEPT.mkdir(parents=True, exist_ok=True)
    out = KEPT / f"{name}.json"
    command = [str(Path(sys.executable).with_name("parlour")), "arena", game, "--seats", str(seats(game))]
    command += ["--bots", ",".join(bots), "--deals", str(deals), "--seed", "1", "--out", str(out)]
    command += ["--resume", str(KEPT / f"{name}.jsonl")]
    subprocess.run(
        command, cwd=Path(__file__).parent, env=os.environ | settings, check=True, stdout=subprocess.DEVNULL
    )
    return json.loads(out.read_text(encoding="utf-8"))


def best(python: str, game: str, seconds: float, cpu: bool) -> str:
    """The best level there, with seconds a move, or with the iterations that take it so many of CPU time, to
    two digits. These are kept, so that a run goes on with the same.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    place = Path(python).absolute().parent.parent.name
    kept = KEPT / f"{game}-{place}-{seconds:g}{'' if cpu else 's'}.txt"
    if kept.exists():
        return kept.read_text(encoding="utf-8")
    command = [python, str(Path(__file__).with_name("former.py"))]
    if cpu:
        iterations = FIRST
        for _ in range(2):  # an iteration takes longer where there are more of them
            numbers = [str(seats(game)), str(iterations)]
            level, begin, each = json.loads(subprocess.check_output([*command, game, *numbers], text=True))
            iterations = max(int(float(f"{(seconds - begin) / each:.2g}")), FEWEST)
        budget = f"{iterations}"
    else:
        level, *_ = json.loads(subprocess.check_output([*command, "best"], text=True))
        budget = f"{seconds:g}s"
    kept.write_text(f"{level}@{budget}", encoding="utf-8")
    return f"{level}@{budget}"


def seats(game: str) -> int:
    return 4 if 4 in GAMES[game].seats else 2


def share(told: Any) -> str:  # noqa: ANN401
    """The share of the wins of the first bot's seats, with its interval."""
    first, second = told["bots"][0], told["bots"][-1]
    low, mean, high = (min(max(first["seats"] * first["wins"][end], 0), 1) for end in ("low", "mean", "high"))
    pace = ", ".join(f"{row['milliseconds']['mean']:.0f} ms" for row in (first, second))
    failed = first["failures"] + second["failures"]
    return (
        f"{mean:.1%} ({low:.1%} to {high:.1%}), {told['deals']} deals; {pace} a decision; {failed} failures"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--former", help="the interpreter of a former Parlour; without, only among greedy")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=0.05, help="a move")
    parser.add_argument("--cpu", action="store_true", help="seconds of CPU time, by measured iterations")
    parser.add_argument("--deals", type=int)
    parser.add_argument("--no-greedy", action="store_true", help="only against the former")
    asked = parser.parse_args()
    for game in asked.games.split(","):
        if asked.former:
            former = str(Path(asked.former).absolute())
            ours, theirs = (
                best(python, game, asked.seconds, asked.cpu) for python in (sys.executable, former)
            )
            settings = {"FORMER_PYTHON": former, "FORMER_BOT": theirs}
            deals = asked.deals or DEALS.get(game, OTHER_DEALS)
            told = arena(game, [ours, "former:Former"], deals, f"{game}-{ours}-{theirs}", settings)
            print(f"{game}, {ours} against the former {theirs}: {share(told)}", flush=True)
        if game in AMONG and not asked.no_greedy:
            deals, bar = AMONG[game]
            bot = f"{BEST}@{LEVELS[BEST].iterations}"
            told = arena(
                game, [bot, "greedy", "greedy", "greedy"], asked.deals or deals, f"{game}-greedy", {}
            )
            print(f"{game}, one {bot} among greedy: {share(told)}; bar {bar:.0%}", flush=True)


if __name__ == "__main__":
    main()
