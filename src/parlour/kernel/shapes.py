"""Types that text is read as, for several threads."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

_lock: Final = Lock()
_known: Final[set[Any]] = set()


def known(shape: type[T]) -> type[T]:
    """The same type, once msgspec has looked at it. It does so when it first reads something as that type.
    Two threads that let it do so at the same time end the process.
    """
    if shape not in _known:
        with _lock:
            msgspec.json.Decoder(shape)
            _known.add(shape)
    return shape
