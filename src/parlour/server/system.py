"""What not every operating system has: Windows knows neither `fcntl` nor `resource`."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import IO

from parlour.kernel.errors import ParlourError

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]


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
