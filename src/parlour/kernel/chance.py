"""The usual chance outcomes. What is `given` comes first, the rest is drawn by lot: so one function draws
freely, completes a stacked deal and checks a recorded one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parlour.kernel.rng import Rng


class ImpossibleOutcome(Exception):
    """No draw can begin with what was given; `at` is the first item that cannot be."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def shuffled(items: Sequence[int], rng: Rng, given: Sequence[int] = ()) -> list[int]:
    """All items in random order."""
    if not given:
        rest = list(items)
        rng.shuffle(rest)
        return rest
    rest = without(items, given)
    rng.shuffle(rest)
    return [*given, *rest]


def apart(items: Sequence[int], generator: Callable[[int], Rng], given: Sequence[int] = ()) -> list[int]:
    """All items in random order, each drawn by a generator of its own: number `below n` of the n that are
    left, in their order.
    """
    rest = without(items, given)
    outcome = list(given)
    while rest:
        outcome.append(rest.pop(generator(len(outcome)).below(len(rest))))
    return outcome


def without(items: Sequence[int], given: Sequence[int]) -> list[int]:
    """What is left of the items, in their order."""
    rest: list[int] = []
    taken = set(given)
    if len(taken) == len(given):  # none of them twice, which is quick and usual
        for item in items:
            if item in taken:
                taken.remove(item)
            else:
                rest.append(item)
    else:
        counts: dict[int, int] = {}
        for item in given:
            counts[item] = counts.get(item, 0) + 1
        for item in items:
            count = counts.get(item, 0)
            if count:
                counts[item] = count - 1
            else:
                rest.append(item)
    if len(rest) + len(given) != len(items):
        raise ImpossibleOutcome(first_missing(items, given))
    return rest


def first_missing(items: Sequence[int], given: Sequence[int]) -> int:
    """The place of the first that is given more often than it is there."""
    rest = list(items)
    at = 0
    while given[at] in rest:
        rest.remove(given[at])
        at += 1
    return at


def one_of(items: Sequence[int], rng: Rng, given: Sequence[int] = ()) -> list[int]:
    """One of the items."""
    if not given:
        return [items[rng.below(len(items))]]
    if given[0] not in items:
        raise ImpossibleOutcome(0)
    if len(given) > 1:
        raise ImpossibleOutcome(1)
    return [given[0]]
