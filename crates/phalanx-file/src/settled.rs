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
    /// Reads the header that begins where the file stands, and whose slots another process may be changing.
    ///
    /// If something in it is wrong, it is read again under a shared lock. A header that parses can still be a mixture of two: after a failure to unlock it,
    /// call [`read_again`](Self::read_again).
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`].
    pub fn read_file(mut file: &File) -> Result<Self> {
        let begin = file.stream_position().map_err(|source| Error::Read { offset: 0, source })?;
        let bytes = bytes_of(file, begin);
        let seen = bytes.as_deref().unwrap_or_default().to_vec();
        match bytes.and_then(Self::parse) {
            Err(error) if may_be_half_written(&error) => match settled(file, begin, &seen)? {
                Some(header) => Ok(header.at(begin)),
                None => Err(error),
            },
            parsed => parsed.map(|header| header.at(begin)),
        }
    }

    /// After a failure to unlock this header of a file: the header as it is now, if another process has changed it meanwhile. `None` if it is the same, so
    /// that the failure stands. The options of this header, such as the level, are kept.
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`] while another process holds its lock.
    pub fn read_again(&self, file: &File) -> Result<Option<Self>> {
        Ok(settled(file, self.begin(), self.as_bytes())?.map(|header| header.with_options_of(self)))
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

/// Whether an error may come of a header that is half written. What its first bytes say stays as it is.
fn may_be_half_written(error: &Error) -> bool {
    use Error::{ByteOrderMark, LineEnds, NotEncrypted, Version};
    !is_of_the_system(error) && !matches!(error, NotEncrypted | ByteOrderMark(_) | LineEnds | Version(_))
}

/// The header as it is now, if its bytes are not those that were `seen`. Without the lock, what does not parse may be half written and is read again.
fn settled(file: &File, begin: u64, seen: &[u8]) -> Result<Option<Header>> {
    let since = Instant::now();
    loop {
        let lock = file.try_lock_shared();
        let now = bytes_of(file, begin);
        if lock.is_ok() {
            // The file is closed soon in any case, and the lock goes with it.
            let _ = file.unlock();
        }
        let same = now.as_ref().is_ok_and(|now| now == seen);
        let now = now.and_then(Header::parse);
        match (lock, now) {
            (_, Ok(now)) if !same => return Ok(Some(now)),
            (Ok(()), now) => return now.map(|_| None),
            (_, Err(error)) if !may_be_half_written(&error) => return Err(error),
            (Err(TryLockError::WouldBlock), _) if since.elapsed() > PATIENCE => return Err(Error::Changing),
            // On a file system without locks, another look has to do.
            (Err(TryLockError::Error(_)), now) if since.elapsed() > PAUSE => return now.map(|_| None),
            _ => sleep(PAUSE),
        }
    }
}

/// The bytes of the header at `begin`; the file then stands behind it.
fn bytes_of(mut file: &File, begin: u64) -> Result<Vec<u8>> {
    file.seek(SeekFrom::Start(begin)).map_err(|source| Error::Read { offset: begin, source })?;
    Header::read_bytes(file)
}

fn from_start(input: &mut (impl Read + Seek)) -> Result<Vec<u8>> {
    input.seek(SeekFrom::Start(0)).map_err(|source| Error::Read { offset: 0, source })?;
    Header::read_bytes(input)
}
