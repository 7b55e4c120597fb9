from __future__ import annotations

from parlour.kernel.places import wait_for


def test_whoever_may_take_before_may_leave_the_next_place() -> None:
    row = [8.0, 4.0, 0.0]
    wait_for(row, 0.25, 2)
    assert row == [7.0, 3.0, 0.0]
    wait_for(row, 1.0, 1)
    assert row == [3.0, 3.0, 0.0]
