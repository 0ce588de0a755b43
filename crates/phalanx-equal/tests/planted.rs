//! Wrong functions are refused for the right reason, and damaged files and code without a panic.
//!
//! The function is the simplest one that has a statement: Magma's key schedule, which copies keys.

use iced_x86::IcedError;
use iced_x86::code_asm::*;
use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Architecture, Error, Fault, Image, Verdict, prove, try_out};

const AT: u64 = 0x40_0000;
const ANY: &str = "any number of keys";

fn family() -> Family {
    family_of("avx512-vbmi")
}

fn family_of(level: &str) -> Family {
    let kernel = Kernel {
        symbol: "copy".into(),
        op: Op::Schedule,
        level: level.into(),
        needs: String::new(),
        layout: "copy".into(),
        width: 1,
        form: 0,
        set: None,
    };
    Family { name: "magma".into(), block: 8, key: 32, forms: vec![32], kernels: vec![kernel] }
}

fn verdict(code: Vec<u8>) -> Verdict {
    let (image, family) = (Image::of_code(Architecture::X86_64, AT, code, &[("copy", AT)]), family());
    prove(&image, &family, &family.kernels[0])
}

/// Copies keys of 32 bytes from RDI to RSI, RDX of them, with more instructions in front, in the
/// loop, and behind it.
fn copy(
    before: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>,
    inside: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>,
    behind: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>,
) -> Vec<u8> {
    let assembled = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut head, mut end) = (a.create_label(), a.create_label());
        before(&mut a)?;
        a.test(rdx, rdx)?;
        a.je(end)?;
        a.set_label(&mut head)?;
        a.movups(xmm0, ptr(rdi))?;
        a.movups(xmm1, ptr(rdi + 16))?;
        inside(&mut a)?;
        a.movups(ptr(rsi), xmm0)?;
        a.movups(ptr(rsi + 16), xmm1)?;
        a.add(rdi, 32)?;
        a.add(rsi, 32)?;
        a.dec(rdx)?;
        a.jne(head)?;
        a.set_label(&mut end)?;
        behind(&mut a)?;
        a.ret()?;
        a.assemble(AT)
    };
    assembled().unwrap()
}

/// Changes what happens if exactly so many keys are left, in the loop.
fn at(
    a: &mut CodeAssembler,
    left: i32,
    change: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>,
) -> Result<(), IcedError> {
    let mut behind = a.create_label();
    a.cmp(rdx, left)?;
    a.jne(behind)?;
    change(a)?;
    a.set_label(&mut behind)?;
    a.nop()
}

/// Why there is no proof for any number of keys.
fn note(code: Vec<u8>) -> Error {
    let Verdict { outcome, note, .. } = verdict(code);
    assert_eq!(outcome, Ok("2 keys".into()));
    note.unwrap()
}

fn nothing(_: &mut CodeAssembler) -> Result<(), IcedError> {
    Ok(())
}

fn of(inside: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>) -> Vec<u8> {
    copy(nothing, inside, nothing)
}

fn fault(code: Vec<u8>) -> Fault {
    match verdict(code).outcome {
        Err(Error::Instruction { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_right_function_is_equal() {
    assert!(verdict(of(nothing)).outcome.is_ok());
    // Instructions that cancel out, and unused results, change nothing.
    let roundabout = of(|a| {
        a.pxor(xmm0, xmm1)?;
        a.pxor(xmm1, xmm0)?;
        a.pxor(xmm0, xmm1)?;
        a.pxor(xmm1, xmm0)?;
        a.pxor(xmm0, xmm1)?;
        a.pxor(xmm1, xmm0)?;
        a.paddq(xmm7, xmm9)?;
        a.mov(qword_ptr(rsp - 8), rdi)
    });
    assert_eq!(verdict(roundabout).outcome, Ok(ANY.into()));
}

#[test]
fn wrong_values_are_seen() {
    type Plant = fn(&mut CodeAssembler) -> Result<(), IcedError>;
    let plants: [(&str, Plant, usize); 6] = [
        ("a bit", |a| a.pcmpeqd(xmm2, xmm2).and_then(|()| a.psrldq(xmm2, 15)).and_then(|()| a.pxor(xmm0, xmm2)), 0),
        ("a rotation", |a| a.pshufd(xmm0, xmm0, 0x39), 0),
        ("one lane", |a| a.pshufd(xmm1, xmm1, 0xe0), 20),
        ("an undefined register", |a| a.pand(xmm1, xmm5), 16),
        ("an undefined general register", |a| a.pinsrd(xmm1, ecx, 1), 20),
        ("a sum", |a| a.paddb(xmm0, xmm1), 0),
    ];
    for (what, plant, first) in plants {
        match verdict(of(plant)).outcome {
            Err(Error::Differs { offset, .. }) => assert_eq!(offset, first, "{what}"),
            other => panic!("{what}: {other:?}"),
        }
    }
    let flag = copy(|a| a.setb(al), |a| a.pinsrb(xmm1, eax, 3), nothing);
    assert!(matches!(verdict(flag).outcome, Err(Error::Differs { offset: 19, .. })), "an undefined flag");
    // Right for one key, wrong for the first of two.
    let second = of(|a| {
        let mut last = a.create_label();
        a.cmp(rdx, 2)?;
        a.jb(last)?;
        a.pxor(xmm1, xmm1)?;
        a.set_label(&mut last)?;
        a.nop()
    });
    assert!(matches!(verdict(second).outcome, Err(Error::Differs { offset: 16, count: 16, .. })));
}

#[test]
fn wrong_accesses_are_refused() {
    let outside = |fault| matches!(fault, Fault::Outside { .. });
    assert!(outside(fault(of(|a| a.movups(xmm3, ptr(rdi + 24))))), "a read behind the key");
    assert!(outside(fault(of(|a| a.mov(al, byte_ptr(rdi - 1))))), "a read before the key");
    assert!(outside(fault(of(|a| a.mov(byte_ptr(rsi + 32 + 32), al)))), "a write behind the output");
    assert!(outside(fault(of(|a| a.mov(byte_ptr(rsi - 1), al)))), "a write before the output");
    assert!(outside(fault(of(|a| a.mov(qword_ptr(rsp + 8), rax)))), "the caller's frame");
    assert!(outside(fault(of(|a| a.mov(rax, qword_ptr(rsp + 8))))), "the caller's frame");
    assert!(outside(fault(of(|a| a.mov(qword_ptr(rsp - 136), rax)))), "below the red zone");
    assert!(outside(fault(of(|a| a.mov(byte_ptr(AT), al)))), "code");
    assert!(matches!(fault(of(|a| a.mov(byte_ptr(rdi), al))), Fault::Constant { .. }), "a write to the key");
    assert!(matches!(fault(of(|a| a.mov(rax, qword_ptr(rsp - 8)))), Fault::Unwritten { .. }), "unwritten stack");
    assert!(matches!(fault(of(|a| a.movups(xmm2, ptr(rsi)))), Fault::Unwritten { .. }), "unwritten output");
    assert!(matches!(fault(of(|a| a.movaps(xmm0, ptr(rdi)))), Fault::Misaligned { .. }), "alignment");
    // Bytes below the red zone are lost when the stack pointer rises.
    let lost = of(|a| {
        a.sub(rsp, 256)?;
        a.mov(qword_ptr(rsp), rax)?;
        a.add(rsp, 256)?;
        a.sub(rsp, 256)?;
        a.mov(rax, qword_ptr(rsp))?;
        a.add(rsp, 256)
    });
    assert!(matches!(fault(lost), Fault::Unwritten { .. }));
}

#[test]
fn what_depends_on_inputs_is_refused() {
    let secret_branch = of(|a| {
        let mut there = a.create_label();
        a.movq(rax, xmm0)?;
        a.test(al, 1)?;
        a.je(there)?;
        a.set_label(&mut there)?;
        a.nop()
    });
    assert_eq!(fault(secret_branch), Fault::Branch);
    let secret_address = of(|a| {
        a.movq(rax, xmm0)?;
        a.and(eax, 15)?;
        a.mov(al, byte_ptr(rdi + rax))
    });
    assert_eq!(fault(secret_address), Fault::Address);
    let secret_mask = of(|a| {
        a.movq(rax, xmm0)?;
        a.kmovq(k1, rax)?;
        a.vmovdqu8(ptr(rsi).k1(), xmm0)
    });
    assert!(matches!(fault(secret_mask), Fault::Known(_)));
    // It needs permission to write all bytes, whatever the mask.
    let masked_extract = of(|a| {
        a.kxorq(k1, k1, k1)?;
        a.vextracti32x4(ptr(0x1000).k1(), zmm0, 0)
    });
    assert_eq!(fault(masked_extract), Fault::Unmodelled);
    // The overflow flag of the sum, on some processors.
    let undefined_flag = of(|a| {
        a.mov(eax, 0x7fff_ffff)?;
        a.add(eax, 1)?;
        a.bt(eax, 3)?;
        a.setno(al)?;
        a.movzx(eax, al)?;
        a.movd(xmm2, eax)?;
        a.pxor(xmm0, xmm2)
    });
    assert!(matches!(verdict(undefined_flag).outcome, Err(Error::Differs { offset: 0, .. })));
    // Where the mask is 0, memory is not read.
    let masked_and = of(|a| {
        a.movq(rax, xmm0)?;
        a.kmovq(k1, rax)?;
        a.vpandd(xmm2.k1(), xmm0, ptr(rdi))
    });
    assert!(matches!(fault(masked_and), Fault::Known(_)));
    assert_eq!(fault(of(|a| a.divps(xmm0, xmm1))), Fault::Unmodelled);
    // Segments and control registers are no general registers.
    assert_eq!(fault(of(|a| a.mov(es, r11d))), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.mov(ds, r11d))), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.mov(fs, r11d))), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.mov(cr0, rax))), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.mov(dr0, rax))), Fault::Unmodelled);
    // MOVSD or MOVSS, as processors choose.
    assert_eq!(fault(of(|a| a.db(&[0xf3, 0xf2, 0x0f, 0x10, 0xc1]))), Fault::Code);
    assert_eq!(fault(of(|a| a.rdtsc())), Fault::Feature);
    assert_eq!(fault(of(|a| a.syscall())), Fault::Feature);
}

#[test]
fn results_that_depend_on_places_are_seen() {
    type Plant = fn(&mut CodeAssembler) -> Result<(), IcedError>;
    fn adds_rax(a: &mut CodeAssembler) -> Result<(), IcedError> {
        a.shr(rax, 20)?;
        a.movq(xmm2, rax)?;
        a.pxor(xmm0, xmm2)
    }
    fn here(a: &mut CodeAssembler) -> Result<(), IcedError> {
        let mut here = a.create_label();
        a.set_label(&mut here)?;
        a.lea(rax, ptr(here))
    }
    let plants: [(&str, Plant); 4] = [
        ("the address of code", |a| here(a).and_then(|()| adds_rax(a))),
        ("the return address", |a| a.mov(rax, qword_ptr(rsp)).and_then(|()| adds_rax(a))),
        ("the stack pointer", |a| a.mov(rax, rsp).and_then(|()| adds_rax(a))),
        ("an aligned frame", |a| {
            a.mov(rax, rsp)?;
            a.and(rsp, -64)?;
            a.xchg(rax, rsp)?;
            adds_rax(a)
        }),
    ];
    for (what, plant) in plants {
        let outcome = verdict(of(plant)).outcome;
        assert!(matches!(outcome, Err(Error::Differs { offset: 0, .. })), "{what}: {outcome:?}");
    }
    let branch = of(|a| {
        let mut there = a.create_label();
        a.test(rsp, 16)?;
        a.je(there)?;
        a.set_label(&mut there)?;
        a.nop()
    });
    assert_eq!(fault(branch), Fault::Branch);
    assert!(matches!(fault(of(|a| a.mov(rax, qword_ptr(AT)))), Fault::Outside { .. }), "an absolute address");
    // The caller aligns the stack to 16 bytes.
    assert!(matches!(fault(of(|a| a.vmovdqa(ptr(rsp - 40), ymm0))), Fault::Misaligned { .. }));
}

#[test]
fn calls_return_to_where_they_were() {
    // A helper that does nothing, once for each key.
    let called = |helper: &dyn Fn(&mut CodeAssembler) -> Result<(), IcedError>| {
        of(|a| {
            let (mut there, mut behind) = (a.create_label(), a.create_label());
            a.call(there)?;
            a.jmp(behind)?;
            a.set_label(&mut there)?;
            helper(a)?;
            a.set_label(&mut behind)?;
            a.nop()
        })
    };
    assert_eq!(verdict(called(&|a| a.ret())).outcome, Ok(ANY.into()));
    // The loop may be in the helper.
    let inside = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut helper, mut head, mut end) = (a.create_label(), a.create_label(), a.create_label());
        a.call(helper)?;
        a.ret()?;
        a.set_label(&mut helper)?;
        a.test(rdx, rdx)?;
        a.je(end)?;
        a.set_label(&mut head)?;
        for offset in [0, 16] {
            a.movups(xmm0, ptr(rdi + offset))?;
            a.movups(ptr(rsi + offset), xmm0)?;
        }
        a.add(rdi, 32)?;
        a.add(rsi, 32)?;
        a.dec(rdx)?;
        a.jne(head)?;
        a.set_label(&mut end)?;
        a.ret()?;
        a.assemble(AT)
    };
    let Verdict { outcome, note, .. } = verdict(inside().unwrap());
    assert_eq!(outcome, Ok(ANY.into()), "{note:?}");
    // Processors with a shadow stack fault when the function returns.
    assert_eq!(fault(called(&|a| a.pop(rax))), Fault::Return);
    assert_eq!(fault(called(&|a| a.pop(rax).and_then(|()| a.jmp(rax)))), Fault::Return);
    // Or at once.
    let pushed = of(|a| {
        let mut there = a.create_label();
        a.lea(rax, ptr(there))?;
        a.push(rax)?;
        a.ret()?;
        a.set_label(&mut there)?;
        a.nop()
    });
    assert_eq!(fault(pushed), Fault::Return);
    let elsewhere = called(&|a| {
        a.add(qword_ptr(rsp), 1)?;
        a.ret()
    });
    assert_eq!(fault(elsewhere), Fault::Return);
}

/// Signal handlers write below it at any time.
#[test]
fn the_stack_pointer_stays_on_the_stack() {
    type Plant = fn(&mut CodeAssembler) -> Result<(), IcedError>;
    let plants: [Plant; 5] = [
        |a| a.mov(rsp, rsi),
        |a| a.lea(rsp, ptr(rdi + 4096)),
        |a| a.xor(esp, esp),
        |a| a.add(rsp, 64),
        |a| a.sub(rsp, 1 << 20),
    ];
    for plant in plants {
        let code = of(|a| {
            a.mov(rax, rsp)?;
            plant(a)?;
            a.nop()?;
            a.mov(rsp, rax)
        });
        assert_eq!(fault(code), Fault::StackPointer);
    }
    let code = of(|a| a.sub(rsp, 64).and_then(|()| a.nop()).and_then(|()| a.add(rsp, 64)));
    assert_eq!(verdict(code).outcome.unwrap(), ANY);
}

#[test]
fn an_aligned_frame_is_apart_from_the_stack() {
    // Writes at an offset in a frame of 64 bytes.
    fn framed(a: &mut CodeAssembler, offset: i32) -> Result<(), IcedError> {
        a.push(rbp)?;
        a.mov(rbp, rsp)?;
        a.and(rsp, -64)?;
        a.sub(rsp, 64)?;
        a.movaps(ptr(rsp + offset), xmm0)?;
        a.movaps(xmm0, ptr(rsp + offset))?;
        a.mov(rsp, rbp)?;
        a.pop(rbp)
    }
    for offset in [0, 48] {
        assert_eq!(verdict(of(|a| framed(a, offset))).outcome.unwrap(), ANY);
    }
    // For most alignments of the stack, this is where RBP was saved.
    assert!(matches!(fault(of(|a| framed(a, 64))), Fault::Outside { .. }));
}

#[test]
fn a_kernel_has_the_instructions_of_its_level() {
    let code = of(|a| a.vpor(ymm5, ymm6, ymm7));
    let image = Image::of_code(Architecture::X86_64, AT, code, &[("copy", AT)]);
    for (level, is_equal) in [("avx2", true), ("sse41", false), ("portable", false), ("unknown", false)] {
        let family = family_of(level);
        let outcome = prove(&image, &family, &family.kernels[0]).outcome;
        match is_equal {
            true => assert_eq!(outcome.unwrap(), ANY, "{level}"),
            false => assert!(matches!(outcome, Err(Error::Instruction { fault: Fault::Feature, .. })), "{level}"),
        }
    }
}

/// Code with some bytes in the place of as many NOPs in the loop.
fn with_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut code = of(|a| (0..bytes.len()).try_for_each(|_| a.nop()));
    let place = code.windows(bytes.len()).position(|window| window.iter().all(|byte| *byte == 0x90)).unwrap();
    code[place..place + bytes.len()].copy_from_slice(bytes);
    code
}

#[test]
fn encodings_are_those_of_all_processors() {
    // Pushes of a number as 64 bits, and as 16.
    for (push, is_whole) in [
        (&[0x6a, 5, 0x58][..], true),
        (&[0x68, 5, 0, 0, 0, 0x58], true),
        (&[0x66, 0x6a, 5, 0x58], false),
        (&[0x66, 0x68, 5, 0, 0x58], false),
        (&[0x66, 0x50, 0x58], false),
    ] {
        match is_whole {
            true => assert_eq!(verdict(with_bytes(push)).outcome, Ok(ANY.into()), "{push:x?}"),
            false => assert_eq!(fault(with_bytes(push)), Fault::Unmodelled, "{push:x?}"),
        }
    }
    // VMOVSS of registers with lengths of 128, 256 and 512 bits.
    for (code, is_scalar) in [
        (&[0xc5, 0xca, 0x10, 0xff][..], true),
        (&[0xc5, 0xce, 0x10, 0xff], false),
        (&[0x3e, 0xc5, 0xce, 0x10, 0xff], false),
        (&[0xc4, 0xe1, 0x4a, 0x10, 0xff], true),
        (&[0xc4, 0xe1, 0x4e, 0x10, 0xff], false),
        (&[0x62, 0xf1, 0x4e, 0x08, 0x10, 0xff], true),
        (&[0x62, 0xf1, 0x4e, 0x28, 0x10, 0xff], false),
        (&[0x62, 0xf1, 0x4e, 0x48, 0x10, 0xff], false),
    ] {
        match is_scalar {
            true => assert_eq!(verdict(with_bytes(code)).outcome, Ok(ANY.into()), "{code:x?}"),
            false => assert_eq!(fault(with_bytes(code)), Fault::Code, "{code:x?}"),
        }
    }
    // The carry of a shift by all bits.
    let carry = |count: i32| {
        let code = of(|a| {
            a.mov(al, 0xff)?;
            a.shl(al, count)?;
            a.setnc(al)?;
            a.movzx(eax, al)?;
            a.movd(xmm2, eax)?;
            a.pxor(xmm0, xmm2)
        });
        verdict(code).outcome
    };
    assert_eq!(carry(7), Ok(ANY.into()));
    assert!(matches!(carry(8), Err(Error::Differs { offset: 0, .. })));
}

#[test]
fn registers_of_the_caller_are_kept() {
    let kept = |code: Vec<u8>| match verdict(code).outcome {
        Err(Error::Register { register }) => register,
        other => panic!("{other:?}"),
    };
    assert_eq!(kept(of(|a| a.xor(ebx, ebx))), "rbx");
    assert_eq!(kept(of(|a| a.mov(r15, rdi))), "r15");
    assert_eq!(kept(copy(nothing, nothing, |a| a.inc(r12))), "r12");
    // RSP comes back with another value.
    let moved = copy(nothing, nothing, |a| {
        a.pop(rax)?;
        a.push(rax)?;
        a.push(rax)
    });
    assert_eq!(kept(moved), "rsp");
    let saved = copy(|a| a.push(rbx), |a| a.xor(ebx, ebx), |a| a.pop(rbx));
    assert!(verdict(saved).outcome.is_ok());
}

#[test]
fn too_little_or_too_much_is_seen() {
    let missing = copy(|a| a.sub(rdx, 1), nothing, nothing);
    assert!(verdict(missing).outcome.is_err());
    let none = copy(|a| a.xor(edx, edx), nothing, nothing);
    assert!(matches!(verdict(none).outcome, Err(Error::Missing { offset: 0, .. })));
    let one_more = copy(|a| a.add(rdx, 1), nothing, nothing);
    assert!(matches!(fault(one_more), Fault::Outside { .. }));
}

#[test]
fn loops_of_other_shapes_are_equal_for_any_number() {
    type Plant = fn(&mut CodeAssembler) -> Result<(), IcedError>;
    let equal: [(&str, Plant, Plant, Plant); 6] = [
        ("registers that are saved", |a| a.push(rbx), |a| a.lea(rbx, ptr(rdi + rdx * 8)), |a| a.pop(rbx)),
        ("a counter that moves over the stack", nothing, |a| a.push(rdx).and_then(|()| a.pop(rdx)), nothing),
        ("a counter in a vector", nothing, |a| a.movq(xmm5, rdx).and_then(|()| a.movq(rdx, xmm5)), nothing),
        ("a comparison without effect", nothing, |a| a.cmp(rdx, 0).and_then(|()| a.cmovb(rdi, rsi)), nothing),
        (
            "data that nobody reads",
            nothing,
            |a| a.movdqa(xmm8, xmm0).and_then(|()| a.mov(qword_ptr(rsp - 8), rdx)),
            nothing,
        ),
        ("a stack frame", |a| a.sub(rsp, 40), |a| a.movups(ptr(rsp + 8), xmm1), |a| a.add(rsp, 40)),
    ];
    for (what, before, inside, behind) in equal {
        let Verdict { outcome, note, .. } = verdict(copy(before, inside, behind));
        assert_eq!(outcome, Ok(ANY.into()), "{what}: {note:?}");
    }
    // A counter that goes up, and addresses by index.
    let up = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut head, mut end) = (a.create_label(), a.create_label());
        a.test(rdx, rdx)?;
        a.je(end)?;
        a.xor(ecx, ecx)?;
        a.set_label(&mut head)?;
        a.mov(r8, rcx)?;
        a.shl(r8, 5)?;
        for offset in [0, 16] {
            a.movups(xmm0, ptr(rdi + r8 + offset))?;
            a.movups(ptr(rsi + r8 + offset), xmm0)?;
        }
        a.inc(rcx)?;
        a.cmp(rcx, rdx)?;
        a.jb(head)?;
        a.set_label(&mut end)?;
        a.ret()?;
        a.assemble(AT)
    };
    assert_eq!(verdict(up().unwrap()).outcome, Ok(ANY.into()));
    // Also jumps back behind the last key.
    let at_the_top = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut head, mut end) = (a.create_label(), a.create_label());
        a.push(r12)?;
        a.set_label(&mut head)?;
        a.sub(rdx, 1)?;
        a.jb(end)?;
        for offset in [0, 8, 16, 24] {
            a.mov(r12, qword_ptr(rdi + offset))?;
            a.mov(qword_ptr(rsi + offset), r12)?;
        }
        a.add(rdi, 32)?;
        a.sub(rsi, -32)?;
        a.jmp(head)?;
        a.set_label(&mut end)?;
        a.pop(r12)?;
        a.ret()?;
        a.assemble(AT)
    };
    let Verdict { outcome, note, .. } = verdict(at_the_top().unwrap());
    assert_eq!(outcome, Ok(ANY.into()), "{note:?}");
}

#[test]
fn loops_that_are_wrong_only_for_more_keys_are_refused() {
    let differs = |code: Vec<u8>| match verdict(code).outcome {
        Err(Error::Differs { case, .. }) => case,
        other => panic!("{other:?}"),
    };
    // Right for two keys.
    assert_eq!(differs(of(|a| at(a, 3, |a| a.pxor(xmm0, xmm0)))), "3 keys");
    assert_eq!(differs(of(|a| at(a, 4, |a| a.pxor(xmm0, xmm0)))), "4 keys");
    // In the third key of four, a pointer moves by another amount.
    assert!(verdict(of(|a| at(a, 3, |a| a.add(rdi, 8)))).outcome.is_err(), "a pointer");
    assert!(verdict(of(|a| at(a, 3, |a| a.sub(rsi, 32)))).outcome.is_err(), "a pointer");
    // The counter skips, or the loop ends too early.
    assert!(verdict(of(|a| at(a, 3, |a| a.dec(rdx)))).outcome.is_err(), "a key is left out");
    assert!(verdict(of(|a| at(a, 4, |a| a.mov(edx, 1)))).outcome.is_err(), "three keys are left out");
    // A register that stays the same is overwritten.
    let mask = copy(
        |a| a.pxor(xmm7, xmm7),
        |a| {
            a.pxor(xmm0, xmm7)?;
            at(a, 3, |a| a.pcmpeqd(xmm7, xmm7))
        },
        nothing,
    );
    assert_eq!(differs(mask), "3 keys");
    // A register carries data of one key to the next but one.
    let carried = copy(
        |a| a.pxor(xmm7, xmm7).and_then(|()| a.pxor(xmm6, xmm6)),
        |a| {
            a.pxor(xmm1, xmm7)?;
            a.movdqa(xmm7, xmm6)?;
            a.movdqa(xmm6, xmm0)
        },
        nothing,
    );
    assert_eq!(differs(carried), "3 keys");
}

#[test]
fn loops_that_are_wrong_only_for_many_keys_are_not_shown_for_any_number() {
    let batches = |error: Error| matches!(error, Error::Instruction { fault: Fault::Batches, .. });
    // Tests see at most four keys.
    assert!(batches(note(of(|a| at(a, 5, |a| a.pxor(xmm0, xmm0))))));
    assert!(batches(note(of(|a| at(a, 1000, |a| a.add(rdi, 8))))));
    assert!(batches(note(of(|a| at(a, 1 << 20, |a| a.dec(rdx))))));
    // A counter of 32 or 16 bits.
    let short = note(of(|a| {
        a.test(dx, dx)?;
        a.setne(al)?;
        a.movzx(eax, al)?;
        a.dec(rax)?;
        a.movq(xmm7, rax)?;
        a.pxor(xmm0, xmm7)
    }));
    assert!(!matches!(short, Error::Induction { .. }), "{short}");
    // The index of the key gets into the output: bits that are 0 for the first keys.
    let index = note(copy(
        |a| a.xor(ecx, ecx),
        |a| {
            a.inc(rcx)?;
            a.mov(rax, rcx)?;
            a.shr(rax, 3)?;
            a.movq(xmm7, rax)?;
            a.pxor(xmm0, xmm7)
        },
        nothing,
    ));
    assert!(matches!(index, Error::Differs { .. }), "{index}");
    // The same with the number of keys.
    let all = note(copy(
        |a| a.mov(rcx, rdx),
        |a| {
            a.mov(rax, rcx)?;
            a.shr(rax, 3)?;
            a.movq(xmm7, rax)?;
            a.pxor(xmm0, xmm7)
        },
        nothing,
    ));
    assert!(matches!(all, Error::Differs { .. }), "{all}");
    // Data move from register to register, and reach the output in the sixth key.
    let carried = note(copy(
        |a| {
            a.pxor(xmm3, xmm3)?;
            a.pxor(xmm4, xmm4)?;
            a.pxor(xmm5, xmm5)?;
            a.pxor(xmm6, xmm6)?;
            a.pxor(xmm7, xmm7)
        },
        |a| {
            a.pxor(xmm1, xmm7)?;
            a.movdqa(xmm7, xmm6)?;
            a.movdqa(xmm6, xmm5)?;
            a.movdqa(xmm5, xmm4)?;
            a.movdqa(xmm4, xmm3)?;
            a.movdqa(xmm3, xmm0)
        },
        nothing,
    ));
    assert!(matches!(carried, Error::Differs { .. }), "{carried}");
    // A comparison as signed numbers would be right for less than 2^63 keys. The parity of the counter
    // is not known.
    let parity = note(of(|a| {
        let mut even = a.create_label();
        a.test(rdx, 16)?;
        a.je(even)?;
        a.pxor(xmm0, xmm0)?;
        a.set_label(&mut even)?;
        a.nop()
    }));
    assert!(matches!(parity, Error::Instruction { fault: Fault::Branch, .. }), "{parity}");
}

#[test]
fn buffers_are_anywhere() {
    // High bits are 0 at the places where buffers are in other runs.
    let value = of(|a| {
        a.mov(rax, rsi)?;
        a.shr(rax, 44)?;
        a.movq(xmm7, rax)?;
        a.pxor(xmm0, xmm7)
    });
    assert!(matches!(verdict(value).outcome, Err(Error::Differs { offset: 0, .. })));
    // The order of buffers and the alignment are as known as the places are.
    type Compare = fn(&mut CodeAssembler) -> Result<(), IcedError>;
    let comparisons: [Compare; 2] = [|a| a.cmp(rdi, rsi), |a| a.test(rdi, 32)];
    for compare in comparisons {
        let Verdict { outcome, note, .. } = verdict(of(|a| {
            let mut there = a.create_label();
            compare(a)?;
            a.je(there)?;
            a.set_label(&mut there)?;
            a.nop()
        }));
        assert_eq!(outcome, Ok("2 keys, buffers at two places".into()));
        assert!(matches!(note, Some(Error::Instruction { fault: Fault::Branch | Fault::Batches, .. })), "{note:?}");
    }
    let aligned = of(|a| a.movdqa(xmm2, xmmword_ptr(rdi)));
    assert!(matches!(fault(aligned), Fault::Misaligned { .. }));
}

#[test]
fn data_of_the_first_key_are_not_those_of_the_others() {
    // Every key becomes the first one, whose registers stay the same.
    let first = |is_last: bool| -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut head, mut end) = (a.create_label(), a.create_label());
        a.test(rdx, rdx)?;
        a.je(end)?;
        a.movups(xmm0, ptr(rdi))?;
        a.movups(xmm1, ptr(rdi + 16))?;
        a.set_label(&mut head)?;
        if is_last {
            a.movups(xmm0, ptr(rdi))?;
        }
        a.movups(ptr(rsi), xmm0)?;
        a.movups(ptr(rsi + 16), xmm1)?;
        a.add(rdi, 32)?;
        a.add(rsi, 32)?;
        a.dec(rdx)?;
        a.jne(head)?;
        a.set_label(&mut end)?;
        a.ret()?;
        a.assemble(AT)
    };
    for (is_last, first_byte) in [(false, 32), (true, 48)] {
        match verdict(first(is_last).unwrap()).outcome {
            Err(Error::Differs { offset, .. }) => assert_eq!(offset, first_byte),
            other => panic!("{other:?}"),
        }
    }
}

/// The sum of RCX bytes at RDI and RSI, written to RDX, byte by byte.
fn sum(inside: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>) -> Verdict {
    let assembled = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        let (mut head, mut end) = (a.create_label(), a.create_label());
        a.test(rcx, rcx)?;
        a.je(end)?;
        a.xor(r8d, r8d)?;
        a.set_label(&mut head)?;
        inside(&mut a)?;
        a.mov(al, byte_ptr(rdi + r8))?;
        a.xor(al, byte_ptr(rsi + r8))?;
        a.mov(byte_ptr(rdx + r8), al)?;
        a.add(r8, 1)?;
        a.cmp(r8, rcx)?;
        a.jb(head)?;
        a.set_label(&mut end)?;
        a.ret()?;
        a.assemble(AT)
    };
    routine("copy", Op::Xor, assembled().unwrap())
}

/// The verdict on a routine.
fn routine(symbol: &str, op: Op, code: Vec<u8>) -> Verdict {
    let mut family = family();
    family.name = "routines".into();
    (family.kernels[0].symbol, family.kernels[0].op) = (symbol.into(), op);
    let image = Image::of_code(Architecture::X86_64, AT, code, &[(symbol, AT)]);
    prove(&image, &family, &family.kernels[0])
}

#[test]
fn sums_are_shown_in_place_and_of_any_length() {
    let Verdict { outcome, note, .. } = sum(nothing);
    assert_eq!(outcome, Ok("buffers of any number of bytes".into()), "{note:?}");
    // Wrong in place only: the output is written before the source is read.
    let overwritten = sum(|a| a.mov(byte_ptr(rdx + r8), 0));
    assert!(overwritten.outcome.is_err() && overwritten.note.is_some(), "{overwritten:?}");
    // A byte ahead of the source.
    let ahead = sum(|a| a.mov(r9b, byte_ptr(rdi + r8 + 1)));
    assert!(ahead.outcome.is_err(), "{ahead:?}");
    // Bytes that are wrong far behind those of the tests.
    let far = sum(|a| {
        let mut near = a.create_label();
        a.cmp(r8, 5000)?;
        a.jb(near)?;
        a.inc(rdi)?;
        a.set_label(&mut near)?;
        a.nop()
    });
    assert!(far.outcome.is_ok() && far.note.is_some(), "{far:?}");
}

/// A counter of 8 bytes, most significant byte first, moved on by RSI blocks.
fn skip(inside: impl Fn(&mut CodeAssembler) -> Result<(), IcedError>) -> Verdict {
    let assembled = || -> Result<Vec<u8>, IcedError> {
        let mut a = CodeAssembler::new(64)?;
        a.mov(rax, qword_ptr(rdi))?;
        a.bswap(rax)?;
        inside(&mut a)?;
        a.add(rax, rsi)?;
        a.bswap(rax)?;
        a.mov(qword_ptr(rdi), rax)?;
        a.ret()?;
        a.assemble(AT)
    };
    routine("phalanx_0_1_big_8_skip", Op::Skip, assembled().unwrap())
}

#[test]
fn counters_that_are_wrong_only_for_large_numbers_are_seen() {
    const ANY: &str = "the state, any number of blocks below 2^56";
    let keeps = |bits: i32| skip(|a| a.shl(rsi, 64 - bits).and_then(|()| a.shr(rsi, 64 - bits))).outcome;
    assert_eq!(skip(nothing).outcome, Ok(ANY.into()));
    // No number is as large as that.
    assert_eq!(keeps(56), Ok(ANY.into()));
    // Tests see numbers of up to 39 bits.
    for bits in [39, 40, 55] {
        match keeps(bits) {
            Err(Error::Differs { case, .. }) => assert_eq!(case, "any number of blocks on", "{bits}"),
            other => panic!("{bits}: {other:?}"),
        }
    }
    assert!(matches!(keeps(32), Err(Error::Differs { .. })));
    let carry = skip(|a| a.mov(edx, esi).and_then(|()| a.sar(rsi, 50)).and_then(|()| a.add(rsi, rdx)));
    assert!(carry.outcome.is_err(), "{carry:?}");
    let branch = skip(|a| {
        let mut small = a.create_label();
        a.bt(rsi, 50)?;
        a.jae(small)?;
        a.inc(rax)?;
        a.set_label(&mut small)?;
        a.nop()
    });
    assert!(matches!(branch.outcome, Err(Error::Instruction { fault: Fault::Branch, .. })), "{branch:?}");
}

#[test]
fn damaged_code_is_no_panic() {
    let (right, family) = (of(nothing), family());
    let mut random = fastrand::Rng::with_seed(7);
    let (mut equal, mut refused) = (0, 0);
    for i in 0..600 {
        let mut code = right.clone();
        match i % 3 {
            0 => (0..4).for_each(|_| code[random.usize(..right.len())] ^= 1 << random.u8(..8)),
            1 => code.truncate(random.usize(..right.len())),
            _ => code.iter_mut().for_each(|byte| *byte = random.u8(..)),
        }
        let image = Image::of_code(Architecture::X86_64, AT, code, &[("copy", AT)]);
        let is_equal = prove(&image, &family, &family.kernels[0]).outcome.is_ok();
        // A function that is shown to be equal must be equal for random inputs.
        assert!(!is_equal || (0..8).all(|seed| try_out(&image, &family, &family.kernels[0], seed).outcome.is_ok()));
        (equal, refused) = (equal + usize::from(is_equal), refused + usize::from(!is_equal));
    }
    assert!(refused > 500, "{equal} equal");
}

#[test]
fn damaged_files_are_errors() {
    let whole = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    assert!(Image::parse(&whole).is_ok());
    let mut random = fastrand::Rng::with_seed(8);
    let mut errors = 0;
    for i in 0..40 {
        let mut bytes = whole.clone();
        match i % 2 {
            0 => bytes.truncate(random.usize(..4096 + i * 4096)),
            _ => (0..32).for_each(|_| bytes[random.usize(..512)] = random.u8(..)),
        }
        if let Ok(image) = Image::parse(&bytes) {
            // Functions may lie where no bytes are.
            for (symbol, ..) in image.functions().take(5) {
                let mut family = family();
                family.kernels[0].symbol = symbol.to_owned();
                assert!(prove(&image, &family, &family.kernels[0]).outcome.is_err());
            }
        } else {
            errors += 1;
        }
    }
    assert!(errors > 10, "{errors}");
    assert!(Image::parse(&[]).is_err());
}
