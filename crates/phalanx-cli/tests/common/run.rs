//! Runs the built command to its end.

use assert_cmd::Command;

/// The output and exit code of a command.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

/// Runs it without a level in the environment.
pub(crate) fn phalanx(args: &[&str]) -> Run {
    under(None, args)
}

/// Runs it with a level in the environment.
pub(crate) fn under(level: Option<&str>, args: &[&str]) -> Run {
    let mut command = Command::cargo_bin("phalanx").unwrap();
    command.env_remove("PHALANX_LEVEL").envs(level.map(|level| ("PHALANX_LEVEL", level)));
    let output = command.args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}
