//! Encrypts a file so that either a key file or a passphrase opens it.

use std::error::Error;
use std::fs::{self, File};

use phalanx_file::{Options, Passphrase, Secret, SecretKey, Suite, SystemRandom, Transfer, decrypt, encrypt};

/// Encrypts and decrypts in a temporary folder.
pub fn main() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let path = |name| folder.path().join(name);
    fs::write(path("report.txt"), "attack at dawn\n".repeat(10_000))?;

    // Anyone with the key file can open the encrypted file, so don't store the two together.
    let key = SecretKey::generate(&mut SystemRandom)?;
    fs::write(path("my.key"), key.to_text().as_bytes())?;
    let passphrase = Passphrase::new(b"correct horse battery staple".to_vec())?;
    let secrets = [Secret::Key(key), Secret::Passphrase(passphrase)];

    let input = File::open(path("report.txt"))?;
    let options = Options { suite: Suite::KUZNYECHIK_MGM, ..Options::for_length(Some(input.metadata()?.len())) };
    encrypt(input, File::create(path("report.txt.phx"))?, &secrets, &options, Transfer::default())?;

    // Decrypt with just the key file. If this fails, delete the output, because it is incomplete.
    let key = SecretKey::from_text(&fs::read(path("my.key"))?)?;
    let (sealed, opened) = (File::open(path("report.txt.phx"))?, File::create(path("opened.txt"))?);
    let bytes = decrypt(sealed, opened, &[Secret::Key(key)], Transfer::default()).inspect_err(|_| {
        let _ = fs::remove_file(path("opened.txt"));
    })?;
    assert_eq!(fs::read(path("opened.txt"))?, fs::read(path("report.txt"))?);
    println!("{bytes} bytes encrypted and decrypted");
    Ok(())
}
