//! `--calibrate --write`: the library's file of costs, with the column of this CPU.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::PathBuf;

use phalanx::costs::{self, Basis, COLUMNS, Cpu, ESTIMATED, FIGURES, FILE};
use phalanx::families;
use phalanx::isa::Features;
use phalanx::kernel::{Family, Kernel};
use phalanx_bench::{Effort, Machine, Subject, Timing, core_clock, measure, pin};

use super::{Args, progress_bar};
use crate::failure::{Failure, say, shown};

/// Where the files of costs are.
const FOLDER: &str = "crates/phalanx-kernels/src/costs";

/// A column, as it will stand in the file.
struct Column {
    name: String,
    vendor: String,
    family: u32,
    model: u32,
    features: String,
    basis: String,
}

impl Column {
    fn of(column: &costs::Column) -> Self {
        let basis = match column.basis {
            Basis::Measured { on, date } => format!("Basis::Measured {{ on: {on:?}, date: {date:?} }}"),
            Basis::Estimated { how } => format!("Basis::Estimated {{ how: {how:?} }}"),
        };
        let (Cpu { vendor, family, model }, features) = (column.cpu, column.features.into());
        Self { name: column.name.into(), vendor: vendor.into(), family, model, features, basis }
    }
}

/// Measures every kernel, and writes the file.
pub(super) fn write(args: &Args, name: Option<&str>) -> Result<(), Failure> {
    let path = file()?;
    let machine = Machine::this(pin());
    if !machine.release {
        return Err(Failure::Usage("--write: a debug build is too slow for this; use `cargo run --release`".into()));
    }
    let mut vendor = [0; 12];
    let cpu = costs::detect(&mut vendor);
    let features: Vec<&str> = Features::detected().names().collect();
    let own = COLUMNS.iter().position(|column| column.cpu == cpu);
    let date = jiff::Timestamp::now().strftime("%Y-%m-%d").to_string();
    let column = Column {
        name: name.or(own.map(|own| COLUMNS[own].name)).unwrap_or(&machine.cpu).into(),
        vendor: cpu.vendor.into(),
        family: cpu.family,
        model: cpu.model,
        features: features.join(" "),
        basis: format!("Basis::Measured {{ on: {:?}, date: {date:?} }}", machine.cpu),
    };
    let measured = measured(args, &machine);
    let mut columns: Vec<Column> = COLUMNS.iter().map(Column::of).collect();
    let at = own.unwrap_or(columns.len());
    columns.splice(at..columns.len().min(at + 1), [column]);
    let known: BTreeMap<&str, &[u32]> = FIGURES.iter().map(|(symbol, costs)| (*symbol, &costs[..])).collect();
    let mut figures: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for kernel in families().iter().flat_map(|family| family.kernels) {
        let (name, here) = (costs::name(kernel.symbol), measured.get(kernel.symbol).copied());
        let mut costs = known.get(name).map_or_else(Vec::new, |costs| costs.to_vec());
        // What no machine has measured yet is as here; what this CPU cannot run, as on the nearest.
        let Some(other) = costs.get(costs::column()).copied().or(here) else {
            return Err(Failure::Wrong(format!("{name}: new, and this CPU cannot run it; measure it on one that can")));
        };
        costs.resize(COLUMNS.len(), other | ESTIMATED);
        costs.splice(at..costs.len().min(at + 1), [here.unwrap_or(other | ESTIMATED)]);
        figures.insert(name, costs);
    }
    super::write::write(&path, &text(&columns, figures))?;
    say(format!("written: {}; build again, and look at `phalanx info`", shown(&path)));
    Ok(())
}

/// The file, in the folder of the source that the working folder is in.
fn file() -> Result<PathBuf, Failure> {
    let here = std::env::current_dir().map_err(Failure::io(".", "cannot tell the working folder"))?;
    let found = here.ancestors().map(|folder| folder.join(FOLDER).join(FILE)).find(|path| path.is_file());
    found.ok_or_else(|| {
        Failure::Usage(format!("--write: the working folder is not in the library's source: no {FOLDER}/{FILE}"))
    })
}

/// Core cycles of a batch for every kernel that this CPU can run.
fn measured(args: &Args, machine: &Machine) -> BTreeMap<&'static str, u32> {
    let all = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (*family, kernel)));
    let mut kernels: BTreeMap<&str, (&'static Family, &'static Kernel)> = BTreeMap::new();
    kernels.extend(all.map(|(family, kernel)| (kernel.symbol, (family, kernel))));
    let mut ready = Vec::new();
    let mut subjects = Vec::new();
    for (family, kernel) in kernels.into_values() {
        if let Ok(subject) = Subject::alone(family, kernel) {
            ready.push(kernel);
            subjects.push(subject);
        }
    }
    // What a kernel keeps on the stack may lie where it is taken for what the kernel loads (4096 bytes apart), and it takes up to three times
    // as long then. So data and forms move, and every round has its stack elsewhere.
    let time = args.effort().time / ROUNDS;
    let effort = Effort { passes: 3, time, ..args.effort() };
    let bar = progress_bar((subjects.len() * effort.passes) as u64 * u64::from(ROUNDS));
    let mut costs = BTreeMap::new();
    for round in 0..ROUNDS {
        let timings = deeper(7 * round, &mut || measure(&mut subjects, effort, || bar.inc(1)));
        for (kernel, timing) in ready.iter().zip(timings) {
            if let Some(cycles) = timing.and_then(|timing| cycles(&timing, machine)) {
                let cost = ((cycles / Subject::batches(kernel) as f64).round() as u32).max(1);
                costs.entry(kernel.symbol).and_modify(|least: &mut u32| *least = cost.min(*least)).or_insert(cost);
            }
        }
    }
    bar.finish_and_clear();
    costs
}

/// How many times all kernels are gone through.
const ROUNDS: u32 = 8;

/// Runs `work` with the stack so many times 64 bytes, and a little, further down.
fn deeper<T>(steps: u32, work: &mut dyn FnMut() -> T) -> T {
    let room = black_box([0u8; 64]);
    let done = if steps == 0 { work() } else { deeper(steps - 1, work) };
    black_box(&room);
    done
}

/// Core cycles of a call. Where they are not counted, what disturbs the clock makes a sample look cheaper than it was, and the least would
/// be the one that was disturbed most: ticks are not mistaken, and the core is taken to be as fast as it was without a load.
fn cycles(timing: &Timing, machine: &Machine) -> Option<f64> {
    if core_clock() == "perf" {
        return timing.least.core;
    }
    Some(timing.least.tsc? * machine.core_ghz? / machine.tsc_ghz?)
}

/// The file, as rustfmt has it.
fn text<'a>(columns: &[Column], figures: impl IntoIterator<Item = (&'a str, Vec<u32>)>) -> String {
    let figures: Vec<_> = figures.into_iter().collect();
    let mut out = format!(
        "//! What kernels cost on {}. Written by `phalanx bench --calibrate --write`: not by hand.\n\n\
         use super::{{Basis, Column, Costs, Cpu, ESTIMATED}};\n\n\
         pub(super) const COLUMNS: [Column; {}] = [",
        costs::ARCHITECTURE,
        columns.len()
    );
    let indent = if columns.len() == 1 { "" } else { "    " };
    for Column { name, vendor, family, model, features, basis } in columns {
        let (start, end) = if columns.len() == 1 { ("", "") } else { ("\n    ", ",") };
        out += &format!(
            "{start}Column {{\n\
             {indent}    name: {name:?},\n\
             {indent}    cpu: Cpu {{ vendor: {vendor:?}, family: {family}, model: {model} }},\n\
             {indent}    features: {features:?},\n\
             {indent}    basis: {basis},\n\
             {indent}}}{end}"
        );
    }
    out += if columns.len() == 1 { "];\n" } else { "\n];\n" };
    out += &format!("\npub(super) static FIGURES: [(&str, Costs); {}] = [\n", figures.len());
    for (symbol, costs) in figures {
        let cost = |cost: &u32| match cost & ESTIMATED {
            0 => cost.to_string(),
            _ => format!("{} | ESTIMATED", cost & !ESTIMATED),
        };
        let costs: Vec<_> = costs.iter().map(cost).collect();
        out += &format!("    ({symbol:?}, [{}]),\n", costs.join(", "));
    }
    out + "];\n"
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_file_is_as_it_would_be_written() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FOLDER).join(FILE);
        let columns: Vec<Column> = COLUMNS.iter().map(Column::of).collect();
        let there = std::fs::read_to_string(path).unwrap();
        assert_eq!(text(&columns, FIGURES.iter().map(|(symbol, costs)| (*symbol, costs.to_vec()))), there);
    }
}
