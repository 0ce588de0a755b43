//! Ciphers for CMS, and for programs that look a cipher up by `EVP_get_cipherbyname`.
//!
//! libcrypto finds the number (NID) of a cipher, and by that the OID that a CMS message carries, in its table of methods, the interface before
//! providers; a provider's cipher that has no method there has no number, whatever OIDs it names. So each cipher whose name libcrypto
//! itself knows gets a method. It computes nothing: each call goes on to a second context, that of the cipher which is fetched by the same name.
//!
//! This needs functions of libcrypto that a provider is not given. They are looked up in the file that gave the others, so that nothing is
//! linked; where they are not to be found (in a program that has libcrypto inside and does not export it), CMS stays without these ciphers, and all else is as it is.

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

// What a method consists of.
type Init = unsafe extern "C" fn(Ctx, *const u8, *const u8, c_int) -> c_int;
type DoCipher = unsafe extern "C" fn(Ctx, *mut u8, *const u8, usize) -> c_int;
type Cleanup = unsafe extern "C" fn(Ctx) -> c_int;
type Ctrl = unsafe extern "C" fn(Ctx, c_int, c_int, *mut c_void) -> c_int;

/// `OBJ_NAME_TYPE_CIPHER_METH`.
const CIPHER_METHOD: c_int = 2;

/// IV, pieces and copies are the method's business, and it is called for an IV without a key, too: `EVP_CIPH_CUSTOM_IV`,
/// `EVP_CIPH_ALWAYS_CALL_INIT`, `EVP_CIPH_CUSTOM_COPY`, `EVP_CIPH_FLAG_CUSTOM_CIPHER`.
const FLAGS: usize = 0x10 | 0x20 | 0x400 | 0x10_0000;

/// `EVP_CIPH_NO_PADDING`, a flag of a context.
const NO_PADDING: c_int = 0x100;

/// `EVP_CTRL_COPY`: a context has been copied byte by byte.
const COPY: c_int = 8;

macro_rules! functions {
    ($($name:ident: fn($($argument:ty),*) -> $result:ty;)*) => {
        /// Functions of libcrypto.
        #[allow(non_snake_case, reason = "they are called what libcrypto calls them")]
        struct Libcrypto {
            $($name: unsafe extern "C" fn($($argument),*) -> $result,)*
        }

        impl Libcrypto {
            fn load(file: &File) -> Option<Self> {
                // SAFETY: these are the types that `openssl/evp.h` and `openssl/objects.h` declare, in every version that has the functions.
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

/// Once for the process, as long as it lives; this module stays, too.
static LIBCRYPTO: OnceLock<Option<Libcrypto>> = OnceLock::new();

/// They belong to libcrypto's table, which is gone when leak checkers look.
struct Added(#[allow(dead_code, reason = "they are there to be found")] Vec<Cipher>);

// SAFETY: addresses that nobody uses.
unsafe impl Send for Added {}
// SAFETY: as above.
unsafe impl Sync for Added {}

static ADDED: OnceLock<Added> = OnceLock::new();

/// Gives a method to each cipher of a list that can have one; `inside` is a function of the libcrypto that loads the provider. A process that
/// has two of them has methods in the first.
pub(crate) fn add<'a>(inside: *const c_void, ciphers: impl Iterator<Item = &'a Algorithm>) {
    let Some(libcrypto) = LIBCRYPTO.get_or_init(|| Libcrypto::load(&File::containing(inside)?)) else { return };
    ADDED.get_or_init(|| {
        // SAFETY: the functions were found in libcrypto.
        Added(ciphers.filter_map(|algorithm| unsafe { libcrypto.add(algorithm) }).collect())
    });
}

/// Whether EVP can have a method: the interface before providers ends the process for other sizes of blocks and IVs. An AEAD in CMS has an IV
/// of random bytes, which MGM does not take, and a wrap needs a flag that would be lost.
fn fits(algorithm: &Algorithm) -> bool {
    matches!(algorithm.role(), Role::Blocks | Role::Chain | Role::Stream)
        && matches!(block_size(algorithm), 1 | 8 | 16)
        && algorithm.nonce.bytes <= MOST_IV
}

impl Libcrypto {
    /// # Safety
    /// The functions are libcrypto's.
    unsafe fn add(&self, algorithm: &Algorithm) -> Option<Cipher> {
        let name = CString::new(algorithm.name()).ok().filter(|_| fits(algorithm))?;
        // SAFETY: as the caller says. Sizes are below 128, names have their ends, and a method is given back only before libcrypto's table has it.
        unsafe {
            let nid = (self.OBJ_sn2nid)(name.as_ptr());
            // gost-engine's own method stays, if it came first.
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
            // The table has it by two names. If memory is short for the second one it stays there by the first, and is kept.
            (self.EVP_add_cipher)(method);
            Some(method)
        }
    }
}

/// What a context of a method holds, zeros at first: the second context.
#[repr(C)]
struct Second {
    ctx: Ctx,
    /// Whether it has been told that there is no padding.
    unpadded: bool,
}

/// The libcrypto that calls, and what it keeps for a context of a method.
///
/// # Safety
/// `ctx` is such a context, which nobody else uses meanwhile.
unsafe fn second<'a>(ctx: Ctx) -> Option<(&'static Libcrypto, &'a mut Second)> {
    let libcrypto = LIBCRYPTO.get()?.as_ref()?;
    // SAFETY: as the caller says; it is NULL, or as large as was said when the method was made, and zeros are a value of its type.
    unsafe { Some((libcrypto, (libcrypto.EVP_CIPHER_CTX_get_cipher_data)(ctx).cast::<Second>().as_mut()?)) }
}

impl Second {
    /// Padding is a flag of the first context.
    ///
    /// # Safety
    /// Both are contexts of libcrypto.
    unsafe fn pad(&mut self, libcrypto: &Libcrypto, first: Ctx) -> bool {
        // SAFETY: as the caller says.
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

// Nothing in these functions can panic.

/// Begins: with the cipher that has the name of the method.
unsafe extern "C" fn init(ctx: Ctx, key: *const u8, iv: *const u8, encrypts: c_int) -> c_int {
    // SAFETY: libcrypto calls, with a context of a method; its functions are used by their declarations.
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
        // The second context has a reference of its own; NULL is nothing.
        (libcrypto.EVP_CIPHER_free)(cipher);
        done.into()
    }
}

/// The next piece, or, without an input, the end: how many bytes came out, or -1.
unsafe extern "C" fn crypt(ctx: Ctx, out: *mut u8, input: *const u8, len: usize) -> c_int {
    // SAFETY: as above; whoever calls EVP vouches for the buffers.
    unsafe {
        let Some((libcrypto, second)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else { return -1 };
        let mut written = 0;
        let done = second.pad(libcrypto, ctx)
            && if input.is_null() {
                (libcrypto.EVP_CipherFinal_ex)(second.ctx, out, &raw mut written) == 1
            } else {
                // EVP's own lengths are `int`.
                c_int::try_from(len)
                    .is_ok_and(|len| (libcrypto.EVP_CipherUpdate)(second.ctx, out, &raw mut written, input, len) == 1)
            };
        if done { written } else { -1 }
    }
}

/// Whatever else is asked, the second context answers. The copy of a context gets a copy of that.
unsafe extern "C" fn control(ctx: Ctx, what: c_int, number: c_int, at: *mut c_void) -> c_int {
    // SAFETY: as above; with `COPY`, `at` is a context that has the same bytes.
    unsafe {
        let Some((libcrypto, from)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else {
            return if what == COPY { 1 } else { -1 };
        };
        if what != COPY {
            return (libcrypto.EVP_CIPHER_CTX_ctrl)(from.ctx, what, number, at);
        }
        let Some((_, into)) = second(at) else { return 0 };
        // It must not keep the address of the other one's, whatever follows.
        into.ctx = (libcrypto.EVP_CIPHER_CTX_new)();
        (!into.ctx.is_null() && (libcrypto.EVP_CIPHER_CTX_copy)(into.ctx, from.ctx) == 1).into()
    }
}

unsafe extern "C" fn clean_up(ctx: Ctx) -> c_int {
    // SAFETY: as above; libcrypto may call it a second time, when there is nothing left.
    unsafe {
        if let Some((libcrypto, second)) = second(ctx) {
            (libcrypto.EVP_CIPHER_CTX_free)(second.ctx);
            second.ctx = null_mut();
        }
    }
    1
}

/// A file that the process has loaded.
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
    /// The file that an address is in.
    fn at(address: *const c_void) -> Option<Self> {
        let mut info = Self { file: null(), base: null_mut(), symbol: null(), address: null_mut() };
        // SAFETY: any address may be asked for; the answer goes where there is room for it.
        (unsafe { dladdr(address, &raw mut info) } != 0).then_some(info)
    }
}

impl File {
    /// The file that has a function in it; it is loaded, and stays as long as what has loaded it.
    fn containing(function: *const c_void) -> Option<Self> {
        /// `RTLD_LAZY | RTLD_NOLOAD`.
        const LOADED: c_int = 1 | 4;
        let info = Info::at(function)?;
        // SAFETY: a text that the loader keeps, or NULL for the program itself, which is known by no name; nothing is loaded.
        let handle = unsafe {
            let handle = dlopen(info.file, LOADED);
            if handle.is_null() { dlopen(null(), LOADED) } else { handle }
        };
        (!handle.is_null()).then_some(Self { handle, base: info.base })
    }

    /// A function of this very file.
    ///
    /// # Safety
    /// `F` is the type of the function that has this name.
    unsafe fn function<F>(&self, name: &CStr) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        // SAFETY: a handle that was given, and a text with its end.
        let address = unsafe { dlsym(self.handle, name.as_ptr()) };
        let own = !address.is_null() && Info::at(address).is_some_and(|info| info.base == self.base);
        // SAFETY: as the caller says; both are addresses.
        own.then(|| unsafe { transmute_copy(&address) })
    }
}
