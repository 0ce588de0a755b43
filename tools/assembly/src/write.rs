//! Writes the text of the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use iced_x86::Register;
use sha2::{Digest as _, Sha256};

use crate::assemble::{Code, Toolchain};
use crate::shape::{Function, Item, Locals, Placed, shape};
use crate::share::share;
use crate::text::Listing;
use crate::{Architecture, Facts, Result, aarch64, x86};

/// The common prefix of kernel symbols, up to the version.
const PREFIX: &str = "phalanx_";
/// Routines that are already assembly in the source and must not be extracted.
const ROUTINES: [&str; 2] = ["wipe", "clear_"];

/// The content of a file: its functions, ordered by symbol, followed by the functions that only
/// they call.
struct File {
    functions: Vec<Function>,
    locals: Locals,
}

/// Generates the files of a folder, by path in the crate, and the rows of its kernels in the table
/// of frames, by name.
pub(crate) fn files(
    text: &str,
    kernels: &Path,
    toolchain: &Toolchain,
    architecture: Architecture,
    folder: &str,
) -> Result<(BTreeMap<PathBuf, String>, BTreeMap<String, String>)> {
    let listing = &Listing::parse(text, architecture)?;
    let mut files: BTreeMap<(&str, &str), File> = BTreeMap::new();
    for symbol in listing.functions.keys().filter(|symbol| symbol.starts_with(PREFIX)) {
        let name = symbol.splitn(4, '_').nth(3).ok_or("a symbol has no name")?;
        if ROUTINES.iter().any(|routine| name.starts_with(routine)) || cipher(name) != folder {
            continue;
        }
        let place = (cipher(name), level(name));
        let file = files.entry(place).or_insert_with(|| {
            let prefix = format!("local_{}_{}", place.0, place.1.replace('-', "_"));
            File { functions: Vec::new(), locals: Locals { prefix, names: Vec::new(), constants: Vec::new() } }
        });
        // This is filled in below. The listing determines the order of symbols.
        file.functions.push(Function {
            name: symbol.clone(),
            is_global: true,
            items: Vec::new(),
            constants: Vec::new(),
            calls: Vec::new(),
        });
    }
    for File { functions, locals } in files.values_mut() {
        for function in functions.iter_mut() {
            let name = function.name.clone();
            *function = shape(listing, &name, name.clone(), true, locals, architecture)?;
        }
        let mut done = 0;
        while done < locals.names.len() {
            let (symbol, name) = locals.names[done].clone();
            functions.push(shape(listing, &symbol, name, false, locals, architecture)?);
            done += 1;
        }
    }

    // Align loops. The padding is only known from the machine code.
    let begin = std::fs::read_to_string(kernels.join("asm/elf.s"))?;
    let end = std::fs::read_to_string(kernels.join("asm/end.s"))?;
    let assemble = |bodies: Vec<String>| {
        let texts: Vec<String> = bodies.into_iter().map(|body| format!("{begin}{body}{end}")).collect();
        toolchain.assemble(&texts.iter().map(String::as_str).collect::<Vec<_>>(), architecture)
    };
    let plain = |files: &BTreeMap<(&str, &str), File>| {
        files.values().map(|file| body(file, file_lines(file, architecture), "", architecture)).collect()
    };
    let mut code = assemble(plain(&files))?;
    for attempt in 0..8 {
        let mut is_filled = true;
        for function in files.values_mut().flat_map(|file| &mut file.functions) {
            is_filled &= fill(function, code_of(&code, &function.name)?, attempt >= 4, architecture)?;
        }
        code = assemble(plain(&files))?;
        if is_filled {
            break;
        }
    }
    // From here on, work with the text exactly as it will be written.
    let bodies: Vec<String> = files
        .values()
        .map(|file| {
            let shared = share(&file_lines(file, architecture));
            // Other files may have macros with the same names.
            let purge: String = shared.names.iter().map(|name| format!(".purgem {name}\n")).collect();
            shared.macros + &body(file, shared.functions, &purge, architecture)
        })
        .collect();
    let code = assemble(bodies.clone())?;
    for function in files.values().flat_map(|file| &file.functions) {
        check_aligned(function, code_of(&code, &function.name)?, architecture)?;
    }

    // This loses nothing, because the compiler's own text has the same instructions.
    let mut original = String::new();
    if architecture == Architecture::Aarch64 {
        original.extend(EXTENSIONS.iter().map(|(extension, _)| format!(".arch_extension {extension}\n")));
    }
    original.push_str(text);
    let original = toolchain.assemble(&[&original], architecture)?;
    for function in files.values().flat_map(|file| &file.functions).filter(|function| function.is_global) {
        let theirs = code_of(&original, &function.name)?;
        let ours = code_of(&code, &function.name)?;
        let difference = match architecture {
            Architecture::X86_64 => x86::same(&ours.bytes, &theirs.bytes)?,
            Architecture::Aarch64 => aarch64::same(ours, theirs),
        };
        if let Some(difference) = difference {
            return Err(format!("{}: {difference}", function.name).into());
        }
    }

    let mut written = BTreeMap::new();
    let (mut table, description) = (Vec::new(), toolchain.description()?);
    for (((cipher, level), file), body) in files.iter().zip(&bodies) {
        let facts = facts(&file.functions, level, &code, architecture)?;
        let text = header(cipher, level, &description, kernels, &file.functions, &facts, architecture)? + body;
        written.insert(Path::new("asm").join(architecture.name()).join(cipher).join(format!("{level}.s")), text);
        table.extend(
            file.functions
                .iter()
                .zip(facts)
                .filter(|(function, _)| function.is_global)
                .map(|(function, facts)| (function.name.splitn(4, '_').nth(3).unwrap_or_default().to_owned(), facts)),
        );
    }
    if written.is_empty() {
        return Err(format!("the compiler's output for {} contains no kernels of {folder}", architecture.name()).into());
    }
    Ok((written, table.into_iter().map(|(name, facts)| row(name, &facts)).collect()))
}

fn code_of<'a>(code: &'a BTreeMap<String, Code>, name: &str) -> Result<&'a Code> {
    code.get(name).ok_or_else(|| format!("{name} is not in the object").into())
}

/// Prefixes of kernel names and the folders of their files. Other kernels are steps of modes.
const PREFIXES: [(&str, &str); 9] = [
    ("kalyna_", "kalyna"),
    ("kuznyechik_", "kuznyechik"),
    ("gost28147_", "gost28147"),
    ("magma_", "gost28147"),
    ("ublock_", "ublock"),
    ("streebog_", "streebog"),
    ("kupyna_", "kupyna"),
    ("gf2_", "gf"),
    ("", "steps"),
];

/// Returns all folders.
pub(crate) fn folders() -> Vec<&'static str> {
    let mut folders = PREFIXES.map(|(_, folder)| folder).to_vec();
    folders.dedup();
    folders
}

/// Returns the folder of a kernel.
pub(crate) fn cipher(name: &str) -> &'static str {
    PREFIXES.iter().find(|(prefix, _)| name.starts_with(prefix)).map_or("steps", |(_, folder)| folder)
}

/// Returns the level of a kernel, by its name.
fn level(name: &str) -> &'static str {
    let levels = [
        ("vpclmul_avx2", "avx2"),
        ("vpclmul", "avx512"),
        ("clmul", "sse41"),
        ("avx512vbmi", "avx512-vbmi"),
        ("avx512", "avx512"),
        ("avx2gfni", "avx2-gfni"),
        ("avx2", "avx2"),
        ("sse41", "sse41"),
        ("neon_sha3", "neon-sha3"),
        ("neon", "neon"),
        ("pmull", "neon"),
    ];
    levels.iter().find(|(part, _)| name.contains(part)).map_or("portable", |(_, level)| level)
}

/// Inserts padding before every alignment and returns whether the existing padding was correct.
///
/// Padding and the encoding of a jump over it depend on each other and may never settle: the
/// padding for a long jump permits a short one, and vice versa. In that case `longer` adds padding
/// to force a long jump.
fn fill(function: &mut Function, code: &Code, longer: bool, architecture: Architecture) -> Result<bool> {
    if architecture == Architecture::Aarch64 {
        return Ok(aarch64::fill(&mut function.items));
    }
    let paddings = x86::paddings(&function.items, &code.bytes).map_err(|what| format!("{}: {what}", function.name))?;
    // Keep the alignment directive in front of its padding until the text is written.
    let (mut paddings, mut items, mut is_right) = (paddings.into_iter(), Vec::new(), true);
    let mut old = std::mem::take(&mut function.items).into_iter().peekable();
    while let Some(item) = old.next() {
        let aligned = if let Item::Align(to) = item { Some(to as usize) } else { None };
        items.push(item);
        if let Some(to) = aligned {
            let wanted = paddings.next().ok_or("fewer paddings than alignments")?;
            let there = old.next_if(|item| matches!(item, Item::Padding(_)));
            let had = match there {
                Some(Item::Padding(length)) => Some(length),
                _ => None,
            };
            let length = match had {
                Some(had) if had % to == wanted % to => had,
                Some(_) if longer => wanted + to,
                _ => wanted,
            };
            is_right &= had == Some(length);
            items.push(Item::Padding(length));
        }
    }
    function.items = items;
    Ok(is_right)
}

/// Fails if a loop is not aligned.
fn check_aligned(function: &Function, code: &Code, architecture: Architecture) -> Result<()> {
    if architecture == Architecture::Aarch64 {
        return Ok(());
    }
    let mut paddings = x86::paddings(&function.items, &code.bytes)?.into_iter();
    for pair in function.items.windows(2) {
        if let [Item::Align(to), Item::Padding(length)] = pair
            && paddings.next().is_none_or(|wanted| length % *to as usize != wanted % *to as usize)
        {
            return Err(format!("{}: a loop is not aligned", function.name).into());
        }
    }
    Ok(())
}

/// Registers that a function changes.
enum Registers {
    X86(BTreeSet<Register>),
    Aarch64(BTreeSet<String>),
}

/// Facts about the functions of a file at this level.
fn facts(
    functions: &[Function],
    level: &str,
    code: &BTreeMap<String, Code>,
    architecture: Architecture,
) -> Result<Vec<Facts>> {
    let mut known: BTreeMap<&str, (Facts, Registers)> = BTreeMap::new();
    let mut left: Vec<&Function> = functions.iter().collect();
    while !left.is_empty() {
        // Process each function after the functions it calls.
        let is_known = |function: &&Function| function.calls.iter().all(|name| known.contains_key(name.as_str()));
        let at = left.iter().position(is_known).ok_or_else(|| format!("{} calls itself", left[0].name))?;
        let function = left.swap_remove(at);
        let own = code_of(code, &function.name)?;
        let called: Vec<_> = function.calls.iter().filter_map(|name| known.get(name.as_str())).collect();
        let mut hash = Sha256::new();
        hash.update(without_places(own));
        for placed in &function.constants {
            hash.update(&placed.constant.bytes);
        }
        for (facts, _) in &called {
            hash.update(facts.hash.to_le_bytes());
        }
        let digest = hash.finalize();
        let hash = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
        let wrong = |what| format!("{}: {what}", function.name);
        let found = match architecture {
            Architecture::X86_64 => {
                let calls = called.iter().filter_map(|(facts, registers)| match registers {
                    Registers::X86(registers) => Some((facts.stack, registers.clone())),
                    Registers::Aarch64(_) => None,
                });
                let (instructions, stack, registers) =
                    x86::facts(&own.bytes, &calls.collect::<Vec<_>>()).map_err(wrong)?;
                (Facts { instructions, stack, clobbers: x86::list(&registers, level), hash }, Registers::X86(registers))
            }
            Architecture::Aarch64 => {
                let calls = called.iter().filter_map(|(facts, registers)| match registers {
                    Registers::Aarch64(registers) => Some((facts.clone(), registers.clone())),
                    Registers::X86(_) => None,
                });
                let (facts, registers) =
                    aarch64::facts(&function.items, &calls.collect::<Vec<_>>(), hash).map_err(wrong)?;
                (facts, Registers::Aarch64(registers))
            }
        };
        known.insert(&function.name, found);
    }
    functions
        .iter()
        .map(|function| {
            known.remove(function.name.as_str()).map(|(facts, _)| facts).ok_or_else(|| "a function is missing".into())
        })
        .collect()
}

/// Returns the bytes of a function without relocated fields.
fn without_places(code: &Code) -> Vec<u8> {
    let mut bytes = code.bytes.clone();
    for place in &code.relocations {
        if let Some(field) = bytes.get_mut(*place..place + 4) {
            field.fill(0);
        }
    }
    bytes
}

/// AArch64 extensions that have to be enabled in assemblers, and how to recognise their
/// instructions.
const EXTENSIONS: [(&str, &[&str]); 2] = [("aes", &["pmull"]), ("sha3", &["eor3", "bcax", "rax1", "xar"])];

/// Generates the text of a file after its header.
fn body(file: &File, functions: Vec<Vec<String>>, last: &str, architecture: Architecture) -> String {
    let mut out = String::new();
    for (extension, instructions) in EXTENSIONS {
        let uses = |item: &Item| matches!(item, Item::Instruction(text) if instructions.iter().any(|own| text.starts_with(own)));
        if architecture == Architecture::Aarch64
            && file.functions.iter().any(|function| function.items.iter().any(uses))
        {
            let _ = writeln!(out, "\n.arch_extension {extension}");
        }
    }
    for (number, (function, text)) in file.functions.iter().zip(functions).enumerate() {
        let _ = writeln!(out, "\n{} {}", if function.is_global { "function" } else { "local_function" }, function.name);
        for line in text {
            let _ = writeln!(out, "{line}");
        }
        let _ = writeln!(out, "end_function {}", function.name);
        // AArch64 code needs its constants close by.
        if architecture == Architecture::Aarch64 {
            for placed in &function.constants {
                let _ = writeln!(out, ".p2align {}", placed.constant.align.trailing_zeros());
                if let Some(name) = &placed.name {
                    let size = placed.constant.bytes.len();
                    let _ = writeln!(out, "table {}_{name}_{}_{number},{size}", file.locals.prefix, placed.label);
                }
                quads(&mut out, placed);
            }
        }
    }
    if architecture == Architecture::X86_64 {
        out.push('\n');
        for placed in &file.locals.constants {
            let (align, size) = (placed.constant.align.trailing_zeros(), placed.constant.bytes.len());
            let name = placed.name.as_deref().unwrap_or("constant");
            let _ = writeln!(out, "constant {}_{name}_{},{align},{size}", file.locals.prefix, placed.label);
            quads(&mut out, placed);
        }
    }
    out.push_str(last);
    out
}

fn file_lines(file: &File, architecture: Architecture) -> Vec<Vec<String>> {
    file.functions.iter().map(|function| lines(function, architecture)).collect()
}

fn lines(function: &Function, architecture: Architecture) -> Vec<String> {
    let mut lines = Vec::new();
    let mut items = function.items.iter().peekable();
    while let Some(item) = items.next() {
        match item {
            Item::Label(number) => lines.push(format!("{number}:")),
            Item::Align(_) if matches!(items.peek(), Some(Item::Padding(_))) => {}
            Item::Align(bytes) => lines.push(format!(".p2align {}", bytes.trailing_zeros())),
            Item::Padding(length) if architecture == Architecture::X86_64 => {
                lines.extend(x86::fill(*length).into_iter().map(str::to_owned))
            }
            Item::Padding(length) => lines.extend((0..length / 4).map(|_| "nop".to_owned())),
            Item::Instruction(text) => lines.push(text.clone()),
            Item::Call(name) => lines.push(format!("invoke {},{name}", architecture.call_instruction())),
        }
    }
    lines
}

/// Writes a constant after its label. Vectors of equal words or pairs of words are written as a
/// repetition.
fn quads(out: &mut String, placed: &Placed) {
    let _ = writeln!(out, "{}:", placed.label);
    let words = placed.constant.bytes.chunks(8).map(|word| {
        let mut bytes = [0; 8];
        bytes[..word.len()].copy_from_slice(word);
        format!("{:#x}", u64::from_le_bytes(bytes))
    });
    let words: Vec<String> = words.collect();
    let repeats = |period: &usize| {
        let periods = words.chunks(*period);
        words.len() >= 4 * period
            && periods.len() * period == words.len()
            && periods.clone().all(|part| *part == words[..*period])
    };
    if let Some(period) = [1, 2, 4].into_iter().find(repeats) {
        let _ = writeln!(out, ".rept {}\n.quad {}\n.endr", words.len() / period, words[..period].join(","));
        return;
    }
    for line in words.chunks(4) {
        let _ = writeln!(out, ".quad {}", line.join(","));
    }
}

/// The comment at the start of a file.
fn header(
    cipher: &str,
    level: &str,
    toolchain: &str,
    kernels: &Path,
    functions: &[Function],
    facts: &[Facts],
    architecture: Architecture,
) -> Result<String> {
    let mut lines = vec![
        format!(
            "Kernels of {cipher} at the level {level}, for {}. Do not edit: change the bodies in src/{cipher} and run",
            architecture.name()
        ),
        "    cargo run --release -p phalanx-assembly -- --write".to_owned(),
        format!("Compiled by {toolchain}."),
    ];
    for (module, drawing) in drawings(cipher, level, kernels, architecture)? {
        lines.extend([String::new(), format!("src/{cipher}/{module}.rs:"), String::new()]);
        lines.extend(drawing);
    }
    lines.extend([String::new(), "function: instructions, bytes of stack, registers that are left changed".to_owned()]);
    for (function, facts) in functions.iter().zip(facts) {
        // Without the name and version of the library.
        let name = function.name.strip_prefix(PREFIX).and_then(|name| name.splitn(3, '_').nth(2));
        let name = name.unwrap_or(&function.name);
        lines.push(format!("{name}: {}, {}, {}", facts.instructions, facts.stack, facts.clobbers));
    }
    // Assemblers for macOS need two number signs.
    let comment = if architecture == Architecture::X86_64 { "##" } else { architecture.comment() };
    Ok(lines.iter().map(|line| format!("{}\n", format!("{comment} {line}").trim_end())).collect())
}

/// Collects the layout drawings for a file from the modules of its bodies.
fn drawings(
    cipher: &str,
    level: &str,
    kernels: &Path,
    architecture: Architecture,
) -> Result<Vec<(String, Vec<String>)>> {
    let entries = if level == "portable" { "portable" } else { architecture.name() };
    let folder = kernels.join("src").join(cipher);
    let mut modules = BTreeSet::new();
    if cipher == "steps" {
        // Their table does not list levels.
        modules.extend(["counter".to_owned(), "tweak".to_owned()]);
    } else {
        let text = std::fs::read_to_string(folder.join(format!("entries/{entries}.rs")))?;
        let mut here = level == "portable";
        for line in text.lines() {
            if let Some(rest) = line.trim().strip_prefix("level ") {
                let name = rest.split([' ', '{']).next().unwrap_or("").to_lowercase();
                here = name == level.replace('-', "");
            }
            if here && let Some((_, body)) = line.split_once("body: ") {
                modules.insert(body.split("::").next().unwrap_or("").to_owned());
            }
        }
    }
    let mut drawings = Vec::new();
    for module in modules {
        let Ok(text) = std::fs::read_to_string(folder.join(format!("{module}.rs"))) else { continue };
        let doc = text.lines().map_while(|line| line.strip_prefix("//!"));
        let drawing: Vec<String> = doc
            .skip_while(|line| line.trim() != "```text")
            .skip(1)
            .take_while(|line| line.trim() != "```")
            .map(|line| format!("   {line}"))
            .collect();
        if !drawing.is_empty() {
            drawings.push((module, drawing));
        }
    }
    Ok(drawings)
}

/// The name of a kernel and its row in the table of frames.
fn row(name: String, facts: &Facts) -> (String, String) {
    let row = format!("    (\"{name}\", [{}, {:#010x}]),", facts.stack, facts.hash);
    (name, row)
}

/// Generates the table of facts about the code. Folders that were not compiled keep their `old` rows.
pub(crate) fn frames(
    mut rows: BTreeMap<String, String>,
    old: &str,
    folders: &[&str],
    architecture: Architecture,
) -> String {
    for line in old.lines().filter(|line| line.starts_with("    (\"")) {
        let name = line.split('"').nth(1).unwrap_or_default();
        if !folders.contains(&cipher(name)) {
            rows.insert(name.to_owned(), line.to_owned());
        }
    }
    let mut out = format!(
        "//! Bytes of stack of each kernel for {}, and the beginning of the hash of its code. Written by `phalanx-assembly`; do not edit.\n\n\
         pub(super) static CODE: [(&str, [u32; 2]); {}] = [\n",
        match architecture {
            Architecture::X86_64 => "x86-64",
            Architecture::Aarch64 => "AArch64",
        },
        rows.len()
    );
    for row in rows.values() {
        let _ = writeln!(out, "{row}");
    }
    out.push_str("];\n");
    out
}
