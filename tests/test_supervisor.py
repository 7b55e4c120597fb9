"""Whatever lives as long as the process is started again, or known to be hopeless."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from parlour import supervisor
from parlour.supervisor import HOPELESS, Supervised, pause

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSES", (0.001, 0.002))


def run(test: Callable[[], Coroutine[object, object, None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(limited())


async def ended() -> None:
    pass


async def failed() -> None:
    raise RuntimeError("unexpected")


async def cancelled_within() -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


@pytest.mark.parametrize("first", [ended, failed, cancelled_within])
def test_what_stops_is_started_again(
    first: Callable[[], Coroutine[object, object, None]], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        runs = 0
        again = asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs <= 2:
                await first()
                return
            again.set()
            await asyncio.sleep(60)

        task = Supervised("work", work)
        await again.wait()
        assert (runs, task.restarts, task.failures, task.problem) == (3, 2, 2, "")
        assert not task.hopeless
        await task.stop()
        assert runs == 3
        assert not task.hopeless

    run(test)
    assert caplog.text.count("work has stopped") == 2


def test_what_always_fails_is_hopeless() -> None:
    async def test() -> None:
        task = Supervised("work", failed)
        while not task.hopeless:
            await asyncio.sleep(0.001)
        assert task.failures == HOPELESS
        await task.stop()

    run(test)


def test_a_failure_after_long_is_the_first_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "STEADY", 0.0)

    async def test() -> None:
        task = Supervised("work", failed)
        while task.restarts < 2 * HOPELESS:
            await asyncio.sleep(0.001)
        assert task.failures == 1
        await task.stop()

    run(test)


def test_what_is_finished_comes_to_its_own_end() -> None:
    async def test() -> None:
        go_on = asyncio.Event()
        done = []

        async def work() -> None:
            await go_on.wait()
            done.append(1)

        task = Supervised("work", work)
        await asyncio.sleep(0)
        go_on.set()
        await task.finish(10)
        assert done == [1]
        stuck = Supervised("stuck", asyncio.Event().wait)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await stuck.finish(0.01)

    run(test)


def test_pauses_grow_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSES", (1.0, 30.0))
    for failures, longest in ((1, 1), (2, 2), (4, 8), (6, 30), (60, 30), (5000, 30)):
        found = {pause(failures) for _ in range(20)}
        assert len(found) > 1
        assert max(found) <= longest
        assert min(found) >= longest / 2
