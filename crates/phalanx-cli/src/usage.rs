//! Command-line errors, on one line.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use phalanx_terminal::usage_error;

use crate::failure::Failure;
use crate::streams;

/// The end of a command's help: its examples and the usual exit codes.
pub(crate) fn help(examples: &str) -> String {
    format!(
        "{examples}\n\nExit codes: 0 success, 1 damaged or forged file, 2 usage error, 3 read or write error, 4 wrong \
         secret. See phalanx --help for all."
    )
}

/// Prints help and version. Everything else is a failure.
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
            Err(Failure::Usage(format!("no command given: try {example}")))
        }
        kind => Err(Failure::Usage(match secret_option(&error) {
            Some(option) if kind == ErrorKind::TooManyValues => format!(
                "{option}: does not accept a value, because other users can read the command line: omit the value to be prompted on the terminal, or use --passphrase-file FILE"
            ),
            _ => usage_error(discreet(error)),
        })),
    }
}

/// The option of an error, if the user may have given a passphrase with it, where other users could
/// read it.
fn secret_option(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else { return None };
    let name = option.split(['=', ' ']).next().unwrap_or_default();
    ((name.contains("pass") || name.starts_with("-p")) && !name.ends_with("-file")).then(|| name.to_owned())
}

/// Removes anything from the error that may be a passphrase, as well as misleading advice to use an
/// option as a file name.
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
