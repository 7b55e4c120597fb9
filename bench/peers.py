"""What the benchmarks share. Our code and that of our peers run in one process on one core, in short slices
in turn, so that other programs slow all of them alike. The result is the ratio of neighbouring slices: its
median and quartiles. Bars are measured against themselves, too: how far those ratios are from 1 is noise.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import pyspiel

import parlour
from parlour import GAMES, Rng
from parlour.kernel.play import Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.kernel.game import Setup, View

SLICE = 0.06  # seconds
HEARTS = "hearts"
PLAIN = "hearts(pass_cards=False)"
PEERS = {"OpenSpiel": "open_spiel", "RLCard": "rlcard"}
Work = Callable[[], int]
"""Does a piece of work. Returns how much: decisions, or iterations of a search."""
Clock = Callable[[], float]
Speeds = list[list[float]]
"""The speeds of a contestant, round by round, and of each bar just before."""


def begin(about: str | None, usual: int, *, cores: int = 1, peers: dict[str, str] = PEERS) -> int:
    """Print what is measured, bind the process to one core unless more are needed, and return the number of
    rounds.
    """
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=usual, help=f"at least 2; {usual} unless told")
    rounds: int = parser.parse_args().rounds
    if rounds < 2:
        parser.error("a spread takes at least 2 rounds")
    if cores == 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print((about or "").partition("\n")[0])
    ours = f"Parlour {parlour.__version__} ({parlour.RULES})"
    theirs = ", ".join(f"{name} {version(package)}" for name, package in peers.items())
    print(f"{ours}, {theirs}, Python {platform.python_version()}; rounds: {rounds}", flush=True)
    return rounds


def speed(work: Work, clock: Clock = time.perf_counter) -> float:
    """Work per second, measured over one slice, or over one piece of work if that takes longer."""
    done = 0
    start = clock()
    while (spent := clock() - start) < SLICE:
        done += work()
    return done / spent


def side_by_side(
    contestants: dict[str, Work], bars: Sequence[str], rounds: int, clock: Clock = time.perf_counter
) -> dict[str, Speeds]:
    """The speeds of each contestant, measured next to the bars, as the machine's speed changes."""
    speeds: dict[str, Speeds] = {name: [] for name in contestants}
    for work in contestants.values():
        work()
    for _ in range(rounds):
        for name, work in contestants.items():
            theirs = [speed(contestants[bar], clock) for bar in bars]
            speeds[name].append([speed(work, clock), *theirs])
    return speeds


def show(
    speeds: dict[str, Speeds], unit: str, bars: Sequence[str], *, what: str = "", micros: bool = False
) -> None:
    """A table of speeds, or of microseconds. Ratios are of speeds: above 1 is faster."""
    width = max(map(len, speeds))
    print(f"\n{what:{width}} {unit:>13}", *(f"  ratio to {bar}" for bar in bars))
    for name, each in speeds.items():
        mine = median([slices[0] for slices in each])
        figure = f"{1e6 / mine:13,.2f}" if micros else f"{mine:13,.0f}"
        ratios = [[slices[0] / slices[place] for slices in each] for place in range(1, len(bars) + 1)]
        cells = [
            f"  {spread(found):{len(f'ratio to {bar}')}}" for found, bar in zip(ratios, bars, strict=True)
        ]
        print(f"{name:{width}} {figure} {' '.join(cells)}".rstrip(), flush=True)


def spread(ratios: Iterable[float]) -> str:
    """Median and quartiles."""
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return f"{middle:5.2f} ({low:.2f} to {high:.2f})"


def every_table(work: Callable[[Setup], Work]) -> dict[str, Work]:
    """Each of our games with each number of seats."""
    tables = [parlour.setup(game.id, seats) for game in GAMES.values() for seats in game.seats]
    return {title(table): work(table) for table in tables}


def one_table_each() -> list[Setup]:
    """Each of our games with four seats, or two."""
    return [parlour.setup(game.id, 4 if 4 in game.seats else 2) for game in GAMES.values()]


def title(table: Setup) -> str:
    return f"{table.game.id}, {table.seats} seats"


def free_choices(table: Setup, seed: int) -> list[tuple[View, list[str]]]:
    """A game played at random: the view and the legal tokens of each free decision."""
    play = Play(table, Rng(seed))
    lots = Rng(f"{seed}/lots")
    found = []
    while not play.over:
        seat = play.waiting[0]
        legal = play.legal(seat)
        if len(legal) > 1:
            found.append((play.view(seat), legal))
        play.act(seat, legal[lots.below(len(legal))])
    return found


def dealt(game: str, seed: int) -> Any:  # noqa: ANN401
    """A state of one of OpenSpiel's card games with all cards dealt."""
    state = pyspiel.load_game(game).new_initial_state()
    rng = Rng(seed)
    while state.is_chance_node():
        by_lot(state, rng)
    return state


def by_lot(state: Any, rng: Rng) -> None:  # noqa: ANN401
    """A random legal action in OpenSpiel, each equally likely."""
    legal = state.legal_actions()
    state.apply_action(legal[rng.below(len(legal))])
