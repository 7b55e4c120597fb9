"""The usual chance outcomes. What is `given` comes first, the rest is drawn by lot: so one function draws
freely, completes a stacked deal and checks a recorded one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.rng import Rng


class ImpossibleOutcome(Exception):
    """No draw can begin with what was given; `at` is the first item that cannot be."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def shuffled(items: Sequence[int], rng: Rng, given: Sequence[int] = ()) -> list[int]:
    """All items in random order."""
    rest = list(items)
    if given:
        for at, item in enumerate(given):
            if item not in rest:
                raise ImpossibleOutcome(at)
            rest.remove(item)
    rng.shuffle(rest)
    return [*given, *rest] if given else rest


def one_of(items: Sequence[int], rng: Rng, given: Sequence[int] = ()) -> list[int]:
    """One of the items."""
    if not given:
        return [items[rng.below(len(items))]]
    if given[0] not in items:
        raise ImpossibleOutcome(0)
    if len(given) > 1:
        raise ImpossibleOutcome(1)
    return [given[0]]
