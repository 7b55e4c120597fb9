"""How much `make test` tries. What is tried by lot is tried as often as it takes to see a fault; with
PARLOUR_SEEDS=5 it is tried five times as often. What takes long and is alike for several games or languages
is tried with some of them, and by `make wide-tests` with all.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

TIMES = int(os.environ.get("PARLOUR_SEEDS", "1"))


def some(values: Iterable[str], *inner: str, outer: Container[str] = ()) -> list[Any]:
    """Parameters of a test: these few by `make test`, some by `make outer-tests`, and all others by
    `make wide-tests`.
    """

    def marked(each: str) -> Any:
        return pytest.param(each, marks=pytest.mark.outer if each in outer else pytest.mark.wide)

    return [each if each in inner else marked(each) for each in values]


def by_turns(values: Iterable[str], ways: Sequence[str]) -> Iterator[Any]:
    """Parameters of a test: each value in one of these ways by `make test`, another way for each, and in all
    the other ways by `make outer-tests`.
    """
    for turn, value in enumerate(values):
        for way in ways:
            marks = () if way == ways[turn % len(ways)] else pytest.mark.outer
            yield pytest.param(value, way, marks=marks)
