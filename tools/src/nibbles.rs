//! `nibble-circuits`: bit-sliced circuits of the S-box sets of GOST 28147-89.
//!
//! Reads the existing file, searches for better circuits, and writes it again. The check only
//! verifies that every circuit is correct, so long searches don't have to be repeated. Circuits
//! never get worse.

mod circuit;
#[cfg(feature = "sat")]
mod sat;
mod search;
mod select;

use std::collections::BTreeMap;
use std::{error::Error, fs, path::Path};

use circuit::{Select, Three, Two};
use phalanx::gost28147::NAMED_SETS;

/// Improves the circuits of the named S-box sets of GOST 28147-89.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only check that the existing circuits are correct and complete.
    #[arg(long)]
    check: bool,
    /// Number of searches per substitution, for circuits of two-input gates and for circuits with
    /// selections.
    #[arg(long, default_value_t = 1)]
    effort: u64,
    /// Maximum number of conflicts in the search for six three-input gates (with the feature
    /// `sat`). Circuits of seven are found quickly.
    #[arg(long, default_value_t = 0)]
    conflicts: i32,
    /// Only this substitution, given by its sixteen images as hexadecimal digits.
    #[arg(long)]
    only: Option<String>,
}

const FILE: &str = "crates/phalanx-kernels/src/gost28147/circuits.rs";

/// The types of the sets, in the order of [`NAMED_SETS`].
const TYPES: [&str; NAMED_SETS.len()] = [
    "Test",
    "CryptoProA",
    "CryptoProB",
    "CryptoProC",
    "CryptoProD",
    "Tc26Z",
    "HashTest",
    "HashCryptoPro",
    "Dke1",
    "Dke2",
    "Dke3",
    "Dke4",
    "Dke5",
    "Dke6",
    "Dke7",
    "Dke8",
    "Dke9",
    "Dke10",
];

/// Returns the name of a substitution: its images.
fn name(row: &[u8; 16]) -> String {
    row.iter().map(|x| char::from_digit(u32::from(*x), 16).unwrap_or('?')).collect()
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(FILE);
    let text = fs::read_to_string(&path).unwrap_or_default();
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let mut circuits = BTreeMap::new();
    for row in NAMED_SETS.iter().flat_map(|set| set.sbox.rows()) {
        let mut known = Known {
            two: Two::parse(&text, &name(row)),
            select: Select::parse(&text, &name(row)),
            three: Three::parse(&text, &name(row)),
        };
        known.two.take_if(|c| c.table() != *row);
        known.select.take_if(|c| c.table() != *row);
        known.three.take_if(|c| c.table() != *row);
        circuits.insert(name(row), (*row, known));
    }
    if args.check {
        return match circuits.iter().find(|(_, (_, known))| !known.complete()) {
            Some((name, _)) => Err(format!("{FILE}: no correct circuit of {name}").into()),
            None => Ok(()),
        };
    }
    for (name, (row, known)) in &mut circuits {
        if args.only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        for seed in 0..args.effort {
            let limit = known.two.as_ref().map_or(40, |c| c.gates.len() - 1);
            if let Some(better) = search::run(row, seed, limit) {
                eprintln!("{name}: {} two-input gates", better.gates.len());
                known.two = Some(better);
            }
            let limit = known.select.as_ref().map_or(20, |c| c.cost() - 1);
            if let Some(better) = select::run(row, seed, limit) {
                eprintln!("{name}: {} instructions with selections", better.cost());
                known.select = Some(better);
            }
        }
        improve(name, row, &mut known.three, args.conflicts);
    }
    let mut missing = circuits.iter().filter(|(_, (_, known))| !known.complete());
    if let Some((name, _)) = missing.next() {
        return Err(format!("no circuit of {name} was found").into());
    }
    fs::write(path, source(&circuits))?;
    eprintln!("run cargo fmt");
    Ok(())
}

/// Every substitution here needs at least six three-input gates. The search always finds circuits
/// of seven.
#[cfg(feature = "sat")]
fn improve(name: &str, row: &[u8; 16], three: &mut Option<Three>, conflicts: i32) {
    let known = three.as_ref().map_or(usize::MAX, |c| c.gates.len());
    for gates in 6..known.min(9) {
        // For seven or more gates, there is no limit.
        let limit = if gates == 6 { conflicts } else { -1 };
        if let Some(better) = sat::solve(row, gates, limit) {
            eprintln!("{name}: {gates} three-input gates");
            *three = Some(better);
            return;
        }
    }
}

#[cfg(not(feature = "sat"))]
fn improve(_: &str, _: &[u8; 16], _: &mut Option<Three>, _: i32) {}

/// The known circuits of a substitution.
struct Known {
    two: Option<Two>,
    select: Option<Select>,
    three: Option<Three>,
}

impl Known {
    fn complete(&self) -> bool {
        self.two.is_some() && self.select.is_some() && self.three.is_some()
    }
}

type Circuits = BTreeMap<String, ([u8; 16], Known)>;

fn source(circuits: &Circuits) -> String {
    let mut text = String::from(
        "//! Circuits of the named S-box sets, bit 0 first; written by `phalanx-tools nibble-circuits`.\n\n\
         use crate::isa::Logic;\n\nuse super::named_sets::*;\n\n\
         /// A named set as circuits: row `ROW` of `x`, added to `y`.\n\
         pub(super) trait Circuits: 'static {\n\
         /// With gates of two inputs.\n\
         fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];\n\
         /// With gates of two inputs, one of which may be complemented, and selections.\n\
         fn select<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];\n\
         /// With gates of three inputs.\n\
         fn three<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];\n}\n",
    );
    for (set, type_name) in NAMED_SETS.iter().zip(TYPES) {
        text += &format!("\nimpl Circuits for {type_name} {{\n");
        for gates in ["two", "select", "three"] {
            text += &format!(
                "#[inline(always)]\nfn {gates}<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {{\n\
                 match ROW {{\n"
            );
            for (i, row) in set.sbox.rows().iter().enumerate() {
                let pattern = if i < 7 { i.to_string() } else { "_".into() };
                text += &format!("{pattern} => {gates}_{}(l, x, y),\n", name(row));
            }
            text += "}\n}\n";
        }
        text += "}\n";
    }
    for (name, (_, known)) in circuits {
        text.extend(known.two.as_ref().map(|c| c.source(name)));
        text.extend(known.select.as_ref().map(|c| c.source(name)));
        text.extend(known.three.as_ref().map(|c| c.source(name)));
    }
    text
}
