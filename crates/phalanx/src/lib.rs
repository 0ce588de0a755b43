//! Kalyna, Kuznyechik, Magma, GOST 28147-89 and uBlock with their modes, and the hash functions
//! Streebog and Kupyna, implemented in constant time with SIMD kernels for x86-64 and AArch64.
//!
//! | type | standard | block, key (bytes) |
//! |---|---|---|
//! | [`Kalyna128_128`], [`Kalyna128_256`] | DSTU 7624:2014 | 16, 16; 16, 32 |
//! | [`Kalyna256_256`], [`Kalyna256_512`] | DSTU 7624:2014 | 32, 32; 32, 64 |
//! | [`Kalyna512_512`] | DSTU 7624:2014 | 64, 64 |
//! | [`Gost28147`] | GOST 28147-89, with a named S-box set or your own | 8, 32 |
//! | [`Magma`] | GOST R 34.12-2015, RFC 8891 | 8, 32 |
//! | [`Kuznyechik`] | GOST R 34.12-2015, RFC 7801 | 16, 32 |
//! | [`Ublock128_128`], [`Ublock128_256`], [`Ublock256_256`] | uBlock | 16, 16; 16, 32; 32, 32 |
//!
//! # Messages
//!
//! To encrypt messages, use an authenticated mode. If you are free to choose one, use
//! [`Gcm`](modes::dstu7624::Gcm) with Kalyna-256/256. Its nonce is one block (32 bytes here). Never
//! reuse a nonce with the same key.
//!
//! ```
//! use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gcm};
//!
//! let mut key = [0; 32];
//! getrandom::fill(&mut key)?;
//! let gcm = Gcm::<Kalyna256_256>::new(&key);
//!
//! let nonce = Gcm::<Kalyna256_256>::generate_nonce()?; // a new one for every message
//! let (mut data, mut tag) = (*b"attack at dawn", [0; 32]);
//! gcm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
//!
//! gcm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
//! assert_eq!(&data, b"attack at dawn");
//! // Modified data is rejected and left encrypted.
//! assert_eq!(gcm.decrypt_detached(&nonce, b"another", &mut data, &tag), Err(Error::NotAuthentic));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`modes`] lists the modes of every standard. This crate's `examples` folder contains short
//! programs for common tasks: packets, disk sectors, an incremental MAC, many fields, threads and
//! `no_std`. To keep the snippets in this documentation short, most of them use constant keys and
//! nonces.
//!
//! # Blocks
//!
//! Every cipher is a [`Cipher`]. If you write your own mode, use [`hazmat`] to encrypt raw blocks.
//! Note that encrypting data this way (ECB) reveals which blocks are equal. A single call for many
//! blocks is much faster than one call per block.
//!
//! ```
//! use phalanx::{Error, Kuznyechik, hazmat::RawBlocks};
//!
//! let cipher = Kuznyechik::new(&[7; 32]);
//! let message = [1; 16 * 100];
//! let mut data = message;
//! cipher.encrypt_bytes(&mut data)?;
//!
//! let mut again = [0; 16 * 100];
//! cipher.decrypt_bytes_to(&data, &mut again)?;
//! assert_eq!(again, message);
//! # Ok::<(), Error>(())
//! ```
//!
//! [`many`] encrypts many messages in parallel, each under its own key.
//!
//! Constructors that take a slice return an error if the key has the wrong length:
//!
//! ```
//! use phalanx::{Error, Magma};
//! let wrong = Magma::new_from_slice(b"too short").map(|_| ());
//! assert_eq!(wrong, Err(Error::KeyLength { cipher: "magma", expected: 32, got: 9 }));
//! ```
//!
//! With the `cipher` feature, every cipher implements the traits from version 0.5 of the `cipher`
//! crate, so you can use it with RustCrypto's mode crates.
//!
//! ```
//! # #[cfg(feature = "cipher")] {
//! use cipher::{Block, BlockCipherEncrypt};
//! use phalanx::Ublock128_128;
//!
//! let cipher = Ublock128_128::new(&[7; 16]);
//! let mut blocks = [Block::<Ublock128_128>::default(); 10];
//! cipher.encrypt_blocks(&mut blocks);
//! # }
//! ```
//!
//! # Hashes
//!
//! [`hash`] has Streebog and Kupyna, and message authentication with them. [`kdf`] derives keys.
//!
//! ```
//! # #[cfg(feature = "streebog")] {
//! use phalanx::hash::Streebog256;
//!
//! let mut hasher = Streebog256::new();
//! hasher.update(b"attack ");
//! hasher.update(b"at dawn");
//! assert_eq!(hasher.finish(), Streebog256::hash(b"attack at dawn"));
//! # }
//! ```
//!
//! # Levels
//!
//! A [`Level`] is a set of CPU features, from `portable` to `avx512-vbmi` or `neon-sha3` (AArch64).
//! The best level that the CPU supports is detected once. To select a different one, set the
//! `PHALANX_LEVEL` environment variable (with the `std` feature) or call [`Cipher::with_level`].
//! [`active`] tells you which kernel runs for a given cipher and number of blocks. The level never
//! affects the results:
//!
//! ```
//! use phalanx::{Error, Kalyna128_128, Level, hazmat::RawBlocks};
//!
//! let mut answers = Vec::new();
//! for level in Level::available() {
//!     let mut blocks = [5; 16 * 33];
//!     Kalyna128_128::with_level(&[7; 16], level)?.encrypt_bytes(&mut blocks)?;
//!     answers.push(blocks);
//! }
//! assert!(answers.iter().all(|answer| *answer == answers[0]));
//! # Ok::<(), Error>(())
//! ```
//!
//! # Constant time and wiping
//!
//! No branch, address or division depends on a key, a message or an S-box. `SOUNDNESS.md` in the
//! repository says which code has been proved on which architectures, and lists the exceptions. The
//! `reference` module, which only exists for tests, uses lookup tables and is not constant time.
//!
//! Keys, and the forms of them that are cached on the heap, are wiped on drop. After each call, the
//! registers and stack that its kernels used are cleared. `SOUNDNESS.md` lists the copies that may
//! remain.
//!
//! # Features
//!
//! | feature | default | effect |
//! |---|---|---|
//! | `std` | yes | CPU detection with the standard library, and `PHALANX_LEVEL` |
//! | `getrandom` | yes | random nonces from the operating system: `generate_nonce` |
//! | `cipher` | yes | `cipher` 0.5 traits for ciphers and streams: see [`modes::rustcrypto`] |
//! | `digest` | yes | `digest` 0.11 traits for MACs. Enables `cipher` |
//! | `aead` | yes | `aead` 0.6 traits for authenticated encryption. Enables `cipher` |
//! | `kalyna` | yes | Kalyna |
//! | `gost` | yes | GOST 28147-89 and Magma |
//! | `kuznyechik` | yes | Kuznyechik |
//! | `ublock` | yes | uBlock |
//! | `streebog` | yes | Streebog, HMAC, and key derivation: [`hash`], [`kdf`] |
//! | `kupyna` | yes | Kupyna: [`hash`] |
//! | `critical-section` | no | support for cores without compare-and-swap (Cortex-M0, RV32IMC). Your program must provide a `critical-section` implementation |
//! | `dit` | no | sets PSTATE.DIT while the library handles secrets, on AArch64 with FEAT_DIT |
//! | `rayon` | no | processes large buffers on several cores: the `par_…` methods of CTR, CTR-ACPKM, XTS and GCM. Enables `std` |
//! | `reference` | no | literal transcriptions of the standards, for tests: slow and **not constant time**. Enables all ciphers |
//!
//! Without the `std` feature, the crate is `no_std`. It always needs `alloc`, because keys are
//! stored on the heap. If you only need one cipher, you can leave out the others (to generate keys
//! as in the examples, also add `getrandom = "0.4"`):
//!
//! ```toml
//! [dependencies.phalanx]
//! path = "phalanx/crates/phalanx"
//! default-features = false
//! features = ["std", "getrandom", "kalyna"]
//! ```
#![no_std]
// Some of the code is unused in a build that leaves out some of the ciphers.
#![cfg_attr(
    not(all(
        feature = "kalyna",
        feature = "gost",
        feature = "kuznyechik",
        feature = "ublock",
        feature = "streebog",
        feature = "kupyna"
    )),
    allow(dead_code, unused_imports, unused_macros)
)]

extern crate alloc;
#[cfg(feature = "rayon")]
extern crate std;

// Re-exported so that you can use the same versions whose traits our types implement.
#[cfg(feature = "aead")]
pub use aead;
#[cfg(feature = "cipher")]
pub use cipher;
#[cfg(feature = "digest")]
pub use digest;

/// Kernel timings for your machine, used to select the fastest kernels. They never affect the
/// results.
pub mod costs {
    #[doc(hidden)]
    pub use phalanx_kernels::costs::*;
    #[doc(inline)]
    pub use phalanx_kernels::costs::{CostsError, load, loaded};
}
#[cfg(any(feature = "streebog", feature = "kupyna"))]
pub mod hash;
#[cfg(feature = "streebog")]
pub mod kdf;
pub mod many;
pub mod modes;
pub mod roles;
#[allow(dead_code, reason = "unused on architectures without wide registers")]
mod steps;

#[doc(inline)]
#[allow(unreachable_pub, reason = "all ciphers may be disabled")]
pub use phalanx_kernels::ciphers::*;
#[cfg(feature = "reference")]
#[doc(hidden)]
pub use phalanx_kernels::generator_tables;
#[doc(hidden)]
pub use phalanx_kernels::parts::{Wiped, wipe};
#[cfg(feature = "reference")]
#[doc(inline)]
pub use phalanx_kernels::reference;
#[doc(inline)]
pub use phalanx_kernels::{Choice, Cipher, Error, KeyOnly, Level, LevelError, Op, Standard, active, choices, hazmat};
#[doc(hidden)]
pub use phalanx_kernels::{LARGE, choices_of, equal, families, frames, isa, kernel, wiped};

/// All proved functions other than kernels.
#[doc(hidden)]
pub fn routines() -> impl Iterator<Item = &'static kernel::Routine> {
    phalanx_kernels::routines()
}
