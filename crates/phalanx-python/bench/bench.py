"""Measures how much overhead Python adds to the library, and compares it with cryptography and pycryptodome, in a single run:

    python bench.py [--command phalanx-bench --library libphalanx.so.0] [--svg chart.svg]

With --command and --library, phalanx-bench times the same calls in Rust before and after, and we use the lower time. The tables are in Markdown.
"""

import argparse
import io
import itertools
import math
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial

import numpy

import phalanx.fsspec
from phalanx import aead, arrow, ciphers, rows

SIZES = (16, 64, 256, 1024, 4096, 16384, 65536, 1 << 20)
ROWS = 1_000_000
AAD = bytes(16)
#: The length of the associated data for the column passport in the table people.
COLUMN_AAD = 41


def best(works: list[Callable[[], object]], repeat: int = 15) -> list[tuple[float, float]]:
    """The minimum wall-clock time of each job in seconds, and its minimum CPU time, which other programs affect less. The jobs take turns."""
    least = [(math.inf, math.inf)] * len(works)
    for _ in range(repeat):
        for i, work in enumerate(works):
            start, used = time.perf_counter(), time.process_time()
            work()
            taken, used = time.perf_counter() - start, time.process_time() - used
            least[i] = (min(least[i][0], taken), min(least[i][1], used))
    return least


def calls(works: list[Callable[[], object]], seconds: float = 0.4) -> list[float]:
    """The minimum time of a call of each job in nanoseconds. The jobs take turns, in slices so short that some are undisturbed, as in phalanx-bench."""
    least = [math.inf] * len(works)
    once = best(works, 5)
    for _ in range(9):
        for i, work in enumerate(works):
            n = max(1, int(2e-4 / once[i][0]))
            end = time.perf_counter() + seconds / 9
            while time.perf_counter() < end:
                start = time.perf_counter()
                for _ in itertools.repeat(None, n):
                    work()
                least[i] = min(least[i], (time.perf_counter() - start) / n)
    return [taken * 1e9 for taken in least]


def in_rust(arguments: list[str]) -> list[list[str]]:
    """The cells of the tables that phalanx-bench prints."""
    out = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in out.splitlines() if line.startswith("|")]


def calls_in_rust(options: argparse.Namespace) -> dict[int, float]:
    """Nanoseconds per call, by number of bytes."""
    sizes = ",".join(str(size) for size in SIZES)
    lines = in_rust([options.command, "calls", "fronts", options.library, "--cipher", "kuznyechik", "--bytes", sizes])
    return {int(line[1]): float(line[2]) for line in lines if line[:1] == ["kuznyechik-mgm"]}


def rows_in_rust(options: argparse.Namespace) -> dict[str, float]:
    lines = in_rust([options.command, "calls", "rows", "--rows", str(ROWS), "--bytes", "16", "--cipher", "kuznyechik", "--level", phalanx.level()])
    found = {}
    for line in lines:
        if line[0] == "kuznyechik-ctr":
            found["rows.apply, CTR"] = float(line[2])
        if line[:2] == ["kuznyechik-mgm", "16 bytes of associated data"]:
            found["rows.seal, MGM"] = float(line[2])
    return found


def table(head: list[str], lines: list[list[str]]) -> None:
    for line in [head, ["---"] * len(head), *lines]:
        print("| " + " | ".join(line) + " |")
    print()


def messages(options: argparse.Namespace) -> dict[str, dict[int, float]]:
    from Crypto.Cipher import AES
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    key, nonce, aes = aead.KuznyechikMgm(bytes(32)), bytes(16), AESGCM(bytes(32))
    found: dict[str, dict[int, float]] = {}
    rust = calls_in_rust(options) if options.command else {}
    for size in SIZES:
        data, out = os.urandom(size), bytearray(size + 16)
        works: dict[str, Callable[[], object]] = {
            "encrypt": partial(key.encrypt, nonce, data),
            "encrypt_into": partial(key.encrypt_into, nonce, data, out),
            "cryptography": partial(aes.encrypt, nonce[:12], data, None),
            "pycryptodome": lambda data=data: AES.new(bytes(32), AES.MODE_GCM, nonce=nonce).encrypt_and_digest(data),
        }
        for name, ns in zip(works, calls(list(works.values())), strict=True):
            found.setdefault(name, {})[size] = ns
    if options.command:
        again = calls_in_rust(options)
        found = {"Rust": {size: min(ns, again[size]) for size, ns in rust.items()}, **found}
    lines = []
    for size in SIZES:
        line = [f"{size:,}"] + [f"{by[size]:,.0f}" for by in found.values()]
        if "Rust" in found:
            more = found["encrypt"][size] - found["Rust"][size]
            line.append(f"{more:+,.0f} ns, × {found['encrypt'][size] / found['Rust'][size]:.2f}")
        lines.append(line)
    table(["bytes", *found, *(["over Rust"] if "Rust" in found else [])], lines)
    return found


def tables(options: argparse.Namespace) -> None:
    import pyarrow

    data = numpy.random.default_rng(1).integers(0, 256, (ROWS, 16), numpy.uint8)
    key, ctr, counted = aead.KuznyechikMgm(bytes(32)), ciphers.new("kuznyechik-ctr", bytes(32)), rows.Counted(bytes(8), 0)
    sealed = rows.seal(key, data, counted, AAD)
    array = pyarrow.array(data.reshape(-1).view("V16").tolist(), pyarrow.binary())
    holes = pyarrow.array([value if i % 10 else None for i, value in enumerate(array.to_pylist())], pyarrow.binary())
    cells = arrow.encrypt(array, key, column="passport", table="people", first_row=0)
    works: dict[str, Callable[[], object]] = {
        "rows.seal, MGM": lambda: rows.seal(key, data, counted, AAD),
        "rows.seal, MGM, associated data as long as a column's": lambda: rows.seal(key, data, counted, bytes(COLUMN_AAD)),
        "rows.open, MGM": lambda: rows.open(key, sealed, counted, AAD),
        "rows.apply, CTR": lambda: rows.apply(ctr, data, rows.Counted(b"", 0)),
        "arrow.encrypt, MGM": lambda: arrow.encrypt(array, key, column="passport", table="people", first_row=0),
        "arrow.encrypt, a tenth null": lambda: arrow.encrypt(holes, key, column="passport", table="people", first_row=0),
        "arrow.decrypt, MGM": lambda: arrow.decrypt(cells, key, column="passport", table="people"),
    }
    rust = rows_in_rust(options) if options.command else {}
    taken = best(list(works.values()), 9)
    if options.command:
        rust = {name: min(ns, rust[name]) for name, ns in rows_in_rust(options).items()}
    lines = [
        [name, f"{seconds / ROWS * 1e9:.1f}", f"{used / ROWS * 1e9:.1f}", f"{rust[name]:.1f}" if name in rust else ""]
        for name, (seconds, used) in zip(works, taken, strict=True)
    ]
    table([f"{ROWS:,} rows of 16 bytes", "ns a row", "of processors", "Rust"], lines)


def objects(suite: str) -> None:
    """Compares encrypted objects in a store with plaintext ones."""
    import fsspec
    import pyarrow
    import pyarrow.parquet

    with tempfile.TemporaryDirectory() as folder:
        phalanx.generate_key_file(f"{folder}/my.key")
        store = fsspec.filesystem("memory")
        phx = phalanx.fsspec.PhxFileSystem(fs=store, key=f"{folder}/my.key", suite=suite)
        source = numpy.random.default_rng(2)
        frame = pyarrow.table({name: source.integers(0, 10_000, 2_000_000) for name in "abcd"} | {"s": [f"row {i % 1000}" for i in range(2_000_000)]})
        parquet = io.BytesIO()
        pyarrow.parquet.write_table(frame, parquet, compression="zstd")
        store.pipe_file("/plain", parquet.getvalue())
        phx.pipe_file("/sealed", parquet.getvalue())
        block = os.urandom(64 << 20)
        phx.pipe_file("/block", block)
        sealed = store.cat_file("/block")
        reader = phx.reader("/block")
        first, last = reader.locate(0, len(block))
        part = sealed[first:last]

        def scan(fs: object, name: str) -> Callable[[], object]:
            return lambda: pyarrow.parquet.read_table(name, filesystem=fs)

        ways: dict[str, Callable[[], object]] = {
            "a Parquet scan": scan(store, "/plain"),
            "the same through phx": scan(phx, "/sealed"),
            "64 MiB decrypted in one call": lambda: reader.decrypt(0, len(block), part),
            "the same by cat_ranges": lambda: phx.cat_ranges(["/block"], [0], [len(block)]),
        }
        taken = best(list(ways.values()), 15)
        lines = []
        for i, (name, (seconds, used)) in enumerate(zip(ways, taken, strict=True)):
            ratios = [f"{seconds / taken[i - 1][0]:.2f}", f"{used / taken[i - 1][1]:.2f}"] if i % 2 else ["", ""]
            lines.append([name, f"{seconds * 1e3:.1f}", f"{used * 1e3:.1f}", *ratios])
        table([f"objects, suite {suite}", "ms", "of processors", "ratio", "of processors"], lines)


GOALS = """Goals: a call is at most 250 ns slower than in Rust, and from 16 KiB on at most 5 % slower.
A row of a column costs at most 125 ns. A Parquet scan through phx is at most 20 % slower, `cat_ranges` 15 %.
For comparison, the tables contain a row in Rust with a column's associated data, and a scan without encryption.
"""

COLOURS = {"Rust": "#111", "encrypt": "#0b6e99", "encrypt_into": "#5aa9c9", "cryptography": "#c26a00", "pycryptodome": "#8a8a8a"}


def chart(found: dict[str, dict[int, float]], path: str) -> None:
    """Plots nanoseconds against bytes, both on a logarithmic scale."""
    wide, high, left, top, bottom = 720, 400, 70, 30, 50
    most = math.ceil(math.log10(max(max(by.values()) for by in found.values())))
    least = math.floor(math.log10(min(min(by.values()) for by in found.values())))
    steps = len(SIZES) - 1

    def x(i: float) -> float:
        return left + i * (wide - left - 150) / steps

    def y(ns: float) -> float:
        return top + (most - math.log10(ns)) / (most - least) * (high - top - bottom)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<text x="{left}" y="16">A call: kuznyechik-mgm by phalanx, AES-256-GCM by others; ns over bytes, level {phalanx.level()}</text>',
    ]
    for power in range(least, most + 1):
        out.append(f'<path d="M{left} {y(10**power):.1f}H{wide - 150}" stroke="#ddd"/>')
        out.append(f'<text x="{left - 8}" y="{y(10**power) + 4:.1f}" text-anchor="end">{10**power:,}</text>')
    for i, size in enumerate(SIZES):
        shown = f"{size}" if size < 1024 else f"{size >> 10} Ki" if size < 1 << 20 else f"{size >> 20} Mi"
        out.append(f'<text x="{x(i):.1f}" y="{high - bottom + 20}" text-anchor="middle">{shown}</text>')
    ends = sorted(found, key=lambda name: -found[name][SIZES[-1]])
    for i, name in enumerate(ends):
        by = found[name]
        points = " ".join(f"{x(j):.1f},{y(by[size]):.1f}" for j, size in enumerate(SIZES))
        dash = ' stroke-dasharray="5 3"' if name == "Rust" else ""
        out.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"{dash}/>')
        at = top + 20 + i * 20
        out.append(f'<path d="M{wide - 140} {at - 4}h24" stroke="{COLOURS[name]}" stroke-width="2"{dash}/><text x="{wide - 110}" y="{at}">{name}</text>')
    with open(path, "w") as file:
        file.write("\n".join([*out, "</svg>"]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--command", help="the phalanx-bench command from a release build")
    parser.add_argument("--library", help="libphalanx.so.0 from a release build")
    parser.add_argument("--svg", help="where to write a chart")
    options = parser.parse_args()
    if (options.command is None) != (options.library is None):
        parser.error("--command and --library must be used together")
    print(f"Level {phalanx.level()}; ns a call of kuznyechik-mgm, AES-256-GCM by others; load {os.getloadavg()[0]:.2f}\n")
    found = messages(options)
    tables(options)
    for suite in ("kalyna-256/256-gcm", "kuznyechik-mgm"):
        objects(suite)
    print(GOALS, end="")
    if options.svg:
        chart(found, options.svg)


if __name__ == "__main__":
    main()
