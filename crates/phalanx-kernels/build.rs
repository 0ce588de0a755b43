//! Decides where the kernels come from, and sets three `cfg`s accordingly:
//!
//! * `vectors`: the architecture whose vector registers kernels may use: `x86_64`, `aarch64` or
//!   `none`.
//! * `assembly`: the kernels are linked from the assembly files in `asm/`.
//! * `bodies`: the generic kernel bodies are compiled. If `assembly` isn't set, they are used as
//!   the kernels.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!(r#"cargo::rustc-check-cfg=cfg(vectors, values("x86_64", "aarch64", "none"))"#);
    println!("cargo::rustc-check-cfg=cfg(assembly, bodies, phalanx_source)");
    let target = |what: &str| std::env::var(format!("CARGO_CFG_{what}")).unwrap_or_default();
    let lists = |what: &str, name: &str| target(what).split(',').any(|there| there == name);
    if !lists("TARGET_HAS_ATOMIC", "ptr") && std::env::var_os("CARGO_FEATURE_CRITICAL_SECTION").is_none() {
        println!(
            "cargo::error=the target {} has no compare-and-swap: enable the feature `critical-section` of phalanx and provide an implementation of the crate critical-section",
            std::env::var("TARGET").unwrap_or_default()
        );
        return;
    }
    let version = |part: &str| std::env::var(format!("CARGO_PKG_VERSION_{part}")).unwrap_or_default();
    let prefix = format!("phalanx_{}_{}", version("MAJOR"), version("MINOR"));
    if std::env::var("CARGO_MANIFEST_LINKS").as_ref() != Ok(&prefix) {
        println!(
            r#"cargo::error=Cargo.toml must say links = "{prefix}", because all symbols of this version begin with that prefix"#
        );
        return;
    }
    let vectors = match target("TARGET_ARCH").as_str() {
        // The assembly assumes 64-bit pointers.
        _ if target("TARGET_POINTER_WIDTH") != "64" => "none",
        // Targets for operating system kernels and firmware disable the vector registers.
        "x86_64" if lists("TARGET_FEATURE", "sse2") => "x86_64",
        // The kernels assume little-endian byte order, and some targets are built without NEON.
        "aarch64" if target("TARGET_ENDIAN") == "little" && lists("TARGET_FEATURE", "neon") => "aarch64",
        _ => "none",
    };
    println!(r#"cargo::rustc-cfg=vectors="{vectors}""#);
    let is_set = |what: &str| std::env::var_os(format!("CARGO_CFG_{what}")).is_some();
    // Miri can't run assembly, and sanitizers can't see into it.
    let from_source = vectors == "none" || is_set("PHALANX_SOURCE") || is_set("MIRI") || is_set("SANITIZE");
    if !from_source {
        println!("cargo::rustc-cfg=assembly");
    }
    if from_source || std::env::var_os("CARGO_FEATURE_BODIES").is_some() {
        println!("cargo::rustc-cfg=bodies");
    }
}
