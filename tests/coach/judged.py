"""A decision as the coach judges it, for tests that need one."""

from __future__ import annotations

import msgspec

from parlour.coach import Decision


def decision(**facts: object) -> Decision:
    plain = Decision(
        step=1,
        seat=0,
        played="play:frog-1",
        best="play:frog-2",
        loss=0.2,
        low=0.1,
        high=0.3,
        chances=0.2,
        counts=True,
        only=False,
        chance=0.5,
        gain=0.0,
        pairs=100,
    )
    return msgspec.structs.replace(plain, **facts)
