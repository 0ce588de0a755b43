//! Splits the files of the repository into prose, strings and code.

use std::io;
use std::path::Path;
use std::sync::LazyLock;
use std::{fs, iter};

use pulldown_cmark::{Event, Tag, TagEnd};
use regex::{Captures, Regex};

use crate::blocks::{blocks, parser};

/// Folders without sources. We also skip hidden folders, except for those used by CI.
const SKIPPED: [&str; 3] = ["target", "artifacts", "__pycache__"];

/// A text file of the repository.
pub struct File {
    /// Its path from the root, with slashes.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// All text files, in order.
pub fn files(root: &Path) -> io::Result<Vec<File>> {
    let (mut files, mut folders) = (Vec::new(), vec![String::new()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let base = entry.file_name().to_string_lossy().into_owned();
            let (name, kind) = (format!("{folder}{base}"), entry.file_type()?);
            let is_hidden = base.starts_with('.') && base != ".ci" && base != ".github";
            if kind.is_dir() && !is_hidden && !SKIPPED.contains(&&*base) {
                folders.push(name + "/");
            } else if kind.is_file()
                // Binary files have no prose.
                && let Ok(text) = String::from_utf8(fs::read(entry.path())?)
            {
                files.push(File { name, text });
            }
        }
    }
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

/// The parts of a file.
#[derive(Debug, Default)]
pub struct Parts {
    /// A whole document, or all comments, as Markdown. Lines keep their numbers.
    pub prose: String,
    /// String literals that read like sentences. Lines keep their numbers.
    pub strings: String,
    /// Everything except comments or, for a document, its blocks of code.
    pub code: String,
}

/// Comments that begin with slashes: Rust, C, C++, Java. Rust's doc comments are Markdown.
static SLASHES: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r###"(?xs)
        //[/!]?(?P<line>[^\n]*) | /\*+!?(?P<block>.*?)\*+/
        | \b[bc]?r"(?P<raw>[^"]*)" | \b[bc]?r\#"(?P<raw_1>.*?)"\# | \b[bc]?r\#\#+".*?"\#\#+
        | "(?P<string>(?:\\.|[^"\\])*)" | '(?:\\'|\\[^\n']{1,10}|[^'\\\n])'
    "###;
    Regex::new(pattern).expect("a valid pattern")
});

/// Comments that begin with a number sign: Python, shell, TOML, YAML, makefiles.
static HASHES: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r###"(?xms)
        (?:^|\s)\#(?P<line>[^\n]*)
        | ^[\ \t]*r?"""(?P<block>.*?)""" | """(?P<raw>.*?)"""
        | "(?P<string>(?:\\.|[^"\\\n])*)" | '(?:\\.|[^'\\\n])*'
    "###;
    Regex::new(pattern).expect("a valid pattern")
});

/// Three words in a row, which indicate a sentence rather than a name, path or format.
static SENTENCE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[A-Za-z]+,? [a-z]+,? [a-z]+").expect("a valid pattern"));

/// A line break that is not part of the string, an escape, or a placeholder.
static NOT_TEXT: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\\\n[ \t]*|\\.|\{[^{}\n]*\}").expect("a valid pattern"));

/// Splits a file according to its name. Data files consist only of code.
pub fn split(name: &str, text: &str) -> Parts {
    let base = name.rsplit('/').next().unwrap_or(name);
    let (pattern, has_strings) = match base.rsplit_once('.').map(|(_, extension)| extension) {
        Some("md") => {
            let code = blocks(text).into_iter().map(|block| block.body).collect();
            return Parts { prose: text.to_owned(), code, ..Parts::default() };
        }
        Some("rs" | "c" | "h" | "hpp" | "cpp" | "java") => (&*SLASHES, true),
        Some("py" | "pyi") => (&*HASHES, true),
        Some("sh" | "toml" | "yml") => (&*HASHES, false),
        None if text.starts_with('#') => (&*HASHES, text.lines().next().is_some_and(|line| line.contains("python"))),
        _ => return Parts { code: text.to_owned(), ..Parts::default() },
    };
    // Leave out the strings in tests, which quote messages and contain others that users never see.
    let tests = if name.split('/').any(|part| part == "tests") { Some(0) } else { text.find("#[cfg(test)]\nmod ") };
    let has_strings = |at: usize| has_strings && tests.is_none_or(|tests| at < tests);

    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line_of = |at: usize| ends.partition_point(|end| *end < at);
    let (mut prose, mut strings) = (vec![String::new(); ends.len() + 1], vec![String::new(); ends.len() + 1]);
    let (mut code, mut after_comment) = (String::new(), 0);
    for found in pattern.captures_iter(text) {
        let whole = found.get_match();
        if let Some(comment) = first(&found, &["line", "block"]) {
            code.extend([&text[after_comment..whole.start()], " "]);
            after_comment = whole.end();
            if found.name("line").is_some() {
                // `#!` is addressed to the system, not to readers.
                let line = comment.as_str().strip_prefix(' ').unwrap_or(comment.as_str());
                prose[line_of(comment.start())].push_str(if line.starts_with('!') { "" } else { line });
            } else {
                add(&mut prose[line_of(comment.start())..], dedented(comment.as_str()), "");
            }
        } else if let Some(string) = first(&found, &["string", "raw", "raw_1"])
            && has_strings(string.start())
        {
            let clean = NOT_TEXT.replace_all(string.as_str(), |found: &Captures<'_>| match &found[0] {
                line if line.starts_with("\\\n") => "\n",
                escape if escape.starts_with('\\') => " ",
                _ => "X",
            });
            if SENTENCE.is_match(&clean) {
                add(&mut strings[line_of(string.start())..], clean.lines().map(str::to_owned), " |");
            }
        }
    }
    code += &text[after_comment..];
    Parts { prose: prose.join("\n"), strings: strings.join("\n"), code }
}

/// The first of these groups that matched.
fn first<'a>(found: &Captures<'a>, groups: &[&str]) -> Option<regex::Match<'a>> {
    groups.iter().find_map(|group| found.name(group))
}

/// Adds lines, each followed by `end`, which separates it from any later text on the same line.
fn add(lines: &mut [String], added: impl Iterator<Item = String>, end: &str) {
    for (line, added) in lines.iter_mut().zip(added) {
        line.push_str(&added);
        line.push_str(end);
    }
}

/// The lines of a block comment without its indentation and stars.
fn dedented(block: &str) -> impl Iterator<Item = String> {
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let common = block.lines().skip(1).filter(|line| !line.trim().is_empty()).map(indentation).min().unwrap_or(0);
    iter::once(block.lines().next().unwrap_or("").trim_start())
        .chain(block.lines().skip(1).map(move |line| line.get(common..).unwrap_or("")))
        .map(|line| line.strip_prefix('*').map_or(line, |line| line.strip_prefix(' ').unwrap_or(line)).to_owned())
}

/// Markdown text without code and URLs.
#[derive(Debug, Default)]
pub struct Prose {
    /// The text. A code span is an `X`. An empty line separates paragraphs, headings and cells.
    pub text: String,
    /// Where the pieces of each line begin in the text, and the numbers of the lines.
    pub pieces: Vec<(usize, usize)>,
    /// Code spans and their lines.
    pub spans: Vec<(usize, String)>,
}

/// Reads Markdown.
pub fn prose(markdown: &str) -> Prose {
    static URL: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"https?://\S+").expect("a valid pattern"));
    let ends: Vec<usize> = markdown.match_indices('\n').map(|(at, _)| at).collect();
    let (mut prose, mut is_code) = (Prose::default(), false);
    for (event, range) in parser(markdown).into_offset_iter() {
        let line = ends.partition_point(|end| *end < range.start) + 1;
        match event {
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::End(TagEnd::CodeBlock) => is_code = false,
            Event::Text(text) if !is_code => {
                prose.pieces.push((prose.text.len(), line));
                prose.text += &URL.replace_all(&text, "");
            }
            Event::Code(code) => {
                prose.pieces.push((prose.text.len(), line));
                prose.text.push('X');
                prose.spans.push((line, code.to_string()));
            }
            Event::SoftBreak | Event::HardBreak => prose.text.push('\n'),
            Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image) => {}
            Event::End(_) => prose.text += "\n\n",
            _ => {}
        }
    }
    prose
}

impl Prose {
    /// The line of the Markdown that a position in the text comes from.
    pub fn line(&self, at: usize) -> usize {
        match self.pieces.partition_point(|(start, _)| *start <= at) {
            0 => 1,
            after => self.pieces[after - 1].1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a file that contain prose and strings, with their numbers.
    fn lines(text: &str) -> Vec<(usize, &str)> {
        (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty()).collect()
    }

    #[test]
    fn rust() {
        let text = r##"//! Module.
fn f<'a>(x: &'a str) { // trailing
    let url = "http://not.a/comment"; let quote = '"';
    /* block
       of two */
    error("it is not a key, \
           use {x} instead");
    r#"another "raw" sentence of words"#;
}
#[cfg(test)]
mod tests { /* in tests */ const X: &str = "a message of a test"; }
"##;
        let parts = split("a.rs", text);
        assert_eq!(
            lines(&parts.prose),
            [(1, "Module."), (2, "trailing"), (4, "block"), (5, "of two "), (11, "in tests ")]
        );
        assert_eq!(
            lines(&parts.strings),
            [(6, "it is not a key,  |"), (7, "use X instead |"), (8, "another \"raw\" sentence of words |")]
        );
        assert!(parts.code.contains("http://not.a/comment") && !parts.code.contains("trailing"));
    }

    #[test]
    fn other_languages() {
        let c = "/** Encrypts.\n *\n * More. */\nint f(void); // why\n";
        for name in ["a.h", "a.hpp", "a.c"] {
            assert_eq!(lines(&split(name, c).prose), [(1, "Encrypts."), (3, "More. "), (4, "why")]);
        }
        let python = "#!/usr/bin/env python3\n\"\"\"Module.\n\nMore.\n\"\"\"\nx = \"# no comment\"  # why\n";
        for name in ["a.py", "a.pyi", "tool"] {
            assert_eq!(lines(&split(name, python).prose), [(2, "Module."), (4, "More."), (6, "why")]);
        }
        let raise = "raise ValueError(\"this is an error\")\n";
        assert_eq!(lines(&split("a.py", raise).strings), [(1, "this is an error |")]);
        let shell = "#!/usr/bin/env bash\n# Step.\n[ $# = 0 ] || x=${y#z} # why\necho 'a sentence # of words'\n";
        for name in ["a.sh", ".ci/steps/step"] {
            assert_eq!(lines(&split(name, shell).prose), [(2, "Step."), (3, "why")]);
            assert_eq!(lines(&split(name, shell).strings), []);
        }
        assert_eq!(split("a.json", "{\"a\": \"# b\"}").code, "{\"a\": \"# b\"}");
    }

    #[test]
    fn markdown() {
        let text = "# Title\n\nSee `code` and\n[link](x.md) <https://a.b/what>.\n\n```sh\nwhat\n```\n\n    what\n\n| a | b |\n|---|---|\n| c | d |\n";
        let prose = prose(text);
        assert_eq!(prose.text.split_whitespace().collect::<Vec<_>>().join(" "), "Title See X and link . a b c d");
        assert_eq!(prose.spans, [(3, "code".to_owned())]);
        let line = |word: &str| prose.line(prose.text.find(word).unwrap());
        assert_eq!([line("Title"), line("See"), line("and"), line("link"), line("d\n\n")], [1, 3, 3, 4, 14]);
    }
}
