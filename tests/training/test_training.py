"""Weights fitted to games: the command, what it refuses, and what a search makes of its file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

import parlour
from parlour.contract import positions
from parlour.games import Terms, fits_folder
from parlour.kernel import fits
from parlour.kernel.errors import ParlourError
from parlour.training import fitting, regression
from parlour.training.games import HELD_OUT, Lessons, Plan, play
from tests.commands import good, own_folder, refused, run

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

__all__ = ["own_folder"]

SOURCE = Path(__file__).parent.parent.parent / "src"
INPUT = "train input --seats 2 --seed 1 --games 60"


def written(path: str) -> fits.FitFile:
    return msgspec.json.decode(Path(path).read_bytes(), type=fits.FitFile)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.training.games.PART", 20)


@pytest.fixture
def always_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty games are too few for good weights, and enough to see that all goes its way."""
    monkeypatch.setattr(regression, "loss", lambda chances, results: -float(len(np.unique(chances))))


@pytest.mark.usefixtures("always_better")
def test_equal_seeds_give_equal_files() -> None:
    assert "one.json" in good(f"{INPUT} --out one.json")
    good(f"{INPUT} --out two.json")
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()
    setup = parlour.setup("input", 2)
    told = written("one.json")
    assert (told.game, told.seats, told.games, told.table) == ("input", 2, 60, fits.key_of(setup))
    assert fits.read(setup, Path("one.json").read_bytes())
    assert not list(Path().glob("*.parts"))
    good("train input --seats 2 --seed 2 --games 60 --out other.json")
    assert written("other.json").weights != told.weights


@pytest.mark.usefixtures("always_better")
def test_a_stopped_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    good(f"{INPUT} --out whole.json")
    played: list[int] = []

    def noting(plan: Plan, part: int) -> tuple[int, Lessons]:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(part)
        return play(plan, part)

    monkeypatch.setattr("parlour.training.games.play", noting)
    assert run(f"{INPUT} --out mine.json").exit_code == 1
    assert played == [0, 1]
    refused("train input --seats 2 --seed 2 --games 60 --out mine.json --resume", "train-plan")
    played.clear()
    good("train input --seats 2 --games 60 --out mine.json --resume")
    assert played == [2]
    assert Path("mine.json").read_bytes() == Path("whole.json").read_bytes()


def own_setup(text: str) -> Setup:
    """Input for two with a component set of one's own, as nobody has asked for it before."""
    game = parlour.GAMES["input"]
    return game.setup(2, components=game.own_components(game.component_set().text + text))


@pytest.mark.usefixtures("always_better")
def test_anybody_can_fit_a_component_set_of_their_own() -> None:
    setup = own_setup("# mine\n")
    assert setup.judge.fit is None
    Path("box.toml").write_text(setup.components.text, encoding="utf-8")
    good(f"{INPUT} --components box.toml --resume")
    found = fits.own(setup, fits_folder())
    assert found
    assert found.weights == written(str(fits_folder() / fits.name_of(setup))).weights


@pytest.mark.usefixtures("always_better")
def test_all_processes_find_what_was_fitted() -> None:
    good(f"{INPUT} --out packaged.json")
    setup = own_setup("# found\n")
    theirs = msgspec.structs.replace(written("packaged.json"), table=fits.key_of(setup))
    fits_folder().mkdir(parents=True)
    (fits_folder() / fits.name_of(setup)).write_bytes(msgspec.json.encode(theirs))
    found = Terms.of(setup).setup().judge.fit
    assert found
    assert found.weights == theirs.weights


@pytest.mark.usefixtures("always_better")
def test_a_file_can_go_elsewhere() -> None:
    Path("mine").mkdir()
    good(f"{INPUT} --out mine")
    assert [path.name for path in Path("mine").iterdir()] == [fits.name_of(parlour.setup("input", 2))]
    assert not fits_folder().exists()


def test_what_is_not_better_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regression, "loss", lambda chances, results: 1.0)
    refused(f"{INPUT} --out mine.json", "train-worse")
    assert not Path("mine.json").exists()


def test_a_game_without_numbers_is_refused() -> None:
    refused("train fruitoplay --seats 4 --seed 1", "train-nothing")


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parlour.training.games", None)
    monkeypatch.delattr("parlour.training.games", raising=False)
    refused(INPUT, "report-extra")


def test_regression_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    true = np.array([1.5, -1.0, 0.0])
    numbers = rng.normal(size=(4000, 4, 3)).astype(np.float32)
    chances = regression.softmax(numbers @ true)
    winners = [rng.choice(4, p=row) for row in chances]
    results = np.eye(4)[winners]
    stage = np.arange(4000) % 3  # a stage that never comes has what holds for all
    lessons = Lessons(np.arange(4000), stage, numbers, np.full((4000, 4), 0.25), results)
    weights = regression.fit(lessons, 4)
    for found in weights:
        assert found == pytest.approx(true, abs=0.25)
    assert regression.loss(regression.chances(lessons, weights), results) < regression.loss(
        lessons.by_hand, results
    )
    (only,) = regression.fit(Lessons(np.arange(4000), stage * 0, numbers, lessons.by_hand, results), 1)
    assert only == pytest.approx(true, abs=0.15)


@pytest.mark.usefixtures("always_better")
def test_held_out_games_are_not_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    learned: list[int] = []

    def noting(lessons: Lessons, stages: int) -> list[list[float]]:
        learned.extend(lessons.game)
        return [[0.0] * lessons.numbers.shape[2]] * stages

    monkeypatch.setattr(regression, "fit", noting)
    plan = Plan(Terms.of(parlour.setup("input", 2)), "1", 40)
    with pytest.raises(ParlourError):  # it knows nothing: all seats are alike
        fitting.fitted(plan, dict(play(plan, part) for part in range(2)))
    assert set(learned) == {game for game in range(40) if game % HELD_OUT}


STRENGTHS = """
import sys
import parlour
from parlour.contract import positions
for game, seats in (("pi-mal-pflaumen", 3), ("pies", 4), ("input", 2)):
    setup = parlour.setup(game, seats)
    for state in positions(setup, 1):
        if state.waiting:
            print(setup.judge.strengths(state, setup.judge.estimate(state)))
"""


def test_strengths_are_equal_to_the_bit_compiled_and_interpreted() -> None:
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", STRENGTHS]
    interpreted = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    lines = []
    for game, seats in (("pi-mal-pflaumen", 3), ("pies", 4), ("input", 2)):
        setup = parlour.setup(game, seats)
        judge = setup.judge
        told = (state for state in positions(setup, 1) if state.waiting)
        lines += [str(judge.strengths(state, judge.estimate(state))) for state in told]
    assert interpreted.splitlines() == lines
    assert len(lines) > 100
