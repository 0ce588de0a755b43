//! Measures kernel costs on this CPU, either for a `PHALANX_COSTS` file or as a column in the
//! library's source.

use std::collections::BTreeMap;
use std::fs::File;
use std::hint::black_box;
use std::io::Read;
use std::path::{Path, PathBuf};

use phalanx::costs::{self, COLUMNS, Cost, FILE};
use phalanx::families;
use phalanx::isa::Features;
use phalanx::kernel::{Family, Kernel};
use phalanx_bench::{CostColumn, CostFigures, Effort, Machine, Subject, Timing, core_clock, measure, with_columns};
use phalanx_terminal::shown;

use crate::failure::{Failure, say};
use crate::outputs;
use crate::plan::{machine, progress_bar, today};

/// The folder that contains the cost files.
const FOLDER: &str = "crates/phalanx-kernels/src/costs";

/// Measures every kernel and writes a file for `PHALANX_COSTS`.
pub(super) fn write_own(path: &Path, effort: &Effort) -> Result<(), Failure> {
    outputs::check_file(path)?;
    keeps_others(path)?;
    let machine = release()?;
    let measured = measured(effort, &machine, |_| true);
    outputs::write(path, &own_text(&machine.cpu, &measured))?;
    if path != Path::new("-") {
        say(format!("written: {} kernels; PHALANX_COSTS={} uses it", measured.len(), shown(path)));
    }
    Ok(())
}

/// Measures every kernel and writes this CPU's column into the library's source.
pub(super) fn write_source(name: Option<&str>, effort: &Effort) -> Result<(), Failure> {
    let path = source()?;
    outputs::check_file(&path)?;
    let machine = release()?;
    let mut vendor = [0; 12];
    let cpu = costs::detect(&mut vendor);
    let features: Vec<&str> = Features::detected().names().collect();
    let own = COLUMNS.iter().find(|column| column.cpu == cpu);
    let column = CostColumn {
        name: name.or(own.map(|own| own.name)).unwrap_or(&machine.cpu).into(),
        cpu,
        features: features.join(" "),
        basis: costs::Basis::Measured { on: &machine.cpu, date: &today() },
    };
    let measured = measured(effort, &machine, |_| true);
    let text = with_columns(&[(column, measured)]).map_err(|symbol| {
        Failure::Wrong(format!("{symbol}: new, but this CPU cannot run it: measure it on a CPU that can"))
    })?;
    outputs::write(&path, &text)?;
    say(format!("written: {}: rebuild, and check `phalanx info`", shown(&path)));
    Ok(())
}

/// This machine, if this is a release build.
fn release() -> Result<Machine, Failure> {
    let machine = machine();
    if machine.release {
        return Ok(machine);
    }
    Err(Failure::Usage("--write: a debug build is too slow: use `cargo run --release -p phalanx-bench`".into()))
}

/// Refuses to replace a file unless it is a cost file.
fn keeps_others(path: &Path) -> Result<(), Failure> {
    if !path.is_file() {
        return Ok(());
    }
    let (name, mut start) = (shown(path), Vec::new());
    let file = File::open(path).map_err(Failure::io(&name, "cannot read the existing file"))?;
    file.take(costs::HEADER.len() as u64)
        .read_to_end(&mut start)
        .map_err(Failure::io(&name, "cannot read the existing file"))?;
    if start.is_empty() || start == costs::HEADER.as_bytes() {
        return Ok(());
    }
    Err(Failure::Usage(format!("{name}: exists, but is not a cost file: use another name, or remove it")))
}

/// The cost file in the source tree that contains the working folder.
fn source() -> Result<PathBuf, Failure> {
    let here = std::env::current_dir().map_err(Failure::io(".", "cannot determine the working folder"))?;
    let found = here.ancestors().map(|folder| folder.join(FOLDER).join(FILE)).find(|path| path.is_file());
    found.ok_or_else(|| {
        let why = format!("the working folder is not in the library's source (no {FOLDER}/{FILE})");
        Failure::Usage(format!("--write: {why}: give a file, such as --write my.costs"))
    })
}

/// The contents of the file for `PHALANX_COSTS`.
fn own_text(model: &str, measured: &CostFigures) -> String {
    let mut out = format!("{}\n# {model}, {}, phalanx {}\n", costs::HEADER, today(), env!("CARGO_PKG_VERSION"));
    let mut vendor = [0; 12];
    let cpu = costs::detect(&mut vendor);
    if !cpu.vendor.is_empty() {
        out += &format!("cpu {cpu}\n");
    }
    out += &format!("kernels {}\n", measured.len());
    for (symbol, cost) in measured {
        let last = if cost.last > cost.each { format!(" {}", cost.last) } else { String::new() };
        out += &format!("{} {}{last}\n", costs::name(symbol), cost.each);
    }
    out
}

/// Core cycles per batch of every selected kernel that this CPU can run.
pub(super) fn measured(effort: &Effort, machine: &Machine, wanted: impl Fn(&'static Kernel) -> bool) -> CostFigures {
    let all = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (*family, kernel)));
    let all = all.filter(|(_, kernel)| wanted(kernel));
    let mut kernels: BTreeMap<&str, (&'static Family, &'static Kernel)> = BTreeMap::new();
    kernels.extend(all.map(|(family, kernel)| (kernel.symbol, (family, kernel))));
    let (mut ready, mut subjects) = (Vec::new(), Vec::new());
    for (family, kernel) in kernels.into_values() {
        for last in [false, true] {
            if let Ok(subject) = Subject::alone(family, kernel, last) {
                ready.push((kernel, last));
                subjects.push(subject);
            }
        }
    }
    // If a kernel's stack and its input are a multiple of 4096 bytes apart, loads may wait for
    // unrelated stores, and the kernel can take up to three times as long. That's why we move data
    // and forms around, and change the stack position in every round.
    let effort = Effort { passes: 3, time: effort.time / ROUNDS, ..*effort };
    let bar = progress_bar((subjects.len() * effort.passes) as u64 * u64::from(ROUNDS));
    let mut costs = CostFigures::new();
    for round in 0..ROUNDS {
        let timings = deeper(7 * round, &mut || measure(&mut subjects, effort, || bar.inc(1)));
        for ((kernel, last), timing) in ready.iter().zip(timings) {
            let Some(cycles) = timing.and_then(|timing| cycles(&timing, machine)) else { continue };
            let batches = if *last { 1 } else { Subject::batches(kernel) };
            let cycles = ((cycles / batches as f64).round() as u32).max(1);
            let cost = costs.entry(kernel.symbol).or_insert(Cost { each: u32::MAX, last: u32::MAX });
            let least = if *last { &mut cost.last } else { &mut cost.each };
            *least = cycles.min(*least);
        }
    }
    bar.finish_and_clear();
    costs.retain(|_, cost| cost.each < u32::MAX);
    for cost in costs.values_mut() {
        // This covers kernels that have no last batch, as well as underestimates by the clock.
        cost.last = if cost.last == u32::MAX { cost.each } else { cost.last.max(cost.each) };
    }
    costs
}

/// The number of rounds over all kernels.
const ROUNDS: u32 = 8;

/// Runs `work` after lowering the stack pointer by about this many times 64 bytes.
fn deeper<T>(steps: u32, work: &mut dyn FnMut() -> T) -> T {
    let room = black_box([0u8; 64]);
    let done = if steps == 0 { work() } else { deeper(steps - 1, work) };
    black_box(&room);
    done
}

/// Core cycles per call. If there is no cycle counter, a disturbed clock makes a sample look
/// cheaper, so the minimum would be the most disturbed sample. Ticks are reliable, so we use those
/// and assume that the core runs at its idle frequency.
fn cycles(timing: &Timing, machine: &Machine) -> Option<f64> {
    if core_clock() == "perf" {
        return timing.minimum().core;
    }
    Some(timing.minimum().tsc? * machine.core_ghz? / machine.tsc_ghz?)
}
