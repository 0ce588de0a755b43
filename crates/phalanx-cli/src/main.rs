//! The command `phalanx`: encrypts files with national ciphers in constant time, and tests the
//! ciphers.

#[cfg(windows)]
mod access;
mod archive;
mod attributes;
mod cat;
mod decrypt;
mod destination;
mod encrypt;
mod failure;
mod fingerprint;
mod hash;
mod identity;
mod info;
mod input;
mod inspect;
mod interrupt;
mod journal;
mod keygen;
mod list;
mod lock;
mod manual;
mod member;
mod memory;
mod names;
mod open_folder;
mod output;
mod pack;
mod paths;
mod pool;
mod progress;
mod prompt;
mod report;
mod secrets;
mod selftest;
mod slots;
mod streams;
mod transfer;
mod tree;
mod unpack;
mod usage;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use phalanx_terminal::levels;

use failure::{Failure, SEVERAL, STATUSES};

/// A term and its meaning, in lines of up to 80 columns whose text is aligned.
fn entry(term: &str, column: usize, meaning: &str) -> String {
    let mut lines = vec![format!("  {term:column$}")];
    for word in meaning.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() == 2 + column => *line += word,
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 80 => *line += &format!(" {word}"),
            _ => lines.push(format!("{:1$}{word}", "", 2 + column)),
        }
    }
    lines.join("\n") + "\n"
}

fn examples() -> String {
    let statuses: String = STATUSES.iter().map(|(status, meaning)| entry(status, 20, meaning)).collect();
    let level = format!("highest instruction set to use: {}", levels::names());
    let level = entry("PHALANX_LEVEL", 16, &level);
    let costs = "file with kernel timings of this machine, used to select kernels; create it with phalanx-bench choice calibrate --write FILE";
    let costs = entry("PHALANX_COSTS", 16, costs);
    format!(
        "\
Examples:
  phalanx encrypt --new-key my.key report.pdf    create my.key and use it
  phalanx decrypt --key my.key report.pdf.phx    write report.pdf
  phalanx encrypt --passphrase report.pdf        ask for a passphrase instead
  phalanx keygen --identity me.key               create me.key and me.key.pub
  phalanx encrypt -R me.key.pub report.pdf       only me.key can decrypt it
  phalanx encrypt -k my.key photos               encrypt a folder to photos.phx
  phalanx verify -k my.key *.phx                 check files, write nothing
  phalanx cat -k my.key --range 0..512 disk.phx  print the first 512 bytes
  phalanx slots add -k my.key --add-key b.key *.phx  let b.key open them too
  phalanx hash --algorithm kupyna-256 report.pdf  print a checksum
  phalanx selftest                               check the ciphers

Environment:
{level}{costs}
Files:
  .phalanx-*.part     unfinished output of a killed command: delete it
  .phalanx-*.header   interrupted change to slots: run phalanx slots recover

Exit codes:
{statuses}
{SEVERAL}"
    )
}

/// Encrypt files with the national ciphers of Ukraine, Russia and China, in constant time
#[derive(Parser)]
// Also applies in a pipe, where the width of the terminal is unknown.
#[command(name = "phalanx", version, after_help = examples(), max_term_width = 80)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Keygen(keygen::Args),
    Fingerprint(fingerprint::Args),
    Encrypt(encrypt::Args),
    Decrypt(decrypt::Args),
    Verify(verify::Args),
    Cat(cat::Args),
    Inspect(inspect::Args),
    Slots(slots::Args),
    Hash(hash::Args),
    Selftest(selftest::Args),
    List(list::Args),
    Info(info::Args),
    Man(manual::ManArgs),
    Completions(manual::CompletionArgs),
}

fn main() -> ExitCode {
    let outcome = match Cli::try_parse() {
        Ok(cli) => run(&cli.command),
        Err(error) => usage::answer(error).map(done),
    };
    match outcome {
        Ok(status) => status,
        Err(failure) => ExitCode::from(failure::report(&failure)),
    }
}

fn run(command: &Command) -> Result<ExitCode, Failure> {
    levels::check_environment(failure::say).map_err(Failure::Usage)?;
    memory::protect();
    #[cfg(unix)]
    interrupt::umask();
    interrupt::install().map_err(Failure::io("signals", "cannot install signal handlers"))?;
    match command {
        Command::Keygen(args) => keygen::run(args).map(done),
        Command::Fingerprint(args) => fingerprint::run(args).map(done),
        Command::Encrypt(args) => encrypt::run(args),
        Command::Decrypt(args) => decrypt::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Cat(args) => cat::run(args).map(done),
        Command::Inspect(args) => inspect::run(args),
        Command::Slots(args) => slots::run(args),
        Command::Hash(args) => hash::run(args),
        Command::Selftest(args) => selftest::run(args),
        Command::List(args) => list::run(args).map(done),
        Command::Info(args) => info::run(args).map(done),
        Command::Man(args) => manual::man(args).map(done),
        Command::Completions(args) => manual::completions(args).map(done),
    }
}

/// The exit code of commands that don't have their own.
fn done((): ()) -> ExitCode {
    ExitCode::SUCCESS
}
