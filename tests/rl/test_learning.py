"""The example in examples/ learns, and what it learned plays at a table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import parlour

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.outer
def test_a_few_updates_beat_random(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(pytestconfig.rootpath / "examples")
    monkeypatch.chdir(tmp_path)
    import learn

    setup = parlour.setup("fruitoplay", 2)
    pupil = learn.Pupil(setup, seed=1, games=128, steps=8)
    for _ in range(20):
        pupil.learn()
    share = pupil.wins(800, seed=5)
    assert share > 0.58  # one half would be even; five standard deviations of luck are 0.08

    pupil.save()
    bot = learn.Learned(setup, 1)
    play = parlour.start("fruitoplay", 2, seed=1)
    while not play.over:
        for seat in play.waiting:
            play.act(seat, bot.choose(play.view(seat), play.legal(seat)))
    assert sys.modules.pop("learn") is learn
