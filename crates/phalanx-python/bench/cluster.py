"""Writes a large encrypted data set on a cluster while one executor gets killed, reads it back, and compares all of it.

    python cluster.py MASTER ROWS WIDTH FOLDER

We encrypt a column of WIDTH bytes, and also the objects. Every process is monitored throughout, because its memory use must not grow with the number of rows.
To detect lost or duplicate rows, we compare sums over the rows before writing and after reading: the number of rows, their ids, and a hash of each row, both added and XORed.
"""

import argparse
import os
import pathlib
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections import defaultdict

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

import phalanx
from phalanx import spark as phx


def processes() -> dict[int, tuple[int, str]]:
    """The parent and the command line of every process."""
    found = {}
    for path in pathlib.Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                stat = (path / "stat").read_text()
                found[int(path.name)] = (int(stat.rpartition(")")[2].split()[1]), (path / "cmdline").read_text())
            except OSError:
                continue  # The process has exited.
    return found


def own(found: dict[int, tuple[int, str]]) -> dict[int, str]:
    """The executors and Python workers that descend from this process, and their kinds."""

    def ours(process: int) -> bool:
        while process in found and process != os.getpid():
            process = found[process][0]
        return process == os.getpid()

    kinds = {"CoarseGrainedExecutorBackend": "executor", "pyspark.daemon": "Python worker"}
    return {
        process: kind
        for process, (parent, line) in found.items()
        for mark, kind in kinds.items()
        # The daemon itself only forks.
        if mark in line and ours(process) and (kind == "executor" or "pyspark.daemon" in found.get(parent, (0, ""))[1])
    }


class Watch(threading.Thread):
    """Records the resident memory of each process in MiB, twice a second."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.seen: dict[tuple[str, int], list[float]] = defaultdict(list)
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.wait(0.5):
            for process, kind in own(processes()).items():
                try:
                    pages = int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1])
                except OSError:
                    continue
                self.seen[kind, process].append(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20))

    def report(self, what: str) -> None:
        for (kind, process), samples in sorted(self.seen.items()):
            if len(samples) >= 20:
                third = len(samples) // 3
                first, last = statistics.median(samples[third : 2 * third]), statistics.median(samples[2 * third :])
                print(f"  {what}: {kind} {process}: MiB in the second third {first:.0f}, in the last {last:.0f}, at most {max(samples):.0f} ({len(samples)} samples)")
        self.seen.clear()


def kill_one(folder: pathlib.Path, parts: int) -> None:
    """Sends SIGKILL to an executor once a third of the parts exist."""
    while len(list(folder.glob("part-*"))) < parts // 3:
        time.sleep(0.2)
    victims = [process for process, kind in own(processes()).items() if kind == "executor"]
    os.kill(victims[0], signal.SIGKILL)
    print(f"  executor {victims[0]} of {len(victims)} was killed when {len(list(folder.glob('part-*')))} of {parts} parts existed", flush=True)


def sums(frame: DataFrame) -> tuple[int, ...]:
    mark = F.xxhash64("id", "data")
    wide = mark.cast("decimal(38,0)")
    row = frame.agg(F.count("*"), F.sum(F.col("id").cast("decimal(38,0)")), F.sum(wide), F.bit_xor(mark), F.sum(F.length("data"))).first()
    assert row is not None
    return tuple(int(value) for value in row)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("master")
    parser.add_argument("rows", type=int)
    parser.add_argument("width", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master(options.master)
        .config("spark.ui.enabled", "false")
        .config("spark.driver.memory", "1g")
        .config("spark.executor.memory", "900m")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.worker.cleanup.enabled", "true")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    keys = pathlib.Path(tempfile.mkdtemp())
    phalanx.generate_key_file(keys / "k.key")
    key = phalanx.keys.File(str(keys / "k.key"))
    parts = max(6, options.rows // 500_000)
    number = F.col("id").cast("string").cast("binary")
    table = session.range(0, options.rows, 1, parts).select(
        "id", F.substring(F.concat(*[F.sha2(F.concat(number, F.lit(str(i)).cast("binary")), 512).cast("binary") for i in range(-(-options.width // 128))]), 1, options.width).alias("data")
    )
    watch = Watch()
    watch.start()
    url = f"phx::file://{options.folder}/large"
    killer = threading.Thread(target=kill_one, args=(options.folder / "large", parts), daemon=True)
    killer.start()
    began = time.monotonic()
    manifest = phx.write_parquet(phx.encrypt(table, {"data": key}, table="large"), url, key, suite="kuznyechik-mgm", compression="none")
    written = time.monotonic() - began
    killer.join(1)
    sealed = sum(part["bytes"] for part in manifest["parts"])
    files = sum(path.stat().st_size for path in (options.folder / "large").iterdir())
    print(f"{options.master}: {options.rows:,} rows of {options.width} bytes, encrypted and written in {written:.0f} s: {len(manifest['parts'])} objects, {sealed / 1e9:.2f} GB")
    print(f"  {options.rows / written / 1e6:.2f} million rows/s; {(files - sealed) / 1e6:.1f} MB of overhead from failed attempts and the manifest")
    watch.report("writing")
    began = time.monotonic()
    back = phx.decrypt(phx.read_parquet(session, url, key), {"data": key}, table="large")
    found = sums(back)
    read = time.monotonic() - began
    print(f"  read, verified and decrypted in {read:.0f} s: {options.rows / read / 1e6:.2f} million rows/s")
    watch.report("reading")
    expected = sums(table)
    watch.ended.set()
    print("  number of rows, and sums of ids, hashes and lengths:", "all the same" if found == expected else f"DIFFERENT: {found}, not {expected}")
    session.stop()
    sys.exit(found != expected)


if __name__ == "__main__":
    main()
