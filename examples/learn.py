"""Learns to beat `random` in a minute or two, with NumPy alone, and then plays anywhere as a bot.

    cd examples
    python learn.py pungi --seats 4 --seconds 90
    parlour arena pungi --seats 4 --bots learn:Learned,random --deals 100

An advantage actor-critic with an entropy bonus: a network with one hidden layer gives a policy and a value.
It sees what its seat may know. The reward is the change of its lead from one of its decisions to the next;
these changes add up to the final margin. All games of a batch are played at once.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices are slower with more threads

import numpy as np

import parlour
from parlour.rl import Batch, observation
from parlour.rl.observation import bounds, slices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from parlour import Setup, View
    from parlour.rl.batch import Step

    Bytes = NDArray[np.int8]
    Floats = NDArray[np.float32]

GAMES = 256  # at once
STEPS = 16  # decisions in each of them between two updates
HIDDEN = 128
RATE = 3e-3
DISCOUNT = 0.8
ENTROPY = 0.01
FILE = Path("learned.npz")


class Network:
    """Observations in, logits and a value out. Trained with Adam."""

    def __init__(self, setup: Setup, weights: dict[str, Floats]) -> None:
        self.weights = weights
        highest = bounds(setup.tensor)[1].astype(np.float32)
        self._scale = np.reciprocal(np.maximum(highest, np.float32(1)))
        self._means = {name: np.zeros_like(array) for name, array in weights.items()}
        self._squares = {name: np.zeros_like(array) for name, array in weights.items()}
        self._updates = 0

    @staticmethod
    def fresh(setup: Setup, seed: int) -> Network:
        rng = np.random.default_rng(seed)
        size, actions = setup.tensor.size, setup.tensor.actions
        return Network(
            setup,
            {
                "in": rng.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32),
                "in_bias": np.zeros(HIDDEN, np.float32),
                "out": rng.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),
                "out_bias": np.zeros(actions + 1, np.float32),
            },
        )

    def think(self, seen: Bytes, masks: Bytes) -> tuple[Floats, Floats]:
        """The probabilities of the actions, and the value of the position."""
        return self._think(seen.astype(np.float32) * self._scale, masks)[1:]

    def _think(self, inputs: Floats, masks: Bytes) -> tuple[Floats, Floats, Floats]:
        """The same, preceded by the hidden layer's activations."""
        hidden = np.maximum(inputs @ self.weights["in"] + self.weights["in_bias"], np.float32(0))
        out = hidden @ self.weights["out"] + self.weights["out_bias"]
        preferences = np.where(masks, out[:, :-1], np.float32(-np.inf))
        shares = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True), out[:, -1]

    def improve(self, seen: Bytes, masks: Bytes, actions: NDArray[np.intp], returns: Floats) -> None:
        """One update: towards actions that turned out better than the value, and of the value itself."""
        inputs = seen.astype(np.float32) * self._scale
        hidden, shares, values = self._think(inputs, masks)
        advantage = returns - values
        weight = (advantage / (advantage.std() + 1e-6))[:, None]
        slope = shares * weight
        slope[np.arange(len(actions)), actions] -= weight[:, 0]
        logs = np.log(shares + 1e-9)
        slope += ENTROPY * shares * (logs - (shares * logs).sum(axis=1, keepdims=True))
        out = np.column_stack([slope, -0.5 * advantage / (returns.std() + 1e-6)]) / len(actions)
        back = (out @ self.weights["out"].T) * (hidden > 0)
        self._descend(
            {
                "in": inputs.T @ back,
                "in_bias": back.sum(axis=0),
                "out": hidden.T @ out,
                "out_bias": out.sum(axis=0),
            }
        )

    def _descend(self, slopes: dict[str, Any]) -> None:
        self._updates += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self._updates)
            self.weights[name] -= RATE * step / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8)


class Pupil:
    """Plays one seat of every game in a batch against random opponents."""

    def __init__(self, setup: Setup, seed: int, games: int = GAMES, steps: int = STEPS) -> None:
        self.setup = setup
        self.games = games
        self.steps = steps
        self.network = Network.fresh(setup, seed)
        self._rng = np.random.default_rng(seed)
        self._batch = Batch(setup, games, reward="margin", opponents="random")
        self._told = self._batch.reset(seed)
        self._scores = slices(setup.tensor)["scores"]

    def learn(self) -> None:
        """Play some decisions in all games, and learn from them."""
        before, actions, gains = [], [], []
        for _ in range(self.steps):
            told = self._told
            shares, _ = self.network.think(told.observations, told.masks)
            chosen = (shares.cumsum(axis=1) > self._rng.random((self.games, 1))).argmax(axis=1)
            self._told = self._batch.step(chosen)
            final = self._told.rewards[np.arange(self.games), told.seats]
            now = np.where(self._told.done, final, self._lead(self._told))
            before.append(told)
            actions.append(chosen)
            gains.append(now - self._lead(told))
        _, value = self.network.think(self._told.observations, self._told.masks)
        returns: list[Floats] = []
        ended = [told.done for told in (*before[1:], self._told)]
        for gain, over in zip(reversed(gains), reversed(ended), strict=True):
            value = (gain + DISCOUNT * np.where(over, 0, value)).astype(np.float32)
            returns.insert(0, value)
        self.network.improve(
            np.concatenate([told.observations for told in before]),
            np.concatenate([told.masks for told in before]),
            np.concatenate(actions),
            np.concatenate(returns),
        )

    def save(self) -> None:
        np.savez(FILE, allow_pickle=False, **self.network.weights)

    def _lead(self, told: Step) -> Floats:
        """Own points less those of the best other seat."""
        scores = told.observations[:, self._scores].astype(np.float32)
        lead: Floats = scores[:, 0] - scores[:, 1:].max(axis=1)
        return lead

    def wins(self, games: int, seed: int) -> float:
        """The share of games that it wins alone if it always takes the most likely action."""
        batch = Batch(self.setup, self.games, opponents="random")
        told = batch.reset(seed)
        won = ended = 0
        while ended < games:
            seats = told.seats
            shares, _ = self.network.think(told.observations, told.masks)
            told = batch.step(shares.argmax(axis=1))
            won += int((told.rewards[np.arange(self.games), seats] == 1)[told.done].sum())
            ended += int(told.done.sum())
        return won / ended


class Learned:
    """The trained network as a bot."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._setup = setup
        with np.load(FILE) as weights:
            self._network = Network(setup, dict(weights))

    def choose(self, view: View, legal: Sequence[str]) -> str:
        mask = np.zeros((1, self._setup.tensor.actions), np.int8)
        mask[0, [self._setup.action(token) for token in legal]] = 1
        shares, _ = self._network.think(observation(self._setup, view)[None], mask)
        return self._setup.token(int(shares.argmax()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="pungi", choices=sorted(parlour.GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    setup = parlour.setup(asked.game, asked.seats)
    pupil = Pupil(setup, asked.seed)
    even = 1 / setup.seats
    start = told = time.perf_counter()
    decisions = 0
    while (now := time.perf_counter()) < start + asked.seconds:
        pupil.learn()
        decisions += GAMES * STEPS
        if now > told + 10:
            told = now
            print(f"{now - start:4.0f} s, {decisions:10,} decisions: wins {pupil.wins(2000, 2):.1%}")
    print(f"Wins {pupil.wins(10000, 3):.1%} of 10,000 games against random; its even share is {even:.1%}.")
    pupil.save()


if __name__ == "__main__":
    main()
