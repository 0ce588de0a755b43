//! Many short messages in one call, compared with one call per message.

use phalanx_bench::short_rows;

use crate::failure::{Failure, print};
use crate::options::{Ciphers, Levels, positive};
use crate::plan::machine;
use crate::tables::{columns, heading};

/// The limit for all rows combined, which is 1 GiB.
const MAX_BYTES: usize = 1 << 30;

/// Maximum size of a row's tag.
const MAX_TAG_BYTES: usize = 64;

const EXAMPLES: &str = "\
Examples:
  phalanx-bench calls rows
  phalanx-bench calls rows --rows 100000 --bytes 16,64 --cipher kuznyechik";

/// Compare encrypting many short messages in one call with making one call per message
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    ciphers: Ciphers,
    #[command(flatten)]
    levels: Levels,
    /// Messages per call
    #[arg(long, value_name = "N", value_parser = positive(), default_value_t = 1_000_000)]
    rows: usize,
    /// Bytes per message, comma-separated
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive(), default_values_t = [16])]
    bytes: Vec<usize>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let fits = |width: usize| {
        let bytes = width.checked_add(MAX_TAG_BYTES).and_then(|width| args.rows.checked_mul(width));
        bytes.is_some_and(|bytes| bytes <= MAX_BYTES)
    };
    if !args.bytes.iter().all(|width| fits(*width)) {
        return Err(Failure::Usage(format!("rows: too large: use at most {MAX_BYTES} bytes in all, including tags")));
    }
    args.ciphers.check()?;
    let levels = args.levels.chosen()?;
    print(&heading(&machine()))?;
    for level in levels {
        for width in &args.bytes {
            let found = short_rows(level, &args.ciphers.cipher, args.rows, *width);
            if found.is_empty() {
                return Err(Failure::Usage(
                    "nothing matches: none of these ciphers has a mode that supports rows".into(),
                ));
            }
            let cells = found.iter().map(|row| {
                vec![
                    row.algorithm.to_owned(),
                    row.how.to_owned(),
                    format!("{:.1}", row.together),
                    format!("{:.1}", row.one_by_one),
                    format!("{:.1}", row.one_by_one / row.together),
                ]
            });
            let titles = ["algorithm", "variant", " ns per row", " ns one at a time", " ratio"];
            let table = columns(&titles, &cells.collect::<Vec<_>>());
            print(&format!("#\n# {} rows of {width} bytes, {level}\n{table}", args.rows))?;
        }
    }
    Ok(())
}
