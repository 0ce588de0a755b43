//! Tests which kernel runs, as recorded at the call, at every level that this CPU supports.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::io::Write;
use std::process::Command;

use phalanx::kernel::{Entry, Family, Kernel, Keyed, Op, PADDED, choose};
use phalanx::{Choice, Error, Kalyna128_128, Kalyna256_256, Kuznyechik, Level, LevelError, choices, costs, families};
use phalanx_vectors::stream;

/// The levels of this architecture that have block kernels of their own. When you add a level, add
/// an entry here.
fn own_levels(cipher: &str) -> &'static [Level] {
    use Level::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Neon, NeonSha3, Portable, Sse41};
    if cfg!(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little")) {
        return match cipher.split('-').next() {
            Some("kalyna" | "kuznyechik") => &[Portable, Neon, NeonSha3],
            _ => &[Portable, Neon],
        };
    }
    if !cfg!(target_arch = "x86_64") {
        return &[Portable];
    }
    match cipher.split('-').next() {
        Some("kalyna" | "kuznyechik") => &[Portable, Sse41, Avx2, Avx2Gfni, Avx512, Avx512Vbmi],
        Some("ublock") if cipher != "ublock-256/256" => &[Portable, Sse41, Avx2, Avx2Gfni, Avx512, Avx512Vbmi],
        _ => &[Portable, Sse41, Avx2, Avx512, Avx512Vbmi],
    }
}

/// Returns the levels that this CPU supports. The missing ones are printed in a way that bypasses
/// the test harness's output capture.
fn levels() -> impl Iterator<Item = Level> {
    for level in Level::ALL.iter().copied().filter(|level| !level.is_available()) {
        writeln!(std::io::stderr(), "NOT TESTED: this CPU lacks the level {level}").expect("standard error is there");
    }
    Level::available()
}

fn ciphers() -> impl Iterator<Item = &'static Family> {
    families().iter().copied().filter(|family| family.is_cipher())
}

const BOTH: [Op; 2] = [Op::Encrypt, Op::Decrypt];

fn keyed(family: &'static Family, level: Level) -> Keyed {
    // For families with an S-box in the key, nibbles make a valid one.
    let key: Vec<u8> = stream(b"dispatch", family.key).into_iter().map(|byte| byte & 15).collect();
    Keyed::new(family, level, &key).expect("the level is available")
}

fn candidates(family: &Family, op: Op, level: Level) -> Vec<&'static Kernel> {
    family.candidates(op, level).collect()
}

#[test]
fn only_allowed_constant_time_kernels_run() {
    for level in levels() {
        for (family, op) in ciphers().flat_map(|family| BOTH.map(|op| (family, op))) {
            let keyed = keyed(family, level);
            for n in 1..=300 {
                let trace = keyed.trace(op, n);
                let context = format!("{} {op} {n} blocks at {level}: {trace:?}", family.name);
                for (kernel, batches) in &trace {
                    assert!(*batches > 0 && kernel.op == op, "{context}");
                    assert!(level.allows(kernel.level) && kernel.is_available(), "{context}");
                }
                // All blocks must be processed, and no batch may be empty.
                let blocks: usize = trace.iter().map(|(kernel, batches)| kernel.width * batches).sum();
                let last = trace.last().expect("something ran").0.width;
                assert!(blocks >= n && blocks - last < n, "{context}");
            }
            assert!(keyed.trace(op, 0).is_empty());
        }
    }
}

/// The plan is the cheapest one. Short plans are compared with all possible sequences. Longer ones
/// are compared with the cheapest kernel per block, plus the cost of a batch or two.
#[test]
fn the_plan_is_the_cheapest() {
    for level in levels() {
        for (family, op) in ciphers().flat_map(|family| BOTH.map(|op| (family, op))) {
            let candidates = candidates(family, op, level);
            let keyed = keyed(family, level);
            let widest = candidates.iter().map(|kernel| kernel.width).max().expect("a portable kernel");
            let per_block = |kernel: &Kernel| f64::from(kernel.cost()) / kernel.width as f64;
            let bulk = candidates.iter().min_by(|a, b| per_block(a).total_cmp(&per_block(b))).expect("a kernel");
            let mut best = vec![0];
            for n in 1..=300.max(2 * widest) {
                let with = |kernel: &&Kernel| match n.checked_sub(kernel.width) {
                    Some(rest @ 1..) => u64::from(kernel.cost()) + best[rest],
                    rest => u64::from(kernel.costs_here().last) + if rest.is_none() { PADDED } else { 0 },
                };
                best.push(candidates.iter().map(with).min().expect("a kernel"));
                let trace = keyed.trace(op, n);
                let cost = cost(&trace, n);
                let context = format!("{} {op} {n} blocks at {level}: {trace:?}", family.name);
                if n <= 2 * widest {
                    assert_eq!(cost, best[n], "{context}");
                } else {
                    let bound = per_block(bulk) * n as f64 + 2.0 * f64::from(bulk.costs_here().last) + PADDED as f64;
                    assert!((cost as f64) < bound, "{context}");
                }
                for kernel in candidates.iter().filter(|kernel| kernel.width >= n) {
                    assert!(
                        cost <= u64::from(kernel.costs_here().last) + PADDED,
                        "{context}: one padded batch of {kernel:?} is cheaper"
                    );
                }
            }
        }
    }
}

/// Every level that should have kernels of its own does, and a large number of blocks runs on the
/// kernel with the lowest cost per block.
#[test]
fn many_blocks_run_on_the_best_level() {
    for family in ciphers() {
        let any_sbox = |kernel: &&Kernel| BOTH.contains(&kernel.op) && kernel.parameter.is_none();
        let there: BTreeSet<Level> = family.kernels.iter().filter(any_sbox).map(|kernel| kernel.level).collect();
        assert_eq!(there, own_levels(family.name).iter().copied().collect(), "{}", family.name);
        for level in levels() {
            for op in BOTH {
                // A higher level isn't always faster, so we select the level whose best kernel has
                // the lowest cost per block.
                let per_block = |kernel: &&Kernel| f64::from(kernel.cost()) / kernel.width as f64;
                let rows = candidates(family, op, level);
                // If several kernels have the same cost, the widest one wins.
                let order = |a: &&'static Kernel, b: &&'static Kernel| {
                    per_block(a).total_cmp(&per_block(b)).then(b.width.cmp(&a.width))
                };
                let want = rows.iter().copied().min_by(order).expect("portable");
                let trace = keyed(family, level).trace(op, 64 * want.width);
                assert_eq!(trace[0].0.symbol, want.symbol, "{} {op} at {level}", family.name);
            }
        }
    }
}

/// This uses the first column of the costs, no matter what the CPU is.
#[test]
fn kalyna_runs_the_kernel_that_the_level_is_for() {
    let chosen = |family, level, op, n| choose(candidates(family, op, level), first_column, n);
    let ran = |family: &'static Family, level, op, n| -> BTreeMap<String, usize> {
        let mut symbols = BTreeMap::new();
        for (kernel, batches) in chosen(family, level, op, n) {
            let cipher = family.name.replace(['-', '/'], "_");
            let name = kernel.symbol.split_once(&format!("{cipher}_{op}_")).expect("symbols name cipher and operation");
            *symbols.entry(name.1.to_owned()).or_default() += batches;
        }
        symbols
    };
    for level in levels() {
        for (family, op) in ciphers().flat_map(|family| BOTH.map(|op| (family, op))) {
            if !family.name.starts_with("kalyna-") {
                continue;
            }
            let context = format!("{} {op} at {level}", family.name);
            // The kernels for one block, for 64-byte blocks with one register group per lane, and
            // for many blocks.
            let (one, filled, many): (&str, &str, &[&str]) = match level {
                Level::Portable => ("portable", "portable", &["portable"]),
                Level::Sse41 => ("sse41_one", "sse41_x1", &["sse41_x1", "sse41_x2"]),
                Level::Avx2 | Level::Avx512 => ("avx2_one", "avx2_pairs", &["avx2_x2", "avx512_x2"]),
                Level::Avx2Gfni => ("avx2gfni_one", "avx2gfni_pairs", &["avx2gfni_x2"]),
                Level::Neon => ("neon_one", "neon_x1", &["neon", "neon_x1", "neon_x2"]),
                Level::NeonSha3 => ("neon_one", "neon_x1", &["neon_sha3", "neon_x1", "neon_x2"]),
                _ => ("avx512vbmi_one", "avx512vbmi_xmm_x1", &["avx512vbmi"]),
            };
            let names = ran(family, level, op, 1);
            assert!(names.keys().all(|name| [one, filled].contains(&&**name)), "{context}, one block: {names:?}");
            for n in (1..=5).map(|k| 64 * k) {
                let names = ran(family, level, op, n);
                assert!(names.keys().all(|name| many.contains(&&**name)), "{context}, {n} blocks: {names:?}");
            }
            if level == Level::Avx512Vbmi {
                // At every size, a kernel of this level must run. Larger sizes may only select
                // wider kernels.
                let mut before = 0;
                for n in [1, 2, 4, 8, 16, 32, 64] {
                    let (kernel, _) = chosen(family, level, op, n)[0];
                    assert!(kernel.level == level && kernel.width >= before, "{context}, {n} blocks: {kernel:?}");
                    before = kernel.width;
                }
            }
        }
    }
}

/// Returns the cost in cycles of the kernels that ran for `n` blocks.
fn cost(trace: &[(&'static Kernel, usize)], n: usize) -> u64 {
    let blocks: usize = trace.iter().map(|(kernel, batches)| kernel.width * batches).sum();
    let all: u64 = trace.iter().map(|(kernel, batches)| u64::from(kernel.cost()) * *batches as u64).sum();
    let last = trace.last().expect("something ran").0.costs_here();
    all - u64::from(last.each) + u64::from(last.last) + if blocks > n { PADDED } else { 0 }
}

fn first_column(kernel: &'static Kernel) -> costs::Cost {
    costs::Cost { each: kernel.costs[0], last: kernel.last[0] }
}

/// A new key has no forms. Including the cost of creating a form, no call may cost more than the
/// plan for a key that has all forms. By the time that not having a form has cost as much as
/// creating it would, the form must exist.
#[test]
fn forms_are_made_when_they_are_worth_it() {
    for level in levels() {
        for (family, op) in ciphers().flat_map(|family| BOTH.map(|op| (family, op))) {
            let (key, kept) = (vec![1; family.key], keyed(family, level));
            for n in [1, 2, 5, 16, 64, 300] {
                let fresh = Keyed::fresh(family, level, &key).expect("the level is available");
                let making = |form| match form {
                    0 => 0,
                    _ => u64::from(family.maker(Op::Prepare, form, level, 1).expect("every form has a maker").cost()),
                };
                let forms = |trace: &[(&Kernel, usize)]| trace.iter().map(|(k, _)| k.form).collect::<BTreeSet<_>>();
                let (first, best) = (fresh.trace(op, n), kept.trace(op, n));
                let context = format!("{} {op} {n} blocks at {level}: {first:?}, {best:?}", family.name);
                let whole = |trace: &[_]| cost(trace, n) + forms(trace).into_iter().map(making).sum::<u64>();
                assert!(whole(&first) <= whole(&best), "{context}");
                let (more, most) = (cost(&first, n).saturating_sub(cost(&best, n)), making(best[0].0.form));
                if let Some(rounds) = most.checked_div(more) {
                    for _ in 0..=rounds {
                        fresh.trace(op, n);
                    }
                    assert_eq!(cost(&fresh.trace(op, n), n), cost(&best, n), "{context}");
                }
            }
        }
    }
}

#[test]
fn choices_are_what_runs() {
    for level in levels() {
        let mut of = BTreeMap::<(&str, &str), Vec<Choice>>::new();
        for choice in choices(level) {
            of.entry((choice.cipher, choice.op.name())).or_default().push(choice);
        }
        for (family, op) in ciphers().flat_map(|family| BOTH.map(|op| (family, op))) {
            let ranges = of.remove(&(family.name, op.name())).expect("every cipher has kernels");
            let keyed = keyed(family, level);
            let mut next = 1;
            for choice in &ranges {
                assert_eq!(*choice.blocks.start(), next, "{} {op} at {level}", family.name);
                next = choice.blocks.end() + 1;
                for n in choice.blocks.clone() {
                    let first = keyed.trace(op, n)[0].0;
                    assert_eq!(first.symbol, choice.kernel.symbol, "{} {op} {n} blocks at {level}", family.name);
                }
            }
            let last = ranges.last().expect("there is one").kernel;
            for n in [next, next + 1, 2 * next + 5, 10 * next] {
                assert_eq!(keyed.trace(op, n)[0].0.symbol, last.symbol, "{} {op} {n} blocks at {level}", family.name);
            }
        }
        // `choices` only lists ciphers, not fields.
        assert!(of.is_empty(), "{:?}", of.keys());
    }
}

#[test]
fn every_operation_has_a_portable_row() {
    for family in families() {
        let portable = |op: Op, form: Option<usize>| {
            family.kernels.iter().any(|kernel| {
                let everywhere = kernel.level == Level::Portable && kernel.needs.names().next().is_none();
                kernel.op == op && everywhere && form.is_none_or(|form| form == kernel.form)
            })
        };
        // Hashes, products and sums of products don't have a key.
        let keyed = family.kernels.iter().any(|kernel| !matches!(kernel.op, Op::Dot | Op::Products | Op::Absorb));
        assert!(!keyed || portable(Op::Schedule, Some(0)), "{}", family.name);
        for kernel in family.kernels {
            // If there is no kernel for many keys, keys are processed one after the other.
            let many = matches!(kernel.op, Op::EncryptMany | Op::DecryptMany);
            assert!(many || portable(kernel.op, None), "{} has no portable {}", family.name, kernel.op);
            // It must be possible to create every form that a kernel reads on any CPU.
            let maker = if many || kernel.op == Op::Load { Op::Load } else { Op::Prepare };
            let made = kernel.form == 0 || portable(maker, Some(kernel.form));
            assert!(made, "{}: nothing portable makes form {}", family.name, kernel.form);
        }
    }
}

fn address(entry: Entry) -> usize {
    match entry {
        Entry::Crypt(f) => f as usize,
        Entry::Expand(f) => f as usize,
        Entry::Ghash(f) => f as usize,
        Entry::Load(f) => f as usize,
        Entry::Absorb(f) => f as usize,
        _ => panic!("an entry of an unknown shape"),
    }
}

#[test]
fn rows_are_well_formed() {
    let prefix = format!("phalanx_{}_{}_", env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"));
    let (mut symbols, mut names) = (HashMap::new(), HashSet::new());
    for family in families() {
        assert!(names.insert(family.name), "two families {}", family.name);
        assert!(!family.forms.is_empty() && family.forms[0].bytes == family.schedule, "{}", family.name);
        for kernel in family.kernels {
            // Encryption and decryption may share an entry point, provided they read different
            // forms.
            if let Some(twin) = symbols.insert(kernel.symbol, kernel) {
                let both = (twin.op, kernel.op) == (Op::Encrypt, Op::Decrypt) && twin.form != kernel.form;
                assert!(both && address(twin.entry) == address(kernel.entry), "two rows {}", kernel.symbol);
            }
            let rest =
                kernel.symbol.strip_prefix(&prefix).unwrap_or_else(|| panic!("{} has no version", kernel.symbol));
            assert!(rest.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_'), "{rest}");
            assert!(kernel.width > 0 && kernel.cost() > 0 && kernel.form < family.forms.len(), "{}", kernel.symbol);
            let shape = match kernel.op {
                Op::Encrypt | Op::Decrypt => matches!(kernel.entry, Entry::Crypt(_)),
                Op::Schedule | Op::Prepare => matches!(kernel.entry, Entry::Expand(_)),
                Op::Ghash | Op::Dot | Op::Products | Op::Mac16 => matches!(kernel.entry, Entry::Ghash(_)),
                Op::EncryptMany | Op::DecryptMany => matches!(kernel.entry, Entry::Crypt(_)),
                Op::Load => matches!(kernel.entry, Entry::Load(_)),
                Op::Absorb => matches!(kernel.entry, Entry::Absorb(_)),
                _ => false,
            };
            assert!(shape, "{} {} of shape {}", kernel.symbol, kernel.op, kernel.entry.shape());
            // A padded batch has to fit in a buffer of this size.
            assert!(kernel.width * family.block <= 8192, "{}", kernel.symbol);
        }
    }
    assert!(symbols.len() > 100, "{}", symbols.len());
}

#[test]
fn costs_are_those_of_the_table() {
    // We only look at ciphers that are included in this build.
    let built = |symbol: &&str| {
        families().iter().any(|family| symbol.starts_with(&format!("{}_", family.name.replace(['-', '/'], "_"))))
    };
    type Table = (&'static [(&'static str, costs::Costs)], fn(&Kernel) -> bool, fn(&Kernel) -> costs::Costs);
    let tables: [Table; 2] = [
        (costs::FIGURES, |_| true, |kernel| kernel.costs),
        (costs::LAST, |kernel| BOTH.contains(&kernel.op), |kernel| kernel.last),
    ];
    for (table, is_in, of) in tables {
        let figures: BTreeSet<&str> = table.iter().map(|(symbol, _)| *symbol).filter(built).collect();
        let kernels = || families().iter().flat_map(|family| family.kernels).filter(|kernel| is_in(kernel));
        let symbols: BTreeSet<&str> = kernels().map(|kernel| costs::name(kernel.symbol)).collect();
        let missing: Vec<_> = symbols.difference(&figures).collect();
        assert!(missing.is_empty(), "no cost: {missing:?}; run `phalanx-bench choice calibrate --write`");
        let left: Vec<_> = figures.difference(&symbols).collect();
        assert!(left.is_empty(), "costs of no kernel: {left:?}; run `phalanx-bench choice calibrate --write`");
        assert!(table.is_sorted_by(|a, b| a.0 < b.0), "costs are found by halving");
        for (symbol, all) in table.iter().filter(|(symbol, _)| built(symbol)) {
            let kernel = kernels().find(|kernel| costs::name(kernel.symbol) == *symbol).expect("it is there");
            assert_eq!(of(kernel), all.map(|cost| cost & !costs::ESTIMATED), "{symbol}");
            assert!(of(kernel).iter().all(|cost| *cost > 0), "{symbol}");
            assert!(
                kernel.costs.iter().zip(kernel.last).all(|(each, last)| *each <= last),
                "{symbol}: the last is cheaper"
            );
        }
    }
}

#[test]
fn the_nearest_column() {
    for column in costs::COLUMNS {
        assert_eq!(costs::COLUMNS[costs::nearest_column(column.cpu, column.features)].name, column.name);
    }
    assert!(costs::column() < costs::COLUMNS.len());
    if !cfg!(target_arch = "x86_64") {
        return;
    }
    let near = |vendor, family, model, features: &str| {
        costs::COLUMNS[costs::nearest_column(costs::Cpu { vendor, family, model }, features)].name
    };
    let with = |more: &str| format!("sse4.1 avx2 pclmulqdq{more}");
    let [avx2, wide, all] = ["", " vpclmulqdq", " gfni avx512 vbmi vpclmulqdq"].map(with);
    // This covers later models of a family, families before and after the known ones, and unknown
    // vendors.
    let expected = [
        (near("AuthenticAMD", 26, 0x44, &all), "Zen 5"),
        (near("AuthenticAMD", 27, 0, &all), "Zen 5"),
        (near("AuthenticAMD", 25, 97, &all), "Zen 4"),
        (near("AuthenticAMD", 25, 33, &wide), "Zen 3"),
        (near("AuthenticAMD", 23, 113, &avx2), "Zen 2"),
        (near("AuthenticAMD", 23, 1, &avx2), "Zen 2"),
        (near("GenuineIntel", 6, 207, &all), "Golden Cove"),
        (near("GenuineIntel", 6, 183, &with(" gfni vpclmulqdq")), "Alder Lake"),
        (near("GenuineIntel", 6, 126, &all), "Ice Lake"),
        (near("GenuineIntel", 6, 85, &with(" avx512")), "Skylake-X"),
        (near("GenuineIntel", 6, 158, &avx2), "Skylake-X"),
        (near("CentaurHauls", 7, 59, &all), "Zen 5"),
    ];
    for (found, name) in expected {
        assert_eq!(found, name);
    }
}

#[test]
fn a_level_allows_what_its_features_contain() {
    use Level::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Neon, NeonSha3, Portable, Sse41};
    let allowed: [(Level, &[Level]); 8] = [
        (Portable, &[Portable]),
        (Sse41, &[Portable, Sse41]),
        (Avx2, &[Portable, Sse41, Avx2]),
        (Avx2Gfni, &[Portable, Sse41, Avx2, Avx2Gfni]),
        (Avx512, &[Portable, Sse41, Avx2, Avx512]),
        (Avx512Vbmi, &[Portable, Sse41, Avx2, Avx2Gfni, Avx512, Avx512Vbmi]),
        (Neon, &[Portable, Neon]),
        (NeonSha3, &[Portable, Neon, NeonSha3]),
    ];
    for (level, want) in allowed {
        let got: Vec<Level> = allowed.iter().map(|(other, _)| *other).filter(|other| level.allows(*other)).collect();
        assert_eq!(got, want, "{level}");
    }
    assert!(Level::available().next() == Some(Portable) && Level::available().any(|level| level == Level::best()));
}

#[test]
fn names_of_levels() {
    // The names and the order of existing levels must never change.
    let names = ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi", "neon", "neon-sha3"];
    let all = Level::ALL.iter().map(|level| level.name());
    assert_eq!(all.filter(|name| names.contains(name)).collect::<Vec<_>>(), names);
    for level in Level::ALL.iter().copied() {
        assert_eq!(level.to_string().parse::<Level>(), Ok(level));
        assert_eq!(format!("{level:>12}").trim_start(), level.name());
    }
    for name in ["", "AVX2", "avx", "avx2 ", "avx512vbmi", "native"] {
        let error = name.parse::<Level>().expect_err("no such level");
        assert_eq!(error, LevelError::Unknown(name.into()));
        let valid: Vec<_> = Level::available().map(Level::name).collect();
        assert_eq!(error.to_string(), format!("unknown level '{name}'; valid here: {}", valid.join(" ")));
    }
}

#[test]
fn a_level_that_is_not_there_is_refused() {
    for level in Level::ALL.iter().copied() {
        let typed = Kalyna128_128::with_level(&[0; 16], level);
        if level.is_available() {
            assert_eq!(typed.expect("available").level(), level);
            assert_eq!(level.check(), Ok(level));
        } else {
            assert_eq!(typed.err(), Some(Error::Level(LevelError::Unavailable(level))));
            let message = level.check().expect_err("not available").to_string();
            assert!(
                message.starts_with(&format!("this CPU lacks the level {level}; valid here: portable")),
                "{message}"
            );
        }
    }
}

#[test]
fn constructors_use_the_active_level() {
    let active = Level::active();
    assert_eq!(Kalyna256_256::new(&[0; 32]).level(), active);
    assert_eq!(Kuznyechik::new_from_slice(&[0; 32]).expect("32 bytes").level(), active);
    let symbols = |choices: Vec<Choice>| -> Vec<_> { choices.iter().map(|choice| choice.kernel.symbol).collect() };
    assert_eq!(symbols(phalanx::active()), symbols(choices(active)));
}

const VARIABLE: &str = "PHALANX_LEVEL";

/// Returns the output of [`reports_the_environment`] in a process where the variable has this
/// value.
fn under(value: Option<&std::ffi::OsStr>) -> Vec<String> {
    let mut command = Command::new(std::env::current_exe().expect("this program has a path"));
    command.args(["--ignored", "--exact", "reports_the_environment", "--nocapture"]).env_remove(VARIABLE);
    if let Some(value) = value {
        command.env(VARIABLE, value);
    }
    let output = command.output().expect("this program runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text.lines().filter_map(|line| line.strip_prefix("REPORT ")).map(str::to_owned).collect()
}

#[test]
#[ignore = "run in a process of its own by the tests of the environment"]
fn reports_the_environment() {
    let from_env = Level::from_env();
    println!();
    match &from_env {
        Ok(level) => println!("REPORT {level}"),
        Err(error) => println!("REPORT error: {error}"),
    }
    println!("REPORT {}", Level::active());
    println!("REPORT {}", Kalyna128_128::new(&[0; 16]).level());
    assert!(phalanx::active().iter().all(|choice| Level::active().allows(choice.kernel.level)));
    // The variable is only read once, so later changes have no effect.
    // SAFETY: no other thread in this process accesses the environment, because it only runs this
    // test.
    unsafe { std::env::set_var(VARIABLE, "no-such-level") };
    assert_eq!(Level::from_env(), from_env);
}

#[test]
fn the_environment_caps_the_level() {
    for level in levels() {
        assert_eq!(under(Some(level.name().as_ref())), [level.name(); 3]);
    }
    // An empty value is the same as an unset variable.
    assert_eq!(under(None), [Level::best().name(); 3]);
    assert_eq!(under(Some("".as_ref())), [Level::best().name(); 3]);
}

#[test]
fn a_wrong_environment_is_an_error_and_portable() {
    let lacking = Level::ALL.iter().copied().filter(|level| !level.is_available()).map(Level::name);
    for name in ["no-such-level", " ", "AVX2"].into_iter().chain(lacking) {
        let report = under(Some(name.as_ref()));
        let error = name.parse::<Level>().and_then(Level::check).expect_err("not valid here");
        assert_eq!(report, [format!("error: {error}"), "portable".into(), "portable".into()]);
    }
}

#[cfg(unix)]
#[test]
fn an_environment_that_is_no_text_is_an_error() {
    use std::os::unix::ffi::OsStrExt;
    let report = under(Some(std::ffi::OsStr::from_bytes(b"avx2\xff")));
    assert!(
        report[0].starts_with("error: unknown level 'avx2") && report[1..] == ["portable", "portable"],
        "{report:?}"
    );
}
