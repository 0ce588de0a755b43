import os
from collections.abc import Callable, Sequence
from typing import Any, final
from typing_extensions import Self
from ._types import Buffer
__all__ = [
    "Aead",
    "Algorithm",
    "ChunkError",
    "Chunks",
    "CipherKey",
    "Column",
    "Context",
    "Counted",
    "Draft",
    "Error",
    "Hash",
    "HashMac",
    "Info",
    "InvalidTag",
    "Mac",
    "Reader",
    "RowError",
    "Secrets",
    "StreamSealer",
    "VERSION",
    "Wrap",
    "Xts",
    "algorithms",
    "apply_rows",
    "contents",
    "decrypt_file",
    "derive",
    "derive_key",
    "each_rows",
    "encrypt_file",
    "equal",
    "find",
    "generate_key_file",
    "header_bytes",
    "inspect_header",
    "level",
    "level_available",
    "levels",
    "nbytes",
    "open_column",
    "open_rows",
    "plain_bytes",
    "seal_column",
    "seal_rows",
    "selftest",
    "verify_file",
]
VERSION: str

class Error(ValueError):
    """A value that Phalanx rejects. The message names the value, the problem and a remedy."""

class InvalidTag(Error):
    """Authentication failed: the data was modified, or the key, nonce or associated data is wrong."""

class ChunkError(InvalidTag):
    """Authentication of a file's chunk failed. `chunk` is its number and `offset` its first byte."""
    chunk: int
    offset: int

class RowError(InvalidTag):
    """Authentication of rows failed. `row` is the first such row and `bad` the number of them."""
    row: int
    bad: int

@final
class Algorithm:
    """An algorithm in the catalogue, i.e. a cipher in a mode that a standard defines."""
    @property
    def name(self) -> str:
        """The name, such as "kalyna-256/256-gcm"."""
    @property
    def aliases(self) -> list[str]:
        """Alternative names."""
    @property
    def oid(self) -> str | None:
        """The object identifier in dotted form, or None."""
    @property
    def role(self) -> str:
        """The kind of algorithm: "blocks", "stream", "block-mode", "aead", "mac", "xts", "wrap" or "derivation"."""
    @property
    def cipher(self) -> str:
        """The cipher, such as "kalyna-256/256"."""
    @property
    def standard(self) -> str:
        """The standard that defines the mode, such as "dstu7624"."""
    @property
    def mode(self) -> str:
        """The mode, such as "gcm"."""
    @property
    def section(self) -> str:
        """The section of the standard."""
    @property
    def status(self) -> str:
        """The status: "standard", "ours" or "compatibility"."""
    @property
    def key_bytes(self) -> int:
        """The length of a key in bytes."""
    @property
    def block_bytes(self) -> int:
        """The length of a block in bytes."""
    @property
    def nonce_bytes(self) -> int:
        """The length of a nonce or initialization vector in bytes, or 0 if the algorithm has none."""
    @property
    def nonce_rule(self) -> str:
        """What nonces have to satisfy, such as "unique"."""
    @property
    def nonce_carried(self) -> bool:
        """Whether the output contains the nonce, as is the case for some wrapped keys."""
    @property
    def tag_bytes(self) -> int:
        """The length of a tag in bytes, or 0 if the algorithm has none."""
    @property
    def max_bytes(self) -> int:
        """The maximum length of a message in bytes."""
    @property
    def max_bytes_per_key(self) -> int:
        """The recommended maximum number of bytes under one key, across all messages."""
    @property
    def authenticated(self) -> bool:
        """Whether modified messages are rejected."""
    @property
    def options(self) -> list[str]:
        """The names of its options. All algorithms also have "level"."""
    @property
    def needs(self) -> str:
        """The options that have no default, with example values. Empty for most algorithms."""
    @property
    def answers(self) -> list[tuple[str, str]]:
        """The known answers that test it, as pairs of a mode in the known-answer files and the options
        to use.
        """
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def algorithms() -> tuple[Algorithm, ...]:
    """Returns all algorithms."""

def find(name: str) -> Algorithm:
    """Finds an algorithm by its name, an alias or its object identifier. Case does not matter."""

def level() -> str:
    """Returns the level of the kernels in use, such as "avx512-vbmi"."""

def levels() -> list[str]:
    """Returns the levels that this CPU supports."""

def level_available(name: str) -> bool:
    """Checks whether this CPU supports a level."""

def equal(a: Buffer, b: Buffer) -> bool:
    """Compares two byte strings in a time that only depends on their lengths."""

def contents(data: Buffer) -> bytes:
    """Copies a buffer, following the same rules as every function that accepts one. Unlike `bytes(data)`, it rejects numbers and lists."""

def nbytes(data: Buffer) -> int:
    """Counts the bytes in a buffer, following the same rules."""

def selftest() -> int:
    """Computes the built-in known answers at every level that this CPU supports, and returns how many
    there were. Raises RuntimeError if any of them is wrong.
    """

def derive(name: str, key: Buffer, public: Buffer, options: str = "") -> bytes:
    """Derives a key from a key and public data."""

class Aead:
    """A key for authenticated encryption. Any number of threads can use it at the same time."""
    def __new__(cls, name: str, key: Buffer, options: str = "") -> Self: ...
    def encrypt(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None = None) -> bytes:
        """Encrypts a message and returns the ciphertext followed by its tag. Never use a nonce twice with the same key."""
    def decrypt(self, nonce: Buffer, data: Buffer, associated_data: Buffer | None = None) -> bytes:
        """Verifies a message, decrypts it and returns the plaintext. Raises InvalidTag if authentication fails."""
    def encrypt_into(self, nonce: Buffer, data: Buffer, out: Buffer, associated_data: Buffer | None = None) -> int:
        """Encrypts into a writable buffer that is exactly `len(data)` bytes plus the tag long, and returns that length. `data` may be at the beginning
        of the buffer.
        """
    def decrypt_into(self, nonce: Buffer, data: Buffer, out: Buffer, associated_data: Buffer | None = None) -> int:
        """Verifies a message and decrypts it into a writable buffer that is exactly as long as the plaintext, and returns that length. The buffer may be
        at the beginning of `data`. If authentication fails, it raises InvalidTag and writes nothing.
        """
    def generate_nonce(self) -> bytes:
        """Returns a new random nonce in the form that the algorithm requires. Since 8-byte nonces are too short to be random, use a counter for those."""
    @property
    def algorithm(self) -> Algorithm:
        """The algorithm that the key is for."""
    @property
    def key_bytes(self) -> int:
        """The length of a key in bytes."""
    @property
    def nonce_bytes(self) -> int:
        """The length of a nonce in bytes."""
    @property
    def tag_bytes(self) -> int:
        """The length of a tag in bytes."""

class CipherKey:
    """A key for unauthenticated encryption. **Modified messages are not detected.** Any number of threads can use it at the same time."""
    def __new__(cls, name: str, key: Buffer, options: str = "") -> Self: ...
    def encrypt(self, iv: Buffer, data: Buffer) -> bytes:
        """Encrypts a whole message without padding."""
    def decrypt(self, iv: Buffer, data: Buffer) -> bytes:
        """Decrypts a whole message without padding."""
    def encryptor(self, iv: Buffer) -> Context:
        """Starts encrypting a message piece by piece."""
    def decryptor(self, iv: Buffer) -> Context:
        """Starts decrypting a message piece by piece."""
    @property
    def algorithm(self) -> Algorithm:
        """The algorithm that the key is for."""

@final
class Context:
    """The state of a message that is encrypted or decrypted piece by piece. Threads that share it take turns."""
    def update(self, data: Buffer) -> bytes:
        """Processes the next piece and returns the output that is ready."""
    def update_into(self, data: Buffer, out: Buffer) -> int:
        """Processes the next piece, writes the output that is ready to a buffer, and returns its length. The buffer must be at least as long as the
        piece, plus 63 bytes for modes that chain blocks.
        """
    def finalize(self) -> bytes:
        """Ends the message and returns the remaining output. If the mode uses padding, it is added or removed."""
    def seek(self, place: int) -> None:
        """Moves to an offset in the message, in bytes from the beginning. Only counter modes can do this."""
    def copy(self) -> Context:
        """Returns a copy of the current state."""

class Xts:
    """A key for encrypting disk sectors. **Modified sectors are not detected.**"""
    def __new__(cls, name: str, key: Buffer, options: str = "") -> Self: ...
    def encrypt(self, tweak: Buffer, data: Buffer) -> bytes:
        """Encrypts a sector under a tweak that is one block long."""
    def decrypt(self, tweak: Buffer, data: Buffer) -> bytes:
        """Decrypts a sector under a tweak that is one block long."""
    def encrypt_sectors(self, first: int, sector_bytes: int, data: Buffer) -> bytes:
        """Encrypts sectors of `sector_bytes` bytes each, numbered consecutively from `first`."""
    def decrypt_sectors(self, first: int, sector_bytes: int, data: Buffer) -> bytes:
        """Decrypts sectors of `sector_bytes` bytes each, numbered consecutively from `first`."""

class Wrap:
    """A key that protects other keys."""
    def __new__(cls, name: str, key: Buffer, options: str = "") -> Self: ...
    def wrap(self, key: Buffer, nonce: Buffer | None = None) -> bytes:
        """Encrypts and authenticates a key. Leave out the nonce if the algorithm has none."""
    def unwrap(self, wrapped: Buffer, nonce: Buffer | None = None) -> bytes:
        """Verifies a wrapped key and returns the key. Leave out the nonce if the wrapped key contains it. Raises InvalidTag if authentication fails."""

class Mac:
    """A message authentication code, computed piece by piece, with the same interface as `cryptography`'s CMAC. Threads that share it take turns."""
    def __new__(cls, name: str, key: Buffer, options: str = "", nonce: Buffer | None = None) -> Self: ...
    def update(self, data: Buffer) -> None:
        """Adds the next piece of the message."""
    def finalize(self) -> bytes:
        """Ends the message and returns the tag. To check a tag that you received, call `verify` rather than comparing with `==`."""
    def verify(self, signature: Buffer) -> None:
        """Ends the message and compares its tag in constant time. Raises InvalidTag if the tags differ."""
    def copy(self) -> Mac:
        """Returns a copy of the current state."""
    @property
    def tag_bytes(self) -> int:
        """The length of the tag in bytes."""

@final
class Counted:
    """Counted nonces, which consist of `prefix` followed by `first`, `first + 1` and so on as 8 big-endian bytes. Never use a number twice with the same
    key.
    """
    def __new__(cls, prefix: Buffer, first: int) -> Counted: ...

def seal_rows(aead: Aead, nonces: Any, aad: Any, data: Any, out: Buffer) -> None:
    """Encrypts rows. Row i of `out` is the ciphertext of row i, followed by its tag."""

def open_rows(aead: Aead, nonces: Any, aad: Any, data: Any, out: Buffer) -> None:
    """Verifies and decrypts rows. Raises RowError if authentication of any row fails."""

def apply_rows(cipher: CipherKey, decrypt: bool, nonces: Any, data: Any, out: Buffer) -> None:
    """Encrypts or decrypts rows with a stream cipher, i.e. without authentication."""

def each_rows(
    name: str, settings: str, keys: Buffer, decrypt: bool, nonces: Any, aad: Any, data: Any, out: Buffer
) -> None:
    """Encrypts or decrypts row i with key i."""

@final
class Column:
    """A new column, which you can pass to any library that accepts Arrow columns, e.g. `pyarrow.array(column)` or `polars.Series(column)`."""
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        """Exports the data through Arrow's PyCapsule interface."""
    def __arrow_c_schema__(self) -> Any:
        """Exports the data through Arrow's PyCapsule interface."""
    def __len__(self) -> int: ...
    @property
    def null_count(self) -> int:
        """The number of null rows."""
    @property
    def restored(self) -> Column | None:
        """An empty column of the type that was encrypted, if this one has another type. Strings are returned as bytes, and dictionaries as their values."""

@final
class Chunks:
    """New columns, one for each chunk, which you can pass to any library that accepts Arrow columns, e.g. `pyarrow.chunked_array(chunks)` or
    `polars.Series(chunks)`.
    """
    def __arrow_c_stream__(self, requested_schema: object = None) -> Any:
        """Exports the data through Arrow's PyCapsule interface."""
    def __len__(self) -> int: ...
    @property
    def null_count(self) -> int:
        """The number of null rows."""
    @property
    def restored(self) -> Column | None:
        """An empty column of the type that was encrypted, if this one has another type. Strings are returned as bytes, and dictionaries as their values."""

def seal_column(array: Any, aead: Aead, aad: bytes, prefix: bytes, first: int, stored: bool) -> Column | Chunks:
    """Encrypts a column. Row i has the nonce `prefix || first + i`."""

def open_column(array: Any, aead: Aead, aad: bytes, prefix: bytes, first: int | None = None) -> Column | Chunks:
    """Verifies and decrypts a column. If authentication of any row fails, it raises RowError and returns nothing."""

@final
class Secrets:
    """Secrets that lock and open files. The object never shows them, and cannot be pickled. If you need to pickle something, use the references in
    `phalanx.keys`.
    """
    def __new__(
        cls,
        keys: Sequence[Buffer] = ...,
        passphrases: Sequence[Buffer] = ...,
        identities: Sequence[Buffer] = ...,
        recipients: Sequence[str] = ...,
    ) -> Secrets: ...

def generate_key_file() -> bytes:
    """Returns the contents of a new key file."""

def encrypt_file(
    input: str | os.PathLike[str],
    output: str | os.PathLike[str],
    secrets: Secrets,
    suite: str | None = None,
    chunk: int | None = None,
    replace: bool = False,
    threads: int | None = None,
    progress: Callable[[int, int | None], object] | None = None,
) -> int:
    """Encrypts a file and returns the number of plaintext bytes. The output either appears in full or not at all."""

def decrypt_file(
    input: str | os.PathLike[str],
    output: str | os.PathLike[str],
    secrets: Secrets,
    replace: bool = False,
    threads: int | None = None,
    progress: Callable[[int, int | None], object] | None = None,
) -> int:
    """Decrypts a file and returns the number of plaintext bytes. The output doesn't appear until all of it has been verified."""

def verify_file(
    input: str | os.PathLike[str],
    secrets: Secrets,
    threads: int | None = None,
    progress: Callable[[int, int | None], object] | None = None,
) -> int:
    """Verifies a whole file without writing anything, and returns the number of plaintext bytes."""

@final
class Info:
    """A file's header, read without a key. None of it is authenticated."""
    @property
    def suite(self) -> str:
        """The cipher suite."""
    @property
    def version(self) -> int:
        """The version of the format."""
    @property
    def chunk_bytes(self) -> int:
        """The number of plaintext bytes in a chunk."""
    @property
    def header_bytes(self) -> int:
        """The length of the header in bytes."""
    @property
    def slots(self) -> list[str]:
        """Descriptions of the secrets that open the file."""

def header_bytes(start: Buffer) -> int:
    """Returns the length of the header, given at least its first 56 bytes."""

def inspect_header(start: Buffer) -> Info:
    """Reads the header at the beginning of a file."""

def plain_bytes(start: Buffer, file_bytes: int) -> int:
    """Computes how many bytes of plaintext a complete file contains, given its header and length. The result is not authenticated."""

@final
class Reader:
    """Decrypts ranges of a file. The caller fetches the parts of the file that `locate` asks for. Any number of threads can use it at the same time."""
    def __new__(cls, start: Buffer, secrets: Secrets, file_bytes: int) -> Reader: ...
    @property
    def size(self) -> int:
        """The length of the plaintext in bytes. It is authenticated once the end of the file has been read."""
    @property
    def chunk_bytes(self) -> int:
        """The number of plaintext bytes in a chunk."""
    def locate(self, start: int, end: int) -> tuple[int, int]:
        """Returns the start and end of the range in the file that contains the plaintext from `start` to `end`. If the plaintext range is empty, so is
        this one, except at the end of the file, where the last chunk authenticates the length.
        """
    def decrypt(self, start: int, end: int, sealed: Buffer) -> bytes:
        """Verifies and decrypts the plaintext from `start` to `end`. `sealed` contains the bytes of the file that `locate` asks for."""
    def read(self, start: int, end: int, fetch: Callable[[int, int], Buffer]) -> bytes:
        """Verifies and decrypts the plaintext from `start` to `end`. `fetch(start, end)` returns bytes from the file, and is called for a few mebibytes
        at a time. Nothing is returned unless all of it is authentic.
        """

@final
class StreamSealer:
    """Encrypts a stream of any length. Each method returns the next bytes of the file, starting with the header."""
    def __new__(cls, secrets: Secrets, suite: str | None = None, chunk: int | None = None) -> StreamSealer: ...
    def update(self, data: Buffer) -> bytes:
        """Encrypts the next piece and returns the bytes of the file that are ready."""
    def finalize(self) -> bytes:
        """Finishes the file and returns the remaining bytes."""

@final
class Draft:
    """A new file that several workers encrypt in parts. It consists of the header and the plaintext length, neither of which is secret. Send
    `to_bytes()` to the workers.
    """
    @staticmethod
    def create(
        secrets: Secrets, plain_bytes: int, suite: str | None = None, chunk: int | None = None
    ) -> Draft:
        """Creates the draft of a new file with `plain_bytes` bytes of plaintext."""
    @staticmethod
    def from_bytes(draft: Buffer) -> Draft:
        """Restores a draft from what `to_bytes` returned."""
    def to_bytes(self) -> bytes:
        """Returns the draft as bytes."""
    @property
    def header(self) -> bytes:
        """The header, which the file starts with."""
    @property
    def chunks(self) -> int:
        """The number of chunks in the file."""
    @property
    def file_bytes(self) -> int:
        """The length of the whole file in bytes."""
    def plain_range(self, first: int, end: int) -> tuple[int, int]:
        """Returns where the chunks from `first` to `end` start and end in the plaintext."""
    def file_range(self, first: int, end: int) -> tuple[int, int]:
        """Returns where the chunks from `first` to `end` start and end in the file."""
    def seal(self, secrets: Secrets, first: int, end: int, plain: Buffer) -> bytes:
        """Encrypts the chunks from `first` to `end`. **Only encrypt each chunk once**, unless the plaintext is exactly the same."""

class Hash:
    """A hash object, with the same interface as those of `hashlib`. Threads may share it."""
    def __new__(cls, name: str, data: Buffer | None = None) -> Self: ...
    def update(self, data: Buffer) -> None:
        """Adds the next piece of the message."""
    def digest(self) -> bytes:
        """Returns the digest of the message so far. You can continue afterwards."""
    def hexdigest(self) -> str:
        """Returns the digest of the message so far in lower-case hex."""
    def copy(self) -> Hash:
        """Returns a copy of the current state."""
    @property
    def name(self) -> str:
        """The name, such as "streebog-256"."""
    @property
    def digest_size(self) -> int:
        """The length of the digest in bytes."""
    @property
    def block_size(self) -> int:
        """The length of a block in bytes."""

class HashMac:
    """Message authentication with a hash function, computed piece by piece, with the same interface as `cryptography`'s HMAC. Threads may share
    it.
    """
    def __new__(cls, name: str, key: Buffer) -> Self: ...
    def update(self, data: Buffer) -> None:
        """Adds the next piece of the message."""
    def finalize(self) -> bytes:
        """Ends the message and returns the tag. To check a tag that you received, call `verify` rather than comparing with `==`."""
    def verify(self, signature: Buffer) -> None:
        """Ends the message and compares its full tag in constant time. Raises InvalidTag if the tags differ."""
    def copy(self) -> HashMac:
        """Returns a copy of the current state."""
    @property
    def tag_bytes(self) -> int:
        """The length of the tag in bytes."""

def derive_key(
    name: str,
    key: Buffer,
    length: int,
    *,
    salt: Buffer | None = None,
    label: Buffer | None = None,
    seed: Buffer | None = None,
    info: Buffer | None = None,
    counter_bytes: int | None = None,
    iterations: int | None = None,
    record: int | None = None,
) -> bytes:
    """Derives `length` bytes from a key, secret or password. phalanx.kdf has a function for each name."""
