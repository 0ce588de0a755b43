//! The functions that OpenSSL calls, with one table per algorithm.
//!
//! Three of them are passed neither an algorithm nor a context, so each index in the catalogue
//! needs its own instances.

use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{null, null_mut};

use phalanx_catalogue::{Algorithm, all};

use crate::abi::{self, Dispatch, dispatch};
use crate::error::Outcome;
use crate::params::{Param, each};
use crate::provider::Provider;
use crate::with_mac::{Offered, WITH_MAC};
use crate::{cipher, mac};

/// The functions for the algorithm at a given index in the catalogue, both as a cipher and as a
/// MAC. Only one of the two is ever used.
pub(crate) struct Functions {
    pub(crate) cipher: [Dispatch; 14],
    pub(crate) mac: [Dispatch; 13],
}

/// How many indices have functions. A test compares this with the catalogue.
pub(crate) const PLACES: usize = 256;

/// By index in the catalogue.
pub(crate) static TABLE: [Functions; PLACES] = table();

/// By index in `WITH_MAC`.
pub(crate) static TABLE_WITH_MAC: [[Dispatch; 14]; WITH_MAC.len()] =
    [cipher_functions::<{ PLACES }>(), cipher_functions::<{ PLACES + 1 }>()];

const fn cipher_functions<const I: usize>() -> [Dispatch; 14] {
    dispatch! {
        abi::cipher::NEWCTX => new_cipher::<I>,
        abi::cipher::ENCRYPT_INIT => cipher::encrypt_init,
        abi::cipher::DECRYPT_INIT => cipher::decrypt_init,
        abi::cipher::UPDATE => cipher::update,
        abi::cipher::FINAL => cipher::finish,
        abi::cipher::FREECTX => cipher::free,
        abi::cipher::DUPCTX => cipher::duplicate,
        abi::cipher::GET_PARAMS => get_cipher_params::<I>,
        abi::cipher::GET_CTX_PARAMS => cipher::get_params,
        abi::cipher::SET_CTX_PARAMS => cipher::set_params,
        abi::cipher::GETTABLE_PARAMS => cipher::gettable,
        abi::cipher::GETTABLE_CTX_PARAMS => gettable_of_cipher::<I>,
        abi::cipher::SETTABLE_CTX_PARAMS => cipher::settable,
    }
}

const fn functions<const I: usize>() -> Functions {
    Functions {
        cipher: cipher_functions::<I>(),
        mac: dispatch! {
            abi::mac::NEWCTX => new_mac::<I>,
            abi::mac::DUPCTX => mac::duplicate,
            abi::mac::FREECTX => mac::free,
            abi::mac::INIT => mac::init,
            abi::mac::UPDATE => mac::update,
            abi::mac::FINAL => mac::finish,
            abi::mac::GET_PARAMS => get_mac_params::<I>,
            abi::mac::GET_CTX_PARAMS => mac::get_params,
            abi::mac::SET_CTX_PARAMS => mac::set_params,
            abi::mac::GETTABLE_PARAMS => mac::gettable,
            abi::mac::GETTABLE_CTX_PARAMS => mac::gettable_of_context,
            abi::mac::SETTABLE_CTX_PARAMS => mac::settable,
        },
    }
}

/// Instantiates the functions for sixteen consecutive indices, sixteen times over, because you
/// can't loop over const generics.
macro_rules! sixteen {
    ($($row:literal)*) => {
        [$(
            functions::<{ 16 * $row }>(), functions::<{ 16 * $row + 1 }>(), functions::<{ 16 * $row + 2 }>(),
            functions::<{ 16 * $row + 3 }>(), functions::<{ 16 * $row + 4 }>(), functions::<{ 16 * $row + 5 }>(),
            functions::<{ 16 * $row + 6 }>(), functions::<{ 16 * $row + 7 }>(), functions::<{ 16 * $row + 8 }>(),
            functions::<{ 16 * $row + 9 }>(), functions::<{ 16 * $row + 10 }>(), functions::<{ 16 * $row + 11 }>(),
            functions::<{ 16 * $row + 12 }>(), functions::<{ 16 * $row + 13 }>(), functions::<{ 16 * $row + 14 }>(),
            functions::<{ 16 * $row + 15 }>(),
        )*]
    };
}

const fn table() -> [Functions; PLACES] {
    sixteen!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

/// The algorithm at an index.
fn at(place: usize) -> Option<&'static Algorithm> {
    all().get(place)
}

/// The cipher at an index. The ciphers with a MAC follow those of the catalogue.
fn cipher_at(place: usize) -> Option<Offered> {
    match place.checked_sub(PLACES) {
        Some(place) => Offered::with_mac(place),
        None => at(place).map(Offered::from),
    }
}

/// # Safety
/// `provider` came from `OSSL_provider_init`.
unsafe fn new<T>(provider: *const Provider, make: impl FnOnce(&Provider) -> Option<T>) -> *mut T {
    let mut context = null_mut();
    // SAFETY: the caller guarantees this.
    let Some(provider) = (unsafe { provider.as_ref() }) else { return context };
    provider.core.guard(c"newctx", || {
        if let Some(made) = make(provider) {
            context = Box::into_raw(Box::new(made));
        }
        Ok(())
    });
    context
}

unsafe extern "C" fn new_cipher<const I: usize>(provider: *const Provider) -> *mut cipher::Context {
    // SAFETY: as OpenSSL documents.
    unsafe { new(provider, |provider| Some(cipher::Context::new(provider, cipher_at(I)?))) }
}

unsafe extern "C" fn new_mac<const I: usize>(provider: *const Provider) -> *mut mac::Context {
    // SAFETY: as OpenSSL documents.
    unsafe { new(provider, |provider| Some(mac::Context::new(provider, at(I)?))) }
}

/// # Safety
/// As OpenSSL documents.
unsafe fn get_params(params: *mut Param, describe: impl Fn(&mut Param) -> Option<Outcome<bool>>) -> c_int {
    // Since there is no provider here, we can't report a failure in the error queue.
    let described = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: the caller guarantees this.
        unsafe { each(params) }.all(|param| matches!(describe(param), Some(Ok(_))))
    }));
    described.unwrap_or(false).into()
}

unsafe extern "C" fn get_cipher_params<const I: usize>(params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { get_params(params, |param| Some(cipher::describe(cipher_at(I)?, param))) }
}

unsafe extern "C" fn get_mac_params<const I: usize>(params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { get_params(params, |param| Some(mac::describe(at(I)?, param))) }
}

unsafe extern "C" fn gettable_of_cipher<const I: usize>(_: *mut c_void, _: *mut c_void) -> *const Param {
    cipher_at(I).map_or(null(), |cipher| cipher::gettable_of_context(&cipher))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_functions_for_every_algorithm() {
        assert!(all().len() <= PLACES, "{} algorithms: make the table longer", all().len());
    }
}
