//! Message authentication with a cipher or a hash function.

use js_sys::Uint8Array;
use phalanx::roles::{Mac as HashKey, RunningMac as RunningHashMac};
use phalanx_catalogue::hashes::find_keyed;
use phalanx_catalogue::roles;
use wasm_bindgen::prelude::*;

use crate::catalogue::{find, options};
use crate::error::{Result, ended, of_library, refused, wrong};
use crate::memory::{Output, Wiped, copied, output, room};

enum Key {
    Cipher(roles::Mac),
    Hash(Box<dyn HashKey>),
}

/// A key for message authentication.
#[wasm_bindgen]
pub struct Mac {
    key: Key,
    tag: usize,
}

#[wasm_bindgen]
impl Mac {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str, key: &Uint8Array, options: &str) -> Result<Self> {
        let (key, settings) = (copied(key)?, self::options(options)?);
        if let Some(keyed) = find_keyed(name) {
            if !options.is_empty() {
                return Err(wrong(format_args!("{}: has no options", keyed.name)));
            }
            let key = Key::Hash(keyed.key(&key).map_err(refused)?);
            return Ok(Self { key, tag: keyed.tag_bytes[1] });
        }
        let algorithm = find(name)?;
        let mac = algorithm.mac(&key, &settings).map_err(refused)?;
        let tag = settings.tag.or(algorithm.tag.map(|tag| tag.bytes)).unwrap_or(0);
        Ok(Self { key: Key::Cipher(mac), tag })
    }

    /// The length of a tag in bytes.
    #[wasm_bindgen(getter)]
    pub fn tag_bytes(&self) -> usize {
        self.tag
    }

    /// Starts a message in pieces.
    pub fn start(&self, nonce: &Uint8Array) -> Result<MacMessage> {
        let nonce = copied(nonce)?;
        let state = match &self.key {
            Key::Cipher(key) => State::Cipher(key.start(&nonce).map_err(refused)?),
            Key::Hash(key) => State::Hash(key.start(&nonce).map_err(of_library)?),
        };
        Ok(MacMessage { state: Some(state), tag: self.tag })
    }
}

enum State {
    Cipher(roles::RunningMac),
    Hash(Box<dyn RunningHashMac>),
}

/// A message in pieces of any size.
#[wasm_bindgen]
pub struct MacMessage {
    state: Option<State>,
    tag: usize,
}

#[wasm_bindgen]
impl MacMessage {
    /// Adds the next piece.
    pub fn update(&mut self, piece: &Uint8Array) -> Result<()> {
        let piece = copied(piece)?;
        match self.state.as_mut().ok_or_else(ended)? {
            State::Cipher(state) => state.update(&piece).map_err(refused),
            State::Hash(state) => state.update(&piece).map_err(of_library),
        }
    }

    /// Ends the message and returns its tag.
    pub fn finish(&mut self) -> Result<Output> {
        let mut tag = Wiped::zeros(self.tag)?;
        match self.state.take().ok_or_else(ended)? {
            State::Cipher(state) => state.finish(&mut tag).map_err(refused)?,
            State::Hash(state) => state.finish(&mut tag).map_err(of_library)?,
        }
        output(tag)
    }

    /// Ends the message and compares its whole tag in constant time.
    pub fn verify(&mut self, tag: &Uint8Array) -> Result<()> {
        let (tag, expected) = (copied(tag)?, self.tag);
        if tag.len() != expected {
            return Err(wrong(format_args!("invalid tag length: {} bytes (expected {expected})", tag.len())));
        }
        match self.state.take().ok_or_else(ended)? {
            State::Cipher(state) => state.verify(&tag).map_err(refused),
            State::Hash(state) => state.verify(&tag).map_err(of_library),
        }
    }

    /// A copy of the current state.
    pub fn copy(&self) -> Result<Self> {
        room(0)?;
        let state = match self.state.as_ref().ok_or_else(ended)? {
            State::Cipher(state) => State::Cipher(state.clone()),
            State::Hash(state) => State::Hash(state.clone_box()),
        };
        Ok(Self { state: Some(state), ..*self })
    }
}
