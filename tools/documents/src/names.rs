//! Finds code spans in documents and comments that name things that don't exist: functions, types,
//! files, options, subcommands or CI steps.

use std::collections::HashSet;
use std::sync::LazyLock;

use regex::Regex;

use crate::prose::is_left_out;
use crate::source::{File, prose, split};

/// Names that do not occur in this repository's code, and where they come from. `*` matches the
/// rest of a name. Names that documents no longer use are reported.
const OTHERS: [(&str, &[&str]); 9] = [
    (
        "OpenSSL",
        &[
            "EVP_*",
            "OSSL_*",
            "OBJ_NAME_TYPE_CIPHER_METH",
            "OBJ_NAME_TYPE_MD_METH",
            "CRYPT_PARAM",
            "core_dispatch",
            "get_reason_strings",
            "mac-algorithms",
            "pwri_password",
            "gostprov_section",
            "openssl/*",
            "test_ciphers",
            "test_context",
        ],
    ),
    (
        "Java",
        &[
            "kalyna-128-*",
            "kalyna-256-*",
            "kalyna-512-*",
            "ublock-128-*",
            "ublock-256-*",
            "PBKDF2WithHmacGOST3411-2012-256",
        ],
    ),
    ("UAPKI", &["dstu7624_*", "gost28147_init_ctr", "_init_*"]),
    (
        "Bouncy Castle",
        &[
            "DSTU7624WrapEngine",
            "G3413C*",
            "GCFBBlockCipher",
            "GOST28147Mac",
            "K*BlockCipher",
            "KGMac",
            "ParametersWithSBox",
        ],
    ),
    (
        "systems, browsers, compilers and their tools",
        &[
            "Dl_info",
            "LocalAlloc",
            "LockFileEx",
            "O_PATH",
            "PTHREAD_STACK_MIN",
            "RTLD_*",
            "__ptcb",
            "arc4random_buf",
            "llvm-22",
            "miri",
            "native-static-libs",
            "nohup",
            "pthread_*",
            "riscv64gc-unknown-linux-gnu",
            "wasm-unsafe-eval",
            "--doc",
        ],
    ),
    ("packages of Go", &["crypto/*"]),
    ("instructions and directives that kernels do not have", &["endbr64"]),
    ("libraries that are not used", &["plotters"]),
    (
        "examples, formulas and placeholders",
        &[
            "LSX",
            "PID",
            "PROGRAM",
            "_ZN4core3fmt5Write17h0123456789abcdefE",
            "a/b",
            "c-kalyna-kuznyechik",
            "eUZ",
            "fuzz/artifacts",
            "phalanx column",
            "phalanx-Ab12Cd",
            "producer",
            "rwx",
            "vault/*",
            "x86_64-linux-static",
            // Algorithm names that are assembled from parts.
            "kuznyechik-*",
            "magma-*",
        ],
    ),
];

/// Programs with subcommands, and their sources.
const PROGRAMS: [(&str, &str); 5] = [
    ("phalanx", "crates/phalanx-cli/"),
    ("phalanx-bench", "crates/phalanx-bench/"),
    ("phalanx-prove", "crates/phalanx-prove/"),
    ("phalanx-documents", "tools/documents/"),
    ("phalanx-tools", "tools/src/"),
];

/// Files whose words are not names: the passphrase words, which include much of the English
/// language, and the list of other names.
const NO_NAMES: [&str; 2] = ["crates/phalanx-file/src/words/", "tools/documents/src/names.rs"];

/// An identifier, or a name that contains hyphens.
static WORD: LazyLock<Regex> = LazyLock::new(|| pattern(r"[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*"));
static OPTION: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?:^|[^\w-])(--[a-z][\w-]*)"));

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a valid pattern")
}

/// The names in a file, with underscores instead of hyphens.
struct Names {
    file: String,
    names: HashSet<String>,
}

/// All names in the repository.
pub struct Known {
    files: Vec<Names>,
    names: HashSet<String>,
    /// All names, each between underscores and on its own line.
    joined: String,
    /// All paths, each between slashes and on its own line.
    paths: String,
    options: HashSet<String>,
}

impl Known {
    /// Collects the names in the code of all files.
    pub fn new(files: &[File]) -> Self {
        let (mut known, mut options) = (Vec::new(), HashSet::new());
        for File { name, text } in files {
            let has_names = !NO_NAMES.iter().any(|begin| name.starts_with(begin));
            let code = if has_names { split(name, text).code } else { String::new() };
            let mut names = HashSet::new();
            for text in [name, &code] {
                for word in WORD.find_iter(text) {
                    if !names.contains(word.as_str()) {
                        names.extend(word.as_str().split('-').map(str::to_owned));
                        names.insert(word.as_str().replace('-', "_"));
                    }
                }
            }
            options.extend(OPTION.captures_iter(&code).map(|option| option[1].to_owned()));
            if code.contains("#[arg") {
                options.extend(names.iter().map(|name| format!("--{}", name.replace('_', "-"))));
            }
            known.push(Names { file: name.clone(), names });
        }
        let names: HashSet<String> = known.iter().flat_map(|file| file.names.iter().cloned()).collect();
        let joined = names.iter().map(|name| format!("_{}_\n", name.trim_matches('_'))).collect::<String>();
        let paths = known.iter().map(|file| format!("/{}/\n", file.file)).collect();
        Known { files: known, names, joined: format!("\n{joined}"), paths, options }
    }

    /// Whether a name exists. `before` and `after` are the rest of the span, in which `…` matches
    /// the rest of a name. A test can also be named by a part of its name, as in Cargo.
    fn has(&self, word: &str, before: &str, after: &str) -> bool {
        static NO_NAME: LazyLock<Regex> = LazyLock::new(|| {
            pattern(r"^(?:.{1,2}|[A-Za-z]{1,3}_[A-Za-z0-9]|[0-9a-f]{12,}|(?:.*-)?[A-Z]+-.*|.*-[A-Z]+)$")
        });
        let name = word.replace('-', "_");
        let part = name.trim_matches('_');
        self.names.contains(&name)
            || NO_NAME.is_match(word)
            || self.joined.contains(&format!("_{part}_"))
            || after.starts_with('…') && self.joined.contains(&format!("\n_{part}"))
            || before.ends_with('…') && self.joined.contains(&format!("{part}_\n"))
    }

    /// Whether both names occur in a file, in its code or its path.
    fn has_both(&self, one: &str, other: &str) -> bool {
        self.files.iter().any(|file| file.names.contains(one) && file.names.contains(other))
    }

    /// Whether a program has a subcommand: a variant of an enum, for clap.
    fn has_subcommand(&self, folder: &str, name: &str) -> bool {
        let variant: String = name.split('-').map(capitalised).collect();
        self.files.iter().any(|file| file.file.starts_with(folder) && file.names.contains(&variant))
    }

    /// The names in a code span that do not exist.
    fn unknown(&self, span: &str) -> Vec<String> {
        static PAIR: LazyLock<Regex> = LazyLock::new(|| pattern(r"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)+"));
        // Check only names of lower-case letters, because numbers and capitals belong to algorithms
        // and placeholders, and names of source files.
        static PATH: LazyLock<Regex> = LazyLock::new(|| {
            pattern(r"^(?:\.?[a-z_][a-z_.-]*(?:/[a-z_.-]+)+/?|[\w.][\w./-]*\.(?:rs|md|py|pyi|toml|sh))$")
        });
        static SUBCOMMAND: LazyLock<Regex> =
            LazyLock::new(|| pattern(r"(?:^|[\s(])(phalanx(?:-\w+)?)(?: --)? ([a-z][a-z0-9-]*)(?:$|[\s|)])"));
        static STEP: LazyLock<Regex> = LazyLock::new(|| pattern(r"\.ci/(?:run|long) ([a-z][\w-]*)"));

        let mut unknown = Vec::new();
        for word in WORD.find_iter(span) {
            if !self.has(word.as_str(), &span[..word.start()], &span[word.end()..]) {
                unknown.push(word.as_str().to_owned());
            }
        }
        for path in PAIR.find_iter(span) {
            let names: Vec<&str> = path.as_str().split("::").collect();
            for pair in names.windows(2) {
                if !["self", "super", "crate", "Self"].contains(&pair[0]) && !self.has_both(pair[0], pair[1]) {
                    unknown.push(pair.join("::"));
                }
            }
        }
        for path in span.split_whitespace().filter(|word| PATH.is_match(word)) {
            let path = path.trim_start_matches("./").trim_end_matches('/');
            if !path.starts_with("target/") && !self.paths.contains(&format!("/{path}/")) {
                unknown.push(path.to_owned());
            }
        }
        for option in OPTION.captures_iter(span) {
            if !self.options.contains(&option[1]) {
                unknown.push(option[1].to_owned());
            }
        }
        for found in SUBCOMMAND.captures_iter(span) {
            let folder = PROGRAMS.iter().find(|(program, _)| *program == &found[1]);
            if folder.is_some_and(|(_, folder)| !self.has_subcommand(folder, &found[2])) {
                unknown.push(format!("{} {}", &found[1], &found[2]));
            }
        }
        for step in STEP.captures_iter(span) {
            if !self.paths.contains(&format!("/.ci/steps/{}/", &step[1])) {
                unknown.push(format!(".ci/steps/{}", &step[1]));
            }
        }
        unknown
    }
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

/// Whether this name is covered by one from other software.
fn covers(other: &str, name: &str) -> bool {
    match other.split_once('*') {
        Some((start, end)) => name.starts_with(start) && name.ends_with(end),
        None => other == name,
    }
}

/// Every unknown name, with its file and line. They include names from other software.
fn all_unknown(files: &[File]) -> Vec<(&str, usize, String)> {
    let known = Known::new(files);
    let mut all = Vec::new();
    for File { name, text } in files.iter().filter(|file| !is_left_out(&file.name)) {
        for (line, span) in prose(&split(name, text).prose).spans {
            all.extend(known.unknown(&span).into_iter().map(|unknown| (&**name, line, unknown)));
        }
    }
    all
}

/// Complaints about names that don't exist, and about exceptions that are no longer needed.
pub fn complaints(files: &[File]) -> Vec<String> {
    let others: Vec<&str> = OTHERS.iter().flat_map(|(_, others)| others.iter().copied()).collect();
    let unknown = all_unknown(files);
    let wrong = unknown.iter().filter(|(_, _, unknown)| !others.iter().any(|other| covers(other, unknown)));
    let wrong = wrong.map(|(name, line, unknown)| {
        format!("{name}:{line}: `{unknown}` is not in the repository: correct it, or add it to OTHERS in {}", file!())
    });
    let unused = others.iter().filter(|other| !unknown.iter().any(|(_, _, unknown)| covers(other, unknown)));
    wrong.chain(unused.map(|other| format!("{}: remove `{other}` from OTHERS: no text mentions it", file!()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Vec<File> {
        [
            ("crates/phalanx-cli/src/main.rs", "enum Command { Encrypt, AddKey } #[arg(long)] holders_of: bool"),
            ("crates/x/src/lib.rs", "use crate::table; run(\"add-key\", \"target\");"),
            ("crates/x/src/table.rs", "pub fn encrypt_rows() {} enum Op { Ghash } // `stale_in_comment`\n"),
            ("crates/x/src/other.rs", "struct Hash; fn a_test_with_a_name() { run(\"--locked\") }"),
            (".ci/run", "#!/bin/sh\n"),
            (".ci/steps/clippy", "#!/bin/sh\n"),
            ("docs/a.md", "text"),
        ]
        .map(|(name, text)| File { name: name.to_owned(), text: text.to_owned() })
        .into()
    }

    #[test]
    fn names_that_exist_are_known() {
        let known = Known::new(&tree());
        for span in [
            "encrypt_rows()",
            "Op::Ghash",
            "crate::table::encrypt_rows",
            "a_test_with",
            "encrypt_…",
            "…_rows",
            "h_1",
            "x/src/table.rs",
            "table.rs",
            "./docs/a.md",
            "crates/x/",
            ".ci/run clippy",
            "--locked --holders-of",
            "phalanx encrypt | phalanx add-key",
            "target/encrypt",
            "table-NAME",
        ] {
            assert_eq!(known.unknown(span), [""; 0], "{span}");
        }
    }

    #[test]
    fn names_that_do_not_exist_are_found() {
        let known = Known::new(&tree());
        for (span, expected) in [
            ("encrypt_lines", "encrypt_lines"),
            ("stale_in_comment", "stale_in_comment"),
            ("encrypt_row", "encrypt_row"),
            ("gone_…", "gone_"),
            ("Op::Hash", "Op::Hash"),
            ("src/old.rs", "src/old.rs"),
            ("docs/table.rs", "docs/table.rs"),
            ("docs/src", "docs/src"),
            ("--rows", "--rows"),
            ("phalanx rows", "phalanx rows"),
            ("phalanx hash x", "phalanx hash"),
            (".ci/run docs", ".ci/steps/docs"),
        ] {
            let unknown = known.unknown(span);
            assert!(unknown.iter().any(|name| name == expected), "{span}: {unknown:?}");
        }
    }

    #[test]
    fn documents_and_comments_are_read() {
        let mut files = tree();
        files.push(File { name: "docs/b.md".into(), text: "See\n`gone_for_good`, and `EVP_MAC_init`.\n".into() });
        let (unused, complaints): (Vec<_>, Vec<_>) =
            complaints(&files).into_iter().partition(|line| line.ends_with("no text mentions it"));
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(complaints[0].starts_with("crates/x/src/table.rs:1: `stale_in_comment` "));
        assert!(complaints[1].starts_with("docs/b.md:2: `gone_for_good` "));
        // The text uses only one of the exceptions.
        assert!(unused.iter().any(|line| line.contains("`PTHREAD_STACK_MIN`")));
        assert!(!unused.iter().any(|line| line.contains("`EVP_*`")), "{unused:?}");
    }
}
