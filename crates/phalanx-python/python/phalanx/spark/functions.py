"""Functions of columns, for select and withColumn: Arrow UDFs, with random nonces; cells carry all that they need."""

from typing import Any

from pyspark.sql import Column
from pyspark.sql import functions as _functions

from .. import arrow
from ..arrow import SUITE
from ..keys import Key
from . import _reference


def _column(work: Any, column: Any) -> Column:
    """The result of a function of Arrow arrays. Its types are those of its registration: annotations would have to name them again."""
    # PySpark's stubs do not know it.
    arrow_udf: Any = getattr(_functions, "arrow_udf")  # noqa: B009
    made: Column = arrow_udf(work, "binary")(column)
    return made


def phalanx_encrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE) -> Column:
    """Encrypts a column of binary or strings, for the names of a column and a table."""
    import pyarrow

    _reference(key, f"column {name!r}")

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return arrow.encrypt(values, key, column=name, table=table, suite=suite)

    return _column(work, column)


def phalanx_decrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE) -> Column:
    """Decrypts what `phalanx_encrypt` made, for the same names."""
    import pyarrow

    _reference(key, f"column {name!r}")

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return arrow.decrypt(values, key, column=name, table=table, suite=suite)

    return _column(work, column)


__all__ = ["phalanx_decrypt", "phalanx_encrypt"]
