from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError, bots
from parlour.lab.simulation import Plan, simulate, summary


@pytest.mark.parametrize("game", parlour.GAMES)
def test_greedy_beats_random(game: str) -> None:
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    told = summary(list(simulate(Plan.of(setup, ["greedy", "random"], 1), 30)))
    wins = {row.label: row.wins.mean for row in told.bots}
    assert wins["greedy"] > 1.5 * wins["random"]


def test_a_bot_sees_nothing_but_views() -> None:
    """A bot is made from the setup and a seed alone, and chooses from a view and the legal tokens alone."""
    setup = parlour.setup("pungi", 3)
    play = parlour.start("pungi", 3, seed=1)
    seat = play.waiting[0]
    for name in bots.BOTS:
        bot = bots.find(name)(setup, 1)
        assert bot.choose(play.view(seat), play.legal(seat)) in play.legal(seat)
        assert not any(isinstance(part, parlour.Play) for part in vars(bot).values())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ParlourError) as refusal:
        bots.find("oracle")
    assert refusal.value.code == "bot-unknown"
