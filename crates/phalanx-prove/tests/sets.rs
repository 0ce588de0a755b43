//! Functions that leak and functions that don't, built by assemblers and C compilers. Every leak
//! must be refused in every build. No other function may be refused, unless it is listed with a
//! reason.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use phalanx_prove::{Contract, Image, Verdict, prove};

use common::{accepted, contracts, pairs, run, tests};

/// Whether a program is installed and runs.
fn has(program: &str) -> bool {
    let there = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = there.is_ok_and(|status| status.success());
    if !there {
        println!("NOT TESTED: what {program} compiles, because it is not installed");
    }
    there
}

/// Runs a compiler.
fn compile(program: &str, arguments: &[&str], source: &Path, to: &Path) -> Image {
    run(Command::new(program).args(arguments).arg("-o").arg(to).arg(source), to)
}

/// The instructions to refuse and why, as listed below the contracts in an assembly source, without
/// addresses.
fn planted(source: &str) -> Vec<BTreeSet<String>> {
    let lines = source.lines().filter_map(|line| line.split_once("# refused "));
    lines.map(|(_, line)| line.split("; ").map(str::to_owned).collect()).collect()
}

/// The findings in the same format.
fn refused(verdict: &Verdict) -> BTreeSet<String> {
    let is_place = |word: &str| {
        word.len() > 4 && word.ends_with('h') && word[..word.len() - 1].bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let place = |instruction: &str| {
        let words = instruction.split(' ').map(|word| if is_place(word) { "*" } else { word });
        words.collect::<Vec<_>>().join(" ")
    };
    verdict.findings.iter().map(|f| format!("{}: {}", f.reason.kind(), place(&f.instruction))).collect()
}

/// The builds of a C source: for each option, as a position-independent and a position-dependent
/// executable.
fn builds(compiler: &str, source: &Path, directory: &Path) -> Vec<(String, Image)> {
    let mut images = Vec::new();
    for level in ["-O0", "-O2", "-O3"] {
        for place in [["-fPIE", "-pie"], ["-fno-pie", "-no-pie"]] {
            let name = format!("{compiler}{level}{}", place[1]);
            let arguments = ["-g", "-w", "-fno-strict-aliasing", level, place[0], place[1]];
            let image = compile(compiler, &arguments, source, &directory.join(&name));
            images.push((name, image));
        }
    }
    images
}

/// More builds of the leaks, as a shared library with other options.
fn more_builds(compiler: &str, source: &Path, directory: &Path) -> Vec<(String, Image)> {
    let build = |options: &[&str]| {
        let name = format!("{compiler}{}", options.join(""));
        let arguments = [&["-g", "-w", "-fno-strict-aliasing", "-fPIC", "-shared"][..], options].concat();
        let image = compile(compiler, &arguments, source, &directory.join(format!("{name}.so")));
        (name, image)
    };
    [&["-O1"][..], &["-Os"], &["-O3", "-march=native"], &["-O2", "-flto"], &["-O2", "-fstack-protector-all"]]
        .map(build)
        .into()
}

/// The builds of a Rust source.
fn rust_builds(source: &Path, directory: &Path) -> Vec<(String, Image)> {
    let build = |level: u8| {
        let option = format!("-Copt-level={level}");
        let arguments = ["--edition=2024", "--crate-type=cdylib", "-Cpanic=abort", "-g", &option];
        let name = format!("rustc-O{level}");
        let image = compile("rustc", &arguments, source, &directory.join(format!("{name}.so")));
        (name, image)
    };
    [0, 2, 3].map(build).into()
}

/// The builds of an assembly source.
fn assembled(source: &Path, directory: &Path) -> Vec<(String, Image)> {
    let name = source.file_stem().unwrap().to_str().unwrap().to_owned();
    let shared =
        compile("gcc", &["-shared", "-Wa,--no-warn", "-Wl,-z,now"], source, &directory.join(format!("{name}.so")));
    let fixed = ["-no-pie", "-nostartfiles", "-Wa,--no-warn", "-Wl,-e,0"];
    let fixed = compile("gcc", &fixed, source, &directory.join(&name));
    vec![(format!("{name}, shared"), shared), (format!("{name}, fixed"), fixed)]
}

/// The sources with an extension in a folder, sorted by name.
fn sources(folder: &str, ending: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(tests().join(folder)).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

#[test]
fn every_leak_is_refused() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let (mut count, mut missed) = (0, Vec::new());
    for source in sources("leaks", "s") {
        let text = std::fs::read_to_string(&source).unwrap();
        let (contracts, planted) = (contracts(&text), planted(&text));
        assert_eq!(contracts.len(), planted.len(), "{}", source.display());
        for (build, image) in assembled(&source, directory.path()) {
            for (contract, planted) in contracts.iter().zip(&planted) {
                for (function, _) in pairs(&image, std::slice::from_ref(contract)) {
                    count += 1;
                    // At these instructions and nowhere else.
                    let refused = refused(&prove(&image, function, contract, &[]));
                    if refused != *planted {
                        missed.push(format!("{} of {build}: {refused:?}, and not {planted:?}", function.symbol));
                    }
                }
            }
        }
    }
    let source = tests().join("leaks/leaks.c");
    let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
    for compiler in ["gcc", "clang"].into_iter().filter(|compiler| *compiler == "gcc" || has(compiler)) {
        for builds in [builds, more_builds] {
            let (looked_at, accepted) = accepted(&builds(compiler, &source, directory.path()), &contracts);
            count += looked_at;
            missed.extend(accepted);
        }
    }
    // The same source with the C++ compiler.
    if has("g++") {
        let arguments = ["-O2", "-g", "-w", "-fPIC", "-shared"];
        let image =
            compile("g++", &arguments, &tests().join("leaks/leaks.cpp"), &directory.path().join("leaks-cpp.so"));
        let text = std::fs::read_to_string(tests().join("leaks/leaks.cpp")).unwrap();
        let (looked_at, accepted) = accepted(&[("g++".into(), image)], &common::contracts(&text));
        count += looked_at;
        missed.extend(accepted);
    }
    println!("{count} leaks, {} of them accepted", missed.len());
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    assert!(count >= 600, "{count}");
}

#[test]
fn every_leak_of_rust_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let source = tests().join("leaks/leaks.rs");
    let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
    let (mut count, mut missed) = (0, Vec::new());
    let (looked_at, accepted) = accepted(&rust_builds(&source, directory.path()), &contracts);
    count += looked_at;
    missed.extend(accepted);
    println!("{count} leaks, {} of them accepted", missed.len());
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    assert!(count >= 36, "{count}");
}

/// Name prefixes of correct functions that are refused in some builds, and why. If a compiler turns
/// a mask into a branch, or checks a sum of secrets for overflow, it is right to refuse the
/// function, and the source would have to be changed.
const REFUSED: [(&str, &str, &str); 9] = [
    ("h_scan", "clang-O", "clang makes a branch of the mask: a leak"),
    ("h_buffer", "clang-O0", SPILLED),
    ("w_fe_multiply", "gcc-O2", SPILLED),
    ("w_fe_invert", "gcc-O2", SPILLED),
    ("w_ladder", "gcc-O2", SPILLED),
    ("q_matched", "rustc-O0", "an index of a jump table that is cut to a byte on the way through the stack"),
    ("q_multiply", "rustc-O0", "sums of secrets are checked for overflow by a branch: a leak"),
    ("q_ladder", "rustc-O0", SPILLED),
    ("q_look_up", "rustc-O2", "LLVM makes a branch of the mask: a leak"),
];

const SPILLED: &str = "a secret is stored in an array on the stack, at an index of which nothing is known (`i - i / 5 * 5`, `n <= 64 - from`): \
                       it may have replaced a pointer or a counter that is kept beside";

/// Proves the functions of builds, and returns those refused in any build. Each of them must be
/// listed.
fn honest(builds: &[(String, Image)], contracts: &[Contract], data: &[Contract]) -> BTreeSet<String> {
    let (mut refused, mut wrong) = (BTreeSet::new(), Vec::new());
    for (build, image) in builds {
        for (function, contract) in pairs(image, contracts) {
            let verdict = prove(image, function, contract, data);
            if verdict.is_proved() {
                continue;
            }
            let listed = REFUSED.iter().any(|(symbol, of, _)| *symbol == function.symbol && build.starts_with(of));
            if !listed {
                wrong.push(format!("{} of {build}: {:#?}", function.symbol, verdict.findings));
            }
            refused.insert(function.symbol.clone());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    refused
}

#[test]
fn honest_functions_are_proved() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let data = Contract::parse_all(&std::fs::read_to_string(tests().join("honest/data.contracts")).unwrap()).unwrap();
    let (mut functions, mut refused) = (0, BTreeSet::new());
    for name in ["honest", "written"] {
        let source = tests().join(format!("honest/{name}.c"));
        let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
        functions += contracts.len();
        // Only the first file has variables.
        let data = if name == "honest" { &data[..] } else { &[] };
        for compiler in ["gcc", "clang"].into_iter().filter(|compiler| *compiler == "gcc" || has(compiler)) {
            refused.append(&mut honest(&builds(compiler, &source, directory.path()), &contracts, data));
        }
    }
    let source = tests().join("honest/honest.rs");
    let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
    functions += contracts.len();
    let of_rust = rust_builds(&source, directory.path());
    refused.append(&mut honest(&of_rust, &contracts, &[]));
    println!("{functions} honest functions, {} of them refused in some build", refused.len());
    assert!(functions >= 100 && refused.len() <= REFUSED.len(), "{functions}, {refused:?}");
}

/// Functions that need more than registers and a simple stack, and the builds where they are
/// refused.
const KINDS_REFUSED: [(&str, &[&str], &str); 4] = [
    ("k_array", &["gcc-O0", "gcc-O3-march", "clang-O0"], SIZED),
    ("k_alloca", &["gcc-O0", "gcc-O3-march"], SIZED),
    ("k_carry_less", &["clang-O1", "clang-O2", "clang-O3", "clang-Os"], "clang makes a branch of the mask: a leak"),
    ("k_keccak", &["gcc-O2-fsanitize", "clang-O2-fsanitize"], SPILLED),
];

const SIZED: &str = "a store at an index of which nothing is known, in an array whose size is not known either, may have replaced what is kept on \
                     the stack";

#[test]
fn kinds_of_correct_code_are_proved() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let source = tests().join("honest/kinds.c");
    let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
    let options: [&[&str]; 8] = [
        &["-O0"],
        &["-O1"],
        &["-O2"],
        &["-O3"],
        &["-Os"],
        &["-O3", "-march=x86-64-v3"],
        &["-O2", "-fstack-protector-all"],
        &["-O2", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"],
    ];
    let (mut proved, mut wrong) = (0, Vec::new());
    for compiler in ["gcc", "clang"].into_iter().filter(|compiler| *compiler == "gcc" || has(compiler)) {
        for options in options {
            let build = format!("{compiler}{}", options.join(""));
            let arguments = [&["-g", "-w", "-fPIC", "-shared"][..], options].concat();
            let image = compile(compiler, &arguments, &source, &directory.path().join(format!("{build}.so")));
            for (function, contract) in pairs(&image, &contracts) {
                let verdict = prove(&image, function, contract, &[]);
                let listed = KINDS_REFUSED.iter().any(|(symbol, builds, _)| {
                    function.symbol.starts_with(symbol) && builds.iter().any(|known| build.starts_with(known))
                });
                proved += usize::from(verdict.is_proved());
                if !verdict.is_proved() && !listed {
                    wrong.push(format!("{} of {build}: {:#?}", function.symbol, verdict.findings));
                }
            }
        }
    }
    println!("{proved} functions proved");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(proved >= 150, "{proved}");
}

/// Variables in the file are secret by default. If a secret was stored in a variable, it is secret
/// no matter what the contract says.
#[test]
fn variables_are_what_a_contract_says() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let source = tests().join("honest/honest.c");
    let image = compile("gcc", &["-O2", "-w"], &source, &directory.path().join("honest"));
    let function = image.functions().find(|f| f.symbol == "h_data_flag").unwrap();
    let contract = Contract::parse("h_data_flag(&secret)").unwrap();
    assert!(!prove(&image, function, &contract, &[]).is_proved());
    let secret = Contract::parse("data honest_flag(&secret)").unwrap();
    assert!(!prove(&image, function, &contract, &[secret]).is_proved());
    let source = tests().join("leaks/sections.s");
    let image = compile("gcc", &["-shared", "-Wa,--no-warn"], &source, &directory.path().join("sections"));
    let function = image.functions().find(|f| f.symbol == "sections_written").unwrap();
    let contract = Contract::parse("sections_written(&secret, &secret)").unwrap();
    let public = Contract::parse("data sections_flag(&public)").unwrap();
    assert!(!prove(&image, function, &contract, &[public]).is_proved());
}

const EXCEPTED: &str = "
int verify(const unsigned char *a, const unsigned char *b, const unsigned char *t) {
    unsigned d = 0;
    for (int i = 0; i < 16; i++) d |= a[i] ^ b[i];
    if (d)
        __asm__ volatile(\"nop\");
    return t[a[0]];
}
int main(void) { return 0; }
";

#[test]
fn exceptions_are_granted_by_name_and_line() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("verify.c");
    std::fs::write(&source, EXCEPTED).unwrap();
    let image = compile("gcc", &["-O1", "-g"], &source, &directory.path().join("verify"));
    let function = image.functions().find(|f| f.symbol == "verify").unwrap();
    let verdict = |exceptions: &str| -> Verdict {
        let contract = Contract::parse(&format!("verify(&secret, &secret, &public) {exceptions}")).unwrap();
        prove(&image, function, &contract, &[])
    };
    assert_eq!(verdict("").findings.len(), 2);
    let branch = "except the verdict is public: branch at verify.c:5";
    let one = verdict(branch);
    assert_eq!((one.findings.len(), one.granted.len(), one.unneeded.len()), (1, 1, 0), "{one:#?}");
    assert_eq!(one.granted[0].name, "the verdict is public");
    let both = verdict(&format!("{branch} except a table of the standard: address at verify.c:7"));
    assert!(both.is_proved() && both.granted.len() == 2, "{both:#?}");
    // Strictly, both are refused.
    assert_eq!(both.without_exceptions().findings.len(), 2);
    // An exception doesn't apply to any other line, kind or file, or to part of a file name.
    for other in ["branch at verify.c:6", "timing at verify.c:5", "branch at other.c:5", "branch at rify.c:5"] {
        let verdict = verdict(&format!("except x: {other}"));
        assert_eq!((verdict.findings.len(), verdict.granted.len(), verdict.unneeded.len()), (2, 0, 1), "{other}");
    }
    for wrong in
        ["except x: indirect at a.c:1", "except x: branch at a.c", "except : branch at a.c:1", "except x branch"]
    {
        assert!(Contract::parse(&format!("f(public) {wrong}")).is_err(), "{wrong}");
    }
}

const EXCEPTED_STORES: &str = "
#include <string.h>
int at_place(unsigned long k, volatile unsigned char *t) {
    t[k & 63] = 1;
    if (t[9]) __asm__ volatile(\"nop\");
    return 0;
}
int on_stack(unsigned long k) {
    volatile unsigned char t[64];
    for (int i = 0; i < 64; i++) t[i] = 0;
    t[k & 63] = 1;
    if (t[9]) __asm__ volatile(\"nop\");
    return 0;
}
int of_length(unsigned long k) {
    char t[64];
    memset(t, 0, 64);
    memset(t, 1, k & 63);
    if (*(volatile char *)&t[9]) __asm__ volatile(\"nop\");
    return 0;
}
int copied(unsigned long k, const char *from) {
    char t[64];
    memset(t, 0, 64);
    memcpy(t, from, k & 63);
    if (*(volatile char *)&t[9]) __asm__ volatile(\"nop\");
    return 0;
}
int repeated(unsigned long k) {
    volatile char t[64], *p = t;
    unsigned long n = k & 63;
    for (int i = 0; i < 64; i++) t[i] = 0;
    __asm__ volatile(\"rep stosb\" : \"+D\"(p), \"+c\"(n) : \"a\"(1) : \"memory\");
    if (t[9]) __asm__ volatile(\"nop\");
    return 0;
}
int main(void) { return 0; }
";

/// An exception for a store at a secret address does not cover code that depends on the stored
/// value.
#[test]
fn what_was_stored_by_an_exception_is_secret() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("stores.c");
    std::fs::write(&source, EXCEPTED_STORES).unwrap();
    let image = compile("gcc", &["-O1", "-g", "-fno-builtin"], &source, &directory.path().join("stores"));
    for (contract, exception, line) in [
        ("at_place(secret, &public)", "address", 4),
        ("on_stack(secret)", "address", 11),
        ("of_length(secret)", "argument", 18),
        ("copied(secret, &public)", "argument", 25),
        ("repeated(secret)", "timing", 33),
    ] {
        let contract = Contract::parse(&format!("{contract} except it: {exception} at stores.c:{line}")).unwrap();
        let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
        let verdict = prove(&image, function, &contract, &[]);
        assert!(!verdict.granted.is_empty() && !verdict.is_proved(), "{verdict:#?}");
    }
}

/// A line applies to all names of a function. Functions that compilers substitute for `memcpy` are
/// known.
#[test]
fn functions_are_known_by_each_name() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let source = directory.path().join("names.c");
    let text = "
        #include <string.h>
        int named(char *k);
        __attribute__((noinline)) int named(char *k) { if (k[0]) __asm__ volatile(\"nop\"); __asm__(\"\"); return 0; }
        int also_named(char *k) __attribute__((alias(\"named\")));
        int calls(char *k) { return named(k) + 1; }
        char room[64];
        void fortified(const char *k, unsigned long n) { __builtin___memcpy_chk(room, k, n, sizeof room); }
        int main(void) { return 0; }
    ";
    std::fs::write(&source, text).unwrap();
    let image = compile("gcc", &["-O2", "-fPIC", "-shared"], &source, &directory.path().join("names.so"));
    let verdict = |contract: &str, summaries: &[Contract]| {
        let contract = Contract::parse(contract).unwrap();
        let function = image.functions().find(|f| f.symbol == contract.symbol).unwrap();
        prove(&image, function, &contract, summaries)
    };
    for name in ["named", "also_named"] {
        let line = Contract::parse(&format!("call {name}(&secret) -> public")).unwrap();
        assert!(verdict("calls(&secret)", &[line]).is_proved(), "{name}");
    }
    assert!(!verdict("calls(&secret)", &[]).is_proved());
    assert!(verdict("fortified(&secret, public)", &[]).is_proved());
    assert!(!verdict("fortified(&secret, secret)", &[]).is_proved());
}

/// Data that the loader provides may not be constant, or may differ from the file.
#[test]
fn constants_are_those_of_the_running_program() {
    if !has("gcc") {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = directory.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let leak = "
        __attribute__((noinline)) int leak(const unsigned char *key, const unsigned char *t) {
            if (flags[5] == 0) return 0;
            return t[key[0]];
        }
        int main(void) { return 0; }";
    let contract = Contract::parse("leak(&secret, &public)").unwrap();
    let judged = |image: &Image| {
        let function = image.functions().find(|f| f.symbol == "leak").unwrap();
        prove(image, function, &contract, &[])
    };
    // Copied from a library at program start.
    let library = write("library.c", "extern const int flags[16]; const int flags[16] = {1, 1, 1, 1, 1, 1};");
    compile("gcc", &["-shared", "-fPIC"], &library, &directory.path().join("libflags.so"));
    let program = write("program.c", &format!("extern const int flags[16]; {leak}"));
    let path = format!("-L{}", directory.path().display());
    let output = directory.path().join("program");
    let mut command = Command::new("gcc");
    command.args(["-O1", "-fno-pie", "-no-pie", "-o"]).arg(&output).arg(&program).args([&path, "-lflags"]);
    assert!(command.status().unwrap().success());
    assert!(!judged(&Image::open(&output).unwrap()).is_proved(), "constants that the loader copies");
    // A read-only section in a writable segment.
    let program = write("writable.c", &format!("const volatile int flags[16] = {{0}}; {leak}"));
    let image =
        compile("gcc", &["-O1", "-nostdlib", "-static", "-Wl,-N,-e,0"], &program, &directory.path().join("writable"));
    assert!(!judged(&image).is_proved(), "constants that may be written to");
    // A function selected at start-up of a statically linked program.
    let text = "
        static int one(const unsigned char *k, const unsigned char *t) { return 0; }
        static int two(const unsigned char *k, const unsigned char *t) { return t[k[0]]; }
        static void *choose(void) { return two; }
        int chosen(const unsigned char *k, const unsigned char *t) __attribute__((ifunc(\"choose\")));
        int leak(const unsigned char *k, const unsigned char *t) { return chosen(k, t) + 1; }
        int main(void) { return (int)(long)one; }";
    let program = write("chosen.c", text);
    let image = compile("gcc", &["-O1", "-static", "-w"], &program, &directory.path().join("chosen"));
    assert!(!judged(&image).is_proved(), "a function that is chosen when the program starts");
}
