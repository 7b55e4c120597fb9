"""The engine of a page, without a browser: whole games over the messages of the server's sockets."""

from __future__ import annotations

import asyncio
import json

import pytest

from parlour import GAMES, Rng
from parlour.bots.levels import LEVELS
from parlour.browser.mind import measured
from parlour.browser.thinking import Pace
from parlour.coach import Budget
from parlour.match import log
from parlour.match.branch import PERSON, given, play_on
from parlour.match.replay import read, replay_of, verify
from parlour.server.table import now
from tests.browser.page import Page, Thinker
from tests.lots import some
from tests.match.matches import HOST, begun, moves

HARMLESS = {"at", "name", "host", "player", "secret", "root", "entropy", "stand_in", "chat", "bot"}


@pytest.mark.parametrize("game", some(GAMES.own, "pungi", "input", outer=GAMES.own))
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


def test_a_finished_game_is_reviewed_and_the_review_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "parlour.browser.thinking.REVIEW", Budget(iterations=4, first=2, pairs=4, rollouts=2, hands=0)
    )

    async def test() -> None:
        page = await Page().open()
        table = await page.sit("pungi", 3)
        await page.play()
        told = await page.ask("POST", f"/replays/{table}/reviews", {"game": 1})
        async with asyncio.timeout(60):
            while not told["done"]:
                assert told["running"]
                await asyncio.sleep(0.01)
                told = await page.ask("GET", f"/replays/{table}/reviews")
        assert told["seat"] == 0
        assert len(told["decisions"]) == told["total"]
        await page.leave()

        again = await Page(page.shelf).open()
        assert await again.ask("GET", f"/replays/{table}/reviews?seat=0") == told
        await again.leave()

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
        hint, _ = [each for each in page.heard if each["kind"] == "hint"]
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
        assert len(await page.ask("GET", "/bots", locale=locale)) == 8
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


@pytest.mark.parametrize("game", GAMES.own)
def test_a_match_that_is_taken_along_goes_on_and_comes_back(game: str) -> None:
    """What a server gives away is enough to play on, and what is kept here is what the server takes."""

    async def test() -> None:
        server = begun(game, GAMES[game].seats[0], persons=1, root="root")
        moves(server, Rng(1), 4)
        server.disclose(HOST, 2000)
        page = await Page().open()
        await page.ask("POST", "/guests", {"name": "Ada"})
        entries = [json.loads(log.write(given(entry))) for entry in server.log]
        file = {"person": PERSON, "matches": [{"id": "along", "entries": entries}]}
        assert await page.ask("POST", "/matches", file) == {"taken": 1, "left": 0}
        page.engine.open(1, "along")
        await page.do(kind="join", since=server.seq)
        await page.play()
        assert page.over
        await page.leave()
        rows = [json.loads(row) for row in page.shelf.rows["entries"].values()]
        played = [log.read(row["entry"].encode()) for row in sorted(rows, key=lambda row: row["seq"])]
        for _ in play_on(server, played[server.seq :], now()):
            pass
        assert server.over
        assert server.practice
        assert verify(replay_of(server))

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


@pytest.mark.parametrize("game", GAMES.own)
def test_the_page_and_the_bots_are_told_views_and_nothing_else(game: str) -> None:
    """The secret behind the deals is on the device, but not in any message; and a bot is asked about what its
    own seat may know.
    """

    async def test() -> None:
        page = await Page().open()
        table = await page.sit(game, GAMES[game].seats[0], bot="greedy")
        await page.play(6)
        assert not page.over
        match = await (await page.engine.hall.table(table)).load()
        told = json.dumps(page.heard)
        for path in (f"/tables/{table}", f"/tables/{table}/components", "/turns", "/history?limit=5"):
            told += json.dumps(await page.ask("GET", path))
        asked = json.dumps(page.thinker.asked)
        for secret in (match.opened.secret, match.opened.root):
            assert secret not in told
            assert secret not in asked
        for question in page.thinker.asked:
            seat = question["view"]["seat"]
            assert match.at(seat).bot
            assert question["seed"] == match.bot_seed(seat)
        for path in (f"/replays/{table}", f"/replays/{table}/frames?game=1&eyes=0&after=0&limit=3"):
            assert await page.refusal("GET", path) == "match-not-over"
        await page.leave()

    asyncio.run(test())


def test_a_file_of_somebody_elses_making_is_refused_whatever_is_in_it() -> None:
    async def test() -> None:
        page = await Page().open()
        table = await page.sit("pungi", 3)
        await page.play(4)
        file = await page.ask("GET", f"/matches/{table}")
        rng = Rng("files")
        for _ in range(60):
            other = await Page().open()
            await other.ask("POST", "/guests", {"name": "Bo"})
            bad = json.loads(json.dumps(file))
            entries = bad["matches"][0]["entries"]
            entry = entries[rng.below(len(entries))]
            name = list(entry)[rng.below(len(entry))]
            entry[name] = [None, -1, "x", [], {}, 10**30][rng.below(6)]
            good, text = await other.engine.request("POST", "/matches", "en", json.dumps(bad))
            if good:  # a name, or a time, may be anything
                assert name in HARMLESS
            else:
                assert json.loads(text)["code"] == "matches-file"
            await other.leave()
        await page.leave()

    asyncio.run(test())


def test_a_slow_device_gives_strong_levels_less_to_think() -> None:
    pace = Pace()
    assert pace.named("pungi", "master") == "master"  # not measured yet
    pace.speed = 10_000.0
    assert pace.named("pungi", "master") == f"master@{LEVELS['master'].iterations}"
    assert pace.named("pungi", "greedy") == "greedy"
    pace.note("pungi", "master@100", 1.0)
    assert pace.named("pungi", "master") == "master@200"
    assert pace.named("pungi", "novice") == f"novice@{LEVELS['novice'].iterations}"
    assert pace.named("pies", "master") == f"master@{LEVELS['master'].iterations}"
    for _ in range(20):
        pace.note("pungi", "master@100", 1000.0)
    assert pace.named("pungi", "master") == "master@4"
    assert measured() > 0


class Silent(Thinker):
    """Somebody whose worker has died."""

    async def ask(self, message: bytes) -> bytes:
        raise OSError("nobody is there")


def test_without_anybody_who_thinks_the_quick_bots_play() -> None:
    async def test() -> None:
        page = await Page(thinker=Silent()).open()
        await page.sit("fruitoplay", 3, bot="regular")
        await page.play(2)
        while not page.now["legal"]:
            await page.hear()
        assert (await page.do(kind="hint"))["code"] == "bot-failed"
        await page.play()
        assert page.over
        await page.leave()

    asyncio.run(test())
