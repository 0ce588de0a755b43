//! Maps algorithms to EVP modes and block sizes.

use phalanx_catalogue::{Algorithm, Role};

/// OpenSSL's mode numbers: `EVP_CIPH_…_MODE`.
const ECB: usize = 1;
const CBC: usize = 2;
pub(crate) const CFB: usize = 3;
pub(crate) const OFB: usize = 4;
pub(crate) const CTR: usize = 5;
const GCM: usize = 6;
pub(crate) const CCM: usize = 7;
const XTS: usize = 0x1_0001;
const WRAP: usize = 0x1_0002;

/// The closest OpenSSL mode. Every AEAD that can process messages piece by piece is reported as
/// GCM.
pub(crate) fn mode(algorithm: &Algorithm) -> usize {
    match algorithm.role() {
        Role::Blocks => ECB,
        Role::BlockMode | Role::Stream if is_feedback(algorithm) => CFB,
        Role::BlockMode => CBC,
        // GOST 28147-89 counters aren't like OpenSSL's CTR, so we report OFB, just like
        // gost-engine.
        Role::Stream if algorithm.mode.starts_with("ofb") || algorithm.mode.starts_with("cnt") => OFB,
        Role::Aead if !algorithm.has_pieces() => CCM,
        Role::Aead => GCM,
        Role::Xts => XTS,
        Role::KeyWrap => WRAP,
        _ => CTR,
    }
}

pub(crate) fn is_feedback(algorithm: &Algorithm) -> bool {
    algorithm.mode.starts_with("cfb")
}

/// The block size as OpenSSL defines it, i.e. how many bytes more than its input an update may
/// write, or 1.
pub(crate) fn block_size(algorithm: &Algorithm) -> usize {
    match algorithm.role() {
        Role::Blocks => algorithm.block_bytes,
        Role::BlockMode if !is_feedback(algorithm) => algorithm.block_bytes,
        // Wrapping adds a nonce and a tag, or a block.
        Role::KeyWrap => algorithm.block_bytes.max(16),
        _ => 1,
    }
}
