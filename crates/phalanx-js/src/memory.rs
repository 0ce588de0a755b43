//! Memory for secrets, and arguments copied into it.

use std::ops::{Deref, DerefMut};

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use crate::error::{Result, no_memory};

/// More than the small allocations of any call need together: key schedules, states of messages,
/// and error messages.
const SPARE: usize = 1 << 18;

/// Makes sure that `bytes` can be allocated, and small allocations as well, which would otherwise
/// trap. The memory is released again. As there is only one thread, it stays available.
pub(crate) fn room(bytes: usize) -> Result<()> {
    let mut room: Vec<u8> = Vec::new();
    let total = bytes.checked_add(SPARE).ok_or_else(no_memory)?;
    room.try_reserve_exact(total).map_err(|_| no_memory())
}

/// Bytes that are wiped after use.
#[derive(Default)]
pub(crate) struct Wiped(phalanx::Wiped);

impl Wiped {
    /// Empty bytes with this capacity.
    pub(crate) fn with_capacity(bytes: usize) -> Result<Self> {
        room(bytes)?;
        Ok(Self(Vec::with_capacity(bytes).into()))
    }

    /// Zeros.
    pub(crate) fn zeros(bytes: usize) -> Result<Self> {
        let mut zeros = Self::with_capacity(bytes)?;
        zeros.0.resize(bytes, 0);
        Ok(zeros)
    }

    /// A copy of an argument, followed by `more` zeros.
    pub(crate) fn copied(from: &Uint8Array, more: usize) -> Result<Self> {
        let length = from.length() as usize;
        let mut copy = Self::zeros(length.checked_add(more).ok_or_else(no_memory)?)?;
        from.copy_to(&mut copy.0[..length]);
        Ok(copy)
    }

    /// The vector, for functions that append to one. It must not grow beyond its capacity, because
    /// that would leave a copy behind.
    pub(crate) fn vec(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }
}

impl From<Vec<u8>> for Wiped {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes.into())
    }
}

impl Deref for Wiped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl DerefMut for Wiped {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

/// A copy of an argument.
pub(crate) fn copied(from: &Uint8Array) -> Result<Wiped> {
    Wiped::copied(from, 0)
}

/// A result. JavaScript allocates an array of this length, copies the bytes, and frees the result,
/// which wipes it. If we allocated the array, an exception would skip the destructors on our stack.
#[wasm_bindgen]
pub struct Output(Wiped);

#[wasm_bindgen]
impl Output {
    /// The number of bytes.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// Copies the bytes to an array of the same length.
    pub fn copy(&self, to: &Uint8Array) {
        to.copy_from(&self.0);
    }
}

/// Returns bytes to JavaScript.
pub(crate) fn output(bytes: impl Into<Wiped>) -> Result<Output> {
    Ok(Output(bytes.into()))
}

/// Compares two byte strings in a time that only depends on their lengths.
#[wasm_bindgen]
pub fn equal(a: &Uint8Array, b: &Uint8Array) -> Result<bool> {
    let (a, b) = (copied(a)?, copied(b)?);
    Ok(a.len() == b.len() && phalanx::equal(&a, &b))
}
