//! Contexts of ciphers: everything that EVP may do, in any order.

use std::ffi::{CStr, c_int, c_void};
use std::marker::PhantomData;
use std::ptr::{copy, null, null_mut};
use std::slice;
use std::sync::Arc;

use phalanx::modes::{Padding, unpadded};
use phalanx_catalogue::roles::{
    Aead, BlockMode, Blocks, Direction, KeyWrap, RunningBlockMode, RunningEncryption, Stream, UnverifiedDecryption, Xts,
};
use phalanx_catalogue::{Algorithm, NonceRule, Parameter, Role};
use zeroize::{Zeroize, Zeroizing};

use crate::abi::MOST_IV;
use crate::der;
use crate::error::{Failure, Outcome, refuse};
use crate::evp::{CCM, CFB, CTR, OFB, block_size, is_feedback, mode};
use crate::params::{Param, each};
use crate::provider::Provider;
use crate::settings::{Settings, cms_section, has_der, is_acpkm};
use crate::stream::{Pieces, Segments};

/// Bytes of the longest key and of the longest block.
const KEY: usize = 128;
const BLOCK: usize = 64;

/// What a cipher says of itself; false for what it does not know.
pub(crate) fn describe(algorithm: &Algorithm, param: &mut Param) -> Outcome<bool> {
    let value = match param.name() {
        "keylen" => algorithm.key_bytes,
        "ivlen" => algorithm.nonce.bytes,
        "blocksize" => block_size(algorithm),
        "mode" => mode(algorithm),
        "aead" => usize::from(algorithm.role() == Role::Aead),
        "custom-iv" | "cts" | "tls-multi" | "has-randkey" | "encrypt-then-mac" => 0,
        _ => return Ok(false),
    };
    param.put_number(value)?;
    Ok(true)
}

/// A key, made ready.
#[derive(Clone)]
enum Ready {
    Blocks(Arc<Blocks>),
    Stream(Arc<Stream>),
    Chain(Arc<BlockMode>),
    Aead(Arc<Aead>),
    Xts(Arc<Xts>),
    Wrap(Arc<KeyWrap>),
}

/// A message under way.
#[expect(clippy::large_enum_variant, reason = "a context has one, which stays where it is")]
enum CipherState {
    /// Not begun.
    Fresh,
    Pieces(Pieces),
    Segments(Segments),
    Chain(RunningBlockMode),
    /// Blocks by themselves: what waits is in the context.
    Blocks(Arc<Blocks>),
    Seal(RunningEncryption),
    Open(UnverifiedDecryption),
    /// It has ended; going on would repeat a nonce.
    Ended,
}

/// Bytes on their way from `src` to `dst`, which may overlap: one of them is looked at at a time.
struct Piece<'a> {
    src: *const u8,
    len: usize,
    dst: *mut u8,
    room: usize,
    buffers: PhantomData<&'a mut [u8]>,
}

impl Piece<'_> {
    fn input(&self) -> &[u8] {
        // SAFETY: not NULL, says `update`; OpenSSL's caller vouches for the bytes, and nothing writes while they are borrowed.
        if self.len == 0 { &[] } else { unsafe { slice::from_raw_parts(self.src, self.len) } }
    }

    fn check_room(&self, algorithm: &Algorithm, len: usize) -> Outcome {
        if self.dst.is_null() && len > 0 {
            refuse!("{algorithm}: the output is NULL, and it takes {len} bytes");
        }
        if len > self.room {
            refuse!("{algorithm}: the output takes {len} bytes, and there is room for {}", self.room);
        }
        Ok(())
    }

    /// The input where the output belongs, to be worked on in place; for no more bytes than there is room for.
    fn in_place(&mut self, len: usize) -> &mut [u8] {
        if len == 0 {
            return &mut [];
        }
        // SAFETY: both have `len` bytes, says `check_room`, which comes first; the slice is all that is used while it lives.
        unsafe {
            if !std::ptr::eq(self.src, self.dst) {
                copy(self.src, self.dst, len);
            }
            slice::from_raw_parts_mut(self.dst, len)
        }
    }

    /// Writes output that is not in place.
    fn write(&mut self, algorithm: &Algorithm, out: &[u8]) -> Outcome<usize> {
        self.check_room(algorithm, out.len())?;
        // SAFETY: there is room, and `out` is not there.
        unsafe { copy(out.as_ptr(), self.dst, out.len()) };
        Ok(out.len())
    }
}

/// The other half of an `EVP_CIPHER_CTX`.
pub(crate) struct Context {
    provider: *const Provider,
    algorithm: &'static Algorithm,
    mode: usize,
    direction: Direction,
    key: Zeroizing<[u8; KEY]>,
    has_key: bool,
    iv: [u8; BLOCK],
    iv_bytes: usize,
    has_iv: bool,
    settings: Settings,
    pads: bool,
    /// Of the key and the settings; gone when one of them changes.
    ready: Option<Ready>,
    message: CipherState,
    /// Bytes of the message so far, and the last block of its ciphertext: what `num` and `updated-iv` are made of.
    length: u64,
    register: [u8; BLOCK],
    /// Bytes that wait for a whole block.
    waiting: Zeroizing<[u8; BLOCK]>,
    filled: usize,
    aad: Zeroizing<Vec<u8>>,
    /// What was said of the length of a message of CCM before it came.
    announced: Option<usize>,
    tag: [u8; BLOCK],
    /// Bytes of the tag that was given or made; 0 if there is none yet.
    tag_bytes: usize,
    /// What does not come out in place.
    out: Zeroizing<Vec<u8>>,
}

/// How many of the bytes come out as whole blocks; with a whole one that has to wait, since it may be padding.
fn whole(size: usize, bytes: usize, holds: bool) -> usize {
    (if holds { bytes.saturating_sub(1) } else { bytes }) / size * size
}

impl Context {
    pub(crate) fn new(provider: &Provider, algorithm: &'static Algorithm) -> Self {
        Self {
            provider,
            algorithm,
            mode: mode(algorithm),
            direction: Direction::Encrypt,
            key: Zeroizing::new([0; KEY]),
            has_key: false,
            iv: [0; BLOCK],
            iv_bytes: algorithm.nonce.bytes,
            has_iv: false,
            settings: provider.settings(algorithm),
            pads: true,
            ready: None,
            message: CipherState::Fresh,
            length: 0,
            register: [0; BLOCK],
            waiting: Zeroizing::new([0; BLOCK]),
            filled: 0,
            aad: Zeroizing::default(),
            announced: None,
            tag: [0; BLOCK],
            tag_bytes: 0,
            out: Zeroizing::default(),
        }
    }

    /// The same, to go on by itself. Keys that were made ready are shared: they do not change.
    fn duplicate(&self) -> Self {
        let message = match &self.message {
            CipherState::Fresh => CipherState::Fresh,
            CipherState::Pieces(pieces) => CipherState::Pieces(pieces.duplicate()),
            CipherState::Segments(segments) => CipherState::Segments(segments.duplicate()),
            CipherState::Chain(chain) => CipherState::Chain(chain.clone()),
            CipherState::Blocks(blocks) => CipherState::Blocks(Arc::clone(blocks)),
            CipherState::Seal(seal) => CipherState::Seal(seal.clone()),
            CipherState::Open(open) => CipherState::Open(open.clone()),
            CipherState::Ended => CipherState::Ended,
        };
        let (settings, ready) = (self.settings.clone(), self.ready.clone());
        let (key, waiting, aad) = (self.key.clone(), self.waiting.clone(), self.aad.clone());
        Self { key, settings, ready, message, waiting, aad, out: Zeroizing::default(), ..*self }
    }

    fn is_fresh(&self) -> bool {
        matches!(self.message, CipherState::Fresh)
    }

    /// Whether something may be said of the next message.
    fn is_between(&self) -> bool {
        matches!(self.message, CipherState::Fresh | CipherState::Ended)
    }

    fn encrypts(&self) -> bool {
        self.direction == Direction::Encrypt
    }

    /// Leaves the message that was, for another one.
    fn reset(&mut self, direction: Direction) {
        if self.algorithm.role() == Role::Aead && self.encrypts() && !self.is_fresh() {
            // The nonce has been used up.
            self.has_iv = false;
        }
        self.direction = direction;
        self.message = CipherState::Fresh;
        self.aad.zeroize();
        self.waiting.zeroize();
        (self.filled, self.length, self.announced) = (0, 0, None);
        if direction == Direction::Encrypt {
            self.tag_bytes = 0;
        }
    }

    /// Key and IV, of which what is missing stays as it was.
    fn init(&mut self, key: Option<&[u8]>, iv: Option<&[u8]>) -> Outcome {
        let algorithm = self.algorithm;
        if let Some(key) = key {
            if key.len() != algorithm.key_bytes || key.len() > KEY {
                refuse!("{algorithm} takes a key of {} bytes, got {}", algorithm.key_bytes, key.len());
            }
            self.key[..key.len()].copy_from_slice(key);
            (self.has_key, self.ready) = (true, None);
        }
        if let Some(iv) = iv {
            self.set_iv(iv)?;
        }
        self.register = self.iv;
        // What is wrong with a key is said here. CBC waits for what is said of padding, so that its schedule is made once.
        if key.is_some() && algorithm.role() != Role::Chain {
            self.ready()?;
        }
        Ok(())
    }

    fn set_iv(&mut self, iv: &[u8]) -> Outcome {
        let algorithm = self.algorithm;
        if iv.len() != self.iv_bytes || iv.len() > BLOCK {
            refuse!("{algorithm} takes an IV of {} bytes, got {}", self.iv_bytes, iv.len());
        }
        if algorithm.nonce.rule == NonceRule::UniqueFirstBitZero && iv.first().is_some_and(|first| first >> 7 == 1) {
            refuse!("{algorithm} takes an IV whose first bit is 0: clear the highest bit of its first byte");
        }
        self.iv[..iv.len()].copy_from_slice(iv);
        self.has_iv = true;
        Ok(())
    }

    fn set_iv_bytes(&mut self, bytes: usize) -> Outcome {
        let (algorithm, nonce) = (self.algorithm, self.algorithm.nonce);
        // SAFETY: contexts live no longer than their provider.
        let most = if unsafe { &*self.provider }.long_iv { BLOCK } else { MOST_IV };
        // MGM and others with one length refuse here what OpenSSL gives to any AEAD: 12 bytes.
        if bytes != nonce.bytes && (!nonce.takes(bytes) || bytes > most) {
            refuse!("{algorithm} takes an IV of {} bytes, got {bytes}", nonce.bytes);
        }
        if bytes != self.iv_bytes {
            if !self.is_between() {
                refuse!("{algorithm}: the length of the IV is chosen before the message begins");
            }
            (self.iv_bytes, self.has_iv) = (bytes, false);
        }
        Ok(())
    }

    /// The key, made ready when it is first needed.
    fn ready(&mut self) -> Outcome<Ready> {
        if let Some(ready) = &self.ready {
            return Ok(ready.clone());
        }
        let algorithm = self.algorithm;
        if !self.has_key {
            refuse!("{algorithm} has no key yet: give {} bytes to EVP_CipherInit_ex2", algorithm.key_bytes);
        }
        let ready = self.made(&self.key[..algorithm.key_bytes])?;
        self.ready = Some(ready.clone());
        Ok(ready)
    }

    /// A key, made ready with what is set.
    fn made(&self, key: &[u8]) -> Outcome<Ready> {
        let (algorithm, mut options) = (self.algorithm, self.settings.options()?);
        Ok(match algorithm.role() {
            Role::Blocks => Ready::Blocks(algorithm.blocks(key, &options)?.into()),
            Role::Stream => Ready::Stream(algorithm.stream(key, &options)?.into()),
            Role::Chain => {
                if algorithm.has(Parameter::Padding) {
                    options.padding = Some(options.padding.unwrap_or(self.padding()));
                }
                Ready::Chain(algorithm.chain(key, &options)?.into())
            }
            Role::Aead => Ready::Aead(algorithm.aead(key, &options)?.into()),
            Role::Xts => Ready::Xts(algorithm.xts(key, &options)?.into()),
            // What is no cipher is refused there.
            _ => Ready::Wrap(algorithm.wrap(key, &options)?.into()),
        })
    }

    /// Whether a message could begin with what is set, under a key that is none.
    fn try_settings(&self) -> Outcome {
        let key: [u8; KEY] = std::array::from_fn(|i| i as u8);
        if let Ready::Stream(cipher) = self.made(&key[..self.algorithm.key_bytes])? {
            cipher.start(Direction::Encrypt, &[0; BLOCK][..self.chosen_iv_bytes()])?;
        }
        Ok(())
    }

    /// Bytes of an IV, where an option says what it is.
    fn chosen_iv_bytes(&self) -> usize {
        let algorithm = self.algorithm;
        match algorithm.has(Parameter::Iv) && self.settings.get(Parameter::Iv) == Some("counter") {
            true => algorithm.block_bytes,
            false => algorithm.nonce.bytes,
        }
    }

    /// The padding that EVP says; an option of the catalogue goes before it.
    fn padding(&self) -> Padding {
        if self.pads { Padding::Pkcs7 } else { Padding::None }
    }

    /// Whether the last whole block has to wait.
    fn holds(&self) -> bool {
        let pads = self.settings.get(Parameter::Padding).map_or(self.pads, |padding| padding != "none");
        !self.encrypts() && pads
    }

    /// The IV of the message; empty where there is none.
    fn iv(&self) -> Outcome<&[u8]> {
        if self.iv_bytes > 0 && !self.has_iv {
            let (algorithm, bytes) = (self.algorithm, self.iv_bytes);
            refuse!(
                "{algorithm} has no IV yet, or only that of the last message: give {bytes} bytes to EVP_CipherInit_ex2"
            );
        }
        Ok(&self.iv[..self.iv_bytes])
    }

    /// Begins the message, if that has not been done.
    fn start(&mut self) -> Outcome {
        if !self.is_fresh() {
            return Ok(());
        }
        let (algorithm, direction, ready) = (self.algorithm, self.direction, self.ready()?);
        let iv = self.iv()?;
        self.message = match ready {
            Ready::Blocks(cipher) => CipherState::Blocks(cipher),
            Ready::Stream(cipher) => {
                let adds = !is_feedback(algorithm);
                CipherState::Pieces(Pieces::new(cipher.start(direction, iv)?, adds, algorithm.limits.message_bytes))
            }
            Ready::Chain(cipher) if is_feedback(algorithm) => {
                let segment = self.settings.number(Parameter::Segment).unwrap_or(algorithm.block_bytes);
                CipherState::Segments(Segments::new(cipher.start(direction, iv)?, segment))
            }
            Ready::Chain(cipher) => CipherState::Chain(cipher.start(direction, iv)?),
            Ready::Aead(aead) if direction == Direction::Encrypt => CipherState::Seal(aead.start_seal(iv, &self.aad)?),
            Ready::Aead(aead) => CipherState::Open(aead.start_open_unverified(iv, &self.aad)?),
            Ready::Xts(_) | Ready::Wrap(_) => CipherState::Fresh,
        };
        Ok(())
    }

    /// Takes the next piece; gives how many bytes it wrote.
    #[inline]
    fn update(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len) = (self.algorithm, piece.len);
        match &mut self.message {
            // What most calls are: more of a message that has begun.
            CipherState::Pieces(pieces) if self.mode == CTR && !piece.dst.is_null() => {
                piece.check_room(algorithm, len)?;
                pieces.apply(piece.in_place(len))?;
                self.length += len as u64;
                return Ok(len);
            }
            CipherState::Ended => refuse!("{algorithm}: the message has ended; EVP_CipherInit_ex2 begins another one"),
            _ => {}
        }
        match algorithm.role() {
            Role::Wrap => return self.wrap(piece),
            Role::Aead if piece.dst.is_null() => return self.associate(&piece),
            Role::Aead if self.mode == CCM => return self.at_once(piece),
            Role::Xts => return self.sector(piece),
            _ => self.start()?,
        }
        match &self.message {
            CipherState::Chain(_) => self.chain(piece),
            CipherState::Blocks(cipher) => self.blocks(&Arc::clone(cipher), piece),
            _ => self.in_place(piece),
        }
    }

    /// Ciphers that keep the length.
    fn in_place(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, before) = (self.algorithm, piece.len, self.length);
        piece.check_room(algorithm, len)?;
        let size = algorithm.block_bytes;
        let tail = len.min(size);
        let from = len - tail;
        // The end of the input, which the output may replace, where it is wanted.
        let feeds = matches!(self.mode, CFB | OFB);
        let gives = self.mode == CFB && self.direction == Direction::Encrypt;
        let mut fed = Zeroizing::new([0; BLOCK]);
        if feeds && !gives {
            fed[..tail].copy_from_slice(&piece.input()[from..]);
        }
        let data = piece.in_place(len);
        match &mut self.message {
            CipherState::Pieces(pieces) => pieces.apply(data)?,
            CipherState::Segments(segments) => segments.apply(data),
            CipherState::Seal(seal) => seal.update(data)?,
            CipherState::Open(open) => open.update(data)?,
            _ => refuse!("{algorithm} has not begun"),
        }
        self.length += len as u64;
        if feeds {
            let fed = &mut fed[..tail];
            match self.mode {
                OFB => fed.iter_mut().zip(&data[from..]).for_each(|(into, out)| *into ^= out),
                _ if gives => fed.copy_from_slice(&data[from..]),
                _ => {}
            }
            // Blocks have a power of two of bytes.
            let place = (before + from as u64) as usize & (size - 1);
            let first = tail.min(size - place);
            self.register[place..place + first].copy_from_slice(&fed[..first]);
            self.register[..tail - first].copy_from_slice(&fed[first..]);
        }
        Ok(len)
    }

    /// CBC.
    fn chain(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, size) = (self.algorithm, piece.len, self.algorithm.block_bytes);
        let ready = whole(size, self.filled + len, self.holds());
        piece.check_room(algorithm, ready)?;
        let encrypts = self.encrypts();
        let CipherState::Chain(chain) = &mut self.message else { refuse!("{algorithm} has not begun") };
        room(&mut self.out, ready + size);
        chain.update(piece.input(), &mut self.out);
        if ready > 0 && self.iv_bytes == size {
            // Of a ciphertext the last block that came out; it is in what was given now, or waited in part.
            let given = ready.saturating_sub(self.filled);
            if encrypts {
                self.register[..size].copy_from_slice(&self.out[ready - size..]);
            } else if given >= size {
                self.register[..size].copy_from_slice(&piece.input()[given - size..given]);
            } else {
                let waited = self.filled - (size - given)..self.filled;
                self.register[..size - given].copy_from_slice(&self.waiting[waited]);
                self.register[size - given..size].copy_from_slice(&piece.input()[..given]);
            }
        }
        self.keep(piece.input(), ready);
        self.length += len as u64;
        piece.write(algorithm, &self.out)
    }

    /// Keeps what did not come out: the chain has it, too.
    fn keep(&mut self, input: &[u8], ready: usize) {
        if ready == 0 {
            self.waiting[self.filled..][..input.len()].copy_from_slice(input);
            self.filled += input.len();
        } else {
            let rest = &input[ready.saturating_sub(self.filled)..];
            self.waiting[..rest.len()].copy_from_slice(rest);
            self.filled = rest.len();
        }
    }

    /// ECB.
    fn blocks(&mut self, cipher: &Arc<Blocks>, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, direction) = (self.algorithm, self.direction);
        let ready = whole(algorithm.block_bytes, self.filled + piece.len, self.holds());
        piece.check_room(algorithm, ready)?;
        if self.filled == 0 {
            self.keep(piece.input(), ready);
            cipher.crypt(direction, piece.in_place(ready))?;
            return Ok(ready);
        }
        room(&mut self.out, ready);
        if ready > 0 {
            self.out.extend_from_slice(&self.waiting[..self.filled]);
            self.out.extend_from_slice(&piece.input()[..ready - self.filled]);
        }
        self.keep(piece.input(), ready);
        cipher.crypt(direction, &mut self.out)?;
        piece.write(algorithm, &self.out)
    }

    /// A sector by one call.
    fn sector(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len) = (self.algorithm, piece.len);
        let Ready::Xts(xts) = self.ready()? else { refuse!("{algorithm} has no sectors") };
        piece.check_room(algorithm, len)?;
        xts.crypt(self.direction, self.iv()?, piece.in_place(len))?;
        Ok(len)
    }

    /// A key to be wrapped or unwrapped, by one call; without an output, how long it would be.
    fn wrap(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let algorithm = self.algorithm;
        let Ready::Wrap(wrap) = self.ready()? else { refuse!("{algorithm} does not wrap keys") };
        let carried: &[u8] = if algorithm.nonce.carried { &[] } else { self.iv()? };
        let out = Zeroizing::new(match self.direction {
            Direction::Encrypt => wrap.wrap(self.iv()?, piece.input())?,
            Direction::Decrypt => wrap.unwrap(carried, piece.input())?,
        });
        if piece.dst.is_null() {
            return Ok(out.len());
        }
        // Another key under the same IV would have the same key stream.
        self.message = CipherState::Ended;
        piece.write(algorithm, &out)
    }

    /// Associated data, which comes without an output.
    fn associate(&mut self, piece: &Piece<'_>) -> Outcome<usize> {
        let algorithm = self.algorithm;
        if !self.is_fresh() {
            refuse!("{algorithm} takes all associated data before the text");
        }
        self.iv()?;
        self.aad.extend_from_slice(piece.input());
        Ok(piece.len)
    }

    /// CCM, whose messages have to be there at once. Nothing unverified comes out.
    fn at_once(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, tag) = (self.algorithm, piece.len, self.tag_length());
        let Ready::Aead(aead) = self.ready()? else { refuse!("{algorithm} does not authenticate") };
        if let Some(announced) = self.announced.filter(|announced| *announced != len) {
            refuse!("{algorithm}: a message of {announced} bytes was announced, got {len}");
        }
        piece.check_room(algorithm, len)?;
        let iv = self.iv[..self.iv()?.len()].to_vec();
        if self.encrypts() {
            aead.seal(&iv, &self.aad, piece.in_place(len), &mut self.tag[..tag])?;
            self.tag_bytes = tag;
        } else {
            let expected = self.expected()?;
            let data = piece.in_place(len);
            if let Err(error) = aead.open(&iv, &self.aad, data, &expected) {
                data.zeroize();
                return Err(error.into());
            }
        }
        self.message = CipherState::Ended;
        Ok(len)
    }

    /// The tag that the message should have.
    fn expected(&mut self) -> Outcome<Vec<u8>> {
        let algorithm = self.algorithm;
        if self.tag_bytes == 0 {
            refuse!("{algorithm} has no tag to verify: set it by EVP_CTRL_AEAD_SET_TAG before the end");
        }
        Ok(self.tag[..std::mem::take(&mut self.tag_bytes)].to_vec())
    }

    fn tag_length(&self) -> usize {
        self.settings.number(Parameter::Tag).or(self.algorithm.tag.map(|tag| tag.bytes)).unwrap_or_default()
    }

    /// Ends the message: the last block, or the tag.
    fn finish(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, tag) = (self.algorithm, self.tag_length());
        match algorithm.role() {
            Role::Aead if self.mode == CCM => {
                if self.is_fresh() {
                    let mut nothing = [0; 0];
                    piece.dst = nothing.as_mut_ptr();
                    self.at_once(piece)?;
                }
                return Ok(0);
            }
            Role::Blocks | Role::Chain | Role::Aead if !matches!(self.message, CipherState::Segments(_)) => {
                self.start()?
            }
            _ => return Ok(0),
        }
        match std::mem::replace(&mut self.message, CipherState::Ended) {
            CipherState::Chain(chain) => {
                piece.check_room(algorithm, if self.encrypts() && self.pads { algorithm.block_bytes } else { 0 })?;
                room(&mut self.out, 2 * algorithm.block_bytes);
                chain.finish(&mut self.out)?;
                if self.encrypts() && !self.out.is_empty() {
                    self.register[..algorithm.block_bytes].copy_from_slice(&self.out);
                }
                piece.write_some(algorithm, &self.out)
            }
            CipherState::Blocks(cipher) => self.last_block(&cipher, piece),
            CipherState::Seal(seal) => {
                seal.finish(&mut self.tag[..tag])?;
                self.tag_bytes = tag;
                Ok(0)
            }
            CipherState::Open(open) => {
                let expected = self.expected()?;
                open.verify(&expected)?;
                Ok(0)
            }
            // Once more: what failed has not become right.
            _ => refuse!("{algorithm}: the message has ended; EVP_CipherInit_ex2 begins another one"),
        }
    }

    /// The end of ECB: padding is added or taken away.
    fn last_block(&mut self, cipher: &Arc<Blocks>, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, size, filled) = (self.algorithm, self.algorithm.block_bytes, self.filled);
        if !self.pads {
            if filled > 0 {
                refuse!("{algorithm} without padding takes blocks of {size} bytes: {filled} are left");
            }
            return Ok(0);
        }
        let mut block = self.waiting.clone();
        let block = &mut block[..size];
        if self.encrypts() {
            block[filled..].fill((size - filled) as u8);
            cipher.crypt(Direction::Encrypt, block)?;
            return piece.write(algorithm, block);
        }
        if filled != size {
            refuse!("{algorithm}: the ciphertext is not blocks of {size} bytes, or is empty");
        }
        cipher.crypt(Direction::Decrypt, block)?;
        let Some(padding) = unpadded(Padding::Pkcs7, block) else {
            return Err(Failure::not_authentic(format!("{algorithm}: the padding is wrong")));
        };
        piece.write_some(algorithm, &block[..size - padding])
    }

    /// Takes a parameter; what nobody knows is left alone, as OpenSSL wants it.
    fn set(&mut self, param: &Param) -> Outcome {
        let algorithm = self.algorithm;
        match param.name() {
            "keylen" if param.as_number()? != algorithm.key_bytes => {
                refuse!("{algorithm} takes a key of {} bytes, got {}", algorithm.key_bytes, param.as_number()?)
            }
            "keylen" => {}
            "ivlen" => self.set_iv_bytes(param.as_number()?)?,
            "padding" if param.is_number() => {
                let pads = param.as_number()? != 0;
                let said = self.settings.get(Parameter::Padding).is_some();
                if (pads != self.pads || said) && algorithm.role() == Role::Chain {
                    if !self.is_between() {
                        refuse!("{algorithm}: padding is chosen before the message begins");
                    }
                    // What is said last counts.
                    self.settings.unset(Parameter::Padding);
                    self.ready = None;
                }
                self.pads = pads;
            }
            "num" => self.skip(param.as_number()?)?,
            "tag" if algorithm.role() == Role::Aead => self.set_tag(param)?,
            "alg_id_param" | "algorithm-id-params" if has_der(algorithm) => self.set_der(param.as_octets()?)?,
            _ => {
                let before = self.settings.clone();
                if self.settings.take(algorithm, param)? {
                    if !self.is_between() {
                        self.settings = before;
                        refuse!("{algorithm}: {} is chosen before the message begins", param.name());
                    }
                    // What no message can begin with is refused here, where one option is enough to tell.
                    if let (true, Err(failure)) = (algorithm.needs.is_empty(), self.try_settings()) {
                        self.settings = before;
                        return Err(failure);
                    }
                    self.ready = None;
                    if algorithm.has(Parameter::Iv) {
                        self.iv_bytes = self.chosen_iv_bytes();
                    }
                }
            }
        }
        Ok(())
    }

    /// Begins within a block, where one is added by.
    fn skip(&mut self, bytes: usize) -> Outcome {
        let (algorithm, size) = (self.algorithm, self.algorithm.block_bytes);
        if bytes == self.within() {
            return Ok(());
        }
        if !self.is_fresh() || bytes >= size || !matches!(self.mode, CTR | OFB) {
            refuse!("{algorithm} cannot begin {bytes} bytes into a block now");
        }
        self.start()?;
        let mut passed = Zeroizing::new([0; BLOCK]);
        let CipherState::Pieces(pieces) = &mut self.message else { refuse!("{algorithm} has not begun") };
        pieces.apply(&mut passed[..bytes])?;
        self.length = bytes as u64;
        Ok(())
    }

    /// Bytes of the block that were used.
    fn within(&self) -> usize {
        if matches!(self.mode, CFB | OFB | CTR) {
            (self.length % self.algorithm.block_bytes as u64) as usize
        } else {
            0
        }
    }

    /// The tag to verify, or, without bytes, how long it is to be.
    fn set_tag(&mut self, param: &Param) -> Outcome {
        let (algorithm, bytes) = (self.algorithm, param.size());
        if bytes != self.tag_length() {
            if !algorithm.has(Parameter::Tag) || !self.is_fresh() {
                refuse!(
                    "{algorithm} has a tag of {} bytes here, got {bytes}; another length is set before the text",
                    self.tag_length()
                );
            }
            let Some(tag) = algorithm.tag.filter(|tag| (tag.least..=tag.most).contains(&bytes)) else {
                refuse!("{algorithm} has no tag of {bytes} bytes");
            };
            self.settings.set(Parameter::Tag, bytes.min(tag.most).to_string());
            self.ready = None;
        }
        if param.is_null() {
            return Ok(());
        }
        if self.encrypts() {
            refuse!("{algorithm} makes a tag here, and takes none: set it for decryption");
        }
        self.tag[..bytes].copy_from_slice(param.as_octets()?);
        self.tag_bytes = bytes;
        Ok(())
    }

    /// What CMS has beside the OID: the IV, and the S-box set or nothing; of ACPKM its sections, too.
    fn set_der(&mut self, der: &[u8]) -> Outcome {
        let algorithm = self.algorithm;
        let (octets, oid) = der::decode(der)?;
        let expected = self.iv_bytes + if is_acpkm(algorithm) { SEED } else { 0 };
        if octets.len() != expected {
            refuse!("{algorithm} has {expected} bytes in the parameters of the algorithm, got {}", octets.len());
        }
        if is_acpkm(algorithm) {
            self.settings.set(Parameter::Section, cms_section(algorithm).to_string());
        } else {
            let Some(oid) = oid else { refuse!("{algorithm}: the parameters of the algorithm name no S-box set") };
            self.settings.set(Parameter::Sbox, oid);
            self.settings.options()?;
        }
        self.ready = None;
        let iv = octets[..self.iv_bytes].to_vec();
        self.set_iv(&iv)
    }

    /// The same, to be sent. As gost-engine does, ACPKM changes to the sections of CMS by that.
    fn der(&mut self) -> Outcome<Vec<u8>> {
        let algorithm = self.algorithm;
        let mut octets = self.iv()?.to_vec();
        if is_acpkm(algorithm) {
            octets.extend([0; SEED]);
            if self.is_fresh() {
                let section = cms_section(algorithm);
                if self.settings.number(Parameter::Section) != Some(section) {
                    self.settings.set(Parameter::Section, section.to_string());
                    self.ready = None;
                }
            }
            return der::encode(&octets, None);
        }
        let set = self.settings.options()?.sbox.map_or(algorithm.sbox, |set| set.oid);
        der::encode(&octets, Some(set))
    }

    /// Answers what is asked.
    fn get(&mut self, param: &mut Param) -> Outcome {
        let algorithm = self.algorithm;
        match param.name() {
            "ivlen" => param.put_number(self.iv_bytes),
            "padding" => param.put_number(self.pads.into()),
            "num" => param.put_number(self.within()),
            "taglen" => param.put_number(self.tag_length()),
            "key-mesh" if algorithm.has(Parameter::Section) || algorithm.has(Parameter::Meshing) => {
                param.put_number(self.settings.key_mesh(algorithm))
            }
            "iv" if self.has_iv => param.put_octets(&self.iv[..self.iv_bytes]),
            "updated-iv" if self.has_iv => {
                if self.mode == CTR {
                    self.count();
                }
                param.put_octets(&self.register[..self.iv_bytes])
            }
            "tag" if algorithm.role() == Role::Aead => {
                let (bytes, least) = (param.size(), algorithm.tag.map_or(1, |tag| tag.least));
                if !self.encrypts() || self.tag_bytes == 0 {
                    refuse!("{algorithm} has no tag yet: EVP_EncryptFinal_ex makes it");
                }
                let cut = self.mode != CCM && (least..self.tag_bytes).contains(&bytes);
                let given = if cut { bytes } else { self.tag_bytes };
                if bytes != given && !param.is_null() {
                    refuse!("{algorithm} has a tag of {given} bytes here, asked for with {bytes}");
                }
                param.put_octets(&self.tag[..given])
            }
            "alg_id_param" | "algorithm-id-params" if has_der(algorithm) => param.put_octets(&self.der()?),
            "sbox" if algorithm.has(Parameter::Sbox) => {
                let set = self.settings.options()?.sbox.map_or(algorithm.sbox, |set| set.oid);
                param.put_text(set)
            }
            _ => describe(algorithm, param).map(drop),
        }
    }

    /// The counter of the next byte, where the IV is all of a counter.
    fn count(&mut self) {
        self.register = self.iv;
        let counts = self.algorithm.nonce.rule == NonceRule::Counters && self.iv_bytes == self.algorithm.block_bytes;
        let mut carry = if counts { u128::from(self.length / self.iv_bytes as u64) } else { 0 };
        for byte in self.register[..self.iv_bytes].iter_mut().rev() {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
    }
}

/// Bytes of UKM that are for a MAC's key, which these algorithms do not have.
const SEED: usize = 8;

/// An empty buffer with room, none of whose bytes moves by growing.
fn room(out: &mut Zeroizing<Vec<u8>>, bytes: usize) {
    if out.capacity() < bytes {
        *out = Zeroizing::new(Vec::with_capacity(bytes));
    }
    out.clear();
}

impl Piece<'_> {
    /// Writes output, if there is some: for the end of a message, which may have nowhere to write.
    fn write_some(&mut self, algorithm: &Algorithm, out: &[u8]) -> Outcome<usize> {
        if out.is_empty() { Ok(0) } else { self.write(algorithm, out) }
    }
}

/// Runs a call on a context.
///
/// # Safety
/// `context` was made here, and nobody else uses it meanwhile.
#[inline]
unsafe fn on(context: *mut Context, name: &'static CStr, body: impl FnOnce(&mut Context) -> Outcome) -> c_int {
    // SAFETY: as the caller says; a context lives no longer than its provider.
    unsafe { context.as_mut().map_or(0, |context| (*context.provider).core.guard(name, || body(context))) }
}

/// # Safety
/// As in provider-cipher(7).
unsafe fn init(
    context: *mut Context,
    direction: Direction,
    key: *const u8,
    key_bytes: usize,
    iv: *const u8,
    iv_bytes: usize,
    params: *mut Param,
) -> c_int {
    // SAFETY: OpenSSL's caller vouches for the bytes; what is NULL is none.
    unsafe {
        let given = |at: *const u8, bytes: usize| (!at.is_null()).then(|| slice::from_raw_parts(at, bytes));
        on(context, c"init", |context| {
            context.reset(direction);
            for param in each(params) {
                context.set(param)?;
            }
            context.init(given(key, key_bytes), given(iv, iv_bytes))
        })
    }
}

pub(crate) unsafe extern "C" fn encrypt_init(
    context: *mut Context,
    key: *const u8,
    key_bytes: usize,
    iv: *const u8,
    iv_bytes: usize,
    params: *mut Param,
) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe { init(context, Direction::Encrypt, key, key_bytes, iv, iv_bytes, params) }
}

pub(crate) unsafe extern "C" fn decrypt_init(
    context: *mut Context,
    key: *const u8,
    key_bytes: usize,
    iv: *const u8,
    iv_bytes: usize,
    params: *mut Param,
) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe { init(context, Direction::Decrypt, key, key_bytes, iv, iv_bytes, params) }
}

pub(crate) unsafe extern "C" fn update(
    context: *mut Context,
    out: *mut u8,
    written: *mut usize,
    room: usize,
    input: *const u8,
    len: usize,
) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe {
        on(context, c"update", |context| {
            let algorithm = context.algorithm;
            let Some(written) = written.as_mut() else {
                refuse!("{algorithm}: there is nowhere to write how long the output is")
            };
            *written = 0;
            if input.is_null() && len > 0 {
                // How long a message of CCM will be: known again when it comes.
                if context.mode == CCM && out.is_null() {
                    (*written, context.announced) = (len, Some(len));
                    return Ok(());
                }
                refuse!("{algorithm}: the input is NULL, and its length {len}");
            }
            // An update without bytes does nothing. The end of the message says whether an empty one is taken.
            if len > 0 {
                *written = context.update(Piece { src: input, len, dst: out, room, buffers: PhantomData })?;
            }
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn finish(context: *mut Context, out: *mut u8, written: *mut usize, room: usize) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe {
        on(context, c"final", |context| {
            let algorithm = context.algorithm;
            let Some(written) = written.as_mut() else {
                refuse!("{algorithm}: there is nowhere to write how long the output is")
            };
            *written = 0;
            *written = context.finish(Piece { src: null(), len: 0, dst: out, room, buffers: PhantomData })?;
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn free(context: *mut Context) {
    // SAFETY: it was made by `Box`, and nobody uses it any more.
    unsafe {
        on(context, c"freectx", |context| {
            drop(Box::from_raw(context));
            Ok(())
        });
    }
}

pub(crate) unsafe extern "C" fn duplicate(context: *mut Context) -> *mut Context {
    let mut copy = null_mut();
    // SAFETY: as OpenSSL says.
    unsafe {
        on(context, c"dupctx", |context| {
            copy = Box::into_raw(Box::new(context.duplicate()));
            Ok(())
        });
    }
    copy
}

pub(crate) unsafe extern "C" fn get_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe { on(context, c"get_ctx_params", |context| each(params).try_for_each(|param| context.get(param))) }
}

pub(crate) unsafe extern "C" fn set_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL says.
    unsafe { on(context, c"set_ctx_params", |context| each(params).try_for_each(|param| context.set(param))) }
}

/// What there is to be asked of a cipher.
static GETTABLE: [Param; 9] = [
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"blocksize"),
    Param::number(c"mode"),
    Param::number(c"aead"),
    Param::number(c"custom-iv"),
    Param::number(c"cts"),
    Param::number(c"has-randkey"),
    Param::END,
];

/// Of a context. What stands last is for algorithms with parameters in DER: that it is there tells OpenSSL to use it.
static GETTABLE_OF_CONTEXT: [Param; 13] = [
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::octets(c"iv"),
    Param::octets(c"updated-iv"),
    Param::octets(c"tag"),
    Param::number(c"taglen"),
    Param::number(c"key-mesh"),
    Param::text(c"sbox"),
    Param::octets(c"alg_id_param"),
    Param::octets(c"algorithm-id-params"),
    Param::END,
];
static GETTABLE_WITHOUT_DER: [Param; 11] = [
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::octets(c"iv"),
    Param::octets(c"updated-iv"),
    Param::octets(c"tag"),
    Param::number(c"taglen"),
    Param::number(c"key-mesh"),
    Param::text(c"sbox"),
    Param::END,
];

/// What can be set. Re-keying of TLS ("tlstree") would stand here.
static SETTABLE: [Param; 15] = [
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::octets(c"tag"),
    Param::number(c"key-mesh"),
    Param::octets(c"alg_id_param"),
    Param::octets(c"algorithm-id-params"),
    Param::text(c"sbox"),
    Param::text(c"meshing"),
    Param::text(c"iv"),
    Param::number(c"section"),
    Param::number(c"segment"),
    Param::number(c"lengths"),
    Param::END,
];

pub(crate) extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

pub(crate) fn gettable_of_context(algorithm: &Algorithm) -> *const Param {
    if has_der(algorithm) { GETTABLE_OF_CONTEXT.as_ptr() } else { GETTABLE_WITHOUT_DER.as_ptr() }
}

pub(crate) extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}
