"""Requests from this server to addresses that strangers have named. A push service is such an address:
whoever subscribes names it. They must not make this server talk to what only it can reach.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from httptools import HttpParserError, HttpResponseParser

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST: Final = 1000  # characters of an address
MOST: Final = 16384  # bytes of an answer that are read
PATIENCE: Final = 10.0  # seconds for all of it
HTTPS: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")
_verifying = ssl.create_default_context()


class Answer(NamedTuple):
    status: int
    retry_after: int  # seconds; 0, if it does not say


class Unreachable(Exception):
    """Nothing was answered, or there is nobody to ask."""


def checked(url: str, anywhere: bool = False) -> SplitResult:
    """An address that may be asked: https, the usual port, a host with a public name. Where the name leads
    is looked at when it is asked. For tests it may be anywhere.
    """
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise ParlourError("endpoint") from None
    plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url
    if not plain or not host or parts.username is not None or parts.fragment:
        raise ParlourError("endpoint")
    if anywhere:
        return parts
    if parts.scheme != "https" or port not in (None, HTTPS) or not named_publicly(host):
        raise ParlourError("endpoint")
    return parts


def named_publicly(host: str) -> bool:
    """Whether this is a name with a dot in it, or a public address."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".") and not host.endswith((".localhost", ".local", ".internal", "."))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether anybody could reach this address; also if it is one of IPv4 in the clothes of IPv6."""
    if isinstance(address, IPv6Address):
        within = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if within is None and address in NAT64:
            within = IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None:
            return is_public(within)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolved(host: str, port: int, anywhere: bool) -> str:
    """An address of a host. All that it has must be public: else it could show another one each time."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as problem:
        raise Unreachable(f"{type(problem).__name__}: no such host") from None
    addresses = [str(where[0]) for *_, where in found]
    if not addresses or not (anywhere or all(is_public(ip_address(each)) for each in addresses)):
        raise Unreachable("a host that is not public")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> Answer:
    """Send something. Redirects are not followed, and of the answer only its head counts."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(checked(url, anywhere), headers, body, anywhere)
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    except (OSError, HttpParserError, ParlourError) as problem:
        raise Unreachable(type(problem).__name__) from None


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, anywhere: bool) -> Answer:
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    address = await resolved(host, parts.port or HTTPS, anywhere)
    reader, writer = await asyncio.open_connection(
        address,  # the one that was looked at: a name may mean another one a moment later
        parts.port or HTTPS,
        ssl=_verifying if secure else None,
        server_hostname=host if secure else None,
        limit=MOST,
    )
    try:
        target = parts._replace(scheme="", netloc="").geturl() or "/"
        lines = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        return await Head().read(reader)
    finally:
        writer.transport.abort()


class Head:
    """The head of an answer."""

    def __init__(self) -> None:
        self._parser = HttpResponseParser(self)
        self._complete = False
        self._retry_after = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 10:
            self._retry_after = int(value)

    def on_headers_complete(self) -> None:
        self._complete = True

    async def read(self, reader: asyncio.StreamReader) -> Answer:
        left = MOST
        while not self._complete:
            piece = await reader.read(left)
            if not piece:
                raise Unreachable("no whole answer")
            left -= len(piece)
            self._parser.feed_data(piece)
        return Answer(self._parser.get_status_code(), self._retry_after)
