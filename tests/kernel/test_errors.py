from __future__ import annotations

import pickle

from parlour import ParlourError


def test_a_refusal_comes_back_from_another_process() -> None:
    refusal = ParlourError("seats", game="pungi", seats=9, fewest=3, most=5)
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.facts, str(again)) == (refusal.code, refusal.facts, str(refusal))
