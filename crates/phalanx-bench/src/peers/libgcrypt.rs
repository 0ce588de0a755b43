//! libgcrypt, through its shared library.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::ptr::{null, null_mut};
use std::sync::OnceLock;

use libloading::Library;
use phalanx::kernel::Op;

use super::{BOTH, Line, Peer, found, function, key, open, text};
use crate::modes::Run;

type Pointer = *mut c_void;
type Crypt = unsafe extern "C" fn(Pointer, *mut u8, usize, *const u8, usize) -> c_uint;

/// The functions that we use.
struct Api {
    cipher_open: unsafe extern "C" fn(*mut Pointer, c_int, c_int, c_uint) -> c_uint,
    close: unsafe extern "C" fn(Pointer),
    map_name: unsafe extern "C" fn(*const c_char) -> c_int,
    set_key: unsafe extern "C" fn(Pointer, *const u8, usize) -> c_uint,
    encrypt: Crypt,
    decrypt: Crypt,
    version: String,
    _library: Library,
}

fn api() -> Result<&'static Api, String> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    let load = || {
        let library = open(&["libgcrypt.so.20", "libgcrypt.so", "libgcrypt.20.dylib"])?;
        // SAFETY: the types match the declarations in gcrypt.h. The version check initializes the
        // library.
        unsafe {
            let check: unsafe extern "C" fn(*const c_char) -> *const c_char = function(&library, "gcry_check_version")?;
            Ok(Api {
                cipher_open: function(&library, "gcry_cipher_open")?,
                close: function(&library, "gcry_cipher_close")?,
                map_name: function(&library, "gcry_cipher_map_name")?,
                set_key: function(&library, "gcry_cipher_setkey")?,
                encrypt: function(&library, "gcry_cipher_encrypt")?,
                decrypt: function(&library, "gcry_cipher_decrypt")?,
                version: text(check(null())),
                _library: library,
            })
        }
    };
    API.get_or_init(load).as_ref().map_err(Clone::clone)
}

/// A keyed handle.
struct Handle(Pointer, &'static Api);

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: it was created by `cipher_open`, and is only closed once.
        unsafe { (self.1.close)(self.0) }
    }
}

impl Handle {
    /// Processes whole blocks in place.
    fn run(&self, op: Op, data: &mut [u8]) {
        let crypt = if op == Op::Encrypt { self.1.encrypt } else { self.1.decrypt };
        // SAFETY: we pass the whole buffer. If there is no input, it is processed in place.
        unsafe { crypt(self.0, data.as_mut_ptr(), data.len(), null(), 0) };
    }
}

fn run(name: &str, op: Op) -> Result<Run, String> {
    const ECB: c_int = 1;
    let api = api()?;
    let refused = || format!("libgcrypt does not support {name}");
    let (short, key, mut handle) = (std::ffi::CString::new(name).map_err(|_| refused())?, key(32), null_mut());
    // SAFETY: we pass a C string, a pointer to write the handle to, and a key of the given length.
    let handle = unsafe {
        let algorithm = (api.map_name)(short.as_ptr());
        if algorithm == 0 || (api.cipher_open)(&mut handle, algorithm, ECB, 0) != 0 {
            return Err(refused());
        }
        let handle = Handle(handle, api);
        if (api.set_key)(handle.0, key.as_ptr(), key.len()) != 0 {
            return Err(refused());
        }
        handle
    };
    Ok(Box::new(move |data| handle.run(op, data)))
}

pub(super) fn peer() -> Peer {
    let lines = BOTH.map(|op| -> Line { ("gost28147", "ecb", op, "GOST28147") });
    match api() {
        Ok(api) => found("libgcrypt", &api.version, lines, run),
        Err(why) => Peer { name: "libgcrypt", modes: Err(why) },
    }
}
