"""The base classes of ciphers and modes."""

from .._types import Buffer
from .._phalanx import Error, contents


class CipherAlgorithm:
    """A cipher with a key."""

    template: str = ""
    variants: tuple[str, ...] = ()

    def __init__(self, key: Buffer, variant: str = "") -> None:
        if self.variants and variant not in self.variants:
            raise Error(f"there is no variant {variant!r}: there are {', '.join(self.variants)}")
        self.key: bytes = contents(key)
        self.name: str = self.template.replace("*", variant)

    def __repr__(self) -> str:
        return f"<{self.name} with a key>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("keys are not pickled: give workers a phalanx.keys.File, Env or Call, which say where the key is")


class Mode:
    """A mode with its initialisation vector, and options as in segment=8."""

    name: str = ""

    def __init__(self, iv: Buffer = b"", **options: str | int) -> None:
        self.iv: bytes = contents(iv)
        self.options: str = ";".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
