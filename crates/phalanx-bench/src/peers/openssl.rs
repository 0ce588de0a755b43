//! OpenSSL, through its shared library. It provides AES-256 in hardware as a reference point, and
//! the ciphers in gost-engine.

use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;

use libloading::Library;
use phalanx::kernel::Op;

use super::{BOTH, Line, Peer, found, function, key, open, text};
use crate::hashes::{HASH, ITERATIONS, KEY, SALT, put};
use crate::modes::Run;

type Pointer = *mut c_void;

/// The libcrypto functions that we use. They stay valid for as long as the library is open.
struct Api {
    new: unsafe extern "C" fn() -> Pointer,
    free: unsafe extern "C" fn(Pointer),
    init: unsafe extern "C" fn(Pointer, *const c_void, Pointer, *const u8, *const u8, c_int) -> c_int,
    update: unsafe extern "C" fn(Pointer, *mut u8, *mut c_int, *const u8, c_int) -> c_int,
    padding: unsafe extern "C" fn(Pointer, c_int) -> c_int,
    by_name: unsafe extern "C" fn(*const c_char) -> *const c_void,
    version: unsafe extern "C" fn(c_int) -> *const c_char,
    nid: unsafe extern "C" fn(*const c_char) -> c_int,
    engine_by_id: unsafe extern "C" fn(*const c_char) -> Pointer,
    engine_init: unsafe extern "C" fn(Pointer) -> c_int,
    engine_cipher: unsafe extern "C" fn(Pointer, c_int) -> *const c_void,
    engine_digest: unsafe extern "C" fn(Pointer, c_int) -> *const c_void,
    digest: unsafe extern "C" fn(*const u8, usize, *mut u8, *mut u32, *const c_void, Pointer) -> c_int,
    hmac: unsafe extern "C" fn(*const c_void, *const u8, c_int, *const u8, usize, *mut u8, *mut u32) -> *mut u8,
    pbkdf2: unsafe extern "C" fn(*const u8, c_int, *const u8, c_int, c_int, *const c_void, c_int, *mut u8) -> c_int,
    _library: Library,
}

fn api() -> Result<&'static Api, String> {
    static API: OnceLock<Result<Api, String>> = OnceLock::new();
    let load = || {
        let library = open(&["libcrypto.so.3", "libcrypto.so", "libcrypto.3.dylib"])?;
        // SAFETY: the types match the OpenSSL 3 manual.
        unsafe {
            Ok(Api {
                new: function(&library, "EVP_CIPHER_CTX_new")?,
                free: function(&library, "EVP_CIPHER_CTX_free")?,
                init: function(&library, "EVP_CipherInit_ex")?,
                update: function(&library, "EVP_CipherUpdate")?,
                padding: function(&library, "EVP_CIPHER_CTX_set_padding")?,
                by_name: function(&library, "EVP_get_cipherbyname")?,
                version: function(&library, "OpenSSL_version")?,
                nid: function(&library, "OBJ_sn2nid")?,
                engine_by_id: function(&library, "ENGINE_by_id")?,
                engine_init: function(&library, "ENGINE_init")?,
                engine_cipher: function(&library, "ENGINE_get_cipher")?,
                engine_digest: function(&library, "ENGINE_get_digest")?,
                digest: function(&library, "EVP_Digest")?,
                hmac: function(&library, "HMAC")?,
                pbkdf2: function(&library, "PKCS5_PBKDF2_HMAC")?,
                _library: library,
            })
        }
    };
    API.get_or_init(load).as_ref().map_err(Clone::clone)
}

/// gost-engine, which is loaded once and never freed.
fn engine(api: &Api) -> Result<Pointer, String> {
    struct Engine(Pointer);
    // SAFETY: OpenSSL does its own reference counting and locking for engines, and this one is
    // never freed.
    unsafe impl Send for Engine {}
    // SAFETY: as above.
    unsafe impl Sync for Engine {}
    static ENGINE: OnceLock<Option<Engine>> = OnceLock::new();
    let load = || {
        // SAFETY: we pass a C string and a valid engine.
        unsafe {
            let engine = (api.engine_by_id)(c"gost".as_ptr());
            (!engine.is_null() && (api.engine_init)(engine) == 1).then_some(Engine(engine))
        }
    };
    ENGINE
        .get_or_init(load)
        .as_ref()
        .map(|engine| engine.0)
        .ok_or_else(|| "OpenSSL cannot find the engine `gost`".into())
}

/// A keyed OpenSSL context.
struct Context(Pointer, &'static Api);

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: it was created by `new`, and is only freed once.
        unsafe { (self.1.free)(self.0) }
    }
}

impl Context {
    /// Processes whole blocks in place.
    fn update(&self, data: &mut [u8]) {
        let mut written = 0;
        for part in data.chunks_mut(1 << 30) {
            let p = part.as_mut_ptr();
            // SAFETY: the buffer is this many bytes long, the number fits, and processing the data
            // in place is allowed.
            unsafe { (self.1.update)(self.0, p, &mut written, p.cast_const(), part.len() as c_int) };
        }
    }
}

/// Prepares a cipher by name, which may come from an engine or from OpenSSL itself. Its state
/// carries over from one call to the next.
fn run(name: &str, op: Op, of_engine: bool) -> Result<Run, String> {
    let api = api()?;
    let refused = || format!("OpenSSL refuses {name}");
    let short = CString::new(name).map_err(|_| refused())?;
    let engine = if of_engine { engine(api)? } else { null_mut() };
    let (key, iv) = (key(32), [0; 64]);
    // SAFETY: names are C strings, ciphers are checked for NULL, keys for these ciphers are 32
    // bytes long, and IVs are at most 64.
    let context = unsafe {
        let cipher = if of_engine {
            (api.engine_cipher)(engine, (api.nid)(short.as_ptr()))
        } else {
            (api.by_name)(short.as_ptr())
        };
        if cipher.is_null() {
            return Err(refused());
        }
        let context = Context((api.new)(), api);
        let encrypt = c_int::from(op == Op::Encrypt);
        if context.0.is_null() || (api.init)(context.0, cipher, engine, key.as_ptr(), iv.as_ptr(), encrypt) != 1 {
            return Err(refused());
        }
        (api.padding)(context.0, 0);
        context
    };
    Ok(Box::new(move |data| context.update(data)))
}

/// A hash function of gost-engine, and HMAC and KDFs of OpenSSL with it.
const HASHES: [Line; 6] = [
    ("streebog-256", HASH, Op::Absorb, "hash md_gost12_256"),
    ("streebog-512", HASH, Op::Absorb, "hash md_gost12_512"),
    ("streebog-256", "hmac", Op::Absorb, "hmac md_gost12_256"),
    ("streebog-512", "hmac", Op::Absorb, "hmac md_gost12_512"),
    ("streebog-256", "pbkdf2", Op::Absorb, "pbkdf2 md_gost12_256"),
    ("streebog-512", "pbkdf2", Op::Absorb, "pbkdf2 md_gost12_512"),
];

/// Prepares one of [`HASHES`].
fn hash(name: &str) -> Result<Run, String> {
    let api = api()?;
    let (engine, refused) = (engine(api)?, || format!("OpenSSL refuses {name}"));
    let (work, short) = name.split_once(' ').ok_or_else(refused)?;
    let bytes = if short == "md_gost12_256" { 32 } else { 64 };
    let short = CString::new(short).map_err(|_| refused())?;
    // SAFETY: the name is a C string, and the engine is valid.
    let digest = unsafe { (api.engine_digest)(engine, (api.nid)(short.as_ptr())) };
    if digest.is_null() {
        return Err(refused());
    }
    let (mut out, key, salt) = ([0; 64], KEY, SALT);
    Ok(match work {
        "hash" => Box::new(move |data| {
            // SAFETY: the engine's digest is valid, `out` has room for its 32 or 64 bytes, and the other
            // pointers and lengths are those of slices.
            unsafe { (api.digest)(data.as_ptr(), data.len(), out.as_mut_ptr(), null_mut(), digest, engine) };
            put(data, &out[..bytes]);
        }),
        "hmac" => Box::new(move |data| {
            let (text, size) = (data.as_ptr(), data.len());
            // SAFETY: the engine's digest is valid, `out` has room for its 32 or 64 bytes, and the other
            // pointers and lengths are those of slices.
            unsafe { (api.hmac)(digest, key.as_ptr(), bytes as c_int, text, size, out.as_mut_ptr(), null_mut()) };
            put(data, &out[..bytes]);
        }),
        _ => Box::new(move |data| {
            let (password, iterations) = (key.as_ptr(), ITERATIONS as c_int);
            let (salt, size) = (salt.as_ptr(), salt.len() as c_int);
            let bytes = bytes as c_int;
            // SAFETY: the engine's digest is valid, `out` has room for its 32 or 64 bytes, and the other
            // pointers and lengths are those of slices.
            unsafe { (api.pbkdf2)(password, bytes, salt, size, iterations, digest, bytes, out.as_mut_ptr()) };
            put(data, &out[..bytes as usize]);
        }),
    })
}

/// The version, such as `3.0.19`.
fn version(api: &Api) -> String {
    const VERSION_STRING: c_int = 6;
    // SAFETY: this is a static string in OpenSSL.
    unsafe { text((api.version)(VERSION_STRING)) }
}

pub(super) fn aes() -> Peer {
    const LINES: [Line; 5] = [
        ("aes-256", "ecb", Op::Encrypt, "aes-256-ecb"),
        ("aes-256", "ecb", Op::Decrypt, "aes-256-ecb"),
        ("aes-256", "nist-ctr", Op::Encrypt, "aes-256-ctr"),
        ("aes-256", "nist-cbc", Op::Encrypt, "aes-256-cbc"),
        ("aes-256", "nist-cbc", Op::Decrypt, "aes-256-cbc"),
    ];
    match api() {
        Ok(api) => found("openssl", &version(api), LINES, |name, op| run(name, op, false)),
        Err(why) => Peer { name: "openssl", modes: Err(why) },
    }
}

pub(super) fn gost_engine() -> Peer {
    let both = |cipher, mode, name| BOTH.map(|op| (cipher, mode, op, name));
    let lines = [
        both("kuznyechik", "ecb", "kuznyechik-ecb"),
        both("kuznyechik", "gost3413-cbc", "kuznyechik-cbc"),
        both("kuznyechik", "gost3413-cfb", "kuznyechik-cfb"),
        both("magma", "ecb", "magma-ecb"),
        both("magma", "gost3413-cbc", "magma-cbc"),
        both("gost28147", "gost28147-cbc", "gost89-cbc"),
    ];
    let streams: [Line; 5] = [
        ("kuznyechik", "gost3413-ctr", Op::Encrypt, "kuznyechik-ctr"),
        ("kuznyechik", "gost3413-ofb", Op::Encrypt, "kuznyechik-ofb"),
        ("kuznyechik", "gost3413-ctr-acpkm", Op::Encrypt, "kuznyechik-ctr-acpkm"),
        ("magma", "gost3413-ctr", Op::Encrypt, "magma-ctr"),
        ("gost28147", "gost28147-cnt", Op::Encrypt, "gost89-cnt-12"),
    ];
    match api().and_then(|api| engine(api).map(|_| api)) {
        Ok(api) => {
            let lines = lines.into_iter().flatten().chain(streams).chain(HASHES);
            found("gost-engine", &format!("openssl-{}", version(api)), lines, |name, op| match name.contains("md_") {
                true => hash(name),
                false => run(name, op, true),
            })
        }
        Err(why) => Peer { name: "gost-engine", modes: Err(why) },
    }
}
