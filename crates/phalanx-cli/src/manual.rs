//! `phalanx man` and `phalanx completions`: both generated from the same definitions as the command line itself.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;
use crate::streams::print;

/// Print the manual page, or that of one command
#[derive(clap::Args)]
#[command(after_help = "Examples:
  phalanx man | man -l -
  phalanx man encrypt > phalanx-encrypt.1
  phalanx man slots add | man -l -")]
pub(crate) struct ManArgs {
    /// The command that the page is of, as `encrypt` or `slots add`
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "Examples:
  phalanx completions bash > ~/.local/share/bash-completion/completions/phalanx
  phalanx completions zsh > \"${fpath[1]}/_phalanx\"
  phalanx completions fish > ~/.config/fish/completions/phalanx.fish")]
pub(crate) struct CompletionArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn man(args: &ManArgs) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let mut name = "phalanx".to_owned();
    for part in &args.command {
        let Some(found) = command.find_subcommand(part) else {
            return Err(Failure::Usage(format!("{name} has no command {part:?}; see {name} --help")));
        };
        command = found.clone();
        name = format!("{name}-{part}");
    }
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(command).render(&mut page);
    rendered.map_err(Failure::io("the manual page", "cannot make"))?;
    print(&String::from_utf8_lossy(&page))
}

pub(crate) fn completions(args: &CompletionArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "phalanx", &mut script);
    print(&String::from_utf8_lossy(&script))
}
