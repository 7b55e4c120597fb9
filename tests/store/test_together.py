"""Several servers on one store: who looks after what, and who hears of it."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import asyncpg
import pytest

from parlour import Rng
from parlour.store import Failed, open_store
from parlour.store.postgres import PostgreSQL
from tests.store.by_hand import execute, hang_up
from tests.store.proxy import Proxy

if TYPE_CHECKING:
    from collections.abc import Callable


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_lease_has_one_owner(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.lease("m", "one", 60_000) == 1
        assert await two.lease("m", "two", 60_000) is None
        assert await one.lease("m", "one", 60_000) == 1
        assert await two.lease("n", "two", 60_000) == 1
        assert await one.leases("one", 60_000) == {"m": 1}
        assert await one.leases("two", 60_000) == {"n": 1}
        await two.release("m", "two")
        assert await two.lease("m", "two", 60_000) is None
        await one.release("m", "one")
        assert await one.leases("one", 60_000) == {}
        assert await two.lease("m", "two", 60_000) == 2
        assert await two.leases("two", 60_000) == {"m": 2, "n": 1}


async def test_a_lease_that_is_not_renewed_is_taken_over(url: str) -> None:
    later = "UPDATE leases SET expires = expires - 40000"  # what 40 seconds do
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.lease("m", "one", 60_000) == 1
        await execute(url, later)
        assert await two.lease("m", "two", 60_000) is None
        assert await one.lease("m", "one", 60_000) == 1
        await execute(url, later)
        assert await two.lease("m", "two", 60_000) is None
        await execute(url, later)
        assert await one.leases("one", 60_000) == {}
        assert await two.lease("m", "two", 60_000) == 2
        assert await one.lease("m", "one", 60_000) is None


async def test_a_lease_ends_by_itself(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.lease("m", "one", 100) == 1
        async with asyncio.timeout(20):
            while (fence := await two.lease("m", "two", 60_000)) is None:
                await asyncio.sleep(0.01)
        assert fence == 2


async def test_a_clock_that_was_set_back_keeps_no_lease(url: str) -> None:
    """The owner is dead, and its lease would last for an hour."""
    back = "UPDATE leases SET expires = expires + 3600000"
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.lease("m", "one", 60_000) == 1
        await execute(url, back)
        assert await two.leases("one", 60_000) == {}
        assert await two.lease("m", "two", 60_000) == 2
        assert await one.lease("m", "one", 60_000) is None
        await execute(url, back)
        assert await two.lease("m", "two", 60_000) == 2  # who lives just renews it
        assert await one.lease("m", "one", 60_000) is None


async def test_who_is_alone_takes_everything(url: str) -> None:
    async with await open_store(url) as one:
        assert await one.lease("m", "dead", 60_000) == 1
        await one.release_all()
        assert await one.lease("m", "one", 60_000) == 2


async def test_of_many_who_ask_one_gets_the_lease(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        for fence in range(1, 6):
            asked = [store.lease("m", f"{fence}/{n}", 60_000) for n in range(5) for store in (one, two)]
            answers = await asyncio.gather(*asked)
            assert {answer for answer in answers if answer} == {fence}
            for n in range(5):
                await one.release("m", f"{fence}/{n}")


async def test_a_process_does_not_hear_itself(postgres: str) -> None:
    here: list[tuple[str, int]] = []
    there: list[tuple[str, int]] = []
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        await one.listen(lambda match, seq: here.append((match, seq)))
        await two.listen(lambda match, seq: there.append((match, seq)))
        one.announce("m 1", 7)
        assert there == []  # the caller does not wait for it
        await until(lambda: there == [("m 1", 7)])
        two.announce("m 2", 8)
        await until(lambda: here == [("m 2", 8)])
        assert there == [("m 1", 7)]


async def test_a_file_has_one_server_and_announces_nothing(sqlite: str) -> None:
    heard: list[tuple[str, int]] = []
    async with await open_store(sqlite) as store:
        await store.listen(lambda match, seq: heard.append((match, seq)))
        store.announce("m", 1)
        await store.append("m", 0, [b"a"])  # meanwhile it would have been heard
        assert heard == []


async def test_announcements_reach_other_servers(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        await two.listen(lambda match, seq: heard.append((match, seq)))
        for seq in range(1, 2001):
            one.announce(f"m{seq % 3}", seq)
            if seq % 100 == 0:
                await asyncio.sleep(0)
        await until(lambda: len({("m0", 1998), ("m1", 1999), ("m2", 2000)} & set(heard)) == 3)
        assert len(heard) < 200  # the highest numbers were enough


async def test_closing_tells_what_is_left_to_tell(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    async with await open_store(postgres) as one:
        await one.listen(lambda match, seq: heard.append((match, seq)))
        async with await open_store(postgres) as two:
            two.announce("m", 1)
        await until(lambda: heard == [("m", 1)])


async def test_who_was_cut_off_looks_at_everything(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[tuple[str, int]] = []
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        await one.listen(lambda match, seq: heard.append((match, seq)))
        two.announce("m", 1)
        await until(lambda: heard == [("m", 1)])
        await hang_up(postgres)
        await until(lambda: ("", 0) in heard)
        two.announce("m", 3)
        await until(lambda: heard[-1] == ("m", 3))
    assert "interrupted" in caplog.text


@pytest.mark.outer
async def test_connections_that_are_cut_in_every_way(postgres: str) -> None:
    """Whatever a driver makes of it, announcements go on, and so do appends."""
    rng = Rng("cuts")
    heard: dict[str, set[str]] = {"one": set(), "two": set()}
    async with (
        Proxy(postgres).running() as proxy,
        await open_store(proxy.url) as one,
        await open_store(postgres) as two,
    ):
        await one.listen(lambda match, _: heard["one"].add(match))
        await two.listen(lambda match, _: heard["two"].add(match))
        for number in range(60):
            one.announce(f"before {number}", 1)
            await asyncio.sleep(rng.below(20) / 1000)
            if number % 4 == 3:
                await hang_up(postgres)
            else:
                proxy.cut(("reset", "close", "short")[number % 4])
            one.announce(f"after {number}", 1)
            await asyncio.sleep(rng.below(200) / 1000)
        async with asyncio.timeout(60):  # one may be lost with its connection: those that follow are not
            while not ("from two" in heard["one"] and "from one" in heard["two"]):
                one.announce("from one", 1)
                two.announce("from two", 1)
                await asyncio.sleep(0.2)
        await until(lambda: one.state()["announcements"] == "")
        seq = 0
        async with asyncio.timeout(20):
            while seq < 5:
                try:
                    await one.append("m", seq, [b"x"])
                except Failed:
                    await asyncio.sleep(0.1)
                seq = len(await two.entries("m"))


@pytest.mark.parametrize(
    "problem",
    [
        asyncpg.InternalClientError("cannot switch to state 12"),
        RuntimeError("unexpected"),
        EOFError(),
        asyncio.CancelledError(),
    ],
)
async def test_announcements_survive_whatever_goes_wrong(
    postgres: str, monkeypatch: pytest.MonkeyPatch, problem: BaseException
) -> None:
    heard: list[tuple[str, int]] = []
    problems = [problem] * 2
    talk = PostgreSQL._talk

    async def stumble(store: PostgreSQL, connection: asyncpg.Connection) -> None:
        if problems:
            raise problems.pop()
        await talk(store, connection)

    async with await open_store(postgres) as store, await open_store(postgres) as other:
        await other.listen(lambda match, seq: heard.append((match, seq)))
        monkeypatch.setattr(PostgreSQL, "_talk", stumble)
        await store.listen(lambda match, seq: heard.append((match, seq)))
        store.announce("m", 1)
        await until(lambda: ("m", 1) in heard)
        assert not problems
        assert store.state()["announcements"] == ""
        other.announce("m", 2)
        await until(lambda: ("m", 2) in heard)


async def test_nobody_waits_for_an_append_that_stumbles(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: object) -> bool:
        monkeypatch.undo()
        raise RuntimeError("unexpected")

    async with await open_store(postgres) as store:
        monkeypatch.setattr(PostgreSQL, "_append_together", stumble)
        async with asyncio.timeout(20):
            with pytest.raises(Failed):
                await store.append("m", 0, [b"x"])
            await store.append("m", 0, [b"x"])
        assert await store.entries("m") == [b"x"]
        assert store.tasks()[0].restarts == 1


async def test_nobody_waits_for_a_writer_that_has_ended(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise SystemExit

    async with await open_store(sqlite) as store:
        assert not any(store.hopeless().values())
        monkeypatch.setattr("parlour.store.sqlite.commit", fall)
        async with asyncio.timeout(20):
            for _ in range(2):
                with pytest.raises(Failed, match="the writer has ended"):
                    await store.append("m", 0, [b"x"])
        assert store.hopeless()["writer"]


async def test_what_could_not_be_told_is_told_again(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    async with await open_store(postgres) as store, await open_store(postgres) as other:
        await store.listen(lambda *_: None)
        ((wire,),) = await execute(postgres, "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
        await other.listen(lambda match, seq: heard.append((match, seq)))
        os.kill(wire, signal.SIGSTOP)
        try:
            store.announce("first", 1)
            await asyncio.sleep(0.2)  # it is under way, and nobody takes it
            store.announce("second", 2)
            await hang_up(postgres)
            await until(lambda: ("", 0) in heard)  # the other one listens again
        finally:
            os.kill(wire, signal.SIGCONT)
        await until(lambda: {("first", 1), ("second", 2)} <= set(heard))


async def test_a_listener_that_fails_hurts_nobody_else(postgres: str) -> None:
    heard: list[tuple[str, int]] = []
    problems: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, facts: problems.append(facts["exception"]))

    def fail(match: str, seq: int) -> None:
        raise RuntimeError(match)

    async with await open_store(postgres) as store, await open_store(postgres) as other:
        await store.listen(fail)
        await store.listen(lambda match, seq: heard.append((match, seq)))
        for seq in (1, 2):
            other.announce("m", seq)
            await until(lambda seq=seq: heard[-1:] == [("m", seq)])  # type: ignore[misc]
    assert len(problems) == 2
