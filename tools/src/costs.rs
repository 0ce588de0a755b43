//! Estimates kernel costs on CPUs that we don't have: llvm-mca simulates the kernels' instructions
//! on another core, and we correct for its errors on measured generations. If a kernel costs `m`
//! cycles there and `s` simulated cycles, its simulated cost elsewhere is multiplied by `m / s`. It
//! is therefore enough to simulate part of a kernel, with a single iteration of each loop.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use iced_x86::{Decoder, DecoderOptions, FlowControl, Formatter, GasFormatter, Instruction};
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection, ObjectSymbol};
use phalanx::costs::{self, Basis, COLUMNS, Cost, Cpu, ESTIMATED, FIGURES, LAST};
use phalanx::families;
use phalanx::kernel::Kernel;
use phalanx_bench::{CostColumn, CostFigures, with_columns};

/// Estimate kernel costs on CPUs that are not available, with llvm-mca, and write them into the
/// library's cost tables. To measure this CPU, use `phalanx-bench choice calibrate --write`
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The CPU generations, separated by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_values = GENERATIONS.map(|one| one.name))]
    cpu: Vec<String>,
    /// The program llvm-mca
    #[arg(long, value_name = "FILE", default_value = "llvm-mca")]
    mca: PathBuf,
    /// Maximum number of instructions to simulate per kernel. The rest is extrapolated
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(100..100_000))]
    most: u32,
    /// Only print, and write nothing
    #[arg(long)]
    dry_run: bool,
}

/// A CPU generation that llvm-mca supports.
struct Generation {
    name: &'static str,
    cpu: Cpu<'static>,
    features: &'static str,
    /// Its name in llvm-mca.
    model: &'static str,
}

const fn amd(family: u32, model: u32) -> Cpu<'static> {
    Cpu { vendor: "AuthenticAMD", family, model }
}

const fn intel(model: u32) -> Cpu<'static> {
    Cpu { vendor: "GenuineIntel", family: 6, model }
}

const GENERATIONS: [Generation; 4] = [
    Generation { name: "Zen 2", cpu: amd(23, 49), features: "sse4.1 avx2 pclmulqdq", model: "znver2" },
    Generation { name: "Skylake-X", cpu: intel(85), features: "sse4.1 avx2 avx512 pclmulqdq", model: "skylake-avx512" },
    Generation {
        name: "Ice Lake",
        cpu: intel(106),
        features: "sse4.1 avx2 gfni avx512 vbmi pclmulqdq vpclmulqdq",
        model: "icelake-server",
    },
    Generation {
        name: "Alder Lake",
        cpu: intel(151),
        features: "sse4.1 avx2 gfni pclmulqdq vpclmulqdq",
        model: "alderlake",
    },
];

/// The llvm-mca models of measured generations.
const MEASURED: [(&str, &str); 4] =
    [("Zen 5", "znver4"), ("Zen 4", "znver4"), ("Zen 3", "znver3"), ("Golden Cove", "sapphirerapids")];

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let known = |name: &String| GENERATIONS.iter().find(|one| one.name == *name);
    let wanted = args.cpu.iter().map(|name| known(name).ok_or_else(|| format!("unknown generation {name}")));
    let wanted: Vec<&Generation> = wanted.collect::<Result<_, _>>()?;
    let version = first_line(&args.mca)?;

    let kernels = families().iter().flat_map(|family| family.kernels);
    let kernels: BTreeMap<&str, &Kernel> = kernels.map(|kernel| (kernel.symbol, kernel)).collect();
    let bodies = bodies(&kernels, args.most as usize)?;
    let simulate = |model: &str, features: &str| -> Result<BTreeMap<&str, f64>, Box<dyn Error>> {
        let runs = |kernel: &Kernel| {
            let mut needs = kernel.level.features().union(kernel.needs).names();
            needs.all(|need| features.split(' ').any(|feature| feature == need))
        };
        let bodies: Vec<_> = bodies.iter().filter(|(symbol, _)| runs(kernels[*symbol])).collect();
        let cycles = cycles(&args.mca, model, bodies.iter().map(|(_, body)| body.as_str()))?;
        eprintln!("{model}: {} kernels", cycles.len());
        Ok(bodies.iter().map(|(symbol, _)| **symbol).zip(cycles).collect())
    };

    // The models' errors for each kernel, for its last batch and for all others, as the geometric
    // mean over the measured generations. Also computes how far each measured cost is from its
    // estimate based on the other generations.
    let mut logarithms: BTreeMap<(&str, bool), Vec<f64>> = BTreeMap::new();
    for (name, model) in MEASURED {
        let Some(column) = COLUMNS.iter().position(|column| column.name == name) else { continue };
        for (symbol, cycles) in simulate(model, COLUMNS[column].features)? {
            for last in [false, true] {
                if let Some(measured) = figure(symbol, last, column) {
                    logarithms.entry((symbol, last)).or_default().push((f64::from(measured) / cycles).ln());
                }
            }
        }
    }
    let mut apart = Vec::new();
    for several in logarithms.values().filter(|several| several.len() > 1) {
        let (sum, others) = (several.iter().sum::<f64>(), several.len() as f64 - 1.0);
        apart.extend(several.iter().map(|one| ((sum - one) / others - one).abs().exp() - 1.0));
    }
    apart.sort_by(f64::total_cmp);
    let at = |percent: usize| apart.get(apart.len() * percent / 100).copied().unwrap_or(f64::NAN) * 100.0;
    println!(
        "measured costs differ from estimates by other generations by {:.0} % (median), {:.0} % (90th percentile)",
        at(50),
        at(90)
    );
    let factor = |symbol, last| {
        let several: &Vec<f64> = logarithms.get(&(symbol, last))?;
        Some((several.iter().sum::<f64>() / several.len() as f64).exp())
    };

    let hows = wanted.iter().map(|one| format!("{version}, model {}, scaled by measured generations", one.model));
    let hows: Vec<String> = hows.collect();
    let mut estimated = Vec::new();
    for (generation, how) in wanted.iter().zip(&hows) {
        let mut figures = CostFigures::new();
        for (symbol, cycles) in simulate(generation.model, generation.features)? {
            let scaled = |last| Some(((cycles * factor(symbol, last)?).round() as u32).max(1));
            if let Some(each) = scaled(false) {
                figures.insert(kernels[symbol].symbol, Cost { each, last: scaled(true).unwrap_or(each).max(each) });
            }
        }
        let column = CostColumn {
            name: generation.name.into(),
            cpu: generation.cpu,
            features: generation.features.into(),
            basis: Basis::Estimated { how },
        };
        estimated.push((column, figures));
    }
    let text = with_columns(&estimated).map_err(|symbol| format!("{symbol}: no generation has a cost"))?;
    if args.dry_run {
        print!("{text}");
        return Ok(());
    }
    let path = Path::new("crates/phalanx-kernels/src/costs").join(costs::FILE);
    fs::write(&path, text).map_err(|error| format!("{}: {error}; run this in the source folder", path.display()))?;
    Ok(())
}

/// Returns the measured cost of a kernel.
fn figure(symbol: &str, last: bool, column: usize) -> Option<u32> {
    let (name, figures) = (costs::name(symbol), if last { LAST } else { FIGURES });
    let at = figures.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
    Some(figures[at].1[column]).filter(|cost| cost & ESTIMATED == 0)
}

/// Returns the first line of llvm-mca's version output.
fn first_line(mca: &Path) -> Result<String, Box<dyn Error>> {
    let out = Command::new(mca).arg("--version").output().map_err(|error| format!("{}: {error}", mca.display()))?;
    let text = String::from_utf8_lossy(&out.stdout);
    let line = text.lines().map(str::trim).find(|line| line.contains("version"));
    let number = line.and_then(|line| line.split_whitespace().last()).ok_or("llvm-mca does not say its version")?;
    Ok(format!("llvm-mca {number}"))
}

/// Disassembles the kernels, either all instructions or `most` of them from the middle. Each is
/// counted once, as if every loop had a single iteration, which the kernels' correction factors
/// compensate for.
fn bodies<'a>(kernels: &BTreeMap<&'a str, &Kernel>, most: usize) -> Result<BTreeMap<&'a str, String>, Box<dyn Error>> {
    let program = std::env::current_exe()?;
    let data = fs::read(&program)?;
    let file: ElfFile64<'_> = ElfFile64::parse(&*data)?;
    let mut bodies = BTreeMap::new();
    for symbol in file.symbols() {
        let Some((name, _)) = symbol.name().ok().and_then(|name| kernels.get_key_value(name)) else { continue };
        let section = file.section_by_index(symbol.section_index().ok_or("a kernel has no section")?)?;
        let code = section.data_range(symbol.address(), symbol.size())?.ok_or("a kernel outside its section")?;
        let decoder = Decoder::with_ip(64, code, symbol.address(), DecoderOptions::NONE);
        // Assume that branches are predicted.
        let steps: Vec<Instruction> =
            decoder.into_iter().filter(|step| step.flow_control() == FlowControl::Next).collect();
        let (mut formatter, mut text) = (GasFormatter::new(), String::new());
        formatter.options_mut().set_rip_relative_addresses(true);
        for step in steps.iter().skip(steps.len().saturating_sub(most) / 2).take(most) {
            formatter.format(step, &mut text);
            text.push('\n');
        }
        bodies.insert(*name, text);
    }
    match kernels.keys().find(|symbol| !bodies.contains_key(*symbol)) {
        Some(symbol) => Err(format!("{} has no symbol {symbol}: is it stripped?", program.display()).into()),
        None => Ok(bodies),
    }
}

/// Simulates each body and returns the cycles.
fn cycles<'a>(mca: &Path, model: &str, bodies: impl Iterator<Item = &'a str>) -> Result<Vec<f64>, Box<dyn Error>> {
    let (mut text, mut count) = (String::new(), 0);
    for body in bodies {
        text += &format!("# LLVM-MCA-BEGIN {count}\n{body}# LLVM-MCA-END {count}\n");
        count += 1;
    }
    let file = tempfile::Builder::new().suffix(".s").tempfile()?;
    fs::write(file.path(), text)?;
    let mut command = Command::new(mca);
    command.args(["-mtriple=x86_64", "-iterations=1", "-instruction-info=false", "-resource-pressure=false"]);
    let out = command.arg(format!("-mcpu={model}")).arg(file.path()).output()?;
    let text = String::from_utf8_lossy(&out.stdout);
    let totals = text.lines().filter_map(|line| line.strip_prefix("Total Cycles:"));
    let totals: Vec<f64> = totals.map(|cycles| cycles.trim().parse()).collect::<Result<_, _>>()?;
    if totals.len() == count {
        return Ok(totals);
    }
    let said: Vec<_> = String::from_utf8_lossy(&out.stderr).lines().take(3).map(String::from).collect();
    Err(format!("{model}: {} of {count} kernels simulated: {}", totals.len(), said.join(" ")).into())
}
