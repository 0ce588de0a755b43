//! Makes the ciphers and hash functions available to CMS, PKCS #12 and programs that call
//! `EVP_get_cipherbyname` or `EVP_get_digestbyname`.
//!
//! Before there were providers, ciphers were registered as methods, and libcrypto still uses its
//! table of methods to look up a cipher's number (NID), which in turn gives it the OID for CMS
//! messages. A provider's cipher that has no method has no NID either, no matter which OIDs it
//! names. So we add a method for each cipher, and give those a number that have none. The method
//! doesn't compute anything itself. It forwards every call to a second context, which uses the cipher
//! fetched under the same name. The same goes for hash functions, whose methods have no settings and
//! compute digests themselves.
//!
//! For this we need libcrypto functions that aren't passed to providers. We look them up in the
//! same file as the functions that are passed, so that the module doesn't have to be linked to
//! libcrypto. If they can't be found (e.g. because a program contains libcrypto but doesn't export
//! it), CMS won't have these ciphers, but everything else works.

use std::ffi::{CStr, CString, c_char, c_int, c_ulong, c_void};
use std::mem::transmute_copy;
use std::ptr::{self, null, null_mut};
use std::slice;
use std::sync::OnceLock;

use phalanx::roles::RunningHash;
use phalanx_catalogue::hashes::{HASHES, Hash};
use phalanx_catalogue::{Algorithm, Role};

use crate::abi::MOST_IV;
use crate::evp::{CCM, block_size, mode};
use crate::params::Param;

/// `EVP_CIPHER_CTX` or `EVP_MD_CTX`, `EVP_CIPHER`, and `EVP_MD`. We only use their addresses.
type Ctx = *mut c_void;
type Cipher = *mut c_void;
type Digest = *mut c_void;

// The functions that make up a method.
type Init = unsafe extern "C" fn(Ctx, *const u8, *const u8, c_int) -> c_int;
type DoCipher = unsafe extern "C" fn(Ctx, *mut u8, *const u8, usize) -> c_int;
type Cleanup = unsafe extern "C" fn(Ctx) -> c_int;
type Ctrl = unsafe extern "C" fn(Ctx, c_int, c_int, *mut c_void) -> c_int;
type StartDigest = unsafe extern "C" fn(Ctx) -> c_int;
type UpdateDigest = unsafe extern "C" fn(Ctx, *const u8, usize) -> c_int;
type FinishDigest = unsafe extern "C" fn(Ctx, *mut u8) -> c_int;
type CopyDigest = unsafe extern "C" fn(Ctx, Ctx) -> c_int;

/// `OBJ_NAME_TYPE_MD_METH` and `OBJ_NAME_TYPE_CIPHER_METH`.
const DIGEST_METHOD: c_int = 1;
const CIPHER_METHOD: c_int = 2;

/// The method handles IVs, partial input and copies itself, and is also called if there is an IV
/// but no key: `EVP_CIPH_CUSTOM_IV`, `EVP_CIPH_ALWAYS_CALL_INIT`, `EVP_CIPH_CUSTOM_COPY`,
/// `EVP_CIPH_FLAG_CUSTOM_CIPHER`.
const FLAGS: usize = 0x10 | 0x20 | 0x400 | 0x10_0000;

/// In addition for an AEAD: `EVP_CIPH_FLAG_AEAD_CIPHER`.
const AEAD_FLAGS: usize = 0x20_0000;

/// `EVP_CIPHER_CTX_FLAG_WRAP_ALLOW`, a context flag. Without it, EVP refuses key wrapping.
const WRAP_ALLOWED: c_int = 1;

/// `EVP_CIPH_NO_PADDING`, a context flag.
const NO_PADDING: c_int = 0x100;

/// `EVP_CTRL_KEY_MESH`: bytes of a section, as gost-engine's programs set it.
const KEY_MESH: c_int = 0x20;

/// `EVP_CTRL_COPY`: a context was copied byte by byte.
const COPY: c_int = 8;

macro_rules! functions {
    ($($name:ident: fn($($argument:ty),*) -> $result:ty;)*) => {
        /// libcrypto functions.
        #[allow(non_snake_case, reason = "names from libcrypto")]
        struct Libcrypto {
            $($name: unsafe extern "C" fn($($argument),*) -> $result,)*
        }

        impl Libcrypto {
            fn load(file: &File) -> Option<Self> {
                // SAFETY: these types match the declarations in `openssl/evp.h` and
                // `openssl/objects.h` of every version that has the functions.
                Some(Self { $($name: unsafe { file.function(CString::new(stringify!($name)).ok()?.as_c_str())? },)* })
            }
        }
    };
}

functions! {
    OBJ_sn2nid: fn(*const c_char) -> c_int;
    OBJ_create: fn(*const c_char, *const c_char, *const c_char) -> c_int;
    OBJ_new_nid: fn(c_int) -> c_int;
    OBJ_add_object: fn(*const c_void) -> c_int;
    ASN1_OBJECT_create: fn(c_int, *const u8, c_int, *const c_char, *const c_char) -> *mut c_void;
    ASN1_OBJECT_free: fn(*mut c_void) -> ();
    ERR_set_mark: fn() -> c_int;
    ERR_pop_to_mark: fn() -> c_int;
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
    EVP_CIPHER_CTX_set_flags: fn(Ctx, c_int) -> ();
    EVP_CIPHER_CTX_set_params: fn(Ctx, *const Param) -> c_int;
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
    EVP_MD_meth_new: fn(c_int, c_int) -> Digest;
    EVP_MD_meth_set_input_blocksize: fn(Digest, c_int) -> c_int;
    EVP_MD_meth_set_result_size: fn(Digest, c_int) -> c_int;
    EVP_MD_meth_set_app_datasize: fn(Digest, c_int) -> c_int;
    EVP_MD_meth_set_init: fn(Digest, StartDigest) -> c_int;
    EVP_MD_meth_set_update: fn(Digest, UpdateDigest) -> c_int;
    EVP_MD_meth_set_final: fn(Digest, FinishDigest) -> c_int;
    EVP_MD_meth_set_copy: fn(Digest, CopyDigest) -> c_int;
    EVP_MD_meth_set_cleanup: fn(Digest, Cleanup) -> c_int;
    EVP_MD_meth_free: fn(Digest) -> ();
    EVP_add_digest: fn(Digest) -> c_int;
    EVP_MD_CTX_get0_md: fn(Ctx) -> Digest;
    EVP_MD_CTX_get0_md_data: fn(Ctx) -> *mut c_void;
    EVP_MD_get_type: fn(Digest) -> c_int;
}

/// This lives as long as the process, and so does this module.
static LIBCRYPTO: OnceLock<Option<Libcrypto>> = OnceLock::new();

/// These methods are owned by libcrypto's table, which is already gone by the time leak checkers
/// run. We hold on to them here to keep them reachable.
struct Added(#[allow(dead_code, reason = "only kept reachable")] Vec<Cipher>);

// SAFETY: these are addresses that we never dereference.
unsafe impl Send for Added {}
// SAFETY: as above.
unsafe impl Sync for Added {}

static ADDED: OnceLock<Added> = OnceLock::new();

/// Adds a method for each cipher in a list that supports one. `inside` is a function in the
/// libcrypto that loads the provider. If there are two in a process, only the first one gets
/// methods.
pub(crate) fn add<'a>(inside: *const c_void, ciphers: impl Iterator<Item = &'a Algorithm>) {
    let Some(libcrypto) = LIBCRYPTO.get_or_init(|| Libcrypto::load(&File::containing(inside)?)) else { return };
    ADDED.get_or_init(|| {
        // SAFETY: we found the functions in libcrypto.
        let mut added: Vec<_> = ciphers.filter_map(|algorithm| unsafe { libcrypto.add(algorithm) }).collect();
        // SAFETY: as above.
        added.extend(HASHES.iter().filter_map(|hash| unsafe { libcrypto.add_digest(hash) }));
        Added(added)
    });
}

/// Whether EVP supports a method for this cipher. The old interface aborts the process if the block
/// or IV size is unusual. Node aborts it if a CCM nonce has more than 13 bytes, as all of ours do.
fn fits(algorithm: &Algorithm) -> bool {
    !matches!(algorithm.role(), Role::Mac | Role::KeyDerivation)
        && mode(algorithm) != CCM
        && matches!(block_size(algorithm), 1 | 8 | 16)
        && algorithm.nonce.bytes <= MOST_IV
}

impl Libcrypto {
    /// # Safety
    /// The functions belong to libcrypto.
    unsafe fn add(&self, algorithm: &Algorithm) -> Option<Cipher> {
        let name = CString::new(algorithm.name()).ok().filter(|_| fits(algorithm))?;
        // SAFETY: the caller guarantees this. Sizes are below 128, names are terminated, and we
        // only free a method if it hasn't been added to libcrypto's table yet.
        unsafe {
            // If gost-engine's method was there first, we keep it.
            if !(self.OBJ_NAME_get)(name.as_ptr(), CIPHER_METHOD).is_null() {
                return None;
            }
            let nid = match (self.OBJ_sn2nid)(name.as_ptr()) {
                0 => self.create(algorithm, &name),
                known => known,
            };
            if nid == 0 {
                return None;
            }
            let method = (self.EVP_CIPHER_meth_new)(nid, block_size(algorithm) as c_int, algorithm.key_bytes as c_int);
            if method.is_null() {
                return None;
            }
            let iv = algorithm.nonce.bytes as c_int;
            let flags = FLAGS | if algorithm.role() == Role::Aead { AEAD_FLAGS } else { 0 };
            let made = (iv == 0 || (self.EVP_CIPHER_meth_set_iv_length)(method, iv) == 1)
                && (self.EVP_CIPHER_meth_set_flags)(method, (mode(algorithm) | flags) as c_ulong) == 1
                && (self.EVP_CIPHER_meth_set_impl_ctx_size)(method, size_of::<Second>() as c_int) == 1
                && (self.EVP_CIPHER_meth_set_init)(method, init) == 1
                && (self.EVP_CIPHER_meth_set_do_cipher)(method, crypt) == 1
                && (self.EVP_CIPHER_meth_set_ctrl)(method, control) == 1
                && (self.EVP_CIPHER_meth_set_cleanup)(method, clean_up) == 1;
            if !made {
                (self.EVP_CIPHER_meth_free)(method);
                return None;
            }
            // It goes into the table under two names. If memory runs out while adding the second,
            // the first one stays.
            (self.EVP_add_cipher)(method);
            Some(method)
        }
    }

    /// The number of a hash function. 0 if libcrypto doesn't know its OID.
    ///
    /// # Safety
    /// The functions belong to libcrypto.
    unsafe fn number(&self, hash: &Hash) -> c_int {
        let short = hash.aliases.iter().filter_map(|name| CString::new(*name).ok());
        // SAFETY: the caller guarantees this, and the names are terminated.
        short.map(|name| unsafe { (self.OBJ_sn2nid)(name.as_ptr()) }).find(|nid| *nid != 0).unwrap_or(0)
    }

    /// # Safety
    /// The functions belong to libcrypto.
    unsafe fn add_digest(&self, hash: &'static Hash) -> Option<Digest> {
        // SAFETY: the caller guarantees this. Sizes are below 256, and we only free a method if it
        // hasn't been added to libcrypto's table yet.
        unsafe {
            let nid = self.number(hash);
            let is_there = |name: &&str| {
                let name = CString::new(*name);
                name.is_ok_and(|name| !(self.OBJ_NAME_get)(name.as_ptr(), DIGEST_METHOD).is_null())
            };
            if nid == 0 || hash.aliases.iter().any(is_there) {
                return None;
            }
            let method = (self.EVP_MD_meth_new)(nid, 0);
            if method.is_null() {
                return None;
            }
            let made = (self.EVP_MD_meth_set_input_blocksize)(method, hash.block_bytes as c_int) == 1
                && (self.EVP_MD_meth_set_result_size)(method, hash.digest_bytes as c_int) == 1
                && (self.EVP_MD_meth_set_app_datasize)(method, size_of::<Message>() as c_int) == 1
                && (self.EVP_MD_meth_set_init)(method, start_digest) == 1
                && (self.EVP_MD_meth_set_update)(method, update_digest) == 1
                && (self.EVP_MD_meth_set_final)(method, finish_digest) == 1
                && (self.EVP_MD_meth_set_copy)(method, copy_digest) == 1
                && (self.EVP_MD_meth_set_cleanup)(method, clean_up_digest) == 1;
            if !made {
                (self.EVP_MD_meth_free)(method);
                return None;
            }
            (self.EVP_add_digest)(method);
            Some(method)
        }
    }

    /// Gives a name a number, and its OID if it has one that nothing else has. Returns 0 on failure.
    ///
    /// # Safety
    /// The functions belong to libcrypto.
    unsafe fn create(&self, algorithm: &Algorithm, name: &CStr) -> c_int {
        let oid = algorithm.oid().and_then(|oid| CString::new(oid).ok());
        let name = name.as_ptr();
        // SAFETY: the caller guarantees this. The strings are terminated and get copied. NULL and 0
        // mean no OID, which OBJ_create doesn't support in every version.
        unsafe {
            // If this fails, nobody needs to know.
            (self.ERR_set_mark)();
            let mut nid = oid.map_or(0, |oid| (self.OBJ_create)(oid.as_ptr(), name, name));
            if nid == 0 {
                let object = (self.ASN1_OBJECT_create)((self.OBJ_new_nid)(1), null(), 0, name, name);
                nid = if object.is_null() { 0 } else { (self.OBJ_add_object)(object) };
                (self.ASN1_OBJECT_free)(object);
            }
            (self.ERR_pop_to_mark)();
            nid
        }
    }
}

/// The data of a digest method's context: a message that is being hashed. Initially zero.
struct Message(Option<Box<(&'static Hash, Box<dyn RunningHash>)>>);

/// The data of a digest method's context.
///
/// # Safety
/// `ctx` is such a context, and nothing else uses it in the meantime.
unsafe fn message<'a>(ctx: Ctx) -> Option<&'a mut Message> {
    let libcrypto = LIBCRYPTO.get()?.as_ref()?;
    // SAFETY: the caller guarantees this. The data is either NULL or the size that we set when we
    // created the method, and zero is `None`, because a `Box` is never NULL.
    unsafe { (libcrypto.EVP_MD_CTX_get0_md_data)(ctx).cast::<Message>().as_mut() }
}

unsafe extern "C" fn start_digest(ctx: Ctx) -> c_int {
    // SAFETY: libcrypto calls this with a context of a method, and we use its functions as they are
    // declared.
    unsafe {
        let (Some(Some(libcrypto)), Some(message)) = (LIBCRYPTO.get(), message(ctx)) else { return 0 };
        let nid = (libcrypto.EVP_MD_get_type)((libcrypto.EVP_MD_CTX_get0_md)(ctx));
        let Some(hash) = HASHES.iter().find(|hash| libcrypto.number(hash) == nid) else { return 0 };
        message.0 = Some(Box::new((hash, hash.function().start())));
    }
    1
}

unsafe extern "C" fn update_digest(ctx: Ctx, input: *const u8, len: usize) -> c_int {
    // SAFETY: as above. EVP's caller vouches for the input.
    unsafe {
        let Some(Message(Some(message))) = message(ctx) else { return 0 };
        if len > 0 {
            message.1.update(slice::from_raw_parts(input, len));
        }
    }
    1
}

unsafe extern "C" fn finish_digest(ctx: Ctx, out: *mut u8) -> c_int {
    // SAFETY: as above. libcrypto passes room for a digest of the size that we set.
    unsafe {
        let Some(message) = message(ctx).and_then(|message| message.0.take()) else { return 0 };
        let (hash, state) = *message;
        state.finish(slice::from_raw_parts_mut(out, hash.digest_bytes)).is_ok().into()
    }
}

unsafe extern "C" fn copy_digest(to: Ctx, from: Ctx) -> c_int {
    // SAFETY: as above. libcrypto has copied the data byte by byte, so the copied address belongs to
    // the first context, and must not be dropped.
    unsafe {
        if let (Some(to), Some(from)) = (message(to), message(from)) {
            let copy = from.0.as_ref().map(|message| Box::new((message.0, message.1.clone_box())));
            ptr::write(to, Message(copy));
        }
    }
    1
}

unsafe extern "C" fn clean_up_digest(ctx: Ctx) -> c_int {
    // SAFETY: as above. Dropping it wipes the message's state.
    unsafe {
        if let Some(message) = message(ctx) {
            message.0 = None;
        }
    }
    1
}

/// The data of a method's context, which holds the second context. Initially zero.
#[repr(C)]
struct Second {
    ctx: Ctx,
    /// Whether padding has been turned off.
    unpadded: bool,
}

/// The calling libcrypto and the data of a method's context.
///
/// # Safety
/// `ctx` is such a context, and nothing else uses it in the meantime.
unsafe fn second<'a>(ctx: Ctx) -> Option<(&'static Libcrypto, &'a mut Second)> {
    let libcrypto = LIBCRYPTO.get()?.as_ref()?;
    // SAFETY: the caller guarantees this. The data is either NULL or the size that we set when we
    // created the method, and zero is a valid value for its type.
    unsafe { Some((libcrypto, (libcrypto.EVP_CIPHER_CTX_get_cipher_data)(ctx).cast::<Second>().as_mut()?)) }
}

impl Second {
    /// Copies the first context's padding flag.
    ///
    /// # Safety
    /// Both are libcrypto contexts.
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

// None of the following functions can panic.

/// Starts a message with the cipher that has the method's name.
unsafe extern "C" fn init(ctx: Ctx, key: *const u8, iv: *const u8, encrypts: c_int) -> c_int {
    // SAFETY: libcrypto calls this with a context of a method, and we use its functions as they are
    // declared.
    unsafe {
        let Some((libcrypto, second)) = second(ctx) else { return 0 };
        let mut cipher = null_mut();
        if second.ctx.is_null() {
            let name = (libcrypto.EVP_CIPHER_get0_name)((libcrypto.EVP_CIPHER_CTX_get0_cipher)(ctx));
            cipher = (libcrypto.EVP_CIPHER_fetch)(null(), name, c"provider=phalanx".as_ptr());
            second.ctx = if cipher.is_null() { null_mut() } else { (libcrypto.EVP_CIPHER_CTX_new)() };
            // For key wrapping, EVP has already checked that the first context allows it.
            if !second.ctx.is_null() {
                (libcrypto.EVP_CIPHER_CTX_set_flags)(second.ctx, WRAP_ALLOWED);
            }
        }
        let done = !second.ctx.is_null()
            && (libcrypto.EVP_CipherInit_ex)(second.ctx, cipher, null(), key, iv, encrypts) == 1
            && second.pad(libcrypto, ctx);
        // The second context holds its own reference. NULL is allowed.
        (libcrypto.EVP_CIPHER_free)(cipher);
        done.into()
    }
}

/// Processes the next piece or, if there is no input, finishes the message. Returns the number of
/// bytes written, or -1.
unsafe extern "C" fn crypt(ctx: Ctx, out: *mut u8, input: *const u8, len: usize) -> c_int {
    // SAFETY: as above. EVP's caller vouches for the buffers.
    unsafe {
        let Some((libcrypto, second)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else { return -1 };
        let mut written = 0;
        let done = second.pad(libcrypto, ctx)
            && if input.is_null() && len == 0 {
                (libcrypto.EVP_CipherFinal_ex)(second.ctx, out, &raw mut written) == 1
            } else {
                // EVP's lengths are `int`. Without input, this is the length of a CCM message.
                c_int::try_from(len)
                    .is_ok_and(|len| (libcrypto.EVP_CipherUpdate)(second.ctx, out, &raw mut written, input, len) == 1)
            };
        if done { written } else { -1 }
    }
}

/// Forwards all other requests to the second context. When a context is copied, we copy its second
/// context too.
unsafe extern "C" fn control(ctx: Ctx, what: c_int, number: c_int, at: *mut c_void) -> c_int {
    // SAFETY: as above. For `COPY`, `at` is a context with the same bytes.
    unsafe {
        let Some((libcrypto, from)) = second(ctx).filter(|(_, second)| !second.ctx.is_null()) else {
            return if what == COPY { 1 } else { -1 };
        };
        if what == KEY_MESH {
            // libcrypto doesn't translate this request to a parameter.
            let Ok(mut bytes) = usize::try_from(number) else { return -1 };
            let params = [Param::given(c"key-mesh", &mut bytes), Param::END];
            return if (libcrypto.EVP_CIPHER_CTX_set_params)(from.ctx, params.as_ptr()) == 1 { 1 } else { -1 };
        }
        if what != COPY {
            return (libcrypto.EVP_CIPHER_CTX_ctrl)(from.ctx, what, number, at);
        }
        let Some((_, into)) = second(at) else { return 0 };
        // We replace the copied address first so that two contexts never share a second one, even
        // if this fails.
        into.ctx = (libcrypto.EVP_CIPHER_CTX_new)();
        (!into.ctx.is_null() && (libcrypto.EVP_CIPHER_CTX_copy)(into.ctx, from.ctx) == 1).into()
    }
}

unsafe extern "C" fn clean_up(ctx: Ctx) -> c_int {
    // SAFETY: as above. libcrypto may call this twice, in which case there is nothing left to free.
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
        // SAFETY: any address is allowed here, and there is room for the answer.
        (unsafe { dladdr(address, &raw mut info) } != 0).then_some(info)
    }
}

impl File {
    /// The file that contains a function. It stays loaded for as long as this module does.
    fn containing(function: *const c_void) -> Option<Self> {
        /// `RTLD_LAZY | RTLD_NOLOAD`.
        const LOADED: c_int = 1 | 4;
        let info = Info::at(function)?;
        // SAFETY: this is either a string that the loader keeps, or NULL for the program itself,
        // which has no name. Note that the call doesn't load anything.
        let handle = unsafe {
            let handle = dlopen(info.file, LOADED);
            if handle.is_null() { dlopen(null(), LOADED) } else { handle }
        };
        (!handle.is_null()).then_some(Self { handle, base: info.base })
    }

    /// Finds a function in exactly this file.
    ///
    /// # Safety
    /// `F` is the type of the function with that name.
    unsafe fn function<F>(&self, name: &CStr) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*mut c_void>()) };
        // SAFETY: the handle is open and the string is terminated.
        let address = unsafe { dlsym(self.handle, name.as_ptr()) };
        let own = !address.is_null() && Info::at(address).is_some_and(|info| info.base == self.base);
        // SAFETY: the caller guarantees the type, and both are addresses.
        own.then(|| unsafe { transmute_copy(&address) })
    }
}
