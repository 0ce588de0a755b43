//! Works out whether a record measured the code as it is now.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use phalanx::{costs, frames};

use crate::Record;

const BETWEEN: &str = " + ";
const UNKNOWN: &str = "-";

/// The code hashes of kernels, in the format of a record.
pub(crate) fn code(symbols: &[&str]) -> Option<String> {
    let codes: Vec<Option<u32>> = symbols.iter().map(|symbol| frames::code_of(symbol)).collect();
    let text = |code: &Option<u32>| code.map_or_else(|| UNKNOWN.into(), |code| format!("{code:08x}"));
    codes.iter().any(Option::is_some).then(|| codes.iter().map(text).collect::<Vec<_>>().join(BETWEEN))
}

/// How many kernels a record measured, and which of them have changed since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Age {
    /// Number of measured kernels.
    pub measured: usize,
    /// Kernels whose code has changed or wasn't recorded.
    pub changed: Vec<String>,
    /// Whether the record contains a code hash for any kernel.
    pub is_recorded: bool,
}

impl Record {
    /// Compares the measured kernels with the assembly in this build. None if the record is for a
    /// different architecture.
    pub fn age(&self) -> Option<Age> {
        let is_same = self.machine.os.split(' ').next_back() == Some(std::env::consts::ARCH);
        let now = frames::code().map(|(name, [_, code])| (name, code));
        is_same.then(|| self.age_beside(&now.collect()))
    }

    /// Compares the measured kernels with code hashes, using names without the library version.
    pub fn age_beside(&self, now: &BTreeMap<&str, u32>) -> Age {
        let ours = || self.results.iter().filter(|row| row.peer.is_none() && row.paper.is_none());
        let (mut measured, mut changed) = (BTreeSet::new(), BTreeSet::new());
        for row in ours() {
            let mut codes = row.code.as_deref().unwrap_or_default().split(BETWEEN);
            for kernel in row.kernel.split(BETWEEN).filter(|kernel| !kernel.is_empty()) {
                let name = costs::name(kernel);
                let recorded = codes.next().and_then(|code| u32::from_str_radix(code, 16).ok());
                measured.insert(name);
                if recorded.is_none() || recorded != now.get(name).copied() {
                    changed.insert(name);
                }
            }
        }
        Age {
            measured: measured.len(),
            changed: changed.into_iter().map(str::to_owned).collect(),
            is_recorded: ours().any(|row| row.code.is_some()),
        }
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (changed, measured) = (self.changed.len(), self.measured);
        match changed {
            0 => write!(f, "The {measured} measured kernels have not changed since."),
            _ if !self.is_recorded => write!(
                f,
                "Code versions of the {measured} measured kernels were not recorded, so all are treated as changed."
            ),
            _ => write!(f, "{changed} of {measured} measured kernels have changed since."),
        }
    }
}
