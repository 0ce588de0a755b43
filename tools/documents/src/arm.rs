//! The table of AArch64 kernels, with recorded instruction counts and modelled costs.

/// A line: the cipher or hash function, its layout, its kernel (`*` for the operation), and the blocks and
/// bytes of a batch, followed by the portable kernel and the bytes of its batch, unless their cycles
/// have not been modelled.
type Line = (&'static str, &'static str, &'static str, u32, u32, &'static str, u32);

const NOT_MODELLED: &str = "";

const LINES: [Line; 20] = [
    ("Kalyna-128/128", "byte-sliced", "kalyna_128_128_*_neon", 16, 256, "kalyna_128_128_encrypt_portable", 512),
    ("Kalyna-128/256", "byte-sliced", "kalyna_128_256_*_neon", 16, 256, "kalyna_128_256_encrypt_portable", 512),
    ("Kalyna-256/256", "byte-sliced", "kalyna_256_256_*_neon", 16, 512, "kalyna_256_256_encrypt_portable", 512),
    ("Kalyna-256/512", "byte-sliced", "kalyna_256_512_*_neon", 16, 512, "kalyna_256_512_encrypt_portable", 512),
    ("Kalyna-512/512", "byte-sliced", "kalyna_512_512_*_neon", 16, 1024, "kalyna_512_512_encrypt_portable", 512),
    ("Kuznyechik", "bit-sliced", "kuznyechik_*_neon", 128, 2048, "kuznyechik_encrypt_portable", 2048),
    ("Magma", "bit-sliced", "magma_crypt_neon_sliced", 128, 1024, "magma_crypt_portable_sliced", 1024),
    (
        "GOST 28147-89, any S-box",
        "byte-sliced",
        "gost28147_crypt_neon_x2",
        32,
        256,
        "gost28147_encrypt_portable_x4",
        128,
    ),
    (
        "uBlock-128/128",
        "eight blocks in a byte",
        "ublock_128_128_*_neon_x2",
        16,
        256,
        "ublock_128_128_encrypt_portable",
        2048,
    ),
    (
        "uBlock-128/256",
        "eight blocks in a byte",
        "ublock_128_256_*_neon_x2",
        16,
        256,
        "ublock_128_256_encrypt_portable",
        2048,
    ),
    (
        "uBlock-256/256",
        "eight blocks in a byte, split",
        "ublock_256_256_*_neon",
        8,
        256,
        "ublock_256_256_encrypt_portable",
        4096,
    ),
    ("Streebog", "units in lanes", "streebog_absorb_neon", 1, 64, NOT_MODELLED, 64),
    ("Kupyna-256", "rows apart", "kupyna_256_absorb_neon", 1, 64, NOT_MODELLED, 64),
    ("Kupyna-384, -512", "rows apart", "kupyna_512_absorb_neon", 1, 128, NOT_MODELLED, 128),
    (
        "Kalyna-128/128, `neon-sha3`",
        "byte-sliced",
        "kalyna_128_128_*_neon_sha3",
        16,
        256,
        "kalyna_128_128_encrypt_portable",
        512,
    ),
    (
        "Kalyna-128/256, `neon-sha3`",
        "byte-sliced",
        "kalyna_128_256_*_neon_sha3",
        16,
        256,
        "kalyna_128_256_encrypt_portable",
        512,
    ),
    (
        "Kalyna-256/256, `neon-sha3`",
        "byte-sliced",
        "kalyna_256_256_*_neon_sha3",
        16,
        512,
        "kalyna_256_256_encrypt_portable",
        512,
    ),
    (
        "Kalyna-256/512, `neon-sha3`",
        "byte-sliced",
        "kalyna_256_512_*_neon_sha3",
        16,
        512,
        "kalyna_256_512_encrypt_portable",
        512,
    ),
    (
        "Kalyna-512/512, `neon-sha3`",
        "byte-sliced",
        "kalyna_512_512_*_neon_sha3",
        16,
        1024,
        "kalyna_512_512_encrypt_portable",
        512,
    ),
    ("Kuznyechik, `neon-sha3`", "bit-sliced", "kuznyechik_*_neon_sha3", 128, 2048, "kuznyechik_encrypt_portable", 2048),
];

/// Looks up a symbol's number. Lines in the record look like `symbol number`. The cost file
/// contains `("symbol", [number …`, or `e(number)` for estimates.
fn number(text: &str, symbol: &str) -> Option<f64> {
    let quoted = format!("(\"{symbol}\", [");
    text.lines().find_map(|line| {
        let line = line.trim_start();
        let rest = line.strip_prefix(&*quoted).or_else(|| line.strip_prefix(symbol)?.strip_prefix(' '))?;
        let rest = rest.strip_prefix("e(").unwrap_or(rest);
        rest.split(|c: char| !c.is_ascii_digit() && c != '.').next()?.parse().ok()
    })
}

/// Generates the table. Encryption comes first, and decryption is in brackets.
pub(crate) fn table(record: &str, costs: &str) -> Option<String> {
    let mut out = String::from(
        "| | layout | blocks per batch | instructions per byte | modelled cycles per byte | modelled, `portable` |\n\
         |---|---|---|---|---|---|\n",
    );
    for (cipher, layout, kernel, blocks, bytes, portable, portable_bytes) in LINES {
        let both = |text| {
            let of = |op| Some(number(text, &kernel.replace('*', op))? / f64::from(bytes));
            let (encrypt, decrypt) = (of("encrypt")?, of("decrypt")?);
            let second = if kernel.contains('*') { format!(" ({decrypt:.1})") } else { String::new() };
            Some(format!("{encrypt:.1}{second}"))
        };
        let modelled = if portable == NOT_MODELLED {
            "- | -".to_owned()
        } else {
            format!("{} | {:.1}", both(costs)?, number(costs, portable)? / f64::from(portable_bytes))
        };
        out += &format!("| {cipher} | {layout} | {blocks} | {} | {modelled} |\n", both(record)?);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_stand_behind_their_symbols() {
        let text = "# rustc\na_b 3\na 16.5\n    (\"c\", [e(55)]),\n    (\"d\", [6, e(7)]),\n";
        let found = ["a", "a_b", "c", "d", "b", "rustc"].map(|symbol| number(text, symbol));
        assert_eq!(found, [Some(16.5), Some(3.0), Some(55.0), Some(6.0), None, None]);
    }
}
