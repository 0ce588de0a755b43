#!/usr/bin/env python3
"""Streebog, Kupyna and the functions built from them, transcribed from their standards.

This is slow and simple on purpose. It shares no code with the library, and the known answers in
vectors/data/hashes.json are compared with it:

    tools/plain_hashes.py --check vectors/data/hashes.json      # all answers
    tools/plain_hashes.py streebog-256 FILE                     # the digest of a file
"""

import json
import sys
from hashlib import sha256

# GOST R 34.11-2012 (RFC 6986), sections 5.2 to 5.4: the S-box Pi, the rows of the matrix A, and the
# round constants C, as byte strings whose first byte is the least significant one.
PI = bytes.fromhex(
    "fceedd11cf6e3116fbc4fada23c5044de977f0db932e99ba1736f1bb14cd5fc1"
    "f918655ae25cef21811c3c428b018e4f058402aee36a8fa0060bed987fd4d31f"
    "eb342c51eac848abf22a68a2fd3aceccb5700e56080c7612bf7213479cb75d87"
    "15a19629107b9ac7f391786f9d9eb2b13275193dff358a7e6d54c680c3bd0d57"
    "dff524a93ea843c9d779d6f67c22b903e00fecde7a94b0bcdce828504e330a4a"
    "a79760731e0062441ab83882649f2641ad454692275e552f8ca3a57d69d5953b"
    "0758b34086ac1df730376be488d9e789e11b83494c3ff8fe8d53aa90cad88561"
    "207167a42d2b095bcb9b25d0bee56c5259a674d2e6f4b4c0d166afc2394b63b6"
)
A = [int(row, 16) for row in """
8e20faa72ba0b470 47107ddd9b505a38 ad08b0e0c3282d1c d8045870ef14980e
6c022c38f90a4c07 3601161cf205268d 1b8e0b0e798c13c8 83478b07b2468764
a011d380818e8f40 5086e740ce47c920 2843fd2067adea10 14aff010bdd87508
0ad97808d06cb404 05e23c0468365a02 8c711e02341b2d01 46b60f011a83988e
90dab52a387ae76f 486dd4151c3dfdb9 24b86a840e90f0d2 125c354207487869
092e94218d243cba 8a174a9ec8121e5d 4585254f64090fa0 accc9ca9328a8950
9d4df05d5f661451 c0a878a0a1330aa6 60543c50de970553 302a1e286fc58ca7
18150f14b9ec46dd 0c84890ad27623e0 0642ca05693b9f70 0321658cba93c138
86275df09ce8aaa8 439da0784e745554 afc0503c273aa42a d960281e9d1d5215
e230140fc0802984 71180a8960409a42 b60c05ca30204d21 5b068c651810a89e
456c34887a3805b9 ac361a443d1c8cd2 561b0d22900e4669 2b838811480723ba
9bcf4486248d9f5d c3e9224312c8c1a0 effa11af0964ee50 f97d86d98a327728
e4fa2054a80b329c 727d102a548b194e 39b008152acb8227 9258048415eb419d
492c024284fbaec0 aa16012142f35760 550b8e9e21f7a530 a48b474f9ef5dc18
70a6a56e2440598e 3853dc371220a247 1ca76e95091051ad 0edd37c48a08a6d8
07e095624504536c 8d70c431ac02a736 c83862965601dd1b 641c314b2b8ee083
""".split()]
C = [bytes.fromhex(constant) for constant in """
0745a6f2596580dd234d74cc3674760515d360a4082a42a20169679291e07c4bfcc485758db84e7116d0452e43766a2f1f7c65c0812fcbebe9daca1eda5b08b1
b79bb121700479e656cdcbd71ba2dd55caa70adbc261b55c5899d6126b17b59a3101b5160f5ed561982b230a72eafef3d7b5700f469de34f1a2f9da98ab5a36f
b20aba0af5961e9931db7a8643f4b6c209db6260373ac9c1b19e3590e40fe2d37b7b29b11475eaf28b1f9c525f5ef10635843d6a28fc390ac72fce2bacdc74f5
2ed1e384bcbe0c22f137e893a1ea5334be0352933313b7d875d603ed822cd7a93f355e68ad1c729d7d3c5c337e858e48dde4715da0e148f9d26615e8b3df1fef
57fe6c7cfd581760f563eaa97ea2567a161a2723b700ffdfa3f53a254717cdbfbdff0f80d7359e354a1086161f1c157f6323a96c0c413f9a994747adac6bea4b
6e7d64467a4068fa354f903672c571bfb6c6bec2661ff20ab4b79a1cb7a6facfc68ef09ab49a7f186ca44251f9c4662dc039307a3bc3a46fd9d33a1daeae4fae
93d4143a4d568688f34a3ca24c45173504054a2883694706372c822dc5ab9209c9937a19333e47d3c987bfe6c7c69e39540924bffe86ac51ecc5aaee160ec7f4
1ee702bfd40d7fa4d9a8515935c2ac362fc4a5d12b8dd16990069b92cb2b89f49ac4db4d3b44b4891ede369c71f8b74e41416e0c02aae703a7c9934d425b1f9b
db5a238351446172602a1fcb92dc380e549c07a69a8a2b7bb1ceb2db0b440a8084090de0b755d93c244289251b3a7d3ade5f16ecd89a4c949b223116545a8f37
ed9c4598fbc7b474c3b63b15d1fa9836f452763b306c1e7a4b3369af0267e79f0361331b8ae1ff1fdb788aff1ce74189f3f3e4b248e52a38526f0580a6debeab
1b2df381cda4ca6b5dd86fc04a59a2de986e477d1dcdbaefcab948eaef711d8a79668414218001206107abebbb6bfad894fe5a63cdc60230fb89c8efd09ecd7b
20d71bf14a92bc48991bb2d9d517f4fa5228e188aaa41de786cc91189def805d9b9f2130d41220f8771ddfbc323ca4cd7ab14904b08013d2ba3116f167e78e37
""".split()]

# DSTU 7564:2014: the four S-boxes of DSTU 7624:2014, and the first row of the matrix.
BOXES = [bytes.fromhex(box) for box in """
a8435f066b756c5971df879517f0d8096df31dcbc94d2caf79e097fd6f4b45393edda34fb4b69a0e1fbf15e149d293c692729e61d163faeef419d5ad58a4bba1dcf2833742e47a329cccab4a8f6e04272ee7e25a9616232bc265660fbca947413448fcb76a88a55386f95bdb387bc31e2233242836c7b23b8e77baf5149f08559b4cfe605cda1846cd7d21b03f1b89ffeb84693a9dd7d3706740b5de5d3091b1781101e5006898a0c502a6742d0ba276b3becebdaee98a311cecf19994aaf6262fefe88c3503d47ffb05c15e90203d82f7ea0a0d7ef8501ac40757b83c62e3c8ac526410d0d9130c122951b9cfd6738d8154c0ed4e44a72a8525e6ca7c8b5680
cebbeb92eacb13c1e93ad6b2d29017f8421556b4651c8843c55c36baf557678d31f664589ef422aa750f02b1df6d734d7c262ef7085d443e9f14c8ae5410d8bc1a6b69f3bd33abfad19b684e169591ee4c638e5bcc3c19a181497bd96f3760cae72b48fd9645fc41120d79e5898ce32030dcb76c4ab53f97d4622d06a4a5835f2adac9007ea255bf11d59ccf0e0a3d517d931bfec44709860b8f9d6a07b9b0981832714bef3b70a0e440ffc3a9e678f98b46801e38e1b8a8e00c23761d252405f16e94289a84e8a34f77d385e252f282507a2f7453b361af3935decd1f99acad722cddd087be5ea6ec04c60334fbdb59b6c201f05aeda766217f8a27c7c029d7
93d99ab5982245fcba6adf029fdc51594a172bc294f4bba362e471d4cd7016e1493cc0d85c9bad8553a17ac82de0d172a62cc4e37678b7b4093b0e414cdeb29025a5d7031100c32e92ef4e129d7dcb3510d54f9e4da955c6d07b1897d336e64856818f77cc9cb9e2acb82f15a47cda381e0b05d6146e6c7e66fdb1e560af5e3387c9f05d6d3f888dc7f71de9eced802927cf99a8500f3724283095d23e5b4083b369571f071c8abc20ebce8eabee31a273f9ca3a1afb0dc1fefaf26fbd96dd4352b608f3aebe19893226b0ea4b6484826bf579bf015f75631b233d682a65e891f6ff1358f1470a7fc5a7e7615a0646444204a0db398654aa8c34218bf80c7467
688dca4d734b4e2ad45226b3541e191f2203463d2d4a5383138ab7d52579f5bd582f0d02ed519e11f23e555ed1163c66705df34540cce8945608ce1a3ad2e1dfb5386e0ee5f4f986e94fd68523cf32993114aeeec848d330a19241b118c42c71724415fd37be5faa9b88d8ab899cfa60eabc620c24a6a8ec6720db7c28ddac5b347e10f17b8f63a0059a437721bf2709c39fb6d729c2ebc0a48b8c1dfbffc1b2972ef865f67507044933e4d9b9d042c76c90008e6f5001c5da473fcd69a2e27aa7c6930f0a06e62b96a31caf6a128439e7b082f7fe9d875c8135deb4a5fc80efcbbb6b76ba5a7d780b95e3ad74983b36646ddcf059a94c177f91b8c9571be061
""".split()]
ROW = [1, 1, 5, 1, 8, 6, 7, 4]


def xor(a, b):
    return bytes(x ^ y for x, y in zip(a, b))


def substitute_permute_multiply(state):
    """L(P(S(state)))."""
    state = bytes(PI[x] for x in state)
    state = bytes(state[8 * (i % 8) + i // 8] for i in range(64))
    out = b""
    for at in range(0, 64, 8):
        word, product = int.from_bytes(state[at : at + 8], "little"), 0
        for bit in range(64):
            if word >> (63 - bit) & 1:
                product ^= A[bit]
        out += product.to_bytes(8, "little")
    return out


def compress(n, h, m):
    """g_N(h, m), section 8."""
    key = substitute_permute_multiply(xor(h, n))
    state = m
    for constant in C:
        state = substitute_permute_multiply(xor(state, key))
        key = substitute_permute_multiply(xor(key, constant))
    return xor(xor(xor(state, key), h), m)


def add(a, b):
    total = int.from_bytes(a, "little") + int.from_bytes(b, "little")
    return (total % 2**512).to_bytes(64, "little")


def streebog(digest_bytes, message):
    h = bytes([1] * 64 if digest_bytes == 32 else 64)
    n = total = bytes(64)
    while len(message) >= 64:
        block, message = message[:64], message[64:]
        h = compress(n, h, block)
        n, total = add(n, (512).to_bytes(64, "little")), add(total, block)
    block = message + b"\x01" + bytes(63 - len(message))
    h = compress(n, h, block)
    n, total = add(n, (8 * len(message)).to_bytes(64, "little")), add(total, block)
    h = compress(bytes(64), compress(bytes(64), h, n), total)
    return h[64 - digest_bytes :]


def times(a, b):
    """A product modulo x^8 + x^4 + x^3 + x^2 + 1."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1 ^ (0x11D if a & 0x80 else 0), b >> 1
    return product


PRODUCTS = {factor: bytes(times(x, factor) for x in range(256)) for factor in set(ROW)}


def permutation(state, plus):
    """T+ if plus, else T xor. The state consists of columns of 8 bytes."""
    columns = len(state) // 8
    for number in range(10 if columns == 8 else 14):
        state = [bytearray(state[8 * j : 8 * j + 8]) for j in range(columns)]
        for j, column in enumerate(state):
            if plus:
                word = int.from_bytes(column, "little") + 0x00F0F0F0F0F0F0F3
                word += ((columns - j - 1) * 0x10 ^ number) << 56
                state[j] = bytearray((word % 2**64).to_bytes(8, "little"))
            else:
                column[0] ^= j * 0x10 ^ number
        shifted = [bytearray(8) for _ in range(columns)]
        for j in range(columns):
            for i in range(8):
                shift = 11 if columns == 16 and i == 7 else i
                shifted[(j + shift) % columns][i] = BOXES[i % 4][state[j][i]]
        state = b""
        for column in shifted:
            for i in range(8):
                byte = 0
                for k in range(8):
                    byte ^= PRODUCTS[ROW[(k - i) % 8]][column[k]]
                state += bytes([byte])
    return state


def kupyna_padded(message, block, bits=None):
    bits = 8 * len(message) if bits is None else bits
    padded = message + b"\x80"
    padded += bytes(-(len(padded) + 12) % block)
    return padded + bits.to_bytes(12, "little")


def kupyna(digest_bytes, message):
    block = 64 if digest_bytes <= 32 else 128
    h = bytes([block]) + bytes(block - 1)
    padded = kupyna_padded(message, block)
    for at in range(0, len(padded), block):
        part = padded[at : at + block]
        h = xor(xor(permutation(xor(h, part), False), permutation(part, True)), h)
    return xor(permutation(h, False), h)[block - digest_bytes :]


def kupyna_kmac(key, message):
    block = 64 if len(key) <= 32 else 128
    inverted = bytes(x ^ 0xFF for x in key)
    return kupyna(len(key), kupyna_padded(key, block) + kupyna_padded(message, block) + inverted)


HASHES = {
    "streebog-256": lambda message: streebog(32, message),
    "streebog-512": lambda message: streebog(64, message),
    "kupyna-256": lambda message: kupyna(32, message),
    "kupyna-384": lambda message: kupyna(48, message),
    "kupyna-512": lambda message: kupyna(64, message),
}


def hmac(name, key, message):
    """RFC 2104."""
    digest = HASHES[name]
    key = digest(key) if len(key) > 64 else key
    key += bytes(64 - len(key))
    inner = digest(bytes(x ^ 0x36 for x in key) + message)
    return digest(bytes(x ^ 0x5C for x in key) + inner)


def kdf_tree(key, label, seed, r, length):
    """RFC 7836, section 4.4."""
    bits = 8 * length
    bits = bits.to_bytes((bits.bit_length() + 7) // 8, "big")
    out = b""
    for i in range(1, -(-length // 32) + 1):
        out += hmac("streebog-256", key, i.to_bytes(r, "big") + label + b"\0" + seed + bits)
    return out[:length]


def hkdf_expand(name, prk, info, length):
    """RFC 5869, section 2.3. HKDF-Extract is HMAC with the salt as its key."""
    block, out, index = b"", b"", 1
    while len(out) < length:
        block = hmac(name, prk, block + info + bytes([index]))
        out, index = out + block, index + 1
    return out[:length]


def pbkdf2(name, password, salt, iterations, length):
    """RFC 8018, section 5.2."""
    out, index = b"", 1
    while len(out) < length:
        value = total = hmac(name, password, salt + index.to_bytes(4, "big"))
        for _ in range(iterations - 1):
            value = hmac(name, password, value)
            total = xor(total, value)
        out, index = out + total, index + 1
    return out[:length]


# The constants C_1, C_2 and C_3 of RFC 9189, section 8.1, and RFC 9367.
TREES = {
    "kuznyechik-ctr-omac": (0xFFFFFFFF00000000, 0xFFFFFFFFFFF80000, 0xFFFFFFFFFFFFFFC0),
    "magma-ctr-omac": (0xFFFFFFC000000000, 0xFFFFFFFFFE000000, 0xFFFFFFFFFFFFF000),
    "kuznyechik-mgm-l": (0xF800000000000000, 0xFFFFFFF000000000, 0xFFFFFFFFFFFFE000),
    "magma-mgm-l": (0xFFE0000000000000, 0xFFFFFFFFC0000000, 0xFFFFFFFFFFFFFF80),
    "kuznyechik-mgm-s": (0xFFFFFFFFE0000000, 0xFFFFFFFFFFFF0000, 0xFFFFFFFFFFFFFFF8),
    "magma-mgm-s": (0xFFFFFFFFFC000000, 0xFFFFFFFFFFFFE000, 0xFFFFFFFFFFFFFFFF),
}


def tlstree(suite, key, record):
    for level, mask in enumerate(TREES[suite], 1):
        key = kdf_tree(key, b"level%d" % level, (record & mask).to_bytes(8, "big"), 1, 32)
    return key


def esptree(key, record):
    """RFC 9227. The record consists of i1 (one byte), i2 and i3 (two bytes each)."""
    for level, shift in ((1, 32), (2, 16), (3, 0)):
        key = kdf_tree(key, b"level%d" % level, (record >> shift & 0xFFFF).to_bytes(2, "big"), 1, 32)
    return key


def message_of(test):
    """The message of a test. A long one is given by its seed: see vectors/README.md."""
    message, length = bytes.fromhex(test.get("msg", "")), test.get("msg_bytes")
    if length is None:
        return message
    parts = (sha256(message + i.to_bytes(8, "little")).digest() for i in range(-(-length // 32)))
    return b"".join(parts)[:length]


def answer(cipher, mode, test):
    """The output of a test."""
    field = lambda key: bytes.fromhex(test.get(key, ""))
    message, length = message_of(test), len(field("ct"))
    if mode == "hash":
        return HASHES[cipher](message)
    if mode == "hmac":
        return hmac(cipher, field("key"), message)
    if mode == "kmac":
        return kupyna_kmac(field("key"), message)
    if mode == "kdf":
        return kdf_tree(field("key"), field("label"), field("seed"), 1, 32)
    if mode == "kdf-tree":
        return kdf_tree(field("key"), field("label"), field("seed"), test["counter_bytes"], length)
    if mode == "hkdf-extract":
        return hmac(cipher, field("salt"), field("key"))
    if mode == "hkdf-expand":
        return hkdf_expand(cipher, field("key"), field("info"), length)
    if mode == "hkdf":
        return hkdf_expand(cipher, hmac(cipher, field("salt"), field("key")), field("info"), length)
    if mode == "pbkdf2":
        return pbkdf2(cipher, field("key"), field("salt"), test["iterations"], length)
    if mode == "esptree":
        return esptree(field("key"), test["record"])
    if mode.startswith("tlstree-"):
        return tlstree(mode.removeprefix("tlstree-"), field("key"), test["record"])
    raise ValueError(f"unknown mode {mode}")


def check(path):
    """Compares all answers in a file. Slow ones are skipped unless they are asked for."""
    with open(path, encoding="utf-8") as file:
        groups = json.load(file)["testGroups"]
    wrong = skipped = right = 0
    for group in groups:
        for test in group["tests"]:
            work = test.get("iterations", 1) * 8 + len(message_of(test)) // 64
            if work > 1000 and "--slow" not in sys.argv:
                skipped += 1
            elif answer(group["cipher"], group["mode"], test).hex() != test.get("tag", test.get("ct")):
                print(f"{group['cipher']} {group['mode']} {test['id']}: differs")
                wrong += 1
            else:
                right += 1
    print(f"{path}: {right} right, {wrong} wrong, {skipped} slow ones skipped (--slow)")
    return wrong


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--slow"]
    if len(arguments) == 2 and arguments[0] == "--check":
        sys.exit(1 if check(arguments[1]) else 0)
    if len(arguments) == 2 and arguments[0] in HASHES:
        with open(arguments[1], "rb") as file:
            print(HASHES[arguments[0]](file.read()).hex())
        sys.exit()
    sys.exit(__doc__)
