//! A module that pip builds is linked without `module-cc` and exports every kernel. `-Bsymbolic` makes it use its own kernels all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // cargo does not know that the linker is a script: the module is linked again after a change of it.
    println!("cargo::rerun-if-changed=module-cc");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
}
