//! GOST R 34.13-2015, R 1323565.1.017-2018 and R 1323565.1.026-2019: Kuznyechik and Magma.

use alloc::boxed::Box;

use phalanx::many::rows;
use phalanx::modes::gost3413::{Cbc, Cfb, Ctr, CtrAcpkm, Gost, Mgm, Ofb, Omac, OmacAcpkm};
use phalanx::roles::{Configured, FirstCounter};
use phalanx::{Cipher, KeyOnly};

use crate::algorithm::{FromSlice, Limits, Make, answers};
use crate::each::Each;
use crate::options::Iv;
use crate::text::Text;
use crate::{Algorithm, Lengths, Nonce, NonceRule, Parameter, Standard};

/// Prefixes of the OIDs in R 1323565.1: 5 means ACPKM and 7 means export. The cipher and the mode
/// are the arcs that follow.
const ACPKM: &str = "1.2.643.7.1.1.5.";
const EXPORT: &str = "1.2.643.7.1.1.7.";

/// The modes of a cipher. `arc` is its arc in OIDs, and `needs` an example of the options that have
/// no default.
pub(super) const fn modes<C: Gost<Standard: KeyOnly> + FromSlice>(
    spelled: &'static [&'static str],
    arc: &str,
    needs: &'static str,
) -> [Algorithm; 10] {
    let block = Cipher::<C::Standard>::BLOCK_BYTES;
    let base = Algorithm::base::<C>(Standard::Gost3413, spelled);
    let half = Nonce::exactly(block / 2, NonceRule::Unique);
    // The counter is half a block, which limits the number of blocks.
    let blocks: u128 = 1 << (4 * block);
    let bytes = if blocks * block as u128 > u64::MAX as u128 { u64::MAX } else { blocks as u64 * block as u64 };
    let acpkm_bytes =
        if blocks / 2 * block as u128 > u64::MAX as u128 { u64::MAX } else { blocks as u64 / 2 * block as u64 };
    [
        Algorithm {
            answers: const { &[answers("ecb"), answers("ecb-iterated")] },
            make: Make::Blocks(|request| Ok(Box::new(request.cipher::<C>()?))),
            ..base.mode(&["ecb"], "GOST R 34.13-2015, 5.1").messages(Lengths::blocks(0, block))
        },
        Algorithm {
            nonce: half,
            options: &[Parameter::Segment, Parameter::Iv],
            answers: const { &[answers("ctr")] },
            each: Each::Stream(rows::apply_rows_each::<Ctr<C>>),
            make: Make::Stream(|request| {
                let ctr = Ctr::<C>::from_cipher(request.cipher::<C>()?);
                let short = request.options.segment.filter(|segment| *segment != Cipher::<C::Standard>::BLOCK_BYTES);
                Ok(match (request.options.iv, short) {
                    (Some(Iv::Counter), Some(_)) => return Err(request.excludes(Parameter::Segment, "iv=counter")),
                    (Some(Iv::Counter), None) => Box::new(Configured(ctr, FirstCounter)),
                    (_, Some(segment)) => Box::new(Configured(ctr, segment)),
                    _ => Box::new(ctr),
                })
            }),
            ..base.mode(&["ctr"], "GOST R 34.13-2015, 5.2").longest(bytes)
        },
        Algorithm {
            nonce: Nonce::register(block, block, NonceRule::Unique),
            options: &[Parameter::Segment],
            answers: const { &[answers("ofb")] },
            make: Make::Stream(|request| {
                let segment = request.options.segment.unwrap_or(Cipher::<C::Standard>::BLOCK_BYTES);
                Ok(Box::new(Configured(Ofb::<C>::from_cipher(request.cipher::<C>()?), segment)))
            }),
            ..base.mode(&["ofb"], "GOST R 34.13-2015, 5.3")
        },
        Algorithm {
            nonce: Nonce::register(block, block, NonceRule::Random),
            options: &[Parameter::Padding],
            answers: const { &[answers("cbc")] },
            make: Make::BlockMode(|request| {
                let cbc = Cbc::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(Configured(cbc, request.padding())))
            }),
            ..base.mode(&["cbc"], "GOST R 34.13-2015, 5.4").messages(Lengths::blocks(0, block))
        },
        Algorithm {
            nonce: Nonce::register(block, 1, NonceRule::Random),
            options: &[Parameter::Segment],
            answers: const { &[answers("cfb")] },
            make: Make::Stream(|request| {
                let segment = request.options.segment.unwrap_or(Cipher::<C::Standard>::BLOCK_BYTES);
                Ok(Box::new(Configured(Cfb::<C>::from_cipher(request.cipher::<C>()?), segment)))
            }),
            ..base.mode(&["cfb"], "GOST R 34.13-2015, 5.5")
        },
        Algorithm {
            options: &[Parameter::Tag],
            answers: const { &[answers("omac")] },
            mode: "omac",
            each: Each::Mac(rows::mac_rows_each::<Omac<C>>, rows::verify_rows_each::<Omac<C>>),
            make: Make::Mac(|request| Ok(Box::new(Omac::<C>::from_cipher(request.cipher::<C>()?)))),
            ..base.mode(&["mac", "omac", "cmac"], "GOST R 34.13-2015, 5.6").tagged(4, block, block)
        },
        Algorithm {
            nonce: half,
            options: &[Parameter::Section, Parameter::Segment],
            limits: Limits { message_bytes: acpkm_bytes, key_bytes: u64::MAX },
            answers: const { &[answers("ctr-acpkm")] },
            make: Make::Stream(|request| {
                let block = Cipher::<C::Standard>::BLOCK_BYTES;
                // The same sections as in TLS (RFC 9189).
                let section = request.options.section.unwrap_or(if block == 16 { 4096 } else { 1024 });
                let segment = request.options.segment.unwrap_or(block);
                let ctr = CtrAcpkm::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(Configured(ctr, [section, segment])))
            }),
            ..base.mode(&["ctr-acpkm"], "R 1323565.1.017-2018").identified(Text::join(&[ACPKM, arc, ".1"]))
        },
        Algorithm {
            options: &[Parameter::Section, Parameter::Period, Parameter::Tag],
            needs,
            limits: Limits { message_bytes: u64::MAX, key_bytes: u64::MAX },
            answers: const { &[answers("omac-acpkm")] },
            make: Make::Mac(|request| {
                let section = request.needed(Parameter::Section, request.options.section)?;
                let period = request.needed(Parameter::Period, request.options.period)?;
                let omac = OmacAcpkm::<C>::from_cipher(request.cipher::<C>()?);
                Ok(Box::new(Configured(omac, [section, period])))
            }),
            ..base.mode(&["omac-acpkm", "mac-acpkm"], "R 1323565.1.017-2018").tagged(4, block, block)
        },
        Algorithm {
            key_bytes: 2 * base.key_bytes,
            nonce: half,
            answers: const { &[answers("kexp15")] },
            make: Make::KeyWrap(|request| {
                // In the order used by RFC 9189: the MAC key, then the encryption key.
                let (mac_key, key) = request.key.split_at(request.key.len() / 2);
                let mac = Omac::<C>::from_cipher(C::from_slice(mac_key, request.level())?);
                let ctr = Ctr::<C>::from_cipher(C::from_slice(key, request.level())?);
                Ok(Box::new(Configured(mac, ctr)))
            }),
            ..base
                .mode(&["kexp15"], "R 1323565.1.017-2018, 5")
                .identified(Text::join(&[EXPORT, arc, ".1"]))
                .messages(Lengths::from(1))
        },
        Algorithm {
            nonce: Nonce::exactly(block, NonceRule::UniqueFirstBitZero),
            options: &[Parameter::Tag],
            answers: const { &[answers("mgm")] },
            each: Each::Aead([rows::seal_rows_each::<Mgm<C>>, rows::open_rows_each::<Mgm<C>>]),
            make: Make::Aead(|request| Ok(Box::new(Mgm::<C>::from_cipher(request.cipher::<C>()?)))),
            // A message and its associated data must be shorter than 2^(n/2) bits.
            ..base
                .mode(&["mgm"], "R 1323565.1.026-2019")
                .tagged(4, block, block)
                .longest(u64::MAX >> (67 - 4 * block))
                .not_nothing()
                .calls(2)
        },
    ]
}
