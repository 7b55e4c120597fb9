from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import text

from parlour import GAMES, Token
from parlour.kernel.token import parts
from tests.setups import setups


@pytest.mark.many
@pytest.mark.parametrize("game", GAMES)
def test_every_token_of_every_setup_is_taken_apart_and_put_together(game: str) -> None:
    for setup in setups(game):
        seen = set()
        for action in range(setup.tensor.actions):
            written = setup.token(action)
            token = Token.parse(written)
            assert str(token) == written
            assert setup.action(str(token)) == action
            assert all(part != "" for part in token.parts)
            seen.add((token.verb, token.parts))
        assert len(seen) == setup.tensor.actions  # no two of them look alike


@pytest.mark.parametrize(
    ("written", "token", "found"),
    [
        ("play:frog-7", Token("play", ("frog-7",)), ("frog", 7)),
        ("start:2", Token("start", ("2",)), (2,)),
        ("play:1.13+2", Token("play", ("1.13+2",)), (1, 13, 2)),
        ("steal:2,1.6", Token("steal", ("2", "1.6")), (2, 1, 6)),
        ("steal:2,plum", Token("steal", ("2", "plum")), (2, "plum")),
        ("done", Token("done"), ()),
        ("collective:star_fruit", Token("collective", ("star_fruit",)), ("star_fruit",)),
        ("set:4.2", Token("set", ("4.2",)), (4, 2)),
    ],
)
def test_a_token_is_a_verb_and_its_items(written: str, token: Token, found: tuple[str | int, ...]) -> None:
    assert Token.parse(written) == token
    assert token.parts == found
    assert token.item == (token.items[-1] if token.items else "")
    assert str(token) == written


def test_a_card_of_which_only_the_back_is_known_has_no_number() -> None:
    assert parts("frog-7") == ("frog", 7)
    assert parts("frog") == ("frog",)


@given(text())
def test_any_text_comes_back_as_it_was(written: str) -> None:
    token = Token.parse(written)
    assert str(token) == written
    assert all(isinstance(part, str | int) for part in token.parts)
