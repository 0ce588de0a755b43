//! Kalyna, Kuznyechik, Magma, GOST 28147-89 and uBlock with their modes, in constant time and with
//! SIMD kernels for x86-64 and AArch64.
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
//! Encrypt messages with an authenticated mode. If you are free to choose, use
//! [`Gcm`](modes::dstu7624::Gcm) with Kalyna-256/256. The nonce is one block (32 bytes here). Never
//! reuse a nonce with the same key.
//!
//! ```
//! use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gcm};
//!
//! let mut key = [0; 32];
//! getrandom::fill(&mut key)?;
//! let gcm = Gcm::<Kalyna256_256>::new(&key);
//!
//! let nonce = Gcm::<Kalyna256_256>::generate_nonce()?; // a new one for each message
//! let (mut data, mut tag) = (*b"attack at dawn", [0; 32]);
//! gcm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
//!
//! gcm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
//! assert_eq!(&data, b"attack at dawn");
//! // Modified data is rejected and stays encrypted.
//! assert_eq!(gcm.decrypt_detached(&nonce, b"another", &mut data, &tag), Err(Error::NotAuthentic));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`modes`] lists the modes of all standards. The `examples` folder of this crate has short
//! programs for common tasks: packets, disk sectors, a MAC in pieces, many fields, threads,
//! `no_std`. Keys and nonces are constants in most examples to keep them short.
//!
//! # Blocks
//!
//! Every cipher is a [`Cipher`]. If you write your own mode, use [`hazmat`] to encrypt raw blocks.
//! Encrypting data this way (ECB) reveals which blocks are equal. One call for many blocks is much
//! faster than one call per block.
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
//! With the feature `cipher`, every cipher implements the traits of the crate `cipher` 0.5, so you
//! can use it with the mode crates of RustCrypto.
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
//! # Levels
//!
//! A [`Level`] is a set of CPU features, from `portable` to `avx512-vbmi` or `neon-sha3` (AArch64).
//! The best level of the CPU is detected once. To select another one, set the environment variable
//! `PHALANX_LEVEL` (feature `std`) or call [`Cipher::with_level`]. [`active`] returns the kernel
//! that runs for a cipher and a number of blocks. The level does not change results:
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
//! repository says which code is proved on which architectures, and lists the exceptions. The
//! module `reference`, which exists for tests, uses lookup tables and is not constant time.
//!
//! Keys and their forms on the heap are wiped on drop. After each call, registers and the stack of
//! its kernels are cleared. `SOUNDNESS.md` lists the copies that may remain.
//!
//! # Features
//!
//! | feature | default | effect |
//! |---|---|---|
//! | `std` | yes | CPU detection through the standard library, and `PHALANX_LEVEL` |
//! | `getrandom` | yes | random nonces from the operating system: `generate_nonce` |
//! | `cipher` | yes | traits of the crate `cipher` 0.5 for ciphers and streams: [`modes::rustcrypto`] |
//! | `digest` | yes | traits of the crate `digest` 0.11 for MACs. Enables `cipher` |
//! | `aead` | yes | traits of the crate `aead` 0.6 for authenticated encryption. Enables `cipher` |
//! | `kalyna` | yes | Kalyna |
//! | `gost` | yes | GOST 28147-89 and Magma |
//! | `kuznyechik` | yes | Kuznyechik |
//! | `ublock` | yes | uBlock |
//! | `critical-section` | no | support for cores without compare-and-swap (Cortex-M0, RV32IMC). Your program must provide an implementation of the crate `critical-section` |
//! | `dit` | no | on AArch64 with FEAT_DIT, sets PSTATE.DIT while the library works on secrets |
//! | `rayon` | no | large buffers on several cores: the `par_…` methods of CTR, CTR-ACPKM, XTS and GCM. Enables `std` |
//! | `reference` | no | literal transcriptions of the standards for tests: slow and **not constant time**. Enables all ciphers |
//!
//! Without `std` the crate is `no_std`. It always needs `alloc`, because keys are on the heap. If
//! you need only one cipher, leave out the others:
//!
//! ```toml
//! phalanx = { version = "0.1", default-features = false, features = ["std", "kalyna"] }
//! ```
#![no_std]
// A build without some of the ciphers does not use all of the code.
#![cfg_attr(
    not(all(feature = "kalyna", feature = "gost", feature = "kuznyechik", feature = "ublock")),
    allow(dead_code, unused_imports, unused_macros)
)]

extern crate alloc;
#[cfg(feature = "rayon")]
extern crate std;

// Re-exported so that you can use the versions whose traits the types here implement.
#[cfg(feature = "aead")]
pub use aead;
#[cfg(feature = "cipher")]
pub use cipher;
#[cfg(feature = "digest")]
pub use digest;

/// Kernel timings of your machine, used to select the fastest kernels. Results do not depend on
/// them.
pub mod costs {
    #[doc(hidden)]
    pub use phalanx_kernels::costs::*;
    #[doc(inline)]
    pub use phalanx_kernels::costs::{CostsError, load, loaded};
}
pub mod many;
pub mod modes;
pub mod roles;
#[allow(dead_code, reason = "some architectures have no wide registers")]
mod steps;

#[doc(inline)]
#[allow(unreachable_pub, reason = "a build may include no cipher")]
pub use phalanx_kernels::ciphers::*;
#[cfg(feature = "reference")]
#[doc(hidden)]
pub use phalanx_kernels::generator_tables;
#[doc(hidden)]
pub use phalanx_kernels::parts::wipe;
#[cfg(feature = "reference")]
#[doc(inline)]
pub use phalanx_kernels::reference;
#[doc(inline)]
pub use phalanx_kernels::{Choice, Cipher, Error, KeyOnly, Level, LevelError, Op, Standard, active, choices, hazmat};
#[doc(hidden)]
pub use phalanx_kernels::{LARGE, equal, families, frames, isa, kernel, wiped};

/// All proved functions that are not kernels.
#[doc(hidden)]
pub fn routines() -> impl Iterator<Item = &'static kernel::Routine> {
    phalanx_kernels::routines()
}
