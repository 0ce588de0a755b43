//! Where `module-cc` is not the linker, as in what pip builds, the module exports every kernel. It takes its own all the same.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-Bsymbolic");
    }
}
