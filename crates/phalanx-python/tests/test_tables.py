"""Compares rows and Arrow columns with single calls, other libraries, and an independent reader."""

import ctypes
import importlib.util
import os
import random

import numpy
import pytest

import phalanx
from phalanx import aead, arrow, ciphers, keys, rows
from test_messages import flipping

pa = pytest.importorskip("pyarrow")

KEY = bytes(range(32))
AEADS = [a for a in phalanx.algorithms() if a.role == "aead"]


@pytest.mark.parametrize("algorithm", AEADS, ids=lambda a: a.name)
def test_rows_are_single_messages(algorithm):
    key = aead.new(algorithm.name, bytes(algorithm.key_bytes), algorithm.needs)
    data = numpy.frombuffer(os.urandom(300 * 24), numpy.uint8).reshape(300, 24)
    nonces = numpy.zeros((300, algorithm.nonce_bytes), numpy.uint8)
    nonces[:, -2:] = numpy.arange(300).astype(">u2").view(numpy.uint8).reshape(300, 2)
    sealed = rows.seal(key, data, nonces, b"aad")
    for i in (0, 1, 255, 299):
        assert sealed[i].tobytes() == key.encrypt(nonces[i].tobytes(), data[i].tobytes(), b"aad")
    assert (rows.open(key, sealed, nonces, b"aad") == data).all()
    if algorithm.nonce_bytes >= 8:
        counted = rows.Counted(bytes(algorithm.nonce_bytes - 8), 0) if algorithm.nonce_bytes > 8 else rows.Counted(b"", 0)
        assert (rows.seal(key, data, counted, b"aad") == sealed).all()
    bad = sealed.copy()
    bad[7, 3] ^= 1
    bad[9, 3] ^= 1
    with pytest.raises(phalanx.RowError) as refusal:
        rows.open(key, bad, nonces, b"aad")
    assert (refusal.value.row, refusal.value.bad) == (7, 2)


def test_shapes_of_rows():
    key, data = aead.KuznyechikMgm(KEY), os.urandom(160)
    counted = rows.Counted(bytes(8), 5)
    sealed = rows.seal(key, (data, 16), counted)
    assert (rows.seal(key, numpy.frombuffer(data, "V16"), counted) == sealed).all()
    assert (rows.seal(key, (data, numpy.arange(0, 161, 16, dtype=numpy.int32)), counted) == sealed.ravel()).all()
    assert (rows.seal(key, (data, numpy.arange(0, 161, 16, dtype=numpy.int64)), counted) == sealed.ravel()).all()
    with pytest.raises(ValueError, match="unknown row width"):
        rows.seal(key, data, counted)
    with pytest.raises(phalanx.Error):
        rows.seal(key, (data, numpy.array([0, 100, 50], numpy.int32)), counted)
    each = numpy.frombuffer(os.urandom(320), numpy.uint8).reshape(10, 32)
    nonces = bytes(160)
    one_by_one = rows.seal_each("kuznyechik-mgm", each, (data, 16), nonces)
    assert one_by_one[3].tobytes() == aead.KuznyechikMgm(each[3]).encrypt(bytes(16), data[48:64])
    assert rows.open_each("kuznyechik-mgm", each, one_by_one, nonces).tobytes() == data
    ctr = ciphers.new("kuznyechik-ctr", KEY)
    hidden = rows.apply(ctr, (data, 16), rows.Counted(b"", 9))
    assert hidden[2].tobytes() == ctr.encrypt((11).to_bytes(8, "big"), data[32:48])
    assert rows.apply(ctr, hidden, rows.Counted(b"", 9), decrypt=True).tobytes() == data
    assert rows.apply_each("kuznyechik-ctr", each, (data, 16), bytes(80))[1].tobytes() == ciphers.new("kuznyechik-ctr", each[1]).encrypt(bytes(8), data[16:32])
    assert rows.seal(key, numpy.zeros((0, 16), numpy.uint8), rows.Counted(bytes(8), 0)).shape[0] == 0


def test_rows_of_another_role():
    keys, data = os.urandom(320), (os.urandom(160), 16)
    for name, use, other in [
        ("kuznyechik-ctr", rows.seal_each, "apply_each"),
        ("kuznyechik-ctr", rows.open_each, "apply_each"),
        ("kuznyechik-mgm", rows.apply_each, "seal_each"),
        ("kuznyechik-mac", rows.seal_each, "apply_each"),
    ]:
        with pytest.raises(phalanx.Error, match=f"^{name}: has the role .*: use another algorithm or {other}"):
            use(name, keys, data, bytes(160))


VALUES = [b"", b"a", None, b"0123456789abcdef" * 3, None, b"xyz", b"\0" * 100] * 1500


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary(), pa.string(), pa.large_string(), pa.binary_view()], ids=str)
def test_columns_of_all_kinds(kind):
    values = VALUES if "string" not in str(kind) else [None if v is None else v.decode() for v in VALUES]
    array = pa.array(values, kind)
    for part in (array, array[3:5000], array[:0], array[10:11]):
        sealed = arrow.encrypt(part, KEY, column="c", table="t")
        assert isinstance(sealed, pa.Array) and sealed.null_count == part.null_count and len(sealed) == len(part)
        opened = arrow.decrypt(sealed, KEY, column="c", table="t")
        opened.validate(full=True)
        assert opened.to_pylist() == part.to_pylist()
        assert arrow.decrypt(sealed[1:], KEY, column="c", table="t").to_pylist() == opened.to_pylist()[1:]


def test_fixed_columns_chunks_and_other_libraries():
    fixed = pa.array([os.urandom(16) if i % 5 else None for i in range(9000)], pa.binary(16))
    sealed = arrow.encrypt(fixed[7:], KEY, column="c")
    assert sealed.type == pa.binary(1 + 2 + len("w:16") + 16 + 16 + 16)
    assert arrow.decrypt(sealed, KEY, column="c").equals(fixed[7:])
    chunked = pa.chunked_array([pa.array(VALUES[:4000]), pa.array(VALUES[4000:4001]), pa.array(VALUES[4001:])])
    sealed = arrow.encrypt(chunked, KEY, column="c")
    assert sealed.num_chunks == 3 and len(set(sealed.to_pylist())) == len(sealed) - sealed.null_count + 1
    assert arrow.decrypt(sealed, KEY, column="c").equals(chunked)
    # Row numbers carry on as though it were a single array.
    whole = arrow.encrypt(chunked.combine_chunks(), KEY, column="c", first_row=5)
    assert arrow.encrypt(chunked, KEY, column="c", first_row=5).to_pylist() == whole.to_pylist()
    with pytest.raises(TypeError, match="not an Arrow column"):
        arrow.encrypt([b"a"], KEY, column="c")
    polars = pytest.importorskip("polars")
    series = polars.Series("s", [b"abc", None, b"x" * 50])
    sealed = arrow.encrypt(series, KEY, column="s")
    assert sealed.name == "s" and sealed.null_count() == 1
    assert arrow.decrypt(sealed, KEY, column="s").to_list() == [b"abc", None, b"x" * 50]
    duckdb = pytest.importorskip("duckdb")
    table = duckdb.sql("select 'secret ' || i as s from range(3000) t(i)").to_arrow_table()
    sealed = arrow.encrypt(table.column("s"), KEY, column="s")
    assert arrow.decrypt(sealed, KEY, column="s").to_pylist()[2999] == "secret 2999"


def test_pandas_gets_pandas():
    pandas = pytest.importorskip("pandas")
    names = pandas.Series(["Ada", None, "Grace"], index=[5, 7, 9], name="name", dtype="string[pyarrow]")
    key = aead.KuznyechikMgm(bytes(32))
    sealed = arrow.encrypt(names, key, column="name")
    assert isinstance(sealed, pandas.Series) and list(sealed.index) == [5, 7, 9] and sealed.name == "name" and sealed.isna()[7]
    opened = arrow.decrypt(sealed, key, column="name")
    assert [opened[5], opened[9]] == ["Ada", "Grace"] and opened.isna()[7]


def test_no_rows_have_a_width():
    key = aead.KuznyechikMgm(bytes(32))
    sealed = rows.seal(key, numpy.zeros((0, 16), numpy.uint8), rows.Counted(bytes(8), 0))
    assert sealed.shape == (0, 32) and rows.open(key, sealed, rows.Counted(bytes(8), 0)).shape == (0, 16)
    with pytest.raises(BufferError, match="addresses"):
        rows.seal(key, numpy.array(["Ada", "Grace"], object), rows.Counted(bytes(8), 0))


def test_the_last_row_number():
    key = aead.KuznyechikMgm(bytes(32))
    last = 2**64 - 1
    sealed = arrow.encrypt(pa.array([b"a"]), key, column="c", first_row=last)
    assert arrow.decrypt(sealed, key, column="c").to_pylist() == [b"a"]
    with pytest.raises(OverflowError, match="2 rows from"):
        arrow.encrypt(pa.array([b"a", b"b"]), key, column="c", first_row=last)


def test_no_cell_unverified_while_another_thread_writes():
    """Arrow buffers are supposed never to change. Here, they do."""
    values = [os.urandom(16) for _ in range(20_000)]
    cells = arrow.encrypt(pa.array(values), KEY, column="c")
    offsets, data = cells.buffers()[1:]
    mutable = numpy.frombuffer(data, numpy.uint8).copy()
    column = pa.Array.from_buffers(pa.binary(), len(values), [None, offsets, pa.py_buffer(mutable)])
    refused = 0
    with flipping(mutable, (0, 30, mutable.size // 2, mutable.size - 20)):
        for _ in range(60):
            try:
                assert arrow.decrypt(column, KEY, column="c").to_pylist() == values
            except phalanx.RowError:
                refused += 1
    assert refused < 60


def test_cells_belong_to_their_column():
    cells = arrow.encrypt(pa.array(VALUES), KEY, column="c", table="t")
    for other in ({"column": "d", "table": "t"}, {"column": "c", "table": "u"}, {"column": "tc", "table": ""}):
        with pytest.raises(phalanx.RowError):
            arrow.decrypt(cells, KEY, **other)
    values = cells.to_pylist()
    changed = bytearray(values[5000 - 5000 % 7 + 1])
    changed[-1] ^= 1
    at = 5000 - 5000 % 7 + 1
    values[at] = bytes(changed)
    with pytest.raises(phalanx.RowError) as refusal:
        arrow.decrypt(pa.array(values, pa.binary()), KEY, column="c", table="t")
    assert refusal.value.row == at
    for bad in (b"", b"\1", b"\1" + bytes(20), b"\3" + bytes(60), b"\2" + bytes(60)):
        with pytest.raises(phalanx.RowError):
            arrow.decrypt(pa.array([bad]), KEY, column="c", table="t")
    with pytest.raises(phalanx.RowError, match="omit first_row"):
        arrow.decrypt(cells, KEY, column="c", table="t", first_row=0)
    with pytest.raises(phalanx.Error, match="first_row"):
        arrow.encrypt(pa.array([b"x"]), bytes(32), column="c", suite="magma-mgm")
    with pytest.raises(phalanx.Error, match="not authenticate"):
        arrow.encrypt(pa.array([b"x"]), bytes(32), column="c", suite="kuznyechik-ctr")


def test_cells_without_nonces():
    array = pa.array(VALUES)
    cells = arrow.encrypt(array, KEY, column="c", first_row=1000, stored=False)
    assert len(cells[1].as_py()) == 1 + 1 + 16
    assert arrow.decrypt(cells, KEY, column="c", first_row=1000).equals(array)
    assert arrow.decrypt(cells[5:], KEY, column="c", first_row=1005).equals(array[5:])
    with pytest.raises(phalanx.RowError):
        arrow.decrypt(cells, KEY, column="c", first_row=1001)
    with pytest.raises(OverflowError):
        arrow.encrypt(array, KEY, column="c", first_row=(1 << 64) - 5)


def test_data_keys_and_rotation(key_file, tmp_path):
    old = keys.File(str(key_file))
    phalanx.generate_key_file(tmp_path / "new.key")
    new = keys.File(str(tmp_path / "new.key"))
    data, wrapped = arrow.new_data_key(old, column="c", table="t")
    cells = arrow.encrypt(pa.array(VALUES), data, column="c", table="t", first_row=0)
    rotated = arrow.rewrap(old, new, wrapped, column="c", table="t")
    key = arrow.data_key(new, rotated, column="c", table="t")
    assert arrow.decrypt(cells, key, column="c", table="t").to_pylist() == VALUES
    with pytest.raises(phalanx.InvalidTag):
        arrow.data_key(new, wrapped, column="c", table="t")
    with pytest.raises(phalanx.InvalidTag):
        arrow.data_key(old, wrapped, column="d", table="t")


def reader(repository):
    """The second reader of files has its own Kuznyechik and MGM, in plain Python."""
    spec = importlib.util.spec_from_file_location("read_phx", repository / "tools/read-phx.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_independent_reader_reads_cells(repository):
    module = importlib.util.spec_from_file_location("read_cells", repository / "tools/read-cells.py")
    cells = importlib.util.module_from_spec(module)
    module.loader.exec_module(cells)
    assert cells.check(repository / "vectors/cells.json") >= 6
    # The output of the current code.
    values = [b"", b"abc", None, os.urandom(40)]
    made = arrow.encrypt(pa.array(values), KEY, column="passport", table="people").to_pylist()
    assert [cells.open_cell(KEY, cell, "people", "passport") for cell in made] == values
    made = arrow.encrypt(pa.array(values), KEY, column="passport", table="people", first_row=7, stored=False).to_pylist()
    assert [cells.open_cell(KEY, cell, "people", "passport", 7 + i) for i, cell in enumerate(made)] == values
    with pytest.raises(cells.Refused):
        cells.open_cell(KEY, made[1], "people", "name", 8)
    numbers = pa.array([7, None, -2], pa.int32())
    made = arrow.encrypt(numbers, KEY, column="passport", table="people").to_pylist()
    assert [cells.open_cell(KEY, cell, "people", "passport") for cell in made] == [b"\7\0\0\0", None, b"\xfe\xff\xff\xff"]
    lists = pa.array([[{"a": "x", "b": True}, None]])
    (made,) = arrow.encrypt(lists, KEY, column="passport", table="people", first_row=9, stored=False).to_pylist()
    assert cells.type_of(made) == "+l;4:item?+s:2;1:a?u;1:b?b"
    assert cells.open_cell(KEY, made, "people", "passport", 9) == b"\2\0\0\0\1\1\1\0\0\0x\1\1\0"


def test_random_columns_come_back():
    source = random.Random(1)
    for _ in range(60):
        values = [source.choice([None, source.randbytes(source.choice([0, 1, 15, 16, 17, 300])), b"same width....."]) for _ in range(source.randrange(300))]
        array = pa.array(values, source.choice([pa.binary(), pa.large_binary(), pa.binary_view()]))
        start = source.randrange(len(values) + 1)
        suite = source.choice(["kuznyechik-mgm", "kalyna-256/256-gcm", "kalyna-512/512-gcm"])
        key = bytes(phalanx.find(suite).key_bytes)
        sealed = arrow.encrypt(array[start:], key, column="x", suite=suite)
        assert arrow.decrypt(sealed, key, column="x", suite=suite).to_pylist() == values[start:]


@pytest.mark.parametrize("offsets", [[0, 5, 2], [3, 1, 5], [0, 9, 6], [-1, 2, 6]], ids=str)
def test_offsets_are_looked_at(offsets):
    there = numpy.array([0, 2, 6], numpy.int32)
    bad = pa.Array.from_buffers(pa.binary(), 2, [None, pa.py_buffer(there), pa.py_buffer(b"abcdef")])
    there[:] = offsets  # Behind the back of pyarrow, which looks at them, too.
    with pytest.raises(phalanx.Error, match="descend"):
        arrow.encrypt(bad, KEY, column="c")


class _Schema(ctypes.Structure):
    _fields_ = [("format", ctypes.c_char_p)] + [(name, ctypes.c_int64) for name in "name metadata flags n_children children dictionary release private".split()]


class _Array(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in "length null_count offset n_buffers n_children buffers children dictionary release private".split()]


class Producer:
    """A column whose C structures may violate the interface."""

    def __init__(self, column, **changes):
        self.schema, self.array = _Schema(), _Array()
        column._export_to_c(ctypes.addressof(self.array), ctypes.addressof(self.schema))
        for name, value in changes.items():
            setattr(self.schema if name == "format" else self.array, name, value)

    def __arrow_c_array__(self, requested_schema=None):
        make = ctypes.pythonapi.PyCapsule_New
        make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return make(ctypes.addressof(self.schema), b"arrow_schema", None), make(ctypes.addressof(self.array), b"arrow_array", None)


KINDS = [pa.binary(), pa.large_binary(), pa.binary_view(), pa.binary(20)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_columns_that_break_the_rules_are_refused(kind):
    column = pa.array([b"a" * 20, None, b"b" * 20], kind)
    assert arrow.decrypt(arrow.encrypt(Producer(column), KEY, column="c"), KEY, column="c")
    refused = [
        {"length": -1}, {"offset": -1}, {"length": 1 << 62}, {"offset": 1 << 62}, {"length": 1 << 60, "offset": -1},
        {"n_buffers": 0}, {"n_buffers": 1}, {"n_buffers": -1}, {"n_buffers": 1 << 40}, {"buffers": 0},
        {"format": None}, {"format": b""}, {"format": b"\xff"}, {"format": b"w:"}, {"format": b"w:-1"}, {"format": b"w:99999999999"},
        {"format": b"+l"}, {"format": b"w:2147483647", "length": 1 << 40},
    ]
    for changes in refused:
        with pytest.raises((phalanx.Error, TypeError)):
            arrow.encrypt(Producer(column, **changes), KEY, column="c")
    # It has already been taken.
    taken = Producer(column)
    arrow.encrypt(taken, KEY, column="c")
    with pytest.raises(phalanx.Error):
        arrow.encrypt(taken, KEY, column="c")
    # Both of these are allowed: nulls that nobody has counted, and no buffer for them.
    assert arrow.encrypt(Producer(column, null_count=-1), KEY, column="c").null_count == 1
    assert arrow.encrypt(Producer(pa.array([b"a" * 20], kind), null_count=-1), KEY, column="c").null_count == 0


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_columns_lie_where_they_like(kind):
    """Data that came in over a network, say, has no particular alignment."""
    column = pa.array([b"a" * 20, None, b"b" * 20], kind)
    moved = [pa.py_buffer(b"?" + bytes(buffer))[1:] if buffer else None for buffer in column.buffers()]
    moved = pa.Array.from_buffers(kind, len(column), moved)
    for part in (slice(0, 3), slice(1, 3), slice(3, 3)):
        cells = arrow.encrypt(moved[part], KEY, column="c")
        assert arrow.decrypt(cells, KEY, column="c").to_pylist() == column[part].to_pylist()


def test_views_of_what_is_not_there():
    column = pa.array([b"a" * 20, b"b" * 20], pa.binary_view())
    views = numpy.frombuffer(column.buffers()[1], numpy.int32).copy().reshape(2, 4)
    for place, value in ((0, -1), (0, 21), (2, 1), (2, -1), (3, 21), (3, -1)):
        changed = views.copy()
        bad = pa.Array.from_buffers(pa.binary_view(), 2, [None, pa.py_buffer(changed), *column.buffers()[2:]])
        changed[1, place] = value
        with pytest.raises(phalanx.Error, match="row 1 refers to data outside"):
            arrow.encrypt(bad, KEY, column="c")


def test_a_column_with_an_empty_string_works_or_has_a_true_reason():
    """Whether an algorithm accepts an empty message only depends on the message. The column then reports the same error, along with the row."""
    for suite in (a for a in phalanx.algorithms() if a.role == "aead" and a.nonce_bytes >= 16 and not a.needs):
        key = aead.new(suite.name, bytes(suite.key_bytes))
        column = pa.array([b"a", b"", None])
        try:
            key.encrypt(bytes(suite.nonce_bytes), b"", b"header")
        except phalanx.Error as reason:
            with pytest.raises(phalanx.Error) as refusal:
                arrow.encrypt(column, key, column="c", suite=suite.name)
            for message in (str(reason), str(refusal.value)):
                # There is associated data to authenticate.
                assert "nothing to authenticate" not in message and ("empty" in message or "1 byte" in message or "one byte" in message), message
            assert "row 1" in str(refusal.value), suite
        else:
            cells = arrow.encrypt(column, key, column="c", suite=suite.name)
            assert arrow.decrypt(cells, key, column="c", suite=suite.name).to_pylist() == [b"a", b"", None], suite


def test_limits_are_those_of_a_whole_message():
    """A message that is near the limit can only continue for a few bytes. The error states the limit for a message rather than how much is left."""
    ctr = phalanx.ciphers.new("magma-ctr", bytes(32))
    allowed = ctr.algorithm.max_bytes
    context = ctr.encryptor(bytes(ctr.algorithm.nonce_bytes))
    context.seek(allowed - 16)
    with pytest.raises(OverflowError) as error:
        context.update(bytes(17))
    assert str(allowed) in str(error.value).replace(",", "") and str(allowed + 1) in str(error.value).replace(",", "")
    assert len(context.update(bytes(16))) == 16
