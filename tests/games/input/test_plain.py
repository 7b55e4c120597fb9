"""The quick rules and the plain ones agree at every step: whose turn it is, legal actions, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import bots
from parlour.kernel.options import choose
from parlour.kernel.play import Play, advance
from parlour.kernel.rng import Rng
from tests.games.input.plain import PlainInput

if TYPE_CHECKING:
    from parlour import Record, Setup

OPTIONS: list[dict[str, str]] = [
    {},
    {"zero": "on"},
    {"zero": "on", "children": "0,1", "solo_double": "on", "free_number": "5"},
    {"zero": "on", "joker_closes": "on", "free_number": "1", "combination": "2,4"},
    {"family": "1", "zero": "on"},
    {"free_number": "6", "combination": "3"},
]


def played(setup: Setup, seed: int, restless: int) -> Record:
    """A game in which random moves are mixed with sensible ones: numbers are won, and odd things happen."""
    play = Play(setup, Rng(seed))
    rng = Rng(f"{seed}/who")
    random, greedy = (bots.find(name)(setup, seed) for name in ("random", "greedy"))
    while not play.over:
        seat = play.waiting[0]
        legal = play.legal(seat)
        if "zero" in legal and rng.below(2):
            play.act(seat, "zero")
            continue
        bot = random if rng.below(10) < restless else greedy
        play.act(seat, bot.choose(play.view(seat), legal))
    return play.record


def compare(setup: Setup, record: Record) -> None:
    box = parlour.setup("input", setup.seats).game.table().text
    asks = {
        digit: [word.strip(' "') for word in line.partition("[")[2].rstrip("] ").split(",")]
        for digit in range(10)
        for line in box.splitlines()
        if line.startswith(f"{digit} =")
    }
    chosen = choose("input", setup.game.options, record.options)
    plain = PlainInput(setup.seats, asks, **chosen)
    quick = Play(setup)
    for step in record.steps:
        if step.seat < 0:
            plain.chance(step.words[0], list(step.words[1:]))
        else:
            plain.act(step.words[0])
        advance(quick, step)
        assert quick.scores == plain.points
        assert quick.winners == plain.winners
        if not quick.chance:
            assert quick.waiting == (() if plain.winners else (plain.seat,))
        for seat in quick.waiting:
            assert sorted(quick.legal(seat)) == sorted(plain.legal()), step


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_quick_rules_and_the_plain_ones_agree(seats: int, options: dict[str, str]) -> None:
    setup = parlour.setup("input", seats, options)
    compare(setup, played(setup, seed=1, restless=4))
