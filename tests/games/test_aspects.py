"""What comes of an action, in aspects: they say what has happened, and can be told in every language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser, ast

import parlour
from parlour import GAMES, Rng
from parlour.contract import step
from parlour.games.fruitoplay import rules as fruitoplay
from parlour.games.fruitoplay.lookup import NO_CARD, NOBODY
from parlour.games.input.lookup import NONE
from parlour.games.input.rules import MISSED, Input
from parlour.games.pflaumen.lookup import ACTIONS
from parlour.games.pflaumen.rules import MIX, MIXED, USE
from parlour.games.pungi import rules as pungi
from parlour.kernel.aspects import EACH, ENDS, EVENS, GAME, LATER, SPEAKS, Aspects, Reason
from parlour.kernel.state import CHANCE
from parlour.kernel.token import Token
from parlour.words import LOCALES, words_for
from tests import toy
from tests.readers import speaks_to_reader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import RawEvent, State

SEEDS = {"pungi": 3, "fruitoplay": 10, "pi-mal-pflaumen": 4, "pies": 4, "input": 4}
OPTIONS: dict[str, dict[str, str]] = {
    "pungi": {"chaos": "on", "turn_again": "on"},
    "input": {"zero": "on", "children": "0", "combination": "6"},  # so that games end
}
NEVER = {
    "pies": {"final"},  # no mixes after the last trick
    "pi-mal-pflaumen": {"wastes"},  # Pi last from round to round
}
NAMES = ["Ada", "Bo", "Cleo", "Dag", "Edda", "Finn"]
TO_ADA = ["", *NAMES[1:]]


class Followed:
    """What came of one decision in a random game."""

    def __init__(self, setup: Setup, before: State, rng: Rng) -> None:
        self.setup = setup
        self.aspects = setup.game.aspects(setup)
        self.before: Any = before
        self.seat = before.waiting[-1]
        legal = before.legal(self.seat)
        self.action = legal[rng.below(len(legal))]
        self.against = legal[rng.below(len(legal))]
        self.state: Any = before.clone()
        self.events: list[RawEvent] = []
        self.state.events = self.events
        self.state.apply(self.seat, self.action)
        while self.state.waiting and not self.aspects.settled(before, self.state, self.events):
            step(self.state, rng)
        self.found = self.aspects.found(before, self.state, self.seat, self.action, self.events)


@cache
def followed(game: str) -> tuple[Followed, ...]:
    """Some decisions of random games, with what came of them."""
    found = []
    for seats in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        setup = parlour.setup(game, seats, OPTIONS.get(game, {}))
        for seed in range(SEEDS[game]):
            rng = Rng(f"{game}/{seats}/{seed}")
            found += [Followed(setup, state, rng) for state in decisions(setup, rng)]
    return tuple(found)


def decisions(setup: Setup, rng: Rng) -> Iterator[State]:
    state = setup.state()
    while state.waiting:
        if state.waiting[0] != CHANCE and rng.below(2):
            yield state.clone()
        step(state, rng)


def early(setup: Setup) -> View:
    """Where no move is told by another one."""
    return setup.open_view(setup.state())


def messages(game: str) -> set[str]:
    """The aspects that a game has words for."""
    text = files(GAMES[game].package).joinpath("en.ftl").read_text(encoding="utf-8")
    named = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {name.partition("-reason-")[2] for name in named if "-reason-" in name}


@pytest.mark.parametrize("game", GAMES.own)
def test_every_aspect_occurs_and_is_told_in_every_language(game: str) -> None:
    told = set()
    occurred = set()
    for each in followed(game):
        token, against = (each.setup.token(action) for action in (each.action, each.against))
        for aspect, much in each.found.items():
            assert aspect in each.aspects.amounts or much == 1
            occurred.add(Token.parse(aspect).verb)
            kinds = Token.parse(token).verb, "+" in token, Token.parse(aspect).verb
            if kinds not in told:
                told.add(kinds)
                check_words(each, Reason(token, against, aspect, 0.62, 0.2, 100, 0.5))
    assert occurred == messages(game) - NEVER.get(game, set())


def check_words(each: Followed, reason: Reason) -> None:
    """To whoever decides, and to somebody who looks on: they are never the one who is meant."""
    to_them = ["" if seat == each.seat else name for seat, name in enumerate(NAMES)]
    view = each.setup.open_view(each.before)
    for locale in LOCALES:
        words = words_for(each.setup.game.package, locale=locale)
        for names in (to_them, NAMES):
            sentence = each.aspects.tell(reason, view, words, names, each.seat)
            clue = each.aspects.clue(reason, words, names, each.seat)
            for said in (sentence, clue):
                assert said[0].isupper()
                assert said.endswith(".")
                assert "{" not in said
                assert "  " not in said
                assert names is to_them or not speaks_to_reader(said, locale)


def test_a_reason_says_how_often_and_how_much() -> None:
    setup = parlour.setup("pungi", 4)
    aspects = setup.game.aspects(setup)

    def told(aspect: str, here: float, there: float, locale: str = "en") -> str:
        reason = Reason("play:frog-7", "play:mouse-3", aspect, here, there, 100, 0.5)
        sentence = aspects.tell(reason, early(setup), words_for(setup.game.package, locale=locale), TO_ADA, 0)
        return sentence.replace("\N{NO-BREAK SPACE}", " ")

    assert told("takes:-3", 0.62, 0.2) == (
        "With frog 7 you take \N{MINUS SIGN}3 in 62 of 100 cases; with mouse 3 only in 20."
    )
    assert told("takes:-3", 0.62, 0.2, "de") == (
        "Mit Frosch 7 nimmst du in 62 von 100 Fällen die \N{MINUS SIGN}3; mit Maus 3 nur in 20."
    )
    assert told("turns:-3", 0.62, 0.2) == (
        "With frog 7 you take \N{MINUS SIGN}3 (your charmer turns it into +3) in 62 of 100 cases;"
        " with mouse 3 only in 20."
    )
    assert told("gains", 0.001, 0.2) == (
        "With mouse 3 you gain points in 20 of 100 cases; with frog 7 almost never."
    )
    assert (
        told("gains", 0.1, 0.2) == "With mouse 3 you gain points in 20 of 100 cases; with frog 7 only in 10."
    )
    assert told("gains", 1.0, 0.2) == (
        "With frog 7 you gain points every time; with mouse 3 only in 20 of 100 cases."
    )
    assert told("loses", 0.5, 0.999) == (
        "With frog 7 you lose points in 50 of 100 cases; with mouse 3 almost every time."
    )
    assert told("gains", 0.0, 0.09) == "With mouse 3 you gain points in 9 of 100 cases; with frog 7 never."
    assert told("gains", 1.0, 0.996) == (
        "With frog 7 you gain points every time; with mouse 3 almost every time."
    )
    assert told("gains", 1.0, 0.0, "de") == "Mit Frosch 7 machst du immer Pluspunkte; mit Maus 3 nie."
    assert told("gains", 1.0, 0.0, "fr") == (
        "Avec la carte grenouille 7, tu gagnes des points à chaque fois\N{NARROW NO-BREAK SPACE};"
        " avec la carte souris 3, jamais."
    )
    assert told("points", -1.25, 0.5) == (
        "With frog 7 the round brings you \N{MINUS SIGN}1.2 points on average, with mouse 3 it is 0.5."
    )


def test_a_reason_may_be_that_nothing_at_once_tells_moves_apart() -> None:
    setup = parlour.setup("pungi", 4)
    aspects = setup.game.aspects(setup)

    def told(kind: str, aspect: str, here: float, there: float, locale: str = "en") -> str:
        reason = Reason("play:frog-7", "play:mouse-3", aspect, here, there, 100, 0.5, kind)
        sentence = aspects.tell(reason, early(setup), words_for(setup.game.package, locale=locale), TO_ADA, 0)
        return sentence.replace("\N{NO-BREAK SPACE}", " ")

    assert told(EACH, "takes:+1", 0.62, 0.7) == (
        "With each of these moves you take +1 in 62 to 70 of 100 cases: it hardly matters which."
    )
    assert told(EACH, "takes:+1", 0.62, 0.62, "de") == (
        "Mit jedem dieser Züge nimmst du in 62 von 100 Fällen die +1: "
        "Da ist es fast gleich, welchen du nimmst."
    )
    assert told(EACH, "gains", 1.0, 1.0) == (
        "With each of these moves you gain points every time: it hardly matters which."
    )
    assert told(EACH, "points", 0.5, 1.5) == (
        "With each of these moves the round brings you 0.5 to 1.5 points on average: it hardly matters which."
    )
    assert "brings you 0.5 points" in told(EACH, "points", 0.5, 0.5)
    assert told(EVENS, "points", 1.5, 0.5) == (
        "With frog 7 the round brings you 1.5 points on average, with mouse 3 it is 0.5. "
        "What is left for later makes up for that."
    )
    assert told(SPEAKS, "gains", 0.2, 0.6).endswith(
        "in 60. That speaks for the better move, but need not be the whole reason."
    )
    nothing = "Nothing that happens soon tells these moves apart"
    assert told(EACH, "", 0, 0) == f"{nothing}: it hardly matters which."
    assert told(LATER, "", 0, 0) == f"{nothing}. The difference comes only later in the game."
    assert told(LATER, ENDS, 2.5, 4.25) == (
        "The difference comes only later in the game. "
        "With frog 7 you end the game with 2.5 points on average, with mouse 3 it is 4.2."
    )
    assert told(LATER, GAME, 0.4, 0.3, "de") == (
        "Der Unterschied kommt erst später in der Partie. "
        "Mit Frosch 7 gewinnst du in 40 von 100 Fällen die Partie; mit Maus 3 in 30."
    )


def test_a_clue_says_what_comes_of_the_better_move_and_not_which_it_is() -> None:
    setup = parlour.setup("pungi", 4)
    aspects = setup.game.aspects(setup)

    def clue(aspect: str, here: float, there: float, locale: str = "en") -> str:
        reason = Reason("play:frog-7", "play:mouse-3", aspect, here, there, 100, 0.5)
        return aspects.clue(reason, words_for(setup.game.package, locale=locale), TO_ADA, 0)

    assert clue("takes:-3", 0.62, 0.2) == "With the best move you take \N{MINUS SIGN}3 less often."
    assert clue("gains", 0.2, 0.5, "de") == "Mit dem besten Zug machst du öfter Pluspunkte."
    assert clue("points", 1.0, 2.0) == "With the best move the round brings you more points on average."
    assert clue("points", 1.0, 2.0, "fr") == (
        "Avec le meilleur coup, ce tour te rapporte en moyenne plus de points."
    )


def test_some_aspects_cannot_harm_and_some_cannot_help() -> None:
    for game, told in (
        ("pungi", ("takes:+3", "takes:-3", "takes:charmer")),
        ("pungi", ("turns:-3", "turns:+3", "turns:charmer")),
        ("pungi", ("gains", "loses", "start")),
        ("pies", ("takes:2.3", "gives:1,2.3", "steals:2.3")),
    ):
        setup = parlour.setup(game, 4)
        aspects = setup.game.aspects(setup)
        assert [aspects.sign(aspect) for aspect in told] == [1, -1, 0]


def test_what_happens_is_neither_an_amount_nor_how_things_stand() -> None:
    aspects = GAMES["pies"].aspects(parlour.setup("pies", 3))
    assert [aspects.happens(aspect) for aspect in ("robbed", "points", "keeps:2")] == [True, False, False]


def test_points_are_those_that_a_seat_gets() -> None:
    for game in ("pungi", "pi-mal-pflaumen", "pies", "input"):
        for each in followed(game):
            if "points" not in each.found:
                continue
            before, after = each.before.scores(), each.state.scores()
            beyond = each.state.beyond if isinstance(each.state, Input) else 0
            gained = after[each.seat] - before[each.seat]
            assert each.found["points"] in (gained, gained + beyond)
            if "theirs" in each.found:
                others = sum(after) - sum(before) - gained
                assert each.found["theirs"] in (others, others + beyond)


def test_a_snake_says_whether_a_charmer_turns_it() -> None:
    told = set()
    for each in followed("pungi"):
        took = next((e for e in each.events if e[0] == pungi.TOOK and e[1] == each.seat), None)
        if took:
            _, _, _, snake, count, *turning = took
            verb = "turns" if snake in turning[:count] else "takes"
            assert f"{verb}:{each.setup.snakes[snake]}" in each.found  # type: ignore[attr-defined]
            told.add(verb)
    assert told == {"takes", "turns"}


def test_a_target_is_won_by_one_or_nobody() -> None:
    outcomes: set[str] = set()
    for each in followed("fruitoplay"):
        if each.before.phase != fruitoplay.PLAY:
            assert each.found == {
                "points": each.state.scored[-1][each.seat],
                "theirs": max(p for seat, p in enumerate(each.state.scored[-1]) if seat != each.seat),
            }
            continue
        (winner,) = [event[1] for event in each.events if event[0] == fruitoplay.WON]
        (played,) = [event[1:] for event in each.events if event[0] == fruitoplay.REVEALED]
        assert played[each.seat] == each.action != NO_CARD
        whose = "wins" if winner == each.seat else "nobody" if winner == NOBODY else "other"
        assert [each.found.get(name, 0) for name in (whose, "wins", "nobody", "other")].count(1) == 2
        distance = each.setup.lookup.distance[each.before.river[each.before.turn]]  # type: ignore[attr-defined]
        near = [distance[card] for card in played if card != NO_CARD]
        assert ("tied" in each.found) == (near.count(distance[each.action]) > 1)
        outcomes |= each.found.keys()
    assert {"wins", "nobody", "other", "tied", "rotten"} < outcomes


def test_after_the_last_trick_only_the_end_counts() -> None:
    found = [each.found for each in followed("pi-mal-pflaumen") if each.before.round == 3]
    assert found
    assert all(each.keys() == {"final"} for each in found)
    assert any(each.before.phase == MIX for each in followed("pi-mal-pflaumen"))


def test_what_an_action_says_by_itself_is_no_aspect() -> None:
    for each in followed("pies"):
        token = Token.parse(each.setup.token(each.action))
        if token.verb in ("take", "steal") and token.item != "plum":
            said = {name for name in each.found if each.aspects.says(each.action, name)}
            assert f"{token.verb}s:{token.items[-1]}" in said
            cards = {Token.parse(name).items[-1] for name in said if name.count(".")}
            assert cards == {token.items[-1]}
    for each in followed("input"):
        if each.setup.token(each.action) == "zero" and each.found.get("announces"):
            assert [event[1] for event in each.events if event[0] == 2].count(each.seat) > 1


def test_a_card_that_an_action_names_is_no_reason_for_or_against_it() -> None:
    setup = parlour.setup("pies", 3)
    aspects = setup.game.aspects(setup)
    first, second = setup.cards[:2]  # type: ignore[attr-defined]
    for token in (f"play:{first}", f"take:{first}"):
        action = setup.action(token)
        assert aspects.says(action, f"gives:1,{first}")
        assert not aspects.says(action, f"gives:1,{second}")
        assert not aspects.says(action, "first")
    assert not aspects.says(setup.action("done"), f"gives:1,{first}")
    lookup = setup.lookup  # type: ignore[attr-defined]
    for verb, aspect, beside in (("watchdog", "guarded", "keeps:3"), ("three_pi", "keeps:3", "guarded")):
        card = setup.cards[lookup.action.index(ACTIONS[verb])]  # type: ignore[attr-defined]
        assert aspects.says(setup.action(f"take:{card}"), aspect)
        assert not aspects.says(setup.action(f"take:{card}"), beside)
        assert not aspects.says(setup.action(f"play:{card}"), aspect)
    other = parlour.setup("pungi", 3)
    assert not other.game.aspects(other).says(0, "points")


def test_of_a_choice_about_a_mix_only_a_theft_is_told() -> None:
    mixing = [each for each in followed("pies") if each.before.phase in (MIX, USE)]
    assert mixing
    told = {name for each in mixing for name in each.found}
    assert told == {"robbed"}
    for each in followed("pies"):
        assert ("mixes" in each.found) <= ("near" in each.found)


@pytest.mark.rule("PMP-23")
def test_pi_that_do_not_last_are_told_as_lost_and_never_as_kept() -> None:
    wasted = [each for each in followed("pies") if "wastes" in each.found]
    for each in wasted:
        assert each.state.holdings[each.seat].pi == 0
        assert each.before.round < each.state.round
        assert each.aspects.sign("wastes") < 0
    assert wasted
    for game in ("pies", "pi-mal-pflaumen"):
        last = [each for each in followed(game) if each.state.round == 3 and each.before.round < 3]
        assert any(each.state.holdings[each.seat].pi for each in last)
        assert not any(name.startswith("keeps") for each in last for name in each.found)


def test_who_chooses_first_could_take_every_card_of_the_trick() -> None:
    for game in ("pi-mal-pflaumen", "pies"):
        firsts = [each for each in followed(game) if each.found.get("first")]
        assert firsts
        for each in firsts:
            could = [name for name in each.found if name.startswith("takes:")]
            assert len(could) == each.setup.seats


@pytest.mark.rule("PMP-17")
def test_what_others_make_in_a_trick_is_told_with_their_names() -> None:
    let = 0
    for each in followed("pies"):
        if each.before.phase in (MIX, USE):
            continue
        made = {(event[1], event[2]) for event in each.events if event[0] == MIXED and event[1] != each.seat}
        cards = each.setup.cards  # type: ignore[attr-defined]
        told = {name for name in each.found if name.startswith("lets:")}
        assert told == {f"lets:{seat},{cards[card]}" for seat, card in made}
        assert all(each.aspects.sign(name) < 0 for name in told)
        let += len(told)
    assert let
    reason = Reason("take:1.4", "take:1.13", "lets:1,2.3", 0.62, 0.2, 100, 0.5)
    setup = parlour.setup("pies", 3)
    aspects = setup.game.aspects(setup)
    told_so = aspects.tell(reason, early(setup), words_for("parlour.games.pflaumen"), ["", "Bo", "Cleo"], 0)
    assert "Bo makes the mix ABCDE for 10 in 62 of 100 cases; " in told_so


def test_at_input_a_side_that_follows_from_others_is_known() -> None:
    deduced = 0
    for each in followed("input"):
        view: Any = each.setup.view(each.state, each.seat)
        tiles = view.tiles[each.seat]
        certain = [tile for tile in tiles if len(tile.can_be) == 1]
        deduced += sum(len(tile.seen) == 1 for tile in certain)
        assert sum(aspect.startswith("known:") for aspect in each.found) == len(certain)
    assert deduced


def test_at_input_a_rival_is_named_if_there_is_but_one() -> None:
    for seats, rival in ((2, "Bo"), (3, "another player")):
        setup = parlour.setup("input", seats)
        reason = Reason("lift:3", "lift:7", "held:2", 0.62, 0.2, 100, 0.5)
        aspects = setup.game.aspects(setup)
        told = aspects.tell(
            reason, early(setup), words_for("parlour.games.input"), ["", "Bo", "Cleo"][:seats], 0
        )
        assert told.startswith(
            f"With tile 3, after your next turn {rival} may not announce for at least 2 more turns in 62"
        )


def test_at_input_others_are_named_if_there_is_but_one() -> None:
    for seats, other, others in ((2, "Bo", "Bo gains"), (3, "someone else", "the others gain")):
        setup = parlour.setup("input", seats)

        def told(aspect: str, setup: Setup = setup) -> str:
            reason = Reason("lift:3", "lift:7", aspect, 0.62, 0.2, 100, 0.5)
            names = ["", "Bo", "Cleo"][: setup.seats]
            return setup.game.aspects(setup).tell(
                reason, early(setup), words_for("parlour.games.input"), names, 0
            )

        assert told("other:4,1").startswith("With tile 3, Bo closes the 4 before your next turn")
        assert told("other:4,0").startswith("With tile 3, someone else closes the 4")  # to one who looks on
        assert told("defeat:1").startswith("With tile 3, Bo wins the game before your next turn")
        assert told("exposed").startswith(f"With tile 3, {other} may announce a number")
        assert told("theirs").startswith(f"With tile 3, {others} 0.6 points on average")


def test_at_input_it_is_told_who_wins_the_game_and_what_a_failure_costs() -> None:
    """INP-17 and INP-21."""
    missed = set()
    for each in followed("input"):
        winner = each.state.winner  # of the target or the agreed numbers
        assert ("game" in each.found) == (winner == each.seat)
        assert (f"defeat:{winner}" in each.found) == (winner not in (NONE, each.seat))
        costs = [event[3] for event in each.events if event[0] == MISSED and event[1] == each.seat]
        assert {name for name in each.found if name.startswith("misses:")} == {f"misses:{p}" for p in costs}
        missed |= set(costs)
    assert {0} < missed
    setup = parlour.setup("input", 2)
    reason = Reason("close:4", "lift:7", "misses:0", 0.62, 0, 100, 0.5)
    names = ["", "Bo"]
    told = setup.game.aspects(setup).tell(reason, early(setup), words_for("parlour.games.input"), names, 0)
    assert told == (
        "With the 4 announced an announcement of yours fails in 62 of 100 cases without costing points;"
        " with tile 7 never."
    )


@pytest.mark.parametrize("game", GAMES.own)
def test_every_decision_is_in_a_situation_that_has_a_name(game: str) -> None:
    found = set()
    for each in followed(game):
        (situation,) = each.aspects.situations(each.setup.view(each.before, each.seat))
        found.add(situation)
    assert len(found) > 2
    for locale in LOCALES:
        words = words_for(GAMES[game].package, locale=locale)
        names = [words(situation) for situation in found]
        assert len(set(names)) == len(found)
        assert all(name[0].islower() and name[-1] != "." for name in names)


def test_a_game_without_aspects_has_no_reasons() -> None:
    setup = toy.GAME.setup(2)
    aspects = setup.game.aspects(setup)
    assert type(aspects) is Aspects
    state = setup.state()
    assert aspects.settled(state, state, [])
    assert aspects.found(state, state, 0, 0, []) == {}
    assert aspects.situations(setup.view(state, 0)) == []
    assert aspects.moment(setup.open_view(state), words_for()) == ""
    with pytest.raises(NotImplementedError):
        aspects.clause("first", "", "", words_for(), NAMES, 0)
    with pytest.raises(NotImplementedError):
        aspects.move("draw", words_for(), NAMES)


MOMENTS = {
    "pungi": ["Round 1", "Round 3, who begins", "Round 3"],
    "fruitoplay": [
        "Round 1, turn 1",
        "Round 1, turn 2",
        "Round 2, the collective card",
        "Round 2, rotten fruit",
    ],
    "pi-mal-pflaumen": ["Round I, trick 1", "Round I, trick 2", "Round II, trick 1", "After the last trick"],
    "pies": ["Round I, trick 1", "Round II, trick 1", "Round III, trick 2"],
    "input": ["Turn 1", "Turn 2", "Turn 1, tile 2 in hand", "Turn 12"],
}


@pytest.mark.parametrize("game", MOMENTS)
def test_a_moment_is_named_as_players_do(game: str) -> None:
    words = words_for(GAMES[game].package, locale="en")
    told = [each.aspects.moment(each.setup.open_view(each.before), words) for each in followed(game)]
    assert not set(MOMENTS[game]) - set(told)
    assert not [line for line in told if not line or "{" in line]
