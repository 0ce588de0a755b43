//! Key meshing, RFC 4357, section 2.3.2.

use phalanx_kernels::kernel::Op;

use crate::modes::common::meshing::Meshing;
use crate::modes::common::sections::Renewal;

/// Whether the key changes every 1024 bytes of a message. The sender and the receiver must agree on
/// this. The parameters in certificates and messages specify it along with the S-box set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeyMeshing {
    /// One key for the whole message (1.2.643.2.2.14.0).
    None,
    /// CryptoPro key meshing, RFC 4357, section 2.3.2 (1.2.643.2.2.14.1). After every 1024 bytes, a
    /// constant is decrypted to obtain the new key, and the initialisation vector (or its
    /// successor) is encrypted under that key.
    CryptoPro,
}

impl KeyMeshing {
    /// Returns the default for an S-box set. RFC 4357 and RFC 9189 require meshing for CryptoPro A
    /// to D and tc26 Z. The sets intended for tests and hashes don't use it, and neither do the
    /// Ukrainian sets.
    #[cfg(feature = "gost")]
    pub fn prescribed_with(set: &crate::gost28147::NamedSet) -> Self {
        let meshed =
            ["1.2.643.2.2.31.1", "1.2.643.2.2.31.2", "1.2.643.2.2.31.3", "1.2.643.2.2.31.4", "1.2.643.7.1.2.5.1.1"];
        if meshed.contains(&set.oid) { Self::CryptoPro } else { Self::None }
    }

    /// Returns the keys for a new message.
    pub(super) fn keys(self) -> Option<Meshing> {
        (self == Self::CryptoPro).then(|| Meshing::new(SECTION, &MESHED))
    }
}

/// The number of bytes processed under one key.
pub(super) const SECTION: usize = 1024;

/// To obtain the next key, the constant C from RFC 4357 is decrypted.
pub(super) static MESHED: Renewal = Renewal {
    op: Op::Decrypt,
    constant: [
        0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4, //
        0x18, 0xfe, 0xac, 0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
    ],
};
