//! Single calls, under a fresh key or one that is ready, beside other libraries'.

use phalanx::Level;
use phalanx_bench::{CRATES, Call, Key, Machine, Mode, calls, modes, peers, pin};

use super::Args;
use super::jobs::{LARGEST, asks_for, distinct, family, known, named, within};
use super::show::{heading, number};
use crate::failure::{Failure, say};
use crate::streams::print;

/// What is asked for by `ecb`: whole blocks, which have no standard of their own here.
const BLOCKS: &str = "ecb";

pub(super) fn run(args: &Args, key: Key, names: &[String], levels: &[Level]) -> Result<(), Failure> {
    let sizes = if args.bytes.is_empty() { &[64, 256, 1420, 4096][..] } else { &args.bytes };
    let all = distinct([BLOCKS].into_iter().chain(modes().map(|mode| mode.name)));
    known("mode", names, &all)?;
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    within("bytes of a single call", sizes.iter().copied(), LARGEST)?;
    let is_asked = |mode: &Mode| asks_for(args, mode) && named(names, mode.name);
    let machine = Machine::this(pin());
    if !machine.release {
        say("this is a debug build, slower than `cargo build --release` makes");
    }
    print(&heading(&machine))?;
    for level in levels {
        let found = calls(*level, key, is_asked, sizes);
        if found.is_empty() {
            return Err(Failure::Usage("nothing matches: none of these ciphers has such an operation or mode".into()));
        }
        print(&table(*level, key, &found))?;
    }
    for peer in peers(|name| CRATES.contains(&name)) {
        if let Err(why) = &peer.modes {
            print(&format!("not compared with {}: {why}\n", peer.name))?;
        }
    }
    Ok(())
}

fn table(level: Level, key: Key, found: &[Call]) -> String {
    let what = match key {
        Key::Fresh => "a key made, one message, the key dropped",
        Key::Kept => "one message under a key that is ready",
    };
    let mut out = format!("\n{what}: the least of many, {level}\n");
    out += &format!(
        "{:<16} {:<26} {:<8} {:>7} {:>10} {:>10} {:>8}  {}\n",
        "cipher", "mode", "op", "bytes", "cycles", "ns", "peer is", "library"
    );
    for call in found {
        // The fastest of the others over the same cipher: they have whole blocks alone.
        let peers = found.iter().filter(|other| {
            other.peer.is_some() && (other.cipher, other.op, other.bytes) == (call.cipher, call.op, call.bytes)
        });
        let fastest = peers.map(|other| other.least.nanoseconds).reduce(f64::min).filter(|_| call.peer.is_none());
        out += &format!(
            "{:<16} {:<26} {:<8} {:>7} {:>10} {:>10.1} {:>8}  {}\n",
            call.cipher,
            call.mode,
            call.op,
            call.bytes,
            number(call.least.core, 0),
            call.least.nanoseconds,
            fastest.map_or_else(String::new, |fastest| format!("{:.2} ×", fastest / call.least.nanoseconds)),
            call.peer.unwrap_or_default(),
        );
    }
    if found.iter().any(|call| call.peer.is_some()) {
        out += "peer is: how many times as long the fastest of the others takes for as many bytes of whole blocks of the cipher, the rows with a library\n";
    }
    out
}
