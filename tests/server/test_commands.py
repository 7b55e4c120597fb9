"""The commands that have to do with the server."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import stat
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from pathlib import Path

import httpx
import msgspec
import pytest
from click.testing import CliRunner

from parlour import Rng
from parlour.cli import main
from parlour.match import log
from parlour.match.replay import replay_of
from parlour.server import addresses
from parlour.server.listeners import listening
from parlour.server.table import about
from parlour.store import open_store
from tests.match.matches import begun, finish

PARLOUR = Path(sys.executable).with_name("parlour")


def told(*command: str, code: int = 0) -> str:
    result = CliRunner().invoke(main, command)
    assert result.exit_code == code, result.output
    return result.output


def test_a_replay_is_verified(tmp_path: Path) -> None:
    match = begun("fruitoplay", 2, games=2)
    finish(match, Rng(1))
    replay = replay_of(match)
    file = tmp_path / "replay.json"
    file.write_bytes(msgspec.json.encode(replay))
    text = told("verify", str(file))
    assert "Game 2" in text
    assert match.at(match.winners[0]).name in text
    other = msgspec.structs.replace(replay, secret="another")
    file.write_bytes(msgspec.json.encode(other))
    assert "[replay-commitment]" in told("verify", str(file), code=2)
    file.write_text("nothing")
    assert "[replay-file]" in told("verify", str(file), code=2)


def test_a_store_is_checked(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    match = begun("fruitoplay", 2)

    async def keep(*more: bytes) -> None:
        async with await open_store(store) as opened:
            lines = [log.write(entry) for entry in match.log]
            await opened.append("match-1", 0, [*lines, *more], about(match))

    asyncio.run(keep())
    assert told("store", "check", "--store", str(store)) == "1 match, nothing wrong.\n"
    store.unlink()
    asyncio.run(keep(log.write(log.Acted(at=0, seat=0, tokens=("dodo",)))))
    assert "match-1: Entry" in told("store", "check", "--store", str(store), code=1)


def test_a_damaged_store_is_told_repaired_and_not_served(tmp_path: Path) -> None:
    store, new, copy = (str(tmp_path / name) for name in ("store.sqlite", "new.sqlite", "copy.sqlite"))
    match = begun("fruitoplay", 2)

    async def keep() -> None:
        async with await open_store(store) as opened:
            for number in range(20):
                lines = [log.write(entry) for entry in match.log]
                await opened.append(f"match-{number}", 0, lines, about(match))

    asyncio.run(keep())
    assert ": 20." in told("store", "backup", copy, "--store", store)
    assert "20 matches, nothing wrong" in told("store", "check", "--store", copy)
    with Path(store).open("r+b") as file:
        file.seek(4096 * 6)
        file.write(b"scribble" * 1024)
    for command in (("store", "check", "--store", store), ("store", "check", "--store", __file__)):
        result = CliRunner().invoke(main, command)
        assert result.exit_code == 1
        assert isinstance(result.exception, SystemExit)
    assert "is damaged" in told("store", "check", "--store", store, code=1)
    assert "[store-damaged]" in told("serve", "--port", "0", "--store", store, code=2)
    assert new in told("store", "repair", store, new)
    assert "nothing wrong" in told("store", "check", "--store", new)
    os.truncate(store, 5000)
    assert "is damaged" in told("store", "check", "--store", store, code=1)


def test_a_store_is_copied(tmp_path: Path) -> None:
    store, other = str(tmp_path / "store.sqlite"), str(tmp_path / "other.sqlite")
    file = str(tmp_path / "matches.jsonl")
    match = begun("fruitoplay", 2)

    async def keep() -> None:
        async with await open_store(store) as opened:
            await opened.append("match-1", 0, [log.write(entry) for entry in match.log], about(match))

    asyncio.run(keep())
    assert ": 1." in told("store", "export", file, "--store", store)
    assert stat.S_IMODE(Path(file).stat().st_mode) == 0o600
    assert "[file-exists]" in told("store", "export", file, "--store", store, code=2)
    assert "Matches added: 1; there already: 0." in told("store", "import", file, "--store", other)
    assert "Matches added: 0; there already: 1." in told("store", "import", file, "--store", other)
    assert told("store", "check", "--store", other) == "1 match, nothing wrong.\n"
    Path(file).write_text("{}")
    assert "[export-line]" in told("store", "import", file, "--store", other, code=2)
    assert "There is no store" in told("store", "check", "--store", str(tmp_path / "none"), code=1)
    assert "[store-missing]" in told("store", "repair", str(tmp_path / "none"), other, code=2)
    assert "[store-file-only]" in told("store", "backup", other, "--store", "postgresql://x/y", code=2)


def test_what_cannot_be_served(tmp_path: Path) -> None:
    store = ("--store", str(tmp_path / "store.sqlite"))
    smtp = ("--smtp", "smtp://me@mail.example.org")
    assert "[smtp-origin]" in told("serve", *smtp, *store, code=2)
    assert "[smtp-form]" in told(
        "serve", "--smtp", "mail.example.org", "--origin", "https://example.org", *store, code=2
    )
    assert "[smtp-sender]" in told(
        "serve", *smtp, "--origin", "https://example.org", "--mail-from", "nobody", *store, code=2
    )
    assert "[several-processes]" in told("serve", "--workers", "2", *store, code=2)
    assert "[store-open]" in told("serve", "--store", "/dev/null/store.sqlite", code=2)
    (tmp_path / "kept.sqlite.lock").mkdir()
    assert "[store-open]" in told("serve", "--port", "0", "--store", str(tmp_path / "kept.sqlite"), code=2)
    assert "[store-url]" in told("serve", "--store", "redis://localhost", code=2)
    for origin in ("example.org", "https://example.org/page", "ftp://example.org"):
        assert "[origin-form]" in told("serve", "--origin", origin, *store, code=2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "[address]" in told("serve", "--port", port, *store, code=2)


async def at_home(tmp_path: Path, *options: str, **more: str) -> tuple[Process, list[str], Path]:
    """`parlour` alone, what it says, and the file in which the browser writes the address it is given."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part\nmv {seen}.part {seen}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), **more}
    process = await asyncio.create_subprocess_exec(
        PARLOUR, *options, env=environment, stdout=PIPE, stderr=PIPE
    )
    lines: list[str] = []
    assert process.stdout
    async with asyncio.timeout(60):
        while not lines or "Ctrl+C" not in lines[-1]:
            line = (await process.stdout.readline()).decode()
            assert line, await process.communicate()
            lines.append(line.strip())
        while not seen.exists():
            await asyncio.sleep(0.05)
    return process, lines, seen


async def end(process: Process) -> str:
    """End it; what it has said on standard error."""
    process.terminate()
    _, complaints = await process.communicate()
    assert process.returncode == 0
    return complaints.decode()


@pytest.mark.outer
def test_without_a_command_the_browser_opens(tmp_path: Path) -> None:
    async def test() -> None:
        with listening("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        process, lines, seen = await at_home(tmp_path, "--port", str(port))
        try:
            address = seen.read_text().strip()
            store = tmp_path / "parlour" / "parlour.sqlite"
            assert address == f"http://127.0.0.1:{port}/"
            assert lines == [
                f"Parlour is at {address}",
                f"Your games are kept in {store}",
                "To stop, press Ctrl+C here. Nothing will be lost.",
            ]
            async with httpx.AsyncClient(trust_env=False, verify=False, timeout=60) as web:
                assert "Parlour" in (await web.get(address)).text
                assert (await web.get(f"{address}api/door")).json()["yours"]
            seen.unlink()
            other = tmp_path / "other.sqlite"
            other.symlink_to(store)
            for command, code, said in (
                ([], 0, f"Parlour is already running, at {address}"),
                (["--lan"], 0, "To let friends on this network in, use the switch"),
                (["serve", "--port", "0"], 2, "[served]"),
                (["serve", "--port", "0", "--store", str(other)], 2, "[served]"),
            ):
                second = await asyncio.create_subprocess_exec(
                    PARLOUR,
                    *command,
                    env={**os.environ, "BROWSER": str(tmp_path / "browser"), "XDG_DATA_HOME": str(tmp_path)},
                    stdout=PIPE,
                    stderr=STDOUT,
                )
                words, _ = await second.communicate()
                assert said in words.decode()
                assert second.returncode == code
            assert seen.read_text().strip() == address
        finally:
            complaints = await end(process)
        assert complaints == ""  # the log is in a file
        logged = map(json.loads, store.with_suffix(".log").read_text().splitlines())
        request = next(each for each in logged if each["event"] == "request")
        assert (request["path"], request["status"]) == ("/", 200)

    asyncio.run(test())


def test_at_home_another_port_and_the_network(tmp_path: Path) -> None:
    """The port is taken by something else; the log is wanted here; friends are let in from the beginning."""

    async def test() -> None:
        with listening("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            process, lines, seen = await at_home(
                tmp_path, "--port", str(port), "--lan", "--log", PARLOUR_ADDRESSES="127.0.0.2,127.0.0.3"
            )
            try:
                address = seen.read_text().strip()
                friends = address.replace("127.0.0.1", "127.0.0.2")
                assert address != f"http://127.0.0.1:{port}/"
                assert lines[:3] == [
                    f"Parlour is at {address}",
                    f"Port {port} is taken by another program, so Parlour is at a different one today.",
                    f"Friends on this network come in at {friends}",
                ]
                async with httpx.AsyncClient(trust_env=False, verify=False, timeout=60) as web:
                    assert (await web.get(f"{friends}api/door")).json() == {"yours": False}
            finally:
                complaints = await end(process)
        assert "/api/door" in complaints
        assert not (tmp_path / "parlour" / "parlour.log").exists()

    asyncio.run(test())


def test_what_home_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for address in ("0.0.0.0", "example.org", "serve"):
        assert "[door-address]" in told("--lan", address, code=2)
    assert "[address]" in told("--lan", "192.0.2.77", code=2)
    monkeypatch.setattr(addresses, "routed", list)
    monkeypatch.setattr(addresses, "interface_addresses", list)
    assert "[door-nowhere]" in told("--lan", code=2)
    for option in (("--port", "9000"), ("--log",), ("--lan", "127.0.0.2")):
        assert "[home-option]" in told(*option, "games", code=2)
