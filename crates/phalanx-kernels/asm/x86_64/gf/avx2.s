## Kernels of gf at the level avx2, for x86_64. Do not edit: change the bodies in src/gf and run
##     cargo run --release -p phalanx-assembly -- --write
## Compiled by rustc 1.95.0 (59807616e 2026-04-14).
##
## src/gf/dot.rs:
##
##     16 bytes   low += second · second,  high += first · first,  mid += first · second + second · first
##      8 bytes   low += first · first + second · second
##
## function: instructions, bytes of stack, registers that are left changed
## gf2_128_dot_vpclmul_avx2: 127, 32, rax rcx rsi rdi r8 r9 r10 r11 ymm0-15
## gf2_128_products_vpclmul_avx2: 73, 8, rax r8 r9 ymm0-15
## gf2_64_dot_vpclmul_avx2: 85, 8, rax rcx rsi rdi r8 r9 r10 ymm0-15
## gf2_64_products_vpclmul_avx2: 95, 8, rax rcx rsi rdi r8 r9 ymm0-15

function phalanx_0_1_gf2_128_dot_vpclmul_avx2
movq %rcx,%rax
shrq %rax
je 5f
vpxor %xmm0,%xmm0,%xmm0
movl $16,%r8d
vmovdqa 1000f(%rip),%ymm3
movq %rax,%r9
vpxor %xmm1,%xmm1,%xmm1
vpxor %xmm2,%xmm2,%xmm2
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopl (%rax)
2:
vmovdqu -16(%rdi,%r8),%ymm4
vpshufb %ymm3,%ymm4,%ymm4
vmovdqu -16(%rsi,%r8),%ymm5
vpshufb %ymm3,%ymm5,%ymm5
vpclmulqdq $0,%ymm5,%ymm4,%ymm6
vpxor %ymm2,%ymm6,%ymm2
vpclmulqdq $17,%ymm5,%ymm4,%ymm6
vpxor %ymm0,%ymm6,%ymm0
vpclmulqdq $1,%ymm5,%ymm4,%ymm6
vpxor %ymm1,%ymm6,%ymm1
vpclmulqdq $16,%ymm5,%ymm4,%ymm4
vpxor %ymm4,%ymm1,%ymm1
addq $32,%r8
decq %r9
jne 2b
testb $1,%cl
je 4f
3:
shlq $5,%rax
vmovdqu (%rdi,%rax),%xmm3
vmovdqu (%rsi,%rax),%xmm4
vmovdqa 1000f(%rip),%ymm5
vpshufb %ymm5,%ymm3,%ymm3
vpshufb %ymm5,%ymm4,%ymm4
vpclmulqdq $0,%ymm4,%ymm3,%ymm5
vpclmulqdq $17,%ymm4,%ymm3,%ymm6
vpxor %ymm0,%ymm6,%ymm0
vpxor %ymm2,%ymm5,%ymm2
vpclmulqdq $1,%ymm4,%ymm3,%ymm5
vpclmulqdq $16,%ymm4,%ymm3,%ymm3
vpxor %ymm3,%ymm5,%ymm3
vpxor %ymm1,%ymm3,%ymm1
4:
pushq %rbp
movq %rsp,%rbp
pushq %r15
pushq %r14
pushq %rbx
movq (%rdx),%rcx
movq 8(%rdx),%rax
bswapq %rcx
bswapq %rax
vextracti128 $1,%ymm0,%xmm3
vpxor %xmm0,%xmm3,%xmm3
vextracti128 $1,%ymm2,%xmm0
vpxor %xmm2,%xmm0,%xmm0
vextracti128 $1,%ymm1,%xmm2
vpxor %xmm1,%xmm2,%xmm1
vmovq %xmm3,%r10
vpextrq $1,%xmm0,%rsi
vpshufd $238,%xmm3,%xmm2
vpxor %xmm1,%xmm2,%xmm2
vmovq %xmm2,%r9
vpshufd $238,%xmm1,%xmm1
vpxor %xmm0,%xmm1,%xmm1
vmovq %xmm1,%rbx
movq %rbx,%r14
leaq (,%rbx,4),%r15
movq %rbx,%r11
leaq (%rbx,%rbx),%r8
movq %rbx,%rdi
xorq %rbx,%rax
shlq $7,%rbx
xorq %r10,%rbx
shrq $57,%r14
shrq $62,%r11
xorq %r14,%r11
xorq %r15,%r8
xorq %rbx,%r8
shrq $63,%rdi
xorq %r9,%rdi
xorq %r11,%rdi
movq %rsi,%r9
shrq $57,%r9
movq %rsi,%r10
shrq $62,%r10
xorq %r9,%r10
leaq (%rsi,%rsi),%r9
movq %rsi,%r11
shrq $63,%r11
xorq %r10,%r11
leal (,%r11,4),%r10d
leal (%r11,%r11),%ebx
vpshufd $238,%xmm0,%xmm0
vpinsrq $1,%r11,%xmm0,%xmm0
shll $7,%r11d
xorq %r8,%r11
movq %rsi,%r8
shlq $7,%r8
xorq %r10,%rbx
xorq %r11,%rbx
shlq $2,%rsi
xorq %r8,%rsi
xorq %r9,%rsi
xorq %rcx,%rsi
xorq %rdi,%rsi
xorq %rbx,%rax
vmovq %rsi,%xmm1
vmovq %rax,%xmm2
vpunpcklqdq %xmm2,%xmm1,%xmm1
vmovdqa 1001f(%rip),%xmm2
vpshufb %xmm2,%xmm1,%xmm1
vpshufb %xmm2,%xmm0,%xmm0
vpxor %xmm0,%xmm1,%xmm0
vmovdqu %xmm0,(%rdx)
popq %rbx
popq %r14
popq %r15
popq %rbp
vzeroupper
retq
5:
vpxor %xmm2,%xmm2,%xmm2
vpxor %xmm1,%xmm1,%xmm1
vpxor %xmm0,%xmm0,%xmm0
testb $1,%cl
jne 3b
jmp 4b
end_function phalanx_0_1_gf2_128_dot_vpclmul_avx2

function phalanx_0_1_gf2_128_products_vpclmul_avx2
pushq %rbp
movq %rsp,%rbp
movq %rcx,%rax
shrq %rax
je 3f
xorl %r8d,%r8d
vpbroadcastq 1002f(%rip),%ymm0
vmovdqa 1000f(%rip),%ymm1
vmovdqa 1003f(%rip),%ymm2
vmovdqa 1004f(%rip),%ymm3
movq %rax,%r9
nopw 512(%rax,%rax)
2:
vmovdqu (%rdi,%r8),%ymm4
vpshufb %ymm1,%ymm4,%ymm4
vmovdqu (%rsi,%r8),%ymm5
vpshufb %ymm1,%ymm5,%ymm5
vpclmulqdq $0,%ymm5,%ymm4,%ymm6
vpclmulqdq $17,%ymm5,%ymm4,%ymm7
vpclmulqdq $1,%ymm5,%ymm4,%ymm8
vpclmulqdq $16,%ymm5,%ymm4,%ymm4
vpxor %ymm4,%ymm8,%ymm4
vpshufd $68,%ymm4,%ymm5
vpsrldq $8,%ymm4,%ymm4
vpxor %ymm4,%ymm6,%ymm4
vpclmulqdq $1,%ymm0,%ymm4,%ymm6
vpshufd $68,%ymm6,%ymm8
vpxor %ymm5,%ymm8,%ymm5
vpshufd $238,%ymm6,%ymm6
vpxor %ymm6,%ymm4,%ymm4
vpclmulqdq $0,%ymm0,%ymm4,%ymm4
vpxor %ymm7,%ymm4,%ymm4
vpxor %ymm4,%ymm5,%ymm5
vpshufb %ymm2,%ymm5,%ymm5
vpshufb %ymm3,%ymm4,%ymm4
vpxor %ymm4,%ymm5,%ymm4
vpxor (%rdx,%r8),%ymm4,%ymm4
vmovdqu %ymm4,(%rdx,%r8)
addq $32,%r8
decq %r9
jne 2b
3:
testb $1,%cl
je 4f
shlq $5,%rax
vmovdqu (%rdi,%rax),%xmm0
vmovdqu (%rsi,%rax),%xmm1
vmovdqa 1000f(%rip),%ymm2
vpshufb %ymm2,%ymm0,%ymm0
vpshufb %ymm2,%ymm1,%ymm1
vpclmulqdq $16,%ymm1,%ymm0,%ymm2
vpclmulqdq $1,%ymm1,%ymm0,%ymm3
vpxor %ymm3,%ymm2,%ymm2
vpbroadcastq %xmm2,%xmm3
vpclmulqdq $0,%ymm1,%ymm0,%ymm4
vpsrldq $8,%ymm2,%ymm2
vpxor %ymm2,%ymm4,%ymm2
vpbroadcastq 1002f(%rip),%ymm4
vpclmulqdq $1,%ymm4,%ymm2,%ymm5
vpshufd $238,%ymm5,%ymm6
vpxor %ymm6,%ymm2,%ymm2
vpclmulqdq $0,%ymm4,%ymm2,%ymm2
vpclmulqdq $17,%ymm1,%ymm0,%ymm0
vpbroadcastq %xmm5,%xmm1
vpxor %xmm0,%xmm2,%xmm0
vpshufb 1005f(%rip),%xmm0,%xmm2
vpxor %xmm1,%xmm3,%xmm1
vpxor %xmm0,%xmm1,%xmm0
vpshufb 1006f(%rip),%xmm0,%xmm0
vpxor %xmm2,%xmm0,%xmm0
vpxor (%rdx,%rax),%xmm0,%xmm0
vmovdqu %xmm0,(%rdx,%rax)
4:
popq %rbp
vzeroupper
retq
end_function phalanx_0_1_gf2_128_products_vpclmul_avx2

function phalanx_0_1_gf2_64_dot_vpclmul_avx2
pushq %rbp
movq %rsp,%rbp
movq %rcx,%rax
vpxor %xmm0,%xmm0,%xmm0
shrq $2,%rax
je 3f
movl $16,%r8d
vmovdqa 1000f(%rip),%ymm1
movq %rax,%r9
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
nopw %cs:512(%rax,%rax)
2:
vmovdqu -16(%rdi,%r8),%ymm2
vpshufb %ymm1,%ymm2,%ymm2
vmovdqu -16(%rsi,%r8),%ymm3
vpshufb %ymm1,%ymm3,%ymm3
vpclmulqdq $0,%ymm3,%ymm2,%ymm4
vpxor %ymm0,%ymm4,%ymm0
vpclmulqdq $17,%ymm3,%ymm2,%ymm2
vpxor %ymm2,%ymm0,%ymm0
addq $32,%r8
decq %r9
jne 2b
3:
andq $3,%rcx
je 8f
shlq $5,%rax
vmovq (%rdi,%rax),%xmm1
cmpl $1,%ecx
jne 4f
vmovq (%rsi,%rax),%xmm2
jmp 6f
4:
vpinsrq $1,8(%rdi,%rax),%xmm1,%xmm1
cmpl $3,%ecx
jne 5f
vmovq 16(%rdi,%rax),%xmm3
vmovdqu (%rsi,%rax),%xmm2
vmovq 16(%rsi,%rax),%xmm4
jmp 7f
5:
vmovdqu (%rsi,%rax),%xmm2
6:
vpxor %xmm3,%xmm3,%xmm3
vpxor %xmm4,%xmm4,%xmm4
7:
vinserti128 $1,%xmm3,%ymm1,%ymm1
vinserti128 $1,%xmm4,%ymm2,%ymm2
vmovdqa 1000f(%rip),%ymm3
vpshufb %ymm3,%ymm1,%ymm1
vpshufb %ymm3,%ymm2,%ymm2
vpclmulqdq $0,%ymm2,%ymm1,%ymm3
vpclmulqdq $17,%ymm2,%ymm1,%ymm1
vpxor %ymm1,%ymm3,%ymm1
vpxor %ymm0,%ymm1,%ymm0
8:
vextracti128 $1,%ymm0,%xmm1
vpxor %xmm0,%xmm1,%xmm0
vpextrq $1,%xmm0,%rax
vmovq %xmm0,%rcx
movq (%rdx),%rsi
bswapq %rsi
xorq %rcx,%rsi
movq %rax,%rcx
shrq $63,%rcx
movq %rax,%rdi
shrq $61,%rdi
xorq %rcx,%rdi
movq %rax,%rcx
shrq $60,%rcx
xorq %rdi,%rcx
leaq (%rax,%rax),%r8
leaq (,%rax,8),%rdi
xorq %r8,%rdi
leal (%rcx,%rcx),%r8d
leal (,%rcx,8),%r9d
movl %ecx,%r10d
xorq %rsi,%rcx
xorq %rax,%rcx
shlq $4,%rax
xorq %rdi,%rax
xorq %rax,%r9
shll $4,%r10d
xorq %r8,%r10
xorq %r9,%r10
xorq %r10,%rcx
bswapq %rcx
movq %rcx,(%rdx)
popq %rbp
vzeroupper
retq
end_function phalanx_0_1_gf2_64_dot_vpclmul_avx2

function phalanx_0_1_gf2_64_products_vpclmul_avx2
movq %rcx,%rax
shrq $2,%rax
je 3f
xorl %r8d,%r8d
vpbroadcastq 1007f(%rip),%ymm0
vmovdqa 1000f(%rip),%ymm1
vmovdqa 1004f(%rip),%ymm2
vmovdqa 1008f(%rip),%ymm3
movq %rax,%r9
nopw %cs:512(%rax,%rax)
xchgw %ax,%ax
2:
vmovdqu (%rdi,%r8),%ymm4
vpshufb %ymm1,%ymm4,%ymm4
vmovdqu (%rsi,%r8),%ymm5
vpshufb %ymm1,%ymm5,%ymm5
vpclmulqdq $0,%ymm5,%ymm4,%ymm6
vpclmulqdq $17,%ymm5,%ymm4,%ymm4
vpclmulqdq $1,%ymm0,%ymm6,%ymm5
vpclmulqdq $1,%ymm0,%ymm5,%ymm7
vpxor %ymm5,%ymm6,%ymm5
vpxor %ymm7,%ymm5,%ymm5
vpshufb %ymm3,%ymm5,%ymm5
vpclmulqdq $1,%ymm0,%ymm4,%ymm6
vpclmulqdq $1,%ymm0,%ymm6,%ymm7
vpxor %ymm6,%ymm4,%ymm4
vpxor %ymm7,%ymm4,%ymm4
vpshufb %ymm2,%ymm4,%ymm4
vpxor %ymm5,%ymm4,%ymm4
vpxor (%rdx,%r8),%ymm4,%ymm4
vmovdqu %ymm4,(%rdx,%r8)
addq $32,%r8
decq %r9
jne 2b
3:
andq $3,%rcx
je 9f
shlq $5,%rax
vmovq (%rdi,%rax),%xmm0
cmpl $1,%ecx
jne 4f
vmovq (%rsi,%rax),%xmm1
leaq (%rdx,%rax),%rsi
vmovq (%rdx,%rax),%xmm2
jmp 6f
4:
vpinsrq $1,8(%rdi,%rax),%xmm0,%xmm0
cmpl $3,%ecx
jne 5f
vmovq 16(%rdi,%rax),%xmm3
vmovdqu (%rsi,%rax),%xmm1
vmovq 16(%rsi,%rax),%xmm4
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%xmm2
vmovq 16(%rdx,%rax),%xmm5
movb $1,%dil
jmp 7f
5:
vmovdqu (%rsi,%rax),%xmm1
leaq (%rdx,%rax),%rsi
vmovdqu (%rdx,%rax),%xmm2
6:
vpxor %xmm3,%xmm3,%xmm3
xorl %edi,%edi
vpxor %xmm4,%xmm4,%xmm4
vpxor %xmm5,%xmm5,%xmm5
7:
pushq %rbp
movq %rsp,%rbp
vinserti128 $1,%xmm3,%ymm0,%ymm0
vinserti128 $1,%xmm4,%ymm1,%ymm1
vinserti128 $1,%xmm5,%ymm2,%ymm2
vmovdqa 1000f(%rip),%ymm3
vpshufb %ymm3,%ymm0,%ymm0
vpshufb %ymm3,%ymm1,%ymm1
vpclmulqdq $0,%ymm1,%ymm0,%ymm3
vpclmulqdq $17,%ymm1,%ymm0,%ymm0
vpbroadcastq 1007f(%rip),%ymm1
vpclmulqdq $1,%ymm1,%ymm3,%ymm4
vpclmulqdq $1,%ymm1,%ymm4,%ymm5
vpxor %ymm4,%ymm3,%ymm3
vpxor %ymm5,%ymm3,%ymm3
vpclmulqdq $1,%ymm1,%ymm0,%ymm4
vpclmulqdq $1,%ymm1,%ymm4,%ymm1
vpxor %ymm4,%ymm0,%ymm0
vpxor %ymm1,%ymm0,%ymm0
vpshufb 1009f(%rip),%ymm0,%ymm0
vpshufb 1010f(%rip),%ymm3,%ymm1
vpxor %ymm1,%ymm0,%ymm0
vpxor %ymm0,%ymm2,%ymm0
vmovq %xmm0,(%rsi)
cmpl $1,%ecx
popq %rbp
je 8f
vpextrq $1,%xmm0,8(%rdx,%rax)
8:
testb %dil,%dil
je 9f
vextracti128 $1,%ymm0,%xmm0
vmovq %xmm0,16(%rdx,%rax)
9:
vzeroupper
retq
end_function phalanx_0_1_gf2_64_products_vpclmul_avx2

constant local_gf_avx2_constant_1000,5,32
1000:
.quad 0x1020304050607,0x8090a0b0c0d0e0f,0x1020304050607,0x8090a0b0c0d0e0f
constant local_gf_avx2_constant_1001,4,16
1001:
.quad 0x1020304050607,0x8090a0b0c0d0e0f
constant local_gf_avx2_constant_1002,3,8
1002:
.quad 0x87
constant local_gf_avx2_constant_1003,5,32
1003:
.quad 0x8090a0b0c0d0e0f,0x8080808080808080,0x18191a1b1c1d1e1f,0x8080808080808080
constant local_gf_avx2_constant_1004,5,32
1004:
.quad 0x8080808080808080,0x1020304050607,0x8080808080808080,0x1011121314151617
constant local_gf_avx2_constant_1005,4,16
1005:
.quad 0x8080808080808080,0x1020304050607
constant local_gf_avx2_constant_1006,4,16
1006:
.quad 0x8090a0b0c0d0e0f,0x8080808080808080
constant local_gf_avx2_constant_1007,3,8
1007:
.quad 0x1b
constant local_gf_avx2_constant_1008,5,32
1008:
.quad 0x1020304050607,0x8080808080808080,0x1011121314151617,0x8080808080808080
constant local_gf_avx2_constant_1009,5,32
1009:
.quad 0x8080808080808080,0x1020304050607,0x8080808080808080,0x0
constant local_gf_avx2_constant_1010,5,32
1010:
.quad 0x1020304050607,0x8080808080808080,0x1020304050607,0x0
