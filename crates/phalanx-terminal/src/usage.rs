//! One-line messages for command-line errors.

use clap::error::{ContextKind, ContextValue};

use crate::text::{controls_terminal, plain};

/// Formats a command-line error on one line.
pub fn usage_error(error: clap::Error) -> String {
    one_line(&escaped(error).render().to_string())
}

/// Escapes the user's text in the error. If we didn't, clap would treat parts of it as line breaks,
/// or as styles to remove.
fn escaped(mut error: clap::Error) -> clap::Error {
    let written: Vec<_> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) if text.chars().any(controls_terminal) => Some((kind, plain(text))),
            _ => None,
        })
        .collect();
    if !written.is_empty() {
        // The suggestion would repeat the user's text.
        error.remove(ContextKind::Suggested);
    }
    for (kind, text) in written {
        error.insert(kind, ContextValue::String(text));
    }
    error
}

/// Removes the heading, the usage and the hint, which would repeat the options over several lines.
fn one_line(message: &str) -> String {
    let mut line = String::new();
    for part in message.lines().map(str::trim).take_while(|part| !part.starts_with("Usage:")) {
        let part = part.strip_prefix("error: ").unwrap_or(part);
        if part.is_empty() || part.starts_with("For more information") {
            continue;
        }
        line += match line.chars().last() {
            None => "",
            Some(':') => " ",
            Some(_) => "; ",
        };
        line += &plain(part);
    }
    line + " (see --help)"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_lines_become_one() {
        let message = "error: unexpected argument '--sute' found\n\n  tip: a similar argument exists: '--suite'\n\n\
                       Usage: phalanx encrypt [OPTIONS]\n\nFor more information, try '--help'.\n";
        let expected = "unexpected argument '--sute' found; tip: a similar argument exists: '--suite' (see --help)";
        assert_eq!(one_line(message), expected);
        let message =
            "error: the following required arguments were not provided:\n  <KEYFILE>\n\nUsage: phalanx keygen\n";
        assert_eq!(one_line(message), "the following required arguments were not provided: <KEYFILE> (see --help)");
    }
}
