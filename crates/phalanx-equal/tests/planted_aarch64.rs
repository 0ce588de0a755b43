//! Wrong functions for AArch64 are refused for the right reason, and damaged code without a panic.
//!
//! The function is the simplest one that has a statement: Magma's key schedule, which copies keys.

use phalanx_equal::forms::{Bit, Forms};
use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Architecture, Argument, Byte, Error, Fault, Image, Verdict, call, prove, try_out};
use rustc_hash::FxHashMap;

const AT: u64 = 0x40_0000;

fn family() -> Family {
    let kernel = Kernel {
        symbol: "copy".into(),
        op: Op::Schedule,
        level: "neon".into(),
        needs: String::new(),
        layout: "copy".into(),
        width: 1,
        form: 0,
        set: None,
    };
    Family { name: "magma".into(), block: 8, key: 32, forms: vec![32], kernels: vec![kernel] }
}

fn image(code: &[u32]) -> Image {
    let bytes = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    Image::of_code(Architecture::Aarch64, AT, bytes, &[("copy", AT)])
}

fn verdict(code: &[u32]) -> Verdict {
    let family = family();
    prove(&image(code), &family, &family.kernels[0])
}

/// Copies keys of 32 bytes from X0 to X1, X2 of them, with more instructions in front, in the loop,
/// and behind it.
fn copy(before: &[u32], inside: &[u32], behind: &[u32]) -> Vec<u32> {
    let inside_loop = inside.len() as u32 + 4;
    let mut code = before.to_vec();
    code.push(0xb400_0002 | (inside_loop + 1) << 5); // cbz x2, to the end
    code.push(0xacc1_0400); // ldp q0, q1, [x0], #32
    code.extend_from_slice(inside);
    code.push(0xac81_0420); // stp q0, q1, [x1], #32
    code.push(0xf100_0442); // subs x2, x2, #1
    code.push(0x5400_0001 | (0x8_0000 - (inside_loop - 1)) << 5); // b.ne, to the load
    code.extend_from_slice(behind);
    code.push(0xd65f_03c0); // ret
    code
}

fn of(inside: &[u32]) -> Vec<u32> {
    copy(&[], inside, &[])
}

fn fault(inside: &[u32]) -> Fault {
    match verdict(&of(inside)).outcome {
        Err(Error::Instruction { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_right_function_is_equal() {
    assert_eq!(verdict(&of(&[])).outcome, Ok("2 keys, at fixed addresses".into()));
    // Instructions that cancel out, and unused results, change nothing.
    let swap = [0x6e21_1c00, 0x6e21_1c01, 0x6e21_1c00]; // eor v0, v0, v1; eor v1, v0, v1; eor v0, v0, v1
    let unused = [0x4ee9_84e7, 0x9100_03e9]; // add v7.2d, v7.2d, v9.2d; mov x9, sp
    assert_eq!(verdict(&of(&[&swap[..], &swap, &unused].concat())).outcome, Ok("2 keys, at fixed addresses".into()));
}

#[test]
fn wrong_values_are_seen() {
    let plants: [(&str, &[u32], usize); 7] = [
        // movi v2.2d, #0xff; ushr v2.2d, v2.2d, #7; eor v0, v0, v2
        ("a bit", &[0x6f00_e422, 0x6f79_0442, 0x6e22_1c00], 0),
        ("a rotation", &[0x6e00_2000], 0),                     // ext v0, v0, v0, #4
        ("one lane", &[0x6e0c_4421], 20),                      // mov v1.s[1], v1.s[2]
        ("an undefined register", &[0x4e25_1c21], 16),         // and v1, v1, v5
        ("an undefined general register", &[0x4e0c_1d21], 20), // mov v1.s[1], w9
        ("a sum", &[0x4e21_8400], 0),                          // add v0.16b, v0.16b, v1.16b
        // eor x9, x30, #0x1000; mov v1.d[1], x9
        ("where the caller is", &[0xd274_03c9, 0x4e18_1d21], 24),
    ];
    for (what, plant, first) in plants {
        match verdict(&of(plant)).outcome {
            Err(Error::Differs { offset, .. }) => assert_eq!(offset, first, "{what}"),
            other => panic!("{what}: {other:?}"),
        }
    }
    // cset w8, lo; mov v1.b[3], w8
    let flag = copy(&[0x1a9f_27e8], &[0x4e07_1d01], &[]);
    assert!(matches!(verdict(&flag).outcome, Err(Error::Differs { offset: 19, .. })), "an undefined flag");
    // Right for one key, wrong for the first of two: cmp x2, #2; b.lo, behind the next; movi v1.2d, #0
    let second = of(&[0xf100_085f, 0x5400_0043, 0x6f00_e401]);
    assert!(matches!(verdict(&second).outcome, Err(Error::Differs { offset: 16, count: 16, .. })));
}

#[test]
fn wrong_accesses_are_refused() {
    let outside = |inside: &[u32]| matches!(fault(inside), Fault::Outside { .. });
    assert!(outside(&[0x3cc1_8003]), "a read behind the key: ldur q3, [x0, #24]");
    assert!(outside(&[0x385d_f008]), "a read before the key: ldurb w8, [x0, #-33]");
    assert!(outside(&[0x3900_8028, 0x3900_8028 | 32 << 10]), "a write behind the output: strb w8, [x1, #32] and #64");
    assert!(outside(&[0x381d_f028]), "a write before the output: sturb w8, [x1, #-33]");
    assert!(outside(&[0xf900_03e8]), "the caller's frame: str x8, [sp]");
    assert!(outside(&[0xf940_03e8]), "the caller's frame: ldr x8, [sp]");
    assert!(outside(&[0xf81f_83e8]), "below the stack pointer: stur x8, [sp, #-8]");
    assert!(outside(&[0x1000_0009, 0x3900_013f]), "code: adr x9, here; strb wzr, [x9]");
    assert_eq!(fault(&[0x3900_03df]), Fault::Address, "the caller: strb wzr, [x30]");
    assert!(matches!(fault(&[0x381f_f008]), Fault::Constant { .. }), "a write to the key: sturb w8, [x0, #-1]");
    // sub sp, sp, #16; ldr x8, [sp]
    assert!(matches!(fault(&[0xd100_43ff, 0xf940_03e8]), Fault::Unwritten { .. }), "unwritten stack");
    assert!(matches!(fault(&[0x3dc0_0022]), Fault::Unwritten { .. }), "unwritten output: ldr q2, [x1]");
    // sub sp, sp, #8; str x8, [sp]
    assert!(matches!(fault(&[0xd100_23ff, 0xf900_03e8]), Fault::Misaligned { .. }), "alignment of the stack");
    // Bytes below the stack pointer are lost: str x8, [sp, #-16]!; add sp, sp, #16; sub sp, sp, #16; ldr x8, [sp]
    let lost = [0xf81f_0fe8, 0x9100_43ff, 0xd100_43ff, 0xf940_03e8];
    assert!(matches!(fault(&lost), Fault::Unwritten { .. }));
}

#[test]
fn what_depends_on_inputs_is_refused() {
    // fmov x8, d0, and a branch to the instruction after the next
    let secret = 0x9e66_0008;
    assert_eq!(fault(&[secret, 0x3600_0048, 0xd503_201f]), Fault::Branch, "tbz w8, #0");
    assert_eq!(fault(&[secret, 0xb400_0048, 0xd503_201f]), Fault::Branch, "cbz x8");
    // subs x8, x8, #1; b.eq
    assert_eq!(fault(&[secret, 0xf100_0508, 0x5400_0040, 0xd503_201f]), Fault::Branch);
    assert_eq!(fault(&[secret, 0xd65f_0100]), Fault::Branch, "ret x8");
    assert_eq!(fault(&[secret, 0xd61f_0100]), Fault::Branch, "br x8");
    // and x8, x8, #15; ldrb w8, [x1, x8]
    assert_eq!(fault(&[secret, 0x9240_0d08, 0x3868_6828]), Fault::Address);
    // ushl v0.2d, v0.2d, v1.2d
    assert!(matches!(fault(&[0x6ee1_4400]), Fault::Known(_)));
    // fdiv v0.4s, v0.4s, v1.4s; mrs x8, cntvct_el0; svc #0
    for unknown in [0x6e21_fc00, 0xd53b_e048, 0xd400_0001] {
        assert_eq!(fault(&[unknown]), Fault::Unmodelled);
    }
}

#[test]
fn registers_of_the_caller_are_kept() {
    let kept = |code: &[u32]| match verdict(code).outcome {
        Err(Error::Register { register }) => register,
        other => panic!("{other:?}"),
    };
    assert_eq!(kept(&of(&[0xd280_0013])), "x19"); // mov x19, #0
    assert_eq!(kept(&of(&[0xaa00_03fc])), "x28"); // mov x28, x0
    assert_eq!(kept(&of(&[0xaa00_03fd])), "x29"); // mov x29, x0
    assert_eq!(kept(&of(&[0x6f00_e408])), "d8"); // movi v8.2d, #0
    assert_eq!(kept(&of(&[0x4e08_1c09])), "d9"); // mov v9.d[0], x0
    assert_eq!(kept(&copy(&[], &[], &[0xd100_43ff])), "sp"); // sub sp, sp, #16
    // The high halves of D8 to D15 are nobody's: mov v8.d[1], x0
    assert!(verdict(&of(&[0x4e18_1c08])).outcome.is_ok());
    assert_eq!(fault(&[0xaa00_03f2]), Fault::Platform, "mov x18, x0");
    // str x19, [sp, #-16]!; mov x19, #0; ldr x19, [sp], #16
    let saved = copy(&[0xf81f_0ff3], &[0xd280_0013], &[0xf841_07f3]);
    assert!(verdict(&saved).outcome.is_ok());
    // str d8, [sp, #-16]!; movi v8.2d, #0; ldr d8, [sp], #16
    let saved = copy(&[0xfc1f_0fe8], &[0x6f00_e408], &[0xfc41_07e8]);
    assert!(verdict(&saved).outcome.is_ok());
}

#[test]
fn too_little_or_too_much_is_seen() {
    // subs x2, x2, #1; mov x2, #0; add x2, x2, #1
    assert!(verdict(&copy(&[0xf100_0442], &[], &[])).outcome.is_err());
    assert!(matches!(verdict(&copy(&[0xd280_0002], &[], &[])).outcome, Err(Error::Missing { offset: 0, .. })));
    let one_more = verdict(&copy(&[0x9100_0442], &[], &[])).outcome;
    assert!(matches!(one_more, Err(Error::Instruction { fault: Fault::Outside { .. }, .. })));
    // It returns to somebody else: mov x30, #0
    assert!(matches!(
        verdict(&copy(&[], &[], &[0xd280_001e])).outcome,
        Err(Error::Instruction { fault: Fault::Return, .. })
    ));
    // Code at an address is not the caller, wherever the address is: mov x30, #0x1000
    assert!(matches!(
        verdict(&copy(&[], &[], &[0xd282_001e])).outcome,
        Err(Error::Instruction { fault: Fault::Return, .. })
    ));
    // br x30, and a return to elsewhere than behind the call: bl, to the next; add x30, x30, #4; ret
    assert!(matches!(
        verdict(&copy(&[], &[], &[0xd61f_03c0])).outcome,
        Err(Error::Instruction { fault: Fault::Branch, .. })
    ));
    assert_eq!(fault(&[0x9400_0001, 0x9100_13de, 0xd65f_03c0]), Fault::Return);
}

#[test]
fn files_where_buffers_are_are_refused() {
    let (code, family) = (of(&[]), family());
    let bytes: Vec<u8> = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    for at in [0x10_0000_0000, 0x0f_ffff_ffff & !3] {
        let image = Image::of_code(Architecture::Aarch64, at, bytes.clone(), &[("copy", at)]);
        assert!(matches!(prove(&image, &family, &family.kernels[0]).outcome, Err(Error::Image { .. })));
    }
}

#[test]
fn damaged_code_is_no_panic() {
    let (right, family) = (of(&[]), family());
    let mut random = fastrand::Rng::with_seed(7);
    let (mut equal, mut refused) = (0, 0);
    for i in 0..2000 {
        let mut code = right.clone();
        match i % 3 {
            0 => (0..2).for_each(|_| code[random.usize(..right.len())] ^= 1 << random.u8(..32)),
            1 => code.truncate(random.usize(..right.len())),
            // All encodings, each with registers that have values.
            _ => code.insert(2, random.u32(..) & !0x18_0318),
        }
        let image = image(&code);
        let is_equal = prove(&image, &family, &family.kernels[0]).outcome.is_ok();
        // A function that is shown to be equal must be equal for random inputs.
        assert!(!is_equal || (0..8).all(|seed| try_out(&image, &family, &family.kernels[0], seed).outcome.is_ok()));
        (equal, refused) = (equal + usize::from(is_equal), refused + usize::from(!is_equal));
    }
    assert!(refused > 1000, "{equal} equal");
}

#[test]
fn higher_is_a_carry_with_a_constant_that_is_one_less() {
    type Rule = fn(u64) -> bool;
    // cmn x0, #513, and cmp x0, #7, cmp x0, #0 and cmn x0, #0
    let comparisons: [(u32, Rule); 4] = [
        (0xb108_041f, |x| x.checked_add(513).is_none() && x.wrapping_add(513) != 0),
        (0xf100_1c1f, |x| x > 7),
        (0xf100_001f, |x| x > 0),
        (0xb100_001f, |_| false),
    ];
    for (comparison, rule) in comparisons {
        // ldr x0, [x0], the comparison, cset x2, hi, str x2, [x1], ret
        let image = image(&[0xf940_0000, comparison, 0x9a9f_97e2, 0xf900_0022, 0xd65f_03c0]);
        let mut forms = Forms::new();
        let input: [Byte; 8] = std::array::from_fn(|_| forms.inputs());
        let out = call(&image, &mut forms, "copy", &[Argument::Input(&input), Argument::Output(8)]).unwrap().concat();
        for x in [0, 1, 6, 7, 8, 513, u64::MAX, u64::MAX - 511, u64::MAX - 512, u64::MAX - 513, 1 << 63] {
            let bits = input.as_flattened().iter().enumerate();
            let mut values: FxHashMap<Bit, bool> = bits.map(|(i, bit)| (*bit, x >> i & 1 == 1)).collect();
            let value = out
                .as_flattened()
                .iter()
                .enumerate()
                .fold(0, |sum, (i, bit)| sum | u64::from(forms.evaluate(*bit, &mut values).unwrap()) << i);
            assert_eq!(value, u64::from(rule(x)), "{comparison:x}, {x:x}");
        }
    }
}
