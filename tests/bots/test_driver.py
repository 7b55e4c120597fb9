from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour import GAMES, ParlourError, View
from parlour.bots import BOTS
from parlour.bots.driver import BotPlayer, Draws, RandomPlayer, drive, player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup

AS_A_CLASS = "parlour.bots:RandomBot"
PUNGI = parlour.setup("pungi", 3)


def actions(setup: Setup, name: str) -> list[int]:
    """A game among bots of one name."""
    players = [player(setup, name, f"1/{seat}") for seat in range(setup.seats)]
    return drive(setup.state(), [*players], Draws(1)).actions


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_alike_with_views_and_without(game: str) -> None:
    setup = parlour.setup(game, 3)
    assert actions(setup, "random") == actions(setup, AS_A_CLASS)


def test_all_others_get_views() -> None:
    kinds = {name: type(player(PUNGI, name, 1)) for name in (*BOTS, AS_A_CLASS)}
    assert kinds == dict.fromkeys(kinds, BotPlayer) | {"random": RandomPlayer}


class Clumsy:
    """Writes down what it is shown, and spoils the list of tokens."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, ...]] = []

    def choose(self, *shown: Any) -> str:
        view, legal = shown
        self.shown.append((view, legal[:]))
        legal.reverse()
        token: str = legal.pop()
        return token


def test_a_bot_is_shown_its_view_and_its_tokens_alone() -> None:
    bots = [Clumsy() for _ in range(3)]
    state = PUNGI.state()
    made = drive(state, [BotPlayer(PUNGI, "clumsy", bot) for bot in bots], Draws(1))
    assert sum(len(bot.shown) for bot in bots) == len(made.actions)
    for seat, bot in enumerate(bots):
        for view, legal in bot.shown:
            assert isinstance(view, View)
            assert view.seat == seat
            assert seat in view.waiting
            assert [PUNGI.token(PUNGI.action(token)) for token in legal] == legal


class Failing:
    def choose(self, view: View, legal: Sequence[str]) -> str:
        raise ZeroDivisionError("too clever")


class Illegal:
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return "play:unicorn-1"


@pytest.mark.parametrize(
    ("bot", "reason"),
    [(Failing(), "ZeroDivisionError: too clever"), (Illegal(), "'play:unicorn-1' is not legal")],
)
def test_a_bot_that_fails_is_named(bot: Failing | Illegal, reason: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        drive(PUNGI.state(), [BotPlayer(PUNGI, "mine", bot)] * 3, Draws(1))
    assert refusal.value.code == "bot-failed"
    assert refusal.value.facts == {"bot": "mine", "reason": reason}
