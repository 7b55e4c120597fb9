"""A component set may come from anybody, so what it can cost is limited before it is read."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import GAMES, ParlourError
from parlour.games import Terms
from parlour.kernel import components
from parlour.kernel.components import ComponentSet
from parlour.server.messages import Token
from tests.kernel.longest import longest_names

BUILT_IN = [(game, name) for game in GAMES for name in GAMES[game].component_sets]
LONG = "a" * components.LONGEST_NAME
LONGEST_TOKEN: int = get_args(Token)[1].max_length


def refusal(text: str, game: str = "pungi") -> ParlourError:
    with pytest.raises(ParlourError) as caught:
        parlour.setup(game, GAMES[game].seats[0], components=text)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("text", "what", "line"),
    [
        ("#" * 65_537, "characters", 1),
        ("x = 1\n" + "a." * 30_000 + "a = 1", "dots", 2),
        ("[a.b.c.d.e.f]", "dots", 1),
        ("a . b . c . d . e . f = 1", "dots", 1),
        ('"a"."b"."c"."d"."e"."f" = 1', "dots", 1),
        ("a = " + "9" * 60_000, "word", 1),
        ("a = 0x" + "f" * 60_000, "word", 1),
        ("a" * 60_000 + " = 1", "word", 1),
        ("a = [\n" + "[" * 5000, "depth", 2),
        ("a = " + "{ b = " * 5000, "depth", 1),
        ('a = "' + "\\\\" * 30_000 + '"', "text", 1),
        ('a = "' + '\\"' * 30_000, "text", 1),
        ("a = '" + "x" * 30_000 + "'", "text", 1),
        ('a = """' + "\\\n" * 30_000 + '"""', "text", 1),
        ("a = '''" + "\n" * 30_000, "text", 1),
        ("a = [" + "1," * 3000 + "]", "parts", 1),
        ("a = 1\n" * 3000, "parts", 1667),
        ("[[a]]\n" * 3000, "parts", 1001),
    ],
)
def test_what_no_table_needs_is_refused_before_it_is_read(text: str, what: str, line: int) -> None:
    found = refusal(text)
    assert (found.code, found.facts["what"], found.facts["line"]) == ("components-large", what, line)


@pytest.mark.parametrize(("game", "name"), BUILT_IN)
def test_tables_of_the_house_are_far_below_the_limits(game: str, name: str) -> None:
    text = GAMES[game].component_set(name).text
    parts = [part for part in components.PARTS.findall(text) if part[0] not in "#\n"]
    assert 8 * len(text) < components.LONGEST
    assert 2 * len(parts) < components.MOST_PARTS
    assert 2 * max(map(len, parts), default=0) < components.LONGEST_WORD


@given(st.text(st.sampled_from("\"'\\\n\r[]{}=,#.a1 \t")))
def test_every_letter_is_looked_at_once(text: str) -> None:
    read = "".join(components.PARTS.findall(text))
    assert re.sub(r"\s", "", read) == re.sub(r"\s", "", text)


@given(st.text(st.sampled_from("\"'\\\n[]{}=,#.a1 "), max_size=40))
def test_any_line_can_be_asked_for(text: str) -> None:
    assert 1 <= ComponentSet.own(text).line("a", "1") <= 1 + text.count("\n")


@pytest.mark.parametrize("text", ['["]"]', "[']']", '["]]"]\na = 1', '[["a.b"]]', "a.'b.c' = 1", '"]" = 1'])
def test_names_in_quotes_do_no_harm(text: str) -> None:
    assert refusal(text).code == "components-shape"


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (["one.two", "]"], 1),
        (["one.two", "]", "x"], 2),
        (["many", "1"], 5),
        (["many", "1", "a", "b c", "d"], 6),
        (["many", "1", "after"], 10),
    ],
)
def test_lines_are_found_behind_names_and_texts_in_quotes(keys: list[str], line: int) -> None:
    text = (
        "[ 'one.two' . \"]\" ] # [no]\nx = 1\n[[many]]\n\n[[ many ]]\n"
        "a . 'b c' . d = '''\n' [\n'' ]\n''''\nafter = \"\\\"[\"\n"
    )
    assert ComponentSet.own(text).line(*keys) == line


@pytest.mark.parametrize(
    ("old", "new", "code", "found"),
    [
        ('"frog"]', '"frog", "frog"]', "pungi-animals", 7),
        ("9, 10]", "9, 10, 10]", "pungi-values", 11),
        ('"frog"]', f'"{LONG}a"]', "pungi-name", f"{LONG}a"),
    ],
)
@pytest.mark.rule("PUN-1")
def test_no_more_cards_and_no_longer_names_than_in_the_box(
    old: str, new: str, code: str, found: object
) -> None:
    told = refusal(GAMES["pungi"].component_set().text.replace(old, new))
    assert (told.code, told.facts["found"]) == (code, found)


@pytest.mark.parametrize("game", GAMES)
def test_tokens_are_never_longer_than_the_wire_takes(game: str) -> None:
    setup = parlour.setup(game, GAMES[game].seats[-1], components=longest_names(game))
    tokens = map(setup.token, range(setup.tensor.actions))
    assert max(map(len, tokens)) <= LONGEST_TOKEN


def test_tables_that_somebody_brings_push_out_only_each_other() -> None:
    house = Terms.agree("pungi", 3, {}).setup()
    text = GAMES["pungi"].component_set().text
    own = [Terms.agree("pungi", 3, {}, f"{text}# {n}").setup() for n in range(40)]
    assert len({setup.components.name for setup in own}) == 40
    assert Terms.agree("pungi", 3, {}).setup() is house
    assert Terms.agree("pungi", 3, {}, f"{text}# 39").setup() is own[39]
    assert Terms.agree("pungi", 3, {}, f"{text}# 0").setup() is not own[0]
