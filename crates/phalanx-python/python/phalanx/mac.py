"""Message authentication, with the same interface as cryptography's CMAC."""

from ._types import Buffer
from ._phalanx import Mac


def new(name: str, key: Buffer, options: str = "", nonce: Buffer | None = None) -> Mac:
    """Starts a message with an algorithm, given by name, alias or OID. Only a few algorithms need a nonce."""
    return Mac(name, key, options, nonce)


__all__ = ["Mac", "new"]
