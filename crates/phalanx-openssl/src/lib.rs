//! The Phalanx provider for OpenSSL, which is built as `phalanx.so`. If you just want to use it,
//! read `docs/openssl.md`.
//!
//! The provider isn't linked to libcrypto. OpenSSL guarantees that the numbers and structures in
//! its provider interface (`core_dispatch.h`, `core.h`) are stable, so the same file works with
//! every version since 3.0. The few that we need are defined in `abi.rs`.
//!
//! The algorithms come from the catalogue. OpenSSL calls some functions, e.g. to query sizes or
//! create contexts, without saying which algorithm they are for. That's why `table.rs` has a
//! separate set of functions for each index in the catalogue.
#![allow(
    clippy::missing_safety_doc,
    reason = "only OpenSSL calls these, as described in provider-base(7), provider-cipher(7) and provider-mac(7)"
)]

mod abi;
mod cipher;
mod core;
mod der;
mod digest;
mod entry;
mod error;
mod evp;
mod kdf;
mod mac;
#[cfg(target_os = "linux")]
mod methods;
mod params;
mod provider;
mod settings;
mod stream;
mod table;
mod tls;
mod wiped;
mod with_mac;

pub use entry::OSSL_provider_init;
