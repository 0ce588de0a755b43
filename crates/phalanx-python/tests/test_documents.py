"""Tests the code in the documents. We run blocks, and compare code in sentences and tables with the package."""

import ast
import builtins
import importlib
import inspect
import re
import subprocess
import sys

import pytest

import phalanx
from phalanx import aead, ciphers, mac


def blocks(path):
    return re.findall(r"^```python\n(.*?)^```", path.read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", ["docs/python.md", "docs/hashes.md", "crates/phalanx-python/README.md"])
def test_examples(repository, page):
    # The ones for Spark are run by test_spark.py.
    found = [block for block in blocks(repository / page) if "spark" not in block]
    assert found
    for package in ("duckdb", "polars", "pandas", "pyarrow") if page == "docs/python.md" else ():
        pytest.importorskip(package)
    for i, block in enumerate(found):
        exec(compile(block, f"{page}, block {i}", "exec"), {})


#: Objects whose methods and attributes are mentioned in the documents without the object.
OWNERS = [phalanx, phalanx.file, phalanx.keys, aead, ciphers, aead.Aead, aead.KalynaGcm, ciphers.Cipher, ciphers.Context, ciphers.CipherKey, mac.Mac, phalanx.Algorithm, builtins]
#: Names at the beginning of code, and the objects that they stand for.
NAMES = {"phalanx": phalanx, "aead": aead, "ciphers": ciphers, "algorithms": ciphers.algorithms, "modes": ciphers.modes, "keys": phalanx.keys, "key": aead.KalynaGcm}
#: All other code in the documents. Code from other packages is run by the test on the right, and the rest isn't Python.
ELSEWHERE = {
    "docs/python.md": {
        "relation.to_arrow_table()": "a block of the page", 'dates.view("i8")': "test_dates", "array.array": "test_buffers.py", "mmap.mmap": "test_buffers.py", "ctypes": "test_buffers.py",
        "multiprocessing": "test_buffers.py", "concurrent.interpreters": "test_ends.py", "os.urandom(16)": "test_mgm_nonces",
        "io.UnsupportedOperation": "test_files.py", "io.BytesIO": "test_files.py", "phalanx.open(stream)": "test_files.py", "__arrow_c_array__": "test_tables.py",
        "__arrow_c_stream__": "test_tables.py", "stored=False": "test_tables.py", "first_row": "test_tables.py", "Counted(prefix, first)": "test_tables.py",
        "chunk": "test_files.py", "offset": "test_files.py", "row": "test_tables.py", "bad": "test_tables.py", "progress": "test_files.py", "function": "the line above it",
        "(data, offsets)": "test_tables.py", "(data, width)": "test_tables.py", "V16": "test_tables.py", "True": "test_files.py", "repr": "test_messages.py",
        "AESGCM": "cryptography", "cryptography": "a package", "phx::": "a protocol", ".phalanx-…": "a file", '"module:function"': "a text",
        "00": "a byte", "01": "a byte", "02": "a byte", "03": "a byte", "04": "a byte", "4B": "a byte", "address": "a name", "street.name": "a path", "address.street.name": "a name",
        "l": "a type", "u": "a type", "tdD": "a type", "tsu:Europe/Kyiv": "a type", "d:18,2": "a type", "phalanx column ": "a text", "avx512-vbmi": "a level", "kalyna-256/256-gcm": "an algorithm", "kuznyechik-mgm": "an algorithm",
        "crates/phalanx-python/bench/bench.py": "a file", "names.py": "a file",
        "crates/phalanx-python/build dist python3 python3.14t": "a command", "PHALANX_LIBC=musl crates/phalanx-python/build dist": "a command",
        "rustup target add x86_64-unknown-linux-musl": "a command",
    },
    "docs/spark.md": {
        name: "a name of Spark, of a store or of the system"
        for name in (
            '"address.street"', "born", "'file:PATH'", "'env:NAME'", "'call:module:function'", "register", 'register(spark, calls=["my_keys:people"])', "type", "phalanx_decrypt(…, type=None)", "phalanx_encrypt(value, key, column[, table])", "phalanx_decrypt_binary", "encrypt", "decrypt",
            "/lake/people", "/lake/plain", "/run/keys", "PHALANX_KEY", "PHALANX_KEY_FILE", "PYSPARK_PYTHON", "_manifest.phx", "aes_encrypt", "aes_encrypt(col, lit(key))", "cat_ranges",
            "crates/phalanx-python/bench/cluster.py", "crates/phalanx-python/bench/spark.py", "explain()", "fsspec.open", 'info()["size"]', "key=", "monotonically_increasing_id", "passport", "passport__key", "phalanx decrypt", "phx", "phx::", "phx::s3://bucket/a.parquet.phx",
            '"phx::s3://bucket/folder"', "select", "withColumn", "spark.executorEnv.NAME", "spark.redaction.regex", "spark.sql.execution.arrow.maxRecordsPerBatch", "with", "url", "name", "columns",
            '{"passport": key}', '{"passport": (old, new)}', 'types={"passport": StringType()}', "import phalanx.spark.functions",
        )
    },
}  # fmt: skip


def spans(text):
    """Code in text, outside blocks and generated parts."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<!-- (\S+):begin -->.*?<!-- \1:end -->", "", text, flags=re.DOTALL)
    return sorted(set(re.findall(r"`([^`]+)`", text)))


def found(dotted, names, owners):
    """The object that a dotted name refers to. Raises LookupError if there is none."""
    first, *rest = dotted.split(".")
    if first in names:
        at = names[first]
    else:
        at = next((getattr(owner, first) for owner in owners if hasattr(owner, first)), None)
        if at is None:
            raise LookupError(f"there is no {first}")
    for name in rest:
        if not hasattr(at, name) and inspect.ismodule(at):
            importlib.import_module(f"{at.__name__}.{name}")
        at = getattr(at, name)
    return at


def compare(code, names, owners):
    """Compares code in a document with the package. Names must exist, arguments must have the right names, and any values shown must be the defaults."""
    # Signatures contain a star before keyword-only arguments, but calls don't.
    call = ast.parse(code.replace("*, ", ""), mode="eval").body
    if not isinstance(call, ast.Call):
        found(code, names, owners)
        return
    target = found(ast.unparse(call.func), names, owners)
    for argument in call.args:
        if isinstance(argument, ast.Call):
            compare(ast.unparse(argument), names, owners)
    parameters = [p for p in inspect.signature(target).parameters.values() if p.name not in ("self", "cls")]
    by_place = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    star = re.search(r"\*, (.*)\)$", code)
    named_only = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    for place, argument in enumerate(call.args):
        name = argument.id if isinstance(argument, ast.Name) else None
        if name in named_only:
            assert star and name in star[1], f"{code}: {name} has to be named"
            assert next(p for p in parameters if p.name == name).default is inspect.Parameter.empty, f"{code}: {name} has a default"
        else:
            assert place < len(by_place), f"{code}: too many arguments"
            assert name is None or name == by_place[place].name, f"{code}: the argument is {by_place[place].name}"
    shown = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
    for name, value in shown.items():
        parameter = next((p for p in parameters if p.name == name), None)
        assert parameter is not None, f"{code}: there is no argument {name}"
        assert parameter.default == value, f"{code}: the default of {name} is {parameter.default!r}"
    given = {argument.id for argument in call.args if isinstance(argument, ast.Name)} | set(shown)
    lacks = [p.name for p in parameters if p.default is p.empty and p.kind is not p.VAR_KEYWORD and p.name not in given]
    assert not lacks or any(not isinstance(argument, ast.Name) for argument in call.args), f"{code}: {lacks} are required"


def rules(page):
    if page != "docs/spark.md":
        pytest.importorskip("numpy"), pytest.importorskip("pyarrow")
        return NAMES, [*OWNERS, importlib.import_module("phalanx.rows"), importlib.import_module("phalanx.arrow")]
    pytest.importorskip("pyspark")
    spark = importlib.import_module("phalanx.spark")
    return {**NAMES, "spark": spark}, [spark, importlib.import_module("phalanx.spark.functions"), *OWNERS]


@pytest.mark.parametrize("page", ELSEWHERE)
def test_code_within_text(repository, page):
    names, owners = rules(page)
    wrong = {}
    all_spans = spans((repository / page).read_text())
    for code in all_spans:
        if code in ELSEWHERE[page]:
            continue
        try:
            compare(code, names, owners)
        except (AssertionError, LookupError, AttributeError, SyntaxError, ValueError, ImportError) as error:
            wrong[code] = f"{type(error).__name__}: {error}"
    assert wrong == {}
    assert set(ELSEWHERE[page]) - set(all_spans) == set(), "not on the page any more"


@pytest.mark.parametrize(
    "code",
    ['arrow.encrypt(array, key, *, column="c")', "arrow.encrypt(array, key, column)", "phalanx.open(path)", "phalanx.nothing", "aead.new(name)", "encrypt_file(input, output, *, progress=True)"],
)
def test_wrong_code_within_text_is_noticed(code):
    names, owners = rules("docs/python.md")
    with pytest.raises((AssertionError, LookupError, AttributeError, ImportError)):
        compare(code, names, owners)


def test_dates():
    numpy = pytest.importorskip("numpy")
    key, dates = aead.KuznyechikMgm(bytes(32)), numpy.array(["2026-01-01", "2026-01-02"], "datetime64[D]")
    with pytest.raises((ValueError, BufferError)):
        key.encrypt(bytes(16), dates)
    assert len(key.encrypt(bytes(16), dates.view("i8"))) == 32


def test_mgm_nonces():
    key = aead.KuznyechikMgm(bytes(32))
    with pytest.raises(phalanx.Error):
        key.encrypt(b"\x80" + bytes(15), b"a")
    assert phalanx.find("kuznyechik-mgm").nonce_rule != phalanx.find("kalyna-256/256-gcm").nonce_rule
    with pytest.raises(phalanx.Error):
        key.encrypt(bytes(16), b"")


def test_the_example(repository):
    pytest.importorskip("pyarrow")
    done = subprocess.run([sys.executable, repository / "examples/python/columns.py"], capture_output=True, text=True, check=True)
    assert "The officer has the column's key:\n    LH 7 AB 1\n    PS 101 EF 3\n" in done.stdout
    assert "authentication of row 0 and 1 other failed" in done.stdout
