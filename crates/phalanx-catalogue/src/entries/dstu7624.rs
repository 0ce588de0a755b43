//! DSTU 7624:2014: Kalyna.

use alloc::boxed::Box;

use phalanx::many::rows;
use phalanx::modes::dstu7624::{
    Cbc, Ccm, Cfb, Cmac, CmsKeyWrap, Ctr, Gcm, Gmac, Kalyna, Kw, KwPadded, Ofb, StandardGcmWithUnboundNonce, Xts,
};
use phalanx::roles::Configured;
use phalanx::{Cipher, Kalyna256_256};

use crate::algorithm::{FromSlice, Make, answers};
use crate::each::Each;
use crate::text::Text;
use crate::{Algorithm, Lengths, Nonce, NonceRule, Parameter, Standard, Status};

/// Prefix of the OIDs that Ukrainian standards assign to the modes. The mode and the variant are
/// the arcs that follow.
const OID: &str = "1.2.804.2.1.1.1.1.1.3.";
const DSTU: &str = "DSTU 7624:2014";

/// The OID of a mode, or an empty text for variants that have no OID.
const fn oid(mode: &str, variant: &str) -> Text {
    if variant.is_empty() { Text::join(&[]) } else { Text::join(&[OID, mode, variant]) }
}

/// Maximum bytes that GCM and GMAC can authenticate, because the length in bits is an 8-byte field.
const GCM_MAX_BYTES: u64 = u64::MAX / 8;

/// The modes of a variant. `variant` is the last arc of its OIDs, or empty if it has none.
pub(super) const fn modes<C: Kalyna + FromSlice>(spelled: &'static [&'static str], variant: &str) -> [Algorithm; 13] {
    let block = Cipher::<C::Standard>::BLOCK_BYTES;
    let base = Algorithm::base::<C>(Standard::Dstu7624, spelled);
    let unique = Nonce::exactly(block, NonceRule::Unique);
    let (ccm_tag, lengths) = (Ccm::<C>::TAG_BYTES, Ccm::<C>::LENGTH_BYTES);
    [
        Algorithm {
            answers: const { &[answers("ecb"), answers("ecb-iterated")] },
            make: Make::Blocks(|request| Ok(Box::new(request.cipher::<C>()?))),
            ..base.mode(&["ecb"], DSTU).identified(oid("1", variant)).messages(Lengths::blocks(0, block))
        },
        Algorithm {
            nonce: unique,
            answers: const { &[answers("ctr")] },
            each: Each::Stream(rows::apply_rows_each::<Ctr<C>>),
            make: Make::Stream(|request| Ok(Box::new(Ctr::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ctr"], DSTU).identified(oid("2", variant))
        },
        Algorithm {
            nonce: unique,
            options: &[Parameter::Segment],
            answers: const { &[answers("cfb")] },
            make: Make::BlockMode(|request| {
                let segment = request.options.segment.unwrap_or(Cfb::<C>::IV_BYTES);
                Ok(Box::new(Configured(Cfb::<C>::from_cipher(request.cipher::<C>()?), segment)))
            }),
            ..base.mode(&["cfb"], DSTU).identified(oid("3", variant))
        },
        Algorithm {
            options: &[Parameter::Tag],
            answers: const { &[answers("cmac")] },
            each: Each::Mac(rows::mac_rows_each::<Cmac<C>>, rows::verify_rows_each::<Cmac<C>>),
            make: Make::Mac(|request| Ok(Box::new(Cmac::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base
                .mode(&["cmac"], DSTU)
                .identified(oid("4", variant))
                .tagged(8, block, block)
                .messages(Lengths::from(1))
        },
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::Random),
            options: &[Parameter::Padding],
            answers: const { &[answers("cbc")] },
            make: Make::BlockMode(|request| {
                let cbc = Cbc::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(Configured(cbc, request.padding())))
            }),
            ..base.mode(&["cbc"], DSTU).identified(oid("5", variant)).messages(Lengths::blocks(0, block))
        },
        Algorithm {
            nonce: unique,
            answers: const { &[answers("ofb")] },
            make: Make::Stream(|request| Ok(Box::new(Ofb::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["ofb"], DSTU).identified(oid("6", variant))
        },
        Algorithm {
            options: &[Parameter::Tag],
            answers: const { &[answers("gmac")] },
            make: Make::Mac(|request| Ok(Box::new(Gmac::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base
                .mode(&["gmac"], "DSTU 7624:2014, 12 and 13")
                .identified(oid("7", variant))
                .tagged(8, block, block)
                .longest(GCM_MAX_BYTES)
                .messages(Lengths::from(1))
        },
        Algorithm {
            nonce: unique,
            options: &[Parameter::Tag, Parameter::Lengths],
            length_first: true,
            answers: const { &[answers("ccm")] },
            make: Make::Aead(|request| {
                let lengths = request.options.lengths.unwrap_or(Ccm::<C>::LENGTH_BYTES);
                let ccm = Ccm::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(ccm.with_parameters(request.tag()?, lengths)?))
            }),
            ..base
                .mode(&["ccm"], DSTU)
                .identified(oid("8", variant))
                .tagged(8, ccm_tag, block)
                .longest(u64::MAX >> (64 - 8 * lengths))
                // The standard defines CCM only for messages of at least 8 bits, even if there is
                // associated data (13.1).
                .messages(Lengths::from(1))
                .calls(2)
        },
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::Place),
            answers: const { &[answers("xts")] },
            make: Make::Xts(|request| Ok(Box::new(Xts::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["xts"], DSTU).identified(oid("9", variant)).messages(Lengths::from(block))
        },
        Algorithm {
            answers: const { &[answers("kw")] },
            make: Make::KeyWrap(|request| Ok(Box::new(Kw::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["kw"], DSTU).identified(oid("10", variant)).messages(Lengths::blocks(1, block))
        },
        Algorithm {
            answers: const { &[answers("kwp")] },
            make: Make::KeyWrap(|request| Ok(Box::new(KwPadded::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["kwp"], DSTU).messages(Lengths { not_multiple_of: block, ..Lengths::from(block + 1) })
        },
        // Our own mode gets the short name, so that a plain request for GCM yields the one whose
        // nonce is bound.
        Algorithm {
            status: Status::Ours,
            nonce: unique,
            answers: const { &[answers("gcm-nonce-bound")] },
            each: Each::Aead([rows::seal_rows_each::<Gcm<C>>, rows::open_rows_each::<Gcm<C>>]),
            make: Make::Aead(|request| Ok(Box::new(Gcm::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base
                .mode(&["gcm", "gcm-nonce-bound"], "DSTU 7624:2014, 12 and 13, with a bound nonce")
                .tagged(block, block, block)
                .longest(GCM_MAX_BYTES)
        },
        Algorithm {
            status: Status::Compatibility,
            nonce: unique,
            options: &[Parameter::Tag],
            answers: const { &[answers("gcm")] },
            each: Each::Aead([
                rows::seal_rows_each::<StandardGcmWithUnboundNonce<C>>,
                rows::open_rows_each::<StandardGcmWithUnboundNonce<C>>,
            ]),
            make: Make::Aead(|request| {
                Ok(Box::new(StandardGcmWithUnboundNonce::<C>::from_cipher(request.cipher::<C>()?)))
            }),
            ..base
                .mode(&["gcm-dstu"], "DSTU 7624:2014, 12 and 13")
                .identified(oid("12", variant))
                .tagged(8, block, block)
                .longest(GCM_MAX_BYTES)
                .not_nothing()
        },
    ]
}

/// The algorithms defined only for one variant.
pub(super) const fn cms(spelled: &'static [&'static str]) -> [Algorithm; 1] {
    [Algorithm {
        nonce: Nonce { carried: true, ..Nonce::exactly(CmsKeyWrap::IV_BYTES, NonceRule::Random) },
        answers: const { &[answers("uawrap")] },
        make: Make::KeyWrap(|request| Ok(Box::new(CmsKeyWrap::from_cipher(request.cipher::<Kalyna256_256>()?)))),
        ..Algorithm::base::<Kalyna256_256>(Standard::Dstu7624, spelled)
            .mode(&["cmswrap", "uawrap"], "Ukrainian CMS")
            .identified(Text::join(&[OID, "11"]))
            .messages(Lengths::from(1))
    }]
}
