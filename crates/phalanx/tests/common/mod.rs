//! What the tests share that look for remains of secrets.

#![cfg(all(target_arch = "x86_64", unix))]
// Each test crate uses its part.
#![allow(dead_code)]

pub(crate) mod heap;
pub(crate) mod secrets;
pub(crate) mod stack;
