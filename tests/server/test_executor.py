"""Bots think in turn."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import TYPE_CHECKING

from parlour.server import executor
from parlour.server.executor import FairExecutor, Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import pytest


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(whole())


def taken(turns: Turns[tuple[str, ...]], seconds: Callable[[tuple[str, ...]], float]) -> list[str]:
    """Who has a turn after whom, if each takes so long."""
    found = []
    while turns:
        path = turns.take()
        turns.charge(path, seconds(path))
        found.append(" ".join(path[1:]))
    return found


def test_all_take_turns_at_every_level() -> None:
    turns: Turns[tuple[str, ...]] = Turns()
    for _ in range(2):
        for table in "012":
            turns.put(("here", "ann", table), ("here", "ann", table))
    for path in (("here", "bob", "9"), ("there", "zoe", "8")):
        turns.put(path, path)
    order = taken(turns, lambda _: 1.0)
    assert order == ["ann 0", "zoe 8", "bob 9", "ann 1", "ann 2", "ann 0", "ann 1", "ann 2"]


def test_what_is_shared_is_time() -> None:
    """While somebody's bots think for a second, another's have a thousand turns of a millisecond."""
    turns: Turns[tuple[str, ...]] = Turns()
    for _ in range(3):
        turns.put(("here", "slow"), ("here", "slow"))
    for _ in range(1500):
        turns.put(("there", "quick"), ("there", "quick"))
    order = taken(turns, lambda path: 1 if path[0] == "here" else 1 / 1024)
    assert [n for n, who in enumerate(order) if who == "slow"] == [0, 1025, 1502]


def test_nobody_saves_up_time() -> None:
    turns: Turns[tuple[str, ...]] = Turns()
    for _ in range(5):
        turns.put(("here", "ann"), ("here", "ann"))
    for _ in range(3):
        turns.charge(turns.take(), 100)
    for _ in range(5):
        turns.put(("there", "zoe"), ("there", "zoe"))
    assert taken(turns, lambda _: 100)[:4] == ["zoe", "ann", "zoe", "ann"]


def test_what_was_used_is_forgotten_when_it_counts_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "MANY", 3)
    turns: Turns[str] = Turns()
    turns.put("a", "a")
    turns.put("a", "a")
    for name in "bcdefgh":
        turns.put(name, name)
    order = []
    while turns:
        order.append(turns.take())
        turns.charge(order[-1], 1)
    assert order == [*"abcdefgh", "a"]
    turns.put("i", "i")
    turns.take()
    assert len(turns._used) <= 3


class Asked:
    """Work that waits for a sign, in one thread, and the order in which it was done."""

    def __init__(self) -> None:
        self.executor = FairExecutor(1, "test")
        self.order: list[str] = []
        self.go_on = Event()
        self.tasks: list[asyncio.Task[tuple[str, float]]] = []

    def ask(self, name: str, *path: str, cost: float = 1.0) -> asyncio.Task[tuple[str, float]]:
        def work() -> str:
            assert self.go_on.wait(60)
            self.order.append(name)
            return name

        self.tasks.append(asyncio.create_task(self.executor.run(path, work, cost)))
        return self.tasks[-1]

    async def finish(self) -> list[str]:
        await asyncio.sleep(0)  # all have asked
        self.go_on.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.executor.close()
        return self.order


def test_thirty_tables_of_one_person_delay_the_table_of_another_by_one_decision() -> None:
    async def test() -> None:
        asked = Asked()
        for table in range(30):
            for bot in range(6):
                asked.ask(f"ann {table} {bot}", "here", "ann", str(table))
        asked.ask("zoe", "there", "zoe", "t")
        order = await asked.finish()
        assert order.index("zoe") == 1  # after what had begun
        assert len(order) == 181

    run(test)


def test_whose_time_costs_more_gets_less_but_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "perf_counter", lambda: 0.0)  # every turn takes the same time

    async def test() -> None:
        asked = Asked()
        for name, cost in (("last", 64.0), ("late", 8.0), ("first", 1.0)):
            for number in range(100):
                asked.ask(name, name, str(number), cost=cost)
        order = await asked.finish()
        beginning = order[1:74]  # what had begun before anybody else was there does not count
        assert beginning.count("first") > 4 * beginning.count("late") > 0
        assert 0 < order.index("last", 1) < 200

    run(test)


def test_what_nobody_waits_for_is_not_done() -> None:
    async def test() -> None:
        asked = Asked()
        asked.ask("one", "a")
        left = asked.ask("two", "b")
        asked.ask("three", "c")
        await asyncio.sleep(0)
        left.cancel()
        assert await asked.finish() == ["one", "three"]

    run(test)


def test_what_goes_wrong_concerns_who_asked_for_it() -> None:
    async def test() -> None:
        few = FairExecutor(2, "test")
        results = await asyncio.gather(
            few.run("a", lambda: 1 // 0), few.run("b", lambda: 7), return_exceptions=True
        )
        assert isinstance(results[0], ZeroDivisionError)
        assert isinstance(results[1], tuple)
        assert results[1][0] == 7
        few.close()

    run(test)


def test_after_the_end_nothing_begins() -> None:
    async def test() -> None:
        asked = Asked()
        tasks = [asked.ask(name, name) for name in ("running", "waiting", "waiting too")]
        await asyncio.sleep(0)
        asked.executor.close()
        await asyncio.wait(tasks[1:])
        assert [task.cancelled() for task in tasks[1:]] == [True, True]
        assert await asked.finish() == ["running"]

    run(test)
