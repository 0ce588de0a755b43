//! The encodings, from the Arm Architecture Reference Manual for A-profile architecture, DDI 0487,
//! section C4.1.

use super::Run;
use super::elements::{
    above, difference, equals, greater, half_sum, half_sum_up, less, not_below, not_greater, not_less, shifted_signed,
    shifted_unsigned, sum, tests, whole_product,
};
use super::vector::First;

/// A class of encodings: bits that are 0 or 1, and what they mean. Dots are fields.
struct Row {
    mask: u32,
    value: u32,
    name: &'static str,
    run: Run,
}

/// Reads a pattern of 32 bits, the highest one first.
const fn row(pattern: &str, name: &'static str, run: Run) -> Row {
    let (bytes, mut i, mut count) = (pattern.as_bytes(), 0, 0);
    let (mut mask, mut value) = (0, 0);
    while i < bytes.len() {
        if bytes[i] != b' ' {
            mask = mask << 1 | (bytes[i] != b'.') as u32;
            value = value << 1 | (bytes[i] == b'1') as u32;
            count += 1;
        }
        i += 1;
    }
    assert!(count == 32, "a pattern has 32 bits");
    Row { mask, value, name, run }
}

/// The name and the meaning of an instruction.
pub(super) fn find(word: u32) -> Option<(&'static str, Run)> {
    let row = ROWS.iter().find(|row| word & row.mask == row.value)?;
    Some((row.name, row.run))
}

#[rustfmt::skip]
static ROWS: &[Row] = &[
    // Hints.
    row("11010101000000110010 0000 000 11111", "nop", |_| Ok(())),
    row("11010101000000110010 0100 ..0 11111", "bti", |_| Ok(())),
    // Immediates.
    row("0 .. 10000 ................... .....", "adr", |s| s.address_of_label()),
    row("1 .. 10000 ................... .....", "adrp", |s| s.address_of_label()),
    row(". 0 0 100010 . ............ ..... .....", "add", |s| s.add_immediate()),
    row(". 0 1 100010 . ............ ..... .....", "adds", |s| s.add_immediate()),
    row(". 1 0 100010 . ............ ..... .....", "sub", |s| s.add_immediate()),
    row(". 1 1 100010 . ............ ..... .....", "subs", |s| s.add_immediate()),
    row(". 00 100100 . ...... ...... ..... .....", "and", |s| s.gate_immediate()),
    row(". 01 100100 . ...... ...... ..... .....", "orr", |s| s.gate_immediate()),
    row(". 10 100100 . ...... ...... ..... .....", "eor", |s| s.gate_immediate()),
    row(". 11 100100 . ...... ...... ..... .....", "ands", |s| s.gate_immediate()),
    row(". 00 100101 .. ................ .....", "movn", |s| s.move_wide()),
    row(". 10 100101 .. ................ .....", "movz", |s| s.move_wide()),
    row(". 11 100101 .. ................ .....", "movk", |s| s.move_wide()),
    row(". 00 100110 . ...... ...... ..... .....", "sbfm", |s| s.bit_field()),
    row(". 01 100110 . ...... ...... ..... .....", "bfm", |s| s.bit_field()),
    row(". 10 100110 . ...... ...... ..... .....", "ubfm", |s| s.bit_field()),
    row(". 00 100111 . 0 ..... ...... ..... .....", "extr", |s| s.extract()),
    // Branches.
    row("0 00101 ..........................", "b", |s| s.branch()),
    row("1 00101 ..........................", "bl", |s| s.branch()),
    row("01010100 ................... 0 ....", "b.cond", |s| s.branch_if()),
    row(". 011010 0 ................... .....", "cbz", |s| s.branch_if_zero()),
    row(". 011010 1 ................... .....", "cbnz", |s| s.branch_if_zero()),
    row(". 011011 0 ..... .............. .....", "tbz", |s| s.branch_if_bit()),
    row(". 011011 1 ..... .............. .....", "tbnz", |s| s.branch_if_bit()),
    row("1101011 0000 11111 000000 ..... 00000", "br", |s| s.branch_to_register()),
    row("1101011 0001 11111 000000 ..... 00000", "blr", |s| s.branch_to_register()),
    row("1101011 0010 11111 000000 ..... 00000", "ret", |s| s.branch_to_register()),
    // Loads and stores.
    row(".. 101 . 0 .. 0 ....... ..... ..... .....", "stp", |s| s.pair()),
    row(".. 101 . 0 .. 1 ....... ..... ..... .....", "ldp", |s| s.pair()),
    row(".. 111 . 01 00 ............ ..... .....", "str", |s| s.access_unsigned()),
    row(".. 111 1 01 10 ............ ..... .....", "str", |s| s.access_unsigned()),
    row(".. 111 . 01 .. ............ ..... .....", "ldr", |s| s.access_unsigned()),
    row(".. 111 . 00 00 0 ......... .. ..... .....", "stur", |s| s.access_signed()),
    row(".. 111 1 00 10 0 ......... .. ..... .....", "stur", |s| s.access_signed()),
    row(".. 111 . 00 .. 0 ......... .. ..... .....", "ldur", |s| s.access_signed()),
    row(".. 111 . 00 00 1 ..... ... . 10 ..... .....", "str", |s| s.access_register()),
    row(".. 111 1 00 10 1 ..... ... . 10 ..... .....", "str", |s| s.access_register()),
    row(".. 111 . 00 .. 1 ..... ... . 10 ..... .....", "ldr", |s| s.access_register()),
    row("0 . 001100 . 0 0 ..... .... .. ..... .....", "st1-4", |s| s.structures()),
    row("0 . 001101 . 0 . ..... ... . .. ..... .....", "st1-4", |s| s.structure()),
    row("0 . 001100 . 1 0 ..... .... .. ..... .....", "ld1-4", |s| s.structures()),
    row("0 . 001101 . 1 . ..... ... . .. ..... .....", "ld1-4", |s| s.structure()),
    // General registers.
    row(". 00 01010 .. . ..... ...... ..... .....", "and", |s| s.gate_shifted()),
    row(". 01 01010 .. . ..... ...... ..... .....", "orr", |s| s.gate_shifted()),
    row(". 10 01010 .. . ..... ...... ..... .....", "eor", |s| s.gate_shifted()),
    row(". 11 01010 .. . ..... ...... ..... .....", "ands", |s| s.gate_shifted()),
    row(". 0 0 01011 .. 0 ..... ...... ..... .....", "add", |s| s.add_shifted()),
    row(". 0 1 01011 .. 0 ..... ...... ..... .....", "adds", |s| s.add_shifted()),
    row(". 1 0 01011 .. 0 ..... ...... ..... .....", "sub", |s| s.add_shifted()),
    row(". 1 1 01011 .. 0 ..... ...... ..... .....", "subs", |s| s.add_shifted()),
    row(". 0 0 01011 00 1 ..... ... ... ..... .....", "add", |s| s.add_extended()),
    row(". 0 1 01011 00 1 ..... ... ... ..... .....", "adds", |s| s.add_extended()),
    row(". 1 0 01011 00 1 ..... ... ... ..... .....", "sub", |s| s.add_extended()),
    row(". 1 1 01011 00 1 ..... ... ... ..... .....", "subs", |s| s.add_extended()),
    row(". 0 0 11010000 ..... 000000 ..... .....", "adc", |s| s.add_with_carry()),
    row(". 0 1 11010000 ..... 000000 ..... .....", "adcs", |s| s.add_with_carry()),
    row(". 1 0 11010000 ..... 000000 ..... .....", "sbc", |s| s.add_with_carry()),
    row(". 1 1 11010000 ..... 000000 ..... .....", "sbcs", |s| s.add_with_carry()),
    row(". 0 1 11010010 ..... .... . 0 ..... 0 ....", "ccmn", |s| s.compare_conditionally()),
    row(". 1 1 11010010 ..... .... . 0 ..... 0 ....", "ccmp", |s| s.compare_conditionally()),
    row(". 0 0 11010100 ..... .... 0 0 ..... .....", "csel", |s| s.select()),
    row(". 0 0 11010100 ..... .... 0 1 ..... .....", "csinc", |s| s.select()),
    row(". 1 0 11010100 ..... .... 0 0 ..... .....", "csinv", |s| s.select()),
    row(". 1 0 11010100 ..... .... 0 1 ..... .....", "csneg", |s| s.select()),
    row(". 0 0 11010110 ..... 0010 00 ..... .....", "lslv", |s| s.shift_variable()),
    row(". 0 0 11010110 ..... 0010 01 ..... .....", "lsrv", |s| s.shift_variable()),
    row(". 0 0 11010110 ..... 0010 10 ..... .....", "asrv", |s| s.shift_variable()),
    row(". 0 0 11010110 ..... 0010 11 ..... .....", "rorv", |s| s.shift_variable()),
    row(". 1 0 11010110 00000 0000 00 ..... .....", "rbit", |s| s.reverse()),
    row(". 1 0 11010110 00000 0000 01 ..... .....", "rev16", |s| s.reverse()),
    row(". 1 0 11010110 00000 0000 10 ..... .....", "rev32", |s| s.reverse()),
    row(". 1 0 11010110 00000 0000 11 ..... .....", "rev", |s| s.reverse()),
    row(". 00 11011 000 ..... 0 ..... ..... .....", "madd", |s| s.multiply_add()),
    row(". 00 11011 000 ..... 1 ..... ..... .....", "msub", |s| s.multiply_add()),
    row("1 00 11011 101 ..... 0 ..... ..... .....", "umaddl", |s| s.multiply_add_long()),
    row("1 00 11011 101 ..... 1 ..... ..... .....", "umsubl", |s| s.multiply_add_long()),
    row("1 00 11011 110 ..... 0 11111 ..... .....", "umulh", |s| s.multiply_high()),
    // Vectors: gates.
    row("0 . 0 01110 00 1 ..... 00011 1 ..... .....", "and", |s| s.gates()),
    row("0 . 0 01110 01 1 ..... 00011 1 ..... .....", "bic", |s| s.gates()),
    row("0 . 0 01110 10 1 ..... 00011 1 ..... .....", "orr", |s| s.gates()),
    row("0 . 0 01110 11 1 ..... 00011 1 ..... .....", "orn", |s| s.gates()),
    row("0 . 1 01110 00 1 ..... 00011 1 ..... .....", "eor", |s| s.gates()),
    row("0 . 1 01110 01 1 ..... 00011 1 ..... .....", "bsl", |s| s.selected()),
    row("0 . 1 01110 10 1 ..... 00011 1 ..... .....", "bit", |s| s.selected()),
    row("0 . 1 01110 11 1 ..... 00011 1 ..... .....", "bif", |s| s.selected()),
    row("11001110 000 ..... 0 ..... ..... .....", "eor3", |s| s.gates_of_three()),
    row("11001110 001 ..... 0 ..... ..... .....", "bcax", |s| s.gates_of_three()),
    row("11001110 011 ..... 100011 ..... .....", "rax1", |s| s.rotated()),
    row("11001110 100 ..... ...... ..... .....", "xar", |s| s.rotated()),
    // Elements of two vectors, and single ones of 64 bits.
    row("0 . 0 01110 .. 1 ..... 10000 1 ..... .....", "add", |s| s.three(sum)),
    row("01 0 11110 11 1 ..... 10000 1 ..... .....", "add", |s| s.three(sum)),
    row("0 . 1 01110 .. 1 ..... 10000 1 ..... .....", "sub", |s| s.three(difference)),
    row("01 1 11110 11 1 ..... 10000 1 ..... .....", "sub", |s| s.three(difference)),
    row("0 . 1 01110 .. 1 ..... 00000 1 ..... .....", "uhadd", |s| s.halved(half_sum)),
    row("0 . 1 01110 .. 1 ..... 00010 1 ..... .....", "urhadd", |s| s.halved(half_sum_up)),
    row("0 . 0 01110 .. 1 ..... 10001 1 ..... .....", "cmtst", |s| s.three(tests)),
    row("01 0 11110 11 1 ..... 10001 1 ..... .....", "cmtst", |s| s.three(tests)),
    row("0 . 1 01110 .. 1 ..... 10001 1 ..... .....", "cmeq", |s| s.three(equals)),
    row("01 1 11110 11 1 ..... 10001 1 ..... .....", "cmeq", |s| s.three(equals)),
    row("0 . 0 01110 .. 1 ..... 00110 1 ..... .....", "cmgt", |s| s.three(greater)),
    row("01 0 11110 11 1 ..... 00110 1 ..... .....", "cmgt", |s| s.three(greater)),
    row("0 . 0 01110 .. 1 ..... 00111 1 ..... .....", "cmge", |s| s.three(not_less)),
    row("01 0 11110 11 1 ..... 00111 1 ..... .....", "cmge", |s| s.three(not_less)),
    row("0 . 1 01110 .. 1 ..... 00110 1 ..... .....", "cmhi", |s| s.three(above)),
    row("01 1 11110 11 1 ..... 00110 1 ..... .....", "cmhi", |s| s.three(above)),
    row("0 . 1 01110 .. 1 ..... 00111 1 ..... .....", "cmhs", |s| s.three(not_below)),
    row("01 1 11110 11 1 ..... 00111 1 ..... .....", "cmhs", |s| s.three(not_below)),
    row("0 . 0 01110 .. 1 ..... 01000 1 ..... .....", "sshl", |s| s.three(shifted_signed)),
    row("01 0 11110 11 1 ..... 01000 1 ..... .....", "sshl", |s| s.three(shifted_signed)),
    row("0 . 1 01110 .. 1 ..... 01000 1 ..... .....", "ushl", |s| s.three(shifted_unsigned)),
    row("01 1 11110 11 1 ..... 01000 1 ..... .....", "ushl", |s| s.three(shifted_unsigned)),
    row("0 . 0 01110 .. 1 ..... 10011 1 ..... .....", "mul", |s| s.products()),
    // Elements of halves of vectors.
    row("0 . 0 01110 .. 1 ..... 0000 00 ..... .....", "saddl", |s| s.long(First::Narrow, sum)),
    row("0 . 1 01110 .. 1 ..... 0000 00 ..... .....", "uaddl", |s| s.long(First::Narrow, sum)),
    row("0 . 0 01110 .. 1 ..... 0001 00 ..... .....", "saddw", |s| s.long(First::Wide, sum)),
    row("0 . 1 01110 .. 1 ..... 0001 00 ..... .....", "uaddw", |s| s.long(First::Wide, sum)),
    row("0 . 0 01110 .. 1 ..... 0010 00 ..... .....", "ssubl", |s| s.long(First::Narrow, difference)),
    row("0 . 1 01110 .. 1 ..... 0010 00 ..... .....", "usubl", |s| s.long(First::Narrow, difference)),
    row("0 . 0 01110 .. 1 ..... 0011 00 ..... .....", "ssubw", |s| s.long(First::Wide, difference)),
    row("0 . 1 01110 .. 1 ..... 0011 00 ..... .....", "usubw", |s| s.long(First::Wide, difference)),
    row("0 . 1 01110 .. 1 ..... 1100 00 ..... .....", "umull", |s| s.long(First::Narrow, whole_product)),
    row("0 . 0 01110 .. 1 ..... 1110 00 ..... .....", "pmull", |s| s.carryless()),
    // Elements of one vector.
    row("0 . 0 01110 .. 10000 00000 10 ..... .....", "rev64", |s| s.reversed(64)),
    row("0 . 1 01110 .. 10000 00000 10 ..... .....", "rev32", |s| s.reversed(32)),
    row("0 . 0 01110 .. 10000 00001 10 ..... .....", "rev16", |s| s.reversed(16)),
    row("0 . 1 01110 00 10000 00101 10 ..... .....", "not", |s| s.inverted()),
    row("0 . 1 01110 01 10000 00101 10 ..... .....", "rbit", |s| s.reversed_bits()),
    row("0 . 0 01110 .. 10000 01000 10 ..... .....", "cmgt", |s| s.with_zero(greater)),
    row("01 0 11110 11 10000 01000 10 ..... .....", "cmgt", |s| s.with_zero(greater)),
    row("0 . 0 01110 .. 10000 01001 10 ..... .....", "cmeq", |s| s.with_zero(equals)),
    row("01 0 11110 11 10000 01001 10 ..... .....", "cmeq", |s| s.with_zero(equals)),
    row("0 . 0 01110 .. 10000 01010 10 ..... .....", "cmlt", |s| s.with_zero(less)),
    row("01 0 11110 11 10000 01010 10 ..... .....", "cmlt", |s| s.with_zero(less)),
    row("0 . 1 01110 .. 10000 01000 10 ..... .....", "cmge", |s| s.with_zero(not_less)),
    row("01 1 11110 11 10000 01000 10 ..... .....", "cmge", |s| s.with_zero(not_less)),
    row("0 . 1 01110 .. 10000 01001 10 ..... .....", "cmle", |s| s.with_zero(not_greater)),
    row("01 1 11110 11 10000 01001 10 ..... .....", "cmle", |s| s.with_zero(not_greater)),
    row("0 . 1 01110 .. 10000 01011 10 ..... .....", "neg", |s| s.negated()),
    row("01 1 11110 11 10000 01011 10 ..... .....", "neg", |s| s.negated()),
    row("0 . 0 01110 .. 10000 10010 10 ..... .....", "xtn", |s| s.narrowed()),
    // Immediates and shifts by immediates.
    row("0 . . 0111100000 ... .... 01 ..... .....", "movi", |s| s.immediate()),
    row("0 . 0 011110 .... ... 00000 1 ..... .....", "sshr", |s| s.shifted_right()),
    row("01 0 111110 .... ... 00000 1 ..... .....", "sshr", |s| s.shifted_right()),
    row("0 . 1 011110 .... ... 00000 1 ..... .....", "ushr", |s| s.shifted_right()),
    row("01 1 111110 .... ... 00000 1 ..... .....", "ushr", |s| s.shifted_right()),
    row("0 . 0 011110 .... ... 00010 1 ..... .....", "ssra", |s| s.shifted_right()),
    row("01 0 111110 .... ... 00010 1 ..... .....", "ssra", |s| s.shifted_right()),
    row("0 . 1 011110 .... ... 00010 1 ..... .....", "usra", |s| s.shifted_right()),
    row("01 1 111110 .... ... 00010 1 ..... .....", "usra", |s| s.shifted_right()),
    row("0 . 0 011110 .... ... 01010 1 ..... .....", "shl", |s| s.shifted_left()),
    row("01 0 111110 .... ... 01010 1 ..... .....", "shl", |s| s.shifted_left()),
    row("0 . 1 011110 .... ... 01010 1 ..... .....", "sli", |s| s.shifted_left()),
    row("01 1 111110 .... ... 01010 1 ..... .....", "sli", |s| s.shifted_left()),
    row("0 . 1 011110 .... ... 01000 1 ..... .....", "sri", |s| s.inserted_right()),
    row("01 1 111110 .... ... 01000 1 ..... .....", "sri", |s| s.inserted_right()),
    row("0 . 0 011110 .... ... 10000 1 ..... .....", "shrn", |s| s.shifted_narrow()),
    row("0 . 0 011110 .... ... 10100 1 ..... .....", "sshll", |s| s.shifted_long()),
    row("0 . 1 011110 .... ... 10100 1 ..... .....", "ushll", |s| s.shifted_long()),
    // Moves of elements.
    row("0 . 0 01110000 ..... 0 0000 1 ..... .....", "dup", |s| s.repeated_element()),
    row("01 0 11110000 ..... 0 0000 1 ..... .....", "dup", |s| s.repeated_element()),
    row("0 . 0 01110000 ..... 0 0001 1 ..... .....", "dup", |s| s.repeated_register()),
    row("0 1 0 01110000 ..... 0 0011 1 ..... .....", "ins", |s| s.inserted_register()),
    row("0 . 0 01110000 ..... 0 0111 1 ..... .....", "umov", |s| s.moved_element()),
    row("0 1 1 01110000 ..... 0 .... 1 ..... .....", "ins", |s| s.inserted_element()),
    row("1 00 11110 01 1 00 11. 000000 ..... .....", "fmov", |s| s.moved()),
    row("0 00 11110 00 1 00 11. 000000 ..... .....", "fmov", |s| s.moved()),
    row("1 00 11110 10 1 01 11. 000000 ..... .....", "fmov", |s| s.moved_high()),
    // Permutations.
    row("0 . 0 01110 .. 0 ..... 0 001 10 ..... .....", "uzp1", |s| s.permuted()),
    row("0 . 0 01110 .. 0 ..... 0 010 10 ..... .....", "trn1", |s| s.permuted()),
    row("0 . 0 01110 .. 0 ..... 0 011 10 ..... .....", "zip1", |s| s.permuted()),
    row("0 . 0 01110 .. 0 ..... 0 101 10 ..... .....", "uzp2", |s| s.permuted()),
    row("0 . 0 01110 .. 0 ..... 0 110 10 ..... .....", "trn2", |s| s.permuted()),
    row("0 . 0 01110 .. 0 ..... 0 111 10 ..... .....", "zip2", |s| s.permuted()),
    row("0 . 1 01110 00 0 ..... 0 .... 0 ..... .....", "ext", |s| s.extracted_bytes()),
    row("0 . 0 01110 00 0 ..... 0 .. 0 00 ..... .....", "tbl", |s| s.looked_up()),
    row("0 . 0 01110 00 0 ..... 0 .. 1 00 ..... .....", "tbx", |s| s.looked_up()),
];
