"""Random playouts, driven from Python: our games against OpenSpiel's and RLCard's.

    make driven       (or: .venv-bench/bin/python bench/playouts.py [--rounds N])
    make playouts     (or: PYTHONPATH=src .venv-bench/bin/python bench/playouts.py [--rounds N])

In .venv-bench Parlour is compiled; with PYTHONPATH=src the sources come first and run as plain Python. The
output says which it was. OpenSpiel's games are in C++, RLCard's in Python. A decision is a player's choice
among legal actions, made with `random.choice` in every loop. Draws (52 single cards in hearts, whole shuffles
here) cost time, but are not counted.

OpenSpiel's games are stepped as its documentation says, with chance_outcomes() at chance nodes. Hearts is
also stepped in the fastest way, with legal_actions() at chance nodes, which is right only because its deals
are uniform. The first is the bar; the second is there for fairness.

RLCard's environments are stepped with reset() and step(), which is faster than their run() with random
agents. Every step of theirs gives the next player's observation; OpenSpiel and we do so only on request.
Bridge is its only trick-taking game, leduc-holdem its fastest.
"""

from __future__ import annotations

from random import choice
from typing import TYPE_CHECKING

import pyspiel
import rlcard

from parlour import Rng
from peers import HEARTS, Work, begin, every_table, show, side_by_side

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

DOCUMENTED = "OpenSpiel hearts, documented"
LEANEST = "OpenSpiel hearts, leanest"


def documented(name: str) -> Work:
    game = pyspiel.load_game(name)

    def playout() -> int:
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

    return playout


def leanest(name: str) -> Work:
    game = pyspiel.load_game(name)

    def playout() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choice(state.legal_actions()))  # noqa: S311
        return decisions

    return playout


def environment(name: str) -> Work:
    env = rlcard.make(name, config={"seed": 1})

    def playout() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            decisions += 1
            state, _ = env.step(choice(list(state["legal_actions"])))  # noqa: S311
        return decisions

    return playout


def ours(table: Setup) -> Work:
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


def main() -> None:
    rounds = begin(__doc__, 20)
    contestants = {
        DOCUMENTED: documented(HEARTS),
        LEANEST: leanest(HEARTS),
        "OpenSpiel spades": documented("spades"),
        "OpenSpiel euchre": documented("euchre"),
        "RLCard bridge": environment("bridge"),
        "RLCard uno": environment("uno"),
        "RLCard leduc-holdem": environment("leduc-holdem"),
        **every_table(ours),
    }
    speeds = side_by_side(contestants, [DOCUMENTED, LEANEST], rounds)
    show(speeds, "decisions/s", ["documented", "leanest"])


if __name__ == "__main__":
    main()
