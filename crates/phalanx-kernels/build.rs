//! Says which vector kernels there are: `cfg(vectors = "x86_64")`, `cfg(vectors = "aarch64")`, or `cfg(vectors = "none")`. An architecture
//! is named here and nowhere else with what it takes.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!(r#"cargo::rustc-check-cfg=cfg(vectors, values("x86_64", "aarch64", "none"))"#);
    let target = |what: &str| std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    let has = |feature: &str| target("FEATURE").split(',').any(|there| there == feature);
    let vectors = match target("ARCH").as_str() {
        "x86_64" => "x86_64",
        // Others have the bytes in another order, or no floating point and so no vectors.
        "aarch64" if target("ENDIAN") == "little" && has("neon") => "aarch64",
        _ => "none",
    };
    println!(r#"cargo::rustc-cfg=vectors="{vectors}""#);
}
