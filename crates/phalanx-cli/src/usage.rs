//! What is wrong with a command line, in one line.

use clap::error::ErrorKind;

use crate::failure::{Failure, plain};
use crate::streams;

/// Help and version are answers; everything else is a failure.
pub(crate) fn answer(error: &clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            streams::check_stdout()?;
            streams::seen_enough(error.print())
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => Err(Failure::Usage(
            "say what to do, as in: phalanx encrypt --new-key my.key FILE (see phalanx --help)".to_owned(),
        )),
        _ => Err(Failure::Usage(one_line(&error.render().to_string()))),
    }
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
