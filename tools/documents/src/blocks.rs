//! The documents of the repository and their code blocks. `build.rs` includes this file.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// Folders that contain documents, relative to the root of the repository. `*` means every folder
/// there.
const FOLDERS: [&str; 8] = [".", "docs", "docs/benchmarks", "crates/*", "tools/*", "vectors", "fuzz", "artifact"];

/// Returns all documents, in order, and the folders that were searched.
pub fn documents(root: &Path) -> io::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let (mut documents, mut folders) = (Vec::new(), Vec::new());
    for folder in FOLDERS {
        match folder.strip_suffix("/*") {
            Some(parent) => folders.extend(entries(&root.join(parent))?.into_iter().filter(|path| path.is_dir())),
            None => folders.push(root.join(folder)),
        }
    }
    folders.retain(|folder| folder.is_dir());
    for folder in &folders {
        documents.extend(entries(folder)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "md")));
    }
    Ok((documents, folders))
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

/// A block of code.
#[derive(Debug)]
pub struct Block {
    /// The line of the document on which it begins, which is its fence or, for an indented block,
    /// its first line.
    pub line: usize,
    /// The text after the fence, or `None` for an indented block.
    pub info: Option<String>,
    /// Its lines.
    pub body: String,
    /// The lines of a comment `<!-- before: … -->` directly above it. These are commands to run
    /// first that readers don't see.
    pub before: String,
    /// Whether a fence closes it.
    pub closed: bool,
}

impl Block {
    /// Returns the first word after the fence, which is the language.
    pub fn kind(&self) -> Option<&str> {
        self.info.as_ref().map(|info| info.split([',', ' ']).next().unwrap_or_default())
    }

    /// Returns the reason why it is not compiled or run, if it gives one.
    pub fn not_run(&self) -> Option<&str> {
        self.info.as_ref()?.split_once(" not run: ").map(|(_, reason)| reason)
    }
}

/// Returns a parser with all Markdown extensions that the documents use.
pub fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

/// Returns the blocks of code in a document, in order.
pub fn blocks(text: &str) -> Vec<Block> {
    let line_of = |at: usize| text[..at].matches('\n').count() + 1;
    let (mut blocks, mut open, mut comment) = (Vec::new(), None::<Block>, (0, String::new()));
    for (event, range) in parser(text).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => Some(info.to_string()),
                    CodeBlockKind::Indented => None,
                };
                let directly = text.get(comment.0..range.start).is_some_and(|between| between.trim().is_empty());
                let before = if directly { before(&comment.1) } else { String::new() };
                let closed = info.is_none() || text[range.clone()].trim_end().ends_with("\n```");
                open = Some(Block { line: line_of(range.start), info, body: String::new(), before, closed });
            }
            Event::Text(text) => {
                if let Some(block) = &mut open {
                    block.body += &text;
                }
            }
            Event::End(TagEnd::CodeBlock) => blocks.extend(open.take()),
            Event::Html(html) => {
                if comment.0 != range.start {
                    comment.1.clear();
                }
                comment = (range.end, comment.1 + &html);
            }
            _ => {}
        }
    }
    blocks
}

/// Returns the numbers of the lines that are in blocks of code.
pub fn code_lines(text: &str) -> HashSet<usize> {
    blocks(text).iter().flat_map(|block| block.line..=block.line + block.body.lines().count()).collect()
}

/// Returns the lines in a comment `<!-- before: … -->`.
fn before(html: &str) -> String {
    let inside = html.trim().strip_prefix("<!-- before:").and_then(|rest| rest.strip_suffix("-->"));
    inside.unwrap_or_default().trim().to_owned()
}
