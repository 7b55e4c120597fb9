"""What there is to read before, and after, somebody plays."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from parlour.games import GAMES
from parlour.server.library import about, html_of, rules_in, teaching_in
from parlour.words import LOCALES, words_for
from tests.server.visitor import Person, Refusal, seated, serving
from tests.server.visitor import run as run_whole

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.kernel.game import Game


def test_games_and_bots_are_told_in_the_language_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            web = Person(base).web
            for locale in LOCALES:
                words = words_for("parlour.games.pungi", locale=locale)
                asked = {"accept-language": f"tlh, {locale}-XX;q=0.9, en;q=0.1"}
                games = {game["id"]: game for game in (await web.get("/api/games", headers=asked)).json()}
                assert list(games) == list(GAMES)
                pungi = games["pungi"]
                assert pungi["name"] == words("pungi-title")
                assert pungi["sentence"] == words("pungi-about")
                assert "20" in pungi["minutes"]
                assert re.findall(r"\d", pungi["players"]) == ["3", "5"]
                assert pungi["options"][0]["label"] == words("pungi-option-chaos")
                assert pungi["options"][0]["kind"] == "flag"
                kinds = {option["name"]: option["kind"] for option in games["input"]["options"]}
                assert (kinds["free_number"], kinds["children"]) == ("number", "numbers")
                assert games["input"]["presets"][0]["takes"] == "children"
                bots = {bot["name"]: bot for bot in (await web.get("/api/bots", headers=asked)).json()}
                assert bots["master"]["sentence"] == words("bot-master")
                refused = (await web.get("/api/me", headers=asked)).json()
                assert refused["sentence"] == words("error-session")
                refused = (await web.get("/api/nothing", headers=asked)).json()
                assert refused["sentence"] == words("error-not-found")
                form = {**asked, "content-type": "text/plain"}
                refused = (await web.post("/api/guests", content="x", headers=form)).json()
                assert refused["sentence"] == words("error-content-type")

    asyncio.run(test())


def test_the_numbers_of_an_option_are_those_that_the_seats_allow() -> None:
    options = {option.name: option for option in about(GAMES["input"], "en").options}
    assert options["free_number"].allowed == {2: list(range(1, 7)), 3: list(range(1, 10))}
    assert options["combination"].allowed == options["free_number"].allowed
    assert options["children"].allowed == {2: [0, 1], 3: [0, 1, 2]}
    assert options["zero"].allowed == {}


def test_an_option_is_refused_by_its_label(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            for locale in LOCALES:
                label = words_for("parlour.games.input", locale=locale)("input-option-free_number")
                for value in ("9", "10"):
                    table = {"game": "input", "seats": 2, "options": {"free_number": value}}
                    asked = {"accept-language": locale}
                    refused = (await ada.web.post("/api/tables", json=table, headers=asked)).json()
                    assert label.removesuffix(".") in refused["sentence"]
                    assert "free_number" not in refused["sentence"]
                    assert refused["facts"]["option"] == "free_number"

    asyncio.run(test())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_of_a_page_has_its_place(game: str, locale: str) -> None:
    rules = rules_in(GAMES[game], locale)
    text = GAMES[game].rules_page(rules.locale)
    ids = re.findall(r'<li id="([A-Z]+-\d+)">', rules.html)
    assert ids == re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE)
    assert ids
    assert re.search(r'<h1 id="[\w-]+">', rules.html)
    assert "<table>" in rules.html
    assert "**" not in rules.html


def test_what_looks_like_html_is_text() -> None:
    html = html_of("# Two words & <b>more</b>\n\n<script>x</script>\n\n- one\n\n[a](javascript:alert(1))\n")
    assert '<h1 id="two-words-b-more-b">' in html
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert 'href="javascript' not in html


def test_the_rules_of_a_game_can_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            web = Person(base).web
            told = (await web.get("/api/games/pies/rules")).json()
            assert told["locale"] == "en"
            assert told["html"].startswith('<h1 id="pies">Pies</h1>')
            missing = await web.get("/api/games/go/rules")
            assert (missing.status_code, missing.json()["code"]) == (404, "not-found")

    asyncio.run(test())


def test_a_page_that_nobody_has_translated_is_in_english() -> None:
    rules = rules_in(GAMES["pungi"], "tlh")
    assert rules == rules_in(GAMES["pungi"], "en")
    assert teaching_in(GAMES["pungi"], "tlh") == teaching_in(GAMES["pungi"], "en")


def test_a_game_is_taught_with_figures_and_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            web = Person(base).web
            for locale in LOCALES:
                asked = {"accept-language": locale}
                taught = (await web.get("/api/games/pungi/teaching", headers=asked)).json()
                assert taught["locale"] == locale
                assert taught["passages"][0]["html"].startswith('<h1 id="pungi">Pungi</h1>')
                assert "figure" not in taught["passages"][0]
                figures = [part for part in taught["passages"] if "figure" in part]
                assert [part["figure"]["kind"] for part in figures].count("round") == 3
                words = words_for("parlour.games.pungi", locale=locale)
                assert words("pungi-figure-takes") in figures[5]["html"]
                assert all(part["html"].startswith("<p>") for part in figures)
                assert taught["components"]["charmers"] == 6
            missing = await web.get("/api/games/go/teaching")
            assert (missing.status_code, missing.json()["code"]) == (404, "not-found")

    asyncio.run(test())


def test_a_game_without_a_teaching_page_gives_its_rules() -> None:
    game = replace(GAMES["pungi"], teaching="nothing")
    (passage,) = teaching_in(game, "de").passages
    assert 'id="PUN-1"' in passage.html
    assert teaching_in(game, "de").locale == "de"


def test_the_components_of_a_table_are_for_those_who_may_look(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, _, table = await seated(base, "fruitoplay", 2, persons=1, spectators=False)
            found = await people[0].get(f"/api/tables/{table}/components")
            assert found["fruits"] == ["banana", "apple", "strawberry", "fig"]
            with pytest.raises(Refusal, match="no-spectators"):
                await Person(base).get(f"/api/tables/{table}/components")
            with pytest.raises(Refusal, match="table-unknown"):
                await people[0].get("/api/tables/nothing/components")

    run_whole(test)


def open_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without choices made at once, which are told again in seat order, and only the last one of each."""
    return [event for event in events if event["event"] != "chose"]


def test_a_finished_match_can_be_watched_step_by_step(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, (place,), table = await seated(base, "fruitoplay", 2, persons=1, spectators=False)
            ada, path = people[0], f"/api/replays/{table}/frames"
            with pytest.raises(Refusal, match="match-not-over"):
                await ada.get(path)
            await place.play()
            first = await ada.get(f"{path}?game=1&eyes=0&after=0&limit=5")
            assert len(first["frames"]) == 5
            events, after = [], 0
            while after < first["total"]:
                piece = await ada.get(f"{path}?eyes=0&after={after}&limit=40")
                after += len(piece["frames"])
                events += [event for frame in piece["frames"] for event in frame["events"]]
                last = piece["frames"][-1]
            assert last["view"] == place.now["view"]
            seen = (await ada.get(f"/api/tables/{table}"))["events"]
            assert open_events(events) == open_events(seen)
            for eyes, seat in (("", None), ("?eyes=spectator", None), ("?eyes=1", 1)):
                assert (await ada.get(f"{path}{eyes}"))["frames"][0]["view"]["seat"] == seat
            for query, code in (
                ("?eyes=7", "no-such-seat"),
                ("?game=2", "no-such-game"),
                ("?eyes=open", "request"),
                ("?limit=1000", "request"),
            ):
                with pytest.raises(Refusal, match=code):
                    await ada.get(path + query)
            with pytest.raises(Refusal, match="no-spectators"):
                await Person(base).get(path)

    run_whole(test)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.own.values(), ids=list(GAMES.own))
def test_what_is_known_about_the_cards_has_the_same_anchor_everywhere(game: Game, locale: str) -> None:
    assert rules_in(game, locale).html.count('id="cards"') == 1


def test_a_preset_says_what_it_stands_for() -> None:
    (family,) = about(GAMES["input"], "en").presets
    assert (family.takes, family.fixed) == ("children", {"joker_closes": "on"})
