"""States: what it costs to clone, view, sample and keep one, next to OpenSpiel's hearts.

    make states       (or: [PYTHONPATH=src] .venv-bench/bin/python bench/states.py [--rounds N])

Everything is called from Python at a free decision in the middle of seeded games, for the seat to move.
Hearts is played without passing: its information states are then shorter and faster to compute.

clone    The same state again: our `State.clone`, OpenSpiel's `clone`.
view     What a seat may know: our `Setup.view`, a frozen struct. OpenSpiel has it as a string, which is the
         bar, and as a tensor, here written into the same array again and again.
known    The same as a search needs it, to tell information sets apart: our `State.known`; in OpenSpiel the
         string again.
sample   A world that looks the same to the seat: our `Sampler.sample`, the sampler made beforehand, as in our
         search. OpenSpiel's `resample_from_infostate` begins with the state each time; in our second row of
         each game, so does everything from the view.
memory   How much a process of its own grows by 10,000 clones, after as many others; on Linux only.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pyspiel
from open_spiel.python.observation import make_observation

from parlour import Rng
from peers import PLAIN, Work, begin, by_lot, dealt, free_choices, one_table_each, show, side_by_side, title

if TYPE_CHECKING:
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

DEALS = 5
REPEATS = 20  # of each deal in one piece of work
CLONES = 10_000
CARDS = 26  # played in the middle of a game of hearts
BAR = "OpenSpiel hearts"
SIZES = Path("/proc/self/statm")
Operation = Callable[[], object]


class Position(NamedTuple):
    """The middle of one of our games."""

    state: State
    seat: int
    view: View


def positions(table: Setup) -> list[Position]:
    found = []
    for seed in range(DEALS):
        choices = free_choices(table, seed)
        view, _ = choices[len(choices) // 2]
        found.append(Position(table.sampler(view).sample(Rng(seed)), view.seat or 0, view))
    return found


def hearts() -> list[Any]:
    """The middle of games of hearts."""
    states = [dealt(PLAIN, seed) for seed in range(DEALS)]
    for seed, state in enumerate(states):
        rng = Rng(seed)
        for _ in range(CARDS):
            by_lot(state, rng)
    return states


def each(operations: list[Operation]) -> Work:
    """An operation at all positions in turn."""

    def work() -> int:
        for _ in range(REPEATS):
            for operation in operations:
                operation()
        return REPEATS * len(operations)

    return work


def operations() -> dict[str, dict[str, Work]]:
    """The contestants of each operation."""
    states = hearts()
    tensor = make_observation(states[0].get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    string = each([partial(state.information_state_string, state.current_player()) for state in states])
    clones = {BAR: each([state.clone for state in states])}
    views = {BAR: string}
    views[f"{BAR}, tensor"] = each([partial(tensor.set_from, s, s.current_player()) for s in states])
    keys = {BAR: string}
    samples = {
        BAR: each([partial(s.resample_from_infostate, s.current_player(), random.random) for s in states])
    }
    for table in one_table_each():
        name = title(table)
        middles = positions(table)
        rng = Rng(1)
        clones[name] = each([middle.state.clone for middle in middles])
        views[name] = each([partial(table.view, middle.state, middle.seat) for middle in middles])
        keys[name] = each([partial(middle.state.known, middle.seat) for middle in middles])
        samples[name] = each([partial(table.sampler(middle.view).sample, rng) for middle in middles])
        samples[f"{name}, sampler anew"] = each(
            [partial(anew, table, middle.view, rng) for middle in middles]
        )
    return {"clone": clones, "view": views, "known": keys, "sample": samples}


def anew(table: Setup, view: View, rng: Rng) -> State:
    return table.sampler(view).sample(rng)


def memory(name: str) -> float:
    """The bytes of a clone, measured in this process, in which nothing else was cloned."""
    if name == BAR:
        states = hearts()
    else:
        table = next(table for table in one_table_each() if title(table) == name)
        states = [middle.state for middle in positions(table)]
    kept = [state.clone() for state in states for _ in range(CLONES // DEALS)]
    before = resident()
    kept += [state.clone() for state in states for _ in range(CLONES // DEALS)]
    return (resident() - before) / (len(kept) / 2)


def resident() -> int:
    """The resident memory of this process, in bytes."""
    return int(SIZES.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def show_memory() -> None:
    names = [BAR, *map(title, one_table_each())]
    context = get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context, max_tasks_per_child=1) as processes:
        sizes = dict(zip(names, processes.map(memory, names), strict=True))
    print(f"\n{'memory':26} {'bytes':>7}   ratio to hearts (below 1 is smaller)")
    for name, size in sizes.items():
        print(f"{name:26} {size:7,.0f}   {size / sizes[BAR]:5.2f}")


def main() -> None:
    rounds = begin(__doc__, 15)
    for name, contestants in operations().items():
        speeds = side_by_side(contestants, [BAR], rounds)
        show(speeds, "microseconds", ["hearts"], what=name, micros=True)
    if SIZES.exists():
        show_memory()


if __name__ == "__main__":
    main()
