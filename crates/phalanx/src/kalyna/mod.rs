//! Kalyna (DSTU 7624:2014): five variants, named block bits / key bits.

pub(crate) mod circuits;
mod quad;
pub(crate) mod rounds;
pub(crate) mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::isa::Portable;
#[cfg(target_arch = "x86_64")]
use crate::isa::{Avx2, Avx512Vbmi};
use crate::kernel::{Family, Form, Plans, kernel};
#[cfg(target_arch = "x86_64")]
use schedule::prepare_sliced;
use schedule::{expand, prepare_quad};

/// Key forms: the standard's schedule, and what the layouts read.
const SCHEDULE: usize = 0;
const QUAD_ENCRYPT: usize = 1;
const QUAD_DECRYPT: usize = 2;
const SLICED_ENCRYPT: usize = 3;
const SLICED_DECRYPT: usize = 4;

/// The rows of one variant: its index into the measured costs, name, start of the symbols, columns of a block, words of
/// a key, rounds.
macro_rules! variant {
    ($standard:ident, $family:ident, $v:literal, $name:literal, $symbol:literal, $columns:literal, $words:literal,
     $rounds:literal, $block_size:ident, $key_size:ident) => {
        standard!(
            /// The variant of this name, as a parameter of [`Cipher`].
            $standard, $name, $family, 8 * $columns, $block_size, 8 * $words, $key_size
        );

        /// The table of this variant.
        pub(crate) static $family: Family = Family {
            name: $name,
            block: 8 * $columns,
            key: 8 * $words,
            schedule: 8 * $columns * ($rounds + 1),
            forms: &[
                Form { name: "schedule", bytes: 8 * $columns * ($rounds + 1) },
                Form { name: "quad, encryption", bytes: quad::form_bytes($rounds) },
                Form { name: "quad, decryption", bytes: quad::form_bytes($rounds) },
                Form { name: "sliced, encryption", bytes: sliced::form_bytes($columns, $rounds) },
                Form { name: "sliced, decryption", bytes: sliced::form_bytes($columns, $rounds) },
            ],
            plans: Plans::new(),
            named: &[],
            kernels: &[
        kernel!(Expand Schedule, Portable, "bit planes, quad-sliced", 1, 14000, SCHEDULE,
                    concat!($symbol, "_schedule_portable"), expand::<_, $columns, $words, $rounds>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, QUAD_ENCRYPT,
                    concat!($symbol, "_prepare_quad_encrypt"), prepare_quad::<_, $columns, $rounds, false>),
        kernel!(Expand Prepare, Portable, "words", 1, 1000, QUAD_DECRYPT,
                    concat!($symbol, "_prepare_quad_decrypt"), prepare_quad::<_, $columns, $rounds, true>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Prepare, Portable, "words", 1, 1000, SLICED_ENCRYPT,
                    concat!($symbol, "_prepare_sliced_encrypt"), prepare_sliced::<_, $columns, $rounds, false>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Prepare, Portable, "words", 1, 1000, SLICED_DECRYPT,
                    concat!($symbol, "_prepare_sliced_decrypt"), prepare_sliced::<_, $columns, $rounds, true>),
        kernel!(Crypt Encrypt, Portable, "bit planes, quad-sliced", quad::group::<Portable>($columns),
                    [14500, 19000, 23000, 28000, 31800][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_portable"), quad::crypt::<_, $columns, $rounds, false, 1>),
        kernel!(Crypt Decrypt, Portable, "bit planes, quad-sliced", quad::group::<Portable>($columns),
                    [17600, 24100, 27800, 32700, 38400][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_portable"), quad::crypt::<_, $columns, $rounds, true, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Schedule, Avx2, "quad-sliced", 1, 1000, SCHEDULE,
                    concat!($symbol, "_schedule_avx2"), expand::<_, $columns, $words, $rounds>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx2, "quad-sliced", quad::group::<Avx2>($columns),
                    [825, 1150, 1190, 1515, 1535][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_avx2_x1"), quad::crypt::<_, $columns, $rounds, false, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx2, "quad-sliced", quad::group::<Avx2>($columns),
                    [935, 1300, 1400, 1800, 1735][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_avx2_x1"), quad::crypt::<_, $columns, $rounds, true, 1>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx2, "quad-sliced, 2 groups", 2 * quad::group::<Avx2>($columns),
                    [1475, 2040, 2085, 2660, 2750][$v], QUAD_ENCRYPT,
                    concat!($symbol, "_encrypt_avx2_x2"), quad::crypt::<_, $columns, $rounds, false, 2>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx2, "quad-sliced, 2 groups", 2 * quad::group::<Avx2>($columns),
                    [1845, 2570, 2650, 3390, 3375][$v], QUAD_DECRYPT,
                    concat!($symbol, "_decrypt_avx2_x2"), quad::crypt::<_, $columns, $rounds, true, 2>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Encrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [610, 830, 1915, 2400, 4770][$v], SLICED_ENCRYPT,
                    concat!($symbol, "_encrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, false>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Crypt Decrypt, Avx512Vbmi, "byte-sliced", sliced::width::<Avx512Vbmi>(),
                    [730, 1000, 2260, 2835, 5690][$v], SLICED_DECRYPT,
                    concat!($symbol, "_decrypt_avx512vbmi"), sliced::crypt::<_, $columns, $rounds, true>),
            ],
        };
    };
}

variant!(K128_128, KALYNA_128_128, 0, "kalyna-128/128", "kalyna_128_128", 2, 2, 10, U16, U16);
variant!(K128_256, KALYNA_128_256, 1, "kalyna-128/256", "kalyna_128_256", 2, 4, 14, U16, U32);
variant!(K256_256, KALYNA_256_256, 2, "kalyna-256/256", "kalyna_256_256", 4, 4, 14, U32, U32);
variant!(K256_512, KALYNA_256_512, 3, "kalyna-256/512", "kalyna_256_512", 4, 8, 18, U32, U64);
variant!(K512_512, KALYNA_512_512, 4, "kalyna-512/512", "kalyna_512_512", 8, 8, 18, U64, U64);

/// Kalyna with blocks of 16 bytes and keys of 16 bytes; 10 rounds.
///
/// ```
/// use phalanx::Kalyna128_128;
/// // DSTU 7624:2014, the standard's own example.
/// let key: [u8; 16] = core::array::from_fn(|i| i as u8);
/// let cipher = Kalyna128_128::new(&key);
/// let mut block: [u8; 16] = core::array::from_fn(|i| 0x10 + i as u8);
/// cipher.encrypt_block(&mut block);
/// assert_eq!(block[..4], [0x81, 0xbf, 0x1c, 0x7d]);
/// cipher.decrypt_block(&mut block);
/// assert_eq!(block[0], 0x10);
/// ```
pub type Kalyna128_128 = Cipher<K128_128>;

/// Kalyna with blocks of 16 bytes and keys of 32 bytes; 14 rounds.
///
/// ```
/// use phalanx::{Error, Kalyna128_256};
/// let cipher = Kalyna128_256::new(&[7; 32]);
/// let mut data = [0; 1000];
/// // 1000 bytes are not whole blocks; nothing is written.
/// assert_eq!(cipher.encrypt_blocks(&mut data), Err(Error::PartialBlock { block: 16, got: 1000 }));
/// cipher.encrypt_blocks(&mut data[..992])?;
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna128_256 = Cipher<K128_256>;

/// Kalyna with blocks of 32 bytes and keys of 32 bytes; 14 rounds. The usual choice.
///
/// ```
/// use phalanx::{Error, Kalyna256_256};
/// let cipher = Kalyna256_256::new(&[7; 32]);
/// let (message, mut ciphertext, mut again) = ([1; 4096], [0; 4096], [0; 4096]);
/// cipher.encrypt_blocks_to(&message, &mut ciphertext)?;
/// cipher.decrypt_blocks_to(&ciphertext, &mut again)?;
/// assert!(ciphertext != message && again == message);
/// # Ok::<(), Error>(())
/// ```
pub type Kalyna256_256 = Cipher<K256_256>;

/// Kalyna with blocks of 32 bytes and keys of 64 bytes; 18 rounds.
///
/// ```
/// use phalanx::Kalyna256_512;
/// assert_eq!((Kalyna256_512::BLOCK_BYTES, Kalyna256_512::KEY_BYTES), (32, 64));
/// ```
pub type Kalyna256_512 = Cipher<K256_512>;

/// Kalyna with blocks of 64 bytes and keys of 64 bytes; 18 rounds.
///
/// ```
/// use phalanx::{Kalyna512_512, Level};
/// // The same on every level.
/// let mut blocks = [[9; 64 * 5]; 2];
/// Kalyna512_512::with_level(&[7; 64], Level::Portable)?.encrypt_blocks(&mut blocks[0])?;
/// Kalyna512_512::with_level(&[7; 64], Level::best())?.encrypt_blocks(&mut blocks[1])?;
/// assert_eq!(blocks[0], blocks[1]);
/// # Ok::<(), phalanx::Error>(())
/// ```
pub type Kalyna512_512 = Cipher<K512_512>;
