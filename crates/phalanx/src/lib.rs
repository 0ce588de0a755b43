//! Constant-time SIMD implementations of Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
#![no_std]
#![allow(dead_code, unreachable_pub)] // until the kernels land

extern crate alloc;

mod field;
pub mod gost28147;
#[doc(hidden)]
pub mod isa;
pub mod kalyna;
pub mod kuznyechik;
#[cfg(feature = "reference")]
pub mod reference;
pub mod ublock;
