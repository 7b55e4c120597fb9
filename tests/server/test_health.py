"""Health tells the truth."""

from __future__ import annotations

import asyncio
import errno
import os
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from parlour.server import health
from parlour.server.settings import Settings
from parlour.store import Failed
from parlour.supervisor import HOPELESS
from tests.server.visitor import HUBS, Person, run, serving
from tests.store.by_hand import hang_up

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from parlour.server.hub import Hub

PARTS = {"store", "announcements", "writer", "leases", "bots", "tasks", "disk", "descriptors"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


async def ready(person: Person, failing: set[str]) -> dict[str, str]:
    """Wait until these parts fail, and no others."""
    async with asyncio.timeout(60):
        while True:
            answer = await person.web.get("/readyz")
            told = answer.json()
            if {part for part, state in told["parts"].items() if state != "ok"} == failing:
                break
            await asyncio.sleep(0.05)
    assert set(told["parts"]) == PARTS
    assert answer.status_code == (503 if failing else 200)
    assert told["status"] == ("failing" if failing else "ok")
    parts: dict[str, str] = told["parts"]
    return parts


def no_probe(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise Failed("disk I/O error")

    patch.setattr(hub.store, "probe", fail)


def silent_probe(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    async def hang() -> None:
        await asyncio.sleep(600)

    patch.setattr(health, "PATIENCE", 0.05)
    patch.setattr(hub.store, "probe", hang)


def no_leases(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(hub.scheduler), "renewed", False)


def no_workers(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    for worker in hub.scheduler.workers._workers:
        patch.setattr(worker, "failures", 1)


def no_disk(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hub, "settings", Settings(store=hub.settings.store, free=10**18))


def no_descriptors(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(health, "FULL", 0.0)


def not_even_to_count(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    def listdir(path: object) -> list[str]:
        raise OSError(errno.EMFILE, "Too many open files")

    patch.setattr(os, "listdir", listdir)


def no_task(hub: Hub, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hub.long_lived()[0], "problem", "RuntimeError")


@pytest.mark.parametrize(
    ("part", "break_it", "reason"),
    [
        ("store", no_probe, "disk I/O error"),
        ("store", silent_probe, "no answer within"),
        ("leases", no_leases, "not renewed"),
        ("bots", no_workers, "no process"),
        ("disk", no_disk, "MB left"),
        ("descriptors", no_descriptors, "in use"),
        ("descriptors", not_even_to_count, "all in use"),
        ("tasks", no_task, "RuntimeError"),
    ],
)
def test_a_part_that_fails_is_told(
    tmp_path: Path,
    part: str,
    break_it: Callable[[Hub, pytest.MonkeyPatch], None],
    reason: str,
) -> None:
    def gauge(text: str) -> str:
        return next(line for line in text.splitlines() if line.startswith(f'parlour_healthy{{part="{part}"'))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            person = Person(base)
            await ready(person, set())
            assert gauge((await person.web.get("/metrics")).text).endswith(" 1.0")
            with pytest.MonkeyPatch.context() as patch:
                break_it(HUBS[base], patch)
                for _ in range(2):
                    assert reason in (await ready(person, {part}))[part]
                assert gauge((await person.web.get("/metrics")).text).endswith(" 0.0")
                assert (await person.web.get("/healthz")).json()["status"] == "ok"
            await ready(person, set())

    with capture_logs() as lines:
        run(test)
    told = [(line["event"], line["part"]) for line in lines if "part" in line]
    assert told == [("failing", part), ("works again", part)]


def test_the_store_is_probed_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 600.0)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            probes = 0
            person = Person(base)
            await person.web.get("/readyz")
            probe = HUBS[base].store.probe

            async def counted() -> None:
                nonlocal probes
                probes += 1
                await probe()

            monkeypatch.setattr(HUBS[base].store, "probe", counted)
            for _ in range(5):
                assert (await person.web.get("/readyz")).status_code == 200
                assert (await person.web.get("/healthz")).status_code == 200
            assert probes == 0

    run(test)


def test_strangers_are_told_nothing_but_the_state(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            person = Person(base)
            await ready(person, set())
            answer = await person.web.get("/readyz", headers={"X-Forwarded-For": "8.8.8.8"})
            assert answer.status_code == 200
            assert set(answer.json()) == {"status", "version"}

    run(test)


def test_announcements_that_are_interrupted(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres) as base:
            person = Person(base)
            await ready(person, set())
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("parlour.store.postgres.CHANNEL", 'no"such channel')  # LISTEN fails
                await hang_up(postgres)
                await ready(person, {"announcements"})
            await ready(person, set())

    run(test)


@pytest.mark.parametrize("how", ["task", "writer"])
def test_what_only_a_new_process_can_mend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(health, "OFTEN", 0.01)
    ends: list[int] = []
    monkeypatch.setattr(health, "end_process", lambda: ends.append(1))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            hub = HUBS[base]
            await asyncio.sleep(0.1)
            assert not ends
            if how == "task":
                hub.long_lived()[0].failures = HOPELESS
            else:
                hub.store._fallen = "the writer has ended"  # type: ignore[attr-defined]
            async with asyncio.timeout(20):
                while not ends:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert ends == [1]

    run(test)
