//! The command `phalanx-prove`.

mod failure;
mod phalanx;

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use phalanx_prove::{Contract, Image, Verdict, prove};
use rayon::prelude::*;
use serde::Serialize;

use crate::failure::Failure;

/// Proves on compiled x86-64 code that no branch and no address depends on a secret.
///
/// Reads linked ELF files and never runs them, so it also proves code for instruction sets that this machine lacks.
/// Exit status: 0 if all was proved, 1 if something was refused, 2 if there is no verdict.
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
  phalanx-prove check libaes.so -C aes.contracts --json
  phalanx-prove phalanx
  phalanx-prove phalanx --binary target/release/my-program

Contracts, one a line (`#` begins a comment):
  name(arguments) [-> public] [wipes A for B] [clears xmm|ymm|zmm]
  call name(arguments) [-> public]      a summary to be believed where it is called
  name         a symbol; * stands for any characters
  arguments    public | secret | &public | &secret | &&secret | &{ 0..8: public, 8..16: &secret, ..: secret }";

#[derive(Subcommand)]
enum Do {
    /// Proves functions of a file under contracts.
    Check(Check),
    /// Lists the functions of a file.
    List {
        /// An executable or a shared library.
        file: PathBuf,
        /// Shows only symbols that contain this.
        #[arg(default_value = "")]
        part: String,
    },
    /// Proves Phalanx: every constant-time row of its table of kernels, comparison, wiping, clearing.
    Phalanx(Phalanx),
}

#[derive(Args)]
struct Check {
    /// An executable or a shared library.
    file: PathBuf,
    /// A contract: what of a function's inputs is public.
    #[arg(short = 'c', long, value_name = "CONTRACT")]
    contract: Vec<String>,
    /// A file of contracts.
    #[arg(short = 'C', long, value_name = "FILE")]
    contracts: Vec<PathBuf>,
    /// Prints the verdicts as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Phalanx {
    /// A program or shared library with Phalanx in it, instead of building the command `phalanx`.
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Prints the verdicts as JSON.
    #[arg(long)]
    json: bool,
    /// Also injects leaks into copies of the functions, and demands that every one is caught.
    #[arg(long, conflicts_with = "json")]
    mutate: bool,
    /// Writes the page that lists what was proved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "check"])]
    write: Option<PathBuf>,
    /// Compares with a page that was written: its list must be this one, and its hashes are told apart.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    check: Option<PathBuf>,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    compiler: Option<String>,
    functions: Vec<&'a Verdict>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objections: Vec<&'a str>,
    proved: usize,
    refused: usize,
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Do::Check(arguments) => check(&arguments),
        Do::List { file, part } => list(&file, &part),
        Do::Phalanx(arguments) => prove_phalanx(&arguments),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // Nobody reads on.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::from(2),
        Err(failure) => {
            eprintln!("phalanx-prove: {failure}");
            ExitCode::from(2)
        }
    }
}

fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::Output)
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })
}

fn list(file: &Path, part: &str) -> Result<bool, Failure> {
    let image = Image::open(file)?;
    let named: Vec<_> = image.functions().filter(|f| f.symbol.contains(part)).collect();
    if named.is_empty() {
        return Err(Failure::NoFunction { path: file.to_owned(), symbol: part.to_owned() });
    }
    let lines = named.iter().map(|f| format!("{:>8x} {:>7}  {}\n", f.address, f.size, f.symbol));
    say(&lines.collect::<String>())?;
    Ok(true)
}

/// A verdict, for people.
fn shown(verdict: &Verdict) -> String {
    let mut text = match verdict.is_proved() {
        true => format!("constant time  {:>6} instructions  {}", verdict.instructions, verdict.symbol),
        false => format!("REFUSED        {:>6} instructions  {}", verdict.instructions, verdict.symbol),
    };
    if !verdict.believes.is_empty() {
        text += &format!(" (believes {})", verdict.believes.join(", "));
    }
    text.push('\n');
    for finding in &verdict.findings {
        text += &format!("    {finding}\n");
    }
    text
}

fn json(report: &Report<'_>) -> Result<(), Failure> {
    // Numbers, strings and lists: this cannot fail.
    let text = serde_json::to_string_pretty(report).map_err(|error| Failure::Output(error.into()))?;
    say(&(text + "\n"))
}

fn check(arguments: &Check) -> Result<bool, Failure> {
    let mut contracts = Vec::new();
    for path in &arguments.contracts {
        contracts.extend(Contract::parse_all(&read(path)?)?);
    }
    for line in &arguments.contract {
        contracts.push(Contract::parse(line)?);
    }
    let (summaries, contracts): (Vec<_>, Vec<_>) = contracts.into_iter().partition(|c| c.summary);
    if contracts.is_empty() {
        return Err(Failure::NoContract);
    }
    let image = Image::open(&arguments.file)?;
    let mut pairs = Vec::new();
    for contract in &contracts {
        let before = pairs.len();
        pairs.extend(image.functions().filter(|f| contract.matches(&f.symbol)).map(|f| (f, contract)));
        if pairs.len() == before {
            return Err(Failure::NoFunction { path: arguments.file.clone(), symbol: contract.symbol.clone() });
        }
    }
    let verdicts: Vec<Verdict> =
        pairs.into_par_iter().map(|(function, contract)| prove(&image, function, contract, &summaries)).collect();
    let proved = verdicts.iter().filter(|v| v.is_proved()).count();
    let refused = verdicts.len() - proved;
    if arguments.json {
        let functions = verdicts.iter().collect();
        let file = arguments.file.display().to_string();
        json(&Report { file, compiler: None, functions, objections: Vec::new(), proved, refused })?;
    } else {
        say(&verdicts.iter().map(shown).collect::<String>())?;
        say(&format!("{proved} functions proved, {refused} refused\n"))?;
    }
    Ok(refused == 0)
}

fn prove_phalanx(arguments: &Phalanx) -> Result<bool, Failure> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => phalanx::build()?,
    };
    // Of a program that was built elsewhere it is not known.
    let compiler = if arguments.binary.is_none() { Some(phalanx::compiler()?) } else { None };
    let mut image = Image::open(&binary)?;
    let proof = phalanx::check(&image)?;
    let (proved, refused) = (proof.proved(), proof.refused());
    if arguments.json {
        let functions = proof.verdicts.iter().map(|(_, verdict)| verdict).collect();
        let objections = proof.objections.iter().map(String::as_str).collect();
        json(&Report { file: binary.display().to_string(), compiler, functions, objections, proved, refused })?;
        return Ok(refused == 0);
    }
    say(&proof.verdicts.iter().map(|(_, verdict)| shown(verdict)).collect::<String>())?;
    say(&proof.objections.iter().map(|objection| format!("REFUSED        {objection}\n")).collect::<String>())?;
    let mut missed = Vec::new();
    if arguments.mutate {
        let caught;
        (caught, missed) = phalanx::mutants(&mut image)?;
        say(&missed.iter().map(|mutant| format!("NOT CAUGHT     {mutant}\n")).collect::<String>())?;
        say(&format!("{} leaks injected into copies of the functions, {caught} caught\n", caught + missed.len()))?;
    }
    if let Some(path) = &arguments.check {
        compare(path, &phalanx::page(&proof, ""))?;
    }
    if let (Some(path), 0) = (&arguments.write, refused) {
        let page = phalanx::page(&proof, compiler.as_deref().unwrap_or("not known"));
        std::fs::write(path, page).map_err(|error| Failure::File { path: path.clone(), error })?;
        say(&format!("{} written\n", path.display()))?;
    }
    say(&format!("{proved} functions proved, {refused} refused\n"))?;
    Ok(refused == 0 && missed.is_empty())
}

/// The list of a page must be that of this proof. Its hashes are those of one compiler; that others differ is no fault.
fn compare(path: &Path, page: &str) -> Result<(), Failure> {
    let (written, now) = (phalanx::rows(&read(path)?), phalanx::rows(page));
    let stale = |what: String| Failure::Page { path: path.to_owned(), what };
    if let Some(symbol) = now.keys().find(|symbol| !written.contains_key(*symbol)) {
        return Err(stale(format!("{symbol} is missing")));
    }
    if let Some(symbol) = written.keys().find(|symbol| !now.contains_key(*symbol)) {
        return Err(stale(format!("{symbol} does not exist any more")));
    }
    let same = now.iter().filter(|(symbol, row)| written.get(*symbol) == Some(row)).count();
    say(&format!("{same} of {} functions have the hashes of {}\n", now.len(), path.display()))
}
