"""Types are looked at by one thread at a time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import sleep

import msgspec

from parlour.kernel.shapes import known

happened: list[str] = []


class Slow:
    """An annotation that takes its time."""

    def __class_getitem__(cls, kind: type) -> type:
        happened.append("begins to look")
        sleep(0.1)
        happened.append("has looked")
        return kind


class Shape(msgspec.Struct):
    field: Slow[int]  # type: ignore[type-arg]


def ask(_: int) -> None:
    known(Shape)
    happened.append("knows")


def test_several_threads_may_want_to_know_a_type() -> None:
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(ask, range(3)))
    assert happened == ["begins to look", "has looked", "knows", "knows", "knows"]
    assert msgspec.to_builtins(msgspec.convert({"field": 7}, known(Shape))) == {"field": 7}
