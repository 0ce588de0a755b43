//! Reads headers while another process may be changing them, because `phalanx slots` overwrites
//! headers in place.
//!
//! Without a lock, a reader can see a mixture of the old and the new header. Authentication rejects
//! such a mixture, so we only need a lock after a failure. While we hold a shared lock, nobody is
//! changing the header, so a failure is final.

use std::fs::{File, TryLockError};
use std::io::{Read, Seek, SeekFrom};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::error::{Error, Result};
use crate::header::Header;

/// How long to wait for the lock. Writing a header takes microseconds, but the lock is also held
/// while the user types a passphrase.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(10);

impl Header {
    /// Reads the header at the current position of the file, whose slots another process may be
    /// changing.
    ///
    /// If it is invalid, it is read again under a shared lock. Even a well-formed header can be a
    /// mixture of two: if unlocking it fails, call [`read_again`](Self::read_again).
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`].
    pub fn read_file(mut file: &File) -> Result<Self> {
        let begin = file.stream_position().map_err(|source| Error::Read { offset: 0, source })?;
        let bytes = Self::read_bytes(file);
        let seen = bytes.as_deref().unwrap_or_default().to_vec();
        match bytes.and_then(Self::parse) {
            Err(error) if may_be_half_written(&error) => match settled(file, begin, &seen)? {
                Some(header) => Ok(header.at(begin)),
                None => Err(error),
            },
            parsed => parsed.map(|header| header.at(begin)),
        }
    }

    /// After a failure to unlock this header: returns the current header if another process has
    /// changed it in the meantime. Returns `None` if the header is still the same, which means that
    /// the failure is final. The options of this header, such as the level, are kept.
    ///
    /// # Errors
    /// As [`read`](Self::read); [`Error::Changing`] while another process holds the lock.
    pub fn read_again(&self, file: &File) -> Result<Option<Self>> {
        Ok(settled(file, self.begin(), self.as_bytes())?.map(|header| header.with_options_of(self)))
    }

    /// Calls `then`, such as [`unlock`](Self::unlock), with this header. If that fails because the
    /// header is a mixture of two, calls it again with the current header. Returns the header used.
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

    /// Unlocks a header read from `input`, or the one that another process has replaced it with.
    /// For inputs that cannot be locked.
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

/// Whether an error has nothing to do with the header.
fn is_of_the_system(error: &Error) -> bool {
    matches!(error, Error::Read { .. } | Error::Memory(_) | Error::Random(_) | Error::Level(_))
}

/// Whether an error may be due to a half-written header. Its first bytes never change.
fn may_be_half_written(error: &Error) -> bool {
    use Error::{ByteOrderMark, LineEnds, NotEncrypted, Version};
    !is_of_the_system(error) && !matches!(error, NotEncrypted | ByteOrderMark(_) | LineEnds | Version(_))
}

/// The current header, if it differs from the bytes `seen` before. Without the lock, a malformed
/// header may be half-written and is read again.
fn settled(file: &File, begin: u64, seen: &[u8]) -> Result<Option<Header>> {
    let since = Instant::now();
    loop {
        let lock = file.try_lock_shared();
        let now = bytes_of(file, begin);
        if lock.is_ok() {
            // We don't unlock it, because the file will be closed soon, which also releases the
            // lock.
            let _ = file.unlock();
        }
        let same = now.as_ref().is_ok_and(|now| now == seen);
        let now = now.and_then(Header::parse);
        match (lock, now) {
            (_, Ok(now)) if !same => return Ok(Some(now)),
            (Ok(()), now) => return now.map(|_| None),
            (_, Err(error)) if !may_be_half_written(&error) => return Err(error),
            (Err(TryLockError::WouldBlock), _) if since.elapsed() > PATIENCE => return Err(Error::Changing),
            // On a file system without locks, reading it again has to be enough.
            (Err(TryLockError::Error(_)), now) if since.elapsed() > PAUSE => return now.map(|_| None),
            _ => sleep(PAUSE),
        }
    }
}

/// The bytes of the header at `begin`. Leaves the file positioned after it.
fn bytes_of(mut file: &File, begin: u64) -> Result<Vec<u8>> {
    file.seek(SeekFrom::Start(begin)).map_err(|source| Error::Read { offset: begin, source })?;
    Header::read_bytes(file)
}

fn from_start(input: &mut (impl Read + Seek)) -> Result<Vec<u8>> {
    input.seek(SeekFrom::Start(0)).map_err(|source| Error::Read { offset: 0, source })?;
    Header::read_bytes(input)
}
