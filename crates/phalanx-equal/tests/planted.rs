//! Wrong functions are refused for the right reason, and damaged files and code without a panic.
//!
//! The function is the simplest one that has a statement: Magma's key schedule, which copies keys.

use iced_x86::IcedError;
use iced_x86::code_asm::*;
use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Error, Fault, Image, Verdict, prove, try_out};

const AT: u64 = 0x40_0000;

fn family() -> Family {
    let kernel = Kernel {
        symbol: "copy".into(),
        op: Op::Schedule,
        level: "portable".into(),
        layout: "copy".into(),
        width: 1,
        form: 0,
        set: None,
    };
    Family { name: "magma".into(), block: 8, key: 32, forms: vec![32], kernels: vec![kernel] }
}

fn verdict(code: Vec<u8>) -> Verdict {
    let (image, family) = (Image::of_code(AT, code, &[("copy", AT)]), family());
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
    assert_eq!(verdict(roundabout).outcome, Ok("2 keys".into()));
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
    assert_eq!(fault(of(|a| a.divps(xmm0, xmm1))), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.rdtsc())), Fault::Unmodelled);
    assert_eq!(fault(of(|a| a.syscall())), Fault::Unmodelled);
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
        let image = Image::of_code(AT, code, &[("copy", AT)]);
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
