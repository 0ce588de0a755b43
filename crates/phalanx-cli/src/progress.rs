//! The progress bar, shared by all inputs of a command.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{BinaryBytes, FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use phalanx_file::{Passphrase, Progress};

const KNOWN: &str = "{prefix}{percent:>3} % {wide_bar} {msg}";
const UNKNOWN: &str = "{prefix}{msg}";

/// The progress bar on the terminal.
static SHOWN: Mutex<Option<ProgressBar>> = Mutex::new(None);

fn shown() -> MutexGuard<'static, Option<ProgressBar>> {
    SHOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes to the terminal with the progress bar hidden.
pub(crate) fn aside<T>(write: impl FnOnce() -> T) -> T {
    let bar = shown().clone();
    match bar {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}

/// Hides the progress bar until there is more progress.
pub(crate) fn clear() {
    if let Some(bar) = shown().take() {
        bar.finish_and_clear();
    }
}

/// Shows a line on the terminal while Argon2id runs for this passphrase.
pub(crate) fn watched(passphrase: Passphrase, quiet: bool) -> Passphrase {
    if quiet || ProgressDrawTarget::stderr().is_hidden() {
        return passphrase;
    }
    passphrase.watched(|running| {
        clear();
        if running {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            // Otherwise, the default style will do.
            if let Ok(style) = ProgressStyle::with_template("{msg}") {
                bar.set_style(style);
            }
            bar.set_message("deriving a key from the passphrase (Argon2id) ...");
            bar.tick();
            *shown() = Some(bar);
        }
    })
}

/// The progress over all inputs of a command.
pub(crate) struct All {
    began: Instant,
    inputs: usize,
    /// Number of the current input, from 1.
    input: usize,
    /// Bytes of the previous inputs.
    done: u64,
    /// Bytes of all inputs, if there are several and all lengths are known.
    total: Option<u64>,
    /// Whether the progress is displayed.
    visible: bool,
}

impl All {
    /// Starts with no input done. `length` returns the length of an input, if known.
    pub(crate) fn new(inputs: &[Option<&Path>], length: impl Fn(&Path) -> Option<u64>) -> Self {
        let several = inputs.len() > 1;
        Self::of(inputs.len(), inputs.iter().map(|path| path.filter(|_| several).and_then(&length)))
    }

    /// The same for inputs of these lengths, as far as they are known.
    pub(crate) fn of(inputs: usize, lengths: impl Iterator<Item = Option<u64>>) -> Self {
        let total = lengths.sum::<Option<u64>>().filter(|_| inputs > 1);
        let visible = !ProgressDrawTarget::stderr().is_hidden();
        Self { began: Instant::now(), inputs, input: 1, done: 0, total, visible }
    }

    /// Displays the progress of the current input, in one bar for all inputs.
    pub(crate) fn show(&self, progress: Progress) {
        if !self.visible {
            return;
        }
        let total = self.total.or(progress.total.map(|total| self.done + total));
        let done = self.done + progress.done;
        let mut shown = shown();
        let bar = shown.get_or_insert_with(|| ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()));
        if self.inputs > 1 {
            bar.set_prefix(format!("{} of {}: ", self.input, self.inputs));
        }
        bar.set_message(rate(done, total, self.began.elapsed()));
        // Otherwise, the default style will do.
        if let Ok(style) = ProgressStyle::with_template(if total.is_some() { KNOWN } else { UNKNOWN }) {
            bar.set_style(style);
        }
        if let Some(total) = total {
            bar.set_length(total);
        }
        bar.set_position(done);
    }

    /// Finishes the current input.
    pub(crate) fn add(&mut self, bytes: u64) {
        self.input += 1;
        self.done += bytes;
    }
}

impl Drop for All {
    fn drop(&mut self) {
        clear();
    }
}

/// Minimum number of bytes for displaying a speed.
const ENOUGH: u64 = 1 << 20;

/// The number of bytes done, the average speed, and the estimated remaining time.
fn rate(done: u64, total: Option<u64>, elapsed: Duration) -> String {
    let of = total.map(|total| format!(" of {}", BinaryBytes(total))).unwrap_or_default();
    let mut text = format!("{}{of}", BinaryBytes(done));
    let speed = done as f64 / elapsed.as_secs_f64();
    // For only a few bytes, most of the time is overhead.
    if elapsed >= Duration::from_millis(200) && done >= ENOUGH {
        text += &format!(", {}/s", BinaryBytes(speed as u64));
        let left = total.map(|total| total.saturating_sub(done) as f64 / speed);
        if let Some(left) = left.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()) {
            text += &format!(", {} left", FormattedDuration(left));
        }
    }
    text
}

/// The length of an existing file.
pub(crate) fn length(path: &Path) -> Option<u64> {
    path.metadata().ok().filter(std::fs::Metadata::is_file).map(|there| there.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_that_of_all_inputs() {
        let seconds = Duration::from_secs;
        assert_eq!(rate(0, Some(1024), seconds(0)), "0 B of 1.00 KiB");
        assert_eq!(rate(512, Some(1024), seconds(2)), "512 B of 1.00 KiB");
        assert_eq!(rate(2 << 20, Some(4 << 20), seconds(2)), "2.00 MiB of 4.00 MiB, 1.00 MiB/s, 00:00:02 left");
        assert_eq!(rate(2 << 20, None, seconds(2)), "2.00 MiB, 1.00 MiB/s");
        // There was more data than announced.
        assert_eq!(rate(2 << 20, Some(1 << 20), seconds(2)), "2.00 MiB of 1.00 MiB, 1.00 MiB/s, 00:00:00 left");
    }
}
