//! Says which vector kernels there are: `cfg(vectors = "x86_64")`, `cfg(vectors = "aarch64")`, or `cfg(vectors = "none")`. An architecture
//! is named here and nowhere else with what it takes.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!(r#"cargo::rustc-check-cfg=cfg(vectors, values("x86_64", "aarch64", "none"))"#);
    let target = |what: &str| std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    let lists = |what: &str, name: &str| target(what).split(',').any(|there| there == name);
    if !lists("HAS_ATOMIC", "ptr") && std::env::var_os("CARGO_FEATURE_CRITICAL_SECTION").is_none() {
        println!(
            "cargo::error=the target {} has no compare-and-swap: enable the feature `critical-section` of phalanx and provide an implementation of the crate critical-section",
            std::env::var("TARGET").unwrap_or_default()
        );
        return;
    }
    let vectors = match target("ARCH").as_str() {
        // Targets for kernels and firmware keep vector registers out of compiled code.
        "x86_64" if lists("FEATURE", "sse2") => "x86_64",
        // Others have the bytes in another order, or no floating point and so no vectors.
        "aarch64" if target("ENDIAN") == "little" && lists("FEATURE", "neon") => "aarch64",
        _ => "none",
    };
    println!(r#"cargo::rustc-cfg=vectors="{vectors}""#);
}
