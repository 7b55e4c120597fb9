"""What viewers are told in words."""

from __future__ import annotations

import gc
from weakref import ref

import msgspec
import pytest

from parlour import GAMES, Rng
from parlour.kernel.components import ComponentSet
from parlour.match import sentences
from parlour.match.news import Step, news, snapshot
from parlour.match.sentences import Telling, in_words
from parlour.words import LOCALES, words_for
from parlour.words.locales import accepted, fitting
from tests.match.matches import GAMES_AND_SEATS, begun, move, moves, opened


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_and_every_token_has_the_sentence_that_its_reader_would_get(
    game: str, seats: int, locale: str
) -> None:
    match = begun(game, seats)
    words = words_for(match.setup.game.package, locale=locale)
    moves(match, Rng(1), 12)
    for reader in (None, *range(seats)):
        names = ["" if seat == reader else f"Player {seat}" for seat in range(seats)]
        said = snapshot(match, reader)
        told = in_words(said, match, reader, locale)
        tell, say = match.setup.game.tell, match.setup.game.say
        assert told.sentences == [tell(match.setup, event, words, names) for event in said.events]
        assert told.offers == [say(match.setup, token, words, names) for token in said.legal]
        assert any(told.sentences)
        assert all(told.offers)


def test_nobody_gets_sentences_who_has_not_asked_for_them() -> None:
    match = begun("pungi", 3)
    for message in (snapshot(match, 0), news(match, 0, 1)):
        assert b'"told"' not in msgspec.json.encode(message)
        assert b'"offers"' not in msgspec.json.encode(message)


def test_a_step_is_told_alone() -> None:
    match = begun("pungi", 3)
    seen = match.seq
    move(match, Rng(1))
    step = in_words(news(match, None, seen), match, None, "en")
    assert isinstance(step, Step)
    assert isinstance(step.sentences, list)
    assert len(step.sentences) == len(step.events) > 0
    assert step.offers == []


def test_before_the_first_card_nothing_is_told() -> None:
    told = in_words(snapshot(opened(), None), opened(), None, "en")
    assert (told.sentences, told.offers) == ([], [])


def test_other_tables_with_the_same_terms_have_their_own_names() -> None:
    event = begun("pungi", 3).play.events()[0]
    setup = begun("pungi", 3).setup
    one = Telling(setup, None, ["Ada", "Bo", "Cleo"], "en").events([event])
    other = Telling(setup, None, ["Ursa", "Bo", "Cleo"], "en").events([event])
    assert "Ada" in one[0]
    assert other == [one[0].replace("Ada", "Ursa")]


def test_a_name_is_not_read_as_another_one() -> None:
    event = begun("pungi", 3).play.events()[0]
    telling = Telling(begun("pungi", 3).setup, None, [chr(sentences.FIRST + 1), "Bo", "Cleo"], "en")
    assert "Bo" not in telling.events([event])[0]


def test_what_is_kept_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "MANY", 5)
    text = GAMES["pungi"].component_set().text
    setup = GAMES["pungi"].setup(3, components=ComponentSet.own(f"{text}# mine"))
    tokens = [setup.token(action) for action in range(20)]
    told = Telling(setup, 0, ["Ada", "Bo", "Cleo"], "en").tokens(tokens)
    assert told == Telling(setup, 0, ["Ada", "Bo", "Cleo"], "en").tokens(tokens)
    assert 0 < len(sentences._sentences[setup]) <= 5
    gone = ref(setup)
    del setup
    gc.collect()
    assert gone() is None


def test_a_language_is_chosen_by_its_first_part() -> None:
    assert [fitting(each) for each in LOCALES] == list(LOCALES)
    assert fitting("en-GB") == fitting(" EN_us") == fitting("tlh") == fitting("") == "en"
    assert [fitting(f"{each}-CH") for each in LOCALES] == list(LOCALES)


def test_browsers_say_which_languages_they_accept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.words.locales.LOCALES", ("en", "de", "fr", "nl"))
    assert accepted("") == accepted("tlh") == accepted("*") == accepted(";;q=,") == "en"
    assert accepted("de") == accepted("tlh, de-AT;q=0.9, en;q=0.8") == "de"
    assert accepted("en;q=0.3, nl;q=0.8, fr; q=0.9") == "fr"
    assert accepted("de;q=0, nl;q=0.1") == "nl"
    assert accepted("de;q=rubbish, nl") == "de"
    assert accepted("fr;q=0.5, *;q=0.4") == "fr"
