//! Kuznyechik.

use phalanx_kernels::kernel::Op;

use crate::figure::{Figure, Published};

/// A technique of the paper: its table, its name, the number of blocks at once, the ends of its
/// symbols, and the megabytes per second of ECB encryption and CFB decryption on Core i3-4030U,
/// i5-5200U, i5-7200U and i5-8250U.
type Printed = (&'static str, &'static str, usize, [&'static str; 2], [&'static [f64]; 2]);

macro_rules! printed {
    ($table:literal, $row:literal, $ways:literal, $name:literal, $ecb:expr, $cfb:expr) => {
        (
            $table,
            $row,
            $ways,
            [concat!("kuznyechik_encrypt_leaky_", $name), concat!("kuznyechik_decrypt_leaky_", $name)],
            [&$ecb, &$cfb],
        )
    };
}

const PRINTED: [Printed; 5] = [
    printed!("Z1", "baseline", 1, "register_x1", [6.0, 8.8, 10.2, 11.4], [5.2, 8.7, 10.2, 9.4]),
    printed!("Z2", "with LUT", 1, "lut_x1", [53.0, 77.0, 99.0, 107.0], [50.0, 73.0, 94.0, 103.0]),
    printed!("Z3", "LUT, xor", 1, "table_x1", [69.0, 99.0, 131.0, 139.0], [73.0, 105.0, 131.0, 145.0]),
    printed!("Z4", "offset", 1, "offset_x1", [79.0, 113.0, 135.0, 142.0], [80.0, 118.0, 135.0, 150.0]),
    printed!("Z5", "AVX2", 2, "avx2_x2", [84.0, 121.0, 150.0, 159.0], [82.0, 120.0, 145.0, 159.0]),
];

/// Modes and directions, with the direction of their blocks. The last four are serial, i.e. they
/// process one block at a time.
const MODES: [(&str, Op, usize); 8] = [
    ("ecb", Op::Encrypt, 0),
    ("cfb", Op::Decrypt, 0),
    ("ecb", Op::Decrypt, 1),
    ("cbc", Op::Decrypt, 1),
    ("cbc", Op::Encrypt, 0),
    ("cfb", Op::Encrypt, 0),
    ("ofb", Op::Encrypt, 0),
    ("ofb", Op::Decrypt, 0),
];

/// Tables 1 and 2, and the modes that have no figure. Processing two blocks at once doesn't help
/// serial modes, so the paper's program uses the previous technique for those.
pub(super) const PUBLISHED: &[Published] = &{
    let first = published(&PRINTED[0], 0);
    let (mut all, mut i) = ([first; PRINTED.len() * MODES.len()], 0);
    while i < all.len() {
        all[i] = published(&PRINTED[i / MODES.len()], i % MODES.len());
        i += 1;
    }
    all
};

const fn published(&(table, row, ways, symbols, figures): &Printed, mode: usize) -> Published {
    let (name, op, block) = MODES[mode];
    let alone = mode >= 4 && ways > 1;
    Published {
        table,
        row,
        cipher: "kuznyechik",
        ways: if alone { 1 } else { ways },
        op,
        mode: name,
        keys: 1,
        bytes: None,
        rekeyed: false,
        figure: if mode < 2 { Some(Figure::MegabytesPerSecond(figures[mode])) } else { None },
        symbol: if alone { PRINTED[3].3[block] } else { symbols[block] },
    }
}
