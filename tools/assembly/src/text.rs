//! Parses the compiler's assembly text into functions and constants.

use std::collections::{BTreeMap, HashMap};

use crate::{Architecture, Result};

/// All definitions of a listing.
#[derive(Default)]
pub(crate) struct Listing {
    pub(crate) functions: BTreeMap<String, Vec<Line>>,
    pub(crate) constants: HashMap<String, Constant>,
}

/// A line of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Label(String),
    /// Aligns the next line to this many bytes.
    Align(u64),
    Instruction(String),
}

/// Read-only data.
#[derive(Clone, Default, Debug)]
pub(crate) struct Constant {
    /// Alignment in bytes, a power of two.
    pub(crate) align: usize,
    pub(crate) bytes: Vec<u8>,
    /// Whether it contains an address, which doesn't show in its bytes.
    pub(crate) has_address: bool,
}

enum Section {
    Code,
    Data,
    Other,
}

impl Listing {
    pub(crate) fn parse(text: &str, architecture: Architecture) -> Result<Self> {
        let (mut listing, mut section) = (Self::default(), Section::Other);
        // The current function or constants. A constant may have several labels.
        let (mut function, mut labels): (Option<String>, Vec<String>) = (None, Vec::new());
        // The alignment of the section, and the number of bytes since then.
        let (mut align, mut offset, mut aliases) = (1_usize, 0_usize, Vec::new());
        for line in text.lines() {
            let line = without_comment(line, architecture).trim();
            if line.is_empty() {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim();
            if let Some(label) = line.strip_suffix(':') {
                match section {
                    Section::Code if label.starts_with(".Lfunc") || label.starts_with(".Ltmp") => {}
                    Section::Code if label.starts_with(".L") => {
                        let Some(lines) = function.as_ref().and_then(|name| listing.functions.get_mut(name)) else {
                            return Err(format!("the label {label} is outside of a function").into());
                        };
                        lines.push(Line::Label(label.to_owned()));
                    }
                    Section::Code => {
                        listing.functions.insert(label.to_owned(), Vec::new());
                        function = Some(label.to_owned());
                    }
                    Section::Data => {
                        if labels.last().and_then(|l| listing.constants.get(l)).is_some_and(|c| !c.bytes.is_empty()) {
                            labels.clear();
                        }
                        labels.push(label.to_owned());
                        let align = if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) };
                        listing.constants.insert(label.to_owned(), Constant { align, ..Constant::default() });
                    }
                    Section::Other => {}
                }
                continue;
            }
            // These are two functions with the same code.
            if let Some(value) = rest.strip_prefix("= ") {
                aliases.push((word.to_owned(), value.trim().to_owned()));
                continue;
            }
            match word {
                ".section" | ".text" | ".data" | ".bss" => {
                    (function, align, offset) = (None, 1, 0);
                    labels.clear();
                    let name = rest.trim_start_matches('"');
                    section = match word {
                        ".text" => Section::Code,
                        _ if name.starts_with(".text") => Section::Code,
                        _ if name.starts_with(".rodata") || name.starts_with(".data.rel.ro") => Section::Data,
                        _ => Section::Other,
                    };
                }
                ".p2align" => {
                    let power: u32 = rest.split(',').next().unwrap_or("").trim().parse()?;
                    match (&section, &function) {
                        (Section::Code, Some(name)) => {
                            if let Some(lines) = listing.functions.get_mut(name) {
                                lines.push(Line::Align(1 << power));
                            }
                        }
                        _ => (align, offset) = (1 << power, 0),
                    }
                }
                ".set" => {
                    if let Some((name, value)) = rest.split_once(',') {
                        aliases.push((name.trim().to_owned(), value.trim().to_owned()));
                    }
                }
                _ if word.starts_with('.') => {
                    if let Section::Data = section
                        && let Some((bytes, has_address)) = data(word, rest)?
                    {
                        offset += bytes.len();
                        for label in &labels {
                            if let Some(constant) = listing.constants.get_mut(label) {
                                constant.bytes.extend_from_slice(&bytes);
                                constant.has_address |= has_address;
                            }
                        }
                    }
                }
                _ => {
                    if let (Section::Code, Some(name)) = (&section, &function)
                        && let Some(lines) = listing.functions.get_mut(name)
                    {
                        lines.push(Line::Instruction(line.split_whitespace().collect::<Vec<_>>().join(" ")));
                    }
                }
            }
        }
        // Merged functions have several names.
        for (name, value) in aliases {
            if let Some(lines) = listing.functions.get(&value).cloned() {
                listing.functions.insert(name, lines);
            }
        }
        Ok(listing)
    }
}

/// Removes a comment. Strings may contain any character.
fn without_comment(line: &str, architecture: Architecture) -> &str {
    if line.contains('"') {
        return line;
    }
    line.split(architecture.comment()).next().unwrap_or(line)
}

/// Parses a data directive: its bytes, and whether they contain an address. Returns `None` for
/// other directives.
fn data(word: &str, rest: &str) -> Result<Option<(Vec<u8>, bool)>> {
    let size = match word {
        ".byte" => 1,
        ".short" | ".hword" | ".2byte" => 2,
        ".long" | ".word" | ".4byte" => 4,
        ".quad" | ".xword" | ".8byte" => 8,
        ".zero" => {
            let (count, value) = rest.split_once(',').unwrap_or((rest, "0"));
            return Ok(Some((vec![number(value)? as u8; count.trim().parse()?], false)));
        }
        ".ascii" => return Ok(Some((string(rest)?, false))),
        ".asciz" => {
            let mut bytes = string(rest)?;
            bytes.push(0);
            return Ok(Some((bytes, false)));
        }
        _ => return Ok(None),
    };
    let (mut bytes, mut has_address) = (Vec::new(), false);
    for value in rest.split(',') {
        let value = value.trim();
        let is_number = value.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        has_address |= !is_number;
        let value = if is_number { number(value)? } else { 0 };
        bytes.extend_from_slice(&value.to_le_bytes()[..size]);
    }
    Ok(Some((bytes, has_address)))
}

/// Parses a number as 64-bit two's complement.
fn number(text: &str) -> Result<u64> {
    let text = text.trim();
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16)?,
        None => digits.parse()?,
    };
    Ok(if negative { value.wrapping_neg() } else { value })
}

/// Parses a string with LLVM's escape sequences.
fn string(text: &str) -> Result<Vec<u8>> {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).ok_or("a string has no quotes")?;
    let (mut bytes, mut rest) = (Vec::new(), inner.as_bytes());
    while let Some((first, tail)) = rest.split_first() {
        if *first != b'\\' {
            bytes.push(*first);
            rest = tail;
            continue;
        }
        let (escaped, tail) = tail.split_first().ok_or("a string ends in a backslash")?;
        let (byte, tail) = match escaped {
            b'b' => (8, tail),
            b't' => (b'\t', tail),
            b'n' => (b'\n', tail),
            b'f' => (12, tail),
            b'r' => (b'\r', tail),
            b'"' | b'\\' => (*escaped, tail),
            b'0'..=b'7' if tail.len() >= 2 => {
                let digits = [*escaped, tail[0], tail[1]];
                (u8::from_str_radix(std::str::from_utf8(&digits)?, 8)?, &tail[2..])
            }
            _ => return Err(format!("unknown escape in {text}").into()),
        };
        bytes.push(byte);
        rest = tail;
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing() {
        let text = "\t.section\t.rodata.cst16,\"aM\",@progbits,16\n\t.p2align\t4, 0x0\n.LCPI0_0:\n\t.quad\t-1\n\t.long\t2\n\t.long\t0x10\n\
            .LCPI0_1:\n\t.quad\t1\n\t.quad\t2\n.LCPI0_2:\n\t.byte\t3\n\
            \t.section\t\".text.f\",\"ax\",@progbits\n\t.globl\tf\n\t.p2align\t4\nf:\n.Lfunc_begin0:\n\t.cfi_startproc\n\tmovq\t%rdi, %rax # 8\n\
            \t.p2align\t5\n.LBB0_1:\n\tjne\t.LBB0_1\n.Lfunc_end0:\n\t.section\t.rodata..L,\"a\"\n.La:\n.Lb:\n\t.asciz\t\"#\\000\\n\"\n\t.set\tg, f\nh = f\n";
        let listing = Listing::parse(text, Architecture::X86_64).unwrap();
        let instruction = |text: &str| Line::Instruction(text.into());
        let lines = vec![
            instruction("movq %rdi, %rax"),
            Line::Align(32),
            Line::Label(".LBB0_1".into()),
            instruction("jne .LBB0_1"),
        ];
        for name in ["f", "g", "h"] {
            assert_eq!(listing.functions[name], lines);
        }
        let constant = &listing.constants[".LCPI0_0"];
        assert_eq!(
            (constant.align, &constant.bytes[..]),
            (16, &[255, 255, 255, 255, 255, 255, 255, 255, 2, 0, 0, 0, 16, 0, 0, 0][..])
        );
        // The alignment of the constants that follow results from their offsets.
        let aligned = |label: &str| listing.constants[label].align;
        assert_eq!([aligned(".LCPI0_1"), aligned(".LCPI0_2")], [16, 16]);
        assert_eq!(listing.constants[".La"].bytes, b"#\0\n\0");
        assert_eq!(listing.constants[".Lb"].bytes, b"#\0\n\0");
        assert!(
            Listing::parse("\t.section .rodata\nx:\n\t.quad y\n", Architecture::X86_64).unwrap().constants["x"]
                .has_address
        );
    }
}
