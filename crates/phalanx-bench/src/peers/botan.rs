//! Botan, through its C interface.

use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;

use libloading::Library;
use phalanx::kernel::Op;

use super::{BOTH, Line, Peer, found, function, key, open};
use crate::modes::Run;

type Pointer = *mut c_void;
type Blocks = unsafe extern "C" fn(Pointer, *const u8, *mut u8, usize) -> c_int;

/// The functions that we use.
struct Api {
    init: unsafe extern "C" fn(*mut Pointer, *const c_char) -> c_int,
    destroy: unsafe extern "C" fn(Pointer) -> c_int,
    block_size: unsafe extern "C" fn(Pointer) -> c_int,
    set_key: unsafe extern "C" fn(Pointer, *const u8, usize) -> c_int,
    encrypt: Blocks,
    decrypt: Blocks,
    version: [unsafe extern "C" fn() -> u32; 3],
    _library: Library,
}

fn api() -> Result<&'static Api, String> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    let load = || {
        let library = open(&["libbotan-3.so", "libbotan-2.so", "libbotan-2.so.19"])?;
        // SAFETY: the types match the declarations in botan/ffi.h.
        unsafe {
            Ok(Api {
                init: function(&library, "botan_block_cipher_init")?,
                destroy: function(&library, "botan_block_cipher_destroy")?,
                block_size: function(&library, "botan_block_cipher_block_size")?,
                set_key: function(&library, "botan_block_cipher_set_key")?,
                encrypt: function(&library, "botan_block_cipher_encrypt_blocks")?,
                decrypt: function(&library, "botan_block_cipher_decrypt_blocks")?,
                version: [
                    function(&library, "botan_version_major")?,
                    function(&library, "botan_version_minor")?,
                    function(&library, "botan_version_patch")?,
                ],
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
        // SAFETY: it was created by `init`, and is only destroyed once.
        unsafe { (self.1.destroy)(self.0) };
    }
}

impl Cipher {
    /// Processes whole blocks in place.
    fn run(&self, op: Op, block: usize, data: &mut [u8]) {
        let crypt = if op == Op::Encrypt { self.1.encrypt } else { self.1.decrypt };
        let p = data.as_mut_ptr();
        // SAFETY: the buffer holds this many blocks, and processing them in place is allowed.
        unsafe { crypt(self.0, p.cast_const(), p, data.len() / block) };
    }
}

fn run(name: &str, op: Op) -> Result<Run, String> {
    let api = api()?;
    let refused = || format!("Botan does not support {name}");
    let (name, key, mut object) = (CString::new(name).map_err(|_| refused())?, key(32), null_mut());
    // SAFETY: we pass a C string, a pointer to write the object to, and a key of the given length.
    let (cipher, block) = unsafe {
        if (api.init)(&mut object, name.as_ptr()) != 0 {
            return Err(refused());
        }
        let cipher = Cipher(object, api);
        if (api.set_key)(object, key.as_ptr(), key.len()) != 0 {
            return Err(refused());
        }
        (cipher, usize::try_from((api.block_size)(object)).ok().filter(|n| *n > 0).ok_or_else(refused)?)
    };
    Ok(Box::new(move |data| cipher.run(op, block, data)))
}

pub(super) fn peer() -> Peer {
    let lines = [("kuznyechik", "Kuznyechik"), ("gost28147", "GOST-28147-89")];
    let lines = lines.iter().flat_map(|(cipher, name)| BOTH.map(|op| -> Line { (cipher, "ecb", op, name) }));
    match api() {
        Ok(api) => {
            // SAFETY: these functions have no arguments and return a number.
            let version = api.version.map(|part| unsafe { part() }.to_string()).join(".");
            found("botan", &version, lines, run)
        }
        Err(why) => Peer { name: "botan", modes: Err(why) },
    }
}
