"""Unauthenticated disk sector encryption."""

from ._types import Buffer
from ._phalanx import Xts


def new(name: str, key: Buffer, options: str = "") -> Xts:
    """Creates a key for an algorithm, given by name, alias or OID."""
    return Xts(name, key, options)


__all__ = ["Xts", "new"]
