//! The Phalanx provider for OpenSSL, built as `phalanx.so`. Users should read `docs/openssl.md`.
//!
//! It is not linked to libcrypto. OpenSSL guarantees that the numbers and structures of its
//! provider interface (`core_dispatch.h`, `core.h`) are stable, so one file serves every OpenSSL
//! from 3.0 on. `abi.rs` defines the few that are needed.
//!
//! The catalogue lists the algorithms. OpenSSL calls some functions, such as those for sizes and
//! new contexts, without telling them the algorithm. So `table.rs` has separate functions for each
//! index in the catalogue.
#![allow(
    clippy::missing_safety_doc,
    reason = "only OpenSSL calls them, by the contract of provider-base(7), provider-cipher(7) and provider-mac(7)"
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
