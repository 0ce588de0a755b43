//! `phalanx-bench compare`: runs other libraries on the same data, and whole programs on a file.

use std::path::{Path, PathBuf};

use phalanx::{Level, families};
use phalanx_bench::{
    AES_256, Job, Mode, Program, ProgramError, hash_functions, measure_programs, modes, peer_names, peers,
    program_names,
};
use phalanx_terminal::shown;

use crate::failure::{Failure, say};
use crate::options::{Effort, Selection, Sizes, family, is_data, known, named, positive, within};
use crate::outputs::Outputs;
use crate::plan::{Asked, Plan, progress_bar};
use crate::{tables, temporary};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench compare                            all libraries
  phalanx-bench compare openssl gost-engine --cipher magma --html report.html
  phalanx-bench compare rustcrypto --bytes 64,1024 (needs the feature `peers`)
  phalanx-bench compare gost-engine --cipher streebog-256 --bytes 64,1024
  phalanx-bench compare age gpg cp                 whole programs on a file
  phalanx-bench compare age --phalanx target/release/phalanx --folder /dev/shm

Libraries: rustcrypto, dstu-core (both with the feature `peers`), openssl (AES-256 as a reference), gost-engine, botan, cryptopp, libgcrypt, \
bouncycastle. Programs: age, rage, gpg, openssl-enc, cp; openssl-dgst (with gost-engine) and rhash, which hash the file. tools/install-peers installs most of them. Phalanx runs at its highest level, or \
those of --level.";

/// Compare Phalanx with other libraries and programs
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Names of libraries or programs; all means every library
    #[arg(value_name = "NAME", default_value = "all", value_delimiter = ',')]
    names: Vec<String>,
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    programs: Programs,
    #[command(flatten)]
    outputs: Outputs,
}

#[derive(clap::Args)]
#[command(next_help_heading = "Whole programs")]
struct Programs {
    /// Path of the phalanx command [default: in the same folder as phalanx-bench]
    #[arg(long, value_name = "PATH")]
    phalanx: Option<PathBuf>,
    /// Folder for the files, which needs space for three of them [default: a temporary folder]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Size of the file in bytes
    #[arg(long, value_name = "N", default_value_t = 1 << 30, value_parser = clap::value_parser!(u64).range(1..))]
    file_bytes: u64,
    /// Number of runs of each program
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = positive())]
    rounds: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.outputs.check(&[])?;
    args.sizes.check()?;
    let names: Vec<&str> = peer_names().chain(program_names().iter().copied()).collect();
    known("library or program", &args.names, &names)?;
    let plan = plan(args)?;
    // We run programs before pinning the thread because they would inherit that.
    let programs = programs(args)?;
    if programs.is_empty() {
        plan.check()?;
    }
    let no_rows = plan.is_empty();
    let measured = plan.measure(&args.effort)?;
    let mut table = if no_rows {
        tables::heading(&measured.machine)
    } else {
        tables::table(&measured.machine, &measured.lines, false)
    };
    if !programs.is_empty() {
        table += &tables::programs(&programs);
    }
    measured.report(&table, programs, &args.outputs)
}

/// The libraries, each compared with Phalanx at the highest level.
fn plan(args: &Args) -> Result<Plan, Failure> {
    for name in args.selection.ciphers.cipher.iter().filter(|name| *name != AES_256.name) {
        family(name)?;
    }
    let levels = args.selection.levels.chosen_or_highest()?;
    let chosen = || peers(|name| named(&args.names, name));
    for peer in chosen() {
        if let Err(why) = &peer.modes {
            say(format!("{}: not available: {why}", peer.name));
        }
    }
    let mut plan = Plan::default();
    for theirs in chosen().flat_map(|peer| peer.modes.iter().flatten()).filter(|mode| args.selection.includes(mode)) {
        let all = families().iter().copied().chain(hash_functions());
        let (ours, mode) =
            (all.clone().find(|family| family.name == theirs.cipher), modes().find(|mode| mode.is(theirs)));
        let family = ours.unwrap_or(&AES_256);
        let has_sizes = is_data(theirs.op) && !mode.is_some_and(Mode::derives_a_key);
        for count in if has_sizes { args.sizes.counts(family) } else { vec![1] } {
            let mut best = None;
            for level in levels.iter().filter(|_| ours.is_some()) {
                let blocks = Job::new(family, theirs.op, *level, count);
                within("blocks", [count], blocks.most())?;
                let same = match mode {
                    Some(mode) => blocks.with_mode(mode),
                    None if theirs.name == "ecb" => blocks,
                    None => continue,
                };
                plan.push_once(same)?;
                best = Some(same);
            }
            let level = levels.last().copied().unwrap_or(Level::Portable);
            let job = Job::new(family, theirs.op, level, count).with_mode(theirs);
            plan.push(Asked { against: best, ..Asked::new(job) })?;
        }
    }
    Ok(plan)
}

/// The phalanx command that was given, or the one next to this program.
fn phalanx(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let path = match named {
        Some(path) => path.to_owned(),
        None => {
            let here = std::env::current_exe()
                .map_err(Failure::io("phalanx-bench", "cannot locate this program: use --phalanx PATH"))?;
            here.with_file_name(format!("phalanx{}", std::env::consts::EXE_SUFFIX))
        }
    };
    let not_there = |why: &str| {
        let name = shown(&path);
        Failure::Usage(format!(
            "{name}: {why}: build the command phalanx (cargo build --release), or use --phalanx PATH"
        ))
    };
    // This has to be absolute because programs run in a different folder.
    let path_of_file = path.canonicalize().map_err(|error| not_there(&error.to_string()))?;
    if path_of_file.is_file() { Ok(path_of_file) } else { Err(not_there("not a file")) }
}

/// Measures the selected whole programs.
fn programs(args: &Args) -> Result<Vec<Program>, Failure> {
    let names: Vec<&str> =
        program_names().iter().copied().filter(|name| args.names.iter().any(|word| word == name)).collect();
    let Programs { phalanx: path, folder, file_bytes, rounds } = &args.programs;
    if names.is_empty() {
        if path.is_some() || folder.is_some() {
            return Err(Failure::Usage("--phalanx, --folder: only for whole programs: name a program".into()));
        }
        return Ok(Vec::new());
    }
    let phalanx = phalanx(path.as_deref())?;
    let parent = folder.clone().unwrap_or_else(std::env::temp_dir);
    std::fs::metadata(&parent).map_err(Failure::io(&shown(&parent), "cannot be used for whole programs"))?;
    let folder = temporary::Folder::new(&parent)?;
    let bar = progress_bar(0);
    bar.set_message("whole programs");
    let measured = measure_programs(&phalanx, &names, *file_bytes, *rounds, folder.path(), || bar.inc(1));
    bar.finish_and_clear();
    let (programs, absent) = measured.map_err(|error| match error {
        ProgramError::Io { path, source } => Failure::io(&shown(&path), "cannot be used for whole programs")(source),
        other => Failure::Wrong(format!("whole programs: {other}")),
    })?;
    for why in absent {
        say(format!("not measured: {why}"));
    }
    Ok(programs)
}
