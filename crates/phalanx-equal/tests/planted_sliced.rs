//! Wrong bit-sliced kernels are refused: Magma, eight blocks at a time, each under a key of its own.
//!
//! A byte is a bit of eight blocks. The code transposes 8 × 8 bits by exclusive ors, as the kernels
//! do.

use iced_x86::IcedError;
use iced_x86::code_asm::*;
use phalanx_equal::standard::gost28147;
use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Architecture, Error, Image, Verdict, prove, try_out};

const LOADER: u64 = 0x40_0000;
const MAKER: u64 = 0x48_0000;
const KERNEL: u64 = 0x50_0000;
/// Where four bits of a sum are on the stack, behind the state.
const SUM: i32 = 64;

/// The planted fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    Nothing,
    /// A carry is "and" instead of the majority.
    Gate,
    /// A bit of the key of each block is that of the block before.
    Key,
    /// A bit of a round's sum gets the sum of two blocks' bits, which is 0 if all blocks are equal.
    Neighbour,
    /// Blocks 2 and 3 are exchanged in the output.
    Exchanged,
    /// A bit of the last block is complemented.
    Last,
    /// The product of the same bit of two blocks is added.
    Product,
    /// The loader adds an undefined register to a byte of the form.
    Undefined,
    /// The loader clears a bit of the next lane.
    NextLane,
    /// The loader flips a bit of lane 0 for lanes 4 to 7, so that four keys cancel out.
    FourFlips,
    /// The loader adds a bit of the key to the earlier contents of the lane.
    Added,
    /// The loader branches on the addresses of its buffers, without effect.
    Addresses,
    /// Two batches are written over the source.
    Two,
    /// One batch is read after the first byte of the output is written.
    One,
    /// All blocks have the key of the first one.
    FirstKey,
    /// The loader writes a bit of the key twice, once complemented. The kernel is wrong for lanes
    /// behind those where the two are equal, i.e. behind those without a key.
    NoKey,
}

fn kernel(symbol: &str, op: Op) -> Kernel {
    Kernel {
        symbol: symbol.into(),
        op,
        level: "sse41".into(),
        needs: String::new(),
        layout: "bit-sliced".into(),
        width: 8,
        form: 1,
        set: None,
    }
}

fn family() -> Family {
    let kernels = vec![kernel("load", Op::Load), kernel("encrypt", Op::EncryptMany)];
    Family { name: "magma".into(), block: 8, key: 32, forms: vec![32, 256], kernels }
}

/// Writes a key at RDI to lane RDX of the form at RSI: a byte for each bit of the key.
fn loader(wrong: Wrong) -> Result<Vec<u8>, IcedError> {
    let mut a = CodeAssembler::new(64)?;
    if wrong == Wrong::Addresses {
        let mut start = a.create_label();
        a.cmp(rdi, rsi)?;
        a.jb(start)?;
        a.set_label(&mut start)?;
    }
    a.mov(ecx, edx)?;
    a.mov(r8d, 1)?;
    a.shl(r8d, cl)?;
    a.not(r8d)?;
    for i in 0..256 {
        let (word, bit) = (i / 32, i % 32);
        a.movzx(eax, byte_ptr(rdi + 4 * word + 3 - bit / 8))?;
        a.shr(eax, bit % 8)?;
        a.and(eax, 1)?;
        a.shl(eax, cl)?;
        a.movzx(r9d, byte_ptr(rsi + i))?;
        if wrong == Wrong::Added && i == 77 {
            a.xor(eax, r9d)?;
            a.not(r8d)?;
            a.and(eax, r8d)?;
            a.not(r8d)?;
        }
        a.and(r9d, r8d)?;
        a.or(r9d, eax)?;
        if wrong == Wrong::Undefined && i == 77 {
            a.xor(r9d, r10d)?;
        }
        if wrong == Wrong::NextLane && i == 77 {
            a.mov(r11d, 2)?;
            a.shl(r11d, cl)?;
            a.not(r11d)?;
            a.and(r9d, r11d)?;
        }
        if wrong == Wrong::FourFlips && i == 77 {
            a.mov(r11d, ecx)?;
            a.shr(r11d, 2)?;
            a.xor(r9d, r11d)?;
        }
        a.mov(byte_ptr(rsi + i), r9b)?;
    }
    if wrong == Wrong::NoKey {
        a.movzx(eax, byte_ptr(rsi))?;
        a.or(eax, r8d)?;
        a.not(eax)?;
        a.movzx(r9d, byte_ptr(rsi + 256))?;
        a.and(r9d, r8d)?;
        a.or(r9d, eax)?;
        a.mov(byte_ptr(rsi + 256), r9b)?;
    }
    a.ret()?;
    a.assemble(LOADER)
}

/// Writes RDX keys at RDI, each to all lanes of a form at RSI.
fn maker() -> Result<Vec<u8>, IcedError> {
    let mut a = CodeAssembler::new(64)?;
    let (mut head, mut end) = (a.create_label(), a.create_label());
    a.test(rdx, rdx)?;
    a.je(end)?;
    a.set_label(&mut head)?;
    for i in 0..256 {
        let (word, bit) = (i / 32, i % 32);
        a.movzx(eax, byte_ptr(rdi + 4 * word + 3 - bit / 8))?;
        a.shr(eax, bit % 8)?;
        a.and(eax, 1)?;
        a.neg(eax)?;
        a.mov(byte_ptr(rsi + i), al)?;
    }
    a.add(rdi, 32)?;
    a.add(rsi, 256)?;
    a.dec(rdx)?;
    a.jne(head)?;
    a.set_label(&mut end)?;
    a.ret()?;
    a.assemble(MAKER)
}

/// Transposes the 8 × 8 bits of R8.
fn transpose(a: &mut CodeAssembler) -> Result<(), IcedError> {
    for (shift, mask) in [(7, 0x00aa_00aa_00aa_00aa_u64), (14, 0x0000_cccc_0000_cccc), (28, 0xf0f0_f0f0)] {
        a.mov(rax, r8)?;
        a.shr(rax, shift)?;
        a.xor(rax, r8)?;
        a.mov(r10, mask)?;
        a.and(rax, r10)?;
        a.xor(r8, rax)?;
        a.shl(rax, shift)?;
        a.xor(r8, rax)?;
    }
    Ok(())
}

/// Where a bit of a half is in the state. The first half of a block is the one of greater value.
fn place(half: i32, bit: i32) -> i32 {
    8 * (4 * half + 3 - bit / 8) + bit % 8
}

/// The algebraic normal form of a bit of a row of the substitution.
fn normal_form(row: &[u8], bit: usize) -> Vec<usize> {
    let is_member = |monomial: usize| {
        let points = (0..16).filter(|point| point & !monomial == 0);
        points.fold(0, |sum, point| sum ^ row[point] >> bit & 1) == 1
    };
    (0..16).filter(|monomial| is_member(*monomial)).collect()
}

fn round(a: &mut CodeAssembler, word: i32, from: i32, rows: &[Vec<u8>], wrong: Wrong) -> Result<(), IcedError> {
    a.xor(r9d, r9d)?;
    for (row, table) in rows.iter().enumerate() {
        for i in 0..4 {
            let bit = 4 * row as i32 + i;
            a.movzx(eax, byte_ptr(rsp + place(from, bit)))?;
            a.movzx(r10d, byte_ptr(rdi + 32 * word + bit))?;
            if wrong == Wrong::Key && bit == 9 {
                a.rol(r10b, 1)?;
            }
            if wrong == Wrong::NoKey && bit == 9 {
                a.mov(r11b, byte_ptr(rdi))?;
                a.xor(r11b, byte_ptr(rdi + 256))?;
                a.not(r11b)?;
                a.rol(r11b, 1)?;
                a.xor(r10b, r11b)?;
            }
            if wrong == Wrong::FirstKey {
                a.and(r10d, 1)?;
                a.neg(r10d)?;
            }
            a.mov(r8d, eax)?;
            a.xor(r8d, r10d)?;
            a.and(eax, r10d)?;
            a.mov(r10d, r8d)?;
            a.and(r10d, r9d)?;
            a.xor(r8d, r9d)?;
            if wrong == Wrong::Gate && bit == 5 {
                a.and(eax, r10d)?;
            } else {
                a.or(eax, r10d)?;
            }
            a.mov(r9d, eax)?;
            if matches!(wrong, Wrong::Neighbour | Wrong::Product) && bit == 17 {
                a.mov(eax, r8d)?;
                a.rol(al, 3)?;
                if wrong == Wrong::Neighbour {
                    a.xor(eax, r8d)?;
                } else {
                    a.not(eax)?;
                    a.and(eax, r8d)?;
                }
                a.xor(r8d, eax)?;
            }
            a.mov(byte_ptr(rsp + SUM + i), r8b)?;
        }
        for bit in 0..4 {
            a.xor(r11d, r11d)?;
            for monomial in normal_form(table, bit) {
                a.mov(eax, 0xff)?;
                for i in (0..4).filter(|i| monomial >> i & 1 == 1) {
                    a.movzx(r10d, byte_ptr(rsp + SUM + i))?;
                    a.and(eax, r10d)?;
                }
                a.xor(r11d, eax)?;
            }
            let into = place(1 - from, (4 * row as i32 + bit as i32 + 11) % 32);
            a.movzx(eax, byte_ptr(rsp + into))?;
            a.xor(eax, r11d)?;
            a.mov(byte_ptr(rsp + into), al)?;
        }
    }
    Ok(())
}

/// Encrypts RCX batches of eight blocks at RSI to RDX, under the keys of the form at RDI.
fn encrypt(wrong: Wrong) -> Result<Vec<u8>, IcedError> {
    let nibbles = gost28147::rows(gost28147::MAGMA);
    let nibble = |byte: &[phalanx_equal::forms::Bit; 8]| {
        byte.iter().enumerate().map(|(i, bit)| u8::from(bit.known().unwrap()) << i).sum()
    };
    let rows: Vec<Vec<u8>> = nibbles.chunks(16).map(|row| row.iter().map(nibble).collect()).collect();
    let mut a = CodeAssembler::new(64)?;
    let (mut head, mut end) = (a.create_label(), a.create_label());
    a.sub(rsp, 72)?;
    let mut other = a.create_label();
    match wrong {
        Wrong::Two => {
            a.cmp(rcx, 2)?;
            a.jne(other)?;
            a.mov(rdx, rsi)?;
        }
        Wrong::One => {
            a.cmp(rcx, 1)?;
            a.jne(other)?;
            a.mov(byte_ptr(rdx), 0)?;
        }
        _ => a.jmp(other)?,
    }
    a.set_label(&mut other)?;
    a.test(rcx, rcx)?;
    a.je(end)?;
    a.set_label(&mut head)?;
    for byte in 0..8 {
        a.xor(r8d, r8d)?;
        for block in (0..8).rev() {
            a.shl(r8, 8)?;
            a.movzx(eax, byte_ptr(rsi + 8 * block + byte))?;
            a.or(r8, rax)?;
        }
        transpose(&mut a)?;
        a.mov(qword_ptr(rsp + 8 * byte), r8)?;
    }
    for i in 0..32 {
        let word = if i < 24 { i % 8 } else { 31 - i };
        let wrong = if i == 20 { wrong } else { Wrong::Nothing };
        round(&mut a, word, 1 - i % 2, &rows, wrong)?;
    }
    if wrong == Wrong::Last {
        a.xor(byte_ptr(rsp + place(1, 3)), -128)?;
    }
    for byte in 0..8 {
        // The halves are not exchanged in the last round.
        a.mov(r8, qword_ptr(rsp + 8 * (byte ^ 4)))?;
        transpose(&mut a)?;
        for block in 0..8 {
            let to = if wrong == Wrong::Exchanged && block / 2 == 1 { block ^ 1 } else { block };
            a.mov(byte_ptr(rdx + 8 * to + byte), r8b)?;
            a.shr(r8, 8)?;
        }
    }
    a.add(rsi, 64)?;
    a.add(rdx, 64)?;
    a.dec(rcx)?;
    a.jne(head)?;
    a.set_label(&mut end)?;
    a.add(rsp, 72)?;
    a.ret()?;
    a.assemble(KERNEL)
}

fn verdict(wrong: Wrong, run: impl Fn(&Image, &Family, &Kernel) -> Verdict) -> Verdict {
    let mut family = family();
    family.forms[1] += usize::from(wrong == Wrong::NoKey);
    run(&image(wrong), &family, &family.kernels[1])
}

fn image(wrong: Wrong) -> Image {
    let mut code = loader(wrong).unwrap();
    code.resize((MAKER - LOADER) as usize, 0xcc);
    code.extend(maker().unwrap());
    code.resize((KERNEL - LOADER) as usize, 0xcc);
    code.extend(encrypt(wrong).unwrap());
    let symbols = [("load", LOADER), ("make", MAKER), ("encrypt", KERNEL)];
    Image::of_code(Architecture::X86_64, LOADER, code, &symbols)
}

#[test]
fn the_right_kernel_is_equal() {
    assert!(verdict(Wrong::Nothing, |i, f, k| try_out(i, f, k, 3)).outcome.is_ok());
    let Verdict { outcome, note, .. } = verdict(Wrong::Nothing, prove);
    let expected = "round keys of each block of a batch, blocks of any number of batches";
    assert_eq!(outcome, Ok(expected.into()), "{note:?}");
}

#[test]
fn wrong_kernels_are_refused() {
    use Wrong::*;
    for (wrong, offset, least) in
        [(Gate, 0, 64), (Key, 0, 64), (Neighbour, 0, 64), (Product, 0, 64), (Exchanged, 16, 16), (Last, 59, 1)]
    {
        match verdict(wrong, prove).outcome {
            Err(Error::Differs { offset: first, count, .. }) => {
                assert_eq!((first, count), (offset, least), "{wrong:?}");
            }
            other => panic!("{wrong:?}: {other:?}"),
        }
    }
}

#[test]
fn loaders_are_equal_to_what_the_kernel_reads() {
    let load = |wrong| verdict(wrong, |image, family, _| prove(image, family, &family.kernels[0])).outcome;
    assert!(load(Wrong::Nothing).is_ok());
    assert!(matches!(load(Wrong::Key), Err(Error::Differs { .. })));
    // It does no harm if all keys are loaded in the order of their lanes.
    assert!(verdict(Wrong::NextLane, prove).outcome.is_ok());
    assert!(verdict(Wrong::FourFlips, prove).outcome.is_ok());
    for wrong in [Wrong::NextLane, Wrong::FourFlips, Wrong::Added] {
        assert!(matches!(load(wrong), Err(Error::Lanes { offset: 77, .. })), "{wrong:?}");
    }
    assert!(matches!(load(Wrong::Undefined), Err(Error::Undefined { offset: 77, .. })));
    assert!(matches!(verdict(Wrong::Undefined, prove).outcome, Err(Error::Undefined { offset: 77, .. })));
}

#[test]
fn a_kernel_is_proved_for_buffers_anywhere_if_its_loader_is_not() {
    let shown = |verdict: Verdict| verdict.outcome.unwrap().ends_with("buffers at two places");
    assert!(!shown(verdict(Wrong::Addresses, prove)));
    assert!(shown(verdict(Wrong::Addresses, |image, family, _| prove(image, family, &family.kernels[0]))));
}

#[test]
fn each_number_of_batches_runs_apart_and_in_place() {
    // There is no induction, since these numbers have code of their own.
    for (wrong, words) in [(Wrong::Two, "2 batches"), (Wrong::One, "1 batches in place")] {
        match verdict(wrong, prove).outcome {
            Err(Error::Differs { case, .. }) => assert_eq!(case, words),
            Err(Error::Instruction { .. }) if wrong == Wrong::Two => {}
            other => panic!("{wrong:?}: {other:?}"),
        }
    }
}

#[test]
fn lanes_without_a_key_change_no_other_lane() {
    // A proof of the loader includes one of the kernel.
    for index in 0..2 {
        match verdict(Wrong::NoKey, |image, family, _| prove(image, family, &family.kernels[index])).outcome {
            Err(Error::Differs { case, .. }) => assert!(case.ends_with("with keys in some lanes"), "{case}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn kernels_for_one_key_whose_form_holds_several_are_proved_for_several() {
    let kernels = vec![kernel("make", Op::Prepare), kernel("load", Op::Load), kernel("encrypt", Op::Encrypt)];
    let family = Family { kernels, ..family() };
    let shown = |wrong| prove(&image(wrong), &family, &family.kernels[2]).outcome;
    let expected = "round keys, blocks of any number of batches, and 8 keys: round keys of each block of a batch, \
                    blocks of any number of batches";
    assert_eq!(shown(Wrong::Nothing), Ok(expected.into()));
    assert!(matches!(shown(Wrong::FirstKey), Err(Error::Differs { offset: 8, count: 56, .. })));
    // It is right under one key.
    let kernels = family.kernels.iter().filter(|kernel| kernel.op != Op::Load).cloned().collect();
    let family = Family { kernels, ..family.clone() };
    assert!(prove(&image(Wrong::FirstKey), &family, &family.kernels[1]).outcome.is_ok());
}
