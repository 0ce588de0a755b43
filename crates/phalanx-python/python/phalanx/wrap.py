"""Protection of keys."""

from ._types import Buffer
from ._phalanx import Wrap


def new(name: str, key: Buffer, options: str = "") -> Wrap:
    """A key of the algorithm of a name, an alias or an OID."""
    return Wrap(name, key, options)


__all__ = ["Wrap", "new"]
