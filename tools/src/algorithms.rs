//! The tables of algorithms in the documentation, generated from the catalogue.

use std::collections::HashSet;
use std::fmt::Write as _;

use phalanx_catalogue::{Algorithm, NonceRule, all};
use phalanx_terminal::power_of_two;

pub(crate) fn page() -> String {
    let mut page = String::from(
        "# Algorithms\n\nGenerated from the crate `phalanx-catalogue` by `cargo run -p phalanx-tools -- figures`. All interfaces, the file format, the\n\
         self-test and the benchmark support exactly these algorithms. All sizes are in bytes. `phalanx list NAME` shows the options, limits and other\n\
         names of an algorithm.\n\n\
         Names are not case-sensitive. You can write Kalyna and uBlock with hyphens (`kalyna-256-256-gcm`), and put the short name of the standard in\n\
         front of the mode (`kuznyechik-gost3413-ctr`) if modes of two standards have the same name. `+` means that other lengths are accepted.\n",
    );
    let mut seen = HashSet::new();
    for Algorithm { cipher, block_bytes, .. } in all().iter().filter(|algorithm| seen.insert(algorithm.cipher)) {
        let _ = write!(
            page,
            "\n## {cipher}, blocks of {block_bytes} bytes\n\n| name | role | key | nonce or IV | tag | maximum message | status | \
             defined in | OID |\n|---|---|---|---|---|---|---|---|---|\n"
        );
        for algorithm in all().iter().filter(|algorithm| algorithm.cipher == *cipher) {
            let _ = writeln!(
                page,
                "| `{algorithm}` | {} | {} | {} | {} | {} | {} | {} | {} |",
                algorithm.role(),
                algorithm.key_bytes,
                nonce(algorithm),
                algorithm.tag.map_or_else(String::new, |tag| tag.bytes.to_string()),
                most(algorithm.limits.message_bytes),
                algorithm.status,
                algorithm.section,
                algorithm.oid().unwrap_or_default()
            );
        }
    }
    page
}

/// Generates the table of limits. Algorithms with the same limits share a line.
pub(crate) fn limits() -> String {
    let mut page = String::from(
        "| standard | blocks | ciphers | modes | a message | under one key |\n|---|---|---|---|---|---|\n",
    );
    type Group = ((&'static str, usize, u64, u64), Vec<&'static str>, Vec<&'static str>);
    let mut groups: Vec<Group> = Vec::new();
    let add = |list: &mut Vec<&'static str>, name| {
        if !list.contains(&name) {
            list.push(name);
        }
    };
    for Algorithm { cipher, block_bytes, limits, mode, standard, .. } in all() {
        let these = (standard.name(), *block_bytes, limits.message_bytes, limits.key_bytes);
        let at = groups.iter().position(|(there, ..)| *there == these).unwrap_or_else(|| {
            groups.push((these, Vec::new(), Vec::new()));
            groups.len() - 1
        });
        add(&mut groups[at].1, cipher);
        add(&mut groups[at].2, mode);
    }
    groups
        .sort_by_key(|((standard, block, message, key), ..)| (*standard, *block, std::cmp::Reverse((*message, *key))));
    for ((standard, block, message, key), ciphers, modes) in groups {
        // This limit doesn't apply to modes that change keys within a message.
        let (message, key) = (most(message), if key == u64::MAX { "keys change".into() } else { most(key) });
        let _ = writeln!(
            page,
            "| {standard} | {block} | {} | {} | {message} | {key} |",
            ciphers.join(", "),
            modes.join(", ")
        );
    }
    page
}

fn nonce(algorithm: &Algorithm) -> String {
    let nonce = algorithm.nonce;
    if nonce.rule == NonceRule::None {
        return String::new();
    }
    let others = if nonce.min_bytes < nonce.max_bytes { "+" } else { "" };
    format!("{}{others}, {}", nonce.bytes, nonce.rule)
}

/// A limit, or nothing if there is none.
fn most(bytes: u64) -> String {
    power_of_two(bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_has_a_line() {
        let page = page();
        for algorithm in all() {
            assert_eq!(page.matches(&format!("\n| `{algorithm}` | ")).count(), 1, "{algorithm}");
        }
    }
}
