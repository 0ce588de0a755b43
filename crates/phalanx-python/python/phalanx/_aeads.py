"""AEAD classes. Generated from the catalogue by names.py."""

from os import urandom

from ._phalanx import Aead, find
from ._types import Buffer
from ._variant import named


class KalynaCcm(Aead):
    """Authenticated encryption with `kalyna-*-ccm`, from DSTU 7624:2014. Nonce length in bytes: 16 (128/128, 128/256), 32 (256/256, 256/512), 64 (512/512)."""

    def __new__(cls, key: Buffer, variant: str = "256/256") -> "KalynaCcm":
        return super().__new__(cls, named("kalyna-*-ccm", variant, ("128/128", "128/256", "256/256", "256/512", "512/512")), key)

    @staticmethod
    def generate_key(variant: str = "256/256") -> bytes:
        """Returns a new random key."""
        return urandom(find(named("kalyna-*-ccm", variant, ("128/128", "128/256", "256/256", "256/512", "512/512"))).key_bytes)


class KalynaGcm(Aead):
    """Authenticated encryption with `kalyna-*-gcm`, from DSTU 7624:2014, 12 and 13, with a bound nonce. Nonce length in bytes: 16 (128/128, 128/256), 32 (256/256, 256/512), 64 (512/512)."""

    def __new__(cls, key: Buffer, variant: str = "256/256") -> "KalynaGcm":
        return super().__new__(cls, named("kalyna-*-gcm", variant, ("128/128", "128/256", "256/256", "256/512", "512/512")), key)

    @staticmethod
    def generate_key(variant: str = "256/256") -> bytes:
        """Returns a new random key."""
        return urandom(find(named("kalyna-*-gcm", variant, ("128/128", "128/256", "256/256", "256/512", "512/512"))).key_bytes)


class KalynaGcmDstu(Aead):
    """Authenticated encryption with `kalyna-*-gcm-dstu`, from DSTU 7624:2014, 12 and 13. Nonce length in bytes: 16 (128/128, 128/256), 32 (256/256, 256/512), 64 (512/512)."""

    def __new__(cls, key: Buffer, variant: str = "256/256") -> "KalynaGcmDstu":
        return super().__new__(cls, named("kalyna-*-gcm-dstu", variant, ("128/128", "128/256", "256/256", "256/512", "512/512")), key)

    @staticmethod
    def generate_key(variant: str = "256/256") -> bytes:
        """Returns a new random key."""
        return urandom(find(named("kalyna-*-gcm-dstu", variant, ("128/128", "128/256", "256/256", "256/512", "512/512"))).key_bytes)


class KuznyechikMgm(Aead):
    """Authenticated encryption with `kuznyechik-mgm`, from R 1323565.1.026-2019. Nonce length in bytes: 16."""

    def __new__(cls, key: Buffer) -> "KuznyechikMgm":
        return super().__new__(cls, "kuznyechik-mgm", key)

    @staticmethod
    def generate_key() -> bytes:
        """Returns a new random key."""
        return urandom(32)


class MagmaMgm(Aead):
    """Authenticated encryption with `magma-mgm`, from R 1323565.1.026-2019. Nonce length in bytes: 8."""

    def __new__(cls, key: Buffer) -> "MagmaMgm":
        return super().__new__(cls, "magma-mgm", key)

    @staticmethod
    def generate_key() -> bytes:
        """Returns a new random key."""
        return urandom(32)


class UblockGcm(Aead):
    """Authenticated encryption with `ublock-*-gcm`, from SP 800-38D. Nonce length in bytes: 12 (128/128, 128/256)."""

    def __new__(cls, key: Buffer, variant: str = "128/256") -> "UblockGcm":
        return super().__new__(cls, named("ublock-*-gcm", variant, ("128/128", "128/256")), key)

    @staticmethod
    def generate_key(variant: str = "128/256") -> bytes:
        """Returns a new random key."""
        return urandom(find(named("ublock-*-gcm", variant, ("128/128", "128/256"))).key_bytes)


class KalynaNistGcm(Aead):
    """Authenticated encryption with `kalyna-*-nist-gcm`, from SP 800-38D. Nonce length in bytes: 12 (128/128, 128/256)."""

    def __new__(cls, key: Buffer, variant: str = "128/256") -> "KalynaNistGcm":
        return super().__new__(cls, named("kalyna-*-nist-gcm", variant, ("128/128", "128/256")), key)

    @staticmethod
    def generate_key(variant: str = "128/256") -> bytes:
        """Returns a new random key."""
        return urandom(find(named("kalyna-*-nist-gcm", variant, ("128/128", "128/256"))).key_bytes)


class KuznyechikNistGcm(Aead):
    """Authenticated encryption with `kuznyechik-nist-gcm`, from SP 800-38D. Nonce length in bytes: 12."""

    def __new__(cls, key: Buffer) -> "KuznyechikNistGcm":
        return super().__new__(cls, "kuznyechik-nist-gcm", key)

    @staticmethod
    def generate_key() -> bytes:
        """Returns a new random key."""
        return urandom(32)


__all__ = ["KalynaCcm", "KalynaGcm", "KalynaGcmDstu", "KuznyechikMgm", "MagmaMgm", "UblockGcm", "KalynaNistGcm", "KuznyechikNistGcm"]
