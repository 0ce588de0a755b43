//! Reports on each input: a line on the terminal, or a JSON object on standard output.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Map, Value};

use crate::failure::{Failure, controls_terminal, say, shown, together};
use crate::streams::{self, print};

/// The option for JSON output.
#[derive(clap::Args)]
pub(crate) struct JsonArgs {
    /// Print one JSON object per file on standard output, for scripts
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
}

/// The recipient of reports.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listener {
    /// A program that reads JSON from standard output.
    Script,
    /// A person at a terminal.
    Person,
    Nobody,
}

impl Listener {
    /// For a command that writes files.
    pub(crate) fn new(json: &JsonArgs, quiet: bool) -> Self {
        match (json.json, quiet) {
            (true, _) => Self::Script,
            (false, false) if io::stderr().is_terminal() => Self::Person,
            _ => Self::Nobody,
        }
    }

    /// Rejects mixing JSON objects with data.
    pub(crate) fn check(self, output: &Path) -> Result<(), Failure> {
        if self != Self::Script {
            return Ok(());
        }
        streams::check_stdout()?;
        if output == Path::new("-") || crate::paths::descriptor(output) == Some(1) {
            return Err(Failure::Usage(
                "standard output: cannot hold both the data and the objects of --json: use -o FILE".to_owned(),
            ));
        }
        Ok(())
    }
}

/// The report on one input.
#[derive(Clone)]
pub(crate) struct Report {
    listener: Listener,
    fields: Map<String, Value>,
    /// Text for people. May be empty.
    text: String,
}

impl Report {
    /// Creates the report on an input. `-` or no name means standard input. Invalid text in names
    /// is replaced.
    pub(crate) fn new(listener: Listener, input: Option<&Path>) -> Self {
        let report = Self { listener, fields: Map::new(), text: String::new() };
        match input.filter(|path| *path != Path::new("-")) {
            Some(name) => report.with_name("file", name),
            None => report.with("file", Value::Null),
        }
    }

    /// Adds a name. If it is not valid text, also adds its bytes, so that it can be told apart from
    /// others.
    fn with_name(self, field: &str, name: &Path) -> Self {
        if self.listener != Listener::Script {
            return self;
        }
        let text = name.to_string_lossy();
        match name.to_str() {
            Some(_) => self.with(field, text),
            None => {
                let bytes = crate::open_folder::path_bytes(name.as_os_str());
                let hex = base16ct::lower::encode_string(&bytes);
                self.with(field, text).with(&format!("{field}_bytes"), hex)
            }
        }
    }

    /// Adds a field.
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.add(name, value);
        self
    }

    /// Sets the name of the output, and the text for people.
    pub(crate) fn with_output(self, output: &Path) -> Self {
        if output == Path::new("-") {
            return self.with("output", Value::Null);
        }
        let text = if self.listener == Listener::Person { format!("wrote {}", shown(output)) } else { String::new() };
        Self { text, ..self.with_name("output", output) }
    }

    /// Reports an output that already exists or doesn't need to be created.
    pub(crate) fn skipped(self, input: &str, output: &Path, why: &str) -> Self {
        Self { text: format!("{input}: skipped: {why}"), ..self.with_output(output).with("skipped", why) }
    }

    /// Reports success.
    pub(crate) fn done(self) -> Result<(), Failure> {
        match self.listener {
            Listener::Script => print(&line(self.with("status", 0).fields)),
            Listener::Person if !self.text.is_empty() => {
                say(self.text);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Reports a failure, and returns the exit code.
    pub(crate) fn failed(self, failure: &Failure) -> u8 {
        let status = crate::failure::report(failure);
        if self.listener != Listener::Script {
            return status;
        }
        let printed = print(&line(self.with("status", status).with("message", failure.to_string()).fields));
        printed.map_or_else(|lost| together(status, crate::failure::report(&lost)), |()| status)
    }
}

/// Formats an object on one line, escaping all characters that control a terminal.
pub(crate) fn line(fields: impl Into<Value>) -> String {
    let mut out = String::new();
    for letter in fields.into().to_string().chars() {
        if controls_terminal(letter) {
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                out += &format!("\\u{unit:04x}");
            }
        } else {
            out.push(letter);
        }
    }
    out + "\n"
}

/// Processes several inputs. After a failure, it continues with the next one.
pub(crate) fn for_each<'a>(
    inputs: Vec<Option<&'a Path>>,
    json: &JsonArgs,
    mut run: impl FnMut(Option<&'a Path>, &mut Report) -> Result<(), Failure>,
) -> ExitCode {
    let listener = if json.json { Listener::Script } else { Listener::Nobody };
    let mut status = 0;
    for input in inputs {
        let mut report = Report::new(listener, input);
        if let Err(failure) = run(input, &mut report).and_then(|()| report.clone().done()) {
            status = together(status, report.failed(&failure));
        }
    }
    ExitCode::from(status)
}

impl Report {
    /// Prints text, unless JSON is requested.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        if self.listener == Listener::Script { Ok(()) } else { print(text) }
    }

    /// Adds a field, which only scripts see.
    pub(crate) fn add(&mut self, name: &str, value: impl Into<Value>) {
        if self.listener == Listener::Script {
            self.fields.insert(name.to_owned(), value.into());
        }
    }
}
