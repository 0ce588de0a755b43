//! Digest contexts, and the functions that OpenSSL calls, with one table per hash function.

use std::ffi::{CStr, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::slice;

use phalanx::roles::RunningHash;
use phalanx_catalogue::hashes::{HASHES, Hash};

use crate::abi::{self, Dispatch, dispatch};
use crate::error::{Outcome, refuse};
use crate::params::{Param, each};
use crate::provider::Provider;

/// How many hash functions have functions. A test compares this with the catalogue.
const PLACES: usize = 8;

/// By index in the catalogue.
pub(crate) static TABLE: [[Dispatch; 10]; PLACES] = [
    functions::<0>(),
    functions::<1>(),
    functions::<2>(),
    functions::<3>(),
    functions::<4>(),
    functions::<5>(),
    functions::<6>(),
    functions::<7>(),
];

const fn functions<const I: usize>() -> [Dispatch; 10] {
    dispatch! {
        abi::digest::NEWCTX => new::<I>,
        abi::digest::INIT => init,
        abi::digest::UPDATE => update,
        abi::digest::FINAL => finish,
        abi::digest::DIGEST => digest::<I>,
        abi::digest::FREECTX => free,
        abi::digest::DUPCTX => duplicate,
        abi::digest::GET_PARAMS => get_params::<I>,
        abi::digest::GETTABLE_PARAMS => gettable,
    }
}

/// Our side of an `EVP_MD_CTX`.
pub(crate) struct Context {
    provider: *const Provider,
    hash: &'static Hash,
    message: Option<Box<dyn RunningHash>>,
}

impl Context {
    /// Starts a message with the kernels of the provider.
    fn start(&mut self) -> Outcome {
        // SAFETY: the provider outlives its contexts.
        let level = unsafe { (*self.provider).level() };
        self.message = Some(self.hash.function().start_at(level).map_err(phalanx_catalogue::Error::from)?);
        Ok(())
    }

    fn message(&mut self) -> Outcome<&mut Box<dyn RunningHash>> {
        let Some(message) = &mut self.message else {
            refuse!("{}: the message has not started: call EVP_DigestInit_ex2", self.hash)
        };
        Ok(message)
    }
}

/// Runs a call on a context.
///
/// # Safety
/// `context` was created here, and nothing else uses it in the meantime.
unsafe fn on(context: *mut Context, name: &'static CStr, body: impl FnOnce(&mut Context) -> Outcome) -> c_int {
    // SAFETY: the caller guarantees this, and the provider outlives its contexts.
    unsafe { context.as_mut().map_or(0, |context| (*context.provider).core.guard(name, || body(context))) }
}

unsafe extern "C" fn new<const I: usize>(provider: *const Provider) -> *mut Context {
    let mut context = null_mut();
    // SAFETY: as OpenSSL documents.
    if let (Some(open), Some(hash)) = (unsafe { provider.as_ref() }, HASHES.get(I)) {
        open.core.guard(c"digest_newctx", || {
            context = Box::into_raw(Box::new(Context { provider, hash, message: None }));
            Ok(())
        });
    }
    context
}

unsafe extern "C" fn init(context: *mut Context, _: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"digest_init", Context::start) }
}

unsafe extern "C" fn update(context: *mut Context, input: *const u8, len: usize) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"digest_update", |context| {
            if len > 0 {
                if input.is_null() {
                    refuse!("{}: the input is NULL but its length is {len}", context.hash);
                }
                context.message()?.update(slice::from_raw_parts(input, len));
            }
            Ok(())
        })
    }
}

/// Writes a digest.
///
/// # Safety
/// `out` has room for `room` bytes, and `written` is NULL or can be written.
unsafe fn put(hash: &Hash, message: Box<dyn RunningHash>, out: *mut u8, written: *mut usize, room: usize) -> Outcome {
    let size = hash.digest_bytes;
    if out.is_null() || room < size {
        refuse!("{hash}: the output has room for only {room} bytes: provide {size}");
    }
    // SAFETY: the caller guarantees this.
    unsafe {
        message.finish(slice::from_raw_parts_mut(out, size)).map_err(phalanx_catalogue::Error::from)?;
        if let Some(written) = written.as_mut() {
            *written = size;
        }
    }
    Ok(())
}

unsafe extern "C" fn finish(context: *mut Context, out: *mut u8, written: *mut usize, room: usize) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"digest_final", |context| {
            context.message()?;
            let Some(message) = context.message.take() else { refuse!("{}: the message has ended", context.hash) };
            put(context.hash, message, out, written, room)
        })
    }
}

unsafe extern "C" fn digest<const I: usize>(
    provider: *const Provider,
    input: *const u8,
    len: usize,
    out: *mut u8,
    written: *mut usize,
    room: usize,
) -> c_int {
    // SAFETY: as OpenSSL documents.
    let (Some(open), Some(hash)) = (unsafe { provider.as_ref() }, HASHES.get(I)) else { return 0 };
    open.core.guard(c"digest", || {
        let mut context = Context { provider, hash, message: None };
        context.start()?;
        if len > 0 {
            if input.is_null() {
                refuse!("{hash}: the input is NULL but its length is {len}");
            }
            // SAFETY: as OpenSSL documents.
            context.message()?.update(unsafe { slice::from_raw_parts(input, len) });
        }
        let Some(message) = context.message.take() else { refuse!("{hash}: the message has ended") };
        // SAFETY: as OpenSSL documents.
        unsafe { put(hash, message, out, written, room) }
    })
}

unsafe extern "C" fn free(context: *mut Context) {
    // SAFETY: it came from a `Box`, and nothing uses it any more.
    unsafe {
        on(context, c"digest_freectx", |context| {
            drop(Box::from_raw(context));
            Ok(())
        });
    }
}

unsafe extern "C" fn duplicate(context: *mut Context) -> *mut Context {
    let mut copy = null_mut();
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"digest_dupctx", |context| {
            let message = context.message.as_ref().map(|message| message.clone_box());
            copy = Box::into_raw(Box::new(Context { message, ..*context }));
            Ok(())
        });
    }
    copy
}

unsafe extern "C" fn get_params<const I: usize>(params: *mut Param) -> c_int {
    // Since there is no provider here, we can't report a failure in the error queue.
    let described = catch_unwind(AssertUnwindSafe(|| {
        let Some(hash) = HASHES.get(I) else { return false };
        // SAFETY: as OpenSSL documents.
        unsafe { each(params) }.all(|param| {
            let value = match param.name() {
                "size" => hash.digest_bytes,
                "blocksize" => hash.block_bytes,
                "xof" | "algid-absent" => 0,
                _ => return true,
            };
            param.put_number(value).is_ok()
        })
    }));
    described.unwrap_or(false).into()
}

static GETTABLE: [Param; 5] = [
    Param::number(c"size"),
    Param::number(c"blocksize"),
    Param::number(c"xof"),
    Param::number(c"algid-absent"),
    Param::END,
];

extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_functions_for_every_hash() {
        assert!(HASHES.len() <= PLACES, "{} hash functions: make the table longer", HASHES.len());
    }
}
