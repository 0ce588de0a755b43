//! Writes a module for each Rust block in the documents, with the block as its doc comment.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

// This crate's own checks use all of it.
#[allow(dead_code, unreachable_pub)]
#[path = "src/blocks.rs"]
mod blocks;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let mut modules = String::new();
    let (documents, folders) = blocks::documents(&root)?;
    // Don't watch the root, because Cargo watches folders recursively, and the root contains
    // `target`.
    for path in folders.iter().filter(|folder| **folder != root.join(".")).chain(&documents) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for path in documents {
        let name = path.strip_prefix(&root)?.display().to_string();
        for block in blocks::blocks(&fs::read_to_string(&path)?) {
            let line = block.line;
            if !block.closed {
                return Err(format!("{name}:{line}: unclosed block").into());
            }
            let is_compiled = block.kind() == Some("rust") && block.not_run().is_none();
            let Some(info) = block.info.as_ref().filter(|_| is_compiled) else { continue };
            let module: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
            let body = block.body.trim_end();
            let (before, after) = if body.contains("fn main()") {
                ("", "")
            } else {
                ("# fn main() -> Result<(), Box<dyn std::error::Error>> {\n", "\n# Ok(())\n# }")
            };
            let documentation = format!("```{info}\n{before}{body}{after}\n```");
            modules +=
                &format!("#[allow(non_snake_case)]\n#[doc = {documentation:?}]\nmod {module}_line_{line} {{}}\n\n");
        }
    }
    if modules.is_empty() {
        return Err("no document contains a Rust block".into());
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("documents.rs"), modules)?;
    Ok(())
}
