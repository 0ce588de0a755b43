//! GOST 28147-89 and Magma.

#[cfg(target_arch = "x86_64")]
mod bytes;
mod circuits;
mod keyed;
#[cfg(target_arch = "x86_64")]
mod lookup;
mod magma;
mod params;
mod sboxes;
mod schedule;
mod sliced;
mod words;

use crate::isa::Portable;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx512, Avx512Vbmi, Sse41};
use crate::kernel::{Family, Form, Plans, kernel, pair, rows, twins};
#[cfg(target_arch = "x86_64")]
use crate::kernel::{Kernel, many_pair};

pub use keyed::{Gost28147, Gost28147_89, RunTime};
pub(crate) use magma::MAGMA;
pub use magma::{Magma, Magma2015};
pub use params::*;
pub use sboxes::{NAMED_SETS, NamedSet};

/// Key forms: the key, and what the layouts read. Of those in two orders, that of decryption is the next one.
const KEY: usize = 0;
const WORDS: usize = 1;
const SLICED: usize = 2;
#[cfg(target_arch = "x86_64")]
const BYTES: usize = 4;
#[cfg(target_arch = "x86_64")]
const LOOKUP: usize = 6;
#[cfg(target_arch = "x86_64")]
const BYTES_MANY: usize = 8;
#[cfg(target_arch = "x86_64")]
const LOOKUP_MANY: usize = 10;
#[cfg(target_arch = "x86_64")]
const SLICED_MANY: usize = 11;

/// The table of GOST 28147-89, or of Magma: name, start of the symbols, whether it is Magma, rows of the named sets, plans
/// for them.
macro_rules! family {
    ($family:ident, $name:literal, $symbol:literal, $magma:literal, $sliced:expr, $named:expr) => {
        /// The table of this cipher.
        pub(crate) static $family: Family = Family {
            name: $name,
            block: 8,
            key: schedule::bytes($magma),
            schedule: schedule::bytes($magma),
            forms: &[
                Form { name: "key", bytes: schedule::bytes($magma) },
                Form { name: "word-sliced", bytes: words::FORM_BYTES },
                Form { name: "bit-sliced, encryption", bytes: sliced::FORM_BYTES },
                Form { name: "bit-sliced, decryption", bytes: sliced::FORM_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "byte-sliced, encryption", bytes: bytes::FORM_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "byte-sliced, decryption", bytes: bytes::FORM_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "tables, encryption", bytes: lookup::FORM_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "tables, decryption", bytes: lookup::FORM_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "byte-sliced, 64 keys, 16 bytes", bytes: bytes::MANY_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "byte-sliced, 64 keys, 32 bytes", bytes: bytes::MANY_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "tables, 160 keys", bytes: lookup::MANY_BYTES },
                #[cfg(target_arch = "x86_64")]
                Form { name: "bit-sliced, 256 keys", bytes: sliced::many_bytes::<Avx2>() },
                #[cfg(target_arch = "x86_64")]
                Form { name: "bit-sliced, 512 keys", bytes: sliced::many_bytes::<Avx512>() },
            ],
            plans: Plans::new(),
            named: $named,
            kernels: rows![
                &[
            kernel!(Expand Schedule, Portable, "copy", 1, 10, KEY,
                    concat!($symbol, "_schedule"), schedule::copy::<_, $magma>),
            kernel!(Expand Prepare, Portable, "words", 1, 150, WORDS,
                    concat!($symbol, "_prepare_words"), schedule::prepare_words::<_, $magma>),
            kernel!(Expand Prepare, Portable, "masks", 1, 1000, SLICED,
                    concat!($symbol, "_prepare_sliced_encrypt"), schedule::prepare_sliced::<_, $magma, false>),
            kernel!(Expand Prepare, Portable, "masks", 1, 1000, SLICED + 1,
                    concat!($symbol, "_prepare_sliced_decrypt"), schedule::prepare_sliced::<_, $magma, true>),
                ],
                pair!(Portable, "scalar words", 1, [510, 510], WORDS, $symbol, "portable_one", words::one[$magma]),
        pair!(Portable, "word-sliced", words::width(1), [1030, 1030], WORDS, $symbol, "portable_x1",
                      words::crypt[$magma, 1]),
        pair!(Portable, "word-sliced, 4 pairs", words::width(4), [1780, 1780], WORDS, $symbol, "portable_x4",
                      words::crypt[$magma, 4]),
                $sliced,
                #[cfg(target_arch = "x86_64")]
                x86!($symbol, $magma),
            ],
        };
    };
}
use family;

/// The rows for x86-64 that take any S-box.
#[cfg(target_arch = "x86_64")]
macro_rules! x86 {
    ($symbol:literal, $magma:literal) => {
        rows![
            &[
        kernel!(Expand Prepare, Portable, "tables", 1, 1000, BYTES,
                    concat!($symbol, "_prepare_bytes_encrypt"), schedule::prepare_bytes::<_, $magma, false>),
        kernel!(Expand Prepare, Portable, "tables", 1, 1000, BYTES + 1,
                    concat!($symbol, "_prepare_bytes_decrypt"), schedule::prepare_bytes::<_, $magma, true>),
        kernel!(Expand Prepare, Portable, "tables", 1, 500, LOOKUP,
                    concat!($symbol, "_prepare_lookup_encrypt"), schedule::prepare_lookup::<_, $magma, false>),
        kernel!(Expand Prepare, Portable, "tables", 1, 500, LOOKUP + 1,
                    concat!($symbol, "_prepare_lookup_decrypt"), schedule::prepare_lookup::<_, $magma, true>),
            ],
            x86!(@ Sse41, bytes, BYTES, 1, 1060, $symbol, "sse41_x1", $magma),
            x86!(@ Sse41, bytes, BYTES, 2, 1245, $symbol, "sse41_x2", $magma),
            x86!(@ Avx2, bytes, BYTES, 1, 1070, $symbol, "avx2_x1", $magma),
            x86!(@ Avx2, bytes, BYTES, 2, 1410, $symbol, "avx2_x2", $magma),
            x86!(@ Avx512, bytes, BYTES, 2, 1975, $symbol, "avx512_x2", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 1, 545, $symbol, "avx512vbmi_x1", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 2, 551, $symbol, "avx512vbmi_x2", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 4, 572, $symbol, "avx512vbmi_x4", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 6, 670, $symbol, "avx512vbmi_x6", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 8, 780, $symbol, "avx512vbmi_x8", $magma),
            x86!(@ Avx512Vbmi, lookup, LOOKUP, 10, 880, $symbol, "avx512vbmi_x10", $magma),
            &[
        kernel!(Place Place, Portable, "tables", bytes::MANY, 300, BYTES_MANY,
                    concat!($symbol, "_place_bytes_16"), schedule::place_bytes_16::<_, $magma>),
        kernel!(Place Place, Portable, "tables", bytes::MANY, 300, BYTES_MANY + 1,
                    concat!($symbol, "_place_bytes_32"), schedule::place_bytes_32::<_, $magma>),
        kernel!(Place Place, Portable, "tables", lookup::MANY, 200, LOOKUP_MANY,
                    concat!($symbol, "_place_lookup"), schedule::place_lookup::<_, $magma>),
        kernel!(Place Place, Portable, "bits", sliced::width::<Avx2>(1), 700, SLICED_MANY,
                    concat!($symbol, "_place_sliced_256"), schedule::place_sliced::<_, $magma, 2>),
        kernel!(Place Place, Portable, "bits", sliced::width::<Avx512>(1), 700, SLICED_MANY + 1,
                    concat!($symbol, "_place_sliced_512"), schedule::place_sliced::<_, $magma, 4>),
            ],
            x86!(@many Sse41, bytes, BYTES_MANY, 1, 1060, $symbol, "sse41_x1", $magma),
            x86!(@many Sse41, bytes, BYTES_MANY, 2, 1245, $symbol, "sse41_x2", $magma),
            x86!(@many Avx2, bytes, BYTES_MANY + 1, 1, 1070, $symbol, "avx2_x1", $magma),
            x86!(@many Avx2, bytes, BYTES_MANY + 1, 2, 1410, $symbol, "avx2_x2", $magma),
            x86!(@many Avx512Vbmi, lookup, LOOKUP_MANY, 1, 545, $symbol, "avx512vbmi_x1", $magma),
            x86!(@many Avx512Vbmi, lookup, LOOKUP_MANY, 2, 551, $symbol, "avx512vbmi_x2", $magma),
            x86!(@many Avx512Vbmi, lookup, LOOKUP_MANY, 4, 572, $symbol, "avx512vbmi_x4", $magma),
            x86!(@many Avx512Vbmi, lookup, LOOKUP_MANY, 10, 880, $symbol, "avx512vbmi_x10", $magma),
        ]
    };
    (@many $level:ident, $layout:ident, $form:expr, $groups:literal, $cost:literal, $symbol:literal, $rest:literal,
     $magma:literal) => {
        many_pair!($level, stringify!($layout), $layout::width::<$level>($groups), [$cost, $cost], $form, $symbol,
                   concat!("many_", $rest), $layout::crypt_many[$magma, $groups])
    };
    (@ $level:ident, $layout:ident, $form:ident, $groups:literal, $cost:literal, $symbol:literal, $rest:literal,
     $magma:literal) => {
        twins!($level, stringify!($layout), $layout::width::<$level>($groups), $cost, $form, None,
               concat!($symbol, "_crypt_", $rest), $layout::crypt::<_, $magma, $groups>)
    };
}
#[cfg(target_arch = "x86_64")]
use x86;

/// The bit-sliced rows of one set: the set where the S-box is a choice, end of the symbols, circuits, whether it is Magma.
macro_rules! sliced_rows {
    ($set:expr, $symbol:literal, $rest:literal, $circuits:ty, $magma:literal) => {
        rows![
            twins!(
                Portable,
                "bit-sliced",
                sliced::width::<Portable>(1),
                5000,
                SLICED,
                $set,
                concat!($symbol, "_crypt_portable_sliced", $rest),
                sliced::crypt::<_, sliced::Two, $circuits, $magma, 1>
            ),
            #[cfg(target_arch = "x86_64")]
            twins!(
                Avx2,
                "bit-sliced",
                sliced::width::<Avx2>(1),
                5000,
                SLICED,
                $set,
                concat!($symbol, "_crypt_avx2_sliced", $rest),
                sliced::crypt::<_, sliced::Two, $circuits, $magma, 1>
            ),
            #[cfg(target_arch = "x86_64")]
            twins!(
                Avx512,
                "bit-sliced",
                sliced::width::<Avx512>(1),
                5000,
                SLICED,
                $set,
                concat!($symbol, "_crypt_avx512_sliced", $rest),
                sliced::crypt::<_, sliced::Three, $circuits, $magma, 1>
            ),
        ]
    };
}
use sliced_rows;

/// The bit-sliced rows for many keys of one set.
#[cfg(target_arch = "x86_64")]
macro_rules! sliced_many_rows {
    ($set:expr, $symbol:literal, $rest:literal, $circuits:ty, $magma:literal) => {
        &[
            sliced_many_rows!(@ EncryptMany "_encrypt_many_", Avx2, "avx2_sliced", 4600, SLICED_MANY, Two, false, $set,
                              $symbol, $rest, $circuits, $magma),
            sliced_many_rows!(@ DecryptMany "_decrypt_many_", Avx2, "avx2_sliced", 4600, SLICED_MANY, Two, true, $set,
                              $symbol, $rest, $circuits, $magma),
            sliced_many_rows!(@ EncryptMany "_encrypt_many_", Avx512, "avx512_sliced", 3500, SLICED_MANY + 1, Three, false,
                              $set, $symbol, $rest, $circuits, $magma),
            sliced_many_rows!(@ DecryptMany "_decrypt_many_", Avx512, "avx512_sliced", 3500, SLICED_MANY + 1, Three, true,
                              $set, $symbol, $rest, $circuits, $magma),
        ]
    };
    (@ $op:ident $op_symbol:literal, $level:ident, $layout:literal, $cost:literal, $form:expr, $gates:ident,
     $decrypt:literal, $set:expr, $symbol:literal, $rest:literal, $circuits:ty, $magma:literal) => {
        Kernel {
            set: $set,
            ..kernel!(Crypt $op, $level, "bit-sliced", sliced::width::<$level>(1), $cost, $form,
                      concat!($symbol, $op_symbol, $layout, $rest),
                      sliced::crypt_many::<_, sliced::$gates, $circuits, $magma, $decrypt>)
        }
    };
}
#[cfg(target_arch = "x86_64")]
use sliced_many_rows;

/// Plans for every named set.
static NAMED_PLANS: [Plans; NAMED_SETS.len()] = [const { Plans::new() }; NAMED_SETS.len()];

family!(
    GOST28147,
    "gost28147",
    "gost28147",
    false,
    rows![
        &[kernel!(Hash Mac16, Portable, "scalar words", 1, 240, WORDS, "gost28147_mac", words::mac)],
        sliced_rows!(Some(Test::SET), "gost28147", "_test", Test, false),
        sliced_rows!(Some(CryptoProA::SET), "gost28147", "_crypto_pro_a", CryptoProA, false),
        sliced_rows!(Some(CryptoProB::SET), "gost28147", "_crypto_pro_b", CryptoProB, false),
        sliced_rows!(Some(CryptoProC::SET), "gost28147", "_crypto_pro_c", CryptoProC, false),
        sliced_rows!(Some(CryptoProD::SET), "gost28147", "_crypto_pro_d", CryptoProD, false),
        sliced_rows!(Some(Tc26Z::SET), "gost28147", "_tc26_z", Tc26Z, false),
        sliced_rows!(Some(HashTest::SET), "gost28147", "_hash_test", HashTest, false),
        sliced_rows!(Some(HashCryptoPro::SET), "gost28147", "_hash_crypto_pro", HashCryptoPro, false),
        sliced_rows!(Some(Dke1::SET), "gost28147", "_dke_1", Dke1, false),
        sliced_rows!(Some(Dke2::SET), "gost28147", "_dke_2", Dke2, false),
        sliced_rows!(Some(Dke3::SET), "gost28147", "_dke_3", Dke3, false),
        sliced_rows!(Some(Dke4::SET), "gost28147", "_dke_4", Dke4, false),
        sliced_rows!(Some(Dke5::SET), "gost28147", "_dke_5", Dke5, false),
        sliced_rows!(Some(Dke6::SET), "gost28147", "_dke_6", Dke6, false),
        sliced_rows!(Some(Dke7::SET), "gost28147", "_dke_7", Dke7, false),
        sliced_rows!(Some(Dke8::SET), "gost28147", "_dke_8", Dke8, false),
        sliced_rows!(Some(Dke9::SET), "gost28147", "_dke_9", Dke9, false),
        sliced_rows!(Some(Dke10::SET), "gost28147", "_dke_10", Dke10, false),
        #[cfg(target_arch = "x86_64")]
        sliced_many_rows!(Some(Tc26Z::SET), "gost28147", "_tc26_z", Tc26Z, false),
        #[cfg(target_arch = "x86_64")]
        sliced_many_rows!(Some(CryptoProA::SET), "gost28147", "_crypto_pro_a", CryptoProA, false),
    ],
    &NAMED_PLANS
);

/// The eight substitutions of GOST 28147-89, each of sixteen nibbles.
///
/// Row 0 acts on the least significant nibble; it is called K1 or pi1 in RFC 4357. Rows need not be permutations:
/// the cipher is invertible with any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sbox {
    rows: [[u8; 16]; 8],
}

impl Sbox {
    /// Eight groups of sixteen hexadecimal digits.
    const fn from_hex(text: &str) -> Self {
        let (text, mut rows, mut at, mut n) = (text.as_bytes(), [[0; 16]; 8], 0, 0);
        while at < text.len() {
            let digit = match text[at] {
                b' ' => None,
                c @ b'0'..=b'9' => Some(c - b'0'),
                c @ b'a'..=b'f' => Some(c - b'a' + 10),
                _ => panic!("not a hexadecimal digit"),
            };
            if let Some(digit) = digit {
                rows[n / 16][n % 16] = digit;
                n += 1;
            }
            at += 1;
        }
        assert!(n == 128, "eight rows of sixteen");
        Self { rows }
    }

    /// Takes eight rows, that of the least significant nibble first.
    ///
    /// # Errors
    ///
    /// If an entry is not a nibble.
    pub fn from_rows(rows: [[u8; 16]; 8]) -> Result<Self, SboxError> {
        for (row, entries) in rows.iter().enumerate() {
            if let Some(entry) = entries.iter().position(|value| *value > 15) {
                return Err(SboxError::NotANibble { row, entry, value: entries[entry] });
            }
        }
        Ok(Self { rows })
    }

    /// Unpacks the octet string `eUZ` of RFC 4357: entry by entry, the eight rows of an entry in four bytes, row 0 in
    /// the high nibble of the first.
    pub const fn from_rfc4357(packed: &[u8; 64]) -> Self {
        let (mut rows, mut i) = ([[0; 16]; 8], 0);
        while i < 64 {
            let (entry, row) = (i / 4, 2 * (i % 4));
            rows[row][entry] = packed[i] >> 4;
            rows[row + 1][entry] = packed[i] & 15;
            i += 1;
        }
        Self { rows }
    }

    /// Unpacks the compressed long-term key element (DKE) of Ukrainian certificates: row by row, two entries in a
    /// byte, the first in the high nibble.
    pub const fn from_dstu(packed: &[u8; 64]) -> Self {
        let (mut rows, mut i) = ([[0; 16]; 8], 0);
        while i < 64 {
            let (row, entry) = (i / 8, 2 * (i % 8));
            rows[row][entry] = packed[i] >> 4;
            rows[row][entry + 1] = packed[i] & 15;
            i += 1;
        }
        Self { rows }
    }

    /// The set of a name or dotted object identifier in [`NAMED_SETS`].
    pub fn named(name_or_oid: &str) -> Option<&'static Self> {
        NamedSet::find(name_or_oid).map(|set| &set.sbox)
    }

    /// The rows, that of the least significant nibble first.
    pub const fn rows(&self) -> &[[u8; 16]; 8] {
        &self.rows
    }
}

impl NamedSet {
    /// The set of a name or dotted object identifier in [`NAMED_SETS`].
    pub fn find(name_or_oid: &str) -> Option<&'static Self> {
        const SETS: &[NamedSet] = &NAMED_SETS;
        SETS.iter().find(|set| set.name == name_or_oid || set.oid == name_or_oid)
    }
}

/// Eight rows that are no S-box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SboxError {
    /// An entry is larger than 15.
    #[error("entry {entry} of row {row} of the S-box is {value}, which is not below 16")]
    NotANibble {
        /// The row, 0 to 7.
        row: usize,
        /// The entry in the row, 0 to 15.
        entry: usize,
        /// Its value.
        value: u8,
    },
}
