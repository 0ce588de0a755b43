"""Columns of every Arrow type, with their types restored, and cells made before cells had types."""

import datetime
import decimal
import json
import math
import random

import pytest

import phalanx
from phalanx import arrow

pa = pytest.importorskip("pyarrow")

KEY = bytes(range(32))
UTC = datetime.timezone.utc
MOMENT = datetime.datetime(2026, 2, 28, 23, 59, 59, 123456)
D = decimal.Decimal
TYPES = {
    pa.int8(): [-128, 127, 0],
    pa.int16(): [-32768, 32767],
    pa.int32(): [-(2**31), 2**31 - 1],
    pa.int64(): [-(2**63), 2**63 - 1, 1],
    pa.uint8(): [0, 255],
    pa.uint16(): [0, 65535],
    pa.uint32(): [0, 2**32 - 1],
    pa.uint64(): [0, 2**64 - 1],
    pa.float16(): [1.5, -0.0],
    pa.float32(): [1.5, math.inf],
    pa.float64(): [0.1, -1e300],
    pa.bool_(): [True, False, True],
    pa.decimal32(7, 2): [D("12345.67"), D("-0.01")],
    pa.decimal64(15, 3): [D("123456789012.345"), D("-0.001")],
    pa.decimal128(38, 10): [D("1234567890.0123456789"), D("-1")],
    pa.decimal256(76, 0): [D(10) ** 75, D(-3)],
    pa.date32(): [datetime.date(1970, 1, 1), datetime.date(2026, 11, 26)],
    pa.date64(): [datetime.date(1999, 12, 31)],
    pa.time32("s"): [datetime.time(1, 2, 3)],
    pa.time32("ms"): [datetime.time(1, 2, 3, 4000)],
    pa.time64("us"): [datetime.time(23, 59, 59, 999999)],
    pa.time64("ns"): [datetime.time(23, 59, 59, 999999)],
    pa.timestamp("s"): [MOMENT.replace(microsecond=0)],
    pa.timestamp("us"): [MOMENT],
    pa.timestamp("ns", "UTC"): [MOMENT.replace(tzinfo=UTC)],
    pa.timestamp("us", "Europe/Kyiv"): [MOMENT.replace(tzinfo=UTC)],
    pa.timestamp("ms", "+03:00"): [MOMENT.replace(tzinfo=UTC, microsecond=5000)],
    pa.duration("us"): [datetime.timedelta(days=-3, microseconds=7)],
    pa.month_day_nano_interval(): [pa.MonthDayNano([1, -2, 3])],
    pa.binary(): [b"", b"abc", b"\0" * 40],
    pa.large_binary(): [b"", b"abc"],
    pa.binary(5): [b"12345", b"abcde"],
    pa.string(): ["", "Київ", "x" * 50],
    pa.large_string(): ["", "Київ"],
    pa.list_(pa.int64()): [[], [1, None, 3], [2**62]],
    pa.large_list(pa.string()): [["a", None, "Київ"], []],
    pa.list_(pa.int16(), 3): [[1, None, 3], [4, 5, 6]],
    pa.list_(pa.list_(pa.bool_())): [[[True, None], None, []], []],
    pa.struct([("a", pa.int32()), ("b", pa.string()), ("c", pa.struct([("d;:?", pa.date32())]))]): [
        {"a": 1, "b": "x", "c": {"d;:?": datetime.date(2000, 1, 1)}},
        {"a": None, "b": None, "c": None},
    ],
    pa.map_(pa.string(), pa.decimal128(9, 2)): [[("a", D("1.50")), ("b", None)], []],
    pa.list_(pa.struct([pa.field("x", pa.float64(), nullable=False), pa.field("raw", pa.binary())])): [[{"x": 0.5, "raw": b"\0"}], [None, {"x": 1.0, "raw": None}]],
    pa.dictionary(pa.int8(), pa.string()): ["red", "green", "red"],
    pa.dictionary(pa.uint32(), pa.int64()): [7, 7, 8],
    pa.struct([]): [{}, {}],
}


def same(left, right):
    """`equals`, but nan and -0.0 compare by their bits."""
    return left.type == right.type and left.to_pylist() == right.to_pylist()


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_every_type_comes_back(kind):
    values = [*TYPES[kind], None, *TYPES[kind]] * 700
    array = pa.array(values, kind)
    for part in (array, array[3:1000], array[:1], pa.array(TYPES[kind] * 3, kind)):
        cells = arrow.encrypt(part, KEY, column="c", table="t")
        assert cells.type in (pa.binary(), pa.large_binary()) or pa.types.is_fixed_size_binary(cells.type)
        assert cells.null_count == part.null_count
        opened = arrow.decrypt(cells, KEY, column="c", table="t")
        opened.validate(full=True)
        assert same(opened, part), (opened.type, part.type)
        assert len(part) == 1 or same(arrow.decrypt(cells[1:], KEY, column="c", table="t"), part[1:])
        assert kind == pa.binary() or same(arrow.decrypt(cells.cast(pa.large_binary()), KEY, column="c", table="t"), part)
    chunked = pa.chunked_array([array[:10], array[10:10], array[10:]])
    cells = arrow.encrypt(chunked, KEY, column="c", first_row=0, stored=False)
    assert cells.num_chunks == 3 and same(arrow.decrypt(cells, KEY, column="c", first_row=0), chunked)
    cells = arrow.encrypt(array[:5], bytes(64), column="c", suite="kalyna-512/512-gcm")
    assert same(arrow.decrypt(cells, bytes(64), column="c", suite="kalyna-512/512-gcm"), array[:5])


def test_the_type_is_authentic():
    cells = arrow.encrypt(pa.array([1, 2, 3]), KEY, column="c").to_pylist()
    assert cells[0][:4] == b"\3\1\0l"
    for kind in (b"L", b"g", b"tdm", b"u", b"+l;", b"\xff"):
        forged = [cell[:1] + len(kind).to_bytes(2, "little") + kind + cell[4:] for cell in cells]
        with pytest.raises(phalanx.RowError, match="authentication of row 0 and 2 others failed"):
            arrow.decrypt(pa.array(forged, pa.binary()), KEY, column="c")
    # Neither can the type be left out.
    with pytest.raises(phalanx.RowError):
        arrow.decrypt(pa.array([b"\1" + cell[4:] for cell in cells], pa.binary()), KEY, column="c")
    for short in (b"\3", b"\3\1", b"\3\1\0", b"\3\0\0" + cells[0][4:], b"\3\xff\xff" + cells[0][3:]):
        with pytest.raises(phalanx.RowError, match="row 0 is not a cell: it is too short"):
            arrow.decrypt(pa.array([short], pa.binary()), KEY, column="c")


def test_types_do_not_mix():
    numbers = arrow.encrypt(pa.array([1, 2]), KEY, column="c").cast(pa.binary())
    dates = arrow.encrypt(pa.array([datetime.date.today()]), KEY, column="c").cast(pa.binary())
    with pytest.raises(phalanx.Error, match="the cells from row 0 on have the type l, and those from row 2 on tdD: decrypt them separately"):
        arrow.decrypt(pa.concat_arrays([numbers, dates]), KEY, column="c")
    old = arrow.encrypt(pa.array([b"no type"]), KEY, column="c")
    with pytest.raises(phalanx.Error, match="have the type Int64, and those from row 2 on none"):
        arrow.decrypt(pa.concat_arrays([numbers, old]), KEY, column="c")
    # Strings used to have no type, so old and new ones may be in the same column.
    new = arrow.encrypt(pa.array(["Ada", None]), KEY, column="c")
    mixed = pa.concat_arrays([old, new, old])
    assert arrow.decrypt(mixed, KEY, column="c").to_pylist() == ["no type", "Ada", None, "no type"]
    assert arrow.decrypt(mixed, KEY, column="c").type == pa.string()
    # Nulls have no type.
    nulls = pa.nulls(2, pa.binary())
    assert arrow.decrypt(pa.chunked_array([nulls, numbers]), KEY, column="c").to_pylist() == [None, None, 1, 2]
    assert arrow.decrypt(nulls, KEY, column="c").to_pylist() == [None, None]


@pytest.mark.parametrize(
    ("array", "name"),
    [
        (pa.UnionArray.from_sparse(pa.array([0], pa.int8()), [pa.array([1])]), "Union"),
        (pa.RunEndEncodedArray.from_arrays(pa.array([2], pa.int32()), pa.array(["a"])), "RunEndEncoded"),
        (pa.array([["a"]], pa.list_view(pa.string())), "ListView"),
        (pa.array([{"a": [1]}], pa.struct([("a", pa.list_view(pa.int8()))])), "ListView"),
    ],
    ids=lambda value: str(getattr(value, "type", value))[:20],
)
def test_types_that_have_no_cells_are_named(array, name):
    with pytest.raises(TypeError, match=f"the column has the type {name}.*cast it"):
        arrow.encrypt(array, KEY, column="c")


def test_deep_types_are_refused():
    kind = pa.int8()
    for _ in range(40):
        kind = pa.list_(kind)
    with pytest.raises(phalanx.Error, match="nested more than 32 deep"):
        arrow.encrypt(pa.array([None], kind), KEY, column="c")


def test_equal_values_of_a_dictionary_do_not_show():
    cells = arrow.encrypt(pa.array(["red", "red"]).dictionary_encode(), KEY, column="c").to_pylist()
    assert cells[0] != cells[1] and len(cells[0]) == 1 + 2 + len("+d;i;u") + 16 + 3 + 16


def test_fields_by_path():
    kind = pa.struct([("street", pa.string()), ("no", pa.int32()), ("owners", pa.list_(pa.struct([("name", pa.string()), ("born", pa.date32())])))])
    born = datetime.date(1815, 12, 10)
    values = [
        {"street": "Khreshchatyk", "no": 1, "owners": [{"name": "Ada", "born": born}, None, {"name": None, "born": None}]},
        None,
        {"street": None, "no": 2, "owners": None},
        {"street": "x", "no": None, "owners": []},
        {"street": "y", "no": 3, "owners": [{"name": "Grace", "born": born}]},
    ]
    array = pa.array(values, kind)
    for column in (array, array[1:], pa.chunked_array([array, array[2:], array[2:4]])):
        cells = arrow.encrypt(column, KEY, column="address", table="t", path="street")
        assert [None if row is None else row["no"] for row in cells.to_pylist()] == [None if row is None else row["no"] for row in column.to_pylist()]
        assert cells.type.field("street").type == pa.binary() and b"Khresh" not in repr(cells.to_pylist()).encode()
        assert same(arrow.decrypt(cells, KEY, column="address", table="t", path="street"), column)
        nested = arrow.encrypt(column, KEY, column="address", table="t", path="owners.born", first_row=3)
        assert nested.type.field("owners").type.value_type.field("born").type == pa.binary()
        assert same(arrow.decrypt(nested, KEY, column="address", table="t", path="owners.born"), column)
        # Both, and the whole list as a single cell.
        both = arrow.encrypt(cells, KEY, column="address", table="t", path="owners")
        assert both.type.field("owners").type == pa.binary()
        both = arrow.decrypt(both, KEY, column="address", table="t", path="owners")
        assert same(arrow.decrypt(both, KEY, column="address", table="t", path="street"), column)
    with pytest.raises(phalanx.RowError):
        arrow.decrypt(cells, KEY, column="street", table="t", path="street")
    with pytest.raises(phalanx.Error, match="has no field 'city': choose one of street, no, owners"):
        arrow.encrypt(array, KEY, column="address", path="city")
    with pytest.raises(phalanx.Error, match="'address'.no is int32, which has no field 'x'"):
        arrow.encrypt(array, KEY, column="address", path="no.x")


def test_nonces_of_fields_never_repeat():
    array = pa.array([{"x": [{"y": 1}, {"y": 2}]}, {"x": [{"y": 3}]}] * 3)
    cells = arrow.encrypt(pa.chunked_array([array, array]), KEY, column="c", path="x.y", first_row=5)
    found = [item["y"] for row in cells.to_pylist() for item in row["x"]]
    assert [int.from_bytes(cell[4:20], "big") for cell in found] == list(range(5, 5 + 18))


def test_polars_and_duckdb_and_pandas():
    polars = pytest.importorskip("polars")
    for series in (
        polars.Series("s", [1, None, 3]),
        polars.Series("s", ["a", None, "Київ"]),
        polars.Series("s", [D("1.25"), None], dtype=polars.Decimal(20, 2)),
        polars.Series("s", [MOMENT, None]).dt.replace_time_zone("Europe/Kyiv"),
        polars.Series("s", [datetime.timedelta(1), None]),
        polars.Series("s", [[1, None], None, []]),
        polars.Series("s", [{"a": 1, "b": "x"}, {"a": None, "b": None}]),
        polars.Series("s", ["red", "green", None], dtype=polars.Categorical),
        polars.Series("s", [True, None]),
    ):
        cells = arrow.encrypt(series, KEY, column="s")
        assert cells.dtype == polars.Binary and cells.name == "s"
        opened = arrow.decrypt(cells, KEY, column="s")
        assert opened.dtype == series.dtype and opened.to_list() == series.to_list() and opened.name == "s"
    duckdb = pytest.importorskip("duckdb")
    query = """select 123.45::decimal(18,2) as price, date '2026-11-26' as day, timestamptz '2026-11-26 12:00:00+02' as moment, [1, 2] as many,
        {'a': 'x', 'b': 1.5::double} as pair, 7::hugeint as huge, true as flag, 'red'::enum('red', 'blue') as colour from range(3)"""
    table = duckdb.sql(query).to_arrow_table()
    for name in table.column_names:
        opened = arrow.decrypt(arrow.encrypt(table[name], KEY, column=name), KEY, column=name)
        assert opened.to_pylist() == table[name].to_pylist(), name
    pandas = pytest.importorskip("pandas")
    for series in (pandas.Series([1, 2, 3], name="n"), pandas.Series(pandas.to_datetime(["2026-01-01"]), name="n"), pandas.Series(["a", "b"], dtype="category", name="n")):
        opened = arrow.decrypt(arrow.encrypt(series, KEY, column="n"), KEY, column="n")
        assert isinstance(opened, pandas.Series) and opened.name == "n" and opened.astype(series.dtype).tolist() == series.tolist()


def test_random_nested_columns_come_back():
    source = random.Random(2)
    leaves = [pa.int64(), pa.string(), pa.bool_(), pa.decimal128(12, 3), pa.binary(), pa.timestamp("us", "UTC"), pa.float32()]
    make = {
        pa.int64(): lambda: source.randrange(-5, 5),
        pa.string(): lambda: source.choice(["", "Київ", "z" * 30]),
        pa.bool_(): lambda: source.random() < 0.5,
        pa.decimal128(12, 3): lambda: D(source.randrange(10**6)) / 1000,
        pa.binary(): lambda: source.randbytes(source.randrange(20)),
        pa.timestamp("us", "UTC"): lambda: MOMENT.replace(tzinfo=UTC),
        pa.float32(): lambda: source.randrange(100) / 4,
    }

    def kind(depth):
        choice = source.randrange(5) if depth else 0
        if choice == 1:
            return pa.list_(kind(depth - 1))
        if choice == 2:
            return pa.struct([(f"f{i}", kind(depth - 1)) for i in range(source.randrange(1, 4))])
        if choice == 3:
            return pa.map_(pa.string(), kind(depth - 1))
        if choice == 4:
            return pa.list_(kind(depth - 1), 2)
        return source.choice(leaves)

    def value(of):
        if source.random() < 0.2:
            return None
        if pa.types.is_map(of):
            return [(f"k{i}", value(of.item_type)) for i in range(source.randrange(3))]
        if pa.types.is_fixed_size_list(of):
            return [value(of.value_type) for _ in range(2)]
        if pa.types.is_list(of):
            return [value(of.value_type) for _ in range(source.randrange(4))]
        if pa.types.is_struct(of):
            return {field.name: value(field.type) for field in of}
        return make[of]()

    for _ in range(60):
        of = kind(3)
        array = pa.array([value(of) for _ in range(source.randrange(40))], of)
        array = array[source.randrange(len(array) + 1) :]
        opened = arrow.decrypt(arrow.encrypt(array, KEY, column="c"), KEY, column="c")
        opened.validate(full=True)
        if array.null_count < len(array):
            assert same(opened, array)


def test_columns_of_numbers_that_change_meanwhile():
    """Whatever a producer claims, nothing beyond its buffers is read."""
    numpy = pytest.importorskip("numpy")
    child = pa.array([1, 2, 3, 4], pa.int64())
    for offsets in ([0, 9, 4], [3, 1, 4], [-1, 2, 4], [0, 2, 5]):
        there = numpy.array([0, 2, 4], numpy.int32)
        bad = pa.Array.from_buffers(pa.list_(pa.int64()), 2, [None, pa.py_buffer(there)], children=[child])
        there[:] = offsets
        with pytest.raises(phalanx.Error, match="descend or reach beyond its end"):
            arrow.encrypt(bad, KEY, column="c")
    for index in (-1, 2, 127):
        bad = pa.DictionaryArray.from_arrays(pa.array([0, index], pa.int8()), pa.array(["a", "b"]), safe=False)
        with pytest.raises(phalanx.Error, match="descend or reach beyond its end"):
            arrow.encrypt(bad, KEY, column="c")


def test_cells_made_before_cells_had_types(repository):
    data = json.loads((repository / "vectors/cells-untyped.json").read_text())
    for column in data["columns"]:
        key, suite = bytes.fromhex(column.get("key", data["key"])), column.get("suite", data["suite"])
        kind = pa.binary(int(column["type"].split("[")[1][:-1])) if "[" in column["type"] else {"binary": pa.binary(), "large_binary": pa.large_binary()}[column["type"]]
        cells = pa.array([None if cell is None else bytes.fromhex(cell) for cell in column["cells"]], kind)
        opened = arrow.decrypt(cells, key, column=column["column"], table=data["table"], suite=suite, first_row=column["first_row"])
        assert [None if value is None else value.hex() for value in opened.to_pylist()] == column["values"], column["column"]
        assert pa.types.is_fixed_size_binary(opened.type) == pa.types.is_fixed_size_binary(kind)


def test_old_and_new_cells_have_the_same_key(key_file):
    """A column that was started before cells had types can be continued."""
    from phalanx import keys

    old, new = pa.array([b"Ada"]), pa.array(["Grace"])
    key = keys.File(str(key_file))
    cells = pa.concat_arrays([arrow.encrypt(old, key, column="c"), arrow.encrypt(new, key, column="c")])
    assert arrow.decrypt(cells, key, column="c").to_pylist() == ["Ada", "Grace"]
