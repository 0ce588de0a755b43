// Kernels of gf at the level neon, for aarch64. Do not edit: change the bodies in src/gf and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/gf/clmul.rs:
//
//     full[h + k]     += low(x_h)  · low(p_k)          bits 128·(h + k) and up
//     full[h + k + 1] += high(x_h) · high(p_k)
//     mid[h + k]      += low(x_h)  · high(p_k) + high(x_h) · low(p_k)      64 bits higher
//
// src/gf/dot.rs:
//
//     16 bytes   low += second · second,  high += first · first,  mid += first · second + second · first
//      8 bytes   low += first · first + second · second
//
// function: instructions, bytes of stack, registers that are left changed
// gf2_128_dot_pmull: 65, 16, x0-1 x3 x8-14 v0-7
// gf2_128_ghash_pmull: 99, 16, x4-5 x8-17 v0-7 v16
// gf2_128_ghash_pmull_one: 63, 16, x3 x8-15 v0-7 v16
// gf2_128_nist_ghash_pmull: 104, 16, x4-5 x8-17 v0-7 v16
// gf2_128_nist_ghash_pmull_one: 66, 16, x1 x3 x8-14 v0-7 v16
// gf2_128_nist_powers_pmull: 97, 80, x3-6 x8-17 v0-6
// gf2_128_powers_pmull: 97, 80, x3-6 x8-17 v0-6
// gf2_128_products_pmull: 42, 16, x0-3 x8 v0-7 v16
// gf2_256_ghash_pmull: 192, 16, x4 x8-17 v0-7 v16-31
// gf2_256_ghash_pmull_one: 106, 16, x3 x8-16 v0-7 v16-25
// gf2_256_powers_pmull: 147, 80, x3-6 x8-17 v0-7 v16-24
// gf2_512_ghash_pmull: 288, 272, x4-5 x8-17 v0-7 v16-31
// gf2_512_ghash_pmull_one: 205, 272, x8-17 v0-7 v16-28
// gf2_512_powers_pmull: 236, 384, x3-17 v0-7 v16-28
// gf2_64_dot_pmull: 49, 16, x8-12 v0-4
// gf2_64_products_pmull: 65, 16, x8-12 v0-7

.macro shared_1 p0
nop
4:
add x11,x11,#\p0
cmp x11,#5
b.eq 2b
5:
ldr x13,[x9,x11,lsl #3]
cmp x13,#32
b.hs 4b
cbz x13,4b
neg x14,x13,lsl #4
mov w15,#1
nop
nop
nop
nop
nop
nop
nop
6:
sub x16,x12,x15,lsl #4
ldr q3,[x12,x14]
cmp x15,x13
ldr q2,[x16]
dup v5.2d,v3.d[1]
dup v4.2d,v2.d[1]
pmull v6.1q,v4.1d,v3.1d
pmull v4.1q,v2.1d,v5.1d
eor v4.16b,v4.16b,v6.16b
pmull2 v6.1q,v2.2d,v3.2d
mov x16,v6.d[1]
dup v5.2d,v4.d[1]
lsr x5,x16,#62
eor v5.16b,v6.16b,v5.16b
pmull v6.1q,v2.1d,v3.1d
dup v2.2d,v6.d[1]
fmov x17,d6
eor x5,x5,x16,lsr #57
fmov x3,d5
eor v2.16b,v2.16b,v4.16b
eor x5,x5,x16,lsr #63
lsr x4,x3,#62
eor x17,x17,x3,lsl #7
fmov x6,d2
eor x4,x4,x3,lsr #57
eor x17,x17,x3,lsl #2
eor x4,x4,x3,lsr #63
eor x17,x17,x3,lsl #1
eor x3,x3,x5
eor x4,x4,x6
eor x17,x17,x5,lsl #7
add x6,x15,x13
eor x4,x4,x16,lsl #7
cinc x15,x15,lo
eor x17,x17,x5,lsl #2
eor x4,x4,x16,lsl #2
eor x17,x17,x5,lsl #1
sub x5,x12,x6,lsl #4
eor x4,x4,x16,lsl #1
eor x17,x17,x3
eor x16,x4,x16
stp x17,x16,[x5]
b.hs 4b
cmp x15,x13
b.ls 6b
b 4b
7:
ldp x29,x30,[sp,#64]
add sp,sp,#80
8:
ret
.endm

.arch_extension aes

function phalanx_0_1_gf2_128_dot_pmull
cbz x3,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.2d,#0000000000000000
movi v2.2d,#0000000000000000
movi v1.2d,#0000000000000000
nop
nop
2:
ldr q3,[x0],#16
subs x3,x3,#1
ldr q4,[x1],#16
rev64 v3.16b,v3.16b
rev64 v4.16b,v4.16b
pmull2 v7.1q,v3.2d,v4.2d
eor v0.16b,v7.16b,v0.16b
dup v5.2d,v3.d[1]
pmull v6.1q,v5.1d,v4.1d
eor v2.16b,v6.16b,v2.16b
dup v5.2d,v4.d[1]
pmull v6.1q,v3.1d,v4.1d
pmull v4.1q,v3.1d,v5.1d
eor v1.16b,v6.16b,v1.16b
eor v2.16b,v2.16b,v4.16b
b.ne 2b
ldp x29,x30,[sp],#16
b 4f
3:
movi v1.2d,#0000000000000000
movi v2.2d,#0000000000000000
movi v0.2d,#0000000000000000
4:
dup v3.2d,v2.d[1]
mov x8,v1.d[1]
fmov x11,d0
eor v3.16b,v3.16b,v1.16b
dup v1.2d,v0.d[1]
lsr x12,x8,#62
fmov x9,d3
eor v0.16b,v1.16b,v2.16b
eor x12,x12,x8,lsr #57
eor x12,x12,x8,lsr #63
lsr x10,x9,#62
eor x11,x11,x9,lsl #7
fmov x13,d0
eor x10,x10,x9,lsr #57
eor x11,x11,x9,lsl #2
eor x10,x10,x9,lsr #63
eor x11,x11,x9,lsl #1
eor x10,x10,x13
eor x11,x11,x12,lsl #7
eor x10,x10,x8,lsl #7
ldp x13,x14,[x2]
eor x11,x11,x12,lsl #2
eor x10,x10,x8,lsl #2
rev x14,x14
rev x13,x13
eor x11,x11,x12,lsl #1
eor x10,x10,x8,lsl #1
eor x9,x14,x9
eor x8,x13,x8
eor x9,x9,x12
eor x8,x10,x8
eor x9,x11,x9
rev x8,x8
rev x9,x9
stp x8,x9,[x2]
ret
end_function phalanx_0_1_gf2_128_dot_pmull

function phalanx_0_1_gf2_128_ghash_pmull
ldp x13,x14,[x2]
cbz x3,6f
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x9,1000f
mov x8,xzr
mov w10,#32
ldr q0,[x9]
sub x9,x1,#16
mov w11,#512
b 3f
nop
nop
nop
nop
nop
2:
add x15,x1,x8,lsl #4
sub x17,x11,x12,lsl #4
add x8,x12,x8
cmp x8,x3
ldp x15,x16,[x15]
ldr q6,[x0,x17]
eor x14,x14,x16
eor x13,x13,x15
dup v4.2d,x14
fmov d5,x13
pmull v7.1q,v4.1d,v6.1d
eor v3.16b,v7.16b,v3.16b
dup v4.2d,v6.d[1]
mov v5.d[1],x14
pmull2 v7.1q,v5.2d,v6.2d
pmull v16.1q,v5.1d,v4.1d
eor v1.16b,v7.16b,v1.16b
eor v3.16b,v16.16b,v3.16b
pmull v4.1q,v5.1d,v6.1d
eor v2.16b,v4.16b,v2.16b
dup v4.2d,v3.d[1]
dup v5.2d,v1.d[1]
mov x13,v1.d[1]
mov v3.d[1],v2.d[1]
fmov x14,d2
eor v1.16b,v1.16b,v4.16b
ushl v4.2d,v5.2d,v0.2d
lsr x16,x13,#62
lsl x17,x13,#1
fmov x15,d1
eor v1.16b,v3.16b,v4.16b
eor x16,x16,x13,lsr #57
eor x16,x16,x13,lsr #63
eor x14,x14,x15,lsl #7
ext v2.16b,v1.16b,v1.16b,#8
lsr x4,x15,#57
eor x17,x17,x15,lsr #62
eor x14,x14,x15,lsl #2
eor x4,x4,x15,lsr #63
eor x14,x14,x15,lsl #1
eor v1.8b,v1.8b,v2.8b
eor x12,x4,x13
eor x13,x15,x16
eor x14,x14,x16,lsl #7
fmov x5,d1
eor x14,x14,x16,lsl #2
eor x17,x5,x17
eor x5,x14,x16,lsl #1
eor x14,x17,x12
eor x13,x5,x13
b.hs 5f
3:
sub w12,w3,w8
movi v1.2d,#0000000000000000
movi v3.2d,#0000000000000000
movi v2.2d,#0000000000000000
ands x12,x12,#0x1f
csel x12,x10,x12,eq
cmp x12,#2
b.lo 2b
add x15,x9,x8,lsl #4
add x16,x0,#496
mov x17,x12
nop
nop
4:
ldr q4,[x15,x17,lsl #4]
ldr q5,[x16],#-16
sub x17,x17,#1
dup v6.2d,v4.d[1]
dup v7.2d,v5.d[1]
pmull v16.1q,v6.1d,v5.1d
pmull v6.1q,v4.1d,v7.1d
pmull v7.1q,v4.1d,v5.1d
eor v2.16b,v7.16b,v2.16b
eor v6.16b,v6.16b,v16.16b
pmull2 v16.1q,v4.2d,v5.2d
eor v1.16b,v16.16b,v1.16b
cmp x17,#1
eor v3.16b,v6.16b,v3.16b
b.hi 4b
b 2b
5:
ldp x29,x30,[sp],#16
6:
stp x13,x14,[x2]
ret
end_function phalanx_0_1_gf2_128_ghash_pmull
.p2align 4
1000:
.quad 0x7,0x2

function phalanx_0_1_gf2_128_ghash_pmull_one
ldp x10,x9,[x2]
cbz x3,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
ldr q0,[x0]
adr x8,1000f
ldr q2,[x8]
add x8,x1,#8
dup v1.2d,v0.d[1]
nop
nop
nop
nop
nop
nop
nop
2:
ldp x11,x12,[x8,#-8]
subs x3,x3,#1
add x8,x8,#16
eor x10,x10,x11
eor x9,x9,x12
fmov d3,x10
dup v4.2d,x9
pmull v5.1q,v4.1d,v0.1d
mov v3.d[1],x9
pmull v4.1q,v3.1d,v1.1d
pmull v16.1q,v3.1d,v0.1d
eor v4.16b,v4.16b,v5.16b
pmull2 v5.1q,v3.2d,v0.2d
dup v7.2d,v5.d[1]
mov x9,v5.d[1]
fmov x10,d16
dup v6.2d,v4.d[1]
mov v4.d[1],v16.d[1]
lsr x12,x9,#62
lsl x13,x9,#1
eor v3.16b,v5.16b,v6.16b
ushl v5.2d,v7.2d,v2.2d
eor x12,x12,x9,lsr #57
fmov x11,d3
eor v3.16b,v4.16b,v5.16b
eor x12,x12,x9,lsr #63
eor x10,x10,x11,lsl #7
ext v4.16b,v3.16b,v3.16b,#8
lsr x14,x11,#57
eor x13,x13,x11,lsr #62
eor x10,x10,x11,lsl #2
eor x14,x14,x11,lsr #63
eor x10,x10,x11,lsl #1
eor v3.8b,v3.8b,v4.8b
eor x9,x14,x9
eor x11,x11,x12
eor x10,x10,x12,lsl #7
fmov x15,d3
eor x10,x10,x12,lsl #2
eor x10,x10,x12,lsl #1
eor x13,x15,x13
eor x9,x13,x9
eor x10,x10,x11
b.ne 2b
ldp x29,x30,[sp],#16
3:
stp x10,x9,[x2]
ret
end_function phalanx_0_1_gf2_128_ghash_pmull_one
.p2align 4
1000:
.quad 0x7,0x2

function phalanx_0_1_gf2_128_nist_ghash_pmull
ldp x8,x9,[x2]
rev x8,x8
rev x9,x9
rbit x14,x8
rbit x13,x9
cbz x3,6f
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x9,1000f
mov x8,xzr
mov w10,#32
ldr q0,[x9]
sub x9,x1,#16
mov w11,#512
b 3f
nop
2:
fmov d5,x14
ldr q4,[x1,x8,lsl #4]
sub x14,x11,x12,lsl #4
add x8,x12,x8
rbit v4.16b,v4.16b
ldr q6,[x0,x14]
cmp x8,x3
mov v5.d[1],x13
eor v4.16b,v5.16b,v4.16b
dup v5.2d,v6.d[1]
pmull v16.1q,v4.1d,v5.1d
eor v3.16b,v16.16b,v3.16b
pmull2 v5.1q,v4.2d,v6.2d
eor v1.16b,v5.16b,v1.16b
pmull v5.1q,v4.1d,v6.1d
eor v2.16b,v5.16b,v2.16b
dup v7.2d,v4.d[1]
pmull v16.1q,v7.1d,v6.1d
eor v3.16b,v3.16b,v16.16b
dup v5.2d,v1.d[1]
mov x13,v1.d[1]
fmov x14,d2
dup v4.2d,v3.d[1]
mov v3.d[1],v2.d[1]
lsr x16,x13,#62
lsl x17,x13,#1
eor v1.16b,v1.16b,v4.16b
ushl v4.2d,v5.2d,v0.2d
eor x16,x16,x13,lsr #57
eor x16,x16,x13,lsr #63
fmov x15,d1
eor v1.16b,v3.16b,v4.16b
eor x14,x14,x15,lsl #7
ext v2.16b,v1.16b,v1.16b,#8
lsr x4,x15,#57
eor x17,x17,x15,lsr #62
eor x14,x14,x15,lsl #2
eor x4,x4,x15,lsr #63
eor x14,x14,x15,lsl #1
eor v1.8b,v1.8b,v2.8b
eor x12,x4,x13
eor x15,x15,x16
eor x14,x14,x16,lsl #7
fmov x5,d1
eor x14,x14,x16,lsl #2
eor x14,x14,x16,lsl #1
eor x17,x5,x17
eor x13,x17,x12
eor x14,x14,x15
b.hs 5f
3:
sub w12,w3,w8
movi v1.2d,#0000000000000000
movi v3.2d,#0000000000000000
movi v2.2d,#0000000000000000
ands x12,x12,#0x1f
csel x12,x10,x12,eq
cmp x12,#2
b.lo 2b
add x15,x9,x8,lsl #4
add x16,x0,#496
mov x17,x12
nop
nop
nop
4:
ldr q4,[x15,x17,lsl #4]
ldr q5,[x16],#-16
sub x17,x17,#1
rbit v4.16b,v4.16b
dup v6.2d,v5.d[1]
pmull v16.1q,v4.1d,v6.1d
eor v3.16b,v16.16b,v3.16b
pmull v6.1q,v4.1d,v5.1d
pmull2 v16.1q,v4.2d,v5.2d
eor v2.16b,v6.16b,v2.16b
eor v1.16b,v16.16b,v1.16b
cmp x17,#1
dup v7.2d,v4.d[1]
pmull v4.1q,v7.1d,v5.1d
eor v3.16b,v3.16b,v4.16b
b.hi 4b
b 2b
5:
ldp x29,x30,[sp],#16
6:
rev x8,x14
rev x9,x13
rbit x8,x8
rbit x9,x9
stp x8,x9,[x2]
ret
end_function phalanx_0_1_gf2_128_nist_ghash_pmull
.p2align 4
1000:
.quad 0x7,0x2

function phalanx_0_1_gf2_128_nist_ghash_pmull_one
ldp x8,x9,[x2]
rev x8,x8
rev x10,x9
rbit x9,x8
rbit x8,x10
cbz x3,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
ldr q0,[x0]
adr x10,1000f
ldr q2,[x10]
rbit v0.16b,v0.16b
dup v1.2d,v0.d[1]
nop
nop
nop
2:
fmov d4,x9
ldr q3,[x1],#16
subs x3,x3,#1
rbit v3.16b,v3.16b
mov v4.d[1],x8
eor v3.16b,v4.16b,v3.16b
pmull v16.1q,v3.1d,v0.1d
fmov x9,d16
dup v4.2d,v3.d[1]
pmull v5.1q,v4.1d,v0.1d
pmull v4.1q,v3.1d,v1.1d
eor v4.16b,v4.16b,v5.16b
pmull2 v5.1q,v3.2d,v0.2d
dup v7.2d,v5.d[1]
mov x8,v5.d[1]
dup v6.2d,v4.d[1]
mov v4.d[1],v16.d[1]
lsr x11,x8,#62
lsl x12,x8,#1
eor v3.16b,v5.16b,v6.16b
ushl v5.2d,v7.2d,v2.2d
eor x11,x11,x8,lsr #57
fmov x10,d3
eor v3.16b,v4.16b,v5.16b
eor x11,x11,x8,lsr #63
eor x9,x9,x10,lsl #7
ext v4.16b,v3.16b,v3.16b,#8
lsr x13,x10,#57
eor x12,x12,x10,lsr #62
eor x9,x9,x10,lsl #2
eor x13,x13,x10,lsr #63
eor x9,x9,x10,lsl #1
eor v3.8b,v3.8b,v4.8b
eor x8,x13,x8
eor x10,x10,x11
eor x9,x9,x11,lsl #7
fmov x14,d3
eor x9,x9,x11,lsl #2
eor x9,x9,x11,lsl #1
eor x12,x14,x12
eor x8,x12,x8
eor x9,x9,x10
b.ne 2b
ldp x29,x30,[sp],#16
3:
rev x9,x9
rev x8,x8
rbit x9,x9
rbit x8,x8
stp x9,x8,[x2]
ret
end_function phalanx_0_1_gf2_128_nist_ghash_pmull_one
.p2align 4
1000:
.quad 0x7,0x2

function phalanx_0_1_gf2_128_nist_powers_pmull
cbz x2,8f
sub sp,sp,#80
stp x29,x30,[sp,#64]
add x29,sp,#64
adr x9,1001f
adr x10,1002f
add x11,sp,#8
ldr q0,[x9]
ldr q1,[x10]
mov x8,xzr
add x9,x11,#16
mov w10,#16
b 3f
nop
nop
nop
2:
cmp x8,x2
b.eq 7f
3:
ldr q2,[x0,x8,lsl #4]
add x13,x1,x8,lsl #9
add x8,x8,#1
add x12,x1,x8,lsl #9
mov x11,xzr
stur q0,[sp,#24]
rev64 v2.16b,v2.16b
stur q1,[sp,#40]
str x10,[sp,#56]
rev64 v2.16b,v2.16b
rbit v2.16b,v2.16b
str q2,[x13,#496]
b 5f
shared_1 1
end_function phalanx_0_1_gf2_128_nist_powers_pmull
.p2align 4
1001:
.quad 0x1,0x2
.p2align 4
1002:
.quad 0x4,0x8

function phalanx_0_1_gf2_128_powers_pmull
cbz x2,8f
sub sp,sp,#80
stp x29,x30,[sp,#64]
add x29,sp,#64
adr x9,1001f
adr x10,1002f
add x11,sp,#8
ldr q0,[x9]
ldr q1,[x10]
mov x8,xzr
add x9,x11,#16
mov w10,#16
b 3f
nop
nop
nop
2:
cmp x8,x2
b.eq 7f
3:
mov x12,x8
add x8,x8,#1
mov x11,xzr
ldr q2,[x0,x12,lsl #4]
add x12,x1,x8,lsl #9
stur q0,[sp,#24]
stur q1,[sp,#40]
stur q2,[x12,#-16]
str x10,[sp,#56]
b 5f
nop
nop
nop
shared_1 1
end_function phalanx_0_1_gf2_128_powers_pmull
.p2align 4
1001:
.quad 0x1,0x2
.p2align 4
1002:
.quad 0x4,0x8

function phalanx_0_1_gf2_128_products_pmull
cbz x3,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.2d,#0000000000000000
adr x8,1003f
ldr q1,[x8]
nop
nop
2:
ldr q2,[x0],#16
subs x3,x3,#1
ldr q3,[x1],#16
rev64 v2.16b,v2.16b
rev64 v3.16b,v3.16b
pmull2 v16.1q,v2.2d,v3.2d
dup v4.2d,v2.d[1]
pmull v6.1q,v4.1d,v3.1d
dup v5.2d,v3.d[1]
pmull v4.1q,v2.1d,v5.1d
eor v4.16b,v4.16b,v6.16b
pmull v6.1q,v2.1d,v3.1d
ext v5.16b,v4.16b,v0.16b,#8
ext v4.16b,v0.16b,v4.16b,#8
eor v5.16b,v5.16b,v6.16b
eor v3.16b,v4.16b,v16.16b
dup v6.2d,v5.d[1]
pmull v7.1q,v6.1d,v1.1d
ext v2.16b,v0.16b,v7.16b,#8
ext v6.16b,v7.16b,v0.16b,#8
eor v2.16b,v3.16b,v2.16b
eor v4.16b,v5.16b,v6.16b
pmull v3.1q,v4.1d,v1.1d
eor v2.16b,v2.16b,v3.16b
ext v3.16b,v0.16b,v2.16b,#8
ext v2.16b,v2.16b,v0.16b,#8
eor v2.16b,v3.16b,v2.16b
ldr q3,[x2]
rev64 v2.16b,v2.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x2],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
ret
end_function phalanx_0_1_gf2_128_products_pmull
.p2align 4
1003:
.quad 0x87,0x0

function phalanx_0_1_gf2_256_ghash_pmull
ldr x13,[x2]
ldur q4,[x2,#8]
ldr x12,[x2,#24]
cbz x3,6f
stp x29,x30,[sp,#-16]!
mov x29,sp
ext v7.16b,v4.16b,v4.16b,#8
adr x8,1004f
adr x9,1005f
adr x10,1006f
ldr q0,[x8]
ldr q1,[x9]
ldr q2,[x10]
mov x11,xzr
sub x8,x1,#16
mov w9,#16
mov v3.16b,v7.16b
mov v7.d[1],x12
mov v3.d[0],x13
b 3f
nop
nop
nop
nop
2:
add x11,x1,x11,lsl #5
cmp x10,x3
ldp q21,q20,[x11]
sub x11,x0,x12,lsl #5
eor v20.16b,v7.16b,v20.16b
ldp q7,q22,[x11,#512]
eor v3.16b,v3.16b,v21.16b
pmull2 v26.1q,v20.2d,v7.2d
pmull2 v27.1q,v3.2d,v22.2d
pmull v28.1q,v20.1d,v22.1d
eor v18.16b,v26.16b,v18.16b
eor v27.16b,v28.16b,v27.16b
dup v21.2d,v20.d[1]
pmull v26.1q,v21.1d,v7.1d
eor v17.16b,v26.16b,v17.16b
pmull2 v28.1q,v20.2d,v22.2d
dup v24.2d,v22.d[1]
dup v25.2d,v3.d[1]
pmull v26.1q,v3.1d,v24.1d
eor v16.16b,v28.16b,v16.16b
pmull v28.1q,v25.1d,v22.1d
dup v23.2d,v7.d[1]
eor v26.16b,v26.16b,v28.16b
pmull v28.1q,v20.1d,v23.1d
pmull v29.1q,v21.1d,v22.1d
eor v5.16b,v29.16b,v5.16b
eor v17.16b,v28.16b,v17.16b
eor v18.16b,v27.16b,v18.16b
pmull v28.1q,v3.1d,v22.1d
pmull v22.1q,v20.1d,v24.1d
pmull2 v21.1q,v3.2d,v7.2d
pmull v27.1q,v20.1d,v7.1d
eor v19.16b,v21.16b,v19.16b
eor v20.16b,v28.16b,v27.16b
eor v5.16b,v22.16b,v5.16b
eor v17.16b,v26.16b,v17.16b
ext v22.16b,v18.16b,v16.16b,#8
pmull v21.1q,v3.1d,v7.1d
eor v6.16b,v21.16b,v6.16b
pmull v21.1q,v25.1d,v7.1d
eor v4.16b,v21.16b,v4.16b
mov x11,v16.d[1]
eor v7.16b,v20.16b,v19.16b
ext v19.16b,v17.16b,v5.16b,#8
pmull v20.1q,v3.1d,v23.1d
dup v16.2d,v16.d[1]
fmov x12,d6
eor v5.16b,v22.16b,v5.16b
eor v4.16b,v20.16b,v4.16b
ext v3.16b,v6.16b,v7.16b,#8
mov v17.d[1],v7.d[1]
lsr x14,x11,#59
eor v18.16b,v18.16b,v19.16b
ushl v6.2d,v16.2d,v2.2d
lsl x17,x11,#2
shl v19.2d,v5.2d,#10
shl v20.2d,v5.2d,#5
mov x15,v5.d[1]
eor x14,x14,x11,lsr #54
eor v3.16b,v3.16b,v4.16b
ushl v4.2d,v18.2d,v0.2d
ushl v21.2d,v18.2d,v1.2d
ushr v22.2d,v18.2d,#62
eor v19.16b,v19.16b,v20.16b
shl v20.2d,v5.2d,#2
fmov x13,d18
eor v6.16b,v17.16b,v6.16b
eor x14,x14,x11,lsr #62
eor v4.16b,v21.16b,v4.16b
lsr x16,x15,#54
eor x17,x17,x15,lsr #59
eor v3.16b,v22.16b,v3.16b
eor v7.16b,v19.16b,v20.16b
eor x12,x12,x13,lsl #10
eor x15,x16,x15,lsr #62
eor v3.16b,v3.16b,v4.16b
eor v4.16b,v7.16b,v5.16b
ext v5.16b,v6.16b,v6.16b,#8
eor x12,x12,x13,lsl #5
eor x11,x15,x11
eor v4.16b,v3.16b,v4.16b
eor x12,x12,x13,lsl #2
eor x13,x13,x14
eor v5.8b,v6.8b,v5.8b
eor x12,x12,x14,lsl #10
ext v3.16b,v4.16b,v4.16b,#8
eor x12,x12,x14,lsl #5
fmov x16,d5
eor x4,x12,x14,lsl #2
mov v7.16b,v3.16b
eor x12,x16,x17
eor x12,x12,x11
eor x13,x4,x13
mov x11,x10
mov v3.d[0],x13
mov v7.d[1],x12
b.hs 5f
3:
sub w10,w3,w11
movi v5.2d,#0000000000000000
movi v17.2d,#0000000000000000
movi v4.2d,#0000000000000000
movi v16.2d,#0000000000000000
ands x10,x10,#0xf
movi v18.2d,#0000000000000000
movi v19.2d,#0000000000000000
csel x12,x9,x10,eq
movi v6.2d,#0000000000000000
cmp x12,#2
add x10,x12,x11
b.lo 2b
add x13,x8,x10,lsl #5
sub x14,x12,#1
add x15,x0,#496
nop
nop
nop
nop
nop
nop
nop
4:
ldp q22,q21,[x13,#-16]
sub x14,x14,#1
ldp q20,q23,[x15,#-16]
pmull2 v26.1q,v22.2d,v20.2d
eor v19.16b,v26.16b,v19.16b
pmull v28.1q,v21.1d,v20.1d
pmull v30.1q,v22.1d,v23.1d
dup v25.2d,v21.d[1]
pmull v26.1q,v25.1d,v20.1d
dup v27.2d,v22.d[1]
dup v24.2d,v20.d[1]
pmull v31.1q,v21.1d,v24.1d
eor v26.16b,v31.16b,v26.16b
dup v29.2d,v23.d[1]
eor v28.16b,v30.16b,v28.16b
pmull v30.1q,v27.1d,v20.1d
pmull v31.1q,v22.1d,v24.1d
pmull v24.1q,v27.1d,v23.1d
pmull v27.1q,v22.1d,v29.1d
eor v30.16b,v31.16b,v30.16b
eor v24.16b,v27.16b,v24.16b
pmull v27.1q,v22.1d,v20.1d
pmull2 v31.1q,v21.2d,v20.2d
pmull2 v20.1q,v22.2d,v23.2d
pmull v22.1q,v21.1d,v23.1d
eor v17.16b,v26.16b,v17.16b
pmull v26.1q,v25.1d,v23.1d
pmull v25.1q,v21.1d,v29.1d
eor v18.16b,v31.16b,v18.16b
eor v20.16b,v22.16b,v20.16b
eor v22.16b,v25.16b,v26.16b
pmull2 v25.1q,v21.2d,v23.2d
eor v6.16b,v27.16b,v6.16b
eor v19.16b,v28.16b,v19.16b
eor v4.16b,v30.16b,v4.16b
eor v17.16b,v24.16b,v17.16b
eor v16.16b,v25.16b,v16.16b
eor v18.16b,v20.16b,v18.16b
eor v5.16b,v22.16b,v5.16b
sub x15,x15,#32
sub x13,x13,#32
cbnz x14,4b
b 2b
5:
ldp x29,x30,[sp],#16
6:
str x13,[x2]
stur q4,[x2,#8]
str x12,[x2,#24]
ret
end_function phalanx_0_1_gf2_256_ghash_pmull
.p2align 4
1004:
.quad 0xffffffffffffffc5,0xffffffffffffffca
.p2align 4
1005:
.quad 0xffffffffffffffca,0xffffffffffffffc5
.p2align 4
1006:
.quad 0xa,0x5

function phalanx_0_1_gf2_256_ghash_pmull_one
ldr x9,[x2]
ldur q7,[x2,#8]
ldr x10,[x2,#24]
cbz x3,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
ldp q0,q1,[x0]
adr x8,1004f
adr x11,1005f
adr x12,1006f
ldr q4,[x8]
ldr q5,[x11]
ldr q6,[x12]
add x8,x1,#16
dup v2.2d,v0.d[1]
dup v3.2d,v1.d[1]
2:
ext v7.16b,v7.16b,v7.16b,#8
ldp q17,q18,[x8,#-16]
subs x3,x3,#1
add x8,x8,#32
mov v16.16b,v7.16b
mov v7.d[1],x10
mov v16.d[0],x9
eor v18.16b,v7.16b,v18.16b
pmull2 v19.1q,v18.2d,v0.2d
pmull v20.1q,v18.1d,v2.1d
pmull v24.1q,v18.1d,v3.1d
eor v7.16b,v16.16b,v17.16b
pmull2 v21.1q,v7.2d,v1.2d
dup v17.2d,v18.d[1]
eor v19.16b,v21.16b,v19.16b
pmull v21.1q,v17.1d,v0.1d
pmull v22.1q,v7.1d,v3.1d
eor v20.16b,v20.16b,v21.16b
pmull v25.1q,v17.1d,v1.1d
dup v16.2d,v7.d[1]
pmull v23.1q,v16.1d,v1.1d
eor v21.16b,v22.16b,v23.16b
pmull v23.1q,v18.1d,v1.1d
eor v17.16b,v23.16b,v19.16b
pmull v22.1q,v18.1d,v0.1d
eor v23.16b,v24.16b,v25.16b
pmull2 v19.1q,v7.2d,v0.2d
pmull v25.1q,v7.1d,v2.1d
eor v20.16b,v21.16b,v20.16b
pmull2 v21.1q,v18.2d,v1.2d
eor v18.16b,v22.16b,v19.16b
ext v19.16b,v17.16b,v21.16b,#8
pmull v22.1q,v7.1d,v1.1d
mov x9,v21.d[1]
ext v24.16b,v20.16b,v23.16b,#8
eor v18.16b,v22.16b,v18.16b
dup v22.2d,v21.d[1]
eor v19.16b,v19.16b,v23.16b
pmull v23.1q,v7.1d,v0.1d
fmov x10,d23
mov v20.d[1],v18.d[1]
ext v18.16b,v23.16b,v18.16b,#8
lsr x12,x9,#59
eor v7.16b,v17.16b,v24.16b
pmull v17.1q,v16.1d,v0.1d
ushl v16.2d,v22.2d,v6.2d
eor v17.16b,v25.16b,v17.16b
shl v21.2d,v19.2d,#10
shl v22.2d,v19.2d,#5
eor x12,x12,x9,lsr #54
mov x13,v19.d[1]
lsl x14,x9,#2
fmov x11,d7
eor v16.16b,v20.16b,v16.16b
ushl v23.2d,v7.2d,v4.2d
ushl v24.2d,v7.2d,v5.2d
ushr v7.2d,v7.2d,#62
eor v17.16b,v18.16b,v17.16b
shl v18.2d,v19.2d,#2
eor v20.16b,v21.16b,v22.16b
eor x12,x12,x9,lsr #62
eor x10,x10,x11,lsl #10
ext v21.16b,v16.16b,v16.16b,#8
lsr x15,x13,#54
eor v22.16b,v24.16b,v23.16b
eor v7.16b,v7.16b,v17.16b
eor x14,x14,x13,lsr #59
eor x10,x10,x11,lsl #5
eor v17.16b,v20.16b,v18.16b
eor x13,x15,x13,lsr #62
eor x10,x10,x11,lsl #2
eor v16.8b,v16.8b,v21.8b
eor v7.16b,v7.16b,v22.16b
eor v17.16b,v17.16b,v19.16b
eor x9,x13,x9
eor x11,x11,x12
eor x10,x10,x12,lsl #10
fmov x16,d16
eor x10,x10,x12,lsl #5
eor v7.16b,v7.16b,v17.16b
eor x15,x10,x12,lsl #2
eor x14,x16,x14
eor x10,x14,x9
eor x9,x15,x11
b.ne 2b
ldp x29,x30,[sp],#16
3:
str x9,[x2]
stur q7,[x2,#8]
str x10,[x2,#24]
ret
end_function phalanx_0_1_gf2_256_ghash_pmull_one
.p2align 4
1004:
.quad 0xffffffffffffffc5,0xffffffffffffffca
.p2align 4
1005:
.quad 0xffffffffffffffca,0xffffffffffffffc5
.p2align 4
1006:
.quad 0xa,0x5

function phalanx_0_1_gf2_256_powers_pmull
cbz x2,8f
sub sp,sp,#80
stp x29,x30,[sp,#64]
add x29,sp,#64
adr x10,1001f
adr x11,1002f
adr x12,1004f
ldr q0,[x10]
adr x10,1005f
add x9,sp,#8
ldr q1,[x11]
ldr q2,[x12]
ldr q3,[x10]
mov x8,xzr
add x9,x9,#16
mov w10,#16
b 3f
nop
nop
nop
nop
nop
nop
nop
2:
cmp x8,x2
b.eq 7f
3:
add x13,x0,x8,lsl #5
add x8,x8,#1
mov x11,xzr
add x12,x1,x8,lsl #9
stur q0,[sp,#24]
ldp q5,q4,[x13]
stur q1,[sp,#40]
str x10,[sp,#56]
stp q5,q4,[x12,#-32]
b 5f
nop
nop
nop
nop
4:
add x11,x11,#1
cmp x11,#5
b.eq 2b
5:
ldr x13,[x9,x11,lsl #3]
cmp x13,#16
b.hs 4b
cbz x13,4b
sub x14,x12,x13,lsl #5
mov w15,#1
nop
nop
nop
nop
nop
nop
nop
6:
sub x16,x12,x15,lsl #5
ldp q4,q5,[x14]
cmp x15,x13
ldp q6,q7,[x16]
pmull2 v20.1q,v7.2d,v4.2d
pmull2 v21.1q,v6.2d,v5.2d
eor v20.16b,v21.16b,v20.16b
dup v16.2d,v4.d[1]
dup v17.2d,v5.d[1]
pmull v22.1q,v7.1d,v16.1d
pmull v21.1q,v6.1d,v17.1d
dup v19.2d,v7.d[1]
pmull v23.1q,v19.1d,v4.1d
dup v18.2d,v6.d[1]
pmull v24.1q,v18.1d,v5.1d
eor v22.16b,v22.16b,v23.16b
eor v21.16b,v21.16b,v24.16b
pmull v23.1q,v7.1d,v5.1d
eor v20.16b,v23.16b,v20.16b
pmull v24.1q,v6.1d,v5.1d
pmull v23.1q,v7.1d,v17.1d
pmull v17.1q,v19.1d,v5.1d
pmull2 v19.1q,v7.2d,v5.2d
eor v17.16b,v23.16b,v17.16b
eor v21.16b,v21.16b,v22.16b
pmull v23.1q,v7.1d,v4.1d
ext v7.16b,v20.16b,v19.16b,#8
pmull2 v22.1q,v6.2d,v4.2d
mov x16,v19.d[1]
eor v22.16b,v23.16b,v22.16b
ext v23.16b,v21.16b,v17.16b,#8
eor v7.16b,v7.16b,v17.16b
eor v5.16b,v24.16b,v22.16b
pmull v17.1q,v6.1d,v16.1d
pmull v16.1q,v18.1d,v4.1d
pmull v18.1q,v6.1d,v4.1d
eor v4.16b,v17.16b,v16.16b
eor v6.16b,v20.16b,v23.16b
fmov x4,d18
lsr x17,x16,#59
mov x3,v7.d[1]
ext v16.16b,v18.16b,v5.16b,#8
dup v5.2d,v5.d[1]
shl v17.2d,v7.2d,#10
shl v18.2d,v7.2d,#5
eor x17,x17,x16,lsr #54
fmov x5,d6
ushl v19.2d,v6.2d,v2.2d
ushl v20.2d,v6.2d,v3.2d
eor v5.16b,v5.16b,v21.16b
ushr v6.2d,v6.2d,#62
eor x17,x17,x16,lsr #62
lsr x6,x3,#59
eor v4.16b,v16.16b,v4.16b
shl v16.2d,v7.2d,#2
eor x4,x4,x5,lsl #10
eor v17.16b,v17.16b,v18.16b
eor v18.16b,v20.16b,v19.16b
eor x6,x6,x3,lsr #54
eor x4,x4,x5,lsl #5
eor v4.16b,v6.16b,v4.16b
eor x3,x6,x3,lsr #62
fmov x6,d5
eor v6.16b,v17.16b,v16.16b
eor x4,x4,x5,lsl #2
eor v4.16b,v4.16b,v18.16b
eor x3,x3,x6
eor x4,x4,x17,lsl #10
eor v5.16b,v6.16b,v7.16b
eor x3,x3,x16,lsl #10
add x6,x15,x13
cinc x15,x15,lo
eor x4,x4,x17,lsl #5
sub x6,x12,x6,lsl #5
eor x3,x3,x16,lsl #5
eor v4.16b,v4.16b,v5.16b
eor x4,x4,x17,lsl #2
eor x17,x5,x17
eor x3,x3,x16,lsl #2
eor x17,x4,x17
stur q4,[x6,#8]
eor x16,x3,x16
str x17,[x6]
str x16,[x6,#24]
b.hs 4b
cmp x15,x13
b.ls 6b
b 4b
7:
ldp x29,x30,[sp,#64]
add sp,sp,#80
8:
ret
end_function phalanx_0_1_gf2_256_powers_pmull
.p2align 4
1001:
.quad 0x1,0x2
.p2align 4
1002:
.quad 0x4,0x8
.p2align 4
1004:
.quad 0xffffffffffffffc5,0xffffffffffffffca
.p2align 4
1005:
.quad 0xffffffffffffffca,0xffffffffffffffc5

function phalanx_0_1_gf2_512_ghash_pmull
ldr x12,[x2]
ldur q7,[x2,#8]
ldur q17,[x2,#24]
ldur q16,[x2,#40]
ldr x13,[x2,#56]
cbz x3,7f
sub sp,sp,#272
stp x29,x30,[sp,#256]
add x29,sp,#256
dup v3.2d,v16.d[1]
dup v4.2d,v7.d[0]
adr x9,1007f
ext v5.16b,v17.16b,v16.16b,#8
ext v6.16b,v7.16b,v17.16b,#8
adr x10,1008f
movi v0.2d,#0000000000000000
ldr q1,[x9]
ldr q2,[x10]
mov v3.d[1],x13
mov v4.d[0],x12
mov x8,xzr
mov x9,sp
mov w10,#8
nop
2:
sub w11,w3,w8
stp q0,q0,[sp]
ands x11,x11,#0x7
stp q0,q0,[sp,#32]
csel x11,x10,x11,eq
stp q0,q0,[sp,#64]
subs x12,x11,#2
stp q0,q0,[sp,#96]
stp q0,q0,[sp,#128]
stp q0,q0,[sp,#160]
stp q0,q0,[sp,#192]
stp q0,q0,[sp,#224]
b.lo 5f
add x13,x11,x8
mov x14,xzr
add x15,x0,#448
lsl x13,x13,#6
sub x13,x13,#64
nop
nop
nop
nop
nop
nop
3:
sub x17,x13,x14,lsl #6
mov x16,xzr
add x17,x1,x17
ldp q7,q16,[x17]
ldp q17,q18,[x17,#32]
add x17,x9,#128
mov x4,x17
dup v19.2d,v7.d[1]
dup v20.2d,v16.d[1]
dup v21.2d,v17.d[1]
dup v22.2d,v18.d[1]
nop
nop
nop
nop
nop
4:
ldp q27,q28,[x17,#-128]
ldr q25,[x17]
ldr q26,[x4,#16]!
ldr q23,[x15,x16,lsl #4]
pmull v29.1q,v19.1d,v23.1d
pmull v30.1q,v7.1d,v23.1d
pmull2 v31.1q,v7.2d,v23.2d
eor v25.16b,v29.16b,v25.16b
eor v27.16b,v30.16b,v27.16b
eor v28.16b,v31.16b,v28.16b
pmull v29.1q,v20.1d,v23.1d
eor v26.16b,v29.16b,v26.16b
dup v24.2d,v23.d[1]
ldp q30,q31,[x17,#-96]
pmull v29.1q,v7.1d,v24.1d
eor v25.16b,v29.16b,v25.16b
pmull v29.1q,v16.1d,v23.1d
stp q27,q28,[x17,#-128]
pmull2 v27.1q,v16.2d,v23.2d
eor v29.16b,v29.16b,v28.16b
pmull v28.1q,v17.1d,v23.1d
eor v27.16b,v27.16b,v30.16b
pmull v30.1q,v16.1d,v24.1d
eor v26.16b,v30.16b,v26.16b
str q25,[x17]
pmull2 v25.1q,v17.2d,v23.2d
ldur q30,[x17,#-64]
eor v25.16b,v25.16b,v31.16b
pmull v31.1q,v22.1d,v23.1d
add x16,x16,#1
stp q29,q27,[x17,#-112]
eor v27.16b,v28.16b,v27.16b
pmull v29.1q,v21.1d,v23.1d
str q26,[x4]
ldp q26,q28,[x17,#32]
cmp x16,#4
stp q27,q25,[x17,#-96]
eor v26.16b,v29.16b,v26.16b
eor v28.16b,v31.16b,v28.16b
pmull v29.1q,v18.1d,v23.1d
eor v29.16b,v29.16b,v25.16b
pmull2 v31.1q,v18.2d,v23.2d
eor v23.16b,v31.16b,v30.16b
pmull v30.1q,v17.1d,v24.1d
eor v25.16b,v30.16b,v26.16b
pmull v26.1q,v18.1d,v24.1d
eor v24.16b,v26.16b,v28.16b
stp q29,q23,[x17,#-80]
stp q25,q24,[x17,#32]
mov x17,x4
b.ne 4b
cmp x14,x12
add x14,x14,#1
sub x15,x15,#64
b.ne 3b
5:
add x13,x1,x8,lsl #6
mov x12,xzr
ldp q7,q16,[x13]
ldp q17,q18,[x13,#32]
sub x13,x0,x11,lsl #6
eor v4.16b,v4.16b,v7.16b
eor v6.16b,v6.16b,v16.16b
add x13,x13,#512
eor v5.16b,v5.16b,v17.16b
eor v3.16b,v3.16b,v18.16b
dup v7.2d,v4.d[1]
dup v16.2d,v6.d[1]
dup v17.2d,v5.d[1]
dup v18.2d,v3.d[1]
nop
nop
nop
6:
add x14,x9,x12
ldr q19,[x13,x12]
pmull2 v24.1q,v4.2d,v19.2d
ldp q20,q21,[x14]
pmull v27.1q,v4.1d,v19.1d
ldp q22,q23,[x14,#128]
pmull v28.1q,v7.1d,v19.1d
ldp q25,q26,[x14,#32]
add x12,x12,#16
eor v21.16b,v24.16b,v21.16b
eor v20.16b,v27.16b,v20.16b
dup v24.2d,v19.d[1]
eor v22.16b,v28.16b,v22.16b
pmull v28.1q,v16.1d,v19.1d
eor v23.16b,v28.16b,v23.16b
pmull v27.1q,v6.1d,v19.1d
pmull2 v28.1q,v6.2d,v19.2d
eor v25.16b,v28.16b,v25.16b
stp q20,q21,[x14]
pmull v20.1q,v6.1d,v24.1d
eor v27.16b,v27.16b,v21.16b
pmull v28.1q,v4.1d,v24.1d
eor v21.16b,v28.16b,v22.16b
eor v20.16b,v20.16b,v23.16b
pmull v22.1q,v5.1d,v19.1d
pmull v23.1q,v17.1d,v19.1d
cmp x12,#64
stp q27,q25,[x14,#16]
eor v22.16b,v22.16b,v25.16b
pmull v27.1q,v18.1d,v19.1d
stp q21,q20,[x14,#128]
ldp q21,q25,[x14,#160]
pmull2 v20.1q,v5.2d,v19.2d
eor v20.16b,v20.16b,v26.16b
ldr q26,[x14,#64]
eor v21.16b,v23.16b,v21.16b
eor v25.16b,v27.16b,v25.16b
pmull v23.1q,v3.1d,v19.1d
pmull2 v27.1q,v3.2d,v19.2d
eor v19.16b,v27.16b,v26.16b
pmull v26.1q,v5.1d,v24.1d
eor v23.16b,v23.16b,v20.16b
stp q22,q20,[x14,#32]
eor v20.16b,v26.16b,v21.16b
pmull v21.1q,v3.1d,v24.1d
eor v21.16b,v21.16b,v25.16b
stp q23,q19,[x14,#48]
stp q20,q21,[x14,#160]
b.ne 6b
ldp q6,q16,[sp,#192]
add x8,x11,x8
ldr q3,[sp,#64]
ldur q4,[sp,#184]
cmp x8,x3
ldur q5,[sp,#72]
ldur q7,[sp,#88]
ldur q18,[sp,#8]
eor v17.16b,v3.16b,v4.16b
ldur q21,[sp,#104]
ldr q24,[sp,#224]
eor v4.16b,v5.16b,v6.16b
eor v3.16b,v7.16b,v16.16b
ldur q5,[sp,#24]
ldp q19,q6,[sp,#128]
ldr x14,[sp]
ushl v16.2d,v17.2d,v1.2d
fmov x12,d17
ldr x15,[sp,#120]
ext v23.16b,v4.16b,v3.16b,#8
shl v20.2d,v4.2d,#8
shl v22.2d,v4.2d,#5
eor v7.16b,v18.16b,v19.16b
ushl v18.2d,v17.2d,v2.2d
ushr v19.2d,v17.2d,#62
eor v5.16b,v5.16b,v6.16b
eor v6.16b,v21.16b,v24.16b
shl v17.2d,v4.2d,#2
eor x14,x14,x12,lsl #8
lsr x17,x15,#59
ldr x4,[sp,#56]
eor v16.16b,v18.16b,v16.16b
eor v7.16b,v19.16b,v7.16b
eor v18.16b,v20.16b,v22.16b
ushl v20.2d,v23.2d,v1.2d
ushl v21.2d,v23.2d,v2.2d
ext v24.16b,v3.16b,v6.16b,#8
mov x13,v6.d[1]
shl v25.2d,v6.2d,#5
shl v19.2d,v3.2d,#8
eor v7.16b,v7.16b,v16.16b
eor v16.16b,v18.16b,v17.16b
ldur q17,[sp,#40]
eor v20.16b,v21.16b,v20.16b
shl v21.2d,v6.2d,#8
ldr q18,[sp,#160]
shl v22.2d,v3.2d,#5
ushr v23.2d,v23.2d,#62
ldr x5,[sp,#176]
eor v17.16b,v17.16b,v18.16b
eor v7.16b,v7.16b,v16.16b
ushl v16.2d,v24.2d,v1.2d
ushl v18.2d,v24.2d,v2.2d
ushr v24.2d,v24.2d,#62
eor v21.16b,v21.16b,v25.16b
shl v25.2d,v6.2d,#2
lsr x16,x13,#59
eor v19.16b,v19.16b,v22.16b
shl v22.2d,v3.2d,#2
eor x14,x14,x12,lsl #5
eor v5.16b,v23.16b,v5.16b
eor x16,x16,x13,lsr #56
eor v16.16b,v18.16b,v16.16b
eor v17.16b,v24.16b,v17.16b
eor v18.16b,v21.16b,v25.16b
eor x14,x14,x12,lsl #2
eor v7.16b,v7.16b,v4.16b
eor x13,x16,x13,lsr #62
eor x16,x17,x15,lsr #56
eor v19.16b,v19.16b,v22.16b
eor v16.16b,v17.16b,v16.16b
eor x17,x4,x5
eor v4.16b,v5.16b,v20.16b
eor v6.16b,v18.16b,v6.16b
eor x16,x16,x15,lsr #62
eor x13,x13,x17
eor x13,x13,x15,lsl #8
eor v5.16b,v19.16b,v3.16b
eor x14,x14,x16,lsl #8
eor x12,x12,x16
eor v16.16b,v16.16b,v6.16b
eor x13,x13,x15,lsl #5
eor x14,x14,x16,lsl #5
eor v17.16b,v4.16b,v5.16b
dup v4.2d,v7.d[0]
eor x13,x13,x15,lsl #2
dup v3.2d,v16.d[1]
eor x14,x14,x16,lsl #2
eor x13,x13,x15
ext v5.16b,v17.16b,v16.16b,#8
ext v6.16b,v7.16b,v17.16b,#8
eor x12,x14,x12
mov v3.d[1],x13
mov v4.d[0],x12
b.lo 2b
ldp x29,x30,[sp,#256]
add sp,sp,#272
7:
str x12,[x2]
stur q7,[x2,#8]
stur q17,[x2,#24]
stur q16,[x2,#40]
str x13,[x2,#56]
ret
end_function phalanx_0_1_gf2_512_ghash_pmull
.p2align 4
1007:
.quad 0xffffffffffffffc5,0xffffffffffffffc8
.p2align 4
1008:
.quad 0xffffffffffffffc8,0xffffffffffffffc5

function phalanx_0_1_gf2_512_ghash_pmull_one
ldr x12,[x2]
ldur q5,[x2,#8]
ldur q4,[x2,#24]
ldur q3,[x2,#40]
ldr x11,[x2,#56]
cbz x3,4f
sub sp,sp,#272
stp x29,x30,[sp,#256]
add x29,sp,#256
ext v6.16b,v3.16b,v3.16b,#8
ext v7.16b,v4.16b,v4.16b,#8
adr x9,1007f
ext v16.16b,v5.16b,v5.16b,#8
movi v0.2d,#0000000000000000
adr x10,1008f
ldr q1,[x9]
ldr q2,[x10]
mov x8,xzr
mov x9,sp
nop
nop
nop
nop
nop
2:
mov v6.d[1],v5.d[0]
mov v16.d[1],v4.d[0]
mov x10,xzr
mov v7.d[1],v3.d[0]
stp q0,q0,[sp]
stp q0,q0,[sp,#32]
stp q0,q0,[sp,#64]
mov v5.16b,v6.16b
mov v6.d[1],x11
stp q0,q0,[sp,#96]
stp q0,q0,[sp,#128]
stp q0,q0,[sp,#160]
mov v5.d[0],x12
add x12,x1,x8,lsl #6
stp q0,q0,[sp,#192]
stp q0,q0,[sp,#224]
ldp q3,q4,[x12]
ldp q17,q18,[x12,#32]
eor v3.16b,v5.16b,v3.16b
eor v4.16b,v16.16b,v4.16b
eor v5.16b,v7.16b,v17.16b
eor v6.16b,v6.16b,v18.16b
dup v7.2d,v3.d[1]
dup v16.2d,v4.d[1]
dup v17.2d,v5.d[1]
dup v18.2d,v6.d[1]
nop
nop
nop
nop
nop
nop
3:
add x11,x9,x10
ldr q19,[x0,x10]
pmull2 v24.1q,v3.2d,v19.2d
ldp q20,q21,[x11]
pmull v27.1q,v3.1d,v19.1d
ldp q22,q23,[x11,#128]
pmull v28.1q,v7.1d,v19.1d
ldp q25,q26,[x11,#32]
add x10,x10,#16
eor v21.16b,v24.16b,v21.16b
eor v20.16b,v27.16b,v20.16b
dup v24.2d,v19.d[1]
eor v22.16b,v28.16b,v22.16b
pmull v28.1q,v16.1d,v19.1d
eor v23.16b,v28.16b,v23.16b
pmull v27.1q,v4.1d,v19.1d
pmull2 v28.1q,v4.2d,v19.2d
eor v25.16b,v28.16b,v25.16b
stp q20,q21,[x11]
pmull v20.1q,v4.1d,v24.1d
eor v27.16b,v27.16b,v21.16b
pmull v28.1q,v3.1d,v24.1d
eor v21.16b,v28.16b,v22.16b
eor v20.16b,v20.16b,v23.16b
pmull v22.1q,v5.1d,v19.1d
pmull v23.1q,v17.1d,v19.1d
cmp x10,#64
stp q27,q25,[x11,#16]
eor v22.16b,v22.16b,v25.16b
pmull v27.1q,v18.1d,v19.1d
stp q21,q20,[x11,#128]
ldp q21,q25,[x11,#160]
pmull2 v20.1q,v5.2d,v19.2d
eor v20.16b,v20.16b,v26.16b
ldr q26,[x11,#64]
eor v21.16b,v23.16b,v21.16b
eor v25.16b,v27.16b,v25.16b
pmull v23.1q,v6.1d,v19.1d
pmull2 v27.1q,v6.2d,v19.2d
eor v19.16b,v27.16b,v26.16b
pmull v26.1q,v5.1d,v24.1d
eor v23.16b,v23.16b,v20.16b
stp q22,q20,[x11,#32]
eor v20.16b,v26.16b,v21.16b
pmull v21.1q,v6.1d,v24.1d
eor v21.16b,v21.16b,v25.16b
stp q23,q19,[x11,#48]
stp q20,q21,[x11,#160]
b.ne 3b
ldp q16,q18,[sp,#192]
add x8,x8,#1
ldr q3,[sp,#64]
ldur q5,[sp,#184]
cmp x8,x3
ldur q6,[sp,#72]
ldur q4,[sp,#8]
ldur q17,[sp,#88]
eor v5.16b,v3.16b,v5.16b
ldur q22,[sp,#104]
ldr q24,[sp,#224]
eor v3.16b,v6.16b,v16.16b
ldp q7,q6,[sp,#128]
ldur q21,[sp,#24]
ldr x12,[sp]
ldr x13,[sp,#120]
ushl v16.2d,v5.2d,v1.2d
fmov x10,d5
ldr x16,[sp,#56]
eor v7.16b,v4.16b,v7.16b
eor v4.16b,v17.16b,v18.16b
ushr v18.2d,v5.2d,#62
shl v19.2d,v3.2d,#8
shl v20.2d,v3.2d,#5
ushl v17.2d,v5.2d,v2.2d
eor v6.16b,v21.16b,v6.16b
eor x12,x12,x10,lsl #8
lsr x15,x13,#59
ext v23.16b,v3.16b,v4.16b,#8
eor v7.16b,v18.16b,v7.16b
shl v21.2d,v4.2d,#5
eor v18.16b,v19.16b,v20.16b
eor v19.16b,v22.16b,v24.16b
eor v16.16b,v17.16b,v16.16b
shl v17.2d,v3.2d,#2
shl v20.2d,v4.2d,#8
ldr x17,[sp,#176]
eor x12,x12,x10,lsl #5
eor x15,x15,x13,lsr #56
ushl v22.2d,v23.2d,v1.2d
ushl v24.2d,v23.2d,v2.2d
ushr v23.2d,v23.2d,#62
ext v5.16b,v4.16b,v19.16b,#8
eor v7.16b,v7.16b,v16.16b
eor v17.16b,v18.16b,v17.16b
eor v20.16b,v20.16b,v21.16b
shl v21.2d,v19.2d,#8
ldur q16,[sp,#40]
eor v22.16b,v24.16b,v22.16b
shl v24.2d,v19.2d,#5
eor v6.16b,v23.16b,v6.16b
ldr q18,[sp,#160]
mov x11,v19.d[1]
eor v7.16b,v7.16b,v17.16b
shl v17.2d,v4.2d,#2
ushl v23.2d,v5.2d,v2.2d
eor x12,x12,x10,lsl #2
eor v16.16b,v16.16b,v18.16b
ushl v18.2d,v5.2d,v1.2d
ushr v5.2d,v5.2d,#62
eor v6.16b,v6.16b,v22.16b
eor v21.16b,v21.16b,v24.16b
shl v22.2d,v19.2d,#2
lsr x14,x11,#59
eor v17.16b,v20.16b,v17.16b
eor x15,x15,x13,lsr #62
eor v18.16b,v23.16b,v18.16b
eor v5.16b,v5.16b,v16.16b
eor v16.16b,v21.16b,v22.16b
eor x14,x14,x11,lsr #56
eor x12,x12,x15,lsl #8
eor v4.16b,v17.16b,v4.16b
eor x10,x10,x15
eor v17.16b,v5.16b,v18.16b
eor x11,x14,x11,lsr #62
eor x14,x16,x17
eor v16.16b,v16.16b,v19.16b
eor v5.16b,v7.16b,v3.16b
eor x12,x12,x15,lsl #5
eor x11,x11,x14
eor v4.16b,v6.16b,v4.16b
eor x11,x11,x13,lsl #8
eor x12,x12,x15,lsl #2
eor v3.16b,v17.16b,v16.16b
ext v16.16b,v5.16b,v5.16b,#8
eor x11,x11,x13,lsl #5
ext v7.16b,v4.16b,v4.16b,#8
eor x12,x12,x10
ext v6.16b,v3.16b,v3.16b,#8
eor x11,x11,x13,lsl #2
eor x11,x11,x13
b.ne 2b
ldp x29,x30,[sp,#256]
add sp,sp,#272
4:
str x12,[x2]
stur q5,[x2,#8]
stur q4,[x2,#24]
stur q3,[x2,#40]
str x11,[x2,#56]
ret
end_function phalanx_0_1_gf2_512_ghash_pmull_one
.p2align 4
1007:
.quad 0xffffffffffffffc5,0xffffffffffffffc8
.p2align 4
1008:
.quad 0xffffffffffffffc8,0xffffffffffffffc5

function phalanx_0_1_gf2_512_powers_pmull
cbz x2,9f
sub sp,sp,#384
stp x29,x30,[sp,#320]
str x23,[sp,#336]
stp x22,x21,[sp,#352]
stp x20,x19,[sp,#368]
add x29,sp,#320
movi v0.2d,#0000000000000000
adr x12,1001f
adr x13,1002f
add x10,sp,#8
ldr q1,[x12]
ldr q2,[x13]
mov x9,xzr
add x8,sp,#64
add x10,x10,#16
add x11,x1,#512
mov w12,#16
adr x13,1007f
adr x14,1008f
b 3f
nop
nop
nop
2:
cmp x9,x2
add x11,x11,#512
b.eq 8f
3:
add x17,x0,x9,lsl #6
add x9,x9,#1
mov x15,xzr
add x16,x1,x9,lsl #9
stur q1,[sp,#24]
ldp q4,q3,[x17,#32]
stur q2,[sp,#40]
ldp q5,q6,[x17]
str x12,[sp,#56]
stp q4,q3,[x16,#-32]
stp q5,q6,[x16,#-64]
b 5f
nop
4:
add x15,x15,#1
cmp x15,#5
b.eq 2b
5:
ldr x17,[x10,x15,lsl #3]
cmp x17,#8
b.hs 4b
cbz x17,4b
neg x3,x17,lsl #6
mov w4,#1
add x3,x11,x3
nop
nop
nop
nop
nop
nop
6:
sub x6,x16,x4,lsl #6
mov x5,xzr
stp q0,q0,[x8,#96]
stp q0,q0,[x8,#128]
ldp q3,q4,[x6]
stp q0,q0,[x8,#160]
ldp q5,q6,[x6,#32]
stp q0,q0,[x8,#192]
stp q0,q0,[x8,#224]
dup v7.2d,v3.d[1]
dup v16.2d,v4.d[1]
str q0,[x8,#80]
dup v17.2d,v5.d[1]
dup v18.2d,v6.d[1]
stp q0,q0,[sp,#80]
stp q0,q0,[sp,#112]
str q0,[sp,#64]
nop
nop
nop
nop
nop
nop
nop
7:
add x6,x8,x5
ldr q19,[x3,x5]
pmull2 v24.1q,v3.2d,v19.2d
ldp q20,q21,[x6]
pmull v27.1q,v3.1d,v19.1d
ldp q22,q23,[x6,#128]
pmull v28.1q,v7.1d,v19.1d
ldp q25,q26,[x6,#32]
add x5,x5,#16
eor v21.16b,v24.16b,v21.16b
eor v20.16b,v27.16b,v20.16b
dup v24.2d,v19.d[1]
eor v22.16b,v28.16b,v22.16b
pmull v28.1q,v16.1d,v19.1d
eor v23.16b,v28.16b,v23.16b
pmull v27.1q,v4.1d,v19.1d
pmull2 v28.1q,v4.2d,v19.2d
eor v25.16b,v28.16b,v25.16b
stp q20,q21,[x6]
pmull v20.1q,v4.1d,v24.1d
eor v27.16b,v27.16b,v21.16b
pmull v28.1q,v3.1d,v24.1d
eor v21.16b,v28.16b,v22.16b
eor v20.16b,v20.16b,v23.16b
pmull v22.1q,v5.1d,v19.1d
pmull v23.1q,v17.1d,v19.1d
cmp x5,#64
stp q27,q25,[x6,#16]
eor v22.16b,v22.16b,v25.16b
pmull v27.1q,v18.1d,v19.1d
stp q21,q20,[x6,#128]
ldp q21,q25,[x6,#160]
pmull2 v20.1q,v5.2d,v19.2d
eor v20.16b,v20.16b,v26.16b
ldr q26,[x6,#64]
eor v21.16b,v23.16b,v21.16b
eor v25.16b,v27.16b,v25.16b
pmull v23.1q,v6.1d,v19.1d
pmull2 v27.1q,v6.2d,v19.2d
eor v19.16b,v27.16b,v26.16b
pmull v26.1q,v5.1d,v24.1d
eor v23.16b,v23.16b,v20.16b
stp q22,q20,[x6,#32]
eor v20.16b,v26.16b,v21.16b
pmull v21.1q,v6.1d,v24.1d
eor v21.16b,v21.16b,v25.16b
stp q23,q19,[x6,#48]
stp q20,q21,[x6,#160]
b.ne 7b
ldr q3,[sp,#128]
ldur q4,[x8,#184]
cmp x4,x17
ldp q6,q18,[x8,#192]
ldur q17,[x8,#88]
eor v16.16b,v3.16b,v4.16b
ldur q4,[x8,#72]
ldur q7,[sp,#72]
ldr q3,[x13]
ldr q5,[x14]
ldr x19,[sp,#64]
eor v4.16b,v4.16b,v6.16b
eor v6.16b,v17.16b,v18.16b
ldr x5,[sp,#184]
ldp q21,q17,[x8,#128]
fmov x7,d16
ushl v19.2d,v16.2d,v3.2d
ushl v20.2d,v16.2d,v5.2d
ushr v16.2d,v16.2d,#62
shl v18.2d,v4.2d,#8
ext v22.16b,v4.16b,v6.16b,#8
ldur q23,[x8,#104]
eor v7.16b,v7.16b,v21.16b
shl v21.2d,v4.2d,#5
ldr q24,[x8,#224]
lsr x20,x5,#59
eor x19,x19,x7,lsl #8
eor v19.16b,v20.16b,v19.16b
eor v20.16b,v23.16b,v24.16b
ldr x6,[sp,#240]
ldr x23,[sp,#120]
eor v7.16b,v16.16b,v7.16b
eor x20,x20,x5,lsr #56
eor x21,x19,x7,lsl #5
eor v16.16b,v18.16b,v21.16b
ldur q18,[sp,#88]
shl v21.2d,v4.2d,#2
ushl v23.2d,v22.2d,v5.2d
ushl v24.2d,v22.2d,v3.2d
eor x19,x20,x5,lsr #62
eor x20,x21,x7,lsl #2
eor v7.16b,v7.16b,v19.16b
eor v17.16b,v18.16b,v17.16b
ushr v18.2d,v22.2d,#62
shl v19.2d,v6.2d,#8
shl v22.2d,v6.2d,#5
mov x21,v20.d[1]
eor v16.16b,v16.16b,v21.16b
eor v21.16b,v23.16b,v24.16b
ext v23.16b,v6.16b,v20.16b,#8
shl v25.2d,v20.2d,#5
ldr q24,[x8,#160]
eor v19.16b,v19.16b,v22.16b
shl v22.2d,v20.2d,#8
eor v17.16b,v18.16b,v17.16b
ldur q18,[sp,#104]
eor x6,x23,x6
eor x20,x20,x19,lsl #8
lsr x22,x21,#59
eor v7.16b,v7.16b,v16.16b
eor x7,x7,x19
eor v18.16b,v18.16b,v24.16b
shl v24.2d,v6.2d,#2
ushl v5.2d,v23.2d,v5.2d
ushl v3.2d,v23.2d,v3.2d
ushr v23.2d,v23.2d,#62
eor x22,x22,x21,lsr #56
eor v22.16b,v22.16b,v25.16b
shl v25.2d,v20.2d,#2
eor v16.16b,v17.16b,v21.16b
eor x21,x22,x21,lsr #62
eor v19.16b,v19.16b,v24.16b
eor x20,x20,x19,lsl #5
eor v3.16b,v5.16b,v3.16b
eor v5.16b,v23.16b,v18.16b
eor v4.16b,v7.16b,v4.16b
eor v18.16b,v22.16b,v25.16b
eor x6,x21,x6
add x21,x4,x17
eor x6,x6,x5,lsl #8
eor v6.16b,v19.16b,v6.16b
eor x20,x20,x19,lsl #2
eor v3.16b,v5.16b,v3.16b
sub x21,x16,x21,lsl #6
cinc x4,x4,lo
eor v5.16b,v18.16b,v20.16b
eor x6,x6,x5,lsl #5
eor x7,x20,x7
eor v6.16b,v16.16b,v6.16b
str x7,[x21]
eor x6,x6,x5,lsl #2
stur q4,[x21,#8]
eor v3.16b,v3.16b,v5.16b
eor x5,x6,x5
stur q6,[x21,#24]
str x5,[x21,#56]
stur q3,[x21,#40]
b.hs 4b
cmp x4,x17
b.ls 6b
b 4b
8:
ldp x20,x19,[sp,#368]
ldr x23,[sp,#336]
ldp x22,x21,[sp,#352]
ldp x29,x30,[sp,#320]
add sp,sp,#384
9:
ret
end_function phalanx_0_1_gf2_512_powers_pmull
.p2align 4
1001:
.quad 0x1,0x2
.p2align 4
1002:
.quad 0x4,0x8
.p2align 4
1007:
.quad 0xffffffffffffffc5,0xffffffffffffffc8
.p2align 4
1008:
.quad 0xffffffffffffffc8,0xffffffffffffffc5

function phalanx_0_1_gf2_64_dot_pmull
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.2d,#0000000000000000
lsr x8,x3,#1
cbz x8,3f
mov x9,x8
mov x10,x0
mov x11,x1
2:
ldr q1,[x10],#16
subs x9,x9,#1
ldr q2,[x11],#16
rev64 v1.16b,v1.16b
rev64 v2.16b,v2.16b
pmull v3.1q,v1.1d,v2.1d
eor v0.16b,v3.16b,v0.16b
pmull2 v3.1q,v1.2d,v2.2d
eor v0.16b,v0.16b,v3.16b
b.ne 2b
3:
tbz w3,#0,4f
lsl x8,x8,#4
ldr d1,[x0,x8]
ldr d2,[x1,x8]
rev64 v1.16b,v1.16b
rev64 v2.16b,v2.16b
pmull v3.1q,v1.1d,v2.1d
pmull2 v4.1q,v1.2d,v2.2d
eor v1.16b,v3.16b,v4.16b
eor v0.16b,v1.16b,v0.16b
4:
mov x8,v0.d[1]
ldr x11,[x2]
fmov x12,d0
rev x11,x11
eor x11,x11,x12
lsr x9,x8,#63
lsl x10,x8,#3
eor x9,x9,x8,lsr #61
eor x10,x10,x8,lsl #1
eor x9,x9,x8,lsr #60
eor x10,x10,x8,lsl #4
eor x10,x10,x9,lsl #3
eor x10,x10,x9,lsl #1
eor x10,x10,x9,lsl #4
eor x9,x11,x9
eor x8,x9,x8
eor x8,x10,x8
rev x8,x8
str x8,[x2]
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_gf2_64_dot_pmull

function phalanx_0_1_gf2_64_products_pmull
stp x29,x30,[sp,#-16]!
mov x29,sp
lsr x8,x3,#1
cbz x8,3f
movi v0.2d,#0000000000000000
adr x9,1009f
mov x10,x0
ldr q1,[x9]
mov x9,x8
mov x11,x1
mov x12,x2
nop
nop
nop
nop
nop
2:
ldr q2,[x10],#16
subs x9,x9,#1
ldr q3,[x11],#16
rev64 v2.16b,v2.16b
rev64 v3.16b,v3.16b
pmull v4.1q,v2.1d,v3.1d
pmull2 v5.1q,v2.2d,v3.2d
dup v2.2d,v4.d[1]
dup v3.2d,v5.d[1]
pmull v6.1q,v2.1d,v1.1d
pmull v2.1q,v3.1d,v1.1d
dup v7.2d,v2.d[1]
eor v4.16b,v4.16b,v6.16b
eor v2.16b,v5.16b,v2.16b
dup v3.2d,v6.d[1]
pmull v5.1q,v3.1d,v1.1d
pmull v3.1q,v7.1d,v1.1d
eor v4.16b,v4.16b,v5.16b
eor v2.16b,v2.16b,v3.16b
ldr q3,[x12]
mov v4.d[1],xzr
ext v2.16b,v0.16b,v2.16b,#8
eor v2.16b,v2.16b,v4.16b
rev64 v2.16b,v2.16b
eor v2.16b,v2.16b,v3.16b
str q2,[x12],#16
b.ne 2b
3:
tbz w3,#0,4f
lsl x8,x8,#4
adr x9,1009f
ldr d0,[x0,x8]
ldr d1,[x1,x8]
rev64 v0.16b,v0.16b
rev64 v1.16b,v1.16b
pmull v2.1q,v0.1d,v1.1d
dup v0.2d,v2.d[1]
ldr q1,[x9]
pmull v3.1q,v0.1d,v1.1d
eor v2.16b,v2.16b,v3.16b
dup v0.2d,v3.d[1]
pmull v3.1q,v0.1d,v1.1d
ldr x9,[x2,x8]
eor v0.16b,v2.16b,v3.16b
rev64 v0.16b,v0.16b
fmov x10,d0
eor x9,x9,x10
str x9,[x2,x8]
4:
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_gf2_64_products_pmull
.p2align 4
1009:
.quad 0x1b,0x0
.purgem shared_1
