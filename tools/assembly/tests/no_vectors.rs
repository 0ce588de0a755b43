//! Builds for targets without vector registers don't use any.

use std::path::{Path, PathBuf};
use std::process::Command;

use iced_x86::{CpuidFeature, Decoder, DecoderOptions, Instruction, InstructionInfoFactory, Register};
use object::read::archive::ArchiveFile;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, SectionKind};

/// Returns the first instruction that uses a vector, mask or floating-point register.
fn vectors(code: &[u8]) -> Option<Instruction> {
    let mut factory = InstructionInfoFactory::new();
    let is_vector = |register: Register| register.is_vector_register() || register.is_k() || register.is_mm();
    Decoder::new(64, code, DecoderOptions::NONE).into_iter().find(|instruction| {
        let used = factory.info(instruction);
        instruction.is_invalid()
            || instruction.cpuid_features().contains(&CpuidFeature::FPU)
            || used.used_registers().iter().any(|used| is_vector(used.register()))
    })
}

/// Returns whether the standard library of a target is installed.
fn is_there(target: &str) -> bool {
    let folder = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output().unwrap();
    Path::new(String::from_utf8(folder.stdout).unwrap().trim()).exists()
}

/// Builds the release kernel library for a target.
fn build(target: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // Use the same build folder as tools/platforms.
    let out = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from).join("platforms");
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(&root).args(["build", "-q", "--locked", "--release", "-p", "phalanx-kernels"]);
    command.args(["--config", "profile.release.lto=\"off\"", "--no-default-features"]);
    command.args(["--features", "kalyna,gost,kuznyechik,ublock,cipher", "--target", target, "--target-dir"]).arg(&out);
    assert!(command.status().unwrap().success(), "{command:?}");
    out.join(target).join("release/libphalanx_kernels.rlib")
}

/// Checks that no instruction of a target's library uses a vector register.
fn check(target: &str) {
    if !is_there(target) {
        eprintln!("NOT TESTED: vector registers in the kernels for {target} (needs: rustup target add {target})");
        return;
    }
    let bytes = std::fs::read(build(target)).unwrap();
    let (mut kernels, mut code_bytes) = (0, 0);
    for member in ArchiveFile::parse(&bytes[..]).unwrap().members() {
        // The compiler's metadata isn't an object.
        let Ok(file) = object::File::parse(member.unwrap().data(&bytes[..]).unwrap()) else { continue };
        kernels += file.symbols().filter(|symbol| symbol.name().unwrap().starts_with("phalanx_0_1_")).count();
        for section in file.sections().filter(|section| section.kind() == SectionKind::Text) {
            let code = section.data().unwrap();
            code_bytes += code.len();
            let found = vectors(code).map(|instruction| (instruction.ip(), instruction.code()));
            assert_eq!(found, None, "{}", section.name().unwrap());
        }
    }
    // The library must contain all portable kernels.
    assert!(kernels > 100 && code_bytes > 100_000, "{kernels} kernels, {code_bytes} bytes");
    println!("{target}: {kernels} kernels, {code_bytes} bytes of code, no vector register");
}

#[test]
#[ignore = "compiles kernels: .ci/run"]
fn x86_64_unknown_none() {
    check("x86_64-unknown-none");
}

#[test]
#[ignore = "compiles kernels: .ci/long"]
fn x86_64_unknown_uefi() {
    check("x86_64-unknown-uefi");
}

#[test]
fn vector_registers_are_found() {
    let found = |code: &[u8]| vectors(code).is_some();
    assert!(!found(&[0x48, 0x89, 0xf8, 0xc3])); // mov rax, rdi; ret
    assert!(found(&[0x48, 0x89, 0xf8, 0x0f, 0x28, 0xc1])); // movaps xmm0, xmm1
    assert!(found(&[0xc5, 0xf8, 0x77])); // vzeroupper
    assert!(found(&[0xc5, 0xf8, 0x92, 0xc8])); // kmovw k1, eax
    assert!(found(&[0xd9, 0xe8])); // fld1
}
