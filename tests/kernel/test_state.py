from __future__ import annotations

import parlour


def test_nothing_is_written_unless_events_are_wanted() -> None:
    state = parlour.setup("pungi", 3).state()
    state.tell(1, 2)
    assert state.events is None


def test_an_event_is_its_kind_and_the_facts_given() -> None:
    state = parlour.setup("pungi", 3).state()
    state.events = []
    state.tell(7)
    state.tell(8, -1)
    state.tell(9, 0, 1, 2, 3)
    assert state.events == [(7,), (8, -1), (9, 0, 1, 2, 3)]
