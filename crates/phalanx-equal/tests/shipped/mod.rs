//! Shipped kernels, assembled anew, with planted faults.

use std::fs;
use std::path::Path;
use std::process::Command;

use phalanx_equal::Image;

/// The assembly of a kernel, from its start to its end.
fn function<'a>(text: &'a str, symbol: &str) -> &'a str {
    let start = text.find(&format!("function {symbol}\n")).unwrap();
    let end = start + text[start..].find("\nend_function").unwrap();
    &text[start..end]
}

/// A file of the shipped assembly, with each first text in the kernel replaced by the second one.
pub(crate) fn planted(file: &str, symbol: &str, plants: &[(&str, &str)]) -> Image {
    let assembly = Path::new(env!("CARGO_MANIFEST_DIR")).join("../phalanx-kernels/asm");
    let read = |path: &str| fs::read_to_string(assembly.join(path)).unwrap();
    let text = read(&format!("x86_64/{file}.s"));
    let right = function(&text, symbol);
    let mut wrong = right.to_owned();
    for (from, to) in plants {
        assert!(wrong.contains(from), "{symbol} contains {from}");
        wrong = wrong.replacen(from, to, 1);
    }
    let text = [&read("elf.s"), &text.replacen(right, &wrong, 1), &read("end.s")].map(String::as_str).concat();
    let directory = tempfile::tempdir().unwrap();
    let (source, library) = (directory.path().join("kernels.s"), directory.path().join("kernels.so"));
    fs::write(&source, text).unwrap();
    let status = Command::new("cc").args(["-shared", "-nostdlib", "-o"]).arg(&library).arg(&source).status().unwrap();
    assert!(status.success());
    Image::parse(&fs::read(&library).unwrap()).unwrap()
}
