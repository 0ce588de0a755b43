//! The instructions that a processor of a level has.

use iced_x86::{CpuidFeature as Cpu, Instruction};

/// Features of the first processors for x86-64, and those whose instructions do nothing elsewhere.
const BASE: &[Cpu] = &[
    Cpu::INTEL8086,
    Cpu::INTEL186,
    Cpu::INTEL286,
    Cpu::INTEL386,
    Cpu::INTEL486,
    Cpu::X64,
    Cpu::CMOV,
    Cpu::SSE,
    Cpu::SSE2,
    Cpu::MULTIBYTENOP,
    Cpu::CET_IBT,
];
/// The other features of each level and of each feature in the table of kernels.
const NAMED: &[(&str, &[Cpu])] = &[
    ("portable", &[]),
    ("sse41", SSE41),
    ("avx2", AVX2),
    ("avx2-gfni", AVX2),
    ("avx2-gfni", GFNI),
    ("avx512", AVX512),
    ("avx512-vbmi", AVX512),
    ("avx512-vbmi", GFNI),
    ("avx512-vbmi", VBMI),
    ("sse4.1", SSE41),
    ("gfni", GFNI),
    ("vbmi", VBMI),
    ("pclmulqdq", &[Cpu::PCLMULQDQ]),
    // Every processor with the wide one has the narrow one.
    ("vpclmulqdq", &[Cpu::PCLMULQDQ, Cpu::VPCLMULQDQ]),
];
const SSE41: &[Cpu] = &[Cpu::SSE3, Cpu::SSSE3, Cpu::SSE4_1];
const AVX2: &[Cpu] = &[Cpu::SSE3, Cpu::SSSE3, Cpu::SSE4_1, Cpu::AVX, Cpu::AVX2];
const GFNI: &[Cpu] = &[Cpu::GFNI];
const AVX512: &[Cpu] = &[
    Cpu::SSE3,
    Cpu::SSSE3,
    Cpu::SSE4_1,
    Cpu::AVX,
    Cpu::AVX2,
    Cpu::AVX512F,
    Cpu::AVX512BW,
    Cpu::AVX512VL,
    Cpu::AVX512DQ,
];
const VBMI: &[Cpu] = &[Cpu::AVX512_VBMI, Cpu::AVX512_VBMI2];

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(u64);

impl Features {
    /// Those that every processor has.
    pub const NONE: Self = Self(0);
    /// All that there are.
    pub const ALL: Self = Self(u64::MAX);

    /// Those of a level and of names of features, with spaces between them. None: a name is unknown.
    pub fn of(names: &str) -> Option<Self> {
        let mut all = 0;
        for name in names.split(' ').filter(|name| !name.is_empty()) {
            let mut rows = NAMED.iter().enumerate().filter(|(_, (own, _))| *own == name).peekable();
            rows.peek()?;
            rows.for_each(|(row, _)| all |= 1 << row);
        }
        Some(Self(all))
    }

    /// Whether a processor with these features has an instruction.
    pub(in crate::machine) fn have(self, instruction: &Instruction) -> bool {
        let rows = NAMED.iter().enumerate().filter(|(row, _)| self.0 >> row & 1 == 1);
        let has = |feature: &Cpu| BASE.contains(feature) || rows.clone().any(|(_, (_, own))| own.contains(feature));
        self == Self::ALL || instruction.cpuid_features().iter().all(has)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::x86::decode;

    #[test]
    fn a_level_has_its_instructions() {
        let has = |names: &str, code: &[u8]| Features::of(names).unwrap().have(&decode(code, 0).unwrap());
        // ADD, PADDB, PSHUFB, VPADDB with YMM, VPADDB with ZMM, VPERMB, GF2P8MULB, PCLMULQDQ, ANDN, MOVBE.
        let codes: [(&[u8], &str); 9] = [
            (&[0x48, 0x01, 0xd8], "portable sse41 avx2 avx2-gfni avx512 avx512-vbmi"),
            (&[0x66, 0x0f, 0xfc, 0xc1], "portable sse41 avx2 avx2-gfni avx512 avx512-vbmi"),
            (&[0x66, 0x0f, 0x38, 0x00, 0xc1], "sse41 avx2 avx2-gfni avx512 avx512-vbmi"),
            (&[0xc5, 0xf5, 0xfc, 0xc2], "avx2 avx2-gfni avx512 avx512-vbmi"),
            (&[0x62, 0xf1, 0x75, 0x48, 0xfc, 0xc2], "avx512 avx512-vbmi"),
            (&[0x62, 0xf2, 0x75, 0x48, 0x8d, 0xc2], "avx512-vbmi"),
            (&[0x66, 0x0f, 0x38, 0xcf, 0xc1], "avx2-gfni avx512-vbmi"),
            (&[0x66, 0x0f, 0x3a, 0x44, 0xc1, 0x00], ""),
            (&[0xc4, 0xe2, 0xf8, 0xf2, 0xc1], ""),
        ];
        for (code, levels) in codes {
            for level in ["portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi"] {
                assert_eq!(has(level, code), levels.split(' ').any(|own| own == level), "{level} {code:x?}");
            }
        }
        assert!(has("sse41 pclmulqdq", codes[7].0) && has("sse4.1", codes[2].0) && !has("", codes[2].0));
        assert_eq!(Features::of("sse42"), None);
    }
}
