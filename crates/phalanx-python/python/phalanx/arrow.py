"""Encrypts Arrow columns from pyarrow, polars, DuckDB or any object with `__arrow_c_array__` or `__arrow_c_stream__`.

Each value becomes a cell, which consists of a version, its type, a nonce, the ciphertext and a tag.
Nulls stay null, and lengths and types remain visible. Cells are bound to the names of their table and column, so
they can't be decrypted under a different name. They aren't bound to their row, which lets you sort
and join tables, but also means that anyone who can write to the table can swap cells within a
column.
"""

import importlib
import os
import struct
import sys
from collections.abc import Callable
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


def _restored(made: Any, kind: Any) -> Any:
    """Converts a pyarrow column to the type that was encrypted, whose strings are still bytes."""
    compute = importlib.import_module("pyarrow.compute")
    if not hasattr(kind, "index_type"):
        return compute.cast(made, kind)
    return compute.cast(compute.dictionary_encode(compute.cast(made, kind.value_type)), kind)


def _like(given: Any, made: Column | Chunks) -> Any:
    """Converts the result to the library of the argument, and to the type that was encrypted."""
    library = type(given).__module__.partition(".")[0]
    kind = made.restored
    if library == "polars":
        polars = sys.modules["polars"]
        values = polars.Series(made).alias(given.name)
        if kind is None:
            return values
        dtype = polars.Series(kind).dtype
        return values.cast(polars.String).cast(dtype) if dtype == polars.Categorical else values.cast(dtype)
    if library not in ("pyarrow", "pandas"):
        return made
    pyarrow = importlib.import_module("pyarrow")
    values = pyarrow.chunked_array(made) if isinstance(made, Chunks) else pyarrow.array(made)
    if kind is not None:
        values = _restored(values, pyarrow.array(kind).type)
    if library == "pandas":
        pandas = sys.modules["pandas"]
        return pandas.Series(pandas.arrays.ArrowExtensionArray(values), index=given.index, name=given.name)
    # Cells of several types become chunks, even if they came in a single array.
    chunked = hasattr(given, "chunks")
    return values.combine_chunks() if hasattr(values, "chunks") and not chunked else values


def _in(array: Any, path: str, work: Callable[[Any], Any], title: str) -> Any:
    """Applies `work` to a field of a column from any library."""
    pyarrow = importlib.import_module("pyarrow")
    library = type(array).__module__.partition(".")[0]
    if library != "pyarrow":
        values = _in(pyarrow.chunked_array(array) if hasattr(array, "__arrow_c_stream__") else pyarrow.array(array), path, work, title)
        if library == "polars":
            return sys.modules["polars"].Series(values).alias(array.name)
        if library == "pandas":
            pandas = sys.modules["pandas"]
            return pandas.Series(pandas.arrays.ArrowExtensionArray(values), index=array.index, name=array.name)
        return values
    if hasattr(array, "chunks"):
        # Together, because a chunk without any cells would get another type than the others.
        return pyarrow.chunked_array([within(array.combine_chunks(), path.split("."), work, title)])
    return within(array, path.split("."), work, title)


def rows_of(array: Any, path: list[str]) -> Any:
    """The row of each value that `within` finds."""
    numpy, compute = importlib.import_module("numpy"), importlib.import_module("pyarrow.compute")
    rows = numpy.arange(len(array))
    while path:
        if hasattr(array.type, "value_type"):
            rows = numpy.repeat(rows, compute.fill_null(compute.list_value_length(array), 0))
            array = array.flatten()
        else:
            array, path = array.flatten()[array.type.get_field_index(path[0])], path[1:]
    return rows


def within(array: Any, path: list[str], work: Callable[[Any], Any], title: str) -> Any:
    """Applies `work` to the field of a pyarrow column at the end of a path."""
    pyarrow = importlib.import_module("pyarrow")
    types, kind = pyarrow.types, array.type
    if path and (types.is_list(kind) or types.is_large_list(kind)):
        # `flatten` omits items under nulls, and starts where the column does.
        items, compute = array.flatten(), importlib.import_module("pyarrow.compute")
        ends = compute.cumulative_sum(compute.fill_null(compute.list_value_length(array), 0))
        offsets = pyarrow.concat_arrays([pyarrow.array([0], ends.type), ends]) if len(ends) else pyarrow.array([0], ends.type)
        items = within(items, path, work, title)
        field = kind.value_field.with_type(items.type).with_nullable(True)
        kind = pyarrow.large_list(field) if types.is_large_list(kind) else pyarrow.list_(field)
        return type(array).from_arrays(offsets, items, type=kind, mask=array.is_null())
    if not path:
        return work(array)
    if not types.is_struct(kind):
        raise Error(f"{title} is {kind}, which has no field {path[0]!r}: check the path")
    names = [field.name for field in kind]
    if path[0] not in names:
        raise Error(f"{title} has no field {path[0]!r}: choose one of {', '.join(names)}")
    # This applies the struct's nulls to its fields.
    children = array.flatten()
    i = names.index(path[0])
    children[i] = within(children[i], path[1:], work, f"{title}.{path[0]}")
    fields = [field.with_type(child.type) for field, child in zip(kind, children, strict=True)]
    fields[i] = fields[i].with_nullable(True)
    return pyarrow.StructArray.from_arrays(children, fields=fields, mask=array.is_null())


def encrypt(
    array: Any,
    key: Key | Aead | Buffer,
    *,
    column: str,
    table: str = "",
    suite: str = SUITE,
    first_row: int | None = None,
    stored: bool = True,
    path: str = "",
) -> Any:
    """Encrypts a column of any type. Returns a binary column from the same library as `array`.

    With a `path` such as "address.street", only this field of a struct, or of a list of structs, is encrypted.
    Its column name is then `column` followed by a dot and the path, and `first_row` numbers its values.

    Without `first_row`, nonces are random. With it, row i gets the nonce `first_row + i`. **Never use a row
    number twice with the same key**, i.e. only use `first_row` with new keys from `new_data_key`. If such
    nonces aren't `stored`, you have to pass the same `first_row` to decrypt.
    """
    aead = _cell_key(key, suite)
    _first_row(first_row)
    if first_row is None and not stored:
        raise Error("random nonces must be stored: pass first_row, or leave stored=True")
    if path:
        if not stored:
            raise Error("the nonces of a field must be stored: leave stored=True")
        following = first_row

        def sealed(field: Any) -> Any:
            nonlocal following
            made = encrypt(field, aead, column=f"{column}.{path}", table=table, suite=suite, first_row=following)
            if following is not None:
                following += len(field)
            return made

        return _in(array, path, sealed, _title(table, column))
    if first_row is None:
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
    path: str = "",
) -> Any:
    """Verifies and decrypts a column, and restores its type. If authentication of any cell fails, it raises RowError and returns nothing.
    Pass `first_row` if the nonces aren't stored, and the `path` if only a field is encrypted."""
    aead = _cell_key(key, suite)
    _first_row(first_row)
    if path:
        named = f"{column}.{path}"
        return _in(array, path, lambda field: decrypt(field, aead, column=named, table=table, suite=suite), _title(table, column))
    context = _context(1 if first_row is None else 2, suite, table, column)
    try:
        return _like(array, open_column(array, aead, context, bytes(aead.nonce_bytes - 8), first_row))
    except RowError as refusal:
        titled = RowError(f"{_title(table, column)}: {refusal}")
        titled.row, titled.bad = refusal.row, refusal.bad
        raise titled from None


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
