"""Rows: many short messages in one call, which is much faster than one call per message. Requires NumPy: pip install phalanx[numpy]

Pass rows as a two-dimensional array (or an array of items such as V16), a pair (data, width), or a
pair (data, offsets). For nonces, either concatenate those of all rows or pass `Counted(prefix,
first)`. Associated data is either one byte string for all rows, or one per row, passed in the same
form as rows.
"""

import math
from typing import Any

import numpy

from ._phalanx import Aead, Algorithm, CipherKey, Counted, Error, find, nbytes
from ._phalanx import apply_rows as _apply
from ._phalanx import each_rows as _each
from ._phalanx import open_rows as _open
from ._phalanx import seal_rows as _seal

Array = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]


def _given(data: Any) -> Any:
    """Rows or associated data, with any offsets converted to a NumPy array."""
    if not isinstance(data, tuple) or len(data) != 2 or isinstance(data[1], int):
        return data
    offsets = numpy.asarray(data[1], numpy.int64) if isinstance(data[1], (list, tuple)) else numpy.asarray(data[1])
    return data[0], offsets


def _out(data: Any, change: int) -> Array:
    """Allocates an array for rows that end up `change` bytes longer."""
    if isinstance(data, tuple):
        if len(data) != 2:
            raise ValueError(f"invalid tuple of {len(data)} items: pass (data, width) or (data, offsets)")
        bytes_, how = data
        if isinstance(how, int):
            return numpy.empty((nbytes(bytes_) // max(how, 1), how + change), numpy.uint8)
        if len(how) == 0:
            return numpy.empty(0, numpy.uint8)
        return numpy.empty(int(how[-1]) - int(how[0]) + change * (len(how) - 1), numpy.uint8)
    view = memoryview(data)
    if not view.shape or (view.ndim == 1 and view.itemsize == 1):
        raise ValueError("unknown row width: pass a two-dimensional array, (data, width) or (data, offsets)")
    rows = view.shape[0]
    width = math.prod(view.shape[1:]) * view.itemsize
    if rows and not width:
        raise ValueError(f"invalid width 0 for {rows} rows: rows of an array have at least one byte: use offsets for empty rows")
    return numpy.empty((rows, max(width + change, 0)), numpy.uint8)


def seal(aead: Aead, data: Any, nonces: Any, aad: Any = None) -> Array:
    """Encrypts rows. Row i of the result is the ciphertext of row i, followed by its tag. With offsets, the results are concatenated."""
    data = _given(data)
    out = _out(data, aead.tag_bytes)
    _seal(aead, nonces, _given(aad), data, out.data)
    return out


def open(aead: Aead, data: Any, nonces: Any, aad: Any = None) -> Array:
    """Verifies all rows and then decrypts them. If authentication of any row fails, it raises RowError and returns nothing."""
    data = _given(data)
    out = _out(data, -aead.tag_bytes)
    _open(aead, nonces, _given(aad), data, out.data)
    return out


def apply(cipher: CipherKey, data: Any, nonces: Any, *, decrypt: bool = False) -> Array:
    """Encrypts or decrypts rows with a stream cipher. **Modified rows are not detected.**"""
    data = _given(data)
    out = _out(data, 0)
    _apply(cipher, decrypt, nonces, data, out.data)
    return out


def _find(name: str, role: str, other: str) -> Algorithm:
    """Finds an algorithm that has a given role. The role matters because stream ciphers have no tag and would ignore associated data."""
    algorithm = find(name)
    if algorithm.role != role:
        raise Error(f"{algorithm.name}: has the role {algorithm.role}, not {role}: use another algorithm or {other}")
    return algorithm


def seal_each(name: str, keys: Any, data: Any, nonces: Any, aad: Any = None, options: str = "") -> Array:
    """Like `seal`, with key i for row i."""
    algorithm, data = _find(name, "aead", "apply_each"), _given(data)
    out = _out(data, algorithm.tag_bytes)
    _each(name, options, keys, False, nonces, _given(aad), data, out.data)
    return out


def open_each(name: str, keys: Any, data: Any, nonces: Any, aad: Any = None, options: str = "") -> Array:
    """Like `open`, with key i for row i."""
    algorithm, data = _find(name, "aead", "apply_each"), _given(data)
    out = _out(data, -algorithm.tag_bytes)
    _each(name, options, keys, True, nonces, _given(aad), data, out.data)
    return out


def apply_each(name: str, keys: Any, data: Any, nonces: Any, *, decrypt: bool = False, options: str = "") -> Array:
    """Like `apply`, with key i for row i."""
    _find(name, "stream", "seal_each and open_each")
    data = _given(data)
    out = _out(data, 0)
    _each(name, options, keys, decrypt, nonces, None, data, out.data)
    return out


__all__ = ["Counted", "apply", "apply_each", "open", "open_each", "seal", "seal_each"]
