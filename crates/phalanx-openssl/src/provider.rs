//! The provider with its configuration, algorithms and self-test.

use std::ffi::CString;

use phalanx::Level;
use phalanx::gost28147::NamedSet;
use phalanx_catalogue::known::{Problem, check, check_hash, is_hash};
use phalanx_catalogue::{Algorithm, Options, Parameter, Role, Standard, answering, find};

use crate::abi::{Dispatch, MOST_BLOCK, MOST_IV, Offer};
use crate::core::Core;
use crate::error::{Failure, Outcome, refuse};
use crate::evp::block_size;
use crate::settings::{Settings, sbox_set};

/// The loaded provider.
pub(crate) struct Provider {
    pub(crate) core: Core,
    /// Whether to offer ciphers whose IVs are longer than callers' buffers.
    pub(crate) long_iv: bool,
    /// The configured S-box set for GOST 28147-89 algorithms whose name does not determine it.
    sbox: Option<&'static NamedSet>,
    level: Level,
    pub(crate) about: CString,
    /// The name of the S-box set of `gost89`.
    pub(crate) sbox_name: CString,
    pub(crate) digests: Vec<Offer>,
    pub(crate) ciphers: Vec<Offer>,
    pub(crate) macs: Vec<Offer>,
    pub(crate) kdfs: Vec<Offer>,
    /// The strings that the lists of algorithms point to.
    #[allow(dead_code, reason = "read by OpenSSL")]
    pub(crate) texts: Vec<CString>,
}

impl Provider {
    /// Creates a provider that is configured but doesn't offer any algorithms yet.
    pub(crate) fn new(core: Core) -> Outcome<Self> {
        let mut provider = Self {
            core,
            long_iv: false,
            sbox: None,
            level: Level::active(),
            about: CString::default(),
            sbox_name: CString::default(),
            digests: Vec::new(),
            ciphers: Vec::new(),
            macs: Vec::new(),
            kdfs: Vec::new(),
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

    /// Reads the provider's section of the configuration and gost-engine's environment variable.
    fn configure(&mut self) -> Outcome {
        self.long_iv = match self.core.configured(c"long-iv").as_deref() {
            None | Some("no") => false,
            Some("yes") => true,
            Some(other) => refuse!("long-iv: invalid value {other:?} (expected yes or no)"),
        };
        if let Some(level) = self.core.configured(c"level") {
            let mut options = Options::default();
            options.set(Parameter::Level.name(), &level)?;
            if let Some(level) = options.level {
                self.level = level.check().map_err(|error| Failure::refused(format!("level: {error}")))?;
            }
        }
        // As in gost-engine, the environment takes precedence. We treat an empty variable as unset.
        let sbox = std::env::var("CRYPT_PARAMS").ok().filter(|name| !name.is_empty());
        let sbox = sbox.or_else(|| self.core.configured(c"CRYPT_PARAMS"));
        self.sbox = sbox.as_deref().map(sbox_set).transpose()?;
        Ok(())
    }

    /// Adds an algorithm to a list, given its names, properties and description.
    pub(crate) fn offer(
        &mut self,
        list: fn(&mut Self) -> &mut Vec<Offer>,
        texts: [String; 3],
        functions: *const Dispatch,
    ) {
        // None of these texts contains a NUL.
        let [Ok(names), Ok(properties), Ok(description)] = texts.map(CString::new) else { return };
        list(self).push(Offer {
            names: names.as_ptr(),
            properties: properties.as_ptr(),
            functions,
            description: description.as_ptr(),
        });
        self.texts.extend([names, properties, description]);
    }

    /// The level whose kernels the provider uses.
    pub(crate) fn level(&self) -> Level {
        self.level
    }

    /// The S-box set that a new context of an algorithm starts with, if it has one.
    pub(crate) fn sbox(&self, algorithm: &Algorithm) -> Option<&'static NamedSet> {
        // As in gost-engine, the names of counter modes and MACs determine the set, so the variable
        // doesn't affect them.
        let unnamed = algorithm.standard == Standard::Gost28147 && matches!(algorithm.mode, "cfb" | "cbc");
        let configured = self.sbox.filter(|_| unnamed);
        configured.or_else(|| NamedSet::find(algorithm.sbox)).filter(|_| algorithm.has(Parameter::Sbox))
    }

    /// Whether OpenSSL's callers can safely use an algorithm. OpenSSL and other programs use
    /// `EVP_MAX_IV_LENGTH` and `EVP_MAX_BLOCK_LENGTH` to size their buffers, and some of them
    /// silently truncate longer IVs.
    pub(crate) fn offers(&self, algorithm: &'static Algorithm) -> bool {
        let iv = algorithm.nonce.bytes <= MOST_IV || self.long_iv;
        let block = block_size(algorithm) <= MOST_BLOCK;
        match algorithm.role() {
            Role::Mac => true,
            Role::KeyDerivation => false,
            // XTS wouldn't expose its 512-bit block to callers, but nothing in OpenSSL uses such
            // sectors anyway.
            Role::Xts => iv && algorithm.block_bytes <= MOST_BLOCK,
            Role::KeyWrap => iv && block && fits(algorithm),
            _ => iv && block,
        }
    }

    /// The initial settings of a new context.
    pub(crate) fn settings(&self, algorithm: &Algorithm) -> Settings {
        let mut settings = Settings::default();
        settings.set(Parameter::Level, self.level.name());
        if let Some(set) = self.sbox(algorithm).filter(|set| set.oid != algorithm.sbox) {
            settings.set(Parameter::Sbox, set.oid);
        }
        settings
    }

    /// Checks a known answer for every algorithm we offer, using the kernels that the provider
    /// uses.
    pub(crate) fn self_test(&self) -> Outcome {
        let groups = phalanx_vectors::built_in_vectors().map_err(|error| Failure::refused(error.to_string()))?;
        let mut seen = Vec::new();
        for group in &groups {
            for test in group.tests.iter().filter(|test| test.iterations.is_none()) {
                if is_hash(&group.cipher)
                    && let Err(Problem::Failed(why)) = check_hash(&group.cipher, &group.mode, test, self.level)
                {
                    refuse!("{}, known answer {}, level {}: wrong {why}", group.cipher, test.id, self.level)
                }
                for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                    if seen.contains(&(algorithm.name(), answers.mode)) || !self.offers(algorithm) {
                        continue;
                    }
                    match check(algorithm, answers, test, self.level) {
                        Ok(()) => seen.push((algorithm.name(), answers.mode)),
                        Err(Problem::Skipped(_)) => {}
                        Err(Problem::Failed(why)) => {
                            refuse!("{algorithm}, known answer {}, level {}: wrong {why}", test.id, self.level)
                        }
                    }
                }
            }
        }
        if seen.is_empty() {
            refuse!("no known answers for the self-test");
        }
        Ok(())
    }
}

/// Whether a wrapped key is at most one "block size" longer than the key, since EVP doesn't reserve
/// any more than that. DSTU 7624 padding needs more.
fn fits(algorithm: &'static Algorithm) -> bool {
    let Ok(wrap) = algorithm.key_wrap(&vec![0; algorithm.key_bytes], &Options::default()) else { return false };
    let nonce = vec![0; algorithm.nonce.bytes];
    let wrapped = |bytes: usize| wrap.wrap(&nonce, &vec![0; bytes]).map_or(0, |wrapped| wrapped.len());
    [32, 40, 64].into_iter().all(|bytes| wrapped(bytes) <= bytes + block_size(algorithm))
}
