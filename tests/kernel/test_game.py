"""What every game has unless it says otherwise."""

from __future__ import annotations

from parlour import GAMES, start


def test_where_all_lies_open_there_is_nothing_to_forget() -> None:
    play = start("pungi", 3, seed=1)
    view = play.view(0)
    assert play.setup.recalled(view, 0.0, None) == view  # type: ignore[arg-type]


def test_a_game_has_a_rules_page() -> None:
    for game in GAMES.values():
        assert game.rules_page("en").startswith("# ")
