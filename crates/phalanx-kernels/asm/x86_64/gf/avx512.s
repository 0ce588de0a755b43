## Kernels of gf at the level avx512, for x86_64. Do not edit: change the bodies in src/gf and run
##     cargo run --release -p phalanx-assembly -- --write
## Compiled by rustc 1.95.0 (59807616e 2026-04-14).
##
## src/gf/clmul.rs:
##
##     full[h + k]     += low(x_h)  · low(p_k)          bits 128·(h + k) and up
##     full[h + k + 1] += high(x_h) · high(p_k)
##     mid[h + k]      += low(x_h)  · high(p_k) + high(x_h) · low(p_k)      64 bits higher
##
## src/gf/dot.rs:
##
##     16 bytes   low += second · second,  high += first · first,  mid += first · second + second · first
##      8 bytes   low += first · first + second · second
##
## function: instructions, bytes of stack, registers that are left changed
## gf2_128_dot_vpclmul: 133, 16, rax rcx rsi rdi r8 r9 r10 r11 zmm0-15
## gf2_128_ghash_vpclmul: 171, 48, rax rcx r8 r9 r10 r11 zmm0-15
## gf2_128_nist_ghash_vpclmul: 203, 48, rax r8 r9 r10 r11 zmm0-16
## gf2_128_products_vpclmul: 109, 8, rax rcx rdx rsi r8 r9 zmm0-15
## gf2_256_ghash_vpclmul: 289, 48, rax r8 r9 r10 r11 zmm0-23
## gf2_512_ghash_vpclmul: 543, 472, rax r8 r9 r10 r11 zmm0-31 k1-4
## gf2_64_dot_vpclmul: 120, 8, rax rcx rsi rdi r8 r9 zmm0-15 k1
## gf2_64_products_vpclmul: 205, 8, rax rcx rsi rdi r8 r9 r10 r11 zmm0-15 k1

function phalanx_0_1_gf2_128_dot_vpclmul
movq %rcx,%rax
shrq $2,%rax
je 3f
vpxor %xmm2,%xmm2,%xmm2
xorl %r8d,%r8d
vmovdqa64 1000f(%rip),%zmm3
movq %rax,%r9
vpxor %xmm0,%xmm0,%xmm0
vpxor %xmm1,%xmm1,%xmm1
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl (%rax)
2:
vmovdqu64 (%rdi,%r8),%zmm4
vmovdqu64 (%rsi,%r8),%zmm5
vpshufb %zmm3,%zmm4,%zmm4
vpshufb %zmm3,%zmm5,%zmm5
vpclmulqdq $0,%zmm5,%zmm4,%zmm6
vpxorq %zmm1,%zmm6,%zmm1
vpclmulqdq $17,%zmm5,%zmm4,%zmm6
vpxorq %zmm2,%zmm6,%zmm2
vpclmulqdq $1,%zmm5,%zmm4,%zmm6
vpclmulqdq $16,%zmm5,%zmm4,%zmm4
vpternlogq $150,%zmm4,%zmm6,%zmm0
addq $64,%r8
decq %r9
jne 2b
andq $3,%rcx
jne 4f
jmp 8f
3:
vpxor %xmm1,%xmm1,%xmm1
vpxor %xmm0,%xmm0,%xmm0
vpxor %xmm2,%xmm2,%xmm2
andq $3,%rcx
je 8f
4:
shlq $6,%rax
vmovdqu (%rdi,%rax),%xmm3
cmpl $1,%ecx
jne 5f
vmovdqu (%rsi,%rax),%xmm4
jmp 7f
5:
leaq 16(%rax),%r8
vinserti32x4 $1,(%rdi,%r8),%zmm3,%zmm3
cmpl $3,%ecx
jne 6f
vinserti32x4 $2,32(%rdi,%rax),%zmm3,%zmm3
vmovdqu (%rsi,%rax),%xmm4
vinserti32x4 $1,(%rsi,%r8),%zmm4,%zmm4
vinserti32x4 $2,32(%rsi,%rax),%zmm4,%zmm4
jmp 7f
6:
vmovdqu (%rsi,%rax),%xmm4
vinserti32x4 $1,(%rsi,%r8),%zmm4,%zmm4
7:
vmovdqa64 1000f(%rip),%zmm5
vpshufb %zmm5,%zmm3,%zmm3
vpshufb %zmm5,%zmm4,%zmm4
vpclmulqdq $0,%zmm4,%zmm3,%zmm5
vpclmulqdq $17,%zmm4,%zmm3,%zmm6
vpxorq %zmm2,%zmm6,%zmm2
vpxorq %zmm1,%zmm5,%zmm1
vpclmulqdq $1,%zmm4,%zmm3,%zmm5
vpclmulqdq $16,%zmm4,%zmm3,%zmm3
vpternlogq $150,%zmm3,%zmm5,%zmm0
8:
pushq %rbp
movq %rsp,%rbp
pushq %rbx
movq (%rdx),%rax
movq 8(%rdx),%rcx
bswapq %rax
bswapq %rcx
vextracti64x4 $1,%zmm2,%ymm3
vpxor %ymm2,%ymm3,%ymm2
vextracti128 $1,%ymm2,%xmm3
vpxor %xmm2,%xmm3,%xmm2
vextracti64x4 $1,%zmm1,%ymm3
vpxor %ymm1,%ymm3,%ymm1
vextracti128 $1,%ymm1,%xmm3
vpxor %xmm1,%xmm3,%xmm1
vextracti64x4 $1,%zmm0,%ymm3
vpxor %ymm0,%ymm3,%ymm0
vextracti128 $1,%ymm0,%xmm3
vpxor %xmm0,%xmm3,%xmm0
vmovq %xmm2,%r8
vpextrq $1,%xmm1,%rsi
vpshufd $238,%xmm2,%xmm2
vpxor %xmm0,%xmm2,%xmm2
vmovq %xmm2,%r9
vpshufd $238,%xmm0,%xmm0
vpxor %xmm1,%xmm0,%xmm0
vmovq %xmm0,%rdi
movq %rdi,%r10
shlq $7,%r10
xorq %r8,%r10
movq %rdi,%r8
shrq $57,%r8
leaq (,%rdi,4),%r11
movq %rdi,%rbx
shrq $62,%rbx
xorq %r8,%rbx
leaq (%rdi,%rdi),%r8
xorq %r11,%r8
xorq %r10,%r8
shrq $63,%rdi
xorq %r9,%rdi
xorq %rbx,%rdi
movq %rsi,%r9
shrq $57,%r9
movq %rsi,%r10
shrq $62,%r10
xorq %r9,%r10
shrq $63,%rsi
xorq %r10,%rsi
vpshufd $238,%xmm1,%xmm1
vpinsrq $1,%rsi,%xmm1,%xmm2
shll $7,%esi
xorq %r8,%rsi
vpsllvq 1001f(%rip),%xmm2,%xmm3
vmovq %rdi,%xmm4
vmovq %rsi,%xmm5
vpunpcklqdq %xmm5,%xmm4,%xmm4
vpxor %xmm3,%xmm4,%xmm3
vpsllvq 1002f(%rip),%xmm2,%xmm4
vpaddq %xmm1,%xmm1,%xmm1
vmovq %rcx,%xmm5
vpunpcklqdq %xmm5,%xmm1,%xmm1
vpternlogq $150,%xmm4,%xmm3,%xmm1
vmovq %rax,%xmm3
vpunpcklqdq %xmm0,%xmm3,%xmm0
vpternlogq $150,%xmm1,%xmm2,%xmm0
vpshufb 1003f(%rip),%xmm0,%xmm0
vmovdqu %xmm0,(%rdx)
popq %rbx
popq %rbp
vzeroupper
retq
end_function phalanx_0_1_gf2_128_dot_vpclmul

function phalanx_0_1_gf2_128_ghash_vpclmul
testq %rcx,%rcx
je 15f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
vmovdqu (%rdx),%xmm6
leaq -64(%rsi),%rax
xorl %r8d,%r8d
movl $32,%r9d
vpbroadcastq 1004f(%rip),%xmm0
vmovdqa 1005f(%rip),%xmm1
vmovdqa 1006f(%rip),%xmm2
2:
movl %ecx,%ebx
subl %r8d,%ebx
andl $31,%ebx
cmoveq %r9,%rbx
leaq 3(%rbx),%r11
movl %r11d,%r10d
shrl $2,%r10d
vpxor %xmm4,%xmm4,%xmm4
vpxor %xmm3,%xmm3,%xmm3
vpxor %xmm5,%xmm5,%xmm5
cmpq $5,%rbx
jb 4f
leaq (%rbx,%r8),%r14
shlq $4,%r14
addq %rax,%r14
xorl %r15d,%r15d
movq %r10,%r12
nopw 8(%rax,%rax)
3:
decq %r12
vmovdqu64 (%r14,%r15),%zmm7
vmovdqu64 448(%rdi,%r15),%zmm8
vpclmulqdq $0,%zmm8,%zmm7,%zmm9
vpxorq %zmm5,%zmm9,%zmm5
vpclmulqdq $17,%zmm8,%zmm7,%zmm9
vpxorq %zmm4,%zmm9,%zmm4
vpclmulqdq $1,%zmm8,%zmm7,%zmm9
vpclmulqdq $16,%zmm8,%zmm7,%zmm7
vpternlogq $150,%zmm9,%zmm7,%zmm3
addq $-64,%r15
cmpq $1,%r12
ja 3b
4:
andl $-4,%r11d
addq %rbx,%r8
movq %r8,%r14
subq %r11,%r14
shlq $4,%r14
cmpq %rbx,%r11
jne 5f
vpxor (%rsi,%r14),%xmm6,%xmm6
vmovdqu 16(%rsi,%r14),%xmm7
jmp 8f
nopw %cs:512(%rax,%rax)
nopw 8(%rax,%rax)
5:
subq %rbx,%r11
cmpl $1,%r11d
jbe 6f
cmpl $2,%r11d
jne 12f
vpxor 32(%rsi,%r14),%xmm6,%xmm7
vpxor %xmm6,%xmm6,%xmm6
jmp 9f
6:
vmovdqu 16(%rsi,%r14),%xmm7
cmpl $1,%r11d
jne 7f
vpxor %xmm7,%xmm6,%xmm7
7:
vpxor %xmm6,%xmm6,%xmm6
8:
vinserti32x4 $1,%xmm7,%zmm6,%zmm6
vmovdqu 32(%rsi,%r14),%xmm7
9:
vinserti32x4 $2,%xmm7,%zmm6,%zmm6
vmovdqu 48(%rsi,%r14),%xmm7
10:
vinserti32x4 $3,%xmm7,%zmm6,%zmm7
11:
shlq $6,%r10
movl $512,%r11d
subq %r10,%r11
vmovdqu64 (%rdi,%r11),%zmm6
vpclmulqdq $0,%zmm6,%zmm7,%zmm8
vpxorq %zmm5,%zmm8,%zmm5
vpclmulqdq $17,%zmm6,%zmm7,%zmm8
vpxorq %zmm4,%zmm8,%zmm4
vpclmulqdq $1,%zmm6,%zmm7,%zmm8
vpclmulqdq $16,%zmm6,%zmm7,%zmm6
vpternlogq $150,%zmm8,%zmm6,%zmm3
vextracti64x4 $1,%zmm5,%ymm6
vpxor %ymm5,%ymm6,%ymm5
vextracti128 $1,%ymm5,%xmm6
vpxor %xmm5,%xmm6,%xmm5
vextracti64x4 $1,%zmm4,%ymm6
vpxor %ymm4,%ymm6,%ymm4
vextracti128 $1,%ymm4,%xmm6
vpxor %xmm4,%xmm6,%xmm4
vextracti64x4 $1,%zmm3,%ymm6
vpxor %ymm3,%ymm6,%ymm3
vextracti128 $1,%ymm3,%xmm6
vpxor %xmm3,%xmm6,%xmm3
vpshufd $238,%xmm5,%xmm6
vpxor %xmm6,%xmm3,%xmm6
vmovq %xmm6,%r10
vpextrq $1,%xmm4,%r11
movq %r11,%rbx
shrq $57,%rbx
movq %r11,%r14
shrq $62,%r14
xorq %rbx,%r14
shrq $63,%r11
xorq %r14,%r11
vpinsrq $0,%r11,%xmm4,%xmm7
vmovq %xmm5,%rbx
shll $7,%r11d
vpunpckhqdq %xmm0,%xmm3,%xmm3
vpxor %xmm3,%xmm4,%xmm3
vpaddq %xmm4,%xmm4,%xmm4
vpblendd $12,%xmm4,%xmm3,%xmm4
vmovq %xmm3,%r14
movq %r14,%r15
shlq $7,%r15
xorq %rbx,%r15
movq %r14,%rbx
shrq $57,%rbx
leaq (,%r14,4),%r12
movq %r14,%r13
shrq $62,%r13
xorq %rbx,%r13
leaq (%r14,%r14),%rbx
xorq %r12,%rbx
xorq %r15,%rbx
xorq %r11,%rbx
shrq $63,%r14
xorq %r10,%r14
xorq %r13,%r14
vpsllvq %xmm1,%xmm7,%xmm3
vmovq %r14,%xmm5
vmovq %rbx,%xmm6
vpunpcklqdq %xmm5,%xmm6,%xmm5
vpsllvq %xmm2,%xmm7,%xmm6
vpternlogq $150,%xmm3,%xmm5,%xmm6
vpternlogq $150,%xmm4,%xmm7,%xmm6
cmpq %rcx,%r8
jb 2b
jmp 14f
12:
vpxor %xmm7,%xmm7,%xmm7
cmpl $3,%r11d
ja 11b
vmovdqu 48(%rsi,%r14),%xmm7
cmpl $3,%r11d
jne 13f
vpxor %xmm7,%xmm6,%xmm7
13:
vpxor %xmm6,%xmm6,%xmm6
jmp 10b
14:
vpextrq $1,%xmm6,%rax
vmovq %xmm6,%rcx
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
movq %rcx,(%rdx)
movq %rax,8(%rdx)
vzeroupper
retq
15:
movq (%rdx),%rcx
movq 8(%rdx),%rax
movq %rcx,(%rdx)
movq %rax,8(%rdx)
retq
end_function phalanx_0_1_gf2_128_ghash_vpclmul

function phalanx_0_1_gf2_128_nist_ghash_vpclmul
vmovdqu (%rdx),%xmm2
vmovdqa 1007f(%rip),%xmm0
vpand %xmm0,%xmm2,%xmm3
vmovdqa 1008f(%rip),%xmm1
vpshufb %xmm3,%xmm1,%xmm3
vpsrlw $4,%xmm2,%xmm2
vpand %xmm0,%xmm2,%xmm4
vmovdqa 1009f(%rip),%xmm2
vpshufb %xmm4,%xmm2,%xmm4
vpor %xmm4,%xmm3,%xmm10
testq %rcx,%rcx
je 15f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
leaq -64(%rsi),%rax
xorl %r8d,%r8d
movl $32,%r9d
vmovdqa64 1010f(%rip),%zmm3
vmovdqa64 1011f(%rip),%zmm4
vpbroadcastq 1004f(%rip),%xmm5
vmovdqa64 1012f(%rip),%zmm6
vmovdqa 1005f(%rip),%xmm7
vmovdqa 1006f(%rip),%xmm8
vpxor %xmm9,%xmm9,%xmm9
jmp 4f
nopl 8(%rax,%rax)
2:
vmovdqa %xmm10,%xmm15
3:
shlq $6,%r10
movl $512,%r11d
subq %r10,%r11
vpsrlw $4,%zmm14,%zmm10
vpandq %zmm3,%zmm14,%zmm14
vpshufb %zmm14,%zmm4,%zmm14
vpandq %zmm3,%zmm10,%zmm10
vpshufb %zmm10,%zmm6,%zmm10
vporq %zmm14,%zmm10,%zmm10
vpxorq %zmm10,%zmm15,%zmm10
vmovdqu64 (%rdi,%r11),%zmm14
vpclmulqdq $0,%zmm14,%zmm10,%zmm15
vpxorq %zmm13,%zmm15,%zmm13
vpclmulqdq $17,%zmm14,%zmm10,%zmm15
vpxorq %zmm12,%zmm15,%zmm12
vpclmulqdq $1,%zmm14,%zmm10,%zmm15
vpclmulqdq $16,%zmm14,%zmm10,%zmm10
vpternlogq $150,%zmm15,%zmm10,%zmm11
vextracti64x4 $1,%zmm13,%ymm10
vpxor %ymm13,%ymm10,%ymm10
vextracti128 $1,%ymm10,%xmm13
vpxor %xmm10,%xmm13,%xmm10
vextracti64x4 $1,%zmm12,%ymm13
vpxor %ymm12,%ymm13,%ymm12
vextracti128 $1,%ymm12,%xmm13
vpxor %xmm12,%xmm13,%xmm12
vextracti64x4 $1,%zmm11,%ymm13
vpxor %ymm11,%ymm13,%ymm11
vextracti128 $1,%ymm11,%xmm13
vpxor %xmm11,%xmm13,%xmm11
vpshufd $238,%xmm10,%xmm13
vpxor %xmm13,%xmm11,%xmm13
vmovq %xmm13,%r10
vpextrq $1,%xmm12,%r11
movq %r11,%rbx
shrq $57,%rbx
movq %r11,%r14
shrq $62,%r14
xorq %rbx,%r14
shrq $63,%r11
xorq %r14,%r11
vpinsrq $0,%r11,%xmm12,%xmm13
vmovq %xmm10,%rbx
shll $7,%r11d
vpunpckhqdq %xmm5,%xmm11,%xmm10
vpxor %xmm10,%xmm12,%xmm10
vpaddq %xmm12,%xmm12,%xmm11
vpblendd $12,%xmm11,%xmm10,%xmm11
vmovq %xmm10,%r14
movq %r14,%r15
shlq $7,%r15
xorq %rbx,%r15
movq %r14,%rbx
shrq $57,%rbx
leaq (,%r14,4),%r12
movq %r14,%r13
shrq $62,%r13
xorq %rbx,%r13
leaq (%r14,%r14),%rbx
xorq %r12,%rbx
xorq %r15,%rbx
xorq %r11,%rbx
shrq $63,%r14
xorq %r10,%r14
xorq %r13,%r14
vpsllvq %xmm7,%xmm13,%xmm12
vmovq %r14,%xmm10
vmovq %rbx,%xmm14
vpunpcklqdq %xmm10,%xmm14,%xmm14
vpsllvq %xmm8,%xmm13,%xmm10
vpternlogq $150,%xmm12,%xmm14,%xmm10
vpternlogq $150,%xmm11,%xmm13,%xmm10
cmpq %rcx,%r8
jae 14f
4:
movl %ecx,%r11d
subl %r8d,%r11d
andl $31,%r11d
cmoveq %r9,%r11
leaq 3(%r11),%rbx
movl %ebx,%r10d
shrl $2,%r10d
vpxor %xmm12,%xmm12,%xmm12
vpxor %xmm11,%xmm11,%xmm11
vpxor %xmm13,%xmm13,%xmm13
cmpq $5,%r11
jb 6f
leaq (%r11,%r8),%r14
shlq $4,%r14
addq %rax,%r14
xorl %r15d,%r15d
movq %r10,%r12
nopl 8(%rax,%rax)
5:
decq %r12
vmovdqu64 (%r14,%r15),%zmm14
vpsrlw $4,%zmm14,%zmm15
vpandq %zmm3,%zmm14,%zmm14
vpshufb %zmm14,%zmm4,%zmm14
vpandq %zmm3,%zmm15,%zmm15
vpshufb %zmm15,%zmm6,%zmm15
vporq %zmm14,%zmm15,%zmm14
vmovdqu64 448(%rdi,%r15),%zmm15
vpclmulqdq $0,%zmm15,%zmm14,%zmm16
vpxorq %zmm13,%zmm16,%zmm13
vpclmulqdq $17,%zmm15,%zmm14,%zmm16
vpxorq %zmm12,%zmm16,%zmm12
vpclmulqdq $1,%zmm15,%zmm14,%zmm16
vpclmulqdq $16,%zmm15,%zmm14,%zmm14
vpternlogq $150,%zmm16,%zmm14,%zmm11
addq $-64,%r15
cmpq $1,%r12
ja 5b
6:
andl $-4,%ebx
movq %rbx,%r14
subq %r11,%r14
addq %r11,%r8
movq %r8,%r15
subq %rbx,%r15
shlq $4,%r15
cmpq %r11,%rbx
jne 7f
vmovdqu (%rsi,%r15),%xmm14
jmp 8f
nopw %cs:512(%rax,%rax)
nopl (%rax)
7:
vpxor %xmm14,%xmm14,%xmm14
cmpl $1,%r14d
jbe 8f
cmpl $2,%r14d
je 9f
cmpl $3,%r14d
jbe 10f
nopw 512(%rax,%rax)
cmpl %r11d,%ebx
je 2b
jmp 11f
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
8:
vinserti32x4 $1,16(%rsi,%r15),%zmm14,%zmm14
9:
vinserti32x4 $2,32(%rsi,%r15),%zmm14,%zmm14
10:
vinserti32x4 $3,48(%rsi,%r15),%zmm14,%zmm14
cmpl %r11d,%ebx
je 2b
11:
cmpl $3,%r14d
je 13f
cmpl $2,%r14d
je 12f
vpxor %xmm15,%xmm15,%xmm15
cmpl $1,%r14d
jne 3b
vinserti32x4 $1,%xmm10,%zmm9,%zmm15
jmp 3b
12:
vinserti32x4 $2,%xmm10,%zmm9,%zmm15
jmp 3b
13:
vinserti32x4 $3,%xmm10,%zmm9,%zmm15
jmp 3b
14:
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
15:
vpand %xmm0,%xmm10,%xmm3
vpshufb %xmm3,%xmm1,%xmm1
vpsrlw $4,%xmm10,%xmm3
vpand %xmm0,%xmm3,%xmm0
vpshufb %xmm0,%xmm2,%xmm0
vpor %xmm0,%xmm1,%xmm0
vmovdqu %xmm0,(%rdx)
vzeroupper
retq
end_function phalanx_0_1_gf2_128_nist_ghash_vpclmul

function phalanx_0_1_gf2_128_products_vpclmul
movq %rcx,%r8
shrq $2,%r8
je 3f
xorl %eax,%eax
vpbroadcastq 1013f(%rip),%zmm0
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1014f(%rip),%zmm2
vmovdqa64 1015f(%rip),%zmm3
movq %r8,%r9
nopw 8(%rax,%rax)
2:
vmovdqu64 (%rdi,%rax),%zmm4
vmovdqu64 (%rsi,%rax),%zmm5
vpshufb %zmm1,%zmm4,%zmm4
vpshufb %zmm1,%zmm5,%zmm5
vpclmulqdq $0,%zmm5,%zmm4,%zmm6
vpclmulqdq $17,%zmm5,%zmm4,%zmm7
vpclmulqdq $1,%zmm5,%zmm4,%zmm8
vpclmulqdq $16,%zmm5,%zmm4,%zmm4
vpxorq %zmm8,%zmm4,%zmm4
vpslldq $8,%zmm4,%zmm5
vxorpd %zmm7,%zmm5,%zmm5
vpsrldq $8,%zmm4,%zmm4
vpxorq %zmm4,%zmm6,%zmm4
vpclmulqdq $1,%zmm0,%zmm4,%zmm6
vpslldq $8,%zmm6,%zmm7
vpshufd $238,%zmm6,%zmm6
vpxorq %zmm4,%zmm6,%zmm4
vpclmulqdq $0,%zmm0,%zmm4,%zmm4
vpternlogq $150,%zmm7,%zmm5,%zmm4
vpshufb %zmm2,%zmm4,%zmm5
vpshufb %zmm3,%zmm4,%zmm4
vpternlogd $150,(%rdx,%rax),%zmm5,%zmm4
vmovdqu64 %zmm4,(%rdx,%rax)
addq $64,%rax
decq %r9
jne 2b
3:
andq $3,%rcx
je 10f
shlq $6,%r8
vmovdqu (%rdi,%r8),%xmm0
leaq 16(%r8),%r9
cmpl $1,%ecx
jne 4f
vmovdqu (%rsi,%r8),%xmm2
leaq (%rdx,%r8),%rsi
vmovdqu (%rdx,%r8),%xmm1
addq %rdx,%r9
leaq (%rdx,%r8),%rax
addq $32,%rax
jmp 6f
4:
vinserti32x4 $1,(%rdi,%r9),%zmm0,%zmm0
movq %r8,%rax
orq $32,%rax
cmpl $3,%ecx
jne 5f
vinserti32x4 $2,(%rdi,%rax),%zmm0,%zmm0
vmovdqu (%rsi,%r8),%xmm1
vinserti32x4 $1,(%rsi,%r9),%zmm1,%zmm1
vinserti32x4 $2,(%rsi,%rax),%zmm1,%zmm2
vmovdqu (%rdx,%r8),%xmm1
vinserti32x4 $1,(%rdx,%r9),%zmm1,%zmm1
leaq (%rdx,%r8),%rsi
addq %rdx,%r9
vinserti32x4 $2,(%rdx,%rax),%zmm1,%zmm1
addq %rdx,%rax
movb $1,%dl
jmp 7f
5:
vmovdqu (%rsi,%r8),%xmm1
vinserti32x4 $1,(%rsi,%r9),%zmm1,%zmm2
leaq (%rdx,%r8),%rsi
vmovdqu (%rdx,%r8),%xmm1
vinserti32x4 $1,(%rdx,%r9),%zmm1,%zmm1
addq %rdx,%r9
addq %rdx,%rax
6:
xorl %edx,%edx
7:
pushq %rbp
movq %rsp,%rbp
vmovdqa64 1000f(%rip),%zmm3
vpshufb %zmm3,%zmm0,%zmm0
vpshufb %zmm3,%zmm2,%zmm2
vpclmulqdq $0,%zmm2,%zmm0,%zmm3
vpclmulqdq $17,%zmm2,%zmm0,%zmm4
vpclmulqdq $1,%zmm2,%zmm0,%zmm5
vpclmulqdq $16,%zmm2,%zmm0,%zmm0
vpxorq %zmm5,%zmm0,%zmm0
vpslldq $8,%zmm0,%zmm2
vxorpd %zmm4,%zmm2,%zmm2
vpsrldq $8,%zmm0,%zmm0
vpxorq %zmm0,%zmm3,%zmm0
vpbroadcastq 1013f(%rip),%zmm3
vpclmulqdq $1,%zmm3,%zmm0,%zmm4
vpslldq $8,%zmm4,%zmm5
vpshufd $238,%zmm4,%zmm4
vpxorq %zmm0,%zmm4,%zmm0
vpclmulqdq $0,%zmm3,%zmm0,%zmm0
vpternlogq $150,%zmm5,%zmm2,%zmm0
vpshufb 1014f(%rip),%zmm0,%zmm2
vpshufb 1015f(%rip),%zmm0,%zmm0
vpternlogd $150,%zmm2,%zmm1,%zmm0
vmovdqu %xmm0,(%rsi)
cmpl $1,%ecx
je 8f
vextracti32x4 $1,%zmm0,(%r9)
8:
testb %dl,%dl
je 9f
vextracti32x4 $2,%zmm0,(%rax)
9:
popq %rbp
10:
vzeroupper
retq
end_function phalanx_0_1_gf2_128_products_vpclmul

function phalanx_0_1_gf2_256_ghash_vpclmul
vmovdqu (%rdx),%ymm14
testq %rcx,%rcx
je 14f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r13
pushq %r12
pushq %rbx
leaq -16(%rsi),%rax
xorl %r8d,%r8d
movl $16,%r9d
vmovd 1016f(%rip),%xmm23
vpxor %xmm1,%xmm1,%xmm1
vmovdqa 1017f(%rip),%ymm2
vmovdqa 1018f(%rip),%ymm3
vmovdqa 1019f(%rip),%ymm4
movl $10,%r10d
vmovdqa 1020f(%rip),%ymm5
vmovdqa 1021f(%rip),%ymm6
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw 512(%rax,%rax)
2:
movl %ecx,%r11d
subl %r8d,%r11d
andl $15,%r11d
cmoveq %r9,%r11
leaq 3(%r11),%r14
movl %r14d,%ebx
shrl $2,%ebx
vpxor %xmm7,%xmm7,%xmm7
vpxor %xmm10,%xmm10,%xmm10
vpxor %xmm8,%xmm8,%xmm8
vpxor %xmm9,%xmm9,%xmm9
vpxor %xmm12,%xmm12,%xmm12
vpxor %xmm13,%xmm13,%xmm13
vpxor %xmm11,%xmm11,%xmm11
cmpq $5,%r11
jb 4f
leaq (%r11,%r8),%r15
shlq $5,%r15
addq %rax,%r15
xorl %r12d,%r12d
movq %rbx,%r13
nopw %cs:512(%rax,%rax)
nop
3:
vmovdqu -112(%r15,%r12),%xmm15
vmovdqu64 -96(%r15,%r12),%xmm16
vinserti32x4 $1,-80(%r15,%r12),%zmm15,%zmm15
vinserti32x4 $2,-48(%r15,%r12),%zmm15,%zmm15
vinserti32x4 $3,-16(%r15,%r12),%zmm15,%zmm15
vinserti32x4 $1,-64(%r15,%r12),%zmm16,%zmm16
vinserti32x4 $2,-32(%r15,%r12),%zmm16,%zmm16
vinserti32x4 $3,(%r15,%r12),%zmm16,%zmm16
decq %r13
vmovdqu64 384(%rdi,%r12),%xmm17
vinserti32x4 $1,416(%rdi,%r12),%zmm17,%zmm17
vinserti32x4 $2,448(%rdi,%r12),%zmm17,%zmm17
vinserti32x4 $3,480(%rdi,%r12),%zmm17,%zmm17
vmovdqu64 400(%rdi,%r12),%xmm18
vpclmulqdq $0,%zmm17,%zmm15,%zmm19
vpxorq %zmm11,%zmm19,%zmm11
vpclmulqdq $17,%zmm17,%zmm15,%zmm19
vpxorq %zmm13,%zmm19,%zmm19
vpclmulqdq $1,%zmm17,%zmm15,%zmm13
vpclmulqdq $16,%zmm17,%zmm15,%zmm20
vpternlogq $150,%zmm13,%zmm20,%zmm8
vpclmulqdq $0,%zmm17,%zmm16,%zmm20
vpclmulqdq $17,%zmm17,%zmm16,%zmm13
vpxorq %zmm12,%zmm13,%zmm21
vpclmulqdq $1,%zmm17,%zmm16,%zmm12
vpclmulqdq $16,%zmm17,%zmm16,%zmm13
vpxorq %zmm12,%zmm13,%zmm12
vinserti32x4 $1,432(%rdi,%r12),%zmm18,%zmm13
vinserti32x4 $2,464(%rdi,%r12),%zmm13,%zmm13
vinserti32x4 $3,496(%rdi,%r12),%zmm13,%zmm17
vpclmulqdq $0,%zmm17,%zmm15,%zmm13
vpternlogq $150,%zmm19,%zmm20,%zmm13
vpclmulqdq $17,%zmm17,%zmm15,%zmm18
vpclmulqdq $1,%zmm17,%zmm15,%zmm19
vpclmulqdq $16,%zmm17,%zmm15,%zmm15
vpxorq %zmm19,%zmm15,%zmm15
vpternlogq $150,%zmm15,%zmm12,%zmm10
vpclmulqdq $0,%zmm17,%zmm16,%zmm12
vpternlogq $150,%zmm21,%zmm18,%zmm12
vpclmulqdq $17,%zmm17,%zmm16,%zmm15
vpxorq %zmm9,%zmm15,%zmm9
vpclmulqdq $1,%zmm17,%zmm16,%zmm15
vpclmulqdq $16,%zmm17,%zmm16,%zmm16
vpternlogq $150,%zmm15,%zmm16,%zmm7
addq $-128,%r12
cmpq $1,%r13
ja 3b
4:
andl $-4,%r14d
movq %r14,%r12
subq %r11,%r12
movq %r8,%r15
subq %r12,%r15
cmpl %r11d,%r14d
jne 5f
movq %r15,%r14
shlq $5,%r14
vpxorq (%rsi,%r14),%xmm14,%xmm17
vextracti128 $1,%ymm14,%xmm0
vpxorq 16(%rsi,%r14),%xmm0,%xmm16
vmovdqu 32(%rsi,%r14),%ymm15
jmp 8f
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
5:
cmpl $1,%r12d
jbe 6f
cmpl $2,%r12d
jne 12f
movq %r15,%r14
shlq $5,%r14
vpxorq 64(%rsi,%r14),%ymm14,%ymm19
vpxord %xmm17,%xmm17,%xmm17
vpxord %xmm16,%xmm16,%xmm16
vpxord %xmm18,%xmm18,%xmm18
vpxor %xmm15,%xmm15,%xmm15
jmp 9f
nopl 512(%rax,%rax)
6:
movq %r15,%r14
shlq $5,%r14
vmovdqu 32(%rsi,%r14),%ymm15
cmpl $1,%r12d
jne 7f
vpxor %ymm15,%ymm14,%ymm15
7:
vpxord %xmm16,%xmm16,%xmm16
vpxord %xmm17,%xmm17,%xmm17
8:
vextracti32x4 $1,%ymm15,%xmm18
movq %r15,%r14
shlq $5,%r14
vmovdqu64 64(%rsi,%r14),%ymm19
9:
vextracti32x4 $1,%ymm19,%xmm21
shlq $5,%r15
vmovdqu64 96(%rsi,%r15),%ymm20
10:
vextracti32x4 $1,%ymm20,%xmm22
11:
shlq $7,%rbx
movl $512,%r14d
subq %rbx,%r14
vinserti32x4 $1,%xmm15,%ymm17,%ymm14
vinserti64x4 $1,%ymm19,%zmm14,%zmm14
vinserti32x4 $3,%xmm20,%zmm14,%zmm14
vinserti32x4 $1,%xmm18,%ymm16,%ymm15
vinserti64x4 $1,%ymm21,%zmm15,%zmm15
vinserti32x4 $3,%xmm22,%zmm15,%zmm15
vmovdqu64 (%rdi,%r14),%xmm16
vinserti32x4 $1,32(%rdi,%r14),%zmm16,%zmm16
vinserti32x4 $2,64(%rdi,%r14),%zmm16,%zmm16
vmovdqu64 16(%rdi,%r14),%xmm17
vinserti32x4 $3,96(%rdi,%r14),%zmm16,%zmm16
vpclmulqdq $0,%zmm16,%zmm14,%zmm18
vpxorq %zmm11,%zmm18,%zmm11
vpclmulqdq $17,%zmm16,%zmm14,%zmm18
vpxorq %zmm13,%zmm18,%zmm13
vpclmulqdq $1,%zmm16,%zmm14,%zmm18
vpclmulqdq $16,%zmm16,%zmm14,%zmm19
vpternlogq $150,%zmm18,%zmm19,%zmm8
vpclmulqdq $0,%zmm16,%zmm15,%zmm18
vpclmulqdq $17,%zmm16,%zmm15,%zmm19
vpxorq %zmm12,%zmm19,%zmm12
vpclmulqdq $1,%zmm16,%zmm15,%zmm19
vpclmulqdq $16,%zmm16,%zmm15,%zmm16
vpxorq %zmm19,%zmm16,%zmm16
vinserti32x4 $1,48(%rdi,%r14),%zmm17,%zmm17
vinserti32x4 $2,80(%rdi,%r14),%zmm17,%zmm17
vinserti32x4 $3,112(%rdi,%r14),%zmm17,%zmm17
vpclmulqdq $0,%zmm17,%zmm14,%zmm19
vpternlogq $150,%zmm13,%zmm18,%zmm19
vpclmulqdq $17,%zmm17,%zmm14,%zmm13
vpclmulqdq $1,%zmm17,%zmm14,%zmm18
vpclmulqdq $16,%zmm17,%zmm14,%zmm14
vpxorq %zmm18,%zmm14,%zmm14
vpternlogq $150,%zmm10,%zmm16,%zmm14
vpclmulqdq $0,%zmm17,%zmm15,%zmm16
vpternlogq $150,%zmm12,%zmm13,%zmm16
vpclmulqdq $17,%zmm17,%zmm15,%zmm10
vpxorq %zmm9,%zmm10,%zmm12
vpclmulqdq $1,%zmm17,%zmm15,%zmm9
vpclmulqdq $16,%zmm17,%zmm15,%zmm10
vpternlogq $150,%zmm9,%zmm10,%zmm7
vextracti64x4 $1,%zmm11,%ymm9
vpxor %ymm11,%ymm9,%ymm9
vextracti128 $1,%ymm9,%xmm11
vextracti64x4 $1,%zmm19,%ymm10
vpxorq %ymm19,%ymm10,%ymm10
vextracti64x4 $1,%zmm16,%ymm13
vpxorq %ymm16,%ymm13,%ymm13
vextracti128 $1,%ymm13,%xmm15
vpxor %xmm13,%xmm15,%xmm13
vextracti64x4 $1,%zmm12,%ymm15
vpxor %ymm12,%ymm15,%ymm12
vextracti128 $1,%ymm12,%xmm15
vpxor %xmm12,%xmm15,%xmm12
vextracti64x4 $1,%zmm8,%ymm15
vpxor %ymm8,%ymm15,%ymm8
vextracti128 $1,%ymm8,%xmm15
vpxor %xmm8,%xmm15,%xmm8
vextracti64x4 $1,%zmm14,%ymm15
vpxor %ymm14,%ymm15,%ymm14
vextracti128 $1,%ymm14,%xmm15
vpxor %xmm14,%xmm15,%xmm14
vextracti64x4 $1,%zmm7,%ymm15
vpxor %ymm7,%ymm15,%ymm7
vextracti128 $1,%ymm7,%xmm15
vpxor %xmm7,%xmm15,%xmm7
vpextrq $1,%xmm12,%rbx
vpalignr $8,%xmm12,%xmm7,%xmm15
vinserti128 $1,%xmm12,%ymm15,%ymm15
vpsrlvq %ymm23,%ymm15,%ymm15
movq %rbx,%r14
shrq $54,%r14
vpshufd $238,%xmm14,%xmm16
vinserti32x4 $1,%xmm7,%ymm16,%ymm17
valignq $1,%xmm13,%xmm12,%xmm18
vpbroadcastq %xmm13,%xmm19
vinserti32x4 $1,%xmm18,%ymm19,%ymm18
vpxorq %ymm18,%ymm17,%ymm17
shrq $59,%rbx
xorl %r14d,%ebx
vpshufd $238,%xmm7,%xmm7
vinserti128 $1,%xmm7,%ymm13,%ymm7
vmovd %ebx,%xmm0
vpblendd $3,%ymm0,%ymm7,%ymm0
vpblendd $192,%ymm1,%ymm0,%ymm0
vpxor %ymm0,%ymm15,%ymm0
vinserti128 $1,%xmm12,%ymm0,%ymm7
vpermq $248,%ymm17,%ymm12
vpblendd $192,%ymm7,%ymm12,%ymm7
vpxorq %ymm13,%ymm16,%ymm12
vpsllq $2,%ymm7,%ymm7
vpblendd $3,%ymm12,%ymm7,%ymm7
vpsllvq %ymm2,%ymm17,%ymm12
vpsrlvq %ymm2,%ymm17,%ymm13
vpblendd $3,%ymm12,%ymm13,%ymm12
vpermq $224,%ymm17,%ymm13
vpsllq $10,%xmm17,%xmm15
vpternlogq $150,%xmm9,%xmm11,%xmm15
vpsrlvq %ymm3,%ymm13,%ymm11
vpblendd $3,%ymm15,%ymm11,%ymm11
vpxor %ymm12,%ymm11,%ymm11
vpsllvq %ymm4,%ymm17,%ymm12
vpsrlvq %ymm4,%ymm17,%ymm13
vpblendd $3,%ymm12,%ymm13,%ymm12
vpalignr $8,%xmm8,%xmm14,%xmm13
vpbroadcastq %xmm8,%xmm8
vinserti128 $1,%xmm13,%ymm8,%ymm8
vperm2i128 $49,%ymm10,%ymm9,%ymm13
vinserti128 $1,%xmm10,%ymm9,%ymm9
vmovq %r10,%xmm10
vpsllvq %ymm10,%ymm0,%ymm10
vpternlogq $150,%ymm13,%ymm8,%ymm9
vpblendd $3,%ymm10,%ymm9,%ymm8
vpternlogq $150,%ymm12,%ymm11,%ymm8
vpsllvq %ymm5,%ymm0,%ymm9
vpsllvq %ymm6,%ymm0,%ymm14
vpternlogq $150,%ymm9,%ymm8,%ymm14
vpternlogq $150,%ymm7,%ymm0,%ymm14
addq %r11,%r8
cmpq %rcx,%r8
jb 2b
jmp 13f
12:
vpxord %xmm19,%xmm19,%xmm19
vpxord %xmm21,%xmm21,%xmm21
vpxord %xmm17,%xmm17,%xmm17
vpxord %xmm16,%xmm16,%xmm16
vpxord %xmm18,%xmm18,%xmm18
vpxor %xmm15,%xmm15,%xmm15
vpxord %xmm22,%xmm22,%xmm22
vpxord %xmm20,%xmm20,%xmm20
cmpl $3,%r12d
ja 11b
shlq $5,%r15
vmovdqu64 96(%rsi,%r15),%ymm20
cmpl $3,%r12d
jne 10b
vpxorq %ymm20,%ymm14,%ymm20
jmp 10b
13:
popq %rbx
popq %r12
popq %r13
popq %r14
popq %r15
popq %rbp
14:
vmovdqu %ymm14,(%rdx)
vzeroupper
retq
end_function phalanx_0_1_gf2_256_ghash_vpclmul

function phalanx_0_1_gf2_512_ghash_vpclmul
vmovdqu64 (%rdx),%zmm28
testq %rcx,%rcx
je 16f
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %r12
pushq %rbx
andq $-64,%rsp
subq $384,%rsp
leaq -16(%rsi),%rax
xorl %r8d,%r8d
movl $8,%r9d
vpxor %xmm0,%xmm0,%xmm0
movb $2,%r10b
kmovd %r10d,%k1
vbroadcasti64x4 1022f(%rip),%zmm1
vmovdqa64 %zmm1,256(%rsp)
movb $66,%r10b
kmovd %r10d,%k2
movb $127,%r10b
kmovd %r10d,%k3
movb $1,%r10b
kmovd %r10d,%k4
vmovdqa64 1023f(%rip),%zmm18
jmp 4f
nopw 512(%rax,%rax)
2:
vmovdqa64 %zmm6,192(%rsp)
3:
vmovdqa (%rsp),%ymm6
vperm2i128 $32,64(%rsp),%ymm6,%ymm6
vinserti64x4 $1,128(%rsp),%zmm6,%zmm6
vinserti32x4 $3,192(%rsp),%zmm6,%zmm28
vmovdqu 16(%rsp),%ymm6
vperm2i128 $32,80(%rsp),%ymm6,%ymm6
vinserti64x4 $1,144(%rsp),%zmm6,%zmm6
shlq $8,%r11
vinserti32x4 $3,208(%rsp),%zmm6,%zmm8
vmovdqa 32(%rsp),%ymm6
vperm2i128 $32,96(%rsp),%ymm6,%ymm6
vinserti64x4 $1,160(%rsp),%zmm6,%zmm6
movl $512,%ebx
vinserti32x4 $3,224(%rsp),%zmm6,%zmm7
vmovdqu 48(%rsp),%ymm6
vperm2i128 $32,112(%rsp),%ymm6,%ymm6
vinserti64x4 $1,176(%rsp),%zmm6,%zmm6
subq %r11,%rbx
vinserti32x4 $3,240(%rsp),%zmm6,%zmm6
vmovdqu (%rdi,%rbx),%xmm9
vmovdqu 16(%rdi,%rbx),%xmm10
vmovdqu 32(%rdi,%rbx),%xmm12
vinserti32x4 $1,64(%rdi,%rbx),%zmm9,%zmm9
vinserti32x4 $2,128(%rdi,%rbx),%zmm9,%zmm9
vinserti32x4 $3,192(%rdi,%rbx),%zmm9,%zmm9
vmovdqu 48(%rdi,%rbx),%xmm11
vpclmulqdq $17,%zmm9,%zmm28,%zmm13
vpxorq %zmm2,%zmm13,%zmm13
vpclmulqdq $1,%zmm9,%zmm28,%zmm2
vpclmulqdq $16,%zmm9,%zmm28,%zmm14
vpternlogq $150,%zmm2,%zmm14,%zmm22
vpclmulqdq $0,%zmm9,%zmm8,%zmm14
vpclmulqdq $17,%zmm9,%zmm8,%zmm2
vpxorq %zmm5,%zmm2,%zmm5
vpclmulqdq $1,%zmm9,%zmm7,%zmm2
vpclmulqdq $16,%zmm9,%zmm7,%zmm15
vpternlogq $150,%zmm2,%zmm15,%zmm30
vpclmulqdq $1,%zmm9,%zmm8,%zmm2
vpclmulqdq $16,%zmm9,%zmm8,%zmm15
vinserti32x4 $1,80(%rdi,%rbx),%zmm10,%zmm10
vinserti32x4 $2,144(%rdi,%rbx),%zmm10,%zmm10
vinserti32x4 $3,208(%rdi,%rbx),%zmm10,%zmm10
vpxorq %zmm2,%zmm15,%zmm15
vpclmulqdq $0,%zmm10,%zmm28,%zmm2
vpternlogq $150,%zmm13,%zmm14,%zmm2
vpclmulqdq $0,%zmm9,%zmm7,%zmm13
vpclmulqdq $17,%zmm9,%zmm7,%zmm14
vpxorq %zmm4,%zmm14,%zmm4
vpclmulqdq $17,%zmm9,%zmm6,%zmm14
vpxorq %zmm3,%zmm14,%zmm3
vpclmulqdq $17,%zmm10,%zmm28,%zmm14
vpternlogq $150,%zmm5,%zmm13,%zmm14
vpclmulqdq $1,%zmm10,%zmm28,%zmm5
vpclmulqdq $16,%zmm10,%zmm28,%zmm13
vpxorq %zmm5,%zmm13,%zmm5
vpclmulqdq $0,%zmm9,%zmm6,%zmm13
vpternlogq $150,%zmm29,%zmm15,%zmm5
vpclmulqdq $1,%zmm9,%zmm6,%zmm15
vpclmulqdq $16,%zmm9,%zmm6,%zmm16
vpxorq %zmm15,%zmm16,%zmm15
vpclmulqdq $17,%zmm10,%zmm8,%zmm16
vpternlogq $150,%zmm4,%zmm13,%zmm16
vpclmulqdq $1,%zmm10,%zmm7,%zmm4
vpclmulqdq $16,%zmm10,%zmm7,%zmm13
vpxorq %zmm4,%zmm13,%zmm4
vpclmulqdq $0,%zmm10,%zmm8,%zmm13
vpternlogq $150,%zmm31,%zmm15,%zmm4
vpclmulqdq $17,%zmm10,%zmm7,%zmm15
vpclmulqdq $0,%zmm10,%zmm6,%zmm17
vpternlogq $150,%zmm3,%zmm15,%zmm17
vpclmulqdq $1,%zmm10,%zmm6,%zmm3
vpclmulqdq $16,%zmm10,%zmm6,%zmm15
vpternlogq $150,%zmm3,%zmm15,%zmm27
vpclmulqdq $1,%zmm10,%zmm8,%zmm3
vpclmulqdq $16,%zmm10,%zmm8,%zmm15
vpxorq %zmm3,%zmm15,%zmm15
vpclmulqdq $0,%zmm10,%zmm7,%zmm19
vpclmulqdq $17,%zmm10,%zmm6,%zmm3
vinserti32x4 $1,96(%rdi,%rbx),%zmm12,%zmm10
vinserti32x4 $2,160(%rdi,%rbx),%zmm10,%zmm10
vpxorq %zmm1,%zmm3,%zmm12
vinserti32x4 $3,224(%rdi,%rbx),%zmm10,%zmm1
vpclmulqdq $0,%zmm1,%zmm28,%zmm3
vpternlogq $150,%zmm14,%zmm13,%zmm3
vpclmulqdq $17,%zmm1,%zmm28,%zmm10
vpternlogq $150,%zmm16,%zmm19,%zmm10
vpclmulqdq $1,%zmm1,%zmm28,%zmm13
vpclmulqdq $16,%zmm1,%zmm28,%zmm14
vpxorq %zmm13,%zmm14,%zmm29
vpternlogq $150,%zmm30,%zmm15,%zmm29
vpclmulqdq $0,%zmm1,%zmm8,%zmm13
vpclmulqdq $17,%zmm1,%zmm8,%zmm14
vpclmulqdq $1,%zmm1,%zmm8,%zmm15
vpclmulqdq $16,%zmm1,%zmm8,%zmm16
vpxorq %zmm15,%zmm16,%zmm15
vpclmulqdq $0,%zmm1,%zmm7,%zmm16
vpternlogq $150,%zmm17,%zmm14,%zmm16
vpclmulqdq $17,%zmm1,%zmm7,%zmm14
vpclmulqdq $0,%zmm1,%zmm6,%zmm17
vpternlogq $150,%zmm12,%zmm14,%zmm17
vpclmulqdq $1,%zmm1,%zmm7,%zmm12
vpclmulqdq $16,%zmm1,%zmm7,%zmm14
vpxorq %zmm12,%zmm14,%zmm12
vinserti32x4 $1,112(%rdi,%rbx),%zmm11,%zmm11
vinserti32x4 $2,176(%rdi,%rbx),%zmm11,%zmm11
vinserti32x4 $3,240(%rdi,%rbx),%zmm11,%zmm14
vpclmulqdq $0,%zmm14,%zmm28,%zmm19
vpternlogq $150,%zmm10,%zmm13,%zmm19
vpclmulqdq $1,%zmm14,%zmm28,%zmm10
vpclmulqdq $16,%zmm14,%zmm28,%zmm11
vpxorq %zmm10,%zmm11,%zmm11
vpternlogq $150,%zmm4,%zmm15,%zmm11
vpclmulqdq $17,%zmm14,%zmm28,%zmm4
vpclmulqdq $0,%zmm14,%zmm8,%zmm10
vpternlogq $150,%zmm16,%zmm4,%zmm10
vpclmulqdq $1,%zmm14,%zmm8,%zmm4
vpclmulqdq $16,%zmm14,%zmm8,%zmm13
vpxorq %zmm4,%zmm13,%zmm30
vpternlogq $150,%zmm27,%zmm12,%zmm30
vpclmulqdq $1,%zmm1,%zmm6,%zmm4
vpclmulqdq $16,%zmm1,%zmm6,%zmm12
vpxorq %zmm4,%zmm12,%zmm4
vpclmulqdq $17,%zmm14,%zmm8,%zmm8
vpclmulqdq $0,%zmm14,%zmm7,%zmm13
vpternlogq $150,%zmm17,%zmm8,%zmm13
vpclmulqdq $1,%zmm14,%zmm7,%zmm8
vpclmulqdq $16,%zmm14,%zmm7,%zmm12
vpxorq %zmm8,%zmm12,%zmm12
vpternlogq $150,%zmm23,%zmm4,%zmm12
vpclmulqdq $17,%zmm1,%zmm6,%zmm1
vpxorq %zmm26,%zmm1,%zmm1
vpclmulqdq $17,%zmm14,%zmm7,%zmm4
vpclmulqdq $0,%zmm14,%zmm6,%zmm8
vpternlogq $150,%zmm1,%zmm4,%zmm8
vpclmulqdq $0,%zmm9,%zmm28,%zmm1
vpxorq %zmm25,%zmm1,%zmm1
vpclmulqdq $17,%zmm14,%zmm6,%zmm4
vpxorq %zmm24,%zmm4,%zmm9
vpclmulqdq $1,%zmm14,%zmm6,%zmm4
vpclmulqdq $16,%zmm14,%zmm6,%zmm6
vpternlogq $150,%zmm4,%zmm6,%zmm21
vextracti64x4 $1,%zmm1,%ymm4
vpxor %ymm1,%ymm4,%ymm1
vextracti128 $1,%ymm1,%xmm4
vpxor %xmm1,%xmm4,%xmm1
vextracti64x4 $1,%zmm2,%ymm4
vpxor %ymm2,%ymm4,%ymm2
vextracti128 $1,%ymm2,%xmm4
vpxor %xmm2,%xmm4,%xmm2
vextracti64x4 $1,%zmm3,%ymm4
vpxor %ymm3,%ymm4,%ymm3
vextracti64x4 $1,%zmm19,%ymm4
vpxorq %ymm19,%ymm4,%ymm4
vextracti64x4 $1,%zmm10,%ymm6
vpxor %ymm6,%ymm10,%ymm6
vextracti128 $1,%ymm6,%xmm7
vpxor %xmm6,%xmm7,%xmm7
vextracti64x4 $1,%zmm13,%ymm6
vpxor %ymm6,%ymm13,%ymm6
vextracti128 $1,%ymm6,%xmm10
vpxorq %xmm6,%xmm10,%xmm23
vextracti64x4 $1,%zmm8,%ymm6
vpxor %ymm6,%ymm8,%ymm6
vextracti128 $1,%ymm6,%xmm8
vpxorq %xmm6,%xmm8,%xmm24
vextracti64x4 $1,%zmm9,%ymm6
vpxor %ymm6,%ymm9,%ymm6
vextracti128 $1,%ymm6,%xmm8
vpxorq %xmm6,%xmm8,%xmm25
vextracti64x4 $1,%zmm22,%ymm6
vpxorq %ymm22,%ymm6,%ymm6
vextracti128 $1,%ymm6,%xmm8
vpxor %xmm6,%xmm8,%xmm6
vextracti64x4 $1,%zmm5,%ymm8
vpxor %ymm5,%ymm8,%ymm5
vextracti128 $1,%ymm5,%xmm8
vpxor %xmm5,%xmm8,%xmm5
vextracti64x4 $1,%zmm29,%ymm8
vpxorq %ymm29,%ymm8,%ymm8
vextracti128 $1,%ymm8,%xmm9
vpxor %xmm8,%xmm9,%xmm8
vextracti64x4 $1,%zmm11,%ymm9
vpxor %ymm11,%ymm9,%ymm9
vextracti128 $1,%ymm9,%xmm10
vpxor %xmm9,%xmm10,%xmm9
vextracti64x4 $1,%zmm30,%ymm10
vpxorq %ymm30,%ymm10,%ymm10
vextracti128 $1,%ymm10,%xmm11
vpxor %xmm10,%xmm11,%xmm11
vextracti64x4 $1,%zmm12,%ymm10
vpxor %ymm12,%ymm10,%ymm10
vextracti128 $1,%ymm10,%xmm12
vpxor %xmm10,%xmm12,%xmm10
vextracti64x4 $1,%zmm21,%ymm12
vpxorq %ymm21,%ymm12,%ymm12
vextracti128 $1,%ymm12,%xmm13
vpxor %xmm12,%xmm13,%xmm12
vinserti128 $1,%xmm11,%ymm0,%ymm13
vpshufd $238,%xmm9,%xmm14
vpblendd $240,%ymm13,%ymm14,%ymm13
vmovdqa64 %zmm7,%zmm14
vmovdqa64 1024f(%rip),%zmm15
vpermt2q %zmm23,%zmm15,%zmm14
vinserti32x4 $1,%xmm23,%zmm0,%zmm15
vinserti32x4 $2,%xmm24,%zmm15,%zmm15
vmovdqa64 1025f(%rip),%zmm16
vpermt2q %zmm24,%zmm16,%zmm14
vpextrq $1,%xmm25,%r11
vmovdqa64 1026f(%rip),%zmm16
vpermt2q %zmm25,%zmm16,%zmm14
vmovdqa64 1027f(%rip),%zmm16
vpermt2q %zmm11,%zmm16,%zmm25
vmovdqa64 1028f(%rip),%zmm16
vpermt2q %zmm10,%zmm16,%zmm25
vmovdqa64 1029f(%rip),%zmm16
vpermt2q %zmm12,%zmm16,%zmm25
vmovdqa64 1030f(%rip),%zmm16
vpermt2q %zmm25,%zmm16,%zmm13
vmovdqa64 1031f(%rip),%zmm16
vpermt2q %zmm12,%zmm16,%zmm13
vpxorq %zmm14,%zmm13,%zmm13
movq %r11,%rbx
shrq $56,%rbx
vmovdqa64 256(%rsp),%zmm14
vpermt2q %zmm10,%zmm14,%zmm11
vpandq 1032f(%rip),%zmm15,%zmm10
vmovdqa64 %zmm7,%zmm10 {%k1}
vmovdqa64 1033f(%rip),%zmm14
vpermt2q %zmm25,%zmm14,%zmm11
vmovdqa64 1034f(%rip),%zmm14
vpermt2q %zmm9,%zmm14,%zmm11
vmovdqa64 1035f(%rip),%zmm14
vpermt2q %zmm12,%zmm14,%zmm10
vmovdqa64 %zmm10,%zmm15 {%k2}
shrq $59,%r11
xorq %rbx,%r11
vpinsrq $0,%r11,%xmm15,%xmm12
vpxorq %zmm10,%zmm11,%zmm10
vinserti32x4 $0,%xmm12,%zmm15,%zmm11
vmovd 1016f(%rip),%xmm12
vpsrlvq %zmm12,%zmm25,%zmm12
vpexpandq %zmm11,%zmm11 {%k3} {z}
vpxorq %zmm11,%zmm12,%zmm11
vpsllq $2,%zmm10,%zmm12
vpxorq %zmm7,%zmm10,%zmm12 {%k4}
vmovq %xmm13,%r11
shlq $8,%r11
vmovdqa64 1036f(%rip),%zmm7
vpermq %zmm13,%zmm7,%zmm7
vpinsrq $0,%r11,%xmm7,%xmm10
vinserti32x4 $0,%xmm10,%zmm13,%zmm10
vpsrlvq 1037f(%rip),%zmm7,%zmm7
vpxorq %zmm1,%zmm10,%zmm7 {%k4}
vmovdqa64 1038f(%rip),%zmm14
vpsrlvq %zmm14,%zmm13,%zmm10
vpsllvq %zmm14,%zmm13,%zmm10 {%k4}
vpxorq %zmm10,%zmm7,%zmm7
vpsrlvq %zmm18,%zmm13,%zmm10
vpsllvq %zmm18,%zmm13,%zmm10 {%k4}
vpalignr $8,%xmm5,%xmm8,%xmm13
vpshufd $238,%xmm8,%xmm8
vinserti128 $1,%xmm8,%ymm13,%ymm8
vinserti128 $1,%xmm5,%ymm6,%ymm5
vinserti128 $1,%xmm6,%ymm0,%ymm6
vpalignr $8,%ymm6,%ymm5,%ymm5
vpbroadcastq %xmm9,%ymm6
vpblendd $192,%ymm6,%ymm8,%ymm6
vinserti64x4 $1,%ymm6,%zmm5,%zmm5
vperm2i128 $49,%ymm4,%ymm3,%ymm6
vinserti128 $1,%xmm4,%ymm3,%ymm3
vpxor %ymm3,%ymm6,%ymm3
vinserti128 $1,%xmm2,%ymm1,%ymm1
vinserti64x4 $1,%ymm3,%zmm1,%zmm1
vpxorq %zmm1,%zmm5,%zmm1
vpsllq $8,%xmm11,%xmm2
vinserti64x2 $0,%xmm2,%zmm0,%zmm1 {%k4}
vpternlogq $150,%zmm10,%zmm7,%zmm1
vpsllvq 1039f(%rip),%zmm11,%zmm2
vpsllvq 1040f(%rip),%zmm11,%zmm28
vpternlogq $150,%zmm2,%zmm1,%zmm28
vpternlogq $150,%zmm12,%zmm11,%zmm28
addq %r10,%r8
cmpq %rcx,%r8
jae 15f
4:
movl %ecx,%r10d
subl %r8d,%r10d
andl $7,%r10d
cmoveq %r9,%r10
leaq 3(%r10),%rbx
movl %ebx,%r11d
shrl $2,%r11d
vpxord %xmm21,%xmm21,%xmm21
vpxord %xmm23,%xmm23,%xmm23
vpxord %xmm27,%xmm27,%xmm27
vpxord %xmm31,%xmm31,%xmm31
vpxord %xmm30,%xmm30,%xmm30
vpxord %xmm29,%xmm29,%xmm29
vpxord %xmm22,%xmm22,%xmm22
vpxord %xmm24,%xmm24,%xmm24
vpxord %xmm26,%xmm26,%xmm26
vpxor %xmm1,%xmm1,%xmm1
vpxor %xmm3,%xmm3,%xmm3
vpxor %xmm4,%xmm4,%xmm4
vpxor %xmm5,%xmm5,%xmm5
vpxor %xmm2,%xmm2,%xmm2
vpxord %xmm25,%xmm25,%xmm25
cmpq $5,%r10
jb 6f
leaq (%r10,%r8),%r14
shlq $6,%r14
addq %rax,%r14
xorl %r15d,%r15d
movq %r11,%r12
nopl 512(%rax,%rax)
5:
decq %r12
vmovdqu -240(%r14,%r15),%xmm6
vmovdqu -224(%r14,%r15),%xmm7
vmovdqu -208(%r14,%r15),%xmm11
vmovdqu -192(%r14,%r15),%xmm12
vinserti32x4 $1,-176(%r14,%r15),%zmm6,%zmm6
vinserti32x4 $2,-112(%r14,%r15),%zmm6,%zmm6
vinserti32x4 $3,-48(%r14,%r15),%zmm6,%zmm9
vinserti32x4 $1,-160(%r14,%r15),%zmm7,%zmm6
vinserti32x4 $2,-96(%r14,%r15),%zmm6,%zmm6
vinserti32x4 $3,-32(%r14,%r15),%zmm6,%zmm8
vinserti32x4 $1,-144(%r14,%r15),%zmm11,%zmm6
vinserti32x4 $2,-80(%r14,%r15),%zmm6,%zmm6
vinserti32x4 $3,-16(%r14,%r15),%zmm6,%zmm7
vinserti32x4 $1,-128(%r14,%r15),%zmm12,%zmm6
vinserti32x4 $2,-64(%r14,%r15),%zmm6,%zmm6
vinserti32x4 $3,(%r14,%r15),%zmm6,%zmm6
vmovdqu 256(%rdi,%r15),%xmm13
vmovdqu 272(%rdi,%r15),%xmm14
vmovdqu 288(%rdi,%r15),%xmm12
vmovdqu 304(%rdi,%r15),%xmm11
vinserti32x4 $1,320(%rdi,%r15),%zmm13,%zmm13
vinserti32x4 $2,384(%rdi,%r15),%zmm13,%zmm13
vinserti32x4 $3,448(%rdi,%r15),%zmm13,%zmm13
vpclmulqdq $0,%zmm13,%zmm9,%zmm16
vpxorq %zmm25,%zmm16,%zmm25
vpclmulqdq $17,%zmm13,%zmm9,%zmm16
vpxorq %zmm2,%zmm16,%zmm16
vpclmulqdq $1,%zmm13,%zmm9,%zmm2
vpclmulqdq $16,%zmm13,%zmm9,%zmm17
vpternlogq $150,%zmm2,%zmm17,%zmm22
vpclmulqdq $0,%zmm13,%zmm8,%zmm17
vpclmulqdq $17,%zmm13,%zmm8,%zmm2
vpxorq %zmm5,%zmm2,%zmm5
vpclmulqdq $1,%zmm13,%zmm8,%zmm2
vpclmulqdq $16,%zmm13,%zmm8,%zmm19
vpxorq %zmm2,%zmm19,%zmm19
vpclmulqdq $0,%zmm13,%zmm7,%zmm20
vpclmulqdq $17,%zmm13,%zmm7,%zmm2
vpxorq %zmm4,%zmm2,%zmm4
vpclmulqdq $1,%zmm13,%zmm7,%zmm2
vpclmulqdq $16,%zmm13,%zmm7,%zmm10
vpternlogq $150,%zmm2,%zmm30,%zmm10
vpclmulqdq $0,%zmm13,%zmm6,%zmm30
vpclmulqdq $17,%zmm13,%zmm6,%zmm2
vpxorq %zmm3,%zmm2,%zmm3
vpclmulqdq $1,%zmm13,%zmm6,%zmm2
vpclmulqdq $16,%zmm13,%zmm6,%zmm13
vinserti32x4 $1,336(%rdi,%r15),%zmm14,%zmm14
vinserti32x4 $2,400(%rdi,%r15),%zmm14,%zmm14
vinserti32x4 $3,464(%rdi,%r15),%zmm14,%zmm14
vpxorq %zmm2,%zmm13,%zmm13
vpclmulqdq $0,%zmm14,%zmm9,%zmm2
vpternlogq $150,%zmm16,%zmm17,%zmm2
vpclmulqdq $17,%zmm14,%zmm9,%zmm16
vpternlogq $150,%zmm5,%zmm20,%zmm16
vpclmulqdq $1,%zmm14,%zmm9,%zmm5
vpclmulqdq $16,%zmm14,%zmm9,%zmm17
vpxorq %zmm5,%zmm17,%zmm5
vpternlogq $150,%zmm5,%zmm19,%zmm29
vpclmulqdq $0,%zmm14,%zmm8,%zmm17
vpclmulqdq $17,%zmm14,%zmm8,%zmm19
vpternlogq $150,%zmm4,%zmm30,%zmm19
vpclmulqdq $1,%zmm14,%zmm8,%zmm4
vpclmulqdq $16,%zmm14,%zmm8,%zmm5
vpxorq %zmm4,%zmm5,%zmm4
vpclmulqdq $0,%zmm14,%zmm7,%zmm20
vpclmulqdq $17,%zmm14,%zmm7,%zmm5
vpclmulqdq $1,%zmm14,%zmm7,%zmm30
vpclmulqdq $16,%zmm14,%zmm7,%zmm15
vpxorq %zmm30,%zmm15,%zmm15
vpternlogq $150,%zmm31,%zmm13,%zmm15
vpclmulqdq $0,%zmm14,%zmm6,%zmm13
vpternlogq $150,%zmm3,%zmm5,%zmm13
vpclmulqdq $17,%zmm14,%zmm6,%zmm3
vpxorq %zmm1,%zmm3,%zmm1
vpclmulqdq $1,%zmm14,%zmm6,%zmm3
vpclmulqdq $16,%zmm14,%zmm6,%zmm14
vpternlogq $150,%zmm3,%zmm27,%zmm14
vinserti32x4 $1,352(%rdi,%r15),%zmm12,%zmm3
vinserti32x4 $2,416(%rdi,%r15),%zmm3,%zmm3
vinserti32x4 $3,480(%rdi,%r15),%zmm3,%zmm3
vpclmulqdq $0,%zmm3,%zmm9,%zmm5
vpternlogq $150,%zmm16,%zmm17,%zmm5
vpclmulqdq $17,%zmm3,%zmm9,%zmm12
vpternlogq $150,%zmm19,%zmm20,%zmm12
vpclmulqdq $1,%zmm3,%zmm9,%zmm16
vpclmulqdq $16,%zmm3,%zmm9,%zmm17
vpxorq %zmm16,%zmm17,%zmm30
vpternlogq $150,%zmm10,%zmm4,%zmm30
vpclmulqdq $0,%zmm3,%zmm8,%zmm10
vpclmulqdq $17,%zmm3,%zmm8,%zmm4
vpclmulqdq $1,%zmm3,%zmm8,%zmm16
vpclmulqdq $16,%zmm3,%zmm8,%zmm17
vpxorq %zmm16,%zmm17,%zmm16
vpclmulqdq $0,%zmm3,%zmm7,%zmm17
vpternlogq $150,%zmm13,%zmm4,%zmm17
vpclmulqdq $17,%zmm3,%zmm7,%zmm4
vpclmulqdq $1,%zmm3,%zmm7,%zmm13
vpclmulqdq $16,%zmm3,%zmm7,%zmm19
vpxorq %zmm13,%zmm19,%zmm13
vpclmulqdq $0,%zmm3,%zmm6,%zmm19
vpternlogq $150,%zmm1,%zmm4,%zmm19
vpclmulqdq $17,%zmm3,%zmm6,%zmm1
vpxorq %zmm26,%zmm1,%zmm20
vpclmulqdq $1,%zmm3,%zmm6,%zmm1
vpclmulqdq $16,%zmm3,%zmm6,%zmm3
vpxorq %zmm1,%zmm3,%zmm26
vinserti32x4 $1,368(%rdi,%r15),%zmm11,%zmm1
vinserti32x4 $2,432(%rdi,%r15),%zmm1,%zmm1
vinserti32x4 $3,496(%rdi,%r15),%zmm1,%zmm11
vpclmulqdq $0,%zmm11,%zmm9,%zmm4
vpternlogq $150,%zmm12,%zmm10,%zmm4
vpclmulqdq $17,%zmm11,%zmm9,%zmm1
vpclmulqdq $1,%zmm11,%zmm9,%zmm3
vpclmulqdq $16,%zmm11,%zmm9,%zmm9
vpxorq %zmm3,%zmm9,%zmm31
vpternlogq $150,%zmm15,%zmm16,%zmm31
vpclmulqdq $0,%zmm11,%zmm8,%zmm3
vpternlogq $150,%zmm17,%zmm1,%zmm3
vpclmulqdq $17,%zmm11,%zmm8,%zmm9
vpclmulqdq $1,%zmm11,%zmm8,%zmm1
vpclmulqdq $16,%zmm11,%zmm8,%zmm8
vpxorq %zmm1,%zmm8,%zmm27
vpternlogq $150,%zmm14,%zmm13,%zmm27
vpclmulqdq $0,%zmm11,%zmm7,%zmm1
vpternlogq $150,%zmm19,%zmm9,%zmm1
vpclmulqdq $17,%zmm11,%zmm7,%zmm8
vpclmulqdq $1,%zmm11,%zmm7,%zmm9
vpclmulqdq $16,%zmm11,%zmm7,%zmm7
vpxorq %zmm9,%zmm7,%zmm7
vpternlogq $150,%zmm7,%zmm26,%zmm23
vpclmulqdq $0,%zmm11,%zmm6,%zmm26
vpternlogq $150,%zmm20,%zmm8,%zmm26
vpclmulqdq $17,%zmm11,%zmm6,%zmm7
vpxorq %zmm24,%zmm7,%zmm24
vpclmulqdq $1,%zmm11,%zmm6,%zmm7
vpclmulqdq $16,%zmm11,%zmm6,%zmm6
vpternlogq $150,%zmm7,%zmm6,%zmm21
addq $-256,%r15
cmpq $1,%r12
ja 5b
6:
andl $-4,%ebx
movq %rbx,%r14
subq %r10,%r14
movq %r8,%r15
subq %r14,%r15
vmovdqa64 %zmm0,192(%rsp)
vmovdqa64 %zmm0,128(%rsp)
vmovdqa64 %zmm0,64(%rsp)
vmovdqa64 %zmm0,(%rsp)
cmpl %r10d,%ebx
je 9f
cmpl $1,%r14d
jbe 10f
7:
cmpl $2,%r14d
jbe 12f
8:
cmpl $3,%r14d
ja 3b
jmp 14f
nopl 512(%rax,%rax)
9:
movq %r15,%rbx
shlq $6,%rbx
vpxorq (%rsi,%rbx),%zmm28,%zmm6
vmovdqa64 %zmm6,(%rsp)
cmpl $1,%r14d
ja 7b
10:
movq %r15,%rbx
shlq $6,%rbx
vmovdqu64 64(%rsi,%rbx),%zmm6
cmpl $1,%r14d
jne 11f
vpxorq %zmm6,%zmm28,%zmm6
11:
vmovdqa64 %zmm6,64(%rsp)
cmpl $2,%r14d
ja 8b
12:
movq %r15,%rbx
shlq $6,%rbx
vmovdqu64 128(%rsi,%rbx),%zmm6
cmpl $2,%r14d
jne 13f
vpxorq %zmm6,%zmm28,%zmm6
13:
vmovdqa64 %zmm6,128(%rsp)
cmpl $3,%r14d
ja 3b
14:
shlq $6,%r15
vmovdqu64 192(%rsi,%r15),%zmm6
cmpl $3,%r14d
jne 2b
vpxorq %zmm6,%zmm28,%zmm6
jmp 2b
15:
leaq -32(%rbp),%rsp
popq %rbx
popq %r12
popq %r14
popq %r15
popq %rbp
16:
vmovdqu64 %zmm28,(%rdx)
vzeroupper
retq
end_function phalanx_0_1_gf2_512_ghash_vpclmul

function phalanx_0_1_gf2_64_dot_vpclmul
pushq %rbp
movq %rsp,%rbp
movq %rcx,%rax
vpxor %xmm0,%xmm0,%xmm0
shrq $3,%rax
je 3f
xorl %r8d,%r8d
vmovdqa64 1000f(%rip),%zmm1
movq %rax,%r9
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nop
2:
vmovdqu64 (%rdi,%r8),%zmm2
vmovdqu64 (%rsi,%r8),%zmm3
vpshufb %zmm1,%zmm2,%zmm2
vpshufb %zmm1,%zmm3,%zmm3
vpclmulqdq $0,%zmm3,%zmm2,%zmm4
vpclmulqdq $17,%zmm3,%zmm2,%zmm2
vpternlogq $150,%zmm2,%zmm4,%zmm0
addq $64,%r8
decq %r9
jne 2b
3:
andq $7,%rcx
je 7f
shlq $6,%rax
vmovq (%rdi,%rax),%xmm1
cmpl $1,%ecx
jne 4f
vmovq (%rsi,%rax),%xmm2
jmp 6f
4:
vpinsrq $1,8(%rdi,%rax),%xmm1,%xmm2
vinserti32x4 $0,%xmm2,%zmm1,%zmm1
cmpl $3,%ecx
jb 5f
movb $4,%r8b
kmovd %r8d,%k1
vpbroadcastq 16(%rdi,%rax),%zmm1 {%k1}
cmpl $3,%ecx
jne 8f
vmovdqu (%rsi,%rax),%xmm2
kmovd %r8d,%k1
vpbroadcastq 16(%rsi,%rax),%zmm2 {%k1}
jmp 6f
5:
vmovdqu (%rsi,%rax),%xmm2
6:
vmovdqa64 1000f(%rip),%zmm3
vpshufb %zmm3,%zmm1,%zmm1
vpshufb %zmm3,%zmm2,%zmm2
vpclmulqdq $0,%zmm2,%zmm1,%zmm3
vpclmulqdq $17,%zmm2,%zmm1,%zmm1
vpternlogq $150,%zmm1,%zmm3,%zmm0
7:
vextracti64x4 $1,%zmm0,%ymm1
vpxor %ymm0,%ymm1,%ymm0
vextracti128 $1,%ymm0,%xmm1
vpxor %xmm0,%xmm1,%xmm0
movq (%rdx),%rcx
bswapq %rcx
vpextrq $1,%xmm0,%rax
movq %rax,%rsi
shrq $63,%rsi
movq %rax,%rdi
shrq $61,%rdi
xorq %rsi,%rdi
shrq $60,%rax
xorq %rdi,%rax
vpbroadcastq %rax,%zmm1
vmovdqa64 1041f(%rip),%zmm2
vpermi2q %zmm1,%zmm0,%zmm2
vpsllvq 1042f(%rip),%zmm2,%zmm0
vextracti64x4 $1,%zmm0,%ymm1
vpxorq %zmm1,%zmm0,%zmm0
vextracti128 $1,%ymm0,%xmm1
vpxor %xmm1,%xmm0,%xmm0
vpshufd $238,%xmm0,%xmm1
vpxor %xmm1,%xmm0,%xmm0
vmovq %xmm0,%rsi
xorq %rcx,%rax
xorq %rsi,%rax
bswapq %rax
movq %rax,(%rdx)
popq %rbp
vzeroupper
retq
8:
movb $8,%r8b
kmovd %r8d,%k1
vpbroadcastq 24(%rdi,%rax),%zmm1 {%k1}
cmpl $5,%ecx
jb 9f
movb $16,%r8b
kmovd %r8d,%k1
vpbroadcastq 32(%rdi,%rax),%zmm1 {%k1}
cmpl $5,%ecx
je 10f
movb $32,%r9b
kmovd %r9d,%k1
vpbroadcastq 40(%rdi,%rax),%zmm1 {%k1}
cmpl $7,%ecx
jne 10f
movb $64,%r9b
kmovd %r9d,%k1
vpbroadcastq 48(%rdi,%rax),%zmm1 {%k1}
movb $1,%dil
jmp 11f
9:
vmovdqu (%rsi,%rax),%ymm2
jmp 6b
10:
xorl %edi,%edi
11:
vmovdqu (%rsi,%rax),%ymm2
kmovd %r8d,%k1
vpbroadcastq 32(%rsi,%rax),%zmm2 {%k1}
cmpl $5,%ecx
je 12f
movb $32,%cl
kmovd %ecx,%k1
vpbroadcastq 40(%rsi,%rax),%zmm2 {%k1}
12:
testb %dil,%dil
je 6b
movb $64,%cl
kmovd %ecx,%k1
vpbroadcastq 48(%rsi,%rax),%zmm2 {%k1}
jmp 6b
end_function phalanx_0_1_gf2_64_dot_vpclmul

function phalanx_0_1_gf2_64_products_vpclmul
movq %rcx,%rax
shrq $3,%rax
je 3f
xorl %r8d,%r8d
vpbroadcastq 1043f(%rip),%zmm0
vmovdqa64 1000f(%rip),%zmm1
vmovdqa64 1015f(%rip),%zmm2
vmovdqa64 1044f(%rip),%zmm3
movq %rax,%r9
nopl 8(%rax,%rax)
2:
vmovdqu64 (%rdi,%r8),%zmm4
vmovdqu64 (%rsi,%r8),%zmm5
vpshufb %zmm1,%zmm4,%zmm4
vpshufb %zmm1,%zmm5,%zmm5
vpclmulqdq $0,%zmm5,%zmm4,%zmm6
vpclmulqdq $17,%zmm5,%zmm4,%zmm4
vpclmulqdq $1,%zmm0,%zmm6,%zmm5
vpclmulqdq $1,%zmm0,%zmm5,%zmm7
vpternlogq $150,%zmm5,%zmm6,%zmm7
vpshufb %zmm3,%zmm7,%zmm5
vpclmulqdq $1,%zmm0,%zmm4,%zmm6
vpclmulqdq $1,%zmm0,%zmm6,%zmm7
vpternlogq $150,%zmm6,%zmm4,%zmm7
vpshufb %zmm2,%zmm7,%zmm4
vpternlogd $150,(%rdx,%r8),%zmm5,%zmm4
vmovdqu64 %zmm4,(%rdx,%r8)
addq $64,%r8
decq %r9
jne 2b
3:
andq $7,%rcx
je 15f
shlq $6,%rax
vmovq (%rdi,%rax),%xmm0
cmpl $1,%ecx
jne 4f
vmovq (%rsi,%rax),%xmm1
leaq (%rdx,%rax),%rsi
vmovq (%rdx,%rax),%xmm2
jmp 6f
4:
vpinsrq $1,8(%rdi,%rax),%xmm0,%xmm1
vinserti32x4 $0,%xmm1,%zmm0,%zmm0
cmpl $3,%ecx
jb 5f
movb $4,%r8b
kmovd %r8d,%k1
vpbroadcastq 16(%rdi,%rax),%zmm0 {%k1}
cmpl $3,%ecx
jne 21f
vmovdqu (%rsi,%rax),%xmm1
kmovd %r8d,%k1
vpbroadcastq 16(%rsi,%rax),%zmm1 {%k1}
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%xmm2
vpbroadcastq 16(%rdx,%rax),%zmm2 {%k1}
movb $1,%r10b
xorl %edi,%edi
xorl %r9d,%r9d
jmp 7f
5:
vmovdqu (%rsi,%rax),%xmm1
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%xmm2
6:
xorl %edi,%edi
xorl %r9d,%r9d
xorl %r10d,%r10d
7:
xorl %r11d,%r11d
8:
xorl %r8d,%r8d
9:
pushq %rbp
movq %rsp,%rbp
vmovdqa64 1000f(%rip),%zmm3
vpshufb %zmm3,%zmm0,%zmm0
vpshufb %zmm3,%zmm1,%zmm1
vpclmulqdq $0,%zmm1,%zmm0,%zmm3
vpclmulqdq $17,%zmm1,%zmm0,%zmm0
vpbroadcastq 1043f(%rip),%zmm1
vpclmulqdq $1,%zmm1,%zmm3,%zmm4
vpclmulqdq $1,%zmm1,%zmm4,%zmm5
vpternlogq $150,%zmm4,%zmm3,%zmm5
vpclmulqdq $1,%zmm1,%zmm0,%zmm3
vpclmulqdq $1,%zmm1,%zmm3,%zmm1
vpternlogq $150,%zmm3,%zmm0,%zmm1
vpshufb 1045f(%rip),%zmm1,%zmm1
vpshufb 1046f(%rip),%zmm5,%zmm0
vpternlogq $150,%zmm1,%zmm2,%zmm0
vmovq %xmm0,(%rsi)
cmpl $1,%ecx
popq %rbp
jne 16f
testb %r10b,%r10b
je 17f
10:
vextracti128 $1,%ymm0,%xmm1
vmovq %xmm1,16(%rdx,%rax)
testb %r11b,%r11b
jne 18f
11:
vextracti32x4 $2,%zmm0,%xmm1
testb %r9b,%r9b
je 19f
12:
vmovq %xmm1,32(%rdx,%rax)
testb %r8b,%r8b
jne 20f
13:
testb %dil,%dil
je 15f
14:
vextracti32x4 $3,%zmm0,%xmm0
vmovq %xmm0,48(%rdx,%rax)
15:
vzeroupper
retq
16:
vpextrq $1,%xmm0,8(%rdx,%rax)
testb %r10b,%r10b
jne 10b
17:
testb %r11b,%r11b
je 11b
18:
vextracti128 $1,%ymm0,%xmm1
vpextrq $1,%xmm1,24(%rdx,%rax)
vextracti32x4 $2,%zmm0,%xmm1
testb %r9b,%r9b
jne 12b
19:
testb %r8b,%r8b
je 13b
20:
vpextrq $1,%xmm1,40(%rdx,%rax)
testb %dil,%dil
jne 14b
jmp 15b
21:
movb $8,%r8b
kmovd %r8d,%k1
vpbroadcastq 24(%rdi,%rax),%zmm0 {%k1}
cmpl $5,%ecx
jb 22f
movb $16,%r9b
kmovd %r9d,%k1
vpbroadcastq 32(%rdi,%rax),%zmm0 {%k1}
cmpq $5,%rcx
setne %r8b
je 24f
movb $32,%r10b
kmovd %r10d,%k1
vpbroadcastq 40(%rdi,%rax),%zmm0 {%k1}
cmpl $7,%ecx
jne 24f
movb $64,%r10b
kmovd %r10d,%k1
vpbroadcastq 48(%rdi,%rax),%zmm0 {%k1}
movb $1,%dil
jmp 25f
22:
vmovdqu (%rsi,%rax),%ymm1
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%ymm2
movb $1,%r10b
xorl %edi,%edi
xorl %r9d,%r9d
23:
movb $1,%r11b
jmp 8b
24:
xorl %edi,%edi
25:
vmovdqu (%rsi,%rax),%ymm1
kmovd %r9d,%k1
vpbroadcastq 32(%rsi,%rax),%zmm1 {%k1}
cmpl $5,%ecx
je 26f
movb $32,%r9b
kmovd %r9d,%k1
vpbroadcastq 40(%rsi,%rax),%zmm1 {%k1}
testb %dil,%dil
jne 27f
movb $1,%r8b
xorl %edi,%edi
jmp 29f
26:
testb %dil,%dil
je 28f
27:
movb $64,%dil
kmovd %edi,%k1
vpbroadcastq 48(%rsi,%rax),%zmm1 {%k1}
movb $1,%dil
jmp 29f
28:
xorl %edi,%edi
xorl %r8d,%r8d
29:
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%ymm2
movb $16,%r9b
kmovd %r9d,%k1
vpbroadcastq 32(%rdx,%rax),%zmm2 {%k1}
testb %r8b,%r8b
je 30f
movb $32,%r9b
kmovd %r9d,%k1
vpbroadcastq 40(%rsi),%zmm2 {%k1}
testb %dil,%dil
jne 31f
movb $1,%r9b
xorl %edi,%edi
movb $1,%r10b
movb $1,%r11b
movb $1,%r8b
jmp 9b
30:
testb %dil,%dil
je 32f
31:
movb $64,%dil
kmovd %edi,%k1
vpbroadcastq 48(%rsi),%zmm2 {%k1}
movb $1,%dil
movb $1,%r9b
movb $1,%r10b
movb $1,%r11b
jmp 9b
32:
movb $1,%r9b
xorl %edi,%edi
movb $1,%r10b
jmp 23b
end_function phalanx_0_1_gf2_64_products_vpclmul

constant local_gf_avx512_constant_1000,6,64
1000:
.rept 4
.quad 0x1020304050607,0x8090a0b0c0d0e0f
.endr
constant local_gf_avx512_constant_1001,4,16
1001:
.quad 0x7,0x2
constant local_gf_avx512_constant_1002,4,16
1002:
.quad 0x2,0x1
constant local_gf_avx512_constant_1003,4,16
1003:
.quad 0x1020304050607,0x8090a0b0c0d0e0f
constant local_gf_avx512_constant_1004,3,8
1004:
.quad 0x1
constant local_gf_avx512_constant_1005,4,16
1005:
.quad 0x2,0x7
constant local_gf_avx512_constant_1006,4,16
1006:
.quad 0x1,0x2
constant local_gf_avx512_constant_1007,4,16
1007:
.quad 0xf0f0f0f0f0f0f0f,0xf0f0f0f0f0f0f0f
constant local_gf_avx512_constant_1008,4,16
1008:
.quad 0xe060a020c0408000,0xf070b030d0509010
constant local_gf_avx512_constant_1009,4,16
1009:
.quad 0xe060a020c040800,0xf070b030d050901
constant local_gf_avx512_constant_1010,6,64
1010:
.rept 8
.quad 0xf0f0f0f0f0f0f0f
.endr
constant local_gf_avx512_constant_1011,6,64
1011:
.rept 4
.quad 0xe060a020c0408000,0xf070b030d0509010
.endr
constant local_gf_avx512_constant_1012,6,64
1012:
.rept 4
.quad 0xe060a020c040800,0xf070b030d050901
.endr
constant local_gf_avx512_constant_1013,3,8
1013:
.quad 0x87
constant local_gf_avx512_constant_1014,6,64
1014:
.rept 4
.quad 0x8090a0b0c0d0e0f,0x8080808080808080
.endr
constant local_gf_avx512_constant_1015,6,64
1015:
.rept 4
.quad 0x8080808080808080,0x1020304050607
.endr
constant local_gf_avx512_constant_1016,2,4
1016:
.quad 0x3e
constant local_gf_avx512_constant_1017,5,32
1017:
.quad 0x5,0x36,0x3b,0x36
constant local_gf_avx512_constant_1018,5,32
1018:
.quad 0x0,0x3b,0x36,0x3b
constant local_gf_avx512_constant_1019,5,32
1019:
.quad 0x2,0x3e,0x3e,0x3e
constant local_gf_avx512_constant_1020,5,32
1020:
.quad 0x5,0xa,0xa,0xa
constant local_gf_avx512_constant_1021,5,32
1021:
.quad 0x2,0x5,0x5,0x5
constant local_gf_avx512_constant_1022,5,32
1022:
.quad 0x9,0x0,0x1,0x8
constant local_gf_avx512_constant_1023,6,64
1023:
.quad 0x2,0x3e,0x3e,0x3e
.quad 0x3e,0x3e,0x3e,0x3e
constant local_gf_avx512_constant_1024,6,64
1024:
.quad 0x0,0x0,0x1,0x8
.quad 0x9,0x0,0x0,0x0
constant local_gf_avx512_constant_1025,6,64
1025:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0x8,0x9,0x0
constant local_gf_avx512_constant_1026,6,64
1026:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0x5,0x6,0x8
constant local_gf_avx512_constant_1027,6,64
1027:
.quad 0x1,0x8,0x9,0x0
.quad 0x0,0x0,0x0,0x1
constant local_gf_avx512_constant_1028,6,64
1028:
.quad 0x0,0x1,0x2,0x8
.quad 0x9,0x0,0x6,0x7
constant local_gf_avx512_constant_1029,6,64
1029:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0x8,0x6,0x7
constant local_gf_avx512_constant_1030,6,64
1030:
.quad 0x0,0x1,0x2,0x3
.quad 0xb,0xc,0xd,0x0
constant local_gf_avx512_constant_1031,6,64
1031:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0x5,0x6,0x9
constant local_gf_avx512_constant_1032,6,64
1032:
.quad 0x0,0x0,0xffffffffffffffff,0xffffffffffffffff
.quad 0xffffffffffffffff,0xffffffffffffffff,0x0,0x0
constant local_gf_avx512_constant_1033,6,64
1033:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0xd,0xe,0x8
constant local_gf_avx512_constant_1034,6,64
1034:
.quad 0x9,0x1,0x2,0x3
.quad 0x4,0x5,0x6,0x7
constant local_gf_avx512_constant_1035,6,64
1035:
.quad 0x0,0x1,0x2,0x3
.quad 0x4,0x5,0x9,0x7
constant local_gf_avx512_constant_1036,6,64
1036:
.quad 0x0,0x0,0x2,0x3
.quad 0x4,0x5,0x6,0x7
constant local_gf_avx512_constant_1037,6,64
1037:
.quad 0x0,0x3b,0x38,0x3b
.quad 0x38,0x3b,0x38,0x3b
constant local_gf_avx512_constant_1038,6,64
1038:
.quad 0x5,0x38,0x3b,0x38
.quad 0x3b,0x38,0x3b,0x38
constant local_gf_avx512_constant_1039,6,64
1039:
.quad 0x5,0x8,0x8,0x8
.quad 0x8,0x8,0x8,0x8
constant local_gf_avx512_constant_1040,6,64
1040:
.quad 0x2,0x5,0x5,0x5
.quad 0x5,0x5,0x5,0x5
constant local_gf_avx512_constant_1041,6,64
1041:
.quad 0x1,0x1,0x1,0xb
.quad 0xc,0xd,0x0,0x1
constant local_gf_avx512_constant_1042,6,64
1042:
.quad 0x3,0x1,0x4,0x3
.quad 0x1,0x4,0x0,0x0
constant local_gf_avx512_constant_1043,3,8
1043:
.quad 0x1b
constant local_gf_avx512_constant_1044,6,64
1044:
.rept 4
.quad 0x1020304050607,0x8080808080808080
.endr
constant local_gf_avx512_constant_1045,6,64
1045:
.quad 0x8080808080808080,0x1020304050607,0x8080808080808080,0x1020304050607
.quad 0x8080808080808080,0x1020304050607,0x8080808080808080,0x0
constant local_gf_avx512_constant_1046,6,64
1046:
.quad 0x1020304050607,0x8080808080808080,0x1020304050607,0x8080808080808080
.quad 0x1020304050607,0x8080808080808080,0x1020304050607,0x0
