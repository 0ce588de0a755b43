//! Key meshing, RFC 4357, section 2.3.2.

use phalanx_kernels::kernel::Op;

use crate::modes::common::chain::Meshing;
use crate::modes::common::sections::Renewal;

/// Whether the key changes every 1024 bytes of a message. Sender and receiver must agree.
/// Parameters in certificates and messages specify it with the S-box set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeyMeshing {
    /// One key for the whole message (1.2.643.2.2.14.0).
    None,
    /// CryptoPro key meshing, RFC 4357, section 2.3.2 (1.2.643.2.2.14.1). After every 1024 bytes,
    /// the new key is the decryption of a constant, and the initialisation vector or its successor
    /// is encrypted under the new key.
    CryptoPro,
}

impl KeyMeshing {
    /// The default for an S-box set. RFC 4357 and RFC 9189 require meshing for CryptoPro A to D and
    /// tc26 Z. The sets for tests and hashes and the Ukrainian sets have none.
    #[cfg(feature = "gost")]
    pub fn prescribed_with(set: &crate::gost28147::NamedSet) -> Self {
        let meshed =
            ["1.2.643.2.2.31.1", "1.2.643.2.2.31.2", "1.2.643.2.2.31.3", "1.2.643.2.2.31.4", "1.2.643.7.1.2.5.1.1"];
        if meshed.contains(&set.oid) { Self::CryptoPro } else { Self::None }
    }

    /// The keys of a new message.
    pub(super) fn keys(self) -> Option<Meshing> {
        (self == Self::CryptoPro).then(|| Meshing::new(SECTION, &MESHED))
    }
}

/// Bytes under one key.
pub(super) const SECTION: usize = 1024;

/// The next key is the decryption of the constant C of RFC 4357.
pub(super) static MESHED: Renewal = Renewal {
    op: Op::Decrypt,
    constant: [
        0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4, //
        0x18, 0xfe, 0xac, 0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
    ],
};
