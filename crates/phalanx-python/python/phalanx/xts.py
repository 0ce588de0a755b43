"""Sectors of disks, without authentication."""

from ._types import Buffer
from ._phalanx import Xts


def new(name: str, key: Buffer, options: str = "") -> Xts:
    """A key of the algorithm of a name, an alias or an OID."""
    return Xts(name, key, options)


__all__ = ["Xts", "new"]
