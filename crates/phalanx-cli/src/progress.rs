//! The progress bar: one for all inputs of a command.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{BinaryBytes, FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use phalanx_file::{Passphrase, Progress};

const KNOWN: &str = "{prefix}{percent:>3} % {wide_bar} {msg}";
const UNKNOWN: &str = "{prefix}{msg}";

/// The bar that is on the terminal.
static SHOWN: Mutex<Option<ProgressBar>> = Mutex::new(None);

fn shown() -> MutexGuard<'static, Option<ProgressBar>> {
    SHOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes something else to the terminal, with the bar out of its way.
pub(crate) fn aside<T>(write: impl FnOnce() -> T) -> T {
    let bar = shown().clone();
    match bar {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}

/// Takes the bar off the terminal, until there is progress to show.
pub(crate) fn clear() {
    if let Some(bar) = shown().take() {
        bar.finish_and_clear();
    }
}

/// The passphrase with a line on the terminal while Argon2id runs.
pub(crate) fn watched(passphrase: Passphrase, quiet: bool) -> Passphrase {
    if quiet || ProgressDrawTarget::stderr().is_hidden() {
        return passphrase;
    }
    passphrase.watched(|running| {
        clear();
        if running {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            // The default style shows as much.
            if let Ok(style) = ProgressStyle::with_template("{msg}") {
                bar.set_style(style);
            }
            bar.set_message("deriving a key from the passphrase (Argon2id) ...");
            bar.tick();
            *shown() = Some(bar);
        }
    })
}

/// How far a command has come with all of its inputs.
pub(crate) struct All {
    began: Instant,
    inputs: usize,
    /// The number of the one that is under way, from 1.
    input: usize,
    /// Bytes of those before it.
    done: u64,
    /// Bytes of all, if there are several, and all are known.
    total: Option<u64>,
    /// Whether there is somebody to see it.
    visible: bool,
}

impl All {
    /// Inputs of which nothing was done yet; `length` says how much each is, if that is known.
    pub(crate) fn new(inputs: &[Option<&Path>], length: impl Fn(&Path) -> Option<u64>) -> Self {
        let several = inputs.len() > 1;
        let total = inputs.iter().map(|path| path.filter(|_| several).and_then(&length)).sum();
        let visible = !ProgressDrawTarget::stderr().is_hidden();
        Self { began: Instant::now(), inputs: inputs.len(), input: 1, done: 0, total, visible }
    }

    /// Shows how far the input that is under way has come. One bar serves all inputs.
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
        // The default style shows as much.
        if let Ok(style) = ProgressStyle::with_template(if total.is_some() { KNOWN } else { UNKNOWN }) {
            bar.set_style(style);
        }
        if let Some(total) = total {
            bar.set_length(total);
        }
        bar.set_position(done);
    }

    /// The one that was under way is at its end.
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

/// Bytes from which on a speed is shown.
const ENOUGH: u64 = 1 << 20;

/// The bytes so far, how many a second since the beginning, and the time that the rest takes at that speed.
fn rate(done: u64, total: Option<u64>, elapsed: Duration) -> String {
    let of = total.map(|total| format!(" of {}", BinaryBytes(total))).unwrap_or_default();
    let mut text = format!("{}{of}", BinaryBytes(done));
    let speed = done as f64 / elapsed.as_secs_f64();
    // A few bytes say nothing of the speed: most of the time went to something else.
    if elapsed >= Duration::from_millis(200) && done >= ENOUGH {
        text += &format!(", {}/s", BinaryBytes(speed as u64));
        let left = total.map(|total| total.saturating_sub(done) as f64 / speed);
        if let Some(left) = left.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()) {
            text += &format!(", {} left", FormattedDuration(left));
        }
    }
    text
}

/// The bytes of a file that is there.
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
        // More than was expected.
        assert_eq!(rate(2 << 20, Some(1 << 20), seconds(2)), "2.00 MiB of 1.00 MiB, 1.00 MiB/s, 00:00:00 left");
    }
}
