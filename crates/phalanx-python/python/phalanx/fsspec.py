"""Encrypted objects in any store: `phx::s3://bucket/a.parquet.phx`. Needs fsspec: pip install phalanx[fsspec]

A file system of fsspec over another one: names are those of the store, contents are decrypted when they are read and encrypted when they are written. What is
read was verified; of an object only the chunks that a range touches are fetched. What is written appears when it is closed, if the store is one where files appear
then (object stores, and through a temporary name the local file system and memory).
"""

import os
import threading
import uuid
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from fsspec.core import filesystem

from ._phalanx import Error
from .file import HEADER_FIRST, KeyLike, PlainWriter, Reader, header_bytes, secrets
from .keys import Env, File, Key

if TYPE_CHECKING:
    # fsspec has no types.
    AbstractFileSystem: TypeAlias = Any

    class ChainedFileSystem:
        def __init__(self, **kwargs: Any) -> None: ...
        def open(self, path: str, mode: str = "rb", **kwargs: Any) -> Any: ...

    class AbstractBufferedFile:
        path: str
        fs: Any

        def __init__(self, fs: Any, path: str, mode: str, block_size: Any, **kwargs: Any) -> None: ...

else:
    from fsspec.implementations.chained import ChainedFileSystem
    from fsspec.spec import AbstractBufferedFile, AbstractFileSystem


class PhxFileSystem(ChainedFileSystem):
    """What is in `target_protocol`, decrypted.

    `key` is a `phalanx.keys` reference or the name of a key file; without it the environment variable PHALANX_KEY_FILE names one, or PHALANX_KEY has its contents.
    References are pickled to workers, and each reads its key itself.
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
            raise ValueError("over which store? Write phx::file://..., phx::s3://... or give fs or target_protocol")
        self.fs: AbstractFileSystem = fs if fs is not None else filesystem(target_protocol, **(target_options or {}))
        if isinstance(key, (bytes, bytearray)):
            raise TypeError("a key itself would be pickled and logged: give a phalanx.keys.File, Env or Call")
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
        """What opens the objects, read once."""
        if self._secrets is None:
            self._secrets = secrets(self.key)
        return self._secrets

    def reader(self, path: str) -> Reader:
        """The reader of an object, kept as long as the object has the same length and date."""
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

    def info(self, path: str, **kwargs: Any) -> Any:
        return self._shown(self.fs.info(self._inner(path), **kwargs))

    def ls(self, path: str, detail: bool = True, **kwargs: Any) -> Any:
        found = self.fs.ls(self._inner(path), detail=True, **kwargs)
        return [self._listed(about) for about in found] if detail else [about["name"] for about in found]

    def _listed(self, about: dict[str, Any]) -> dict[str, Any]:
        """An entry of a folder, in which there may be what is not ours: that has no size, and is refused when it is opened."""
        try:
            return self._shown(about)
        except Error:
            return {**about, "size": None}

    def exists(self, path: str, **kwargs: Any) -> bool:
        return bool(self.fs.exists(self._inner(path), **kwargs))

    def isfile(self, path: str) -> bool:
        return bool(self.fs.isfile(self._inner(path)))

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
        # As they are: an object is bound to no name.
        self.fs.cp_file(self._inner(path1), self._inner(path2), **kwargs)

    def created(self, path: str) -> Any:
        return self.fs.created(self._inner(path))

    def modified(self, path: str) -> Any:
        return self.fs.modified(self._inner(path))

    def invalidate_cache(self, path: str | None = None) -> None:
        self._readers.clear()
        self.fs.invalidate_cache(path)

    def cat_file(self, path: str, start: int | None = None, end: int | None = None, **kwargs: Any) -> bytes:
        reader = self.reader(path)
        start, end = _range(start, end, reader.size)
        first, last = reader.locate(start, end)
        return reader.decrypt(start, end, self.fs.cat_file(self._inner(path), first, last))

    def cat_ranges(
        self,
        paths: list[str],
        starts: Any,
        ends: Any,
        max_gap: int | None = None,
        on_error: str = "return",
        **kwargs: Any,
    ) -> list[Any]:
        """Ranges of objects. Those of one object that share chunks, or are next to each other, are fetched at once."""
        starts = list(starts) if isinstance(starts, Iterable) else [starts] * len(paths)
        ends = list(ends) if isinstance(ends, Iterable) else [ends] * len(paths)
        out: list[Any] = [None] * len(paths)
        wanted: dict[str, list[tuple[int, int, int]]] = {}
        for i, (path, start, end) in enumerate(zip(paths, starts, ends, strict=True)):
            try:
                wanted.setdefault(path, []).append((*_range(start, end, self.reader(path).size), i))
            except Exception as error:
                out[i] = error
        runs: list[tuple[str, int, int, list[tuple[int, int, int]]]] = []
        for path, ranges in wanted.items():
            reader = self.reader(path)
            for start, end, i in sorted(ranges):
                first, last = reader.locate(start, end)
                if runs and runs[-1][0] == path and first <= runs[-1][2] + (max_gap or 0):
                    runs[-1] = (path, runs[-1][1], max(last, runs[-1][2]), [*runs[-1][3], (start, end, i)])
                else:
                    runs.append((path, first, last, [(start, end, i)]))
        fetched = self.fs.cat_ranges(
            [self._inner(run[0]) for run in runs], [run[1] for run in runs], [run[2] for run in runs], on_error="return"
        )
        for (path, begin, _, ranges), sealed in zip(runs, fetched, strict=True):
            reader = self.reader(path)
            for start, end, i in ranges:
                try:
                    if isinstance(sealed, BaseException):
                        raise sealed
                    first, last = reader.locate(start, end)
                    out[i] = reader.decrypt(start, end, memoryview(sealed)[first - begin : last - begin])
                except Exception as error:
                    out[i] = error
        if on_error == "raise":
            for one in out:
                if isinstance(one, Exception):
                    raise one
        return out

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
            reader = self.reader(path)
            size = reader.chunk_bytes if block_size in (None, "default") else block_size
            return PhxFile(self, path, mode, size, cache_options=cache_options, size=reader.size, **kwargs)
        if mode not in ("wb", "xb"):
            raise ValueError(f"there is no mode {mode!r}: encrypted objects are read (rb) and written whole (wb, xb), not appended to")
        if mode == "xb" and self.exists(path):
            raise FileExistsError(path)
        return PhxWriter(self, path, autocommit)


def default_key() -> Key:
    """The key that the environment names."""
    if "PHALANX_KEY" in os.environ:
        return Env("PHALANX_KEY")
    if "PHALANX_KEY_FILE" in os.environ:
        return File(os.environ["PHALANX_KEY_FILE"])
    raise ValueError("which key? Give key=phalanx.keys.File(path), or set PHALANX_KEY_FILE")


def _again(fs: AbstractFileSystem, key: Key, suite: str | None, chunk: int | None) -> PhxFileSystem:
    return PhxFileSystem(fs=fs, key=key, suite=suite, chunk=chunk)


def _range(start: int | None, end: int | None, size: int) -> tuple[int, int]:
    """A range as slices have it, within the size."""
    begin, stop, _ = slice(start, end).indices(size)
    return begin, max(begin, stop)


class PhxFile(AbstractBufferedFile):
    """An object that is read."""

    def _fetch_range(self, start: int, end: int) -> bytes:
        plain: bytes = self.fs.cat_file(self.path, start, end)
        return plain


class PhxWriter(PlainWriter):
    """An object that is written: it appears when it is closed, and not after an exception in its `with` block."""

    def __init__(self, fs: PhxFileSystem, path: str, autocommit: bool = True) -> None:
        self.fs: PhxFileSystem = fs
        self.path: str = path
        self.autocommit: bool = autocommit
        self._target = fs._inner(path)
        folder, _, name = self._target.rpartition("/")
        # Stores where a file is there before it is whole get it by another name first.
        self._moved = not _appears_whole(fs.fs)
        self._name = f"{folder}/.phalanx-{uuid.uuid4().hex}-{name}" if self._moved else self._target
        self._offset, self._done = 0, False
        # The file system below commits by itself what belongs to its own transactions alone.
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
        """Makes a whole object appear."""
        if not self._done:
            return
        if self._moved:
            self.fs.fs.mv(self._name, self._target)
        else:
            self._file.close()
        self.fs.invalidate_cache()

    def discard(self) -> None:
        """Ends without an object."""
        if self._done:
            self._drop()
            return
        super().discard()

    def _drop(self) -> None:
        if hasattr(self._file, "discard") and not self._moved:
            # An upload in parts, which is given up.
            self._file.discard()
            return
        self._file.close()
        if self.fs.fs.exists(self._name):
            self.fs.fs.rm_file(self._name)


def _appears_whole(fs: AbstractFileSystem) -> bool:
    """Whether a file of this store appears when it is closed: object stores, by uploads in parts."""
    protocols = {fs.protocol} if isinstance(fs.protocol, str) else set(fs.protocol)
    return bool(protocols & {"s3", "s3a", "gs", "gcs", "abfs", "az", "adl"})


__all__ = ["PhxFile", "PhxFileSystem", "PhxWriter", "default_key"]
