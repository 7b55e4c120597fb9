"""The engine of a page, without a browser: whole games over the messages of the server's sockets."""

from __future__ import annotations

import asyncio
import json

import pytest

from parlour import GAMES
from parlour.match.replay import read, verify
from tests.browser.page import Page


@pytest.mark.parametrize("game", GAMES.own)
def test_a_whole_game_is_played_kept_and_watched_again(game: str) -> None:
    async def test() -> None:
        page = await Page().open()
        table = await page.sit(game, GAMES[game].seats[0])
        await page.play()
        assert page.over
        replay = await page.ask("GET", f"/replays/{table}")
        assert verify(read(json.dumps(replay)))
        frames = await page.ask("GET", f"/replays/{table}/frames?game=1&eyes=0&after=0&limit=3")
        assert len(frames["frames"]) == 3
        await page.leave()

        again = await Page(page.shelf).open()  # the page is opened once more, from what was kept
        (match,) = (await again.ask("GET", "/history?limit=20&over=true"))["matches"]
        assert (match["id"], match["status"], match["seat"]) == (table, "over", 0)
        assert await again.ask("GET", f"/replays/{table}") == replay
        await again.leave()

    asyncio.run(test())


def test_a_game_goes_on_where_the_tab_was_killed() -> None:
    async def test() -> None:
        page = await Page().open()
        table = await page.sit("pungi", 3)
        await page.play(4)
        seq = page.now["seq"]
        shelf = page.shelf  # nobody says goodbye: what is on the shelf is all there is

        again = await Page(shelf).open()
        (turn,) = (await again.ask("GET", "/turns"))["turns"]
        assert turn["match"]["id"] == table
        again.engine.open(1, table)
        await again.do(kind="join", locale="de")
        assert again.now["seq"] >= seq
        await again.play()
        assert again.over
        await again.leave()
        await page.leave()

    asyncio.run(test())


def test_nothing_is_told_that_the_device_has_not_kept() -> None:
    async def test() -> None:
        page = await Page().open()
        await page.sit("pungi", 3)
        while not page.now["legal"]:
            await page.hear()
        page.shelf.full = True
        answer = await page.do(kind="act", seq=page.now["seq"], tokens=page.now["legal"][:1])
        assert (answer["kind"], answer["code"]) == ("refused", "not-stored")
        page.shelf.full = False
        await page.play()
        await page.leave()

    asyncio.run(test())


def test_whoever_is_alone_has_hints_and_takes_back() -> None:
    async def test() -> None:
        page = await Page().open()
        await page.sit("pungi", 3)
        await page.play(2)
        while not page.now["legal"]:
            await page.hear()
        assert (await page.do(kind="hint"))["kind"] == "done"
        (hint,) = [each for each in page.heard if each["kind"] == "hint"]
        assert {each["token"] for each in hint["candidates"]} <= set(page.now["legal"])
        assert (await page.do(kind="undo", seq=page.now["seq"]))["kind"] == "done"
        await page.play()
        assert page.now["sitting"]["practice"]
        assert {"view", "legal"} <= page.thinker.asked[-1].keys()
        await page.leave()

    asyncio.run(test())


def test_what_needs_others_is_not_there() -> None:
    async def test() -> None:
        page = await Page().open()
        assert await page.refusal("GET", "/me") == "session"
        page.engine.open(1, "nowhere")
        assert (await page.hear())["code"] == "session"
        assert page.codes == [4401]
        await page.ask("POST", "/guests", {"name": "Ada"})
        page.engine.open(2, "nowhere")
        assert (await page.hear())["code"] == "table-unknown"
        assert page.codes == [4401, 4404]
        for method, path in (
            ("GET", "/tables"),
            ("POST", "/accounts"),
            ("GET", "/notices"),
            ("GET", "/door"),
        ):
            assert await page.refusal(method, path, {}) == "not-found"
        assert await page.refusal("POST", "/tables", {"game": "chess", "seats": 2}) == "game-unknown"
        assert await page.refusal("POST", "/tables", {"games": 2}) == "request"
        assert (await page.ask("PATCH", "/me", {"name": "Bo"}))["name"] == "Bo"
        table = await page.sit("pungi", 3, public=True, chat=True)
        snapshot = await page.ask("GET", f"/tables/{table}")
        assert not snapshot["table"]["chat"]
        await page.leave()

    asyncio.run(test())


@pytest.mark.parametrize("locale", ["en", "de", "fr", "nl"])
def test_all_there_is_to_read_is_there(locale: str) -> None:
    async def test() -> None:
        page = await Page().open()
        games = await page.ask("GET", "/games", locale=locale)
        assert [game["id"] for game in games] == list(GAMES)
        assert len(await page.ask("GET", "/bots", locale=locale)) == 7
        for game in GAMES.own:
            for what in ("rules", "teaching"):
                assert (await page.ask("GET", f"/games/{game}/{what}", locale=locale))["locale"] == locale
            assert (await page.ask("GET", f"/games/{game}/lesson", locale=locale))["chapters"]
        await page.leave()

    asyncio.run(test())


def test_matches_go_to_another_device_and_back() -> None:
    async def test() -> None:
        here, there = await Page().open(), await Page().open()
        table = await here.sit("fruitoplay", 2)
        await here.play(3)
        await there.ask("POST", "/guests", {"name": "Ada on the phone"})
        file = await here.ask("GET", "/matches")
        assert await there.ask("POST", "/matches", file) == {"taken": 1, "left": 0}
        assert await there.ask("POST", "/matches", file) == {"taken": 0, "left": 1}
        there.engine.open(1, table)
        await there.do(kind="join", locale="en")
        assert there.now["seat"] == 0
        await there.play()
        assert there.over

        assert await here.ask("POST", "/matches", await there.ask("GET", f"/matches/{table}")) == {
            "taken": 1,
            "left": 0,
        }
        await here.do(kind="resync", since=0)
        assert here.over
        for bad in ("", "[]", '{"person": "x", "matches": [{"id": "../x", "entries": []}]}'):
            good, text = await here.engine.request("POST", "/matches", "en", bad)
            assert (good, json.loads(text)["code"]) == (False, "matches-file")
        await here.leave()
        await there.leave()

    asyncio.run(test())


def test_a_log_that_somebody_has_changed_is_refused() -> None:
    async def test() -> None:
        page = await Page().open()
        table = await page.sit("pungi", 3)
        await page.play(3)
        key = json.dumps([table, 3])
        row = json.loads(page.shelf.rows["entries"][key])
        page.shelf.rows["entries"][key] = json.dumps({**row, "entry": row["entry"].replace("at", "ta")})
        again = await Page(page.shelf).open()
        assert await again.refusal("GET", f"/tables/{table}") == "chain-broken"
        await again.leave()
        await page.leave()

    asyncio.run(test())
