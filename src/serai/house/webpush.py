"""How a message to a browser is sealed and signed: RFC 8291 (encryption), RFC 8188 (its form) and RFC 8292 (VAPID)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_POINT, _AUTH, _SALT = 65, 16, 16
_RECORD = 4096
"""The size of a record; a message is one record, and no push service takes a longer one."""
_LAST_RECORD = b"\x02"
MOST_BYTES = 3_000
"""The longest message that surely fits into one record."""
_VALID = 12 * 3600
"""Seconds that a signature holds; a push service allows a day at the most."""


def b64(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def unb64(text: str) -> bytes:
    """The bytes behind ``b64``, padding allowed. Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_key() -> str:
    """A new private key of a house, as text to be stored."""
    return b64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private_key(stored: str) -> ec.EllipticCurvePrivateKey:
    """The key behind the stored text."""
    return ec.derive_private_key(int.from_bytes(unb64(stored), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_receiver(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are such keys at all."""
    try:
        _public(unb64(p256dh))
        return len(unb64(auth)) == _AUTH
    except ValueError:
        return False


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message as only the browser with these keys can read it."""
    return seal_with(message, p256dh, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(_SALT))


def seal_with(message: bytes, p256dh: str, auth: str, sender: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same with a given key and salt, each of which must be used only once."""
    receiver = unb64(p256dh)
    shared = sender.exchange(ec.ECDH(), _public(receiver))
    both = receiver + point(sender)
    secret = HKDF(SHA256(), 32, unb64(auth), b"WebPush: info\0" + both).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([_POINT]) + point(sender)
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, subject: str, now: float) -> str:
    """The header by which a push service knows which house sends."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _VALID, "sub": subject}
    signed = ".".join(b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode("ascii"), ec.ECDSA(SHA256())))
    return f"vapid t={signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={b64(point(key))}"


def _public(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
