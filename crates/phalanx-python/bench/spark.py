"""Encrypts a column in Spark in several ways, which take turns on the same rows: python spark.py MASTER ROWS WIDTH [--times N]

We report the minimum wall-clock time of each way, and the minimum CPU time of all executors and Python workers together. The table is in Markdown.
"""

import argparse
import os
import pathlib
import platform
import sys
import tempfile
import time
from collections.abc import Callable

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

import phalanx
from phalanx import spark as phx
from phalanx.spark import functions


def processors() -> float:
    """The CPU time in seconds used by all descendants of this process, including those that they have waited for."""
    parents, taken = {}, {}
    for path in pathlib.Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                stat = (path / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # The process has exited.
            parents[int(path.name)] = int(stat[1])
            taken[int(path.name)] = sum(map(int, stat[11:15])) / os.sysconf("SC_CLK_TCK")

    def ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process]
        return process == os.getpid()

    return sum(seconds for process, seconds in taken.items() if process != os.getpid() and ours(process))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("master")
    parser.add_argument("rows", type=int)
    parser.add_argument("width", type=int)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--jar", help="phalanx-java, whose functions are measured as well")
    options = parser.parse_args()
    os.environ["PYSPARK_PYTHON"] = sys.executable
    jar = {"spark.jars": options.jar, "spark.sql.extensions": "dev.phalanx.PhalanxExtensions"} if options.jar else {}
    session = (
        SparkSession.builder.config(map=jar)
        .master(options.master)
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
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
    data = F.expr(f"cast(substring(repeat({digest}, {options.width // 64 + 1}), 1, {options.width}) as binary)")
    table = session.range(0, options.rows, 1, max(2, options.rows // 500_000)).select("id", data.alias("data"))
    aes = F.aes_encrypt("data", F.lit(os.urandom(32)), F.lit("GCM"))
    ways: dict[str, Callable[[], DataFrame]] = {
        "the rows alone": lambda: table,
        "identity through Python": lambda: table.mapInArrow(lambda batches: batches, table.schema),
        "`aes_encrypt`, GCM": lambda: table.select("id", aes.alias("data")),
        "`spark.encrypt`": lambda: phx.encrypt(table, {"data": key}),
        "`functions.phalanx_encrypt`": lambda: table.select("id", functions.phalanx_encrypt("data", key, name="data").alias("data")),
    }
    if options.jar:
        names = F.lit(f"file:{folder}/k.key"), F.lit("data")
        cells = F.call_function("phalanx_encrypt", "data", *names)
        ways["the jar's `phalanx_encrypt`"] = lambda: table.select("id", cells.alias("data"))
        table.select("id", cells.alias("data")).write.parquet(f"{folder}/cells")
        sealed = session.read.parquet(f"{folder}/cells")
        ways["cells alone"] = lambda: sealed
        ways["`functions.phalanx_decrypt`"] = lambda: sealed.select("id", functions.phalanx_decrypt("data", key, name="data").alias("data"))
        ways["the jar's `phalanx_decrypt_binary`"] = lambda: sealed.select("id", F.call_function("phalanx_decrypt_binary", "data", *names).alias("data"))
    wall, taken = dict.fromkeys(ways, float("inf")), dict.fromkeys(ways, float("inf"))
    for _ in range(options.times):
        for way, made in ways.items():
            start, before = time.monotonic(), processors()
            made().write.format("noop").mode("overwrite").save()
            wall[way] = min(wall[way], time.monotonic() - start)
            taken[way] = min(taken[way], processors() - before)
    session.stop()
    print(f"`{options.master}`, {options.rows:,} rows of {options.width} bytes, level `{phalanx.level()}`, {os.cpu_count()} cores of {platform.machine()}:\n")
    print("| | seconds | of processors | × identity | `aes_encrypt` ÷ it |\n| --- | --- | --- | --- | --- |")
    identity, other = list(ways)[1], list(ways)[2]
    for way in ways:
        print(f"| {way} | {wall[way]:.2f} | {taken[way]:.2f} | {wall[way] / wall[identity]:.2f} | {wall[other] / wall[way]:.2f} |")
    print("\nGoals: an authenticated column takes at most 1.3 times as long as the identity through Python,")
    print("and `aes_encrypt` at least 2.5 times as long as that column.")


if __name__ == "__main__":
    main()
