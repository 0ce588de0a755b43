"""Encrypted objects in any store, e.g. `phx::s3://bucket/a.parquet.phx`. Requires fsspec: pip install phalanx[fsspec]

This is an fsspec file system that sits on top of another one. It leaves names alone, but encrypts
and decrypts contents. All data is verified before it is returned. When a range is read, we only
fetch the chunks that it needs. New objects don't appear until they are closed. Object stores
already work this way, and in other stores we write under a temporary name.
"""

import atexit
import contextlib
import functools
import io
import os
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, cast

from fsspec.core import filesystem

from ._phalanx import Error
from .file import HEADER_FIRST, KeyLike, PlainWriter, Reader, header_bytes, is_buffer, secrets
from .keys import Env, File, Key

if TYPE_CHECKING:
    # fsspec doesn't come with types.
    AbstractFileSystem: TypeAlias = Any

    class ChainedFileSystem:
        def __init__(self, **kwargs: Any) -> None: ...
        def open(self, path: str, mode: str = "rb", **kwargs: Any) -> Any: ...

    class AbstractBufferedFile:
        path: str
        fs: Any

        def __init__(self, fs: Any, path: str, mode: str, block_size: Any, **kwargs: Any) -> None: ...
        def read(self, length: int = -1) -> Any: ...

else:
    from fsspec.implementations.chained import ChainedFileSystem
    from fsspec.spec import AbstractBufferedFile, AbstractFileSystem


class _Reads:
    """Waits for reads in progress before the interpreter exits.

    pyarrow reads files in its own threads. If such a thread is running Python code when the interpreter
    finalizes, it never returns, and pyarrow either aborts the process or hangs. So at exit, we wait for reads
    in progress. From then on, reads outside the main thread fail, and we wait until there are no more of
    them.
    """

    #: How many seconds must pass without a read before the program may exit, first if no thread can be reading, then if one might be. A thread that
    #: has finished a read still has to leave Python.
    QUIET: float = 0.05
    QUIET_AFTER_READS: float = 0.5
    #: The maximum number of seconds to wait.
    LIMIT: float = 10

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._active = 0
        self._ended = False
        self._last = float("-inf")
        self._quiet = self.QUIET
        atexit.register(self._end)

    def __enter__(self) -> None:
        with self._changed:
            self._last = time.monotonic()
            if self._ended and threading.current_thread() is not threading.main_thread():
                self._quiet = self.QUIET_AFTER_READS
                raise RuntimeError("the program is exiting: only the main thread can still read")
            self._active += 1

    def __exit__(self, *_: object) -> None:
        with self._changed:
            self._last = time.monotonic()
            self._active -= 1

    def _end(self) -> None:
        limit = time.monotonic() + self.LIMIT
        with self._changed:
            self._ended = True
            # Any threads left at this point are daemons, which may just be between two reads.
            if self._active or threading.active_count() > 1:
                self._quiet = self.QUIET_AFTER_READS
            while time.monotonic() < limit and (self._active or time.monotonic() < self._last + self._quiet):
                self._changed.wait(0.01)


_READS = _Reads()
_Method = TypeVar("_Method", bound=Callable[..., Any])


def _finishes(method: _Method) -> _Method:
    """Decorates a method that other libraries call in their own threads, to make sure that it ends before the interpreter does."""

    @functools.wraps(method)
    def counted(*arguments: Any, **keywords: Any) -> Any:
        with _READS:
            return method(*arguments, **keywords)

    return cast(_Method, counted)


class PhxFileSystem(ChainedFileSystem):
    """A decrypted view of the file system `target_protocol`.

    `key` is a reference from `phalanx.keys`, or the path of a key file. If it is missing, we use the
    environment variable PHALANX_KEY, which holds the contents of a key file, or PHALANX_KEY_FILE, which holds
    its path. Workers are only given the reference, and read the key themselves.
    """

    protocol: str = "phx"
    root_marker: str = ""
    cachable: bool = True

    def __init__(
        self,
        target_protocol: str | None = None,
        target_options: dict[str, Any] | None = None,
        fs: AbstractFileSystem | None = None,
        fo: str | None = None,
        key: Key | str | None = None,
        suite: str | None = None,
        chunk: int | None = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        if fs is None and target_protocol is None:
            raise ValueError("no underlying store: use phx::file://..., phx::s3://..., or pass fs or target_protocol")
        self.fs: AbstractFileSystem = fs if fs is not None else filesystem(target_protocol, **(target_options or {}))
        if is_buffer(key):
            raise TypeError("a raw key would be pickled and logged: pass a phalanx.keys.File, Env or Call")
        self.key: KeyLike = key if isinstance(key, Key) else File(os.fspath(key)) if key is not None else default_key()
        self.suite: str | None = suite
        self.chunk: int | None = chunk
        self._secrets: Any = None
        self._readers: dict[str, tuple[Any, Reader]] = {}
        self._lock = threading.Lock()

    def __reduce__(self) -> Any:
        return _again, (self.fs, self.key, self.suite, self.chunk)

    @classmethod
    def _strip_protocol(cls, path: Any) -> Any:
        if isinstance(path, list):
            return [cls._strip_protocol(one) for one in path]
        path = os.fspath(path)
        for begin in ("phx::", "phx://"):
            if path.startswith(begin):
                path = path[len(begin) :]
        return path

    def _inner(self, path: str) -> str:
        stripped: str = self.fs._strip_protocol(self._strip_protocol(path))
        return stripped

    @property
    def secrets(self) -> Any:
        """The secrets that open the objects. They are only read once."""
        if self._secrets is None:
            self._secrets = secrets(self.key)
        return self._secrets

    def reader(self, path: str) -> Reader:
        """The reader for an object. It is cached for as long as the object's length and date don't change."""
        inner = self._inner(path)
        about = self.fs.info(inner)
        if about["type"] != "file":
            raise IsADirectoryError(path)
        mark = (about["size"], str(about.get("ETag") or about.get("mtime") or about.get("created")))
        with self._lock:
            known = self._readers.get(inner)
        if known and known[0] == mark:
            return known[1]
        start = self.fs.cat_file(inner, 0, min(HEADER_FIRST, about["size"]))
        with _naming(path):
            need = header_bytes(start)
            if need > len(start):
                start += self.fs.cat_file(inner, len(start), need)
            reader = Reader(start, self.secrets, about["size"])
        with self._lock:
            if len(self._readers) >= 1024:
                self._readers.clear()
            self._readers[inner] = (mark, reader)
        return reader

    def _shown(self, about: dict[str, Any]) -> dict[str, Any]:
        about = dict(about)
        if about["type"] == "file":
            about["sealed_size"] = about["size"]
            about["size"] = self.reader(about["name"]).size
        return about

    @_finishes
    def info(self, path: str, **kwargs: Any) -> Any:
        return self._shown(self.fs.info(self._inner(path), **kwargs))

    @_finishes
    def ls(self, path: str, detail: bool = True, **kwargs: Any) -> Any:
        found = self.fs.ls(self._inner(path), detail=True, **kwargs)
        return [self._listed(about) for about in found] if detail else [about["name"] for about in found]

    def _listed(self, about: dict[str, Any]) -> dict[str, Any]:
        """A folder entry. If an object isn't encrypted, its size is None, and opening it fails."""
        try:
            return self._shown(about)
        except Error:
            return {**about, "size": None}

    @_finishes
    def exists(self, path: str, **kwargs: Any) -> bool:
        return bool(self.fs.exists(self._inner(path), **kwargs))

    @_finishes
    def isfile(self, path: str) -> bool:
        return bool(self.fs.isfile(self._inner(path)))

    @_finishes
    def isdir(self, path: str) -> bool:
        return bool(self.fs.isdir(self._inner(path)))

    def mkdir(self, path: str, create_parents: bool = True, **kwargs: Any) -> None:
        self.fs.mkdir(self._inner(path), create_parents=create_parents, **kwargs)

    def makedirs(self, path: str, exist_ok: bool = False) -> None:
        self.fs.makedirs(self._inner(path), exist_ok=exist_ok)

    def rmdir(self, path: str) -> None:
        self.fs.rmdir(self._inner(path))

    def _rm(self, path: str) -> None:
        self.fs.rm_file(self._inner(path))

    def rm_file(self, path: str) -> None:
        self._rm(path)

    def rm(self, path: Any, recursive: bool = False, maxdepth: int | None = None) -> None:
        paths = [path] if isinstance(path, str) else path
        self.fs.rm([self._inner(one) for one in paths], recursive=recursive, maxdepth=maxdepth)

    def cp_file(self, path1: str, path2: str, **kwargs: Any) -> None:
        # We can just copy the ciphertext because objects aren't bound to their names.
        self.fs.cp_file(self._inner(path1), self._inner(path2), **kwargs)

    def created(self, path: str) -> Any:
        return self.fs.created(self._inner(path))

    def modified(self, path: str) -> Any:
        return self.fs.modified(self._inner(path))

    def invalidate_cache(self, path: str | None = None) -> None:
        self._readers.clear()
        self.fs.invalidate_cache(path)

    @_finishes
    def cat_file(self, path: str, start: int | None = None, end: int | None = None, **kwargs: Any) -> bytes:
        reader = self.reader(path)
        return self._plain(reader, self._inner(path), *_range(start, end, reader.size))

    def _plain(self, reader: Reader, inner: str, start: int, end: int) -> bytes:
        """A range of the plaintext, fetched in a single request. If the store is local, we read it in pieces,
        so that each is decrypted while it's still in the CPU's cache."""
        with _naming(inner):
            if _is_near(self.fs):
                return reader.read(start, end, functools.partial(self.fs.cat_file, inner))
            first, last = reader.locate(start, end)
            return reader.decrypt(start, end, self.fs.cat_file(inner, first, last))

    @_finishes
    def cat_ranges(
        self,
        paths: list[str],
        starts: Any,
        ends: Any,
        max_gap: int | None = None,
        on_error: str = "return",
        **kwargs: Any,
    ) -> list[Any]:
        """Reads ranges from objects. If ranges of the same object overlap or are adjacent, they are fetched
        in a single request, and shared chunks are only decrypted once."""
        starts = list(starts) if isinstance(starts, Iterable) else [starts] * len(paths)
        ends = list(ends) if isinstance(ends, Iterable) else [ends] * len(paths)
        out: list[Any] = [None] * len(paths)
        readers: dict[str, Reader | Exception] = {}
        wanted: dict[str, list[_Wanted]] = {}
        for i, (path, start, end) in enumerate(zip(paths, starts, ends, strict=True)):
            if path not in readers:
                try:
                    readers[path] = self.reader(path)
                except Exception as error:
                    readers[path] = error
            reader = readers[path]
            if isinstance(reader, Reader):
                begin, stop = _range(start, end, reader.size)
                wanted.setdefault(path, []).append(_Wanted(begin, stop, *reader.locate(begin, stop), i))
            else:
                out[i] = reader
        runs: list[tuple[str, list[_Wanted]]] = []
        for path, ranges in wanted.items():
            behind = -1
            for one in sorted(ranges):
                if behind >= 0 and one.first <= behind + (max_gap or 0):
                    runs[-1][1].append(one)
                    behind = max(behind, one.last)
                else:
                    runs.append((path, [one]))
                    behind = one.last
        if _is_near(self.fs):
            near = [run for run in runs if len(run[1]) == 1]
            runs = [run for run in runs if len(run[1]) > 1]
            for path, (one,) in near:
                out[one.number] = _or_error(self._plain, cast(Reader, readers[path]), self._inner(path), one.start, one.end)
        lasts = [max(one.last for one in run) for _, run in runs]
        fetched = self.fs.cat_ranges([self._inner(path) for path, _ in runs], [run[0].first for _, run in runs], lasts, on_error="return")
        for (path, run), sealed in zip(runs, fetched, strict=True):
            for one, plain in zip(run, _opened(path, cast(Reader, readers[path]), run, sealed), strict=True):
                out[one.number] = plain
        if on_error == "raise":
            for found in out:
                if isinstance(found, Exception):
                    raise found
        return out

    @_finishes
    def open(self, path: str, mode: str = "rb", *args: Any, **kwargs: Any) -> Any:
        if "b" in mode or "r" in mode or kwargs.get("compression"):
            return super().open(path, mode, *args, **kwargs)
        text = {name: kwargs.pop(name) for name in ("encoding", "errors", "newline") if name in kwargs}
        return _TextWriter(super().open(path, mode.replace("t", "") + "b", *args, **kwargs), **text)

    def _open(
        self,
        path: str,
        mode: str = "rb",
        block_size: int | str | None = None,
        autocommit: bool = True,
        cache_options: dict[str, Any] | None = None,
        **kwargs: Any,
    ) -> Any:
        if mode == "rb":
            # When a file is unpickled, its length gets passed in, but the object already knows it.
            kwargs.pop("size", None)
            return PhxFile(self, path, self.reader(path), cache_options=cache_options, **kwargs)
        if mode not in ("wb", "xb"):
            raise ValueError(f"invalid mode {mode!r}: use rb, wb or xb (appending is not supported)")
        if mode == "xb" and self.exists(path):
            raise FileExistsError(path)
        return PhxWriter(self, path, autocommit)


def default_key() -> Key:
    """The key that the environment specifies."""
    if "PHALANX_KEY" in os.environ:
        return Env("PHALANX_KEY")
    if "PHALANX_KEY_FILE" in os.environ:
        return File(os.environ["PHALANX_KEY_FILE"])
    raise ValueError("no key: pass key=phalanx.keys.File(path), or set PHALANX_KEY_FILE")


def _again(fs: AbstractFileSystem, key: Key, suite: str | None, chunk: int | None) -> PhxFileSystem:
    return PhxFileSystem(fs=fs, key=key, suite=suite, chunk=chunk)


def _range(start: int | None, end: int | None, size: int) -> tuple[int, int]:
    """Clips a range to the size, following the same rules as slices."""
    begin, stop, _ = slice(start, end).indices(size)
    return begin, max(begin, stop)


class _Wanted(NamedTuple):
    """A requested range of the plaintext, the range of its chunks in the object, and its index in the request."""

    start: int
    end: int
    first: int
    last: int
    number: int


def _or_error(work: Callable[..., bytes], *arguments: Any) -> bytes | Exception:
    try:
        return work(*arguments)
    except Exception as error:
        return error


@contextlib.contextmanager
def _naming(path: str) -> Iterator[None]:
    """Adds the object's name to any errors."""
    try:
        yield
    except Error as error:
        named = type(error)(f"{path}: {error}")
        named.__dict__.update(error.__dict__)
        raise named from None


def _opened(path: str, reader: Reader, run: list[_Wanted], sealed: Any) -> Iterator[bytes | Exception]:
    """Decrypts ranges, in order, from the bytes that were fetched for all of them. Shared chunks are only decrypted once."""
    if isinstance(sealed, Exception):
        yield from [sealed] * len(run)
        return
    view, base = memoryview(sealed), run[0].first

    def decrypt(start: int, end: int) -> bytes:
        first, last = reader.locate(start, end)
        with _naming(path):
            return reader.decrypt(start, end, view[first - base : last - base])

    shared: list[_Wanted] = []
    behind = 0
    for one in [*run, None]:
        if one is not None and (not shared or one.first < behind):
            shared.append(one)
            behind = max(behind, one.last)
            continue
        start, end = shared[0].start, max(each.end for each in shared)
        plain = _or_error(decrypt, start, end)
        for each in shared:
            # If authentication fails, this only affects the ranges that contain the chunk.
            yield plain[each.start - start : each.end - start] if isinstance(plain, bytes) else _or_error(decrypt, each.start, each.end)
        if one is not None:
            shared, behind = [one], one.last


class PhxFile(AbstractBufferedFile):
    """An object open for reading. It caches the chunks at both ends of each read, since that's usually where the next one is."""

    #: The cache size in bytes. The cache always holds at least two chunks.
    KEPT: int = 8 << 20

    def __init__(self, fs: PhxFileSystem, path: str, reader: Reader, cache_type: str = "none", **kwargs: Any) -> None:
        self._reader: Reader = reader
        self._inner: str = fs._inner(path)
        self._kept: dict[int, bytes] = {}
        self._most: int = max(2, self.KEPT // reader.chunk_bytes)
        #: The chunk after the last fetch.
        self._behind: int = -1
        super().__init__(fs, path, "rb", reader.chunk_bytes, cache_type=cache_type, size=reader.size, **kwargs)

    @_finishes
    def read(self, length: int = -1) -> bytes:
        return cast(bytes, super().read(length))

    def _fetch_range(self, start: int, end: int) -> bytes:
        size, total, kept = self._reader.chunk_bytes, self._reader.size, self._kept
        end = min(end, total)
        if start >= end:
            return b""
        first, last = start // size, -(-end // size)
        begin, stop = first, last
        while begin < stop and begin in kept:
            begin += 1
        while begin < stop and stop - 1 in kept:
            stop -= 1
        parts: list[Any] = [kept[i] for i in range(first, begin)]
        behind: list[Any] = [kept[i] for i in range(stop, last)]
        if begin < stop:
            ahead = stop
            if stop - begin == 1 and begin == self._behind:
                # Reads are sequential, so we read ahead in order to make fewer and larger requests.
                ahead = min(begin + max(1, self._most // 2), -(-total // size))
            plain: bytes = self.fs._plain(self._reader, self._inner, begin * size, min(ahead * size, total))
            for i in range(begin, ahead) if ahead - begin <= self._most else (begin, ahead - 1):
                self._keep(i, plain[(i - begin) * size : (i - begin + 1) * size])
            self._behind = ahead
            parts.append(memoryview(plain)[: (stop - begin) * size])
        parts += behind
        # Trim, then copy once.
        parts[-1] = memoryview(parts[-1])[: len(parts[-1]) - (min(last * size, total) - end)]
        parts[0] = memoryview(parts[0])[start - first * size :]
        return b"".join(parts)

    def _keep(self, number: int, chunk: bytes) -> None:
        self._kept.pop(number, None)
        while len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]
        self._kept[number] = chunk


class PhxWriter(PlainWriter):
    """An object open for writing. It appears when it is closed, unless there was an exception in its `with` block."""

    def __init__(self, fs: PhxFileSystem, path: str, autocommit: bool = True) -> None:
        self.fs: PhxFileSystem = fs
        self.path: str = path
        self.autocommit: bool = autocommit
        self._target = fs._inner(path)
        folder, _, name = self._target.rpartition("/")
        # Some stores show incomplete files, so we use a temporary name when writing to those.
        self._moved = not _appears_whole(fs.fs)
        self._name = f"{folder}/.phalanx-{uuid.uuid4().hex}-{name}" if self._moved else self._target
        self._offset, self._done = 0, False
        # The underlying file system only commits files that belong to its own transactions.
        super().__init__(fs.fs.open(self._name, "wb"), fs.secrets, fs.suite, fs.chunk)

    def tell(self) -> int:
        return self._offset

    def write(self, data: Any, /) -> int:
        done = super().write(data)
        self._offset += done
        return done

    def close(self) -> None:
        if self.closed:
            return
        whole = self._sealer is not None
        if whole and _left_by_exception():
            self.discard()
            return
        try:
            super().close()
        except BaseException:
            self._drop()
            raise
        if not whole:
            self._drop()
            return
        if self._moved:
            self._file.close()
        self._done = True
        if self.autocommit:
            self.commit()

    def commit(self) -> None:
        """Makes a complete object appear."""
        if not self._done:
            return
        if self._moved:
            self.fs.fs.mv(self._name, self._target)
        else:
            self._file.close()
        self.fs.invalidate_cache()

    def discard(self) -> None:
        """Closes without creating the object."""
        if self._done:
            self._drop()
            return
        super().discard()

    def _drop(self) -> None:
        if hasattr(self._file, "discard") and not self._moved:
            # This aborts a multipart upload.
            self._file.discard()
            return
        self._file.close()
        if self.fs.fs.exists(self._name):
            self.fs.fs.rm_file(self._name)


class _TextWriter(io.TextIOWrapper):
    """A text writer whose object doesn't appear if there is an exception in its `with` block."""

    def __exit__(self, exc_type: Any, exc_val: Any, exc_tb: Any) -> None:
        if exc_type is None or not isinstance(self.buffer, PhxWriter):
            super().__exit__(exc_type, exc_val, exc_tb)
            return
        self.buffer.discard()
        # Text that is still buffered can't be written any more.
        with contextlib.suppress(ValueError):
            self.close()


def _left_by_exception() -> bool:
    """Whether an exception is propagating out of a `with` block of `fsspec.open`, which closes its files as though nothing had gone wrong."""
    error = sys.exc_info()[1]
    frame = sys._getframe(1) if error is not None else None
    while frame is not None:
        values = frame.f_locals.values() if frame.f_code.co_name == "__exit__" else ()
        if any(value is error or (isinstance(value, tuple) and any(one is error for one in value)) for value in values):
            return True
        frame = frame.f_back
    return False


def _is_near(fs: AbstractFileSystem) -> bool:
    """Whether this store is in local memory or on a local disk, where requests are cheap."""
    return bool(_protocols(fs) & {"file", "local", "memory"})


def _protocols(fs: AbstractFileSystem) -> set[str]:
    return {fs.protocol} if isinstance(fs.protocol, str) else set(fs.protocol)


def _appears_whole(fs: AbstractFileSystem) -> bool:
    """Whether files in this store don't appear until they are closed, as in object stores with multipart uploads."""
    return bool(_protocols(fs) & {"s3", "s3a", "gs", "gcs", "abfs", "az", "adl"})


__all__ = ["PhxFile", "PhxFileSystem", "PhxWriter", "default_key"]
