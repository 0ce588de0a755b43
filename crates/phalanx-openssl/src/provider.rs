//! The provider itself: what it offers, its section of the configuration, its self-test.

use std::ffi::{CStr, CString, c_int, c_void};
use std::ptr::null;

use phalanx::Level;
use phalanx_catalogue::known::{Problem, check};
use phalanx_catalogue::{Algorithm, Options, Parameter, Role, Standard, all, answering};

use crate::abi::{self, Dispatch, Item, MOST_BLOCK, MOST_IV, OP_CIPHER, OP_MAC, Offer, dispatch};
use crate::cipher::block_size;
use crate::error::{Core, Failure, Outcome, REASONS, refuse};
use crate::params::{Param, each};
use crate::settings::{Settings, check_sbox};
use crate::table::TABLE;

/// The provider, loaded.
pub(crate) struct Provider {
    pub(crate) core: Core,
    /// Whether ciphers are offered whose IV is longer than what callers have room for.
    pub(crate) long_iv: bool,
    /// The S-box set of those algorithms of GOST 28147-89 whose name does not say it.
    sbox: Option<String>,
    level: Level,
    about: CString,
    ciphers: Vec<Offer>,
    macs: Vec<Offer>,
    /// What these point to.
    #[allow(dead_code, reason = "it is read by OpenSSL")]
    names: Vec<CString>,
}

/// Every algorithm has these, by which it can be preferred or excluded. OpenSSL takes names of others only with a dot.
const PROPERTIES: &CStr = c"provider=phalanx,phalanx.ct=yes";

/// All names of an algorithm, with the colons between them that OpenSSL wants; the usual one first.
fn names(algorithm: &Algorithm) -> Option<CString> {
    let mut names = vec![algorithm.name().to_owned()];
    names.extend(algorithm.aliases());
    names.extend(algorithm.oid().map(str::to_owned));
    names.retain(|name| !name.contains(':'));
    CString::new(names.join(":")).ok()
}

impl Provider {
    fn new(core: Core) -> Outcome<Self> {
        let mut provider = Self {
            core,
            long_iv: false,
            sbox: None,
            level: Level::active(),
            about: CString::default(),
            ciphers: Vec::new(),
            macs: Vec::new(),
            names: Vec::new(),
        };
        provider.configure()?;
        let about = format!("phalanx {}, level {}", env!("CARGO_PKG_VERSION"), provider.level);
        provider.about = CString::new(about).unwrap_or_default();
        for (algorithm, functions) in all().iter().zip(&TABLE) {
            if !provider.offers(algorithm) {
                continue;
            }
            let Some(names) = names(algorithm) else { continue };
            let (list, functions) = match algorithm.role() {
                Role::Mac => (&mut provider.macs, functions.mac.as_ptr()),
                _ => (&mut provider.ciphers, functions.cipher.as_ptr()),
            };
            list.push(Offer { names: names.as_ptr(), properties: PROPERTIES.as_ptr(), functions, description: null() });
            provider.names.push(names);
        }
        provider.ciphers.push(Offer::END);
        provider.macs.push(Offer::END);
        #[cfg(target_os = "linux")]
        crate::methods::add(provider.core.inside(), all().iter().filter(|algorithm| provider.offers(algorithm)));
        Ok(provider)
    }

    /// What the provider's section says, and gost-engine's environment variable.
    fn configure(&mut self) -> Outcome {
        self.long_iv = match self.core.configured(c"long-iv").as_deref() {
            None | Some("no") => false,
            Some("yes") => true,
            Some(other) => refuse!("long-iv is yes or no, and not {other:?}"),
        };
        if let Some(level) = self.core.configured(c"level") {
            let mut options = Options::default();
            options.set(Parameter::Level.name(), &level)?;
            if let Some(level) = options.level {
                self.level = level.check().map_err(|error| Failure::refused(format!("level: {error}")))?;
            }
        }
        self.sbox = self.core.configured(c"CRYPT_PARAMS").or_else(|| std::env::var("CRYPT_PARAMS").ok());
        self.sbox.as_deref().map_or(Ok(()), check_sbox)
    }

    /// Whether callers of OpenSSL can have an algorithm without harm: `EVP_MAX_IV_LENGTH` and `EVP_MAX_BLOCK_LENGTH` are the sizes of buffers in
    /// their programs and in its own, and a longer IV is cut without a word by some.
    fn offers(&self, algorithm: &'static Algorithm) -> bool {
        let iv = algorithm.nonce.bytes <= MOST_IV || self.long_iv;
        let block = block_size(algorithm) <= MOST_BLOCK;
        match algorithm.role() {
            Role::Mac => true,
            Role::KeyDerivation => false,
            // The 512-bit block of XTS is not seen from outside, but nothing of OpenSSL has such sectors.
            Role::Xts => iv && algorithm.block_bytes <= MOST_BLOCK,
            Role::Wrap => iv && block && fits(algorithm),
            _ => iv && block,
        }
    }

    /// What a new context begins with.
    pub(crate) fn settings(&self, algorithm: &Algorithm) -> Settings {
        let mut settings = Settings::default();
        settings.set(Parameter::Level, self.level.name());
        // As gost-engine has it: names of counters and MACs say the set, and the variable does not change it.
        let unnamed = algorithm.standard == Standard::Gost28147 && matches!(algorithm.mode, "cfb" | "cbc");
        if let Some(sbox) = self.sbox.as_ref().filter(|_| unnamed) {
            settings.set(Parameter::Sbox, sbox.clone());
        }
        settings
    }

    /// A known answer of every algorithm that is offered, by the kernels that serve it.
    fn self_test(&self) -> Outcome {
        let files = phalanx_vectors::vector_files().map_err(|error| Failure::refused(error.to_string()))?;
        let mut seen = Vec::new();
        for (_, file) in &files {
            for group in &file.test_groups {
                for test in group.tests.iter().filter(|test| test.iterations.is_none()) {
                    for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                        if seen.contains(&(algorithm.name(), answers.mode)) || !self.offers(algorithm) {
                            continue;
                        }
                        match check(algorithm, answers, test, self.level) {
                            Ok(()) => seen.push((algorithm.name(), answers.mode)),
                            Err(Problem::Skipped(_)) => {}
                            Err(Problem::Failed(why)) => {
                                refuse!(
                                    "{algorithm}, known answer {}, level {}: {why} came out wrong",
                                    test.id,
                                    self.level
                                )
                            }
                        }
                    }
                }
            }
        }
        if seen.is_empty() {
            refuse!("there are no known answers to test with");
        }
        Ok(())
    }
}

/// Whether a wrapped key is no more than a "block size" longer than the key, which is all that EVP makes room for; the padding of DSTU 7624 takes
/// more.
fn fits(algorithm: &'static Algorithm) -> bool {
    let Ok(wrap) = algorithm.wrap(&vec![0; algorithm.key_bytes], &Options::default()) else { return false };
    let nonce = vec![0; algorithm.nonce.bytes];
    let wrapped = |bytes: usize| wrap.wrap(&nonce, &vec![0; bytes]).map_or(0, |wrapped| wrapped.len());
    [32, 40, 64].into_iter().all(|bytes| wrapped(bytes) <= bytes + block_size(algorithm))
}

/// What libcrypto calls when it loads the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn OSSL_provider_init(
    handle: *const c_void,
    given: *const c_void,
    functions: *mut *const c_void,
    context: *mut *mut c_void,
) -> c_int {
    // SAFETY: what libcrypto gives.
    let core = unsafe { Core::new(handle, given.cast()) };
    let mut made = None;
    // The functions for errors go into the provider, and one that failed still has something to say.
    let says = core.clone();
    let done = says.guard(c"OSSL_provider_init", || {
        made = Some(Box::new(Provider::new(core)?));
        Ok(())
    });
    if let Some(provider) = made {
        // SAFETY: both places are libcrypto's, for this.
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
        // SAFETY: what `OSSL_provider_init` gave, and nobody uses it any more.
        drop(unsafe { Box::from_raw(provider) });
    }
}

static GETTABLE: [Param; 5] = [
    Param::text_pointer(c"name", std::ptr::null_mut()),
    Param::text_pointer(c"version", std::ptr::null_mut()),
    Param::text_pointer(c"buildinfo", std::ptr::null_mut()),
    Param::number(c"status"),
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
    // SAFETY: as OpenSSL says.
    let (provider, params) = unsafe { (&*provider, each(params)) };
    provider.core.guard(c"get_params", || {
        for param in params {
            match param.name() {
                "name" => param.put_static(c"Phalanx"),
                "version" => param.put_static(VERSION),
                "buildinfo" => param.put_static(&provider.about),
                "status" => param.put_number(1)?,
                _ => {}
            }
        }
        Ok(())
    })
}

unsafe extern "C" fn query(provider: *const Provider, operation: c_int, no_cache: *mut c_int) -> *const Offer {
    // SAFETY: as OpenSSL says; lists live as long as the provider.
    let provider = unsafe {
        if let Some(no_cache) = no_cache.as_mut() {
            *no_cache = 0;
        }
        &*provider
    };
    match operation {
        OP_CIPHER => provider.ciphers.as_ptr(),
        OP_MAC => provider.macs.as_ptr(),
        _ => null(),
    }
}

extern "C" fn reasons(_: *mut c_void) -> *const Item {
    REASONS.as_ptr()
}

unsafe extern "C" fn self_test(provider: *const Provider) -> c_int {
    // SAFETY: as OpenSSL says.
    let provider = unsafe { &*provider };
    provider.core.guard(c"self_test", || provider.self_test())
}
