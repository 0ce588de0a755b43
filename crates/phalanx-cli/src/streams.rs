//! Standard input and output as they were when the program began.
//!
//! The runtime of the language opens the null device in place of a standard stream that was closed, so that a file may not take
//! its number. After that, what is written to a closed standard output is lost without a word.

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

    /// What a descriptor has that stands for a name, and not for an open file.
    #[cfg(target_os = "linux")]
    pub(super) const NAME_ALONE: OFlags = OFlags::PATH;
    #[cfg(not(target_os = "linux"))]
    pub(super) const NAME_ALONE: OFlags = OFlags::empty();

    pub(super) const LAST: u32 = 255;

    /// A bit for each of the first descriptors.
    static OPEN: [AtomicU64; (LAST as usize + 1) / 64] = [const { AtomicU64::new(0) }; (LAST as usize + 1) / 64];

    // SAFETY: what runs before `main` is system calls and stores into atomics; none of it needs the runtime.
    #[ctor::ctor(unsafe)]
    fn look() {
        STDIN.store(rustix::io::fcntl_getfd(rustix::stdio::stdin()).is_err(), Ordering::Relaxed);
        // The runtime takes what cannot be written to for success.
        let writable = |stream: BorrowedFd<'_>| {
            fcntl_getfl(stream)
                .is_ok_and(|flags| !flags.intersects(NAME_ALONE) && flags & OFlags::ACCMODE != OFlags::RDONLY)
        };
        STDOUT.store(!writable(rustix::stdio::stdout()), Ordering::Relaxed);
        STDERR.store(!writable(rustix::stdio::stderr()), Ordering::Relaxed);
        for fd in 0..=LAST.cast_signed() {
            // SAFETY: it is asked about, and not used if it is not open.
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

    /// Closed, or the null device.
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

/// Refuses a standard input that was closed: it would read as an empty file.
pub(crate) fn check_stdin() -> Result<(), Failure> {
    if closed::stdin() { Err(Failure::Usage("standard input: is closed: give a FILE".to_owned())) } else { Ok(()) }
}

/// The last descriptor of which it is known whether it was open.
#[cfg(unix)]
pub(crate) const LAST_DESCRIPTOR: u32 = closed::LAST;

/// Whether a file descriptor was open when the program began; what it opens itself takes the next free numbers.
#[cfg(unix)]
pub(crate) fn was_open(fd: u32) -> bool {
    closed::was_open(fd)
}

/// An open descriptor that the user named. It is read itself: to open its file again would need the right to do so, begin at its first byte, and fail for
/// sockets.
#[cfg(unix)]
pub(crate) struct Descriptor {
    fd: BorrowedFd<'static>,
    /// Of a socket of whole records: what a read leaves of one is lost. `Some(true)` once one was read.
    record: Option<bool>,
}

#[cfg(unix)]
impl Descriptor {
    /// The descriptor, if it was open when the program began.
    pub(crate) fn open(fd: u32) -> Option<Self> {
        let raw = i32::try_from(fd).ok().filter(|_| was_open(fd))?;
        // SAFETY: it was open when the program began, and nothing in the program closes a descriptor that it did not open.
        let fd = unsafe { BorrowedFd::borrow_raw(raw) };
        // What is no socket has no type.
        let kind = rustix::net::sockopt::socket_type(fd);
        let record = kind.is_ok_and(|kind| kind != rustix::net::SocketType::STREAM).then_some(false);
        Some(Self { fd, record })
    }

    /// The same to read a secret from it.
    pub(crate) fn to_read(fd: u32, name: &str) -> Result<Self, Failure> {
        let wrong = |what: &str| Failure::Usage(format!("{name}: {what}"));
        let open = Self::open(fd)
            .ok_or_else(|| wrong(&format!("was not open when the command started: open it, as with {fd}< FILE")))?;
        let flags = rustix::fs::fcntl_getfl(open.fd).map_err(|error| Failure::io(name, "cannot read")(error.into()))?;
        if flags.intersects(closed::NAME_ALONE) || flags & OFlags::ACCMODE == OFlags::WRONLY {
            return Err(wrong(&format!("is not open for reading: open it, as with {fd}< FILE")));
        }
        if rustix::termios::isatty(open.fd) {
            return Err(wrong("is a terminal, which would show the secret: give a file, or --passphrase to be asked"));
        }
        Ok(open)
    }

    /// Whether it is a socket of whole records, of which one is read.
    pub(crate) fn has_records(&self) -> bool {
        self.record.is_some()
    }

    /// Reads to the end of the line, and leaves what follows to others who read the descriptor.
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
                // It does not wait by itself.
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

/// Ends behind the first line end, which it gives as well.
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

/// Refuses a standard output that was closed, or is open to be read: everything would be lost.
pub(crate) fn check_stdout() -> Result<(), Failure> {
    if closed::stdout() {
        Err(Failure::Usage("standard output: is closed, or not open for writing: redirect it to a file".to_owned()))
    } else {
        Ok(())
    }
}

/// Refuses to show what is shown once on a standard error that nobody reads.
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

/// A reader that goes away has seen enough: that is no failure.
pub(crate) fn seen_enough(outcome: io::Result<()>) -> Result<(), Failure> {
    match outcome {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(Failure::io("standard output", "cannot write")),
    }
}

/// Writes a text to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    check_stdout()?;
    let mut stdout = io::stdout();
    seen_enough(aside(|| stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush())))
}
