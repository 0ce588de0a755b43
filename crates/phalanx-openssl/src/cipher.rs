//! Cipher contexts, whose functions EVP may call in any order.

use std::ffi::{CStr, c_int, c_void};
use std::marker::PhantomData;
use std::ptr::{copy, null, null_mut};
use std::slice;
use std::sync::Arc;

use phalanx::modes::{Padding, unpadded};
use phalanx::{Wiped, wipe};
use phalanx_catalogue::roles::{
    Aead, BlockMode, Blocks, Direction, KeyWrap, RunningBlockMode, RunningEncryption, RunningMac, Stream,
    UnverifiedDecryption, Xts,
};
use phalanx_catalogue::{Algorithm, NonceRule, Parameter, Role};
use zeroize::Zeroizing;

use crate::abi::MOST_IV;
use crate::der;
use crate::error::{Failure, Outcome, refuse};
use crate::evp::{CCM, CFB, CTR, OFB, block_size, is_feedback, mode};
use crate::params::{Param, each};
use crate::provider::Provider;
use crate::settings::{Settings, cms_section, has_der, has_seed, is_acpkm};
use crate::stream::{Pieces, Segments};
use crate::tls::Record;
use crate::wiped::WipedArray;
use crate::with_mac::{Offered, SEED};

/// Maximum key size and block size, in bytes.
const KEY: usize = 128;
const BLOCK: usize = 64;

/// Answers a query for a cipher parameter. Returns false if we don't know the parameter.
pub(crate) fn describe(algorithm: Offered, param: &mut Param) -> Outcome<bool> {
    let value = match param.name() {
        "keylen" => algorithm.key_bytes,
        "ivlen" => algorithm.iv_bytes(),
        "blocksize" => block_size(&algorithm),
        "mode" => mode(&algorithm),
        "aead" => usize::from(algorithm.role() == Role::Aead),
        "custom-iv" | "cts" | "tls-multi" | "has-randkey" | "encrypt-then-mac" => 0,
        _ => return Ok(false),
    };
    param.put_number(value)?;
    Ok(true)
}

/// An expanded key.
#[derive(Clone)]
enum Ready {
    Blocks(Arc<Blocks>),
    Stream(Arc<Stream>),
    BlockMode(Arc<BlockMode>),
    Aead(Arc<Aead>),
    Xts(Arc<Xts>),
    Wrap(Arc<KeyWrap>),
}

/// The state of a message.
#[expect(clippy::large_enum_variant, reason = "each context contains one and never moves it")]
enum CipherState {
    Fresh,
    Pieces(Pieces),
    Segments(Segments),
    BlockMode(RunningBlockMode),
    /// Individual blocks. The context holds on to partial ones.
    Blocks(Arc<Blocks>),
    Seal(RunningEncryption),
    Open(UnverifiedDecryption),
    /// The message has ended. If it continued, it would reuse a nonce.
    Ended,
}

/// Bytes to process from `src` to `dst`, which may overlap. We never borrow more than one of them
/// at a time.
struct Piece<'a> {
    src: *const u8,
    len: usize,
    dst: *mut u8,
    room: usize,
    buffers: PhantomData<&'a mut [u8]>,
}

impl Piece<'_> {
    fn input(&self) -> &[u8] {
        // SAFETY: `update` has checked for NULL. OpenSSL's caller vouches for the bytes, and
        // nothing writes to them while they are borrowed.
        if self.len == 0 { &[] } else { unsafe { slice::from_raw_parts(self.src, self.len) } }
    }

    fn check_room(&self, algorithm: Offered, len: usize) -> Outcome {
        if self.dst.is_null() && len > 0 {
            refuse!("{algorithm}: the output is NULL: provide {len} bytes");
        }
        if len > self.room {
            refuse!("{algorithm}: the output has room for only {}: provide {len} bytes", self.room);
        }
        Ok(())
    }

    /// Copies input to the output buffer so that it can be processed there. `len` is at most the
    /// room for output.
    fn in_place(&mut self, len: usize) -> &mut [u8] {
        if len == 0 {
            return &mut [];
        }
        // SAFETY: `check_room` has run, so both are at least `len` bytes long. Only the returned
        // slice is used while it lives.
        unsafe {
            if !std::ptr::eq(self.src, self.dst) {
                copy(self.src, self.dst, len);
            }
            slice::from_raw_parts_mut(self.dst, len)
        }
    }

    /// Writes output that was not processed in place.
    fn write(&mut self, algorithm: Offered, out: &[u8]) -> Outcome<usize> {
        self.check_room(algorithm, out.len())?;
        // SAFETY: there is enough room, and `out` doesn't overlap it.
        unsafe { copy(out.as_ptr(), self.dst, out.len()) };
        Ok(out.len())
    }
}

/// Our side of an `EVP_CIPHER_CTX`.
pub(crate) struct Context {
    provider: *const Provider,
    algorithm: Offered,
    mode: usize,
    direction: Direction,
    key: WipedArray<KEY>,
    has_key: bool,
    iv: [u8; BLOCK],
    iv_bytes: usize,
    has_iv: bool,
    settings: Settings,
    /// The TLS record whose key is used.
    record: Record,
    pads: bool,
    /// The expanded key. It is cleared when the key or a setting changes.
    ready: Option<Ready>,
    message: CipherState,
    /// The MAC of the message so far, if the cipher has one.
    mac: Option<RunningMac>,
    /// The length of the message so far and its last ciphertext block, which we need to compute
    /// `num` and `updated-iv`.
    length: u64,
    register: WipedArray<BLOCK>,
    /// The bytes of an incomplete block.
    waiting: WipedArray<BLOCK>,
    filled: usize,
    aad: Wiped,
    /// The length that was announced for a CCM message.
    announced: Option<usize>,
    tag: [u8; BLOCK],
    /// Size of the tag that was set or computed, or 0 if there isn't one yet.
    tag_bytes: usize,
    /// Output that isn't produced in place.
    out: Wiped,
}

/// How many of the bytes form whole blocks. If `holds` is set, the last whole block has to wait
/// because it may turn out to be padding.
fn whole(size: usize, bytes: usize, holds: bool) -> usize {
    (if holds { bytes.saturating_sub(1) } else { bytes }) / size * size
}

impl Context {
    pub(crate) fn new(provider: &Provider, algorithm: Offered) -> Self {
        Self {
            provider,
            algorithm,
            mode: mode(&algorithm),
            direction: Direction::Encrypt,
            key: WipedArray::default(),
            has_key: false,
            iv: [0; BLOCK],
            iv_bytes: algorithm.iv_bytes(),
            has_iv: false,
            settings: provider.settings(&algorithm),
            record: Record::default(),
            pads: true,
            ready: None,
            message: CipherState::Fresh,
            mac: None,
            length: 0,
            register: WipedArray::default(),
            waiting: WipedArray::default(),
            filled: 0,
            aad: Wiped::default(),
            announced: None,
            tag: [0; BLOCK],
            tag_bytes: 0,
            out: Wiped::default(),
        }
    }

    /// Copies the context. Both share the expanded key, which never changes.
    fn duplicate(&self) -> Self {
        let message = match &self.message {
            CipherState::Fresh => CipherState::Fresh,
            CipherState::Pieces(pieces) => CipherState::Pieces(pieces.duplicate()),
            CipherState::Segments(segments) => CipherState::Segments(segments.duplicate()),
            CipherState::BlockMode(chain) => CipherState::BlockMode(chain.clone()),
            CipherState::Blocks(blocks) => CipherState::Blocks(Arc::clone(blocks)),
            CipherState::Seal(seal) => CipherState::Seal(seal.clone()),
            CipherState::Open(open) => CipherState::Open(open.clone()),
            CipherState::Ended => CipherState::Ended,
        };
        let (settings, ready, record) = (self.settings.clone(), self.ready.clone(), self.record.duplicate());
        let (key, waiting, aad) = (self.key.clone(), self.waiting.clone(), self.aad.clone());
        let (mac, register) = (self.mac.clone(), self.register.clone());
        Self { key, settings, record, ready, message, mac, register, waiting, aad, out: Wiped::default(), ..*self }
    }

    fn is_fresh(&self) -> bool {
        matches!(self.message, CipherState::Fresh)
    }

    /// Whether the settings for the next message may still change.
    fn is_between(&self) -> bool {
        matches!(self.message, CipherState::Fresh | CipherState::Ended)
    }

    fn encrypts(&self) -> bool {
        self.direction == Direction::Encrypt
    }

    /// Whether messages have a tag.
    fn has_tag(&self) -> bool {
        self.algorithm.role() == Role::Aead || self.algorithm.has_mac()
    }

    /// Discards the current message before the next one starts.
    fn reset(&mut self, direction: Direction) {
        if self.has_tag() && self.encrypts() && !self.is_fresh() {
            // The nonce has now been used up.
            self.has_iv = false;
        }
        self.direction = direction;
        (self.message, self.mac) = (CipherState::Fresh, None);
        wipe(&mut self.aad);
        self.aad.clear();
        wipe(&mut self.waiting[..]);
        (self.filled, self.length, self.announced) = (0, 0, None);
        if direction == Direction::Encrypt {
            self.tag_bytes = 0;
        }
    }

    /// Sets the key and the IV. If either is absent, it stays unchanged.
    fn init(&mut self, key: Option<&[u8]>, iv: Option<&[u8]>) -> Outcome {
        let algorithm = self.algorithm;
        if let Some(key) = key {
            if key.len() != algorithm.key_bytes || key.len() > KEY {
                refuse!("{algorithm}: invalid key length: {} bytes (expected {})", key.len(), algorithm.key_bytes);
            }
            self.key[..key.len()].copy_from_slice(key);
            (self.has_key, self.ready) = (true, None);
            self.record.forget();
        }
        if let Some(iv) = iv {
            self.set_iv(iv)?;
        }
        *self.register = self.iv;
        // We expand the key now so that an invalid key is reported early. CBC waits for the padding
        // setting, so that the key is only expanded once.
        if key.is_some() && algorithm.role() != Role::BlockMode {
            self.ready()?;
        }
        Ok(())
    }

    fn set_iv(&mut self, iv: &[u8]) -> Outcome {
        let algorithm = self.algorithm;
        if iv.len() != self.iv_bytes || iv.len() > BLOCK {
            refuse!("{algorithm}: invalid IV length: {} bytes (expected {})", iv.len(), self.iv_bytes);
        }
        let sets_bit =
            algorithm.nonce.rule == NonceRule::UniqueFirstBitZero && iv.first().is_some_and(|first| first >> 7 == 1);
        // TLS 1.3 passes any nonce, whose first bit doesn't count (RFC 9367).
        if sets_bit && !self.record.has_mode() {
            refuse!("{algorithm}: the first bit of the IV must be 0: clear the highest bit of its first byte");
        }
        self.iv[..iv.len()].copy_from_slice(iv);
        if sets_bit {
            self.iv[0] &= 0x7f;
        }
        self.has_iv = true;
        Ok(())
    }

    fn set_iv_bytes(&mut self, bytes: usize) -> Outcome {
        let (algorithm, nonce) = (self.algorithm, self.algorithm.nonce);
        // SAFETY: the provider outlives its contexts.
        let most = if unsafe { &*self.provider }.long_iv { BLOCK } else { MOST_IV };
        // OpenSSL sets 12 bytes for any AEAD. If an algorithm only has a single nonce length, like
        // MGM, we reject that here.
        let usual = algorithm.iv_bytes();
        if bytes != usual && (algorithm.has_mac() || !nonce.takes(bytes) || bytes > most) {
            refuse!("{algorithm}: invalid IV length: {bytes} bytes (expected {usual})");
        }
        if bytes != self.iv_bytes {
            if !self.is_between() {
                refuse!("{algorithm}: the message has started: set the IV length before");
            }
            (self.iv_bytes, self.has_iv) = (bytes, false);
        }
        Ok(())
    }

    /// The expanded key, which is created on first use.
    fn ready(&mut self) -> Outcome<Ready> {
        if let Some(ready) = &self.ready {
            return Ok(ready.clone());
        }
        let algorithm = self.algorithm;
        if !self.has_key {
            refuse!("{algorithm}: no key set: pass {} bytes to EVP_CipherInit_ex2", algorithm.key_bytes);
        }
        let root = &self.key[..algorithm.key_bytes];
        let ready = self.made(self.record.current().map_or(root, |(key, _)| key))?;
        self.ready = Some(ready.clone());
        Ok(ready)
    }

    /// Expands a key with the current settings.
    fn made(&self, key: &[u8]) -> Outcome<Ready> {
        let (algorithm, mut options) = (self.algorithm.entry, self.settings.options()?);
        Ok(match algorithm.role() {
            Role::Blocks => Ready::Blocks(algorithm.blocks(key, &options)?.into()),
            Role::Stream => Ready::Stream(algorithm.stream(key, &options)?.into()),
            Role::BlockMode => {
                if algorithm.has(Parameter::Padding) {
                    options.padding = Some(options.padding.unwrap_or(self.padding()));
                }
                Ready::BlockMode(algorithm.block_mode(key, &options)?.into())
            }
            Role::Aead => Ready::Aead(algorithm.aead(key, &options)?.into()),
            Role::Xts => Ready::Xts(algorithm.xts(key, &options)?.into()),
            // This also rejects algorithms that aren't ciphers.
            _ => Ready::Wrap(algorithm.key_wrap(key, &options)?.into()),
        })
    }

    /// Uses a dummy key to check whether a message could start with the current settings.
    fn try_settings(&self) -> Outcome {
        let key: [u8; KEY] = std::array::from_fn(|i| i as u8);
        if let Ready::Stream(cipher) = self.made(&key[..self.algorithm.key_bytes])? {
            let seed = if self.algorithm.has_mac() { SEED } else { 0 };
            cipher.start(Direction::Encrypt, &[0; BLOCK][..self.chosen_iv_bytes() - seed])?;
        }
        Ok(())
    }

    /// The IV size, if an option determines it.
    fn chosen_iv_bytes(&self) -> usize {
        let algorithm = self.algorithm;
        match algorithm.has(Parameter::Iv) && self.settings.get(Parameter::Iv) == Some("counter") {
            true => algorithm.block_bytes,
            false => algorithm.iv_bytes(),
        }
    }

    /// The padding that was set through EVP, unless a catalogue option overrides it.
    fn padding(&self) -> Padding {
        if self.pads { Padding::Pkcs7 } else { Padding::None }
    }

    /// Whether the last whole block has to wait.
    fn holds(&self) -> bool {
        let pads = self.settings.get(Parameter::Padding).map_or(self.pads, |padding| padding != "none");
        !self.encrypts() && pads
    }

    /// The message's IV. Empty if the mode doesn't use one.
    fn iv(&self) -> Outcome<&[u8]> {
        if self.iv_bytes > 0 && !self.has_iv {
            let (algorithm, bytes) = (self.algorithm, self.iv_bytes);
            refuse!("{algorithm}: no IV set since the last message: pass {bytes} bytes to EVP_CipherInit_ex2");
        }
        Ok(&self.iv[..self.iv_bytes])
    }

    /// Starts the message if it hasn't started yet.
    fn start(&mut self) -> Outcome {
        if !self.is_fresh() {
            return Ok(());
        }
        let (algorithm, direction, ready) = (self.algorithm, self.direction, self.ready()?);
        let (iv, most) = (self.iv()?, algorithm.limits.message_bytes);
        self.message = match ready {
            Ready::Blocks(cipher) => CipherState::Blocks(cipher),
            Ready::Stream(_) if algorithm.has_mac() => {
                let key = &self.key[..algorithm.key_bytes];
                let (stream, mac) = algorithm.start(direction, key, iv, &self.settings.options()?)?;
                self.mac = Some(mac);
                CipherState::Pieces(Pieces::new(stream, true, most))
            }
            Ready::Stream(cipher) => {
                let stream = cipher.start(direction, &self.first_counter(iv)[..iv.len()])?;
                CipherState::Pieces(Pieces::new(stream, !is_feedback(&algorithm), most))
            }
            Ready::BlockMode(cipher) if is_feedback(&algorithm) => {
                let segment = self.settings.number(Parameter::Segment).unwrap_or(algorithm.block_bytes);
                CipherState::Segments(Segments::new(cipher.start(direction, iv)?, segment))
            }
            Ready::BlockMode(cipher) => CipherState::BlockMode(cipher.start(direction, iv)?),
            Ready::Aead(aead) if direction == Direction::Encrypt => CipherState::Seal(aead.start_seal(iv, &self.aad)?),
            Ready::Aead(aead) => CipherState::Open(aead.start_open_unverified(iv, &self.aad)?),
            Ready::Xts(_) | Ready::Wrap(_) => CipherState::Fresh,
        };
        Ok(())
    }

    /// The IV of the message. In TLS, the number of the record is added to that of the connection
    /// (RFC 9189, section 4.1).
    fn first_counter(&self, iv: &[u8]) -> [u8; BLOCK] {
        let mut counter = [0; BLOCK];
        counter[..iv.len()].copy_from_slice(iv);
        let mut carry = self.record.current().map_or(0, |(_, number)| u128::from(number));
        for byte in counter[..iv.len()].iter_mut().rev() {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
        counter
    }

    /// Uses the key of a TLS record from now on. A stream cipher starts the message of that record,
    /// because libssl doesn't set an IV before it.
    fn start_record(&mut self, param: &Param) -> Outcome {
        let algorithm = self.algorithm;
        if !self.has_key || algorithm.has_mac() {
            refuse!("{algorithm}: tlstree: set the key of a cipher of TLS before it");
        }
        if algorithm.role() != Role::Stream && !self.is_between() {
            refuse!("{algorithm}: the message has started: set tlstree before");
        }
        if self.record.derive(&algorithm, &self.key[..algorithm.key_bytes], param)? {
            self.ready = None;
        }
        if algorithm.role() == Role::Stream {
            self.reset(self.direction);
        }
        Ok(())
    }

    /// Processes the next piece. Returns the number of bytes written.
    #[inline]
    fn update(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len) = (self.algorithm, piece.len);
        match &mut self.message {
            // Fast path for the most common call, which passes more data for a CTR message.
            CipherState::Pieces(pieces) if self.mode == CTR && self.mac.is_none() && !piece.dst.is_null() => {
                piece.check_room(algorithm, len)?;
                pieces.apply(piece.in_place(len))?;
                self.length += len as u64;
                return Ok(len);
            }
            CipherState::Ended => {
                refuse!("{algorithm}: the message has ended: start a new one with EVP_CipherInit_ex2")
            }
            _ => {}
        }
        match algorithm.role() {
            Role::KeyWrap => return self.wrap(piece),
            Role::Aead if piece.dst.is_null() => return self.associate(&piece),
            Role::Aead if self.mode == CCM => return self.at_once(piece),
            Role::Xts => return self.sector(piece),
            _ => self.start()?,
        }
        match &self.message {
            CipherState::BlockMode(_) => self.chain(piece),
            CipherState::Blocks(cipher) => self.blocks(&Arc::clone(cipher), piece),
            _ => self.in_place(piece),
        }
    }

    /// Length-preserving ciphers.
    fn in_place(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, before) = (self.algorithm, piece.len, self.length);
        piece.check_room(algorithm, len)?;
        let size = algorithm.block_bytes;
        let tail = len.min(size);
        let from = len - tail;
        // We save the last bytes of the input for `updated-iv` because the output may overwrite
        // them. The block size is a power of two. If the update fails, the register stays as it is.
        let gives = self.mode == CFB && self.direction == Direction::Encrypt;
        let place = (before + from as u64) as usize & (size - 1);
        let first = tail.min(size - place);
        let mut register = matches!(self.mode, CFB | OFB).then(|| self.register.clone());
        if let (Some(register), false) = (&mut register, gives) {
            let (to_end, from_start) = piece.input()[from..].split_at(first);
            register[place..place + first].copy_from_slice(to_end);
            register[..tail - first].copy_from_slice(from_start);
        }
        let data = piece.in_place(len);
        // The tag is that of the plaintext.
        if let (Some(mac), Direction::Encrypt) = (&mut self.mac, self.direction) {
            mac.update(data)?;
        }
        match &mut self.message {
            CipherState::Pieces(pieces) => pieces.apply(data)?,
            CipherState::Segments(segments) => segments.apply(data),
            CipherState::Seal(seal) => seal.update(data)?,
            CipherState::Open(open) => open.update(data)?,
            _ => refuse!("{algorithm}: the message has not started"),
        }
        if let (Some(mac), Direction::Decrypt) = (&mut self.mac, self.direction) {
            mac.update(data)?;
        }
        self.length += len as u64;
        let Some(mut register) = register else { return Ok(len) };
        if gives || self.mode == OFB {
            let (to_end, from_start) = data[from..].split_at(first);
            let (start, rest) = register.split_at_mut(place);
            for (into, out) in [(rest, to_end), (start, from_start)] {
                let both = into.iter_mut().zip(out);
                match gives {
                    true => both.for_each(|(into, out)| *into = *out),
                    false => both.for_each(|(into, out)| *into ^= out),
                }
            }
        }
        self.register = register;
        Ok(len)
    }

    /// CBC.
    fn chain(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, size) = (self.algorithm, piece.len, self.algorithm.block_bytes);
        let ready = whole(size, self.filled + len, self.holds());
        piece.check_room(algorithm, ready)?;
        let encrypts = self.encrypts();
        let CipherState::BlockMode(chain) = &mut self.message else {
            refuse!("{algorithm}: the message has not started")
        };
        room(&mut self.out, ready + size);
        chain.update(piece.input(), &mut self.out);
        if ready > 0 && self.iv_bytes == size {
            // When decrypting, this is the last ciphertext block that was processed. It is either
            // in this input, or part of it was waiting.
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

    /// Keeps the bytes that haven't been output yet. The chain holds them too.
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

    /// Processes a sector in one call.
    fn sector(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len) = (self.algorithm, piece.len);
        let Ready::Xts(xts) = self.ready()? else { refuse!("{algorithm}: not a sector cipher") };
        piece.check_room(algorithm, len)?;
        xts.crypt(self.direction, self.iv()?, piece.in_place(len))?;
        Ok(len)
    }

    /// Wraps or unwraps a key in one call. Without an output buffer, returns the length.
    fn wrap(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let algorithm = self.algorithm;
        let Ready::Wrap(wrap) = self.ready()? else { refuse!("{algorithm}: not a key-wrapping algorithm") };
        let carried: &[u8] = if algorithm.nonce.carried { &[] } else { self.iv()? };
        let out = Zeroizing::new(match self.direction {
            Direction::Encrypt => wrap.wrap(self.iv()?, piece.input())?,
            Direction::Decrypt => wrap.unwrap(carried, piece.input())?,
        });
        if piece.dst.is_null() {
            return Ok(out.len());
        }
        // Wrapping a different key under the same IV would reuse the key stream.
        self.message = CipherState::Ended;
        piece.write(algorithm, &out)
    }

    /// Processes associated data, which is passed without an output buffer.
    fn associate(&mut self, piece: &Piece<'_>) -> Outcome<usize> {
        let algorithm = self.algorithm;
        if !self.is_fresh() {
            refuse!("{algorithm}: the text has started: pass all associated data before the text");
        }
        self.iv()?;
        self.aad.extend_from_slice(piece.input());
        Ok(piece.len)
    }

    /// CCM, which needs the whole message at once. We never release unverified data.
    fn at_once(&mut self, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, len, tag) = (self.algorithm, piece.len, self.tag_length());
        let Ready::Aead(aead) = self.ready()? else { refuse!("{algorithm}: not an AEAD") };
        if let Some(announced) = self.announced.filter(|announced| *announced != len) {
            refuse!("{algorithm}: invalid message length: {len} bytes ({announced} bytes were announced)");
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
                wipe(data);
                return Err(error.into());
            }
        }
        self.message = CipherState::Ended;
        Ok(len)
    }

    /// The tag to verify.
    fn expected(&mut self) -> Outcome<Vec<u8>> {
        let algorithm = self.algorithm;
        if self.tag_bytes == 0 {
            refuse!("{algorithm}: no tag to verify: set it with EVP_CTRL_AEAD_SET_TAG before the end");
        }
        Ok(self.tag[..std::mem::take(&mut self.tag_bytes)].to_vec())
    }

    fn tag_length(&self) -> usize {
        if self.algorithm.has_mac() {
            return self.algorithm.block_bytes;
        }
        self.settings.number(Parameter::Tag).or(self.algorithm.tag.map(|tag| tag.bytes)).unwrap_or_default()
    }

    /// Ends the message by processing the last block, or by computing or verifying the tag.
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
            Role::Stream if algorithm.has_mac() => return self.finish_with_mac(),
            Role::Blocks | Role::BlockMode | Role::Aead if !matches!(self.message, CipherState::Segments(_)) => {
                self.start()?
            }
            _ => return Ok(0),
        }
        match std::mem::replace(&mut self.message, CipherState::Ended) {
            CipherState::BlockMode(chain) => {
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
            // Once a call has failed, calling again fails too.
            _ => refuse!("{algorithm}: the message has ended: start a new one with EVP_CipherInit_ex2"),
        }
    }

    /// Encrypts or verifies the tag of a stream cipher with a MAC.
    fn finish_with_mac(&mut self) -> Outcome<usize> {
        self.start()?;
        let (algorithm, bytes) = (self.algorithm, self.tag_length());
        let message = std::mem::replace(&mut self.message, CipherState::Ended);
        let (CipherState::Pieces(mut pieces), Some(mac)) = (message, self.mac.take()) else {
            refuse!("{algorithm}: the message has ended: start a new one with EVP_CipherInit_ex2")
        };
        if self.encrypts() {
            mac.finish(&mut self.tag[..bytes])?;
            pieces.apply(&mut self.tag[..bytes])?;
            self.tag_bytes = bytes;
        } else {
            let mut tag = Zeroizing::new(self.expected()?);
            pieces.apply(&mut tag)?;
            mac.verify(&tag)?;
        }
        Ok(0)
    }

    /// Ends an ECB message by adding or removing padding.
    fn last_block(&mut self, cipher: &Arc<Blocks>, mut piece: Piece<'_>) -> Outcome<usize> {
        let (algorithm, size, filled) = (self.algorithm, self.algorithm.block_bytes, self.filled);
        if !self.pads {
            if filled > 0 {
                refuse!(
                    "{algorithm}: the message is not a multiple of {size} bytes, {filled} are left: switch on padding"
                );
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
            refuse!("{algorithm}: the ciphertext is empty or not a multiple of {size} bytes");
        }
        cipher.crypt(Direction::Decrypt, block)?;
        let Some(padding) = unpadded(Padding::Pkcs7, block) else {
            return Err(Failure::not_authentic(format!("{algorithm}: invalid padding")));
        };
        piece.write_some(algorithm, &block[..size - padding])
    }

    /// Sets a parameter. Unknown parameters are ignored, as OpenSSL requires.
    fn set(&mut self, param: &Param) -> Outcome {
        let algorithm = self.algorithm;
        match param.name() {
            "keylen" if param.as_number()? != algorithm.key_bytes => {
                refuse!(
                    "{algorithm}: invalid key length: {} bytes (expected {})",
                    param.as_number()?,
                    algorithm.key_bytes
                )
            }
            "keylen" => {}
            "ivlen" => self.set_iv_bytes(param.as_number()?)?,
            "padding" if param.is_number() => {
                let pads = param.as_number()? != 0;
                let said = self.settings.get(Parameter::Padding).is_some();
                if (pads != self.pads || said) && algorithm.role() == Role::BlockMode {
                    if !self.is_between() {
                        refuse!("{algorithm}: the message has started: set padding before");
                    }
                    // The latest setting applies.
                    self.settings.unset(Parameter::Padding);
                    self.ready = None;
                }
                self.pads = pads;
            }
            "num" => self.skip(param.as_number()?)?,
            "tag" if self.has_tag() => self.set_tag(param)?,
            "tlstree" => self.start_record(param)?,
            "tlstree_mode" => {
                if !self.is_between() {
                    refuse!("{algorithm}: the message has started: set tlstree_mode before");
                }
                self.record.set_mode(&algorithm, param)?;
                self.ready = None;
            }
            "alg_id_param" | "algorithm-id-params" if has_der(&algorithm) => self.set_der(param.as_octets()?)?,
            _ => {
                let before = self.settings.clone();
                if self.settings.take(algorithm.entry, param)? {
                    if !self.is_between() {
                        self.settings = before;
                        refuse!("{algorithm}: the message has started: set {} before", param.name());
                    }
                    // If no message could start with this setting, we reject it, unless the
                    // algorithm needs other options too.
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

    /// Starts in the middle of a block, for modes that add a key stream.
    fn skip(&mut self, bytes: usize) -> Outcome {
        let (algorithm, size) = (self.algorithm, self.algorithm.block_bytes);
        if bytes == self.within() {
            return Ok(());
        }
        if !self.is_fresh() || bytes >= size || !matches!(self.mode, CTR | OFB) || algorithm.has_mac() {
            refuse!("{algorithm}: cannot start {bytes} bytes into a block now");
        }
        self.start()?;
        let mut passed = WipedArray::<BLOCK>::default();
        let CipherState::Pieces(pieces) = &mut self.message else {
            refuse!("{algorithm}: the message has not started")
        };
        pieces.apply(&mut passed[..bytes])?;
        self.length = bytes as u64;
        Ok(())
    }

    /// How many bytes of the current block have been used.
    fn within(&self) -> usize {
        if matches!(self.mode, CFB | OFB | CTR) {
            (self.length % self.algorithm.block_bytes as u64) as usize
        } else {
            0
        }
    }

    /// Sets the tag to verify or, if there are no bytes, just its length.
    fn set_tag(&mut self, param: &Param) -> Outcome {
        let (algorithm, bytes) = (self.algorithm, param.size());
        if bytes != self.tag_length() {
            if !algorithm.has(Parameter::Tag) || !self.is_fresh() {
                refuse!(
                    "{algorithm}: invalid tag length: {bytes} bytes (expected {}): set another length before the text",
                    self.tag_length()
                );
            }
            let Some(tag) = algorithm.tag.filter(|tag| (tag.min_bytes..=tag.max_bytes).contains(&bytes)) else {
                refuse!("{algorithm}: invalid tag length: {bytes} bytes");
            };
            self.settings.set(Parameter::Tag, bytes.min(tag.max_bytes).to_string());
            self.ready = None;
        }
        if param.is_null() {
            return Ok(());
        }
        if self.encrypts() {
            refuse!("{algorithm}: cannot set a tag during encryption: set it for decryption");
        }
        self.tag[..bytes].copy_from_slice(param.as_octets()?);
        self.tag_bytes = bytes;
        Ok(())
    }

    /// Applies the parameters that come with the OID in CMS, which are the IV and, for GOST
    /// 28147-89, the S-box set. ACPKM switches to the section size that CMS uses.
    fn set_der(&mut self, der: &[u8]) -> Outcome {
        let algorithm = self.algorithm;
        let (octets, oid) = der::decode(der)?;
        let expected = self.iv_bytes + if has_seed(&algorithm) && !algorithm.has_mac() { SEED } else { 0 };
        if octets.len() != expected {
            refuse!(
                "{algorithm}: invalid length of the algorithm parameters: {} bytes (expected {expected})",
                octets.len()
            );
        }
        if is_acpkm(&algorithm) {
            self.settings.set(Parameter::Section, cms_section(&algorithm).to_string());
        } else if !has_seed(&algorithm) {
            let Some(oid) = oid else { refuse!("{algorithm}: the algorithm parameters do not name an S-box set") };
            self.settings.set(Parameter::Sbox, oid);
            self.settings.options()?;
        }
        self.ready = None;
        let iv = octets[..self.iv_bytes].to_vec();
        self.set_iv(&iv)
    }

    /// The parameters for CMS. As in gost-engine, merely asking for them switches ACPKM to the
    /// section size that CMS uses.
    fn der(&mut self) -> Outcome<Vec<u8>> {
        let algorithm = self.algorithm;
        if algorithm.has_mac() {
            refuse!(
                "{algorithm}: OpenSSL's CMS and PKCS #12 would leave out the tag, because they only know it from engines: \
                 get the IV and the tag"
            );
        }
        let mut octets = self.iv()?.to_vec();
        if has_seed(&algorithm) {
            octets.extend([0; SEED]);
            if is_acpkm(&algorithm) && self.is_fresh() {
                let section = cms_section(&algorithm);
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

    /// Answers a query for a context parameter.
    fn get(&mut self, param: &mut Param) -> Outcome {
        let algorithm = self.algorithm;
        match param.name() {
            "ivlen" => param.put_number(self.iv_bytes),
            "padding" => param.put_number(self.pads.into()),
            "num" => param.put_number(self.within()),
            "taglen" => param.put_number(self.tag_length()),
            "key-mesh" if algorithm.has(Parameter::Section) || algorithm.has(Parameter::Meshing) => {
                param.put_number(self.settings.key_mesh(&algorithm))
            }
            "iv" if self.has_iv => param.put_octets(&self.iv[..self.iv_bytes]),
            "updated-iv" if self.has_iv => {
                if self.mode == CTR {
                    self.count();
                }
                param.put_octets(&self.register[..self.iv_bytes])
            }
            "tag" if self.has_tag() => {
                let (bytes, least) = (param.size(), algorithm.tag.map_or(usize::MAX, |tag| tag.min_bytes));
                if !self.encrypts() || self.tag_bytes == 0 {
                    refuse!("{algorithm}: no tag yet: call EVP_EncryptFinal_ex first");
                }
                let cut = self.mode != CCM && (least..self.tag_bytes).contains(&bytes);
                let given = if cut { bytes } else { self.tag_bytes };
                if bytes != given && !param.is_null() {
                    refuse!("{algorithm}: invalid tag length: {bytes} bytes (expected {given})");
                }
                param.put_octets(&self.tag[..given])
            }
            "alg_id_param" | "algorithm-id-params" if has_der(&algorithm) => param.put_octets(&self.der()?),
            "sbox" if algorithm.has(Parameter::Sbox) => {
                let set = self.settings.options()?.sbox.map_or(algorithm.sbox, |set| set.oid);
                param.put_text(set)
            }
            _ => describe(algorithm, param).map(drop),
        }
    }

    /// Computes the counter for the next byte, provided that the IV is a whole counter.
    fn count(&mut self) {
        *self.register = self.iv;
        let counts = self.algorithm.nonce.rule == NonceRule::Counters
            && self.iv_bytes == self.algorithm.block_bytes
            && !self.algorithm.has_mac();
        let mut carry = if counts { u128::from(self.length / self.iv_bytes as u64) } else { 0 };
        for byte in self.register[..self.iv_bytes].iter_mut().rev() {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
    }
}

/// Empties the buffer and reserves enough space up front. If it had to grow later, it could move
/// and leave copies of its bytes behind.
fn room(out: &mut Wiped, bytes: usize) {
    if out.capacity() < bytes {
        *out = Wiped(Vec::with_capacity(bytes));
    }
    out.clear();
}

impl Piece<'_> {
    /// Writes output, if there is any. There may not even be an output buffer at the end of a
    /// message.
    fn write_some(&mut self, algorithm: Offered, out: &[u8]) -> Outcome<usize> {
        if out.is_empty() { Ok(0) } else { self.write(algorithm, out) }
    }
}

/// Runs a call on a context.
///
/// # Safety
/// `context` was created here, and nothing else uses it in the meantime.
#[inline]
unsafe fn on(context: *mut Context, name: &'static CStr, body: impl FnOnce(&mut Context) -> Outcome) -> c_int {
    // SAFETY: the caller guarantees this, and the provider outlives its contexts.
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
    // SAFETY: OpenSSL's caller vouches for the bytes, and NULL means that they are absent.
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
    // SAFETY: as OpenSSL documents.
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
    // SAFETY: as OpenSSL documents.
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
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"update", |context| {
            let algorithm = context.algorithm;
            let Some(written) = written.as_mut() else {
                refuse!("{algorithm}: the pointer for the output length is NULL")
            };
            *written = 0;
            if input.is_null() && len > 0 {
                // This announces the length of a CCM message. We'll see it again when the message
                // itself arrives.
                if context.mode == CCM && out.is_null() {
                    (*written, context.announced) = (len, Some(len));
                    return Ok(());
                }
                refuse!("{algorithm}: the input is NULL but its length is {len}");
            }
            // An update with no bytes does nothing. Whether empty messages are allowed is up to
            // `finish`.
            if len > 0 {
                *written = context.update(Piece { src: input, len, dst: out, room, buffers: PhantomData })?;
            }
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn finish(context: *mut Context, out: *mut u8, written: *mut usize, room: usize) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"final", |context| {
            let algorithm = context.algorithm;
            let Some(written) = written.as_mut() else {
                refuse!("{algorithm}: the pointer for the output length is NULL")
            };
            *written = 0;
            *written = context.finish(Piece { src: null(), len: 0, dst: out, room, buffers: PhantomData })?;
            Ok(())
        })
    }
}

pub(crate) unsafe extern "C" fn free(context: *mut Context) {
    // SAFETY: it came from a `Box`, and nothing uses it any more.
    unsafe {
        on(context, c"freectx", |context| {
            drop(Box::from_raw(context));
            Ok(())
        });
    }
}

pub(crate) unsafe extern "C" fn duplicate(context: *mut Context) -> *mut Context {
    let mut copy = null_mut();
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"dupctx", |context| {
            copy = Box::into_raw(Box::new(context.duplicate()));
            Ok(())
        });
    }
    copy
}

pub(crate) unsafe extern "C" fn get_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"get_ctx_params", |context| each(params).try_for_each(|param| context.get(param))) }
}

pub(crate) unsafe extern "C" fn set_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"set_ctx_params", |context| each(params).try_for_each(|param| context.set(param))) }
}

/// Parameters that can be queried for a cipher.
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

/// Parameters that can be queried for a context. The last ones are for algorithms with DER
/// parameters, which OpenSSL only uses if they are listed.
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

/// Parameters that can be set.
static SETTABLE: [Param; 18] = [
    Param::number(c"keylen"),
    Param::number(c"ivlen"),
    Param::number(c"padding"),
    Param::number(c"num"),
    Param::octets(c"tag"),
    Param::number(c"key-mesh"),
    Param::octets(c"alg_id_param"),
    Param::octets(c"algorithm-id-params"),
    Param::octets(c"tlstree"),
    Param::octets(c"tlstree_mode"),
    Param::text(c"sbox"),
    Param::text(c"meshing"),
    Param::text(c"iv"),
    Param::number(c"section"),
    Param::number(c"segment"),
    Param::number(c"lengths"),
    Param::text(c"level"),
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
