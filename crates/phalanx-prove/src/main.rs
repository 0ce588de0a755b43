//! The `phalanx-prove` command.

#[cfg(feature = "phalanx")]
mod claims;
#[cfg(feature = "phalanx")]
mod equal;
mod failure;
mod output;
mod progress;
#[cfg(feature = "phalanx")]
mod record;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use phalanx_prove::{Contract, Image, Summaries, prove};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

#[cfg(feature = "phalanx")]
use crate::claims::Claims;
use crate::failure::Failure;
use crate::output::{Count, FunctionReport, Judged, Line, Listed, Objection, Report, Rule, json, sarif, shown};
use crate::progress::Progress;

/// Proves on compiled code for x86-64 and AArch64 that no branch and no address depends on a
/// secret.
///
/// Reads linked ELF files but never runs them, so it can also prove code for instruction sets that
/// this machine doesn't support. Exit code: 0 if everything is proved, 1 if something is rejected,
/// 2 if there is no verdict (because of invalid arguments, an unreadable file, or a contract that
/// matches no function).
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Do,
}

const EXAMPLES: &str = "\
Examples:
  phalanx-prove list libaes.so encrypt
  phalanx-prove check libaes.so -c 'aes_encrypt(&secret, &secret, &secret, public)'
  phalanx-prove check libaes.so -C aes.contracts --format sarif > aes.sarif
  phalanx-prove fuzz --seconds 180
  phalanx-prove phalanx
  phalanx-prove phalanx --binary target/release/my-program

Contracts, one per line (`#` begins a comment):
  name(arguments) [-> public [bool|u8|u16|u32]] [wipes A for B] [clears xmm|ymm|zmm|neon] [except NAME: KIND at FILE:LINE]...
  call name(arguments) [-> public]      a summary to believe where it is called
  data name(&public)                    the contents of a variable of the file
  name         a symbol, in which * matches any characters
  arguments    public | public<256 | secret | &public | &secret | &&secret | &{ 0..8: public, 8..16: &secret, ..: secret }";

#[derive(Subcommand)]
enum Do {
    /// Proves functions in a file under contracts.
    Check(Check),
    /// Lists the functions in a file.
    List {
        /// An executable or a shared library.
        file: PathBuf,
        /// Show only symbols that contain this text.
        #[arg(default_value = "")]
        part: String,
        /// Print addresses, sizes and symbols as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Tests the prover against this CPU by executing random instructions that it accepts.
    ///
    /// Each instruction runs twice, on states that have the same public values but different
    /// secrets. Everything that the prover says about the result must be true. Exit code: 0 if no
    /// error was found, 1 if one was, 2 if instructions cannot be executed here.
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    Fuzz(Fuzz),
    /// Proves Phalanx itself, i.e. all constant-time kernels, comparison, wiping and clearing.
    #[cfg(feature = "phalanx")]
    Phalanx(Phalanx),
    /// Proves that Phalanx's kernels compute their standards, on machine code for x86-64.
    ///
    /// Prints a line for each function and operation: the free inputs, or the reason why it is not
    /// shown.
    #[cfg(feature = "phalanx")]
    Equal(equal::Equal),
}

/// Output formats.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Plain text.
    Text,
    /// All verdicts, with hashes of the code.
    Json,
    /// SARIF 2.1.0, for display next to the source on code hosts.
    Sarif,
}

#[derive(Args)]
struct Check {
    /// An executable or a shared library.
    file: PathBuf,
    /// A contract, which says which of a function's inputs are public.
    #[arg(short = 'c', long, value_name = "CONTRACT")]
    contract: Vec<String>,
    /// A file of contracts.
    #[arg(short = 'C', long, value_name = "FILE")]
    contracts: Vec<PathBuf>,
    /// Reject exceptions in contracts, and unused lines.
    ///
    /// Without it, an unused exception, `call` or `data` line is just a warning. It doesn't reject
    /// proofs that depend on believed functions. Use `--no-beliefs` for that.
    #[arg(long)]
    strict: bool,
    /// Reject proofs that depend on believed functions.
    ///
    /// These are the functions in `call` lines, and functions that are known by name: memcpy,
    /// memmove, memset, memcmp and bcmp in another file, and abort, __stack_chk_fail and Rust's
    /// panics anywhere. Verdicts list them as "believes …". `data` lines don't count.
    #[arg(long)]
    no_beliefs: bool,
    /// Output format.
    #[arg(short, long, value_enum, default_value = "text")]
    format: Format,
    /// Same as `--format json`.
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[derive(Args)]
struct Fuzz {
    /// Duration in seconds.
    #[arg(short, long, value_name = "N", default_value = "60")]
    seconds: u64,
    /// Seed for instructions and states. The default is derived from the time.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Number of the first case, which lets you repeat a finding.
    #[arg(long, value_name = "CASE", default_value = "0", requires = "seed")]
    first: u64,
    /// Maximum number of cases.
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    cases: u64,
    /// Print counts and findings as JSON.
    #[arg(long)]
    json: bool,
    /// Test the rules for AArch64 with this runner program and its arguments, or with an emulator
    /// that runs it. Must be the last option.
    ///
    /// The runner is built from `tests/aarch64/runner.s` of this package.
    /// `tools/emulate.sh instructions` does that.
    #[cfg(feature = "aarch64")]
    #[arg(long, value_name = "COMMAND", num_args = 1.., allow_hyphen_values = true)]
    runner: Vec<String>,
}

#[cfg(feature = "phalanx")]
#[derive(Args)]
struct Phalanx {
    /// Program or shared library that contains Phalanx, to prove instead of building the `phalanx`
    /// command.
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// List of the functions that the file must contain, printed by its own
    /// `phalanx info --entries`. Required for a foreign architecture.
    #[arg(long, value_name = "LIST", requires = "binary")]
    entries: Option<PathBuf>,
    /// Print the verdicts as JSON.
    #[arg(long)]
    json: bool,
    /// Also inject leaks into copies of the functions, and require all of them to be caught.
    #[arg(long, conflicts_with = "json")]
    mutate: bool,
    /// Write the checked-in results: `records/proof-ARCHITECTURE.csv` and its summary in `docs`.
    #[arg(long, requires = "mutate", conflicts_with = "check")]
    write: bool,
    /// Compare the proof with the checked-in results, which must contain the same functions with
    /// the same code.
    #[arg(long, requires = "mutate")]
    check: bool,
    /// Write a CSV list of all proved functions, with the SHA-256 of their code.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    list: Option<PathBuf>,
}

/// Creates the thread pool explicitly because creating it implicitly would panic on failure.
fn threads() -> Result<(), Failure> {
    rayon::ThreadPoolBuilder::new().build_global().map_err(Failure::Threads)
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let outcome = threads().and_then(|()| match command {
        Do::Check(arguments) => check(&arguments),
        Do::List { file, part, json } => list(&file, &part, json),
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        Do::Fuzz(arguments) => fuzz(&arguments),
        #[cfg(feature = "phalanx")]
        Do::Phalanx(arguments) => prove_phalanx(&arguments),
        #[cfg(feature = "phalanx")]
        Do::Equal(arguments) => equal::equal(&arguments),
    });
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::from(2),
        Err(failure) => {
            complain(&failure.to_string());
            ExitCode::from(2)
        }
    }
}

/// Writes to standard error. If that fails, the exit code is still correct.
fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "phalanx-prove: {text}");
}

fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::Output)
}

/// Reads a text file up to a size limit, since a pipe may never end.
fn read(path: &Path) -> Result<String, Failure> {
    const LONGEST: u64 = 64 << 20;
    let failure = |error| Failure::File { path: path.to_owned(), error };
    let mut text = String::new();
    File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_string(&mut text)).map_err(failure)?;
    match text.len() as u64 > LONGEST {
        true => Err(Failure::Long { path: path.to_owned() }),
        false => Ok(text),
    }
}

fn sha256(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(&Sha256::digest(bytes))
}

fn list(file: &Path, part: &str, as_json: bool) -> Result<bool, Failure> {
    let image = Image::open(file)?;
    let named: Vec<_> = image.functions().filter(|f| f.symbol.contains(part)).collect();
    if named.is_empty() {
        return Err(Failure::absent(&image, String::new(), part));
    }
    if as_json {
        json(&named.iter().map(|f| Listed::from(*f)).collect::<Vec<_>>())?;
        return Ok(true);
    }
    let lines = named.iter().map(|f| format!("{:>8x} {:>7}  {}\n", f.address, f.size, f.symbol));
    say(&lines.collect::<String>())?;
    Ok(true)
}

fn check(arguments: &Check) -> Result<bool, Failure> {
    let mut contracts = Vec::new();
    for path in &arguments.contracts {
        contracts.extend(Contract::parse_file(&path.display().to_string(), &read(path)?)?);
    }
    for line in &arguments.contract {
        contracts.push(Contract::parse(line)?);
    }
    let (summaries, contracts): (Vec<_>, Vec<_>) = contracts.into_iter().partition(|c| c.summary);
    if contracts.is_empty() {
        return Err(Failure::NoContract);
    }
    // We only read this once so that the verdict and the hash are about the same bytes.
    let bytes = phalanx_prove::read(&arguments.file)?;
    let image = Image::parse(&bytes, &arguments.file)?;
    let mut pairs = Vec::new();
    for contract in &contracts {
        let before = pairs.len();
        pairs.extend(image.functions().filter(|f| contract.matches(&f.symbol)).map(|f| (f, contract)));
        if pairs.len() == before {
            return Err(Failure::absent(&image, before_message(contract), &contract.symbol));
        }
    }
    let known = Summaries::new(&image, &bytes, &summaries);
    let file = arguments.file.display();
    let idle = known.idle().map(|line| {
        let hint = if line.data && line.symbol.contains('*') { ": `*` does not match names of variables" } else { "" };
        (line, format!("`{}` matches nothing in {file}{hint}", line.text))
    });
    notice(idle, arguments.strict)?;
    let progress = Progress::new(pairs.len());
    let judged = pairs.into_par_iter().map(|(function, contract)| {
        let verdict = prove(&image, function, contract, &summaries);
        progress.step();
        (verdict, contract)
    });
    let judged: Vec<_> = judged.collect();
    drop(progress);
    let mut judged: Vec<Judged<'_>> = judged
        .into_iter()
        .map(|(verdict, contract)| Judged {
            summaries: known.believed(&verdict),
            verdict: if arguments.strict { verdict.without_exceptions() } else { verdict },
            contract,
            objections: Vec::new(),
        })
        .collect();
    object(arguments, &contracts, &mut judged);
    report(arguments, &bytes, &summaries, &judged)
}

/// `FILE:LINE: `, if known.
fn before_message(contract: &Contract) -> String {
    if contract.place.is_empty() { String::new() } else { format!("{}: ", contract.place) }
}

/// Reports unused contract lines, either as warnings or, if `strict` is set, as a failure.
fn notice<'a>(lines: impl Iterator<Item = (&'a Contract, String)>, strict: bool) -> Result<(), Failure> {
    let texts: Vec<String> = lines.map(|(line, text)| format!("{}{text}", before_message(line))).collect();
    if strict && !texts.is_empty() {
        return Err(Failure::Idle(texts.join("\n")));
    }
    for text in texts {
        complain(&format!("warning: {text}"));
    }
    Ok(())
}

/// Adds the objections that the options require. An exception counts as used if any function in its
/// contract uses it.
fn object(arguments: &Check, contracts: &[Contract], judged: &mut [Judged<'_>]) {
    for contract in contracts {
        let of_contract = |judged: &&mut Judged<'_>| std::ptr::eq(judged.contract, contract);
        let unneeded = judged.iter().filter(|judged| std::ptr::eq(judged.contract, contract));
        let unneeded = unneeded.map(|judged| judged.verdict.unneeded.iter().cloned().collect::<BTreeSet<_>>());
        for exception in unneeded.reduce(|a, b| &a & &b).into_iter().flatten() {
            let text = format!("unused exception \"{exception}\" of `{}`", contract.symbol);
            if !arguments.strict {
                complain(&format!("warning: {}{text}", before_message(contract)));
                continue;
            }
            for judged in judged.iter_mut().filter(of_contract) {
                let text = format!("{}{text}", before_message(contract));
                judged.objections.push(Objection { rule: Rule::Unneeded, text });
            }
        }
    }
    for judged in judged.iter_mut().filter(|judged| arguments.no_beliefs && !judged.verdict.believes.is_empty()) {
        let text = format!(
            "depends on believed functions, which --no-beliefs rejects: {}",
            judged.verdict.believes.join(", ")
        );
        judged.objections.push(Objection { rule: Rule::Belief, text });
    }
}

/// Prints the verdicts. Returns whether everything is proved.
fn report(arguments: &Check, bytes: &[u8], summaries: &[Contract], judged: &[Judged<'_>]) -> Result<bool, Failure> {
    // A function may have several contracts, and must satisfy all of them to be proved.
    let mut functions = BTreeMap::new();
    for judged in judged {
        *functions.entry((judged.verdict.address, &judged.verdict.symbol)).or_insert(true) &= judged.is_proved();
    }
    let proved = functions.values().filter(|proved| **proved).count();
    let refused = functions.len() - proved;
    let kept = judged.iter().filter(|judged| judged.is_proved()).count();
    let count = Count { proved: kept, refused: judged.len() - kept };
    let granted: usize = judged.iter().map(|judged| judged.verdict.granted.len()).sum();
    match if arguments.json { Format::Json } else { arguments.format } {
        Format::Json => {
            let entries = judged.iter().map(FunctionReport::from).collect();
            let report = Report::new(&arguments.file, sha256(bytes), entries, (proved, refused));
            let summaries = summaries.iter().map(Line::from).collect();
            json(&Report { summaries, contracts: Some(count), ..report })?;
        }
        Format::Sarif => say(&sarif(&arguments.file, judged))?,
        Format::Text => {
            say(&judged.iter().map(|judged| shown(&judged.verdict, &judged.objections)).collect::<String>())?;
            if granted > 0 {
                say(&format!("{granted} findings allowed by exceptions in the contracts (--strict rejects them)\n"))?;
            }
            let contracts = match judged.len() > functions.len() {
                true => format!(", under {} contracts: {kept} satisfied, {} not", judged.len(), count.refused),
                false => String::new(),
            };
            say(&format!("{proved} functions proved, {refused} refused{contracts}\n"))?;
        }
    }
    Ok(refused == 0)
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn fuzz(arguments: &Fuzz) -> Result<bool, Failure> {
    use std::time::{Duration, UNIX_EPOCH};

    let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs());
    let seed = arguments.seed.unwrap_or(now);
    let time = Duration::from_secs(arguments.seconds);
    let plan = phalanx_prove::fuzz::Plan { seed, first: arguments.first, cases: arguments.cases, time };
    #[cfg(feature = "aarch64")]
    let outcome = match arguments.runner.split_first() {
        Some((program, rest)) => {
            phalanx_prove::fuzz::run_aarch64(plan, std::process::Command::new(program).args(rest))?
        }
        None => phalanx_prove::fuzz::run(plan)?,
    };
    #[cfg(not(feature = "aarch64"))]
    let outcome = phalanx_prove::fuzz::run(plan)?;
    if arguments.json {
        json(&outcome)?;
    } else {
        say(&format!("seed {seed}\n{outcome}"))?;
    }
    Ok(outcome.faults.is_empty())
}

#[cfg(feature = "phalanx")]
fn prove_phalanx(arguments: &Phalanx) -> Result<bool, Failure> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => claims::build()?,
    };
    // We don't know this for a program that was built elsewhere.
    let compiler = if arguments.binary.is_none() { Some(claims::compiler()?) } else { None };
    let bytes = phalanx_prove::read(&binary)?;
    let mut image = Image::parse(&bytes, &binary)?;
    // The table that the command prints.
    let table = match &arguments.entries {
        Some(path) => Some((read(path)?, path)),
        None if arguments.binary.is_none() => Some((claims::entries(&binary)?, &binary)),
        None => None,
    };
    if let Some((text, path)) = &table {
        let addresses: BTreeMap<_, _> = image.functions().map(|f| (f.symbol.as_str(), f.address)).collect();
        claims::places(&claims::columns(text, path)?, path, |symbol| addresses.get(symbol).copied())?;
    }
    let claims = match &arguments.entries {
        Some(path) => Claims::parse(&read(path)?, path)?,
        None if image.architecture().name() == std::env::consts::ARCH => Claims::native()?,
        None => return Err(Failure::Foreign { path: binary }),
    };
    // The command, and any file with its own list, must contain all functions in the list.
    let whole = table.is_some();
    let proof = claims::check(&image, &claims, whole);
    let (proved, refused) = (proof.proved(), proof.refused());
    if arguments.json {
        let functions = proof.verdicts.iter().map(|(_, verdict)| FunctionReport::from(verdict)).collect();
        let objections = proof.objections.iter().map(String::as_str).collect();
        let report = Report::new(&binary, sha256(&bytes), functions, (proved, refused));
        json(&Report { compiler, objections, ..report })?;
        return Ok(refused == 0);
    }
    say(&proof.verdicts.iter().map(|(_, verdict)| shown(verdict, &[])).collect::<String>())?;
    say(&proof.objections.iter().map(|objection| format!("REFUSED        {objection}\n")).collect::<String>())?;
    if !proof.absent.is_empty() {
        let (count, first) = (proof.absent.len(), &proof.absent[0]);
        say(&format!("{count} functions of the command are not in this file: {first}, …\n"))?;
    }
    let (mut caught, mut missed) = Default::default();
    if arguments.mutate {
        (caught, missed) = claims::mutants(&mut image, &claims)?;
        say(&missed.iter().map(|mutant| format!("NOT CAUGHT     {mutant}\n")).collect::<String>())?;
        let sum: usize = caught.values().sum();
        say(&format!("{} leaks injected into copies of the functions, {sum} caught\n", sum + missed.len()))?;
    }
    if refused == 0 && missed.is_empty() && (arguments.check || arguments.write || arguments.list.is_some()) {
        let lines = record::lines(&proof, &record::code(image.architecture().name())?, &caught);
        if let Some(path) = &arguments.list {
            write(path, &record::csv(&lines))?;
        }
        let files = record::files(lines, image.architecture().name());
        for (path, text) in &files {
            if arguments.check {
                compare(path, text)?;
            }
            if arguments.write {
                write(path, text)?;
            }
        }
    }
    say(&format!("{proved} functions proved, {refused} refused\n"))?;
    Ok(refused == 0 && missed.is_empty())
}

#[cfg(feature = "phalanx")]
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    say(&format!("{} written\n", path.display()))
}

/// Compares a checked-in file with the one for this proof.
#[cfg(feature = "phalanx")]
fn compare(path: &Path, expected: &str) -> Result<(), Failure> {
    match record::difference(&read(path)?, expected) {
        Some((is, should_be)) => {
            Err(Failure::Outdated { path: path.to_owned(), is: is.to_owned(), should_be: should_be.to_owned() })
        }
        None => say(&format!("{} fits\n", path.display())),
    }
}
