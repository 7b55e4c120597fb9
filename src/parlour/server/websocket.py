"""The WebSocket protocol of one client. All that is said in one turn of the event loop is sent by one write;
uvicorn's way needs a task for each client and four times the time for each message.
"""

from __future__ import annotations

from collections import deque
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from parlour.kernel.errors import ParlourError
from parlour.server.connections import plain
from parlour.server.rate_limiter import Bucket

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Mapping

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

    from parlour.server.connections import Connections

TEXT: Final = 0x81  # how a frame begins that holds a whole text
MASKED: Final = 0x80  # added to the length of a client's frame
NAME: Final = "parlour.websocket"  # under which an application finds it
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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with limits and a fast path in each direction. Most attributes are uvicorn's."""

    def __init__(self, connections: Connections, **named: Any) -> None:  # noqa: ANN401
        super().__init__(**named)
        self.close_timeout = connections.limits.linger
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.count: Callable[[], None] | None = None  # called for what is not a message; it may refuse it
        self._connections = connections
        self._limits = connections.limits
        self._unsent = connections.limits.unsent
        self._traffic = Bucket(*connections.traffic)
        self._frames = Frames()
        self._unread = b""  # what has come too early,
        self._pause: asyncio.TimerHandle | None = None  # and is read when this is over
        self._kept: deque[bytes] = deque()  # frames to be sent,
        self._soon = False  # by something that will happen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.client:
            self.client = plain(self.client[0]), self.client[1]
        self.connection = self._connections.of(self.transport)
        self.connection.late = self._late

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.lost(self.transport)
        if self._pause:
            self._pause.cancel()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    # What the client says

    def data_received(self, data: bytes) -> None:
        """Mostly it is a short text, whole and alone. As long as no other waits to be heard, there is no need
        to stop reading for it; and websockets would take ten times the time to find out what it is.
        """
        if self.handshake_complete and self._frames.whole and not self._pause:
            text = only_text(data)
            if (
                text is not None
                and self.queue.empty()
                and not self.close_sent
                and self.conn.state is OPEN
                and self.conn.current_size is None
                and self._traffic.take()
            ):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        if not self.handshake_initiated:
            super().data_received(data)
        elif self._pause:
            self._unread += data
            self.transport.pause_reading()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Read as much as this client may send now. The rest is read later, so that others are served."""
        end = self._frames.scan(data, self._traffic.take)
        if end:
            super().data_received(data[:end])
        if end < len(data) and not self._over:
            self._unread = data[end:]
            self._pause = self.loop.call_later(self._traffic.wait(), self._go_on)
            self.read_paused = True
            self.transport.pause_reading()
        if self._frames.whole and self.conn.current_size is None:
            self.connection.unfinished = None
        elif self.connection.unfinished is None:
            self.connection.unfinished = self.loop.time()

    @property
    def _over(self) -> bool:
        return self.connection.ending is not None or self.transport.is_closing()

    def _go_on(self) -> None:
        self._pause = None
        self._read_on()

    def _read_on(self) -> None:
        """Read what was left, and then what comes; unless it is too early, or something waits to be heard."""
        if self._pause or self._over or not (self.queue.empty() or self.close_sent):
            return
        data, self._unread = self._unread, b""
        self.read_paused = False
        if data:
            self._read(data)
        if not self.read_paused and not self._over:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused:
            self._read_on()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        asked = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if not asked:
            self._count()

    def handle_cont(self, event: Frame) -> None:
        self._count()
        if len(self.frames) < self._limits.fragments:
            super().handle_cont(event)
        else:
            self.hang_up(1008, "fragments")

    def _count(self) -> None:
        try:
            if self.count:
                self.count()
        except ParlourError as refusal:
            self.hang_up(1008, refusal.code)

    def _late(self) -> None:
        if self.read_paused:  # it is us who do not read on
            self.connection.unfinished = self.loop.time()
        else:
            self.hang_up(1008, "unfinished")

    # What it is told

    def say(self, text: bytes) -> bool:
        """Send a text; false if too much waits already."""
        connection = self.connection
        if connection.kept + self.transport.get_write_buffer_size() > self._unsent:
            return False
        frame = framed(text)
        self._kept.append(frame)
        connection.kept += len(frame)
        if not self._soon:
            self._soon = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._soon = False
        if self._kept and self.writable.is_set():
            if not self.close_sent and self.conn.state is OPEN and not self.transport.is_closing():
                self.transport.write(b"".join(self._kept))
            self._forget()

    def _forget(self) -> None:
        self._kept.clear()
        self.connection.kept = 0

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write()

    async def send(self, message: ASGISendEvent) -> None:
        self._write()  # first; what the application sends in uvicorn's way is that it closes the connection
        await super().send(message)

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection because of what the client does. It is told why; no answer is waited for."""
        self._forget()
        if self.close_sent:
            return
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.connection.end(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self._limits.linger, self.transport.abort)


def only_text(data: bytes) -> str | None:
    """What a client's frame says, if it is a whole short text and nothing follows."""
    if len(data) < 6 or data[0] != TEXT or data[1] != MASKED + len(data) - 6 or len(data) > 131:
        return None
    try:
        return str(apply_mask(data[6:], data[2:6]), "utf-8")
    except UnicodeDecodeError:
        return None


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


def protocol_of(scope: Mapping[str, Any]) -> WebSocketProtocol:
    found: WebSocketProtocol = scope["extensions"][NAME]
    return found
