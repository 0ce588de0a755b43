//! Reads parts of an encrypted file. Only the chunks that contain them are read and verified.

use std::error::Error;
use std::io::{Cursor, Read, Seek, SeekFrom};

use phalanx_file::{ChunkSize, Options, Secret, SecretKey, SeekReader, SystemRandom, Transfer, encrypt};

/// Reads four bytes from a file that is damaged elsewhere.
pub fn main() -> Result<(), Box<dyn Error>> {
    let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
    let plain: Vec<u8> = (0..1_000_000_u32).flat_map(u32::to_le_bytes).collect();
    let mut file = Vec::new();
    let options = Options { chunk_size: ChunkSize::new(1 << 16)?, ..Options::default() };
    encrypt(&plain[..], &mut file, &secrets, &options, Transfer::default())?;

    // Damage a chunk in the middle. The other chunks can still be read.
    let middle = file.len() / 2;
    file[middle] ^= 1;

    // This can be anything with `Read` and `Seek`, e.g. a file or an object in cloud storage.
    let mut reader = SeekReader::new(Cursor::new(file), &secrets)?;
    let mut word = [0; 4];
    reader.seek(SeekFrom::Start(4 * 123_456))?;
    reader.read_exact(&mut word)?;
    assert_eq!(u32::from_le_bytes(word), 123_456);
    reader.seek(SeekFrom::Start(4 * 500_000))?;
    assert!(reader.read_exact(&mut word).is_err(), "the damaged chunk must not be readable");
    println!("read and verified four bytes of {}", plain.len());
    Ok(())
}
