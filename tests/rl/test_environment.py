"""The environments are the games: what they show, allow and reward."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import ParlourError, Rng
from parlour.rl import fruitoplay_v1, observation, pungi_v1
from parlour.rl.modules import EnvironmentModule
from parlour.rl.observation import schema, slices
from parlour.rl.rewards import margin, placement

MODULES: dict[str, Any] = {game.id: EnvironmentModule(game) for game in parlour.GAMES.own.values()}


def refused(code: str) -> Any:
    return pytest.raises(ParlourError, check=lambda problem: problem.code == code)


@pytest.mark.parametrize("game", MODULES)
def test_an_environment_is_the_game_of_its_seed(game: str) -> None:
    env = MODULES[game].env(reward="margin")
    env.reset(seed=7)
    setup = env.episodes.setup
    play = parlour.start(game, setup.seats, seed=7)
    lots = Rng(1)
    while not play.over:
        seat = play.waiting[0]
        assert env.agent_selection == f"player_{seat}"
        for agent, other in zip(env.possible_agents, range(setup.seats), strict=True):
            seen = env.observe(agent)
            assert (seen["observation"] == observation(setup, play.view(other))).all()
            legal = [setup.action(token) for token in play.legal(other)] if other in play.waiting else []
            assert seen["action_mask"].nonzero()[0].tolist() == legal
        tokens = play.legal(seat)
        action = setup.action(tokens[lots.below(len(tokens))])
        env.step(np.int64(action))
        play.act(seat, setup.token(action))
    assert env.episodes.state.scores() == play.scores
    assert [env.rewards[agent] for agent in env.agents] == margin(play.scores, play.winners)
    assert all(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_the_next_game_is_another_one() -> None:
    env = pungi_v1.env(seats=3)
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert (env.observe("player_0")["observation"] != first).any()
    env.reset(seed=1)
    assert (env.observe("player_0")["observation"] == first).all()
    other = pungi_v1.env(seats=3)
    other.reset()
    assert (other.observe("player_0")["observation"] != first).any()  # without a seed, any game


def test_rewards() -> None:
    assert placement([3, 9, 1], [1]) == [0, 1, -1]
    assert placement([5, 5, 5, 2], [0, 1]) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])  # winners come first
    assert placement([4, 4], [0, 1]) == [0, 0]
    assert margin([3, 9, 1], [1]) == [-6, 6, -8]
    with refused("reward-unknown"):
        pungi_v1.env(reward="money")


def test_what_cannot_be_done_is_refused() -> None:
    env = pungi_v1.env(seats=3)
    with refused("no-game"):
        env.step(0)
    env.reset(seed=1)
    with refused("action-none"):
        env.step(None)
    mask = env.last()[0]["action_mask"]
    with refused("action-illegal"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with refused("action-illegal"):
        env.step(-1)
    assert (env.last()[0]["action_mask"] == mask).all()
    with refused("seats"):
        pungi_v1.env(seats=9)
    with refused("render-mode"):
        pungi_v1.env(render_mode="rgb_array")


def test_options_and_components_are_the_games_own() -> None:
    env = pungi_v1.env(seats=3, options={"chaos": True})
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    named = slices(env.episodes.tensor)["naming"]
    assert env.last()[0]["observation"][named].tolist() == [1]
    text = parlour.GAMES["pungi"].component_set().text.replace("frog", "newt")
    assert pungi_v1.env(components=text).episodes.setup.token(59) == "play:newt-10"


def test_opponents_have_the_other_seats() -> None:
    env = fruitoplay_v1.env(seats=3, opponents="greedy")
    assert env.possible_agents == ["player_0"]
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert agent == "player_0"
        env.step(None if over else int(seen["action_mask"].argmax()))
        decisions += not over
    assert 18 <= decisions <= 30
    assert reward in (-1, 0, 1)
    with refused("bot-unknown"):
        pungi_v1.env(opponents=["greedy", "nobody"])


def test_the_state_is_what_all_seats_know_together() -> None:
    env = pungi_v1.env(seats=3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (state == np.concatenate(seen)).all()


def test_rendering_shows_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = pungi_v1.env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text
    assert "player_1" in text
    assert not any(f"{animal} {value}" in text for animal in ("frog", "mouse") for value in range(1, 11))
    human = fruitoplay_v1.parallel_env(seats=3, render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert "player_2" in capsys.readouterr().out
    quiet = pungi_v1.env()
    quiet.reset(seed=1)
    assert quiet.render() is None
    assert capsys.readouterr().out == ""
    for each in (env, human):
        each.close()


@pytest.mark.parametrize("make", [pungi_v1.env, fruitoplay_v1.parallel_env])
def test_a_copy_is_made_as_the_original_was(make: Any) -> None:
    env = make(seats=3, reward="margin")
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.episodes.setup.seats == 3
        assert other.episodes.reward is margin
        other.reset(seed=1)


def test_observations_are_the_callers_own() -> None:
    env = pungi_v1.env()
    env.reset(seed=1)
    seen = env.last()[0]
    seen["observation"][:] = 9
    assert env.last()[0]["observation"].max() < 61
    assert (env.last()[0]["observation"] != 9).any()


def test_the_schema_tells_where_each_feature_is() -> None:
    tensor = parlour.setup("pungi", 4).tensor
    for feature in schema(tensor):
        where = slices(tensor)[feature["name"]]
        assert (where.start, where.stop) == (feature["at"], feature["at"] + feature["length"])


# Several at once


def test_all_who_owe_a_choice_choose_at_once_and_the_others_wait() -> None:
    env = fruitoplay_v1.parallel_env(seats=3)
    seen, _ = env.reset(seed=3)
    play = parlour.start("fruitoplay", 3, seed=3)
    setup = play.setup
    waited = 0
    while env.agents:
        waiting = play.waiting
        actions = {}
        for seat, agent in enumerate(env.agents):
            legal = seen[agent]["action_mask"].nonzero()[0].tolist()
            owed = [setup.action(token) for token in play.legal(seat)] if seat in waiting else [env.wait]
            assert legal == owed
            assert (seen[agent]["observation"] == observation(setup, play.view(seat))).all()
            actions[agent] = legal[-1]
            waited += seat not in waiting
        seen, rewards, over, cut, _ = env.step(actions)
        for seat in waiting:
            play.act(seat, setup.token(actions[f"player_{seat}"]))
    assert play.over
    assert waited
    assert list(rewards.values()) == placement(play.scores, play.winners)
    assert set(over.values()) == {True}
    assert set(cut.values()) == {False}
    with refused("no-game"):
        env.step({})


def test_an_illegal_choice_of_one_leaves_all_as_they_were() -> None:
    env = fruitoplay_v1.parallel_env(seats=2)
    seen, _ = env.reset(seed=3)
    fine = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    with refused("action-illegal"):
        env.step(fine | {"player_1": env.wait})
    with refused("action-none"):
        env.step({"player_0": fine["player_0"]})
    assert (env.observe("player_0")["observation"] == seen["player_0"]["observation"]).all()
    seen, *_ = env.step(fine)
    assert env.observe("player_0")["action_mask"].sum() > 1


def test_opponents_choose_at_once_with_the_learner() -> None:
    env = fruitoplay_v1.parallel_env(seats=4, opponents=["random", "greedy"])
    seen, _ = env.reset(seed=3)
    steps = 0
    while env.agents:
        seen, rewards, *_ = env.step({"player_0": int(seen["player_0"]["action_mask"].argmax())})
        steps += 1
    assert steps > 18
    assert -1 <= rewards["player_0"] <= 1
