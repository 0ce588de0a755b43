"""Goes through the catalogue and checks every known answer through the module, with whole messages, pieces, and inputs that must be rejected."""

import hashlib
import json

import pytest

import phalanx

LONG = 10_000


def known(repository):
    for path in sorted((repository / "vectors/data").glob("*.json")):
        content = json.loads(path.read_text())
        if content.get("schema") == "phalanx-vectors-1":
            for group in content["testGroups"]:
                for test in group["tests"]:
                    yield path.name, group["cipher"], group["mode"], test


def raw(test, name):
    return bytes.fromhex(test.get(name) or "")


def message(test):
    seed, size = raw(test, "msg"), test.get("msg_bytes")
    if size is None:
        return seed
    blocks = (hashlib.sha256(seed + i.to_bytes(8, "little")).digest() for i in range(-(-size // 32)))
    return b"".join(blocks)[:size]


def matches(test, got):
    return got.hex() == test["ct"] if "ct" in test else hashlib.sha256(got).hexdigest() == test["ct_sha256"]


class Skip(Exception):
    pass


def options(algorithm, fixed, test):
    out = [fixed] if fixed else []

    def number(name, bits):
        if bits is not None and name in algorithm.options:
            if bits % 8:
                raise Skip("not whole bytes")
            out.append(f"{name}={bits // 8}")
        elif bits is not None and bits % 8:
            raise Skip("not whole bytes")

    number("section", test.get("section_bits"))
    number("period", test.get("master_period_bits"))
    number("lengths", 8 * test["nb"] if "nb" in test else None)
    tag = test.get("tag_bits") or test.get("segment_bits") or (4 * len(test["tag"]) if "tag" in test else None)
    number("tag", tag)
    number("segment", test.get("segment_bits"))
    for name in ("sbox", "padding"):
        if name in test and name in algorithm.options:
            out.append(f"{name}={test[name]}")
    if "iv" in algorithm.options and len(raw(test, "iv")) == algorithm.block_bytes:
        out.append("iv=counter")
    return ";".join(out)


def pieces(context, data):
    out, step = b"", 1
    while data:
        out += context.update(data[:step])
        data, step = data[step:], step * 2 + 1
    return out + context.finalize()


def check(algorithm, fixed, test):
    key, iv, plain, aad = raw(test, "mac_key") + raw(test, "key"), raw(test, "iv"), message(test), raw(test, "aad")
    settings, role, name = options(algorithm, fixed, test), algorithm.role, algorithm.name
    if test["result"] == "invalid":
        with pytest.raises((phalanx.InvalidTag, phalanx.Error)):
            if role == "aead":
                phalanx.aead.new(name, key, settings).decrypt(iv, raw(test, "ct") + raw(test, "tag"), aad)
            elif role == "mac":
                mac = phalanx.mac.new(name, key, settings, iv or None)
                mac.update(plain)
                mac.verify(raw(test, "tag"))
            else:
                phalanx.wrap.new(name, key, settings).unwrap(raw(test, "ct"), None if carried(algorithm) else iv)
        return
    if role == "aead":
        aead = phalanx.aead.new(name, key, settings)
        sealed = aead.encrypt(iv, plain, aad)
        text, tag = sealed[: len(plain)], sealed[len(plain) :]
        assert not text or matches(test, text)
        assert tag.hex() == test["tag"]
        assert aead.decrypt(iv, sealed, aad) == plain
        out = bytearray(sealed)
        aead.decrypt_into(iv, sealed, memoryview(out)[: len(plain)], aad)
        assert out[: len(plain)] == plain
    elif role == "mac":
        for _ in range(2):
            mac = phalanx.mac.new(name, key, settings, iv or None)
            mac.update(plain[:5])
            mac.update(plain[5:])
            mac.copy().verify(raw(test, "tag"))
            assert mac.finalize().hex() == test["tag"]
    elif role in ("stream", "block-mode"):
        cipher = phalanx.ciphers.new(name, key, settings)
        sealed = pieces(cipher.encryptor(iv), plain)
        assert matches(test, sealed)
        assert pieces(cipher.decryptor(iv), sealed) == plain
        if "padding" not in test:
            assert cipher.encrypt(iv, plain) == sealed and cipher.decrypt(iv, sealed) == plain
    elif role == "blocks":
        cipher, data = phalanx.ciphers.new(name, key, settings), plain
        for _ in range(test.get("iterations", 1)):
            data = cipher.encrypt(b"", data)
        assert matches(test, data)
        for _ in range(test.get("iterations", 1)):
            data = cipher.decrypt(b"", data)
        assert data == plain
    elif role == "xts":
        xts = phalanx.xts.new(name, key, settings)
        sealed = xts.encrypt(iv, plain)
        assert matches(test, sealed) and xts.decrypt(iv, sealed) == plain
    elif role == "wrap":
        wrap = phalanx.wrap.new(name, key, settings)
        wrapped = wrap.wrap(plain, iv)
        assert matches(test, wrapped)
        assert wrap.unwrap(wrapped, None if carried(algorithm) else iv) == plain
    else:
        assert role == "derivation"
        assert matches(test, phalanx.derive(name, key, iv, settings))


def carried(algorithm):
    return algorithm.nonce_carried


def test_all(repository):
    answering = {}
    for algorithm in phalanx.algorithms():
        for mode, fixed in algorithm.answers:
            answering.setdefault((algorithm.cipher, mode), []).append((algorithm, fixed))
    passed, used = 0, set()
    for file, cipher, mode, test in known(repository):
        if test.get("iterations", 1) > LONG:
            continue
        for algorithm, fixed in answering.get((cipher, mode), []):
            try:
                check(algorithm, fixed, test)
            except Skip:
                continue
            except BaseException as error:
                raise AssertionError(f"{file}, test {test['id']}, {algorithm.name}") from error
            passed += 1
            used.add(algorithm.name)
    assert passed > 1000
    # Every algorithm that has known answers contributed some.
    assert {algorithm.name for algorithm in phalanx.algorithms() if algorithm.answers} == used
    print(f"{passed} known answers of {len(used)} algorithms")


def test_self_test():
    assert phalanx.selftest() > 300


def test_a_wrong_answer_is_noticed(repository):
    algorithm = phalanx.find("kuznyechik-mgm")
    mode, fixed = algorithm.answers[0]
    test = next(t for _, c, m, t in known(repository) if (c, m) == ("kuznyechik", mode) and t["result"] == "valid")
    with pytest.raises(AssertionError):
        check(algorithm, fixed, test | {"tag": "00" * (len(test["tag"]) // 2)})


def test_names_alias_and_oid():
    for algorithm in phalanx.algorithms():
        for name in (algorithm.name.upper(), *algorithm.aliases, *([algorithm.oid] if algorithm.oid else [])):
            assert phalanx.find(name) == algorithm
    with pytest.raises(phalanx.Error, match="rot13"):
        phalanx.find("rot13")
