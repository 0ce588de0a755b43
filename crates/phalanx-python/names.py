"""Generates the AEAD, cipher and mode classes from the catalogue, and the stub's docstrings from the native module: python names.py [--check]"""

import ast
import inspect
import pathlib
import re
import sys

import phalanx

HERE = pathlib.Path(__file__).parent / "python/phalanx"
HEAD = '"""{}. Generated from the catalogue by names.py."""\n\n{}\n'


def parts(algorithm):
    """Splits a name into family, variant and the rest, e.g. kalyna, 256/256 and gcm."""
    return re.fullmatch(r"([a-z0-9]+)(?:-(\d+/\d+))?(?:-(.+))?", algorithm.name).groups("")


def camel(*names):
    return "".join(part.capitalize() for name in names for part in name.split("-") if part)


def variants(of):
    """All variants, and the one with a 32-byte key and the longest block."""
    names = tuple(dict.fromkeys(parts(algorithm)[1] for algorithm in of))
    best = max(of, key=lambda algorithm: (algorithm.key_bytes == 32, algorithm.block_bytes))
    return names if names != ("",) else (), parts(best)[1]


def grouped(algorithms, key):
    groups = {}
    for algorithm in algorithms:
        groups.setdefault(key(algorithm), []).append(algorithm)
    return groups


def aeads():
    groups = grouped((a for a in phalanx.algorithms() if a.role == "aead"), lambda a: (parts(a)[0], parts(a)[2]))
    head = "from os import urandom\n\nfrom ._phalanx import Aead, find\nfrom ._types import Buffer\nfrom ._variant import named\n"
    out = [HEAD.format("AEAD classes", head)]
    names = []
    for (family, mode), of in groups.items():
        name, (all_variants, default) = camel(family, mode), variants(of)
        names.append(name)
        template = f"{family}-*-{mode}" if all_variants else f"{family}-{mode}"
        key = {a.key_bytes for a in of}
        generated = f"find(named({template!r}, variant, {all_variants!r})).key_bytes"
        by_nonce = grouped(of, lambda a: a.nonce_bytes).items()
        sizes = ", ".join(f"{n} ({', '.join(parts(a)[1] for a in some)})" if all_variants else str(n) for n, some in by_nonce)
        argument = f", variant: str = {default!r}" if all_variants else ""
        chosen = f"named({template!r}, variant, {all_variants!r})" if all_variants else repr(template)
        size = generated if all_variants else str(key.pop())
        out.append(f'''
class {name}(Aead):
    """Authenticated encryption with `{template}`, from {of[0].section}. Nonce length in bytes: {sizes}."""

    def __new__(cls, key: Buffer{argument}) -> "{name}":
        return super().__new__(cls, {chosen}, key)

    @staticmethod
    def generate_key({argument[2:]}) -> bytes:
        """Returns a new random key."""
        return urandom({size})

''')
    out.append(f"\n__all__ = {names!r}\n")
    return "".join(out)


def ciphers():
    chosen = [a for a in phalanx.algorithms() if a.role in ("stream", "block-mode", "blocks")]
    families = grouped(chosen, lambda a: parts(a)[0])
    out = [HEAD.format("Cipher classes", "from .._types import Buffer\nfrom ._base import CipherAlgorithm\n")]
    names = []
    for family, of in families.items():
        name, (all_variants, default) = camel(family), variants(of)
        names.append(name)
        argument = f', variant: str = "{default}"' if all_variants else ""
        out.append(f'''
class {name}(CipherAlgorithm):
    """{name} with a key of {" or ".join(sorted({str(a.key_bytes) for a in of}))} bytes."""

    template: str = {f"{family}-*" if all_variants else family!r}
    variants: tuple[str, ...] = {all_variants!r}

    def __init__(self, key: Buffer{argument}) -> None:
        super().__init__(key{", variant" if all_variants else ""})

'''.replace(f"= {family}-*", f'= "{family}-*"'))
    out.append(f"\n__all__ = {names!r}\n")
    modes = grouped((a for a in chosen if parts(a)[2]), lambda a: parts(a)[2])
    text = [HEAD.format("Mode classes", "from ._base import Mode\n")]
    for mode, of in modes.items():
        options = list(dict.fromkeys(option for a in of for option in a.options))
        text.append(f'''
class {identifier(mode)}(Mode):
    """{mode} for {", ".join(sorted({parts(a)[0] for a in of}))}. Options: {", ".join(o.replace("-", "_") for o in options) or "none"}."""

    name: str = {mode!r}

''')
    text.append(f"\n__all__ = {[identifier(mode) for mode in modes]!r}\n")
    return "".join(out), "".join(text)


def identifier(mode):
    name = mode.upper().replace("-", "_")
    return name if name.isidentifier() else "_" + name


def documented(native, node):
    """The native module's documentation for a node in its stub. We leave out Python's own, e.g. for `__eq__`."""
    if node.name.startswith("__") and not node.name.startswith("__arrow"):
        return None
    found = getattr(native, node.name)
    assert found.__doc__, f"{found} has no documentation"
    return inspect.cleandoc(found.__doc__)


def docstring(text, indent):
    """A docstring. If it has several lines, the closing quotes go on a line of their own."""
    if text is None:
        return ""
    lines = text.splitlines()
    lines[0] = '"""' + lines[0]
    lines = [*lines, '"""'] if len(lines) > 1 else [lines[0] + '"""']
    return "".join("\n" + (" " * indent + line if line else "") for line in lines)


def stub(text):
    """The native module's stub, with its docstrings replaced by the documentation in Rust."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def source(node, end=None):
        """The source of a node, including decorators, up to its end or the beginning of another node."""
        stop = starts[node.end_lineno - 1] + node.end_col_offset if end is None else begin(end)
        return text[begin(node) : stop].strip()

    def begin(node):
        decorators = getattr(node, "decorator_list", [])
        return starts[decorators[0].lineno - 1] if decorators else starts[node.lineno - 1] + node.col_offset

    def rendered(node, native, indent):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            return source(node)
        doc = docstring(documented(native, node), indent + 4)
        members = [] if isinstance(node, ast.FunctionDef) else [part for part in node.body if not isinstance(part, ast.Expr)]
        within = [f"\n{' ' * (indent + 4)}{rendered(part, getattr(native, node.name), indent + 4)}" for part in members]
        return source(node, node.body[0]) + (doc + "".join(within) or " ...")

    out = ""
    for node in ast.parse(text).body:
        defines = isinstance(node, (ast.FunctionDef, ast.ClassDef))
        out += ("\n" if defines else "") + rendered(node, phalanx._phalanx, 0) + "\n"
    return out


def main():
    algorithms, modes = ciphers()
    files = {"_aeads.py": aeads(), "ciphers/algorithms.py": algorithms, "ciphers/modes.py": modes}
    files = {name: re.sub(r"\n{4,}", "\n\n\n", text).replace("'", '"').rstrip() + "\n" for name, text in files.items()}
    files["_phalanx.pyi"] = stub((HERE / "_phalanx.pyi").read_text())
    for name, text in files.items():
        path = HERE / name
        if "--check" not in sys.argv:
            path.write_text(text)
        elif path.read_text() != text:
            sys.exit(f"{path} is out of date: run python names.py, where the package is installed")


main()
