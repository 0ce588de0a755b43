//! The C interface of Phalanx, over the catalogue: what `phalanx.h` declares. C programs read `docs/c.md`.
//!
//! This crate is not for Rust programs, which take `phalanx`, `phalanx-catalogue` and `phalanx-file`. Its Makefile makes `libphalanx.so.0`,
//! `libphalanx.a` and what belongs to them.
//!
//! Every function has one shape: pointers become slices in `memory`, the work is a call on the catalogue, and `status` makes of its result
//! a number and of a panic another one.
#![allow(
    clippy::missing_safety_doc,
    reason = "the documentation of a function of C is its contract: buffers of the lengths that it says, handles that live"
)]

#[cfg(not(any(feature = "kalyna", feature = "gost", feature = "kuznyechik", feature = "ublock")))]
compile_error!("choose at least one family of ciphers: kalyna, gost, kuznyechik, ublock");

mod aead;
mod catalogue;
mod cipher;
mod file;
mod mac;
mod memory;
mod parts;
mod rows;
mod status;
mod wrap;
mod xts;

pub use aead::*;
pub use catalogue::*;
pub use cipher::*;
pub use file::*;
pub use mac::*;
pub use parts::*;
pub use rows::*;
pub use status::*;
pub use wrap::*;
pub use xts::*;

use std::ffi::{c_char, c_int};

use phalanx::Level;
use phalanx_catalogue::answering;
use phalanx_catalogue::known::{Problem, check};

use crate::memory::{Span, check as check_spans};

/// The version of the interface: programs that were compiled with this header want a library that says the same.
pub const PHALANX_ABI_VERSION: u32 = 0;

/// Bytes of stack that a call of this library uses at most, callbacks not counted, on every CPU and for messages of any size. A thread that
/// calls it needs as much below what it uses itself.
pub const PHALANX_STACK_BYTES: u32 = 131_072;

/// The version of the library, as "0.1.0". A text of the library.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The version of the interface that the library has: PHALANX_ABI_VERSION of its header.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_abi_version() -> u32 {
    PHALANX_ABI_VERSION
}

/// 1 if two buffers of `len` bytes are the same, else 0, in time that depends on the length alone. NULL is equal to nothing, if `len` is not 0.
///
/// Threads: any.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_equal(a: *const u8, b: *const u8, len: usize) -> c_int {
    let mut equal = false;
    guard(|| {
        let (a, b) = (Span::read("a", a, len), Span::read("b", b, len));
        check_spans(&[a, b])?;
        // SAFETY: the caller gives what the documentation says, and both were checked.
        equal = unsafe { phalanx::equal(a.bytes(), b.bytes()) };
        Ok(())
    });
    equal.into()
}

/// Overwrites `len` bytes with zeros, in a way that no compiler leaves out. NULL is nothing.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_wipe(bytes: *mut u8, len: usize) {
    guard(|| {
        let bytes = Span::written("bytes", bytes, len);
        check_spans(&[bytes])?;
        // SAFETY: the caller gives what the documentation says, and it was checked.
        phalanx::wipe(unsafe { bytes.bytes_mut() });
        Ok(())
    });
}

/// Iterations of a chain of known answers that are left out: they would take minutes.
const LONG: u64 = 10_000;

/// Computes the known answers that are built in, on every level of this CPU: what `phalanx selftest` does. It takes some seconds; nothing has to call
/// it.
///
/// Threads: any. Errors: PHALANX_E_INTERNAL if an answer came out wrong: a defect of the library, the compiler, the CPU or the emulator.
#[unsafe(no_mangle)]
#[must_use]
pub extern "C" fn phalanx_selftest() -> c_int {
    guard(|| {
        let file =
            phalanx_vectors::built_in_vectors().map_err(|error| Failure::new(PHALANX_E_INTERNAL, error.to_string()))?;
        let tests = file.test_groups.iter().flat_map(|group| group.tests.iter().map(move |test| (group, test)));
        for (group, test) in tests.filter(|(_, test)| test.iterations.is_none_or(|times| times <= LONG)) {
            for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                for level in Level::available() {
                    if let Err(Problem::Failed(why)) = check(algorithm, answers, test, level) {
                        let number = test.id;
                        refuse!(
                            PHALANX_E_INTERNAL,
                            "{algorithm}, known answer {number}, level {level}: {why} came out wrong"
                        );
                    }
                }
            }
        }
        Ok(())
    })
}
