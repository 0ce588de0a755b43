"""Disk sector encryption, without authentication."""

from ._types import Buffer
from ._phalanx import Xts


def new(name: str, key: Buffer, options: str = "") -> Xts:
    """Creates a key of an algorithm, given by name, alias or OID."""
    return Xts(name, key, options)


__all__ = ["Xts", "new"]
