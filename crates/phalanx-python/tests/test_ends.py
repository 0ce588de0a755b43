"""Tests how programs exit, with threads in the middle of calls (see ends.py), and with calls while the interpreter is finalizing."""

import os
import subprocess
import sys

import ends
import pytest

TIMES = 30 if os.environ.get("PHALANX_LONG") == "1" else 2


@pytest.mark.parametrize("work", ["encrypt", "verify_file", "rejected", "fetched", "column", "column_of_python"])
def test_a_program_ends_while_threads_are_at_work(work):
    # crates/phalanx-python/check runs the others, with every Python that is installed.
    for package in ends.missing(work):
        pytest.skip(f"no {package}")
    assert ends.failures(work, TIMES) == []


def test_a_program_ends_during_a_read_of_parquet():
    """This must be no worse than with a plain file, since pyarrow has its own threads."""
    for package in ends.missing("parquet"):
        pytest.skip(f"no {package}")
    failures = ends.failures("parquet", TIMES)
    assert not failures or len(failures) <= len(ends.failures("plain_parquet", TIMES)), failures[0]


LAST = """
import sys, threading, phalanx
from phalanx import _phalanx
from phalanx.aead import KuznyechikMgm

KEY, NONCE = KuznyechikMgm(bytes(32)), bytes(16)
SECRETS = phalanx.file.secrets(sys.argv[1])

class Last:
    def __init__(self):
        # Modules may be empty when this object goes.
        self.of = (_phalanx, KEY, NONCE, SECRETS, bytes, bytearray, sys.argv[2], sys.is_finalizing, phalanx.RowError)

    def __del__(self):
        native, key, nonce, secrets, bytes, bytearray, folder, is_finalizing, refused = self.of
        assert is_finalizing()
        assert key.decrypt(nonce, key.encrypt(nonce, bytes(1 << 20))) == bytes(1 << 20)
        told = []
        native.encrypt_file(folder + "/plain", folder + "/sealed", secrets, None, None, True, None, lambda done, total: told.append(done))
        assert native.verify_file(folder + "/sealed", secrets) == 1 << 20 and told
        try:
            native.open_rows(key, native.Counted(bytes(8), 0), None, (bytes(64), 32), bytearray(32))
        except refused as error:
            assert error.row == 0 and error.bad == 2
        print("the last call returned", flush=True)

open(sys.argv[2] + "/plain", "wb").write(bytes(1 << 20))
last = Last()
"""


@pytest.mark.parametrize("threads", [0, 3])
def test_the_thread_that_finalizes_goes_on(tmp_path, key_file, threads):
    """Calls in `__del__` once the interpreter has started finalizing. By then, any daemon threads that tried to reattach have been parked."""
    # They need their own globals because a thread that never ends keeps its function's globals
    # alive.
    busy = 'own = {"key": KEY, "nonce": NONCE}\nexec("def busy():\\n while True: key.encrypt(nonce, bytes(1 << 20))", own)\n'
    busy += 'threading.Thread(target=own["busy"], daemon=True).start()\n' * threads
    command = [sys.executable, "-c", LAST + busy, str(key_file), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=ends.LIMIT)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "the last call returned\n")


ISOLATED = """
import sys
if sys.version_info >= (3, 14):
    from concurrent import interpreters
    run = lambda code: interpreters.create().exec(code)
elif sys.version_info >= (3, 13):
    import _interpreters
    def run(code):
        said = _interpreters.exec(_interpreters.create(), code)
        if said is not None:
            raise RuntimeError(said.formatted)
else:
    import _xxsubinterpreters
    run = lambda code: _xxsubinterpreters.run_string(_xxsubinterpreters.create(), code)
import phalanx
try:
    run("import phalanx")
except BaseException as error:
    print(type(error).__name__, error)
else:
    print("imported")
assert phalanx.selftest
"""


@pytest.mark.skipif(sys.version_info < (3, 12), reason="isolated interpreters came with Python 3.12")
def test_isolated_interpreters_are_refused():
    """As docs/python.md says."""
    done = subprocess.run([sys.executable, "-c", ISOLATED], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "ImportError" in done.stdout and "subinterpreters" in done.stdout
