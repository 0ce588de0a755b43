//! Normalises a function: numeric local labels, labels for its constants, and calls only within the
//! file.

use std::collections::HashMap;

use crate::text::{Constant, Line, Listing};
use crate::{Architecture, Result};

/// First number used for local labels. We skip 0 and 1, because some assemblers read them as digits
/// of binary numbers.
const FIRST_LABEL: usize = 2;
/// First number used for a file's constants.
const FIRST_CONSTANT: usize = 1000;

/// A function of a file.
pub(crate) struct Function {
    /// The symbol.
    pub(crate) name: String,
    /// Whether other files call it.
    pub(crate) is_global: bool,
    pub(crate) items: Vec<Item>,
    /// The constants it reads, in the order of first use.
    pub(crate) constants: Vec<Placed>,
    /// The functions of its file that it calls.
    pub(crate) calls: Vec<String>,
}

/// A line of a function.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    Label(usize),
    /// Aligns the next line to this many bytes.
    Align(u64),
    /// Padding of this many bytes.
    Padding(usize),
    Instruction(String),
    /// A call of a function in the same file.
    Call(String),
}

/// A constant with its label.
#[derive(Clone)]
pub(crate) struct Placed {
    pub(crate) label: usize,
    /// Its name in the source, if it has one.
    pub(crate) name: Option<String>,
    pub(crate) constant: Constant,
}

/// Names and constants shared by the kernels of one file.
pub(crate) struct Locals {
    /// The common prefix of all names.
    pub(crate) prefix: String,
    /// The functions that they call, as the compiler's symbol and our name, in the order of first
    /// use.
    pub(crate) names: Vec<(String, String)>,
    /// The constants that they read, in the same order.
    pub(crate) constants: Vec<Placed>,
}

impl Locals {
    fn name(&mut self, symbol: &str) -> Result<String> {
        if let Some((_, name)) = self.names.iter().find(|(known, _)| known == symbol) {
            return Ok(name.clone());
        }
        let name = format!("{}_{}_{}", self.prefix, last_name(symbol)?, self.names.len() + 1);
        self.names.push((symbol.to_owned(), name.clone()));
        Ok(name)
    }

    /// Adds a constant of the compiler's listing. Constants with the same bytes are merged.
    fn constant(&mut self, symbol: &str, constant: &Constant) -> Result<Placed> {
        let name = (!symbol.starts_with(".L")).then(|| last_name(symbol)).transpose()?;
        let equal = |placed: &&mut Placed| placed.name.as_deref() == name && placed.constant.bytes == constant.bytes;
        if let Some(known) = self.constants.iter_mut().find(equal) {
            known.constant.align = known.constant.align.max(constant.align);
            return Ok(known.clone());
        }
        let placed = Placed {
            label: FIRST_CONSTANT + self.constants.len(),
            name: name.map(str::to_owned),
            constant: constant.clone(),
        };
        self.constants.push(placed.clone());
        Ok(placed)
    }
}

/// Returns the last identifier of a mangled path: `_ZN4core3fmt5Write17h0123456789abcdefE` is
/// `Write`.
fn last_name(symbol: &str) -> Result<&str> {
    let (mut rest, mut last) =
        (symbol.strip_prefix("_ZN").ok_or_else(|| format!("{symbol} is not a Rust symbol"))?, "");
    while let Some(end) = rest.find(|c: char| !c.is_ascii_digit()).filter(|end| *end > 0) {
        let length: usize = rest[..end].parse()?;
        let name = rest.get(end..end + length).ok_or_else(|| format!("{symbol} ends too early"))?;
        let is_hash = length == 17 && name.starts_with('h') && rest[end + length..].starts_with('E');
        if !is_hash {
            last = name;
        }
        rest = &rest[end + length..];
    }
    Ok(last)
}

/// Normalises a function of the listing.
pub(crate) fn shape(
    listing: &Listing,
    symbol: &str,
    name: String,
    is_global: bool,
    locals: &mut Locals,
    architecture: Architecture,
) -> Result<Function> {
    let lines = listing.functions.get(symbol).ok_or_else(|| format!("{symbol} is not in the listing"))?;
    let position = |label: &str| lines.iter().position(|line| matches!(line, Line::Label(own) if own == label));
    let is_used = |label: &str| {
        lines.iter().any(|line| matches!(line, Line::Instruction(text) if words(text).any(|(_, word)| word == label)))
    };
    let mut labels: HashMap<&str, usize> = HashMap::new();
    for line in lines {
        if let Line::Label(label) = line
            && is_used(label)
        {
            labels.insert(label, FIRST_LABEL + labels.len());
        }
    }
    let mut function = Function { name, is_global, items: Vec::new(), constants: Vec::new(), calls: Vec::new() };
    if FIRST_LABEL + labels.len() > FIRST_CONSTANT {
        return Err(format!("{symbol} has too many labels").into());
    }
    // AArch64 page addresses: the symbol for each register.
    let mut pages: HashMap<String, String> = HashMap::new();
    for (at, line) in lines.iter().enumerate() {
        let text = match line {
            Line::Label(label) => {
                function.items.extend(labels.get(label.as_str()).map(|number| Item::Label(*number)));
                continue;
            }
            Line::Align(bytes) => {
                function.items.push(Item::Align(*bytes));
                continue;
            }
            Line::Instruction(text) => text,
        };
        if let Some(target) = architecture.call(text) {
            let target = target.map_err(|what| format!("{symbol}: {what}"))?;
            let called = locals.name(target)?;
            function.items.push(Item::Call(called.clone()));
            if !function.calls.contains(&called) {
                function.calls.push(called);
            }
            continue;
        }
        let Some(text) = (match architecture {
            Architecture::X86_64 => Some(direct(text)),
            Architecture::Aarch64 => near(text, &mut pages).map_err(|what| format!("{symbol}: {what}"))?,
        }) else {
            continue;
        };
        // Labels of code, then constants.
        let (mut out, mut end) = (String::new(), 0);
        for (start, word) in words(&text) {
            let replacement = if let Some(number) = labels.get(word) {
                let behind = position(word).is_some_and(|there| there < at);
                format!("{number}{}", if behind { 'b' } else { 'f' })
            } else if let Some(constant) = listing.constants.get(word) {
                if constant.has_address || constant.bytes.is_empty() {
                    return Err(format!("{symbol} reads {word}, which is empty or holds an address").into());
                }
                let placed = locals.constant(word, constant)?;
                let number = placed.label;
                if function.constants.iter().all(|known| known.label != number) {
                    function.constants.push(placed);
                }
                format!("{number}f")
            } else if word.starts_with(".L") || word.contains('@') || word.starts_with("_ZN") || word.starts_with("_R")
            {
                return Err(format!("{symbol}: {text}: unknown symbol {word}").into());
            } else {
                continue;
            };
            out.push_str(&text[end..start]);
            out.push_str(&replacement);
            end = start + word.len();
        }
        out.push_str(&text[end..]);
        function.items.push(Item::Instruction(out.replace(", ", ",")));
    }
    Ok(function)
}

/// Returns the words of an instruction that may be symbols, and their positions. Excludes the
/// mnemonic and x86 registers.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '@');
    let operands = text.find(' ').unwrap_or(text.len());
    let mut at = operands;
    std::iter::from_fn(move || {
        loop {
            let start = at + text[at..].find(is_part)?;
            let end = text[start..].find(|c| !is_part(c)).map_or(text.len(), |length| start + length);
            at = end;
            let (before, word) = (text[..start].chars().next_back(), &text[start..end]);
            let begins = word.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '.'));
            if begins && before != Some('%') {
                return Some((start, word));
            }
        }
    })
}

/// Makes an x86-64 instruction compute the address of a constant instead of reading it from the
/// linker's table (GOT).
fn direct(text: &str) -> String {
    match text.strip_prefix("movq ").and_then(|operands| operands.split_once("@GOTPCREL(%rip), ")) {
        Some((symbol, register)) => format!("leaq {symbol}(%rip), {register}"),
        None => text.to_owned(),
    }
}

/// Rewrites an AArch64 instruction to address constants directly, so that a page address and an
/// offset become a single address. Returns `None` if that makes the instruction redundant.
fn near(text: &str, pages: &mut HashMap<String, String>) -> Result<Option<String>> {
    if let Some(operands) = text.strip_prefix("adrp ") {
        let (register, symbol) = operands.split_once(", ").ok_or("adrp without a symbol")?;
        let symbol = symbol.strip_prefix(":got:").unwrap_or(symbol);
        pages.insert(register.to_owned(), symbol.to_owned());
        return Ok(Some(format!("adr {register}, {symbol}")));
    }
    // Computes the address instead of reading it from the linker's table (GOT).
    if let Some((before, symbol)) = text.split_once(", :got_lo12:") {
        let (symbol, operands) =
            (symbol.trim_end_matches(']'), before.strip_prefix("ldr ").ok_or("a GOT access is not ldr")?);
        let (to, from) = operands.split_once(", [").ok_or("an address has no base")?;
        if pages.get(from).is_none_or(|page| page != symbol) {
            return Err(format!("{text}: {from} holds the page of {:?}", pages.get(from)).into());
        }
        return Ok((to != from).then(|| format!("mov {to}, {from}")));
    }
    let Some((before, symbol)) = text.split_once(", :lo12:") else { return Ok(Some(text.to_owned())) };
    let symbol = symbol.trim_end_matches(']');
    let base = before.rsplit([' ', '[']).next().unwrap_or("");
    if pages.get(base).is_none_or(|page| page != symbol) {
        return Err(format!("{text}: {base} holds the page of {:?}", pages.get(base)).into());
    }
    if let Some(operands) = before.strip_prefix("add ") {
        let (to, from) = operands.split_once(", ").ok_or("add without operands")?;
        return Ok((to != from).then(|| format!("mov {to}, {from}")));
    }
    Ok(Some(format!("{before}]")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let symbol = "_ZN15phalanx_kernels3isa8portable6planes10substitute17h98d4fc96bedf3a6aE";
        assert_eq!(last_name(symbol).unwrap(), "substitute");
        let found: Vec<&str> = words("vmovdqa64 .LCPI1_2+64(%rip), %zmm1 {%k1} {z}").map(|(_, word)| word).collect();
        assert_eq!(found, [".LCPI1_2", "z"]);
    }

    #[test]
    fn pages_are_near() {
        let mut pages = HashMap::new();
        let mut of = |text| near(text, &mut pages);
        assert_eq!(of("adrp x8, .LCPI0_0").unwrap().unwrap(), "adr x8, .LCPI0_0");
        assert_eq!(of("ldr q0, [x8, :lo12:.LCPI0_0]").unwrap().unwrap(), "ldr q0, [x8]");
        assert_eq!(of("add x8, x8, :lo12:.LCPI0_0").unwrap(), None);
        assert_eq!(of("add x9, x8, :lo12:.LCPI0_0").unwrap().unwrap(), "mov x9, x8");
        assert!(of("ldr q0, [x9, :lo12:.LCPI0_0]").is_err());
    }

    #[test]
    fn a_function_as_it_ships() {
        let text = "\t.section\t.rodata,\"a\"\n\t.p2align\t3\n.LCPI0_0:\n\t.quad\t5\n\t.section\t.text.f,\"ax\"\nf:\n\
            \tje\t.LBB0_2\n.LBB0_1:\n\tmovq\t.LCPI0_0(%rip), %rax\n\tjne\t.LBB0_1\n.LBB0_2:\n\tretq\n";
        let listing = Listing::parse(text, Architecture::X86_64).unwrap();
        let mut locals = Locals { prefix: "x".into(), names: Vec::new(), constants: Vec::new() };
        let function = shape(&listing, "f", "f".into(), true, &mut locals, Architecture::X86_64).unwrap();
        let lines: Vec<String> = function.items.iter().map(|item| format!("{item:?}")).collect();
        let instruction = |text: &str| format!("Instruction({text:?})");
        assert_eq!(
            lines,
            [
                instruction("je 3f"),
                "Label(2)".into(),
                instruction("movq 1000f(%rip),%rax"),
                instruction("jne 2b"),
                "Label(3)".into(),
                instruction("retq")
            ]
        );
        assert_eq!(function.constants[0].constant.bytes, [5, 0, 0, 0, 0, 0, 0, 0]);
    }
}
