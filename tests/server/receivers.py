"""Those to whom a server sends notices, for tests: a browser with its push service, and a mail server."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from parlour.server.push import CURVE, point, spelled, unspelled
from tests.server.visitor import VISITORS, Person

if TYPE_CHECKING:
    from collections.abc import Iterable
    from email.message import EmailMessage
    from ssl import SSLContext

AUTH = b"sixteen bytes ok"


class Received:
    """A message of Web Push."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Browser:
    """A browser and its push service in one: it takes messages on loopback, and decrypts them. It answers
    with what is in `answers`, and then with 201; `None` means that it does not answer.
    """

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None) -> None:
        self._key = key or ec.generate_private_key(CURVE)
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]] | None] = []
        self._news = asyncio.Condition()
        self._server: asyncio.Server
        self.endpoint = ""

    @classmethod
    async def start(cls, ssl: SSLContext | None = None) -> Browser:
        browser = cls()
        browser._server = await asyncio.start_server(browser._serve, "127.0.0.1", 0, ssl=ssl)
        port = browser._server.sockets[0].getsockname()[1]
        browser.endpoint = f"{'https' if ssl else 'http'}://127.0.0.1:{port}/send/{id(browser)}"
        VISITORS.append(browser)
        return browser

    async def leave(self) -> None:
        self._server.close()

    def subscription(self, name: str = "Firefox on Debian") -> dict[str, str]:
        public = spelled(point(self._key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": public, "auth": spelled(AUTH), "name": name}

    async def subscribe(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = await person.post("/api/notices/devices", **self.subscription())
        return found

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            lines = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in lines}
            body = await reader.readexactly(int(headers["content-length"]))
            answer = self.answers.pop(0) if self.answers else (201, {})
            if answer:
                more = "".join(f"{name}: {value}\r\n" for name, value in answer[1].items())
                writer.write(f"HTTP/1.1 {answer[0]} .\r\n{more}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
            async with self._news:
                self.received.append(Received(head[0].split(" ")[1], headers, body))
                self._news.notify_all()
            if answer is None:
                await reader.read()  # until the sender gives up
        finally:
            writer.close()

    async def until(self, count: int) -> Received:
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: len(self.received) >= count)
        return self.received[count - 1]

    def read(self, message: Received) -> dict[str, Any]:
        """What is in a message, decrypted by the other way of RFC 8291: that of the browser."""
        body = message.body
        assert message.headers["content-encoding"] == "aes128gcm"
        salt, size, sender, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21:86], body[86:]
        assert body[20] == 65
        assert len(sealed) <= size <= 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point(self._key.public_key()) + sender
        material = hkdf(AUTH, shared, info, 32)
        key, nonce = (
            hkdf(salt, material, f"Content-Encoding: {what}\0".encode(), length)
            for what, length in (("aes128gcm", 16), ("nonce", 12))
        )
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What an Authorization header of VAPID says, if its signature is right, and whose it is."""
    scheme, token, key = authorization.replace(",", "").split(" ")
    assert scheme == "vapid"
    head, body, signature = token.removeprefix("t=").split(".")
    raw = unspelled(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unspelled(key.removeprefix("k=")))
    pair = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*pair), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(unspelled(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(unspelled(body))
    return found, key.removeprefix("k=")


class MailServer:
    """An SMTP server on loopback that takes all mail, but for the recipients it refuses."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused: dict[str, str] = {}  # recipients, and what they are answered
        self.asked: set[str] = set()  # recipients
        self._news = asyncio.Condition()
        self._server: asyncio.Server
        self.port = 0

    @classmethod
    async def start(cls) -> MailServer:
        server = cls()
        server._server = await asyncio.start_server(server._serve, "127.0.0.1", 0)
        server.port = server._server.sockets[0].getsockname()[1]
        VISITORS.append(server)
        return server

    async def leave(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 loopback")
        try:
            while line := (await reader.readline()).decode().strip():
                match line.split(":")[0].split(" ")[0].upper():
                    case "RCPT":
                        recipient = line.partition("<")[2].rstrip(">")
                        say(self.refused.get(recipient, "250 yes"))
                        async with self._news:
                            self.asked.add(recipient)
                            self._news.notify_all()
                    case "DATA":
                        say("354 go on")
                        text = (await reader.readuntil(b"\r\n.\r\n")).replace(b"\r\n..", b"\r\n.")[:-3]
                        say("250 taken")
                        async with self._news:
                            found = email.message_from_bytes(text, policy=email.policy.default)
                            self.mails.append(found)
                            self._news.notify_all()
                    case "QUIT":
                        say("221 goodbye")
                        return
                    case _:
                        say("250 yes")
        finally:
            writer.close()

    async def until_asked(self, recipients: Iterable[str]) -> None:
        """Wait until there was mail for all of these, taken or not."""
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: self.asked.issuperset(recipients))

    async def until(self, count: int) -> EmailMessage:
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: len(self.mails) >= count)
        return self.mails[count - 1]
