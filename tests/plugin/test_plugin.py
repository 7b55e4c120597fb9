"""A game that another package offers, installed from a folder of its own, is there in every command."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.plugin.installation import PROGRAM, Installation, published
from tests.server.process import Server
from tests.server.visitor import Person, Refusal, run, seated

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.outer

SCRIPT = """
import warnings
import parlour.rl.toy_v1
from parlour import GAMES, contract, setup
from parlour.bots.workers import Workers
from parlour.rl import Batch, toy_v1
from pettingzoo.test import api_test, parallel_api_test

warnings.simplefilter("ignore")  # what it warns of is told in tests/rl/test_conformance.py
api_test(toy_v1.env(), num_cycles=20)
parallel_api_test(toy_v1.parallel_env(), num_cycles=20)
assert Batch(setup("toy", 2), 4).reset(1).seats.shape == (4,)
for each in contract.setups(GAMES["toy"]):
    contract.check(each, 1)
play = parlour.start("toy", 2, seed=1)
workers = Workers()
try:
    legal = play.legal(0)
    assert workers.choose(play.setup, "novice", 1, play.view(0), legal) in legal
    thoughts = workers.explain(play.setup, play.view(0), legal, 0.1)
    assert {each.token for each in thoughts.candidates} == set(legal)
finally:
    workers.close()
print(GAMES["toy"].package)
"""


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Where the toy game is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    installation = Installation(folder)
    installation.install(published(folder))
    return installation


def test_it_is_listed_in_every_language(toys: Installation) -> None:
    told = [json.loads(line) for line in toys.parlour("games --json").splitlines()]
    assert told[-1]["game"] == "toy"
    german = toys.parlour("games", PARLOUR_LANGUAGE="de")
    assert "toy: Everyone plays a card" in german  # which it says in English only
    assert "Personen" in german


def test_its_rules_and_components_are_shown(toys: Installation) -> None:
    assert toys.parlour("rules toy", PARLOUR_LANGUAGE="fr").startswith("# Toy\n")
    components = toys.folder / "toy.toml"
    components.write_text(toys.parlour("components toy"), encoding="utf-8")
    assert "house-1" in toys.parlour(f"components toy --check {components}")


def test_it_is_played_in_the_terminal(toys: Installation) -> None:
    told = toys.parlour("play toy --seats 2 --bots novice --seed 1 --save game.parlour", typed="1\n" * 9)
    assert told.startswith("Toy\n")
    assert "The game is kept in game.parlour" in told
    assert '"event":"told"' in toys.parlour("replay game.parlour")


def test_it_is_simulated_and_kept(toys: Installation) -> None:
    toys.parlour("simulate toy --games 4 --bots greedy,random --seed 1 --jobs 2 --records kept")
    first, *others = sorted((toys.folder / "kept").iterdir())
    assert len(others) == 3
    *_, end = map(json.loads, toys.parlour(f"replay {first} --json").splitlines())
    assert end["over"]


def test_arenas_reports_and_datasets_know_it(toys: Installation) -> None:
    assert "greedy" in toys.parlour("arena toy --bots greedy,random --deals 2 --seed 1")
    report = "report toy --seats 2 --games 20 --deals 1 --ladder random,greedy --jobs 1 --seed 1"
    assert "toy-report" in toys.parlour(report)
    assert "<h1>Toy" in (toys.folder / "toy-report" / "report.html").read_text(encoding="utf-8")
    assert "of 2 games" in toys.parlour("dataset toy --games 2 --bots greedy --seed 1 --folder data")


def test_it_keeps_the_contract_and_can_be_learned(toys: Installation) -> None:
    assert toys.good(sys.executable, "-c", SCRIPT).splitlines()[-1] == "parlour_toy"


def test_it_is_served_and_verified(toys: Installation) -> None:
    """A person and a bot in its process play it over a socket. Later the package is gone: what was played
    is refused, and nothing else is lost.
    """
    store = toys.folder / "store.sqlite"
    tables: list[str] = []

    async def play() -> None:
        server = Server(store, env=toys.env)
        await server.start()
        (ada, *_), (place, *_), table = await seated(server.base, "toy", 2, persons=1, bot="novice")
        assert [game["id"] for game in await ada.get("/api/games")][-1] == "toy"
        assert "TOY-1" in (await ada.get("/api/games/toy/rules"))["html"]
        await place.play()
        assert place.sitting["winners"]
        answer = await ada.web.get(f"/api/replays/{table}")
        (toys.folder / "replay.json").write_bytes(answer.content)
        assert (await ada.get("/api/history"))["matches"][0]["game"] == "toy"
        tables.append(table)
        tables.append(await ada.open("toy", 2))
        assert await server.stop() == 0

    async def without() -> None:
        server = Server(store)
        await server.start()
        bo = await Person.come(server.base, "Bo")
        assert "toy" not in [game["id"] for game in await bo.get("/api/games")]
        for table in tables:
            assert await refused(bo.get(f"/api/tables/{table}/components")) == "game-unknown"
        _, (place, *_), _ = await seated(server.base, "pungi", 3, persons=1)
        await place.play()
        assert place.over
        assert await server.stop() == 0

    run(play)
    assert "1 draws follow from the secret, 12 moves were legal" in toys.parlour("verify replay.json")
    run(without)


async def refused(asked: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.code


def test_a_broken_package_is_named_and_takes_no_game_away(tmp_path: Path) -> None:
    broken = Installation(tmp_path)
    broken.install(published(tmp_path, toy="import nothing_like_it\n"))
    listed = broken.run(PROGRAM, "games")
    assert listed.returncode == 0
    assert "pungi: " in listed.stdout
    played = broken.run(PROGRAM, "simulate", "toy")
    assert (played.returncode, played.stdout) == (2, "")
    for told in (listed.stderr, played.stderr):
        assert "parlour-toy" in told
        assert "nothing_like_it" in told
        assert told.endswith("[plugin-broken]\n")
        assert "Traceback" not in told
    assert broken.parlour("simulate pungi --games 1 --bots random --seed 1")
