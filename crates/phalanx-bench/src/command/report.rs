//! `phalanx-bench report`: creates pages, charts and tables from records.

use std::path::{Path, PathBuf};

use phalanx_bench::Record;
use phalanx_terminal::shown;

use crate::failure::Failure;
use crate::outputs::{self, Outputs};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench report record.json --html report.html
  phalanx-bench report records/2026-11-24-zen4.csv --svg charts --latex tables
  phalanx-bench report blocks.json modes.json --csv record.csv

Several records become one. They have to be of the same machine and the same build.";

/// Create pages, charts and tables from records without measuring anything
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records written with --json or --csv
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.outputs.are_none() {
        return Err(Failure::Usage("nothing to create: use --html, --svg, --csv, --latex or --json".into()));
    }
    args.outputs.check(&args.records)?;
    let mut record: Option<(&Path, Record)> = None;
    for path in &args.records {
        let next = Record::parse(&outputs::read(path)?)
            .map_err(|error| Failure::Wrong(format!("{}: {error}", shown(path))))?;
        match &mut record {
            None => record = Some((path, next)),
            Some((first, sum)) => {
                if !sum.add(next) {
                    let [a, b] = [first, path.as_path()].map(shown);
                    return Err(Failure::Wrong(format!("{b}: from another machine or build than {a}")));
                }
            }
        }
    }
    record.map_or(Ok(()), |(_, record)| args.outputs.write(&record))
}
