//! Algorithms in the words of EVP: which of its modes one is most like, and its block size.

use phalanx_catalogue::{Algorithm, Role};

/// What OpenSSL knows of modes: `EVP_CIPH_…_MODE`.
const ECB: usize = 1;
const CBC: usize = 2;
pub(crate) const CFB: usize = 3;
pub(crate) const OFB: usize = 4;
pub(crate) const CTR: usize = 5;
const GCM: usize = 6;
pub(crate) const CCM: usize = 7;
const XTS: usize = 0x1_0001;
const WRAP: usize = 0x1_0002;

/// The mode of OpenSSL that is most like an algorithm: GCM stands for every AEAD that takes a message in pieces.
pub(crate) fn mode(algorithm: &Algorithm) -> usize {
    match algorithm.role() {
        Role::Blocks => ECB,
        Role::Chain | Role::Stream if is_feedback(algorithm) => CFB,
        Role::Chain => CBC,
        // Counters of GOST 28147-89 are no such counters as OpenSSL has; gost-engine says so, too.
        Role::Stream if algorithm.mode.starts_with("ofb") || algorithm.mode.starts_with("cnt") => OFB,
        Role::Aead if algorithm.mode.starts_with("ccm") => CCM,
        Role::Aead => GCM,
        Role::Xts => XTS,
        Role::Wrap => WRAP,
        _ => CTR,
    }
}

pub(crate) fn is_feedback(algorithm: &Algorithm) -> bool {
    algorithm.mode.starts_with("cfb")
}

/// What OpenSSL calls the block size: how much more than it is given an update may write, or 1.
pub(crate) fn block_size(algorithm: &Algorithm) -> usize {
    match algorithm.role() {
        Role::Blocks => algorithm.block_bytes,
        Role::Chain if !is_feedback(algorithm) => algorithm.block_bytes,
        // Nonce and tag that are added, or a block.
        Role::Wrap => algorithm.block_bytes.max(16),
        _ => 1,
    }
}
