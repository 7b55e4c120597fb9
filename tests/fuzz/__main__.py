"""`make fuzz`: a million inputs that strangers could send, none of which may surprise anything.

    python -m tests.fuzz [--inputs 1000000] [--seed 1] [--resume build/fuzz.json]

Each chunk of inputs follows from the seed and its number, so what was interrupted goes on where it stopped.
Ends with 1 if anything was found. Once that is mended it goes into `corpus/`, which the tests read.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

import parlour
from parlour import GAMES, Play, Rng
from tests.fuzz import feed, generate
from tests.fuzz.feed import FILE, SLOW, Finding
from tests.fuzz.network import Network

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SHARES: Final = {"components": 10, "records": 10, "tokens": 58, "requests": 10, "messages": 12}  # percent
CHUNK: Final = 500
COMMANDS: Final = 50  # one of so many texts is also given to a command
MEMORY: Final = Path("/dev/shm")  # where a store is quick


class Surface(msgspec.Struct):
    """What has been done about one kind of input."""

    inputs: int = 0
    longest: float = 0.0  # milliseconds
    answers: dict[str, int] = {}
    findings: list[str] = []


class State(msgspec.Struct):
    seed: str
    surfaces: dict[str, Surface]


class Fuzz:
    def __init__(self, seed: str, folder: Path, network: Network) -> None:
        self._seed = seed
        self._folder = folder
        self._network = network
        self._bar = SLOW

    async def chunk(self, name: str, surface: Surface) -> None:
        """The next inputs of a surface."""
        rng = Rng(f"{self._seed} {name} {surface.inputs // CHUNK}")
        answers = Counter(surface.answers)
        surface.inputs += CHUNK
        self._bar = FILE if name == "records" else SLOW
        await self._network.rest()
        if name in ("requests", "messages"):
            ask = self._network.requests if name == "requests" else self._network.messages
            try:
                await ask(rng, CHUNK, answers)
            except Finding as finding:
                surface.findings.append(f"chunk {surface.inputs // CHUNK - 1}: {finding}")
            self._took(surface, self._network.longest, "the event loop")
        else:
            await asyncio.to_thread(getattr(self, f"_{name}"), rng, surface, answers)  # the server goes on
        surface.answers = dict(answers.most_common())

    def _took(self, surface: Surface, seconds: float, *what: object) -> None:
        surface.longest = max(surface.longest, round(1000 * seconds, 1))
        if seconds > self._bar:
            surface.findings.append(f"{1000 * seconds:.0f} ms: {described(what)}")

    def _try(
        self, surface: Surface, answers: Counter[str], read: Callable[..., tuple[str, float]], *given: object
    ) -> None:
        try:
            code, seconds = read(*given)
        except Finding as finding:
            surface.findings.append(f"{described(given)}: {finding}")
            return
        answers[code] += 1
        self._took(surface, seconds, *given)

    def _command(self, surface: Surface, answers: Counter[str], command: list[str], content: bytes) -> None:
        try:
            answers[feed.feed_command(self._folder, command, content)] += 1
        except Finding as finding:
            surface.findings.append(f"{content!r:.2000}: {finding}")

    def _components(self, rng: Rng, surface: Surface, answers: Counter[str]) -> None:
        for number in range(CHUNK):
            game, text = generate.component_set(rng)
            self._try(surface, answers, feed.feed_components, game, text)
            if number % COMMANDS == 0:
                content = generate.as_bytes(text)
                self._command(surface, answers, ["components", game, "--check"], content)

    def _records(self, rng: Rng, surface: Surface, answers: Counter[str]) -> None:
        for number in range(CHUNK):
            if rng.below(3):
                text = generate.record(rng)
                self._try(surface, answers, feed.feed_record, text)
                command, content = "replay", generate.as_bytes(text)
            else:
                content = generate.replay(rng)
                self._try(surface, answers, feed.feed_replay, content)
                command = "verify"
            if number % COMMANDS == 0:
                self._command(surface, answers, [command], content)

    def _tokens(self, rng: Rng, surface: Surface, answers: Counter[str]) -> None:
        game = generate.one(rng, list(GAMES.values()))
        play = parlour.start(game.id, generate.one(rng, game.seats), seed=str(rng.below(10**6)))
        for _ in range(CHUNK):
            if play.over:
                play = parlour.start(game.id, play.setup.seats, seed=str(rng.below(10**6)))
            seat = generate.one(rng, [*play.waiting * 4, *range(-1, play.setup.seats + 1), 2**70])
            tokens = generate.tokens(rng, play, seat)
            self._try(surface, answers, feed.feed_tokens, play, seat, tokens)


def described(given: Sequence[object]) -> str:
    """An input as somebody can try it again."""
    return repr([str(each.record) if isinstance(each, Play) else each for each in given])[:2000]


async def run(asked: argparse.Namespace) -> int:
    path = Path(asked.resume)
    path.parent.mkdir(parents=True, exist_ok=True)
    state = State(asked.seed, {name: Surface() for name in SHARES})
    if path.exists():
        state = msgspec.json.decode(path.read_bytes(), type=State)
        if state.seed != asked.seed:
            say(f"{path} belongs to the seed {state.seed}: name another file")
            return 2
    wanted = {name: asked.inputs * share // 100 for name, share in SHARES.items()}
    feed.warm_up()
    with TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        async with Network.up(Path(folder)) as network:
            fuzz = Fuzz(asked.seed, Path(folder), network)
            told = monotonic()
            while left := [name for name in SHARES if state.surfaces[name].inputs < wanted[name]]:
                name = min(left, key=lambda name: state.surfaces[name].inputs / wanted[name])
                await fuzz.chunk(name, state.surfaces[name])
                path.write_bytes(msgspec.json.format(msgspec.json.encode(state)))
                if monotonic() > told + 30:
                    told = monotonic()
                    say(", ".join(f"{each} {found.inputs}" for each, found in state.surfaces.items()))
    for name, surface in state.surfaces.items():
        say(
            f"{name}: {surface.inputs} inputs, at most {surface.longest} ms, {len(surface.findings)} findings"
        )
        for finding in surface.findings[:5]:
            say(f"    {finding[:1000]}")
    return int(any(surface.findings for surface in state.surfaces.values()))


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--resume", default="build/fuzz.json")
    sys.exit(asyncio.run(run(parser.parse_args())))
