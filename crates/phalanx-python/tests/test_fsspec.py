"""Tests phalanx.fsspec with fsspec's own abstract tests, requests, faults, and the libraries that build on it."""

import io
import os
import pickle
import random
import subprocess
import sys

import pytest

fsspec = pytest.importorskip("fsspec")

from fsspec.tests.abstract import AbstractFixtures, AbstractGetTests, AbstractOpenTests, AbstractPipeTests, AbstractPutTests  # noqa: E402
from fsspec.tests.abstract.copy import AbstractCopyTests  # noqa: E402

import phalanx  # noqa: E402
from phalanx import keys  # noqa: E402
from phalanx.fsspec import PhxFileSystem  # noqa: E402


class Fixtures(AbstractFixtures):
    @pytest.fixture(scope="class")
    @classmethod
    def fs(cls, tmp_path_factory):
        path = tmp_path_factory.mktemp("keys") / "my.key"
        phalanx.generate_key_file(path)
        return PhxFileSystem(fs=fsspec.filesystem("file", auto_mkdir=True), key=keys.File(str(path)))

    @pytest.fixture
    def fs_path(self, tmp_path):
        return str(tmp_path)


class TestCopy(Fixtures, AbstractCopyTests):
    pass


class TestGet(Fixtures, AbstractGetTests):
    pass


class TestPut(Fixtures, AbstractPutTests):
    pass


class TestPipe(Fixtures, AbstractPipeTests):
    pass


class TestOpen(Fixtures, AbstractOpenTests):
    pass


@pytest.fixture
def memory():
    store = fsspec.filesystem("memory")
    store.store.clear()
    yield store
    store.store.clear()


@pytest.fixture
def fs(memory, key_file):
    return PhxFileSystem(fs=memory, key=keys.File(str(key_file)), suite="kuznyechik-mgm", chunk=4096)


def test_ranges_fetch_what_they_need(fs, memory, monkeypatch):
    plain = os.urandom(1 << 20)
    fs.pipe_file("/lake/a", plain)
    assert memory.cat_file("/lake/a")[:4] != plain[:4] and fs.size("/lake/a") == len(plain)
    fs.invalidate_cache()
    fetched = []
    inner = memory.cat_file

    def counted(path, start=None, end=None, **rest):
        fetched.append((start or 0, end))
        return inner(path, start, end, **rest)

    monkeypatch.setattr(memory, "cat_file", counted)
    assert fs.cat_file("/lake/a", 5000, 5010) == plain[5000:5010]
    assert len(fetched) == 2, "the header, and a chunk"
    assert fetched[1][1] - fetched[1][0] == 4096 + 16
    fetched.clear()
    assert fs.cat_ranges(["/lake/a"] * 4, [0, 10, 4000, 900_000], [4, 20, 5000, 900_001]) == [
        plain[:4],
        plain[10:20],
        plain[4000:5000],
        plain[900_000:900_001],
    ]
    assert len(fetched) <= 3, "those that share chunks at once"
    assert fs.cat_file("/lake/a", -5) == plain[-5:] and fs.cat_file("/lake/a", -10, -5) == plain[-10:-5]


def test_what_was_changed_is_refused(fs, memory):
    fs.pipe_file("/a", bytes(100_000))
    sealed = bytearray(memory.cat_file("/a"))
    sealed[50_000] ^= 1
    memory.pipe_file("/bad", bytes(sealed))
    with pytest.raises(phalanx.ChunkError) as refusal:
        fs.cat_file("/bad")
    assert refusal.value.chunk == (50_000 - phalanx._phalanx.header_bytes(bytes(sealed[:64]))) // 4112
    assert fs.cat_file("/bad", 0, 10) == bytes(10)
    memory.pipe_file("/cut", bytes(memory.cat_file("/a")[:-5000]))
    with pytest.raises((phalanx.InvalidTag, phalanx.Error)):
        fs.cat_file("/cut")


class Far(type(fsspec.filesystem("memory"))):
    """A store that isn't on this machine, and that counts the bytes it returns."""

    protocol = "far"
    store: dict = {}
    pseudo_dirs = [""]
    cachable = False

    def __init__(self, **rest):
        super().__init__(**rest)
        self.fetched = []

    def cat_file(self, path, start=None, end=None, **rest):
        found = super().cat_file(path, start, end, **rest)
        self.fetched.append((start or 0, len(found)))
        return found


@pytest.mark.parametrize("kind", ["memory", "far"])
@pytest.mark.parametrize("size", [0, 1, 4096, 3 * 4096, 200_001])
def test_all_ways_to_read_are_alike(memory, key_file, kind, size):
    store = memory if kind == "memory" else Far()
    fs = PhxFileSystem(fs=store, key=keys.File(str(key_file)), suite="kuznyechik-mgm", chunk=4096)
    plain, source = os.urandom(size), random.Random(size)
    fs.pipe_file("/a", plain)
    places = [(source.randrange(size + 1), source.choice([0, 1, 100, 4096, 5000, 100_000])) for _ in range(60)]
    ranges = [(at, min(at + length, size)) for at, length in [*places, (0, size), (size, 9)]]
    for at, end in ranges:
        assert fs.cat_file("/a", at, end) == plain[at:end]
    with fs.open("/a", "rb") as file:
        for at, end in ranges:
            file.seek(at)
            assert file.read(end - at) == plain[at:end]
        file.seek(0)
        assert file.read() == plain and file.read(1) == b""
    starts, ends = zip(*ranges, strict=True)
    assert fs.cat_ranges(["/a"] * len(ranges), list(starts), list(ends)) == [plain[at:end] for at, end in ranges]


def test_an_object_that_is_read_on_and_on_is_fetched_once(key_file):
    fs = PhxFileSystem(fs=Far(), key=keys.File(str(key_file)), chunk=4096)
    plain = os.urandom(1_000_000)
    fs.pipe_file("/a", plain)
    fs.invalidate_cache()
    fs.fs.fetched.clear()
    with fs.open("/a", "rb") as file:
        assert b"".join(iter(lambda: file.read(777), b"")) == plain
    assert len(fs.fs.fetched) < 10, "in some requests of many chunks"
    (_, header), *chunks = sorted(fs.fs.fetched)
    assert sum(length for _, length in chunks) == fs.fs.size("/a") - 4096 and header <= 8192
    # Two ranges that share a chunk, which is fetched along with the first.
    fs.fs.fetched.clear()
    with fs.open("/a", "rb") as file:
        for at in (0, 100_000, 200_000):
            file.seek(at)
            assert file.read(100_000) == plain[at : at + 100_000]
    assert sum(length for _, length in fs.fs.fetched) == -(-300_000 // 4096) * (4096 + 32)


def test_ranges_fail_one_by_one(key_file):
    fs = PhxFileSystem(fs=Far(), key=keys.File(str(key_file)), suite="kuznyechik-mgm", chunk=4096)
    plain = os.urandom(10 * 4096)
    fs.pipe_file("/a", plain)
    sealed = bytearray(fs.fs.cat_file("/a"))
    sealed[-5 * 4112 - 100] ^= 1  # in the fifth chunk
    fs.fs.pipe_file("/a", bytes(sealed))
    found = fs.cat_ranges(["/a", "/a", "/a", "/none"], [0, 4 * 4096 - 5, 5 * 4096, 0], [100, 4 * 4096 + 5, 5 * 4096 + 1, 1])
    assert found[0] == plain[:100] and found[2] == plain[5 * 4096 : 5 * 4096 + 1]
    assert isinstance(found[1], phalanx.ChunkError) and found[1].chunk == 4
    assert isinstance(found[3], FileNotFoundError)
    with pytest.raises(phalanx.ChunkError):
        fs.cat_ranges(["/a"], [0], [len(plain)], on_error="raise")


def test_readers_believe_nobody(key_file):
    plain = os.urandom(9 << 20)
    memory_file = io.BytesIO()
    with phalanx.open(memory_file, "wb", key_file, chunk=1 << 20) as file:
        file.write(plain)
    sealed = memory_file.getvalue()
    reader = phalanx.file.Reader(sealed[:8192], phalanx.file.secrets(key_file), len(sealed))
    asked = []

    def fetch(first, last):
        asked.append((first, last))
        return memoryview(sealed)[first:last]

    assert reader.read(5, len(plain) - 5, fetch) == plain[5:-5] and len(asked) == 3
    assert [last for _, last in asked[:-1]] == [first for first, _ in asked[1:]]
    with pytest.raises(phalanx.Error, match="invalid input length"):
        reader.read(0, 10, lambda first, last: sealed[first : last - 1])
    with pytest.raises(ZeroDivisionError):
        reader.read(0, len(plain), lambda first, last: fetch(first, last) if first < 1 << 20 else 1 // 0)
    with pytest.raises(TypeError):
        reader.read(0, 10, lambda first, last: "text")
    with pytest.raises(phalanx.ChunkError) as refusal:
        reader.read(0, len(plain), lambda first, last: bytes(last - first) if first > 5 << 20 else fetch(first, last))
    assert refusal.value.chunk == 8
    for start, end in ((0, len(plain) + 1), (5, 4)):
        with pytest.raises(phalanx.Error, match="invalid range"):
            reader.read(start, end, fetch)


def test_objects_appear_whole_or_not_at_all(fs, memory):
    with pytest.raises(ZeroDivisionError), fs.open("/b", "wb") as file:
        file.write(bytes(100_000))
        1 / 0  # noqa: B018
    assert memory.find("/") == []
    with fs.open("/b", "wb") as file:
        file.write(b"first")
        assert not fs.exists("/b")
    with pytest.raises(ZeroDivisionError), fs.open("/b", "wb") as file:
        file.write(b"second")
        1 / 0  # noqa: B018
    assert fs.cat("/b") == b"first" and memory.find("/") == ["/b"]
    with fs.transaction, fs.open("/c", "wb") as file:
        file.write(b"third")
        file.close()
        assert not fs.exists("/c")
    assert fs.cat("/c") == b"third"
    with pytest.raises(FileExistsError):
        fs.open("/c", "xb")
    with pytest.raises(ValueError, match="appending is not supported"):
        fs.open("/c", "ab")


def test_an_exception_leaves_no_object_whoever_closes_it(fs, memory, key_file, monkeypatch):
    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    for opened in (
        lambda: fsspec.open("phx::memory://left", "wb"),
        lambda: fsspec.open("phx::memory://left", "w"),
        lambda: fs.open("/left", "wb"),
        lambda: fs.open("/left", "w"),
    ):
        with pytest.raises(ZeroDivisionError), opened() as file:
            file.write("text" * 1000 if isinstance(file, io.TextIOBase) else bytes(100_000))
            1 / 0  # noqa: B018
        assert memory.find("/") == []
    # If an exception is handled and the object is closed deliberately, it is complete.
    try:
        1 / 0  # noqa: B018
    except ZeroDivisionError:
        with fsspec.open("phx::memory://left", "w") as file:
            file.write("there")
        file = fs.open("/closed", "wb")
        file.write(b"there")
        file.close()
    assert fs.cat("/left") == fs.cat("/closed") == b"there"


def test_a_store_that_fails(fs, memory, monkeypatch):
    fs.pipe_file("/a", b"old")
    def fails(*_, **__):
        raise OSError("no more room")
    with monkeypatch.context() as patch, pytest.raises(OSError, match="no more room"), fs.open("/a", "wb") as file:
        patch.setattr(type(memory.open("/x", "wb")), "write", fails)
        file.write(bytes(1 << 20))
    memory.rm("/x") if memory.exists("/x") else None
    assert fs.cat("/a") == b"old" and memory.find("/") == ["/a"]


def test_pickles_have_no_key(fs, key_file):
    secret = key_file.read_text().splitlines()[1]
    fs.pipe_file("/a", b"abc")
    pickled = pickle.dumps(fs)
    assert secret.encode() not in pickled and bytes.fromhex(secret) not in pickled
    assert pickle.loads(pickled).cat("/a") == b"abc"
    with fs.open("/a") as file:
        file.seek(1)
        pickled = pickle.dumps(file)
    assert secret.encode() not in pickled and bytes.fromhex(secret) not in pickled
    with pickle.loads(pickled) as file:
        assert file.tell() == 1 and file.read() == b"bc"
    with pytest.raises(TypeError, match="pickled and logged"):
        PhxFileSystem(target_protocol="memory", key=bytes(32))


def test_url_chains_and_pandas(memory, key_file, monkeypatch):
    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    with fsspec.open("phx::memory://lake/b.csv.phx", "w") as file:
        file.write("a,b\n1,2\n")
    pandas = pytest.importorskip("pandas")
    with fsspec.open("phx::memory://lake/b.csv.phx") as file:
        assert pandas.read_csv(file).to_dict("list") == {"a": [1], "b": [2]}
    if int(pandas.__version__.partition(".")[0]) >= 3:
        assert pandas.read_csv("phx::memory://lake/b.csv.phx").to_dict("list") == {"a": [1], "b": [2]}


def test_pyarrow_dask_and_ray_read_the_same_objects(tmp_path, key_file, monkeypatch):
    pyarrow = pytest.importorskip("pyarrow")
    import pyarrow.dataset
    import pyarrow.parquet

    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    fs = PhxFileSystem(target_protocol="file", key=str(key_file))
    table = pyarrow.table({"i": list(range(10_000)), "s": [f"row {i}" for i in range(10_000)]})
    for part in range(3):
        (tmp_path / "lake").mkdir(exist_ok=True)
        with fs.open(f"{tmp_path}/lake/{part}.parquet", "wb") as file:
            pyarrow.parquet.write_table(table, file)
    assert pyarrow.dataset.dataset(f"{tmp_path}/lake", filesystem=fs, format="parquet").to_table().num_rows == 30_000
    filtered = pyarrow.parquet.read_table(f"{tmp_path}/lake/1.parquet", filesystem=fs, columns=["i"], filters=[("i", ">", 9_990)])
    assert filtered.num_rows == 9


DASK = """
import sys, dask.dataframe
if __name__ == "__main__":
    frame = dask.dataframe.read_csv(f"phx::file://{sys.argv[1]}/*.csv")
    print("sum", int(frame["a"].sum().compute(scheduler="processes", num_workers=2)))
"""


def test_dask(tmp_path, key_file, monkeypatch):
    pytest.importorskip("dask.dataframe")
    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    for part in range(3):
        with fsspec.open(f"phx::file://{tmp_path}/{part}.csv", "w") as file:
            file.write("a\n" + "\n".join(str(i) for i in range(100)))
    (tmp_path / "program.py").write_text(DASK)
    done = subprocess.run([sys.executable, tmp_path / "program.py", tmp_path], capture_output=True, text=True, timeout=300)
    assert f"sum {3 * 4950}" in done.stdout, done.stderr[-3000:]


RAY = """
import sys, ray, phalanx, pyarrow
from phalanx.fsspec import PhxFileSystem
ray.init(num_cpus=2, include_dashboard=False, logging_level="error", object_store_memory=100 << 20)
fs = PhxFileSystem(target_protocol="file", key=phalanx.keys.File(sys.argv[2]))
frame = ray.data.read_parquet([f"{sys.argv[1]}/{i}.parquet" for i in range(2)], filesystem=fs)
print("sum", frame.sum("i"))
"""


def test_ray(tmp_path, key_file):
    pytest.importorskip("ray")
    pyarrow = pytest.importorskip("pyarrow")
    import pyarrow.parquet

    fs = PhxFileSystem(target_protocol="file", key=str(key_file))
    for part in range(2):
        with fs.open(f"{tmp_path}/{part}.parquet", "wb") as file:
            pyarrow.parquet.write_table(pyarrow.table({"i": list(range(1000))}), file)
    # Its memory monitor would kill workers because of memory that other processes on the machine
    # use.
    environment = os.environ | {"RAY_memory_monitor_refresh_ms": "0"}
    done = subprocess.run([sys.executable, "-c", RAY, str(tmp_path), str(key_file)], capture_output=True, text=True, timeout=300, env=environment)
    assert f"sum {2 * 499_500}" in done.stdout, done.stderr[-3000:]
