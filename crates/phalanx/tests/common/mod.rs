//! Code shared by the tests that search for secrets left behind.

#![cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), unix))]
// Each test crate only uses part of it.
#![allow(dead_code)]

pub(crate) mod heap;
pub(crate) mod registers;
pub(crate) mod secrets;
pub(crate) mod stack;
