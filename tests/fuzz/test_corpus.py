"""What once broke something, or could have, is refused; and the fuzzer sees what it looks for."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from parlour import Record, words
from tests.fuzz import feed
from tests.fuzz.__main__ import State, run
from tests.fuzz.feed import Finding
from tests.fuzz.network import Mouth, Network
from tests.server.visitor import Person, goodbye

CORPUS = Path(__file__).parent / "corpus"


def files(kind: str) -> list[Path]:
    found = sorted(CORPUS.glob(f"*.{kind}"))
    assert found
    return found


@pytest.mark.parametrize("file", files("toml"), ids=lambda file: file.stem)
def test_tables(file: Path, tmp_path: Path) -> None:
    game = file.name.partition("-")[0]
    assert feed.feed_components(game, file.read_text(encoding="utf-8"))[0] != "taken"
    assert feed.feed_command(tmp_path, ["components", game, "--check"], file.read_bytes()) == "exit 2"


@pytest.mark.parametrize("file", files("parlour"), ids=lambda file: file.stem)
def test_records(file: Path, tmp_path: Path) -> None:
    assert feed.feed_record(file.read_text(encoding="utf-8"))[0] != "taken"
    assert feed.feed_command(tmp_path, ["replay"], file.read_bytes()) == "exit 2"


@pytest.mark.parametrize("file", files("json"), ids=lambda file: file.stem)
def test_replays(file: Path, tmp_path: Path) -> None:
    assert feed.feed_replay(file.read_bytes())[0] != "taken"
    assert feed.feed_command(tmp_path, ["verify"], file.read_bytes()) == "exit 2"


def test_requests_and_messages(tmp_path: Path) -> None:
    async def test() -> None:
        async with Network.up(tmp_path) as network:
            for file in files("http"):
                head, _, body = file.read_bytes().partition(b"\r\n\r\n")
                first, *lines = head.decode("latin-1").split("\r\n")
                method, target, _ = first.split(" ")
                headers = [(name, value) for name, _, value in (line.partition(": ") for line in lines)]
                assert 400 <= await network.call(method, target, headers, body) < 500, file
                assert 400 <= await network.raw(method, target, headers[:-1], body) < 500, file
            answers: Counter[str] = Counter()
            person = await Person.come(network.base, "Somebody")
            mouth = Mouth(person, await person.open("pungi", 3), answers)
            await mouth.come()
            said = (CORPUS / "messages.txt").read_text(encoding="utf-8").split("\n")
            await mouth.tell([each.encode() for each in said])
            assert answers["message"] > 3
            await mouth.leave()

    async def whole() -> None:
        try:
            async with asyncio.timeout(120):
                await test()
        finally:
            await goodbye()

    asyncio.run(whole())


@pytest.mark.outer
def test_a_small_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.__main__.CHUNK", 50)
    for bar in ("SLOW", "FILE"):  # whoever measures does so on a quiet machine
        monkeypatch.setattr(f"tests.fuzz.__main__.{bar}", 60.0)
    file = tmp_path / "fuzz.json"

    def done(inputs: int, seed: str = "test") -> dict[str, int]:
        asked = Namespace(inputs=inputs, seed=seed, resume=str(file))
        assert asyncio.run(run(asked)) == 0
        surfaces = msgspec.json.decode(file.read_bytes(), type=State).surfaces
        assert all(
            sum(each.answers.values()) >= each.inputs for name, each in surfaces.items() if name != "messages"
        )
        return {name: each.inputs for name, each in surfaces.items()}

    first = done(200)
    assert first == {"components": 50, "records": 50, "tokens": 150, "requests": 50, "messages": 50}
    assert done(200) == first
    assert done(300)["tokens"] == 200
    with pytest.raises(AssertionError):
        done(300, seed="other")


def test_the_fuzzer_sees_what_it_looks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Finding, match="ZeroDivisionError"):
        feed.fed(lambda: 1 // 0)
    with monkeypatch.context() as careless:
        careless.setattr(words, "harmless", lambda arg: arg)
        with pytest.raises(Finding, match="terminal is commanded"):
            feed.feed_command(tmp_path, ["replay"], b"\x1b]0;x\x07")
    with monkeypatch.context() as careless:
        careless.setattr(Record, "parse", lambda _: 1 // 0)
        with pytest.raises(Finding, match="ZeroDivisionError"):
            feed.feed_command(tmp_path, ["replay"], b"")


def test_the_fuzzer_sees_what_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with Network.up(tmp_path) as network:
            await network.rest()
            monkeypatch.setattr("parlour.server.middleware.own", lambda *_: 1 // 0)
            with pytest.raises(Finding, match="ZeroDivisionError"):
                await network.call("POST", "/api/guests", [("origin", "http://x")], b"")
            monkeypatch.setattr("parlour.server.rest.me_of", lambda _: 1 // 0)
            content = [("content-type", "application/json"), ("host", "x")]
            with pytest.raises(Finding, match="surprised"):
                await network.call("POST", "/api/guests", content, b'{"name": "Eve"}')
            assert network.longest > 0

    asyncio.run(test())
