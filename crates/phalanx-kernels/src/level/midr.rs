//! Identifies AArch64 CPUs that execute EOR3 at the same throughput as EOR. There's no feature flag
//! for this, but the register MIDR_EL1 tells us what core we're running on.
//!
//! Linux exposes this register for every core. If we can't read it, we assume that the answer is
//! no.

use std::fs;
use std::path::Path;

/// Implementers and part numbers of cores that execute EOR3 at the same throughput as EOR. Neoverse
/// V1, V2 and N2 and Cortex-A710 and A720 aren't listed because they can only execute one EOR3 per
/// cycle.
const FAST: [(u64, u64); 8] = [
    // Arm: Neoverse N3, V3, V3AE, Cortex-X925.
    (0x41, 0xd8e),
    (0x41, 0xd84),
    (0x41, 0xd83),
    (0x41, 0xd85),
    // Qualcomm: Oryon.
    (0x51, 0x001),
    // Ampere: AmpereOne, 1A, 1B.
    (0xc0, 0xac3),
    (0xc0, 0xac4),
    (0xc0, 0xac5),
];
/// Apple. All Apple cores that support EOR3 qualify.
const APPLE: u64 = 0x61;

/// Whether the core with this ID is listed.
fn fast(midr: u64) -> bool {
    let (maker, part) = (midr >> 24 & 0xff, midr >> 4 & 0xfff);
    maker == APPLE || FAST.contains(&(maker, part))
}

/// Whether all cores are listed, given the sysfs directory that describes them. We need to check
/// every core because systems can combine different kinds of cores, and a thread may run on any of
/// them.
fn all(cores: &Path) -> Option<bool> {
    let (mut some, mut every) = (false, true);
    for entry in fs::read_dir(cores).ok()? {
        let entry = entry.ok()?;
        let is_core = entry.file_name().to_str()?.strip_prefix("cpu").is_some_and(|n| n.parse::<u32>().is_ok());
        if is_core {
            // If the register is missing for any core, the answer is unknown.
            let text = fs::read_to_string(entry.path().join("regs/identification/midr_el1")).ok()?;
            let midr = u64::from_str_radix(text.trim().strip_prefix("0x")?, 16).ok()?;
            (some, every) = (true, every && fast(midr));
        }
    }
    Some(some && every)
}

/// Whether all cores in this machine are listed.
#[cfg_attr(not(target_arch = "aarch64"), allow(dead_code, reason = "only tested on other architectures"))]
pub(super) fn here() -> bool {
    all(Path::new("/sys/devices/system/cpu")).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_cores() {
        // Apple M1 (Firestorm), Neoverse V3, AmpereOne, Oryon.
        for midr in [0x611f_0231, 0x410f_d840, 0xc00f_ac30, 0x510f_0011] {
            assert!(fast(midr), "{midr:x}");
        }
        // Neoverse V1, V2, N2, N1, Cortex-A710, A720, A725, QEMU's default, and zero.
        for midr in
            [0x411f_d401, 0x410f_d4f0, 0x410f_d490, 0x413f_d0c1, 0x411f_d470, 0x411f_d810, 0x410f_d870, 0x000f_0510, 0]
        {
            assert!(!fast(midr), "{midr:x}");
        }
    }

    #[test]
    fn cores_of_several_kinds() {
        let folder = std::env::temp_dir().join(std::format!("phalanx-midr-{}", std::process::id()));
        let core = |name: &str, midr: &str| {
            let at = folder.join(name).join("regs/identification");
            fs::create_dir_all(&at).unwrap();
            fs::write(at.join("midr_el1"), midr).unwrap();
        };
        assert_eq!(all(&folder), None);
        fs::create_dir_all(folder.join("cpufreq")).unwrap();
        assert_eq!(all(&folder), Some(false), "no cores");
        core("cpu0", "0x00000000410fd850\n");
        assert_eq!(all(&folder), Some(true));
        core("cpu10", "0x00000000410fd870\n");
        assert_eq!(all(&folder), Some(false), "a core that is not listed");
        core("cpu10", "0x00000000410fd840\n");
        assert_eq!(all(&folder), Some(true));
        core("cpu1", "nothing");
        assert_eq!(all(&folder), None);
        fs::remove_file(folder.join("cpu1/regs/identification/midr_el1")).unwrap();
        assert_eq!(all(&folder), None, "a core without the register");
        fs::remove_dir_all(&folder).unwrap();
    }
}
