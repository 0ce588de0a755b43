//! The reference of a family.

use crate::forms::{Forms, TooWide};
use crate::memory::Byte;
use crate::standard::field::Field;
use crate::standard::gost28147::{self, Gost28147};
use crate::standard::kalyna::Kalyna;
use crate::standard::kupyna::Kupyna;
use crate::standard::kuznyechik::Kuznyechik;
use crate::standard::streebog::Streebog;
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
    Magma,
    /// GOST 28147-89: its substitution is the first part of the key. It may have a name.
    Gost28147(Option<&'static str>),
    /// Streebog, whose state is h, N and Σ.
    Streebog(Streebog),
    /// Kupyna.
    Kupyna(Kupyna),
    /// No cipher but a field.
    Field(Field),
    /// No cipher but the routines of modes.
    Routines,
}

/// Bytes of a substitution in front of a key: a nibble in each.
const ROWS: usize = 128;

/// The bytes in front of a key.
pub enum Front {
    /// Bytes that are fixed, or nothing.
    Fixed(Vec<Byte>),
    /// So many nibbles in a byte each.
    Nibbles(usize),
}

impl Cipher {
    /// The cipher of a name, as in the vectors. GOST 28147-89 with a named substitution, or with
    /// any.
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
        if let Some(field) = name.strip_prefix("gf2-") {
            let (bits, is_nist) = field.strip_suffix("-nist").map_or((field, false), |bits| (bits, true));
            return Field::new(bits.parse().ok()?, is_nist).map(Self::Field);
        }
        match name {
            "routines" => Some(Self::Routines),
            "kuznyechik" => Some(Self::Kuznyechik(Kuznyechik::default())),
            "magma" => Some(Self::Magma),
            "streebog" => Some(Self::Streebog(Streebog::default())),
            "kupyna-256" => Some(Self::Kupyna(Kupyna::new(64))),
            "kupyna-512" => Some(Self::Kupyna(Kupyna::new(128))),
            "gost28147" => match set {
                None => Some(Self::Gost28147(None)),
                Some(set) => gost28147::names().find(|name| *name == set).map(|name| Self::Gost28147(Some(name))),
            },
            _ => None,
        }
    }

    /// The bytes in front of a key: the substitution of GOST 28147-89.
    pub fn front(&self) -> Front {
        match self {
            Self::Gost28147(Some(name)) => Front::Fixed(gost28147::rows(name)),
            Self::Gost28147(None) => Front::Nibbles(ROWS),
            _ => Front::Fixed(Vec::new()),
        }
    }

    /// The output of the key schedule.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn schedule(&self, forms: &mut Forms, key: &[Byte]) -> Result<Vec<Byte>, TooWide> {
        Ok(match self {
            Self::Kalyna(cipher) => cipher.schedule(forms, key)?.concat(),
            Self::Kuznyechik(cipher) => cipher.schedule(forms, key)?.concat(),
            Self::Ublock(cipher) => cipher.schedule(forms, key)?.concat(),
            _ => key.to_vec(),
        })
    }

    /// Encrypts or decrypts a block with round keys. None: it is no cipher.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn crypt(
        &self,
        forms: &mut Forms,
        block: &[Byte],
        schedule: &[Byte],
        decrypts: bool,
    ) -> Option<Result<Vec<Byte>, TooWide>> {
        let keys = || -> Vec<Vec<Byte>> { schedule.chunks(block.len()).map(<[Byte]>::to_vec).collect() };
        Some(match (self, decrypts) {
            (Self::Kalyna(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Kalyna(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Kuznyechik(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Kuznyechik(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Ublock(cipher), false) => cipher.encrypt(forms, block, &keys()),
            (Self::Ublock(cipher), true) => cipher.decrypt(forms, block, &keys()),
            (Self::Magma | Self::Gost28147(_), _) => {
                let cipher = Gost28147 { is_magma: matches!(self, Self::Magma) };
                let (rows, key) = match self {
                    Self::Magma => (gost28147::rows(gost28147::MAGMA), schedule),
                    _ => (schedule[..ROWS].to_vec(), &schedule[ROWS..]),
                };
                match decrypts {
                    false => cipher.encrypt(forms, &rows, block, key),
                    true => cipher.decrypt(forms, &rows, block, key),
                }
            }
            _ => return None,
        })
    }

    /// The state of a hash behind a whole block. None: it is no hash.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn absorb(&self, forms: &mut Forms, state: &[Byte], block: &[Byte]) -> Option<Result<Vec<Byte>, TooWide>> {
        match self {
            Self::Streebog(hash) => Some(hash.absorb(forms, state, block, 8 * block.len() as u16)),
            Self::Kupyna(hash) => Some(hash.absorb(forms, state, block)),
            _ => None,
        }
    }

    /// The sixteen rounds of the authentication code on a block. None: the cipher has none.
    ///
    /// # Errors
    ///
    /// Never in practice: every S-box and carry has at most eight input bits.
    pub fn mac_step(&self, forms: &mut Forms, block: &[Byte], schedule: &[Byte]) -> Option<Result<Vec<Byte>, TooWide>> {
        match self {
            Self::Gost28147(_) => {
                let cipher = Gost28147 { is_magma: false };
                Some(cipher.mac_step(forms, &schedule[..ROWS], block, &schedule[ROWS..]))
            }
            _ => None,
        }
    }
}
