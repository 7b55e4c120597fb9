"""What not every operating system has: Windows knows neither `fcntl` nor `resource`."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from struct import pack
from typing import IO, Final

from parlour.kernel.errors import ParlourError

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

SIOCGIFADDR: Final = 0x8915 if sys.platform == "linux" else 0xC0206921


def lock(file: IO[str]) -> None:
    """Lock an open file until it is closed; BlockingIOError, if another process has locked it."""
    if fcntl is None:
        raise ParlourError("file-locks")
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def descriptor_limit() -> int:
    """How many files and connections this process may have open."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else sys.maxsize
    return sys.maxsize if resource and limit == resource.RLIM_INFINITY else limit


def raise_descriptor_limit() -> None:
    """Raise the limit as far as this process may."""
    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # some systems say that there is no limit, and have one
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def interface_addresses() -> list[IPv4Address]:
    """The first address of each network interface, where the system can say."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex() if fcntl else ():
            with suppress(OSError):  # it has none
                told = fcntl.ioctl(asked, SIOCGIFADDR, pack("32s", name.encode()[:15]))
                found.append(IPv4Address(told[20:24]))
    return found
