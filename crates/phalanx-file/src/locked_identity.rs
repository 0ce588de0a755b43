//! Locked identities: the text of an identity, as a file encrypted with a passphrase.

use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::header::{Header, MAGIC, Options};
use crate::kdf::Cost;
use crate::layout::ChunkSize;
use crate::payload::Transfer;
use crate::random::Randomness;
use crate::recipient::Identity;
use crate::secret::{Passphrase, Secret, SecretKey};

impl Identity {
    /// Whether the bytes of a file are a locked identity.
    pub fn is_locked(file: &[u8]) -> bool {
        file.starts_with(&MAGIC)
    }

    /// Encrypts the text of the identity with a passphrase, as a file that uses the default suite.
    ///
    /// # Errors
    /// [`Error::Memory`] for Argon2id, [`Error::Random`].
    pub fn lock(&self, passphrase: &Passphrase, cost: Cost, random: &mut dyn Randomness) -> Result<Vec<u8>> {
        let text = self.to_text();
        let options = Options { chunk_size: ChunkSize::SMALL, cost, slot_room: Some(0), ..Options::default() };
        let (header, sealer) = Header::create(&options, &[Secret::Passphrase(passphrase.clone())], random)?;
        let mut file = header.as_bytes().to_vec();
        sealer.encrypt(text.as_bytes(), &mut file, Transfer::default())?;
        Ok(file)
    }

    /// Decrypts a locked identity with any of the given passphrases.
    ///
    /// # Errors
    /// As [`decrypt`](crate::decrypt) and [`from_text`](Self::from_text).
    pub fn unlock(file: &[u8], passphrases: &[Passphrase]) -> Result<Self> {
        let header = Header::read(file)?;
        let sealed = &file[header.as_bytes().len()..];
        if !header.has_passphrase() {
            return Err(Error::Identity("it is an encrypted file without a passphrase"));
        }
        if header.layout_of_file(file.len() as u64)?.plain_len() > SecretKey::MAX_TEXT as u64 {
            return Err(Error::Identity("it is an encrypted file that contains more than an identity"));
        }
        let secrets: Vec<_> = passphrases.iter().cloned().map(Secret::Passphrase).collect();
        // Large enough for the whole text, because a vector that grows would leave copies of the
        // secret behind.
        let mut text = Zeroizing::new(Vec::with_capacity(SecretKey::MAX_TEXT));
        header.unlock(&secrets)?.decrypt(sealed, &mut *text, Transfer::default())?;
        Self::from_text(&text)
    }
}
