"""Constant-time encryption with Kalyna, Kuznyechik, Magma, GOST 28147-89 and uBlock.

    phalanx.aead      authenticated encryption of messages, with the same interface as cryptography's AESGCM
    phalanx.ciphers   unauthenticated modes; see also phalanx.mac, phalanx.wrap, phalanx.xts
    phalanx.hashes    Streebog and Kupyna, with the same interface as hashlib; see also phalanx.kdf
    phalanx.open      encrypted files; see also encrypt_file, decrypt_file, verify_file, inspect
    phalanx.rows      many short messages in one call
    phalanx.arrow     columns in pyarrow, polars and DuckDB
    phalanx.fsspec    encrypted objects for pandas, pyarrow, Dask, Ray: phx::s3://bucket/a.parquet.phx
    phalanx.spark     Spark columns and data sets
    phalanx.keys      references to keys, which can be pickled and sent to workers
"""

from ._phalanx import VERSION as __version__
from ._phalanx import (
    Algorithm,
    ChunkError,
    Error,
    Info,
    InvalidTag,
    RowError,
    Secrets,
    algorithms,
    derive,
    equal,
    find,
    level,
    level_available,
    levels,
    selftest,
)
from . import aead, ciphers, file, hashes, kdf, keys, mac, wrap, xts
from .file import decrypt_file, encrypt_file, generate_key_file, inspect, open, verify_file

__all__ = [
    "Algorithm",
    "ChunkError",
    "Error",
    "Info",
    "InvalidTag",
    "RowError",
    "Secrets",
    "__version__",
    "aead",
    "algorithms",
    "ciphers",
    "decrypt_file",
    "derive",
    "encrypt_file",
    "equal",
    "file",
    "find",
    "generate_key_file",
    "hashes",
    "inspect",
    "kdf",
    "keys",
    "level",
    "level_available",
    "levels",
    "mac",
    "open",
    "selftest",
    "verify_file",
    "wrap",
    "xts",
]
