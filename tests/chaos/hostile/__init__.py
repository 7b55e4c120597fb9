"""Clients that mean no good. Each kind has a file of its own; all of them are bounded in count and time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.chaos.hostile import (
    babble,
    bombs,
    floods,
    guesses,
    lobby,
    masters,
    probes,
    requests,
    silence,
    slow,
    sockets,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.chaos.hostile.target import Target

ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "toml-bombs": bombs.attack,
    "nonsense": babble.attack,
    "never-reading": silence.attack,
    "ping-flood": floods.pings,
    "fragments": floods.fragments,
    "half-requests": slow.half_requests,
    "endless-headers": slow.endless_headers,
    "thousand-sockets": sockets.attack,
    "public-tables": lobby.attack,
    "password-guesses": guesses.attack,
    "hidden-probes": probes.attack,
    "forged-requests": requests.attack,
    "master-bots": masters.attack,  # the last one: its bots go on after it has ended
}
