"""Encrypted files, in the same format that the `phalanx` command uses.

`open` works like the built-in `open`. `encrypt_file` and `decrypt_file` process whole files in
parallel, and their output either appears in full or not at all. Use `Reader` and `Draft` if your
program fetches and stores the bytes itself.
"""

import builtins
import contextlib
import io
import os
import pathlib
import tempfile
import time
from collections.abc import Callable, Iterable
from typing import IO, Any, BinaryIO, cast

from ._phalanx import (
    Draft,
    Error,
    Info,
    Reader,
    Secrets,
    StreamSealer,
    header_bytes,
    inspect_header,
    nbytes,
    plain_bytes,
)
from ._phalanx import decrypt_file as _decrypt_file
from ._phalanx import encrypt_file as _encrypt_file
from ._phalanx import generate_key_file as _generate_key_file
from ._phalanx import verify_file as _verify_file
from ._types import Buffer
from .keys import File, Key

Path = str | os.PathLike[str]
#: A key file: its path, a reference to it, or its contents.
KeyLike = Path | Key | Buffer | Secrets
Progress = Callable[[int, int | None], object]

#: The maximum length of a header, in bytes.
HEADER_MOST = 64 << 10
#: How many bytes a reader fetches first. This is usually enough for the header.
HEADER_FIRST = 8 << 10


def is_buffer(data: Any) -> bool:
    """Whether an object supports the buffer protocol."""
    try:
        memoryview(data).release()
    except TypeError:
        return False
    return True


def _key_text(key: Any) -> Buffer:
    """The contents of a key file, given by a path, a reference or a buffer."""
    if isinstance(key, Secrets):
        raise Error("Secrets cannot be combined: give the keys that they were made from")
    if isinstance(key, Key):
        return key.text()
    return cast(Buffer, key) if is_buffer(key) else File(os.fspath(key)).text()


def secrets(
    key: KeyLike | Iterable[KeyLike] | None = None,
    passphrase: str | Buffer | None = None,
    recipients: Iterable[str] = (),
    identity: Path | Buffer | None = None,
) -> Secrets:
    """The secrets that lock and open files.

    `key` is a key file, or several: a path, a reference of `phalanx.keys`, or the contents. `recipients` are
    public keys as text. `identity` is the path or the contents of an identity, which `passphrase` unlocks if
    it is locked.
    """
    public = list(recipients)
    if isinstance(key, Secrets):
        if passphrase is not None or identity is not None or public:
            raise Error("Secrets cannot be combined with other secrets: give all of them to phalanx.file.secrets")
        return key
    if key is None:
        keys: list[Any] = []
    elif isinstance(key, (str, os.PathLike, Key)) or is_buffer(key):
        keys = [key]
    else:
        keys = list(cast(Iterable[Any], key))
    phrases = [] if passphrase is None else [passphrase.encode() if isinstance(passphrase, str) else passphrase]
    identities: list[Any] = []
    if identity is not None:
        identities = [identity if is_buffer(identity) else pathlib.Path(cast(Path, identity)).read_bytes()]
    return Secrets([_key_text(one) for one in keys], phrases, identities, public)


def generate_key_file(path: Path) -> None:
    """Creates a key file that only its owner can read. Keep a copy somewhere other than with the data."""
    try:
        with builtins.open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(_generate_key_file())
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise
    except BaseException:
        # Don't leave a partial key file behind, e.g. because the disk is full.
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)
        raise


@contextlib.contextmanager
def _shown(progress: Progress | bool | None, what: Path) -> Any:
    """Yields the progress callback. If `progress` is True and tqdm is installed, this is a tqdm progress bar."""
    if not isinstance(progress, bool):
        yield progress
        return
    try:
        from tqdm.auto import tqdm
    except ImportError:
        tqdm = None
    if not progress or tqdm is None:
        yield None
        return
    with tqdm(desc=os.path.basename(what), unit="B", unit_scale=True) as bar:

        def tell(done: int, total: int | None) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield tell


def encrypt_file(
    input: Path,
    output: Path,
    key: KeyLike | Iterable[KeyLike] | None = None,
    *,
    passphrase: str | Buffer | None = None,
    recipients: Iterable[str] = (),
    suite: str | None = None,
    chunk: int | None = None,
    replace: bool = False,
    threads: int | None = None,
    progress: Progress | bool | None = None,
) -> int:
    """Encrypts a file and returns the number of plaintext bytes. `progress` is a function that is given the number of bytes done and the total, or
    True for tqdm."""
    with _shown(progress, input) as tell:
        locks = secrets(key, passphrase, recipients)
        return _encrypt_file(os.fspath(input), os.fspath(output), locks, suite, chunk, replace, threads, tell)


def decrypt_file(
    input: Path,
    output: Path,
    key: KeyLike | Iterable[KeyLike] | None = None,
    *,
    passphrase: str | Buffer | None = None,
    identity: Path | Buffer | None = None,
    replace: bool = False,
    threads: int | None = None,
    progress: Progress | bool | None = None,
) -> int:
    """Decrypts a file and returns the number of plaintext bytes. The output doesn't appear until all of it has been verified."""
    with _shown(progress, input) as tell:
        return _decrypt_file(os.fspath(input), os.fspath(output), secrets(key, passphrase, (), identity), replace, threads, tell)


def verify_file(
    input: Path,
    key: KeyLike | Iterable[KeyLike] | None = None,
    *,
    passphrase: str | Buffer | None = None,
    identity: Path | Buffer | None = None,
    threads: int | None = None,
    progress: Progress | bool | None = None,
) -> int:
    """Verifies a whole file without writing anything, and returns the number of plaintext bytes."""
    with _shown(progress, input) as tell:
        return _verify_file(os.fspath(input), secrets(key, passphrase, (), identity), threads, tell)


def inspect(path: Path) -> Info:
    """Reads a file's header, which doesn't require a key. None of it is authenticated."""
    with builtins.open(path, "rb") as file:
        return inspect_header(file.read(HEADER_MOST))


def _can_seek(file: Any) -> bool:
    """Whether a file object can seek. Note that objects may have `read` but not `seekable` or `seek`."""
    seekable = getattr(file, "seekable", None)
    return hasattr(file, "seek") if seekable is None else bool(seekable())


class PlainReader(io.RawIOBase):
    """The plaintext of a seekable file. Each chunk is verified when it is read, and seeking to the end verifies the last one."""

    def __init__(self, file: BinaryIO, locks: Secrets, close: bool = True) -> None:
        self._file, self._close, self._place = file, close, 0
        if not _can_seek(file):
            raise io.UnsupportedOperation(
                "the stream cannot seek, which reading an encrypted file requires: "
                "copy the stream to a file first, or pass io.BytesIO(stream.read())"
            )
        self.reader: Reader = self._open(locks, file.seek(0, io.SEEK_END))

    def _open(self, locks: Secrets, size: int) -> Reader:
        """Creates the reader. If another process changes the header in the meantime, we read it again."""
        start = self._start()
        while True:
            try:
                return Reader(start, locks, size)
            except Error:
                time.sleep(0.01)
                now = self._start()
                if now == start:
                    raise
                start = now

    def _start(self) -> bytes:
        self._file.seek(0)
        return self._file.read(HEADER_MOST)

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._place

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        begins = {io.SEEK_SET: 0, io.SEEK_CUR: self._place, io.SEEK_END: self.reader.size}
        if whence not in begins:
            raise ValueError(f"invalid whence {whence}: use 0 (the beginning), 1 (the current position) or 2 (the end)")
        begin = begins[whence]
        if whence == io.SEEK_END:
            self._range(self.reader.size, self.reader.size)
        if begin + offset < 0:
            raise ValueError(f"invalid position {begin + offset}")
        self._place = begin + offset
        return self._place

    def _range(self, start: int, end: int) -> bytes:
        """A range of the plaintext."""
        first, last = self.reader.locate(start, end)
        self._file.seek(first)
        return self.reader.decrypt(start, end, self._file.read(last - first))

    def readinto(self, buffer: Any) -> int:
        start = min(self._place, self.reader.size)
        data = self._range(start, min(start + nbytes(buffer), self.reader.size))
        # Not every memoryview format can be cast to bytes, but this copies into any contiguous buffer.
        io.BytesIO(data).readinto(buffer)
        self._place += len(data)
        return len(data)

    def readall(self) -> bytes:
        start, self._place = min(self._place, self.reader.size), max(self._place, self.reader.size)
        return self._range(start, self.reader.size)

    def close(self) -> None:
        if not self.closed and self._close:
            self._file.close()
        super().close()


class PlainWriter(io.RawIOBase):
    """Encrypts everything that is written to it. If there is an exception in a `with` block, the output is incomplete or missing."""

    def __init__(self, file: BinaryIO, locks: Secrets, suite: str | None = None, chunk: int | None = None, close: bool = False) -> None:
        self._file, self._close = file, close
        self._sealer: StreamSealer | None = StreamSealer(locks, suite, chunk)

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        if self._sealer is None:
            raise ValueError("the file is closed")
        self._file.write(self._sealer.update(data))
        return nbytes(data)

    def close(self) -> None:
        sealer, self._sealer = self._sealer, None
        if sealer is not None and not self.closed:
            self._file.write(sealer.finalize())
        if self._close:
            self._file.close()
        super().close()

    def discard(self) -> None:
        """Closes the file without writing its last chunk, so that it will be recognized as truncated."""
        self._sealer = None
        self.close()

    def __exit__(self, kind: Any, *rest: Any) -> None:
        if kind is not None:
            self.discard()
        else:
            self.close()


class _Placed(PlainWriter):
    """Writes to a temporary file in the same folder, which is renamed once it is complete."""

    def __init__(self, path: Path, locks: Secrets, suite: str | None, chunk: int | None, exclusive: bool) -> None:
        self._path, self._exclusive = os.path.realpath(path), exclusive
        if exclusive and os.path.lexists(path):
            raise FileExistsError(17, "File exists", os.fspath(path))
        handle, self._temporary = tempfile.mkstemp(prefix=".phalanx-", dir=os.path.dirname(self._path))
        try:
            os.chmod(handle, os.stat(self._path).st_mode & 0o777 if os.path.exists(self._path) else 0o666 & ~_umask())
            super().__init__(os.fdopen(handle, "wb"), locks, suite, chunk)
        except BaseException:
            os.unlink(self._temporary)
            raise

    def close(self) -> None:
        if self.closed:
            return
        whole = self._sealer is not None
        try:
            super().close()
            if whole:
                self._file.flush()
                os.fsync(self._file.fileno())
            self._file.close()
            if whole and self._exclusive:
                os.link(self._temporary, self._path)
            elif whole:
                os.replace(self._temporary, self._path)
        finally:
            self._file.close()
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self._temporary)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


class _Buffered(io.BufferedWriter):
    """A buffered writer that discards the output after an exception."""

    def write(self, data: Any, /) -> int:
        nbytes(data)  # Rejects arrays of objects, whose addresses BufferedWriter would happily write.
        return super().write(data)

    def __exit__(self, kind: Any, *rest: Any) -> None:
        if kind is not None:
            cast(PlainWriter, self.raw).discard()
            return
        self.close()


def open(
    file: Path | IO[bytes],
    mode: str = "rb",
    key: KeyLike | Iterable[KeyLike] | None = None,
    *,
    passphrase: str | Buffer | None = None,
    recipients: Iterable[str] = (),
    identity: Path | Buffer | None = None,
    suite: str | None = None,
    chunk: int | None = None,
    encoding: str | None = None,
) -> IO[Any]:
    """Opens an encrypted file like the built-in `open`. The mode is "r", "w" or "x", plus "b" for bytes rather than text.

    A new file appears under its name when it is closed, unless there was an exception in the `with` block.
    When reading, each chunk is verified before any of it is returned, and you can seek. `file` may also be a
    binary file object that is already open, in which case it is left open. To read from it, it must support
    seeking, which pipes don't.
    """
    kinds = set(mode) - {"b", "t"}
    if len(kinds) != 1 or not kinds <= {"r", "w", "x"} or {"b", "t"} <= set(mode):
        raise ValueError(f"invalid mode {mode!r}: use rb, wb or xb, or r, w or x for text (appending is not supported)")
    named, kind = isinstance(file, (str, os.PathLike)), kinds.pop()
    method = "read" if kind == "r" else "write"
    if not named and not hasattr(file, method):
        raise TypeError(f"the file is {type(file).__name__}: pass a path, or a binary file object with {method}()")
    if "b" in mode and encoding is not None:
        raise ValueError(f"mode {mode!r} has no encoding: use {kind!r} for text, or leave out encoding")
    if kind == "r" and not (suite is None and chunk is None):
        raise ValueError("a file states its suite and chunk: leave them out to read it")
    locks = secrets(key, passphrase, recipients, identity)
    opened: IO[Any]
    if kind == "r":
        raw = cast(BinaryIO, builtins.open(cast(Path, file), "rb") if named else file)
        try:
            reader = PlainReader(raw, locks, close=named)
        except BaseException:
            if named:
                raw.close()
            raise
        opened = io.BufferedReader(reader, max(reader.reader.chunk_bytes, 1 << 16))
    elif named:
        opened = _Buffered(_Placed(cast(Path, file), locks, suite, chunk, kind == "x"), 1 << 20)
    else:
        opened = _Buffered(PlainWriter(cast(BinaryIO, file), locks, suite, chunk), 1 << 20)
    return opened if "b" in mode else _Text(cast(Any, opened), encoding=encoding or "utf-8")


class _Text(io.TextIOWrapper):
    """A text writer that discards the output after an exception."""

    def __exit__(self, kind: Any, *rest: Any) -> None:
        if kind is not None and isinstance(self.buffer, _Buffered):
            cast(PlainWriter, self.buffer.raw).discard()
            return
        self.close()


__all__ = [
    "Draft",
    "Info",
    "PlainReader",
    "PlainWriter",
    "Reader",
    "Secrets",
    "StreamSealer",
    "decrypt_file",
    "encrypt_file",
    "generate_key_file",
    "header_bytes",
    "inspect",
    "inspect_header",
    "open",
    "plain_bytes",
    "secrets",
    "verify_file",
]
