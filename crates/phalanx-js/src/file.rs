//! Encrypted files, as streams.

use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::rc::Rc;

use js_sys::{Reflect, Uint8Array};
use phalanx_file::{
    ChunkSize, Cost, Error, Header, Identity, Options, Passphrase, Reader, Recipient, Secret, SecretKey, SystemRandom,
    Writer,
};
use wasm_bindgen::prelude::*;

use crate::catalogue::{list, object};
use crate::error::{Result, named, no_memory, not_authentic, wrong};
use crate::memory::{Output, Wiped, copied, output, room};

/// An error in the file format.
fn of_file(error: Error) -> JsValue {
    match &error {
        Error::Chunk { chunk, offset } | Error::LastChunk { chunk, offset, .. } => {
            let (exception, chunk, offset) = (named("ChunkError", &error.to_string()), *chunk, *offset);
            for (name, number) in [("chunk", chunk), ("offset", offset)] {
                // A new error has no property that would refuse this.
                let set = Reflect::set(&exception, &name.into(), &(number as f64).into());
                if let Err(refused) = set {
                    return refused;
                }
            }
            exception.into()
        }
        Error::HeaderNotAuthentic
        | Error::WrongKey
        | Error::WrongPassphrase
        | Error::WrongSecrets
        | Error::WrongIdentity
        | Error::Cut { .. }
        | Error::Length { .. }
        | Error::Trailing { .. } => not_authentic(error),
        Error::Memory(_) => no_memory(),
        Error::Read { source, .. } | Error::Write { source, .. } if source.kind() == io::ErrorKind::OutOfMemory => {
            no_memory()
        }
        _ => wrong(error),
    }
}

/// An error of an adapter, which contains one of the file format.
fn of_io(error: io::Error) -> JsValue {
    if error.kind() == io::ErrorKind::OutOfMemory {
        return no_memory();
    }
    match error.downcast::<Error>() {
        Ok(error) => of_file(error),
        Err(error) => wrong(error),
    }
}

/// Secrets that lock and open files.
#[wasm_bindgen]
#[derive(Default)]
pub struct Secrets {
    secrets: Vec<Secret>,
    passphrases: Vec<Passphrase>,
}

#[wasm_bindgen]
impl Secrets {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new() -> Result<Self> {
        room(0)?;
        Ok(Self::default())
    }

    /// Adds the contents of a key file.
    pub fn key(&mut self, text: &Uint8Array) -> Result<()> {
        self.secrets.push(Secret::Key(SecretKey::from_text(&copied(text)?).map_err(of_file)?));
        Ok(())
    }

    /// Adds a passphrase.
    pub fn passphrase(&mut self, text: &Uint8Array) -> Result<()> {
        let text = copied(text)?;
        room(text.len().saturating_mul(8))?;
        let passphrase = Passphrase::from_bytes(&text).map_err(of_file)?;
        self.passphrases.push(passphrase.clone());
        self.secrets.push(Secret::Passphrase(passphrase));
        Ok(())
    }

    /// Adds the contents of an identity file. The passphrases added before unlock it, if it is
    /// locked.
    pub fn identity(&mut self, text: &Uint8Array) -> Result<()> {
        let text = copied(text)?;
        let identity = if Identity::is_locked(&text) {
            Identity::unlock(&text, &self.passphrases)
        } else {
            Identity::from_text(&text)
        };
        self.secrets.push(Secret::Identity(identity.map_err(of_file)?));
        Ok(())
    }

    /// Adds public keys.
    pub fn recipients(&mut self, text: &Uint8Array) -> Result<()> {
        let text = copied(text)?;
        room(text.len().saturating_mul(4))?;
        self.secrets.extend(Recipient::list(&text).map_err(of_file)?.into_iter().map(Secret::Recipient));
        Ok(())
    }
}

/// The contents of a new key file.
#[wasm_bindgen(js_name = generateKeyFile)]
pub fn generate_key_file() -> Result<Output> {
    room(0)?;
    output(SecretKey::generate(&mut SystemRandom).map_err(of_file)?.to_text().as_bytes().to_vec())
}

/// The contents of a new identity file.
#[wasm_bindgen(js_name = generateIdentity)]
pub fn generate_identity() -> Result<Output> {
    room(0)?;
    output(Identity::generate(&mut SystemRandom).map_err(of_file)?.to_text().as_bytes().to_vec())
}

/// The public key of an identity, as text.
#[wasm_bindgen(js_name = recipientOf)]
pub fn recipient_of(identity: &Uint8Array) -> Result<String> {
    Ok(Identity::from_text(&copied(identity)?).map_err(of_file)?.recipient().to_string())
}

/// The header at the beginning of a file. None of it is authenticated.
#[wasm_bindgen]
pub fn inspect(start: &Uint8Array) -> Result<JsValue> {
    let header = Header::read(&*copied(start)?).map_err(of_file)?;
    object([
        ("suite", header.suite().name().into()),
        ("version", header.version().into()),
        ("chunkBytes", header.chunk_size().bytes().into()),
        ("headerBytes", header.as_bytes().len().into()),
        ("slots", list(header.slots().iter().map(ToString::to_string))),
    ])
}

/// Output that waits for JavaScript. It has room for everything that the next call writes.
#[derive(Default)]
struct Pending(Wiped);

impl Write for Pending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.vec().try_reserve(bytes.len()).map_err(|_| io::ErrorKind::OutOfMemory)?;
        self.0.vec().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Ciphertext is not secret, so this may grow.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Pending>>);

impl Shared {
    fn taken(&self) -> Result<Output> {
        output(std::mem::take(&mut self.0.borrow_mut().0))
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Encrypts a stream.
#[wasm_bindgen]
pub struct Sealer {
    writer: Option<Writer<Shared>>,
    written: Shared,
    chunk: usize,
    /// Bytes of the data that are still to come, if the caller gave its length.
    left: Option<u64>,
}

#[wasm_bindgen]
impl Sealer {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(
        secrets: &Secrets,
        suite: Option<String>,
        chunk: Option<usize>,
        cost: Option<String>,
        length: Option<u64>,
    ) -> Result<Self> {
        let mut options = Options::for_length(length);
        if let Some(suite) = suite {
            options.suite = suite.parse().map_err(of_file)?;
        }
        if let Some(chunk) = chunk {
            options.chunk_size = ChunkSize::new(chunk).map_err(of_file)?;
        }
        if let Some(cost) = cost {
            options.cost = cost.parse::<Cost>().map_err(of_file)?;
        }
        let chunk = options.chunk_size.bytes();
        room(4 * chunk)?;
        let written = Shared::default();
        let writer = Writer::new(written.clone(), &secrets.secrets, &options).map_err(of_file)?;
        Ok(Self { writer: Some(writer), written, chunk, left: length })
    }

    /// Encrypts the next piece and returns the complete chunks.
    pub fn update(&mut self, piece: &Uint8Array) -> Result<Output> {
        let piece = copied(piece)?;
        // The output of this piece, which doubles when it grows, and the chunk before it.
        room(piece.len().saturating_mul(2).saturating_add(4 * self.chunk))?;
        let writer = self.writer.as_mut().ok_or_else(failed)?;
        if let Some(left) = &mut self.left {
            let Some(rest) = left.checked_sub(piece.len() as u64) else {
                self.writer = None;
                return Err(wrong("the data is longer than options.bytes: pass its exact length, or leave it out"));
            };
            *left = rest;
        }
        if let Err(error) = writer.write_all(&piece) {
            self.writer = None;
            return Err(of_io(error));
        }
        self.written.taken()
    }

    /// Returns the last chunk.
    pub fn finish(&mut self) -> Result<Output> {
        room(4 * self.chunk)?;
        if let Some(left @ 1..) = self.left {
            self.writer = None;
            let problem = "bytes shorter than options.bytes: pass its exact length, or leave it out";
            return Err(wrong(format_args!("the data is {left} {problem}")));
        }
        self.writer.take().ok_or_else(failed)?.finish().map_err(of_file)?;
        self.written.taken()
    }
}

fn failed() -> JsValue {
    wrong("the stream has ended or failed: start a new one")
}

/// The bytes of a file that have arrived but were not read yet.
#[derive(Clone, Default)]
struct Arrived(Rc<RefCell<Window>>);

#[derive(Default)]
struct Window {
    bytes: Vec<u8>,
    read: usize,
}

impl Arrived {
    fn left(&self) -> usize {
        let window = self.0.borrow();
        window.bytes.len() - window.read
    }

    fn add(&self, piece: &[u8]) -> Result<()> {
        let Window { bytes, read } = &mut *self.0.borrow_mut();
        bytes.drain(..*read);
        *read = 0;
        bytes.try_reserve(piece.len()).map_err(|_| no_memory())?;
        bytes.extend_from_slice(piece);
        Ok(())
    }
}

impl Read for Arrived {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let Window { bytes, read } = &mut *self.0.borrow_mut();
        let n = (&bytes[*read..]).read(out)?;
        *read += n;
        Ok(n)
    }
}

enum Stage {
    /// Waits for the whole header.
    Header,
    Payload(Box<Reader<Arrived>>),
}

/// Decrypts a stream. It only ever returns verified chunks.
#[wasm_bindgen]
pub struct Opener {
    secrets: Vec<Secret>,
    arrived: Arrived,
    /// `None` after a failure or the end.
    stage: Option<Stage>,
    /// Bytes that must have arrived before the next step can read all that it needs.
    need: usize,
    chunk: usize,
}

/// Bytes that determine the length of a header.
const HEADER_START: usize = 56;

#[wasm_bindgen]
impl Opener {
    #[wasm_bindgen(constructor)]
    #[allow(missing_docs, reason = "constructors are documented by their class")]
    pub fn new(secrets: &Secrets) -> Result<Self> {
        room(0)?;
        let (arrived, secrets) = (Arrived::default(), secrets.secrets.clone());
        Ok(Self { secrets, arrived, stage: Some(Stage::Header), need: HEADER_START, chunk: 0 })
    }

    /// Adds the next piece of the file and returns the plaintext of the chunks that are verified.
    pub fn update(&mut self, piece: &Uint8Array) -> Result<Output> {
        let piece = copied(piece)?;
        room(piece.len().saturating_mul(2).saturating_add(self.arrived.left()))?;
        self.arrived.add(&piece)?;
        self.advance(false)
    }

    /// Verifies that the file ends here, and returns the rest of the plaintext.
    pub fn finish(&mut self) -> Result<Output> {
        self.advance(true)
    }

    fn advance(&mut self, at_end: bool) -> Result<Output> {
        let mut stage = self.stage.take().ok_or_else(failed)?;
        if matches!(stage, Stage::Header) && (at_end || self.arrived.left() >= self.need) {
            stage = self.open(at_end)?;
        }
        let mut plain = Wiped::default();
        if let Stage::Payload(reader) = &mut stage {
            let left = self.arrived.left();
            // The result is no longer than the input so far. Until the last read, there is room for
            // another chunk.
            plain = Wiped::with_capacity(left.saturating_add(self.chunk))?;
            while at_end || self.arrived.left() >= self.need {
                let have = plain.len();
                plain.vec().resize(have + self.chunk, 0);
                let n = reader.read(&mut plain[have..]).map_err(of_io)?;
                plain.vec().truncate(have + n);
                if n == 0 {
                    return output(plain);
                }
            }
        }
        self.stage = Some(stage);
        output(plain)
    }

    /// Reads the header, if all of it has arrived.
    fn open(&mut self, at_end: bool) -> Result<Stage> {
        let header = {
            let window = self.arrived.0.borrow();
            Header::read(&window.bytes[..])
        };
        let header = match header {
            Err(Error::Cut { at_least, .. }) if !at_end => {
                self.need = usize::try_from(at_least).map_err(|_| no_memory())?;
                return Ok(Stage::Header);
            }
            header => header.map_err(of_file)?,
        };
        self.arrived.0.borrow_mut().read = header.as_bytes().len();
        self.chunk = header.chunk_size().bytes();
        // The reader fills a chunk, then reads one more byte to see whether the chunk is the last.
        // That byte counts for the next chunk.
        self.need = self.chunk + header.suite().block_bytes() + 1;
        room(2 * self.need)?;
        let payload = header.unlock(&self.secrets).map_err(of_file)?;
        Ok(Stage::Payload(Box::new(Reader::with_payload(self.arrived.clone(), payload).map_err(of_file)?)))
    }
}
