//! The encrypted-file format of Phalanx, with a parallel reader and writer.
//!
//! A file is a header (suite, chunk size, salt, key slots, authentication) and a payload of chunks,
//! each encrypted and authenticated separately. `docs/file-format.md` describes every byte. Any
//! [`Secret`] that the file was encrypted with opens it.
//!
//! ```
//! use phalanx_file::{Options, Secret, SecretKey, SystemRandom, Transfer, decrypt, encrypt};
//!
//! let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
//! let plain = b"attack at dawn";
//!
//! let mut sealed = Vec::new();
//! let options = Options::for_length(Some(plain.len() as u64));
//! encrypt(&plain[..], &mut sealed, &secrets, &options, Transfer::default())?;
//!
//! let mut opened = Vec::new();
//! decrypt(&sealed[..], &mut opened, &secrets, Transfer::default())?;
//! assert_eq!(opened, plain);
//!
//! sealed[520] ^= 1;
//! assert!(decrypt(&sealed[..], &mut Vec::new(), &secrets, Transfer::default()).is_err());
//! # Ok::<(), phalanx_file::Error>(())
//! ```
//!
//! | to | use |
//! |---|---|
//! | encrypt or decrypt a stream in parallel | [`encrypt`], [`decrypt`], or in steps [`Header::create`] and [`Sealer::encrypt`], [`Header::read`], [`Header::unlock`] and [`Payload::decrypt`] |
//! | encrypt or decrypt files by path, all or nothing | [`encrypt_path`], [`decrypt_path`], [`verify_path`] |
//! | show progress, cancel, choose the number of threads | [`Transfer`] |
//! | combine with other readers and writers | [`Reader`], [`Writer`] |
//! | read at random positions | [`SeekReader`] |
//! | share the work on one file among machines | [`Draft`], [`PartSealer::encrypt`]; [`Layout`], [`Payload::decrypt_chunks`] |
//! | encrypt for the owner of an [`Identity`] | [`Secret::Recipient`] |
//! | inspect a file without a key | [`Header::read`], [`Header::layout_of_file`] |
//! | add and remove secrets | [`Header::edit`], [`HeaderEditor`] |

mod adapters;
mod draft;
mod error;
mod fingerprint;
mod header;
mod kdf;
mod key_text;
mod keys;
mod kind;
mod layout;
mod locked_identity;
#[doc(hidden)]
pub mod naming;
mod passphrase;
mod paths;
mod payload;
mod pipeline;
mod random;
mod recipient;
mod secret;
mod settled;
mod slot;
mod source;
mod stretched;
mod suite;
mod version;

use std::io::{Read, Write};

pub use adapters::{Reader, SeekReader, Writer};
pub use draft::{Draft, PartSealer};
pub use error::{Error, Result};
pub use fingerprint::Fingerprint;
pub use header::{Header, HeaderEditor, Options};
pub use kdf::Cost;
pub use kind::Kind;
pub use layout::{ChunkSize, Layout};
pub use passphrase::Weakness;
pub use paths::{Existing, decrypt_path, encrypt_path, verify_path};
pub use payload::{Payload, Progress, Sealer, Transfer};
pub use random::{Randomness, SystemRandom};
pub use recipient::{Identity, Recipient};
pub use secret::{Passphrase, Secret, SecretKey};
pub use slot::SlotKind;
pub use source::Ahead;
pub use suite::Suite;
pub use version::Content;

/// Encrypts all of `input` to a new file that each of `secrets` opens. Returns the number of
/// plaintext bytes.
///
/// Reads up to 16 KiB before writing anything, because a plaintext no longer than that gets the
/// shortest header, unless the options say otherwise.
///
/// # Errors
/// As [`Header::create`] and [`Sealer::encrypt`].
pub fn encrypt(
    input: impl Read,
    mut output: impl Write + Send,
    secrets: &[Secret],
    options: &Options,
    transfer: Transfer<'_>,
) -> Result<u64> {
    let is_known = options.slot_room.is_some() || transfer.input_len.is_some();
    let ahead = if is_known { Ahead::unread(input) } else { Ahead::read(input)? };
    let options = options.with_room_for(ahead.length().or(transfer.input_len));
    let (header, payload) = Header::create(&options, secrets, &mut SystemRandom)?;
    output.write_all(header.as_bytes()).map_err(|source| Error::Write { offset: 0, source })?;
    payload.encrypt(ahead, output, transfer)
}

/// Decrypts a whole file that one of `secrets` opens. Returns the number of plaintext bytes.
///
/// Every byte is verified before it is written. After a failure, the output is authentic but only
/// the beginning of the plaintext. Do not treat it as complete.
///
/// # Errors
/// As [`Header::read`], [`Header::unlock`] and [`Payload::decrypt`].
pub fn decrypt(
    mut input: impl Read,
    output: impl Write + Send,
    secrets: &[Secret],
    transfer: Transfer<'_>,
) -> Result<u64> {
    Header::read(&mut input)?.unlock(secrets)?.decrypt(input, output, transfer)
}
