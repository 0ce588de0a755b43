"""A column in Spark, in several ways, on the same rows: python spark.py MASTER ROWS WIDTH [WAY...]"""

import os
import resource
import sys
import tempfile
import time

from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import BinaryType, LongType, StructField, StructType

import phalanx
from phalanx import spark as phx

master, rows, width = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
os.environ["PYSPARK_PYTHON"] = sys.executable
session = (
    SparkSession.builder.master(master)
    .config("spark.ui.enabled", "false")
    .config("spark.driver.memory", "1g")
    .config("spark.executor.memory", "900m")
    .config("spark.driver.host", "127.0.0.1")
    .config("spark.driver.bindAddress", "127.0.0.1")
    .getOrCreate()
)
session.sparkContext.setLogLevel("ERROR")
folder = tempfile.mkdtemp()
phalanx.generate_key_file(f"{folder}/k.key")
key = phalanx.keys.File(f"{folder}/k.key")
digest = "sha2(cast(cast(id as string) as binary), 256)"
table = session.range(0, rows, 1, max(2, rows // 500_000)).select(
    "id", F.expr(f"cast(substring(repeat({digest}, {width // 64 + 1}), 1, {width}) as binary)").alias("data")
)
schema = StructType([StructField("id", LongType()), StructField("data", BinaryType())])
ways = {
    "data alone": lambda: table,
    "identity": lambda: table.mapInArrow(lambda batches: batches, schema),
    "aes_encrypt": lambda: table.select("id", F.aes_encrypt("data", F.lit(bytes(32)), F.lit("GCM")).alias("data")),
    "phalanx": lambda: phx.encrypt(table, {"data": key}),
    "function": lambda: table.select("id", phx_function("data")),
}


def phx_function(column):
    from phalanx.spark import functions

    return functions.phalanx_encrypt(column, key, name="data")


chosen = sys.argv[4:] or list(ways)
least = dict.fromkeys(chosen, float("inf"))
for _ in range(int(os.environ.get("TIMES", "3"))):
    for way in chosen:
        start = time.time()
        ways[way]().write.format("noop").mode("overwrite").save()
        least[way] = min(least[way], time.time() - start)
for way, seconds in least.items():
    beside = " ".join(f"{seconds / least[other]:5.2f} x {other}" for other in ("identity", "aes_encrypt") if other in least)
    print(f"{master} {way:12} {rows} rows of {width}: {seconds:6.2f} s, {rows / seconds / 1e6:6.2f} million rows/s, {beside}", flush=True)
print("largest child, MiB:", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10)
session.stop()
