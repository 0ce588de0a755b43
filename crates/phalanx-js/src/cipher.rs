//! Unauthenticated encryption, sector encryption, key wrapping and key derivation.

use js_sys::Uint8Array;
use phalanx_catalogue::roles::{self, Direction};
use phalanx_catalogue::{Algorithm, Role};
use wasm_bindgen::prelude::*;

use crate::catalogue::{find, options};
use crate::error::{Result, ended, refused, wrong};
use crate::memory::{Output, Wiped, copied, output, room};

/// More bytes than a block mode ever holds back or adds as padding.
const HELD: usize = 256;

fn direction(encrypt: bool) -> Direction {
    if encrypt { Direction::Encrypt } else { Direction::Decrypt }
}

/// The keyed cipher, by its role.
enum Key {
    Blocks(roles::Blocks),
    Stream(roles::Stream),
    BlockMode(roles::BlockMode),
}

/// A key for unauthenticated encryption.
#[wasm_bindgen]
pub struct Cipher {
    algorithm: &'static Algorithm,
    key: Key,
}

#[wasm_bindgen]
impl Cipher {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str, key: &Uint8Array, options: &str) -> Result<Self> {
        let (algorithm, options, key) = (find(name)?, self::options(options)?, copied(key)?);
        let key = match algorithm.role() {
            Role::Blocks => algorithm.blocks(&key, &options).map(Key::Blocks),
            Role::BlockMode => algorithm.block_mode(&key, &options).map(Key::BlockMode),
            _ => algorithm.stream(&key, &options).map(Key::Stream),
        };
        Ok(Self { algorithm, key: key.map_err(refused)? })
    }

    /// Encrypts or decrypts a whole message.
    pub fn crypt(&self, encrypt: bool, iv: &Uint8Array, data: &Uint8Array) -> Result<Output> {
        let (direction, iv, mut data) = (direction(encrypt), copied(iv)?, copied(data)?);
        match &self.key {
            Key::Blocks(_) if !iv.is_empty() => {
                return Err(wrong(format_args!("{}: has no IV: pass an empty array", self.algorithm)));
            }
            Key::Blocks(key) => key.crypt(direction, &mut data),
            Key::Stream(key) => key.crypt(direction, &iv, &mut data),
            Key::BlockMode(key) => key.crypt(direction, &iv, &mut data),
        }
        .map_err(refused)?;
        output(data)
    }

    /// Starts a message in pieces.
    pub fn start(&self, encrypt: bool, iv: &Uint8Array) -> Result<CipherMessage> {
        let (direction, iv) = (direction(encrypt), copied(iv)?);
        Ok(CipherMessage(Some(match &self.key {
            Key::Blocks(_) => {
                return Err(wrong(format_args!("{}: cannot process pieces: use encrypt and decrypt", self.algorithm)));
            }
            Key::Stream(key) => State::Stream(key.start(direction, &iv).map_err(refused)?),
            Key::BlockMode(key) => State::BlockMode(key.start(direction, &iv).map_err(refused)?),
        })))
    }
}

enum State {
    Stream(roles::RunningStream),
    BlockMode(roles::RunningBlockMode),
}

/// A message in pieces of any size.
#[wasm_bindgen]
pub struct CipherMessage(Option<State>);

#[wasm_bindgen]
impl CipherMessage {
    /// Processes the next piece and returns the output that is ready.
    pub fn update(&mut self, piece: &Uint8Array) -> Result<Output> {
        let mut piece = copied(piece)?;
        match self.0.as_mut().ok_or_else(ended)? {
            State::Stream(stream) => {
                stream.apply(&mut piece).map_err(refused)?;
                output(piece)
            }
            State::BlockMode(chain) => {
                let mut out = Wiped::with_capacity(piece.len().saturating_add(HELD))?;
                chain.update(&piece, out.vec());
                output(out)
            }
        }
    }

    /// Ends the message and returns the rest of the output.
    pub fn finish(&mut self) -> Result<Output> {
        let mut out = Wiped::with_capacity(HELD)?;
        if let State::BlockMode(chain) = self.0.take().ok_or_else(ended)? {
            chain.finish(out.vec()).map_err(refused)?;
        }
        output(out)
    }

    /// Moves to an offset in the message, in bytes from the beginning.
    pub fn seek(&mut self, place: u64) -> Result<()> {
        room(0)?;
        match self.0.as_mut().ok_or_else(ended)? {
            State::Stream(stream) => stream.seek(place).map_err(refused),
            State::BlockMode(_) => Err(wrong("this mode cannot seek: each block depends on the blocks before it")),
        }
    }
}

/// A key for encrypting disk sectors.
#[wasm_bindgen]
pub struct Xts(roles::Xts);

#[wasm_bindgen]
impl Xts {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str, key: &Uint8Array, options: &str) -> Result<Self> {
        Ok(Self(find(name)?.xts(&copied(key)?, &self::options(options)?).map_err(refused)?))
    }

    /// Encrypts or decrypts a sector under a tweak that is one block long.
    pub fn crypt(&self, encrypt: bool, tweak: &Uint8Array, sector: &Uint8Array) -> Result<Output> {
        let (tweak, mut sector) = (copied(tweak)?, copied(sector)?);
        self.0.crypt(direction(encrypt), &tweak, &mut sector).map_err(refused)?;
        output(sector)
    }

    /// Encrypts or decrypts sectors, numbered consecutively from `first`.
    pub fn crypt_sectors(&self, encrypt: bool, first: u64, sector_bytes: usize, data: &Uint8Array) -> Result<Output> {
        let mut data = copied(data)?;
        self.0.crypt_sectors(direction(encrypt), first.into(), sector_bytes, &mut data).map_err(refused)?;
        output(data)
    }
}

/// A key that protects other keys.
#[wasm_bindgen]
pub struct Wrap(roles::KeyWrap);

#[wasm_bindgen]
impl Wrap {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(name: &str, key: &Uint8Array, options: &str) -> Result<Self> {
        Ok(Self(find(name)?.key_wrap(&copied(key)?, &self::options(options)?).map_err(refused)?))
    }

    /// Encrypts and authenticates a key.
    pub fn wrap(&self, key: &Uint8Array, nonce: &Uint8Array) -> Result<Output> {
        let (key, nonce) = (copied(key)?, copied(nonce)?);
        // The wrapped key, and the copies that the library makes of it.
        room(4 * (key.len() + HELD))?;
        output(self.0.wrap(&nonce, &key).map_err(refused)?)
    }

    /// Verifies a wrapped key and returns the key.
    pub fn unwrap(&self, wrapped: &Uint8Array, nonce: &Uint8Array) -> Result<Output> {
        let (wrapped, nonce) = (copied(wrapped)?, copied(nonce)?);
        room(4 * (wrapped.len() + HELD))?;
        output(self.0.unwrap(&nonce, &wrapped).map_err(refused)?)
    }
}

/// Derives a key from a key and public data.
#[wasm_bindgen]
pub fn derive(name: &str, key: &Uint8Array, public: &Uint8Array, options: &str) -> Result<Output> {
    let (key, public) = (copied(key)?, copied(public)?);
    let derivation = find(name)?.key_derivation(&key, &self::options(options)?).map_err(refused)?;
    output(derivation.derive(&public).map_err(refused)?)
}
