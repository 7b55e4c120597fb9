"""The wire to one client. Whatever is said in one turn of the event loop is written at once; uvicorn's way
needs a task for each client and four times the time for each message.
"""

from __future__ import annotations

from collections import deque
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Mapping

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.http11 import Request

KEPT: Final = 256  # messages that may wait for somebody who does not read
TEXT: Final = 0x81  # how a frame begins that holds a whole text
MASKED: Final = 0x80  # added to the length of a client's frame
NAME: Final = "parlour.line"  # under which an application finds it
SHORT, LONG = Struct("!BBH").pack, Struct("!BBQ").pack


class Inbox:
    """What asyncio's queue does for one reader, in less time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self._whole = True  # whether all that came was made of whole frames
        self._kept: deque[bytes] = deque()  # frames to be sent,
        self._soon = False  # by something that will happen

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Mostly it is a short text, whole and alone. As long as no other waits to be heard, there is no need
        to stop reading for it; and websockets would take ten times the time to find out what it is.
        """
        if self.handshake_complete and self._whole:
            text = only_text(data)
            quiet = self.queue.empty() and not self.close_sent
            if text is not None and quiet and self.conn.state is OPEN and self.conn.current_size is None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
            self._whole = whole(data)
        super().data_received(data)

    def say(self, text: bytes) -> bool:
        """Send a text; false if too much waits already."""
        if len(self._kept) == KEPT:
            return False
        self._kept.append(framed(text))
        if not self._soon:
            self._soon = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._soon = False
        if self._kept and self.writable.is_set():
            if not self.close_sent and self.conn.state is OPEN:
                self.transport.write(b"".join(self._kept))
            self._kept.clear()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write()

    async def send(self, message: ASGISendEvent) -> None:
        self._write()  # before whatever the application says in uvicorn's way: that it closes the line
        await super().send(message)


def only_text(data: bytes) -> str | None:
    """What a client's frame says, if it is a whole short text and nothing follows."""
    if len(data) < 6 or data[0] != TEXT or data[1] != MASKED + len(data) - 6 or len(data) > 131:
        return None
    try:
        return str(apply_mask(data[6:], data[2:6]), "utf-8")
    except UnicodeDecodeError:
        return None


def whole(data: bytes) -> bool:
    """Whether a client's frames end where the data end."""
    at = 0
    while len(data) >= at + 2:
        length = data[at + 1] & (MASKED - 1)
        more = {126: 2, 127: 8}.get(length, 0)
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += 6 + more + length
    return at == len(data)


def framed(text: bytes) -> bytes:
    """RFC 6455, 5.2: a server's frames are not masked."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 65536:
        return SHORT(TEXT, 126, length) + text
    return LONG(TEXT, 127, length) + text


def line_of(scope: Mapping[str, Any]) -> Line:
    found: Line = scope["extensions"][NAME]
    return found
