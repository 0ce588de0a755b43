"""Tests the jar in Spark, beside the Python module: PHALANX_JAR is the jar. Needs pytest, pyspark and the wheel."""

import datetime
import decimal
import os
import pathlib
import signal
import shutil
import sys
import time

import pyspark
import pytest
from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import StructType

import phalanx
from phalanx import keys
from phalanx.spark import functions

ROWS = 100_000
SUITE = "kalyna-256/256-gcm"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("spark")


@pytest.fixture(scope="module")
def key(folder):
    phalanx.generate_key_file(folder / "column.key")
    return keys.File(str(folder / "column.key"))


LOGS = """
rootLogger.level = info
rootLogger.appenderRef.file.ref = file
appender.file.type = File
appender.file.name = file
appender.file.fileName = ${sys:phalanx.log}
appender.file.layout.type = PatternLayout
appender.file.layout.pattern = %p %c: %m%n%ex
"""


@pytest.fixture(scope="module")
def session(folder, key):
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    os.environ["COLUMN_KEY"] = key.text().decode().splitlines()[1]
    (folder / "logs").mkdir()
    (folder / "log4j2.properties").write_text(LOGS)
    options = f"-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xcheck:jni -Dlog4j2.configurationFile=file://{folder}/log4j2.properties -Dphalanx.log={folder}/logs"
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.jars", os.environ["PHALANX_JAR"])
        .config("spark.sql.extensions", "dev.phalanx.PhalanxExtensions")
        .config("spark.phalanx.calls", "java.lang.Runtime:version")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.driver.extraJavaOptions", f"{options}/driver")
        .config("spark.executor.extraJavaOptions", f"{options}/executor-{{{{EXECUTOR_ID}}}}")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.executor.memory", "900m")
        .config("spark.eventLog.enabled", "true")
        .config("spark.eventLog.dir", f"file://{folder}/logs")
        .config("spark.eventLog.compress", "false")
        .config("spark.sql.planChangeLog.level", "info")
        .config("spark.sql.shuffle.partitions", "3")
        .config("spark.sql.session.timeZone", "Europe/Kyiv")
        .getOrCreate()
    )
    printed = pathlib.Path(os.environ.get("SPARK_HOME", pyspark.__path__[0])) / "work" / session.sparkContext.applicationId
    yield session
    session.stop()
    shutil.copytree(printed, folder / "logs/printed")
    shutil.rmtree(printed)
    # After everything, also after the last test.
    logs = [path.read_bytes() for path in (folder / "logs").rglob("*") if path.is_file()]
    assert any(key.path.encode() in log for log in logs)
    assert not any(os.environ["COLUMN_KEY"].encode() in log for log in logs)
    assert not any(b"WARNING in native method" in log or b"FATAL ERROR in native method" in log for log in logs)


def seal(column, key, *names):
    return F.call_function("phalanx_encrypt", F.col(column), F.lit(f"file:{key.path}"), *map(F.lit, names))


def unseal(column, key, *names):
    return F.call_function("phalanx_decrypt", F.col(column), F.lit(f"file:{key.path}"), *map(F.lit, names))


@pytest.fixture(scope="module")
def people(session):
    return session.range(0, ROWS, 1, 4).select("id", F.concat(F.lit("passport "), F.col("id").cast("string")).alias("passport"))


def test_sql(session, key, folder):
    file = f"'file:{key.path}'"
    session.sql("select id, date_add(date'2026-01-01', cast(id as int)) as born, cast(id as decimal(18,2)) / 4 as salary, if(id % 3 = 0, null, concat('id ', id)) as name from range(5000)").createOrReplaceTempView("plain")
    sealed = session.sql(f"""select id, phalanx_encrypt(born, {file}, 'born', 'people') as born, phalanx_encrypt(salary, {file}, 'salary', 'people') as salary,
        phalanx_encrypt(name, {file}, 'name', 'people') as name, phalanx_encrypt(cast(name as binary), 'env:COLUMN_KEY', 'raw') as raw from plain""")
    plan = sealed._jdf.queryExecution().executedPlan().toString()
    assert "CellProject" in plan and os.environ["COLUMN_KEY"] not in plan
    sealed.write.parquet(f"{folder}/sql")
    session.read.parquet(f"{folder}/sql").createOrReplaceTempView("sealed")
    assert dict(session.table("sealed").dtypes)["born"] == "binary"
    plain = session.table("plain").withColumn("salary", F.col("salary").cast("decimal(25,8)")).withColumn("raw", F.col("name").cast("binary"))
    opened = f"""select id, cast(phalanx_decrypt(born, {file}, 'born', 'people') as date) as born,
        cast(phalanx_decrypt(salary, {file}, 'salary', 'people') as decimal(25,8)) as salary, phalanx_decrypt(name, {file}, 'name', 'people') as name,
        phalanx_decrypt_binary(raw, {file}, 'raw') as raw from sealed"""
    assert session.sql(opened).exceptAll(plain).count() == 0 and session.sql(opened).count() == 5000
    # Row by row, in filters, conditions and joins.
    assert session.sql(f"select id from ({opened}) where name = 'id 4999' and born > date'2026-02-01'").collect()[0].id == 4999
    cases = f"select id, case when id % 3 > 0 then phalanx_decrypt(name, {file}, 'name', 'people') end as name from sealed"
    assert session.sql(cases).exceptAll(session.table("plain").select("id", "name")).count() == 0
    # Nonces differ, also for the same value, and for each task.
    assert session.sql(f"select phalanx_encrypt(1, {file}, 'c') as cell from range(0, 5000, 1, 4)").distinct().count() == 5000
    assert session.sql(f"select phalanx_encrypt(1, {file}, 'c') as one, phalanx_encrypt(1, {file}, 'c') as two").where("one = two").count() == 0
    assert session.sql("describe function phalanx_encrypt").where("function_desc like '%suite%'").count() == 1


def test_refusals(session, key, folder):
    file = f"'file:{key.path}'"
    for query, message in (
        ("phalanx_encrypt(id, '0123456789abcdef', 'name')", "the key is not a reference: pass file:PATH, env:NAME or call:CLASS:METHOD"),
        ("phalanx_encrypt(id, 'call:java.lang.System:exit', 'name')", "SQL may not call 'java.lang.System:exit': add it to spark.phalanx.calls"),
        (f"phalanx_encrypt(id, {file}, cast(id as string))", "the column name must be a single string: pass a literal"),
        (f"phalanx_encrypt(id, {file})", "phalanx_encrypt has 2 arguments: pass 3 to 5"),
        (f"phalanx_decrypt(id, {file}, 'id')", "cells are binary, not bigint"),
        (f"phalanx_encrypt(parse_json('1'), {file}, 'id')", "the column has the type variant, which cells cannot have"),
        (f"phalanx_encrypt(id, {file}, 'id', '', 'kuznyechik-ctr')", "cells cannot use kuznyechik-ctr: use an AEAD"),
        (f"phalanx_decrypt(phalanx_encrypt(array(id), {file}, 'id'), {file}, 'id', '', 'date')", "column 'id' contains array<bigint>, not date"),
        ("phalanx_encrypt(id, 'env:NOT_SET', 'id')", "the environment variable NOT_SET is not set"),
        ("phalanx_encrypt(id, 'file:/not/there', 'id')", "the key file:/not/there cannot be read"),
        ("phalanx_encrypt(id, 'call:java.lang.Runtime:version', 'id')", "is not a public static method without arguments that returns the contents of a key file"),
        (f"phalanx_decrypt(cast('x' as binary), {file}, 'id')", "column 'id': a value is not a cell"),
    ):
        with pytest.raises(Exception) as refusal:
            session.sql(f"select {query} from range(10)").collect()
        assert message in str(refusal.value), query
        assert "0123456789abcdef" not in str(refusal.value)
    # A user cannot allow more.
    session.conf.set("spark.phalanx.calls", "java.lang.System:exit")
    with pytest.raises(Exception, match="SQL may not call"):
        session.sql("select phalanx_encrypt(id, 'call:java.lang.System:exit', 'name') from range(10)")


def test_modified_cells_and_wrong_keys(session, people, key, folder):
    people.select("id", seal("passport", key, "passport", "people").alias("cell")).write.parquet(f"{folder}/forged")
    cells = session.read.parquet(f"{folder}/forged")
    message = "column 'passport' of table 'people': authentication of a cell failed"
    one = F.expr("case when id = 777 then unhex(concat(substring(hex(cell), 1, length(hex(cell)) - 2), hex(char((conv(right(hex(cell), 2), 16, 10) + 1) % 127)))) else cell end")
    with pytest.raises(Exception, match=message):
        cells.withColumn("cell", one).select(unseal("cell", key, "passport", "people").alias("p")).agg(F.max("p")).collect()
    for names in (("born", "people"), ("passport", "others"), ("passport",)):
        with pytest.raises(Exception, match="authentication of a cell failed"):
            cells.select(unseal("cell", key, *names)).collect()
    phalanx.generate_key_file(folder / "other.key")
    with pytest.raises(Exception, match=message):
        cells.select(unseal("cell", keys.File(str(folder / "other.key")), "passport", "people")).collect()
    with pytest.raises(Exception, match="a cell is too short"):
        cells.withColumn("cell", F.expr("substring(cell, 1, 20)")).select(unseal("cell", key, "passport", "people")).collect()


TYPES = """id long, flag boolean, tiny tinyint, small short, whole int, ratio double, single float, money decimal(20,4), cents decimal(9,2), day date, moment timestamp,
    local timestamp_ntz, span interval day to second, name string, raw binary, many array<string>, pairs map<string,int>, nested struct<a:int,b:array<date>>"""
DAY, MOMENT = datetime.date(2026, 2, 3), datetime.datetime(2026, 2, 3, 4, 5, 6, 789)
FULL = (1, True, 2, 3, 4, 0.5, 0.25, decimal.Decimal("-1.2345"), decimal.Decimal("-7.89"), DAY, MOMENT, MOMENT, datetime.timedelta(1, 2, 3), "Ада", b"\x00\xff", ["a", None], {"k": 1}, (1, [DAY, None]))
ZERO = (3, False, 0, -1, -(2**31), 0.0, -0.5, decimal.Decimal(0), decimal.Decimal(0), DAY, MOMENT, MOMENT, datetime.timedelta(0), "", b"", [], {}, (None, None))


@pytest.mark.parametrize("suite", ["kuznyechik-mgm", SUITE])
def test_columns_of_every_type_with_python(session, key, suite):
    kinds = StructType.fromDDL(TYPES)
    frame = session.createDataFrame([FULL, (2, *[None] * 17), ZERO], kinds).repartition(2).cache()
    expected = sorted(map(repr, frame.collect()))
    names = frame.columns[1:]
    by_jvm = frame.select("id", *(seal(name, key, name, "all", suite).alias(name) for name in names)).cache()
    by_python = frame.select("id", *(functions.phalanx_encrypt(name, key, name=name, table="all", suite=suite).alias(name) for name in names)).cache()

    def jvm(cells):
        return cells.select("id", *(unseal(name, key, name, "all", kinds[name].dataType.simpleString(), suite).alias(name) for name in names))

    def python(cells):
        return cells.select("id", *(functions.phalanx_decrypt(name, key, name=name, table="all", suite=suite, type=kinds[name].dataType).alias(name) for name in names))

    for cells in (by_jvm, by_python):
        for opened in (jvm(cells), python(cells)):
            assert [field.dataType for field in opened.schema] == [field.dataType for field in frame.schema]
            assert sorted(map(repr, opened.collect())) == expected
    # The cells describe their types in the same way, except for the time zone.
    for one, two in zip(by_jvm.orderBy("id").collect(), by_python.orderBy("id").collect(), strict=True):
        for name in names:
            if one[name] is not None and name != "moment":
                head = 3 + int.from_bytes(one[name][1:3], "little") if one[name][0] == 3 else 1
                assert one[name][:head] == two[name][:head], name
    text = by_jvm.where("id = 1").select(*(unseal(name, key, name, "all", "string", suite).alias(name) for name in names if name != "raw")).first()
    assert (text.day, text.moment, text.name, text.money) == ("2026-02-03", "2026-02-03 04:05:06.000789Z", "Ада", "-1.2345")


def test_an_executor_that_is_killed(session, people, key, folder):
    """An executor dies in the middle of encryption. Nothing is lost, and nothing is written twice."""
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
    broken.select("id", seal("passport", key, "passport").alias("passport")).write.parquet(f"{folder}/killed")
    assert os.path.exists(marker)
    sealed = session.read.parquet(f"{folder}/killed")
    assert sealed.count() == ROWS and sealed.select("passport").distinct().count() == ROWS
    back = sealed.orderBy(F.xxhash64("id")).select("id", unseal("passport", key, "passport").alias("passport"))
    assert back.exceptAll(people).count() == 0 and back.count() == ROWS
