//! Options and functions shared by all commands that process encrypted files.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::thread::available_parallelism;

use phalanx::Level;
use phalanx_file::{Header, Payload, Progress, Secret, Transfer};
use phalanx_terminal::levels;

use crate::failure::Failure;
use crate::input::Input;
use crate::journal::{note_interrupted, settled_header};
use crate::names::{self, Names};
use crate::pool::in_order;
use crate::progress::{self, All};
use crate::report::Report;
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

    /// Runs a transfer. With `all`, it has a progress bar, unless `hidden`, as when the output is
    /// also on the terminal. Without, it is one of several at the same time, in one thread. Also
    /// returns the number of bytes that it got to.
    pub(crate) fn transfer<T>(
        &self,
        mut all: Option<&mut All>,
        input_len: Option<u64>,
        hidden: bool,
        run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T>,
    ) -> (phalanx_file::Result<T>, u64) {
        let hidden = self.quiet || hidden;
        if hidden && all.is_some() {
            progress::clear();
        }
        let threads = if all.is_some() { self.threads } else { Some(NonZeroUsize::MIN) };
        let mut last = 0;
        let mut tell = |progress: Progress| {
            last = progress.done;
            if let Some(all) = all.as_mut().filter(|_| !hidden) {
                all.show(progress);
            }
        };
        let outcome = run(Transfer { threads, input_len, progress: Some(&mut tell), ..Transfer::default() });
        if let Some(all) = all {
            all.add(last);
        }
        (outcome, last)
    }
}

/// An input of a command.
pub(crate) struct Job<'a, T> {
    /// Its path, or standard input.
    pub(crate) path: Option<&'a Path>,
    /// Its length if it may be processed together with others.
    pub(crate) length: Option<u64>,
    /// Further facts about it.
    pub(crate) plan: T,
}

impl<T> Job<'_, T> {
    fn is_small(&self) -> bool {
        self.length.is_some_and(|length| length <= SMALL_BYTES)
    }
}

/// Files of at most this many bytes are processed at the same time, each of them by one thread.
const SMALL_BYTES: u64 = 1 << 20;

/// The state of a command that processes inputs.
pub(crate) struct Run {
    pub(crate) all: All,
    pub(crate) names: Names,
}

impl WorkArgs {
    /// Processes inputs with `work`: small files at the same time, and others alone, for which it
    /// is passed the state of the command. Passes the results to `finish` in the order of the
    /// inputs, and reports failures.
    pub(crate) fn process<T: Sync, R: Send>(
        &self,
        jobs: &[Job<'_, T>],
        run: &mut Run,
        work: impl Fn(&Job<'_, T>, Option<&mut Run>) -> Result<R, Failure> + Sync,
        finish: impl Fn(&Job<'_, T>, R, Report, &mut Run) -> Result<(), Failure> + Sync,
    ) {
        let put = |job: &Job<'_, T>, outcome: Result<R, Failure>, run: &mut Run| {
            let report = run.names.report(job.path);
            let done = outcome.and_then(|result| finish(job, result, report.clone(), run));
            done.unwrap_or_else(|failure| run.names.failed(report, &failure));
        };
        let threads = self.threads.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let mut rest = jobs;
        while !rest.is_empty() {
            let small = rest.iter().take_while(|job| job.is_small()).count();
            let (now, later) = rest.split_at(small.max(1));
            rest = later;
            if let [job] = now {
                run.names.make_way_to(named(job.path).and_then(|path| path.metadata().ok()).as_ref());
                let outcome = work(job, Some(run));
                put(job, outcome, run);
                continue;
            }
            let finish = |(job, outcome): (&Job<'_, T>, Result<R, Failure>)| {
                let done = job.length.unwrap_or(0);
                if !self.quiet {
                    run.all.show(Progress { done, total: job.length });
                }
                run.all.add(done);
                run.names.make_way(job.length);
                put(job, outcome, run);
            };
            in_order(threads.min(now.len()), names::most(), now.iter(), |job| (job, work(job, None)), finish);
        }
    }
}

/// The path of an input, unless it is standard input.
pub(crate) fn named(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| *path != Path::new("-"))
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

/// Unlocks encrypted files, several at the same time. The secrets are read when the first file
/// needs them.
pub(crate) struct Opener<'a> {
    secrets: &'a SecretArgs,
    work: &'a WorkArgs,
    keyring: RwLock<Option<Keyring>>,
}

impl<'a> Opener<'a> {
    pub(crate) fn new(secrets: &'a SecretArgs, work: &'a WorkArgs) -> Self {
        Self { secrets, work, keyring: RwLock::new(None) }
    }

    /// The inputs to open, and the progress over all of them.
    pub(crate) fn jobs<'b>(&self, inputs: &[Option<&'b Path>]) -> (Vec<Job<'b, ()>>, All) {
        let several = inputs.len() > 1;
        let lengths: Vec<_> = inputs.iter().map(|path| path.filter(|_| several).and_then(progress::length)).collect();
        let all = All::of(inputs.len(), lengths.iter().copied());
        // We prompt for passphrases in the order of the inputs.
        let together = |length: Option<u64>| length.filter(|_| !self.secrets.asks());
        let jobs =
            inputs.iter().zip(lengths).map(|(path, length)| Job { path: *path, length: together(length), plan: () });
        (jobs.collect(), all)
    }

    /// Reads the header of an encrypted file and unlocks it.
    pub(crate) fn open(&self, input: &mut Input, path: Option<&Path>) -> Result<(Header, Payload), Failure> {
        let name = input.name().to_owned();
        let level = self.work.level()?;
        let header = match input.lockable() {
            Some(file) => Header::read_file(file),
            None => Header::read(&mut *input),
        };
        let header = header.and_then(|header| header.with_level(level)).map_err(Failure::file(&name));
        let header = header.map_err(|failure| note_interrupted(failure, path))?;
        let unlock = |header: &Header, secrets: &[Secret]| match input.lockable() {
            Some(file) => header.clone().settled(file, |header| header.unlock(secrets)),
            None => Ok((header.clone(), header.unlock(secrets)?)),
        };
        let known = self.keyring.read().unwrap_or_else(PoisonError::into_inner);
        let opened = match known.as_ref().filter(|keyring| !keyring.tries_passphrases(&header)) {
            Some(keyring) => keyring.open_with_known(header, &name, unlock),
            None => {
                drop(known);
                // Prompts come one after the other, and so does Argon2id, because of its memory.
                let mut keyring = self.keyring.write().unwrap_or_else(PoisonError::into_inner);
                let keyring = match &mut *keyring {
                    Some(keyring) => keyring,
                    none => none.insert(Keyring::new(self.secrets, self.work.quiet)?),
                };
                keyring.open(header, &name, unlock)
            }
        };
        opened.map(|(_, opened)| opened).map_err(|failure| note_interrupted(failure, path))
    }
}

/// The length of the payload, if the length of the input is known.
pub(crate) fn payload_len(input: &Input, header: &Header) -> Option<u64> {
    input.length().map(|length| length.saturating_sub(header.as_bytes().len() as u64))
}

/// Adds a note to a failure if the input has changed.
pub(crate) fn note_changed(failure: Failure, input: &Input) -> Failure {
    if input.has_changed() { failure.with_note("it changed while it was read") } else { failure }
}
