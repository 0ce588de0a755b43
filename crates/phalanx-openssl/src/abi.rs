//! Structures and constants of `openssl/core.h` and `openssl/core_dispatch.h`.

use std::ffi::{c_char, c_int, c_void};
use std::ptr::null;

/// `OSSL_DISPATCH`: a function and its number.
#[repr(C)]
pub(crate) struct Dispatch {
    pub(crate) id: c_int,
    pub(crate) function: *const c_void,
}

// SAFETY: it holds a number and the address of a function, both of which are static.
unsafe impl Sync for Dispatch {}

impl Dispatch {
    pub(crate) const END: Self = Self { id: 0, function: null() };
}

/// A table of functions with its terminator.
macro_rules! dispatch {
    ($($id:expr => $function:expr),* $(,)?) => {
        [$($crate::abi::Dispatch { id: $id, function: $function as *const ::std::ffi::c_void }),*, $crate::abi::Dispatch::END]
    };
}
pub(crate) use dispatch;

/// `OSSL_ALGORITHM`: names separated by colons, properties, functions.
#[repr(C)]
pub(crate) struct Offer {
    pub(crate) names: *const c_char,
    pub(crate) properties: *const c_char,
    pub(crate) functions: *const Dispatch,
    pub(crate) description: *const c_char,
}

impl Offer {
    pub(crate) const END: Self = Self { names: null(), properties: null(), functions: null(), description: null() };
}

/// `OSSL_ITEM`: a number and a string.
#[repr(C)]
pub(crate) struct Item {
    pub(crate) id: u32,
    pub(crate) text: *const c_char,
}

// SAFETY: it holds a number and the address of a static string.
unsafe impl Sync for Item {}

pub(crate) mod core {
    //! `OSSL_FUNC_CORE_…`: functions that libcrypto provides.
    pub(crate) const GET_PARAMS: i32 = 2;
    pub(crate) const NEW_ERROR: i32 = 5;
    pub(crate) const SET_ERROR_DEBUG: i32 = 6;
    pub(crate) const VSET_ERROR: i32 = 7;
}

pub(crate) mod provider {
    //! `OSSL_FUNC_PROVIDER_…`
    pub(crate) const TEARDOWN: i32 = 1024;
    pub(crate) const GETTABLE_PARAMS: i32 = 1025;
    pub(crate) const GET_PARAMS: i32 = 1026;
    pub(crate) const QUERY_OPERATION: i32 = 1027;
    pub(crate) const GET_REASON_STRINGS: i32 = 1029;
    pub(crate) const SELF_TEST: i32 = 1031;
}

pub(crate) mod cipher {
    //! `OSSL_FUNC_CIPHER_…`
    pub(crate) const NEWCTX: i32 = 1;
    pub(crate) const ENCRYPT_INIT: i32 = 2;
    pub(crate) const DECRYPT_INIT: i32 = 3;
    pub(crate) const UPDATE: i32 = 4;
    pub(crate) const FINAL: i32 = 5;
    pub(crate) const FREECTX: i32 = 7;
    pub(crate) const DUPCTX: i32 = 8;
    pub(crate) const GET_PARAMS: i32 = 9;
    pub(crate) const GET_CTX_PARAMS: i32 = 10;
    pub(crate) const SET_CTX_PARAMS: i32 = 11;
    pub(crate) const GETTABLE_PARAMS: i32 = 12;
    pub(crate) const GETTABLE_CTX_PARAMS: i32 = 13;
    pub(crate) const SETTABLE_CTX_PARAMS: i32 = 14;
}

pub(crate) mod digest {
    //! `OSSL_FUNC_DIGEST_…`
    pub(crate) const NEWCTX: i32 = 1;
    pub(crate) const INIT: i32 = 2;
    pub(crate) const UPDATE: i32 = 3;
    pub(crate) const FINAL: i32 = 4;
    pub(crate) const DIGEST: i32 = 5;
    pub(crate) const FREECTX: i32 = 6;
    pub(crate) const DUPCTX: i32 = 7;
    pub(crate) const GET_PARAMS: i32 = 8;
    pub(crate) const GETTABLE_PARAMS: i32 = 11;
}

pub(crate) mod mac {
    //! `OSSL_FUNC_MAC_…`
    pub(crate) const NEWCTX: i32 = 1;
    pub(crate) const DUPCTX: i32 = 2;
    pub(crate) const FREECTX: i32 = 3;
    pub(crate) const INIT: i32 = 4;
    pub(crate) const UPDATE: i32 = 5;
    pub(crate) const FINAL: i32 = 6;
    pub(crate) const GET_PARAMS: i32 = 7;
    pub(crate) const GET_CTX_PARAMS: i32 = 8;
    pub(crate) const SET_CTX_PARAMS: i32 = 9;
    pub(crate) const GETTABLE_PARAMS: i32 = 10;
    pub(crate) const GETTABLE_CTX_PARAMS: i32 = 11;
    pub(crate) const SETTABLE_CTX_PARAMS: i32 = 12;
}

pub(crate) mod kdf {
    //! `OSSL_FUNC_KDF_…`
    pub(crate) const NEWCTX: i32 = 1;
    pub(crate) const DUPCTX: i32 = 2;
    pub(crate) const FREECTX: i32 = 3;
    pub(crate) const RESET: i32 = 4;
    pub(crate) const DERIVE: i32 = 5;
    pub(crate) const SETTABLE_CTX_PARAMS: i32 = 8;
    pub(crate) const GETTABLE_CTX_PARAMS: i32 = 7;
    pub(crate) const GET_CTX_PARAMS: i32 = 10;
    pub(crate) const SET_CTX_PARAMS: i32 = 11;
}

/// `OSSL_OP_DIGEST`, `OSSL_OP_CIPHER`, `OSSL_OP_MAC` and `OSSL_OP_KDF`.
pub(crate) const OP_DIGEST: c_int = 1;
pub(crate) const OP_CIPHER: c_int = 2;
pub(crate) const OP_MAC: c_int = 3;
pub(crate) const OP_KDF: c_int = 4;

/// `EVP_MAX_IV_LENGTH` and `EVP_MAX_BLOCK_LENGTH`: the sizes of callers' buffers.
pub(crate) const MOST_IV: usize = 16;
pub(crate) const MOST_BLOCK: usize = 32;
