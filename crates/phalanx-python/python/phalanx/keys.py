"""References to keys. Since they don't contain the key itself, you can pickle, print and log them.

Key files are created by `phalanx keygen` and `phalanx.generate_key_file`. Raw keys, e.g. for
columns, are derived from the secret in the key file, with a different one for each purpose and
algorithm.
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
        """Derives a raw key of `length` bytes for a purpose, by applying HKDF-SHA-256 to the secret."""
        self.secrets()  # If the key file is invalid, this reports it along with its reference.
        return expand(self.text(), purpose, length)


@dataclass(frozen=True)
class File(Key):
    """A key file, given by its path on each machine that needs it."""

    path: str

    def text(self) -> bytes:
        with open(self.path, "rb") as file:
            about = os.fstat(file.fileno())
            # Permissions don't mean anything for pipes or on Windows.
            if os.name == "posix" and stat.S_ISREG(about.st_mode) and about.st_mode & 0o066:
                warnings.warn(f"{self.path}: users other than its owner can read or change this secret: run chmod 600", stacklevel=2)
            return file.read()


@dataclass(frozen=True)
class Env(Key):
    """An environment variable that contains either a whole key file, or just the secret as 64 hex digits."""

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
    """A function, given as "module:function", that returns the contents of a key file, e.g. from a key management service."""

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
    """Returns the contents of the key file for a secret that is given as 64 hex digits."""
    secret = bytes.fromhex(digits)
    checksum = hashlib.sha256(b"phalanx-key-1\n" + secret).hexdigest()[:16]
    return f"phalanx-key-1\n{secret.hex()}\n{checksum}\n".encode()


def expand(text: bytes, purpose: str, length: int) -> bytes:
    """Applies HKDF-SHA-256 to the secret in a key file, with no salt and with the purpose as info."""
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
    """Returns the secrets that a reference points to, which are only read once per process."""
    return key.secrets()


__all__ = ["Call", "Env", "File", "Key"]
