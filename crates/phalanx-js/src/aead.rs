//! Authenticated encryption.

use js_sys::Uint8Array;
use phalanx_catalogue::{Options, roles};
use wasm_bindgen::prelude::*;

use crate::catalogue::{find, options};
use crate::error::{Result, not_authentic, refused};
use crate::memory::{Output, Wiped, copied, output};

/// A key for authenticated encryption.
#[wasm_bindgen]
pub struct Aead {
    aead: roles::Aead,
    tag: usize,
}

#[wasm_bindgen]
impl Aead {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str, key: &Uint8Array, options: &str) -> Result<Self> {
        let (algorithm, key) = (find(name)?, copied(key)?);
        let options: Options = self::options(options)?;
        let aead = algorithm.aead(&key, &options).map_err(refused)?;
        Ok(Self { aead, tag: options.tag.or(algorithm.tag.map(|tag| tag.bytes)).unwrap_or(0) })
    }

    /// The length of a tag in bytes.
    #[wasm_bindgen(getter)]
    pub fn tag_bytes(&self) -> usize {
        self.tag
    }

    /// The ciphertext, followed by its tag.
    pub fn seal(&self, nonce: &Uint8Array, message: &Uint8Array, aad: &Uint8Array) -> Result<Output> {
        let (nonce, aad, mut sealed) = (copied(nonce)?, copied(aad)?, Wiped::copied(message, self.tag)?);
        let bytes = sealed.len() - self.tag;
        let (text, tag) = sealed.split_at_mut(bytes);
        self.aead.seal(&nonce, &aad, text, tag).map_err(refused)?;
        output(sealed)
    }

    /// The plaintext, after its tag has been verified.
    pub fn open(&self, nonce: &Uint8Array, sealed: &Uint8Array, aad: &Uint8Array) -> Result<Output> {
        let (nonce, aad, mut sealed) = (copied(nonce)?, copied(aad)?, copied(sealed)?);
        let Some(bytes) = sealed.len().checked_sub(self.tag) else {
            let (got, tag) = (sealed.len(), self.tag);
            return Err(not_authentic(format_args!(
                "invalid message length: {got} bytes, shorter than its tag of {tag}"
            )));
        };
        let (text, tag) = sealed.split_at_mut(bytes);
        self.aead.open(&nonce, &aad, text, tag).map_err(refused)?;
        sealed.vec().truncate(bytes);
        output(sealed)
    }
}
