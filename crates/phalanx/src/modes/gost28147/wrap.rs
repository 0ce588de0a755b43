//! The key wraps of RFC 4357, section 6, and of Ukrainian CMS.

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::any_set::{AnySet, BLOCK};
use super::imit::{ImitRules, ImitState, OneBlock};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::Keyed;
use crate::modes::common::chain::Cfb;
use crate::modes::common::mac::{MacState, authentic};
use crate::modes::rules::{Gost28147, mode};

const KEY: usize = 32;
const MAC: usize = 4;
/// The length of a wrapped key in bytes.
const WRAPPED: usize = BLOCK + KEY + MAC;

/// The initialisation vector for the second encryption in the Ukrainian wrap.
const SECOND_IV: [u8; BLOCK] = [0x4a, 0xdd, 0xa2, 0x2c, 0x79, 0xe8, 0x21, 0x05];

/// A GOST 28147-89 key that encrypts other keys (KEK). It supports three key wraps.
///
/// A wrapped key is 44 bytes long. Unwrapping verifies its MAC in constant time and rejects
/// modified keys. The MAC is only 4 bytes long, so limit the number of attempts. Otherwise, an
/// attacker who keeps trying will eventually get a forged key accepted.
///
/// ```
/// use phalanx::modes::gost28147::KeyWrap;
/// use phalanx::{Error, Gost28147, gost28147::CryptoProA};
///
/// let kek = KeyWrap::<Gost28147<CryptoProA>>::new(&[7; 32]);
/// let (ukm, key) = ([1; 8], [5; 32]);
/// let mut wrapped = kek.wrap_cryptopro(&ukm, &key);
/// assert_eq!(kek.unwrap_cryptopro(&wrapped)?, key);
/// wrapped[20] ^= 1;
/// assert_eq!(kek.unwrap_cryptopro(&wrapped), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "kek")]
#[doc(alias = "cryptopro")]
pub type KeyWrap<C> = Keyed<C, mode::KeyWrap<Gost28147>>;

impl<C: AnySet> KeyWrap<C> {
    /// The length of a wrapped key in bytes.
    pub const WRAPPED_BYTES: usize = WRAPPED;

    /// Wraps a key as in RFC 4357, section 6.1 (1.2.643.2.2.13.0). Use a new UKM for every wrapped
    /// key.
    pub fn wrap_gost(&self, ukm: &[u8; BLOCK], key: &[u8; KEY]) -> [u8; WRAPPED] {
        wiped_beside(0, || wrap(self.engine(), ukm, key))
    }

    /// Unwraps a key as in RFC 4357, section 6.2.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]. [`Error::Parameter`] if `wrapped` isn't 44 bytes long.
    pub fn unwrap_gost(&self, wrapped: &[u8]) -> Result<[u8; KEY], Error> {
        let wrapped = check(wrapped)?;
        wiped_beside(0, || unwrap(self.engine(), wrapped))
    }

    /// Wraps a key as in RFC 4357, section 6.3 (CryptoPro, 1.2.643.2.2.13.1), under a key that is
    /// derived from this one and the UKM.
    pub fn wrap_cryptopro(&self, ukm: &[u8; BLOCK], key: &[u8; KEY]) -> [u8; WRAPPED] {
        wiped_beside(0, || wrap(&diversified(self.engine().clone(), ukm), ukm, key))
    }

    /// Unwraps a key as in RFC 4357, section 6.4.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]. [`Error::Parameter`] if `wrapped` isn't 44 bytes long.
    pub fn unwrap_cryptopro(&self, wrapped: &[u8]) -> Result<[u8; KEY], Error> {
        let wrapped = check(wrapped)?;
        let (ukm, _) = split(wrapped);
        wiped_beside(0, || unwrap(&diversified(self.engine().clone(), ukm), wrapped))
    }

    /// Wraps a key for Ukrainian CMS (1.2.804.2.1.1.1.1.1.1.5). The initialisation vector must be
    /// random.
    pub fn wrap_dstu(&self, iv: &[u8; BLOCK], key: &[u8; KEY]) -> [u8; WRAPPED] {
        wiped_beside(0, || {
            let engine = self.engine();
            let mut wrapped = [0; WRAPPED];
            wrapped[..BLOCK].copy_from_slice(iv);
            wrapped[BLOCK..][..KEY].copy_from_slice(key);
            wrapped[BLOCK + KEY..].copy_from_slice(&mac(engine, &[0; BLOCK], key));
            cfb(engine, Direction::Encrypt, iv, &mut wrapped[BLOCK..]);
            wrapped.reverse();
            cfb(engine, Direction::Encrypt, &SECOND_IV, &mut wrapped);
            wrapped
        })
    }

    /// Unwraps a key from Ukrainian CMS.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]. [`Error::Parameter`] if `wrapped` isn't 44 bytes long.
    pub fn unwrap_dstu(&self, wrapped: &[u8]) -> Result<[u8; KEY], Error> {
        let mut opened = *check(wrapped)?;
        wiped_beside(0, || {
            let engine = self.engine();
            cfb(engine, Direction::Decrypt, &SECOND_IV, &mut opened);
            opened.reverse();
            let (iv, rest) = opened.split_at_mut(BLOCK);
            cfb(engine, Direction::Decrypt, iv, rest);
            let result = verified(engine, &[0; BLOCK], rest);
            wipe(&mut opened);
            result
        })
    }

    /// Derives a key from this one and the UKM as in RFC 4357, section 6.5 (KEK diversification).
    pub fn diversify(&self, ukm: &[u8; BLOCK]) -> [u8; KEY] {
        wiped_beside(0, || {
            let mut key = [0; KEY];
            key.copy_from_slice(key_of(&diversified(self.engine().clone(), ukm)));
            key
        })
    }
}

/// Checks the length of a wrapped key.
fn check(wrapped: &[u8]) -> Result<&[u8; WRAPPED], Error> {
    let got = wrapped.len() as u64;
    wrapped.try_into().map_err(|_| Error::Parameter { what: "wrapped key length", allowed: "44 bytes", got })
}

/// Splits a wrapped key into the UKM, and the encrypted key together with its MAC.
fn split(wrapped: &[u8; WRAPPED]) -> (&[u8; BLOCK], &[u8]) {
    let Some((ukm, rest)) = wrapped.split_first_chunk() else { unreachable!("a wrapped key is longer than a UKM") };
    (ukm, rest)
}

/// Returns an engine's key, which is at the end of its schedule.
fn key_of(engine: &Engine) -> &[u8] {
    let schedule = engine.schedule();
    &schedule[schedule.len() - KEY..]
}

fn mac(engine: &Engine, state: &[u8; BLOCK], key: &[u8]) -> [u8; MAC] {
    // A key is four blocks long, so neither of these rules comes into play.
    let rules = ImitRules { meshing: KeyMeshing::None, one_block: OneBlock::AsItIs };
    let (mut message, mut mac) = (ImitState::new(engine.clone(), rules, state), [0; MAC]);
    let Ok(tag) = message.take(key).and_then(|()| message.tag(MAC)) else { unreachable!("a four-byte tag is valid") };
    mac.copy_from_slice(tag);
    mac
}

fn cfb(engine: &Engine, direction: Direction, iv: &[u8], data: &mut [u8]) {
    Cfb::new(engine.clone(), direction, iv, BLOCK).run(data);
}

fn wrap(engine: &Engine, ukm: &[u8; BLOCK], key: &[u8; KEY]) -> [u8; WRAPPED] {
    let mut wrapped = [0; WRAPPED];
    wrapped[..BLOCK].copy_from_slice(ukm);
    wrapped[BLOCK..][..KEY].copy_from_slice(key);
    engine.in_place(Op::Encrypt, &mut wrapped[BLOCK..][..KEY]);
    wrapped[BLOCK + KEY..].copy_from_slice(&mac(engine, ukm, key));
    wrapped
}

fn unwrap(engine: &Engine, wrapped: &[u8; WRAPPED]) -> Result<[u8; KEY], Error> {
    let (ukm, rest) = split(wrapped);
    let mut opened = [0; KEY + MAC];
    opened.copy_from_slice(rest);
    engine.in_place(Op::Decrypt, &mut opened[..KEY]);
    let result = verified(engine, ukm, &opened);
    wipe(&mut opened);
    result
}

/// Returns the key that precedes its MAC, provided the MAC is correct.
fn verified(engine: &Engine, state: &[u8; BLOCK], opened: &[u8]) -> Result<[u8; KEY], Error> {
    let (found, tag) = opened.split_at(KEY);
    let mut right = mac(engine, state, found);
    let verdict = authentic(&right, tag);
    wipe(&mut right);
    verdict?;
    let mut key = [0; KEY];
    key.copy_from_slice(found);
    Ok(key)
}

/// Returns the cipher with a key derived from its own key and the UKM. To derive it, the key is
/// encrypted under itself in CFB mode eight times. The initialisation vector consists of two sums
/// of key words: one over the words that a byte of the UKM selects, and one over all the others.
fn diversified(mut engine: Engine, ukm: &[u8; BLOCK]) -> Engine {
    let mut key = [0; KEY];
    for picks in ukm {
        key.copy_from_slice(key_of(&engine));
        let mut sums = [0u32; 2];
        for (j, word) in key.as_chunks().0.iter().enumerate() {
            // The UKM is public, so we may use it to select an index.
            let sum = &mut sums[usize::from(picks >> j & 1 == 0)];
            *sum = sum.wrapping_add(u32::from_le_bytes(*word));
        }
        let mut iv = [0; BLOCK];
        iv[..4].copy_from_slice(&sums[0].to_le_bytes());
        iv[4..].copy_from_slice(&sums[1].to_le_bytes());
        cfb(&engine, Direction::Encrypt, &iv, &mut key);
        engine = engine.rekeyed(&key);
        wipe(&mut iv);
    }
    wipe(&mut key);
    engine
}
