//! Constant-time SIMD implementations of Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
//!
//! Kalyna is the block cipher of the Ukrainian standard DSTU 7624:2014. (Kupyna is the hash of DSTU 7564:2014 and not here.)
//!
//! | type | standard | block, key (bytes) |
//! |---|---|---|
//! | [`Kalyna128_128`], [`Kalyna128_256`] | DSTU 7624:2014 | 16, 16; 16, 32 |
//! | [`Kalyna256_256`], [`Kalyna256_512`] | DSTU 7624:2014 | 32, 32; 32, 64 |
//! | [`Kalyna512_512`] | DSTU 7624:2014 | 64, 64 |
//! | [`Gost28147`] | GOST 28147-89, with a named S-box set or any | 8, 32 |
//! | [`Magma`] | GOST R 34.12-2015, RFC 8891 | 8, 32 |
//! | [`Kuznyechik`] | GOST R 34.12-2015, RFC 7801 | 16, 32 |
//! | [`Ublock128_128`], [`Ublock128_256`], [`Ublock256_256`] | uBlock | 16, 16; 16, 32; 32, 32 |
//!
//! # Messages
//!
//! A message wants authenticated encryption: [`Gcm`](modes::dstu7624::Gcm), with any variant of Kalyna. The nonce is one
//! block and must never repeat under one key.
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
//! // What was changed is refused, and stays encrypted.
//! assert_eq!(gcm.decrypt_detached(&nonce, b"another", &mut data, &tag), Err(Error::NotAuthentic));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The folder `examples` of this crate has short programs for what people do: packets, disk sectors, a MAC in pieces, many fields, threads,
//! `no_std`. (Below, keys and nonces are constants to keep the lines short.)
//!
//! # Blocks
//!
//! Every cipher is a [`Cipher`], the parameter of the modes. Single blocks are behind [`hazmat`], for those who write
//! modes: one or many, in place or from one buffer to another. By themselves (ECB) they reveal which blocks are equal. Many blocks in one
//! call are much faster than one by one.
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
//! Many messages with a key each run in parallel: see [`many`].
//!
//! Keys from outside come as slices; nothing panics on a wrong length:
//!
//! ```
//! use phalanx::{Error, Magma};
//! let wrong = Magma::new_from_slice(b"too short").map(|_| ());
//! assert_eq!(wrong, Err(Error::KeyLength { cipher: "magma", expected: 32, got: 9 }));
//! ```
//!
//! With the feature `cipher`, every cipher has the traits of the crate `cipher` 0.5 and goes into the mode crates built on
//! it.
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
//! What a CPU can do is a [`Level`], from `portable` to `avx512-vbmi` or, on AArch64, `neon`. It is detected once;
//! the environment variable `PHALANX_LEVEL` (feature `std`) or [`Cipher::with_level`] chooses another. [`active`] tells which
//! kernel runs for which cipher and number of blocks. Results do not depend on the level:
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
//! # Constant time
//!
//! No branch, no address and no division depends on a key, a message or an S-box, in any kernel, key schedule or mode. Builds for
//! x86-64 and AArch64 link machine code that ships with the crate, and the command `phalanx-prove` has proved it. Other targets, and
//! builds with `--cfg phalanx_source`, compile the kernels. The proof does not cover those. `SOUNDNESS.md` says what it rests on. The exception is the module `reference`, which looks tables up and
//! serves the tests.
//!
//! # What is wiped
//!
//! | what | when |
//! |---|---|
//! | keys, their forms and hash keys on the heap | when they are dropped |
//! | padded batches, keystream and counters on the stack | after use |
//! | vector registers, and the others that a callee may change (x86-64) | after every call on blocks or messages |
//! | the stack below the caller, where kernels spill | after key setup, after calls on 64 KiB and more, when the key of a mode is dropped |
//!
//! So what a kernel spills in a shorter call may stay on the stack until the key is dropped. Clearing registers takes about four
//! cycles, wiping the stack hundreds.
//!
//! # Features
//!
//! | feature | default | what |
//! |---|---|---|
//! | `std` | yes | detection of the CPU by the standard library, and `PHALANX_LEVEL` |
//! | `getrandom` | yes | random nonces from the operating system: `generate_nonce` |
//! | `cipher` | yes | RustCrypto's traits of the crate `cipher` 0.5, on ciphers and streams: [`modes::rustcrypto`] |
//! | `digest` | yes | RustCrypto's traits of the crate `digest` 0.11 on every authentication code; brings `cipher` |
//! | `aead` | yes | RustCrypto's traits of the crate `aead` 0.6 on every mode that encrypts and authenticates; brings `cipher` |
//! | `kalyna` | yes | Kalyna |
//! | `gost` | yes | GOST 28147-89 and Magma |
//! | `kuznyechik` | yes | Kuznyechik |
//! | `ublock` | yes | uBlock |
//! | `critical-section` | no | for cores without compare-and-swap (Cortex-M0, RV32IMC): your program provides an implementation of the crate `critical-section` |
//! | `dit` | no | on AArch64 with FEAT_DIT, PSTATE.DIT is 1 while the library works on secrets |
//! | `rayon` | no | large buffers on several cores: the methods `par_…` of CTR, CTR-ACPKM, XTS and GCM; needs `std` |
//! | `reference` | no | the standards transcribed plainly: slow, **not constant time**, the oracle of the tests; brings all ciphers |
//!
//! Without `std` the crate is `no_std`. It always needs `alloc`: keys are on the heap. A program that needs one cipher can leave
//! the others out:
//!
//! ```toml
//! phalanx = { version = "0.1", default-features = false, features = ["std", "kalyna"] }
//! ```
#![no_std]
// Without some of the families not every part is used.
#![cfg_attr(
    not(all(feature = "kalyna", feature = "gost", feature = "kuznyechik", feature = "ublock")),
    allow(dead_code, unused_imports, unused_macros)
)]

extern crate alloc;
#[cfg(feature = "rayon")]
extern crate std;

// The versions of these crates whose traits the types here have.
#[cfg(feature = "aead")]
pub use aead;
#[cfg(feature = "cipher")]
pub use cipher;
#[cfg(feature = "digest")]
pub use digest;

/// Kernel timings of your own machine, which decide between kernels that give the same bytes.
pub mod costs {
    #[doc(hidden)]
    pub use phalanx_kernels::costs::*;
    #[doc(inline)]
    pub use phalanx_kernels::costs::{CostsError, load, loaded};
}
pub mod many;
pub mod modes;
pub mod roles;
#[allow(dead_code, reason = "not every architecture has wide registers")]
mod steps;

#[doc(inline)]
#[allow(unreachable_pub, reason = "a build may be without any cipher")]
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

/// Every routine beside the kernels: with the kernels, all functions that are proved.
#[doc(hidden)]
pub fn routines() -> impl Iterator<Item = &'static kernel::Routine> {
    phalanx_kernels::routines()
}
