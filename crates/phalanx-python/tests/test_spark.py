"""phalanx.spark on Spark's own engine: local-cluster, two executors in processes of their own."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import pytest

pytest.importorskip("pyspark")
if shutil.which("java") is None:
    pytest.skip("NOT TESTED: Spark, because there is no Java", allow_module_level=True)

from pyspark.sql import SparkSession  # noqa: E402
from pyspark.sql import functions as F  # noqa: E402
from pyspark.sql.types import StringType  # noqa: E402

from test_documents import blocks  # noqa: E402

import phalanx  # noqa: E402
from phalanx import keys, spark as phx  # noqa: E402
from phalanx.spark import functions  # noqa: E402

ROWS = 1_000_000 if os.environ.get("PHALANX_LONG") == "1" else 100_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("spark")


@pytest.fixture(scope="module")
def key(folder):
    phalanx.generate_key_file(folder / "column.key")
    return keys.File(str(folder / "column.key"))


@pytest.fixture(scope="module")
def session(folder):
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    # Log files are looked into: what Spark says there must have no key.
    builder = (
        SparkSession.builder.master(os.environ.get("PHALANX_SPARK", "local-cluster[2,1,1024]"))
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.memory", "1g")
        .config("spark.executor.memory", "900m")
        .config("spark.eventLog.enabled", "true")
        .config("spark.eventLog.dir", f"file://{folder}")
        .config("spark.sql.warehouse.dir", str(folder / "warehouse"))
        .config("spark.sql.shuffle.partitions", "3")
    )
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def people(session):
    return session.range(0, ROWS, 1, 4).select(
        "id", F.concat(F.lit("passport "), F.col("id").cast("string")).alias("passport"), (F.col("id") % 7).alias("group")
    )


def test_a_column_there_and_back(session, people, key, folder):
    sealed = phx.encrypt(people, {"passport": key}, table="people")
    where = str(folder / "sealed.parquet")
    sealed.write.parquet(where)
    sealed = session.read.parquet(where)
    assert sealed.columns == ["id", "passport", "group", "passport__key"]
    assert sealed.select("passport__key").distinct().count() == 4, "a data key for each partition"
    assert sealed.select("passport").distinct().count() == ROWS
    # In another order, from several partitions in one batch.
    back = phx.decrypt(sealed.orderBy(F.xxhash64("id")), {"passport": key}, table="people", types={"passport": StringType()})
    assert back.join(people, ["id", "passport", "group"]).count() == ROWS
    with pytest.raises(Exception, match="InvalidTag|not authentic"):
        phx.decrypt(sealed, {"passport": key}, table="others").count()
    phalanx.generate_key_file(folder / "next.key")
    following = keys.File(str(folder / "next.key"))
    rotated = phx.rewrap(sealed, {"passport": (key, following)}, table="people")
    assert phx.decrypt(rotated, {"passport": following}, table="people").count() == ROWS


def test_what_the_page_shows(session, people, folder, repository):
    (folder / "page").mkdir()
    (block,) = blocks(repository / "docs/spark.md")
    block = block.replace("/run/keys/", f"{folder}/page/").replace("/lake/people", f"{folder}/page/people")
    exec(compile(block, "docs/spark.md", "exec"), {"spark": session, "frame": people})
    assert session.read.parquet(f"{folder}/page/people").columns == ["id", "passport", "group", "passport__key"]


def test_runs_again_make_other_keys(people, key):
    sealed = phx.encrypt(people.limit(10), {"passport": key})
    first, second = sealed.collect(), sealed.collect()
    assert not {row["passport"] for row in first} & {row["passport"] for row in second}


def test_functions(people, key):
    few = people.where("id < 1000")  # What `limit` gives is not always the same.
    sealed = few.withColumn("passport", functions.phalanx_encrypt("passport", key, name="passport"))
    opened = sealed.withColumn("passport", functions.phalanx_decrypt("passport", key, name="passport").cast("string"))
    assert opened.join(few, ["id", "passport"]).count() == 1000


def test_data_sets(session, people, key, folder):
    url = f"phx::file://{folder}/lake"
    manifest = phx.write_parquet(people, url, key, suite="kuznyechik-mgm")
    assert len(manifest["parts"]) == 4 and sum(part["rows"] for part in manifest["parts"]) == ROWS
    assert phx.read_parquet(session, url, key).join(people, ["id", "passport", "group"]).count() == ROWS
    assert phx.read_parquet(session, url, key, columns=["id"]).agg(F.sum("id")).first()[0] == ROWS * (ROWS - 1) // 2
    with pytest.raises(FileExistsError):
        phx.write_parquet(people, url, key)
    # What a failed attempt left is not read.
    lake = folder / "lake"
    parts = sorted(lake.glob("part-*"))
    shutil.copy(parts[0], lake / "part-left-behind.parquet.phx")
    assert phx.read_parquet(session, url, key).count() == ROWS
    # Exchanged, old and missing parts are refused.
    saved = parts[0].read_bytes()
    parts[0].write_bytes(parts[1].read_bytes())
    with pytest.raises(Exception, match="another object"):
        phx.read_parquet(session, url, key).count()
    parts[0].unlink()
    with pytest.raises(Exception, match="missing"):
        phx.read_parquet(session, url, key).count()
    parts[0].write_bytes(saved[:60_000] + bytes([saved[60_000] ^ 1]) + saved[60_001:])
    with pytest.raises(Exception, match="not authentic"):
        phx.read_parquet(session, url, key).agg(F.max("passport")).first()
    parts[0].write_bytes(saved)
    manifest_file = lake / phx.MANIFEST
    content = bytearray(manifest_file.read_bytes())
    content[-1] ^= 1
    manifest_file.write_bytes(content)
    with pytest.raises(phalanx.InvalidTag):
        phx.read_parquet(session, url, key)
    # The objects are ordinary files.
    assert phalanx.decrypt_file(parts[1], folder / "plain.parquet", str(folder / "column.key")) > 0
    assert (folder / "plain.parquet").read_bytes()[:4] == b"PAR1"


def test_failures_of_tasks_leave_nothing(session, people, key, folder):
    marker = str(folder / "failed-once")

    def fail(batches):
        for batch in batches:
            if not os.path.exists(marker):
                pathlib.Path(marker).touch()
                os._exit(1)
            yield batch

    broken = people.mapInArrow(fail, people.schema)
    url = f"phx::file://{folder}/killed"
    manifest = phx.write_parquet(broken, url, key)
    assert os.path.exists(marker) and sum(part["rows"] for part in manifest["parts"]) == ROWS
    read = phx.read_parquet(session, url, key)
    assert read.count() == ROWS and read.select("id").distinct().count() == ROWS


def test_an_executor_that_is_killed(session, people, key, folder):
    """A whole executor goes, with all that it has in memory, in the middle of what it writes: nothing is lost, and nothing there twice."""
    marker = str(folder / "killed-once")

    def parent(process):
        status = pathlib.Path(f"/proc/{process}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("PPid:")).split()[1])

    def kill(batches):
        for i, batch in enumerate(batches):
            if i == 1 and not os.path.exists(marker):
                pathlib.Path(marker).touch()
                executor = os.getpid()
                while b"CoarseGrainedExecutorBackend" not in pathlib.Path(f"/proc/{executor}/cmdline").read_bytes():
                    executor = parent(executor)
                os.kill(executor, signal.SIGKILL)
                time.sleep(60)
            yield batch

    broken = people.mapInArrow(kill, people.schema)
    url = f"phx::file://{folder}/executor"
    manifest = phx.write_parquet(broken, url, key)
    assert os.path.exists(marker) and sum(part["rows"] for part in manifest["parts"]) == ROWS
    read = phx.read_parquet(session, url, key)
    assert read.count() == ROWS and read.select("id").distinct().count() == ROWS


def command(repository):
    found = os.environ.get("PHALANX_COMMAND", repository / "target/release/phalanx")
    if not os.path.exists(found):
        pytest.skip("NOT TESTED: the command beside Spark, because it was not built: PHALANX_COMMAND")
    return str(found)


def test_the_command_opens_what_spark_wrote_and_the_other_way_round(session, people, key, folder, repository):
    phalanx_command = command(repository)
    url = f"phx::file://{folder}/exchange"
    manifest = phx.write_parquet(people, url, key)
    plain = []
    for part in manifest["parts"]:
        sealed, opened = folder / "exchange" / part["name"], folder / f"opened-{part['name']}.parquet"
        subprocess.run([phalanx_command, "decrypt", "--key", key.path, "-o", opened, sealed], check=True)
        plain.append(opened)
    # By Spark's own reader, which knows nothing of encryption.
    assert session.read.parquet(*map(str, plain)).join(people, ["id", "passport", "group"]).count() == ROWS
    urls = []
    for opened in plain:
        sealed = f"{opened}.phx"
        subprocess.run([phalanx_command, "encrypt", "--key", key.path, "-o", sealed, opened], check=True)
        urls.append(f"phx::file://{sealed}")
    read = phx.read_objects(session, urls, key)
    assert read.columns == people.columns and read.join(people, ["id", "passport", "group"]).count() == ROWS
    assert phx.read_objects(session, urls[:1], key, columns=["id"]).columns == ["id"]
    changed = pathlib.Path(f"{plain[1]}.phx")
    content = bytearray(changed.read_bytes())
    content[-20_000] ^= 1
    changed.write_bytes(content)
    with pytest.raises(Exception, match="not authentic"):
        phx.read_objects(session, urls, key).agg(F.max("passport")).first()


def test_a_file_in_parts_by_several_workers(session, key, folder, repository):
    plain = os.urandom(3_000_000)
    (folder / "whole").write_bytes(plain)
    source = str(folder / "whole")
    draft = phalanx.file.Draft.create(phalanx.file.secrets(key), len(plain), chunk=65536)
    text = draft.to_bytes()

    def seal(batches):
        import pyarrow

        mine, secrets = phalanx.file.Draft.from_bytes(text), phalanx.file.secrets(key)
        for batch in batches:
            for first in batch.column(0).to_pylist():
                end = min(first + 6, mine.chunks)
                begin, stop = mine.plain_range(first, end)
                with open(source, "rb") as file:
                    file.seek(begin)
                    part = mine.seal(secrets, first, end, file.read(stop - begin))
                yield pyarrow.RecordBatch.from_arrays([pyarrow.array([first]), pyarrow.array([part])], names=["first", "part"])

    parts = session.range(0, draft.chunks, 6, 4).mapInArrow(seal, "first long, part binary").collect()
    with open(folder / "joined.phx", "wb") as file:
        file.write(draft.header)
        for row in sorted(parts, key=lambda row: row["first"]):
            file.write(row["part"])
    subprocess.run([command(repository), "decrypt", "--key", key.path, "-o", folder / "joined", folder / "joined.phx"], check=True)
    assert (folder / "joined").read_bytes() == plain


def test_no_key_in_plans_logs_and_events(session, people, key, folder, capfd):
    secret = (folder / "column.key").read_text().splitlines()[1]
    raw = bytes.fromhex(secret)
    sealed = phx.encrypt(people, {"passport": key})
    sealed.explain(extended=True)
    plan = capfd.readouterr().out + sealed._jdf.queryExecution().toString()
    assert "mapInArrow" in plan or "MapInArrow" in plan
    derived = key.derive("phalanx column kuznyechik-mgm", 32)
    sealed.count()
    logs = [path for path in folder.rglob("*") if path.is_file() and ("app-" in path.name or "local-" in path.name or "events" in path.name)]
    assert logs, "no event log was written"
    for name, text in [("plan", plan.encode()), *((str(path), path.read_bytes()) for path in logs)]:
        for form in (raw, secret.encode(), derived, derived.hex().encode()):
            assert form not in text, f"a key in {name}"
    for wrong in (raw, secret, bytearray(raw)):
        with pytest.raises(TypeError, match="plans and logs"):
            phx.encrypt(people, {"passport": wrong})
