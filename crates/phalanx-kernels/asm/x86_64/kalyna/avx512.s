## Kernels of kalyna at the level avx512, for x86_64. Do not edit: change the bodies in src/kalyna and run
##     cargo run --release -p phalanx-assembly -- --write
## Compiled by rustc 1.95.0 (59807616e 2026-04-14).
##
## src/kalyna/quad.rs:
##
##     128-bit blocks   a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1       four blocks
##     256-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 | a0 a1 b0 b1 a2 a3 b2 b3           two blocks
##     512-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 a4 a5 b4 b5 a6 a7 b6 b7             one block
##
## function: instructions, bytes of stack, registers that are left changed
## kalyna_128_128_decrypt_avx512_x1: 772, 8, rax r8 r9 zmm0-31 k0-1
## kalyna_128_128_decrypt_avx512_x2: 1235, 936, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_128_128_encrypt_avx512_x1: 621, 8, rax r8 r9 zmm0-31 k0-2
## kalyna_128_128_encrypt_avx512_x2: 1167, 632, rax r8 r9 zmm0-31 k0-1
## kalyna_128_256_decrypt_avx512_x1: 772, 8, rax r8 r9 zmm0-31 k0-1
## kalyna_128_256_decrypt_avx512_x2: 1235, 936, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_128_256_encrypt_avx512_x1: 621, 8, rax r8 r9 zmm0-31 k0-2
## kalyna_128_256_encrypt_avx512_x2: 1168, 632, rax r8 r9 zmm0-31 k0-1
## kalyna_256_256_decrypt_avx512_x1: 809, 8, rax r8 r9 zmm0-31 k0-1
## kalyna_256_256_decrypt_avx512_x2: 1301, 808, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_256_256_encrypt_avx512_x1: 655, 8, rax r8 r9 zmm0-31 k0-3
## kalyna_256_256_encrypt_avx512_x2: 1113, 808, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_256_512_decrypt_avx512_x1: 809, 8, rax r8 r9 zmm0-31 k0-1
## kalyna_256_512_decrypt_avx512_x2: 1301, 808, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_256_512_encrypt_avx512_x1: 655, 8, rax r8 r9 zmm0-31 k0-3
## kalyna_256_512_encrypt_avx512_x2: 1113, 808, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_512_512_decrypt_avx512_x1: 812, 8, rax r8 r9 zmm0-31 k0-1
## kalyna_512_512_decrypt_avx512_x2: 1296, 936, rax r8 r9 r10 r11 zmm0-31 k0-2
## kalyna_512_512_encrypt_avx512_x1: 657, 8, rax r8 r9 zmm0-31 k0-2
## kalyna_512_512_encrypt_avx512_x2: 1140, 808, rax r8 r9 r10 r11 zmm0-31 k0-2

.macro shared_1 p0,p1,p2,p3
testq %rcx,%rcx
je \p0
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $704,%rsp
leaq 320(%rsp),%rax
leaq 64(%rdi),%r8
xorl %r9d,%r9d
leaq 64(%rsp),%r10
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1013f(%rip),%zmm9
vmovdqa64 1001f(%rip),%zmm10
vmovdqa64 1005f(%rip),%zmm7
vmovdqa64 1006f(%rip),%zmm15
vmovdqa64 1008f(%rip),%zmm28
nopw %cs:512(%rax,%rax)
nopl 8(%rax,%rax)
2:
movq %r9,%r11
shlq $9,%r11
vmovdqu (%rsi,%r11),%xmm0
vmovdqu 16(%rsi,%r11),%xmm2
vmovdqu 128(%rsi,%r11),%xmm3
vmovdqu64 144(%rsi,%r11),%xmm17
vinserti32x4 $1,32(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $2,64(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $3,96(%rsi,%r11),%zmm0,%zmm0
vbroadcasti32x4 (%rdi),%zmm18
vpsubq %zmm18,%zmm0,%zmm0
vmovdqa64 1012f(%rip),%zmm4
vpshufb %zmm4,%zmm0,%zmm0
vinserti32x4 $1,48(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $2,80(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $3,112(%rsi,%r11),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm19
vpsubq %zmm19,%zmm2,%zmm2
vpshufb %zmm4,%zmm2,%zmm2
vinserti32x4 $1,160(%rsi,%r11),%zmm3,%zmm3
vinserti32x4 $2,192(%rsi,%r11),%zmm3,%zmm3
vinserti32x4 $3,224(%rsi,%r11),%zmm3,%zmm3
vpsubq %zmm18,%zmm3,%zmm3
vpshufb %zmm4,%zmm3,%zmm3
vinserti32x4 $1,176(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $2,208(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $3,240(%rsi,%r11),%zmm17,%zmm17
vpsubq %zmm19,%zmm17,%zmm17
vpshufb %zmm4,%zmm17,%zmm17
vpunpckldq %zmm2,%zmm0,%zmm19
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm17,%zmm3,%zmm2
vpunpckhdq %zmm17,%zmm3,%zmm3
vpunpcklqdq %zmm2,%zmm19,%zmm17
vpunpckhqdq %zmm2,%zmm19,%zmm2
vpunpcklqdq %zmm3,%zmm0,%zmm19
vpunpckhqdq %zmm3,%zmm0,%zmm0
vmovdqa64 %zmm17,64(%rsp)
vmovdqa64 %zmm2,128(%rsp)
vmovdqa64 %zmm19,192(%rsp)
vmovdqa64 %zmm0,256(%rsp)
vmovdqu 256(%rsi,%r11),%xmm0
vmovdqu 272(%rsi,%r11),%xmm2
vmovdqu 384(%rsi,%r11),%xmm3
vmovdqu64 400(%rsi,%r11),%xmm17
vinserti32x4 $1,288(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $2,320(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $3,352(%rsi,%r11),%zmm0,%zmm0
vpsubq %zmm18,%zmm0,%zmm0
vpshufb %zmm4,%zmm0,%zmm0
vinserti32x4 $1,304(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $2,336(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $3,368(%rsi,%r11),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm18
vpsubq %zmm18,%zmm2,%zmm2
vpshufb %zmm4,%zmm2,%zmm2
vinserti32x4 $1,416(%rsi,%r11),%zmm3,%zmm3
vinserti32x4 $2,448(%rsi,%r11),%zmm3,%zmm3
vinserti32x4 $3,480(%rsi,%r11),%zmm3,%zmm3
vbroadcasti32x4 (%rdi),%zmm19
vpsubq %zmm19,%zmm3,%zmm3
vpshufb %zmm4,%zmm3,%zmm3
vinserti32x4 $1,432(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $2,464(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $3,496(%rsi,%r11),%zmm17,%zmm17
vpsubq %zmm18,%zmm17,%zmm17
vpshufb %zmm4,%zmm17,%zmm17
vpunpckldq %zmm2,%zmm0,%zmm18
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm17,%zmm3,%zmm2
vpunpckhdq %zmm17,%zmm3,%zmm3
vpunpcklqdq %zmm2,%zmm18,%zmm17
vpunpckhqdq %zmm2,%zmm18,%zmm2
vpunpcklqdq %zmm3,%zmm0,%zmm18
vpunpckhqdq %zmm3,%zmm0,%zmm0
vmovdqa64 %zmm17,320(%rsp)
vmovdqa64 %zmm2,384(%rsp)
vmovdqa64 %zmm18,448(%rsp)
vmovdqa64 %zmm0,512(%rsp)
xorl %ebx,%ebx
movq %r8,%r14
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
3:
vbroadcasti32x4 (%r14),%zmm0
vmovdqa64 %zmm0,(%rsp)
vbroadcasti32x4 16(%r14),%zmm0
vmovdqa64 %zmm0,576(%rsp)
vbroadcasti32x4 32(%r14),%zmm21
vbroadcasti32x4 48(%r14),%zmm22
movb $1,%r15b
movq %r10,%r12
vmovdqa64 1007f(%rip),%zmm13
nopw 8(%rax,%rax)
4:
vmovdqa64 (%r12),%zmm18
vmovdqa64 64(%r12),%zmm26
vmovdqa64 128(%r12),%zmm24
vmovdqa64 192(%r12),%zmm3
vprold $16,%zmm18,%zmm17
vprold $16,%zmm26,%zmm2
vprold $16,%zmm24,%zmm29
vprold $16,%zmm3,%zmm23
vpxord %zmm18,%zmm17,%zmm19
vmovdqa64 %zmm28,%zmm20
vpxord %zmm26,%zmm2,%zmm28
vpxord %zmm24,%zmm29,%zmm30
vpxord %zmm3,%zmm23,%zmm3
vpxord %zmm19,%zmm30,%zmm25
vpxord %zmm28,%zmm3,%zmm27
vpsrlq $4,%zmm25,%zmm31
vpandq %zmm1,%zmm25,%zmm25
vpshufb %zmm25,%zmm9,%zmm4
vpandq %zmm1,%zmm31,%zmm31
vpshufb %zmm31,%zmm10,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm27,%zmm5
vpandq %zmm1,%zmm27,%zmm16
vmovdqa64 1014f(%rip),%zmm8
vpshufb %zmm16,%zmm8,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1002f(%rip),%zmm11
vpshufb %zmm5,%zmm11,%zmm27
vpternlogq $150,%zmm6,%zmm4,%zmm27
vpshufb %zmm16,%zmm9,%zmm4
vpshufb %zmm5,%zmm10,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpshufb %zmm25,%zmm8,%zmm5
vpshufb %zmm31,%zmm11,%zmm25
vpternlogq $150,%zmm5,%zmm4,%zmm25
vpsrlq $4,%zmm2,%zmm4
vpandq %zmm1,%zmm2,%zmm5
vmovdqa64 1003f(%rip),%zmm14
vpshufb %zmm5,%zmm14,%zmm5
vpandq %zmm1,%zmm4,%zmm4
vmovdqa64 1004f(%rip),%zmm0
vpshufb %zmm4,%zmm0,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpternlogq $150,(%rsp),%zmm17,%zmm4
vpsrlq $4,%zmm30,%zmm5
vpandq %zmm1,%zmm30,%zmm30
vpshufb %zmm30,%zmm7,%zmm6
vpandq %zmm1,%zmm5,%zmm31
vpshufb %zmm31,%zmm15,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpsrlq $4,%zmm3,%zmm6
vpandq %zmm1,%zmm3,%zmm16
vpshufb %zmm16,%zmm13,%zmm3
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm20,%zmm17
vpxorq %zmm3,%zmm17,%zmm17
vpsrlq $4,%zmm23,%zmm3
vmovdqa64 %zmm15,%zmm13
vmovdqa64 %zmm7,%zmm15
vpandq %zmm1,%zmm23,%zmm7
vmovdqa64 1009f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm8
vmovdqa64 %zmm9,%zmm11
vpandq %zmm1,%zmm3,%zmm9
vmovdqa64 1010f(%rip),%zmm3
vpshufb %zmm9,%zmm3,%zmm3
vpxorq %zmm8,%zmm3,%zmm3
vpternlogq $150,%zmm17,%zmm5,%zmm3
vpsrlq $4,%zmm29,%zmm5
vpandq %zmm1,%zmm29,%zmm8
vmovdqa64 %zmm10,%zmm12
vmovdqa64 1015f(%rip),%zmm10
vpshufb %zmm8,%zmm10,%zmm10
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm17
vpshufb %zmm5,%zmm17,%zmm17
vpternlogq $150,%zmm10,%zmm4,%zmm17
vpshufb %zmm8,%zmm14,%zmm4
vpshufb %zmm5,%zmm0,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,576(%rsp),%zmm2,%zmm4
vpshufb %zmm16,%zmm15,%zmm2
vpshufb %zmm6,%zmm13,%zmm5
vpxorq %zmm2,%zmm5,%zmm5
vpsrlq $4,%zmm19,%zmm2
vpandq %zmm1,%zmm19,%zmm6
vmovdqa64 1007f(%rip),%zmm8
vpshufb %zmm6,%zmm8,%zmm8
vpandq %zmm1,%zmm2,%zmm10
vpshufb %zmm10,%zmm20,%zmm2
vpxorq %zmm8,%zmm2,%zmm8
vpsrlq $4,%zmm18,%zmm2
vpandq %zmm1,%zmm18,%zmm16
vmovdqa64 1009f(%rip),%zmm18
vpshufb %zmm16,%zmm18,%zmm18
vpandq %zmm1,%zmm2,%zmm19
vmovdqa64 1010f(%rip),%zmm2
vpshufb %zmm19,%zmm2,%zmm2
vpxorq %zmm18,%zmm2,%zmm2
vpternlogq $150,%zmm8,%zmm5,%zmm2
vmovdqa64 1015f(%rip),%zmm5
vpshufb %zmm7,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm9,%zmm8,%zmm18
vpternlogq $150,%zmm5,%zmm4,%zmm18
vpshufb %zmm7,%zmm14,%zmm4
vpshufb %zmm9,%zmm0,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,%zmm29,%zmm21,%zmm4
vmovdqa64 1009f(%rip),%zmm29
vpshufb %zmm6,%zmm15,%zmm5
vpshufb %zmm10,%zmm13,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpsrlq $4,%zmm28,%zmm6
vpandq %zmm1,%zmm28,%zmm7
vmovdqa64 1007f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm20,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm26,%zmm9
vpandq %zmm1,%zmm26,%zmm10
vpshufb %zmm10,%zmm29,%zmm26
vpandq %zmm1,%zmm9,%zmm9
vmovdqa64 1010f(%rip),%zmm28
vpshufb %zmm9,%zmm28,%zmm28
vpxorq %zmm26,%zmm28,%zmm26
vmovdqa64 %zmm20,%zmm28
vpternlogq $150,%zmm8,%zmm5,%zmm26
vmovdqa64 1015f(%rip),%zmm5
vpshufb %zmm16,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm19,%zmm8,%zmm8
vpternlogq $150,%zmm5,%zmm4,%zmm8
vpternlogq $150,%zmm27,%zmm3,%zmm17
vpternlogq $150,%zmm27,%zmm26,%zmm8
vpshufb %zmm7,%zmm15,%zmm3
vmovdqa64 %zmm15,%zmm7
vmovdqa64 %zmm13,%zmm15
vmovdqa64 1007f(%rip),%zmm13
vpshufb %zmm6,%zmm15,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm30,%zmm13,%zmm4
vpshufb %zmm31,%zmm20,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm24,%zmm5
vpandq %zmm1,%zmm24,%zmm6
vpshufb %zmm6,%zmm29,%zmm6
vmovdqa64 1155f(%rip),%zmm29
vmovdqa64 1011f(%rip),%zmm27
vmovdqa64 1015f(%rip),%zmm26
vmovdqa64 1010f(%rip),%zmm24
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm24,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm16,%zmm14,%zmm3
vpshufb %zmm19,%zmm0,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,%zmm23,%zmm22,%zmm3
vpshufb %zmm10,%zmm26,%zmm4
vmovdqa64 %zmm12,%zmm10
vpshufb %zmm9,%zmm27,%zmm6
vmovdqa64 %zmm11,%zmm9
vpternlogq $150,%zmm4,%zmm3,%zmm6
vpternlogq $150,%zmm25,%zmm2,%zmm18
vpternlogq $150,%zmm25,%zmm5,%zmm6
vpshuflw $108,%zmm17,%zmm2
vpshufhw $108,%zmm2,%zmm2
vmovdqa64 %zmm2,(%r12)
vpshuflw $108,%zmm18,%zmm2
vpshufhw $108,%zmm2,%zmm2
vmovdqa64 %zmm2,64(%r12)
vpshufb %zmm29,%zmm8,%zmm2
vmovdqa64 %zmm2,128(%r12)
vpshufb %zmm29,%zmm6,%zmm2
vmovdqa64 %zmm2,192(%r12)
movl %r15d,%r13d
xorl %r15d,%r15d
movq %rax,%r12
testb $1,%r13b
jne 4b
vmovdqa64 64(%rsp),%zmm2
vmovdqa64 128(%rsp),%zmm21
vmovaps 192(%rsp),%zmm0
vmovaps %zmm0,576(%rsp)
vmovdqa64 1016f(%rip),%zmm5
vptestmb %zmm5,%zmm2,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm2,%k0
vmovdqa64 1017f(%rip),%zmm6
vptestnmb %zmm6,%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm3
vmovdqa64 1018f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm18
vmovdqa64 1019f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm18 {%k1}
vmovdqa64 1020f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm17
vmovdqa64 1021f(%rip),%zmm14
vpshufb %zmm3,%zmm14,%zmm17 {%k1}
vmovdqa64 1022f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm19
vmovdqa64 1023f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm19 {%k1}
vmovdqa64 1024f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm22
vmovdqa64 1025f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm22 {%k1}
vmovdqa64 1026f(%rip),%zmm31
vpshufb %zmm3,%zmm31,%zmm23
vmovdqa64 1027f(%rip),%zmm30
vpshufb %zmm3,%zmm30,%zmm23 {%k1}
vmovdqa64 1028f(%rip),%zmm29
vpshufb %zmm3,%zmm29,%zmm24
vmovdqa64 1029f(%rip),%zmm28
vpshufb %zmm3,%zmm28,%zmm24 {%k1}
vmovdqa64 1030f(%rip),%zmm27
vpshufb %zmm3,%zmm27,%zmm25
vmovdqa64 1031f(%rip),%zmm16
vpshufb %zmm3,%zmm16,%zmm25 {%k1}
vmovdqa64 1032f(%rip),%zmm12
vpshufb %zmm3,%zmm12,%zmm26
vmovdqa64 1033f(%rip),%zmm11
vpshufb %zmm3,%zmm11,%zmm26 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm8
vptestmb %zmm8,%zmm2,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm25,%zmm2,%zmm26
vmovdqa64 320(%rsp),%zmm25
vptestnmb %zmm6,%zmm25,%k1
vpternlogq $184,%zmm23,%zmm2,%zmm24
vpandq %zmm1,%zmm25,%zmm23
vpternlogq $184,%zmm19,%zmm2,%zmm22
vpshufb %zmm23,%zmm12,%zmm19
vpshufb %zmm23,%zmm11,%zmm19 {%k1}
vpternlogq $184,%zmm18,%zmm2,%zmm17
vpshufb %zmm23,%zmm27,%zmm2
vpshufb %zmm23,%zmm16,%zmm2 {%k1}
vpshufb %zmm23,%zmm29,%zmm18
vpshufb %zmm23,%zmm28,%zmm18 {%k1}
vpternlogq $226,%zmm26,%zmm0,%zmm24
vpshufb %zmm23,%zmm31,%zmm26
vpshufb %zmm23,%zmm30,%zmm26 {%k1}
vpternlogq $226,%zmm22,%zmm0,%zmm17
vpshufb %zmm23,%zmm5,%zmm22
vpshufb %zmm23,%zmm4,%zmm22 {%k1}
vpshufb %zmm23,%zmm10,%zmm27
vpshufb %zmm23,%zmm9,%zmm27 {%k1}
vpternlogq $226,%zmm24,%zmm3,%zmm17
vmovdqa64 1020f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm3
vpshufb %zmm23,%zmm14,%zmm3 {%k1}
vmovdqa64 1018f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24
vmovdqa64 1019f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24 {%k1}
vmovaps 256(%rsp),%zmm0
vmovaps %zmm0,(%rsp)
vptestmb %zmm8,%zmm25,%k0
vmovdqa64 1016f(%rip),%zmm0
vptestmb %zmm0,%zmm25,%k1
vpmovb2m %zmm25,%k2
vpmovm2b %k0,%zmm23
vpternlogq $226,%zmm19,%zmm23,%zmm2
vpmovm2b %k1,%zmm19
vpternlogq $226,%zmm18,%zmm23,%zmm26
vpmovm2b %k2,%zmm18
vpternlogq $226,%zmm22,%zmm23,%zmm27
vpternlogq $226,%zmm3,%zmm23,%zmm24
vpternlogq $226,%zmm2,%zmm19,%zmm26
vpternlogq $226,%zmm27,%zmm19,%zmm24
vpternlogq $226,%zmm26,%zmm18,%zmm24
vmovdqa64 %zmm17,64(%rsp)
vmovdqa64 %zmm24,320(%rsp)
vptestmb %zmm0,%zmm21,%k0
vpmovm2b %k0,%zmm17
vpmovb2m %zmm21,%k0
vmovdqa64 %zmm6,%zmm14
vptestnmb %zmm6,%zmm21,%k1
vpandq %zmm1,%zmm21,%zmm2
vmovdqa64 1035f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1036f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3 {%k1}
vmovdqa64 1037f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm18
vmovdqa64 1038f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm18 {%k1}
vmovdqa64 1039f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm19
vmovdqa64 1040f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm19 {%k1}
vmovdqa64 1041f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm22
vmovdqa64 1042f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm22 {%k1}
vmovdqa64 1043f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm23
vmovdqa64 1044f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm23 {%k1}
vmovdqa64 1045f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm24
vmovdqa64 1046f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm24 {%k1}
vmovdqa64 1047f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm25
vmovdqa64 1048f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm25 {%k1}
vmovdqa64 1049f(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm26
vmovdqa64 1050f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm26 {%k1}
vpmovm2b %k0,%zmm2
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm21,%k0
vpmovm2b %k0,%zmm21
vpternlogq $184,%zmm25,%zmm21,%zmm26
vmovdqa64 384(%rsp),%zmm25
vptestnmb %zmm14,%zmm25,%k1
vpternlogq $184,%zmm23,%zmm21,%zmm24
vpandq %zmm1,%zmm25,%zmm23
vpternlogq $184,%zmm19,%zmm21,%zmm22
vpshufb %zmm23,%zmm5,%zmm19
vpshufb %zmm23,%zmm4,%zmm19 {%k1}
vpternlogq $184,%zmm3,%zmm21,%zmm18
vpshufb %zmm23,%zmm11,%zmm3
vpshufb %zmm23,%zmm6,%zmm3 {%k1}
vpshufb %zmm23,%zmm16,%zmm21
vpshufb %zmm23,%zmm12,%zmm21 {%k1}
vpternlogq $226,%zmm26,%zmm17,%zmm24
vpshufb %zmm23,%zmm28,%zmm26
vpshufb %zmm23,%zmm27,%zmm26 {%k1}
vpternlogq $226,%zmm22,%zmm17,%zmm18
vpshufb %zmm23,%zmm30,%zmm17
vpshufb %zmm23,%zmm29,%zmm17 {%k1}
vpshufb %zmm23,%zmm8,%zmm22
vpshufb %zmm23,%zmm31,%zmm22 {%k1}
vpternlogq $226,%zmm24,%zmm2,%zmm18
vpshufb %zmm23,%zmm10,%zmm2
vpshufb %zmm23,%zmm9,%zmm2 {%k1}
vmovdqa64 1035f(%rip),%zmm4
vpshufb %zmm23,%zmm4,%zmm24
vmovdqa64 1036f(%rip),%zmm4
vpshufb %zmm23,%zmm4,%zmm24 {%k1}
vptestmb %zmm0,%zmm25,%k0
vmovdqa64 %zmm0,%zmm14
vmovdqa64 1016f(%rip),%zmm4
vptestmb %zmm4,%zmm25,%k1
vpmovb2m %zmm25,%k2
vpmovm2b %k0,%zmm23
vpternlogq $226,%zmm19,%zmm23,%zmm3
vpmovm2b %k1,%zmm19
vpternlogq $226,%zmm21,%zmm23,%zmm26
vpmovm2b %k2,%zmm21
vpternlogq $226,%zmm17,%zmm23,%zmm22
vpternlogq $226,%zmm2,%zmm23,%zmm24
vpternlogq $226,%zmm3,%zmm19,%zmm26
vpternlogq $226,%zmm22,%zmm19,%zmm24
vpternlogq $226,%zmm26,%zmm21,%zmm24
vmovdqa64 %zmm18,128(%rsp)
vmovdqa64 %zmm24,384(%rsp)
vmovdqa64 576(%rsp),%zmm0
vptestmb %zmm4,%zmm0,%k0
vpmovm2b %k0,%zmm17
vpmovb2m %zmm0,%k0
vmovdqa64 %zmm0,%zmm4
vmovdqa64 1017f(%rip),%zmm10
vptestnmb %zmm10,%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm2
vmovdqa64 1051f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1052f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3 {%k1}
vmovdqa64 1053f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm18
vmovdqa64 1054f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm18 {%k1}
vmovdqa64 1055f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm19
vmovdqa64 1056f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm19 {%k1}
vmovdqa64 1057f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm21
vmovdqa64 1058f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm21 {%k1}
vmovdqa64 1059f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm22
vmovdqa64 1060f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm22 {%k1}
vmovdqa64 1061f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm23
vmovdqa64 1062f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm23 {%k1}
vmovdqa64 1063f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm24
vmovdqa64 1064f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm24 {%k1}
vmovdqa64 1065f(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm25
vmovdqa64 1066f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm25 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm14,%zmm4,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm24,%zmm4,%zmm25
vmovdqa64 448(%rsp),%zmm24
vptestnmb %zmm10,%zmm24,%k1
vpternlogq $184,%zmm22,%zmm4,%zmm23
vpandq %zmm1,%zmm24,%zmm22
vpternlogq $184,%zmm19,%zmm4,%zmm21
vpshufb %zmm22,%zmm5,%zmm19
vpshufb %zmm22,%zmm0,%zmm19 {%k1}
vpternlogq $184,%zmm3,%zmm4,%zmm18
vpshufb %zmm22,%zmm8,%zmm3
vpshufb %zmm22,%zmm6,%zmm3 {%k1}
vpshufb %zmm22,%zmm12,%zmm4
vpshufb %zmm22,%zmm11,%zmm4 {%k1}
vpternlogq $226,%zmm25,%zmm17,%zmm23
vpshufb %zmm22,%zmm26,%zmm25
vpshufb %zmm22,%zmm16,%zmm25 {%k1}
vpternlogq $226,%zmm21,%zmm17,%zmm18
vpshufb %zmm22,%zmm28,%zmm17
vpshufb %zmm22,%zmm27,%zmm17 {%k1}
vpshufb %zmm22,%zmm30,%zmm21
vpshufb %zmm22,%zmm29,%zmm21 {%k1}
vpternlogq $226,%zmm23,%zmm2,%zmm18
vpshufb %zmm22,%zmm9,%zmm2
vpshufb %zmm22,%zmm31,%zmm2 {%k1}
vmovdqa64 1051f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm23
vmovdqa64 1052f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm23 {%k1}
vptestmb %zmm14,%zmm24,%k0
vmovdqa64 1016f(%rip),%zmm9
vptestmb %zmm9,%zmm24,%k1
vpmovb2m %zmm24,%k2
vpmovm2b %k0,%zmm22
vpternlogq $226,%zmm19,%zmm22,%zmm3
vpmovm2b %k1,%zmm19
vpternlogq $226,%zmm4,%zmm22,%zmm25
vpmovm2b %k2,%zmm4
vpternlogq $226,%zmm17,%zmm22,%zmm21
vpternlogq $226,%zmm2,%zmm22,%zmm23
vpternlogq $226,%zmm3,%zmm19,%zmm25
vpternlogq $226,%zmm21,%zmm19,%zmm23
vpternlogq $226,%zmm25,%zmm4,%zmm23
vmovdqa64 %zmm18,192(%rsp)
vmovdqa64 %zmm23,448(%rsp)
vmovdqa64 (%rsp),%zmm5
vptestmb %zmm9,%zmm5,%k0
vpmovm2b %k0,%zmm17
vpmovb2m %zmm5,%k0
vmovdqa64 %zmm10,%zmm14
vptestnmb %zmm10,%zmm5,%k1
vpandq %zmm1,%zmm5,%zmm2
vmovdqa64 1067f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1068f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3 {%k1}
vmovdqa64 1069f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm18
vmovdqa64 1070f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm18 {%k1}
vmovdqa64 1071f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm19
vmovdqa64 1072f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm19 {%k1}
vmovdqa64 1073f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm4
vmovdqa64 1074f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm4 {%k1}
vmovdqa64 1075f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm21
vmovdqa64 1076f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm21 {%k1}
vmovdqa64 1077f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm22
vmovdqa64 1078f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm22 {%k1}
vmovdqa64 1079f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm23
vmovdqa64 1080f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm23 {%k1}
vmovdqa64 1081f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm24
vmovdqa64 1082f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm24 {%k1}
vpmovm2b %k0,%zmm9
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm5,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm23,%zmm0,%zmm24
vmovdqa64 512(%rsp),%zmm23
vptestnmb %zmm14,%zmm23,%k1
vptestmb %zmm2,%zmm23,%k0
vpternlogq $184,%zmm21,%zmm0,%zmm22
vpandq %zmm1,%zmm23,%zmm21
vpternlogq $184,%zmm19,%zmm0,%zmm4
vpshufb %zmm21,%zmm8,%zmm19
vpshufb %zmm21,%zmm6,%zmm19 {%k1}
vpternlogq $184,%zmm3,%zmm0,%zmm18
vpshufb %zmm21,%zmm11,%zmm0
vpshufb %zmm21,%zmm10,%zmm0 {%k1}
vpshufb %zmm21,%zmm16,%zmm3
vpshufb %zmm21,%zmm12,%zmm3 {%k1}
vpternlogq $226,%zmm24,%zmm17,%zmm22
vpshufb %zmm21,%zmm26,%zmm24
vpshufb %zmm21,%zmm25,%zmm24 {%k1}
vpternlogq $226,%zmm4,%zmm17,%zmm18
vpshufb %zmm21,%zmm28,%zmm17
vpshufb %zmm21,%zmm27,%zmm17 {%k1}
vpshufb %zmm21,%zmm30,%zmm4
vpshufb %zmm21,%zmm29,%zmm4 {%k1}
vpternlogq $226,%zmm22,%zmm9,%zmm18
vmovdqa64 1069f(%rip),%zmm2
vpshufb %zmm21,%zmm2,%zmm2
vpshufb %zmm21,%zmm31,%zmm2 {%k1}
vmovdqa64 1067f(%rip),%zmm5
vpshufb %zmm21,%zmm5,%zmm22
vmovdqa64 1068f(%rip),%zmm5
vpshufb %zmm21,%zmm5,%zmm22 {%k1}
vpmovm2b %k0,%zmm21
vpternlogq $226,%zmm19,%zmm21,%zmm0
vpternlogq $226,%zmm3,%zmm21,%zmm24
vpternlogq $226,%zmm17,%zmm21,%zmm4
vpternlogq $226,%zmm2,%zmm21,%zmm22
vptestmb 1016f(%rip),%zmm23,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm0,%zmm2,%zmm24
vpternlogq $226,%zmm4,%zmm2,%zmm22
vpmovb2m %zmm23,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm24,%zmm0,%zmm22
vmovdqa64 %zmm18,256(%rsp)
vmovdqa64 %zmm22,512(%rsp)
vbroadcasti32x4 64(%r14),%zmm0
vmovdqa64 %zmm0,(%rsp)
vbroadcasti32x4 80(%r14),%zmm0
vbroadcasti32x4 96(%r14),%zmm21
vbroadcasti32x4 112(%r14),%zmm22
movb $1,%r15b
movq %r10,%r12
vmovdqa64 %zmm13,%zmm12
vmovdqa64 1003f(%rip),%zmm13
vmovdqa64 1004f(%rip),%zmm14
vmovdqa64 %zmm15,%zmm11
vmovdqa64 %zmm7,%zmm15
nopl 8(%rax,%rax)
5:
vmovdqa64 (%r12),%zmm18
vmovdqa64 64(%r12),%zmm26
vmovdqa64 128(%r12),%zmm24
vmovdqa64 192(%r12),%zmm3
vprold $16,%zmm18,%zmm4
vprold $16,%zmm26,%zmm2
vprold $16,%zmm24,%zmm29
vprold $16,%zmm3,%zmm23
vpxord %zmm18,%zmm4,%zmm19
vpxord %zmm26,%zmm2,%zmm28
vpxord %zmm24,%zmm29,%zmm5
vpxord %zmm3,%zmm23,%zmm3
vpxord %zmm19,%zmm5,%zmm6
vpxord %zmm28,%zmm3,%zmm7
vpsrlq $4,%zmm6,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1013f(%rip),%zmm30
vpshufb %zmm6,%zmm30,%zmm9
vpandq %zmm1,%zmm8,%zmm8
vmovdqa64 1001f(%rip),%zmm31
vpshufb %zmm8,%zmm31,%zmm10
vpxorq %zmm9,%zmm10,%zmm9
vpsrlq $4,%zmm7,%zmm10
vpandq %zmm1,%zmm7,%zmm7
vmovdqa64 1014f(%rip),%zmm17
vpshufb %zmm7,%zmm17,%zmm16
vpandq %zmm1,%zmm10,%zmm10
vmovdqa64 1002f(%rip),%zmm25
vpshufb %zmm10,%zmm25,%zmm27
vpternlogq $150,%zmm16,%zmm9,%zmm27
vpshufb %zmm7,%zmm30,%zmm7
vpshufb %zmm10,%zmm31,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpshufb %zmm6,%zmm17,%zmm6
vpshufb %zmm8,%zmm25,%zmm25
vpternlogq $150,%zmm6,%zmm7,%zmm25
vpsrlq $4,%zmm2,%zmm6
vpandq %zmm1,%zmm2,%zmm7
vpshufb %zmm7,%zmm13,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm14,%zmm6
vpxorq %zmm7,%zmm6,%zmm6
vpternlogq $150,(%rsp),%zmm4,%zmm6
vpsrlq $4,%zmm5,%zmm4
vpandq %zmm1,%zmm5,%zmm30
vpshufb %zmm30,%zmm15,%zmm5
vpandq %zmm1,%zmm4,%zmm17
vpshufb %zmm17,%zmm11,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpsrlq $4,%zmm3,%zmm5
vpandq %zmm1,%zmm3,%zmm7
vpshufb %zmm7,%zmm12,%zmm3
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm20,%zmm8
vpxorq %zmm3,%zmm8,%zmm8
vpsrlq $4,%zmm23,%zmm3
vpandq %zmm1,%zmm23,%zmm9
vmovdqa64 1009f(%rip),%zmm10
vpshufb %zmm9,%zmm10,%zmm10
vpandq %zmm1,%zmm3,%zmm16
vmovdqa64 1010f(%rip),%zmm3
vpshufb %zmm16,%zmm3,%zmm3
vpxorq %zmm10,%zmm3,%zmm3
vpternlogq $150,%zmm8,%zmm4,%zmm3
vpsrlq $4,%zmm29,%zmm4
vpandq %zmm1,%zmm29,%zmm8
vmovdqa64 1015f(%rip),%zmm10
vpshufb %zmm8,%zmm10,%zmm10
vpandq %zmm1,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm13
vpshufb %zmm4,%zmm13,%zmm31
vpternlogq $150,%zmm10,%zmm6,%zmm31
vmovdqa64 1003f(%rip),%zmm6
vpshufb %zmm8,%zmm6,%zmm6
vmovdqa64 1004f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm4
vpxorq %zmm6,%zmm4,%zmm4
vpternlogq $150,%zmm2,%zmm0,%zmm4
vpshufb %zmm7,%zmm15,%zmm2
vpshufb %zmm5,%zmm11,%zmm5
vpxorq %zmm2,%zmm5,%zmm5
vpsrlq $4,%zmm19,%zmm2
vpandq %zmm1,%zmm19,%zmm6
vpshufb %zmm6,%zmm12,%zmm7
vpandq %zmm1,%zmm2,%zmm8
vpshufb %zmm8,%zmm20,%zmm2
vpxorq %zmm7,%zmm2,%zmm7
vpsrlq $4,%zmm18,%zmm2
vpandq %zmm1,%zmm18,%zmm10
vmovdqa64 1009f(%rip),%zmm13
vpshufb %zmm10,%zmm13,%zmm18
vpandq %zmm1,%zmm2,%zmm19
vmovdqa64 1010f(%rip),%zmm2
vpshufb %zmm19,%zmm2,%zmm2
vpxorq %zmm18,%zmm2,%zmm2
vpternlogq $150,%zmm7,%zmm5,%zmm2
vmovdqa64 1015f(%rip),%zmm5
vpshufb %zmm9,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm7
vpshufb %zmm16,%zmm7,%zmm18
vpternlogq $150,%zmm5,%zmm4,%zmm18
vmovdqa64 1003f(%rip),%zmm4
vpshufb %zmm9,%zmm4,%zmm4
vmovdqa64 1004f(%rip),%zmm5
vpshufb %zmm16,%zmm5,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,%zmm29,%zmm21,%zmm4
vmovdqa64 1009f(%rip),%zmm29
vpshufb %zmm6,%zmm15,%zmm5
vpshufb %zmm8,%zmm11,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpsrlq $4,%zmm28,%zmm6
vpandq %zmm1,%zmm28,%zmm7
vpshufb %zmm7,%zmm12,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm20,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm26,%zmm9
vpandq %zmm1,%zmm26,%zmm16
vpshufb %zmm16,%zmm29,%zmm26
vpandq %zmm1,%zmm9,%zmm9
vmovdqa64 1010f(%rip),%zmm13
vpshufb %zmm9,%zmm13,%zmm28
vpxorq %zmm26,%zmm28,%zmm26
vpternlogq $150,%zmm8,%zmm5,%zmm26
vmovdqa64 1015f(%rip),%zmm5
vpshufb %zmm10,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm19,%zmm8,%zmm8
vpternlogq $150,%zmm5,%zmm4,%zmm8
vpternlogq $150,%zmm27,%zmm3,%zmm31
vpternlogq $150,%zmm27,%zmm26,%zmm8
vpshufb %zmm7,%zmm15,%zmm3
vpshufb %zmm6,%zmm11,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm30,%zmm12,%zmm4
vpshufb %zmm17,%zmm20,%zmm5
vmovdqa64 1004f(%rip),%zmm14
vmovdqa64 1003f(%rip),%zmm13
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm24,%zmm5
vpandq %zmm1,%zmm24,%zmm6
vpshufb %zmm6,%zmm29,%zmm6
vmovdqa64 1155f(%rip),%zmm26
vmovdqa64 1011f(%rip),%zmm24
vmovdqa64 1015f(%rip),%zmm17
vmovdqa64 1010f(%rip),%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm7,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm10,%zmm13,%zmm3
vpshufb %zmm19,%zmm14,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,%zmm23,%zmm22,%zmm3
vpshufb %zmm16,%zmm17,%zmm4
vpshufb %zmm9,%zmm24,%zmm6
vpternlogq $150,%zmm4,%zmm3,%zmm6
vpternlogq $150,%zmm25,%zmm2,%zmm18
vpternlogq $150,%zmm25,%zmm5,%zmm6
vpshuflw $108,%zmm31,%zmm2
vpshufhw $108,%zmm2,%zmm2
vmovdqa64 %zmm2,(%r12)
vpshuflw $108,%zmm18,%zmm2
vpshufhw $108,%zmm2,%zmm2
vmovdqa64 %zmm2,64(%r12)
vpshufb %zmm26,%zmm8,%zmm2
vmovdqa64 %zmm2,128(%r12)
vpshufb %zmm26,%zmm6,%zmm2
vmovdqa64 %zmm2,192(%r12)
movl %r15d,%r13d
xorl %r15d,%r15d
movq %rax,%r12
testb $1,%r13b
jne 5b
vmovdqa64 %zmm20,%zmm28
vmovdqa64 64(%rsp),%zmm2
vmovdqa64 128(%rsp),%zmm21
vmovaps 192(%rsp),%zmm0
vmovaps %zmm0,576(%rsp)
vmovdqa64 1016f(%rip),%zmm12
vptestmb %zmm12,%zmm2,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm2,%k0
vmovdqa64 1017f(%rip),%zmm13
vptestnmb %zmm13,%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm3
vmovdqa64 1018f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm4
vmovdqa64 1019f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm4 {%k1}
vmovdqa64 1020f(%rip),%zmm20
vpshufb %zmm3,%zmm20,%zmm17
vmovdqa64 1021f(%rip),%zmm12
vpshufb %zmm3,%zmm12,%zmm17 {%k1}
vmovdqa64 1022f(%rip),%zmm31
vpshufb %zmm3,%zmm31,%zmm5
vmovdqa64 1023f(%rip),%zmm30
vpshufb %zmm3,%zmm30,%zmm5 {%k1}
vmovdqa64 1024f(%rip),%zmm29
vpshufb %zmm3,%zmm29,%zmm6
vmovdqa64 1025f(%rip),%zmm27
vpshufb %zmm3,%zmm27,%zmm6 {%k1}
vmovdqa64 1026f(%rip),%zmm26
vpshufb %zmm3,%zmm26,%zmm7
vmovdqa64 1027f(%rip),%zmm25
vpshufb %zmm3,%zmm25,%zmm7 {%k1}
vmovdqa64 1028f(%rip),%zmm24
vpshufb %zmm3,%zmm24,%zmm8
vmovdqa64 1029f(%rip),%zmm23
vpshufb %zmm3,%zmm23,%zmm8 {%k1}
vmovdqa64 1030f(%rip),%zmm22
vpshufb %zmm3,%zmm22,%zmm9
vmovdqa64 1031f(%rip),%zmm19
vpshufb %zmm3,%zmm19,%zmm9 {%k1}
vmovdqa64 1032f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm10
vmovdqa64 1033f(%rip),%zmm16
vpshufb %zmm3,%zmm16,%zmm10 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm14
vptestmb %zmm14,%zmm2,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm9,%zmm2,%zmm10
vmovdqa64 320(%rsp),%zmm9
vptestnmb %zmm13,%zmm9,%k1
vpternlogq $184,%zmm7,%zmm2,%zmm8
vpandq %zmm1,%zmm9,%zmm7
vpternlogq $184,%zmm5,%zmm2,%zmm6
vpshufb %zmm7,%zmm18,%zmm5
vpshufb %zmm7,%zmm16,%zmm5 {%k1}
vpternlogq $184,%zmm4,%zmm2,%zmm17
vpshufb %zmm7,%zmm22,%zmm2
vpshufb %zmm7,%zmm19,%zmm2 {%k1}
vpshufb %zmm7,%zmm24,%zmm4
vpshufb %zmm7,%zmm23,%zmm4 {%k1}
vpternlogq $226,%zmm10,%zmm0,%zmm8
vpshufb %zmm7,%zmm26,%zmm10
vpshufb %zmm7,%zmm25,%zmm10 {%k1}
vpternlogq $226,%zmm6,%zmm0,%zmm17
vpshufb %zmm7,%zmm29,%zmm6
vpshufb %zmm7,%zmm27,%zmm6 {%k1}
vpshufb %zmm7,%zmm31,%zmm16
vpshufb %zmm7,%zmm30,%zmm16 {%k1}
vpternlogq $226,%zmm8,%zmm3,%zmm17
vpshufb %zmm7,%zmm20,%zmm3
vpshufb %zmm7,%zmm12,%zmm3 {%k1}
vmovdqa64 1018f(%rip),%zmm0
vpshufb %zmm7,%zmm0,%zmm8
vmovdqa64 1019f(%rip),%zmm0
vpshufb %zmm7,%zmm0,%zmm8 {%k1}
vmovaps 256(%rsp),%zmm0
vmovaps %zmm0,(%rsp)
vptestmb %zmm14,%zmm9,%k0
vmovdqa64 %zmm14,%zmm31
vmovdqa64 1016f(%rip),%zmm0
vptestmb %zmm0,%zmm9,%k1
vpmovb2m %zmm9,%k2
vpmovm2b %k0,%zmm7
vpternlogq $226,%zmm5,%zmm7,%zmm2
vpmovm2b %k1,%zmm5
vpternlogq $226,%zmm4,%zmm7,%zmm10
vpmovm2b %k2,%zmm4
vpternlogq $226,%zmm6,%zmm7,%zmm16
vpternlogq $226,%zmm3,%zmm7,%zmm8
vpternlogq $226,%zmm2,%zmm5,%zmm10
vpternlogq $226,%zmm16,%zmm5,%zmm8
vpternlogq $226,%zmm10,%zmm4,%zmm8
vmovdqa64 %zmm17,64(%rsp)
vmovdqa64 %zmm8,320(%rsp)
vptestmb %zmm0,%zmm21,%k0
vpmovm2b %k0,%zmm17
vpmovb2m %zmm21,%k0
vmovdqa64 %zmm13,%zmm14
vptestnmb %zmm13,%zmm21,%k1
vpandq %zmm1,%zmm21,%zmm2
vmovdqa64 1035f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1036f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1037f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm18
vmovdqa64 1038f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm18 {%k1}
vmovdqa64 1039f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm4
vmovdqa64 1040f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm4 {%k1}
vmovdqa64 1041f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm5
vmovdqa64 1042f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm5 {%k1}
vmovdqa64 1043f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm6
vmovdqa64 1044f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm6 {%k1}
vmovdqa64 1045f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm7
vmovdqa64 1046f(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm7 {%k1}
vmovdqa64 1047f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm8
vmovdqa64 1048f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm8 {%k1}
vmovdqa64 1049f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1050f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm31,%zmm21,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 384(%rsp),%zmm8
vptestnmb %zmm14,%zmm8,%k1
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm12,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm18
vpshufb %zmm6,%zmm19,%zmm3
vpshufb %zmm6,%zmm16,%zmm3 {%k1}
vpshufb %zmm6,%zmm22,%zmm10
vpshufb %zmm6,%zmm20,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm17,%zmm7
vpshufb %zmm6,%zmm24,%zmm9
vpshufb %zmm6,%zmm23,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm17,%zmm18
vpshufb %zmm6,%zmm26,%zmm5
vpshufb %zmm6,%zmm25,%zmm5 {%k1}
vpshufb %zmm6,%zmm29,%zmm16
vpshufb %zmm6,%zmm27,%zmm16 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm18
vpshufb %zmm6,%zmm0,%zmm2
vpshufb %zmm6,%zmm30,%zmm2 {%k1}
vmovdqa64 1035f(%rip),%zmm0
vpshufb %zmm6,%zmm0,%zmm7
vmovdqa64 1036f(%rip),%zmm0
vpshufb %zmm6,%zmm0,%zmm7 {%k1}
vptestmb %zmm31,%zmm8,%k0
vmovdqa64 1016f(%rip),%zmm0
vptestmb %zmm0,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm5,%zmm6,%zmm16
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm16,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm18,128(%rsp)
vmovdqa64 %zmm7,384(%rsp)
vmovdqa64 576(%rsp),%zmm10
vptestmb %zmm0,%zmm10,%k0
vpmovm2b %k0,%zmm20
vpmovb2m %zmm10,%k0
vptestnmb %zmm14,%zmm10,%k1
vpandq %zmm1,%zmm10,%zmm2
vmovdqa64 1051f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1052f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm3 {%k1}
vmovdqa64 1053f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm18
vmovdqa64 1054f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm18 {%k1}
vmovdqa64 1055f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm4
vmovdqa64 1056f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm4 {%k1}
vmovdqa64 1057f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm5
vmovdqa64 1058f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm5 {%k1}
vmovdqa64 1059f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm6
vmovdqa64 1060f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm6 {%k1}
vmovdqa64 1061f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm7
vmovdqa64 1062f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm7 {%k1}
vmovdqa64 1063f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm8
vmovdqa64 1064f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm8 {%k1}
vmovdqa64 1065f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9
vmovdqa64 1066f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm31,%zmm10,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 448(%rsp),%zmm8
vptestnmb %zmm14,%zmm8,%k1
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm12,%zmm4
vpshufb %zmm6,%zmm0,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm18
vpshufb %zmm6,%zmm16,%zmm3
vpshufb %zmm6,%zmm13,%zmm3 {%k1}
vpshufb %zmm6,%zmm19,%zmm10
vpshufb %zmm6,%zmm17,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm20,%zmm7
vpshufb %zmm6,%zmm22,%zmm9
vpshufb %zmm6,%zmm21,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm20,%zmm18
vpshufb %zmm6,%zmm24,%zmm5
vpshufb %zmm6,%zmm23,%zmm5 {%k1}
vpshufb %zmm6,%zmm26,%zmm16
vpshufb %zmm6,%zmm25,%zmm16 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm18
vpshufb %zmm6,%zmm29,%zmm2
vpshufb %zmm6,%zmm27,%zmm2 {%k1}
vmovdqa64 1051f(%rip),%zmm0
vpshufb %zmm6,%zmm0,%zmm7
vpshufb %zmm6,%zmm30,%zmm7 {%k1}
vptestmb %zmm31,%zmm8,%k0
vmovdqa64 1016f(%rip),%zmm12
vptestmb %zmm12,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm5,%zmm6,%zmm16
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm16,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm18,192(%rsp)
vmovdqa64 %zmm7,448(%rsp)
vmovdqa64 (%rsp),%zmm10
vptestmb %zmm12,%zmm10,%k0
vpmovm2b %k0,%zmm19
vpmovb2m %zmm10,%k0
vmovdqa64 %zmm14,%zmm21
vptestnmb %zmm14,%zmm10,%k1
vpandq %zmm1,%zmm10,%zmm2
vmovdqa64 1067f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1068f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3 {%k1}
vmovdqa64 1069f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm20
vmovdqa64 1070f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm20 {%k1}
vmovdqa64 1071f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm4
vmovdqa64 1072f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm4 {%k1}
vmovdqa64 1073f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm5
vmovdqa64 1074f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm5 {%k1}
vmovdqa64 1075f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm6
vmovdqa64 1076f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm6 {%k1}
vmovdqa64 1077f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm7
vmovdqa64 1078f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm7 {%k1}
vmovdqa64 1079f(%rip),%zmm16
vpshufb %zmm2,%zmm16,%zmm8
vmovdqa64 1080f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm8 {%k1}
vmovdqa64 1081f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1082f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm31,%zmm10,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm8,%zmm0,%zmm9
vmovdqa64 512(%rsp),%zmm8
vptestnmb %zmm21,%zmm8,%k1
vptestmb %zmm31,%zmm8,%k0
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm0,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm12,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm0,%zmm20
vpshufb %zmm6,%zmm16,%zmm0
vpshufb %zmm6,%zmm14,%zmm0 {%k1}
vpshufb %zmm6,%zmm18,%zmm3
vpshufb %zmm6,%zmm17,%zmm3 {%k1}
vpternlogq $226,%zmm9,%zmm19,%zmm7
vpshufb %zmm6,%zmm23,%zmm9
vpshufb %zmm6,%zmm22,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm19,%zmm20
vpshufb %zmm6,%zmm25,%zmm5
vpshufb %zmm6,%zmm24,%zmm5 {%k1}
vpshufb %zmm6,%zmm27,%zmm10
vpshufb %zmm6,%zmm26,%zmm10 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm20
vpshufb %zmm6,%zmm30,%zmm2
vpshufb %zmm6,%zmm29,%zmm2 {%k1}
vmovdqa64 1067f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm7
vmovdqa64 1068f(%rip),%zmm12
vpshufb %zmm6,%zmm12,%zmm7 {%k1}
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm0
vpternlogq $226,%zmm3,%zmm6,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm10
vpternlogq $226,%zmm2,%zmm6,%zmm7
vptestmb 1016f(%rip),%zmm8,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm0,%zmm2,%zmm9
vpternlogq $226,%zmm10,%zmm2,%zmm7
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm9,%zmm0,%zmm7
vmovdqa64 %zmm20,256(%rsp)
vmovdqa64 %zmm7,512(%rsp)
incq %rbx
subq $-128,%r14
cmpq $\p1,%rbx
vmovdqa64 1013f(%rip),%zmm9
vmovdqa64 1001f(%rip),%zmm10
vmovdqa64 %zmm15,%zmm7
vmovdqa64 %zmm11,%zmm15
jne 3b
vmovdqa64 64(%rsp),%zmm0
vmovdqa64 128(%rsp),%zmm2
vmovdqa64 192(%rsp),%zmm3
vpunpckldq %zmm2,%zmm0,%zmm4
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm20,%zmm3,%zmm2
vpunpckhdq %zmm20,%zmm3,%zmm3
vmovdqa64 1084f(%rip),%zmm8
vpshufb %zmm8,%zmm2,%zmm5
vmovdqa64 1085f(%rip),%zmm11
vpshufb %zmm11,%zmm4,%zmm6
vporq %zmm5,%zmm6,%zmm5
vbroadcasti32x4 \p2(%rdi),%zmm6
vpsubq %zmm6,%zmm5,%zmm5
vmovdqu %xmm5,(%rdx,%r11)
vextracti32x4 $1,%zmm5,32(%rdx,%r11)
vextracti32x4 $2,%zmm5,64(%rdx,%r11)
vextracti32x4 $3,%zmm5,96(%rdx,%r11)
vmovdqa64 1086f(%rip),%zmm12
vpshufb %zmm12,%zmm2,%zmm2
vmovdqa64 1087f(%rip),%zmm13
vpshufb %zmm13,%zmm4,%zmm4
vbroadcasti32x4 \p3(%rdi),%zmm5
vporq %zmm2,%zmm4,%zmm2
vpsubq %zmm5,%zmm2,%zmm2
vmovdqu %xmm2,16(%rdx,%r11)
vextracti32x4 $1,%zmm2,48(%rdx,%r11)
vextracti32x4 $2,%zmm2,80(%rdx,%r11)
vextracti32x4 $3,%zmm2,112(%rdx,%r11)
vpshufb %zmm8,%zmm3,%zmm2
vpshufb %zmm11,%zmm0,%zmm4
vporq %zmm2,%zmm4,%zmm2
vbroadcasti32x4 \p2(%rdi),%zmm4
vpsubq %zmm4,%zmm2,%zmm2
vmovdqu %xmm2,128(%rdx,%r11)
vextracti32x4 $1,%zmm2,160(%rdx,%r11)
vextracti32x4 $2,%zmm2,192(%rdx,%r11)
vextracti32x4 $3,%zmm2,224(%rdx,%r11)
vpshufb %zmm12,%zmm3,%zmm2
vpshufb %zmm13,%zmm0,%zmm0
vbroadcasti32x4 \p3(%rdi),%zmm3
vporq %zmm2,%zmm0,%zmm0
vpsubq %zmm3,%zmm0,%zmm0
vmovdqu %xmm0,144(%rdx,%r11)
vextracti32x4 $1,%zmm0,176(%rdx,%r11)
vextracti32x4 $2,%zmm0,208(%rdx,%r11)
vextracti32x4 $3,%zmm0,240(%rdx,%r11)
vmovdqa64 320(%rsp),%zmm0
vmovdqa64 384(%rsp),%zmm2
vmovdqa64 448(%rsp),%zmm3
vmovdqa64 512(%rsp),%zmm4
vpunpckldq %zmm2,%zmm0,%zmm5
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm4,%zmm3,%zmm2
vpunpckhdq %zmm4,%zmm3,%zmm3
vpshufb %zmm8,%zmm2,%zmm4
vpshufb %zmm11,%zmm5,%zmm6
vporq %zmm4,%zmm6,%zmm4
vbroadcasti32x4 \p2(%rdi),%zmm6
vpsubq %zmm6,%zmm4,%zmm4
vmovdqu %xmm4,256(%rdx,%r11)
vextracti32x4 $1,%zmm4,288(%rdx,%r11)
vextracti32x4 $2,%zmm4,320(%rdx,%r11)
vextracti32x4 $3,%zmm4,352(%rdx,%r11)
vpshufb %zmm12,%zmm2,%zmm2
vpshufb %zmm13,%zmm5,%zmm4
vbroadcasti32x4 \p3(%rdi),%zmm5
vporq %zmm2,%zmm4,%zmm2
vpsubq %zmm5,%zmm2,%zmm2
vmovdqu %xmm2,272(%rdx,%r11)
vextracti32x4 $1,%zmm2,304(%rdx,%r11)
vextracti32x4 $2,%zmm2,336(%rdx,%r11)
vextracti32x4 $3,%zmm2,368(%rdx,%r11)
vpshufb %zmm8,%zmm3,%zmm2
vpshufb %zmm11,%zmm0,%zmm4
vporq %zmm2,%zmm4,%zmm2
vbroadcasti32x4 \p2(%rdi),%zmm4
vpsubq %zmm4,%zmm2,%zmm2
vmovdqu %xmm2,384(%rdx,%r11)
vextracti32x4 $1,%zmm2,416(%rdx,%r11)
vextracti32x4 $2,%zmm2,448(%rdx,%r11)
vextracti32x4 $3,%zmm2,480(%rdx,%r11)
vpshufb %zmm12,%zmm3,%zmm2
vpshufb %zmm13,%zmm0,%zmm0
vbroadcasti32x4 \p3(%rdi),%zmm3
vporq %zmm2,%zmm0,%zmm0
vpsubq %zmm3,%zmm0,%zmm0
vmovdqu %xmm0,400(%rdx,%r11)
vextracti32x4 $1,%zmm0,432(%rdx,%r11)
vextracti32x4 $2,%zmm0,464(%rdx,%r11)
vextracti32x4 $3,%zmm0,496(%rdx,%r11)
incq %r9
cmpq %rcx,%r9
jne 2b
leaq -40(%rbp),%rsp
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
6:
vzeroupper
retq
.endm

.macro shared_2 p0,p1,p2
testq %rcx,%rcx
je \p0
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $832,%rsp
leaq 384(%rsp),%rax
xorl %r9d,%r9d
leaq 128(%rsp),%r10
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1013f(%rip),%zmm27
vmovdqa64 1001f(%rip),%zmm10
vmovdqa64 1003f(%rip),%zmm25
vmovdqa64 1004f(%rip),%zmm14
vmovdqa64 1006f(%rip),%zmm28
vmovdqa64 1007f(%rip),%zmm29
vmovdqa64 1008f(%rip),%zmm30
vmovdqa64 1009f(%rip),%zmm26
nopw %cs:512(%rax,%rax)
nopl 512(%rax,%rax)
2:
movq %r9,%r11
shlq $9,%r11
vbroadcasti32x4 (%rdi),%zmm0
vmovdqu64 (%rsi,%r11),%zmm2
vmovdqu64 64(%rsi,%r11),%zmm3
vmovdqu64 128(%rsi,%r11),%zmm16
vmovdqu64 192(%rsi,%r11),%zmm17
vpsubq %zmm0,%zmm2,%zmm2
vmovdqa64 1012f(%rip),%zmm4
vpshufb %zmm4,%zmm2,%zmm2
vpsubq %zmm0,%zmm3,%zmm3
vpshufb %zmm4,%zmm3,%zmm3
vpsubq %zmm0,%zmm16,%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vpsubq %zmm0,%zmm17,%zmm17
vpshufb %zmm4,%zmm17,%zmm17
vpunpckldq %zmm3,%zmm2,%zmm18
vpunpckhdq %zmm3,%zmm2,%zmm2
vpunpckldq %zmm17,%zmm16,%zmm3
vpunpckhdq %zmm17,%zmm16,%zmm16
vpunpcklqdq %zmm3,%zmm18,%zmm17
vpunpckhqdq %zmm3,%zmm18,%zmm3
vpunpcklqdq %zmm16,%zmm2,%zmm18
vpunpckhqdq %zmm16,%zmm2,%zmm2
vmovdqa64 %zmm17,128(%rsp)
vmovdqa64 %zmm3,192(%rsp)
vmovdqa64 %zmm18,256(%rsp)
vmovdqa64 %zmm2,320(%rsp)
vmovdqu64 256(%rsi,%r11),%zmm2
vmovdqu64 320(%rsi,%r11),%zmm3
vmovdqu64 384(%rsi,%r11),%zmm16
vmovdqu64 448(%rsi,%r11),%zmm17
vpsubq %zmm0,%zmm2,%zmm2
vpshufb %zmm4,%zmm2,%zmm2
vpsubq %zmm0,%zmm3,%zmm3
vpshufb %zmm4,%zmm3,%zmm3
vpsubq %zmm0,%zmm16,%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vpsubq %zmm0,%zmm17,%zmm0
vpshufb %zmm4,%zmm0,%zmm0
vpunpckldq %zmm3,%zmm2,%zmm17
vpunpckhdq %zmm3,%zmm2,%zmm2
vpunpckldq %zmm0,%zmm16,%zmm3
vpunpckhdq %zmm0,%zmm16,%zmm0
vpunpcklqdq %zmm3,%zmm17,%zmm16
vpunpckhqdq %zmm3,%zmm17,%zmm3
vpunpcklqdq %zmm0,%zmm2,%zmm17
vpunpckhqdq %zmm0,%zmm2,%zmm0
vmovdqa64 %zmm16,384(%rsp)
vmovdqa64 %zmm3,448(%rsp)
vmovdqa64 %zmm17,512(%rsp)
vmovdqa64 %zmm0,576(%rsp)
xorl %ebx,%ebx
leaq 64(%rdi),%r14
nopl 8(%rax)
3:
vbroadcasti32x4 (%r14),%zmm0
vmovdqa64 %zmm0,64(%rsp)
vbroadcasti32x4 16(%r14),%zmm0
vmovdqa64 %zmm0,(%rsp)
vbroadcasti32x4 32(%r14),%zmm0
vmovdqa64 %zmm0,704(%rsp)
vbroadcasti32x4 48(%r14),%zmm0
vmovdqa64 %zmm0,640(%rsp)
movb $1,%r15b
movq %r10,%r13
xorl %r12d,%r12d
vmovdqa64 1014f(%rip),%zmm11
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
4:
vmovdqa64 128(%rsp,%r12),%zmm17
vprold $16,%zmm17,%zmm3
vmovdqa64 64(%r13),%zmm21
vmovdqa64 128(%r13),%zmm19
vmovdqa64 192(%r13),%zmm16
vprold $16,%zmm21,%zmm2
vprold $16,%zmm19,%zmm24
vprold $16,%zmm16,%zmm0
vpxord %zmm17,%zmm3,%zmm18
vpxord %zmm21,%zmm2,%zmm23
vmovdqa64 %zmm25,%zmm13
vpxord %zmm19,%zmm24,%zmm25
vpxord %zmm16,%zmm0,%zmm16
vpxord %zmm18,%zmm25,%zmm20
vpxord %zmm23,%zmm16,%zmm22
vmovdqa64 %zmm26,%zmm31
vpsrlq $4,%zmm20,%zmm26
vpandq %zmm1,%zmm20,%zmm20
vpshufb %zmm20,%zmm27,%zmm4
vpandq %zmm1,%zmm26,%zmm26
vpshufb %zmm26,%zmm10,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm22,%zmm5
vpandq %zmm1,%zmm22,%zmm27
vpshufb %zmm27,%zmm11,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1002f(%rip),%zmm8
vpshufb %zmm5,%zmm8,%zmm22
vpternlogq $150,%zmm6,%zmm4,%zmm22
vmovdqa64 1013f(%rip),%zmm4
vpshufb %zmm27,%zmm4,%zmm4
vpshufb %zmm5,%zmm10,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpshufb %zmm20,%zmm11,%zmm5
vpshufb %zmm26,%zmm8,%zmm20
vpternlogq $150,%zmm5,%zmm4,%zmm20
vpsrlq $4,%zmm2,%zmm4
vpandq %zmm1,%zmm2,%zmm5
vpshufb %zmm5,%zmm13,%zmm5
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm14,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpternlogq $150,64(%rsp),%zmm3,%zmm4
vpsrlq $4,%zmm25,%zmm3
vpandq %zmm1,%zmm25,%zmm25
vmovdqa64 1005f(%rip),%zmm5
vpshufb %zmm25,%zmm5,%zmm5
vpandq %zmm1,%zmm3,%zmm26
vpshufb %zmm26,%zmm28,%zmm3
vpxorq %zmm5,%zmm3,%zmm5
vpsrlq $4,%zmm16,%zmm3
vpandq %zmm1,%zmm16,%zmm6
vpshufb %zmm6,%zmm29,%zmm16
vpandq %zmm1,%zmm3,%zmm27
vpshufb %zmm27,%zmm30,%zmm3
vpxorq %zmm16,%zmm3,%zmm16
vpsrlq $4,%zmm0,%zmm3
vpandq %zmm1,%zmm0,%zmm7
vpshufb %zmm7,%zmm31,%zmm8
vpandq %zmm1,%zmm3,%zmm9
vmovdqa64 1010f(%rip),%zmm11
vpshufb %zmm9,%zmm11,%zmm3
vpxorq %zmm8,%zmm3,%zmm3
vpternlogq $150,%zmm16,%zmm5,%zmm3
vpsrlq $4,%zmm24,%zmm5
vpandq %zmm1,%zmm24,%zmm8
vmovdqa64 %zmm10,%zmm12
vmovdqa64 1015f(%rip),%zmm15
vpshufb %zmm8,%zmm15,%zmm10
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1011f(%rip),%zmm16
vpshufb %zmm5,%zmm16,%zmm16
vpternlogq $150,%zmm10,%zmm4,%zmm16
vpshufb %zmm8,%zmm13,%zmm4
vpshufb %zmm5,%zmm14,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,(%rsp),%zmm2,%zmm4
vmovdqa64 1005f(%rip),%zmm2
vpshufb %zmm6,%zmm2,%zmm2
vpshufb %zmm27,%zmm28,%zmm5
vpxorq %zmm2,%zmm5,%zmm5
vpsrlq $4,%zmm18,%zmm2
vpandq %zmm1,%zmm18,%zmm6
vpshufb %zmm6,%zmm29,%zmm8
vpandq %zmm1,%zmm2,%zmm10
vpshufb %zmm10,%zmm30,%zmm2
vpxorq %zmm8,%zmm2,%zmm8
vpsrlq $4,%zmm17,%zmm2
vpandq %zmm1,%zmm17,%zmm18
vpshufb %zmm18,%zmm31,%zmm17
vpandq %zmm1,%zmm2,%zmm27
vpshufb %zmm27,%zmm11,%zmm2
vpxorq %zmm17,%zmm2,%zmm2
vpternlogq $150,%zmm8,%zmm5,%zmm2
vpshufb %zmm7,%zmm15,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm9,%zmm8,%zmm17
vpternlogq $150,%zmm5,%zmm4,%zmm17
vpshufb %zmm7,%zmm13,%zmm4
vpshufb %zmm9,%zmm14,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,704(%rsp),%zmm24,%zmm4
vmovdqa64 1005f(%rip),%zmm24
vpshufb %zmm6,%zmm24,%zmm5
vpshufb %zmm10,%zmm28,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpsrlq $4,%zmm23,%zmm6
vpandq %zmm1,%zmm23,%zmm7
vpshufb %zmm7,%zmm29,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm30,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm21,%zmm9
vpandq %zmm1,%zmm21,%zmm10
vpshufb %zmm10,%zmm31,%zmm21
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm23
vpxorq %zmm21,%zmm23,%zmm21
vpternlogq $150,%zmm8,%zmm5,%zmm21
vpshufb %zmm18,%zmm15,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm27,%zmm8,%zmm8
vpternlogq $150,%zmm5,%zmm4,%zmm8
vpternlogq $150,%zmm22,%zmm3,%zmm16
vpternlogq $150,%zmm22,%zmm21,%zmm8
vpshufb %zmm7,%zmm24,%zmm3
vpshufb %zmm6,%zmm28,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm25,%zmm29,%zmm4
vmovdqa64 %zmm13,%zmm25
vpshufb %zmm26,%zmm30,%zmm5
vmovdqa64 %zmm31,%zmm26
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm19,%zmm5
vpandq %zmm1,%zmm19,%zmm6
vpshufb %zmm6,%zmm31,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm11,%zmm5
vmovdqa64 1014f(%rip),%zmm11
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm18,%zmm13,%zmm3
vpshufb %zmm27,%zmm14,%zmm4
vmovdqa64 1013f(%rip),%zmm27
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,640(%rsp),%zmm0,%zmm3
vpshufb %zmm10,%zmm15,%zmm0
vmovdqa64 1011f(%rip),%zmm15
vmovdqa64 %zmm12,%zmm10
vpshufb %zmm9,%zmm15,%zmm4
vpternlogq $150,%zmm0,%zmm3,%zmm4
vpternlogq $150,%zmm20,%zmm2,%zmm17
vpternlogq $150,%zmm20,%zmm5,%zmm4
vmovdqa64 %zmm16,128(%rsp,%r12)
vmovdqa64 %zmm17,192(%rsp,%r12)
vmovdqa64 %zmm8,256(%rsp,%r12)
vmovdqa64 %zmm4,320(%rsp,%r12)
movl %r15d,%r8d
movl $256,%r12d
xorl %r15d,%r15d
movq %rax,%r13
testb $1,%r8b
jne 4b
vmovdqa64 128(%rsp),%zmm2
vmovdqa64 192(%rsp),%zmm30
vmovaps 256(%rsp),%zmm0
vmovaps %zmm0,(%rsp)
vmovdqa64 1016f(%rip),%zmm4
vptestmb %zmm4,%zmm2,%k0
vpmovm2b %k0,%zmm29
vpmovb2m %zmm2,%k0
vmovdqa64 1017f(%rip),%zmm7
vptestnmb %zmm7,%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm3
vmovdqa64 1018f(%rip),%zmm28
vpshufb %zmm3,%zmm28,%zmm17
vmovdqa64 1019f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm17 {%k1}
vmovdqa64 1020f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm16
vmovdqa64 1021f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm16 {%k1}
vmovdqa64 1022f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm18
vmovdqa64 1023f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm18 {%k1}
vmovdqa64 1024f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm19
vmovdqa64 1025f(%rip),%zmm14
vpshufb %zmm3,%zmm14,%zmm19 {%k1}
vmovdqa64 1026f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm20
vmovdqa64 1027f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm20 {%k1}
vmovdqa64 1028f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm21
vmovdqa64 1029f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm21 {%k1}
vmovdqa64 1030f(%rip),%zmm24
vpshufb %zmm3,%zmm24,%zmm22
vmovdqa64 1031f(%rip),%zmm12
vpshufb %zmm3,%zmm12,%zmm22 {%k1}
vmovdqa64 1032f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm23
vmovdqa64 1033f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm23 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm6
vptestmb %zmm6,%zmm2,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm22,%zmm2,%zmm23
vmovdqa64 384(%rsp),%zmm22
vptestnmb %zmm7,%zmm22,%k1
vpternlogq $184,%zmm20,%zmm2,%zmm21
vpandq %zmm1,%zmm22,%zmm20
vpternlogq $184,%zmm18,%zmm2,%zmm19
vpshufb %zmm20,%zmm9,%zmm18
vpshufb %zmm20,%zmm8,%zmm18 {%k1}
vpternlogq $184,%zmm17,%zmm2,%zmm16
vpshufb %zmm20,%zmm24,%zmm2
vpshufb %zmm20,%zmm12,%zmm2 {%k1}
vpshufb %zmm20,%zmm4,%zmm17
vpshufb %zmm20,%zmm0,%zmm17 {%k1}
vpternlogq $226,%zmm23,%zmm29,%zmm21
vpshufb %zmm20,%zmm10,%zmm23
vpshufb %zmm20,%zmm5,%zmm23 {%k1}
vpternlogq $226,%zmm19,%zmm29,%zmm16
vmovdqa64 1024f(%rip),%zmm0
vpshufb %zmm20,%zmm0,%zmm0
vpshufb %zmm20,%zmm14,%zmm0 {%k1}
vmovdqa64 1022f(%rip),%zmm4
vpshufb %zmm20,%zmm4,%zmm19
vmovdqa64 1023f(%rip),%zmm4
vpshufb %zmm20,%zmm4,%zmm19 {%k1}
vpternlogq $226,%zmm21,%zmm3,%zmm16
vmovdqa64 1020f(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm3
vmovdqa64 1021f(%rip),%zmm4
vpshufb %zmm20,%zmm4,%zmm3 {%k1}
vpshufb %zmm20,%zmm28,%zmm21
vmovdqa64 1019f(%rip),%zmm4
vpshufb %zmm20,%zmm4,%zmm21 {%k1}
vmovaps 320(%rsp),%zmm4
vmovaps %zmm4,64(%rsp)
vptestmb %zmm6,%zmm22,%k0
vmovdqa64 %zmm6,%zmm14
vmovdqa64 1016f(%rip),%zmm7
vptestmb %zmm7,%zmm22,%k1
vpmovb2m %zmm22,%k2
vpmovm2b %k0,%zmm20
vpternlogq $226,%zmm18,%zmm20,%zmm2
vpmovm2b %k1,%zmm18
vpternlogq $226,%zmm17,%zmm20,%zmm23
vpmovm2b %k2,%zmm17
vpternlogq $226,%zmm0,%zmm20,%zmm19
vpternlogq $226,%zmm3,%zmm20,%zmm21
vpternlogq $226,%zmm2,%zmm18,%zmm23
vpternlogq $226,%zmm19,%zmm18,%zmm21
vpternlogq $226,%zmm23,%zmm17,%zmm21
vmovdqa64 %zmm16,128(%rsp)
vmovdqa64 %zmm21,384(%rsp)
vptestmb %zmm7,%zmm30,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm30,%k0
vmovdqa64 1017f(%rip),%zmm10
vptestnmb %zmm10,%zmm30,%k1
vpandq %zmm1,%zmm30,%zmm2
vmovdqa64 1035f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1036f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1037f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16
vmovdqa64 1038f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16 {%k1}
vmovdqa64 1039f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm17
vmovdqa64 1040f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm17 {%k1}
vmovdqa64 1041f(%rip),%zmm7
vpshufb %zmm2,%zmm7,%zmm18
vmovdqa64 1042f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm18 {%k1}
vmovdqa64 1043f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm19
vmovdqa64 1044f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm19 {%k1}
vmovdqa64 1045f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm20
vmovdqa64 1046f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm20 {%k1}
vmovdqa64 1047f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm21
vmovdqa64 1048f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm21 {%k1}
vmovdqa64 1049f(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm22
vmovdqa64 1050f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm22 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm14,%zmm30,%k0
vpmovm2b %k0,%zmm23
vpternlogq $184,%zmm21,%zmm23,%zmm22
vmovdqa64 448(%rsp),%zmm21
vptestnmb %zmm10,%zmm21,%k1
vpternlogq $184,%zmm19,%zmm23,%zmm20
vpandq %zmm1,%zmm21,%zmm19
vpternlogq $184,%zmm17,%zmm23,%zmm18
vpshufb %zmm19,%zmm5,%zmm17
vpshufb %zmm19,%zmm4,%zmm17 {%k1}
vpternlogq $184,%zmm3,%zmm23,%zmm16
vpshufb %zmm19,%zmm9,%zmm3
vpshufb %zmm19,%zmm8,%zmm3 {%k1}
vpshufb %zmm19,%zmm24,%zmm23
vpshufb %zmm19,%zmm12,%zmm23 {%k1}
vpternlogq $226,%zmm22,%zmm0,%zmm20
vpshufb %zmm19,%zmm6,%zmm22
vpshufb %zmm19,%zmm29,%zmm22 {%k1}
vpternlogq $226,%zmm18,%zmm0,%zmm16
vpshufb %zmm19,%zmm7,%zmm0
vpshufb %zmm19,%zmm28,%zmm0 {%k1}
vmovdqa64 1039f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm18
vmovdqa64 1040f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm18 {%k1}
vpternlogq $226,%zmm20,%zmm2,%zmm16
vmovdqa64 1037f(%rip),%zmm2
vpshufb %zmm19,%zmm2,%zmm2
vmovdqa64 1038f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm2 {%k1}
vmovdqa64 1035f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20
vmovdqa64 1036f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20 {%k1}
vptestmb %zmm14,%zmm21,%k0
vmovdqa64 1016f(%rip),%zmm4
vptestmb %zmm4,%zmm21,%k1
vpmovb2m %zmm21,%k2
vpmovm2b %k0,%zmm19
vpternlogq $226,%zmm17,%zmm19,%zmm3
vpmovm2b %k1,%zmm17
vpternlogq $226,%zmm23,%zmm19,%zmm22
vpmovm2b %k2,%zmm21
vpternlogq $226,%zmm0,%zmm19,%zmm18
vpternlogq $226,%zmm2,%zmm19,%zmm20
vpternlogq $226,%zmm3,%zmm17,%zmm22
vpternlogq $226,%zmm18,%zmm17,%zmm20
vpternlogq $226,%zmm22,%zmm21,%zmm20
vmovdqa64 %zmm16,192(%rsp)
vmovdqa64 %zmm20,448(%rsp)
vmovdqa64 (%rsp),%zmm23
vptestmb %zmm4,%zmm23,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm23,%k0
vptestnmb %zmm10,%zmm23,%k1
vpandq %zmm1,%zmm23,%zmm2
vmovdqa64 1051f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1052f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1053f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16
vmovdqa64 1054f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16 {%k1}
vmovdqa64 1055f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm17
vmovdqa64 1056f(%rip),%zmm7
vpshufb %zmm2,%zmm7,%zmm17 {%k1}
vmovdqa64 1057f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm18
vmovdqa64 1058f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm18 {%k1}
vmovdqa64 1059f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm19
vmovdqa64 1060f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm19 {%k1}
vmovdqa64 1061f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm20
vmovdqa64 1062f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm20 {%k1}
vmovdqa64 1063f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm21
vmovdqa64 1064f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm21 {%k1}
vmovdqa64 1065f(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm22
vmovdqa64 1066f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm22 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm14,%zmm23,%k0
vpmovm2b %k0,%zmm23
vpternlogq $184,%zmm21,%zmm23,%zmm22
vmovdqa64 512(%rsp),%zmm21
vptestnmb %zmm10,%zmm21,%k1
vpternlogq $184,%zmm19,%zmm23,%zmm20
vpandq %zmm1,%zmm21,%zmm19
vpternlogq $184,%zmm17,%zmm23,%zmm18
vpshufb %zmm19,%zmm5,%zmm17
vpshufb %zmm19,%zmm4,%zmm17 {%k1}
vpternlogq $184,%zmm3,%zmm23,%zmm16
vpshufb %zmm19,%zmm8,%zmm3
vpshufb %zmm19,%zmm6,%zmm3 {%k1}
vpshufb %zmm19,%zmm12,%zmm23
vpshufb %zmm19,%zmm9,%zmm23 {%k1}
vpternlogq $226,%zmm22,%zmm0,%zmm20
vpshufb %zmm19,%zmm28,%zmm22
vpshufb %zmm19,%zmm24,%zmm22 {%k1}
vpternlogq $226,%zmm18,%zmm0,%zmm16
vpshufb %zmm19,%zmm30,%zmm0
vpshufb %zmm19,%zmm29,%zmm0 {%k1}
vmovdqa64 1055f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm18
vpshufb %zmm19,%zmm7,%zmm18 {%k1}
vpternlogq $226,%zmm20,%zmm2,%zmm16
vmovdqa64 1053f(%rip),%zmm2
vpshufb %zmm19,%zmm2,%zmm2
vmovdqa64 1054f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm2 {%k1}
vmovdqa64 1051f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20
vmovdqa64 1052f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20 {%k1}
vptestmb %zmm14,%zmm21,%k0
vmovdqa64 1016f(%rip),%zmm7
vptestmb %zmm7,%zmm21,%k1
vpmovb2m %zmm21,%k2
vpmovm2b %k0,%zmm19
vpternlogq $226,%zmm17,%zmm19,%zmm3
vpmovm2b %k1,%zmm17
vpternlogq $226,%zmm23,%zmm19,%zmm22
vpmovm2b %k2,%zmm21
vpternlogq $226,%zmm0,%zmm19,%zmm18
vpternlogq $226,%zmm2,%zmm19,%zmm20
vpternlogq $226,%zmm3,%zmm17,%zmm22
vpternlogq $226,%zmm18,%zmm17,%zmm20
vpternlogq $226,%zmm22,%zmm21,%zmm20
vmovdqa64 %zmm16,256(%rsp)
vmovdqa64 %zmm20,512(%rsp)
vmovdqa64 64(%rsp),%zmm23
vptestmb %zmm7,%zmm23,%k0
vpmovm2b %k0,%zmm7
vpmovb2m %zmm23,%k0
vptestnmb %zmm10,%zmm23,%k1
vpandq %zmm1,%zmm23,%zmm2
vmovdqa64 1067f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1068f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1069f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16
vmovdqa64 1070f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm16 {%k1}
vmovdqa64 1071f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm17
vmovdqa64 1072f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm17 {%k1}
vmovdqa64 1073f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm18
vmovdqa64 1074f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm18 {%k1}
vmovdqa64 1075f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm19
vmovdqa64 1076f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm19 {%k1}
vmovdqa64 1077f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm20
vmovdqa64 1078f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm20 {%k1}
vmovdqa64 1079f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm21
vmovdqa64 1080f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm21 {%k1}
vmovdqa64 1081f(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm22
vmovdqa64 1082f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm22 {%k1}
vpmovm2b %k0,%zmm2
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm23,%k0
vpmovm2b %k0,%zmm23
vpternlogq $184,%zmm21,%zmm23,%zmm22
vmovdqa64 576(%rsp),%zmm21
vptestnmb %zmm10,%zmm21,%k1
vptestmb %zmm0,%zmm21,%k0
vpternlogq $184,%zmm19,%zmm23,%zmm20
vpandq %zmm1,%zmm21,%zmm19
vpternlogq $184,%zmm17,%zmm23,%zmm18
vpshufb %zmm19,%zmm5,%zmm17
vpshufb %zmm19,%zmm4,%zmm17 {%k1}
vpternlogq $184,%zmm3,%zmm23,%zmm16
vpshufb %zmm19,%zmm8,%zmm3
vpshufb %zmm19,%zmm6,%zmm3 {%k1}
vpshufb %zmm19,%zmm12,%zmm23
vpshufb %zmm19,%zmm9,%zmm23 {%k1}
vpternlogq $226,%zmm22,%zmm7,%zmm20
vpshufb %zmm19,%zmm28,%zmm22
vpshufb %zmm19,%zmm24,%zmm22 {%k1}
vpternlogq $226,%zmm18,%zmm7,%zmm16
vpshufb %zmm19,%zmm30,%zmm0
vpshufb %zmm19,%zmm29,%zmm0 {%k1}
vmovdqa64 1071f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm18
vpshufb %zmm19,%zmm14,%zmm18 {%k1}
vpternlogq $226,%zmm20,%zmm2,%zmm16
vmovdqa64 1069f(%rip),%zmm2
vpshufb %zmm19,%zmm2,%zmm2
vmovdqa64 1070f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm2 {%k1}
vmovdqa64 1067f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20
vmovdqa64 1068f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm20 {%k1}
vpmovm2b %k0,%zmm19
vpternlogq $226,%zmm17,%zmm19,%zmm3
vpternlogq $226,%zmm23,%zmm19,%zmm22
vpternlogq $226,%zmm0,%zmm19,%zmm18
vpternlogq $226,%zmm2,%zmm19,%zmm20
vptestmb 1016f(%rip),%zmm21,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm3,%zmm0,%zmm22
vpternlogq $226,%zmm18,%zmm0,%zmm20
vpmovb2m %zmm21,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm22,%zmm0,%zmm20
vmovdqa64 %zmm16,320(%rsp)
vmovdqa64 %zmm20,576(%rsp)
vbroadcasti32x4 64(%r14),%zmm0
vmovdqa64 %zmm0,64(%rsp)
vbroadcasti32x4 80(%r14),%zmm0
vmovdqa64 %zmm0,(%rsp)
vbroadcasti32x4 96(%r14),%zmm0
vmovdqa64 %zmm0,704(%rsp)
vbroadcasti32x4 112(%r14),%zmm0
vmovdqa64 %zmm0,640(%rsp)
movb $1,%r15b
movq %r10,%r13
xorl %r12d,%r12d
nopw %cs:512(%rax,%rax)
nopl 8(%rax,%rax)
5:
vmovdqa64 128(%rsp,%r12),%zmm17
vmovdqa64 64(%r13),%zmm21
vmovdqa64 128(%r13),%zmm19
vmovdqa64 192(%r13),%zmm3
vmovdqa64 1083f(%rip),%zmm0
vpshufb %zmm0,%zmm17,%zmm4
vpshufb %zmm0,%zmm21,%zmm2
vpshufb %zmm0,%zmm19,%zmm24
vpshufb %zmm0,%zmm3,%zmm0
vpxord %zmm17,%zmm4,%zmm18
vpxord %zmm21,%zmm2,%zmm23
vpxord %zmm19,%zmm24,%zmm5
vpxord %zmm3,%zmm0,%zmm3
vpxord %zmm18,%zmm5,%zmm6
vpxord %zmm23,%zmm3,%zmm7
vpsrlq $4,%zmm6,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm27,%zmm9
vpandq %zmm1,%zmm8,%zmm8
vmovdqa64 1001f(%rip),%zmm20
vpshufb %zmm8,%zmm20,%zmm10
vpxorq %zmm9,%zmm10,%zmm9
vpsrlq $4,%zmm7,%zmm10
vpandq %zmm1,%zmm7,%zmm7
vpshufb %zmm7,%zmm11,%zmm16
vpandq %zmm1,%zmm10,%zmm10
vmovdqa64 1002f(%rip),%zmm12
vpshufb %zmm10,%zmm12,%zmm22
vpternlogq $150,%zmm16,%zmm9,%zmm22
vpshufb %zmm7,%zmm27,%zmm7
vpshufb %zmm10,%zmm20,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpshufb %zmm6,%zmm11,%zmm6
vpshufb %zmm8,%zmm12,%zmm20
vpternlogq $150,%zmm6,%zmm7,%zmm20
vpsrlq $4,%zmm2,%zmm6
vpandq %zmm1,%zmm2,%zmm7
vpshufb %zmm7,%zmm25,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1004f(%rip),%zmm29
vpshufb %zmm6,%zmm29,%zmm6
vpxorq %zmm7,%zmm6,%zmm6
vpternlogq $150,64(%rsp),%zmm4,%zmm6
vpsrlq $4,%zmm5,%zmm4
vpandq %zmm1,%zmm5,%zmm25
vmovdqa64 1005f(%rip),%zmm5
vpshufb %zmm25,%zmm5,%zmm5
vpandq %zmm1,%zmm4,%zmm16
vmovdqa64 1006f(%rip),%zmm14
vpshufb %zmm16,%zmm14,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpsrlq $4,%zmm3,%zmm5
vpandq %zmm1,%zmm3,%zmm7
vmovdqa64 1007f(%rip),%zmm12
vpshufb %zmm7,%zmm12,%zmm3
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1008f(%rip),%zmm28
vpshufb %zmm5,%zmm28,%zmm8
vpxorq %zmm3,%zmm8,%zmm8
vpsrlq $4,%zmm0,%zmm3
vpandq %zmm1,%zmm0,%zmm9
vpshufb %zmm9,%zmm26,%zmm10
vpandq %zmm1,%zmm3,%zmm27
vmovdqa64 1010f(%rip),%zmm11
vpshufb %zmm27,%zmm11,%zmm3
vpxorq %zmm10,%zmm3,%zmm3
vpternlogq $150,%zmm8,%zmm4,%zmm3
vpsrlq $4,%zmm24,%zmm4
vpandq %zmm1,%zmm24,%zmm8
vmovdqa64 1015f(%rip),%zmm30
vpshufb %zmm8,%zmm30,%zmm10
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm15,%zmm26
vpternlogq $150,%zmm10,%zmm6,%zmm26
vpshufb %zmm8,%zmm13,%zmm6
vpshufb %zmm4,%zmm29,%zmm4
vpxorq %zmm6,%zmm4,%zmm4
vpternlogq $150,(%rsp),%zmm2,%zmm4
vmovdqa64 1005f(%rip),%zmm2
vpshufb %zmm7,%zmm2,%zmm2
vpshufb %zmm5,%zmm14,%zmm5
vpxorq %zmm2,%zmm5,%zmm5
vpsrlq $4,%zmm18,%zmm2
vpandq %zmm1,%zmm18,%zmm6
vpshufb %zmm6,%zmm12,%zmm7
vpandq %zmm1,%zmm2,%zmm8
vpshufb %zmm8,%zmm28,%zmm2
vpxorq %zmm7,%zmm2,%zmm7
vpsrlq $4,%zmm17,%zmm2
vpandq %zmm1,%zmm17,%zmm10
vpshufb %zmm10,%zmm31,%zmm17
vpandq %zmm1,%zmm2,%zmm18
vpshufb %zmm18,%zmm11,%zmm2
vpxorq %zmm17,%zmm2,%zmm2
vpternlogq $150,%zmm7,%zmm5,%zmm2
vpshufb %zmm9,%zmm30,%zmm5
vpshufb %zmm27,%zmm15,%zmm17
vpternlogq $150,%zmm5,%zmm4,%zmm17
vpshufb %zmm9,%zmm13,%zmm4
vpshufb %zmm27,%zmm29,%zmm5
vmovdqa64 1013f(%rip),%zmm27
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,704(%rsp),%zmm24,%zmm4
vmovdqa64 1005f(%rip),%zmm5
vpshufb %zmm6,%zmm5,%zmm5
vpshufb %zmm8,%zmm14,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpsrlq $4,%zmm23,%zmm6
vpandq %zmm1,%zmm23,%zmm7
vpshufb %zmm7,%zmm12,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm28,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm21,%zmm9
vpandq %zmm1,%zmm21,%zmm21
vpshufb %zmm21,%zmm31,%zmm23
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm24
vpxorq %zmm23,%zmm24,%zmm23
vmovdqa64 1005f(%rip),%zmm15
vpternlogq $150,%zmm8,%zmm5,%zmm23
vpshufb %zmm10,%zmm30,%zmm5
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm18,%zmm8,%zmm8
vpternlogq $150,%zmm5,%zmm4,%zmm8
vpternlogq $150,%zmm22,%zmm3,%zmm26
vpternlogq $150,%zmm22,%zmm23,%zmm8
vpshufb %zmm7,%zmm15,%zmm3
vmovdqa64 1011f(%rip),%zmm15
vpshufb %zmm6,%zmm14,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm25,%zmm12,%zmm4
vmovdqa64 %zmm13,%zmm25
vpshufb %zmm16,%zmm28,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm19,%zmm5
vpandq %zmm1,%zmm19,%zmm6
vpshufb %zmm6,%zmm31,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm11,%zmm5
vmovdqa64 1014f(%rip),%zmm11
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm10,%zmm13,%zmm3
vpshufb %zmm18,%zmm29,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,640(%rsp),%zmm0,%zmm3
vpshufb %zmm21,%zmm30,%zmm0
vpshufb %zmm9,%zmm15,%zmm4
vpternlogq $150,%zmm0,%zmm3,%zmm4
vpternlogq $150,%zmm20,%zmm2,%zmm17
vpternlogq $150,%zmm20,%zmm5,%zmm4
vmovdqa64 %zmm26,128(%rsp,%r12)
vmovdqa64 %zmm31,%zmm26
vmovdqa64 %zmm17,192(%rsp,%r12)
vmovdqa64 %zmm8,256(%rsp,%r12)
vmovdqa64 %zmm4,320(%rsp,%r12)
movl %r15d,%r8d
movl $256,%r12d
xorl %r15d,%r15d
movq %rax,%r13
testb $1,%r8b
jne 5b
vmovdqa64 128(%rsp),%zmm2
vmovdqa64 192(%rsp),%zmm30
vmovaps 256(%rsp),%zmm0
vmovaps %zmm0,(%rsp)
vmovdqa64 1016f(%rip),%zmm11
vptestmb %zmm11,%zmm2,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm2,%k0
vmovdqa64 1017f(%rip),%zmm13
vptestnmb %zmm13,%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm3
vmovdqa64 1018f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm4
vmovdqa64 1019f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm4 {%k1}
vmovdqa64 1020f(%rip),%zmm24
vpshufb %zmm3,%zmm24,%zmm16
vmovdqa64 1021f(%rip),%zmm14
vpshufb %zmm3,%zmm14,%zmm16 {%k1}
vmovdqa64 1022f(%rip),%zmm29
vpshufb %zmm3,%zmm29,%zmm5
vmovdqa64 1023f(%rip),%zmm12
vpshufb %zmm3,%zmm12,%zmm5 {%k1}
vmovdqa64 1024f(%rip),%zmm11
vpshufb %zmm3,%zmm11,%zmm6
vmovdqa64 1025f(%rip),%zmm31
vpshufb %zmm3,%zmm31,%zmm6 {%k1}
vmovdqa64 1026f(%rip),%zmm28
vpshufb %zmm3,%zmm28,%zmm7
vmovdqa64 1027f(%rip),%zmm23
vpshufb %zmm3,%zmm23,%zmm7 {%k1}
vmovdqa64 1028f(%rip),%zmm22
vpshufb %zmm3,%zmm22,%zmm8
vmovdqa64 1029f(%rip),%zmm21
vpshufb %zmm3,%zmm21,%zmm8 {%k1}
vmovdqa64 1030f(%rip),%zmm20
vpshufb %zmm3,%zmm20,%zmm9
vmovdqa64 1031f(%rip),%zmm19
vpshufb %zmm3,%zmm19,%zmm9 {%k1}
vmovdqa64 1032f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm10
vmovdqa64 1033f(%rip),%zmm17
vpshufb %zmm3,%zmm17,%zmm10 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm15
vptestmb %zmm15,%zmm2,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm9,%zmm2,%zmm10
vmovdqa64 384(%rsp),%zmm9
vptestnmb %zmm13,%zmm9,%k1
vpternlogq $184,%zmm7,%zmm2,%zmm8
vpandq %zmm1,%zmm9,%zmm7
vpternlogq $184,%zmm5,%zmm2,%zmm6
vpshufb %zmm7,%zmm18,%zmm5
vpshufb %zmm7,%zmm17,%zmm5 {%k1}
vpternlogq $184,%zmm4,%zmm2,%zmm16
vpshufb %zmm7,%zmm20,%zmm2
vpshufb %zmm7,%zmm19,%zmm2 {%k1}
vpshufb %zmm7,%zmm22,%zmm4
vpshufb %zmm7,%zmm21,%zmm4 {%k1}
vpternlogq $226,%zmm10,%zmm0,%zmm8
vpshufb %zmm7,%zmm28,%zmm10
vpshufb %zmm7,%zmm23,%zmm10 {%k1}
vpternlogq $226,%zmm6,%zmm0,%zmm16
vpshufb %zmm7,%zmm11,%zmm0
vpshufb %zmm7,%zmm31,%zmm0 {%k1}
vpshufb %zmm7,%zmm29,%zmm6
vpshufb %zmm7,%zmm12,%zmm6 {%k1}
vpternlogq $226,%zmm8,%zmm3,%zmm16
vpshufb %zmm7,%zmm24,%zmm3
vpshufb %zmm7,%zmm14,%zmm3 {%k1}
vmovdqa64 1018f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm8
vmovdqa64 1019f(%rip),%zmm11
vpshufb %zmm7,%zmm11,%zmm8 {%k1}
vmovaps 320(%rsp),%zmm7
vmovaps %zmm7,64(%rsp)
vptestmb %zmm15,%zmm9,%k0
vmovdqa64 %zmm15,%zmm24
vmovdqa64 1016f(%rip),%zmm11
vptestmb %zmm11,%zmm9,%k1
vpmovb2m %zmm9,%k2
vpmovm2b %k0,%zmm7
vpternlogq $226,%zmm5,%zmm7,%zmm2
vpmovm2b %k1,%zmm5
vpternlogq $226,%zmm4,%zmm7,%zmm10
vpmovm2b %k2,%zmm4
vpternlogq $226,%zmm0,%zmm7,%zmm6
vpternlogq $226,%zmm3,%zmm7,%zmm8
vpternlogq $226,%zmm2,%zmm5,%zmm10
vpternlogq $226,%zmm6,%zmm5,%zmm8
vpternlogq $226,%zmm10,%zmm4,%zmm8
vmovdqa64 %zmm16,128(%rsp)
vmovdqa64 %zmm8,384(%rsp)
vptestmb %zmm11,%zmm30,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm30,%k0
vmovdqa64 %zmm13,%zmm14
vptestnmb %zmm13,%zmm30,%k1
vpandq %zmm1,%zmm30,%zmm2
vmovdqa64 1035f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1036f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1037f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm16
vmovdqa64 1038f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm16 {%k1}
vmovdqa64 1039f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm4
vmovdqa64 1040f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm4 {%k1}
vmovdqa64 1041f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm5
vmovdqa64 1042f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm5 {%k1}
vmovdqa64 1043f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm6
vmovdqa64 1044f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm6 {%k1}
vmovdqa64 1045f(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm7
vmovdqa64 1046f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm7 {%k1}
vmovdqa64 1047f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm8
vmovdqa64 1048f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm8 {%k1}
vmovdqa64 1049f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1050f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm24,%zmm30,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 448(%rsp),%zmm8
vptestnmb %zmm14,%zmm8,%k1
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm11,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm16
vpshufb %zmm6,%zmm18,%zmm3
vpshufb %zmm6,%zmm17,%zmm3 {%k1}
vpshufb %zmm6,%zmm20,%zmm10
vpshufb %zmm6,%zmm19,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm7
vpshufb %zmm6,%zmm22,%zmm9
vpshufb %zmm6,%zmm21,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm0,%zmm16
vpshufb %zmm6,%zmm29,%zmm0
vpshufb %zmm6,%zmm23,%zmm0 {%k1}
vpshufb %zmm6,%zmm15,%zmm5
vpshufb %zmm6,%zmm31,%zmm5 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm16
vpshufb %zmm6,%zmm12,%zmm2
vpshufb %zmm6,%zmm28,%zmm2 {%k1}
vmovdqa64 1035f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm7
vmovdqa64 1036f(%rip),%zmm11
vpshufb %zmm6,%zmm11,%zmm7 {%k1}
vptestmb %zmm24,%zmm8,%k0
vmovdqa64 1016f(%rip),%zmm12
vptestmb %zmm12,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm0,%zmm6,%zmm5
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm5,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm16,192(%rsp)
vmovdqa64 %zmm7,448(%rsp)
vmovdqa64 (%rsp),%zmm2
vptestmb %zmm12,%zmm2,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm2,%k0
vmovdqa64 %zmm2,%zmm12
vptestnmb %zmm14,%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm2
vmovdqa64 1051f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1052f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vmovdqa64 1053f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm16
vmovdqa64 1054f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm16 {%k1}
vmovdqa64 1055f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm4
vmovdqa64 1056f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm4 {%k1}
vmovdqa64 1057f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm5
vmovdqa64 1058f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm5 {%k1}
vmovdqa64 1059f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm6
vmovdqa64 1060f(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm6 {%k1}
vmovdqa64 1061f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm7
vmovdqa64 1062f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm7 {%k1}
vmovdqa64 1063f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm8
vmovdqa64 1064f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm8 {%k1}
vmovdqa64 1065f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1066f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm24,%zmm12,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 512(%rsp),%zmm8
vptestnmb %zmm14,%zmm8,%k1
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm11,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm16
vpshufb %zmm6,%zmm17,%zmm3
vpshufb %zmm6,%zmm15,%zmm3 {%k1}
vpshufb %zmm6,%zmm19,%zmm10
vpshufb %zmm6,%zmm18,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm7
vpshufb %zmm6,%zmm21,%zmm9
vpshufb %zmm6,%zmm20,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm0,%zmm16
vpshufb %zmm6,%zmm23,%zmm0
vpshufb %zmm6,%zmm22,%zmm0 {%k1}
vpshufb %zmm6,%zmm29,%zmm5
vpshufb %zmm6,%zmm28,%zmm5 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm16
vpshufb %zmm6,%zmm31,%zmm2
vpshufb %zmm6,%zmm30,%zmm2 {%k1}
vmovdqa64 1051f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm7
vmovdqa64 1052f(%rip),%zmm11
vpshufb %zmm6,%zmm11,%zmm7 {%k1}
vptestmb %zmm24,%zmm8,%k0
vmovdqa64 1016f(%rip),%zmm11
vptestmb %zmm11,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm0,%zmm6,%zmm5
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm5,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm16,256(%rsp)
vmovdqa64 %zmm7,512(%rsp)
vmovdqa64 64(%rsp),%zmm0
vptestmb %zmm11,%zmm0,%k0
vpmovm2b %k0,%zmm16
vpmovb2m %zmm0,%k0
vmovdqa64 %zmm0,%zmm11
vmovdqa64 %zmm14,%zmm20
vptestnmb %zmm14,%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm2
vmovdqa64 1067f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3
vmovdqa64 1068f(%rip),%zmm0
vpshufb %zmm2,%zmm0,%zmm3 {%k1}
vmovdqa64 1069f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm0
vmovdqa64 1070f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm0 {%k1}
vmovdqa64 1071f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm4
vmovdqa64 1072f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm4 {%k1}
vmovdqa64 1073f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm5
vmovdqa64 1074f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm5 {%k1}
vmovdqa64 1075f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm6
vmovdqa64 1076f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm6 {%k1}
vmovdqa64 1077f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm7
vmovdqa64 1078f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm7 {%k1}
vmovdqa64 1079f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm8
vmovdqa64 1080f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm8 {%k1}
vmovdqa64 1081f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1082f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9 {%k1}
vpmovm2b %k0,%zmm14
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm11,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 576(%rsp),%zmm8
vptestnmb %zmm20,%zmm8,%k1
vptestmb %zmm2,%zmm8,%k0
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm12,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm0
vpshufb %zmm6,%zmm17,%zmm3
vpshufb %zmm6,%zmm15,%zmm3 {%k1}
vpshufb %zmm6,%zmm19,%zmm10
vpshufb %zmm6,%zmm18,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm16,%zmm7
vpshufb %zmm6,%zmm22,%zmm9
vpshufb %zmm6,%zmm21,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm16,%zmm0
vpshufb %zmm6,%zmm24,%zmm5
vpshufb %zmm6,%zmm23,%zmm5 {%k1}
vpshufb %zmm6,%zmm29,%zmm17
vpshufb %zmm6,%zmm28,%zmm17 {%k1}
vpternlogq $226,%zmm7,%zmm14,%zmm0
vpshufb %zmm6,%zmm31,%zmm2
vpshufb %zmm6,%zmm30,%zmm2 {%k1}
vmovdqa64 1067f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm16
vmovdqa64 1068f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm16 {%k1}
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm17
vpternlogq $226,%zmm2,%zmm6,%zmm16
vptestmb 1016f(%rip),%zmm8,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm3,%zmm2,%zmm9
vpternlogq $226,%zmm17,%zmm2,%zmm16
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm9,%zmm2,%zmm16
vmovdqa64 %zmm0,320(%rsp)
vmovdqa64 %zmm16,576(%rsp)
incq %rbx
subq $-128,%r14
cmpq $\p1,%rbx
vmovdqa64 1001f(%rip),%zmm10
vmovdqa64 1004f(%rip),%zmm14
vmovdqa64 1006f(%rip),%zmm28
vmovdqa64 1007f(%rip),%zmm29
vmovdqa64 1008f(%rip),%zmm30
jne 3b
vmovdqa64 128(%rsp),%zmm2
vmovdqa64 192(%rsp),%zmm3
vmovdqa64 256(%rsp),%zmm4
vpunpckldq %zmm3,%zmm2,%zmm5
vpunpckhdq %zmm3,%zmm2,%zmm2
vpunpckldq %zmm0,%zmm4,%zmm3
vpunpckhdq %zmm0,%zmm4,%zmm0
vmovdqa64 1084f(%rip),%zmm12
vpshufb %zmm12,%zmm3,%zmm4
vmovdqa64 1085f(%rip),%zmm13
vpshufb %zmm13,%zmm5,%zmm6
vporq %zmm4,%zmm6,%zmm4
vbroadcasti32x4 \p2(%rdi),%zmm6
vpsubq %zmm6,%zmm4,%zmm4
vmovdqu64 %zmm4,(%rdx,%r11)
vmovdqa64 1086f(%rip),%zmm15
vpshufb %zmm15,%zmm3,%zmm3
vmovdqa64 1087f(%rip),%zmm17
vpshufb %zmm17,%zmm5,%zmm4
vporq %zmm3,%zmm4,%zmm3
vbroadcasti32x4 \p2(%rdi),%zmm4
vpsubq %zmm4,%zmm3,%zmm3
vmovdqu64 %zmm3,64(%rdx,%r11)
vpshufb %zmm12,%zmm0,%zmm3
vpshufb %zmm13,%zmm2,%zmm4
vporq %zmm3,%zmm4,%zmm3
vbroadcasti32x4 \p2(%rdi),%zmm4
vpsubq %zmm4,%zmm3,%zmm3
vmovdqu64 %zmm3,128(%rdx,%r11)
vpshufb %zmm15,%zmm0,%zmm0
vpshufb %zmm17,%zmm2,%zmm2
vbroadcasti32x4 \p2(%rdi),%zmm3
vporq %zmm0,%zmm2,%zmm0
vpsubq %zmm3,%zmm0,%zmm0
vmovdqu64 %zmm0,192(%rdx,%r11)
vmovdqa64 384(%rsp),%zmm0
vmovdqa64 448(%rsp),%zmm2
vmovdqa64 512(%rsp),%zmm3
vpunpckldq %zmm2,%zmm0,%zmm4
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm16,%zmm3,%zmm2
vpunpckhdq %zmm16,%zmm3,%zmm3
vpshufb %zmm12,%zmm2,%zmm5
vpshufb %zmm13,%zmm4,%zmm6
vporq %zmm5,%zmm6,%zmm5
vbroadcasti32x4 \p2(%rdi),%zmm6
vpsubq %zmm6,%zmm5,%zmm5
vmovdqu64 %zmm5,256(%rdx,%r11)
vpshufb %zmm15,%zmm2,%zmm2
vpshufb %zmm17,%zmm4,%zmm4
vporq %zmm2,%zmm4,%zmm2
vbroadcasti32x4 \p2(%rdi),%zmm4
vpsubq %zmm4,%zmm2,%zmm2
vmovdqu64 %zmm2,320(%rdx,%r11)
vpshufb %zmm12,%zmm3,%zmm2
vpshufb %zmm13,%zmm0,%zmm4
vbroadcasti32x4 \p2(%rdi),%zmm5
vporq %zmm2,%zmm4,%zmm2
vpsubq %zmm5,%zmm2,%zmm2
vmovdqu64 %zmm2,384(%rdx,%r11)
vpshufb %zmm15,%zmm3,%zmm2
vpshufb %zmm17,%zmm0,%zmm0
vporq %zmm2,%zmm0,%zmm0
vbroadcasti32x4 \p2(%rdi),%zmm2
vpsubq %zmm2,%zmm0,%zmm0
vmovdqu64 %zmm0,448(%rdx,%r11)
incq %r9
cmpq %rcx,%r9
jne 2b
leaq -40(%rbp),%rsp
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
6:
vzeroupper
retq
.endm

.macro shared_3 p0,p1,p2,p3
testq %rcx,%rcx
je \p0
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $704,%rsp
leaq 256(%rsp),%rax
leaq 64(%rdi),%r8
xorl %r9d,%r9d
vmovdqa64 1000f(%rip),%zmm4
movq %rsp,%r10
vmovdqa64 1156f(%rip),%zmm13
vmovdqa64 1157f(%rip),%zmm14
vpbroadcastq 1104f(%rip),%zmm15
vmovdqa64 1153f(%rip),%zmm16
vmovdqa64 1154f(%rip),%zmm17
nopw %cs:512(%rax,%rax)
nopl 512(%rax)
2:
movq %r9,%r11
shlq $9,%r11
vmovdqu64 (%rsi,%r11),%xmm18
vmovdqu64 16(%rsi,%r11),%xmm19
vmovdqu64 128(%rsi,%r11),%xmm20
vmovdqu64 144(%rsi,%r11),%xmm21
vinserti32x4 $1,32(%rsi,%r11),%zmm18,%zmm18
vinserti32x4 $2,64(%rsi,%r11),%zmm18,%zmm18
vinserti32x4 $3,96(%rsi,%r11),%zmm18,%zmm18
vbroadcasti32x4 (%rdi),%zmm22
vpaddq %zmm18,%zmm22,%zmm18
vmovdqa64 1012f(%rip),%zmm0
vpshufb %zmm0,%zmm18,%zmm18
vinserti32x4 $1,48(%rsi,%r11),%zmm19,%zmm19
vinserti32x4 $2,80(%rsi,%r11),%zmm19,%zmm19
vinserti32x4 $3,112(%rsi,%r11),%zmm19,%zmm19
vbroadcasti32x4 16(%rdi),%zmm23
vpaddq %zmm19,%zmm23,%zmm19
vpshufb %zmm0,%zmm19,%zmm19
vinserti32x4 $1,160(%rsi,%r11),%zmm20,%zmm20
vinserti32x4 $2,192(%rsi,%r11),%zmm20,%zmm20
vinserti32x4 $3,224(%rsi,%r11),%zmm20,%zmm20
vpaddq %zmm20,%zmm22,%zmm20
vpshufb %zmm0,%zmm20,%zmm20
vinserti32x4 $1,176(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $2,208(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $3,240(%rsi,%r11),%zmm21,%zmm21
vpaddq %zmm21,%zmm23,%zmm21
vpshufb %zmm0,%zmm21,%zmm21
vpunpckldq %zmm19,%zmm18,%zmm23
vpunpckhdq %zmm19,%zmm18,%zmm18
vpunpckldq %zmm21,%zmm20,%zmm19
vpunpckhdq %zmm21,%zmm20,%zmm20
vpunpcklqdq %zmm19,%zmm23,%zmm21
vpunpckhqdq %zmm19,%zmm23,%zmm19
vpunpcklqdq %zmm20,%zmm18,%zmm23
vpunpckhqdq %zmm20,%zmm18,%zmm18
vmovdqa64 %zmm21,(%rsp)
vmovdqa64 %zmm19,64(%rsp)
vmovdqa64 %zmm23,128(%rsp)
vmovdqa64 %zmm18,192(%rsp)
vmovdqu64 256(%rsi,%r11),%xmm18
vmovdqu64 272(%rsi,%r11),%xmm19
vmovdqu64 384(%rsi,%r11),%xmm20
vmovdqu64 400(%rsi,%r11),%xmm21
vinserti32x4 $1,288(%rsi,%r11),%zmm18,%zmm18
vinserti32x4 $2,320(%rsi,%r11),%zmm18,%zmm18
vinserti32x4 $3,352(%rsi,%r11),%zmm18,%zmm18
vpaddq %zmm18,%zmm22,%zmm18
vpshufb %zmm0,%zmm18,%zmm18
vinserti32x4 $1,304(%rsi,%r11),%zmm19,%zmm19
vinserti32x4 $2,336(%rsi,%r11),%zmm19,%zmm19
vinserti32x4 $3,368(%rsi,%r11),%zmm19,%zmm19
vbroadcasti32x4 16(%rdi),%zmm22
vpaddq %zmm19,%zmm22,%zmm19
vpshufb %zmm0,%zmm19,%zmm19
vinserti32x4 $1,416(%rsi,%r11),%zmm20,%zmm20
vinserti32x4 $2,448(%rsi,%r11),%zmm20,%zmm20
vinserti32x4 $3,480(%rsi,%r11),%zmm20,%zmm20
vbroadcasti32x4 (%rdi),%zmm23
vpaddq %zmm20,%zmm23,%zmm20
vpshufb %zmm0,%zmm20,%zmm20
vinserti32x4 $1,432(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $2,464(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $3,496(%rsi,%r11),%zmm21,%zmm21
vpaddq %zmm21,%zmm22,%zmm21
vpshufb %zmm0,%zmm21,%zmm21
vpunpckldq %zmm19,%zmm18,%zmm22
vpunpckhdq %zmm19,%zmm18,%zmm18
vpunpckldq %zmm21,%zmm20,%zmm19
vpunpckhdq %zmm21,%zmm20,%zmm20
vpunpcklqdq %zmm19,%zmm22,%zmm21
vpunpckhqdq %zmm19,%zmm22,%zmm19
vpunpcklqdq %zmm20,%zmm18,%zmm22
vpunpckhqdq %zmm20,%zmm18,%zmm18
vmovdqa64 %zmm21,256(%rsp)
vmovdqa64 %zmm19,320(%rsp)
vmovdqa64 %zmm22,384(%rsp)
vmovdqa64 %zmm18,448(%rsp)
xorl %ebx,%ebx
movq %r8,%r14
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw 8(%rax,%rax)
3:
vmovdqa64 (%rsp),%zmm22
vmovdqa64 64(%rsp),%zmm20
vmovaps 128(%rsp),%zmm0
vmovaps %zmm0,512(%rsp)
vmovdqa64 1016f(%rip),%zmm2
vptestmb %zmm2,%zmm22,%k0
vpmovm2b %k0,%zmm18
vpmovb2m %zmm22,%k0
vmovdqa64 1017f(%rip),%zmm3
vptestnmb %zmm3,%zmm22,%k1
vpandq %zmm4,%zmm22,%zmm23
vmovdqa64 1105f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24
vmovdqa64 1088f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24 {%k1}
vmovdqa64 1090f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm21
vmovdqa64 1089f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm21 {%k1}
vmovdqa64 1092f(%rip),%zmm19
vpshufb %zmm23,%zmm19,%zmm25
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm23,%zmm1,%zmm25 {%k1}
vmovdqa64 1094f(%rip),%zmm12
vpshufb %zmm23,%zmm12,%zmm26
vmovdqa64 1093f(%rip),%zmm11
vpshufb %zmm23,%zmm11,%zmm26 {%k1}
vmovdqa64 1096f(%rip),%zmm10
vpshufb %zmm23,%zmm10,%zmm27
vmovdqa64 1095f(%rip),%zmm9
vpshufb %zmm23,%zmm9,%zmm27 {%k1}
vmovdqa64 1098f(%rip),%zmm8
vpshufb %zmm23,%zmm8,%zmm28
vmovdqa64 1097f(%rip),%zmm7
vpshufb %zmm23,%zmm7,%zmm28 {%k1}
vmovdqa64 1100f(%rip),%zmm31
vpshufb %zmm23,%zmm31,%zmm29
vmovdqa64 1099f(%rip),%zmm6
vpshufb %zmm23,%zmm6,%zmm29 {%k1}
vmovdqa64 1102f(%rip),%zmm5
vpshufb %zmm23,%zmm5,%zmm30
vmovdqa64 1101f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm30 {%k1}
vpmovm2b %k0,%zmm23
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm22,%k0
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm29,%zmm22,%zmm30
vmovdqa64 256(%rsp),%zmm29
vptestnmb %zmm3,%zmm29,%k1
vpternlogq $184,%zmm27,%zmm22,%zmm28
vpandq %zmm4,%zmm29,%zmm27
vpternlogq $184,%zmm25,%zmm22,%zmm26
vpshufb %zmm27,%zmm5,%zmm25
vpshufb %zmm27,%zmm0,%zmm25 {%k1}
vpternlogq $184,%zmm24,%zmm22,%zmm21
vpshufb %zmm27,%zmm31,%zmm22
vpshufb %zmm27,%zmm6,%zmm22 {%k1}
vpshufb %zmm27,%zmm8,%zmm24
vpshufb %zmm27,%zmm7,%zmm24 {%k1}
vpternlogq $226,%zmm30,%zmm18,%zmm28
vpshufb %zmm27,%zmm10,%zmm30
vpshufb %zmm27,%zmm9,%zmm30 {%k1}
vpternlogq $226,%zmm26,%zmm18,%zmm21
vpshufb %zmm27,%zmm12,%zmm26
vpshufb %zmm27,%zmm11,%zmm26 {%k1}
vpshufb %zmm27,%zmm19,%zmm31
vpshufb %zmm27,%zmm1,%zmm31 {%k1}
vpternlogq $226,%zmm28,%zmm23,%zmm21
vmovdqa64 1090f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm23
vmovdqa64 1089f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm23 {%k1}
vmovdqa64 1105f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm28
vmovdqa64 1088f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm28 {%k1}
vmovaps 192(%rsp),%zmm0
vmovaps %zmm0,576(%rsp)
vptestmb %zmm2,%zmm29,%k0
vmovdqa64 1016f(%rip),%zmm0
vptestmb %zmm0,%zmm29,%k1
vpmovb2m %zmm29,%k2
vpmovm2b %k0,%zmm27
vpternlogq $226,%zmm25,%zmm27,%zmm22
vpmovm2b %k1,%zmm25
vpternlogq $226,%zmm24,%zmm27,%zmm30
vpmovm2b %k2,%zmm24
vpternlogq $226,%zmm26,%zmm27,%zmm31
vpternlogq $226,%zmm23,%zmm27,%zmm28
vpternlogq $226,%zmm22,%zmm25,%zmm30
vpternlogq $226,%zmm31,%zmm25,%zmm28
vpternlogq $226,%zmm30,%zmm24,%zmm28
vmovdqa64 %zmm21,(%rsp)
vmovdqa64 %zmm28,256(%rsp)
vptestmb %zmm0,%zmm20,%k0
vpmovm2b %k0,%zmm21
vpmovb2m %zmm20,%k0
vmovdqa64 %zmm3,%zmm2
vptestnmb %zmm3,%zmm20,%k1
vpandq %zmm4,%zmm20,%zmm23
vmovdqa64 1106f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24
vmovdqa64 1103f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm24 {%k1}
vmovdqa64 1107f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm22
vmovdqa64 1108f(%rip),%zmm31
vpshufb %zmm23,%zmm31,%zmm22 {%k1}
vmovdqa64 1109f(%rip),%zmm19
vpshufb %zmm23,%zmm19,%zmm25
vmovdqa64 1110f(%rip),%zmm18
vpshufb %zmm23,%zmm18,%zmm25 {%k1}
vmovdqa64 1111f(%rip),%zmm12
vpshufb %zmm23,%zmm12,%zmm26
vmovdqa64 1112f(%rip),%zmm11
vpshufb %zmm23,%zmm11,%zmm26 {%k1}
vmovdqa64 1113f(%rip),%zmm10
vpshufb %zmm23,%zmm10,%zmm27
vmovdqa64 1114f(%rip),%zmm9
vpshufb %zmm23,%zmm9,%zmm27 {%k1}
vmovdqa64 1115f(%rip),%zmm8
vpshufb %zmm23,%zmm8,%zmm28
vmovdqa64 1116f(%rip),%zmm7
vpshufb %zmm23,%zmm7,%zmm28 {%k1}
vmovdqa64 1117f(%rip),%zmm6
vpshufb %zmm23,%zmm6,%zmm29
vmovdqa64 1118f(%rip),%zmm5
vpshufb %zmm23,%zmm5,%zmm29 {%k1}
vmovdqa64 1119f(%rip),%zmm1
vpshufb %zmm23,%zmm1,%zmm30
vmovdqa64 1120f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm30 {%k1}
vpmovm2b %k0,%zmm23
vmovdqa64 1034f(%rip),%zmm3
vptestmb %zmm3,%zmm20,%k0
vpmovm2b %k0,%zmm20
vpternlogq $184,%zmm29,%zmm20,%zmm30
vmovdqa64 320(%rsp),%zmm29
vptestnmb %zmm2,%zmm29,%k1
vpternlogq $184,%zmm27,%zmm20,%zmm28
vpandq %zmm4,%zmm29,%zmm27
vpternlogq $184,%zmm25,%zmm20,%zmm26
vpshufb %zmm27,%zmm1,%zmm25
vpshufb %zmm27,%zmm0,%zmm25 {%k1}
vpternlogq $184,%zmm24,%zmm20,%zmm22
vpshufb %zmm27,%zmm6,%zmm20
vpshufb %zmm27,%zmm5,%zmm20 {%k1}
vpshufb %zmm27,%zmm8,%zmm24
vpshufb %zmm27,%zmm7,%zmm24 {%k1}
vpternlogq $226,%zmm30,%zmm21,%zmm28
vpshufb %zmm27,%zmm10,%zmm30
vpshufb %zmm27,%zmm9,%zmm30 {%k1}
vpternlogq $226,%zmm26,%zmm21,%zmm22
vpshufb %zmm27,%zmm12,%zmm21
vpshufb %zmm27,%zmm11,%zmm21 {%k1}
vpshufb %zmm27,%zmm19,%zmm26
vpshufb %zmm27,%zmm18,%zmm26 {%k1}
vpternlogq $226,%zmm28,%zmm23,%zmm22
vmovdqa64 1107f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm23
vpshufb %zmm27,%zmm31,%zmm23 {%k1}
vmovdqa64 1106f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm28
vmovdqa64 1103f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm28 {%k1}
vptestmb %zmm3,%zmm29,%k0
vmovdqa64 1016f(%rip),%zmm0
vptestmb %zmm0,%zmm29,%k1
vpmovb2m %zmm29,%k2
vpmovm2b %k0,%zmm27
vpternlogq $226,%zmm25,%zmm27,%zmm20
vpmovm2b %k1,%zmm25
vpternlogq $226,%zmm24,%zmm27,%zmm30
vpmovm2b %k2,%zmm24
vpternlogq $226,%zmm21,%zmm27,%zmm26
vpternlogq $226,%zmm23,%zmm27,%zmm28
vpternlogq $226,%zmm20,%zmm25,%zmm30
vpternlogq $226,%zmm26,%zmm25,%zmm28
vpternlogq $226,%zmm30,%zmm24,%zmm28
vmovdqa64 %zmm22,64(%rsp)
vmovdqa64 %zmm28,320(%rsp)
vmovdqa64 512(%rsp),%zmm19
vptestmb %zmm0,%zmm19,%k0
vpmovm2b %k0,%zmm20
vpmovb2m %zmm19,%k0
vptestnmb %zmm2,%zmm19,%k1
vpandq %zmm4,%zmm19,%zmm22
vmovdqa64 1121f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm23
vmovdqa64 1122f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm23 {%k1}
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm21
vmovdqa64 1124f(%rip),%zmm31
vpshufb %zmm22,%zmm31,%zmm21 {%k1}
vmovdqa64 1125f(%rip),%zmm30
vpshufb %zmm22,%zmm30,%zmm24
vmovdqa64 1126f(%rip),%zmm18
vpshufb %zmm22,%zmm18,%zmm24 {%k1}
vmovdqa64 1127f(%rip),%zmm12
vpshufb %zmm22,%zmm12,%zmm25
vmovdqa64 1128f(%rip),%zmm11
vpshufb %zmm22,%zmm11,%zmm25 {%k1}
vmovdqa64 1129f(%rip),%zmm10
vpshufb %zmm22,%zmm10,%zmm26
vmovdqa64 1130f(%rip),%zmm9
vpshufb %zmm22,%zmm9,%zmm26 {%k1}
vmovdqa64 1131f(%rip),%zmm8
vpshufb %zmm22,%zmm8,%zmm27
vmovdqa64 1132f(%rip),%zmm7
vpshufb %zmm22,%zmm7,%zmm27 {%k1}
vmovdqa64 1133f(%rip),%zmm6
vpshufb %zmm22,%zmm6,%zmm28
vmovdqa64 1134f(%rip),%zmm5
vpshufb %zmm22,%zmm5,%zmm28 {%k1}
vmovdqa64 1135f(%rip),%zmm1
vpshufb %zmm22,%zmm1,%zmm29
vmovdqa64 1136f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm29 {%k1}
vpmovm2b %k0,%zmm22
vptestmb %zmm3,%zmm19,%k0
vpmovm2b %k0,%zmm19
vpternlogq $184,%zmm28,%zmm19,%zmm29
vmovdqa64 384(%rsp),%zmm28
vptestnmb %zmm2,%zmm28,%k1
vpternlogq $184,%zmm26,%zmm19,%zmm27
vpandq %zmm4,%zmm28,%zmm26
vpternlogq $184,%zmm24,%zmm19,%zmm25
vpshufb %zmm26,%zmm1,%zmm24
vpshufb %zmm26,%zmm0,%zmm24 {%k1}
vpternlogq $184,%zmm23,%zmm19,%zmm21
vpshufb %zmm26,%zmm6,%zmm19
vpshufb %zmm26,%zmm5,%zmm19 {%k1}
vpshufb %zmm26,%zmm8,%zmm23
vpshufb %zmm26,%zmm7,%zmm23 {%k1}
vpternlogq $226,%zmm29,%zmm20,%zmm27
vpshufb %zmm26,%zmm10,%zmm29
vpshufb %zmm26,%zmm9,%zmm29 {%k1}
vpternlogq $226,%zmm25,%zmm20,%zmm21
vpshufb %zmm26,%zmm12,%zmm20
vpshufb %zmm26,%zmm11,%zmm20 {%k1}
vpshufb %zmm26,%zmm30,%zmm25
vpshufb %zmm26,%zmm18,%zmm25 {%k1}
vpternlogq $226,%zmm27,%zmm22,%zmm21
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm22
vpshufb %zmm26,%zmm31,%zmm22 {%k1}
vmovdqa64 1121f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm27
vmovdqa64 1122f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm27 {%k1}
vptestmb %zmm3,%zmm28,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm28,%k1
vpmovb2m %zmm28,%k2
vpmovm2b %k0,%zmm26
vpternlogq $226,%zmm24,%zmm26,%zmm19
vpmovm2b %k1,%zmm24
vpternlogq $226,%zmm23,%zmm26,%zmm29
vpmovm2b %k2,%zmm23
vpternlogq $226,%zmm20,%zmm26,%zmm25
vpternlogq $226,%zmm22,%zmm26,%zmm27
vpternlogq $226,%zmm19,%zmm24,%zmm29
vpternlogq $226,%zmm25,%zmm24,%zmm27
vpternlogq $226,%zmm29,%zmm23,%zmm27
vmovdqa64 %zmm21,128(%rsp)
vmovdqa64 %zmm27,384(%rsp)
vmovdqa64 576(%rsp),%zmm18
vptestmb %zmm1,%zmm18,%k0
vpmovm2b %k0,%zmm19
vpmovb2m %zmm18,%k0
vmovdqa64 %zmm2,%zmm8
vptestnmb %zmm2,%zmm18,%k1
vpandq %zmm4,%zmm18,%zmm21
vmovdqa64 1137f(%rip),%zmm0
vpshufb %zmm21,%zmm0,%zmm22
vmovdqa64 1138f(%rip),%zmm0
vpshufb %zmm21,%zmm0,%zmm22 {%k1}
vmovdqa64 1139f(%rip),%zmm0
vpshufb %zmm21,%zmm0,%zmm20
vmovdqa64 1140f(%rip),%zmm31
vpshufb %zmm21,%zmm31,%zmm20 {%k1}
vmovdqa64 1141f(%rip),%zmm30
vpshufb %zmm21,%zmm30,%zmm23
vmovdqa64 1142f(%rip),%zmm29
vpshufb %zmm21,%zmm29,%zmm23 {%k1}
vmovdqa64 1143f(%rip),%zmm12
vpshufb %zmm21,%zmm12,%zmm24
vmovdqa64 1144f(%rip),%zmm11
vpshufb %zmm21,%zmm11,%zmm24 {%k1}
vmovdqa64 1145f(%rip),%zmm10
vpshufb %zmm21,%zmm10,%zmm25
vmovdqa64 1146f(%rip),%zmm9
vpshufb %zmm21,%zmm9,%zmm25 {%k1}
vmovdqa64 1147f(%rip),%zmm7
vpshufb %zmm21,%zmm7,%zmm26
vmovdqa64 1148f(%rip),%zmm6
vpshufb %zmm21,%zmm6,%zmm26 {%k1}
vmovdqa64 1149f(%rip),%zmm5
vpshufb %zmm21,%zmm5,%zmm27
vmovdqa64 1150f(%rip),%zmm3
vpshufb %zmm21,%zmm3,%zmm27 {%k1}
vmovdqa64 1151f(%rip),%zmm2
vpshufb %zmm21,%zmm2,%zmm28
vmovdqa64 1152f(%rip),%zmm1
vpshufb %zmm21,%zmm1,%zmm28 {%k1}
vpmovm2b %k0,%zmm21
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm18,%k0
vpmovm2b %k0,%zmm18
vpternlogq $184,%zmm27,%zmm18,%zmm28
vmovdqa64 448(%rsp),%zmm27
vptestnmb %zmm8,%zmm27,%k1
vptestmb %zmm0,%zmm27,%k0
vpternlogq $184,%zmm25,%zmm18,%zmm26
vpandq %zmm4,%zmm27,%zmm25
vpternlogq $184,%zmm23,%zmm18,%zmm24
vpshufb %zmm25,%zmm2,%zmm23
vpshufb %zmm25,%zmm1,%zmm23 {%k1}
vpternlogq $184,%zmm22,%zmm18,%zmm20
vpshufb %zmm25,%zmm5,%zmm18
vpshufb %zmm25,%zmm3,%zmm18 {%k1}
vpshufb %zmm25,%zmm7,%zmm22
vpshufb %zmm25,%zmm6,%zmm22 {%k1}
vpternlogq $226,%zmm28,%zmm19,%zmm26
vpshufb %zmm25,%zmm10,%zmm28
vpshufb %zmm25,%zmm9,%zmm28 {%k1}
vpternlogq $226,%zmm24,%zmm19,%zmm20
vpshufb %zmm25,%zmm12,%zmm19
vpshufb %zmm25,%zmm11,%zmm19 {%k1}
vpshufb %zmm25,%zmm30,%zmm24
vpshufb %zmm25,%zmm29,%zmm24 {%k1}
vpternlogq $226,%zmm26,%zmm21,%zmm20
vmovdqa64 1139f(%rip),%zmm0
vpshufb %zmm25,%zmm0,%zmm21
vpshufb %zmm25,%zmm31,%zmm21 {%k1}
vmovdqa64 1137f(%rip),%zmm0
vpshufb %zmm25,%zmm0,%zmm26
vmovdqa64 1138f(%rip),%zmm0
vpshufb %zmm25,%zmm0,%zmm26 {%k1}
vpmovm2b %k0,%zmm25
vpternlogq $226,%zmm23,%zmm25,%zmm18
vpternlogq $226,%zmm22,%zmm25,%zmm28
vpternlogq $226,%zmm19,%zmm25,%zmm24
vpternlogq $226,%zmm21,%zmm25,%zmm26
vptestmb 1016f(%rip),%zmm27,%k0
vpmovm2b %k0,%zmm19
vpternlogq $226,%zmm18,%zmm19,%zmm28
vpternlogq $226,%zmm24,%zmm19,%zmm26
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm18
vpternlogq $226,%zmm28,%zmm18,%zmm26
vmovdqa64 %zmm20,192(%rsp)
vmovdqa64 %zmm26,448(%rsp)
vbroadcasti32x4 (%r14),%zmm18
vbroadcasti32x4 16(%r14),%zmm19
vbroadcasti32x4 32(%r14),%zmm20
vbroadcasti32x4 48(%r14),%zmm21
movb $1,%r13b
movq %r10,%r15
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl (%rax)
4:
movl %r13d,%r12d
vmovdqa64 (%r15),%zmm22
vmovdqa64 64(%r15),%zmm24
vmovdqa64 128(%r15),%zmm25
vmovdqa64 192(%r15),%zmm23
vpshuflw $108,%zmm22,%zmm26
vpshufhw $108,%zmm26,%zmm26
vpshuflw $108,%zmm24,%zmm27
vpshufhw $108,%zmm27,%zmm27
vpshufb %zmm13,%zmm25,%zmm28
vpshufb %zmm13,%zmm23,%zmm29
vprolq $16,%zmm22,%zmm23
vprolq $16,%zmm24,%zmm22
vpshufb %zmm14,%zmm25,%zmm24
vpaddb %zmm26,%zmm26,%zmm25
vpmovb2m %zmm26,%k0
vpmovm2b %k0,%zmm30
vpternlogq $108,%zmm15,%zmm25,%zmm30
vpaddb %zmm27,%zmm27,%zmm25
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm31
vpternlogq $108,%zmm15,%zmm25,%zmm31
vmovdqa64 %zmm28,%zmm25
vpternlogq $150,%zmm23,%zmm29,%zmm25
vpternlogq $150,%zmm31,%zmm27,%zmm25
vpternlogq $150,%zmm29,%zmm28,%zmm27
vpternlogq $150,%zmm30,%zmm26,%zmm27
vpaddb %zmm28,%zmm28,%zmm26
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm30
vpternlogq $108,%zmm15,%zmm26,%zmm30
vmovdqa64 %zmm29,%zmm26
vpternlogq $150,%zmm22,%zmm23,%zmm26
vpternlogq $150,%zmm30,%zmm28,%zmm26
vpaddb %zmm29,%zmm29,%zmm30
vpmovb2m %zmm29,%k0
vpmovm2b %k0,%zmm31
vpternlogq $108,%zmm15,%zmm30,%zmm31
vpternlogq $150,%zmm23,%zmm22,%zmm24
vpternlogq $150,%zmm31,%zmm29,%zmm24
vprold $16,%zmm27,%zmm30
vprold $16,%zmm25,%zmm31
vprold $16,%zmm26,%zmm0
vprold $16,%zmm24,%zmm5
vpternlogq $150,%zmm18,%zmm30,%zmm28
vpsrlq $4,%zmm28,%zmm6
vpandq %zmm4,%zmm28,%zmm28
vpshufb %zmm28,%zmm16,%zmm28
vpandq %zmm4,%zmm6,%zmm6
vpshufb %zmm6,%zmm17,%zmm6
vpxorq %zmm28,%zmm6,%zmm6
vpternlogq $150,%zmm5,%zmm26,%zmm6
vmovdqa64 %zmm6,(%r15)
vpternlogq $150,%zmm19,%zmm31,%zmm29
vpsrlq $4,%zmm29,%zmm6
vpandq %zmm4,%zmm29,%zmm28
vpshufb %zmm28,%zmm16,%zmm28
vpandq %zmm4,%zmm6,%zmm6
vpshufb %zmm6,%zmm17,%zmm6
vpxorq %zmm28,%zmm6,%zmm6
vpternlogq $150,%zmm27,%zmm24,%zmm6
vmovdqa64 %zmm6,64(%r15)
vpternlogq $150,%zmm20,%zmm23,%zmm0
vpsrlq $4,%zmm0,%zmm6
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm16,%zmm0
vpandq %zmm4,%zmm6,%zmm6
vpshufb %zmm6,%zmm17,%zmm6
vpxorq %zmm0,%zmm6,%zmm0
vpternlogq $150,%zmm25,%zmm30,%zmm0
vmovdqa64 %zmm0,128(%r15)
vpternlogq $150,%zmm21,%zmm22,%zmm5
vpsrlq $4,%zmm5,%zmm0
vpandq %zmm4,%zmm5,%zmm5
vpshufb %zmm5,%zmm16,%zmm5
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm17,%zmm0
vpxorq %zmm5,%zmm0,%zmm0
vpternlogq $150,%zmm26,%zmm31,%zmm0
vmovdqa64 %zmm0,192(%r15)
xorl %r13d,%r13d
movq %rax,%r15
testb $1,%r12b
jne 4b
vmovdqa64 (%rsp),%zmm22
vmovdqa64 64(%rsp),%zmm20
vmovaps 128(%rsp),%zmm0
vmovaps %zmm0,512(%rsp)
vmovdqa64 1016f(%rip),%zmm2
vptestmb %zmm2,%zmm22,%k0
vpmovm2b %k0,%zmm18
vpmovb2m %zmm22,%k0
vmovdqa64 1017f(%rip),%zmm3
vptestnmb %zmm3,%zmm22,%k1
vpandq %zmm4,%zmm22,%zmm0
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1090f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm21
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm21 {%k1}
vmovdqa64 1092f(%rip),%zmm19
vpshufb %zmm0,%zmm19,%zmm6
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6 {%k1}
vmovdqa64 1094f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm23
vmovdqa64 1093f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm23 {%k1}
vmovdqa64 1096f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm24
vmovdqa64 1095f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm24 {%k1}
vmovdqa64 1098f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm25
vmovdqa64 1097f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm25 {%k1}
vmovdqa64 1100f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm26
vmovdqa64 1099f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm26 {%k1}
vmovdqa64 1102f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm27
vmovdqa64 1101f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm27 {%k1}
vpmovm2b %k0,%zmm0
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm22,%k0
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm26,%zmm22,%zmm27
vmovdqa64 256(%rsp),%zmm26
vptestnmb %zmm3,%zmm26,%k1
vpternlogq $184,%zmm24,%zmm22,%zmm25
vpandq %zmm4,%zmm26,%zmm24
vpternlogq $184,%zmm6,%zmm22,%zmm23
vpshufb %zmm24,%zmm29,%zmm6
vpshufb %zmm24,%zmm28,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm22,%zmm21
vpshufb %zmm24,%zmm31,%zmm5
vpshufb %zmm24,%zmm30,%zmm5 {%k1}
vpshufb %zmm24,%zmm8,%zmm22
vpshufb %zmm24,%zmm7,%zmm22 {%k1}
vpternlogq $226,%zmm27,%zmm18,%zmm25
vpshufb %zmm24,%zmm10,%zmm27
vpshufb %zmm24,%zmm9,%zmm27 {%k1}
vpternlogq $226,%zmm23,%zmm18,%zmm21
vpshufb %zmm24,%zmm12,%zmm23
vpshufb %zmm24,%zmm11,%zmm23 {%k1}
vpshufb %zmm24,%zmm19,%zmm28
vpshufb %zmm24,%zmm1,%zmm28 {%k1}
vpternlogq $226,%zmm25,%zmm0,%zmm21
vmovdqa64 1090f(%rip),%zmm0
vpshufb %zmm24,%zmm0,%zmm0
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm24,%zmm1,%zmm0 {%k1}
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm24,%zmm1,%zmm25
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm24,%zmm1,%zmm25 {%k1}
vmovaps 192(%rsp),%zmm1
vmovaps %zmm1,576(%rsp)
vptestmb %zmm2,%zmm26,%k0
vmovdqa64 %zmm2,%zmm7
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm26,%k1
vpmovb2m %zmm26,%k2
vpmovm2b %k0,%zmm24
vpternlogq $226,%zmm6,%zmm24,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm22,%zmm24,%zmm27
vpmovm2b %k2,%zmm22
vpternlogq $226,%zmm23,%zmm24,%zmm28
vpternlogq $226,%zmm0,%zmm24,%zmm25
vpternlogq $226,%zmm5,%zmm6,%zmm27
vpternlogq $226,%zmm28,%zmm6,%zmm25
vpternlogq $226,%zmm27,%zmm22,%zmm25
vmovdqa64 %zmm21,(%rsp)
vmovdqa64 %zmm25,256(%rsp)
vptestmb %zmm1,%zmm20,%k0
vpmovm2b %k0,%zmm21
vpmovb2m %zmm20,%k0
vmovdqa64 %zmm3,%zmm2
vptestnmb %zmm3,%zmm20,%k1
vpandq %zmm4,%zmm20,%zmm0
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1107f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm22
vmovdqa64 1108f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm22 {%k1}
vmovdqa64 1109f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm6
vmovdqa64 1110f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm6 {%k1}
vmovdqa64 1111f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm23
vmovdqa64 1112f(%rip),%zmm19
vpshufb %zmm0,%zmm19,%zmm23 {%k1}
vmovdqa64 1113f(%rip),%zmm18
vpshufb %zmm0,%zmm18,%zmm24
vmovdqa64 1114f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm24 {%k1}
vmovdqa64 1115f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm25
vmovdqa64 1116f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm25 {%k1}
vmovdqa64 1117f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm26
vmovdqa64 1118f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm26 {%k1}
vmovdqa64 1119f(%rip),%zmm3
vpshufb %zmm0,%zmm3,%zmm27
vmovdqa64 1120f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm27 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm7,%zmm20,%k0
vpmovm2b %k0,%zmm20
vpternlogq $184,%zmm26,%zmm20,%zmm27
vmovdqa64 320(%rsp),%zmm26
vptestnmb %zmm2,%zmm26,%k1
vpternlogq $184,%zmm24,%zmm20,%zmm25
vpandq %zmm4,%zmm26,%zmm24
vpternlogq $184,%zmm6,%zmm20,%zmm23
vpshufb %zmm24,%zmm3,%zmm6
vpshufb %zmm24,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm20,%zmm22
vpshufb %zmm24,%zmm9,%zmm5
vpshufb %zmm24,%zmm8,%zmm5 {%k1}
vpshufb %zmm24,%zmm11,%zmm20
vpshufb %zmm24,%zmm10,%zmm20 {%k1}
vpternlogq $226,%zmm27,%zmm21,%zmm25
vpshufb %zmm24,%zmm18,%zmm27
vpshufb %zmm24,%zmm12,%zmm27 {%k1}
vpternlogq $226,%zmm23,%zmm21,%zmm22
vpshufb %zmm24,%zmm28,%zmm21
vpshufb %zmm24,%zmm19,%zmm21 {%k1}
vpshufb %zmm24,%zmm30,%zmm23
vpshufb %zmm24,%zmm29,%zmm23 {%k1}
vpternlogq $226,%zmm25,%zmm0,%zmm22
vmovdqa64 1107f(%rip),%zmm0
vpshufb %zmm24,%zmm0,%zmm0
vpshufb %zmm24,%zmm31,%zmm0 {%k1}
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm24,%zmm1,%zmm25
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm24,%zmm1,%zmm25 {%k1}
vptestmb %zmm7,%zmm26,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm26,%k1
vpmovb2m %zmm26,%k2
vpmovm2b %k0,%zmm24
vpternlogq $226,%zmm6,%zmm24,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm20,%zmm24,%zmm27
vpmovm2b %k2,%zmm20
vpternlogq $226,%zmm21,%zmm24,%zmm23
vpternlogq $226,%zmm0,%zmm24,%zmm25
vpternlogq $226,%zmm5,%zmm6,%zmm27
vpternlogq $226,%zmm23,%zmm6,%zmm25
vpternlogq $226,%zmm27,%zmm20,%zmm25
vmovdqa64 %zmm22,64(%rsp)
vmovdqa64 %zmm25,320(%rsp)
vmovdqa64 512(%rsp),%zmm19
vptestmb %zmm1,%zmm19,%k0
vpmovm2b %k0,%zmm20
vpmovb2m %zmm19,%k0
vmovdqa64 %zmm2,%zmm3
vptestnmb %zmm2,%zmm19,%k1
vpandq %zmm4,%zmm19,%zmm0
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1123f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm21
vmovdqa64 1124f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm21 {%k1}
vmovdqa64 1125f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm6
vmovdqa64 1126f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm6 {%k1}
vmovdqa64 1127f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm22
vmovdqa64 1128f(%rip),%zmm27
vpshufb %zmm0,%zmm27,%zmm22 {%k1}
vmovdqa64 1129f(%rip),%zmm18
vpshufb %zmm0,%zmm18,%zmm23
vmovdqa64 1130f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm23 {%k1}
vmovdqa64 1131f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm24
vmovdqa64 1132f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm24 {%k1}
vmovdqa64 1133f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm25
vmovdqa64 1134f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm25 {%k1}
vmovdqa64 1135f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm26
vmovdqa64 1136f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm26 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm7,%zmm19,%k0
vpmovm2b %k0,%zmm19
vpternlogq $184,%zmm25,%zmm19,%zmm26
vmovdqa64 384(%rsp),%zmm25
vptestnmb %zmm3,%zmm25,%k1
vpternlogq $184,%zmm23,%zmm19,%zmm24
vpandq %zmm4,%zmm25,%zmm23
vpternlogq $184,%zmm6,%zmm19,%zmm22
vpshufb %zmm23,%zmm2,%zmm6
vpshufb %zmm23,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm19,%zmm21
vpshufb %zmm23,%zmm9,%zmm5
vpshufb %zmm23,%zmm8,%zmm5 {%k1}
vpshufb %zmm23,%zmm11,%zmm19
vpshufb %zmm23,%zmm10,%zmm19 {%k1}
vpternlogq $226,%zmm26,%zmm20,%zmm24
vpshufb %zmm23,%zmm18,%zmm26
vpshufb %zmm23,%zmm12,%zmm26 {%k1}
vpternlogq $226,%zmm22,%zmm20,%zmm21
vpshufb %zmm23,%zmm28,%zmm20
vpshufb %zmm23,%zmm27,%zmm20 {%k1}
vpshufb %zmm23,%zmm30,%zmm22
vpshufb %zmm23,%zmm29,%zmm22 {%k1}
vpternlogq $226,%zmm24,%zmm0,%zmm21
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm23,%zmm0,%zmm0
vpshufb %zmm23,%zmm31,%zmm0 {%k1}
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm23,%zmm1,%zmm24
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm23,%zmm1,%zmm24 {%k1}
vptestmb %zmm7,%zmm25,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm25,%k1
vpmovb2m %zmm25,%k2
vpmovm2b %k0,%zmm23
vpternlogq $226,%zmm6,%zmm23,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm19,%zmm23,%zmm26
vpmovm2b %k2,%zmm19
vpternlogq $226,%zmm20,%zmm23,%zmm22
vpternlogq $226,%zmm0,%zmm23,%zmm24
vpternlogq $226,%zmm5,%zmm6,%zmm26
vpternlogq $226,%zmm22,%zmm6,%zmm24
vpternlogq $226,%zmm26,%zmm19,%zmm24
vmovdqa64 %zmm21,128(%rsp)
vmovdqa64 %zmm24,384(%rsp)
vmovdqa64 576(%rsp),%zmm18
vptestmb %zmm1,%zmm18,%k0
vpmovm2b %k0,%zmm19
vpmovb2m %zmm18,%k0
vmovdqa64 %zmm3,%zmm11
vptestnmb %zmm3,%zmm18,%k1
vpandq %zmm4,%zmm18,%zmm0
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1139f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm20
vmovdqa64 1140f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm20 {%k1}
vmovdqa64 1141f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm6
vmovdqa64 1142f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm6 {%k1}
vmovdqa64 1143f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm21
vmovdqa64 1144f(%rip),%zmm27
vpshufb %zmm0,%zmm27,%zmm21 {%k1}
vmovdqa64 1145f(%rip),%zmm26
vpshufb %zmm0,%zmm26,%zmm22
vmovdqa64 1146f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm22 {%k1}
vmovdqa64 1147f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm23
vmovdqa64 1148f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm23 {%k1}
vmovdqa64 1149f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm24
vmovdqa64 1150f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm24 {%k1}
vmovdqa64 1151f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm25
vmovdqa64 1152f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm18,%k0
vpmovm2b %k0,%zmm18
vpternlogq $184,%zmm24,%zmm18,%zmm25
vmovdqa64 448(%rsp),%zmm24
vptestnmb %zmm11,%zmm24,%k1
vptestmb %zmm0,%zmm24,%k0
vpternlogq $184,%zmm22,%zmm18,%zmm23
vpandq %zmm4,%zmm24,%zmm22
vpternlogq $184,%zmm6,%zmm18,%zmm21
vpshufb %zmm22,%zmm2,%zmm6
vpshufb %zmm22,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm18,%zmm20
vpshufb %zmm22,%zmm8,%zmm5
vpshufb %zmm22,%zmm7,%zmm5 {%k1}
vpshufb %zmm22,%zmm10,%zmm18
vpshufb %zmm22,%zmm9,%zmm18 {%k1}
vpternlogq $226,%zmm25,%zmm19,%zmm23
vpshufb %zmm22,%zmm26,%zmm25
vpshufb %zmm22,%zmm12,%zmm25 {%k1}
vpternlogq $226,%zmm21,%zmm19,%zmm20
vpshufb %zmm22,%zmm28,%zmm19
vpshufb %zmm22,%zmm27,%zmm19 {%k1}
vpshufb %zmm22,%zmm30,%zmm21
vpshufb %zmm22,%zmm29,%zmm21 {%k1}
vpternlogq $226,%zmm23,%zmm3,%zmm20
vmovdqa64 1139f(%rip),%zmm0
vpshufb %zmm22,%zmm0,%zmm0
vpshufb %zmm22,%zmm31,%zmm0 {%k1}
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm22,%zmm1,%zmm23
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm22,%zmm1,%zmm23 {%k1}
vpmovm2b %k0,%zmm22
vpternlogq $226,%zmm6,%zmm22,%zmm5
vpternlogq $226,%zmm18,%zmm22,%zmm25
vpternlogq $226,%zmm19,%zmm22,%zmm21
vpternlogq $226,%zmm0,%zmm22,%zmm23
vptestmb 1016f(%rip),%zmm24,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm5,%zmm0,%zmm25
vpternlogq $226,%zmm21,%zmm0,%zmm23
vpmovb2m %zmm24,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm25,%zmm0,%zmm23
vmovdqa64 %zmm20,192(%rsp)
vmovdqa64 %zmm23,448(%rsp)
vbroadcasti32x4 64(%r14),%zmm18
vbroadcasti32x4 80(%r14),%zmm19
vbroadcasti32x4 96(%r14),%zmm20
vbroadcasti32x4 112(%r14),%zmm21
movb $1,%r13b
movq %r10,%r15
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
5:
movl %r13d,%r12d
vmovdqa64 (%r15),%zmm0
vmovdqa64 64(%r15),%zmm5
vmovdqa64 128(%r15),%zmm6
vmovdqa64 192(%r15),%zmm22
vpshuflw $108,%zmm0,%zmm23
vpshufhw $108,%zmm23,%zmm24
vpshuflw $108,%zmm5,%zmm23
vpshufhw $108,%zmm23,%zmm25
vpshufb %zmm13,%zmm6,%zmm26
vpshufb %zmm13,%zmm22,%zmm27
vprolq $16,%zmm0,%zmm23
vprolq $16,%zmm5,%zmm22
vpshufb %zmm14,%zmm6,%zmm0
vpaddb %zmm24,%zmm24,%zmm5
vpmovb2m %zmm24,%k0
vpmovm2b %k0,%zmm6
vpternlogq $108,%zmm15,%zmm5,%zmm6
vpaddb %zmm25,%zmm25,%zmm5
vpmovb2m %zmm25,%k0
vpmovm2b %k0,%zmm28
vpternlogq $108,%zmm15,%zmm5,%zmm28
vmovdqa64 %zmm26,%zmm5
vpternlogq $150,%zmm23,%zmm27,%zmm5
vpternlogq $150,%zmm28,%zmm25,%zmm5
vpternlogq $150,%zmm27,%zmm26,%zmm25
vpternlogq $150,%zmm6,%zmm24,%zmm25
vpaddb %zmm26,%zmm26,%zmm6
vpmovb2m %zmm26,%k0
vpmovm2b %k0,%zmm24
vpternlogq $108,%zmm15,%zmm6,%zmm24
vmovdqa64 %zmm27,%zmm6
vpternlogq $150,%zmm22,%zmm23,%zmm6
vpternlogq $150,%zmm24,%zmm26,%zmm6
vpaddb %zmm27,%zmm27,%zmm24
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm28
vpternlogq $108,%zmm15,%zmm24,%zmm28
vpternlogq $150,%zmm23,%zmm22,%zmm0
vpternlogq $150,%zmm28,%zmm27,%zmm0
vprold $16,%zmm25,%zmm24
vprold $16,%zmm5,%zmm28
vprold $16,%zmm6,%zmm29
vprold $16,%zmm0,%zmm30
vpternlogq $150,%zmm18,%zmm24,%zmm26
vpsrlq $4,%zmm26,%zmm31
vpandq %zmm4,%zmm26,%zmm26
vpshufb %zmm26,%zmm16,%zmm26
vpandq %zmm4,%zmm31,%zmm31
vpshufb %zmm31,%zmm17,%zmm31
vpxorq %zmm26,%zmm31,%zmm26
vpternlogq $150,%zmm30,%zmm6,%zmm26
vmovdqa64 %zmm26,(%r15)
vpternlogq $150,%zmm19,%zmm28,%zmm27
vpsrlq $4,%zmm27,%zmm26
vpandq %zmm4,%zmm27,%zmm27
vpshufb %zmm27,%zmm16,%zmm27
vpandq %zmm4,%zmm26,%zmm26
vpshufb %zmm26,%zmm17,%zmm26
vpxorq %zmm27,%zmm26,%zmm26
vpternlogq $150,%zmm25,%zmm0,%zmm26
vmovdqa64 %zmm26,64(%r15)
vpternlogq $150,%zmm20,%zmm23,%zmm29
vpsrlq $4,%zmm29,%zmm0
vpandq %zmm4,%zmm29,%zmm23
vpshufb %zmm23,%zmm16,%zmm23
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm17,%zmm0
vpxorq %zmm23,%zmm0,%zmm0
vpternlogq $150,%zmm5,%zmm24,%zmm0
vmovdqa64 %zmm0,128(%r15)
vpternlogq $150,%zmm21,%zmm22,%zmm30
vpsrlq $4,%zmm30,%zmm0
vpandq %zmm4,%zmm30,%zmm5
vpshufb %zmm5,%zmm16,%zmm5
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm17,%zmm0
vpxorq %zmm5,%zmm0,%zmm0
vpternlogq $150,%zmm6,%zmm28,%zmm0
vmovdqa64 %zmm0,192(%r15)
xorl %r13d,%r13d
movq %rax,%r15
testb $1,%r12b
jne 5b
incq %rbx
subq $-128,%r14
cmpq $\p1,%rbx
jne 3b
vmovdqa64 (%rsp),%zmm0
vmovdqa64 64(%rsp),%zmm5
vmovdqa64 128(%rsp),%zmm6
vmovdqa64 192(%rsp),%zmm18
vpunpckldq %zmm5,%zmm0,%zmm19
vpunpckhdq %zmm5,%zmm0,%zmm0
vpunpckldq %zmm18,%zmm6,%zmm5
vpunpckhdq %zmm18,%zmm6,%zmm6
vmovdqa64 1084f(%rip),%zmm1
vpshufb %zmm1,%zmm5,%zmm18
vmovdqa64 1085f(%rip),%zmm2
vpshufb %zmm2,%zmm19,%zmm20
vporq %zmm18,%zmm20,%zmm18
vbroadcasti32x4 \p2(%rdi),%zmm20
vpaddq %zmm18,%zmm20,%zmm18
vmovdqu64 %xmm18,(%rdx,%r11)
vextracti32x4 $1,%zmm18,32(%rdx,%r11)
vextracti32x4 $2,%zmm18,64(%rdx,%r11)
vextracti32x4 $3,%zmm18,96(%rdx,%r11)
vmovdqa64 1086f(%rip),%zmm3
vpshufb %zmm3,%zmm5,%zmm5
vmovdqa64 1087f(%rip),%zmm7
vpshufb %zmm7,%zmm19,%zmm18
vbroadcasti32x4 \p3(%rdi),%zmm19
vporq %zmm5,%zmm18,%zmm5
vpaddq %zmm5,%zmm19,%zmm5
vmovdqu %xmm5,16(%rdx,%r11)
vextracti32x4 $1,%zmm5,48(%rdx,%r11)
vextracti32x4 $2,%zmm5,80(%rdx,%r11)
vextracti32x4 $3,%zmm5,112(%rdx,%r11)
vpshufb %zmm1,%zmm6,%zmm5
vpshufb %zmm2,%zmm0,%zmm18
vporq %zmm5,%zmm18,%zmm5
vbroadcasti32x4 \p2(%rdi),%zmm18
vpaddq %zmm5,%zmm18,%zmm5
vmovdqu %xmm5,128(%rdx,%r11)
vextracti32x4 $1,%zmm5,160(%rdx,%r11)
vextracti32x4 $2,%zmm5,192(%rdx,%r11)
vextracti32x4 $3,%zmm5,224(%rdx,%r11)
vpshufb %zmm3,%zmm6,%zmm5
vpshufb %zmm7,%zmm0,%zmm0
vbroadcasti32x4 \p3(%rdi),%zmm6
vporq %zmm5,%zmm0,%zmm0
vpaddq %zmm0,%zmm6,%zmm0
vmovdqu %xmm0,144(%rdx,%r11)
vextracti32x4 $1,%zmm0,176(%rdx,%r11)
vextracti32x4 $2,%zmm0,208(%rdx,%r11)
vextracti32x4 $3,%zmm0,240(%rdx,%r11)
vmovdqa64 256(%rsp),%zmm0
vmovdqa64 320(%rsp),%zmm5
vmovdqa64 384(%rsp),%zmm6
vmovdqa64 448(%rsp),%zmm18
vpunpckldq %zmm5,%zmm0,%zmm19
vpunpckhdq %zmm5,%zmm0,%zmm0
vpunpckldq %zmm18,%zmm6,%zmm5
vpunpckhdq %zmm18,%zmm6,%zmm6
vpshufb %zmm1,%zmm5,%zmm18
vpshufb %zmm2,%zmm19,%zmm20
vporq %zmm18,%zmm20,%zmm18
vbroadcasti32x4 \p2(%rdi),%zmm20
vpaddq %zmm18,%zmm20,%zmm18
vmovdqu64 %xmm18,256(%rdx,%r11)
vextracti32x4 $1,%zmm18,288(%rdx,%r11)
vextracti32x4 $2,%zmm18,320(%rdx,%r11)
vextracti32x4 $3,%zmm18,352(%rdx,%r11)
vpshufb %zmm3,%zmm5,%zmm5
vpshufb %zmm7,%zmm19,%zmm18
vbroadcasti32x4 \p3(%rdi),%zmm19
vporq %zmm5,%zmm18,%zmm5
vpaddq %zmm5,%zmm19,%zmm5
vmovdqu %xmm5,272(%rdx,%r11)
vextracti32x4 $1,%zmm5,304(%rdx,%r11)
vextracti32x4 $2,%zmm5,336(%rdx,%r11)
vextracti32x4 $3,%zmm5,368(%rdx,%r11)
vpshufb %zmm1,%zmm6,%zmm5
vpshufb %zmm2,%zmm0,%zmm18
vporq %zmm5,%zmm18,%zmm5
vbroadcasti32x4 \p2(%rdi),%zmm18
vpaddq %zmm5,%zmm18,%zmm5
vmovdqu %xmm5,384(%rdx,%r11)
vextracti32x4 $1,%zmm5,416(%rdx,%r11)
vextracti32x4 $2,%zmm5,448(%rdx,%r11)
vextracti32x4 $3,%zmm5,480(%rdx,%r11)
vpshufb %zmm3,%zmm6,%zmm5
vpshufb %zmm7,%zmm0,%zmm0
vbroadcasti32x4 \p3(%rdi),%zmm6
vporq %zmm5,%zmm0,%zmm0
vpaddq %zmm0,%zmm6,%zmm0
vmovdqu %xmm0,400(%rdx,%r11)
vextracti32x4 $1,%zmm0,432(%rdx,%r11)
vextracti32x4 $2,%zmm0,464(%rdx,%r11)
vextracti32x4 $3,%zmm0,496(%rdx,%r11)
incq %r9
cmpq %rcx,%r9
jne 2b
leaq -40(%rbp),%rsp
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
6:
vzeroupper
retq
.endm

.macro shared_4 p0,p1,p2,p3,p4
3:
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm16,%zmm8,%k0
vpmovm2b %k0,%zmm11
vptestmb %zmm20,%zmm8,%k0
vpmovm2b %k0,%zmm12
vptestnmb %zmm17,%zmm8,%k1
vpandq %zmm4,%zmm8,%zmm8
vmovdqa64 \p0(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm13
vpshufb %zmm8,%zmm14,%zmm13 {%k1}
vpshufb %zmm8,%zmm19,%zmm14
vpshufb %zmm8,%zmm15,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1141f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm13
vmovdqa64 1142f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm13 {%k1}
vmovdqa64 1143f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm15
vmovdqa64 1144f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm15
vpternlogq $184,%zmm14,%zmm11,%zmm15
vmovdqa64 1145f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm13
vmovdqa64 1146f(%rip),%zmm18
vpshufb %zmm8,%zmm18,%zmm13 {%k1}
vpshufb %zmm8,%zmm30,%zmm14
vmovdqa64 1148f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1149f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm13
vmovdqa64 %zmm31,%zmm2
vpshufb %zmm8,%zmm31,%zmm13 {%k1}
vmovdqa64 1151f(%rip),%zmm31
vpshufb %zmm8,%zmm31,%zmm22
vmovdqa64 1152f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm22 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm22
vpternlogq $184,%zmm14,%zmm11,%zmm22
vpternlogq $184,%zmm15,%zmm9,%zmm22
vpaddb %zmm22,%zmm22,%zmm9
vpmovb2m %zmm22,%k0
vpmovm2b %k0,%zmm8
vpternlogq $108,%zmm10,%zmm9,%zmm8
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm16,%zmm0,%k0
vpmovm2b %k0,%zmm11
vptestmb %zmm20,%zmm0,%k0
vpmovm2b %k0,%zmm12
vptestnmb %zmm17,%zmm0,%k1
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13 {%k1}
vmovdqa64 1090f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm14
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1092f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13 {%k1}
vmovdqa64 1094f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm15
vmovdqa64 1093f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm15
vpternlogq $184,%zmm14,%zmm11,%zmm15
vmovdqa64 1096f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13
vmovdqa64 1095f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13 {%k1}
vmovdqa64 1098f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm14
vmovdqa64 1097f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1100f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13
vmovdqa64 1099f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm13 {%k1}
vmovdqa64 1102f(%rip),%zmm24
vpshufb %zmm0,%zmm24,%zmm30
vmovdqa64 1101f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm30 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm30
vpternlogq $184,%zmm14,%zmm11,%zmm30
vpternlogq $184,%zmm15,%zmm9,%zmm30
vmovdqa64 1083f(%rip),%zmm3
vpshufb %zmm3,%zmm30,%zmm21
vpmovb2m %zmm7,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm16,%zmm7,%k0
vpmovm2b %k0,%zmm11
vptestmb %zmm20,%zmm7,%k0
vpmovm2b %k0,%zmm12
vptestnmb %zmm17,%zmm7,%k1
vpandq %zmm4,%zmm7,%zmm7
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13 {%k1}
vmovdqa64 1107f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm14
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13
vmovdqa64 1110f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13 {%k1}
vmovdqa64 1111f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm15
vmovdqa64 1112f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm15
vpternlogq $184,%zmm14,%zmm11,%zmm15
vmovdqa64 1113f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13
vmovdqa64 1114f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13 {%k1}
vmovdqa64 1115f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm14
vmovdqa64 1116f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1117f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13
vmovdqa64 1118f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm13 {%k1}
vmovdqa64 1119f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm27
vmovdqa64 1120f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm27 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm27
vpternlogq $184,%zmm14,%zmm11,%zmm27
vpternlogq $184,%zmm15,%zmm9,%zmm27
vpshufb %zmm3,%zmm27,%zmm15
vpmovb2m %zmm6,%k0
vpmovm2b %k0,%zmm7
vptestmb %zmm16,%zmm6,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm20,%zmm6,%k0
vpmovm2b %k0,%zmm11
vptestnmb %zmm17,%zmm6,%k1
vpandq %zmm4,%zmm6,%zmm6
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12 {%k1}
vmovdqa64 1123f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13
vmovdqa64 1124f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13 {%k1}
vpternlogq $184,%zmm12,%zmm11,%zmm13
vmovdqa64 1125f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12
vmovdqa64 1126f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12 {%k1}
vmovdqa64 1127f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm14
vmovdqa64 1128f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm12,%zmm11,%zmm14
vpternlogq $184,%zmm13,%zmm9,%zmm14
vmovdqa64 1129f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12
vmovdqa64 1130f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12 {%k1}
vmovdqa64 1131f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13
vmovdqa64 1132f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13 {%k1}
vpternlogq $184,%zmm12,%zmm11,%zmm13
vmovdqa64 1133f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12
vmovdqa64 1134f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm12 {%k1}
vmovdqa64 1135f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm23
vmovdqa64 1136f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm23 {%k1}
vpternlogq $184,%zmm12,%zmm11,%zmm23
vpternlogq $184,%zmm13,%zmm9,%zmm23
vpternlogq $184,%zmm14,%zmm7,%zmm23
vpshufb %zmm3,%zmm23,%zmm1
vpternlogq $150,%zmm21,%zmm15,%zmm1
vpternlogq $150,%zmm8,%zmm22,%zmm1
vmovdqa64 %zmm1,448(%rsp)
vbroadcasti32x4 \p1(%rdi,%r9),%zmm11
vpshufb %zmm3,%zmm1,%zmm6
vmovdqa64 %zmm6,64(%rsp)
vpternlogq $150,%zmm11,%zmm15,%zmm6
vpsrlq $4,%zmm6,%zmm7
vpandq %zmm4,%zmm7,%zmm7
vmovdqa64 1154f(%rip),%zmm1
vpshufb %zmm7,%zmm1,%zmm7
vpandq %zmm4,%zmm6,%zmm6
vmovdqa64 1153f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm6
vpxorq %zmm6,%zmm7,%zmm6
vpaddb %zmm27,%zmm27,%zmm7
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm8
vpternlogq $108,%zmm10,%zmm7,%zmm8
vmovdqa64 %zmm23,%zmm7
vpternlogq $150,%zmm21,%zmm22,%zmm7
vpternlogq $150,%zmm8,%zmm27,%zmm7
vpshufb %zmm3,%zmm7,%zmm0
vmovdqa64 %zmm0,384(%rsp)
vpaddb %zmm23,%zmm23,%zmm8
vpmovb2m %zmm23,%k0
vpmovm2b %k0,%zmm9
vpternlogq $108,%zmm10,%zmm8,%zmm9
vpternlogq $150,%zmm22,%zmm21,%zmm15
vpternlogq $150,%zmm9,%zmm23,%zmm15
vmovdqa64 %zmm15,(%rsp)
vpternlogq $150,%zmm15,%zmm0,%zmm6
vpmovb2m %zmm6,%k0
vpmovm2b %k0,%zmm8
vptestmb %zmm16,%zmm6,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm20,%zmm6,%k0
vpmovm2b %k0,%zmm12
vptestnmb %zmm17,%zmm6,%k1
vpandq %zmm4,%zmm6,%zmm6
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13 {%k1}
vpshufb %zmm6,%zmm19,%zmm14
vmovdqa64 1140f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1141f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13
vmovdqa64 1142f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13 {%k1}
vmovdqa64 1143f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm15
vmovdqa64 1144f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm15
vpternlogq $184,%zmm14,%zmm9,%zmm15
vmovdqa64 1145f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm13
vpshufb %zmm6,%zmm18,%zmm13 {%k1}
vmovdqa64 1147f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm14
vmovdqa64 1148f(%rip),%zmm1
vpshufb %zmm6,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm14
vmovdqa64 1149f(%rip),%zmm0
vpshufb %zmm6,%zmm0,%zmm13
vpshufb %zmm6,%zmm2,%zmm13 {%k1}
vpshufb %zmm6,%zmm31,%zmm19
vmovdqa64 1152f(%rip),%zmm29
vpshufb %zmm6,%zmm29,%zmm19 {%k1}
vpternlogq $184,%zmm13,%zmm12,%zmm19
vpternlogq $184,%zmm14,%zmm9,%zmm19
vpternlogq $184,%zmm15,%zmm8,%zmm19
vpmovb2m %zmm5,%k0
vpmovm2b %k0,%zmm6
vptestmb %zmm16,%zmm5,%k0
vpmovm2b %k0,%zmm8
vptestmb %zmm20,%zmm5,%k0
vpmovm2b %k0,%zmm9
vptestnmb %zmm17,%zmm5,%k1
vpandq %zmm4,%zmm5,%zmm12
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm5
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm5 {%k1}
vmovdqa64 1139f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm13
vmovdqa64 1140f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm13 {%k1}
vpternlogq $184,%zmm5,%zmm9,%zmm13
vmovdqa64 1141f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm5
vmovdqa64 1142f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm5 {%k1}
vmovdqa64 1143f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm14
vmovdqa64 1144f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm14 {%k1}
vpternlogq $184,%zmm5,%zmm9,%zmm14
vpternlogq $184,%zmm13,%zmm8,%zmm14
vmovdqa64 1145f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm5
vpshufb %zmm12,%zmm18,%zmm5 {%k1}
vmovdqa64 1147f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm13
vmovdqa64 1148f(%rip),%zmm1
vpshufb %zmm12,%zmm1,%zmm13 {%k1}
vpternlogq $184,%zmm5,%zmm9,%zmm13
vpshufb %zmm12,%zmm0,%zmm15
vpshufb %zmm12,%zmm2,%zmm15 {%k1}
vpshufb %zmm12,%zmm31,%zmm5
vpshufb %zmm12,%zmm29,%zmm5 {%k1}
vpternlogq $184,%zmm15,%zmm9,%zmm5
vpternlogq $184,%zmm13,%zmm8,%zmm5
vpternlogq $184,%zmm14,%zmm6,%zmm5
vpaddb %zmm5,%zmm5,%zmm8
vpmovb2m %zmm5,%k0
vpmovm2b %k0,%zmm6
vpternlogq $108,%zmm10,%zmm8,%zmm6
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm8
vptestmb %zmm16,%zmm28,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm20,%zmm28,%k0
vpmovm2b %k0,%zmm13
vptestnmb %zmm17,%zmm28,%k1
vpandq %zmm4,%zmm28,%zmm14
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12 {%k1}
vmovdqa64 1090f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm15
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm12,%zmm13,%zmm15
vmovdqa64 1092f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12 {%k1}
vmovdqa64 %zmm17,%zmm31
vmovdqa64 %zmm20,%zmm17
vmovdqa64 %zmm16,%zmm20
vmovdqa64 1094f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm16
vmovdqa64 1093f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm16 {%k1}
vpternlogq $184,%zmm12,%zmm13,%zmm16
vpternlogq $184,%zmm15,%zmm9,%zmm16
vmovdqa64 1096f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12
vmovdqa64 1095f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm12 {%k1}
vmovdqa64 1098f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm15
vmovdqa64 1097f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm15 {%k1}
vpternlogq $184,%zmm12,%zmm13,%zmm15
vmovdqa64 1100f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm28
vmovdqa64 1099f(%rip),%zmm1
vpshufb %zmm14,%zmm1,%zmm28 {%k1}
vpshufb %zmm14,%zmm24,%zmm12
vmovdqa64 1101f(%rip),%zmm0
vpshufb %zmm14,%zmm0,%zmm12 {%k1}
vpternlogq $184,%zmm28,%zmm13,%zmm12
vpternlogq $184,%zmm15,%zmm9,%zmm12
vpternlogq $184,%zmm16,%zmm8,%zmm12
vpshufb %zmm3,%zmm12,%zmm13
vpmovb2m %zmm26,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm20,%zmm26,%k0
vpmovm2b %k0,%zmm14
vptestmb %zmm17,%zmm26,%k0
vpmovm2b %k0,%zmm15
vptestnmb %zmm31,%zmm26,%k1
vpandq %zmm4,%zmm26,%zmm16
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8 {%k1}
vmovdqa64 1107f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm26
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm26 {%k1}
vpternlogq $184,%zmm8,%zmm15,%zmm26
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8
vmovdqa64 1110f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8 {%k1}
vmovdqa64 1111f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm28
vmovdqa64 1112f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm28 {%k1}
vpternlogq $184,%zmm8,%zmm15,%zmm28
vpternlogq $184,%zmm26,%zmm14,%zmm28
vmovdqa64 1113f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8
vmovdqa64 1114f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8 {%k1}
vmovdqa64 1115f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm26
vmovdqa64 1116f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm26 {%k1}
vpternlogq $184,%zmm8,%zmm15,%zmm26
vmovdqa64 1117f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm10
vmovdqa64 1118f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm10 {%k1}
vmovdqa64 1119f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8
vmovdqa64 1120f(%rip),%zmm1
vpshufb %zmm16,%zmm1,%zmm8 {%k1}
vpternlogq $184,%zmm10,%zmm15,%zmm8
vpternlogq $184,%zmm26,%zmm14,%zmm8
vpternlogq $184,%zmm28,%zmm9,%zmm8
vpshufb %zmm3,%zmm8,%zmm26
vpmovb2m %zmm25,%k0
vpmovm2b %k0,%zmm9
vptestmb %zmm20,%zmm25,%k0
vpmovm2b %k0,%zmm10
vptestmb %zmm17,%zmm25,%k0
vpmovm2b %k0,%zmm14
vptestnmb %zmm31,%zmm25,%k1
vpandq %zmm4,%zmm25,%zmm15
vmovdqa64 1121f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16
vmovdqa64 1122f(%rip),%zmm29
vpshufb %zmm15,%zmm29,%zmm16 {%k1}
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm25
vmovdqa64 1124f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm25 {%k1}
vpternlogq $184,%zmm16,%zmm14,%zmm25
vmovdqa64 1125f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16
vmovdqa64 1126f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16 {%k1}
vmovdqa64 1127f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm24
vmovdqa64 1128f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm24 {%k1}
vpternlogq $184,%zmm16,%zmm14,%zmm24
vpternlogq $184,%zmm25,%zmm10,%zmm24
vmovdqa64 1129f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16
vmovdqa64 1130f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16 {%k1}
vmovdqa64 1131f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm25
vmovdqa64 1132f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm25 {%k1}
vpternlogq $184,%zmm16,%zmm14,%zmm25
vmovdqa64 1133f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16
vmovdqa64 1134f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm16 {%k1}
vmovdqa64 1135f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm28
vmovdqa64 1136f(%rip),%zmm0
vpshufb %zmm15,%zmm0,%zmm28 {%k1}
vpternlogq $184,%zmm16,%zmm14,%zmm28
vpternlogq $184,%zmm25,%zmm10,%zmm28
vpternlogq $184,%zmm24,%zmm9,%zmm28
vpshufb %zmm3,%zmm28,%zmm9
vpternlogq $150,%zmm13,%zmm26,%zmm9
vpternlogq $150,%zmm6,%zmm5,%zmm9
vpshufb %zmm3,%zmm9,%zmm0
vmovdqa64 %zmm0,320(%rsp)
vmovdqa64 %zmm3,%zmm6
vpternlogq $150,%zmm0,%zmm26,%zmm11
vpsrlq $4,%zmm11,%zmm10
vpandq %zmm4,%zmm10,%zmm10
vmovdqa64 1154f(%rip),%zmm1
vpshufb %zmm10,%zmm1,%zmm10
vpandq %zmm4,%zmm11,%zmm11
vmovdqa64 1153f(%rip),%zmm1
vpshufb %zmm11,%zmm1,%zmm11
vpxorq %zmm11,%zmm10,%zmm10
vpaddb %zmm8,%zmm8,%zmm11
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm14
vpternlogq $108,1104f(%rip){1to8},%zmm11,%zmm14
vmovdqa64 %zmm28,%zmm15
vpternlogq $150,%zmm13,%zmm5,%zmm15
vpternlogq $150,%zmm14,%zmm8,%zmm15
vpshufb %zmm3,%zmm15,%zmm0
vmovdqa64 %zmm0,256(%rsp)
vpaddb %zmm28,%zmm28,%zmm14
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm16
vpternlogq $108,1104f(%rip){1to8},%zmm14,%zmm16
vpternlogq $150,%zmm5,%zmm13,%zmm26
vpternlogq $150,%zmm16,%zmm28,%zmm26
vpternlogq $150,%zmm26,%zmm0,%zmm10
vpmovb2m %zmm10,%k0
vpmovm2b %k0,%zmm14
vptestmb %zmm20,%zmm10,%k0
vpmovm2b %k0,%zmm16
vptestmb %zmm17,%zmm10,%k0
vpmovm2b %k0,%zmm24
vptestnmb %zmm31,%zmm10,%k1
vpandq %zmm4,%zmm10,%zmm10
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm10,%zmm1,%zmm25
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm10,%zmm1,%zmm25 {%k1}
vmovdqa64 1139f(%rip),%zmm1
vpshufb %zmm10,%zmm1,%zmm1
vmovdqa64 1140f(%rip),%zmm2
vpshufb %zmm10,%zmm2,%zmm1 {%k1}
vpternlogq $184,%zmm25,%zmm24,%zmm1
vmovdqa64 1141f(%rip),%zmm2
vpshufb %zmm10,%zmm2,%zmm25
vmovdqa64 1142f(%rip),%zmm2
vpshufb %zmm10,%zmm2,%zmm25 {%k1}
vmovdqa64 1143f(%rip),%zmm2
vpshufb %zmm10,%zmm2,%zmm2
vmovdqa64 1144f(%rip),%zmm3
vpshufb %zmm10,%zmm3,%zmm2 {%k1}
vpternlogq $184,%zmm25,%zmm24,%zmm2
vpternlogq $184,%zmm1,%zmm16,%zmm2
vmovdqa64 1145f(%rip),%zmm1
vpshufb %zmm10,%zmm1,%zmm1
vpshufb %zmm10,%zmm18,%zmm1 {%k1}
vmovdqa64 1147f(%rip),%zmm3
vpshufb %zmm10,%zmm3,%zmm3
vmovdqa64 1148f(%rip),%zmm25
vpshufb %zmm10,%zmm25,%zmm3 {%k1}
vpternlogq $184,%zmm1,%zmm24,%zmm3
vmovdqa64 1149f(%rip),%zmm0
vpshufb %zmm10,%zmm0,%zmm1
vmovdqa64 1150f(%rip),%zmm25
vpshufb %zmm10,%zmm25,%zmm1 {%k1}
vmovdqa64 1151f(%rip),%zmm0
vpshufb %zmm10,%zmm0,%zmm25
vmovdqa64 1152f(%rip),%zmm0
vpshufb %zmm10,%zmm0,%zmm25 {%k1}
vpternlogq $184,%zmm1,%zmm24,%zmm25
vpternlogq $184,%zmm3,%zmm16,%zmm25
vpternlogq $184,%zmm2,%zmm14,%zmm25
vbroadcasti32x4 \p2(%rdi,%r9),%zmm16
vmovdqa64 (%rsp),%zmm0
vpshufb %zmm6,%zmm0,%zmm1
vpternlogq $150,%zmm16,%zmm21,%zmm1
vpsrlq $4,%zmm1,%zmm0
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1154f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm0
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1153f(%rip),%zmm2
vpshufb %zmm1,%zmm2,%zmm1
vpxorq %zmm1,%zmm0,%zmm0
vpaddb %zmm30,%zmm30,%zmm1
vpmovb2m %zmm30,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,1104f(%rip){1to8},%zmm1,%zmm2
vpternlogq $150,%zmm22,%zmm23,%zmm27
vpternlogq $150,%zmm2,%zmm30,%zmm27
vpshufb %zmm6,%zmm27,%zmm1
vmovdqa64 %zmm1,192(%rsp)
vpternlogq $150,%zmm7,%zmm1,%zmm0
vptestmb %zmm17,%zmm0,%k0
vpmovm2b %k0,%zmm1
vptestnmb %zmm31,%zmm0,%k1
vpandq %zmm4,%zmm0,%zmm2
vmovdqa64 1121f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vpshufb %zmm2,%zmm29,%zmm3 {%k1}
vmovdqa64 1123f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm7
vmovdqa64 1124f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm7 {%k1}
vpternlogq $184,%zmm3,%zmm1,%zmm7
vmovdqa64 1125f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm3
vmovdqa64 1126f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm3 {%k1}
vmovdqa64 1127f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm10
vmovdqa64 1128f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm10 {%k1}
vpternlogq $184,%zmm3,%zmm1,%zmm10
vmovdqa64 1129f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm3
vmovdqa64 1130f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm3 {%k1}
vmovdqa64 1131f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm24
vmovdqa64 1132f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm24 {%k1}
vpternlogq $184,%zmm3,%zmm1,%zmm24
vmovdqa64 1133f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm3
vmovdqa64 1134f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm3 {%k1}
vmovdqa64 1135f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm30
vmovdqa64 1136f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm30 {%k1}
vpternlogq $184,%zmm3,%zmm1,%zmm30
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm1
vptestmb %zmm20,%zmm0,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm7,%zmm0,%zmm10
vpternlogq $184,%zmm24,%zmm0,%zmm30
vpternlogq $184,%zmm10,%zmm1,%zmm30
vpshufb %zmm6,%zmm26,%zmm0
vpternlogq $150,%zmm16,%zmm13,%zmm0
vpsrlq $4,%zmm0,%zmm1
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1154f(%rip),%zmm2
vpshufb %zmm1,%zmm2,%zmm1
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1153f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm0
vpxorq %zmm0,%zmm1,%zmm1
vpaddb %zmm12,%zmm12,%zmm0
vpmovb2m %zmm12,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,1104f(%rip){1to8},%zmm0,%zmm2
vpternlogq $150,%zmm5,%zmm28,%zmm8
vpternlogq $150,%zmm2,%zmm12,%zmm8
vpshufb %zmm6,%zmm8,%zmm0
vmovdqa64 %zmm0,128(%rsp)
vpternlogq $150,%zmm15,%zmm0,%zmm1
vptestmb %zmm17,%zmm1,%k0
vpmovm2b %k0,%zmm2
vptestnmb %zmm31,%zmm1,%k1
vpandq %zmm4,%zmm1,%zmm3
vmovdqa64 1121f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm0
vmovdqa64 1122f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm0 {%k1}
vpshufb %zmm3,%zmm11,%zmm7
vmovdqa64 1124f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm7 {%k1}
vpternlogq $184,%zmm0,%zmm2,%zmm7
vmovdqa64 1125f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm0
vmovdqa64 1126f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm0 {%k1}
vmovdqa64 1127f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm10
vmovdqa64 1128f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm10 {%k1}
vpternlogq $184,%zmm0,%zmm2,%zmm10
vmovdqa64 1129f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm0
vmovdqa64 1130f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm0 {%k1}
vpshufb %zmm3,%zmm29,%zmm13
vpshufb %zmm3,%zmm21,%zmm13 {%k1}
vpternlogq $184,%zmm0,%zmm2,%zmm13
vpshufb %zmm3,%zmm18,%zmm15
vmovdqa64 1134f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm15 {%k1}
vmovdqa64 1135f(%rip),%zmm0
vpshufb %zmm3,%zmm0,%zmm0
vpshufb %zmm3,%zmm14,%zmm0 {%k1}
vpternlogq $184,%zmm15,%zmm2,%zmm0
vpmovb2m %zmm1,%k0
vpmovm2b %k0,%zmm2
vptestmb %zmm20,%zmm1,%k0
vpmovm2b %k0,%zmm1
vpternlogq $184,%zmm7,%zmm1,%zmm10
vpternlogq $184,%zmm13,%zmm1,%zmm0
vpternlogq $184,%zmm10,%zmm2,%zmm0
vbroadcasti32x4 \p3(%rdi,%r9),%zmm1
vpternlogq $150,384(%rsp),%zmm1,%zmm22
vpsrlq $4,%zmm22,%zmm2
vpandq %zmm4,%zmm2,%zmm2
vmovdqa64 1154f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm2
vpandq %zmm4,%zmm22,%zmm3
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm3
vpxorq %zmm3,%zmm2,%zmm2
vpternlogq $150,448(%rsp),%zmm27,%zmm2
vptestmb %zmm17,%zmm2,%k0
vpmovm2b %k0,%zmm3
vptestnmb %zmm31,%zmm2,%k1
vpandq %zmm4,%zmm2,%zmm10
vmovdqa64 1106f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm7
vmovdqa64 1103f(%rip),%zmm11
vpshufb %zmm10,%zmm11,%zmm7 {%k1}
vmovdqa64 1107f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm13
vmovdqa64 1108f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm13 {%k1}
vpternlogq $184,%zmm7,%zmm3,%zmm13
vmovdqa64 1109f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm7
vmovdqa64 1110f(%rip),%zmm14
vpshufb %zmm10,%zmm14,%zmm7 {%k1}
vmovdqa64 1111f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm15
vmovdqa64 1112f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm15 {%k1}
vpternlogq $184,%zmm7,%zmm3,%zmm15
vmovdqa64 1113f(%rip),%zmm24
vpshufb %zmm10,%zmm24,%zmm7
vmovdqa64 1114f(%rip),%zmm12
vpshufb %zmm10,%zmm12,%zmm7 {%k1}
vmovdqa64 1115f(%rip),%zmm6
vpshufb %zmm10,%zmm6,%zmm16
vmovdqa64 1116f(%rip),%zmm29
vpshufb %zmm10,%zmm29,%zmm16 {%k1}
vpternlogq $184,%zmm7,%zmm3,%zmm16
vmovdqa64 1117f(%rip),%zmm27
vpshufb %zmm10,%zmm27,%zmm22
vmovdqa64 1118f(%rip),%zmm18
vpshufb %zmm10,%zmm18,%zmm22 {%k1}
vmovdqa64 1119f(%rip),%zmm7
vpshufb %zmm10,%zmm7,%zmm7
vmovdqa64 1120f(%rip),%zmm21
vpshufb %zmm10,%zmm21,%zmm7 {%k1}
vpternlogq $184,%zmm22,%zmm3,%zmm7
vpmovb2m %zmm2,%k0
vptestmb %zmm20,%zmm2,%k1
vpmovm2b %k1,%zmm2
vpternlogq $184,%zmm13,%zmm2,%zmm15
vpternlogq $184,%zmm16,%zmm2,%zmm7
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm15,%zmm2,%zmm7
vpternlogq $150,256(%rsp),%zmm1,%zmm5
vpsrlq $4,%zmm5,%zmm1
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1154f(%rip),%zmm2
vpshufb %zmm1,%zmm2,%zmm1
vpandq %zmm4,%zmm5,%zmm2
vmovdqa64 1153f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm2
vpxorq %zmm2,%zmm1,%zmm1
vpternlogq $150,%zmm8,%zmm9,%zmm1
vptestmb %zmm17,%zmm1,%k0
vpmovm2b %k0,%zmm2
vptestnmb %zmm31,%zmm1,%k1
vpandq %zmm4,%zmm1,%zmm3
vmovdqa64 1106f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vpshufb %zmm3,%zmm11,%zmm5 {%k1}
vmovdqa64 1107f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm8
vmovdqa64 1108f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm8 {%k1}
vpternlogq $184,%zmm5,%zmm2,%zmm8
vmovdqa64 1109f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vpshufb %zmm3,%zmm14,%zmm5 {%k1}
vmovdqa64 1111f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm9
vmovdqa64 1112f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm9 {%k1}
vpternlogq $184,%zmm5,%zmm2,%zmm9
vpshufb %zmm3,%zmm24,%zmm5
vpshufb %zmm3,%zmm12,%zmm5 {%k1}
vpshufb %zmm3,%zmm6,%zmm10
vpshufb %zmm3,%zmm29,%zmm10 {%k1}
vpternlogq $184,%zmm5,%zmm2,%zmm10
vpshufb %zmm3,%zmm27,%zmm11
vpshufb %zmm3,%zmm18,%zmm11 {%k1}
vmovdqa64 1119f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vpshufb %zmm3,%zmm21,%zmm5 {%k1}
vpternlogq $184,%zmm11,%zmm2,%zmm5
vpmovb2m %zmm1,%k0
vpmovm2b %k0,%zmm2
vptestmb %zmm20,%zmm1,%k0
vpmovm2b %k0,%zmm1
vpternlogq $184,%zmm8,%zmm1,%zmm9
vpternlogq $184,%zmm10,%zmm1,%zmm5
vpternlogq $184,%zmm9,%zmm2,%zmm5
vbroadcasti32x4 \p4(%rdi,%r9),%zmm15
vpternlogq $150,192(%rsp),%zmm15,%zmm23
vpsrlq $4,%zmm23,%zmm1
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1154f(%rip),%zmm2
vpshufb %zmm1,%zmm2,%zmm1
vpandq %zmm4,%zmm23,%zmm2
vmovdqa64 1153f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm2
vpxorq %zmm2,%zmm1,%zmm1
vmovdqa64 (%rsp),%zmm2
vpternlogq $150,64(%rsp),%zmm2,%zmm1
vptestmb %zmm17,%zmm1,%k0
vpmovm2b %k0,%zmm2
vptestnmb %zmm31,%zmm1,%k1
vpandq %zmm4,%zmm1,%zmm3
vmovdqa64 1105f(%rip),%zmm11
vpshufb %zmm3,%zmm11,%zmm8
vmovdqa64 1088f(%rip),%zmm22
vpshufb %zmm3,%zmm22,%zmm8 {%k1}
vmovdqa64 1090f(%rip),%zmm12
vpshufb %zmm3,%zmm12,%zmm10
vmovdqa64 1089f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm10 {%k1}
vpternlogq $184,%zmm8,%zmm2,%zmm10
vmovdqa64 1092f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm8
vmovdqa64 1091f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm8 {%k1}
vmovdqa64 1094f(%rip),%zmm13
vpshufb %zmm3,%zmm13,%zmm14
vmovdqa64 1093f(%rip),%zmm13
vpshufb %zmm3,%zmm13,%zmm14 {%k1}
vpternlogq $184,%zmm8,%zmm2,%zmm14
vmovdqa64 1096f(%rip),%zmm24
vpshufb %zmm3,%zmm24,%zmm8
vmovdqa64 1095f(%rip),%zmm29
vpshufb %zmm3,%zmm29,%zmm8 {%k1}
vmovdqa64 1098f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm16
vmovdqa64 1097f(%rip),%zmm21
vpshufb %zmm3,%zmm21,%zmm16 {%k1}
vpternlogq $184,%zmm8,%zmm2,%zmm16
vmovdqa64 1100f(%rip),%zmm27
vpshufb %zmm3,%zmm27,%zmm8
vmovdqa64 1099f(%rip),%zmm23
vpshufb %zmm3,%zmm23,%zmm8 {%k1}
vmovdqa64 1102f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm13
vmovdqa64 1101f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm13 {%k1}
vpternlogq $184,%zmm8,%zmm2,%zmm13
.endm

.macro shared_5 p0,p1,p2
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je \p0
xorl %eax,%eax
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1002f(%rip),%zmm7
vmovdqa64 1003f(%rip),%zmm11
vmovdqa64 1004f(%rip),%zmm15
vmovdqa64 1005f(%rip),%zmm17
vmovdqa64 1006f(%rip),%zmm18
vmovdqa64 1007f(%rip),%zmm21
vmovdqa64 1008f(%rip),%zmm13
vmovdqa64 1009f(%rip),%zmm12
vmovdqa64 1010f(%rip),%zmm8
vmovdqa64 1015f(%rip),%zmm9
vmovdqa64 1011f(%rip),%zmm10
vmovdqa64 1034f(%rip),%zmm14
nopw %cs:512(%rax,%rax)
nopl 8(%rax,%rax)
2:
movq %rax,%r8
shlq $8,%r8
vmovdqu (%rsi,%r8),%xmm0
vmovdqu 16(%rsi,%r8),%xmm2
vmovdqu64 128(%rsi,%r8),%xmm19
vinserti32x4 $1,32(%rsi,%r8),%zmm0,%zmm0
vinserti32x4 $2,64(%rsi,%r8),%zmm0,%zmm0
vinserti32x4 $3,96(%rsi,%r8),%zmm0,%zmm0
vmovdqu64 144(%rsi,%r8),%xmm20
vbroadcasti32x4 (%rdi),%zmm22
vpsubq %zmm22,%zmm0,%zmm0
vinserti32x4 $1,48(%rsi,%r8),%zmm2,%zmm2
vinserti32x4 $2,80(%rsi,%r8),%zmm2,%zmm2
vinserti32x4 $3,112(%rsi,%r8),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm23
vmovdqa64 1012f(%rip),%zmm3
vpshufb %zmm3,%zmm0,%zmm0
vpsubq %zmm23,%zmm2,%zmm2
vinserti32x4 $1,160(%rsi,%r8),%zmm19,%zmm19
vinserti32x4 $2,192(%rsi,%r8),%zmm19,%zmm19
vinserti32x4 $3,224(%rsi,%r8),%zmm19,%zmm19
vpshufb %zmm3,%zmm2,%zmm2
vpsubq %zmm22,%zmm19,%zmm19
vinserti32x4 $1,176(%rsi,%r8),%zmm20,%zmm20
vinserti32x4 $2,208(%rsi,%r8),%zmm20,%zmm20
vinserti32x4 $3,240(%rsi,%r8),%zmm20,%zmm20
vpshufb %zmm3,%zmm19,%zmm19
vpsubq %zmm23,%zmm20,%zmm20
vpshufb %zmm3,%zmm20,%zmm20
vpunpckldq %zmm2,%zmm0,%zmm22
vpunpckhdq %zmm2,%zmm0,%zmm2
vpunpckldq %zmm20,%zmm19,%zmm0
vpunpckhdq %zmm20,%zmm19,%zmm20
vpunpcklqdq %zmm0,%zmm22,%zmm31
vpunpckhqdq %zmm0,%zmm22,%zmm0
vpunpcklqdq %zmm20,%zmm2,%zmm19
vpunpckhqdq %zmm20,%zmm2,%zmm22
movl $64,%r9d
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
3:
vprold $16,%zmm31,%zmm2
vprold $16,%zmm0,%zmm29
vprold $16,%zmm19,%zmm24
vprold $16,%zmm22,%zmm20
vbroadcasti32x4 (%rdi,%r9),%zmm26
vpxord %zmm31,%zmm2,%zmm30
vpxord %zmm0,%zmm29,%zmm25
vpxord %zmm19,%zmm24,%zmm27
vpxord %zmm22,%zmm20,%zmm28
vpxord %zmm30,%zmm27,%zmm22
vpxord %zmm25,%zmm28,%zmm23
vpsrlq $4,%zmm22,%zmm3
vpandq %zmm1,%zmm22,%zmm22
vmovdqa64 1013f(%rip),%zmm4
vpshufb %zmm22,%zmm4,%zmm4
vpandq %zmm1,%zmm3,%zmm3
vmovdqa64 1001f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm23,%zmm5
vpandq %zmm1,%zmm23,%zmm16
vmovdqa64 1014f(%rip),%zmm6
vpshufb %zmm16,%zmm6,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm7,%zmm23
vpternlogq $150,%zmm6,%zmm4,%zmm23
vmovdqa64 1013f(%rip),%zmm4
vpshufb %zmm16,%zmm4,%zmm4
vmovdqa64 1001f(%rip),%zmm6
vpshufb %zmm5,%zmm6,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vmovdqa64 1014f(%rip),%zmm5
vpshufb %zmm22,%zmm5,%zmm5
vpshufb %zmm3,%zmm7,%zmm22
vpternlogq $150,%zmm5,%zmm4,%zmm22
vpsrlq $4,%zmm29,%zmm3
vpandq %zmm1,%zmm29,%zmm4
vpshufb %zmm4,%zmm11,%zmm4
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm15,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpternlogq $150,%zmm26,%zmm2,%zmm3
vpsrlq $4,%zmm27,%zmm2
vpandq %zmm1,%zmm27,%zmm26
vpshufb %zmm26,%zmm17,%zmm4
vpandq %zmm1,%zmm2,%zmm27
vpshufb %zmm27,%zmm18,%zmm2
vpxorq %zmm4,%zmm2,%zmm2
vpsrlq $4,%zmm28,%zmm4
vpandq %zmm1,%zmm28,%zmm5
vpshufb %zmm5,%zmm21,%zmm6
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm13,%zmm16
vpxorq %zmm6,%zmm16,%zmm6
vpsrlq $4,%zmm20,%zmm16
vmovdqa64 %zmm13,%zmm15
vpandq %zmm1,%zmm20,%zmm7
vpshufb %zmm7,%zmm12,%zmm28
vpandq %zmm1,%zmm16,%zmm16
vmovdqa64 %zmm8,%zmm11
vpshufb %zmm16,%zmm8,%zmm8
vpxorq %zmm28,%zmm8,%zmm8
vpternlogq $150,%zmm6,%zmm2,%zmm8
vpsrlq $4,%zmm24,%zmm2
vpandq %zmm1,%zmm24,%zmm6
vmovdqa64 %zmm9,%zmm13
vpshufb %zmm6,%zmm9,%zmm9
vpandq %zmm1,%zmm2,%zmm2
vpshufb %zmm2,%zmm10,%zmm28
vpternlogq $150,%zmm9,%zmm3,%zmm28
vbroadcasti32x4 16(%rdi,%r9),%zmm3
vbroadcasti32x4 32(%rdi,%r9),%zmm9
vpternlogq $150,%zmm23,%zmm8,%zmm28
vmovdqa64 1003f(%rip),%zmm8
vpshufb %zmm6,%zmm8,%zmm6
vmovdqa64 1004f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm2
vpxorq %zmm6,%zmm2,%zmm2
vpternlogq $150,%zmm3,%zmm29,%zmm2
vpshufb %zmm5,%zmm17,%zmm3
vpshufb %zmm4,%zmm18,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm30,%zmm4
vpandq %zmm1,%zmm30,%zmm5
vpshufb %zmm5,%zmm21,%zmm6
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm15,%zmm8
vpxorq %zmm6,%zmm8,%zmm6
vpsrlq $4,%zmm31,%zmm8
vpandq %zmm1,%zmm31,%zmm29
vpshufb %zmm29,%zmm12,%zmm30
vpandq %zmm1,%zmm8,%zmm8
vpshufb %zmm8,%zmm11,%zmm31
vpxorq %zmm30,%zmm31,%zmm30
vbroadcasti32x4 48(%rdi,%r9),%zmm31
vpternlogq $150,%zmm6,%zmm3,%zmm30
vpshufb %zmm7,%zmm13,%zmm3
vpshufb %zmm16,%zmm10,%zmm6
vpternlogq $150,%zmm3,%zmm2,%zmm6
vpternlogq $150,%zmm22,%zmm30,%zmm6
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm7,%zmm2,%zmm2
vmovdqa64 1004f(%rip),%zmm3
vpshufb %zmm16,%zmm3,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpternlogq $150,%zmm9,%zmm24,%zmm2
vpshufb %zmm5,%zmm17,%zmm3
vpshufb %zmm4,%zmm18,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm25,%zmm4
vpandq %zmm1,%zmm25,%zmm5
vpshufb %zmm5,%zmm21,%zmm7
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm15,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpsrlq $4,%zmm0,%zmm9
vpandq %zmm1,%zmm0,%zmm0
vpshufb %zmm0,%zmm12,%zmm16
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm24
vpxorq %zmm16,%zmm24,%zmm16
vpternlogq $150,%zmm7,%zmm3,%zmm16
vpshufb %zmm29,%zmm13,%zmm3
vpshufb %zmm8,%zmm10,%zmm7
vpternlogq $150,%zmm3,%zmm2,%zmm7
vpternlogq $150,%zmm23,%zmm16,%zmm7
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm29,%zmm2,%zmm2
vmovdqa64 1004f(%rip),%zmm3
vpshufb %zmm8,%zmm3,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpternlogq $150,%zmm31,%zmm20,%zmm2
vpshufb %zmm5,%zmm17,%zmm3
vpshufb %zmm4,%zmm18,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm26,%zmm21,%zmm4
vpshufb %zmm27,%zmm15,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm19,%zmm5
vpandq %zmm1,%zmm19,%zmm8
vpshufb %zmm8,%zmm12,%zmm8
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm11,%zmm5
vpxorq %zmm8,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm0,%zmm13,%zmm0
vpshufb %zmm9,%zmm10,%zmm3
vpternlogq $150,%zmm0,%zmm2,%zmm3
vpternlogq $150,%zmm22,%zmm5,%zmm3
vpshuflw $108,%zmm28,%zmm0
vpshufhw $108,%zmm0,%zmm2
vpshuflw $108,%zmm6,%zmm0
vpshufhw $108,%zmm0,%zmm23
vpshufb 1155f(%rip),%zmm7,%zmm22
vpshufb 1155f(%rip),%zmm3,%zmm20
vptestmb 1016f(%rip),%zmm2,%k0
vpmovm2b %k0,%zmm3
vpmovb2m %zmm2,%k0
vpmovm2b %k0,%zmm4
vptestnmb 1017f(%rip),%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm5
vmovdqa64 1018f(%rip),%zmm0
vpshufb %zmm5,%zmm0,%zmm6
vmovdqa64 1019f(%rip),%zmm0
vpshufb %zmm5,%zmm0,%zmm6 {%k1}
vmovdqa64 1020f(%rip),%zmm0
vpshufb %zmm5,%zmm0,%zmm0
vmovdqa64 1021f(%rip),%zmm7
vpshufb %zmm5,%zmm7,%zmm0 {%k1}
vmovdqa64 1022f(%rip),%zmm7
vpshufb %zmm5,%zmm7,%zmm7
vmovdqa64 1023f(%rip),%zmm8
vpshufb %zmm5,%zmm8,%zmm7 {%k1}
vmovdqa64 1024f(%rip),%zmm8
vpshufb %zmm5,%zmm8,%zmm8
vmovdqa64 1025f(%rip),%zmm9
vpshufb %zmm5,%zmm9,%zmm8 {%k1}
vmovdqa64 1026f(%rip),%zmm9
vpshufb %zmm5,%zmm9,%zmm9
vmovdqa64 1027f(%rip),%zmm16
vpshufb %zmm5,%zmm16,%zmm9 {%k1}
vmovdqa64 1028f(%rip),%zmm16
vpshufb %zmm5,%zmm16,%zmm16
vmovdqa64 1029f(%rip),%zmm19
vpshufb %zmm5,%zmm19,%zmm16 {%k1}
vmovdqa64 1030f(%rip),%zmm19
vpshufb %zmm5,%zmm19,%zmm19
vmovdqa64 1031f(%rip),%zmm24
vpshufb %zmm5,%zmm24,%zmm19 {%k1}
vmovdqa64 1032f(%rip),%zmm24
vpshufb %zmm5,%zmm24,%zmm24
vmovdqa64 1033f(%rip),%zmm25
vpshufb %zmm5,%zmm25,%zmm24 {%k1}
vptestmb %zmm14,%zmm2,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm19,%zmm2,%zmm24
vpternlogq $184,%zmm9,%zmm2,%zmm16
vpternlogq $184,%zmm7,%zmm2,%zmm8
vpternlogq $184,%zmm6,%zmm2,%zmm0
vpternlogq $226,%zmm24,%zmm3,%zmm16
vpternlogq $226,%zmm8,%zmm3,%zmm0
vpternlogq $226,%zmm16,%zmm4,%zmm0
vptestmb 1016f(%rip),%zmm23,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm23,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm23,%k1
vpandq %zmm1,%zmm23,%zmm4
vmovdqa64 1035f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1036f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1037f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm19
vmovdqa64 1038f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm19 {%k1}
vmovdqa64 1039f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1040f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1041f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1042f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1043f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1044f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1045f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1046f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm9 {%k1}
vmovdqa64 1047f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vmovdqa64 1048f(%rip),%zmm24
vpshufb %zmm4,%zmm24,%zmm16 {%k1}
vmovdqa64 1049f(%rip),%zmm24
vpshufb %zmm4,%zmm24,%zmm24
vmovdqa64 1050f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm24 {%k1}
vptestmb %zmm14,%zmm23,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm16,%zmm4,%zmm24
vpternlogq $184,%zmm8,%zmm4,%zmm9
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpternlogq $184,%zmm5,%zmm4,%zmm19
vpternlogq $226,%zmm24,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm19
vpternlogq $226,%zmm9,%zmm3,%zmm19
vptestmb 1016f(%rip),%zmm22,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm22,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm22,%k1
vpandq %zmm1,%zmm22,%zmm4
vmovdqa64 1051f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1052f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1053f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31
vmovdqa64 1054f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31 {%k1}
vmovdqa64 1055f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1056f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1057f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1058f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1059f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1060f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1061f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1062f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm9 {%k1}
vmovdqa64 1063f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vmovdqa64 1064f(%rip),%zmm23
vpshufb %zmm4,%zmm23,%zmm16 {%k1}
vmovdqa64 1065f(%rip),%zmm23
vpshufb %zmm4,%zmm23,%zmm23
vmovdqa64 1066f(%rip),%zmm24
vpshufb %zmm4,%zmm24,%zmm23 {%k1}
vptestmb %zmm14,%zmm22,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm16,%zmm4,%zmm23
vpternlogq $184,%zmm8,%zmm4,%zmm9
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpternlogq $184,%zmm5,%zmm4,%zmm31
vpternlogq $226,%zmm23,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm31
vpternlogq $226,%zmm9,%zmm3,%zmm31
vptestmb 1016f(%rip),%zmm20,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm20,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm20,%k1
vpandq %zmm1,%zmm20,%zmm4
vmovdqa64 1067f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1068f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1069f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1070f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1071f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1072f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1073f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1074f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1075f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1076f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm9 {%k1}
vmovdqa64 1077f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vmovdqa64 1078f(%rip),%zmm22
vpshufb %zmm4,%zmm22,%zmm16 {%k1}
vmovdqa64 1079f(%rip),%zmm22
vpshufb %zmm4,%zmm22,%zmm22
vmovdqa64 1080f(%rip),%zmm23
vpshufb %zmm4,%zmm23,%zmm22 {%k1}
vmovdqa64 1081f(%rip),%zmm23
vpshufb %zmm4,%zmm23,%zmm23
vmovdqa64 1082f(%rip),%zmm24
vpshufb %zmm4,%zmm24,%zmm23 {%k1}
vptestmb %zmm14,%zmm20,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm22,%zmm4,%zmm23
vpternlogq $184,%zmm9,%zmm4,%zmm16
vpternlogq $184,%zmm7,%zmm4,%zmm8
vpternlogq $184,%zmm5,%zmm4,%zmm6
vpternlogq $226,%zmm23,%zmm2,%zmm16
vpternlogq $226,%zmm8,%zmm2,%zmm6
vpternlogq $226,%zmm16,%zmm3,%zmm6
vprold $16,%zmm0,%zmm2
vprold $16,%zmm19,%zmm29
vprold $16,%zmm31,%zmm24
vprold $16,%zmm6,%zmm20
vbroadcasti32x4 64(%rdi,%r9),%zmm3
vpxord %zmm0,%zmm2,%zmm30
vpxord %zmm19,%zmm29,%zmm25
vpxord %zmm31,%zmm24,%zmm4
vpxord %zmm6,%zmm20,%zmm5
vpxord %zmm30,%zmm4,%zmm6
vpxord %zmm25,%zmm5,%zmm7
vpsrlq $4,%zmm6,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1013f(%rip),%zmm9
vpshufb %zmm6,%zmm9,%zmm9
vpandq %zmm1,%zmm8,%zmm8
vmovdqa64 1001f(%rip),%zmm16
vpshufb %zmm8,%zmm16,%zmm16
vpxorq %zmm9,%zmm16,%zmm9
vpsrlq $4,%zmm7,%zmm16
vpandq %zmm1,%zmm7,%zmm7
vmovdqa64 1014f(%rip),%zmm22
vpshufb %zmm7,%zmm22,%zmm22
vpandq %zmm1,%zmm16,%zmm16
vmovdqa64 1002f(%rip),%zmm23
vpshufb %zmm16,%zmm23,%zmm23
vpternlogq $150,%zmm22,%zmm9,%zmm23
vmovdqa64 1013f(%rip),%zmm9
vpshufb %zmm7,%zmm9,%zmm7
vmovdqa64 1001f(%rip),%zmm9
vpshufb %zmm16,%zmm9,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vmovdqa64 1014f(%rip),%zmm9
vpshufb %zmm6,%zmm9,%zmm6
vmovdqa64 1002f(%rip),%zmm9
vpshufb %zmm8,%zmm9,%zmm22
vpternlogq $150,%zmm6,%zmm7,%zmm22
vpsrlq $4,%zmm29,%zmm6
vpandq %zmm1,%zmm29,%zmm7
vmovdqa64 1003f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1004f(%rip),%zmm8
vpshufb %zmm6,%zmm8,%zmm6
vpxorq %zmm7,%zmm6,%zmm6
vpternlogq $150,%zmm3,%zmm2,%zmm6
vpsrlq $4,%zmm4,%zmm2
vpandq %zmm1,%zmm4,%zmm26
vpshufb %zmm26,%zmm17,%zmm3
vpandq %zmm1,%zmm2,%zmm27
vpshufb %zmm27,%zmm18,%zmm2
vpxorq %zmm3,%zmm2,%zmm3
vpsrlq $4,%zmm5,%zmm2
vpandq %zmm1,%zmm5,%zmm4
vpshufb %zmm4,%zmm21,%zmm5
vpandq %zmm1,%zmm2,%zmm7
vpshufb %zmm7,%zmm15,%zmm2
vpxorq %zmm5,%zmm2,%zmm5
vpsrlq $4,%zmm20,%zmm2
vpandq %zmm1,%zmm20,%zmm8
vpshufb %zmm8,%zmm12,%zmm9
vpandq %zmm1,%zmm2,%zmm16
vpshufb %zmm16,%zmm11,%zmm2
vpxorq %zmm9,%zmm2,%zmm2
vpternlogq $150,%zmm5,%zmm3,%zmm2
vpsrlq $4,%zmm24,%zmm3
vpandq %zmm1,%zmm24,%zmm5
vpshufb %zmm5,%zmm13,%zmm9
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm10,%zmm28
vpternlogq $150,%zmm9,%zmm6,%zmm28
vbroadcasti32x4 80(%rdi,%r9),%zmm6
vmovdqa64 1003f(%rip),%zmm9
vpshufb %zmm5,%zmm9,%zmm5
vmovdqa64 1004f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm3
vpxorq %zmm5,%zmm3,%zmm3
vpternlogq $150,%zmm6,%zmm29,%zmm3
vpshufb %zmm4,%zmm17,%zmm4
vpshufb %zmm7,%zmm18,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm30,%zmm5
vpandq %zmm1,%zmm30,%zmm6
vpshufb %zmm6,%zmm21,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpsrlq $4,%zmm0,%zmm9
vpandq %zmm1,%zmm0,%zmm0
vpshufb %zmm0,%zmm12,%zmm29
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm30
vpxorq %zmm29,%zmm30,%zmm29
vpternlogq $150,%zmm7,%zmm4,%zmm29
vpshufb %zmm8,%zmm13,%zmm4
vpshufb %zmm16,%zmm10,%zmm7
vpternlogq $150,%zmm4,%zmm3,%zmm7
vbroadcasti32x4 96(%rdi,%r9),%zmm3
vmovdqa64 1003f(%rip),%zmm4
vpshufb %zmm8,%zmm4,%zmm4
vmovdqa64 1004f(%rip),%zmm8
vpshufb %zmm16,%zmm8,%zmm8
vpxorq %zmm4,%zmm8,%zmm4
vpternlogq $150,%zmm3,%zmm24,%zmm4
vpshufb %zmm6,%zmm17,%zmm3
vpshufb %zmm5,%zmm18,%zmm5
vpxorq %zmm3,%zmm5,%zmm3
vpsrlq $4,%zmm25,%zmm5
vpandq %zmm1,%zmm25,%zmm6
vpshufb %zmm6,%zmm21,%zmm8
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm16
vpxorq %zmm8,%zmm16,%zmm8
vpsrlq $4,%zmm19,%zmm16
vpandq %zmm1,%zmm19,%zmm19
vpshufb %zmm19,%zmm12,%zmm24
vpandq %zmm1,%zmm16,%zmm16
vpshufb %zmm16,%zmm11,%zmm25
vpxorq %zmm24,%zmm25,%zmm24
vmovdqa64 1018f(%rip),%zmm25
vpternlogq $150,%zmm8,%zmm3,%zmm24
vpshufb %zmm0,%zmm13,%zmm3
vpshufb %zmm9,%zmm10,%zmm8
vpternlogq $150,%zmm3,%zmm4,%zmm8
vpternlogq $150,%zmm23,%zmm2,%zmm28
vpternlogq $150,%zmm23,%zmm24,%zmm8
vmovdqa64 1019f(%rip),%zmm24
vmovdqa64 1155f(%rip),%zmm23
vbroadcasti32x4 112(%rdi,%r9),%zmm2
vmovdqa64 1003f(%rip),%zmm3
vpshufb %zmm0,%zmm3,%zmm0
vmovdqa64 1004f(%rip),%zmm3
vpshufb %zmm9,%zmm3,%zmm3
vpxorq %zmm0,%zmm3,%zmm0
vpternlogq $150,%zmm2,%zmm20,%zmm0
vpternlogq $150,%zmm22,%zmm29,%zmm7
vpshufb %zmm6,%zmm17,%zmm2
vpshufb %zmm5,%zmm18,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpshufb %zmm26,%zmm21,%zmm3
vpshufb %zmm27,%zmm15,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm31,%zmm4
vpandq %zmm1,%zmm31,%zmm5
vpshufb %zmm5,%zmm12,%zmm5
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm11,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpternlogq $150,%zmm3,%zmm2,%zmm4
vpshufb %zmm19,%zmm13,%zmm2
vpshufb %zmm16,%zmm10,%zmm20
vpternlogq $150,%zmm2,%zmm0,%zmm20
vpternlogq $150,%zmm22,%zmm4,%zmm20
vpshuflw $108,%zmm28,%zmm0
vpshufhw $108,%zmm0,%zmm0
vpshuflw $108,%zmm7,%zmm2
vpshufhw $108,%zmm2,%zmm19
vpshufb %zmm23,%zmm8,%zmm22
vptestmb 1016f(%rip),%zmm0,%k0
vptestnmb 1017f(%rip),%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm2
vpshufb %zmm2,%zmm25,%zmm3
vmovdqa64 1030f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm3 {%k1}
vmovdqa64 1026f(%rip),%zmm24
vmovdqa64 1027f(%rip),%zmm16
vmovdqa64 1024f(%rip),%zmm9
vmovdqa64 1025f(%rip),%zmm8
vmovdqa64 1022f(%rip),%zmm7
vmovdqa64 1023f(%rip),%zmm6
vmovdqa64 1020f(%rip),%zmm5
vmovdqa64 1021f(%rip),%zmm4
vpshufb %zmm2,%zmm5,%zmm31
vpshufb %zmm2,%zmm4,%zmm31 {%k1}
vpshufb %zmm2,%zmm7,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm9,%zmm5
vpshufb %zmm2,%zmm8,%zmm5 {%k1}
vpshufb %zmm2,%zmm24,%zmm6
vmovdqa64 1031f(%rip),%zmm24
vmovdqa64 1028f(%rip),%zmm9
vmovdqa64 1029f(%rip),%zmm8
vpshufb %zmm2,%zmm16,%zmm6 {%k1}
vpshufb %zmm2,%zmm9,%zmm7
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm25,%zmm8
vmovdqa64 1035f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm8 {%k1}
vmovdqa64 1032f(%rip),%zmm24
vmovdqa64 1033f(%rip),%zmm16
vpshufb %zmm2,%zmm24,%zmm9
vmovdqa64 1036f(%rip),%zmm24
vpshufb %zmm2,%zmm16,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm0,%k0
vptestmb %zmm14,%zmm0,%k1
vpmovm2b %k1,%zmm0
vpternlogq $184,%zmm8,%zmm0,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpternlogq $184,%zmm4,%zmm0,%zmm5
vpternlogq $184,%zmm3,%zmm0,%zmm31
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm31
vpternlogq $226,%zmm7,%zmm8,%zmm31
vptestmb 1016f(%rip),%zmm19,%k0
vptestnmb 1017f(%rip),%zmm19,%k1
vpandq %zmm1,%zmm19,%zmm2
vpshufb %zmm2,%zmm25,%zmm3
vmovdqa64 1047f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm3 {%k1}
vmovdqa64 1043f(%rip),%zmm24
vmovdqa64 1044f(%rip),%zmm16
vmovdqa64 1041f(%rip),%zmm9
vmovdqa64 1042f(%rip),%zmm8
vmovdqa64 1039f(%rip),%zmm7
vmovdqa64 1040f(%rip),%zmm6
vmovdqa64 1037f(%rip),%zmm5
vmovdqa64 1038f(%rip),%zmm4
vpshufb %zmm2,%zmm5,%zmm0
vpshufb %zmm2,%zmm4,%zmm0 {%k1}
vpshufb %zmm2,%zmm7,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm9,%zmm5
vpshufb %zmm2,%zmm8,%zmm5 {%k1}
vpshufb %zmm2,%zmm24,%zmm6
vmovdqa64 1048f(%rip),%zmm24
vmovdqa64 1045f(%rip),%zmm9
vmovdqa64 1046f(%rip),%zmm8
vpshufb %zmm2,%zmm16,%zmm6 {%k1}
vpshufb %zmm2,%zmm9,%zmm7
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm25,%zmm8
vmovdqa64 1051f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm8 {%k1}
vmovdqa64 1049f(%rip),%zmm24
vmovdqa64 1050f(%rip),%zmm16
vpshufb %zmm2,%zmm24,%zmm9
vmovdqa64 1052f(%rip),%zmm24
vpshufb %zmm2,%zmm16,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm19,%k0
vptestmb %zmm14,%zmm19,%k1
vpmovm2b %k1,%zmm16
vpternlogq $184,%zmm8,%zmm16,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm16,%zmm7
vpternlogq $184,%zmm4,%zmm16,%zmm5
vpternlogq $184,%zmm3,%zmm16,%zmm0
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm0
vpternlogq $226,%zmm7,%zmm8,%zmm0
vptestmb 1016f(%rip),%zmm22,%k0
vptestnmb 1017f(%rip),%zmm22,%k1
vpandq %zmm1,%zmm22,%zmm2
vpshufb %zmm2,%zmm25,%zmm3
vmovdqa64 1063f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm3 {%k1}
vmovdqa64 1059f(%rip),%zmm24
vmovdqa64 1060f(%rip),%zmm16
vmovdqa64 1057f(%rip),%zmm9
vmovdqa64 1058f(%rip),%zmm8
vmovdqa64 1055f(%rip),%zmm7
vmovdqa64 1056f(%rip),%zmm6
vmovdqa64 1053f(%rip),%zmm5
vmovdqa64 1054f(%rip),%zmm4
vpshufb %zmm2,%zmm5,%zmm19
vpshufb %zmm2,%zmm4,%zmm19 {%k1}
vpshufb %zmm2,%zmm7,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm9,%zmm5
vpshufb %zmm2,%zmm8,%zmm5 {%k1}
vpshufb %zmm2,%zmm24,%zmm6
vmovdqa64 1064f(%rip),%zmm24
vmovdqa64 1061f(%rip),%zmm9
vmovdqa64 1062f(%rip),%zmm8
vpshufb %zmm2,%zmm16,%zmm6 {%k1}
vpshufb %zmm2,%zmm9,%zmm7
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm25,%zmm8
vpshufb %zmm2,%zmm24,%zmm8 {%k1}
vmovdqa64 1065f(%rip),%zmm24
vmovdqa64 1066f(%rip),%zmm16
vpshufb %zmm2,%zmm24,%zmm9
vmovdqa64 1069f(%rip),%zmm24
vpshufb %zmm2,%zmm16,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm22,%k0
vptestmb %zmm14,%zmm22,%k1
vpmovm2b %k1,%zmm16
vpshufb %zmm23,%zmm20,%zmm20
vpternlogq $184,%zmm8,%zmm16,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm16,%zmm7
vpternlogq $184,%zmm4,%zmm16,%zmm5
vpternlogq $184,%zmm3,%zmm16,%zmm19
vmovdqa64 1070f(%rip),%zmm16
vmovdqa64 1067f(%rip),%zmm6
vmovdqa64 1068f(%rip),%zmm4
vmovdqa64 1017f(%rip),%zmm3
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm19
vpternlogq $226,%zmm7,%zmm8,%zmm19
vptestnmb %zmm3,%zmm20,%k1
vpandq %zmm1,%zmm20,%zmm2
vpshufb %zmm2,%zmm6,%zmm3
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vpshufb %zmm2,%zmm24,%zmm22
vmovdqa64 1081f(%rip),%zmm23
vpshufb %zmm2,%zmm16,%zmm22 {%k1}
vmovdqa64 1075f(%rip),%zmm16
vmovdqa64 1076f(%rip),%zmm9
vmovdqa64 1073f(%rip),%zmm8
vmovdqa64 1074f(%rip),%zmm7
vmovdqa64 1071f(%rip),%zmm6
vmovdqa64 1072f(%rip),%zmm5
vpshufb %zmm2,%zmm6,%zmm4
vpshufb %zmm2,%zmm5,%zmm4 {%k1}
vpshufb %zmm2,%zmm8,%zmm5
vpshufb %zmm2,%zmm7,%zmm5 {%k1}
vpshufb %zmm2,%zmm16,%zmm6
vmovdqa64 1077f(%rip),%zmm16
vmovdqa64 1078f(%rip),%zmm8
vpshufb %zmm2,%zmm9,%zmm6 {%k1}
vpshufb %zmm2,%zmm16,%zmm7
vmovdqa64 1079f(%rip),%zmm16
vmovdqa64 1080f(%rip),%zmm9
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm16,%zmm8
vmovdqa64 1082f(%rip),%zmm16
vpshufb %zmm2,%zmm9,%zmm8 {%k1}
vpshufb %zmm2,%zmm23,%zmm9
vpshufb %zmm2,%zmm16,%zmm9 {%k1}
vptestmb %zmm14,%zmm20,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm8,%zmm2,%zmm9
vmovdqa64 %zmm11,%zmm8
vpternlogq $184,%zmm6,%zmm2,%zmm7
vpternlogq $184,%zmm4,%zmm2,%zmm5
vmovdqa64 1016f(%rip),%zmm4
vpternlogq $184,%zmm3,%zmm2,%zmm22
vptestmb %zmm4,%zmm20,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm9,%zmm2,%zmm7
vmovdqa64 %zmm13,%zmm9
vpternlogq $226,%zmm5,%zmm2,%zmm22
vpmovb2m %zmm20,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm7,%zmm2,%zmm22
vmovdqa64 %zmm15,%zmm13
vmovdqa64 1004f(%rip),%zmm15
vmovdqa64 1003f(%rip),%zmm11
vmovdqa64 1002f(%rip),%zmm7
subq $-128,%r9
cmpq $\p1,%r9
jne 3b
vpunpckldq %zmm0,%zmm31,%zmm2
vpunpckhdq %zmm0,%zmm31,%zmm0
vpunpckldq %zmm22,%zmm19,%zmm20
vpunpckhdq %zmm22,%zmm19,%zmm19
vmovdqa64 1084f(%rip),%zmm3
vpshufb %zmm3,%zmm20,%zmm22
vmovdqa64 1085f(%rip),%zmm4
vpshufb %zmm4,%zmm2,%zmm23
vporq %zmm22,%zmm23,%zmm22
vbroadcasti32x4 \p1(%rdi),%zmm23
vpsubq %zmm23,%zmm22,%zmm22
vmovdqu64 %xmm22,(%rdx,%r8)
vextracti32x4 $1,%zmm22,32(%rdx,%r8)
vextracti32x4 $2,%zmm22,64(%rdx,%r8)
vextracti32x4 $3,%zmm22,96(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm5
vpshufb %zmm5,%zmm20,%zmm20
vmovdqa64 1087f(%rip),%zmm6
vpshufb %zmm6,%zmm2,%zmm2
vbroadcasti32x4 \p2(%rdi),%zmm22
vporq %zmm20,%zmm2,%zmm2
vpsubq %zmm22,%zmm2,%zmm2
vmovdqu %xmm2,16(%rdx,%r8)
vextracti32x4 $1,%zmm2,48(%rdx,%r8)
vextracti32x4 $2,%zmm2,80(%rdx,%r8)
vextracti32x4 $3,%zmm2,112(%rdx,%r8)
vpshufb %zmm3,%zmm19,%zmm2
vpshufb %zmm4,%zmm0,%zmm20
vporq %zmm2,%zmm20,%zmm2
vbroadcasti32x4 \p1(%rdi),%zmm20
vpsubq %zmm20,%zmm2,%zmm2
vmovdqu %xmm2,128(%rdx,%r8)
vextracti32x4 $1,%zmm2,160(%rdx,%r8)
vextracti32x4 $2,%zmm2,192(%rdx,%r8)
vextracti32x4 $3,%zmm2,224(%rdx,%r8)
vpshufb %zmm5,%zmm19,%zmm2
vpshufb %zmm6,%zmm0,%zmm0
vbroadcasti32x4 \p2(%rdi),%zmm19
vporq %zmm2,%zmm0,%zmm0
vpsubq %zmm19,%zmm0,%zmm0
vmovdqu %xmm0,144(%rdx,%r8)
vextracti32x4 $1,%zmm0,176(%rdx,%r8)
vextracti32x4 $2,%zmm0,208(%rdx,%r8)
vextracti32x4 $3,%zmm0,240(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
.endm

.macro shared_6 p0,p1
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je \p0
xorl %eax,%eax
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1001f(%rip),%zmm6
vmovdqa64 1002f(%rip),%zmm12
vmovdqa64 1003f(%rip),%zmm15
vmovdqa64 1004f(%rip),%zmm16
vmovdqa64 1005f(%rip),%zmm17
vmovdqa64 1006f(%rip),%zmm19
vmovdqa64 1007f(%rip),%zmm11
vmovdqa64 1008f(%rip),%zmm8
vmovdqa64 1009f(%rip),%zmm13
vmovdqa64 1010f(%rip),%zmm10
vmovdqa64 1011f(%rip),%zmm14
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 8(%rax,%rax)
2:
movq %rax,%r8
shlq $8,%r8
vbroadcasti32x4 (%rdi),%zmm0
vmovdqu64 (%rsi,%r8),%zmm2
vmovdqu64 64(%rsi,%r8),%zmm3
vmovdqu64 128(%rsi,%r8),%zmm18
vmovdqu64 192(%rsi,%r8),%zmm20
vpsubq %zmm0,%zmm2,%zmm2
vmovdqa64 1012f(%rip),%zmm4
vpshufb %zmm4,%zmm2,%zmm2
vpsubq %zmm0,%zmm3,%zmm3
vpshufb %zmm4,%zmm3,%zmm3
vpsubq %zmm0,%zmm18,%zmm18
vpshufb %zmm4,%zmm18,%zmm18
vpsubq %zmm0,%zmm20,%zmm0
vpshufb %zmm4,%zmm0,%zmm0
vpunpckldq %zmm3,%zmm2,%zmm20
vpunpckhdq %zmm3,%zmm2,%zmm2
vpunpckldq %zmm0,%zmm18,%zmm3
vpunpckhdq %zmm0,%zmm18,%zmm0
vpunpcklqdq %zmm3,%zmm20,%zmm27
vpunpckhqdq %zmm3,%zmm20,%zmm28
vpunpcklqdq %zmm0,%zmm2,%zmm29
vpunpckhqdq %zmm0,%zmm2,%zmm0
movl $64,%r9d
nopl 8(%rax)
3:
vprold $16,%zmm27,%zmm20
vprold $16,%zmm28,%zmm25
vprold $16,%zmm29,%zmm31
vprold $16,%zmm0,%zmm30
vbroadcasti32x4 (%rdi,%r9),%zmm23
vbroadcasti32x4 16(%rdi,%r9),%zmm3
vpxord %zmm27,%zmm20,%zmm2
vpxord %zmm28,%zmm25,%zmm22
vpxord %zmm29,%zmm31,%zmm24
vpxord %zmm0,%zmm30,%zmm0
vpxord %zmm2,%zmm24,%zmm18
vpxord %zmm22,%zmm0,%zmm21
vpsrlq $4,%zmm18,%zmm4
vpandq %zmm1,%zmm18,%zmm18
vmovdqa64 1013f(%rip),%zmm5
vpshufb %zmm18,%zmm5,%zmm5
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm6,%zmm26
vpxorq %zmm5,%zmm26,%zmm5
vpsrlq $4,%zmm21,%zmm26
vpandq %zmm1,%zmm21,%zmm6
vmovdqa64 1014f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm7
vpandq %zmm1,%zmm26,%zmm26
vpshufb %zmm26,%zmm12,%zmm21
vpternlogq $150,%zmm7,%zmm5,%zmm21
vmovdqa64 1013f(%rip),%zmm5
vpshufb %zmm6,%zmm5,%zmm5
vmovdqa64 1001f(%rip),%zmm6
vpshufb %zmm26,%zmm6,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vmovdqa64 1014f(%rip),%zmm6
vpshufb %zmm18,%zmm6,%zmm6
vpshufb %zmm4,%zmm12,%zmm18
vpternlogq $150,%zmm6,%zmm5,%zmm18
vpsrlq $4,%zmm25,%zmm4
vpandq %zmm1,%zmm25,%zmm5
vpshufb %zmm5,%zmm15,%zmm5
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm16,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpternlogq $150,%zmm23,%zmm20,%zmm4
vpsrlq $4,%zmm24,%zmm5
vpandq %zmm1,%zmm24,%zmm23
vpshufb %zmm23,%zmm17,%zmm6
vpandq %zmm1,%zmm5,%zmm24
vpshufb %zmm24,%zmm19,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpsrlq $4,%zmm0,%zmm6
vpandq %zmm1,%zmm0,%zmm0
vpshufb %zmm0,%zmm11,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm8,%zmm20
vpxorq %zmm7,%zmm20,%zmm7
vpsrlq $4,%zmm30,%zmm20
vpandq %zmm1,%zmm30,%zmm26
vmovdqa64 %zmm11,%zmm15
vmovdqa64 %zmm8,%zmm12
vpshufb %zmm26,%zmm13,%zmm8
vpandq %zmm1,%zmm20,%zmm9
vpshufb %zmm9,%zmm10,%zmm20
vpxorq %zmm8,%zmm20,%zmm8
vpternlogq $150,%zmm7,%zmm5,%zmm8
vpsrlq $4,%zmm31,%zmm5
vpandq %zmm1,%zmm31,%zmm7
vmovdqa64 %zmm10,%zmm11
vmovdqa64 1015f(%rip),%zmm10
vpshufb %zmm7,%zmm10,%zmm10
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm14,%zmm20
vpternlogq $150,%zmm10,%zmm4,%zmm20
vbroadcasti32x4 32(%rdi,%r9),%zmm4
vbroadcasti32x4 48(%rdi,%r9),%zmm10
vpternlogq $150,%zmm21,%zmm8,%zmm20
vmovdqa64 1003f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm7
vpshufb %zmm5,%zmm16,%zmm5
vpxorq %zmm7,%zmm5,%zmm5
vpternlogq $150,%zmm3,%zmm25,%zmm5
vpshufb %zmm0,%zmm17,%zmm0
vpshufb %zmm6,%zmm19,%zmm3
vpxorq %zmm0,%zmm3,%zmm0
vpsrlq $4,%zmm2,%zmm3
vpandq %zmm1,%zmm2,%zmm2
vpshufb %zmm2,%zmm15,%zmm6
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm12,%zmm7
vpxorq %zmm6,%zmm7,%zmm6
vpsrlq $4,%zmm27,%zmm7
vpandq %zmm1,%zmm27,%zmm8
vpshufb %zmm8,%zmm13,%zmm25
vpandq %zmm1,%zmm7,%zmm7
vpshufb %zmm7,%zmm11,%zmm27
vpxorq %zmm25,%zmm27,%zmm25
vpternlogq $150,%zmm6,%zmm0,%zmm25
vmovdqa64 1015f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm6
vpshufb %zmm9,%zmm14,%zmm0
vpternlogq $150,%zmm6,%zmm5,%zmm0
vpternlogq $150,%zmm18,%zmm25,%zmm0
vmovdqa64 1003f(%rip),%zmm5
vpshufb %zmm26,%zmm5,%zmm5
vpshufb %zmm9,%zmm16,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpternlogq $150,%zmm4,%zmm31,%zmm5
vpshufb %zmm2,%zmm17,%zmm2
vpshufb %zmm3,%zmm19,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpsrlq $4,%zmm22,%zmm3
vpandq %zmm1,%zmm22,%zmm4
vpshufb %zmm4,%zmm15,%zmm6
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm12,%zmm9
vpxorq %zmm6,%zmm9,%zmm6
vpsrlq $4,%zmm28,%zmm9
vpandq %zmm1,%zmm28,%zmm22
vpshufb %zmm22,%zmm13,%zmm25
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm26
vpxorq %zmm25,%zmm26,%zmm25
vpternlogq $150,%zmm6,%zmm2,%zmm25
vmovdqa64 1015f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm2
vpshufb %zmm7,%zmm14,%zmm31
vpternlogq $150,%zmm2,%zmm5,%zmm31
vpternlogq $150,%zmm21,%zmm25,%zmm31
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm2
vpshufb %zmm7,%zmm16,%zmm5
vpxorq %zmm2,%zmm5,%zmm2
vpternlogq $150,%zmm10,%zmm30,%zmm2
vpshufb %zmm4,%zmm17,%zmm4
vpshufb %zmm3,%zmm19,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpshufb %zmm23,%zmm15,%zmm4
vpshufb %zmm24,%zmm12,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm29,%zmm5
vpandq %zmm1,%zmm29,%zmm6
vpshufb %zmm6,%zmm13,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm11,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vmovdqa64 1015f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm3
vpshufb %zmm9,%zmm14,%zmm30
vpternlogq $150,%zmm3,%zmm2,%zmm30
vpternlogq $150,%zmm18,%zmm5,%zmm30
vptestmb 1016f(%rip),%zmm20,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm20,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm20,%k1
vpandq %zmm1,%zmm20,%zmm4
vmovdqa64 1018f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1019f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1020f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm27
vmovdqa64 1021f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm27 {%k1}
vmovdqa64 1022f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1023f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1024f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1025f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1026f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1027f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1028f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1029f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm9 {%k1}
vmovdqa64 1030f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm10
vmovdqa64 1031f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm10 {%k1}
vmovdqa64 1032f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm18
vmovdqa64 1033f(%rip),%zmm21
vpshufb %zmm4,%zmm21,%zmm18 {%k1}
vptestmb 1034f(%rip),%zmm20,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm10,%zmm4,%zmm18
vpternlogq $184,%zmm8,%zmm4,%zmm9
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpternlogq $184,%zmm5,%zmm4,%zmm27
vpternlogq $226,%zmm18,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm27
vpternlogq $226,%zmm9,%zmm3,%zmm27
vptestmb 1016f(%rip),%zmm0,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm4
vmovdqa64 1035f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1036f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1037f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm28
vmovdqa64 1038f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm28 {%k1}
vmovdqa64 1039f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1040f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1041f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1042f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1043f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1044f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1045f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1046f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm9 {%k1}
vmovdqa64 1047f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm10
vmovdqa64 1048f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm10 {%k1}
vmovdqa64 1049f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm18
vmovdqa64 1050f(%rip),%zmm20
vpshufb %zmm4,%zmm20,%zmm18 {%k1}
vptestmb 1034f(%rip),%zmm0,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm10,%zmm0,%zmm18
vpternlogq $184,%zmm8,%zmm0,%zmm9
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpternlogq $184,%zmm5,%zmm0,%zmm28
vpternlogq $226,%zmm18,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm28
vpternlogq $226,%zmm9,%zmm3,%zmm28
vptestmb 1016f(%rip),%zmm31,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm31,%k0
vpmovm2b %k0,%zmm2
vptestnmb 1017f(%rip),%zmm31,%k1
vpandq %zmm1,%zmm31,%zmm3
vmovdqa64 1051f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm4
vmovdqa64 1052f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm4 {%k1}
vmovdqa64 1053f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm29
vmovdqa64 1054f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm29 {%k1}
vmovdqa64 1055f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vmovdqa64 1056f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm5 {%k1}
vmovdqa64 1057f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm6
vmovdqa64 1058f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm6 {%k1}
vmovdqa64 1059f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm7
vmovdqa64 1060f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm7 {%k1}
vmovdqa64 1061f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm8
vmovdqa64 1062f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm8 {%k1}
vmovdqa64 1063f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm9
vmovdqa64 1064f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm9 {%k1}
vmovdqa64 1065f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm10
vmovdqa64 1066f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm10 {%k1}
vptestmb 1034f(%rip),%zmm31,%k0
vpmovm2b %k0,%zmm3
vpternlogq $184,%zmm9,%zmm3,%zmm10
vpternlogq $184,%zmm7,%zmm3,%zmm8
vpternlogq $184,%zmm5,%zmm3,%zmm6
vpternlogq $184,%zmm4,%zmm3,%zmm29
vpternlogq $226,%zmm10,%zmm0,%zmm8
vpternlogq $226,%zmm6,%zmm0,%zmm29
vpternlogq $226,%zmm8,%zmm2,%zmm29
vptestmb 1016f(%rip),%zmm30,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm30,%k0
vpmovm2b %k0,%zmm2
vptestnmb 1017f(%rip),%zmm30,%k1
vpandq %zmm1,%zmm30,%zmm3
vmovdqa64 1067f(%rip),%zmm4
vpshufb %zmm3,%zmm4,%zmm4
vmovdqa64 1068f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm4 {%k1}
vmovdqa64 1069f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vmovdqa64 1070f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm5 {%k1}
vmovdqa64 1071f(%rip),%zmm6
vpshufb %zmm3,%zmm6,%zmm6
vmovdqa64 1072f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm6 {%k1}
vmovdqa64 1073f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm7
vmovdqa64 1074f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm7 {%k1}
vmovdqa64 1075f(%rip),%zmm8
vpshufb %zmm3,%zmm8,%zmm8
vmovdqa64 1076f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm8 {%k1}
vmovdqa64 1077f(%rip),%zmm9
vpshufb %zmm3,%zmm9,%zmm9
vmovdqa64 1078f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm9 {%k1}
vmovdqa64 1079f(%rip),%zmm10
vpshufb %zmm3,%zmm10,%zmm10
vmovdqa64 1080f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm10 {%k1}
vmovdqa64 1081f(%rip),%zmm18
vpshufb %zmm3,%zmm18,%zmm18
vmovdqa64 1082f(%rip),%zmm20
vpshufb %zmm3,%zmm20,%zmm18 {%k1}
vptestmb 1034f(%rip),%zmm30,%k0
vpmovm2b %k0,%zmm3
vpternlogq $184,%zmm10,%zmm3,%zmm18
vpternlogq $184,%zmm8,%zmm3,%zmm9
vpternlogq $184,%zmm6,%zmm3,%zmm7
vpternlogq $184,%zmm4,%zmm3,%zmm5
vpternlogq $226,%zmm18,%zmm0,%zmm9
vpternlogq $226,%zmm7,%zmm0,%zmm5
vpternlogq $226,%zmm9,%zmm2,%zmm5
vmovdqa64 1083f(%rip),%zmm2
vpshufb %zmm2,%zmm27,%zmm4
vpshufb %zmm2,%zmm28,%zmm0
vpshufb %zmm2,%zmm29,%zmm31
vpshufb %zmm2,%zmm5,%zmm30
vbroadcasti32x4 64(%rdi,%r9),%zmm6
vbroadcasti32x4 80(%rdi,%r9),%zmm3
vpxord %zmm27,%zmm4,%zmm2
vpxord %zmm28,%zmm0,%zmm22
vpxord %zmm29,%zmm31,%zmm7
vpxord %zmm5,%zmm30,%zmm5
vpxord %zmm2,%zmm7,%zmm8
vpxord %zmm22,%zmm5,%zmm9
vpsrlq $4,%zmm8,%zmm10
vpandq %zmm1,%zmm8,%zmm8
vmovdqa64 1013f(%rip),%zmm18
vpshufb %zmm8,%zmm18,%zmm18
vpandq %zmm1,%zmm10,%zmm10
vmovdqa64 1001f(%rip),%zmm20
vpshufb %zmm10,%zmm20,%zmm20
vpxorq %zmm18,%zmm20,%zmm18
vpsrlq $4,%zmm9,%zmm20
vpandq %zmm1,%zmm9,%zmm9
vmovdqa64 1014f(%rip),%zmm21
vpshufb %zmm9,%zmm21,%zmm23
vpandq %zmm1,%zmm20,%zmm20
vmovdqa64 1002f(%rip),%zmm21
vpshufb %zmm20,%zmm21,%zmm21
vpternlogq $150,%zmm23,%zmm18,%zmm21
vmovdqa64 1013f(%rip),%zmm18
vpshufb %zmm9,%zmm18,%zmm9
vmovdqa64 1001f(%rip),%zmm18
vpshufb %zmm20,%zmm18,%zmm18
vpxorq %zmm9,%zmm18,%zmm9
vmovdqa64 1014f(%rip),%zmm18
vpshufb %zmm8,%zmm18,%zmm8
vmovdqa64 1002f(%rip),%zmm18
vpshufb %zmm10,%zmm18,%zmm18
vpternlogq $150,%zmm8,%zmm9,%zmm18
vpsrlq $4,%zmm0,%zmm8
vpandq %zmm1,%zmm0,%zmm9
vmovdqa64 1003f(%rip),%zmm10
vpshufb %zmm9,%zmm10,%zmm9
vpandq %zmm1,%zmm8,%zmm8
vpshufb %zmm8,%zmm16,%zmm8
vpxorq %zmm9,%zmm8,%zmm8
vpternlogq $150,%zmm6,%zmm4,%zmm8
vpsrlq $4,%zmm7,%zmm4
vpandq %zmm1,%zmm7,%zmm23
vpshufb %zmm23,%zmm17,%zmm6
vpandq %zmm1,%zmm4,%zmm24
vpshufb %zmm24,%zmm19,%zmm4
vpxorq %zmm6,%zmm4,%zmm4
vpsrlq $4,%zmm5,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm12,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpsrlq $4,%zmm30,%zmm9
vpandq %zmm1,%zmm30,%zmm10
vpshufb %zmm10,%zmm13,%zmm20
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm25
vpxorq %zmm20,%zmm25,%zmm25
vpternlogq $150,%zmm7,%zmm4,%zmm25
vpsrlq $4,%zmm31,%zmm4
vpandq %zmm1,%zmm31,%zmm7
vmovdqa64 1015f(%rip),%zmm20
vpshufb %zmm7,%zmm20,%zmm26
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm14,%zmm20
vpternlogq $150,%zmm26,%zmm8,%zmm20
vbroadcasti32x4 96(%rdi,%r9),%zmm8
vmovdqa64 1003f(%rip),%zmm26
vpshufb %zmm7,%zmm26,%zmm7
vpshufb %zmm4,%zmm16,%zmm4
vpxorq %zmm7,%zmm4,%zmm4
vpternlogq $150,%zmm3,%zmm0,%zmm4
vpshufb %zmm5,%zmm17,%zmm0
vpshufb %zmm6,%zmm19,%zmm3
vpxorq %zmm0,%zmm3,%zmm0
vpsrlq $4,%zmm2,%zmm3
vpandq %zmm1,%zmm2,%zmm2
vpshufb %zmm2,%zmm15,%zmm5
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm12,%zmm6
vpxorq %zmm5,%zmm6,%zmm5
vpsrlq $4,%zmm27,%zmm6
vpandq %zmm1,%zmm27,%zmm7
vpshufb %zmm7,%zmm13,%zmm26
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm11,%zmm27
vpxorq %zmm26,%zmm27,%zmm26
vpternlogq $150,%zmm5,%zmm0,%zmm26
vmovdqa64 1015f(%rip),%zmm0
vpshufb %zmm10,%zmm0,%zmm5
vpshufb %zmm9,%zmm14,%zmm0
vpternlogq $150,%zmm5,%zmm4,%zmm0
vmovdqa64 1003f(%rip),%zmm4
vpshufb %zmm10,%zmm4,%zmm4
vpshufb %zmm9,%zmm16,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpternlogq $150,%zmm8,%zmm31,%zmm4
vpshufb %zmm2,%zmm17,%zmm2
vpshufb %zmm3,%zmm19,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpsrlq $4,%zmm22,%zmm3
vpandq %zmm1,%zmm22,%zmm5
vpshufb %zmm5,%zmm15,%zmm8
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm12,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm28,%zmm9
vpandq %zmm1,%zmm28,%zmm10
vpshufb %zmm10,%zmm13,%zmm22
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm11,%zmm27
vpxorq %zmm22,%zmm27,%zmm22
vpternlogq $150,%zmm8,%zmm2,%zmm22
vmovdqa64 1015f(%rip),%zmm2
vpshufb %zmm7,%zmm2,%zmm2
vpshufb %zmm6,%zmm14,%zmm31
vpternlogq $150,%zmm2,%zmm4,%zmm31
vpternlogq $150,%zmm21,%zmm25,%zmm20
vpternlogq $150,%zmm21,%zmm22,%zmm31
vmovdqa64 1017f(%rip),%zmm22
vmovdqa64 1016f(%rip),%zmm21
vmovdqa64 1015f(%rip),%zmm8
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm7,%zmm2,%zmm2
vpshufb %zmm6,%zmm16,%zmm4
vpxorq %zmm2,%zmm4,%zmm2
vbroadcasti32x4 112(%rdi,%r9),%zmm4
vpternlogq $150,%zmm4,%zmm30,%zmm2
vpternlogq $150,%zmm18,%zmm26,%zmm0
vpshufb %zmm5,%zmm17,%zmm4
vpshufb %zmm3,%zmm19,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpshufb %zmm23,%zmm15,%zmm4
vmovdqa64 1018f(%rip),%zmm23
vmovdqa64 1019f(%rip),%zmm7
vpshufb %zmm24,%zmm12,%zmm5
vmovdqa64 1035f(%rip),%zmm24
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm29,%zmm5
vpandq %zmm1,%zmm29,%zmm6
vpshufb %zmm6,%zmm13,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm11,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm10,%zmm8,%zmm3
vpshufb %zmm9,%zmm14,%zmm30
vpternlogq $150,%zmm3,%zmm2,%zmm30
vpternlogq $150,%zmm18,%zmm5,%zmm30
vptestmb %zmm21,%zmm20,%k0
vptestnmb %zmm22,%zmm20,%k1
vpandq %zmm1,%zmm20,%zmm2
vpshufb %zmm2,%zmm23,%zmm3
vmovdqa64 1026f(%rip),%zmm23
vmovdqa64 1027f(%rip),%zmm18
vmovdqa64 1024f(%rip),%zmm10
vmovdqa64 1025f(%rip),%zmm9
vmovdqa64 1022f(%rip),%zmm8
vmovdqa64 1023f(%rip),%zmm6
vmovdqa64 1020f(%rip),%zmm5
vmovdqa64 1021f(%rip),%zmm4
vpshufb %zmm2,%zmm7,%zmm3 {%k1}
vpshufb %zmm2,%zmm5,%zmm27
vpshufb %zmm2,%zmm4,%zmm27 {%k1}
vpshufb %zmm2,%zmm8,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm10,%zmm5
vpshufb %zmm2,%zmm9,%zmm5 {%k1}
vpshufb %zmm2,%zmm23,%zmm6
vmovdqa64 1030f(%rip),%zmm23
vmovdqa64 1031f(%rip),%zmm10
vmovdqa64 1028f(%rip),%zmm9
vmovdqa64 1029f(%rip),%zmm8
vpshufb %zmm2,%zmm18,%zmm6 {%k1}
vpshufb %zmm2,%zmm9,%zmm7
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm23,%zmm8
vmovdqa64 1032f(%rip),%zmm23
vmovdqa64 1033f(%rip),%zmm18
vpshufb %zmm2,%zmm10,%zmm8 {%k1}
vpshufb %zmm2,%zmm23,%zmm9
vmovdqa64 1036f(%rip),%zmm23
vpshufb %zmm2,%zmm18,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm20,%k0
vptestmb 1034f(%rip),%zmm20,%k1
vpmovm2b %k1,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpternlogq $184,%zmm3,%zmm10,%zmm27
vmovdqa64 %zmm11,%zmm10
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm27
vpternlogq $226,%zmm7,%zmm8,%zmm27
vptestmb %zmm21,%zmm0,%k0
vptestnmb %zmm22,%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm2
vpshufb %zmm2,%zmm24,%zmm3
vmovdqa64 1053f(%rip),%zmm24
vpshufb %zmm2,%zmm23,%zmm3 {%k1}
vmovdqa64 1045f(%rip),%zmm23
vmovdqa64 1046f(%rip),%zmm20
vmovdqa64 1043f(%rip),%zmm18
vmovdqa64 1044f(%rip),%zmm11
vmovdqa64 1041f(%rip),%zmm9
vmovdqa64 1042f(%rip),%zmm8
vmovdqa64 1039f(%rip),%zmm7
vmovdqa64 1040f(%rip),%zmm6
vmovdqa64 1037f(%rip),%zmm5
vmovdqa64 1038f(%rip),%zmm4
vpshufb %zmm2,%zmm5,%zmm28
vpshufb %zmm2,%zmm4,%zmm28 {%k1}
vpshufb %zmm2,%zmm7,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm9,%zmm5
vpshufb %zmm2,%zmm8,%zmm5 {%k1}
vpshufb %zmm2,%zmm18,%zmm6
vpshufb %zmm2,%zmm11,%zmm6 {%k1}
vpshufb %zmm2,%zmm23,%zmm7
vmovdqa64 1049f(%rip),%zmm23
vmovdqa64 1050f(%rip),%zmm18
vmovdqa64 1047f(%rip),%zmm11
vmovdqa64 1048f(%rip),%zmm9
vpshufb %zmm2,%zmm20,%zmm7 {%k1}
vpshufb %zmm2,%zmm11,%zmm8
vpshufb %zmm2,%zmm9,%zmm8 {%k1}
vpshufb %zmm2,%zmm23,%zmm9
vmovdqa64 1054f(%rip),%zmm23
vmovdqa64 1051f(%rip),%zmm20
vmovdqa64 1052f(%rip),%zmm11
vpshufb %zmm2,%zmm18,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm0,%k0
vptestmb 1034f(%rip),%zmm0,%k1
vpmovm2b %k1,%zmm0
vpternlogq $184,%zmm8,%zmm0,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpternlogq $184,%zmm4,%zmm0,%zmm5
vpternlogq $184,%zmm3,%zmm0,%zmm28
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm28
vpternlogq $226,%zmm7,%zmm8,%zmm28
vptestmb %zmm21,%zmm31,%k0
vptestnmb %zmm22,%zmm31,%k1
vpandq %zmm1,%zmm31,%zmm0
vpshufb %zmm0,%zmm20,%zmm2
vpshufb %zmm0,%zmm11,%zmm2 {%k1}
vpshufb %zmm0,%zmm24,%zmm29
vpshufb %zmm0,%zmm23,%zmm29 {%k1}
vmovdqa64 1063f(%rip),%zmm23
vmovdqa64 1064f(%rip),%zmm20
vmovdqa64 1061f(%rip),%zmm18
vmovdqa64 1062f(%rip),%zmm11
vmovdqa64 1059f(%rip),%zmm9
vmovdqa64 1060f(%rip),%zmm8
vmovdqa64 1057f(%rip),%zmm7
vmovdqa64 1058f(%rip),%zmm6
vmovdqa64 1055f(%rip),%zmm5
vmovdqa64 1056f(%rip),%zmm4
vpshufb %zmm0,%zmm5,%zmm3
vpshufb %zmm0,%zmm4,%zmm3 {%k1}
vpshufb %zmm0,%zmm7,%zmm4
vpshufb %zmm0,%zmm6,%zmm4 {%k1}
vpshufb %zmm0,%zmm9,%zmm5
vpshufb %zmm0,%zmm8,%zmm5 {%k1}
vpshufb %zmm0,%zmm18,%zmm6
vpshufb %zmm0,%zmm11,%zmm6 {%k1}
vpshufb %zmm0,%zmm23,%zmm7
vmovdqa64 1065f(%rip),%zmm11
vmovdqa64 1066f(%rip),%zmm9
vpshufb %zmm0,%zmm20,%zmm7 {%k1}
vpshufb %zmm0,%zmm11,%zmm8
vpshufb %zmm0,%zmm9,%zmm8 {%k1}
vpmovm2b %k0,%zmm0
vpmovb2m %zmm31,%k0
vptestmb 1034f(%rip),%zmm31,%k1
vpmovm2b %k1,%zmm9
vpternlogq $184,%zmm7,%zmm9,%zmm8
vpmovm2b %k0,%zmm7
vpternlogq $184,%zmm5,%zmm9,%zmm6
vpternlogq $184,%zmm3,%zmm9,%zmm4
vpternlogq $184,%zmm2,%zmm9,%zmm29
vpternlogq $226,%zmm8,%zmm0,%zmm6
vpternlogq $226,%zmm4,%zmm0,%zmm29
vpternlogq $226,%zmm6,%zmm7,%zmm29
vptestnmb %zmm22,%zmm30,%k1
vmovdqa64 1075f(%rip),%zmm22
vmovdqa64 1076f(%rip),%zmm20
vmovdqa64 1073f(%rip),%zmm18
vmovdqa64 1074f(%rip),%zmm9
vmovdqa64 1071f(%rip),%zmm8
vmovdqa64 1072f(%rip),%zmm7
vmovdqa64 1069f(%rip),%zmm6
vmovdqa64 1070f(%rip),%zmm5
vmovdqa64 1067f(%rip),%zmm3
vmovdqa64 1068f(%rip),%zmm4
vmovdqa64 1034f(%rip),%zmm11
vpandq %zmm1,%zmm30,%zmm2
vpshufb %zmm2,%zmm3,%zmm3
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vpshufb %zmm2,%zmm6,%zmm0
vpshufb %zmm2,%zmm5,%zmm0 {%k1}
vpshufb %zmm2,%zmm8,%zmm4
vpshufb %zmm2,%zmm7,%zmm4 {%k1}
vpshufb %zmm2,%zmm18,%zmm5
vpshufb %zmm2,%zmm9,%zmm5 {%k1}
vpshufb %zmm2,%zmm22,%zmm6
vmovdqa64 1079f(%rip),%zmm22
vmovdqa64 1080f(%rip),%zmm18
vmovdqa64 1077f(%rip),%zmm9
vmovdqa64 1078f(%rip),%zmm8
vpshufb %zmm2,%zmm20,%zmm6 {%k1}
vpshufb %zmm2,%zmm9,%zmm7
vpshufb %zmm2,%zmm8,%zmm7 {%k1}
vpshufb %zmm2,%zmm22,%zmm8
vmovdqa64 1081f(%rip),%zmm22
vmovdqa64 1082f(%rip),%zmm20
vpshufb %zmm2,%zmm18,%zmm8 {%k1}
vpshufb %zmm2,%zmm22,%zmm9
vpshufb %zmm2,%zmm20,%zmm9 {%k1}
vptestmb %zmm11,%zmm30,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm8,%zmm2,%zmm9
vmovdqa64 %zmm12,%zmm8
vmovdqa64 %zmm15,%zmm11
vmovdqa64 1003f(%rip),%zmm15
vmovdqa64 1002f(%rip),%zmm12
vpternlogq $184,%zmm6,%zmm2,%zmm7
vmovdqa64 1001f(%rip),%zmm6
vpternlogq $184,%zmm4,%zmm2,%zmm5
vpternlogq $184,%zmm3,%zmm2,%zmm0
vptestmb %zmm21,%zmm30,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm0
vpmovb2m %zmm30,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm7,%zmm2,%zmm0
subq $-128,%r9
cmpq $\p1,%r9
jne 3b
vpunpckldq %zmm28,%zmm27,%zmm2
vpunpckhdq %zmm28,%zmm27,%zmm3
vpunpckldq %zmm0,%zmm29,%zmm18
vpunpckhdq %zmm0,%zmm29,%zmm0
vmovdqa64 1084f(%rip),%zmm4
vpshufb %zmm4,%zmm18,%zmm20
vmovdqa64 1085f(%rip),%zmm5
vpshufb %zmm5,%zmm2,%zmm21
vporq %zmm20,%zmm21,%zmm20
vbroadcasti32x4 \p1(%rdi),%zmm21
vpsubq %zmm21,%zmm20,%zmm20
vmovdqu64 %zmm20,(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm7
vpshufb %zmm7,%zmm18,%zmm18
vmovdqa64 1087f(%rip),%zmm9
vpshufb %zmm9,%zmm2,%zmm2
vporq %zmm18,%zmm2,%zmm2
vbroadcasti32x4 \p1(%rdi),%zmm18
vpsubq %zmm18,%zmm2,%zmm2
vmovdqu64 %zmm2,64(%rdx,%r8)
vpshufb %zmm4,%zmm0,%zmm2
vpshufb %zmm5,%zmm3,%zmm18
vbroadcasti32x4 \p1(%rdi),%zmm20
vporq %zmm2,%zmm18,%zmm2
vpsubq %zmm20,%zmm2,%zmm2
vmovdqu64 %zmm2,128(%rdx,%r8)
vpshufb %zmm7,%zmm0,%zmm0
vpshufb %zmm9,%zmm3,%zmm2
vporq %zmm0,%zmm2,%zmm0
vbroadcasti32x4 \p1(%rdi),%zmm2
vpsubq %zmm2,%zmm0,%zmm0
vmovdqu64 %zmm0,192(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
.endm

.macro shared_7 p0,p1,p2
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je \p0
xorl %eax,%eax
vmovdqa64 1016f(%rip),%zmm2
vmovdqa64 1017f(%rip),%zmm20
vmovdqa64 1000f(%rip),%zmm3
vmovdqa64 1088f(%rip),%zmm4
vmovdqa64 1105f(%rip),%zmm9
vmovdqa64 1089f(%rip),%zmm8
vmovdqa64 1090f(%rip),%zmm11
vmovdqa64 1091f(%rip),%zmm13
vmovdqa64 1092f(%rip),%zmm12
vmovdqa64 1093f(%rip),%zmm1
vmovdqa64 1094f(%rip),%zmm6
vmovdqa64 1095f(%rip),%zmm5
vmovdqa64 1096f(%rip),%zmm10
vmovdqa64 1097f(%rip),%zmm7
vmovdqa64 1098f(%rip),%zmm28
vmovdqa64 1034f(%rip),%zmm15
vmovdqa64 1121f(%rip),%zmm16
vmovdqa64 1124f(%rip),%zmm31
vmovdqa64 1156f(%rip),%zmm26
vmovdqa64 1157f(%rip),%zmm27
vmovdqa64 1154f(%rip),%zmm14
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
2:
movq %rax,%r8
shlq $8,%r8
vmovdqu64 (%rsi,%r8),%xmm17
vmovdqu64 16(%rsi,%r8),%xmm18
vmovdqu64 128(%rsi,%r8),%xmm19
vinserti32x4 $1,32(%rsi,%r8),%zmm17,%zmm17
vinserti32x4 $2,64(%rsi,%r8),%zmm17,%zmm17
vinserti32x4 $3,96(%rsi,%r8),%zmm17,%zmm17
vmovdqu64 144(%rsi,%r8),%xmm21
vbroadcasti32x4 (%rdi),%zmm22
vpaddq %zmm17,%zmm22,%zmm17
vinserti32x4 $1,48(%rsi,%r8),%zmm18,%zmm18
vinserti32x4 $2,80(%rsi,%r8),%zmm18,%zmm18
vinserti32x4 $3,112(%rsi,%r8),%zmm18,%zmm18
vbroadcasti32x4 16(%rdi),%zmm23
vmovdqa64 1012f(%rip),%zmm0
vpshufb %zmm0,%zmm17,%zmm17
vpaddq %zmm18,%zmm23,%zmm18
vinserti32x4 $1,160(%rsi,%r8),%zmm19,%zmm19
vinserti32x4 $2,192(%rsi,%r8),%zmm19,%zmm19
vinserti32x4 $3,224(%rsi,%r8),%zmm19,%zmm19
vpshufb %zmm0,%zmm18,%zmm18
vpaddq %zmm19,%zmm22,%zmm19
vinserti32x4 $1,176(%rsi,%r8),%zmm21,%zmm21
vinserti32x4 $2,208(%rsi,%r8),%zmm21,%zmm21
vinserti32x4 $3,240(%rsi,%r8),%zmm21,%zmm21
vpshufb %zmm0,%zmm19,%zmm19
vpaddq %zmm21,%zmm23,%zmm21
vpshufb %zmm0,%zmm21,%zmm21
vpunpckldq %zmm18,%zmm17,%zmm23
vpunpckhdq %zmm18,%zmm17,%zmm17
vpunpckldq %zmm21,%zmm19,%zmm18
vpunpckhdq %zmm21,%zmm19,%zmm21
vpunpcklqdq %zmm18,%zmm23,%zmm22
vpunpckhqdq %zmm18,%zmm23,%zmm23
vpunpcklqdq %zmm21,%zmm17,%zmm19
vpunpckhqdq %zmm21,%zmm17,%zmm17
movl $64,%r9d
nopw %cs:512(%rax,%rax)
nopl 512(%rax)
3:
vptestmb %zmm2,%zmm22,%k0
vpmovm2b %k0,%zmm25
vpmovb2m %zmm22,%k0
vptestnmb %zmm20,%zmm22,%k1
vpandq %zmm3,%zmm22,%zmm24
vpshufb %zmm24,%zmm9,%zmm29
vpshufb %zmm24,%zmm4,%zmm29 {%k1}
vpshufb %zmm24,%zmm11,%zmm18
vpshufb %zmm24,%zmm12,%zmm30
vpshufb %zmm24,%zmm8,%zmm18 {%k1}
vpshufb %zmm24,%zmm13,%zmm30 {%k1}
vmovdqa64 %zmm26,%zmm8
vpshufb %zmm24,%zmm6,%zmm26
vmovdqa64 %zmm27,%zmm12
vpshufb %zmm24,%zmm10,%zmm27
vpshufb %zmm24,%zmm1,%zmm26 {%k1}
vpshufb %zmm24,%zmm5,%zmm27 {%k1}
vpshufb %zmm24,%zmm28,%zmm21
vmovdqa64 1100f(%rip),%zmm10
vmovdqa64 %zmm31,%zmm11
vpshufb %zmm24,%zmm10,%zmm31
vmovdqa64 %zmm7,%zmm1
vpshufb %zmm24,%zmm7,%zmm21 {%k1}
vmovdqa64 %zmm28,%zmm13
vmovdqa64 1102f(%rip),%zmm0
vpshufb %zmm24,%zmm0,%zmm28
vptestmb %zmm15,%zmm22,%k2
vpmovm2b %k2,%zmm0
vmovdqa64 1099f(%rip),%zmm4
vpshufb %zmm24,%zmm4,%zmm31 {%k1}
vptestmb %zmm2,%zmm23,%k2
vptestnmb %zmm20,%zmm23,%k3
vpandq %zmm3,%zmm23,%zmm4
vmovdqa64 1101f(%rip),%zmm5
vpshufb %zmm24,%zmm5,%zmm28 {%k1}
vmovdqa64 1106f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1103f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k3}
vmovdqa64 1107f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm22
vpternlogq $184,%zmm31,%zmm0,%zmm28
vmovdqa64 1108f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm22 {%k3}
vmovdqa64 1109f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31
vmovdqa64 1110f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31 {%k3}
vpternlogq $184,%zmm27,%zmm0,%zmm21
vmovdqa64 1111f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm27
vmovdqa64 1112f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm27 {%k3}
vmovdqa64 1113f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vpternlogq $184,%zmm30,%zmm0,%zmm26
vmovdqa64 1114f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k3}
vmovdqa64 1115f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm24
vmovdqa64 1116f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm24 {%k3}
vpternlogq $184,%zmm29,%zmm0,%zmm18
vmovdqa64 1117f(%rip),%zmm0
vpshufb %zmm4,%zmm0,%zmm0
vmovdqa64 1118f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm0 {%k3}
vmovdqa64 1119f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm30
vmovdqa64 1120f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm30 {%k3}
vpmovm2b %k2,%zmm29
vpmovb2m %zmm23,%k1
vptestmb %zmm15,%zmm23,%k2
vpmovm2b %k2,%zmm4
vpternlogq $184,%zmm0,%zmm4,%zmm30
vpternlogq $184,%zmm6,%zmm4,%zmm24
vptestmb %zmm2,%zmm19,%k2
vpternlogq $184,%zmm31,%zmm4,%zmm27
vptestnmb %zmm20,%zmm19,%k3
vpandq %zmm3,%zmm19,%zmm0
vpshufb %zmm0,%zmm16,%zmm6
vpternlogq $184,%zmm5,%zmm4,%zmm22
vmovdqa64 1122f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm6 {%k3}
vmovdqa64 1123f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm23
vpshufb %zmm0,%zmm11,%zmm23 {%k3}
vpternlogq $226,%zmm28,%zmm25,%zmm21
vmovdqa64 1125f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1126f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k3}
vmovdqa64 1127f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm5
vpternlogq $226,%zmm26,%zmm25,%zmm18
vmovdqa64 1128f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm5 {%k3}
vmovdqa64 1129f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm26
vmovdqa64 1131f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm25
vmovdqa64 1130f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm26 {%k3}
vmovdqa64 1132f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm25 {%k3}
vmovdqa64 1133f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm28
vmovdqa64 1134f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm28 {%k3}
vpternlogq $226,%zmm30,%zmm29,%zmm24
vmovdqa64 1135f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm30
vmovdqa64 1136f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm30 {%k3}
vpmovb2m %zmm19,%k3
vpmovm2b %k0,%zmm0
vptestmb %zmm15,%zmm19,%k0
vpmovm2b %k0,%zmm19
vpternlogq $184,%zmm28,%zmm19,%zmm30
vpmovm2b %k1,%zmm28
vpternlogq $184,%zmm26,%zmm19,%zmm25
vpmovm2b %k2,%zmm26
vpternlogq $184,%zmm4,%zmm19,%zmm5
vpmovm2b %k3,%zmm4
vpternlogq $184,%zmm6,%zmm19,%zmm23
vptestmb %zmm2,%zmm17,%k0
vptestnmb %zmm20,%zmm17,%k1
vpternlogq $226,%zmm27,%zmm29,%zmm22
vpandq %zmm3,%zmm17,%zmm6
vmovdqa64 1137f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm19
vmovdqa64 1138f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm19 {%k1}
vpternlogq $226,%zmm30,%zmm26,%zmm25
vmovdqa64 1139f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm27
vmovdqa64 1140f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm27 {%k1}
vmovdqa64 1141f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm29
vpternlogq $226,%zmm5,%zmm26,%zmm23
vmovdqa64 1142f(%rip),%zmm5
vpshufb %zmm6,%zmm5,%zmm29 {%k1}
vmovdqa64 1143f(%rip),%zmm5
vpshufb %zmm6,%zmm5,%zmm5
vmovdqa64 1145f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm26
vmovdqa64 1144f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm5 {%k1}
vmovdqa64 1146f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm26 {%k1}
vmovdqa64 1147f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm30
vmovdqa64 1148f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm30 {%k1}
vpternlogq $226,%zmm21,%zmm0,%zmm18
vmovdqa64 1149f(%rip),%zmm0
vpshufb %zmm6,%zmm0,%zmm0
vmovdqa64 1150f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm0 {%k1}
vmovdqa64 1151f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm21
vmovdqa64 1152f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm21 {%k1}
vpmovm2b %k0,%zmm6
vpmovb2m %zmm17,%k0
vptestmb %zmm15,%zmm17,%k1
vpmovm2b %k1,%zmm17
vpternlogq $184,%zmm0,%zmm17,%zmm21
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm26,%zmm17,%zmm30
vpternlogq $226,%zmm24,%zmm28,%zmm22
vpternlogq $184,%zmm29,%zmm17,%zmm5
vpternlogq $184,%zmm19,%zmm17,%zmm27
vpternlogq $226,%zmm21,%zmm6,%zmm30
vpternlogq $226,%zmm25,%zmm4,%zmm23
vpternlogq $226,%zmm5,%zmm6,%zmm27
vpternlogq $226,%zmm30,%zmm0,%zmm27
vpshuflw $108,%zmm18,%zmm0
vpshufhw $108,%zmm0,%zmm0
vpshuflw $108,%zmm22,%zmm4
vpshufb %zmm8,%zmm23,%zmm24
vpshufb %zmm8,%zmm27,%zmm25
vpshufhw $108,%zmm4,%zmm4
vprolq $16,%zmm18,%zmm18
vprolq $16,%zmm22,%zmm17
vpshufb %zmm12,%zmm23,%zmm19
vpaddb %zmm0,%zmm0,%zmm5
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm6
vpaddb %zmm4,%zmm4,%zmm22
vpternlogq $108,1104f(%rip){1to8},%zmm5,%zmm6
vpmovb2m %zmm4,%k0
vpmovm2b %k0,%zmm5
vmovdqa64 %zmm24,%zmm21
vpternlogq $108,1104f(%rip){1to8},%zmm22,%zmm5
vpternlogq $150,%zmm18,%zmm25,%zmm21
vpaddb %zmm24,%zmm24,%zmm22
vpmovb2m %zmm24,%k0
vpternlogq $150,%zmm5,%zmm4,%zmm21
vpmovm2b %k0,%zmm5
vpternlogq $108,1104f(%rip){1to8},%zmm22,%zmm5
vpaddb %zmm25,%zmm25,%zmm22
vpmovb2m %zmm25,%k0
vpmovm2b %k0,%zmm23
vpternlogq $108,1104f(%rip){1to8},%zmm22,%zmm23
vpternlogq $150,%zmm25,%zmm24,%zmm4
vpternlogq $150,%zmm18,%zmm17,%zmm19
vpternlogq $150,%zmm23,%zmm25,%zmm19
vprold $16,%zmm21,%zmm26
vpternlogq $150,%zmm6,%zmm0,%zmm4
vbroadcasti32x4 16(%rdi,%r9),%zmm0
vpternlogq $150,%zmm25,%zmm26,%zmm0
vpternlogq $150,%zmm17,%zmm18,%zmm25
vprold $16,%zmm4,%zmm22
vprold $16,%zmm19,%zmm6
vpternlogq $150,%zmm5,%zmm24,%zmm25
vbroadcasti32x4 (%rdi,%r9),%zmm5
vpternlogq $150,%zmm24,%zmm22,%zmm5
vprold $16,%zmm25,%zmm24
vpsrlq $4,%zmm5,%zmm23
vpandq %zmm3,%zmm5,%zmm5
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm5,%zmm7,%zmm5
vpandq %zmm3,%zmm23,%zmm23
vpsrlq $4,%zmm0,%zmm27
vpandq %zmm3,%zmm0,%zmm0
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm0
vpshufb %zmm23,%zmm14,%zmm28
vpandq %zmm3,%zmm27,%zmm23
vpshufb %zmm23,%zmm14,%zmm23
vpxorq %zmm0,%zmm23,%zmm23
vpternlogq $150,%zmm4,%zmm19,%zmm23
vbroadcasti32x4 32(%rdi,%r9),%zmm0
vpternlogq $150,%zmm24,%zmm18,%zmm0
vpxorq %zmm5,%zmm28,%zmm19
vpsrlq $4,%zmm0,%zmm4
vpandq %zmm3,%zmm0,%zmm0
vmovdqa64 1153f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm0
vpandq %zmm3,%zmm4,%zmm4
vbroadcasti32x4 48(%rdi,%r9),%zmm5
vpternlogq $150,%zmm6,%zmm17,%zmm5
vpternlogq $150,%zmm6,%zmm25,%zmm19
vpsrlq $4,%zmm5,%zmm6
vpandq %zmm3,%zmm5,%zmm5
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm5,%zmm7,%zmm5
vpshufb %zmm4,%zmm14,%zmm4
vpandq %zmm3,%zmm6,%zmm6
vpshufb %zmm6,%zmm14,%zmm6
vpxorq %zmm5,%zmm6,%zmm17
vpxorq %zmm0,%zmm4,%zmm18
vpternlogq $150,%zmm25,%zmm26,%zmm17
vptestnmb %zmm20,%zmm19,%k1
vptestnmb %zmm20,%zmm23,%k2
vpandq %zmm3,%zmm19,%zmm0
vpandq %zmm3,%zmm23,%zmm4
vmovdqa64 1106f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1103f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k2}
vpternlogq $150,%zmm21,%zmm22,%zmm18
vmovdqa64 1107f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm21
vmovdqa64 1108f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm21 {%k2}
vmovdqa64 1109f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vpshufb %zmm0,%zmm9,%zmm24
vmovdqa64 1110f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k2}
vmovdqa64 1111f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1112f(%rip),%zmm22
vpshufb %zmm4,%zmm22,%zmm7 {%k2}
vmovdqa64 1090f(%rip),%zmm22
vpshufb %zmm0,%zmm22,%zmm22
vmovdqa64 1113f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm26
vmovdqa64 1114f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm26 {%k2}
vmovdqa64 1115f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm27
vmovdqa64 1092f(%rip),%zmm25
vpshufb %zmm0,%zmm25,%zmm28
vmovdqa64 1116f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm27 {%k2}
vmovdqa64 1117f(%rip),%zmm25
vpshufb %zmm4,%zmm25,%zmm25
vmovdqa64 1118f(%rip),%zmm29
vpshufb %zmm4,%zmm29,%zmm25 {%k2}
vmovdqa64 1088f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm24 {%k1}
vmovdqa64 1119f(%rip),%zmm29
vpshufb %zmm4,%zmm29,%zmm31
vmovdqa64 1120f(%rip),%zmm29
vpshufb %zmm4,%zmm29,%zmm31 {%k2}
vptestmb %zmm15,%zmm23,%k0
vmovdqa64 1089f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm22 {%k1}
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm25,%zmm4,%zmm31
vmovdqa64 1094f(%rip),%zmm25
vpshufb %zmm0,%zmm25,%zmm25
vmovdqa64 1091f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm28 {%k1}
vmovdqa64 1093f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm25 {%k1}
vpternlogq $184,%zmm26,%zmm4,%zmm27
vmovdqa64 1096f(%rip),%zmm26
vpshufb %zmm0,%zmm26,%zmm29
vmovdqa64 1095f(%rip),%zmm26
vpshufb %zmm0,%zmm26,%zmm29 {%k1}
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpshufb %zmm0,%zmm13,%zmm26
vpternlogq $184,%zmm5,%zmm4,%zmm21
vpshufb %zmm0,%zmm1,%zmm26 {%k1}
vpshufb %zmm0,%zmm10,%zmm4
vptestmb %zmm15,%zmm19,%k0
vpmovm2b %k0,%zmm30
vmovdqa64 1099f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vptestmb %zmm2,%zmm23,%k0
vpmovb2m %zmm23,%k2
vmovdqa64 1102f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23
vmovdqa64 1101f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23 {%k1}
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm31,%zmm0,%zmm27
vpmovm2b %k2,%zmm31
vpternlogq $184,%zmm4,%zmm30,%zmm23
vpternlogq $226,%zmm7,%zmm0,%zmm21
vptestnmb %zmm20,%zmm17,%k1
vpandq %zmm3,%zmm17,%zmm0
vpternlogq $184,%zmm29,%zmm30,%zmm26
vmovdqa64 1137f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1138f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1139f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29
vpternlogq $184,%zmm28,%zmm30,%zmm25
vmovdqa64 1140f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29 {%k1}
vmovdqa64 1141f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm5
vmovdqa64 1142f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm5 {%k1}
vpternlogq $184,%zmm24,%zmm30,%zmm22
vmovdqa64 1122f(%rip),%zmm10
vmovdqa64 1143f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm24
vmovdqa64 1144f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm24 {%k1}
vmovdqa64 1145f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm6
vpternlogq $226,%zmm27,%zmm31,%zmm21
vmovdqa64 %zmm11,%zmm31
vmovdqa64 1146f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm6 {%k1}
vmovdqa64 1147f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm27
vmovdqa64 1149f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm7
vmovdqa64 1148f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm27 {%k1}
vmovdqa64 1150f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm7 {%k1}
vmovdqa64 1151f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm28
vmovdqa64 1152f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm28 {%k1}
vptestmb %zmm2,%zmm19,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm19,%k0
vpmovm2b %k0,%zmm19
vpternlogq $226,%zmm23,%zmm0,%zmm26
vptestmb %zmm15,%zmm17,%k0
vpmovm2b %k0,%zmm23
vptestnmb %zmm20,%zmm18,%k1
vpternlogq $226,%zmm25,%zmm0,%zmm22
vpandq %zmm3,%zmm18,%zmm0
vpshufb %zmm0,%zmm16,%zmm25
vpshufb %zmm0,%zmm10,%zmm25 {%k1}
vpternlogq $226,%zmm26,%zmm19,%zmm22
vmovdqa64 1123f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm19
vpshufb %zmm0,%zmm31,%zmm19 {%k1}
vmovdqa64 1125f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm26
vmovdqa64 1126f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm26 {%k1}
vpternlogq $184,%zmm7,%zmm23,%zmm28
vmovdqa64 1127f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm7
vpternlogq $184,%zmm6,%zmm23,%zmm27
vmovdqa64 1128f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm7 {%k1}
vmovdqa64 1129f(%rip),%zmm6
vpshufb %zmm0,%zmm6,%zmm6
vpternlogq $184,%zmm5,%zmm23,%zmm24
vmovdqa64 1131f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm5
vmovdqa64 1130f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm6 {%k1}
vmovdqa64 1132f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm5 {%k1}
vpternlogq $184,%zmm4,%zmm23,%zmm29
vmovdqa64 1133f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1134f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm4 {%k1}
vmovdqa64 1135f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm23
vmovdqa64 1136f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm23 {%k1}
vptestmb %zmm15,%zmm18,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm4,%zmm0,%zmm23
vpternlogq $184,%zmm6,%zmm0,%zmm5
vpternlogq $184,%zmm26,%zmm0,%zmm7
vmovdqa64 %zmm8,%zmm26
vpternlogq $184,%zmm25,%zmm0,%zmm19
vptestmb %zmm2,%zmm18,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm23,%zmm0,%zmm5
vpternlogq $226,%zmm7,%zmm0,%zmm19
vptestmb %zmm2,%zmm17,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm18,%k0
vpmovm2b %k0,%zmm4
vpmovb2m %zmm17,%k0
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm28,%zmm0,%zmm27
vmovdqa64 %zmm13,%zmm28
vpternlogq $226,%zmm5,%zmm4,%zmm19
vpternlogq $226,%zmm24,%zmm0,%zmm29
vpternlogq $226,%zmm27,%zmm6,%zmm29
vmovdqa64 %zmm12,%zmm27
vpshuflw $108,%zmm22,%zmm0
vpshufhw $108,%zmm0,%zmm0
vpshuflw $108,%zmm21,%zmm4
vpshufhw $108,%zmm4,%zmm4
vpshufb %zmm8,%zmm29,%zmm18
vpbroadcastq 1104f(%rip),%zmm8
vpshufb %zmm26,%zmm19,%zmm23
vprolq $16,%zmm22,%zmm22
vprolq $16,%zmm21,%zmm17
vpaddb %zmm0,%zmm0,%zmm5
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm6
vpaddb %zmm4,%zmm4,%zmm7
vpmovb2m %zmm4,%k0
vpternlogq $108,%zmm8,%zmm5,%zmm6
vpmovm2b %k0,%zmm5
vpternlogq $108,%zmm8,%zmm7,%zmm5
vmovdqa64 %zmm23,%zmm25
vpternlogq $150,%zmm22,%zmm18,%zmm25
vpternlogq $150,%zmm5,%zmm4,%zmm25
vmovdqa64 %zmm4,%zmm21
vpaddb %zmm23,%zmm23,%zmm4
vpternlogq $150,%zmm18,%zmm23,%zmm21
vpmovb2m %zmm23,%k0
vpmovm2b %k0,%zmm5
vpternlogq $108,%zmm8,%zmm4,%zmm5
vpternlogq $150,%zmm6,%zmm0,%zmm21
vpaddb %zmm18,%zmm18,%zmm0
vpmovb2m %zmm18,%k0
vmovdqa64 %zmm18,%zmm24
vpternlogq $150,%zmm17,%zmm22,%zmm24
vpternlogq $150,%zmm5,%zmm23,%zmm24
vpmovm2b %k0,%zmm4
vpternlogq $108,%zmm8,%zmm0,%zmm4
vprold $16,%zmm24,%zmm0
vbroadcasti32x4 96(%rdi,%r9),%zmm5
vpternlogq $150,%zmm0,%zmm22,%zmm5
vpshufb %zmm12,%zmm19,%zmm0
vpternlogq $150,%zmm22,%zmm17,%zmm0
vbroadcasti32x4 64(%rdi,%r9),%zmm6
vpternlogq $150,%zmm4,%zmm18,%zmm0
vprold $16,%zmm21,%zmm4
vpternlogq $150,%zmm23,%zmm4,%zmm6
vpsrlq $4,%zmm5,%zmm7
vpandq %zmm3,%zmm5,%zmm5
vmovdqa64 1153f(%rip),%zmm8
vpshufb %zmm5,%zmm8,%zmm5
vpandq %zmm3,%zmm7,%zmm7
vpshufb %zmm7,%zmm14,%zmm7
vpxorq %zmm5,%zmm7,%zmm19
vpternlogq $150,%zmm25,%zmm4,%zmm19
vbroadcasti32x4 80(%rdi,%r9),%zmm4
vprold $16,%zmm25,%zmm5
vmovdqa64 1153f(%rip),%zmm8
vpternlogq $150,%zmm18,%zmm5,%zmm4
vpsrlq $4,%zmm6,%zmm7
vpandq %zmm3,%zmm6,%zmm6
vpshufb %zmm6,%zmm8,%zmm6
vpandq %zmm3,%zmm7,%zmm7
vpshufb %zmm7,%zmm14,%zmm7
vpxorq %zmm6,%zmm7,%zmm22
vmovdqa64 %zmm1,%zmm7
vpsrlq $4,%zmm4,%zmm6
vpandq %zmm3,%zmm4,%zmm4
vpshufb %zmm4,%zmm8,%zmm4
vpandq %zmm3,%zmm6,%zmm6
vpshufb %zmm6,%zmm14,%zmm6
vpxorq %zmm4,%zmm6,%zmm23
vpternlogq $150,%zmm21,%zmm0,%zmm23
vbroadcasti32x4 112(%rdi,%r9),%zmm4
vprold $16,%zmm0,%zmm0
vpternlogq $150,%zmm0,%zmm17,%zmm4
vpternlogq $150,%zmm0,%zmm24,%zmm22
vpsrlq $4,%zmm4,%zmm0
vpandq %zmm3,%zmm4,%zmm4
vpshufb %zmm4,%zmm8,%zmm4
vpandq %zmm3,%zmm0,%zmm0
vpshufb %zmm0,%zmm14,%zmm0
vpxorq %zmm4,%zmm0,%zmm17
vmovdqa64 1094f(%rip),%zmm6
vmovdqa64 1093f(%rip),%zmm1
vmovdqa64 1096f(%rip),%zmm10
vmovdqa64 1092f(%rip),%zmm12
vmovdqa64 1091f(%rip),%zmm13
vmovdqa64 1090f(%rip),%zmm11
vmovdqa64 1089f(%rip),%zmm8
vmovdqa64 1088f(%rip),%zmm4
vpternlogq $150,%zmm24,%zmm5,%zmm17
vmovdqa64 1095f(%rip),%zmm5
subq $-128,%r9
cmpq $\p1,%r9
jne 3b
vpunpckldq %zmm23,%zmm22,%zmm18
vpunpckhdq %zmm23,%zmm22,%zmm21
vpunpckldq %zmm17,%zmm19,%zmm22
vpunpckhdq %zmm17,%zmm19,%zmm17
vmovdqa64 1084f(%rip),%zmm0
vpshufb %zmm0,%zmm22,%zmm19
vmovdqa64 1085f(%rip),%zmm24
vpshufb %zmm24,%zmm18,%zmm23
vporq %zmm19,%zmm23,%zmm19
vbroadcasti32x4 \p1(%rdi),%zmm23
vpaddq %zmm19,%zmm23,%zmm19
vmovdqu64 %xmm19,(%rdx,%r8)
vextracti32x4 $1,%zmm19,32(%rdx,%r8)
vextracti32x4 $2,%zmm19,64(%rdx,%r8)
vextracti32x4 $3,%zmm19,96(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm23
vpshufb %zmm23,%zmm22,%zmm19
vmovdqa64 1087f(%rip),%zmm25
vpshufb %zmm25,%zmm18,%zmm18
vbroadcasti32x4 \p2(%rdi),%zmm22
vporq %zmm19,%zmm18,%zmm18
vpaddq %zmm18,%zmm22,%zmm18
vmovdqu64 %xmm18,16(%rdx,%r8)
vextracti32x4 $1,%zmm18,48(%rdx,%r8)
vextracti32x4 $2,%zmm18,80(%rdx,%r8)
vextracti32x4 $3,%zmm18,112(%rdx,%r8)
vpshufb %zmm0,%zmm17,%zmm18
vpshufb %zmm24,%zmm21,%zmm19
vporq %zmm18,%zmm19,%zmm18
vbroadcasti32x4 \p1(%rdi),%zmm19
vpaddq %zmm18,%zmm19,%zmm18
vmovdqu64 %xmm18,128(%rdx,%r8)
vextracti32x4 $1,%zmm18,160(%rdx,%r8)
vextracti32x4 $2,%zmm18,192(%rdx,%r8)
vextracti32x4 $3,%zmm18,224(%rdx,%r8)
vpshufb %zmm23,%zmm17,%zmm17
vpshufb %zmm25,%zmm21,%zmm18
vbroadcasti32x4 \p2(%rdi),%zmm19
vporq %zmm17,%zmm18,%zmm17
vpaddq %zmm17,%zmm19,%zmm17
vmovdqu64 %xmm17,144(%rdx,%r8)
vextracti32x4 $1,%zmm17,176(%rdx,%r8)
vextracti32x4 $2,%zmm17,208(%rdx,%r8)
vextracti32x4 $3,%zmm17,240(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
.endm

.macro shared_8 p0,p1
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je \p0
xorl %eax,%eax
vmovdqa64 1016f(%rip),%zmm30
vmovdqa64 1017f(%rip),%zmm2
vmovdqa64 1000f(%rip),%zmm0
vmovdqa64 1088f(%rip),%zmm24
vmovdqa64 1089f(%rip),%zmm4
vmovdqa64 1090f(%rip),%zmm5
vmovdqa64 1091f(%rip),%zmm6
vmovdqa64 1092f(%rip),%zmm7
vmovdqa64 1093f(%rip),%zmm8
vmovdqa64 1094f(%rip),%zmm9
vmovdqa64 1095f(%rip),%zmm10
vmovdqa64 1096f(%rip),%zmm11
vmovdqa64 1097f(%rip),%zmm12
vmovdqa64 1098f(%rip),%zmm27
vmovdqa64 1099f(%rip),%zmm20
vmovdqa64 1100f(%rip),%zmm13
vmovdqa64 1101f(%rip),%zmm14
vmovdqa64 1102f(%rip),%zmm15
vmovdqa64 1034f(%rip),%zmm3
vmovdqa64 1103f(%rip),%zmm1
vpbroadcastq 1104f(%rip),%zmm28
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
2:
movq %rax,%r8
shlq $8,%r8
vbroadcasti32x4 (%rdi),%zmm16
vpaddq (%rsi,%r8),%zmm16,%zmm17
vmovdqa64 1012f(%rip),%zmm21
vpshufb %zmm21,%zmm17,%zmm17
vpaddq 64(%rsi,%r8),%zmm16,%zmm18
vpshufb %zmm21,%zmm18,%zmm18
vpaddq 128(%rsi,%r8),%zmm16,%zmm19
vpshufb %zmm21,%zmm19,%zmm19
vpaddq 192(%rsi,%r8),%zmm16,%zmm16
vpshufb %zmm21,%zmm16,%zmm16
vpunpckldq %zmm18,%zmm17,%zmm21
vpunpckhdq %zmm18,%zmm17,%zmm17
vpunpckldq %zmm16,%zmm19,%zmm18
vpunpckhdq %zmm16,%zmm19,%zmm16
vpunpcklqdq %zmm18,%zmm21,%zmm19
vpunpckhqdq %zmm18,%zmm21,%zmm21
vpunpcklqdq %zmm16,%zmm17,%zmm18
vpunpckhqdq %zmm16,%zmm17,%zmm17
movl $64,%r9d
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 512(%rax,%rax)
3:
vptestmb %zmm30,%zmm19,%k0
vptestnmb %zmm2,%zmm19,%k1
vpandq %zmm0,%zmm19,%zmm22
vmovdqa64 %zmm1,%zmm31
vmovdqa64 %zmm3,%zmm1
vmovdqa64 1105f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23
vpshufb %zmm22,%zmm24,%zmm23 {%k1}
vpshufb %zmm22,%zmm5,%zmm16
vpshufb %zmm22,%zmm4,%zmm16 {%k1}
vpshufb %zmm22,%zmm7,%zmm24
vpshufb %zmm22,%zmm6,%zmm24 {%k1}
vpshufb %zmm22,%zmm9,%zmm25
vpshufb %zmm22,%zmm8,%zmm25 {%k1}
vpshufb %zmm22,%zmm11,%zmm26
vpshufb %zmm22,%zmm10,%zmm26 {%k1}
vmovdqa64 %zmm27,%zmm5
vpshufb %zmm22,%zmm27,%zmm27
vpshufb %zmm22,%zmm12,%zmm27 {%k1}
vmovdqa64 %zmm28,%zmm4
vpshufb %zmm22,%zmm13,%zmm28
vpshufb %zmm22,%zmm20,%zmm28 {%k1}
vpshufb %zmm22,%zmm15,%zmm29
vpshufb %zmm22,%zmm14,%zmm29 {%k1}
vpmovm2b %k0,%zmm22
vpmovb2m %zmm19,%k0
vptestmb %zmm1,%zmm19,%k1
vpmovm2b %k1,%zmm19
vpternlogq $184,%zmm28,%zmm19,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm19,%zmm27
vpternlogq $184,%zmm24,%zmm19,%zmm25
vpternlogq $184,%zmm23,%zmm19,%zmm16
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm16
vpternlogq $226,%zmm27,%zmm28,%zmm16
vptestmb %zmm30,%zmm21,%k0
vptestnmb %zmm2,%zmm21,%k1
vpandq %zmm0,%zmm21,%zmm22
vmovdqa64 1106f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23
vpshufb %zmm22,%zmm31,%zmm23 {%k1}
vmovdqa64 1107f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm19
vmovdqa64 1108f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm19 {%k1}
vmovdqa64 1109f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24
vmovdqa64 1110f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24 {%k1}
vmovdqa64 1111f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25
vmovdqa64 1112f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25 {%k1}
vmovdqa64 1113f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26
vmovdqa64 1114f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26 {%k1}
vmovdqa64 1115f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27
vmovdqa64 1116f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27 {%k1}
vmovdqa64 1117f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28
vmovdqa64 1118f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28 {%k1}
vmovdqa64 1119f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29
vmovdqa64 1120f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29 {%k1}
vpmovm2b %k0,%zmm22
vpmovb2m %zmm21,%k0
vptestmb %zmm1,%zmm21,%k1
vpmovm2b %k1,%zmm21
vpternlogq $184,%zmm28,%zmm21,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm21,%zmm27
vpternlogq $184,%zmm24,%zmm21,%zmm25
vpternlogq $184,%zmm23,%zmm21,%zmm19
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm19
vpternlogq $226,%zmm27,%zmm28,%zmm19
vptestmb %zmm30,%zmm18,%k0
vptestnmb %zmm2,%zmm18,%k1
vpandq %zmm0,%zmm18,%zmm22
vmovdqa64 1121f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23
vmovdqa64 1122f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23 {%k1}
vmovdqa64 1123f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm21
vmovdqa64 1124f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm21 {%k1}
vmovdqa64 1125f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24
vmovdqa64 1126f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24 {%k1}
vmovdqa64 1127f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25
vmovdqa64 1128f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25 {%k1}
vmovdqa64 1129f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26
vmovdqa64 1130f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26 {%k1}
vmovdqa64 1131f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27
vmovdqa64 1132f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27 {%k1}
vmovdqa64 1133f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28
vmovdqa64 1134f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28 {%k1}
vmovdqa64 1135f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29
vmovdqa64 1136f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29 {%k1}
vpmovm2b %k0,%zmm22
vpmovb2m %zmm18,%k0
vptestmb %zmm1,%zmm18,%k1
vpmovm2b %k1,%zmm18
vpternlogq $184,%zmm28,%zmm18,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm18,%zmm27
vpternlogq $184,%zmm24,%zmm18,%zmm25
vpternlogq $184,%zmm23,%zmm18,%zmm21
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm21
vpternlogq $226,%zmm27,%zmm28,%zmm21
vptestmb %zmm30,%zmm17,%k0
vptestnmb %zmm2,%zmm17,%k1
vpandq %zmm0,%zmm17,%zmm22
vmovdqa64 1137f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23
vmovdqa64 1138f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm23 {%k1}
vmovdqa64 1139f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm18
vmovdqa64 1140f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm18 {%k1}
vmovdqa64 1141f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24
vmovdqa64 1142f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm24 {%k1}
vmovdqa64 1143f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25
vmovdqa64 1144f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm25 {%k1}
vmovdqa64 1145f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26
vmovdqa64 1146f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm26 {%k1}
vmovdqa64 1147f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27
vmovdqa64 1148f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm27 {%k1}
vmovdqa64 1149f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28
vmovdqa64 1150f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm28 {%k1}
vmovdqa64 1151f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29
vmovdqa64 1152f(%rip),%zmm3
vpshufb %zmm22,%zmm3,%zmm29 {%k1}
vpmovm2b %k0,%zmm22
vpmovb2m %zmm17,%k0
vptestmb %zmm1,%zmm17,%k1
vpmovm2b %k1,%zmm17
vpternlogq $184,%zmm28,%zmm17,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm17,%zmm27
vpternlogq $184,%zmm24,%zmm17,%zmm25
vpternlogq $184,%zmm23,%zmm17,%zmm18
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm18
vpternlogq $226,%zmm27,%zmm28,%zmm18
vmovdqa64 1083f(%rip),%zmm3
vpshufb %zmm3,%zmm16,%zmm22
vpshufb %zmm3,%zmm19,%zmm17
vpshufb %zmm3,%zmm21,%zmm23
vpaddb %zmm16,%zmm16,%zmm24
vpmovb2m %zmm16,%k0
vpmovm2b %k0,%zmm25
vpternlogq $108,%zmm4,%zmm24,%zmm25
vpaddb %zmm19,%zmm19,%zmm24
vpmovb2m %zmm19,%k0
vpmovm2b %k0,%zmm26
vpternlogq $108,%zmm4,%zmm24,%zmm26
vmovdqa64 %zmm21,%zmm24
vpternlogq $150,%zmm22,%zmm18,%zmm24
vpternlogq $150,%zmm26,%zmm19,%zmm24
vpternlogq $150,%zmm18,%zmm21,%zmm19
vpternlogq $150,%zmm25,%zmm16,%zmm19
vpaddb %zmm21,%zmm21,%zmm16
vpmovb2m %zmm21,%k0
vpmovm2b %k0,%zmm25
vpternlogq $108,%zmm4,%zmm16,%zmm25
vpaddb %zmm18,%zmm18,%zmm16
vpmovb2m %zmm18,%k0
vpmovm2b %k0,%zmm26
vpternlogq $108,%zmm4,%zmm16,%zmm26
vpternlogq $150,%zmm22,%zmm17,%zmm23
vpternlogq $150,%zmm26,%zmm18,%zmm23
vpshufb %zmm3,%zmm24,%zmm16
vbroadcasti32x4 16(%rdi,%r9),%zmm26
vpternlogq $150,%zmm18,%zmm16,%zmm26
vmovdqa64 %zmm18,%zmm27
vpternlogq $150,%zmm17,%zmm22,%zmm27
vpternlogq $150,%zmm25,%zmm21,%zmm27
vpshufb %zmm3,%zmm19,%zmm25
vpshufb %zmm3,%zmm27,%zmm28
vbroadcasti32x4 (%rdi,%r9),%zmm18
vpshufb %zmm3,%zmm23,%zmm29
vpternlogq $150,%zmm21,%zmm25,%zmm18
vpsrlq $4,%zmm18,%zmm21
vpandq %zmm0,%zmm18,%zmm18
vmovdqa64 1153f(%rip),%zmm3
vpshufb %zmm18,%zmm3,%zmm18
vpandq %zmm0,%zmm21,%zmm21
vmovdqa64 1154f(%rip),%zmm3
vpshufb %zmm21,%zmm3,%zmm21
vmovdqa64 %zmm15,%zmm3
vmovdqa64 %zmm14,%zmm15
vmovdqa64 %zmm13,%zmm14
vmovdqa64 %zmm20,%zmm13
vmovdqa64 %zmm2,%zmm20
vmovdqa64 %zmm30,%zmm2
vpxorq %zmm18,%zmm21,%zmm30
vpternlogq $150,%zmm29,%zmm27,%zmm30
vpsrlq $4,%zmm26,%zmm18
vpandq %zmm0,%zmm26,%zmm21
vmovdqa64 1153f(%rip),%zmm26
vpshufb %zmm21,%zmm26,%zmm21
vpandq %zmm0,%zmm18,%zmm18
vmovdqa64 1154f(%rip),%zmm26
vpshufb %zmm18,%zmm26,%zmm18
vpxorq %zmm21,%zmm18,%zmm18
vpternlogq $150,%zmm19,%zmm23,%zmm18
vbroadcasti32x4 32(%rdi,%r9),%zmm19
vpternlogq $150,%zmm28,%zmm22,%zmm19
vpsrlq $4,%zmm19,%zmm21
vpandq %zmm0,%zmm19,%zmm19
vmovdqa64 1153f(%rip),%zmm22
vpshufb %zmm19,%zmm22,%zmm19
vpandq %zmm0,%zmm21,%zmm21
vmovdqa64 1154f(%rip),%zmm22
vpshufb %zmm21,%zmm22,%zmm21
vpxorq %zmm19,%zmm21,%zmm21
vpternlogq $150,%zmm24,%zmm25,%zmm21
vbroadcasti32x4 48(%rdi,%r9),%zmm19
vpternlogq $150,%zmm29,%zmm17,%zmm19
vpsrlq $4,%zmm19,%zmm17
vpandq %zmm0,%zmm19,%zmm19
vmovdqa64 1153f(%rip),%zmm22
vpshufb %zmm19,%zmm22,%zmm19
vpandq %zmm0,%zmm17,%zmm17
vmovdqa64 1154f(%rip),%zmm22
vpshufb %zmm17,%zmm22,%zmm17
vpxorq %zmm19,%zmm17,%zmm17
vpternlogq $150,%zmm27,%zmm16,%zmm17
vptestmb %zmm2,%zmm30,%k0
vptestnmb %zmm20,%zmm30,%k1
vpandq %zmm0,%zmm30,%zmm19
vmovdqa64 1105f(%rip),%zmm16
vpshufb %zmm19,%zmm16,%zmm22
vmovdqa64 1088f(%rip),%zmm16
vpshufb %zmm19,%zmm16,%zmm22 {%k1}
vmovdqa64 1090f(%rip),%zmm16
vpshufb %zmm19,%zmm16,%zmm16
vmovdqa64 1089f(%rip),%zmm23
vpshufb %zmm19,%zmm23,%zmm16 {%k1}
vpshufb %zmm19,%zmm7,%zmm23
vpshufb %zmm19,%zmm6,%zmm23 {%k1}
vpshufb %zmm19,%zmm9,%zmm24
vpshufb %zmm19,%zmm8,%zmm24 {%k1}
vpshufb %zmm19,%zmm11,%zmm25
vpshufb %zmm19,%zmm10,%zmm25 {%k1}
vpshufb %zmm19,%zmm5,%zmm26
vpshufb %zmm19,%zmm12,%zmm26 {%k1}
vpshufb %zmm19,%zmm14,%zmm27
vpshufb %zmm19,%zmm13,%zmm27 {%k1}
vpshufb %zmm19,%zmm3,%zmm28
vpshufb %zmm19,%zmm15,%zmm28 {%k1}
vpmovm2b %k0,%zmm19
vpmovb2m %zmm30,%k0
vptestmb %zmm1,%zmm30,%k1
vmovdqa64 %zmm2,%zmm30
vmovdqa64 %zmm20,%zmm2
vmovdqa64 %zmm13,%zmm20
vmovdqa64 %zmm14,%zmm13
vmovdqa64 %zmm15,%zmm14
vmovdqa64 %zmm3,%zmm15
vmovdqa64 %zmm1,%zmm3
vmovdqa64 %zmm31,%zmm1
vmovdqa64 1106f(%rip),%zmm31
vpmovm2b %k1,%zmm29
vpternlogq $184,%zmm27,%zmm29,%zmm28
vpmovm2b %k0,%zmm27
vpternlogq $184,%zmm25,%zmm29,%zmm26
vpternlogq $184,%zmm23,%zmm29,%zmm24
vpternlogq $184,%zmm22,%zmm29,%zmm16
vpternlogq $226,%zmm28,%zmm19,%zmm26
vpternlogq $226,%zmm24,%zmm19,%zmm16
vpternlogq $226,%zmm26,%zmm27,%zmm16
vptestmb %zmm30,%zmm18,%k0
vptestnmb %zmm2,%zmm18,%k1
vpandq %zmm0,%zmm18,%zmm22
vpshufb %zmm22,%zmm31,%zmm23
vmovdqa64 1114f(%rip),%zmm31
vmovdqa64 1111f(%rip),%zmm29
vmovdqa64 1112f(%rip),%zmm28
vmovdqa64 1109f(%rip),%zmm27
vmovdqa64 1110f(%rip),%zmm26
vmovdqa64 1107f(%rip),%zmm25
vmovdqa64 1108f(%rip),%zmm24
vpshufb %zmm22,%zmm1,%zmm23 {%k1}
vpshufb %zmm22,%zmm25,%zmm19
vpshufb %zmm22,%zmm24,%zmm19 {%k1}
vpshufb %zmm22,%zmm27,%zmm24
vpshufb %zmm22,%zmm26,%zmm24 {%k1}
vpshufb %zmm22,%zmm29,%zmm25
vpshufb %zmm22,%zmm28,%zmm25 {%k1}
vmovdqa64 1113f(%rip),%zmm26
vpshufb %zmm22,%zmm26,%zmm26
vpshufb %zmm22,%zmm31,%zmm26 {%k1}
vmovdqa64 1118f(%rip),%zmm31
vmovdqa64 1115f(%rip),%zmm29
vmovdqa64 1116f(%rip),%zmm28
vpshufb %zmm22,%zmm29,%zmm27
vpshufb %zmm22,%zmm28,%zmm27 {%k1}
vmovdqa64 1117f(%rip),%zmm28
vpshufb %zmm22,%zmm28,%zmm28
vpshufb %zmm22,%zmm31,%zmm28 {%k1}
vmovdqa64 1120f(%rip),%zmm31
vmovdqa64 1119f(%rip),%zmm29
vpshufb %zmm22,%zmm29,%zmm29
vpshufb %zmm22,%zmm31,%zmm29 {%k1}
vmovdqa64 1122f(%rip),%zmm31
vpmovm2b %k0,%zmm22
vpmovb2m %zmm18,%k0
vptestmb %zmm3,%zmm18,%k1
vpmovm2b %k1,%zmm18
vpternlogq $184,%zmm28,%zmm18,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm18,%zmm27
vpternlogq $184,%zmm24,%zmm18,%zmm25
vpternlogq $184,%zmm23,%zmm18,%zmm19
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm19
vpternlogq $226,%zmm27,%zmm28,%zmm19
vptestmb %zmm30,%zmm21,%k0
vptestnmb %zmm2,%zmm21,%k1
vpandq %zmm0,%zmm21,%zmm22
vmovdqa64 1121f(%rip),%zmm18
vpshufb %zmm22,%zmm18,%zmm23
vpshufb %zmm22,%zmm31,%zmm23 {%k1}
vmovdqa64 1130f(%rip),%zmm31
vmovdqa64 1127f(%rip),%zmm29
vmovdqa64 1128f(%rip),%zmm28
vmovdqa64 1125f(%rip),%zmm27
vmovdqa64 1126f(%rip),%zmm26
vmovdqa64 1123f(%rip),%zmm25
vmovdqa64 1124f(%rip),%zmm24
vpshufb %zmm22,%zmm25,%zmm18
vpshufb %zmm22,%zmm24,%zmm18 {%k1}
vpshufb %zmm22,%zmm27,%zmm24
vpshufb %zmm22,%zmm26,%zmm24 {%k1}
vpshufb %zmm22,%zmm29,%zmm25
vpshufb %zmm22,%zmm28,%zmm25 {%k1}
vmovdqa64 1129f(%rip),%zmm26
vpshufb %zmm22,%zmm26,%zmm26
vpshufb %zmm22,%zmm31,%zmm26 {%k1}
vmovdqa64 1134f(%rip),%zmm31
vmovdqa64 1131f(%rip),%zmm29
vmovdqa64 1132f(%rip),%zmm28
vpshufb %zmm22,%zmm29,%zmm27
vpshufb %zmm22,%zmm28,%zmm27 {%k1}
vmovdqa64 1133f(%rip),%zmm28
vpshufb %zmm22,%zmm28,%zmm28
vpshufb %zmm22,%zmm31,%zmm28 {%k1}
vmovdqa64 1136f(%rip),%zmm31
vmovdqa64 1135f(%rip),%zmm29
vpshufb %zmm22,%zmm29,%zmm29
vpshufb %zmm22,%zmm31,%zmm29 {%k1}
vmovdqa64 1138f(%rip),%zmm31
vpmovm2b %k0,%zmm22
vpmovb2m %zmm21,%k0
vptestmb %zmm3,%zmm21,%k1
vpmovm2b %k1,%zmm21
vpternlogq $184,%zmm28,%zmm21,%zmm29
vpmovm2b %k0,%zmm28
vpternlogq $184,%zmm26,%zmm21,%zmm27
vpternlogq $184,%zmm24,%zmm21,%zmm25
vpternlogq $184,%zmm23,%zmm21,%zmm18
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm18
vpternlogq $226,%zmm27,%zmm28,%zmm18
vptestnmb %zmm2,%zmm17,%k1
vpandq %zmm0,%zmm17,%zmm22
vmovdqa64 1137f(%rip),%zmm21
vpshufb %zmm22,%zmm21,%zmm23
vpshufb %zmm22,%zmm31,%zmm23 {%k1}
vmovdqa64 1146f(%rip),%zmm31
vmovdqa64 1143f(%rip),%zmm29
vmovdqa64 1144f(%rip),%zmm28
vmovdqa64 1141f(%rip),%zmm27
vmovdqa64 1142f(%rip),%zmm26
vmovdqa64 1139f(%rip),%zmm25
vmovdqa64 1140f(%rip),%zmm24
vpshufb %zmm22,%zmm25,%zmm21
vpshufb %zmm22,%zmm24,%zmm21 {%k1}
vpshufb %zmm22,%zmm27,%zmm24
vpshufb %zmm22,%zmm26,%zmm24 {%k1}
vpshufb %zmm22,%zmm29,%zmm25
vpshufb %zmm22,%zmm28,%zmm25 {%k1}
vmovdqa64 1145f(%rip),%zmm26
vpshufb %zmm22,%zmm26,%zmm26
vpshufb %zmm22,%zmm31,%zmm26 {%k1}
vmovdqa64 1150f(%rip),%zmm31
vmovdqa64 1147f(%rip),%zmm29
vmovdqa64 1148f(%rip),%zmm28
vpshufb %zmm22,%zmm29,%zmm27
vpshufb %zmm22,%zmm28,%zmm27 {%k1}
vmovdqa64 1149f(%rip),%zmm28
vpshufb %zmm22,%zmm28,%zmm28
vpshufb %zmm22,%zmm31,%zmm28 {%k1}
vmovdqa64 1152f(%rip),%zmm31
vmovdqa64 1151f(%rip),%zmm29
vpshufb %zmm22,%zmm29,%zmm29
vpshufb %zmm22,%zmm31,%zmm29 {%k1}
vptestmb %zmm30,%zmm17,%k0
vpmovb2m %zmm17,%k1
vptestmb %zmm3,%zmm17,%k2
vpmovm2b %k2,%zmm17
vpternlogq $184,%zmm28,%zmm17,%zmm29
vmovdqa64 %zmm4,%zmm28
vpternlogq $184,%zmm26,%zmm17,%zmm27
vpternlogq $184,%zmm24,%zmm17,%zmm25
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm23,%zmm17,%zmm21
vpmovm2b %k1,%zmm17
vpternlogq $226,%zmm29,%zmm22,%zmm27
vpternlogq $226,%zmm25,%zmm22,%zmm21
vpternlogq $226,%zmm27,%zmm17,%zmm21
vprold $16,%zmm16,%zmm24
vprold $16,%zmm19,%zmm17
vprold $16,%zmm18,%zmm22
vpaddb %zmm16,%zmm16,%zmm23
vpmovb2m %zmm16,%k0
vpmovm2b %k0,%zmm26
vpternlogq $108,%zmm4,%zmm23,%zmm26
vpaddb %zmm19,%zmm19,%zmm23
vpmovb2m %zmm19,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm4,%zmm23,%zmm27
vmovdqa64 %zmm18,%zmm25
vpternlogq $150,%zmm24,%zmm21,%zmm25
vpternlogq $150,%zmm27,%zmm19,%zmm25
vmovdqa64 %zmm5,%zmm27
vmovdqa64 %zmm19,%zmm23
vpternlogq $150,%zmm21,%zmm18,%zmm23
vpternlogq $150,%zmm26,%zmm16,%zmm23
vpaddb %zmm18,%zmm18,%zmm16
vpmovb2m %zmm18,%k0
vpmovm2b %k0,%zmm19
vpternlogq $108,%zmm4,%zmm16,%zmm19
vpaddb %zmm21,%zmm21,%zmm16
vpmovb2m %zmm21,%k0
vpmovm2b %k0,%zmm26
vpternlogq $108,%zmm4,%zmm16,%zmm26
vpternlogq $150,%zmm24,%zmm17,%zmm22
vpternlogq $150,%zmm26,%zmm21,%zmm22
vmovdqa64 %zmm21,%zmm16
vpternlogq $150,%zmm17,%zmm24,%zmm16
vpternlogq $150,%zmm19,%zmm18,%zmm16
vbroadcasti32x4 96(%rdi,%r9),%zmm19
vprold $16,%zmm16,%zmm26
vpternlogq $150,%zmm26,%zmm24,%zmm19
vbroadcasti32x4 64(%rdi,%r9),%zmm24
vprold $16,%zmm23,%zmm26
vpternlogq $150,%zmm18,%zmm26,%zmm24
vpsrlq $4,%zmm19,%zmm18
vpandq %zmm0,%zmm19,%zmm19
vmovdqa64 1153f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm19
vpandq %zmm0,%zmm18,%zmm18
vmovdqa64 1154f(%rip),%zmm4
vpshufb %zmm18,%zmm4,%zmm18
vpxorq %zmm19,%zmm18,%zmm18
vpternlogq $150,%zmm25,%zmm26,%zmm18
vprold $16,%zmm25,%zmm25
vbroadcasti32x4 80(%rdi,%r9),%zmm26
vpternlogq $150,%zmm21,%zmm25,%zmm26
vpsrlq $4,%zmm24,%zmm19
vpandq %zmm0,%zmm24,%zmm21
vmovdqa64 1153f(%rip),%zmm4
vpshufb %zmm21,%zmm4,%zmm21
vpandq %zmm0,%zmm19,%zmm19
vmovdqa64 1154f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm19
vpxorq %zmm21,%zmm19,%zmm19
vpsrlq $4,%zmm26,%zmm21
vpandq %zmm0,%zmm26,%zmm24
vmovdqa64 1153f(%rip),%zmm4
vpshufb %zmm24,%zmm4,%zmm24
vpandq %zmm0,%zmm21,%zmm21
vmovdqa64 1154f(%rip),%zmm4
vpshufb %zmm21,%zmm4,%zmm21
vpxorq %zmm24,%zmm21,%zmm21
vmovdqa64 1090f(%rip),%zmm5
vmovdqa64 1089f(%rip),%zmm4
vmovdqa64 1088f(%rip),%zmm24
vpternlogq $150,%zmm23,%zmm22,%zmm21
vbroadcasti32x4 112(%rdi,%r9),%zmm23
vprold $16,%zmm22,%zmm22
vpternlogq $150,%zmm22,%zmm17,%zmm23
vpternlogq $150,%zmm22,%zmm16,%zmm19
vpsrlq $4,%zmm23,%zmm17
vpandq %zmm0,%zmm23,%zmm22
vmovdqa64 1153f(%rip),%zmm23
vpshufb %zmm22,%zmm23,%zmm22
vmovdqa64 1154f(%rip),%zmm23
vpandq %zmm0,%zmm17,%zmm17
vpshufb %zmm17,%zmm23,%zmm17
vpxorq %zmm22,%zmm17,%zmm17
vpternlogq $150,%zmm16,%zmm25,%zmm17
subq $-128,%r9
cmpq $\p1,%r9
jne 3b
vpunpckldq %zmm21,%zmm19,%zmm16
vpunpckhdq %zmm21,%zmm19,%zmm19
vpunpckldq %zmm17,%zmm18,%zmm21
vpunpckhdq %zmm17,%zmm18,%zmm17
vmovdqa64 1084f(%rip),%zmm23
vpshufb %zmm23,%zmm21,%zmm18
vmovdqa64 1085f(%rip),%zmm25
vpshufb %zmm25,%zmm16,%zmm22
vporq %zmm18,%zmm22,%zmm18
vbroadcasti32x4 \p1(%rdi),%zmm22
vpaddq %zmm18,%zmm22,%zmm18
vmovdqu64 %zmm18,(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm22
vpshufb %zmm22,%zmm21,%zmm18
vmovdqa64 1087f(%rip),%zmm26
vpshufb %zmm26,%zmm16,%zmm16
vporq %zmm18,%zmm16,%zmm16
vbroadcasti32x4 \p1(%rdi),%zmm18
vpaddq %zmm16,%zmm18,%zmm16
vmovdqu64 %zmm16,64(%rdx,%r8)
vpshufb %zmm23,%zmm17,%zmm16
vpshufb %zmm25,%zmm19,%zmm18
vbroadcasti32x4 \p1(%rdi),%zmm21
vporq %zmm16,%zmm18,%zmm16
vpaddq %zmm16,%zmm21,%zmm16
vmovdqu64 %zmm16,128(%rdx,%r8)
vpshufb %zmm22,%zmm17,%zmm16
vpshufb %zmm26,%zmm19,%zmm17
vporq %zmm16,%zmm17,%zmm16
vbroadcasti32x4 \p1(%rdi),%zmm17
vpaddq %zmm16,%zmm17,%zmm16
vmovdqu64 %zmm16,192(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
.endm

.macro shared_9 p0,p1,p2,p3,p4
vmovdqa64 %zmm2,(%rsp)
vptestmb %zmm20,%zmm1,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm1,%k0
vbroadcasti32x4 \p0(%rdi,%r9),%zmm1
vmovdqa64 %zmm1,64(%rsp)
vpternlogq $184,%zmm10,%zmm2,%zmm14
vbroadcasti32x4 \p1(%rdi,%r9),%zmm8
vpternlogq $184,%zmm16,%zmm2,%zmm13
vmovdqa64 %zmm20,%zmm16
vmovdqa64 %zmm17,%zmm20
vmovdqa64 %zmm31,%zmm17
vmovdqa64 1150f(%rip),%zmm31
vpmovm2b %k0,%zmm1
vpternlogq $184,%zmm14,%zmm1,%zmm13
vpternlogq $150,128(%rsp),%zmm15,%zmm28
vpsrlq $4,%zmm28,%zmm1
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1154f(%rip),%zmm2
vpshufb %zmm1,%zmm2,%zmm1
vpandq %zmm4,%zmm28,%zmm2
vmovdqa64 1153f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm2
vpxorq %zmm2,%zmm1,%zmm1
vpternlogq $150,320(%rsp),%zmm26,%zmm1
vpmovb2m %zmm1,%k0
vpmovm2b %k0,%zmm2
vptestmb %zmm16,%zmm1,%k0
vpmovm2b %k0,%zmm3
vptestmb %zmm20,%zmm1,%k0
vpmovm2b %k0,%zmm6
vptestnmb %zmm17,%zmm1,%k1
vpandq %zmm4,%zmm1,%zmm1
vpshufb %zmm1,%zmm11,%zmm10
vpshufb %zmm1,%zmm22,%zmm10 {%k1}
vpshufb %zmm1,%zmm12,%zmm12
vmovdqa64 1089f(%rip),%zmm11
vpshufb %zmm1,%zmm11,%zmm12 {%k1}
vpternlogq $184,%zmm10,%zmm6,%zmm12
vmovdqa64 1092f(%rip),%zmm10
vpshufb %zmm1,%zmm10,%zmm10
vpshufb %zmm1,%zmm9,%zmm10 {%k1}
vmovdqa64 1094f(%rip),%zmm9
vpshufb %zmm1,%zmm9,%zmm14
vmovdqa64 1093f(%rip),%zmm9
vpshufb %zmm1,%zmm9,%zmm14 {%k1}
vpternlogq $184,%zmm10,%zmm6,%zmm14
vpternlogq $184,%zmm12,%zmm3,%zmm14
vpshufb %zmm1,%zmm24,%zmm10
vpshufb %zmm1,%zmm29,%zmm10 {%k1}
vpshufb %zmm1,%zmm18,%zmm12
vpshufb %zmm1,%zmm21,%zmm12 {%k1}
vpternlogq $184,%zmm10,%zmm6,%zmm12
vpshufb %zmm1,%zmm27,%zmm10
vpshufb %zmm1,%zmm23,%zmm10 {%k1}
vmovdqa64 1102f(%rip),%zmm9
vpshufb %zmm1,%zmm9,%zmm15
vmovdqa64 1101f(%rip),%zmm9
vpshufb %zmm1,%zmm9,%zmm15 {%k1}
vpternlogq $184,%zmm10,%zmm6,%zmm15
vpternlogq $184,%zmm12,%zmm3,%zmm15
vpternlogq $184,%zmm14,%zmm2,%zmm15
vprold $16,%zmm15,%zmm14
vprold $16,%zmm5,%zmm6
vprold $16,%zmm0,%zmm12
vpaddb %zmm15,%zmm15,%zmm1
vpmovb2m %zmm15,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,1104f(%rip){1to8},%zmm1,%zmm2
vpaddb %zmm5,%zmm5,%zmm1
vpmovb2m %zmm5,%k0
vpmovm2b %k0,%zmm3
vpternlogq $108,1104f(%rip){1to8},%zmm1,%zmm3
vmovdqa64 %zmm0,%zmm1
vpternlogq $150,%zmm14,%zmm25,%zmm1
vpternlogq $150,%zmm3,%zmm5,%zmm1
vpternlogq $150,%zmm25,%zmm0,%zmm5
vpternlogq $150,%zmm2,%zmm15,%zmm5
vpaddb %zmm0,%zmm0,%zmm2
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm3
vpternlogq $108,1104f(%rip){1to8},%zmm2,%zmm3
vmovdqa64 %zmm25,%zmm2
vpternlogq $150,%zmm6,%zmm14,%zmm2
vpternlogq $150,%zmm3,%zmm0,%zmm2
vpaddb %zmm25,%zmm25,%zmm3
vpmovb2m %zmm25,%k0
vpmovm2b %k0,%zmm10
vpternlogq $108,1104f(%rip){1to8},%zmm3,%zmm10
vpternlogq $150,%zmm14,%zmm6,%zmm12
vpternlogq $150,%zmm10,%zmm25,%zmm12
vprold $16,%zmm5,%zmm3
vprold $16,%zmm1,%zmm10
vpternlogq $150,%zmm8,%zmm3,%zmm0
vpsrlq $4,%zmm0,%zmm15
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1153f(%rip),%zmm26
vpshufb %zmm0,%zmm26,%zmm0
vpandq %zmm4,%zmm15,%zmm15
vmovdqa64 1154f(%rip),%zmm26
vpshufb %zmm15,%zmm26,%zmm15
vpxorq %zmm0,%zmm15,%zmm28
vmovdqa64 64(%rsp),%zmm9
vpternlogq $150,%zmm9,%zmm10,%zmm25
vpsrlq $4,%zmm25,%zmm0
vpandq %zmm4,%zmm25,%zmm15
vmovdqa64 1153f(%rip),%zmm25
vpshufb %zmm15,%zmm25,%zmm15
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1154f(%rip),%zmm25
vpshufb %zmm0,%zmm25,%zmm0
vpxorq %zmm15,%zmm0,%zmm26
vbroadcasti32x4 \p2(%rdi,%r9),%zmm0
vpternlogq $150,%zmm5,%zmm12,%zmm26
vprold $16,%zmm2,%zmm5
vpternlogq $150,%zmm0,%zmm14,%zmm5
vpsrlq $4,%zmm5,%zmm14
vpandq %zmm4,%zmm5,%zmm5
vmovdqa64 1153f(%rip),%zmm15
vpshufb %zmm5,%zmm15,%zmm5
vpandq %zmm4,%zmm14,%zmm14
vmovdqa64 1154f(%rip),%zmm15
vpshufb %zmm14,%zmm15,%zmm14
vpxorq %zmm5,%zmm14,%zmm25
vprold $16,%zmm12,%zmm5
vpternlogq $150,%zmm5,%zmm2,%zmm28
vpternlogq $150,%zmm1,%zmm3,%zmm25
vmovdqa64 (%rsp),%zmm11
vpternlogq $150,%zmm11,%zmm6,%zmm5
vpsrlq $4,%zmm5,%zmm1
vpandq %zmm4,%zmm5,%zmm3
vmovdqa64 1153f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm3
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1154f(%rip),%zmm5
vpshufb %zmm1,%zmm5,%zmm1
vpxorq %zmm3,%zmm1,%zmm5
vpternlogq $150,%zmm2,%zmm10,%zmm5
vpbroadcastq 1104f(%rip),%zmm10
vprold $16,%zmm13,%zmm6
vprold $16,%zmm7,%zmm12
vpaddb %zmm13,%zmm13,%zmm1
vpmovb2m %zmm13,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,%zmm10,%zmm1,%zmm2
vpaddb %zmm7,%zmm7,%zmm1
vpmovb2m %zmm7,%k0
vpmovm2b %k0,%zmm3
vpternlogq $108,%zmm10,%zmm1,%zmm3
vmovdqa64 %zmm30,%zmm15
vpternlogq $150,%zmm6,%zmm19,%zmm15
vpternlogq $150,%zmm3,%zmm7,%zmm15
vmovdqa64 %zmm7,%zmm14
vpternlogq $150,%zmm19,%zmm30,%zmm14
vpternlogq $150,%zmm2,%zmm13,%zmm14
vpaddb %zmm30,%zmm30,%zmm1
vpmovb2m %zmm30,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,%zmm10,%zmm1,%zmm2
vmovdqa64 %zmm19,%zmm13
vpternlogq $150,%zmm12,%zmm6,%zmm13
vpternlogq $150,%zmm2,%zmm30,%zmm13
vpaddb %zmm19,%zmm19,%zmm1
vpmovb2m %zmm19,%k0
vpmovm2b %k0,%zmm2
vpternlogq $108,%zmm10,%zmm1,%zmm2
vprold $16,%zmm13,%zmm1
vpternlogq $150,%zmm0,%zmm6,%zmm1
vprold $16,%zmm30,%zmm3
vpternlogq $150,%zmm6,%zmm12,%zmm3
vpternlogq $150,%zmm2,%zmm19,%zmm3
vprold $16,%zmm14,%zmm2
vpternlogq $150,%zmm8,%zmm2,%zmm30
vpsrlq $4,%zmm30,%zmm0
vpandq %zmm4,%zmm30,%zmm6
vmovdqa64 1147f(%rip),%zmm30
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm6
vpandq %zmm4,%zmm0,%zmm0
vmovdqa64 1154f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm0
vpxorq %zmm6,%zmm0,%zmm0
vpsrlq $4,%zmm1,%zmm6
vpandq %zmm4,%zmm1,%zmm1
vmovdqa64 1153f(%rip),%zmm7
vpshufb %zmm1,%zmm7,%zmm1
vpandq %zmm4,%zmm6,%zmm6
vmovdqa64 1154f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm6
vpxorq %zmm1,%zmm6,%zmm6
vpternlogq $150,%zmm15,%zmm2,%zmm6
vprold $16,%zmm15,%zmm1
vmovdqa64 1140f(%rip),%zmm15
vpternlogq $150,%zmm9,%zmm1,%zmm19
vpsrlq $4,%zmm19,%zmm2
vpandq %zmm4,%zmm19,%zmm7
vmovdqa64 1139f(%rip),%zmm19
vmovdqa64 1153f(%rip),%zmm9
vpshufb %zmm7,%zmm9,%zmm7
vpandq %zmm4,%zmm2,%zmm2
vmovdqa64 1154f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm2
vpxorq %zmm7,%zmm2,%zmm7
vpternlogq $150,%zmm14,%zmm3,%zmm7
vmovdqa64 1138f(%rip),%zmm14
vprold $16,%zmm3,%zmm2
vpternlogq $150,%zmm2,%zmm13,%zmm0
vpternlogq $150,%zmm11,%zmm12,%zmm2
vmovdqa64 1153f(%rip),%zmm9
vmovdqa64 1154f(%rip),%zmm8
vpsrlq $4,%zmm2,%zmm3
vpandq %zmm4,%zmm2,%zmm2
vpshufb %zmm2,%zmm9,%zmm2
vpandq %zmm4,%zmm3,%zmm3
vpshufb %zmm3,%zmm8,%zmm3
vpxorq %zmm2,%zmm3,%zmm8
vpternlogq $150,%zmm13,%zmm1,%zmm8
subq $-128,%r9
cmpq $\p3,%r9
jne 3b
vpunpckldq %zmm26,%zmm28,%zmm1
vpunpckhdq %zmm26,%zmm28,%zmm2
vpunpckldq %zmm5,%zmm25,%zmm3
vpunpckhdq %zmm5,%zmm25,%zmm5
vmovdqa64 1084f(%rip),%zmm11
vpshufb %zmm11,%zmm3,%zmm9
vmovdqa64 1085f(%rip),%zmm12
vpshufb %zmm12,%zmm1,%zmm10
vporq %zmm9,%zmm10,%zmm9
vbroadcasti32x4 \p4(%rdi),%zmm10
vpaddq %zmm9,%zmm10,%zmm9
vpbroadcastq 1104f(%rip),%zmm10
vmovdqu64 %zmm9,(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm13
vpshufb %zmm13,%zmm3,%zmm3
vmovdqa64 1087f(%rip),%zmm25
vpshufb %zmm25,%zmm1,%zmm1
vporq %zmm3,%zmm1,%zmm1
vbroadcasti32x4 \p4(%rdi),%zmm3
vpaddq %zmm1,%zmm3,%zmm1
vmovdqu64 %zmm1,64(%rdx,%r8)
vpshufb %zmm11,%zmm5,%zmm1
vpshufb %zmm12,%zmm2,%zmm3
vbroadcasti32x4 \p4(%rdi),%zmm9
vporq %zmm1,%zmm3,%zmm1
vpaddq %zmm1,%zmm9,%zmm1
vmovdqu64 %zmm1,128(%rdx,%r8)
vpshufb %zmm13,%zmm5,%zmm1
vpshufb %zmm25,%zmm2,%zmm2
vporq %zmm1,%zmm2,%zmm1
vbroadcasti32x4 \p4(%rdi),%zmm2
vpaddq %zmm1,%zmm2,%zmm1
vmovdqu64 %zmm1,192(%rdx,%r8)
vpunpckldq %zmm7,%zmm0,%zmm1
vpunpckhdq %zmm7,%zmm0,%zmm0
vpunpckldq %zmm8,%zmm6,%zmm2
vpunpckhdq %zmm8,%zmm6,%zmm3
vpshufb %zmm11,%zmm2,%zmm5
vpshufb %zmm12,%zmm1,%zmm6
vporq %zmm5,%zmm6,%zmm5
vbroadcasti32x4 \p4(%rdi),%zmm6
vpaddq %zmm5,%zmm6,%zmm5
vmovdqu64 %zmm5,256(%rdx,%r8)
vpshufb %zmm13,%zmm2,%zmm2
vpshufb %zmm25,%zmm1,%zmm1
vporq %zmm2,%zmm1,%zmm1
vbroadcasti32x4 \p4(%rdi),%zmm2
vpaddq %zmm1,%zmm2,%zmm1
vmovdqu64 %zmm1,320(%rdx,%r8)
vpshufb %zmm11,%zmm3,%zmm1
vpshufb %zmm12,%zmm0,%zmm2
vbroadcasti32x4 \p4(%rdi),%zmm5
vporq %zmm1,%zmm2,%zmm1
vpaddq %zmm1,%zmm5,%zmm1
vmovdqu64 %zmm1,384(%rdx,%r8)
vpshufb %zmm13,%zmm3,%zmm1
vpshufb %zmm25,%zmm0,%zmm0
vporq %zmm1,%zmm0,%zmm0
vbroadcasti32x4 \p4(%rdi),%zmm1
vpaddq %zmm0,%zmm1,%zmm0
vmovdqu64 %zmm0,448(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
movq %rbp,%rsp
popq %rbp
4:
vzeroupper
retq
.endm

.macro shared_10 p0
testq %rcx,%rcx
je \p0
pushq %rbp
movq %rsp,%rbp
andq $-64,%rsp
subq $576,%rsp
xorl %eax,%eax
vmovdqa64 1016f(%rip),%zmm16
vmovdqa64 1034f(%rip),%zmm20
vmovdqa64 1017f(%rip),%zmm17
vmovdqa64 1000f(%rip),%zmm4
vmovdqa64 1138f(%rip),%zmm14
vmovdqa64 1140f(%rip),%zmm15
vmovdqa64 1139f(%rip),%zmm19
vmovdqa64 1147f(%rip),%zmm30
vmovdqa64 1150f(%rip),%zmm31
vpbroadcastq 1104f(%rip),%zmm10
xchgw %ax,%ax
2:
movq %rax,%r8
shlq $9,%r8
vbroadcasti32x4 (%rdi),%zmm0
vpaddq (%rsi,%r8),%zmm0,%zmm5
vmovdqa64 1012f(%rip),%zmm1
vpshufb %zmm1,%zmm5,%zmm5
vpaddq 64(%rsi,%r8),%zmm0,%zmm6
vpshufb %zmm1,%zmm6,%zmm6
vpaddq 128(%rsi,%r8),%zmm0,%zmm7
vpshufb %zmm1,%zmm7,%zmm7
vpaddq 192(%rsi,%r8),%zmm0,%zmm8
vpshufb %zmm1,%zmm8,%zmm8
vpunpckldq %zmm6,%zmm5,%zmm9
vpunpckhdq %zmm6,%zmm5,%zmm5
vpunpckldq %zmm8,%zmm7,%zmm6
vpunpckhdq %zmm8,%zmm7,%zmm7
vpunpcklqdq %zmm6,%zmm9,%zmm28
vpunpckhqdq %zmm6,%zmm9,%zmm26
vpunpcklqdq %zmm7,%zmm5,%zmm25
vpaddq 256(%rsi,%r8),%zmm0,%zmm6
vpunpckhqdq %zmm7,%zmm5,%zmm5
vpshufb %zmm1,%zmm6,%zmm6
vpaddq 320(%rsi,%r8),%zmm0,%zmm7
vpshufb %zmm1,%zmm7,%zmm7
vpaddq 384(%rsi,%r8),%zmm0,%zmm8
vpshufb %zmm1,%zmm8,%zmm8
vpaddq 448(%rsi,%r8),%zmm0,%zmm0
vpshufb %zmm1,%zmm0,%zmm0
vpunpckldq %zmm7,%zmm6,%zmm9
vpunpckhdq %zmm7,%zmm6,%zmm11
vpunpckldq %zmm0,%zmm8,%zmm6
vpunpckhdq %zmm0,%zmm8,%zmm8
vpunpcklqdq %zmm6,%zmm9,%zmm0
vpunpckhqdq %zmm6,%zmm9,%zmm7
vpunpcklqdq %zmm8,%zmm11,%zmm6
vpunpckhqdq %zmm8,%zmm11,%zmm8
.endm

.macro shared_11 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11
vmovdqa64 \p0(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26
vmovdqa64 \p1(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26 {%k1}
vmovdqa64 \p2(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm27
vmovdqa64 \p3(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm27 {%k1}
vmovdqa64 \p4(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm28
vmovdqa64 \p5(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm28 {%k1}
vmovdqa64 \p6(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29
vmovdqa64 \p7(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29 {%k1}
vmovdqa64 \p8(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30
vmovdqa64 \p9(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30 {%k1}
vmovdqa64 \p10(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm31
vmovdqa64 \p11(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm31 {%k1}
.endm

.macro shared_12 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14
vmovdqa64 \p0(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm17 {%k1}
vmovdqa64 \p1(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16
vmovdqa64 \p2(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16 {%k1}
vmovdqa64 \p3(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm18
vmovdqa64 \p4(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm18 {%k1}
vmovdqa64 \p5(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm19
vmovdqa64 \p6(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm19 {%k1}
vmovdqa64 \p7(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm20
vmovdqa64 \p8(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm20 {%k1}
vmovdqa64 \p9(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm21
vmovdqa64 \p10(%rip),%zmm7
vpshufb %zmm2,%zmm7,%zmm21 {%k1}
vmovdqa64 \p11(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm22
vmovdqa64 \p12(%rip),%zmm5
vpshufb %zmm2,%zmm5,%zmm22 {%k1}
vmovdqa64 \p13(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm23
vmovdqa64 \p14(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm23 {%k1}
vpmovm2b %k0,%zmm2
.endm

.macro shared_13 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12
vmovdqa64 \p0(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm4
vmovdqa64 \p1(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm4 {%k1}
vmovdqa64 \p2(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm5
vmovdqa64 \p3(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm5 {%k1}
vmovdqa64 \p4(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm6
vmovdqa64 \p5(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm6 {%k1}
vmovdqa64 \p6(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm7
vmovdqa64 \p7(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm7 {%k1}
vmovdqa64 \p8(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm8
vmovdqa64 \p9(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm8 {%k1}
vmovdqa64 \p10(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9
vmovdqa64 \p11(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm21,%zmm31,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 \p12(%rsp),%zmm8
vptestnmb %zmm25,%zmm8,%k1
.endm

.macro shared_14 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12
vpshufb %zmm10,%zmm8,%zmm7
vbroadcasti32x4 \p0(%rdi),%zmm8
vporq %zmm5,%zmm7,%zmm5
vpaddq %zmm5,%zmm8,%zmm5
vmovdqu %xmm5,\p1(%rdx,%r11)
vextracti32x4 $1,%zmm5,\p2(%rdx,%r11)
vextracti32x4 $2,%zmm5,\p3(%rdx,%r11)
vextracti32x4 $3,%zmm5,\p4(%rdx,%r11)
vpshufb %zmm1,%zmm6,%zmm5
vpshufb %zmm2,%zmm0,%zmm7
vporq %zmm5,%zmm7,%zmm5
vbroadcasti32x4 1248(%rdi),%zmm7
vpaddq %zmm5,%zmm7,%zmm5
vmovdqu %xmm5,\p5(%rdx,%r11)
vextracti32x4 $1,%zmm5,\p6(%rdx,%r11)
vextracti32x4 $2,%zmm5,\p7(%rdx,%r11)
vextracti32x4 $3,%zmm5,\p8(%rdx,%r11)
vpshufb %zmm3,%zmm6,%zmm5
vpshufb %zmm10,%zmm0,%zmm0
vbroadcasti32x4 1264(%rdi),%zmm6
vporq %zmm5,%zmm0,%zmm0
vpaddq %zmm0,%zmm6,%zmm0
vmovdqu %xmm0,\p9(%rdx,%r11)
vextracti32x4 $1,%zmm0,\p10(%rdx,%r11)
vextracti32x4 $2,%zmm0,\p11(%rdx,%r11)
vextracti32x4 $3,%zmm0,\p12(%rdx,%r11)
.endm

.macro shared_15 p0,p1,p2,p3,p4,p5,p6
vpternlogq $\p0,%zmm21,%zmm2,%zmm16
vmovdqa64 \p1(%rip),%zmm2
vpshufb %zmm20,%zmm2,%zmm2
vmovdqa64 \p2(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm2 {%k1}
vmovdqa64 \p3(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm21
vmovdqa64 \p4(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm21 {%k1}
vptestmb %zmm10,%zmm22,%k0
vmovdqa64 1016f(%rip),%zmm3
vptestmb %zmm3,%zmm22,%k1
vpmovb2m %zmm22,%k2
vpmovm2b %k0,%zmm20
vpternlogq $226,%zmm18,%zmm20,%zmm17
vpmovm2b %k1,%zmm18
vpternlogq $226,%zmm24,%zmm20,%zmm23
vpmovm2b %k2,%zmm22
vpternlogq $226,%zmm0,%zmm20,%zmm19
vpternlogq $226,%zmm2,%zmm20,%zmm21
vpternlogq $226,%zmm17,%zmm18,%zmm23
vpternlogq $226,%zmm19,%zmm18,%zmm21
vpternlogq $226,%zmm23,%zmm22,%zmm21
vmovdqa64 %zmm16,\p5(%rsp)
vmovdqa64 %zmm21,\p6(%rsp)
.endm

.macro shared_16 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11
vmovdqa64 \p0(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 \p1(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 \p2(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 \p3(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 \p4(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 \p5(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 \p6(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 \p7(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm9 {%k1}
vmovdqa64 \p8(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm10
vmovdqa64 \p9(%rip),%zmm19
vpshufb %zmm4,%zmm19,%zmm10 {%k1}
vmovdqa64 \p10(%rip),%zmm19
vpshufb %zmm4,%zmm19,%zmm19
vmovdqa64 \p11(%rip),%zmm22
vpshufb %zmm4,%zmm22,%zmm19 {%k1}
.endm

function phalanx_0_1_kalyna_128_128_decrypt_avx512_x1
shared_6 4f,704
end_function phalanx_0_1_kalyna_128_128_decrypt_avx512_x1

function phalanx_0_1_kalyna_128_128_decrypt_avx512_x2
shared_2 6f,5,704
end_function phalanx_0_1_kalyna_128_128_decrypt_avx512_x2

function phalanx_0_1_kalyna_128_128_encrypt_avx512_x1
shared_8 4f,704
end_function phalanx_0_1_kalyna_128_128_encrypt_avx512_x1

function phalanx_0_1_kalyna_128_128_encrypt_avx512_x2
shared_10 4f
movl $176,%r9d
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
shared_4 1137f,-64,-80,-96,-112
vbroadcasti32x4 (%rdi,%r9),%zmm2
shared_9 -32,-48,-16,816,704
end_function phalanx_0_1_kalyna_128_128_encrypt_avx512_x2

function phalanx_0_1_kalyna_128_256_decrypt_avx512_x1
shared_6 4f,960
end_function phalanx_0_1_kalyna_128_256_decrypt_avx512_x1

function phalanx_0_1_kalyna_128_256_decrypt_avx512_x2
shared_2 6f,7,960
end_function phalanx_0_1_kalyna_128_256_decrypt_avx512_x2

function phalanx_0_1_kalyna_128_256_encrypt_avx512_x1
shared_8 4f,960
end_function phalanx_0_1_kalyna_128_256_encrypt_avx512_x1

function phalanx_0_1_kalyna_128_256_encrypt_avx512_x2
shared_10 4f
xorl %r9d,%r9d
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl (%rax)
shared_4 1137f,112,96,80,64
vbroadcasti32x4 176(%rdi,%r9),%zmm2
shared_9 144,128,160,896,960
end_function phalanx_0_1_kalyna_128_256_encrypt_avx512_x2

function phalanx_0_1_kalyna_256_256_decrypt_avx512_x1
shared_5 4f,960,976
end_function phalanx_0_1_kalyna_256_256_decrypt_avx512_x1

function phalanx_0_1_kalyna_256_256_decrypt_avx512_x2
shared_1 6f,7,960,976
end_function phalanx_0_1_kalyna_256_256_decrypt_avx512_x2

function phalanx_0_1_kalyna_256_256_encrypt_avx512_x1
shared_7 4f,960,976
end_function phalanx_0_1_kalyna_256_256_encrypt_avx512_x1

function phalanx_0_1_kalyna_256_256_encrypt_avx512_x2
shared_3 6f,7,960,976
end_function phalanx_0_1_kalyna_256_256_encrypt_avx512_x2

function phalanx_0_1_kalyna_256_512_decrypt_avx512_x1
shared_5 4f,1216,1232
end_function phalanx_0_1_kalyna_256_512_decrypt_avx512_x1

function phalanx_0_1_kalyna_256_512_decrypt_avx512_x2
shared_1 6f,9,1216,1232
end_function phalanx_0_1_kalyna_256_512_decrypt_avx512_x2

function phalanx_0_1_kalyna_256_512_encrypt_avx512_x1
shared_7 4f,1216,1232
end_function phalanx_0_1_kalyna_256_512_encrypt_avx512_x1

function phalanx_0_1_kalyna_256_512_encrypt_avx512_x2
shared_3 6f,9,1216,1232
end_function phalanx_0_1_kalyna_256_512_encrypt_avx512_x2

function phalanx_0_1_kalyna_512_512_decrypt_avx512_x1
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je 4f
xorl %eax,%eax
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1002f(%rip),%zmm10
vmovdqa64 1003f(%rip),%zmm15
vmovdqa64 1004f(%rip),%zmm20
vmovdqa64 1005f(%rip),%zmm21
vmovdqa64 1006f(%rip),%zmm23
vmovdqa64 1007f(%rip),%zmm14
vmovdqa64 1008f(%rip),%zmm8
vmovdqa64 1009f(%rip),%zmm9
vmovdqa64 1010f(%rip),%zmm13
vmovdqa64 1015f(%rip),%zmm22
vmovdqa64 1011f(%rip),%zmm11
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 8(%rax,%rax)
2:
movq %rax,%r8
shlq $8,%r8
vmovdqu (%rsi,%r8),%xmm0
vmovdqu 16(%rsi,%r8),%xmm2
vmovdqu64 32(%rsi,%r8),%xmm16
vinserti32x4 $1,64(%rsi,%r8),%zmm0,%zmm0
vinserti32x4 $2,128(%rsi,%r8),%zmm0,%zmm0
vinserti32x4 $3,192(%rsi,%r8),%zmm0,%zmm0
vmovdqu64 48(%rsi,%r8),%xmm17
vbroadcasti32x4 (%rdi),%zmm18
vpsubq %zmm18,%zmm0,%zmm0
vinserti32x4 $1,80(%rsi,%r8),%zmm2,%zmm2
vinserti32x4 $2,144(%rsi,%r8),%zmm2,%zmm2
vinserti32x4 $3,208(%rsi,%r8),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm18
vmovdqa64 1012f(%rip),%zmm3
vpshufb %zmm3,%zmm0,%zmm0
vpsubq %zmm18,%zmm2,%zmm2
vinserti32x4 $1,96(%rsi,%r8),%zmm16,%zmm16
vinserti32x4 $2,160(%rsi,%r8),%zmm16,%zmm16
vinserti32x4 $3,224(%rsi,%r8),%zmm16,%zmm16
vpshufb %zmm3,%zmm2,%zmm2
vbroadcasti32x4 32(%rdi),%zmm18
vpsubq %zmm18,%zmm16,%zmm16
vinserti32x4 $1,112(%rsi,%r8),%zmm17,%zmm17
vinserti32x4 $2,176(%rsi,%r8),%zmm17,%zmm17
vinserti32x4 $3,240(%rsi,%r8),%zmm17,%zmm17
vbroadcasti32x4 48(%rdi),%zmm18
vpshufb %zmm3,%zmm16,%zmm16
vpsubq %zmm18,%zmm17,%zmm17
vpshufb %zmm3,%zmm17,%zmm17
vpunpckldq %zmm2,%zmm0,%zmm18
vpunpckhdq %zmm2,%zmm0,%zmm2
vpunpckldq %zmm17,%zmm16,%zmm0
vpunpckhdq %zmm17,%zmm16,%zmm16
vpunpcklqdq %zmm0,%zmm18,%zmm30
vpunpckhqdq %zmm0,%zmm18,%zmm31
vpunpcklqdq %zmm16,%zmm2,%zmm0
vpunpckhqdq %zmm16,%zmm2,%zmm17
movl $64,%r9d
nopl 8(%rax,%rax)
3:
vprold $16,%zmm30,%zmm2
vprold $16,%zmm31,%zmm27
vprold $16,%zmm0,%zmm19
vprold $16,%zmm17,%zmm16
vbroadcasti32x4 (%rdi,%r9),%zmm24
vbroadcasti32x4 16(%rdi,%r9),%zmm29
vpxord %zmm30,%zmm2,%zmm28
vmovdqa64 %zmm11,%zmm12
vmovdqa64 %zmm22,%zmm11
vpxord %zmm31,%zmm27,%zmm22
vpxord %zmm0,%zmm19,%zmm25
vpxord %zmm17,%zmm16,%zmm26
vpxord %zmm28,%zmm25,%zmm17
vpxord %zmm22,%zmm26,%zmm18
vpsrlq $4,%zmm17,%zmm3
vpandq %zmm1,%zmm17,%zmm17
vmovdqa64 1013f(%rip),%zmm4
vpshufb %zmm17,%zmm4,%zmm4
vpandq %zmm1,%zmm3,%zmm3
vmovdqa64 1001f(%rip),%zmm5
vpshufb %zmm3,%zmm5,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm18,%zmm5
vpandq %zmm1,%zmm18,%zmm6
vmovdqa64 1014f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm10,%zmm18
vpternlogq $150,%zmm7,%zmm4,%zmm18
vmovdqa64 1013f(%rip),%zmm4
vpshufb %zmm6,%zmm4,%zmm4
vmovdqa64 1001f(%rip),%zmm6
vpshufb %zmm5,%zmm6,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vmovdqa64 1014f(%rip),%zmm5
vpshufb %zmm17,%zmm5,%zmm5
vpshufb %zmm3,%zmm10,%zmm17
vpternlogq $150,%zmm5,%zmm4,%zmm17
vpsrlq $4,%zmm27,%zmm3
vpandq %zmm1,%zmm27,%zmm4
vpshufb %zmm4,%zmm15,%zmm4
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm20,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpternlogq $150,%zmm24,%zmm2,%zmm3
vpsrlq $4,%zmm25,%zmm2
vpandq %zmm1,%zmm25,%zmm24
vpshufb %zmm24,%zmm21,%zmm4
vpandq %zmm1,%zmm2,%zmm25
vpshufb %zmm25,%zmm23,%zmm2
vpxorq %zmm4,%zmm2,%zmm2
vpsrlq $4,%zmm26,%zmm4
vpandq %zmm1,%zmm26,%zmm5
vpshufb %zmm5,%zmm14,%zmm6
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm8,%zmm7
vpxorq %zmm6,%zmm7,%zmm6
vpsrlq $4,%zmm16,%zmm7
vmovdqa64 %zmm14,%zmm15
vmovdqa64 %zmm8,%zmm14
vpandq %zmm1,%zmm16,%zmm8
vpshufb %zmm8,%zmm9,%zmm26
vpandq %zmm1,%zmm7,%zmm7
vpshufb %zmm7,%zmm13,%zmm9
vpxorq %zmm26,%zmm9,%zmm9
vpternlogq $150,%zmm6,%zmm2,%zmm9
vpsrlq $4,%zmm19,%zmm2
vpandq %zmm1,%zmm19,%zmm6
vpshufb %zmm6,%zmm11,%zmm10
vpandq %zmm1,%zmm2,%zmm2
vpshufb %zmm2,%zmm12,%zmm26
vpternlogq $150,%zmm10,%zmm3,%zmm26
vbroadcasti32x4 32(%rdi,%r9),%zmm3
vbroadcasti32x4 48(%rdi,%r9),%zmm10
vpternlogq $150,%zmm18,%zmm9,%zmm26
vmovdqa64 1003f(%rip),%zmm9
vpshufb %zmm6,%zmm9,%zmm6
vpshufb %zmm2,%zmm20,%zmm2
vpxorq %zmm6,%zmm2,%zmm2
vpternlogq $150,%zmm29,%zmm27,%zmm2
vpshufb %zmm5,%zmm21,%zmm5
vpshufb %zmm4,%zmm23,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpsrlq $4,%zmm28,%zmm5
vpandq %zmm1,%zmm28,%zmm6
vpshufb %zmm6,%zmm15,%zmm9
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm14,%zmm27
vpxorq %zmm9,%zmm27,%zmm9
vpsrlq $4,%zmm30,%zmm27
vpandq %zmm1,%zmm30,%zmm28
vmovdqa64 1009f(%rip),%zmm29
vpshufb %zmm28,%zmm29,%zmm29
vpandq %zmm1,%zmm27,%zmm27
vpshufb %zmm27,%zmm13,%zmm30
vpxorq %zmm29,%zmm30,%zmm29
vpternlogq $150,%zmm9,%zmm4,%zmm29
vpshufb %zmm8,%zmm11,%zmm4
vpshufb %zmm7,%zmm12,%zmm9
vpternlogq $150,%zmm4,%zmm2,%zmm9
vpternlogq $150,%zmm17,%zmm29,%zmm9
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm2
vpshufb %zmm7,%zmm20,%zmm4
vpxorq %zmm2,%zmm4,%zmm2
vpternlogq $150,%zmm3,%zmm19,%zmm2
vpshufb %zmm6,%zmm21,%zmm3
vpshufb %zmm5,%zmm23,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm22,%zmm4
vpandq %zmm1,%zmm22,%zmm5
vpshufb %zmm5,%zmm15,%zmm6
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm14,%zmm7
vpxorq %zmm6,%zmm7,%zmm6
vpsrlq $4,%zmm31,%zmm7
vpandq %zmm1,%zmm31,%zmm8
vmovdqa64 1009f(%rip),%zmm19
vpshufb %zmm8,%zmm19,%zmm19
vpandq %zmm1,%zmm7,%zmm7
vpshufb %zmm7,%zmm13,%zmm22
vpxorq %zmm19,%zmm22,%zmm19
vpternlogq $150,%zmm6,%zmm3,%zmm19
vpshufb %zmm28,%zmm11,%zmm3
vpshufb %zmm27,%zmm12,%zmm6
vpternlogq $150,%zmm3,%zmm2,%zmm6
vpternlogq $150,%zmm18,%zmm19,%zmm6
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm28,%zmm2,%zmm2
vpshufb %zmm27,%zmm20,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpternlogq $150,%zmm10,%zmm16,%zmm2
vpshufb %zmm5,%zmm21,%zmm3
vpshufb %zmm4,%zmm23,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm24,%zmm15,%zmm4
vpshufb %zmm25,%zmm14,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm0,%zmm5
vpandq %zmm1,%zmm0,%zmm0
vmovdqa64 1009f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm0
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm13,%zmm5
vpxorq %zmm0,%zmm5,%zmm0
vpternlogq $150,%zmm4,%zmm3,%zmm0
vpshufb %zmm8,%zmm11,%zmm3
vpshufb %zmm7,%zmm12,%zmm4
vpternlogq $150,%zmm3,%zmm2,%zmm4
vpternlogq $150,%zmm17,%zmm0,%zmm4
vpshufb 1158f(%rip),%zmm26,%zmm0
vpshufb 1159f(%rip),%zmm9,%zmm18
vpshufb 1160f(%rip),%zmm6,%zmm17
vpshufb 1161f(%rip),%zmm4,%zmm16
vptestmb 1016f(%rip),%zmm0,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm0,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm4
vmovdqa64 1018f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1019f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1020f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm30
vmovdqa64 1021f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm30 {%k1}
shared_16 1022f,1023f,1024f,1025f,1026f,1027f,1028f,1029f,1030f,1031f,1032f,1033f
vptestmb 1034f(%rip),%zmm0,%k0
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm10,%zmm0,%zmm19
vpternlogq $184,%zmm8,%zmm0,%zmm9
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpternlogq $184,%zmm5,%zmm0,%zmm30
vpternlogq $226,%zmm19,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm30
vpternlogq $226,%zmm9,%zmm3,%zmm30
vptestmb 1016f(%rip),%zmm18,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm18,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm18,%k1
vpandq %zmm1,%zmm18,%zmm4
vmovdqa64 1035f(%rip),%zmm0
vpshufb %zmm4,%zmm0,%zmm5
vmovdqa64 1036f(%rip),%zmm0
vpshufb %zmm4,%zmm0,%zmm5 {%k1}
vmovdqa64 1037f(%rip),%zmm0
vpshufb %zmm4,%zmm0,%zmm0
vmovdqa64 1038f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm0 {%k1}
shared_16 1039f,1040f,1041f,1042f,1043f,1044f,1045f,1046f,1047f,1048f,1049f,1050f
vptestmb 1034f(%rip),%zmm18,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm10,%zmm4,%zmm19
vpternlogq $184,%zmm8,%zmm4,%zmm9
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpternlogq $184,%zmm5,%zmm4,%zmm0
vpternlogq $226,%zmm19,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm0
vpternlogq $226,%zmm9,%zmm3,%zmm0
vptestmb 1016f(%rip),%zmm17,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm17,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm17,%k1
vpandq %zmm1,%zmm17,%zmm4
vmovdqa64 1051f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1052f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1053f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31
vmovdqa64 1054f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm31 {%k1}
vmovdqa64 1055f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1056f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1057f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1058f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1059f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1060f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1061f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1062f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm9 {%k1}
vmovdqa64 1063f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm10
vmovdqa64 1064f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm10 {%k1}
vmovdqa64 1065f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm18
vmovdqa64 1066f(%rip),%zmm19
vpshufb %zmm4,%zmm19,%zmm18 {%k1}
vptestmb 1034f(%rip),%zmm17,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm10,%zmm4,%zmm18
vpternlogq $184,%zmm8,%zmm4,%zmm9
vpternlogq $184,%zmm6,%zmm4,%zmm7
vpternlogq $184,%zmm5,%zmm4,%zmm31
vpternlogq $226,%zmm18,%zmm2,%zmm9
vpternlogq $226,%zmm7,%zmm2,%zmm31
vpternlogq $226,%zmm9,%zmm3,%zmm31
vptestmb 1016f(%rip),%zmm16,%k0
vpmovm2b %k0,%zmm2
vpmovb2m %zmm16,%k0
vpmovm2b %k0,%zmm3
vptestnmb 1017f(%rip),%zmm16,%k1
vpandq %zmm1,%zmm16,%zmm4
vmovdqa64 1067f(%rip),%zmm5
vpshufb %zmm4,%zmm5,%zmm5
vmovdqa64 1068f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm5 {%k1}
vmovdqa64 1069f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm6
vmovdqa64 1070f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm6 {%k1}
vmovdqa64 1071f(%rip),%zmm7
vpshufb %zmm4,%zmm7,%zmm7
vmovdqa64 1072f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm7 {%k1}
vmovdqa64 1073f(%rip),%zmm8
vpshufb %zmm4,%zmm8,%zmm8
vmovdqa64 1074f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm8 {%k1}
vmovdqa64 1075f(%rip),%zmm9
vpshufb %zmm4,%zmm9,%zmm9
vmovdqa64 1076f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm9 {%k1}
vmovdqa64 1077f(%rip),%zmm10
vpshufb %zmm4,%zmm10,%zmm10
vmovdqa64 1078f(%rip),%zmm17
vpshufb %zmm4,%zmm17,%zmm10 {%k1}
vmovdqa64 1079f(%rip),%zmm17
vpshufb %zmm4,%zmm17,%zmm17
vmovdqa64 1080f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm17 {%k1}
vmovdqa64 1081f(%rip),%zmm18
vpshufb %zmm4,%zmm18,%zmm18
vmovdqa64 1082f(%rip),%zmm19
vpshufb %zmm4,%zmm19,%zmm18 {%k1}
vptestmb 1034f(%rip),%zmm16,%k0
vpmovm2b %k0,%zmm4
vpternlogq $184,%zmm17,%zmm4,%zmm18
vpternlogq $184,%zmm9,%zmm4,%zmm10
vpternlogq $184,%zmm7,%zmm4,%zmm8
vpternlogq $184,%zmm5,%zmm4,%zmm6
vpternlogq $226,%zmm18,%zmm2,%zmm10
vpternlogq $226,%zmm8,%zmm2,%zmm6
vpternlogq $226,%zmm10,%zmm3,%zmm6
vprold $16,%zmm30,%zmm2
vprold $16,%zmm0,%zmm27
vprold $16,%zmm31,%zmm19
vprold $16,%zmm6,%zmm16
vbroadcasti32x4 64(%rdi,%r9),%zmm3
vbroadcasti32x4 80(%rdi,%r9),%zmm29
vpxord %zmm30,%zmm2,%zmm28
vpxord %zmm0,%zmm27,%zmm22
vpxord %zmm31,%zmm19,%zmm4
vpxord %zmm6,%zmm16,%zmm5
vpxord %zmm28,%zmm4,%zmm6
vpxord %zmm22,%zmm5,%zmm7
vpsrlq $4,%zmm6,%zmm8
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1013f(%rip),%zmm9
vpshufb %zmm6,%zmm9,%zmm9
vpandq %zmm1,%zmm8,%zmm8
vmovdqa64 1001f(%rip),%zmm10
vpshufb %zmm8,%zmm10,%zmm10
vpxorq %zmm9,%zmm10,%zmm9
vpsrlq $4,%zmm7,%zmm10
vpandq %zmm1,%zmm7,%zmm7
vmovdqa64 1014f(%rip),%zmm17
vpshufb %zmm7,%zmm17,%zmm17
vpandq %zmm1,%zmm10,%zmm10
vmovdqa64 1002f(%rip),%zmm18
vpshufb %zmm10,%zmm18,%zmm18
vpternlogq $150,%zmm17,%zmm9,%zmm18
vmovdqa64 1013f(%rip),%zmm9
vpshufb %zmm7,%zmm9,%zmm7
vmovdqa64 1001f(%rip),%zmm9
vpshufb %zmm10,%zmm9,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vmovdqa64 1014f(%rip),%zmm9
vpshufb %zmm6,%zmm9,%zmm6
vmovdqa64 1002f(%rip),%zmm9
vpshufb %zmm8,%zmm9,%zmm17
vpternlogq $150,%zmm6,%zmm7,%zmm17
vpsrlq $4,%zmm27,%zmm6
vpandq %zmm1,%zmm27,%zmm7
vmovdqa64 1003f(%rip),%zmm8
vpshufb %zmm7,%zmm8,%zmm7
vpandq %zmm1,%zmm6,%zmm6
vpshufb %zmm6,%zmm20,%zmm6
vpxorq %zmm7,%zmm6,%zmm6
vpternlogq $150,%zmm3,%zmm2,%zmm6
vpsrlq $4,%zmm4,%zmm2
vpandq %zmm1,%zmm4,%zmm24
vpshufb %zmm24,%zmm21,%zmm3
vpandq %zmm1,%zmm2,%zmm25
vpshufb %zmm25,%zmm23,%zmm2
vpxorq %zmm3,%zmm2,%zmm3
vpsrlq $4,%zmm5,%zmm2
vpandq %zmm1,%zmm5,%zmm4
vpshufb %zmm4,%zmm15,%zmm5
vpandq %zmm1,%zmm2,%zmm7
vpshufb %zmm7,%zmm14,%zmm2
vpxorq %zmm5,%zmm2,%zmm5
vpsrlq $4,%zmm16,%zmm2
vpandq %zmm1,%zmm16,%zmm8
vmovdqa64 1009f(%rip),%zmm9
vpshufb %zmm8,%zmm9,%zmm9
vpandq %zmm1,%zmm2,%zmm10
vpshufb %zmm10,%zmm13,%zmm2
vpxorq %zmm9,%zmm2,%zmm2
vpternlogq $150,%zmm5,%zmm3,%zmm2
vpsrlq $4,%zmm19,%zmm3
vpandq %zmm1,%zmm19,%zmm5
vpshufb %zmm5,%zmm11,%zmm9
vpandq %zmm1,%zmm3,%zmm3
vpshufb %zmm3,%zmm12,%zmm26
vpternlogq $150,%zmm9,%zmm6,%zmm26
vbroadcasti32x4 96(%rdi,%r9),%zmm6
vmovdqa64 1003f(%rip),%zmm9
vpshufb %zmm5,%zmm9,%zmm5
vpshufb %zmm3,%zmm20,%zmm3
vpxorq %zmm5,%zmm3,%zmm3
vpternlogq $150,%zmm29,%zmm27,%zmm3
vpshufb %zmm4,%zmm21,%zmm4
vpshufb %zmm7,%zmm23,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm28,%zmm5
vpandq %zmm1,%zmm28,%zmm7
vpshufb %zmm7,%zmm15,%zmm9
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm14,%zmm27
vpxorq %zmm9,%zmm27,%zmm9
vpsrlq $4,%zmm30,%zmm27
vpandq %zmm1,%zmm30,%zmm28
vmovdqa64 1009f(%rip),%zmm29
vpshufb %zmm28,%zmm29,%zmm29
vpandq %zmm1,%zmm27,%zmm27
vpshufb %zmm27,%zmm13,%zmm30
vpxorq %zmm29,%zmm30,%zmm29
vpternlogq $150,%zmm9,%zmm4,%zmm29
vpshufb %zmm8,%zmm11,%zmm4
vpshufb %zmm10,%zmm12,%zmm9
vpternlogq $150,%zmm4,%zmm3,%zmm9
vmovdqa64 1003f(%rip),%zmm3
vpshufb %zmm8,%zmm3,%zmm3
vpshufb %zmm10,%zmm20,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,%zmm6,%zmm19,%zmm3
vpshufb %zmm7,%zmm21,%zmm4
vpshufb %zmm5,%zmm23,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm22,%zmm5
vpandq %zmm1,%zmm22,%zmm6
vmovdqa64 %zmm11,%zmm22
vmovdqa64 %zmm12,%zmm11
vmovdqa64 1158f(%rip),%zmm12
vpshufb %zmm6,%zmm15,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm14,%zmm8
vpxorq %zmm7,%zmm8,%zmm7
vpsrlq $4,%zmm0,%zmm8
vpandq %zmm1,%zmm0,%zmm0
vmovdqa64 1009f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm10
vpandq %zmm1,%zmm8,%zmm8
vpshufb %zmm8,%zmm13,%zmm19
vpxorq %zmm10,%zmm19,%zmm10
vpternlogq $150,%zmm7,%zmm4,%zmm10
vpshufb %zmm28,%zmm22,%zmm4
vpshufb %zmm27,%zmm11,%zmm7
vpternlogq $150,%zmm4,%zmm3,%zmm7
vpternlogq $150,%zmm18,%zmm2,%zmm26
vpternlogq $150,%zmm18,%zmm10,%zmm7
vmovdqa64 1003f(%rip),%zmm2
vpshufb %zmm28,%zmm2,%zmm2
vpshufb %zmm27,%zmm20,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vbroadcasti32x4 112(%rdi,%r9),%zmm3
vpternlogq $150,%zmm3,%zmm16,%zmm2
vpternlogq $150,%zmm17,%zmm29,%zmm9
vpshufb %zmm6,%zmm21,%zmm3
vpshufb %zmm5,%zmm23,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpshufb %zmm24,%zmm15,%zmm4
vmovdqa64 1021f(%rip),%zmm24
vmovdqa64 1018f(%rip),%zmm19
vmovdqa64 1019f(%rip),%zmm18
vpshufb %zmm25,%zmm14,%zmm5
vmovdqa64 1020f(%rip),%zmm25
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm31,%zmm5
vpandq %zmm1,%zmm31,%zmm6
vmovdqa64 1009f(%rip),%zmm10
vpshufb %zmm6,%zmm10,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm13,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpshufb %zmm0,%zmm22,%zmm0
vpshufb %zmm8,%zmm11,%zmm16
vpternlogq $150,%zmm0,%zmm2,%zmm16
vpternlogq $150,%zmm17,%zmm5,%zmm16
vpshufb %zmm12,%zmm26,%zmm2
vmovdqa64 1161f(%rip),%zmm12
vmovdqa64 1160f(%rip),%zmm3
vmovdqa64 1159f(%rip),%zmm0
vpshufb %zmm0,%zmm9,%zmm0
vpshufb %zmm3,%zmm7,%zmm17
vptestmb 1016f(%rip),%zmm2,%k0
vptestnmb 1017f(%rip),%zmm2,%k1
vpandq %zmm1,%zmm2,%zmm3
vpshufb %zmm3,%zmm19,%zmm4
vpshufb %zmm3,%zmm18,%zmm4 {%k1}
vpshufb %zmm3,%zmm25,%zmm30
vmovdqa64 1032f(%rip),%zmm25
vpshufb %zmm3,%zmm24,%zmm30 {%k1}
vmovdqa64 1028f(%rip),%zmm24
vmovdqa64 1029f(%rip),%zmm19
vmovdqa64 1026f(%rip),%zmm18
vmovdqa64 1027f(%rip),%zmm10
vmovdqa64 1024f(%rip),%zmm9
vmovdqa64 1025f(%rip),%zmm8
vmovdqa64 1022f(%rip),%zmm7
vmovdqa64 1023f(%rip),%zmm6
vpshufb %zmm3,%zmm7,%zmm5
vpshufb %zmm3,%zmm6,%zmm5 {%k1}
vpshufb %zmm3,%zmm9,%zmm6
vpshufb %zmm3,%zmm8,%zmm6 {%k1}
vpshufb %zmm3,%zmm18,%zmm7
vpshufb %zmm3,%zmm10,%zmm7 {%k1}
vpshufb %zmm3,%zmm24,%zmm8
vmovdqa64 1033f(%rip),%zmm24
vmovdqa64 1030f(%rip),%zmm18
vmovdqa64 1031f(%rip),%zmm10
vpshufb %zmm3,%zmm19,%zmm8 {%k1}
vpshufb %zmm3,%zmm18,%zmm9
vpshufb %zmm3,%zmm10,%zmm9 {%k1}
vpshufb %zmm3,%zmm25,%zmm10
vmovdqa64 1037f(%rip),%zmm25
vpshufb %zmm3,%zmm24,%zmm10 {%k1}
vmovdqa64 1038f(%rip),%zmm24
vmovdqa64 1035f(%rip),%zmm19
vmovdqa64 1036f(%rip),%zmm18
vpmovm2b %k0,%zmm3
vpmovb2m %zmm2,%k0
vptestmb 1034f(%rip),%zmm2,%k1
vpmovm2b %k1,%zmm2
vpternlogq $184,%zmm9,%zmm2,%zmm10
vpmovm2b %k0,%zmm9
vpternlogq $184,%zmm7,%zmm2,%zmm8
vpternlogq $184,%zmm5,%zmm2,%zmm6
vpternlogq $184,%zmm4,%zmm2,%zmm30
vpternlogq $226,%zmm10,%zmm3,%zmm8
vpternlogq $226,%zmm6,%zmm3,%zmm30
vpternlogq $226,%zmm8,%zmm9,%zmm30
vptestmb 1016f(%rip),%zmm0,%k0
vptestnmb 1017f(%rip),%zmm0,%k1
vpandq %zmm1,%zmm0,%zmm2
vpshufb %zmm2,%zmm19,%zmm3
vpshufb %zmm2,%zmm18,%zmm3 {%k1}
vpshufb %zmm2,%zmm25,%zmm31
vmovdqa64 1047f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm31 {%k1}
vmovdqa64 1048f(%rip),%zmm24
vmovdqa64 1045f(%rip),%zmm19
vmovdqa64 1046f(%rip),%zmm18
vmovdqa64 1043f(%rip),%zmm10
vmovdqa64 1044f(%rip),%zmm9
vmovdqa64 1041f(%rip),%zmm8
vmovdqa64 1042f(%rip),%zmm7
vmovdqa64 1039f(%rip),%zmm6
vmovdqa64 1040f(%rip),%zmm5
vpshufb %zmm2,%zmm6,%zmm4
vpshufb %zmm2,%zmm5,%zmm4 {%k1}
vpshufb %zmm2,%zmm8,%zmm5
vpshufb %zmm2,%zmm7,%zmm5 {%k1}
vpshufb %zmm2,%zmm10,%zmm6
vpshufb %zmm2,%zmm9,%zmm6 {%k1}
vpshufb %zmm2,%zmm19,%zmm7
vpshufb %zmm2,%zmm18,%zmm7 {%k1}
vpshufb %zmm2,%zmm25,%zmm8
vmovdqa64 1061f(%rip),%zmm25
vpshufb %zmm2,%zmm24,%zmm8 {%k1}
vmovdqa64 1051f(%rip),%zmm24
vmovdqa64 1052f(%rip),%zmm19
vmovdqa64 1049f(%rip),%zmm18
vmovdqa64 1050f(%rip),%zmm10
vpshufb %zmm2,%zmm18,%zmm9
vpshufb %zmm2,%zmm10,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm0,%k0
vptestmb 1034f(%rip),%zmm0,%k1
vpmovm2b %k1,%zmm0
vpternlogq $184,%zmm8,%zmm0,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm0,%zmm7
vpternlogq $184,%zmm4,%zmm0,%zmm5
vpternlogq $184,%zmm3,%zmm0,%zmm31
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm31
vpternlogq $226,%zmm7,%zmm8,%zmm31
vptestmb 1016f(%rip),%zmm17,%k0
vptestnmb 1017f(%rip),%zmm17,%k1
vpandq %zmm1,%zmm17,%zmm2
vpshufb %zmm2,%zmm24,%zmm3
vmovdqa64 1062f(%rip),%zmm24
vmovdqa64 1059f(%rip),%zmm18
vmovdqa64 1060f(%rip),%zmm10
vmovdqa64 1057f(%rip),%zmm9
vmovdqa64 1058f(%rip),%zmm8
vmovdqa64 1055f(%rip),%zmm7
vmovdqa64 1056f(%rip),%zmm6
vmovdqa64 1053f(%rip),%zmm5
vmovdqa64 1054f(%rip),%zmm4
vpshufb %zmm2,%zmm19,%zmm3 {%k1}
vpshufb %zmm2,%zmm5,%zmm0
vpshufb %zmm2,%zmm4,%zmm0 {%k1}
vpshufb %zmm2,%zmm7,%zmm4
vpshufb %zmm2,%zmm6,%zmm4 {%k1}
vpshufb %zmm2,%zmm9,%zmm5
vpshufb %zmm2,%zmm8,%zmm5 {%k1}
vpshufb %zmm2,%zmm18,%zmm6
vpshufb %zmm2,%zmm10,%zmm6 {%k1}
vpshufb %zmm2,%zmm25,%zmm7
vpshufb %zmm2,%zmm24,%zmm7 {%k1}
vmovdqa64 1077f(%rip),%zmm24
vmovdqa64 1065f(%rip),%zmm19
vmovdqa64 1066f(%rip),%zmm18
vmovdqa64 1063f(%rip),%zmm10
vmovdqa64 1064f(%rip),%zmm9
vpshufb %zmm2,%zmm10,%zmm8
vpshufb %zmm2,%zmm9,%zmm8 {%k1}
vpshufb %zmm2,%zmm19,%zmm9
vpshufb %zmm2,%zmm18,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vpmovb2m %zmm17,%k0
vptestmb 1034f(%rip),%zmm17,%k1
vpmovm2b %k1,%zmm10
vpshufb %zmm12,%zmm16,%zmm16
vmovdqa64 1017f(%rip),%zmm12
vpternlogq $184,%zmm8,%zmm10,%zmm9
vpmovm2b %k0,%zmm8
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpternlogq $184,%zmm3,%zmm10,%zmm0
vpternlogq $226,%zmm9,%zmm2,%zmm7
vpternlogq $226,%zmm5,%zmm2,%zmm0
vpternlogq $226,%zmm7,%zmm8,%zmm0
vptestnmb %zmm12,%zmm16,%k1
vmovdqa64 1073f(%rip),%zmm12
vmovdqa64 1074f(%rip),%zmm9
vmovdqa64 1071f(%rip),%zmm8
vmovdqa64 1072f(%rip),%zmm7
vmovdqa64 1069f(%rip),%zmm6
vmovdqa64 1070f(%rip),%zmm5
vmovdqa64 1067f(%rip),%zmm3
vmovdqa64 1068f(%rip),%zmm4
vmovdqa64 1034f(%rip),%zmm10
vpandq %zmm1,%zmm16,%zmm2
vpshufb %zmm2,%zmm3,%zmm3
vpshufb %zmm2,%zmm4,%zmm3 {%k1}
vpshufb %zmm2,%zmm6,%zmm17
vpshufb %zmm2,%zmm5,%zmm17 {%k1}
vpshufb %zmm2,%zmm8,%zmm4
vpshufb %zmm2,%zmm7,%zmm4 {%k1}
vpshufb %zmm2,%zmm12,%zmm5
vmovdqa64 1078f(%rip),%zmm12
vmovdqa64 1075f(%rip),%zmm8
vmovdqa64 1076f(%rip),%zmm7
vpshufb %zmm2,%zmm9,%zmm5 {%k1}
vpshufb %zmm2,%zmm8,%zmm6
vpshufb %zmm2,%zmm7,%zmm6 {%k1}
vpshufb %zmm2,%zmm24,%zmm7
vmovdqa64 1081f(%rip),%zmm18
vpshufb %zmm2,%zmm12,%zmm7 {%k1}
vmovdqa64 1079f(%rip),%zmm12
vmovdqa64 1080f(%rip),%zmm9
vpshufb %zmm2,%zmm12,%zmm8
vmovdqa64 1082f(%rip),%zmm12
vpshufb %zmm2,%zmm9,%zmm8 {%k1}
vpshufb %zmm2,%zmm18,%zmm9
vpshufb %zmm2,%zmm12,%zmm9 {%k1}
vptestmb %zmm10,%zmm16,%k0
vpmovm2b %k0,%zmm2
vpternlogq $184,%zmm8,%zmm2,%zmm9
vmovdqa64 %zmm14,%zmm8
vmovdqa64 %zmm15,%zmm14
vmovdqa64 1003f(%rip),%zmm15
vmovdqa64 1002f(%rip),%zmm10
vpternlogq $184,%zmm6,%zmm2,%zmm7
vpternlogq $184,%zmm4,%zmm2,%zmm5
vmovdqa64 1016f(%rip),%zmm4
vpternlogq $184,%zmm3,%zmm2,%zmm17
vptestmb %zmm4,%zmm16,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm9,%zmm2,%zmm7
vmovdqa64 1009f(%rip),%zmm9
vpternlogq $226,%zmm5,%zmm2,%zmm17
vpmovb2m %zmm16,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm7,%zmm2,%zmm17
subq $-128,%r9
cmpq $1216,%r9
jne 3b
vpunpckldq %zmm31,%zmm30,%zmm2
vpunpckhdq %zmm31,%zmm30,%zmm16
vpunpckldq %zmm17,%zmm0,%zmm18
vpunpckhdq %zmm17,%zmm0,%zmm0
vmovdqa64 1084f(%rip),%zmm3
vpshufb %zmm3,%zmm18,%zmm17
vmovdqa64 1085f(%rip),%zmm4
vpshufb %zmm4,%zmm2,%zmm19
vporq %zmm17,%zmm19,%zmm17
vbroadcasti32x4 1216(%rdi),%zmm19
vpsubq %zmm19,%zmm17,%zmm17
vmovdqu64 %xmm17,(%rdx,%r8)
vextracti32x4 $1,%zmm17,64(%rdx,%r8)
vextracti32x4 $2,%zmm17,128(%rdx,%r8)
vextracti32x4 $3,%zmm17,192(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm5
vpshufb %zmm5,%zmm18,%zmm17
vmovdqa64 1087f(%rip),%zmm6
vpshufb %zmm6,%zmm2,%zmm2
vbroadcasti32x4 1232(%rdi),%zmm18
vporq %zmm17,%zmm2,%zmm2
vpsubq %zmm18,%zmm2,%zmm2
vmovdqu %xmm2,16(%rdx,%r8)
vextracti32x4 $1,%zmm2,80(%rdx,%r8)
vextracti32x4 $2,%zmm2,144(%rdx,%r8)
vextracti32x4 $3,%zmm2,208(%rdx,%r8)
vpshufb %zmm3,%zmm0,%zmm2
vpshufb %zmm4,%zmm16,%zmm17
vporq %zmm2,%zmm17,%zmm2
vbroadcasti32x4 1248(%rdi),%zmm17
vpsubq %zmm17,%zmm2,%zmm2
vmovdqu %xmm2,32(%rdx,%r8)
vextracti32x4 $1,%zmm2,96(%rdx,%r8)
vextracti32x4 $2,%zmm2,160(%rdx,%r8)
vextracti32x4 $3,%zmm2,224(%rdx,%r8)
vpshufb %zmm5,%zmm0,%zmm0
vpshufb %zmm6,%zmm16,%zmm2
vbroadcasti32x4 1264(%rdi),%zmm16
vporq %zmm0,%zmm2,%zmm0
vpsubq %zmm16,%zmm0,%zmm0
vmovdqu %xmm0,48(%rdx,%r8)
vextracti32x4 $1,%zmm0,112(%rdx,%r8)
vextracti32x4 $2,%zmm0,176(%rdx,%r8)
vextracti32x4 $3,%zmm0,240(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
end_function phalanx_0_1_kalyna_512_512_decrypt_avx512_x1

function phalanx_0_1_kalyna_512_512_decrypt_avx512_x2
testq %rcx,%rcx
je 6f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $832,%rsp
leaq 256(%rsp),%rax
leaq 64(%rdi),%r8
xorl %r9d,%r9d
movq %rsp,%r10
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1013f(%rip),%zmm8
vmovdqa64 1001f(%rip),%zmm9
vmovdqa64 1014f(%rip),%zmm10
vmovdqa64 1010f(%rip),%zmm29
vmovdqa64 1158f(%rip),%zmm12
vmovdqa64 1159f(%rip),%zmm13
nopl 512(%rax)
2:
movq %r9,%r11
shlq $9,%r11
vmovdqu (%rsi,%r11),%xmm0
vmovdqu 16(%rsi,%r11),%xmm2
vmovdqu64 32(%rsi,%r11),%xmm16
vmovdqu64 48(%rsi,%r11),%xmm17
vinserti32x4 $1,64(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $2,128(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $3,192(%rsi,%r11),%zmm0,%zmm0
vbroadcasti32x4 (%rdi),%zmm18
vpsubq %zmm18,%zmm0,%zmm0
vmovdqa64 1012f(%rip),%zmm3
vpshufb %zmm3,%zmm0,%zmm0
vinserti32x4 $1,80(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $2,144(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $3,208(%rsi,%r11),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm19
vpsubq %zmm19,%zmm2,%zmm2
vpshufb %zmm3,%zmm2,%zmm2
vinserti32x4 $1,96(%rsi,%r11),%zmm16,%zmm16
vinserti32x4 $2,160(%rsi,%r11),%zmm16,%zmm16
vinserti32x4 $3,224(%rsi,%r11),%zmm16,%zmm16
vbroadcasti32x4 32(%rdi),%zmm19
vpsubq %zmm19,%zmm16,%zmm16
vpshufb %zmm3,%zmm16,%zmm16
vinserti32x4 $1,112(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $2,176(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $3,240(%rsi,%r11),%zmm17,%zmm17
vbroadcasti32x4 48(%rdi),%zmm19
vpsubq %zmm19,%zmm17,%zmm17
vpshufb %zmm3,%zmm17,%zmm17
vpunpckldq %zmm2,%zmm0,%zmm19
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm17,%zmm16,%zmm2
vpunpckhdq %zmm17,%zmm16,%zmm16
vpunpcklqdq %zmm2,%zmm19,%zmm17
vpunpckhqdq %zmm2,%zmm19,%zmm2
vpunpcklqdq %zmm16,%zmm0,%zmm19
vpunpckhqdq %zmm16,%zmm0,%zmm0
vmovdqa64 %zmm17,(%rsp)
vmovdqa64 %zmm2,64(%rsp)
vmovdqa64 %zmm19,128(%rsp)
vmovdqa64 %zmm0,192(%rsp)
vmovdqu 256(%rsi,%r11),%xmm0
vmovdqu 272(%rsi,%r11),%xmm2
vmovdqu64 288(%rsi,%r11),%xmm16
vmovdqu64 304(%rsi,%r11),%xmm17
vinserti32x4 $1,320(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $2,384(%rsi,%r11),%zmm0,%zmm0
vinserti32x4 $3,448(%rsi,%r11),%zmm0,%zmm0
vpsubq %zmm18,%zmm0,%zmm0
vpshufb %zmm3,%zmm0,%zmm0
vinserti32x4 $1,336(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $2,400(%rsi,%r11),%zmm2,%zmm2
vinserti32x4 $3,464(%rsi,%r11),%zmm2,%zmm2
vbroadcasti32x4 16(%rdi),%zmm18
vpsubq %zmm18,%zmm2,%zmm2
vpshufb %zmm3,%zmm2,%zmm2
vinserti32x4 $1,352(%rsi,%r11),%zmm16,%zmm16
vinserti32x4 $2,416(%rsi,%r11),%zmm16,%zmm16
vinserti32x4 $3,480(%rsi,%r11),%zmm16,%zmm16
vbroadcasti32x4 32(%rdi),%zmm18
vpsubq %zmm18,%zmm16,%zmm16
vpshufb %zmm3,%zmm16,%zmm16
vinserti32x4 $1,368(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $2,432(%rsi,%r11),%zmm17,%zmm17
vinserti32x4 $3,496(%rsi,%r11),%zmm17,%zmm17
vbroadcasti32x4 48(%rdi),%zmm18
vpsubq %zmm18,%zmm17,%zmm17
vpshufb %zmm3,%zmm17,%zmm17
vpunpckldq %zmm2,%zmm0,%zmm18
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm17,%zmm16,%zmm2
vpunpckhdq %zmm17,%zmm16,%zmm16
vpunpcklqdq %zmm2,%zmm18,%zmm17
vpunpckhqdq %zmm2,%zmm18,%zmm2
vpunpcklqdq %zmm16,%zmm0,%zmm18
vpunpckhqdq %zmm16,%zmm0,%zmm0
vmovdqa64 %zmm17,256(%rsp)
vmovdqa64 %zmm2,320(%rsp)
vmovdqa64 %zmm18,384(%rsp)
vmovdqa64 %zmm0,448(%rsp)
xorl %ebx,%ebx
movq %r8,%r14
xchgw %ax,%ax
3:
vbroadcasti32x4 (%r14),%zmm0
vmovdqa64 %zmm0,576(%rsp)
vbroadcasti32x4 16(%r14),%zmm0
vmovdqa64 %zmm0,512(%rsp)
vbroadcasti32x4 32(%r14),%zmm0
vmovdqa64 %zmm0,704(%rsp)
vbroadcasti32x4 48(%r14),%zmm0
vmovdqa64 %zmm0,640(%rsp)
movb $1,%r15b
movq %r10,%r12
vmovdqa64 %zmm12,%zmm28
vmovdqa64 %zmm13,%zmm30
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
4:
vmovdqa64 (%r12),%zmm17
vmovdqa64 64(%r12),%zmm24
vmovdqa64 128(%r12),%zmm0
vmovdqa64 192(%r12),%zmm2
vprold $16,%zmm17,%zmm16
vprold $16,%zmm24,%zmm19
vprold $16,%zmm0,%zmm20
vprold $16,%zmm2,%zmm31
vpxord %zmm17,%zmm16,%zmm18
vpxord %zmm24,%zmm19,%zmm26
vpxord %zmm0,%zmm20,%zmm21
vpxord %zmm2,%zmm31,%zmm2
vpxord %zmm18,%zmm21,%zmm22
vpxord %zmm26,%zmm2,%zmm23
vpsrlq $4,%zmm22,%zmm25
vpandq %zmm1,%zmm22,%zmm22
vpshufb %zmm22,%zmm8,%zmm3
vpandq %zmm1,%zmm25,%zmm4
vpshufb %zmm4,%zmm9,%zmm25
vpxorq %zmm3,%zmm25,%zmm3
vpsrlq $4,%zmm23,%zmm25
vpandq %zmm1,%zmm23,%zmm23
vpshufb %zmm23,%zmm10,%zmm5
vpandq %zmm1,%zmm25,%zmm6
vmovdqa64 1002f(%rip),%zmm7
vpshufb %zmm6,%zmm7,%zmm25
vpternlogq $150,%zmm5,%zmm3,%zmm25
vpshufb %zmm23,%zmm8,%zmm3
vpshufb %zmm6,%zmm9,%zmm5
vpxorq %zmm3,%zmm5,%zmm3
vpshufb %zmm22,%zmm10,%zmm5
vpshufb %zmm4,%zmm7,%zmm23
vpternlogq $150,%zmm5,%zmm3,%zmm23
vpsrlq $4,%zmm19,%zmm3
vpandq %zmm1,%zmm19,%zmm4
vmovdqa64 1003f(%rip),%zmm12
vpshufb %zmm4,%zmm12,%zmm4
vpandq %zmm1,%zmm3,%zmm3
vmovdqa64 1004f(%rip),%zmm11
vpshufb %zmm3,%zmm11,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpternlogq $150,576(%rsp),%zmm16,%zmm3
vpsrlq $4,%zmm21,%zmm4
vpandq %zmm1,%zmm21,%zmm21
vmovdqa64 1005f(%rip),%zmm5
vpshufb %zmm21,%zmm5,%zmm5
vpandq %zmm1,%zmm4,%zmm22
vmovdqa64 1006f(%rip),%zmm4
vpshufb %zmm22,%zmm4,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpsrlq $4,%zmm2,%zmm5
vpandq %zmm1,%zmm2,%zmm6
vmovdqa64 1007f(%rip),%zmm14
vpshufb %zmm6,%zmm14,%zmm2
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1008f(%rip),%zmm15
vpshufb %zmm5,%zmm15,%zmm16
vpxorq %zmm2,%zmm16,%zmm16
vpsrlq $4,%zmm31,%zmm2
vpandq %zmm1,%zmm31,%zmm7
vmovdqa64 %zmm30,%zmm27
vmovdqa64 %zmm28,%zmm30
vmovdqa64 %zmm29,%zmm28
vmovdqa64 1009f(%rip),%zmm29
vpshufb %zmm7,%zmm29,%zmm8
vpandq %zmm1,%zmm2,%zmm9
vpshufb %zmm9,%zmm28,%zmm2
vpxorq %zmm8,%zmm2,%zmm2
vpternlogq $150,%zmm16,%zmm4,%zmm2
vpsrlq $4,%zmm20,%zmm4
vpandq %zmm1,%zmm20,%zmm8
vmovdqa64 %zmm10,%zmm13
vmovdqa64 1015f(%rip),%zmm10
vpshufb %zmm8,%zmm10,%zmm10
vpandq %zmm1,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm16
vpshufb %zmm4,%zmm16,%zmm16
vpternlogq $150,%zmm10,%zmm3,%zmm16
vpshufb %zmm8,%zmm12,%zmm3
vpshufb %zmm4,%zmm11,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,512(%rsp),%zmm19,%zmm3
vmovdqa64 1005f(%rip),%zmm4
vpshufb %zmm6,%zmm4,%zmm4
vmovdqa64 1006f(%rip),%zmm6
vpshufb %zmm5,%zmm6,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm18,%zmm5
vpandq %zmm1,%zmm18,%zmm6
vpshufb %zmm6,%zmm14,%zmm8
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm10
vpxorq %zmm8,%zmm10,%zmm8
vpsrlq $4,%zmm17,%zmm10
vpandq %zmm1,%zmm17,%zmm19
vpshufb %zmm19,%zmm29,%zmm17
vpandq %zmm1,%zmm10,%zmm10
vpshufb %zmm10,%zmm28,%zmm18
vpxorq %zmm17,%zmm18,%zmm18
vpternlogq $150,%zmm8,%zmm4,%zmm18
vmovdqa64 1015f(%rip),%zmm4
vpshufb %zmm7,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm8
vpshufb %zmm9,%zmm8,%zmm17
vpternlogq $150,%zmm4,%zmm3,%zmm17
vpshufb %zmm7,%zmm12,%zmm3
vpshufb %zmm9,%zmm11,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,704(%rsp),%zmm20,%zmm3
vmovdqa64 1005f(%rip),%zmm4
vpshufb %zmm6,%zmm4,%zmm4
vmovdqa64 1006f(%rip),%zmm6
vpshufb %zmm5,%zmm6,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm26,%zmm5
vpandq %zmm1,%zmm26,%zmm6
vmovdqa64 1006f(%rip),%zmm26
vpshufb %zmm6,%zmm14,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm8
vpxorq %zmm7,%zmm8,%zmm7
vpsrlq $4,%zmm24,%zmm8
vpandq %zmm1,%zmm24,%zmm9
vpshufb %zmm9,%zmm29,%zmm20
vpandq %zmm1,%zmm8,%zmm8
vpshufb %zmm8,%zmm28,%zmm24
vpxorq %zmm20,%zmm24,%zmm20
vpternlogq $150,%zmm7,%zmm4,%zmm20
vmovdqa64 1015f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm7
vpshufb %zmm10,%zmm7,%zmm7
vpternlogq $150,%zmm4,%zmm3,%zmm7
vpternlogq $150,%zmm25,%zmm2,%zmm16
vpternlogq $150,%zmm25,%zmm20,%zmm7
vmovdqa64 1005f(%rip),%zmm2
vpshufb %zmm6,%zmm2,%zmm2
vpshufb %zmm5,%zmm26,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpshufb %zmm21,%zmm14,%zmm3
vpshufb %zmm22,%zmm15,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm0,%zmm4
vpandq %zmm1,%zmm0,%zmm0
vpshufb %zmm0,%zmm29,%zmm0
vmovdqa64 %zmm28,%zmm29
vmovdqa64 %zmm30,%zmm28
vmovdqa64 %zmm27,%zmm30
vmovdqa64 1160f(%rip),%zmm27
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm29,%zmm4
vpxorq %zmm0,%zmm4,%zmm0
vpternlogq $150,%zmm3,%zmm2,%zmm0
vpshufb %zmm19,%zmm12,%zmm2
vpshufb %zmm10,%zmm11,%zmm3
vmovdqa64 %zmm13,%zmm10
vpxorq %zmm2,%zmm3,%zmm2
vpternlogq $150,640(%rsp),%zmm31,%zmm2
vmovdqa64 1011f(%rip),%zmm4
vmovdqa64 1015f(%rip),%zmm3
vpshufb %zmm9,%zmm3,%zmm3
vmovdqa64 1001f(%rip),%zmm9
vpshufb %zmm8,%zmm4,%zmm4
vmovdqa64 1013f(%rip),%zmm8
vpternlogq $150,%zmm3,%zmm2,%zmm4
vpternlogq $150,%zmm23,%zmm18,%zmm17
vpternlogq $150,%zmm23,%zmm0,%zmm4
vpshufb %zmm28,%zmm16,%zmm0
vmovdqa64 %zmm0,(%r12)
vpshufb %zmm30,%zmm17,%zmm0
vmovdqa64 %zmm0,64(%r12)
vpshufb %zmm27,%zmm7,%zmm0
vmovdqa64 %zmm0,128(%r12)
vpshufb 1161f(%rip),%zmm4,%zmm0
vmovdqa64 %zmm0,192(%r12)
movl %r15d,%r13d
xorl %r15d,%r15d
movq %rax,%r12
testb $1,%r13b
jne 4b
vmovdqa64 (%rsp),%zmm17
vmovdqa64 64(%rsp),%zmm5
vmovdqa64 128(%rsp),%zmm15
vmovdqa64 1016f(%rip),%zmm6
vptestmb %zmm6,%zmm17,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm17,%k0
vmovdqa64 1017f(%rip),%zmm7
vptestnmb %zmm7,%zmm17,%k1
vpandq %zmm1,%zmm17,%zmm2
vmovdqa64 1018f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm18
vmovdqa64 1019f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm18 {%k1}
vmovdqa64 1020f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16
vmovdqa64 1021f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16 {%k1}
vmovdqa64 1022f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm19
vmovdqa64 1023f(%rip),%zmm10
vpshufb %zmm2,%zmm10,%zmm19 {%k1}
vmovdqa64 1024f(%rip),%zmm9
vpshufb %zmm2,%zmm9,%zmm20
vmovdqa64 1025f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm20 {%k1}
vmovdqa64 1026f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm21
vmovdqa64 1027f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm21 {%k1}
vmovdqa64 1028f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm22
vmovdqa64 1029f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm22 {%k1}
vmovdqa64 1030f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm23
vmovdqa64 1031f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm23 {%k1}
vmovdqa64 1032f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm24
vmovdqa64 1033f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm24 {%k1}
vpmovm2b %k0,%zmm2
vmovdqa64 1034f(%rip),%zmm11
vptestmb %zmm11,%zmm17,%k0
vpmovm2b %k0,%zmm17
vpternlogq $184,%zmm23,%zmm17,%zmm24
vmovdqa64 256(%rsp),%zmm23
vptestnmb %zmm7,%zmm23,%k1
vpternlogq $184,%zmm21,%zmm17,%zmm22
vpandq %zmm1,%zmm23,%zmm21
vpternlogq $184,%zmm19,%zmm17,%zmm20
vpshufb %zmm21,%zmm12,%zmm19
vpshufb %zmm21,%zmm3,%zmm19 {%k1}
vpternlogq $184,%zmm18,%zmm17,%zmm16
vpshufb %zmm21,%zmm25,%zmm17
vpshufb %zmm21,%zmm13,%zmm17 {%k1}
vpshufb %zmm21,%zmm31,%zmm18
vpshufb %zmm21,%zmm26,%zmm18 {%k1}
vpternlogq $226,%zmm24,%zmm0,%zmm22
vpshufb %zmm21,%zmm6,%zmm24
vpshufb %zmm21,%zmm4,%zmm24 {%k1}
vpternlogq $226,%zmm20,%zmm0,%zmm16
vpshufb %zmm21,%zmm9,%zmm0
vpshufb %zmm21,%zmm8,%zmm0 {%k1}
vmovdqa64 1022f(%rip),%zmm3
vpshufb %zmm21,%zmm3,%zmm20
vpshufb %zmm21,%zmm10,%zmm20 {%k1}
vpternlogq $226,%zmm22,%zmm2,%zmm16
vmovdqa64 1020f(%rip),%zmm2
vpshufb %zmm21,%zmm2,%zmm2
vmovdqa64 1021f(%rip),%zmm3
vpshufb %zmm21,%zmm3,%zmm2 {%k1}
vpshufb %zmm21,%zmm14,%zmm22
vmovdqa64 1019f(%rip),%zmm3
vpshufb %zmm21,%zmm3,%zmm22 {%k1}
vmovdqa64 192(%rsp),%zmm14
vptestmb %zmm11,%zmm23,%k0
vmovdqa64 %zmm11,%zmm10
vmovdqa64 1016f(%rip),%zmm8
vptestmb %zmm8,%zmm23,%k1
vpmovb2m %zmm23,%k2
vpmovm2b %k0,%zmm21
vpternlogq $226,%zmm19,%zmm21,%zmm17
vpmovm2b %k1,%zmm19
vpternlogq $226,%zmm18,%zmm21,%zmm24
vpmovm2b %k2,%zmm18
vpternlogq $226,%zmm0,%zmm21,%zmm20
vpternlogq $226,%zmm2,%zmm21,%zmm22
vpternlogq $226,%zmm17,%zmm19,%zmm24
vpternlogq $226,%zmm20,%zmm19,%zmm22
vpternlogq $226,%zmm24,%zmm18,%zmm22
vmovdqa64 %zmm16,(%rsp)
vmovdqa64 %zmm22,256(%rsp)
vptestmb %zmm8,%zmm5,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm5,%k0
vmovdqa64 %zmm7,%zmm9
vptestnmb %zmm7,%zmm5,%k1
vpandq %zmm1,%zmm5,%zmm2
vmovdqa64 1035f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm17
vmovdqa64 1036f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm17 {%k1}
vmovdqa64 1037f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16
vmovdqa64 1038f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm16 {%k1}
vmovdqa64 1039f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm18
vmovdqa64 1040f(%rip),%zmm8
vpshufb %zmm2,%zmm8,%zmm18 {%k1}
vmovdqa64 1041f(%rip),%zmm11
vpshufb %zmm2,%zmm11,%zmm19
vmovdqa64 1042f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm19 {%k1}
vmovdqa64 1043f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm20
vmovdqa64 1044f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm20 {%k1}
vmovdqa64 1045f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm21
vmovdqa64 1046f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm21 {%k1}
vmovdqa64 1047f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm22
vmovdqa64 1048f(%rip),%zmm7
vpshufb %zmm2,%zmm7,%zmm22 {%k1}
vmovdqa64 1049f(%rip),%zmm6
vpshufb %zmm2,%zmm6,%zmm23
vmovdqa64 1050f(%rip),%zmm4
vpshufb %zmm2,%zmm4,%zmm23 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm10,%zmm5,%k0
vpmovm2b %k0,%zmm24
vpternlogq $184,%zmm22,%zmm24,%zmm23
vmovdqa64 320(%rsp),%zmm22
vptestnmb %zmm9,%zmm22,%k1
vpternlogq $184,%zmm20,%zmm24,%zmm21
vpandq %zmm1,%zmm22,%zmm20
vpternlogq $184,%zmm18,%zmm24,%zmm19
vpshufb %zmm20,%zmm6,%zmm18
vpshufb %zmm20,%zmm4,%zmm18 {%k1}
vpternlogq $184,%zmm17,%zmm24,%zmm16
vpshufb %zmm20,%zmm12,%zmm17
vpshufb %zmm20,%zmm7,%zmm17 {%k1}
vpshufb %zmm20,%zmm25,%zmm24
vpshufb %zmm20,%zmm13,%zmm24 {%k1}
vpternlogq $226,%zmm23,%zmm0,%zmm21
vpshufb %zmm20,%zmm31,%zmm23
vpshufb %zmm20,%zmm26,%zmm23 {%k1}
vpternlogq $226,%zmm19,%zmm0,%zmm16
vpshufb %zmm20,%zmm11,%zmm0
vpshufb %zmm20,%zmm3,%zmm0 {%k1}
vmovdqa64 1039f(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm19
vpshufb %zmm20,%zmm8,%zmm19 {%k1}
shared_15 226,1037f,1038f,1035f,1036f,64,320
vptestmb %zmm3,%zmm15,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm15,%k0
vptestnmb %zmm9,%zmm15,%k1
vpandq %zmm1,%zmm15,%zmm2
vmovdqa64 1051f(%rip),%zmm3
vpshufb %zmm2,%zmm3,%zmm17
shared_12 1052f,1053f,1054f,1055f,1056f,1057f,1058f,1059f,1060f,1061f,1062f,1063f,1064f,1065f,1066f
vptestmb %zmm10,%zmm15,%k0
vpmovm2b %k0,%zmm24
vpternlogq $184,%zmm22,%zmm24,%zmm23
vmovdqa64 384(%rsp),%zmm22
vptestnmb %zmm9,%zmm22,%k1
vpternlogq $184,%zmm20,%zmm24,%zmm21
vpandq %zmm1,%zmm22,%zmm20
vpternlogq $184,%zmm18,%zmm24,%zmm19
vpshufb %zmm20,%zmm4,%zmm18
vpshufb %zmm20,%zmm3,%zmm18 {%k1}
vpternlogq $184,%zmm17,%zmm24,%zmm16
vpshufb %zmm20,%zmm6,%zmm17
vpshufb %zmm20,%zmm5,%zmm17 {%k1}
vpshufb %zmm20,%zmm11,%zmm24
vpshufb %zmm20,%zmm7,%zmm24 {%k1}
vpternlogq $226,%zmm23,%zmm0,%zmm21
vpshufb %zmm20,%zmm13,%zmm23
vpshufb %zmm20,%zmm12,%zmm23 {%k1}
vpternlogq $226,%zmm19,%zmm0,%zmm16
vpshufb %zmm20,%zmm26,%zmm0
vpshufb %zmm20,%zmm25,%zmm0 {%k1}
vpshufb %zmm20,%zmm8,%zmm19
vpshufb %zmm20,%zmm31,%zmm19 {%k1}
shared_15 226,1053f,1054f,1051f,1052f,128,384
vptestmb %zmm3,%zmm14,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm14,%k0
vptestnmb %zmm9,%zmm14,%k1
vpandq %zmm1,%zmm14,%zmm2
vmovdqa64 1067f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm17
shared_12 1068f,1069f,1070f,1071f,1072f,1073f,1074f,1075f,1076f,1077f,1078f,1079f,1080f,1081f,1082f
vptestmb %zmm10,%zmm14,%k0
vpmovm2b %k0,%zmm24
vpternlogq $184,%zmm22,%zmm24,%zmm23
vmovdqa64 448(%rsp),%zmm22
vptestnmb %zmm9,%zmm22,%k1
vptestmb %zmm10,%zmm22,%k0
vpternlogq $184,%zmm20,%zmm24,%zmm21
vpandq %zmm1,%zmm22,%zmm20
vpternlogq $184,%zmm18,%zmm24,%zmm19
vpshufb %zmm20,%zmm4,%zmm18
vpshufb %zmm20,%zmm3,%zmm18 {%k1}
vpternlogq $184,%zmm17,%zmm24,%zmm16
vpshufb %zmm20,%zmm6,%zmm17
vpshufb %zmm20,%zmm5,%zmm17 {%k1}
vpshufb %zmm20,%zmm11,%zmm24
vpshufb %zmm20,%zmm7,%zmm24 {%k1}
vpternlogq $226,%zmm23,%zmm0,%zmm21
vpshufb %zmm20,%zmm13,%zmm23
vpshufb %zmm20,%zmm12,%zmm23 {%k1}
vpternlogq $226,%zmm19,%zmm0,%zmm16
vpshufb %zmm20,%zmm26,%zmm0
vpshufb %zmm20,%zmm25,%zmm0 {%k1}
vpshufb %zmm20,%zmm8,%zmm19
vpshufb %zmm20,%zmm31,%zmm19 {%k1}
vpternlogq $226,%zmm21,%zmm2,%zmm16
vmovdqa64 1069f(%rip),%zmm2
vpshufb %zmm20,%zmm2,%zmm2
vmovdqa64 1070f(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm2 {%k1}
vpshufb %zmm20,%zmm15,%zmm21
vmovdqa64 1068f(%rip),%zmm3
vpshufb %zmm20,%zmm3,%zmm21 {%k1}
vpmovm2b %k0,%zmm20
vpternlogq $226,%zmm18,%zmm20,%zmm17
vpternlogq $226,%zmm24,%zmm20,%zmm23
vpternlogq $226,%zmm0,%zmm20,%zmm19
vpternlogq $226,%zmm2,%zmm20,%zmm21
vptestmb 1016f(%rip),%zmm22,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm17,%zmm0,%zmm23
vpternlogq $226,%zmm19,%zmm0,%zmm21
vpmovb2m %zmm22,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm23,%zmm0,%zmm21
vmovdqa64 %zmm16,192(%rsp)
vmovdqa64 %zmm21,448(%rsp)
vbroadcasti32x4 64(%r14),%zmm0
vmovdqa64 %zmm0,576(%rsp)
vbroadcasti32x4 80(%r14),%zmm0
vmovdqa64 %zmm0,512(%rsp)
vbroadcasti32x4 96(%r14),%zmm13
vbroadcasti32x4 112(%r14),%zmm11
movb $1,%r15b
movq %r10,%r12
vmovdqa64 1003f(%rip),%zmm14
vmovdqa64 1004f(%rip),%zmm15
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 512(%rax)
5:
vmovdqa64 (%r12),%zmm17
vmovdqa64 64(%r12),%zmm24
vmovdqa64 128(%r12),%zmm0
vmovdqa64 192(%r12),%zmm2
vprold $16,%zmm17,%zmm3
vprold $16,%zmm24,%zmm19
vprold $16,%zmm0,%zmm20
vprold $16,%zmm2,%zmm31
vpxord %zmm17,%zmm3,%zmm18
vpxord %zmm24,%zmm19,%zmm26
vpxord %zmm0,%zmm20,%zmm4
vpxord %zmm2,%zmm31,%zmm2
vpxord %zmm18,%zmm4,%zmm5
vpxord %zmm26,%zmm2,%zmm6
vpsrlq $4,%zmm5,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vmovdqa64 1013f(%rip),%zmm16
vpshufb %zmm5,%zmm16,%zmm8
vpandq %zmm1,%zmm7,%zmm7
vmovdqa64 1001f(%rip),%zmm21
vpshufb %zmm7,%zmm21,%zmm9
vpxorq %zmm8,%zmm9,%zmm8
vpsrlq $4,%zmm6,%zmm9
vpandq %zmm1,%zmm6,%zmm6
vmovdqa64 1014f(%rip),%zmm22
vpshufb %zmm6,%zmm22,%zmm10
vpandq %zmm1,%zmm9,%zmm9
vmovdqa64 1002f(%rip),%zmm12
vpshufb %zmm9,%zmm12,%zmm25
vpternlogq $150,%zmm10,%zmm8,%zmm25
vpshufb %zmm6,%zmm16,%zmm6
vpshufb %zmm9,%zmm21,%zmm8
vpxorq %zmm6,%zmm8,%zmm6
vpshufb %zmm5,%zmm22,%zmm5
vpshufb %zmm7,%zmm12,%zmm23
vpternlogq $150,%zmm5,%zmm6,%zmm23
vpsrlq $4,%zmm19,%zmm5
vpandq %zmm1,%zmm19,%zmm6
vpshufb %zmm6,%zmm14,%zmm6
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm5
vpxorq %zmm6,%zmm5,%zmm5
vpternlogq $150,576(%rsp),%zmm3,%zmm5
vpsrlq $4,%zmm4,%zmm3
vpandq %zmm1,%zmm4,%zmm21
vmovdqa64 1005f(%rip),%zmm4
vpshufb %zmm21,%zmm4,%zmm4
vpandq %zmm1,%zmm3,%zmm16
vmovdqa64 1006f(%rip),%zmm3
vpshufb %zmm16,%zmm3,%zmm3
vpxorq %zmm4,%zmm3,%zmm3
vpsrlq $4,%zmm2,%zmm4
vpandq %zmm1,%zmm2,%zmm6
vmovdqa64 1007f(%rip),%zmm14
vpshufb %zmm6,%zmm14,%zmm2
vpandq %zmm1,%zmm4,%zmm4
vmovdqa64 1008f(%rip),%zmm15
vpshufb %zmm4,%zmm15,%zmm7
vpxorq %zmm2,%zmm7,%zmm7
vpsrlq $4,%zmm31,%zmm2
vpandq %zmm1,%zmm31,%zmm8
vmovdqa64 1009f(%rip),%zmm12
vpshufb %zmm8,%zmm12,%zmm9
vpandq %zmm1,%zmm2,%zmm10
vpshufb %zmm10,%zmm29,%zmm2
vpxorq %zmm9,%zmm2,%zmm2
vpternlogq $150,%zmm7,%zmm3,%zmm2
vpsrlq $4,%zmm20,%zmm3
vpandq %zmm1,%zmm20,%zmm7
vmovdqa64 1015f(%rip),%zmm9
vpshufb %zmm7,%zmm9,%zmm9
vpandq %zmm1,%zmm3,%zmm3
vmovdqa64 1011f(%rip),%zmm22
vpshufb %zmm3,%zmm22,%zmm22
vpternlogq $150,%zmm9,%zmm5,%zmm22
vmovdqa64 1003f(%rip),%zmm5
vpshufb %zmm7,%zmm5,%zmm5
vmovdqa64 1004f(%rip),%zmm7
vpshufb %zmm3,%zmm7,%zmm3
vpxorq %zmm5,%zmm3,%zmm3
vpternlogq $150,512(%rsp),%zmm19,%zmm3
vmovdqa64 1005f(%rip),%zmm5
vpshufb %zmm6,%zmm5,%zmm5
vmovdqa64 1006f(%rip),%zmm6
vpshufb %zmm4,%zmm6,%zmm4
vpxorq %zmm5,%zmm4,%zmm4
vpsrlq $4,%zmm18,%zmm5
vpandq %zmm1,%zmm18,%zmm6
vpshufb %zmm6,%zmm14,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm9
vpxorq %zmm7,%zmm9,%zmm7
vpsrlq $4,%zmm17,%zmm9
vpandq %zmm1,%zmm17,%zmm19
vpshufb %zmm19,%zmm12,%zmm17
vpandq %zmm1,%zmm9,%zmm9
vpshufb %zmm9,%zmm29,%zmm18
vpxorq %zmm17,%zmm18,%zmm18
vpternlogq $150,%zmm7,%zmm4,%zmm18
vmovdqa64 1015f(%rip),%zmm4
vpshufb %zmm8,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm7
vpshufb %zmm10,%zmm7,%zmm17
vpternlogq $150,%zmm4,%zmm3,%zmm17
vmovdqa64 1003f(%rip),%zmm3
vpshufb %zmm8,%zmm3,%zmm3
vmovdqa64 1004f(%rip),%zmm4
vpshufb %zmm10,%zmm4,%zmm4
vpxorq %zmm3,%zmm4,%zmm3
vpternlogq $150,%zmm20,%zmm13,%zmm3
vmovdqa64 1005f(%rip),%zmm4
vpshufb %zmm6,%zmm4,%zmm4
vmovdqa64 1006f(%rip),%zmm6
vpshufb %zmm5,%zmm6,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpsrlq $4,%zmm26,%zmm5
vpandq %zmm1,%zmm26,%zmm6
vmovdqa64 1006f(%rip),%zmm26
vpshufb %zmm6,%zmm14,%zmm7
vpandq %zmm1,%zmm5,%zmm5
vpshufb %zmm5,%zmm15,%zmm8
vpxorq %zmm7,%zmm8,%zmm7
vpsrlq $4,%zmm24,%zmm8
vpandq %zmm1,%zmm24,%zmm10
vpshufb %zmm10,%zmm12,%zmm20
vpandq %zmm1,%zmm8,%zmm8
vpshufb %zmm8,%zmm29,%zmm24
vpxorq %zmm20,%zmm24,%zmm20
vpternlogq $150,%zmm7,%zmm4,%zmm20
vmovdqa64 1015f(%rip),%zmm4
vpshufb %zmm19,%zmm4,%zmm4
vmovdqa64 1011f(%rip),%zmm7
vpshufb %zmm9,%zmm7,%zmm7
vpternlogq $150,%zmm4,%zmm3,%zmm7
vpternlogq $150,%zmm25,%zmm2,%zmm22
vpternlogq $150,%zmm25,%zmm20,%zmm7
vmovdqa64 1005f(%rip),%zmm2
vpshufb %zmm6,%zmm2,%zmm2
vpshufb %zmm5,%zmm26,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpshufb %zmm21,%zmm14,%zmm3
vpshufb %zmm16,%zmm15,%zmm4
vmovdqa64 1004f(%rip),%zmm15
vmovdqa64 1003f(%rip),%zmm14
vpxorq %zmm3,%zmm4,%zmm3
vpsrlq $4,%zmm0,%zmm4
vpandq %zmm1,%zmm0,%zmm0
vpshufb %zmm0,%zmm12,%zmm0
vpandq %zmm1,%zmm4,%zmm4
vpshufb %zmm4,%zmm29,%zmm4
vpxorq %zmm0,%zmm4,%zmm0
vpternlogq $150,%zmm3,%zmm2,%zmm0
vpshufb %zmm19,%zmm14,%zmm2
vpshufb %zmm9,%zmm15,%zmm3
vpxorq %zmm2,%zmm3,%zmm2
vpternlogq $150,%zmm31,%zmm11,%zmm2
vmovdqa64 1011f(%rip),%zmm4
vmovdqa64 1015f(%rip),%zmm3
vpshufb %zmm10,%zmm3,%zmm3
vpshufb %zmm8,%zmm4,%zmm4
vpternlogq $150,%zmm3,%zmm2,%zmm4
vpternlogq $150,%zmm23,%zmm18,%zmm17
vpternlogq $150,%zmm23,%zmm0,%zmm4
vpshufb %zmm28,%zmm22,%zmm0
vmovdqa64 %zmm0,(%r12)
vpshufb %zmm30,%zmm17,%zmm0
vmovdqa64 %zmm0,64(%r12)
vpshufb %zmm27,%zmm7,%zmm0
vmovdqa64 %zmm0,128(%r12)
vpshufb 1161f(%rip),%zmm4,%zmm0
vmovdqa64 %zmm0,192(%r12)
movl %r15d,%r13d
xorl %r15d,%r15d
movq %rax,%r12
testb $1,%r13b
jne 5b
vmovdqa64 (%rsp),%zmm17
vmovdqa64 64(%rsp),%zmm11
vmovaps 128(%rsp),%zmm0
vmovaps %zmm0,512(%rsp)
vmovdqa64 1016f(%rip),%zmm12
vptestmb %zmm12,%zmm17,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm17,%k0
vmovdqa64 1017f(%rip),%zmm13
vptestnmb %zmm13,%zmm17,%k1
vpandq %zmm1,%zmm17,%zmm2
vmovdqa64 1018f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm3
vmovdqa64 1019f(%rip),%zmm26
vpshufb %zmm2,%zmm26,%zmm3 {%k1}
vmovdqa64 1020f(%rip),%zmm25
vpshufb %zmm2,%zmm25,%zmm16
vmovdqa64 1021f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm16 {%k1}
vmovdqa64 1022f(%rip),%zmm21
vpshufb %zmm2,%zmm21,%zmm4
vmovdqa64 1023f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm4 {%k1}
vmovdqa64 1024f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm5
vmovdqa64 1025f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm5 {%k1}
vmovdqa64 1026f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm6
vmovdqa64 1027f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm6 {%k1}
vmovdqa64 1028f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm7
vmovdqa64 1029f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm7 {%k1}
vmovdqa64 1030f(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm8
vmovdqa64 1031f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm8 {%k1}
vmovdqa64 1032f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm9
vmovdqa64 1033f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vmovdqa64 1034f(%rip),%zmm14
vptestmb %zmm14,%zmm17,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 256(%rsp),%zmm8
vptestnmb %zmm13,%zmm8,%k1
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm18,%zmm4
vpshufb %zmm6,%zmm15,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm16
vpshufb %zmm6,%zmm20,%zmm3
vpshufb %zmm6,%zmm19,%zmm3 {%k1}
vpshufb %zmm6,%zmm23,%zmm10
vpshufb %zmm6,%zmm22,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm7
vpshufb %zmm6,%zmm27,%zmm9
vpshufb %zmm6,%zmm24,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm0,%zmm16
vpshufb %zmm6,%zmm30,%zmm0
vpshufb %zmm6,%zmm29,%zmm0 {%k1}
vpshufb %zmm6,%zmm21,%zmm5
vpshufb %zmm6,%zmm12,%zmm5 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm16
vpshufb %zmm6,%zmm25,%zmm2
vpshufb %zmm6,%zmm28,%zmm2 {%k1}
vpshufb %zmm6,%zmm31,%zmm7
vpshufb %zmm6,%zmm26,%zmm7 {%k1}
vmovaps 192(%rsp),%zmm6
vmovaps %zmm6,576(%rsp)
vptestmb %zmm14,%zmm8,%k0
vmovdqa64 %zmm14,%zmm21
vmovdqa64 1016f(%rip),%zmm31
vptestmb %zmm31,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm0,%zmm6,%zmm5
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm5,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm16,(%rsp)
vmovdqa64 %zmm7,256(%rsp)
vptestmb %zmm31,%zmm11,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm11,%k0
vmovdqa64 %zmm13,%zmm26
vptestnmb %zmm13,%zmm11,%k1
vpandq %zmm1,%zmm11,%zmm2
vmovdqa64 1035f(%rip),%zmm31
vpshufb %zmm2,%zmm31,%zmm3
vmovdqa64 1036f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm3 {%k1}
vmovdqa64 1037f(%rip),%zmm14
vpshufb %zmm2,%zmm14,%zmm16
vmovdqa64 1038f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm16 {%k1}
vmovdqa64 1039f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm4
vmovdqa64 1040f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm4 {%k1}
vmovdqa64 1041f(%rip),%zmm24
vpshufb %zmm2,%zmm24,%zmm5
vmovdqa64 1042f(%rip),%zmm23
vpshufb %zmm2,%zmm23,%zmm5 {%k1}
vmovdqa64 1043f(%rip),%zmm22
vpshufb %zmm2,%zmm22,%zmm6
vmovdqa64 1044f(%rip),%zmm20
vpshufb %zmm2,%zmm20,%zmm6 {%k1}
vmovdqa64 1045f(%rip),%zmm19
vpshufb %zmm2,%zmm19,%zmm7
vmovdqa64 1046f(%rip),%zmm18
vpshufb %zmm2,%zmm18,%zmm7 {%k1}
vmovdqa64 1047f(%rip),%zmm17
vpshufb %zmm2,%zmm17,%zmm8
vmovdqa64 1048f(%rip),%zmm15
vpshufb %zmm2,%zmm15,%zmm8 {%k1}
vmovdqa64 1049f(%rip),%zmm13
vpshufb %zmm2,%zmm13,%zmm9
vmovdqa64 1050f(%rip),%zmm12
vpshufb %zmm2,%zmm12,%zmm9 {%k1}
vpmovm2b %k0,%zmm2
vptestmb %zmm21,%zmm11,%k0
vpmovm2b %k0,%zmm10
vpternlogq $184,%zmm8,%zmm10,%zmm9
vmovdqa64 320(%rsp),%zmm8
vptestnmb %zmm26,%zmm8,%k1
vmovdqa64 %zmm26,%zmm25
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm13,%zmm4
vpshufb %zmm6,%zmm12,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm16
vpshufb %zmm6,%zmm17,%zmm3
vpshufb %zmm6,%zmm15,%zmm3 {%k1}
vpshufb %zmm6,%zmm19,%zmm10
vpshufb %zmm6,%zmm18,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm7
vpshufb %zmm6,%zmm22,%zmm9
vpshufb %zmm6,%zmm20,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm0,%zmm16
vpshufb %zmm6,%zmm24,%zmm0
vpshufb %zmm6,%zmm23,%zmm0 {%k1}
vpshufb %zmm6,%zmm29,%zmm5
vpshufb %zmm6,%zmm28,%zmm5 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm16
vpshufb %zmm6,%zmm14,%zmm2
vpshufb %zmm6,%zmm30,%zmm2 {%k1}
vpshufb %zmm6,%zmm31,%zmm7
vpshufb %zmm6,%zmm27,%zmm7 {%k1}
vptestmb %zmm21,%zmm8,%k0
vmovdqa64 1016f(%rip),%zmm26
vptestmb %zmm26,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm0,%zmm6,%zmm5
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm5,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm16,64(%rsp)
vmovdqa64 %zmm7,320(%rsp)
vmovdqa64 512(%rsp),%zmm31
vptestmb %zmm26,%zmm31,%k0
vpmovm2b %k0,%zmm0
vpmovb2m %zmm31,%k0
vptestnmb %zmm25,%zmm31,%k1
vpandq %zmm1,%zmm31,%zmm2
vmovdqa64 1051f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm3
vmovdqa64 1052f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm3 {%k1}
vmovdqa64 1053f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm16
vmovdqa64 1054f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm16 {%k1}
shared_13 1055f,1056f,1057f,1058f,1059f,1060f,1061f,1062f,1063f,1064f,1065f,1066f,384
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm12,%zmm4
vpshufb %zmm6,%zmm11,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm16
vpshufb %zmm6,%zmm14,%zmm3
vpshufb %zmm6,%zmm13,%zmm3 {%k1}
vpshufb %zmm6,%zmm17,%zmm10
vpshufb %zmm6,%zmm15,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm7
vpshufb %zmm6,%zmm19,%zmm9
vpshufb %zmm6,%zmm18,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm0,%zmm16
vpshufb %zmm6,%zmm22,%zmm0
vpshufb %zmm6,%zmm20,%zmm0 {%k1}
vpshufb %zmm6,%zmm24,%zmm5
vpshufb %zmm6,%zmm23,%zmm5 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm16
vpshufb %zmm6,%zmm28,%zmm2
vpshufb %zmm6,%zmm27,%zmm2 {%k1}
vpshufb %zmm6,%zmm30,%zmm7
vpshufb %zmm6,%zmm29,%zmm7 {%k1}
vptestmb %zmm21,%zmm8,%k0
vptestmb %zmm26,%zmm8,%k1
vpmovb2m %zmm8,%k2
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpmovm2b %k1,%zmm4
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpmovm2b %k2,%zmm8
vpternlogq $226,%zmm0,%zmm6,%zmm5
vpternlogq $226,%zmm2,%zmm6,%zmm7
vpternlogq $226,%zmm3,%zmm4,%zmm9
vpternlogq $226,%zmm5,%zmm4,%zmm7
vpternlogq $226,%zmm9,%zmm8,%zmm7
vmovdqa64 %zmm16,128(%rsp)
vmovdqa64 %zmm7,384(%rsp)
vmovdqa64 576(%rsp),%zmm31
vptestmb %zmm26,%zmm31,%k0
vpmovm2b %k0,%zmm16
vpmovb2m %zmm31,%k0
vptestnmb %zmm25,%zmm31,%k1
vpandq %zmm1,%zmm31,%zmm2
vmovdqa64 1067f(%rip),%zmm30
vpshufb %zmm2,%zmm30,%zmm3
vmovdqa64 1068f(%rip),%zmm29
vpshufb %zmm2,%zmm29,%zmm3 {%k1}
vmovdqa64 1069f(%rip),%zmm28
vpshufb %zmm2,%zmm28,%zmm0
vmovdqa64 1070f(%rip),%zmm27
vpshufb %zmm2,%zmm27,%zmm0 {%k1}
shared_13 1071f,1072f,1073f,1074f,1075f,1076f,1077f,1078f,1079f,1080f,1081f,1082f,448
vptestmb %zmm21,%zmm8,%k0
vpternlogq $184,%zmm6,%zmm10,%zmm7
vpandq %zmm1,%zmm8,%zmm6
vpternlogq $184,%zmm4,%zmm10,%zmm5
vpshufb %zmm6,%zmm12,%zmm4
vpshufb %zmm6,%zmm11,%zmm4 {%k1}
vpternlogq $184,%zmm3,%zmm10,%zmm0
vpshufb %zmm6,%zmm14,%zmm3
vpshufb %zmm6,%zmm13,%zmm3 {%k1}
vpshufb %zmm6,%zmm17,%zmm10
vpshufb %zmm6,%zmm15,%zmm10 {%k1}
vpternlogq $226,%zmm9,%zmm16,%zmm7
vpshufb %zmm6,%zmm19,%zmm9
vpshufb %zmm6,%zmm18,%zmm9 {%k1}
vpternlogq $226,%zmm5,%zmm16,%zmm0
vpshufb %zmm6,%zmm22,%zmm5
vpshufb %zmm6,%zmm20,%zmm5 {%k1}
vpshufb %zmm6,%zmm24,%zmm16
vpshufb %zmm6,%zmm23,%zmm16 {%k1}
vpternlogq $226,%zmm7,%zmm2,%zmm0
vpshufb %zmm6,%zmm28,%zmm2
vpshufb %zmm6,%zmm27,%zmm2 {%k1}
vpshufb %zmm6,%zmm30,%zmm7
vpshufb %zmm6,%zmm29,%zmm7 {%k1}
vpmovm2b %k0,%zmm6
vpternlogq $226,%zmm4,%zmm6,%zmm3
vpternlogq $226,%zmm10,%zmm6,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm16
vpternlogq $226,%zmm2,%zmm6,%zmm7
vptestmb 1016f(%rip),%zmm8,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm3,%zmm2,%zmm9
vpternlogq $226,%zmm16,%zmm2,%zmm7
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm2
vpternlogq $226,%zmm9,%zmm2,%zmm7
vmovdqa64 %zmm0,192(%rsp)
vmovdqa64 %zmm7,448(%rsp)
incq %rbx
subq $-128,%r14
cmpq $9,%rbx
vmovdqa64 1013f(%rip),%zmm8
vmovdqa64 1001f(%rip),%zmm9
vmovdqa64 1014f(%rip),%zmm10
vmovdqa64 1010f(%rip),%zmm29
vmovdqa64 1158f(%rip),%zmm12
vmovdqa64 1159f(%rip),%zmm13
jne 3b
vmovdqa64 (%rsp),%zmm2
vmovdqa64 64(%rsp),%zmm3
vmovdqa64 128(%rsp),%zmm4
vpunpckldq %zmm3,%zmm2,%zmm5
vpunpckhdq %zmm3,%zmm2,%zmm2
vpunpckldq %zmm0,%zmm4,%zmm3
vpunpckhdq %zmm0,%zmm4,%zmm0
vmovdqa64 1084f(%rip),%zmm14
vpshufb %zmm14,%zmm3,%zmm4
vmovdqa64 1085f(%rip),%zmm15
vpshufb %zmm15,%zmm5,%zmm6
vporq %zmm4,%zmm6,%zmm4
vbroadcasti32x4 1216(%rdi),%zmm6
vpsubq %zmm6,%zmm4,%zmm4
vmovdqu %xmm4,(%rdx,%r11)
vextracti32x4 $1,%zmm4,64(%rdx,%r11)
vextracti32x4 $2,%zmm4,128(%rdx,%r11)
vextracti32x4 $3,%zmm4,192(%rdx,%r11)
vmovdqa64 1086f(%rip),%zmm16
vpshufb %zmm16,%zmm3,%zmm3
vmovdqa64 1087f(%rip),%zmm17
vpshufb %zmm17,%zmm5,%zmm4
vbroadcasti32x4 1232(%rdi),%zmm5
vporq %zmm3,%zmm4,%zmm3
vpsubq %zmm5,%zmm3,%zmm3
vmovdqu %xmm3,16(%rdx,%r11)
vextracti32x4 $1,%zmm3,80(%rdx,%r11)
vextracti32x4 $2,%zmm3,144(%rdx,%r11)
vextracti32x4 $3,%zmm3,208(%rdx,%r11)
vpshufb %zmm14,%zmm0,%zmm3
vpshufb %zmm15,%zmm2,%zmm4
vporq %zmm3,%zmm4,%zmm3
vbroadcasti32x4 1248(%rdi),%zmm4
vpsubq %zmm4,%zmm3,%zmm3
vmovdqu %xmm3,32(%rdx,%r11)
vextracti32x4 $1,%zmm3,96(%rdx,%r11)
vextracti32x4 $2,%zmm3,160(%rdx,%r11)
vextracti32x4 $3,%zmm3,224(%rdx,%r11)
vpshufb %zmm16,%zmm0,%zmm0
vpshufb %zmm17,%zmm2,%zmm2
vbroadcasti32x4 1264(%rdi),%zmm3
vporq %zmm0,%zmm2,%zmm0
vpsubq %zmm3,%zmm0,%zmm0
vmovdqu %xmm0,48(%rdx,%r11)
vextracti32x4 $1,%zmm0,112(%rdx,%r11)
vextracti32x4 $2,%zmm0,176(%rdx,%r11)
vextracti32x4 $3,%zmm0,240(%rdx,%r11)
vmovdqa64 256(%rsp),%zmm0
vmovdqa64 320(%rsp),%zmm2
vmovdqa64 384(%rsp),%zmm3
vmovdqa64 448(%rsp),%zmm4
vpunpckldq %zmm2,%zmm0,%zmm5
vpunpckhdq %zmm2,%zmm0,%zmm0
vpunpckldq %zmm4,%zmm3,%zmm2
vpunpckhdq %zmm4,%zmm3,%zmm3
vpshufb %zmm14,%zmm2,%zmm4
vpshufb %zmm15,%zmm5,%zmm6
vporq %zmm4,%zmm6,%zmm4
vbroadcasti32x4 1216(%rdi),%zmm6
vpsubq %zmm6,%zmm4,%zmm4
vmovdqu %xmm4,256(%rdx,%r11)
vextracti32x4 $1,%zmm4,320(%rdx,%r11)
vextracti32x4 $2,%zmm4,384(%rdx,%r11)
vextracti32x4 $3,%zmm4,448(%rdx,%r11)
vpshufb %zmm16,%zmm2,%zmm2
vpshufb %zmm17,%zmm5,%zmm4
vbroadcasti32x4 1232(%rdi),%zmm5
vporq %zmm2,%zmm4,%zmm2
vpsubq %zmm5,%zmm2,%zmm2
vmovdqu %xmm2,272(%rdx,%r11)
vextracti32x4 $1,%zmm2,336(%rdx,%r11)
vextracti32x4 $2,%zmm2,400(%rdx,%r11)
vextracti32x4 $3,%zmm2,464(%rdx,%r11)
vpshufb %zmm14,%zmm3,%zmm2
vpshufb %zmm15,%zmm0,%zmm4
vporq %zmm2,%zmm4,%zmm2
vbroadcasti32x4 1248(%rdi),%zmm4
vpsubq %zmm4,%zmm2,%zmm2
vmovdqu %xmm2,288(%rdx,%r11)
vextracti32x4 $1,%zmm2,352(%rdx,%r11)
vextracti32x4 $2,%zmm2,416(%rdx,%r11)
vextracti32x4 $3,%zmm2,480(%rdx,%r11)
vpshufb %zmm16,%zmm3,%zmm2
vpshufb %zmm17,%zmm0,%zmm0
vbroadcasti32x4 1264(%rdi),%zmm3
vporq %zmm2,%zmm0,%zmm0
vpsubq %zmm3,%zmm0,%zmm0
vmovdqu %xmm0,304(%rdx,%r11)
vextracti32x4 $1,%zmm0,368(%rdx,%r11)
vextracti32x4 $2,%zmm0,432(%rdx,%r11)
vextracti32x4 $3,%zmm0,496(%rdx,%r11)
incq %r9
cmpq %rcx,%r9
jne 2b
leaq -40(%rbp),%rsp
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
6:
vzeroupper
retq
end_function phalanx_0_1_kalyna_512_512_decrypt_avx512_x2

function phalanx_0_1_kalyna_512_512_encrypt_avx512_x1
pushq %rbp
movq %rsp,%rbp
testq %rcx,%rcx
je 4f
xorl %eax,%eax
vmovdqa64 1016f(%rip),%zmm2
vmovdqa64 1017f(%rip),%zmm20
vmovdqa64 1000f(%rip),%zmm3
vmovdqa64 1088f(%rip),%zmm4
vmovdqa64 1105f(%rip),%zmm6
vmovdqa64 1089f(%rip),%zmm7
vmovdqa64 1090f(%rip),%zmm8
vmovdqa64 1091f(%rip),%zmm9
vmovdqa64 1092f(%rip),%zmm10
vmovdqa64 1093f(%rip),%zmm11
vmovdqa64 1094f(%rip),%zmm12
vmovdqa64 1095f(%rip),%zmm13
vmovdqa64 1096f(%rip),%zmm14
vmovdqa64 1097f(%rip),%zmm15
vmovdqa64 1098f(%rip),%zmm16
vmovdqa64 1099f(%rip),%zmm1
vmovdqa64 1100f(%rip),%zmm5
vmovdqa64 1162f(%rip),%zmm30
vmovdqa64 1163f(%rip),%zmm31
vpbroadcastq 1104f(%rip),%zmm18
vmovdqa64 1153f(%rip),%zmm19
vmovdqa64 1154f(%rip),%zmm29
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
2:
movq %rax,%r8
shlq $8,%r8
vmovdqu64 (%rsi,%r8),%xmm21
vmovdqu64 16(%rsi,%r8),%xmm22
vmovdqu64 32(%rsi,%r8),%xmm23
vinserti32x4 $1,64(%rsi,%r8),%zmm21,%zmm21
vinserti32x4 $2,128(%rsi,%r8),%zmm21,%zmm21
vinserti32x4 $3,192(%rsi,%r8),%zmm21,%zmm21
vmovdqu64 48(%rsi,%r8),%xmm24
vbroadcasti32x4 (%rdi),%zmm25
vpaddq %zmm21,%zmm25,%zmm21
vinserti32x4 $1,80(%rsi,%r8),%zmm22,%zmm22
vinserti32x4 $2,144(%rsi,%r8),%zmm22,%zmm22
vinserti32x4 $3,208(%rsi,%r8),%zmm22,%zmm22
vbroadcasti32x4 16(%rdi),%zmm25
vmovdqa64 1012f(%rip),%zmm0
vpshufb %zmm0,%zmm21,%zmm21
vpaddq %zmm22,%zmm25,%zmm22
vinserti32x4 $1,96(%rsi,%r8),%zmm23,%zmm23
vinserti32x4 $2,160(%rsi,%r8),%zmm23,%zmm23
vinserti32x4 $3,224(%rsi,%r8),%zmm23,%zmm23
vpshufb %zmm0,%zmm22,%zmm22
vbroadcasti32x4 32(%rdi),%zmm25
vpaddq %zmm23,%zmm25,%zmm23
vinserti32x4 $1,112(%rsi,%r8),%zmm24,%zmm24
vinserti32x4 $2,176(%rsi,%r8),%zmm24,%zmm24
vinserti32x4 $3,240(%rsi,%r8),%zmm24,%zmm24
vbroadcasti32x4 48(%rdi),%zmm25
vpshufb %zmm0,%zmm23,%zmm23
vpaddq %zmm24,%zmm25,%zmm24
vpshufb %zmm0,%zmm24,%zmm24
vpunpckldq %zmm22,%zmm21,%zmm25
vpunpckhdq %zmm22,%zmm21,%zmm21
vpunpckldq %zmm24,%zmm23,%zmm22
vpunpckhdq %zmm24,%zmm23,%zmm23
vpunpcklqdq %zmm22,%zmm25,%zmm24
vpunpckhqdq %zmm22,%zmm25,%zmm25
vpunpcklqdq %zmm23,%zmm21,%zmm28
vpunpckhqdq %zmm23,%zmm21,%zmm21
movl $64,%r9d
nopl (%rax)
3:
vptestmb %zmm2,%zmm24,%k0
vptestnmb %zmm20,%zmm24,%k1
vpandq %zmm3,%zmm24,%zmm22
vpshufb %zmm22,%zmm6,%zmm26
vpshufb %zmm22,%zmm4,%zmm26 {%k1}
vpshufb %zmm22,%zmm8,%zmm23
vpshufb %zmm22,%zmm7,%zmm23 {%k1}
vpshufb %zmm22,%zmm10,%zmm27
vpshufb %zmm22,%zmm9,%zmm27 {%k1}
vmovdqa64 %zmm29,%zmm17
vpshufb %zmm22,%zmm12,%zmm29
vpshufb %zmm22,%zmm11,%zmm29 {%k1}
vmovdqa64 %zmm30,%zmm6
vpshufb %zmm22,%zmm14,%zmm30
vpshufb %zmm22,%zmm13,%zmm30 {%k1}
vmovdqa64 %zmm31,%zmm7
vpshufb %zmm22,%zmm16,%zmm31
vpshufb %zmm22,%zmm15,%zmm31 {%k1}
vpshufb %zmm22,%zmm5,%zmm0
vpshufb %zmm22,%zmm1,%zmm0 {%k1}
vmovdqa64 1102f(%rip),%zmm8
vpshufb %zmm22,%zmm8,%zmm4
vmovdqa64 1101f(%rip),%zmm11
vpshufb %zmm22,%zmm11,%zmm4 {%k1}
vpmovm2b %k0,%zmm22
vpmovb2m %zmm24,%k0
vmovdqa64 1034f(%rip),%zmm1
vptestmb %zmm1,%zmm24,%k1
vpmovm2b %k1,%zmm24
vpternlogq $184,%zmm0,%zmm24,%zmm4
vpmovm2b %k0,%zmm0
vpternlogq $184,%zmm30,%zmm24,%zmm31
vpternlogq $184,%zmm27,%zmm24,%zmm29
vpternlogq $184,%zmm26,%zmm24,%zmm23
vpternlogq $226,%zmm4,%zmm22,%zmm31
vpternlogq $226,%zmm29,%zmm22,%zmm23
vpternlogq $226,%zmm31,%zmm0,%zmm23
vptestmb %zmm2,%zmm25,%k0
vptestnmb %zmm20,%zmm25,%k1
vpandq %zmm3,%zmm25,%zmm0
vmovdqa64 1106f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm4
vmovdqa64 1103f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm4 {%k1}
vmovdqa64 1107f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm24
vmovdqa64 1108f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm24 {%k1}
vmovdqa64 1109f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm22
vmovdqa64 1110f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm22 {%k1}
vmovdqa64 1111f(%rip),%zmm16
vpshufb %zmm0,%zmm16,%zmm26
vmovdqa64 1112f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm26 {%k1}
vmovdqa64 1113f(%rip),%zmm14
vpshufb %zmm0,%zmm14,%zmm27
vmovdqa64 1114f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm27 {%k1}
vmovdqa64 1115f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm29
vmovdqa64 1116f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm29 {%k1}
vmovdqa64 1117f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm30
vmovdqa64 1118f(%rip),%zmm15
vpshufb %zmm0,%zmm15,%zmm30 {%k1}
vmovdqa64 1119f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm31
vmovdqa64 1120f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm31 {%k1}
vpmovm2b %k0,%zmm0
vpmovb2m %zmm25,%k0
vptestmb %zmm1,%zmm25,%k1
vpmovm2b %k1,%zmm25
vpternlogq $184,%zmm30,%zmm25,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm27,%zmm25,%zmm29
vpternlogq $184,%zmm22,%zmm25,%zmm26
vpternlogq $184,%zmm4,%zmm25,%zmm24
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm26,%zmm0,%zmm24
vpternlogq $226,%zmm29,%zmm30,%zmm24
vptestmb %zmm2,%zmm28,%k0
vptestnmb %zmm20,%zmm28,%k1
vpandq %zmm3,%zmm28,%zmm0
vmovdqa64 1121f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1122f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1123f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm25
vmovdqa64 1124f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm25 {%k1}
vmovdqa64 1125f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm22
vmovdqa64 1126f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm22 {%k1}
vmovdqa64 1127f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26
vmovdqa64 1128f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26 {%k1}
vmovdqa64 1129f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm27
vmovdqa64 1130f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm27 {%k1}
vmovdqa64 1131f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29
vmovdqa64 1132f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29 {%k1}
vmovdqa64 1133f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30
vmovdqa64 1134f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30 {%k1}
vmovdqa64 1135f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm31
vmovdqa64 1136f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm31 {%k1}
vpmovm2b %k0,%zmm0
vpmovb2m %zmm28,%k0
vptestmb %zmm1,%zmm28,%k1
vpmovm2b %k1,%zmm28
vpternlogq $184,%zmm30,%zmm28,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm27,%zmm28,%zmm29
vpternlogq $184,%zmm22,%zmm28,%zmm26
vpternlogq $184,%zmm4,%zmm28,%zmm25
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm26,%zmm0,%zmm25
vpternlogq $226,%zmm29,%zmm30,%zmm25
vptestmb %zmm2,%zmm21,%k0
vptestnmb %zmm20,%zmm21,%k1
vpandq %zmm3,%zmm21,%zmm0
vmovdqa64 1137f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1138f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1139f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm22
vmovdqa64 1140f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm22 {%k1}
shared_11 1141f,1142f,1143f,1144f,1145f,1146f,1147f,1148f,1149f,1150f,1151f,1152f
vpmovm2b %k0,%zmm0
vpmovb2m %zmm21,%k0
vptestmb %zmm1,%zmm21,%k1
vpmovm2b %k1,%zmm21
vpternlogq $184,%zmm30,%zmm21,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm28,%zmm21,%zmm29
vpternlogq $184,%zmm26,%zmm21,%zmm27
vpternlogq $184,%zmm4,%zmm21,%zmm22
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm27,%zmm0,%zmm22
vpternlogq $226,%zmm29,%zmm30,%zmm22
vpshufb %zmm6,%zmm23,%zmm0
vpshuflw $216,%zmm0,%zmm4
vpshufhw $216,%zmm4,%zmm4
vpshufb %zmm7,%zmm24,%zmm27
vmovdqa64 1164f(%rip),%zmm5
vpshufb %zmm5,%zmm25,%zmm23
vpshuflw $198,%zmm23,%zmm21
vpshufhw $198,%zmm21,%zmm25
vmovdqa64 1165f(%rip),%zmm5
vpshufb %zmm5,%zmm22,%zmm28
vpshuflw $114,%zmm0,%zmm0
vpshufhw $114,%zmm0,%zmm22
vmovdqa64 1166f(%rip),%zmm0
vpshufb %zmm0,%zmm24,%zmm21
vprolq $48,%zmm23,%zmm23
vpaddb %zmm4,%zmm4,%zmm0
vpmovb2m %zmm4,%k0
vpmovm2b %k0,%zmm24
vpternlogq $108,%zmm18,%zmm0,%zmm24
vpaddb %zmm27,%zmm27,%zmm0
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm29
vpternlogq $108,%zmm18,%zmm0,%zmm29
vmovdqa64 %zmm25,%zmm26
vpternlogq $150,%zmm22,%zmm28,%zmm26
vpternlogq $150,%zmm29,%zmm27,%zmm26
vmovdqa64 %zmm27,%zmm0
vpternlogq $150,%zmm28,%zmm25,%zmm0
vpternlogq $150,%zmm24,%zmm4,%zmm0
vpaddb %zmm25,%zmm25,%zmm4
vpmovb2m %zmm25,%k0
vpmovm2b %k0,%zmm24
vpternlogq $108,%zmm18,%zmm4,%zmm24
vpaddb %zmm28,%zmm28,%zmm4
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm18,%zmm4,%zmm27
vpternlogq $150,%zmm22,%zmm21,%zmm23
vpternlogq $150,%zmm27,%zmm28,%zmm23
vprold $16,%zmm26,%zmm4
vbroadcasti32x4 16(%rdi,%r9),%zmm29
vpternlogq $150,%zmm28,%zmm4,%zmm29
vpternlogq $150,%zmm21,%zmm22,%zmm28
vpternlogq $150,%zmm24,%zmm25,%zmm28
vprold $16,%zmm0,%zmm30
vprold $16,%zmm28,%zmm24
vprold $16,%zmm23,%zmm31
vbroadcasti32x4 (%rdi,%r9),%zmm27
vpternlogq $150,%zmm25,%zmm30,%zmm27
vpsrlq $4,%zmm27,%zmm25
vpandq %zmm3,%zmm27,%zmm27
vpshufb %zmm27,%zmm19,%zmm27
vpandq %zmm3,%zmm25,%zmm25
vpshufb %zmm25,%zmm17,%zmm25
vpxorq %zmm27,%zmm25,%zmm27
vpternlogq $150,%zmm31,%zmm28,%zmm27
vpsrlq $4,%zmm29,%zmm25
vpandq %zmm3,%zmm29,%zmm29
vpshufb %zmm29,%zmm19,%zmm29
vpandq %zmm3,%zmm25,%zmm25
vpshufb %zmm25,%zmm17,%zmm25
vpxorq %zmm29,%zmm25,%zmm25
vbroadcasti32x4 32(%rdi,%r9),%zmm29
vpternlogq $150,%zmm0,%zmm23,%zmm25
vpternlogq $150,%zmm24,%zmm22,%zmm29
vpsrlq $4,%zmm29,%zmm0
vpandq %zmm3,%zmm29,%zmm22
vpshufb %zmm22,%zmm19,%zmm22
vpandq %zmm3,%zmm0,%zmm0
vpshufb %zmm0,%zmm17,%zmm0
vpxorq %zmm22,%zmm0,%zmm24
vpternlogq $150,%zmm26,%zmm30,%zmm24
vbroadcasti32x4 48(%rdi,%r9),%zmm0
vpternlogq $150,%zmm31,%zmm21,%zmm0
vpsrlq $4,%zmm0,%zmm21
vpandq %zmm3,%zmm0,%zmm0
vpshufb %zmm0,%zmm19,%zmm0
vpandq %zmm3,%zmm21,%zmm21
vpshufb %zmm21,%zmm17,%zmm21
vpxorq %zmm0,%zmm21,%zmm22
vpternlogq $150,%zmm28,%zmm4,%zmm22
vptestmb %zmm2,%zmm27,%k0
vptestnmb %zmm20,%zmm27,%k1
vpandq %zmm3,%zmm27,%zmm0
vmovdqa64 1105f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1088f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1090f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm21
vmovdqa64 1089f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm21 {%k1}
vmovdqa64 1092f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23
vmovdqa64 1091f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23 {%k1}
vmovdqa64 1094f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26
vmovdqa64 1093f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26 {%k1}
vmovdqa64 1096f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm28
vmovdqa64 1095f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm28 {%k1}
vmovdqa64 1098f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29
vmovdqa64 1097f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29 {%k1}
vmovdqa64 1100f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30
vmovdqa64 1099f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm30 {%k1}
vpshufb %zmm0,%zmm8,%zmm31
vpshufb %zmm0,%zmm11,%zmm31 {%k1}
vpmovm2b %k0,%zmm0
vpmovb2m %zmm27,%k0
vptestmb %zmm1,%zmm27,%k1
vpmovm2b %k1,%zmm27
vpternlogq $184,%zmm30,%zmm27,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm28,%zmm27,%zmm29
vpternlogq $184,%zmm23,%zmm27,%zmm26
vpternlogq $184,%zmm4,%zmm27,%zmm21
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm26,%zmm0,%zmm21
vpternlogq $226,%zmm29,%zmm30,%zmm21
vptestmb %zmm2,%zmm25,%k0
vptestnmb %zmm20,%zmm25,%k1
vpandq %zmm3,%zmm25,%zmm0
vmovdqa64 1106f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1103f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1107f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23
vmovdqa64 1108f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm23 {%k1}
vmovdqa64 1109f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26
vmovdqa64 1110f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm26 {%k1}
vpshufb %zmm0,%zmm16,%zmm27
vmovdqa64 1112f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm27 {%k1}
vpshufb %zmm0,%zmm14,%zmm28
vmovdqa64 1114f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm28 {%k1}
vpshufb %zmm0,%zmm13,%zmm29
vmovdqa64 1116f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm29 {%k1}
vpshufb %zmm0,%zmm12,%zmm30
vpshufb %zmm0,%zmm15,%zmm30 {%k1}
vpshufb %zmm0,%zmm10,%zmm31
vpshufb %zmm0,%zmm9,%zmm31 {%k1}
vpmovm2b %k0,%zmm0
vpmovb2m %zmm25,%k0
vptestmb %zmm1,%zmm25,%k1
vpmovm2b %k1,%zmm25
vpternlogq $184,%zmm30,%zmm25,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm28,%zmm25,%zmm29
vpternlogq $184,%zmm26,%zmm25,%zmm27
vpternlogq $184,%zmm4,%zmm25,%zmm23
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm27,%zmm0,%zmm23
vpternlogq $226,%zmm29,%zmm30,%zmm23
vptestmb %zmm2,%zmm24,%k0
vptestnmb %zmm20,%zmm24,%k1
vpandq %zmm3,%zmm24,%zmm0
vmovdqa64 1121f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1122f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1123f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm25
vmovdqa64 1124f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm25 {%k1}
shared_11 1125f,1126f,1127f,1128f,1129f,1130f,1131f,1132f,1133f,1134f,1135f,1136f
vpmovm2b %k0,%zmm0
vpmovb2m %zmm24,%k0
vptestmb %zmm1,%zmm24,%k1
vpmovm2b %k1,%zmm24
vpternlogq $184,%zmm30,%zmm24,%zmm31
vpmovm2b %k0,%zmm30
vpternlogq $184,%zmm28,%zmm24,%zmm29
vpternlogq $184,%zmm26,%zmm24,%zmm27
vpternlogq $184,%zmm4,%zmm24,%zmm25
vpternlogq $226,%zmm31,%zmm0,%zmm29
vpternlogq $226,%zmm27,%zmm0,%zmm25
vpternlogq $226,%zmm29,%zmm30,%zmm25
vptestnmb %zmm20,%zmm22,%k1
vpandq %zmm3,%zmm22,%zmm0
vmovdqa64 1137f(%rip),%zmm4
vpshufb %zmm0,%zmm4,%zmm4
vmovdqa64 1138f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm4 {%k1}
vmovdqa64 1139f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm24
vmovdqa64 1140f(%rip),%zmm5
vpshufb %zmm0,%zmm5,%zmm24 {%k1}
shared_11 1141f,1142f,1143f,1144f,1145f,1146f,1147f,1148f,1149f,1150f,1151f,1152f
vptestmb %zmm2,%zmm22,%k0
vpmovb2m %zmm22,%k1
vptestmb %zmm1,%zmm22,%k2
vpmovm2b %k2,%zmm0
vpternlogq $184,%zmm30,%zmm0,%zmm31
vmovdqa64 %zmm6,%zmm30
vpternlogq $184,%zmm28,%zmm0,%zmm29
vpternlogq $184,%zmm26,%zmm0,%zmm27
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm4,%zmm0,%zmm24
vpmovm2b %k1,%zmm0
vpternlogq $226,%zmm31,%zmm22,%zmm29
vmovdqa64 %zmm7,%zmm31
vpternlogq $226,%zmm27,%zmm22,%zmm24
vpternlogq $226,%zmm29,%zmm0,%zmm24
vpshufb %zmm6,%zmm21,%zmm0
vpshuflw $216,%zmm0,%zmm4
vpshufhw $216,%zmm4,%zmm4
vpshufb %zmm7,%zmm23,%zmm26
vpshufb 1164f(%rip),%zmm25,%zmm22
vpshuflw $198,%zmm22,%zmm21
vpshufhw $198,%zmm21,%zmm28
vpshufb 1165f(%rip),%zmm24,%zmm24
vpshuflw $114,%zmm0,%zmm0
vpshufhw $114,%zmm0,%zmm25
vpshufb 1166f(%rip),%zmm23,%zmm21
vprolq $48,%zmm22,%zmm23
vpaddb %zmm4,%zmm4,%zmm0
vpmovb2m %zmm4,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm18,%zmm0,%zmm27
vpaddb %zmm26,%zmm26,%zmm0
vpmovb2m %zmm26,%k0
vpmovm2b %k0,%zmm29
vpternlogq $108,%zmm18,%zmm0,%zmm29
vmovdqa64 %zmm28,%zmm22
vpternlogq $150,%zmm25,%zmm24,%zmm22
vpternlogq $150,%zmm29,%zmm26,%zmm22
vmovdqa64 %zmm17,%zmm29
vpternlogq $150,%zmm24,%zmm28,%zmm26
vpternlogq $150,%zmm27,%zmm4,%zmm26
vpaddb %zmm28,%zmm28,%zmm0
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm4
vpternlogq $108,%zmm18,%zmm0,%zmm4
vpaddb %zmm24,%zmm24,%zmm0
vpmovb2m %zmm24,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm18,%zmm0,%zmm27
vpternlogq $150,%zmm25,%zmm21,%zmm23
vpternlogq $150,%zmm27,%zmm24,%zmm23
vmovdqa64 %zmm24,%zmm27
vpternlogq $150,%zmm21,%zmm25,%zmm27
vpternlogq $150,%zmm4,%zmm28,%zmm27
vbroadcasti32x4 96(%rdi,%r9),%zmm0
vprold $16,%zmm27,%zmm4
vpternlogq $150,%zmm4,%zmm25,%zmm0
vbroadcasti32x4 64(%rdi,%r9),%zmm4
vprold $16,%zmm26,%zmm25
vpternlogq $150,%zmm28,%zmm25,%zmm4
vpsrlq $4,%zmm0,%zmm28
vpandq %zmm3,%zmm0,%zmm0
vpshufb %zmm0,%zmm19,%zmm0
vpandq %zmm3,%zmm28,%zmm28
vpshufb %zmm28,%zmm17,%zmm28
vpxorq %zmm0,%zmm28,%zmm28
vpternlogq $150,%zmm22,%zmm25,%zmm28
vprold $16,%zmm22,%zmm0
vbroadcasti32x4 80(%rdi,%r9),%zmm22
vpternlogq $150,%zmm24,%zmm0,%zmm22
vpsrlq $4,%zmm4,%zmm24
vpandq %zmm3,%zmm4,%zmm4
vpshufb %zmm4,%zmm19,%zmm4
vpandq %zmm3,%zmm24,%zmm24
vpshufb %zmm24,%zmm17,%zmm24
vpxorq %zmm4,%zmm24,%zmm24
vpsrlq $4,%zmm22,%zmm4
vpandq %zmm3,%zmm22,%zmm22
vpshufb %zmm22,%zmm19,%zmm22
vpandq %zmm3,%zmm4,%zmm4
vpshufb %zmm4,%zmm17,%zmm4
vpxorq %zmm22,%zmm4,%zmm25
vpternlogq $150,%zmm26,%zmm23,%zmm25
vbroadcasti32x4 112(%rdi,%r9),%zmm4
vprold $16,%zmm23,%zmm22
vpternlogq $150,%zmm22,%zmm21,%zmm4
vpternlogq $150,%zmm22,%zmm27,%zmm24
vpsrlq $4,%zmm4,%zmm21
vpandq %zmm3,%zmm4,%zmm4
vpshufb %zmm4,%zmm19,%zmm4
vpandq %zmm3,%zmm21,%zmm21
vpshufb %zmm21,%zmm17,%zmm21
vpxorq %zmm4,%zmm21,%zmm21
vmovdqa64 1100f(%rip),%zmm5
vmovdqa64 1099f(%rip),%zmm1
vmovdqa64 1098f(%rip),%zmm16
vmovdqa64 1097f(%rip),%zmm15
vmovdqa64 1096f(%rip),%zmm14
vmovdqa64 1095f(%rip),%zmm13
vmovdqa64 1094f(%rip),%zmm12
vmovdqa64 1093f(%rip),%zmm11
vmovdqa64 1092f(%rip),%zmm10
vmovdqa64 1091f(%rip),%zmm9
vmovdqa64 1090f(%rip),%zmm8
vmovdqa64 1089f(%rip),%zmm7
vmovdqa64 1105f(%rip),%zmm6
vmovdqa64 1088f(%rip),%zmm4
vpternlogq $150,%zmm27,%zmm0,%zmm21
subq $-128,%r9
cmpq $1216,%r9
jne 3b
vpunpckldq %zmm25,%zmm24,%zmm22
vpunpckhdq %zmm25,%zmm24,%zmm23
vpunpckldq %zmm21,%zmm28,%zmm24
vpunpckhdq %zmm21,%zmm28,%zmm21
vmovdqa64 1084f(%rip),%zmm0
vpshufb %zmm0,%zmm24,%zmm25
vmovdqa64 1085f(%rip),%zmm17
vpshufb %zmm17,%zmm22,%zmm26
vporq %zmm25,%zmm26,%zmm25
vbroadcasti32x4 1216(%rdi),%zmm26
vpaddq %zmm25,%zmm26,%zmm25
vmovdqu64 %xmm25,(%rdx,%r8)
vextracti32x4 $1,%zmm25,64(%rdx,%r8)
vextracti32x4 $2,%zmm25,128(%rdx,%r8)
vextracti32x4 $3,%zmm25,192(%rdx,%r8)
vmovdqa64 1086f(%rip),%zmm26
vpshufb %zmm26,%zmm24,%zmm24
vmovdqa64 1087f(%rip),%zmm27
vpshufb %zmm27,%zmm22,%zmm22
vbroadcasti32x4 1232(%rdi),%zmm25
vporq %zmm24,%zmm22,%zmm22
vpaddq %zmm22,%zmm25,%zmm22
vmovdqu64 %xmm22,16(%rdx,%r8)
vextracti32x4 $1,%zmm22,80(%rdx,%r8)
vextracti32x4 $2,%zmm22,144(%rdx,%r8)
vextracti32x4 $3,%zmm22,208(%rdx,%r8)
vpshufb %zmm0,%zmm21,%zmm22
vpshufb %zmm17,%zmm23,%zmm24
vporq %zmm22,%zmm24,%zmm22
vbroadcasti32x4 1248(%rdi),%zmm24
vpaddq %zmm22,%zmm24,%zmm22
vmovdqu64 %xmm22,32(%rdx,%r8)
vextracti32x4 $1,%zmm22,96(%rdx,%r8)
vextracti32x4 $2,%zmm22,160(%rdx,%r8)
vextracti32x4 $3,%zmm22,224(%rdx,%r8)
vpshufb %zmm26,%zmm21,%zmm21
vpshufb %zmm27,%zmm23,%zmm22
vbroadcasti32x4 1264(%rdi),%zmm23
vporq %zmm21,%zmm22,%zmm21
vpaddq %zmm21,%zmm23,%zmm21
vmovdqu64 %xmm21,48(%rdx,%r8)
vextracti32x4 $1,%zmm21,112(%rdx,%r8)
vextracti32x4 $2,%zmm21,176(%rdx,%r8)
vextracti32x4 $3,%zmm21,240(%rdx,%r8)
incq %rax
cmpq %rcx,%rax
jne 2b
4:
popq %rbp
vzeroupper
retq
end_function phalanx_0_1_kalyna_512_512_encrypt_avx512_x1

function phalanx_0_1_kalyna_512_512_encrypt_avx512_x2
testq %rcx,%rcx
je 6f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $704,%rsp
leaq 256(%rsp),%rax
leaq 64(%rdi),%r8
xorl %r9d,%r9d
vmovdqa64 1000f(%rip),%zmm4
movq %rsp,%r10
vmovdqa64 1163f(%rip),%zmm14
vmovdqa64 1164f(%rip),%zmm15
vmovdqa64 1165f(%rip),%zmm16
vmovdqa64 1166f(%rip),%zmm17
vpbroadcastq 1104f(%rip),%zmm18
vmovdqa64 1153f(%rip),%zmm19
vmovdqa64 1154f(%rip),%zmm20
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
2:
movq %r9,%r11
shlq $9,%r11
vmovdqu64 (%rsi,%r11),%xmm21
vmovdqu64 16(%rsi,%r11),%xmm22
vmovdqu64 32(%rsi,%r11),%xmm23
vmovdqu64 48(%rsi,%r11),%xmm24
vinserti32x4 $1,64(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $2,128(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $3,192(%rsi,%r11),%zmm21,%zmm21
vbroadcasti32x4 (%rdi),%zmm25
vpaddq %zmm21,%zmm25,%zmm21
vmovdqa64 1012f(%rip),%zmm0
vpshufb %zmm0,%zmm21,%zmm21
vinserti32x4 $1,80(%rsi,%r11),%zmm22,%zmm22
vinserti32x4 $2,144(%rsi,%r11),%zmm22,%zmm22
vinserti32x4 $3,208(%rsi,%r11),%zmm22,%zmm22
vbroadcasti32x4 16(%rdi),%zmm26
vpaddq %zmm22,%zmm26,%zmm22
vpshufb %zmm0,%zmm22,%zmm22
vinserti32x4 $1,96(%rsi,%r11),%zmm23,%zmm23
vinserti32x4 $2,160(%rsi,%r11),%zmm23,%zmm23
vinserti32x4 $3,224(%rsi,%r11),%zmm23,%zmm23
vbroadcasti32x4 32(%rdi),%zmm26
vpaddq %zmm23,%zmm26,%zmm23
vpshufb %zmm0,%zmm23,%zmm23
vinserti32x4 $1,112(%rsi,%r11),%zmm24,%zmm24
vinserti32x4 $2,176(%rsi,%r11),%zmm24,%zmm24
vinserti32x4 $3,240(%rsi,%r11),%zmm24,%zmm24
vbroadcasti32x4 48(%rdi),%zmm26
vpaddq %zmm24,%zmm26,%zmm24
vpshufb %zmm0,%zmm24,%zmm24
vpunpckldq %zmm22,%zmm21,%zmm26
vpunpckhdq %zmm22,%zmm21,%zmm21
vpunpckldq %zmm24,%zmm23,%zmm22
vpunpckhdq %zmm24,%zmm23,%zmm23
vpunpcklqdq %zmm22,%zmm26,%zmm24
vpunpckhqdq %zmm22,%zmm26,%zmm22
vpunpcklqdq %zmm23,%zmm21,%zmm26
vpunpckhqdq %zmm23,%zmm21,%zmm21
vmovdqa64 %zmm24,(%rsp)
vmovdqa64 %zmm22,64(%rsp)
vmovdqa64 %zmm26,128(%rsp)
vmovdqa64 %zmm21,192(%rsp)
vmovdqu64 256(%rsi,%r11),%xmm21
vmovdqu64 272(%rsi,%r11),%xmm22
vmovdqu64 288(%rsi,%r11),%xmm23
vmovdqu64 304(%rsi,%r11),%xmm24
vinserti32x4 $1,320(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $2,384(%rsi,%r11),%zmm21,%zmm21
vinserti32x4 $3,448(%rsi,%r11),%zmm21,%zmm21
vpaddq %zmm21,%zmm25,%zmm21
vpshufb %zmm0,%zmm21,%zmm21
vinserti32x4 $1,336(%rsi,%r11),%zmm22,%zmm22
vinserti32x4 $2,400(%rsi,%r11),%zmm22,%zmm22
vinserti32x4 $3,464(%rsi,%r11),%zmm22,%zmm22
vbroadcasti32x4 16(%rdi),%zmm25
vpaddq %zmm22,%zmm25,%zmm22
vpshufb %zmm0,%zmm22,%zmm22
vinserti32x4 $1,352(%rsi,%r11),%zmm23,%zmm23
vinserti32x4 $2,416(%rsi,%r11),%zmm23,%zmm23
vinserti32x4 $3,480(%rsi,%r11),%zmm23,%zmm23
vbroadcasti32x4 32(%rdi),%zmm25
vpaddq %zmm23,%zmm25,%zmm23
vpshufb %zmm0,%zmm23,%zmm23
vinserti32x4 $1,368(%rsi,%r11),%zmm24,%zmm24
vinserti32x4 $2,432(%rsi,%r11),%zmm24,%zmm24
vinserti32x4 $3,496(%rsi,%r11),%zmm24,%zmm24
vbroadcasti32x4 48(%rdi),%zmm25
vpaddq %zmm24,%zmm25,%zmm24
vpshufb %zmm0,%zmm24,%zmm24
vpunpckldq %zmm22,%zmm21,%zmm25
vpunpckhdq %zmm22,%zmm21,%zmm21
vpunpckldq %zmm24,%zmm23,%zmm22
vpunpckhdq %zmm24,%zmm23,%zmm23
vpunpcklqdq %zmm22,%zmm25,%zmm24
vpunpckhqdq %zmm22,%zmm25,%zmm22
vpunpcklqdq %zmm23,%zmm21,%zmm25
vpunpckhqdq %zmm23,%zmm21,%zmm21
vmovdqa64 %zmm24,256(%rsp)
vmovdqa64 %zmm22,320(%rsp)
vmovdqa64 %zmm25,384(%rsp)
vmovdqa64 %zmm21,448(%rsp)
xorl %ebx,%ebx
movq %r8,%r14
nopl 8(%rax)
3:
vmovdqa64 (%rsp),%zmm25
vmovdqa64 64(%rsp),%zmm23
vmovaps 128(%rsp),%zmm0
vmovaps %zmm0,512(%rsp)
vmovdqa64 1016f(%rip),%zmm2
vptestmb %zmm2,%zmm25,%k0
vpmovm2b %k0,%zmm21
vpmovb2m %zmm25,%k0
vmovdqa64 1017f(%rip),%zmm3
vptestnmb %zmm3,%zmm25,%k1
vpandq %zmm4,%zmm25,%zmm26
vmovdqa64 1105f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm27
vmovdqa64 1088f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm27 {%k1}
vmovdqa64 1090f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm24
vmovdqa64 1089f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm24 {%k1}
vmovdqa64 1092f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm28
vmovdqa64 1091f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm28 {%k1}
vmovdqa64 1094f(%rip),%zmm22
vpshufb %zmm26,%zmm22,%zmm29
vmovdqa64 1093f(%rip),%zmm13
vpshufb %zmm26,%zmm13,%zmm29 {%k1}
vmovdqa64 1096f(%rip),%zmm1
vpshufb %zmm26,%zmm1,%zmm30
vmovdqa64 1095f(%rip),%zmm12
vpshufb %zmm26,%zmm12,%zmm30 {%k1}
vmovdqa64 1098f(%rip),%zmm11
vpshufb %zmm26,%zmm11,%zmm31
vmovdqa64 1097f(%rip),%zmm10
vpshufb %zmm26,%zmm10,%zmm31 {%k1}
vmovdqa64 1100f(%rip),%zmm9
vpshufb %zmm26,%zmm9,%zmm0
vmovdqa64 1099f(%rip),%zmm8
vpshufb %zmm26,%zmm8,%zmm0 {%k1}
vmovdqa64 1102f(%rip),%zmm7
vpshufb %zmm26,%zmm7,%zmm5
vmovdqa64 1101f(%rip),%zmm6
vpshufb %zmm26,%zmm6,%zmm5 {%k1}
vpmovm2b %k0,%zmm26
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm25,%k0
vpmovm2b %k0,%zmm25
vpternlogq $184,%zmm0,%zmm25,%zmm5
vmovdqa64 256(%rsp),%zmm0
vptestnmb %zmm3,%zmm0,%k1
vpternlogq $184,%zmm30,%zmm25,%zmm31
vpandq %zmm4,%zmm0,%zmm30
vpternlogq $184,%zmm28,%zmm25,%zmm29
vpshufb %zmm30,%zmm7,%zmm28
vpshufb %zmm30,%zmm6,%zmm28 {%k1}
vpternlogq $184,%zmm27,%zmm25,%zmm24
vpshufb %zmm30,%zmm9,%zmm25
vpshufb %zmm30,%zmm8,%zmm25 {%k1}
vpshufb %zmm30,%zmm11,%zmm27
vpshufb %zmm30,%zmm10,%zmm27 {%k1}
vpternlogq $226,%zmm5,%zmm21,%zmm31
vpshufb %zmm30,%zmm1,%zmm5
vpshufb %zmm30,%zmm12,%zmm5 {%k1}
vpternlogq $226,%zmm29,%zmm21,%zmm24
vpshufb %zmm30,%zmm22,%zmm29
vpshufb %zmm30,%zmm13,%zmm29 {%k1}
vmovdqa64 1092f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm6
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm6 {%k1}
vpternlogq $226,%zmm31,%zmm26,%zmm24
vmovdqa64 1090f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm26
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm26 {%k1}
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm31
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm30,%zmm1,%zmm31 {%k1}
vmovaps 192(%rsp),%zmm1
vmovaps %zmm1,576(%rsp)
vptestmb %zmm2,%zmm0,%k0
vmovdqa64 %zmm2,%zmm7
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm0,%k1
vpmovb2m %zmm0,%k2
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm28,%zmm0,%zmm25
vpmovm2b %k1,%zmm28
vpternlogq $226,%zmm27,%zmm0,%zmm5
vpmovm2b %k2,%zmm27
vpternlogq $226,%zmm29,%zmm0,%zmm6
vpternlogq $226,%zmm26,%zmm0,%zmm31
vpternlogq $226,%zmm25,%zmm28,%zmm5
vpternlogq $226,%zmm6,%zmm28,%zmm31
vpternlogq $226,%zmm5,%zmm27,%zmm31
vmovdqa64 %zmm24,(%rsp)
vmovdqa64 %zmm31,256(%rsp)
vptestmb %zmm1,%zmm23,%k0
vpmovm2b %k0,%zmm24
vpmovb2m %zmm23,%k0
vmovdqa64 %zmm3,%zmm2
vptestnmb %zmm3,%zmm23,%k1
vpandq %zmm4,%zmm23,%zmm0
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1107f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25 {%k1}
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1110f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1111f(%rip),%zmm22
vpshufb %zmm0,%zmm22,%zmm26
vmovdqa64 1112f(%rip),%zmm21
vpshufb %zmm0,%zmm21,%zmm26 {%k1}
vmovdqa64 1113f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm27
vmovdqa64 1114f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm27 {%k1}
vmovdqa64 1115f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm28
vmovdqa64 1116f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm28 {%k1}
vmovdqa64 1117f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm29
vmovdqa64 1118f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm29 {%k1}
vmovdqa64 1119f(%rip),%zmm3
vpshufb %zmm0,%zmm3,%zmm30
vmovdqa64 1120f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm30 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm7,%zmm23,%k0
vpmovm2b %k0,%zmm23
vpternlogq $184,%zmm29,%zmm23,%zmm30
vmovdqa64 320(%rsp),%zmm29
vptestnmb %zmm2,%zmm29,%k1
vpternlogq $184,%zmm27,%zmm23,%zmm28
vpandq %zmm4,%zmm29,%zmm27
vpternlogq $184,%zmm6,%zmm23,%zmm26
vpshufb %zmm27,%zmm3,%zmm6
vpshufb %zmm27,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm23,%zmm25
vpshufb %zmm27,%zmm9,%zmm5
vpshufb %zmm27,%zmm8,%zmm5 {%k1}
vpshufb %zmm27,%zmm11,%zmm23
vpshufb %zmm27,%zmm10,%zmm23 {%k1}
vpternlogq $226,%zmm30,%zmm24,%zmm28
vpshufb %zmm27,%zmm13,%zmm30
vpshufb %zmm27,%zmm12,%zmm30 {%k1}
vpternlogq $226,%zmm26,%zmm24,%zmm25
vpshufb %zmm27,%zmm22,%zmm24
vpshufb %zmm27,%zmm21,%zmm24 {%k1}
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm27,%zmm1,%zmm26
vpshufb %zmm27,%zmm31,%zmm26 {%k1}
vpternlogq $226,%zmm28,%zmm0,%zmm25
vmovdqa64 1107f(%rip),%zmm0
vpshufb %zmm27,%zmm0,%zmm0
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm27,%zmm1,%zmm0 {%k1}
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm27,%zmm1,%zmm28
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm27,%zmm1,%zmm28 {%k1}
vptestmb %zmm7,%zmm29,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm29,%k1
vpmovb2m %zmm29,%k2
vpmovm2b %k0,%zmm27
vpternlogq $226,%zmm6,%zmm27,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm23,%zmm27,%zmm30
vpmovm2b %k2,%zmm23
vpternlogq $226,%zmm24,%zmm27,%zmm26
vpternlogq $226,%zmm0,%zmm27,%zmm28
vpternlogq $226,%zmm5,%zmm6,%zmm30
vpternlogq $226,%zmm26,%zmm6,%zmm28
vpternlogq $226,%zmm30,%zmm23,%zmm28
vmovdqa64 %zmm25,64(%rsp)
vmovdqa64 %zmm28,320(%rsp)
vmovdqa64 512(%rsp),%zmm22
vptestmb %zmm1,%zmm22,%k0
vpmovm2b %k0,%zmm23
vpmovb2m %zmm22,%k0
vmovdqa64 %zmm2,%zmm3
vptestnmb %zmm2,%zmm22,%k1
vpandq %zmm4,%zmm22,%zmm0
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1123f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24
vmovdqa64 1124f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24 {%k1}
vmovdqa64 1125f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1126f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1127f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm25
vmovdqa64 1128f(%rip),%zmm21
vpshufb %zmm0,%zmm21,%zmm25 {%k1}
vmovdqa64 1129f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm26
vmovdqa64 1130f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm26 {%k1}
vmovdqa64 1131f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm27
vmovdqa64 1132f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm27 {%k1}
vmovdqa64 1133f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm28
vmovdqa64 1134f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm28 {%k1}
vmovdqa64 1135f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm29
vmovdqa64 1136f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm29 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm7,%zmm22,%k0
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm28,%zmm22,%zmm29
vmovdqa64 384(%rsp),%zmm28
vptestnmb %zmm3,%zmm28,%k1
vpternlogq $184,%zmm26,%zmm22,%zmm27
vpandq %zmm4,%zmm28,%zmm26
vpternlogq $184,%zmm6,%zmm22,%zmm25
vpshufb %zmm26,%zmm2,%zmm6
vpshufb %zmm26,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm22,%zmm24
vpshufb %zmm26,%zmm9,%zmm5
vpshufb %zmm26,%zmm8,%zmm5 {%k1}
vpshufb %zmm26,%zmm11,%zmm22
vpshufb %zmm26,%zmm10,%zmm22 {%k1}
vpternlogq $226,%zmm29,%zmm23,%zmm27
vpshufb %zmm26,%zmm13,%zmm29
vpshufb %zmm26,%zmm12,%zmm29 {%k1}
vpternlogq $226,%zmm25,%zmm23,%zmm24
vpshufb %zmm26,%zmm30,%zmm23
vpshufb %zmm26,%zmm21,%zmm23 {%k1}
vmovdqa64 1125f(%rip),%zmm1
vpshufb %zmm26,%zmm1,%zmm25
vpshufb %zmm26,%zmm31,%zmm25 {%k1}
vpternlogq $226,%zmm27,%zmm0,%zmm24
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm26,%zmm0,%zmm0
vmovdqa64 1124f(%rip),%zmm1
vpshufb %zmm26,%zmm1,%zmm0 {%k1}
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm26,%zmm1,%zmm27
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm26,%zmm1,%zmm27 {%k1}
vptestmb %zmm7,%zmm28,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm28,%k1
vpmovb2m %zmm28,%k2
vpmovm2b %k0,%zmm26
vpternlogq $226,%zmm6,%zmm26,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm22,%zmm26,%zmm29
vpmovm2b %k2,%zmm22
vpternlogq $226,%zmm23,%zmm26,%zmm25
vpternlogq $226,%zmm0,%zmm26,%zmm27
vpternlogq $226,%zmm5,%zmm6,%zmm29
vpternlogq $226,%zmm25,%zmm6,%zmm27
vpternlogq $226,%zmm29,%zmm22,%zmm27
vmovdqa64 %zmm24,128(%rsp)
vmovdqa64 %zmm27,384(%rsp)
vmovdqa64 576(%rsp),%zmm21
vptestmb %zmm1,%zmm21,%k0
vpmovm2b %k0,%zmm22
vpmovb2m %zmm21,%k0
vmovdqa64 %zmm3,%zmm11
vptestnmb %zmm3,%zmm21,%k1
vpandq %zmm4,%zmm21,%zmm0
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1139f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm23
vmovdqa64 1140f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm23 {%k1}
vmovdqa64 1141f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1142f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1143f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm24
vmovdqa64 1144f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm24 {%k1}
vmovdqa64 1145f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm25
vmovdqa64 1146f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm25 {%k1}
vmovdqa64 1147f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm26
vmovdqa64 1148f(%rip),%zmm9
vpshufb %zmm0,%zmm9,%zmm26 {%k1}
vmovdqa64 1149f(%rip),%zmm8
vpshufb %zmm0,%zmm8,%zmm27
vmovdqa64 1150f(%rip),%zmm7
vpshufb %zmm0,%zmm7,%zmm27 {%k1}
vmovdqa64 1151f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm28
vmovdqa64 1152f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm28 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm21,%k0
vpmovm2b %k0,%zmm21
vpternlogq $184,%zmm27,%zmm21,%zmm28
vmovdqa64 448(%rsp),%zmm27
vptestnmb %zmm11,%zmm27,%k1
vptestmb %zmm0,%zmm27,%k0
vpternlogq $184,%zmm25,%zmm21,%zmm26
vpandq %zmm4,%zmm27,%zmm25
vpternlogq $184,%zmm6,%zmm21,%zmm24
vpshufb %zmm25,%zmm2,%zmm6
vpshufb %zmm25,%zmm1,%zmm6 {%k1}
vmovdqa64 1162f(%rip),%zmm1
vpternlogq $184,%zmm5,%zmm21,%zmm23
vpshufb %zmm25,%zmm8,%zmm5
vpshufb %zmm25,%zmm7,%zmm5 {%k1}
vpshufb %zmm25,%zmm10,%zmm21
vpshufb %zmm25,%zmm9,%zmm21 {%k1}
vpternlogq $226,%zmm28,%zmm22,%zmm26
vpshufb %zmm25,%zmm13,%zmm28
vpshufb %zmm25,%zmm12,%zmm28 {%k1}
vpternlogq $226,%zmm24,%zmm22,%zmm23
vpshufb %zmm25,%zmm30,%zmm22
vpshufb %zmm25,%zmm29,%zmm22 {%k1}
vmovdqa64 1141f(%rip),%zmm0
vpshufb %zmm25,%zmm0,%zmm24
vpshufb %zmm25,%zmm31,%zmm24 {%k1}
vpternlogq $226,%zmm26,%zmm3,%zmm23
vmovdqa64 1139f(%rip),%zmm0
vpshufb %zmm25,%zmm0,%zmm0
vmovdqa64 1140f(%rip),%zmm2
vpshufb %zmm25,%zmm2,%zmm0 {%k1}
vmovdqa64 1137f(%rip),%zmm2
vpshufb %zmm25,%zmm2,%zmm26
vmovdqa64 1138f(%rip),%zmm2
vpshufb %zmm25,%zmm2,%zmm26 {%k1}
vpmovm2b %k0,%zmm25
vpternlogq $226,%zmm6,%zmm25,%zmm5
vpternlogq $226,%zmm21,%zmm25,%zmm28
vpternlogq $226,%zmm22,%zmm25,%zmm24
vpternlogq $226,%zmm0,%zmm25,%zmm26
vptestmb 1016f(%rip),%zmm27,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm5,%zmm0,%zmm28
vpternlogq $226,%zmm24,%zmm0,%zmm26
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm28,%zmm0,%zmm26
vmovdqa64 %zmm23,192(%rsp)
vmovdqa64 %zmm26,448(%rsp)
vbroadcasti32x4 (%r14),%zmm21
vbroadcasti32x4 16(%r14),%zmm22
vbroadcasti32x4 32(%r14),%zmm23
vbroadcasti32x4 48(%r14),%zmm24
movb $1,%r13b
movq %r10,%r15
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl 512(%rax)
4:
movl %r13d,%r12d
vmovdqa64 (%r15),%zmm0
vmovdqa64 64(%r15),%zmm5
vmovdqa64 128(%r15),%zmm6
vmovdqa64 192(%r15),%zmm25
vpshufb %zmm1,%zmm0,%zmm0
vpshuflw $216,%zmm0,%zmm26
vpshufhw $216,%zmm26,%zmm27
vpshufb %zmm14,%zmm5,%zmm28
vpshufb %zmm15,%zmm6,%zmm6
vpshuflw $198,%zmm6,%zmm26
vpshufhw $198,%zmm26,%zmm29
vpshufb %zmm16,%zmm25,%zmm30
vpshuflw $114,%zmm0,%zmm0
vpshufhw $114,%zmm0,%zmm26
vpshufb %zmm17,%zmm5,%zmm25
vprolq $48,%zmm6,%zmm0
vpaddb %zmm27,%zmm27,%zmm5
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm6
vpternlogq $108,%zmm18,%zmm5,%zmm6
vpaddb %zmm28,%zmm28,%zmm5
vpmovb2m %zmm28,%k0
vpmovm2b %k0,%zmm31
vpternlogq $108,%zmm18,%zmm5,%zmm31
vmovdqa64 %zmm29,%zmm5
vpternlogq $150,%zmm26,%zmm30,%zmm5
vpternlogq $150,%zmm31,%zmm28,%zmm5
vpternlogq $150,%zmm30,%zmm29,%zmm28
vpternlogq $150,%zmm6,%zmm27,%zmm28
vpaddb %zmm29,%zmm29,%zmm6
vpmovb2m %zmm29,%k0
vpmovm2b %k0,%zmm27
vpternlogq $108,%zmm18,%zmm6,%zmm27
vmovdqa64 %zmm30,%zmm6
vpternlogq $150,%zmm25,%zmm26,%zmm6
vpternlogq $150,%zmm27,%zmm29,%zmm6
vpaddb %zmm30,%zmm30,%zmm27
vpmovb2m %zmm30,%k0
vpmovm2b %k0,%zmm31
vpternlogq $108,%zmm18,%zmm27,%zmm31
vpternlogq $150,%zmm26,%zmm25,%zmm0
vpternlogq $150,%zmm31,%zmm30,%zmm0
vprold $16,%zmm28,%zmm27
vprold $16,%zmm5,%zmm31
vprold $16,%zmm6,%zmm7
vprold $16,%zmm0,%zmm8
vpternlogq $150,%zmm21,%zmm27,%zmm29
vpsrlq $4,%zmm29,%zmm9
vpandq %zmm4,%zmm29,%zmm29
vpshufb %zmm29,%zmm19,%zmm29
vpandq %zmm4,%zmm9,%zmm9
vpshufb %zmm9,%zmm20,%zmm9
vpxorq %zmm29,%zmm9,%zmm9
vpternlogq $150,%zmm8,%zmm6,%zmm9
vmovdqa64 %zmm9,(%r15)
vpternlogq $150,%zmm22,%zmm31,%zmm30
vpsrlq $4,%zmm30,%zmm9
vpandq %zmm4,%zmm30,%zmm29
vpshufb %zmm29,%zmm19,%zmm29
vpandq %zmm4,%zmm9,%zmm9
vpshufb %zmm9,%zmm20,%zmm9
vpxorq %zmm29,%zmm9,%zmm9
vpternlogq $150,%zmm28,%zmm0,%zmm9
vmovdqa64 %zmm9,64(%r15)
vpternlogq $150,%zmm23,%zmm26,%zmm7
vpsrlq $4,%zmm7,%zmm0
vpandq %zmm4,%zmm7,%zmm7
vpshufb %zmm7,%zmm19,%zmm7
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm20,%zmm0
vpxorq %zmm7,%zmm0,%zmm0
vpternlogq $150,%zmm5,%zmm27,%zmm0
vmovdqa64 %zmm0,128(%r15)
vpternlogq $150,%zmm24,%zmm25,%zmm8
vpsrlq $4,%zmm8,%zmm0
vpandq %zmm4,%zmm8,%zmm5
vpshufb %zmm5,%zmm19,%zmm5
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm20,%zmm0
vpxorq %zmm5,%zmm0,%zmm0
vpternlogq $150,%zmm6,%zmm31,%zmm0
vmovdqa64 %zmm0,192(%r15)
xorl %r13d,%r13d
movq %rax,%r15
testb $1,%r12b
jne 4b
vmovdqa64 (%rsp),%zmm25
vmovdqa64 64(%rsp),%zmm23
vmovaps 128(%rsp),%zmm0
vmovaps %zmm0,512(%rsp)
vmovdqa64 1016f(%rip),%zmm2
vptestmb %zmm2,%zmm25,%k0
vpmovm2b %k0,%zmm21
vpmovb2m %zmm25,%k0
vmovdqa64 1017f(%rip),%zmm3
vptestnmb %zmm3,%zmm25,%k1
vpandq %zmm4,%zmm25,%zmm0
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1090f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24 {%k1}
vmovdqa64 1092f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6 {%k1}
vmovdqa64 1094f(%rip),%zmm22
vpshufb %zmm0,%zmm22,%zmm7
vmovdqa64 1093f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm7 {%k1}
vmovdqa64 1096f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm8
vmovdqa64 1095f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm8 {%k1}
vmovdqa64 1098f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm9
vmovdqa64 1097f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm9 {%k1}
vmovdqa64 1100f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm26
vmovdqa64 1099f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm26 {%k1}
vmovdqa64 1102f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm27
vmovdqa64 1101f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm27 {%k1}
vpmovm2b %k0,%zmm0
vmovdqa64 1034f(%rip),%zmm2
vptestmb %zmm2,%zmm25,%k0
vpmovm2b %k0,%zmm25
vpternlogq $184,%zmm26,%zmm25,%zmm27
vmovdqa64 256(%rsp),%zmm26
vptestnmb %zmm3,%zmm26,%k1
vpternlogq $184,%zmm8,%zmm25,%zmm9
vpandq %zmm4,%zmm26,%zmm8
vpternlogq $184,%zmm6,%zmm25,%zmm7
vpshufb %zmm8,%zmm29,%zmm6
vpshufb %zmm8,%zmm28,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm25,%zmm24
vpshufb %zmm8,%zmm31,%zmm5
vpshufb %zmm8,%zmm30,%zmm5 {%k1}
vpshufb %zmm8,%zmm11,%zmm25
vpshufb %zmm8,%zmm10,%zmm25 {%k1}
vpternlogq $226,%zmm27,%zmm21,%zmm9
vpshufb %zmm8,%zmm1,%zmm27
vpshufb %zmm8,%zmm12,%zmm27 {%k1}
vpternlogq $226,%zmm7,%zmm21,%zmm24
vpshufb %zmm8,%zmm22,%zmm7
vpshufb %zmm8,%zmm13,%zmm7 {%k1}
vmovdqa64 1092f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm28
vmovdqa64 1091f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm28 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm24
vmovdqa64 1090f(%rip),%zmm0
vpshufb %zmm8,%zmm0,%zmm0
vmovdqa64 1089f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm0 {%k1}
vmovdqa64 1105f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9
vmovdqa64 1088f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9 {%k1}
vmovaps 192(%rsp),%zmm1
vmovaps %zmm1,576(%rsp)
vptestmb %zmm2,%zmm26,%k0
vmovdqa64 %zmm2,%zmm10
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm26,%k1
vpmovb2m %zmm26,%k2
vpmovm2b %k0,%zmm8
vpternlogq $226,%zmm6,%zmm8,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm25,%zmm8,%zmm27
vpmovm2b %k2,%zmm25
vpternlogq $226,%zmm7,%zmm8,%zmm28
vpternlogq $226,%zmm0,%zmm8,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm27
vpternlogq $226,%zmm28,%zmm6,%zmm9
vpternlogq $226,%zmm27,%zmm25,%zmm9
vmovdqa64 %zmm24,(%rsp)
vmovdqa64 %zmm9,256(%rsp)
vptestmb %zmm1,%zmm23,%k0
vpmovm2b %k0,%zmm24
vpmovb2m %zmm23,%k0
vmovdqa64 %zmm3,%zmm2
vptestnmb %zmm3,%zmm23,%k1
vpandq %zmm4,%zmm23,%zmm0
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1107f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25 {%k1}
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1110f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1111f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm7
vmovdqa64 1112f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm7 {%k1}
vmovdqa64 1113f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm8
vmovdqa64 1114f(%rip),%zmm22
vpshufb %zmm0,%zmm22,%zmm8 {%k1}
vmovdqa64 1115f(%rip),%zmm21
vpshufb %zmm0,%zmm21,%zmm9
vmovdqa64 1116f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm9 {%k1}
vmovdqa64 1117f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm26
vmovdqa64 1118f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm26 {%k1}
vmovdqa64 1119f(%rip),%zmm3
vpshufb %zmm0,%zmm3,%zmm27
vmovdqa64 1120f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm27 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm10,%zmm23,%k0
vpmovm2b %k0,%zmm23
vpternlogq $184,%zmm26,%zmm23,%zmm27
vmovdqa64 320(%rsp),%zmm26
vptestnmb %zmm2,%zmm26,%k1
vpternlogq $184,%zmm8,%zmm23,%zmm9
vpandq %zmm4,%zmm26,%zmm8
vpternlogq $184,%zmm6,%zmm23,%zmm7
vpshufb %zmm8,%zmm3,%zmm6
vpshufb %zmm8,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm23,%zmm25
vpshufb %zmm8,%zmm12,%zmm5
vpshufb %zmm8,%zmm11,%zmm5 {%k1}
vpshufb %zmm8,%zmm21,%zmm23
vpshufb %zmm8,%zmm13,%zmm23 {%k1}
vpternlogq $226,%zmm27,%zmm24,%zmm9
vpshufb %zmm8,%zmm28,%zmm27
vpshufb %zmm8,%zmm22,%zmm27 {%k1}
vpternlogq $226,%zmm7,%zmm24,%zmm25
vpshufb %zmm8,%zmm30,%zmm7
vpshufb %zmm8,%zmm29,%zmm7 {%k1}
vmovdqa64 1109f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm24
vpshufb %zmm8,%zmm31,%zmm24 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm25
vmovdqa64 1107f(%rip),%zmm0
vpshufb %zmm8,%zmm0,%zmm0
vmovdqa64 1108f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm0 {%k1}
vmovdqa64 1106f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9
vmovdqa64 1103f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9 {%k1}
vptestmb %zmm10,%zmm26,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm26,%k1
vpmovb2m %zmm26,%k2
vpmovm2b %k0,%zmm8
vpternlogq $226,%zmm6,%zmm8,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm23,%zmm8,%zmm27
vpmovm2b %k2,%zmm23
vpternlogq $226,%zmm7,%zmm8,%zmm24
vpternlogq $226,%zmm0,%zmm8,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm27
vpternlogq $226,%zmm24,%zmm6,%zmm9
vpternlogq $226,%zmm27,%zmm23,%zmm9
vmovdqa64 %zmm25,64(%rsp)
vmovdqa64 %zmm9,320(%rsp)
vmovdqa64 512(%rsp),%zmm22
vptestmb %zmm1,%zmm22,%k0
vpmovm2b %k0,%zmm23
vpmovb2m %zmm22,%k0
vmovdqa64 %zmm2,%zmm3
vptestnmb %zmm2,%zmm22,%k1
vpandq %zmm4,%zmm22,%zmm0
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1123f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24
vmovdqa64 1124f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm24 {%k1}
vmovdqa64 1125f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1126f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1127f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm7
vmovdqa64 1128f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm7 {%k1}
vmovdqa64 1129f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm8
vmovdqa64 1130f(%rip),%zmm27
vpshufb %zmm0,%zmm27,%zmm8 {%k1}
vmovdqa64 1131f(%rip),%zmm21
vpshufb %zmm0,%zmm21,%zmm9
vmovdqa64 1132f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm9 {%k1}
vmovdqa64 1133f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm25
vmovdqa64 1134f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm25 {%k1}
vmovdqa64 1135f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm26
vmovdqa64 1136f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm26 {%k1}
vpmovm2b %k0,%zmm0
vptestmb %zmm10,%zmm22,%k0
vpmovm2b %k0,%zmm22
vpternlogq $184,%zmm25,%zmm22,%zmm26
vmovdqa64 384(%rsp),%zmm25
vptestnmb %zmm3,%zmm25,%k1
vpternlogq $184,%zmm8,%zmm22,%zmm9
vpandq %zmm4,%zmm25,%zmm8
vpternlogq $184,%zmm6,%zmm22,%zmm7
vpshufb %zmm8,%zmm2,%zmm6
vpshufb %zmm8,%zmm1,%zmm6 {%k1}
vpternlogq $184,%zmm5,%zmm22,%zmm24
vpshufb %zmm8,%zmm12,%zmm5
vpshufb %zmm8,%zmm11,%zmm5 {%k1}
vpshufb %zmm8,%zmm21,%zmm22
vpshufb %zmm8,%zmm13,%zmm22 {%k1}
vpternlogq $226,%zmm26,%zmm23,%zmm9
vpshufb %zmm8,%zmm28,%zmm26
vpshufb %zmm8,%zmm27,%zmm26 {%k1}
vpternlogq $226,%zmm7,%zmm23,%zmm24
vpshufb %zmm8,%zmm30,%zmm7
vpshufb %zmm8,%zmm29,%zmm7 {%k1}
vmovdqa64 1125f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm23
vpshufb %zmm8,%zmm31,%zmm23 {%k1}
vpternlogq $226,%zmm9,%zmm0,%zmm24
vmovdqa64 1123f(%rip),%zmm0
vpshufb %zmm8,%zmm0,%zmm0
vmovdqa64 1124f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm0 {%k1}
vmovdqa64 1121f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9
vmovdqa64 1122f(%rip),%zmm1
vpshufb %zmm8,%zmm1,%zmm9 {%k1}
vptestmb %zmm10,%zmm25,%k0
vmovdqa64 1016f(%rip),%zmm1
vptestmb %zmm1,%zmm25,%k1
vpmovb2m %zmm25,%k2
vpmovm2b %k0,%zmm8
vpternlogq $226,%zmm6,%zmm8,%zmm5
vpmovm2b %k1,%zmm6
vpternlogq $226,%zmm22,%zmm8,%zmm26
vpmovm2b %k2,%zmm22
vpternlogq $226,%zmm7,%zmm8,%zmm23
vpternlogq $226,%zmm0,%zmm8,%zmm9
vpternlogq $226,%zmm5,%zmm6,%zmm26
vpternlogq $226,%zmm23,%zmm6,%zmm9
vpternlogq $226,%zmm26,%zmm22,%zmm9
vmovdqa64 %zmm24,128(%rsp)
vmovdqa64 %zmm9,384(%rsp)
vmovdqa64 576(%rsp),%zmm21
vptestmb %zmm1,%zmm21,%k0
vpmovm2b %k0,%zmm22
vpmovb2m %zmm21,%k0
vmovdqa64 %zmm3,%zmm26
vptestnmb %zmm3,%zmm21,%k1
vpandq %zmm4,%zmm21,%zmm0
vmovdqa64 1137f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5
vmovdqa64 1138f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm5 {%k1}
vmovdqa64 1139f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm23
vmovdqa64 1140f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm23 {%k1}
vmovdqa64 1141f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm6
vmovdqa64 1142f(%rip),%zmm31
vpshufb %zmm0,%zmm31,%zmm6 {%k1}
vmovdqa64 1143f(%rip),%zmm30
vpshufb %zmm0,%zmm30,%zmm7
vmovdqa64 1144f(%rip),%zmm29
vpshufb %zmm0,%zmm29,%zmm7 {%k1}
vmovdqa64 1145f(%rip),%zmm28
vpshufb %zmm0,%zmm28,%zmm8
vmovdqa64 1146f(%rip),%zmm27
vpshufb %zmm0,%zmm27,%zmm8 {%k1}
vmovdqa64 1147f(%rip),%zmm13
vpshufb %zmm0,%zmm13,%zmm9
vmovdqa64 1148f(%rip),%zmm12
vpshufb %zmm0,%zmm12,%zmm9 {%k1}
vmovdqa64 1149f(%rip),%zmm11
vpshufb %zmm0,%zmm11,%zmm24
vmovdqa64 1150f(%rip),%zmm10
vpshufb %zmm0,%zmm10,%zmm24 {%k1}
vmovdqa64 1151f(%rip),%zmm2
vpshufb %zmm0,%zmm2,%zmm25
vmovdqa64 1152f(%rip),%zmm1
vpshufb %zmm0,%zmm1,%zmm25 {%k1}
vpmovm2b %k0,%zmm3
vmovdqa64 1034f(%rip),%zmm0
vptestmb %zmm0,%zmm21,%k0
vpmovm2b %k0,%zmm21
vpternlogq $184,%zmm24,%zmm21,%zmm25
vmovdqa64 448(%rsp),%zmm24
vptestnmb %zmm26,%zmm24,%k1
vptestmb %zmm0,%zmm24,%k0
vpternlogq $184,%zmm8,%zmm21,%zmm9
vpandq %zmm4,%zmm24,%zmm8
vpternlogq $184,%zmm6,%zmm21,%zmm7
vpshufb %zmm8,%zmm2,%zmm6
vpshufb %zmm8,%zmm1,%zmm6 {%k1}
vmovdqa64 1162f(%rip),%zmm1
vpternlogq $184,%zmm5,%zmm21,%zmm23
vpshufb %zmm8,%zmm11,%zmm5
vpshufb %zmm8,%zmm10,%zmm5 {%k1}
vpshufb %zmm8,%zmm13,%zmm21
vpshufb %zmm8,%zmm12,%zmm21 {%k1}
vpternlogq $226,%zmm25,%zmm22,%zmm9
vpshufb %zmm8,%zmm28,%zmm25
vpshufb %zmm8,%zmm27,%zmm25 {%k1}
vpternlogq $226,%zmm7,%zmm22,%zmm23
vpshufb %zmm8,%zmm30,%zmm7
vpshufb %zmm8,%zmm29,%zmm7 {%k1}
vmovdqa64 1141f(%rip),%zmm0
vpshufb %zmm8,%zmm0,%zmm22
vpshufb %zmm8,%zmm31,%zmm22 {%k1}
vpternlogq $226,%zmm9,%zmm3,%zmm23
vmovdqa64 1139f(%rip),%zmm0
vpshufb %zmm8,%zmm0,%zmm0
vmovdqa64 1140f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm0 {%k1}
vmovdqa64 1137f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm9
vmovdqa64 1138f(%rip),%zmm2
vpshufb %zmm8,%zmm2,%zmm9 {%k1}
vpmovm2b %k0,%zmm8
vpternlogq $226,%zmm6,%zmm8,%zmm5
vpternlogq $226,%zmm21,%zmm8,%zmm25
vpternlogq $226,%zmm7,%zmm8,%zmm22
vpternlogq $226,%zmm0,%zmm8,%zmm9
vptestmb 1016f(%rip),%zmm24,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm5,%zmm0,%zmm25
vpternlogq $226,%zmm22,%zmm0,%zmm9
vpmovb2m %zmm24,%k0
vpmovm2b %k0,%zmm0
vpternlogq $226,%zmm25,%zmm0,%zmm9
vmovdqa64 %zmm23,192(%rsp)
vmovdqa64 %zmm9,448(%rsp)
vbroadcasti32x4 64(%r14),%zmm21
vbroadcasti32x4 80(%r14),%zmm22
vbroadcasti32x4 96(%r14),%zmm23
vbroadcasti32x4 112(%r14),%zmm24
movb $1,%r13b
movq %r10,%r15
nopw %cs:512(%rax,%rax)
nopl 512(%rax,%rax)
5:
movl %r13d,%r12d
vmovdqa64 (%r15),%zmm0
vmovdqa64 64(%r15),%zmm5
vmovdqa64 128(%r15),%zmm6
vmovdqa64 192(%r15),%zmm7
vpshufb %zmm1,%zmm0,%zmm0
vpshuflw $216,%zmm0,%zmm8
vpshufhw $216,%zmm8,%zmm8
vpshufb %zmm14,%zmm5,%zmm9
vpshufb %zmm15,%zmm6,%zmm6
vpshuflw $198,%zmm6,%zmm25
vpshufhw $198,%zmm25,%zmm27
vpshufb %zmm16,%zmm7,%zmm7
vpshuflw $114,%zmm0,%zmm0
vpshufhw $114,%zmm0,%zmm26
vpshufb %zmm17,%zmm5,%zmm25
vprolq $48,%zmm6,%zmm0
vpaddb %zmm8,%zmm8,%zmm5
vpmovb2m %zmm8,%k0
vpmovm2b %k0,%zmm6
vpternlogq $108,%zmm18,%zmm5,%zmm6
vpaddb %zmm9,%zmm9,%zmm5
vpmovb2m %zmm9,%k0
vpmovm2b %k0,%zmm28
vpternlogq $108,%zmm18,%zmm5,%zmm28
vmovdqa64 %zmm27,%zmm5
vpternlogq $150,%zmm26,%zmm7,%zmm5
vpternlogq $150,%zmm28,%zmm9,%zmm5
vpternlogq $150,%zmm7,%zmm27,%zmm9
vpternlogq $150,%zmm6,%zmm8,%zmm9
vpaddb %zmm27,%zmm27,%zmm6
vpmovb2m %zmm27,%k0
vpmovm2b %k0,%zmm8
vpternlogq $108,%zmm18,%zmm6,%zmm8
vmovdqa64 %zmm7,%zmm6
vpternlogq $150,%zmm25,%zmm26,%zmm6
vpternlogq $150,%zmm8,%zmm27,%zmm6
vpaddb %zmm7,%zmm7,%zmm8
vpmovb2m %zmm7,%k0
vpmovm2b %k0,%zmm28
vpternlogq $108,%zmm18,%zmm8,%zmm28
vpternlogq $150,%zmm26,%zmm25,%zmm0
vpternlogq $150,%zmm28,%zmm7,%zmm0
vprold $16,%zmm9,%zmm8
vprold $16,%zmm5,%zmm28
vprold $16,%zmm6,%zmm29
vprold $16,%zmm0,%zmm30
vpternlogq $150,%zmm21,%zmm8,%zmm27
vpsrlq $4,%zmm27,%zmm31
vpandq %zmm4,%zmm27,%zmm27
vpshufb %zmm27,%zmm19,%zmm27
vpandq %zmm4,%zmm31,%zmm31
vpshufb %zmm31,%zmm20,%zmm31
vpxorq %zmm27,%zmm31,%zmm27
vpternlogq $150,%zmm30,%zmm6,%zmm27
vmovdqa64 %zmm27,(%r15)
vpternlogq $150,%zmm22,%zmm28,%zmm7
vpsrlq $4,%zmm7,%zmm27
vpandq %zmm4,%zmm7,%zmm7
vpshufb %zmm7,%zmm19,%zmm7
vpandq %zmm4,%zmm27,%zmm27
vpshufb %zmm27,%zmm20,%zmm27
vpxorq %zmm7,%zmm27,%zmm7
vpternlogq $150,%zmm9,%zmm0,%zmm7
vmovdqa64 %zmm7,64(%r15)
vpternlogq $150,%zmm23,%zmm26,%zmm29
vpsrlq $4,%zmm29,%zmm0
vpandq %zmm4,%zmm29,%zmm7
vpshufb %zmm7,%zmm19,%zmm7
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm20,%zmm0
vpxorq %zmm7,%zmm0,%zmm0
vpternlogq $150,%zmm5,%zmm8,%zmm0
vmovdqa64 %zmm0,128(%r15)
vpternlogq $150,%zmm24,%zmm25,%zmm30
vpsrlq $4,%zmm30,%zmm0
vpandq %zmm4,%zmm30,%zmm5
vpshufb %zmm5,%zmm19,%zmm5
vpandq %zmm4,%zmm0,%zmm0
vpshufb %zmm0,%zmm20,%zmm0
vpxorq %zmm5,%zmm0,%zmm0
vpternlogq $150,%zmm6,%zmm28,%zmm0
vmovdqa64 %zmm0,192(%r15)
xorl %r13d,%r13d
movq %rax,%r15
testb $1,%r12b
jne 5b
incq %rbx
subq $-128,%r14
cmpq $9,%rbx
jne 3b
vmovdqa64 (%rsp),%zmm0
vmovdqa64 64(%rsp),%zmm5
vmovdqa64 128(%rsp),%zmm6
vmovdqa64 192(%rsp),%zmm7
vpunpckldq %zmm5,%zmm0,%zmm8
vpunpckhdq %zmm5,%zmm0,%zmm0
vpunpckldq %zmm7,%zmm6,%zmm5
vpunpckhdq %zmm7,%zmm6,%zmm6
vmovdqa64 1084f(%rip),%zmm1
vpshufb %zmm1,%zmm5,%zmm7
vmovdqa64 1085f(%rip),%zmm2
vpshufb %zmm2,%zmm8,%zmm9
vporq %zmm7,%zmm9,%zmm7
vbroadcasti32x4 1216(%rdi),%zmm9
vpaddq %zmm7,%zmm9,%zmm7
vmovdqu %xmm7,(%rdx,%r11)
vextracti32x4 $1,%zmm7,64(%rdx,%r11)
vextracti32x4 $2,%zmm7,128(%rdx,%r11)
vextracti32x4 $3,%zmm7,192(%rdx,%r11)
vmovdqa64 1086f(%rip),%zmm3
vpshufb %zmm3,%zmm5,%zmm5
vmovdqa64 1087f(%rip),%zmm10
shared_14 1232,16,80,144,208,32,96,160,224,48,112,176,240
vmovdqa64 256(%rsp),%zmm0
vmovdqa64 320(%rsp),%zmm5
vmovdqa64 384(%rsp),%zmm6
vmovdqa64 448(%rsp),%zmm7
vpunpckldq %zmm5,%zmm0,%zmm8
vpunpckhdq %zmm5,%zmm0,%zmm0
vpunpckldq %zmm7,%zmm6,%zmm5
vpunpckhdq %zmm7,%zmm6,%zmm6
vpshufb %zmm1,%zmm5,%zmm7
vpshufb %zmm2,%zmm8,%zmm9
vporq %zmm7,%zmm9,%zmm7
vbroadcasti32x4 1216(%rdi),%zmm9
vpaddq %zmm7,%zmm9,%zmm7
vmovdqu %xmm7,256(%rdx,%r11)
vextracti32x4 $1,%zmm7,320(%rdx,%r11)
vextracti32x4 $2,%zmm7,384(%rdx,%r11)
vextracti32x4 $3,%zmm7,448(%rdx,%r11)
vpshufb %zmm3,%zmm5,%zmm5
shared_14 1232,272,336,400,464,288,352,416,480,304,368,432,496
incq %r9
cmpq %rcx,%r9
jne 2b
leaq -40(%rbp),%rsp
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
6:
vzeroupper
retq
end_function phalanx_0_1_kalyna_512_512_encrypt_avx512_x2

constant local_kalyna_avx512_constant_1000,6,64
1000:
.rept 8
.quad 0xf0f0f0f0f0f0f0f
.endr
constant local_kalyna_avx512_constant_1001,6,64
1001:
.rept 4
.quad 0x80df3e61e1be5f00,0x421dfca3237c9dc2
.endr
constant local_kalyna_avx512_constant_1002,6,64
1002:
.rept 4
.quad 0x32ea9f4775add800,0xbc6411c9fb23568e
.endr
constant local_kalyna_avx512_constant_1003,6,64
1003:
.rept 4
.quad 0x1975c1adb4d86c00,0x5e3286eaf39f2b47
.endr
constant local_kalyna_avx512_constant_1004,6,64
1004:
.rept 4
.quad 0x8d038c028f018e00,0x890788068b058a04
.endr
constant local_kalyna_avx512_constant_1005,6,64
1005:
.rept 4
.quad 0xc4e89cb074582c00,0xb995e1cd0925517d
.endr
constant local_kalyna_avx512_constant_1006,6,64
1006:
.rept 4
.quad 0xdc2635cf13e9fa00,0x5fa5b64c906a7983
.endr
constant local_kalyna_avx512_constant_1007,6,64
1007:
.rept 4
.quad 0xfbdeb1946f4a2500,0xceeb84a15a7f1035
.endr
constant local_kalyna_avx512_constant_1008,6,64
1008:
.rept 4
.quad 0xb61dfb5bed46a00,0x7c16a8c2c9a31d77
.endr
constant local_kalyna_avx512_constant_1009,6,64
1009:
.rept 4
.quad 0xa54c6a8326cfe900,0xbe5771983dd4f21b
.endr
constant local_kalyna_avx512_constant_1010,6,64
1010:
.rept 4
.quad 0x82b4eed85a6c3600,0x2f194375f7c19bad
.endr
constant local_kalyna_avx512_constant_1011,6,64
1011:
.rept 4
.quad 0xcae496b8725c2e00,0xa789fbd51f31436d
.endr
constant local_kalyna_avx512_constant_1012,6,64
1012:
.rept 4
.quad 0xd0509010c040800,0xf070b030e060a02
.endr
constant local_kalyna_avx512_constant_1013,6,64
1013:
.rept 4
.quad 0x8b167ded66fb900,0xa910c67f77ce18a1
.endr
constant local_kalyna_avx512_constant_1014,6,64
1014:
.rept 4
.quad 0xae2db536981b8300,0xc241d95af477ef6c
.endr
constant local_kalyna_avx512_constant_1015,6,64
1015:
.rept 4
.quad 0x2f49e385aacc6600,0x385ef492bddb7117
.endr
constant local_kalyna_avx512_constant_1016,6,64
1016:
.rept 8
.quad 0x4040404040404040
.endr
constant local_kalyna_avx512_constant_1017,6,64
1017:
.rept 8
.quad 0x1010101010101010
.endr
constant local_kalyna_avx512_constant_1018,6,64
1018:
.rept 4
.quad 0xa39862d4957fb281,0xf0c5a6d7b0b7bd73
.endr
constant local_kalyna_avx512_constant_1019,6,64
1019:
.rept 4
.quad 0xac17602528940391,0x2c13d62d6d69dd19
.endr
constant local_kalyna_avx512_constant_1020,6,64
1020:
.rept 4
.quad 0xa5d10811530e01ca,0xe7782a1a205c4f66
.endr
constant local_kalyna_avx512_constant_1021,6,64
1021:
.rept 4
.quad 0xa770eb7730e3fd0f,0xd8872102beabc110
.endr
constant local_kalyna_avx512_constant_1022,6,64
1022:
.rept 4
.quad 0x5283c818e4e1141d,0x684e7d1224743bc0
.endr
constant local_kalyna_avx512_constant_1023,6,64
1023:
.rept 4
.quad 0xf700719f8626a242,0xf449da3afc825951
.endr
constant local_kalyna_avx512_constant_1024,6,64
1024:
.rept 4
.quad 0x1cf3af389c09f52f,0xad8ee8cc1f3ecdae
.endr
constant local_kalyna_avx512_constant_1025,6,64
1025:
.rept 4
.quad 0xf6f9b1dc0b0cc327,0x6e5f853cbaeec264
.endr
constant local_kalyna_avx512_constant_1026,6,64
1026:
.rept 4
.quad 0x90924197e56af244,0x4cd3547cb38c3dbf
.endr
constant local_kalyna_avx512_constant_1027,6,64
1027:
.rept 4
.quad 0x563f93dba12e7eb6,0x5ea8cb4005d00637
.endr
constant local_kalyna_avx512_constant_1028,6,64
1028:
.rept 4
.quad 0x5a45c71bf1ed15ec,0xa9ff8dbb9d76e94a
.endr
constant local_kalyna_avx512_constant_1029,6,64
1029:
.rept 4
.quad 0xb41663c4486ff8d9,0xfb6196ead5462b35
.endr
constant local_kalyna_avx512_constant_1030,6,64
1030:
.rept 4
.quad 0xb94d7b799b84751e,0x65d29ee67a6c228a
.endr
constant local_kalyna_avx512_constant_1031,6,64
1031:
.rept 4
.quad 0x72aace2955bc5bef,0x9958076b310d04b5
.endr
constant local_kalyna_avx512_constant_1032,6,64
1032:
.rept 4
.quad 0x33dea03667344bdf,0xc90ab832439a50e0
.endr
constant local_kalyna_avx512_constant_1033,6,64
1033:
.rept 4
.quad 0x5d578b478039cfa4,0x8823c6fe8f89fae2
.endr
constant local_kalyna_avx512_constant_1034,6,64
1034:
.rept 8
.quad 0x2020202020202020
.endr
constant local_kalyna_avx512_constant_1035,6,64
1035:
.rept 4
.quad 0x6b1e6684ff860050,0x58eb9f40d52027c3
.endr
constant local_kalyna_avx512_constant_1036,6,64
1036:
.rept 4
.quad 0x7ad7ecf0dc9a7bc5,0x5905d00c5aaf79b8
.endr
constant local_kalyna_avx512_constant_1037,6,64
1037:
.rept 4
.quad 0x4a04a243f43e1707,0xb9521177373ffb7d
.endr
constant local_kalyna_avx512_constant_1038,6,64
1038:
.rept 4
.quad 0xa7269da5033db096,0x94b1e27f21d3a42d
.endr
constant local_kalyna_avx512_constant_1039,6,64
1039:
.rept 4
.quad 0xcc5eed6ae3cd82a3,0x97e938bc131adfd2
.endr
constant local_kalyna_avx512_constant_1040,6,64
1040:
.rept 4
.quad 0x80b7452ba0c4f27e,0x4b541d8930931460
.endr
constant local_kalyna_avx512_constant_1041,6,64
1041:
.rept 4
.quad 0x5cf5bb25352c36ea,0x986c680dd8016f85
.endr
constant local_kalyna_avx512_constant_1042,6,64
1042:
.rept 4
.quad 0xf6bde5554d0e6d8c,0xab678123c02ec69b
.endr
constant local_kalyna_avx512_constant_1043,6,64
1043:
.rept 4
.quad 0x242cea65b53fd10,0x9969643944767c31
.endr
constant local_kalyna_avx512_constant_1044,6,64
1044:
.rept 4
.quad 0xba5709b6889134fa,0x9518e6712833734f
.endr
constant local_kalyna_avx512_constant_1045,6,64
1045:
.rept 4
.quad 0xf7a8f9633c0a2f8b,0x2ab292dd700bfe46
.endr
constant local_kalyna_avx512_constant_1046,6,64
1046:
.rept 4
.quad 0x3be172d98ab3cb9c,0x5f62ca8f0fd1b551
.endr
constant local_kalyna_avx512_constant_1047,6,64
1047:
.rept 4
.quad 0xe8c11cc9da19fc65,0x168d4e061bb4c7f8
.endr
constant local_kalyna_avx512_constant_1048,6,64
1048:
.rept 4
.quad 0xbee78e874cc2291f,0xa9f1efeee0f34108
.endr
constant local_kalyna_avx512_constant_1049,6,64
1049:
.rept 4
.quad 0xd66eae47d448743a,0xbfe415245d7532de
.endr
constant local_kalyna_avx512_constant_1050,6,64
1050:
.rept 4
.quad 0xac619ea14956cf83,0xdbc87812aa90ad22
.endr
constant local_kalyna_avx512_constant_1051,6,64
1051:
.rept 4
.quad 0x7bff07774256aa3c,0x614304b4a0aef798
.endr
constant local_kalyna_avx512_constant_1052,6,64
1052:
.rept 4
.quad 0x2c7df9c1a34cedce,0x204e949b59b1182d
.endr
constant local_kalyna_avx512_constant_1053,6,64
1053:
.rept 4
.quad 0xdbcb1ac3ec23bfb7,0xfdab6b5b9ca79041
.endr
constant local_kalyna_avx512_constant_1054,6,64
1054:
.rept 4
.quad 0xf20566394850fb38,0x32eebed5e0fe4984
.endr
constant local_kalyna_avx512_constant_1055,6,64
1055:
.rept 4
.quad 0x677cb5d258c081cc,0xf5f10c8a375d266a
.endr
constant local_kalyna_avx512_constant_1056,6,64
1056:
.rept 4
.quad 0xdc937f7a5a02d49f,0x4a64a2516db8ddea
.endr
constant local_kalyna_avx512_constant_1057,6,64
1057:
.rept 4
.quad 0xbb8d3415830aef57,0x71c74b3ff416a8af
.endr
constant local_kalyna_avx512_constant_1058,6,64
1058:
.rept 4
.quad 0xe940c5219a11f83a,0x463b6ee3e4b0de09
.endr
constant local_kalyna_avx512_constant_1059,6,64
1059:
.rept 4
.quad 0xa9a1ba1d019d22f0,0x62b6bd74bc856cc9
.endr
constant local_kalyna_avx512_constant_1060,6,64
1060:
.rept 4
.quad 0xd929b3694400c2a6,0xe5e87e0dd68976ad
.endr
constant local_kalyna_avx512_constant_1061,6,64
1061:
.rept 4
.quad 0x7819e779f6735491,0xb8ed892993e8fac
.endr
constant local_kalyna_avx512_constant_1062,6,64
1062:
.rept 4
.quad 0xc431364f657027a4,0xb25f5c0efc2a1fd7
.endr
constant local_kalyna_avx512_constant_1063,6,64
1063:
.rept 4
.quad 0x8c75d1633d248806,0x86e6dfe2086f17fa
.endr
constant local_kalyna_avx512_constant_1064,6,64
1064:
.rept 4
.quad 0x9730dad31e149587,0x9e130ff32f82d08b
.endr
constant local_kalyna_avx512_constant_1065,6,64
1065:
.rept 4
.quad 0xeb3335b9282e102b,0x7280a55396034768
.endr
constant local_kalyna_avx512_constant_1066,6,64
1066:
.rept 4
.quad 0x5512cac825c6cf45,0x1c521b60e14d5ecd
.endr
constant local_kalyna_avx512_constant_1067,6,64
1067:
.rept 4
.quad 0x4478dd81932a3af6,0xd811ed3b0b50677c
.endr
constant local_kalyna_avx512_constant_1068,6,64
1068:
.rept 4
.quad 0x14cb80920fd5c5ce,0xa8e0b53d844672fe
.endr
constant local_kalyna_avx512_constant_1069,6,64
1069:
.rept 4
.quad 0x705f32e56a8a9e,0x73b362a029718edc
.endr
constant local_kalyna_avx512_constant_1070,6,64
1070:
.rept 4
.quad 0x8710acee5982998f,0x5d127d66a4ecdff1
.endr
constant local_kalyna_avx512_constant_1071,6,64
1071:
.rept 4
.quad 0xbe6f9c1dad09fb05,0x47a7919bdbefeb21
.endr
constant local_kalyna_avx512_constant_1072,6,64
1072:
.rept 4
.quad 0x776a95b5c89b617,0x635fc1b7bd4a3d0
.endr
constant local_kalyna_avx512_constant_1073,6,64
1073:
.rept 4
.quad 0xb424e345313f61c1,0xe86ccdb1cfe179bd
.endr
constant local_kalyna_avx512_constant_1074,6,64
1074:
.rept 4
.quad 0xc01c652ee9f79a43,0x905ab820830436cc
.endr
constant local_kalyna_avx512_constant_1075,6,64
1075:
.rept 4
.quad 0x96bc2830ab7f97ae,0x8522c8511fba980a
.endr
constant local_kalyna_avx512_constant_1076,6,64
1076:
.rept 4
.quad 0x4c583cfa27c23919,0xb9b72bf2a5d3b053
.endr
constant local_kalyna_avx512_constant_1077,6,64
1077:
.rept 4
.quad 0x2faaf8630c4a034d,0x23defd4f579f946b
.endr
constant local_kalyna_avx512_constant_1078,6,64
1078:
.rept 4
.quad 0x525e1ad96d0d4ba6,0x2555625a2bf3e86
.endr
constant local_kalyna_avx512_constant_1079,6,64
1079:
.rept 4
.quad 0x77421e8bdad7af33,0x69c4f918e441c98c
.endr
constant local_kalyna_avx512_constant_1080,6,64
1080:
.rept 4
.quad 0x7475138d2d37c301,0x3495f47a60f3e248
.endr
constant local_kalyna_avx512_constant_1081,6,64
1081:
.rept 4
.quad 0xffeae76e162c1554,0x88d6ca266440a17e
.endr
constant local_kalyna_avx512_constant_1082,6,64
1082:
.rept 4
.quad 0xf5c7d14e680ed2b2,0xbb4908389de6c6f0
.endr
constant local_kalyna_avx512_constant_1083,6,64
1083:
.rept 4
.quad 0x405060700010203,0xc0d0e0f08090a0b
.endr
constant local_kalyna_avx512_constant_1084,6,64
1084:
.quad 0x602808004008080,0x703808005018080,0x1612808014108080,0x1713808015118080
.quad 0x2622808024208080,0x2723808025218080,0x3632808034308080,0x3733808035318080
constant local_kalyna_avx512_constant_1085,6,64
1085:
.quad 0x8080060280800400,0x8080070380800501,0x8080161280801410,0x8080171380801511
.quad 0x8080262280802420,0x8080272380802521,0x8080363280803430,0x8080373380803531
constant local_kalyna_avx512_constant_1086,6,64
1086:
.quad 0xe0a80800c088080,0xf0b80800d098080,0x1e1a80801c188080,0x1f1b80801d198080
.quad 0x2e2a80802c288080,0x2f2b80802d298080,0x3e3a80803c388080,0x3f3b80803d398080
constant local_kalyna_avx512_constant_1087,6,64
1087:
.quad 0x80800e0a80800c08,0x80800f0b80800d09,0x80801e1a80801c18,0x80801f1b80801d19
.quad 0x80802e2a80802c28,0x80802f2b80802d29,0x80803e3a80803c38,0x80803f3b80803d39
constant local_kalyna_avx512_constant_1088,6,64
1088:
.rept 4
.quad 0xc13d9d0106452ac,0x8d73d6cfb9512912
.endr
constant local_kalyna_avx512_constant_1089,6,64
1089:
.rept 4
.quad 0x7fd403358ce8ef2f,0x823d20905ec105fb
.endr
constant local_kalyna_avx512_constant_1090,6,64
1090:
.rept 4
.quad 0x1a50f87e0d0aeaf7,0xc8e3623cb85707c4
.endr
constant local_kalyna_avx512_constant_1091,6,64
1091:
.rept 4
.quad 0xa0986800e5011178,0x76a20b2d74a602c5
.endr
constant local_kalyna_avx512_constant_1092,6,64
1092:
.rept 4
.quad 0x318ae9aebdcebeb3,0x26f6aa9499f1ec1c
.endr
constant local_kalyna_avx512_constant_1093,6,64
1093:
.rept 4
.quad 0x4618da5c60fe4c9b,0xff891b3fb0217dcd
.endr
constant local_kalyna_avx512_constant_1094,6,64
1094:
.rept 4
.quad 0x70d3d79d3a6984eb,0xb191305ddeb54067
.endr
constant local_kalyna_avx512_constant_1095,6,64
1095:
.rept 4
.quad 0x53a5886ab7fc4834,0x1ec37b38db5bf986
.endr
constant local_kalyna_avx512_constant_1096,6,64
1096:
.rept 4
.quad 0x3bb2c73628243322,0x55089f14f5ba778e
.endr
constant local_kalyna_avx512_constant_1097,6,64
1097:
.rept 4
.quad 0x327ae4423783f2dc,0x27046e8f4aabcc9c
.endr
constant local_kalyna_avx512_constant_1098,6,64
1098:
.rept 4
.quad 0x2b2316965ae2e72e,0x4147a9bc0f6665c2
.endr
constant local_kalyna_avx512_constant_1099,6,64
1099:
.rept 4
.quad 0xe9ab6b44fa3dd3e,0xc693d249e115bf1f
.endr
constant local_kalyna_avx512_constant_1100,6,64
1100:
.rept 4
.quad 0xeefa63d1619e7292,0xa1bba458add519f4
.endr
constant local_kalyna_avx512_constant_1101,6,64
1101:
.rept 4
.quad 0x596c756b065f43a8,0x9d8f0179587df71
.endr
constant local_kalyna_avx512_constant_1102,6,64
1102:
.rept 4
.quad 0xaf2c4dc9cb1df36d,0x39454b6ffd97e079
.endr
constant local_kalyna_avx512_constant_1103,6,64
1103:
.rept 4
.quad 0xa65ebe87d0dd2c72,0x59dbfb3403c604ec
.endr
constant local_kalyna_avx512_constant_1104,3,8
1104:
.quad 0x1d1d1d1d1d1d1d1d
constant local_kalyna_avx512_constant_1105,6,64
1105:
.rept 4
.quad 0x2aa7444eedc05481,0x80568b7ccae62585
.endr
constant local_kalyna_avx512_constant_1106,6,64
1106:
.rept 4
.quad 0x66a7ed5af001c2b6,0xd729c0c7278a7f21
.endr
constant local_kalyna_avx512_constant_1107,6,64
1107:
.rept 4
.quad 0xaf61b353742f7a50,0xadac991fcdde3539
.endr
constant local_kalyna_avx512_constant_1108,6,64
1108:
.rept 4
.quad 0xa3e8849a28946ef1,0x82f252e285d3774f
.endr
constant local_kalyna_avx512_constant_1109,6,64
1109:
.rept 4
.quad 0xa8b8e1381e80468b,0x524251d76230ce0
.endr
constant local_kalyna_avx512_constant_1110,6,64
1110:
.rept 4
.quad 0xa0703bef4b713218,0xf978e6a9c3ff40e4
.endr
constant local_kalyna_avx512_constant_1111,6,64
1111:
.rept 4
.quad 0x860947c4fe1b937d,0x98b0b9076a9d8f0b
.endr
constant local_kalyna_avx512_constant_1112,6,64
1112:
.rept 4
.quad 0xbf55a27e00c9da2a,0x513d0a0ecf9cd511
.endr
constant local_kalyna_avx512_constant_1113,6,64
1113:
.rept 4
.quad 0x973fb54a6cb7dc30,0x5f83a5a4062d62d4
.endr
constant local_kalyna_avx512_constant_1114,6,64
1114:
.rept 4
.quad 0x41fc4596fd482be7,0x20e38c89e5790d12
.endr
constant local_kalyna_avx512_constant_1115,6,64
1115:
.rept 4
.quad 0xa1193ccc5b8e634c,0xca60376fd97b4981
.endr
constant local_kalyna_avx512_constant_1116,6,64
1116:
.rept 4
.quad 0xfaab33bdf3696b1a,0xee9195164e689bd1
.endr
constant local_kalyna_avx512_constant_1117,6,64
1117:
.rept 4
.quad 0x3e445d08f72e267c,0xbcd81054aec8149f
.endr
constant local_kalyna_avx512_constant_1118,6,64
1118:
.rept 4
.quad 0xaa22f49e5864f631,0x4d736ddfb1020f75
.endr
constant local_kalyna_avx512_constant_1119,6,64
1119:
.rept 4
.quad 0x43881c65b4561542,0x8d6757f5ba365cc5
.endr
constant local_kalyna_avx512_constant_1120,6,64
1120:
.rept 4
.quad 0xc113cbea92ebbbce,0xf81790d2b2d63ae9
.endr
constant local_kalyna_avx512_constant_1121,6,64
1121:
.rept 4
.quad 0xaa548639dba00442,0x67740cf88b21348c
.endr
constant local_kalyna_avx512_constant_1122,6,64
1122:
.rept 4
.quad 0x7f0a47f15813fff6,0x4446065a61e7a7c5
.endr
constant local_kalyna_avx512_constant_1123,6,64
1123:
.rept 4
.quad 0x63755f01bf79f56b,0x91e8652a683d231b
.endr
constant local_kalyna_avx512_constant_1124,6,64
1124:
.rept 4
.quad 0x8919beaef308b652,0x8284644beab02632
.endr
constant local_kalyna_avx512_constant_1125,6,64
1125:
.rept 4
.quad 0xc10dfb1a3acaf973,0x43dd96bd6ff2fafe
.endr
constant local_kalyna_avx512_constant_1126,6,64
1126:
.rept 4
.quad 0xbc8a1c071f5769b3,0xa231eeab8eceeb20
.endr
constant local_kalyna_avx512_constant_1127,6,64
1127:
.rept 4
.quad 0x24370f50a899cf27,0x83405b3ed2953028
.endr
constant local_kalyna_avx512_constant_1128,6,64
1128:
.rept 4
.quad 0x8d883f6d5df0c987,0x2980edece91df7c7
.endr
constant local_kalyna_avx512_constant_1129,6,64
1129:
.rept 4
.quad 0x7e6c6e14d6050b1e,0x335eaf60e5b1fd66
.endr
constant local_kalyna_avx512_constant_1130,6,64
1130:
.rept 4
.quad 0xe2b99ccc778f8156,0x38da7ca4152fb8ac
.endr
constant local_kalyna_avx512_constant_1131,6,64
1131:
.rept 4
.quad 0xc655a94d9e4fd510,0x48e636d397187bd0
.endr
constant local_kalyna_avx512_constant_1132,6,64
1132:
.rept 4
.quad 0x2ec3001103d7a525,0x35cb7d9d124eef92
.endr
constant local_kalyna_avx512_constant_1133,6,64
1133:
.rept 4
.quad 0xb4b77876e3c42ca6,0x90b2de4c410e3b09
.endr
constant local_kalyna_avx512_constant_1134,6,64
1134:
.rept 4
.quad 0x85ad9b5cd8c03c49,0x72d1e02dc87aa153
.endr
constant local_kalyna_avx512_constant_1135,6,64
1135:
.rept 4
.quad 0xa3bbf494c22b174a,0xe11670cdd471e462
.endr
constant local_kalyna_avx512_constant_1136,6,64
1136:
.rept 4
.quad 0xfc452298b59ad993,0x5951dc9f02df6aba
.endr
constant local_kalyna_avx512_constant_1137,6,64
1137:
.rept 4
.quad 0x174ca959f0dc6d64,0x61e01b57c9b8917f
.endr
constant local_kalyna_avx512_constant_1138,6,64
1138:
.rept 4
.quad 0x787d5aba766bbbcb,0x363b9874ade3950b
.endr
constant local_kalyna_avx512_constant_1139,6,64
1139:
.rept 4
.quad 0x5c879dfef782b0e7,0xef80fca5b4de3581
.endr
constant local_kalyna_avx512_constant_1140,6,64
1140:
.rept 4
.quad 0x2be6060a0f93c6a7,0x3984126aaf1ca396
.endr
constant local_kalyna_avx512_constant_1141,6,64
1141:
.rept 4
.quad 0xc501506f8e00906c,0x7ae2a269cd3f47da
.endr
constant local_kalyna_avx512_constant_1142,6,64
1142:
.rept 4
.quad 0x40775f665f82e97,0xc742d0b9d9e43349
.endr
constant local_kalyna_avx512_constant_1143,6,64
1143:
.rept 4
.quad 0xc0ebc229d7b69fc3,0xb2c1fffb1d8c8ba4
.endr
constant local_kalyna_avx512_constant_1144,6,64
1144:
.rept 4
.quad 0xa0638f7bf1107e34,0x927bf2177439a05
.endr
constant local_kalyna_avx512_constant_1145,6,64
1145:
.rept 4
.quad 0xeca8a6240c62bcea,0x5bacdd287cdb2067
.endr
constant local_kalyna_avx512_constant_1146,6,64
1146:
.rept 4
.quad 0xaa5fbe37fd154472,0x60fa9c89abd8889b
.endr
constant local_kalyna_avx512_constant_1147,6,64
1147:
.rept 4
.quad 0x30d348c8eeae1431,0x712cc418b14192a1
.endr
constant local_kalyna_avx512_constant_1148,6,64
1148:
.rept 4
.quad 0x86f9f4e50e6e38b5,0x9932cf2385d64fe9
.endr
constant local_kalyna_avx512_constant_1149,6,64
1149:
.rept 4
.quad 0x94e8cc4045f35d70,0xdfe1d23a1ace0856
.endr
constant local_kalyna_avx512_constant_1150,6,64
1150:
.rept 4
.quad 0x119e51ed020d2f58,0x663c16d15e553ef2
.endr
constant local_kalyna_avx512_constant_1151,6,64
1151:
.rept 4
.quad 0x83534a2d3d460322,0xbdf57925d5b78a13
.endr
constant local_kalyna_avx512_constant_1152,6,64
1152:
.rept 4
.quad 0x2a4e4b734dca8d68,0x1f191e54b32652d4
.endr
constant local_kalyna_avx512_constant_1153,6,64
1153:
.rept 4
.quad 0x15121b1c090e0700,0x2d2a232431363f38
.endr
constant local_kalyna_avx512_constant_1154,6,64
1154:
.rept 4
.quad 0x4d3daddd90e07000,0xea9a0a7a3747d7a7
.endr
constant local_kalyna_avx512_constant_1155,6,64
1155:
.rept 4
.quad 0x603000502070401,0xe0b080d0a0f0c09
.endr
constant local_kalyna_avx512_constant_1156,6,64
1156:
.rept 4
.quad 0x207040106030005,0xa0f0c090e0b080d
.endr
constant local_kalyna_avx512_constant_1157,6,64
1157:
.rept 4
.quad 0x401020700050603,0xc090a0f080d0e0b
.endr
constant local_kalyna_avx512_constant_1158,6,64
1158:
.quad 0xf0e05040b0a0100,0x7060d0c03020908,0x1f1e15141b1a1110,0x17161d1c13121918
.quad 0x2f2e25242b2a2120,0x27262d2c23222928,0x3f3e35343b3a3130,0x37363d3c33323938
constant local_kalyna_avx512_constant_1159,6,64
1159:
.rept 4
.quad 0x20f08050e0b0401,0xa07000d06030c09
.endr
constant local_kalyna_avx512_constant_1160,6,64
1160:
.quad 0x30209080f0e0504,0xb0a010007060d0c,0x131219181f1e1514,0x1b1a111017161d1c
.quad 0x232229282f2e2524,0x2b2a212027262d2c,0x333239383f3e3534,0x3b3a313037363d3c
constant local_kalyna_avx512_constant_1161,6,64
1161:
.rept 4
.quad 0x6030c09020f0805,0xe0b04010a07000d
.endr
constant local_kalyna_avx512_constant_1162,6,64
1162:
.quad 0xf0e0b0a05040100,0x70603020d0c0908,0x1f1e1b1a15141110,0x171613121d1c1918
.quad 0x2f2e2b2a25242120,0x272623222d2c2928,0x3f3e3b3a35343130,0x373633323d3c3938
constant local_kalyna_avx512_constant_1163,6,64
1163:
.rept 4
.quad 0xe0b04010a07000d,0x6030c09020f0805
.endr
constant local_kalyna_avx512_constant_1164,6,64
1164:
.quad 0xb0a0d0c07060100,0x30205040f0e0908,0x1b1a1d1c17161110,0x131215141f1e1918
.quad 0x2b2a2d2c27262120,0x232225242f2e2928,0x3b3a3d3c37363130,0x333235343f3e3938
constant local_kalyna_avx512_constant_1165,6,64
1165:
.rept 4
.quad 0xa07000d06030c09,0x20f08050e0b0401
.endr
constant local_kalyna_avx512_constant_1166,6,64
1166:
.rept 4
.quad 0x4010e0b000d0a07,0xc0906030805020f
.endr
.purgem shared_1
.purgem shared_2
.purgem shared_3
.purgem shared_4
.purgem shared_5
.purgem shared_6
.purgem shared_7
.purgem shared_8
.purgem shared_9
.purgem shared_10
.purgem shared_11
.purgem shared_12
.purgem shared_13
.purgem shared_14
.purgem shared_15
.purgem shared_16
