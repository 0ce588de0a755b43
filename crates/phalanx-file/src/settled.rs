//! Headers that another process may be changing: `phalanx slots` writes a new header over the old one.
//!
//! A reader without a lock can meet a mixture of both. The header's authentication refuses a mixture, so locks are needed only after a failure. A reader
//! that holds a shared lock sees a header that nobody is changing, and a failure with that one is final.

use std::fs::{File, TryLockError};
use std::io::{Read, Seek, SeekFrom};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::error::{Error, Result};
use crate::header::Header;

/// How long to wait for whoever holds the lock. A header is written in microseconds, but the lock is held while a passphrase is typed.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(10);

impl Header {
    /// Reads the header at the beginning of a file, whose slots another process may be changing.
    ///
    /// If something in it is wrong, it is read again under a shared lock. A header that parses can still be a mixture of two: after a failure to unlock it,
    /// call [`read_again`](Self::read_again).
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`].
    pub fn read_file(file: &File) -> Result<Self> {
        let bytes = bytes_of(file)?;
        match Self::parse(bytes.clone()) {
            Err(error) => match settled(file, &bytes)? {
                Some(bytes) => Self::parse(bytes),
                None => Err(error),
            },
            parsed => parsed,
        }
    }

    /// After a failure to unlock this header of a file: the header as it is now, if another process has changed it meanwhile. `None` if it is the same, so
    /// that the failure stands. The options of this header, such as the level, are kept.
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`] while another process holds its lock.
    pub fn read_again(&self, file: &File) -> Result<Option<Self>> {
        let bytes = settled(file, self.as_bytes())?;
        bytes.map(|bytes| Self::parse(bytes).map(|header| header.with_options_of(self))).transpose()
    }

    /// Does something with this header of a file that fails if the header is a mixture of two, such as [`unlock`](Self::unlock): again with the header that
    /// another process has put there meanwhile, which is returned.
    ///
    /// # Errors
    /// Those of `then`; as [`read_again`](Self::read_again).
    pub fn settled<T>(self, file: &File, mut then: impl FnMut(&Self) -> Result<T>) -> Result<(Self, T)> {
        let mut header = self;
        loop {
            match then(&header) {
                Ok(done) => return Ok((header, done)),
                Err(error) if is_of_the_system(&error) => return Err(error),
                Err(error) => header = header.read_again(file)?.ok_or(error)?,
            }
        }
    }

    /// Unlocks a header that was read from `input`, or what another process has put in its place meanwhile. For an input that cannot be locked.
    pub(crate) fn settle<R: Read + Seek, T>(input: &mut R, mut unlock: impl FnMut(Self) -> Result<T>) -> Result<T> {
        let mut bytes = from_start(input)?;
        loop {
            match Self::parse(bytes.clone()).and_then(&mut unlock) {
                Err(error) if !is_of_the_system(&error) => {
                    sleep(PAUSE);
                    let now = from_start(input)?;
                    if now == bytes {
                        return Err(error);
                    }
                    bytes = now;
                }
                outcome => return outcome,
            }
        }
    }
}

/// Whether an error says nothing about the header.
fn is_of_the_system(error: &Error) -> bool {
    matches!(error, Error::Read { .. } | Error::Memory(_) | Error::Random(_) | Error::Level(_))
}

/// The bytes of the header as soon as nobody is changing it; `None` if they are those that were `seen`.
fn settled(file: &File, seen: &[u8]) -> Result<Option<Vec<u8>>> {
    let since = Instant::now();
    loop {
        let lock = file.try_lock_shared();
        let now = bytes_of(file);
        if lock.is_ok() {
            // The file is closed soon in any case, and the lock goes with it.
            let _ = file.unlock();
        }
        let now = now?;
        match lock {
            Err(TryLockError::WouldBlock) if now == seen => {
                if since.elapsed() > PATIENCE {
                    return Err(Error::Changing);
                }
                sleep(PAUSE);
            }
            // On a file system without locks, another look has to do.
            Err(TryLockError::Error(_)) if now == seen && since.elapsed() < PAUSE => sleep(PAUSE),
            _ => return Ok((now != seen).then_some(now)),
        }
    }
}

fn bytes_of(mut file: &File) -> Result<Vec<u8>> {
    from_start(&mut file)
}

fn from_start(input: &mut (impl Read + Seek)) -> Result<Vec<u8>> {
    input.seek(SeekFrom::Start(0)).map_err(|source| Error::Read { offset: 0, source })?;
    Header::read_bytes(input)
}
