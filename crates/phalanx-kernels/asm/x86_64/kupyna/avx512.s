## Kernels of kupyna at the level avx512, for x86_64. Do not edit: change the bodies in src/kupyna and run
##     cargo run --release -p phalanx-assembly -- --write
## Compiled by rustc 1.95.0 (59807616e 2026-04-14).
##
## src/kupyna/rows.rs:
##
##                            lane 0           | lane 1           | lane 2           | lane 3
##     kupyna-256 apart       T⊕ row r, T+ row r                     a message in each lane
##                joined      T⊕, T+ row r     | T⊕, T+ row r + 4
##     kupyna-512 apart       T⊕ row r, and a register for T+
##                            T⊕ row r         | T+ row r
##                joined      T⊕ row r         | T+ row r         | T⊕ row r + 4     | T+ row r + 4
##
## function: instructions, bytes of stack, registers that are left changed
## kupyna_256_absorb_avx512: 493, 312, rax rcx r8 r9 r10 r11 zmm0-31 k1-6
## kupyna_512_absorb_avx512: 449, 376, rax rcx r8 r9 r10 zmm0-31 k0-3

function phalanx_0_1_kupyna_256_absorb_avx512
vbroadcasti128 (%rsi),%ymm0
vbroadcasti128 32(%rsi),%ymm1
vpunpcklbw %ymm1,%ymm0,%ymm2
vbroadcasti128 16(%rsi),%ymm3
vpunpckhbw %ymm1,%ymm0,%ymm0
vbroadcasti128 48(%rsi),%ymm1
vpunpcklbw %ymm1,%ymm3,%ymm4
vpunpckhbw %ymm1,%ymm3,%ymm1
vpunpcklbw %ymm4,%ymm2,%ymm3
vpunpckhbw %ymm4,%ymm2,%ymm2
vpunpcklbw %ymm1,%ymm0,%ymm4
vpunpckhbw %ymm1,%ymm0,%ymm0
vpunpcklbw %ymm4,%ymm3,%ymm1
vpunpckhbw %ymm4,%ymm3,%ymm3
vpunpcklbw %ymm0,%ymm2,%ymm4
vpunpckhbw %ymm0,%ymm2,%ymm0
vpshufd $68,%ymm1,%ymm2
vpshufd $238,%ymm1,%ymm1
vpshufd $68,%ymm3,%ymm5
vpshufd $238,%ymm3,%ymm3
vpshufd $68,%ymm4,%ymm6
vpshufd $238,%ymm4,%ymm4
vpshufd $68,%ymm0,%ymm7
vpshufd $238,%ymm0,%ymm0
vmovdqa 1000f(%rip),%ymm8
vpternlogq $226,%ymm2,%ymm8,%ymm6
vpternlogq $226,%ymm1,%ymm8,%ymm4
vpternlogq $226,%ymm5,%ymm8,%ymm7
vpternlogq $226,%ymm3,%ymm8,%ymm0
vpxor %xmm1,%xmm1,%xmm1
vpblendd $204,%ymm1,%ymm6,%ymm8
vpblendd $204,%ymm1,%ymm4,%ymm13
vpblendd $204,%ymm1,%ymm7,%ymm12
vpblendd $204,%ymm1,%ymm0,%ymm14
testq %rdx,%rdx
je 4f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r12
pushq %rbx
andq $-32,%rsp
subq $256,%rsp
xorl %eax,%eax
leaq 1001f(%rip),%rcx
vmovdqa64 1002f(%rip),%ymm16
vmovdqa64 1003f(%rip),%ymm17
vbroadcasti32x4 1004f(%rip),%ymm20
vbroadcasti32x4 1005f(%rip),%ymm23
leaq 1006f(%rip),%r8
vbroadcasti128 1007f(%rip),%ymm11
vmovdqa 1008f(%rip),%ymm9
vmovdqa 1009f(%rip),%ymm10
vmovdqa64 1010f(%rip),%ymm21
leaq 1011f(%rip),%r9
vmovdqa64 1012f(%rip),%ymm22
leaq 1013f(%rip),%r10
leaq 1014f(%rip),%r11
leaq 1015f(%rip),%rbx
vmovdqa %ymm11,192(%rsp)
vmovdqa64 %ymm23,160(%rsp)
vmovdqa64 %ymm20,128(%rsp)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 8(%rax)
2:
movq %rax,%r14
shlq $6,%r14
vbroadcasti128 (%rdi,%r14),%ymm0
vbroadcasti128 32(%rdi,%r14),%ymm1
vpunpcklbw %ymm1,%ymm0,%ymm2
vpunpckhbw %ymm1,%ymm0,%ymm0
vbroadcasti128 16(%rdi,%r14),%ymm1
vbroadcasti128 48(%rdi,%r14),%ymm3
vpunpcklbw %ymm3,%ymm1,%ymm4
vpunpckhbw %ymm3,%ymm1,%ymm1
vpunpcklbw %ymm4,%ymm2,%ymm3
vpunpckhbw %ymm4,%ymm2,%ymm2
vpunpcklbw %ymm1,%ymm0,%ymm4
vpunpckhbw %ymm1,%ymm0,%ymm0
vpunpcklbw %ymm4,%ymm3,%ymm1
vpunpckhbw %ymm4,%ymm3,%ymm3
vpunpcklbw %ymm0,%ymm2,%ymm4
vpunpckhbw %ymm0,%ymm2,%ymm0
vpshufd $68,%ymm1,%ymm2
vpshufd $238,%ymm1,%ymm1
vpshufd $68,%ymm3,%ymm5
vpshufd $238,%ymm3,%ymm3
vpshufd $68,%ymm4,%ymm6
vpshufd $238,%ymm4,%ymm4
vpshufd $68,%ymm0,%ymm7
vpshufd $238,%ymm0,%ymm0
vmovdqa 1000f(%rip),%ymm15
vpternlogq $226,%ymm2,%ymm15,%ymm6
vpternlogq $226,%ymm1,%ymm15,%ymm4
vpternlogq $226,%ymm5,%ymm15,%ymm7
vpternlogq $226,%ymm3,%ymm15,%ymm0
vmovdqa %ymm8,96(%rsp)
vpxor %ymm6,%ymm8,%ymm6
vmovdqa %ymm13,32(%rsp)
vpxor %ymm4,%ymm13,%ymm2
vmovdqa %ymm12,64(%rsp)
vpxor %ymm7,%ymm12,%ymm1
vmovdqa %ymm14,(%rsp)
vpxor %ymm0,%ymm14,%ymm3
incq %rax
xorl %r14d,%r14d
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
3:
movq %r14,%r15
andl $15,%r15d
shll $6,%r15d
vpxor (%r15,%rcx),%ymm6,%ymm0
vpavgb %ymm20,%ymm2,%ymm18
vpavgb %ymm23,%ymm2,%ymm5
vpavgb %ymm16,%ymm0,%ymm6
vpavgb %ymm20,%ymm1,%ymm7
vpavgb %ymm23,%ymm1,%ymm12
vpavgb %ymm20,%ymm3,%ymm13
vpavgb %ymm17,%ymm0,%ymm14
vpavgb %ymm23,%ymm3,%ymm16
vmovdqa64 %ymm18,%ymm4
vpternlogq $248,%ymm6,%ymm5,%ymm4
vpternlogq $236,%ymm12,%ymm7,%ymm4
vpternlogq $236,%ymm16,%ymm13,%ymm4
vperm2i128 $10,%ymm4,%ymm4,%ymm4
vpsrlq $7,%ymm4,%ymm13
vpternlogq $236,%ymm11,%ymm17,%ymm13
vpaddb %ymm0,%ymm13,%ymm0
vpternlogq $234,%ymm6,%ymm4,%ymm14
vpsrlq $7,%ymm14,%ymm4
vpand %ymm4,%ymm11,%ymm4
vpaddb %ymm23,%ymm2,%ymm2
vpternlogq $236,%ymm5,%ymm18,%ymm14
vpsrlq $7,%ymm14,%ymm5
vpaddb %ymm4,%ymm2,%ymm2
vpand %ymm5,%ymm11,%ymm4
vpaddb %ymm23,%ymm1,%ymm1
vpternlogq $236,%ymm12,%ymm7,%ymm14
vpaddb %ymm4,%ymm1,%ymm1
vpsrlq $7,%ymm14,%ymm4
vpand %ymm4,%ymm11,%ymm4
vpaddb (%r15,%r8),%ymm4,%ymm4
vpandq %ymm9,%ymm0,%ymm26
vpsllw $3,%ymm0,%ymm5
vpandq %ymm21,%ymm5,%ymm24
vporq %ymm24,%ymm26,%ymm25
movq %r9,%r15
vmovdqa (%r15),%ymm5
vpternlogq $248,%ymm10,%ymm0,%ymm24
vmovdqa 32(%r15),%ymm6
vmovdqa 64(%r15),%ymm7
vmovdqa 96(%r15),%ymm12
vpaddb %ymm3,%ymm4,%ymm4
vpshufb %ymm26,%ymm5,%ymm3
vpshufb %ymm0,%ymm6,%ymm5
vpshufb %ymm25,%ymm7,%ymm6
vpxor %ymm3,%ymm5,%ymm3
vpshufb %ymm24,%ymm12,%ymm5
vpternlogq $150,%ymm6,%ymm3,%ymm5
movq %r9,%r15
vmovdqa 128(%r15),%ymm3
vmovdqa 160(%r15),%ymm6
vmovdqa 192(%r15),%ymm7
vmovdqa 224(%r15),%ymm12
movq %r9,%r12
vpandq %ymm9,%ymm2,%ymm28
vpsllw $3,%ymm2,%ymm13
vpshufb %ymm26,%ymm3,%ymm14
vpandq %ymm21,%ymm13,%ymm27
vporq %ymm27,%ymm28,%ymm29
vpternlogq $248,%ymm10,%ymm2,%ymm27
vpshufb %ymm0,%ymm6,%ymm6
movq %r10,%r15
vmovdqa (%r15),%ymm13
vpshufb %ymm25,%ymm7,%ymm7
vmovdqa64 32(%r15),%ymm16
vmovdqa64 64(%r15),%ymm18
vmovdqa64 96(%r15),%ymm19
vpshufb %ymm24,%ymm12,%ymm9
vpshufb %ymm28,%ymm13,%ymm12
vpshufb %ymm2,%ymm16,%ymm13
vpxor %ymm12,%ymm13,%ymm12
vpxor %ymm6,%ymm14,%ymm6
vpshufb %ymm29,%ymm18,%ymm14
vpshufb %ymm27,%ymm19,%ymm13
vpternlogq $150,%ymm14,%ymm12,%ymm13
vpternlogq $150,%ymm7,%ymm6,%ymm9
movq %r10,%r15
vmovdqa 128(%r15),%ymm6
vmovdqa 160(%r15),%ymm7
vmovdqa 192(%r15),%ymm12
vmovdqa 224(%r15),%ymm14
vmovdqa64 256(%r12),%ymm16
movq %r9,%r15
vptestnmb %ymm22,%ymm0,%k1
vmovdqu8 %ymm5,%ymm9 {%k1}
vmovdqa 288(%r12),%ymm5
vpshufb %ymm28,%ymm6,%ymm6
vpshufb %ymm2,%ymm7,%ymm7
vpxor %ymm6,%ymm7,%ymm7
vmovdqa64 320(%r12),%ymm18
vpshufb %ymm29,%ymm12,%ymm12
vpshufb %ymm27,%ymm14,%ymm6
vpternlogq $150,%ymm12,%ymm7,%ymm6
vmovdqa 352(%r12),%ymm14
movq %r10,%r12
vmovdqa64 256(%r12),%ymm19
vmovdqa 288(%r12),%ymm12
vmovdqa 320(%r12),%ymm7
vptestnmb %ymm22,%ymm2,%k2
vmovdqu8 %ymm13,%ymm6 {%k2}
vmovdqa64 352(%r12),%ymm31
vpandd 1016f(%rip){1to8},%ymm1,%ymm30
vpsllw $3,%ymm1,%ymm13
vpandq %ymm21,%ymm13,%ymm23
vpshufb %ymm26,%ymm16,%ymm13
vporq %ymm23,%ymm30,%ymm16
vpternlogd $248,1017f(%rip){1to8},%ymm1,%ymm23
movq %r11,%r12
vmovdqa64 %ymm17,%ymm11
vpshufb %ymm0,%ymm5,%ymm17
vmovdqa (%r12),%ymm5
vmovdqa 32(%r12),%ymm15
vpshufb %ymm25,%ymm18,%ymm18
vmovdqa64 64(%r12),%ymm20
vmovdqa64 %ymm21,%ymm10
vmovdqa64 96(%r12),%ymm21
vmovdqa64 %ymm22,%ymm3
vpshufb %ymm30,%ymm5,%ymm22
vpshufb %ymm24,%ymm14,%ymm5
vpshufb %ymm1,%ymm15,%ymm14
vpxorq %ymm22,%ymm14,%ymm14
vpshufb %ymm16,%ymm20,%ymm15
vpxorq %ymm13,%ymm17,%ymm17
vpshufb %ymm23,%ymm21,%ymm13
vpternlogq $150,%ymm15,%ymm14,%ymm13
movq %r11,%r12
vpshufb %ymm28,%ymm19,%ymm14
vmovdqa 128(%r12),%ymm15
vmovdqa64 160(%r12),%ymm19
vpshufb %ymm2,%ymm12,%ymm20
vmovdqa 192(%r12),%ymm12
vmovdqa64 224(%r12),%ymm21
vpshufb %ymm30,%ymm15,%ymm15
vpshufb %ymm29,%ymm7,%ymm22
vpshufb %ymm1,%ymm19,%ymm7
vpxor %ymm7,%ymm15,%ymm15
vpshufb %ymm16,%ymm12,%ymm19
vpshufb %ymm27,%ymm31,%ymm12
vpshufb %ymm23,%ymm21,%ymm7
vpternlogq $150,%ymm19,%ymm15,%ymm7
movq %r11,%r12
vpternlogq $150,%ymm18,%ymm17,%ymm5
vmovdqa 256(%r12),%ymm15
vmovdqa64 288(%r12),%ymm17
vpxorq %ymm14,%ymm20,%ymm20
vmovdqa 320(%r12),%ymm14
vmovdqa64 352(%r12),%ymm21
vpshufb %ymm30,%ymm15,%ymm15
vpshufb %ymm1,%ymm17,%ymm17
vptestnmb %ymm3,%ymm1,%k3
vmovdqu8 %ymm13,%ymm7 {%k3}
vpandd 1016f(%rip){1to8},%ymm4,%ymm19
vpshufb %ymm16,%ymm14,%ymm8
vpsllw $3,%ymm4,%ymm13
vpandq %ymm10,%ymm13,%ymm18
vporq %ymm18,%ymm19,%ymm31
vpshufb %ymm23,%ymm21,%ymm14
vpternlogd $248,1017f(%rip){1to8},%ymm4,%ymm18
movq %rbx,%r12
vpternlogq $150,%ymm22,%ymm20,%ymm12
vmovdqa64 %ymm3,%ymm22
vmovdqa (%r12),%ymm13
vmovdqa64 32(%r12),%ymm20
vpshufb %ymm19,%ymm13,%ymm13
vpshufb %ymm4,%ymm20,%ymm20
vpxorq %ymm13,%ymm20,%ymm20
vmovdqa 64(%r12),%ymm13
vpxorq %ymm15,%ymm17,%ymm15
vmovdqa64 96(%r12),%ymm17
vpshufb %ymm31,%ymm13,%ymm21
vpshufb %ymm18,%ymm17,%ymm13
vpternlogq $150,%ymm8,%ymm15,%ymm14
vpternlogq $150,%ymm21,%ymm20,%ymm13
vmovdqa64 %ymm10,%ymm21
vmovdqa 416(%r15),%ymm8
vptestnmb 1018f(%rip),%ymm0,%k6
vpshufb %ymm0,%ymm8,%ymm0
vmovdqa 384(%r15),%ymm8
vmovdqa 448(%r15),%ymm15
movq %r10,%r12
vpshufb %ymm26,%ymm8,%ymm8
vmovdqa64 416(%r12),%ymm17
vptestnmb 1018f(%rip),%ymm2,%k5
vpshufb %ymm2,%ymm17,%ymm2
vpshufb %ymm25,%ymm15,%ymm15
vmovdqa64 480(%r15),%ymm17
movq %r11,%r15
vpxor %ymm0,%ymm8,%ymm0
vmovdqa 416(%r15),%ymm8
vptestnmb 1018f(%rip),%ymm1,%k4
vpshufb %ymm1,%ymm8,%ymm1
vpshufb %ymm24,%ymm17,%ymm8
vmovdqa64 1019f(%rip),%ymm24
vmovdqa 1020f(%rip),%ymm10
vmovdqa64 384(%r12),%ymm17
vpshufb %ymm28,%ymm17,%ymm17
vpternlogq $150,%ymm15,%ymm0,%ymm8
vmovdqa 448(%r12),%ymm0
vpshufb %ymm29,%ymm0,%ymm0
vmovdqa 480(%r12),%ymm15
vpxorq %ymm17,%ymm2,%ymm2
vpshufb %ymm27,%ymm15,%ymm15
vmovdqa64 384(%r15),%ymm17
vpshufb %ymm30,%ymm17,%ymm17
vmovdqu8 %ymm5,%ymm8 {%k1}
vmovdqa 448(%r15),%ymm5
vpshufb %ymm16,%ymm5,%ymm5
vmovdqa64 480(%r15),%ymm16
vpternlogq $150,%ymm0,%ymm2,%ymm15
vpshufb %ymm23,%ymm16,%ymm2
movq %rbx,%r15
vpxorq %ymm17,%ymm1,%ymm0
vmovdqa64 %ymm11,%ymm17
vmovdqa64 128(%rsp),%ymm20
vmovdqa64 160(%rsp),%ymm23
vmovdqa 192(%rsp),%ymm11
vmovdqa 128(%r15),%ymm1
vmovdqa64 160(%r15),%ymm16
vpshufb %ymm19,%ymm1,%ymm1
vmovdqu8 %ymm9,%ymm8 {%k6}
vpshufb %ymm4,%ymm16,%ymm3
vpxor %ymm1,%ymm3,%ymm1
vmovdqa 192(%r15),%ymm3
vmovdqu8 %ymm12,%ymm15 {%k2}
vmovdqa 224(%r15),%ymm12
vpshufb %ymm31,%ymm3,%ymm3
vpshufb %ymm18,%ymm12,%ymm12
vpternlogq $150,%ymm5,%ymm0,%ymm2
vpternlogq $150,%ymm3,%ymm1,%ymm12
movq %rbx,%r15
vmovdqu8 %ymm6,%ymm15 {%k5}
vmovdqa 256(%r15),%ymm0
vmovdqa 288(%r15),%ymm1
vmovdqa 320(%r15),%ymm3
vmovdqu8 %ymm14,%ymm2 {%k3}
vmovdqa 352(%r15),%ymm5
vpshufb %ymm19,%ymm0,%ymm6
vpshufb %ymm4,%ymm1,%ymm1
vpermd %ymm8,%ymm10,%ymm0
vpxor %ymm6,%ymm1,%ymm6
vpshufb %ymm31,%ymm3,%ymm3
vpshufb %ymm18,%ymm5,%ymm5
vpshufb %ymm24,%ymm15,%ymm1
vmovdqa 1021f(%rip),%ymm8
vpternlogq $150,%ymm3,%ymm6,%ymm5
movq %rbx,%r15
vmovdqu8 %ymm7,%ymm2 {%k4}
vmovdqa 384(%r15),%ymm3
vmovdqa 416(%r15),%ymm6
vmovdqa 448(%r15),%ymm7
vpshufb %ymm8,%ymm2,%ymm2
vmovdqa 480(%r15),%ymm8
vpshufb %ymm19,%ymm3,%ymm3
vmovdqa64 1022f(%rip),%ymm19
vmovdqa 1008f(%rip),%ymm9
vmovdqa 1009f(%rip),%ymm10
vpshufb %ymm4,%ymm6,%ymm6
vpxor %ymm3,%ymm6,%ymm3
vpshufb %ymm31,%ymm7,%ymm6
vpshufb %ymm18,%ymm8,%ymm7
vmovdqa64 1023f(%rip),%ymm18
vpbroadcastq 1024f(%rip),%ymm16
vmovdqa 1025f(%rip),%ymm14
vmovdqa 1018f(%rip),%ymm8
vptestnmb %ymm22,%ymm4,%k1
vpternlogq $150,%ymm6,%ymm3,%ymm7
vmovdqu8 %ymm13,%ymm12 {%k1}
vptestnmb %ymm8,%ymm4,%k2
vpermq $78,%ymm0,%ymm8
vmovdqu8 %ymm5,%ymm7 {%k1}
vpermq $78,%ymm1,%ymm3
vpermq $78,%ymm2,%ymm5
vpaddb %ymm2,%ymm2,%ymm4
vmovdqu8 %ymm12,%ymm7 {%k2}
vpxor %xmm15,%xmm15,%xmm15
vpcmpgtb %ymm2,%ymm15,%ymm6
vpternlogq $108,%ymm16,%ymm4,%ymm6
vpaddb %ymm1,%ymm1,%ymm4
vpshufb %ymm14,%ymm7,%ymm7
vpcmpgtb %ymm1,%ymm15,%ymm12
vpternlogq $108,%ymm16,%ymm4,%ymm12
vmovdqa %ymm2,%ymm4
vpternlogq $150,%ymm8,%ymm7,%ymm4
vpternlogq $150,%ymm12,%ymm1,%ymm4
vpaddb %ymm0,%ymm0,%ymm12
vpcmpgtb %ymm0,%ymm15,%ymm13
vpternlogq $150,%ymm7,%ymm2,%ymm1
vpaddb %ymm7,%ymm7,%ymm14
vpcmpgtb %ymm7,%ymm15,%ymm15
vpternlogq $108,%ymm16,%ymm14,%ymm15
vpermq $78,%ymm4,%ymm14
vpternlogq $150,%ymm8,%ymm3,%ymm5
vpternlogq $150,%ymm15,%ymm7,%ymm5
vpxor %ymm7,%ymm14,%ymm15
vpternlogq $108,%ymm16,%ymm12,%ymm13
vpternlogq $150,%ymm13,%ymm0,%ymm1
vpermq $78,%ymm1,%ymm12
vpternlogq $150,%ymm3,%ymm8,%ymm7
incq %r14
vpermq $78,%ymm5,%ymm8
vpxor %ymm2,%ymm12,%ymm13
vpternlogq $150,%ymm6,%ymm2,%ymm7
vpsrlq $4,%ymm13,%ymm2
vpand %ymm9,%ymm13,%ymm6
vpshufb %ymm6,%ymm18,%ymm6
vpand %ymm2,%ymm9,%ymm2
vpsrlq $4,%ymm15,%ymm13
vpand %ymm9,%ymm15,%ymm15
vpshufb %ymm15,%ymm18,%ymm15
vpshufb %ymm2,%ymm19,%ymm16
vpand %ymm9,%ymm13,%ymm2
vpshufb %ymm2,%ymm19,%ymm2
vpxor %ymm2,%ymm15,%ymm2
vpxorq %ymm6,%ymm16,%ymm6
vmovdqa64 1002f(%rip),%ymm16
vpternlogq $150,%ymm1,%ymm5,%ymm2
vpxor %ymm0,%ymm7,%ymm0
vpermq $78,%ymm0,%ymm0
vpternlogq $150,%ymm8,%ymm7,%ymm6
vpsrlq $4,%ymm0,%ymm1
vpand %ymm0,%ymm9,%ymm0
vpshufb %ymm0,%ymm18,%ymm0
vpand %ymm1,%ymm9,%ymm1
vpshufb %ymm1,%ymm19,%ymm1
vpxor %ymm3,%ymm8,%ymm3
vpsrlq $4,%ymm3,%ymm5
vpxor %ymm0,%ymm1,%ymm1
vpand %ymm3,%ymm9,%ymm0
vpshufb %ymm0,%ymm18,%ymm0
vpand %ymm5,%ymm9,%ymm3
vpternlogq $150,%ymm4,%ymm12,%ymm1
vpshufb %ymm3,%ymm19,%ymm3
vpxor %ymm0,%ymm3,%ymm3
vpternlogq $150,%ymm7,%ymm14,%ymm3
cmpq $10,%r14
jne 3b
vpshufd $238,%ymm6,%ymm0
vmovdqa 96(%rsp),%ymm8
vpternlogq $150,%ymm0,%ymm6,%ymm8
vpshufd $238,%ymm2,%ymm0
vmovdqa 32(%rsp),%ymm13
vpternlogq $150,%ymm0,%ymm2,%ymm13
vpshufd $238,%ymm1,%ymm0
vmovdqa 64(%rsp),%ymm12
vpternlogq $150,%ymm0,%ymm1,%ymm12
vpshufd $238,%ymm3,%ymm0
vmovdqa (%rsp),%ymm14
vpternlogq $150,%ymm0,%ymm3,%ymm14
cmpq %rdx,%rax
jne 2b
leaq -32(%rbp),%rsp
popq %rbx
popq %r12
popq %r14
popq %r15
popq %rbp
4:
vpbroadcastq %xmm13,%xmm0
vpbroadcastq %xmm14,%xmm1
vpunpcklqdq %ymm13,%ymm8,%ymm2
vextracti128 $1,%ymm2,%xmm2
vpunpcklqdq %ymm14,%ymm12,%ymm3
vextracti128 $1,%ymm3,%xmm3
vpunpcklbw %xmm2,%xmm8,%xmm4
vpunpckhbw %xmm2,%xmm0,%xmm0
vpunpcklbw %xmm3,%xmm12,%xmm2
vpunpckhbw %xmm3,%xmm1,%xmm1
vpunpcklbw %xmm2,%xmm4,%xmm3
vpunpckhbw %xmm2,%xmm4,%xmm2
vpunpcklbw %xmm1,%xmm0,%xmm4
vpunpckhbw %xmm1,%xmm0,%xmm0
vpunpcklbw %xmm4,%xmm3,%xmm1
vpunpcklbw %xmm0,%xmm2,%xmm5
vpunpckhbw %xmm0,%xmm2,%xmm0
vinserti128 $1,%xmm0,%ymm5,%ymm0
vpunpckhbw %xmm4,%xmm3,%xmm2
vinserti128 $1,%xmm2,%ymm1,%ymm1
vinserti64x4 $1,%ymm0,%zmm1,%zmm0
vmovdqu64 %zmm0,(%rsi)
vzeroupper
retq
end_function phalanx_0_1_kupyna_256_absorb_avx512

function phalanx_0_1_kupyna_512_absorb_avx512
vbroadcasti32x4 (%rsi),%zmm7
vbroadcasti32x4 64(%rsi),%zmm0
vbroadcasti32x4 16(%rsi),%zmm6
vbroadcasti32x4 80(%rsi),%zmm3
vbroadcasti32x4 32(%rsi),%zmm5
vbroadcasti32x4 96(%rsi),%zmm1
vbroadcasti32x4 48(%rsi),%zmm4
vbroadcasti32x4 112(%rsi),%zmm2
movl $4,%eax
nopl 8(%rax)
2:
vmovdqa64 %zmm5,%zmm8
vmovdqa64 %zmm4,%zmm9
vpunpcklbw %zmm3,%zmm6,%zmm5
vpunpckhbw %zmm3,%zmm6,%zmm4
vpunpckhbw %zmm0,%zmm7,%zmm6
vpunpcklbw %zmm0,%zmm7,%zmm7
vpunpcklbw %zmm1,%zmm8,%zmm0
vpunpckhbw %zmm1,%zmm8,%zmm3
vpunpcklbw %zmm2,%zmm9,%zmm1
vpunpckhbw %zmm2,%zmm9,%zmm2
decq %rax
jne 2b
vmovdqa64 1026f(%rip),%zmm8
vpternlogq $226,%zmm7,%zmm8,%zmm0
vpternlogq $226,%zmm6,%zmm8,%zmm3
vpternlogq $226,%zmm5,%zmm8,%zmm1
vpternlogq $226,%zmm4,%zmm8,%zmm2
vmovdqa64 1026f+64(%rip),%zmm4
vpandq %zmm4,%zmm0,%zmm30
vpandq %zmm4,%zmm3,%zmm28
vpandq %zmm4,%zmm1,%zmm29
vpandq %zmm4,%zmm2,%zmm31
testq %rdx,%rdx
je 6f
pushq %rbp
movq %rsp,%rbp
andq $-64,%rsp
subq $320,%rsp
vmovdqa64 1026f+128(%rip),%zmm6
vmovdqa64 1027f(%rip),%zmm11
vmovdqa64 1027f+64(%rip),%zmm12
vpaddb %zmm11,%zmm6,%zmm13
vpaddb %zmm12,%zmm6,%zmm14
xorl %eax,%eax
leaq 1028f(%rip),%rcx
leaq 1029f(%rip),%r8
vmovdqa64 1030f(%rip),%zmm15
vmovdqa64 1031f(%rip),%zmm16
vmovdqa64 1032f(%rip),%zmm17
vmovdqa64 1033f(%rip),%zmm2
vmovdqa64 1034f(%rip),%zmm1
vpbroadcastq 1024f(%rip),%zmm9
vmovdqa64 1035f(%rip),%zmm10
vmovdqa64 1036f(%rip),%zmm18
vmovdqa64 1037f(%rip),%zmm8
vmovdqa64 1038f(%rip),%zmm4
nop
3:
movq %rax,%r9
shlq $7,%r9
vbroadcasti32x4 (%rdi,%r9),%zmm25
vbroadcasti32x4 64(%rdi,%r9),%zmm5
vbroadcasti32x4 16(%rdi,%r9),%zmm24
vbroadcasti32x4 80(%rdi,%r9),%zmm22
vbroadcasti32x4 32(%rdi,%r9),%zmm26
vbroadcasti32x4 96(%rdi,%r9),%zmm19
vbroadcasti32x4 48(%rdi,%r9),%zmm27
vbroadcasti32x4 112(%rdi,%r9),%zmm21
movl $4,%r9d
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
4:
vmovdqa64 %zmm26,%zmm23
vmovdqa64 %zmm27,%zmm20
vpunpcklbw %zmm22,%zmm24,%zmm26
vpunpckhbw %zmm22,%zmm24,%zmm27
vpunpckhbw %zmm5,%zmm25,%zmm24
vpunpcklbw %zmm5,%zmm25,%zmm25
vpunpcklbw %zmm19,%zmm23,%zmm5
vpunpckhbw %zmm19,%zmm23,%zmm22
vpunpcklbw %zmm21,%zmm20,%zmm19
vpunpckhbw %zmm21,%zmm20,%zmm21
decq %r9
jne 4b
vmovdqa64 1026f(%rip),%zmm0
vpternlogq $226,%zmm25,%zmm0,%zmm5
vpternlogq $226,%zmm24,%zmm0,%zmm22
vpternlogq $226,%zmm26,%zmm0,%zmm19
vpternlogq $226,%zmm27,%zmm0,%zmm21
vmovdqa64 %zmm30,64(%rsp)
vpxorq %zmm5,%zmm30,%zmm20
vmovdqa64 %zmm28,192(%rsp)
vpxorq %zmm22,%zmm28,%zmm22
vmovdqa64 %zmm29,128(%rsp)
vpxorq %zmm19,%zmm29,%zmm19
vmovdqa64 %zmm31,(%rsp)
vpxorq %zmm21,%zmm31,%zmm5
incq %rax
xorl %r9d,%r9d
vmovdqa64 1039f(%rip),%zmm0
nopw %cs:512(%rax,%rax)
nopl 512(%rax,%rax)
5:
movq %r9,%r10
andl $15,%r10d
shll $6,%r10d
vpxorq (%r10,%rcx),%zmm20,%zmm21
vpaddb %zmm12,%zmm22,%zmm30
vpaddb %zmm11,%zmm21,%zmm24
vpternlogq $142,%zmm22,%zmm12,%zmm30
vpaddb %zmm22,%zmm14,%zmm25
vpternlogq $142,%zmm22,%zmm12,%zmm25
vpaddb %zmm21,%zmm13,%zmm20
vpaddb %zmm12,%zmm19,%zmm26
vpternlogq $142,%zmm19,%zmm12,%zmm26
vpaddb %zmm19,%zmm14,%zmm27
vpternlogq $142,%zmm21,%zmm11,%zmm24
vpternlogq $142,%zmm19,%zmm12,%zmm27
vpaddb %zmm12,%zmm5,%zmm28
vpternlogq $142,%zmm5,%zmm12,%zmm28
vpternlogq $142,%zmm21,%zmm11,%zmm20
vpaddb %zmm5,%zmm14,%zmm29
vpternlogq $142,%zmm5,%zmm12,%zmm29
vmovdqa64 %zmm30,%zmm23
vpternlogq $248,%zmm24,%zmm25,%zmm23
vpternlogq $236,%zmm27,%zmm26,%zmm23
vpternlogq $236,%zmm29,%zmm28,%zmm23
vshufi64x2 $78,%zmm23,%zmm23,%zmm23
vpandq 1026f(%rip),%zmm23,%zmm23
vpsrlq $7,%zmm23,%zmm28
vpternlogd $234,%zmm11,%zmm6,%zmm28
vpternlogq $236,%zmm23,%zmm24,%zmm20
vpaddb %zmm28,%zmm21,%zmm28
vpsrlq $7,%zmm20,%zmm21
vpternlogd $234,%zmm12,%zmm6,%zmm21
vpternlogq $236,%zmm25,%zmm30,%zmm20
vpaddb %zmm21,%zmm22,%zmm23
vpsrlq $7,%zmm20,%zmm21
vpternlogd $234,%zmm12,%zmm6,%zmm21
vpternlogq $236,%zmm27,%zmm26,%zmm20
vpaddb %zmm21,%zmm19,%zmm21
vptestmb %zmm15,%zmm28,%k2
vpmovb2m %zmm28,%k0
vptestnmb %zmm16,%zmm28,%k1
vpmovm2b %k2,%zmm25
vpandq %zmm17,%zmm28,%zmm22
vmovdqa64 1040f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26
vmovdqa64 1041f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm19
vpshufb %zmm22,%zmm2,%zmm26 {%k1}
vmovdqa64 1042f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm19 {%k1}
vmovdqa64 1043f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27
vmovdqa64 1044f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29
vmovdqa64 1045f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27 {%k1}
vmovdqa64 1046f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29 {%k1}
vmovdqa64 1047f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm30
vmovdqa64 1048f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24
vmovdqa64 1049f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm30 {%k1}
vmovdqa64 1050f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24 {%k1}
vmovdqa64 1051f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm31
vmovdqa64 1052f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm3
vmovdqa64 1053f(%rip),%zmm7
vpshufb %zmm22,%zmm7,%zmm31 {%k1}
vmovdqa64 1054f(%rip),%zmm7
vpshufb %zmm22,%zmm7,%zmm3 {%k1}
vptestmb %zmm1,%zmm28,%k1
vpmovm2b %k1,%zmm22
vpternlogq $184,%zmm31,%zmm22,%zmm3
vpternlogq $184,%zmm30,%zmm22,%zmm24
vpternlogq $184,%zmm27,%zmm22,%zmm29
vptestnmb %zmm16,%zmm23,%k1
vpternlogq $184,%zmm26,%zmm22,%zmm19
vpandq %zmm17,%zmm23,%zmm26
vmovdqa64 1055f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm27
vmovdqa64 1056f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm22
vmovdqa64 1057f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm27 {%k1}
vmovdqa64 1058f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm22 {%k1}
vmovdqa64 1059f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm28
vmovdqa64 1060f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm28 {%k1}
vpternlogq $226,%zmm3,%zmm25,%zmm24
vmovdqa64 1061f(%rip),%zmm3
vpshufb %zmm26,%zmm3,%zmm3
vmovdqa64 1062f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm3 {%k1}
vmovdqa64 1063f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm30
vpternlogq $226,%zmm29,%zmm25,%zmm19
vmovdqa64 1064f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm30 {%k1}
vmovdqa64 1065f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm25
vmovdqa64 1066f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm29
vmovdqa64 1067f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm25 {%k1}
vmovdqa64 1068f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm29 {%k1}
vmovdqa64 1069f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm31
vmovdqa64 1070f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm31 {%k1}
vptestmb %zmm15,%zmm23,%k1
vpmovb2m %zmm23,%k2
vptestmb %zmm1,%zmm23,%k3
vpmovm2b %k3,%zmm23
vpternlogq $184,%zmm29,%zmm23,%zmm31
vpmovm2b %k0,%zmm26
vpternlogq $184,%zmm30,%zmm23,%zmm25
vpmovm2b %k1,%zmm29
vpternlogq $184,%zmm28,%zmm23,%zmm3
vpmovm2b %k2,%zmm28
vpternlogq $184,%zmm27,%zmm23,%zmm22
vptestnmb %zmm16,%zmm21,%k1
vpternlogq $226,%zmm24,%zmm26,%zmm19
vpandq %zmm17,%zmm21,%zmm24
vmovdqa64 1071f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm26
vmovdqa64 1072f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm26 {%k1}
vpternlogq $226,%zmm31,%zmm29,%zmm25
vmovdqa64 1073f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm23
vmovdqa64 1074f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm23 {%k1}
vmovdqa64 1075f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm27
vpternlogq $226,%zmm3,%zmm29,%zmm22
vmovdqa64 1076f(%rip),%zmm3
vpshufb %zmm24,%zmm3,%zmm27 {%k1}
vmovdqa64 1077f(%rip),%zmm3
vpshufb %zmm24,%zmm3,%zmm3
vmovdqa64 1078f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm29
vmovdqa64 1079f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm3 {%k1}
vmovdqa64 1080f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm29 {%k1}
vmovdqa64 1081f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm30
vmovdqa64 1082f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm30 {%k1}
vpternlogq $226,%zmm25,%zmm28,%zmm22
vmovdqa64 1083f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm25
vmovdqa64 1084f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm25 {%k1}
vmovdqa64 1085f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm28
vmovdqa64 1086f(%rip),%zmm7
vpshufb %zmm24,%zmm7,%zmm28 {%k1}
vpsrlq $7,%zmm20,%zmm20
vpandd %zmm20,%zmm6,%zmm20
vpaddb (%r10,%r8),%zmm20,%zmm20
vptestmb %zmm15,%zmm21,%k0
vpmovb2m %zmm21,%k1
vptestmb %zmm1,%zmm21,%k2
vpmovm2b %k2,%zmm21
vpternlogq $184,%zmm25,%zmm21,%zmm28
vpmovm2b %k0,%zmm24
vpternlogq $184,%zmm29,%zmm21,%zmm30
vpmovm2b %k1,%zmm25
vpternlogq $184,%zmm27,%zmm21,%zmm3
vpternlogq $184,%zmm26,%zmm21,%zmm23
vpternlogq $226,%zmm28,%zmm24,%zmm30
vpaddb %zmm5,%zmm20,%zmm5
vpternlogq $226,%zmm3,%zmm24,%zmm23
vpternlogq $226,%zmm30,%zmm25,%zmm23
vptestnmb %zmm16,%zmm5,%k1
vpandq %zmm17,%zmm5,%zmm3
vmovdqa64 1087f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm21
vmovdqa64 1088f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm21 {%k1}
vmovdqa64 1089f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm24
vmovdqa64 1090f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm24 {%k1}
vmovdqa64 1091f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm25
vmovdqa64 1092f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm25 {%k1}
vmovdqa64 1093f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm26
vmovdqa64 1094f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm26 {%k1}
vmovdqa64 1095f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm27
vmovdqa64 1096f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm27 {%k1}
vmovdqa64 1097f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm28
vmovdqa64 1098f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm28 {%k1}
vpshufb %zmm3,%zmm0,%zmm20
vmovdqa64 1099f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm20 {%k1}
vpshufb %zmm3,%zmm4,%zmm29
vpshufb %zmm3,%zmm8,%zmm29 {%k1}
vptestmb %zmm15,%zmm5,%k1
vpmovb2m %zmm5,%k0
vptestmb %zmm1,%zmm5,%k2
vpmovm2b %k2,%zmm3
vpternlogq $184,%zmm20,%zmm3,%zmm29
vpshufb 1100f(%rip),%zmm19,%zmm19
vpshufb 1100f+64(%rip),%zmm22,%zmm5
vpshufb 1100f+128(%rip),%zmm23,%zmm20
vpternlogq $184,%zmm27,%zmm3,%zmm28
vpmovm2b %k1,%zmm22
vpternlogq $184,%zmm25,%zmm3,%zmm26
vpternlogq $184,%zmm21,%zmm3,%zmm24
vpternlogq $226,%zmm29,%zmm22,%zmm28
vshufi64x2 $78,%zmm19,%zmm19,%zmm3
vshufi64x2 $78,%zmm5,%zmm5,%zmm21
vpternlogq $226,%zmm26,%zmm22,%zmm24
vshufi64x2 $78,%zmm20,%zmm20,%zmm23
vpaddb %zmm20,%zmm20,%zmm22
vpmovb2m %zmm20,%k1
vpmovm2b %k0,%zmm25
vpmovm2b %k1,%zmm26
vpternlogq $108,%zmm9,%zmm22,%zmm26
vpaddb %zmm5,%zmm5,%zmm22
vpternlogq $226,%zmm28,%zmm25,%zmm24
vpmovb2m %zmm5,%k0
vpmovm2b %k0,%zmm25
vpternlogq $108,%zmm9,%zmm22,%zmm25
vpshufb 1100f+192(%rip),%zmm24,%zmm22
vpaddb %zmm22,%zmm22,%zmm24
vpmovb2m %zmm22,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm9,%zmm24,%zmm27
vmovdqa64 %zmm20,%zmm28
vpternlogq $150,%zmm3,%zmm22,%zmm28
vpternlogq $150,%zmm3,%zmm21,%zmm23
vpternlogq $150,%zmm27,%zmm22,%zmm23
vmovdqa64 %zmm22,%zmm24
vpternlogq $150,%zmm25,%zmm5,%zmm28
vpaddb %zmm19,%zmm19,%zmm25
vpternlogq $150,%zmm21,%zmm3,%zmm24
vpmovb2m %zmm19,%k0
vpmovm2b %k0,%zmm3
vpternlogq $108,%zmm9,%zmm25,%zmm3
vpternlogq $150,%zmm26,%zmm20,%zmm24
vpternlogq $150,%zmm22,%zmm20,%zmm5
vpternlogq $150,%zmm3,%zmm19,%zmm5
vpxorq %zmm19,%zmm24,%zmm3
vshufi64x2 $78,%zmm3,%zmm3,%zmm3
vpsrlq $4,%zmm3,%zmm19
vpandq %zmm17,%zmm3,%zmm3
vpshufb %zmm3,%zmm10,%zmm3
vpandq %zmm17,%zmm19,%zmm19
vpshufb %zmm19,%zmm18,%zmm19
vpxorq %zmm3,%zmm19,%zmm19
vshufi64x2 $78,%zmm5,%zmm5,%zmm3
vpternlogq $150,%zmm28,%zmm3,%zmm19
vshufi64x2 $78,%zmm28,%zmm28,%zmm25
vpxord %zmm25,%zmm22,%zmm22
vpxord %zmm3,%zmm20,%zmm3
vpsrlq $4,%zmm3,%zmm20
vpandq %zmm17,%zmm3,%zmm3
vpshufb %zmm3,%zmm10,%zmm3
vpandq %zmm17,%zmm20,%zmm20
vpshufb %zmm20,%zmm18,%zmm20
vpxorq %zmm3,%zmm20,%zmm20
vpsrlq $4,%zmm22,%zmm3
vpandq %zmm17,%zmm22,%zmm22
vpshufb %zmm22,%zmm10,%zmm22
vpandq %zmm17,%zmm3,%zmm3
vpshufb %zmm3,%zmm18,%zmm3
vpxorq %zmm22,%zmm3,%zmm22
vpternlogq $150,%zmm5,%zmm23,%zmm22
vshufi64x2 $78,%zmm23,%zmm23,%zmm3
vpternlogq $150,%zmm3,%zmm24,%zmm20
vpxorq %zmm3,%zmm21,%zmm3
vpsrlq $4,%zmm3,%zmm5
vpandq %zmm17,%zmm3,%zmm3
vpshufb %zmm3,%zmm10,%zmm3
vpandq %zmm17,%zmm5,%zmm5
vpshufb %zmm5,%zmm18,%zmm5
vpxorq %zmm3,%zmm5,%zmm5
vpternlogq $150,%zmm24,%zmm25,%zmm5
incq %r9
cmpq $14,%r9
jne 5b
vpermq $78,%zmm20,%zmm3
vpxorq %zmm20,%zmm3,%zmm3
vmovdqa64 64(%rsp),%zmm30
vmovdqa64 1026f+64(%rip),%zmm20
vpternlogq $120,%zmm20,%zmm3,%zmm30
vpermq $78,%zmm22,%zmm3
vpxorq %zmm22,%zmm3,%zmm3
vmovdqa64 192(%rsp),%zmm28
vpternlogq $120,%zmm20,%zmm3,%zmm28
vpermq $78,%zmm19,%zmm3
vpxorq %zmm19,%zmm3,%zmm3
vmovdqa64 128(%rsp),%zmm29
vpternlogq $120,%zmm20,%zmm3,%zmm29
vpermq $78,%zmm5,%zmm3
vpxorq %zmm5,%zmm3,%zmm3
vmovdqa64 (%rsp),%zmm31
vpternlogq $120,%zmm20,%zmm3,%zmm31
cmpq %rdx,%rax
jne 3b
movq %rbp,%rsp
popq %rbp
6:
vshufi64x2 $78,%zmm30,%zmm30,%zmm0
vshufi64x2 $78,%zmm28,%zmm28,%zmm1
vshufi64x2 $78,%zmm29,%zmm29,%zmm3
vshufi64x2 $78,%zmm31,%zmm31,%zmm2
movl $3,%eax
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
xchgw %ax,%ax
7:
vmovdqa64 %zmm29,%zmm6
vmovdqa64 %zmm31,%zmm7
vpunpcklbw %zmm1,%zmm28,%zmm29
vpunpckhbw %zmm1,%zmm28,%zmm31
vpunpckhbw %zmm0,%zmm30,%zmm28
vpunpcklbw %zmm0,%zmm30,%zmm30
vpunpcklbw %zmm3,%zmm6,%zmm0
vpunpckhbw %zmm3,%zmm6,%zmm1
vpunpcklbw %zmm2,%zmm7,%zmm3
vpunpckhbw %zmm2,%zmm7,%zmm2
decq %rax
jne 7b
vinserti32x4 $1,%xmm31,%ymm29,%ymm4
vinserti32x4 $1,%xmm28,%ymm30,%ymm5
vinserti64x4 $1,%ymm4,%zmm5,%zmm4
vmovdqu64 %zmm4,(%rsi)
vinserti128 $1,%xmm2,%ymm3,%ymm2
vinserti128 $1,%xmm1,%ymm0,%ymm0
vinserti64x4 $1,%ymm2,%zmm0,%zmm0
vmovdqu64 %zmm0,64(%rsi)
vzeroupper
retq
end_function phalanx_0_1_kupyna_512_absorb_avx512

constant local_kupyna_avx512_constant_1000,5,32
1000:
.quad 0x0,0x0,0xffffffffffffffff,0xffffffffffffffff
constant local_kupyna_avx512_constant_1001,6,1024
1001:
.quad 0x7060504030201000,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7161514131211101,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7262524232221202,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7363534333231303,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7464544434241404,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7565554535251505,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7666564636261606,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7767574737271707,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7868584838281808,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7969594939291909,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7a6a5a4a3a2a1a0a,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7b6b5b4b3b2b1b0b,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7c6c5c4c3c2c1c0c,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7d6d5d4d3d2d1d0d,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7e6e5e4e3e2e1e0e,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7f6f5f4f3f2f1f0f,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
constant local_kupyna_avx512_constant_1002,5,32
1002:
.quad 0x0,0xf2f2f2f2f2f2f2f2,0x0,0xefefefefefefefef
constant local_kupyna_avx512_constant_1003,5,32
1003:
.quad 0x0,0xf3f3f3f3f3f3f3f3,0x0,0xf0f0f0f0f0f0f0f0
constant local_kupyna_avx512_constant_1004,4,16
1004:
.quad 0x0,0xefefefefefefefef
constant local_kupyna_avx512_constant_1005,4,16
1005:
.quad 0x0,0xf0f0f0f0f0f0f0f0
constant local_kupyna_avx512_constant_1006,6,1024
1006:
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x10203040506070
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x111213141516171
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x212223242526272
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x313233343536373
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x414243444546474
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x515253545556575
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x616263646566676
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x717273747576777
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x818283848586878
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0x919293949596979
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xa1a2a3a4a5a6a7a
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xb1b2b3b4b5b6b7b
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xc1c2c3c4c5c6c7c
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xd1d2d3d4d5d6d7d
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xe1e2e3e4e5e6e7e
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0xf0f0f0f0f0f0f0f0,0x0,0xf1f2f3f4f5f6f7f
.quad 0x0,0x0,0x0,0x0
constant local_kupyna_avx512_constant_1007,4,16
1007:
.quad 0x0,0x101010101010101
constant local_kupyna_avx512_constant_1008,5,32
1008:
.rept 4
.quad 0xf0f0f0f0f0f0f0f
.endr
constant local_kupyna_avx512_constant_1009,5,32
1009:
.rept 4
.quad 0x8f8f8f8f8f8f8f8f
.endr
constant local_kupyna_avx512_constant_1010,5,32
1010:
.rept 4
.quad 0x8080808080808080
.endr
constant local_kupyna_avx512_constant_1011,5,512
1011:
.quad 0x70d3d79d3a6984eb,0xb191305ddeb54067,0x70d3d79d3a6984eb,0xb191305ddeb54067
.quad 0xdfff9a54f1747786,0x88d47b322322a01e,0xdfff9a54f1747786,0x88d47b322322a01e
.quad 0x36cb0dc15a97c870,0x4e182b626e943daa,0x36cb0dc15a97c870,0x4e182b626e943daa
.quad 0xc08b356397d578b5,0x7e85901a068402a2,0xc08b356397d578b5,0x7e85901a068402a2
.quad 0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c,0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.quad 0xdf708a7fdc50cc21,0x874d0ecc3424f5e8,0xdf708a7fdc50cc21,0x874d0ecc3424f5e8
.quad 0x911281ae58cfafcb,0x5054a1b9ed57eed9,0x911281ae58cfafcb,0x5054a1b9ed57eed9
.quad 0x717254cb76f20067,0x377cd7a8a1974832,0x717254cb76f20067,0x377cd7a8a1974832
.quad 0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4,0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.quad 0x3173eee857e80dd9,0x89a4cb80b7316206,0x3173eee857e80dd9,0x89a4cb80b7316206
.quad 0x6584fb4b81e205d8,0x4ade42ace696023f,0x6584fb4b81e205d8,0x4ade42ace696023f
.quad 0x7cdd099fec83102a,0x2c9d859fa35bab61,0x7cdd099fec83102a,0x2c9d859fa35bab61
.quad 0x2aa7444eedc05481,0x80568b7ccae62585,0x2aa7444eedc05481,0x80568b7ccae62585
.quad 0x11158378c5e467a3,0xd55e14683f5c520b,0x11158378c5e467a3,0xd55e14683f5c520b
.quad 0x26b49d9efda4062d,0xd255db373b70c97,0x26b49d9efda4062d,0xd255db373b70c97
.quad 0x4ea3d2c2627c7d3b,0x46eeb99f5d56829f,0x4ea3d2c2627c7d3b,0x46eeb99f5d56829f
constant local_kupyna_avx512_constant_1012,5,32
1012:
.rept 4
.quad 0x2020202020202020
.endr
constant local_kupyna_avx512_constant_1013,5,512
1013:
.quad 0x860947c4fe1b937d,0x98b0b9076a9d8f0b,0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.quad 0xc5815ba14a4d863f,0x15d7eef2d0abd3ce,0xc5815ba14a4d863f,0x15d7eef2d0abd3ce
.quad 0x395ce5bafed24957,0xc98db309a5015a1a,0x395ce5bafed24957,0xc98db309a5015a1a
.quad 0xbbc73235d86fe7db,0xbcfd742eade13c36,0xbbc73235d86fe7db,0xbcfd742eade13c36
.quad 0xa8b8e1381e80468b,0x524251d76230ce0,0xa8b8e1381e80468b,0x524251d76230ce0
.quad 0x96fcbc30e9ae60f7,0xb9fc3549d8eb187f,0x96fcbc30e9ae60f7,0xb9fc3549d8eb187f
.quad 0x8c8dad755f17493,0xfc5cc3b4b5dc4c04,0x8c8dad755f17493,0xfc5cc3b4b5dc4c04
.quad 0x9cae7341fabba4de,0xdf7be3faa1657ee,0x9cae7341fabba4de,0xdf7be3faa1657ee
.quad 0xaf61b353742f7a50,0xadac991fcdde3539,0xaf61b353742f7a50,0xadac991fcdde3539
.quad 0xe788f9f2fa1191c,0x67ccae7014a57cb8,0xe788f9f2fa1191c,0x67ccae7014a57cb8
.quad 0xc8937c95cbb14a1,0x2f5ecbfd480d4276,0xc8937c95cbb14a1,0x2f5ecbfd480d4276
.quad 0x573b38b8f45c1cf7,0xbaf6984df1e9026,0x573b38b8f45c1cf7,0xbaf6984df1e9026
.quad 0x66a7ed5af001c2b6,0xd729c0c7278a7f21,0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.quad 0xf19858109cb61e86,0x88aa656321a71df5,0xf19858109cb61e86,0x88aa656321a71df5
.quad 0xc0f953dd20dceec4,0x8ef23bf3244c7bcd,0xc0f953dd20dceec4,0x8ef23bf3244c7bcd
.quad 0x163aa301b1231913,0xf19212dec718140b,0x163aa301b1231913,0xf19212dec718140b
constant local_kupyna_avx512_constant_1014,5,512
1014:
.quad 0x24370f50a899cf27,0x83405b3ed2953028,0x24370f50a899cf27,0x83405b3ed2953028
.quad 0x878cfbc46ab2d86d,0x62562bf306e4d44a,0x878cfbc46ab2d86d,0x62562bf306e4d44a
.quad 0xa9bf303df56906a0,0xaac0b6d23b88c7ef,0xa9bf303df56906a0,0xaac0b6d23b88c7ef
.quad 0xf641e63182d8c879,0x12871a80ed264937,0xf641e63182d8c879,0x12871a80ed264937
.quad 0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe,0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.quad 0x75ba836cd90ed5d5,0xd36f48f12efcc1f7,0x75ba836cd90ed5d5,0xd36f48f12efcc1f7
.quad 0x7d87e71d259d90c0,0xe1ec7816e13c11de,0x7d87e71d259d90c0,0xe1ec7816e13c11de
.quad 0x4c9d04371e99802f,0x38f467768488b84,0x4c9d04371e99802f,0x38f467768488b84
.quad 0x63755f01bf79f56b,0x91e8652a683d231b,0x63755f01bf79f56b,0x91e8652a683d231b
.quad 0xa520f64c2136207b,0xd90e53f9ff2558cb,0xa520f64c2136207b,0xd90e53f9ff2558cb
.quad 0xea6ce1af4c714339,0x136c0161828d0529,0xea6ce1af4c714339,0x136c0161828d0529
.quad 0x2fa48f3d1e9330c,0x6e414a2f07db916b,0x2fa48f3d1e9330c,0x6e414a2f07db916b
.quad 0xaa548639dba00442,0x67740cf88b21348c,0xaa548639dba00442,0x67740cf88b21348c
.quad 0xd438e82d0da50f5c,0x542aa3986e90c9ea,0xd438e82d0da50f5c,0x542aa3986e90c9ea
.quad 0xd55ec1c883b3fbb4,0x23320aa2eac69349,0xd55ec1c883b3fbb4,0x23320aa2eac69349
.quad 0x498b3310223971fc,0x28b6d9661a58d683,0x498b3310223971fc,0x28b6d9661a58d683
constant local_kupyna_avx512_constant_1015,5,512
1015:
.quad 0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4,0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.quad 0x43b88804eaf09ce1,0xf3486dec83b01b7,0x43b88804eaf09ce1,0xf3486dec83b01b7
.quad 0x60884d5226a6e1f7,0xbbe640da6acf11a1,0x60884d5226a6e1f7,0xbbe640da6acf11a1
.quad 0xc9954c0c562a6fbd,0x190a27ab0c5ec966,0xc9954c0c562a6fbd,0x190a27ab0c5ec966
.quad 0xc501506f8e00906c,0x7ae2a269cd3f47da,0xc501506f8e00906c,0x7ae2a269cd3f47da
.quad 0x51e99c2fcbf3cd1c,0xa5037053d7f14f8c,0x51e99c2fcbf3cd1c,0xa5037053d7f14f8c
.quad 0xc1062599ebf8befb,0xbda072d014db7493,0xc1062599ebf8befb,0xbda072d014db7493
.quad 0x4470b834ac06ccd3,0x47db63b50404237,0x4470b834ac06ccd3,0x47db63b50404237
.quad 0x5c879dfef782b0e7,0xef80fca5b4de3581,0x5c879dfef782b0e7,0xef80fca5b4de3581
.quad 0x6c54d536192ca4d6,0x9eac38bd059fa720,0x6c54d536192ca4d6,0x9eac38bd059fa720
.quad 0x77619bf4f8117640,0xd604eecf1bc29617,0x77619bf4f8117640,0xd604eecf1bc29617
.quad 0xc14b27d918d15ac4,0x3e1ae5f42f554b5f,0xc14b27d918d15ac4,0x3e1ae5f42f554b5f
.quad 0x174ca959f0dc6d64,0x61e01b57c9b8917f,0x174ca959f0dc6d64,0x61e01b57c9b8917f
.quad 0xfbe40f7dfcbed18e,0x3a4cc67fb563b118,0xfbe40f7dfcbed18e,0x3a4cc67fb563b118
.quad 0x6f31f3e386b7d6af,0x57db8323645b0474,0x6f31f3e386b7d6af,0x57db8323645b0474
.quad 0x29c6ebf077c02e37,0x6c8dc282b358ac88,0x29c6ebf077c02e37,0x6c8dc282b358ac88
constant local_kupyna_avx512_constant_1016,2,4
1016:
.quad 0xf0f0f0f
constant local_kupyna_avx512_constant_1017,2,4
1017:
.quad 0x8f8f8f8f
constant local_kupyna_avx512_constant_1018,5,32
1018:
.rept 4
.quad 0x4040404040404040
.endr
constant local_kupyna_avx512_constant_1019,5,32
1019:
.quad 0x605040302010007,0xe0d0c0b0a09080f,0x201000706050403,0xa09080f0e0d0c0b
constant local_kupyna_avx512_constant_1020,5,32
1020:
.quad 0x100000000,0x300000002,0x400000005,0x600000007
constant local_kupyna_avx512_constant_1021,5,32
1021:
.quad 0x504030201000706,0xd0c0b0a09080f0e,0x100070605040302,0x9080f0e0d0c0b0a
constant local_kupyna_avx512_constant_1022,5,32
1022:
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7,0x4d3daddd90e07000,0xea9a0a7a3747d7a7
constant local_kupyna_avx512_constant_1023,5,32
1023:
.quad 0x15121b1c090e0700,0x2d2a232431363f38,0x15121b1c090e0700,0x2d2a232431363f38
constant local_kupyna_avx512_constant_1024,3,8
1024:
.quad 0x1d1d1d1d1d1d1d1d
constant local_kupyna_avx512_constant_1025,5,32
1025:
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x7060504030201,0x80f0e0d0c0b0a09
constant local_kupyna_avx512_constant_1026,6,192
1026:
.quad 0x0,0x0,0x0,0x0
.quad 0xffffffffffffffff,0xffffffffffffffff,0xffffffffffffffff,0xffffffffffffffff
.quad 0xffffffffffffffff,0xffffffffffffffff,0x0,0x0
.quad 0xffffffffffffffff,0xffffffffffffffff,0x0,0x0
.quad 0x0,0x0,0x101010101010101,0x101010101010101
.quad 0x0,0x0,0x101010101010101,0x101010101010101
constant local_kupyna_avx512_constant_1027,6,256
1027:
.quad 0x0,0x0,0xf3f3f3f3f3f3f3f3,0xf3f3f3f3f3f3f3f3
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0xf2f2f2f2f2f2f2f2,0xf2f2f2f2f2f2f2f2
.quad 0x0,0x0,0xefefefefefefefef,0xefefefefefefefef
.quad 0x0,0x0,0xefefefefefefefef,0xefefefefefefefef
.quad 0x0,0x0,0xefefefefefefefef,0xefefefefefefefef
constant local_kupyna_avx512_constant_1028,6,1024
1028:
.quad 0x7060504030201000,0xf0e0d0c0b0a09080,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7161514131211101,0xf1e1d1c1b1a19181,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7262524232221202,0xf2e2d2c2b2a29282,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7363534333231303,0xf3e3d3c3b3a39383,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7464544434241404,0xf4e4d4c4b4a49484,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7565554535251505,0xf5e5d5c5b5a59585,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7666564636261606,0xf6e6d6c6b6a69686,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7767574737271707,0xf7e7d7c7b7a79787,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7868584838281808,0xf8e8d8c8b8a89888,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7969594939291909,0xf9e9d9c9b9a99989,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7a6a5a4a3a2a1a0a,0xfaeadacabaaa9a8a,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7b6b5b4b3b2b1b0b,0xfbebdbcbbbab9b8b,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7c6c5c4c3c2c1c0c,0xfcecdcccbcac9c8c,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7d6d5d4d3d2d1d0d,0xfdedddcdbdad9d8d,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7e6e5e4e3e2e1e0e,0xfeeedecebeae9e8e,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x7f6f5f4f3f2f1f0f,0xffefdfcfbfaf9f8f,0x0,0x0
.quad 0x0,0x0,0x0,0x0
constant local_kupyna_avx512_constant_1029,6,1024
1029:
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8090a0b0c0d0e0f0,0x10203040506070
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8191a1b1c1d1e1f1,0x111213141516171
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8292a2b2c2d2e2f2,0x212223242526272
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8393a3b3c3d3e3f3,0x313233343536373
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8494a4b4c4d4e4f4,0x414243444546474
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8595a5b5c5d5e5f5,0x515253545556575
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8696a6b6c6d6e6f6,0x616263646566676
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8797a7b7c7d7e7f7,0x717273747576777
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8898a8b8c8d8e8f8,0x818283848586878
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8999a9b9c9d9e9f9,0x919293949596979
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8a9aaabacadaeafa,0xa1a2a3a4a5a6a7a
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8b9babbbcbdbebfb,0xb1b2b3b4b5b6b7b
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8c9cacbcccdcecfc,0xc1c2c3c4c5c6c7c
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8d9dadbdcdddedfd,0xd1d2d3d4d5d6d7d
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8e9eaebecedeeefe,0xe1e2e3e4e5e6e7e
.quad 0x0,0x0,0xf0f0f0f0f0f0f0f0,0xf0f0f0f0f0f0f0f0
.quad 0x0,0x0,0x8f9fafbfcfdfefff,0xf1f2f3f4f5f6f7f
constant local_kupyna_avx512_constant_1030,6,64
1030:
.rept 8
.quad 0x4040404040404040
.endr
constant local_kupyna_avx512_constant_1031,6,64
1031:
.rept 8
.quad 0x1010101010101010
.endr
constant local_kupyna_avx512_constant_1032,6,64
1032:
.rept 8
.quad 0xf0f0f0f0f0f0f0f
.endr
constant local_kupyna_avx512_constant_1033,6,64
1033:
.rept 4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912
.endr
constant local_kupyna_avx512_constant_1034,6,64
1034:
.rept 8
.quad 0x2020202020202020
.endr
constant local_kupyna_avx512_constant_1035,6,64
1035:
.rept 4
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.endr
constant local_kupyna_avx512_constant_1036,6,64
1036:
.rept 4
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.endr
constant local_kupyna_avx512_constant_1037,6,64
1037:
.rept 4
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4
.endr
constant local_kupyna_avx512_constant_1038,6,64
1038:
.rept 4
.quad 0x83534a2d3d460322,0xbdf57925d5b78a13
.endr
constant local_kupyna_avx512_constant_1039,6,64
1039:
.rept 4
.quad 0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.endr
constant local_kupyna_avx512_constant_1040,6,64
1040:
.rept 4
.quad 0x2aa7444eedc05481,0x80568b7ccae62585
.endr
constant local_kupyna_avx512_constant_1041,6,64
1041:
.rept 4
.quad 0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.endr
constant local_kupyna_avx512_constant_1042,6,64
1042:
.rept 4
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb
.endr
constant local_kupyna_avx512_constant_1043,6,64
1043:
.rept 4
.quad 0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.endr
constant local_kupyna_avx512_constant_1044,6,64
1044:
.rept 4
.quad 0x70d3d79d3a6984eb,0xb191305ddeb54067
.endr
constant local_kupyna_avx512_constant_1045,6,64
1045:
.rept 4
.quad 0xa0986800e5011178,0x76a20b2d74a602c5
.endr
constant local_kupyna_avx512_constant_1046,6,64
1046:
.rept 4
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd
.endr
constant local_kupyna_avx512_constant_1047,6,64
1047:
.rept 4
.quad 0x3bb2c73628243322,0x55089f14f5ba778e
.endr
constant local_kupyna_avx512_constant_1048,6,64
1048:
.rept 4
.quad 0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.endr
constant local_kupyna_avx512_constant_1049,6,64
1049:
.rept 4
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986
.endr
constant local_kupyna_avx512_constant_1050,6,64
1050:
.rept 4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c
.endr
constant local_kupyna_avx512_constant_1051,6,64
1051:
.rept 4
.quad 0xeefa63d1619e7292,0xa1bba458add519f4
.endr
constant local_kupyna_avx512_constant_1052,6,64
1052:
.rept 4
.quad 0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.endr
constant local_kupyna_avx512_constant_1053,6,64
1053:
.rept 4
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f
.endr
constant local_kupyna_avx512_constant_1054,6,64
1054:
.rept 4
.quad 0x596c756b065f43a8,0x9d8f0179587df71
.endr
constant local_kupyna_avx512_constant_1055,6,64
1055:
.rept 4
.quad 0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.endr
constant local_kupyna_avx512_constant_1056,6,64
1056:
.rept 4
.quad 0xaf61b353742f7a50,0xadac991fcdde3539
.endr
constant local_kupyna_avx512_constant_1057,6,64
1057:
.rept 4
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec
.endr
constant local_kupyna_avx512_constant_1058,6,64
1058:
.rept 4
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f
.endr
constant local_kupyna_avx512_constant_1059,6,64
1059:
.rept 4
.quad 0xa8b8e1381e80468b,0x524251d76230ce0
.endr
constant local_kupyna_avx512_constant_1060,6,64
1060:
.rept 4
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4
.endr
constant local_kupyna_avx512_constant_1061,6,64
1061:
.rept 4
.quad 0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.endr
constant local_kupyna_avx512_constant_1062,6,64
1062:
.rept 4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511
.endr
constant local_kupyna_avx512_constant_1063,6,64
1063:
.rept 4
.quad 0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.endr
constant local_kupyna_avx512_constant_1064,6,64
1064:
.rept 4
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12
.endr
constant local_kupyna_avx512_constant_1065,6,64
1065:
.rept 4
.quad 0xa1193ccc5b8e634c,0xca60376fd97b4981
.endr
constant local_kupyna_avx512_constant_1066,6,64
1066:
.rept 4
.quad 0x3e445d08f72e267c,0xbcd81054aec8149f
.endr
constant local_kupyna_avx512_constant_1067,6,64
1067:
.rept 4
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1
.endr
constant local_kupyna_avx512_constant_1068,6,64
1068:
.rept 4
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75
.endr
constant local_kupyna_avx512_constant_1069,6,64
1069:
.rept 4
.quad 0x43881c65b4561542,0x8d6757f5ba365cc5
.endr
constant local_kupyna_avx512_constant_1070,6,64
1070:
.rept 4
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9
.endr
constant local_kupyna_avx512_constant_1071,6,64
1071:
.rept 4
.quad 0xaa548639dba00442,0x67740cf88b21348c
.endr
constant local_kupyna_avx512_constant_1072,6,64
1072:
.rept 4
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5
.endr
constant local_kupyna_avx512_constant_1073,6,64
1073:
.rept 4
.quad 0x63755f01bf79f56b,0x91e8652a683d231b
.endr
constant local_kupyna_avx512_constant_1074,6,64
1074:
.rept 4
.quad 0x8919beaef308b652,0x8284644beab02632
.endr
constant local_kupyna_avx512_constant_1075,6,64
1075:
.rept 4
.quad 0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.endr
constant local_kupyna_avx512_constant_1076,6,64
1076:
.rept 4
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20
.endr
constant local_kupyna_avx512_constant_1077,6,64
1077:
.rept 4
.quad 0x24370f50a899cf27,0x83405b3ed2953028
.endr
constant local_kupyna_avx512_constant_1078,6,64
1078:
.rept 4
.quad 0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.endr
constant local_kupyna_avx512_constant_1079,6,64
1079:
.rept 4
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7
.endr
constant local_kupyna_avx512_constant_1080,6,64
1080:
.rept 4
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac
.endr
constant local_kupyna_avx512_constant_1081,6,64
1081:
.rept 4
.quad 0xc655a94d9e4fd510,0x48e636d397187bd0
.endr
constant local_kupyna_avx512_constant_1082,6,64
1082:
.rept 4
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92
.endr
constant local_kupyna_avx512_constant_1083,6,64
1083:
.rept 4
.quad 0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.endr
constant local_kupyna_avx512_constant_1084,6,64
1084:
.rept 4
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153
.endr
constant local_kupyna_avx512_constant_1085,6,64
1085:
.rept 4
.quad 0xa3bbf494c22b174a,0xe11670cdd471e462
.endr
constant local_kupyna_avx512_constant_1086,6,64
1086:
.rept 4
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba
.endr
constant local_kupyna_avx512_constant_1087,6,64
1087:
.rept 4
.quad 0x174ca959f0dc6d64,0x61e01b57c9b8917f
.endr
constant local_kupyna_avx512_constant_1088,6,64
1088:
.rept 4
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b
.endr
constant local_kupyna_avx512_constant_1089,6,64
1089:
.rept 4
.quad 0x5c879dfef782b0e7,0xef80fca5b4de3581
.endr
constant local_kupyna_avx512_constant_1090,6,64
1090:
.rept 4
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396
.endr
constant local_kupyna_avx512_constant_1091,6,64
1091:
.rept 4
.quad 0xc501506f8e00906c,0x7ae2a269cd3f47da
.endr
constant local_kupyna_avx512_constant_1092,6,64
1092:
.rept 4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349
.endr
constant local_kupyna_avx512_constant_1093,6,64
1093:
.rept 4
.quad 0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.endr
constant local_kupyna_avx512_constant_1094,6,64
1094:
.rept 4
.quad 0xa0638f7bf1107e34,0x927bf2177439a05
.endr
constant local_kupyna_avx512_constant_1095,6,64
1095:
.rept 4
.quad 0xeca8a6240c62bcea,0x5bacdd287cdb2067
.endr
constant local_kupyna_avx512_constant_1096,6,64
1096:
.rept 4
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b
.endr
constant local_kupyna_avx512_constant_1097,6,64
1097:
.rept 4
.quad 0x30d348c8eeae1431,0x712cc418b14192a1
.endr
constant local_kupyna_avx512_constant_1098,6,64
1098:
.rept 4
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9
.endr
constant local_kupyna_avx512_constant_1099,6,64
1099:
.rept 4
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2
.endr
constant local_kupyna_avx512_constant_1100,6,512
1100:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x30201000f0e0d0c,0xb0a090807060504,0x30201000f0e0d0c,0xb0a090807060504
.quad 0x60504030201000f,0xe0d0c0b0a090807,0x60504030201000f,0xe0d0c0b0a090807
.quad 0x201000f0e0d0c0b,0xa09080706050403,0x201000f0e0d0c0b,0xa09080706050403
.quad 0x504030201000f0e,0xd0c0b0a09080706,0x504030201000f0e,0xd0c0b0a09080706
.quad 0x1000f0e0d0c0b0a,0x908070605040302,0x1000f0e0d0c0b0a,0x908070605040302
.quad 0x4030201000f0e0d,0xc0b0a0908070605,0x4030201000f0e0d,0xc0b0a0908070605
.quad 0xc0b0a0908070605,0x4030201000f0e0d,0xc0b0a0908070605,0x4030201000f0e0d
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
.quad 0x0,0x0,0x0,0x0
