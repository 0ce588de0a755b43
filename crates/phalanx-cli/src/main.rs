//! The command phalanx: encrypt files, test and measure constant-time national ciphers.

fn main() {}
