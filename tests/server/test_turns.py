"""My games: what waits for me first, then what waits for others, then what is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.visitor import At, Person, run, serving

if TYPE_CHECKING:
    from pathlib import Path


async def table_of(host: Person, guest: Person, **agreed: Any) -> tuple[str, At, At]:
    """A table at which two play Fruitoplay."""
    table = await host.open("fruitoplay", 2, **agreed)
    here, there = await host.at(table), await guest.at(table)
    await there.ask("sit", seat=1)
    await here.ask("sit", seat=0)
    await here.ask("begin")
    for at in (here, there):
        await at.until(lambda at=at: at.my_turn)  # type: ignore[misc]
    return table, here, there


async def choose(at: At) -> None:
    await at.ask("act", seq=at.now["seq"], tokens=[at.now["legal"][0]])


def test_what_waits_for_me_comes_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada, bo = await Person.come(base, "Ada"), await Person.come(base, "Bo")
            finished, mine, yours = await table_of(ada, bo)
            for at in (mine, yours):
                await at.ask("resign")
            await mine.until(lambda: mine.over)
            untouched = await ada.open("pungi", 3)
            await (await ada.at(untouched)).ask("sit", seat=2)
            chosen, mine, _ = await table_of(ada, bo, clock=60)
            await choose(mine)
            patient, *_ = await table_of(ada, bo)
            days, *_ = await table_of(ada, bo, clock=3 * 86400)
            hurried, *_ = await table_of(ada, bo, clock=600)

            turns = (await ada.get("/api/turns"))["turns"]
            order = [(turn["match"]["id"], turn["mine"]) for turn in turns]
            assert order == [
                *((hurried, True), (days, True), (patient, True)),
                *((chosen, False), (untouched, False)),
            ]
            assert [turn["awaited"] for turn in turns] == [[0, 1], [0, 1], [0, 1], [1], []]
            assert [turn["match"]["seat"] for turn in turns] == [0, 0, 0, 0, 2]
            assert turns[0]["due"] == turns[0]["since"] + 600_000
            assert turns[2]["due"] is turns[4]["due"] is None
            assert turns[4]["since"] == 0
            theirs = (await bo.get("/api/turns"))["turns"]
            assert [(turn["match"]["id"], turn["mine"]) for turn in theirs] == [
                *((chosen, True), (hurried, True), (days, True), (patient, True)),
            ]
            (over,) = (await ada.get("/api/history?over=true"))["matches"]
            assert over["id"] == finished
            assert (over["seat"], over["status"]) == (0, "over")
            assert over["ended"] >= over["opened"]
            assert len(over["summary"]["scores"]) == 2
            assert over["summary"]["winners"]
            assert over["summary"]["persons"] == [0, 1]
            everything = (await ada.get("/api/history"))["matches"]
            assert len(everything) == 6
            assert all(each["ended"] is None for each in everything if each["status"] != "over")
            seen = (await Person(base).get("/api/tables"))["matches"]
            assert all(each["seat"] is None for each in seen)

    run(test)


def test_what_is_over_is_paged_by_its_end(tmp_path: Path) -> None:
    """The one that ended last is first, however long it took; nothing is listed twice, and nothing missed."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            tables = [await ada.open("fruitoplay", 2) for _ in range(5)]
            ended = [tables[n] for n in (3, 0, 4, 1, 2)]
            for table in tables:
                await (await ada.at(table)).ask("sit", seat=0)
            for table in ended:
                await (await ada.at(table)).ask("ask", wish="abort")
            found: list[str] = []
            before: str | None = ""
            while before is not None:
                page = await ada.get(f"/api/history?over=true&limit=2&before={before}")
                found += [each["id"] for each in page["matches"]]
                before = page["before"]
            assert found == ended[::-1]
            assert (await ada.get("/api/turns"))["turns"] == []

    run(test)
