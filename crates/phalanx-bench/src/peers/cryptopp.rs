//! Crypto++. It has no C interface, so `tools/install-peers` builds a small one from
//! `tools/peers/cryptopp.cpp`.

use std::ffi::{CString, c_char, c_void};
use std::sync::OnceLock;

use libloading::Library;
use phalanx::kernel::Op;

use super::{BOTH, Line, Peer, folder, found, function, key, open, text};
use crate::modes::Run;

type Pointer = *mut c_void;

/// The functions in that interface.
struct Api {
    new: unsafe extern "C" fn(*const c_char, bool, *const u8, usize) -> Pointer,
    run: unsafe extern "C" fn(Pointer, *mut u8, usize),
    free: unsafe extern "C" fn(Pointer),
    version: unsafe extern "C" fn() -> *const c_char,
    _library: Library,
}

fn api() -> Result<&'static Api, String> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    let load = || {
        let path = folder().join("libcryptopp-peer.so");
        let library = open(&[&path.to_string_lossy()])?;
        // SAFETY: the types match tools/peers/cryptopp.cpp.
        unsafe {
            Ok(Api {
                new: function(&library, "peer_new")?,
                run: function(&library, "peer_run")?,
                free: function(&library, "peer_free")?,
                version: function(&library, "peer_version")?,
                _library: library,
            })
        }
    };
    API.get_or_init(load).as_ref().map_err(Clone::clone)
}

/// A keyed cipher object.
struct Cipher(Pointer, &'static Api);

impl Drop for Cipher {
    fn drop(&mut self) {
        // SAFETY: it was created by `new`, and is only freed once.
        unsafe { (self.1.free)(self.0) }
    }
}

impl Cipher {
    /// Processes whole blocks in place.
    fn run(&self, data: &mut [u8]) {
        // SAFETY: we pass the whole buffer.
        unsafe { (self.1.run)(self.0, data.as_mut_ptr(), data.len()) }
    }
}

/// Prepares a cipher, given by the name that Crypto++ uses, a colon and the key size.
fn run(name: &str, op: Op) -> Result<Run, String> {
    let api = api()?;
    let refused = || format!("Crypto++ refuses {name}");
    let (short, bytes) = name.split_once(':').ok_or_else(refused)?;
    let (short, key) = (CString::new(short).map_err(|_| refused())?, key(bytes.parse().map_err(|_| refused())?));
    // SAFETY: we pass a C string and a key of the given length.
    let cipher = Cipher(unsafe { (api.new)(short.as_ptr(), op == Op::Decrypt, key.as_ptr(), key.len()) }, api);
    if cipher.0.is_null() {
        return Err(refused());
    }
    Ok(Box::new(move |data| cipher.run(data)))
}

pub(super) fn peer() -> Peer {
    let lines = [
        ("kalyna-128/128", "Kalyna-128:16"),
        ("kalyna-128/256", "Kalyna-128:32"),
        ("kalyna-256/256", "Kalyna-256:32"),
        ("kalyna-256/512", "Kalyna-256:64"),
        ("kalyna-512/512", "Kalyna-512:64"),
        ("gost28147", "GOST:32"),
    ];
    let lines = lines.iter().flat_map(|(cipher, name)| BOTH.map(|op| -> Line { (cipher, "ecb", op, name) }));
    match api() {
        Ok(api) => {
            // SAFETY: this is a static string.
            let version = unsafe { text((api.version)()) };
            found("cryptopp", &version, lines, run)
        }
        Err(why) => Peer { name: "cryptopp", modes: Err(why) },
    }
}
