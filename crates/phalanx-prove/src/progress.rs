//! Reports the progress of a long run on standard error.

use std::io::{IsTerminal, Write, stderr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Counts finished items and reports them every now and then. On a terminal, it updates a line in
/// place, and otherwise it writes a line every few seconds.
pub(crate) struct Progress {
    total: usize,
    terminal: bool,
    state: Mutex<ProgressState>,
}

struct ProgressState {
    done: usize,
    told: Instant,
    /// Whether the current terminal line shows progress.
    shown: bool,
}

impl Progress {
    pub(crate) fn new(total: usize) -> Self {
        let state = Mutex::new(ProgressState { done: 0, told: Instant::now(), shown: false });
        Self { total, terminal: stderr().is_terminal(), state }
    }

    /// Counts one more item.
    pub(crate) fn step(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.done += 1;
        let pause = if self.terminal { Duration::from_millis(200) } else { Duration::from_secs(5) };
        if state.told.elapsed() < pause || state.done == self.total {
            return;
        }
        state.told = Instant::now();
        let text = format!("{} of {} functions", state.done, self.total);
        // Progress is optional, so we ignore errors.
        let _ = match self.terminal {
            true => write!(stderr(), "\r{text}"),
            false => writeln!(stderr(), "phalanx-prove: {text}"),
        };
        state.shown |= self.terminal;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        if state.shown {
            // As above.
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
