"""phalanx.fsspec: fsspec's own abstract tests, requests, faults, and the libraries that stand on it."""

import os
import pickle
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
    def fs(self, tmp_path_factory):
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
    with pytest.raises(ValueError, match="not appended"):
        fs.open("/c", "ab")


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
    with pytest.raises(TypeError, match="pickled and logged"):
        PhxFileSystem(target_protocol="memory", key=bytes(32))


def test_url_chains_and_pandas(memory, key_file, monkeypatch):
    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    with fsspec.open("phx::memory://lake/b.csv.phx", "w") as file:
        file.write("a,b\n1,2\n")
    pandas = pytest.importorskip("pandas")
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


def test_dask(tmp_path, key_file, monkeypatch):
    dataframe = pytest.importorskip("dask.dataframe")
    monkeypatch.setenv("PHALANX_KEY_FILE", str(key_file))
    for part in range(3):
        with fsspec.open(f"phx::file://{tmp_path}/{part}.csv", "w") as file:
            file.write("a\n" + "\n".join(str(i) for i in range(100)))
    frame = dataframe.read_csv(f"phx::file://{tmp_path}/*.csv")
    assert int(frame["a"].sum().compute(scheduler="processes", num_workers=2)) == 3 * 4950


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
    done = subprocess.run([sys.executable, "-c", RAY, str(tmp_path), str(key_file)], capture_output=True, text=True, timeout=300)
    assert f"sum {2 * 499_500}" in done.stdout, done.stderr[-3000:]
