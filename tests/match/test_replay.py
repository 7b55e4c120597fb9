"""A finished match can be checked by anybody."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from parlour import Rng, setup
from parlour import read as read_record
from parlour.kernel.components import ComponentSet
from parlour.kernel.play import Play
from parlour.match.deals import REMATCHES, commitment, first_secret, generator, next_secret
from parlour.match.replay import Player, Replay, read, replay_of, verify
from tests.match.matches import HOST, begun, finish, opened
from tests.match.test_match import refused

GAMES = [("pungi", 3), ("fruitoplay", 2), ("input", 2), ("pies", 3), ("pi-mal-pflaumen", 4)]


def played(game: str = "pungi", seats: int = 3, games: int = 2) -> Replay:
    match = opened(game, seats, games=games)
    for seat in range(seats):
        match.sit(seat, f"player-{seat}", f"Player {seat}", 0, entropy=f"line {seat}")
    match.begin(HOST, 0)
    finish(match, Rng(1))
    return replay_of(match)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_replay_is_checked(game: str, seats: int) -> None:
    replay = read(msgspec.json.encode(played(game, seats)))
    plays = verify(replay)
    assert [str(play.record) for play in plays] == replay.games
    assert all(play.over for play in plays)


def test_a_match_that_is_not_over_tells_nothing() -> None:
    match = begun()
    with refused("match-not-over"):
        replay_of(match)
    match.ask(0, "abort", 0)
    match.answer(1, True, 0)
    match.answer(2, True, 0)
    assert replay_of(match).aborted
    verify(replay_of(match))


def test_a_match_that_never_began_has_nothing_to_tell() -> None:
    match = opened()
    match.abandon(0)
    with refused("match-not-begun"):
        replay_of(match)


def test_each_secret_promises_the_next_one() -> None:
    secrets = [first_secret("root")]
    while following := next_secret("root", secrets[-1]):
        assert commitment(following) == secrets[-1]
        secrets.append(following)
    assert len(secrets) == REMATCHES + 1
    assert secrets[-1] == "root"
    assert next_secret("root", "another") is None
    assert next_secret("", first_secret("root")) is None


def test_bots_are_named_and_stand_ins_are_not_players() -> None:
    match = begun("fruitoplay", 3, persons=2)
    match.relieve(1, "resigned", 0)
    finish(match, Rng(1))
    assert replay_of(match).players == [
        Player("Player 0"),
        Player("Player 1"),
        Player("Bot 2", "random"),
    ]


def change(replay: Replay, **changes: object) -> Replay:
    return msgspec.structs.replace(replay, **changes)


def test_another_secret_is_noticed() -> None:
    replay = played()
    with refused("replay-commitment"):
        verify(change(replay, secret="another"))
    with refused("replay-draw"):
        verify(change(replay, players=replay.players[::-1]))


def test_a_changed_draw_is_noticed() -> None:
    replay = played()
    lines = replay.games[1].splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("* animals"))
    words = lines[number].split()
    words[2], words[-1] = words[-1], words[2]
    lines[number] = " ".join(words)
    with refused("replay-draw"):
        verify(change(replay, games=[replay.games[0], "\n".join(lines)]))


def test_another_table_is_noticed() -> None:
    replay = played()
    other = replay.games[0].replace("seats: 3", "seats: 4")
    with refused("replay-terms"):
        verify(change(replay, games=[other]))


@pytest.mark.parametrize(
    "changes",
    [
        {"winners": [99]},
        {"winners": [-1]},
        {"winners": []},
        {"scores": [1, 2, 3]},
        {"players": []},
        {"players": [Player("A")] * 4},
        {"aborted": True},
        {"games": [], "scores": [], "winners": []},
    ],
)
def test_another_result_is_noticed(changes: dict[str, object]) -> None:
    replay = played("fruitoplay", 3, games=1)
    if "players" in changes:  # without anything drawn by what they added
        replay = change(replay, games=[], scores=[], winners=[], aborted=True)
    with refused("replay-result"):
        verify(change(replay, **changes))


def test_an_unfinished_game_has_no_result() -> None:
    replay = played(games=1)
    short = replay.games[0].rstrip().rpartition("\n")[0]
    (play,) = verify(change(replay, games=[short], scores=scores_of(short), winners=[], aborted=True))
    assert not play.over
    with refused("replay-result"):
        verify(change(replay, games=[short], scores=scores_of(short), winners=[]))


def scores_of(record: str) -> list[int]:
    return read_record(record).scores


def test_a_table_that_takes_too_long_to_read_is_not_read() -> None:
    replay = played(games=1)
    bomb = ComponentSet("own", "a." * 30_000 + "a = 1")
    with refused("components-large"):
        verify(change(replay, terms=msgspec.structs.replace(replay.terms, components=bomb)))


@pytest.mark.parametrize(
    "changes",
    [
        {"games": [""] * 100},
        {"players": [Player("A")] * 100},
        {"players": [Player("A", entropy="x" * 201)]},
        {"secret": "x" * 201},
    ],
)
def test_what_no_match_needs_is_refused(changes: dict[str, object]) -> None:
    with refused("replay-file"):
        read(msgspec.json.encode(change(played(games=1), **changes)))


@pytest.mark.parametrize("text", ["", "{}", '{"parlour": 1}', b"\xff", '{"x":' + "[" * 100_000])
def test_what_is_no_replay_is_refused(text: str | bytes) -> None:
    with refused("replay-file"):
        read(text)


@pytest.mark.many
def test_items_drawn_one_by_one_are_as_likely_as_all_at_once() -> None:
    made = setup("pungi", 3)
    firsts: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for secret in range(1200):
        _, *cards = Play(made).lot(generator(str(secret), ["", "", ""], 0, 0))
        assert len(set(cards)) == 60
        firsts[cards[0]] += 1
        pairs[cards[-2][:3], cards[-1][:3]] += 1
    expected = 1200 / 60
    assert sum((firsts[card] - expected) ** 2 / expected for card in firsts) < 59 + 5 * (2 * 59) ** 0.5
    assert len(pairs) == 36


def test_stacked_items_stay_as_they_are() -> None:
    play = Play(setup("pungi", 3), deal=["animals frog-7 mouse-2"])
    name, first, second, *_ = play.lot(generator("", [], 0, 0))
    assert (name, first, second) == ("animals", "frog-7", "mouse-2")
    assert play.chance == "animals"
