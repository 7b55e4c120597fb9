"""A refused component set is refused with the line to look at."""

from __future__ import annotations

import pytest

from parlour.kernel.components import ComponentSet

TEXT = """\
# A comment with [brackets], "quotes" and a = sign
name = "x # no comment ["
sizes = [1, 2,
  3]
pairs = [
  ["a", "b"],
  [7],
]
text = \"\"\"two
lines [\"\"\"

  [snakes] # value = how many
"4" = 4
-4.deep = { a = 1, b = [5,
  6], c = 7 }

[[deck]]
round = 1
cards = [
  { number = 1, fruit = "fig" }, { number = 2,
    fruit = "pear" },
]
[[deck]]
round = 2
"""


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("name", 2),
        ("sizes", 3),
        ("sizes 1", 3),
        ("sizes 2", 4),
        ("pairs 0", 6),
        ("pairs 0 1", 6),
        ("pairs 1", 7),
        ("text", 9),
        ("snakes", 12),
        ("snakes 4", 13),
        ("snakes -4 deep a", 14),
        ("snakes -4 deep b 1", 15),
        ("snakes -4 deep c", 15),
        ("deck 0", 17),
        ("deck 0 round", 18),
        ("deck 0 cards 0 fruit", 20),
        ("deck 0 cards 1 number", 20),
        ("deck 0 cards 1 fruit", 21),
        ("deck 1 round", 24),
        ("deck 1 cards 4", 23),
        ("nowhere", 1),
    ],
)
def test_the_line_of_what_is_refused(keys: str, line: int) -> None:
    assert ComponentSet.own(TEXT).line(*keys.split()) == line
