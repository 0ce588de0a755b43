"""References to keys. You can pickle, print and log them, because they do not contain the key itself.

`phalanx keygen` and `phalanx.generate_key_file` create key files. Raw keys, for example of columns, are
derived from the secret in the key file, separately for each purpose and algorithm.
"""

import functools
import hashlib
import hmac
import importlib
import os
import stat
import warnings
from dataclasses import dataclass

from ._phalanx import Error, Secrets, contents


class Key:
    """A reference to a key."""

    def text(self) -> bytes:
        """Returns the contents of the key file."""
        raise NotImplementedError

    def secrets(self) -> Secrets:
        """Returns the secrets that lock and open files."""
        text = self.text()
        try:
            return Secrets(keys=[text])
        except Error as error:
            raise Error(f"{self}: {error}") from None

    def derive(self, purpose: str, length: int) -> bytes:
        """Derives a raw key of `length` bytes for a purpose, with HKDF-SHA-256 of the secret."""
        self.secrets()  # Reports an invalid key file with its reference.
        return expand(self.text(), purpose, length)


@dataclass(frozen=True)
class File(Key):
    """A key file, given by its path on each machine that needs it."""

    path: str

    def text(self) -> bytes:
        with open(self.path, "rb") as file:
            about = os.fstat(file.fileno())
            # Permissions are meaningless for pipes and on Windows.
            if os.name == "posix" and stat.S_ISREG(about.st_mode) and about.st_mode & 0o066:
                warnings.warn(f"{self.path}: users other than its owner can read or change this secret: run chmod 600", stacklevel=2)
            return file.read()


@dataclass(frozen=True)
class Env(Key):
    """An environment variable with the contents of a key file, or with only the 64 hexadecimal digits of the secret."""

    name: str

    def text(self) -> bytes:
        value = os.environ.get(self.name)
        if value is None:
            raise Error(f"the environment variable {self.name} is not set: set it to the contents of a key file")
        value = value.strip()
        if len(value) == 64:
            try:
                return key_file(value)
            except ValueError:
                raise Error(f"the environment variable {self.name} is not a key: its 64 characters are not all hexadecimal digits") from None
        return value.replace("\\n", "\n").encode()


@dataclass(frozen=True)
class Call(Key):
    """A function, given as "module:function", that returns the contents of a key file, for example from a key management service."""

    function: str

    def text(self) -> bytes:
        module, found, function = self.function.partition(":")
        if not found:
            raise Error(f'invalid function {self.function!r}: write it as "module:function"')
        text = getattr(importlib.import_module(module), function)()
        if isinstance(text, str):
            return text.encode()
        try:
            return contents(text)
        except TypeError:
            raise Error(f"{self}: the function returned {type(text).__name__}: return the contents of a key file, as str or bytes") from None


def key_file(digits: str) -> bytes:
    """Returns the contents of the key file for a secret of 64 hexadecimal digits."""
    secret = bytes.fromhex(digits)
    checksum = hashlib.sha256(b"phalanx-key-1\n" + secret).hexdigest()[:16]
    return f"phalanx-key-1\n{secret.hex()}\n{checksum}\n".encode()


def expand(text: bytes, purpose: str, length: int) -> bytes:
    """HKDF-SHA-256 of the secret of a key file, without salt and with the purpose as info."""
    Secrets(keys=[text])  # Reports an invalid key file.
    lines = [line.strip() for line in text.decode().splitlines()]
    secret = bytes.fromhex([line for line in lines if line and not line.startswith("#")][1])
    random = hmac.digest(bytes(32), secret, "sha256")
    out, block = b"", b""
    while len(out) < length:
        block = hmac.digest(random, block + purpose.encode() + bytes([len(out) // 32 + 1]), "sha256")
        out += block
    return out[:length]


@functools.lru_cache(maxsize=64)
def cached_secrets(key: Key) -> Secrets:
    """Returns the secrets of a reference, read once per process."""
    return key.secrets()


__all__ = ["Call", "Env", "File", "Key"]
