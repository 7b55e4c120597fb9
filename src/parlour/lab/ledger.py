"""Checkpoints: a file with what is finished of an arena or a report, from which it goes on."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.lab.arena import Deal, Plan

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

END: Final = b"\n"

P = TypeVar("P", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class Ledger(Generic[P, E]):
    """The plan is the first line. Each entry is a line, in the order in which they finish."""

    def __init__(self, path: Path, plan: P, kind: type[E], what: str) -> None:
        """Begin a file, or open the one that this plan has begun. A file of another plan is refused."""
        self.entries: list[E] = []
        self._path = path
        header = msgspec.json.encode(plan) + END
        written = _read(path)
        if header.startswith(written):  # empty, or cut off in the first line
            path.write_bytes(header)
            return
        found = plan_in(path, type(plan), what)
        if found is None:
            raise ParlourError(f"{what}-file", path=str(path))
        if found != plan:
            raise ParlourError(f"{what}-plan", path=str(path), differs=", ".join(_different(found, plan)))
        for line in written.splitlines()[1:]:
            try:
                self.entries.append(msgspec.json.decode(line, type=kind))
            except msgspec.DecodeError:
                continue  # cut off: it is played again
        if not written.endswith(END):
            self._append(END)  # the next entry must not join the line that was cut off

    def add(self, entry: E) -> None:
        self._append(msgspec.json.encode(entry) + END)

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


def deals(path: Path, plan: Plan) -> Ledger[Plan, Deal]:
    """The ledger of an arena."""
    return Ledger(path, plan, Deal, "arena")


def plan_in(path: Path, kind: type[P], what: str) -> P | None:
    """The plan in the first line of a file; None, if there is no whole line yet."""
    first, end, _ = _read(path).partition(END)
    if not end:
        return None
    try:
        return msgspec.json.decode(first, type=kind)
    except msgspec.DecodeError:
        raise ParlourError(f"{what}-file", path=str(path)) from None


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _different(one: Any, other: Any) -> Iterator[str]:  # noqa: ANN401
    """The names of the fields in which two structs differ; those of the terms come first."""
    fields = one.__struct_fields__
    for field in sorted(fields, key=lambda field: field != "terms"):
        if field == "terms":
            yield from _different(one.terms, other.terms)
        elif getattr(one, field) != getattr(other, field):
            yield field
