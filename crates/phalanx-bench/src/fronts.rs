//! The overhead of calling through the C interface.

use std::ffi::{CString, c_char, c_int, c_void};
use std::path::Path;
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

use libloading::Library;
use phalanx_catalogue::roles::{Aead, Blocks, Direction, Stream};
use phalanx_catalogue::{Algorithm, Options, Role, all};

use crate::clock;
use crate::peers::{function, reason};

/// A call through the C interface, compared with the same call in Rust.
#[derive(Debug, Clone)]
pub struct Front {
    /// The algorithm.
    pub algorithm: &'static str,
    /// Message length in bytes.
    pub bytes: usize,
    /// Nanoseconds per call in Rust.
    pub rust: f64,
    /// Nanoseconds per call in C.
    pub c: f64,
}

impl Front {
    /// How many more nanoseconds a call takes in C.
    pub fn more(&self) -> f64 {
        self.c - self.rust
    }

    /// The time for a call in C divided by the time in Rust.
    pub fn ratio(&self) -> f64 {
        self.c / self.rust
    }
}

/// The signature that all key constructors share.
type New = unsafe extern "C" fn(*mut *mut c_void, *const c_char, *const u8, usize, *const c_char) -> c_int;
type Free = unsafe extern "C" fn(*mut c_void);
type Seal = unsafe extern "C" fn(
    *const c_void,
    *const u8,
    usize,
    *const u8,
    usize,
    *const u8,
    *mut u8,
    usize,
    *mut u8,
    usize,
) -> c_int;
type Crypt = unsafe extern "C" fn(*const c_void, *const u8, usize, *const u8, *mut u8, usize) -> c_int;

/// The libphalanx functions that we use.
struct Api {
    aead_new: New,
    aead_free: Free,
    aead_seal: Seal,
    cipher_new: New,
    cipher_free: Free,
    cipher_encrypt: Crypt,
    version: u32,
    _library: Library,
}

impl Api {
    fn load(path: &Path) -> Result<Self, String> {
        // SAFETY: the user named the library, and so trusts it.
        let library = unsafe { Library::new(path) }
            .map_err(|error| format!("{}: cannot be opened: pass the path of libphalanx.so", reason(&error)))?;
        // SAFETY: the types match the declarations in phalanx.h.
        unsafe {
            let version: unsafe extern "C" fn() -> u32 = function(&library, "phalanx_abi_version")?;
            Ok(Self {
                aead_new: function(&library, "phalanx_aead_new")?,
                aead_free: function(&library, "phalanx_aead_free")?,
                aead_seal: function(&library, "phalanx_aead_seal")?,
                cipher_new: function(&library, "phalanx_cipher_new")?,
                cipher_free: function(&library, "phalanx_cipher_free")?,
                cipher_encrypt: function(&library, "phalanx_cipher_encrypt")?,
                version: version(),
                _library: library,
            })
        }
    }
}

/// A C key, freed on drop.
struct Handle {
    at: *mut c_void,
    free: Free,
}

impl Handle {
    fn new(new: New, free: Free, algorithm: &Algorithm, key: &[u8]) -> Result<Self, String> {
        let name = CString::new(algorithm.name()).map_err(|error| error.to_string())?;
        let needs = CString::new(algorithm.needs).map_err(|error| error.to_string())?;
        let mut at = null_mut();
        // SAFETY: strings are NUL-terminated, and the key is as long as we say.
        let status = unsafe { new(&raw mut at, name.as_ptr(), key.as_ptr(), key.len(), needs.as_ptr()) };
        if status == 0 { Ok(Self { at, free }) } else { Err(format!("{algorithm}: status {status}")) }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: the matching function created it.
        unsafe { (self.free)(self.at) }
    }
}

/// A key in Rust.
enum Key {
    Aead(Aead),
    Stream(Stream),
    Blocks(Blocks),
}

/// Number of passes, alternating between Rust and C. Only the fastest one counts.
const PASSES: usize = 9;
/// The first bit of the nonce has to be 0.
const IV: [u8; 64] = [1; 64];

/// Times all encryption algorithms for these ciphers, or for all ciphers if none are named, through
/// the C library at `library`.
///
/// # Errors
/// A message if the library can't be opened or a function is missing from it.
pub fn fronts(library: &Path, ciphers: &[String], sizes: &[usize], time: Duration) -> Result<Vec<Front>, String> {
    let api = Api::load(library)?;
    if api.version != 0 {
        return Err(format!("{}: interface version {} (expected 0)", library.display(), api.version));
    }
    let named = |algorithm: &&Algorithm| ciphers.is_empty() || ciphers.iter().any(|cipher| cipher == algorithm.cipher);
    let mut found = Vec::new();
    for algorithm in all().iter().filter(named) {
        let (secret, options) = (vec![7; algorithm.key_bytes], algorithm.needs.parse::<Options>());
        let options = options.map_err(|error| error.to_string())?;
        let key = match algorithm.role() {
            Role::Aead => algorithm.aead(&secret, &options).map(Key::Aead),
            Role::Stream => algorithm.stream(&secret, &options).map(Key::Stream),
            Role::Blocks => algorithm.blocks(&secret, &options).map(Key::Blocks),
            _ => continue,
        };
        let key = key.map_err(|error| error.to_string())?;
        let handle = match key {
            Key::Aead(_) => Handle::new(api.aead_new, api.aead_free, algorithm, &secret)?,
            _ => Handle::new(api.cipher_new, api.cipher_free, algorithm, &secret)?,
        };
        for bytes in sizes.iter().map(|bytes| bytes.next_multiple_of(algorithm.block_bytes)) {
            found.push(compare(&api, algorithm, &key, &handle, bytes, time)?);
        }
    }
    Ok(found)
}

/// Times one algorithm at one size.
fn compare(
    api: &Api,
    algorithm: &'static Algorithm,
    key: &Key,
    handle: &Handle,
    bytes: usize,
    time: Duration,
) -> Result<Front, String> {
    let (mut data, mut again, mut tag) = (vec![3; bytes], vec![3; bytes], [0; 64]);
    let (iv, tag) = (&IV[..algorithm.nonce.bytes], &mut tag[..algorithm.tag.map_or(0, |tag| tag.bytes)]);
    let mut of_rust = [0; 64];
    let of_rust = &mut of_rust[..tag.len()];
    let mut failed = None;
    let mut rust = |data: &mut [u8]| {
        let result = match key {
            Key::Aead(key) => key.seal(iv, &[], data, of_rust),
            Key::Stream(key) => key.crypt(Direction::Encrypt, iv, data),
            Key::Blocks(key) => key.crypt(Direction::Encrypt, data),
        };
        result.is_ok()
    };
    let mut c = |data: &mut [u8]| {
        let (at, len) = (data.as_mut_ptr(), data.len());
        // SAFETY: every buffer is as long as we say, and the handle is of the right kind.
        let status = unsafe {
            match key {
                Key::Aead(_) => {
                    let (nonce, tag_at) = (iv.as_ptr(), tag.as_mut_ptr());
                    (api.aead_seal)(handle.at, nonce, iv.len(), null(), 0, at, at, len, tag_at, tag.len())
                }
                _ => (api.cipher_encrypt)(handle.at, iv.as_ptr(), iv.len(), at, at, len),
            }
        };
        status == 0
    };
    if !rust(&mut data) || !c(&mut again) || data != again {
        return Err(format!("{algorithm}, {bytes} bytes: the results of C and Rust differ"));
    }
    let (mut least, turn) = ([f64::INFINITY; 2], time / (2 * PASSES) as u32);
    for _ in 0..PASSES {
        let calls: [&mut dyn FnMut() -> bool; 2] = [&mut || rust(&mut data), &mut || c(&mut again)];
        for (call, least) in calls.into_iter().zip(&mut least) {
            let start = Instant::now();
            while start.elapsed() < turn {
                let calls = (100_000.0 / (*least).clamp(10.0, 1e6)) as usize + 1;
                let sample = clock::sample(calls, || {
                    if !call() {
                        failed = Some(());
                    }
                });
                *least = least.min(sample.nanoseconds);
            }
        }
    }
    match failed {
        None => Ok(Front { algorithm: algorithm.name(), bytes, rust: least[0], c: least[1] }),
        Some(()) => Err(format!("{algorithm}, {bytes} bytes: a call failed")),
    }
}
