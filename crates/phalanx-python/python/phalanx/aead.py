"""Authenticated encryption, with the same interface as cryptography's AESGCM.

There is a class for each mode of each cipher, and `new` accepts any name in the catalogue. Never
use a nonce twice with the same key.
"""

from ._aeads import *  # noqa: F403
from ._aeads import __all__ as _names
from ._phalanx import Aead
from ._types import Buffer


def new(name: str, key: Buffer, options: str = "") -> Aead:
    """Creates a key for an algorithm, given by name, alias or OID, with options such as "tag=12"."""
    return Aead(name, key, options)


__all__ = ["Aead", "new", *_names]
