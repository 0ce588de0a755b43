//! What there is: algorithms, levels, kernels.

use std::ffi::{CStr, CString, c_char, c_int};
use std::ptr;
use std::sync::LazyLock;

use phalanx::{Level, Op};
use phalanx_catalogue::{Algorithm, FAMILIES, HAS_ALL_FAMILIES, NonceRule, Options, Role, Status, all};

use crate::memory::{Sized32, Span, check, give, give_structure, options, stated_bytes, text, text_bytes};
use crate::status::{Outcome, guard, quoted, refuse};

/// Whole blocks by themselves: phalanx_cipher_new.
pub const PHALANX_ROLE_BLOCKS: u32 = 1;
/// Encryption that keeps the length: phalanx_cipher_new, phalanx_stream_new.
pub const PHALANX_ROLE_STREAM: u32 = 2;
/// Chained blocks, with padding or segments: phalanx_cipher_new, phalanx_chain_new.
pub const PHALANX_ROLE_CHAIN: u32 = 3;
/// Authenticated encryption: phalanx_aead_new.
pub const PHALANX_ROLE_AEAD: u32 = 4;
/// Authentication: phalanx_mac_new.
pub const PHALANX_ROLE_MAC: u32 = 5;
/// Encryption of sectors: phalanx_xts_new.
pub const PHALANX_ROLE_XTS: u32 = 6;
/// Protection of keys: phalanx_wrap_new.
pub const PHALANX_ROLE_WRAP: u32 = 7;
/// Derivation of keys: phalanx_derive.
pub const PHALANX_ROLE_DERIVATION: u32 = 8;

/// As a standard has it.
pub const PHALANX_STATUS_STANDARD: u32 = 1;
/// Made by this project from parts of a standard.
pub const PHALANX_STATUS_OURS: u32 = 2;
/// For what exists already, not for new designs.
pub const PHALANX_STATUS_COMPATIBILITY: u32 = 3;

/// There is no nonce.
pub const PHALANX_NONCE_NONE: u32 = 0;
/// Never twice under one key.
pub const PHALANX_NONCE_UNIQUE: u32 = 1;
/// Never twice under one key, and the first bit is 0.
pub const PHALANX_NONCE_UNIQUE_FIRST_BIT_ZERO: u32 = 2;
/// The first counter of a message: no counter twice under one key, those that follow included.
pub const PHALANX_NONCE_COUNTERS: u32 = 3;
/// Not to be foretold: random.
pub const PHALANX_NONCE_RANDOM: u32 = 4;
/// The name of a place, as the number of a sector.
pub const PHALANX_NONCE_PLACE: u32 = 5;
/// Agreed upon; it may be known and may repeat.
pub const PHALANX_NONCE_AGREED: u32 = 6;

/// What an algorithm is. Set `struct_bytes` to the sizeof before the call. Texts are NUL-terminated, of the library, and never NULL. All sizes
/// are bytes.
#[allow(non_camel_case_types, reason = "a name of C")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_info {
    /// Bytes of this structure, from the caller.
    pub struct_bytes: u32,
    /// What it can do: PHALANX_ROLE_AEAD and so on.
    pub role: u32,
    /// The name, as "kalyna-256/256-gcm".
    pub name: *const c_char,
    /// Other names, with a space between them.
    pub aliases: *const c_char,
    /// The object identifier, dotted; empty if there is none.
    pub oid: *const c_char,
    /// The cipher, as "kalyna-256/256".
    pub cipher: *const c_char,
    /// Where it is defined: the standard and its section.
    pub section: *const c_char,
    /// Names of the options that it has, with a space between them.
    pub options: *const c_char,
    /// Options that it needs, with values as an example; mostly empty.
    pub needs: *const c_char,
    /// PHALANX_STATUS_STANDARD and so on.
    pub status: u32,
    /// Bytes of a key: of both together where there are two.
    pub key_bytes: u32,
    /// Bytes of a block.
    pub block_bytes: u32,
    /// What a nonce has to be: PHALANX_NONCE_UNIQUE and so on.
    pub nonce_rule: u32,
    /// Bytes of a nonce or IV, usually; 0 if there is none.
    pub nonce_bytes: u32,
    /// The shortest nonce.
    pub nonce_least: u32,
    /// The longest nonce; UINT32_MAX if there is no longest.
    pub nonce_most: u32,
    /// The step between lengths of a nonce, from the shortest on.
    pub nonce_step: u32,
    /// 1 if what is sent has the nonce inside already, in wrapped keys; else 0.
    pub nonce_carried: u32,
    /// Bytes of a tag, usually; 0 if there is none.
    pub tag_bytes: u32,
    /// The shortest tag that the option "tag" can choose.
    pub tag_least: u32,
    /// The longest tag that it can choose.
    pub tag_most: u32,
    /// The most bytes of a message; UINT64_MAX if there is no limit.
    pub message_bytes: u64,
    /// The most bytes that should go under one key, over all messages: advice that nothing enforces.
    pub advised_key_bytes: u64,
    /// The fewest bytes of a whole message without padding; of a wrap, of the key that is wrapped. See message_empty_with_aad.
    pub message_least: u32,
    /// The step between lengths of a message, from the shortest on; UINT32_MAX if there is one length only.
    pub message_step: u32,
    /// Multiples of this are refused; 0 if there is no such rule. Key wrap with padding has one: whole blocks are wrapped without padding.
    pub message_not_multiple_of: u32,
    /// 1 if an empty message is taken, too, when there is associated data; else 0.
    pub message_empty_with_aad: u32,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_info {
    const FIRST: usize = std::mem::offset_of!(Self, advised_key_bytes) + size_of::<u64>();
}

/// Texts of C for an algorithm.
struct Texts {
    name: CString,
    aliases: CString,
    oid: CString,
    cipher: CString,
    section: CString,
    options: CString,
    needs: CString,
}

/// A text of ours, which has no NUL in it.
fn c(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

/// Of each algorithm, in the order of the catalogue.
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

/// The name and the symbol of everything that can run.
static SYMBOLS: LazyLock<Vec<(&'static str, CString)>> = LazyLock::new(|| {
    let kernels = phalanx::families().iter().flat_map(|family| family.kernels.iter());
    kernels.map(|kernel| (kernel.symbol, c(kernel.symbol))).collect()
});

/// The levels' names.
static LEVELS: LazyLock<Vec<(Level, CString)>> =
    LazyLock::new(|| Level::ALL.iter().map(|level| (*level, c(level.name()))).collect());

/// A name that no algorithm has, for the test that a panic becomes a status.
const PANICS: &str = "phalanx-test-panic";

/// The algorithm of a name, an alias or an OID.
///
/// # Safety
/// `name` ends with a NUL.
pub(crate) unsafe fn find(name: *const c_char) -> Outcome<&'static Algorithm> {
    // SAFETY: as the caller says.
    let name = unsafe { text_bytes(name) };
    let text = std::str::from_utf8(name).ok();
    assert!(text != Some(PANICS), "asked for by name, to test what becomes of a panic");
    match text.and_then(phalanx_catalogue::find) {
        Some(algorithm) => Ok(algorithm),
        None if HAS_ALL_FAMILIES => {
            refuse!(PHALANX_E_ALGORITHM, "there is no algorithm {}: phalanx_list gives all names", quoted(name))
        }
        None => refuse!(
            PHALANX_E_ALGORITHM,
            "{} is not in this build, which has {} alone: phalanx_list gives all names",
            quoted(name),
            FAMILIES.join(", ")
        ),
    }
}

/// Makes a key: what all constructors of keys have in common.
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
        // SAFETY: the caller gives what the documentation says.
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

/// Of a key that is being made: whether messages of it can be started. Some modes look at the values of their options only then.
pub(crate) fn tried<T>(message: phalanx_catalogue::Result<T>) -> phalanx_catalogue::Result {
    match message {
        Err(error @ phalanx_catalogue::Error::Refused(phalanx::Error::Parameter { .. })) => Err(error),
        // The nonce of the trial may be one that it does not take.
        _ => Ok(()),
    }
}

fn role(role: Role) -> u32 {
    match role {
        Role::Blocks => PHALANX_ROLE_BLOCKS,
        Role::Stream => PHALANX_ROLE_STREAM,
        Role::Chain => PHALANX_ROLE_CHAIN,
        Role::Aead => PHALANX_ROLE_AEAD,
        Role::Mac => PHALANX_ROLE_MAC,
        Role::Xts => PHALANX_ROLE_XTS,
        Role::Wrap => PHALANX_ROLE_WRAP,
        Role::KeyDerivation => PHALANX_ROLE_DERIVATION,
    }
}

fn status(status: Status) -> Outcome<u32> {
    Ok(match status {
        Status::Standard => PHALANX_STATUS_STANDARD,
        Status::Ours => PHALANX_STATUS_OURS,
        Status::Compatibility => PHALANX_STATUS_COMPATIBILITY,
        other => refuse!(PHALANX_E_INTERNAL, "the status {other} has no number"),
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
        other => refuse!(PHALANX_E_INTERNAL, "the rule {other} has no number"),
    })
}

/// What C is told of an algorithm of the catalogue.
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
        nonce_least: number(nonce.least),
        nonce_most: number(nonce.most),
        nonce_step: number(nonce.step),
        nonce_carried: nonce.carried.into(),
        tag_bytes: tag.map_or(0, |tag| number(tag.bytes)),
        tag_least: tag.map_or(0, |tag| number(tag.least)),
        tag_most: tag.map_or(0, |tag| number(tag.most)),
        message_bytes: algorithm.limits.message_bytes,
        advised_key_bytes: algorithm.limits.key_bytes,
        message_least: number(lengths.least),
        message_step: number(lengths.step),
        message_not_multiple_of: number(lengths.not_multiple_of),
        message_empty_with_aad: lengths.empty_with_aad.into(),
    })
}

/// Says what an algorithm is, by name, alias or OID; case does not matter.
///
/// `info->struct_bytes` is its sizeof; the rest is written.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM if there is none, PHALANX_E_LENGTH for struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_describe(name: *const c_char, info: *mut phalanx_info) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            check(&[Span::text("name", name), Span::written_structure("info", info)])?;
            stated_bytes("info", info)?;
            let found = find(name)?;
            let index = all().iter().position(|algorithm| ptr::eq(algorithm, found)).unwrap_or(usize::MAX);
            give_structure("info", info, &self::info(index)?)
        }
    })
}

/// Says what the algorithm of a number is, from 0 on: `for (i = 0; phalanx_list(i, &info) == PHALANX_OK; i++)` goes through all. Numbers may
/// change with the version; names do not.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM after the last, PHALANX_E_LENGTH for struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_list(index: usize, info: *mut phalanx_info) -> c_int {
    guard(|| {
        check(&[Span::written_structure("info", info)])?;
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            stated_bytes("info", info)?;
            give_structure("info", info, &self::info(index)?)
        }
    })
}

/// The level whose kernels run where no option says otherwise, as "avx512-vbmi": that of the CPU, or what the environment variable
/// PHALANX_LEVEL said when the library first asked; "portable" if it said something that this CPU does not support. A text of the library.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_level_name() -> *const c_char {
    let active = Level::active();
    LEVELS.iter().find(|(level, _)| *level == active).map_or(c"".as_ptr(), |(_, name)| name.as_ptr())
}

/// 1 if this CPU supports a level, 0 if not, or if there is none of that name, or the name is NULL.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_level_available(level: *const c_char) -> c_int {
    let mut available = false;
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let level = unsafe { text("level", level) }?.parse::<Level>();
        available = level.is_ok_and(Level::is_available);
        Ok(())
    });
    available.into()
}

/// The symbol of the kernel that encrypts first when so many blocks are to be done, as "phalanx_0_1_kuznyechik_encrypt_avx512vbmi_x16", by the
/// name of an algorithm; NULL if there is no such algorithm, or the name is NULL. A text of the library.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_kernel(algorithm: *const c_char, blocks: usize) -> *const c_char {
    let mut symbol: *const c_char = ptr::null();
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let cipher = unsafe { find(algorithm) }?.cipher;
        let of_cipher = |choice: &phalanx::Choice| choice.cipher == cipher && choice.op == Op::Encrypt;
        let choices: Vec<_> = phalanx::active().into_iter().filter(of_cipher).collect();
        // The last range stands for all larger numbers too.
        let choice = choices.iter().find(|choice| choice.blocks.contains(&blocks.max(1))).or(choices.last());
        let Some(choice) = choice else { refuse!(PHALANX_E_INTERNAL, "no kernel runs for {cipher}") };
        let found = SYMBOLS.iter().find(|(symbol, _)| *symbol == choice.kernel.symbol);
        symbol = found.map_or(ptr::null(), |(_, symbol)| CStr::as_ptr(symbol));
        Ok(())
    });
    symbol
}
