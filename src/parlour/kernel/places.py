"""What one gets who takes from a row, if it is not certain who takes before."""

from __future__ import annotations


def wait_for(row: list[float], chance: float, places: int) -> None:
    """Somebody may take before, with this chance. Afterwards each of the first places of the row has what one
    can expect who takes there: what lies there or, with this chance, what lies at the next place.
    """
    here = row[0]
    for at in range(places):
        after = row[at + 1]
        row[at] = here + chance * (after - here)
        here = after
