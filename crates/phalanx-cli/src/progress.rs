//! The progress bar: one for all inputs of a command.

use std::path::Path;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use phalanx_file::Progress;

const KNOWN: &str =
    "{prefix}{percent:>3} % {wide_bar} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left";
const UNKNOWN: &str = "{prefix}{binary_bytes}, {binary_bytes_per_sec}, {elapsed}";

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
}

impl All {
    /// Inputs of which nothing was done yet; `length` says how much each is, if that is known.
    pub(crate) fn new(inputs: &[Option<&Path>], length: impl Fn(&Path) -> Option<u64>) -> Self {
        let several = inputs.len() > 1;
        let total = inputs.iter().map(|path| path.filter(|_| several).and_then(&length)).sum();
        Self { began: Instant::now(), inputs: inputs.len(), input: 1, done: 0, total }
    }

    /// The one that was under way is at its end.
    pub(crate) fn add(&mut self, bytes: u64) {
        self.input += 1;
        self.done += bytes;
    }
}

/// The bytes of a file that is there.
pub(crate) fn length(path: &Path) -> Option<u64> {
    path.metadata().ok().filter(std::fs::Metadata::is_file).map(|there| there.len())
}

/// A bar on the terminal while one input is under way.
pub(crate) struct Bar {
    bar: ProgressBar,
    done: u64,
    total: Option<u64>,
}

impl Bar {
    /// Nothing where standard error is no terminal or the user wants quiet.
    pub(crate) fn new(quiet: bool, all: &All) -> Self {
        let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(None, target);
        if !bar.is_hidden() {
            styled(&bar, UNKNOWN);
            bar.set_position(all.done);
            bar.reset_eta();
            if all.inputs > 1 {
                bar.set_prefix(format!("{} of {}: ", all.input, all.inputs));
            }
        }
        Self { bar: bar.with_elapsed(all.began.elapsed()), done: all.done, total: all.total }
    }

    /// Shows how far it has come.
    pub(crate) fn show(&self, progress: Progress) {
        if self.bar.is_hidden() {
            return;
        }
        if let (Some(total), None) = (self.total.or(progress.total.map(|total| self.done + total)), self.bar.length()) {
            styled(&self.bar, KNOWN);
            self.bar.set_length(total);
        }
        self.bar.set_position(self.done + progress.done);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

fn styled(bar: &ProgressBar, template: &str) {
    // The default style shows as much.
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
}
