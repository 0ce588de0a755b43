"""Tests files, including the ones that the command creates. Output appears in full or not at all."""

import io
import json
import os
import pickle
import signal
import stat
import subprocess
import sys
import time
import warnings

import pytest

import phalanx
from phalanx import keys


def test_files_of_the_repository(repository):
    """Every test file that can be opened with a key file, and every one that has to be rejected."""
    opened = refused = 0
    for folder in (repository / "vectors/files", repository / "vectors/files-2", repository / "vectors/files-3"):
        for entry in json.loads((folder / "files.json").read_text())["files"]:
            names = entry.get("key_files") or []
            if not names:
                continue
            path, key = folder / entry["file"], folder / names[0]
            if entry["result"] == "valid":
                assert phalanx.verify_file(path, key) == entry["plaintext_length"]
                with phalanx.open(path, "rb", key) as file:
                    assert len(file.read()) == entry["plaintext_length"]
                opened += 1
            else:
                with pytest.raises((phalanx.Error, OverflowError)):
                    phalanx.verify_file(path, key)
                with pytest.raises((phalanx.Error, OverflowError)), phalanx.open(path, "rb", key) as file:
                    file.seek(0, io.SEEK_END)
                    file.seek(0)
                    file.read()
                refused += 1
    assert opened >= 10 and refused >= 5


def test_whole_files(tmp_path, key_file):
    plain = os.urandom(3_000_000)
    (tmp_path / "plain").write_bytes(plain)
    seen = []
    size = phalanx.encrypt_file(tmp_path / "plain", tmp_path / "sealed", key_file, progress=lambda *at: seen.append(at))
    assert size == len(plain) and seen[-1] == (size, size) and seen == sorted(seen)
    assert phalanx.decrypt_file(tmp_path / "sealed", tmp_path / "back", keys.File(str(key_file)), progress=True) == size
    assert (tmp_path / "back").read_bytes() == plain
    with pytest.raises(FileExistsError):
        phalanx.decrypt_file(tmp_path / "sealed", tmp_path / "back", key_file)
    with pytest.raises(FileNotFoundError):
        phalanx.verify_file(tmp_path / "none", key_file)
    about = phalanx.inspect(tmp_path / "sealed")
    assert (about.suite, about.chunk_bytes) == ("kalyna-256/256-gcm", 1 << 20) and len(about.slots) == 1
    bad = bytearray((tmp_path / "sealed").read_bytes())
    bad[about.header_bytes + (1 << 20) + 100] ^= 1
    (tmp_path / "bad").write_bytes(bad)
    with pytest.raises(phalanx.ChunkError) as refusal:
        phalanx.decrypt_file(tmp_path / "bad", tmp_path / "never", key_file)
    assert refusal.value.chunk == 1 and refusal.value.offset == about.header_bytes + (1 << 20) + 32
    assert not (tmp_path / "never").exists()
    assert not list(tmp_path.glob(".phalanx-*"))
    other = tmp_path / "other.key"
    phalanx.generate_key_file(other)
    assert stat.S_IMODE(other.stat().st_mode) == 0o600
    with pytest.raises(phalanx.InvalidTag, match="wrong key"):
        phalanx.verify_file(tmp_path / "sealed", other)


class Raised(Exception):
    pass


def big(tmp_path, key_file):
    """Files with a few chunks, and files in a folder."""
    with open(tmp_path / "plain", "wb") as file:
        file.truncate(64 << 20)
    phalanx.encrypt_file(tmp_path / "plain", tmp_path / "sealed", key_file)
    return {entry.name for entry in tmp_path.iterdir()}


@pytest.mark.parametrize("threads", [1, None])
def test_what_progress_raises_stops_the_work(tmp_path, key_file, threads):
    there, seen = big(tmp_path, key_file), []

    def progress(done, total):
        seen.append(done)
        if len(seen) == 3:
            raise Raised

    for work in (phalanx.encrypt_file, phalanx.decrypt_file):
        seen.clear()
        source = tmp_path / ("plain" if work is phalanx.encrypt_file else "sealed")
        with pytest.raises(Raised):
            work(source, tmp_path / "never", key_file, progress=progress, threads=threads)
        assert len(seen) == 3 and {entry.name for entry in tmp_path.iterdir()} == there
    seen.clear()
    with pytest.raises(Raised):
        phalanx.verify_file(tmp_path / "sealed", key_file, progress=progress, threads=threads)
    assert len(seen) == 3


def test_an_interrupt_stops_the_work_and_leaves_no_file(tmp_path, key_file):
    there, seen = big(tmp_path, key_file), []

    def progress(done, total):
        seen.append(done)
        if len(seen) == 1:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.5)  # Until the main thread has looked for signals.

    # The process that started the tests may ignore this signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for work, source in ((phalanx.encrypt_file, "plain"), (phalanx.decrypt_file, "sealed")):
            seen.clear()
            with pytest.raises(KeyboardInterrupt):
                work(tmp_path / source, tmp_path / "never", key_file, progress=progress)
            assert seen[-1] < 64 << 20 and {entry.name for entry in tmp_path.iterdir()} == there
    finally:
        signal.signal(signal.SIGINT, before)


INTERRUPTED = """
import signal, sys, phalanx
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it
print("begun", flush=True)
phalanx.encrypt_file(sys.argv[1], sys.argv[2], sys.argv[3])
print("done", flush=True)
"""


def test_ctrl_c_in_a_program(tmp_path, key_file):
    """As in practice, another process sends the signal halfway through."""
    with open(tmp_path / "plain", "wb") as file:
        file.truncate(64 << 30)
    arguments = [sys.executable, "-c", INTERRUPTED, str(tmp_path / "plain"), str(tmp_path / "sealed"), str(key_file)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout.readline() == "begun\n"
        while not any(path.stat().st_size > 1 << 20 for path in tmp_path.glob(".phalanx-*")):
            assert program.poll() is None
            time.sleep(0.01)
        program.send_signal(signal.SIGINT)
        try:
            out, err = program.communicate(timeout=60)
        finally:
            program.kill()
    assert "KeyboardInterrupt" in err and "done" not in out
    assert {entry.name for entry in tmp_path.iterdir()} == {"plain", "my.key"}


def test_open_reads_and_writes(tmp_path, key_file):
    path = tmp_path / "x.phx"
    plain = os.urandom(300_001)
    with phalanx.open(path, "wb", key_file, suite="kuznyechik-mgm", chunk=4096) as file:
        for at in range(0, len(plain), 1000):
            file.write(plain[at : at + 1000])
        assert not path.exists()
    with phalanx.open(path, "rb", key_file) as file:
        assert file.seek(100_000) == 100_000 and file.read(5) == plain[100_000:100_005]
        assert file.seek(-3, io.SEEK_END) == len(plain) - 3 and file.read() == plain[-3:]
        with pytest.raises(ValueError):
            file.seek(0, 3)
        file.seek(0)
        assert file.read() == plain
    with pytest.raises(ZeroDivisionError), phalanx.open(path, "wb", key_file) as file:
        file.write(b"half")
        1 / 0  # noqa: B018
    with phalanx.open(path, "rb", key_file) as file:
        assert file.read() == plain
    with pytest.raises(FileExistsError):
        phalanx.open(path, "xb", key_file)
    with phalanx.open(tmp_path / "t", "w", key_file) as file:
        file.write("одна\nдві\n")
    with phalanx.open(tmp_path / "t", "r", key_file) as file:
        assert list(file) == ["одна\n", "дві\n"]
    with phalanx.open(tmp_path / "p", "wb", passphrase="correct horse") as file:
        file.write(b"x")
    with phalanx.open(tmp_path / "p", passphrase="correct horse") as file:
        assert file.read() == b"x"
    memory = io.BytesIO()
    with phalanx.open(memory, "wb", key_file) as file:
        file.write(b"abc")
    assert phalanx.open(io.BytesIO(memory.getvalue()), "rb", key_file).read() == b"abc"
    # Arguments that wouldn't have any effect.
    with pytest.raises(phalanx.Error, match="Secrets cannot be combined with other secrets"):
        phalanx.open(path, "wb", phalanx.file.secrets(key_file), passphrase="correct horse")
    with pytest.raises(phalanx.Error, match="Secrets cannot be combined with other secrets"):
        phalanx.open(path, "wb", phalanx.file.secrets(key_file), recipients=iter(["phx1"]))
    for argument in ({"suite": "kuznyechik-mgm"}, {"chunk": 4096}):
        with pytest.raises(ValueError, match="a file states its suite and chunk"):
            phalanx.open(path, "rb", key_file, **argument)
    with pytest.raises(ValueError, match="mode 'rb' has no encoding: use 'r' for text"):
        phalanx.open(path, "rb", key_file, encoding="utf-8")
    for mode in ("ab", "r+", "rw", "", "rbt"):
        with pytest.raises(ValueError, match="mode"):
            phalanx.open(path, mode, key_file)
    assert {entry.name for entry in tmp_path.iterdir()} == {"x.phx", "t", "p", "my.key"}


class Pipe(io.RawIOBase):
    """A stream that says that it cannot seek."""

    def readable(self):
        return True


class Response:
    """A stream that only has `read`."""

    def read(self, size=-1):
        return b""


def test_streams_that_cannot_seek(tmp_path, key_file):
    """These are rejected with a reason before anything is read. io.BytesIO turns them into a stream that can seek."""
    phalanx.encrypt_file(key_file, tmp_path / "sealed", key_file)
    read, write = os.pipe()
    os.write(write, (tmp_path / "sealed").read_bytes())
    os.close(write)
    with open(read, "rb") as pipe:
        for stream in (Pipe(), Response(), pipe):
            with pytest.raises(io.UnsupportedOperation, match="cannot seek.*io.BytesIO"):
                phalanx.open(stream, "rb", key_file)
        assert phalanx.open(io.BytesIO(pipe.read()), "rb", key_file).read() == key_file.read_bytes()
    for wrong, mode in ((0, "rb"), (None, "rb"), (1.5, "wb"), (Response(), "wb")):
        with pytest.raises(TypeError, match="pass a path, or a binary file object"):
            phalanx.open(wrong, mode, key_file)


def test_a_cut_file_is_noticed_at_its_end(tmp_path, key_file):
    path = tmp_path / "x.phx"
    with phalanx.open(path, "wb", key_file, chunk=65536) as file:
        file.write(bytes(3 * 65536))
    sealed = path.read_bytes()
    path.write_bytes(sealed[: -(65536 + 32)])
    with phalanx.open(path, "rb", key_file) as file:
        assert file.read(4096) == bytes(4096)
        with pytest.raises(phalanx.InvalidTag):
            file.seek(0, io.SEEK_END)


def test_parts_by_several_workers(tmp_path, key_file):
    plain = os.urandom(100_000)
    draft = phalanx.file.Draft.create(phalanx.file.secrets(key_file), len(plain), chunk=4096)
    again = phalanx.file.Draft.from_bytes(draft.to_bytes())
    file = bytearray(draft.file_bytes)
    file[: len(draft.header)] = draft.header
    for first in reversed(range(0, draft.chunks, 5)):
        end = min(first + 5, draft.chunks)
        (a, b), (c, d) = again.plain_range(first, end), again.file_range(first, end)
        file[c:d] = again.seal(phalanx.file.secrets(key_file), first, end, plain[a:b])
    (tmp_path / "x").write_bytes(file)
    with phalanx.open(tmp_path / "x", "rb", key_file) as opened:
        assert opened.read() == plain
    with pytest.raises(phalanx.Error):
        phalanx.file.Draft.from_bytes(file)


def secret_of_tests():
    return os.environ["KEY_OF_TESTS"]


def test_a_key_that_could_not_be_written_leaves_no_file(tmp_path, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, pytest.raises(OSError, match="No space"):
        patch.setattr(os, "fsync", full)
        phalanx.generate_key_file(tmp_path / "new.key")
    assert not (tmp_path / "new.key").exists()
    phalanx.generate_key_file(tmp_path / "new.key")
    with pytest.raises(FileExistsError):
        phalanx.generate_key_file(tmp_path / "new.key")
    assert (tmp_path / "new.key").stat().st_size > 60


def test_errors_of_the_system_have_their_number(tmp_path, key_file):
    (tmp_path / "plain").write_bytes(b"plain")
    with pytest.raises(FileNotFoundError) as error:
        phalanx.encrypt_file(tmp_path / "plain", tmp_path / "no folder" / "sealed", key_file)
    assert error.value.errno == 2


def test_a_secret_that_others_may_read_is_warned_of(key_file):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        keys.File(str(key_file)).text()
        key_file.chmod(0o640)
        with pytest.raises(UserWarning, match="my.key: users other than its owner can read or change"):
            keys.File(str(key_file)).text()


def test_references_to_keys(key_file, monkeypatch):
    text = key_file.read_text()
    digits = text.splitlines()[1]
    monkeypatch.setenv("KEY_OF_TESTS", text)
    monkeypatch.setenv("KEY_DIGITS", digits)
    references = [keys.File(str(key_file)), keys.Env("KEY_OF_TESTS"), keys.Env("KEY_DIGITS"), keys.Call(f"{__name__}:secret_of_tests")]
    assert len({reference.derive("x", 48) for reference in references}) == 1
    assert references[0].derive("x", 48) != references[0].derive("y", 48)
    for reference in references:
        assert pickle.loads(pickle.dumps(reference)) == reference
        assert digits.encode() not in pickle.dumps(reference) and digits not in repr(reference)
    with pytest.raises(phalanx.Error, match="NOT_SET"):
        keys.Env("NOT_SET").text()
    with pytest.raises(phalanx.Error, match="checksum"):
        keys.expand(text.replace(digits[:4], "0000").encode(), "x", 32)
