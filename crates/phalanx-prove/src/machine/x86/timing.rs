//! Instructions whose time doesn't depend on their data operands.
//!
//! This is an allowlist. If an instruction isn't on it, we reject it whenever it handles a secret,
//! so leaving one out makes the prover stricter but never weaker. It contains instructions that are
//! on the vendors' lists of data-independent timing, or that run in constant time according to all
//! published measurements of x86-64 processors. It doesn't contain division, square roots or any
//! floating-point arithmetic (because of denormals), PDEP and PEXT (which are microcoded on some
//! processors), BSF and BSR, string comparison, RCL and RCR, CMPXCHG and the like.

use iced_x86::Mnemonic::{self, *};

/// Whether the instruction's time doesn't depend on its data operands. Addresses are checked
/// separately.
#[rustfmt::skip]
pub(crate) fn is_independent(mnemonic: Mnemonic) -> bool {
    match mnemonic {
        // Moves between general registers and memory, and extensions.
        Bswap | Cbw | Cdq | Cdqe | Cqo | Cwd | Cwde | Endbr64 | Lahf | Lea | Leave | Mov | Movbe | Movnti | Movsb
        | Movsd | Movsq | Movsw | Movsx | Movsxd | Movzx | Nop | Pop | Push | Sahf | Stosb | Stosd | Stosq
        | Stosw | Xchg | Xlatb => true,
        // Integer arithmetic and logic. Multiplication is constant-time on every x86-64 processor
        // with published timing.
        Adc | Adcx | Add | Adox | And | Andn | Bextr | Blsi | Blsmsk | Blsr | Bt | Btc | Btr | Bts | Bzhi | Clc
        | Cmc | Cmp | Crc32 | Dec | Imul | Inc | Lzcnt | Mul | Mulx | Neg | Not | Or | Popcnt | Sbb | Stc | Sub
        | Test | Tzcnt | Xor => true,
        // Shifts and rotations, including by a variable count. Rotations through the carry are
        // excluded because they are microcoded.
        Rol | Ror | Rorx | Sar | Sarx | Shl | Shld | Shlx | Shr | Shrd | Shrx => true,
        // Conditions that are turned into data.
        Cmova | Cmovae | Cmovb | Cmovbe | Cmove | Cmovg | Cmovge | Cmovl | Cmovle | Cmovne | Cmovno | Cmovnp
        | Cmovns | Cmovo | Cmovp | Cmovs | Seta | Setae | Setb | Setbe | Sete | Setg | Setge | Setl | Setle
        | Setne | Setno | Setnp | Setns | Seto | Setp | Sets => true,
        // Vector moves.
        Extractps | Insertps | Lddqu | Movapd | Movaps | Movd | Movddup | Movdqa | Movdqu | Movhlps | Movhpd
        | Movhps | Movlhps | Movlpd | Movlps | Movmskpd | Movmskps | Movntdq | Movntdqa | Movntpd | Movntps
        | Movq | Movshdup | Movsldup | Movss | Movupd | Movups | Pextrb | Pextrd | Pextrq | Pextrw | Pinsrb
        | Pinsrd | Pinsrq | Pinsrw | Pmovmskb | Pmovsxbd | Pmovsxbq | Pmovsxbw | Pmovsxdq | Pmovsxwd | Pmovsxwq
        | Pmovzxbd | Pmovzxbq | Pmovzxbw | Pmovzxdq | Pmovzxwd | Pmovzxwq | Vbroadcastf128 | Vbroadcastf32x2
        | Vbroadcastf32x4 | Vbroadcastf32x8 | Vbroadcastf64x2 | Vbroadcastf64x4 | Vbroadcasti128
        | Vbroadcasti32x2 | Vbroadcasti32x4 | Vbroadcasti32x8 | Vbroadcasti64x2 | Vbroadcasti64x4 | Vbroadcastsd
        | Vbroadcastss | Vextractf128 | Vextractf32x4 | Vextractf32x8 | Vextractf64x2 | Vextractf64x4
        | Vextracti128 | Vextracti32x4 | Vextracti32x8 | Vextracti64x2 | Vextracti64x4 | Vextractps | Vinsertf128
        | Vinsertf32x4 | Vinsertf32x8 | Vinsertf64x2 | Vinsertf64x4 | Vinserti128 | Vinserti32x4 | Vinserti32x8
        | Vinserti64x2 | Vinserti64x4 | Vinsertps | Vlddqu | Vmaskmovpd | Vmaskmovps | Vmovapd | Vmovaps | Vmovd
        | Vmovddup | Vmovdqa | Vmovdqa32 | Vmovdqa64 | Vmovdqu | Vmovdqu16 | Vmovdqu32 | Vmovdqu64 | Vmovdqu8
        | Vmovhlps | Vmovhpd | Vmovhps | Vmovlhps | Vmovlpd | Vmovlps | Vmovmskpd | Vmovmskps | Vmovntdq
        | Vmovntdqa | Vmovntpd | Vmovntps | Vmovq | Vmovsd | Vmovshdup | Vmovsldup | Vmovss | Vmovupd | Vmovups
        | Vpbroadcastb | Vpbroadcastd | Vpbroadcastmb2q | Vpbroadcastmw2d | Vpbroadcastq | Vpbroadcastw | Vpextrb
        | Vpextrd | Vpextrq | Vpextrw | Vpinsrb | Vpinsrd | Vpinsrq | Vpinsrw | Vpmaskmovd | Vpmaskmovq
        | Vpmovb2m | Vpmovd2m | Vpmovdb | Vpmovdw | Vpmovm2b | Vpmovm2d | Vpmovm2q | Vpmovm2w | Vpmovmskb
        | Vpmovq2m | Vpmovqb | Vpmovqd | Vpmovqw | Vpmovsdb | Vpmovsdw | Vpmovsqb | Vpmovsqd | Vpmovsqw
        | Vpmovswb | Vpmovsxbd | Vpmovsxbq | Vpmovsxbw | Vpmovsxdq | Vpmovsxwd | Vpmovsxwq | Vpmovusdb
        | Vpmovusdw | Vpmovusqb | Vpmovusqd | Vpmovusqw | Vpmovuswb | Vpmovw2m | Vpmovwb | Vpmovzxbd | Vpmovzxbq
        | Vpmovzxbw | Vpmovzxdq | Vpmovzxwd | Vpmovzxwq => true,
        // Vector logic.
        Andnpd | Andnps | Andpd | Andps | Orpd | Orps | Pand | Pandn | Por | Pxor | Vandnpd | Vandnps | Vandpd
        | Vandps | Vorpd | Vorps | Vpand | Vpandd | Vpandn | Vpandnd | Vpandnq | Vpandq | Vpor | Vpord | Vporq
        | Vpternlogd | Vpternlogq | Vpxor | Vpxord | Vpxorq | Vxorpd | Vxorps | Xorpd | Xorps => true,
        // Vector integer arithmetic and comparison.
        Mpsadbw | Pabsb | Pabsd | Pabsw | Paddb | Paddd | Paddq | Paddsb | Paddsw | Paddusb | Paddusw | Paddw
        | Pavgb | Pavgw | Pcmpeqb | Pcmpeqd | Pcmpeqq | Pcmpeqw | Pcmpgtb | Pcmpgtd | Pcmpgtq | Pcmpgtw | Phaddd
        | Phaddsw | Phaddw | Phsubd | Phsubsw | Phsubw | Pmaddubsw | Pmaddwd | Pmaxsb | Pmaxsd | Pmaxsw | Pmaxub
        | Pmaxud | Pmaxuw | Pminsb | Pminsd | Pminsw | Pminub | Pminud | Pminuw | Pmuldq | Pmulhrsw
        | Pmulhuw | Pmulhw | Pmulld | Pmullw | Pmuludq | Psadbw | Psignb | Psignd | Psignw | Psubb | Psubd
        | Psubq | Psubsb | Psubsw | Psubusb | Psubusw | Psubw | Ptest | Vdbpsadbw | Vmpsadbw | Vpabsb | Vpabsd
        | Vpabsq | Vpabsw | Vpaddb | Vpaddd | Vpaddq | Vpaddsb | Vpaddsw | Vpaddusb | Vpaddusw | Vpaddw | Vpavgb
        | Vpavgw | Vpcmpb | Vpcmpd | Vpcmpeqb | Vpcmpeqd | Vpcmpeqq | Vpcmpeqw | Vpcmpgtb | Vpcmpgtd | Vpcmpgtq
        | Vpcmpgtw | Vpcmpq | Vpcmpub | Vpcmpud | Vpcmpuq | Vpcmpuw | Vpcmpw | Vpdpbusd | Vpdpbusds | Vpdpwssd
        | Vpdpwssds | Vphaddd | Vphaddsw | Vphaddw | Vphsubd | Vphsubsw | Vphsubw | Vplzcntd | Vplzcntq
        | Vpmadd52huq | Vpmadd52luq | Vpmaddubsw | Vpmaddwd | Vpmaxsb | Vpmaxsd | Vpmaxsq | Vpmaxsw | Vpmaxub
        | Vpmaxud | Vpmaxuq | Vpmaxuw | Vpminsb | Vpminsd | Vpminsq | Vpminsw | Vpminub | Vpminud | Vpminuq
        | Vpminuw | Vpmuldq | Vpmulhrsw | Vpmulhuw | Vpmulhw | Vpmulld | Vpmullq | Vpmullw | Vpmultishiftqb
        | Vpmuludq | Vpopcntb | Vpopcntd | Vpopcntq | Vpopcntw | Vpsadbw | Vpsignb | Vpsignd | Vpsignw | Vpsubb
        | Vpsubd | Vpsubq | Vpsubsb | Vpsubsw | Vpsubusb | Vpsubusw | Vpsubw | Vptest | Vptestmb | Vptestmd
        | Vptestmq | Vptestmw | Vptestnmb | Vptestnmd | Vptestnmq | Vptestnmw | Vtestpd | Vtestps | Vpdpbssd | Vpdpbssds | Vpdpbsud | Vpdpbsuds | Vpdpbuud | Vpdpbuuds | Vpdpwsud
        | Vpdpwsuds | Vpdpwusd | Vpdpwusds | Vpdpwuud | Vpdpwuuds => true,
        // Vector shifts and rotations.
        Pslld | Pslldq | Psllq | Psllw | Psrad | Psraw | Psrld | Psrldq | Psrlq | Psrlw | Vprold | Vprolq
        | Vprolvd | Vprolvq | Vprord | Vprorq | Vprorvd | Vprorvq | Vpshldd | Vpshldq | Vpshldvd | Vpshldvq
        | Vpshldvw | Vpshldw | Vpshrdd | Vpshrdq | Vpshrdvd | Vpshrdvq | Vpshrdvw | Vpshrdw | Vpslld | Vpslldq
        | Vpsllq | Vpsllvd | Vpsllvq | Vpsllvw | Vpsllw | Vpsrad | Vpsraq | Vpsravd | Vpsravq | Vpsravw | Vpsraw
        | Vpsrld | Vpsrldq | Vpsrlq | Vpsrlvd | Vpsrlvq | Vpsrlvw | Vpsrlw => true,
        // Shuffles. Compression and expansion are only included between registers. For the forms
        // that access memory, we check the mask.
        Blendpd | Blendps | Blendvpd | Blendvps | Packssdw | Packsswb | Packusdw | Packuswb | Palignr | Pblendvb
        | Pblendw | Pshufb | Pshufd | Pshufhw | Pshuflw | Pshufw | Punpckhbw | Punpckhdq | Punpckhqdq | Punpckhwd
        | Punpcklbw | Punpckldq | Punpcklqdq | Punpcklwd | Shufpd | Shufps | Unpckhpd | Unpckhps | Unpcklpd
        | Unpcklps | Valignd | Valignq | Vblendmpd | Vblendmps | Vblendpd | Vblendps | Vblendvpd | Vblendvps
        | Vcompresspd | Vcompressps | Vexpandpd | Vexpandps | Vpackssdw | Vpacksswb | Vpackusdw | Vpackuswb
        | Vpalignr | Vpblendd | Vpblendmb | Vpblendmd | Vpblendmq | Vpblendmw | Vpblendvb | Vpblendw
        | Vpcompressb | Vpcompressd | Vpcompressq | Vpcompressw | Vperm2f128 | Vperm2i128 | Vpermb | Vpermd
        | Vpermi2b | Vpermi2d | Vpermi2pd | Vpermi2ps | Vpermi2q | Vpermi2w | Vpermilpd
        | Vpermilps | Vpermpd | Vpermps | Vpermq | Vpermt2b | Vpermt2d | Vpermt2pd | Vpermt2ps | Vpermt2q
        | Vpermt2w | Vpermw | Vpexpandb | Vpexpandd | Vpexpandq | Vpexpandw | Vpshufb | Vpshufbitqmb | Vpshufd
        | Vpshufhw | Vpshuflw | Vpunpckhbw | Vpunpckhdq | Vpunpckhqdq | Vpunpckhwd | Vpunpcklbw | Vpunpckldq
        | Vpunpcklqdq | Vpunpcklwd | Vshuff32x4 | Vshuff64x2 | Vshufi32x4 | Vshufi64x2 | Vshufpd | Vshufps
        | Vunpckhpd | Vunpckhps | Vunpcklpd | Vunpcklps => true,
        // Finite fields, carry-less products, AES and SHA.
        Aesdec | Aesdeclast | Aesenc | Aesenclast | Aesimc | Aeskeygenassist | Gf2p8affineinvqb | Gf2p8affineqb
        | Gf2p8mulb | Pclmulqdq | Sha1msg1 | Sha1msg2 | Sha1nexte | Sha1rnds4 | Sha256msg1 | Sha256msg2
        | Sha256rnds2 | Vaesdec | Vaesdeclast | Vaesenc | Vaesenclast | Vaesimc | Vaeskeygenassist
        | Vgf2p8affineinvqb | Vgf2p8affineqb | Vgf2p8mulb | Vpclmulqdq => true,
        // Masks.
        Kaddb | Kaddd | Kaddq | Kaddw | Kandb | Kandd | Kandnb | Kandnd | Kandnq | Kandnw | Kandq | Kandw | Kmovb
        | Kmovd | Kmovq | Kmovw | Knotb | Knotd | Knotq | Knotw | Korb | Kord | Korq | Kortestb | Kortestd
        | Kortestq | Kortestw | Korw | Kshiftlb | Kshiftld | Kshiftlq | Kshiftlw | Kshiftrb | Kshiftrd | Kshiftrq
        | Kshiftrw | Ktestb | Ktestd | Ktestq | Ktestw | Kunpckbw | Kunpckdq | Kunpckwd | Kxnorb | Kxnord
        | Kxnorq | Kxnorw | Kxorb | Kxord | Kxorq | Kxorw => true,
        _ => false,
    }
}

/// Whether we know that the instruction's time depends on its operands.
pub(crate) fn is_dependent(mnemonic: Mnemonic) -> bool {
    matches!(
        mnemonic,
        Div | Idiv
            | Divss
            | Divsd
            | Divps
            | Divpd
            | Vdivss
            | Vdivsd
            | Vdivps
            | Vdivpd
            | Sqrtss
            | Sqrtsd
            | Sqrtps
            | Sqrtpd
            | Vsqrtss
            | Vsqrtsd
            | Vsqrtps
            | Vsqrtpd
            | Pdep
            | Pext
            | Rcl
            | Rcr
            | Bsf
            | Bsr
            | Pcmpestri
            | Pcmpestrm
            | Pcmpistri
            | Pcmpistrm
            | Vpcmpestri
            | Vpcmpestrm
            | Vpcmpistri
            | Vpcmpistrm
    )
}
