"""Authenticated encryption, with the interface of cryptography's AESGCM.

Every class stands for a mode of a cipher; `new` takes any name of the catalogue. A nonce must never come twice under a key.
"""

from ._aeads import *  # noqa: F403
from ._aeads import __all__ as _names
from ._phalanx import Aead
from ._types import Buffer


def new(name: str, key: Buffer, options: str = "") -> Aead:
    """A key of the algorithm of a name, an alias or an OID, with options as in "tag=12"."""
    return Aead(name, key, options)


__all__ = ["Aead", "new", *_names]
