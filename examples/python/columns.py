"""Encrypts a table column, joins on a deterministic tag, and decrypts in another role. Needs pyarrow.

    python examples/python/columns.py
"""

import pathlib
import tempfile

import pyarrow

import phalanx
from phalanx import arrow, keys, mac

folder = pathlib.Path(tempfile.mkdtemp())
for name in ("column", "tag"):
    phalanx.generate_key_file(folder / f"{name}.key")
column_key, tag_key = (keys.File(str(folder / f"{name}.key")) for name in ("column", "tag"))


def tags(values: pyarrow.Array) -> pyarrow.Array:
    """Equal values get equal tags, which only holders of the tag key can compute."""
    raw = tag_key.derive("passport tags", 32)
    out = []
    for value in values.to_pylist():
        tag = mac.new("kuznyechik-mac", raw)
        tag.update(value.encode())
        out.append(tag.finalize())
    return pyarrow.array(out, pyarrow.binary())


def protect(passports: pyarrow.Array) -> tuple[pyarrow.Array, bytes, pyarrow.Array]:
    """Returns the encrypted cells, the wrapped data key, and the tags."""
    data, wrapped = arrow.new_data_key(column_key, column="passport", table="people")
    cells = arrow.encrypt(passports, data, column="passport", table="people", first_row=0)
    return cells, wrapped, tags(passports)


people = pyarrow.table({"name": ["Ada", "Barbara", "Grace"], "passport": ["AB 1", "CD 2", "EF 3"]})
cells, wrapped, tag = protect(people["passport"].combine_chunks())
protected = pyarrow.table({"name": people["name"], "passport": cells, "tag": tag})
flights = pyarrow.table({"flight": ["PS 101", "LH 7"], "tag": tags(pyarrow.array(["EF 3", "AB 1"]))})

print("The clerk can join, but sees no passports:")
joined = flights.join(protected, "tag").sort_by("flight")
for row in joined.select(["flight", "name"]).to_pylist():
    print("   ", row)

print("The officer has the column's key:")
data = arrow.data_key(column_key, wrapped, column="passport", table="people")
opened = arrow.decrypt(joined["passport"], data, column="passport", table="people")
for flight, passport in zip(joined["flight"].to_pylist(), opened.to_pylist()):
    print("   ", flight, passport)

print("With another column's name, decryption fails:")
try:
    arrow.decrypt(joined["passport"], data, column="name", table="people")
except phalanx.RowError as refusal:
    print("   ", refusal)
