//! Descriptions of the CPU from the operating system.

/// The CPU model, or `unknown`.
pub fn cpu_model() -> String {
    cpu_field("model name").unwrap_or_else(|| "unknown".into())
}

/// Family, model and stepping of the CPU, if known.
pub fn cpu_family() -> Option<String> {
    let parts = ["cpu family", "model", "stepping"].map(|name| cpu_field(name).map(|value| format!("{name} {value}")));
    Some(parts.into_iter().collect::<Option<Vec<_>>>()?.join(", "))
}

/// A field of the first processor in `/proc/cpuinfo`, if it exists.
pub fn cpu_field(name: &str) -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    text.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == name).then(|| value.trim().to_owned())
    })
}
