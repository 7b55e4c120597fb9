"""Frames of the WebSocket protocol (RFC 6455), as far as they pass often: their borders, and short texts."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT: Final = 0x81  # how a frame begins that holds a whole text
MASKED: Final = 0x80  # added to the length of a client's frame
SHORT, LONG = Struct("!BBH").pack, Struct("!BBQ").pack


class Frames:
    """Where the frames of a client begin in what it sends. They are not read, only counted."""

    def __init__(self) -> None:
        self.whole = True  # whether all that came was made of whole frames
        self._rest = 0  # bytes of the last frame that are still to come
        self._head = b""  # the head of a frame, as far as it has come, if its length is not known yet

    def scan(self, data: bytes, take: Callable[[int], bool]) -> int:
        """How many bytes of this may be read: up to the first frame that is too much. A frame costs 1, and 1
        more for each KiB.
        """
        before = len(self._head)
        data = self._head + data
        at = self._rest
        while at < len(data) and (length := length_of(data, at)):
            if not take(1 + (length >> 10)):
                self._leave(0, data[at:before])
                return max(0, at - before)
            at += length
        self._leave(max(0, at - len(data)), data[at:])
        return len(data) - before

    def _leave(self, rest: int, head: bytes) -> None:
        self._rest, self._head = rest, head
        self.whole = not rest and not head


def only_text(data: bytes) -> str | None:
    """What a client's frame says, if it is a whole short text and nothing follows."""
    if len(data) < 6 or data[0] != TEXT or data[1] != MASKED + len(data) - 6 or len(data) > 131:
        return None
    try:
        return unmasked(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """RFC 6455, 5.3: a client's frames are masked, each four bytes by the same four."""
    length = len(data)
    masks = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "big") ^ int.from_bytes(masks, "big")).to_bytes(length, "big")


def length_of(data: bytes, at: int) -> int:
    """The length of a client's frame, which begins there; 0 if too little of it is there to know."""
    if len(data) < at + 2:
        return 0
    length = data[at + 1] & (MASKED - 1)
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return 0
    if more:
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    return 6 + more + length


def framed(text: bytes) -> bytes:
    """RFC 6455, 5.2: a server's frames are not masked."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 65536:
        return SHORT(TEXT, 126, length) + text
    return LONG(TEXT, 127, length) + text
