//! The provider of Phalanx for OpenSSL: what `phalanx.so` is made of. Users read `docs/openssl.md`.
//!
//! It is not linked to libcrypto. The numbers and structures of OpenSSL's interface to providers (`core_dispatch.h`, `core.h`) are promised to
//! stay, so that one file serves every OpenSSL from 3.0 on; `abi.rs` has the few that are needed.
//!
//! The catalogue says which algorithms there are. OpenSSL asks an algorithm for its sizes, and for a new context, by functions that are told
//! nothing but that: so `table.rs` has a pair of functions for each place in the catalogue.
#![allow(
    clippy::missing_safety_doc,
    reason = "functions are called by OpenSSL alone, by the contract of provider-base(7), provider-cipher(7) and provider-mac(7)"
)]

mod abi;
mod cipher;
mod core;
mod der;
mod entry;
mod error;
mod evp;
mod mac;
#[cfg(target_os = "linux")]
mod methods;
mod params;
mod provider;
mod settings;
mod stream;
mod table;

pub use entry::OSSL_provider_init;
