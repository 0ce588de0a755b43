//! Files that the loader maps to other bytes than tools show are refused.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::fs;
use std::process::Command;

use object::elf;
use object::read::elf::{ElfFile64, ProgramHeader as _};
use phalanx_equal::forms::Forms;
use phalanx_equal::{Error, Fault, Image, call};

/// Links assembly, one object for each text.
fn linked(texts: &[&str], options: &[&str]) -> Vec<u8> {
    let directory = tempfile::tempdir().unwrap();
    let library = directory.path().join("library.so");
    let mut command = Command::new("cc");
    command.args(["-shared", "-nostdlib", "-Wl,-z,noexecstack"]).args(options).arg("-o").arg(&library);
    for (i, text) in texts.iter().enumerate() {
        let source = directory.path().join(format!("{i}.s"));
        fs::write(&source, text).unwrap();
        command.arg(source);
    }
    assert!(command.status().unwrap().success());
    fs::read(library).unwrap()
}

fn function(name: &str) -> String {
    format!(".type {name}, @function\n{name}: ret\n.size {name}, . - {name}\n")
}

fn refused(bytes: &[u8]) -> String {
    match Image::parse(bytes) {
        Err(Error::Image { what }) => what,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("accepted"),
    }
}

#[test]
fn names_that_several_functions_have_are_refused() {
    let [one, same] = [function("one"), function("same")];
    let image = Image::parse(&linked(&[&format!("{one}{same}"), &same], &[])).unwrap();
    assert!(image.function("one").is_ok());
    assert_eq!(image.function("same"), Err(Error::Ambiguous { symbol: "same".into() }));
    assert_eq!(image.function("two"), Err(Error::Absent { symbol: "two".into() }));
    assert!(image.functions().all(|(name, ..)| name != "same"));
}

#[test]
fn functions_that_the_loader_chooses_are_no_functions() {
    let text = format!(".globl chosen\n{}.type chosen, @gnu_indirect_function\n", function("chosen"));
    let image = Image::parse(&linked(&[&text], &[])).unwrap();
    assert!(image.function("chosen").is_err());
    let text = format!(".globl own, other\n{}lea other@GOTPCREL(%rip), %rax\n", function("own"));
    let image = Image::parse(&linked(&[&text], &[])).unwrap();
    assert!(image.function("own").is_ok() && image.function("other").is_err());
}

#[test]
fn relocations_in_code_and_constants_are_refused() {
    let one = function("one");
    for section in [".text", ".section .rodata"] {
        for options in [&["-Wl,-z,notext"][..], &["-Wl,-z,notext", "-Wl,-z,pack-relative-relocs"]] {
            let text = format!("{one}{section}\n.p2align 3\ntable: .quad one\n");
            let what = refused(&linked(&[&text], options));
            assert!(what.starts_with("the loader changes code or constants at 0x"), "{what}");
        }
    }
    for section in [".data", ".section .data.rel.ro, \"aw\""] {
        let text = format!("{one}{section}\n.p2align 3\ntable: .quad one\n");
        let image = Image::parse(&linked(&[&text], &[])).unwrap();
        assert!(image.function("one").is_ok());
    }
}

#[test]
fn segments_that_hide_others_are_refused() {
    let honest = linked(&[&function("one")], &[]);
    Image::parse(&honest).unwrap();
    let file = ElfFile64::<object::Endianness>::parse(&honest[..]).unwrap();
    let (endian, headers) = (file.endian(), file.elf_program_headers());
    let start = file.elf_header().e_phoff.get(endian) as usize;
    let at = |kind| start + 56 * headers.iter().position(|header| header.p_type(endian) == kind).unwrap();
    let code = headers.iter().find(|header| header.p_flags(endian).contains(elf::PF_X)).unwrap();
    // The stack's header becomes a segment at the same place as the code.
    let mut bytes = honest.clone();
    let stack = at(elf::PT_GNU_STACK);
    bytes.copy_within(at(elf::PT_LOAD)..at(elf::PT_LOAD) + 56, stack);
    bytes[stack + 16..stack + 24].copy_from_slice(&code.p_vaddr(endian).to_le_bytes());
    assert!(refused(&bytes).contains("overlap"), "{}", refused(&bytes));
    // Code that something else may write to is no code.
    let mut bytes = honest.clone();
    let index = headers.iter().position(|header| header.p_flags(endian).contains(elf::PF_X)).unwrap();
    bytes[start + 56 * index + 4] |= 2;
    let run = |bytes: &[u8]| call(&Image::parse(bytes).unwrap(), &mut Forms::new(), "one", &[]);
    assert_eq!(run(&honest), Ok(Vec::new()));
    assert!(matches!(run(&bytes), Err(Error::Instruction { fault: Fault::Code, .. })), "{:?}", run(&bytes));
}

/// Where the program headers of a kind are.
fn headers(bytes: &[u8], is_such: impl Fn(u32, u32) -> bool) -> Vec<usize> {
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let (start, count) = (word(32) as usize, usize::from(bytes[56]));
    (0..count).map(|i| start + 56 * i).filter(|at| is_such(word(*at), word(*at + 4))).collect()
}

fn of_kind(bytes: &[u8], kind: elf::ProgramType) -> usize {
    headers(bytes, |own, _| own == kind.0)[0]
}

#[test]
fn code_that_does_not_stay_code_is_refused() {
    let honest = linked(&[&function("one")], &["-Wl,-z,norelro"]);
    let code = headers(&honest, |kind, flags| kind == elf::PT_LOAD.0 && flags & 1 == 1)[0];
    let stack = of_kind(&honest, elf::PT_GNU_STACK);
    // The loader makes pages read-only that the stack's header says now.
    let becomes_data = |start: u64, size: u64| {
        let mut bytes = honest.clone();
        let address = u64::from_le_bytes(bytes[code + 16..code + 24].try_into().unwrap());
        bytes[stack..stack + 4].copy_from_slice(&elf::PT_GNU_RELRO.0.to_le_bytes());
        bytes[stack + 16..stack + 24].copy_from_slice(&(address + start).to_le_bytes());
        bytes[stack + 40..stack + 48].copy_from_slice(&size.to_le_bytes());
        bytes
    };
    for (start, size) in [(0, 4096), (1, 4095), (0, 8192)] {
        let what = refused(&becomes_data(start, size));
        assert_eq!(what, "the loader makes code non-executable (PT_GNU_RELRO)");
    }
    // No whole page.
    Image::parse(&becomes_data(0, 4095)).unwrap();
    // Code and constants that nobody may read.
    for at in headers(&honest, |kind, _| kind == elf::PT_LOAD.0) {
        let mut bytes = honest.clone();
        bytes[at + 4] &= !4;
        assert_eq!(refused(&bytes), "a segment is not readable");
    }
}

#[test]
fn files_whose_code_is_writable_for_a_moment_are_refused() {
    // Relocations can change other relocations, so it is not enough that none is in code.
    let mut bytes = linked(&[&format!(".globl one\n{}.data\n.quad one\n", function("one"))], &[]);
    Image::parse(&bytes).unwrap();
    let table = of_kind(&bytes, elf::PT_DYNAMIC);
    let word = |bytes: &[u8], at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap());
    let (start, size) = (word(&bytes, table + 8) as usize, word(&bytes, table + 32) as usize);
    let end = (start..start + size).step_by(16).find(|at| word(&bytes, *at) == 0).unwrap();
    for (tag, value) in [(elf::DT_TEXTREL.0 as u64, 0), (elf::DT_FLAGS.0 as u64, 4)] {
        bytes[end..end + 8].copy_from_slice(&tag.to_le_bytes());
        bytes[end + 8..end + 16].copy_from_slice(&u64::to_le_bytes(value));
        assert_eq!(refused(&bytes), "the loader makes code and constants writable (DT_TEXTREL)");
    }
}

#[test]
fn segments_that_share_a_large_page_are_refused_for_aarch64() {
    let text = format!("{}.section .rodata\n.byte 1\n", function("one"));
    let of = |page: &str| {
        let mut bytes = linked(&[&text], &[&format!("-Wl,-z,max-page-size={page}"), "-Wl,-z,separate-code"]);
        assert!(Image::parse(&bytes).is_ok());
        bytes[18..20].copy_from_slice(&elf::EM_AARCH64.0.to_le_bytes());
        bytes
    };
    assert!(Image::parse(&of("65536")).is_ok());
    assert!(refused(&of("4096")).contains("overlap"));
}
