//! Ciphers of CMS that consist of a stream cipher and a MAC: CTR-ACPKM-OMAC (RFC 9337).
//!
//! The catalogue has both parts, but not the combination. The IV is the parameter `ukm` of CMS,
//! i.e. the IV of the stream cipher and the seed that its key and the key of the MAC are derived
//! with. The tag of the plaintext is encrypted with the key stream that follows the message.

use std::fmt;
use std::ops::Deref;

use phalanx::kdf::KdfKey;
use phalanx_catalogue::roles::{Direction, RunningMac, RunningStream};
use phalanx_catalogue::{Algorithm, Options, find};
use zeroize::Zeroizing;

use crate::error::{Failure, Outcome, refuse};

/// Bytes of the seed at the end of the IV.
pub(crate) const SEED: usize = 8;

/// A stream cipher with a MAC.
pub(crate) struct WithMac {
    pub(crate) name: &'static str,
    pub(crate) oid: &'static str,
    cipher: &'static str,
    mac: &'static str,
}

/// These have the names that gost-engine uses.
pub(crate) static WITH_MAC: [WithMac; 2] = [
    WithMac {
        name: "kuznyechik-ctr-acpkm-omac",
        oid: "1.2.643.7.1.1.5.2.2",
        cipher: "kuznyechik-ctr-acpkm",
        mac: "kuznyechik-mac",
    },
    WithMac { name: "magma-ctr-acpkm-omac", oid: "1.2.643.7.1.1.5.1.2", cipher: "magma-ctr-acpkm", mac: "magma-mac" },
];

/// A cipher that the provider offers: an algorithm of the catalogue, to which a MAC may be added.
#[derive(Clone, Copy)]
pub(crate) struct Offered {
    pub(crate) entry: &'static Algorithm,
    with_mac: Option<&'static WithMac>,
}

impl From<&'static Algorithm> for Offered {
    fn from(entry: &'static Algorithm) -> Self {
        Self { entry, with_mac: None }
    }
}

impl Deref for Offered {
    type Target = Algorithm;

    fn deref(&self) -> &Algorithm {
        self.entry
    }
}

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.with_mac.map_or(self.entry.name(), |with_mac| with_mac.name))
    }
}

impl Offered {
    /// The cipher with a MAC at an index. `None` if this build has only one of its parts.
    pub(crate) fn with_mac(place: usize) -> Option<Self> {
        let with_mac = WITH_MAC.get(place)?;
        find(with_mac.mac)?;
        Some(Self { entry: find(with_mac.cipher)?, with_mac: Some(with_mac) })
    }

    pub(crate) fn has_mac(&self) -> bool {
        self.with_mac.is_some()
    }

    /// Bytes of the usual IV.
    pub(crate) fn iv_bytes(&self) -> usize {
        self.entry.nonce.bytes + if self.has_mac() { SEED } else { 0 }
    }

    /// Derives both keys from the key and the seed, and starts a message.
    pub(crate) fn start(
        &self,
        direction: Direction,
        key: &[u8],
        iv: &[u8],
        options: &Options,
    ) -> Outcome<(RunningStream, RunningMac)> {
        let Some(mac) = self.with_mac.and_then(|with_mac| find(with_mac.mac)) else { refuse!("{self}: has no MAC") };
        let (iv, seed) = iv.split_at(self.entry.nonce.bytes.min(iv.len()));
        let mut keys = Zeroizing::new([0; 64]);
        let derived = KdfKey::new(key).and_then(|key| key.derive_tree(b"kdf tree", seed, 1, &mut keys[..]));
        derived.map_err(|error| Failure::refused(error.to_string()))?;
        let (encryption, authentication) = keys.split_at(self.entry.key_bytes);
        let stream = self.entry.stream(encryption, options)?.start(direction, iv)?;
        let mut of_mac = Options::default();
        of_mac.level = options.level;
        Ok((stream, mac.mac(authentication, &of_mac)?.start(&[])?))
    }
}
