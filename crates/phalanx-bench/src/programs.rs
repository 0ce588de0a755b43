//! Whole programs: how long they take to encrypt or hash a file that is in the page cache.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use wait4::Wait4;

use crate::peers;
use crate::record::Program;

/// Why a program couldn't be measured.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProgramError {
    /// The folder or a file in it.
    #[error("{path}: {source}")]
    Io {
        /// The path.
        path: PathBuf,
        /// The error.
        source: io::Error,
    },
    /// There isn't enough space for the files.
    #[error(
        "{path}: only {available} bytes are free, but three files of {bytes} bytes are needed: use smaller files, or another folder"
    )]
    Room {
        /// The folder.
        path: PathBuf,
        /// Free space in bytes.
        available: u64,
        /// Size of a file in bytes.
        bytes: u64,
    },
    /// The program is missing, or it failed.
    #[error("{command}: {why}")]
    Failed {
        /// The command.
        command: String,
        /// The reason.
        why: String,
    },
}

/// Programs that can be compared with Phalanx.
pub fn program_names() -> &'static [&'static str] {
    &["age", "rage", "gpg", "openssl-enc", "cp", "openssl-dgst", "rhash"]
}

/// Programs that hash a file. Phalanx is compared with them as `phalanx hash`, and with the others as
/// `phalanx encrypt`.
const HASHERS: [&str; 2] = ["openssl-dgst", "rhash"];

/// Commands that encrypt and decrypt a file, or hash it. They run in a folder that contains the files
/// `plain` and `sealed`. The first two write their result to `out`.
struct Candidate {
    name: String,
    version: &'static [&'static str],
    threads: Option<usize>,
    commands: Vec<(Work, Vec<String>)>,
}

/// The operation of a command.
#[derive(Clone, Copy)]
enum Work {
    Encrypt,
    Decrypt,
    Hash,
}

impl Work {
    fn name(self) -> &'static str {
        match self {
            Self::Encrypt => "encrypt",
            Self::Decrypt => "decrypt",
            Self::Hash => "hash",
        }
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// All selected programs, with keys created in `folder`. If a program isn't available, this
/// includes the reason.
fn candidates(phalanx: &Path, names: &[&str], folder: &Path) -> (Vec<Candidate>, Vec<String>) {
    let (mut candidates, mut absent) = (Vec::new(), Vec::new());
    let ours = phalanx.to_string_lossy();
    let hashes = |name: &str| HASHERS.contains(&name);
    if names.iter().any(|name| hashes(name)) {
        let command = [&*ours, "hash", "-q", "--algorithm", "streebog-256", "plain"].map(str::to_owned).into();
        let name = "phalanx hash streebog-256".to_owned();
        candidates.push(Candidate { name, version: &[], threads: None, commands: vec![(Work::Hash, command)] });
    }
    let key = names.iter().any(|name| !hashes(name)).then(|| run(folder, &[&*ours, "keygen", "phalanx.key"]));
    match key {
        None => {}
        Some(Err(error)) => absent.push(error.to_string()),
        Some(Ok(_)) => {
            for suite in ["kalyna-128/256-gcm", "kalyna-256/256-gcm", "kalyna-512/512-gcm"] {
                for threads in [1, 2] {
                    let common = words(&format!("-q -k phalanx.key --threads {threads} -o out"));
                    let whole = |first: &[&str]| {
                        let first = first.iter().map(|word| (*word).to_owned());
                        [ours.to_string()].into_iter().chain(first).chain(common.clone()).collect()
                    };
                    candidates.push(Candidate {
                        name: format!("phalanx {suite}"),
                        version: &[],
                        threads: Some(threads),
                        commands: vec![
                            (Work::Encrypt, whole(&["encrypt", "--suite", suite, "plain"])),
                            (Work::Decrypt, whole(&["decrypt", "sealed"])),
                        ],
                    });
                }
            }
        }
    }
    for name in names {
        let other = |version, encrypt: String, decrypt: String| Candidate {
            name: (*name).to_owned(),
            version,
            threads: None,
            commands: vec![(Work::Encrypt, words(&encrypt)), (Work::Decrypt, words(&decrypt))],
        };
        let hasher = |version, hash: &str| Candidate {
            name: (*name).to_owned(),
            version,
            threads: None,
            commands: vec![(Work::Hash, words(hash))],
        };
        let candidate = match *name {
            "age" | "rage" => recipient(name, folder).map(|public| {
                let version: &[&str] = if *name == "age" { &["age", "--version"] } else { &["rage", "--version"] };
                let encrypt = format!("{name} -r {public} -o out plain");
                other(version, encrypt, format!("{name} -d -i {name}.key -o out sealed"))
            }),
            "gpg" => {
                let common = "gpg --homedir . --batch --quiet --pinentry-mode loopback --passphrase 0 --compress-algo none -o out";
                let encrypt = format!("{common} --cipher-algo AES256 --symmetric plain");
                Ok(other(&["gpg", "--version"], encrypt, format!("{common} --decrypt sealed")))
            }
            "openssl-enc" => {
                let common = format!("openssl enc -aes-256-ctr -K {} -iv {} -out out", "0".repeat(64), "0".repeat(32));
                let decrypt = format!("{common} -d -in sealed");
                Ok(other(&["openssl", "version"], format!("{common} -in plain"), decrypt))
            }
            "openssl-dgst" => Ok(hasher(&["openssl", "version"], "openssl dgst -engine gost -md_gost12_256 plain")),
            "rhash" => Ok(hasher(&["rhash", "--version"], "rhash --gost12-256 plain")),
            _ => Ok(other(&["cp", "--version"], "cp plain out".into(), "cp sealed out".into())),
        };
        match candidate {
            Ok(candidate) => candidates.push(candidate),
            Err(error) => absent.push(error.to_string()),
        }
    }
    (candidates, absent)
}

/// Creates an age key in `NAME.key` and returns its public key.
fn recipient(name: &str, folder: &Path) -> Result<String, ProgramError> {
    let file = format!("{name}.key");
    let keygen = format!("{name}-keygen");
    run(folder, &[keygen.as_str(), "-o", &file])?;
    let printed = run(folder, &[keygen.as_str(), "-y", &file])?;
    Ok(printed.trim().to_owned())
}

/// Runs a command and returns its output.
fn run<S: AsRef<OsStr>>(folder: &Path, command: &[S]) -> Result<String, ProgramError> {
    let failed = |why: String| ProgramError::Failed { command: shown(command), why };
    let (first, rest) = command.split_first().ok_or_else(|| failed("nothing to run".into()))?;
    let output = program(first).args(rest).current_dir(folder).stdin(Stdio::null()).output();
    let output = output.map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(failed(said.lines().last().unwrap_or("failed").to_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command whose search path includes the folder that `tools/install-peers` uses.
fn program(name: impl AsRef<OsStr>) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([peers::folder().join("bin")]);
    let mut command = Command::new(name);
    // Folders whose name contains a separator are left out.
    command.envs(std::env::join_paths(folders).ok().map(|path| ("PATH", path)));
    command
}

fn shown<S: AsRef<OsStr>>(command: &[S]) -> String {
    let words: Vec<_> = command.iter().map(|word| word.as_ref().to_string_lossy()).collect();
    words.join(" ")
}

/// Runs a command. Returns wall-clock seconds, CPU seconds and MiB.
fn timed(folder: &Path, command: &[String]) -> Result<[f64; 3], ProgramError> {
    let failed = |why: String| ProgramError::Failed { command: shown(command), why };
    let (first, rest) = command.split_first().ok_or_else(|| failed("nothing to run".into()))?;
    let start = Instant::now();
    let mut child = program(first);
    child.args(rest).current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let used = child.spawn().and_then(|mut child| child.wait4()).map_err(|error| failed(error.to_string()))?;
    let wall = start.elapsed().as_secs_f64();
    if !used.status.success() {
        return Err(failed(used.status.to_string()));
    }
    let usage = used.rusage;
    Ok([wall, (usage.utime + usage.stime).as_secs_f64(), usage.maxrss as f64 / (1 << 20) as f64])
}

/// Checks that a folder has enough space for three files of `bytes` bytes each. In a memory file
/// system, they would use up memory that other programs need.
#[cfg(unix)]
fn check_room(path: &Path, bytes: u64) -> Result<(), ProgramError> {
    let io = |source: rustix::io::Errno| ProgramError::Io { path: path.to_owned(), source: source.into() };
    let system = rustix::fs::statvfs(path).map_err(io)?;
    let available = system.f_bavail.saturating_mul(system.f_frsize);
    if bytes.saturating_mul(3) > available {
        return Err(ProgramError::Room { path: path.to_owned(), available, bytes });
    }
    Ok(())
}

#[cfg(not(unix))]
fn check_room(_: &Path, _: u64) -> Result<(), ProgramError> {
    Ok(())
}

/// Fills a file with incompressible bytes.
fn fill(path: &Path, bytes: u64) -> io::Result<()> {
    let mut file = io::BufWriter::with_capacity(1 << 20, fs::File::create_new(path)?);
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut left = bytes;
    while left > 0 {
        // xorshift64*
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        let word = state.wrapping_mul(0x2545_f491_4f6c_dd1d).to_le_bytes();
        let part = word.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        file.write_all(&word[..part])?;
        left -= part as u64;
    }
    file.flush()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Measures the command at the path `phalanx` and the named programs in turn, `rounds` times, using
/// a file of `bytes` bytes in `folder`. The folder must be empty and have enough space for three
/// such files, which the caller removes afterwards. Returns the measurements, and why any programs
/// couldn't be measured. `progress` is called after each run.
///
/// # Errors
/// The folder can't be used or doesn't have enough space.
pub fn measure_programs(
    phalanx: &Path,
    names: &[&str],
    bytes: u64,
    rounds: usize,
    folder: &Path,
    mut progress: impl FnMut(),
) -> Result<(Vec<Program>, Vec<String>), ProgramError> {
    let io = |path: &Path| {
        let path = path.to_owned();
        |source| ProgramError::Io { path, source }
    };
    check_room(folder, bytes)?;
    let (plain, sealed, out) = (folder.join("plain"), folder.join("sealed"), folder.join("out"));
    fill(&plain, bytes).map_err(io(&plain))?;
    let (candidates, mut absent) = candidates(phalanx, names, folder);
    let mut samples: Vec<Vec<Vec<[f64; 3]>>> =
        candidates.iter().map(|candidate| vec![Vec::new(); candidate.commands.len()]).collect();
    for _ in 0..rounds.max(1) {
        for (candidate, samples) in candidates.iter().zip(&mut samples) {
            let all = || {
                let mut found = Vec::new();
                for (work, command) in &candidate.commands {
                    found.push(timed(folder, command)?);
                    match work {
                        Work::Encrypt => fs::rename(&out, &sealed).map_err(io(&out))?,
                        Work::Decrypt => {
                            fs::remove_file(&out).map_err(io(&out))?;
                            fs::remove_file(&sealed).map_err(io(&sealed))?;
                        }
                        Work::Hash => {}
                    }
                }
                Ok(found)
            };
            match all() {
                Ok(all) => samples.iter_mut().zip(all).for_each(|(samples, sample)| samples.push(sample)),
                Err(error @ ProgramError::Io { .. }) => return Err(error),
                Err(error) => absent.push(error.to_string()),
            }
            progress();
        }
    }
    absent.dedup();
    let mut programs = Vec::new();
    for (candidate, samples) in candidates.iter().zip(samples) {
        let printed = if candidate.version.is_empty() { None } else { run(folder, candidate.version).ok() };
        let version = printed.as_deref().and_then(|text| text.lines().next()).unwrap_or(env!("CARGO_PKG_VERSION"));
        for ((work, _), samples) in candidate.commands.iter().zip(samples) {
            if samples.is_empty() {
                continue;
            }
            let column = |i: usize| median(samples.iter().map(|sample| sample[i]).collect());
            programs.push(Program {
                name: candidate.name.clone(),
                version: version.to_owned(),
                op: work.name().into(),
                threads: candidate.threads,
                bytes,
                wall_seconds: column(0),
                cpu_seconds: column(1),
                peak_mib: column(2),
            });
        }
    }
    Ok((programs, absent))
}
