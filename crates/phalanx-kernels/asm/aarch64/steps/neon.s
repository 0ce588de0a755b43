// Kernels of steps at the level neon, for aarch64. Do not edit: change the bodies in src/steps and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/steps/counter.rs:
//
//                  lane 0       lane 1       lane 2       lane 3        instructions for a register
//     counters  | c     0    | c+1    0   | c+2    0   | c+3    0   |   add, and-not, shift, shuffle, add, shuffle, store; next offset
//
// src/steps/tweak.rs:
//
//                  lane 0       lane 1       lane 2       lane 3        instructions for a register
//     tweaks    | T          | x T        | x^2 T      | x^3 T      |   four registers at a time, then times x^(4 * lanes):
//                                                                       2 shifts, shuffle, 3 shifts, and, 4 xor, store
//
// function: instructions, bytes of stack, registers that are left changed
// big_16_first_8_neon: 29, 16, x1 x8-9 v0-4
// big_16_last_4_neon: 33, 16, x1 x8-10 v0-6
// big_16_last_8_neon: 29, 16, x1 x8-9 v0-4
// big_16_neon: 39, 16, x1 x8-11 v0-6
// big_32_neon: 60, 16, x1 x3-4 x8-17
// big_8_first_4_neon: 50, 16, x8-13 v0-5
// big_8_last_4_neon: 61, 16, x8-13 v0-7
// big_8_neon: 50, 16, x8-12 v0-5
// gamma_neon: 69, 16, x3-4 x8-17
// little_16_low_neon: 19, 16, x1 x8 v0-3
// little_16_neon: 37, 16, x1 x8-11 v0-5
// little_32_low_8_neon: 23, 16, x8-15
// little_32_low_neon: 37, 16, x8-16
// little_32_neon: 53, 16, x1 x3-4 x8-17
// little_64_low_8_neon: 35, 16, x1 x3 x8-17
// little_64_low_neon: 58, 32, x1 x3-17
// little_64_neon: 92, 64, x1-17
// reverse_bits_neon: 52, 16, x8-11 v0-3
// tweaks_16_neon: 126, 16, x8-16 v0-7 v16-23
// tweaks_32_neon: 118, 80, x3-17
// tweaks_64_neon: 207, 240, x0-17
// xor_neon: 58, 16, x8-12 v0-5

.macro shared_1 p0,p1
rev64 v0.16b,v0.16b
cbz x2,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
ext v1.16b,v0.16b,v0.16b,#8
movi v2.2d,#0000000000000000
adr x9,\p1
ldr q3,[x9]
mov x9,x2
nop
nop
nop
nop
nop
2:
add v4.2d,v2.2d,v1.2d
add v2.2d,v2.2d,v3.2d
subs x9,x9,#1
rev64 v4.16b,v4.16b
ext v4.16b,v4.16b,v4.16b,#8
str q4,[x1],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
.endm

function phalanx_0_1_big_16_first_8_neon
ldr q0,[x0]
ldr x8,[x0,#8]
shared_1 3f,1000f
fmov x9,d0
add x9,x9,x2
rev x9,x9
stp x9,x8,[x0]
ret
end_function phalanx_0_1_big_16_first_8_neon
.p2align 4
1000:
.quad 0x0,0x1

function phalanx_0_1_big_16_last_4_neon
ldr q0,[x0]
ldr x8,[x0]
rev64 v0.16b,v0.16b
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
ext v1.16b,v0.16b,v0.16b,#8
movi v2.2d,#0000000000000000
adr x9,1001f
adr x10,1002f
ldr q3,[x9]
mov x9,x2
ldr q4,[x10]
nop
nop
nop
2:
add v5.2d,v2.2d,v1.2d
mov v6.16b,v3.16b
subs x9,x9,#1
bsl v6.16b,v5.16b,v1.16b
rev64 v5.16b,v6.16b
add v2.2d,v2.2d,v4.2d
ext v5.16b,v5.16b,v5.16b,#8
str q5,[x1],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
mov x9,v0.d[1]
add w10,w9,w2
and x9,x9,#0xffffffff00000000
orr x9,x10,x9
rev x9,x9
stp x8,x9,[x0]
ret
end_function phalanx_0_1_big_16_last_4_neon
.p2align 4
1001:
.quad 0xffffffff,0x0
.p2align 4
1002:
.quad 0x1,0x0

function phalanx_0_1_big_16_last_8_neon
ldr q0,[x0]
ldr x8,[x0]
shared_1 3f,1002f
mov x9,v0.d[1]
add x9,x9,x2
rev x9,x9
stp x8,x9,[x0]
ret
end_function phalanx_0_1_big_16_last_8_neon
.p2align 4
1002:
.quad 0x1,0x0

function phalanx_0_1_big_16_neon
ldr q0,[x0]
rev64 v0.16b,v0.16b
fmov x8,d0
adds x9,x8,#1
cset w10,hs
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
ext v1.16b,v0.16b,v0.16b,#8
movi v2.2d,#0000000000000000
adr x10,1003f
adr x11,1002f
ldr q3,[x10]
mov x10,x2
ldr q4,[x11]
nop
2:
add v5.2d,v2.2d,v1.2d
add v2.2d,v2.2d,v4.2d
subs x10,x10,#1
bic v6.16b,v1.16b,v5.16b
ushr v6.2d,v6.2d,#63
tbl v6.16b,{ v6.16b },v3.16b
add v5.2d,v5.2d,v6.2d
rev64 v5.16b,v5.16b
ext v5.16b,v5.16b,v5.16b,#8
str q5,[x1],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
mov x10,v0.d[1]
add x11,x10,x2
bic x10,x10,x11
asr x10,x10,#63
bic x8,x8,x10
and x9,x9,x10
orr x8,x9,x8
rev x9,x11
rev x8,x8
stp x8,x9,[x0]
ret
end_function phalanx_0_1_big_16_neon
.p2align 4
1003:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1002:
.quad 0x1,0x0

function phalanx_0_1_big_32_neon
ldp x9,x8,[x0,#8]
ldr x12,[x0,#24]
ldr x13,[x0]
rev x8,x8
rev x9,x9
adds x11,x8,#1
cset w10,hs
eor x11,x11,x8
and x14,x10,#0x1
adds x15,x9,x14
rev x10,x13
cset w16,eq
and x13,x16,x14
rev x14,x12
adds x13,x10,x13
eor x12,x15,x9
cset w16,eq
eor x13,x13,x10
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov x15,xzr
add x16,x1,#16
nop
2:
mov x17,x15
add x15,x15,#1
cmp x2,x15
add x17,x17,x14
bic x1,x14,x17
rev x17,x17
asr x1,x1,#63
and x3,x12,x1
and x4,x13,x1
and x1,x11,x1
eor x3,x3,x9
eor x4,x4,x10
eor x1,x1,x8
rev x3,x3
rev x4,x4
rev x1,x1
stp x4,x3,[x16,#-16]
stp x1,x17,[x16],#32
b.ne 2b
ldp x29,x30,[sp],#16
3:
add x15,x14,x2
bic x14,x14,x15
rev x15,x15
asr x14,x14,#63
and x11,x11,x14
and x12,x12,x14
and x13,x13,x14
eor x8,x11,x8
eor x9,x12,x9
rev x8,x8
eor x10,x13,x10
rev x9,x9
stp x8,x15,[x0,#16]
rev x8,x10
stp x8,x9,[x0]
ret
end_function phalanx_0_1_big_32_neon

function phalanx_0_1_big_8_first_4_neon
ldr x8,[x0]
rev x8,x8
cbz x2,7f
stp x29,x30,[sp,#-16]!
mov x29,sp
cmp x2,#3
b.hi 2f
mov x9,xzr
b 4f
2:
mov x9,#8589934592
dup v0.2d,x8
adr x10,1000f
dup v1.2d,x9
mov w9,#4
ldr q3,[x10]
dup v2.2d,x9
and x9,x2,#0xfffffffffffffffc
add x10,x1,#16
and x11,x2,#0xfffffffffffffffc
add v1.2d,v0.2d,v1.2d
nop
nop
nop
nop
3:
shl v4.2d,v3.2d,#32
add v3.2d,v3.2d,v2.2d
subs x11,x11,#4
add v5.2d,v4.2d,v0.2d
add v4.2d,v4.2d,v1.2d
rev64 v5.16b,v5.16b
rev64 v4.16b,v4.16b
stp q5,q4,[x10,#-16]
add x10,x10,#32
b.ne 3b
cmp x2,x9
b.eq 6f
4:
add x10,x1,x9,lsl #3
add x11,x8,x9,lsl #32
sub x9,x2,x9
mov x12,#4294967296
5:
rev x13,x11
subs x9,x9,#1
add x11,x11,x12
str x13,[x10],#8
b.ne 5b
6:
ldp x29,x30,[sp],#16
7:
add x8,x8,x2,lsl #32
rev x8,x8
str x8,[x0]
ret
end_function phalanx_0_1_big_8_first_4_neon
.p2align 4
1000:
.quad 0x0,0x1

function phalanx_0_1_big_8_last_4_neon
ldr x8,[x0]
rev x9,x8
and x8,x9,#0xffffffff00000000
cbz x2,7f
stp x29,x30,[sp,#-16]!
mov x29,sp
cmp x2,#3
b.hi 2f
mov x10,xzr
b 4f
2:
mov w10,#2
dup v0.2d,x9
movi v2.2d,#0x000000ffffffff
dup v3.2d,x10
mov w10,#4
dup v1.2d,x8
adr x11,1000f
dup v4.2d,x10
and x10,x2,#0xfffffffffffffffc
ldr q5,[x11]
add x11,x1,#16
and x12,x2,#0xfffffffffffffffc
add v3.2d,v0.2d,v3.2d
nop
3:
add v6.2d,v5.2d,v0.2d
add v7.2d,v5.2d,v3.2d
subs x12,x12,#4
add v5.2d,v5.2d,v4.2d
and v6.16b,v6.16b,v2.16b
and v7.16b,v7.16b,v2.16b
orr v6.16b,v6.16b,v1.16b
orr v7.16b,v7.16b,v1.16b
rev64 v6.16b,v6.16b
rev64 v7.16b,v7.16b
stp q6,q7,[x11,#-16]
add x11,x11,#32
b.ne 3b
cmp x2,x10
b.eq 6f
4:
add x11,x1,x10,lsl #3
add x12,x9,x10
sub x10,x2,x10
nop
nop
nop
nop
nop
nop
5:
mov w13,w12
subs x10,x10,#1
add x12,x12,#1
orr x13,x13,x8
rev x13,x13
str x13,[x11],#8
b.ne 5b
6:
ldp x29,x30,[sp],#16
7:
add w9,w9,w2
orr x8,x9,x8
rev x8,x8
str x8,[x0]
ret
end_function phalanx_0_1_big_8_last_4_neon
.p2align 4
1000:
.quad 0x0,0x1

function phalanx_0_1_big_8_neon
ldr x8,[x0]
rev x8,x8
cbz x2,7f
stp x29,x30,[sp,#-16]!
mov x29,sp
cmp x2,#3
b.hi 2f
mov x9,xzr
b 4f
2:
mov w9,#2
dup v0.2d,x8
adr x10,1000f
dup v1.2d,x9
mov w9,#4
ldr q3,[x10]
dup v2.2d,x9
and x9,x2,#0xfffffffffffffffc
add x10,x1,#16
and x11,x2,#0xfffffffffffffffc
add v1.2d,v0.2d,v1.2d
nop
nop
nop
nop
3:
add v4.2d,v3.2d,v0.2d
add v5.2d,v3.2d,v1.2d
subs x11,x11,#4
add v3.2d,v3.2d,v2.2d
rev64 v4.16b,v4.16b
rev64 v5.16b,v5.16b
stp q4,q5,[x10,#-16]
add x10,x10,#32
b.ne 3b
cmp x2,x9
b.eq 6f
4:
add x10,x1,x9,lsl #3
add x11,x8,x9
sub x9,x2,x9
nop
nop
5:
rev x12,x11
subs x9,x9,#1
add x11,x11,#1
str x12,[x10],#8
b.ne 5b
6:
ldp x29,x30,[sp],#16
7:
add x8,x8,x2
rev x8,x8
str x8,[x0]
ret
end_function phalanx_0_1_big_8_neon
.p2align 4
1000:
.quad 0x0,0x1

function phalanx_0_1_gamma_neon
ldr x8,[x0]
mov w9,#16843009
lsr x10,x8,#32
cbz x2,7f
stp x29,x30,[sp,#-16]!
mov x29,sp
cmp x2,#1
b.ne 2f
mov x11,xzr
b 4f
2:
mov w12,#33686018
and x11,x2,#0xfffffffffffffffe
add x13,x1,#8
mov x16,x10
mov x14,x8
and x15,x2,#0xfffffffffffffffe
3:
add x17,x16,x9
lsr x3,x16,#32
subs x15,x15,#2
add x17,x17,#3
lsr x4,x17,#32
add x3,x3,w16,uxtw
add x16,x12,x16
add x16,x16,#6
add x17,x4,w17,uxtw
add x3,x3,x3,lsl #32
add w4,w14,w9
add x17,x17,x17,lsl #32
bfxil x3,x14,#0,#32
add x14,x14,x12
and x17,x17,#0xffffffff00000000
orr x17,x17,x4
stp x3,x17,[x13,#-8]
add x13,x13,#16
b.ne 3b
cmp x2,x11
b.eq 6f
4:
add x13,x9,#3
madd x12,x11,x9,x8
madd x14,x11,x13,x10
add x13,x1,x11,lsl #3
sub x11,x2,x11
nop
nop
nop
nop
nop
nop
5:
lsr x15,x14,#32
subs x11,x11,#1
add x15,x15,w14,uxtw
add x14,x9,x14
add x14,x14,#3
add x15,x15,x15,lsl #32
bfxil x15,x12,#0,#32
add x12,x12,x9
str x15,[x13],#8
b.ne 5b
6:
ldp x29,x30,[sp],#16
7:
add x11,x9,#3
madd w8,w2,w9,w8
madd x10,x2,x11,x10
lsr x11,x10,#32
add x10,x11,w10,uxtw
add x9,x10,x10,lsl #32
and x9,x9,#0xffffffff00000000
orr x8,x9,x8
str x8,[x0]
ret
end_function phalanx_0_1_gamma_neon

function phalanx_0_1_little_16_low_neon
ldr q0,[x0]
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v1.2d,#0000000000000000
adr x8,1002f
ldr q2,[x8]
mov x8,x2
2:
add v3.2d,v1.2d,v0.2d
add v1.2d,v1.2d,v2.2d
subs x8,x8,#1
str q3,[x1],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
fmov x8,d0
add x8,x8,x2
mov v0.d[0],x8
str q0,[x0]
ret
end_function phalanx_0_1_little_16_low_neon
.p2align 4
1002:
.quad 0x1,0x0

function phalanx_0_1_little_16_neon
ldr q0,[x0]
mov x8,v0.d[1]
adds x9,x8,#1
cset w10,hs
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v1.2d,#0000000000000000
adr x10,1003f
adr x11,1002f
ldr q2,[x10]
ldr q3,[x11]
mov x10,x2
nop
nop
nop
2:
add v4.2d,v1.2d,v0.2d
add v1.2d,v1.2d,v3.2d
subs x10,x10,#1
bic v5.16b,v0.16b,v4.16b
ushr v5.2d,v5.2d,#63
tbl v5.16b,{ v5.16b },v2.16b
add v4.2d,v4.2d,v5.2d
str q4,[x1],#16
b.ne 2b
ldp x29,x30,[sp],#16
3:
fmov x10,d0
eor x9,x9,x8
add x11,x10,x2
bic x10,x10,x11
fmov d0,x11
asr x10,x10,#63
and x9,x10,x9
eor x8,x9,x8
mov v0.d[1],x8
str q0,[x0]
ret
end_function phalanx_0_1_little_16_neon
.p2align 4
1003:
.quad 0xffffffffffffffff,0x706050403020100
.p2align 4
1002:
.quad 0x1,0x0

function phalanx_0_1_little_32_low_8_neon
ldp x11,x8,[x0]
ldp x9,x10,[x0,#16]
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov x12,xzr
add x13,x1,#16
nop
2:
mov x14,x12
add x12,x12,#1
cmp x2,x12
add x14,x14,x11
bic x15,x11,x14
asr x15,x15,#63
stp x9,x10,[x13]
stp x14,x8,[x13,#-16]
add x13,x13,#32
b.ne 2b
ldp x29,x30,[sp],#16
3:
add x11,x11,x2
stp x9,x10,[x0,#16]
stp x11,x8,[x0]
ret
end_function phalanx_0_1_little_32_low_8_neon

function phalanx_0_1_little_32_low_neon
ldp x11,x8,[x0]
ldp x10,x9,[x0,#16]
adds x12,x8,#1
cset w13,hs
eor x12,x12,x8
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov x13,xzr
add x14,x1,#16
nop
nop
nop
nop
nop
nop
2:
mov x15,x13
add x13,x13,#1
cmp x2,x13
add x15,x15,x11
bic x16,x11,x15
asr x16,x16,#63
stp x10,x9,[x14]
and x16,x12,x16
eor x16,x16,x8
stp x15,x16,[x14,#-16]
add x14,x14,#32
b.ne 2b
ldp x29,x30,[sp],#16
3:
add x13,x11,x2
bic x11,x11,x13
asr x11,x11,#63
stp x10,x9,[x0,#16]
and x10,x11,x12
eor x8,x8,x10
stp x13,x8,[x0]
ret
end_function phalanx_0_1_little_32_low_neon

function phalanx_0_1_little_32_neon
ldp x11,x9,[x0]
ldp x10,x8,[x0,#16]
adds x12,x9,#1
cset w13,hs
and x13,x13,#0x1
adds x14,x10,x13
cset w15,eq
eor x14,x14,x10
and x13,x15,x13
adds x15,x8,x13
eor x13,x12,x9
cset w12,eq
eor x12,x15,x8
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov x15,xzr
add x16,x1,#16
nop
nop
nop
nop
nop
nop
2:
mov x17,x15
add x15,x15,#1
cmp x2,x15
add x17,x17,x11
bic x1,x11,x17
asr x1,x1,#63
and x3,x14,x1
and x4,x12,x1
and x1,x13,x1
eor x3,x3,x10
eor x4,x4,x8
eor x1,x1,x9
stp x3,x4,[x16]
stp x17,x1,[x16,#-16]
add x16,x16,#32
b.ne 2b
ldp x29,x30,[sp],#16
3:
add x15,x11,x2
bic x11,x11,x15
asr x11,x11,#63
and x13,x13,x11
and x14,x14,x11
and x11,x12,x11
eor x9,x13,x9
eor x10,x14,x10
eor x8,x11,x8
stp x15,x9,[x0]
stp x10,x8,[x0,#16]
ret
end_function phalanx_0_1_little_32_neon

function phalanx_0_1_little_64_low_8_neon
ldp x15,x8,[x0]
ldp x9,x10,[x0,#16]
ldp x11,x12,[x0,#32]
ldp x13,x14,[x0,#48]
cbz x2,3f
stp x29,x30,[sp,#-16]!
mov x29,sp
mov x16,xzr
add x17,x1,#32
nop
nop
nop
nop
nop
nop
nop
2:
mov x1,x16
add x16,x16,#1
cmp x2,x16
add x1,x1,x15
bic x3,x15,x1
asr x3,x3,#63
stp x9,x10,[x17,#-16]
stp x11,x12,[x17]
stp x13,x14,[x17,#16]
stp x1,x8,[x17,#-32]
add x17,x17,#64
b.ne 2b
ldp x29,x30,[sp],#16
3:
add x15,x15,x2
stp x9,x10,[x0,#16]
stp x15,x8,[x0]
stp x11,x12,[x0,#32]
stp x13,x14,[x0,#48]
ret
end_function phalanx_0_1_little_64_low_8_neon

function phalanx_0_1_little_64_low_neon
ldp x15,x10,[x0]
ldp x9,x8,[x0,#16]
ldp x13,x14,[x0,#32]
adds x16,x10,#1
ldp x11,x12,[x0,#48]
cset w17,hs
eor x16,x16,x10
and x17,x17,#0x1
adds x3,x9,x17
cset w4,eq
and x17,x4,x17
adds x4,x8,x17
eor x17,x3,x9
cset w5,eq
eor x3,x4,x8
cbz x2,3f
stp x29,x30,[sp,#-32]!
str x19,[sp,#16]
mov x29,sp
mov x4,xzr
add x1,x1,#32
nop
nop
nop
2:
mov x5,x4
add x4,x4,#1
cmp x2,x4
add x5,x5,x15
bic x6,x15,x5
asr x6,x6,#63
and x7,x17,x6
and x19,x3,x6
and x6,x16,x6
eor x7,x7,x9
eor x19,x19,x8
eor x6,x6,x10
stp x13,x14,[x1]
stp x11,x12,[x1,#16]
stp x7,x19,[x1,#-16]
stp x5,x6,[x1,#-32]
add x1,x1,#64
b.ne 2b
ldr x19,[sp,#16]
ldp x29,x30,[sp],#32
3:
add x1,x15,x2
bic x15,x15,x1
asr x15,x15,#63
stp x13,x14,[x0,#32]
and x13,x16,x15
and x14,x17,x15
eor x10,x13,x10
and x13,x3,x15
eor x9,x14,x9
eor x8,x13,x8
stp x1,x10,[x0]
stp x9,x8,[x0,#16]
stp x11,x12,[x0,#48]
ret
end_function phalanx_0_1_little_64_low_neon

function phalanx_0_1_little_64_neon
stp x29,x30,[sp,#-64]!
stp x24,x23,[sp,#16]
stp x22,x21,[sp,#32]
stp x20,x19,[sp,#48]
mov x29,sp
ldp x15,x14,[x0]
ldp x12,x9,[x0,#16]
ldp x13,x11,[x0,#32]
adds x16,x14,#1
ldp x10,x8,[x0,#48]
cset w17,hs
and x17,x17,#0x1
adds x3,x12,x17
cset w4,eq
and x17,x4,x17
adds x4,x9,x17
cset w5,eq
eor x4,x4,x9
and x17,x5,x17
adds x5,x13,x17
cset w6,eq
eor x5,x5,x13
and x17,x6,x17
adds x19,x11,x17
cset w6,eq
and x17,x6,x17
adds x20,x10,x17
eor x6,x16,x14
cset w7,eq
and x16,x7,x17
eor x17,x19,x11
eor x7,x3,x12
adds x3,x8,x16
eor x16,x20,x10
cset w19,eq
eor x3,x3,x8
cbz x2,3f
mov x19,xzr
add x1,x1,#32
nop
2:
mov x20,x19
add x19,x19,#1
cmp x2,x19
add x20,x20,x15
bic x21,x15,x20
asr x21,x21,#63
and x22,x7,x21
and x23,x4,x21
eor x22,x22,x12
eor x23,x23,x9
and x24,x5,x21
stp x22,x23,[x1,#-16]
and x22,x17,x21
eor x24,x24,x13
eor x22,x22,x11
and x23,x16,x21
stp x24,x22,[x1]
and x24,x3,x21
and x21,x6,x21
eor x23,x23,x10
eor x22,x24,x8
eor x21,x21,x14
stp x23,x22,[x1,#16]
stp x20,x21,[x1,#-32]
add x1,x1,#64
b.ne 2b
3:
add x1,x15,x2
bic x15,x15,x1
asr x15,x15,#63
and x2,x6,x15
and x6,x7,x15
eor x14,x2,x14
eor x12,x6,x12
stp x1,x14,[x0]
and x1,x4,x15
and x14,x5,x15
eor x9,x1,x9
eor x13,x14,x13
stp x12,x9,[x0,#16]
and x12,x17,x15
and x9,x16,x15
eor x11,x12,x11
and x12,x3,x15
eor x9,x9,x10
eor x8,x12,x8
stp x13,x11,[x0,#32]
stp x9,x8,[x0,#48]
ldp x20,x19,[sp,#48]
ldp x22,x21,[sp,#32]
ldp x24,x23,[sp,#16]
ldp x29,x30,[sp],#64
ret
end_function phalanx_0_1_little_64_neon

function phalanx_0_1_reverse_bits_neon
stp x29,x30,[sp,#-16]!
mov x29,sp
lsr x8,x2,#2
cbz x8,3f
mov x9,xzr
nop
nop
nop
2:
add x10,x9,#1
lsl x9,x9,#6
cmp x8,x10
add x11,x0,x9
add x9,x1,x9
ldp q0,q1,[x11]
ldp q2,q3,[x11,#32]
rev64 v0.16b,v0.16b
rev64 v1.16b,v1.16b
rev64 v2.16b,v2.16b
rev64 v3.16b,v3.16b
rev64 v0.16b,v0.16b
rev64 v1.16b,v1.16b
rev64 v2.16b,v2.16b
rev64 v3.16b,v3.16b
rbit v0.16b,v0.16b
rbit v1.16b,v1.16b
rbit v2.16b,v2.16b
rbit v3.16b,v3.16b
stp q0,q1,[x9]
stp q2,q3,[x9,#32]
mov x9,x10
b.ne 2b
3:
and x8,x2,#0xfffffffffffffffc
cmp x8,x2
b.eq 5f
nop
nop
nop
nop
nop
nop
4:
add x9,x8,#1
lsl x8,x8,#4
cmp x9,x2
ldr q0,[x0,x8]
rev64 v0.16b,v0.16b
rev64 v0.16b,v0.16b
rbit v0.16b,v0.16b
str q0,[x1,x8]
mov x8,x9
b.lo 4b
5:
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_reverse_bits_neon

function phalanx_0_1_tweaks_16_neon
stp x29,x30,[sp,#-16]!
mov x29,sp
lsr x8,x2,#2
ldr q0,[x0]
cbz x8,3f
mov x9,v0.d[1]
fmov x10,d0
extr x11,x9,x10,#63
lsl x10,x10,#1
asr x12,x9,#63
lsr x13,x9,#63
extr x14,x11,x10,#63
and x12,x12,#0x6
asr x15,x11,#63
orr x12,x12,x13,lsl #7
lsr x16,x11,#63
asr x13,x14,#63
and x15,x15,#0x6
bfxil x12,x9,#63,#1
lsr x9,x14,#63
orr x15,x15,x16,lsl #7
and x13,x13,#0x6
orr x9,x13,x9,lsl #7
eor x10,x12,x10
bfxil x15,x11,#63,#1
lsl x12,x10,#1
fmov d3,x10
mov x10,x8
bfxil x9,x14,#63,#1
eor x13,x15,x12
extr x12,x14,x12,#63
eor x9,x9,x13,lsl #1
fmov d2,x13
mov v3.d[1],x11
fmov d1,x9
add x9,x1,#32
mov v2.d[1],x14
mov v1.d[1],x12
nop
nop
2:
ushr v4.2d,v0.2d,#60
ushr v5.2d,v3.2d,#60
stp q0,q3,[x9,#-32]
ushr v6.2d,v2.2d,#60
ushr v7.2d,v1.2d,#60
subs x10,x10,#1
stp q2,q1,[x9],#64
ext v4.16b,v4.16b,v4.16b,#8
ext v5.16b,v5.16b,v5.16b,#8
ext v6.16b,v6.16b,v6.16b,#8
ext v7.16b,v7.16b,v7.16b,#8
add v16.2d,v4.2d,v4.2d
shl v17.2d,v4.2d,#2
add v18.2d,v5.2d,v5.2d
shl v19.2d,v5.2d,#2
add v20.2d,v6.2d,v6.2d
shl v21.2d,v6.2d,#2
add v22.2d,v7.2d,v7.2d
shl v23.2d,v7.2d,#2
eor v16.16b,v16.16b,v17.16b
shl v17.2d,v4.2d,#7
eor v18.16b,v18.16b,v19.16b
shl v19.2d,v5.2d,#7
eor v20.16b,v20.16b,v21.16b
shl v21.2d,v6.2d,#7
eor v22.16b,v22.16b,v23.16b
shl v23.2d,v7.2d,#7
orr v16.16b,v16.16b,v17.16b
shl v17.2d,v0.2d,#4
orr v18.16b,v18.16b,v19.16b
shl v19.2d,v3.2d,#4
orr v20.16b,v20.16b,v21.16b
orr v21.16b,v22.16b,v23.16b
shl v22.2d,v2.2d,#4
shl v23.2d,v1.2d,#4
mov v16.d[1],xzr
eor v4.16b,v17.16b,v4.16b
mov v18.d[1],xzr
eor v5.16b,v19.16b,v5.16b
mov v20.d[1],xzr
mov v21.d[1],xzr
eor v6.16b,v22.16b,v6.16b
eor v7.16b,v23.16b,v7.16b
eor v0.16b,v16.16b,v4.16b
eor v3.16b,v18.16b,v5.16b
eor v2.16b,v20.16b,v6.16b
eor v1.16b,v21.16b,v7.16b
b.ne 2b
3:
mov x9,v0.d[1]
fmov x10,d0
ands x11,x2,#0x3
b.eq 4f
asr x12,x9,#63
lsr x13,x9,#63
add x8,x1,x8,lsl #6
cmp x11,#1
and x12,x12,#0x6
stp x10,x9,[x8]
orr x13,x12,x13,lsl #7
lsl x12,x10,#1
bfxil x13,x9,#63,#1
extr x9,x9,x10,#63
eor x10,x13,x12
b.eq 4f
asr x13,x9,#63
lsr x14,x9,#63
stp x10,x9,[x8,#16]
cmp x11,#2
and x13,x13,#0x6
orr x14,x13,x14,lsl #7
lsl x13,x10,#1
bfxil x14,x9,#63,#1
extr x9,x9,x12,#63
eor x10,x14,x13
b.eq 4f
asr x11,x9,#63
lsr x12,x9,#63
stp x10,x9,[x8,#32]
and x11,x11,#0x6
orr x11,x11,x12,lsl #7
bfxil x11,x9,#63,#1
extr x9,x9,x13,#63
eor x10,x11,x10,lsl #1
4:
stp x10,x9,[x0]
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_tweaks_16_neon

function phalanx_0_1_tweaks_32_neon
stp x29,x30,[sp,#-80]!
stp x26,x25,[sp,#16]
stp x24,x23,[sp,#32]
stp x22,x21,[sp,#48]
stp x20,x19,[sp,#64]
mov x29,sp
ldp x12,x10,[x0]
lsr x11,x2,#2
ldp x9,x8,[x0,#16]
cbz x11,3f
mov w16,#36
extr x13,x8,x9,#63
extr x15,x9,x10,#63
and x17,x16,x8,asr #63
lsr x3,x8,#63
extr x6,x10,x12,#63
extr x14,x13,x15,#63
and x4,x16,x13,asr #63
lsr x5,x13,#63
orr x17,x17,x3,lsl #10
lsl x3,x12,#1
and x16,x16,x14,asr #63
lsr x19,x14,#63
orr x4,x4,x5,lsl #10
bfxil x17,x8,#63,#1
extr x20,x6,x3,#63
orr x5,x16,x19,lsl #10
bfxil x4,x13,#63,#1
extr x19,x15,x6,#63
eor x7,x17,x3
lsl x17,x7,#1
bfxil x5,x14,#63,#1
extr x16,x14,x19,#63
extr x3,x19,x20,#63
eor x22,x4,x17
extr x17,x20,x17,#63
eor x4,x5,x22,lsl #1
mov x5,xzr
nop
nop
2:
lsr x23,x8,#60
lsr x25,x13,#60
mov x21,x5
lsr x26,x14,#60
add x5,x5,#1
orr x24,x23,x23,lsl #5
add x21,x1,x21,lsl #7
cmp x11,x5
eor x24,x24,x23,lsl #2
stp x12,x10,[x21]
stp x9,x8,[x21,#16]
extr x8,x8,x9,#60
extr x9,x9,x10,#60
orr x23,x24,x23,lsl #10
orr x24,x25,x25,lsl #5
extr x10,x10,x12,#60
stp x7,x6,[x21,#32]
eor x24,x24,x25,lsl #2
eor x12,x23,x12,lsl #4
stp x15,x13,[x21,#48]
extr x13,x13,x15,#60
extr x15,x15,x6,#60
extr x6,x6,x7,#60
orr x23,x24,x25,lsl #10
orr x24,x26,x26,lsl #5
lsr x25,x16,#60
stp x22,x20,[x21,#64]
eor x24,x24,x26,lsl #2
eor x7,x23,x7,lsl #4
stp x19,x14,[x21,#80]
extr x14,x14,x19,#60
extr x19,x19,x20,#60
extr x20,x20,x22,#60
orr x23,x24,x26,lsl #10
orr x24,x25,x25,lsl #5
mov x26,x17
stp x3,x16,[x21,#112]
extr x16,x16,x3,#60
extr x3,x3,x17,#60
eor x22,x23,x22,lsl #4
eor x23,x24,x25,lsl #2
mov x24,x4
extr x17,x17,x4,#60
stp x4,x26,[x21,#96]
orr x4,x23,x25,lsl #10
eor x4,x4,x24,lsl #4
b.ne 2b
3:
and x13,x2,#0xfffffffffffffffc
cmp x13,x2
b.eq 5f
add x11,x1,x11,lsl #7
mov w14,#36
add x11,x11,#16
nop
nop
nop
4:
lsr x15,x8,#63
and x16,x14,x8,asr #63
stp x9,x8,[x11]
add x13,x13,#1
orr x15,x16,x15,lsl #10
cmp x13,x2
stp x12,x10,[x11,#-16]
add x11,x11,#32
bfxil x15,x8,#63,#1
extr x8,x8,x9,#63
extr x9,x9,x10,#63
extr x10,x10,x12,#63
eor x12,x15,x12,lsl #1
b.lo 4b
5:
stp x12,x10,[x0]
stp x9,x8,[x0,#16]
ldp x20,x19,[sp,#64]
ldp x22,x21,[sp,#48]
ldp x24,x23,[sp,#32]
ldp x26,x25,[sp,#16]
ldp x29,x30,[sp],#80
ret
end_function phalanx_0_1_tweaks_32_neon

function phalanx_0_1_tweaks_64_neon
sub sp,sp,#240
stp x29,x30,[sp,#144]
stp x28,x27,[sp,#160]
stp x26,x25,[sp,#176]
stp x24,x23,[sp,#192]
stp x22,x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#144
ldp x15,x14,[x0]
lsr x16,x2,#2
ldp x13,x11,[x0,#16]
stp x2,x0,[sp]
ldp x12,x10,[x0,#32]
str x16,[sp,#16]
ldp x9,x8,[x0,#48]
cbz x16,3f
extr x21,x8,x9,#63
extr x17,x9,x10,#63
extr x24,x10,x12,#63
extr x20,x12,x11,#63
mov w16,#36
extr x27,x11,x13,#63
and x0,x16,x8,asr #63
extr x23,x21,x17,#63
extr x2,x17,x24,#63
stp x20,x17,[x29,#-32]
lsr x17,x8,#63
extr x26,x24,x20,#63
extr x19,x23,x2,#63
stur x2,[x29,#-40]
lsr x5,x21,#63
orr x17,x0,x17,lsl #8
extr x25,x2,x26,#63
and x2,x16,x21,asr #63
extr x28,x13,x14,#63
lsl x7,x15,#1
and x6,x16,x23,asr #63
bfxil x17,x8,#63,#1
lsr x4,x23,#63
extr x0,x20,x27,#63
extr x16,x14,x15,#63
orr x20,x2,x5,lsl #8
extr x2,x27,x28,#63
eor x5,x17,x7
orr x4,x6,x4,lsl #8
extr x6,x26,x0,#63
extr x22,x28,x16,#63
bfxil x20,x21,#63,#1
lsl x17,x5,#1
extr x30,x16,x7,#63
stp x26,x6,[x29,#-56]
bfxil x4,x23,#63,#1
extr x6,x0,x2,#63
extr x3,x2,x22,#63
eor x26,x20,x17
extr x17,x30,x17,#63
eor x20,x4,x26,lsl #1
stur x23,[x29,#-16]
stur x6,[x29,#-64]
extr x6,x22,x30,#63
stp x3,x17,[sp,#56]
mov x17,xzr
str x6,[sp,#72]
nop
2:
stur x17,[x29,#-8]
mov x3,x20
lsr x20,x8,#60
extr x23,x15,x8,#60
str x25,[sp,#48]
mov x6,x26
add x4,x1,x17,lsl #8
eor x25,x23,x20,lsl #5
ldp x23,x26,[x29,#-32]
stp x9,x8,[x4,#48]
extr x8,x8,x9,#60
extr x9,x9,x10,#60
eor x25,x25,x20,lsl #2
stp x15,x14,[x4]
extr x17,x26,x24,#60
stp x13,x11,[x4,#16]
extr x7,x21,x26,#60
stp x12,x10,[x4,#32]
stur x17,[x29,#-24]
extr x17,x24,x23,#60
stp x9,x17,[sp,#32]
extr x9,x10,x12,#60
extr x12,x12,x11,#60
stp x28,x27,[x4,#80]
extr x11,x11,x13,#60
extr x13,x13,x14,#60
extr x14,x14,x15,#60
eor x15,x25,x20,lsl #8
lsr x20,x21,#60
extr x25,x5,x21,#60
extr x17,x23,x27,#60
stp x6,x30,[x4,#128]
extr x10,x27,x28,#60
mov x27,x30
ldur x30,[x29,#-16]
stp x5,x16,[x4,#64]
eor x25,x25,x20,lsl #5
stp x23,x24,[x4,#96]
extr x28,x28,x16,#60
extr x16,x16,x5,#60
stp x26,x21,[x4,#112]
lsr x23,x30,#60
extr x5,x6,x30,#60
stur x17,[x29,#-32]
lsr x17,x19,#60
extr x21,x3,x19,#60
eor x25,x25,x20,lsl #2
eor x26,x5,x23,lsl #5
str x9,[sp,#24]
eor x21,x21,x17,lsl #5
stp x22,x2,[x4,#144]
mov x9,x22
ldur x22,[x29,#-56]
ldur x24,[x29,#-40]
eor x5,x25,x20,lsl #8
eor x20,x26,x23,lsl #2
eor x21,x21,x17,lsl #2
stp x24,x30,[x4,#176]
extr x30,x30,x24,#60
extr x24,x24,x22,#60
eor x26,x20,x23,lsl #8
eor x20,x21,x17,lsl #8
stp x0,x22,[x4,#160]
ldp x23,x17,[sp,#64]
stur x24,[x29,#-40]
stur x30,[x29,#-16]
extr x22,x22,x0,#60
extr x30,x27,x6,#60
extr x0,x0,x2,#60
extr x2,x2,x9,#60
stp x3,x23,[x4,#192]
extr x6,x23,x3,#60
extr x23,x17,x23,#60
ldp x25,x3,[sp,#48]
stur x22,[x29,#-56]
stp x6,x23,[sp,#64]
ldur x23,[x29,#-64]
extr x22,x9,x27,#60
ldur x24,[x29,#-48]
mov x27,x10
stp x17,x3,[x4,#208]
extr x17,x3,x17,#60
mov x21,x7
ldp x10,x9,[sp,#24]
stp x23,x24,[x4,#224]
str x17,[sp,#56]
extr x17,x23,x3,#60
ldr x3,[sp,#16]
stp x25,x19,[x4,#240]
extr x19,x19,x25,#60
extr x25,x25,x24,#60
stur x17,[x29,#-64]
extr x17,x24,x23,#60
ldr x24,[sp,#40]
stur x17,[x29,#-48]
ldur x17,[x29,#-8]
add x17,x17,#1
cmp x3,x17
b.ne 2b
3:
ldr x5,[sp]
and x16,x5,#0xfffffffffffffffc
cmp x16,x5
b.ne 4f
ldr x4,[sp,#8]
b 6f
4:
ldp x4,x17,[sp,#8]
mov w0,#36
add x17,x1,x17,lsl #8
add x17,x17,#32
nop
nop
nop
5:
lsr x1,x8,#63
and x2,x0,x8,asr #63
stp x15,x14,[x17,#-32]
stp x13,x11,[x17,#-16]
add x16,x16,#1
orr x1,x2,x1,lsl #8
stp x9,x8,[x17,#16]
cmp x16,x5
stp x12,x10,[x17],#64
bfxil x1,x8,#63,#1
extr x8,x8,x9,#63
extr x9,x9,x10,#63
extr x10,x10,x12,#63
extr x12,x12,x11,#63
extr x11,x11,x13,#63
extr x13,x13,x14,#63
extr x14,x14,x15,#63
eor x15,x1,x15,lsl #1
b.lo 5b
6:
stp x15,x14,[x4]
stp x13,x11,[x4,#16]
stp x12,x10,[x4,#32]
stp x9,x8,[x4,#48]
ldp x20,x19,[sp,#224]
ldp x22,x21,[sp,#208]
ldp x24,x23,[sp,#192]
ldp x26,x25,[sp,#176]
ldp x28,x27,[sp,#160]
ldp x29,x30,[sp,#144]
add sp,sp,#240
ret
end_function phalanx_0_1_tweaks_64_neon

function phalanx_0_1_xor_neon
stp x29,x30,[sp,#-16]!
mov x29,sp
lsr x8,x3,#6
cbz x8,3f
mov x9,xzr
nop
nop
nop
2:
mov x10,x9
add x9,x9,#1
cmp x8,x9
lsl x10,x10,#6
add x11,x0,x10
add x12,x1,x10
add x10,x2,x10
ldp q0,q3,[x12]
ldp q1,q2,[x11]
eor v0.16b,v0.16b,v1.16b
ldp q1,q5,[x11,#32]
eor v2.16b,v3.16b,v2.16b
ldp q4,q3,[x12,#32]
eor v1.16b,v4.16b,v1.16b
eor v3.16b,v3.16b,v5.16b
stp q0,q2,[x10]
stp q1,q3,[x10,#32]
b.ne 2b
3:
lsl x9,x8,#3
lsr x8,x3,#3
cmp x9,x8
b.hs 5f
nop
nop
4:
add x10,x9,#1
ldr x11,[x0,x9,lsl #3]
ldr x12,[x1,x9,lsl #3]
cmp x8,x10
eor x11,x12,x11
str x11,[x2,x9,lsl #3]
mov x9,x10
b.ne 4b
5:
and x8,x3,#0xfffffffffffffff8
cmp x8,x3
b.eq 7f
nop
nop
nop
nop
nop
6:
add x9,x8,#1
ldrb w10,[x0,x8]
ldrb w11,[x1,x8]
cmp x9,x3
eor w10,w11,w10
strb w10,[x2,x8]
mov x8,x9
b.lo 6b
7:
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_xor_neon
.purgem shared_1
