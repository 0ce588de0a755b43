//! Every status by the functions themselves; the rest is tested by programs in C, which `make check` compiles.

use std::ffi::{CStr, c_int};
use std::ptr;

use phalanx_c::*;

/// The last error of this thread.
fn sentence() -> String {
    let mut text = [0_u8; 300];
    // SAFETY: there is room for so many bytes.
    unsafe { phalanx_last_error(text.as_mut_ptr().cast(), text.len()) };
    CStr::from_bytes_until_nul(&text).unwrap().to_str().unwrap().to_owned()
}

/// A key of authenticated encryption, or the status.
fn aead(name: &CStr, key: &[u8], options: Option<&CStr>) -> Result<*mut phalanx_aead, c_int> {
    let mut handle = ptr::null_mut();
    let options = options.map_or(ptr::null(), CStr::as_ptr);
    // SAFETY: texts end with a NUL, and the key has its length.
    let status = unsafe { phalanx_aead_new(&raw mut handle, name.as_ptr(), key.as_ptr(), key.len(), options) };
    if status == PHALANX_OK { Ok(handle) } else { Err(status) }
}

const KEY: [u8; 32] = [7; 32];

#[test]
fn constructors_say_what_is_wrong() {
    for (name, key, options, status, says) in [
        (c"no such cipher", 32, None, PHALANX_E_ALGORITHM, "no such cipher"),
        (c"kuznyechik-ctr", 32, None, PHALANX_E_ALGORITHM, "is of the role stream"),
        (c"kuznyechik-mgm", 31, None, PHALANX_E_LENGTH, "takes a key of 32 bytes, got 31"),
        (c"kuznyechik-mgm", 32, Some(c"colour=red"), PHALANX_E_PARAMETER, "colour"),
        (c"kuznyechik-mgm", 32, Some(c"tag=99"), PHALANX_E_LENGTH, "99"),
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
        // SAFETY: everything has its length.
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
    // SAFETY: it was made above, and is used no more.
    unsafe { phalanx_aead_free(key) };
}
