"""Cipher classes. Generated from the catalogue by names.py."""

from .._types import Buffer
from ._base import CipherAlgorithm


class Kalyna(CipherAlgorithm):
    """Kalyna with a key of 16 or 32 or 64 bytes."""

    template: str = "kalyna-*"
    variants: tuple[str, ...] = ("128/128", "128/256", "256/256", "256/512", "512/512")

    def __init__(self, key: Buffer, variant: str = "256/256") -> None:
        super().__init__(key, variant)


class Kuznyechik(CipherAlgorithm):
    """Kuznyechik with a key of 32 bytes."""

    template: str = "kuznyechik"
    variants: tuple[str, ...] = ()

    def __init__(self, key: Buffer) -> None:
        super().__init__(key)


class Magma(CipherAlgorithm):
    """Magma with a key of 32 bytes."""

    template: str = "magma"
    variants: tuple[str, ...] = ()

    def __init__(self, key: Buffer) -> None:
        super().__init__(key)


class Gost89(CipherAlgorithm):
    """Gost89 with a key of 32 bytes."""

    template: str = "gost89"
    variants: tuple[str, ...] = ()

    def __init__(self, key: Buffer) -> None:
        super().__init__(key)


class Ublock(CipherAlgorithm):
    """Ublock with a key of 16 or 32 bytes."""

    template: str = "ublock-*"
    variants: tuple[str, ...] = ("128/128", "128/256", "256/256")

    def __init__(self, key: Buffer, variant: str = "256/256") -> None:
        super().__init__(key, variant)


__all__ = ["Kalyna", "Kuznyechik", "Magma", "Gost89", "Ublock"]
