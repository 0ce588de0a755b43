//! Entry points for libcrypto, which load the provider, query its algorithms and unload it.

use std::ffi::{CStr, c_int, c_void};
use std::ptr::null;

use phalanx_catalogue::{Algorithm, Role, all, hashes};

use crate::abi::{self, Dispatch, Item, OP_CIPHER, OP_DIGEST, OP_KDF, OP_MAC, Offer, dispatch};
use crate::core::Core;
use crate::error::{Outcome, REASONS};
use crate::params::{Param, each};
use crate::provider::Provider;
use crate::table::{TABLE, TABLE_WITH_MAC};
use crate::with_mac::{Offered, WITH_MAC};
use crate::{digest, kdf};

/// The properties of everything that the provider offers.
const CONSTANT_TIME: &str = "provider=phalanx,phalanx.ct=yes";

/// Properties that let a query prefer or exclude an algorithm. OpenSSL requires third-party
/// property names to contain a dot. Algorithms that have an S-box include its name, because two
/// instances of the provider may offer the same algorithm name with different S-boxes.
fn properties(provider: &Provider, algorithm: &Algorithm) -> String {
    let mut properties = CONSTANT_TIME.to_owned();
    if let Some(set) = provider.sbox(algorithm) {
        // OpenSSL converts unquoted values to lower case, both here and in queries, so their case
        // doesn't matter. Numbers have to be quoted.
        properties += &format!(",phalanx.sbox={},phalanx.sbox_oid='{}'", set.name, set.oid);
    }
    properties
}

/// The description shown by `openssl list -verbose`.
fn description(provider: &Provider, algorithm: &Algorithm) -> String {
    let mut text = format!("{algorithm} ({})", algorithm.section);
    if let Some(set) = provider.sbox(algorithm) {
        text += &format!(", S-box set {} ({})", set.name, set.oid);
    }
    text
}

/// All names of an algorithm, separated by colons as OpenSSL requires, with the main one first.
fn names<'a>(name: &'a str, aliases: impl IntoIterator<Item = impl Into<String>>, oid: Option<&'a str>) -> String {
    let mut names = vec![name.to_owned()];
    names.extend(aliases.into_iter().map(Into::into));
    names.extend(oid.map(str::to_owned));
    names.retain(|name| !name.contains(':'));
    names.join(":")
}

/// Creates the provider with its list of algorithms.
fn load(core: Core) -> Outcome<Provider> {
    let mut provider = Provider::new(core)?;
    for (algorithm, functions) in all().iter().zip(&TABLE) {
        if !provider.offers(algorithm) {
            continue;
        }
        let texts = [
            names(algorithm.name(), algorithm.aliases(), algorithm.oid()),
            properties(&provider, algorithm),
            description(&provider, algorithm),
        ];
        match algorithm.role() {
            Role::Mac => provider.offer(|provider| &mut provider.macs, texts, functions.mac.as_ptr()),
            _ => provider.offer(|provider| &mut provider.ciphers, texts, functions.cipher.as_ptr()),
        }
    }
    for (place, functions) in TABLE_WITH_MAC.iter().enumerate() {
        let (Some(with_mac), Some(cipher)) = (WITH_MAC.get(place), Offered::with_mac(place)) else { continue };
        let texts = [
            names(with_mac.name, [with_mac.oid], None),
            properties(&provider, &cipher),
            format!("{} (RFC 9337)", with_mac.name),
        ];
        provider.offer(|provider| &mut provider.ciphers, texts, functions.as_ptr());
    }
    for (hash, functions) in hashes::HASHES.iter().zip(&digest::TABLE) {
        let texts = [
            names(hash.name, hash.aliases.iter().copied(), Some(hash.oid)),
            CONSTANT_TIME.to_owned(),
            format!("{hash} ({})", hash.section),
        ];
        provider.offer(|provider| &mut provider.digests, texts, functions.as_ptr());
    }
    for (kdf, functions) in hashes::KDFS.iter().zip(&kdf::TABLE) {
        let texts = [
            names(kdf.name, kdf.aliases.iter().copied(), None),
            CONSTANT_TIME.to_owned(),
            format!("{kdf} ({})", kdf.section),
        ];
        provider.offer(|provider| &mut provider.kdfs, texts, functions.as_ptr());
    }
    for list in [&mut provider.digests, &mut provider.ciphers, &mut provider.macs, &mut provider.kdfs] {
        list.push(Offer::END);
    }
    #[cfg(target_os = "linux")]
    crate::methods::add(provider.core.inside(), all().iter().filter(|algorithm| provider.offers(algorithm)));
    Ok(provider)
}

/// libcrypto calls this when it loads the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn OSSL_provider_init(
    handle: *const c_void,
    given: *const c_void,
    functions: *mut *const c_void,
    context: *mut *mut c_void,
) -> c_int {
    // SAFETY: the arguments come from libcrypto.
    let core = unsafe { Core::new(handle, given.cast()) };
    let mut made = None;
    // The provider takes ownership of the error functions, but we also need them to report a
    // failure to create it.
    let says = core.clone();
    let done = says.guard(c"OSSL_provider_init", || {
        made = Some(Box::new(load(core)?));
        Ok(())
    });
    if let Some(provider) = made {
        // SAFETY: libcrypto passes both pointers to receive these results.
        unsafe {
            functions.write(FUNCTIONS.as_ptr().cast());
            context.write(Box::into_raw(provider).cast());
        }
    }
    done
}

static FUNCTIONS: [Dispatch; 7] = dispatch! {
    abi::provider::TEARDOWN => teardown,
    abi::provider::GETTABLE_PARAMS => gettable,
    abi::provider::GET_PARAMS => get_params,
    abi::provider::QUERY_OPERATION => query,
    abi::provider::GET_REASON_STRINGS => reasons,
    abi::provider::SELF_TEST => self_test,
};

unsafe extern "C" fn teardown(provider: *mut Provider) {
    if !provider.is_null() {
        // SAFETY: it came from `OSSL_provider_init`, and nothing uses it any more.
        drop(unsafe { Box::from_raw(provider) });
    }
}

static GETTABLE: [Param; 6] = [
    Param::text_pointer(c"name", std::ptr::null_mut()),
    Param::text_pointer(c"version", std::ptr::null_mut()),
    Param::text_pointer(c"buildinfo", std::ptr::null_mut()),
    Param::number(c"status"),
    Param::text_pointer(c"sbox", std::ptr::null_mut()),
    Param::END,
];

extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no NUL"),
};

unsafe extern "C" fn get_params(provider: *const Provider, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    let (provider, params) = unsafe { (&*provider, each(params)) };
    provider.core.guard(c"get_params", || {
        for param in params {
            match param.name() {
                "name" => param.put_static(c"Phalanx"),
                "version" => param.put_static(VERSION),
                "buildinfo" => param.put_static(&provider.about),
                "status" => param.put_number(1)?,
                "sbox" => param.put_static(&provider.sbox_name),
                _ => {}
            }
        }
        Ok(())
    })
}

unsafe extern "C" fn query(provider: *const Provider, operation: c_int, no_cache: *mut c_int) -> *const Offer {
    // SAFETY: as OpenSSL documents. Lists live as long as the provider.
    let provider = unsafe {
        if let Some(no_cache) = no_cache.as_mut() {
            *no_cache = 0;
        }
        &*provider
    };
    match operation {
        OP_DIGEST => provider.digests.as_ptr(),
        OP_CIPHER => provider.ciphers.as_ptr(),
        OP_MAC => provider.macs.as_ptr(),
        OP_KDF => provider.kdfs.as_ptr(),
        _ => null(),
    }
}

extern "C" fn reasons(_: *mut c_void) -> *const Item {
    REASONS.as_ptr()
}

unsafe extern "C" fn self_test(provider: *const Provider) -> c_int {
    // SAFETY: as OpenSSL documents.
    let provider = unsafe { &*provider };
    provider.core.guard(c"self_test", || provider.self_test())
}
