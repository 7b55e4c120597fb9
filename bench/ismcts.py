"""Our best level against OpenSpiel's information-set tree search, at equal seconds a move.

    make ismcts    (or: python bench/ismcts.py [--games pungi,pies] [--seconds 0.25] [--deals 20] [--cpu])

OpenSpiel's search (`open_spiel.python.algorithms.ismcts`) plays our games through the adapter below. It gets
what our own search gets: views, samplers, and the compiled rules. Its rollouts are random, as in OpenSpiel,
but run on our states directly, which is quicker than OpenSpiel's own evaluator. Seats that choose at the same
time choose one after the other, and do not see what the others chose. `parlour arena` compares the two.
Finished deals are kept in build/ismcts, so a run can be stopped, and continued with more deals.

Where a machine has other things to do, --cpu counts seconds of CPU time: OpenSpiel's search looks at another
clock, and ours gets the iterations that take so long, as measured before (`duel.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from duel import ROOT, best, seats
from parlour import GAMES, Rng
from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import Sampler, State

KEPT = ROOT / "build" / "ismcts"
SECONDS = float(os.environ.get("ISMCTS_SECONDS", "0.25"))  # a move
now = process_time if "ISMCTS_CPU" in os.environ else perf_counter
EXPLORATION = 1.0  # of UCT, for values from 0 to 1
BAR = 0.65  # of the wins


class TimeOver(Exception):
    """The seconds for a move are over."""


class Kind:
    """What OpenSpiel asks of a game: its type, and so itself."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        return self


class Position:
    """A state of ours, as OpenSpiel's search asks for it."""

    def __init__(self, state: State, rng: Rng, asking: Asking | None = None) -> None:
        self.state = state
        self.rng = rng
        self.asking = asking

    def get_game(self) -> Kind:
        return Kind()

    def clone(self) -> Position:
        return Position(self.state.clone(), self.rng)

    def resample_from_infostate(self, _seat: int, _chance: object) -> Position:
        assert self.asking is not None
        return Position(self.asking.sample(self.rng), self.rng)

    def is_terminal(self) -> bool:
        return not self.state.waiting

    def is_chance_node(self) -> bool:
        return self.state.waiting == (CHANCE,)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One: `apply_action` draws it. A shuffle has too many to list."""
        return [(0, 1.0)]

    def current_player(self) -> int:
        return self.state.waiting[0]

    def legal_actions(self) -> list[int]:
        return list(self.state.legal(self.current_player()))

    def information_state_string(self) -> str:
        return str(self.state.known(self.current_player()))

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.state.settle(self.state.draw(self.rng))
        else:
            self.state.apply(self.current_player(), int(action))

    def returns(self) -> list[float]:
        """A win is 1, a shared one its share."""
        winners = self.state.winners()
        return [(seat in winners) / len(winners) for seat in range(len(self.state.scores()))]


class Rollouts:
    """OpenSpiel's random evaluator, in our compiled loop: one playout, and no prior."""

    def prior(self, position: Position) -> list[tuple[int, float]]:
        legal = position.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, position: Position) -> list[float]:
        state, rng = position.state.clone(), position.rng
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.settle(state.draw(rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        return Position(state, rng).returns()


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, by seconds rather than simulations."""

    end = 0.0

    def sample_root_state(self, state: Position) -> Any:  # noqa: ANN401
        if now() >= self.end and self._root_node.total_visits > 0:
            raise TimeOver
        return super().sample_root_state(state)

    def best(self, position: Position) -> int:
        self.end = now() + SECONDS
        with suppress(TimeOver):
            self.run_search(position)
        visits: dict[int, float] = {
            action: child.visits for action, child in self._root_node.child_info.items()
        }
        return max(visits, key=lambda action: visits[action])


class Peer:
    """The bot: `ismcts:Peer`."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self.setup = setup
        self.rng = Rng(seed)
        random = np.random.RandomState(self.rng.below(1 << 30))
        # The legal actions of an information set differ from world to world in most of our games.
        self.search = Timed(
            Kind(), Rollouts(), EXPLORATION, 1 << 30, random_state=random, allow_inconsistent_action_sets=True
        )

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        asking = Asking(self.setup.sampler(view), view.seat)
        actions = {self.setup.action(token): token for token in legal}
        return actions[self.search.best(Position(asking.sample(self.rng), self.rng, asking))]


class Asking:
    """Worlds in which the seat that asks chooses before those that choose at the same time."""

    def __init__(self, sampler: Sampler, seat: int) -> None:
        self.sampler = sampler
        self.seat = seat

    def sample(self, rng: Rng) -> State:
        state = self.sampler.sample(rng)
        state.waiting = (self.seat, *[other for other in state.waiting if other != self.seat])
        return state


def contest(game: str, seconds: float, deals: int, cpu: bool) -> Any:  # noqa: ANN401
    """The results of an arena of our best level and the peer, seat by seat."""
    ours = best(sys.executable, game, seconds, cpu)
    settings = {"ISMCTS_SECONDS": str(seconds)} | ({"ISMCTS_CPU": "1"} if cpu else {})
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{game}-{ours}-{seconds:g}"
    command = [str(Path(sys.executable).with_name("parlour")), "arena", game, "--seats", str(seats(game))]
    command += ["--bots", f"{ours},ismcts:Peer", "--deals", str(deals), "--seed", "1"]
    command += ["--resume", f"{kept}.jsonl", "--out", f"{kept}.json"]
    subprocess.run(
        command, cwd=Path(__file__).parent, env=os.environ | settings, check=True, stdout=subprocess.DEVNULL
    )
    return json.loads(Path(f"{kept}.json").read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--cpu", action="store_true", help="seconds of CPU time")
    parser.add_argument("--deals", type=int, default=20)
    asked = parser.parse_args()
    for game in asked.games.split(","):
        told = contest(game, asked.seconds, asked.deals, asked.cpu)
        ours = told["bots"][0]
        low, share, high = (
            min(max(ours["seats"] * ours["wins"][end], 0), 1) for end in ("low", "mean", "high")
        )
        print(
            f"{game}, {ours['bot']}: {share:.1%} ({low:.1%} to {high:.1%}), {told['deals']} deals;",
            f"bar: {BAR:.0%} {'met' if share >= BAR else 'missed'}; failures: {told['bots'][1]['failures']}",
            flush=True,
        )


if __name__ == "__main__":
    main()
