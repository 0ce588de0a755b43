//! `phalanx-prove equal`: passes the table of kernels to phalanx-equal, prints its verdicts, and
//! compares them with the list of the architecture, such as `records/equal-x86_64.csv`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::Instant;

use phalanx::costs;
use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Count, Error, Image, Limits, Mutants, Verdict, prove_within};
use rayon::prelude::*;

use crate::claims::{self, Columns};
use crate::failure::Failure;
use crate::{read, record, say, write};

/// Arguments of `phalanx-prove equal`.
#[derive(clap::Args)]
pub(crate) struct Equal {
    /// Prove only functions whose symbols contain one of these
    functions: Vec<String>,
    /// Skip kernels whose layout contains TEXT. Can be given several times: `--without-layout bit-sliced
    /// --without-layout bits` skips bit-sliced kernels and their loaders
    #[arg(long, value_name = "TEXT")]
    without_layout: Vec<String>,
    /// A build of the command `phalanx` [default: builds it]
    #[arg(long, value_name = "FILE", requires = "entries")]
    binary: Option<PathBuf>,
    /// Table of kernels in the binary, i.e. the output of its `phalanx info --entries`
    #[arg(long, value_name = "FILE", requires = "binary")]
    entries: Option<PathBuf>,
    /// Also write the verdicts to FILE, in the order of the table
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Prove only statements that `records/equal-ARCHITECTURE.csv` lacks or has with other code. For the
    /// others, the binary is believed to have this source's code
    #[arg(long)]
    new: bool,
    /// With `--new`: also prove the statements that the list calls not shown
    #[arg(long, requires = "new")]
    retry: bool,
    /// With `--new`: also prove the statements that the list has for some numbers of batches or keys,
    /// where a proof by induction may show any number
    #[arg(long, requires = "new")]
    any_number: bool,
    /// With `--new`: mark missing statements as not tried instead of proving them
    #[arg(long, requires = "new")]
    untried: bool,
    /// Write `records/equal-ARCHITECTURE.csv`, each verdict as soon as it is there. Other statements
    /// stay as they are, so several of these commands can run at the same time
    #[arg(long)]
    write: bool,
    /// Test the prover instead: make N mutants in all, of functions that are equal. No mutant that
    /// computes something else may be shown to be equal
    #[arg(long, value_name = "N", conflicts_with_all = ["report", "new", "write"])]
    mutate: Option<std::num::NonZero<usize>>,
    /// Memory for the forms of one proof, from 64 MiB on. A proof that needs more runs again, alone and
    /// with all of the total memory. If that is not enough, it is not shown
    #[arg(long, value_name = "MIB", default_value_t = 1600, value_parser = clap::value_parser!(u32).range(64..=65536))]
    memory: u32,
    /// Memory for all proofs that run at the same time. It limits the number of threads
    #[arg(long, value_name = "MIB", default_value_t = 4096, value_parser = clap::value_parser!(u32).range(64..))]
    total_memory: u32,
}

/// A statement about a function: its symbol and its operation. A function may have several.
type Row = (String, String);

impl Equal {
    fn limits(&self) -> Limits {
        Limits { memory: (self.memory as usize) << 20, ..Limits::default() }
    }

    /// Proves a statement, beside others or alone.
    fn prove(&self, alone: &RwLock<()>, image: &Image, family: &Family, kernel: &Kernel) -> Verdict {
        let beside = alone.read().unwrap_or_else(PoisonError::into_inner);
        let verdict = prove_within(self.limits(), image, family, kernel);
        let mut errors = verdict.outcome.as_ref().err().into_iter().chain(&verdict.note);
        if !errors.any(Error::is_about_memory) || self.total_memory <= self.memory {
            return verdict;
        }
        drop(beside);
        let _alone = alone.write().unwrap_or_else(PoisonError::into_inner);
        let limits = Limits { memory: (self.total_memory as usize) << 20, ..Limits::default() };
        prove_within(limits, image, family, kernel)
    }

    /// Whether a function is among those that somebody asked for.
    fn names(&self, symbol: &str) -> bool {
        self.functions.is_empty() || self.functions.iter().any(|part| symbol.contains(part.as_str()))
    }

    /// How many proofs run at the same time, of at most this many.
    fn threads(&self, most: usize) -> usize {
        ((self.total_memory / self.memory) as usize).clamp(1, most.max(1))
    }
}

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    /// Hashes of the code of all functions that ran: `symbol:hash`, with spaces between them.
    code: String,
    is_equal: bool,
    /// The free inputs, or the reason why it is not shown.
    text: String,
}

impl Entry {
    /// Whether it holds for any number of batches or keys.
    fn is_of_any_number(&self) -> bool {
        self.is_equal && self.text.contains(ANY_NUMBER)
    }

    /// Whether it says less than another one about the same function.
    fn is_weaker(&self, than: &Self) -> bool {
        let is_only_self = |words: &str| self.text.contains(words) && !than.text.contains(words);
        than.is_equal
            && (!self.is_equal
                || than.is_of_any_number() && !self.is_of_any_number()
                || is_only_self(PLACES)
                || is_only_self(SETS))
    }

    /// Whether a proof by induction may show more.
    fn is_limited(&self) -> bool {
        self.is_equal && !self.is_of_any_number() && LIMITED.iter().any(|words| self.text.contains(words))
    }
}

/// How the text of a proof by induction says so.
const ANY_NUMBER: &str = "any number of";
/// How the text of a proof says that it is about some numbers only.
const LIMITED: [&str; 3] = ["2 batches", "2 keys", "up to "];

/// How the text of a proof for two places of buffers says so.
const PLACES: &str = "at two places";
/// How the text of a proof for some substitutions says so.
const SETS: &str = "each of ";

/// The header line of the list.
const HEAD: &str = "function,operation,code,verdict,free or reason\n";
/// The reason of statements that have not been run.
const NOT_TRIED: &str = "not tried";
const VERDICTS: [&str; 2] = ["not shown", "equal"];

fn path(architecture: &str) -> PathBuf {
    claims::root().join(format!("records/equal-{architecture}.csv"))
}

/// Reads the list.
fn parse(text: &str) -> Option<BTreeMap<Row, Entry>> {
    let entry = |line: &str| {
        let cells: Vec<&str> = line.splitn(5, ',').collect();
        let &[function, operation, code, verdict, text] = &cells[..] else { return None };
        let is_equal = VERDICTS.iter().position(|word| *word == verdict)? == 1;
        let text = text.strip_prefix('"')?.strip_suffix('"')?.to_owned();
        Some(((function.into(), operation.into()), Entry { code: code.into(), is_equal, text }))
    };
    text.strip_prefix(HEAD)?.lines().map(entry).collect()
}

/// The list as a file, in the order of the table.
fn csv<'a>(lines: impl IntoIterator<Item = (&'a Row, &'a Entry)>) -> String {
    let mut text = HEAD.to_owned();
    for ((function, operation), Entry { code, is_equal, text: why }) in lines {
        let verdict = VERDICTS[usize::from(*is_equal)];
        let _ = writeln!(text, "{function},{operation},{code},{verdict},\"{}\"", why.replace('"', "'"));
    }
    text
}

/// Changes some lines of the list, whose lines are in the order of `rows`. Other processes and
/// threads may do the same at the same time.
fn change(path: &Path, rows: &[Row], changes: impl IntoIterator<Item = (Row, Entry)>) -> Result<(), Failure> {
    let failure = |error| Failure::File { path: path.to_owned(), error };
    // The lock is that of the folder, because the file is replaced. It ends with the function.
    let folder = path.parent().map(File::open).transpose().map_err(failure)?;
    if let Some(folder) = &folder {
        folder.lock().map_err(failure)?;
    }
    let mut listed = parse(&read(path)?).ok_or(Failure::List { path: path.to_owned() })?;
    listed.extend(changes);
    let lines = rows.iter().filter_map(|row| Some((row, listed.get(row)?)));
    // A process that ends here leaves the whole list.
    let new = path.with_extension("csv.new");
    std::fs::write(&new, csv(lines)).and_then(|()| std::fs::rename(&new, path)).map_err(failure)
}

/// Proves that kernels compute their standards. Returns whether the verdicts are those of the list.
pub(crate) fn equal(arguments: &Equal) -> Result<bool, Failure> {
    let threads = arguments.threads(rayon::current_num_threads());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(Failure::Threads)?;
    pool.install(|| equal_in_pool(arguments))
}

fn equal_in_pool(arguments: &Equal) -> Result<bool, Failure> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => claims::build()?,
    };
    let bytes = phalanx_prove::read(&binary)?;
    let unreadable = |error| Failure::Unreadable { path: binary.clone(), error };
    let image = phalanx_equal::Image::parse(&bytes).map_err(unreadable)?;
    let architecture = image.architecture().name();
    let path = path(architecture);
    let listed = parse(&read(&path)?).ok_or(Failure::List { path: path.clone() })?;
    let hashes = record::code(architecture)?;
    let (text, place) = match &arguments.entries {
        Some(path) => (read(path)?, path),
        None => (claims::entries(&binary)?, &binary),
    };
    let lines = claims::columns(&text, place)?;
    claims::places(&lines, place, |symbol| Some(image.function(symbol).ok()?.0))?;
    let families = of_entries(lines, place)?;
    if architecture == std::env::consts::ARCH {
        are_own(&families)?;
    }
    // Kernels that do not ship as assembly have different code in every build.
    let ships = |kernel: &Kernel| hashes.contains_key(costs::name(&kernel.symbol));
    let is_wanted = |kernel: &Kernel| {
        if arguments.without_layout.iter().any(|layout| kernel.layout.contains(layout)) {
            return false;
        }
        arguments.names(&kernel.symbol)
    };
    let rows = families.iter().flat_map(|family| family.kernels.iter().map(move |kernel| (family, kernel)));
    let all: Vec<(&Family, &Kernel)> = rows.filter(|(_, kernel)| ships(kernel)).collect();
    let rows: Vec<(&Family, &Kernel)> = all.iter().filter(|(_, kernel)| is_wanted(kernel)).copied().collect();
    // A name that matches nothing would look like a proof of it.
    let matches = |part: &String| all.iter().any(|(_, kernel)| kernel.symbol.contains(part.as_str()));
    if let Some(name) = arguments.functions.iter().find(|part| !matches(part)) {
        return Err(Failure::Unmatched(name.clone()));
    }
    let is_layout = |part: &String| all.iter().any(|(_, kernel)| kernel.layout.contains(part.as_str()));
    if let Some(part) = arguments.without_layout.iter().find(|part| !is_layout(part)) {
        return Err(Failure::NoLayout(part.clone()));
    }
    if let Some(path) = &arguments.report {
        // Before hours of proofs.
        let open = std::fs::OpenOptions::new().append(true).create(true).open(path);
        open.map_err(|error| Failure::File { path: path.clone(), error })?;
    }
    if rows.is_empty() {
        return Err(Failure::NoFunctions);
    }
    if let Some(count) = arguments.mutate.map(std::num::NonZero::get) {
        let is_equal = |kernel: &Kernel| listed.get(&row(kernel)).is_some_and(|entry| entry.is_equal);
        let rows: Vec<_> = rows.into_iter().filter(|(_, kernel)| is_equal(kernel)).collect();
        return mutants(&bytes, &rows, arguments.limits(), count);
    }
    // Whether a line of the list is about the current code.
    let is_current = |entry: &&Entry| {
        entry.code.split_whitespace().all(|code| {
            let (symbol, hash) = code.split_once(':').unwrap_or_default();
            hashes.get(symbol).is_some_and(|own| own == hash)
        })
    };
    let order: Vec<Row> = all.iter().map(|(_, kernel)| row(kernel)).collect();
    let (failure, alone) = (Mutex::new(None), RwLock::new(()));
    let proofs: Vec<(Row, Entry, bool)> = rows
        .into_par_iter()
        .map(|(family, kernel)| {
            let row = row(kernel);
            let known = listed.get(&row).filter(is_current);
            if let Some(entry) = known
                && arguments.new
                && (entry.is_equal || !arguments.retry)
                && !(arguments.any_number && entry.is_limited())
            {
                return (row, entry.clone(), true);
            }
            if arguments.untried {
                let functions = BTreeSet::from([kernel.symbol.clone()]);
                let code = code(&functions, &hashes);
                return (row, Entry { code, is_equal: false, text: NOT_TRIED.into() }, false);
            }
            let start = Instant::now();
            let verdict = arguments.prove(&alone, &image, family, kernel);
            let entry = entry(&verdict, &hashes);
            let is_listed = known == Some(&entry);
            let mut done = say(&line(&row, &kernel.layout, &verdict, start.elapsed().as_secs_f64()));
            if arguments.write && !is_listed {
                done = done.and(change(&path, &order, [(row.clone(), entry.clone())]));
            }
            if let Err(error) = done {
                failure.lock().unwrap_or_else(|held| held.into_inner()).get_or_insert(error);
            }
            (row, entry, is_listed)
        })
        .collect();
    if let Some(failure) = failure.into_inner().unwrap_or_else(|held| held.into_inner()) {
        return Err(failure);
    }
    if arguments.write {
        // Those that were not tried, and without those that are no longer in the table.
        let new = proofs.iter().filter(|(_, _, is_listed)| !is_listed);
        change(&path, &order, new.map(|(row, entry, _)| (row.clone(), entry.clone())))?;
        say(&format!("{} written\n", path.display()))?;
    }
    summarize(arguments, &proofs, &listed, &order)
}

fn row(kernel: &Kernel) -> Row {
    (kernel.symbol.clone(), format!("{:?}", kernel.op))
}

/// Makes wrong copies of functions, as many of each. Whether none was missed.
fn mutants(bytes: &[u8], rows: &[(&Family, &Kernel)], limits: Limits, count: usize) -> Result<bool, Failure> {
    let each = count.div_ceil(rows.len().max(1));
    let results = rows.par_iter().enumerate().map(|(seed, (family, kernel))| {
        let mut image = phalanx_equal::Image::parse(bytes).map_err(Failure::Equal)?;
        let mut random = fastrand::Rng::with_seed(seed as u64);
        let choose = |range| random.u64(range);
        let mutants =
            phalanx_equal::mutate(&mut image, family, kernel, limits, each, choose).map_err(Failure::Equal)?;
        let count = |part: fn(&Count) -> usize| mutants.counts.values().map(part).sum::<usize>();
        let (wrong, missed) = (count(|count| count.faults + count.caught + count.missed), count(|count| count.missed));
        say(&format!("{wrong} wrong copies, {missed} shown to be equal: {}\n", kernel.symbol))?;
        Ok(mutants)
    });
    let results: Vec<Mutants> = results.collect::<Result<_, Failure>>()?;
    let (mut counts, mut all) = (BTreeMap::<_, Count>::new(), Count::default());
    for (change, count) in results.iter().flat_map(|mutants| &mutants.counts) {
        for sum in [counts.entry(*change).or_default(), &mut all] {
            sum.faults += count.faults;
            sum.caught += count.caught;
            sum.doubted += count.doubted;
            sum.same += count.same;
            sum.missed += count.missed;
        }
    }
    for ((_, kernel), mutants) in rows.iter().zip(&results) {
        for bytes in &mutants.missed {
            say(&format!("MISSED {}: {bytes:x?}\n", kernel.symbol))?;
        }
    }
    for (change, Count { faults, caught, doubted, same, missed }) in counts {
        let name = format!("{change:?}");
        say(&format!(
            "{name:<11} {faults} do not run, {caught} compute something else, {missed} of these equal, \
             {same} compute the same, {doubted} of these not shown\n",
            same = same + doubted,
        ))?;
    }
    let wrong = all.faults + all.caught + all.missed;
    say(&format!("{wrong} wrong functions, {} shown to be equal\n", all.missed))?;
    Ok(all.missed == 0)
}

/// Prints the result, compares it with the list, and writes the report. `table` has all statements, also
/// those that nobody asked for.
fn summarize(
    arguments: &Equal,
    proofs: &[(Row, Entry, bool)],
    listed: &BTreeMap<Row, Entry>,
    table: &[Row],
) -> Result<bool, Failure> {
    let of = |is_equal: bool| -> BTreeSet<&str> {
        let rows = proofs.iter().filter(|(_, entry, _)| entry.is_equal == is_equal);
        rows.map(|((symbol, _), _, _)| symbol.as_str()).collect()
    };
    let not_shown = of(false);
    let equal = of(true).difference(&not_shown).count();
    if let Some(path) = &arguments.report {
        write(path, &csv(proofs.iter().map(|(row, entry, _)| (row, entry))))?;
    }
    let mut is_good = true;
    if !arguments.write {
        for (row, entry, _) in proofs.iter().filter(|(_, _, is_listed)| !is_listed) {
            let is_whole = arguments.functions.is_empty();
            let word = match (listed.get(row), entry.is_equal) {
                // Improvements are no failure.
                (Some(Entry { is_equal: false, text, .. }), _) if text == NOT_TRIED => "NOT TRIED BEFORE",
                (Some(Entry { is_equal: false, .. }), true) => "BETTER THAN THE LIST",
                (Some(before), true) if before.is_limited() && entry.is_of_any_number() => "BETTER THAN THE LIST",
                (Some(before), true) if entry.is_weaker(before) => {
                    is_good = false;
                    "WEAKER THAN THE LIST"
                }
                (None, true) if !is_whole => continue,
                // Other code, with the same statement.
                (Some(before), true) if !is_whole && before.text == entry.text => continue,
                _ => {
                    is_good = false;
                    "NOT ON THE LIST"
                }
            };
            say(&format!("{word} {} ({}): {}\n", row.0, row.1, entry.text))?;
        }
        let table: BTreeSet<&Row> = table.iter().collect();
        for (symbol, operation) in listed.keys().filter(|row| arguments.names(&row.0) && !table.contains(row)) {
            say(&format!("ON THE LIST AND NOT IN THE TABLE {symbol} ({operation})\n"))?;
            is_good = false;
        }
    }
    if arguments.new {
        let known = proofs.iter().filter(|(_, _, is_listed)| *is_listed).count();
        say(&format!("{known} statements are from the list, without a look at the binary\n"))?;
    }
    say(&format!("{equal} functions equal, {} not shown\n", not_shown.len()))?;
    Ok(is_good)
}

/// The hashes of the code of functions.
fn code(functions: &BTreeSet<String>, hashes: &BTreeMap<String, String>) -> String {
    let code = functions.iter().map(|symbol| {
        let name = costs::name(symbol);
        format!("{name}:{}", hashes.get(name).map_or("", String::as_str))
    });
    code.collect::<Vec<_>>().join(" ")
}

/// The line of the list for a verdict.
fn entry(verdict: &Verdict, hashes: &BTreeMap<String, String>) -> Entry {
    let code = code(&verdict.functions, hashes);
    match &verdict.outcome {
        Ok(free) => Entry { code, is_equal: true, text: free.clone() },
        Err(error) => Entry { code, is_equal: false, text: error.reason() },
    }
}

fn line((symbol, operation): &Row, layout: &str, verdict: &Verdict, seconds: f64) -> String {
    let (word, text) = match &verdict.outcome {
        Ok(free) => {
            let note = verdict.note.as_ref().map(|note| format!(" (not of any number: {note})"));
            ("equal", format!("free: {free}{}", note.unwrap_or_default()))
        }
        Err(error) => ("not shown", error.to_string()),
    };
    let (count, size) = (verdict.instructions, verdict.size.bytes() >> 20);
    format!(
        "{word:<9} {count:>9} instructions {seconds:>7.1} s {size:>5} MiB  {symbol} ({operation}, {layout}): {text}\n"
    )
}

/// The most blocks of a batch.
const MOST_BLOCKS: usize = 4096;
/// The most bytes of a form.
const MOST_BYTES: usize = 1 << 20;

/// All kernels in the output of `phalanx info --entries`, and the routines as a family of their own.
fn of_entries(lines: Vec<Columns<'_>>, path: &Path) -> Result<Vec<Family>, Failure> {
    let (mut families, mut routines) = (Vec::<Family>::new(), Vec::new());
    for (line, columns) in lines.into_iter().enumerate() {
        let [name, symbol, shape, level, _, needs, _, operation, layout, width, form, set, block, key, forms, _] =
            columns;
        if operation.is_empty() {
            routines.push(routine(symbol, shape, needs));
            continue;
        }
        let wrong = || Failure::Entries { path: path.to_owned(), line: line + 1 };
        let number = |text: &str| text.parse().map_err(|_| wrong());
        if families.last().is_none_or(|family| family.name != name) {
            // Kernels of one family are proved with the same makers of forms.
            if families.iter().any(|family| family.name == name) {
                return Err(wrong());
            }
            let forms: Vec<usize> = forms.split(' ').map(number).collect::<Result<_, _>>()?;
            let (block, key) = (number(block)?, number(key)?);
            if forms.iter().any(|bytes| *bytes > MOST_BYTES) {
                return Err(wrong());
            }
            // The standards have other sizes.
            let is_known = |own: &&phalanx::kernel::Family| {
                let first = own.forms.first().map(|form| form.bytes);
                own.name == name && (own.block, own.key) == (block, key) && forms.first().copied() == first
            };
            if !phalanx::families().iter().any(is_known) {
                return Err(wrong());
            }
            families.push(Family { name: name.into(), block, key, forms, kernels: Vec::new() });
        }
        let is_form = |form| families.last().is_some_and(|family| form < family.forms.len());
        let kernel = Kernel {
            symbol: symbol.into(),
            op: of_name(operation),
            level: level.into(),
            needs: needs.into(),
            layout: layout.into(),
            width: number(width).ok().filter(|width| (1..=MOST_BLOCKS).contains(width)).ok_or_else(wrong)?,
            form: number(form).ok().filter(|form| is_form(*form)).ok_or_else(wrong)?,
            set: (!set.is_empty()).then(|| set.into()),
        };
        if let Some(family) = families.last_mut() {
            family.kernels.push(kernel);
        }
    }
    families.push(family_of_routines(routines));
    Ok(families)
}

/// The kernels and routines of this program, as a table has them.
fn own() -> Vec<Family> {
    let needs = |needs: phalanx::kernel::Features| needs.names().collect::<Vec<_>>().join(" ");
    let family = |family: &&phalanx::kernel::Family| Family {
        name: family.name.into(),
        block: family.block,
        key: family.key,
        forms: family.forms.iter().map(|form| form.bytes).collect(),
        kernels: family
            .kernels
            .iter()
            .map(|kernel| Kernel {
                symbol: kernel.symbol.into(),
                op: of_name(&format!("{:?}", kernel.op)),
                level: kernel.level.name().into(),
                needs: needs(kernel.needs),
                layout: kernel.layout.into(),
                width: kernel.width,
                form: kernel.form,
                set: kernel.parameter.map(|parameter| parameter.name.into()),
            })
            .collect(),
    };
    let routines = phalanx::routines().map(|of| routine(of.symbol, of.entry.shape(), &needs(of.needs))).collect();
    phalanx::families().iter().map(family).chain([family_of_routines(routines)]).collect()
}

/// Checks that a table and this program agree about each kernel. Otherwise, a table could
/// allow a kernel instructions of a higher level, for example. Kernels may be missing.
fn are_own(families: &[Family]) -> Result<(), Failure> {
    let own = own();
    for Family { name, block, key, forms, kernels } in families {
        let known = own.iter().find(|family| family.name == *name);
        let known = known.filter(|family| (family.block, family.key, &family.forms) == (*block, *key, forms));
        let is_known = |kernel: &&Kernel| known.is_some_and(|family| family.kernels.contains(kernel));
        if let Some(kernel) = kernels.iter().find(|kernel| !is_known(kernel)) {
            return Err(Failure::Table { symbol: kernel.symbol.clone() });
        }
    }
    Ok(())
}

fn routine(symbol: &str, shape: &str, needs: &str) -> Kernel {
    Kernel {
        symbol: symbol.into(),
        op: match shape {
            "xor" => Op::Xor,
            "map" => Op::Map,
            "sequence" => Op::Sequence,
            "skip" => Op::Skip,
            "equal" => Op::Equal,
            "unpad" => Op::Unpad,
            _ => Op::Other,
        },
        level: String::new(),
        needs: needs.into(),
        layout: String::new(),
        width: 1,
        form: 0,
        set: None,
    }
}

fn family_of_routines(kernels: Vec<Kernel>) -> Family {
    Family { name: "routines".into(), block: 0, key: 0, forms: Vec::new(), kernels }
}

/// The operation that phalanx calls by this name.
fn of_name(operation: &str) -> Op {
    match operation {
        "Encrypt" => Op::Encrypt,
        "Decrypt" => Op::Decrypt,
        "EncryptMany" => Op::EncryptMany,
        "DecryptMany" => Op::DecryptMany,
        "Schedule" => Op::Schedule,
        "Prepare" => Op::Prepare,
        "Load" => Op::Load,
        "Mac16" => Op::Mac,
        "Ghash" => Op::Ghash,
        "Dot" => Op::Dot,
        "Products" => Op::Products,
        "Absorb" => Op::Absorb,
        // Operations of later versions.
        _ => Op::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(architecture: &str) -> BTreeMap<Row, Entry> {
        let text = std::fs::read_to_string(path(architecture)).unwrap();
        let listed = parse(&text).unwrap();
        assert_eq!(text.lines().count(), listed.len() + 1, "a statement is there twice");
        listed
    }

    /// Finds kernels that changed, without the minutes of a proof.
    #[test]
    fn lists_have_the_code_that_ships() {
        for architecture in ["x86_64", "aarch64"] {
            let hashes = record::code(architecture).unwrap();
            for ((symbol, _), entry) in listed(architecture) {
                let own = format!("{}:", costs::name(&symbol));
                assert!(entry.code.split(' ').any(|code| code.starts_with(&own)), "{symbol}");
                for code in entry.code.split(' ') {
                    let (name, hash) = code.split_once(':').unwrap();
                    let now = hashes.get(name).map(String::as_str);
                    assert_eq!(now, Some(hash), "{symbol}: prove it again with --write");
                }
            }
        }
    }

    /// Finds kernels that are missing from the list.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_list_has_the_table() {
        let hashes = record::code("x86_64").unwrap();
        let kernels = phalanx::families().iter().flat_map(|family| family.kernels);
        let kernels = kernels.map(|kernel| (kernel.symbol, of_name(&format!("{:?}", kernel.op))));
        let routines = phalanx::routines().map(|of| (of.symbol, routine(of.symbol, of.entry.shape(), "").op));
        let all = kernels.chain(routines).filter(|(symbol, _)| hashes.contains_key(costs::name(symbol)));
        let rows: BTreeSet<Row> = all.map(|(symbol, op)| (symbol.to_owned(), format!("{op:?}"))).collect();
        assert_eq!(listed("x86_64").into_keys().collect::<BTreeSet<_>>(), rows);
    }

    /// Without a table for AArch64, the list must have every function that ships as assembly.
    #[test]
    fn the_list_for_aarch64_has_all_functions() {
        let listed = listed("aarch64");
        let symbols: BTreeSet<&str> = listed.keys().map(|(symbol, _)| costs::name(symbol)).collect();
        let mut hashes = record::code("aarch64").unwrap();
        // These are in the assembly for AArch64, but no kernel there uses them.
        hashes.retain(|name, _| !(name.starts_with("ublock_") && name.ends_with("_prepare_sliced")));
        assert_eq!(symbols, hashes.keys().map(String::as_str).collect());
    }

    #[test]
    fn tables_of_other_architectures_are_read() {
        let path = Path::new("entries");
        let parse = |text: &str| of_entries(claims::columns(text, path)?, path);
        let text = "kuznyechik\tphalanx_0_1_a\tcrypt\tneon\tassembly\t\t512\tEncryptMany\tin lanes\t4\t1\tZ\t16\t32\t160 320\t0\n\
            kuznyechik\tphalanx_0_1_b\tload\tneon\tassembly\t\t512\tLoad\tin lanes\t4\t1\t\t16\t32\t160 320\t64\n\
            routines\tphalanx_0_1_c\txor\t\tassembly\t\t\t\t\t\t\t\t\t\t\t128\n";
        let families = parse(text).unwrap();
        let [family, routines] = &families[..] else { panic!("{families:?}") };
        assert_eq!((family.name.as_str(), family.block, family.key), ("kuznyechik", 16, 32));
        assert_eq!(family.forms, [160, 320]);
        let [a, b] = &family.kernels[..] else { panic!("{family:?}") };
        assert_eq!((a.op, a.width, a.form, a.set.as_deref()), (Op::EncryptMany, 4, 1, Some("Z")));
        assert_eq!((b.op, b.set.as_deref()), (Op::Load, None));
        assert_eq!(routines.kernels[0].op, Op::Xor);
        // No number, a block and a cipher that no standard has, a batch of no block and a huge one.
        let wrong = [
            ("\t16\t", "\tsome\t"),
            ("\t16\t", "\t17\t"),
            ("kuznyechik", "k"),
            ("\t4\t", "\t0\t"),
            ("\t4\t", "\t9999999\t"),
            // A form that is not there, round keys of another size, and a huge form.
            ("\t4\t1\t", "\t4\t2\t"),
            ("\t160 320\t", "\t80 320\t"),
            ("\t160 320\t", "\t160 99999999\t"),
        ];
        for (right, wrong) in wrong {
            let error = parse(&text.replacen(right, wrong, 1)).unwrap_err().to_string();
            assert!(error.starts_with("entries:1: "), "{wrong}: {error}");
        }
        assert!(parse("").is_err());
        // A family in two parts.
        let [first, second, rest] = text.split_inclusive('\n').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let other = first.replace("kuznyechik", "magma").replace("\t16\t32\t160 320", "\t8\t32\t32 320");
        assert_eq!(parse(&[first, second, &other, rest].concat()).unwrap().len(), 3);
        let error = parse(&[first, &other, second, rest].concat()).unwrap_err().to_string();
        assert!(error.starts_with("entries:3: "), "{error}");
    }

    #[test]
    fn a_table_says_what_this_program_knows() {
        let right = own();
        are_own(&right).unwrap();
        // Kernels may be missing.
        are_own(&right[1..]).unwrap();
        type Change = fn(&mut Family);
        let changes: [Change; 9] = [
            |family| family.kernels[0].level = "avx512-vbmi".into(),
            |family| family.kernels[0].needs = "gfni vbmi".into(),
            |family| family.kernels[0].width += 1,
            |family| family.kernels[0].form += 1,
            |family| family.kernels[0].op = Op::Other,
            |family| family.kernels[0].set = Some("Z".into()),
            |family| family.kernels[0].symbol.push('0'),
            |family| family.forms[0] += 1,
            |family| family.block += 1,
        ];
        for change in changes {
            let mut families = own();
            let family = families.iter_mut().find(|family| family.name == "kuznyechik").unwrap();
            let at = family.kernels.iter().position(|kernel| kernel.level == "portable").unwrap();
            family.kernels.swap(0, at);
            change(family);
            let symbol = family.kernels[0].symbol.clone();
            assert!(matches!(are_own(&families), Err(Failure::Table { symbol: of }) if of == symbol), "{symbol}");
        }
    }

    #[test]
    fn a_weaker_statement_is_a_failure() {
        let entry = |is_equal, text: &str| Entry { code: String::new(), is_equal, text: text.into() };
        let any = entry(true, "blocks of any number of batches");
        for weaker in [
            entry(false, "the output differs"),
            entry(true, "blocks of 2 batches"),
            entry(true, "blocks of any number of batches, buffers at two places"),
        ] {
            assert!(weaker.is_weaker(&any) && !any.is_weaker(&weaker), "{weaker:?}");
            assert!(!weaker.is_weaker(&weaker));
        }
        assert!(!any.is_weaker(&any));
        let [free, some] =
            ["S-box, any number of keys", "any number of keys, each of 18 S-boxes"].map(|text| entry(true, text));
        assert!(some.is_weaker(&free) && !free.is_weaker(&some));
    }

    #[test]
    fn a_proof_of_any_number_is_more_than_one_of_some() {
        let entry = |is_equal, text: &str| Entry { code: String::new(), is_equal, text: text.into() };
        for text in [
            "round keys, blocks of 2 batches",
            "2 keys",
            "round keys of 2 keys, as a reads it",
            "states, up to 2 blocks of each message",
        ] {
            assert!(entry(true, text).is_limited() && !entry(true, text).is_of_any_number());
            assert!(!entry(false, text).is_limited());
            let any = text.replace("up to 2", "2").replace('2', "any number of");
            assert!(entry(true, &any).is_of_any_number() && !entry(true, &any).is_limited());
        }
    }

    #[test]
    fn lists_are_changed_by_several_at_the_same_time() {
        let entry = |text: &str| Entry { code: "a:1".into(), is_equal: true, text: text.into() };
        let rows: Vec<Row> = (0..40).map(|i| (format!("{:02}", 39 - i), "Encrypt".to_owned())).collect();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.csv");
        let gone = ("gone".to_owned(), "Encrypt".to_owned());
        std::fs::write(&path, csv([(&rows[0], &entry("before")), (&rows[39], &entry("kept")), (&gone, &entry("no"))]))
            .unwrap();
        // Each thread has the first list only.
        std::thread::scope(|scope| {
            for part in rows[..36].chunks(9) {
                let (path, rows) = (&path, &rows);
                scope.spawn(move || {
                    part.iter().for_each(|row| change(path, rows, [(row.clone(), entry(&row.0))]).unwrap());
                });
            }
        });
        let text = std::fs::read_to_string(&path).unwrap();
        let expected: Vec<(&Row, Entry)> = rows[..36].iter().map(|row| (row, entry(&row.0))).collect();
        let lines = expected.iter().map(|(row, entry)| (*row, entry));
        assert_eq!(text, csv(lines.chain([(&rows[39], &entry("kept"))])));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        // A damaged list stays as it is.
        std::fs::write(&path, "damaged").unwrap();
        let error = change(&path, &rows, [(rows[0].clone(), entry("new"))]).unwrap_err();
        assert!(matches!(error, Failure::List { .. }), "{error}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "damaged");
    }

    #[test]
    fn proofs_stay_within_the_memory() {
        #[derive(clap::Parser)]
        struct Cli {
            #[command(flatten)]
            equal: Equal,
        }
        let of = |arguments: &[&str]| {
            let arguments = ["equal"].iter().chain(arguments);
            <Cli as clap::Parser>::try_parse_from(arguments).map(|cli| cli.equal)
        };
        let equal = of(&[]).unwrap();
        assert_eq!((equal.threads(1), equal.threads(2), equal.threads(64)), (1, 2, 2));
        assert_eq!(equal.limits(), Limits::default());
        let equal = of(&["--memory", "3000"]).unwrap();
        assert_eq!((equal.threads(1), equal.threads(64), equal.limits().memory), (1, 1, 3000 << 20));
        let equal = of(&["--memory", "800", "--total-memory", "16000"]).unwrap();
        assert_eq!((equal.threads(8), equal.threads(64)), (8, 20));
        assert_eq!(of(&["--memory", "5000"]).unwrap().threads(8), 1);
        assert!(of(&["--memory", "0"]).is_err());
    }

    #[test]
    fn the_list_is_read_as_it_is_written() {
        let entry = |is_equal, text: &str| Entry { code: "a:1 b:2".into(), is_equal, text: text.into() };
        let lines = BTreeMap::from([
            (("a".to_owned(), "Encrypt".to_owned()), entry(true, "round keys, blocks")),
            (("a".to_owned(), "Decrypt".to_owned()), entry(false, "vpshufb: not modelled")),
        ]);
        assert_eq!(parse(&csv(&lines)), Some(lines));
        for wrong in ["", "function\n", "a,b,c,equal,\"d\"\n"] {
            assert_eq!(parse(wrong), None);
        }
        for wrong in ["a,b,c,equal\n", "a,b,c,perhaps,\"d\"\n", "a,b,c,equal,d\n"] {
            assert_eq!(parse(&format!("{HEAD}{wrong}")), None);
        }
    }
}
