"""Web Push: messages that only one browser can read (RFC 8291), by way of its push service, which knows by a
signature who sends them (VAPID, RFC 8292). See docs/adr/0023-push.md.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlour.kernel.errors import ParlourError
from parlour.store import VAPID

if TYPE_CHECKING:
    from parlour.store import Store

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # bytes of the secret that a device shares with those who write to it
RECORD: Final = 4096  # bytes of a message at most
PADDED: Final = 1024  # bytes that every short message has, so that its length tells nothing
LASTS: Final = 12 * 3600  # seconds for which a signature is good; a day is the most


def spelled(data: bytes) -> str:
    """Bytes as Base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unspelled(text: str) -> bytes:
    """Bytes from Base64url, which browsers write with and without padding."""
    return b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked_keys(public_key: str, auth: str) -> tuple[bytes, bytes]:
    """What a device gives to those who write to it."""
    try:
        keys = unspelled(public_key), unspelled(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys[0])
    except ValueError:
        raise ParlourError("device-keys") from None
    if (len(keys[0]), len(keys[1])) != (POINT, AUTH):
        raise ParlourError("device-keys")
    return keys


def encrypted(
    text: bytes,
    public_key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A message that only the device with this key can read. The own key and the salt are new each time."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key))
    mine = point(own.public_key())
    material = derived(auth, shared, b"WebPush: info\0" + public_key + mine, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    whole = AESGCM(key).encrypt(nonce, (text + b"\x02").ljust(padded, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + mine + whole


def derived(salt: bytes, material: bytes, purpose: bytes, length: int) -> bytes:
    """HKDF (RFC 5869) with SHA-256, of at most 32 bytes."""
    return hmac.digest(hmac.digest(salt, material, "sha256"), purpose + b"\x01", "sha256")[:length]


class Vapid:
    """The key by which push services know this server. Subscriptions are bound to it, so it never changes."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact  # whom the push service may ask: https or mailto
        self._signed: dict[str, tuple[float, str]] = {}  # for each service until when, and what
        self.public = spelled(point(key.public_key()))

    @classmethod
    async def of(cls, store: Store, contact: str) -> Vapid:
        """The key of a store; it is made when it is first needed."""
        kept = await store.fact(VAPID)
        if kept is None:
            made = ec.generate_private_key(CURVE).private_numbers().private_value
            kept = await store.first_fact(VAPID, spelled(made.to_bytes(32, "big")))
        return cls(ec.derive_private_key(int.from_bytes(unspelled(kept), "big"), CURVE), contact)

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that says who sends this. `now` is in seconds."""
        parts = urlsplit(endpoint)
        service = f"{parts.scheme}://{parts.netloc}"
        until, token = self._signed.get(service, (0.0, ""))
        if until < now + LASTS / 2:
            until = now + LASTS
            token = self._token({"aud": service, "exp": int(until), "sub": self._contact})
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[service] = until, token
        return f"vapid t={token}, k={self.public}"

    def _token(self, claims: dict[str, object]) -> str:
        """A JSON Web Token, signed by ES256."""
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(spelled(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{spelled(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
