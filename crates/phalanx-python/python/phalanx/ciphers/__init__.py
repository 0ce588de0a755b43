"""Modes without authentication, with the interface of cryptography's Cipher. **Nothing notices a changed message**: take phalanx.aead, if you can.

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
            raise Error(f"{name} authenticates: phalanx.aead has it, which gives no plaintext before it is verified")
        self.key: CipherKey = CipherKey(name, algorithm.key, mode.options)
        self.iv: bytes = mode.iv

    def encryptor(self) -> Context:
        """Starts to encrypt a message: update, update_into, finalize, copy."""
        return self.key.encryptor(self.iv)

    def decryptor(self) -> Context:
        """Starts to decrypt a message."""
        return self.key.decryptor(self.iv)


def new(name: str, key: Buffer, options: str = "") -> CipherKey:
    """A key of the algorithm of a name, an alias or an OID, for whole messages and for pieces."""
    return CipherKey(name, key, options)


__all__ = ["Cipher", "CipherAlgorithm", "CipherKey", "Context", "Mode", "algorithms", "modes", "new"]
