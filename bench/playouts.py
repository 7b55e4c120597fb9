"""Random playouts, driven from Python: our games in plain Python against OpenSpiel's hearts in C++.

    make bench        (or: python bench/playouts.py [--rounds N])

Installs OpenSpiel into an environment of its own, .venv-bench, and measures everything in one process on
one core: short slices in turn, so that whatever else the machine does hits all alike. What counts is the
ratio within a round; the table shows its median and quartiles. A decision is a player's choice among legal
actions, made with `random.choice` in every loop. Draws by lot (52 single cards in hearts, whole shuffles
here) cost time and count for nothing.

Hearts is stepped in two ways: as OpenSpiel documents it, drawing from chance_outcomes() at chance nodes,
and in the leanest way there is, with legal_actions() there too, which is right only because its deals
are uniform. The first is the bar, the second keeps us honest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import choice
from statistics import median, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-bench"
PEER = "open_spiel>=2.0,<3"
SLICE = 0.06  # seconds


def in_own_environment() -> None:
    """Go on in .venv-bench, made and filled if need be."""
    python = ENVIRONMENT / "bin" / "python"
    if Path(sys.prefix) == ENVIRONMENT:
        return
    done = ENVIRONMENT / ".installed"
    if not done.exists():
        print(f"Installing OpenSpiel into {ENVIRONMENT.name} (once) ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(ENVIRONMENT)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, PEER, "--editable", str(ROOT)], check=True)
        done.touch()
    os.execv(python, [str(python), *sys.argv])  # noqa: S606


def hearts(documented: bool) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("hearts")

    def by_the_book() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = choice(state.chance_outcomes())  # noqa: S311 (all equally likely)
            else:
                decisions += 1
                action = choice(state.legal_actions())  # noqa: S311
            state.apply_action(action)
        return decisions

    def lean() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choice(state.legal_actions()))  # noqa: S311
        return decisions

    return by_the_book if documented else lean


def ours(game: str, seats: int) -> Callable[[], int]:
    from parlour import Rng, setup

    table = setup(game, seats)
    rng = Rng(1)

    def playout() -> int:
        decisions = 0
        state = table.state()
        while waiting := state.waiting:
            seat = waiting[0]
            if seat < 0:
                state.settle(state.draw(rng))
            else:
                decisions += 1
                state.apply(seat, choice(state.legal(seat)))  # noqa: S311
        return decisions

    return playout


def speed(playout: Callable[[], int]) -> float:
    """Decisions per second in one slice."""
    decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < SLICE:
        decisions += playout()
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    rounds = parser.parse_args().rounds
    in_own_environment()
    from parlour import GAMES

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    contestants = {"OpenSpiel hearts, documented": hearts(documented=True)}
    contestants["OpenSpiel hearts, leanest"] = hearts(documented=False)
    contestants |= {f"{g.id}, {n} seats": ours(g.id, n) for g in GAMES.values() for n in g.seats}
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for playout in contestants.values():
        speed(playout)
    for _ in range(rounds):
        for name, playout in contestants.items():
            speeds[name].append(speed(playout))
    peers = list(speeds.values())[:2]
    print(f"{'':30} decisions/s   ratio to documented    ratio to leanest")
    for name, each in speeds.items():
        cells = []
        for peer in peers:
            ratios = [mine / theirs for mine, theirs in zip(each, peer, strict=True)]
            low, _, high = quantiles(ratios, n=4)
            cells.append(f"{median(ratios):5.2f} ({low:.2f} to {high:.2f})")
        print(f"{name:30} {median(each):11,.0f}   {'   '.join(cells)}")


if __name__ == "__main__":
    main()
