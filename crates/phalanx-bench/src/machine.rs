//! The machine that was measured.

use phalanx::isa::Features;
use phalanx_terminal::{cpu_family, cpu_field, cpu_model};
use serde::{Deserialize, Serialize};

use crate::clock::frequencies;

/// The machine and the build that were measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Machine {
    /// The model of the CPU, as the system names it.
    pub cpu: String,
    /// Family, model and stepping, if the system reports them.
    pub cpu_family: Option<String>,
    /// Microcode revision, if the system reports it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub microcode: Option<String>,
    /// Available CPU features that kernels need.
    pub features: Vec<String>,
    /// Frequency of the time-stamp counter in GHz.
    pub tsc_ghz: Option<f64>,
    /// Frequency of the core in GHz under a light load.
    pub core_ghz: Option<f64>,
    /// Logical processors.
    pub processors: usize,
    /// Whether the thread was pinned to a core.
    pub pinned: bool,
    /// The operating system and the architecture.
    pub os: String,
    /// The compiler.
    pub rustc: String,
    /// The version of the library.
    pub phalanx: String,
    /// The commit of the build, if known.
    #[serde(default)]
    pub commit: Option<String>,
    /// Whether it was compiled with optimisation and no run-time checks. If not, the times are
    /// meaningless.
    pub release: bool,
    /// How many kernels get their costs from the user's own file (`PHALANX_COSTS`), if any. This
    /// may affect which kernels are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_costs: Option<usize>,
}

impl Machine {
    /// Describes this machine. Measuring the frequencies takes a few hundredths of a second.
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

/// Number of logical processors. We only fall back to the standard library because a pinned thread
/// sees just one of them.
fn processors() -> usize {
    let listed = std::fs::read_to_string("/proc/cpuinfo")
        .map_or(0, |text| text.lines().filter(|line| line.starts_with("processor")).count());
    if listed > 0 { listed } else { std::thread::available_parallelism().map_or(1, usize::from) }
}
