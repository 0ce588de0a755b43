"""Column functions for select and withColumn, and the same for SQL. They are Arrow UDFs that use random nonces, which are stored in the cells."""

from collections.abc import Iterable
from typing import Any

from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as _functions
from pyspark.sql.types import BinaryType, DataType

from .. import arrow
from .._phalanx import Error
from ..arrow import SUITE
from ..keys import Call, Env, File, Key
from . import _cast, _reference, arrow_type


def _udf(work: Any, kind: DataType | str) -> Any:
    """Makes a function of Arrow arrays. We give its types when registering it, so it doesn't need annotations."""
    # This is missing from PySpark's stubs.
    arrow_udf: Any = getattr(_functions, "arrow_udf")  # noqa: B009
    return arrow_udf(work, kind)


def phalanx_encrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE) -> Column:
    """Encrypts a column of any type. The cells are bound to the names of the column and the table."""
    import pyarrow

    _reference(key, f"column {name!r}")

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return arrow.encrypt(values, key, column=name, table=table, suite=suite).cast(pyarrow.binary())

    made: Column = _udf(work, "binary")(column)
    return made


def phalanx_decrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE, type: DataType | None = None) -> Column:
    """Decrypts a column that was encrypted with `phalanx_encrypt` under the same names. `type` is the type that it had, or a string or binary column."""
    import pyarrow

    _reference(key, f"column {name!r}")
    kind = type or BinaryType()
    wanted = arrow_type(kind)

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return _cast(arrow.decrypt(values, key, column=name, table=table, suite=suite), wanted, name)

    made: Column = _udf(work, kind)(column)
    return made


_KINDS = {"file": File, "env": Env, "call": Call}


def _one(values: Any, what: str) -> str:
    """The value of an argument that is the same in all rows."""
    found = values.unique().to_pylist()
    if len(found) > 1 or not all(isinstance(value, str) for value in found):
        raise Error(f"the {what} must be a single string: pass a literal")
    return found[0] if found else ""


def _named(key: str, calls: frozenset[str]) -> Key:
    kind, _, name = key.partition(":")
    if kind not in _KINDS or not name:
        # It could be the key itself, so we don't show it.
        raise Error("the key is not a reference: pass file:PATH, env:NAME or call:MODULE:FUNCTION")
    if kind == "call" and name not in calls:
        raise Error(f"SQL may not call {name!r}: pass calls=[{name!r}] to phalanx.spark.register")
    return _KINDS[kind](name)


def register(spark: SparkSession, *, calls: Iterable[str] = ()) -> None:
    """Registers `phalanx_encrypt(value, key, column[, table])`, `phalanx_decrypt` and `phalanx_decrypt_binary` for SQL.

    The key is a reference: 'file:/run/keys/people.key', 'env:NAME' or 'call:module:function'. Queries can only call the functions in
    `calls`, e.g. `["my_keys:people"]`. `phalanx_decrypt` returns the value as a string, so cast it to the type that it had.
    """
    import pyarrow

    allowed = frozenset(calls)

    def applied(function: Any, values: Any, key: Any, column: Any, table: Any) -> Any:
        if not len(values):
            return pyarrow.nulls(0, pyarrow.binary())
        names = {"column": _one(column, "column name"), "table": _one(table, "table name") if table is not None else ""}
        return function(values, _named(_one(key, "key"), allowed), **names)

    def encrypt(values: pyarrow.Array, key: pyarrow.Array, column: pyarrow.Array, table: pyarrow.Array = None) -> pyarrow.Array:
        return applied(arrow.encrypt, values, key, column, table).cast(pyarrow.binary())

    def decrypt(values: pyarrow.Array, key: pyarrow.Array, column: pyarrow.Array, table: pyarrow.Array = None) -> pyarrow.Array:
        return _cast(applied(arrow.decrypt, values, key, column, table), pyarrow.string(), "value")

    def decrypt_binary(values: pyarrow.Array, key: pyarrow.Array, column: pyarrow.Array, table: pyarrow.Array = None) -> pyarrow.Array:
        return _cast(applied(arrow.decrypt, values, key, column, table), pyarrow.binary(), "value")

    for name, work, kind in (
        ("phalanx_encrypt", encrypt, "binary"),
        ("phalanx_decrypt", decrypt, "string"),
        ("phalanx_decrypt_binary", decrypt_binary, "binary"),
    ):
        # Random nonces make the first one give other cells each time.
        spark.udf.register(name, _udf(work, kind).asNondeterministic() if work is encrypt else _udf(work, kind))


__all__ = ["phalanx_decrypt", "phalanx_encrypt", "register"]
