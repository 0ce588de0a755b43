//! `OSSL_PARAM`: values by name, in both directions.

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

/// What OpenSSL writes where nothing was returned: `OSSL_PARAM_UNMODIFIED`.
const UNMODIFIED: usize = usize::MAX;

/// A named value. Its fields are private: what is made from them is as sound as the array that [`each`] was given.
#[repr(C)]
pub(crate) struct Param {
    key: *const c_char,
    kind: u32,
    data: *mut c_void,
    size: usize,
    returned: usize,
}

// SAFETY: static lists of what can be asked for hold names and sizes only, which stay.
unsafe impl Sync for Param {}

impl Param {
    pub(crate) const END: Self = Self { key: null(), kind: 0, data: null_mut(), size: 0, returned: 0 };

    const fn listed(key: &'static CStr, kind: u32, size: usize) -> Self {
        Self { key: key.as_ptr(), kind, data: null_mut(), size, returned: UNMODIFIED }
    }

    /// For lists of what there is: a number.
    pub(crate) const fn number(key: &'static CStr) -> Self {
        Self::listed(key, UNSIGNED, size_of::<usize>())
    }

    /// For lists of what there is: bytes.
    pub(crate) const fn octets(key: &'static CStr) -> Self {
        Self::listed(key, OCTETS, 0)
    }

    /// For lists of what there is: a text, which is copied.
    pub(crate) const fn text(key: &'static CStr) -> Self {
        Self::listed(key, TEXT, 0)
    }

    /// For lists of what there is: a text of ours, by its address. With somewhere to write, a question to libcrypto.
    pub(crate) const fn text_pointer(key: &'static CStr, at: *mut *const c_char) -> Self {
        Self { data: at.cast(), ..Self::listed(key, TEXT_POINTER, 0) }
    }

    pub(crate) fn name(&self) -> &str {
        // SAFETY: every member of an array but its end has a name.
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

    /// A number, of any width that C has.
    pub(crate) fn as_number(&self) -> Outcome<usize> {
        let name = self.name();
        if !self.is_number() || self.data.is_null() || !matches!(self.size, 1 | 2 | 4 | 8) {
            refuse!("the parameter {name} is a number of 1 to 8 bytes, and was given as something else");
        }
        let mut bytes = [0; 8];
        // SAFETY: it has so many bytes.
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
            _ => refuse!("the parameter {name} is negative or too large"),
        }
    }

    /// Bytes.
    pub(crate) fn as_octets(&self) -> Outcome<&[u8]> {
        let name = self.name();
        let at: *const u8 = match self.kind {
            OCTETS => self.data.cast(),
            // SAFETY: a pointer is in `data`, says `kind`.
            OCTETS_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().read() },
            _ => refuse!("the parameter {name} is bytes, and was given as something else"),
        };
        if at.is_null() && self.size > 0 {
            refuse!("the parameter {name} is NULL");
        }
        // SAFETY: it has so many bytes, and is not NULL.
        Ok(if self.size == 0 { &[] } else { unsafe { slice::from_raw_parts(at, self.size) } })
    }

    /// A text, or a number as text.
    pub(crate) fn as_text(&self) -> Outcome<String> {
        let name = self.name();
        if self.is_number() {
            return Ok(self.as_number()?.to_string());
        }
        let at: *const u8 = match self.kind {
            TEXT => self.data.cast(),
            // SAFETY: a pointer is in `data`, says `kind`.
            TEXT_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().read() },
            _ => refuse!("the parameter {name} is text, and was given as something else"),
        };
        if at.is_null() {
            refuse!("the parameter {name} is NULL");
        }
        // SAFETY: it has so many bytes, and is not NULL.
        let bytes = unsafe { slice::from_raw_parts(at, self.size) };
        let bytes = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
        match str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_owned()),
            Err(_) => refuse!("the parameter {name} is not text in UTF-8"),
        }
    }

    /// Answers with a number.
    pub(crate) fn put_number(&mut self, number: usize) -> Outcome {
        let name = self.name().to_owned();
        if !self.is_number() {
            refuse!("the parameter {name} is a number, and was asked for as something else");
        }
        if self.data.is_null() {
            self.returned = size_of::<usize>();
            return Ok(());
        }
        // SAFETY: `data` has so many bytes; nothing is said of its alignment.
        unsafe {
            match self.size {
                4 if u32::try_from(number).is_ok() => self.data.cast::<u32>().write_unaligned(number as u32),
                8 => self.data.cast::<u64>().write_unaligned(number as u64),
                size => refuse!("the parameter {name} was asked for as a number of {size} bytes: take 4 or 8"),
            }
        }
        self.returned = self.size;
        Ok(())
    }

    /// Answers with bytes, or with how many there are if there is nowhere to write. By address only where they stay.
    pub(crate) fn put_octets(&mut self, bytes: &[u8]) -> Outcome {
        let name = self.name().to_owned();
        self.returned = bytes.len();
        match self.kind {
            OCTETS if self.data.is_null() => {}
            OCTETS if self.size < bytes.len() => {
                refuse!("the parameter {name} has {} bytes, and there is room for {}", bytes.len(), self.size)
            }
            // SAFETY: there is room.
            OCTETS => unsafe { self.data.cast::<u8>().copy_from(bytes.as_ptr(), bytes.len()) },
            // SAFETY: a pointer is wanted there.
            OCTETS_POINTER if !self.data.is_null() => unsafe { self.data.cast::<*const u8>().write(bytes.as_ptr()) },
            _ => refuse!("the parameter {name} is bytes, and was asked for as something else"),
        }
        Ok(())
    }

    /// Answers with a text, which is copied with its NUL.
    pub(crate) fn put_text(&mut self, text: &str) -> Outcome {
        let name = self.name().to_owned();
        self.returned = text.len();
        if self.kind != TEXT || (!self.data.is_null() && self.size <= text.len()) {
            refuse!(
                "the parameter {name} is a text of {} bytes with its end, and was asked for with {}",
                text.len() + 1,
                self.size
            );
        }
        if !self.data.is_null() {
            // SAFETY: there is room for it and for the NUL.
            unsafe {
                self.data.cast::<u8>().copy_from(text.as_ptr(), text.len());
                self.data.cast::<u8>().add(text.len()).write(0);
            }
        }
        Ok(())
    }

    /// Answers with a text that stays, by its address.
    pub(crate) fn put_static(&mut self, text: &CStr) {
        if self.kind == TEXT_POINTER && !self.data.is_null() {
            // SAFETY: a pointer is wanted there.
            unsafe { self.data.cast::<*const c_char>().write(text.as_ptr()) };
            self.returned = text.count_bytes();
        }
    }
}

/// The members of an array. NULL has none.
///
/// # Safety
/// `at` is NULL, or an array of parameters with its end, which stays as long as the members are used, and nobody else writes it meanwhile.
pub(crate) unsafe fn each<'a>(mut at: *mut Param) -> impl Iterator<Item = &'a mut Param> {
    std::iter::from_fn(move || {
        // SAFETY: as the caller says; the end, which has no name, is not passed.
        unsafe {
            let param = at.as_mut().filter(|param| !param.key.is_null())?;
            at = at.add(1);
            Some(param)
        }
    })
}
