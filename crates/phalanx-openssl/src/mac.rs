//! MAC contexts.

use std::ffi::{CStr, c_int, c_void};
use std::ptr::null_mut;
use std::slice;
use std::sync::Arc;

use phalanx_catalogue::roles::{Mac, RunningMac};
use phalanx_catalogue::{Algorithm, Parameter};
use zeroize::Zeroizing;

use crate::error::{Outcome, refuse};
use crate::params::{Param, each};
use crate::provider::Provider;
use crate::settings::Settings;
use crate::tls::Record;

/// Maximum size of a key, nonce and tag, in bytes.
const KEY: usize = 128;
const BLOCK: usize = 64;

/// Answers a query for a MAC parameter. Returns false if we don't know the parameter.
pub(crate) fn describe(algorithm: &Algorithm, param: &mut Param) -> Outcome<bool> {
    let value = match param.name() {
        "size" => algorithm.tag.map_or(0, |tag| tag.bytes),
        "keylen" => algorithm.key_bytes,
        "block-size" => algorithm.block_bytes,
        _ => return Ok(false),
    };
    param.put_number(value)?;
    Ok(true)
}

/// Our side of an `EVP_MAC_CTX`.
pub(crate) struct Context {
    provider: *const Provider,
    algorithm: &'static Algorithm,
    key: Zeroizing<[u8; KEY]>,
    has_key: bool,
    nonce: [u8; BLOCK],
    nonce_bytes: usize,
    /// Whether there is a nonce that no message has used yet.
    has_nonce: bool,
    settings: Settings,
    /// The TLS record whose key is used.
    record: Record,
    /// The expanded key. It is cleared when the key or a setting changes.
    ready: Option<Arc<Mac>>,
    message: Option<RunningMac>,
    ended: bool,
}

impl Context {
    pub(crate) fn new(provider: &Provider, algorithm: &'static Algorithm) -> Self {
        let (key, settings) = (Zeroizing::new([0; KEY]), provider.settings(algorithm));
        let (has_key, ended, nonce, nonce_bytes, has_nonce) = (false, false, [0; BLOCK], 0, false);
        let (record, ready, message) = (Record::default(), None, None);
        Self {
            provider,
            algorithm,
            key,
            has_key,
            nonce,
            nonce_bytes,
            has_nonce,
            settings,
            record,
            ready,
            message,
            ended,
        }
    }

    fn duplicate(&self) -> Self {
        let (settings, ready) = (self.settings.clone(), self.ready.clone());
        let record = self.record.duplicate();
        Self { key: self.key.clone(), settings, record, ready, message: self.message.clone(), ..*self }
    }

    fn set_key(&mut self, key: &[u8]) -> Outcome {
        let algorithm = self.algorithm;
        if key.len() != algorithm.key_bytes || key.len() > KEY {
            refuse!("{algorithm}: invalid key length: {} bytes (expected {})", key.len(), algorithm.key_bytes);
        }
        self.key[..key.len()].copy_from_slice(key);
        (self.has_key, self.ready) = (true, None);
        self.record.forget();
        Ok(())
    }

    fn set(&mut self, param: &Param) -> Outcome {
        let algorithm = self.algorithm;
        match param.name() {
            "key" => self.set_key(param.as_octets()?)?,
            "size" => {
                let bytes = param.as_number()?;
                let Some(tag) = algorithm.tag.filter(|tag| (tag.min_bytes..=tag.max_bytes).contains(&bytes)) else {
                    let tag = algorithm.tag.map_or((0, 0), |tag| (tag.min_bytes, tag.max_bytes));
                    refuse!("{algorithm}: invalid tag length: {bytes} bytes (allowed: {} to {})", tag.0, tag.1);
                };
                if bytes != self.size() {
                    self.choose("size")?;
                    self.settings.set(Parameter::Tag, bytes.min(tag.max_bytes).to_string());
                }
            }
            "iv" => {
                let nonce = param.as_octets()?;
                if !algorithm.nonce.takes(nonce.len()) || nonce.len() > BLOCK {
                    refuse!(
                        "{algorithm}: invalid nonce length: {} bytes (expected {})",
                        nonce.len(),
                        algorithm.nonce.bytes
                    );
                }
                self.choose("iv")?;
                self.nonce[..nonce.len()].copy_from_slice(nonce);
                (self.nonce_bytes, self.has_nonce) = (nonce.len(), true);
            }
            // As in gost-engine, the record's message starts here.
            "tlstree" => {
                if !self.has_key {
                    refuse!("{algorithm}: tlstree: no key set: pass {} bytes to EVP_MAC_init", algorithm.key_bytes);
                }
                if self.record.derive(algorithm, &self.key[..algorithm.key_bytes], param)? {
                    self.ready = None;
                }
                (self.message, self.ended) = (None, false);
            }
            name => {
                let before = self.settings.clone();
                if self.settings.take(algorithm, param)?
                    && let Err(failure) = self.choose(name)
                {
                    self.settings = before;
                    return Err(failure);
                }
            }
        }
        Ok(())
    }

    /// Checks that no message has started, which is when settings may still change.
    fn choose(&mut self, name: &str) -> Outcome {
        if self.message.is_some() {
            refuse!("{}: the message has started: set {name} before", self.algorithm);
        }
        self.ready = None;
        Ok(())
    }

    fn size(&self) -> usize {
        self.settings.number(Parameter::Tag).or(self.algorithm.tag.map(|tag| tag.bytes)).unwrap_or_default()
    }

    /// The current message. If there isn't one yet, this starts it.
    fn message(&mut self) -> Outcome<&mut RunningMac> {
        let algorithm = self.algorithm;
        if self.ended {
            refuse!("{algorithm}: the message has ended: start a new one with EVP_MAC_init");
        }
        if self.message.is_none() {
            if !self.has_key {
                refuse!("{algorithm}: no key set: pass {} bytes to EVP_MAC_init", algorithm.key_bytes);
            }
            if algorithm.nonce.bytes > 0 && !self.has_nonce {
                refuse!(
                    "{algorithm}: no nonce set since the last message: set iv to {} unique bytes",
                    algorithm.nonce.bytes
                );
            }
            if self.ready.is_none() {
                let root = &self.key[..algorithm.key_bytes];
                let key = self.record.current().map_or(root, |(key, _)| key);
                self.ready = Some(algorithm.mac(key, &self.settings.options()?)?.into());
            }
        }
        let Some(ready) = &self.ready else { refuse!("{algorithm}: no key set") };
        Ok(match &mut self.message {
            Some(message) => message,
            fresh => {
                // We clear the flag because two messages with the same nonce would reveal the hash
                // key.
                self.has_nonce = false;
                fresh.insert(ready.start(&self.nonce[..self.nonce_bytes])?)
            }
        })
    }

    fn get(&mut self, param: &mut Param) -> Outcome {
        match param.name() {
            "size" => param.put_number(self.size()),
            "sbox" if self.algorithm.has(Parameter::Sbox) => {
                let set = self.settings.options()?.sbox.map_or(self.algorithm.sbox, |set| set.oid);
                param.put_text(set)
            }
            _ => describe(self.algorithm, param).map(drop),
        }
    }
}

/// Runs a call on a context.
///
/// # Safety
/// `context` was created here, and nothing else uses it in the meantime.
unsafe fn on(context: *mut Context, name: &'static CStr, body: impl FnOnce(&mut Context) -> Outcome) -> c_int {
    // SAFETY: the caller guarantees this, and the provider outlives its contexts.
    unsafe { context.as_mut().map_or(0, |context| (*context.provider).core.guard(name, || body(context))) }
}

pub(crate) unsafe extern "C" fn init(
    context: *mut Context,
    key: *const u8,
    key_bytes: usize,
    params: *mut Param,
) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"mac_init", |context| {
            (context.message, context.ended) = (None, false);
            for param in each(params) {
                context.set(param)?;
            }
            if key.is_null() { Ok(()) } else { context.set_key(slice::from_raw_parts(key, key_bytes)) }
        })
    }
}

pub(crate) unsafe extern "C" fn update(context: *mut Context, input: *const u8, len: usize) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"mac_update", |context| {
            if len == 0 {
                return Ok(());
            }
            if input.is_null() {
                refuse!("{}: the input is NULL but its length is {len}", context.algorithm);
            }
            Ok(context.message()?.update(slice::from_raw_parts(input, len))?)
        })
    }
}

pub(crate) unsafe extern "C" fn finish(context: *mut Context, out: *mut u8, written: *mut usize, room: usize) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"mac_final", |context| {
            let (algorithm, size) = (context.algorithm, context.size());
            let Some(written) = written.as_mut() else {
                refuse!("{algorithm}: the pointer for the tag length is NULL")
            };
            *written = size;
            if out.is_null() {
                return Ok(());
            }
            if room < size {
                refuse!("{algorithm}: the output has room for only {room}: provide {size} bytes for the tag");
            }
            context.message()?;
            context.ended = true;
            let Some(message) = context.message.take() else { refuse!("{algorithm}: the message has not started") };
            Ok(message.finish(slice::from_raw_parts_mut(out, size))?)
        })
    }
}

pub(crate) unsafe extern "C" fn free(context: *mut Context) {
    // SAFETY: it came from a `Box`, and nothing uses it any more.
    unsafe {
        on(context, c"mac_freectx", |context| {
            drop(Box::from_raw(context));
            Ok(())
        });
    }
}

pub(crate) unsafe extern "C" fn duplicate(context: *mut Context) -> *mut Context {
    let mut copy = null_mut();
    // SAFETY: as OpenSSL documents.
    unsafe {
        on(context, c"mac_dupctx", |context| {
            copy = Box::into_raw(Box::new(context.duplicate()));
            Ok(())
        });
    }
    copy
}

pub(crate) unsafe extern "C" fn get_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"mac_get_ctx_params", |context| each(params).try_for_each(|param| context.get(param))) }
}

pub(crate) unsafe extern "C" fn set_params(context: *mut Context, params: *mut Param) -> c_int {
    // SAFETY: as OpenSSL documents.
    unsafe { on(context, c"mac_set_ctx_params", |context| each(params).try_for_each(|param| context.set(param))) }
}

static GETTABLE: [Param; 4] =
    [Param::number(c"size"), Param::number(c"keylen"), Param::number(c"block-size"), Param::END];
static GETTABLE_OF_CONTEXT: [Param; 5] =
    [Param::number(c"size"), Param::number(c"keylen"), Param::number(c"block-size"), Param::text(c"sbox"), Param::END];
static SETTABLE: [Param; 13] = [
    Param::number(c"size"),
    Param::octets(c"key"),
    Param::octets(c"iv"),
    Param::octets(c"tlstree"),
    Param::number(c"key-mesh"),
    Param::number(c"cipher-key-mesh"),
    Param::number(c"section"),
    Param::number(c"period"),
    Param::text(c"sbox"),
    Param::text(c"meshing"),
    Param::text(c"one-block"),
    Param::text(c"level"),
    Param::END,
];

pub(crate) extern "C" fn gettable(_: *mut c_void) -> *const Param {
    GETTABLE.as_ptr()
}

pub(crate) extern "C" fn gettable_of_context(_: *mut c_void, _: *mut c_void) -> *const Param {
    GETTABLE_OF_CONTEXT.as_ptr()
}

pub(crate) extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
    SETTABLE.as_ptr()
}
