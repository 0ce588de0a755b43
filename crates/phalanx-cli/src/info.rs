//! `phalanx info`: the CPU, its levels, and the selected kernels.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use phalanx::costs::{self, Basis, COLUMNS, Source, column};
use phalanx::isa::Features;
use phalanx::kernel::{Kernel, choose};
use phalanx::{Choice, Level, Op, choices, families, frames, routines};
use phalanx_terminal::{aligned, cpu_family, cpu_model, levels, short_name};

use crate::failure::{Failure, shown};
use crate::list::inspect_instead;
use crate::streams::print;

/// Width of the labels in the summary.
const LABEL_COLUMNS: usize = 9;

/// More blocks than any kernel processes at once.
const MANY_BLOCKS: usize = 1 << 16;

/// Maximum width of the summary.
const TERMINAL_COLUMNS: usize = 80;

const EXAMPLES: &str = "\
Examples:
  phalanx info                  CPU, levels, and the kernel for each cipher
  phalanx info --level avx2     kernels of a CPU with no more than AVX2
  phalanx info --all            kernels for every number of blocks
  phalanx info --costs          assumed cost of each kernel
  PHALANX_LEVEL=portable phalanx info   only portable kernels

The table shows the kernel that encrypts one block and the one that encrypts many. With --all, each kernel has a range of block counts: it \
runs next when that many blocks remain. The last range has no upper limit.";

/// Show the CPU, its levels, and the kernel selected for each cipher and size
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Only for an error message that names the right command
    #[arg(hide = true)]
    name: Option<String>,
    /// Show the selection for this level
    #[arg(long, value_name = "L")]
    level: Option<Level>,
    /// Show every selected kernel, for both directions and each number of blocks
    #[arg(long, conflicts_with = "levels")]
    all: bool,
    /// Print only the names of all levels, one per line
    #[arg(long, conflicts_with = "level")]
    levels: bool,
    /// Print the assumed cost of each kernel, in core cycles per batch, and where it comes from
    #[arg(long, conflicts_with_all = ["level", "all", "levels"])]
    costs: bool,
    /// Print every proved function, for `phalanx-prove phalanx --entries`
    #[arg(long, conflicts_with_all = ["level", "all", "levels"], hide = true)]
    entries: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(name) = &args.name {
        let path = Path::new(name);
        return Err(Failure::Usage(match path.symlink_metadata() {
            Ok(_) => inspect_instead(path),
            Err(_) => format!("unexpected argument '{name}': for an algorithm, run phalanx list {name}"),
        }));
    }
    if args.levels {
        return print(&Level::ALL.iter().map(|level| format!("{level}\n")).collect::<String>());
    }
    if args.entries {
        return print(&entries());
    }
    if args.costs {
        return print(&costs_here());
    }
    let level = match args.level {
        Some(level) => levels::named(level).map_err(Failure::Usage)?,
        None => Level::active(),
    };
    let features: Vec<_> = Features::detected().names().collect();
    let mut out = field("phalanx", env!("CARGO_PKG_VERSION"));
    out += &field("CPU", &format!("{}, {}", cpu_model(), std::env::consts::ARCH));
    out += &cpu_family().map_or_else(String::new, |family| field("", &family));
    out += &field("features", &if features.is_empty() { "none".into() } else { features.join(" ") });
    out += &field("costs", &source_of_costs(args.all));
    let (here, missing): (Vec<_>, Vec<_>) = Level::ALL.iter().partition(|level| level.is_available());
    let names = |levels: &[&Level]| {
        let named =
            levels.iter().map(|this| if **this == level { format!("{this} (active)") } else { this.to_string() });
        named.collect::<Vec<_>>().join(", ")
    };
    out += &field("levels", &names(&here));
    if !missing.is_empty() {
        out += &field("missing", &names(&missing));
    }
    let all: BTreeSet<&str> = families().iter().flat_map(|family| family.kernels).map(|kernel| kernel.symbol).collect();
    out += &field("kernels", &format!("{} of {} run on this CPU", self::here().len(), all.len()));
    let here = routines().filter(|routine| routine.is_available()).count();
    out += &field("routines", &format!("{here} of {}: counters, sums, comparison, wiping", routines().count()));
    out += &if args.all { everything(level) } else { table(level) };
    print(&out)
}

/// A line of the summary. It is wrapped between words, because names of CPUs and columns can be of
/// any length.
fn field(name: &str, value: &str) -> String {
    let mut line = format!("{name:<LABEL_COLUMNS$}");
    let mut out = String::new();
    for word in value.split(' ') {
        if line.trim_end().len() > LABEL_COLUMNS && line.chars().count() + 1 + word.chars().count() > TERMINAL_COLUMNS {
            out += &format!("{line}\n");
            line = " ".repeat(LABEL_COLUMNS);
        }
        line += &format!(" {word}");
    }
    out + &line + "\n"
}

/// The source of the costs.
fn source_of_costs(all: bool) -> String {
    let column = &COLUMNS[column()];
    match (costs::loaded(), column.basis) {
        (Ok(own @ 1..), _) => {
            let file = std::env::var_os("PHALANX_COSTS").unwrap_or_default();
            format!("of {own} kernels from {} (PHALANX_COSTS), of the others {}", shown(Path::new(&file)), column.name)
        }
        (_, Basis::Estimated { .. }) if !all => {
            format!("{}, estimated (to measure: phalanx-bench choice calibrate)", column.name)
        }
        (_, Basis::Estimated { .. }) => column.to_string(),
        _ => {
            let symbols = here();
            let count = |source| symbols.keys().filter(|symbol| Source::of_symbol(symbol) == source).count();
            let parts = [(Source::Estimated, "estimated"), (Source::MeasuredBefore, "of other code")];
            let parts = parts.map(|(source, what)| (count(source), what));
            let parts: Vec<_> =
                parts.iter().filter(|(some, _)| *some > 0).map(|(some, what)| format!("{some} {what}")).collect();
            if parts.is_empty() {
                return column.to_string();
            }
            format!("{column} (of {}: {})", symbols.len(), parts.join(", "))
        }
    }
}

/// The kernels supported by this CPU. They are keyed by symbol, because ciphers may share kernels.
fn here() -> BTreeMap<&'static str, &'static Kernel> {
    let kernels = families().iter().flat_map(|family| family.kernels).filter(|kernel| kernel.is_available());
    kernels.map(|kernel| (kernel.symbol, kernel)).collect()
}

/// Lists the cost of each of these kernels.
fn costs_here() -> String {
    let row = |(symbol, kernel): (&str, &Kernel)| {
        let (cost, from) = (kernel.costs_here(), Source::of_symbol(symbol).name());
        let [blocks, each, last] = [kernel.width.to_string(), cost.each.to_string(), cost.last.to_string()];
        vec![costs::name(symbol).into(), blocks, each, last, from.to_string()]
    };
    let rows: Vec<_> = here().into_iter().map(row).collect();
    aligned(&["kernel", " blocks", " cycles", " last", "from"], &rows)
}

/// Lists every constant-time kernel and routine: cipher, symbol, shape, level, assembly or Rust,
/// required features, and the stack bytes wiped after a kernel. Then, for `phalanx-prove equal`:
/// operation, layout, blocks of a batch, form, built-in S-box, and the cipher's bytes of a block, of a
/// key and of each form. For routines, all these from the stack bytes on are empty. Last, where the code
/// that runs is, because symbols might name other code: its address in the file, as tools print it.
fn entries() -> String {
    let source =
        |symbol: &str| if frames::code().any(|(name, _)| name == costs::name(symbol)) { "assembly" } else { "Rust" };
    let kernels = families().iter().flat_map(|family| family.kernels.iter().map(move |kernel| (family, kernel)));
    let kernels = kernels.map(|(family, kernel)| {
        let forms: Vec<_> = family.forms.iter().map(|form| form.bytes.to_string()).collect();
        let rest = [
            kernel.frame.bytes().to_string(),
            format!("{:?}", kernel.op),
            kernel.layout.to_owned(),
            kernel.width.to_string(),
            kernel.form.to_string(),
            kernel.parameter.map_or_else(String::new, |parameter| parameter.name.to_owned()),
            family.block.to_string(),
            family.key.to_string(),
            forms.join(" "),
        ];
        let entry = kernel.entry;
        (family.name, kernel.symbol, entry.shape(), kernel.level.name(), kernel.needs, rest, entry.code())
    });
    let nothing = [const { String::new() }; 9];
    let routines = routines().map(|routine| {
        let entry = routine.entry;
        ("routines", routine.symbol, entry.shape(), "", routine.needs, nothing.clone(), entry.code())
    });
    let start = start_of_file();
    let line = |(of, symbol, shape, level, needs, rest, code): (_, &str, _, _, Features, [String; 9], *const ())| {
        let needs: Vec<_> = needs.names().collect();
        let address = start.map_or_else(String::new, |start| code.addr().wrapping_sub(start).to_string());
        let (source, needs, rest) = (source(symbol), needs.join(" "), rest.join("\t"));
        format!("{of}\t{symbol}\t{shape}\t{level}\t{source}\t{needs}\t{rest}\t{address}\n")
    };
    kernels.chain(routines).map(line).collect()
}

/// The address of the file's header in memory. In position-independent files, it is at 0.
#[cfg(target_os = "linux")]
fn start_of_file() -> Option<usize> {
    unsafe extern "C" {
        /// Linkers define it.
        #[link_name = "__ehdr_start"]
        static START: u8;
    }
    Some((&raw const START).addr())
}

/// Other systems have other files, which the provers don't read.
#[cfg(not(target_os = "linux"))]
fn start_of_file() -> Option<usize> {
    None
}

/// Lists, for each cipher, the kernel that encrypts one block and the one that encrypts many.
fn table(level: Level) -> String {
    let all = choices(level);
    let mut rows = Vec::new();
    for family in families() {
        let mut of_cipher = all.iter().filter(|choice| (choice.cipher, choice.op) == (family.name, Op::Encrypt));
        let Some(one) = of_cipher.next() else { continue };
        let many = of_cipher.next_back().unwrap_or(one);
        let name = |choice: &Choice| short_name(choice.kernel, choice.cipher);
        rows.push(vec![family.name.into(), name(one).into(), name(many).into(), many.kernel.width.to_string()]);
    }
    format!("\n{}", aligned(&["cipher", "one block", "many blocks", " at once"], &rows))
}

/// Lists the selected kernels for each operation and number of blocks.
fn everything(level: Level) -> String {
    let mut out = String::new();
    let mut add = |cipher: &str, op: Op, ranges: &[(String, &Kernel)]| {
        let row = |(range, kernel): &(String, &Kernel)| {
            let name = short_name(kernel, cipher).into();
            vec![range.clone(), name, kernel.width.to_string(), kernel.layout.to_string()]
        };
        let rows: Vec<_> = ranges.iter().map(row).collect();
        out += &format!("\n{cipher} {op}\n{}", aligned(&[" blocks", "kernel", " at once", "layout"], &rows));
    };
    for same in choices(level).chunk_by(|a, b| (a.cipher, a.op) == (b.cipher, b.op)) {
        let range = |(i, choice): (usize, &Choice)| {
            let (start, end) = choice.blocks.clone().into_inner();
            let range = match (i + 1 == same.len(), start == end) {
                (true, _) => format!("{start}.."),
                (false, true) => format!("{start}"),
                (false, false) => format!("{start}..{end}"),
            };
            (range, choice.kernel)
        };
        add(same[0].cipher, same[0].op, &same.iter().enumerate().map(range).collect::<Vec<_>>());
    }
    for family in families() {
        for op in [Op::Ghash, Op::Dot] {
            let chosen = choose(family.candidates(op, level).collect(), Kernel::costs_here, MANY_BLOCKS);
            if let Some((kernel, _)) = chosen.first() {
                add(family.name, op, &[("1..".into(), kernel)]);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Independent of the CPU that runs this test.
    #[test]
    fn the_costs_of_every_cpu_fit_a_terminal() {
        for column in COLUMNS {
            let field = field("costs", &format!("{column} (of 9999: 9999 estimated, 9999 of other code)"));
            assert!(field.lines().count() <= 2, "{field}");
            assert!(field.lines().all(|line| line.chars().count() <= TERMINAL_COLUMNS), "{field}");
        }
        assert_eq!(field("CPU", "one, x86"), "CPU       one, x86\n");
        assert_eq!(field("", &"x".repeat(90)), format!("          {}\n", "x".repeat(90)));
    }
}
