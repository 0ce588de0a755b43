//! Options and functions shared by all commands that process encrypted files.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{Builder, available_parallelism};

use phalanx::Level;
use phalanx_file::{Header, Payload, Progress, Transfer};
use phalanx_terminal::levels;

use crate::failure::Failure;
use crate::input::Input;
use crate::journal::{note_interrupted, settled_header};
use crate::names;
use crate::progress::{self, All};
use crate::secrets::{Keyring, SecretArgs};
use crate::usage::check_passphrase_value;

/// Options for processing files.
#[derive(clap::Args)]
#[command(next_help_heading = "General")]
pub(crate) struct WorkArgs {
    /// Number of worker threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<NonZeroUsize>,

    #[arg(long, value_name = "LEVEL", value_parser = levels::parser(), ignore_case = true, hide_possible_values = true,
        help = format!("Highest instruction set to use: {} [default: the best this CPU supports]", levels::names()))]
    level: Option<Level>,

    /// Hide the progress bar and notes
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// Parses a number of threads from the command line.
fn threads(text: &str) -> Result<NonZeroUsize, &'static str> {
    text.parse().map_err(|_| "specify a whole number from 1, or omit --threads for one per core")
}

impl WorkArgs {
    /// The highest level whose kernels may run.
    pub(crate) fn level(&self) -> Result<Level, Failure> {
        self.level.map_or_else(|| Ok(Level::active()), levels::named).map_err(Failure::Usage)
    }

    /// Runs a transfer with a progress bar, unless `hidden`, as when the output is also on the
    /// terminal.
    pub(crate) fn transfer<T>(
        &self,
        all: &mut All,
        input_len: Option<u64>,
        hidden: bool,
        run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T>,
    ) -> (phalanx_file::Result<T>, u64) {
        let hidden = self.quiet || hidden;
        if hidden {
            progress::clear();
        }
        let mut last = 0;
        let mut tell = |progress: Progress| {
            last = progress.done;
            if !hidden {
                all.show(progress);
            }
        };
        let outcome =
            run(Transfer { threads: self.threads, input_len, progress: Some(&mut tell), ..Transfer::default() });
        all.add(last);
        (outcome, last)
    }
}

/// Files of at most this many bytes are processed in parallel, each of them by one thread.
const SMALL_BYTES: u64 = 1 << 20;
/// How many of them at a time.
const GROUP: usize = 64;

/// How many of the inputs to process at the same time, of which the first ones have these lengths. `None`
/// is for an input that must be processed alone.
pub(crate) fn group(lengths: impl Iterator<Item = Option<u64>>) -> usize {
    let is_small = |length: &Option<u64>| length.is_some_and(|length| length <= SMALL_BYTES);
    lengths.take(names::most().min(GROUP)).take_while(is_small).count().max(1)
}

impl WorkArgs {
    /// Shows that an input of so many bytes is done.
    pub(crate) fn show_done(&self, all: &mut All, bytes: u64) {
        if !self.quiet {
            all.show(Progress { done: bytes, total: Some(bytes) });
        }
        all.add(bytes);
    }

    /// Works on several items at the same time. Returns the results in their order.
    pub(crate) fn in_parallel<T: Sync, R: Send + Sync>(&self, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
        let threads =
            self.threads.map_or_else(|| available_parallelism().map_or(1, NonZeroUsize::get), NonZeroUsize::get);
        let (next, results) = (AtomicUsize::new(0), items.iter().map(|_| OnceLock::new()).collect::<Vec<_>>());
        let worker = || {
            while let Some((item, result)) = {
                let i = next.fetch_add(1, Ordering::Relaxed);
                items.get(i).zip(results.get(i))
            } {
                result.get_or_init(|| work(item));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.min(items.len()) {
                // If the system refuses a thread, the others do its work.
                let _ = Builder::new().spawn_scoped(scope, worker);
            }
            worker();
        });
        results.into_iter().filter_map(OnceLock::into_inner).collect()
    }
}

/// The given inputs, or standard input.
pub(crate) fn inputs(named: &[PathBuf]) -> Result<Vec<Option<&Path>>, Failure> {
    if named.len() > 1 && named.iter().any(|path| path == Path::new("-")) {
        return Err(Failure::Usage("standard input (-): cannot be combined with other files: use it alone".to_owned()));
    }
    check_passphrase_value(named)?;
    Ok(if named.is_empty() { vec![None] } else { named.iter().map(|path| Some(path.as_path())).collect() })
}

/// Reads the header of an encrypted file without verifying it. If another command is changing the
/// header, waits for it.
pub(crate) fn read_header(input: &mut Input, path: Option<&Path>) -> Result<Header, Failure> {
    let name = input.name().to_owned();
    let header = match input.lockable() {
        Some(file) => settled_header(file),
        None => Header::read(input),
    };
    header.map_err(Failure::file(&name)).map_err(|failure| note_interrupted(failure, path))
}

/// Reads the header of an encrypted file and unlocks it. The secrets are read when the first file
/// needs them.
pub(crate) fn open(
    input: &mut Input,
    path: Option<&Path>,
    secrets: &SecretArgs,
    work: &WorkArgs,
    keyring: &mut Option<Keyring>,
) -> Result<(Header, Payload), Failure> {
    let name = input.name().to_owned();
    let level = work.level()?;
    let header = match input.lockable() {
        Some(file) => Header::read_file(file),
        None => Header::read(&mut *input),
    };
    let header = header.and_then(|header| header.with_level(level)).map_err(Failure::file(&name));
    let header = header.map_err(|failure| note_interrupted(failure, path))?;
    let keyring = match keyring {
        Some(keyring) => keyring,
        None => keyring.insert(Keyring::new(secrets, work.quiet)?),
    };
    let opened = keyring.open(header, &name, |header, secrets| match input.lockable() {
        Some(file) => header.clone().settled(file, |header| header.unlock(secrets)),
        None => Ok((header.clone(), header.unlock(secrets)?)),
    });
    opened.map(|(_, opened)| opened).map_err(|failure| note_interrupted(failure, path))
}

/// The length of the payload, if the length of the input is known.
pub(crate) fn payload_len(input: &Input, header: &Header) -> Option<u64> {
    input.length().map(|length| length.saturating_sub(header.as_bytes().len() as u64))
}

/// Adds a note to a failure if the input has changed.
pub(crate) fn note_changed(failure: Failure, input: &Input) -> Failure {
    if input.has_changed() { failure.with_note("it changed while it was read") } else { failure }
}
