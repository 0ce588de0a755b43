//! NIST SP 800-38A, B, D and IEEE 1619, for uBlock, whose own standard defines no modes, and for
//! every other cipher with 16-byte blocks.

use alloc::boxed::Box;

use phalanx::Cipher;
use phalanx::many::rows;
use phalanx::modes::BlockCipher;
use phalanx::modes::nist::{
    Block128, Block128Or256, Block256, Cbc, Cfb, Cmac, Ctr32Be, Ctr64Be, Ctr128Be, Ctr256Be, Gcm, Gmac, Ofb, Xts,
};
use phalanx::roles::Configured;

use crate::algorithm::{Answers, FromSlice, Make, answers};
use crate::each::Each;
use crate::{Algorithm, Lengths, Nonce, NonceRule, Parameter, Standard};

/// Maximum bytes of a GCM message, and of the data that GMAC authenticates.
const GCM_MAX_BYTES: u64 = (1 << 36) - 32;
const GMAC_MAX_BYTES: u64 = u64::MAX / 8;

/// The settings common to a standard and a cipher. If the cipher's own standard has other modes of
/// the same names (`own` is false), names include this standard.
const fn base<C: BlockCipher>(standard: Standard, spelled: &'static [&'static str], own: bool) -> Algorithm {
    let base = Algorithm::base::<C>(standard, spelled);
    if own { base } else { base.foreign() }
}

/// Separate blocks, for a cipher for which no other standard defines modes.
pub(super) const fn blocks<C: BlockCipher + FromSlice>(spelled: &'static [&'static str]) -> [Algorithm; 1] {
    [Algorithm {
        answers: const { &[answers("ecb"), answers("ecb-iterated")] },
        make: Make::Blocks(|request| Ok(Box::new(request.cipher::<C>()?))),
        ..base::<C>(Standard::Nist, spelled, true)
            .mode(&["ecb"], "SP 800-38A, 6.1")
            .messages(Lengths::blocks(0, Cipher::<C::Standard>::BLOCK_BYTES))
    }]
}

/// The answers published by uBlock's authors use SP 800-38A CBC.
const CBC: &[Answers] = &[answers("nist-cbc"), answers("cbc")];

/// Modes for 16-byte and 32-byte blocks.
pub(super) const fn modes_128_or_256<C: Block128Or256 + FromSlice>(
    spelled: &'static [&'static str],
    own: bool,
) -> [Algorithm; 3] {
    let base = base::<C>(Standard::Nist, spelled, own);
    let block = base.block_bytes;
    [
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::Random),
            options: &[Parameter::Padding],
            answers: if own { CBC } else { CBC.split_at(1).0 },
            make: Make::BlockMode(|request| {
                let cbc = Cbc::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(Configured(cbc, request.padding())))
            }),
            ..base.mode(&["cbc"], "SP 800-38A, 6.2").messages(Lengths::blocks(0, block))
        },
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::Random),
            answers: const { &[answers("nist-cfb")] },
            make: Make::Stream(|request| Ok(Box::new(Cfb::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["cfb"], "SP 800-38A, 6.3")
        },
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::Unique),
            answers: const { &[answers("nist-ofb")] },
            make: Make::Stream(|request| Ok(Box::new(Ofb::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ofb"], "SP 800-38A, 6.4")
        },
    ]
}

/// CTR for 32-byte blocks.
pub(super) const fn modes_256<C: Block256 + FromSlice>(spelled: &'static [&'static str]) -> [Algorithm; 1] {
    let base = base::<C>(Standard::Nist, spelled, true);
    [Algorithm {
        nonce: Nonce::exactly(base.block_bytes, NonceRule::Counters),
        answers: const { &[answers("nist-ctr256")] },
        each: Each::Stream(rows::apply_rows_each::<Ctr256Be<C>>),
        make: Make::Stream(|request| Ok(Box::new(Ctr256Be::<C>::from_cipher(request.cipher::<C>()?)))),
        ..base.mode(&["ctr", "ctr256"], "SP 800-38A, 6.5")
    }]
}

/// Modes for 16-byte blocks.
pub(super) const fn modes_128<C: Block128 + FromSlice>(spelled: &'static [&'static str], own: bool) -> [Algorithm; 7] {
    let (ieee, base) = (base::<C>(Standard::Ieee, spelled, own), base::<C>(Standard::Nist, spelled, own));
    let first = Nonce::exactly(16, NonceRule::Counters);
    [
        Algorithm {
            nonce: first,
            answers: const { &[answers("nist-ctr128")] },
            each: Each::Stream(rows::apply_rows_each::<Ctr128Be<C>>),
            make: Make::Stream(|request| Ok(Box::new(Ctr128Be::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ctr", "ctr128"], "SP 800-38A, 6.5")
        },
        Algorithm {
            nonce: first,
            answers: const { &[answers("nist-ctr64")] },
            each: Each::Stream(rows::apply_rows_each::<Ctr64Be<C>>),
            make: Make::Stream(|request| Ok(Box::new(Ctr64Be::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ctr64"], "SP 800-38A, 6.5")
        },
        Algorithm {
            nonce: first,
            answers: const { &[answers("nist-ctr32")] },
            each: Each::Stream(rows::apply_rows_each::<Ctr32Be<C>>),
            make: Make::Stream(|request| Ok(Box::new(Ctr32Be::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ctr32"], "SP 800-38A, 6.5").longest(1 << 36)
        },
        Algorithm {
            options: &[Parameter::Tag],
            answers: const { &[answers("nist-cmac")] },
            each: Each::Mac(rows::mac_rows_each::<Cmac<C>>, rows::verify_rows_each::<Cmac<C>>),
            make: Make::Mac(|request| Ok(Box::new(Cmac::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["cmac"], "SP 800-38B").tagged(4, 16, 16)
        },
        Algorithm {
            // A nonce of the usual length becomes the first counter, apart from its end. Nonces of
            // other lengths are hashed.
            nonce: Nonce { min_bytes: 1, max_bytes: usize::MAX, ..Nonce::exactly(12, NonceRule::Unique) },
            options: &[Parameter::Tag],
            answers: const { &[answers("nist-gcm")] },
            each: Each::Aead([rows::seal_rows_each::<Gcm<C>>, rows::open_rows_each::<Gcm<C>>]),
            make: Make::Aead(|request| Ok(Box::new(Gcm::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["gcm"], "SP 800-38D").tagged(12, 16, 16).longest(GCM_MAX_BYTES)
        },
        Algorithm {
            nonce: Nonce { min_bytes: 1, max_bytes: usize::MAX, ..Nonce::exactly(12, NonceRule::Unique) },
            options: &[Parameter::Tag],
            answers: const { &[answers("nist-gmac")] },
            make: Make::Mac(|request| Ok(Box::new(Gmac::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["gmac"], "SP 800-38D").tagged(12, 16, 16).longest(GMAC_MAX_BYTES)
        },
        Algorithm {
            key_bytes: 2 * ieee.key_bytes,
            nonce: Nonce::exactly(16, NonceRule::Place),
            answers: const { &[answers("ieee-xts")] },
            make: Make::Xts(|request| {
                let (data, tweaks) = request.key.split_at(request.key.len() / 2);
                let (data, tweaks) = (C::from_slice(data, request.level())?, C::from_slice(tweaks, request.level())?);
                Ok(Box::new(Xts::<C>::from_ciphers(data, tweaks)?))
            }),
            ..ieee.mode(&["xts"], "IEEE 1619").longest(Xts::<C>::MAX_SECTOR_BYTES as u64).messages(Lengths::from(16))
        },
    ]
}
