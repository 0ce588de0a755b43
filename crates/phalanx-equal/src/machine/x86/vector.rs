//! Instructions on vector and mask registers.

use iced_x86::{EncodingKind, Instruction, Mnemonic, OpKind, Register};

use super::{Machine, immediate, value};
use crate::Fault;
use crate::forms::Bit;
use crate::memory::{Alignment, Memory};

/// The reduction polynomial of the field of GFNI.
const GFNI: u16 = 0x11b;

/// Whether an instruction has a vector or mask register, or does something to all of them.
pub(super) fn is_vector(instruction: &Instruction) -> bool {
    let is_such = |register: Register| register.is_vector_register() || register.is_k();
    matches!(instruction.mnemonic(), Mnemonic::Vzeroupper | Mnemonic::Vzeroall)
        || (0..instruction.op_count())
            .any(|i| instruction.op_kind(i) == OpKind::Register && is_such(instruction.op_register(i)))
}

/// The bits of an element.
fn element(bits: &[Bit], size: usize, i: usize) -> &[Bit] {
    &bits[size * i..size * (i + 1)]
}

/// Elements in another order, in each lane of some size.
fn permuted(bits: &[Bit], lane: usize, size: usize, order: impl Fn(usize) -> usize) -> Vec<Bit> {
    let of_lane =
        |lane: &[Bit]| (0..lane.len() / size).flat_map(|i| element(lane, size, order(i)).to_vec()).collect::<Vec<_>>();
    bits.chunks(lane).flat_map(of_lane).collect()
}

impl Machine<'_> {
    pub(super) fn vector(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        use Mnemonic::*;
        match instruction.mnemonic() {
            Vzeroupper => {
                self.vectors[..16].iter_mut().for_each(|register| register[128..].fill(Bit::ZERO));
                return Ok(());
            }
            Vzeroall => {
                self.vectors[..16].iter_mut().for_each(|register| register.fill(Bit::ZERO));
                return Ok(());
            }
            _ => {}
        }
        let (bits, size) = self.result(instruction)?;
        self.set(instruction, bits, size)
    }

    /// The value of the first operand after an instruction, and the size in bits of the elements
    /// that a mask selects.
    fn result(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        Ok(match instruction.mnemonic() {
            Movdqa | Movdqu | Movapd | Movupd | Lddqu | Vmovdqa | Vmovdqu | Vmovapd | Vmovupd | Vlddqu | Vmovdqa64
            | Vmovdqu64 => (self.read(instruction, 1)?, 64),
            Movaps | Movups | Vmovaps | Vmovups | Vmovdqa32 | Vmovdqu32 => (self.read(instruction, 1)?, 32),
            Vmovdqu16 => (self.read(instruction, 1)?, 16),
            Vmovdqu8 => (self.read(instruction, 1)?, 8),
            Movd | Movq | Vmovd | Vmovq | Movss | Movsd | Vmovss | Vmovsd => (self.moved_scalar(instruction)?, 0),
            Movhlps | Movlhps | Vmovhlps | Vmovlhps | Unpcklpd | Vunpcklpd | Unpckhpd | Vunpckhpd | Movhps | Movhpd
            | Movlps | Movlpd | Vmovhps | Vmovhpd | Vmovlps | Vmovlpd => (self.halves(instruction)?, 64),
            Vbroadcasti128 | Vbroadcastf128 | Vbroadcasti32x4 | Vbroadcastf32x4 | Vbroadcasti64x2 | Vbroadcasti64x4
            | Vbroadcastf64x4 | Vpbroadcastb | Vpbroadcastw | Vpbroadcastd | Vpbroadcastq | Vbroadcastss
            | Vbroadcastsd => self.broadcast(instruction)?,
            Pxor | Vpxor | Xorps | Vxorps | Xorpd | Vxorpd | Vpxord | Vpxorq | Pand | Vpand | Andps | Vandps
            | Andpd | Vandpd | Vpandd | Vpandq | Pandn | Vpandn | Andnps | Vandnps | Andnpd | Vandnpd | Vpandnd
            | Vpandnq | Por | Vpor | Orps | Vorps | Orpd | Vorpd | Vpord | Vporq | Kxorw | Kandw | Korw | Kxorq
            | Kandq | Korq | Kxord | Kandd | Kord => self.gates_of_vectors(instruction)?,
            Vpternlogd | Vpternlogq => self.ternary(instruction)?,
            Paddb | Vpaddb | Paddw | Vpaddw | Paddd | Vpaddd | Paddq | Vpaddq | Psubb | Vpsubb | Psubw | Vpsubw
            | Psubd | Vpsubd | Psubq | Vpsubq => self.sums(instruction)?,
            Pavgb | Vpavgb => (self.averages(instruction)?, 8),
            Psrlw | Vpsrlw | Psrld | Vpsrld | Psrlq | Vpsrlq | Psllw | Vpsllw | Pslld | Vpslld | Psllq | Vpsllq
            | Psraw | Vpsraw | Psrad | Vpsrad | Vpsraq | Vprold | Vprolq | Vprord | Vprorq | Vpsllvd | Vpsllvq
            | Vpsrlvd | Vpsrlvq | Vpsrlvw | Vpsllvw | Vpshldq | Vpshldd | Vpshrdq | Vpshrdd => {
                self.shifts_of_vectors(instruction)?
            }
            Psrldq | Vpsrldq | Pslldq | Vpslldq => (self.shifted_bytes(instruction)?, 8),
            Punpcklbw | Vpunpcklbw | Punpckhbw | Vpunpckhbw => (self.unpacked(instruction, 8)?, 8),
            Punpcklwd | Vpunpcklwd | Punpckhwd | Vpunpckhwd => (self.unpacked(instruction, 16)?, 16),
            Punpckldq | Vpunpckldq | Punpckhdq | Vpunpckhdq | Unpcklps | Vunpcklps | Unpckhps | Vunpckhps => {
                (self.unpacked(instruction, 32)?, 32)
            }
            Punpcklqdq | Vpunpcklqdq | Punpckhqdq | Vpunpckhqdq => (self.unpacked(instruction, 64)?, 64),
            Palignr | Vpalignr => (self.aligned(instruction)?, 8),
            Valignd => (self.aligned_elements(instruction, 32)?, 32),
            Valignq => (self.aligned_elements(instruction, 64)?, 64),
            Vpexpandb => (self.expanded(instruction, 8)?, 8),
            Vpexpandw => (self.expanded(instruction, 16)?, 16),
            Vpexpandd => (self.expanded(instruction, 32)?, 32),
            Vpexpandq => (self.expanded(instruction, 64)?, 64),
            Pshufd | Vpshufd | Shufps | Vshufps | Shufpd | Vshufpd | Pshuflw | Vpshuflw | Pshufhw | Vpshufhw
            | Vpermq | Vpermpd | Vpermilps | Vshufi32x4 | Vshufi64x2 | Vshuff32x4 | Vshuff64x2 | Vperm2i128
            | Vperm2f128 => self.shuffled(instruction)?,
            Pshufb | Vpshufb => (self.shuffled_bytes(instruction)?, 8),
            Vpermb => (self.permuted_elements(instruction, 8)?, 8),
            Vpermw => (self.permuted_elements(instruction, 16)?, 16),
            Vpermd | Vpermps => (self.permuted_elements(instruction, 32)?, 32),
            Vpermi2b | Vpermt2b => (self.permuted_of_two(instruction, 8)?, 8),
            Vpermi2w | Vpermt2w => (self.permuted_of_two(instruction, 16)?, 16),
            Vpermi2d | Vpermt2d => (self.permuted_of_two(instruction, 32)?, 32),
            Vpermi2q | Vpermt2q => (self.permuted_of_two(instruction, 64)?, 64),
            Pblendw | Vpblendw | Vpblendd => (self.blended(instruction)?, 0),
            Pblendvb | Vpblendvb | Blendvps | Blendvpd | Vblendvps | Vblendvpd => (self.selected(instruction)?, 0),
            Vpblendmb => (self.chosen(instruction, 8)?, 0),
            Vpblendmw => (self.chosen(instruction, 16)?, 0),
            Vpblendmd => (self.chosen(instruction, 32)?, 0),
            Vpblendmq => (self.chosen(instruction, 64)?, 0),
            Vinserti128 | Vinsertf128 | Vinserti32x4 | Vinsertf32x4 => (self.inserted(instruction, 128)?, 32),
            Vinserti64x2 | Vinsertf64x2 => (self.inserted(instruction, 128)?, 64),
            Vinserti32x8 | Vinsertf32x8 => (self.inserted(instruction, 256)?, 32),
            Vinserti64x4 | Vinsertf64x4 => (self.inserted(instruction, 256)?, 64),
            Vextracti128 | Vextractf128 | Vextracti32x4 | Vextractf32x4 => (self.extracted(instruction, 128)?, 32),
            Vextracti64x2 | Vextractf64x2 => (self.extracted(instruction, 128)?, 64),
            Vextracti32x8 | Vextractf32x8 => (self.extracted(instruction, 256)?, 32),
            Vextracti64x4 | Vextractf64x4 => (self.extracted(instruction, 256)?, 64),
            Pinsrb | Vpinsrb => (self.inserted(instruction, 8)?, 0),
            Pinsrw | Vpinsrw => (self.inserted(instruction, 16)?, 0),
            Pinsrd | Vpinsrd => (self.inserted(instruction, 32)?, 0),
            Pinsrq | Vpinsrq => (self.inserted(instruction, 64)?, 0),
            Pextrb | Vpextrb => (self.extracted(instruction, 8)?, 0),
            Pextrw | Vpextrw => (self.extracted(instruction, 16)?, 0),
            Pextrd | Vpextrd => (self.extracted(instruction, 32)?, 0),
            Pextrq | Vpextrq => (self.extracted(instruction, 64)?, 0),
            Pmovmskb | Vpmovmskb => {
                let bits = self.read(instruction, 1)?;
                (bits.chunks(8).map(|byte| byte[7]).chain(std::iter::repeat(Bit::ZERO)).take(64).collect(), 0)
            }
            Pmovzxbw | Vpmovzxbw => (self.widened(instruction, 8, 16)?, 16),
            Pmovzxbd | Vpmovzxbd => (self.widened(instruction, 8, 32)?, 32),
            Pmovzxwd | Vpmovzxwd => (self.widened(instruction, 16, 32)?, 32),
            Pmovzxdq | Vpmovzxdq => (self.widened(instruction, 32, 64)?, 64),
            Vpmovwb => (self.narrowed(instruction, 16, 8)?, 8),
            Vpmovqd => (self.narrowed(instruction, 64, 32)?, 32),
            Packuswb | Vpackuswb => (self.packed(instruction)?, 8),
            Pcmpeqb | Vpcmpeqb | Pcmpeqw | Vpcmpeqw | Pcmpeqd | Vpcmpeqd | Pcmpgtb | Vpcmpgtb | Vpcmpub | Vpcmpuq
            | Vptestmb | Vptestnmb | Vptestmd | Vptestmq | Vptestnmd | Vptestnmq => {
                return self.compared(instruction).map(|bits| (bits, 0));
            }
            Pmaxub | Vpmaxub | Pminub | Vpminub => (self.greater(instruction)?, 8),
            Vpmovb2m => (self.signs(instruction, 8)?, 0),
            Vpmovw2m => (self.signs(instruction, 16)?, 0),
            Vpmovd2m => (self.signs(instruction, 32)?, 0),
            Vpmovq2m => (self.signs(instruction, 64)?, 0),
            Vpmovm2b => (self.spread(instruction, 8)?, 0),
            Vpmovm2w => (self.spread(instruction, 16)?, 0),
            Vpmovm2d => (self.spread(instruction, 32)?, 0),
            Vpmovm2q => (self.spread(instruction, 64)?, 0),
            Kmovb | Kmovw | Kmovd | Kmovq => (self.moved_mask(instruction)?, 0),
            Vgf2p8affineqb | Gf2p8affineqb => (self.affine(instruction)?, 8),
            Vgf2p8mulb | Gf2p8mulb => (self.products_of_bytes(instruction)?, 8),
            Pclmulqdq | Vpclmulqdq => (self.carryless(instruction)?, 0),
            Aesenc | Vaesenc | Aesenclast | Vaesenclast | Aesdec | Vaesdec | Aesdeclast | Vaesdeclast | Aesimc
            | Vaesimc | Aeskeygenassist | Vaeskeygenassist => (self.aes(instruction)?, 0),
            Pmuludq | Vpmuludq | Pmullw | Vpmullw | Pmulld | Vpmulld | Vpmullq | Pmaddubsw | Vpmaddubsw => {
                self.multiplied(instruction)?
            }
            _ => return Err(Fault::Unmodelled),
        })
    }

    /// Writes the first operand: legacy instructions leave the rest of a register as it is, others
    /// clear it.
    fn set(&mut self, instruction: &Instruction, mut bits: Vec<Bit>, size: usize) -> Result<(), Fault> {
        let mask = instruction.has_op_mask().then(|| self.masks[instruction.op_mask().number()]);
        if instruction.op0_kind() == OpKind::Memory {
            let (address, length) = (self.address(instruction)?, instruction.memory_size().size());
            let Some(mask) = mask else {
                return self.memory.write(address, &bits[..8 * length], Self::alignment(instruction));
            };
            // Other instructions access the whole operand, such as VEXTRACTI32X4.
            if size == 0 || !Self::is_masked_move(instruction) {
                return Err(Fault::Unmodelled);
            }
            Memory::check(address, length, Self::alignment(instruction))?;
            for (i, part) in bits[..8 * length].chunks(size).enumerate() {
                if mask[i].known().ok_or(Fault::Known("the mask of a memory access"))? {
                    self.memory.write(address + (i * size / 8) as u64, part, Alignment::Any)?;
                }
            }
            return Ok(());
        }
        let register = instruction.op0_register();
        if register.is_gpr() {
            bits.resize(64, Bit::ZERO);
            return self.set_general_register(register, &bits);
        }
        if register.is_k() {
            if let Some(mask) = mask {
                for (bit, mask) in bits.iter_mut().zip(mask) {
                    *bit = self.forms.and(*bit, mask)?;
                }
            }
            bits.resize(64, Bit::ZERO);
            self.masks[register.number()].copy_from_slice(&bits);
            return Ok(());
        }
        if !register.is_vector_register() {
            return Err(Fault::Unmodelled);
        }
        let old = self.vectors[register.number()].clone();
        // VPBLENDM reads its mask as an operand.
        if let Some(mask) = mask
            && size > 0
        {
            for (i, part) in bits.chunks_mut(size).enumerate() {
                for (j, bit) in part.iter_mut().enumerate() {
                    let other = if instruction.zeroing_masking() { Bit::ZERO } else { old[size * i + j] };
                    *bit = self.forms.select(mask[i], *bit, other)?;
                }
            }
        } else if mask.is_some()
            && !matches!(
                instruction.mnemonic(),
                Mnemonic::Vpblendmb | Mnemonic::Vpblendmw | Mnemonic::Vpblendmd | Mnemonic::Vpblendmq
            )
        {
            return Err(Fault::Unmodelled);
        }
        let all = &mut self.vectors[register.number()];
        if instruction.code().encoding() != EncodingKind::Legacy {
            all.fill(Bit::ZERO);
        }
        all[..bits.len()].copy_from_slice(&bits);
        Ok(())
    }

    /// The operands of an operation on two vectors: legacy instructions overwrite the first.
    fn pair(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, Vec<Bit>), Fault> {
        let is_register_or_memory = |i: &u32| matches!(instruction.op_kind(*i), OpKind::Register | OpKind::Memory);
        let count = (0..instruction.op_count()).filter(is_register_or_memory).count();
        let first = match count {
            2 if (instruction.code().encoding() == EncodingKind::Legacy) => 0,
            3.. => 1,
            _ => return Err(Fault::Unmodelled),
        };
        let (a, b) = (self.read(instruction, first)?, self.read(instruction, first + 1)?);
        Ok((a, b))
    }

    /// The same of two that are as long as one another.
    pub(super) fn equal_pair(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, Vec<Bit>), Fault> {
        let (a, b) = self.pair(instruction)?;
        if a.len() == b.len() { Ok((a, b)) } else { Err(Fault::Unmodelled) }
    }

    fn moved_scalar(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let size = match instruction.mnemonic() {
            Movd | Vmovd | Movss | Vmovss => 32,
            _ => 64,
        };
        let is_float = matches!(instruction.mnemonic(), Movss | Movsd | Vmovss | Vmovsd);
        if is_float && instruction.op0_kind() == OpKind::Register && instruction.op1_kind() == OpKind::Register {
            // Between registers the rest stays, or comes from another one.
            let (first, last) = (if instruction.op_count() == 3 { 1 } else { 0 }, instruction.op_count() - 1);
            let (mut all, low) = (self.read(instruction, first)?, self.read(instruction, last)?);
            all[..size].copy_from_slice(&low[..size]);
            return Ok(all);
        }
        let mut bits = self.read(instruction, 1)?;
        bits.truncate(size);
        if instruction.op0_kind() == OpKind::Register && instruction.op0_register().is_vector_register() {
            bits.resize(128, Bit::ZERO);
        }
        Ok(bits)
    }

    /// Instructions that put halves of lanes together.
    fn halves(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        if instruction.op0_kind() == OpKind::Memory {
            let bits = self.read(instruction, 1)?;
            return Ok(match instruction.mnemonic() {
                Movhps | Movhpd | Vmovhps | Vmovhpd => bits[64..].to_vec(),
                _ => bits[..64].to_vec(),
            });
        }
        let (a, b) = self.pair(instruction)?;
        let join = |a: &[Bit], b: &[Bit]| [a, b].concat();
        Ok(match instruction.mnemonic() {
            Movhlps | Vmovhlps => join(&b[64..128], &a[64..128]),
            Movlhps | Vmovlhps | Movhps | Movhpd | Vmovhps | Vmovhpd => join(&a[..64], &b[..64]),
            Movlps | Movlpd | Vmovlps | Vmovlpd => join(&b[..64], &a[64..128]),
            Unpcklpd | Vunpcklpd => {
                a.chunks(128).zip(b.chunks(128)).flat_map(|(a, b)| join(&a[..64], &b[..64])).collect()
            }
            _ => a.chunks(128).zip(b.chunks(128)).flat_map(|(a, b)| join(&a[64..], &b[64..])).collect(),
        })
    }

    fn broadcast(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let (size, masked) = match instruction.mnemonic() {
            Vpbroadcastb => (8, 8),
            Vpbroadcastw => (16, 16),
            Vpbroadcastd | Vbroadcastss => (32, 32),
            Vpbroadcastq | Vbroadcastsd => (64, 64),
            Vbroadcasti64x4 | Vbroadcastf64x4 => (256, 64),
            Vbroadcasti64x2 => (128, 64),
            _ => (128, 32),
        };
        let whole = 8 * instruction.op0_register().size();
        if instruction.has_op_mask() && instruction.op1_kind() == OpKind::Memory {
            // The CPU reads memory only if the mask selects an element.
            let mask = self.masks[instruction.op_mask().number()];
            let mask = value(&mask[..whole / masked]).ok_or(Fault::Known("the mask of a memory access"))?;
            if size != masked {
                return Err(Fault::Unmodelled);
            }
            if mask == 0 {
                return Ok((vec![Bit::ZERO; whole], masked));
            }
        }
        let bits = self.read(instruction, 1)?;
        Ok((bits[..size].repeat(whole / size), masked))
    }

    fn gates_of_vectors(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.into_iter().zip(b) {
            bits.push(match instruction.mnemonic() {
                Pxor | Vpxor | Xorps | Vxorps | Xorpd | Vxorpd | Vpxord | Vpxorq | Kxorw | Kxorq | Kxord => {
                    self.forms.xor(a, b)
                }
                Pandn | Vpandn | Andnps | Vandnps | Andnpd | Vandnpd | Vpandnd | Vpandnq => self.forms.and(!a, b)?,
                Por | Vpor | Orps | Vorps | Orpd | Vorpd | Vpord | Vporq | Korw | Korq | Kord => self.forms.or(a, b)?,
                _ => self.forms.and(a, b)?,
            });
        }
        let keep = match instruction.mnemonic() {
            Kxorw | Kandw | Korw => 16,
            Kxord | Kandd | Kord => 32,
            _ => bits.len(),
        };
        bits.truncate(keep);
        let size = if matches!(
            instruction.mnemonic(),
            Vpxord | Vpandd | Vpandnd | Vpord | Vxorps | Vandps | Vandnps | Vorps
        ) {
            32
        } else {
            64
        };
        Ok((bits, size))
    }

    fn ternary(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        let table = immediate(instruction)? as u8;
        let (b, c) = (self.read(instruction, 1)?, self.read(instruction, 2)?);
        let a = self.read(instruction, 0)?;
        let mut bits = Vec::with_capacity(a.len());
        for i in 0..a.len() {
            bits.push(self.forms.ternary([a[i], b[i], c[i]], table)?);
        }
        Ok((bits, if instruction.mnemonic() == Mnemonic::Vpternlogd { 32 } else { 64 }))
    }

    fn sums(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let size = match instruction.mnemonic() {
            Paddb | Vpaddb | Psubb | Vpsubb => 8,
            Paddw | Vpaddw | Psubw | Vpsubw => 16,
            Paddd | Vpaddd | Psubd | Vpsubd => 32,
            _ => 64,
        };
        let is_difference =
            matches!(instruction.mnemonic(), Psubb | Vpsubb | Psubw | Vpsubw | Psubd | Vpsubd | Psubq | Vpsubq);
        let (a, mut b) = self.equal_pair(instruction)?;
        if is_difference {
            b.iter_mut().for_each(|bit| *bit = !*bit);
        }
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(size).zip(b.chunks(size)) {
            bits.extend(self.forms.add_modular(a, b, Bit::constant(is_difference), false)?);
        }
        Ok((bits, size))
    }

    /// Half of the sum of two bytes, rounded up.
    fn averages(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            let (sum, carry) = self.forms.add(a, b, Bit::ONE, false)?;
            bits.extend_from_slice(&sum[1..]);
            bits.push(carry);
        }
        Ok(bits)
    }

    fn shifts_of_vectors(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let size = match mnemonic {
            Psrlw | Vpsrlw | Psllw | Vpsllw | Psraw | Vpsraw | Vpsrlvw | Vpsllvw => 16,
            Psrld | Vpsrld | Pslld | Vpslld | Psrad | Vpsrad | Vprold | Vprord | Vpsllvd | Vpsrlvd | Vpshldd
            | Vpshrdd => 32,
            _ => 64,
        };
        let is_double = matches!(mnemonic, Vpshldq | Vpshldd | Vpshrdq | Vpshrdd);
        let last = instruction.op_count() - 1;
        let source = last.saturating_sub(1 + u32::from(is_double));
        let bits = self.read(instruction, source)?;
        let other = if is_double { self.read(instruction, last - 1)? } else { Vec::new() };
        let not_known = Fault::Known("the count of a shift");
        let is_variable = matches!(mnemonic, Vpsllvd | Vpsllvq | Vpsrlvd | Vpsrlvq | Vpsrlvw | Vpsllvw);
        let counts: Vec<u64> = match instruction.op_kind(last) {
            OpKind::Immediate8 => vec![instruction.immediate8().into(); bits.len() / size],
            _ => {
                let counts = self.read(instruction, last)?;
                let all = counts.chunks(if is_variable { size } else { 64 }).map(value);
                let all: Vec<u64> =
                    all.take(if is_variable { usize::MAX } else { 1 }).collect::<Option<_>>().ok_or(not_known)?;
                if is_variable { all } else { vec![all[0]; bits.len() / size] }
            }
        };
        let mut shifted = Vec::with_capacity(bits.len());
        for (i, part) in bits.chunks(size).enumerate() {
            let count = counts[i].min(size as u64) as usize;
            let zeros = std::iter::repeat_n(Bit::ZERO, count);
            let turn = counts[i] as usize % size;
            match mnemonic {
                Psrlw | Vpsrlw | Psrld | Vpsrld | Psrlq | Vpsrlq | Vpsrlvd | Vpsrlvq | Vpsrlvw => {
                    shifted.extend(part[count..].iter().copied().chain(zeros));
                }
                Psraw | Vpsraw | Psrad | Vpsrad | Vpsraq => {
                    let sign = std::iter::repeat_n(part[size - 1], count);
                    shifted.extend(part[count..].iter().copied().chain(sign));
                }
                Vprold | Vprolq => shifted.extend((0..size).map(|j| part[(j + size - turn) % size])),
                Vprord | Vprorq => shifted.extend((0..size).map(|j| part[(j + turn) % size])),
                Vpshldq | Vpshldd => {
                    let low = element(&other, size, i);
                    shifted.extend(low[size - turn..].iter().chain(part).take(size));
                }
                Vpshrdq | Vpshrdd => {
                    let high = element(&other, size, i);
                    shifted.extend(part.iter().chain(high).skip(turn).take(size));
                }
                _ => shifted.extend(zeros.chain(part[..size - count].iter().copied())),
            }
        }
        Ok((shifted, size))
    }

    fn shifted_bytes(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let count = 8 * immediate(instruction)?.min(16);
        let bits = self.read(instruction, instruction.op_count() - 2)?;
        let is_right = matches!(instruction.mnemonic(), Mnemonic::Psrldq | Mnemonic::Vpsrldq);
        let zeros = || std::iter::repeat_n(Bit::ZERO, count);
        let shifted = bits.chunks(128).flat_map(|lane| -> Vec<Bit> {
            match is_right {
                true => lane[count..].iter().copied().chain(zeros()).collect(),
                false => zeros().chain(lane[..128 - count].iter().copied()).collect(),
            }
        });
        Ok(shifted.collect())
    }

    fn unpacked(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let is_high = matches!(
            instruction.mnemonic(),
            Punpckhbw
                | Vpunpckhbw
                | Punpckhwd
                | Vpunpckhwd
                | Punpckhdq
                | Vpunpckhdq
                | Punpckhqdq
                | Vpunpckhqdq
                | Unpckhps
                | Vunpckhps
        );
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(128).zip(b.chunks(128)) {
            let (a, b) = if is_high { (&a[64..], &b[64..]) } else { (&a[..64], &b[..64]) };
            for (a, b) in a.chunks(size).zip(b.chunks(size)) {
                bits.extend_from_slice(a);
                bits.extend_from_slice(b);
            }
        }
        Ok(bits)
    }

    fn aligned(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let count = 8 * immediate(instruction)?.min(32);
        let (a, b) = self.equal_pair(instruction)?;
        let lanes = a.chunks(128).zip(b.chunks(128));
        let zeros = [Bit::ZERO; 256];
        Ok(lanes
            .flat_map(|(a, b)| b.iter().chain(a).chain(&zeros).skip(count).take(128).copied().collect::<Vec<_>>())
            .collect())
    }

    fn aligned_elements(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let (a, b) = self.equal_pair(instruction)?;
        let count = immediate(instruction)? % (a.len() / size);
        Ok(b.iter().chain(&a).skip(count * size).take(a.len()).copied().collect())
    }

    /// The first elements of a register, placed where the mask is set. The mask must be known.
    fn expanded(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let bits = self.read(instruction, 1)?;
        if !instruction.has_op_mask() {
            return Ok(bits);
        }
        if instruction.op1_kind() == OpKind::Memory {
            // Reads only as many elements as the mask has bits.
            return Err(Fault::Unmodelled);
        }
        let mask = self.masks[instruction.op_mask().number()];
        let mut elements = bits.chunks(size);
        let mut placed = Vec::with_capacity(bits.len());
        for is_set in &mask[..bits.len() / size] {
            let is_set = is_set.known().ok_or(Fault::Known("the mask of an expansion"))?;
            match is_set {
                true => placed.extend(elements.next().into_iter().flatten()),
                // Masking replaces these elements when the result is written.
                false => placed.resize(placed.len() + size, Bit::ZERO),
            }
        }
        Ok(placed)
    }

    fn shuffled(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let last = instruction.op_count() - 1;
        if matches!(mnemonic, Vpermq | Vpermpd) && instruction.op_kind(last) != OpKind::Immediate8 {
            return Ok((self.permuted_elements(instruction, 64)?, 64));
        }
        let control = immediate(instruction)?;
        let two = move |i: usize| control >> (2 * i) & 3;
        Ok(match mnemonic {
            Pshufd | Vpshufd | Vpermilps => (permuted(&self.read(instruction, last - 1)?, 128, 32, two), 32),
            Vpermq | Vpermpd => (permuted(&self.read(instruction, 1)?, 256, 64, two), 64),
            Pshuflw | Vpshuflw => {
                let order = move |i| if i < 4 { two(i) } else { i };
                (permuted(&self.read(instruction, last - 1)?, 128, 16, order), 16)
            }
            Pshufhw | Vpshufhw => {
                let order = move |i| if i < 4 { i } else { 4 + two(i - 4) };
                (permuted(&self.read(instruction, last - 1)?, 128, 16, order), 16)
            }
            Shufps | Vshufps => {
                let (a, b) = self.equal_pair(instruction)?;
                let (a, b) = (permuted(&a, 128, 32, two), permuted(&b, 128, 32, two));
                let lanes = a.chunks(128).zip(b.chunks(128));
                (lanes.flat_map(|(a, b)| [&a[..64], &b[64..]].concat()).collect(), 32)
            }
            Shufpd | Vshufpd => {
                let (a, b) = self.equal_pair(instruction)?;
                let lanes = a.chunks(128).zip(b.chunks(128)).enumerate();
                let one = |i: usize| control >> i & 1;
                let of = |(i, (a, b)): (usize, (&[Bit], &[Bit]))| {
                    [element(a, 64, one(2 * i)), element(b, 64, one(2 * i + 1))].concat()
                };
                (lanes.flat_map(of).collect(), 64)
            }
            Vshufi32x4 | Vshufi64x2 | Vshuff32x4 | Vshuff64x2 => {
                let (a, b) = self.equal_pair(instruction)?;
                let lanes = a.len() / 128;
                let size = if matches!(mnemonic, Vshufi32x4 | Vshuff32x4) { 32 } else { 64 };
                let choice = |i: usize| if lanes == 4 { two(i) } else { control >> i & 1 };
                let lane = |i: usize| element(if i < lanes / 2 { &a } else { &b }, 128, choice(i)).to_vec();
                ((0..lanes).flat_map(lane).collect(), size)
            }
            _ => {
                let (a, b) = self.equal_pair(instruction)?;
                let both = [a, b].concat();
                let half = |i: usize| match control >> (4 * i) & 15 {
                    choice if choice & 8 != 0 => vec![Bit::ZERO; 128],
                    choice => element(&both, 128, choice & 3).to_vec(),
                };
                ((0..2).flat_map(half).collect(), 0)
            }
        })
    }

    /// The entry at an index.
    fn entry(&mut self, index: &[Bit], table: &[Bit], size: usize) -> Result<Vec<Bit>, Fault> {
        if let Some(at) = value(index) {
            return Ok(element(table, size, at as usize).to_vec());
        }
        if size != 8 {
            return Err(Fault::Known("the index of a permutation"));
        }
        Ok(self.forms.look_up_in::<8>(index, table.as_chunks::<8>().0, false)?.to_vec())
    }

    fn shuffled_bytes(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (table, indices) in a.chunks(128).zip(b.chunks(128)) {
            for index in indices.chunks(8) {
                match index[7].known() {
                    Some(true) => bits.extend([Bit::ZERO; 8]),
                    Some(false) => bits.extend(self.entry(&index[..4], table, 8)?),
                    None => {
                        let index = [&index[..4], &index[7..]].concat();
                        let table = [table, &[Bit::ZERO; 128]].concat();
                        bits.extend(self.entry(&index, &table, 8)?);
                    }
                }
            }
        }
        Ok(bits)
    }

    fn permuted_elements(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let (indices, table) = (self.read(instruction, 1)?, self.read(instruction, 2)?);
        self.entries(&indices, &table, size)
    }

    fn permuted_of_two(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let (first, second, third) =
            (self.read(instruction, 0)?, self.read(instruction, 1)?, self.read(instruction, 2)?);
        match instruction.mnemonic() {
            Vpermi2b | Vpermi2w | Vpermi2d | Vpermi2q => self.entries(&first, &[second, third].concat(), size),
            _ => self.entries(&second, &[first, third].concat(), size),
        }
    }

    fn entries(&mut self, indices: &[Bit], table: &[Bit], size: usize) -> Result<Vec<Bit>, Fault> {
        let width = (table.len() / size).trailing_zeros() as usize;
        let mut bits = Vec::with_capacity(indices.len());
        for index in indices.chunks(size) {
            bits.extend(self.entry(&index[..width], table, size)?);
        }
        Ok(bits)
    }

    fn blended(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let control = immediate(instruction)?;
        let (a, b) = self.equal_pair(instruction)?;
        let size = if instruction.mnemonic() == Mnemonic::Vpblendd { 32 } else { 16 };
        let choice = |i: usize| control >> (i % 8) & 1 == 1;
        Ok((0..a.len() / size).flat_map(|i| element(if choice(i) { &b } else { &a }, size, i).to_vec()).collect())
    }

    /// A choice by the highest bit of each element of a third operand.
    fn selected(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let size = match instruction.mnemonic() {
            Pblendvb | Vpblendvb => 8,
            Blendvps | Vblendvps => 32,
            _ => 64,
        };
        let is_new = instruction.code().encoding() != EncodingKind::Legacy;
        let first = u32::from(is_new);
        let (a, b) = (self.read(instruction, first)?, self.read(instruction, first + 1)?);
        let choices = if is_new { self.read(instruction, 3)? } else { self.vectors[0][..128].to_vec() };
        let mut bits = Vec::with_capacity(a.len());
        for i in 0..a.len() {
            bits.push(self.forms.select(choices[i / size * size + size - 1], b[i], a[i])?);
        }
        Ok(bits)
    }

    /// A choice by a mask register.
    fn chosen(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        if instruction.op_kind(2) == OpKind::Memory {
            return Err(Fault::Unmodelled);
        }
        let (a, b) = (self.read(instruction, 1)?, self.read(instruction, 2)?);
        if !instruction.has_op_mask() {
            return Ok(b);
        }
        let mask = self.masks[instruction.op_mask().number()];
        let mut bits = Vec::with_capacity(a.len());
        for i in 0..a.len() {
            let other = if instruction.zeroing_masking() { Bit::ZERO } else { a[i] };
            bits.push(self.forms.select(mask[i / size], b[i], other)?);
        }
        Ok(bits)
    }

    fn inserted(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let (mut a, b) = self.pair(instruction)?;
        let at = immediate(instruction)? % (a.len() / size);
        a[size * at..size * (at + 1)].copy_from_slice(&b[..size]);
        Ok(a)
    }

    fn extracted(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let bits = self.read(instruction, 1)?;
        let at = immediate(instruction)? % (bits.len() / size);
        Ok(element(&bits, size, at).to_vec())
    }

    fn widened(&mut self, instruction: &Instruction, from: usize, to: usize) -> Result<Vec<Bit>, Fault> {
        let bits = self.read(instruction, 1)?;
        let whole = 8 * instruction.op0_register().size();
        let wide = |part: &[Bit]| [part, &vec![Bit::ZERO; to - from]].concat();
        Ok(bits.chunks(from).take(whole / to).flat_map(wide).collect())
    }

    fn narrowed(&mut self, instruction: &Instruction, from: usize, to: usize) -> Result<Vec<Bit>, Fault> {
        let bits = self.read(instruction, 1)?;
        let mut narrow: Vec<Bit> = bits.chunks(from).flat_map(|part| part[..to].to_vec()).collect();
        if instruction.op0_kind() == OpKind::Register {
            if instruction.has_op_mask() {
                return Err(Fault::Unmodelled);
            }
            narrow.resize(narrow.len().max(128), Bit::ZERO);
        }
        Ok(narrow)
    }

    /// Words to bytes with saturation: large words become 255, negative ones 0.
    fn packed(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(128).zip(b.chunks(128)) {
            for word in a.chunks(16).chain(b.chunks(16)) {
                let mut is_large = Bit::ZERO;
                for bit in &word[8..15] {
                    is_large = self.forms.or(is_large, *bit)?;
                }
                for bit in &word[..8] {
                    let bit = self.forms.or(*bit, is_large)?;
                    bits.push(self.forms.and(bit, !word[15])?);
                }
            }
        }
        Ok(bits)
    }

    /// Comparisons, into a mask register or into whole elements.
    fn compared(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let size = match mnemonic {
            Pcmpeqb | Vpcmpeqb | Pcmpgtb | Vpcmpgtb | Vpcmpub | Vptestmb | Vptestnmb => 8,
            Pcmpeqw | Vpcmpeqw => 16,
            Pcmpeqd | Vpcmpeqd | Vptestmd | Vptestnmd => 32,
            _ => 64,
        };
        let (a, b) = self.equal_pair(instruction)?;
        let into_mask = instruction.op0_register().is_k();
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(size).zip(b.chunks(size)) {
            let outcome = match mnemonic {
                Pcmpeqb | Vpcmpeqb | Pcmpeqw | Vpcmpeqw | Pcmpeqd | Vpcmpeqd => self.is_equal(a, b)?,
                Pcmpgtb | Vpcmpgtb => {
                    let unsigned = |bits: &[Bit]| [&bits[..7], &[!bits[7]]].concat();
                    !self.at_least(&unsigned(b), &unsigned(a))?
                }
                Vpcmpub | Vpcmpuq => match immediate(instruction)? & 7 {
                    0 => self.is_equal(a, b)?,
                    1 => !self.at_least(a, b)?,
                    2 => self.at_least(b, a)?,
                    4 => !self.is_equal(a, b)?,
                    5 => self.at_least(a, b)?,
                    6 => !self.at_least(b, a)?,
                    _ => return Err(Fault::Unmodelled),
                },
                _ => {
                    let mut any = Bit::ZERO;
                    for (a, b) in a.iter().zip(b) {
                        let both = self.forms.and(*a, *b)?;
                        any = self.forms.or(any, both)?;
                    }
                    if matches!(mnemonic, Vptestmb | Vptestmd | Vptestmq) { any } else { !any }
                }
            };
            bits.extend(std::iter::repeat_n(outcome, if into_mask { 1 } else { size }));
        }
        Ok(bits)
    }

    fn greater(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let is_minimum = matches!(instruction.mnemonic(), Mnemonic::Pminub | Mnemonic::Vpminub);
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            let choice = self.at_least(a, b)?;
            let choice = if is_minimum { !choice } else { choice };
            let mut greater = [Bit::ZERO; 8];
            for i in 0..8 {
                greater[i] = self.forms.select(choice, a[i], b[i])?;
            }
            if !is_minimum {
                self.maxima.insert(greater, [a, b].map(|byte| std::array::from_fn(|i| byte[i])));
            }
            bits.extend(greater);
        }
        Ok(bits)
    }

    fn signs(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        Ok(self.read(instruction, 1)?.chunks(size).map(|part| part[size - 1]).collect())
    }

    fn spread(&mut self, instruction: &Instruction, size: usize) -> Result<Vec<Bit>, Fault> {
        let mask = self.masks[instruction.op1_register().number()];
        let count = 8 * instruction.op0_register().size() / size;
        Ok(mask[..count].iter().flat_map(|bit| vec![*bit; size]).collect())
    }

    fn moved_mask(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let size = match instruction.mnemonic() {
            Mnemonic::Kmovb => 8,
            Mnemonic::Kmovw => 16,
            Mnemonic::Kmovd => 32,
            _ => 64,
        };
        let mut bits = self.read(instruction, 1)?;
        bits.truncate(size);
        Ok(bits)
    }

    /// Products of bit matrices with bytes, of which one is known.
    fn affine(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let constant = immediate(instruction)?;
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (bytes, matrix) in a.chunks(64).zip(b.chunks(64)) {
            for byte in bytes.chunks(8) {
                for i in 0..8 {
                    let row = element(matrix, 8, 7 - i);
                    let mut sum = Bit::constant(constant >> i & 1 == 1);
                    for (factor, bit) in row.iter().zip(byte) {
                        let product = self.forms.and(*factor, *bit)?;
                        sum = self.forms.xor(sum, product);
                    }
                    bits.push(sum);
                }
            }
        }
        Ok(bits)
    }

    fn products_of_bytes(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            match (value(a), value(b)) {
                (Some(factor), _) => bits.extend(self.multiple(b, factor as u16)),
                (_, Some(factor)) => bits.extend(self.multiple(a, factor as u16)),
                _ => bits.extend(self.forms.product(a, b, GFNI)?),
            }
        }
        Ok(bits)
    }

    /// A multiple of a byte in the field of GFNI.
    pub(super) fn multiple(&mut self, byte: &[Bit], mut factor: u16) -> [Bit; 8] {
        let mut product = [Bit::ZERO; 8];
        for bit in byte {
            for (i, sum) in product.iter_mut().enumerate() {
                if factor >> i & 1 == 1 {
                    *sum = self.forms.xor(*sum, *bit);
                }
            }
            factor <<= 1;
            if factor & 0x100 != 0 {
                factor ^= GFNI;
            }
        }
        product
    }

    fn carryless(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        let choice = immediate(instruction)?;
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.chunks(128).zip(b.chunks(128)) {
            bits.extend(self.forms.carryless(element(a, 64, choice & 1), element(b, 64, choice >> 4 & 1)));
        }
        Ok(bits)
    }

    fn multiplied(&mut self, instruction: &Instruction) -> Result<(Vec<Bit>, usize), Fault> {
        use Mnemonic::*;
        let (a, b) = self.equal_pair(instruction)?;
        let mut bits = Vec::with_capacity(a.len());
        let mnemonic = instruction.mnemonic();
        let size = match mnemonic {
            Pmullw | Vpmullw | Pmaddubsw | Vpmaddubsw => 16,
            Pmulld | Vpmulld => 32,
            _ => 64,
        };
        for (a, b) in a.chunks(size).zip(b.chunks(size)) {
            match mnemonic {
                Pmuludq | Vpmuludq => bits.extend(self.product(&a[..32], &b[..32], 64)?),
                Pmaddubsw | Vpmaddubsw => {
                    // Only for known factors that are not negative, and sums that cannot overflow.
                    if b[7] != Bit::ZERO || b[15] != Bit::ZERO {
                        return Err(Fault::Unmodelled);
                    }
                    let products = [self.product(&a[..8], &b[..8], 17)?, self.product(&a[8..], &b[8..], 17)?];
                    let (sum, _) = self.forms.add(&products[0], &products[1], Bit::ZERO, false)?;
                    if sum[15] != Bit::ZERO || sum[16] != Bit::ZERO {
                        return Err(Fault::Unmodelled);
                    }
                    bits.extend_from_slice(&sum[..16]);
                }
                _ => bits.extend(self.product(a, b, size)?),
            }
        }
        Ok((bits, size))
    }
}
