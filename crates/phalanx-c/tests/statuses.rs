//! Checks every status by calling the functions themselves, for every algorithm in the catalogue.
//! Everything else is tested by C programs, which `make check` compiles.

use std::collections::{BTreeSet, HashMap};
use std::ffi::{CStr, CString, c_char, c_int};
use std::ptr;
use std::sync::LazyLock;

use phalanx_c::*;
use phalanx_catalogue::{Algorithm, Parameter, Role, all};

/// This thread's last error.
fn sentence() -> String {
    let mut text = [0_u8; 10_000];
    // SAFETY: there is room for that many bytes.
    unsafe { phalanx_last_error(text.as_mut_ptr().cast(), text.len()) };
    CStr::from_bytes_until_nul(&text).unwrap().to_str().unwrap().to_owned()
}

/// A key for authenticated encryption, or the status.
fn aead(name: &CStr, key: &[u8], options: Option<&CStr>) -> Result<*mut phalanx_aead, c_int> {
    let mut handle = ptr::null_mut();
    let options = options.map_or(ptr::null(), CStr::as_ptr);
    // SAFETY: strings are NUL-terminated, and the key is as long as we say.
    let status = unsafe { phalanx_aead_new(&raw mut handle, name.as_ptr(), key.as_ptr(), key.len(), options) };
    if status == PHALANX_OK { Ok(handle) } else { Err(status) }
}

const KEY: [u8; 32] = [7; 32];

#[test]
fn constructors_say_what_is_wrong() {
    for (name, key, options, status, says) in [
        (c"no such cipher", 32, None, PHALANX_E_ALGORITHM, "no such cipher"),
        (c"kuznyechik-ctr", 32, None, PHALANX_E_ALGORITHM, "has the role stream"),
        (c"kuznyechik-mgm", 31, None, PHALANX_E_LENGTH, "invalid key length: 31 bytes (expected 32)"),
        (c"kuznyechik-mgm", 32, Some(c"colour=red"), PHALANX_E_PARAMETER, "colour"),
        (c"kuznyechik-mgm", 32, Some(c"tag=99"), PHALANX_E_PARAMETER, "99"),
        (c"\xff\xfe", 32, None, PHALANX_E_ALGORITHM, "\"\\xff\\xfe\""),
        (c"a\nb\x1b[31m", 32, None, PHALANX_E_ALGORITHM, "\"a\\nb\\u{1b}[31m\""),
        (c"kuznyechik-mgm", 32, Some(c"\xff"), PHALANX_E_PARAMETER, "UTF-8"),
        (c"kuznyechik-mgm", 32, Some(c"level=mmx"), PHALANX_E_LEVEL, "mmx"),
    ] {
        let got = aead(name, &KEY[..key], options).map(|_| ());
        assert_eq!(got, Err(status), "{name:?} {options:?}");
        assert!(sentence().contains(says), "{}", sentence());
    }
}

#[test]
fn a_panic_becomes_a_status() {
    assert_eq!(aead(c"phalanx-test-panic", &KEY, None).map(|_| ()), Err(PHALANX_E_INTERNAL));
    assert!(sentence().contains("defect"), "{}", sentence());
}

#[test]
fn outputs_of_what_failed_are_zero_or_untouched() {
    let key = aead(c"kuznyechik-mgm", &KEY, None).unwrap();
    let (nonce, sealed, tag) = ([1; 16], [5; 40], [9; 16]);
    let mut out = [3; 40];
    let open = |nonce: &[u8], src: *const u8, dst: *mut u8, len| {
        // SAFETY: every buffer is as long as we say.
        unsafe {
            let (none, tag) = (ptr::null(), tag.as_ptr());
            phalanx_aead_open(key, nonce.as_ptr(), nonce.len(), none, 0, src, dst, len, tag, 16)
        }
    };
    assert_eq!(open(&nonce, sealed.as_ptr(), out.as_mut_ptr(), 40), PHALANX_E_AUTH);
    assert_eq!(out, [0; 40]);
    let mut place = sealed;
    assert_eq!(open(&nonce, place.as_ptr(), place.as_mut_ptr(), 40), PHALANX_E_AUTH);
    assert_eq!(place, sealed);
    assert_eq!(open(&nonce, place.as_ptr(), place[1..].as_mut_ptr(), 39), PHALANX_E_LENGTH);
    assert!(sentence().contains("overlaps"), "{}", sentence());
    assert_eq!(open(&nonce[1..], sealed.as_ptr(), out.as_mut_ptr(), 40), PHALANX_E_LENGTH);
    assert_eq!(open(&nonce, ptr::null(), out.as_mut_ptr(), 40), PHALANX_E_NULL);
    // SAFETY: it was created above, and isn't used any more.
    unsafe { phalanx_aead_free(key) };
}

/// The names that the header uses for statuses.
const NAMES: [(&str, c_int); 12] = [
    ("PHALANX_OK", PHALANX_OK),
    ("PHALANX_E_NULL", PHALANX_E_NULL),
    ("PHALANX_E_ALGORITHM", PHALANX_E_ALGORITHM),
    ("PHALANX_E_LENGTH", PHALANX_E_LENGTH),
    ("PHALANX_E_AUTH", PHALANX_E_AUTH),
    ("PHALANX_E_LIMIT", PHALANX_E_LIMIT),
    ("PHALANX_E_PARAMETER", PHALANX_E_PARAMETER),
    ("PHALANX_E_STATE", PHALANX_E_STATE),
    ("PHALANX_E_IO", PHALANX_E_IO),
    ("PHALANX_E_LEVEL", PHALANX_E_LEVEL),
    ("PHALANX_E_CANCELLED", PHALANX_E_CANCELLED),
    ("PHALANX_E_INTERNAL", PHALANX_E_INTERNAL),
];

/// Splits text into words that consist of characters allowed in names.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// The comment on each function in the header.
static COMMENTS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let header = include_str!("../include/phalanx.h");
    let mut comments = HashMap::new();
    for part in header.split("\n/*\n").skip(1) {
        let Some((comment, code)) = part.split_once("*/\n") else { continue };
        let code = code.strip_prefix("PHALANX_CHECK").unwrap_or(code);
        let Some((declared, _)) = code.split_once('(') else { continue };
        if let Some(name) = words(declared).last().filter(|name| name.starts_with("phalanx_")) {
            comments.insert(name, comment);
        }
    }
    assert!(comments.len() > 80, "{}", comments.len());
    comments
});

/// The statuses that a function can return according to the header, i.e. those that its comment
/// names, and those of any functions whose errors it refers to.
fn documented(function: &str) -> BTreeSet<c_int> {
    let comment = COMMENTS.get(function).unwrap_or_else(|| panic!("{function} is not in the header"));
    let mut statuses = BTreeSet::from([PHALANX_OK]);
    statuses
        .extend(NAMES.iter().filter(|(name, _)| words(comment).any(|word| word == *name)).map(|(_, status)| status));
    let errors = comment.find("rrors").map_or("", |at| &comment[at..]);
    let words: Vec<_> = words(errors).collect();
    for pair in words.windows(2) {
        if ["as", "of", "and"].contains(&pair[0]) && pair[1].starts_with("phalanx_") {
            statuses.extend(documented(pair[1]));
        }
    }
    statuses
}

/// The same for all functions.
static DOCUMENTED: LazyLock<HashMap<&str, BTreeSet<c_int>>> =
    LazyLock::new(|| COMMENTS.keys().map(|function| (*function, documented(function))).collect());

/// Checks that the header mentions a status, and that its message can be shown to users.
#[track_caller]
fn known(function: &str, status: c_int) -> c_int {
    assert!(
        DOCUMENTED[function].contains(&status),
        "{function} gives {status}, which the header does not say: {}",
        sentence()
    );
    if status != PHALANX_OK {
        let sentence = sentence();
        assert!(!sentence.is_empty() && !sentence.contains("::") && !sentence.contains(char::is_control), "{sentence}");
    }
    status
}

/// Calls a function and looks up its status in the header.
macro_rules! call {
    ($function:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: every buffer is as long as we say, unless it is something that the call has to
        // reject.
        known(stringify!($function), unsafe { $function($($argument),*) })
    };
}

/// The key constructor for a role.
type New<T> = unsafe extern "C" fn(*mut *mut T, *const c_char, *const u8, usize, *const c_char) -> c_int;

/// A key in which all bytes are different.
fn key_of(algorithm: &Algorithm) -> Vec<u8> {
    (1..).take(algorithm.key_bytes).collect()
}

/// Creates a key for an algorithm, with options in addition to the ones that it needs.
#[track_caller]
fn made<T>(new: New<T>, algorithm: &Algorithm, options: &str) -> Result<*mut T, c_int> {
    let mut handle = ptr::null_mut();
    let parts: Vec<_> = [algorithm.needs, options].into_iter().filter(|part| !part.is_empty()).collect();
    let (name, options) = (CString::new(algorithm.name()).unwrap(), CString::new(parts.join(";")).unwrap());
    let key = key_of(algorithm);
    // SAFETY: strings are NUL-terminated, and the key is as long as we say.
    let status = unsafe { new(&raw mut handle, name.as_ptr(), key.as_ptr(), key.len(), options.as_ptr()) };
    assert_eq!(handle.is_null(), status != PHALANX_OK);
    // The comments on all of them list the same statuses.
    if status == PHALANX_OK { Ok(handle) } else { Err(known("phalanx_aead_new", status)) }
}

/// Whether a key can be created with these options. If not, returns the status.
#[track_caller]
fn takes(algorithm: &Algorithm, options: &str) -> Result<(), c_int> {
    /// Creates a key and frees it.
    #[track_caller]
    fn key<T>(
        new: New<T>,
        free: unsafe extern "C" fn(*mut T),
        algorithm: &Algorithm,
        options: &str,
    ) -> Result<(), c_int> {
        let key = made(new, algorithm, options)?;
        // SAFETY: it was created, and isn't used any more.
        unsafe { free(key) };
        Ok(())
    }
    match algorithm.role() {
        Role::Aead => key(phalanx_aead_new, phalanx_aead_free, algorithm, options),
        Role::Mac => key(phalanx_mac_new, phalanx_mac_free, algorithm, options),
        Role::Xts => key(phalanx_xts_new, phalanx_xts_free, algorithm, options),
        Role::KeyWrap => key(phalanx_wrap_new, phalanx_wrap_free, algorithm, options),
        Role::Blocks | Role::Stream | Role::BlockMode => {
            key(phalanx_cipher_new, phalanx_cipher_free, algorithm, options)
        }
        Role::KeyDerivation => {
            let text = CString::new(options).unwrap();
            let (name, key) = (CString::new(algorithm.name()).unwrap(), key_of(algorithm));
            let (seed, mut out, mut written) = ([1; 64], [0; 64], 0);
            let status = call!(phalanx_derive(
                name.as_ptr(),
                key.as_ptr(),
                key.len(),
                text.as_ptr(),
                seed.as_ptr(),
                algorithm.nonce.bytes,
                out.as_mut_ptr(),
                out.len(),
                &raw mut written,
            ));
            if status == PHALANX_OK { Ok(()) } else { Err(status) }
        }
    }
}

#[test]
fn options_are_plain_or_refused() {
    for algorithm in all() {
        assert_eq!(takes(algorithm, ""), Ok(()), "{algorithm}");
        assert_eq!(takes(algorithm, "level=portable"), Ok(()), "{algorithm}");
        assert_eq!(takes(algorithm, "level=mmx"), Err(PHALANX_E_LEVEL), "{algorithm}");
        for wrong in [
            "level=portable;",
            ";level=portable",
            "level=portable;;tag=4",
            "level",
            "level=",
            "=portable",
            ";",
            " ",
            "=",
        ] {
            assert_eq!(takes(algorithm, wrong), Err(PHALANX_E_PARAMETER), "{algorithm} {wrong:?}");
        }
        for wrong in [" level=portable", "level =portable", "level= portable", "level=portable ", "level=portable\n"] {
            assert_eq!(takes(algorithm, wrong), Err(PHALANX_E_PARAMETER), "{algorithm} {wrong:?}");
            assert!(sentence().contains("space"), "{}", sentence());
        }
        assert_eq!(takes(algorithm, "level=portable;level=portable"), Err(PHALANX_E_PARAMETER), "{algorithm}");
        assert!(sentence().contains("twice"), "{}", sentence());
        let long = format!("{}=1", "x".repeat(5000));
        assert_eq!(takes(algorithm, &long), Err(PHALANX_E_PARAMETER), "{algorithm}");
        assert!(sentence().len() < 200, "{}", sentence());
        // Options that are numbers, whether they are required or not.
        let numbers = [Parameter::Section, Parameter::Period, Parameter::Segment, Parameter::Tag, Parameter::Lengths];
        for option in
            numbers.into_iter().filter(|option| algorithm.has(*option) && !algorithm.needs.contains(option.name()))
        {
            for number in ["+8", "08", "008", "00", "+0"] {
                let text = format!("{option}={number}");
                assert_eq!(takes(algorithm, &text), Err(PHALANX_E_PARAMETER), "{algorithm} {text:?}");
                assert!(sentence().contains("plain decimal"), "{}", sentence());
            }
            for number in
                [" 8", "8 ", "-8", "0x8", "8.0", "1e1", "8\u{661}", "99999999999999999999999999999999999999999", "0"]
            {
                let text = format!("{option}={number}");
                assert_eq!(takes(algorithm, &text), Err(PHALANX_E_PARAMETER), "{algorithm} {text:?}");
            }
        }
        if algorithm.has(Parameter::Tag) {
            assert_eq!(takes(algorithm, "tag=99999"), Err(PHALANX_E_PARAMETER), "{algorithm}");
        }
    }
}

#[test]
fn unknown_names_are_escaped_and_short() {
    for (name, shown) in [
        (vec![b'x'; 100_000], "xxxxx...\""),
        (b"\x1b]0;title\x07".to_vec(), "\\u{1b}]0;title\\u{7}\""),
        (b"kuznyechik-mgm\xc3".to_vec(), "kuznyechik-mgm\\xc3\""),
        ("\u{202e}mgm".into(), "\\u{202e}mgm\""),
    ] {
        let name = CString::new(name).unwrap();
        assert_eq!(aead(&name, &KEY, None).map(|_| ()), Err(PHALANX_E_ALGORITHM));
        let sentence = sentence();
        assert!(sentence.contains(shown) && sentence.len() < 200 && !sentence.contains(char::is_control), "{sentence}");
    }
}

/// Lengths that are valid, and others that aren't.
fn lengths(usual: usize) -> [usize; 4] {
    [usual, 0, usual + 1, usual.saturating_sub(1)]
}

#[test]
fn messages_get_statuses_that_the_header_names() {
    let [src, mut dst, aad, iv] = [[7_u8; 300], [0; 300], [1; 300], [0; 300]];
    for algorithm in all() {
        let tag_bytes = algorithm.tag.map_or(0, |tag| tag.bytes);
        let mut tag = [0; 100];
        for (nonce_len, len, tag_len) in lengths(algorithm.nonce.bytes).into_iter().flat_map(|nonce| {
            [0, 1, 7, 64, 65]
                .into_iter()
                .flat_map(move |len| lengths(tag_bytes).into_iter().map(move |tag| (nonce, len, tag)))
        }) {
            let (from, to, nonce) = (src.as_ptr(), dst.as_mut_ptr(), iv.as_ptr());
            let wrong = !algorithm.nonce.takes(nonce_len) || tag_len != tag_bytes;
            match algorithm.role() {
                Role::Aead => {
                    let key = made(phalanx_aead_new, algorithm, "").unwrap();
                    let (a, a_len, t) = (aad.as_ptr(), len % 3, tag.as_mut_ptr());
                    let sealed = call!(phalanx_aead_seal(key, nonce, nonce_len, a, a_len, from, to, len, t, tag_len));
                    assert!(!wrong || sealed == PHALANX_E_LENGTH, "{algorithm} {nonce_len} {tag_len}: {sealed}");
                    let opened = call!(phalanx_aead_open(key, nonce, nonce_len, a, a_len, to, to, len, t, tag_len));
                    assert_eq!(opened == PHALANX_OK, sealed == PHALANX_OK, "{algorithm}: {sealed}, then {opened}");
                    assert!(!wrong || opened == PHALANX_E_LENGTH, "{algorithm} {nonce_len} {tag_len}: {opened}");
                    let mut stream = ptr::null_mut();
                    if call!(phalanx_aead_stream_seal_new(&raw mut stream, key, nonce, nonce_len)) == PHALANX_OK {
                        call!(phalanx_aead_stream_aad(stream, a, a_len));
                        call!(phalanx_aead_stream_update(stream, from, to, len));
                        call!(phalanx_aead_stream_finish(stream, t, tag_len));
                        assert_eq!(call!(phalanx_aead_stream_update(stream, from, to, len)), PHALANX_E_STATE);
                        // SAFETY: it isn't used any more.
                        unsafe { phalanx_aead_stream_free(stream) };
                    }
                    // SAFETY: as above.
                    unsafe { phalanx_aead_free(key) };
                }
                Role::Mac => {
                    let key = made(phalanx_mac_new, algorithm, "").unwrap();
                    let t = tag.as_mut_ptr();
                    let done = call!(phalanx_mac_compute(key, nonce, nonce_len, from, len, t, tag_len));
                    assert!(!wrong || done == PHALANX_E_LENGTH, "{algorithm} {nonce_len} {tag_len}: {done}");
                    assert_eq!(
                        call!(phalanx_mac_verify(key, nonce, nonce_len, from, len, t, tag_len)),
                        done,
                        "{algorithm}"
                    );
                    let mut stream = ptr::null_mut();
                    if call!(phalanx_mac_stream_new(&raw mut stream, key, nonce, nonce_len)) == PHALANX_OK {
                        call!(phalanx_mac_stream_update(stream, from, len));
                        call!(phalanx_mac_stream_finish(stream, t, tag_len));
                        assert_eq!(call!(phalanx_mac_stream_update(stream, from, len)), PHALANX_E_STATE);
                        // SAFETY: it isn't used any more.
                        unsafe { phalanx_mac_stream_free(stream) };
                    }
                    // SAFETY: as above.
                    unsafe { phalanx_mac_free(key) };
                }
                Role::Blocks | Role::Stream | Role::BlockMode => {
                    let key = made(phalanx_cipher_new, algorithm, "").unwrap();
                    let done = call!(phalanx_cipher_encrypt(key, nonce, nonce_len, from, to, len));
                    let wrong = !algorithm.nonce.takes(nonce_len);
                    assert!(!wrong || done == PHALANX_E_LENGTH, "{algorithm} {nonce_len}: {done}");
                    assert_eq!(call!(phalanx_cipher_decrypt(key, nonce, nonce_len, to, to, len)), done);
                    let (mut stream, mut chain, mut written) = (ptr::null_mut(), ptr::null_mut(), 0);
                    if call!(phalanx_stream_new(&raw mut stream, key, PHALANX_ENCRYPT, nonce, nonce_len)) == PHALANX_OK
                    {
                        call!(phalanx_stream_apply(stream, from, to, len));
                        call!(phalanx_stream_seek(stream, 1 << 16));
                    }
                    if call!(phalanx_block_mode_new(&raw mut chain, key, PHALANX_DECRYPT, nonce, nonce_len))
                        == PHALANX_OK
                    {
                        let places = &raw mut written;
                        call!(phalanx_block_mode_update(chain, from, len, to, 200, places));
                        assert_eq!(call!(phalanx_block_mode_update(chain, from, 64, to, 64, places)), PHALANX_E_LENGTH);
                        call!(phalanx_block_mode_finish(chain, to, 200, places));
                        assert_eq!(call!(phalanx_block_mode_finish(chain, to, 200, places)), PHALANX_E_STATE);
                    }
                    // SAFETY: they aren't used any more, and NULL may be freed.
                    unsafe {
                        phalanx_stream_free(stream);
                        phalanx_block_mode_free(chain);
                        phalanx_cipher_free(key);
                    }
                }
                Role::Xts | Role::KeyWrap | Role::KeyDerivation => {}
            }
        }
    }
}

#[test]
fn lengths_of_sectors_and_units() {
    let (mut data, tweak) = ([7_u8; 600], [1_u8; 64]);
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::Xts) {
        let (key, block, at) =
            (made(phalanx_xts_new, algorithm, "").unwrap(), algorithm.block_bytes, data.as_mut_ptr());
        for (sector, len, status) in [
            (512, 0, PHALANX_OK),
            (512, 512, PHALANX_OK),
            (512, 512 + block, PHALANX_OK),
            (block, block, PHALANX_OK),
            (512, 512 + block - 1, PHALANX_E_LENGTH),
            (512, 1, PHALANX_E_LENGTH),
            (block - 1, 0, PHALANX_E_PARAMETER),
            (block - 1, block - 1, PHALANX_E_PARAMETER),
            (0, 0, PHALANX_E_PARAMETER),
            (0, 512, PHALANX_E_PARAMETER),
        ] {
            let got = call!(phalanx_xts_encrypt_sectors(key, 5, sector, at, at, len));
            assert_eq!(got, status, "{algorithm}: {len} bytes in sectors of {sector}: {}", sentence());
            assert_eq!(call!(phalanx_xts_decrypt_sectors(key, 5, sector, at, at, len)), status, "{algorithm}");
        }
        for (tweak_len, len, status) in [
            (algorithm.nonce.bytes, block, PHALANX_OK),
            (algorithm.nonce.bytes, block + 1, PHALANX_OK),
            (algorithm.nonce.bytes, block - 1, PHALANX_E_LENGTH),
            (algorithm.nonce.bytes, 0, PHALANX_E_LENGTH),
            (algorithm.nonce.bytes - 1, block, PHALANX_E_LENGTH),
            (0, 0, PHALANX_E_LENGTH),
        ] {
            let got = call!(phalanx_xts_encrypt(key, tweak.as_ptr(), tweak_len, at, at, len));
            assert_eq!(got, status, "{algorithm}: {len} bytes, tweak of {tweak_len}: {}", sentence());
            assert_eq!(call!(phalanx_xts_decrypt(key, tweak.as_ptr(), tweak_len, at, at, len)), status, "{algorithm}");
        }
        // SAFETY: it isn't used any more.
        unsafe { phalanx_xts_free(key) };
    }
}

#[test]
fn lengths_of_wrapped_keys() {
    let (nonce, secret, mut out, mut back) = ([1_u8; 64], [5_u8; 300], [0_u8; 600], [3_u8; 600]);
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::KeyWrap) {
        let key = made(phalanx_wrap_new, algorithm, "").unwrap();
        let (nonce, n) = (nonce.as_ptr(), algorithm.nonce.bytes);
        let unwrap_n = if algorithm.nonce.carried { 0 } else { n };
        let (mut lens, mut written) = (BTreeSet::new(), 0);
        for len in 0..200 {
            let (to, place) = (out.as_mut_ptr(), &raw mut written);
            let status = call!(phalanx_wrap_wrap(key, nonce, n, secret.as_ptr(), len, to, 600, place));
            assert!(
                [PHALANX_OK, PHALANX_E_LENGTH].contains(&status),
                "{algorithm}: wrapping {len} bytes gives {status}"
            );
            if status == PHALANX_OK {
                lens.insert(written);
                let (sealed, at) = (written, back.as_mut_ptr());
                assert_eq!(call!(phalanx_wrap_unwrap(key, nonce, unwrap_n, to, sealed, at, 600, place)), PHALANX_OK);
                assert_eq!((written, &back[..len]), (len, &secret[..len]), "{algorithm}");
                back = [3; 600];
            }
        }
        let shortest = *lens.first().unwrap();
        for len in 0..300 {
            let (at, place) = (back.as_mut_ptr(), &raw mut written);
            let status = call!(phalanx_wrap_unwrap(key, nonce, unwrap_n, secret.as_ptr(), len, at, 600, place));
            assert!(
                if len < shortest {
                    status == PHALANX_E_LENGTH
                } else {
                    [PHALANX_E_AUTH, PHALANX_E_LENGTH].contains(&status)
                },
                "{algorithm}: unwrapping {len} bytes gives {status}"
            );
            assert!(status == PHALANX_E_AUTH || !lens.contains(&len), "{algorithm}: {len} bytes are a wrapped key");
            assert_eq!(back, [3; 600], "{algorithm} wrote what it refused");
        }
        // SAFETY: it isn't used any more.
        unsafe { phalanx_wrap_free(key) };
    }
}

/// Rows that all have the same width.
fn rows_of(bytes: &[u8], count: usize) -> phalanx_rows {
    phalanx_rows {
        struct_bytes: size_of::<phalanx_rows>() as u32,
        kind: PHALANX_ROWS_FIXED,
        count,
        width: bytes.len() / count,
        offsets: ptr::null(),
        bytes: bytes.as_ptr(),
        bytes_len: bytes.len(),
    }
}

/// Nonces, one after the other.
fn nonces_of(bytes: &[u8]) -> phalanx_nonces {
    let struct_bytes = size_of::<phalanx_nonces>() as u32;
    phalanx_nonces { struct_bytes, counted: 0, bytes: bytes.as_ptr(), bytes_len: bytes.len(), first: 0 }
}

#[test]
fn rows_with_one_nonce_are_refused() {
    const ROWS: usize = 9;
    for algorithm in all().iter().filter(|algorithm| algorithm.role() == Role::Aead) {
        let key = made(phalanx_aead_new, algorithm, "").unwrap();
        let (nonce, tag) = (algorithm.nonce.bytes, algorithm.tag.unwrap().bytes);
        let (data, mut out, mut back) = ([7_u8; 10 * ROWS], vec![0_u8; (10 + tag) * ROWS], [0_u8; 10 * ROWS]);
        // Puts numbers into the last byte of each, in some order.
        let given = |order: [u8; ROWS]| -> Vec<u8> {
            order.iter().flat_map(|number| std::iter::repeat_n(0, nonce - 1).chain([*number])).collect()
        };
        let mut seal = |order| {
            let (nonces, len, data) = (given(order), out.len(), rows_of(&data, ROWS));
            out.fill(3);
            let status =
                call!(phalanx_aead_seal_rows(key, &nonces_of(&nonces), ptr::null(), &data, out.as_mut_ptr(), len));
            assert!(status == PHALANX_OK || out.iter().all(|byte| *byte == 3), "{algorithm} wrote what it refused");
            (status, out.clone(), nonces)
        };
        for order in [[0, 1, 2, 3, 4, 5, 6, 7, 7], [0; 9], [8, 7, 6, 5, 4, 3, 2, 1, 8], [5, 1, 2, 3, 4, 5, 6, 7, 8]] {
            assert_eq!(seal(order).0, PHALANX_E_PARAMETER, "{algorithm} {order:?}");
            assert!(sentence().contains("same nonce"), "{}", sentence());
        }
        assert_eq!(seal([0, 1, 2, 3, 4, 5, 6, 7, 8]).0, PHALANX_OK, "{algorithm}: {}", sentence());
        let (status, mut sealed, nonces) = seal([8, 3, 6, 5, 4, 1, 2, 7, 0]);
        assert_eq!(status, PHALANX_OK, "{algorithm}: {}", sentence());
        // The first row that failed authentication, or none.
        let mut open = |sealed: &[u8], nonces: &[u8], rows: usize| {
            let mut bad = 77;
            let (rows, nonces, to) = (rows_of(sealed, rows), nonces_of(nonces), back.as_mut_ptr());
            let room = sealed.len().saturating_sub(tag * rows.count);
            let status = call!(phalanx_aead_open_rows(key, &nonces, ptr::null(), &rows, to, room, &raw mut bad));
            (status, bad)
        };
        assert_eq!(open(&sealed, &nonces, ROWS), (PHALANX_OK, usize::MAX), "{algorithm}");
        assert_eq!(open(&sealed, &nonces[1..], ROWS), (PHALANX_E_LENGTH, usize::MAX), "{algorithm}");
        assert_eq!(open(&sealed[..(tag - 1) * ROWS], &nonces, ROWS), (PHALANX_E_AUTH, 0), "{algorithm}");
        sealed[4 * (10 + tag)] ^= 1;
        assert_eq!(open(&sealed, &nonces, ROWS), (PHALANX_E_AUTH, 4), "{algorithm}");
        let mut bad = 77;
        let none = ptr::null_mut();
        let (rows, nonces) = (rows_of(&sealed, ROWS), nonces_of(&nonces));
        assert_eq!(
            call!(phalanx_aead_open_rows(ptr::null(), &nonces, ptr::null(), &rows, none, 0, &raw mut bad)),
            PHALANX_E_NULL
        );
        assert_eq!(bad, usize::MAX);
        // SAFETY: it isn't used any more.
        unsafe { phalanx_aead_free(key) };
    }
}

#[test]
fn nonces_that_look_alike_are_told_apart() {
    let key = made(phalanx_aead_new, phalanx_catalogue::find("kuznyechik-mgm").unwrap(), "").unwrap();
    // The library sorts a number for each of them, which is the same for these two.
    let (mut one, zeros, mut out) = ([0; 16], [0; 16], [0; 3 * 26]);
    (one[0], one[9]) = (1, 0x20);
    let data = [7; 30];
    for (nonces, status) in [([one, zeros, [1; 16]], PHALANX_OK), ([one, zeros, one], PHALANX_E_PARAMETER)] {
        let (nonces, rows) = (nonces.concat(), rows_of(&data, 3));
        let nonces = nonces_of(&nonces);
        let to = out.as_mut_ptr();
        assert_eq!(call!(phalanx_aead_seal_rows(key, &nonces, ptr::null(), &rows, to, out.len())), status);
    }
    // SAFETY: it isn't used any more.
    unsafe { phalanx_aead_free(key) };
}

/// Bytes that can hold results of any type.
#[repr(align(64))]
struct Room([u8; 400]);

/// NULL is reported before overlaps, and overlaps before any other error.
#[test]
fn there_is_one_order() {
    let mut room = Room([7; 400]);
    let at = room.0.as_mut_ptr();
    // Room that starts at one byte, and room that starts at the next.
    let (one, two) = (at, at.wrapping_add(1));
    let (bytes, place) = (one.cast_const(), one.cast::<usize>());
    let mgm = made(phalanx_aead_new, phalanx_catalogue::find("kuznyechik-mgm").unwrap(), "").unwrap();
    let mac = made(phalanx_mac_new, phalanx_catalogue::find("kuznyechik-mac").unwrap(), "").unwrap();
    let cbc = made(phalanx_cipher_new, phalanx_catalogue::find("kuznyechik-cbc").unwrap(), "padding=pkcs7").unwrap();
    let xts = made(phalanx_xts_new, phalanx_catalogue::find("kuznyechik-ieee-xts").unwrap(), "").unwrap();
    let wrap = made(phalanx_wrap_new, phalanx_catalogue::find("kuznyechik-kexp15").unwrap(), "").unwrap();
    let (mut stream, mut chain) = (ptr::null_mut(), ptr::null_mut());
    assert_eq!(call!(phalanx_aead_stream_seal_new(&raw mut stream, mgm, [0; 16].as_ptr(), 16)), PHALANX_OK);
    assert_eq!(call!(phalanx_aead_stream_finish(stream, [0; 16].as_mut_ptr(), 16)), PHALANX_E_LENGTH);
    assert_eq!(call!(phalanx_block_mode_new(&raw mut chain, cbc, PHALANX_ENCRYPT, [0; 16].as_ptr(), 16)), PHALANX_OK);
    let (none, no_rows) = (ptr::null(), ptr::null());
    // In addition, a nonce, a tag, a name or a length is wrong.
    let (unknown, wrong) = (c"no such algorithm".as_ptr(), c"colour=red".as_ptr());
    let (whole, nonces) = (rows_of(&room.0[..100], 10), nonces_of(&room.0[..7]));
    let short = phalanx_rows { width: 9, ..whole };
    let (far, out) = (at.wrapping_add(200).cast(), at.wrapping_add(20));
    macro_rules! overlap {
        ($($call:tt)*) => {
            assert_eq!(call!($($call)*), PHALANX_E_LENGTH);
            assert!(sentence().contains("overlaps"), "{}: {}", stringify!($($call)*), sentence());
        };
    }
    overlap!(phalanx_aead_seal(mgm, none, 0, none, 0, one, two, 50, at.wrapping_add(300), 3));
    overlap!(phalanx_aead_open(mgm, none, 0, none, 0, one, two, 50, at.wrapping_add(300), 3));
    overlap!(phalanx_aead_stream_update(stream, one, two, 50));
    overlap!(phalanx_mac_compute(mac, bytes, 3, bytes, 50, two, 3));
    overlap!(phalanx_cipher_encrypt(cbc, none, 0, one, two, 50));
    overlap!(phalanx_block_mode_update(chain, one, 50, two, 3, far));
    overlap!(phalanx_block_mode_finish(chain, one, 3, place));
    overlap!(phalanx_xts_encrypt_sectors(xts, 0, 3, one, two, 50));
    overlap!(phalanx_xts_encrypt(xts, none, 0, one, two, 50));
    overlap!(phalanx_wrap_wrap(wrap, none, 0, one, 50, two, 3, far));
    overlap!(phalanx_wrap_unwrap(wrap, none, 0, one, 50, two, 3, far));
    overlap!(phalanx_derive(unknown, one, 3, wrong, none, 0, two, 3, far));
    overlap!(phalanx_aead_seal_rows(mgm, &nonces, no_rows, &short, out, 3));
    overlap!(phalanx_aead_open_rows(mgm, &nonces, no_rows, &short, out, 3, ptr::null_mut()));
    overlap!(phalanx_aead_open_rows(mgm, &nonces, no_rows, &short, at.wrapping_add(200), 8, far));
    overlap!(phalanx_aead_seal_rows_each(unknown, wrong, none, 0, &nonces, no_rows, &short, out, 3));
    overlap!(phalanx_file_draft_header(one, 50, two, 3, far));
    overlap!(phalanx_file_generate_key(one.cast(), 128, place));
    overlap!(phalanx_file_plain_bytes(one, 50, 1, two.cast()));
    macro_rules! missing {
        ($($call:tt)*) => {
            assert_eq!(call!($($call)*), PHALANX_E_NULL, "{}", stringify!($($call)*));
        };
    }
    missing!(phalanx_aead_seal(mgm, none, 3, none, 0, one, two, 50, at.wrapping_add(300), 3));
    missing!(phalanx_aead_open(mgm, none, 0, none, 0, one, two, 50, none, 3));
    missing!(phalanx_mac_compute(mac, none, 3, bytes, 50, two, 3));
    missing!(phalanx_cipher_encrypt(cbc, none, 3, one, two, 50));
    missing!(phalanx_block_mode_update(chain, one, 50, two, 3, ptr::null_mut()));
    missing!(phalanx_xts_encrypt(xts, none, 3, one, two, 50));
    missing!(phalanx_wrap_wrap(wrap, none, 0, one, 50, two, 3, ptr::null_mut()));
    missing!(phalanx_derive(unknown, one, 3, wrong, none, 0, two, 3, ptr::null_mut()));
    missing!(phalanx_aead_seal_rows(mgm, ptr::null(), no_rows, &short, out, 3));
    missing!(phalanx_file_draft_header(one, 50, two, 3, ptr::null_mut()));
    // SAFETY: they aren't used any more.
    unsafe {
        phalanx_aead_stream_free(stream);
        phalanx_block_mode_free(chain);
        phalanx_aead_free(mgm);
        phalanx_mac_free(mac);
        phalanx_cipher_free(cbc);
        phalanx_xts_free(xts);
        phalanx_wrap_free(wrap);
    }
    // The index of the bad row is written no matter how the call ends.
    assert_eq!(room.0[200..208], [255; 8]);
    room.0[200..208].fill(7);
    assert_eq!(room.0, [7; 400], "something was written");
}
