"""The finished deals of an arena in a file, a line each, so that it can go on where it stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.lab.arena import Deal, Plan

if TYPE_CHECKING:
    from pathlib import Path

END: Final = b"\n"


class Ledger:
    """The plan on the first line, then the deals as they finish: with several jobs not always in order."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin a file, or open the one that this plan has begun; any other is refused."""
        self.deals: list[Deal] = []
        self._path = path
        header = msgspec.json.encode(plan) + END
        written = _read(path)
        if header.startswith(written):  # there is nothing yet, or less than the first line
            path.write_bytes(header)
            return
        found = plan_in(path)
        if found is None:
            raise ParlourError("arena-file", path=str(path))
        if found != plan:
            differs = [*_different(found.terms, plan.terms), *_different(found, plan)]
            raise ParlourError("arena-plan", path=str(path), differs=", ".join(differs))
        for line in written.splitlines()[1:]:
            try:
                self.deals.append(msgspec.json.decode(line, type=Deal))
            except msgspec.DecodeError:
                continue  # cut off in the middle: the deal is played again
        if not written.endswith(END):
            self._append(END)  # what comes next must not join the line that was cut off

    def add(self, deal: Deal) -> None:
        self._append(msgspec.json.encode(deal) + END)

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as file:
            file.write(line)


def plan_in(path: Path) -> Plan | None:
    """The plan on the first line of a file; None, if there is no such line yet."""
    first, end, _ = _read(path).partition(END)
    if not end:
        return None
    try:
        return msgspec.json.decode(first, type=Plan)
    except msgspec.DecodeError:
        raise ParlourError("arena-file", path=str(path)) from None


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _different(one: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    """In which plain fields two structs of a kind differ."""
    return [
        field
        for field in one.__struct_fields__
        if getattr(one, field) != getattr(other, field) and field != "terms"
    ]
