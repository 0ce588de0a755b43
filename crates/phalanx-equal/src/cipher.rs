//! The reference of a family.

use crate::forms::{Forms, TooWide};
use crate::memory::{Byte, byte};
use crate::standard::gost28147::{self, Gost28147};
use crate::standard::kalyna::Kalyna;
use crate::standard::kuznyechik::Kuznyechik;
use crate::standard::ublock::Ublock;

/// A cipher, as its standard says.
pub enum Cipher {
    /// Kalyna.
    Kalyna(Kalyna),
    /// Kuznyechik.
    Kuznyechik(Kuznyechik),
    /// uBlock.
    Ublock(Ublock),
    /// Magma.
    Magma(Gost28147),
    /// GOST 28147-89: its substitution is the first part of the key.
    Gost28147(Gost28147),
}

/// Bytes of a substitution in front of a key.
const ROWS: usize = 128;

impl Cipher {
    /// The cipher of a name, as in the vectors, with a named substitution where it has no other.
    pub fn new(name: &str, set: Option<&str>) -> Option<Self> {
        let bits = |sizes: &str| {
            let (block, key) = sizes.split_once('/')?;
            Some((block.parse::<usize>().ok()? / 8, key.parse::<usize>().ok()? / 8))
        };
        if let Some(sizes) = name.strip_prefix("kalyna-") {
            let (block, key) = bits(sizes)?;
            return Some(Self::Kalyna(Kalyna::new(block, key)));
        }
        if let Some(sizes) = name.strip_prefix("ublock-") {
            let (block, key) = bits(sizes)?;
            return Some(Self::Ublock(Ublock::new(block, key)));
        }
        match name {
            "kuznyechik" => Some(Self::Kuznyechik(Kuznyechik::default())),
            "magma" => Some(Self::Magma(Gost28147::magma())),
            "gost28147" => {
                let set = set.unwrap_or(gost28147::MAGMA);
                gost28147::names().any(|name| name == set).then(|| Self::Gost28147(Gost28147::new(set)))
            }
            _ => None,
        }
    }

    /// What stands in front of a key and is not free: the substitution of GOST 28147-89.
    pub fn fixed(&self) -> Vec<Byte> {
        match self {
            Self::Gost28147(cipher) => cipher.rows().into_iter().map(byte).collect(),
            _ => Vec::new(),
        }
    }

    /// What the schedule makes of a key.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Byte>, TooWide> {
        Ok(match self {
            Self::Kalyna(cipher) => cipher.schedule(forms, key)?.concat(),
            Self::Kuznyechik(cipher) => cipher.schedule(forms, key)?.concat(),
            Self::Ublock(cipher) => cipher.schedule(forms, key)?.concat(),
            Self::Magma(_) | Self::Gost28147(_) => key.to_vec(),
        })
    }

    /// A block under what the schedule makes.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn crypt(
        &self,
        forms: &mut Forms,
        block: &[Byte],
        schedule: &[Byte],
        decrypts: bool,
    ) -> Result<Vec<Byte>, TooWide> {
        let keys = || -> Vec<Vec<Byte>> { schedule.chunks(block.len()).map(<[Byte]>::to_vec).collect() };
        match (self, decrypts) {
            (Self::Kalyna(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Kalyna(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Kuznyechik(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Kuznyechik(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Ublock(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Ublock(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Magma(cipher), false) => cipher.encrypt(forms, block, schedule),
            (Self::Magma(cipher), true) => cipher.decrypt(forms, block, schedule),
            (Self::Gost28147(cipher), false) => cipher.encrypt(forms, block, &schedule[ROWS..]),
            (Self::Gost28147(cipher), true) => cipher.decrypt(forms, block, &schedule[ROWS..]),
        }
    }

    /// The sixteen rounds of the authentication code, on a block under what the schedule makes. None: the cipher has none.
    ///
    /// # Errors
    ///
    /// Never, but for what the type of forms cannot know.
    pub fn mac_step(&self, forms: &mut Forms, block: &[Byte], schedule: &[Byte]) -> Option<Result<Vec<Byte>, TooWide>> {
        match self {
            Self::Gost28147(cipher) => Some(cipher.mac_step(forms, block, &schedule[ROWS..])),
            _ => None,
        }
    }
}
