"""Hash functions with the interface of hashlib, and message authentication with them.

    from phalanx import hashes

    hashes.streebog_256(b"message").hexdigest()
    hashes.new("kupyna-512", b"message").digest()

    mac = hashes.HMAC(b"key", "streebog-256")
    mac.update(b"message")
    tag = mac.finalize()
"""

from ._phalanx import Hash, HashMac
from ._types import Buffer

__all__ = [
    "HMAC",
    "KMAC",
    "Hash",
    "kupyna_256",
    "kupyna_384",
    "kupyna_512",
    "new",
    "streebog_256",
    "streebog_512",
]


def new(name: str, data: Buffer = b"") -> Hash:
    """Return a hash object for a name, alias or OID, such as "streebog-256"."""
    return Hash(name, data)


def streebog_256(data: Buffer = b"") -> Hash:
    """Return a hash object for Streebog, GOST R 34.11-2012, with a digest of 32 bytes."""
    return Hash("streebog-256", data)


def streebog_512(data: Buffer = b"") -> Hash:
    """Return a hash object for Streebog, GOST R 34.11-2012, with a digest of 64 bytes."""
    return Hash("streebog-512", data)


def kupyna_256(data: Buffer = b"") -> Hash:
    """Return a hash object for Kupyna, DSTU 7564:2014, with a digest of 32 bytes."""
    return Hash("kupyna-256", data)


def kupyna_384(data: Buffer = b"") -> Hash:
    """Return a hash object for Kupyna, DSTU 7564:2014, with a digest of 48 bytes."""
    return Hash("kupyna-384", data)


def kupyna_512(data: Buffer = b"") -> Hash:
    """Return a hash object for Kupyna, DSTU 7564:2014, with a digest of 64 bytes."""
    return Hash("kupyna-512", data)


class HMAC(HashMac):
    """HMAC with Streebog, RFC 7836, computed piece by piece. A key may have any length."""

    def __new__(cls, key: Buffer, name: str = "streebog-256") -> "HMAC":
        """Start a message under a key, with "streebog-256" or "streebog-512"."""
        return super().__new__(cls, f"hmac-{name}", key)


class KMAC(HashMac):
    """Kupyna-KMAC, DSTU 7564:2014, computed piece by piece. A key is as long as a digest."""

    def __new__(cls, key: Buffer, name: str = "kupyna-256") -> "KMAC":
        """Start a message under a key, with "kupyna-256", "kupyna-384" or "kupyna-512"."""
        return super().__new__(cls, f"kmac-{name}", key)
