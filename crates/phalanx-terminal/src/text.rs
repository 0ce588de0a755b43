//! Text that is safe to print on a terminal, and kernel names.

use std::path::Path;

use phalanx::kernel::Kernel;

/// Returns whether a character could start a new line, control the terminal, or change the order of
/// the text after it.
pub fn controls_terminal(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Escapes all characters that [`controls_terminal`] detects.
pub fn plain(text: &str) -> String {
    // Most names look like this.
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.to_owned();
    }
    let mut plain = String::new();
    for letter in text.chars() {
        if controls_terminal(letter) {
            plain.extend(letter.escape_debug());
        } else {
            plain.push(letter);
        }
    }
    plain
}

/// Formats a path on one line, for messages.
pub fn shown(path: &Path) -> String {
    plain(&path.to_string_lossy())
}

/// Returns the part of a kernel's symbol after the library, the cipher and the operation, e.g.
/// `avx2_x4`.
pub fn short_symbol<'a>(symbol: &'a str, cipher: &str, op: &str) -> &'a str {
    let cipher = cipher.replace(['-', '/'], "_");
    let rest = symbol.find(&cipher).map_or(symbol, |at| symbol[at + cipher.len()..].trim_start_matches('_'));
    // Keep the operation if nothing else would be left.
    rest.strip_prefix(op).map(|rest| rest.trim_start_matches('_')).filter(|rest| !rest.is_empty()).unwrap_or(rest)
}

/// Returns a kernel's name within its cipher, as described for [`short_symbol`].
pub fn short_name(kernel: &Kernel, cipher: &str) -> &'static str {
    short_symbol(kernel.symbol, cipher, kernel.op.name())
}

/// Formats a number of bytes as the next power of two minus the difference, e.g. `2^36 - 256`.
/// Returns `None` for [`u64::MAX`], which means that there is no limit.
pub fn power_of_two(bytes: u64) -> Option<String> {
    let next = u128::from(bytes).next_power_of_two();
    (bytes != u64::MAX).then(|| match next - u128::from(bytes) {
        0 => format!("2^{}", next.ilog2()),
        less => format!("2^{} - {less}", next.ilog2()),
    })
}
