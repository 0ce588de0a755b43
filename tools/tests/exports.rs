//! A user's shared library exports only its own functions and none of Phalanx's.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use object::{Object as _, ObjectSymbol as _};

#[test]
fn a_shared_library_exports_nothing_of_phalanx() {
    let test = std::env::current_exe().unwrap();
    let library = test.parent().unwrap().with_file_name("examples").join("libuser_library.so");
    let bytes = std::fs::read(&library).unwrap_or_else(|error| {
        panic!("{}: {error} (to build it, run cargo build -p phalanx-tools --example user_library)", library.display())
    });
    let file = object::File::parse(&bytes[..]).unwrap();
    let exports: Vec<&str> = file.dynamic_symbols().filter(|s| s.is_definition()).map(|s| s.name().unwrap()).collect();
    assert_eq!(exports, ["user_encrypt"]);
    // They must exist, because the prover needs them.
    let named = |name: &str| file.symbols().any(|symbol| symbol.name() == Ok(name) && symbol.is_local());
    for name in ["wipe", "clear_avx512", "kalyna_256_256_schedule_portable"] {
        assert!(named(&format!("phalanx_0_1_{name}")), "{name}");
    }
}
