"""The addresses of this computer under which others on its network reach it."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from parlour.server.system import interface_addresses

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMED: Final = "PARLOUR_ADDRESSES"  # whoever knows better says so in the environment: 192.168.1.5,10.0.0.2
ELSEWHERE: Final = "192.0.2.1"  # nobody's (RFC 5737): the way there is the way to the rest of the world
SHARED: Final = ip_network("100.64.0.0/10")  # of providers, and of private networks over the internet


def own_addresses() -> list[str]:
    """Private addresses of this computer, the likeliest first. Public ones are left out: what the whole world
    can reach needs more care than a switch.
    """
    named = os.environ.get(NAMED, "")
    if named:
        return [each for each in (part.strip() for part in named.split(",")) if each]
    return list(dict.fromkeys(str(each) for each in (*routed(), *interface_addresses()) if private(each)))


def private(address: IPv4Address) -> bool:
    unusable = address.is_loopback or address.is_link_local or address.is_unspecified
    return address in SHARED or (address.is_private and not unusable)


def routed() -> Iterator[IPv4Address]:
    """The address from which this computer speaks to the world. Nothing is sent to find it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect((ELSEWHERE, 9))
        yield IPv4Address(found.getsockname()[0])


def is_address(text: str) -> bool:
    """Whether this can be an address of one computer."""
    with suppress(ValueError):
        found = ip_address(text)
        return not found.is_unspecified and not found.is_multicast
    return False
