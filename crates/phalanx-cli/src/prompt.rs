//! Passphrase prompts on the terminal.

#[cfg(not(unix))]
pub(crate) use other::ask;
#[cfg(unix)]
pub(crate) use unix::ask;

#[cfg(not(unix))]
mod other {
    use std::io;

    use zeroize::Zeroizing;

    use crate::interrupt;

    /// Prompts with `text`. Returns the typed line without its end, or `None` if the input ended
    /// first.
    pub(crate) fn ask(text: &str) -> io::Result<Option<Zeroizing<Vec<u8>>>> {
        match interrupt::prompting(|| rpassword::prompt_password(text)) {
            Err(error) if matches!(error.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::Interrupted) => Ok(None),
            typed => typed.map(|line| Some(Zeroizing::new(line.into_bytes()))),
        }
    }
}

/// Works like OpenSSH's prompt: the terminal handles line editing and signals, and we only turn off
/// the echo. Ctrl-Z restores the terminal before the process stops, and `fg` prompts again. On
/// Ctrl-C and Ctrl-\, `interrupt` ends the command and restores the terminal.
#[cfg(unix)]
mod unix {
    use std::fs::{File, OpenOptions};
    use std::io::{self, Write};
    use std::sync::atomic::{AtomicI32, Ordering};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::{Errno, retry_on_intr};
    use rustix::termios::{InputModes, LocalModes, OptionalActions, Termios, tcsetattr};
    use zeroize::Zeroizing;

    use crate::{interrupt, memory, progress};

    /// Maximum bytes of a line. The terminal silently drops the rest.
    const LINE: usize = if cfg!(target_os = "linux") { 4095 } else { 1023 };

    /// Prompts with `text`. Returns the typed line without its end, or `None` if the input ended
    /// first.
    pub(crate) fn ask(text: &str) -> io::Result<Option<Zeroizing<Vec<u8>>>> {
        progress::clear();
        let terminal = OpenOptions::new().read(true).write(true).open("/dev/tty")?;
        let stops = Stops::catch();
        let mut line = Zeroizing::new(vec![0; LINE + 1]);
        memory::lock(&line);
        let answer = interrupt::prompting(|| {
            let before = interrupt::modes_before(&terminal)?;
            let mute = Mute { terminal: &terminal, before: &before };
            loop {
                mute.echo_off()?;
                (&terminal).write_all(text.as_bytes())?;
                match read_line(&terminal, &mut line)? {
                    Read::Line => return Ok(Some(())),
                    Read::End => return Ok(None),
                    // Something else stopped the process, and the shell may have changed the modes
                    // since.
                    Read::Signal(libc::SIGCONT) => {}
                    Read::Signal(_) => {
                        mute.restore();
                        (&terminal).write_all(b"\n")?;
                        stops.stop();
                        continue;
                    }
                }
                (&terminal).write_all(b"\n")?;
            }
        });
        // The line end was not echoed either.
        let _ = (&terminal).write_all(b"\n");
        answer.map(|typed: Option<()>| typed.map(|()| line))
    }

    /// Turns off the echo. `interrupt` turns it on again.
    struct Mute<'a> {
        terminal: &'a File,
        before: &'a Termios,
    }

    impl Mute<'_> {
        fn echo_off(&self) -> io::Result<()> {
            let mut modes = self.before.clone();
            modes.local_modes -= LocalModes::ECHO | LocalModes::ECHOE | LocalModes::ECHOK | LocalModes::ECHONL;
            // A crashed program may have left the terminal in raw mode, in which Enter doesn't end
            // a line.
            modes.local_modes |= LocalModes::ICANON | LocalModes::ISIG;
            modes.input_modes -= InputModes::IGNCR | InputModes::INLCR;
            modes.input_modes |= InputModes::ICRNL;
            // Backspace deletes a whole character.
            #[cfg(any(target_os = "linux", target_vendor = "apple"))]
            modes.input_modes.insert(InputModes::IUTF8);
            Ok(retry_on_intr(|| tcsetattr(self.terminal, OptionalActions::Now, &modes))?)
        }

        fn restore(&self) {
            // If this fails, there is nothing else we can do.
            let _ = retry_on_intr(|| tcsetattr(self.terminal, OptionalActions::Now, self.before));
        }
    }

    enum Read {
        Line,
        End,
        Signal(i32),
    }

    /// Reads a line, unless a signal of [`Stops`] arrives first.
    fn read_line(terminal: &File, line: &mut Zeroizing<Vec<u8>>) -> io::Result<Read> {
        line.clear();
        loop {
            match SEEN.swap(0, Ordering::Relaxed) {
                0 => {}
                signal => return Ok(Read::Signal(signal)),
            }
            // Use a timeout, because the signal may be delivered to another thread or arrive just
            // before the call.
            let moment = Timespec { tv_sec: 0, tv_nsec: 200_000_000 };
            match poll(&mut [PollFd::new(terminal, PollFlags::IN)], Some(&moment)) {
                Ok(0) | Err(Errno::INTR) => continue,
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
            let have = line.len();
            line.resize(LINE + 1, 0);
            let read = rustix::io::read(terminal, &mut line[have..]);
            line.truncate(have + read.unwrap_or(0));
            match read {
                Err(Errno::INTR | Errno::AGAIN) => continue,
                Err(error) => return Err(error.into()),
                Ok(0) if line.is_empty() => return Ok(Read::End),
                Ok(0) => return Ok(Read::Line),
                Ok(_) if line.last() == Some(&b'\n') => {
                    line.pop();
                }
                Ok(_) if line.len() <= LINE => continue,
                Ok(_) => {}
            }
            if line.len() >= LINE {
                return Err(io::Error::other(format!("a terminal line is limited to fewer than {LINE} bytes")));
            }
            return Ok(Read::Line);
        }
    }

    /// The last signal received.
    static SEEN: AtomicI32 = AtomicI32::new(0);

    extern "C" fn note(signal: libc::c_int) {
        SEEN.store(signal, Ordering::Relaxed);
    }

    /// Records the signals that stop and continue the process, until dropped.
    struct Stops([(libc::c_int, libc::sigaction); 2]);

    impl Stops {
        fn catch() -> Self {
            SEEN.store(0, Ordering::Relaxed);
            Self([libc::SIGTSTP, libc::SIGCONT].map(|signal| {
                let before = set(signal, note as *const () as libc::sighandler_t);
                // Our parent process set this signal to be ignored.
                if before.sa_sigaction == libc::SIG_IGN {
                    put_back(signal, &before);
                }
                (signal, before)
            }))
        }

        /// Stops the process as if we had not caught the signal. The kernel ignores this if there
        /// is no shell to continue the process.
        fn stop(&self) {
            let ours = set(libc::SIGTSTP, libc::SIG_DFL);
            // SAFETY: this only raises a signal, whose action is the default one.
            unsafe { libc::raise(libc::SIGTSTP) };
            put_back(libc::SIGTSTP, &ours);
            SEEN.store(0, Ordering::Relaxed);
        }
    }

    impl Drop for Stops {
        fn drop(&mut self) {
            self.0.iter().for_each(|(signal, before)| put_back(*signal, before));
        }
    }

    /// Sets the action of a signal, and returns the previous one.
    fn set(signal: libc::c_int, handler: libc::sighandler_t) -> libc::sigaction {
        // SAFETY: an all-zero `sigaction` is valid and means the default action with no flags. The
        // handler is either the default or `note`, which only stores to an atomic, as handlers are
        // allowed to. Reads are not restarted afterwards.
        unsafe {
            let (mut new, mut old): (libc::sigaction, libc::sigaction) = (std::mem::zeroed(), std::mem::zeroed());
            new.sa_sigaction = handler;
            libc::sigemptyset(&raw mut new.sa_mask);
            libc::sigaction(signal, &raw const new, &raw mut old);
            old
        }
    }

    fn put_back(signal: libc::c_int, action: &libc::sigaction) {
        // SAFETY: the action was returned by the system.
        unsafe { libc::sigaction(signal, action, std::ptr::null_mut()) };
    }
}
