"""Random playouts, driven from Python: our games in plain Python against OpenSpiel's hearts in C++.

    make playouts     (or: PYTHONPATH=src .venv-bench/bin/python bench/playouts.py [--rounds N])

In .venv-bench Parlour is compiled; PYTHONPATH=src finds the sources first, which run as plain Python. The
first line printed says which it was. What counts is the ratio within a round; the table shows its median and
quartiles. A decision is a player's choice among legal actions, made with `random.choice` in every loop. Draws
by lot (52 single cards in hearts, whole shuffles here) cost time and count for nothing.

Hearts is stepped in two ways: as OpenSpiel documents it, drawing from chance_outcomes() at chance nodes,
and in the leanest way there is, with legal_actions() there too, which is right only because its deals
are uniform. The first is the bar, the second keeps us honest.
"""

from __future__ import annotations

from random import choice
from statistics import median

import pyspiel

from parlour import GAMES, Rng, setup
from peers import Work, begin, speed, spread


def hearts(documented: bool) -> Work:
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


def ours(game: str, seats: int) -> Work:
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


def main() -> None:
    rounds = begin(__doc__, 60)
    contestants = {"OpenSpiel hearts, documented": hearts(documented=True)}
    contestants["OpenSpiel hearts, leanest"] = hearts(documented=False)
    contestants |= {f"{g.id}, {n} seats": ours(g.id, n) for g in GAMES.values() for n in g.seats}
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for playout in contestants.values():
        speed(playout)
    for _ in range(rounds):
        for name, playout in contestants.items():
            speeds[name].append(speed(playout))
    bars = list(speeds.values())[:2]
    print(f"{'':30} decisions/s   ratio to documented    ratio to leanest")
    for name, each in speeds.items():
        cells = []
        for bar in bars:
            ratios = [mine / theirs for mine, theirs in zip(each, bar, strict=True)]
            cells.append(spread(ratios))
        print(f"{name:30} {median(each):11,.0f}   {'   '.join(cells)}")


if __name__ == "__main__":
    main()
