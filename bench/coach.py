"""How good the coach is: are its sums exact, its luck fair, its errors the same twice, its levels apart?

    make coach-check     (or: python bench/coach.py levels tell [--games pungi,pies] [--number N] [--jobs J])

Every game at 4 seats, Input at 2. Equal seeds give equal figures, on every machine. What is done is kept in
--folder, one line for each game, and not done again; every part can be stopped at any time.

games      plays games between bots of mixed levels, and reviews all their seats with a small budget.
luck       games between random bots and others that play by the reference policy, with as little work as can
           be: accounts are noisy, and right on average. Decisions are not looked at.
equals     games between bots that play by the reference policy, each by its own view. Decisions are looked
           at, and at one of them the chances to win are compared with who won.
levels     takes some decisions of games between `regular` bots, and judges what each level chooses there: all
           choices in the same worlds, which are not those in which the best was found. Weak levels are asked
           several times.
twice      reviews one seat of these games two times with the full budget, by two seeds.
apart      plays `regular` against `novice` and adds up luck-free results.
wins       plays them without a look at decisions: many more games.
closer, closer-wins   the same with `expert` against `regular`, which differ less.
tell       tells what follows from all that was gathered:
  sums       how far accounts are from the result (they should not be)
  luck       the means of draw and guesses by level: the draw should be 0 whoever plays, guesses among equals
  levels     the mean loss for each decision that counts, by level, and how much more each loses than the
             next one; intervals are over games
  marks      the quantiles of the losses of `casual` where slips, mistakes and blunders begin
  chances    the chances to win at these decisions against who won: Brier score, and by tenths
  twice      how often two seeds agree on the largest error, in all games and where it is clear
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
from parlour.coach.accounts import Moment, account, changes, moments
from parlour.coach.chances import Prospects
from parlour.coach.decisions import FREE, SURE, latest
from parlour.coach.marks import File, Measured, Rung
from parlour.coach.telling import errors
from parlour.kernel.play import Play
from parlour.search.duels import PROPOSED, Trials

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from parlour.kernel.game import Setup, View

SMALL = Budget(iterations=200, first=16, pairs=200, decisions=20, hands=100, rollouts=100)
LEAST = {"pungi": 4, "fruitoplay": 2}  # rollouts and trials, where only means over many games count
FEWER = 1  # in games that need fewer
ROLLOUTS = 200  # for a chance to win that is compared with who won
# Where games differ in length, the decision at which that is done is drawn from so many, whether the game has
# them or not: any of its own would more often be one shortly before the end, and who leads then seems to win
# more often than chances say.
SPAN = {"input": 100}
HANDS = 100  # that are weighed there
LADDER = ("novice", "casual", "regular", "expert", "master")
ASKED = {"novice": 8, "casual": 8, "regular": 4, "expert": 2, "master": 1}  # how often at each decision
LIGHT = "light"  # plays by the reference policy
LOOKS = 8  # decisions of a game
GLANCE = 12  # worlds in which all moves are tried, to find the worst one and one more that may be the best
WORLDS = {"pungi": 400, "fruitoplay": 200, "input": 150}  # in which all choices of a decision are tried
FEW_WORLDS = 100  # in games that need fewer
TRIALS = 200  # of each decision, for a luck-free result
PAIR, CLOSER = ("regular", "novice"), ("expert", "regular")  # the stronger one first
QUANTILES = (70, 85, 95)  # percent of the losses of `casual` that are smaller than each mark
STEP = 0.005  # marks are multiples of it
FEWEST = 20  # decisions from which marks and levels are put into the package
TENTHS = 10
NO_DOUBT = 1e9  # standard errors
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


class Lucky(msgspec.Struct, frozen=True):
    """The accounts of a game, with as little work as possible."""

    number: int
    levels: list[str]  # by seat, as are all that follow
    off: float  # how far the sums are from the results, at most
    draw: list[float]
    shares: list[float]  # of the win
    play: list[float] = []
    guesses: list[float] = []
    chances: list[float] = []  # to win, before one of the decisions

    def parts(self) -> dict[str, list[float]]:
        """The accounts that were looked at."""
        found = {"draw": self.draw, "play": self.play, "guesses": self.guesses}
        return {name: values for name, values in found.items() if values}


class Chosen(msgspec.Struct, frozen=True):
    """Some decisions of a game: what the choices of each level lose there."""

    number: int
    losses: dict[str, list[list[float]]]  # by decision; a level is asked more than once
    chances: list[list[float]] = []  # to win, before each of these decisions, of each seat
    shares: list[float] = []  # of the win

    def mean(self, level: str) -> float:
        return fmean(fmean(losses) for losses in self.losses[level])


class Twice(msgspec.Struct, frozen=True):
    """One seat's game, reviewed by two seeds."""

    number: int
    largest: list[list[int | float]]  # for each seed the step of the largest error and its loss, or nothing
    seconds: float  # of one review
    lead: list[float] = []  # for each seed, by how many standard errors it is larger than the next one


class Apart(msgspec.Struct, frozen=True):
    """A game of two levels: for each, its share of the win and its luck-free result."""

    number: int
    wins: list[float]
    gains: list[float] = []
    values: list[float] = []  # the same in values, as the search counts: the chance to win, and the margin
    noise: list[float] = []  # the variance that the trials add to the difference of gains, and of values


def seats(game: str) -> int:
    return 4 if 4 in GAMES[game].seats else 2


class Light:
    """Plays by the reference policy, in a world that fits the view."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        world = self.setup.sampler(view).sample(self.rng)
        assert view.seat is not None
        return self.setup.token(self.setup.judge.choose(world, view.seat, self.rng))


def bot(setup: Setup, name: str, seed: str) -> bots.Bot:
    return Light(setup, seed) if name == LIGHT else bots.find(name)(setup, seed)


def played(setup: Setup, names: list[str], seed: str) -> Play:
    players = [bot(setup, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    play = Play(setup, Rng(seed))
    while not play.over:
        for seat in play.waiting:
            play.act(seat, players[seat].choose(play.view(seat), play.legal(seat)))
    return play


def mixed(game: str, number: int) -> list[str]:
    """Every level below `master`; each comes to every seat."""
    levels = list(LADDER[:-1])
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


def lucky(game: str, number: int, *, equals: bool = False) -> Lucky:
    """Decisions are looked at for their gain alone, and among equals only: what a seat could expect of others
    is that they play by the reference policy.
    """
    setup = parlour.setup(game, seats(game))
    kinds = (LIGHT,) if equals else ("random", LIGHT)
    levels = [kinds[(seat + number) % len(kinds)] for seat in range(setup.seats)]
    seed = f"coach/{'equals' if equals else 'luck'}/{number}"
    play = played(setup, levels, seed)
    steps = moments(setup, play.record)
    free = [moment for moment in steps if moment.free]
    gains: list[list[float]] = [[] for _ in levels]
    chances: list[float] = []
    if equals:
        for moment in free:
            gains[moment.step.seat].append(gained(setup, moment, f"{seed}/{moment.number}"))
        at = Rng(f"{seed}/moment").below(SPAN.get(game, len(free)))
        if at < len(free):
            said = Prospects(setup, ROLLOUTS, Rng(f"{seed}/said"), whole=False)
            chances = said.of(free[at].before).means
    looks = least(game) if equals else 1
    found = list(changes(Prospects(setup, looks, Rng(f"{seed}/chances"), whole=False), steps))
    told = [account(seat, play.winners, setup.seats, found, gains[seat]) for seat in range(setup.seats)]
    return Lucky(
        number=number,
        levels=levels,
        off=off(told),
        draw=[each.draw for each in told],
        shares=shares(play),
        play=[each.play for each in told] if equals else [],
        guesses=[each.guesses for each in told] if equals else [],
        chances=chances,
    )


def least(game: str) -> int:
    return LEAST.get(game, FEWER)


def off(told: Sequence[coach.Account]) -> float:
    """How far sums of accounts are from the results, at most."""
    return max(abs(a.result - a.even - a.draw - a.play - a.guesses - sum(a.others)) for a in told)


def gained(setup: Setup, moment: Moment, seed: str) -> float:
    """What a decision gained, by what its seat could know."""
    view = setup.view(moment.before, moment.step.seat)
    trials = Trials(setup, view, [moment.step.action, PROPOSED], Rng(seed), hands=HANDS)
    trials.run(least(setup.game.id))
    return trials.duel_of_chances(0, 1).mean


def chosen(game: str, number: int) -> Chosen:
    setup = parlour.setup(game, seats(game))
    seed = f"coach/levels/{number}"
    play = played(setup, ["regular"] * setup.seats, seed)
    free = [moment for moment in moments(setup, play.record) if moment.free]
    rng = Rng(seed)
    prospects = Prospects(setup, ROLLOUTS, Rng(f"{seed}/chances"), whole=False)
    told = []
    losses: dict[str, list[list[float]]] = {level: [] for level in LADDER}
    for _ in range(min(LOOKS, len(free))):
        moment = free.pop(rng.below(len(free)))
        told.append(prospects.of(moment.before).means)
        view, legal = setup.view(moment.before, moment.step.seat), moment.before.legal(moment.step.seat)[:]
        tokens = [setup.token(action) for action in legal]
        choices = {}
        for name in LADDER:
            level = replace(LEVELS[name], seconds=FOREVER)
            choices[name] = [
                tokens.index(LevelBot(level, setup, rng.word()).choose(view, tokens))
                for _ in range(ASKED[name])
            ]
        glance = Trials(setup, view, legal, Rng(f"{seed}/{moment.number}/glance"))
        glance.run(GLANCE)
        order = sorted(range(len(legal)), key=glance.value)
        candidates = sorted({order[-1], *(place for places in choices.values() for place in places)})
        tried = sorted({order[0], *candidates})
        trials = Trials(setup, view, [legal[place] for place in tried], Rng(f"{seed}/{moment.number}"))
        trials.run(WORLDS.get(game, FEW_WORLDS))
        lost = dict.fromkeys(tried, 0.0)
        for half in (0, 1):
            best = trials.best([tried.index(place) for place in candidates], half, 2)
            for at, place in enumerate(tried):
                lost[place] += trials.duel(best, at, 1 - half, 2).mean / 2
        if max(lost.values()) >= FREE:
            for name in LADDER:
                losses[name].append([lost[place] for place in choices[name]])
    return Chosen(number, losses, told, shares(play))


def twice(game: str, number: int) -> Twice:
    setup = parlour.setup(game, seats(game))
    record = played(setup, ["casual"] * setup.seats, f"coach/twice/{number}").record
    seat = number % setup.seats
    begun = time.process_time()
    first = list(coach.review(setup, record, seat, f"{number}/1"))
    seconds = time.process_time() - begun
    decisions = latest(each for each in first if isinstance(each, Decision))
    second = list(
        coach.review(
            setup,
            record,
            seat,
            f"{number}/2",
            done=[each for each in first if not isinstance(each, Decision)],
        )
    )
    again = latest(each for each in second if isinstance(each, Decision))
    largest: list[list[int | float]] = []
    lead = []
    for found in (decisions, again):
        worst = errors(found, seat)
        largest.append([worst[0].step, worst[0].loss] if worst else [])
        lead.append(ahead(worst))
    return Twice(number, largest, seconds, lead)


def ahead(worst: list[Decision]) -> float:
    """By how many standard errors the largest error is larger than the next one, or than nothing."""
    first, second = worst[:1], worst[1:2]
    more = sum(each.loss for each in first) - sum(each.loss for each in second)
    error = math.hypot(*((each.loss - each.low) / SURE for each in (*first, *second)))
    return more / error if error else NO_DOUBT if more else 0.0


def shares(play: Play) -> list[float]:
    return [(seat in play.winners) / len(play.winners) for seat in range(play.setup.seats)]


def apart(game: str, number: int, *, pair: tuple[str, str] = PAIR, judged: bool = True) -> Apart:
    """The two levels sit in turns, and change places with every game."""
    setup = parlour.setup(game, seats(game))
    names = [pair[(seat + number) % 2] for seat in range(setup.seats)]
    seed = f"coach/apart/{number}"
    play = played(setup, names, seed)
    gains, values, noise = [0.0] * setup.seats, [0.0] * setup.seats, [0.0, 0.0]
    for moment in moments(setup, play.record) if judged else ():
        if moment.free:
            seat, action = moment.step.seat, moment.step.action
            rng = Rng(f"{seed}/{moment.number}")
            trials = Trials(setup, setup.view(moment.before, seat), [action, PROPOSED], rng)
            trials.run(TRIALS)
            duels = trials.duel_of_chances(0, 1), trials.duel(0, 1)
            gains[seat] += duels[0].mean
            values[seat] += duels[1].mean
            alike = names.count(names[seat])
            noise = [sum_ + (duel.error / alike) ** 2 for sum_, duel in zip(noise, duels, strict=True)]

    def by_level(values: list[float]) -> list[float]:
        return [fmean(v for v, name in zip(values, names, strict=True) if name == who) for who in pair]

    found = Apart(number, by_level(shares(play)))
    if not judged:
        return found
    return msgspec.structs.replace(found, gains=by_level(gains), values=by_level(values), noise=noise)


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
    for level in LADDER:
        means = [line.mean(level) for line in lines if line.losses[level]]
        found.append(Rung(level, round(fmean(means), 5), round(interval(means)[1] / SURE, 5), len(means)))
    return tuple(found)


def marks(lines: list[Chosen]) -> tuple[float, float, float]:
    cuts = quantiles([loss for line in lines for each in line.losses["casual"] for loss in each], n=100)
    slip, mistake, blunder = (max(round(cuts[at - 1] / STEP), 1) * STEP for at in QUANTILES)
    return round(slip, 4), round(max(mistake, slip + STEP), 4), round(max(blunder, mistake + STEP), 4)


def tell_accounts(game: str, lines: list[Line]) -> None:
    """The parts of the accounts of reviews, by level."""
    if len(lines) < 2:
        return
    told = accounts(game, lines)
    print(f"  games: {len(lines)} games, sums are off by at most {max(off(each) for each in told):.1e}")
    levels = [line.levels for line in lines]
    tell_parts(levels, {name: [[getattr(a, name) for a in each] for each in told] for name in PARTS})


def tell_luck(part: str, lines: list[Lucky]) -> None:
    """The same of games with as little work as possible."""
    if len(lines) < 2:
        return
    print(f"  {part}: {len(lines)} games, sums are off by at most {max(line.off for line in lines):.1e}")
    found = {name: [line.parts()[name] for line in lines] for name in lines[0].parts()}
    tell_parts([line.levels for line in lines], found)
    said = [line for line in lines if line.chances]
    if said:
        tell_chances([[line.chances] for line in said], [line.shares for line in said])


def tell_parts(levels: list[list[str]], parts: dict[str, list[list[float]]]) -> None:
    """Means by level. The seats of a game depend on each other, so a game counts once for each level."""
    for level in ("random", *LADDER, LIGHT):
        found = []
        for name, games in parts.items():
            means = [
                fmean(value for value, who in zip(values, names, strict=True) if who == level)
                for values, names in zip(games, levels, strict=True)
                if level in names
            ]
            if len(means) > 1:
                found.append(f"{name} {shown(means)}")
        if found:
            print(f"  {level}: {', '.join(found)}")
    spreads = [f"{name} {stdev([v for each in games for v in each]):.2f}" for name, games in parts.items()]
    print(f"  SD: {', '.join(spreads)}")


def tell_chances(said: list[list[list[float]]], came: list[list[float]]) -> None:
    """How good the chances are that accounts are made of: of each game those that were said at some moments,
    and the shares of the win.
    """
    pairs = [
        pair
        for told, won in zip(said, came, strict=True)
        for one in told
        for pair in zip(one, won, strict=True)
    ]
    games = [
        [fmean((chance - won) ** 2 for chance, won in zip(one, shares, strict=True)) for one in told]
        for told, shares in zip(said, came, strict=True)
    ]
    print(f"  Brier score {shown([fmean(each) for each in games])}, of {len(pairs)} chances")
    for tenth in range(TENTHS):
        found = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth]
        if found:
            told, won = (fmean(column) for column in zip(*found, strict=True))
            margin = SURE * math.sqrt(max(won * (1 - won), 1e-9) / len(found))
            print(f"    said {told:.3f}, came {won:.3f} ±{margin:.3f}  ({len(found)})")


def tell_twice(agreed: list[Twice]) -> None:
    """How often both seeds have found the same largest error. Where one has found none, they do not agree."""
    for name, chosen in (
        ("one seed finds an error", [each for each in agreed if any(each.largest)]),
        ("both do", [each for each in agreed if all(each.largest)]),
        ("it leads beyond its interval by the first seed", [each for each in agreed if clear(each, 0)]),
        ("by the second", [each for each in agreed if clear(each, 1)]),
        ("by both", [each for each in agreed if clear(each, 0) and clear(each, 1)]),
    ):
        same = sum(each.largest[0][:1] == each.largest[1][:1] for each in chosen)
        print(f"  twice: the same in {same} of {len(chosen)} games where {name}, of {len(agreed)}")
    near = [
        abs(each.largest[0][1] - each.largest[1][1])
        for each in agreed
        if all(each.largest) and each.largest[0][0] != each.largest[1][0]
    ]
    print(f"  where they differ, losses differ by {', '.join(f'{more:.3f}' for more in sorted(near))}")


def clear(each: Twice, seed: int) -> bool:
    """Whether the largest error is larger than the next one, beyond the interval of their difference."""
    return bool(each.largest[seed]) and each.lead[seed] > SURE


def tell_apart(pair: tuple[str, str], duels: list[Apart], raw: list[Apart]) -> None:
    wins = [stronger - weaker for stronger, weaker in (each.wins for each in raw)]
    print(f"  {pair[0]} against {pair[1]}: wins {shown(wins)}, {len(wins)} games")
    raw_z = fmean(wins) / stdev(wins)
    for at, name in enumerate(("chances", "values")):
        sums = [each.gains if name == "chances" else each.values for each in duels]
        found = [stronger - weaker for stronger, weaker in sums]
        fewer = (fmean(found) / stdev(found) / raw_z) ** 2
        noise = fmean(each.noise[at] for each in duels) / stdev(found) ** 2
        print(f"  luck-free {name} {shown(found)}, {len(duels)} games, {noise:.0%} of the variance is noise")
        print(f"  clear after {fewer:.1f} times fewer games")


def tell(asked: argparse.Namespace, game: str) -> None:
    print(f"\n{game}, {seats(game)} seats")
    levels: list[Chosen] = kept(asked.folder, "levels", game, Chosen)
    if len(levels) > 2:
        for rung in rungs(levels):
            print(f"  {rung.level}: {rung.loss:.4f} ±{SURE * rung.error:.4f}, {rung.games} games")
        for weaker, stronger in pairwise(LADDER):
            more = [line.mean(weaker) - line.mean(stronger) for line in levels if line.losses[weaker]]
            print(f"  {weaker} loses more than {stronger}: {shown(more)}")
        print(f"  marks {marks(levels)}")
        tell_chances([line.chances for line in levels], [line.shares for line in levels])
    tell_accounts(game, kept(asked.folder, "games", game, Line))
    for part in ("luck", "equals"):
        tell_luck(part, kept(asked.folder, part, game, Lucky))
    agreed: list[Twice] = kept(asked.folder, "twice", game, Twice)
    if agreed:
        tell_twice(agreed)
        seconds = [each.seconds for each in agreed]
        print(f"  seconds: {fmean(seconds):.1f}, most {max(seconds):.1f}, {len(seconds)} games")
    for part, raw, pair in (("apart", "wins", PAIR), ("closer", "closer-wins", CLOSER)):
        duels: list[Apart] = kept(asked.folder, part, game, Apart)
        if len(duels) > 2:
            tell_apart(pair, duels, kept(asked.folder, raw, game, Apart) or duels)
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
    makers: dict[str, tuple[type[Any], Callable[[str, int], Any]]] = {
        "levels": (Chosen, chosen),
        "games": (Line, reviewed),
        "luck": (Lucky, lucky),
        "equals": (Lucky, partial(lucky, equals=True)),
        "twice": (Twice, twice),
        "apart": (Apart, apart),
        "wins": (Apart, partial(apart, judged=False)),
        "closer": (Apart, partial(apart, pair=CLOSER)),
        "closer-wins": (Apart, partial(apart, pair=CLOSER, judged=False)),
    }
    parser.add_argument("parts", nargs="+", choices=(*makers, "tell", "write"))
    parser.add_argument("--games", default=",".join(GAMES), help="which; all, unless told")
    parser.add_argument("--number", type=int, default=20, help="games of each part")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for each game and part")
    parser.add_argument("--folder", type=Path, default=Path("build/coach"), help="where it is kept")
    asked = parser.parse_args()
    games = asked.games.split(",")
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
