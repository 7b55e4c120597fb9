"""What the measurements share. Our code and OpenSpiel run in one process on one core, in short slices in
turn, so that whatever else the machine does hits all alike. What counts is the ratio of neighbouring slices:
its median and quartiles.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median, quantiles
from typing import Any

import pyspiel

import parlour
from parlour import Rng

SLICE = 0.06  # seconds
Work = Callable[[], int]
"""Does something and tells how much: decisions, or iterations of a search."""
Pair = tuple[float, float]
"""A contestant's speed, and that of the bar just before."""


def begin(about: str | None, usual: int) -> int:
    """Say who is measured, go to one core, and tell how many rounds are asked for."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=usual, help=f"at least 2; {usual} unless told")
    rounds: int = parser.parse_args().rounds
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ours = f"Parlour {parlour.__version__} ({parlour.RULES})"
    print(f"{ours}, OpenSpiel {version('open_spiel')}, Python {platform.python_version()}", flush=True)
    return rounds


def speed(work: Work) -> float:
    """How much is done in a second: one slice, or the one piece of work that takes longer."""
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SLICE:
        done += work()
    return done / spent


def side_by_side(bar: Work, contestants: dict[str, Work], rounds: int) -> dict[str, list[Pair]]:
    """The speeds of each contestant, always next to the bar, as the machine's mood changes."""
    speeds: dict[str, list[Pair]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            theirs, mine = speed(bar), speed(work)
            speeds[name].append((mine, theirs))
    return speeds


def spread(ratios: list[float]) -> str:
    """Median and quartiles."""
    low, _, high = quantiles(ratios, n=4)
    return f"{median(ratios):5.2f} ({low:.2f} to {high:.2f})"


def dealt_hearts(game: str, seed: int) -> Any:  # noqa: ANN401
    """A state of OpenSpiel's hearts with all cards dealt."""
    state = pyspiel.load_game(game).new_initial_state()
    rng = Rng(seed)
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state
