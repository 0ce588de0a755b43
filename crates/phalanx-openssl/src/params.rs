//! `OSSL_PARAM`: named values, in both directions.

use std::ffi::{CStr, c_char, c_void};
use std::ptr::{null, null_mut};
use std::slice;

use crate::error::{Outcome, refuse};

const INTEGER: u32 = 1;
const UNSIGNED: u32 = 2;
const TEXT: u32 = 4;
const OCTETS: u32 = 5;
const TEXT_POINTER: u32 = 6;
const OCTETS_POINTER: u32 = 7;

/// `OSSL_PARAM_UNMODIFIED`, which is how OpenSSL marks a parameter that nobody has answered.
const UNMODIFIED: usize = usize::MAX;

/// A named value. Since its fields are private, it is exactly as valid as the array that was passed
/// to [`each`].
#[repr(C)]
pub(crate) struct Param {
    key: *const c_char,
    kind: u32,
    data: *mut c_void,
    size: usize,
    returned: usize,
}

// SAFETY: static parameter lists only hold names and sizes, which are static themselves.
unsafe impl Sync for Param {}

impl Param {
    pub(crate) const END: Self = Self { key: null(), kind: 0, data: null_mut(), size: 0, returned: 0 };

    const fn listed(key: &'static CStr, kind: u32, size: usize) -> Self {
        Self { key: key.as_ptr(), kind, data: null_mut(), size, returned: UNMODIFIED }
    }

    /// A number in a parameter list.
    pub(crate) const fn number(key: &'static CStr) -> Self {
        Self::listed(key, UNSIGNED, size_of::<usize>())
    }

    /// A number to be passed to libcrypto.
    pub(crate) fn given(key: &'static CStr, number: &mut usize) -> Self {
        Self { data: (&raw mut *number).cast(), ..Self::number(key) }
    }

    /// Bytes in a parameter list.
    pub(crate) const fn octets(key: &'static CStr) -> Self {
        Self::listed(key, OCTETS, 0)
    }

    /// A string in a parameter list that is passed by copying it.
    pub(crate) const fn text(key: &'static CStr) -> Self {
        Self::listed(key, TEXT, 0)
    }

    /// A string in a parameter list that is passed by address. If the place isn't NULL, this is a
    /// request to libcrypto.
    pub(crate) const fn text_pointer(key: &'static CStr, at: *mut *const c_char) -> Self {
        Self { data: at.cast(), ..Self::listed(key, TEXT_POINTER, 0) }
    }

    pub(crate) fn name(&self) -> &str {
        // SAFETY: every member of an array has a name, except for its terminator.
        unsafe { CStr::from_ptr(self.key) }.to_str().unwrap_or_default()
    }

    pub(crate) fn is_null(&self) -> bool {
        self.data.is_null()
    }

    pub(crate) fn is_number(&self) -> bool {
        matches!(self.kind, INTEGER | UNSIGNED)
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// A number, which may be as wide as any C integer.
    pub(crate) fn as_number(&self) -> Outcome<usize> {
        let name = self.name();
        if !self.is_number() || self.data.is_null() || !matches!(self.size, 1 | 2 | 4 | 8) {
            refuse!("parameter {name}: wrong type: pass an integer of 1 to 8 bytes");
        }
        let mut bytes = [0; 8];
        // SAFETY: it is `size` bytes long.
        let given = unsafe { slice::from_raw_parts(self.data.cast::<u8>(), self.size) };
        if cfg!(target_endian = "big") {
            bytes[8 - self.size..].copy_from_slice(given);
        } else {
            bytes[..self.size].copy_from_slice(given);
        }
        let negative =
            self.kind == INTEGER && (given[if cfg!(target_endian = "big") { 0 } else { self.size - 1 }] >> 7) == 1;
        match usize::try_from(u64::from_ne_bytes(bytes)) {
            Ok(number) if !negative => Ok(number),
            _ => refuse!("parameter {name}: negative or too large"),
        }
    }

    /// Bytes.
    pub(crate) fn as_octets(&self) -> Outcome<&[u8]> {
        let name = self.name();
        let at: *const u8 = match self.kind {
            OCTETS => self.data.cast(),
            // SAFETY: `kind` says that `data` holds a pointer.
            OCTETS_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().read() },
            _ => refuse!("parameter {name}: wrong type: pass an octet string"),
        };
        if at.is_null() && self.size > 0 {
            refuse!("parameter {name}: the value is NULL");
        }
        // SAFETY: it is `size` bytes long and not NULL.
        Ok(if self.size == 0 { &[] } else { unsafe { slice::from_raw_parts(at, self.size) } })
    }

    /// The number of a TLS record, 8 bytes, most significant first.
    ///
    /// Changes to libssl pass it on from `EVP_CTRL_TLSTREE`, which has no length. There, the size is
    /// 0, or 1 if the number has already been incremented.
    pub(crate) fn as_record_number(&self) -> Outcome<u64> {
        let name = self.name();
        if self.kind != OCTETS || self.data.is_null() || !matches!(self.size, 0 | 1 | 8) {
            refuse!("parameter {name}: wrong type: pass an octet string of 8 bytes");
        }
        // SAFETY: the caller that sets this parameter points it to 8 bytes, for any of these sizes.
        let number = u64::from_be_bytes(unsafe { self.data.cast::<[u8; 8]>().read() });
        match number.checked_sub(u64::from(self.size == 1)) {
            Some(number) => Ok(number),
            None => refuse!("parameter {name}: there is no record before record 0"),
        }
    }

    /// A string that ends with a NUL, even if it has no length. libssl passes `tlstree_mode` like
    /// that.
    pub(crate) fn as_terminated(&self) -> Outcome<String> {
        let bytes = match self.kind {
            // SAFETY: an octet string without a length is a string that ends with a NUL.
            OCTETS if self.size == 0 && !self.data.is_null() => unsafe { CStr::from_ptr(self.data.cast()) }.to_bytes(),
            OCTETS => self.as_octets()?.split(|byte| *byte == 0).next().unwrap_or_default(),
            _ => return self.as_text(),
        };
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }

    /// A string, or a number as a string.
    pub(crate) fn as_text(&self) -> Outcome<String> {
        let name = self.name();
        if self.is_number() {
            return Ok(self.as_number()?.to_string());
        }
        let at: *const u8 = match self.kind {
            TEXT => self.data.cast(),
            // SAFETY: `kind` says that `data` holds a pointer.
            TEXT_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().read() },
            _ => refuse!("parameter {name}: wrong type: pass a UTF-8 string"),
        };
        if at.is_null() {
            refuse!("parameter {name}: the value is NULL");
        }
        // SAFETY: it is this many bytes long and not NULL.
        let bytes = unsafe { slice::from_raw_parts(at, self.size) };
        let bytes = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
        match str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_owned()),
            Err(_) => refuse!("parameter {name}: not valid UTF-8"),
        }
    }

    /// Answers with a number.
    pub(crate) fn put_number(&mut self, number: usize) -> Outcome {
        let name = self.name().to_owned();
        if !self.is_number() {
            refuse!("parameter {name}: wrong type: request an integer");
        }
        if self.data.is_null() {
            self.returned = size_of::<usize>();
            return Ok(());
        }
        // SAFETY: `data` is this many bytes long. It may be unaligned.
        unsafe {
            match self.size {
                4 if u32::try_from(number).is_ok() => self.data.cast::<u32>().write_unaligned(number as u32),
                8 => self.data.cast::<u64>().write_unaligned(number as u64),
                size => refuse!("parameter {name}: invalid integer size: {size} bytes (expected 4 or 8)"),
            }
        }
        self.returned = self.size;
        Ok(())
    }

    /// Answers with bytes, or with just their number if there is no buffer. We only answer by
    /// address if the bytes are static.
    pub(crate) fn put_octets(&mut self, bytes: &[u8]) -> Outcome {
        let name = self.name().to_owned();
        self.returned = bytes.len();
        match self.kind {
            OCTETS if self.data.is_null() => {}
            OCTETS if self.size < bytes.len() => {
                refuse!("parameter {name}: room for only {}: provide {} bytes", self.size, bytes.len())
            }
            // SAFETY: there is room.
            OCTETS => unsafe { self.data.cast::<u8>().copy_from(bytes.as_ptr(), bytes.len()) },
            // SAFETY: `data` points to room for a pointer.
            OCTETS_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().write(bytes.as_ptr()) },
            _ => refuse!("parameter {name}: wrong type: request an octet string"),
        }
        Ok(())
    }

    /// Answers with a string, copied with its NUL.
    pub(crate) fn put_text(&mut self, text: &str) -> Outcome {
        let name = self.name().to_owned();
        self.returned = text.len();
        if self.kind != TEXT || (!self.data.is_null() && self.size <= text.len()) {
            refuse!(
                "parameter {name}: room for only {}: provide {} bytes, including the NUL",
                self.size,
                text.len() + 1
            );
        }
        if !self.data.is_null() {
            // SAFETY: there is room for the string and the NUL.
            unsafe {
                self.data.cast::<u8>().copy_from(text.as_ptr(), text.len());
                self.data.cast::<u8>().add(text.len()).write(0);
            }
        }
        Ok(())
    }

    /// Answers with the address of a static string.
    pub(crate) fn put_static(&mut self, text: &CStr) {
        if self.kind == TEXT_POINTER && !self.data.is_null() {
            // SAFETY: `data` points to room for a pointer.
            unsafe { self.data.cast::<*const c_char>().write(text.as_ptr()) };
            self.returned = text.count_bytes();
        }
    }
}

/// The members of an array. Empty for NULL.
///
/// # Safety
/// `at` is NULL, or a terminated array of parameters that lives for as long as its members are
/// used, and nothing else writes to it in the meantime.
pub(crate) unsafe fn each<'a>(mut at: *mut Param) -> impl Iterator<Item = &'a mut Param> {
    std::iter::from_fn(move || {
        // SAFETY: the caller guarantees this. The terminator, which has no name, is never passed
        // on.
        unsafe {
            let param = at.as_mut().filter(|param| !param.key.is_null())?;
            at = at.add(1);
            Some(param)
        }
    })
}
