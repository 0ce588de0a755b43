"""Tests buffers, errors and threads."""

import array
import contextlib
import copy
import io
import mmap
import os
import pickle
import subprocess
import sys
import threading

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import phalanx
from phalanx import aead, ciphers, rows

KEY, NONCE = bytes(range(32)), bytes(16)
AEADS = [a for a in phalanx.algorithms() if a.role == "aead"]


def made(algorithm):
    return aead.new(algorithm.name, bytes(algorithm.key_bytes), algorithm.needs), bytes(algorithm.nonce_bytes)


@pytest.mark.parametrize("algorithm", AEADS, ids=lambda a: a.name)
def test_round_trips_and_refusals(algorithm):
    key, nonce = made(algorithm)
    for size in (1, 15, 16, 17, 1000, 5000):
        plain = os.urandom(size)
        sealed = key.encrypt(nonce, plain, b"aad")
        assert len(sealed) == size + key.tag_bytes
        assert key.decrypt(nonce, sealed, b"aad") == plain
        for at in (0, size - 1, size, len(sealed) - 1):
            bad = bytearray(sealed)
            bad[at] ^= 1
            with pytest.raises(phalanx.InvalidTag):
                key.decrypt(nonce, bad, b"aad")
            out = bytearray(size)
            with pytest.raises(phalanx.InvalidTag):
                key.decrypt_into(nonce, bad, out, b"aad")
            assert out == bytes(size), "unverified plaintext came out"
        with pytest.raises(phalanx.InvalidTag):
            key.decrypt(nonce, sealed, b"add")
    with pytest.raises(phalanx.InvalidTag):
        key.decrypt(nonce, b"")
    with pytest.raises(phalanx.Error, match="nonce"):
        key.encrypt(b"", b"x")


@pytest.mark.parametrize("name", aead._names)
def test_named_classes(name):
    kind = getattr(aead, name)
    key = kind(kind.generate_key())
    assert issubclass(kind, aead.Aead) and len(kind.generate_key()) == key.key_bytes
    nonce = bytes(key.nonce_bytes)
    assert key.decrypt(nonce, key.encrypt(nonce, b"attack at dawn")) == b"attack at dawn"


def buffers(data):
    """The same bytes in all kinds of buffers."""
    yield data
    yield bytearray(data)
    yield memoryview(b"x" + data + b"y")[1:-1]
    yield array.array("B", data)
    yield numpy.frombuffer(data, numpy.uint8)
    yield numpy.frombuffer(data, "V8")
    yield numpy.frombuffer(data, "S4")
    yield numpy.frombuffer(data, numpy.float64)
    yield numpy.frombuffer(data, numpy.int16).reshape(4, -1)
    mapped = mmap.mmap(-1, len(data))
    mapped.write(data)
    yield mapped
    pyarrow = pytest.importorskip("pyarrow")
    yield pyarrow.py_buffer(data)


def test_all_kinds_of_buffers():
    plain = os.urandom(4096)
    key = aead.KuznyechikMgm(KEY)
    sealed = key.encrypt(NONCE, plain, b"a")
    for data in buffers(plain):
        assert key.encrypt(NONCE, data, b"a") == sealed, type(data)
        out = bytearray(len(sealed))
        assert key.encrypt_into(NONCE, data, out, b"a") == len(sealed) and out == sealed
    for data in buffers(sealed + bytes(16)):
        view = memoryview(data).cast("B")[: len(sealed)]
        assert key.decrypt(NONCE, view, b"a") == plain, type(data)


def test_nonces_have_the_form_that_is_taken():
    for algorithm in phalanx.algorithms():
        if algorithm.role != "aead":
            continue
        key = aead.new(algorithm.name, bytes(algorithm.key_bytes))
        if algorithm.nonce_bytes < 12:
            with pytest.raises(phalanx.Error, match="use a counter"):
                key.generate_nonce()
            continue
        nonces = {key.generate_nonce() for _ in range(40)}
        assert len(nonces) == 40
        for nonce in nonces:
            assert key.decrypt(nonce, key.encrypt(nonce, b"a", b"b"), b"b") == b"a", algorithm


def test_what_is_refused():
    key = aead.KuznyechikMgm(KEY)
    with pytest.raises(TypeError):
        key.encrypt(NONCE, "text")
    with pytest.raises(BufferError, match="contiguous"):
        key.encrypt(NONCE, memoryview(bytes(10))[::2])
    with pytest.raises(BufferError, match="contiguous"):
        key.encrypt(NONCE, numpy.zeros((4, 4), numpy.uint8)[:, 1])
    # Addresses aren't data.
    objects = numpy.array(["Ada", "Grace"], object)
    for array in (objects, numpy.zeros(2, [("name", object), ("age", "i4")])):
        with pytest.raises(BufferError, match="addresses"):
            key.encrypt(NONCE, array)
    assert key.encrypt(NONCE, numpy.zeros(2, [("O", "i4"), ("P", "i4")])) == key.encrypt(NONCE, bytes(16))
    with pytest.raises(BufferError, match="read-only"):
        key.encrypt_into(NONCE, b"abc", bytes(19))
    with pytest.raises(BufferError, match="contiguous"):
        key.encrypt_into(NONCE, b"abc", memoryview(bytearray(38))[::2])
    with pytest.raises(phalanx.Error, match="20 bytes .expected 19"):
        key.encrypt_into(NONCE, b"abc", bytearray(20))
    memory = bytearray(100)
    with pytest.raises(BufferError, match="overlap"):
        key.encrypt_into(NONCE, memoryview(memory)[1:11], memoryview(memory)[:26])
    # In place.
    memory[:3] = b"abc"
    key.encrypt_into(NONCE, memoryview(memory)[:3], memoryview(memory)[:19])
    assert key.decrypt(NONCE, memoryview(memory)[:19]) == b"abc"
    key.decrypt_into(NONCE, memoryview(memory)[:19], memoryview(memory)[:3])
    assert memory[:3] == b"abc"
    with pytest.raises(phalanx.Error, match="31 bytes .expected 32"):
        aead.KuznyechikMgm(bytes(31))
    with pytest.raises(phalanx.Error, match="variant"):
        aead.KalynaGcm(KEY, "1/2")


def test_keys_are_not_shown_and_not_pickled():
    for key in (aead.KuznyechikMgm(KEY), ciphers.algorithms.Kuznyechik(KEY)):
        with pytest.raises(TypeError):
            pickle.dumps(key)
        assert KEY.hex() not in repr(key) and repr(KEY) not in repr(key)
    assert phalanx.find("magma-mgm") == pickle.loads(pickle.dumps(phalanx.find("magma-mgm")))


@given(st.binary(max_size=3000), st.lists(st.integers(0, 700), max_size=8), st.sampled_from([a for a in phalanx.algorithms() if a.role in ("stream", "block-mode")]))
@settings(max_examples=300, deadline=None)
def test_splits(data, cuts, algorithm):
    key = ciphers.new(algorithm.name, bytes(algorithm.key_bytes), algorithm.needs)
    iv = bytes(algorithm.nonce_bytes)
    if algorithm.role == "block-mode":
        data = data[: len(data) // algorithm.block_bytes * algorithm.block_bytes]
    whole = key.encryptor(iv)
    expected = whole.update(data) + whole.finalize()
    context, got, at = key.encryptor(iv), b"", 0
    for cut in cuts:
        got += context.update(data[at : at + cut])
        context, at = context.copy(), at + cut
    got += context.update(data[at:]) + context.finalize()
    assert got == expected
    with pytest.raises(RuntimeError):
        context.finalize() if algorithm.role == "block-mode" else key.encryptor(iv).finalize() or raise_finished()
    back = key.decryptor(iv)
    out = bytearray(len(got) + 64)
    n = back.update_into(got, out)
    assert bytes(out[:n]) + back.finalize() == data


def raise_finished():
    raise RuntimeError("nothing to end")


def test_pyca_names():
    iv = bytes(8)
    context = ciphers.Cipher(ciphers.algorithms.Kuznyechik(KEY), ciphers.modes.CTR(iv)).encryptor()
    assert context.update(b"abc") + context.finalize() == ciphers.new("kuznyechik-ctr", KEY).encrypt(iv, b"abc")
    kalyna = ciphers.algorithms.Kalyna(KEY, "128/256")
    context = ciphers.Cipher(kalyna, ciphers.modes.CBC(bytes(16), padding="pkcs7")).encryptor()
    assert len(context.update(b"abc") + context.finalize()) == 16
    with pytest.raises(phalanx.Error, match="phalanx.aead"):
        ciphers.Cipher(ciphers.algorithms.Kuznyechik(KEY), type("MGM", (ciphers.Mode,), {"name": "mgm"})(NONCE))


def test_threads_share_a_key_and_the_lock_is_released():
    key, plain = aead.KuznyechikMgm(KEY), os.urandom(1 << 20)
    sealed = key.encrypt(NONCE, plain)
    wrong = []

    def work():
        for _ in range(8):
            if key.decrypt(NONCE, sealed) != plain:
                wrong.append(1)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    # While one call is running, another thread counts.
    stop, counted = threading.Event(), [0]

    def count():
        while not stop.is_set():
            counted[0] += 1

    # If a thread had to wait for the lock, it would only get a turn once per switch interval.
    old = sys.getswitchinterval()
    sys.setswitchinterval(10)
    other = threading.Thread(target=count)
    try:
        other.start()
        before = counted[0]
        key.encrypt(NONCE, bytes(64 << 20))
        during = counted[0] - before
        stop.set()
        other.join()
    finally:
        sys.setswitchinterval(old)
    assert during > 1000


@contextlib.contextmanager
def flipping(data, places):
    """For as long as the block runs, a thread keeps flipping bytes back and forth."""
    stop = threading.Event()

    def flip():
        while not stop.is_set():
            for at in places:
                data[at] ^= 0x80
                data[at] ^= 0x80

    thread = threading.Thread(target=flip)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def test_no_plaintext_unverified_while_another_thread_writes():
    """The result is either the whole plaintext or nothing."""
    key, plain = aead.KuznyechikMgm(KEY), os.urandom(1 << 18)
    sealed = bytearray(key.encrypt(NONCE, plain))
    refused, out = 0, bytearray(len(plain))
    with flipping(sealed, (5, len(sealed) // 2, len(sealed) - 20)):
        for _ in range(300):
            try:
                assert key.decrypt(NONCE, sealed) == plain
                key.decrypt_into(NONCE, sealed, out)
                assert out == plain
            except phalanx.InvalidTag:
                refused += 1
    assert refused < 300


def test_no_row_unverified_while_another_thread_writes():
    key, counted = aead.KuznyechikMgm(KEY), rows.Counted(bytes(8), 0)
    plain = numpy.frombuffer(os.urandom(20_000 * 16), numpy.uint8).reshape(-1, 16)
    sealed = rows.seal(key, plain, counted)
    refused = 0
    with flipping(sealed.reshape(-1), (5, sealed.size // 2, sealed.size - 20)):
        for _ in range(100):
            try:
                assert (rows.open(key, sealed, counted) == plain).all()
            except phalanx.RowError:
                refused += 1
    assert refused < 100


def test_no_chunk_unverified_while_another_thread_writes(key_file):
    plain, memory = os.urandom(1 << 20), io.BytesIO()
    with phalanx.open(memory, "wb", key_file, chunk=4096) as file:
        file.write(plain)
    sealed = bytearray(memory.getvalue())
    reader = phalanx.file.Reader(sealed[: 8 << 10], phalanx.file.secrets(key_file), len(sealed))
    first, last = reader.locate(0, len(plain))
    part = memoryview(sealed)[first:last]
    refused = 0
    with flipping(sealed, (len(sealed) // 3, len(sealed) // 2, len(sealed) - 20)):
        for _ in range(200):
            try:
                assert reader.decrypt(0, len(plain), part) == plain
            except phalanx.InvalidTag:
                refused += 1
    assert refused < 200


def test_nothing_shows_in_an_output_before_it_was_verified():
    """The tag is wrong, and another thread watches the output the whole time."""
    key, plain = aead.KuznyechikMgm(KEY), b"\x55" * (1 << 20)
    sealed = bytearray(key.encrypt(NONCE, plain))
    sealed[-1] ^= 1
    out = numpy.zeros(len(plain), numpy.uint8)
    table = numpy.frombuffer(plain, numpy.uint8).reshape(-1, 16)
    bad = rows.seal(key, table, rows.Counted(bytes(8), 0))
    bad[:, -1] ^= 1
    stop, seen = threading.Event(), []

    def look():
        while not stop.is_set():
            seen.append(bool(out[:: 1 << 10].any()))

    thread = threading.Thread(target=look)
    thread.start()
    try:
        for _ in range(30):
            with pytest.raises(phalanx.InvalidTag):
                key.decrypt_into(NONCE, sealed, out)
            with pytest.raises(phalanx.RowError):
                phalanx._phalanx.open_rows(key, rows.Counted(bytes(8), 0), None, bad, out)
    finally:
        stop.set()
        thread.join()
    assert len(seen) > 10 and not any(seen) and not out.any()


def test_options_that_exclude_each_other():
    with pytest.raises(phalanx.Error, match="^kuznyechik-ctr: option segment cannot be combined with iv=counter: leave out one of them$"):
        phalanx.ciphers.new("kuznyechik-ctr", KEY, "iv=counter;segment=8")


def test_copies():
    mac = phalanx.mac.new("kuznyechik-mac", KEY)
    mac.update(b"abc")
    other = mac.copy()
    other.update(b"d")
    tag = mac.finalize()
    with pytest.raises(phalanx.Error):
        mac.update(b"x")
    assert other.finalize() != tag
    with pytest.raises(TypeError):
        copy.deepcopy(aead.KuznyechikMgm(KEY))


@pytest.mark.skipif(os.environ.get("PHALANX_LONG") != "1", reason="PHALANX_LONG=1: 9 GiB of memory")
def test_more_than_four_gibibytes():
    size = (4 << 30) + 1
    data = numpy.zeros(size, numpy.uint8)
    data[-1] = 7
    key = aead.KuznyechikMgm(KEY)
    sealed = bytearray(size + 16)
    assert key.encrypt_into(NONCE, data, sealed) == size + 16
    ctr = phalanx.ciphers.new("kuznyechik-ctr", KEY)
    # The same blocks, but only the last one is past 2^32.
    short = key.encrypt(NONCE, data[:64])
    assert sealed[:64] == short[:64] and ctr.algorithm.max_bytes >= size
    out = numpy.ones(size, numpy.uint8)
    key.decrypt_into(NONCE, sealed, out)
    assert out[-1] == 7 and not out[:-1].any()


def test_limits_are_overflows():
    key = aead.new("magma-mgm", KEY)
    counted = phalanx._phalanx.Counted(b"", (1 << 63) - 1)
    with pytest.raises(OverflowError):
        phalanx._phalanx.seal_rows(key, counted, None, (bytes(32), 16), bytearray(48))


def test_names_are_what_the_catalogue_says(repository):
    subprocess.run([sys.executable, repository / "crates/phalanx-python/names.py", "--check"], check=True)
