//! The provider itself: its section of the configuration, what it offers, its self-test.

use std::ffi::CString;

use phalanx::Level;
use phalanx::gost28147::NamedSet;
use phalanx_catalogue::known::{Problem, check};
use phalanx_catalogue::{Algorithm, Options, Parameter, Role, Standard, answering, find};

use crate::abi::{MOST_BLOCK, MOST_IV, Offer};
use crate::core::Core;
use crate::error::{Failure, Outcome, refuse};
use crate::evp::block_size;
use crate::settings::{Settings, sbox_set};

/// The provider, loaded.
pub(crate) struct Provider {
    pub(crate) core: Core,
    /// Whether ciphers are offered whose IV is longer than what callers have room for.
    pub(crate) long_iv: bool,
    /// The S-box set of those algorithms of GOST 28147-89 whose name does not say it, if one was configured.
    sbox: Option<&'static NamedSet>,
    level: Level,
    pub(crate) about: CString,
    /// The name of the S-box set of `gost89`.
    pub(crate) sbox_name: CString,
    pub(crate) ciphers: Vec<Offer>,
    pub(crate) macs: Vec<Offer>,
    /// What these point to.
    #[allow(dead_code, reason = "it is read by OpenSSL")]
    pub(crate) texts: Vec<CString>,
}

impl Provider {
    /// As it is configured; it offers nothing yet.
    pub(crate) fn new(core: Core) -> Outcome<Self> {
        let mut provider = Self {
            core,
            long_iv: false,
            sbox: None,
            level: Level::active(),
            about: CString::default(),
            sbox_name: CString::default(),
            ciphers: Vec::new(),
            macs: Vec::new(),
            texts: Vec::new(),
        };
        provider.configure()?;
        let mut about = format!("phalanx {}, level {}", env!("CARGO_PKG_VERSION"), provider.level);
        if let Some(set) = find("gost89").and_then(|algorithm| provider.sbox(algorithm)) {
            about += &format!(", S-box set of gost89 and gost89-cbc {}", set.name);
            provider.sbox_name = CString::new(set.name).unwrap_or_default();
        }
        provider.about = CString::new(about).unwrap_or_default();
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
        // The environment comes first, as in gost-engine; an empty variable is none.
        let sbox = std::env::var("CRYPT_PARAMS").ok().filter(|name| !name.is_empty());
        let sbox = sbox.or_else(|| self.core.configured(c"CRYPT_PARAMS"));
        self.sbox = sbox.as_deref().map(sbox_set).transpose()?;
        Ok(())
    }

    /// The S-box set that a new context of an algorithm has, if it has one at all.
    pub(crate) fn sbox(&self, algorithm: &Algorithm) -> Option<&'static NamedSet> {
        // As gost-engine has it: names of counters and MACs say the set, and the variable does not change it.
        let unnamed = algorithm.standard == Standard::Gost28147 && matches!(algorithm.mode, "cfb" | "cbc");
        let configured = self.sbox.filter(|_| unnamed);
        configured.or_else(|| NamedSet::find(algorithm.sbox)).filter(|_| algorithm.has(Parameter::Sbox))
    }

    /// Whether callers of OpenSSL can have an algorithm without harm: `EVP_MAX_IV_LENGTH` and `EVP_MAX_BLOCK_LENGTH` are the sizes of buffers in
    /// their programs and in its own, and a longer IV is cut without a word by some.
    pub(crate) fn offers(&self, algorithm: &'static Algorithm) -> bool {
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
        if let Some(set) = self.sbox(algorithm).filter(|set| set.oid != algorithm.sbox) {
            settings.set(Parameter::Sbox, set.oid);
        }
        settings
    }

    /// A known answer of every algorithm that is offered, by the kernels that serve it.
    pub(crate) fn self_test(&self) -> Outcome {
        let file = phalanx_vectors::built_in_vectors().map_err(|error| Failure::refused(error.to_string()))?;
        let mut seen = Vec::new();
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
                            refuse!("{algorithm}, known answer {}, level {}: {why} came out wrong", test.id, self.level)
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
