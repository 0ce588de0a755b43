//! What is wrong with a command line, in one line.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::{Failure, commands, plain};
use crate::streams;

/// Help and version are answers; everything else is a failure.
pub(crate) fn answer(error: clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            streams::check_stdout()?;
            streams::seen_enough(error.print())
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let example = match std::env::args_os().nth(1) {
                Some(command) if command == "slots" => "phalanx slots list FILE (see phalanx slots --help)",
                _ => "phalanx encrypt --new-key my.key FILE (see phalanx --help)",
            };
            Err(Failure::Usage(format!("say what to do, as in: {example}")))
        }
        ErrorKind::TooManyValues if let Some(option) = secret_option(&error) => Err(Failure::Usage(format!(
            "{option} takes no value, since other users can read the command line; it asks on the terminal (--passphrase-file FILE reads a file)"
        ))),
        _ => Err(Failure::Usage(one_line(&escaped(discreet(error)).render().to_string()))),
    }
}

/// The option that an error is about, if a passphrase may have been written there. Other users could read it on the command line.
fn secret_option(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else { return None };
    let name = option.split(['=', ' ']).next().unwrap_or_default();
    ((name.contains("pass") || name.starts_with("-p")) && !name.ends_with("-file")).then(|| name.to_owned())
}

/// The same without what may be a passphrase, and without the advice to take an option for a file, which nobody meant.
fn discreet(mut error: clap::Error) -> clap::Error {
    let hidden = |text: &str| ContextValue::String(text.to_owned());
    if let Some(option) = secret_option(&error) {
        if error.kind() == ErrorKind::UnknownArgument {
            error.insert(ContextKind::InvalidArg, hidden(&option));
        }
        if error.get(ContextKind::InvalidValue).is_some() {
            error.insert(ContextKind::InvalidValue, hidden("(not shown)"));
        }
    }
    if let Some(ContextValue::StyledStrs(tips)) = error.remove(ContextKind::Suggested) {
        let tips = tips.into_iter().filter(|tip| !tip.to_string().contains("as a value, use")).collect();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    }
    error
}

/// The same with what the user wrote escaped: else parts of it would be taken for lines, or for styles, which are left out.
fn escaped(mut error: clap::Error) -> clap::Error {
    let written: Vec<_> = error
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) if text.chars().any(commands) => Some((kind, plain(text))),
            _ => None,
        })
        .collect();
    if !written.is_empty() {
        // It would quote the same again.
        error.remove(ContextKind::Suggested);
    }
    for (kind, text) in written {
        error.insert(kind, ContextValue::String(text));
    }
    error
}

/// The message without its heading, the usage and the hint, which name the same options over several lines.
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
