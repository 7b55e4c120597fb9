"""A player asks by moves that cannot be played what they may not know."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

import parlour
from parlour.games import GAMES
from parlour.kernel.state import SPECTATOR
from tests.server.visitor import Refusal

if TYPE_CHECKING:
    from parlour import Rng
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State
    from tests.chaos.hostile.target import Target
    from tests.server.visitor import At

TOKEN: Final = re.compile(r"[a-z]+:[\w.+/-]+(?:[:,][\w.+/-]+)*")
WORLDS: Final = 10  # that are compared
PAUSE: Final = 0.25  # seconds between two probes


async def attack(target: Target) -> None:
    await target.all_for_a_while([play(target, game) for game in GAMES])


async def play(target: Target, game: str) -> None:
    """Play against bots, and ask two things at once before each move."""
    person = await target.guest()
    while target.left > 0:
        seats = GAMES[game].seats[-1]
        at = await person.at(await person.open(game, seats))
        await at.ask("sit", seat=0)
        for seat in range(1, seats):
            await at.ask("seat_bot", seat=seat, bot="random")
        await at.ask("begin")
        while target.left > 0 and await has_turn(at):
            await probe(target, game, at)
            if at.my_turn:
                await target.attempt("act", at.act(target.rng))
            await asyncio.sleep(PAUSE)
        await at.leave()


async def has_turn(at: At) -> bool:
    """Wait for it; there is none after the end."""
    await at.until(lambda: at.over or at.my_turn)
    return not at.over


async def probe(target: Target, game: str, at: At) -> None:
    """A refusal may repeat what was sent, what the seat was told, and what it could do next in every world
    that it holds possible. Nothing else.
    """
    legal = at.now["legal"]
    first = legal[target.rng.below(len(legal))]
    others = [token for token in told_by(at) if token not in legal] or ["play:nothing-1"]
    second = others[target.rng.below(len(others))] if target.rng.below(3) else "play:nothing-1"
    tokens = [first, second]
    setup = parlour.setup(game, len(at.sitting["places"]))
    worlds = possible(setup, at.now["view"], target.rng)
    try:
        await at.ask("act", seq=at.now["seq"], tokens=tokens)
        target.counts["played"] += 1
    except Refusal as refusal:
        target.counts[refusal.code] += 1
        await asyncio.sleep(0.05)  # the first may have been played: then there are news
        more = words_in(refusal.told) - told_by(at) - set(tokens)
        if more and not all(more <= next_in(world, setup, first) for world in worlds):
            target.problems.append(f"{game}: {tokens} is {refusal.code}, and tells {sorted(more)[:5]}")


def possible(setup: Setup, view: dict[str, Any], rng: Rng) -> list[State]:
    """Some worlds that look the same to whoever has this view."""
    shape = type(setup.view(setup.state(), SPECTATOR))
    sampler = setup.sampler(msgspec.convert(view, shape))
    return [sampler.sample(rng) for _ in range(WORLDS)]


def next_in(world: State, setup: Setup, token: str) -> set[str]:
    """What seat 0 could do after this, in one of these worlds."""
    world = world.clone()
    world.apply(0, setup.action(token))
    if 0 not in world.waiting:
        return set()
    return {setup.token(action) for action in world.legal(0)}


def told_by(at: At) -> set[str]:
    """Every word that looks like a token, of all that a client was told in the open."""
    return {word.rstrip(".") for text in at.heard if not is_refusal(text) for word in TOKEN.findall(text)}


def is_refusal(text: str) -> bool:
    return text.startswith('{"kind":"refused"')


def words_in(told: dict[str, Any]) -> set[str]:
    facts = " ".join(str(fact) for fact in told.get("facts", {}).values())
    return {word.rstrip(".") for word in TOKEN.findall(f"{facts} {told['sentence']}")}
