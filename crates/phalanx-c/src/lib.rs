//! The C interface to Phalanx, i.e. the functions declared in `phalanx.h`. If you program in C,
//! read `docs/c.md`.
//!
//! Rust programs should use `phalanx`, `phalanx-catalogue` and `phalanx-file` instead. The Makefile
//! builds `libphalanx.so.0`, `libphalanx.a`, the pkg-config file and the manual pages.
//!
//! Every function works the same way: `memory` turns pointers into slices, the catalogue does the
//! actual work, and `status` turns errors and panics into status codes.
#![allow(
    clippy::missing_safety_doc,
    reason = "each C function's documentation is its contract: valid buffers of the documented lengths, live handles"
)]

#[cfg(not(any(feature = "kalyna", feature = "gost", feature = "kuznyechik", feature = "ublock")))]
compile_error!("choose at least one family of ciphers: kalyna, gost, kuznyechik, ublock");

mod aead;
mod catalogue;
mod cipher;
#[cfg(feature = "files")]
mod file;
#[cfg(feature = "files")]
mod file_status;
mod hash;
mod mac;
mod memory;
#[cfg(feature = "files")]
mod parts;
mod rows;
mod status;
mod wrap;
mod xts;

// Last, because the header declares functions in this order.
mod errors;

pub use aead::*;
pub use catalogue::*;
pub use cipher::*;
pub use errors::*;
#[cfg(feature = "files")]
pub use file::*;
pub use hash::*;
pub use mac::*;
#[cfg(feature = "files")]
pub use parts::*;
pub use rows::*;
pub use status::*;
pub use wrap::*;
pub use xts::*;

use std::ffi::{c_char, c_int};

use phalanx_catalogue::known;

use crate::memory::{Span, check as check_spans};

/// Version of the binary interface. It must be the same in the header that a program was compiled
/// with and in the library that it loads.
pub const PHALANX_ABI_VERSION: u32 = 0;

/// The most stack that any call uses, in bytes, regardless of the CPU and the message size, not
/// counting callbacks. Add it to what your thread needs itself.
pub const PHALANX_STACK_BYTES: u32 = 131_072;

/// The version of the library, such as "0.1.0". The library owns the string.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The version of the library's binary interface, i.e. PHALANX_ABI_VERSION at the time it was
/// built.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_abi_version() -> u32 {
    PHALANX_ABI_VERSION
}

/// Compares two buffers of `len` bytes in a time that depends only on the length. Returns 1 if they
/// are equal, and 0 otherwise. Unless `len` is 0, NULL is not equal to anything.
///
/// Threads: any.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_equal(a: *const u8, b: *const u8, len: usize) -> c_int {
    let mut equal = false;
    guard(|| {
        let (a, b) = (Span::read("a", a, len), Span::read("b", b, len));
        check_spans(&[a, b])?;
        // SAFETY: the caller upholds the documented contract, and both were checked.
        equal = unsafe { phalanx::equal(a.bytes(), b.bytes()) };
        Ok(())
    });
    equal.into()
}

/// Overwrites `len` bytes with zeros, in a way that compilers cannot optimise away. NULL is
/// allowed.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_wipe(bytes: *mut u8, len: usize) {
    guard(|| {
        let bytes = Span::written("bytes", bytes, len);
        check_spans(&[bytes])?;
        // SAFETY: the caller upholds the documented contract, and it was checked.
        phalanx::wipe(unsafe { bytes.bytes_mut() });
        Ok(())
    });
}

/// Checks all built-in known answers at every level that this CPU supports, like `phalanx
/// selftest`. This takes a few seconds, and you don't have to call it.
///
/// Threads: any. Errors: PHALANX_E_INTERNAL if a result is wrong, which means a defect in the
/// library, the compiler, the CPU or the emulator.
#[unsafe(no_mangle)]
#[must_use]
pub extern "C" fn phalanx_selftest() -> c_int {
    guard(|| {
        known::check_built_in().map_err(|why| Failure::new(PHALANX_E_INTERNAL, why))?;
        Ok(())
    })
}
