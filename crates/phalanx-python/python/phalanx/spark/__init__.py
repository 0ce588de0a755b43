"""Encrypts Spark columns and data sets. Requires pyspark 4, pyarrow and fsspec on every worker: pip install phalanx[spark]

Plans, logs and the user interface only ever contain references to keys (phalanx.keys). Workers read
the keys themselves.
"""

import hashlib
import json
import posixpath
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import fsspec
import numpy
import pyarrow
import pyarrow.compute
import pyarrow.parquet
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_type
from pyspark.sql.types import ArrayType, BinaryType, DataType, LongType, StringType, StructField, StructType

from .. import arrow
from .._phalanx import Aead, Error, InvalidTag, find
from ..arrow import SUITE
from ..fsspec import PhxFileSystem
from ..keys import Key

if TYPE_CHECKING:
    Batches = Iterator[pyarrow.RecordBatch]

#: Every encrypted column has a side column with this suffix, which holds the wrapped data key for its partition.
KEY_SUFFIX = "__key"


def _reference(key: object, what: str) -> None:
    if not isinstance(key, Key):
        raise TypeError(f"the key of {what} is {type(key).__name__}, which plans and logs would show: pass a phalanx.keys.File, Env or Call")


def _references(columns: Mapping[str, Key]) -> None:
    if not columns:
        raise Error('no columns: pass {"column": key}')
    for name, key in columns.items():
        _reference(key, f"column {name!r}")


def _field(frame: DataFrame, name: str) -> StructField:
    """The field with this name. Dots lead into structs, and into the structs of arrays."""
    top, path = _split(frame, name)
    field = next(field for field in frame.schema.fields if field.name == top)
    for part in path:
        kind = field.dataType
        while isinstance(kind, ArrayType):
            kind = kind.elementType
        names = kind.names if isinstance(kind, StructType) else []
        if part not in names:
            has = f"choose one of {', '.join(names)}" if names else f"it is {kind.simpleString()}"
            raise Error(f"column {name!r}: there is no field {part!r}: {has}")
        field = kind[part]  # type: ignore[index]
    return field


def _split(frame: DataFrame, name: str) -> tuple[str, list[str]]:
    """The column that a name refers to, and the path to a field in it."""
    count = frame.columns.count(name)
    if count > 1:
        raise Error(f"column {name!r} appears {count} times: rename or drop all but one")
    top, *path = [name] if count else name.split(".")
    if frame.columns.count(top) != 1:
        raise Error(f"unknown column {name!r}: choose one of {', '.join(frame.columns)}")
    return top, path


def _replaced(field: StructField, path: list[str], change: Callable[[StructField], StructField]) -> StructField:
    """The same field with another type at the end of a path."""
    if not path:
        return change(field)

    def within(kind: DataType) -> DataType:
        if isinstance(kind, ArrayType):
            return ArrayType(within(kind.elementType), kind.containsNull)
        assert isinstance(kind, StructType)  # according to _field
        return StructType([_replaced(one, path[1:], change) if one.name == path[0] else one for one in kind.fields])

    return StructField(field.name, within(field.dataType), field.nullable, field.metadata)


def _mapped(frame: DataFrame, work: Callable[["Batches"], "Batches"], schema: StructType) -> DataFrame:
    """Calls `mapInArrow` with temporary column names because it misinterprets dots and backticks."""
    names = frame.columns
    plain = frame.toDF(*(f"c{i}" for i in range(len(names))))

    def renamed(batch: pyarrow.RecordBatch) -> pyarrow.RecordBatch:
        fields = [field.with_name(name) for field, name in zip(batch.schema, names, strict=True)]
        return pyarrow.RecordBatch.from_arrays(batch.columns, schema=pyarrow.schema(fields))

    def named(batches: "Batches") -> "Batches":
        return work(renamed(batch) for batch in batches)

    return plain.mapInArrow(named, schema)


#: A key in the metadata of an encrypted column that records its type. Spark and Parquet preserve metadata.
KIND = "phalanx"


def _parsed(kind: str) -> DataType:
    field = {"name": "value", "type": json.loads(kind), "nullable": True, "metadata": {}}
    return StructType.fromJson({"type": "struct", "fields": [field]}).fields[0].dataType


def _sealed(field: StructField) -> StructField:
    kind = {} if isinstance(field.dataType, BinaryType) else {KIND: field.dataType.json()}
    if isinstance(field.dataType, StringType):
        kind = {KIND: "string"}  # as before cells had types
    return StructField(field.name, BinaryType(), field.nullable, {**(field.metadata or {}), **kind})


def _plain(field: StructField, wanted: DataType | None) -> StructField:
    metadata = dict(field.metadata or {})
    kind = metadata.pop(KIND, None)
    known = BinaryType() if kind is None else StringType() if kind == "string" else _parsed(kind)
    return StructField(field.name, wanted or known, field.nullable, metadata)


def arrow_type(kind: DataType) -> Any:
    """The Arrow type of a Spark type. Newer versions of PySpark have to be told which time zone timestamps are in."""
    convert: Any = to_arrow_type
    try:
        return convert(kind, timezone="UTC")
    except TypeError:
        return convert(kind)


def _cast(array: Any, kind: Any, name: str) -> Any:
    """Converts decrypted values to the type in the schema. Cells say themselves which type they have, unless all of them are null."""
    if array.type == kind:
        return array
    if array.null_count == len(array):
        return pyarrow.nulls(len(array), kind)
    try:
        return array.cast(kind)
    except pyarrow.ArrowException as refusal:
        raise Error(f"column {name!r} contains {array.type}, not {kind}: pass types={{{name!r}: ...}} ({refusal})") from None


def encrypt(frame: DataFrame, columns: Mapping[str, Key], *, table: str = "", suite: str = SUITE) -> DataFrame:
    """Encrypts columns of any type. A name such as "address.street" is a field of a struct or of an array of structs. Each partition gets a new data key for each column and counts its
    nonces from 0. The data key is wrapped with the column's key and stored in a side column, `<name>__key`,
    which must stay with the cells. If a task runs again, it creates new keys, so nonces never repeat."""
    _references(columns)
    for name in columns:
        _field(frame, name)
        if name + KEY_SUFFIX in frame.columns:
            raise Error(f"column {name + KEY_SUFFIX!r} already exists: check whether {name!r} is already encrypted")
    if find(suite).nonce_bytes < 16:
        raise Error(f"{suite} has nonces of {find(suite).nonce_bytes} bytes: use a suite with at least 16")
    paths = {name: _split(frame, name) for name in columns}
    fields = _changed(frame, paths, lambda _, field: _sealed(field))
    fields += [StructField(name + KEY_SUFFIX, BinaryType(), False) for name in columns]
    chosen = dict(columns)

    def work(batches: "Batches") -> "Batches":
        made: dict[str, tuple[Aead, bytes]] = {}
        numbers: Counter[str] = Counter()
        for batch in batches:
            arrays = list(batch.columns)
            for name, key in chosen.items():
                if name not in made:
                    made[name] = arrow.new_data_key(key, column=name, table=table, suite=suite)
                data, wrapped = made[name]
                top, path = paths[name]

                def sealed(values: Any, name: str = name, data: Aead = data) -> Any:
                    first = numbers[name]
                    numbers[name] += len(values)
                    cells = arrow.encrypt(values, data, column=name, table=table, suite=suite, first_row=first)
                    return cells.cast(pyarrow.binary())

                i = batch.schema.get_field_index(top)
                arrays[i] = arrow.within(arrays[i], path, sealed, f"column {top!r}")
                arrays.append(pyarrow.repeat(pyarrow.scalar(wrapped, pyarrow.binary()), batch.num_rows))
            yield pyarrow.RecordBatch.from_arrays(arrays, names=[*batch.schema.names, *(name + KEY_SUFFIX for name in chosen)])

    return _mapped(frame, work, StructType(fields))


def _changed(frame: DataFrame, paths: dict[str, tuple[str, list[str]]], change: Callable[[str, StructField], StructField]) -> list[StructField]:
    """The fields of the frame, with the chosen ones changed."""
    fields = {field.name: field for field in frame.schema.fields if field.name in {top for top, _ in paths.values()}}
    for name, (top, path) in paths.items():
        fields[top] = _replaced(fields[top], path, lambda field, name=name: change(name, field))  # type: ignore[misc]
    return [fields.get(field.name, field) for field in frame.schema.fields]


def decrypt(
    frame: DataFrame,
    columns: Mapping[str, Key],
    *,
    table: str = "",
    suite: str = SUITE,
    types: Mapping[str, DataType] | None = None,
) -> DataFrame:
    """Decrypts columns that were encrypted with `encrypt`, and drops the side columns. Columns get back their types as long as they still have
    their metadata. Expressions lose it, in which case you have to pass `types`, e.g. {"name": StringType()}."""
    _references(columns)
    for name in columns:
        _field(frame, name)
        if name + KEY_SUFFIX not in frame.columns:
            raise Error(f"column {name + KEY_SUFFIX!r}, with the data keys of {name!r}, is missing: keep it with the cells")
    sides = {name + KEY_SUFFIX for name in columns}
    given = dict(types or {})
    for name, kind in given.items():
        if name not in columns or not isinstance(kind, DataType):
            raise Error(f"types[{name!r}]: invalid {kind}: pass a type such as StringType(), for decrypted columns only")
    paths = {name: _split(frame, name) for name in columns}
    kinds: dict[str, DataType] = {}

    def plain(name: str, field: StructField) -> StructField:
        field = _plain(field, given.get(name))
        kinds[name] = field.dataType
        return field

    schema = StructType([field for field in _changed(frame, paths, plain) if field.name not in sides])
    chosen = dict(columns)

    def work(batches: "Batches") -> "Batches":
        keys: dict[tuple[str, bytes], Aead] = {}
        for batch in batches:
            arrays = dict(zip(batch.schema.names, batch.columns, strict=True))
            for name, key in chosen.items():
                top, path = paths[name]
                side = arrays[name + KEY_SUFFIX]
                # Every value in a row has the row's data key.
                side = side.take(arrow.rows_of(arrays[top], path)) if path else side

                def opened(cells: Any, side: Any = side, name: str = name, key: Key = key) -> Any:
                    return _open(cells, side, key, keys, name, table, suite, arrow_type(kinds[name]))

                arrays[top] = arrow.within(arrays[top], path, opened, f"column {top!r}")
            left = [name for name in arrays if name not in sides]
            yield pyarrow.RecordBatch.from_arrays([arrays[name] for name in left], names=left)

    return _mapped(frame, work, schema)


def _open(
    array: Any, side: Any, key: Key, keys: dict[tuple[str, bytes], Aead], name: str, table: str, suite: str, kind: Any
) -> Any:
    """Decrypts a batch. Since its cells may come from several partitions, we group them by data key."""
    # After an outer join, some rows may have neither.
    if side.null_count and pyarrow.compute.any(pyarrow.compute.and_(side.is_null(), array.is_valid())).as_py():
        raise InvalidTag(f"column {name!r} has cells without a data key: keep {name + KEY_SUFFIX!r} with the cells")
    if side.null_count == len(side):
        return pyarrow.nulls(len(side), kind)
    coded = side.fill_null(side.drop_null()[0]).dictionary_encode()
    wrapped = coded.dictionary.to_pylist()
    for one in wrapped:
        if (name, one) not in keys:
            if len(keys) >= 4096:
                keys.clear()
            keys[name, one] = arrow.data_key(key, one, column=name, table=table, suite=suite)

    def opened(cells: Any, one: bytes) -> Any:
        data = keys.get((name, one)) or arrow.data_key(key, one, column=name, table=table, suite=suite)
        return _cast(arrow.decrypt(cells, data, column=name, table=table, suite=suite), kind, name)

    if len(wrapped) == 1:
        return opened(array, wrapped[0])
    order = pyarrow.compute.array_sort_indices(coded.indices)
    cells, ends = array.take(order), numpy.cumsum(numpy.bincount(coded.indices.to_numpy()))
    parts = [opened(cells[begin:end], one) for one, begin, end in zip(wrapped, [0, *ends[:-1]], ends, strict=True)]
    return pyarrow.concat_arrays(parts).take(pyarrow.compute.array_sort_indices(order))


def rewrap(frame: DataFrame, columns: Mapping[str, tuple[Key, Key]], *, table: str = "", suite: str = SUITE) -> DataFrame:
    """Rotates keys by wrapping data keys under the second key of each pair instead of the first. Cells stay the same."""
    for name, pair in columns.items():
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise TypeError(f"column {name!r}: pass a pair of keys, (old, new)")
        for key in pair:
            _reference(key, f"column {name!r}")
        _field(frame, name + KEY_SUFFIX)
    chosen = dict(columns)

    def work(batches: "Batches") -> "Batches":
        known: dict[tuple[str, bytes], bytes] = {}
        for batch in batches:
            arrays = list(batch.columns)
            for name, (old, new) in chosen.items():
                i = batch.schema.get_field_index(name + KEY_SUFFIX)
                coded = batch.column(i).dictionary_encode()
                fresh = []
                for wrapped in coded.dictionary.to_pylist():
                    if (name, wrapped) not in known:
                        known[name, wrapped] = arrow.rewrap(old, new, wrapped, column=name, table=table, suite=suite)
                    fresh.append(known[name, wrapped])
                arrays[i] = pyarrow.array(fresh, pyarrow.binary()).take(coded.indices)
            yield pyarrow.RecordBatch.from_arrays(arrays, names=batch.schema.names)

    return _mapped(frame, work, frame.schema)


def register(spark: SparkSession, *, calls: Iterable[str] = ()) -> None:
    """Registers the functions `phalanx_encrypt`, `phalanx_decrypt` and `phalanx_decrypt_binary` for SQL: see `phalanx.spark.functions.register`."""
    from . import functions

    functions.register(spark, calls=calls)


# Data sets consist of one encrypted Parquet object per partition and an authenticated manifest.

MANIFEST = "_manifest.phx"


def _store(url: str, key: Key, suite: str | None = None) -> tuple[PhxFileSystem, str]:
    """The file system for a folder such as phx::s3://bucket/folder."""
    inner, path = fsspec.core.url_to_fs(url.removeprefix("phx::"))
    return PhxFileSystem(fs=inner, key=key, suite=suite), path


def write_parquet(
    frame: DataFrame, url: str, key: Key, *, suite: str | None = None, row_group_rows: int = 1 << 17, compression: str = "zstd"
) -> dict[str, Any]:
    """Writes a data set as encrypted Parquet, with one object per partition, to a new folder such as phx::s3://bucket/folder. Returns the manifest.

    The driver writes the manifest last. It lists the name, length, row count and digest of every object, and
    it is authenticated because it is itself an encrypted file. Each attempt at a task uses a new object name.
    Objects from failed or repeated attempts aren't listed in the manifest, so `read_parquet` ignores them.
    """
    _reference(key, "the data set")
    if not frame.columns:
        raise Error("the data frame has no columns")
    store, folder = _store(url, key, suite)
    if store.exists(posixpath.join(folder, MANIFEST)):
        raise FileExistsError(f"{url} already contains a data set: use another folder")
    store.makedirs(folder, exist_ok=True)

    def work(batches: "Batches") -> "Batches":
        there, path = _store(url, key, suite)
        name = f"part-{uuid.uuid4().hex}.parquet.phx"
        rows, writer, file = 0, None, None
        try:
            for batch in batches:
                if writer is None:
                    file = there.open(posixpath.join(path, name), "wb")
                    writer = pyarrow.parquet.ParquetWriter(file, batch.schema, compression=compression)
                writer.write_batch(batch, row_group_size=row_group_rows)
                rows += batch.num_rows
            if writer is None or file is None:
                return
            writer.close()
            file.close()
        except BaseException:
            if file is not None:
                file.discard()
            raise
        sealed = there.fs.size(posixpath.join(path, name))
        yield pyarrow.RecordBatch.from_arrays(
            [pyarrow.array([name]), pyarrow.array([rows], pyarrow.int64()), pyarrow.array([sealed], pyarrow.int64()), pyarrow.array([_identity(there, path, name)])],
            names=["name", "rows", "bytes", "identity"],
        )

    result = StructType(
        [StructField("name", StringType()), StructField("rows", LongType()), StructField("bytes", LongType()), StructField("identity", StringType())]
    )
    parts = [row.asDict() for row in _mapped(frame, work, result).collect()]
    manifest = {"format": "phalanx-parquet-1", "schema": frame.schema.jsonValue(), "parts": sorted(parts, key=lambda part: part["name"])}
    with store.open(posixpath.join(folder, MANIFEST), "xb") as file:
        file.write(json.dumps(manifest, sort_keys=True).encode())
    return manifest


def _identity(store: PhxFileSystem, folder: str, name: str) -> str:
    """Identifies an object by a digest of its first bytes. They contain a random salt that all of the object's keys depend on."""
    start = store.fs.cat_file(posixpath.join(folder, name), 0, 48)
    return hashlib.sha256(start).hexdigest()


def read_manifest(url: str, key: Key) -> dict[str, Any]:
    """Reads the manifest of a data set."""
    store, folder = _store(url, key)
    manifest: dict[str, Any] = json.loads(store.cat_file(posixpath.join(folder, MANIFEST)))
    if manifest.get("format") != "phalanx-parquet-1":
        raise Error(f"{url}: unknown manifest format {manifest.get('format')}")
    # The same object could be listed under two names.
    for what in ("name", "identity"):
        twice = [one for one, count in Counter(part[what] for part in manifest["parts"]).items() if count > 1]
        if twice:
            name = next(part["name"] for part in manifest["parts"] if part[what] == twice[0])
            raise Error(f"{url}: the manifest lists {name} more than once, which would duplicate its rows")
    return manifest


def read_parquet(spark: SparkSession, url: str, key: Key, *, columns: Iterable[str] | None = None, batch_rows: int = 1 << 16) -> DataFrame:
    """Reads a data set that was written with `write_parquet`. It's an error if objects are missing,
    duplicate, swapped, outdated or modified. Any other objects in the folder are ignored."""
    _reference(key, "the data set")
    manifest = read_manifest(url, key)
    schema = _chosen(StructType.fromJson(manifest["schema"]), columns)
    names = schema.names
    parts = [(part["name"], part["rows"], part["bytes"], part["identity"]) for part in manifest["parts"]]
    if not parts:
        return spark.createDataFrame([], schema)

    def work(batches: "Batches") -> "Batches":
        there, path = _store(url, key)
        for batch in batches:
            for part in batch.to_pylist():
                where = posixpath.join(path, part["name"])
                if not there.fs.exists(where):
                    raise InvalidTag(f"{part['name']} is in the manifest, but missing")
                if there.fs.size(where) != part["bytes"] or _identity(there, path, part["name"]) != part["identity"]:
                    raise InvalidTag(f"{part['name']} is not the object in the manifest")
                rows = 0
                for found in _batches(there, where, names, batch_rows):
                    rows += found.num_rows
                    yield found
                if rows != part["rows"]:
                    raise InvalidTag(f"{part['name']} has {rows} rows, but {part['rows']} in the manifest")

    listed = spark.createDataFrame(parts, "name string, rows long, bytes long, identity string")
    # Since names are unique, each partition gets exactly one object.
    return listed.repartitionByRange(len(parts), "name").mapInArrow(work, schema)


def _chosen(schema: StructType, columns: Iterable[str] | None) -> StructType:
    if columns is None:
        return schema
    wanted = [columns] if isinstance(columns, str) else list(columns)
    for name in wanted:
        if name not in schema.names:
            raise Error(f"unknown column {name!r}: choose one of {', '.join(schema.names)}")
    if not wanted:
        raise Error(f"no columns: choose from {', '.join(schema.names)}")
    return StructType([schema[name] for name in wanted])


def _batches(store: PhxFileSystem, path: str, names: list[str], rows: int) -> "Batches":
    with store.open(path, "rb") as file:
        for found in pyarrow.parquet.ParquetFile(file).iter_batches(rows, columns=names):
            yield found.select(names)


def _same_columns(store: PhxFileSystem, path: str, url: str, wanted: Any) -> None:
    """Rejects an object if its columns aren't the same as in the first one."""
    with store.open(path, "rb") as file:
        schema = pyarrow.parquet.read_schema(file)
    for field in wanted:
        found = schema.field(field.name).type if field.name in schema.names else None
        if found != field.type:
            has = f"has column {field.name!r} as {found}" if found is not None else f"has no column {field.name!r}"
            raise Error(f"{url} {has}, which is {field.type} in the first object: read only objects of the same schema together")


def read_objects(spark: SparkSession, urls: Iterable[str], key: Key, *, columns: Iterable[str] | None = None, batch_rows: int = 1 << 16) -> DataFrame:
    """Reads encrypted Parquet objects that share a schema, given by name, e.g. from the `phalanx` command, pandas or another cluster. It's an error
    if an object was modified, but missing ones go undetected because there is no manifest."""
    _reference(key, "the objects")
    listed = list(urls)
    if not listed:
        raise Error("no objects: pass at least one, to know the columns")
    store, first = _store(listed[0], key)
    with store.open(first, "rb") as file:
        kinds = pyarrow.parquet.read_schema(file)
    schema = _chosen(from_arrow_schema(kinds), columns)
    names = schema.names
    wanted = pyarrow.schema([kinds.field(name) for name in names])

    def work(batches: "Batches") -> "Batches":
        for batch in batches:
            for url in batch.column(0).to_pylist():
                there, path = _store(url, key)
                _same_columns(there, path, url, wanted)
                yield from _batches(there, path, names, batch_rows)

    return spark.createDataFrame([(url,) for url in listed], "url string").repartitionByRange(len(listed), "url").mapInArrow(work, schema)


__all__ = ["KEY_SUFFIX", "decrypt", "encrypt", "read_manifest", "read_objects", "read_parquet", "register", "rewrap", "write_parquet"]
