//! Shared libraries, where the loader changes data, so it may differ from the file.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use std::path::Path;
use std::process::Command;

use object::read::elf::{ElfFile64, ProgramHeader as _, SectionHeader as _};
use object::{Endianness, Object, ObjectSection, elf};
use phalanx_prove::{Contract, Image, Reason, prove};

/// The library, linked with an option.
fn library(option: &str) -> Image {
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join("library.s"), directory.path().join("library.so"));
    std::fs::write(&source, include_str!("planted/library.s")).unwrap();
    // The linker that built this test.
    let mut command = Command::new("cc");
    command.args(["-shared", "-nostdlib", "-Wl,-z,relro,-z,now", option, "-o"]).arg(&library).arg(&source);
    assert!(command.status().unwrap().success());
    Image::open(&library).unwrap()
}

fn reasons(image: &Image, contract: &str) -> Vec<Reason> {
    let contract = Contract::parse(contract).unwrap();
    let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
    prove(image, function, &contract, &[]).findings.into_iter().map(|f| f.reason).collect()
}

#[test]
fn what_the_loader_chooses_is_not_known() {
    // Packed relocations have a section of their own.
    for option in ["-Wl,-z,nopack-relative-relocs", "-Wl,-z,pack-relative-relocs"] {
        let image = library(option);
        assert!(
            image.functions().all(|f| f.symbol != "chosen"),
            "the function that chooses is not the one that is called"
        );
        let call = Reason::Call("a function that is chosen when the program starts".into());
        assert_eq!(reasons(&image, "calls_chosen(&secret)"), [call]);
        assert_eq!(reasons(&image, "looks_up(&secret, &secret)"), [Reason::Address]);
        assert_eq!(reasons(&image, "compares(&secret, &secret)"), [Reason::Address]);
    }
}

/// The bytes of a library built from C or assembly, depending on the file extension.
fn linked(name: &str, source: &str, options: &[&str]) -> Vec<u8> {
    let directory = tempfile::tempdir().unwrap();
    let (path, library) = (directory.path().join(name), directory.path().join("library.so"));
    std::fs::write(&path, source).unwrap();
    let mut command = Command::new("cc");
    command.args(["-O2", "-fPIC", "-shared", "-nostdlib"]).args(options).arg("-o").arg(&library).arg(&path);
    assert!(command.status().unwrap().success());
    std::fs::read(&library).unwrap()
}

fn judged(bytes: &[u8], contract: &str) -> Result<Vec<Reason>, String> {
    let image = Image::parse(bytes, Path::new("library.so")).map_err(|error| error.to_string())?;
    Ok(reasons(&image, contract))
}

const LEAK: &str = "unsigned char f(const unsigned char *k, const unsigned char *t) { return t[k[0]]; }";
const OF_LEAK: &str = "f(&secret, &public)";

/// Writes a 64-bit number.
fn write(bytes: &mut [u8], at: usize, number: u64) {
    bytes[at..at + 8].copy_from_slice(&number.to_le_bytes());
}

/// The offset of a section header, and its fields `sh_addr`, `sh_offset` and `sh_size`.
fn section(bytes: &[u8], name: &str) -> (usize, [u64; 3]) {
    let file = ElfFile64::<Endianness>::parse(bytes).unwrap();
    let index = file.section_by_name(name).unwrap().index();
    let header = file.elf_section_table().section(index).unwrap();
    let endian = file.endian();
    let table = file.elf_header().e_shoff.get(endian) as usize;
    let fields = [header.sh_addr(endian), header.sh_offset(endian), header.sh_size(endian)];
    (table + 64 * index.0, fields)
}

/// The offset of the first program header of a kind.
fn segment(bytes: &[u8], kind: elf::ProgramType) -> usize {
    let file = ElfFile64::<Endianness>::parse(bytes).unwrap();
    let at = file.elf_program_headers().iter().position(|header| header.p_type(file.endian()) == kind).unwrap();
    file.elf_header().e_phoff.get(file.endian()) as usize + 56 * at
}

/// Tools would show a harmless copy of the code, while the loader maps the original.
#[test]
fn headers_that_disagree_are_refused() {
    let honest = linked("leak.c", LEAK, &[]);
    assert_eq!(judged(&honest, OF_LEAK).unwrap(), [Reason::Address]);
    let disagree = |bytes: &[u8]| judged(bytes, OF_LEAK).unwrap_err();
    let (header, [address, offset, size]) = section(&honest, ".text");
    // `movzx eax, byte ptr [rdi]` becomes `mov al, [rdi]; xor al, [rsi]; ret` in the copy.
    let mut copy = honest[offset as usize..(offset + size) as usize].to_vec();
    let at = copy.windows(3).position(|bytes| bytes == [0x0f, 0xb6, 0x07]).unwrap();
    copy[at..at + 8].copy_from_slice(&[0x8a, 0x07, 0x32, 0x06, 0xc3, 0x90, 0x90, 0x90]);
    let mut bytes = honest.clone();
    bytes.resize(bytes.len().next_multiple_of(16), 0);
    let end = bytes.len() as u64;
    bytes.extend(copy);
    let mut by_offset = bytes.clone();
    write(&mut by_offset, header + 24, end);
    assert!(disagree(&by_offset).contains("contradict"), "{}", disagree(&by_offset));
    // Wrong address, then wrong size.
    let mut by_address = bytes.clone();
    write(&mut by_address, header + 16, address + 16);
    assert!(disagree(&by_address).contains("contradict"));
    let mut by_size = bytes.clone();
    write(&mut by_size, header + 32, 1 << 32);
    assert!(judged(&by_size, OF_LEAK).is_err());
    // A segment that overlaps another one.
    let mut overlapping = honest.clone();
    let first = segment(&honest, elf::PT_LOAD);
    write(&mut overlapping, first + 40, 1 << 20);
    assert!(disagree(&overlapping).contains("overlap"), "{}", disagree(&overlapping));
}

/// A table of functions that the loader fills, although section headers no longer say so.
#[test]
fn relocations_are_those_of_the_loader() {
    let source = "
        static int one(const unsigned char *k, const unsigned char *t) { return 0; }
        static int two(const unsigned char *k, const unsigned char *t) { return t[k[0]]; }
        static int (*const table[2])(const unsigned char *, const unsigned char *) = {one, two};
        int f(const unsigned char *k, const unsigned char *t) { return table[1](k, t) + 1; }
        int g(const unsigned char *k, const unsigned char *t, unsigned i) { return table[i & 1](k, t) + 1; }";
    let honest = linked("table.c", source, &["-fno-inline", "-O0", "-Wl,-z,relro,-z,now"]);
    for (contract, of) in [(OF_LEAK, "f"), ("g(&secret, &public, public)", "g")] {
        assert_eq!(judged(&honest, contract).unwrap(), [Reason::Address], "{of}");
        let (header, _) = section(&honest, ".rela.dyn");
        let mut hidden = honest.clone();
        // SHT_PROGBITS
        hidden[header + 4..header + 8].copy_from_slice(&1u32.to_le_bytes());
        assert_eq!(judged(&hidden, contract).unwrap(), [Reason::Address], "{of}");
    }
    // The symbol table is at another address.
    let (header, [address, ..]) = section(&honest, ".dynsym");
    let mut moved = honest.clone();
    write(&mut moved, header + 16, address + 24);
    assert!(judged(&moved, OF_LEAK).unwrap_err().contains("contradict"));
}

/// Data is constant if the loader protects its pages, regardless of the section name.
#[test]
fn constants_are_what_the_loader_protects() {
    let source = "
        .intel_syntax noprefix
        .globl f
        .type f,@function
        f:  mov rax, [rip + hidden]
            movzx eax, byte ptr [rsi + rax]
            ret
        .section NAME,\"aw\"
        .balign 8
        hidden: .quad 1
        .section .note.GNU-stack,\"\"";
    let of = |name: &str, option: &str| linked("hidden.s", &source.replace("NAME", name), &[option]);
    for name in [".got", ".got.plt", ".data.rel.ro", ".data"] {
        let open = of(name, "-Wl,-z,norelro");
        assert_eq!(judged(&open, OF_LEAK).unwrap(), [Reason::Address], "{name}");
    }
    let protected = of(".data.rel.ro", "-Wl,-z,relro,-z,now");
    assert_eq!(judged(&protected, OF_LEAK).unwrap(), []);
    // The last page is only protected if the segment covers all of it.
    let header = segment(&protected, elf::PT_GNU_RELRO);
    let size = u64::from_le_bytes(*protected[header + 40..].first_chunk().unwrap());
    let mut shorter = protected.clone();
    write(&mut shorter, header + 40, size - 8);
    assert_eq!(judged(&shorter, OF_LEAK).unwrap(), [Reason::Address]);
}

/// Code that the loader modifies is reported.
#[test]
fn relocations_in_code_are_told() {
    let source = "
        .intel_syntax noprefix
        .globl f
        .type f,@function
        f:  movabs rax, offset other
            movzx eax, byte ptr [rax]
            ret
        .data
        .globl other
        other: .quad 1
        .section .note.GNU-stack,\"\"";
    let bytes = linked("text.s", source, &["-Wl,-z,notext"]);
    assert_eq!(judged(&bytes, OF_LEAK).unwrap(), [Reason::Relocated]);
}

/// A panic path that continues because the last function it calls returns.
#[test]
fn panics_that_return_are_followed() {
    let source = "
        .intel_syntax noprefix
        .globl f
        .type f,@function
        f:  push rbx
            call NAME
            ud2
        .size f, . - f
        .type NAME,@function
        NAME: push rbx
            call returns
        .size NAME, . - NAME
        .type behind,@function
        behind: movzx eax, byte ptr [rdi]
            movzx eax, byte ptr [rsi + rax]
            pop rbx
            ret
        .size behind, . - behind
        .type returns,@function
        returns: ret
        .size returns, . - returns
        .section .note.GNU-stack,\"\"";
    for name in ["abort", "__stack_chk_fail", "_ZN4core9panicking5panic17h0123456789abcdefE"] {
        let bytes = linked("panics.s", &source.replace("NAME", name), &[]);
        assert_eq!(judged(&bytes, OF_LEAK).unwrap(), [Reason::Address], "{name}");
    }
}
