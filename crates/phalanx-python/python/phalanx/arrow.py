"""Columns of Arrow: pyarrow, polars, DuckDB, and whatever else exports `__arrow_c_array__` or `__arrow_c_stream__`.

Each value becomes a cell: a version, a nonce, the ciphertext, a tag. Nulls stay null, and lengths show. Cells are bound to the names of table and column: they do
not open in another. They are not bound to their row, so that tables may be sorted and joined: whoever may write the table can swap cells of a column.
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
    """Associated data: a version, then suite, table and column, each with its length."""
    for what, name in (("column", column), ("table", table)):
        if not isinstance(name, str):
            raise TypeError(f"the name of the {what} is {type(name).__name__}: give a str")
    parts = (find(suite).name.encode(), table.encode(), column.encode())
    return bytes([version]) + b"".join(struct.pack("<I", len(part)) + part for part in parts)


def _cell_key(key: Key | Aead | Buffer, suite: str) -> Aead:
    """A key of a column."""
    if isinstance(key, Aead):
        if key.algorithm != find(suite):
            raise Error(f"the key is one of {key.algorithm.name}, and the suite is {suite}")
        return key
    algorithm = find(suite)
    if algorithm.role != "aead":
        raise Error(f"{algorithm.name} does not authenticate: take an AEAD, as {SUITE}")
    if isinstance(key, Key):
        return Aead(algorithm.name, key.derive(f"phalanx column {algorithm.name}", algorithm.key_bytes))
    try:
        return Aead(algorithm.name, key)
    except TypeError:
        raise TypeError(
            f"a key is no {type(key).__name__}: give {algorithm.key_bytes} bytes, or phalanx.keys.File(path) for a key file"
        ) from None


def _title(table: str, column: str) -> str:
    return f"column {column!r} of table {table!r}" if table else f"column {column!r}"


#: Why a cell or a data key may not be authentic.
_REASONS = "it was changed, or the key, the suite, or the name of the column or the table is another than when it was encrypted"


def _first_row(first_row: int | None) -> None:
    if first_row is not None and not 0 <= first_row < 1 << 64:
        raise OverflowError(f"first_row is {first_row}: row numbers go from 0 to 2^64 - 1")


def _random_nonces(aead: Aead) -> tuple[bytes, int]:
    """A random place to count nonces from: 63 bits in front and 63 behind, so that ranges of two calls meet with 2^-126 for each pair of rows."""
    if aead.nonce_bytes < 16:
        raise Error(
            f"nonces of {aead.nonce_bytes} bytes are too short to be random: count rows by first_row, under a key of their own (new_data_key)"
        )
    prefix = os.urandom(aead.nonce_bytes - 8)
    return bytes([prefix[0] & 0x7F]) + prefix[1:], int.from_bytes(os.urandom(8), "big") >> 1


def _like(given: Any, made: Column | Chunks) -> Any:
    """What was made, as what was given."""
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
    """Encrypts a column: binary, large_binary, fixed_size_binary, string. What comes out is of the library of `array`.

    Without `first_row` nonces are random. With it, row i has the nonce `first_row + i`: **no row number may come twice under a key**, so that
    is for keys that are new, as `new_data_key` makes them. Such nonces need not be `stored`; then whoever decrypts has to know `first_row`.
    """
    aead = _cell_key(key, suite)
    _first_row(first_row)
    if first_row is None:
        if not stored:
            raise Error("random nonces have to be stored: without first_row nobody knows them")
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
    """Verifies a column, and only then decrypts: RowError names the first cell that is not authentic, and nothing comes out. `first_row` is for cells
    whose nonce is not stored."""
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
    """A new random key for a part of a column, and itself encrypted under `key`: to be kept beside the cells."""
    outer = _cell_key(key, suite)
    raw = os.urandom(outer.key_bytes)
    return Aead(outer.algorithm.name, raw), _wrap(outer, raw, suite, table, column)


def _wrap(outer: Aead, raw: bytes, suite: str, table: str, column: str) -> bytes:
    if outer.nonce_bytes < 16:
        raise Error(f"{suite} has nonces of {outer.nonce_bytes} bytes, too short for random ones: take a suite with 16 or more")
    nonce = os.urandom(outer.nonce_bytes)
    nonce = bytes([nonce[0] & 0x7F]) + nonce[1:]
    return bytes([WRAPPED]) + nonce + outer.encrypt(nonce, raw, _context(WRAPPED, suite, table, column))


def _unwrap(outer: Aead, wrapped: Buffer, suite: str, table: str, column: str) -> bytes:
    try:
        wrapped = contents(wrapped)
    except TypeError:
        raise TypeError(
            f"the wrapped data key of {_title(table, column)} is {type(wrapped).__name__}: give the bytes that new_data_key returned"
        ) from None
    length = 1 + outer.nonce_bytes + outer.key_bytes + outer.tag_bytes
    if len(wrapped) != length or wrapped[0] != WRAPPED:
        raise InvalidTag(f"{_title(table, column)}: this is no wrapped data key of {suite}, which has {length} bytes and begins with {WRAPPED:#x}")
    nonce = wrapped[1 : 1 + outer.nonce_bytes]
    context = _context(WRAPPED, suite, table, column)
    try:
        return outer.decrypt(nonce, wrapped[1 + outer.nonce_bytes :], context)
    except InvalidTag:
        raise InvalidTag(f"{_title(table, column)}: the wrapped data key is not authentic: {_REASONS}") from None


def data_key(key: Key | Aead | Buffer, wrapped: Buffer, *, column: str, table: str = "", suite: str = SUITE) -> Aead:
    """The data key of what `new_data_key` gave."""
    return Aead(find(suite).name, _unwrap(_cell_key(key, suite), wrapped, suite, table, column))


def rewrap(
    old: Key | Aead | Buffer, new: Key | Aead | Buffer, wrapped: Buffer, *, column: str, table: str = "", suite: str = SUITE
) -> bytes:
    """A wrapped data key under another key: rotation, which leaves the cells as they are."""
    raw = _unwrap(_cell_key(old, suite), wrapped, suite, table, column)
    return _wrap(_cell_key(new, suite), raw, suite, table, column)


__all__ = ["Chunks", "Column", "data_key", "decrypt", "encrypt", "new_data_key", "rewrap"]
