"""The record format, read a second time: what all referees have in common."""

import re
from collections.abc import Callable
from typing import Any, Protocol

Position = dict[str, object]  # one line of `replay --json`
Header = dict[str, str]
OWN: dict[
    str, dict[str, Any]
] = {}  # sets that are not the house's: by their name in records, what the file says


class State(Protocol):
    """A game in a referee's hands: it plays a step, or raises ValueError, and tells where it stands."""

    def step(self, line: str) -> None: ...

    def position(self, number: int) -> Position: ...


def positions(text: str, allowed: dict[str, str], state_for: Callable[[Header], State]) -> list[Position]:
    """The position before each step and the one after the last; ValueError on a step that is wrong.

    `allowed` has for each header key a pattern of the values it may have; options may be missing.
    """
    header, steps = read(text)
    check_header(header, allowed)
    state = state_for(header)
    found = []
    for number, step in enumerate(steps):
        found.append(state.position(number))
        try:
            state.step(step)
        except ValueError as error:
            raise ValueError(f"step {number}, {step[:60]!r}: {error}") from error
    found.append(state.position(len(steps)))
    return found


def read(text: str) -> tuple[Header, list[str]]:
    """Header and steps, without comments."""
    lines = text.split("\n")
    while lines and lines[-1] == "":  # empty lines at the end do no harm
        lines.pop()
    gap = lines.index("") if "" in lines else len(lines)  # missing where no step follows
    header: Header = {}
    for line in without_comments(lines[:gap]):
        key, colon, value = line.partition(": ")
        if not colon or key in header:
            raise ValueError(f"header line {line!r} has no value or says a key twice")
        header[key] = value
    return header, without_comments(lines[gap + 1 :])


def without_comments(lines: list[str]) -> list[str]:
    return [line.split(" # ")[0].rstrip(" ") for line in lines if not line.startswith("# ")]


def check_header(header: Header, allowed: dict[str, str]) -> None:
    for key, value in header.items():
        if key not in allowed:
            raise ValueError(f"unknown header key {key!r}")
        if not re.fullmatch(allowed[key], value):
            raise ValueError(f"header {key!r} cannot be {value!r}")
    for key in allowed:
        if key not in header and not key.startswith("option "):
            raise ValueError(f"header {key!r} is missing")
