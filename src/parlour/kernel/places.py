"""What one gets who takes from a row, if it is not certain who takes before."""

from __future__ import annotations


def first_of(row: list[float], at: int, before: int, early: float, later: int, late: float) -> float:
    """What one can expect who takes from a row that begins at this place, if so many others may take before,
    each with the chance `early`, and then so many with the chance `late`; at most four in all.

    After each of them every place has what one can expect who takes there: what lies there or, with that
    chance, what lies at the next one (the algorithm of de Casteljau). Only the first place is asked for, so
    what the last ones are mixed with does not matter.
    """
    waits = before + later
    a = row[at]
    if waits == 0:
        return a
    b = row[at + 1]
    c = row[at + 2] if waits > 1 else 0.0
    d = row[at + 3] if waits > 2 else 0.0
    e = row[at + 4] if waits > 3 else 0.0
    for waited in range(waits):
        chance = early if waited < before else late
        a += chance * (b - a)
        b += chance * (c - b)
        c += chance * (d - c)
        d += chance * (e - d)
    return a
