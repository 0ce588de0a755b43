//! Single calls, with either a fresh or an expanded key, compared with other libraries.

use phalanx::Level;
use phalanx_bench::{CRATES, Call, Key, Mode, calls, modes, peers};

use crate::failure::{Failure, print};
use crate::options::{MAX_CURVE_BYTES, Selection, distinct, known, named, positive, within};
use crate::plan::machine;
use crate::tables::{columns, heading, number};

/// The name for whole blocks.
const BLOCKS: &str = "ecb";

const EXAMPLES: &str = "\
Examples:
  phalanx-bench calls fresh                        every mode, every level
  phalanx-bench calls fresh --mode ecb,ctr --bytes 64,256
  phalanx-bench calls short --cipher magma --level avx2

Builds with the feature `peers` also measure the crates of RustCrypto and dstu-core, which have whole blocks, digests and tags.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    selection: Selection,
    /// Modes to measure: names such as gost3413-ctr, parts of names such as ctr, ecb for whole
    /// blocks, or all
    #[arg(long, value_name = "M,N", value_delimiter = ',', default_value = "all")]
    mode: Vec<String>,
    /// Bytes per message, comma-separated, rounded up to whole blocks if the mode needs them
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive(), default_values_t = [64, 256, 1420, 4096])]
    bytes: Vec<usize>,
}

pub(crate) fn run(args: &Args, key: Key) -> Result<(), Failure> {
    known("mode", &args.mode, &distinct([BLOCKS].into_iter().chain(modes().map(|mode| mode.name))))?;
    args.selection.ciphers.check()?;
    within("bytes of a single call", args.bytes.iter().copied(), MAX_CURVE_BYTES)?;
    let levels = args.selection.levels.chosen()?;
    let is_asked = |mode: &Mode| args.selection.includes(mode) && named(&args.mode, mode.name);
    print(&heading(&machine()))?;
    for level in levels {
        let found = calls(level, key, is_asked, &args.bytes);
        if found.is_empty() {
            return Err(Failure::Usage("nothing matches: none of these ciphers has this operation or mode".into()));
        }
        print(&table(level, key, &found))?;
    }
    for peer in peers(|name| CRATES.contains(&name)) {
        if let Err(why) = &peer.modes {
            print(&format!("# not compared with {}: {why}\n", peer.name))?;
        }
    }
    Ok(())
}

fn table(level: Level, key: Key, found: &[Call]) -> String {
    const TITLES: [&str; 8] = ["cipher", "mode", "op", " bytes", " cycles", " ns", " peer ratio", "library"];
    let what = match key {
        Key::Fresh => "create a key, encrypt one message and drop the key",
        Key::Kept => "one message with an expanded key",
    };
    let cells = |call: &Call| {
        // Peers only provide whole blocks of ciphers, so we compare every mode of the cipher with those.
        let peers = found.iter().filter(|other| {
            let same_work = other.mode == BLOCKS || other.mode == call.mode;
            let same = (other.cipher, other.op, other.bytes) == (call.cipher, call.op, call.bytes);
            other.peer.is_some() && same && same_work
        });
        let fastest = peers.map(|other| other.minimum.nanoseconds).reduce(f64::min).filter(|_| call.peer.is_none());
        vec![
            call.cipher.to_owned(),
            call.mode.to_owned(),
            call.op.to_string(),
            call.bytes.to_string(),
            number(call.minimum.core, 0),
            format!("{:.1}", call.minimum.nanoseconds),
            fastest.map_or_else(String::new, |fastest| format!("{:.2} ×", fastest / call.minimum.nanoseconds)),
            call.peer.map_or_else(String::new, ToString::to_string),
        ]
    };
    let rows: Vec<Vec<String>> = found.iter().map(cells).collect();
    let mut out = format!("#\n# {level}, {what}: minimum over many calls\n{}", columns(&TITLES, &rows));
    if found.iter().any(|call| call.peer.is_some()) {
        out += "# peer ratio: the time of the fastest other library for the same number of bytes in whole blocks, or for the same digest or tag, divided by Phalanx's\n";
    }
    out
}
