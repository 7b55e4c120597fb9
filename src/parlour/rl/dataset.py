"""Games between bots as arrays to learn from: shards (compressed NumPy files) and a schema.

A shard holds all decisions of some games, in order. Game k of a seed is the same as in a simulation, for any
number of processes. Shards that are there already stay.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from parlour import bots
from parlour.bots.driver import BotPlayer
from parlour.bots.levels import LevelBot
from parlour.kernel.errors import ParlourError
from parlour.lab.pool import workers
from parlour.lab.simulation import play_game
from parlour.rl.observation import observation, schema
from parlour.rl.rewards import margin, placement

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from parlour.kernel.game import Setup, View
    from parlour.lab.simulation import Plan
    from parlour.search.tree import Search

FORMAT: Final = 1
SCHEMA: Final = "schema.json"
GAMES: Final = 20  # in a shard
ARRAYS: Final = {
    "game": ("int32", "which game it was"),
    "seat": ("uint8", "who decided"),
    "observation": ("int8", "what the seat knew: one column for each number of the features"),
    "mask": ("bool", "which actions were legal: one column for each action"),
    "action": ("int16", "which action was chosen"),
    "policy": ("float32", "how often a search tried each action, as shares; else 1 for the action chosen"),
    "searched": ("bool", "whether the policy is that of a search"),
    "placement": ("float32", "how the game ended for the seat, from 1 for the first to -1 for the last"),
    "margin": ("float32", "by how many points the seat was ahead of the best other at the end"),
}


def write(folder: Path, plan: Plan, games: int, jobs: int = 1) -> Iterator[tuple[int, int]]:
    """Write games 0, 1, ... of a plan. Yields the games and decisions of each shard."""
    folder.mkdir(parents=True, exist_ok=True)
    _agree(folder / SCHEMA, described(plan, games))
    numbers = [range(first, min(first + GAMES, games)) for first in range(0, games, GAMES)]
    paths = [folder / f"shard-{place:05}.npz" for place in range(len(numbers))]
    if jobs == 1:
        written: Iterator[int] = map(_shard, [plan] * len(paths), paths, numbers)
        yield from zip(map(len, numbers), written, strict=True)
        return
    with workers(jobs) as pool:
        written = pool.map(_shard, [plan] * len(paths), paths, numbers)
        yield from zip(map(len, numbers), written, strict=True)


def read(folder: Path) -> Iterator[dict[str, NDArray[Any]]]:
    """The shards of a dataset, each as arrays by name."""
    _read_schema(folder / SCHEMA)
    for path in sorted(folder.glob("shard-*.npz")):
        with np.load(path) as shard:
            yield dict(shard)


def seed_in(folder: Path) -> str | None:
    """The seed of the games in a folder, if there are any."""
    path = folder / SCHEMA
    return str(_read_schema(path)["seed"]) if path.exists() else None


def described(plan: Plan, games: int) -> dict[str, Any]:
    """The schema: which games these are, and what the arrays mean."""
    setup = plan.terms.setup()
    return {
        "format": FORMAT,
        "game": setup.game.id,
        "rules": setup.game.rules,
        "seats": setup.seats,
        "options": setup.changed_options(),
        "components": setup.components.name,
        "bots": list(plan.bots),
        "seed": str(plan.seed),
        "games": games,
        "arrays": {name: {"dtype": dtype, "meaning": meaning} for name, (dtype, meaning) in ARRAYS.items()},
        "features": schema(setup.tensor),
        "actions": [setup.token(action) for action in range(setup.tensor.actions)],
    }


def _agree(path: Path, wanted: dict[str, Any]) -> None:
    """Write the schema, or check that the one in the folder is the same."""
    if path.exists():
        found = _read_schema(path)
        differs = [key for key, value in wanted.items() if found.get(key) != value]
        if differs:
            raise ParlourError("dataset-plan", path=str(path), differs=", ".join(differs))
        return
    _keep(path, json.dumps(wanted, indent=1).encode())


def _read_schema(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ParlourError("dataset-file", path=str(path))
    return found


def _shard(plan: Plan, path: Path, numbers: range) -> int:
    """Write one shard, unless it is there. The number of its decisions."""
    if not path.exists():
        rows = [row for number in numbers for row in _game(plan, number)]
        arrays = {name: np.array([row[name] for row in rows], dtype) for name, (dtype, _) in ARRAYS.items()}
        half = path.with_name(f"half-{path.name}")
        np.savez_compressed(half, allow_pickle=False, **arrays)
        half.replace(path)
    with np.load(path) as shard:
        return len(shard["action"])


def _keep(path: Path, text: bytes) -> None:
    half = path.with_name(f"half-{path.name}")
    half.write_bytes(text)
    half.replace(path)


def _game(plan: Plan, number: int) -> list[dict[str, Any]]:
    """The decisions of one game."""
    rows: list[dict[str, Any]] = []
    result = play_game(plan.terms.setup(), plan, number, partial(Observed, rows))
    places, margins = placement(result.scores, result.winners), margin(result.scores, result.winners)
    for row in rows:
        row |= {"game": number, "placement": places[row["seat"]], "margin": margins[row["seat"]]}
    return rows


class Observed(BotPlayer):
    """A bot whose decisions become rows."""

    def __init__(self, rows: list[dict[str, Any]], setup: Setup, name: str, seed: str) -> None:
        super().__init__(setup, name, bots.find(name)(setup, seed))
        self._rows = rows

    def decide(self, view: View, legal: list[str]) -> str:
        setup, bot = self.setup, self.bot
        mask = np.zeros(setup.tensor.actions, np.bool_)
        mask[[setup.action(token) for token in legal]] = True
        policy = np.zeros(setup.tensor.actions, np.float32)
        if isinstance(bot, LevelBot) and len(legal) > 1:
            search = bot.search(view, legal)
            token, searched = bot.pick(view, search), True
            for action, share in shares(search):
                policy[action] = share
        else:
            token, searched = super().decide(view, legal), False
            policy[setup.action(token)] = 1
        self._rows.append(
            {
                "seat": view.seat,
                "observation": observation(setup, view),
                "mask": mask,
                "action": setup.action(token),
                "policy": policy,
                "searched": searched,
            }
        )
        return token


def shares(search: Search) -> list[tuple[int, float]]:
    """The visits of each action. If the search was exact, the best actions share all of them."""
    if search.exact:
        most = max(arm.mean() for arm in search.arms)
        best = [arm.action for arm in search.arms if arm.mean() == most]
        return [(action, 1 / len(best)) for action in best]
    visits = sum(arm.visits for arm in search.arms)
    return [(arm.action, arm.visits / visits) for arm in search.arms]
