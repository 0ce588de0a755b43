//! Writes a module for every block of Rust in the documents, with the block as its documentation.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where documents are, from the root of the repository; `*` is every folder there.
const FOLDERS: [&str; 5] = [".", "docs", "crates/*", "tools/*", "vectors"];

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let mut modules = String::new();
    for path in documents(&root)? {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.strip_prefix(&root)?.display().to_string();
        for (line, block) in blocks(&fs::read_to_string(&path)?).ok_or_else(|| format!("{name}: a block has no end"))? {
            let module: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
            modules += &format!("#[allow(non_snake_case)]\n#[doc = {block:?}]\nmod {module}_line_{line} {{}}\n\n");
        }
    }
    if modules.is_empty() {
        return Err("no document has a block of Rust".into());
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("documents.rs"), modules)?;
    Ok(())
}

/// The documents of all folders, in order.
fn documents(root: &Path) -> Result<Vec<PathBuf>> {
    let mut documents = Vec::new();
    for folder in FOLDERS {
        let folders = match folder.strip_suffix("/*") {
            Some(parent) => entries(&root.join(parent))?.into_iter().filter(|path| path.is_dir()).collect(),
            None => vec![root.join(folder)],
        };
        for folder in folders {
            // Cargo looks through all of a folder, and the root has `target` in it.
            if folder != root.join(".") {
                println!("cargo::rerun-if-changed={}", folder.display());
            }
            documents.extend(entries(&folder)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "md")));
        }
    }
    Ok(documents)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// The blocks of Rust in a document, fences and all, each with the number of its first line; none if one has no end.
fn blocks(text: &str) -> Option<Vec<(usize, String)>> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let Some(language) = line.strip_prefix("```") else { continue };
        let mut body = Vec::new();
        loop {
            match lines.next()?.1 {
                "```" => break,
                line => body.push(line),
            }
        }
        if language.split(',').next() != Some("rust") {
            continue;
        }
        let body = body.join("\n");
        let (before, after) = if body.contains("fn main()") {
            ("", "")
        } else {
            ("# fn main() -> Result<(), Box<dyn std::error::Error>> {\n", "\n# Ok(())\n# }")
        };
        blocks.push((number + 1, format!("{line}\n{before}{body}{after}\n```")));
    }
    Some(blocks)
}
