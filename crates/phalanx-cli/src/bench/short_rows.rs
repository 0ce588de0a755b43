//! Many short messages in one call, beside a call for each.

use phalanx::Level;
use phalanx_bench::{Machine, pin};

use super::{Args, show};
use crate::failure::{Failure, say};
use crate::streams::print;

/// The most bytes of all rows.
const MOST: usize = 1 << 30;

pub(super) fn run(args: &Args, rows: usize, levels: &[Level]) -> Result<(), Failure> {
    let widths = if args.bytes.is_empty() { &[16][..] } else { &args.bytes };
    if rows == 0
        || widths.iter().any(|width| {
            width.checked_add(64).and_then(|width| rows.checked_mul(width)).is_none_or(|bytes| bytes > MOST)
        })
    {
        return Err(Failure::Usage("rows: 1 or more, and with room for tags 1 GiB at most".into()));
    }
    let machine = Machine::this(pin());
    if !machine.release {
        say("this is a debug build, slower than `cargo build --release` makes");
    }
    print(&show::heading(&machine))?;
    for level in levels {
        for width in widths {
            let found = phalanx_bench::short_rows(*level, &args.cipher, rows, *width);
            if found.is_empty() {
                return Err(Failure::Usage("none of these ciphers has a mode that takes rows".into()));
            }
            let mut table = format!("\n{rows} rows of {width} bytes, {level}\n");
            table += &format!("{:<28} {:<28} {:>9} {:>11} {:>7}\n", "algorithm", "", "ns a row", "one by one", "ratio");
            for row in found {
                let ratio = row.one_by_one / row.together;
                let (algorithm, how) = (row.algorithm, row.how);
                table +=
                    &format!("{algorithm:<28} {how:<28} {:>9.1} {:>11.1} {ratio:>7.1}\n", row.together, row.one_by_one);
            }
            print(&table)?;
        }
    }
    Ok(())
}
