//! The machine that was measured.

use phalanx::isa::Features;
use phalanx_terminal::{cpu_family, cpu_field, cpu_model};
use serde::{Deserialize, Serialize};

use crate::clock::frequencies;

/// What a measurement was made on, and with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Machine {
    /// The model of the CPU, as the system names it.
    pub cpu: String,
    /// Family, model and stepping, where the system tells them.
    pub cpu_family: Option<String>,
    /// The revision of its microcode, where the system tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub microcode: Option<String>,
    /// The features that kernels ask for, of those that are there.
    pub features: Vec<String>,
    /// Frequency of the time-stamp counter in GHz.
    pub tsc_ghz: Option<f64>,
    /// Frequency of the core in GHz under a light load.
    pub core_ghz: Option<f64>,
    /// Logical processors.
    pub processors: usize,
    /// Whether the thread was bound to a core.
    pub pinned: bool,
    /// The operating system and the architecture.
    pub os: String,
    /// The compiler.
    pub rustc: String,
    /// The version of the library.
    pub phalanx: String,
    /// The commit that it was built from, where that is known.
    #[serde(default)]
    pub commit: Option<String>,
    /// Whether it was compiled with optimisation and without run-time checks: else its times say nothing.
    pub release: bool,
    /// Of how many kernels the costs were the user's own (`PHALANX_COSTS`), if of any: they may have chosen others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_costs: Option<usize>,
}

impl Machine {
    /// This machine; takes some hundredths of a second for the frequencies.
    pub fn this(pinned: bool) -> Self {
        let (tsc, core) = frequencies();
        Self {
            cpu: cpu_model(),
            cpu_family: cpu_family(),
            microcode: cpu_field("microcode"),
            features: Features::detected().names().map(Into::into).collect(),
            tsc_ghz: tsc.map(|ghz| (ghz * 1000.0).round() / 1000.0),
            core_ghz: core.map(|ghz| (ghz * 1000.0).round() / 1000.0),
            processors: processors(),
            pinned,
            os: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            rustc: env!("PHALANX_RUSTC").into(),
            phalanx: env!("CARGO_PKG_VERSION").into(),
            commit: option_env!("PHALANX_COMMIT").map(Into::into),
            release: cfg!(not(debug_assertions)),
            own_costs: phalanx::costs::loaded().ok().filter(|kernels| *kernels > 0),
        }
    }
}

/// Logical processors. A thread bound to one sees no other, so the standard library comes second.
fn processors() -> usize {
    let listed = std::fs::read_to_string("/proc/cpuinfo")
        .map_or(0, |text| text.lines().filter(|line| line.starts_with("processor")).count());
    if listed > 0 { listed } else { std::thread::available_parallelism().map_or(1, usize::from) }
}
