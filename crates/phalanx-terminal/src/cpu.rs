//! Describes the CPU, using information from the operating system.

/// Returns the CPU model, or `unknown`.
pub fn cpu_model() -> String {
    cpu_field("model name").unwrap_or_else(|| "unknown".into())
}

/// Returns the CPU's family, model and stepping, if known.
pub fn cpu_family() -> Option<String> {
    let parts = ["cpu family", "model", "stepping"].map(|name| cpu_field(name).map(|value| format!("{name} {value}")));
    Some(parts.into_iter().collect::<Option<Vec<_>>>()?.join(", "))
}

/// Returns a field for the first processor in `/proc/cpuinfo`, if it exists.
pub fn cpu_field(name: &str) -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    text.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == name).then(|| value.trim().to_owned())
    })
}
