"""What Python costs over the library, beside cryptography and pycryptodome, in one run: python bench.py

The library's own time is that of `decrypt`'s and `encrypt`'s work measured by a call with as many bytes in place; ratios are of one run, taken in turn.
"""

import os
import time

import numpy

import phalanx
from phalanx import aead, arrow, ciphers, rows


def best(works, repeat=9):
    """The least seconds of each work, taken in turn."""
    least = [float("inf")] * len(works)
    for _ in range(repeat):
        for i, work in enumerate(works):
            start = time.perf_counter()
            work()
            least[i] = min(least[i], time.perf_counter() - start)
    return least


def messages():
    key, nonce = aead.KuznyechikMgm(bytes(32)), bytes(16)
    others = {}
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        aes = AESGCM(bytes(32))
        others["cryptography"] = lambda data: aes.encrypt(nonce[:12], data, None)
    except ImportError:
        pass
    try:
        from Crypto.Cipher import AES

        others["pycryptodome"] = lambda data: AES.new(bytes(32), AES.MODE_GCM, nonce=nonce).encrypt_and_digest(data)
    except ImportError:
        pass
    print(f"level {phalanx.level()}; ns a call of kuznyechik-mgm, and of AES-256-GCM by others")
    print(f"{'bytes':>9} {'encrypt':>11} {'encrypt_into':>13}", *(f"{name:>13}" for name in others))
    for size in (16, 64, 256, 1024, 4096, 16384, 65536, 1 << 20, 16 << 20):
        n = max(3, min(5000, (4 << 20) // size))
        data, out = os.urandom(size), bytearray(size + 16)

        def repeat(work):
            def run():
                for _ in range(n):
                    work()

            return run

        works = [lambda: key.encrypt(nonce, data), lambda: key.encrypt_into(nonce, data, out), *((lambda w=w: w(data)) for w in others.values())]
        taken = [seconds / n * 1e9 for seconds in best([repeat(work) for work in works])]
        print(f"{size:9}", *(f"{ns:12.0f}" for ns in taken))


def tables(count=1_000_000):
    data = numpy.random.default_rng(1).integers(0, 256, (count, 16), numpy.uint8)
    key, ctr, counted = aead.KuznyechikMgm(bytes(32)), ciphers.new("kuznyechik-ctr", bytes(32)), rows.Counted(bytes(8), 0)
    aad = b"the associated data of a column"
    sealed = rows.seal(key, data, counted, aad)
    works = {
        "rows.seal, MGM": lambda: rows.seal(key, data, counted, aad),
        "rows.open, MGM": lambda: rows.open(key, sealed, counted, aad),
        "rows.apply, CTR": lambda: rows.apply(ctr, data, rows.Counted(b"", 0)),
    }
    try:
        import pyarrow

        array = pyarrow.array(data.reshape(-1).view("V16").tolist(), pyarrow.binary())
        cells = arrow.encrypt(array, key, column="c", table="t", first_row=0)
        works["arrow.encrypt, MGM"] = lambda: arrow.encrypt(array, key, column="c", table="t", first_row=0)
        works["arrow.decrypt, MGM"] = lambda: arrow.decrypt(cells, key, column="c", table="t")
    except ImportError:
        pass
    print(f"{count} rows of 16 bytes, ns a row")
    for name, seconds in zip(works, best(list(works.values()), 5), strict=True):
        print(f"{name:20} {seconds / count * 1e9:8.1f}")


if __name__ == "__main__":
    messages()
    tables()
    print("the least of several runs; the machine may have been shared")
