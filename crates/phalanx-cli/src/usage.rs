//! Command-line errors, on one line.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use phalanx_terminal::usage_error;

use crate::failure::Failure;
use crate::manual::other_shells;
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
        ErrorKind::MissingRequiredArgument if arguments().next().is_some_and(|command| command == "completions") => {
            Err(Failure::Usage(format!("no shell given: try phalanx completions bash (or {})", other_shells())))
        }
        kind => Err(Failure::Usage(match secret_option(&error) {
            Some(option) if kind == ErrorKind::TooManyValues => format!("{option}: {NO_VALUE}"),
            _ if kind == ErrorKind::UnknownArgument && is_like_passphrase(&error) => {
                format!("{}: is not an option: {NO_ARGUMENT}", option_of(&error).unwrap_or_default())
            }
            // To clap, each letter after -p is another option.
            _ if kind == ErrorKind::UnknownArgument && arguments().any(|argument| is_glued_to_p(&argument)) => {
                format!("-p: {NO_VALUE}")
            }
            _ if is_recursive(&error) => format!("{}: {FOLDERS}", usage_error(discreet(error))),
            _ => usage_error(discreet(error)),
        })),
    }
}

/// Why an option does not accept a passphrase, and the alternatives.
const NO_VALUE: &str = "does not accept a value, because other users can read the command line: omit the value to be prompted on the terminal, or use --passphrase-file FILE";

/// How to give a passphrase, for options that don't exist.
const NO_ARGUMENT: &str = "use -p to be prompted on the terminal, or --passphrase-file FILE (a passphrase is never an argument, because other users can read the command line)";

/// Whether an unknown option, such as --password, is meant for a passphrase, and the command has an
/// option for one.
fn is_like_passphrase(error: &clap::Error) -> bool {
    let has_secrets = |command: OsString| {
        ["encrypt", "decrypt", "verify", "cat", "slots", "keygen"].iter().any(|name| command == *name)
    };
    option_of(error).is_some_and(|option| option.starts_with("--pass") || option == "-P")
        && arguments().next().is_some_and(has_secrets)
}

/// The option of an error, without its value.
fn option_of(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) else { return None };
    Some(option.split(['=', ' ']).next().unwrap_or_default().to_owned())
}

/// The hint for options that other commands need for folders.
pub(crate) const FOLDERS: &str = "folders need no option: omit -r";

/// The arguments up to `--`.
fn arguments() -> impl Iterator<Item = OsString> {
    std::env::args_os().skip(1).take_while(|argument| argument != "--")
}

/// Whether this is -p directly followed by other text.
fn is_glued_to_p(argument: &OsStr) -> bool {
    argument.as_encoded_bytes().strip_prefix(b"-p").is_some_and(|rest| !rest.is_empty())
}

/// Whether the user wrote -r or --recursive without a public key.
fn is_recursive(error: &clap::Error) -> bool {
    let Some(name) = option_of(error) else { return false };
    // Without a value, -r is reported under its long name.
    let is_r = name == "--recipient" && arguments().any(|argument| argument == "-r");
    is_r || ["-r", "--recursive"].contains(&&*name)
}

/// Rejects a passphrase given as the value of --passphrase, which clap parses as an input. The
/// message doesn't show it.
pub(crate) fn check_passphrase_value(inputs: &[PathBuf]) -> Result<(), Failure> {
    let is_missing = |path: &PathBuf| path.symlink_metadata().is_err();
    let mut before = OsString::new();
    for argument in arguments() {
        let is_value = ["-p", "--passphrase", "--add-passphrase"].iter().any(|option| before == *option);
        if is_value && inputs.iter().any(|path| *path == argument && is_missing(path)) {
            return Err(Failure::Usage(format!(
                "no such file (its name is not shown, because it follows {} and may be a passphrase): the option {NO_VALUE}",
                before.display()
            )));
        }
        before = argument;
    }
    Ok(())
}

/// The option of an error, if the user may have given a passphrase with it, where other users could
/// read it.
fn secret_option(error: &clap::Error) -> Option<String> {
    option_of(error).filter(|name| (name.contains("pass") || name.starts_with("-p")) && !name.ends_with("-file"))
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
