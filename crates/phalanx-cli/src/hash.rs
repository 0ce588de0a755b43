//! `phalanx hash`: digests of files, and comparing files with a list of digests.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use base16ct::{lower, mixed};
use phalanx::Level;
use phalanx_catalogue::hashes::{self, Hash};
use phalanx_file::Progress;

use crate::failure::{Failure, report, short, shown, together};
use crate::input::Input;
use crate::open_folder::{name_of, path_bytes};
use crate::progress::{self, All};
use crate::streams;
use crate::transfer::{WorkArgs, inputs};

const EXAMPLES: &str = "\
Examples:
  phalanx hash --algorithm streebog-256 disk.iso           print the digest
  phalanx hash --algorithm kupyna-512 *.pdf > digests.txt  a list of digests
  phalanx hash --algorithm kupyna-512 --check digests.txt  compare the files
  tar c photos | phalanx hash --algorithm streebog-256     hash a stream

Each line has a digest, two spaces and a file name, as from sha256sum. Digests are lower-case hex in the byte order of openssl dgst. \
--check prints a line for each file that matches. A list shows accidental changes. It does not protect against an attacker who can also \
change the list: use phalanx encrypt, or sign it.";

/// Print digests of files, or compare files with a list of digests
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Files, or with --check, lists of digests; standard input if none or `-`
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    #[arg(short, long, value_name = "NAME", value_parser = algorithm, hide_possible_values = true,
        help = format!("Hash function: {}", names()))]
    algorithm: &'static Hash,

    /// Read digests from the files, and compare the files that they name
    #[arg(short, long)]
    check: bool,

    #[command(flatten)]
    work: WorkArgs,
}

/// The names of all hash functions.
fn names() -> String {
    hashes::HASHES.iter().map(|hash| hash.name).collect::<Vec<_>>().join(", ")
}

fn algorithm(name: &str) -> Result<&'static Hash, String> {
    hashes::find_hash(name).ok_or_else(|| format!("unknown hash function: choose one of {}", names()))
}

/// How many bytes a worker reads at once, and how many workers there are at most. Together with
/// [`WAITING`], these limit how much memory is used.
const PIECE_BYTES: usize = 512 << 10;
const MAX_WORKERS: usize = 64;

/// How many files may be finished or in progress before their turn to be printed.
const WAITING: usize = 256;

/// Bytes of the longest line in a list.
const LINE_BYTES: u64 = 64 << 10;

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let inputs = inputs(&args.inputs)?;
    let level = args.work.level()?;
    streams::check_stdout()?;
    let mut status = 0;
    if args.check {
        for list in inputs {
            match List::open(list, args.algorithm) {
                Ok(mut list) => {
                    let mut all = All::new(&[], |_| None);
                    let outcome = process(args, level, &mut list, None, &mut all, &mut status);
                    outcome.map_or_else(|failure| status = together(status, report(&failure)), |()| ());
                    if let Some(failure) = list.end() {
                        status = together(status, report(&failure));
                    }
                }
                Err(failure) => status = together(status, report(&failure)),
            }
        }
    } else {
        let total = inputs.iter().map(|path| path.and_then(progress::length)).sum();
        let mut all = All::new(&[], |_| None);
        let mut jobs = inputs.into_iter().map(|path| Ok(Job { path: path.map(Path::to_owned), want: None }));
        process(args, level, &mut jobs, total, &mut all, &mut status)?;
    }
    Ok(ExitCode::from(status))
}

/// A file to hash.
struct Job {
    /// The file, or standard input.
    path: Option<PathBuf>,
    /// The digest it should have.
    want: Option<Vec<u8>>,
}

/// The line to print about a file.
type Outcome = Result<Vec<u8>, Failure>;

/// Hashes files on several threads, and prints the outcomes in their order. Failures are reported,
/// and the others go on. Fails only if standard output can't be written.
fn process(
    args: &Args,
    level: Level,
    jobs: &mut dyn Iterator<Item = Result<Job, Failure>>,
    total: Option<u64>,
    all: &mut All,
    status: &mut u8,
) -> Result<(), Failure> {
    let workers = args.work.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, |n| n.get());
    let workers = workers.min(MAX_WORKERS);
    let bytes = AtomicU64::new(0);
    let (jobs_in, jobs_out) = mpsc::sync_channel::<(u64, Job)>(WAITING);
    let (done_in, done_out) = mpsc::channel::<(u64, Outcome)>();
    let jobs_out = Mutex::new(jobs_out);
    thread::scope(|scope| {
        for _ in 0..workers {
            let (done, jobs, bytes) = (done_in.clone(), &jobs_out, &bytes);
            scope.spawn(move || {
                loop {
                    let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, job)) = next else { return };
                    let outcome = digest(args, level, &job, bytes);
                    if done.send((number, outcome)).is_err() {
                        return;
                    }
                }
            });
        }
        let mut finished: BTreeMap<u64, Outcome> = BTreeMap::new();
        let (mut given, mut printed, mut ended) = (0u64, 0u64, false);
        // Dropping the sender, also on failure, ends the workers.
        let jobs_in = jobs_in;
        loop {
            while !ended && given - printed < WAITING as u64 {
                match jobs.next() {
                    None => ended = true,
                    Some(Err(failure)) => {
                        finished.insert(given, Err(failure));
                        given += 1;
                    }
                    Some(Ok(job)) => {
                        // The workers only stop after this thread does.
                        if jobs_in.send((given, job)).is_err() {
                            ended = true;
                        }
                        given += 1;
                    }
                }
            }
            while let Some(outcome) = finished.remove(&printed) {
                printed += 1;
                match outcome {
                    Ok(line) => streams::write(&line)?,
                    Err(failure) => *status = together(*status, report(&failure)),
                }
            }
            if ended && printed == given {
                return Ok(());
            }
            match done_out.recv_timeout(Duration::from_millis(100)) {
                Ok((number, outcome)) => _ = finished.insert(number, outcome),
                Err(RecvTimeoutError::Timeout) if !args.work.quiet => {
                    all.show(Progress { done: bytes.load(Ordering::Relaxed), total });
                }
                Err(_) => {}
            }
        }
    })
}

/// Hashes a file, and returns the line to print.
fn digest(args: &Args, level: Level, job: &Job, bytes: &AtomicU64) -> Outcome {
    let path = job.path.as_deref().filter(|path| *path != Path::new("-"));
    let name = path.map_or_else(|| b"-".to_vec(), |path| path_bytes(path.as_os_str()));
    if name.iter().any(|byte| matches!(byte, b'\n' | b'\r')) {
        let name = short(&shown(path.unwrap_or(Path::new("-"))));
        return Err(Failure::Usage(format!(
            "{name}: the name contains a line break, so no list can hold it: rename it"
        )));
    }
    let mut input = Input::open(path)?;
    let mut message = args.algorithm.function().start_at(level).map_err(|error| Failure::Usage(error.to_string()))?;
    let mut piece = vec![0; PIECE_BYTES];
    let mut read = 0u64;
    loop {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(n) => {
                message.update(&piece[..n]);
                read += n as u64;
                bytes.fetch_add(n as u64, Ordering::Relaxed);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Failure::io(input.name(), &format!("cannot read at byte {read}"))(error)),
        }
    }
    if input.has_changed() {
        return Err(Failure::Changed {
            name: input.name().to_owned(),
            outcome: "so its digest may be of no state of it",
        });
    }
    let mut digest = vec![0; args.algorithm.digest_bytes];
    message.finish(&mut digest).map_err(|error| Failure::Wrong(error.to_string()))?;
    match &job.want {
        None => Ok([lower::encode_string(&digest).as_bytes(), b"  ", &name, b"\n"].concat()),
        Some(want) if *want == digest => Ok(if args.work.quiet { Vec::new() } else { [&name[..], b": OK\n"].concat() }),
        Some(_) => Err(Failure::Wrong(format!(
            "{}: the digest differs: the file or the list was changed, or the list is of another hash function",
            input.name()
        ))),
    }
}

/// A list of digests.
struct List {
    reader: BufReader<Input>,
    name: String,
    hash: &'static Hash,
    line: u64,
    /// The number of files that it has named.
    files: u64,
    ended: bool,
}

impl List {
    fn open(path: Option<&Path>, hash: &'static Hash) -> Result<Self, Failure> {
        let input = Input::open(path)?;
        let name = input.name().to_owned();
        Ok(Self { reader: BufReader::new(input), name, hash, line: 0, files: 0, ended: false })
    }

    /// The failure of a list that names no files.
    fn end(self) -> Option<Failure> {
        let Self { name, line, files, .. } = self;
        (files == 0 && line == 0).then(|| {
            Failure::Usage(format!("{name}: is empty: a list has lines of a digest, two spaces and a file name"))
        })
    }

    fn malformed(&self, what: &str) -> Failure {
        Failure::Usage(format!("{}: line {}: {what}", self.name, self.line))
    }

    /// Reads a line without its line end.
    fn read(&mut self) -> Result<Option<Vec<u8>>, Failure> {
        let mut line = Vec::new();
        let read = |reader: &mut BufReader<Input>, line: &mut Vec<u8>| {
            reader.by_ref().take(LINE_BYTES).read_until(b'\n', line)
        };
        let io = |error| Failure::io(&self.name, &format!("cannot read after line {}", self.line))(error);
        if read(&mut self.reader, &mut line).map_err(io)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        if line.pop_if(|last| *last == b'\n').is_none() && line.len() as u64 == LINE_BYTES {
            // Skip the rest of the line.
            let mut rest = Vec::new();
            loop {
                rest.clear();
                let got = read(&mut self.reader, &mut rest).map_err(Failure::io(&self.name, "cannot read"))?;
                if got == 0 || rest.last() == Some(&b'\n') {
                    break;
                }
            }
            return Err(self.malformed(&format!("is longer than {LINE_BYTES} bytes")));
        }
        line.pop_if(|last| *last == b'\r');
        Ok(Some(line))
    }

    /// Parses a line: a digest, two spaces (or a space and `*`, for binary files) and a name.
    fn parse(&mut self, line: &[u8]) -> Result<Job, Failure> {
        // Editors on Windows may start a file with a byte order mark.
        let line = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| self.line == 1).unwrap_or(line);
        let digits = line.iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
        let (digest, rest) = line.split_at(digits);
        let name = rest.strip_prefix(b"  ").or_else(|| rest.strip_prefix(b" *")).filter(|name| !name.is_empty());
        let (Some(name), false) = (name, digest.is_empty()) else {
            return Err(self.malformed("is not a digest in hex, two spaces and a file name"));
        };
        let needed = 2 * self.hash.digest_bytes;
        if digits != needed {
            let name = self.hash.name;
            let others = hashes::HASHES.iter().filter(|hash| 2 * hash.digest_bytes == digits).map(|hash| hash.name);
            let others: Vec<_> = others.collect();
            let hint =
                if others.is_empty() { String::new() } else { format!(": try --algorithm {}", others.join(" or ")) };
            return Err(
                self.malformed(&format!("the digest has {digits} digits, but those of {name} have {needed}{hint}"))
            );
        }
        let want = mixed::decode_vec(digest).map_err(|_| self.malformed("the digest is not hex"))?;
        let path = name_of(name).map(PathBuf::from).ok_or_else(|| self.malformed("the file name is not valid text"))?;
        self.files += 1;
        Ok(Job { path: Some(path), want: Some(want) })
    }
}

impl Iterator for List {
    type Item = Result<Job, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        match self.read() {
            Ok(None) => None,
            Ok(Some(line)) => Some(self.parse(&line)),
            Err(failure) => {
                // After a read error, the rest can't be read. After a long line, it can.
                self.ended = matches!(failure, Failure::Io(_));
                Some(Err(failure))
            }
        }
    }
}
