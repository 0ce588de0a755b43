//! Key derivation contexts, and the functions that OpenSSL calls, with one table per key derivation
//! function.

use std::ffi::{CStr, c_int, c_void};
use std::ptr::null_mut;
use std::slice;

use phalanx_catalogue::hashes::{KDFS, Kdf, KdfInput, KdfInputs};
use zeroize::Zeroizing;

use crate::abi::{self, Dispatch, dispatch};
use crate::error::{Outcome, refuse};
use crate::params::{Param, each};
use crate::provider::Provider;

/// How many key derivation functions have functions. A test compares this with the catalogue.
const PLACES: usize = 24;

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
    functions::<8>(),
    functions::<9>(),
    functions::<10>(),
    functions::<11>(),
    functions::<12>(),
    functions::<13>(),
    functions::<14>(),
    functions::<15>(),
    functions::<16>(),
    functions::<17>(),
    functions::<18>(),
    functions::<19>(),
    functions::<20>(),
    functions::<21>(),
    functions::<22>(),
    functions::<23>(),
];

const fn functions<const I: usize>() -> [Dispatch; 10] {
    dispatch! {
        abi::kdf::NEWCTX => new::<I>,
        abi::kdf::DUPCTX => duplicate,
        abi::kdf::FREECTX => free,
        abi::kdf::RESET => reset,
        abi::kdf::DERIVE => derive,
        abi::kdf::GETTABLE_CTX_PARAMS => gettable,
        abi::kdf::SETTABLE_CTX_PARAMS => settable,
        abi::kdf::GET_CTX_PARAMS => get_params,
        abi::kdf::SET_CTX_PARAMS => set_params,
    }
}

type Bytes = Zeroizing<Vec<u8>>;

/// Our side of an `EVP_KDF_CTX`.
#[derive(Clone)]
pub(crate) struct Context {
    provider: *const Provider,
    kdf: &'static Kdf,
    inputs: Given,
}

/// The inputs that have been set.
#[derive(Clone, Default)]
struct Given {
    key: Option<Bytes>,
    salt: Option<Bytes>,
    label: Option<Bytes>,
    seed: Option<Bytes>,
    info: Option<Bytes>,
    counter_bytes: Option<usize>,
    iterations: Option<u64>,
    record: Option<u64>,
}

impl Context {
    /// Sets an input. The names are those of OpenSSL's key derivation functions, if they have the
    /// input, and otherwise those of the catalogue.
    fn set(&mut self, param: &Param) -> Outcome {
        let octets = || -> Outcome<Option<Bytes>> { Ok(Some(Zeroizing::new(param.as_octets()?.to_vec()))) };
        let number = || -> Outcome<Option<u64>> { Ok(Some(param.as_number()? as u64)) };
        let inputs = &mut self.inputs;
        match param.name() {
            "key" => inputs.key = octets()?,
            "pass" if self.kdf.takes.contains(&KdfInput::Iterations) => inputs.key = octets()?,
            "salt" => inputs.salt = octets()?,
            "label" => inputs.label = octets()?,
            "seed" => inputs.seed = octets()?,
            "info" => inputs.info = octets()?,
            "counter-bytes" => inputs.counter_bytes = Some(param.as_number()?),
            "iter" => inputs.iterations = number()?,
            "record" => inputs.record = number()?,
            _ => {}
        }
        Ok(())
    }

    fn derive(&self, out: &mut [u8]) -> Outcome {
        let (kdf, given) = (self.kdf, &self.inputs);
        let Some(key) = &given.key else {
            let name = if kdf.takes.contains(&KdfInput::Iterations) { "pass" } else { "key" };
            refuse!("{kdf}: no key: set {name}")
        };
        let inputs = KdfInputs {
            key,
            salt: given.salt.as_ref().map(|bytes| &bytes[..]),
            label: given.label.as_ref().map(|bytes| &bytes[..]),
            seed: given.seed.as_ref().map(|bytes| &bytes[..]),
            info: given.info.as_ref().map(|bytes| &bytes[..]),
            counter_bytes: given.counter_bytes,
            iterations: given.iterations,
            record: given.record,
        };
        Ok(kdf.derive(&inputs, out)?)
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
    if let (Some(open), Some(kdf)) = (unsafe { provider.as_ref() }, KDFS.get(I)) {
        open.core.guard(c"kdf_newctx", || {
            context = Box::into_raw(Box::new(Context { provider, kdf, inputs: Given::default() }));
            Ok(())
        });
    }
    context
}

unsafe extern "C" fn duplicate(context: *mut Context) -> *mut Context {
    let mut copy = null_mut();
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"kdf_dupctx", |context| {
            copy = Box::into_raw(Box::new(context.clone()));
            Ok(())
        });
    }
    copy
}

unsafe extern "C" fn free(context: *mut Context) {
    // SAFETY: it came from a `Box`, and nothing uses it any more.
    unsafe {
        on(context, c"kdf_freectx", |context| {
            drop(Box::from_raw(context));
            Ok(())
        });
    }
}

unsafe extern "C" fn reset(context: *mut Context) {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"kdf_reset", |context| {
            context.inputs = Given::default();
            Ok(())
        });
    }
}

unsafe extern "C" fn derive(context: *mut Context, out: *mut u8, len: usize, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"kdf_derive", |context| {
            each(params).try_for_each(|param| context.set(param))?;
            if out.is_null() && len > 0 {
                refuse!("{}: the output is NULL but its length is {len}", context.kdf);
            }
            context.derive(if len == 0 { &mut [] } else { slice::from_raw_parts_mut(out, len) })
        })
    }
}

unsafe extern "C" fn get_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"kdf_get_ctx_params", |context| {
            // OpenSSL expects the maximum if there are several lengths.
            let size = context.kdf.output_bytes.unwrap_or(usize::MAX);
            each(params).filter(|param| param.name() == "size").try_for_each(|param| param.put_number(size))
        })
    }
}

unsafe extern "C" fn set_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"kdf_set_ctx_params", |context| each(params).try_for_each(|param| context.set(param))) }
}

static GETTABLE: [Param; 2] = [Param::number(c"size"), Param::END];

static SETTABLE: [Param; 10] = [
    Param::octets(c"key"),
    Param::octets(c"pass"),
    Param::octets(c"salt"),
    Param::octets(c"label"),
    Param::octets(c"seed"),
    Param::octets(c"info"),
    Param::number(c"counter-bytes"),
    Param::number(c"iter"),
    Param::number(c"record"),
    Param::END,
];

extern "C" fn gettable(_: *mut c_void, _: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_functions_for_every_key_derivation() {
        assert!(KDFS.len() <= PLACES, "{} key derivation functions: make the table longer", KDFS.len());
    }
}
