"""Datasets hold what bots saw and chose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour import ParlourError, Rng
from parlour.lab.simulation import Plan, record, simulate
from parlour.rl import dataset, observation
from parlour.rl.rewards import margin, placement
from parlour.search.tree import Search
from tests.search.small import ANYTHING, GAMBLE, HEADS, SAFE, TAILS, Among, Coin

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.kernel.state import State

SETUP = parlour.setup("fruitoplay", 2)


def plan(*bots: str, seed: int = 5) -> Plan:
    return Plan.of(SETUP, bots, seed)


def written(folder: Path, wanted: Plan, games: int, jobs: int = 1) -> list[tuple[int, int]]:
    return list(dataset.write(folder, wanted, games, jobs))


def refused(code: str) -> Any:
    return pytest.raises(ParlourError, check=lambda problem: problem.code == code)


def test_the_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    wanted = plan("greedy", "random")
    assert sum(decisions for _, decisions in written(tmp_path, wanted, 3)) > 100
    (shard,) = dataset.read(tmp_path)
    at = 0
    for result in simulate(wanted, 3):
        play = parlour.start("fruitoplay", 2, seed=f"5/{result.number}")
        while not play.over:
            for seat in play.waiting:
                assert shard["game"][at] == result.number
                assert shard["seat"][at] == seat
                assert (shard["observation"][at] == observation(SETUP, play.view(seat))).all()
                legal = [SETUP.action(token) for token in play.legal(seat)]
                assert shard["mask"][at].nonzero()[0].tolist() == legal
                action = int(shard["action"][at])
                assert shard["policy"][at].nonzero()[0].tolist() == [action]
                assert not shard["searched"][at]
                assert shard["placement"][at] == placement(result.scores, result.winners)[seat]
                assert shard["margin"][at] == margin(result.scores, result.winners)[seat]
                play.act(seat, SETUP.token(action))
                at += 1
        assert str(play.record) == record(wanted, result)
    assert at == len(shard["action"])
    schema = json.loads((tmp_path / dataset.SCHEMA).read_text())
    assert {name: str(array.dtype) for name, array in shard.items()} == {
        name: about["dtype"] for name, about in schema["arrays"].items()
    }
    assert sum(feature["length"] for feature in schema["features"]) == shard["observation"].shape[1]
    assert len(schema["actions"]) == shard["mask"].shape[1] == shard["policy"].shape[1]


def test_a_search_tells_how_often_it_tried_each_action(tmp_path: Path) -> None:
    wanted = plan("master@12")
    written(tmp_path, wanted, 1)
    (shard,) = dataset.read(tmp_path)
    free = shard["mask"].sum(axis=1) > 1
    assert (shard["searched"] == free).all()
    assert shard["policy"].sum(axis=1) == pytest.approx(1)
    assert not shard["policy"][~shard["mask"]].any()
    assert (shard["policy"] > 0).sum(axis=1)[free].max() > 1
    (result,) = simulate(wanted, 1)
    assert result.decisions == len(free)  # the same game, searched likewise


def test_what_was_played_out_leaves_all_to_the_best() -> None:
    coins: list[State] = [Coin(HEADS, 6), Coin(HEADS, 6), Coin(TAILS, 6)]
    search = Search(ANYTHING, Among(coins, listed=True), 0, 2, [SAFE, GAMBLE], Rng(1))
    search.think(100, 1e9)
    assert search.exact
    assert dataset.shares(search) == [(search.ranking()[0].action, 1)]


def test_what_is_there_stays_and_the_rest_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES", 2)
    wanted = plan("random")
    assert [games for games, _ in written(tmp_path, wanted, 5)] == [2, 2, 1]
    paths = sorted(tmp_path.glob("*.npz"))
    kept = [path.read_bytes() for path in paths]
    paths[1].unlink()
    whole = paths[0].stat().st_mtime_ns
    written(tmp_path, wanted, 5)
    assert [path.read_bytes() for path in paths] == kept
    assert paths[0].stat().st_mtime_ns == whole
    assert dataset.seed_in(tmp_path) == "5"
    assert dataset.seed_in(tmp_path / "none") is None
    with refused("dataset-plan"):
        written(tmp_path, plan("random", seed=6), 5)
    with refused("dataset-plan"):
        written(tmp_path, wanted, 6)
    (tmp_path / dataset.SCHEMA).write_text("[]")
    with refused("dataset-file"):
        written(tmp_path, wanted, 5)
    (tmp_path / dataset.SCHEMA).write_text("no schema")
    with refused("dataset-file"):
        list(dataset.read(tmp_path))


@pytest.mark.outer
def test_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    wanted = plan("random")
    alone = written(tmp_path / "alone", wanted, 21)
    assert written(tmp_path / "together", wanted, 21, jobs=2) == alone
    shards = zip(dataset.read(tmp_path / "alone"), dataset.read(tmp_path / "together"), strict=True)
    assert all((one[name] == two[name]).all() for one, two in shards for name in dataset.ARRAYS)
