//! Constant-time SIMD implementations of Kalyna, GOST 28147-89, Magma, Kuznyechik and uBlock.
#![no_std]
extern crate alloc;
