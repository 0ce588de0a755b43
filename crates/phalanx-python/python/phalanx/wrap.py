"""Key wrapping."""

from ._types import Buffer
from ._phalanx import Wrap


def new(name: str, key: Buffer, options: str = "") -> Wrap:
    """Creates a key for an algorithm, given by name, alias or OID."""
    return Wrap(name, key, options)


__all__ = ["Wrap", "new"]
