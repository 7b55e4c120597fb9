"""How well the search judges positions: its chances to win against what comes of them.

    make judgement       (or: python bench/judgement.py [--games pungi,pies] [--quick] [--out FILE.json])

Every game at 4 seats, Input at 2. The positions are free decisions of games between `expert` bots, or others
that --players names. --only measures a part of it.

error        W is the chance to win in the true state if all go on by the light policy: the mean of play-outs
             to the end. The root mean square error against it of the estimate alone, and of 1, 4 and 16
             rollouts as far as a search looks, with R². The noise of W itself is subtracted. `bias` is what
             would stay with any number of rollouts: their error less their own noise. `by hand` is the same
             of the estimate made by hand, with the horizons that it had, in the same positions.
calibration  16 rollouts from the true state, what the bot's own search said of the move it chose, and what a
             hint of 400 iterations says of the best move, against who won in the end: Brier score and
             expected calibration error (ten bins), by thirds of the game; at Input, whose games differ in
             length, by thirds of the first 100 decisions.
             `noise` is the error that perfect chances would show with as many games.
stability    how many of the searches with different seeds agree on the best move, by iterations.
regret       what the move of a level loses against the best one, in value (0 to 1) for each free decision:
             all moves are rolled out, as far as a search looks, in the same worlds with the same luck. Half
             of the worlds choose the best move, and the other half values it, so luck does not make it look
             better. Figures of different estimates have different yardsticks: compare levels by it.

Equal seeds give equal figures, on every machine. --keep FOLDER keeps what each game told, so that a run can
be stopped, and continued with more games.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import replace
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from statistics import variance as variance_of
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import parlour
from parlour import GAMES, Rng
from parlour.bots.levels import FOREVER, LEVELS, LevelBot
from parlour.kernel.playout import Draws, Player, drive
from parlour.search.playouts import roll_out, rollouts, win_chances
from parlour.search.tree import Search
from parlour.search.value import Outcome, shares

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

ROLLOUTS = (1, 4, 16)
BUDGETS = (80, 250, 1000)
SEEDS = 4  # searches of one position
BINS = 10
THIRDS = ("early", "middle", "late")
# How far rollouts went before their ends were judged by what was fitted.
FORMERLY: dict[str, dict[str, int]] = {"input": {"horizon": 16}}
# Free decisions that are divided into thirds where games differ in length. What game it is must not depend on
# how long it turns out to be: who leads shortly before the end seems to win more often than chances say.
SPAN = {"input": 100}
HINT = "400"  # iterations of a hint
CLAIMANTS = ("rollouts", "search", "hint")
PARTS = ("error", "calibration", "stability", "regret")
REDRAWN = 20  # how often winners are drawn from the chances, to see the noise of their calibration


class Size(NamedTuple):
    """How much is measured of each kind of game."""

    games: int  # between bots
    looks: int  # positions of each third of a game whose chances are compared with its end
    positions: int  # for errors
    playouts: int  # of each
    searched: int  # positions for stability
    decisions: int  # for regrets
    worlds: int  # of each
    thirds: tuple[str, ...] = THIRDS  # of a game in which there are looks


FULL = Size(games=200, looks=2, positions=400, playouts=200, searched=40, decisions=150, worlds=200)
QUICK = Size(games=10, looks=2, positions=20, playouts=50, searched=4, decisions=4, worlds=16)


class Position(NamedTuple):
    """A free decision of a game between bots."""

    state: State
    seat: int
    view: View
    legal: list[str]
    said: float  # the chance to win that the bot's search gave the move it chose


class Error(NamedTuple):
    """One position: W of each seat, and what the estimate and each rollout said; then what they said when the
    estimate was made by hand, if it is not so now.
    """

    playouts: int
    wins: list[float]
    leaf: list[float]
    rollouts: list[list[float]]
    by_hand: Error | None = None


class Claim(NamedTuple):
    """Chances to win, before the end is known, and the results: shares in the win."""

    who: str
    third: str
    chances: list[float]
    results: list[float]


class Found(NamedTuple):
    """What one game tells."""

    errors: list[Error]
    claims: list[Claim]
    agreement: dict[int, list[float]]  # by iterations
    regrets: dict[str, list[float]]  # by level


class Noting(Player):
    """A bot whose free decisions are kept."""

    def __init__(self, setup: Setup, level: str, seed: str, kept: list[Position]) -> None:
        self.setup = setup
        self.bot = LevelBot(LEVELS[level], setup, seed)
        self.kept = kept

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        tokens = [self.setup.token(action) for action in legal]
        view = self.setup.view(state, seat)
        search = self.bot.search(view, tokens)
        action = self.setup.action(self.bot.pick(view, search))
        arm = next(arm for arm in search.arms if arm.action == action)
        if arm.visits:
            self.kept.append(Position(state.clone(), seat, view, tokens, arm.wins / arm.visits))
        return action


def measure(game: str, level: str, number: int, size: Size) -> Found:
    """Let bots play one game, and measure its share of everything."""
    setup = parlour.setup(game, seats(game))
    seed = f"judgement/{number}"
    kept: list[Position] = []
    state = setup.state()
    players = [Noting(setup, level, f"{seed}/{seat}", kept) for seat in range(setup.seats)]
    drive(state, [*players], Draws(seed))
    results = shares(state.winners(), setup.seats)
    rng = Rng(f"{seed}/measured")

    def some(of: int) -> list[Position]:
        """The share of this game in so many positions of all games."""
        here = of * (number + 1) // size.games - of * number // size.games
        return [kept[rng.below(len(kept))] for _ in range(here)]

    claims = calibration(setup, kept, results, size, rng)
    found = Found([], claims, {budget: [] for budget in BUDGETS}, {})
    for position in some(size.positions):
        found.errors.append(error(setup, position.state, size.playouts, rng))
    for position in some(size.searched):
        for budget in BUDGETS:
            found.agreement[budget].append(agreement(setup, position, budget))
    for position in some(size.decisions):
        for level, lost in regrets(setup, position, size.worlds, rng).items():
            found.regrets.setdefault(level, []).append(lost)
    return found


def seats(game: str) -> int:
    return 4 if 4 in GAMES[game].seats else 2


def error(setup: Setup, state: State, playouts: int, rng: Rng) -> Error:
    wins = win_chances(setup.policy, state, setup.seats, rng, playouts)
    now = judged(setup, state, playouts, wins, rng)
    if setup.judge.fit is None:
        return now
    return now._replace(by_hand=judged(by_hand(setup.game.id), state, playouts, wins, rng))


@lru_cache
def by_hand(game: str) -> Setup:
    setup = GAMES[game].setup(seats(game))
    setup.policy.fit = None
    for name, value in FORMERLY.get(game, {}).items():
        setattr(setup.policy, name, value)
    setup.judge = setup.policy
    return setup


def judged(setup: Setup, state: State, playouts: int, wins: list[float], rng: Rng) -> Error:
    found = rollouts(setup.judge, state, rng, ROLLOUTS[-1])
    return Error(playouts, wins, Outcome(setup.judge, state).wins, found)


def calibration(
    setup: Setup, kept: list[Position], results: list[float], size: Size, rng: Rng
) -> list[Claim]:
    claims = []
    length = SPAN.get(setup.game.id, len(kept))
    for at, third in enumerate(THIRDS):
        begin, end = length * at // 3, length * (at + 1) // 3
        for _ in range(size.looks if begin < end and third in size.thirds else 0):
            number = begin + rng.below(end - begin)
            if number >= len(kept):
                continue
            position = kept[number]
            found = rollouts(setup.judge, position.state, rng, ROLLOUTS[-1])
            claims.append(Claim("rollouts", third, means(found), results))
            won = [results[position.seat]]
            claims.append(Claim("search", third, [position.said], won))
            hint = parlour.explain(setup, position.view, position.legal, HINT, rng.word())
            claims.append(Claim("hint", third, [hint.candidates[0].wins], won))
    return claims


def agreement(setup: Setup, position: Position, budget: int) -> float:
    """The share of pairs of searches, with a seed each, that find the same best move."""
    legal = [setup.action(token) for token in position.legal]
    best = []
    for seed in range(SEEDS):
        search = Search(
            setup.policy, setup.sampler(position.view), position.seat, setup.seats, legal, Rng(seed)
        )
        search.think(budget, FOREVER)
        best.append(search.ranking()[0].action)
    pairs = [best[one] == best[other] for one in range(SEEDS) for other in range(one)]
    return fmean(pairs)


def regrets(setup: Setup, position: Position, worlds: int, rng: Rng) -> dict[str, float]:
    """What each level's move loses."""
    sampler = setup.sampler(position.view)
    seat = position.seat
    values: dict[str, list[float]] = {token: [] for token in position.legal}
    for _ in range(worlds):
        luck = rng.word()
        for token, found in values.items():
            same = Rng(luck)
            state = sampler.sample(same)
            for other in state.pending():
                if other != seat:
                    state.apply(other, setup.policy.choose(state, other, same))
            state.apply(seat, setup.action(token))
            found.append(roll_out(setup.policy, state, same).values[seat])
    half = worlds // 2
    parts = [
        {token: fmean(found[at]) for token, found in values.items()}
        for at in (slice(half), slice(half, None))
    ]
    lost = {}
    for level in LEVELS.values():
        bot = LevelBot(replace(level, seconds=FOREVER), setup, rng.word())
        choice = bot.choose(position.view, position.legal)
        lost[level.name] = fmean(
            valued[max(chosen, key=lambda token: chosen[token])] - valued[choice]
            for chosen, valued in (parts, parts[::-1])
        )
    return lost


# Figures


def means(rows: list[list[float]]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def errors(found: list[Error]) -> dict[str, Any]:
    """RMS errors and R² against W, without its noise."""
    noise = fmean(w * (1 - w) / (each.playouts - 1) for each in found for w in each.wins)
    everything = [w for each in found for w in each.wins]
    middle = fmean(everything)
    variance = fmean((w - middle) ** 2 for w in everything) - noise
    told: dict[str, Any] = {"positions": len(found), "spread_of_w": math.sqrt(variance)}
    squares = {
        "leaf": fmean((w - p) ** 2 for each in found for w, p in zip(each.wins, each.leaf, strict=True))
    }
    for count in ROLLOUTS:
        squares[f"{count}"] = fmean(
            (w - p) ** 2
            for each in found
            for first in range(0, ROLLOUTS[-1], count)
            for w, p in zip(each.wins, means(each.rollouts[first : first + count]), strict=True)
        )
    squares["bias"] = squares[f"{ROLLOUTS[-1]}"] - fmean(
        variance_of(column) / ROLLOUTS[-1] for each in found for column in zip(*each.rollouts, strict=True)
    )
    for what, square in squares.items():
        left = max(square - noise, 0.0)
        told[what] = {"rms": math.sqrt(left), "r2": 1 - left / variance}
    return told


def calibrated(claims: list[Claim], rng: Rng) -> dict[str, Any]:
    """Brier score and expected calibration error, and what perfect chances would show of the latter."""
    pairs = [pair for claim in claims for pair in zip(claim.chances, claim.results, strict=True)]
    noise = []
    for _ in range(REDRAWN):
        redrawn = []
        for claim in claims:
            drawn = rng.fraction()
            for chance in claim.chances:
                redrawn.append((chance, float(0 <= drawn < chance)))
                drawn -= chance
        noise.append(ece(redrawn))
    brier = fmean((chance - result) ** 2 for chance, result in pairs)
    return {"claims": len(claims), "brier": brier, "ece": ece(pairs), "noise": fmean(noise)}


def ece(pairs: list[tuple[float, float]]) -> float:
    """Expected calibration error: how far chances are from results, in bins, by their sizes."""
    sums = [0.0] * BINS
    for chance, result in pairs:
        sums[min(int(chance * BINS), BINS - 1)] += result - chance
    return sum(map(abs, sums)) / len(pairs)


def all_games(pool: Pool, game: str, players: str, size: Size, kept: Path | None) -> list[Found]:
    """What every game tells, those first that are kept from a run with the same settings."""
    found: list[Found] = []
    shared = size.positions or size.searched or size.decisions  # among so many games
    settings = msgspec.json.encode([game, players, size if shared else size._replace(games=0)])
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        kept /= f"{game}.jsonl"
        whole = kept.read_bytes().rpartition(b"\n")[0] if kept.exists() else settings
        lines = whole.split(b"\n")
        if lines[0] != settings:
            raise SystemExit(f"{kept} has other settings: {lines[0].decode()}")
        found = [msgspec.json.decode(line, type=Found) for line in lines[1 : size.games + 1]]
        kept.write_bytes(whole + b"\n")  # without a line that was cut off
    tasks = [(game, players, number, size) for number in range(len(found), size.games)]
    for told in pool.imap(measured, tasks):
        found.append(told)
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(told) + b"\n")
    return found


def measured(task: tuple[str, str, int, Size]) -> Found:
    return measure(*task)


def summary(found: list[Found]) -> dict[str, Any]:
    claims = [claim for each in found for claim in each.claims]
    rng = Rng("noise")
    told: dict[str, Any] = {"games": len(found)}
    measured = [e for each in found for e in each.errors]
    if measured:
        told["error"] = errors(measured)
    formerly = [each.by_hand for each in measured if each.by_hand]
    if formerly:
        told["by_hand"] = errors(formerly)
    if claims:
        told["calibration"] = {
            who: {
                third: calibrated([c for c in claims if (c.who, c.third) == (who, third)], rng)
                for third in THIRDS
                if any(claim.third == third for claim in claims)
            }
            for who in CLAIMANTS
        }
    agreed = {budget: [share for each in found for share in each.agreement[budget]] for budget in BUDGETS}
    told["stability"] = {budget: fmean(each) for budget, each in agreed.items() if each}
    lost = {level: [r for each in found for r in each.regrets.get(level, [])] for level in LEVELS}
    told["regret"] = {
        level: {"mean": fmean(each), "error": stdev(each) / math.sqrt(len(each)), "decisions": len(each)}
        for level, each in lost.items()
        if each
    }
    return told


def show(game: str, told: dict[str, Any]) -> None:
    print(f"\n{game}, {seats(game)} seats: {told['games']} games, {told['seconds']:.0f} s")
    for name, error in (("error", told.get("error")), ("by hand", told.get("by_hand"))):
        if error:
            figures = ("leaf", *map(str, ROLLOUTS), "bias")
            cells = [f"{what} {error[what]['rms']:.3f} ({error[what]['r2']:.2f})" for what in figures]
            spread = f"{error['positions']} positions, W spreads {error['spread_of_w']:.2f}"
            print(f"  {name} (R²), {spread}: ", ", ".join(cells))
    for who, thirds in told.get("calibration", {}).items():
        cells = [
            f"{third} Brier {each['brier']:.3f}, ECE {each['ece']:.3f} (noise {each['noise']:.3f})"
            for third, each in thirds.items()
        ]
        print(f"  calibration of {who}: ", "; ".join(cells))
    if told["stability"]:
        print("  same best move: ", ", ".join(f"{b} {share:.0%}" for b, share in told["stability"].items()))
    if told["regret"]:
        cells = [
            f"{level} {each['mean']:.4f} ±{1.96 * each['error']:.4f}"
            for level, each in told["regret"].items()
        ]
        print("  regret: ", ", ".join(cells))
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), help="which; all, unless told")
    parser.add_argument("--quick", action="store_true", help="some seconds for each, to see that it runs")
    parser.add_argument("--only", default=",".join(PARTS), help=f"which of {', '.join(PARTS)}")
    parser.add_argument("--thirds", default=",".join(THIRDS), help="of a game, for the calibration")
    parser.add_argument("--players", default="expert", choices=LEVELS, help="who plays the games")
    parser.add_argument("--self-play", type=int, help=f"games between bots; {FULL.games}, unless told")
    parser.add_argument("--positions", type=int, help=f"for the errors; {FULL.positions}, unless told")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="a folder for what each game told, to go on with")
    parser.add_argument("--out", type=Path, help="the figures as JSON")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    size = size._replace(games=asked.self_play or size.games, positions=asked.positions or size.positions)
    parts = asked.only.split(",")
    size = size._replace(
        looks=size.looks if "calibration" in parts else 0,
        positions=size.positions if "error" in parts else 0,
        searched=size.searched if "stability" in parts else 0,
        decisions=size.decisions if "regret" in parts else 0,
        thirds=tuple(asked.thirds.split(",")),
    )
    told = {}
    with get_context("spawn").Pool(asked.jobs) as pool:
        for game in asked.games.split(","):
            start = time.perf_counter()
            told[game] = summary(all_games(pool, game, asked.players, size, asked.keep))
            told[game]["seconds"] = time.perf_counter() - start
            show(game, told[game])
            if asked.out:
                asked.out.write_text(json.dumps(told, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
