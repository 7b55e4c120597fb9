"""Steps of learning environments: ours against those of PettingZoo and RLCard, and our batches beside Pgx.

    make environments     (or: .venv-bench-rl/bin/python bench/environments.py [--rounds N])

Seconds are CPU time of all threads, so that other programs hardly count. A step is a decision. In an
environment it consists of what every learner does: `last()`, which gives the observation and the mask, a
choice, and `step()`; at the end of a game, `reset()`. The choice costs the same for all: the first legal
action from a random place in the mask. PettingZoo's two are made with `env()`, as its documentation says, and
once more with `raw_env()`, without the wrappers that check what users do; ours check that themselves.
RLCard's uno is stepped with its own `step()`, which gives the next player's observation.

A batch gives the observation and the mask of the seat to move, for every game. Pgx computes all games of a
batch at once with JAX, here on the same CPU core as the others, though it is made for accelerators. Sparrow
mahjong, for three with hidden tiles, is its game that is most like ours; Leduc poker is its fastest with
cards. Its steps begin new games by themselves, as ours do; its choices and ours are random, in compiled code.
"""

from __future__ import annotations

import warnings
from random import choice, random
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour import GAMES as ALL_GAMES
from parlour import Rng, Setup
from parlour.rl import Batch
from parlour.rl.modules import EnvironmentModule, module_name
from peers import Work, begin, show, side_by_side

if TYPE_CHECKING:
    from numpy.typing import NDArray

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of libraries that the others depend on
    import jax
    import pgx
    import rlcard
    from pettingzoo.classic import hanabi_v5, texas_holdem_no_limit_v6

HANABI = "PettingZoo hanabi_v5"
HOLDEM = "PettingZoo texas_holdem_no_limit_v6"
UNO = "RLCard uno"
STEPS = 200  # a piece of work
MAHJONG = "Pgx sparrow_mahjong"
LEDUC = "Pgx leduc_holdem"
GAMES = 1024  # in a batch
PEERS = {"PettingZoo": "pettingzoo", "RLCard": "rlcard", "Pgx": "pgx", "JAX": "jax"}
OURS = {module_name(game): EnvironmentModule(game) for game in ALL_GAMES.own.values()}


def legal_one(mask: NDArray[np.int8]) -> int:
    """The first legal action from a random place in the mask."""
    flags = mask.tobytes()
    found = flags.find(1, int(random() * len(flags)))  # noqa: S311
    return found if found >= 0 else flags.find(1)


def environment(env: Any) -> Work:  # noqa: ANN401
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(STEPS):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                observation, *_ = env.last()
            env.step(legal_one(observation["action_mask"]))
        return STEPS

    return steps


def rlcard_environment(name: str) -> Work:
    env = rlcard.make(name, config={"seed": 1})
    state, _ = env.reset()

    def steps() -> int:
        nonlocal state
        for _ in range(STEPS):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(choice(list(state["legal_actions"])))  # noqa: S311
        return STEPS

    return steps


def batch(setup: Setup) -> Work:
    stepper = Batch(setup, GAMES)
    stepper.reset(1)
    rng = Rng(1)

    def steps() -> int:
        stepper.step(stepper.by_lot(rng))
        return GAMES

    return steps


def pgx_batch(name: str) -> Work:
    env = pgx.make(name)
    step = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))

    def by_lot(state: Any, key: Any) -> tuple[Any, Any]:  # noqa: ANN401
        key, lots, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(lots, logits, axis=1)
        return step(state, action, jax.random.split(luck, GAMES)), key

    quick = jax.jit(by_lot)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def steps() -> int:
        nonlocal state, key
        state, key = quick(state, key)
        np.asarray(state.observation), np.asarray(state.legal_action_mask)  # as a learner would have them
        return GAMES

    return steps


def main() -> None:
    rounds = begin(__doc__, 20, peers=PEERS)
    tables = {name: module.env() for name, module in OURS.items()}
    contestants = {
        HANABI: environment(hanabi_v5.env()),
        HOLDEM: environment(texas_holdem_no_limit_v6.env()),
        f"{HANABI}, raw": environment(hanabi_v5.raw_env()),
        f"{HOLDEM}, raw": environment(texas_holdem_no_limit_v6.raw_env()),
        UNO: rlcard_environment("uno"),
        **{f"{name}, {env.episodes.setup.seats} seats": environment(env) for name, env in tables.items()},
    }
    speeds = side_by_side(contestants, [HANABI, HOLDEM, UNO], rounds, process_time)
    show(speeds, "steps/s", ["hanabi", "texas_holdem", "uno"], what="environments")
    batches = {
        MAHJONG: pgx_batch("sparrow_mahjong"),
        LEDUC: pgx_batch("leduc_holdem"),
        **{
            f"{name}, {env.episodes.setup.seats} seats": batch(env.episodes.setup)
            for name, env in tables.items()
        },
    }
    speeds = side_by_side(batches, [MAHJONG, LEDUC], rounds, process_time)
    show(speeds, "steps/s", ["sparrow_mahjong", "leduc_holdem"], what=f"batches of {GAMES} games")


if __name__ == "__main__":
    main()
