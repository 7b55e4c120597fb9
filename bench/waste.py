"""What a search loses because its iterations are few and noisy: its regret against a long reference.

    python bench/waste.py [--games fruitoplay] [--iterations 250,1000] [--hands 0,100] [--seeds 2]

Positions are free decisions of games between `champion@100`. In each, the reference rolls out every action
in the same worlds with the same luck, far more often than a search does. The regret is what the choice of a
search is worth less than the best action, in thousandths of a value (0 to 1), by that reference: rollouts are
its only yardstick, so it says nothing about whether they are true. That is what an arena is for. But it tells
searches apart that an arena would have to compare for a day, since all of them are asked in the same
positions: the interval of a difference is smaller than theirs. `per iteration` is CPU time, hands included.

Positions and references are kept in build/waste. They serve as long as rules and light policies are the same.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

import parlour
from duel import ROOT, seats
from parlour import GAMES, Rng
from parlour.bots.levels import FOREVER, LEVELS, LevelBot, within
from parlour.kernel.playout import Draws, Player, drive
from parlour.search.playouts import roll_out
from parlour.search.tree import Search

if TYPE_CHECKING:
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State

KEPT = ROOT / "build" / "waste"
PLAYERS = within(LEVELS["champion"], "100")
FROM_A_GAME = 12  # positions
HANDS = 1000  # that the reference weighs


class Noting(Player):
    """A bot whose free decisions are kept: the view and the legal tokens."""

    def __init__(self, setup: Setup, seed: str, kept: list[tuple[Any, list[str]]]) -> None:
        self.setup = setup
        self.bot = LevelBot(PLAYERS, setup, seed)
        self.kept = kept

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        tokens = [self.setup.token(action) for action in legal]
        view = self.setup.view(state, seat)
        self.kept.append((view, tokens))
        return self.setup.action(self.bot.choose(view, tokens))


def positions(setup: Setup, number: int) -> list[tuple[Any, list[str]]]:
    """Free decisions of games between bots."""
    found: list[tuple[Any, list[str]]] = []
    rng = Rng("waste")
    game = 0
    while len(found) < number:
        kept: list[tuple[Any, list[str]]] = []
        state = setup.state()
        players = [Noting(setup, f"waste/{game}/{seat}", kept) for seat in range(setup.seats)]
        drive(state, [*players], Draws(f"waste/{game}"))
        some = min(FROM_A_GAME, len(kept), number - len(found))
        found += [kept.pop(rng.below(len(kept))) for _ in range(some)]
        game += 1
    return found


def reference(setup: Setup, view: Any, tokens: list[str], worlds: int, rng: Rng) -> dict[str, float]:  # noqa: ANN401
    """What each action is worth."""
    policy, seat = setup.policy, view.seat
    sampler = setup.sampler(view)
    sampler.believe(rng, HANDS)
    values: dict[str, list[float]] = {token: [] for token in tokens}
    for _ in range(worlds):
        world = sampler.likely(rng)
        luck = rng.word()
        for token, found in values.items():
            state, same = world.clone(), Rng(luck)
            for other in state.pending():
                if other != seat:
                    state.apply(other, policy.choose(state, other, same))
            state.apply(seat, setup.action(token))
            found.append(roll_out(policy, state, same).values[seat])
    return {token: fmean(found) for token, found in values.items()}


def kept_positions(game: str, setup: Setup, number: int, worlds: int) -> list[Any]:
    """View, legal tokens and what these are worth, from a file as far as it goes."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{game}-{number}-{worlds}.jsonl"
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    shape = type(setup.view(setup.state(), 0))
    found = [
        (msgspec.json.decode(msgspec.json.encode(view), type=shape), legal, worth)
        for view, legal, worth in map(msgspec.json.decode, lines)
    ]
    if len(found) < number:
        with file.open("ab") as out:
            for at, (view, legal) in enumerate(positions(setup, number)[len(found) :], start=len(found)):
                worth = reference(setup, view, legal, worlds, Rng(f"reference/{at}"))
                out.write(msgspec.json.encode([view, legal, worth]) + b"\n")
                found.append((view, legal, worth))
    return found


def regrets(setup: Setup, known: list[Any], iterations: int, hands: int, seeds: int) -> list[float]:
    """What the searches of each position lose."""
    lost = []
    for at, (view, legal, worth) in enumerate(known):
        actions = [setup.action(token) for token in legal]
        best = max(worth.values())
        of_seeds = []
        for seed in range(seeds):
            rng = Rng(f"search/{at}/{seed}")
            search = Search(setup.policy, setup.sampler(view), view.seat, setup.seats, actions, rng, hands)
            search.think(iterations, FOREVER)
            of_seeds.append(best - worth[setup.token(search.ranking()[0].action)])
        lost.append(1000 * fmean(of_seeds))
    return lost


def interval(numbers: list[float]) -> str:
    return f"{fmean(numbers):.2f} ±{1.96 * stdev(numbers) / math.sqrt(len(numbers)):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--worlds", type=int, default=1500, help="of the reference")
    parser.add_argument("--iterations", default="250,1000", help="of the searches")
    parser.add_argument("--hands", default="0", help="that the searches weigh")
    parser.add_argument("--seeds", type=int, default=2, help="searches of each kind in a position")
    parser.add_argument("--out", type=Path, help="the regrets in each position, as JSON")
    asked = parser.parse_args()
    told: dict[str, list[float]] = {}
    for game in asked.games.split(","):
        setup = parlour.setup(game, seats(game))
        known = kept_positions(game, setup, asked.positions, asked.worlds)
        first: list[float] = []
        for iterations in map(int, asked.iterations.split(",")):
            for hands in map(int, asked.hands.split(",")):
                begun = process_time()
                lost = regrets(setup, known, iterations, hands, asked.seeds)
                spent = (process_time() - begun) / len(known) / asked.seeds
                first = first or lost
                more = [one - other for one, other in zip(lost, first, strict=True)]
                told[f"{game}, {iterations} iterations, {hands} hands"] = lost
                print(
                    f"{game}, {iterations} iterations, {hands} hands: {interval(lost)};",
                    f"more than the first: {interval(more)}; {1e6 * spent / iterations:.0f} µs per iteration",
                    flush=True,
                )
    if asked.out:
        asked.out.write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main()
