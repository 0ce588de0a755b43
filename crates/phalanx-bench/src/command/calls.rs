//! `phalanx-bench calls`: single calls, many rows in one call, and calls through the C interface.

mod fronts;
mod rows;
mod single;

use phalanx_bench::Key;

use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  phalanx-bench calls fresh --bytes 64,256            a new key for each message
  phalanx-bench calls short --mode ctr,mgm --cipher magma
  phalanx-bench calls rows --rows 1000000 --bytes 16  many messages in one call
  phalanx-bench calls fronts target/c/libphalanx.so.0 C interface and Rust";

/// Measure individual calls: fresh keys, short messages, rows, the C interface
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Create a key, encrypt one message and drop the key
    Fresh(single::Args),
    /// Encrypt one message with an expanded key
    Short(single::Args),
    Rows(rows::Args),
    Fronts(fronts::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Fresh(args) => single::run(args, Key::Fresh),
        Command::Short(args) => single::run(args, Key::Kept),
        Command::Rows(args) => rows::run(args),
        Command::Fronts(args) => fronts::run(args),
    }
}
