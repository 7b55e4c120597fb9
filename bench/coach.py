"""How good the coach is: are its sums exact, its luck fair, its errors the same twice, its levels apart?

    make coach-check     (or: python bench/coach.py levels tell [--games pungi,pies] [--number N] [--jobs J])

Every game at 4 seats, Input at 2. Equal seeds give equal figures, on every machine. What is done is kept in
--folder, one line for each game, and not done again; every part can be stopped at any time.

games      plays games between bots of mixed levels, and reviews all their seats with a small budget.
luck       the same, without a look at decisions: many more games.
levels     takes some decisions of games between `regular` bots, and judges what each level chooses there.
twice      reviews one seat of these games two times with the full budget, by two seeds.
apart      plays `regular` against `novice` and adds up luck-free results.
tell       tells what follows from all that was gathered:
  sums       how far accounts are from the result (they should not be)
  luck       the means of draw (and, of fewer games, guesses) by level, which should be 0 whoever plays
  levels     the mean loss for each decision that counts, by level, and how much more each loses than the
             next one; intervals are over games
  marks      the quantiles of the losses of `casual` where slips, mistakes and blunders begin
  chances    the chances to win that the accounts are made of against who won: Brier score, and by tenths
  twice      how often two seeds agree on the largest error, where it is marked
  seconds    CPU time of one seat's review with the full budget
  apart      after how many times fewer games it is clear by luck-free results than by wins
write      puts marks and levels into the package.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import replace
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import TYPE_CHECKING, Any

import msgspec

import parlour
from parlour import GAMES, Record, Rng, bots, coach
from parlour.bots.levels import FOREVER, LEVELS, LevelBot
from parlour.coach import Budget, Change, Decision
from parlour.coach.accounts import Moment, changes, moments
from parlour.coach.chances import Prospects, Step
from parlour.coach.decisions import SURE, judge
from parlour.coach.marks import File, Measured, Rung
from parlour.coach.telling import errors
from parlour.kernel.play import Play
from parlour.search.duels import gain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from parlour.kernel.game import Setup

SMALL = Budget(iterations=200, first=16, pairs=200, decisions=20, hands=100, rollouts=100)
LOOKS = 4  # decisions of a game
TRIALS = 200  # of each decision, for a luck-free result
QUANTILES = (70, 85, 95)  # percent of the losses of `casual` that are smaller than each mark
STEP = 0.005  # marks are multiples of it
FEWEST = 20  # decisions from which marks and levels are put into the package
TENTHS = 10
PARTS = ("result", "draw", "play", "guesses")  # of an account
PACKAGED = Path(coach.__file__).parent / "measured.json"


class Line(msgspec.Struct, frozen=True):
    """One game that was reviewed."""

    number: int
    levels: list[str]  # by seat
    record: str
    winners: list[int]
    decisions: list[Decision]
    changes: list[Change]


class Chosen(msgspec.Struct, frozen=True):
    """Some decisions of a game: what the choice of each level loses there."""

    number: int
    losses: dict[str, list[float]]


class Twice(msgspec.Struct, frozen=True):
    """One seat's game, reviewed by two seeds."""

    number: int
    largest: list[list[int | float]]  # for each seed the step of the largest error and its loss, or nothing
    seconds: float  # of one review


class Apart(msgspec.Struct, frozen=True):
    """A game of `regular` against `novice`: for each, its share of the win and its luck-free result."""

    number: int
    wins: list[float]
    gains: list[float]


def seats(game: str) -> int:
    return 4 if 4 in GAMES[game].seats else 2


def played(setup: Setup, names: list[str], seed: str) -> Play:
    players = [bots.find(name)(setup, f"{seed}/{seat}") for seat, name in enumerate(names)]
    play = Play(setup, Rng(seed))
    while not play.over:
        for seat in play.waiting:
            play.act(seat, players[seat].choose(play.view(seat), play.legal(seat)))
    return play


def mixed(game: str, number: int) -> list[str]:
    """Every level but the slowest; each comes to every seat."""
    levels = list(LEVELS)[:-1]
    apart = 1 + number // len(levels) % (len(levels) - 1)
    names = [*levels[number % len(levels) :], *levels[: number % len(levels)]]
    return names if seats(game) == len(levels) else [names[0], names[apart]]


def reviewed(game: str, number: int) -> Line:
    setup = parlour.setup(game, seats(game))
    levels = mixed(game, number)
    play = played(setup, levels, f"coach/{number}")
    found = list(coach.review(setup, play.record, None, number, SMALL))
    return Line(
        number,
        levels,
        str(play.record),
        play.winners,
        [each for each in found if isinstance(each, Decision)],
        [each for each in found if isinstance(each, Change)],
    )


def lucky(game: str, number: int) -> Line:
    setup = parlour.setup(game, seats(game))
    levels = mixed(game, number)
    play = played(setup, levels, f"coach/luck/{number}")
    steps = moments(setup, play.record)
    prospects = Prospects(setup, SMALL.looks(len(steps)), Rng(number), whole=SMALL.whole)
    return Line(number, levels, str(play.record), play.winners, [], list(changes(prospects, steps)))


def chosen(game: str, number: int) -> Chosen:
    setup = parlour.setup(game, seats(game))
    seed = f"coach/levels/{number}"
    free = [m for m in moments(setup, played(setup, ["regular"] * setup.seats, seed).record) if m.free]
    rng = Rng(seed)
    losses: dict[str, list[float]] = {level: [] for level in LEVELS}
    for _ in range(LOOKS):
        moment = free[rng.below(len(free))]
        seat = moment.step.seat
        view = setup.view(moment.before, seat)
        legal = [setup.token(action) for action in moment.before.legal(seat)]
        judged: dict[str, Decision] = {}
        for name, level in LEVELS.items():
            token = LevelBot(replace(level, seconds=FOREVER), setup, rng.word()).choose(view, legal)
            if token not in judged:
                step = Step(seat, setup.action(token), [])
                tried = Moment(moment.number, step, moment.before, moment.after)
                judged[token] = judge(setup, tried, f"{seed}/{moment.number}", SMALL, 0.02)
            losses[name].append(judged[token].loss)
        if not any(each.counts for each in judged.values()):
            for name in LEVELS:
                losses[name].pop()
    return Chosen(number, losses)


def twice(game: str, number: int) -> Twice:
    setup = parlour.setup(game, seats(game))
    record = played(setup, ["casual"] * setup.seats, f"coach/twice/{number}").record
    seat = number % setup.seats
    begun = time.process_time()
    first = list(coach.review(setup, record, seat, f"{number}/1"))
    seconds = time.process_time() - begun
    decisions = [each for each in first if isinstance(each, Decision)]
    second = list(
        coach.review(
            setup,
            record,
            seat,
            f"{number}/2",
            done=[each for each in first if not isinstance(each, Decision)],
        )
    )
    again = [each for each in second if isinstance(each, Decision)]
    largest: list[list[int | float]] = []
    for found in (decisions, again):
        worst = errors(found, seat)
        largest.append([worst[0].step, worst[0].loss] if worst else [])
    return Twice(number, largest, seconds)


def apart(game: str, number: int) -> Apart:
    """The two levels sit in turns, and change places with every game."""
    setup = parlour.setup(game, seats(game))
    names = [("regular", "novice")[(seat + number) % 2] for seat in range(setup.seats)]
    seed = f"coach/apart/{number}"
    players = [bots.find(name)(setup, f"{seed}/{seat}") for seat, name in enumerate(names)]
    play = Play(setup, Rng(seed))
    gains = [0.0] * setup.seats
    while not play.over:
        for seat in play.waiting:
            view, legal = play.view(seat), play.legal(seat)
            token = players[seat].choose(view, legal)
            if len(legal) > 1:
                gains[seat] += gain(
                    setup, view, setup.action(token), TRIALS, Rng(f"{seed}/{len(play.steps)}")
                )
            play.act(seat, token)
    shares = [(seat in play.winners) / len(play.winners) for seat in range(setup.seats)]

    def by_level(values: list[float]) -> list[float]:
        return [
            fmean(v for v, name in zip(values, names, strict=True) if name == who)
            for who in ("regular", "novice")
        ]

    return Apart(number, by_level(shares), by_level(gains))


# What is kept


def kept(folder: Path, part: str, game: str, shape: type[Any]) -> list[Any]:
    path = folder / f"{part}-{game}.jsonl"
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=shape) for line in path.read_bytes().splitlines()]


def work(
    asked: argparse.Namespace, part: str, game: str, shape: type[Any], make: Callable[[str, int], Any]
) -> None:
    done = {line.number for line in kept(asked.folder, part, game, shape)}
    wanted = [number for number in range(asked.number) if number not in done]
    asked.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + asked.seconds
    with (
        get_context("spawn").Pool(asked.jobs) as pool,
        (asked.folder / f"{part}-{game}.jsonl").open("ab") as file,
    ):
        for line in pool.imap_unordered(partial(make, game), wanted):
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            if time.monotonic() > end:
                pool.terminate()
                break


# What follows


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and how far the 95% interval goes on either side."""
    margin = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return fmean(values), margin


def shown(values: list[float]) -> str:
    mean, margin = interval(values)
    return f"{mean:+.4f} ±{margin:.4f}"


def accounts(game: str, lines: list[Line]) -> list[list[coach.Account]]:
    setup = parlour.setup(game, seats(game))
    return [
        [
            seat.account
            for seat in coach.collected(
                setup, Record.parse(line.record), [*line.decisions, *line.changes]
            ).seats
        ]
        for line in lines
    ]


def rungs(lines: list[Chosen]) -> tuple[Rung, ...]:
    found = []
    for level in LEVELS:
        means = [fmean(line.losses[level]) for line in lines if line.losses[level]]
        found.append(Rung(level, round(fmean(means), 5), round(interval(means)[1] / SURE, 5), len(means)))
    return tuple(found)


def marks(lines: list[Chosen]) -> tuple[float, float, float]:
    cuts = quantiles([loss for line in lines for loss in line.losses["casual"]], n=100)
    slip, mistake, blunder = (max(round(cuts[at - 1] / STEP), 1) * STEP for at in QUANTILES)
    return round(slip, 4), round(max(mistake, slip + STEP), 4), round(max(blunder, mistake + STEP), 4)


def chances(game: str, lines: list[Line]) -> list[tuple[float, float]]:
    """At each change but the last ones of a game: every seat's chance, and its share of the win."""
    pairs = []
    for line in lines:
        now = [1 / seats(game)] * seats(game)
        for change in line.changes[:-1]:
            now = [chance + by for chance, by in zip(now, change.change, strict=True)]
            won = [(seat in line.winners) / len(line.winners) for seat in range(len(now))]
            pairs += list(zip(now, won, strict=True))
    return pairs


def tell_accounts(game: str, lines: list[Line], names: tuple[str, ...]) -> None:
    """These parts of the accounts by level, and how good the chances are that they are made of."""
    if len(lines) < 2:
        return
    told = accounts(game, lines)
    off = max(
        abs(a.result - a.even - a.draw - a.play - a.guesses - sum(a.others)) for each in told for a in each
    )
    print(f"  {len(lines)} games, sums are off by at most {off:.1e}")
    for level in LEVELS:
        mine = [
            each[seat]
            for each, line in zip(told, lines, strict=True)
            for seat, name in enumerate(line.levels)
            if name == level
        ]
        if len(mine) > 1:
            parts = [f"{name} {shown([getattr(a, name) for a in mine])}" for name in names]
            print(f"  {level}: {', '.join(parts)}")
    everybody = [a for each in told for a in each]
    spreads = [f"{name} {stdev([getattr(a, name) for a in everybody]):.2f}" for name in names]
    print(f"  SD: {', '.join(spreads)}")
    pairs = chances(game, lines)
    brier = fmean((chance - won) ** 2 for chance, won in pairs)
    print(f"  Brier score {brier:.3f}, of {len(pairs)} chances")
    for tenth in range(TENTHS):
        found = [pair for pair in pairs if min(int(max(pair[0], 0) * TENTHS), TENTHS - 1) == tenth]
        if found:
            said, came = (fmean(column) for column in zip(*found, strict=True))
            print(f"    said {said:.2f}, came {came:.2f}  ({len(found)})")


def tell(asked: argparse.Namespace, game: str) -> None:
    print(f"\n{game}, {seats(game)} seats")
    levels: list[Chosen] = kept(asked.folder, "levels", game, Chosen)
    if len(levels) > 2:
        for rung in rungs(levels):
            print(f"  {rung.level}: {rung.loss:.4f} ±{SURE * rung.error:.4f}, {rung.games} games")
        for weaker, stronger in pairwise(LEVELS):
            more = [
                fmean(line.losses[weaker]) - fmean(line.losses[stronger])
                for line in levels
                if line.losses[weaker]
            ]
            print(f"  {weaker} loses more than {stronger}: {shown(more)}")
        print(f"  marks {marks(levels)}")
    for part, names in (("games", PARTS), ("luck", PARTS[:2])):
        tell_accounts(game, kept(asked.folder, part, game, Line), names)
    agreed: list[Twice] = kept(asked.folder, "twice", game, Twice)
    if agreed:
        sure = [each.largest for each in agreed if all(each.largest)]
        same = sum(one[0] == other[0] for one, other in sure)
        some = sum(any(each.largest) for each in agreed)
        print(f"  twice: the same in {same} of {len(sure)} games with errors by both seeds, {some} by one")
        seconds = [each.seconds for each in agreed]
        print(f"  seconds: {fmean(seconds):.1f}, most {max(seconds):.1f}, {len(seconds)} games")
    duels: list[Apart] = kept(asked.folder, "apart", game, Apart)
    if len(duels) > 2:
        wins = [each.wins[0] - each.wins[1] for each in duels]
        gains = [each.gains[0] - each.gains[1] for each in duels]
        z = [fmean(each) / (stdev(each) or 1) for each in (wins, gains)]
        fewer = (z[1] / z[0]) ** 2 if z[0] else math.inf
        print(f"  apart: {len(duels)} games, wins {shown(wins)}, luck-free {shown(gains)}")
        print(f"  clear after {fewer:.1f} times fewer games")
    sys.stdout.flush()


def write(asked: argparse.Namespace, games: Iterable[str]) -> None:
    told = json.loads(PACKAGED.read_bytes())["games"]
    for game in games:
        lines: list[Chosen] = kept(asked.folder, "levels", game, Chosen)
        if sum(len(line.losses["casual"]) for line in lines) >= FEWEST:
            found = Measured(seats=seats(game), marks=marks(lines), levels=rungs(lines))
            told[game] = msgspec.to_builtins(found)
    file = File(
        reviewer=coach.REVIEWER,
        command="python bench/coach.py levels write",
        games=msgspec.convert(told, dict[str, Measured]),
    )
    PACKAGED.write_text(json.dumps(msgspec.to_builtins(file), indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "parts", nargs="+", choices=("levels", "games", "luck", "twice", "apart", "tell", "write")
    )
    parser.add_argument("--games", default=",".join(GAMES), help="which; all, unless told")
    parser.add_argument("--number", type=int, default=20, help="games of each part")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for each game and part")
    parser.add_argument("--folder", type=Path, default=Path("build/coach"), help="where it is kept")
    asked = parser.parse_args()
    games = asked.games.split(",")
    makers: dict[str, tuple[type[Any], Callable[[str, int], Any]]] = {
        "levels": (Chosen, chosen),
        "games": (Line, reviewed),
        "luck": (Line, lucky),
        "twice": (Twice, twice),
        "apart": (Apart, apart),
    }
    for part in asked.parts:
        if part == "write":
            write(asked, games)
        for game in games:
            if part == "tell":
                tell(asked, game)
            elif part in makers:
                work(asked, part, game, *makers[part])


if __name__ == "__main__":
    main()
