#!/usr/bin/env python3
"""Reads files in the format of docs/file-format.md: a second, slow implementation, based on that page and its standards.

    tools/read-phx.py FILE --key KEYFILE > plaintext
    tools/read-phx.py FILE --passphrase WORDS > plaintext
    tools/read-phx.py FILE --identity IDENTITY > plaintext
    tools/read-phx.py --check vectors/files
    tools/read-phx.py --check vectors/files-2
    tools/read-phx.py --check vectors/files-3

Needs Python 3.9. Public key slots also need the package kyber-py (pip install kyber-py), an implementation of
ML-KEM-768 that is independent of the library's. Without it, such slots are reported as NOT TESTED.

Do not use this for real secrets: it is not constant time, and other users can see the passphrase in the process list.
Section numbers refer to the page.
"""

import argparse
import base64
import hashlib
import hmac
import json
import pathlib
import struct
import sys
import unicodedata


try:
    from kyber_py.ml_kem import ML_KEM_768
except ImportError:
    ML_KEM_768 = None


class Refused(Exception):
    """The file was modified, or none of the given secrets opens it."""


# Kalyna, DSTU 7624:2014: the substitutions in the standard. Row i of the state uses table i mod 4.

SBOX = base64.b64decode(
    "qENfBmt1bFlx34eVF/DYCW3zHcvJTSyveeCX/W9LRTk+3aNPtLaaDh+/FeFJ0pPGknKeYdFj+u70GdWtWKS7odzygzdC5HoynMyrSo9uBCcu"
    "5+JalhYjK8JlZg+8qUdBNEj8t2qIpVOG+VvbOHvDHiIzJCg2x7I7jne69RSfCFWbTP5gXNoYRs19IbA/G4n/64RpOp3X03BnQLXeXTCRsXgR"
    "AeUAaJigxQKmdC0Lonazvs69rumKMRzs8ZmUqvYmL+/ojDUD1H/7BcFekCA9gvfqCg1++FAaxAdXuDxi48isUmQQ0NkTDBIpUbnP1nONgVTA"
    "7U5EpyqFJebKfItWgM6765LqyxPB6TrWstKQF/hCFVa0ZRyIQ8VcNrr1V2eNMfZkWJ70Iqp1DwKx321zTXwmLvcIXUQ+nxTIrlQQ2Lwaa2nz"
    "vTOr+tGbaE4WlZHuTGOOW8w8GaGBSXvZbzdgyucrSP2WRfxBEg155YmM4yAw3LdsSrU/l9RiLQakpYNfKtrJAH6iVb8R1ZzPDgo9UX2TG/7E"
    "RwmGC4+dage5sJgYMnFL7ztwoORA/8Op5nj5i0aAHjjhuKjgDCN2HSUkBfFulCiahOijT3fTheJS8oJQei90U7Nhrzk13s0fmaytcizd0Ie+"
    "XqbsBMYDNPvbWbbCAfBa7admIX+KJ8fAKdeT2Zq1mCJF/Lpq3wKf3FFZShcrwpT0u6Ni5HHUzXAW4Uk8wNhcm62FU6F6yC3g0XKmLMTjdni3"
    "tAk7DkFM3rKQJaXXAxEAwy6S704SnX3LNRDVT55NqVXG0HsYl9M25khWgY93zJy54qy4LxWkfNo4HgsF1hRubH5m/bHlYK9eM4fJ8F1tP4iN"
    "x/cd6eztgCknz5moUA83JCgwldI+W0CDs2lXHwccirwg686Oq+4xonP5yjoa+w3B/vryb72W3UNStgjzrr4ZiTImsOpLZISCa/V5vwFfdWMb"
    "Iz1oKmXokfb/E1jxRwp/xafnYVoGRkRCBKDbOYZUqow0IYv4DHRnaI3KTXNLTirUUiazVB4ZHyIDRj0tSlODE4q31SV59b1YLw0C7VGeEfI+"
    "VV7RFjxmcF3zRUDM6JRWCM4aOtLh37U4bg7l9PmG6U/WhSPPMpkxFK7uyEjTMKGSQbEYxCxxckQV/Te+X6qbiNiriZz6YOq8YgwkpqjsZyDb"
    "fCjdrFs0fhDxe49joAWaQ3chvycJw5+21ynC68Cki4wd+//Bspcu+GX2dQcESTPk2bnQQsdskACOb1ABxdpHP81pouJ6p8aTDwoG5iuWoxyv"
    "ahKEOeewgvf+nYdcgTXetKX8gO/Lu2t2ulp9eAuV4610mDs2ZG3c8FmpTBd/kbjJVxvgYQ=="
)
MDS = (1, 1, 5, 1, 8, 6, 7, 4)
MASK = (1 << 64) - 1


def field_times(a, b, modulus):
    """A product of polynomials over GF(2), where bit i is the coefficient of x^i."""
    top, product = 1 << modulus.bit_length() - 1, 0
    while b:
        product ^= a if b & 1 else 0
        a <<= 1
        a ^= modulus if a & top else 0
        b >>= 1
    return product


# The contribution of a byte `value` in row `row` to its column, with the substitution and the
# linear layer in one table.
COLUMN = [
    [
        sum(field_times(MDS[(row - out) % 8], SBOX[256 * (row % 4) + value], 0x11D) << 8 * out for out in range(8))
        for value in range(256)
    ]
    for row in range(8)
]


def words(data):
    return list(struct.unpack(f"<{len(data) // 8}Q", data))


def joined(state):
    return struct.pack(f"<{len(state)}Q", *state)


def add(state, key):
    return [(a + b) & MASK for a, b in zip(state, key)]


def xor(state, key):
    return [a ^ b for a, b in zip(state, key)]


def one_round(state):
    """SubBytes, ShiftRows, MixColumns."""
    size = len(state)
    out = []
    for column in range(size):
        value = 0
        for row in range(8):
            value ^= COLUMN[row][state[(column - row * size // 8) % size] >> 8 * row & 0xFF]
        out.append(value)
    return out


class Kalyna:
    ROUNDS = {(2, 2): 10, (2, 4): 14, (4, 4): 14, (4, 8): 18, (8, 8): 18}

    def __init__(self, block_bytes, key):
        size, key = block_bytes // 8, words(key)
        self.block_bytes, self.size, self.rounds = block_bytes, size, self.ROUNDS[size, len(key)]
        middle = [size + len(key) + 1] + [0] * (size - 1)
        middle = one_round(add(middle, key[:size]))
        middle = one_round(xor(middle, key[-size:]))
        middle = one_round(add(middle, key[:size]))
        self.keys = [None] * (self.rounds + 1)
        for number in range(0, self.rounds + 1, 2):
            step = number // 2
            if len(key) == size:
                half = key[step % size:] + key[:step % size]
            else:
                turned = key[step // 2 % len(key):] + key[:step // 2 % len(key)]
                half = turned[size:] if step % 2 else turned[:size]
            constant = add(middle, [(0x0001000100010001 << step) & MASK] * size)
            state = one_round(add(half, constant))
            state = one_round(xor(state, constant))
            self.keys[number] = add(state, constant)
            if number < self.rounds:
                data, turn = joined(self.keys[number]), 2 * size + 3
                self.keys[number + 1] = words(data[turn:] + data[:turn])

    def encrypt(self, block):
        state = add(words(block), self.keys[0])
        for key in self.keys[1:-1]:
            state = xor(one_round(state), key)
        return joined(add(one_round(state), self.keys[-1]))


# Kuznyechik, GOST R 34.12-2015: the substitution, and the coefficients of l from the first byte to
# the last.

PI = base64.b64decode(
    "/O7dEc9uMRb7xPraI8UETel38NuTLpm6FzbxuxTNX8H5GGVa4lzvIYEcPEKLAY5PBYQCruNqj6AGC+2Yf9TTH+s0LFHqyEir8ipoov06zsy1"
    "cA5WCAx2Er9yE0ect12HFaGWKRB7msfzkXhvnZ6ysTJ1GT3/NYp+bVTGgMO9DVff9SSpPqhDydd51vZ8IrkD4A/s3nqUsLzc6ChQTjMKSqeX"
    "YHMeAGJEGrg4gmSfJkGtRUaSJ15VL4yjpX1p1ZU7B1izQIasHfcwN2vkiNnnieEbg0lMP/j+jVOqkMrYhWEgcWekLSsJW8ubJdC+5WxSWaZ0"
    "0ub0tMDRZq/COUtjtg=="
)
LINEAR = (148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1)


def linear(block):
    """L, which applies R sixteen times."""
    for _ in range(16):
        new = 0
        for byte, factor in zip(block, LINEAR):
            new ^= field_times(byte, factor, 0x1C3)
        block = bytes([new]) + block[:15]
    return int.from_bytes(block, "big")


def linear_tables():
    """The contribution of each value of each byte of the block to L."""
    tables = []
    for place in range(16):
        table = [0]
        for bit in range(8):
            one = linear(bytes(place) + bytes([1 << bit]) + bytes(15 - place))
            table += [one ^ other for other in table]
        tables.append(table)
    return tables


L = linear_tables()
LS = [[table[PI[value]] for value in range(256)] for table in L]


class Kuznyechik:
    block_bytes = 16

    def __init__(self, key):
        self.keys = one, two = [int.from_bytes(key[:16], "big"), int.from_bytes(key[16:], "big")]
        for number in range(1, 33):
            one, two = self.linear_of_substituted(one ^ L[15][number]) ^ two, one
            if number % 8 == 0:
                self.keys += [one, two]

    @staticmethod
    def linear_of_substituted(state):
        out = 0
        for table, byte in zip(LS, state.to_bytes(16, "big")):
            out ^= table[byte]
        return out

    def encrypt(self, block):
        state = int.from_bytes(block, "big")
        for key in self.keys[:-1]:
            state = self.linear_of_substituted(state ^ key)
        return (state ^ self.keys[-1]).to_bytes(16, "big")


class Magma:
    """GOST R 34.12-2015."""

    block_bytes = 8
    # From the lowest nibble to the highest.
    ROWS = [
        [int(digit, 16) for digit in row]
        for row in (
            "C462A5B9E8D703F1 68239A5C1E47BD0F B3582FADE174C960 C821D4F670A53E9B "
            "7F5A816D093EB42C 5DF692CAB78143E0 8E25691CF4B0DA37 17ED05834FA69CB2"
        ).split()
    ]

    def __init__(self, key):
        words = struct.unpack(">8I", key)
        self.keys = 3 * words + words[::-1]

    def encrypt(self, block):
        high, low = struct.unpack(">2I", block)
        for key in self.keys:
            total, out = low + key, 0
            for number, row in enumerate(self.ROWS):
                out |= row[total >> 4 * number & 15] << 4 * number
            high, low = low, high ^ (out << 11 & 0xFFFFFFFF | out >> 21)
        return struct.pack(">2I", low, high)


# uBlock-128/256, from the paper of Wu, Zhang, Zheng and Li: S and T on two nibbles.

NIBBLE = (7, 4, 9, 12, 11, 10, 13, 8, 15, 14, 1, 6, 0, 3, 2, 5)
S = bytes(NIBBLE[value >> 4] << 4 | NIBBLE[value & 15] for value in range(256))
T = bytes(field_times(value >> 4, 2, 0x13) << 4 | field_times(value & 15, 2, 0x13) for value in range(256))


class Ublock:
    """Half a block as a number, with byte 0 as the most significant."""

    block_bytes = 16
    LEFT = (1, 3, 4, 6, 0, 2, 7, 5)
    RIGHT = (2, 7, 5, 0, 1, 6, 4, 3)
    # The source position of each nibble.
    KEY = (10, 5, 15, 0, 2, 7, 8, 13, 14, 6, 4, 12, 1, 3, 11, 9, *range(24, 32), *range(16, 24))

    def __init__(self, key):
        bits = [0, 1, 1, 0, 1, 1, 0, 0]
        while len(bits) < 32:
            bits.append(bits[-2] ^ bits[-3] ^ bits[-7] ^ bits[-8])
        quarters = [key[at : at + 8] for at in range(0, 32, 8)]
        self.keys = [self.halves(key[:16])]
        for number in range(1, 25):
            byte = int("".join(map(str, bits[number : number + 8])), 2)
            constant = bytes(byte ^ mask for mask in (0x40, 0x54, 0x11, 0x05)) + bytes(4)
            digits = (quarters[0] + quarters[1]).hex()
            mixed = bytes.fromhex("".join(digits[place] for place in self.KEY))
            one, two = mixed[:8], mixed[8:]
            added = bytes(a ^ b for a, b in zip(one, constant)).translate(S)
            three = bytes(a ^ b for a, b in zip(quarters[2], added))
            four = bytes(a ^ b for a, b in zip(quarters[3], two.translate(T)))
            quarters = [three, four, two, one]
            self.keys.append(self.halves(three + four))

    @staticmethod
    def halves(block):
        return int.from_bytes(block[:8], "big"), int.from_bytes(block[8:], "big")

    @staticmethod
    def turn(half, bits):
        """Rotates both words to the left."""
        high = (1 << bits) - 1 << 32 - bits
        high |= high << 32
        return (half & ~high & MASK) << bits | (half & high) >> 32 - bits

    @staticmethod
    def substitute(half):
        return int.from_bytes(half.to_bytes(8, "big").translate(S), "big")

    @staticmethod
    def permute(half, places):
        data = half.to_bytes(8, "big")
        return int.from_bytes(bytes(data[place] for place in places), "big")

    def encrypt(self, block):
        left, right = self.halves(block)
        for one, two in self.keys[:-1]:
            left, right = self.substitute(left ^ one), self.substitute(right ^ two)
            right ^= left
            left ^= self.turn(right, 4)
            right ^= self.turn(left, 8)
            left ^= self.turn(right, 8)
            right ^= self.turn(left, 20)
            left ^= right
            left, right = self.permute(left, self.LEFT), self.permute(right, self.RIGHT)
        one, two = self.keys[-1]
        return struct.pack(">2Q", left ^ one, right ^ two)


class BoundGcm:
    """Section 1: GCM of DSTU 7624:2014, bound to the nonce, for Kalyna."""

    POLYNOMIAL = {16: 0x87, 32: 0x425, 64: 0x125}

    def __init__(self, cipher):
        self.cipher, self.bytes = cipher, cipher.block_bytes
        bits, low = 8 * self.bytes, self.POLYNOMIAL[self.bytes]
        self.top = bits - 8
        self.modulus = 1 << bits | low
        hash_key = int.from_bytes(self.cipher.encrypt(bytes(self.bytes)), "little")
        self.times_byte = [self.product(value, hash_key) for value in range(256)]
        # The reduction of the eight bits that are shifted out.
        self.carry = [self.product(value, low) for value in range(256)]

    def product(self, few, many):
        out = 0
        for bit in range(8):
            if few >> bit & 1:
                out ^= many << bit
        for bit in range(out.bit_length() - 1, self.top + 7, -1):
            if out >> bit & 1:
                out ^= self.modulus << (bit - self.top - 8)
        return out

    def times_hash_key(self, value):
        out = 0
        for byte in value.to_bytes(self.bytes, "big"):
            top = out >> self.top
            out = (out ^ top << self.top) << 8 ^ self.carry[top] ^ self.times_byte[byte]
        return out

    def pad(self, data):
        return data if len(data) % self.bytes == 0 else data + b"\x80" + bytes(-(len(data) + 1) % self.bytes)

    def tag(self, nonce, data):
        blocks, hashed = self.pad(nonce) + self.pad(data), 0
        for at in range(0, len(blocks), self.bytes):
            hashed = self.times_hash_key(hashed ^ int.from_bytes(blocks[at : at + self.bytes], "little"))
        half = self.bytes // 2
        lengths = (8 * len(nonce)).to_bytes(half, "little") + (8 * len(data)).to_bytes(half, "little")
        hashed ^= int.from_bytes(lengths, "little")
        return self.cipher.encrypt(hashed.to_bytes(self.bytes, "little"))

    def open(self, nonce, data, tag):
        """The plaintext, or None if the tag is wrong."""
        if len(tag) != self.bytes or not hmac.compare_digest(self.tag(nonce, data), tag):
            return None
        half = self.bytes // 2
        counter = self.cipher.encrypt(nonce)
        low, high, out = int.from_bytes(counter[:half], "little"), counter[half:], bytearray()
        for at in range(0, len(data), self.bytes):
            low = (low + 1) % (1 << 8 * half)
            stream = self.cipher.encrypt(low.to_bytes(half, "little") + high)
            out += bytes(a ^ b for a, b in zip(data[at : at + self.bytes], stream))
        return bytes(out)


def zero_padded(data, size):
    return data + bytes(-len(data) % size)


class Mgm:
    """Section 1: MGM of R 1323565.1.026-2019 with the nonce in front of the associated data, which is empty here."""

    MODULUS = {8: 1 << 64 | 0x1B, 16: 1 << 128 | 0x87}

    def __init__(self, cipher):
        self.cipher, self.bytes = cipher, cipher.block_bytes

    def counted(self, start, in_last_half):
        """Encrypts a counter in one half of the block."""
        half = self.bytes // 2
        while True:
            yield self.cipher.encrypt(start)
            first, last = start[:half], start[half:]
            counter = (int.from_bytes(last if in_last_half else first, "big") + 1) % (1 << 8 * half)
            counter = counter.to_bytes(half, "big")
            start = first + counter if in_last_half else counter + last

    def tag(self, nonce, aad, data):
        half = self.bytes // 2
        lengths = (8 * len(aad)).to_bytes(half, "big") + (8 * len(data)).to_bytes(half, "big")
        blocks = zero_padded(aad, self.bytes) + zero_padded(data, self.bytes) + lengths
        start, total = self.cipher.encrypt(bytes([nonce[0] | 0x80]) + nonce[1:]), 0
        for at, key in zip(range(0, len(blocks), self.bytes), self.counted(start, False)):
            block = int.from_bytes(blocks[at : at + self.bytes], "big")
            total ^= field_times(int.from_bytes(key, "big"), block, self.MODULUS[self.bytes])
        return self.cipher.encrypt(total.to_bytes(self.bytes, "big"))

    def apply(self, nonce, data):
        out = bytearray()
        for at, stream in zip(range(0, len(data), self.bytes), self.counted(self.cipher.encrypt(nonce), True)):
            out += bytes(a ^ b for a, b in zip(data[at : at + self.bytes], stream))
        return bytes(out)

    def open(self, nonce, data, tag):
        """The plaintext, or None if the tag is wrong."""
        if len(tag) != self.bytes or not hmac.compare_digest(self.tag(nonce, nonce, data), tag):
            return None
        return self.apply(nonce, data)


class Gcm:
    """Section 1: GCM of SP 800-38D with the first 12 bytes of the nonce."""

    def __init__(self, cipher):
        self.cipher, self.hash_key = cipher, self.reflected(cipher.encrypt(bytes(16)))

    @staticmethod
    def reflected(block):
        """In the standard, the first bit is the coefficient of 1."""
        return int(f"{int.from_bytes(block, 'big'):0128b}"[::-1], 2)

    def counted(self, nonce, counter):
        return self.cipher.encrypt(nonce[:12] + counter.to_bytes(4, "big"))

    def tag(self, nonce, aad, data):
        lengths = struct.pack(">2Q", 8 * len(aad), 8 * len(data))
        blocks, hashed = zero_padded(aad, 16) + zero_padded(data, 16) + lengths, 0
        for at in range(0, len(blocks), 16):
            hashed ^= self.reflected(blocks[at : at + 16])
            hashed = field_times(hashed, self.hash_key, 1 << 128 | 0x87)
        hashed = self.reflected(hashed.to_bytes(16, "big"))
        return (hashed ^ int.from_bytes(self.counted(nonce, 1), "big")).to_bytes(16, "big")

    def apply(self, nonce, data):
        out = bytearray()
        for number in range(-(-len(data) // 16)):
            stream = self.counted(nonce, number + 2)
            out += bytes(a ^ b for a, b in zip(data[16 * number : 16 * number + 16], stream))
        return bytes(out)

    def open(self, nonce, data, tag):
        """The plaintext, or None if the tag is wrong."""
        if not hmac.compare_digest(self.tag(nonce, b"", data), tag):
            return None
        return self.apply(nonce, data)


def hkdf(salt, secret, info, length):
    """Section 2: HKDF-SHA-256, RFC 5869."""
    key, out, part = hmac.digest(salt, secret, "sha256"), b"", b""
    while len(out) < length:
        part = hmac.digest(key, part + info + bytes([len(out) // 32 + 1]), "sha256")
        out += part
    return out[:length]


def argon2id(passphrase, salt, memory, passes, lanes, length=32):
    """RFC 9106, type 2, version 0x13."""

    def blake(size, *parts):
        return hashlib.blake2b(b"".join(parts), digest_size=size).digest()

    def long_hash(size, data):
        prefix = struct.pack("<I", size)
        if size <= 64:
            return blake(size, prefix, data)
        out = part = blake(64, prefix, data)
        out = out[:32]
        while size - len(out) > 64:
            part = blake(64, part)
            out += part[:32]
        return out + blake(size - len(out), part)

    def mix(v, a, b, c, d):
        for first, second in ((32, 24), (16, 63)):
            v[a] = (v[a] + v[b] + 2 * (v[a] & 0xFFFFFFFF) * (v[b] & 0xFFFFFFFF)) & MASK
            x = v[d] ^ v[a]
            v[d] = (x >> first | x << (64 - first)) & MASK
            v[c] = (v[c] + v[d] + 2 * (v[c] & 0xFFFFFFFF) * (v[d] & 0xFFFFFFFF)) & MASK
            x = v[b] ^ v[c]
            v[b] = (x >> second | x << (64 - second)) & MASK

    def permute(v, places):
        p = places
        for column in range(4):
            mix(v, p[column], p[column + 4], p[column + 8], p[column + 12])
        for column in range(4):
            mix(v, p[column], p[(column + 1) % 4 + 4], p[(column + 2) % 4 + 8], p[(column + 3) % 4 + 12])

    rows = [[16 * row + i for i in range(16)] for row in range(8)]
    columns = [[16 * row + 2 * column + i for row in range(8) for i in range(2)] for column in range(8)]

    def compress(x, y):
        r = [a ^ b for a, b in zip(x, y)]
        z = list(r)
        for places in rows + columns:
            permute(z, places)
        return [a ^ b for a, b in zip(r, z)]

    start = [struct.pack("<6I", lanes, length, memory, passes, 0x13, 2)]
    start += [struct.pack("<I", len(part)) + part for part in (passphrase, salt, b"", b"")]
    start = blake(64, *start)
    segment = memory // (4 * lanes)
    width = 4 * segment
    blocks = [[None] * width for _ in range(lanes)]
    for lane in range(lanes):
        for i in range(2):
            blocks[lane][i] = words(long_hash(1024, start + struct.pack("<II", i, lane)))
    zero = [0] * 128
    for turn in range(passes):
        for piece in range(4):
            made = []
            for lane in range(lanes):
                independent = turn == 0 and piece < 2
                counter, addresses = 0, []
                for i in range(2 if turn == 0 and piece == 0 else 0, segment):
                    at = piece * segment + i
                    previous = blocks[lane][at - 1]
                    if independent:
                        if i // 128 + 1 > counter:
                            counter = i // 128 + 1
                            block = [turn, lane, piece, lanes * width, passes, 2, counter] + [0] * 121
                            addresses = compress(zero, compress(zero, block))
                        pick = addresses[i % 128]
                    else:
                        pick = previous[0]
                    low, high = pick & 0xFFFFFFFF, pick >> 32
                    other = lane if turn == 0 and piece == 0 else high % lanes
                    if turn == 0:
                        area = piece * segment + (i - 1 if other == lane else -(i == 0))
                        first = 0
                    else:
                        area = width - segment + (i - 1 if other == lane else -(i == 0))
                        first = (piece + 1) * segment % width
                    back = area * (low * low >> 32) >> 32
                    reference = blocks[other][(first + area - 1 - back) % width]
                    new = compress(previous, reference)
                    blocks[lane][at] = new if turn == 0 else xor(new, blocks[lane][at])
    last = blocks[0][-1]
    for lane in range(1, lanes):
        last = xor(last, blocks[lane][-1])
    return long_hash(length, joined(last))


def x25519(scalar, point):
    """RFC 7748, section 5."""
    p = 2**255 - 19
    k = int.from_bytes(scalar, "little") & ~7 & (1 << 255) - 1 | 1 << 254
    u = int.from_bytes(point, "little") & (1 << 255) - 1
    x2, z2, x3, z3 = 1, 0, u, 1
    for bit in range(254, -1, -1):
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
        a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
        da, cb, aa, bb = d * a, c * b, a * a, b * b
        x3, z3 = (da + cb) ** 2 % p, u * (da - cb) ** 2 % p
        x2, z2 = aa * bb % p, (aa - bb) * (aa + 121665 * (aa - bb)) % p
        if k >> bit & 1:
            x2, z2, x3, z3 = x3, z3, x2, z2
    return (x2 * pow(z2, p - 2, p) % p).to_bytes(32, "little")


class Identity:
    """Section 8: X-Wing, over the package's ML-KEM-768."""

    BASE = bytes([9]) + bytes(31)

    def __init__(self, seed):
        expanded = hashlib.shake_256(seed).digest(96)
        self.scalar = expanded[64:]
        encapsulation, self.decapsulation = ML_KEM_768.key_derive(expanded[:64])
        self.point = x25519(self.scalar, self.BASE)
        self.public = encapsulation + self.point
        self.recipient = recipient(self.public)

    def shared(self, ciphertext):
        first, second = ciphertext[:1088], ciphertext[1088:]
        secrets = ML_KEM_768.decaps(self.decapsulation, first) + x25519(self.scalar, second)
        return hashlib.sha3_256(secrets + second + self.point + bytes.fromhex("5c2e2f2f5e5c")).digest()


def recipient(public):
    """Section 4: the hash in a slot that identifies its recipient."""
    return hashlib.sha256(b"phalanx-file recipient x-wing\0" + public).digest()


LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"


def fingerprint(whose):
    """Section 8."""
    number = int.from_bytes(whose[:13], "big") >> 4
    letters = "".join(LETTERS[number >> shift & 31] for shift in range(95, -1, -5))
    return "-".join(letters[at : at + 4] for at in range(0, 20, 4))


def read_public_key(text):
    """Section 8: the key in Bech32m."""

    def need(condition, what):
        if not condition:
            raise Refused(f"public key: {what}")

    word = text.split()[0] if text.split() else ""
    need(word in (word.lower(), word.upper()) and word.lower().startswith("phx1"), "prefix or case")
    values = [LETTERS.find(letter) for letter in word.lower()[4:]]
    need(len(values) > 6 and min(values) >= 0, "letters")
    check = 1
    for value in [ord(letter) >> 5 for letter in "phx"] + [0] + [ord(letter) & 31 for letter in "phx"] + values:
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for bit, generator in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            check ^= generator if top >> bit & 1 else 0
    need(check == 0x2BC830A3, "checksum")
    number = 0
    for value in values[:-6]:
        number = number << 5 | value
    spare = 5 * (len(values) - 6) % 8
    need(spare < 5 and number & (1 << spare) - 1 == 0, "bits that are left")
    key = (number >> spare).to_bytes(5 * (len(values) - 6) // 8, "big")
    need(key[:1] == b"\x03" and len(key) == 1217, "kind or length")
    for at in range(1, 1 + 1152, 3):
        low, middle, high = key[at : at + 3]
        need(max(low | (middle & 15) << 8, middle >> 4 | high << 4) < 3329, "a coefficient")
    return key[1:]


CIPHERS = {  # constructors from a key
    "kalyna-128/256": lambda key: Kalyna(16, key),
    "kalyna-256/256": lambda key: Kalyna(32, key),
    "kalyna-512/512": lambda key: Kalyna(64, key),
    "kuznyechik": Kuznyechik,
    "magma": Magma,
    "ublock-128/256": Ublock,
}
SUITES = {  # section 1: key bytes, block bytes, maximum plaintext, cipher, AEAD
    0x0001: (32, 16, 1 << 48, "kalyna-128/256", BoundGcm),
    0x0002: (32, 32, 1 << 60, "kalyna-256/256", BoundGcm),
    0x0003: (64, 64, 1 << 60, "kalyna-512/512", BoundGcm),
    0x0010: (32, 16, 1 << 47, "kuznyechik", Mgm),
    0x0011: (32, 8, 1 << 32, "magma", Mgm),
    0x0020: (32, 16, 1 << 48, "ublock-128/256", Gcm),
}
SECTION = 1 << 26
# For each version: minimum header size, maximum memory and work of passphrases in KiB, maximum
# number of slots for passphrases and for public keys.
LIMITS = {
    1: (512, 1 << 20, 16 << 20, 64, 0),
    2: (4096, 2 << 20, 8 << 20, 8, 48),
    3: (512, 2 << 20, 8 << 20, 8, 48),
}
CONTENTS = {1: "file", 2: "folder"}  # section 3: byte 13, in version 3
PARAMETERS = {1: 0, 2: 12, 3: 32 + 1120}  # section 4: bytes of each kind of slot


def nonce(kind, number, size):
    """Section 5."""
    return bytes([kind]) + number.to_bytes(7, "little") + bytes(size - 8)


def read_key_file(path, line="phalanx-key-1"):
    """Section 7."""
    return parse_key_file(path.read_bytes(), line)


def read_identity(path, passphrase=None):
    """Section 8: as text, or locked (encrypted with a passphrase)."""
    data = path.read_bytes()
    if data[:8] == b"\x93PHX\r\n\x1a\n":
        parts = []
        decrypt(data, 2, passphrase, parts.append)
        data = b"".join(parts)
    return Identity(parse_key_file(data, "phalanx-identity-1"))


def parse_key_file(data, line):
    if len(data) > 4096:
        raise Refused("key file too long")
    lines = [text.strip() for text in data.decode().split("\n")]
    lines = [text for text in lines if text and not text.startswith("#")]
    if len(lines) != 3 or lines[0] != line or len(lines[1]) != 64 or len(lines[2]) != 16:
        raise Refused("not a key file")
    secret = bytes.fromhex(lines[1])
    if hashlib.sha256(line.encode() + b"\n" + secret).digest()[:8] != bytes.fromhex(lines[2]):
        raise Refused("wrong checksum of the key file")
    return secret


class Header:
    """Sections 3 and 4."""

    def __init__(self, data):
        self.need(data[:8] == b"\x93PHX\r\n\x1a\n", "not an encrypted file")
        self.need(len(data) >= 56, "truncated header")
        version, suite, log2 = struct.unpack_from("<HHB", data, 8)
        self.need(version in LIMITS, "unknown version")
        shortest, most_memory, most_work, most_passphrases, most_public_keys = LIMITS[version]
        self.need(suite in SUITES, "unknown suite")
        self.key_bytes, self.block, self.most, self.cipher, self.mode = SUITES[suite]
        self.need(12 <= log2 <= 24, "chunk size")
        self.chunk = 1 << log2
        self.content = None
        if version >= 3:
            self.need(data[13] in CONTENTS, "neither a file nor a folder")
            self.content = CONTENTS[data[13]]
        length, count = struct.unpack_from("<IH", data, 48)
        self.need(length % 512 == 0 and shortest <= length <= 65536, "header length")
        self.need(1 <= count <= 64, "number of slots")
        self.need(len(data) >= length, "truncated header")
        self.bytes = data[:length]
        self.identity = data[:48]
        self.salt = data[16:48]
        self.slots, at, end = [], 56, length - 32
        for _ in range(count):
            self.need(at + 4 <= end, "slot beyond the header")
            kind, size = struct.unpack_from("<HH", data, at)
            self.need(at + 4 + size <= end, "slot beyond the header")
            self.need(kind != 0, "slot of kind 0")
            self.slots.append((kind, data[at : at + 4 + size]))
            at += 4 + size
        reserved = data[14:16] if self.content else data[13:16]
        self.need(not any(reserved + data[54:56] + data[at:end]), "reserved bytes")
        if not most_public_keys:  # version 1 has no kind 3
            self.slots = [(-1 if kind == 3 else kind, slot) for kind, slot in self.slots]
        work, kinds = 0, [kind for kind, _ in self.slots]
        for kind, slot in self.slots:
            if kind in PARAMETERS:
                self.need(len(slot) == 4 + 96 + PARAMETERS[kind] + self.block, "slot length")
            if kind == 2:
                memory, passes, lanes = struct.unpack_from("<III", slot, 4)
                self.need(8192 <= memory <= most_memory and 1 <= passes <= 16 and 1 <= lanes <= 16, "cost")
                work += memory * passes
        self.need(work <= most_work, "cost of all slots")
        self.need(kinds.count(2) <= most_passphrases and kinds.count(3) <= most_public_keys, "number of slots of a kind")

    @staticmethod
    def need(condition, what):
        if not condition:
            raise Refused(what)

    def aead(self, key):
        return self.mode(CIPHERS[self.cipher](key))

    def unlock(self, kind, secret):
        """The file key."""
        for slot_kind, slot in self.slots:
            if slot_kind != kind:
                continue
            params = PARAMETERS[kind]
            head, rest = slot[: 4 + params], slot[4 + params :]
            salt, commitment, wrapped, tag = rest[:32], rest[32:64], rest[64:96], rest[96:]
            if kind == 3 and head[4:36] != secret.recipient:
                continue
            if kind == 2:
                stretched = argon2id(secret, salt, *struct.unpack_from("<III", slot, 4))
            else:
                stretched = secret.shared(head[36:]) if kind == 3 else secret
            context = self.identity + head
            if not hmac.compare_digest(hkdf(salt, stretched, b"phalanx-file slot commitment\0" + context, 32), commitment):
                continue
            key = hkdf(salt, stretched, b"phalanx-file slot key\0" + context, self.key_bytes)
            file_key = self.aead(key).open(nonce(3, 0, self.block), wrapped, tag)
            self.need(file_key is not None, "header authentication failed")
            key = hkdf(self.salt, file_key, b"phalanx-file header\0" + self.identity, 32)
            right = hmac.compare_digest(hmac.digest(key, self.bytes[:-32], "sha256"), self.bytes[-32:])
            self.need(right, "header authentication failed")
            return file_key
        raise Refused("none of the given secrets opens this file")


def decrypt(data, kind, secret, release):
    """Section 6: calls `release` with the plaintext of each chunk, once it has been verified."""
    header = Header(data)
    file_key = header.unlock(kind, secret)
    payload = data[len(header.bytes) :]
    stride = header.chunk + header.block
    chunks = max(1, -(-len(payload) // stride))
    if len(payload) - chunks * header.block > header.most:
        raise Refused("too long")
    last = len(payload) - (chunks - 1) * stride
    cut = last < header.block + (chunks > 1)
    root = hkdf(header.salt, file_key, b"phalanx-file payload\0" + header.identity, header.key_bytes)
    aead = header.aead(root)
    for number in range(chunks):
        if header.block == 8 and number % (SECTION // header.chunk) == 0:
            section = number // (SECTION // header.chunk)
            info = b"phalanx-file section\0" + header.identity + section.to_bytes(8, "little")
            aead = header.aead(hkdf(header.salt, root, info, header.key_bytes))
        final = number + 1 == chunks
        if final and cut:
            raise Refused("truncated file")
        chunk = payload[number * stride : (number + 1) * stride]
        data, tag = chunk[: -header.block], chunk[-header.block :]
        plain = aead.open(nonce(2 if final else 1, number, header.block), data, tag)
        if plain is None:
            raise Refused(f"authentication of chunk {number} failed")
        release(plain)


def known_answers(folder):
    """Checks short published answers, so that wrong constants are detected directly."""
    aeads, tried = {"mgm": Mgm, "nist-gcm": Gcm}, 0
    for path in sorted(folder.glob("*.json")):
        for group in json.loads(path.read_text()).get("testGroups", []):
            name, mode = group["cipher"], group["mode"]
            if name not in CIPHERS or mode != "ecb" and mode not in aeads:
                continue
            for test in group["tests"]:
                short = len(test.get("ct", "-" * 999)) <= 256 and "msg_bytes" not in test
                if test["result"] != "valid" or not short or mode == "nist-gcm" and len(test["iv"]) != 24:
                    continue
                key, message, ciphertext = (bytes.fromhex(test.get(field, "")) for field in ("key", "msg", "ct"))
                cipher = CIPHERS[name](key)
                if mode == "ecb":
                    size = cipher.block_bytes
                    blocks = (message[at : at + size] for at in range(0, len(message), size))
                    right = b"".join(map(cipher.encrypt, blocks)) == ciphertext
                else:
                    iv, aad, tag = (bytes.fromhex(test.get(field, "")) for field in ("iv", "aad", "tag"))
                    aead = aeads[mode](cipher)
                    right = aead.apply(iv, message) == ciphertext and aead.tag(iv, aad, ciphertext)[: len(tag)] == tag
                if not right:
                    raise SystemExit(f"{path}: {name} {mode}, test {test['id']}: wrong answer")
                tried += 1
    print(f"{tried} known answers: all correct")


def check(folder):
    """Section 9: checks the known answers, then every file in the folder."""
    known_answers(folder.parent / "data")
    index = json.loads((folder / "files.json").read_text())
    tried = omitted = 0
    for entry in index["files"]:
        data = (folder / entry["file"]).read_bytes()
        secrets = [(1, read_key_file(folder / name)) for name in entry["key_files"]]
        secrets += [(2, form_c(passphrase)) for passphrase in entry["passphrases"]]
        identities = entry.get("identities", [])
        if ML_KEM_768:
            secrets += [(3, read_identity(folder / name)) for name in identities]
        else:
            omitted += len(identities)
        expected = bytes((i ^ i >> 8 ^ i >> 16) & 0xFF for i in range(entry["plaintext_length"]))
        assert hashlib.sha256(expected).hexdigest() == entry["plaintext_sha256"], entry["file"]
        if entry["result"] == "valid" and Header(data).content != entry.get("content"):
            raise SystemExit(f"{entry['file']}: not a {entry.get('content')}")
        for kind, secret in secrets:
            parts = []
            try:
                decrypt(data, kind, secret, parts.append)
                outcome = "valid" if b"".join(parts) == expected else "wrong plaintext"
            except Refused:
                outcome = "refused" if expected.startswith(b"".join(parts)) else "wrong plaintext"
            if outcome != entry["result"]:
                raise SystemExit(f"{entry['file']}: {outcome}, should be {entry['result']}")
            tried += 1
    keys = index.get("public_keys", [])
    for entry in keys:
        try:
            outcome, shown = "valid", fingerprint(recipient(read_public_key(entry["text"])))
        except Refused:
            outcome, shown = "refused", ""
        if (outcome, shown) != (entry["result"], entry.get("fingerprint", "")):
            raise SystemExit(f"public key, {entry['comment']}: {outcome}, should be {entry['result']}")
    for path in sorted(folder.glob("*.identity.pub")) if ML_KEM_768 else ():
        text = path.read_text().split("\n")[1]
        if read_public_key(text) != read_identity(path.with_suffix("")).public:
            raise SystemExit(f"{path}: does not match its identity")
    locked = folder / "alice-locked.identity"
    if ML_KEM_768 and locked.exists():
        passphrase = form_c(next(entry["passphrases"][0] for entry in index["files"] if entry["passphrases"]))
        if read_identity(locked, passphrase).public != read_identity(folder / "alice.identity").public:
            raise SystemExit(f"{locked}: contains the wrong identity")
    print(f"{len(index['files'])} files, {tried} secrets, {len(keys)} public keys: all correct")
    if omitted:
        print(f"NOT TESTED: {omitted} identities on files with public keys, because the package kyber-py is missing")


def form_c(passphrase):
    """Normalises a passphrase if it is text. (Before that rule, writers used the bytes unchanged.)"""
    return unicodedata.normalize("NFC", passphrase).encode()


def main():
    parser = argparse.ArgumentParser(description="Reads files in the format of docs/file-format.md.")
    parser.add_argument("file", nargs="?", type=pathlib.Path)
    parser.add_argument("--key", type=pathlib.Path)
    parser.add_argument("--passphrase")
    parser.add_argument("--identity", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path, metavar="FOLDER")
    args = parser.parse_args()
    if args.check:
        return check(args.check)
    if args.file is None or [args.key, args.passphrase, args.identity].count(None) != 2:
        parser.error("specify a file, and a key file, a passphrase or an identity")
    if args.identity and ML_KEM_768 is None:
        parser.error("identities need the package kyber-py: pip install kyber-py")
    try:
        if args.identity:
            secret = (3, read_identity(args.identity))
        else:
            secret = (1, read_key_file(args.key)) if args.key else (2, form_c(args.passphrase))
        decrypt(args.file.read_bytes(), *secret, sys.stdout.buffer.write)
    except Refused as refused:
        raise SystemExit(f"{args.file}: {refused}") from None


if __name__ == "__main__":
    main()
