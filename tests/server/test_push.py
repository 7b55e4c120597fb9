"""Messages of Web Push: as the standards have them, to nobody but push services."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from parlour import ParlourError
from parlour.server import outside
from parlour.server.outside import Answer, Unreachable, checked, is_public, post
from parlour.server.push import CURVE, Vapid, checked_keys, encrypted, point, spelled, unspelled
from tests.server.receivers import Browser, Received, claims
from tests.server.visitor import run

if TYPE_CHECKING:
    from pathlib import Path

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unspelled(text), "big"), CURVE)


def test_the_example_of_the_standard() -> None:
    keys = checked_keys(RECEIVER, SECRET)
    assert spelled(encrypted(TEXT, *keys, private(SENDER), unspelled(SALT), padded=0)) == MESSAGE


def test_a_browser_reads_what_is_sent_to_it_and_all_messages_are_alike_from_outside() -> None:
    browser = Browser()
    keys = checked_keys(browser.subscription()["p256dh"], browser.subscription()["auth"])
    messages = [encrypted(text, *keys) for text in (b'{"a": 1}', b'{"b": "longer"}', b'{"a": 1}')]
    read = [browser.read(Received("/", {"content-encoding": "aes128gcm"}, each)) for each in messages]
    assert read == [{"a": 1}, {"b": "longer"}, {"a": 1}]
    assert len({len(message) for message in messages}) == 1
    assert len(set(messages)) == 3


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("", SECRET),
        ("!!", SECRET),
        (RECEIVER[:-4], SECRET),
        (RECEIVER[:20] + "AAAA" + RECEIVER[24:], SECRET),  # not on the curve
        (RECEIVER, SECRET[:8]),
        (RECEIVER, "é"),
    ],
)
def test_keys_that_are_none(key: str, auth: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        checked_keys(key, auth)
    assert refusal.value.code == "device-keys"


def test_a_signature_says_who_sends_and_to_whom() -> None:
    vapid = Vapid(private(SENDER), "https://example.org")
    header = vapid.authorization("https://push.example.net/send/abc", 1000.0)
    found, key = claims(header)
    assert found == {"aud": "https://push.example.net", "exp": 1000 + 12 * 3600, "sub": "https://example.org"}
    assert key == vapid.public == spelled(point(private(SENDER).public_key()))
    assert vapid.authorization("https://push.example.net/send/xyz", 2000.0) == header
    assert vapid.authorization("https://push.example.net/send/xyz", 8 * 3600.0) != header
    assert claims(vapid.authorization("https://other.example.net/", 1000.0))[0]["aud"] != found["aud"]


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/x",
        "https://push.example.net:8443/x",
        "https://user@push.example.net/x",
        "https://push.example.net/x#y",
        "https://push.example.net/x y",
        "https://push.example.net/\r\nx",
        "https://localhost/x",
        "https://intranet/x",
        "https://parlour.localhost/x",
        "https://db.internal/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://0/x",
        "https://[/x",
        "https:///x",
        "file:///etc/passwd",
        "https://push.example.net/" + 1000 * "x",
        "https://püsh.example.net/x",
        "",
    ],
)
def test_what_is_no_push_service(url: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        checked(url)
    assert refusal.value.code == "endpoint"


def test_what_may_be_one() -> None:
    for url in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://web.push.apple.com:443/x",
        "https://1.1.1.1/",
    ):
        assert checked(url).scheme == "https"


@pytest.mark.parametrize(
    "text", ["192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1", "fec0::1"]
)
def test_addresses_that_not_everybody_can_reach(text: str) -> None:
    assert not is_public(ip_address(text))


def test_a_name_that_leads_home_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address among others is enough."""

    async def test() -> None:
        def home(host: str, *_: object, **__: object) -> object:
            async def found() -> list[tuple[object, ...]]:
                return [(0, 0, 0, "", (each, 443)) for each in ("1.1.1.1", "127.0.0.1")]

            return found()

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", home)
        with pytest.raises(Unreachable, match="not public"):
            await post("https://push.example.net/x", {}, b"")

    run(test)


def certificate(folder: Path) -> Path:
    """A certificate of this machine for itself, and its key."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    path = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path


def test_whoever_is_not_who_they_say_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        path = certificate(tmp_path)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(path)
        browser = await Browser.start(ssl=context)
        with pytest.raises(Unreachable, match="SSL"):
            await post(browser.endpoint, {}, b"body", anywhere=True)
        assert not browser.received
        monkeypatch.setattr(outside, "_verifying", ssl.create_default_context(cafile=path))
        with pytest.raises(Unreachable, match="SSL"):  # its certificate is not for this address
            await post(browser.endpoint, {}, b"body", anywhere=True)
        there = browser.endpoint.replace("127.0.0.1", "localhost")
        assert await post(there, {}, b"body", anywhere=True) == Answer(201, 0)

    run(test)


def test_an_answer_is_read_as_far_as_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        browser = await Browser.start()
        browser.answers = [
            (302, {"Location": f"{browser.endpoint}/elsewhere"}),
            (429, {"Retry-After": "17"}),
            (503, {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}),
            (201, {f"X-{n}": 500 * "x" for n in range(100)}),
            None,
        ]

        async def sent() -> Answer:
            return await post(browser.endpoint, {"TTL": "60"}, b"body", anywhere=True)

        assert await sent() == Answer(302, 0)
        assert await sent() == Answer(429, 17)
        assert await sent() == Answer(503, 0)
        with pytest.raises(Unreachable):  # more head than anybody needs
            await sent()
        monkeypatch.setattr(outside, "PATIENCE", 0.2)
        with pytest.raises(Unreachable, match="in time"):
            await sent()
        assert [message.body for message in browser.received] == [b"body"] * 5
        assert (
            browser.received[0].path
            == browser.endpoint.partition("/send")[1] + browser.endpoint.partition("/send")[2]
        )
        await browser.leave()
        with pytest.raises(Unreachable):
            await sent()

    run(test)
