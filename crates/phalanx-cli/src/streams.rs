//! The standard streams as they were when the program started.
//!
//! If a standard stream is closed, Rust's runtime opens the null device instead, so that no file
//! gets its number. After that, data written to a closed standard output would be lost silently.

#[cfg(unix)]
use std::io::Read;
use std::io::{self, Write};
#[cfg(unix)]
use std::os::fd::{AsFd, BorrowedFd};

#[cfg(unix)]
use rustix::fs::OFlags;

use crate::failure::Failure;
use crate::progress::aside;

#[cfg(unix)]
mod closed {
    use std::os::fd::BorrowedFd;
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

    use rustix::fs::{OFlags, fcntl_getfl};

    static STDIN: AtomicBool = AtomicBool::new(false);
    static STDOUT: AtomicBool = AtomicBool::new(false);
    static STDERR: AtomicBool = AtomicBool::new(false);

    /// The flag of a descriptor that refers to a path, not to an open file.
    #[cfg(target_os = "linux")]
    pub(super) const NAME_ALONE: OFlags = OFlags::PATH;
    #[cfg(not(target_os = "linux"))]
    pub(super) const NAME_ALONE: OFlags = OFlags::empty();

    pub(super) const LAST: u32 = 255;

    /// One bit for each of the first descriptors.
    static OPEN: [AtomicU64; (LAST as usize + 1) / 64] = [const { AtomicU64::new(0) }; (LAST as usize + 1) / 64];

    // SAFETY: this runs before `main`, but it only makes system calls and stores to atomics,
    // neither of which needs the runtime.
    #[ctor::ctor(unsafe)]
    fn look() {
        STDIN.store(rustix::io::fcntl_getfd(rustix::stdio::stdin()).is_err(), Ordering::Relaxed);
        // The runtime reports success when writing to a stream that cannot be written to.
        let writable = |stream: BorrowedFd<'_>| {
            fcntl_getfl(stream)
                .is_ok_and(|flags| !flags.intersects(NAME_ALONE) && flags & OFlags::ACCMODE != OFlags::RDONLY)
        };
        STDOUT.store(!writable(rustix::stdio::stdout()), Ordering::Relaxed);
        STDERR.store(!writable(rustix::stdio::stderr()), Ordering::Relaxed);
        for fd in 0..=LAST.cast_signed() {
            // SAFETY: we only query its flags, and we don't use it if it is not open.
            let descriptor = unsafe { BorrowedFd::borrow_raw(fd) };
            let open = u64::from(rustix::io::fcntl_getfd(descriptor).is_ok());
            OPEN[fd as usize / 64].fetch_or(open << (fd % 64), Ordering::Relaxed);
        }
    }

    pub(super) fn was_open(fd: u32) -> bool {
        OPEN.get(fd as usize / 64).is_some_and(|word| word.load(Ordering::Relaxed) >> (fd % 64) & 1 == 1)
    }

    pub(super) fn stdin() -> bool {
        STDIN.load(Ordering::Relaxed)
    }

    pub(super) fn stdout() -> bool {
        STDOUT.load(Ordering::Relaxed)
    }

    /// Whether it was closed, or is the null device.
    pub(super) fn stderr() -> bool {
        let null = rustix::fs::stat("/dev/null").ok();
        let is_null = |here: rustix::fs::Stat| null.is_some_and(|null| null.st_rdev == here.st_rdev);
        STDERR.load(Ordering::Relaxed) || rustix::fs::fstat(rustix::stdio::stderr()).is_ok_and(is_null)
    }
}

#[cfg(not(unix))]
mod closed {
    pub(super) fn stdin() -> bool {
        false
    }

    pub(super) fn stdout() -> bool {
        false
    }

    pub(super) fn stderr() -> bool {
        false
    }
}

/// Rejects a closed standard input, which would read as an empty file.
pub(crate) fn check_stdin() -> Result<(), Failure> {
    if closed::stdin() { Err(Failure::Usage("standard input: is closed: specify a FILE".to_owned())) } else { Ok(()) }
}

/// The highest descriptor whose state at startup is known.
#[cfg(unix)]
pub(crate) const LAST_DESCRIPTOR: u32 = closed::LAST;

/// Whether a descriptor was open when the program started. Files opened later get the next free
/// numbers.
#[cfg(unix)]
pub(crate) fn was_open(fd: u32) -> bool {
    closed::was_open(fd)
}

/// An open descriptor given by the user. We read from it directly, because reopening its file could
/// be denied, would start again at the first byte, and fails for sockets.
#[cfg(unix)]
pub(crate) struct Descriptor {
    fd: BorrowedFd<'static>,
    /// For sockets that preserve record boundaries, where reading only part of a record loses the
    /// rest: `Some(true)` once a record has been read.
    record: Option<bool>,
}

#[cfg(unix)]
impl Descriptor {
    /// The descriptor, if it was open when the program started.
    pub(crate) fn open(fd: u32) -> Option<Self> {
        let raw = i32::try_from(fd).ok().filter(|_| was_open(fd))?;
        // SAFETY: it was open when the program started, and the program never closes a descriptor
        // that it did not open itself.
        let fd = unsafe { BorrowedFd::borrow_raw(raw) };
        // This succeeds only for sockets, because nothing else has a socket type.
        let kind = rustix::net::sockopt::socket_type(fd);
        let record = kind.is_ok_and(|kind| kind != rustix::net::SocketType::STREAM).then_some(false);
        Some(Self { fd, record })
    }

    /// The same, for reading a secret.
    pub(crate) fn to_read(fd: u32, name: &str) -> Result<Self, Failure> {
        let wrong = |what: &str| Failure::Usage(format!("{name}: {what}"));
        let open = Self::open(fd)
            .ok_or_else(|| wrong(&format!("was not open when the command started: open it, as with {fd}< FILE")))?;
        let flags = rustix::fs::fcntl_getfl(open.fd).map_err(|error| Failure::io(name, "cannot read")(error.into()))?;
        if flags.intersects(closed::NAME_ALONE) || flags & OFlags::ACCMODE == OFlags::WRONLY {
            return Err(wrong(&format!("is not open for reading: open it, as with {fd}< FILE")));
        }
        if rustix::termios::isatty(open.fd) {
            return Err(wrong(
                "is a terminal, which would show the secret: use a file, or --passphrase to be prompted",
            ));
        }
        Ok(open)
    }

    /// Whether it is a socket with record boundaries. We read one record from such a socket.
    pub(crate) fn has_records(&self) -> bool {
        self.record.is_some()
    }

    /// Reads to the end of the line, and leaves the rest to other readers of the descriptor.
    pub(crate) fn line(self) -> impl Read {
        FirstLine { from: self, ended: false }
    }
}

#[cfg(unix)]
impl AsFd for Descriptor {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd
    }
}

#[cfg(unix)]
impl Read for Descriptor {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        use rustix::event::{PollFd, PollFlags, poll};

        if self.record == Some(true) {
            return Ok(0);
        }
        loop {
            match rustix::io::read(self.fd, &mut *out) {
                // The descriptor is non-blocking.
                Err(rustix::io::Errno::AGAIN) => drop(poll(&mut [PollFd::new(&self.fd, PollFlags::IN)], None)?),
                outcome => {
                    let read = outcome?;
                    self.record = self.record.map(|_| true);
                    return Ok(read);
                }
            }
        }
    }
}

/// Ends after the first line end, which is included.
#[cfg(unix)]
struct FirstLine {
    from: Descriptor,
    ended: bool,
}

#[cfg(unix)]
impl Read for FirstLine {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.ended || out.is_empty() {
            return Ok(0);
        }
        let read = self.from.read(&mut out[..1])?;
        self.ended = read == 0 || out[0] == b'\n';
        Ok(read)
    }
}

/// Rejects a standard output that is closed or read-only, because all data would be lost.
pub(crate) fn check_stdout() -> Result<(), Failure> {
    if closed::stdout() {
        Err(Failure::Usage("standard output: is closed, or not open for writing: redirect it to a file".to_owned()))
    } else {
        Ok(())
    }
}

/// Rejects showing a generated passphrase on a standard error that nobody reads.
pub(crate) fn check_stderr() -> Result<(), Failure> {
    if closed::stderr() {
        Err(Failure::Usage(
            "standard error: is closed or the null device, and the passphrase would be lost: redirect it to a file"
                .to_owned(),
        ))
    } else {
        Ok(())
    }
}

/// Ignores a broken pipe, which just means that the reader has seen enough.
pub(crate) fn seen_enough(outcome: io::Result<()>) -> Result<(), Failure> {
    match outcome {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(Failure::io("standard output", "cannot write")),
    }
}

/// Writes a text to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write(text.as_bytes())
}

/// Writes bytes, such as a file name, to standard output.
pub(crate) fn write(bytes: &[u8]) -> Result<(), Failure> {
    check_stdout()?;
    let mut stdout = io::stdout();
    seen_enough(aside(|| stdout.write_all(bytes).and_then(|()| stdout.flush())))
}
