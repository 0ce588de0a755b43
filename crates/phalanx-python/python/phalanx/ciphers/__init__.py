"""Unauthenticated modes, with the same interface as cryptography's Cipher. **They don't detect modified messages**, so prefer phalanx.aead.

    Cipher(algorithms.Kuznyechik(key), modes.CTR(iv)).encryptor()
"""

from .._types import Buffer
from .._phalanx import CipherKey, Context, Error, find
from . import algorithms, modes
from ._base import CipherAlgorithm, Mode


class Cipher:
    """A cipher in a mode."""

    def __init__(self, algorithm: CipherAlgorithm, mode: Mode) -> None:
        name = f"{algorithm.name}-{mode.name}"
        role = find(name).role
        if role == "aead":
            raise Error(f"{name} is an AEAD: use phalanx.aead, which does not release unverified plaintext")
        self.key: CipherKey = CipherKey(name, algorithm.key, mode.options)
        self.iv: bytes = mode.iv

    def encryptor(self) -> Context:
        """Starts encrypting a message. The returned object provides update, update_into, finalize and copy."""
        return self.key.encryptor(self.iv)

    def decryptor(self) -> Context:
        """Starts decrypting a message."""
        return self.key.decryptor(self.iv)


def new(name: str, key: Buffer, options: str = "") -> CipherKey:
    """Creates a key for an algorithm, given by name, alias or OID. The key can process whole messages or pieces."""
    return CipherKey(name, key, options)


__all__ = ["Cipher", "CipherAlgorithm", "CipherKey", "Context", "Mode", "algorithms", "modes", "new"]
