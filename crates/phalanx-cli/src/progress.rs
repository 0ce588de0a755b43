//! The progress bar.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the terminal, or nothing where standard error is none or the user wants quiet.
pub(crate) fn bar(total: Option<u64>, quiet: bool) -> ProgressBar {
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let bar = ProgressBar::with_draw_target(total, target);
    let template = match total {
        Some(_) => {
            "{percent:>3} % {wide_bar} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left"
        }
        None => "{binary_bytes}, {binary_bytes_per_sec}, {elapsed}",
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar, // the default style shows as much
    }
}
