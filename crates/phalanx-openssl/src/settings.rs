//! Settings other than the key and the IV, i.e. catalogue options, which can be set under both our
//! names and OpenSSL's.

use phalanx::gost28147::NamedSet;
use phalanx_catalogue::{Algorithm, Options, Parameter, Standard};

use crate::error::{Failure, Outcome, refuse};
use crate::params::Param;

/// Options, each with its latest value as text.
#[derive(Clone, Default)]
pub(crate) struct Settings(Vec<(Parameter, String)>);

impl Settings {
    pub(crate) fn set(&mut self, option: Parameter, value: impl Into<String>) {
        self.unset(option);
        self.0.push((option, value.into()));
    }

    pub(crate) fn unset(&mut self, option: Parameter) {
        self.0.retain(|(other, _)| *other != option);
    }

    pub(crate) fn get(&self, option: Parameter) -> Option<&str> {
        self.0.iter().find(|(other, _)| *other == option).map(|(_, value)| value.as_str())
    }

    /// A numeric setting.
    pub(crate) fn number(&self, option: Parameter) -> Option<usize> {
        self.get(option)?.parse().ok()
    }

    /// The options in the catalogue's format.
    pub(crate) fn options(&self) -> Outcome<Options> {
        let mut options = Options::default();
        for (option, value) in &self.0 {
            options.set(option.name(), value)?;
        }
        Ok(options)
    }

    /// Applies a parameter that sets an option. Returns false if we don't know the parameter. If
    /// the value is invalid, or the algorithm doesn't have the option, nothing changes.
    pub(crate) fn take(&mut self, algorithm: &'static Algorithm, param: &Param) -> Outcome<bool> {
        let before = self.clone();
        let taken = self.taken(algorithm, param);
        if taken.is_err() {
            *self = before;
        }
        taken
    }

    fn taken(&mut self, algorithm: &'static Algorithm, param: &Param) -> Outcome<bool> {
        let name = param.name();
        let option = Parameter::ALL.iter().copied().find(|option| option.name() == name);
        match name {
            // gost-engine uses these names for the section length, or for whether keys are meshed
            // at all.
            "key-mesh" => {
                let bytes = param.as_number()?;
                if algorithm.has(Parameter::Section) {
                    self.set(Parameter::Section, bytes.to_string());
                } else if algorithm.has(Parameter::Meshing) {
                    self.set(Parameter::Meshing, if bytes == 0 { "none" } else { "cryptopro" });
                } else {
                    refuse!("{algorithm}: does not support key-mesh");
                }
            }
            "cipher-key-mesh" => {
                algorithm.check_option(Parameter::Period)?;
                self.set(Parameter::Period, param.as_number()?.to_string());
            }
            _ => {
                let Some(option) = option else { return Ok(false) };
                algorithm.check_option(option)?;
                self.set(option, param.as_text()?);
            }
        }
        // We validate the option right away so that it's the call setting it that fails.
        self.options()?;
        Ok(true)
    }

    /// The section length or, for meshing, the number that OpenSSL expects.
    pub(crate) fn key_mesh(&self, algorithm: &Algorithm) -> usize {
        if algorithm.has(Parameter::Meshing) {
            let default = if algorithm.mode == "cbc" { "none" } else { "cryptopro" };
            return usize::from(self.get(Parameter::Meshing).unwrap_or(default) != "none");
        }
        self.number(Parameter::Section).unwrap_or(match algorithm.block_bytes {
            16 => 4096,
            _ => 1024,
        })
    }
}

/// Whether an algorithm has DER parameters, which CMS uses to carry its IV.
pub(crate) fn has_der(algorithm: &Algorithm) -> bool {
    let meshed =
        algorithm.standard == Standard::Gost28147 && algorithm.has(Parameter::Meshing) && algorithm.tag.is_none();
    meshed || has_seed(algorithm)
}

/// Whether these parameters end with a seed: those of CTR-ACPKM, and in gost-engine also of CTR.
pub(crate) fn has_seed(algorithm: &Algorithm) -> bool {
    is_acpkm(algorithm) || (algorithm.standard == Standard::Gost3413 && algorithm.mode == "ctr")
}

/// Whether it is CTR-ACPKM.
pub(crate) fn is_acpkm(algorithm: &Algorithm) -> bool {
    algorithm.has(Parameter::Section) && algorithm.tag.is_none()
}

/// Section length in CMS, as in gost-engine: 8 KiB for 8-byte blocks, and 256 KiB for 16-byte
/// blocks.
pub(crate) fn cms_section(algorithm: &Algorithm) -> usize {
    if algorithm.block_bytes == 8 { 8 << 10 } else { 256 << 10 }
}

/// Finds the configured S-box set.
pub(crate) fn sbox_set(name: &str) -> Outcome<&'static NamedSet> {
    let takes = Parameter::Sbox.takes();
    NamedSet::find(name)
        .ok_or_else(|| Failure::refused(format!("CRYPT_PARAMS: invalid S-box set {name:?} (expected {takes})")))
}
