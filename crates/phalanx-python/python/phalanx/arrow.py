"""Encrypts Arrow columns from pyarrow, polars, DuckDB or any object with `__arrow_c_array__` or `__arrow_c_stream__`.

Each value becomes a cell, which consists of a version, a nonce, the ciphertext and a tag. Nulls
stay null, and lengths remain visible. Cells are bound to the names of their table and column, so
they can't be decrypted under a different name. They aren't bound to their row, which lets you sort
and join tables, but also means that anyone who can write to the table can swap cells within a
column.
"""

import importlib
import os
import struct
import sys
from typing import Any

from ._phalanx import Aead, Chunks, Column, Error, InvalidTag, RowError, contents, find, open_column, seal_column
from ._types import Buffer
from .keys import Key

SUITE = "kuznyechik-mgm"
#: The first byte of a wrapped data key.
WRAPPED = 0x4B


def _context(version: int, suite: str, table: str, column: str) -> bytes:
    """The associated data, which is a version followed by the suite, table and column, each prefixed with its length."""
    for what, name in (("column", column), ("table", table)):
        if not isinstance(name, str):
            raise TypeError(f"the name of the {what} is {type(name).__name__}: pass a str")
    parts = (find(suite).name.encode(), table.encode(), column.encode())
    return bytes([version]) + b"".join(struct.pack("<I", len(part)) + part for part in parts)


def _cell_key(key: Key | Aead | Buffer, suite: str) -> Aead:
    """Converts a key to one for a column."""
    if isinstance(key, Aead):
        if key.algorithm != find(suite):
            raise Error(f"the key is for {key.algorithm.name}, not for the suite {suite}")
        return key
    algorithm = find(suite)
    if algorithm.role != "aead":
        raise Error(f"{algorithm.name} does not authenticate: use an AEAD, such as {SUITE}")
    if isinstance(key, Key):
        return Aead(algorithm.name, key.derive(f"phalanx column {algorithm.name}", algorithm.key_bytes))
    try:
        return Aead(algorithm.name, key)
    except TypeError:
        raise TypeError(
            f"invalid key of type {type(key).__name__}: pass {algorithm.key_bytes} bytes, or phalanx.keys.File(path) for a key file"
        ) from None


def _title(table: str, column: str) -> str:
    return f"column {column!r} of table {table!r}" if table else f"column {column!r}"


#: Why authentication of a cell or a data key might fail.
_REASONS = "it was modified, or the key, suite, column name or table name differs from the one used for encryption"


def _first_row(first_row: int | None) -> None:
    if first_row is not None and not 0 <= first_row < 1 << 64:
        raise OverflowError(f"invalid first_row {first_row}: row numbers are 0 to 2^64 - 1")


def _random_nonces(aead: Aead) -> tuple[bytes, int]:
    """A random starting point for counted nonces, with 63 bits before the counter and 63 in it, so that any
    two rows from different calls collide with probability 2^-126."""
    if aead.nonce_bytes < 16:
        raise Error(
            f"nonces of {aead.nonce_bytes} bytes are too short to be random: pass first_row, with a new key from new_data_key"
        )
    prefix = os.urandom(aead.nonce_bytes - 8)
    return bytes([prefix[0] & 0x7F]) + prefix[1:], int.from_bytes(os.urandom(8), "big") >> 1


def _like(given: Any, made: Column | Chunks) -> Any:
    """Converts the result to the library of the argument."""
    library = type(given).__module__.partition(".")[0]
    if library == "pyarrow":
        pyarrow = sys.modules["pyarrow"]
        return pyarrow.chunked_array(made) if isinstance(made, Chunks) else pyarrow.array(made)
    if library == "polars":
        return sys.modules["polars"].Series(made).alias(given.name)
    if library == "pandas":
        pandas, pyarrow = sys.modules["pandas"], importlib.import_module("pyarrow")
        values = pyarrow.chunked_array(made) if isinstance(made, Chunks) else pyarrow.array(made)
        return pandas.Series(pandas.arrays.ArrowExtensionArray(values), index=given.index, name=given.name)
    return made


def encrypt(
    array: Any,
    key: Key | Aead | Buffer,
    *,
    column: str,
    table: str = "",
    suite: str = SUITE,
    first_row: int | None = None,
    stored: bool = True,
) -> Any:
    """Encrypts a binary, large_binary, fixed_size_binary or string column. Returns a column from the same library as `array`.

    Without `first_row`, nonces are random. With it, row i gets the nonce `first_row + i`. **Never use a row
    number twice with the same key**, i.e. only use `first_row` with new keys from `new_data_key`. If such
    nonces aren't `stored`, you have to pass the same `first_row` to decrypt.
    """
    aead = _cell_key(key, suite)
    _first_row(first_row)
    if first_row is None:
        if not stored:
            raise Error("random nonces must be stored: pass first_row, or leave stored=True")
        prefix, first = _random_nonces(aead)
    else:
        prefix, first = bytes(aead.nonce_bytes - 8), first_row
    context = _context(1 if stored else 2, suite, table, column)
    return _like(array, seal_column(array, aead, context, prefix, first, stored))


def decrypt(
    array: Any,
    key: Key | Aead | Buffer,
    *,
    column: str,
    table: str = "",
    suite: str = SUITE,
    first_row: int | None = None,
) -> Any:
    """Verifies and decrypts a column. If authentication of any cell fails, it raises RowError and returns nothing. Pass `first_row` if the nonces
    aren't stored."""
    aead = _cell_key(key, suite)
    _first_row(first_row)
    context = _context(1 if first_row is None else 2, suite, table, column)
    try:
        return _like(array, open_column(array, aead, context, bytes(aead.nonce_bytes - 8), first_row))
    except RowError as refusal:
        named = RowError(f"{_title(table, column)}: {refusal}")
        named.row, named.bad = refusal.row, refusal.bad
        raise named from None


def new_data_key(key: Key | Aead | Buffer, *, column: str, table: str = "", suite: str = SUITE) -> tuple[Aead, bytes]:
    """Returns a new random key for a part of a column, along with the same key encrypted under `key`, which you should store with the cells."""
    outer = _cell_key(key, suite)
    raw = os.urandom(outer.key_bytes)
    return Aead(outer.algorithm.name, raw), _wrap(outer, raw, suite, table, column)


def _wrap(outer: Aead, raw: bytes, suite: str, table: str, column: str) -> bytes:
    if outer.nonce_bytes < 16:
        raise Error(f"{suite} has nonces of {outer.nonce_bytes} bytes, too short to be random: use a suite with at least 16")
    nonce = os.urandom(outer.nonce_bytes)
    nonce = bytes([nonce[0] & 0x7F]) + nonce[1:]
    return bytes([WRAPPED]) + nonce + outer.encrypt(nonce, raw, _context(WRAPPED, suite, table, column))


def _unwrap(outer: Aead, wrapped: Buffer, suite: str, table: str, column: str) -> bytes:
    try:
        wrapped = contents(wrapped)
    except TypeError:
        raise TypeError(
            f"the wrapped data key of {_title(table, column)} is {type(wrapped).__name__}: pass the bytes that new_data_key returned"
        ) from None
    length = 1 + outer.nonce_bytes + outer.key_bytes + outer.tag_bytes
    if len(wrapped) != length or wrapped[0] != WRAPPED:
        raise InvalidTag(f"{_title(table, column)}: not a wrapped data key of {suite}, which has {length} bytes and begins with {WRAPPED:#x}")
    nonce = wrapped[1 : 1 + outer.nonce_bytes]
    context = _context(WRAPPED, suite, table, column)
    try:
        return outer.decrypt(nonce, wrapped[1 + outer.nonce_bytes :], context)
    except InvalidTag:
        raise InvalidTag(f"{_title(table, column)}: authentication of the wrapped data key failed: {_REASONS}") from None


def data_key(key: Key | Aead | Buffer, wrapped: Buffer, *, column: str, table: str = "", suite: str = SUITE) -> Aead:
    """Unwraps a data key that came from `new_data_key`."""
    return Aead(find(suite).name, _unwrap(_cell_key(key, suite), wrapped, suite, table, column))


def rewrap(
    old: Key | Aead | Buffer, new: Key | Aead | Buffer, wrapped: Buffer, *, column: str, table: str = "", suite: str = SUITE
) -> bytes:
    """Wraps a data key under a different key, which lets you rotate keys without changing the cells."""
    raw = _unwrap(_cell_key(old, suite), wrapped, suite, table, column)
    return _wrap(_cell_key(new, suite), raw, suite, table, column)


__all__ = ["Chunks", "Column", "data_key", "decrypt", "encrypt", "new_data_key", "rewrap"]
