from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour import ParlourError, Rng, bots
from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.contract import positions
from parlour.games.pflaumen.lookup import ROUNDS
from parlour.games.pflaumen.rules import Pflaumen
from parlour.kernel.state import CHANCE
from parlour.search.glance import WON, Glance
from tests.decisions import free_decisions
from tests.lots import TIMES, some

if TYPE_CHECKING:
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State

SEEDS = range(5)
SECRETIVE = ("pi-mal-pflaumen", "pies", "fruitoplay", "pungi")  # where hidden things differ from seat to seat
POSITIONS = 20 * TIMES  # in each of the games and for each of the seeds


@pytest.mark.parametrize(
    "seed", [SEEDS[0], *(pytest.param(seed, marks=pytest.mark.outer) for seed in SEEDS[1:])]
)
@pytest.mark.parametrize("game", parlour.GAMES)
def test_a_choice_does_not_depend_on_what_is_hidden(game: str, seed: int) -> None:
    """Same view and seed, same choice: in so many positions, with another truth behind the view."""
    seats = parlour.GAMES[game].seats
    setup = parlour.setup(game, seats[seed % len(seats)])
    level = within(list(LEVELS.values())[seed % len(LEVELS)], "2")
    rng = Rng(seed)
    tried = different = number = 0
    while tried < POSITIONS:
        for state in positions(setup, f"{seed}/{number}"):
            if state.waiting in ((), (CHANCE,)) or rng.below(3):
                continue
            seat = state.waiting[rng.below(len(state.waiting))]
            view = setup.view(state, seat)
            other = setup.sampler(view).sample(rng)
            legal = [setup.token(action) for action in state.legal(seat)]
            choices = [
                LevelBot(level, setup, tried).choose(setup.view(truth, seat), legal)
                for truth in (state, other)
            ]
            assert choices[0] == choices[1]
            tried += 1
            different += any(state.known(s) != other.known(s) for s in range(setup.seats))
        number += 1
    assert different > POSITIONS // 4 or game not in SECRETIVE


@pytest.mark.parametrize("game", parlour.GAMES)
def test_levels_play_whole_games(game: str) -> None:
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    play = parlour.Play(setup, Rng(1))
    players = [within(LEVELS[name], "3").bot(setup, 1) for name in ("novice", "regular", "master") * 2]
    while not play.over:
        for seat in play.waiting:
            play.act(seat, players[seat].choose(play.view(seat), play.legal(seat)))
    assert play.winners


def test_levels_rise_in_every_respect() -> None:
    levels = list(LEVELS.values())
    for lower, higher in pairwise(levels):
        assert lower.iterations < higher.iterations
        assert lower.temperature >= higher.temperature
        assert lower.memory <= higher.memory
        assert lower.hands <= higher.hands
        assert lower.narrow >= higher.narrow
    assert len(levels) == 6
    assert levels[-1].seconds <= 1


def test_the_hotter_the_more_various() -> None:
    """The leader holds the highest card, and the best snake comes first: it is clear what to play."""
    deal = ["start 0", "snakes +4 -1 -3 -4", "animals frog-10 mouse-5 snail-4 lizard-5 dragonfly-4"]
    play = parlour.start("pungi", 4, seed=1, deal=deal)
    seat = play.waiting[0]

    def steadiness(temperature: float) -> int:
        level = replace(LEVELS["expert"], iterations=100, temperature=temperature)
        makers = [level.bot(play.setup, seed) for seed in range(40)]
        choices = [bot.choose(play.view(seat), play.legal(seat)) for bot in makers]
        return max(map(choices.count, choices))

    assert steadiness(0) > steadiness(5) > 0


def winning(setup: Setup, state: State, seat: int, legal: list[int]) -> list[str]:
    """What wins in this turn, whatever is hidden."""
    found = [action for action in legal if Glance(seat).after([state], action) == WON]
    if not found or state.pending():
        return []
    sampler = setup.sampler(setup.view(state, seat))
    worlds = [sampler.sample(Rng(world)) for world in range(60)]
    return [setup.token(action) for action in found if Glance(seat).after(worlds, action) == WON]


@pytest.mark.parametrize("game", parlour.GAMES)
def test_no_level_overlooks_its_own_win(game: str) -> None:
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    seen = 0
    for state, seat, legal in free_decisions(setup, Rng(1)):
        wins = winning(setup, state, seat, legal)
        if 0 < len(wins) < len(legal):
            seen += 1
            tokens = [setup.token(action) for action in legal]
            for level in LEVELS.values():
                hasty = replace(level, iterations=4, temperature=0.1)
                choices = {
                    hasty.bot(setup, seed).choose(setup.view(state, seat), tokens) for seed in range(5)
                }
                assert choices <= {*wins}
        if seen == 3:
            break


def test_no_level_gives_points_away_at_the_end() -> None:
    """After the last trick of Pi mal Pflaumen, a mix that is not made is lost (PMP-22)."""
    setup = parlour.setup("pi-mal-pflaumen", 3)
    seen = 0
    for state, seat, legal in free_decisions(setup, Rng(3)):
        assert isinstance(state, Pflaumen)
        if state.round < ROUNDS:
            continue
        view, tokens = setup.view(state, seat), [setup.token(action) for action in legal]
        if "done" not in tokens:
            continue
        seen += 1
        for level in LEVELS.values():
            bot = within(level, str(min(level.iterations, 50))).bot(setup, 1)
            assert "done" not in {bot.choose(view, tokens) for _ in range(10)}
        if seen == 3:
            break
    assert seen


def dilemma(
    setup: Setup, state: State, seat: int, legal: list[int], iterations: int
) -> tuple[str, str] | None:
    """What is best and what brings most points, if these differ clearly."""
    tokens = [setup.token(action) for action in legal]
    search = within(LEVELS["master"], str(iterations)).bot(setup, 1).search(setup.view(state, seat), tokens)
    tried = [arm for arm in search.arms if arm.visits >= iterations / 10]
    if search.exact or len(tried) < 2:
        return None
    best = max(tried, key=search.worth)
    most = max(tried, key=lambda arm: arm.points / arm.visits)
    more = most.points / most.visits - best.points / best.visits
    if search.worth(best) - search.worth(most) < 0.015 or more < setup.policy.spread(state) / 20:
        return None
    return setup.token(best.action), setup.token(most.action)


@pytest.mark.parametrize("game", some(parlour.GAMES, "fruitoplay", "pungi"))
def test_beginners_think_of_their_own_points(game: str) -> None:
    """Where what brings most is not what is best, because of what the others get, a beginner rather takes the
    former, and better levels the latter.
    """
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    count = {(name, what): 0 for name in ("novice", "regular") for what in ("most", "best")}
    seen = 0
    for number, position in enumerate(free_decisions(setup, Rng(2))):
        if number % 7 or not dilemma(setup, *position, 60):  # a short look passes over most positions
            continue
        found = dilemma(setup, *position, 400)
        if not found:
            continue
        state, seat, legal = position
        best, most = found
        seen += 1
        for name in ("novice", "regular"):
            level = replace(LEVELS[name], iterations=200, temperature=0.0, memory=1.0)
            tokens = [setup.token(action) for action in legal]
            choices = [level.bot(setup, seed).choose(setup.view(state, seat), tokens) for seed in range(3)]
            count[name, "best"] += choices.count(best)
            count[name, "most"] += choices.count(most)
        if seen == 5 * TIMES:
            break
    assert count["novice", "most"] > count["novice", "best"]
    assert count["regular", "best"] > count["regular", "most"]


def test_who_forgets_is_handed_less(monkeypatch: pytest.MonkeyPatch) -> None:
    play = parlour.start("pies", 3, seed=1)
    seat = play.waiting[0]
    asked: list[float] = []

    def recalled(view: Any, memory: float, rng: Rng) -> Any:
        asked.append(memory)
        return view

    monkeypatch.setattr(play.setup, "recalled", recalled)
    for name in LEVELS:
        within(LEVELS[name], "1").bot(play.setup, 1).choose(play.view(seat), play.legal(seat))
    assert asked == [level.memory for level in LEVELS.values() if level.memory < 1]


def test_who_weighs_hands_knows_what_was_probably_played() -> None:
    """Levels that weigh none take every world for equally likely."""
    play = parlour.start("pungi", 4, seed=1, deal=["start 0", "snakes +4 +1 -1 -4", "animals frog-9 frog-1"])
    play.act(0, "play:frog-9")
    for name, level in LEVELS.items():
        search = within(level, "4").bot(play.setup, name).search(play.view(1), play.legal(1))
        assert bool(search.sampler.weighed) == bool(level.hands)  # type: ignore[attr-defined]
    assert [bool(level.hands) for level in LEVELS.values()] == [False, False, True, True, True, True]


def test_few_iterations_weigh_few_hands() -> None:
    for level in LEVELS.values():
        assert within(level, "50").hands == min(level.hands, 12)
        assert within(level, "100000").hands == level.hands
        assert within(level, "0.5s").hands == level.hands


def test_a_budget_of_seconds_is_kept() -> None:
    play = parlour.start("pi-mal-pflaumen", 5, seed=1)
    seat = play.waiting[0]
    begin = perf_counter()
    within(LEVELS["master"], "0.3s").bot(play.setup, 1).choose(play.view(seat), play.legal(seat))
    assert 0.3 <= perf_counter() - begin < 1.3


@pytest.mark.parametrize("budget", ["", "0", "-3", "many", "0s", "nans", "infs", "1e99s", "1.5"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        bots.find(f"master@{budget}")
    assert refusal.value.code == "bot-budget"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("oracle", "bot-unknown"),
        ("greedy@5", "bot-unknown"),
        ("no.such.module:Bot", "bot-own"),
        ("tests.bots.own:Nobody", "bot-own"),
        ("tests.bots.own:Mute", "bot-own"),
        ("tests.bots.own:", "bot-own"),
        (":Bot", "bot-own"),
    ],
)
def test_a_name_that_is_none_is_refused(name: str, code: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        bots.find(name)
    assert refusal.value.code == code
    assert str(refusal.value)


def test_a_bot_of_ones_own_lies_where_one_works(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("mine_alone.py").write_text(
        "class First:\n"
        "    def __init__(self, setup, seed): pass\n"
        "    def choose(self, view, legal): return legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    bot = bots.find("mine_alone:First")(parlour.setup("pungi", 3), 1)
    assert bot.choose(parlour.start("pungi", 3).view(0), ["a", "b"]) == "a"
