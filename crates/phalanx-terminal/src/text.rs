//! Text for a terminal: names from outside, which must not control it, and names of kernels.

use std::path::Path;

use phalanx::kernel::Kernel;

/// Whether a character could begin a line, control the terminal, or change the order of the text behind it.
pub fn controls_terminal(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with every character escaped that [`controls_terminal`].
pub fn plain(text: &str) -> String {
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

/// A path for messages, in one line.
pub fn shown(path: &Path) -> String {
    plain(&path.to_string_lossy())
}

/// The part of a kernel's symbol behind the library, the cipher and the operation, as `avx2_x4`.
pub fn short_symbol<'a>(symbol: &'a str, cipher: &str, op: &str) -> &'a str {
    let cipher = cipher.replace(['-', '/'], "_");
    let rest = symbol.find(&cipher).map_or(symbol, |at| symbol[at + cipher.len()..].trim_start_matches('_'));
    // A symbol that says nothing else keeps the operation.
    rest.strip_prefix(op).map(|rest| rest.trim_start_matches('_')).filter(|rest| !rest.is_empty()).unwrap_or(rest)
}

/// The name of a kernel within its cipher, as [`short_symbol`] gives it.
pub fn short_name(kernel: &Kernel, cipher: &str) -> &'static str {
    short_symbol(kernel.symbol, cipher, kernel.op.name())
}
