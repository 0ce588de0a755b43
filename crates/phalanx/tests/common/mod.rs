//! What the tests share that look for remains of secrets.

#![cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), unix))]
// Each test crate uses its part.
#![allow(dead_code)]

pub(crate) mod heap;
pub(crate) mod registers;
pub(crate) mod secrets;
pub(crate) mod stack;
