"""Key derivation with Streebog.

    from phalanx import kdf

    keys = kdf.kdf_tree(key, b"label", b"seed", 64)
    key = kdf.pbkdf2(b"password", salt, 100_000, 32)

Lengths are in bytes. An input outside the limits of its standard raises phalanx.Error, which names the
limit.
"""

from . import hashes
from ._phalanx import derive_key
from ._types import Buffer

__all__ = ["derive_key", "esptree", "hkdf", "hkdf_expand", "hkdf_extract", "kdf", "kdf_tree", "pbkdf2", "tlstree"]


def kdf(key: Buffer, label: Buffer, seed: Buffer) -> bytes:
    """Derive one key of 32 bytes: KDF_GOSTR3411_2012_256, RFC 7836, section 4.5."""
    return derive_key("kdf-gostr3411-2012-256", key, 32, label=label, seed=seed)


def kdf_tree(key: Buffer, label: Buffer, seed: Buffer, length: int, r: int = 1) -> bytes:
    """Derive keys: KDF_TREE_GOSTR3411_2012_256, RFC 7836, section 4.4. `r` is the standard's R, 1 to 4."""
    return derive_key("kdf-tree-gostr3411-2012-256", key, length, label=label, seed=seed, counter_bytes=r)


def hkdf(secret: Buffer, length: int, salt: Buffer = b"", info: Buffer = b"", name: str = "streebog-256") -> bytes:
    """Derive a key with HKDF, RFC 5869, as in TLS 1.3 (RFC 9367)."""
    return derive_key(f"hkdf-{name}", secret, length, salt=salt, info=info)


def hkdf_extract(secret: Buffer, salt: Buffer = b"", name: str = "streebog-256") -> bytes:
    """Only the first step of HKDF, RFC 5869, section 2.2: a key as long as a digest."""
    return derive_key(f"hkdf-extract-{name}", secret, hashes.new(name).digest_size, salt=salt)


def hkdf_expand(key: Buffer, length: int, info: Buffer = b"", name: str = "streebog-256") -> bytes:
    """Only the second step of HKDF, RFC 5869, section 2.3. The key is at least as long as a digest."""
    return derive_key(f"hkdf-expand-{name}", key, length, info=info)


def pbkdf2(password: Buffer, salt: Buffer, iterations: int, length: int, name: str = "streebog-512") -> bytes:
    """Derive a key from a password with PBKDF2, RFC 9337 (R 50.1.111-2016)."""
    return derive_key(f"pbkdf2-{name}", password, length, salt=salt, iterations=iterations)


def tlstree(key: Buffer, record: int, suite: str) -> bytes:
    """Derive the key of a TLS record: RFC 9189 and RFC 9367. A suite is, for example, "kuznyechik-mgm-s"."""
    return derive_key(f"tlstree-{suite}", key, 32, record=record)


def esptree(key: Buffer, i1: int, i2: int, i3: int) -> bytes:
    """Derive the key of an ESP packet: RFC 9227. `i1` has 8 bits, `i2` and `i3` have 16."""
    for name, index, bits in (("i1", i1, 8), ("i2", i2, 16), ("i3", i3, 16)):
        if not 0 <= index < 1 << bits:
            msg = f"invalid {name}: {index} (allowed: 0 to 2^{bits} - 1)"
            raise ValueError(msg)
    return derive_key("esptree", key, 32, record=i1 << 32 | i2 << 16 | i3)
