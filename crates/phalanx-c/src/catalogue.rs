//! Lists algorithms, levels and kernels.

use std::ffi::{CStr, CString, c_char, c_int};
use std::ptr;
use std::sync::LazyLock;

use phalanx::{Level, Op};
use phalanx_catalogue::{ALGORITHMS, Algorithm, FAMILIES, HAS_ALL, NonceRule, Options, Role, Status, all};

use crate::memory::{Sized32, Span, check, give, give_structure, options, stated_bytes, text, text_bytes};
use crate::status::{Outcome, guard, quoted, refuse};

/// Individual blocks: phalanx_cipher_new.
pub const PHALANX_ROLE_BLOCKS: u32 = 1;
/// Length-preserving encryption: phalanx_cipher_new, phalanx_stream_new.
pub const PHALANX_ROLE_STREAM: u32 = 2;
/// Chained blocks, with padding or segments: phalanx_cipher_new, phalanx_block_mode_new.
pub const PHALANX_ROLE_BLOCK_MODE: u32 = 3;
/// Authenticated encryption: phalanx_aead_new.
pub const PHALANX_ROLE_AEAD: u32 = 4;
/// Message authentication: phalanx_mac_new.
pub const PHALANX_ROLE_MAC: u32 = 5;
/// Sector encryption: phalanx_xts_new.
pub const PHALANX_ROLE_XTS: u32 = 6;
/// Key wrapping: phalanx_wrap_new.
pub const PHALANX_ROLE_WRAP: u32 = 7;
/// Key derivation: phalanx_derive.
pub const PHALANX_ROLE_DERIVATION: u32 = 8;

/// Defined by a standard.
pub const PHALANX_STATUS_STANDARD: u32 = 1;
/// Assembled by this project from parts of a standard.
pub const PHALANX_STATUS_OURS: u32 = 2;
/// For compatibility with existing software, not for new designs.
pub const PHALANX_STATUS_COMPATIBILITY: u32 = 3;

/// There is no nonce.
pub const PHALANX_NONCE_NONE: u32 = 0;
/// Never reuse it with the same key.
pub const PHALANX_NONCE_UNIQUE: u32 = 1;
/// Never reuse it with the same key. Its first bit must be 0.
pub const PHALANX_NONCE_UNIQUE_FIRST_BIT_ZERO: u32 = 2;
/// The first counter of a message. No counter may ever repeat under the same key, including those
/// that follow the first.
pub const PHALANX_NONCE_COUNTERS: u32 = 3;
/// Must be unpredictable, so choose it at random.
pub const PHALANX_NONCE_RANDOM: u32 = 4;
/// A position, such as a sector number.
pub const PHALANX_NONCE_PLACE: u32 = 5;
/// Agreed between the parties. It may be public and may repeat.
pub const PHALANX_NONCE_AGREED: u32 = 6;

/// The properties of an algorithm. Set `struct_bytes` to sizeof(phalanx_info) before the call. All
/// strings are NUL-terminated, owned by the library and never NULL. All sizes are in bytes.
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_info {
    /// Size of this structure, set by the caller.
    pub struct_bytes: u32,
    /// Role: PHALANX_ROLE_AEAD and so on.
    pub role: u32,
    /// Name, such as "kalyna-256/256-gcm".
    pub name: *const c_char,
    /// Aliases, separated by spaces.
    pub aliases: *const c_char,
    /// Object identifier in dotted notation. Empty if there is none.
    pub oid: *const c_char,
    /// Cipher, such as "kalyna-256/256".
    pub cipher: *const c_char,
    /// The standard that defines it, with the section.
    pub section: *const c_char,
    /// Names of its options, separated by spaces.
    pub options: *const c_char,
    /// Required options, with example values. Usually empty.
    pub needs: *const c_char,
    /// Status: PHALANX_STATUS_STANDARD and so on.
    pub status: u32,
    /// Key size. If there are two keys, this is their total size.
    pub key_bytes: u32,
    /// Block size.
    pub block_bytes: u32,
    /// What the nonce has to satisfy: PHALANX_NONCE_UNIQUE and so on.
    pub nonce_rule: u32,
    /// Default size of the nonce or IV. 0 if there is none.
    pub nonce_bytes: u32,
    /// Minimum nonce size.
    pub nonce_min_bytes: u32,
    /// Maximum nonce size. UINT32_MAX if there is no maximum.
    pub nonce_max_bytes: u32,
    /// Step between nonce sizes, starting at the minimum.
    pub nonce_step: u32,
    /// 1 if a wrapped key contains the nonce, else 0.
    pub nonce_carried: u32,
    /// Default tag size. 0 if there is no tag.
    pub tag_bytes: u32,
    /// Minimum value of the option "tag".
    pub tag_min_bytes: u32,
    /// Maximum value of the option "tag".
    pub tag_max_bytes: u32,
    /// Maximum message size. UINT64_MAX if there is no limit.
    pub message_bytes: u64,
    /// Recommended limit on the total number of bytes under one key. It is not enforced.
    pub advised_key_bytes: u64,
    /// Minimum size of a whole message without padding, or, for key wrapping, of the key to wrap.
    /// See message_empty_with_aad.
    pub message_min_bytes: u32,
    /// Step between message sizes, starting at the minimum. UINT32_MAX if there is only one size.
    pub message_step: u32,
    /// Multiples of this are rejected. 0 if there is no such rule. Key wrap with padding has such a
    /// rule because whole blocks are wrapped without padding.
    pub message_not_multiple_of: u32,
    /// 1 if an empty message is also allowed when there is associated data, else 0.
    pub message_empty_with_aad: u32,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_info {
    const FIRST: usize = std::mem::offset_of!(Self, advised_key_bytes) + size_of::<u64>();
}

/// The C strings for an algorithm.
struct Texts {
    name: CString,
    aliases: CString,
    oid: CString,
    cipher: CString,
    section: CString,
    options: CString,
    needs: CString,
}

/// Converts one of our own strings, which never contain NUL.
fn c(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

/// The strings for each algorithm, in catalogue order.
static TEXTS: LazyLock<Vec<Texts>> = LazyLock::new(|| {
    let texts = all().iter().map(|algorithm| Texts {
        name: c(algorithm.name()),
        aliases: c(&algorithm.aliases().join(" ")),
        oid: c(algorithm.oid().unwrap_or_default()),
        cipher: c(algorithm.cipher),
        section: c(algorithm.section),
        options: c(&["level"]
            .into_iter()
            .chain(algorithm.options.iter().map(|o| o.name()))
            .collect::<Vec<_>>()
            .join(" ")),
        needs: c(algorithm.needs),
    });
    texts.collect()
});

/// The name and symbol of every kernel that can run.
static SYMBOLS: LazyLock<Vec<(&'static str, CString)>> = LazyLock::new(|| {
    let kernels = all().iter().flat_map(|algorithm| algorithm.family().kernels.iter());
    kernels.map(|kernel| (kernel.symbol, c(kernel.symbol))).collect()
});

/// Names of the levels.
static LEVELS: LazyLock<Vec<(Level, CString)>> =
    LazyLock::new(|| Level::ALL.iter().map(|level| (*level, c(level.name()))).collect());

/// The algorithm name that tests use to check that a panic becomes a status.
const PANICS: &str = "phalanx-test-panic";

/// Finds an algorithm by name, alias or OID.
///
/// # Safety
/// `name` ends with a NUL.
pub(crate) unsafe fn find(name: *const c_char) -> Outcome<&'static Algorithm> {
    // SAFETY: the caller guarantees it.
    let name = unsafe { text_bytes(name) };
    let text = std::str::from_utf8(name).ok();
    assert!(text != Some(PANICS), "tests request this panic by name");
    match text.and_then(phalanx_catalogue::find) {
        Some(algorithm) => Ok(algorithm),
        None if HAS_ALL => {
            refuse!(PHALANX_E_ALGORITHM, "unknown algorithm {}: phalanx_list lists all names", quoted(name))
        }
        None => refuse!(
            PHALANX_E_ALGORITHM,
            "unknown algorithm {}: this build includes only {}: phalanx_list lists all names",
            quoted(name),
            ALGORITHMS.map_or_else(|| FAMILIES.join(", "), str::to_owned)
        ),
    }
}

/// Creates a key. All key constructors share this part.
///
/// # Safety
/// As [`phalanx_aead_new`](crate::phalanx_aead_new).
pub(crate) unsafe fn keyed<T>(
    out: *mut *mut T,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
    make: impl FnOnce(&'static Algorithm, &[u8], &Options) -> phalanx_catalogue::Result<T>,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let bytes = Span::read("key", key, key_len);
                check(&[Span::text("name", name), bytes, Span::text("options", options).or_none()])?;
                let (algorithm, options) = (find(name)?, self::options(options)?);
                Ok(make(algorithm, bytes.bytes(), &options)?)
            })
        }
    })
}

/// Checks that a new key can start a message. Some modes validate option values only then.
pub(crate) fn tried<T>(message: phalanx_catalogue::Result<T>) -> phalanx_catalogue::Result {
    match message {
        Err(error @ phalanx_catalogue::Error::Refused(phalanx::Error::Parameter { .. })) => Err(error),
        // The nonce used for this trial may itself be invalid.
        _ => Ok(()),
    }
}

fn role(role: Role) -> u32 {
    match role {
        Role::Blocks => PHALANX_ROLE_BLOCKS,
        Role::Stream => PHALANX_ROLE_STREAM,
        Role::BlockMode => PHALANX_ROLE_BLOCK_MODE,
        Role::Aead => PHALANX_ROLE_AEAD,
        Role::Mac => PHALANX_ROLE_MAC,
        Role::Xts => PHALANX_ROLE_XTS,
        Role::KeyWrap => PHALANX_ROLE_WRAP,
        Role::KeyDerivation => PHALANX_ROLE_DERIVATION,
    }
}

fn status(status: Status) -> Outcome<u32> {
    Ok(match status {
        Status::Standard => PHALANX_STATUS_STANDARD,
        Status::Ours => PHALANX_STATUS_OURS,
        Status::Compatibility => PHALANX_STATUS_COMPATIBILITY,
        other => refuse!(PHALANX_E_INTERNAL, "status {other} has no number"),
    })
}

fn rule(rule: NonceRule) -> Outcome<u32> {
    Ok(match rule {
        NonceRule::None => PHALANX_NONCE_NONE,
        NonceRule::Unique => PHALANX_NONCE_UNIQUE,
        NonceRule::UniqueFirstBitZero => PHALANX_NONCE_UNIQUE_FIRST_BIT_ZERO,
        NonceRule::Counters => PHALANX_NONCE_COUNTERS,
        NonceRule::Random => PHALANX_NONCE_RANDOM,
        NonceRule::Place => PHALANX_NONCE_PLACE,
        NonceRule::Agreed => PHALANX_NONCE_AGREED,
        other => refuse!(PHALANX_E_INTERNAL, "nonce rule {other} has no number"),
    })
}

/// The C description of an algorithm in the catalogue.
fn info(index: usize) -> Outcome<phalanx_info> {
    let (Some(algorithm), Some(texts)) = (all().get(index), TEXTS.get(index)) else {
        refuse!(PHALANX_E_ALGORITHM, "there are {} algorithms, numbered from 0", all().len());
    };
    let number = |bytes: usize| u32::try_from(bytes).unwrap_or(u32::MAX);
    let (nonce, tag, lengths) = (algorithm.nonce, algorithm.tag, algorithm.message);
    Ok(phalanx_info {
        struct_bytes: 0,
        role: role(algorithm.role()),
        name: texts.name.as_ptr(),
        aliases: texts.aliases.as_ptr(),
        oid: texts.oid.as_ptr(),
        cipher: texts.cipher.as_ptr(),
        section: texts.section.as_ptr(),
        options: texts.options.as_ptr(),
        needs: texts.needs.as_ptr(),
        status: status(algorithm.status)?,
        key_bytes: number(algorithm.key_bytes),
        block_bytes: number(algorithm.block_bytes),
        nonce_rule: rule(nonce.rule)?,
        nonce_bytes: number(nonce.bytes),
        nonce_min_bytes: number(nonce.min_bytes),
        nonce_max_bytes: number(nonce.max_bytes),
        nonce_step: number(nonce.step),
        nonce_carried: nonce.carried.into(),
        tag_bytes: tag.map_or(0, |tag| number(tag.bytes)),
        tag_min_bytes: tag.map_or(0, |tag| number(tag.min_bytes)),
        tag_max_bytes: tag.map_or(0, |tag| number(tag.max_bytes)),
        message_bytes: algorithm.limits.message_bytes,
        advised_key_bytes: algorithm.limits.key_bytes,
        message_min_bytes: number(lengths.min_bytes),
        message_step: number(lengths.step),
        message_not_multiple_of: number(lengths.not_multiple_of),
        message_empty_with_aad: lengths.empty_with_aad.into(),
    })
}

/// Describes an algorithm, found by name, alias or OID. Case does not matter.
///
/// Set `info->struct_bytes` to sizeof(*info) before the call, which fills in the rest.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM if there is no such algorithm, PHALANX_E_LENGTH for
/// struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_describe(name: *const c_char, info: *mut phalanx_info) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            check(&[Span::text("name", name), Span::written_structure("info", info)])?;
            stated_bytes("info", info)?;
            let found = find(name)?;
            let index = all().iter().position(|algorithm| ptr::eq(algorithm, found)).unwrap_or(usize::MAX);
            give_structure("info", info, &self::info(index)?)
        }
    })
}

/// Describes the algorithm with a given index. To visit all of them, use `for (i = 0;
/// phalanx_list(i, &info) == PHALANX_OK; i++)`. Indices may change between versions, but names
/// don't.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM after the last, PHALANX_E_LENGTH for struct_bytes,
/// PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_list(index: usize, info: *mut phalanx_info) -> c_int {
    guard(|| {
        check(&[Span::written_structure("info", info)])?;
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            stated_bytes("info", info)?;
            give_structure("info", info, &self::info(index)?)
        }
    })
}

/// The default kernel level, such as "avx512-vbmi". This is the best level that the CPU supports,
/// unless the environment variable PHALANX_LEVEL named a different one when the library first read
/// it. If this CPU doesn't support the named level, the default is "portable". The library owns the
/// string.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_level_name() -> *const c_char {
    let active = Level::active();
    LEVELS.iter().find(|(level, _)| *level == active).map_or(c"".as_ptr(), |(_, name)| name.as_ptr())
}

/// Returns 1 if this CPU supports a level, 0 if it does not, the level is unknown or the name is
/// NULL.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_level_available(level: *const c_char) -> c_int {
    let mut available = false;
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let level = unsafe { text("level", level) }?.parse::<Level>();
        available = level.is_ok_and(Level::is_available);
        Ok(())
    });
    available.into()
}

/// The symbol of the first kernel that would be used to encrypt a given number of blocks with an
/// algorithm, such as "phalanx_0_1_kuznyechik_encrypt_avx512vbmi_x16". NULL if there is no such
/// algorithm or the name is NULL. The library owns the string.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_kernel(algorithm: *const c_char, blocks: usize) -> *const c_char {
    let mut symbol: *const c_char = ptr::null();
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let algorithm = unsafe { find(algorithm) }?;
        let mut choices = phalanx::choices_of(algorithm.family(), Level::active());
        choices.retain(|choice| choice.op == Op::Encrypt);
        // Note that the last range also covers all larger numbers.
        let choice = choices.iter().find(|choice| choice.blocks.contains(&blocks.max(1))).or(choices.last());
        let Some(choice) = choice else { refuse!(PHALANX_E_INTERNAL, "{}: no kernel is available", algorithm.cipher) };
        let found = SYMBOLS.iter().find(|(symbol, _)| *symbol == choice.kernel.symbol);
        symbol = found.map_or(ptr::null(), |(_, symbol)| CStr::as_ptr(symbol));
        Ok(())
    });
    symbol
}
