//! `circuits`: generates bit-sliced circuits of the substitutions.

mod circuit;
mod kuznyechik;
mod search;
mod ternary;

use circuit::Circuit;
use phalanx::generator_tables::{KALYNA_INV_SBOX, KALYNA_SBOX, KUZNYECHIK_INV_PI, KUZNYECHIK_PI};
use search::{Search, Width};
use std::{error::Error, fs, path::Path};
use ternary::Ternary;

/// Generates the bit-sliced circuits of the substitutions.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the existing files instead of writing them. On its own, this only checks that
    /// those circuits are correct.
    #[arg(long)]
    check: bool,
    /// With `--check`: generate the circuits again and require the same text.
    #[arg(long, requires = "check")]
    regenerate: bool,
    /// Number of searches per circuit. The first repeats the search for the checked-in circuit.
    #[arg(long, default_value_t = 1)]
    effort: u64,
    /// Only print the circuits with this name, and write nothing.
    #[arg(long, conflicts_with = "check")]
    only: Option<String>,
}

/// A substitution and its search parameters.
struct Task {
    file: &'static str,
    name: &'static str,
    what: &'static str,
    table: [u8; 256],
    how: How,
    /// The best known seed.
    seed: u64,
}

#[derive(Clone, Copy)]
enum How {
    /// Searches for eight functions without assuming any structure.
    Search,
    /// Uses the decomposition of pi.
    Decomposition { inverted: bool },
}

impl Task {
    fn search(&self, seed: u64, limit: usize) -> Option<Circuit> {
        if let How::Decomposition { inverted } = self.how {
            return kuznyechik::climb(inverted, seed, STEPS).filter(|c| c.gates.len() <= limit);
        }
        let inputs: Vec<_> = (0..8).map(search::variable).collect();
        let outputs: Vec<_> = (0..8).map(|i| search::table(|x| self.table[x] >> i & 1 == 1)).collect();
        Search::run(&inputs, &search::ALL, &outputs, seed, WIDTH, limit)
    }

    /// Returns the best circuit of `effort` searches.
    fn solve(&self, effort: u64) -> Result<Circuit, Box<dyn Error>> {
        let mut best: Option<Circuit> = None;
        for seed in (self.seed..).take(1).chain(0..effort.saturating_sub(1)) {
            let limit = best.as_ref().map_or(1000, |c| c.gates.len() - 1);
            if let Some(circuit) = self.search(seed, limit) {
                eprintln!("{} seed {seed}: {} gates", self.name, circuit.gates.len());
                best = Some(circuit);
            }
        }
        let circuit = best.ok_or("no circuit found")?.schedule();
        self.verify(&circuit)?;
        eprintln!("{}: {} gates, at most {} live values", self.name, circuit.gates.len(), circuit.live());
        Ok(circuit)
    }

    /// Generates the circuit in three-input gates, for substitutions that have one.
    fn ternary(&self, circuit: &Circuit) -> String {
        let source = || format!("\n{}", Ternary::cover(circuit).source(self.name, self.what));
        if self.file == KUZNYECHIK { source() } else { String::new() }
    }

    fn verify(&self, circuit: &Circuit) -> Result<(), Box<dyn Error>> {
        if circuit.table() == self.table { Ok(()) } else { Err(format!("{}: wrong circuit", self.name).into()) }
    }
}

/// This amounts to one or two minutes per circuit.
const WIDTH: Width = Width { top: [3, 6], odd: 4, ties: 0 };

/// Steps of the search for a circuit through the decomposition.
const STEPS: usize = 1000;

const KALYNA: &str = "crates/phalanx-kernels/src/kalyna/circuits.rs";
const KUZNYECHIK: &str = "crates/phalanx-kernels/src/kuznyechik/circuits.rs";

#[rustfmt::skip]
const TASKS: &[Task] = &[
    Task { file: KALYNA, name: "pi0", what: "`SBOX[0]`", table: KALYNA_SBOX[0], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "pi1", what: "`SBOX[1]`", table: KALYNA_SBOX[1], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "pi2", what: "`SBOX[2]`", table: KALYNA_SBOX[2], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "pi3", what: "`SBOX[3]`", table: KALYNA_SBOX[3], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "inv_pi0", what: "`INV_SBOX[0]`", table: KALYNA_INV_SBOX[0], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "inv_pi1", what: "`INV_SBOX[1]`", table: KALYNA_INV_SBOX[1], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "inv_pi2", what: "`INV_SBOX[2]`", table: KALYNA_INV_SBOX[2], how: How::Search, seed: 0 },
    Task { file: KALYNA, name: "inv_pi3", what: "`INV_SBOX[3]`", table: KALYNA_INV_SBOX[3], how: How::Search, seed: 0 },
    Task { file: KUZNYECHIK, name: "pi", what: "`PI`", table: KUZNYECHIK_PI, how: How::Decomposition { inverted: false }, seed: 453 },
    Task { file: KUZNYECHIK, name: "inv_pi", what: "`INV_PI`", table: KUZNYECHIK_INV_PI, how: How::Decomposition { inverted: true }, seed: 2 },
];

const HEADER: &str =
    "//! Bit-sliced circuits, bit 0 first; written by `phalanx-tools circuits`.\n\nuse crate::isa::Logic;\n";

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if let Some(name) = &args.only {
        for task in TASKS.iter().filter(|t| t.name == name) {
            print!("{}", task.solve(args.effort)?.source(task.name, task.what));
        }
        return Ok(());
    }
    for file in [KALYNA, KUZNYECHIK] {
        let path = root.join(file);
        let tasks = TASKS.iter().filter(|t| t.file == file);
        if args.check && !args.regenerate {
            let text = fs::read_to_string(path)?;
            for task in tasks {
                let circuit = Circuit::parse(&text, task.name)?;
                task.verify(&circuit)?;
                if !text.contains(&task.ternary(&circuit)) {
                    return Err(format!("{}: wrong circuit in three-input gates", task.name).into());
                }
            }
            continue;
        }
        let mut text = String::from(HEADER);
        for task in tasks {
            let circuit = task.solve(args.effort)?;
            text += "\n";
            text += &circuit.source(task.name, task.what);
            text += &task.ternary(&circuit);
        }
        if !args.check {
            fs::write(path, text)?;
        } else if fs::read_to_string(path)? != text {
            return Err(format!("{file}: differs from the generator's output").into());
        }
    }
    Ok(())
}
