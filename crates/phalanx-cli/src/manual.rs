//! `phalanx man` and `phalanx completions`, generated from the definition of the command line.

use clap::builder::PossibleValuesParser;
use clap::{Command, CommandFactory, ValueEnum, ValueHint};
use clap_complete::Shell;
use phalanx::Level;
use phalanx_catalogue::{all, hashes};

use crate::Cli;
use crate::failure::Failure;
use crate::streams::print;

/// Print the manual page of phalanx or of one command
#[derive(clap::Args)]
#[command(after_help = crate::usage::help("Examples:
  phalanx man | man -l -                   read the manual
  phalanx man slots add | man -l -         read the page of one command
  phalanx man encrypt > phalanx-encrypt.1  save a page"))]
pub(crate) struct ManArgs {
    /// Command whose page to print, such as `encrypt` or `slots add`
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

/// Print a completion script for a shell
#[derive(clap::Args)]
#[command(after_help = crate::usage::help("Examples:
  phalanx completions bash > ~/.local/share/bash-completion/completions/phalanx
  phalanx completions zsh > \"${fpath[1]}/_phalanx\"
  phalanx completions fish > ~/.config/fish/completions/phalanx.fish"))]
pub(crate) struct CompletionArgs {
    /// Shell to generate the script for
    #[arg(value_name = "SHELL", ignore_case = true)]
    shell: Shell,
}

pub(crate) fn man(args: &ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let mut name = "phalanx".to_owned();
    for part in &args.command {
        let Some(found) = command.find_subcommand(part) else {
            let spoken = name.replace('-', " ");
            return Err(Failure::Usage(format!("{spoken}: has no command {part:?}: see {spoken} --help")));
        };
        command = found.clone();
        name = format!("{name}-{part}");
    }
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(command).render(&mut page);
    rendered.map_err(Failure::io("the manual page", "cannot create"))?;
    print(&String::from_utf8_lossy(&page))
}

/// The shells besides bash.
pub(crate) fn other_shells() -> String {
    let names: Vec<_> = Shell::value_variants().iter().map(Shell::to_string).filter(|name| name != "bash").collect();
    names.join(", ")
}

pub(crate) fn completions(args: &CompletionArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut offering(Cli::command(), ""), "phalanx", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Values that are not files, to be offered by shells. Other values may also be valid.
fn names(path: &str, option: &str) -> Option<Vec<&'static str>> {
    Some(match (path, option) {
        ("info", "level") => Level::ALL.iter().map(|level| level.name()).collect(),
        ("list", "name") => all().iter().map(|algorithm| algorithm.name()).collect(),
        ("hash", "algorithm") => hashes::HASHES.iter().map(|hash| hash.name).collect(),
        // Leaking them is fine, because the process does nothing but print the script.
        ("man", "command") => {
            Cli::command().get_subcommands().map(|command| &*command.get_name().to_owned().leak()).collect()
        }
        _ => return None,
    })
}

/// Limits completions to known names, and to files where files are expected.
fn offering(command: Command, path: &str) -> Command {
    let subcommands: Vec<_> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let command = command.mut_args(|arg| {
        let takes_file = ["FILE", "KEYFILE", "IDENTITY"];
        let is_file = arg.get_value_names().unwrap_or_default().iter().any(|name| takes_file.contains(&name.as_str()));
        match names(path, arg.get_id().as_str()) {
            Some(names) => arg.value_parser(PossibleValuesParser::new(names)),
            None if is_file || !arg.get_action().takes_values() => arg,
            None => arg.value_hint(ValueHint::Other),
        }
    });
    subcommands.into_iter().fold(command, |command, name| {
        let path = format!("{path} {name}").trim().to_owned();
        command.mut_subcommand(name, |command| offering(command, &path))
    })
}
