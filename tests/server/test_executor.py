"""Bots think in turn."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import TYPE_CHECKING

from parlour.server import executor
from parlour.server.executor import BEHIND, FairExecutor, Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import pytest


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(whole())


def test_all_take_turns_at_every_level() -> None:
    turns: Turns[str] = Turns()
    for table in range(3):
        for decision in range(2):
            turns.put(("here", "ann", f"t{table}"), f"ann {table} {decision}")
    turns.put(("here", "bob", "t9"), "bob")
    turns.put(("there", "zoe", "t8"), "zoe")
    found = []
    while turns:
        found.append(turns.take())
    assert found == ["ann 0 0", "zoe", "bob", "ann 1 0", "ann 2 0", "ann 0 1", "ann 1 1", "ann 2 1"]


def test_last_turns_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "MANY", 3)
    turns: Turns[str] = Turns()
    turns.put("a", "first")
    turns.put("a", "second")
    for name in "bcdefgh":
        turns.put(name, name)
    assert [turns.take() for _ in range(9)] == ["first", *"bcdefgh", "second"]
    assert len(turns._last) <= 3
    assert not turns


class Asked:
    """Work that waits for a sign, in one thread, and the order in which it was done."""

    def __init__(self) -> None:
        self.executor = FairExecutor(1, 3, "test")
        self.order: list[str] = []
        self.go_on = Event()
        self.tasks: list[asyncio.Task[str]] = []

    def ask(self, name: str, *path: str, rank: int = 0) -> asyncio.Task[str]:
        def work() -> str:
            assert self.go_on.wait(60)
            self.order.append(name)
            return name

        self.tasks.append(asyncio.create_task(self.executor.run(path, rank, work)))
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


def test_who_is_behind_waits_for_others_but_not_for_ever() -> None:
    async def test() -> None:
        asked = Asked()
        for rank, name in ((2, "last"), (1, "late"), (0, "first")):
            for number in range(5 * BEHIND):
                asked.ask(name, "here", name, str(number), rank=rank)
        order = await asked.finish()
        beginning = order[1 : 4 * BEHIND]
        assert (beginning.count("late"), beginning.count("last")) == (2, 1)

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
        few = FairExecutor(2, 1, "test")
        results = await asyncio.gather(
            few.run("a", 0, lambda: 1 // 0), few.run("b", 0, lambda: 7), return_exceptions=True
        )
        assert isinstance(results[0], ZeroDivisionError)
        assert results[1] == 7
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
