"""Mode classes. Generated from the catalogue by names.py."""

from ._base import Mode


class ECB(Mode):
    """ecb for gost89, kalyna, kuznyechik, magma, ublock. Options: sbox."""

    name: str = "ecb"


class CTR(Mode):
    """ctr for kalyna, kuznyechik, magma, ublock. Options: segment, iv."""

    name: str = "ctr"


class CFB(Mode):
    """cfb for kalyna, kuznyechik, magma, ublock. Options: segment."""

    name: str = "cfb"


class CBC(Mode):
    """cbc for gost89, kalyna, kuznyechik, magma, ublock. Options: padding, sbox, meshing."""

    name: str = "cbc"


class OFB(Mode):
    """ofb for kalyna, kuznyechik, magma, ublock. Options: segment."""

    name: str = "ofb"


class CTR_ACPKM(Mode):
    """ctr-acpkm for kuznyechik, magma. Options: section, segment."""

    name: str = "ctr-acpkm"


class CNT(Mode):
    """cnt for gost89. Options: sbox, meshing."""

    name: str = "cnt"


class CNT_12(Mode):
    """cnt-12 for gost89. Options: sbox, meshing."""

    name: str = "cnt-12"


class CTR64(Mode):
    """ctr64 for ublock. Options: none."""

    name: str = "ctr64"


class CTR32(Mode):
    """ctr32 for ublock. Options: none."""

    name: str = "ctr32"


class NIST_CTR(Mode):
    """nist-ctr for kalyna, kuznyechik. Options: none."""

    name: str = "nist-ctr"


class NIST_CTR64(Mode):
    """nist-ctr64 for kalyna, kuznyechik. Options: none."""

    name: str = "nist-ctr64"


class NIST_CTR32(Mode):
    """nist-ctr32 for kalyna, kuznyechik. Options: none."""

    name: str = "nist-ctr32"


class NIST_CBC(Mode):
    """nist-cbc for kalyna, kuznyechik. Options: padding."""

    name: str = "nist-cbc"


class NIST_CFB(Mode):
    """nist-cfb for kalyna, kuznyechik. Options: none."""

    name: str = "nist-cfb"


class NIST_OFB(Mode):
    """nist-ofb for kalyna, kuznyechik. Options: none."""

    name: str = "nist-ofb"


__all__ = ["ECB", "CTR", "CFB", "CBC", "OFB", "CTR_ACPKM", "CNT", "CNT_12", "CTR64", "CTR32", "NIST_CTR", "NIST_CTR64", "NIST_CTR32", "NIST_CBC", "NIST_CFB", "NIST_OFB"]
