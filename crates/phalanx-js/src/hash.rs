//! Hash functions, and key derivation with them.

use js_sys::Uint8Array;
use phalanx::roles::RunningHash;
use phalanx_catalogue::hashes::{self, KdfInputs};
use wasm_bindgen::prelude::*;

use crate::error::{Result, of_library, refused, wrong};
use crate::memory::{Output, Wiped, copied, output, room};

fn joined(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// The hash of a message in pieces.
#[wasm_bindgen]
pub struct Hash {
    state: Box<dyn RunningHash>,
    digest_bytes: usize,
}

#[wasm_bindgen]
impl Hash {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str) -> Result<Self> {
        room(0)?;
        let Some(hash) = hashes::find_hash(name) else {
            let known = joined(hashes::HASHES.iter().map(|hash| hash.name));
            return Err(wrong(format_args!("unknown hash function {name:?}: choose one of {known}")));
        };
        Ok(Self { state: hash.function().start(), digest_bytes: hash.digest_bytes })
    }

    /// Adds the next piece.
    pub fn update(&mut self, piece: &Uint8Array) -> Result<()> {
        self.state.update(&copied(piece)?);
        Ok(())
    }

    /// The digest of the message so far.
    pub fn digest(&self) -> Result<Output> {
        let mut digest = Wiped::zeros(self.digest_bytes)?;
        self.state.clone_box().finish(&mut digest).map_err(of_library)?;
        output(digest)
    }

    /// A copy of the current state.
    pub fn copy(&self) -> Result<Self> {
        room(0)?;
        Ok(Self { state: self.state.clone_box(), digest_bytes: self.digest_bytes })
    }
}

/// Derives `length` bytes from a key, secret or password.
#[wasm_bindgen]
#[allow(clippy::too_many_arguments, reason = "properties of an object in JavaScript")]
pub fn kdf(
    name: &str,
    key: &Uint8Array,
    length: usize,
    salt: Option<Uint8Array>,
    label: Option<Uint8Array>,
    seed: Option<Uint8Array>,
    info: Option<Uint8Array>,
    counter_bytes: Option<u64>,
    iterations: Option<u64>,
    record: Option<u64>,
) -> Result<Output> {
    let key = copied(key)?;
    let Some(kdf) = hashes::find_kdf(name) else {
        let known = joined(hashes::KDFS.iter().map(|kdf| kdf.name));
        return Err(wrong(format_args!("unknown key derivation {name:?}: choose one of {known}")));
    };
    let [salt, label, seed, info] = [salt, label, seed, info].map(|bytes| bytes.as_ref().map(copied).transpose());
    let (salt, label, seed, info) = (salt?, label?, seed?, info?);
    let inputs = KdfInputs {
        salt: salt.as_deref(),
        label: label.as_deref(),
        seed: seed.as_deref(),
        info: info.as_deref(),
        // Larger numbers of bytes are rejected as well.
        counter_bytes: counter_bytes.map(|bytes| usize::try_from(bytes).unwrap_or(usize::MAX)),
        iterations,
        record,
        ..KdfInputs::new(&key)
    };
    let mut out = Wiped::zeros(length)?;
    kdf.derive(&inputs, &mut out).map_err(refused)?;
    output(out)
}
