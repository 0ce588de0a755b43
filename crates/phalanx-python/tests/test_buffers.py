"""Every argument that takes a buffer takes every kind of contiguous buffer, and rejects all others with a reason."""

import array
import ast
import ctypes
import io
import mmap
import multiprocessing
import multiprocessing.shared_memory
import pathlib
import sys

import numpy
import pytest

import phalanx
from phalanx import _phalanx, aead, arrow, ciphers, file, keys, mac, rows, wrap, xts

KEY, NONCE, TEXT, AAD = bytes(range(32)), bytes(range(16)), bytes(range(100, 164)), bytes(range(200, 232))


class PyBuffer(ctypes.Structure):
    """`Py_buffer`."""

    _fields_ = [
        ("buf", ctypes.c_void_p), ("obj", ctypes.py_object), ("len", ctypes.c_ssize_t), ("itemsize", ctypes.c_ssize_t), ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int), ("format", ctypes.c_char_p), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("suboffsets", ctypes.c_void_p),
        ("internal", ctypes.c_void_p),
    ]  # fmt: skip


class Slot(ctypes.Structure):
    _fields_ = [("slot", ctypes.c_int), ("function", ctypes.c_void_p)]


class Spec(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("basicsize", ctypes.c_int), ("itemsize", ctypes.c_int), ("flags", ctypes.c_uint), ("slots", ctypes.POINTER(Slot))]


def _without_shape():
    """A type as in old extension modules, whose buffers have no shape, strides or format, no matter which flags are passed."""
    memory = {}

    @ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(PyBuffer), ctypes.c_int)
    def get(exporter, view, flags):
        held = memory[id(exporter)]
        view[0] = PyBuffer(ctypes.addressof(held), exporter, len(held), 1, 0, 1, None, None, None, None, None)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(exporter))
        return 0

    # Py_bf_getbuffer; Py_TPFLAGS_DEFAULT.
    slots = (Slot * 2)(Slot(1, ctypes.cast(get, ctypes.c_void_p)), Slot(0, None))
    spec = Spec(b"tests.WithoutShape", object.__basicsize__, 0, 1 << 18, slots)
    make = ctypes.pythonapi.PyType_FromSpec
    make.restype, make.argtypes = ctypes.py_object, [ctypes.POINTER(Spec)]
    kind = make(ctypes.byref(spec))

    def of(data):
        exporter = kind()
        memory[id(exporter)] = (ctypes.c_ubyte * len(data)).from_buffer_copy(data)
        kept.append(exporter)
        return exporter

    kept = [get, slots, spec]
    return of


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int32), ("b", ctypes.c_uint8 * 4)]


class BigPair(ctypes.BigEndianStructure):
    _fields_ = [("a", ctypes.c_int32), ("b", ctypes.c_uint8 * 4)]


def _mapped(data):
    mapped = mmap.mmap(-1, len(data))
    mapped.write(data)
    return mapped


SHARED = []


def _shared(data):
    """A view of exactly that many bytes. We need this because the system rounds sizes up to whole pages."""
    memory = multiprocessing.shared_memory.SharedMemory(create=True, size=max(len(data), 1))
    SHARED.append(memory)
    memory.buf[: len(data)] = data
    return memory.buf[: len(data)]


@pytest.fixture(scope="module", autouse=True)
def unlinked():
    yield
    for memory in SHARED:
        memory.unlink()


def _of_c(kind):
    """A ctypes array."""
    return lambda data: (kind * (len(data) // ctypes.sizeof(kind))).from_buffer_copy(data)


def _raw(data):
    made = multiprocessing.RawArray("B", len(data))
    made[:] = data
    return made


def _locked(data):
    made = multiprocessing.Array("B", len(data)).get_obj()
    made[:] = data
    return made


def _structure(data):
    """A single structure, which isn't an array."""
    return type("Whole", (ctypes.Structure,), {"_fields_": [("a", ctypes.c_uint8 * (len(data) - 4)), ("b", ctypes.c_int32)]}).from_buffer_copy(data)


def _union(data):
    return type("Either", (ctypes.Union,), {"_fields_": [("a", ctypes.c_uint8 * len(data)), ("b", ctypes.c_double)]}).from_buffer_copy(data)


def _of_python(data):
    """A Python class that implements the buffer protocol."""

    class Exporter:
        def __buffer__(self, flags):
            return memoryview(data)

    return Exporter()


#: Writable buffers with these bytes.
WRITABLE = {
    "bytearray": bytearray,
    "memoryview": lambda data: memoryview(bytearray(b"x" + data + b"y"))[1:-1],
    "memoryview.cast": lambda data: memoryview(bytearray(data)).cast("I"),
    "memoryview.cast, two dimensions": lambda data: memoryview(bytearray(data)).cast("B", (len(data) // 8, 8)),
    "array": lambda data: array.array("B", data),
    "array of doubles": lambda data: array.array("d", data),
    "mmap": _mapped,
    "shared_memory": _shared,
    "c_ubyte": _of_c(ctypes.c_ubyte),
    "c_char": _of_c(ctypes.c_char),
    "c_int32": _of_c(ctypes.c_int32),
    "c_double": _of_c(ctypes.c_double),
    "c_ubyte, two dimensions": _of_c(ctypes.c_ubyte * 8),
    "memoryview of c_ubyte": lambda data: memoryview(_of_c(ctypes.c_ubyte)(data)),
    "Structure": _structure,
    "Union": _union,
    "Structures": _of_c(Pair),
    "BigEndianStructures": _of_c(BigPair),
    "RawArray": _raw,
    "Array": _locked,
    "numpy": lambda data: numpy.frombuffer(bytearray(data), numpy.uint8),
    "numpy, two dimensions": lambda data: numpy.frombuffer(bytearray(data), numpy.int16).reshape(4, -1),
    "numpy, complex": lambda data: numpy.frombuffer(bytearray(data), numpy.complex64),
    "numpy, structured": lambda data: numpy.frombuffer(bytearray(data), [("O", "i4"), ("P", "<u4")]),
    "numpy, no dimension": lambda data: numpy.frombuffer(bytearray(data), f"V{len(data)}").reshape(()),
    "without a shape": _without_shape(),
}
#: More buffers, which are read-only.
READABLE = {
    **WRITABLE,
    "bytes": bytes,
    "numpy, read-only": lambda data: numpy.frombuffer(data, "S4"),
}
if sys.version_info >= (3, 12):
    READABLE["a class of Python"] = _of_python
try:
    import pyarrow
except ImportError:
    pyarrow = None
else:
    READABLE["pyarrow"] = lambda data: pyarrow.py_buffer(data)

#: Objects that are rejected, with a part of the reason.
REJECTED = {
    "every other byte": (lambda data: memoryview(bytearray(data * 2))[::2], "contiguous"),
    "backwards": (lambda data: memoryview(bytearray(data))[::-1], "contiguous"),
    "a column": (lambda data: numpy.zeros((len(data), 2), numpy.uint8)[:, 1], "contiguous"),
    "in the order of Fortran": (lambda data: numpy.zeros((8, len(data) // 8), numpy.uint8, "F"), "contiguous"),
    "objects": (lambda data: numpy.full(len(data) // 8, None), "addresses"),
    "objects in a structure": (lambda data: numpy.zeros(len(data) // 16, [("a", object), ("b", "i8")]), "addresses"),
    "py_object": (_of_c(ctypes.py_object), "addresses"),
    "c_void_p": (_of_c(ctypes.c_void_p), "addresses"),
    "c_char_p": (_of_c(ctypes.c_char_p), "addresses"),
    "c_wchar_p": (_of_c(ctypes.c_wchar_p), "addresses"),
    "POINTER": (_of_c(ctypes.POINTER(ctypes.c_int)), "addresses"),
    "CFUNCTYPE": (_of_c(ctypes.CFUNCTYPE(ctypes.c_int)), "addresses"),
    "a pointer in a structure": (_of_c(type("Holder", (ctypes.Structure,), {"_fields_": [("a", ctypes.c_char_p)]})), "addresses"),
}

MGM = aead.KuznyechikMgm(KEY)
SEALED = MGM.encrypt(NONCE, TEXT, AAD)
CTR = ciphers.new("kuznyechik-ctr", KEY)
CBC = ciphers.new("kuznyechik-cbc", KEY)
XTS = xts.new("kalyna-256/256-xts", bytes(phalanx.find("kalyna-256/256-xts").key_bytes))
COUNTED = rows.Counted(bytes(8), 0)
ROWS = rows.seal(MGM, (TEXT, 16), COUNTED, AAD).tobytes()
TAG = _phalanx.Mac("kuznyechik-mac", KEY)
TAG.update(TEXT)
TAG = TAG.finalize()
WRAP = next(a for a in phalanx.algorithms() if a.role == "wrap" and not a.nonce_bytes)
NONCE_WRAP = next(a for a in phalanx.algorithms() if a.role == "wrap" and a.nonce_bytes and not a.nonce_carried)
DERIVATION = next(a for a in phalanx.algorithms() if a.role == "derivation")
MAC_WITH_NONCE = next(a for a in phalanx.algorithms() if a.role == "mac" and a.nonce_bytes)


def _padded(text):
    """Key files may contain comments, which lets us choose a length that works for all kinds of buffers."""
    return text + b"#" * (-len(text) % 16)


KEY_FILE = _padded(_phalanx.generate_key_file())
SECRETS = phalanx.file.secrets(KEY_FILE)


def _file():
    memory = io.BytesIO()
    with phalanx.open(memory, "wb", SECRETS, chunk=4096) as out:
        out.write(bytes(80))
    return memory.getvalue()


FILE = _file()
HEADER = FILE[: _phalanx.header_bytes(FILE) // 16 * 16 + 16]
READER = phalanx.file.Reader(FILE, SECRETS, len(FILE))
SEALED_CHUNK = FILE[slice(*READER.locate(0, 80))]
DRAFT = file.Draft.create(SECRETS, 4096, chunk=4096)
GIVEN_DRAFT = DRAFT.to_bytes()


def _finished_mac(message):
    return message.finalize()


def _mac(update):
    message = mac.new("kuznyechik-mac", KEY)
    message.update(update)
    return message.finalize()


def _digest(update):
    message = _phalanx.Hash("kupyna-256")
    message.update(update)
    return message.digest()


def _hash_mac(key, update):
    message = _phalanx.HashMac("hmac-streebog-256", key)
    message.update(update)
    return message


def _written(data):
    memory = io.BytesIO()
    with phalanx.open(memory, "wb", SECRETS) as out:
        out.write(data)
    return phalanx.open(io.BytesIO(memory.getvalue()), "rb", SECRETS).read()


def _written_at_once(data):
    memory = io.BytesIO()
    with file.PlainWriter(memory, SECRETS) as out:
        assert out.write(data) == memoryview(data).nbytes
    return phalanx.open(io.BytesIO(memory.getvalue()), "rb", SECRETS).read()


def _streamed(data):
    sealer = phalanx.file.StreamSealer(SECRETS)
    sealed = sealer.update(data) + sealer.finalize()
    return phalanx.open(io.BytesIO(sealed), "rb", SECRETS).read()


def _verified(signature):
    message = mac.new("kuznyechik-mac", KEY)
    message.update(TEXT)
    return message.verify(signature)


def _with(secrets):
    """Checks that secrets open a file."""
    return phalanx.open(io.BytesIO(FILE), "rb", secrets).read()


def _by_passphrase(phrase):
    memory = io.BytesIO()
    with phalanx.open(memory, "wb", passphrase=phrase) as out:
        out.write(TEXT)
    return phalanx.open(io.BytesIO(memory.getvalue()), "rb", passphrase=bytes(memoryview(phrase).tobytes())).read()


def _column(key):
    column = pyarrow.array([b"a", None, b"bc"])
    return arrow.decrypt(arrow.encrypt(column, key, column="c"), KEY, column="c").to_pylist()


WRAPPED_KEY = arrow.new_data_key(KEY, column="c")[1]


def _derived(wrapped):
    """We can't look at the key itself, so we encrypt with it."""
    return arrow.data_key(KEY, wrapped, column="c").encrypt(NONCE, TEXT)


CALLED = {}


def called():
    return CALLED["result"]


def _referenced(text):
    CALLED["result"] = text
    return keys.Call(f"{__name__}:called").derive("x", 16)


#: Each argument that is read, with its name, a call whose result can be compared, and the bytes. None means that another test below covers it.
READ = {
    "Aead.__new__.key": (lambda b: aead.new("kuznyechik-mgm", b).encrypt(NONCE, TEXT), KEY),
    "Aead.encrypt.nonce": (lambda b: MGM.encrypt(b, TEXT), NONCE),
    "Aead.encrypt.data": (lambda b: MGM.encrypt(NONCE, b, AAD), TEXT),
    "Aead.encrypt.associated_data": (lambda b: MGM.encrypt(NONCE, TEXT, b), AAD),
    "Aead.decrypt.nonce": (lambda b: MGM.decrypt(b, SEALED, AAD), NONCE),
    "Aead.decrypt.data": (lambda b: MGM.decrypt(NONCE, b, AAD), SEALED),
    "Aead.decrypt.associated_data": (lambda b: MGM.decrypt(NONCE, SEALED, b), AAD),
    "Aead.encrypt_into.nonce": (lambda b: MGM.encrypt_into(b, TEXT, bytearray(80)), NONCE),
    "Aead.encrypt_into.data": (lambda b: MGM.encrypt_into(NONCE, b, bytearray(80)), TEXT),
    "Aead.encrypt_into.associated_data": (lambda b: MGM.encrypt_into(NONCE, TEXT, bytearray(80), b), AAD),
    "Aead.decrypt_into.nonce": (lambda b: MGM.decrypt_into(b, SEALED, bytearray(64), AAD), NONCE),
    "Aead.decrypt_into.data": (lambda b: MGM.decrypt_into(NONCE, b, bytearray(64), AAD), SEALED),
    "Aead.decrypt_into.associated_data": (lambda b: MGM.decrypt_into(NONCE, SEALED, bytearray(64), b), AAD),
    "CipherKey.__new__.key": (lambda b: ciphers.new("kuznyechik-ctr", b).encrypt(bytes(8), TEXT), KEY),
    "CipherKey.encrypt.iv": (lambda b: CBC.encrypt(b, TEXT), NONCE),
    "CipherKey.encrypt.data": (lambda b: CTR.encrypt(bytes(8), b), TEXT),
    "CipherKey.decrypt.iv": (lambda b: CBC.decrypt(b, TEXT), NONCE),
    "CipherKey.decrypt.data": (lambda b: CTR.decrypt(bytes(8), b), TEXT),
    "CipherKey.encryptor.iv": (lambda b: CBC.encryptor(b).update(TEXT), NONCE),
    "CipherKey.decryptor.iv": (lambda b: CBC.decryptor(b).update(TEXT), NONCE),
    "Context.update.data": (lambda b: (CTR.encryptor(bytes(8)).update(b), CBC.encryptor(NONCE).update(b)), TEXT),
    "Context.update_into.data": (lambda b: (CTR.encryptor(bytes(8)).update_into(b, bytearray(64)), CBC.encryptor(NONCE).update_into(b, bytearray(128))), TEXT),
    "Xts.__new__.key": (lambda b: xts.new("kalyna-256/256-xts", b).encrypt(bytes(32), TEXT), bytes(range(XTS_KEY := phalanx.find("kalyna-256/256-xts").key_bytes))),
    "Xts.encrypt.tweak": (lambda b: XTS.encrypt(b, TEXT), bytes(range(32))),
    "Xts.encrypt.data": (lambda b: XTS.encrypt(bytes(32), b), TEXT),
    "Xts.decrypt.tweak": (lambda b: XTS.decrypt(b, TEXT), bytes(range(32))),
    "Xts.decrypt.data": (lambda b: XTS.decrypt(bytes(32), b), TEXT),
    "Xts.encrypt_sectors.data": (lambda b: XTS.encrypt_sectors(1, 32, b), TEXT),
    "Xts.decrypt_sectors.data": (lambda b: XTS.decrypt_sectors(1, 32, b), TEXT),
    "Wrap.__new__.key": (lambda b: wrap.new(WRAP.name, b, WRAP.needs).unwrap(wrap.new(WRAP.name, bytes(WRAP.key_bytes), WRAP.needs).wrap(KEY)), bytes(WRAP.key_bytes)),
    "Wrap.wrap.key": (lambda b: wrap.new(WRAP.name, bytes(WRAP.key_bytes), WRAP.needs).wrap(b), KEY),
    "Wrap.wrap.nonce": (lambda b: wrap.new(NONCE_WRAP.name, bytes(NONCE_WRAP.key_bytes), NONCE_WRAP.needs).wrap(KEY, b), bytes(NONCE_WRAP.nonce_bytes)),
    "Wrap.unwrap.wrapped": (lambda b: wrap.new(WRAP.name, bytes(WRAP.key_bytes), WRAP.needs).unwrap(b), wrap.new(WRAP.name, bytes(WRAP.key_bytes), WRAP.needs).wrap(KEY)),
    "Wrap.unwrap.nonce": (
        lambda b: wrap.new(NONCE_WRAP.name, bytes(NONCE_WRAP.key_bytes), NONCE_WRAP.needs).unwrap(
            wrap.new(NONCE_WRAP.name, bytes(NONCE_WRAP.key_bytes), NONCE_WRAP.needs).wrap(KEY, bytes(NONCE_WRAP.nonce_bytes)), b
        ),
        bytes(NONCE_WRAP.nonce_bytes),
    ),
    "Mac.__new__.key": (lambda b: _finished_mac(mac.new("kuznyechik-mac", b)), KEY),
    "Mac.__new__.nonce": (lambda b: _finished_mac(mac.new(MAC_WITH_NONCE.name, bytes(MAC_WITH_NONCE.key_bytes), nonce=b)), bytes(MAC_WITH_NONCE.nonce_bytes)),
    "Hash.__new__.data": (lambda b: _phalanx.Hash("streebog-256", b).digest(), TEXT),
    "Hash.update.data": (_digest, TEXT),
    "HashMac.__new__.key": (lambda b: _hash_mac(b, TEXT).finalize(), KEY),
    "HashMac.update.data": (lambda b: _hash_mac(KEY, b).finalize(), TEXT),
    "HashMac.verify.signature": (lambda b: _hash_mac(KEY, TEXT).verify(b), _hash_mac(KEY, TEXT).finalize()),
    "derive_key.key": (lambda b: _phalanx.derive_key("hkdf-streebog-256", b, 32), KEY),
    "Mac.update.data": (_mac, TEXT),
    "Mac.verify.signature": (_verified, TAG),
    "Counted.__new__.prefix": (lambda b: rows.seal(MGM, (TEXT, 16), rows.Counted(b, 0)).tobytes(), bytes(8)),
    "derive.key": (lambda b: phalanx.derive(DERIVATION.name, b, DERIVED_FROM), bytes(DERIVATION.key_bytes)),
    "derive.public": (lambda b: phalanx.derive(DERIVATION.name, bytes(DERIVATION.key_bytes), b), DERIVED_FROM := bytes(8)),
    "equal.a": (lambda b: phalanx.equal(b, TEXT), TEXT),
    "equal.b": (lambda b: phalanx.equal(TEXT, b), TEXT),
    "contents.data": (_phalanx.contents, TEXT),
    "nbytes.data": (_phalanx.nbytes, TEXT),
    "each_rows.keys": (lambda b: rows.seal_each("kuznyechik-mgm", b, (TEXT, 16), COUNTED).tobytes(), KEY * 4),
    "seal_rows.nonces": (lambda b: rows.seal(MGM, (TEXT, 16), b).tobytes(), NONCE * 4),
    "seal_rows.data": (lambda b: rows.seal(MGM, (b, 16), COUNTED).tobytes(), TEXT),
    "open_rows.data": (lambda b: rows.open(MGM, (b, 32), COUNTED, AAD).tobytes(), ROWS),
    "apply_rows.data": (lambda b: rows.apply(CTR, (b, 16), rows.Counted(b"", 0)).tobytes(), TEXT),
    "Secrets.__new__.keys": (lambda b: _with(_phalanx.Secrets(keys=[b])), KEY_FILE),
    "secrets.key": (lambda b: _with(phalanx.file.secrets(b)), KEY_FILE),
    "secrets.key, one of several": (lambda b: _with(phalanx.file.secrets([KEY_FILE, b])), KEY_FILE),
    "header_bytes.start": (_phalanx.header_bytes, HEADER),
    "inspect_header.start": (lambda b: _phalanx.inspect_header(b).suite, HEADER),
    "plain_bytes.start": (lambda b: _phalanx.plain_bytes(b, len(FILE)), HEADER),
    "Reader.__new__.start": (lambda b: phalanx.file.Reader(b, SECRETS, len(FILE)).size, HEADER),
    "Reader.decrypt.sealed": (lambda b: READER.decrypt(0, 80, b), SEALED_CHUNK),
    "Reader.read.fetch": (lambda b: READER.read(0, 80, lambda first, last: b), SEALED_CHUNK),
    "StreamSealer.update.data": (_streamed, TEXT),
    "PlainWriter.write": (_written_at_once, TEXT),
    "open.write": (_written, TEXT),
    "Draft.from_bytes.draft": (lambda b: file.Draft.from_bytes(b).file_bytes, GIVEN_DRAFT),
    "Draft.seal.plain": (lambda b: DRAFT.seal(SECRETS, 0, 1, b), bytes(4096)),
    "algorithms.Kuznyechik.key": (lambda b: ciphers.Cipher(ciphers.algorithms.Kuznyechik(b), ciphers.modes.CTR(bytes(8))).encryptor().update(TEXT), KEY),
    "modes.CBC.iv": (lambda b: ciphers.Cipher(ciphers.algorithms.Kuznyechik(KEY), ciphers.modes.CBC(b)).encryptor().update(TEXT), NONCE),
    "arrow.data_key.wrapped": (_derived, WRAPPED_KEY),
    "arrow.rewrap.wrapped": (lambda b: len(arrow.rewrap(KEY, KEY, b, column="c")), WRAPPED_KEY),
    "keys.Call": (_referenced, KEY_FILE),
}
if pyarrow is not None:
    READ["arrow.encrypt.key"] = (_column, KEY)


#: Row offsets, both as number buffers and as lists.
OFFSETS = {
    "list": list,
    "tuple": tuple,
    "array of int64": lambda numbers: array.array("q", numbers),
    "array of uint32": lambda numbers: array.array("I", numbers),
    "numpy.int64": lambda numbers: numpy.array(numbers, numpy.int64),
    "numpy.int32": lambda numbers: numpy.array(numbers, numpy.int32),
    "c_int64": lambda numbers: (ctypes.c_int64 * len(numbers))(*numbers),
    "c_int32": lambda numbers: (ctypes.c_int32 * len(numbers))(*numbers),
    "memoryview of c_int64": lambda numbers: memoryview((ctypes.c_int64 * len(numbers))(*numbers)),
    "RawArray": lambda numbers: multiprocessing.RawArray("q", numbers),
}

#: Each argument that is written, with a call that returns the same as the function, and how many bytes it fills.
WRITTEN = {
    "Aead.encrypt_into.out": (lambda out: MGM.encrypt_into(NONCE, TEXT, out), 80),
    "Aead.decrypt_into.out": (lambda out: MGM.decrypt_into(NONCE, SEALED, out, AAD), 64),
    "Context.update_into.out": (lambda out: CTR.encryptor(bytes(8)).update_into(TEXT, out), 64),
    "seal_rows.out": (lambda out: _phalanx.seal_rows(MGM, COUNTED, None, (TEXT, 16), out), 128),
    "open_rows.out": (lambda out: _phalanx.open_rows(MGM, COUNTED, AAD, (ROWS, 32), out), 64),
    "apply_rows.out": (lambda out: _phalanx.apply_rows(CTR, False, rows.Counted(b"", 0), (TEXT, 16), out), 64),
    "each_rows.out": (lambda out: _phalanx.each_rows("kuznyechik-mgm", "", KEY * 4, False, COUNTED, None, (TEXT, 16), out), 128),
    "PlainReader.readinto": (lambda out: file.PlainReader(io.BytesIO(FILE), SECRETS).readinto(out), 80),
}


def arguments(stub):
    """Every buffer argument in a stub, as function.argument or Class.function.argument."""
    for node in ast.parse(stub.read_text()).body:
        functions = node.body if isinstance(node, ast.ClassDef) else [node]
        within = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for function in functions:
            if isinstance(function, ast.FunctionDef):
                for argument in function.args.args:
                    if argument.annotation is not None and "Buffer" in ast.unparse(argument.annotation):
                        yield f"{within}{function.name}.{argument.arg}"


#: Arguments covered by a test below, because a single call with them is as slow as a passphrase.
SLOW = {"Secrets.__new__.passphrases", "Secrets.__new__.identities"}


def test_every_argument_is_here():
    wanted = set(arguments(pathlib.Path(_phalanx.__file__).with_name("_phalanx.pyi")))
    assert len(wanted) > 50
    assert wanted - set(READ) - set(WRITTEN) - SLOW == set()


def _made(kind, data):
    """A buffer with these bytes, if this kind of buffer can be that long. Not every length is a whole number of items."""
    try:
        buffer = READABLE[kind](data)
    except (ValueError, TypeError):
        buffer = None
    if buffer is None or memoryview(buffer).nbytes != len(data):
        assert len(data) % 16, f"{kind} of {len(data)} bytes cannot be made"
        pytest.skip(f"{kind} has no {len(data)} bytes")
    return buffer


@pytest.mark.parametrize("kind", READABLE)
@pytest.mark.parametrize("argument", READ)
def test_every_argument_takes_every_buffer(argument, kind):
    call, data = READ[argument]
    random = argument in ("Wrap.wrap.key", "Wrap.wrap.nonce") and WRAP.nonce_carried
    result = call(_made(kind, data))
    assert random or result == call(data)


@pytest.mark.parametrize("kind", OFFSETS)
def test_offsets_are_every_kind_of_numbers(kind):
    expected = rows.seal(MGM, (TEXT, [0, 10, 40, 64]), COUNTED, (AAD, [0, 8, 16, 32])).tobytes()
    given = OFFSETS[kind]
    assert rows.seal(MGM, (TEXT, given([0, 10, 40, 64])), COUNTED, (AAD, given([0, 8, 16, 32]))).tobytes() == expected


@pytest.mark.parametrize("kind", WRITABLE)
@pytest.mark.parametrize("argument", WRITTEN)
def test_every_output_is_every_buffer(argument, kind):
    call, size = WRITTEN[argument]
    expected, out = bytearray(size), WRITABLE[kind](bytes(size))
    assert call(out) == call(expected)
    assert phalanx.equal(out, expected) and any(expected) or argument == "PlainReader.readinto"


@pytest.mark.parametrize("kind", REJECTED)
@pytest.mark.parametrize("argument", [*READ, *WRITTEN])
def test_every_other_buffer_is_rejected_with_a_reason(argument, kind):
    make, reason = REJECTED[kind]
    call, data = READ.get(argument) or WRITTEN[argument]
    size = (data if isinstance(data, int) else len(data)) // 16 * 16 or 16
    with pytest.raises((BufferError, TypeError, ValueError)) as error:
        call(make(bytes(size)))
    assert reason in str(error.value), str(error.value)


@pytest.mark.parametrize("kind", ["c_ubyte", "Array", "bytearray"])
def test_passphrases_take_every_buffer(kind):
    assert _by_passphrase(READABLE[kind](b"correct horse battery staple 123")) == TEXT


@pytest.mark.parametrize("wrong", [32, [1, 2], "text", None, 1.5])
def test_numbers_and_lists_are_no_bytes(wrong):
    """`bytes(32)` would be a key of zeros."""
    for call in (
        ciphers.algorithms.Kuznyechik, aead.KuznyechikMgm, _phalanx.contents, lambda b: ciphers.modes.CTR(b), lambda b: MGM.encrypt(NONCE, b),
        lambda b: arrow.data_key(KEY, b, column="c"), lambda b: arrow.new_data_key(b, column="c"),
    ):  # fmt: skip
        with pytest.raises(TypeError):
            call(wrong)


def test_views_are_released():
    """This also holds after an error. As long as there is a view of a bytearray, its length can't change."""
    memory = bytearray(64)
    for call in (lambda b: MGM.encrypt(NONCE, b), lambda b: MGM.encrypt(b, TEXT), lambda b: MGM.encrypt_into(NONCE, TEXT, b)):
        for make in (lambda: memory, lambda: memoryview(memory)[::2]):
            try:
                call(make())
            except (ValueError, BufferError) as error:
                del error
            memory.append(0)
            del memory[-1]
