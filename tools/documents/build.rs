//! Writes a module for every block of Rust in the documents, with the block as its documentation.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

// The whole of it is for the checks of this crate.
#[allow(dead_code, unreachable_pub)]
#[path = "src/blocks.rs"]
mod blocks;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let mut modules = String::new();
    let (documents, folders) = blocks::documents(&root)?;
    // Cargo looks through all of a folder, and the root has `target` in it.
    for path in folders.iter().filter(|folder| **folder != root.join(".")).chain(&documents) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    for path in documents {
        let name = path.strip_prefix(&root)?.display().to_string();
        for block in blocks::blocks(&fs::read_to_string(&path)?) {
            let line = block.line;
            if !block.closed {
                return Err(format!("{name}:{line}: a block has no end").into());
            }
            let Some(info) = block.info.as_ref().filter(|_| block.kind() == Some("rust")) else { continue };
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
        return Err("no document has a block of Rust".into());
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("documents.rs"), modules)?;
    Ok(())
}
