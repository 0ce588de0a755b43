"""Programs that exit while their daemon threads are inside calls to phalanx.

    python ends.py [TIMES [WORK...]]                runs each program TIMES times, with one thread and with six; exit status 1 if one of them failed
    python ends.py --program WORK THREADS FOLDER    is such a program

WORK is a function below, or "alone": everything that needs nothing but the wheel. Work whose packages are missing is left out, and named.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

SIZE = 1 << 20
KEY = bytes(range(32))
#: After this many seconds, we assume that a program hangs.
LIMIT = 60


def _aead():
    from phalanx.aead import KuznyechikMgm

    return KuznyechikMgm(KEY), bytes(16)


def encrypt(folder):
    key, nonce = _aead()
    return lambda: key.encrypt(nonce, bytes(SIZE))


def decrypt(folder):
    key, nonce = _aead()
    sealed = key.encrypt(nonce, bytes(SIZE))
    return lambda: key.decrypt(nonce, sealed)


def rejected(folder):
    """Every call fails, and creates its exception after reattaching."""
    import phalanx

    key, nonce = _aead()

    def call():
        try:
            phalanx._phalanx.open_rows(key, phalanx._phalanx.Counted(bytes(8), 0), None, (bytes(SIZE), 64), bytearray(SIZE // 64 * 48))
        except phalanx.RowError:
            return
        raise AssertionError("rows that fail authentication were accepted")

    return call


def encrypt_into(folder):
    key, nonce = _aead()

    def call():
        key.encrypt_into(nonce, bytes(SIZE), bytearray(SIZE + 16))

    return call


def decrypt_into(folder):
    key, nonce = _aead()
    sealed = key.encrypt(nonce, bytes(SIZE))
    return lambda: key.decrypt_into(nonce, sealed, bytearray(SIZE))


def rows(folder):
    import phalanx

    key, _ = _aead()

    def call():
        phalanx._phalanx.seal_rows(key, phalanx._phalanx.Counted(bytes(8), 0), None, (bytes(SIZE), 16), bytearray(SIZE * 2))

    return call


def mac(folder):
    import phalanx

    return lambda: phalanx.mac.new("kuznyechik-mac", KEY).update(bytes(SIZE))


def shared_mac(folder):
    """Threads wait for each other's turn."""
    import phalanx

    message = phalanx.mac.new("kuznyechik-mac", KEY)
    return lambda: message.update(bytes(SIZE))


def stream(folder):
    import phalanx

    return lambda: phalanx.ciphers.new("kuznyechik-ctr", KEY).encryptor(bytes(8)).update(bytes(SIZE))


def sectors(folder):
    import phalanx

    return lambda: phalanx.xts.new("kalyna-256/256-xts", bytes(range(64))[: phalanx.find("kalyna-256/256-xts").key_bytes]).encrypt_sectors(0, 4096, bytes(SIZE))


def _key_file(folder):
    import phalanx

    path = folder / "my.key"
    phalanx.generate_key_file(path)
    (folder / "plain").write_bytes(bytes(4 * SIZE))
    phalanx.encrypt_file(folder / "plain", folder / "sealed", path)
    return str(path)


def verify_file(folder):
    import phalanx

    key = _key_file(folder)
    return lambda: phalanx.verify_file(folder / "sealed", key)


def decrypt_file(folder):
    import phalanx

    key = _key_file(folder)
    return lambda: phalanx.decrypt_file(folder / "sealed", folder / f"{threading.get_ident()}.out", key, replace=True)


def encrypt_file(folder):
    """With a Python callback."""
    import phalanx

    key, told = _key_file(folder), []
    return lambda: phalanx.encrypt_file(
        folder / "plain", folder / f"{threading.get_ident()}.phx", key, replace=True, progress=lambda done, total: told.append(sum(range(2000)))
    )


def open_file(folder):
    import phalanx

    key = _key_file(folder)

    def call():
        with phalanx.open(folder / "sealed", "rb", key) as file:
            file.read()
        with phalanx.open(folder / f"{threading.get_ident()}.phx", "wb", key) as file:
            file.write(bytes(SIZE))

    return call


def fetched(folder):
    """A Python function fetches the parts of a file and releases the lock."""
    import phalanx

    key = _key_file(folder)
    sealed = (folder / "sealed").read_bytes()
    reader = phalanx.file.Reader(sealed[: 8 << 10], phalanx.file.secrets(key), len(sealed))

    def fetch(first, last):
        time.sleep(0.001)
        with open(folder / "sealed", "rb") as file:
            file.seek(first)
            return file.read(last - first)

    return lambda: reader.read(0, reader.size, fetch)


def selftest(folder):
    import phalanx

    return phalanx.selftest


def column(folder):
    import pyarrow

    import phalanx.arrow

    values = pyarrow.array([b"value"] * 20_000)
    return lambda: phalanx.arrow.encrypt(values, KEY, column="c")


def column_of_python(folder):
    """The column's exporter is Python code that releases the lock."""
    import pyarrow

    import phalanx.arrow

    values = pyarrow.array([b"value"] * 20_000)

    class Column:
        def __arrow_c_array__(self, requested_schema=None):
            time.sleep(0.001)
            return values.__arrow_c_array__(requested_schema)

    return lambda: phalanx.arrow.encrypt(Column(), KEY, column="c")


def _parquet(folder):
    import numpy
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({name: numpy.arange(200_000) for name in "abcd"})
    pyarrow.parquet.write_table(table, folder / "plain.parquet", row_group_size=50_000)
    return pyarrow.parquet


def _imported(call):
    """The first call imports modules. If a thread ends in the middle of an import, it stays locked, and pyarrow's threads would wait forever."""
    call()
    return call


def parquet(folder):
    import phalanx.fsspec
    import phalanx

    read = _parquet(folder).read_table
    key = _key_file(folder)
    phalanx.encrypt_file(folder / "plain.parquet", folder / "sealed.parquet", key)
    files = phalanx.fsspec.PhxFileSystem("file", key=key)
    return _imported(lambda: read(str(folder / "sealed.parquet"), filesystem=files))


def plain_parquet(folder):
    """The same without phalanx, which `parquet` is compared with."""
    import fsspec

    read = _parquet(folder).read_table
    files = fsspec.filesystem("file", skip_instance_cache=True)
    return _imported(lambda: read(str(folder / "plain.parquet"), filesystem=files))


#: The packages that each of them needs.
WORKS = {
    encrypt: [], decrypt: [], rejected: [], encrypt_into: [], decrypt_into: [], rows: [], mac: [], shared_mac: [], stream: [], sectors: [],
    verify_file: [], decrypt_file: [], encrypt_file: [], open_file: [], fetched: [], selftest: [],
    column: ["pyarrow"], column_of_python: ["pyarrow"], parquet: ["pyarrow", "fsspec", "numpy"], plain_parquet: ["pyarrow", "fsspec", "numpy"],
}  # fmt: skip
NAMED = {work.__name__: work for work in WORKS}


def missing(work):
    """The packages needed for some work that this Python doesn't have."""
    return [name for name in WORKS[NAMED[work]] if importlib.util.find_spec(name) is None]


def program(work, threads, folder):
    """Exits while that many threads are at work. Threads are still reading in the folder, so it is up to the parent process to remove it."""
    call = NAMED[work](pathlib.Path(folder))
    begun = threading.Semaphore(0)

    def run():
        begun.release()
        while True:
            call()

    for _ in range(threads):
        threading.Thread(target=run, daemon=True).start()
    for _ in range(threads):
        begun.acquire()
    # Every thread is in a call or close to one. Exactly where is different each time.
    time.sleep(0.02 + os.getpid() % 16 / 200)


def failure(work, threads):
    """Runs a program, and returns the problem or None."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--program", work, str(threads), folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return f"{work}, {threads} threads: the program did not end in {LIMIT} s"
    # Parquet threads may report that the program is exiting.
    if done.returncode == 0 and (not done.stderr or (work == "parquet" and "the program is exiting" in done.stderr)):
        return None
    return f"{work}, {threads} threads: exit status {done.returncode}\n{done.stderr[-2000:]}"


def failures(work, times):
    """All problems in several runs of a program, with one thread and with six."""
    runs = [failure(work, threads) for threads in (1, 6) for _ in range(times)]
    return [run for run in runs if run is not None]


def main():
    if sys.argv[1:2] == ["--program"]:
        program(sys.argv[2], int(sys.argv[3]), sys.argv[4])
        return
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    bad, version = {}, sys.version.split()[0]
    works = sys.argv[2:] or NAMED
    for work in [work.__name__ for work, needs in WORKS.items() if not needs] if works == ["alone"] else works:
        lacks = missing(work)
        if lacks:
            print(f"NOT TESTED: programs that end during {work} by Python {version}, which has no {' and no '.join(lacks)}")
            continue
        bad[work] = failures(work, times)
        print(f"{version} {work}: {2 * times - len(bad[work])} of {2 * times} programs ended with status 0", flush=True)
        if bad[work] and work != "plain_parquet":
            print(bad[work][0])
    # pyarrow's own threads may still be running when a program exits, with any Python file.
    allowed = {"parquet": len(bad.get("plain_parquet", [])), "plain_parquet": 2 * times}
    sys.exit(any(len(wrong) > allowed.get(work, 0) for work, wrong in bad.items()))


if __name__ == "__main__":
    main()
