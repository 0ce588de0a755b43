//! Makes the ciphers available to CMS and to programs that call `EVP_get_cipherbyname`.
//!
//! libcrypto finds the number (NID) of a cipher, and from it the OID for CMS messages, in its table
//! of methods, the interface before providers. A provider's cipher without a method has no NID,
//! whatever OIDs it names. So each cipher whose name libcrypto knows gets a method. The method
//! itself computes nothing: it forwards each call to a second context, of the cipher fetched by the
//! same name.
//!
//! This needs functions of libcrypto that it does not pass to providers. They are looked up in the
//! file that contains the functions that it does pass, so the module is not linked to libcrypto. If
//! they are not found (in a program that contains libcrypto but does not export it), CMS lacks
//! these ciphers, and everything else works.

use std::ffi::{CStr, CString, c_char, c_int, c_ulong, c_void};
use std::mem::transmute_copy;
use std::ptr::{null, null_mut};
use std::sync::OnceLock;

use phalanx_catalogue::{Algorithm, Role};

use crate::abi::MOST_IV;
use crate::evp::{block_size, mode};

/// `EVP_CIPHER_CTX`, `EVP_CIPHER`: only their addresses are used.
type Ctx = *mut c_void;
type Cipher = *mut c_void;

// The functions of a method.
type Init = unsafe extern "C" fn(Ctx, *const u8, *const u8, c_int) -> c_int;
type DoCipher = unsafe extern "C" fn(Ctx, *mut u8, *const u8, usize) -> c_int;
type Cleanup = unsafe extern "C" fn(Ctx) -> c_int;
type Ctrl = unsafe extern "C" fn(Ctx, c_int, c_int, *mut c_void) -> c_int;

/// `OBJ_NAME_TYPE_CIPHER_METH`.
const CIPHER_METHOD: c_int = 2;

/// The method handles IVs, pieces and copies itself, and is also called for an IV without a key:
/// `EVP_CIPH_CUSTOM_IV`, `EVP_CIPH_ALWAYS_CALL_INIT`, `EVP_CIPH_CUSTOM_COPY`,
/// `EVP_CIPH_FLAG_CUSTOM_CIPHER`.
const FLAGS: usize = 0x10 | 0x20 | 0x400 | 0x10_0000;

/// `EVP_CIPH_NO_PADDING`, a flag of a context.
const NO_PADDING: c_int = 0x100;

/// `EVP_CTRL_COPY`: a context was copied byte by byte.
const COPY: c_int = 8;

macro_rules! functions {
    ($($name:ident: fn($($argument:ty),*) -> $result:ty;)*) => {
        /// Functions of libcrypto.
        #[allow(non_snake_case, reason = "the names that libcrypto uses")]
        struct Libcrypto {
            $($name: unsafe extern "C" fn($($argument),*) -> $result,)*
        }

        impl Libcrypto {
            fn load(file: &File) -> Option<Self> {
                // SAFETY: these are the types declared in `openssl/evp.h` and `openssl/objects.h`,
                // in every version that has the functions.
                Some(Self { $($name: unsafe { file.function(CString::new(stringify!($name)).ok()?.as_c_str())? },)* })
            }
        }
    };
}

functions! {
    OBJ_sn2nid: fn(*const c_char) -> c_int;
    OBJ_NAME_get: fn(*const c_char, c_int) -> *const c_char;
    EVP_CIPHER_meth_new: fn(c_int, c_int, c_int) -> Cipher;
    EVP_CIPHER_meth_set_iv_length: fn(Cipher, c_int) -> c_int;
    EVP_CIPHER_meth_set_flags: fn(Cipher, c_ulong) -> c_int;
    EVP_CIPHER_meth_set_init: fn(Cipher, Init) -> c_int;
    EVP_CIPHER_meth_set_do_cipher: fn(Cipher, DoCipher) -> c_int;
    EVP_CIPHER_meth_set_cleanup: fn(Cipher, Cleanup) -> c_int;
    EVP_CIPHER_meth_set_ctrl: fn(Cipher, Ctrl) -> c_int;
    EVP_CIPHER_meth_set_impl_ctx_size: fn(Cipher, c_int) -> c_int;
    EVP_CIPHER_meth_free: fn(Cipher) -> ();
    EVP_add_cipher: fn(Cipher) -> c_int;
    EVP_CIPHER_CTX_get0_cipher: fn(Ctx) -> Cipher;
    EVP_CIPHER_CTX_get_cipher_data: fn(Ctx) -> *mut c_void;
    EVP_CIPHER_CTX_test_flags: fn(Ctx, c_int) -> c_int;
    EVP_CIPHER_CTX_set_padding: fn(Ctx, c_int) -> c_int;
    EVP_CIPHER_CTX_ctrl: fn(Ctx, c_int, c_int, *mut c_void) -> c_int;
    EVP_CIPHER_CTX_new: fn() -> Ctx;
    EVP_CIPHER_CTX_copy: fn(Ctx, Ctx) -> c_int;
    EVP_CIPHER_CTX_free: fn(Ctx) -> ();
    EVP_CipherUpdate: fn(Ctx, *mut u8, *mut c_int, *const u8, c_int) -> c_int;
    EVP_CipherFinal_ex: fn(Ctx, *mut u8, *mut c_int) -> c_int;
    EVP_CIPHER_get0_name: fn(Cipher) -> *const c_char;
    EVP_CIPHER_fetch: fn(*const c_void, *const c_char, *const c_char) -> Cipher;
    EVP_CipherInit_ex: fn(Ctx, Cipher, *const c_void, *const u8, *const u8, c_int) -> c_int;
    EVP_CIPHER_free: fn(Cipher) -> ();
}

/// Lives as long as the process, and so does this module.
static LIBCRYPTO: OnceLock<Option<Libcrypto>> = OnceLock::new();

/// libcrypto's table owns these methods, but it is already gone when leak checkers run. This keeps
/// them reachable.
struct Added(#[allow(dead_code, reason = "held only to be reachable")] Vec<Cipher>);

// SAFETY: addresses that are never dereferenced.
unsafe impl Send for Added {}
// SAFETY: as above.
unsafe impl Sync for Added {}

static ADDED: OnceLock<Added> = OnceLock::new();

/// Adds a method for each cipher of a list that supports one. `inside` is a function of the
/// libcrypto that loads the provider. If a process has two, only the first gets methods.
pub(crate) fn add<'a>(inside: *const c_void, ciphers: impl Iterator<Item = &'a Algorithm>) {
    let Some(libcrypto) = LIBCRYPTO.get_or_init(|| Libcrypto::load(&File::containing(inside)?)) else { return };
    ADDED.get_or_init(|| {
        // SAFETY: the functions were found in libcrypto.
        Added(ciphers.filter_map(|algorithm| unsafe { libcrypto.add(algorithm) }).collect())
    });
}

/// Whether EVP supports a method for this cipher. The old interface aborts the process for other
/// block and IV sizes. An AEAD in CMS gets a random IV, which MGM does not accept, and key wrapping
/// needs a flag that would be lost.
fn fits(algorithm: &Algorithm) -> bool {
    matches!(algorithm.role(), Role::Blocks | Role::BlockMode | Role::Stream)
        && matches!(block_size(algorithm), 1 | 8 | 16)
        && algorithm.nonce.bytes <= MOST_IV
}

impl Libcrypto {
    /// # Safety
    /// The functions are libcrypto's.
    unsafe fn add(&self, algorithm: &Algorithm) -> Option<Cipher> {
        let name = CString::new(algorithm.name()).ok().filter(|_| fits(algorithm))?;
        // SAFETY: the caller guarantees it. Sizes are below 128, names are terminated, and a method
        // is freed only before it is in libcrypto's table.
        unsafe {
            let nid = (self.OBJ_sn2nid)(name.as_ptr());
            // Keep gost-engine's method if it was there first.
            if nid == 0 || !(self.OBJ_NAME_get)(name.as_ptr(), CIPHER_METHOD).is_null() {
                return None;
            }
            let method = (self.EVP_CIPHER_meth_new)(nid, block_size(algorithm) as c_int, algorithm.key_bytes as c_int);
            if method.is_null() {
                return None;
            }
            let iv = algorithm.nonce.bytes as c_int;
            let made = (iv == 0 || (self.EVP_CIPHER_meth_set_iv_length)(method, iv) == 1)
                && (self.EVP_CIPHER_meth_set_flags)(method, (mode(algorithm) | FLAGS) as c_ulong) == 1
                && (self.EVP_CIPHER_meth_set_impl_ctx_size)(method, size_of::<Second>() as c_int) == 1
                && (self.EVP_CIPHER_meth_set_init)(method, init) == 1
                && (self.EVP_CIPHER_meth_set_do_cipher)(method, crypt) == 1
                && (self.EVP_CIPHER_meth_set_ctrl)(method, control) == 1
                && (self.EVP_CIPHER_meth_set_cleanup)(method, clean_up) == 1;
            if !made {
                (self.EVP_CIPHER_meth_free)(method);
                return None;
            }
            // The table has it under two names. If memory runs out for the second, the first one
            // remains.
            (self.EVP_add_cipher)(method);
            Some(method)
        }
    }
}

/// The data of a method's context, initially zero: the second context.
#[repr(C)]
struct Second {
    ctx: Ctx,
    /// Whether padding was switched off.
    unpadded: bool,
}

/// The calling libcrypto and the data of a method's context.
///
/// # Safety
/// `ctx` is such a context, and nothing else uses it meanwhile.
unsafe fn second<'a>(ctx: Ctx) -> Option<(&'static Libcrypto, &'a mut Second)> {
    let libcrypto = LIBCRYPTO.get()?.as_ref()?;
    // SAFETY: the caller guarantees it. The data is NULL, or has the size that was set when the
    // method was made, and zero is a valid value of its type.
    unsafe { Some((libcrypto, (libcrypto.EVP_CIPHER_CTX_get_cipher_data)(ctx).cast::<Second>().as_mut()?)) }
}

impl Second {
    /// Copies the padding flag of the first context.
    ///
    /// # Safety
    /// Both are contexts of libcrypto.
    unsafe fn pad(&mut self, libcrypto: &Libcrypto, first: Ctx) -> bool {
        // SAFETY: the caller guarantees it.
        unsafe {
            let unpadded = (libcrypto.EVP_CIPHER_CTX_test_flags)(first, NO_PADDING) != 0;
            if unpadded != self.unpadded {
                self.unpadded = unpadded;
                return (libcrypto.EVP_CIPHER_CTX_set_padding)(self.ctx, (!unpadded).into()) == 1;
            }
            true
        }
    }
}

// The following functions cannot panic.

/// Starts a message with the cipher that has the method's name.
unsafe extern "C" fn init(ctx: Ctx, key: *const u8, iv: *const u8, encrypts: c_int) -> c_int {
    // SAFETY: libcrypto calls it with a context of a method. Its functions are used as declared.
    unsafe {
        let Some((libcrypto, second)) = second(ctx) else { return 0 };
        let mut cipher = null_mut();
        if second.ctx.is_null() {
            let name = (libcrypto.EVP_CIPHER_get0_name)((libcrypto.EVP_CIPHER_CTX_get0_cipher)(ctx));
            cipher = (libcrypto.EVP_CIPHER_fetch)(null(), name, c"provider=phalanx".as_ptr());
            second.ctx = if cipher.is_null() { null_mut() } else { (libcrypto.EVP_CIPHER_CTX_new)() };
        }
        let done = !second.ctx.is_null()
            && (libcrypto.EVP_CipherInit_ex)(second.ctx, cipher, null(), key, iv, encrypts) == 1
            && second.pad(libcrypto, ctx);
        // The second context holds its own reference. NULL is allowed.
        (libcrypto.EVP_CIPHER_free)(cipher);
        done.into()
    }
}

/// Processes the next piece or, without input, the end. Returns the number of bytes written, or -1.
unsafe extern "C" fn crypt(ctx: Ctx, out: *mut u8, input: *const u8, len: usize) -> c_int {
    // SAFETY: as above. EVP's caller vouches for the buffers.
    unsafe {
        let Some((libcrypto, second)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else { return -1 };
        let mut written = 0;
        let done = second.pad(libcrypto, ctx)
            && if input.is_null() {
                (libcrypto.EVP_CipherFinal_ex)(second.ctx, out, &raw mut written) == 1
            } else {
                // EVP's lengths are `int`.
                c_int::try_from(len)
                    .is_ok_and(|len| (libcrypto.EVP_CipherUpdate)(second.ctx, out, &raw mut written, input, len) == 1)
            };
        if done { written } else { -1 }
    }
}

/// Forwards all other requests to the second context. When a context is copied, so is its second
/// context.
unsafe extern "C" fn control(ctx: Ctx, what: c_int, number: c_int, at: *mut c_void) -> c_int {
    // SAFETY: as above. With `COPY`, `at` is a context with the same bytes.
    unsafe {
        let Some((libcrypto, from)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else {
            return if what == COPY { 1 } else { -1 };
        };
        if what != COPY {
            return (libcrypto.EVP_CIPHER_CTX_ctrl)(from.ctx, what, number, at);
        }
        let Some((_, into)) = second(at) else { return 0 };
        // Replace the copied address first, so that two contexts never share a second one, even on
        // failure.
        into.ctx = (libcrypto.EVP_CIPHER_CTX_new)();
        (!into.ctx.is_null() && (libcrypto.EVP_CIPHER_CTX_copy)(into.ctx, from.ctx) == 1).into()
    }
}

unsafe extern "C" fn clean_up(ctx: Ctx) -> c_int {
    // SAFETY: as above. libcrypto may call it a second time, when nothing is left to free.
    unsafe {
        if let Some((libcrypto, second)) = second(ctx) {
            (libcrypto.EVP_CIPHER_CTX_free)(second.ctx);
            second.ctx = null_mut();
        }
    }
    1
}

/// A file loaded in this process.
struct File {
    handle: *mut c_void,
    base: *mut c_void,
}

/// `Dl_info`.
#[repr(C)]
struct Info {
    file: *const c_char,
    base: *mut c_void,
    symbol: *const c_char,
    address: *mut c_void,
}

unsafe extern "C" {
    fn dladdr(address: *const c_void, info: *mut Info) -> c_int;
    fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
}

impl Info {
    /// The file that contains an address.
    fn at(address: *const c_void) -> Option<Self> {
        let mut info = Self { file: null(), base: null_mut(), symbol: null(), address: null_mut() };
        // SAFETY: any address is allowed, and there is room for the answer.
        (unsafe { dladdr(address, &raw mut info) } != 0).then_some(info)
    }
}

impl File {
    /// The file that contains a function. It stays loaded as long as this module.
    fn containing(function: *const c_void) -> Option<Self> {
        /// `RTLD_LAZY | RTLD_NOLOAD`.
        const LOADED: c_int = 1 | 4;
        let info = Info::at(function)?;
        // SAFETY: a string that the loader keeps, or NULL for the program itself, which has no
        // name. Nothing is loaded.
        let handle = unsafe {
            let handle = dlopen(info.file, LOADED);
            if handle.is_null() { dlopen(null(), LOADED) } else { handle }
        };
        (!handle.is_null()).then_some(Self { handle, base: info.base })
    }

    /// Finds a function of exactly this file.
    ///
    /// # Safety
    /// `F` is the type of the function with this name.
    unsafe fn function<F>(&self, name: &CStr) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        // SAFETY: an open handle and a terminated string.
        let address = unsafe { dlsym(self.handle, name.as_ptr()) };
        let own = !address.is_null() && Info::at(address).is_some_and(|info| info.base == self.base);
        // SAFETY: the caller guarantees the type. Both are addresses.
        own.then(|| unsafe { transmute_copy(&address) })
    }
}
