"""Who names a language is told everything in words, too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from parlour import Rng
from parlour.games.pungi.telling import card
from parlour.words import LOCALES, words_for
from tests.server.visitor import run as run_whole
from tests.server.visitor import seated, serving

if TYPE_CHECKING:
    from pathlib import Path


def test_sentences_come_with_what_they_are_about(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, places, table = await seated(base, "pungi", 3)
            turn = next(seat for seat, place in enumerate(places) if place.my_turn)
            plain, speaking = places[turn], await people[turn].at(table, locale="en-GB")
            assert "told" not in plain.now
            assert "offers" not in plain.now
            assert len(speaking.now["told"]) == len(speaking.now["events"])
            assert len(speaking.now["offers"]) == len(speaking.now["legal"]) > 0
            assert all(offer.startswith("Play ") for offer in speaking.now["offers"])
            assert any(sentence.startswith("You are dealt") for sentence in speaking.now["told"])
            looking = await people[turn - 1].at(table, locale="tlh")
            seq = await plain.act(Rng(1))
            for place in (plain, speaking, looking):
                await place.until(lambda place=place: place.now["seq"] == seq)  # type: ignore[misc]
            assert "told" not in plain.now
            assert speaking.now["told"][0].startswith("You play ")
            assert looking.now["told"][0].startswith(f"Person {turn} plays ")
            assert speaking.now["offers"] == []
            await speaking.ask("resync", since=0)
            whole = json.loads(speaking.heard[-2])
            assert len(whole["told"]) == len(whole["events"])
            await speaking.ask("join")
            assert "told" not in speaking.now

    run_whole(test)


def test_everybody_hears_their_own_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            people, places, table = await seated(base, "pungi", 3)
            turn = next(seat for seat, place in enumerate(places) if place.my_turn)
            place = await people[turn].at(table, join=False)
            heard = []
            for locale in LOCALES:
                words = words_for("parlour.games.pungi", locale=locale)
                await place.ask("join", locale=locale)
                cards = [card(token.partition(":")[2], words) for token in place.now["legal"]]
                assert place.now["offers"] == [words("pungi-do-play", card=each) for each in cards]
                heard.append(tuple(place.now["told"]))
                assert await place.refused("answer", agrees=True) == "nothing-asked"
                assert place.refusals[-1]["sentence"] == words("error-nothing-asked")
            assert len(set(heard)) == len(LOCALES)

    run_whole(test)
