#!/usr/bin/env python3
"""Reads encrypted column cells in the format of docs/python.md: a second, slow implementation, based only on that page.

    tools/read-cells.py --check vectors/cells.json

Uses Kuznyechik and MGM from read-phx.py, in plain Python. It is not constant time, so do not use it for real secrets.
"""

import importlib.util
import json
import pathlib
import struct
import sys

SPEC = importlib.util.spec_from_file_location("read_phx", pathlib.Path(__file__).with_name("read-phx.py"))
FILES = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(FILES)
Refused = FILES.Refused

NONCE = TAG = 16
SUITE = b"kuznyechik-mgm"


def context(version, table, column, *kind):
    parts = (SUITE, table.encode(), column.encode(), *kind)
    return bytes([version]) + b"".join(struct.pack("<I", len(part)) + part for part in parts)


def opened(key, nonce, aad, sealed):
    mgm, text, tag = FILES.Mgm(FILES.Kuznyechik(key)), sealed[:-TAG], sealed[-TAG:]
    if mgm.tag(nonce, aad, text) != tag:
        raise Refused("authentication failed")
    return mgm.apply(nonce, text)


def open_cell(key, cell, table, column, row=None):
    """The value of a cell. Versions 2 and 4 also need the row number."""
    if cell is None:
        return None
    if cell[:1] in (b"\3", b"\4"):
        kind = type_of(cell).encode()
        rest, aad = cell[3 + len(kind) :], context(cell[0], table, column, kind)
        if cell[0] == 3 and len(rest) >= NONCE + TAG:
            return opened(key, rest[:NONCE], aad, rest[NONCE:])
        if cell[0] == 4 and len(rest) >= TAG and row is not None:
            return opened(key, row.to_bytes(NONCE, "big"), aad, rest)
    if cell[:1] == b"\1" and len(cell) >= 1 + NONCE + TAG:
        return opened(key, cell[1 : 1 + NONCE], context(1, table, column), cell[1 + NONCE :])
    if cell[:1] == b"\2" and len(cell) >= 1 + TAG and row is not None:
        return opened(key, row.to_bytes(NONCE, "big"), context(2, table, column), cell[1:])
    raise Refused("not a cell")


def type_of(cell):
    """The description of the type of a cell of version 3 or 4."""
    (length,) = struct.unpack_from("<H", cell, 1)
    return cell[3 : 3 + length].decode()


def open_key(key, wrapped, table, column):
    """Unwraps a data key."""
    if wrapped[:1] != b"K" or len(wrapped) != 1 + NONCE + 32 + TAG:
        raise Refused("not a wrapped key")
    return opened(key, wrapped[1 : 1 + NONCE], context(ord("K"), table, column), wrapped[1 + NONCE :])


def check(path):
    """The number of correct cells in the test data."""
    data = json.loads(pathlib.Path(path).read_text())
    table, column, count = data["table"], data["column"], 0
    key = open_key(bytes.fromhex(data["column_key"]), bytes.fromhex(data["wrapped_key"]), table, column)
    assert key.hex() == data["data_key"]
    for cell in data["cells"]:
        sealed = None if cell["cell"] is None else bytes.fromhex(cell["cell"])
        try:
            value = open_cell(key, sealed, table, column, cell.get("row"))
        except Refused:
            assert cell["result"] == "refused", cell
        else:
            assert cell["result"] == "valid" and value == (None if cell["value"] is None else bytes.fromhex(cell["value"])), cell
        count += 1
    return count


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] != "--check":
        sys.exit(__doc__)
    print(check(sys.argv[2]), "cells are correct")
