"""Base classes for ciphers and modes."""

from .._types import Buffer
from .._phalanx import Error, contents


class CipherAlgorithm:
    """A cipher with a key."""

    template: str = ""
    variants: tuple[str, ...] = ()

    def __init__(self, key: Buffer, variant: str = "") -> None:
        if self.variants and variant not in self.variants:
            raise Error(f"unknown variant {variant!r}: choose one of {', '.join(self.variants)}")
        self.key: bytes = contents(key)
        self.name: str = self.template.replace("*", variant)

    def __repr__(self) -> str:
        return f"<{self.name} with a key>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("keys cannot be pickled: give workers a phalanx.keys.File, Env or Call, which says where the key is")


class Mode:
    """A mode with its initialization vector, and options such as segment=8."""

    name: str = ""

    def __init__(self, iv: Buffer = b"", **options: str | int) -> None:
        self.iv: bytes = contents(iv)
        self.options: str = ";".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
