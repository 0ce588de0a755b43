//! Code of others: AES-128 by AES-NI, against a reference from FIPS 197.

use std::array;

use iced_x86::IcedError;
use iced_x86::code_asm::*;
use phalanx_equal::forms::{Bit, Forms};
use phalanx_equal::{Architecture, Argument, Byte, Error, Image, byte, call};

const AT: u64 = 0x40_0000;

/// `encrypt(round_keys, block, output)` and, from `AT + 0x1000`, `decrypt` with the round keys of
/// the equivalent inverse cipher. `damage` changes a round.
fn code(damage: bool) -> Result<Image, IcedError> {
    let mut code = vec![0; 0x2000];
    for decrypts in [false, true] {
        let mut a = CodeAssembler::new(64)?;
        let key = |round: i32| xmmword_ptr(rdi + 16 * round);
        a.movdqu(xmm0, xmmword_ptr(rsi))?;
        for round in 0..=10 {
            a.movdqu(xmm1, key(if decrypts { 10 - round } else { round }))?;
            match (round, decrypts) {
                (0, _) => a.pxor(xmm0, xmm1)?,
                (5, _) if damage => a.aesenclast(xmm0, xmm1)?,
                (10, false) => a.aesenclast(xmm0, xmm1)?,
                (10, true) => a.aesdeclast(xmm0, xmm1)?,
                (_, false) => a.aesenc(xmm0, xmm1)?,
                (_, true) => {
                    a.aesimc(xmm1, xmm1)?;
                    a.aesdec(xmm0, xmm1)?;
                }
            }
        }
        a.movdqu(xmmword_ptr(rdx), xmm0)?;
        a.ret()?;
        let at = if decrypts { 0x1000 } else { 0 };
        let bytes = a.assemble(AT + at as u64)?;
        code[at..at + bytes.len()].copy_from_slice(&bytes);
    }
    Ok(Image::of_code(Architecture::X86_64, AT, code, &[("encrypt", AT), ("decrypt", AT + 0x1000)]))
}

/// FIPS 197, section 4.2: the product with x.
fn doubled(forms: &mut Forms, byte: Byte) -> Byte {
    let mut doubled = array::from_fn(|i| if i == 0 { byte[7] } else { byte[i - 1] });
    for i in [1, 3, 4] {
        doubled[i] = forms.xor(doubled[i], byte[7]);
    }
    doubled
}

fn xor(forms: &mut Forms, a: Byte, b: Byte) -> Byte {
    array::from_fn(|i| forms.xor(a[i], b[i]))
}

/// FIPS 197, section 5.1.1, on known numbers.
fn s_box() -> Vec<u8> {
    let double = |x: u8| x << 1 ^ if x & 0x80 != 0 { 0x1b } else { 0 };
    let product = |a: u8, b: u8| {
        let powers = (0..8).scan(a, |power, _| Some(std::mem::replace(power, double(*power))));
        powers.enumerate().filter(|(i, _)| b >> i & 1 == 1).fold(0, |sum, (_, power)| sum ^ power)
    };
    let inverse = |x: u8| (1..=255).find(|y| product(x, *y) == 1).unwrap_or(0);
    let bit = |b: u8, i: u32| b >> (i % 8) & 1;
    let affine = |b: u8| {
        let of_bit = |i| bit(b, i) ^ bit(b, i + 4) ^ bit(b, i + 5) ^ bit(b, i + 6) ^ bit(b, i + 7) ^ bit(0x63, i);
        (0..8).fold(0, |sum, i| sum | of_bit(i) << i)
    };
    (0..=255).map(|x| affine(inverse(x))).collect()
}

/// FIPS 197, section 5.1.
fn encrypt(forms: &mut Forms, block: &[Byte], keys: &[Byte]) -> Vec<Byte> {
    let s_box = s_box();
    let mut state = block.to_vec();
    for (round, key) in keys.chunks(16).enumerate() {
        if round > 0 {
            let substituted: Vec<Byte> = state.iter().map(|byte| forms.look_up(byte, &s_box, true).unwrap()).collect();
            // Row `r` of column `c` comes from column `c + r`.
            state = (0..16).map(|i| substituted[(i + 4 * (i % 4)) % 16]).collect();
        }
        if (1..10).contains(&round) {
            let mut mixed = Vec::new();
            for column in state.chunks(4) {
                for i in 0..4 {
                    let [a, b, c, d] = array::from_fn(|j| column[(i + j) % 4]);
                    // 2 a + 3 b + c + d
                    let sum = xor(forms, a, b);
                    let sum = doubled(forms, sum);
                    mixed.push([b, c, d].into_iter().fold(sum, |sum, byte| xor(forms, sum, byte)));
                }
            }
            state = mixed;
        }
        state = state.iter().zip(key).map(|(a, b)| xor(forms, *a, *b)).collect();
    }
    state
}

fn outputs(image: &Image, forms: &mut Forms, symbol: &str, keys: &[Byte], block: &[Byte]) -> Result<Vec<Byte>, Error> {
    let arguments = [Argument::Input(keys), Argument::Input(block), Argument::Output(16)];
    Ok(call(image, forms, symbol, &arguments)?.concat())
}

fn is_equal(forms: &mut Forms, a: &[Byte], b: &[Byte]) -> bool {
    a.len() == b.len() && a.as_flattened().iter().zip(b.as_flattened()).all(|(a, b)| forms.is_equal(*a, *b))
}

#[test]
fn aes_ni_is_aes_for_all_round_keys_and_blocks() {
    let image = code(false).unwrap();
    let mut forms = Forms::new();
    let keys: Vec<Byte> = (0..176).map(|_| forms.inputs()).collect();
    let block: Vec<Byte> = (0..16).map(|_| forms.inputs()).collect();
    let expected = encrypt(&mut forms, &block, &keys);
    let output = outputs(&image, &mut forms, "encrypt", &keys, &block).unwrap();
    assert!(is_equal(&mut forms, &output, &expected));
    let output = outputs(&code(true).unwrap(), &mut forms, "encrypt", &keys, &block).unwrap();
    assert!(!is_equal(&mut forms, &output, &expected));
}

#[test]
fn the_reference_and_the_code_have_the_known_answer() {
    // FIPS 197, appendix B.
    let hexadecimal = |text: &str| -> Vec<Byte> {
        (0..text.len() / 2).map(|i| byte(u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap())).collect()
    };
    let keys = hexadecimal(concat!(
        "2b7e151628aed2a6abf7158809cf4f3c",
        "a0fafe1788542cb123a339392a6c7605",
        "f2c295f27a96b9435935807a7359f67f",
        "3d80477d4716fe3e1e237e446d7a883b",
        "ef44a541a8525b7fb671253bdb0bad00",
        "d4d1c6f87c839d87caf2b8bc11f915bc",
        "6d88a37a110b3efddbf98641ca0093fd",
        "4e54f70e5f5fc9f384a64fb24ea6dc4f",
        "ead27321b58dbad2312bf5607f8d292f",
        "ac7766f319fadc2128d12941575c006e",
        "d014f9a8c9ee2589e13f0cc8b6630ca6",
    ));
    let plaintext = hexadecimal("3243f6a8885a308d313198a2e0370734");
    let ciphertext = hexadecimal("3925841d02dc09fbdc118597196a0b32");
    let (image, mut forms) = (code(false).unwrap(), Forms::new());
    assert_eq!(encrypt(&mut forms, &plaintext, &keys), ciphertext);
    let encrypted = outputs(&image, &mut forms, "encrypt", &keys, &plaintext);
    assert_eq!(encrypted, Ok(ciphertext.clone()));
    assert_eq!(outputs(&image, &mut forms, "decrypt", &keys, &ciphertext), Ok(plaintext));
}

#[test]
fn decryption_undoes_encryption_of_all_blocks() {
    let image = code(false).unwrap();
    let mut forms = Forms::new();
    let keys: Vec<Byte> = (0..176).map(|_| forms.inputs()).collect();
    let block: Vec<Byte> = (0..16).map(|_| forms.inputs()).collect();
    let ciphertext = encrypt(&mut forms, &block, &keys);
    let decrypted = outputs(&image, &mut forms, "decrypt", &keys, &ciphertext).unwrap();
    assert!(is_equal(&mut forms, &decrypted, &block));
    assert!(!is_equal(&mut forms, &decrypted[..1], &[[Bit::ZERO; 8]]));
}
