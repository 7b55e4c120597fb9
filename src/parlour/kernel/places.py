"""What one gets who takes from a row, if it is not certain who takes before."""

from __future__ import annotations


def wait_for(row: list[float], chance: float, places: int) -> None:
    """Somebody may take before, with this chance. Afterwards each of the first places of the row has what one
    can expect who takes there: what lies there or, with this chance, what lies at the next place.
    """
    for at in range(places):
        row[at] += chance * (row[at + 1] - row[at])
