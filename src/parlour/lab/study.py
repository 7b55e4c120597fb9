"""The games of a report: ordinary games, duplicate deals for a ladder of bots, and deals in which one player
does without something (an ablation). They are played in chunks. One process plays a chunk; each counts once.
"""

from __future__ import annotations

from contextlib import nullcontext
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from parlour import bots
from parlour.bots.driver import BotPlayer, DuplicateDraws, drive, player
from parlour.games import Terms
from parlour.kernel.components import ComponentSet
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import Value
from parlour.kernel.rng import Rng
from parlour.lab.pool import finished, workers
from parlour.lab.sums import Sums, summed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.bots.driver import Player
    from parlour.kernel.chronicle import Account, Chronicle
    from parlour.kernel.game import Game, Setup, View

Part = Literal["games", "ladder", "restraint"]

FEWEST: Final = 40  # chunks for each number of seats, if there are enough games: intervals need them
LARGEST: Final = 250  # ordinary games in a chunk
UNRESTRAINED: Final = -1


class Variant(msgspec.Struct, frozen=True):
    """Options and components. A report compares at most two variants."""

    options: dict[str, Value]
    components: ComponentSet = msgspec.field(name="table")  # its name in stored studies


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how game k of a part goes. The number of games is not part of it."""

    game: str
    rules: int
    variants: tuple[Variant, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]  # of the ordinary games
    ladder: tuple[str, ...]
    restrained: str  # the bot that does without something; the others are the same bot
    families: dict[str, tuple[str, ...]]  # what it does without: patterns of tokens, by name
    meaning: tuple[str, ...]  # what the bots' names stand for now: settings of a level, hash of a source
    size: int  # ordinary games in a chunk
    seed: str

    @property
    def middle(self) -> int:
        """The number of seats with which duplicate deals are played."""
        return self.seats[len(self.seats) // 2]

    def setup(self, variant: int, seats: int) -> Setup:
        own = self.variants[variant]
        return Terms(self.game, seats, own.options, own.components).setup()

    def chunks(self, games: int, deals: int) -> list[Chunk]:
        """Chunks for this many deals of each other part, and for at least this many ordinary games."""
        variants = range(len(self.variants))
        each = -(-games // (self.size * len(self.seats)))
        played = [
            Chunk("games", variant, seats, number)
            for number in range(each)
            for variant in variants
            for seats in self.seats
        ]
        parts: list[Part] = ["ladder"] if len(self.ladder) > 1 else []
        parts += ["restraint"] if self.families else []
        return played + [
            Chunk(part, variant, self.middle, number)
            for part in parts
            for number in range(deals)
            for variant in variants
        ]


def plan(
    game: Game,
    variants: Sequence[Variant],
    seats: Sequence[int],
    *,
    players: Sequence[str],
    ladder: Sequence[str],
    restrained: str,
    forbidden: Sequence[str] | None,
    games: int,
    seed: str,
) -> Plan:
    """A plan whose parts are checked. `forbidden` has names of the game's families or patterns of tokens.
    None stands for all families.
    """
    known: dict[str, tuple[str, ...]] = {}
    for variant in variants:
        for count in seats:
            setup = game.setup(count, variant.options, variant.components)
            known |= game.chronicle(setup).families
    names = [*players, *ladder, restrained]
    for name in names:
        bots.find(name)
    for count in seats:
        if len(players) > count:
            raise ParlourError("bots-too-many", bots=len(players), seats=count)
    if forbidden is not None:
        for name in forbidden:
            if name not in known and not any(sign in name for sign in ":*"):
                raise ParlourError("report-family", family=name, known=", ".join(known) or "-")
        known = {name: known.get(name, (name,)) for name in forbidden}
    return Plan(
        game=game.id,
        rules=game.rules,
        variants=tuple(variants),
        seats=tuple(seats),
        bots=tuple(players),
        ladder=tuple(ladder),
        restrained=restrained,
        families=known,
        meaning=tuple(bots.meaning(name) for name in names),
        size=max(1, min(LARGEST, games // (FEWEST * len(seats)))),
        seed=seed,
    )


class Chunk(msgspec.Struct, frozen=True, array_like=True):
    """Some ordinary games, or one deal of another part."""

    part: Part
    variant: int
    seats: int
    number: int

    def games(self, plan: Plan) -> int:
        """How many games it has."""
        return {"games": plan.size, "ladder": len(plan.ladder), "restraint": 1 + len(plan.families)}[
            self.part
        ]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game."""

    number: int  # of the game, or of the deal
    players: tuple[int, ...]  # by seat: the rung; or what the seat does without, or UNRESTRAINED
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    free: int  # decisions with more than one legal action
    choices: int  # the sum of the legal actions of all decisions
    lead_changes: int  # how often another seat took the lead alone
    decided_after: float  # the share of the game after which the winner led alone to the end; 1: never


class Entry(msgspec.Struct, frozen=True):
    """A finished chunk."""

    chunk: Chunk
    rows: tuple[Row, ...]
    sums: tuple[Sums, ...] = ()  # of ordinary games, by group of items


# Players


class Restrained(BotPlayer):
    """A bot that avoids some tokens as long as another one is legal."""

    def __init__(self, setup: Setup, name: str, seed: str, without: Sequence[str]) -> None:
        super().__init__(setup, name, bots.find(name)(setup, seed))
        self._without = without

    def decide(self, view: View, legal: list[str]) -> str:
        return super().decide(view, [token for token in legal if not matches(token, self._without)] or legal)


def matches(token: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(token, pattern) for pattern in patterns)


# Games


def play_chunk(plan: Plan, chunk: Chunk) -> Entry:
    """Play the games of a chunk."""
    setup = plan.setup(chunk.variant, chunk.seats)
    chronicle = _chronicle(msgspec.json.encode(Terms.of(setup)))
    if chunk.part == "games":
        numbers = range(chunk.number * plan.size, (chunk.number + 1) * plan.size)
        played = [_ordinary(plan, setup, chronicle, number) for number in numbers]
        rows = [row for row, _ in played]
        return Entry(chunk, tuple(rows), summed(chronicle.groups, setup.seats, rows, [a for _, a in played]))
    play = _rungs if chunk.part == "ladder" else _restrained
    return Entry(chunk, tuple(play(plan, setup, chronicle, chunk.number)))


@lru_cache(64)
def _chronicle(terms: bytes) -> Chronicle:
    setup = msgspec.json.decode(terms, type=Terms).setup()
    return setup.game.chronicle(setup)


def _ordinary(plan: Plan, setup: Setup, chronicle: Chronicle, number: int) -> tuple[Row, Account]:
    """Fewer bots than seats take turns; from game to game they move a seat on."""
    seats = setup.seats
    seed = f"{plan.seed}/games/{seats}/{number}"
    names = [plan.bots[(seat + number) % seats % len(plan.bots)] for seat in range(seats)]
    players = [player(setup, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    return play_game(setup, chronicle, players, seed, number)


def _rungs(plan: Plan, setup: Setup, chronicle: Chronicle, deal: int) -> Iterator[Row]:
    """A deal, once for each rung: every bot has every seat once. The order of the bots changes from deal to
    deal, so that all pairs meet.
    """
    seats, rungs = setup.seats, len(plan.ladder)
    seed = f"{plan.seed}/ladder/{deal}"
    order = list(range(rungs))
    Rng(f"{seed}/order").shuffle(order)
    for turn in range(rungs):
        sitting = tuple(order[(seat + turn) % rungs] for seat in range(seats))
        players = [
            player(setup, plan.ladder[rung], f"{seed}/{turn}/{seat}") for seat, rung in enumerate(sitting)
        ]
        yield play_game(setup, chronicle, players, seed, deal, sitting)[0]


def _restrained(plan: Plan, setup: Setup, chronicle: Chronicle, deal: int) -> Iterator[Row]:
    """A deal played freely, and then once for each family, which one seat does without. The seat changes from
    deal to deal. The bots have the same seeds, so that nothing else differs.
    """
    seats = setup.seats
    seed = f"{plan.seed}/restraint/{deal}"
    for at, without in enumerate([(), *plan.families.values()], UNRESTRAINED):
        sitting = tuple(at if seat == deal % seats else UNRESTRAINED for seat in range(seats))
        players = [player(setup, plan.restrained, f"{seed}/{seat}") for seat in range(seats)]
        if without:
            players[deal % seats] = Restrained(setup, plan.restrained, f"{seed}/{deal % seats}", without)
        yield play_game(setup, chronicle, players, seed, deal, sitting)[0]


def play_game(
    setup: Setup,
    chronicle: Chronicle,
    players: Sequence[Player],
    seed: str,
    number: int,
    sitting: tuple[int, ...] = (),
) -> tuple[Row, Account]:
    """One game. Its draws depend on the seed only, not on earlier decisions."""
    state = setup.state()
    state.events = []
    made = drive(state, [*players], DuplicateDraws(seed))
    scores, winners = state.scores(), state.winners()
    account = chronicle.account(state.events, scores)
    changes, decided_after = leads(account.standings, winners)
    return Row(
        number=number,
        players=sitting,
        first=account.first,
        scores=tuple(scores),
        winners=tuple(winners),
        turns=account.turns,
        decisions=len(made.actions),
        free=made.free,
        choices=made.choices,
        lead_changes=changes,
        decided_after=decided_after,
    ), account


def leads(standings: Sequence[Sequence[int]], winners: Sequence[int]) -> tuple[int, float]:
    """How often another seat than before took the lead alone, and the share of the standings after which the
    winner led alone to the end (1: never).
    """
    changes, leader, since = 0, None, len(standings)
    for at, points in enumerate(standings):
        best = max(points)
        alone = points.index(best) if points.count(best) == 1 else None
        if alone is None or [alone] != list(winners):
            since = len(standings)
        elif since == len(standings):
            since = at
        if alone is not None and alone != leader:
            changes += leader is not None
            leader = alone
    return changes, round(since / len(standings), 4)


# Many chunks


def played(plan: Plan, chunks: Sequence[Chunk], jobs: int, cluster: str | None = None) -> Iterator[Entry]:
    """Play chunks in `jobs` processes or on a cluster. The entries come in the order in which they finish."""
    if not chunks:
        return
    if cluster:
        from parlour.lab import cluster as ray_cluster  # it imports this module

        yield from ray_cluster.played(cluster, plan, chunks)
        return
    with workers(jobs) if jobs > 1 else nullcontext() as pool:
        yield from finished(pool, play_chunk, plan, chunks)
