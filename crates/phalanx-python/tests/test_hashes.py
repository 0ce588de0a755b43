"""Hash functions and key derivation: the known answers, the interface of hashlib, and limits."""

import json
from pathlib import Path

import pytest

import phalanx
from phalanx import hashes, kdf

DATA = Path(__file__).parents[3] / "vectors" / "data" / "hashes.json"
NAMES = ["streebog-256", "streebog-512", "kupyna-256", "kupyna-384", "kupyna-512"]


def answers(*modes: str):
    """The tests of a mode whose messages are given, with the name of the hash function."""
    for group in json.loads(DATA.read_text())["testGroups"]:
        for test in group["tests"]:
            if group["mode"].startswith(modes) and "msg_bytes" not in test and test.get("iterations", 0) <= 1000:
                yield group["cipher"], group["mode"], test


def field(test: dict, name: str) -> bytes:
    return bytes.fromhex(test.get(name, ""))


def test_digests():
    count = 0
    for cipher, _, test in answers("hash"):
        message = field(test, "msg")
        hash = hashes.new(cipher, message[:5])
        hash.update(message[5:])
        copy = hash.copy()
        assert hash.hexdigest() == test["tag"] == copy.digest().hex()
        assert hash.digest() == hash.digest(), "it can go on"
        hash.update(b"more")
        assert hash.digest() == hashes.new(cipher, message + b"more").digest() != copy.digest()
        count += 1
    assert count > 50


@pytest.mark.parametrize("name", NAMES)
def test_the_interface_of_hashlib(name: str):
    hash = getattr(hashes, name.replace("-", "_"))(b"message")
    assert hash.name == name
    assert hash.digest_size == len(hash.digest()) == int(name[-3:]) // 8
    assert hash.block_size == (128 if name in ("kupyna-384", "kupyna-512") else 64)
    assert hash.digest() == hashes.new(name, bytearray(b"message")).digest()
    large = bytes(1 << 20)
    assert hashes.new(name, large).digest() == hashes.new(name, memoryview(large)).digest()


def test_names():
    assert hashes.new("md_gost12_256").name == hashes.new("1.2.643.7.1.1.2.2").name == "streebog-256"
    with pytest.raises(phalanx.Error, match="streebog-256, streebog-512, kupyna-256, kupyna-384, kupyna-512"):
        hashes.new("sha256")


def test_authentication():
    count = 0
    for cipher, mode, test in answers("hmac", "kmac"):
        make = hashes.HMAC if mode == "hmac" else hashes.KMAC
        mac = make(field(test, "key"), cipher)
        mac.update(field(test, "msg"))
        copy, other = mac.copy(), mac.copy()
        assert mac.finalize().hex() == test["tag"]
        copy.verify(field(test, "tag"))
        with pytest.raises(phalanx.Error, match="length"):
            other.verify(field(test, "tag")[:-1])
        with pytest.raises(phalanx.InvalidTag):
            other.verify(bytes(other.tag_bytes))
        with pytest.raises(phalanx.Error, match="ended"):
            mac.update(b"")
        count += 1
    assert count > 4
    with pytest.raises(phalanx.Error, match="31 bytes"):
        hashes.KMAC(bytes(31))


def test_key_derivation():
    count = 0
    for cipher, mode, test in answers("kdf", "hkdf", "pbkdf2", "tlstree", "esptree"):
        key, right = field(test, "key"), field(test, "ct")
        label, seed, salt, info = (field(test, name) for name in ("label", "seed", "salt", "info"))
        if mode == "kdf":
            got = kdf.kdf(key, label, seed)
        elif mode == "kdf-tree":
            got = kdf.kdf_tree(key, label, seed, len(right), test["counter_bytes"])
        elif mode == "hkdf":
            got = kdf.hkdf(key, len(right), salt, info, cipher)
        elif mode == "hkdf-extract":
            got = kdf.hkdf_extract(key, salt, cipher)
        elif mode == "hkdf-expand":
            got = kdf.hkdf_expand(key, len(right), info, cipher)
        elif mode == "pbkdf2":
            got = kdf.pbkdf2(key, salt, test["iterations"], len(right), cipher)
        elif mode == "esptree":
            record = test["record"]
            got = kdf.esptree(key, record >> 32, record >> 16 & 0xFFFF, record & 0xFFFF)
        else:
            got = kdf.tlstree(key, test["record"], mode.removeprefix("tlstree-"))
        assert got == right, (cipher, mode, test["id"])
        count += 1
    assert count > 60


def test_limits():
    key = bytes(32)
    with pytest.raises(phalanx.Error, match="at least 1"):
        kdf.pbkdf2(b"password", b"salt", 0, 32)
    with pytest.raises(phalanx.Error, match="1, 2, 3 or 4"):
        kdf.kdf_tree(key, b"", b"", 32, 5)
    with pytest.raises(phalanx.Error, match=r"32 \* \(2\^8 - 1\)"):
        kdf.kdf_tree(key, b"", b"", 32 * 255 + 1)
    with pytest.raises(phalanx.Error, match="at least one byte"):
        kdf.kdf(b"", b"label", b"seed")
    for length in (0, 8161):
        with pytest.raises(phalanx.Error, match="8160"):
            kdf.hkdf(key, length)
        with pytest.raises(phalanx.Error, match="8160"):
            kdf.hkdf_expand(key, length)
    with pytest.raises(phalanx.Error, match="at least 32 bytes"):
        kdf.hkdf_expand(key[1:], 32)
    with pytest.raises(phalanx.Error, match=r"2\^8 - 1"):
        kdf.kdf_tree(key, b"", b"", 0)
    with pytest.raises(phalanx.Error, match=r"2\^32 - 1"):
        kdf.pbkdf2(b"password", b"salt", 1, 0)
    with pytest.raises(phalanx.Error, match=r"2\^32 - 1"):
        kdf.pbkdf2(b"password", b"salt", 1 << 32, 32)
    with pytest.raises(phalanx.Error, match=r"2\^39 - 1"):
        kdf.tlstree(key, 1 << 39, "magma-mgm-s")
    with pytest.raises(phalanx.Error, match=r"2\^32 - 1"):
        kdf.tlstree(key, 1 << 32, "magma-ctr-omac")
    with pytest.raises(OverflowError):
        kdf.tlstree(key, -1, "magma-mgm-l")
    with pytest.raises(OverflowError):
        kdf.pbkdf2(b"password", b"salt", -1, 32)
    with pytest.raises(phalanx.Error, match=r"2\^42 - 1"):
        kdf.tlstree(key, 1 << 42, "kuznyechik-mgm-s")
    with pytest.raises(ValueError, match="i1"):
        kdf.esptree(key, 256, 0, 0)
    with pytest.raises(phalanx.Error, match="does not take the input salt"):
        kdf.derive_key("esptree", key, 32, record=0, salt=b"")
    with pytest.raises(phalanx.Error, match="missing input iterations"):
        kdf.derive_key("pbkdf2-streebog-512", key, 32)
    with pytest.raises(phalanx.Error, match="esptree"):
        kdf.derive_key("scrypt", key, 32)
