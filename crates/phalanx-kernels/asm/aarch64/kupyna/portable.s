// Kernels of kupyna at the level portable, for aarch64. Do not edit: change the bodies in src/kupyna and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/kupyna/planes.rs:
//
//     word [j][b] of kupyna-512    T⊕ 16 columns | T+ 16 columns | T⊕ 16 columns | T+ 16 columns     bit b of the bytes
//                 of kupyna-256    T⊕ 8 | T+ 8   | T⊕ 8 | T+ 8   | the same again
//                                  row j                         | row j + 4
//
// function: instructions, bytes of stack, registers that are left changed
// kupyna_256_absorb_portable: 1570, 2288, x0-17 v0-7 v16-19
// kupyna_512_absorb_portable: 1515, 2288, x0-17 v0-7 v16-20
// local_kupyna_portable_substitute_1: 593, 576, x0-17
// local_kupyna_portable_substitute_2: 584, 544, x0-17
// local_kupyna_portable_substitute_3: 567, 528, x0-17
// local_kupyna_portable_substitute_4: 569, 592, x0-17

.macro shared_1 p0,p1
ldp x1,x0,[sp,#\p0]
stp x15,x16,[sp,#96]
and x15,x1,x17
eor x16,x1,x17
eor x17,x0,x15
and x15,x0,x15
ldp x1,x0,[sp,#128]
stp x16,x17,[sp,#112]
and x16,x1,x15
eor x15,x1,x15
eor x1,x0,x16
and x16,x0,x16
ldp x17,x0,[sp,#144]
stp x15,x1,[sp,#128]
eor x2,x17,#\p1
and x15,x17,#\p1
and x17,x2,x16
eor x16,x2,x16
orr x15,x17,x15
eor x17,x0,#\p1
and x0,x0,#\p1
and x2,x17,x15
eor x15,x17,x15
orr x0,x2,x0
ldp x1,x2,[sp,#160]
stp x16,x15,[sp,#144]
eor x3,x1,#\p1
and x17,x1,#\p1
and x1,x3,x0
eor x15,x3,x0
and x0,x2,#\p1
orr x17,x1,x17
eor x1,x2,#\p1
eor x16,x1,x17
and x17,x1,x17
orr x17,x17,x0
ldp x1,x0,[sp,#176]
stp x15,x16,[sp,#160]
and x15,x1,x17
eor x16,x1,x17
eor x17,x0,x15
and x15,x0,x15
ldp x1,x0,[sp,#192]
stp x16,x17,[sp,#176]
eor x16,x1,x15
and x15,x1,x15
eor x17,x0,x15
and x15,x0,x15
stp x16,x17,[sp,#192]
ldp x1,x16,[sp,#208]
eor x17,x1,#\p1
and x1,x1,#\p1
eor x0,x17,x15
and x15,x17,x15
eor x17,x16,#\p1
orr x15,x15,x1
and x16,x16,#\p1
eor x2,x17,x15
and x15,x17,x15
orr x15,x15,x16
ldp x1,x16,[sp,#224]
stp x0,x2,[sp,#208]
eor x17,x1,#\p1
and x1,x1,#\p1
and x3,x17,x15
eor x15,x17,x15
orr x0,x3,x1
eor x1,x16,#\p1
and x16,x16,#\p1
.endm

.macro shared_2 p0
ldr q1,[x14,#\p0]
ldr x17,[x14,#128]
ldr x0,[x14,#168]
eor v2.16b,v2.16b,v3.16b
ldr x1,[x10,#168]
ldur q5,[x14,#136]
ldur q6,[x14,#152]
ldr x14,[x12,#40]
add x16,x10,#280
ldr d16,[x12,#48]
ldr q17,[x16]
add x2,x10,#176
mov v19.16b,v2.16b
eor x14,x1,x14
ldr x13,[x10,#256]
mov v16.d[1],x14
add x15,x10,#264
ldr x11,[x10,#296]
eor v6.16b,v17.16b,v6.16b
ldr q0,[x10,#304]
ldr q4,[x10,#128]
ld1 { v19.d }[0],[x2]
ldur q3,[x10,#152]
ldr q7,[x15]
ldr q18,[x12]
ldur q17,[x12,#24]
eor x13,x13,x17
eor x11,x11,x0
eor v0.16b,v0.16b,v1.16b
eor v5.16b,v7.16b,v5.16b
eor v1.16b,v4.16b,v18.16b
dup v4.2d,x13
eor v3.16b,v3.16b,v17.16b
dup v7.2d,x11
dup v17.2d,v6.d[1]
eor v16.16b,v19.16b,v16.16b
ldr x14,[x10,#144]
ldr x15,[x12,#16]
fmov x17,d5
eor v1.16b,v4.16b,v1.16b
dup v4.2d,v0.d[1]
dup v18.2d,v0.d[0]
eor v7.16b,v17.16b,v7.16b
eor v16.16b,v16.16b,v0.16b
eor v3.16b,v3.16b,v5.16b
eor x14,x14,x15
zip1 v17.2d,v0.2d,v5.2d
ldr x10,[x10,#184]
eor v1.16b,v1.16b,v4.16b
eor x14,x14,x17
eor v2.16b,v18.16b,v2.16b
eor v4.16b,v16.16b,v7.16b
mov x15,v0.d[1]
eor v3.16b,v3.16b,v6.16b
ldr x12,[x12,#56]
eor x13,x14,x13
fmov x14,d0
mov x16,v5.d[1]
eor v1.16b,v1.16b,v17.16b
.endm

.macro shared_3 p0,p1,p2
eor x10,x13,x17
eor x11,x11,x14
eor x0,x0,x2
mov x14,v0.d[\p0]
stp x3,x10,[x12]
eor v1.16b,v1.16b,v2.16b
eor x13,x0,x16
eor x16,x1,x9
eor x9,x11,x9
ror x11,x3,#\p1
ror x10,x10,#\p1
fmov x15,d0
eor x13,x13,x16
str x9,[x12,#56]
mov x16,v1.d[1]
str x13,[x12,#32]
ror x9,x9,#\p1
stp x11,x10,[x12,#256]
ror x11,x13,#\p1
fmov x13,d1
ror x15,x15,#\p1
ror x10,x14,#\p1
add x8,x8,#64
cmp x8,#256
str q0,[x12,#16]
stp x15,x10,[x12,#272]
ror x10,x13,#\p1
ror x13,x16,#\p1
stur q1,[x12,#40]
stp x11,x10,[x12,#288]
stp x13,x9,[x12,#304]
b.ne \p2
ldp q0,q1,[sp,#240]
mov x8,xzr
mov w9,#7
stp q0,q1,[sp,#496]
ldp q0,q2,[sp,#272]
stp q0,q2,[sp,#528]
ldp q1,q0,[sp,#176]
stp q1,q0,[sp,#432]
ldp q2,q0,[sp,#208]
stp q2,q0,[sp,#464]
ldp q1,q0,[sp,#112]
stp q1,q0,[sp,#368]
ldp q2,q0,[sp,#144]
stp q2,q0,[sp,#400]
ldp q1,q0,[sp,#48]
stp q1,q0,[sp,#304]
ldp q2,q0,[sp,#80]
stp q2,q0,[sp,#336]
nop
nop
nop
.endm

.macro shared_4 p0
ldp x11,x12,[x10,#\p0]
ldr q0,[x10,#144]
ldp x14,x15,[x10,#184]
ldr q1,[x10,#208]
ldur q2,[x10,#8]
ldr q3,[x10,#80]
ldr x13,[x10,#136]
eor v0.16b,v0.16b,v1.16b
ldr x16,[x10,#160]
ldr x17,[x10,#200]
eor x12,x12,x15
ldp x15,x9,[x10,#48]
eor v1.16b,v3.16b,v2.16b
ldr q3,[x10,#16]
eor x13,x13,x17
ldr x0,[x10,#224]
ldur q4,[x10,#168]
ldur q5,[x10,#232]
dup v2.2d,x9
ldp x17,x2,[x10]
eor v0.16b,v1.16b,v0.16b
eor x16,x16,x0
eor v4.16b,v4.16b,v5.16b
ldp x0,x1,[x10,#64]
ldr x3,[x10,#248]
eor v1.16b,v3.16b,v2.16b
ldr q2,[x10,#32]
ldur q3,[x10,#104]
eor x14,x14,x3
eor x11,x11,x15
eor v2.16b,v3.16b,v2.16b
eor x1,x1,x2
eor x0,x0,x17
eor v0.16b,v0.16b,v1.16b
eor x13,x1,x13
eor x12,x0,x12
ldp x2,x1,[x10,#24]
ldr x0,[x10,#96]
eor v1.16b,v2.16b,v4.16b
ldur q2,[x10,#40]
eor x3,x12,x9
.endm

.macro shared_5 p0,p1
str x10,[sp,#\p0]
ror x10,x13,#\p1
ror x14,x14,#\p1
str x11,[sp,#824]
ldp x11,x13,[sp,#96]
str x12,[sp,#832]
ror x12,x15,#\p1
str x10,[sp,#840]
ldp x10,x15,[sp,#112]
ror x11,x11,#\p1
ror x13,x13,#\p1
str x14,[sp,#848]
str x12,[sp,#856]
ldp x12,x14,[sp,#128]
ror x10,x10,#\p1
str x11,[sp,#864]
ror x11,x15,#\p1
str x13,[sp,#872]
ldp x13,x15,[sp,#144]
ror x12,x12,#\p1
str x10,[sp,#880]
ror x10,x14,#\p1
str x11,[sp,#888]
ldp x11,x14,[sp,#160]
ror x13,x13,#\p1
str x12,[sp,#896]
ror x12,x15,#\p1
str x10,[sp,#904]
ldp x10,x15,[sp,#176]
ror x11,x11,#\p1
str x13,[sp,#912]
ror x13,x14,#\p1
str x12,[sp,#920]
ldp x12,x14,[sp,#192]
str x11,[sp,#928]
ror x11,x15,#\p1
ror x10,x10,#\p1
str x13,[sp,#936]
ldp x13,x15,[sp,#208]
.endm

.macro shared_6 p0,p1,p2,p3
and x9,x14,#\p0
mov w14,#\p1
ldr x10,[x21,x9,lsl #3]
and x11,x17,x10,lsl #2
and x12,x26,x10,lsr #6
and x13,x15,x10,lsl #6
and x10,x16,x10,lsr #2
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x21,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x21,x9,lsl #3]
and x11,x17,x10,lsl #2
and x12,x26,x10,lsr #6
and x13,x15,x10,lsl #6
and x10,x16,x10,lsr #2
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x21,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p3
ldr x10,[x21,x9,lsl #3]
and x11,x17,x10,lsl #2
and x12,x26,x10,lsr #6
and x13,x15,x10,lsl #6
and x10,x16,x10,lsr #2
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x21,x9,lsl #3]
and x9,x14,#0x7
.endm

.macro shared_7 p0,p1,p2,p3
and x9,x14,#\p0
mov w14,#\p1
ldr x10,[x2,x9,lsl #3]
and x11,x16,x10,lsl #2
and x12,x17,x10,lsr #14
and x13,x22,x10,lsl #6
and x10,x15,x10,lsr #10
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x2,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x2,x9,lsl #3]
and x11,x16,x10,lsl #2
and x12,x17,x10,lsr #14
and x13,x22,x10,lsl #6
and x10,x15,x10,lsr #10
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x2,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p3
ldr x10,[x2,x9,lsl #3]
and x11,x16,x10,lsl #2
and x12,x17,x10,lsr #14
and x13,x22,x10,lsl #6
and x10,x15,x10,lsr #10
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x2,x9,lsl #3]
and x9,x14,#0x7
.endm

.macro shared_8 p0,p1,p2,p3
and x9,x14,#\p0
mov w14,#\p1
ldr x10,[x19,x9,lsl #3]
and x11,x0,x10,lsl #3
and x12,x1,x10,lsr #5
and x13,x16,x10,lsl #7
and x10,x17,x10,lsr #1
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x19,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x19,x9,lsl #3]
and x11,x0,x10,lsl #3
and x12,x1,x10,lsr #5
and x13,x16,x10,lsl #7
and x10,x17,x10,lsr #1
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x19,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p3
ldr x10,[x19,x9,lsl #3]
and x11,x0,x10,lsl #3
and x12,x1,x10,lsr #5
and x13,x16,x10,lsl #7
and x10,x17,x10,lsr #1
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x19,x9,lsl #3]
.endm

.macro shared_9 p0,p1,p2,p3
and x9,x14,#\p0
mov w14,#\p1
ldr x10,[x3,x9,lsl #3]
and x11,x17,x10,lsl #3
and x12,x0,x10,lsr #13
and x13,x28,x10,lsl #11
and x10,x16,x10,lsr #5
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x3,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x3,x9,lsl #3]
and x11,x17,x10,lsl #3
and x12,x0,x10,lsr #13
and x13,x28,x10,lsl #11
and x10,x16,x10,lsr #5
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x3,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p3
ldr x10,[x3,x9,lsl #3]
and x11,x17,x10,lsl #3
and x12,x0,x10,lsr #13
and x13,x28,x10,lsl #11
and x10,x16,x10,lsr #5
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x3,x9,lsl #3]
.endm

.macro shared_10 p0,p1,p2
ldr x10,[x28,x9,lsl #\p0]
and x11,x17,x10,lsl #1
and x12,x27,x10,lsr #7
and x13,x15,x10,lsl #5
and x10,x16,x10,lsr #3
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x28,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p1
ldr x10,[x28,x9,lsl #3]
and x11,x17,x10,lsl #1
and x12,x27,x10,lsr #7
and x13,x15,x10,lsl #5
and x10,x16,x10,lsr #3
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x28,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x28,x9,lsl #3]
and x11,x17,x10,lsl #1
and x12,x27,x10,lsr #7
and x13,x15,x10,lsl #5
and x10,x16,x10,lsr #3
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x28,x9,lsl #3]
and x9,x14,#0x7
.endm

.macro shared_11 p0,p1,p2
ldr x10,[x1,x9,lsl #\p0]
and x11,x16,x10,lsl #1
and x12,x17,x10,lsr #15
and x13,x21,x10,lsl #5
and x10,x15,x10,lsr #11
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x1,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p1
ldr x10,[x1,x9,lsl #3]
and x11,x16,x10,lsl #1
and x12,x17,x10,lsr #15
and x13,x21,x10,lsl #5
and x10,x15,x10,lsr #11
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x1,x9,lsl #3]
and x9,x14,#0x7
mov w14,#\p2
ldr x10,[x1,x9,lsl #3]
and x11,x16,x10,lsl #1
and x12,x17,x10,lsr #15
and x13,x21,x10,lsl #5
and x10,x15,x10,lsr #11
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x1,x9,lsl #3]
and x9,x14,#0x7
.endm

.macro shared_12 p0,p1,p2
ldr x10,[x25,x9,lsl #\p0]
and x11,x14,x10,lsl #4
and x12,x10,#0xffff0000ffff
and x10,x15,x10,lsr #4
orr x11,x11,x12
orr x10,x11,x10
str x10,[x25,x9,lsl #3]
and x9,x13,#0x7
mov w13,#\p1
ldr x10,[x25,x9,lsl #3]
and x11,x14,x10,lsl #4
and x12,x10,#0xffff0000ffff
and x10,x15,x10,lsr #4
orr x11,x11,x12
orr x10,x11,x10
str x10,[x25,x9,lsl #3]
and x9,x13,#0x7
mov w13,#\p2
ldr x10,[x25,x9,lsl #3]
and x11,x14,x10,lsl #4
and x12,x10,#0xffff0000ffff
and x10,x15,x10,lsr #4
orr x11,x11,x12
orr x10,x11,x10
str x10,[x25,x9,lsl #3]
and x9,x13,#0x7
.endm

.macro shared_13 p0,p1,p2
ldr x10,[x27,x9,lsl #\p0]
and x11,x19,x10,lsl #4
mov w12,w10
and x10,x14,x10,lsr #12
orr x11,x11,x12
orr x10,x11,x10
str x10,[x27,x9,lsl #3]
and x9,x13,#0x7
mov w13,#\p1
ldr x10,[x27,x9,lsl #3]
and x11,x19,x10,lsl #4
mov w12,w10
and x10,x14,x10,lsr #12
orr x11,x11,x12
orr x10,x11,x10
str x10,[x27,x9,lsl #3]
and x9,x13,#0x7
mov w13,#\p2
ldr x10,[x27,x9,lsl #3]
and x11,x19,x10,lsl #4
mov w12,w10
and x10,x14,x10,lsr #12
orr x11,x11,x12
orr x10,x11,x10
str x10,[x27,x9,lsl #3]
and x9,x13,#0x7
.endm

function phalanx_0_1_kupyna_256_absorb_portable
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#1600
str xzr,[sp]
stp x0,x2,[sp,#8]
cbz x2,8f
add x25,sp,#48
mov x26,#771
mov x27,#257
mov x12,xzr
movk x26,#771,lsl #32
movk x27,#257,lsl #32
add x28,x25,#64
add x21,x25,#128
add x19,x25,#192
add x22,sp,#560
add x20,sp,#304
add x23,sp,#1072
str x1,[sp]
2:
mov x9,xzr
mov w15,#24
mov w0,#32
ldr x10,[sp,#8]
lsl x14,x9,#6
stp x9,x12,[sp,#32]
bfi x15,x9,#6,#58
bfi x0,x9,#6,#58
add x13,x10,x12,lsl #6
mov w10,#16
mov w2,#40
bfi x10,x9,#6,#58
mov w3,#8
bfi x2,x9,#6,#58
add x12,x13,x14
bfi x3,x9,#6,#58
mov w6,#56
ldr x16,[x13,x10]
ldr x17,[x1,x10]
ldr x14,[x1,x14]
ldp x11,x10,[x12]
ldr x4,[x1,x3]
eor x16,x17,x16
ldr x17,[x13,x15]
ldr x15,[x1,x15]
ldr x3,[x13,x3]
bfi x6,x9,#6,#58
movi v0.2d,#0000000000000000
str x10,[sp,#24]
ldr x10,[x13,x0]
ldr x0,[x1,x0]
eor x15,x15,x17
mov w17,#48
eor x3,x4,x3
eor x0,x0,x10
ldr x10,[x13,x2]
bfi x17,x9,#6,#58
ldr x2,[x1,x2]
eor x14,x14,x11
eor x7,x15,x16,lsr #1
ldr x5,[x13,x17]
ldr x17,[x1,x17]
ldr x13,[x13,x6]
eor x10,x2,x10
ldr x2,[x1,x6]
eor x4,x3,x14,lsr #1
eor x17,x17,x5
and x5,x7,#0x5555555555555555
ldr x9,[sp,#24]
eor x13,x2,x13
and x4,x4,#0x5555555555555555
eor x2,x16,x5,lsl #1
eor x16,x10,x0,lsr #1
eor x6,x13,x17,lsr #1
eor x14,x14,x4,lsl #1
eor x3,x4,x3
eor x15,x5,x15
mov x8,xzr
and x16,x16,#0x5555555555555555
and x4,x6,#0x5555555555555555
eor x5,x2,x14,lsr #2
eor x1,x16,x10
eor x16,x0,x16,lsl #1
eor x17,x17,x4,lsl #1
eor x13,x4,x13
and x4,x5,#0x3333333333333333
eor x0,x15,x3,lsr #2
eor x5,x17,x16,lsr #2
eor x6,x13,x1,lsr #2
eor x14,x14,x4,lsl #2
and x7,x0,#0x3333333333333333
eor x2,x4,x2
str q0,[sp,#1072]
and x5,x5,#0x3333333333333333
and x6,x6,#0x3333333333333333
eor x3,x3,x7,lsl #2
eor x24,x16,x5,lsl #2
eor x30,x1,x6,lsl #2
eor x4,x7,x15
eor x15,x5,x17
ldp x0,x16,[x12,#16]
eor x17,x24,x14,lsr #4
eor x5,x30,x3,lsr #4
eor x6,x6,x13
eor x13,x15,x2,lsr #4
ldp x7,x1,[x12,#32]
and x17,x17,#0xf0f0f0f0f0f0f0f
and x5,x5,#0xf0f0f0f0f0f0f0f
str q0,[sp,#1088]
eor x14,x14,x17,lsl #4
eor x30,x5,x30
eor x3,x3,x5,lsl #4
eor x5,x6,x4,lsr #4
eor x24,x17,x24
and x13,x13,#0xf0f0f0f0f0f0f0f
ldp x17,x10,[x12,#48]
eor x12,x13,x15
eor x13,x2,x13,lsl #4
and x2,x5,#0xf0f0f0f0f0f0f0f
eor x5,x9,x11,lsr #1
stp x14,x3,[sp,#304]
eor x3,x16,x0,lsr #1
eor x15,x2,x6
eor x2,x4,x2,lsl #4
and x14,x5,#0x5555555555555555
eor x4,x1,x7,lsr #1
eor x5,x10,x17,lsr #1
and x3,x3,#0x5555555555555555
eor x11,x11,x14,lsl #1
eor x0,x0,x3,lsl #1
and x4,x4,#0x5555555555555555
eor x14,x14,x9
and x5,x5,#0x5555555555555555
eor x6,x7,x4,lsl #1
eor x16,x3,x16
eor x17,x17,x5,lsl #1
eor x7,x0,x11,lsr #2
eor x1,x4,x1
eor x10,x5,x10
eor x5,x16,x14,lsr #2
stp x13,x2,[sp,#320]
eor x3,x17,x6,lsr #2
and x4,x7,#0x3333333333333333
eor x7,x10,x1,lsr #2
and x5,x5,#0x3333333333333333
eor x11,x11,x4,lsl #2
eor x0,x4,x0
and x3,x3,#0x3333333333333333
eor x13,x14,x5,lsl #2
and x14,x7,#0x3333333333333333
eor x6,x6,x3,lsl #2
eor x1,x1,x14,lsl #2
eor x17,x3,x17
eor x16,x5,x16
eor x10,x14,x10
stp x12,x15,[sp,#352]
eor x2,x6,x11,lsr #4
eor x3,x1,x13,lsr #4
eor x4,x10,x16,lsr #4
eor x14,x17,x0,lsr #4
ldr x9,[sp,#32]
str q0,[sp,#1104]
and x2,x2,#0xf0f0f0f0f0f0f0f
and x3,x3,#0xf0f0f0f0f0f0f0f
and x15,x4,#0xf0f0f0f0f0f0f0f
eor x11,x11,x2,lsl #4
eor x12,x13,x3,lsl #4
and x13,x14,#0xf0f0f0f0f0f0f0f
eor x10,x15,x10
eor x14,x0,x13,lsl #4
str q0,[sp,#1120]
str x11,[sp,#560]
eor x11,x16,x15,lsl #4
str x12,[sp,#568]
eor x12,x2,x6
str x12,[sp,#592]
lsl x12,x9,#3
eor x9,x13,x17
str x11,[sp,#584]
eor x11,x3,x1
str x11,[sp,#600]
add w11,w12,#8
str x9,[sp,#608]
and x9,x12,#0x38
and x11,x11,#0x38
str x10,[sp,#616]
add w10,w12,#16
add w12,w12,#24
and x10,x10,#0x38
and x12,x12,#0x38
str q0,[sp,#1136]
str q0,[sp,#1152]
str q0,[sp,#1168]
str q0,[sp,#1184]
str q0,[sp,#1200]
str q0,[sp,#1216]
str q0,[sp,#1232]
str q0,[sp,#1248]
str q0,[sp,#1264]
str q0,[sp,#1280]
str q0,[sp,#1296]
str q0,[sp,#1312]
stp x24,x30,[sp,#336]
str x14,[sp,#576]
3:
mov x13,x8
add x8,x8,#1
ubfiz x14,x13,#3,#3
cmp x8,#8
ldr x15,[x20,x14]
add x13,x23,x14
ldr x14,[x22,x14]
ldr x16,[x13]
ldr x0,[x13,#128]
ldr x17,[x13,#64]
ubfx x4,x15,#16,#8
and x1,x15,#0xff
ubfx x2,x15,#8,#8
lsl x1,x1,x9
lsr w5,w15,#24
ldr x3,[x13,#192]
lsl x4,x4,x9
lsl x2,x2,x9
ubfx x6,x15,#32,#8
orr x16,x16,x1
ubfx x1,x15,#40,#8
lsl x5,x5,x9
orr x0,x0,x4
ubfx x4,x14,#8,#8
orr x17,x17,x2
ubfx x2,x15,#48,#8
orr x3,x3,x5
ubfx x5,x14,#16,#8
lsl x1,x1,x10
lsl x4,x4,x11
lsl x6,x6,x10
lsl x2,x2,x10
lsr x15,x15,#56
orr x1,x1,x4
lsl x4,x5,x11
ubfx x5,x14,#32,#8
orr x16,x16,x6
and x6,x14,#0xff
orr x17,x17,x1
lsr w1,w14,#24
lsl x6,x6,x11
orr x2,x2,x4
lsl x4,x5,x12
ubfx x5,x14,#40,#8
lsl x15,x15,x10
orr x0,x0,x2
lsl x1,x1,x11
ubfx x2,x14,#48,#8
lsr x14,x14,#56
orr x4,x6,x4
lsl x5,x5,x12
orr x15,x15,x1
orr x16,x16,x4
lsl x1,x2,x12
lsl x14,x14,x12
str x16,[x13]
orr x16,x17,x5
orr x15,x3,x15
str x16,[x13,#64]
orr x16,x0,x1
orr x14,x15,x14
str x16,[x13,#128]
str x14,[x13,#192]
b.ne 3b
ldr q0,[sp,#1072]
ldr q1,[sp,#1088]
mov x24,xzr
ldr q3,[sp,#1104]
ldr q4,[sp,#1120]
ldr q16,[sp,#1152]
shl v2.2d,v0.2d,#32
shl v5.2d,v1.2d,#32
ldr q7,[sp,#1136]
shl v6.2d,v3.2d,#32
shl v17.2d,v4.2d,#32
ldr q18,[sp,#1184]
orr v0.16b,v2.16b,v0.16b
orr v1.16b,v5.16b,v1.16b
shl v2.2d,v7.2d,#32
orr v3.16b,v6.16b,v3.16b
shl v6.2d,v16.2d,#32
orr v4.16b,v17.16b,v4.16b
ldr q5,[sp,#1168]
str q0,[sp,#1072]
shl v0.2d,v18.2d,#32
orr v2.16b,v2.16b,v7.16b
str q1,[sp,#1088]
orr v1.16b,v6.16b,v16.16b
shl v17.2d,v5.2d,#32
str q4,[sp,#1120]
ldr q4,[sp,#1200]
ldr q7,[sp,#1248]
orr v0.16b,v0.16b,v18.16b
str q3,[sp,#1104]
ldr q16,[sp,#1280]
str q1,[sp,#1152]
shl v1.2d,v4.2d,#32
orr v3.16b,v17.16b,v5.16b
ldr q5,[sp,#1216]
str q2,[sp,#1136]
ldr q2,[sp,#1232]
str q0,[sp,#1184]
ldr q17,[sp,#1296]
ldr q18,[sp,#1312]
shl v6.2d,v5.2d,#32
shl v0.2d,v2.2d,#32
orr v1.16b,v1.16b,v4.16b
shl v4.2d,v7.2d,#32
str q3,[sp,#1168]
ldr q3,[sp,#1264]
orr v5.16b,v6.16b,v5.16b
shl v6.2d,v3.2d,#32
orr v0.16b,v0.16b,v2.16b
orr v4.16b,v4.16b,v7.16b
shl v7.2d,v17.2d,#32
shl v2.2d,v16.2d,#32
str q1,[sp,#1200]
orr v1.16b,v6.16b,v3.16b
str q0,[sp,#1232]
shl v3.2d,v18.2d,#32
orr v0.16b,v7.16b,v17.16b
orr v2.16b,v2.16b,v16.16b
str q4,[sp,#1248]
str q5,[sp,#1216]
str q1,[sp,#1264]
ldr q1,[sp,#1232]
orr v3.16b,v3.16b,v18.16b
str q0,[sp,#1296]
ldr q0,[sp,#1248]
str q2,[sp,#1280]
ldr q2,[sp,#1200]
stp q1,q0,[sp,#208]
ldr q0,[sp,#1216]
ldr q1,[sp,#1104]
str q3,[sp,#1312]
stp q2,q0,[sp,#176]
ldr q0,[sp,#1120]
ldr q2,[sp,#1072]
stp q1,q0,[sp,#80]
ldr q0,[sp,#1088]
ldr q1,[sp,#1168]
stp q2,q0,[sp,#48]
ldr q0,[sp,#1184]
ldr q2,[sp,#1136]
stp q1,q0,[sp,#144]
ldr q0,[sp,#1152]
ldr q1,[sp,#1296]
stp q2,q0,[sp,#112]
ldr q0,[sp,#1312]
ldr q2,[sp,#1264]
stp q1,q0,[sp,#272]
ldr q0,[sp,#1280]
stp q2,q0,[sp,#240]
nop
nop
nop
nop
nop
nop
nop
4:
mov x9,x24
mov x3,#204
mov x4,#855638016
ldp x8,x10,[sp,#48]
sbfx x13,x9,#1,#1
ldp x15,x16,[sp,#64]
sbfx x12,x9,#2,#1
sbfx x14,x9,#0,#1
tst x9,#0x10
and x0,x13,#0xff000000ff
sbfx x11,x9,#3,#1
movk x3,#204,lsl #32
and x1,x12,#0xff000000ff
eor x0,x0,x10
mov x10,#85
eor x15,x1,x15
mov x1,#170
and x17,x14,#0xff000000ff
movk x10,#85,lsl #32
movk x1,#170,lsl #32
eor x17,x17,x8
csel x10,x1,x10,eq
ldp x8,x1,[sp,#80]
and x2,x11,#0xff000000ff
movk x4,#13056,lsl #48
and x6,x17,#0xff000000ff00
eor x16,x2,x16
eor x7,x0,#0xff000000ff00
and x0,x0,#0xff000000ff00
eor x2,x10,x8
mov x8,#2852126720
mov x10,#1426063360
movk x8,#43520,lsl #48
movk x10,#21760,lsl #48
eor x17,x17,#0xff000000ff00
csel x10,x10,x8,eq
mov x8,#51
tst x9,#0x20
movk x8,#51,lsl #32
and x14,x14,#0xff000000ff000000
and x13,x13,#0xff000000ff000000
csel x3,x3,x8,eq
mov x8,#3422552064
and x12,x12,#0xff000000ff000000
movk x8,#52224,lsl #48
eor x1,x3,x1
mov x3,#64424509455
csel x8,x4,x8,eq
tst x9,#0x40
mov x4,#1030792151280
csel x3,x4,x3,eq
ldp x4,x5,[sp,#96]
sbfx x9,x9,#7,#1
and x11,x11,#0xff000000ff000000
eor x3,x3,x4
eor x4,x7,x6
and x6,x7,x6
orr x0,x6,x0
stp x17,x4,[sp,#48]
and x17,x9,#0xff000000ff
and x4,x15,x0
eor x17,x17,x5
eor x15,x15,x0
and x0,x16,x4
eor x5,x2,#0xff000000ff00
eor x16,x16,x4
and x2,x2,#0xff000000ff00
and x4,x5,x0
stp x15,x16,[sp,#64]
orr x2,x4,x2
eor x4,x1,#0xff000000ff00
and x15,x1,#0xff000000ff00
and x16,x4,x2
eor x1,x4,x2
and x2,x3,#0xff000000ff00
orr x15,x16,x15
eor x16,x3,#0xff000000ff00
eor x0,x5,x0
and x3,x16,x15
stp x0,x1,[sp,#80]
eor x15,x16,x15
orr x2,x3,x2
eor x3,x17,#0xff000000ff00
and x17,x17,#0xff000000ff00
and x0,x3,x2
eor x16,x3,x2
and x9,x9,#0xff000000ff000000
orr x17,x0,x17
shared_1 112,0xff000000ff00
ldp x3,x17,[sp,#240]
and x2,x1,x0
orr x16,x2,x16
eor x0,x1,x0
ldp x2,x5,[sp,#256]
stp x15,x0,[sp,#224]
and x1,x3,x16
eor x16,x3,x16
ldp x0,x3,[sp,#272]
and x4,x17,x1
and x15,x2,x4
eor x17,x17,x1
and x1,x5,x15
stp x16,x17,[sp,#240]
eor x15,x5,x15
eor x6,x0,#0xff000000ff00
and x16,x0,#0xff000000ff00
eor x0,x2,x4
and x17,x6,x1
stp x0,x15,[sp,#256]
and x15,x3,#0xff000000ff00
orr x16,x17,x16
eor x17,x3,#0xff000000ff00
eor x1,x6,x1
and x0,x17,x16
eor x16,x17,x16
orr x15,x0,x15
ldp x2,x0,[sp,#288]
stp x1,x16,[sp,#272]
eor x3,x2,#0xff000000ff00
and x2,x2,#0xff000000ff00
and x4,x3,x15
eor x15,x3,x15
orr x17,x4,x2
eor x2,x0,#0xff000000ff00
and x0,x0,#0xff000000ff00
and x4,x2,x17
eor x17,x2,x17
orr x16,x4,x0
ldp x0,x1,[sp,#48]
ror x16,x16,#48
stp x15,x17,[sp,#288]
and x15,x0,x16
eor x16,x0,x16
eor x17,x1,x15
and x15,x1,x15
ldp x0,x1,[sp,#64]
stp x16,x17,[sp,#48]
and x16,x0,x15
eor x15,x0,x15
eor x0,x1,x16
and x16,x1,x16
ldp x17,x1,[sp,#80]
stp x15,x0,[sp,#64]
eor x2,x17,#0xff000000ff000000
and x15,x17,#0xff000000ff000000
and x17,x2,x16
eor x16,x2,x16
orr x15,x17,x15
eor x17,x1,#0xff000000ff000000
and x1,x1,#0xff000000ff000000
and x2,x17,x15
eor x15,x17,x15
orr x1,x2,x1
ldp x0,x2,[sp,#96]
stp x16,x15,[sp,#80]
eor x3,x0,#0xff000000ff000000
and x17,x0,#0xff000000ff000000
and x0,x3,x1
eor x15,x3,x1
orr x17,x0,x17
eor x0,x2,#0xff000000ff000000
eor x16,x0,x17
and x17,x0,x17
and x0,x2,#0xff000000ff000000
orr x17,x17,x0
ldp x1,x0,[sp,#112]
stp x15,x16,[sp,#96]
and x15,x1,x17
eor x16,x1,x17
eor x17,x0,x15
and x15,x0,x15
ldp x1,x0,[sp,#128]
stp x16,x17,[sp,#112]
eor x16,x1,x15
and x15,x1,x15
eor x17,x0,x15
and x15,x0,x15
stp x16,x17,[sp,#128]
ldp x1,x16,[sp,#144]
eor x17,x1,#0xff000000ff000000
and x1,x1,#0xff000000ff000000
eor x0,x17,x15
and x15,x17,x15
eor x17,x16,#0xff000000ff000000
orr x15,x15,x1
and x16,x16,#0xff000000ff000000
eor x2,x17,x15
and x15,x17,x15
orr x15,x15,x16
ldp x1,x16,[sp,#160]
stp x0,x2,[sp,#144]
eor x17,x1,#0xff000000ff000000
and x1,x1,#0xff000000ff000000
and x3,x17,x15
eor x15,x17,x15
orr x0,x3,x1
eor x1,x16,#0xff000000ff000000
and x16,x16,#0xff000000ff000000
eor x17,x1,x0
and x0,x1,x0
stp x15,x17,[sp,#160]
orr x15,x0,x16
ldp x1,x16,[sp,#176]
eor x17,x1,x15
and x15,x1,x15
eor x1,x16,x15
and x15,x16,x15
ldp x0,x16,[sp,#192]
stp x17,x1,[sp,#176]
and x2,x0,x15
eor x15,x0,x15
ldp x3,x0,[sp,#208]
eor x17,x16,x2
and x16,x16,x2
stp x15,x17,[sp,#192]
eor x1,x3,#0xff000000ff000000
and x2,x3,#0xff000000ff000000
eor x17,x0,#0xff000000ff000000
and x3,x1,x16
and x0,x0,#0xff000000ff000000
eor x16,x1,x16
orr x15,x3,x2
and x2,x17,x15
eor x15,x17,x15
orr x17,x2,x0
ldp x3,x0,[sp,#224]
stp x16,x15,[sp,#208]
eor x1,x3,#0xff000000ff000000
and x15,x3,#0xff000000ff000000
and x16,x1,x17
eor x17,x1,x17
orr x15,x16,x15
eor x16,x0,#0xff000000ff000000
and x0,x0,#0xff000000ff000000
eor x1,x16,x15
and x15,x16,x15
stp x17,x1,[sp,#224]
ldp x17,x16,[sp,#240]
orr x15,x15,x0
eor x0,x17,x14
and x14,x17,x14
and x17,x0,x15
eor x15,x0,x15
orr x14,x17,x14
eor x17,x16,x13
and x13,x16,x13
and x16,x17,x14
eor x14,x17,x14
orr x13,x16,x13
ldp x0,x16,[sp,#256]
stp x15,x14,[sp,#240]
eor x17,x0,x12
and x12,x0,x12
eor x14,x16,x11
and x0,x17,x13
and x11,x16,x11
eor x13,x17,x13
orr x12,x0,x12
add x0,sp,#48
and x15,x14,x12
eor x12,x14,x12
ldp x16,x14,[sp,#272]
orr x11,x15,x11
stp x13,x12,[sp,#256]
eor x15,x16,x10
and x10,x16,x10
and x12,x15,x11
eor x11,x15,x11
orr x10,x12,x10
eor x12,x14,x8
and x8,x14,x8
eor x13,x12,x10
and x10,x12,x10
mov x12,#-1152921500580315136
stp x11,x13,[sp,#272]
orr x8,x10,x8
mov x13,#1080863910820577280
ldp x11,x10,[sp,#288]
csel x12,x13,x12,eq
eor x13,x11,x12
and x11,x11,x12
eor x9,x10,x9
and x12,x13,x8
eor x8,x13,x8
orr x11,x12,x11
eor x9,x9,x11
stp x8,x9,[sp,#288]
invoke bl,local_kupyna_portable_substitute_1
add x0,x25,#64
invoke bl,local_kupyna_portable_substitute_2
add x0,x25,#128
invoke bl,local_kupyna_portable_substitute_3
add x0,x25,#192
invoke bl,local_kupyna_portable_substitute_4
mov x10,xzr
mov x14,#4042260480
mov x15,#252641280
movk x14,#61680,lsl #48
movk x15,#3855,lsl #48
and x10,x10,#0x7
mov w9,#1
mov x17,#65278
ldr x11,[x25,x10,lsl #3]
mov x16,#522125312
movk x17,#65278,lsl #32
movk x16,#7967,lsl #48
mov x0,#63736
mov x1,#1799
and x12,x14,x11,lsl #4
and x13,x11,#0xffff0000ffff
and x11,x15,x11,lsr #4
movk x0,#63736,lsl #32
movk x1,#1799,lsl #32
movi v1.2d,#0000000000000000
orr x12,x12,x13
mov w13,#2
mov x8,xzr
orr x11,x12,x11
str x11,[x25,x10,lsl #3]
and x9,x9,#0x7
shared_12 3,3,4
mov w13,#5
shared_12 3,6,7
mov x13,xzr
ldr x10,[x25,x9,lsl #3]
and x11,x14,x10,lsl #4
and x12,x10,#0xffff0000ffff
and x10,x15,x10,lsr #4
mov x15,#3772776448
mov w14,#1
orr x11,x11,x12
movk x15,#57568,lsl #48
orr x10,x11,x10
str x10,[x25,x9,lsl #3]
and x9,x13,#0x7
shared_10 3,2,3
mov w14,#4
shared_10 3,5,6
mov w14,#7
ldr x10,[x28,x9,lsl #3]
and x11,x17,x10,lsl #1
and x12,x27,x10,lsr #7
and x13,x15,x10,lsl #5
and x10,x16,x10,lsr #3
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x28,x9,lsl #3]
and x9,x14,#0x7
mov x14,xzr
ldr x10,[x28,x9,lsl #3]
and x11,x17,x10,lsl #1
and x12,x27,x10,lsr #7
and x13,x15,x10,lsl #5
and x10,x16,x10,lsr #3
mov x17,#64764
mov x15,#3233808384
orr x11,x11,x12
mov x16,#1061093376
movk x17,#64764,lsl #32
orr x10,x13,x10
movk x15,#49344,lsl #48
movk x16,#16191,lsl #48
orr x10,x10,x11
str x10,[x28,x9,lsl #3]
shared_6 0x7,1,2,3
mov w14,#4
ldr x10,[x21,x9,lsl #3]
and x11,x17,x10,lsl #2
and x12,x26,x10,lsr #6
and x13,x15,x10,lsl #6
and x10,x16,x10,lsr #2
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x21,x9,lsl #3]
shared_6 0x7,5,6,7
mov x14,xzr
ldr x10,[x21,x9,lsl #3]
and x11,x17,x10,lsl #2
and x12,x26,x10,lsr #6
and x13,x15,x10,lsl #6
and x10,x16,x10,lsr #2
mov x16,#2155872256
mov x17,#2139029504
orr x11,x11,x12
movk x16,#32896,lsl #48
movk x17,#32639,lsl #48
orr x10,x13,x10
orr x10,x10,x11
str x10,[x21,x9,lsl #3]
shared_8 0x7,1,2,3
shared_8 0x7,4,5,6
and x10,x14,#0x7
ldr x9,[x19,x10,lsl #3]
and x11,x0,x9,lsl #3
and x12,x1,x9,lsr #5
and x13,x16,x9,lsl #7
and x9,x17,x9,lsr #1
orr x11,x11,x12
orr x12,x13,x9
mov w9,#7
orr x11,x12,x11
str x11,[x19,x10,lsl #3]
ldp x10,x11,[sp,#48]
and x9,x9,#0x7
ldp x12,x13,[sp,#64]
str q1,[sp,#1568]
ldp x14,x15,[sp,#80]
str q1,[sp,#1552]
ror x10,x10,#48
ror x11,x11,#48
str q1,[sp,#1536]
ror x12,x12,#48
str q1,[sp,#1520]
shared_5 816,48
str q1,[sp,#1504]
ror x12,x12,#48
str q1,[sp,#1488]
str q1,[sp,#1472]
ror x13,x13,#48
str q1,[sp,#1456]
str q1,[sp,#1440]
str q1,[sp,#1424]
str q1,[sp,#1408]
str q1,[sp,#1392]
str q1,[sp,#1376]
str q1,[sp,#1360]
str q1,[sp,#1344]
str q1,[sp,#1328]
str q1,[sp,#1312]
str q1,[sp,#1296]
str q1,[sp,#1280]
str q1,[sp,#1264]
str q1,[sp,#1248]
str q1,[sp,#1232]
str q1,[sp,#1216]
str q1,[sp,#1200]
str q1,[sp,#1184]
str q1,[sp,#1168]
str q1,[sp,#1152]
str q1,[sp,#1136]
str q1,[sp,#1120]
str q1,[sp,#1104]
str q1,[sp,#1088]
str q1,[sp,#1072]
ldp q0,q1,[sp,#48]
str x10,[sp,#944]
ror x10,x14,#48
ror x14,x15,#48
str x11,[sp,#952]
ldr x11,[x19,x9,lsl #3]
str x10,[sp,#968]
and x10,x0,x11,lsl #3
and x15,x1,x11,lsr #5
str x13,[sp,#976]
and x13,x16,x11,lsl #7
and x11,x17,x11,lsr #1
stp q0,q1,[sp,#560]
ldp q2,q0,[sp,#80]
str x12,[sp,#960]
str x14,[sp,#984]
ldp x12,x14,[sp,#224]
orr x10,x10,x15
orr x11,x13,x11
orr x10,x11,x10
str x10,[x19,x9,lsl #3]
stp q2,q0,[sp,#592]
ldp q1,q2,[x28]
ror x12,x12,#48
ror x11,x14,#48
ldp x9,x10,[sp,#240]
str x12,[sp,#992]
str x11,[sp,#1000]
ldp x11,x12,[sp,#256]
stp q1,q2,[x22,#64]
ldp q0,q1,[x28,#32]
ror x9,x9,#48
ror x10,x10,#48
ror x11,x11,#48
ldp q2,q3,[x21,#32]
str x9,[sp,#1008]
ror x9,x12,#48
str x10,[sp,#1016]
ldp x10,x12,[sp,#272]
stp q0,q1,[x22,#96]
ldp q0,q1,[x21]
str x11,[sp,#1024]
str x9,[sp,#1032]
ldp x9,x11,[sp,#288]
ror x10,x10,#48
stp q0,q1,[x22,#128]
ror x12,x12,#48
stp q2,q3,[x22,#160]
ldp q1,q0,[x19,#32]
ldp q3,q2,[x19]
ror x9,x9,#48
str x10,[sp,#1040]
ror x10,x11,#48
stp q1,q0,[x22,#224]
stp q3,q2,[x22,#192]
str x12,[sp,#1048]
str x9,[sp,#1056]
str x10,[sp,#1064]
nop
nop
nop
nop
5:
add x10,x22,x8
shared_4 120
add x12,x23,x8
shared_3 1,48,5b
6:
add x10,x23,x8
add x14,x22,x8
and x12,x9,#0x7
ldr q2,[x10,#272]
ldr q3,[x14,#144]
add x12,x23,x12,lsl #6
shared_2 176
add x17,x20,x8
ext v0.16b,v4.16b,v4.16b,#8
eor x10,x10,x12
eor v2.16b,v3.16b,v2.16b
eor x13,x13,x14
eor x10,x11,x10
add x8,x8,#64
eor x12,x13,x15
eor x10,x10,x14
cmp x8,#256
eor x11,x12,x16
eor x10,x10,x15
add x9,x9,#1
str q1,[x17]
stur q2,[x17,#24]
str x11,[x17,#16]
stur q0,[x17,#40]
str x10,[x17,#56]
b.ne 6b
ldp q0,q1,[sp,#496]
add x24,x24,#1
cmp x24,#10
stp q0,q1,[sp,#240]
ldp q0,q2,[sp,#528]
stp q0,q2,[sp,#272]
ldp q1,q0,[sp,#432]
stp q1,q0,[sp,#176]
ldp q2,q0,[sp,#464]
stp q2,q0,[sp,#208]
ldp q1,q0,[sp,#368]
stp q1,q0,[sp,#112]
ldp q2,q0,[sp,#400]
stp q2,q0,[sp,#144]
ldp q1,q0,[sp,#304]
stp q1,q0,[sp,#48]
ldp q1,q0,[sp,#336]
stp q1,q0,[sp,#80]
b.ne 4b
mov x8,xzr
movi v0.2d,#0000000000000000
mov x9,xzr
lsl x10,x8,#3
add w11,w10,#16
and x10,x10,#0x38
and x11,x11,#0x38
str q0,[sp,#1120]
str q0,[sp,#1104]
str q0,[sp,#1088]
str q0,[sp,#1072]
nop
nop
nop
nop
nop
nop
7:
mov x12,x9
add x9,x9,#1
cmp x9,#8
ubfiz x12,x12,#3,#3
add x13,x25,x12
ldr x17,[x23,x12]
ldr x14,[x13]
ldr x16,[x13,#64]
ldr x0,[x13,#128]
ldr x13,[x13,#192]
lsr x15,x14,x10
lsr x1,x16,x10
lsr x2,x0,x10
lsr x14,x14,x11
lsr x16,x16,x11
lsr x0,x0,x11
eor w15,w15,w15,lsr #8
eor w1,w1,w1,lsl #8
eor w2,w2,w2,lsr #8
eor w14,w14,w14,lsr #8
eor w16,w16,w16,lsr #8
eor w0,w0,w0,lsr #8
and x15,x15,#0xff
and x1,x1,#0xff00
orr x15,x15,x17
lsr x17,x13,x10
ubfiz x14,x14,#32,#8
orr x15,x1,x15
ubfiz x1,x2,#16,#8
ubfiz x16,x16,#40,#8
eor w17,w17,w17,lsr #8
ubfiz x0,x0,#48,#8
lsr x13,x13,x11
orr x15,x1,x15
lsl w17,w17,#24
eor w13,w13,w13,lsr #8
orr x14,x14,x17
orr x14,x14,x15
orr x15,x0,x16
orr x14,x15,x14
orr x13,x14,x13,lsl #56
str x13,[x23,x12]
b.ne 7b
ldr x9,[sp,#1088]
ldr x10,[sp,#1096]
ldr x11,[sp,#1104]
ldr x12,[sp,#1112]
ldr x13,[sp,#1080]
ldr x14,[sp,#1072]
eor x0,x10,x9,lsr #1
ldr x15,[sp,#1120]
ldr x16,[sp,#1128]
eor x17,x13,x14,lsr #1
eor x1,x12,x11,lsr #1
eor x2,x16,x15,lsr #1
and x0,x0,#0x5555555555555555
and x17,x17,#0x5555555555555555
and x1,x1,#0x5555555555555555
eor x3,x9,x0,lsl #1
and x2,x2,#0x5555555555555555
eor x14,x14,x17,lsl #1
eor x9,x11,x1,lsl #1
eor x11,x15,x2,lsl #1
eor x12,x1,x12
eor x16,x2,x16
eor x1,x16,x12,lsr #2
eor x13,x17,x13
eor x10,x0,x10
eor x15,x3,x14,lsr #2
eor x0,x11,x9,lsr #2
eor x17,x10,x13,lsr #2
and x5,x1,#0x3333333333333333
ldr x1,[sp]
and x15,x15,#0x3333333333333333
and x0,x0,#0x3333333333333333
and x17,x17,#0x3333333333333333
eor x14,x14,x15,lsl #2
eor x9,x9,x0,lsl #2
add x8,x1,x8,lsl #6
eor x13,x13,x17,lsl #2
eor x12,x12,x5,lsl #2
eor x15,x15,x3
eor x11,x0,x11
eor x4,x9,x14,lsr #4
eor x10,x17,x10
eor x6,x11,x15,lsr #4
ldp x2,x3,[x8]
eor x17,x12,x13,lsr #4
eor x16,x5,x16
and x0,x4,#0xf0f0f0f0f0f0f0f
and x7,x6,#0xf0f0f0f0f0f0f0f
ldp x5,x6,[x8,#16]
and x17,x17,#0xf0f0f0f0f0f0f0f
eor x4,x16,x10,lsr #4
eor x2,x2,x0,lsl #4
eor x3,x3,x17,lsl #4
eor x14,x2,x14
and x2,x4,#0xf0f0f0f0f0f0f0f
eor x4,x5,x7,lsl #4
eor x13,x3,x13
eor x3,x6,x2,lsl #4
stp x14,x13,[x8]
eor x13,x4,x15
ldp x14,x15,[x8,#32]
eor x10,x3,x10
stp x13,x10,[x8,#16]
eor x10,x12,x15
ldp x12,x13,[x8,#48]
eor x9,x9,x14
eor x10,x10,x17
eor x9,x9,x0
stp x9,x10,[x8,#32]
eor x9,x11,x12
ldr x12,[sp,#40]
ldr x11,[sp,#16]
eor x10,x16,x13
eor x9,x9,x7
add x12,x12,#1
eor x10,x10,x2
cmp x12,x11
stp x9,x10,[x8,#48]
b.ne 2b
8:
add sp,sp,#1600
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function phalanx_0_1_kupyna_256_absorb_portable

function phalanx_0_1_kupyna_512_absorb_portable
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#1600
str xzr,[sp]
stp x0,x2,[sp,#8]
cbz x2,10f
movi v20.2d,#0000000000000000
mov x20,x1
mov x9,xzr
add x27,sp,#48
add x23,sp,#560
add x24,sp,#304
add x25,sp,#1072
str x1,[sp,#32]
nop
nop
nop
nop
nop
2:
ldr x8,[sp,#8]
mov x10,xzr
mov w11,#1
str q20,[sp,#1312]
add x8,x8,x9,lsl #7
str q20,[sp,#1296]
str q20,[sp,#1280]
str q20,[sp,#1264]
str q20,[sp,#1248]
str q20,[sp,#1232]
str q20,[sp,#1216]
str q20,[sp,#1200]
str q20,[sp,#1184]
str q20,[sp,#1168]
str q20,[sp,#1152]
str q20,[sp,#1136]
str q20,[sp,#1120]
str q20,[sp,#1104]
str x9,[sp,#24]
str x8,[sp,#40]
str q20,[sp,#1088]
str q20,[sp,#1072]
nop
nop
3:
mov w12,#16
mov w13,#24
lsl x15,x10,#6
ldr x8,[sp,#40]
bfi x12,x10,#6,#58
bfi x13,x10,#6,#58
mov w4,#8
mov w16,#32
add x14,x8,x15
mov w3,#40
mov w5,#48
mov w6,#56
bfi x4,x10,#6,#58
ldr x17,[x8,x12]
ldr x0,[x20,x12]
ldr x1,[x8,x13]
ldr x2,[x20,x13]
bfi x16,x10,#6,#58
ldp x13,x12,[x14]
bfi x3,x10,#6,#58
bfi x5,x10,#6,#58
bfi x6,x10,#6,#58
ldr x7,[x20,x4]
ldr x4,[x8,x4]
ldr x15,[x20,x15]
eor x0,x0,x17
eor x17,x2,x1
ldr x1,[x8,x16]
ldr x16,[x20,x16]
ldr x2,[x8,x3]
ldr x3,[x20,x3]
ldr x26,[x8,x5]
ldr x5,[x20,x5]
ldr x30,[x8,x6]
ldr x6,[x20,x6]
eor x4,x7,x4
eor x15,x15,x13
eor x16,x16,x1
eor x1,x3,x2
eor x2,x4,x15,lsr #1
eor x3,x5,x26
eor x5,x6,x30
eor x6,x17,x0,lsr #1
eor x7,x1,x16,lsr #1
eor x26,x5,x3,lsr #1
and x2,x2,#0x5555555555555555
and x6,x6,#0x5555555555555555
eor x30,x15,x2,lsl #1
eor x20,x2,x4
eor x0,x0,x6,lsl #1
and x7,x7,#0x5555555555555555
and x26,x26,#0x5555555555555555
eor x28,x16,x7,lsl #1
eor x3,x3,x26,lsl #1
eor x17,x6,x17
eor x2,x0,x30,lsr #2
eor x1,x7,x1
eor x6,x26,x5
eor x4,x3,x28,lsr #2
eor x5,x6,x1,lsr #2
mov x9,xzr
and x7,x2,#0x3333333333333333
eor x2,x17,x20,lsr #2
eor x26,x30,x7,lsl #2
and x30,x4,#0x3333333333333333
and x19,x5,#0x3333333333333333
eor x28,x28,x30,lsl #2
and x21,x2,#0x3333333333333333
eor x22,x1,x19,lsl #2
eor x20,x20,x21,lsl #2
ldp x16,x15,[x14,#16]
eor x8,x28,x26,lsr #4
ldp x4,x2,[x14,#32]
ldp x5,x1,[x14,#48]
eor x0,x7,x0
eor x7,x21,x17
eor x14,x30,x3
and x8,x8,#0xf0f0f0f0f0f0f0f
eor x3,x22,x20,lsr #4
eor x6,x19,x6
eor x17,x8,x28
eor x19,x14,x0,lsr #4
eor x8,x26,x8,lsl #4
eor x26,x6,x7,lsr #4
and x21,x3,#0xf0f0f0f0f0f0f0f
eor x28,x1,x5,lsr #1
eor x3,x21,x22
eor x20,x20,x21,lsl #4
and x19,x19,#0xf0f0f0f0f0f0f0f
and x21,x26,#0xf0f0f0f0f0f0f0f
eor x14,x19,x14
eor x22,x12,x13,lsr #1
eor x19,x0,x19,lsl #4
eor x0,x21,x6
eor x6,x15,x16,lsr #1
eor x26,x2,x4,lsr #1
and x22,x22,#0x5555555555555555
eor x7,x7,x21,lsl #4
and x6,x6,#0x5555555555555555
eor x13,x13,x22,lsl #1
stp x8,x20,[sp,#304]
and x21,x26,#0x5555555555555555
and x26,x28,#0x5555555555555555
eor x16,x16,x6,lsl #1
eor x4,x4,x21,lsl #1
eor x5,x5,x26,lsl #1
eor x8,x22,x12
eor x12,x16,x13,lsr #2
eor x15,x6,x15
eor x2,x21,x2
eor x6,x5,x4,lsr #2
eor x1,x26,x1
eor x20,x15,x8,lsr #2
and x12,x12,#0x3333333333333333
eor x21,x1,x2,lsr #2
stp x19,x7,[sp,#320]
and x6,x6,#0x3333333333333333
eor x13,x13,x12,lsl #2
and x20,x20,#0x3333333333333333
eor x4,x4,x6,lsl #2
and x7,x21,#0x3333333333333333
eor x8,x8,x20,lsl #2
eor x2,x2,x7,lsl #2
eor x15,x20,x15
eor x1,x7,x1
eor x19,x4,x13,lsr #4
stp x17,x3,[sp,#336]
eor x12,x12,x16
eor x16,x6,x5
eor x3,x2,x8,lsr #4
eor x6,x1,x15,lsr #4
and x17,x19,#0xf0f0f0f0f0f0f0f
eor x5,x16,x12,lsr #4
stp x14,x0,[sp,#352]
eor x13,x13,x17,lsl #4
and x3,x3,#0xf0f0f0f0f0f0f0f
and x0,x6,#0xf0f0f0f0f0f0f0f
eor x8,x8,x3,lsl #4
and x14,x5,#0xf0f0f0f0f0f0f0f
str x13,[sp,#560]
eor x13,x15,x0,lsl #4
eor x12,x12,x14,lsl #4
str x8,[sp,#568]
eor x8,x17,x4
str x13,[sp,#584]
lsl x13,x10,#3
eor x10,x0,x1
str x8,[sp,#592]
eor x8,x14,x16
str x12,[sp,#576]
eor x12,x3,x2
add w14,w13,#48
str x8,[sp,#608]
add w8,w13,#16
and x14,x14,#0x38
str x10,[sp,#616]
and x10,x13,#0x38
and x13,x8,#0x38
str x12,[sp,#600]
mov w12,w11
eor x11,x10,#0x20
nop
nop
nop
nop
nop
nop
nop
4:
mov x8,x9
add x9,x9,#1
cmp x9,#8
ubfiz x8,x8,#3,#3
ldr x17,[x24,x8]
add x15,x25,x8
ldr x16,[x23,x8]
ldr x8,[x15]
ldr x1,[x15,#128]
ldr x0,[x15,#64]
ubfx x5,x17,#16,#8
and x2,x17,#0xff
ubfx x3,x17,#8,#8
lsl x2,x2,x10
lsr w6,w17,#24
ldr x4,[x15,#192]
lsl x5,x5,x10
lsl x3,x3,x10
ubfx x7,x17,#32,#8
orr x8,x8,x2
ubfx x2,x17,#40,#8
lsl x6,x6,x10
orr x1,x1,x5
ubfx x5,x16,#8,#8
orr x0,x0,x3
ubfx x3,x17,#48,#8
orr x4,x4,x6
ubfx x6,x16,#16,#8
lsl x2,x2,x11
lsl x5,x5,x13
lsl x7,x7,x11
lsl x3,x3,x11
lsr x17,x17,#56
orr x2,x2,x5
lsl x5,x6,x13
ubfx x6,x16,#32,#8
orr x8,x8,x7
and x7,x16,#0xff
orr x0,x0,x2
lsr w2,w16,#24
lsl x7,x7,x13
orr x3,x3,x5
lsl x5,x6,x14
ubfx x6,x16,#40,#8
lsl x17,x17,x11
orr x1,x1,x3
lsl x2,x2,x13
ubfx x3,x16,#48,#8
orr x5,x7,x5
lsl x6,x6,x14
lsr x16,x16,#56
orr x17,x17,x2
orr x8,x8,x5
lsl x2,x3,x14
str x8,[x15]
orr x8,x0,x6
lsl x16,x16,x14
orr x17,x4,x17
str x8,[x15,#64]
orr x8,x1,x2
str x8,[x15,#128]
orr x8,x17,x16
str x8,[x15,#192]
b.ne 4b
ldr x20,[sp,#32]
mov w11,wzr
mov w10,#1
tbnz w12,#0,3b
ldr q0,[sp,#1264]
ldr q1,[sp,#1280]
mov x19,#281406257233920
ldr q2,[sp,#1312]
mov x21,#281337537757184
mov x22,#281200098803712
stp q0,q1,[sp,#240]
ldr q0,[sp,#1296]
ldr q1,[sp,#1200]
mov x28,#272678883688448
mov x26,xzr
movk x19,#65520,lsl #48
stp q0,q2,[sp,#272]
ldr q0,[sp,#1216]
ldr q2,[sp,#1232]
movk x21,#65504,lsl #48
movk x22,#65472,lsl #48
movk x28,#63488,lsl #48
stp q1,q0,[sp,#176]
ldr q0,[sp,#1248]
ldr q1,[sp,#1136]
stp q2,q0,[sp,#208]
ldr q0,[sp,#1152]
ldr q2,[sp,#1168]
stp q1,q0,[sp,#112]
ldr q0,[sp,#1184]
ldr q1,[sp,#1072]
stp q2,q0,[sp,#144]
ldr q0,[sp,#1088]
ldr q2,[sp,#1104]
stp q1,q0,[sp,#48]
ldr q0,[sp,#1120]
stp q2,q0,[sp,#80]
nop
nop
nop
5:
mov x15,x26
mov x4,#3689292519746568192
mov w5,#61680
ldp x8,x9,[sp,#48]
sbfx x13,x15,#1,#1
sbfx x12,x15,#2,#1
sbfx x11,x15,#3,#1
ldp x10,x16,[sp,#64]
sbfx x14,x15,#0,#1
and x0,x13,#0xffff
and x1,x12,#0xffff
and x2,x11,#0xffff
eor x0,x0,x9
tst x15,#0x10
mov w9,#21845
eor x1,x1,x10
mov w10,#43690
and x17,x14,#0xffff
eor x16,x2,x16
csel x9,x10,x9,eq
mov x10,#-6149102341220990976
mov x2,#6148820866244280320
eor x17,x17,x8
eor x7,x0,#0xffff0000
csel x10,x2,x10,eq
ldp x8,x2,[sp,#80]
tst x15,#0x20
and x6,x17,#0xffff0000
mov x30,#1085086035219578880
eor x17,x17,#0xffff0000
and x0,x0,#0xffff0000
and x14,x14,#0xffff000000000000
eor x3,x9,x8
mov w8,#13107
mov w9,#52428
csel x9,x9,x8,eq
mov x8,#-3689573994723278848
and x13,x13,#0xffff000000000000
csel x8,x4,x8,eq
tst x15,#0x40
eor x2,x9,x2
mov w9,#3855
and x12,x12,#0xffff000000000000
and x11,x11,#0xffff000000000000
csel x9,x5,x9,eq
ldp x4,x5,[sp,#96]
eor x4,x9,x4
mov x9,#-1085367510196289536
csel x9,x30,x9,eq
tst x15,#0x80
eor x15,x7,x6
and x6,x7,x6
stp x17,x15,[sp,#48]
orr x17,x6,x0
mov w0,#255
mov w6,#65280
csel x0,x6,x0,eq
and x15,x1,x17
eor x17,x1,x17
eor x0,x0,x5
and x1,x16,x15
eor x5,x3,#0xffff0000
eor x15,x16,x15
and x16,x3,#0xffff0000
and x3,x5,x1
orr x16,x3,x16
eor x3,x2,#0xffff0000
stp x17,x15,[sp,#64]
and x15,x2,#0xffff0000
and x17,x3,x16
eor x16,x3,x16
orr x15,x17,x15
eor x17,x4,#0xffff0000
and x2,x4,#0xffff0000
and x3,x17,x15
eor x1,x5,x1
eor x15,x17,x15
orr x2,x3,x2
eor x3,x0,#0xffff0000
and x0,x0,#0xffff0000
and x17,x3,x2
stp x1,x16,[sp,#80]
eor x16,x3,x2
orr x17,x17,x0
shared_1 112,0xffff0000
eor x17,x1,x0
and x0,x1,x0
stp x15,x17,[sp,#224]
orr x15,x0,x16
ldp x1,x16,[sp,#240]
ldp x0,x2,[sp,#256]
ldp x3,x4,[sp,#272]
eor x17,x1,x15
and x15,x1,x15
and x1,x16,x15
eor x15,x16,x15
and x16,x0,x1
stp x17,x15,[sp,#240]
eor x5,x3,#0xffff0000
and x17,x2,x16
and x15,x3,#0xffff0000
eor x0,x0,x1
and x3,x5,x17
eor x16,x2,x16
eor x1,x4,#0xffff0000
orr x15,x3,x15
stp x0,x16,[sp,#256]
and x16,x4,#0xffff0000
and x0,x1,x15
eor x17,x5,x17
eor x15,x1,x15
orr x16,x0,x16
ldp x2,x0,[sp,#288]
stp x17,x15,[sp,#272]
eor x3,x2,#0xffff0000
and x2,x2,#0xffff0000
and x4,x3,x16
eor x16,x3,x16
orr x1,x4,x2
eor x2,x0,#0xffff0000
and x0,x0,#0xffff0000
and x17,x2,x1
orr x15,x17,x0
eor x0,x2,x1
ldp x17,x1,[sp,#48]
ror x15,x15,#32
stp x16,x0,[sp,#288]
and x16,x17,x15
eor x15,x17,x15
eor x17,x1,x16
and x16,x1,x16
ldp x0,x1,[sp,#64]
stp x15,x17,[sp,#48]
and x15,x0,x16
eor x16,x0,x16
eor x0,x1,x15
and x15,x1,x15
ldp x17,x1,[sp,#80]
stp x16,x0,[sp,#64]
eor x2,x17,#0xffff000000000000
and x16,x17,#0xffff000000000000
and x17,x2,x15
eor x15,x2,x15
orr x16,x17,x16
eor x17,x1,#0xffff000000000000
and x1,x1,#0xffff000000000000
and x2,x17,x16
eor x16,x17,x16
orr x1,x2,x1
ldp x0,x2,[sp,#96]
stp x15,x16,[sp,#80]
eor x3,x0,#0xffff000000000000
and x17,x0,#0xffff000000000000
and x0,x3,x1
eor x16,x3,x1
orr x15,x0,x17
eor x17,x2,#0xffff000000000000
eor x0,x17,x15
and x15,x17,x15
and x17,x2,#0xffff000000000000
orr x15,x15,x17
ldp x1,x17,[sp,#112]
stp x16,x0,[sp,#96]
and x16,x1,x15
eor x15,x1,x15
eor x0,x17,x16
and x16,x17,x16
ldp x1,x17,[sp,#128]
stp x15,x0,[sp,#112]
eor x15,x1,x16
and x16,x1,x16
eor x0,x17,x16
stp x15,x0,[sp,#128]
and x15,x17,x16
ldp x1,x16,[sp,#144]
eor x17,x1,#0xffff000000000000
and x1,x1,#0xffff000000000000
eor x0,x17,x15
and x15,x17,x15
eor x17,x16,#0xffff000000000000
orr x15,x15,x1
and x16,x16,#0xffff000000000000
eor x2,x17,x15
and x15,x17,x15
orr x15,x15,x16
ldp x1,x16,[sp,#160]
stp x0,x2,[sp,#144]
eor x17,x1,#0xffff000000000000
and x0,x1,#0xffff000000000000
and x1,x17,x15
eor x15,x17,x15
orr x0,x1,x0
eor x1,x16,#0xffff000000000000
and x16,x16,#0xffff000000000000
eor x17,x1,x0
and x0,x1,x0
stp x15,x17,[sp,#160]
orr x15,x0,x16
ldp x1,x16,[sp,#176]
eor x17,x1,x15
and x15,x1,x15
eor x1,x16,x15
and x15,x16,x15
ldp x0,x16,[sp,#192]
stp x17,x1,[sp,#176]
and x17,x0,x15
eor x15,x0,x15
eor x0,x16,x17
and x16,x16,x17
ldp x2,x17,[sp,#208]
stp x15,x0,[sp,#192]
eor x1,x2,#0xffff000000000000
and x15,x2,#0xffff000000000000
eor x0,x17,#0xffff000000000000
and x2,x1,x16
eor x16,x1,x16
orr x15,x2,x15
eor x1,x0,x15
and x15,x0,x15
stp x16,x1,[sp,#208]
and x16,x17,#0xffff000000000000
orr x15,x15,x16
ldp x2,x16,[sp,#224]
eor x17,x2,#0xffff000000000000
and x0,x2,#0xffff000000000000
and x1,x17,x15
eor x15,x17,x15
orr x17,x1,x0
eor x0,x16,#0xffff000000000000
and x16,x16,#0xffff000000000000
eor x1,x0,x17
and x17,x0,x17
stp x15,x1,[sp,#224]
orr x16,x17,x16
ldp x15,x17,[sp,#240]
eor x0,x15,x14
and x14,x15,x14
and x15,x0,x16
eor x16,x0,x16
orr x14,x15,x14
eor x15,x17,x13
and x13,x17,x13
eor x0,x15,x14
and x14,x15,x14
stp x16,x0,[sp,#240]
orr x13,x14,x13
add x0,sp,#48
ldp x16,x14,[sp,#256]
eor x15,x16,x12
and x12,x16,x12
and x16,x15,x13
eor x13,x15,x13
orr x12,x16,x12
eor x16,x14,x11
and x11,x14,x11
eor x15,x16,x12
and x12,x16,x12
orr x11,x12,x11
ldp x17,x12,[sp,#272]
stp x13,x15,[sp,#256]
eor x13,x17,x10
and x10,x17,x10
and x14,x13,x11
eor x11,x13,x11
eor x13,x12,x8
orr x10,x14,x10
and x8,x12,x8
eor x14,x13,x10
and x10,x13,x10
mov x13,#-72057594037927936
stp x11,x14,[sp,#272]
orr x8,x10,x8
mov x14,#71776119061217280
ldp x11,x10,[sp,#288]
csel x13,x14,x13,eq
eor x12,x11,x9
and x9,x11,x9
eor x10,x10,x13
and x11,x12,x8
eor x8,x12,x8
orr x9,x11,x9
eor x9,x10,x9
stp x8,x9,[sp,#288]
invoke bl,local_kupyna_portable_substitute_1
add x0,x27,#64
invoke bl,local_kupyna_portable_substitute_2
add x0,x27,#128
invoke bl,local_kupyna_portable_substitute_3
add x0,x27,#192
invoke bl,local_kupyna_portable_substitute_4
mov x10,xzr
mov x14,#64424509440
mov w9,#1
movk x14,#15,lsl #48
add x1,x27,#64
and x10,x10,#0x7
mov x15,#133143986176
mov w16,#-65538
ldr x11,[x27,x10,lsl #3]
mov w17,#65537
movk x15,#31,lsl #48
add x2,x27,#128
add x3,x27,#192
mov w0,#458759
and x12,x19,x11,lsl #4
mov w13,w11
and x11,x14,x11,lsr #12
movi v20.2d,#0000000000000000
mov x8,xzr
orr x12,x12,x13
mov w13,#2
orr x11,x12,x11
str x11,[x27,x10,lsl #3]
and x9,x9,#0x7
shared_13 3,3,4
mov w13,#5
shared_13 3,6,7
mov x13,xzr
ldr x10,[x27,x9,lsl #3]
and x11,x19,x10,lsl #4
mov w12,w10
and x10,x14,x10,lsr #12
mov w14,#1
orr x11,x11,x12
orr x10,x11,x10
str x10,[x27,x9,lsl #3]
and x9,x13,#0x7
shared_11 3,2,3
mov w14,#4
shared_11 3,5,6
mov w14,#7
ldr x10,[x1,x9,lsl #3]
and x11,x16,x10,lsl #1
and x12,x17,x10,lsr #15
and x13,x21,x10,lsl #5
and x10,x15,x10,lsr #11
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x1,x9,lsl #3]
and x9,x14,#0x7
mov x14,xzr
ldr x10,[x1,x9,lsl #3]
and x11,x16,x10,lsl #1
and x12,x17,x10,lsr #15
and x13,x21,x10,lsl #5
and x10,x15,x10,lsr #11
mov x15,#270582939648
mov w16,#-196612
orr x11,x11,x12
mov w17,#196611
movk x15,#63,lsl #48
orr x10,x13,x10
orr x10,x10,x11
str x10,[x1,x9,lsl #3]
shared_7 0x7,1,2,3
mov w14,#4
ldr x10,[x2,x9,lsl #3]
and x11,x16,x10,lsl #2
and x12,x17,x10,lsr #14
and x13,x22,x10,lsl #6
and x10,x15,x10,lsr #10
orr x11,x11,x12
orr x10,x13,x10
orr x10,x10,x11
str x10,[x2,x9,lsl #3]
shared_7 0x7,5,6,7
mov x14,xzr
ldr x10,[x2,x9,lsl #3]
and x11,x16,x10,lsl #2
and x12,x17,x10,lsr #14
and x13,x22,x10,lsl #6
and x10,x15,x10,lsr #10
mov x16,#8791798054912
mov w17,#-458760
orr x11,x11,x12
movk x16,#2047,lsl #48
orr x10,x13,x10
orr x10,x10,x11
str x10,[x2,x9,lsl #3]
shared_9 0x7,1,2,3
shared_9 0x7,4,5,6
and x10,x14,#0x7
ldr x9,[x3,x10,lsl #3]
and x11,x17,x9,lsl #3
and x12,x0,x9,lsr #13
and x13,x28,x9,lsl #11
and x9,x16,x9,lsr #5
orr x11,x11,x12
orr x12,x13,x9
mov w9,#7
orr x11,x12,x11
str x11,[x3,x10,lsl #3]
ldp x10,x11,[sp,#48]
and x9,x9,#0x7
ldp x12,x13,[sp,#64]
str q20,[sp,#1568]
ldp x14,x15,[sp,#80]
str q20,[sp,#1552]
ror x10,x10,#32
ror x11,x11,#32
str q20,[sp,#1536]
ror x12,x12,#32
ldp q0,q1,[sp,#48]
shared_5 816,32
str x10,[sp,#944]
ror x10,x14,#32
ror x12,x12,#32
str x11,[sp,#952]
ldr x11,[x3,x9,lsl #3]
ror x13,x13,#32
ror x14,x15,#32
str x10,[sp,#968]
and x10,x17,x11,lsl #3
and x15,x0,x11,lsr #13
stp q0,q1,[sp,#560]
str x13,[sp,#976]
and x13,x28,x11,lsl #11
and x11,x16,x11,lsr #5
ldp q2,q0,[sp,#80]
str x12,[sp,#960]
str x14,[sp,#984]
ldp x12,x14,[sp,#224]
orr x10,x10,x15
orr x11,x13,x11
str q20,[sp,#1520]
orr x10,x11,x10
str x10,[x3,x9,lsl #3]
stp q2,q0,[sp,#592]
ldp q1,q2,[x1]
ror x12,x12,#32
ror x11,x14,#32
str q20,[sp,#1504]
ldp x9,x10,[sp,#240]
str q20,[sp,#1488]
str x12,[sp,#992]
str x11,[sp,#1000]
ldp x11,x12,[sp,#256]
stp q1,q2,[x23,#64]
ldp q0,q1,[x1,#32]
ror x9,x9,#32
ror x10,x10,#32
str q20,[sp,#1472]
ror x11,x11,#32
ldp q2,q3,[x2,#32]
str x9,[sp,#1008]
ror x9,x12,#32
str x10,[sp,#1016]
ldp x10,x12,[sp,#272]
stp q0,q1,[x23,#96]
ldp q0,q1,[x2]
str x11,[sp,#1024]
str x9,[sp,#1032]
ldp x9,x11,[sp,#288]
ror x10,x10,#32
stp q0,q1,[x23,#128]
ror x12,x12,#32
stp q2,q3,[x23,#160]
ldp q1,q0,[x3,#32]
ldp q3,q2,[x3]
ror x9,x9,#32
str x10,[sp,#1040]
ror x10,x11,#32
str q20,[sp,#1456]
str q20,[sp,#1440]
str q20,[sp,#1424]
str q20,[sp,#1408]
str q20,[sp,#1392]
str q20,[sp,#1376]
str q20,[sp,#1360]
str q20,[sp,#1344]
str q20,[sp,#1328]
str q20,[sp,#1312]
str q20,[sp,#1296]
str q20,[sp,#1280]
str q20,[sp,#1264]
str q20,[sp,#1248]
str q20,[sp,#1232]
str q20,[sp,#1216]
str q20,[sp,#1200]
str q20,[sp,#1184]
str q20,[sp,#1168]
str q20,[sp,#1152]
str q20,[sp,#1136]
str q20,[sp,#1120]
str q20,[sp,#1104]
str q20,[sp,#1088]
str q20,[sp,#1072]
stp q3,q2,[x23,#192]
stp q1,q0,[x23,#224]
str x12,[sp,#1048]
str x9,[sp,#1056]
str x10,[sp,#1064]
nop
nop
nop
nop
nop
nop
nop
6:
add x10,x23,x8
shared_4 120
add x12,x25,x8
shared_3 1,32,6b
7:
add x10,x25,x8
add x14,x23,x8
and x12,x9,#0x7
ldr q2,[x10,#272]
ldr q3,[x14,#144]
add x12,x25,x12,lsl #6
shared_2 176
add x17,x24,x8
ext v0.16b,v4.16b,v4.16b,#8
eor x10,x10,x12
eor v2.16b,v3.16b,v2.16b
eor x13,x13,x14
eor x10,x11,x10
add x8,x8,#64
eor x12,x13,x15
eor x10,x10,x14
cmp x8,#256
eor x11,x12,x16
eor x10,x10,x15
add x9,x9,#1
str q1,[x17]
stur q2,[x17,#24]
str x11,[x17,#16]
stur q0,[x17,#40]
str x10,[x17,#56]
b.ne 7b
ldp q0,q1,[sp,#496]
add x26,x26,#1
cmp x26,#14
stp q0,q1,[sp,#240]
ldp q0,q2,[sp,#528]
stp q0,q2,[sp,#272]
ldp q1,q0,[sp,#432]
stp q1,q0,[sp,#176]
ldp q2,q0,[sp,#464]
stp q2,q0,[sp,#208]
ldp q1,q0,[sp,#368]
stp q1,q0,[sp,#112]
ldp q2,q0,[sp,#400]
stp q2,q0,[sp,#144]
ldp q1,q0,[sp,#304]
stp q1,q0,[sp,#48]
ldp q1,q0,[sp,#336]
stp q1,q0,[sp,#80]
b.ne 5b
mov x9,xzr
mov w10,#1
nop
nop
nop
nop
nop
nop
nop
8:
ubfiz x12,x9,#3,#3
mov x11,xzr
mov w8,w10
str q20,[sp,#1120]
eor x10,x12,#0x20
str q20,[sp,#1104]
str q20,[sp,#1088]
str q20,[sp,#1072]
9:
mov x13,x11
add x11,x11,#1
cmp x11,#8
ubfiz x13,x13,#3,#3
add x14,x27,x13
ldr x2,[x25,x13]
ldr x15,[x14]
ldr x16,[x14,#64]
ldr x0,[x14,#128]
ldr x14,[x14,#192]
lsr x17,x15,x12
lsr x1,x16,x12
lsr x15,x15,x10
lsr x3,x0,x12
lsr x16,x16,x10
lsr x0,x0,x10
eor w17,w17,w17,lsr #16
eor w1,w1,w1,lsr #16
eor w15,w15,w15,lsr #16
eor w3,w3,w3,lsl #16
eor w16,w16,w16,lsr #16
eor w0,w0,w0,lsr #16
and x17,x17,#0xff
ubfiz x1,x1,#8,#8
ubfiz x15,x15,#32,#8
orr x17,x17,x2
lsr x2,x14,x12
ubfiz x16,x16,#40,#8
orr x17,x1,x17
and x1,x3,#0xff0000
ubfiz x0,x0,#48,#8
eor w2,w2,w2,lsr #16
lsr x14,x14,x10
orr x17,x1,x17
orr x16,x0,x16
lsl w2,w2,#24
eor w14,w14,w14,lsr #16
orr x15,x15,x2
orr x15,x15,x17
orr x15,x16,x15
orr x14,x15,x14,lsl #56
str x14,[x25,x13]
b.ne 9b
ldr x15,[sp,#1080]
ldr x16,[sp,#1072]
add x9,x20,x9,lsl #6
ldr x11,[sp,#1088]
ldr x12,[sp,#1096]
mov w10,wzr
ldr x13,[sp,#1104]
ldr x14,[sp,#1112]
eor x1,x15,x16,lsr #1
ldr x17,[sp,#1120]
ldr x0,[sp,#1128]
eor x2,x12,x11,lsr #1
eor x3,x14,x13,lsr #1
and x1,x1,#0x5555555555555555
eor x4,x0,x17,lsr #1
and x2,x2,#0x5555555555555555
eor x15,x1,x15
and x3,x3,#0x5555555555555555
eor x16,x16,x1,lsl #1
eor x12,x2,x12
and x1,x4,#0x5555555555555555
eor x4,x11,x2,lsl #1
eor x11,x13,x3,lsl #1
eor x13,x17,x1,lsl #1
eor x14,x3,x14
eor x17,x1,x0
eor x0,x4,x16,lsr #2
eor x1,x12,x15,lsr #2
eor x3,x17,x14,lsr #2
eor x2,x13,x11,lsr #2
ldp x7,x19,[x9,#16]
and x0,x0,#0x3333333333333333
and x1,x1,#0x3333333333333333
and x3,x3,#0x3333333333333333
and x2,x2,#0x3333333333333333
eor x16,x16,x0,lsl #2
eor x15,x15,x1,lsl #2
eor x5,x11,x2,lsl #2
eor x11,x14,x3,lsl #2
eor x0,x0,x4
eor x13,x2,x13
ldp x2,x4,[x9]
eor x14,x5,x16,lsr #4
eor x12,x1,x12
eor x1,x11,x15,lsr #4
eor x17,x3,x17
eor x3,x13,x0,lsr #4
and x14,x14,#0xf0f0f0f0f0f0f0f
and x1,x1,#0xf0f0f0f0f0f0f0f
eor x6,x17,x12,lsr #4
eor x2,x2,x14,lsl #4
and x3,x3,#0xf0f0f0f0f0f0f0f
eor x4,x4,x1,lsl #4
eor x16,x2,x16
and x2,x6,#0xf0f0f0f0f0f0f0f
eor x6,x7,x3,lsl #4
eor x15,x4,x15
eor x4,x19,x2,lsl #4
stp x16,x15,[x9]
eor x15,x6,x0
ldp x16,x0,[x9,#32]
eor x12,x4,x12
stp x15,x12,[x9,#16]
eor x12,x5,x16
eor x11,x11,x0
eor x12,x12,x14
ldp x15,x14,[x9,#48]
eor x11,x11,x1
stp x12,x11,[x9,#32]
eor x13,x13,x15
eor x12,x17,x14
eor x11,x13,x3
eor x12,x12,x2
stp x11,x12,[x9,#48]
mov w9,#1
tbnz w8,#0,8b
ldp x8,x9,[sp,#16]
add x9,x9,#1
cmp x9,x8
b.ne 2b
10:
add sp,sp,#1600
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function phalanx_0_1_kupyna_512_absorb_portable

local_function local_kupyna_portable_substitute_1
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#480
ldp x19,x13,[x0]
ldp x10,x1,[x0,#48]
stur x0,[x29,#-112]
ldp x3,x26,[x0,#16]
ldr x25,[x0,#40]
orr x8,x13,x19
orr x9,x13,x19
and x12,x10,x13
and x11,x10,x19
stur x9,[x29,#-72]
bic x0,x3,x12
eor x15,x11,x13
stp x11,x13,[x29,#-24]
bic x14,x15,x0
eor x8,x0,x8
eor x23,x10,x13
eor x16,x14,x10
eor x13,x12,x11
stur x10,[x29,#-136]
bic x9,x25,x16
bic x11,x19,x25
eor x17,x13,x25
eor x28,x8,x9
bic x8,x25,x16
bic x10,x15,x0
stur x8,[x29,#-56]
orr x8,x28,x12
orr x6,x17,x3
orr x24,x14,x25
stur x10,[x29,#-192]
eor x22,x8,x11
eor x10,x13,x25
bic x4,x17,x19
eor x5,x24,x23
stur x10,[x29,#-88]
eor x10,x22,x6
eor x9,x5,x4
bic x17,x16,x10
orr x10,x9,x3
bic x8,x8,x16
eor x7,x17,x15
stur x10,[x29,#-128]
eor x21,x8,x10
stur x8,[x29,#-176]
mov x10,x19
bic x8,x19,x7
stur x16,[x29,#-104]
eor x2,x22,x6
orr x19,x4,x3
mov x16,x3
str x3,[sp]
eor x3,x8,x5
bic x8,x10,x7
eor x9,x5,x4
orr x27,x21,x1
stur x8,[x29,#-184]
bic x14,x10,x25
bic x8,x1,x2
stur x15,[x29,#-224]
eor x20,x19,x14
eor x15,x3,x27
str x9,[sp,#176]
eor x9,x8,x28
bic x8,x1,x2
stp x8,x12,[x29,#-168]
and x12,x20,x1
and x15,x15,x26
eor x8,x3,x27
eor x30,x15,x9
str x8,[sp,#232]
eor x8,x12,x5
mov x11,x26
stur x26,[x29,#-152]
mov x26,x5
orr x5,x27,x4
and x4,x8,x16
bic x8,x23,x30
stur x9,[x29,#-96]
eor x9,x5,x4
orr x4,x8,x25
bic x8,x23,x30
stur x9,[x29,#-64]
eor x9,x4,x9
orn x7,x7,x24
stur x8,[x29,#-216]
bic x8,x27,x13
bic x13,x9,x17
str x24,[sp,#168]
and x24,x7,x1
orr x4,x2,x14
str x15,[sp,#216]
eor x15,x12,x26
mov x12,x23
stur x23,[x29,#-80]
eon x7,x17,x8
and x23,x13,x21
stur x8,[x29,#-208]
and x7,x25,x7
eor x8,x23,x10
str x17,[sp,#224]
eor x17,x24,x4
eor x14,x8,x7
str x28,[sp,#136]
and x28,x20,x1
orr x4,x17,x19
stur x24,[x29,#-144]
mov x24,x10
eor x10,x14,x4
stur x8,[x29,#-32]
eor x8,x28,x26
eor x23,x13,x15
stur x8,[x29,#-232]
eor x8,x10,x13
eor x13,x14,x4
str x9,[sp,#208]
bic x9,x13,x11
and x13,x8,x25
stur x8,[x29,#-48]
eor x8,x9,x23
eor x13,x13,x0
orr x19,x8,x21
eor x8,x9,x23
str x3,[sp,#152]
stur x8,[x29,#-40]
ldur x8,[x29,#-112]
eor x3,x22,x6
bic x28,x19,x6
ldur x7,[x29,#-136]
str x30,[sp,#184]
ldr x6,[x8,#32]
eor x30,x22,x0
eor x8,x13,x28
stp x26,x8,[sp,#120]
and x13,x30,x26
eor x28,x19,x7
bic x19,x6,x8
ldur x8,[x29,#-88]
eor x10,x14,x4
eor x13,x13,x28
str x10,[sp,#48]
ldur x10,[x29,#-128]
eor x13,x13,x19
and x19,x8,x12
ldur x8,[x29,#-72]
ldr x16,[sp,#176]
stp x9,x0,[sp,#104]
mov x9,x22
and x11,x10,x8
bic x22,x10,x24
ldur x10,[x29,#-104]
bic x2,x17,x16
and x4,x4,x26
stur x3,[x29,#-200]
bic x12,x10,x2
eor x10,x5,x11
str x11,[sp,#8]
bic x8,x10,x3
bic x11,x4,x6
ldr x3,[sp]
bic x28,x28,x6
eor x11,x11,x10
bic x10,x4,x6
str x10,[sp,#200]
bic x10,x3,x23
eor x23,x28,x19
ldr x26,[sp,#136]
and x15,x20,x1
eor x10,x9,x10
bic x30,x13,x23
str x17,[sp,#240]
mov x17,x9
str x15,[sp,#160]
ldur x9,[x29,#-96]
eor x30,x30,x11
stur x12,[x29,#-72]
eor x15,x10,x12
and x12,x26,x25
str x14,[sp,#192]
ldur x14,[x29,#-16]
bic x28,x4,x9
str x10,[sp,#32]
and x10,x22,x30
eor x22,x15,x24
stur x12,[x29,#-104]
ldp x0,x12,[x29,#-152]
str x11,[sp,#64]
bic x5,x5,x30
eor x11,x22,x10
eor x9,x28,x8
bic x28,x23,x14
stur x11,[x29,#-88]
and x22,x26,x25
eor x11,x11,x5
stp x9,x11,[sp,#72]
mov x23,x7
eor x9,x28,x7
orr x5,x22,x3
mov x7,x26
ldur x26,[x29,#-56]
eor x28,x11,x12
ldur x11,[x29,#-24]
eor x5,x9,x5
stur x24,[x29,#-120]
eor x8,x8,x26
eon x22,x1,x28
eor x24,x11,x25
and x11,x5,x0
and x8,x8,x6
eor x11,x11,x26
eor x12,x24,x22
str x13,[sp,#24]
eor x24,x11,x10
eor x10,x12,x8
and x8,x20,x1
bic x9,x10,x9
mov x13,x3
mov x3,x20
eor x9,x21,x9
orn x20,x8,x17
mov x8,x10
str x9,[sp,#40]
ldr x9,[sp,#208]
and x11,x28,x15
str x10,[sp,#88]
and x10,x28,x21
eor x4,x5,x4
stur x10,[x29,#-56]
orr x10,x9,x19
bic x26,x30,x8
stur x10,[x29,#-144]
bic x10,x13,x9
ldur x9,[x29,#-32]
stur x12,[x29,#-128]
eor x12,x20,x11
and x11,x3,x6
bic x19,x27,x9
ldr x27,[sp,#48]
orr x5,x10,x14
eor x11,x11,x26
orr x3,x15,x0
eor x26,x5,x2
and x20,x27,x16
eor x28,x3,x26
str x10,[sp,#16]
eor x8,x20,x19
orr x19,x19,x23
bic x10,x7,x20
str x8,[sp,#56]
and x8,x12,x6
eon x11,x20,x11
eor x8,x19,x8
and x19,x28,x6
str x10,[sp,#176]
eor x10,x24,x19
and x11,x14,x11
eor x8,x8,x22
str x10,[sp,#96]
bic x20,x1,x10
eor x23,x8,x11
ldur x10,[x29,#-72]
ldp x12,x8,[sp,#24]
bic x9,x0,x30
ldr x11,[sp,#112]
stp x9,x2,[sp,#136]
eor x16,x9,x12
orr x28,x8,x10
ldr x8,[sp,#192]
eor x9,x20,x16
mov x21,x13
str x9,[sp,#208]
bic x8,x4,x8
eor x15,x9,x28
ldur x9,[x29,#-80]
str x8,[sp,#192]
and x8,x4,x25
ldur x17,[x29,#-120]
mov x0,x27
orr x4,x11,x9
ldr x11,[sp,#8]
eor x9,x15,x8
ldur x8,[x29,#-64]
bic x20,x17,x9
eor x4,x4,x5
eor x3,x3,x11
orr x2,x8,x11
bic x14,x8,x5
ldp x11,x8,[sp,#64]
orr x13,x27,x11
ldr x11,[sp,#104]
eor x19,x8,x20
str x13,[sp,#32]
orr x27,x11,x10
ldur x10,[x29,#-88]
orr x11,x19,x9
eor x8,x3,x27
eor x7,x11,x14
str x19,[sp,#112]
bic x20,x10,x20
eor x7,x7,x23
ldr x10,[sp,#40]
bic x3,x0,x20
and x5,x7,x20
ldur x0,[x29,#-136]
eor x14,x8,x3
eor x3,x4,x30
eor x4,x7,x27
bic x27,x6,x14
str x14,[sp,#48]
eon x10,x30,x10
eor x14,x3,x27
and x3,x4,x17
str x14,[sp,#40]
ldr x14,[sp,#128]
eor x4,x24,x3
ldur x24,[x29,#-128]
bic x4,x1,x4
eor x30,x9,x14
orr x3,x30,x24
eor x27,x20,x30
eor x12,x5,x3
eor x5,x4,x8
eor x8,x16,x2
str x12,[sp,#64]
ldur x12,[x29,#-48]
eor x11,x8,x11
and x8,x1,x10
eor x4,x11,x26
bic x12,x28,x12
and x4,x4,x1
eor x28,x22,x12
str x12,[sp,#104]
ldr x12,[sp,#152]
eor x10,x28,x13
eor x4,x4,x28
and x13,x7,x0
eor x14,x10,x24
ldur x24,[x29,#-152]
eor x4,x4,x13
orn x20,x14,x12
str x14,[sp,#128]
and x13,x7,x0
eor x20,x20,x27
ldur x14,[x29,#-144]
ldur x10,[x29,#-104]
and x20,x20,x24
str x13,[sp,#72]
bic x13,x17,x25
stur x13,[x29,#-64]
and x22,x14,x13
eor x13,x4,x20
bic x10,x10,x15
str x13,[sp,#8]
eor x13,x4,x22
str x13,[sp,#24]
ldr x13,[sp,#120]
eor x10,x8,x10
ldr x8,[sp,#16]
bic x20,x19,x5
mov x15,x19
bic x4,x4,x13
ldr x19,[sp,#80]
eor x13,x20,x8
ldr x8,[sp,#168]
eor x22,x10,x4
orr x4,x23,x14
bic x10,x8,x13
eor x8,x10,x4
str x8,[sp,#168]
ldur x8,[x29,#-40]
and x10,x8,x6
ldur x8,[x29,#-16]
bic x4,x8,x19
ldr x8,[sp,#184]
eor x8,x10,x8
ldr x10,[sp,#160]
str x8,[sp,#184]
ldur x8,[x29,#-96]
bic x14,x8,x11
ldur x8,[x29,#-80]
eor x11,x11,x4
eor x20,x11,x16
bic x4,x10,x12
orr x10,x12,x1
eor x17,x28,x8
ldr x8,[sp,#56]
ldr x12,[sp,#232]
stur x10,[x29,#-96]
bic x10,x10,x21
and x3,x7,x17
eor x26,x8,x20
ldur x8,[x29,#-224]
eor x10,x10,x17
and x17,x26,x24
mov x16,x24
orn x7,x12,x8
ldr x8,[sp,#216]
eor x10,x10,x17
bic x12,x6,x11
bic x10,x10,x6
and x17,x9,x8
ldur x8,[x29,#-56]
stur x12,[x29,#-80]
eor x12,x12,x15
eor x26,x5,x10
bic x10,x23,x24
eor x11,x8,x2
ldur x8,[x29,#-64]
mov x15,x0
eor x24,x11,x9
orr x11,x20,x9
eor x9,x10,x12
and x8,x12,x8
ldr x12,[sp,#224]
ldr x10,[sp,#88]
eor x8,x7,x8
ldur x7,[x29,#-88]
stur x9,[x29,#-64]
and x8,x8,x21
eor x20,x10,x12
bic x5,x10,x13
eor x14,x14,x7
mov x10,x16
eor x12,x14,x8
ldur x14,[x29,#-192]
and x23,x12,x14
ldr x14,[sp,#96]
bic x12,x12,x0
eor x12,x12,x3
ldr x0,[sp,#8]
orn x14,x25,x14
eor x12,x12,x13
and x13,x22,x16
eor x14,x14,x20
eor x8,x14,x8
eor x14,x27,x4
bic x4,x9,x30
eor x8,x8,x13
ldp x9,x13,[sp,#32]
and x8,x8,x6
mov x30,x15
ldur x27,[x29,#-16]
and x13,x13,x16
ldur x16,[x29,#-104]
eor x8,x8,x0
and x3,x13,x16
eor x13,x12,x13
eor x12,x14,x12
ldur x14,[x29,#-216]
bic x13,x13,x25
and x2,x12,x25
ldr x12,[sp,#48]
eor x26,x26,x13
ldur x16,[x29,#-144]
orr x13,x13,x14
ldur x14,[x29,#-232]
bic x12,x8,x12
eor x14,x3,x14
eor x3,x12,x16
mov x16,x7
eor x7,x9,x7
orr x3,x3,x1
ldr x9,[sp,#24]
eor x4,x7,x4
eor x7,x3,x24
orr x3,x26,x19
orr x4,x4,x15
ldr x15,[sp,#200]
eor x3,x3,x11
orr x11,x9,x21
ldr x9,[sp,#64]
eor x14,x14,x24
orr x22,x7,x15
eor x14,x14,x4
ldur x24,[x29,#-176]
and x4,x9,x16
ldur x16,[x29,#-208]
eor x17,x22,x17
and x15,x14,x21
bic x14,x17,x1
orr x22,x9,x21
orr x17,x12,x16
ldr x16,[sp,#144]
ldp x9,x21,[x29,#-128]
eor x12,x16,x12
ldr x16,[sp,#136]
bic x1,x8,x16
eor x17,x17,x9
ldr x16,[sp,#72]
eor x1,x1,x4
orr x4,x2,x28
and x17,x17,x27
eor x14,x1,x14
eor x12,x4,x12
eor x17,x3,x17
and x1,x0,x24
orr x3,x14,x16
ldur x4,[x29,#-160]
eor x1,x3,x1
ldur x3,[x29,#-184]
ldr x16,[sp,#240]
bic x4,x14,x4
orr x1,x1,x21
bic x17,x17,x10
eor x3,x4,x3
bic x4,x9,x21
mov x0,x10
orr x3,x3,x16
ldr x16,[sp,#104]
orr x12,x12,x30
eor x19,x23,x16
ldr x16,[sp,#176]
ldur x23,[x29,#-168]
eor x19,x19,x20
eor x21,x22,x16
ldur x16,[x29,#-48]
bic x23,x8,x23
eor x3,x19,x3
bic x22,x20,x16
ldp x9,x16,[x29,#-80]
eor x20,x21,x23
ldur x21,[x29,#-24]
eor x5,x3,x5
bic x3,x3,x10
and x5,x5,x27
eor x4,x9,x4
bic x19,x16,x26
ldr x16,[sp,#128]
eor x4,x4,x20
eor x19,x19,x21
ldur x9,[x29,#-112]
eor x21,x22,x16
orr x4,x4,x10
eor x19,x19,x24
eor x4,x21,x4
ldur x16,[x29,#-56]
eor x2,x19,x2
bic x4,x27,x4
eor x2,x2,x3
eor x13,x13,x5
eor x14,x14,x4
bic x4,x10,x20
ldr x10,[sp,#168]
bic x14,x30,x14
eor x4,x4,x7
stp x8,x26,[x9,#40]
eor x17,x10,x17
ldr x10,[sp,#192]
eor x14,x4,x14
bic x3,x16,x14
eor x17,x17,x1
bic x1,x2,x6
eor x11,x11,x10
ldur x10,[x29,#-96]
eor x17,x17,x1
eor x11,x11,x3
ldur x1,[x29,#-200]
ldur x16,[x29,#-32]
and x11,x11,x0
str x14,[x9,#56]
eor x11,x11,x10
ldr x10,[sp,#208]
bic x16,x1,x16
eor x15,x16,x15
eor x11,x13,x11
ldur x13,[x29,#-40]
str x10,[x9]
ldr x10,[sp,#184]
eor x12,x15,x12
eon x11,x1,x11
eor x12,x12,x13
stp x10,x17,[x9,#8]
ldr x10,[sp,#112]
and x11,x6,x11
eor x12,x12,x10
ldur x10,[x29,#-64]
eor x11,x12,x11
stp x10,x11,[x9,#24]
add sp,sp,#480
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function local_kupyna_portable_substitute_1

local_function local_kupyna_portable_substitute_2
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#448
ldp x8,x10,[x0,#16]
mov x14,x0
ldr x25,[x0,#40]
ldr x27,[x0,#56]
ldp x0,x28,[x0]
ldr x20,[x14,#32]
bic x13,x25,x10
stur x8,[x29,#-16]
eor x11,x13,x8
eor x9,x27,x13
eor x5,x13,x8
orn x21,x11,x27
eor x3,x27,x13
stur x5,[x29,#-128]
eor x23,x21,x25
stur x13,[x29,#-176]
eor x17,x23,x10
stur x25,[x29,#-80]
bic x11,x8,x17
eor x19,x17,x28
eor x24,x11,x9
bic x11,x8,x17
bic x9,x8,x9
bic x7,x24,x28
stur x11,[x29,#-192]
bic x11,x21,x28
eor x8,x7,x23
stur x9,[x29,#-112]
eor x1,x7,x23
eor x12,x8,x9
eor x4,x12,x11
mov x11,x10
bic x8,x23,x4
stp x14,x10,[x29,#-32]
eor x9,x8,x27
and x10,x9,x10
and x13,x9,x11
eor x15,x10,x4
stur x13,[x29,#-88]
orr x4,x4,x28
eor x10,x15,x3
bic x3,x10,x5
orr x5,x7,x23
stur x10,[x29,#-120]
orr x6,x3,x11
bic x5,x27,x5
bic x10,x9,x25
eor x22,x6,x19
stur x10,[x29,#-48]
eor x9,x8,x11
eor x10,x10,x24
eor x14,x22,x5
orr x8,x3,x8
eor x10,x3,x10
and x3,x14,x0
eor x16,x9,x15
bic x11,x15,x0
mov x6,x5
str x5,[sp,#152]
stur x8,[x29,#-64]
mov x5,x0
eor x15,x3,x10
bic x0,x16,x13
mov x8,x13
eor x13,x11,x1
bic x9,x5,x16
mov x26,x5
eor x3,x0,x27
and x5,x13,x17
and x1,x15,x20
stur x0,[x29,#-40]
stur x13,[x29,#-104]
mov x2,x16
orr x0,x24,x27
str x16,[sp,#208]
eor x16,x5,x9
orr x9,x3,x28
bic x3,x21,x22
eor x13,x1,x13
stur x1,[x29,#-184]
eor x1,x9,x0
orr x5,x25,x26
mov x24,x26
stur x26,[x29,#-56]
eor x26,x13,x3
orr x5,x5,x27
and x30,x26,x1
bic x9,x21,x28
stp x13,x0,[sp,#192]
and x8,x8,x9
eor x13,x26,x5
eor x9,x30,x4
eor x5,x30,x14
str x9,[sp,#176]
and x9,x13,x19
eor x8,x5,x8
eor x4,x12,x15
bic x9,x20,x9
stur x15,[x29,#-208]
and x15,x13,x19
mov x30,x13
str x13,[sp,#160]
and x13,x8,x1
eor x9,x4,x9
stur x15,[x29,#-72]
mov x15,x12
stur x9,[x29,#-160]
and x9,x12,x17
eor x12,x13,x21
and x13,x8,x1
ldur x21,[x29,#-16]
eor x17,x10,x2
str x13,[sp,#80]
eor x13,x14,x25
bic x10,x20,x12
eor x9,x10,x9
bic x10,x20,x17
eor x2,x13,x21
bic x4,x9,x28
eor x9,x2,x10
bic x14,x20,x12
str x10,[sp,#136]
orr x10,x12,x15
eor x12,x9,x4
ldur x9,[x29,#-128]
stp x14,x17,[x29,#-152]
and x8,x8,x24
eor x8,x8,x1
eor x1,x12,x14
stur x5,[x29,#-216]
eor x17,x10,x9
ldur x9,[x29,#-112]
eor x5,x6,x0
mov x6,x7
mov x15,x13
str x13,[sp,#96]
orn x9,x9,x13
eor x13,x5,x3
bic x8,x8,x20
eor x10,x9,x1
and x9,x30,x21
stur x16,[x29,#-96]
eor x9,x9,x16
and x1,x1,x22
str x13,[sp,#40]
eor x11,x9,x11
ldur x14,[x29,#-64]
eor x13,x8,x9
str x11,[sp,#144]
bic x11,x9,x19
ldr x5,[sp,#192]
str x11,[sp,#48]
eor x11,x7,x23
eor x3,x3,x14
eor x4,x4,x11
eor x11,x7,x23
str x13,[sp,#184]
stur x11,[x29,#-128]
ldur x11,[x29,#-32]
eor x9,x1,x4
orr x8,x12,x8
ldur x22,[x29,#-48]
ldr x7,[x11,#48]
ldur x11,[x29,#-24]
str x8,[sp,#16]
bic x16,x11,x12
bic x1,x13,x7
and x11,x4,x25
eor x13,x16,x17
and x10,x10,x1
stur x11,[x29,#-136]
orr x24,x13,x20
eor x0,x3,x11
str x10,[sp,#56]
eor x11,x16,x17
eor x10,x1,x5
eor x25,x9,x24
and x8,x25,x10
eor x3,x15,x11
ldur x15,[x29,#-176]
str x0,[sp,#120]
eor x30,x24,x0
bic x8,x28,x8
str x16,[sp,#104]
orr x0,x10,x6
and x9,x30,x7
stur x10,[x29,#-112]
eor x10,x16,x17
ldur x16,[x29,#-192]
eor x8,x3,x8
eor x1,x27,x15
eor x12,x9,x12
bic x9,x2,x14
str x8,[sp,#24]
eor x13,x16,x1
ldur x8,[x29,#-120]
stur x10,[x29,#-200]
bic x11,x30,x9
eor x10,x22,x13
ldur x14,[x29,#-72]
mov x2,x6
eor x21,x0,x10
eor x11,x11,x8
bic x8,x30,x9
bic x6,x21,x22
mov x0,x22
bic x22,x11,x14
str x8,[sp,#128]
eor x8,x22,x6
ldr x3,[sp,#136]
str x8,[sp]
orr x8,x10,x23
eor x10,x0,x13
stur x10,[x29,#-120]
eor x10,x16,x1
mov x13,x15
str x10,[sp,#224]
eor x10,x27,x15
orr x15,x21,x3
str x10,[sp,#168]
ldur x10,[x29,#-40]
mov x4,x17
orr x17,x21,x3
str x15,[sp,#32]
and x15,x9,x28
ldur x9,[x29,#-208]
eor x19,x17,x10
ldur x22,[x29,#-56]
ldr x17,[sp,#80]
stur x8,[x29,#-168]
mov x6,x16
bic x9,x19,x9
bic x19,x20,x19
mov x1,x12
str x9,[sp,#112]
orr x9,x26,x13
bic x13,x28,x26
stur x9,[x29,#-208]
ldur x9,[x29,#-184]
eor x13,x13,x17
str x12,[sp,#64]
mov x0,x3
eor x23,x19,x9
bic x9,x8,x22
str x25,[sp,#216]
eor x8,x11,x9
eor x23,x23,x12
mov x26,x9
and x9,x23,x8
ldur x8,[x29,#-216]
bic x16,x23,x2
eor x9,x13,x9
ldr x13,[sp,#40]
mov x2,x22
stur x9,[x29,#-216]
bic x8,x8,x23
eor x9,x15,x13
eor x8,x8,x24
eor x11,x19,x9
ldur x19,[x29,#-80]
eor x3,x9,x3
str x11,[sp,#8]
ldr x11,[sp,#176]
orr x12,x8,x19
str x3,[sp,#72]
bic x15,x21,x11
bic x9,x12,x0
stur x12,[x29,#-176]
eor x8,x16,x15
ldr x15,[sp,#16]
and x22,x8,x22
ldp x0,x8,[sp,#48]
eor x15,x9,x15
str x22,[sp,#88]
str x15,[sp,#56]
eor x8,x8,x21
orr x9,x22,x0
eor x8,x8,x16
eor x24,x8,x9
orr x8,x14,x5
eor x14,x10,x6
ldur x10,[x29,#-64]
bic x22,x8,x13
eor x8,x8,x14
stur x14,[x29,#-184]
orr x14,x8,x2
ldr x8,[sp,#208]
bic x9,x26,x10
eor x14,x14,x25
mov x13,x15
str x9,[sp,#16]
orr x5,x4,x8
orr x9,x15,x17
eor x17,x9,x5
orr x15,x4,x20
bic x14,x7,x14
and x8,x17,x10
bic x17,x7,x17
ldur x26,[x29,#-24]
str x8,[sp,#80]
ldr x8,[sp]
eor x10,x15,x11
eor x14,x24,x14
str x10,[sp]
ldr x11,[sp,#24]
eor x8,x8,x17
ldp x4,x25,[sp,#144]
str x8,[sp,#192]
ldr x8,[sp,#160]
eor x5,x12,x20
str x15,[sp,#40]
orr x17,x23,x8
bic x8,x14,x27
bic x14,x26,x10
ldr x10,[sp,#200]
eor x14,x14,x6
eor x1,x8,x1
str x8,[sp,#160]
eor x8,x14,x17
eor x15,x1,x22
and x14,x5,x10
bic x10,x11,x16
bic x17,x13,x28
stur x10,[x29,#-192]
eor x10,x14,x25
bic x14,x7,x15
eor x12,x14,x11
orr x14,x0,x20
and x10,x10,x2
eor x14,x14,x4
eor x10,x10,x3
bic x3,x27,x5
bic x11,x30,x14
eor x17,x10,x17
eor x14,x3,x14
stur x11,[x29,#-64]
ldr x11,[sp,#32]
and x16,x8,x7
stp x12,x8,[sp,#200]
ldr x13,[sp,#8]
bic x5,x20,x2
bic x3,x11,x17
and x17,x17,x7
ldr x11,[sp,#120]
eor x14,x14,x17
bic x17,x12,x9
str x24,[sp,#136]
eor x8,x17,x3
orr x22,x13,x11
eor x11,x16,x13
str x8,[sp,#48]
ldp x8,x9,[sp,#96]
bic x13,x4,x14
mov x4,x14
orr x12,x13,x10
bic x14,x2,x11
str x11,[sp,#176]
eor x3,x13,x8
mov x8,x11
ldr x11,[sp,#184]
bic x17,x3,x9
ldur x9,[x29,#-48]
bic x0,x28,x14
eor x11,x11,x5
str x12,[sp,#184]
mov x23,x2
eor x24,x17,x9
ldr x9,[sp,#112]
and x17,x0,x19
eor x0,x17,x11
stur x11,[x29,#-48]
orr x13,x24,x20
orr x10,x10,x9
eon x11,x20,x21
and x21,x0,x16
str x10,[sp,#144]
ldr x10,[sp,#16]
str x0,[sp,#120]
and x11,x7,x11
bic x2,x27,x0
eor x10,x10,x9
ldr x9,[sp,#128]
eor x11,x11,x28
eor x10,x10,x13
mov x16,x4
bic x5,x0,x9
ldur x9,[x29,#-72]
ldur x0,[x29,#-160]
eor x17,x5,x9
ldr x9,[sp]
eor x13,x17,x25
bic x12,x9,x1
eor x9,x15,x8
ldr x8,[sp,#40]
ldr x15,[sp,#168]
bic x30,x13,x26
eor x12,x12,x21
eor x8,x8,x0
eor x11,x11,x30
eor x26,x2,x0
eor x21,x9,x15
ldr x15,[sp,#88]
eor x6,x22,x8
eor x11,x11,x10
and x10,x10,x7
orr x8,x1,x8
eor x22,x6,x15
bic x21,x21,x11
stur x8,[x29,#-160]
eor x22,x22,x10
ldur x10,[x29,#-16]
eor x21,x12,x21
and x9,x13,x9
ldur x15,[x29,#-200]
mov x0,x14
bic x2,x10,x21
ldr x10,[sp,#80]
ldur x21,[x29,#-144]
bic x8,x1,x2
eor x13,x2,x11
eor x8,x8,x10
ldr x10,[sp,#224]
bic x13,x13,x23
orr x2,x8,x28
ldr x23,[sp,#192]
orn x11,x10,x6
ldp x10,x8,[sp,#56]
eor x11,x11,x3
ldur x6,[x29,#-104]
eor x11,x11,x2
eor x25,x14,x8
eor x6,x6,x21
orr x19,x13,x10
orr x2,x26,x25
ldr x10,[sp,#136]
eor x1,x6,x19
eor x2,x2,x15
ldur x15,[x29,#-208]
and x11,x11,x7
eor x6,x2,x4
eor x2,x3,x9
eor x19,x10,x15
and x17,x6,x17
ldr x15,[sp,#48]
orr x2,x2,x20
eor x4,x19,x9
eor x9,x17,x12
ldr x12,[sp,#72]
eor x2,x15,x2
ldur x15,[x29,#-216]
bic x4,x4,x7
orr x12,x14,x12
ldur x14,[x29,#-80]
orr x17,x24,x15
eor x24,x9,x22
ldr x9,[sp,#160]
eor x21,x22,x12
and x19,x6,x14
and x24,x24,x28
eor x17,x17,x19
ldur x19,[x29,#-152]
eor x12,x22,x9
stur x12,[x29,#-72]
ldr x12,[sp,#216]
orr x9,x30,x9
eor x19,x23,x19
orn x27,x8,x9
and x6,x6,x12
bic x22,x17,x19
mov x12,x8
ldur x8,[x29,#-40]
eor x17,x17,x19
eor x19,x27,x22
bic x22,x26,x30
and x26,x26,x7
eor x19,x19,x24
eor x4,x22,x4
bic x22,x8,x26
ldur x8,[x29,#-128]
and x19,x19,x20
orr x24,x5,x8
ldur x8,[x29,#-168]
eor x5,x22,x5
eor x27,x4,x24
orr x5,x5,x10
and x22,x25,x8
ldur x8,[x29,#-192]
eor x19,x27,x19
eor x4,x24,x22
eor x22,x8,x22
ldur x8,[x29,#-160]
eor x5,x22,x5
eor x22,x26,x15
eor x10,x4,x8
ldr x8,[sp,#144]
bic x24,x20,x5
bic x10,x10,x28
eor x10,x8,x10
ldur x8,[x29,#-184]
eor x10,x10,x8
ldur x8,[x29,#-24]
eor x10,x10,x6
and x22,x22,x8
ldr x8,[sp,#200]
eor x10,x10,x11
eor x11,x22,x16
bic x10,x10,x20
eor x24,x24,x8
ldur x8,[x29,#-136]
eor x13,x24,x13
and x14,x13,x3
orr x3,x5,x8
ldr x8,[sp,#208]
and x5,x1,x20
bic x22,x13,x11
eor x14,x14,x8
ldr x8,[sp,#184]
eor x14,x14,x5
eor x5,x8,x0
ldur x8,[x29,#-64]
bic x14,x14,x7
ldur x0,[x29,#-32]
eor x22,x22,x8
ldr x8,[sp,#120]
eor x1,x5,x8
and x5,x21,x7
bic x21,x22,x23
eor x6,x6,x21
ldur x21,[x29,#-16]
and x7,x22,x7
ldur x8,[x29,#-48]
eor x1,x1,x7
bic x7,x19,x21
bic x6,x21,x6
bic x15,x1,x20
eor x2,x2,x7
and x7,x1,x8
ldp x8,x16,[x29,#-120]
eor x14,x2,x14
eor x2,x6,x7
stp x14,x11,[x0,#16]
eor x3,x3,x8
ldr x8,[sp,#176]
stp x25,x16,[x0]
bic x6,x8,x3
ldur x8,[x29,#-176]
eor x3,x8,x3
ldp x8,x1,[x29,#-96]
eor x2,x2,x3
eor x3,x5,x4
eor x10,x10,x2
orr x8,x2,x8
eor x1,x6,x1
eor x8,x3,x8
eor x1,x1,x12
and x8,x8,x28
eor x9,x1,x9
eor x8,x10,x8
ldur x10,[x29,#-56]
eor x9,x9,x15
str x8,[x0,#32]
bic x8,x9,x21
and x10,x17,x10
eor x9,x10,x23
ldur x10,[x29,#-72]
eor x8,x9,x8
stp x10,x13,[x0,#40]
str x8,[x0,#56]
add sp,sp,#448
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function local_kupyna_portable_substitute_2

local_function local_kupyna_portable_substitute_3
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#432
ldp x6,x4,[x0,#48]
mov x23,x0
ldp x20,x22,[x0]
ldr x14,[x0,#40]
ldr x28,[x0,#24]
str x23,[sp,#112]
orr x11,x4,x6
orr x13,x4,x6
and x16,x4,x6
and x24,x11,x22
stur x13,[x29,#-104]
orr x15,x16,x20
eon x8,x4,x24
bic x17,x15,x14
orr x1,x16,x20
bic x2,x8,x14
and x0,x4,x20
stp x1,x17,[x29,#-32]
eor x13,x2,x13
orr x9,x16,x14
str x0,[sp,#96]
bic x7,x13,x24
eor x11,x13,x15
eor x15,x13,x15
eor x12,x7,x16
and x11,x11,x22
orr x26,x7,x20
and x12,x12,x20
eor x1,x11,x17
stur x15,[x29,#-64]
eor x11,x12,x13
eor x25,x7,x16
eor x15,x26,x0
orr x7,x11,x24
eor x8,x9,x0
bic x3,x13,x24
eor x0,x15,x4
and x17,x15,x14
eor x21,x15,x14
bic x15,x15,x7
bic x10,x9,x22
orr x9,x2,x16
stur x15,[x29,#-144]
eor x15,x3,x16
eor x5,x1,x0
str x8,[sp,#200]
and x8,x8,x22
bic x1,x11,x9
stur x17,[x29,#-184]
eor x17,x7,x17
bic x7,x25,x22
str x15,[sp,#160]
eor x15,x21,x9
eor x30,x1,x8
stur x0,[x29,#-40]
eor x0,x11,x7
and x15,x17,x15
bic x8,x11,x9
eor x19,x15,x0
mov x15,x23
str x8,[sp,#136]
eor x8,x11,x7
ldr x25,[x23,#16]
str x8,[sp,#216]
orr x8,x5,x12
orr x23,x19,x28
str x28,[sp,#8]
eor x13,x8,x13
eor x28,x23,x5
stur x10,[x29,#-120]
and x26,x13,x26
bic x1,x25,x13
stur x7,[x29,#-56]
eor x7,x10,x6
orr x13,x28,x4
eor x10,x5,x9
stur x6,[x29,#-16]
mov x0,x12
orr x8,x5,x12
bic x13,x17,x13
eor x12,x30,x7
mov x23,x3
stur x3,[x29,#-192]
and x3,x10,x3
eor x6,x5,x9
stur x8,[x29,#-72]
eor x8,x13,x26
eor x10,x12,x14
eor x13,x30,x7
eor x12,x3,x17
and x3,x6,x23
orr x16,x17,x16
stur x12,[x29,#-112]
str x3,[sp,#88]
bic x3,x10,x25
eor x10,x13,x14
stur x10,[x29,#-208]
eor x10,x3,x16
mov x16,x8
bic x8,x25,x30
str x10,[sp,#128]
eor x6,x5,x9
eor x10,x16,x8
eor x8,x12,x1
str x6,[sp,#168]
orr x12,x8,x21
bic x3,x8,x4
eor x27,x21,x9
stur x12,[x29,#-176]
ldur x12,[x29,#-104]
bic x23,x16,x0
stur x4,[x29,#-48]
bic x4,x19,x3
eor x6,x8,x12
bic x12,x10,x8
orr x8,x8,x7
eor x21,x12,x25
eor x13,x4,x9
str x1,[sp,#176]
orr x9,x21,x14
str x5,[sp,#80]
mov x1,x10
orr x2,x13,x2
and x10,x23,x27
eor x8,x9,x8
ldr x5,[sp,#8]
str x8,[sp,#16]
eor x8,x10,x2
stur x8,[x29,#-160]
ldr x2,[x15,#32]
and x12,x19,x25
bic x8,x5,x17
str x23,[sp,#144]
ldr x19,[sp,#80]
eor x11,x8,x11
eor x8,x30,x7
str x12,[sp,#32]
orn x9,x8,x16
ldp x8,x21,[x29,#-24]
stur x17,[x29,#-128]
mov x17,x16
and x10,x24,x14
str x27,[sp,#40]
orr x27,x1,x27
and x23,x9,x21
ldp x9,x15,[x29,#-40]
orr x26,x26,x8
and x8,x28,x25
str x16,[sp,#208]
eor x16,x11,x8
stp x14,x20,[x29,#-88]
eor x14,x23,x26
orr x9,x12,x9
ldur x12,[x29,#-56]
and x14,x14,x25
eor x0,x12,x15
eor x12,x27,x9
bic x9,x17,x8
ldur x8,[x29,#-112]
and x17,x16,x21
stur x0,[x29,#-168]
eor x14,x14,x0
bic x26,x12,x2
str x27,[sp,#184]
eor x8,x19,x8
bic x10,x26,x10
stur x1,[x29,#-152]
eor x8,x8,x9
eor x9,x17,x22
eor x24,x14,x10
stur x8,[x29,#-56]
and x8,x16,x21
stur x8,[x29,#-136]
ldur x8,[x29,#-72]
ldp x0,x17,[sp,#128]
stur x24,[x29,#-200]
eor x8,x8,x7
stp x8,x22,[x29,#-104]
and x8,x7,x25
eor x7,x9,x16
orr x10,x9,x17
eor x14,x0,x17
eor x11,x10,x8
and x10,x6,x22
orr x8,x9,x17
eor x13,x10,x13
and x10,x14,x5
bic x14,x11,x2
eor x21,x10,x4
orr x10,x28,x6
str x8,[sp,#192]
eor x8,x13,x14
str x10,[sp,#24]
bic x10,x26,x28
eor x14,x26,x0
str x10,[sp,#64]
mov x6,x0
bic x10,x14,x20
stur x8,[x29,#-72]
ldr x0,[sp,#216]
eor x28,x8,x10
ldur x8,[x29,#-192]
str x11,[sp,#72]
ldr x11,[sp,#16]
mov x22,x17
bic x13,x30,x20
orr x17,x12,x0
mov x4,x20
orr x20,x28,x8
stur x10,[x29,#-112]
eor x17,x17,x7
bic x26,x14,x11
eor x10,x20,x13
ldr x30,[sp,#96]
ldr x13,[sp,#168]
eor x17,x17,x26
orr x8,x24,x2
str x10,[sp,#120]
eor x20,x17,x8
bic x10,x0,x30
eor x13,x3,x13
bic x17,x12,x3
bic x9,x9,x4
eor x8,x27,x15
orr x27,x14,x17
str x9,[sp,#216]
eor x9,x13,x9
bic x14,x1,x5
orn x13,x25,x10
orr x22,x11,x22
mov x0,x11
eor x13,x13,x9
eor x24,x9,x14
bic x9,x23,x28
ldur x11,[x29,#-16]
and x4,x20,x5
str x9,[sp,#168]
eor x9,x13,x22
eor x1,x4,x28
str x10,[sp,#104]
and x8,x8,x25
mov x10,x14
str x14,[sp,#152]
eor x14,x24,x6
and x9,x9,x11
eor x13,x19,x27
stur x1,[x29,#-32]
ldur x1,[x29,#-88]
eor x4,x13,x9
eor x8,x8,x14
bic x9,x24,x26
bic x13,x1,x8
bic x8,x12,x9
ldr x12,[sp,#200]
eor x3,x9,x17
eor x23,x21,x26
ldr x26,[sp,#88]
bic x12,x12,x13
and x17,x4,x5
stur x20,[x29,#-192]
eor x6,x12,x9
ldp x15,x9,[sp,#32]
str x14,[sp,#56]
eor x19,x22,x12
str x6,[sp,#80]
eor x8,x8,x15
orr x20,x26,x9
str x3,[sp,#136]
eor x8,x8,x7
and x4,x20,x25
eor x8,x8,x17
ldur x17,[x29,#-64]
bic x14,x17,x16
eor x17,x6,x4
mov x6,x30
orr x4,x17,x11
ldur x11,[x29,#-56]
bic x17,x2,x24
eor x21,x17,x16
str x14,[sp,#48]
ldur x14,[x29,#-40]
bic x10,x10,x11
eor x11,x19,x4
ldur x19,[x29,#-104]
stur x10,[x29,#-64]
eor x12,x10,x12
ldr x10,[sp,#24]
eor x8,x8,x12
bic x12,x0,x21
and x24,x11,x14
eor x28,x12,x10
ldr x10,[sp,#160]
bic x8,x8,x2
str x21,[sp,#128]
orr x12,x10,x5
bic x10,x23,x2
eor x10,x12,x10
ldr x12,[sp,#64]
eor x4,x12,x19
eor x12,x7,x30
ldur x30,[x29,#-112]
eor x0,x12,x11
ldur x12,[x29,#-72]
eor x7,x3,x19
eor x10,x10,x0
str x0,[sp,#64]
bic x11,x5,x11
orr x16,x12,x14
and x12,x17,x30
ldur x14,[x29,#-96]
str x16,[sp,#160]
eor x16,x16,x12
bic x12,x4,x5
eor x12,x16,x12
bic x10,x14,x10
and x19,x13,x14
eor x0,x12,x10
eor x12,x13,x3
ldur x13,[x29,#-184]
str x16,[sp,#200]
eor x23,x12,x11
mov x3,x14
eor x22,x7,x13
ldr x13,[sp,#144]
eor x8,x8,x23
eor x12,x22,x19
stur x8,[x29,#-184]
eor x8,x8,x26
eor x16,x10,x13
ldr x10,[sp,#176]
bic x8,x8,x1
bic x13,x6,x17
stur x0,[x29,#-40]
ldr x6,[sp,#104]
bic x11,x16,x10
ldr x10,[sp,#72]
str x16,[sp,#144]
orn x12,x12,x10
eor x10,x22,x19
eor x11,x12,x11
eor x12,x30,x15
ldur x30,[x29,#-48]
eor x26,x0,x10
ldur x15,[x29,#-80]
and x11,x11,x30
eor x12,x12,x26
eor x10,x11,x27
eor x11,x12,x11
and x17,x7,x15
stp x10,x13,[sp,#88]
eor x13,x8,x10
ldur x10,[x29,#-208]
bic x8,x25,x24
bic x0,x13,x15
str x13,[sp,#176]
bic x12,x26,x10
ldur x27,[x29,#-160]
mov x15,x0
eor x10,x12,x8
orr x12,x0,x9
orr x8,x23,x21
stur x8,[x29,#-208]
eor x12,x12,x8
ldur x8,[x29,#-24]
and x12,x12,x2
bic x13,x10,x8
ldur x8,[x29,#-176]
eor x24,x13,x8
ldr x8,[sp,#56]
eor x13,x11,x17
orr x17,x13,x4
eor x14,x24,x12
and x4,x28,x3
bic x8,x8,x26
eor x3,x10,x4
eor x4,x14,x26
stur x8,[x29,#-176]
ldr x8,[sp,#48]
and x9,x3,x2
and x3,x4,x30
eor x28,x9,x11
bic x26,x11,x20
eor x9,x3,x8
ldur x8,[x29,#-144]
ldur x30,[x29,#-16]
orr x10,x10,x6
str x14,[sp,#72]
bic x20,x7,x8
eor x11,x16,x8
eor x8,x22,x19
bic x13,x8,x5
ldr x8,[sp,#120]
eor x7,x13,x27
stur x13,[x29,#-24]
and x4,x8,x5
bic x24,x8,x28
bic x21,x7,x2
eor x12,x11,x4
ldr x4,[sp,#208]
stur x12,[x29,#-144]
bic x12,x9,x5
ldr x9,[sp,#192]
orr x8,x12,x11
eor x1,x8,x24
eor x24,x8,x9
ldur x9,[x29,#-104]
and x8,x21,x4
and x3,x1,x22
eor x8,x8,x9
ldur x9,[x29,#-64]
eor x8,x8,x0
ldr x0,[sp,#80]
orr x11,x19,x9
ldur x9,[x29,#-32]
eor x10,x10,x0
stur x11,[x29,#-104]
eor x26,x26,x11
and x7,x1,x9
ldur x9,[x29,#-112]
eor x22,x10,x8
eor x7,x7,x24
bic x1,x25,x14
ldr x11,[sp,#64]
orr x7,x7,x30
eor x19,x1,x8
ldur x8,[x29,#-168]
bic x10,x7,x9
ldur x9,[x29,#-72]
eor x26,x26,x7
bic x7,x22,x5
orr x14,x26,x2
orn x9,x11,x9
ldr x11,[sp,#184]
eor x8,x7,x8
eor x9,x9,x17
and x17,x19,x5
eor x8,x8,x11
eor x11,x9,x10
eor x1,x17,x28
eor x8,x8,x20
ldr x9,[sp,#216]
bic x10,x23,x1
eor x14,x8,x14
ldr x8,[sp,#168]
bic x13,x1,x0
orr x7,x14,x9
ldp x16,x9,[sp,#88]
eor x10,x10,x8
ldur x8,[x29,#-200]
eor x17,x13,x21
eor x28,x17,x12
and x8,x19,x8
eor x8,x8,x9
ldur x9,[x29,#-176]
bic x8,x8,x5
eor x7,x7,x9
bic x9,x28,x10
and x0,x7,x5
ldur x5,[x29,#-96]
eor x9,x9,x16
eon x16,x10,x3
eor x7,x9,x15
eor x9,x6,x5
and x11,x11,x5
and x16,x5,x16
ldp x15,x5,[sp,#144]
ldur x6,[x29,#-56]
eor x0,x7,x0
and x7,x0,x24
ldr x3,[sp,#176]
eor x6,x5,x6
mov x5,x27
orr x27,x20,x27
eor x24,x10,x5
ldur x5,[x29,#-88]
eor x10,x16,x28
eor x16,x6,x7
ldur x6,[x29,#-192]
eor x9,x9,x24
and x14,x14,x5
and x16,x16,x2
bic x12,x12,x24
eor x10,x10,x14
ldp x28,x14,[x29,#-144]
eor x16,x16,x9
orn x14,x14,x6
and x6,x26,x3
ldur x3,[x29,#-184]
eor x8,x14,x8
bic x14,x16,x25
ldur x16,[x29,#-128]
eor x14,x14,x0
ldr x0,[sp,#160]
orr x16,x10,x16
eor x0,x0,x4
eor x8,x8,x16
ldur x4,[x29,#-24]
eor x16,x0,x17
and x17,x22,x28
and x8,x8,x25
ldr x0,[sp,#72]
eor x8,x17,x8
ldr x17,[sp,#136]
eor x16,x16,x14
bic x0,x15,x0
eor x8,x8,x17
ldur x15,[x29,#-80]
ldur x17,[x29,#-104]
bic x16,x16,x2
eor x8,x8,x16
bic x17,x15,x17
and x8,x8,x5
eor x17,x0,x17
ldur x0,[x29,#-64]
bic x7,x8,x4
bic x16,x17,x30
ldur x17,[x29,#-120]
ldur x4,[x29,#-208]
orr x0,x3,x0
eor x8,x8,x14
ldr x14,[sp,#128]
eor x17,x19,x17
eor x9,x17,x9
eor x17,x7,x0
ldur x0,[x29,#-152]
bic x17,x17,x25
orr x9,x9,x15
ldur x15,[x29,#-48]
eor x12,x12,x0
ldr x0,[sp,#200]
eor x9,x27,x9
eor x12,x12,x4
eor x9,x9,x6
bic x0,x0,x13
eor x12,x12,x17
eor x13,x28,x21
eor x16,x0,x16
eor x11,x11,x12
eor x16,x16,x12
and x16,x16,x15
ldr x15,[sp,#112]
eor x9,x9,x16
bic x9,x2,x9
stp x8,x3,[x15,#16]
and x8,x13,x25
eor x9,x11,x9
ldp x11,x17,[x29,#-40]
stp x17,x14,[x15]
stp x1,x10,[x15,#48]
eor x8,x8,x11
stp x9,x8,[x15,#32]
add sp,sp,#432
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function local_kupyna_portable_substitute_3

local_function local_kupyna_portable_substitute_4
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#496
mov x11,x0
stur x0,[x29,#-144]
ldr x0,[x0,#16]
ldp x19,x23,[x11]
ldr x25,[x11,#40]
ldp x20,x27,[x11,#24]
stur x0,[x29,#-80]
ldp x15,x24,[x11,#48]
orr x8,x0,x19
stur x19,[x29,#-224]
eor x11,x27,x8
and x14,x27,x0
bic x17,x27,x19
orr x16,x25,x11
mov x10,x14
orr x9,x25,x14
eor x14,x16,x14
stur x15,[x29,#-16]
and x1,x15,x0
eor x15,x25,x19
eor x3,x9,x8
eor x8,x14,x27
orr x12,x24,x19
stur x15,[x29,#-40]
and x2,x15,x0
mov x15,x10
orr x9,x3,x11
orr x6,x8,x19
orr x10,x12,x3
stp x15,x6,[x29,#-136]
eor x8,x9,x2
eor x6,x6,x0
orr x9,x12,x3
bic x13,x27,x24
bic x5,x24,x14
eor x26,x10,x14
stur x9,[x29,#-200]
eor x9,x16,x15
bic x15,x8,x24
orr x7,x6,x2
orr x30,x3,x11
eor x14,x5,x3
and x3,x26,x23
eor x28,x7,x13
eor x13,x6,x15
eor x4,x12,x17
stur x9,[x29,#-32]
bic x17,x14,x17
eor x3,x27,x3
bic x9,x16,x13
stp x4,x26,[x29,#-216]
mov x26,x14
eor x1,x12,x1
bic x14,x9,x24
eor x12,x3,x17
bic x9,x9,x24
bic x3,x23,x13
orn x5,x8,x28
eor x10,x12,x14
str x9,[sp,#248]
bic x9,x16,x13
eor x6,x3,x26
and x7,x5,x23
stp x10,x26,[x29,#-64]
stur x9,[x29,#-232]
bic x5,x10,x3
mov x10,x26
orr x9,x6,x28
eor x26,x5,x4
eor x4,x3,x10
eor x10,x1,x5
eor x5,x5,x9
str x10,[sp,#96]
mov x10,x9
bic x9,x5,x3
bic x1,x26,x20
bic x3,x19,x23
eor x14,x30,x24
and x12,x28,x23
mov x6,x19
eor x19,x1,x4
orr x1,x5,x2
eor x21,x9,x3
stur x2,[x29,#-88]
eor x0,x12,x14
eor x12,x30,x24
mov x14,x7
stur x7,[x29,#-184]
eor x2,x1,x7
bic x7,x11,x21
bic x11,x4,x24
stur x12,[x29,#-24]
and x13,x26,x13
eor x12,x0,x11
bic x21,x19,x2
and x11,x7,x14
str x9,[sp,#240]
eor x1,x9,x3
eor x9,x11,x8
eor x8,x13,x12
bic x11,x27,x21
bic x13,x19,x2
str x13,[sp,#144]
bic x14,x25,x5
bic x13,x11,x4
bic x5,x16,x8
mov x21,x8
stp x12,x4,[x29,#-112]
eor x5,x11,x5
bic x11,x16,x8
eor x8,x9,x13
str x8,[sp,#216]
ldur x8,[x29,#-32]
bic x4,x25,x2
str x16,[sp,#192]
bic x16,x25,x3
eor x3,x7,x15
stur x15,[x29,#-240]
eor x9,x15,x8
bic x8,x5,x13
eor x15,x2,x10
mov x13,x1
str x1,[sp,#8]
orr x1,x1,x0
stur x30,[x29,#-72]
ldur x30,[x29,#-16]
stp x9,x8,[sp,#224]
eon x8,x14,x9
bic x9,x15,x27
stp x3,x0,[sp,#152]
and x17,x12,x17
str x2,[sp,#184]
mov x2,x15
str x15,[sp,#104]
eor x15,x3,x4
eor x3,x1,x16
stur x11,[x29,#-160]
bic x11,x25,x0
eor x3,x3,x9
stp x16,x8,[sp,#200]
and x8,x6,x8
eor x12,x17,x11
bic x17,x30,x5
orr x16,x13,x0
stur x9,[x29,#-192]
eor x8,x8,x0
and x22,x15,x20
mov x0,x30
bic x9,x3,x30
ldur x30,[x29,#-80]
mov x5,x14
stur x14,[x29,#-48]
eor x14,x8,x22
eor x6,x17,x12
bic x7,x14,x0
eor x8,x9,x21
bic x22,x6,x30
stur x12,[x29,#-152]
eor x12,x7,x19
str x15,[sp,#112]
eor x19,x22,x8
bic x15,x28,x8
ldur x8,[x29,#-200]
bic x7,x0,x11
stur x12,[x29,#-120]
ldr x3,[sp,#96]
str x16,[sp,#48]
mov x16,x0
bic x22,x8,x0
ldur x8,[x29,#-128]
stur x27,[x29,#-96]
eor x22,x22,x15
str x9,[sp,#32]
and x28,x19,x8
bic x8,x0,x13
bic x0,x9,x21
eor x13,x4,x8
ldur x8,[x29,#-40]
orr x11,x28,x30
eor x17,x11,x10
eor x11,x11,x13
str x10,[sp,#120]
bic x12,x8,x9
and x8,x11,x24
ldur x10,[x29,#-56]
eor x11,x17,x12
str x21,[sp,#176]
eor x1,x17,x12
orr x11,x11,x27
eor x27,x3,x0
bic x0,x9,x21
eor x9,x22,x8
and x8,x7,x26
stur x0,[x29,#-128]
str x8,[sp,#168]
bic x8,x26,x16
mov x0,x16
ldr x16,[sp,#144]
eor x11,x27,x11
stur x15,[x29,#-168]
bic x27,x23,x11
str x9,[sp,#16]
eor x7,x16,x10
bic x10,x2,x5
stur x19,[x29,#-176]
bic x21,x7,x15
orn x26,x8,x10
str x10,[sp,#64]
eor x15,x26,x21
eor x21,x27,x9
ldp x9,x2,[sp,#240]
orr x26,x28,x12
ldur x16,[x29,#-216]
bic x10,x9,x26
bic x9,x14,x12
str x1,[sp,#128]
stp x10,x24,[sp,#80]
bic x10,x4,x14
str x10,[sp,#240]
and x10,x21,x20
stur x9,[x29,#-200]
ldr x9,[sp,#224]
eor x14,x10,x19
and x10,x21,x20
ldur x19,[x29,#-104]
str x14,[sp,#72]
str x10,[sp,#224]
ldr x10,[sp,#216]
orr x9,x27,x9
eor x8,x9,x8
ldur x9,[x29,#-72]
eor x12,x14,x19
and x0,x10,x0
ldr x10,[sp,#208]
eor x4,x8,x12
and x9,x16,x9
str x0,[sp,#216]
and x5,x12,x10
eon x9,x24,x9
bic x10,x13,x0
bic x8,x23,x5
bic x1,x23,x5
eor x10,x10,x16
eor x28,x9,x8
ldur x8,[x29,#-88]
and x9,x15,x24
and x24,x4,x30
eor x9,x9,x30
str x1,[sp,#136]
eor x15,x6,x8
bic x8,x28,x24
ldur x16,[x29,#-40]
eor x12,x8,x12
bic x8,x28,x24
bic x27,x15,x14
stur x8,[x29,#-216]
eor x8,x9,x27
orr x9,x12,x25
stur x8,[x29,#-72]
orr x8,x5,x17
ldr x17,[sp,#48]
str x8,[sp,#144]
eor x8,x9,x6
eor x12,x28,x0
str x8,[sp,#24]
bic x13,x8,x1
ldr x8,[sp,#232]
bic x9,x17,x23
eor x15,x12,x15
ldr x0,[sp,#8]
eor x8,x13,x8
and x9,x9,x4
ldur x13,[x29,#-208]
str x8,[sp,#208]
ldr x8,[sp,#160]
eor x9,x15,x9
str x9,[sp,#40]
bic x9,x11,x9
orr x11,x0,x3
bic x8,x8,x15
bic x10,x10,x13
mov x6,x14
str x8,[sp,#160]
ldur x8,[x29,#-64]
eor x30,x10,x25
eor x17,x17,x2
str x24,[sp,#56]
orr x15,x14,x8
eor x8,x9,x11
ldr x9,[sp,#112]
str x8,[sp,#232]
ldur x8,[x29,#-24]
and x11,x4,x15
orr x11,x11,x20
ldr x14,[sp,#152]
eor x15,x17,x15
bic x9,x9,x8
ldur x8,[x29,#-232]
bic x21,x21,x15
eor x9,x11,x9
bic x22,x10,x8
ldr x8,[sp,#16]
and x9,x9,x25
orr x10,x8,x20
ldp x1,x8,[sp,#184]
eor x11,x10,x7
eor x7,x15,x24
orr x10,x19,x8
ldur x8,[x29,#-48]
orr x25,x14,x8
ldur x8,[x29,#-56]
bic x17,x25,x12
bic x12,x12,x20
eor x14,x7,x12
eor x12,x11,x9
ldr x9,[sp,#64]
eor x27,x17,x10
eor x17,x13,x8
mov x10,x3
eor x11,x9,x3
ldur x9,[x29,#-96]
orr x3,x27,x20
ldr x13,[sp,#120]
eor x5,x30,x8
ldur x8,[x29,#-16]
bic x9,x1,x9
str x11,[sp,#192]
orr x21,x14,x21
eor x26,x11,x9
ldr x9,[sp,#32]
ldr x11,[sp,#80]
eon x3,x26,x3
str x14,[sp,#112]
orr x9,x9,x16
and x27,x8,x3
eor x19,x15,x11
and x7,x9,x13
ldr x15,[sp,#128]
stur x26,[x29,#-232]
eor x3,x7,x5
eor x7,x12,x27
and x12,x10,x2
mov x2,x10
ldr x10,[sp,#104]
eor x11,x3,x27
str x11,[sp,#152]
bic x1,x15,x1
mov x3,x0
eor x13,x10,x0
ldr x10,[sp,#200]
eor x1,x21,x1
eor x11,x19,x10
eor x10,x17,x9
ldur x9,[x29,#-88]
eor x12,x11,x12
orr x27,x12,x23
and x12,x7,x15
bic x9,x1,x9
orr x15,x13,x8
eor x27,x10,x27
eor x10,x12,x22
eor x8,x9,x15
ldur x9,[x29,#-72]
and x15,x30,x23
bic x12,x6,x16
bic x30,x10,x2
bic x22,x4,x11
bic x11,x20,x9
ldr x9,[sp,#168]
eor x12,x30,x12
eor x0,x8,x15
and x14,x8,x17
bic x8,x13,x24
ldr x30,[sp,#88]
eor x8,x8,x25
eor x11,x11,x9
and x9,x10,x23
bic x10,x28,x24
stur x14,[x29,#-56]
ldr x17,[sp,#24]
eor x8,x8,x14
eon x14,x30,x10
ldr x10,[sp,#176]
mov x6,x26
bic x15,x21,x26
bic x13,x23,x17
ldur x26,[x29,#-240]
ldr x23,[sp,#72]
orr x8,x8,x10
ldr x10,[sp,#40]
eor x11,x11,x13
bic x13,x14,x0
and x4,x1,x26
eor x11,x11,x15
eor x2,x13,x10
ldur x10,[x29,#-64]
bic x10,x10,x13
eor x13,x4,x5
bic x4,x19,x30
eor x13,x13,x9
ldur x9,[x29,#-224]
stur x10,[x29,#-208]
stur x13,[x29,#-88]
bic x10,x0,x20
bic x14,x11,x9
eor x11,x28,x3
bic x3,x2,x20
stur x14,[x29,#-40]
bic x15,x14,x28
ldp x0,x14,[x29,#-192]
eor x11,x11,x13
eor x13,x4,x1
bic x1,x7,x6
bic x16,x14,x11
eon x8,x11,x8
eor x10,x13,x10
stur x8,[x29,#-64]
eor x8,x16,x15
ldr x15,[sp,#192]
and x8,x8,x17
ldp x24,x13,[x29,#-104]
str x8,[sp,#248]
ldr x8,[sp,#152]
bic x8,x13,x8
and x11,x15,x24
eor x8,x8,x11
ldp x16,x11,[sp,#136]
eor x17,x16,x11
ldr x16,[sp,#112]
and x11,x7,x9
eor x28,x11,x16
ldp x11,x5,[x29,#-160]
mov x16,x2
mov x2,x22
and x11,x10,x11
stur x11,[x29,#-160]
eor x11,x8,x1
eor x8,x3,x27
eor x3,x28,x0
ldr x0,[sp,#224]
eor x17,x17,x11
eor x6,x3,x12
and x12,x12,x20
bic x19,x8,x13
bic x7,x17,x0
eor x3,x17,x12
ldur x12,[x29,#-136]
ldr x0,[sp,#208]
eor x10,x19,x10
ldr x17,[sp,#160]
bic x12,x10,x12
bic x25,x5,x19
orr x21,x0,x20
ldr x0,[sp,#240]
eor x12,x12,x17
eor x17,x7,x20
bic x7,x22,x19
eor x21,x12,x21
eor x22,x7,x0
bic x26,x12,x26
eor x12,x25,x2
eor x2,x14,x24
ldp x5,x14,[x29,#-80]
eor x17,x17,x27
bic x22,x22,x5
ldr x0,[sp,#216]
bic x12,x12,x20
eor x17,x17,x22
orr x22,x14,x23
ldr x14,[sp,#56]
eor x1,x0,x1
eor x22,x22,x2
ldur x0,[x29,#-16]
eor x22,x22,x12
orr x27,x21,x12
bic x12,x9,x21
orn x25,x14,x15
eor x22,x22,x12
bic x12,x17,x0
ldr x15,[sp,#248]
ldp x14,x17,[x29,#-208]
eor x8,x25,x8
eor x12,x12,x3
eor x15,x1,x15
eor x8,x8,x22
eor x1,x3,x26
eor x17,x27,x17
eor x15,x15,x12
and x8,x8,x0
eor x8,x17,x8
bic x15,x15,x30
ldur x3,[x29,#-48]
eor x8,x8,x15
eon x15,x6,x1
ldur x1,[x29,#-24]
eor x17,x14,x24
bic x14,x16,x8
ldur x16,[x29,#-232]
and x15,x1,x15
ldur x1,[x29,#-168]
eor x17,x17,x19
ldur x19,[x29,#-88]
and x17,x17,x16
eor x1,x14,x1
orr x14,x14,x3
ldur x3,[x29,#-32]
orr x1,x1,x20
eor x15,x15,x3
ldur x3,[x29,#-112]
eor x14,x15,x14
orn x3,x4,x3
ldur x4,[x29,#-216]
orr x14,x14,x9
bic x4,x19,x4
eor x15,x3,x4
ldur x3,[x29,#-176]
ldp x9,x4,[x29,#-64]
eor x15,x15,x1
and x1,x8,x2
and x8,x8,x13
eor x14,x15,x14
and x15,x20,x9
ldr x9,[sp,#232]
eor x3,x4,x3
and x14,x14,x0
eor x15,x9,x15
ldur x9,[x29,#-128]
eor x2,x3,x12
bic x2,x2,x30
orr x3,x1,x7
eor x17,x17,x9
ldur x9,[x29,#-160]
eor x15,x15,x2
bic x2,x20,x6
eor x17,x17,x3
eor x8,x15,x8
eor x13,x2,x9
ldur x2,[x29,#-144]
ldur x9,[x29,#-120]
bic x17,x17,x5
stp x23,x9,[x2]
ldur x9,[x29,#-40]
eor x13,x13,x17
stp x8,x28,[x2,#16]
bic x8,x11,x20
eor x13,x13,x1
eor x8,x8,x9
bic x9,x12,x30
eor x11,x13,x14
eor x8,x8,x19
eor x9,x9,x22
stp x11,x10,[x2,#32]
stp x8,x9,[x2,#48]
add sp,sp,#496
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function local_kupyna_portable_substitute_4
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
