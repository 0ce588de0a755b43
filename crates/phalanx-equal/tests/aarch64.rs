//! Known answers through the executor of AArch64: the shipped assembly, assembled on this machine.
//!
//! This uses the assembler that `tools/emulate.sh` unpacks, or the system's. If there is none, the
//! test says so.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use phalanx_equal::forms::Forms;
use phalanx_equal::{Architecture, Argument, Byte, Image, byte, call};

/// How to encrypt or decrypt, after the key schedule: the maker of the key form and its bytes, the
/// kernel, and the blocks of its batch.
struct Way {
    form: Option<(&'static str, usize)>,
    kernel: &'static str,
    blocks: usize,
}

const fn way(form: Option<(&'static str, usize)>, kernel: &'static str, blocks: usize) -> Way {
    Way { form, kernel, blocks }
}

/// The cipher, its key schedule and the bytes of the round keys, and ways to encrypt and to decrypt.
type Kernels = (&'static str, (&'static str, usize), Way, Way);

const KERNELS: [Kernels; 7] = [
    (
        "kalyna-128/128",
        ("kalyna_128_128_schedule_portable", 176),
        way(Some(("kalyna_128_128_prepare_quad_encrypt", 768)), "kalyna_128_128_encrypt_neon_one", 1),
        way(Some(("kalyna_128_128_prepare_quad_decrypt", 768)), "kalyna_128_128_decrypt_neon_one", 1),
    ),
    (
        "kalyna-128/128",
        ("kalyna_128_128_schedule_neon", 176),
        way(Some(("kalyna_128_128_prepare_quad_encrypt_neon", 768)), "kalyna_128_128_encrypt_portable", 32),
        way(Some(("kalyna_128_128_prepare_quad_decrypt_neon", 768)), "kalyna_128_128_decrypt_portable", 32),
    ),
    (
        "kuznyechik",
        ("kuznyechik_schedule_portable", 160),
        way(None, "kuznyechik_encrypt_neon_x1", 1),
        way(None, "kuznyechik_decrypt_portable_x1", 1),
    ),
    (
        "kuznyechik",
        ("kuznyechik_schedule_neon", 160),
        way(None, "kuznyechik_encrypt_portable_x8", 8),
        way(None, "kuznyechik_decrypt_neon_x4", 4),
    ),
    (
        "magma",
        ("magma_schedule", 32),
        way(Some(("magma_prepare_words", 384)), "magma_encrypt_portable_one", 1),
        way(Some(("magma_prepare_words", 384)), "magma_decrypt_portable_one", 1),
    ),
    (
        "ublock-128/128",
        ("ublock_128_128_schedule_portable", 272),
        way(Some(("ublock_128_128_prepare_packed", 272)), "ublock_128_128_encrypt_portable_x2", 2),
        way(Some(("ublock_128_128_prepare_nibbles_decrypt", 544)), "ublock_128_128_decrypt_neon_serial_x1", 1),
    ),
    (
        "ublock-128/128",
        ("ublock_128_128_schedule_neon", 272),
        way(Some(("ublock_128_128_prepare_nibbles_encrypt", 544)), "ublock_128_128_encrypt_neon_serial_x4", 4),
        way(Some(("ublock_128_128_prepare_packed", 272)), "ublock_128_128_decrypt_portable_x2", 2),
    ),
];

/// All kernels for AArch64, assembled. None: there is no assembler.
fn image() -> Option<Image> {
    let folder = std::env::var_os("PHALANX_EMULATE").map_or_else(|| "/tmp/emulate".into(), PathBuf::from);
    let unpacked = folder.join("ld-aarch64");
    let compiler = if unpacked.exists() { unpacked } else { "aarch64-linux-gnu-gcc".into() };
    let is_there = Command::new(&compiler).arg("--version").output().is_ok_and(|output| output.status.success());
    if !is_there {
        println!(
            "NOT TESTED: known answers for AArch64, because there is no assembler (tools/emulate.sh, or {compiler:?})"
        );
        return None;
    }
    let assembly = Path::new(env!("CARGO_MANIFEST_DIR")).join("../phalanx-kernels/asm");
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let (head, end) = (read(&assembly.join("elf.s")), read(&assembly.join("end.s")));
    let mut text = String::new();
    for cipher in fs::read_dir(assembly.join("aarch64")).unwrap() {
        for level in fs::read_dir(cipher.unwrap().path()).unwrap() {
            text += &[head.as_str(), &read(&level.unwrap().path()), &end].concat();
        }
    }
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join("kernels.s"), directory.path().join("kernels.so"));
    fs::write(&source, text).unwrap();
    let options = ["-march=armv8.2-a+crypto+sha3", "-shared", "-nostdlib", "-o"];
    let status = Command::new(compiler).args(options).arg(&library).arg(&source).status().unwrap();
    assert!(status.success());
    Some(Image::parse(&fs::read(&library).unwrap()).unwrap())
}

fn bytes(values: &[u8]) -> Vec<Byte> {
    values.iter().map(|value| byte(*value)).collect()
}

fn values(bytes: &[Byte]) -> Vec<u8> {
    let value = |byte: &Byte| (0..8).fold(0, |sum, i| sum | u8::from(byte[i].known().unwrap()) << i);
    bytes.iter().map(value).collect()
}

#[test]
fn known_answers_come_out_of_the_executor() {
    let Some(image) = image() else { return };
    assert_eq!(image.architecture(), Architecture::Aarch64);
    let run = |function: &str, arguments: &[Argument<'_>]| {
        let out = call(&image, &mut Forms::new(), &format!("phalanx_0_1_{function}"), arguments);
        out.unwrap_or_else(|error| panic!("{function}: {error}")).concat()
    };
    let mut counts = BTreeMap::new();
    for (file, vectors) in phalanx_vectors::vector_files().unwrap() {
        for group in vectors.test_groups.iter().filter(|group| group.mode == "ecb") {
            let tests = group.tests.iter().filter(|test| test.iterations.is_none());
            for test in tests.filter(|test| test.result == phalanx_vectors::Verdict::Valid) {
                let Some(expected) = &test.ct else { continue };
                for (cipher, (schedule, length), encrypt, decrypt) in &KERNELS {
                    let count = counts.entry((*cipher, *schedule)).or_insert(0);
                    let size = if *cipher == "magma" { 8 } else { 16 };
                    if group.cipher != *cipher
                        || test.msg.len() < size
                        || test.msg.len() != expected.len()
                        || *count == 3
                    {
                        continue;
                    }
                    *count += 1;
                    let key = bytes(&test.key);
                    let schedule =
                        run(schedule, &[Argument::Input(&key), Argument::Output(*length), Argument::Number(1)]);
                    for (Way { form, kernel, blocks }, from, to) in
                        [(encrypt, &test.msg, expected), (decrypt, expected, &test.msg)]
                    {
                        let form = form.map(|(maker, length)| {
                            run(maker, &[Argument::Input(&schedule), Argument::Output(length), Argument::Number(1)])
                        });
                        let form = form.as_ref().unwrap_or(&schedule);
                        let source = bytes(&from[..size].repeat(*blocks));
                        let output = Argument::Output(blocks * size);
                        let out = run(
                            kernel,
                            &[Argument::Input(form), Argument::Input(&source), output, Argument::Number(1)],
                        );
                        let expected = to[..size].repeat(*blocks);
                        assert_eq!(values(&out), expected, "{file}, test {}, {kernel}", test.id);
                    }
                }
            }
        }
    }
    assert!(counts.values().all(|count| *count > 0), "{counts:?}");
}
