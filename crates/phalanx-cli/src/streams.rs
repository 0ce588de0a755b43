//! Standard input and output as they were when the program began.
//!
//! The runtime of the language opens the null device in place of a standard stream that was closed, so that a file may not take
//! its number. After that, what is written to a closed standard output is lost without a word.

use std::io::{self, Write};

use crate::failure::Failure;

#[cfg(unix)]
mod closed {
    use std::sync::atomic::{AtomicBool, Ordering};

    static STDIN: AtomicBool = AtomicBool::new(false);
    static STDOUT: AtomicBool = AtomicBool::new(false);

    // SAFETY: what runs before `main` is two system calls and two stores into atomics; none of it needs the runtime.
    #[ctor::ctor(unsafe)]
    fn look() {
        STDIN.store(rustix::io::fcntl_getfd(rustix::stdio::stdin()).is_err(), Ordering::Relaxed);
        STDOUT.store(rustix::io::fcntl_getfd(rustix::stdio::stdout()).is_err(), Ordering::Relaxed);
    }

    pub(super) fn stdin() -> bool {
        STDIN.load(Ordering::Relaxed)
    }

    pub(super) fn stdout() -> bool {
        STDOUT.load(Ordering::Relaxed)
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
}

/// Refuses a standard input that was closed: it would read as an empty file.
pub(crate) fn check_stdin() -> Result<(), Failure> {
    if closed::stdin() { Err(Failure::Usage("standard input is closed; give a FILE".to_owned())) } else { Ok(()) }
}

/// Refuses a standard output that was closed: everything would be lost.
pub(crate) fn check_stdout() -> Result<(), Failure> {
    if closed::stdout() { Err(Failure::Usage("standard output is closed; give -o FILE".to_owned())) } else { Ok(()) }
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
    seen_enough(stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()))
}
