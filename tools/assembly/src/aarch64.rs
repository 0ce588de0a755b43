//! Analysis of AArch64 machine code: stack use and changed registers.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::assemble::Code;
use crate::shape::Item;
use crate::{Facts, Result};

const NOP: u32 = 0xd503_201f;

/// Inserts padding before every alignment and returns whether the existing padding was correct.
/// Instructions are four bytes long, and functions begin at multiples of 64.
pub(crate) fn fill(items: &mut Vec<Item>) -> bool {
    let (mut address, mut filled, mut is_right) = (0_u64, Vec::new(), true);
    let mut old = std::mem::take(items).into_iter().peekable();
    while let Some(item) = old.next() {
        match item {
            Item::Align(to) => {
                let padding = (address.next_multiple_of(to) - address) as usize;
                let there = old.next_if(|item| matches!(item, Item::Padding(_)));
                is_right &= matches!(there, Some(Item::Padding(length)) if length == padding);
                filled.extend([Item::Align(to), Item::Padding(padding)]);
                address += padding as u64;
            }
            Item::Padding(length) => {
                address += length as u64;
                filled.push(item);
            }
            Item::Instruction(_) | Item::Call(_) => {
                address += 4;
                filled.push(item);
            }
            Item::Label(_) => filled.push(item),
        }
    }
    *items = filled;
    is_right
}

/// An instruction and its address.
#[derive(Clone, Copy)]
struct Word {
    at: usize,
    word: u32,
    /// Whether it has a relocation.
    placed: bool,
}

/// Returns all instructions except padding.
fn words(code: &Code) -> Vec<Word> {
    let words = code.bytes.as_chunks::<4>().0.iter().enumerate();
    words
        .map(|(index, bytes)| {
            let at = 4 * index;
            Word { at, word: u32::from_le_bytes(*bytes), placed: code.relocations.contains(&at) }
        })
        .filter(|word| word.word != NOP)
        .collect()
}

/// Returns the target of a jump within a function, and the instruction without it.
fn jump(word: Word) -> Option<(usize, u32)> {
    let (bits, shift, opcode) = match word.word {
        w if w & 0xfc00_0000 == 0x1400_0000 => (26, 0, w & 0xfc00_0000),
        w if w & 0xff00_0010 == 0x5400_0000 => (19, 5, w & 0xff00_001f),
        w if w & 0x7e00_0000 == 0x3400_0000 => (19, 5, w & 0xff00_001f),
        w if w & 0x7e00_0000 == 0x3600_0000 => (14, 5, w & 0xfff8_001f),
        _ => return None,
    };
    let offset = ((word.word >> shift) << (32 - bits)) as i32 >> (32 - bits);
    let target = word.at as i64 + 4 * i64::from(offset);
    Some((usize::try_from(target).ok()?, opcode))
}

/// Describes the first difference between two functions, ignoring padding, addresses, and how a
/// nearby address is computed.
pub(crate) fn same(ours: &Code, theirs: &Code) -> Option<String> {
    let (ours, theirs) = (words(ours), words(theirs));
    let mut left = ours.iter().copied().peekable();
    // For each of the compiler's instructions, our counterpart.
    let mut pairs: Vec<(Word, Option<Word>)> = Vec::new();
    for their in &theirs {
        let (word, rd, rn) = (their.word, their.word & 31, their.word >> 5 & 31);
        // We drop the second half of a two-part address if it changes no other register.
        let second =
            their.placed && (word & 0xffc0_0000 == 0x9100_0000 || word & 0xffc0_0000 == 0xf940_0000 && rd < 31);
        let Some(our) = left.peek().copied() else {
            if second && rd == rn {
                pairs.push((*their, None));
                continue;
            }
            return Some("fewer instructions than in the compiler's output".into());
        };
        let is_equal = match (jump(our), jump(*their)) {
            (Some((_, a)), Some((_, b))) if !their.placed => a == b,
            // Their adrp became an adr.
            _ if their.placed && word & 0x9f00_0000 == 0x9000_0000 => our.word & 0x9f00_001f == 0x1000_0000 | rd,
            _ if our.word == word => true,
            // Alternatively, the second half became a mov.
            _ => second && our.word == 0xaa00_03e0 | rn << 16 | rd,
        };
        if is_equal {
            left.next();
            pairs.push((*their, Some(our)));
        } else if second && rd == rn {
            pairs.push((*their, None));
        } else {
            return Some(format!(
                "{:08x} at {} instead of the compiler's {word:08x} at {}",
                our.word, our.at, their.at
            ));
        }
    }
    if let Some(more) = left.next() {
        return Some(format!("{:08x} at {} is not in the compiler's output", more.word, more.at));
    }
    // Jumps must reach the same instructions.
    let behind =
        |target: usize| pairs.iter().find(|(their, our)| their.at >= target && our.is_some()).and_then(|(_, our)| *our);
    let ours_behind = |target: usize| ours.iter().find(|word| word.at >= target).copied();
    for (their, our) in &pairs {
        if let (false, Some((to, _)), Some((our_to, _))) = (their.placed, jump(*their), our.and_then(jump))
            && behind(to).map(|word| word.at) != ours_behind(our_to).map(|word| word.at)
        {
            return Some(format!("the jump at {} has a different target", their.at));
        }
    }
    None
}

/// Extracts facts about a function from its text, which matches its machine code line by line.
pub(crate) fn facts(
    items: &[Item],
    calls: &[(Facts, BTreeSet<String>)],
    hash: u32,
) -> Result<(Facts, BTreeSet<String>)> {
    let mut changed: BTreeSet<String> = calls.iter().flat_map(|(_, registers)| registers.clone()).collect();
    let mut instructions = 0;
    for item in items {
        match item {
            Item::Instruction(text) => {
                instructions += 1;
                changed.extend(written(text));
            }
            Item::Call(_) => {
                instructions += 1;
                changed.insert("x30".into());
            }
            Item::Padding(length) => instructions += length / 4,
            Item::Label(_) | Item::Align(_) => {}
        }
    }
    if changed.contains("x18")
        || items.iter().any(|item| matches!(item, Item::Instruction(text) if names(text, "x18") || names(text, "w18")))
    {
        return Err("x18 is used, but is reserved for the system".into());
    }
    let called = calls.iter().map(|(facts, _)| facts.stack).max().unwrap_or(0);
    let stack = depth(items)? + called;
    // Callee-saved registers are stored and then loaded again.
    let is_kept = |name: &str| {
        let number = name[1..].parse().unwrap_or(0);
        (name.starts_with('x') && (19..=30).contains(&number)) || (name.starts_with('v') && (8..=15).contains(&number))
    };
    for name in changed.iter().filter(|name| is_kept(name)) {
        let saved = |text: &str| {
            let other = name.replacen('v', "d", 1);
            text.starts_with("st") && text.contains("[sp") && (names(text, name) || names(text, &other))
        };
        if !items.iter().any(|item| matches!(item, Item::Instruction(text) if saved(text))) {
            return Err(format!("{name} is changed, but not saved").into());
        }
    }
    let facts = Facts { instructions, stack, clobbers: list(&changed, is_kept), hash };
    // These are unchanged when the function returns.
    changed.retain(|name| !is_kept(name));
    Ok((facts, changed))
}

fn is_jump(mnemonic: &str) -> bool {
    mnemonic.starts_with("b.") || matches!(mnemonic, "b" | "cbz" | "cbnz" | "tbz" | "tbnz")
}

/// Returns whether an instruction names a register.
fn names(text: &str, register: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == register)
}

/// Returns the registers that an instruction writes, by their full names: `x0`, `v0`.
fn written(text: &str) -> Vec<String> {
    let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
    let mut out = Vec::new();
    // The base register of pre- and post-indexed accesses.
    if let Some((_, address)) = operands.split_once('[') {
        let base = address.split([',', ']']).next().unwrap_or("");
        if operands.ends_with('!') || operands.contains("],") {
            out.extend(whole(base));
        }
    }
    let silent = ["cmp", "cmn", "tst", "ccmp", "ccmn", "bl", "ret", "nop", "prfm", "fcmp"];
    let writes_first = !(is_jump(mnemonic) || mnemonic.starts_with("st") || silent.contains(&mnemonic));
    if !writes_first {
        return out;
    }
    if let Some(list) = operands.strip_prefix('{') {
        let list = list.split('}').next().unwrap_or("");
        out.extend(list.split(',').filter_map(|register| whole(register.trim())));
        return out;
    }
    let count = if mnemonic.starts_with("ldp") || mnemonic.starts_with("ldnp") { 2 } else { 1 };
    out.extend(operands.split(',').take(count).filter_map(|register| whole(register.trim())));
    out
}

/// Returns the full name of a register, or `None` for registers that don't matter.
fn whole(name: &str) -> Option<String> {
    let name = name.split('.').next()?;
    let (kind, number) = name.split_at_checked(1)?;
    let number: u8 = number.parse().ok().filter(|number| *number < 32)?;
    match kind {
        "x" | "w" => Some(format!("x{number}")),
        "v" | "q" | "d" | "s" | "h" | "b" => Some(format!("v{number}")),
        _ => None,
    }
}

/// Formats a short list of registers.
fn list(registers: &BTreeSet<String>, is_kept: impl Fn(&str) -> bool) -> String {
    let mut parts = Vec::new();
    for kind in ["x", "v"] {
        let own = registers.iter().filter(|name| name.starts_with(kind) && !is_kept(name));
        let numbers: BTreeSet<u8> = own.filter_map(|name| name[1..].parse().ok()).collect();
        let numbers: Vec<u8> = numbers.into_iter().collect();
        let mut rest = &numbers[..];
        while let Some(first) = rest.first() {
            let run = rest.iter().zip(*first..).take_while(|(a, b)| *a == b).count();
            parts.push(if run == 1 { format!("{kind}{first}") } else { format!("{kind}{first}-{}", rest[run - 1]) });
            rest = &rest[run..];
        }
    }
    parts.join(" ")
}

/// For the stack pointer and each register that contains a stack address, its distance below the
/// stack pointer at entry.
type Depths = BTreeMap<String, i64>;

/// Maximum stack depth.
fn depth(items: &[Item]) -> Result<u64> {
    let place: HashMap<usize, usize> = items
        .iter()
        .enumerate()
        .filter_map(|(at, item)| if let Item::Label(number) = item { Some((*number, at)) } else { None })
        .collect();
    let mut known: Vec<Option<i64>> = vec![None; items.len()];
    let (mut todo, mut deepest) = (vec![(0_usize, Depths::from([("sp".to_owned(), 0)]))], 0);
    while let Some((at, mut depths)) = todo.pop() {
        let Some(item) = items.get(at) else { return Err("execution runs past the end of the function".into()) };
        let stack = depths["sp"];
        if let Some(other) = known[at] {
            if other != stack {
                return Err(format!("{item:?}: conflicting stack depths, {other} and {stack}").into());
            }
            continue;
        }
        known[at] = Some(stack);
        let Item::Instruction(text) = item else {
            todo.push((at + 1, depths));
            continue;
        };
        let (mnemonic, operands) = text.split_once(' ').unwrap_or((text, ""));
        let parts: Vec<&str> = operands.split(',').map(str::trim).collect();
        let moves = operands.contains("[sp") && (operands.ends_with('!') || operands.contains("],"));
        if operands.contains("[sp,#-") && !moves {
            return Err(format!("{text} accesses memory below the stack pointer").into());
        }
        if moves {
            let offset = parts.last().copied().unwrap_or("").trim_end_matches(['!', ']']);
            let offset: i64 = offset.strip_prefix('#').ok_or("an offset is not a number")?.parse()?;
            depths.insert("sp".into(), stack - offset);
        } else if matches!(mnemonic, "add" | "sub" | "mov" | "and") {
            let of = |name: &str| depths.get(name).copied();
            let number = |text: &str| text.strip_prefix('#').and_then(|digits| digits.parse::<i64>().ok());
            let value = match (mnemonic, &parts[..]) {
                ("mov", [_, from]) => of(from),
                ("add" | "sub", [_, from, by, rest @ ..]) => {
                    let shift = if rest == ["lsl #12"] { 12 } else { 0 };
                    let by = number(by).map(|by| by << shift);
                    of(from).zip(by).map(|(from, by)| if mnemonic == "sub" { from + by } else { from - by })
                }
                // The stack pointer is a multiple of 16 at entry.
                ("and", [_, from, mask]) => {
                    let mask = mask.strip_prefix("#0x").and_then(|hex| u64::from_str_radix(hex, 16).ok());
                    // With any other mask, the result is not a stack address.
                    let mask = mask.filter(|mask| mask.wrapping_neg().is_power_of_two() && mask >> 32 == 0xffff_ffff);
                    of(from)
                        .zip(mask)
                        .map(|(from, mask)| from + mask.wrapping_neg() as i64 - 16 + (16 - from % 16) % 16)
                }
                _ => None,
            };
            match value {
                Some(value) => {
                    depths.insert(parts[0].to_owned(), value);
                }
                None if parts[0] == "sp" => return Err(format!("{text}: unknown stack depth").into()),
                None => {
                    depths.remove(parts[0]);
                }
            }
        } else if mnemonic == "cmp" && parts[0] == "sp" {
            // A stack-probing loop ends at the address in the register.
            let end = depths.get(parts[1]).copied().ok_or_else(|| format!("{text}: unknown stack depth"))?;
            depths.insert("sp".into(), end);
            deepest = deepest.max(end);
            let jump =
                items[at..].iter().position(|item| matches!(item, Item::Instruction(text) if text.starts_with("b.")));
            todo.push((at + jump.ok_or("a comparison is not followed by a jump")? + 1, depths));
            continue;
        }
        let stack = depths["sp"];
        if !(0..1 << 20).contains(&stack) {
            return Err(format!("{text}: the stack is at {stack}").into());
        }
        deepest = deepest.max(stack);
        if mnemonic == "ret" {
            if stack != 0 {
                return Err("the stack pointer differs on return".into());
            }
            continue;
        }
        if is_jump(mnemonic) {
            let target = parts.last().copied().unwrap_or("").trim_end_matches(['b', 'f']).parse::<usize>()?;
            todo.push((
                *place.get(&target).ok_or_else(|| format!("{text}: jumps out of the function"))?,
                depths.clone(),
            ));
        }
        if mnemonic != "b" {
            todo.push((at + 1, depths));
        }
    }
    Ok(deepest as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(text: &str) -> Vec<Item> {
        let line = |line: &str| match line.strip_suffix(':') {
            Some(number) => Item::Label(number.parse().unwrap()),
            None => Item::Instruction(line.into()),
        };
        text.lines().map(line).collect()
    }

    #[test]
    fn a_stack_of_known_depth() {
        let code = items(
            "stp x29,x30,[sp,#-32]!\nstr x19,[sp,#16]\nmov x29,sp\nsub x9,sp,#96\nand sp,x9,#0xffffffffffffffc0\nmov x19,x0\n\
            2:\nsubs x1,x1,#1\nb.ne 2b\nmov sp,x29\nldr x19,[sp,#16]\nldp x29,x30,[sp],#32\nret",
        );
        let (facts, _) = facts(&code, &[], 0).unwrap();
        assert_eq!((facts.stack, facts.clobbers.as_str()), (32 + 96 + 48, "x1 x9"));
        assert!(super::facts(&items("mov x19,x0\nret"), &[], 0).unwrap_err().to_string().contains("not saved"));
        assert!(super::facts(&items("mov x18,x0\nret"), &[], 0).unwrap_err().to_string().contains("x18"));
        assert!(super::facts(&items("str x0,[sp,#-8]\nret"), &[], 0).unwrap_err().to_string().contains("below"));
    }

    #[test]
    fn registers_that_are_written() {
        assert_eq!(written("ld1 {v0.16b,v1.16b},[x3],#32"), ["x3", "v0", "v1"]);
        assert_eq!(written("bic v3.16b,v4.16b,v5.16b"), ["v3"]);
        assert_eq!(written("bsl v3.16b,v4.16b,v5.16b"), ["v3"]);
        assert_eq!(written("tbl v3.16b,{v4.16b,v5.16b},v6.16b"), ["v3"]);
        assert_eq!(written("bfi x3,x4,#8,#8"), ["x3"]);
        assert_eq!(written("b.ne 2b"), Vec::<String>::new());
        assert_eq!(written("str q0,[x1,#16]!"), ["x1"]);
        assert_eq!(written("ldp q0,q1,[x1]"), ["v0", "v1"]);
    }
}
