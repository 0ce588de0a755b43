//! Helpers shared by the tests.
#![allow(dead_code)] // each test crate uses only some of these

use phalanx_file::{
    ChunkSize, Cost, Error, Header, Identity, Options, Passphrase, Randomness, Result, Secret, SecretKey, Suite,
    Transfer, decrypt,
};
use sha2::{Digest, Sha256};

/// Reproducible randomness that records its output.
pub(crate) struct Repeatable {
    label: String,
    pub(crate) given: Vec<Vec<u8>>,
}

impl Repeatable {
    pub(crate) fn new(label: &str) -> Self {
        Self { label: label.to_owned(), given: Vec::new() }
    }
}

impl Randomness for Repeatable {
    /// SHA-256 of the label, a zero byte and the number of the request (8 bytes, little-endian).
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        let number = (self.given.len() as u64).to_le_bytes();
        let digest = Sha256::new().chain_update(&self.label).chain_update([0]).chain_update(number).finalize();
        assert!(out.len() <= digest.len());
        out.copy_from_slice(&digest[..out.len()]);
        self.given.push(out.to_vec());
        Ok(())
    }
}

/// Bytes that differ from chunk to chunk.
pub(crate) fn plaintext(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i ^ (i >> 8) ^ (i >> 16)) as u8).collect()
}

pub(crate) fn key(label: &str) -> Secret {
    Secret::Key(SecretKey::generate(&mut Repeatable::new(label)).unwrap())
}

pub(crate) fn passphrase(text: &str) -> Secret {
    Secret::Passphrase(Passphrase::new(text.as_bytes().to_vec()).unwrap())
}

pub(crate) fn identity(label: &str) -> Identity {
    Identity::generate(&mut Repeatable::new(label)).unwrap()
}

/// Returns the public key of [`identity`].
pub(crate) fn recipient(label: &str) -> Secret {
    Secret::Recipient(identity(label).recipient().clone())
}

/// Returns the smallest chunks and headers, and the cheapest passphrases.
pub(crate) fn small(suite: Suite) -> Options {
    let cost = Cost::new(Cost::MIN_MEMORY_KIB, 1, 1).unwrap();
    Options { suite, chunk_size: ChunkSize::new(4096).unwrap(), cost, slot_room: Some(0), ..Options::default() }
}

/// Encrypts a file, with the same result each time for the same label.
pub(crate) fn seal(label: &str, plain: &[u8], options: &Options, secrets: &[Secret]) -> Vec<u8> {
    let (header, payload) = Header::create(options, secrets, &mut Repeatable::new(label)).unwrap();
    let mut sealed = header.as_bytes().to_vec();
    payload.encrypt(plain, &mut sealed, Transfer::default()).unwrap();
    sealed
}

pub(crate) fn open(sealed: &[u8], secret: &Secret) -> Result<Vec<u8>> {
    let mut plain = Vec::new();
    decrypt(sealed, &mut plain, std::slice::from_ref(secret), Transfer::default())?;
    Ok(plain)
}

/// Decrypts a bad file, and returns the error and the data released before it.
pub(crate) fn refused(sealed: &[u8], secret: &Secret) -> (Error, Vec<u8>) {
    let mut plain = Vec::new();
    let outcome = decrypt(sealed, &mut plain, std::slice::from_ref(secret), Transfer::default());
    (outcome.expect_err("a bad file was accepted"), plain)
}
