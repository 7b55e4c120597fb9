"""Requests: uvicorn reads them, this says how long they may be and how long they may take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.connections import Connection, plain

if TYPE_CHECKING:
    import asyncio

    from parlour.server.connections import Connections

BAD: Final = "400 Bad Request"
LATE: Final = "408 Request Timeout"
LONG_BODY: Final = "413 Content Too Large"
LONG_HEAD: Final = "431 Request Header Fields Too Large"
BUSY: Final = "503 Service Unavailable"


class Refused(Exception):
    """What stops the parser."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, connections: Connections, **named: Any) -> None:  # noqa: ANN401
        super().__init__(**named)
        self._connections = connections
        self._limits = connections.limits
        self._status = BAD  # what is answered when the parser is stopped
        self._head_open = False  # whether the head of a request has begun, and is not complete
        self._raw = 0  # bytes of such a head, after those that came first
        self._head = self._lines = self._body = 0  # of the request that is read: bytes, headers, bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client:
            self.client = plain(self.client[0]), self.client[1]
        found = self._connections.admit(transport, self.client[0] if self.client else "")
        self.connection = found or Connection(transport, "")
        self.connection.late = self._late
        self.connection.unfinished = self.loop.time()
        if found is None:
            transport.write(answer(BUSY))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.lost(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.connection.ending is not None:
            self.transport.pause_reading()  # an answer to an earlier request has resumed it
            return
        if self.connection.unfinished is None:
            self.connection.unfinished = self.loop.time()
        if self._head_open:
            self._raw += len(data)
            if self._raw > self._limits.head:
                self.connection.end(answer(LONG_HEAD))
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        if len(self.pipeline) > self._limits.pipelined:
            self._status = BUSY
            raise Refused
        super().on_message_begin()
        self.connection.unfinished = self.loop.time()
        self._head_open = True
        self._raw = self._head = self._lines = self._body = 0

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, length: int) -> None:
        self._head += length
        if self._head > self._limits.head or self._lines > self._limits.head_lines:
            self._status = LONG_HEAD
            raise Refused

    def on_headers_complete(self) -> None:
        self._head_open = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > self._limits.body:
            self._status = LONG_BODY
            raise Refused
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.connection.unfinished = None
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self.connection.end(answer(self._status))

    def _late(self) -> None:
        if self.flow.read_paused:  # it is us who do not read on
            self.connection.unfinished = self.loop.time()
        else:
            self.connection.end(answer(LATE))


def answer(status: str) -> bytes:
    """An answer without a body, for a client that broke a limit."""
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()
