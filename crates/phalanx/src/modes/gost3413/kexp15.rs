//! Key export, R 1323565.1.017-2018, section 5.

use alloc::vec::Vec;

use phalanx_kernels::parts::{Secret, wipe, wiped_beside};

use super::ctr::Ctr;
use super::gost::Gost;
use super::omac::Omac;
use crate::Error;
use crate::modes::common::block;
use crate::modes::common::mac::{Cmac, MacState, authentic};

/// The largest block in bytes.
const MAX_BLOCK_BYTES: usize = 16;

/// KExp15, R 1323565.1.017-2018 (RFC 9189, section 8.2.1): exports a key of at least one byte. It
/// computes a tag over the initialisation vector and the key, then encrypts the key followed by
/// this tag. The result is one block longer than the key.
///
/// The MAC key and the encryption key must be independent. They have different types, so you cannot
/// swap them. The initialisation vector is half a block (8 bytes for Kuznyechik, 4 for the others)
/// and must never repeat under the same pair of keys.
///
/// ```
/// use phalanx::modes::gost3413::{Ctr, Omac, kexp15, kimp15};
/// use phalanx::{Error, Magma};
///
/// let (mac, encryption) = (Omac::<Magma>::new(&[7; 32]), Ctr::<Magma>::new(&[8; 32]));
/// let exported = kexp15(&mac, &encryption, &[1, 2, 3, 4], &[5; 32])?;
/// assert_eq!(exported.len(), 40);
///
/// let mut key = [0; 32];
/// kimp15(&mac, &encryption, &[1, 2, 3, 4], &exported, &mut key)?;
/// assert_eq!(key, [5; 32]);
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
/// [`Error::NonceLength`] or [`Error::TooLong`]. [`Error::Parameter`] if the key is empty.
#[doc(alias = "key wrap")]
#[doc(alias = "key export")]
pub fn kexp15<C: Gost>(mac: &Omac<C>, encryption: &Ctr<C>, iv: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
    if key.is_empty() {
        return Err(Error::Parameter { what: "length of the key to wrap", allowed: "at least one byte", got: 0 });
    }
    let mut exported = Vec::with_capacity(key.len() + const { block::<C>() });
    exported.extend_from_slice(key);
    exported.resize(key.len() + const { block::<C>() }, 0);
    let (_, tag) = exported.split_at_mut(key.len());
    tag_of(mac, iv, key, tag)?;
    if let Err(error) = encryption.apply(iv, &mut exported) {
        wipe(&mut exported);
        return Err(error);
    }
    Ok(exported)
}

/// KImp15, R 1323565.1.017-2018: imports a key that was exported by [`kexp15`]. `key` must be one
/// block shorter than `exported`.
///
/// # Errors
/// [`Error::NotAuthentic`], [`Error::LengthsDiffer`], or any error from [`kexp15`]. On error,
/// nothing is written to `key`.
#[doc(alias = "key unwrap")]
#[doc(alias = "key import")]
pub fn kimp15<C: Gost>(
    mac: &Omac<C>,
    encryption: &Ctr<C>,
    iv: &[u8],
    exported: &[u8],
    key: &mut [u8],
) -> Result<(), Error> {
    let Some(key_bytes) = exported.len().checked_sub(const { block::<C>() }).filter(|bytes| *bytes > 0) else {
        return Err(Error::NotAuthentic);
    };
    if key.len() != key_bytes {
        return Err(Error::LengthsDiffer { source_bytes: key_bytes, destination_bytes: key.len() });
    }
    let mut whole = Secret::from_slice(exported);
    encryption.apply(iv, whole.bytes_mut())?;
    let (found, tag) = whole.bytes().split_at(key_bytes);
    let mut expected = [0; MAX_BLOCK_BYTES];
    let expected = &mut expected[..tag.len()];
    tag_of(mac, iv, found, expected)?;
    let verdict = authentic(expected, tag);
    wipe(expected);
    verdict?;
    key.copy_from_slice(found);
    Ok(())
}

/// Computes the tag over the initialisation vector and the key, which is one block long.
fn tag_of<C: Gost>(mac: &Omac<C>, iv: &[u8], key: &[u8], tag: &mut [u8]) -> Result<(), Error> {
    wiped_beside(key.len(), || {
        let mut message = Cmac::new(&mac.extra);
        message.absorb(iv);
        message.absorb(key);
        tag.copy_from_slice(message.tag(tag.len())?);
        Ok(())
    })
}
