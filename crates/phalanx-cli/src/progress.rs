//! The progress bar.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use phalanx_file::Progress;

const KNOWN: &str =
    "{percent:>3} % {wide_bar} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left";
const UNKNOWN: &str = "{binary_bytes}, {binary_bytes_per_sec}, {elapsed}";

/// A bar on the terminal, or nothing where standard error is none or the user wants quiet.
pub(crate) fn bar(quiet: bool) -> ProgressBar {
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let bar = ProgressBar::with_draw_target(None, target);
    styled(&bar, UNKNOWN);
    bar
}

/// Shows how far it has come.
pub(crate) fn show(bar: &ProgressBar, progress: Progress) {
    if let (Some(total), None) = (progress.total, bar.length()) {
        styled(bar, KNOWN);
        bar.set_length(total);
    }
    bar.set_position(progress.done);
}

fn styled(bar: &ProgressBar, template: &str) {
    // The default style shows as much.
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
}
