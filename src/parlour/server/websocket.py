"""The WebSocket protocol of one client. uvicorn hands over a connection that asks for it (its setting `ws`),
and the application is called by ASGI.

websockets reads and writes what is seldom. What is frequent has a way of its own: a short text from a client,
and all that is said in one turn of the event loop, which is sent by one write. uvicorn's own protocol needs a
task for each client and four times the time for each message.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

import structlog
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from parlour.kernel.errors import ParlourError
from parlour.server.connections import plain
from parlour.server.frames import Frames, framed, only_text
from parlour.server.rate_limiter import Bucket

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from uvicorn import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Response

    from parlour.server.connections import Connections
    from parlour.server.middleware import Message

NAME: Final = "parlour.websocket"  # under which an application finds it
logger = structlog.get_logger("parlour.server")


class Gone(OSError):
    """The client is no longer there to be told anything."""


class Inbox:
    """What asyncio's queue does for one reader, in less time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Message] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put(self, message: Message) -> None:
        self._messages.append(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Message:
        while not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()


class WebSocketProtocol(asyncio.Protocol):
    def __init__(
        self,
        connections: Connections,
        *,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        self.count: Callable[[], None] | None = None  # called for what is not a message; it may refuse it
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = asyncio.get_running_loop()
        self._connections = connections
        self._limits = connections.limits
        # Nothing is compressed: lengths would tell whether a card is like what the chat says.
        self._conn = ServerProtocol(max_size=config.ws_max_size)
        # How far it has come: asked for by the client, answered by the application, open, closing, lost.
        self._response: Response | None = None  # that accepts it, if the application does
        self._refusal: Message | None = None  # or begins to refuse it
        self._answered = self._open = self._closing = self._lost = False
        self._end: asyncio.TimerHandle | None = None  # when the client's last word is not waited for any more
        # Reading
        self._inbox = Inbox(self._loop)
        self._traffic = Bucket(*connections.traffic)
        self._frames = Frames()
        self._pieces: list[bytes] = []  # of a message that has begun,
        self._kind = Opcode.TEXT  # which is of this kind
        self._paused = False  # whether nothing is read from the client
        self._unread = b""  # what has come too early,
        self._pause: asyncio.TimerHandle | None = None  # and is read when this is over
        # Writing
        self._kept: deque[bytes] = deque()  # frames to be sent,
        self._soon = False  # by something that will happen
        self._writable = asyncio.Event()
        self._writable.set()
        self._ping: bytes | None = None  # what the client was asked, and has not answered
        self._beat: asyncio.TimerHandle | None = None  # when it is asked next

    # What the transport and uvicorn call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]
        self.connection = self._connections.of(self.transport)
        self.connection.late = self._late

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.lost(self.transport)
        self._server.connections.discard(self)
        for timer in (self._pause, self._beat, self._end):
            if timer:
                timer.cancel()
        self._lost = True
        self._writable.set()
        self._inbox.put({"type": "websocket.disconnect", "code": 1005 if self._open else 1006})

    def data_received(self, data: bytes) -> None:
        """Mostly it is a short text, whole and alone. As long as no other waits to be heard, there is no need
        to stop reading for it; and websockets would take ten times the time to find out what it is.
        """
        if self._open and self._frames.whole and not self._pause:
            text = only_text(data)
            if (
                text is not None
                and self._inbox.empty()
                and not self._closing
                and not self._pieces
                and self._traffic.take()
            ):
                self._inbox.put({"type": "websocket.receive", "text": text})
                return
        if not self._response:
            self._ask(data)
        elif self._pause:
            self._unread += data
            self.transport.pause_reading()
        else:
            self._read(data)

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()
        self._write()

    def shutdown(self) -> None:
        """The server ends, or serves no more where this client came in."""
        if not self._open:
            self._answer_failure()
        elif not self._closing:
            self._write()
            self._close(1012, "")
        self.transport.close()

    # The handshake

    def _ask(self, data: bytes) -> None:
        """Have the application answer the request, which uvicorn has read and passes on as a whole."""
        self._conn.receive_data(data)
        request = next(iter(self._conn.events_received()), None)
        if not isinstance(request, Request):
            self.transport.close()
            return
        self._response = self._conn.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            self.transport.close()
            return
        self._inbox.put({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        server, client = (self.transport.get_extra_info(name) for name in ("sockname", "peername"))
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": server[:2] if server else None,
            "client": (plain(client[0]), client[1]) if client else None,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), raw(value)) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, NAME: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
        except Gone:
            pass
        except Exception:
            logger.exception("socket")
        finally:
            self._answer_failure()
            if not self._end:
                self.transport.close()

    def _answer(self, response: Response) -> None:
        self._answered = True
        self._conn.send_response(response)
        self._flush()

    def _answer_failure(self) -> None:
        if not self._answered:
            self._answer(self._conn.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))

    # ASGI

    async def receive(self) -> Message:
        message = await self._inbox.get()
        if self._paused:
            self._read_on()
        return message

    async def send(self, message: Message) -> None:
        """What the application decides: it accepts, refuses or closes. What it tells, it says by `say`."""
        self._write()  # first
        await self._writable.wait()
        if self._lost or self._closing:
            raise Gone
        match message["type"], self._open:
            case "websocket.accept", False if self._response:
                self._accept(self._response, message)
            case "websocket.close", False:
                self._refuse({"status": HTTPStatus.FORBIDDEN}, b"")
            case "websocket.http.response.start", False:
                self._refusal = message
            case "websocket.http.response.body", False if self._refusal:
                self._refuse(self._refusal, message["body"])
            case "websocket.close", True:
                self._close(message.get("code", 1000), message.get("reason") or "")
                self._end = self._loop.call_later(self._limits.linger, self.transport.close)
                self._paused = False
                self.transport.resume_reading()  # to hear that the client agrees
            case kind, _:
                raise RuntimeError(f"{kind} makes no sense here.")

    def _accept(self, response: Response, message: Message) -> None:
        add(response, [*self._server.default_headers, *message.get("headers", ())])
        self._answer(response)
        self._open = True
        self._ask_again_later()

    def _refuse(self, start: Message, body: bytes) -> None:
        """Answer the request in another way."""
        response = self._conn.reject(start["status"], body.decode())
        add(response, start.get("headers", ()))
        self._inbox.put({"type": "websocket.disconnect", "code": 1006})
        self._closing = True
        self._answer(response)
        self.transport.close()

    # What the client says

    def _read(self, data: bytes) -> None:
        """Read as much as this client may send now. The rest is read later, so that others are served."""
        end = self._frames.scan(data, self._traffic.take)
        if end:
            self._hear(data[:end])
        if end < len(data) and not self._over:
            self._unread = data[end:]
            self._pause = self._loop.call_later(self._traffic.wait(), self._go_on)
            self._stop_reading()
        if self._frames.whole and not self._pieces:
            self.connection.unfinished = None
        elif self.connection.unfinished is None:
            self.connection.unfinished = self._loop.time()

    @property
    def _over(self) -> bool:
        return self.connection.ending is not None or self.transport.is_closing()

    def _go_on(self) -> None:
        self._pause = None
        self._read_on()

    def _read_on(self) -> None:
        """Read what was left, and then what comes; unless it is too early, or something waits to be heard."""
        if self._pause or self._over or not (self._inbox.empty() or self._closing):
            return
        data, self._unread = self._unread, b""
        self._paused = False
        if data:
            self._read(data)
        if not self._paused and not self._over:
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        self._paused = True
        self.transport.pause_reading()

    def _hear(self, data: bytes) -> None:
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._take(event)
        failure = self._conn.close_sent
        if self._conn.parser_exc and failure and not self._closing:
            self._give_up(failure.code, failure.reason)

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._take_close()
        elif self._closing:
            pass  # nobody listens any more
        elif frame.opcode is Opcode.PING:
            self._flush()  # websockets has answered it
            self._count()
        elif frame.opcode is Opcode.PONG:
            if self._ping is not None and frame.data == self._ping:
                self._ping = None
            else:
                self._count()
        else:
            self._take_piece(frame)

    def _take_piece(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        else:
            self._count()
            if len(self._pieces) >= self._limits.fragments:
                self.hang_up(1008, "fragments")
                return
        self._pieces.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._pieces = b"".join(self._pieces), []
        try:
            heard = {"text": data.decode()} if self._kind is Opcode.TEXT else {"bytes": data}
        except UnicodeDecodeError:
            self.hang_up(1007, "")
            return
        if not self._closing:
            self._inbox.put({"type": "websocket.receive", **heard})
            self._stop_reading()

    def _take_close(self) -> None:
        said = self._conn.close_rcvd
        if not self._closing and said:
            self._closing = True
            self._inbox.put({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
            self._flush()
        self.transport.close()

    def _count(self) -> None:
        try:
            if self.count:
                self.count()
        except ParlourError as refusal:
            self.hang_up(1008, refusal.code)

    def _late(self) -> None:
        if self._paused:  # it is us who do not read on
            self.connection.unfinished = self._loop.time()
        else:
            self.hang_up(1008, "unfinished")

    # What it is told

    def say(self, text: bytes) -> bool:
        """Send a text; false if too much waits already."""
        connection = self.connection
        if connection.kept + self.transport.get_write_buffer_size() > self._limits.unsent:
            return False
        frame = framed(text)
        self._kept.append(frame)
        connection.kept += len(frame)
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._soon = False
        if self._kept and self._writable.is_set():
            if self._open and not self._closing and not self.transport.is_closing():
                self.transport.write(b"".join(self._kept))
            self._forget()

    def _forget(self) -> None:
        self._kept.clear()
        self.connection.kept = 0

    def _flush(self) -> None:
        """Send what websockets has written."""
        data = b"".join(self._conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def _ask_again_later(self) -> None:
        if self._config.ws_ping_interval:
            self._beat = self._loop.call_later(self._config.ws_ping_interval, self._ask_whether_there)

    def _ask_whether_there(self) -> None:
        if self._closing or self.transport.is_closing():
            return
        if self._ping is not None:
            self.hang_up(1011, "ping")
            return
        self._ping = secrets.token_bytes(4)
        self._conn.send_ping(self._ping)
        self._flush()
        self._ask_again_later()

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection because of what the client does. It is told why; no answer is waited for."""
        self._forget()
        if not self._closing:
            self._conn.fail(code, reason)
            self._give_up(code, reason)

    def _give_up(self, code: int, reason: str) -> None:
        self._forget()
        self._closing = True
        self._inbox.put({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.connection.end(b"".join(self._conn.data_to_send()))
        self._end = self._loop.call_later(self._limits.linger, self.transport.abort)

    def _close(self, code: int, reason: str) -> None:
        """Say that it is over. The client answers that."""
        self._closing = True
        self._inbox.put({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._conn.send_close(code, reason)
        self._flush()


def add(response: Response, headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Add headers, in place of those of the same names that it has already."""
    lines = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
    for name, _ in lines:
        response.headers.pop(name, None)
    for name, value in lines:
        response.headers[name] = value


def raw(value: str) -> bytes:
    """The bytes of a header's value, which websockets decodes in one way or another, by its version."""
    try:
        return value.encode("latin-1")
    except UnicodeEncodeError:
        return value.encode("utf-8", "surrogateescape")


def protocol_of(scope: Mapping[str, Any]) -> WebSocketProtocol:
    found: WebSocketProtocol = scope["extensions"][NAME]
    return found
