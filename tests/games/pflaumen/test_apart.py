"""Two cards that could come next into a mix, told beside each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from parlour import Rng, coach
from parlour.coach import Budget, Decision
from parlour.coach.accounts import moments
from parlour.coach.pieces import Findings
from parlour.coach.telling import tell
from parlour.games.pflaumen.rules import USE, Pflaumen
from parlour.kernel.aspects import GAME, LATER, Reason
from parlour.kernel.state import CHANCE
from parlour.match.review import Judged, reviewed
from parlour.words import LOCALES, words_for
from tests.coach.judged import decision
from tests.games.pflaumen.positions import PIES, PMP, Position, setup_of
from tests.match.matches import begun, finish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.match.match import Match

BOTH = pytest.mark.parametrize("game", [PMP, PIES])
NAMES = ("", "Bo", "Cleo")
QUICK = Budget(iterations=4, first=2, pairs=4, rollouts=1, hands=0)


def mixing(game: str, display: str, recipe: str, *used: str) -> Position:
    """Seat 0 makes a mix of its display, to which an orange has come, and has used these cards so far."""
    position = Position(game, display, "", "", trick="1.8 1.2 1.13")
    position.act("take:1.8", f"mix:{recipe}", *(f"use:{card}" for card in used))
    return position


def apart(position: Position, token: str, other: str) -> str:
    assert {token, other} <= set(position.legal())
    return position.setup.game.aspects(position.setup).apart(position.view(), token, other)


@BOTH
@pytest.mark.rule("PMP-18")
def test_of_two_cards_that_go_together_the_first_decides(game: str) -> None:
    position = mixing(game, "1.1 1.3 1.7", "1.3")
    assert position.legal() == ["use:1.1", "use:1.3"]  # of four fruits three
    assert apart(position, "use:1.1", "use:1.3") == "use:1.1"
    assert apart(position, "use:1.3", "use:1.1") == "leave:1.1"
    position.act("use:1.1")
    assert apart(position, "use:1.7", "use:1.3") == "leave:1.3"  # the recipe card itself, as a fruit
    position = mixing(game, "1.18 1.25 2.25 3.25 plum", "1.18")
    assert apart(position, "use:2.25", "use:1.25") == "leave:1.25"
    position.act("use:1.25", "use:2.25")
    assert apart(position, "use:plum", "use:3.25") == "use:plum"  # there is room for one more only
    assert apart(position, "use:3.25", "use:plum") == "use:3.25"
    position = mixing(game, "1.18 1.25 2.25 plum plum", "1.18", "1.25")
    assert apart(position, "use:plum", "use:2.25") == "leave:2.25"


@BOTH
@pytest.mark.rule("PMP-18")
def test_a_later_card_leaves_out_all_that_come_before_it(game: str) -> None:
    position = mixing(game, "1.1 1.2 1.3 1.4 1.5", "1.3")
    assert position.legal() == ["use:1.1", "use:1.2", "use:1.3", "use:1.4"]
    assert apart(position, "use:1.4", "use:1.1") == "leave:1.1,1.2,1.3"
    assert apart(position, "use:1.4", "use:1.2") == "leave:1.2,1.3"  # neither has strawberry I-1


@BOTH
@pytest.mark.rule("PMP-18")
def test_cards_of_which_a_mix_can_have_one_only_are_both_named(game: str) -> None:
    position = mixing(game, "1.14 1.19 1.3 1.23", "1.14")  # two apples or two blackberries
    assert position.legal() == ["use:1.3", "use:1.14"]
    for pair in (("use:1.3", "use:1.14"), ("use:1.14", "use:1.3")):
        assert apart(position, *pair) == pair[0]


@pytest.mark.rule("PMP-18")
def test_what_is_left_out_is_in_no_mix_and_what_goes_together_is_in_one() -> None:
    """As all mixes say that can be finished, at random positions."""
    left = together = 0
    for state, setup in states(PMP):
        seat = state.waiting[0]
        aspects, view = setup.game.aspects(setup), setup.open_view(state)
        legal = state.legal(seat)
        ends = {action: finished(state, action) for action in legal}
        for later in legal:
            for first in legal:
                said = aspects.apart(view, setup.token(later), setup.token(first))
                both = first < later and any(later in end for end in ends[first])
                together += both
                assert said.startswith("leave:") == both
                if both:
                    out = {setup.action(f"use:{card}") for card in said.partition(":")[2].split(",")}
                    assert out == {action for action in legal if first <= action < later}
                    assert not any(out & end for end in ends[later])
                    left += len(out)
                else:
                    assert said == setup.token(later)
    assert left > together > 50


def states(game: str) -> Iterator[tuple[Pflaumen, PflaumenSetup]]:
    """Choices of a card for a mix, in random games."""
    setup = setup_of(game, 3)
    for seed in range(12):
        rng, state = Rng(seed), setup.state()
        while state.waiting:
            if state.waiting[0] == CHANCE:
                state.settle(state.draw(rng))
                continue
            seat = state.waiting[0]
            legal = state.legal(seat)
            if state.phase == USE and len(legal) > 1:
                yield state.clone(), setup
            state.apply(seat, legal[rng.below(len(legal))])


def finished(state: Pflaumen, action: int) -> list[set[int]]:
    """The cards that still come into each mix that begins with this one."""
    after, seat = state.clone(), state.waiting[0]
    after.apply(seat, action)
    if after.phase != USE:
        return [{action}]
    return [{action} | end for each in after.legal(seat) for end in finished(after, each)]


@pytest.mark.parametrize(
    ("locale", "out", "none"),
    [
        (
            "en",
            "Leave strawberry I-1 (AABB for 8) out",
            "With none of strawberry I-1, apple I-2 in the mix ",
        ),
        (
            "de",
            "Weglassen: Erdbeere I-1 (AABB für 8)",
            "Ohne die Karten Erdbeere I-1, Apfel I-2 in der ",
        ),
    ],
)
@BOTH
def test_what_is_left_out_in_words(game: str, locale: str, out: str, none: str) -> None:
    words = words_for("parlour.games.pflaumen", locale=locale)
    position = mixing(game, "1.1 1.2 1.3 1.4 1.5", "1.3")
    setup = position.setup
    assert setup.game.say(setup, "leave:1.1", words, NAMES) == out
    reason = Reason("use:1.3", "use:1.1", GAME, 0.39, 0.44, 100, 0.5)
    assert setup.game.aspects(setup).tell(reason, position.view(), words, NAMES, 0).startswith(none)


REASONS = {
    "en": (
        "Without strawberry I-1 in the mix you win the game in 39 of 100 cases; "
        "with strawberry I-1 in the mix in 44."
    ),
    "de": (
        "Ohne die Karte Erdbeere I-1 in der Mischung gewinnst du in 39 von 100 Fällen die Partie; "
        "mit der Karte Erdbeere I-1 in der Mischung in 44."
    ),
    "fr": (
        "Sans la fraise I-1 dans le mélange, tu gagnes la partie dans 39 cas sur 100 ; "
        "avec la fraise I-1 dans le mélange, dans 44."
    ),
    "nl": (
        "Zonder aardbei I-1 in de mix win je in 39 van de 100 gevallen het spel; "
        "met aardbei I-1 in de mix in 44."
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
@BOTH
def test_a_reason_tells_two_mixes_by_the_card_they_differ_in(game: str, locale: str) -> None:
    words = words_for("parlour.games.pflaumen", locale=locale)
    position = mixing(game, "1.1 1.3 1.7", "1.3")
    aspects, view = position.setup.game.aspects(position.setup), position.view()

    def told(token: str, against: str, here: float, there: float) -> str:
        reason = Reason(token, against, GAME, here, there, 100, 0.5)
        return re.sub(r"\s", " ", aspects.tell(reason, view, words, NAMES, 0))

    assert told("use:1.3", "use:1.1", 0.39, 0.44) == REASONS[locale]
    other = told("use:1.1", "use:1.3", 0.44, 0.39)
    for name in ("I-3", "I-7"):
        assert name not in other


def mixed(game: str) -> tuple[Match, Decision]:
    """A match that is over, and an error in it: a card was left out of a mix."""
    for seed in range(50):
        match = begun(game, 3)
        finish(match, Rng(seed))
        for moment in moments(match.setup, match.play.record):
            if moment.step.seat == CHANCE:
                continue
            seat, token = moment.step.seat, match.setup.token(moment.step.action)
            view = match.setup.open_view(moment.before)
            for action in moment.before.legal(seat):
                other = match.setup.token(action)
                if match.setup.game.aspects(match.setup).apart(view, token, other) != token:
                    reason = Reason(token, other, GAME, 0.39, 0.44, 100, 0.5, LATER)
                    losses = {token: 0.1, other: 0.0}
                    facts = {"step": moment.number, "seat": seat, "played": token, "best": other, "loss": 0.1}
                    error = decision(**facts, mark="slip", reason=reason, losses=losses)
                    return match, error
    pytest.fail("nobody has left out a card")
    raise AssertionError


@pytest.mark.parametrize(
    ("locale", "out", "without"),
    [
        ("en", r"Leave (.+) out", "ithout {} in the mix"),
        ("de", r"Weglassen: (.+)", "hne die Karte {} in der Mischung"),
    ],
)
@BOTH
def test_a_review_tells_an_error_by_the_card_that_it_is_about(
    game: str, locale: str, out: str, without: str
) -> None:
    match, error = mixed(game)
    turned = msgspec.structs.replace(error, played=error.best, best=error.played)
    words = words_for("parlour.games.pflaumen", locale=locale)

    def judged(decision: Decision) -> Judged:
        told = reviewed(match, 1, decision.seat, Findings([decision]), running=True, locale=locale)
        return told.decisions[0]

    def say(token: str) -> str:
        return match.setup.game.say(match.setup, token, words, NAMES)

    left, added = judged(error), judged(turned)
    assert re.fullmatch(out, left.played_beside)
    assert left.best_sentence == say(error.best)
    assert left.marked == error.best  # the card that was left out
    assert left.played_sentence == say(error.played)  # for whoever still looks for the better one
    assert {each.token: each.sentence for each in left.tries} == {token: say(token) for token in error.losses}
    assert (added.played_beside, added.best_sentence) == (left.best_sentence, left.played_beside)
    assert added.marked == turned.played == error.best
    assert left.clue is None
    name = re.fullmatch(out, left.played_beside)[1].partition(" (")[0]  # type: ignore[index]
    assert left.reason
    assert without.format(name) in left.reason


@BOTH
def test_a_review_in_text_tells_it_so_too(game: str) -> None:
    match, error = mixed(game)
    setup, record = match.setup, match.play.record
    found = [*coach.review(setup, record, error.seat, budget=QUICK)]
    review = msgspec.structs.replace(coach.collected(setup, record, found, error.seat), decisions=[error])
    words = words_for("parlour.games.pflaumen", "parlour.coach")
    (told,) = tell(setup, record, review, words, ["Ada", "Bo", "Cy"])
    (line,) = told.worst
    assert re.search(r"“Leave (.+) out” lowered .* Better: “Add \1”\.", line)
