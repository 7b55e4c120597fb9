"""What the reviews of many matches say about one player, for a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from parlour.coach.accounts import moments
from parlour.coach.profile import Habits, Seen, habits
from parlour.match.frames import finished_game
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.coach.pieces import Findings
    from parlour.kernel.game import View
    from parlour.match.match import Match

THIRDS = ("early", "middle", "late")


class GameHabits(msgspec.Struct, frozen=True):
    """One kind of game; situations in words."""

    game: str
    habits: Habits


class Profile(msgspec.Struct, frozen=True):
    """All kinds of games with at least two reviewed ones, the one with most decisions first."""

    games: list[GameHabits]


def seen_in(match: Match, game: int, seat: int, findings: Findings, number: int) -> list[Seen]:
    """The decisions of a seat that count, as far as a game of a match that is over was reviewed."""
    setup = match.setup
    steps = moments(setup, finished_game(match, game, seat).record)
    aspects = setup.game.aspects(setup)
    found = []
    for decision in findings.decisions:
        if decision.counts and decision.seat == seat:
            view = setup.view(steps[decision.step].before, seat)
            when = [f"when-{THIRDS[3 * decision.step // len(steps)]}", *standing(view, seat)]
            found.append(Seen(number, decision.loss, [*when, *aspects.situations(view)]))
    return found


def standing(view: View, seat: int) -> list[str]:
    """Whether the seat leads by itself, or somebody else does."""
    others = max(score for other, score in enumerate(view.scores) if other != seat)
    mine = view.scores[seat]
    return ["when-ahead" if mine > others else "when-behind"] if mine != others else []


def profile_of(seen: Iterable[tuple[Match, list[Seen]]], locale: str) -> Profile:
    """What all of these tell, game by game."""
    kinds: dict[str, list[Seen]] = {}
    packages: dict[str, str] = {}
    for match, decisions in seen:
        game = match.setup.game
        packages[game.id] = game.package
        kinds.setdefault(game.id, []).extend(decisions)
    found = []
    for kind, decisions in kinds.items():
        if len({each.game for each in decisions}) > 1:
            words = words_for(packages[kind], "parlour.coach", locale=locale)
            told = habits(decisions)
            situations = [replace(each, when=words(each.when)) for each in told.situations]
            found.append(GameHabits(kind, replace(told, situations=situations)))
    return Profile(sorted(found, key=lambda each: -each.habits.decisions))
