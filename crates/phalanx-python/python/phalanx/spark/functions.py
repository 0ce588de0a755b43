"""Column functions for select and withColumn. They are Arrow UDFs that use random nonces, which are stored in the cells."""

from typing import Any

from pyspark.sql import Column
from pyspark.sql import functions as _functions

from .. import arrow
from ..arrow import SUITE
from ..keys import Key
from . import _reference


def _column(work: Any, column: Any) -> Column:
    """Applies a function to Arrow arrays. We give its types when registering it, so it doesn't need annotations."""
    # This is missing from PySpark's stubs.
    arrow_udf: Any = getattr(_functions, "arrow_udf")  # noqa: B009
    made: Column = arrow_udf(work, "binary")(column)
    return made


def phalanx_encrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE) -> Column:
    """Encrypts a binary or string column. The cells are bound to the names of the column and the table."""
    import pyarrow

    _reference(key, f"column {name!r}")

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return arrow.encrypt(values, key, column=name, table=table, suite=suite)

    return _column(work, column)


def phalanx_decrypt(column: Any, key: Key, *, name: str, table: str = "", suite: str = SUITE) -> Column:
    """Decrypts a column that was encrypted with `phalanx_encrypt` under the same names."""
    import pyarrow

    _reference(key, f"column {name!r}")

    def work(values: pyarrow.Array) -> pyarrow.Array:
        return arrow.decrypt(values, key, column=name, table=table, suite=suite)

    return _column(work, column)


__all__ = ["phalanx_decrypt", "phalanx_encrypt"]
