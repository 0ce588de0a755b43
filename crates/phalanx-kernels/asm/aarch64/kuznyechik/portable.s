// Kernels of kuznyechik at the level portable, for aarch64. Do not edit: change the bodies in src/kuznyechik and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/kuznyechik/packed.rs:
//
//     16-bit word    7     6     5     4     3     2     1     0
//     plane          x7    x6    x5    x4    x3    x2    x1    x0       bit p of each: that bit of byte p of the block
//
// src/kuznyechik/planes.rs:
//
//     word b:   byte 0 | byte 1 | … | byte 15      bit b of that byte of the blocks;  bit k of each: block k of the lane
//
// src/kuznyechik/sliced.rs:
//
//     encrypt    s[p] = s[p + 16] ^ c_1·s[p + 1] ^ … ^ c_15·s[p + 15]    for p = 15 … 0     from the upper half to the lower
//     decrypt    s[p + 16] = s[p] ^ c_1·s[p + 1] ^ … ^ c_15·s[p + 15]    for p = 0 … 15     and back
//
// function: instructions, bytes of stack, registers that are left changed
// kuznyechik_decrypt_portable: 4501, 4688, x0-17 v0-7 v16-31
// kuznyechik_decrypt_portable_x1: 881, 288, x0-17
// kuznyechik_decrypt_portable_x8: 1053, 656, x0-17
// kuznyechik_encrypt_portable: 4527, 4672, x0-17 v0-7 v16-31
// kuznyechik_encrypt_portable_x1: 906, 272, x0-17
// kuznyechik_encrypt_portable_x8: 1240, 864, x0-17
// kuznyechik_place_bytes_16: 414, 128, x0-17
// kuznyechik_place_lanes: 25, 16, x8 v0
// kuznyechik_prepare_bytes: 442, 240, x0-17 v0-7 v16-21
// kuznyechik_prepare_sliced: 253, 128, x0-1 x8-11 v0-7 v16-31
// kuznyechik_schedule_portable: 997, 320, x0-17

.macro shared_1 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23
str q0,[sp,#\p0]
str q0,[sp,#\p1]
str q0,[sp,#\p2]
str q0,[sp,#\p3]
str q0,[sp,#\p4]
str q0,[sp,#\p5]
str q0,[sp,#\p6]
str q0,[sp,#\p7]
str q0,[sp,#\p8]
str q0,[sp,#\p9]
str q0,[sp,#\p10]
str q0,[sp,#\p11]
str q0,[sp,#\p12]
str q0,[sp,#\p13]
str q0,[sp,#\p14]
str q0,[sp,#\p15]
str q0,[sp,#\p16]
str q0,[sp,#\p17]
str q0,[sp,#\p18]
str q0,[sp,#\p19]
str q0,[sp,#\p20]
str q0,[sp,#\p21]
str q0,[sp,#\p22]
str q0,[sp,#\p23]
.endm

.macro shared_2 p0,p1
ldp q16,q19,[x8,#\p0]
subs x9,x9,#128
ldp q21,q17,[x8,#-16]
ldur q20,[x8,#-32]
ldp q22,q25,[x8,#16]
ldr q26,[x8,#48]
ushr v18.2d,v16.2d,#1
ushr v24.2d,v20.2d,#1
ushr v23.2d,v17.2d,#1
ushr v27.2d,v25.2d,#1
eor v18.16b,v19.16b,v18.16b
eor v24.16b,v21.16b,v24.16b
eor v23.16b,v22.16b,v23.16b
eor v27.16b,v26.16b,v27.16b
and v18.16b,v18.16b,v3.16b
and v24.16b,v24.16b,v3.16b
and v23.16b,v23.16b,v3.16b
add v28.2d,v18.2d,v18.2d
eor v18.16b,v18.16b,v19.16b
and v19.16b,v27.16b,v3.16b
add v27.2d,v23.2d,v23.2d
add v29.2d,v24.2d,v24.2d
eor v21.16b,v24.16b,v21.16b
eor v22.16b,v23.16b,v22.16b
eor v16.16b,v28.16b,v16.16b
ushr v23.2d,v18.2d,#2
add v24.2d,v19.2d,v19.2d
eor v17.16b,v27.16b,v17.16b
eor v20.16b,v29.16b,v20.16b
eor v19.16b,v19.16b,v26.16b
ushr v26.2d,v22.2d,#2
ushr v27.2d,v16.2d,#2
eor v23.16b,v21.16b,v23.16b
eor v24.16b,v24.16b,v25.16b
ushr v25.2d,v17.2d,#2
eor v26.16b,v19.16b,v26.16b
eor v27.16b,v20.16b,v27.16b
and v23.16b,v23.16b,v4.16b
eor v25.16b,v24.16b,v25.16b
and v26.16b,v26.16b,v4.16b
and v27.16b,v27.16b,v4.16b
eor v21.16b,v23.16b,v21.16b
shl v23.2d,v23.2d,#2
and v25.16b,v25.16b,v4.16b
eor v19.16b,v26.16b,v19.16b
shl v26.2d,v26.2d,#2
shl v28.2d,v27.2d,#2
eor v20.16b,v27.16b,v20.16b
ushr v27.2d,v21.2d,#4
eor v18.16b,v23.16b,v18.16b
shl v23.2d,v25.2d,#2
eor v24.16b,v25.16b,v24.16b
eor v22.16b,v26.16b,v22.16b
eor v16.16b,v28.16b,v16.16b
ushr v25.2d,v20.2d,#4
eor v27.16b,v19.16b,v27.16b
ushr v26.2d,v18.2d,#4
eor v17.16b,v23.16b,v17.16b
ushr v23.2d,v16.2d,#4
eor v25.16b,v24.16b,v25.16b
and v27.16b,v27.16b,v5.16b
eor v26.16b,v22.16b,v26.16b
eor v23.16b,v17.16b,v23.16b
and v25.16b,v25.16b,v5.16b
shl v28.2d,v27.2d,#4
and v26.16b,v26.16b,v5.16b
eor v19.16b,v27.16b,v19.16b
and v23.16b,v23.16b,v5.16b
shl v29.2d,v25.2d,#4
eor v21.16b,v28.16b,v21.16b
shl v28.2d,v26.2d,#4
eor v22.16b,v26.16b,v22.16b
shl v26.2d,v23.2d,#4
eor v17.16b,v23.16b,v17.16b
eor v20.16b,v29.16b,v20.16b
eor v18.16b,v28.16b,v18.16b
eor v16.16b,v26.16b,v16.16b
stp q20,q21,[x8,#-32]
stp q17,q22,[x8]
eor v17.16b,v25.16b,v24.16b
stp q16,q18,[x8,#-64]
stp q17,q19,[x8,#32]
add x8,x8,#128
b.ne \p1
.endm

.macro shared_3 p0,p1
ldp q16,q19,[x8,#\p0]
subs x9,x9,#128
ldp q21,q17,[x8,#-16]
ldur q20,[x8,#-32]
ldp q22,q25,[x8,#16]
ldr q26,[x8,#48]
ushr v18.2d,v16.2d,#1
ushr v24.2d,v20.2d,#1
ushr v23.2d,v17.2d,#1
ushr v27.2d,v25.2d,#1
eor v18.16b,v19.16b,v18.16b
eor v24.16b,v21.16b,v24.16b
eor v23.16b,v22.16b,v23.16b
eor v27.16b,v26.16b,v27.16b
and v18.16b,v18.16b,v2.16b
and v24.16b,v24.16b,v2.16b
and v23.16b,v23.16b,v2.16b
add v28.2d,v18.2d,v18.2d
eor v18.16b,v18.16b,v19.16b
and v19.16b,v27.16b,v2.16b
add v27.2d,v23.2d,v23.2d
add v29.2d,v24.2d,v24.2d
eor v21.16b,v24.16b,v21.16b
eor v22.16b,v23.16b,v22.16b
eor v16.16b,v28.16b,v16.16b
ushr v23.2d,v18.2d,#2
add v24.2d,v19.2d,v19.2d
eor v17.16b,v27.16b,v17.16b
eor v20.16b,v29.16b,v20.16b
eor v19.16b,v19.16b,v26.16b
ushr v26.2d,v22.2d,#2
ushr v27.2d,v16.2d,#2
eor v23.16b,v21.16b,v23.16b
eor v24.16b,v24.16b,v25.16b
ushr v25.2d,v17.2d,#2
eor v26.16b,v19.16b,v26.16b
eor v27.16b,v20.16b,v27.16b
and v23.16b,v23.16b,v3.16b
eor v25.16b,v24.16b,v25.16b
and v26.16b,v26.16b,v3.16b
and v27.16b,v27.16b,v3.16b
eor v21.16b,v23.16b,v21.16b
shl v23.2d,v23.2d,#2
and v25.16b,v25.16b,v3.16b
eor v19.16b,v26.16b,v19.16b
shl v26.2d,v26.2d,#2
shl v28.2d,v27.2d,#2
eor v20.16b,v27.16b,v20.16b
ushr v27.2d,v21.2d,#4
eor v18.16b,v23.16b,v18.16b
shl v23.2d,v25.2d,#2
eor v24.16b,v25.16b,v24.16b
eor v22.16b,v26.16b,v22.16b
eor v16.16b,v28.16b,v16.16b
ushr v25.2d,v20.2d,#4
eor v27.16b,v19.16b,v27.16b
ushr v26.2d,v18.2d,#4
eor v17.16b,v23.16b,v17.16b
ushr v23.2d,v16.2d,#4
eor v25.16b,v24.16b,v25.16b
and v27.16b,v27.16b,v4.16b
eor v26.16b,v22.16b,v26.16b
eor v23.16b,v17.16b,v23.16b
and v25.16b,v25.16b,v4.16b
shl v28.2d,v27.2d,#4
and v26.16b,v26.16b,v4.16b
eor v19.16b,v27.16b,v19.16b
and v23.16b,v23.16b,v4.16b
shl v29.2d,v25.2d,#4
eor v21.16b,v28.16b,v21.16b
shl v28.2d,v26.2d,#4
eor v22.16b,v26.16b,v22.16b
shl v26.2d,v23.2d,#4
eor v17.16b,v23.16b,v17.16b
eor v20.16b,v29.16b,v20.16b
eor v18.16b,v28.16b,v18.16b
eor v16.16b,v26.16b,v16.16b
stp q20,q21,[x8,#-32]
stp q17,q22,[x8]
eor v17.16b,v25.16b,v24.16b
stp q16,q18,[x8,#-64]
stp q17,q19,[x8,#32]
add x8,x8,#128
b.ne \p1
.endm

.macro shared_4 p0,p1
ldp w11,w12,[x8,#\p0]
ldp w13,w14,[x8,#-20]
ldp q16,q17,[x9,#-64]
subs x10,x10,#1
orr x11,x11,x11,lsl #32
orr x12,x12,x12,lsl #32
ldp w15,w16,[x8,#-12]
dup v18.2d,x11
dup v19.2d,x12
orr x13,x13,x13,lsl #32
orr x11,x14,x14,lsl #32
ldp q20,q21,[x9,#-32]
dup v23.2d,x13
orr x12,x15,x15,lsl #32
eor v16.16b,v18.16b,v16.16b
eor v17.16b,v19.16b,v17.16b
dup v18.2d,x11
ldp w17,w0,[x8,#-4]
orr x11,x16,x16,lsl #32
dup v19.2d,x12
eor v20.16b,v23.16b,v20.16b
stp q16,q17,[x9,#-64]
ldp q22,q16,[x9]
dup v23.2d,x11
orr x13,x17,x17,lsl #32
orr x14,x0,x0,lsl #32
eor v18.16b,v18.16b,v21.16b
add x8,x8,#32
dup v17.2d,x13
eor v19.16b,v19.16b,v22.16b
dup v22.2d,x14
eor v16.16b,v23.16b,v16.16b
ldp q21,q23,[x9,#32]
stp q20,q18,[x9,#-32]
eor v17.16b,v17.16b,v21.16b
eor v18.16b,v22.16b,v23.16b
stp q19,q16,[x9]
stp q17,q18,[x9,#32]
add x9,x9,#128
b.ne \p1
.endm

.macro shared_5 p0,p1
10:
str x8,[sp,#\p0]
ldr x9,[x8,#1024]
ldr x8,[x8]
str x10,[sp,#\p1]
ldr x10,[sp,#\p0]
lsr x11,x8,#32
bfi x8,x8,#16,#48
lsr x14,x9,#32
ldr x0,[x10,#8]
ldr x10,[sp,#\p0]
bfi x9,x9,#16,#48
and x8,x8,#0xffff0000ffff
ldr x19,[x10,#128]
ldr x10,[sp,#\p0]
orr x4,x8,x8,lsl #8
ldr x8,[sp,#\p0]
and x6,x9,#0xffff0000ffff
orr x9,x14,x14,lsl #16
ldr x5,[x10,#136]
ldr x10,[sp,#\p0]
lsl x28,x6,#16
ldr x8,[x8,#648]
and x30,x9,#0xffff0000ffff
ldr x9,[sp,#\p0]
ldr x17,[x10,#256]
ldr x10,[sp,#\p0]
orr x6,x28,x6,lsl #8
.endm

.macro shared_6 p0,p1,p2,p3,p4
add x28,x28,#\p0
str x28,[sp,#384]
b.ne 10b
ldp x11,x10,[sp,#\p1]
ldr x8,[sp,#\p2]
add x10,x10,#1
add x11,x11,#2048
cmp x10,x8
ldr x8,[sp,#\p3]
add x8,x8,#2048
str x8,[sp,#\p3]
b.ne 2b
11:
add sp,sp,#1,lsl #12
add sp,sp,#\p4
ldp x20,x19,[sp,#144]
ldp x22,x21,[sp,#128]
ldp x24,x23,[sp,#112]
ldp x26,x25,[sp,#96]
ldp x28,x27,[sp,#80]
ldp x29,x30,[sp,#64]
ldp d9,d8,[sp,#48]
ldp d11,d10,[sp,#32]
ldp d13,d12,[sp,#16]
ldp d15,d14,[sp],#160
ret
.endm

.macro shared_7 p0
eor x10,x9,x9,lsr #\p0
eor x11,x8,x8,lsr #7
and x10,x10,x12
and x11,x11,x12
mov x12,#52428
eor x9,x9,x10,lsl #7
eor x8,x8,x11,lsl #7
movk x12,#52428,lsl #32
eor x9,x9,x10
eor x8,x8,x11
eor x10,x9,x9,lsr #14
eor x11,x8,x8,lsr #14
and x10,x10,x12
and x11,x11,x12
mov w12,#-252645136
add x10,x10,x10,lsl #14
add x11,x11,x11,lsl #14
eor x9,x10,x9
eor x8,x11,x8
lsr x10,x9,#28
lsr x11,x8,#28
eor w10,w10,w9
eor w11,w11,w8
and x10,x10,x12
and x11,x11,x12
.endm

function phalanx_0_1_kuznyechik_decrypt_portable
stp d15,d14,[sp,#-160]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
stp x28,x27,[sp,#80]
stp x26,x25,[sp,#96]
stp x24,x23,[sp,#112]
stp x22,x21,[sp,#128]
stp x20,x19,[sp,#144]
add x29,sp,#64
sub sp,sp,#1,lsl #12
str xzr,[sp]
sub sp,sp,#432
movi v0.2d,#0000000000000000
str x3,[sp,#88]
shared_1 4496,4480,4464,4448,4432,4416,4400,4384,4368,4352,4336,4320,4304,4288,4272,4256,4240,4224,4208,4192,4176,4160,4144,4128
shared_1 4112,4096,4080,4064,4048,4032,4016,4000,3984,3968,3952,3936,3920,3904,3888,3872,3856,3840,3824,3808,3792,3776,3760,3744
shared_1 3728,3712,3696,3680,3664,3648,3632,3616,3600,3584,3568,3552,3536,3520,3504,3488,3472,3456,3440,3424,3408,3392,3376,3360
shared_1 3344,3328,3312,3296,3280,3264,3248,3232,3216,3200,3184,3168,3152,3136,3120,3104,3088,3072,3056,3040,3024,3008,2992,2976
shared_1 2960,2944,2928,2912,2896,2880,2864,2848,2832,2816,2800,2784,2768,2752,2736,2720,2704,2688,2672,2656,2640,2624,2608,2592
shared_1 2576,2560,2544,2528,2512,2496,2480,2464,2448,2432,2416,2400,2384,2368,2352,2336,2320,2304,2288,2272,2256,2240,2224,2208
shared_1 2192,2176,2160,2144,2128,2112,2096,2080,2064,2048,2032,2016,2000,1984,1968,1952,1936,1920,1904,1888,1872,1856,1840,1824
shared_1 1808,1792,1776,1760,1744,1728,1712,1696,1680,1664,1648,1632,1616,1600,1584,1568,1552,1536,1520,1504,1488,1472,1456,1440
shared_1 1424,1408,1392,1376,1360,1344,1328,1312,1296,1280,1264,1248,1232,1216,1200,1184,1168,1152,1136,1120,1104,1088,1072,1056
str q0,[sp,#1040]
stp q0,q0,[sp,#432]
stp q0,q0,[sp,#464]
stp q0,q0,[sp,#496]
stp q0,q0,[sp,#528]
stp q0,q0,[sp,#560]
stp q0,q0,[sp,#592]
stp q0,q0,[sp,#624]
stp q0,q0,[sp,#656]
stp q0,q0,[sp,#688]
stp q0,q0,[sp,#720]
stp q0,q0,[sp,#752]
stp q0,q0,[sp,#784]
stp q0,q0,[sp,#816]
stp q0,q0,[sp,#848]
stp q0,q0,[sp,#880]
stp q0,q0,[sp,#912]
stp q0,q0,[sp,#944]
stp q0,q0,[sp,#976]
stp q0,q0,[sp,#1008]
str q0,[sp,#416]
cbz x3,11f
adr x8,1000f
movi v0.2d,#0x000000ffffffff
movi v1.2d,#0x00ffff0000ffff
ldr q2,[x8]
adr x8,1001f
movi v3.16b,#85
movi v4.16b,#51
movi v5.16b,#15
ldr q6,[x8]
adr x8,1002f
mov w9,#4636
mov x10,xzr
ldr q7,[x8]
mov w8,#4124
add x11,x1,#128
add x8,x0,x8
add x9,x0,x9
stp q6,q2,[sp,#48]
str x8,[sp,#8]
add x8,x2,#128
str x9,[sp,#40]
str x8,[sp,#112]
str q7,[sp,#16]
nop
nop
nop
2:
mov x28,xzr
stp x11,x10,[sp,#96]
nop
nop
nop
nop
nop
nop
3:
str x11,[sp,#400]
ldr x8,[x11]
mov x13,x11
ldur x10,[x11,#-128]
str x28,[sp,#352]
lsr x16,x8,#32
bfi x8,x8,#16,#48
ldur x7,[x11,#-88]
lsr x12,x10,#32
bfi x10,x10,#16,#48
and x0,x8,#0xffff0000ffff
mov x8,x11
ldur x11,[x11,#-120]
ldur x15,[x13,#-96]
ldr x13,[sp,#400]
and x10,x10,#0xffff0000ffff
ldur x17,[x8,#-56]
ldr x8,[sp,#400]
lsl x2,x0,#16
ldur x3,[x13,#-72]
ldr x13,[sp,#400]
orr x26,x10,x10,lsl #8
ldur x1,[x8,#-64]
ldr x8,[sp,#400]
orr x10,x16,x16,lsl #16
ldur x5,[x13,#-80]
ldr x9,[sp,#400]
orr x27,x2,x0,lsl #8
ldur x13,[x8,#-40]
ldr x8,[sp,#400]
and x28,x10,#0xffff0000ffff
ldr x24,[x9,#8]
lsl x30,x28,#16
orr x12,x12,x12,lsl #16
ldur x14,[x8,#-48]
ldr x8,[sp,#400]
ldr x9,[sp,#400]
orr x28,x30,x28,lsl #8
lsr x30,x24,#32
and x12,x12,#0xffff0000ffff
ldur x8,[x8,#-32]
orr x12,x12,x12,lsl #8
and x26,x26,#0xff00ff00ff00ff
orr x30,x30,x30,lsl #16
and x27,x27,#0xff00ff00ff00ff00
and x28,x28,#0xff00ff00ff00ff00
str x8,[sp,#344]
ldr x8,[sp,#400]
and x12,x12,#0xff00ff00ff00ff
bfi x24,x24,#16,#48
orr x23,x27,x26
and x26,x30,#0xffff0000ffff
ldr x21,[x8,#24]
ldr x8,[sp,#400]
ldur x20,[x9,#-104]
ldr x9,[sp,#400]
orr x12,x28,x12
lsl x28,x26,#16
ldr x25,[x8,#16]
ldr x8,[sp,#400]
and x24,x24,#0xffff0000ffff
ldur x9,[x9,#-112]
lsl x27,x24,#16
orr x26,x28,x26,lsl #8
ldr x19,[x8,#40]
ldr x8,[sp,#400]
lsr x30,x25,#32
bfi x25,x25,#16,#48
orr x24,x27,x24,lsl #8
lsr x27,x9,#32
ldr x22,[x8,#32]
ldr x8,[sp,#400]
bfi x9,x9,#16,#48
and x25,x25,#0xffff0000ffff
and x26,x26,#0xff00ff00ff00ff00
orr x27,x27,x27,lsl #16
ldr x4,[x8,#56]
ldr x8,[sp,#400]
lsl x28,x25,#16
and x9,x9,#0xffff0000ffff
and x24,x24,#0xff00ff00ff00ff00
str x23,[sp,#336]
ldr x6,[x8,#48]
ldr x8,[sp,#400]
orr x9,x9,x9,lsl #8
orr x25,x28,x25,lsl #8
ldr x0,[x8,#72]
ldr x8,[sp,#400]
and x9,x9,#0xff00ff00ff00ff
ldr x2,[x8,#64]
ldr x8,[sp,#400]
ldr x10,[x8,#88]
ldr x8,[sp,#400]
ldr x16,[x8,#80]
lsr x8,x11,#32
bfi x11,x11,#16,#48
orr x8,x8,x8,lsl #16
and x11,x11,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x8,x8,#0xffff0000ffff
orr x8,x8,x8,lsl #8
and x11,x11,#0xff00ff00ff00ff
orr x28,x24,x11
and x24,x25,#0xff00ff00ff00ff00
and x25,x27,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
orr x9,x24,x9
ldr x11,[sp,#400]
orr x8,x26,x8
lsr x26,x21,#32
bfi x21,x21,#16,#48
str x8,[sp,#328]
orr x8,x30,x30,lsl #16
lsr x30,x20,#32
bfi x20,x20,#16,#48
and x21,x21,#0xffff0000ffff
str x9,[sp,#384]
and x8,x8,#0xffff0000ffff
lsl x24,x21,#16
orr x9,x25,x25,lsl #8
lsl x27,x8,#16
and x20,x20,#0xffff0000ffff
orr x26,x26,x26,lsl #16
orr x20,x20,x20,lsl #8
orr x24,x24,x21,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x8,x27,x8,lsl #8
orr x25,x30,x30,lsl #16
and x8,x8,#0xff00ff00ff00ff00
orr x27,x8,x9
and x8,x20,#0xff00ff00ff00ff
and x20,x24,#0xff00ff00ff00ff00
and x24,x26,#0xffff0000ffff
and x9,x25,#0xffff0000ffff
orr x8,x20,x8
lsl x25,x24,#16
lsr x26,x15,#32
bfi x15,x15,#16,#48
str x8,[sp,#280]
lsr x8,x22,#32
orr x9,x9,x9,lsl #8
orr x20,x25,x24,lsl #8
and x15,x15,#0xffff0000ffff
bfi x22,x22,#16,#48
orr x8,x8,x8,lsl #16
and x9,x9,#0xff00ff00ff00ff
orr x24,x15,x15,lsl #8
and x15,x20,#0xff00ff00ff00ff00
and x22,x22,#0xffff0000ffff
orr x25,x26,x26,lsl #16
orr x9,x15,x9
and x8,x8,#0xffff0000ffff
lsl x20,x22,#16
str x9,[sp,#320]
and x9,x24,#0xff00ff00ff00ff
lsl x24,x8,#16
orr x20,x20,x22,lsl #8
and x22,x25,#0xffff0000ffff
lsr x25,x7,#32
orr x8,x24,x8,lsl #8
lsr x24,x19,#32
bfi x19,x19,#16,#48
orr x22,x22,x22,lsl #8
bfi x7,x7,#16,#48
and x20,x20,#0xff00ff00ff00ff00
and x19,x19,#0xffff0000ffff
orr x24,x24,x24,lsl #16
orr x25,x25,x25,lsl #16
lsl x30,x19,#16
and x22,x22,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x9,x20,x9
and x20,x24,#0xffff0000ffff
and x7,x7,#0xffff0000ffff
str x9,[sp,#368]
orr x8,x8,x22
orr x9,x30,x19,lsl #8
and x19,x25,#0xffff0000ffff
lsl x22,x20,#16
lsr x25,x6,#32
bfi x6,x6,#16,#48
orr x26,x7,x7,lsl #8
lsr x24,x5,#32
bfi x5,x5,#16,#48
orr x19,x19,x19,lsl #8
orr x20,x22,x20,lsl #8
and x6,x6,#0xffff0000ffff
str x8,[sp,#264]
and x8,x26,#0xff00ff00ff00ff
lsl x26,x6,#16
orr x25,x25,x25,lsl #16
and x9,x9,#0xff00ff00ff00ff00
and x5,x5,#0xffff0000ffff
and x19,x19,#0xff00ff00ff00ff
and x20,x20,#0xff00ff00ff00ff00
orr x5,x5,x5,lsl #8
orr x22,x9,x8
orr x8,x20,x19
orr x9,x26,x6,lsl #8
and x6,x25,#0xffff0000ffff
lsr x20,x4,#32
bfi x4,x4,#16,#48
lsl x19,x6,#16
str x8,[sp,#288]
and x8,x5,#0xff00ff00ff00ff
orr x5,x24,x24,lsl #16
lsr x24,x3,#32
and x4,x4,#0xffff0000ffff
orr x6,x19,x6,lsl #8
bfi x3,x3,#16,#48
lsl x19,x4,#16
and x5,x5,#0xffff0000ffff
orr x20,x20,x20,lsl #16
orr x5,x5,x5,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x3,x3,#0xffff0000ffff
orr x4,x19,x4,lsl #8
and x6,x6,#0xff00ff00ff00ff00
orr x3,x3,x3,lsl #8
and x5,x5,#0xff00ff00ff00ff
orr x19,x24,x24,lsl #16
orr x8,x9,x8
and x9,x4,#0xff00ff00ff00ff00
and x4,x20,#0xffff0000ffff
str x8,[sp,#360]
orr x8,x6,x5
lsl x5,x4,#16
lsr x6,x1,#32
str x8,[sp,#312]
and x8,x3,#0xff00ff00ff00ff
and x3,x19,#0xffff0000ffff
orr x3,x3,x3,lsl #8
lsr x19,x2,#32
orr x8,x9,x8
orr x9,x5,x4,lsl #8
bfi x2,x2,#16,#48
str x8,[sp,#296]
and x8,x3,#0xff00ff00ff00ff
orr x3,x19,x19,lsl #16
bfi x1,x1,#16,#48
and x9,x9,#0xff00ff00ff00ff00
and x2,x2,#0xffff0000ffff
lsr x5,x17,#32
orr x8,x9,x8
lsl x4,x2,#16
and x9,x3,#0xffff0000ffff
str x8,[sp,#304]
orr x8,x6,x6,lsl #16
and x1,x1,#0xffff0000ffff
lsl x3,x9,#16
orr x1,x1,x1,lsl #8
orr x2,x4,x2,lsl #8
and x8,x8,#0xffff0000ffff
bfi x17,x17,#16,#48
orr x8,x8,x8,lsl #8
orr x9,x3,x9,lsl #8
lsr x3,x0,#32
bfi x0,x0,#16,#48
and x1,x1,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
orr x4,x2,x1
and x8,x8,#0xff00ff00ff00ff
orr x17,x17,x17,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x1,x3,x3,lsl #16
orr x19,x9,x8
lsl x9,x0,#16
and x8,x17,#0xff00ff00ff00ff
lsr x3,x14,#32
bfi x14,x14,#16,#48
and x17,x1,#0xffff0000ffff
lsr x1,x16,#32
bfi x16,x16,#16,#48
orr x9,x9,x0,lsl #8
orr x0,x5,x5,lsl #16
lsl x2,x17,#16
and x16,x16,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
and x0,x0,#0xffff0000ffff
lsl x5,x16,#16
and x9,x9,#0xff00ff00ff00ff00
orr x0,x0,x0,lsl #8
orr x17,x2,x17,lsl #8
orr x24,x9,x8
orr x8,x14,x14,lsl #8
orr x9,x5,x16,lsl #8
and x14,x0,#0xff00ff00ff00ff
orr x0,x1,x1,lsl #16
and x16,x17,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x17,x3,x3,lsl #16
orr x3,x16,x14
orr x6,x9,x8
and x9,x0,#0xffff0000ffff
lsr x14,x10,#32
bfi x10,x10,#16,#48
lsl x16,x9,#16
and x8,x17,#0xffff0000ffff
lsr x17,x13,#32
bfi x13,x13,#16,#48
and x0,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x16,x9,lsl #8
lsl x16,x0,#16
ldr x1,[x11,#96]
and x13,x13,#0xffff0000ffff
orr x14,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
orr x16,x16,x0,lsl #8
orr x20,x9,x8
orr x8,x17,x17,lsl #16
and x9,x14,#0xffff0000ffff
lsr x17,x1,#32
bfi x1,x1,#16,#48
and x13,x13,#0xff00ff00ff00ff
and x14,x16,#0xff00ff00ff00ff00
lsl x16,x9,#16
ldr x11,[sp,#344]
and x8,x8,#0xffff0000ffff
orr x25,x14,x13
and x14,x1,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x16,x9,lsl #8
lsr x13,x11,#32
lsl x16,x14,#16
orr x17,x17,x17,lsl #16
ldr x10,[sp,#400]
bfi x11,x11,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #16
orr x14,x16,x14,lsl #8
and x16,x17,#0xffff0000ffff
ldr x10,[x10,#104]
and x0,x11,#0xffff0000ffff
orr x26,x9,x8
lsl x9,x16,#16
orr x0,x0,x0,lsl #8
and x8,x13,#0xffff0000ffff
ldr x11,[sp,#400]
orr x8,x8,x8,lsl #8
orr x9,x9,x16,lsl #8
lsr x16,x10,#32
bfi x10,x10,#16,#48
and x13,x0,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
ldur x17,[x11,#-24]
orr x5,x14,x13
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xffff0000ffff
orr x13,x16,x16,lsl #16
lsl x16,x10,#16
orr x1,x9,x8
ldr x9,[sp,#400]
lsr x14,x17,#32
bfi x17,x17,#16,#48
and x8,x13,#0xffff0000ffff
ldr x11,[sp,#400]
ldr x9,[x9,#112]
orr x10,x16,x10,lsl #8
lsl x16,x8,#16
and x13,x17,#0xffff0000ffff
ldur x0,[x11,#-16]
lsr x17,x9,#32
bfi x9,x9,#16,#48
orr x16,x16,x8,lsl #8
orr x8,x13,x13,lsl #8
orr x13,x14,x14,lsl #16
lsr x14,x0,#32
bfi x0,x0,#16,#48
and x9,x9,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsl x2,x9,#16
and x0,x0,#0xffff0000ffff
orr x15,x10,x8
ldr x8,[sp,#400]
orr x10,x0,x0,lsl #8
orr x9,x2,x9,lsl #8
and x13,x13,#0xffff0000ffff
ldur x2,[x8,#-8]
ldr x8,[sp,#400]
orr x13,x13,x13,lsl #8
and x0,x10,#0xff00ff00ff00ff
orr x10,x17,x17,lsl #16
orr x14,x14,x14,lsl #16
ldr x30,[x8,#120]
lsr x8,x2,#32
bfi x2,x2,#16,#48
and x17,x10,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
lsr x10,x30,#32
bfi x30,x30,#16,#48
lsl x21,x17,#16
and x14,x14,#0xffff0000ffff
orr x13,x16,x13
and x9,x9,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
orr x16,x21,x17,lsl #8
and x17,x2,#0xffff0000ffff
and x2,x30,#0xffff0000ffff
orr x10,x10,x10,lsl #16
orr x17,x17,x17,lsl #8
lsl x21,x2,#16
and x14,x14,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x8,x8,x8,lsl #16
and x10,x10,#0xffff0000ffff
orr x7,x9,x0
orr x0,x16,x14
orr x14,x21,x2,lsl #8
lsl x21,x10,#16
and x16,x17,#0xff00ff00ff00ff
and x8,x8,#0xffff0000ffff
lsr x17,x4,#32
orr x8,x8,x8,lsl #8
orr x10,x21,x10,lsl #8
bfi x4,x4,#16,#48
orr x17,x17,x17,lsl #16
lsr x30,x23,#32
and x14,x14,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
orr x2,x14,x16
and x14,x4,#0xffff0000ffff
orr x16,x30,x30,lsl #16
and x17,x17,#0xffff0000ffff
orr x4,x10,x8
lsr x10,x19,#32
lsl x21,x14,#16
lsl x30,x17,#16
and x8,x16,#0xffff0000ffff
bfi x19,x19,#16,#48
orr x10,x10,x10,lsl #16
lsr x16,x12,#32
orr x9,x21,x14,lsl #8
orr x14,x30,x17,lsl #8
orr x8,x8,x8,lsl #8
bfi x12,x12,#16,#48
and x17,x19,#0xffff0000ffff
orr x16,x16,x16,lsl #16
and x10,x10,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
and x12,x12,#0xffff0000ffff
lsl x19,x17,#16
lsl x21,x10,#16
orr x30,x14,x8
orr x8,x12,x12,lsl #8
and x12,x16,#0xffff0000ffff
str x9,[sp,#344]
orr x16,x19,x17,lsl #8
orr x10,x21,x10,lsl #8
orr x12,x12,x12,lsl #8
lsr x17,x24,#32
and x8,x8,#0xff00ff00ff00ff
bfi x24,x24,#16,#48
and x16,x16,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
orr x19,x16,x8
orr x8,x10,x12
lsr x10,x28,#32
orr x17,x17,x17,lsl #16
str x8,[sp,#224]
and x8,x24,#0xffff0000ffff
bfi x28,x28,#16,#48
lsl x12,x8,#16
orr x10,x10,x10,lsl #16
and x17,x17,#0xffff0000ffff
lsr x24,x3,#32
bfi x3,x3,#16,#48
lsl x21,x17,#16
ldr x9,[sp,#328]
orr x8,x12,x8,lsl #8
and x12,x28,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
and x3,x3,#0xffff0000ffff
orr x12,x12,x12,lsl #8
orr x10,x10,x10,lsl #8
lsr x11,x9,#32
bfi x9,x9,#16,#48
orr x17,x21,x17,lsl #8
lsl x28,x3,#16
and x12,x12,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
and x21,x9,#0xffff0000ffff
and x17,x17,#0xff00ff00ff00ff00
orr x3,x28,x3,lsl #8
orr x28,x21,x21,lsl #8
orr x21,x8,x12
orr x8,x17,x10
lsr x23,x6,#32
str x8,[sp,#232]
orr x8,x24,x24,lsl #16
and x12,x3,#0xff00ff00ff00ff00
lsr x3,x20,#32
bfi x20,x20,#16,#48
orr x17,x23,x23,lsl #16
and x9,x8,#0xffff0000ffff
ldr x8,[sp,#384]
and x10,x28,#0xff00ff00ff00ff
orr x11,x11,x11,lsl #16
lsl x23,x9,#16
and x17,x17,#0xffff0000ffff
lsr x28,x8,#32
and x24,x20,#0xffff0000ffff
lsl x8,x17,#16
orr x10,x12,x10
bfi x6,x6,#16,#48
str x10,[sp,#216]
lsl x10,x24,#16
and x11,x11,#0xffff0000ffff
orr x12,x28,x28,lsl #16
orr x9,x23,x9,lsl #8
orr x8,x8,x17,lsl #8
orr x11,x11,x11,lsl #8
lsr x17,x27,#32
bfi x27,x27,#16,#48
and x23,x6,#0xffff0000ffff
orr x10,x10,x24,lsl #8
and x12,x12,#0xffff0000ffff
lsl x24,x23,#16
and x11,x11,#0xff00ff00ff00ff
orr x12,x12,x12,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x6,x27,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x27,x6,x6,lsl #8
orr x28,x9,x11
orr x9,x24,x23,lsl #8
and x12,x12,#0xff00ff00ff00ff
ldr x14,[sp,#280]
orr x11,x17,x17,lsl #16
str x9,[sp,#328]
orr x24,x8,x12
and x8,x27,#0xff00ff00ff00ff
and x9,x10,#0xff00ff00ff00ff00
orr x10,x3,x3,lsl #16
lsr x12,x25,#32
bfi x25,x25,#16,#48
orr x8,x9,x8
lsr x17,x14,#32
and x10,x10,#0xffff0000ffff
bfi x14,x14,#16,#48
str x8,[sp,#248]
and x8,x25,#0xffff0000ffff
lsl x9,x10,#16
and x11,x11,#0xffff0000ffff
lsl x23,x8,#16
and x3,x14,#0xffff0000ffff
orr x12,x12,x12,lsl #16
orr x9,x9,x10,lsl #8
orr x10,x11,x11,lsl #8
orr x11,x3,x3,lsl #8
orr x8,x23,x8,lsl #8
and x12,x12,#0xffff0000ffff
orr x17,x17,x17,lsl #16
and x11,x11,#0xff00ff00ff00ff
lsl x3,x12,#16
lsr x23,x26,#32
and x8,x8,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
bfi x26,x26,#16,#48
orr x8,x8,x11
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
str x8,[sp,#256]
orr x8,x3,x12,lsl #8
ldr x12,[sp,#320]
orr x17,x17,x17,lsl #8
orr x9,x9,x10
orr x10,x23,x23,lsl #16
lsr x11,x12,#32
bfi x12,x12,#16,#48
str x9,[sp,#240]
and x9,x17,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x10,x10,#0xffff0000ffff
mov x14,x12
and x12,x26,#0xffff0000ffff
orr x11,x11,x11,lsl #16
lsl x17,x12,#16
and x3,x14,#0xffff0000ffff
orr x26,x8,x9
lsl x23,x10,#16
orr x9,x3,x3,lsl #8
and x11,x11,#0xffff0000ffff
orr x8,x17,x12,lsl #8
ldr x12,[sp,#368]
lsr x17,x5,#32
orr x10,x23,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x11,x11,x11,lsl #8
lsr x12,x12,#32
and x8,x8,#0xff00ff00ff00ff00
bfi x5,x5,#16,#48
orr x8,x8,x9
orr x9,x17,x17,lsl #16
and x10,x10,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #16
str x8,[sp,#272]
and x8,x11,#0xff00ff00ff00ff
and x11,x5,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
orr x8,x10,x8
and x12,x12,#0xffff0000ffff
lsl x17,x11,#16
str x8,[sp,#280]
orr x8,x12,x12,lsl #8
lsl x10,x9,#16
ldr x12,[sp,#264]
lsr x3,x1,#32
orr x11,x17,x11,lsl #8
bfi x1,x1,#16,#48
orr x9,x10,x9,lsl #8
lsr x10,x12,#32
bfi x12,x12,#16,#48
str x11,[sp,#320]
orr x11,x3,x3,lsl #16
and x8,x8,#0xff00ff00ff00ff
mov x14,x12
and x12,x1,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
lsl x17,x12,#16
orr x27,x9,x8
orr x9,x10,x10,lsl #16
and x11,x11,#0xffff0000ffff
and x8,x14,#0xffff0000ffff
lsr x5,x7,#32
lsl x1,x11,#16
orr x10,x17,x12,lsl #8
orr x8,x8,x8,lsl #8
and x9,x9,#0xffff0000ffff
lsr x12,x15,#32
bfi x15,x15,#16,#48
orr x9,x9,x9,lsl #8
orr x11,x1,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsr x17,x22,#32
bfi x22,x22,#16,#48
and x15,x15,#0xffff0000ffff
orr x3,x10,x8
and x8,x9,#0xff00ff00ff00ff
lsl x9,x15,#16
and x10,x11,#0xff00ff00ff00ff00
and x11,x22,#0xffff0000ffff
orr x1,x12,x12,lsl #16
orr x12,x10,x8
bfi x7,x7,#16,#48
orr x8,x9,x15,lsl #8
orr x9,x11,x11,lsl #8
lsr x11,x13,#32
and x10,x1,#0xffff0000ffff
bfi x13,x13,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x15,x10,#16
orr x14,x8,x9
and x9,x13,#0xffff0000ffff
orr x11,x11,x11,lsl #16
ldr x8,[sp,#288]
orr x10,x15,x10,lsl #8
lsl x15,x9,#16
orr x13,x17,x17,lsl #16
and x11,x11,#0xffff0000ffff
lsr x17,x8,#32
bfi x8,x8,#16,#48
orr x9,x15,x9,lsl #8
lsl x15,x11,#16
and x13,x13,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
and x1,x8,#0xffff0000ffff
orr x17,x17,x17,lsl #16
ldr x8,[sp,#360]
orr x11,x15,x11,lsl #8
orr x15,x1,x1,lsl #8
orr x13,x13,x13,lsl #8
orr x1,x5,x5,lsl #16
lsr x22,x8,#32
and x9,x9,#0xff00ff00ff00ff00
and x5,x15,#0xff00ff00ff00ff
and x15,x17,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff
orr x17,x15,x15,lsl #8
and x1,x1,#0xffff0000ffff
orr x15,x10,x13
orr x16,x9,x5
lsl x9,x1,#16
and x11,x11,#0xff00ff00ff00ff00
and x13,x17,#0xff00ff00ff00ff
orr x17,x22,x22,lsl #16
ldr x8,[sp,#312]
orr x22,x11,x13
orr x9,x9,x1,lsl #8
lsr x13,x0,#32
and x11,x17,#0xffff0000ffff
and x17,x7,#0xffff0000ffff
lsr x1,x8,#32
bfi x8,x8,#16,#48
lsl x5,x17,#16
bfi x0,x0,#16,#48
orr x11,x11,x11,lsl #8
and x9,x9,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #16
mov x10,x8
orr x8,x5,x17,lsl #8
lsr x17,x2,#32
and x0,x0,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
bfi x2,x2,#16,#48
lsl x23,x0,#16
str x8,[sp,#312]
orr x7,x9,x11
and x9,x10,#0xffff0000ffff
orr x17,x17,x17,lsl #16
ldr x8,[sp,#296]
orr x9,x9,x9,lsl #8
orr x11,x23,x0,lsl #8
orr x0,x1,x1,lsl #16
and x17,x17,#0xffff0000ffff
lsr x23,x8,#32
bfi x8,x8,#16,#48
and x5,x9,#0xff00ff00ff00ff
lsl x9,x17,#16
and x1,x2,#0xffff0000ffff
mov x10,x8
lsl x8,x1,#16
and x13,x13,#0xffff0000ffff
orr x17,x9,x17,lsl #8
and x9,x10,#0xffff0000ffff
lsl x2,x13,#16
orr x9,x9,x9,lsl #8
orr x8,x8,x1,lsl #8
and x11,x11,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x6,x11,x5
orr x11,x2,x13,lsl #8
and x1,x9,#0xff00ff00ff00ff
ldr x9,[sp,#304]
orr x13,x0,x0,lsl #8
orr x0,x23,x23,lsl #16
lsr x2,x4,#32
bfi x4,x4,#16,#48
lsr x23,x9,#32
bfi x9,x9,#16,#48
and x13,x13,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x10,x8,#0xff00ff00ff00ff00
and x17,x17,#0xff00ff00ff00ff00
mov x5,x9
and x9,x0,#0xffff0000ffff
and x0,x4,#0xffff0000ffff
orr x4,x9,x9,lsl #8
lsl x9,x0,#16
and x8,x5,#0xffff0000ffff
orr x5,x11,x13
orr x8,x8,x8,lsl #8
orr x1,x10,x1
and x13,x4,#0xff00ff00ff00ff
orr x9,x9,x0,lsl #8
lsr x4,x30,#32
orr x0,x17,x13
orr x13,x2,x2,lsl #16
lsr x17,x27,#32
bfi x27,x27,#16,#48
orr x2,x23,x23,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x13,x13,#0xffff0000ffff
bfi x30,x30,#16,#48
and x23,x27,#0xffff0000ffff
lsl x27,x13,#16
orr x20,x9,x8
and x8,x2,#0xffff0000ffff
lsl x9,x23,#16
orr x17,x17,x17,lsl #16
orr x8,x8,x8,lsl #8
and x2,x30,#0xffff0000ffff
orr x13,x27,x13,lsl #8
orr x9,x9,x23,lsl #8
orr x2,x2,x2,lsl #8
orr x4,x4,x4,lsl #16
and x23,x17,#0xffff0000ffff
and x10,x8,#0xff00ff00ff00ff
lsr x30,x3,#32
bfi x3,x3,#16,#48
lsl x8,x23,#16
and x13,x13,#0xff00ff00ff00ff00
and x2,x2,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x4,x4,#0xffff0000ffff
lsr x27,x19,#32
bfi x19,x19,#16,#48
orr x17,x13,x10
orr x2,x9,x2
orr x9,x4,x4,lsl #8
orr x8,x8,x23,lsl #8
and x13,x3,#0xffff0000ffff
and x10,x19,#0xffff0000ffff
orr x23,x30,x30,lsl #16
lsl x3,x13,#16
and x9,x9,#0xff00ff00ff00ff
orr x10,x10,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff00
orr x19,x27,x27,lsl #16
ldr x11,[sp,#224]
orr x4,x8,x9
orr x8,x3,x13,lsl #8
and x13,x23,#0xffff0000ffff
and x9,x10,#0xff00ff00ff00ff
and x10,x19,#0xffff0000ffff
lsl x19,x13,#16
lsr x3,x12,#32
and x8,x8,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x23,x8,x9
orr x9,x19,x13,lsl #8
lsr x13,x11,#32
orr x8,x3,x3,lsl #16
and x10,x10,#0xff00ff00ff00ff
bfi x12,x12,#16,#48
and x9,x9,#0xff00ff00ff00ff00
bfi x11,x11,#16,#48
and x8,x8,#0xffff0000ffff
orr x25,x9,x10
orr x10,x13,x13,lsl #16
lsl x27,x8,#16
and x3,x12,#0xffff0000ffff
and x9,x11,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
lsl x19,x3,#16
orr x9,x9,x9,lsl #8
orr x8,x27,x8,lsl #8
orr x10,x10,x10,lsl #8
lsr x27,x21,#32
orr x13,x19,x3,lsl #8
lsr x19,x14,#32
bfi x14,x14,#16,#48
bfi x21,x21,#16,#48
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x8,x8,x10
and x30,x14,#0xffff0000ffff
and x3,x9,#0xff00ff00ff00ff
str x8,[sp,#224]
and x8,x21,#0xffff0000ffff
lsl x9,x30,#16
orr x8,x8,x8,lsl #8
lsr x10,x15,#32
and x13,x13,#0xff00ff00ff00ff00
orr x9,x9,x30,lsl #8
bfi x15,x15,#16,#48
orr x3,x13,x3
and x30,x8,#0xff00ff00ff00ff
ldr x8,[sp,#232]
orr x10,x10,x10,lsl #16
orr x13,x27,x27,lsl #16
orr x19,x19,x19,lsl #16
and x15,x15,#0xffff0000ffff
lsr x27,x8,#32
bfi x8,x8,#16,#48
and x10,x10,#0xffff0000ffff
and x11,x9,#0xff00ff00ff00ff00
and x19,x19,#0xffff0000ffff
lsl x9,x10,#16
mov x12,x8
lsl x8,x15,#16
lsl x21,x19,#16
orr x11,x11,x30
orr x14,x9,x10,lsl #8
and x10,x12,#0xffff0000ffff
orr x8,x8,x15,lsl #8
orr x15,x27,x27,lsl #16
ldr x9,[sp,#216]
str x11,[sp,#232]
orr x11,x21,x19,lsl #8
orr x10,x10,x10,lsl #8
lsr x21,x16,#32
bfi x16,x16,#16,#48
lsr x27,x9,#32
bfi x9,x9,#16,#48
and x15,x15,#0xffff0000ffff
and x12,x11,#0xff00ff00ff00ff00
and x11,x10,#0xff00ff00ff00ff
and x10,x8,#0xff00ff00ff00ff00
and x19,x16,#0xffff0000ffff
orr x15,x15,x15,lsl #8
and x13,x13,#0xffff0000ffff
and x8,x9,#0xffff0000ffff
lsl x9,x19,#16
orr x10,x10,x11
orr x13,x13,x13,lsl #8
str x10,[sp,#264]
and x10,x15,#0xff00ff00ff00ff
and x11,x14,#0xff00ff00ff00ff00
orr x9,x9,x19,lsl #8
orr x19,x11,x10
orr x10,x21,x21,lsl #16
and x13,x13,#0xff00ff00ff00ff
orr x8,x8,x8,lsl #8
lsr x11,x22,#32
bfi x22,x22,#16,#48
orr x30,x12,x13
orr x12,x27,x27,lsl #16
and x10,x10,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsr x14,x28,#32
bfi x28,x28,#16,#48
and x15,x22,#0xffff0000ffff
lsl x21,x10,#16
orr x22,x9,x8
and x8,x12,#0xffff0000ffff
lsl x9,x15,#16
orr x8,x8,x8,lsl #8
and x12,x28,#0xffff0000ffff
orr x10,x21,x10,lsl #8
orr x11,x11,x11,lsl #16
orr x12,x12,x12,lsl #8
orr x9,x9,x15,lsl #8
orr x14,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x27,x11,#16
orr x8,x10,x8
and x14,x14,#0xffff0000ffff
lsr x21,x7,#32
bfi x7,x7,#16,#48
str x8,[sp,#296]
orr x8,x9,x12
orr x9,x27,x11,lsl #8
str x8,[sp,#304]
orr x8,x14,x14,lsl #8
lsr x15,x24,#32
bfi x24,x24,#16,#48
and x11,x7,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
orr x14,x15,x15,lsl #16
and x10,x24,#0xffff0000ffff
orr x8,x9,x8
orr x15,x21,x21,lsl #16
orr x10,x10,x10,lsl #8
str x8,[sp,#288]
orr x8,x12,x11,lsl #8
lsr x12,x6,#32
and x11,x15,#0xffff0000ffff
bfi x6,x6,#16,#48
and x9,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x10,x14,#0xffff0000ffff
lsl x14,x11,#16
orr x27,x8,x9
orr x8,x12,x12,lsl #16
ldr x12,[sp,#248]
orr x10,x10,x10,lsl #8
orr x9,x14,x11,lsl #8
and x8,x8,#0xffff0000ffff
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x15,x8,#16
mov x13,x12
and x12,x6,#0xffff0000ffff
orr x21,x9,x10
lsl x14,x12,#16
orr x10,x11,x11,lsl #16
and x9,x13,#0xffff0000ffff
orr x9,x9,x9,lsl #8
ldr x13,[sp,#240]
orr x8,x15,x8,lsl #8
orr x11,x14,x12,lsl #8
and x10,x10,#0xffff0000ffff
lsr x12,x5,#32
bfi x5,x5,#16,#48
orr x10,x10,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
lsr x14,x13,#32
bfi x13,x13,#16,#48
and x15,x5,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x5,x11,x9
lsr x11,x1,#32
mov x16,x13
lsl x6,x15,#16
orr x13,x8,x10
ldr x8,[sp,#256]
and x9,x16,#0xffff0000ffff
orr x12,x12,x12,lsl #16
bfi x1,x1,#16,#48
orr x11,x11,x11,lsl #16
orr x10,x6,x15,lsl #8
orr x9,x9,x9,lsl #8
orr x14,x14,x14,lsl #16
lsr x6,x8,#32
bfi x8,x8,#16,#48
and x12,x12,#0xffff0000ffff
and x15,x1,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x14,x14,#0xffff0000ffff
lsl x1,x12,#16
mov x16,x8
lsl x28,x15,#16
lsl x8,x11,#16
orr x24,x10,x9
orr x10,x14,x14,lsl #8
orr x14,x6,x6,lsl #16
orr x9,x1,x12,lsl #8
orr x12,x28,x15,lsl #8
orr x8,x8,x11,lsl #8
and x11,x16,#0xffff0000ffff
lsr x6,x0,#32
bfi x0,x0,#16,#48
lsr x28,x26,#32
bfi x26,x26,#16,#48
orr x11,x11,x11,lsl #8
and x14,x14,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x14,x14,x14,lsl #8
and x1,x26,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
lsl x26,x0,#16
orr x15,x9,x10
orr x10,x1,x1,lsl #8
orr x16,x12,x11
and x12,x14,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x11,x26,x0,lsl #8
orr x1,x8,x12
and x8,x10,#0xff00ff00ff00ff
orr x10,x6,x6,lsl #16
lsr x12,x20,#32
bfi x20,x20,#16,#48
orr x14,x28,x28,lsl #16
ldr x9,[sp,#272]
and x11,x11,#0xff00ff00ff00ff00
and x0,x10,#0xffff0000ffff
and x20,x20,#0xffff0000ffff
orr x7,x11,x8
lsr x6,x9,#32
lsl x26,x0,#16
and x8,x14,#0xffff0000ffff
orr x12,x12,x12,lsl #16
bfi x9,x9,#16,#48
lsl x11,x20,#16
orr x8,x8,x8,lsl #8
orr x14,x26,x0,lsl #8
orr x6,x6,x6,lsl #16
and x12,x12,#0xffff0000ffff
and x0,x9,#0xffff0000ffff
orr x11,x11,x20,lsl #8
and x9,x8,#0xff00ff00ff00ff
ldr x10,[sp,#280]
lsr x28,x17,#32
bfi x17,x17,#16,#48
lsl x8,x12,#16
and x14,x14,#0xff00ff00ff00ff00
and x6,x6,#0xffff0000ffff
orr x0,x0,x0,lsl #8
and x20,x11,#0xff00ff00ff00ff00
lsr x26,x10,#32
bfi x10,x10,#16,#48
orr x11,x14,x9
orr x9,x6,x6,lsl #8
orr x8,x8,x12,lsl #8
and x14,x17,#0xffff0000ffff
lsl x17,x14,#16
orr x6,x28,x28,lsl #16
and x0,x0,#0xff00ff00ff00ff
and x12,x10,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x20,x20,x0
orr x12,x12,x12,lsl #8
orr x0,x26,x26,lsl #16
orr x26,x8,x9
orr x8,x17,x14,lsl #8
and x14,x6,#0xffff0000ffff
lsl x6,x14,#16
and x9,x12,#0xff00ff00ff00ff
and x12,x0,#0xffff0000ffff
lsr x0,x27,#32
and x8,x8,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #8
orr x17,x8,x9
orr x9,x6,x14,lsl #8
bfi x27,x27,#16,#48
orr x8,x0,x0,lsl #16
lsr x14,x2,#32
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
bfi x2,x2,#16,#48
and x0,x27,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x27,x9,x12
orr x12,x14,x14,lsl #16
lsl x6,x0,#16
lsl x28,x8,#16
and x9,x2,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsr x2,x4,#32
orr x14,x6,x0,lsl #8
orr x8,x28,x8,lsl #8
lsr x0,x21,#32
bfi x21,x21,#16,#48
orr x12,x12,x12,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
bfi x4,x4,#16,#48
and x8,x8,#0xff00ff00ff00ff00
and x6,x21,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
orr x9,x14,x9
lsl x21,x6,#16
orr x8,x8,x12
orr x12,x0,x0,lsl #16
stp x9,x8,[sp,#272]
and x8,x4,#0xffff0000ffff
orr x14,x2,x2,lsl #16
orr x9,x21,x6,lsl #8
orr x8,x8,x8,lsl #8
and x12,x12,#0xffff0000ffff
lsr x0,x5,#32
bfi x5,x5,#16,#48
lsl x4,x12,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x14,x14,#0xffff0000ffff
orr x8,x9,x8
and x2,x5,#0xffff0000ffff
lsr x5,x23,#32
bfi x23,x23,#16,#48
str x8,[sp,#256]
orr x8,x4,x12,lsl #8
orr x9,x14,x14,lsl #8
lsl x6,x2,#16
orr x0,x0,x0,lsl #16
and x14,x23,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
ldr x21,[sp,#384]
and x9,x9,#0xff00ff00ff00ff
orr x12,x6,x2,lsl #8
orr x14,x14,x14,lsl #8
orr x8,x8,x9
lsr x9,x13,#32
bfi x13,x13,#16,#48
str x8,[sp,#248]
and x8,x0,#0xffff0000ffff
and x14,x14,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x9,x9,x9,lsl #16
lsl x0,x8,#16
orr x10,x12,x14
orr x12,x5,x5,lsl #16
lsr x14,x25,#32
bfi x25,x25,#16,#48
and x13,x13,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
orr x8,x0,x8,lsl #8
and x12,x12,#0xffff0000ffff
lsl x0,x13,#16
lsl x2,x9,#16
orr x12,x12,x12,lsl #8
and x4,x25,#0xffff0000ffff
orr x14,x14,x14,lsl #16
orr x13,x0,x13,lsl #8
orr x0,x4,x4,lsl #8
orr x9,x2,x9,lsl #8
lsr x2,x24,#32
and x12,x12,#0xff00ff00ff00ff
and x14,x14,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
and x0,x0,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
and x13,x13,#0xff00ff00ff00ff00
bfi x24,x24,#16,#48
orr x2,x2,x2,lsl #16
orr x8,x8,x12
str x10,[sp,#240]
str x8,[sp,#208]
orr x8,x13,x0
and x12,x24,#0xffff0000ffff
str x8,[sp,#216]
and x8,x14,#0xff00ff00ff00ff
and x13,x2,#0xffff0000ffff
lsr x14,x3,#32
lsr x2,x15,#32
bfi x15,x15,#16,#48
and x9,x9,#0xff00ff00ff00ff00
lsl x0,x12,#16
ldr x10,[sp,#224]
orr x4,x9,x8
orr x9,x2,x2,lsl #16
and x15,x15,#0xffff0000ffff
orr x14,x14,x14,lsl #16
bfi x3,x3,#16,#48
lsl x6,x13,#16
orr x8,x0,x12,lsl #8
lsl x0,x15,#16
lsr x2,x10,#32
and x9,x9,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x12,x6,x13,lsl #8
and x13,x3,#0xffff0000ffff
bfi x10,x10,#16,#48
lsl x3,x9,#16
orr x15,x0,x15,lsl #8
orr x14,x14,x14,lsl #8
orr x2,x2,x2,lsl #16
orr x13,x13,x13,lsl #8
lsr x6,x16,#32
bfi x16,x16,#16,#48
orr x9,x3,x9,lsl #8
and x0,x10,#0xffff0000ffff
and x14,x14,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x3,x15,#0xff00ff00ff00ff00
and x15,x2,#0xffff0000ffff
ldr x10,[sp,#232]
and x13,x13,#0xff00ff00ff00ff
orr x0,x0,x0,lsl #8
and x8,x8,#0xff00ff00ff00ff00
orr x2,x15,x15,lsl #8
orr x23,x12,x14
and x12,x16,#0xffff0000ffff
orr x15,x8,x13
lsr x13,x10,#32
lsl x14,x12,#16
orr x16,x6,x6,lsl #16
lsr x6,x1,#32
bfi x1,x1,#16,#48
and x0,x0,#0xff00ff00ff00ff
and x8,x2,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x3,x3,x0
bfi x10,x10,#16,#48
orr x0,x9,x8
orr x8,x14,x12,lsl #8
orr x12,x13,x13,lsl #16
and x13,x16,#0xffff0000ffff
and x14,x1,#0xffff0000ffff
lsr x24,x30,#32
lsl x16,x13,#16
lsl x1,x14,#16
bfi x30,x30,#16,#48
and x9,x10,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x9,x9,x9,lsl #8
orr x13,x16,x13,lsl #8
orr x16,x1,x14,lsl #8
orr x12,x12,x12,lsl #8
and x14,x30,#0xffff0000ffff
ldr x10,[sp,#264]
orr x1,x14,x14,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
orr x14,x8,x9
orr x8,x24,x24,lsl #16
orr x5,x13,x12
and x9,x1,#0xff00ff00ff00ff
and x12,x16,#0xff00ff00ff00ff00
lsr x13,x7,#32
orr x2,x12,x9
orr x9,x6,x6,lsl #16
bfi x7,x7,#16,#48
and x8,x8,#0xffff0000ffff
bfi x21,x21,#16,#48
orr x12,x13,x13,lsl #16
lsr x13,x10,#32
bfi x10,x10,#16,#48
and x9,x9,#0xffff0000ffff
orr x8,x8,x8,lsl #8
mov x1,x10
and x10,x7,#0xffff0000ffff
lsl x16,x9,#16
and x12,x12,#0xffff0000ffff
and x6,x1,#0xffff0000ffff
lsl x24,x10,#16
lsl x25,x12,#16
orr x9,x16,x9,lsl #8
orr x16,x6,x6,lsl #8
orr x13,x13,x13,lsl #16
orr x10,x24,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff
orr x6,x25,x12,lsl #8
and x12,x16,#0xff00ff00ff00ff
lsr x16,x11,#32
and x13,x13,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
orr x12,x10,x12
bfi x11,x11,#16,#48
orr x10,x16,x16,lsl #16
orr x30,x9,x8
and x9,x6,#0xff00ff00ff00ff00
and x8,x13,#0xff00ff00ff00ff
lsr x13,x20,#32
bfi x20,x20,#16,#48
and x11,x11,#0xffff0000ffff
orr x1,x9,x8
and x8,x10,#0xffff0000ffff
lsl x10,x11,#16
and x16,x20,#0xffff0000ffff
lsl x6,x8,#16
orr x20,x13,x13,lsl #16
lsl x13,x16,#16
orr x10,x10,x11,lsl #8
orr x11,x6,x8,lsl #8
and x8,x21,#0xffff0000ffff
ldp x25,x6,[sp,#360]
orr x13,x13,x16,lsl #8
ldp x16,x21,[sp,#328]
orr x24,x8,x8,lsl #8
and x28,x20,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xff00ff00ff00ff00
bfi x6,x6,#16,#48
lsl x8,x28,#16
bfi x25,x25,#16,#48
bfi x21,x21,#16,#48
and x16,x16,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff00
and x20,x6,#0xffff0000ffff
and x6,x24,#0xff00ff00ff00ff
orr x28,x8,x28,lsl #8
orr x8,x16,x6
and x6,x21,#0xffff0000ffff
orr x16,x20,x20,lsl #8
ldp x21,x7,[sp,#312]
and x20,x25,#0xffff0000ffff
lsr x25,x19,#32
and x16,x16,#0xff00ff00ff00ff
bfi x19,x19,#16,#48
and x24,x7,#0xff00ff00ff00ff00
and x21,x21,#0xff00ff00ff00ff00
and x19,x19,#0xffff0000ffff
orr x24,x24,x16
orr x16,x6,x6,lsl #8
orr x6,x20,x20,lsl #8
orr x20,x25,x25,lsl #16
lsr x25,x22,#32
bfi x22,x22,#16,#48
and x6,x6,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff
fmov d17,x24
orr x6,x21,x6
and x21,x22,#0xffff0000ffff
ldr x22,[sp,#344]
and x20,x20,#0xffff0000ffff
orr x19,x19,x19,lsl #8
add x7,sp,#416
and x22,x22,#0xff00ff00ff00ff00
mov v17.d[1],x8
orr x22,x22,x16
orr x16,x20,x20,lsl #8
orr x20,x21,x21,lsl #8
fmov d16,x22
orr x21,x25,x25,lsl #16
and x19,x19,#0xff00ff00ff00ff
and x25,x20,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff
orr x19,x10,x19
and x20,x21,#0xffff0000ffff
orr x11,x11,x16
orr x10,x13,x25
mov v16.d[1],x6
orr x21,x20,x20,lsl #8
lsr x20,x26,#32
bfi x26,x26,#16,#48
and x16,x28,#0xff00ff00ff00ff00
lsr x6,x6,#32
and x13,x21,#0xff00ff00ff00ff
and v19.16b,v17.16b,v0.16b
shl v17.2d,v17.2d,#16
and x21,x26,#0xffff0000ffff
orr x13,x16,x13
orr x6,x6,x6,lsl #16
and v18.16b,v16.16b,v0.16b
shl v16.2d,v16.2d,#16
lsl x16,x21,#16
orr v17.16b,v17.16b,v19.16b
and x6,x6,#0xffff0000ffff
lsr x25,x8,#32
orr x9,x16,x21,lsl #8
lsr x16,x24,#32
lsr x21,x22,#32
orr v16.16b,v16.16b,v18.16b
lsl x24,x6,#16
orr x22,x25,x25,lsl #16
orr x16,x16,x16,lsl #16
orr x21,x21,x21,lsl #16
and v17.16b,v17.16b,v1.16b
orr x6,x24,x6,lsl #8
and x22,x22,#0xffff0000ffff
ldr x8,[sp,#296]
and v16.16b,v16.16b,v1.16b
and x16,x16,#0xffff0000ffff
and x21,x21,#0xffff0000ffff
lsl x24,x16,#16
orr x21,x21,x21,lsl #8
ushl v18.2d,v17.2d,v2.2d
orr x22,x22,x22,lsl #8
and x6,x6,#0xff00ff00ff00ff00
ldr x28,[sp,#352]
mov x25,v16.d[1]
orr x16,x24,x16,lsl #8
fmov x24,d17
and x21,x21,#0xff00ff00ff00ff
ushl v19.2d,v16.2d,v6.2d
and x22,x22,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x6,x6,x22
lsl x24,x24,#8
orr x16,x16,x21
lsr x22,x6,#32
lsl x21,x25,#8
bfi x6,x6,#16,#48
mov v17.d[0],x24
mov v16.d[1],x21
orr x21,x22,x22,lsl #16
lsr x22,x16,#32
and x6,x6,#0xffff0000ffff
bfi x16,x16,#16,#48
lsl x24,x6,#16
and x21,x21,#0xffff0000ffff
orr x22,x22,x22,lsl #16
orr v17.16b,v18.16b,v17.16b
lsl x25,x21,#16
and x16,x16,#0xffff0000ffff
orr v16.16b,v19.16b,v16.16b
orr x6,x24,x6,lsl #8
lsr x24,x8,#32
bfi x8,x8,#16,#48
and x22,x22,#0xffff0000ffff
orr x16,x16,x16,lsl #8
orr x21,x25,x21,lsl #8
orr x22,x22,x22,lsl #8
and x6,x6,#0xff00ff00ff00ff00
bif v16.16b,v17.16b,v7.16b
and x25,x8,#0xffff0000ffff
and x16,x16,#0xff00ff00ff00ff
orr x25,x25,x25,lsl #8
and x22,x22,#0xff00ff00ff00ff
and x21,x21,#0xff00ff00ff00ff00
orr x16,x6,x16
add x6,x7,x28
orr x21,x21,x22
orr x22,x24,x24,lsl #16
stp x16,x21,[x6,#128]
and x16,x25,#0xff00ff00ff00ff
mov v17.16b,v16.16b
ushr v18.2d,v16.2d,#32
mov v16.s[3],wzr
and x8,x9,#0xff00ff00ff00ff00
ldr x9,[sp,#272]
orr x24,x20,x20,lsl #16
orr x20,x8,x16
and x8,x22,#0xffff0000ffff
lsr x22,x17,#32
mov v17.s[1],wzr
str x9,[x6,#256]
ldr x9,[sp,#280]
ext v16.16b,v16.16b,v18.16b,#8
str x15,[x6,#768]
orr x15,x22,x22,lsl #16
str x9,[x6,#264]
ldr x9,[sp,#256]
and x16,x24,#0xffff0000ffff
and x15,x15,#0xffff0000ffff
lsl x21,x16,#16
bfi x17,x17,#16,#48
mov v17.d[1],v18.d[1]
str x9,[x6,#384]
ldr x9,[sp,#248]
shl v18.2d,v16.2d,#16
str x0,[x6,#904]
lsl x0,x15,#16
str x14,[x6,#1024]
orr x8,x8,x8,lsl #8
orr x16,x21,x16,lsl #8
str x9,[x6,#392]
and x17,x17,#0xffff0000ffff
ldr x9,[sp,#240]
shl v19.2d,v17.2d,#16
orr v16.16b,v18.16b,v16.16b
orr x15,x0,x15,lsl #8
lsl x21,x17,#16
str x4,[x6,#648]
ldr x4,[sp,#304]
and x8,x8,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
str x9,[x6,#512]
orr v17.16b,v19.16b,v17.16b
and v16.16b,v16.16b,v1.16b
ldr x9,[sp,#208]
orr x8,x16,x8
orr x16,x21,x17,lsl #8
lsr x17,x4,#32
str x9,[x6,#520]
ldr x9,[sp,#216]
bfi x4,x4,#16,#48
and v17.16b,v17.16b,v1.16b
fmov x14,d16
ushl v18.2d,v16.2d,v2.2d
orr x17,x17,x17,lsl #16
str x9,[x6,#640]
lsr x9,x27,#32
bfi x27,x27,#16,#48
str x12,[x6,#1280]
and x4,x4,#0xffff0000ffff
mov x0,v17.d[1]
lsl x14,x14,#8
ushl v19.2d,v17.2d,v6.2d
and x17,x17,#0xffff0000ffff
str x11,[x6,#1416]
orr x9,x9,x9,lsl #16
mov v16.d[0],x14
orr x12,x17,x17,lsl #8
and x17,x27,#0xffff0000ffff
str x10,[x6,#1536]
and x9,x9,#0xffff0000ffff
and x16,x16,#0xff00ff00ff00ff00
lsl x14,x0,#8
ldr x0,[sp,#288]
str x13,[x6,#1544]
lsl x13,x9,#16
str x8,[x6,#1672]
and x12,x12,#0xff00ff00ff00ff
mov v17.d[1],x14
lsr x11,x0,#32
bfi x0,x0,#16,#48
lsl x14,x17,#16
orr v16.16b,v18.16b,v16.16b
str x3,[x6,#896]
and x10,x0,#0xffff0000ffff
orr x11,x11,x11,lsl #16
orr x3,x4,x4,lsl #8
orr x14,x14,x17,lsl #8
orr x10,x10,x10,lsl #8
orr x9,x13,x9,lsl #8
orr v17.16b,v19.16b,v17.16b
and x8,x11,#0xffff0000ffff
and x3,x3,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff
and x11,x14,#0xff00ff00ff00ff00
orr x8,x8,x8,lsl #8
orr x10,x11,x10
ldr x11,[sp,#400]
and x15,x15,#0xff00ff00ff00ff00
bit v16.16b,v17.16b,v7.16b
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
add x28,x28,#16
orr x16,x16,x3
orr x12,x15,x12
orr x8,x9,x8
cmp x28,#128
add x11,x11,#256
str x23,[x6,#776]
str x5,[x6,#1032]
str x2,[x6,#1152]
str x30,[x6,#1160]
str x1,[x6,#1288]
str x19,[x6,#1408]
str x20,[x6,#1664]
str x16,[x6,#1792]
str x12,[x6,#1800]
str x10,[x6,#1920]
str x8,[x6,#1928]
str q16,[x6]
b.ne 3b
add x8,x7,#64
mov w9,#2048
nop
4:
shared_2 -64,4b
ldr x8,[sp,#40]
add x9,x7,#64
mov w10,#16
nop
5:
shared_4 -28,5b
ldr x9,[sp,#8]
mov w12,#9
nop
nop
nop
nop
nop
nop
6:
add x8,sp,#416
mov w10,#16
mov x11,x8
nop
nop
nop
nop
nop
7:
ldp q20,q1,[x8,#752]
subs x10,x10,#1
ldr q21,[x8,#1520]
ldr q16,[x8,#1136]
ldr q23,[x8,#1776]
ldp q17,q0,[x8,#880]
ldr q29,[x8,#1264]
eor v22.16b,v20.16b,v21.16b
ldr q18,[x8,#1392]
ldr q25,[x8,#2032]
eor v29.16b,v29.16b,v16.16b
ldr q8,[x8,#1648]
ldr q10,[x8,#1904]
eor v27.16b,v17.16b,v18.16b
str q0,[sp,#368]
ldr q11,[x8,#1760]
ldr q15,[x8,#2016]
ldr q2,[x8,#1632]
ldr q13,[x8,#1888]
ldr q7,[x8,#1376]
ldr q5,[x8,#1488]
ldp q24,q21,[x8,#496]
ldp q26,q0,[x8,#240]
ldp q17,q4,[x8,#64]
eor v28.16b,v23.16b,v24.16b
eor v24.16b,v22.16b,v16.16b
ldp q30,q22,[x8,#96]
eor v26.16b,v25.16b,v26.16b
ldp q23,q20,[x8,#1008]
stp q0,q1,[sp,#384]
eor v27.16b,v27.16b,v24.16b
ldr q1,[x8,#1504]
eor v25.16b,v28.16b,v26.16b
eor v23.16b,v22.16b,v23.16b
ldp q31,q22,[x8,#624]
eor v29.16b,v23.16b,v29.16b
ldp q9,q23,[x8,#368]
eor v31.16b,v31.16b,v8.16b
eor v8.16b,v9.16b,v10.16b
eor v9.16b,v27.16b,v25.16b
ldr q10,[x8,#1248]
eor v27.16b,v31.16b,v26.16b
ldr q26,[x8,#1120]
eor v29.16b,v29.16b,v28.16b
eor v31.16b,v8.16b,v16.16b
ldp q12,q8,[x8,#976]
eor v28.16b,v27.16b,v16.16b
eor v27.16b,v29.16b,v9.16b
eor v30.16b,v30.16b,v8.16b
eor v8.16b,v10.16b,v26.16b
eor v29.16b,v31.16b,v9.16b
ldp q0,q31,[x8,#464]
eor v4.16b,v4.16b,v12.16b
eor v30.16b,v30.16b,v8.16b
ldp q8,q14,[x8,#208]
eor v31.16b,v11.16b,v31.16b
eor v14.16b,v15.16b,v14.16b
ldp q15,q11,[x8,#720]
eor v30.16b,v30.16b,v31.16b
eor v1.16b,v11.16b,v1.16b
ldp q3,q11,[x8,#592]
eor v31.16b,v31.16b,v14.16b
eor v5.16b,v15.16b,v5.16b
ldr q15,[x8,#1232]
eor v14.16b,v14.16b,v26.16b
eor v2.16b,v11.16b,v2.16b
ldp q11,q10,[x8,#336]
eor v1.16b,v1.16b,v26.16b
eor v10.16b,v10.16b,v13.16b
ldp q13,q6,[x8,#848]
eor v2.16b,v2.16b,v16.16b
ldr q16,[x8,#2000]
eor v6.16b,v6.16b,v7.16b
eor v7.16b,v30.16b,v9.16b
ldr q30,[x8,#1744]
eor v8.16b,v16.16b,v8.16b
ldr q16,[x8,#1360]
eor v9.16b,v31.16b,v25.16b
eor v0.16b,v30.16b,v0.16b
ldr q30,[x8,#1104]
eor v10.16b,v10.16b,v26.16b
eor v13.16b,v13.16b,v16.16b
ldr q16,[x8,#1616]
eor v6.16b,v6.16b,v1.16b
eor v12.16b,v15.16b,v30.16b
eor v29.16b,v9.16b,v29.16b
eor v5.16b,v5.16b,v30.16b
eor v3.16b,v3.16b,v16.16b
ldr q16,[x8,#1872]
eor v18.16b,v0.16b,v8.16b
eor v31.16b,v31.16b,v24.16b
eor v6.16b,v9.16b,v6.16b
eor v2.16b,v2.16b,v14.16b
eor v11.16b,v11.16b,v16.16b
eor v4.16b,v4.16b,v12.16b
eor v24.16b,v10.16b,v28.16b
eor v28.16b,v13.16b,v5.16b
eor v29.16b,v18.16b,v29.16b
eor v3.16b,v3.16b,v8.16b
eor v7.16b,v7.16b,v6.16b
eor v25.16b,v26.16b,v25.16b
eor v26.16b,v1.16b,v27.16b
eor v0.16b,v4.16b,v0.16b
eor v4.16b,v11.16b,v30.16b
eor v1.16b,v24.16b,v6.16b
eor v3.16b,v3.16b,v30.16b
ldp q14,q10,[x8,#560]
eor v24.16b,v5.16b,v7.16b
ldr q11,[x8,#1600]
eor v27.16b,v30.16b,v31.16b
eor v2.16b,v4.16b,v2.16b
eor v4.16b,v29.16b,v28.16b
eor v0.16b,v0.16b,v6.16b
eor v28.16b,v3.16b,v25.16b
ldr q3,[x8,#1088]
ldr q6,[x8,#1216]
eor v16.16b,v29.16b,v1.16b
ldr q29,[x8,#1728]
eor v10.16b,v10.16b,v11.16b
eor v19.16b,v2.16b,v4.16b
ldp q2,q5,[x8,#944]
eor v6.16b,v6.16b,v3.16b
ldp q11,q7,[x8,#304]
ldr q30,[x8,#1856]
ldr q8,[x8,#1984]
eor v25.16b,v0.16b,v4.16b
eor v5.16b,v17.16b,v5.16b
ldp q9,q17,[x8,#432]
eor v7.16b,v7.16b,v30.16b
ldr q13,[x8,#1344]
ldr q1,[x8,#1456]
ldr q0,[x8,#1712]
eor v18.16b,v3.16b,v18.16b
eor v17.16b,v29.16b,v17.16b
eor v5.16b,v5.16b,v6.16b
ldp q6,q31,[x8,#176]
eor v0.16b,v0.16b,v9.16b
ldr q9,[x8,#1840]
eor v18.16b,v18.16b,v26.16b
eor v5.16b,v5.16b,v17.16b
eor v29.16b,v8.16b,v31.16b
ldp q30,q31,[x8,#688]
ldr q8,[x8,#1472]
eor v4.16b,v5.16b,v4.16b
eor v17.16b,v17.16b,v29.16b
eor v31.16b,v31.16b,v8.16b
eor v5.16b,v10.16b,v29.16b
ldp q15,q29,[x8,#32]
eor v1.16b,v30.16b,v1.16b
ldp q8,q12,[x8,#816]
ldr q30,[x8,#1584]
ldr q10,[x8,#1072]
eor v16.16b,v17.16b,v16.16b
eor v5.16b,v5.16b,v3.16b
eor v2.16b,v29.16b,v2.16b
eor v29.16b,v31.16b,v3.16b
ldr q31,[x8,#1968]
eor v12.16b,v12.16b,v13.16b
ldr q13,[x8,#1200]
eor v30.16b,v14.16b,v30.16b
eor v6.16b,v31.16b,v6.16b
ldr q31,[x8,#1328]
eor v3.16b,v7.16b,v3.16b
eor v13.16b,v13.16b,v10.16b
eor v19.16b,v16.16b,v19.16b
eor v1.16b,v1.16b,v10.16b
eor v31.16b,v8.16b,v31.16b
eor v8.16b,v12.16b,v29.16b
eor v5.16b,v5.16b,v27.16b
eor v12.16b,v0.16b,v6.16b
eor v6.16b,v30.16b,v6.16b
eor v3.16b,v3.16b,v28.16b
eor v2.16b,v2.16b,v13.16b
eor v17.16b,v10.16b,v17.16b
eor v25.16b,v29.16b,v25.16b
eor v7.16b,v16.16b,v8.16b
eor v16.16b,v11.16b,v9.16b
eor v26.16b,v31.16b,v1.16b
eor v6.16b,v6.16b,v10.16b
ldp q9,q27,[x8,#656]
eor v0.16b,v2.16b,v0.16b
eor v2.16b,v12.16b,v19.16b
ldr q28,[x8,#1440]
eor v4.16b,v4.16b,v7.16b
eor v19.16b,v16.16b,v10.16b
eor v3.16b,v3.16b,v7.16b
ldp q10,q30,[x8,#144]
ldr q31,[x8,#1952]
eor v0.16b,v0.16b,v7.16b
ldr q7,[x8,#1056]
eor v26.16b,v2.16b,v26.16b
eor v16.16b,v1.16b,v4.16b
eor v4.16b,v6.16b,v18.16b
eor v5.16b,v19.16b,v5.16b
ldp q29,q18,[x8,#912]
ldr q19,[x8,#1184]
eor v1.16b,v17.16b,v24.16b
ldp q8,q17,[x8,#400]
ldr q24,[x8,#1696]
eor v19.16b,v19.16b,v7.16b
eor v30.16b,v31.16b,v30.16b
eor v18.16b,v15.16b,v18.16b
ldr q6,[x8,#288]
ldr q11,[x8,#1568]
eor v17.16b,v24.16b,v17.16b
eor v24.16b,v27.16b,v28.16b
ldr q28,[x8,#1312]
ldp q31,q27,[x8,#784]
eor v0.16b,v0.16b,v26.16b
eor v18.16b,v18.16b,v19.16b
ldr q19,[x8,#1824]
eor v5.16b,v5.16b,v26.16b
eor v24.16b,v24.16b,v7.16b
eor v2.16b,v2.16b,v3.16b
ldr q13,[x8,#1424]
eor v27.16b,v27.16b,v28.16b
eor v6.16b,v6.16b,v19.16b
ldr q3,[x8,#272]
ldp q19,q28,[x8,#528]
eor v18.16b,v18.16b,v17.16b
eor v17.16b,v17.16b,v30.16b
eor v27.16b,v27.16b,v24.16b
eor v24.16b,v24.16b,v0.16b
eor v0.16b,v7.16b,v12.16b
eor v28.16b,v28.16b,v11.16b
eor v18.16b,v18.16b,v26.16b
ldr q11,[x8,#1168]
ldp q12,q26,[x8]
eor v2.16b,v17.16b,v2.16b
eor v6.16b,v6.16b,v7.16b
eor v0.16b,v0.16b,v25.16b
eor v28.16b,v28.16b,v30.16b
ldr q30,[x8,#1040]
eor v26.16b,v26.16b,v29.16b
ldr q29,[x8,#1680]
eor v27.16b,v2.16b,v27.16b
eor v11.16b,v11.16b,v30.16b
eor v4.16b,v6.16b,v4.16b
eor v2.16b,v2.16b,v5.16b
eor v25.16b,v28.16b,v7.16b
eor v7.16b,v29.16b,v8.16b
ldr q29,[x8,#1936]
eor v28.16b,v9.16b,v13.16b
ldr q8,[x8,#1296]
eor v18.16b,v18.16b,v27.16b
eor v26.16b,v26.16b,v11.16b
eor v6.16b,v29.16b,v10.16b
ldr q29,[x8,#1552]
eor v1.16b,v25.16b,v1.16b
eor v4.16b,v4.16b,v27.16b
eor v17.16b,v30.16b,v17.16b
eor v5.16b,v19.16b,v29.16b
eor v25.16b,v28.16b,v30.16b
eor v28.16b,v31.16b,v8.16b
eor v26.16b,v26.16b,v7.16b
ldr q31,[x8,#1808]
eor v7.16b,v7.16b,v6.16b
ldr q29,[x8,#1664]
eor v16.16b,v17.16b,v16.16b
ldr q17,[sp,#400]
eor v5.16b,v5.16b,v6.16b
ldr q6,[x11,#128]!
eor v26.16b,v26.16b,v27.16b
ldr q27,[x8,#1920]
eor v3.16b,v3.16b,v31.16b
eor v19.16b,v28.16b,v25.16b
eor v18.16b,v25.16b,v18.16b
ldr q25,[x8,#1152]
ldr q28,[sp,#368]
ldr q31,[x8,#1408]
eor v6.16b,v27.16b,v6.16b
ldr q27,[x8,#1536]
eor v25.16b,v25.16b,v20.16b
eor v3.16b,v3.16b,v30.16b
eor v28.16b,v12.16b,v28.16b
eor v22.16b,v22.16b,v31.16b
eor v2.16b,v7.16b,v2.16b
eor v21.16b,v21.16b,v27.16b
ldr q27,[x8,#1280]
eor v23.16b,v29.16b,v23.16b
eor v1.16b,v3.16b,v1.16b
ldr q3,[sp,#384]
eor v5.16b,v5.16b,v30.16b
eor v25.16b,v28.16b,v25.16b
eor v17.16b,v17.16b,v27.16b
eor v22.16b,v22.16b,v20.16b
ldr q27,[x8,#1792]
eor v19.16b,v2.16b,v19.16b
eor v21.16b,v21.16b,v6.16b
eor v6.16b,v23.16b,v6.16b
eor v0.16b,v5.16b,v0.16b
eor v7.16b,v20.16b,v7.16b
eor v25.16b,v25.16b,v23.16b
eor v3.16b,v3.16b,v27.16b
eor v17.16b,v17.16b,v22.16b
eor v26.16b,v26.16b,v19.16b
eor v21.16b,v21.16b,v20.16b
eor v1.16b,v1.16b,v19.16b
eor v18.16b,v6.16b,v18.16b
eor v2.16b,v2.16b,v4.16b
eor v4.16b,v7.16b,v24.16b
eor v5.16b,v25.16b,v19.16b
eor v3.16b,v3.16b,v20.16b
eor v6.16b,v6.16b,v17.16b
eor v22.16b,v22.16b,v26.16b
eor v1.16b,v17.16b,v1.16b
str q18,[x8,#2080]
str q5,[x8,#2048]
eor v5.16b,v21.16b,v16.16b
eor v0.16b,v3.16b,v0.16b
eor v2.16b,v6.16b,v2.16b
str q22,[x8,#2064]
str q4,[x8,#2096]
str q5,[x8,#2112]
str q0,[x8,#2128]
str q1,[x8,#2144]
str q2,[x8,#2160]
mov x8,x11
b.ne 7b
mov x11,xzr
sub x12,x12,#1
mov x22,x9
stp x12,x9,[sp,#120]
nop
nop
nop
nop
nop
8:
add x23,x7,x11
str x11,[sp,#384]
ldr x9,[x23,#2080]
ldr x13,[x23,#2144]
ldr x11,[x23,#2112]
ldr x24,[x23,#2160]
ldr x12,[x23,#2088]
ldr x10,[x23,#2152]
ldr x26,[x23,#2096]
eor x4,x13,x9
ldr x8,[x23,#2064]
str x13,[sp,#240]
eor x9,x11,x24
eor x13,x10,x12
str x10,[sp,#400]
ldr x11,[x23,#2120]
eor x0,x24,x26
ldr x3,[x23,#2168]
ldr x10,[x23,#2104]
eor x25,x4,x9
ldr x16,[x23,#2072]
eor x5,x0,x8
ldr x12,[x23,#2128]
eor x9,x11,x3
and x11,x25,x4
eor x17,x3,x10
bic x7,x5,x25
bic x27,x5,x4
eor x14,x13,x9
orr x9,x25,x4
eor x6,x17,x16
orr x0,x7,x4
eor x16,x7,x4
orr x4,x27,x11
eor x8,x27,x25
eor x19,x4,x12
and x16,x16,x12
bic x21,x8,x12
eor x19,x19,x0
str x22,[sp,#368]
orr x1,x14,x13
eor x28,x5,x9
eor x22,x16,x5
eor x8,x27,x25
bic x16,x25,x21
and x5,x19,x5
str x10,[sp,#200]
ldr x15,[x23,#2136]
and x2,x14,x13
eor x30,x6,x1
bic x1,x6,x14
str x8,[sp,#360]
bic x20,x6,x13
eor x8,x5,x16
eor x10,x4,x7
orr x4,x4,x12
str x8,[sp,#192]
eor x5,x1,x13
orr x8,x20,x2
eon x4,x28,x4
str x17,[sp,#256]
orr x17,x1,x13
and x13,x5,x15
eor x5,x8,x15
stp x10,x4,[sp,#320]
bic x4,x4,x12
eon x12,x28,x25
eor x16,x5,x17
eor x9,x13,x6
eor x5,x20,x14
eor x7,x12,x19
stp x9,x22,[sp,#280]
and x13,x16,x6
eor x11,x11,x4
bic x5,x5,x15
eor x12,x20,x14
orn x6,x22,x28
orr x22,x7,x21
stp x12,x7,[sp,#344]
bic x12,x14,x5
eor x11,x11,x22
eor x12,x13,x12
eon x13,x30,x14
str x11,[sp,#264]
orr x11,x8,x15
eor x1,x8,x1
str x12,[sp,#176]
eon x12,x30,x11
eor x8,x13,x16
orn x11,x9,x30
bic x13,x12,x15
str x12,[sp,#272]
str x8,[sp,#336]
eor x12,x11,x5
orr x11,x8,x5
eor x8,x2,x13
eor x15,x28,x25
orr x5,x19,x10
eor x8,x8,x11
and x11,x19,x15
eor x9,x4,x0
eor x10,x13,x17
stp x10,x9,[sp,#208]
eor x25,x11,x0
eor x9,x30,x14
ldr x11,[x23,#2048]
eon x10,x28,x27
and x15,x16,x9
orr x9,x16,x1
str x10,[sp,#232]
eon x10,x30,x20
eor x9,x13,x9
stp x16,x19,[sp,#304]
orr x13,x24,x11
and x16,x26,x11
str x8,[sp,#248]
eor x8,x4,x5
ldr x4,[x23,#2056]
str x10,[sp,#224]
ldr x0,[sp,#200]
ldr x10,[sp,#240]
eor x15,x15,x17
eor x13,x13,x16
ldr x17,[sp,#400]
eor x7,x6,x21
orr x5,x3,x4
and x6,x0,x4
bic x20,x13,x10
eor x14,x24,x26
orn x21,x10,x11
eor x27,x20,x14
eor x5,x5,x6
mov x14,x10
orr x22,x13,x24
and x13,x13,x26
bic x16,x21,x16
orn x28,x17,x4
ldr x10,[sp,#256]
eor x24,x13,x16
orr x13,x5,x3
and x16,x5,x0
bic x5,x5,x17
bic x6,x28,x6
eor x20,x5,x10
eor x5,x24,x22
eor x10,x16,x6
and x3,x5,x14
str x1,[sp,#296]
eor x5,x10,x13
eor x1,x22,x21
eor x11,x11,x26
and x17,x5,x17
eor x0,x4,x0
ldr x14,[sp,#192]
ldr x22,[sp,#176]
eor x6,x11,x3
eor x2,x0,x17
eor x11,x7,x14
eor x0,x6,x24
eor x4,x2,x10
eor x17,x12,x22
eor x5,x13,x28
and x0,x0,x11
and x11,x4,x17
eor x4,x1,x27
eor x16,x7,x8
and x13,x7,x24
eor x7,x8,x25
eor x19,x9,x15
eor x28,x5,x20
eor x17,x4,x24
str x11,[sp,#136]
eor x11,x12,x9
and x21,x12,x10
and x12,x8,x4
and x3,x9,x28
eor x4,x28,x10
and x7,x7,x1
and x28,x19,x5
and x19,x16,x17
and x9,x11,x4
eor x8,x19,x7
eor x30,x7,x13
and x26,x15,x20
str x8,[sp,#168]
eor x8,x19,x13
eor x13,x14,x25
str x8,[sp,#184]
eor x8,x9,x28
eor x9,x9,x21
str x9,[sp,#200]
mov x9,x14
eor x14,x22,x15
str x8,[sp,#160]
eor x8,x28,x21
and x21,x25,x27
and x15,x6,x9
str x11,[sp,#144]
and x22,x2,x22
eor x11,x15,x12
eor x25,x0,x21
ldr x19,[sp,#136]
mov x7,x12
mov x28,x0
eor x12,x22,x3
mov x0,x3
eor x3,x25,x11
eor x9,x19,x26
str x3,[sp,#400]
eor x3,x25,x30
eor x11,x30,x11
str x3,[sp,#152]
eor x3,x9,x8
eor x8,x8,x12
str x11,[sp,#240]
eor x11,x9,x12
eor x9,x6,x27
str x8,[sp,#256]
orr x8,x27,x24
eor x12,x2,x20
str x11,[sp,#192]
orr x8,x8,x1
orr x11,x20,x10
ldr x10,[sp,#264]
orr x8,x8,x6
orr x11,x11,x5
orr x11,x11,x2
eor x17,x9,x17
and x9,x9,x13
bic x27,x10,x8
ldr x10,[sp,#216]
str x3,[sp,#176]
ldp x5,x2,[sp,#312]
ldr x20,[sp,#152]
bic x10,x10,x8
str x10,[sp,#264]
ldr x10,[sp,#328]
eor x24,x5,x2
bic x10,x10,x8
str x10,[sp,#216]
ldr x10,[sp,#288]
bic x8,x10,x8
ldr x10,[sp,#248]
str x8,[sp,#328]
eor x8,x13,x16
eor x16,x9,x15
bic x1,x10,x11
ldr x10,[sp,#208]
and x8,x17,x8
eor x17,x12,x4
and x12,x12,x14
eor x4,x8,x28
bic x10,x10,x11
eor x15,x12,x0
eor x0,x12,x22
str x10,[sp,#248]
ldr x10,[sp,#272]
eor x8,x8,x21
bic x10,x10,x11
str x10,[sp,#272]
ldr x10,[sp,#280]
bic x10,x10,x11
str x10,[sp,#288]
ldr x10,[sp,#144]
eor x13,x14,x10
ldp x10,x11,[sp,#224]
and x13,x17,x13
eor x14,x9,x7
eor x12,x13,x26
eor x17,x8,x14
eor x13,x13,x19
eor x9,x12,x15
and x28,x17,x11
and x30,x9,x10
ldp x7,x10,[sp,#160]
ldp x6,x11,[sp,#352]
ldp x22,x19,[sp,#296]
eor x8,x8,x10
eor x12,x12,x7
eor x15,x7,x15
eor x17,x24,x11
and x9,x8,x17
ldr x8,[sp,#344]
eor x21,x19,x22
mov x7,x22
eor x17,x21,x8
and x26,x3,x8
ldr x3,[sp,#184]
and x17,x12,x17
eor x12,x10,x14
eor x14,x6,x2
ldr x10,[sp,#336]
and x25,x12,x14
eor x14,x1,x26
eor x1,x4,x3
eor x3,x16,x3
eor x17,x14,x17
eor x12,x10,x22
and x22,x20,x11
and x1,x1,x24
eor x24,x4,x16
ldr x16,[sp,#200]
and x15,x15,x12
eor x12,x27,x22
eor x14,x13,x0
ldr x27,[sp,#240]
eor x12,x12,x9
eor x9,x13,x16
and x13,x3,x2
and x4,x9,x21
eor x9,x0,x16
eor x16,x6,x11
mov x11,x6
eor x6,x10,x8
ldr x8,[sp,#400]
and x7,x9,x7
ldr x0,[sp,#216]
eor x13,x13,x22
and x16,x8,x16
eor x7,x7,x26
ldr x26,[sp,#192]
eor x8,x28,x16
eor x16,x0,x16
ldr x0,[sp,#272]
and x6,x26,x6
eor x16,x16,x1
ldr x22,[sp,#368]
eor x0,x0,x6
eor x21,x30,x6
eor x6,x20,x3
eor x1,x0,x4
and x4,x24,x5
eor x0,x16,x13
eor x13,x4,x13
and x4,x27,x11
ldr x11,[sp,#264]
and x16,x14,x19
eor x5,x12,x8
ldr x8,[sp,#176]
eor x2,x25,x11
ldp x11,x25,[sp,#248]
eor x2,x2,x13
eor x16,x16,x7
eor x1,x1,x7
eor x12,x2,x12
eor x7,x8,x9
eor x9,x1,x9
eor x15,x15,x11
ldr x11,[sp,#328]
eor x15,x15,x16
eor x4,x4,x11
eor x15,x15,x17
eor x13,x4,x13
and x4,x25,x10
ldr x10,[sp,#288]
eor x11,x4,x10
ldr x10,[sp,#400]
eor x16,x11,x16
eor x11,x17,x21
ldp w17,w20,[x22,#-20]
ldp w4,w2,[x22,#-28]
orr x21,x17,x17,lsl #32
orr x4,x4,x4,lsl #32
orr x2,x2,x2,lsl #32
eor x17,x21,x6
eor x19,x4,x13
eor x4,x4,x16
eor x13,x0,x3
eor x0,x2,x0
eor x1,x2,x1
eor x16,x5,x24
eor x2,x17,x5
eor x17,x11,x14
eor x3,x19,x16
eor x4,x4,x17
eor x0,x0,x12
eor x1,x1,x15
stp x3,x4,[x23]
eor x5,x21,x7
add x7,sp,#416
stp x0,x1,[x23,#16]
eor x11,x5,x11
orr x0,x20,x20,lsl #32
ldp w3,w1,[x22,#-12]
stp x2,x11,[x23,#32]
eor x12,x0,x12
eor x15,x0,x15
stp x12,x15,[x23,#48]
orr x3,x3,x3,lsl #32
orr x12,x1,x1,lsl #32
eor x8,x3,x24
eor x11,x3,x14
eor x8,x8,x13
eor x11,x11,x9
stp x8,x11,[x23,#64]
eor x11,x12,x27
eor x12,x12,x25
ldp w14,w8,[x22,#-4]
stp x11,x12,[x23,#80]
add x22,x22,#32
orr x14,x14,x14,lsl #32
orr x8,x8,x8,lsl #32
eor x11,x14,x16
eor x14,x14,x17
eor x12,x8,x10
stp x11,x14,[x23,#96]
ldr x11,[sp,#384]
eor x8,x8,x26
eor x12,x12,x13
eor x8,x8,x9
add x11,x11,#128
stp x12,x8,[x23,#112]
cmp x11,#2048
b.ne 8b
ldp x12,x9,[sp,#120]
sub x9,x9,#512
cbnz x12,6b
movi v3.16b,#85
movi v4.16b,#51
add x8,x7,#64
movi v5.16b,#15
mov w9,#2048
nop
nop
9:
shared_2 -64,9b
movi v0.2d,#0x000000ffffffff
movi v1.2d,#0x00ffff0000ffff
ldr x9,[sp,#112]
ldp q6,q2,[sp,#48]
ldr q7,[sp,#16]
add x8,sp,#416
mov w10,#8
str x9,[sp,#384]
nop
nop
nop
nop
shared_5 400,368
ldr x1,[x9,#1544]
ldr x9,[sp,#400]
lsr x28,x0,#32
ldr x22,[x10,#264]
ldr x10,[sp,#400]
bfi x0,x0,#16,#48
ldr x16,[x9,#1664]
lsl x9,x30,#16
orr x28,x28,x28,lsl #16
ldr x7,[x10,#384]
ldr x10,[sp,#400]
and x0,x0,#0xffff0000ffff
orr x9,x9,x30,lsl #8
orr x12,x0,x0,lsl #8
and x4,x4,#0xff00ff00ff00ff
ldr x3,[x10,#392]
ldr x10,[sp,#400]
and x6,x6,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff00
orr x6,x6,x4
ldr x2,[x10,#512]
ldr x10,[sp,#400]
ldr x10,[x10,#520]
str x10,[sp,#248]
ldr x10,[sp,#400]
ldr x10,[x10,#640]
stp x10,x8,[sp,#256]
ldr x8,[sp,#400]
ldr x10,[sp,#400]
ldr x13,[x8,#768]
ldr x8,[sp,#400]
ldr x21,[x10,#1416]
ldr x10,[sp,#400]
ldr x25,[x8,#1032]
ldr x8,[sp,#400]
ldr x14,[x10,#1536]
ldr x10,[sp,#400]
ldr x24,[x8,#1152]
ldr x8,[sp,#400]
ldr x27,[x8,#1160]
ldr x8,[sp,#400]
ldr x20,[x8,#1280]
ldr x8,[sp,#400]
ldr x23,[x8,#1288]
ldr x8,[sp,#400]
ldr x26,[x8,#1408]
orr x8,x11,x11,lsl #16
ldr x11,[x10,#1672]
ldr x10,[sp,#400]
and x8,x8,#0xffff0000ffff
ldr x15,[x10,#1792]
lsr x10,x25,#32
bfi x25,x25,#16,#48
orr x8,x8,x8,lsl #8
and x25,x25,#0xffff0000ffff
lsl x30,x25,#16
and x8,x8,#0xff00ff00ff00ff
orr x8,x9,x8
and x9,x12,#0xff00ff00ff00ff
and x12,x28,#0xffff0000ffff
orr x25,x30,x25,lsl #8
str x8,[sp,#272]
orr x8,x10,x10,lsl #16
and x10,x25,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
lsr x25,x19,#32
orr x9,x10,x9
lsl x10,x8,#16
bfi x19,x19,#16,#48
str x9,[sp,#304]
orr x9,x12,x12,lsl #8
lsr x12,x24,#32
bfi x24,x24,#16,#48
orr x8,x10,x8,lsl #8
and x19,x19,#0xffff0000ffff
orr x12,x12,x12,lsl #16
orr x25,x25,x25,lsl #16
and x9,x9,#0xff00ff00ff00ff
and x10,x24,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x19,x19,x19,lsl #8
lsl x24,x10,#16
and x12,x12,#0xffff0000ffff
and x25,x25,#0xffff0000ffff
lsl x28,x12,#16
orr x8,x8,x9
orr x9,x25,x25,lsl #8
orr x10,x24,x10,lsl #8
str x8,[sp,#288]
and x8,x19,#0xff00ff00ff00ff
orr x12,x28,x12,lsl #8
lsr x19,x27,#32
bfi x27,x27,#16,#48
and x10,x10,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
lsr x28,x5,#32
bfi x5,x5,#16,#48
and x12,x12,#0xff00ff00ff00ff00
orr x30,x19,x19,lsl #16
orr x8,x10,x8
orr x10,x28,x28,lsl #16
lsr x28,x20,#32
str x8,[sp,#296]
orr x8,x12,x9
and x9,x27,#0xffff0000ffff
str x8,[sp,#320]
and x8,x5,#0xffff0000ffff
and x12,x30,#0xffff0000ffff
lsl x5,x9,#16
bfi x20,x20,#16,#48
lsl x27,x12,#16
orr x8,x8,x8,lsl #8
and x10,x10,#0xffff0000ffff
orr x9,x5,x9,lsl #8
lsr x5,x17,#32
bfi x17,x17,#16,#48
and x20,x20,#0xffff0000ffff
orr x10,x10,x10,lsl #8
orr x12,x27,x12,lsl #8
lsl x27,x20,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x30,x17,x17,lsl #8
orr x20,x27,x20,lsl #8
orr x27,x5,x5,lsl #16
orr x8,x9,x8
ldr x17,[sp,#248]
str x8,[sp,#328]
orr x8,x12,x10
and x9,x30,#0xff00ff00ff00ff
str x8,[sp,#336]
orr x8,x28,x28,lsl #16
and x10,x20,#0xff00ff00ff00ff00
and x12,x27,#0xffff0000ffff
orr x20,x10,x9
lsr x27,x22,#32
orr x9,x12,x12,lsl #8
lsr x12,x23,#32
and x8,x8,#0xffff0000ffff
lsl x10,x8,#16
bfi x23,x23,#16,#48
bfi x22,x22,#16,#48
orr x12,x12,x12,lsl #16
orr x27,x27,x27,lsl #16
and x9,x9,#0xff00ff00ff00ff
orr x8,x10,x8,lsl #8
and x10,x23,#0xffff0000ffff
and x22,x22,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
lsl x23,x10,#16
orr x22,x22,x22,lsl #8
lsl x28,x12,#16
and x8,x8,#0xff00ff00ff00ff00
and x27,x27,#0xffff0000ffff
orr x10,x23,x10,lsl #8
orr x23,x8,x9
and x8,x22,#0xff00ff00ff00ff
orr x9,x27,x27,lsl #8
orr x12,x28,x12,lsl #8
lsr x22,x26,#32
bfi x26,x26,#16,#48
and x10,x10,#0xff00ff00ff00ff00
lsr x27,x7,#32
and x9,x9,#0xff00ff00ff00ff
bfi x7,x7,#16,#48
and x12,x12,#0xff00ff00ff00ff00
orr x28,x22,x22,lsl #16
orr x22,x10,x8
orr x8,x12,x9
and x9,x26,#0xffff0000ffff
str x8,[sp,#280]
and x8,x7,#0xffff0000ffff
orr x10,x27,x27,lsl #16
and x12,x28,#0xffff0000ffff
lsl x7,x9,#16
lsl x26,x12,#16
lsr x27,x21,#32
bfi x21,x21,#16,#48
orr x8,x8,x8,lsl #8
and x10,x10,#0xffff0000ffff
orr x9,x7,x9,lsl #8
orr x10,x10,x10,lsl #8
orr x12,x26,x12,lsl #8
lsr x7,x3,#32
bfi x3,x3,#16,#48
and x21,x21,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x26,x21,#16
and x10,x10,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x3,x3,#0xffff0000ffff
orr x8,x9,x8
orr x3,x3,x3,lsl #8
orr x21,x26,x21,lsl #8
str x8,[sp,#312]
orr x8,x12,x10
orr x7,x7,x7,lsl #16
str x8,[sp,#344]
orr x8,x27,x27,lsl #16
and x9,x3,#0xff00ff00ff00ff
and x10,x21,#0xff00ff00ff00ff00
and x12,x7,#0xffff0000ffff
lsr x3,x2,#32
orr x9,x10,x9
and x8,x8,#0xffff0000ffff
bfi x2,x2,#16,#48
str x9,[sp,#360]
orr x9,x12,x12,lsl #8
lsl x10,x8,#16
lsr x12,x14,#32
bfi x14,x14,#16,#48
orr x3,x3,x3,lsl #16
orr x8,x10,x8,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x10,x14,#0xffff0000ffff
orr x12,x12,x12,lsl #16
and x14,x2,#0xffff0000ffff
lsl x2,x10,#16
and x8,x8,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
and x12,x12,#0xffff0000ffff
orr x8,x8,x9
orr x10,x2,x10,lsl #8
and x2,x3,#0xffff0000ffff
lsl x3,x12,#16
str x8,[sp,#352]
and x8,x14,#0xff00ff00ff00ff
orr x9,x2,x2,lsl #8
orr x12,x3,x12,lsl #8
lsr x14,x1,#32
lsr x3,x17,#32
bfi x17,x17,#16,#48
bfi x1,x1,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x7,x14,x14,lsl #16
and x10,x10,#0xff00ff00ff00ff00
mov x0,x17
orr x17,x12,x9
and x9,x1,#0xffff0000ffff
and x12,x7,#0xffff0000ffff
lsl x1,x9,#16
lsr x7,x16,#32
bfi x16,x16,#16,#48
ldr x14,[sp,#256]
orr x2,x10,x8
and x8,x0,#0xffff0000ffff
orr x10,x3,x3,lsl #16
lsl x3,x12,#16
orr x8,x8,x8,lsl #8
orr x9,x1,x9,lsl #8
lsr x1,x14,#32
bfi x14,x14,#16,#48
and x16,x16,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x12,x3,x12,lsl #8
lsl x3,x16,#16
orr x10,x10,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x21,x14,#0xffff0000ffff
orr x21,x21,x21,lsl #8
orr x16,x3,x16,lsl #8
orr x28,x9,x8
orr x8,x7,x7,lsl #16
and x10,x10,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x1,x1,x1,lsl #16
orr x26,x12,x10
and x9,x21,#0xff00ff00ff00ff
and x10,x16,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
lsr x16,x11,#32
bfi x11,x11,#16,#48
ldr x14,[sp,#264]
and x12,x1,#0xffff0000ffff
orr x27,x10,x9
lsl x10,x8,#16
orr x9,x12,x12,lsl #8
lsr x12,x14,#32
bfi x14,x14,#16,#48
and x1,x11,#0xffff0000ffff
orr x8,x10,x8,lsl #8
lsl x10,x1,#16
orr x16,x16,x16,lsl #16
and x3,x14,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
ldr x11,[sp,#400]
and x8,x8,#0xff00ff00ff00ff00
orr x3,x3,x3,lsl #8
orr x10,x10,x1,lsl #8
orr x7,x8,x9
orr x8,x12,x12,lsl #16
and x9,x16,#0xffff0000ffff
lsr x1,x15,#32
bfi x15,x15,#16,#48
and x12,x3,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsl x16,x9,#16
and x8,x8,#0xffff0000ffff
orr x21,x10,x12
and x12,x15,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x16,x9,lsl #8
lsr x10,x13,#32
bfi x13,x13,#16,#48
lsl x16,x12,#16
orr x1,x1,x1,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x3,x13,#0xffff0000ffff
orr x10,x10,x10,lsl #16
orr x12,x16,x12,lsl #8
and x16,x1,#0xffff0000ffff
ldr x11,[x11,#1800]
orr x3,x3,x3,lsl #8
orr x1,x9,x8
lsl x9,x16,#16
and x8,x10,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff00
and x10,x3,#0xff00ff00ff00ff
orr x3,x8,x8,lsl #8
orr x9,x9,x16,lsl #8
lsr x16,x11,#32
ldr x8,[sp,#400]
bfi x11,x11,#16,#48
orr x0,x12,x10
and x10,x3,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
ldr x30,[x8,#776]
orr x12,x16,x16,lsl #16
ldr x8,[sp,#400]
and x11,x11,#0xffff0000ffff
orr x4,x9,x10
ldr x9,[sp,#400]
lsr x16,x30,#32
bfi x30,x30,#16,#48
lsl x3,x11,#16
and x10,x12,#0xffff0000ffff
ldr x12,[x8,#1920]
ldr x13,[x9,#896]
orr x11,x3,x11,lsl #8
and x3,x30,#0xffff0000ffff
lsl x30,x10,#16
lsr x8,x12,#32
bfi x12,x12,#16,#48
orr x16,x16,x16,lsl #16
orr x30,x30,x10,lsl #8
orr x10,x3,x3,lsl #8
lsr x3,x13,#32
bfi x13,x13,#16,#48
and x12,x12,#0xffff0000ffff
ldr x9,[sp,#400]
lsl x15,x12,#16
and x10,x10,#0xff00ff00ff00ff
and x16,x16,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
and x13,x13,#0xffff0000ffff
orr x16,x16,x16,lsl #8
orr x5,x11,x10
orr x11,x15,x12,lsl #8
orr x12,x13,x13,lsl #8
and x15,x30,#0xff00ff00ff00ff00
ldr x30,[x9,#904]
ldr x9,[sp,#400]
orr x8,x8,x8,lsl #16
and x14,x16,#0xff00ff00ff00ff
orr x16,x3,x3,lsl #16
and x3,x12,#0xff00ff00ff00ff
ldr x12,[x9,#1928]
lsr x13,x30,#32
and x9,x8,#0xffff0000ffff
and x16,x16,#0xffff0000ffff
bfi x30,x30,#16,#48
lsr x10,x12,#32
bfi x12,x12,#16,#48
lsl x8,x9,#16
orr x19,x15,x14
orr x14,x16,x16,lsl #8
orr x13,x13,x13,lsl #16
orr x8,x8,x9,lsl #8
and x12,x12,#0xffff0000ffff
orr x10,x10,x10,lsl #16
lsl x16,x12,#16
and x9,x30,#0xffff0000ffff
and x14,x14,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x9,x9,x9,lsl #8
and x10,x10,#0xffff0000ffff
orr x30,x8,x14
orr x8,x16,x12,lsl #8
and x12,x13,#0xffff0000ffff
lsl x14,x10,#16
and x9,x9,#0xff00ff00ff00ff
lsr x13,x2,#32
and x8,x8,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #8
bfi x2,x2,#16,#48
orr x24,x8,x9
orr x9,x14,x10,lsl #8
orr x8,x13,x13,lsl #16
and x10,x12,#0xff00ff00ff00ff
lsr x12,x6,#32
bfi x6,x6,#16,#48
and x9,x9,#0xff00ff00ff00ff00
and x13,x2,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x25,x9,x10
and x9,x6,#0xffff0000ffff
orr x10,x12,x12,lsl #16
lsl x14,x13,#16
lsl x2,x8,#16
orr x9,x9,x9,lsl #8
and x10,x10,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
orr x12,x14,x13,lsl #8
orr x8,x2,x8,lsl #8
and x13,x9,#0xff00ff00ff00ff
orr x10,x10,x10,lsl #8
ldr x9,[sp,#272]
lsr x14,x17,#32
bfi x17,x17,#16,#48
and x8,x8,#0xff00ff00ff00ff00
orr x3,x11,x3
lsr x6,x9,#32
bfi x9,x9,#16,#48
and x10,x10,#0xff00ff00ff00ff
and x17,x17,#0xffff0000ffff
orr x8,x8,x10
lsr x10,x28,#32
mov x11,x9
lsl x9,x17,#16
str x8,[sp,#224]
orr x10,x10,x10,lsl #16
and x8,x11,#0xffff0000ffff
orr x14,x14,x14,lsl #16
orr x9,x9,x17,lsl #8
ldr x11,[sp,#304]
and x12,x12,#0xff00ff00ff00ff00
bfi x28,x28,#16,#48
and x10,x10,#0xffff0000ffff
orr x2,x12,x13
orr x8,x8,x8,lsl #8
and x13,x9,#0xff00ff00ff00ff00
and x17,x14,#0xffff0000ffff
lsr x14,x11,#32
bfi x11,x11,#16,#48
lsl x9,x10,#16
orr x12,x6,x6,lsl #16
and x6,x28,#0xffff0000ffff
and x15,x8,#0xff00ff00ff00ff
lsl x28,x17,#16
lsl x8,x6,#16
orr x16,x9,x10,lsl #8
and x10,x11,#0xffff0000ffff
orr x11,x14,x14,lsl #16
ldr x9,[sp,#288]
and x12,x12,#0xffff0000ffff
orr x13,x13,x15
orr x8,x8,x6,lsl #8
str x13,[sp,#248]
orr x13,x28,x17,lsl #8
orr x12,x12,x12,lsl #8
orr x10,x10,x10,lsl #8
lsr x15,x26,#32
bfi x26,x26,#16,#48
lsr x17,x9,#32
bfi x9,x9,#16,#48
and x11,x11,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x28,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff
mov x12,x9
and x9,x8,#0xff00ff00ff00ff00
and x6,x26,#0xffff0000ffff
lsl x8,x6,#16
orr x26,x9,x10
and x10,x11,#0xff00ff00ff00ff
and x11,x16,#0xff00ff00ff00ff00
and x12,x12,#0xffff0000ffff
ldr x14,[sp,#296]
orr x10,x11,x10
and x13,x13,#0xff00ff00ff00ff00
orr x9,x12,x12,lsl #8
orr x8,x8,x6,lsl #8
str x10,[sp,#272]
orr x10,x15,x15,lsl #16
orr x28,x13,x28
lsr x11,x27,#32
bfi x27,x27,#16,#48
lsr x13,x14,#32
bfi x14,x14,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x12,x17,x17,lsl #16
and x10,x10,#0xffff0000ffff
mov x16,x14
and x14,x27,#0xffff0000ffff
lsl x15,x10,#16
orr x8,x8,x9
lsl x9,x14,#16
orr x11,x11,x11,lsl #16
str x8,[sp,#240]
and x8,x12,#0xffff0000ffff
orr x10,x15,x10,lsl #8
orr x8,x8,x8,lsl #8
and x12,x16,#0xffff0000ffff
orr x9,x9,x14,lsl #8
orr x12,x12,x12,lsl #8
orr x13,x13,x13,lsl #16
and x10,x10,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
and x11,x11,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
lsl x27,x11,#16
orr x8,x10,x8
and x14,x13,#0xffff0000ffff
ldr x13,[sp,#320]
lsr x17,x7,#32
bfi x7,x7,#16,#48
str x8,[sp,#232]
orr x8,x9,x12
str x8,[sp,#256]
orr x8,x14,x14,lsl #8
orr x9,x27,x11,lsl #8
lsr x15,x13,#32
bfi x13,x13,#16,#48
and x11,x7,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
and x9,x9,#0xff00ff00ff00ff00
and x10,x13,#0xffff0000ffff
orr x8,x9,x8
orr x14,x15,x15,lsl #16
orr x10,x10,x10,lsl #8
orr x15,x17,x17,lsl #16
str x8,[sp,#264]
orr x8,x12,x11,lsl #8
lsr x12,x21,#32
bfi x21,x21,#16,#48
and x9,x10,#0xff00ff00ff00ff
and x11,x15,#0xffff0000ffff
and x10,x14,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
lsl x14,x11,#16
orr x10,x10,x10,lsl #8
orr x8,x8,x9
str x8,[sp,#296]
orr x8,x12,x12,lsl #16
ldr x12,[sp,#328]
orr x9,x14,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x8,x8,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
lsl x15,x8,#16
mov x13,x12
and x12,x21,#0xffff0000ffff
orr x9,x9,x10
orr x10,x11,x11,lsl #16
lsl x14,x12,#16
str x9,[sp,#288]
and x9,x13,#0xffff0000ffff
orr x8,x15,x8,lsl #8
ldr x13,[sp,#336]
and x10,x10,#0xffff0000ffff
orr x11,x14,x12,lsl #8
lsr x12,x1,#32
bfi x1,x1,#16,#48
orr x10,x10,x10,lsl #8
orr x9,x9,x9,lsl #8
lsr x14,x13,#32
bfi x13,x13,#16,#48
and x8,x8,#0xff00ff00ff00ff00
and x15,x1,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
lsl x17,x15,#16
orr x8,x8,x10
lsr x10,x0,#32
bfi x0,x0,#16,#48
orr x9,x11,x9
str x8,[sp,#320]
and x8,x13,#0xffff0000ffff
orr x12,x12,x12,lsl #16
str x9,[sp,#304]
orr x9,x17,x15,lsl #8
orr x8,x8,x8,lsl #8
orr x11,x14,x14,lsl #16
and x14,x0,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x12,x12,#0xffff0000ffff
lsr x17,x20,#32
lsl x0,x14,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
lsl x15,x12,#16
bfi x20,x20,#16,#48
and x10,x10,#0xffff0000ffff
orr x8,x9,x8
orr x9,x11,x11,lsl #8
orr x11,x0,x14,lsl #8
orr x14,x17,x17,lsl #16
lsl x1,x10,#16
str x8,[sp,#336]
orr x8,x15,x12,lsl #8
and x12,x20,#0xffff0000ffff
lsr x15,x4,#32
bfi x4,x4,#16,#48
orr x12,x12,x12,lsl #8
and x14,x14,#0xffff0000ffff
orr x10,x1,x10,lsl #8
lsr x0,x23,#32
bfi x23,x23,#16,#48
and x1,x4,#0xffff0000ffff
orr x14,x14,x14,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
lsl x20,x1,#16
and x4,x23,#0xffff0000ffff
orr x8,x8,x9
orr x17,x11,x12
and x11,x14,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
str x8,[sp,#328]
orr x8,x4,x4,lsl #8
orr x9,x20,x1,lsl #8
orr x27,x10,x11
orr x10,x15,x15,lsl #16
lsr x11,x5,#32
bfi x5,x5,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x12,x0,x0,lsl #16
and x10,x10,#0xffff0000ffff
lsr x14,x22,#32
bfi x22,x22,#16,#48
and x15,x5,#0xffff0000ffff
lsl x0,x10,#16
orr x5,x9,x8
lsl x9,x15,#16
orr x11,x11,x11,lsl #16
and x8,x12,#0xffff0000ffff
and x12,x22,#0xffff0000ffff
ldr x13,[sp,#280]
orr x10,x0,x10,lsl #8
orr x8,x8,x8,lsl #8
orr x9,x9,x15,lsl #8
orr x12,x12,x12,lsl #8
orr x14,x14,x14,lsl #16
and x11,x11,#0xffff0000ffff
lsr x15,x13,#32
bfi x13,x13,#16,#48
lsr x0,x19,#32
bfi x19,x19,#16,#48
lsl x1,x11,#16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x14,x14,#0xffff0000ffff
mov x4,x13
orr x22,x10,x8
orr x13,x9,x12
orr x9,x14,x14,lsl #8
orr x10,x1,x11,lsl #8
and x12,x19,#0xffff0000ffff
and x11,x4,#0xffff0000ffff
orr x0,x0,x0,lsl #16
lsl x14,x12,#16
and x9,x9,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
orr x11,x11,x11,lsl #8
orr x15,x15,x15,lsl #16
orr x19,x10,x9
orr x9,x14,x12,lsl #8
and x12,x0,#0xffff0000ffff
lsr x14,x3,#32
and x10,x11,#0xff00ff00ff00ff
and x11,x15,#0xffff0000ffff
lsl x15,x12,#16
and x9,x9,#0xff00ff00ff00ff00
bfi x3,x3,#16,#48
ldr x8,[sp,#312]
orr x23,x9,x10
orr x9,x14,x14,lsl #16
orr x10,x15,x12,lsl #8
orr x11,x11,x11,lsl #8
lsr x12,x8,#32
and x14,x3,#0xffff0000ffff
and x15,x9,#0xffff0000ffff
bfi x8,x8,#16,#48
and x9,x10,#0xff00ff00ff00ff00
lsl x10,x14,#16
lsl x0,x15,#16
and x11,x11,#0xff00ff00ff00ff
orr x12,x12,x12,lsl #16
orr x6,x9,x11
and x11,x8,#0xffff0000ffff
orr x10,x10,x14,lsl #8
orr x14,x0,x15,lsl #8
lsr x15,x30,#32
bfi x30,x30,#16,#48
ldr x8,[sp,#344]
orr x11,x11,x11,lsl #8
and x12,x12,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
orr x15,x15,x15,lsl #16
orr x12,x12,x12,lsl #8
lsr x0,x8,#32
bfi x8,x8,#16,#48
and x1,x30,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
lsl x3,x1,#16
and x12,x12,#0xff00ff00ff00ff
orr x7,x10,x11
and x11,x8,#0xffff0000ffff
ldr x8,[sp,#360]
orr x21,x14,x12
orr x12,x3,x1,lsl #8
orr x11,x11,x11,lsl #8
lsr x14,x24,#32
orr x0,x0,x0,lsl #16
bfi x24,x24,#16,#48
and x15,x15,#0xffff0000ffff
lsl x1,x15,#16
lsr x3,x8,#32
bfi x8,x8,#16,#48
and x11,x11,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #16
and x0,x0,#0xffff0000ffff
and x16,x24,#0xffff0000ffff
orr x20,x12,x11
lsl x4,x16,#16
orr x12,x1,x15,lsl #8
orr x15,x0,x0,lsl #8
and x0,x8,#0xffff0000ffff
ldr x8,[sp,#352]
and x14,x14,#0xffff0000ffff
orr x1,x3,x3,lsl #16
lsr x3,x25,#32
bfi x25,x25,#16,#48
lsl x30,x14,#16
orr x16,x4,x16,lsl #8
orr x0,x0,x0,lsl #8
lsr x4,x8,#32
bfi x8,x8,#16,#48
and x1,x1,#0xffff0000ffff
and x24,x25,#0xffff0000ffff
orr x14,x30,x14,lsl #8
and x15,x15,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x0,x0,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x1,x1,x1,lsl #8
and x30,x8,#0xffff0000ffff
lsl x8,x24,#16
orr x12,x12,x15
orr x15,x16,x0
orr x0,x30,x30,lsl #8
orr x8,x8,x24,lsl #8
and x16,x1,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
orr x16,x14,x16
and x14,x0,#0xff00ff00ff00ff
orr x0,x3,x3,lsl #16
lsr x1,x17,#32
bfi x17,x17,#16,#48
orr x3,x4,x4,lsl #16
and x8,x8,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
lsr x4,x2,#32
and x24,x17,#0xffff0000ffff
orr x17,x8,x14
and x8,x3,#0xffff0000ffff
orr x8,x8,x8,lsl #8
bfi x2,x2,#16,#48
lsl x30,x0,#16
lsl x14,x24,#16
orr x1,x1,x1,lsl #16
orr x3,x4,x4,lsl #16
and x9,x8,#0xff00ff00ff00ff
ldr x8,[sp,#224]
and x2,x2,#0xffff0000ffff
orr x0,x30,x0,lsl #8
orr x14,x14,x24,lsl #8
orr x2,x2,x2,lsl #8
lsr x24,x8,#32
bfi x8,x8,#16,#48
and x4,x1,#0xffff0000ffff
and x0,x0,#0xff00ff00ff00ff00
and x2,x2,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
mov x10,x8
lsl x8,x4,#16
and x3,x3,#0xffff0000ffff
lsr x30,x27,#32
bfi x27,x27,#16,#48
orr x0,x0,x9
orr x9,x14,x2
orr x8,x8,x4,lsl #8
and x14,x10,#0xffff0000ffff
str x9,[sp,#192]
orr x9,x3,x3,lsl #8
and x3,x27,#0xffff0000ffff
lsl x4,x3,#16
and x8,x8,#0xff00ff00ff00ff00
orr x25,x30,x30,lsl #16
and x9,x9,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
orr x24,x24,x24,lsl #16
orr x8,x8,x9
ldr x10,[sp,#248]
str x8,[sp,#200]
orr x8,x4,x3,lsl #8
and x4,x25,#0xffff0000ffff
lsl x25,x4,#16
and x9,x14,#0xff00ff00ff00ff
and x14,x24,#0xffff0000ffff
lsr x24,x5,#32
and x8,x8,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
orr x8,x8,x9
orr x9,x25,x4,lsl #8
bfi x5,x5,#16,#48
str x8,[sp,#216]
orr x8,x24,x24,lsl #16
lsr x4,x10,#32
and x14,x14,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
bfi x10,x10,#16,#48
and x24,x5,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x9,x9,x14
orr x14,x4,x4,lsl #16
lsl x25,x24,#16
lsl x27,x8,#16
str x9,[sp,#224]
and x9,x10,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x4,x25,x24,lsl #8
orr x8,x27,x8,lsl #8
orr x9,x9,x9,lsl #8
orr x14,x14,x14,lsl #8
lsr x24,x22,#32
bfi x22,x22,#16,#48
and x4,x4,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff00
and x27,x9,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff
lsr x25,x28,#32
and x30,x22,#0xffff0000ffff
orr x22,x4,x27
orr x27,x8,x14
lsr x14,x13,#32
lsl x9,x30,#16
bfi x28,x28,#16,#48
orr x4,x25,x25,lsl #16
orr x24,x24,x24,lsl #16
bfi x13,x13,#16,#48
orr x14,x14,x14,lsl #16
orr x9,x9,x30,lsl #8
and x8,x28,#0xffff0000ffff
and x4,x4,#0xffff0000ffff
orr x8,x8,x8,lsl #8
lsr x30,x26,#32
and x14,x14,#0xffff0000ffff
and x10,x9,#0xff00ff00ff00ff00
orr x4,x4,x4,lsl #8
lsl x9,x14,#16
and x24,x24,#0xffff0000ffff
and x28,x8,#0xff00ff00ff00ff
and x13,x13,#0xffff0000ffff
lsl x25,x24,#16
bfi x26,x26,#16,#48
orr x11,x9,x14,lsl #8
and x14,x4,#0xff00ff00ff00ff
orr x4,x30,x30,lsl #16
lsl x8,x13,#16
orr x10,x10,x28
ldr x9,[sp,#272]
str x10,[sp,#208]
orr x10,x25,x24,lsl #8
and x4,x4,#0xffff0000ffff
orr x8,x8,x13,lsl #8
and x13,x26,#0xffff0000ffff
lsr x24,x19,#32
bfi x19,x19,#16,#48
orr x4,x4,x4,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
lsr x25,x9,#32
bfi x9,x9,#16,#48
and x30,x19,#0xffff0000ffff
orr x28,x10,x14
and x10,x4,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff
mov x1,x9
and x9,x8,#0xff00ff00ff00ff00
lsl x8,x30,#16
orr x10,x11,x10
and x26,x1,#0xffff0000ffff
orr x9,x9,x13
str x10,[sp,#272]
orr x10,x24,x24,lsl #16
str x9,[sp,#248]
orr x9,x26,x26,lsl #8
orr x8,x8,x30,lsl #8
lsr x11,x23,#32
bfi x23,x23,#16,#48
ldr x13,[sp,#240]
orr x14,x25,x25,lsl #16
and x10,x10,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x24,x23,#0xffff0000ffff
lsr x4,x13,#32
bfi x13,x13,#16,#48
lsl x25,x10,#16
orr x23,x8,x9
and x8,x14,#0xffff0000ffff
lsl x9,x24,#16
orr x10,x25,x10,lsl #8
orr x8,x8,x8,lsl #8
and x14,x13,#0xffff0000ffff
orr x11,x11,x11,lsl #16
orr x9,x9,x24,lsl #8
orr x14,x14,x14,lsl #8
orr x4,x4,x4,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
and x14,x14,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
ldr x13,[sp,#232]
lsl x26,x11,#16
orr x8,x10,x8
and x4,x4,#0xffff0000ffff
lsr x25,x6,#32
bfi x6,x6,#16,#48
str x8,[sp,#280]
orr x8,x9,x14
lsr x24,x13,#32
bfi x13,x13,#16,#48
str x8,[sp,#312]
orr x8,x4,x4,lsl #8
orr x9,x26,x11,lsl #8
and x11,x6,#0xffff0000ffff
orr x6,x25,x25,lsl #16
and x10,x13,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
lsl x14,x11,#16
and x9,x9,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x4,x24,x24,lsl #16
orr x8,x9,x8
ldr x13,[sp,#256]
str x8,[sp,#344]
orr x8,x14,x11,lsl #8
and x11,x6,#0xffff0000ffff
and x9,x10,#0xff00ff00ff00ff
and x10,x4,#0xffff0000ffff
lsl x4,x11,#16
lsr x14,x7,#32
and x8,x8,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x8,x8,x9
bfi x7,x7,#16,#48
orr x9,x4,x11,lsl #8
str x8,[sp,#352]
orr x8,x14,x14,lsl #16
lsr x11,x13,#32
and x10,x10,#0xff00ff00ff00ff
bfi x13,x13,#16,#48
and x14,x7,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
lsl x4,x14,#16
orr x9,x9,x10
orr x10,x11,x11,lsl #16
lsl x6,x8,#16
str x9,[sp,#360]
and x9,x13,#0xffff0000ffff
ldr x13,[sp,#264]
orr x11,x4,x14,lsl #8
orr x9,x9,x9,lsl #8
and x10,x10,#0xffff0000ffff
orr x8,x6,x8,lsl #8
lsr x6,x21,#32
bfi x21,x21,#16,#48
orr x10,x10,x10,lsl #8
lsr x7,x13,#32
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
bfi x13,x13,#16,#48
and x21,x21,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x4,x11,x9
orr x11,x7,x7,lsl #16
lsl x24,x21,#16
orr x14,x8,x10
lsr x10,x20,#32
orr x6,x6,x6,lsl #16
bfi x20,x20,#16,#48
and x8,x13,#0xffff0000ffff
and x7,x11,#0xffff0000ffff
ldr x11,[sp,#296]
orr x9,x24,x21,lsl #8
orr x8,x8,x8,lsl #8
and x6,x6,#0xffff0000ffff
and x20,x20,#0xffff0000ffff
orr x10,x10,x10,lsl #16
lsl x21,x6,#16
lsr x24,x11,#32
bfi x11,x11,#16,#48
lsl x25,x20,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xffff0000ffff
orr x1,x9,x8
orr x8,x21,x6,lsl #8
orr x9,x7,x7,lsl #8
orr x6,x25,x20,lsl #8
and x7,x11,#0xffff0000ffff
orr x20,x24,x24,lsl #16
lsr x21,x12,#32
bfi x12,x12,#16,#48
ldr x11,[sp,#288]
lsl x26,x10,#16
orr x7,x7,x7,lsl #8
and x20,x20,#0xffff0000ffff
lsr x24,x11,#32
bfi x11,x11,#16,#48
and x12,x12,#0xffff0000ffff
orr x10,x26,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x20,x20,x20,lsl #8
lsl x26,x12,#16
and x7,x7,#0xff00ff00ff00ff
and x6,x6,#0xff00ff00ff00ff00
and x25,x11,#0xffff0000ffff
orr x2,x8,x9
ldr x8,[sp,#304]
orr x3,x6,x7
orr x6,x25,x25,lsl #8
orr x12,x26,x12,lsl #8
and x7,x20,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsr x20,x15,#32
bfi x15,x15,#16,#48
orr x5,x10,x7
orr x7,x21,x21,lsl #16
orr x21,x24,x24,lsl #16
lsr x25,x8,#32
bfi x8,x8,#16,#48
and x6,x6,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x15,x15,#0xffff0000ffff
and x7,x7,#0xffff0000ffff
orr x24,x12,x6
and x12,x21,#0xffff0000ffff
lsl x6,x15,#16
and x21,x8,#0xffff0000ffff
ldr x8,[sp,#320]
lsl x26,x7,#16
orr x20,x20,x20,lsl #16
orr x15,x6,x15,lsl #8
orr x6,x21,x21,lsl #8
orr x21,x25,x25,lsl #16
lsr x30,x8,#32
bfi x8,x8,#16,#48
orr x7,x26,x7,lsl #8
orr x12,x12,x12,lsl #8
and x20,x20,#0xffff0000ffff
and x26,x21,#0xffff0000ffff
mov x9,x8
lsr x21,x16,#32
bfi x16,x16,#16,#48
lsl x8,x20,#16
and x12,x12,#0xff00ff00ff00ff
and x7,x7,#0xff00ff00ff00ff00
and x6,x6,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
orr x25,x7,x12
orr x15,x15,x6
orr x12,x26,x26,lsl #8
orr x8,x8,x20,lsl #8
and x6,x9,#0xffff0000ffff
and x16,x16,#0xffff0000ffff
orr x21,x21,x21,lsl #16
orr x6,x6,x6,lsl #8
lsl x7,x16,#16
and x12,x12,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x26,x30,x30,lsl #16
ldr x9,[sp,#336]
orr x20,x8,x12
orr x8,x7,x16,lsl #8
and x12,x6,#0xff00ff00ff00ff
and x6,x21,#0xffff0000ffff
and x16,x26,#0xffff0000ffff
lsr x21,x17,#32
lsl x26,x6,#16
and x8,x8,#0xff00ff00ff00ff00
orr x16,x16,x16,lsl #8
orr x7,x8,x12
orr x8,x21,x21,lsl #16
lsr x21,x9,#32
orr x12,x26,x6,lsl #8
bfi x17,x17,#16,#48
and x16,x16,#0xff00ff00ff00ff
bfi x9,x9,#16,#48
and x8,x8,#0xffff0000ffff
ldr x11,[sp,#192]
and x12,x12,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
lsl x30,x8,#16
orr x6,x12,x16
orr x16,x21,x21,lsl #16
lsr x21,x0,#32
bfi x0,x0,#16,#48
lsl x26,x17,#16
and x12,x9,#0xffff0000ffff
and x16,x16,#0xffff0000ffff
ldr x9,[sp,#328]
orr x8,x30,x8,lsl #8
orr x16,x16,x16,lsl #8
and x0,x0,#0xffff0000ffff
orr x17,x26,x17,lsl #8
lsr x26,x9,#32
bfi x9,x9,#16,#48
lsl x30,x0,#16
and x16,x16,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #8
orr x19,x8,x16
and x8,x9,#0xffff0000ffff
orr x16,x30,x0,lsl #8
lsr x0,x4,#32
orr x8,x8,x8,lsl #8
orr x26,x26,x26,lsl #16
bfi x4,x4,#16,#48
and x12,x12,#0xff00ff00ff00ff
and x17,x17,#0xff00ff00ff00ff00
orr x0,x0,x0,lsl #16
orr x17,x17,x12
orr x21,x21,x21,lsl #16
and x12,x8,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
and x26,x26,#0xffff0000ffff
and x30,x4,#0xffff0000ffff
and x0,x0,#0xffff0000ffff
lsr x13,x11,#32
bfi x11,x11,#16,#48
lsl x8,x30,#16
orr x4,x16,x12
orr x12,x26,x26,lsl #8
and x21,x21,#0xffff0000ffff
lsl x9,x0,#16
lsl x10,x21,#16
orr x8,x8,x30,lsl #8
and x16,x11,#0xffff0000ffff
and x30,x12,#0xff00ff00ff00ff
orr x11,x13,x13,lsl #16
ldr x12,[sp,#200]
orr x9,x9,x0,lsl #8
lsr x0,x14,#32
bfi x14,x14,#16,#48
orr x10,x10,x21,lsl #8
orr x16,x16,x16,lsl #8
lsr x21,x12,#32
bfi x12,x12,#16,#48
and x11,x11,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x16,x16,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x26,x12,#0xffff0000ffff
lsl x12,x14,#16
and x10,x10,#0xff00ff00ff00ff00
orr x8,x8,x16
and x11,x11,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x30,x10,x30
str x8,[sp,#336]
orr x8,x26,x26,lsl #8
orr x10,x12,x14,lsl #8
orr x9,x9,x11
lsr x11,x1,#32
bfi x1,x1,#16,#48
ldr x16,[sp,#216]
str x9,[sp,#328]
orr x9,x0,x0,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsr x14,x16,#32
bfi x16,x16,#16,#48
and x13,x1,#0xffff0000ffff
orr x12,x21,x21,lsl #16
and x9,x9,#0xffff0000ffff
orr x8,x10,x8
lsl x10,x13,#16
orr x11,x11,x11,lsl #16
mov x0,x16
lsl x16,x9,#16
str x8,[sp,#320]
and x8,x12,#0xffff0000ffff
and x12,x0,#0xffff0000ffff
orr x10,x10,x13,lsl #8
orr x13,x14,x14,lsl #16
and x14,x11,#0xffff0000ffff
ldr x11,[sp,#224]
orr x9,x16,x9,lsl #8
orr x8,x8,x8,lsl #8
orr x12,x12,x12,lsl #8
and x10,x10,#0xff00ff00ff00ff00
lsr x0,x11,#32
bfi x11,x11,#16,#48
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff
lsr x21,x2,#32
bfi x2,x2,#16,#48
lsl x26,x14,#16
and x13,x13,#0xffff0000ffff
mov x16,x11
orr x11,x9,x8
orr x8,x10,x12
str x8,[sp,#304]
orr x8,x13,x13,lsl #8
orr x9,x26,x14,lsl #8
and x12,x2,#0xffff0000ffff
orr x1,x21,x21,lsl #16
and x10,x16,#0xffff0000ffff
lsl x13,x12,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x14,x0,x0,lsl #16
orr x0,x9,x8
orr x8,x13,x12,lsl #8
and x12,x1,#0xffff0000ffff
lsl x1,x12,#16
and x9,x10,#0xff00ff00ff00ff
and x10,x14,#0xffff0000ffff
lsr x14,x3,#32
and x8,x8,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x16,x8,x9
orr x9,x1,x12,lsl #8
bfi x3,x3,#16,#48
orr x8,x14,x14,lsl #16
lsr x12,x22,#32
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x14,x3,#0xffff0000ffff
bfi x22,x22,#16,#48
and x8,x8,#0xffff0000ffff
orr x1,x9,x10
orr x10,x12,x12,lsl #16
lsl x2,x14,#16
lsl x21,x8,#16
and x9,x22,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x9,x9,x9,lsl #8
orr x12,x2,x14,lsl #8
orr x8,x21,x8,lsl #8
lsr x14,x5,#32
bfi x5,x5,#16,#48
orr x10,x10,x10,lsl #8
lsr x2,x27,#32
bfi x27,x27,#16,#48
and x8,x8,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
and x21,x5,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
lsl x22,x21,#16
orr x8,x8,x10
orr x14,x14,x14,lsl #16
orr x13,x12,x9
str x8,[sp,#296]
and x8,x27,#0xffff0000ffff
lsr x10,x24,#32
bfi x24,x24,#16,#48
ldr x12,[sp,#208]
orr x9,x22,x21,lsl #8
orr x8,x8,x8,lsl #8
and x14,x14,#0xffff0000ffff
orr x2,x2,x2,lsl #16
orr x10,x10,x10,lsl #16
and x21,x24,#0xffff0000ffff
lsl x22,x14,#16
lsr x24,x12,#32
bfi x12,x12,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x26,x21,#16
and x2,x2,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
mov x3,x12
orr x12,x9,x8
orr x9,x22,x14,lsl #8
orr x22,x24,x24,lsl #16
lsr x24,x25,#32
bfi x25,x25,#16,#48
lsl x27,x10,#16
orr x14,x2,x2,lsl #8
orr x2,x26,x21,lsl #8
and x21,x3,#0xffff0000ffff
lsr x26,x28,#32
bfi x28,x28,#16,#48
orr x21,x21,x21,lsl #8
and x22,x22,#0xffff0000ffff
and x25,x25,#0xffff0000ffff
orr x10,x27,x10,lsl #8
orr x22,x22,x22,lsl #8
and x27,x28,#0xffff0000ffff
lsl x28,x25,#16
and x14,x14,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x21,x21,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff00
orr x5,x9,x14
orr x14,x27,x27,lsl #8
orr x3,x2,x21
orr x2,x28,x25,lsl #8
and x21,x22,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
ldr x8,[sp,#248]
ldr x9,[sp,#280]
orr x22,x10,x21
orr x21,x24,x24,lsl #16
lsr x24,x15,#32
and x10,x14,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff00
bfi x15,x15,#16,#48
orr x10,x2,x10
and x2,x21,#0xffff0000ffff
orr x21,x24,x24,lsl #16
lsr x24,x8,#32
bfi x8,x8,#16,#48
orr x14,x26,x26,lsl #16
and x15,x15,#0xffff0000ffff
and x21,x21,#0xffff0000ffff
lsl x25,x2,#16
lsl x26,x15,#16
and x27,x8,#0xffff0000ffff
orr x24,x24,x24,lsl #16
lsl x28,x21,#16
and x14,x14,#0xffff0000ffff
orr x2,x25,x2,lsl #8
orr x25,x27,x27,lsl #8
orr x14,x14,x14,lsl #8
orr x15,x26,x15,lsl #8
orr x26,x28,x21,lsl #8
and x21,x24,#0xffff0000ffff
lsr x27,x20,#32
and x24,x25,#0xff00ff00ff00ff
orr x25,x21,x21,lsl #8
bfi x20,x20,#16,#48
and x14,x14,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff00
and x15,x15,#0xff00ff00ff00ff00
ldr x8,[sp,#272]
orr x21,x2,x14
orr x14,x15,x24
and x15,x25,#0xff00ff00ff00ff
and x2,x26,#0xff00ff00ff00ff00
and x24,x20,#0xffff0000ffff
orr x26,x27,x27,lsl #16
lsr x25,x8,#32
bfi x8,x8,#16,#48
lsl x27,x24,#16
orr x20,x2,x15
lsr x15,x7,#32
bfi x7,x7,#16,#48
and x26,x26,#0xffff0000ffff
orr x25,x25,x25,lsl #16
orr x2,x27,x24,lsl #8
and x24,x8,#0xffff0000ffff
lsl x27,x26,#16
and x7,x7,#0xffff0000ffff
lsr x28,x23,#32
bfi x23,x23,#16,#48
lsl x8,x7,#16
orr x24,x24,x24,lsl #8
orr x26,x27,x26,lsl #8
and x25,x25,#0xffff0000ffff
and x2,x2,#0xff00ff00ff00ff00
orr x27,x28,x28,lsl #16
orr x8,x8,x7,lsl #8
and x7,x23,#0xffff0000ffff
and x23,x24,#0xff00ff00ff00ff
orr x25,x25,x25,lsl #8
orr x24,x7,x7,lsl #8
orr x7,x2,x23
and x23,x26,#0xff00ff00ff00ff00
lsr x26,x6,#32
bfi x6,x6,#16,#48
and x2,x25,#0xff00ff00ff00ff
and x25,x24,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x15,x15,x15,lsl #16
and x6,x6,#0xffff0000ffff
orr x24,x23,x2
orr x23,x8,x25
orr x8,x26,x26,lsl #16
and x2,x27,#0xffff0000ffff
lsl x26,x6,#16
lsr x27,x9,#32
and x15,x15,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
lsl x25,x15,#16
bfi x9,x9,#16,#48
orr x6,x26,x6,lsl #8
orr x26,x27,x27,lsl #16
lsl x28,x8,#16
orr x15,x25,x15,lsl #8
orr x2,x2,x2,lsl #8
and x25,x9,#0xffff0000ffff
and x26,x26,#0xffff0000ffff
orr x8,x28,x8,lsl #8
orr x25,x25,x25,lsl #8
lsr x27,x17,#32
bfi x17,x17,#16,#48
orr x26,x26,x26,lsl #8
and x2,x2,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
and x28,x25,#0xff00ff00ff00ff
orr x25,x15,x2
and x15,x17,#0xffff0000ffff
and x17,x26,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x2,x15,#16
and x6,x6,#0xff00ff00ff00ff00
orr x17,x8,x17
ldr x8,[sp,#312]
orr x6,x6,x28
orr x26,x2,x15,lsl #8
ldr x28,[sp,#384]
mov x2,x8
lsr x9,x8,#32
orr x27,x27,x27,lsl #16
bfi x2,x8,#16,#48
ldp x8,x15,[sp,#328]
stp x16,x1,[x28,#-80]
ldr x16,[sp,#344]
stp x12,x5,[x28,#-48]
stp x15,x8,[x28,#-128]
orr x8,x9,x9,lsl #16
ldr x9,[sp,#320]
and x15,x27,#0xffff0000ffff
and x2,x2,#0xffff0000ffff
lsr x1,x16,#32
stp x9,x11,[x28,#-112]
lsl x27,x15,#16
orr x11,x2,x2,lsl #8
ldr x9,[sp,#304]
and x8,x8,#0xffff0000ffff
bfi x16,x16,#16,#48
orr x15,x27,x15,lsl #8
orr x8,x8,x8,lsl #8
and x11,x11,#0xff00ff00ff00ff
stp x9,x0,[x28,#-96]
and x0,x26,#0xff00ff00ff00ff00
ldr x9,[sp,#296]
orr x11,x0,x11
lsr x0,x19,#32
and x8,x8,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
mov x2,x16
bfi x19,x19,#16,#48
orr x16,x15,x8
orr x8,x0,x0,lsl #16
orr x0,x1,x1,lsl #16
stp x13,x9,[x28,#-64]
and x13,x2,#0xffff0000ffff
and x15,x19,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x9,x13,x13,lsl #8
and x13,x0,#0xffff0000ffff
ldr x0,[sp,#352]
lsl x12,x15,#16
lsl x1,x8,#16
stp x10,x21,[x28,#-16]
orr x10,x13,x13,lsl #8
lsr x13,x4,#32
bfi x4,x4,#16,#48
stp x14,x20,[x28]
lsr x14,x0,#32
bfi x0,x0,#16,#48
orr x12,x12,x15,lsl #8
orr x8,x1,x8,lsl #8
and x15,x4,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff
mov x1,x0
lsl x0,x15,#16
and x8,x8,#0xff00ff00ff00ff00
orr x8,x8,x10
and x12,x12,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #16
orr x10,x0,x15,lsl #8
lsr x15,x30,#32
stp x11,x16,[x28,#64]
ldr x16,[sp,#360]
orr x9,x12,x9
and x12,x1,#0xffff0000ffff
orr x11,x15,x15,lsl #16
orr x14,x14,x14,lsl #16
orr x12,x12,x12,lsl #8
bfi x30,x30,#16,#48
and x13,x13,#0xffff0000ffff
lsr x15,x16,#32
lsl x0,x13,#16
and x11,x11,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x1,x30,#0xffff0000ffff
bfi x16,x16,#16,#48
stp x9,x8,[x28,#80]
lsl x9,x11,#16
orr x14,x14,x14,lsl #8
orr x15,x15,x15,lsl #16
orr x10,x10,x12
lsl x12,x1,#16
orr x13,x0,x13,lsl #8
and x16,x16,#0xffff0000ffff
orr x9,x9,x11,lsl #8
and x11,x14,#0xff00ff00ff00ff
and x14,x15,#0xffff0000ffff
orr x12,x12,x1,lsl #8
orr x8,x16,x16,lsl #8
and x13,x13,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
orr x11,x13,x11
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
stp x10,x11,[x28,#96]
and x10,x14,#0xff00ff00ff00ff
orr x8,x12,x8
stp x3,x22,[x28,#-32]
orr x9,x9,x10
ldr x10,[sp,#368]
stp x7,x24,[x28,#16]
stp x8,x9,[x28,#112]
ldr x8,[sp,#400]
stp x23,x25,[x28,#32]
subs x10,x10,#1
stp x6,x17,[x28,#48]
add x8,x8,#16
shared_6 256,96,88,112,432
end_function phalanx_0_1_kuznyechik_decrypt_portable
.p2align 4
1000:
.quad 0x10,0x8
.p2align 4
1001:
.quad 0x8,0x10
.p2align 4
1002:
.quad 0xff00ff00ff00ff,0xff00ff00ff00ff00

function phalanx_0_1_kuznyechik_decrypt_portable_x1
sub sp,sp,#288
stp x29,x30,[sp,#192]
stp x28,x27,[sp,#208]
stp x26,x25,[sp,#224]
stp x24,x23,[sp,#240]
stp x22,x21,[sp,#256]
stp x20,x19,[sp,#272]
add x29,sp,#192
stp x1,x2,[sp]
str x3,[sp,#16]
cbz x3,4f
mov x13,xzr
str x0,[sp,#32]
nop
nop
nop
2:
ldr x8,[sp]
ldp x9,x10,[x0,#144]
str x13,[sp,#24]
mov x16,#-6148914691236517206
mov w17,#1
add x8,x8,x13,lsl #4
and x16,x16,#0x1fe01fe01fe01fe
movk w17,#4096,lsl #16
eor x11,x9,x9,lsr #7
eor x13,x10,x10,lsr #7
mov w26,#128
ldp x12,x8,[x8]
and x11,x11,x16
and x13,x13,x16
eor x9,x9,x11,lsl #7
eor x10,x10,x13,lsl #7
eor x15,x8,x8,lsr #7
eor x14,x12,x12,lsr #7
eor x9,x9,x11
eor x10,x10,x13
and x15,x15,x16
and x14,x14,x16
eor x11,x9,x9,lsr #14
eor x8,x8,x15,lsl #7
eor x12,x12,x14,lsl #7
eor x13,x10,x10,lsr #14
mov x16,#52428
eor x8,x8,x15
movk x16,#52428,lsl #32
eor x12,x12,x14
and x11,x11,x16
eor x15,x8,x8,lsr #14
and x13,x13,x16
eor x14,x12,x12,lsr #14
add x11,x11,x11,lsl #14
add x13,x13,x13,lsl #14
and x15,x15,x16
and x14,x14,x16
eor x9,x11,x9
add x11,x15,x15,lsl #14
eor x10,x13,x10
add x14,x14,x14,lsl #14
mov w16,#-252645136
lsr x15,x10,#28
eor x8,x11,x8
lsr x13,x9,#28
eor x12,x14,x12
lsr x14,x8,#28
eor w15,w15,w10
lsr x11,x12,#28
eor w13,w13,w9
and x15,x15,x16
eor w14,w14,w8
and x13,x13,x16
umull x15,w15,w17
and x14,x14,x16
eor w11,w11,w12
umull x14,w14,w17
and x11,x11,x16
umull x11,w11,w17
eor x10,x15,x10
umull x13,w13,w17
lsr x15,x10,#32
bfi x10,x10,#16,#48
eor x8,x14,x8
lsr x14,x8,#32
bfi x8,x8,#16,#48
eor x11,x11,x12
and x10,x10,#0xffff0000ffff
eor x9,x13,x9
lsr x12,x11,#32
lsl x16,x10,#16
and x8,x8,#0xffff0000ffff
orr x14,x14,x14,lsl #16
bfi x11,x11,#16,#48
lsr x13,x9,#32
orr x15,x15,x15,lsl #16
orr x10,x16,x10,lsl #8
lsl x16,x8,#16
and x14,x14,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
bfi x9,x9,#16,#48
orr x13,x13,x13,lsl #16
orr x8,x16,x8,lsl #8
lsl x16,x14,#16
orr x12,x12,x12,lsl #16
and x15,x15,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x9,x9,#0xffff0000ffff
orr x14,x16,x14,lsl #8
lsl x16,x15,#16
and x13,x13,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x9,x9,x9,lsl #8
orr x12,x12,x12,lsl #8
orr x15,x16,x15,lsl #8
orr x8,x8,x11
orr x11,x13,x13,lsl #8
and x13,x14,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xff00ff00ff00ff
and x14,x15,#0xff00ff00ff00ff00
orr x12,x13,x12
orr x9,x10,x9
orr x10,x14,x11
eor x15,x9,x8
eor x16,x10,x12
nop
3:
lsr x11,x16,#3
lsr x8,x15,#1
lsr x10,x15,#3
lsr x9,x16,#1
lsr x13,x16,#5
lsr x14,x16,#8
and x4,x11,#0x1fff1fff1fff1fff
lsr x11,x15,#8
and x20,x8,#0x7fff7fff7fff7fff
and x8,x10,#0x1fff1fff1fff1fff
lsr x10,x16,#6
and x21,x9,#0x7fff7fff7fff7fff
and x5,x11,#0xff00ff00ff00ff
lsr x11,x16,#10
lsr x9,x15,#6
lsr x0,x16,#11
stp x26,x8,[x29,#-24]
eor x6,x20,x8
and x8,x13,#0x7ff07ff07ff07ff
and x13,x10,#0x3ff03ff03ff03ff
and x7,x14,#0xff00ff00ff00ff
and x2,x11,#0x3f003f003f003f
lsr x11,x16,#13
lsr x3,x16,#15
eor x19,x21,x4
and x1,x9,#0x3ff03ff03ff03ff
eor x9,x8,x13
eor x22,x7,x2
and x25,x0,#0x1f001f001f001f
eor x9,x19,x9
eor x24,x22,x25
and x22,x11,#0x7000700070007
and x0,x3,#0x1000100010001
lsr x12,x15,#5
lsr x14,x15,#10
eor x11,x9,x24
eor x9,x22,x0
lsr x23,x15,#11
lsr x27,x15,#15
eor x26,x11,x9
lsr x11,x15,#13
and x12,x12,#0x7ff07ff07ff07ff
and x3,x14,#0x3f003f003f003f
lsr x28,x26,#48
eor x10,x12,x1
eor x14,x5,x3
and x23,x23,#0x1f001f001f001f
and x24,x11,#0x7000700070007
mov x11,#281479271743489
eor x10,x6,x10
eor x30,x14,x23
and x14,x27,#0x1000100010001
mul x27,x28,x11
eor x28,x10,x30
eor x11,x24,x14
eor x10,x8,x7
eor x8,x13,x2
eor x13,x28,x11
eor x8,x10,x8
mov x17,#281479271743489
extr x2,x26,x13,#48
eor x8,x8,x25
lsr x28,x16,#12
eor x21,x21,x7
eor x9,x19,x9
eor x11,x6,x11
and x26,x27,#0x7fffffff00000000
eor x8,x2,x8
eor x10,x10,x25
eor x2,x26,x8
eor x8,x12,x5
eor x12,x1,x3
lsr x1,x2,#48
mov w26,w27
lsr x3,x16,#2
eor x12,x8,x12
lsr x27,x16,#14
eor x13,x26,x13,lsl #16
mul x1,x1,x17
eor x12,x12,x23
and x3,x3,#0x3fff3fff3fff3fff
and x26,x27,#0x3000300030003
eor x12,x13,x12
eor x8,x8,x23
eor x13,x3,x26
extr x2,x2,x12,#48
lsr x3,x15,#2
eor x13,x13,x7
mov x19,#281479271743489
eor x13,x2,x13
lsr x2,x15,#14
and x3,x3,#0x3fff3fff3fff3fff
and x26,x1,#0xffffffff00000000
mov w1,w1
eor x13,x26,x13
lsr x26,x16,#4
and x2,x2,#0x3000300030003
lsr x27,x13,#48
eor x2,x3,x2
eor x12,x1,x12,lsl #16
and x3,x26,#0xfff0fff0fff0fff
and x26,x28,#0xf000f000f000f
eor x2,x2,x5
mul x1,x27,x17
eor x3,x3,x26
eor x12,x12,x2
eor x2,x3,x21
extr x13,x13,x12,#48
lsr x3,x15,#4
eor x0,x2,x0
lsr x2,x15,#12
eor x13,x13,x0
and x0,x3,#0xfff0fff0fff0fff
and x2,x2,#0xf000f000f000f
and x21,x1,#0xffffffff00000000
eor x0,x0,x2
eor x2,x20,x5
eor x13,x21,x13
mov w1,w1
eor x0,x0,x2
lsr x3,x13,#48
eor x12,x1,x12,lsl #16
eor x14,x0,x14
mul x1,x3,x17
eor x12,x12,x14
extr x13,x13,x12,#48
eor x13,x13,x7
and x14,x1,#0xffffffff00000000
mov w0,w1
lsr x1,x15,#9
eor x13,x14,x13
eor x12,x0,x12,lsl #16
lsr x14,x13,#48
eor x12,x12,x5
mul x14,x14,x17
extr x13,x13,x12,#48
eor x9,x13,x9
and x13,x14,#0xffffffff00000000
mov w14,w14
eor x9,x13,x9
eor x12,x14,x12,lsl #16
lsr x14,x16,#9
lsr x13,x9,#48
eor x11,x12,x11
lsr x12,x16,#7
and x14,x14,#0x7f007f007f007f
mul x13,x13,x17
extr x9,x9,x11,#48
and x12,x12,#0x1ff01ff01ff01ff
eor x9,x9,x10
eor x12,x12,x14
eor x14,x4,x16
eor x12,x12,x14
ldur x14,[x29,#-16]
and x10,x13,#0xffffffff00000000
mov w13,w13
eor x14,x14,x15
eor x9,x10,x9
eor x11,x13,x11,lsl #16
lsr x10,x15,#7
lsr x0,x9,#48
eor x8,x11,x8
eor x11,x7,x22
and x10,x10,#0x1ff01ff01ff01ff
mul x13,x0,x17
extr x9,x9,x8,#48
and x0,x1,#0x7f007f007f007f
eor x11,x12,x11
eor x10,x10,x0
eor x12,x5,x24
eor x9,x9,x11
eor x10,x10,x14
and x11,x13,#0xffffffff00000000
mov w13,w13
eor x15,x11,x9
eor x9,x10,x12
eor x11,x13,x8,lsl #16
lsl x12,x15,#1
lsl x8,x15,#2
lsl x10,x15,#3
lsl x13,x15,#5
lsl x17,x15,#8
lsl x1,x15,#10
lsl x3,x15,#12
lsl x5,x15,#13
lsl x7,x15,#14
lsl x2,x15,#11
and x22,x12,#0xfffefffefffefffe
and x8,x8,#0xfffcfffcfffcfffc
and x4,x10,#0xfff8fff8fff8fff8
and x23,x13,#0xffe0ffe0ffe0ffe0
lsl x0,x15,#9
and x24,x17,#0xff00ff00ff00ff00
and x17,x1,#0xfc00fc00fc00fc00
and x25,x3,#0xf000f000f000f000
and x3,x5,#0xe000e000e000e000
and x5,x7,#0xc000c000c000c000
eor x8,x22,x8
eor x1,x4,x23
lsl x14,x15,#7
eor x16,x11,x9
and x21,x2,#0xf800f800f800f800
eor x2,x24,x5
eor x8,x8,x1
lsl x11,x16,#1
lsl x12,x16,#2
lsl x20,x16,#3
lsl x10,x16,#5
and x27,x0,#0xfe00fe00fe00fe00
stur x8,[x29,#-32]
eor x8,x8,x2
stur x22,[x29,#-88]
and x13,x14,#0xff80ff80ff80ff80
lsl x14,x16,#8
lsl x0,x16,#14
eor x22,x27,x17
lsr x17,x8,#48
stur x4,[x29,#-16]
eor x7,x4,x13
str x13,[sp,#96]
and x13,x11,#0xfffefffefffefffe
and x11,x12,#0xfffcfffcfffcfffc
and x12,x20,#0xfff8fff8fff8fff8
and x4,x10,#0xffe0ffe0ffe0ffe0
and x2,x14,#0xff00ff00ff00ff00
and x6,x0,#0xc000c000c000c000
eor x11,x13,x11
eor x14,x12,x4
mul x17,x17,x19
lsl x9,x15,#15
eor x0,x21,x25
eor x1,x2,x6
eor x10,x11,x14
eor x11,x7,x22
eor x28,x0,x3
eor x0,x10,x1
and x30,x9,#0x8000800080008000
eor x9,x11,x28
extr x8,x8,x0,#48
stp x3,x25,[sp,#48]
lsl x11,x16,#7
lsl x1,x16,#9
eor x9,x9,x30
lsl x3,x16,#10
str x7,[sp,#88]
eor x8,x8,x9
stur x10,[x29,#-40]
mov w9,w17
lsl x7,x16,#11
and x17,x17,#0xffffffff00000000
lsl x10,x16,#12
stur x22,[x29,#-80]
str x13,[sp,#80]
mov x13,x12
eor x12,x9,x0,lsl #16
eor x9,x17,x8
lsl x17,x16,#13
and x22,x11,#0xff80ff80ff80ff80
and x25,x1,#0xfe00fe00fe00fe00
and x11,x3,#0xfc00fc00fc00fc00
stur x21,[x29,#-64]
and x21,x7,#0xf800f800f800f800
and x0,x10,#0xf000f000f000f000
eor x26,x25,x11
lsl x11,x15,#6
and x3,x17,#0xe000e000e000e000
lsl x1,x16,#15
eor x10,x13,x22
eor x7,x21,x0
lsr x8,x9,#48
stp x10,x13,[sp,#64]
mov x17,x13
and x19,x11,#0xffc0ffc0ffc0ffc0
eor x13,x7,x3
eor x11,x10,x26
mov x20,#281479271743489
and x7,x1,#0x8000800080008000
eor x11,x11,x13
mul x8,x8,x20
eor x11,x11,x7
eor x10,x23,x19
eor x1,x24,x27
eor x12,x12,x11
eor x11,x10,x1
eor x10,x23,x19
stur x10,[x29,#-48]
eor x11,x11,x28
eor x10,x5,x30
extr x9,x9,x12,#48
eor x11,x11,x10
lsl x5,x15,#4
stur x10,[x29,#-72]
lsl x1,x16,#6
mov x14,x27
eor x9,x9,x11
and x11,x8,#0xffffffff00000000
mov w8,w8
eor x10,x11,x9
ldur x11,[x29,#-16]
eor x8,x8,x12,lsl #16
and x12,x5,#0xfff0fff0fff0fff0
and x1,x1,#0xffc0ffc0ffc0ffc0
str x27,[sp,#40]
eor x5,x11,x12
ldur x11,[x29,#-88]
eor x9,x4,x1
eor x27,x2,x25
eor x28,x6,x7
eor x27,x9,x27
eor x6,x11,x23
ldr x11,[sp,#96]
eor x9,x4,x1
eor x13,x27,x13
eor x5,x5,x6
stur x9,[x29,#-56]
lsr x9,x10,#48
eor x13,x13,x28
eor x27,x11,x24
eor x13,x8,x13
lsl x6,x16,#4
eor x8,x27,x14
mul x9,x9,x20
extr x10,x10,x13,#48
eor x5,x5,x8
ldp x8,x12,[sp,#48]
ldr x14,[sp,#80]
eor x27,x22,x2
eor x2,x4,x2
eor x12,x12,x8
eor x5,x5,x12
eor x10,x10,x5
and x5,x9,#0xffffffff00000000
mov w9,w9
eor x10,x5,x10
and x5,x6,#0xfff0fff0fff0fff0
eor x6,x14,x4
eor x5,x17,x5
ldr x14,[sp,#88]
eor x13,x9,x13,lsl #16
eor x5,x5,x6
eor x6,x27,x25
lsr x27,x10,#48
eor x5,x5,x6
eor x6,x23,x24
eor x9,x0,x3
mul x0,x27,x20
eor x6,x14,x6
ldur x20,[x29,#-64]
ldur x14,[x29,#-80]
eor x5,x5,x9
eor x3,x3,x7
eor x13,x13,x5
eor x5,x14,x20
extr x10,x10,x13,#48
ldr x14,[sp,#64]
eor x5,x6,x5
mov x6,x11
eor x5,x5,x30
eor x2,x14,x2
eor x14,x1,x25
eor x10,x10,x5
and x5,x0,#0xffffffff00000000
mov w0,w0
eor x10,x5,x10
eor x5,x26,x21
eor x13,x0,x13,lsl #16
lsr x4,x10,#48
eor x2,x2,x5
mov x5,#281479271743489
eor x2,x2,x7
eor x9,x14,x9
mul x0,x4,x5
eor x4,x19,x11
eor x13,x13,x2
eor x4,x4,x20
ldp x11,x20,[x29,#-40]
eor x2,x8,x30
extr x10,x10,x13,#48
ldr x8,[sp,#40]
eor x9,x9,x28
eor x4,x20,x4
eor x17,x19,x8
eor x2,x4,x2
eor x8,x17,x12
eor x10,x10,x2
and x2,x0,#0xffffffff00000000
mov w0,w0
eor x10,x2,x10
eor x2,x1,x22
eor x13,x0,x13,lsl #16
lsr x4,x10,#48
eor x2,x2,x21
eor x2,x11,x2
ldur x11,[x29,#-72]
mul x0,x4,x5
eor x2,x2,x3
mov x4,#281479271743489
eor x13,x13,x2
eor x8,x8,x11
ldur x11,[x29,#-16]
extr x10,x10,x13,#48
eor x12,x15,x11
ldur x11,[x29,#-48]
eor x8,x10,x8
and x10,x0,#0xffffffff00000000
mov w17,w0
eor x12,x11,x12
eor x8,x10,x8
eor x13,x17,x13,lsl #16
ldr x11,[sp,#72]
lsr x10,x8,#48
eor x12,x12,x6
eor x9,x13,x9
eor x13,x16,x11
ldur x11,[x29,#-56]
mul x10,x10,x4
extr x8,x8,x9,#48
eor x11,x11,x13
eor x8,x8,x12
eor x11,x11,x22
mov w13,w10
and x10,x10,#0xffffffff00000000
eor x12,x13,x9,lsl #16
eor x13,x10,x8
lsr x9,x13,#48
lsr x8,x13,#32
lsr x15,x13,#16
eor x11,x12,x11
lsr x10,x11,#48
eor x14,x11,x13
eor x12,x9,x13
lsr x16,x14,#32
orr x13,x11,x9
orn x0,x8,x11
eor x1,x10,x9
and x2,x10,x11
eor x14,x11,x10
eor x17,x1,x11,lsr #16
eor x3,x12,x16
orr x4,x12,x16
eor x11,x2,x13
bic x13,x0,x2
and x12,x3,x16
and x10,x11,x10
eor x6,x4,x17
bic x5,x17,x3
bic x4,x17,x16
orr x2,x11,x9
bic x9,x11,x8
eor x10,x10,x13
eor x7,x5,x16
orr x19,x12,x4
eor x11,x9,x1
eor x9,x2,x0
orr x0,x5,x16
eor x16,x3,x4
eor w2,w10,w2
and x7,x7,x15
eor x5,x19,x5
eor x23,x19,x15
orr x19,x19,x15
eon x1,x6,x3
eor x20,x6,x3
bic x22,x16,x15
and x8,x2,x8
eor x24,x7,x17
eor x7,x23,x0
eon x23,x6,x19
eon x4,x6,x4
orr x21,x11,x10
bic x3,x3,x22
eor x8,x14,x8
and x14,x7,x17
bic x15,x23,x15
orn x6,x24,x6
orr x19,x7,x5
eor x17,x1,x7
and x1,x7,x20
eor x13,x9,x11
orr x21,x21,x9
eor x14,x14,x3
eor x6,x6,x22
eor x19,x15,x19
eor x25,x15,x0
eor x0,x1,x0
eor x2,x13,x10
eor x20,x8,x10
eor x3,x8,x11
orr x21,x21,x8
eor x12,x12,x15
orr x15,x17,x22
eor x1,x6,x14
eor x26,x6,x19
and x27,x14,x8
eor x8,x19,x0
eor x22,x12,x15
eor x28,x14,x0
and x30,x0,x11
and x13,x19,x13
and x10,x6,x10
and x14,x1,x20
and x15,x26,x2
and x8,x8,x9
eor x12,x27,x13
eor x0,x14,x30
eor x11,x15,x8
eor x8,x8,x10
eor x6,x0,x12
eor x1,x28,x26
eor x19,x0,x8
ldr x0,[sp,#32]
ldur x26,[x29,#-24]
eor x2,x3,x2
and x20,x28,x3
eor x9,x15,x10
eor x15,x8,x12
bic x12,x25,x21
bic x25,x22,x21
mvn x8,x21
and x21,x1,x2
eor x2,x20,x13
add x13,x0,x26
and w10,w23,w8
eor x1,x20,x27
eor x20,x21,x30
ldp x13,x23,[x13]
eor x22,x7,x5
eor x14,x21,x14
eor x21,x20,x2
eor x3,x22,x16
and x4,x21,x4
and x21,x19,x16
eor x20,x20,x11
and w8,w24,w8
eor x24,x25,x21
and x3,x20,x3
eor x20,x23,x23,lsr #7
mov x25,#-6148914691236517206
and x25,x25,#0x1fe01fe01fe01fe
eor x11,x11,x2
eor x2,x17,x5
eor x24,x24,x3
and x3,x20,x25
eor x20,x13,x13,lsr #7
and x2,x11,x2
eor w11,w14,w9
eor x23,x23,x3,lsl #7
and w22,w11,w22
eor x11,x14,x1
eor x9,x1,x9
eor x16,x17,x16
and x1,x20,x25
eor x14,x23,x3
and x16,x6,x16
eor x13,x13,x1,lsl #7
and x3,x9,x5
eor x4,x4,x16
eor x5,x14,x14,lsr #14
eor w10,w10,w16
and x16,x11,x7
mov x7,#52428
eor x13,x13,x1
movk x7,#52428,lsl #32
eor x3,x3,x21
eor w10,w10,w22
eor x1,x13,x13,lsr #14
and x5,x5,x7
eor w10,w10,w3
eor x16,x16,x3
add x3,x5,x5,lsl #14
and w17,w15,w17
and x1,x1,x7
eor x12,x2,x12
eor w8,w17,w8
eor x14,x3,x14
add x17,x1,x1,lsl #14
eor x12,x12,x16
eor w8,w8,w16
lsr x16,x14,#28
mov w5,#1
eor x13,x17,x13
eor x17,x24,x4
mov w4,#-252645136
lsr x3,x13,#28
eor w16,w16,w14
movk w5,#4096,lsl #16
and x16,x16,x4
eor x12,x12,x24
eor w1,w19,w9
eor w3,w3,w13
umull x16,w16,w5
eor w9,w10,w9
eor w10,w12,w10
and x3,x3,x4
eor w1,w1,w17
eor x17,x17,x11
lsl w10,w10,#16
umull x3,w3,w5
eor w2,w9,w6
eor w9,w9,w11
eor x11,x16,x14
eor w8,w8,w17
lsl x12,x12,#48
and x9,x9,#0xffff
bfxil x10,x8,#0,#16
lsr x8,x11,#32
eor x13,x3,x13
bfi x11,x11,#16,#48
lsr x14,x13,#32
bfi x13,x13,#16,#48
orr x8,x8,x8,lsl #16
bfi x12,x1,#32,#16
bfi x9,x15,#16,#16
and x11,x11,#0xffff0000ffff
orr x14,x14,x14,lsl #16
ubfiz x15,x17,#32,#16
and x8,x8,#0xffff0000ffff
lsl x16,x11,#16
and x13,x13,#0xffff0000ffff
lsl x17,x8,#16
and x14,x14,#0xffff0000ffff
orr x13,x13,x13,lsl #8
orr x11,x16,x11,lsl #8
orr x10,x10,x12
orr x12,x14,x14,lsl #8
orr x8,x17,x8,lsl #8
orr x15,x15,x2,lsl #48
and x13,x13,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
sub x26,x26,#16
and x8,x8,#0xff00ff00ff00ff00
orr x9,x9,x15
orr x11,x11,x13
orr x8,x8,x12
cmn x26,#16
eor x15,x11,x10
eor x16,x8,x9
b.ne 3b
lsr x8,x16,#32
lsr x9,x15,#32
bfi x16,x16,#16,#48
bfi x15,x15,#16,#48
orr x8,x8,x8,lsl #16
orr x9,x9,x9,lsl #16
and x12,x16,#0xffff0000ffff
lsl x13,x12,#16
and x11,x15,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
lsl x10,x8,#16
orr x9,x9,x9,lsl #8
orr x8,x10,x8,lsl #8
orr x10,x11,x11,lsl #8
orr x11,x13,x12,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x8,x8,x9
and x9,x10,#0xff00ff00ff00ff
and x10,x11,#0xff00ff00ff00ff00
lsr x11,x8,#32
orr x9,x10,x9
bfi x8,x8,#16,#48
lsr x10,x9,#32
bfi x9,x9,#16,#48
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
orr x10,x10,x10,lsl #16
lsl x13,x8,#16
and x9,x9,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsl x12,x11,#16
and x10,x10,#0xffff0000ffff
orr x8,x13,x8,lsl #8
orr x10,x10,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x11,x12,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
orr x8,x9,x8
and x11,x11,#0xff00ff00ff00ff00
lsr x9,x8,#32
bfi x8,x8,#16,#48
orr x10,x10,x11
lsr x11,x10,#32
bfi x10,x10,#16,#48
orr x9,x9,x9,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
lsl x12,x10,#16
and x9,x9,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsl x13,x11,#16
orr x10,x12,x10,lsl #8
and x12,x8,#0xff00ff00ff00ff
orr x11,x13,x11,lsl #8
and x13,x10,#0xff00ff00ff00ff00
eor x8,x8,x10,lsr #7
orr x10,x12,x13
mov x13,#-6148914691236517206
eor x12,x9,x11,lsr #7
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x13,x13,#0x1fe01fe01fe01fe
orr x9,x9,x11
and x8,x8,x13
and x11,x12,x13
mov x12,#52428
eor x10,x10,x8,lsl #7
eor x9,x9,x11,lsl #7
movk x12,#52428,lsl #32
ldr x13,[sp,#24]
eor x8,x10,x8
eor x9,x9,x11
eor x10,x8,x8,lsr #14
eor x11,x9,x9,lsr #14
and x10,x10,x12
and x11,x11,x12
mov w12,#-252645136
add x10,x10,x10,lsl #14
add x11,x11,x11,lsl #14
eor x8,x10,x8
eor x9,x11,x9
lsr x10,x8,#28
lsr x11,x9,#28
eor w10,w10,w8
eor w11,w11,w9
and x10,x10,x12
and x11,x11,x12
mov w12,#1
movk w12,#4096,lsl #16
umull x10,w10,w12
umull x11,w11,w12
eor x8,x10,x8
ldp x12,x10,[sp,#8]
add x12,x12,x13,lsl #4
add x13,x13,#1
eor x9,x11,x9
cmp x13,x10
stp x8,x9,[x12]
b.ne 2b
4:
ldp x20,x19,[sp,#272]
ldp x22,x21,[sp,#256]
ldp x24,x23,[sp,#240]
ldp x26,x25,[sp,#224]
ldp x28,x27,[sp,#208]
ldp x29,x30,[sp,#192]
add sp,sp,#288
ret
end_function phalanx_0_1_kuznyechik_decrypt_portable_x1

function phalanx_0_1_kuznyechik_decrypt_portable_x8
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#560
stp x1,x2,[sp]
str x0,[sp,#48]
str x3,[sp,#16]
cbz x3,6f
sub x8,x29,#136
mov x9,xzr
add x8,x8,#120
str x8,[sp,#40]
2:
str x9,[sp,#32]
lsl x9,x9,#7
ldr x8,[sp]
add x8,x8,x9
str x9,[sp,#24]
ldp x10,x9,[x8]
ldp x12,x11,[x8,#16]
ldp x14,x13,[x8,#32]
ldp x17,x15,[x8,#48]
ldp x1,x0,[x8,#64]
eor x16,x12,x10,lsr #1
ldp x3,x2,[x8,#80]
eor x4,x11,x9,lsr #1
eor x20,x15,x13,lsr #1
and x21,x16,#0x5555555555555555
eor x7,x17,x14,lsr #1
and x22,x4,#0x5555555555555555
ldp x6,x5,[x8,#96]
ldp x8,x19,[x8,#112]
eor x16,x21,x12
eor x4,x22,x11
eor x11,x3,x1,lsr #1
eor x12,x2,x0,lsr #1
eor x21,x10,x21,lsl #1
and x10,x20,#0x5555555555555555
eor x22,x9,x22,lsl #1
and x9,x7,#0x5555555555555555
eor x20,x10,x15
eor x13,x13,x10,lsl #1
and x10,x11,#0x5555555555555555
and x11,x12,#0x5555555555555555
eor x7,x9,x17
eor x17,x14,x9,lsl #1
eor x12,x8,x6,lsr #1
eor x15,x11,x2
eor x2,x19,x5,lsr #1
eor x9,x10,x3
eor x14,x1,x10,lsl #1
eor x10,x0,x11,lsl #1
and x11,x12,#0x5555555555555555
eor x3,x17,x21,lsr #2
and x12,x2,#0x5555555555555555
eor x23,x13,x22,lsr #2
eor x0,x11,x8
eor x8,x12,x19
eor x19,x7,x16,lsr #2
eor x1,x5,x12,lsl #1
and x3,x3,#0x3333333333333333
and x5,x23,#0x3333333333333333
eor x23,x20,x4,lsr #2
eor x2,x6,x11,lsl #1
eor x12,x3,x17
eor x11,x5,x13
eor x6,x21,x3,lsl #2
and x3,x19,#0x3333333333333333
str x11,[sp,#280]
eor x17,x22,x5,lsl #2
and x5,x23,#0x3333333333333333
eor x11,x3,x7
str x11,[sp,#272]
eor x11,x5,x20
eor x7,x1,x10,lsr #2
str x11,[sp,#288]
ldr x11,[sp,#48]
eor x19,x2,x14,lsr #2
eor x3,x16,x3,lsl #2
eor x16,x4,x5,lsl #2
and x5,x7,#0x3333333333333333
ldp x22,x7,[x11,#144]
and x4,x19,#0x3333333333333333
eor x23,x4,x2
eor x2,x0,x9,lsr #2
eor x19,x8,x15,lsr #2
eor x21,x5,x1
eor x11,x14,x4,lsl #2
eor x10,x10,x5,lsl #2
eor x1,x22,x22,lsr #1
and x2,x2,#0x3333333333333333
and x4,x19,#0x3333333333333333
eor x20,x2,x0
eor x0,x7,x7,lsr #1
eor x19,x4,x8
and x5,x1,#0x5555555555555555
stp x11,x10,[sp,#248]
eor x1,x11,x6,lsr #4
eor x8,x22,x5,lsl #1
and x0,x0,#0x5555555555555555
eor x11,x15,x4,lsl #2
eor x4,x7,x0,lsl #1
eor x5,x5,x22
eor x26,x0,x7
eor x24,x8,x8,lsr #2
eor x7,x5,x5,lsr #2
eor x9,x9,x2,lsl #2
eor x25,x4,x4,lsr #2
eor x2,x10,x17,lsr #4
and x10,x1,#0xf0f0f0f0f0f0f0f
and x24,x24,#0x3333333333333333
and x27,x7,#0x3333333333333333
str x9,[sp,#264]
eor x22,x8,x24,lsl #2
and x25,x25,#0x3333333333333333
eor x0,x24,x8
eor x8,x26,x26,lsr #2
eor x24,x4,x25,lsl #2
eor x28,x9,x3,lsr #4
eor x30,x22,x22,lsr #4
eor x7,x25,x4
eor x4,x27,x5
and x8,x8,#0x3333333333333333
eor x25,x5,x27,lsl #2
eor x9,x24,x24,lsr #4
and x27,x30,#0xf0f0f0f0f0f0f0f
eor x5,x8,x26
eor x26,x26,x8,lsl #2
eor x8,x10,x27
stp x10,x11,[sp,#232]
and x13,x2,#0xf0f0f0f0f0f0f0f
and x30,x9,#0xf0f0f0f0f0f0f0f
eor x10,x6,x8,lsl #4
eor x8,x25,x25,lsr #4
str x13,[sp,#224]
eor x6,x11,x16,lsr #4
eor x9,x26,x26,lsr #4
eor x13,x13,x30
and x15,x8,#0xf0f0f0f0f0f0f0f
eor x10,x10,x22
eor x13,x17,x13,lsl #4
and x17,x28,#0xf0f0f0f0f0f0f0f
and x6,x6,#0xf0f0f0f0f0f0f0f
and x28,x9,#0xf0f0f0f0f0f0f0f
eor x9,x17,x15
eor x9,x3,x9,lsl #4
eor x3,x6,x28
eor x13,x13,x24
eor x16,x16,x3,lsl #4
stp x10,x13,[sp,#296]
eor x10,x23,x12,lsr #4
eor x9,x9,x25
eor x13,x0,x0,lsr #4
eor x14,x16,x26
ldp x16,x11,[sp,#272]
and x10,x10,#0xf0f0f0f0f0f0f0f
stp x9,x14,[sp,#312]
eor x9,x4,x4,lsr #4
eor x2,x10,x23
eor x23,x7,x7,lsr #4
and x3,x13,#0xf0f0f0f0f0f0f0f
eor x8,x21,x11,lsr #4
eor x13,x20,x16,lsr #4
and x14,x9,#0xf0f0f0f0f0f0f0f
eor x10,x10,x3
and x8,x8,#0xf0f0f0f0f0f0f0f
eor x12,x12,x10,lsl #4
and x13,x13,#0xf0f0f0f0f0f0f0f
eor x1,x8,x21
and x21,x23,#0xf0f0f0f0f0f0f0f
eor x10,x5,x5,lsr #4
eor x9,x8,x21
ldr x8,[sp,#288]
eor x20,x13,x20
eor x13,x13,x14
eor x9,x11,x9,lsl #4
eor x23,x19,x8,lsr #4
eor x13,x16,x13,lsl #4
and x16,x10,#0xf0f0f0f0f0f0f0f
eor x10,x12,x0
and x23,x23,#0xf0f0f0f0f0f0f0f
eor x19,x23,x19
eor x23,x23,x16
eor x23,x8,x23,lsl #4
eor x8,x9,x7
stp x10,x8,[sp,#328]
ldp x8,x9,[sp,#248]
eor x10,x13,x4
eor x13,x24,x9
ldp x9,x11,[sp,#224]
eor x8,x22,x8
eor x22,x23,x5
stp x10,x22,[sp,#344]
eor x10,x13,x30
eor x8,x8,x27
eor x10,x10,x9
ldr x9,[sp,#264]
eor x8,x8,x11
stp x8,x10,[sp,#360]
eor x11,x4,x14
eor x13,x25,x9
ldr x9,[sp,#240]
eor x12,x13,x15
eor x13,x26,x9
eor x8,x12,x17
eor x12,x0,x3
eor x10,x13,x28
eor x9,x5,x16
eor x10,x10,x6
eor x9,x9,x19
stp x8,x10,[sp,#376]
eor x10,x7,x21
eor x8,x12,x2
eor x10,x10,x1
stp x8,x10,[sp,#392]
eor x8,x11,x20
stp x8,x9,[sp,#408]
mov w8,#9
str x8,[sp,#248]
nop
nop
3:
mov x13,xzr
mov x17,xzr
mov x10,xzr
mov x8,xzr
mov x11,xzr
mov x2,xzr
mov x4,xzr
mov x5,xzr
mov x30,xzr
mov x23,xzr
mov x25,xzr
mov x15,xzr
mov x27,xzr
mov x14,xzr
mov x12,xzr
mov x0,xzr
mov x1,xzr
add x28,sp,#296
nop
nop
nop
nop
nop
nop
4:
add x16,x28,x13
eor x12,x12,x1
eor x10,x10,x1
ldp x9,x6,[x16,#112]
eor x19,x27,x1
eor x15,x15,x0
eor x17,x17,x0
sub x13,x13,#16
cmn x13,#128
extr x3,x6,x9,#8
lsr x7,x6,#8
lsr x20,x6,#16
lsr x21,x6,#24
lsr x24,x6,#40
eor x1,x1,x6
extr x16,x7,x3,#8
eor x11,x11,x7
eor x26,x30,x7
eor x12,x12,x7
lsr x22,x6,#32
mov x30,x4
extr x7,x20,x16,#8
eor x27,x25,x20
eor x1,x1,x21
eor x20,x21,x24
eor x4,x11,x21
eor x25,x26,x22
extr x21,x21,x7,#8
eor x11,x14,x0
eor x14,x12,x20
lsr x20,x6,#48
lsr x6,x6,#56
eor x26,x11,x3
extr x22,x22,x21,#8
eor x11,x10,x24
eor x10,x19,x24
eor x12,x10,x20
eor x10,x1,x6
eor x1,x14,x20
extr x19,x24,x22,#8
eor x8,x8,x3
eor x0,x0,x7
eor x24,x8,x7
eor x8,x26,x7
eor x15,x15,x22
extr x14,x20,x19,#8
eor x8,x8,x22
eor x17,x17,x22
eor x15,x15,x19
eor x8,x8,x19
eor x3,x3,x21
extr x6,x6,x14,#8
eor x14,x0,x14
eor x0,x5,x6,lsr #32
eor x5,x2,x6
eor x9,x9,x6,lsr #8
lsr x2,x6,#16
lsr x7,x6,#24
lsr x19,x6,#40
eor x17,x17,x6
eor x15,x15,x6
eor x8,x8,x6
eor x14,x14,x6
eor x16,x16,x6
eor x9,x9,x14
eor x14,x15,x2
eor x15,x8,x2
eor x8,x17,x7
eor x17,x3,x6
eor x2,x7,x19
eor x3,x23,x6,lsr #48
lsr x6,x6,#56
eor x14,x14,x7
eor x0,x0,x17
eor x17,x9,x19
eor x9,x24,x19
eor x7,x15,x2
eor x15,x3,x16
eor x2,x9,x6
eor x23,x0,x6
eor x0,x7,x6
b.ne 4b
stp xzr,xzr,[sp,#272]
mov x6,xzr
mov x9,xzr
str xzr,[sp,#288]
mov x28,xzr
mov x3,xzr
stp x5,x30,[x29,#-88]
mov x13,xzr
mov x20,xzr
stp x15,x27,[x29,#-56]
ldp x30,x27,[sp,#272]
stp x2,x4,[x29,#-104]
ldr x4,[sp,#40]
mov x26,xzr
stp x23,x25,[x29,#-72]
mov x25,xzr
mov x22,xzr
mov x24,xzr
mov x19,xzr
mov x21,xzr
mov x16,xzr
mov x7,xzr
stp x17,x10,[x29,#-136]
mov x17,#-8
stp x8,x11,[x29,#-120]
stp x14,x12,[x29,#-40]
stp x0,x1,[x29,#-24]
nop
nop
nop
5:
ldp x10,x8,[x4,#-8]
eor x12,x27,x7
eor x0,x24,x7
eor x5,x21,x7
eor x14,x19,x16
eor x11,x30,x16
eor x15,x22,x16
adds x17,x17,#1
lsl x1,x10,#8
extr x2,x8,x10,#56
eor x8,x7,x8
lsl x7,x10,#16
lsl x19,x10,#24
eor x16,x16,x10
extr x21,x2,x1,#56
eor x6,x6,x1
eor x9,x9,x2
eor x22,x25,x1
eor x13,x13,x2
eor x1,x14,x1
extr x23,x21,x7,#56
eor x14,x5,x2
eor x2,x16,x19
eor x16,x7,x19
eor x9,x9,x21
eor x5,x14,x21
eor x21,x6,x16
lsl x6,x10,#32
extr x24,x23,x19,#56
eor x7,x8,x23
eor x14,x28,x19
eor x8,x15,x19
eor x15,x0,x23
eor x16,x1,x16
eor x0,x19,x6
extr x1,x24,x6,#56
lsl x19,x10,#40
eor x13,x13,x23
eor x0,x22,x0
lsl x22,x10,#48
eor x9,x9,x23
extr x25,x1,x19,#56
eor x5,x5,x23
eor x13,x13,x24
eor x6,x7,x1
eor x3,x3,x23
eor x7,x9,x1
eor x23,x13,x1
eor x13,x5,x1
eor x5,x6,x25
eor x6,x11,x22
eor x11,x12,x25
lsl x9,x10,#56
extr x12,x25,x22,#56
eor x3,x3,x1
eor x24,x26,x1
eor x1,x19,x22
eor x20,x20,x19
eor x16,x16,x19
eor x2,x2,x1
eor x27,x5,x12
extr x5,x12,x9,#56
eor x10,x21,x1
eor x1,x7,x25
eor x30,x2,x9
eor x2,x19,x9
eor x22,x20,x22
eor x7,x24,x25
eor x1,x1,x12
eor x25,x14,x2
eor x14,x3,x12
eor x20,x0,x2
eor x0,x23,x12
eor x12,x15,x12
lsl x15,x5,#8
eor x2,x7,x5
lsl x7,x5,#24
eor x14,x14,x5
eor x0,x0,x5
lsl x19,x5,#32
eor x3,x11,x15
lsl x11,x5,#16
eor x14,x14,x15
eor x0,x0,x15
eor x2,x2,x15
eor x12,x12,x15
eor x15,x11,x7
eor x11,x1,x7
lsl x1,x5,#40
eor x14,x14,x15
eor x12,x12,x15
eor x15,x7,x19
eor x13,x13,x5
eor x15,x2,x15
lsl x2,x5,#48
lsl x5,x5,#56
eor x7,x19,x1
eor x28,x10,x9
eor x3,x3,x7
eor x26,x0,x7
eor x0,x1,x2
eor x7,x13,x2
eor x13,x2,x5
eor x12,x12,x19
eor x1,x1,x5
eor x19,x8,x9
eor x9,x3,x13
eor x13,x14,x5
eor x14,x0,x5
eor x3,x11,x1
eor x24,x15,x14
eor x21,x12,x1
sub x4,x4,#16
b.lo 5b
eor x1,x8,x10
eor x10,x20,x16
eor x17,x16,x25
eor x8,x12,x11
eor x11,x26,x7
eor x10,x1,x10
eor x14,x7,x13
eor x2,x17,x6
eor x12,x8,x11
and x15,x10,x1
eor x4,x14,x9
bic x14,x2,x1
str x17,[sp,#272]
orr x11,x10,x1
orr x17,x12,x8
bic x6,x2,x10
orr x23,x14,x15
eor x9,x14,x10
str x25,[sp,#288]
eor x5,x2,x11
eor x25,x4,x17
orr x17,x6,x1
eor x11,x6,x1
eor x1,x23,x22
bic x20,x9,x22
eor x9,x14,x10
and x3,x12,x8
and x11,x11,x22
str x9,[sp,#256]
eor x9,x1,x17
stp x3,x14,[sp,#128]
bic x0,x4,x12
eor x14,x11,x2
bic x11,x10,x20
and x1,x9,x2
bic x28,x4,x8
eor x11,x1,x11
eor x1,x0,x8
orr x2,x28,x3
and x1,x1,x24
str x17,[sp,#120]
orr x26,x0,x8
eor x17,x1,x4
eor x8,x28,x12
eor x1,x2,x24
str x11,[sp,#264]
eor x3,x23,x6
eor x11,x1,x26
bic x6,x8,x24
eor x8,x28,x12
and x1,x11,x4
orr x4,x23,x22
bic x23,x12,x6
str x8,[sp,#240]
eor x8,x1,x23
eon x1,x5,x10
stp x17,x14,[sp,#168]
str x8,[sp,#280]
eon x8,x5,x4
eor x4,x1,x9
stp x3,x8,[sp,#208]
bic x8,x8,x22
orn x1,x14,x5
str x4,[sp,#232]
orr x4,x4,x20
eor x15,x15,x8
eor x14,x15,x4
orr x15,x2,x24
eor x0,x2,x0
eon x2,x25,x15
eon x15,x25,x12
eor x10,x5,x10
stp x14,x2,[sp,#144]
orn x14,x17,x25
bic x2,x2,x24
eor x14,x14,x6
stp x0,x9,[sp,#192]
eor x1,x1,x20
str x14,[sp,#160]
eor x14,x15,x11
str x14,[sp,#224]
orr x15,x14,x6
ldr x14,[sp,#128]
orr x6,x9,x3
str x11,[sp,#184]
eor x17,x14,x2
eor x14,x17,x15
eor x15,x8,x6
str x14,[sp,#128]
ldr x14,[sp,#120]
eor x8,x8,x14
str x8,[sp,#104]
and x8,x9,x10
eor x9,x2,x26
eor x23,x8,x14
eor x8,x25,x12
ldr x12,[sp,#288]
str x9,[sp,#96]
ldr x9,[sp,#136]
orr x10,x11,x0
eor x17,x2,x10
and x8,x11,x8
orr x10,x16,x30
and x20,x12,x30
eon x9,x5,x9
eor x22,x8,x26
eor x8,x10,x20
str x9,[sp,#112]
eon x9,x25,x28
ldr x10,[sp,#272]
str x9,[sp,#136]
bic x9,x8,x19
orn x14,x19,x30
orr x0,x8,x16
and x8,x8,x12
eor x6,x9,x10
orr x9,x7,x27
and x10,x13,x27
eor x11,x9,x10
mov x5,x12
bic x9,x14,x20
bic x16,x11,x21
eor x12,x7,x13
orn x2,x21,x27
eor x4,x16,x12
eor x12,x8,x9
and x8,x11,x13
bic x10,x2,x10
orr x3,x11,x7
eor x24,x0,x14
eor x11,x8,x10
eor x10,x12,x0
eor x0,x30,x5
and x10,x10,x19
ldr x30,[sp,#264]
eor x7,x11,x3
eor x0,x0,x10
eor x3,x3,x2
and x2,x7,x21
eor x10,x27,x13
eor x13,x1,x30
eor x8,x0,x12
eor x7,x24,x6
and x16,x8,x13
eor x27,x1,x15
and x13,x1,x12
eor x1,x15,x23
eor x19,x7,x12
and x14,x15,x7
and x20,x1,x24
ldr x15,[sp,#280]
ldr x8,[sp,#160]
and x21,x27,x19
eor x10,x10,x2
eor x9,x21,x20
eor x7,x10,x11
eor x25,x20,x13
eor x1,x8,x15
str x9,[sp,#72]
eor x9,x21,x13
eor x21,x3,x4
and x26,x7,x1
str x9,[sp,#88]
eor x1,x8,x17
mov x9,x8
eor x8,x17,x22
eor x5,x21,x11
and x2,x17,x21
and x21,x9,x11
and x8,x8,x3
and x9,x1,x5
eor x17,x30,x23
eor x28,x9,x8
eor x9,x9,x21
and x23,x23,x6
and x30,x0,x30
str x9,[sp,#80]
mov x13,x15
eor x20,x30,x14
eor x9,x16,x23
str x16,[sp,#56]
eor x15,x15,x22
and x22,x22,x4
and x16,x10,x13
eor x13,x9,x20
eor x8,x8,x21
mov x21,x14
str x13,[sp,#272]
eor x7,x9,x25
eor x13,x16,x2
eor x9,x26,x22
eor x14,x25,x20
eor x1,x15,x1
str x14,[sp,#280]
eor x14,x9,x13
str x14,[sp,#264]
eor x14,x9,x8
eor x8,x8,x13
orr x9,x4,x11
str x8,[sp,#288]
orr x8,x6,x12
orr x9,x9,x3
orr x8,x8,x24
eor x13,x10,x4
orr x9,x9,x10
ldr x10,[sp,#144]
orr x8,x8,x0
eor x11,x0,x6
eor x4,x13,x5
and x13,x13,x15
bic x25,x10,x8
ldr x10,[sp,#104]
eor x3,x11,x19
and x11,x11,x17
and x1,x4,x1
eor x16,x13,x16
bic x10,x10,x8
eor x15,x11,x21
eor x5,x11,x30
str x10,[sp,#104]
ldr x10,[sp,#216]
eor x11,x13,x2
ldr x21,[sp,#72]
eor x2,x1,x26
eor x1,x1,x22
bic x10,x10,x8
ldr x24,[sp,#256]
ldr x26,[sp,#240]
str x10,[sp,#64]
ldr x10,[sp,#176]
bic x8,x10,x8
str x7,[sp,#120]
str x8,[sp,#216]
ldp x8,x10,[sp,#128]
bic x20,x8,x9
ldr x8,[sp,#96]
bic x8,x8,x9
str x8,[sp,#144]
ldr x8,[sp,#152]
bic x8,x8,x9
stp x8,x14,[sp,#152]
ldr x8,[sp,#168]
bic x8,x8,x9
eor x9,x17,x27
str x8,[sp,#176]
ldr x8,[sp,#56]
and x9,x3,x9
eor x13,x9,x23
ldp x12,x27,[sp,#200]
eor x9,x9,x8
ldr x8,[sp,#112]
eor x17,x13,x15
eor x15,x21,x15
and x23,x7,x24
ldr x7,[sp,#248]
and x6,x17,x8
eor x17,x13,x21
eor x13,x1,x11
ldp x0,x8,[sp,#184]
eor x1,x1,x28
eor x11,x28,x11
ldp x30,x28,[sp,#224]
eor x19,x12,x27
and x10,x13,x10
subs x7,x7,#1
eor x3,x19,x24
eor x22,x0,x8
str x10,[sp,#136]
and x3,x17,x3
eor x17,x28,x27
eor x4,x22,x26
and x17,x15,x17
eor x15,x30,x8
and x1,x1,x4
and x4,x11,x15
and x15,x14,x26
ldr x14,[sp,#88]
eor x11,x25,x23
mov x10,x8
eor x8,x20,x15
eor x13,x11,x3
eor x11,x9,x14
eor x3,x8,x1
and x1,x11,x19
ldr x11,[sp,#80]
eor x19,x9,x5
eor x9,x5,x14
eor x14,x2,x16
str x7,[sp,#248]
eor x8,x2,x11
and x2,x9,x27
str x14,[sp,#168]
and x22,x8,x22
eor x8,x16,x11
ldr x11,[sp,#272]
eor x16,x28,x24
and x5,x8,x10
ldr x10,[sp,#64]
and x16,x11,x16
eor x15,x5,x15
ldr x11,[sp,#48]
eor x5,x6,x16
eor x16,x10,x16
ldr x10,[sp,#264]
eor x6,x30,x26
eor x16,x16,x1
add x1,x11,x7,lsl #4
and x6,x10,x6
ldp x10,x11,[sp,#280]
ldp x27,x26,[x1]
eor x2,x2,x23
and x1,x19,x12
and x7,x10,x28
ldr x10,[sp,#136]
and x21,x11,x30
mov x30,x19
eor x19,x16,x2
eor x16,x27,x27,lsr #1
eor x24,x10,x6
ldr x10,[sp,#152]
ldr x11,[sp,#104]
eor x23,x1,x2
eor x1,x26,x26,lsr #1
and x2,x14,x0
eor x10,x10,x6
eor x12,x17,x11
eor x11,x3,x24
eor x10,x10,x22
str x11,[sp,#240]
ldr x11,[sp,#144]
eor x20,x10,x15
and x10,x16,#0x5555555555555555
eor x2,x2,x15
eor x16,x27,x10,lsl #1
and x15,x1,#0x5555555555555555
eor x6,x13,x5
eor x5,x26,x15,lsl #1
eor x0,x4,x11
eor x12,x12,x23
eor x4,x16,x16,lsr #2
eor x17,x12,x13
eor x12,x10,x27
eor x22,x5,x5,lsr #2
eor x25,x15,x26
eor x15,x12,x12,lsr #2
and x10,x4,#0x3333333333333333
ldr x11,[sp,#216]
eor x24,x0,x2
eor x4,x16,x10,lsl #2
and x14,x22,#0x3333333333333333
eor x22,x25,x25,lsr #2
eor x0,x5,x14,lsl #2
eor x10,x10,x16
and x15,x15,#0x3333333333333333
eor x16,x4,x4,lsr #4
eor x26,x12,x15,lsl #2
eor x7,x7,x11
ldr x11,[sp,#176]
eor x1,x24,x3
eor x24,x0,x0,lsr #4
eor x14,x14,x5
and x5,x22,#0x3333333333333333
and x16,x16,#0xf0f0f0f0f0f0f0f
eor x12,x15,x12
eor x7,x7,x16,lsl #4
eor x15,x25,x5,lsl #2
eor x27,x26,x26,lsr #4
eor x21,x21,x11
and x11,x24,#0xf0f0f0f0f0f0f0f
eor x24,x21,x11,lsl #4
eor x28,x10,x10,lsr #4
eor x21,x5,x25
eor x5,x7,x23
eor x23,x15,x15,lsr #4
and x25,x27,#0xf0f0f0f0f0f0f0f
eor x13,x19,x25,lsl #4
eor x24,x24,x2
and x2,x28,#0xf0f0f0f0f0f0f0f
and x27,x23,#0xf0f0f0f0f0f0f0f
eor x23,x17,x26
eor x7,x19,x9
eor x9,x9,x2,lsl #4
eor x23,x13,x23
ldr x13,[sp,#120]
eor x3,x25,x26
eor x26,x14,x14,lsr #4
stp x10,x11,[sp,#224]
eor x9,x9,x13
eor x13,x20,x27,lsl #4
eor x28,x1,x15
eor x9,x9,x10
ldp x19,x10,[sp,#160]
and x26,x26,#0xf0f0f0f0f0f0f0f
ldr x22,[sp,#240]
eor x13,x13,x28
eor x28,x6,x30
eor x20,x20,x8
eor x8,x8,x26,lsl #4
str x12,[sp,#256]
eor x5,x5,x28
eor x12,x22,x10
eor x11,x9,x6
eor x6,x5,x4
eor x5,x24,x12
ldr x25,[sp,#256]
eor x8,x8,x19
eor x5,x5,x0
eor x8,x8,x14
eor x0,x0,x10
ldr x10,[sp,#232]
eor x24,x25,x25,lsr #4
eor x9,x21,x21,lsr #4
eor x8,x8,x22
eor x4,x4,x30
mov x22,x11
stp x11,x8,[sp,#328]
eor x11,x4,x16
eor x16,x0,x10
ldr x10,[sp,#224]
eor x14,x26,x14
and x24,x24,#0xf0f0f0f0f0f0f0f
and x9,x9,#0xf0f0f0f0f0f0f0f
ldp x0,x4,[sp,#264]
eor x14,x14,x12
ldr x12,[sp,#256]
eor x19,x25,x24,lsl #4
eor x25,x21,x9,lsl #4
eor x4,x7,x4
eor x11,x11,x7
eor x10,x2,x10
ldp x7,x2,[sp,#280]
eor x0,x20,x0
eor x15,x27,x15
eor x12,x12,x24
eor x9,x21,x9
eor x17,x19,x17
eor x1,x25,x1
eor x16,x16,x20
eor x3,x3,x7
eor x15,x15,x2
eor x10,x10,x28
eor x12,x12,x4
eor x2,x9,x0
stp x6,x5,[sp,#296]
stp x23,x13,[sp,#312]
stp x17,x1,[sp,#344]
stp x11,x16,[sp,#360]
stp x3,x15,[sp,#376]
stp x10,x14,[sp,#392]
stp x12,x2,[sp,#408]
b.ne 3b
eor x4,x13,x5,lsr #1
eor x0,x23,x6,lsr #1
eor x7,x17,x22,lsr #1
eor x9,x1,x8,lsr #1
and x4,x4,#0x5555555555555555
and x20,x0,#0x5555555555555555
and x7,x7,#0x5555555555555555
eor x13,x4,x13
eor x4,x5,x4,lsl #1
eor x5,x3,x11,lsr #1
eor x0,x20,x23
eor x6,x6,x20,lsl #1
eor x20,x7,x17
eor x17,x15,x16,lsr #1
and x5,x5,#0x5555555555555555
and x19,x9,#0x5555555555555555
eor x9,x22,x7,lsl #1
eor x8,x8,x19,lsl #1
eor x21,x19,x1
and x7,x17,#0x5555555555555555
eor x17,x5,x3
eor x3,x12,x10,lsr #1
eor x5,x11,x5,lsl #1
eor x11,x2,x14,lsr #1
eor x1,x7,x15
eor x7,x16,x7,lsl #1
and x16,x3,#0x5555555555555555
eor x19,x8,x4,lsr #2
and x11,x11,#0x5555555555555555
eor x15,x16,x12
eor x3,x9,x6,lsr #2
eor x12,x11,x2
eor x2,x10,x16,lsl #1
eor x16,x14,x11,lsl #1
and x11,x19,#0x3333333333333333
eor x14,x20,x0,lsr #2
and x10,x3,#0x3333333333333333
eor x19,x2,x5,lsr #2
eor x3,x21,x13,lsr #2
eor x9,x10,x9
and x14,x14,#0x3333333333333333
eor x6,x6,x10,lsl #2
eor x22,x16,x7,lsr #2
and x19,x19,#0x3333333333333333
eor x10,x14,x20
eor x0,x0,x14,lsl #2
eor x5,x5,x19,lsl #2
eor x14,x15,x17,lsr #2
and x3,x3,#0x3333333333333333
eor x8,x11,x8
eor x4,x4,x11,lsl #2
and x20,x22,#0x3333333333333333
eor x11,x3,x21
eor x21,x12,x1,lsr #2
eor x3,x13,x3,lsl #2
eor x13,x5,x6,lsr #4
eor x2,x19,x2
and x19,x14,#0x3333333333333333
eor x7,x7,x20,lsl #2
eor x23,x17,x19,lsl #2
and x21,x21,#0x3333333333333333
and x17,x13,#0xf0f0f0f0f0f0f0f
eor x1,x1,x21,lsl #2
eor x16,x20,x16
eor x22,x7,x4,lsr #4
eor x13,x17,x5
eor x5,x23,x0,lsr #4
eor x17,x6,x17,lsl #4
eor x6,x1,x3,lsr #4
eor x15,x19,x15
and x22,x22,#0xf0f0f0f0f0f0f0f
and x5,x5,#0xf0f0f0f0f0f0f0f
eor x19,x16,x8,lsr #4
eor x14,x22,x7
eor x7,x5,x23
eor x0,x0,x5,lsl #4
eor x5,x2,x9,lsr #4
and x6,x6,#0xf0f0f0f0f0f0f0f
eor x12,x21,x12
eor x1,x6,x1
eor x3,x3,x6,lsl #4
and x6,x19,#0xf0f0f0f0f0f0f0f
and x5,x5,#0xf0f0f0f0f0f0f0f
eor x16,x6,x16
eor x8,x8,x6,lsl #4
eor x2,x5,x2
eor x9,x9,x5,lsl #4
eor x5,x15,x10,lsr #4
eor x6,x12,x11,lsr #4
eor x4,x4,x22,lsl #4
stp x13,x14,[sp,#360]
and x5,x5,#0xf0f0f0f0f0f0f0f
stp x9,x8,[sp,#328]
and x6,x6,#0xf0f0f0f0f0f0f0f
eor x15,x5,x15
eor x10,x10,x5,lsl #4
eor x12,x6,x12
eor x11,x11,x6,lsl #4
ldr x5,[sp,#8]
ldr x6,[sp,#24]
stp x17,x4,[sp,#296]
stp x7,x1,[sp,#376]
add x5,x5,x6
stp x0,x3,[sp,#312]
stp x9,x8,[x5,#32]
ldr x9,[sp,#32]
ldr x8,[sp,#16]
stp x2,x16,[sp,#392]
add x9,x9,#1
stp x15,x12,[sp,#408]
cmp x9,x8
stp x10,x11,[sp,#344]
stp x17,x4,[x5]
stp x0,x3,[x5,#16]
stp x10,x11,[x5,#48]
stp x13,x14,[x5,#64]
stp x7,x1,[x5,#80]
stp x2,x16,[x5,#96]
stp x15,x12,[x5,#112]
b.ne 2b
6:
add sp,sp,#560
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function phalanx_0_1_kuznyechik_decrypt_portable_x8

function phalanx_0_1_kuznyechik_encrypt_portable
stp d15,d14,[sp,#-160]!
stp d13,d12,[sp,#16]
stp d11,d10,[sp,#32]
stp d9,d8,[sp,#48]
stp x29,x30,[sp,#64]
stp x28,x27,[sp,#80]
stp x26,x25,[sp,#96]
stp x24,x23,[sp,#112]
stp x22,x21,[sp,#128]
stp x20,x19,[sp,#144]
add x29,sp,#64
sub sp,sp,#1,lsl #12
str xzr,[sp]
sub sp,sp,#416
movi v0.2d,#0000000000000000
str x3,[sp,#48]
shared_1 4480,4464,4448,4432,4416,4400,4384,4368,4352,4336,4320,4304,4288,4272,4256,4240,4224,4208,4192,4176,4160,4144,4128,4112
shared_1 4096,4080,4064,4048,4032,4016,4000,3984,3968,3952,3936,3920,3904,3888,3872,3856,3840,3824,3808,3792,3776,3760,3744,3728
shared_1 3712,3696,3680,3664,3648,3632,3616,3600,3584,3568,3552,3536,3520,3504,3488,3472,3456,3440,3424,3408,3392,3376,3360,3344
shared_1 3328,3312,3296,3280,3264,3248,3232,3216,3200,3184,3168,3152,3136,3120,3104,3088,3072,3056,3040,3024,3008,2992,2976,2960
shared_1 2944,2928,2912,2896,2880,2864,2848,2832,2816,2800,2784,2768,2752,2736,2720,2704,2688,2672,2656,2640,2624,2608,2592,2576
shared_1 2560,2544,2528,2512,2496,2480,2464,2448,2432,2416,2400,2384,2368,2352,2336,2320,2304,2288,2272,2256,2240,2224,2208,2192
shared_1 2176,2160,2144,2128,2112,2096,2080,2064,2048,2032,2016,2000,1984,1968,1952,1936,1920,1904,1888,1872,1856,1840,1824,1808
shared_1 1792,1776,1760,1744,1728,1712,1696,1680,1664,1648,1632,1616,1600,1584,1568,1552,1536,1520,1504,1488,1472,1456,1440,1424
shared_1 1408,1392,1376,1360,1344,1328,1312,1296,1280,1264,1248,1232,1216,1200,1184,1168,1152,1136,1120,1104,1088,1072,1056,1040
stp q0,q0,[sp,#400]
stp q0,q0,[sp,#432]
stp q0,q0,[sp,#464]
stp q0,q0,[sp,#496]
stp q0,q0,[sp,#528]
stp q0,q0,[sp,#560]
stp q0,q0,[sp,#592]
stp q0,q0,[sp,#624]
stp q0,q0,[sp,#656]
stp q0,q0,[sp,#688]
stp q0,q0,[sp,#720]
stp q0,q0,[sp,#752]
stp q0,q0,[sp,#784]
stp q0,q0,[sp,#816]
stp q0,q0,[sp,#848]
stp q0,q0,[sp,#880]
stp q0,q0,[sp,#912]
stp q0,q0,[sp,#944]
stp q0,q0,[sp,#976]
stp q0,q0,[sp,#1008]
cbz x3,11f
adr x8,1000f
movi v0.2d,#0x000000ffffffff
movi v1.2d,#0x00ffff0000ffff
ldr q5,[x8]
adr x8,1002f
movi v2.16b,#85
movi v3.16b,#51
movi v4.16b,#15
ldr q7,[x8]
mov w8,#4636
adr x9,1001f
mov x10,xzr
add x8,x0,x8
ldr q6,[x9]
add x11,x1,#128
str x8,[sp,#8]
add x8,x0,#16
str x8,[sp]
add x8,x2,#128
str x8,[sp,#72]
stp q6,q5,[sp,#16]
nop
nop
nop
nop
nop
nop
2:
mov x20,xzr
stp x11,x10,[sp,#56]
nop
nop
nop
nop
nop
nop
3:
str x11,[sp,#392]
mov x9,x11
ldr x8,[x11]
ldur x10,[x11,#-128]
str x20,[sp,#360]
lsr x16,x8,#32
bfi x8,x8,#16,#48
ldur x7,[x11,#-88]
ldur x12,[x11,#-120]
and x0,x8,#0xffff0000ffff
ldr x24,[x11,#8]
ldur x15,[x11,#-96]
lsl x2,x0,#16
ldur x17,[x11,#-56]
ldur x3,[x11,#-72]
ldr x13,[sp,#392]
orr x16,x16,x16,lsl #16
ldur x1,[x11,#-64]
ldr x8,[sp,#392]
ldur x20,[x11,#-104]
ldur x5,[x13,#-80]
lsr x11,x10,#32
ldur x13,[x8,#-40]
ldr x8,[sp,#392]
orr x26,x2,x0,lsl #8
and x27,x16,#0xffff0000ffff
bfi x10,x10,#16,#48
orr x11,x11,x11,lsl #16
ldur x14,[x8,#-48]
ldr x8,[sp,#392]
lsl x30,x27,#16
and x10,x10,#0xffff0000ffff
and x28,x11,#0xffff0000ffff
and x26,x26,#0xff00ff00ff00ff00
ldur x8,[x8,#-32]
orr x27,x30,x27,lsl #8
lsr x30,x24,#32
orr x10,x10,x10,lsl #8
orr x28,x28,x28,lsl #8
bfi x24,x24,#16,#48
str x8,[sp,#352]
ldr x8,[sp,#392]
orr x30,x30,x30,lsl #16
and x10,x10,#0xff00ff00ff00ff
and x28,x28,#0xff00ff00ff00ff
and x27,x27,#0xff00ff00ff00ff00
ldr x22,[x8,#24]
ldr x8,[sp,#392]
orr x10,x26,x10
and x24,x24,#0xffff0000ffff
and x26,x30,#0xffff0000ffff
ldur x9,[x9,#-112]
ldr x25,[x8,#16]
ldr x8,[sp,#392]
orr x23,x27,x28
lsl x27,x24,#16
lsl x28,x26,#16
stp x23,x10,[sp,#336]
ldr x19,[x8,#40]
ldr x8,[sp,#392]
lsr x30,x25,#32
bfi x25,x25,#16,#48
orr x24,x27,x24,lsl #8
orr x26,x28,x26,lsl #8
ldr x21,[x8,#32]
ldr x8,[sp,#392]
lsr x27,x9,#32
bfi x9,x9,#16,#48
and x25,x25,#0xffff0000ffff
and x24,x24,#0xff00ff00ff00ff00
ldr x4,[x8,#56]
ldr x8,[sp,#392]
lsl x28,x25,#16
and x26,x26,#0xff00ff00ff00ff00
orr x27,x27,x27,lsl #16
and x9,x9,#0xffff0000ffff
ldr x6,[x8,#48]
ldr x8,[sp,#392]
orr x9,x9,x9,lsl #8
orr x25,x28,x25,lsl #8
ldr x0,[x8,#72]
ldr x8,[sp,#392]
and x9,x9,#0xff00ff00ff00ff
and x25,x25,#0xff00ff00ff00ff00
ldr x2,[x8,#64]
ldr x8,[sp,#392]
orr x9,x25,x9
str x9,[sp,#384]
ldr x11,[x8,#88]
ldr x8,[sp,#392]
ldr x16,[x8,#80]
lsr x8,x12,#32
bfi x12,x12,#16,#48
orr x8,x8,x8,lsl #16
and x12,x12,#0xffff0000ffff
orr x12,x12,x12,lsl #8
and x8,x8,#0xffff0000ffff
orr x8,x8,x8,lsl #8
and x12,x12,#0xff00ff00ff00ff
orr x24,x24,x12
and x8,x8,#0xff00ff00ff00ff
orr x12,x26,x8
orr x8,x30,x30,lsl #16
and x26,x27,#0xffff0000ffff
lsr x27,x22,#32
bfi x22,x22,#16,#48
lsr x30,x20,#32
and x8,x8,#0xffff0000ffff
bfi x20,x20,#16,#48
orr x9,x26,x26,lsl #8
lsl x28,x8,#16
and x22,x22,#0xffff0000ffff
orr x26,x30,x30,lsl #16
lsl x25,x22,#16
and x20,x20,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
orr x8,x28,x8,lsl #8
orr x20,x20,x20,lsl #8
orr x22,x25,x22,lsl #8
orr x25,x27,x27,lsl #16
lsr x27,x15,#32
and x8,x8,#0xff00ff00ff00ff00
bfi x15,x15,#16,#48
orr x28,x8,x9
and x8,x20,#0xff00ff00ff00ff
and x20,x22,#0xff00ff00ff00ff00
and x9,x26,#0xffff0000ffff
and x25,x25,#0xffff0000ffff
orr x8,x20,x8
orr x22,x9,x9,lsl #8
lsl x26,x25,#16
str x8,[sp,#280]
lsr x8,x21,#32
and x15,x15,#0xffff0000ffff
bfi x21,x21,#16,#48
and x20,x22,#0xff00ff00ff00ff
orr x22,x26,x25,lsl #8
orr x25,x15,x15,lsl #8
orr x8,x8,x8,lsl #16
and x21,x21,#0xffff0000ffff
orr x26,x27,x27,lsl #16
and x15,x22,#0xff00ff00ff00ff00
lsl x22,x21,#16
and x8,x8,#0xffff0000ffff
orr x9,x15,x20
and x20,x25,#0xff00ff00ff00ff
lsl x25,x8,#16
orr x21,x22,x21,lsl #8
and x22,x26,#0xffff0000ffff
orr x22,x22,x22,lsl #8
lsr x26,x7,#32
str x9,[sp,#328]
orr x8,x25,x8,lsl #8
lsr x25,x19,#32
bfi x19,x19,#16,#48
and x21,x21,#0xff00ff00ff00ff00
bfi x7,x7,#16,#48
and x22,x22,#0xff00ff00ff00ff
orr x25,x25,x25,lsl #16
and x8,x8,#0xff00ff00ff00ff00
and x19,x19,#0xffff0000ffff
orr x26,x26,x26,lsl #16
orr x9,x21,x20
lsl x30,x19,#16
and x21,x25,#0xffff0000ffff
orr x8,x8,x22
and x7,x7,#0xffff0000ffff
lsl x22,x21,#16
and x20,x26,#0xffff0000ffff
lsr x25,x5,#32
bfi x5,x5,#16,#48
lsr x26,x6,#32
bfi x6,x6,#16,#48
orr x27,x7,x7,lsl #8
orr x19,x30,x19,lsl #8
orr x20,x20,x20,lsl #8
orr x21,x22,x21,lsl #8
and x5,x5,#0xffff0000ffff
and x6,x6,#0xffff0000ffff
str x8,[sp,#288]
and x8,x27,#0xff00ff00ff00ff
and x19,x19,#0xff00ff00ff00ff00
and x20,x20,#0xff00ff00ff00ff
orr x5,x5,x5,lsl #8
and x21,x21,#0xff00ff00ff00ff00
lsl x27,x6,#16
orr x26,x26,x26,lsl #16
orr x22,x19,x8
orr x8,x21,x20
lsr x21,x4,#32
bfi x4,x4,#16,#48
str x8,[sp,#296]
and x8,x5,#0xff00ff00ff00ff
orr x5,x27,x6,lsl #8
orr x6,x25,x25,lsl #16
and x19,x26,#0xffff0000ffff
lsr x25,x3,#32
lsl x20,x19,#16
bfi x3,x3,#16,#48
and x4,x4,#0xffff0000ffff
and x6,x6,#0xffff0000ffff
orr x21,x21,x21,lsl #16
and x5,x5,#0xff00ff00ff00ff00
orr x6,x6,x6,lsl #8
orr x19,x20,x19,lsl #8
lsl x20,x4,#16
and x3,x3,#0xffff0000ffff
orr x8,x5,x8
and x5,x21,#0xffff0000ffff
and x6,x6,#0xff00ff00ff00ff
and x19,x19,#0xff00ff00ff00ff00
orr x3,x3,x3,lsl #8
orr x4,x20,x4,lsl #8
orr x20,x25,x25,lsl #16
str x8,[sp,#368]
orr x8,x19,x6
lsl x6,x5,#16
lsr x19,x1,#32
str x8,[sp,#320]
and x8,x3,#0xff00ff00ff00ff
and x3,x4,#0xff00ff00ff00ff00
and x4,x20,#0xffff0000ffff
lsr x20,x2,#32
bfi x2,x2,#16,#48
orr x4,x4,x4,lsl #8
orr x8,x3,x8
orr x3,x6,x5,lsl #8
bfi x1,x1,#16,#48
str x8,[sp,#304]
and x2,x2,#0xffff0000ffff
and x8,x4,#0xff00ff00ff00ff
orr x4,x20,x20,lsl #16
and x3,x3,#0xff00ff00ff00ff00
lsl x5,x2,#16
orr x8,x3,x8
and x1,x1,#0xffff0000ffff
str x8,[sp,#312]
orr x8,x19,x19,lsl #16
and x3,x4,#0xffff0000ffff
orr x1,x1,x1,lsl #8
orr x2,x5,x2,lsl #8
lsl x4,x3,#16
lsr x5,x17,#32
bfi x17,x17,#16,#48
and x8,x8,#0xffff0000ffff
lsr x6,x0,#32
and x1,x1,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff00
orr x8,x8,x8,lsl #8
orr x3,x4,x3,lsl #8
and x17,x17,#0xffff0000ffff
bfi x0,x0,#16,#48
orr x4,x2,x1
orr x17,x17,x17,lsl #8
orr x2,x6,x6,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x1,x3,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x3,x1,x8
and x8,x17,#0xff00ff00ff00ff
lsl x17,x0,#16
and x1,x2,#0xffff0000ffff
lsr x2,x16,#32
bfi x16,x16,#16,#48
lsr x6,x14,#32
bfi x14,x14,#16,#48
orr x17,x17,x0,lsl #8
orr x0,x5,x5,lsl #16
lsl x5,x1,#16
and x16,x16,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
str x9,[sp,#376]
lsl x19,x16,#16
and x17,x17,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x1,x5,x1,lsl #8
orr x0,x0,x0,lsl #8
orr x20,x17,x8
orr x8,x14,x14,lsl #8
orr x14,x19,x16,lsl #8
ldr x9,[sp,#392]
and x17,x1,#0xff00ff00ff00ff00
orr x1,x2,x2,lsl #16
and x16,x0,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
orr x0,x6,x6,lsl #16
orr x27,x17,x16
orr x6,x14,x8
and x14,x1,#0xffff0000ffff
lsr x16,x11,#32
bfi x11,x11,#16,#48
lsl x17,x14,#16
and x8,x0,#0xffff0000ffff
lsr x0,x13,#32
bfi x13,x13,#16,#48
and x1,x11,#0xffff0000ffff
ldr x11,[x9,#104]
ldr x9,[sp,#392]
orr x8,x8,x8,lsl #8
orr x14,x17,x14,lsl #8
lsl x17,x1,#16
ldr x2,[x9,#96]
and x13,x13,#0xffff0000ffff
orr x16,x16,x16,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x14,x14,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
orr x17,x17,x1,lsl #8
orr x19,x14,x8
orr x8,x0,x0,lsl #16
and x14,x16,#0xffff0000ffff
lsr x0,x2,#32
bfi x2,x2,#16,#48
and x13,x13,#0xff00ff00ff00ff
and x16,x17,#0xff00ff00ff00ff00
lsl x17,x14,#16
and x8,x8,#0xffff0000ffff
orr x25,x16,x13
ldr x9,[sp,#352]
and x16,x2,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x13,x17,x14,lsl #8
lsl x17,x16,#16
orr x0,x0,x0,lsl #16
lsr x14,x9,#32
bfi x9,x9,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
orr x16,x17,x16,lsl #8
and x17,x0,#0xffff0000ffff
orr x14,x14,x14,lsl #16
and x1,x9,#0xffff0000ffff
orr x26,x13,x8
lsl x13,x17,#16
orr x1,x1,x1,lsl #8
and x8,x14,#0xffff0000ffff
ldr x9,[sp,#392]
orr x13,x13,x17,lsl #8
lsr x17,x11,#32
bfi x11,x11,#16,#48
and x14,x1,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x8,x8,x8,lsl #8
ldur x0,[x9,#-24]
orr x5,x16,x14
and x11,x11,#0xffff0000ffff
orr x14,x17,x17,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
lsl x17,x11,#16
ldr x9,[sp,#392]
lsr x16,x0,#32
bfi x0,x0,#16,#48
orr x1,x13,x8
and x8,x14,#0xffff0000ffff
ldr x13,[x9,#112]
orr x11,x17,x11,lsl #8
lsl x17,x8,#16
ldr x9,[sp,#392]
and x14,x0,#0xffff0000ffff
lsr x0,x13,#32
bfi x13,x13,#16,#48
orr x17,x17,x8,lsl #8
ldur x2,[x9,#-16]
orr x8,x14,x14,lsl #8
orr x14,x16,x16,lsl #16
and x13,x13,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
orr x0,x0,x0,lsl #16
lsr x16,x2,#32
bfi x2,x2,#16,#48
and x8,x8,#0xff00ff00ff00ff
lsl x21,x13,#16
orr x15,x11,x8
ldr x8,[sp,#392]
and x2,x2,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x16,x16,x16,lsl #16
orr x11,x21,x13,lsl #8
orr x13,x2,x2,lsl #8
ldur x2,[x8,#-8]
ldr x8,[sp,#392]
orr x14,x14,x14,lsl #8
and x0,x0,#0xffff0000ffff
lsl x23,x0,#16
and x17,x17,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff
ldr x30,[x8,#120]
lsr x8,x2,#32
bfi x2,x2,#16,#48
and x14,x14,#0xff00ff00ff00ff
and x21,x11,#0xff00ff00ff00ff00
and x16,x16,#0xffff0000ffff
lsr x9,x30,#32
bfi x30,x30,#16,#48
orr x17,x17,x14
orr x7,x21,x13
orr x13,x16,x16,lsl #8
orr x14,x23,x0,lsl #8
and x16,x2,#0xffff0000ffff
and x2,x30,#0xffff0000ffff
orr x9,x9,x9,lsl #16
lsl x21,x2,#16
and x13,x13,#0xff00ff00ff00ff
orr x16,x16,x16,lsl #8
and x14,x14,#0xff00ff00ff00ff00
and x9,x9,#0xffff0000ffff
orr x8,x8,x8,lsl #16
orr x0,x14,x13
orr x13,x21,x2,lsl #8
and x14,x16,#0xff00ff00ff00ff
lsr x16,x4,#32
bfi x4,x4,#16,#48
lsl x21,x9,#16
and x13,x13,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
lsr x23,x10,#32
orr x2,x13,x14
and x13,x4,#0xffff0000ffff
orr x9,x21,x9,lsl #8
lsl x21,x13,#16
orr x8,x8,x8,lsl #8
orr x16,x16,x16,lsl #16
and x9,x9,#0xff00ff00ff00ff00
orr x14,x23,x23,lsl #16
orr x10,x21,x13,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x16,x16,#0xffff0000ffff
orr x4,x9,x8
lsr x9,x3,#32
lsl x23,x16,#16
str x10,[sp,#352]
ldr x10,[sp,#336]
and x8,x14,#0xffff0000ffff
bfi x3,x3,#16,#48
orr x9,x9,x9,lsl #16
orr x13,x23,x16,lsl #8
lsr x14,x10,#32
orr x8,x8,x8,lsl #8
bfi x10,x10,#16,#48
and x16,x3,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff00
orr x3,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff
lsl x23,x16,#16
lsl x30,x9,#16
and x21,x10,#0xffff0000ffff
orr x8,x13,x8
and x13,x3,#0xffff0000ffff
str x8,[sp,#208]
orr x8,x21,x21,lsl #8
orr x16,x23,x16,lsl #8
orr x9,x30,x9,lsl #8
orr x13,x13,x13,lsl #8
and x8,x8,#0xff00ff00ff00ff
lsr x3,x20,#32
bfi x20,x20,#16,#48
and x16,x16,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x21,x16,x8
orr x8,x9,x13
lsr x9,x24,#32
str x8,[sp,#216]
and x8,x20,#0xffff0000ffff
orr x3,x3,x3,lsl #16
bfi x24,x24,#16,#48
lsl x13,x8,#16
orr x9,x9,x9,lsl #16
and x3,x3,#0xffff0000ffff
lsr x20,x27,#32
bfi x27,x27,#16,#48
orr x8,x13,x8,lsl #8
and x13,x24,#0xffff0000ffff
lsl x24,x3,#16
and x9,x9,#0xffff0000ffff
orr x13,x13,x13,lsl #8
and x23,x27,#0xffff0000ffff
orr x9,x9,x9,lsl #8
orr x3,x24,x3,lsl #8
lsl x27,x23,#16
lsr x30,x12,#32
bfi x12,x12,#16,#48
and x13,x13,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
and x3,x3,#0xff00ff00ff00ff00
orr x24,x27,x23,lsl #8
lsr x27,x6,#32
orr x23,x8,x13
orr x8,x3,x9
and x12,x12,#0xffff0000ffff
bfi x6,x6,#16,#48
str x8,[sp,#232]
orr x8,x20,x20,lsl #16
orr x12,x12,x12,lsl #8
orr x13,x27,x27,lsl #16
orr x20,x30,x30,lsl #16
and x6,x6,#0xffff0000ffff
and x9,x8,#0xffff0000ffff
ldr x8,[sp,#384]
and x10,x12,#0xff00ff00ff00ff
and x12,x24,#0xff00ff00ff00ff00
lsr x24,x19,#32
bfi x19,x19,#16,#48
and x13,x13,#0xffff0000ffff
lsl x27,x9,#16
lsr x30,x8,#32
lsl x8,x13,#16
and x19,x19,#0xffff0000ffff
orr x10,x12,x10
str x10,[sp,#224]
orr x9,x27,x9,lsl #8
lsl x10,x19,#16
orr x8,x8,x13,lsl #8
and x13,x20,#0xffff0000ffff
orr x20,x30,x30,lsl #16
lsr x27,x28,#32
bfi x28,x28,#16,#48
orr x13,x13,x13,lsl #8
orr x11,x10,x19,lsl #8
and x19,x20,#0xffff0000ffff
and x10,x9,#0xff00ff00ff00ff00
and x20,x28,#0xffff0000ffff
lsl x28,x6,#16
and x13,x13,#0xff00ff00ff00ff
orr x19,x19,x19,lsl #8
orr x9,x20,x20,lsl #8
orr x20,x10,x13
orr x10,x28,x6,lsl #8
and x8,x8,#0xff00ff00ff00ff00
lsr x13,x25,#32
and x30,x19,#0xff00ff00ff00ff
bfi x25,x25,#16,#48
ldr x12,[sp,#280]
str x10,[sp,#336]
orr x28,x8,x30
and x8,x9,#0xff00ff00ff00ff
and x9,x11,#0xff00ff00ff00ff00
orr x10,x24,x24,lsl #16
orr x11,x27,x27,lsl #16
orr x8,x9,x8
lsr x6,x12,#32
bfi x12,x12,#16,#48
and x10,x10,#0xffff0000ffff
str x8,[sp,#248]
and x8,x25,#0xffff0000ffff
lsl x9,x10,#16
lsl x25,x8,#16
and x11,x11,#0xffff0000ffff
and x24,x12,#0xffff0000ffff
orr x13,x13,x13,lsl #16
orr x6,x6,x6,lsl #16
orr x9,x9,x10,lsl #8
orr x10,x11,x11,lsl #8
orr x11,x24,x24,lsl #8
orr x8,x25,x8,lsl #8
and x13,x13,#0xffff0000ffff
and x6,x6,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
lsl x24,x13,#16
lsr x30,x26,#32
and x8,x8,#0xff00ff00ff00ff00
bfi x26,x26,#16,#48
ldr x12,[sp,#328]
orr x8,x8,x11
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x6,x6,x6,lsl #8
str x8,[sp,#264]
orr x8,x24,x13,lsl #8
orr x9,x9,x10
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x13,x26,#0xffff0000ffff
str x9,[sp,#240]
and x9,x6,#0xff00ff00ff00ff
orr x10,x30,x30,lsl #16
and x8,x8,#0xff00ff00ff00ff00
lsl x6,x13,#16
and x24,x12,#0xffff0000ffff
orr x8,x8,x9
orr x11,x11,x11,lsl #16
and x10,x10,#0xffff0000ffff
str x8,[sp,#256]
orr x8,x6,x13,lsl #8
orr x9,x24,x24,lsl #8
lsl x30,x10,#16
ldr x12,[sp,#376]
lsr x6,x5,#32
and x11,x11,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
orr x10,x30,x10,lsl #8
lsr x13,x12,#32
orr x11,x11,x11,lsl #8
bfi x5,x5,#16,#48
orr x8,x8,x9
orr x9,x6,x6,lsl #16
orr x13,x13,x13,lsl #16
str x8,[sp,#272]
and x8,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x5,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
lsl x5,x11,#16
orr x8,x10,x8
lsl x10,x9,#16
and x13,x13,#0xffff0000ffff
ldr x12,[sp,#288]
lsr x6,x1,#32
str x8,[sp,#280]
orr x8,x13,x13,lsl #8
orr x11,x5,x11,lsl #8
bfi x1,x1,#16,#48
orr x9,x10,x9,lsl #8
lsr x10,x12,#32
and x8,x8,#0xff00ff00ff00ff
bfi x12,x12,#16,#48
str x11,[sp,#328]
orr x11,x6,x6,lsl #16
and x13,x1,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
lsl x1,x13,#16
orr x24,x9,x8
orr x9,x10,x10,lsl #16
and x11,x11,#0xffff0000ffff
and x8,x12,#0xffff0000ffff
lsl x5,x11,#16
orr x10,x1,x13,lsl #8
orr x8,x8,x8,lsl #8
and x9,x9,#0xffff0000ffff
lsr x13,x15,#32
bfi x15,x15,#16,#48
orr x9,x9,x9,lsl #8
orr x11,x5,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsr x5,x22,#32
bfi x22,x22,#16,#48
and x15,x15,#0xffff0000ffff
orr x1,x10,x8
and x8,x9,#0xff00ff00ff00ff
lsl x9,x15,#16
and x10,x11,#0xff00ff00ff00ff00
and x11,x22,#0xffff0000ffff
orr x6,x13,x13,lsl #16
orr x14,x10,x8
orr x8,x9,x15,lsl #8
orr x9,x11,x11,lsl #8
lsr x11,x17,#32
bfi x17,x17,#16,#48
and x10,x6,#0xffff0000ffff
lsr x22,x7,#32
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x15,x10,#16
orr x16,x8,x9
and x9,x17,#0xffff0000ffff
orr x11,x11,x11,lsl #16
ldr x8,[sp,#296]
lsl x17,x9,#16
orr x10,x15,x10,lsl #8
orr x15,x5,x5,lsl #16
and x11,x11,#0xffff0000ffff
bfi x7,x7,#16,#48
lsr x5,x8,#32
bfi x8,x8,#16,#48
orr x9,x17,x9,lsl #8
lsl x17,x11,#16
and x15,x15,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
and x6,x8,#0xffff0000ffff
orr x5,x5,x5,lsl #16
ldr x8,[sp,#368]
orr x11,x17,x11,lsl #8
orr x17,x6,x6,lsl #8
orr x15,x15,x15,lsl #8
orr x6,x22,x22,lsl #16
and x5,x5,#0xffff0000ffff
lsr x22,x8,#32
and x17,x17,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x5,x5,x5,lsl #8
and x15,x15,#0xff00ff00ff00ff
and x30,x6,#0xffff0000ffff
orr x6,x9,x17
orr x17,x22,x22,lsl #16
orr x15,x10,x15
lsl x9,x30,#16
and x10,x5,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
ldr x8,[sp,#320]
orr x22,x11,x10
and x10,x17,#0xffff0000ffff
lsr x11,x0,#32
bfi x0,x0,#16,#48
and x17,x7,#0xffff0000ffff
orr x9,x9,x30,lsl #8
orr x10,x10,x10,lsl #8
lsr x5,x8,#32
bfi x8,x8,#16,#48
lsl x7,x17,#16
and x0,x0,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
mov x12,x8
and x10,x10,#0xff00ff00ff00ff
lsl x30,x0,#16
orr x8,x7,x17,lsl #8
orr x7,x9,x10
and x9,x12,#0xffff0000ffff
lsr x17,x2,#32
bfi x2,x2,#16,#48
orr x10,x30,x0,lsl #8
str x8,[sp,#320]
orr x9,x9,x9,lsl #8
ldr x8,[sp,#304]
and x2,x2,#0xffff0000ffff
orr x0,x5,x5,lsl #16
and x12,x10,#0xff00ff00ff00ff00
and x5,x9,#0xff00ff00ff00ff
orr x17,x17,x17,lsl #16
lsr x10,x8,#32
lsl x9,x2,#16
bfi x8,x8,#16,#48
orr x11,x11,x11,lsl #16
and x17,x17,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x0,x0,#0xffff0000ffff
orr x9,x9,x2,lsl #8
mov x3,x8
lsl x8,x17,#16
and x11,x11,#0xffff0000ffff
orr x5,x12,x5
orr x12,x0,x0,lsl #8
and x0,x9,#0xff00ff00ff00ff00
and x9,x10,#0xffff0000ffff
lsl x30,x11,#16
orr x13,x8,x17,lsl #8
lsr x2,x4,#32
bfi x4,x4,#16,#48
ldr x8,[sp,#312]
orr x10,x9,x9,lsl #8
orr x11,x30,x11,lsl #8
and x17,x3,#0xffff0000ffff
and x4,x4,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff00
lsr x30,x8,#32
bfi x8,x8,#16,#48
and x10,x10,#0xff00ff00ff00ff
orr x17,x17,x17,lsl #8
lsl x9,x4,#16
orr x19,x13,x10
orr x10,x2,x2,lsl #16
and x8,x8,#0xffff0000ffff
lsr x13,x24,#32
and x17,x17,#0xff00ff00ff00ff
orr x8,x8,x8,lsl #8
orr x9,x9,x4,lsl #8
bfi x24,x24,#16,#48
and x2,x10,#0xffff0000ffff
ldr x10,[sp,#208]
orr x0,x0,x17
orr x17,x30,x30,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsr x4,x10,#32
bfi x10,x10,#16,#48
and x24,x24,#0xffff0000ffff
lsl x30,x2,#16
orr x25,x9,x8
and x8,x17,#0xffff0000ffff
lsl x9,x24,#16
orr x13,x13,x13,lsl #16
orr x17,x30,x2,lsl #8
orr x8,x8,x8,lsl #8
and x2,x10,#0xffff0000ffff
orr x9,x9,x24,lsl #8
orr x2,x2,x2,lsl #8
orr x4,x4,x4,lsl #16
and x13,x13,#0xffff0000ffff
and x10,x8,#0xff00ff00ff00ff
lsr x30,x1,#32
bfi x1,x1,#16,#48
lsl x8,x13,#16
and x2,x2,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x4,x4,#0xffff0000ffff
lsr x24,x21,#32
bfi x21,x21,#16,#48
and x17,x17,#0xff00ff00ff00ff00
orr x26,x9,x2
orr x9,x4,x4,lsl #8
orr x8,x8,x13,lsl #8
and x13,x1,#0xffff0000ffff
orr x17,x17,x10
and x10,x21,#0xffff0000ffff
lsl x1,x13,#16
orr x21,x24,x24,lsl #16
orr x24,x30,x30,lsl #16
and x9,x9,#0xff00ff00ff00ff
orr x10,x10,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
orr x4,x8,x9
orr x8,x1,x13,lsl #8
and x13,x24,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
and x9,x10,#0xff00ff00ff00ff
and x10,x21,#0xffff0000ffff
lsl x21,x13,#16
orr x3,x11,x12
lsr x1,x14,#32
and x8,x8,#0xff00ff00ff00ff00
ldr x11,[sp,#216]
orr x10,x10,x10,lsl #8
orr x30,x8,x9
orr x9,x21,x13,lsl #8
bfi x14,x14,#16,#48
orr x8,x1,x1,lsl #16
lsr x1,x11,#32
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
bfi x11,x11,#16,#48
and x14,x14,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x27,x9,x10
orr x10,x1,x1,lsl #16
lsl x21,x14,#16
lsl x24,x8,#16
and x9,x11,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
lsr x1,x16,#32
bfi x16,x16,#16,#48
orr x14,x21,x14,lsl #8
orr x21,x24,x8,lsl #8
orr x9,x9,x9,lsl #8
orr x10,x10,x10,lsl #8
lsr x24,x23,#32
bfi x23,x23,#16,#48
and x8,x16,#0xffff0000ffff
and x11,x9,#0xff00ff00ff00ff
and x21,x21,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
lsl x9,x8,#16
and x14,x14,#0xff00ff00ff00ff00
orr x21,x21,x10
and x10,x23,#0xffff0000ffff
orr x11,x14,x11
orr x8,x9,x8,lsl #8
orr x9,x10,x10,lsl #8
orr x14,x1,x1,lsl #16
lsr x10,x15,#32
bfi x15,x15,#16,#48
str x11,[sp,#216]
and x12,x9,#0xff00ff00ff00ff
and x9,x8,#0xff00ff00ff00ff00
and x1,x14,#0xffff0000ffff
ldr x8,[sp,#232]
lsl x23,x1,#16
orr x11,x24,x24,lsl #16
orr x10,x10,x10,lsl #16
orr x9,x9,x12
and x15,x15,#0xffff0000ffff
lsr x24,x8,#32
bfi x8,x8,#16,#48
str x9,[sp,#232]
orr x9,x23,x1,lsl #8
and x10,x10,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
mov x16,x8
lsl x8,x15,#16
lsl x14,x10,#16
and x12,x9,#0xff00ff00ff00ff00
ldr x9,[sp,#224]
orr x11,x11,x11,lsl #8
orr x8,x8,x15,lsl #8
orr x15,x24,x24,lsl #16
lsr x1,x6,#32
bfi x6,x6,#16,#48
orr x13,x14,x10,lsl #8
and x14,x16,#0xffff0000ffff
lsr x24,x9,#32
bfi x9,x9,#16,#48
and x23,x11,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
and x15,x15,#0xffff0000ffff
and x11,x6,#0xffff0000ffff
and x10,x8,#0xff00ff00ff00ff00
orr x15,x15,x15,lsl #8
and x8,x9,#0xffff0000ffff
lsl x9,x11,#16
and x14,x14,#0xff00ff00ff00ff
orr x8,x8,x8,lsl #8
orr x6,x10,x14
and x10,x15,#0xff00ff00ff00ff
orr x23,x12,x23
orr x9,x9,x11,lsl #8
and x11,x13,#0xff00ff00ff00ff00
orr x12,x24,x24,lsl #16
orr x10,x11,x10
lsr x11,x22,#32
bfi x22,x22,#16,#48
str x10,[sp,#296]
orr x10,x1,x1,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsr x13,x20,#32
bfi x20,x20,#16,#48
and x10,x10,#0xffff0000ffff
and x14,x22,#0xffff0000ffff
orr x22,x9,x8
lsl x15,x10,#16
and x8,x12,#0xffff0000ffff
lsl x9,x14,#16
orr x8,x8,x8,lsl #8
and x12,x20,#0xffff0000ffff
orr x11,x11,x11,lsl #16
orr x10,x15,x10,lsl #8
orr x9,x9,x14,lsl #8
orr x12,x12,x12,lsl #8
orr x13,x13,x13,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x11,x11,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x1,x11,#16
orr x8,x10,x8
and x13,x13,#0xffff0000ffff
lsr x15,x7,#32
bfi x7,x7,#16,#48
str x8,[sp,#304]
orr x8,x9,x12
orr x9,x1,x11,lsl #8
lsr x14,x28,#32
str x8,[sp,#312]
orr x8,x13,x13,lsl #8
bfi x28,x28,#16,#48
and x11,x7,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
orr x13,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
and x10,x28,#0xffff0000ffff
orr x8,x9,x8
orr x10,x10,x10,lsl #8
orr x14,x15,x15,lsl #16
str x8,[sp,#288]
orr x8,x12,x11,lsl #8
lsr x12,x5,#32
and x9,x10,#0xff00ff00ff00ff
and x11,x14,#0xffff0000ffff
and x10,x13,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
lsl x13,x11,#16
orr x10,x10,x10,lsl #8
orr x24,x8,x9
orr x8,x12,x12,lsl #16
ldr x12,[sp,#248]
bfi x5,x5,#16,#48
orr x9,x13,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x8,x8,#0xffff0000ffff
lsl x14,x8,#16
and x9,x9,#0xff00ff00ff00ff00
ldr x2,[sp,#272]
mov x15,x12
and x12,x5,#0xffff0000ffff
orr x20,x9,x10
lsl x13,x12,#16
orr x10,x11,x11,lsl #16
orr x8,x14,x8,lsl #8
ldr x14,[sp,#240]
and x9,x15,#0xffff0000ffff
orr x11,x13,x12,lsl #8
orr x9,x9,x9,lsl #8
and x10,x10,#0xffff0000ffff
lsr x12,x3,#32
bfi x3,x3,#16,#48
lsr x13,x14,#32
bfi x14,x14,#16,#48
orr x10,x10,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #16
mov x1,x14
and x14,x3,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
lsl x15,x14,#16
orr x5,x11,x9
lsr x11,x0,#32
bfi x0,x0,#16,#48
orr x16,x8,x10
and x9,x1,#0xffff0000ffff
ldr x8,[sp,#264]
orr x10,x15,x14,lsl #8
orr x9,x9,x9,lsl #8
orr x13,x13,x13,lsl #16
orr x11,x11,x11,lsl #16
and x12,x12,#0xffff0000ffff
and x14,x0,#0xffff0000ffff
lsl x0,x12,#16
lsr x1,x8,#32
bfi x8,x8,#16,#48
lsl x3,x14,#16
and x9,x9,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x13,x13,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
lsl x28,x11,#16
orr x15,x10,x9
orr x9,x0,x12,lsl #8
orr x10,x13,x13,lsl #8
orr x12,x3,x14,lsl #8
and x13,x8,#0xffff0000ffff
orr x14,x1,x1,lsl #16
ldr x8,[sp,#256]
lsr x3,x19,#32
bfi x19,x19,#16,#48
orr x11,x28,x11,lsl #8
orr x13,x13,x13,lsl #8
lsr x28,x8,#32
bfi x8,x8,#16,#48
and x14,x14,#0xffff0000ffff
and x1,x19,#0xffff0000ffff
orr x14,x14,x14,lsl #8
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x19,x8,#0xffff0000ffff
lsl x8,x1,#16
orr x0,x9,x10
orr x9,x12,x13
and x12,x14,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
orr x8,x8,x1,lsl #8
orr x1,x11,x12
orr x11,x3,x3,lsl #16
orr x10,x19,x19,lsl #8
lsr x12,x25,#32
bfi x25,x25,#16,#48
orr x13,x28,x28,lsl #16
and x11,x11,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
lsr x14,x2,#32
bfi x2,x2,#16,#48
and x3,x25,#0xffff0000ffff
lsl x19,x11,#16
orr x10,x8,x10
and x8,x13,#0xffff0000ffff
lsl x13,x3,#16
orr x12,x12,x12,lsl #16
orr x11,x19,x11,lsl #8
and x19,x2,#0xffff0000ffff
orr x14,x14,x14,lsl #16
orr x13,x13,x3,lsl #8
orr x3,x19,x19,lsl #8
and x12,x12,#0xffff0000ffff
ldr x2,[sp,#280]
lsr x25,x17,#32
bfi x17,x17,#16,#48
lsl x28,x12,#16
and x3,x3,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
and x14,x14,#0xffff0000ffff
lsr x19,x2,#32
bfi x2,x2,#16,#48
orr x7,x13,x3
orr x13,x14,x14,lsl #8
orr x12,x28,x12,lsl #8
and x17,x17,#0xffff0000ffff
and x14,x2,#0xffff0000ffff
orr x25,x25,x25,lsl #16
lsl x3,x17,#16
and x13,x13,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
and x12,x12,#0xff00ff00ff00ff00
orr x28,x19,x19,lsl #16
orr x8,x8,x8,lsl #8
orr x19,x12,x13
orr x12,x3,x17,lsl #8
and x3,x25,#0xffff0000ffff
and x13,x14,#0xff00ff00ff00ff
and x14,x28,#0xffff0000ffff
lsr x25,x24,#32
lsl x28,x3,#16
and x12,x12,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
orr x17,x12,x13
orr x12,x25,x25,lsl #16
bfi x24,x24,#16,#48
orr x13,x28,x3,lsl #8
lsr x3,x26,#32
and x8,x8,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x14,x14,#0xff00ff00ff00ff
bfi x26,x26,#16,#48
and x12,x12,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff00
orr x11,x11,x8
and x25,x24,#0xffff0000ffff
lsl x8,x12,#16
orr x24,x13,x14
orr x14,x3,x3,lsl #16
lsl x28,x25,#16
and x13,x26,#0xffff0000ffff
orr x8,x8,x12,lsl #8
orr x12,x13,x13,lsl #8
ldr x2,[sp,#216]
and x13,x14,#0xffff0000ffff
orr x3,x28,x25,lsl #8
lsr x14,x20,#32
bfi x20,x20,#16,#48
orr x13,x13,x13,lsl #8
and x12,x12,#0xff00ff00ff00ff
and x3,x3,#0xff00ff00ff00ff00
lsr x25,x4,#32
bfi x4,x4,#16,#48
and x20,x20,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x26,x20,#16
orr x12,x3,x12
orr x8,x8,x13
stp x12,x8,[sp,#272]
and x8,x4,#0xffff0000ffff
orr x13,x14,x14,lsl #16
orr x12,x26,x20,lsl #8
orr x8,x8,x8,lsl #8
lsr x3,x5,#32
bfi x5,x5,#16,#48
orr x14,x25,x25,lsl #16
and x13,x13,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
lsr x20,x30,#32
and x4,x5,#0xffff0000ffff
lsl x5,x13,#16
and x14,x14,#0xffff0000ffff
bfi x30,x30,#16,#48
orr x8,x12,x8
lsl x25,x4,#16
str x8,[sp,#264]
orr x8,x5,x13,lsl #8
orr x12,x14,x14,lsl #8
and x14,x30,#0xffff0000ffff
orr x13,x25,x4,lsl #8
orr x3,x3,x3,lsl #16
and x12,x12,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
orr x8,x8,x12
lsr x12,x16,#32
and x13,x13,#0xff00ff00ff00ff00
and x14,x14,#0xff00ff00ff00ff
str x8,[sp,#256]
and x8,x3,#0xffff0000ffff
orr x13,x13,x14
bfi x16,x16,#16,#48
orr x12,x12,x12,lsl #16
lsl x3,x8,#16
str x13,[sp,#248]
orr x13,x20,x20,lsl #16
lsr x14,x27,#32
bfi x27,x27,#16,#48
and x16,x16,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
orr x8,x3,x8,lsl #8
and x13,x13,#0xffff0000ffff
lsl x3,x16,#16
lsl x4,x12,#16
orr x13,x13,x13,lsl #8
and x5,x27,#0xffff0000ffff
orr x14,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff00
orr x16,x3,x16,lsl #8
orr x12,x4,x12,lsl #8
orr x3,x5,x5,lsl #8
lsr x4,x15,#32
and x13,x13,#0xff00ff00ff00ff
and x14,x14,#0xffff0000ffff
bfi x15,x15,#16,#48
and x3,x3,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
and x16,x16,#0xff00ff00ff00ff00
orr x4,x4,x4,lsl #16
orr x8,x8,x13
str x8,[sp,#224]
orr x8,x16,x3
and x13,x15,#0xffff0000ffff
lsr x15,x2,#32
lsr x3,x0,#32
str x8,[sp,#240]
and x8,x14,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x14,x4,#0xffff0000ffff
lsl x16,x13,#16
bfi x2,x2,#16,#48
lsl x4,x14,#16
orr x5,x12,x8
orr x12,x3,x3,lsl #16
orr x15,x15,x15,lsl #16
bfi x0,x0,#16,#48
lsr x3,x21,#32
orr x8,x16,x13,lsl #8
orr x13,x4,x14,lsl #8
and x14,x2,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
and x15,x15,#0xffff0000ffff
and x16,x0,#0xffff0000ffff
lsl x4,x12,#16
orr x14,x14,x14,lsl #8
orr x15,x15,x15,lsl #8
orr x3,x3,x3,lsl #16
lsl x0,x16,#16
bfi x21,x21,#16,#48
orr x12,x4,x12,lsl #8
and x14,x14,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x4,x15,#0xff00ff00ff00ff
and x15,x3,#0xffff0000ffff
orr x16,x0,x16,lsl #8
and x0,x21,#0xffff0000ffff
orr x3,x15,x15,lsl #8
orr x15,x8,x14
ldr x14,[sp,#232]
orr x0,x0,x0,lsl #8
and x13,x13,#0xff00ff00ff00ff00
lsr x26,x9,#32
bfi x9,x9,#16,#48
and x21,x16,#0xff00ff00ff00ff00
orr x16,x13,x4
lsr x13,x14,#32
bfi x14,x14,#16,#48
and x0,x0,#0xff00ff00ff00ff
and x9,x9,#0xffff0000ffff
orr x4,x21,x0
and x8,x3,#0xff00ff00ff00ff
mov x2,x14
lsl x14,x9,#16
orr x3,x26,x26,lsl #16
lsr x21,x1,#32
bfi x1,x1,#16,#48
and x12,x12,#0xff00ff00ff00ff00
orr x0,x12,x8
orr x8,x14,x9,lsl #8
orr x12,x13,x13,lsl #16
and x13,x3,#0xffff0000ffff
and x14,x1,#0xffff0000ffff
lsr x26,x23,#32
lsl x1,x13,#16
lsl x3,x14,#16
bfi x23,x23,#16,#48
and x9,x2,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x9,x9,x9,lsl #8
orr x13,x1,x13,lsl #8
orr x1,x3,x14,lsl #8
orr x12,x12,x12,lsl #8
and x14,x23,#0xffff0000ffff
ldr x20,[sp,#296]
orr x3,x14,x14,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
orr x23,x8,x9
orr x8,x26,x26,lsl #16
orr x14,x13,x12
and x9,x3,#0xff00ff00ff00ff
and x12,x1,#0xff00ff00ff00ff00
lsr x13,x10,#32
orr x1,x12,x9
orr x9,x21,x21,lsl #16
bfi x10,x10,#16,#48
and x8,x8,#0xffff0000ffff
orr x12,x13,x13,lsl #16
lsr x13,x6,#32
and x9,x9,#0xffff0000ffff
bfi x6,x6,#16,#48
and x10,x10,#0xffff0000ffff
lsl x3,x9,#16
and x12,x12,#0xffff0000ffff
lsl x21,x10,#16
orr x13,x13,x13,lsl #16
and x6,x6,#0xffff0000ffff
lsl x26,x12,#16
orr x8,x8,x8,lsl #8
orr x9,x3,x9,lsl #8
orr x3,x6,x6,lsl #8
orr x10,x21,x10,lsl #8
and x13,x13,#0xffff0000ffff
orr x12,x26,x12,lsl #8
lsr x21,x11,#32
orr x6,x13,x13,lsl #8
bfi x11,x11,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x3,x3,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
orr x30,x9,x8
orr x13,x10,x3
and x8,x6,#0xff00ff00ff00ff
and x9,x12,#0xff00ff00ff00ff00
orr x10,x21,x21,lsl #16
and x11,x11,#0xffff0000ffff
lsr x3,x7,#32
bfi x7,x7,#16,#48
orr x12,x9,x8
lsl x9,x11,#16
ldr x21,[sp,#384]
and x8,x10,#0xffff0000ffff
and x2,x7,#0xffff0000ffff
lsl x6,x8,#16
bfi x21,x21,#16,#48
orr x10,x9,x11,lsl #8
orr x9,x3,x3,lsl #16
lsl x3,x2,#16
orr x11,x6,x8,lsl #8
and x8,x21,#0xffff0000ffff
ldp x26,x21,[sp,#368]
orr x6,x3,x2,lsl #8
ldp x2,x25,[sp,#336]
orr x28,x8,x8,lsl #8
and x8,x9,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
bfi x21,x21,#16,#48
lsl x9,x8,#16
bfi x26,x26,#16,#48
bfi x25,x25,#16,#48
and x2,x2,#0xff00ff00ff00ff00
and x3,x28,#0xff00ff00ff00ff
and x21,x21,#0xffff0000ffff
orr x9,x9,x8,lsl #8
orr x8,x2,x3
and x3,x25,#0xffff0000ffff
ldp x25,x7,[sp,#320]
orr x2,x21,x21,lsl #8
and x21,x26,#0xffff0000ffff
lsr x26,x20,#32
bfi x20,x20,#16,#48
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff00
and x2,x2,#0xff00ff00ff00ff
and x27,x7,#0xff00ff00ff00ff00
and x25,x25,#0xff00ff00ff00ff00
orr x28,x27,x2
orr x2,x3,x3,lsl #8
orr x3,x21,x21,lsl #8
and x21,x20,#0xffff0000ffff
orr x26,x26,x26,lsl #16
lsr x27,x22,#32
and x3,x3,#0xff00ff00ff00ff
and x2,x2,#0xff00ff00ff00ff
orr x21,x21,x21,lsl #8
orr x25,x25,x3
ldp x3,x20,[sp,#352]
and x26,x26,#0xffff0000ffff
fmov d17,x28
bfi x22,x22,#16,#48
and x3,x3,#0xff00ff00ff00ff00
orr x3,x3,x2
orr x2,x26,x26,lsl #8
and x26,x21,#0xff00ff00ff00ff
fmov d16,x3
orr x21,x27,x27,lsl #16
and x27,x6,#0xff00ff00ff00ff00
mov v17.d[1],x8
and x22,x22,#0xffff0000ffff
and x2,x2,#0xff00ff00ff00ff
and x6,x21,#0xffff0000ffff
lsr x21,x19,#32
bfi x19,x19,#16,#48
mov v16.d[1],x25
orr x6,x6,x6,lsl #8
orr x22,x22,x22,lsl #8
orr x11,x11,x2
orr x26,x10,x26
lsr x3,x3,#32
and x2,x6,#0xff00ff00ff00ff
and x6,x19,#0xffff0000ffff
lsr x19,x25,#32
orr x9,x9,x2
and v19.16b,v17.16b,v0.16b
lsl x2,x6,#16
and v18.16b,v16.16b,v0.16b
shl v16.2d,v16.2d,#16
shl v17.2d,v17.2d,#16
and x22,x22,#0xff00ff00ff00ff
orr x19,x19,x19,lsl #16
orr x3,x3,x3,lsl #16
orr x10,x27,x22
orr x22,x2,x6,lsl #8
lsr x2,x28,#32
orr v16.16b,v16.16b,v18.16b
orr v17.16b,v17.16b,v19.16b
and x6,x19,#0xffff0000ffff
orr x2,x2,x2,lsl #16
lsl x19,x6,#16
and x3,x3,#0xffff0000ffff
orr x3,x3,x3,lsl #8
lsr x8,x8,#32
ldr x28,[sp,#304]
and v16.16b,v16.16b,v1.16b
and x2,x2,#0xffff0000ffff
and v17.16b,v17.16b,v1.16b
orr x6,x19,x6,lsl #8
lsl x19,x2,#16
and x3,x3,#0xff00ff00ff00ff
orr x8,x8,x8,lsl #16
add x27,sp,#400
orr x21,x21,x21,lsl #16
mov x25,v16.d[1]
orr x2,x19,x2,lsl #8
fmov x19,d17
ushl v18.2d,v17.2d,v5.2d
ushl v19.2d,v16.2d,v6.2d
and x8,x8,#0xffff0000ffff
and x2,x2,#0xff00ff00ff00ff00
orr x8,x8,x8,lsl #8
and x6,x6,#0xff00ff00ff00ff00
lsl x19,x19,#8
orr x2,x2,x3
lsl x3,x25,#8
and x8,x8,#0xff00ff00ff00ff
lsr x25,x28,#32
mov v17.d[0],x19
orr x8,x6,x8
bfi x28,x28,#16,#48
mov v16.d[1],x3
lsr x6,x8,#32
bfi x8,x8,#16,#48
and x8,x8,#0xffff0000ffff
orr x3,x6,x6,lsl #16
lsr x6,x2,#32
orr v17.16b,v18.16b,v17.16b
lsl x19,x8,#16
bfi x2,x2,#16,#48
orr v16.16b,v19.16b,v16.16b
and x3,x3,#0xffff0000ffff
orr x6,x6,x6,lsl #16
orr x8,x19,x8,lsl #8
and x2,x2,#0xffff0000ffff
lsl x19,x3,#16
orr x2,x2,x2,lsl #8
and x6,x6,#0xffff0000ffff
bif v16.16b,v17.16b,v7.16b
orr x3,x19,x3,lsl #8
orr x6,x6,x6,lsl #8
and x19,x28,#0xffff0000ffff
and x2,x2,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x8,x8,x2
orr x2,x19,x19,lsl #8
and x6,x6,#0xff00ff00ff00ff
and x3,x3,#0xff00ff00ff00ff00
add x19,x27,x20
add x20,x20,#16
mov v17.16b,v16.16b
ushr v18.2d,v16.2d,#32
mov v16.s[3],wzr
orr x3,x3,x6
orr x6,x25,x25,lsl #16
str x14,[x19,#1032]
stp x8,x3,[x19,#128]
and x8,x2,#0xff00ff00ff00ff
and x2,x22,#0xff00ff00ff00ff00
mov v17.s[1],wzr
orr x8,x2,x8
and x2,x6,#0xffff0000ffff
ext v16.16b,v16.16b,v18.16b,#8
ldp x6,x7,[sp,#272]
and x3,x21,#0xffff0000ffff
lsr x21,x17,#32
bfi x17,x17,#16,#48
orr x2,x2,x2,lsl #8
str x15,[x19,#768]
cmp x20,#128
mov v17.d[1],v18.d[1]
stp x6,x7,[x19,#256]
lsl x6,x3,#16
shl v18.2d,v16.2d,#16
and x2,x2,#0xff00ff00ff00ff
orr x15,x21,x21,lsl #16
orr x3,x6,x3,lsl #8
ldp x6,x7,[sp,#256]
str x1,[x19,#1152]
and x15,x15,#0xffff0000ffff
shl v19.2d,v17.2d,#16
orr v16.16b,v18.16b,v16.16b
str x5,[x19,#648]
stp x7,x6,[x19,#384]
and x6,x17,#0xffff0000ffff
and x17,x3,#0xff00ff00ff00ff00
ldr x3,[sp,#248]
orr x17,x17,x2
ldr x2,[sp,#224]
orr v17.16b,v19.16b,v17.16b
and v16.16b,v16.16b,v1.16b
ldr x5,[sp,#312]
str x3,[x19,#512]
lsl x3,x6,#16
str x2,[x19,#520]
and v17.16b,v17.16b,v1.16b
fmov x14,d16
orr x2,x3,x6,lsl #8
ldr x3,[sp,#240]
str x0,[x19,#904]
lsl x0,x15,#16
ushl v18.2d,v16.2d,v5.2d
str x12,[x19,#1288]
lsr x12,x24,#32
mov x1,v17.d[1]
lsl x14,x14,#8
str x3,[x19,#640]
lsr x3,x5,#32
orr x15,x0,x15,lsl #8
bfi x24,x24,#16,#48
mov v16.d[0],x14
ushl v19.2d,v17.2d,v6.2d
orr x12,x12,x12,lsl #16
orr x0,x3,x3,lsl #16
str x13,[x19,#1280]
bfi x5,x5,#16,#48
lsl x14,x1,#8
ldr x1,[sp,#288]
str x11,[x19,#1416]
and x0,x0,#0xffff0000ffff
str x10,[x19,#1536]
and x10,x12,#0xffff0000ffff
mov v17.d[1],x14
orr x13,x0,x0,lsl #8
and x0,x24,#0xffff0000ffff
lsr x11,x1,#32
bfi x1,x1,#16,#48
lsl x14,x0,#16
str x9,[x19,#1544]
orr v16.16b,v18.16b,v16.16b
and x2,x2,#0xff00ff00ff00ff00
and x9,x1,#0xffff0000ffff
orr x11,x11,x11,lsl #16
str x8,[x19,#1664]
lsl x8,x10,#16
orr v17.16b,v19.16b,v17.16b
orr x14,x14,x0,lsl #8
orr x9,x9,x9,lsl #8
str x16,[x19,#776]
and x16,x5,#0xffff0000ffff
orr x8,x8,x10,lsl #8
and x10,x11,#0xffff0000ffff
orr x16,x16,x16,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x11,x14,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
bit v16.16b,v17.16b,v7.16b
orr x9,x11,x9
ldr x11,[sp,#392]
and x16,x16,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x16,x2,x16
orr x13,x15,x13
orr x8,x8,x10
add x11,x11,#256
str x4,[x19,#896]
str x23,[x19,#1024]
str x30,[x19,#1160]
str x26,[x19,#1408]
str x17,[x19,#1672]
str x16,[x19,#1792]
str x13,[x19,#1800]
str x9,[x19,#1920]
str x8,[x19,#1928]
str q16,[x19]
b.ne 3b
add x8,x27,#64
mov w9,#2048
nop
nop
nop
nop
nop
4:
shared_3 -64,4b
ldr x9,[sp]
mov x8,xzr
nop
nop
5:
stp x9,x8,[sp,#80]
mov x8,#-2048
nop
nop
nop
nop
nop
nop
6:
str x9,[sp,#392]
add x15,x27,x8
str x8,[sp,#376]
ldr x12,[x15,#2056]
ldr x11,[x15,#2048]
ldp w8,w9,[x9,#-16]
ldr x13,[x15,#2064]
ldr x10,[x15,#2072]
ldr x16,[x15,#2080]
ldr x17,[x15,#2088]
ldr x1,[x15,#2096]
ldr x2,[x15,#2104]
orr x8,x8,x8,lsl #32
orr x9,x9,x9,lsl #32
ldr x6,[x15,#2128]
ldr x7,[x15,#2136]
ldr x19,[x15,#2160]
ldr x20,[x15,#2168]
eor x26,x8,x12
eor x14,x8,x11
eor x4,x9,x13
ldr x12,[sp,#392]
ldr x11,[sp,#392]
eor x0,x9,x10
ldr x8,[x15,#2112]
ldr x13,[x15,#2120]
ldr x9,[x15,#2144]
ldur w3,[x12,#-4]
ldr x12,[sp,#392]
ldur w11,[x11,#-8]
ldr x10,[x15,#2152]
str x26,[sp,#368]
orr x11,x11,x11,lsl #32
orr x3,x3,x3,lsl #32
ldr w5,[x12]
ldr x12,[sp,#392]
orr x22,x5,x5,lsl #32
eor x16,x11,x16
eor x11,x11,x17
ldr w21,[x12,#4]
ldr x12,[sp,#392]
eor x23,x3,x1
ldr w24,[x12,#8]
ldr x12,[sp,#392]
orr x17,x21,x21,lsl #32
eor x21,x3,x2
eor x2,x22,x13
ldr w25,[x12,#12]
eor x12,x22,x8
orr x3,x24,x24,lsl #32
eor x13,x17,x7
eor x22,x21,x0
str x21,[sp,#328]
orr x8,x25,x25,lsl #32
eor x25,x17,x6
str x13,[sp,#120]
eor x7,x8,x19
eor x6,x8,x20
eor x8,x3,x9
eor x9,x3,x10
eor x19,x7,x25
eor x13,x6,x13
eor x30,x8,x14
eor x26,x9,x26
eor x1,x19,x16
eor x5,x13,x11
eor x10,x8,x16
eor x8,x9,x11
eor x9,x30,x4
eor x11,x26,x0
eor x16,x1,x23
and x27,x9,x30
and x9,x11,x26
eor x20,x23,x4
eor x3,x30,x4
stp x16,x1,[sp,#240]
eor x11,x5,x21
eor x4,x1,x4
eor x28,x20,x27
eor x1,x22,x9
eor x24,x26,x0
eor x9,x5,x0
orn x17,x16,x28
orn x16,x11,x1
eor x11,x5,x21
eor x0,x30,x20
stp x1,x5,[sp,#224]
mov x27,x3
eor x5,x26,x22
str x11,[sp,#256]
bic x11,x3,x17
eor x14,x10,x14
str x3,[sp,#104]
orr x3,x4,x0
orr x0,x9,x5
str x16,[sp,#296]
bic x16,x24,x16
mov x21,x9
eor x9,x3,x11
eor x14,x14,x19
str x24,[sp,#136]
str x9,[sp,#200]
eor x9,x0,x16
eor x0,x10,x20
stp x14,x4,[sp,#168]
ldr x14,[sp,#368]
eor x11,x7,x12
eor x24,x7,x0
eor x12,x0,x12
eor x0,x8,x22
str x9,[sp,#152]
eor x9,x6,x0
eor x14,x8,x14
mov x1,x4
eor x5,x6,x2
str x9,[sp,#96]
eor x9,x0,x2
mov x2,x8
eor x4,x19,x20
bic x0,x10,x25
eor x8,x14,x13
eor x3,x12,x25
str x8,[sp,#184]
eor x19,x4,x0
mov x8,x11
stp x11,x4,[sp,#360]
eor x11,x11,x10
and x14,x19,x8
str x3,[sp,#336]
and x3,x3,x4
mov x6,x10
str x12,[sp,#384]
eor x10,x13,x22
eor x12,x14,x11
bic x13,x8,x3
orr x14,x1,x27
orr x8,x4,x0
eor x3,x13,x0
eor x13,x14,x17
ldr x4,[sp,#120]
stp x9,x13,[sp,#208]
and x13,x14,x23
and x27,x11,x24
str x13,[sp,#128]
eor x13,x9,x4
mov x14,x2
and x0,x13,x10
eor x9,x27,x8
stp x5,x13,[sp,#304]
bic x2,x2,x4
bic x13,x5,x0
eor x0,x12,x9
mov x7,x25
stp x10,x11,[sp,#344]
mov x17,x10
eor x10,x10,x2
and x11,x0,x23
ldr x25,[sp,#96]
eor x8,x5,x14
mov x16,x14
and x14,x10,x5
str x11,[sp,#192]
ldr x11,[sp,#136]
str x8,[sp,#320]
eor x14,x14,x8
eor x1,x13,x2
and x13,x8,x25
ldr x8,[sp,#296]
orr x23,x21,x11
mov x0,x4
orr x2,x17,x2
mov x4,x16
eor x8,x23,x8
eor x16,x16,x0
ldr x17,[sp,#328]
str x8,[sp,#144]
eor x8,x13,x2
bic x13,x16,x13
eor x2,x14,x8
eor x10,x13,x10
ldr x13,[sp,#200]
and x23,x23,x17
and x17,x2,x17
eor x16,x4,x0
str x17,[sp,#160]
mov x17,x0
eon x0,x28,x13
str x16,[sp,#328]
ldr x13,[sp,#224]
ldr x16,[sp,#152]
eor x5,x6,x7
stp x4,x6,[sp,#272]
eor x23,x23,x22
bic x2,x5,x27
mov x27,x4
eon x16,x13,x16
eon x4,x13,x26
eor x13,x30,x20
eor x19,x2,x19
and x13,x12,x13
eor x12,x3,x12
eon x2,x28,x30
str x13,[sp,#200]
eor x13,x26,x22
eor x5,x6,x7
and x13,x14,x13
eor x14,x1,x14
stp x24,x5,[sp,#288]
str x13,[sp,#224]
and x13,x12,x30
and x30,x14,x26
str x13,[sp,#152]
ldr x13,[sp,#104]
and x26,x3,x20
eor x3,x3,x19
str x16,[sp,#112]
and x16,x1,x22
and x28,x9,x13
and x13,x8,x11
eor x9,x19,x9
ldr x11,[sp,#248]
eor x12,x9,x12
eor x8,x10,x8
eor x14,x8,x14
str x7,[sp,#264]
and x12,x12,x11
ldr x11,[sp,#232]
and x14,x14,x11
ldr x11,[sp,#168]
and x9,x9,x11
ldr x11,[sp,#128]
eor x5,x11,x20
ldr x11,[sp,#184]
orr x20,x6,x7
ldp x7,x22,[sp,#208]
and x8,x8,x11
ldr x11,[sp,#240]
and x3,x3,x11
eor x11,x1,x10
ldr x1,[sp,#256]
and x10,x10,x21
mov x21,x17
and x11,x11,x1
ldr x1,[sp,#176]
eor x14,x14,x10
eor x10,x16,x10
eor x16,x2,x22
and x19,x19,x1
ldr x1,[sp,#384]
eor x12,x12,x19
eor x6,x26,x19
orr x19,x27,x17
orr x20,x20,x1
ldr x17,[sp,#112]
eor x1,x8,x30
orr x20,x20,x24
ldr x24,[sp,#144]
bic x0,x0,x20
bic x16,x16,x20
eor x0,x6,x0
orr x6,x19,x7
eor x4,x4,x24
orr x6,x6,x25
mov x19,x25
bic x2,x17,x6
ldr x17,[sp,#192]
eor x10,x10,x2
bic x2,x4,x6
eor x16,x17,x16
ldr x17,[sp,#152]
eor x4,x9,x17
eor x9,x16,x9
ldr x16,[sp,#160]
bic x17,x23,x6
eor x9,x9,x12
eor x17,x17,x13
eor x16,x16,x2
bic x2,x5,x20
eor x11,x17,x11
ldr x17,[sp,#200]
eor x8,x16,x8
eor x8,x8,x14
eor x11,x11,x14
bic x14,x22,x20
eor x17,x17,x28
eor x16,x2,x28
eor x2,x0,x4
eor x17,x14,x17
ldr x14,[sp,#224]
eor x16,x16,x3
eor x12,x16,x12
bic x16,x24,x6
eor x3,x10,x1
eor x13,x14,x13
eor x14,x17,x4
eor x17,x0,x17
eor x16,x16,x13
bic x0,x14,x2
ldr x6,[sp,#312]
eor x13,x16,x1
eor x16,x10,x16
eor x30,x0,x12
bic x10,x13,x3
and x0,x30,x14
orn x1,x12,x2
eor x10,x10,x11
eor x22,x0,x17
and x4,x17,x1
and x0,x10,x13
eor x26,x17,x1
orn x17,x11,x3
eor x23,x0,x16
and x0,x16,x17
eor x25,x16,x17
eor x16,x12,x2
and x1,x4,x9
eor x17,x11,x3
and x2,x0,x8
eor x28,x16,x1
orn x16,x30,x14
eor x27,x17,x2
and x16,x16,x9
orn x17,x10,x13
and x1,x28,x14
and x17,x17,x8
eor x16,x16,x12
eor x1,x1,x26
and x2,x27,x13
eor x17,x17,x11
orr x14,x16,x14
eor x2,x2,x25
and x12,x1,x12
eor x12,x12,x14
orr x13,x17,x13
and x11,x2,x11
orr x8,x0,x8
ldr x14,[sp,#384]
ldr x0,[sp,#264]
ldr x3,[sp,#336]
eor x11,x11,x13
eor x13,x12,x1
and x14,x12,x14
and x0,x1,x0
orr x9,x4,x9
and x3,x13,x3
eor x14,x14,x0
and x4,x11,x7
eor x0,x3,x0
eor x3,x11,x2
and x5,x2,x21
and x6,x3,x6
eor x4,x4,x5
eor x2,x2,x27
eor x5,x6,x5
ldp x6,x7,[sp,#272]
eor x12,x12,x16
eor x11,x11,x17
eor x1,x1,x28
eor x9,x9,x26
eor x8,x8,x25
and x2,x2,x6
ldp x20,x6,[sp,#352]
and x1,x1,x7
and x7,x17,x19
ldr x19,[sp,#368]
eor x17,x17,x27
eor x9,x9,x28
eor x8,x8,x27
and x12,x12,x6
ldr x6,[sp,#304]
eor x3,x3,x17
eor x12,x0,x12
str x9,[x15,#4176]
and x11,x11,x6
ldr x6,[sp,#288]
str x8,[x15,#4184]
and x6,x16,x6
eor x16,x16,x28
eor x13,x13,x16
and x16,x16,x19
ldr x19,[sp,#296]
and x13,x13,x20
ldr x20,[sp,#320]
and x19,x28,x19
eor x19,x16,x19
and x3,x3,x20
ldr x20,[sp,#344]
eor x19,x19,x14
eor x14,x14,x1
ldr x1,[sp,#328]
and x17,x17,x20
eor x20,x12,x13
eor x14,x14,x13
and x1,x27,x1
eor x13,x5,x11
add x27,sp,#400
eor x12,x17,x1
eor x1,x13,x3
eor x13,x6,x16
eor x11,x12,x4
eor x12,x4,x2
eor x13,x13,x0
bic x0,x20,x19
eor x17,x7,x17
eor x12,x12,x3
and x16,x20,x14
eor x17,x17,x5
eon x0,x13,x0
bic x3,x1,x11
and x2,x1,x12
bic x13,x0,x13
eor x16,x16,x19
eon x3,x17,x3
orr x4,x0,x14
eor x16,x16,x13
bic x17,x3,x17
eor x2,x2,x11
eor x13,x4,x20
eor x16,x16,x4
eor x17,x2,x17
orr x2,x3,x12
orr x4,x13,x19
str x16,[x15,#4096]
eor x1,x2,x1
eor x17,x17,x2
bic x2,x13,x16
eor x0,x2,x0
bic x2,x1,x17
orr x11,x1,x11
eor x14,x4,x14
eor x2,x2,x3
eor x3,x0,x30
eor x11,x11,x12
eor x14,x14,x16
eor x16,x22,x3
eor x11,x11,x17
str x16,[x15,#4112]
eor x10,x2,x10
eor x16,x13,x26
eor x8,x14,x0
eor x9,x11,x2
eor x12,x23,x10
str x16,[x15,#4128]
eor x16,x1,x25
str x8,[x15,#4208]
ldr x8,[sp,#376]
str x9,[x15,#4216]
ldr x9,[sp,#392]
str x12,[x15,#4120]
eor x12,x14,x26
adds x8,x8,#128
str x16,[x15,#4136]
eor x16,x11,x25
eor x12,x12,x3
eor x10,x16,x10
add x9,x9,#32
str x17,[x15,#4104]
str x12,[x15,#4160]
str x10,[x15,#4168]
str x13,[x15,#4192]
str x1,[x15,#4200]
str x14,[x15,#4144]
str x11,[x15,#4152]
b.ne 6b
add x8,x27,#2048
mov w9,#16
nop
nop
nop
nop
nop
nop
7:
ldp q21,q17,[x8,#608]
subs x9,x9,#1
ldr q18,[x8,#1392]
ldp q26,q19,[x8,#736]
ldr q20,[x8,#1264]
ldr q22,[x8,#1648]
ldr q24,[x8,#1904]
eor v18.16b,v17.16b,v18.16b
ldr q28,[x8,#1520]
ldr q29,[x8,#2032]
eor v27.16b,v19.16b,v20.16b
ldr q9,[x8,#1888]
ldr q10,[x8,#1120]
ldr q11,[x8,#1632]
ldr q12,[x8,#1376]
ldr q0,[x8,#1488]
ldr q5,[x8,#1344]
ldr q6,[x8,#1984]
eor v21.16b,v21.16b,v12.16b
ldr q12,[x8,#1760]
ldp q17,q16,[x8,#992]
ldp q8,q30,[x8,#864]
eor v19.16b,v18.16b,v16.16b
ldp q18,q23,[x8,#352]
eor v29.16b,v29.16b,v30.16b
ldr q30,[x8,#2016]
eor v21.16b,v21.16b,v17.16b
eor v22.16b,v22.16b,v23.16b
ldp q23,q25,[x8,#96]
eor v30.16b,v30.16b,v8.16b
eor v8.16b,v10.16b,v17.16b
eor v18.16b,v11.16b,v18.16b
eor v27.16b,v27.16b,v19.16b
ldr q10,[x8,#1776]
eor v24.16b,v24.16b,v25.16b
ldp q31,q25,[x8,#480]
eor v23.16b,v9.16b,v23.16b
ldp q11,q9,[x8,#224]
eor v30.16b,v30.16b,v8.16b
eor v25.16b,v25.16b,v28.16b
ldr q28,[x8,#1136]
eor v20.16b,v22.16b,v24.16b
eor v8.16b,v18.16b,v23.16b
eor v9.16b,v9.16b,v10.16b
eor v23.16b,v23.16b,v17.16b
eor v28.16b,v28.16b,v16.16b
eor v18.16b,v30.16b,v18.16b
eor v25.16b,v25.16b,v24.16b
ldr q24,[x8,#1504]
eor v27.16b,v27.16b,v20.16b
eor v30.16b,v9.16b,v16.16b
eor v19.16b,v8.16b,v19.16b
eor v28.16b,v29.16b,v28.16b
ldr q29,[x8,#1248]
eor v25.16b,v25.16b,v16.16b
eor v9.16b,v18.16b,v27.16b
eor v26.16b,v26.16b,v29.16b
eor v29.16b,v11.16b,v12.16b
ldr q11,[x8,#1104]
eor v22.16b,v28.16b,v22.16b
eor v28.16b,v31.16b,v24.16b
eor v24.16b,v8.16b,v20.16b
ldp q13,q8,[x8,#832]
eor v20.16b,v17.16b,v20.16b
eor v26.16b,v26.16b,v21.16b
eor v29.16b,v29.16b,v17.16b
ldr q12,[x8,#1360]
eor v31.16b,v22.16b,v27.16b
eor v16.16b,v28.16b,v16.16b
ldr q28,[x8,#1744]
eor v6.16b,v6.16b,v13.16b
ldr q13,[x8,#1472]
eor v22.16b,v24.16b,v26.16b
eor v25.16b,v29.16b,v25.16b
eor v26.16b,v30.16b,v27.16b
eor v18.16b,v21.16b,v31.16b
eor v21.16b,v16.16b,v23.16b
ldr q30,[x8,#1872]
ldp q14,q29,[x8,#64]
ldr q27,[x8,#208]
eor v16.16b,v25.16b,v22.16b
ldr q25,[x8,#2000]
eor v17.16b,v9.16b,v22.16b
ldr q9,[x8,#1616]
eor v27.16b,v27.16b,v28.16b
eor v24.16b,v24.16b,v26.16b
eor v8.16b,v25.16b,v8.16b
ldp q25,q23,[x8,#960]
eor v29.16b,v30.16b,v29.16b
ldp q30,q31,[x8,#320]
eor v11.16b,v11.16b,v23.16b
eor v27.16b,v27.16b,v23.16b
eor v31.16b,v9.16b,v31.16b
ldp q9,q10,[x8,#576]
eor v28.16b,v8.16b,v11.16b
ldp q1,q8,[x8,#704]
ldr q11,[x8,#1232]
eor v26.16b,v10.16b,v12.16b
eor v12.16b,v31.16b,v29.16b
eor v5.16b,v9.16b,v5.16b
ldr q10,[x8,#192]
eor v28.16b,v28.16b,v31.16b
ldp q31,q15,[x8,#448]
eor v8.16b,v8.16b,v11.16b
ldr q11,[x8,#1856]
eor v26.16b,v26.16b,v23.16b
eor v24.16b,v12.16b,v24.16b
eor v5.16b,v5.16b,v25.16b
eor v0.16b,v15.16b,v0.16b
ldr q15,[x8,#1600]
eor v11.16b,v11.16b,v14.16b
ldr q14,[x8,#1088]
eor v8.16b,v8.16b,v26.16b
eor v31.16b,v31.16b,v13.16b
eor v30.16b,v15.16b,v30.16b
ldr q15,[x8,#1728]
eor v22.16b,v28.16b,v22.16b
eor v9.16b,v14.16b,v25.16b
ldr q14,[x8,#1216]
eor v0.16b,v0.16b,v29.16b
eor v29.16b,v24.16b,v16.16b
eor v28.16b,v24.16b,v8.16b
eor v8.16b,v10.16b,v15.16b
eor v16.16b,v30.16b,v11.16b
eor v1.16b,v1.16b,v14.16b
eor v31.16b,v31.16b,v11.16b
eor v6.16b,v6.16b,v9.16b
eor v0.16b,v0.16b,v23.16b
ldr q9,[x8,#1328]
ldr q14,[x8,#1568]
ldr q15,[x8,#1056]
eor v1.16b,v1.16b,v5.16b
eor v24.16b,v16.16b,v29.16b
eor v29.16b,v23.16b,v19.16b
eor v6.16b,v6.16b,v30.16b
eor v0.16b,v0.16b,v20.16b
eor v20.16b,v27.16b,v21.16b
eor v21.16b,v22.16b,v28.16b
eor v22.16b,v25.16b,v12.16b
eor v27.16b,v31.16b,v25.16b
eor v23.16b,v24.16b,v1.16b
eor v25.16b,v8.16b,v25.16b
eor v19.16b,v26.16b,v17.16b
eor v6.16b,v6.16b,v28.16b
eor v26.16b,v20.16b,v28.16b
ldr q28,[x8,#1584]
eor v20.16b,v22.16b,v18.16b
ldp q10,q30,[x8,#32]
eor v17.16b,v5.16b,v21.16b
eor v21.16b,v27.16b,v29.16b
eor v27.16b,v25.16b,v0.16b
eor v18.16b,v6.16b,v23.16b
ldp q8,q6,[x8,#288]
ldp q25,q22,[x8,#928]
ldr q31,[x8,#1840]
ldp q29,q1,[x8,#800]
ldr q0,[x8,#1968]
ldr q5,[x8,#1072]
eor v6.16b,v28.16b,v6.16b
eor v30.16b,v31.16b,v30.16b
ldp q31,q28,[x8,#544]
eor v26.16b,v24.16b,v26.16b
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v5.16b,v22.16b
eor v5.16b,v27.16b,v23.16b
ldr q12,[x8,#1456]
eor v8.16b,v14.16b,v8.16b
ldr q14,[x8,#1440]
eor v24.16b,v28.16b,v9.16b
ldp q28,q27,[x8,#160]
eor v0.16b,v0.16b,v1.16b
ldr q1,[x8,#1712]
ldr q9,[x8,#1200]
eor v16.16b,v22.16b,v16.16b
eor v1.16b,v27.16b,v1.16b
ldp q13,q27,[x8,#672]
eor v0.16b,v0.16b,v6.16b
eor v6.16b,v6.16b,v30.16b
eor v24.16b,v24.16b,v22.16b
eor v19.16b,v16.16b,v19.16b
eor v27.16b,v27.16b,v9.16b
ldp q9,q11,[x8,#416]
eor v0.16b,v0.16b,v23.16b
eor v26.16b,v6.16b,v26.16b
eor v1.16b,v1.16b,v22.16b
eor v6.16b,v25.16b,v6.16b
eor v23.16b,v11.16b,v12.16b
ldr q11,[x8,#1824]
ldr q12,[x8,#1952]
eor v27.16b,v27.16b,v24.16b
eor v5.16b,v26.16b,v5.16b
eor v9.16b,v9.16b,v14.16b
eor v10.16b,v11.16b,v10.16b
ldr q11,[x8,#1312]
eor v29.16b,v12.16b,v29.16b
eor v12.16b,v15.16b,v25.16b
eor v30.16b,v23.16b,v30.16b
eor v1.16b,v1.16b,v21.16b
eor v31.16b,v31.16b,v11.16b
ldr q11,[x8,#1184]
eor v23.16b,v8.16b,v10.16b
eor v11.16b,v13.16b,v11.16b
ldr q13,[x8,#1696]
eor v29.16b,v29.16b,v12.16b
eor v31.16b,v31.16b,v25.16b
eor v30.16b,v30.16b,v22.16b
eor v22.16b,v26.16b,v27.16b
eor v28.16b,v28.16b,v13.16b
eor v5.16b,v23.16b,v5.16b
ldr q12,[x8,#1424]
eor v26.16b,v29.16b,v8.16b
eor v29.16b,v9.16b,v10.16b
ldr q9,[x8,#1296]
eor v27.16b,v11.16b,v31.16b
eor v20.16b,v30.16b,v20.16b
eor v1.16b,v1.16b,v22.16b
eor v21.16b,v28.16b,v25.16b
eor v0.16b,v0.16b,v22.16b
ldr q30,[x8,#1552]
eor v26.16b,v26.16b,v22.16b
eor v28.16b,v29.16b,v25.16b
ldr q13,[x8,#1024]
eor v25.16b,v5.16b,v27.16b
ldp q10,q29,[x8,#256]
eor v20.16b,v21.16b,v20.16b
eor v21.16b,v24.16b,v18.16b
eor v18.16b,v6.16b,v17.16b
eor v19.16b,v28.16b,v19.16b
eor v24.16b,v5.16b,v1.16b
eor v16.16b,v31.16b,v0.16b
eor v22.16b,v26.16b,v25.16b
ldp q28,q1,[x8,#768]
eor v17.16b,v20.16b,v25.16b
ldp q26,q20,[x8,#896]
ldr q0,[x8,#1936]
ldr q5,[x8,#1040]
eor v29.16b,v30.16b,v29.16b
ldr q27,[x8,#1680]
ldr q31,[x8,#1808]
eor v0.16b,v0.16b,v1.16b
eor v1.16b,v5.16b,v20.16b
eor v23.16b,v20.16b,v23.16b
ldp q11,q5,[x8]
eor v0.16b,v0.16b,v1.16b
ldp q1,q8,[x8,#512]
eor v5.16b,v31.16b,v5.16b
eor v21.16b,v23.16b,v21.16b
eor v30.16b,v8.16b,v9.16b
ldp q8,q6,[x8,#128]
eor v0.16b,v0.16b,v29.16b
ldr q9,[x8,#1168]
eor v29.16b,v29.16b,v5.16b
eor v6.16b,v6.16b,v27.16b
ldp q31,q27,[x8,#640]
eor v0.16b,v0.16b,v25.16b
eor v30.16b,v30.16b,v20.16b
eor v23.16b,v29.16b,v24.16b
eor v27.16b,v27.16b,v9.16b
ldp q25,q9,[x8,#384]
eor v6.16b,v6.16b,v20.16b
eor v22.16b,v30.16b,v22.16b
eor v17.16b,v23.16b,v17.16b
eor v9.16b,v9.16b,v12.16b
ldr q12,[x8,#1920]
eor v27.16b,v27.16b,v30.16b
ldr q30,[x8,#1536]
eor v6.16b,v6.16b,v19.16b
ldr q19,[x8,#1152]
eor v24.16b,v12.16b,v28.16b
ldr q12,[x8,#1280]
eor v28.16b,v13.16b,v26.16b
eor v5.16b,v9.16b,v5.16b
ldr q9,[x8,#1792]
ldr q13,[x8,#1408]
eor v1.16b,v1.16b,v12.16b
eor v30.16b,v30.16b,v10.16b
eor v27.16b,v23.16b,v27.16b
eor v24.16b,v24.16b,v28.16b
eor v28.16b,v9.16b,v11.16b
eor v25.16b,v25.16b,v13.16b
eor v5.16b,v5.16b,v20.16b
eor v19.16b,v31.16b,v19.16b
ldr q20,[x8,#1664]
eor v1.16b,v1.16b,v26.16b
eor v0.16b,v0.16b,v27.16b
eor v6.16b,v6.16b,v27.16b
eor v24.16b,v24.16b,v30.16b
eor v25.16b,v25.16b,v28.16b
eor v5.16b,v5.16b,v18.16b
eor v18.16b,v8.16b,v20.16b
eor v20.16b,v30.16b,v28.16b
eor v19.16b,v19.16b,v1.16b
eor v0.16b,v1.16b,v0.16b
eor v24.16b,v24.16b,v27.16b
eor v27.16b,v26.16b,v29.16b
eor v1.16b,v25.16b,v26.16b
eor v22.16b,v20.16b,v22.16b
eor v18.16b,v18.16b,v26.16b
eor v20.16b,v20.16b,v19.16b
eor v16.16b,v27.16b,v16.16b
stp q24,q0,[x8,#-128]!
eor v1.16b,v1.16b,v21.16b
eor v0.16b,v18.16b,v5.16b
eor v5.16b,v19.16b,v6.16b
eor v6.16b,v20.16b,v17.16b
stp q22,q16,[x8,#32]
stp q1,q0,[x8,#64]
stp q5,q6,[x8,#96]
b.ne 7b
ldp x9,x8,[sp,#80]
add x8,x8,#1
add x9,x9,#512
cmp x8,#9
b.ne 5b
ldr x8,[sp,#8]
add x9,x27,#64
mov w10,#16
nop
nop
nop
8:
shared_4 -28,8b
movi v0.2d,#0x000000ffffffff
movi v1.2d,#0x00ffff0000ffff
add x8,x27,#64
ldp q6,q5,[sp,#16]
mov w9,#2048
nop
nop
nop
9:
shared_3 -64,9b
ldr x9,[sp,#72]
add x8,sp,#400
mov w10,#8
str x9,[sp,#384]
shared_5 392,376
str x8,[sp,#264]
ldr x8,[sp,#392]
lsr x28,x0,#32
ldr x22,[x10,#264]
ldr x10,[sp,#392]
bfi x0,x0,#16,#48
ldr x15,[x8,#768]
ldr x8,[sp,#392]
orr x28,x28,x28,lsl #16
ldr x7,[x10,#384]
ldr x10,[sp,#392]
and x0,x0,#0xffff0000ffff
ldr x25,[x8,#1032]
ldr x8,[sp,#392]
orr x13,x0,x0,lsl #8
ldr x3,[x10,#392]
ldr x10,[sp,#392]
and x4,x4,#0xff00ff00ff00ff
ldr x24,[x8,#1152]
ldr x8,[sp,#392]
and x6,x6,#0xff00ff00ff00ff00
ldr x2,[x10,#512]
ldr x10,[sp,#392]
orr x6,x6,x4
ldr x27,[x8,#1160]
ldr x8,[sp,#392]
ldr x12,[x10,#520]
ldr x10,[sp,#392]
ldr x20,[x8,#1280]
ldr x8,[sp,#392]
ldr x10,[x10,#640]
ldr x23,[x8,#1288]
ldr x8,[sp,#392]
str x10,[sp,#248]
ldr x10,[sp,#392]
ldr x26,[x8,#1408]
orr x8,x11,x11,lsl #16
ldr x11,[x9,#1544]
ldr x21,[x10,#1416]
ldr x10,[sp,#392]
ldr x9,[sp,#392]
and x8,x8,#0xffff0000ffff
ldr x14,[x10,#1536]
ldr x10,[sp,#392]
ldr x16,[x9,#1664]
lsl x9,x30,#16
orr x8,x8,x8,lsl #8
ldr x10,[x10,#1672]
orr x9,x9,x30,lsl #8
and x8,x8,#0xff00ff00ff00ff
str x10,[sp,#256]
ldr x10,[sp,#392]
and x9,x9,#0xff00ff00ff00ff00
ldr x1,[x10,#1792]
lsr x10,x25,#32
bfi x25,x25,#16,#48
orr x8,x9,x8
and x9,x13,#0xff00ff00ff00ff
and x13,x28,#0xffff0000ffff
and x25,x25,#0xffff0000ffff
str x8,[sp,#272]
orr x8,x10,x10,lsl #16
lsl x30,x25,#16
and x8,x8,#0xffff0000ffff
orr x25,x30,x25,lsl #8
and x10,x25,#0xff00ff00ff00ff00
lsr x25,x19,#32
bfi x19,x19,#16,#48
orr x9,x10,x9
lsl x10,x8,#16
str x9,[sp,#304]
orr x9,x13,x13,lsl #8
lsr x13,x24,#32
bfi x24,x24,#16,#48
orr x8,x10,x8,lsl #8
and x19,x19,#0xffff0000ffff
orr x13,x13,x13,lsl #16
orr x25,x25,x25,lsl #16
and x9,x9,#0xff00ff00ff00ff
and x10,x24,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x19,x19,x19,lsl #8
lsl x24,x10,#16
and x13,x13,#0xffff0000ffff
and x25,x25,#0xffff0000ffff
lsl x28,x13,#16
orr x8,x8,x9
orr x9,x25,x25,lsl #8
orr x10,x24,x10,lsl #8
str x8,[sp,#280]
and x8,x19,#0xff00ff00ff00ff
orr x13,x28,x13,lsl #8
lsr x19,x27,#32
bfi x27,x27,#16,#48
and x10,x10,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
lsr x28,x5,#32
bfi x5,x5,#16,#48
and x13,x13,#0xff00ff00ff00ff00
orr x30,x19,x19,lsl #16
orr x8,x10,x8
orr x10,x28,x28,lsl #16
lsr x28,x20,#32
str x8,[sp,#296]
orr x8,x13,x9
and x9,x27,#0xffff0000ffff
str x8,[sp,#312]
and x8,x5,#0xffff0000ffff
and x13,x30,#0xffff0000ffff
lsl x5,x9,#16
bfi x20,x20,#16,#48
lsl x27,x13,#16
orr x8,x8,x8,lsl #8
and x10,x10,#0xffff0000ffff
orr x9,x5,x9,lsl #8
lsr x5,x17,#32
bfi x17,x17,#16,#48
and x20,x20,#0xffff0000ffff
orr x13,x27,x13,lsl #8
orr x10,x10,x10,lsl #8
lsl x27,x20,#16
and x17,x17,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x30,x17,x17,lsl #8
and x10,x10,#0xff00ff00ff00ff
orr x20,x27,x20,lsl #8
and x13,x13,#0xff00ff00ff00ff00
orr x27,x5,x5,lsl #16
orr x8,x9,x8
and x9,x30,#0xff00ff00ff00ff
str x8,[sp,#328]
orr x8,x13,x10
and x10,x20,#0xff00ff00ff00ff00
str x8,[sp,#336]
orr x8,x28,x28,lsl #16
and x13,x27,#0xffff0000ffff
orr x9,x10,x9
lsr x27,x22,#32
bfi x22,x22,#16,#48
str x9,[sp,#344]
orr x9,x13,x13,lsl #8
lsr x13,x23,#32
and x8,x8,#0xffff0000ffff
bfi x23,x23,#16,#48
and x22,x22,#0xffff0000ffff
lsl x10,x8,#16
orr x13,x13,x13,lsl #16
orr x27,x27,x27,lsl #16
orr x22,x22,x22,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x8,x10,x8,lsl #8
and x10,x23,#0xffff0000ffff
and x13,x13,#0xffff0000ffff
lsl x23,x10,#16
lsl x28,x13,#16
and x27,x27,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x10,x23,x10,lsl #8
orr x23,x8,x9
and x8,x22,#0xff00ff00ff00ff
orr x9,x27,x27,lsl #8
orr x13,x28,x13,lsl #8
lsr x22,x26,#32
bfi x26,x26,#16,#48
and x10,x10,#0xff00ff00ff00ff00
lsr x27,x7,#32
and x9,x9,#0xff00ff00ff00ff
bfi x7,x7,#16,#48
and x13,x13,#0xff00ff00ff00ff00
orr x28,x22,x22,lsl #16
orr x22,x10,x8
orr x8,x13,x9
and x9,x26,#0xffff0000ffff
str x8,[sp,#288]
and x8,x7,#0xffff0000ffff
orr x10,x27,x27,lsl #16
and x13,x28,#0xffff0000ffff
lsl x7,x9,#16
lsl x26,x13,#16
lsr x27,x21,#32
bfi x21,x21,#16,#48
orr x8,x8,x8,lsl #8
and x10,x10,#0xffff0000ffff
orr x9,x7,x9,lsl #8
orr x10,x10,x10,lsl #8
orr x13,x26,x13,lsl #8
lsr x7,x3,#32
bfi x3,x3,#16,#48
and x21,x21,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x26,x21,#16
and x10,x10,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
and x3,x3,#0xffff0000ffff
orr x8,x9,x8
orr x3,x3,x3,lsl #8
orr x21,x26,x21,lsl #8
str x8,[sp,#320]
orr x8,x13,x10
orr x7,x7,x7,lsl #16
str x8,[sp,#352]
orr x8,x27,x27,lsl #16
and x9,x3,#0xff00ff00ff00ff
and x10,x21,#0xff00ff00ff00ff00
and x13,x7,#0xffff0000ffff
lsr x3,x2,#32
orr x9,x10,x9
and x8,x8,#0xffff0000ffff
bfi x2,x2,#16,#48
str x9,[sp,#368]
orr x9,x13,x13,lsl #8
lsl x10,x8,#16
lsr x13,x14,#32
bfi x14,x14,#16,#48
orr x3,x3,x3,lsl #16
orr x8,x10,x8,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x10,x14,#0xffff0000ffff
orr x13,x13,x13,lsl #16
and x14,x2,#0xffff0000ffff
lsl x2,x10,#16
and x8,x8,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #8
and x13,x13,#0xffff0000ffff
orr x8,x8,x9
orr x10,x2,x10,lsl #8
and x2,x3,#0xffff0000ffff
lsl x3,x13,#16
str x8,[sp,#360]
and x8,x14,#0xff00ff00ff00ff
lsr x14,x11,#32
orr x9,x2,x2,lsl #8
orr x13,x3,x13,lsl #8
bfi x11,x11,#16,#48
orr x7,x14,x14,lsl #16
lsr x3,x12,#32
bfi x12,x12,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff00
orr x17,x13,x9
and x9,x11,#0xffff0000ffff
and x11,x7,#0xffff0000ffff
lsl x13,x11,#16
orr x2,x10,x8
and x8,x12,#0xffff0000ffff
lsl x12,x9,#16
orr x10,x3,x3,lsl #16
lsr x3,x16,#32
orr x11,x13,x11,lsl #8
ldr x13,[sp,#248]
bfi x16,x16,#16,#48
orr x9,x12,x9,lsl #8
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
lsr x12,x13,#32
bfi x13,x13,#16,#48
orr x10,x10,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x11,x11,#0xff00ff00ff00ff00
mov x14,x13
and x13,x16,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
lsl x16,x13,#16
and x7,x14,#0xffff0000ffff
orr x12,x12,x12,lsl #16
orr x7,x7,x7,lsl #8
orr x28,x9,x8
orr x26,x11,x10
orr x13,x16,x13,lsl #8
orr x8,x3,x3,lsl #16
and x11,x12,#0xffff0000ffff
and x9,x7,#0xff00ff00ff00ff
and x10,x13,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
orr x27,x10,x9
orr x9,x11,x11,lsl #8
ldp x13,x11,[sp,#256]
lsr x12,x13,#32
bfi x13,x13,#16,#48
lsl x10,x8,#16
and x9,x9,#0xff00ff00ff00ff
mov x16,x13
lsr x13,x11,#32
bfi x11,x11,#16,#48
and x16,x16,#0xffff0000ffff
orr x8,x10,x8,lsl #8
orr x12,x12,x12,lsl #16
mov x14,x11
lsl x10,x16,#16
ldr x11,[sp,#392]
and x3,x14,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x3,x3,x3,lsl #8
orr x10,x10,x16,lsl #8
orr x7,x8,x9
orr x8,x13,x13,lsl #16
and x9,x12,#0xffff0000ffff
lsr x16,x1,#32
lsl x13,x9,#16
and x12,x3,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
bfi x1,x1,#16,#48
orr x21,x10,x12
orr x8,x8,x8,lsl #8
orr x9,x13,x9,lsl #8
lsr x10,x15,#32
bfi x15,x15,#16,#48
orr x16,x16,x16,lsl #16
and x12,x1,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
lsl x13,x12,#16
and x9,x9,#0xff00ff00ff00ff00
and x3,x15,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x16,x16,#0xffff0000ffff
ldr x11,[x11,#1800]
orr x3,x3,x3,lsl #8
orr x0,x9,x8
lsl x9,x16,#16
orr x12,x13,x12,lsl #8
and x8,x10,#0xffff0000ffff
and x10,x3,#0xff00ff00ff00ff
orr x3,x8,x8,lsl #8
ldr x8,[sp,#392]
orr x9,x9,x16,lsl #8
lsr x16,x11,#32
and x12,x12,#0xff00ff00ff00ff00
bfi x11,x11,#16,#48
ldr x30,[x8,#776]
orr x4,x12,x10
orr x12,x16,x16,lsl #16
ldr x8,[sp,#392]
and x10,x3,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
lsr x16,x30,#32
bfi x30,x30,#16,#48
lsl x3,x11,#16
orr x5,x9,x10
and x10,x12,#0xffff0000ffff
ldr x12,[x8,#1920]
ldr x8,[sp,#392]
orr x11,x3,x11,lsl #8
and x3,x30,#0xffff0000ffff
lsl x30,x10,#16
ldr x1,[x8,#896]
lsr x9,x12,#32
bfi x12,x12,#16,#48
orr x10,x30,x10,lsl #8
orr x3,x3,x3,lsl #8
orr x16,x16,x16,lsl #16
lsr x30,x1,#32
bfi x1,x1,#16,#48
and x12,x12,#0xffff0000ffff
lsl x15,x12,#16
and x3,x3,#0xff00ff00ff00ff
and x16,x16,#0xffff0000ffff
and x8,x1,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
orr x16,x16,x16,lsl #8
orr x8,x8,x8,lsl #8
orr x1,x11,x3
orr x11,x15,x12,lsl #8
and x14,x16,#0xff00ff00ff00ff
orr x9,x9,x9,lsl #16
orr x15,x30,x30,lsl #16
and x12,x8,#0xff00ff00ff00ff
ldr x8,[sp,#392]
and x13,x10,#0xff00ff00ff00ff00
and x9,x9,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff00
and x15,x15,#0xffff0000ffff
ldr x16,[x8,#904]
ldr x8,[sp,#392]
orr x19,x13,x14
orr x20,x11,x12
orr x12,x15,x15,lsl #8
ldr x3,[x8,#1928]
lsl x8,x9,#16
lsr x30,x16,#32
bfi x16,x16,#16,#48
and x12,x12,#0xff00ff00ff00ff
lsr x10,x3,#32
bfi x3,x3,#16,#48
orr x8,x8,x9,lsl #8
and x9,x16,#0xffff0000ffff
orr x16,x30,x30,lsl #16
and x14,x3,#0xffff0000ffff
orr x3,x10,x10,lsl #16
and x8,x8,#0xff00ff00ff00ff00
lsl x15,x14,#16
orr x9,x9,x9,lsl #8
orr x24,x8,x12
and x12,x16,#0xffff0000ffff
orr x8,x15,x14,lsl #8
and x14,x3,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
lsl x3,x14,#16
orr x12,x12,x12,lsl #8
lsr x15,x2,#32
and x8,x8,#0xff00ff00ff00ff00
bfi x2,x2,#16,#48
orr x16,x8,x9
orr x9,x3,x14,lsl #8
lsr x14,x6,#32
bfi x6,x6,#16,#48
and x12,x12,#0xff00ff00ff00ff
orr x8,x15,x15,lsl #16
and x9,x9,#0xff00ff00ff00ff00
and x15,x2,#0xffff0000ffff
orr x3,x9,x12
and x9,x6,#0xffff0000ffff
lsl x2,x15,#16
orr x9,x9,x9,lsl #8
and x8,x8,#0xffff0000ffff
orr x12,x14,x14,lsl #16
lsl x30,x8,#16
orr x14,x2,x15,lsl #8
lsr x6,x17,#32
and x15,x9,#0xff00ff00ff00ff
ldr x9,[sp,#272]
and x12,x12,#0xffff0000ffff
orr x8,x30,x8,lsl #8
orr x12,x12,x12,lsl #8
bfi x17,x17,#16,#48
lsr x30,x9,#32
bfi x9,x9,#16,#48
and x14,x14,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
orr x25,x8,x12
lsr x12,x28,#32
and x8,x9,#0xffff0000ffff
lsl x9,x17,#16
bfi x28,x28,#16,#48
orr x8,x8,x8,lsl #8
orr x12,x12,x12,lsl #16
orr x2,x14,x15
orr x9,x9,x17,lsl #8
orr x17,x6,x6,lsl #16
orr x14,x30,x30,lsl #16
and x13,x8,#0xff00ff00ff00ff
ldr x8,[sp,#304]
and x12,x12,#0xffff0000ffff
and x11,x9,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
lsl x9,x12,#16
lsr x10,x8,#32
bfi x8,x8,#16,#48
and x28,x28,#0xffff0000ffff
lsl x30,x17,#16
and x6,x14,#0xffff0000ffff
orr x11,x11,x13
orr x10,x10,x10,lsl #16
mov x15,x8
lsl x8,x28,#16
orr x14,x9,x12,lsl #8
ldr x9,[sp,#280]
str x11,[sp,#248]
orr x11,x30,x17,lsl #8
orr x13,x6,x6,lsl #8
lsr x17,x26,#32
bfi x26,x26,#16,#48
and x10,x10,#0xffff0000ffff
orr x8,x8,x28,lsl #8
and x12,x15,#0xffff0000ffff
lsr x30,x9,#32
bfi x9,x9,#16,#48
orr x10,x10,x10,lsl #8
and x28,x13,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #8
and x6,x26,#0xffff0000ffff
mov x13,x9
and x9,x8,#0xff00ff00ff00ff00
lsl x8,x6,#16
orr x28,x11,x28
and x10,x10,#0xff00ff00ff00ff
and x11,x14,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x13,x13,#0xffff0000ffff
orr x10,x11,x10
ldr x14,[sp,#296]
orr x26,x9,x12
orr x9,x13,x13,lsl #8
orr x8,x8,x6,lsl #8
str x10,[sp,#280]
orr x10,x17,x17,lsl #16
lsr x11,x27,#32
bfi x27,x27,#16,#48
lsr x13,x14,#32
bfi x14,x14,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x12,x30,x30,lsl #16
and x10,x10,#0xffff0000ffff
mov x15,x14
and x14,x27,#0xffff0000ffff
lsl x17,x10,#16
orr x8,x8,x9
lsl x9,x14,#16
str x8,[sp,#256]
and x8,x12,#0xffff0000ffff
and x12,x15,#0xffff0000ffff
orr x10,x17,x10,lsl #8
orr x8,x8,x8,lsl #8
orr x11,x11,x11,lsl #16
orr x9,x9,x14,lsl #8
orr x12,x12,x12,lsl #8
orr x13,x13,x13,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x30,x11,#16
orr x8,x10,x8
and x13,x13,#0xffff0000ffff
ldr x14,[sp,#312]
lsr x27,x7,#32
bfi x7,x7,#16,#48
str x8,[sp,#240]
orr x8,x9,x12
orr x9,x30,x11,lsl #8
lsr x17,x14,#32
str x8,[sp,#264]
orr x8,x13,x13,lsl #8
bfi x14,x14,#16,#48
and x11,x7,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
orr x13,x17,x17,lsl #16
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
and x10,x14,#0xffff0000ffff
orr x8,x9,x8
orr x10,x10,x10,lsl #8
orr x17,x27,x27,lsl #16
str x8,[sp,#272]
orr x8,x12,x11,lsl #8
lsr x12,x21,#32
and x9,x10,#0xff00ff00ff00ff
and x11,x17,#0xffff0000ffff
and x10,x13,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
lsl x13,x11,#16
orr x10,x10,x10,lsl #8
orr x8,x8,x9
bfi x21,x21,#16,#48
str x8,[sp,#304]
orr x8,x12,x12,lsl #16
ldr x12,[sp,#328]
orr x9,x13,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x8,x8,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
lsl x17,x8,#16
mov x14,x12
and x12,x21,#0xffff0000ffff
orr x9,x9,x10
orr x10,x11,x11,lsl #16
lsl x13,x12,#16
str x9,[sp,#296]
and x9,x14,#0xffff0000ffff
orr x8,x17,x8,lsl #8
ldr x14,[sp,#336]
and x10,x10,#0xffff0000ffff
orr x11,x13,x12,lsl #8
lsr x12,x0,#32
bfi x0,x0,#16,#48
orr x10,x10,x10,lsl #8
orr x9,x9,x9,lsl #8
lsr x13,x14,#32
bfi x14,x14,#16,#48
and x8,x8,#0xff00ff00ff00ff00
and x17,x0,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
lsl x0,x17,#16
orr x8,x8,x10
lsr x10,x4,#32
bfi x4,x4,#16,#48
orr x9,x11,x9
str x8,[sp,#328]
and x8,x14,#0xffff0000ffff
orr x12,x12,x12,lsl #16
ldr x14,[sp,#344]
str x9,[sp,#312]
orr x9,x0,x17,lsl #8
orr x8,x8,x8,lsl #8
orr x11,x13,x13,lsl #16
and x13,x4,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x12,x12,#0xffff0000ffff
lsr x0,x14,#32
lsl x4,x13,#16
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
lsl x17,x12,#16
bfi x14,x14,#16,#48
and x10,x10,#0xffff0000ffff
orr x8,x9,x8
orr x9,x11,x11,lsl #8
orr x11,x4,x13,lsl #8
orr x13,x0,x0,lsl #16
lsl x27,x10,#16
str x8,[sp,#344]
orr x8,x17,x12,lsl #8
and x12,x14,#0xffff0000ffff
lsr x0,x5,#32
bfi x5,x5,#16,#48
orr x12,x12,x12,lsl #8
and x13,x13,#0xffff0000ffff
orr x10,x27,x10,lsl #8
lsr x4,x23,#32
bfi x23,x23,#16,#48
and x5,x5,#0xffff0000ffff
orr x13,x13,x13,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
lsl x27,x5,#16
and x23,x23,#0xffff0000ffff
orr x8,x8,x9
orr x17,x11,x12
and x11,x13,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
str x8,[sp,#336]
orr x8,x23,x23,lsl #8
orr x9,x27,x5,lsl #8
orr x27,x10,x11
orr x10,x0,x0,lsl #16
lsr x11,x1,#32
bfi x1,x1,#16,#48
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x12,x4,x4,lsl #16
and x10,x10,#0xffff0000ffff
lsr x13,x22,#32
bfi x22,x22,#16,#48
and x0,x1,#0xffff0000ffff
lsl x1,x10,#16
orr x5,x9,x8
lsl x9,x0,#16
orr x11,x11,x11,lsl #16
and x8,x12,#0xffff0000ffff
and x12,x22,#0xffff0000ffff
ldr x14,[sp,#288]
orr x10,x1,x10,lsl #8
orr x8,x8,x8,lsl #8
orr x9,x9,x0,lsl #8
orr x12,x12,x12,lsl #8
orr x13,x13,x13,lsl #16
and x11,x11,#0xffff0000ffff
lsr x0,x14,#32
bfi x14,x14,#16,#48
lsr x1,x19,#32
bfi x19,x19,#16,#48
lsl x4,x11,#16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x13,x13,#0xffff0000ffff
mov x15,x14
orr x22,x10,x8
orr x14,x9,x12
orr x9,x13,x13,lsl #8
orr x10,x4,x11,lsl #8
and x12,x19,#0xffff0000ffff
and x11,x15,#0xffff0000ffff
lsl x13,x12,#16
orr x1,x1,x1,lsl #16
and x9,x9,#0xff00ff00ff00ff
orr x11,x11,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x0,x0,x0,lsl #16
orr x19,x10,x9
orr x9,x13,x12,lsl #8
and x12,x1,#0xffff0000ffff
and x10,x11,#0xff00ff00ff00ff
and x11,x0,#0xffff0000ffff
lsr x13,x20,#32
lsl x0,x12,#16
ldr x8,[sp,#320]
and x9,x9,#0xff00ff00ff00ff00
orr x23,x9,x10
bfi x20,x20,#16,#48
orr x9,x13,x13,lsl #16
orr x10,x0,x12,lsl #8
lsr x12,x8,#32
orr x11,x11,x11,lsl #8
and x13,x20,#0xffff0000ffff
and x0,x9,#0xffff0000ffff
bfi x8,x8,#16,#48
orr x12,x12,x12,lsl #16
and x9,x10,#0xff00ff00ff00ff00
lsl x10,x13,#16
lsl x1,x0,#16
and x11,x11,#0xff00ff00ff00ff
and x12,x12,#0xffff0000ffff
orr x15,x9,x11
and x11,x8,#0xffff0000ffff
orr x10,x10,x13,lsl #8
orr x13,x1,x0,lsl #8
orr x12,x12,x12,lsl #8
ldr x8,[sp,#352]
orr x11,x11,x11,lsl #8
lsr x0,x24,#32
bfi x24,x24,#16,#48
and x12,x12,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
lsr x1,x8,#32
bfi x8,x8,#16,#48
and x11,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x4,x24,#0xffff0000ffff
orr x20,x13,x12
lsr x12,x16,#32
lsl x24,x4,#16
orr x30,x10,x11
and x10,x8,#0xffff0000ffff
ldr x8,[sp,#368]
orr x0,x0,x0,lsl #16
orr x12,x12,x12,lsl #16
orr x11,x24,x4,lsl #8
orr x10,x10,x10,lsl #8
lsr x4,x8,#32
bfi x8,x8,#16,#48
bfi x16,x16,#16,#48
and x12,x12,#0xffff0000ffff
and x0,x0,#0xffff0000ffff
orr x13,x1,x1,lsl #16
mov x7,x8
lsl x8,x12,#16
lsl x1,x0,#16
and x10,x10,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x16,x16,#0xffff0000ffff
orr x9,x8,x12,lsl #8
ldr x8,[sp,#360]
lsl x24,x16,#16
orr x6,x11,x10
orr x10,x1,x0,lsl #8
orr x0,x4,x4,lsl #16
lsr x1,x3,#32
bfi x3,x3,#16,#48
and x13,x13,#0xffff0000ffff
and x12,x7,#0xffff0000ffff
lsr x4,x8,#32
bfi x8,x8,#16,#48
orr x13,x13,x13,lsl #8
orr x16,x24,x16,lsl #8
orr x12,x12,x12,lsl #8
and x0,x0,#0xffff0000ffff
and x3,x3,#0xffff0000ffff
and x24,x8,#0xffff0000ffff
orr x0,x0,x0,lsl #8
lsl x8,x3,#16
and x13,x13,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x12,x12,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x7,x10,x13
orr x21,x16,x12
orr x13,x24,x24,lsl #8
orr x8,x8,x3,lsl #8
and x16,x0,#0xff00ff00ff00ff
lsr x0,x17,#32
bfi x17,x17,#16,#48
and x9,x9,#0xff00ff00ff00ff00
lsr x3,x2,#32
orr x16,x9,x16
and x9,x13,#0xff00ff00ff00ff
orr x13,x1,x1,lsl #16
and x8,x8,#0xff00ff00ff00ff00
orr x1,x4,x4,lsl #16
bfi x2,x2,#16,#48
and x4,x17,#0xffff0000ffff
orr x17,x8,x9
orr x0,x0,x0,lsl #16
lsl x9,x4,#16
and x8,x1,#0xffff0000ffff
and x1,x2,#0xffff0000ffff
and x13,x13,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x1,x1,x1,lsl #8
orr x9,x9,x4,lsl #8
lsl x24,x13,#16
orr x2,x3,x3,lsl #16
and x3,x0,#0xffff0000ffff
and x10,x8,#0xff00ff00ff00ff
and x1,x1,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x8,x3,#16
orr x13,x24,x13,lsl #8
and x2,x2,#0xffff0000ffff
lsr x24,x27,#32
bfi x27,x27,#16,#48
orr x9,x9,x1
orr x8,x8,x3,lsl #8
lsr x4,x25,#32
str x9,[sp,#200]
orr x9,x2,x2,lsl #8
bfi x25,x25,#16,#48
and x1,x27,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff00
and x9,x9,#0xff00ff00ff00ff
lsl x3,x1,#16
orr x24,x24,x24,lsl #16
orr x0,x13,x10
and x10,x25,#0xffff0000ffff
orr x8,x8,x9
orr x10,x10,x10,lsl #8
orr x4,x4,x4,lsl #16
str x8,[sp,#208]
orr x8,x3,x1,lsl #8
and x1,x24,#0xffff0000ffff
ldr x11,[sp,#248]
lsl x24,x1,#16
and x9,x10,#0xff00ff00ff00ff
and x10,x4,#0xffff0000ffff
lsr x4,x5,#32
and x8,x8,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x8,x8,x9
orr x9,x24,x1,lsl #8
bfi x5,x5,#16,#48
str x8,[sp,#224]
orr x8,x4,x4,lsl #16
lsr x1,x11,#32
and x10,x10,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x4,x5,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x9,x9,x10
orr x10,x1,x1,lsl #16
lsl x24,x4,#16
lsl x25,x8,#16
bfi x11,x11,#16,#48
and x10,x10,#0xffff0000ffff
str x9,[sp,#232]
orr x1,x24,x4,lsl #8
orr x8,x25,x8,lsl #8
lsr x4,x22,#32
bfi x22,x22,#16,#48
orr x10,x10,x10,lsl #8
and x9,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsr x24,x28,#32
bfi x28,x28,#16,#48
and x25,x22,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x27,x25,#16
orr x8,x8,x10
lsr x10,x14,#32
orr x4,x4,x4,lsl #16
and x9,x9,#0xff00ff00ff00ff
and x1,x1,#0xff00ff00ff00ff00
str x8,[sp,#248]
and x8,x28,#0xffff0000ffff
orr x22,x1,x9
orr x9,x27,x25,lsl #8
orr x8,x8,x8,lsl #8
orr x24,x24,x24,lsl #16
orr x10,x10,x10,lsl #16
and x4,x4,#0xffff0000ffff
bfi x14,x14,#16,#48
lsl x25,x4,#16
and x28,x8,#0xff00ff00ff00ff
and x11,x9,#0xff00ff00ff00ff00
and x24,x24,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
lsr x27,x26,#32
bfi x26,x26,#16,#48
lsl x9,x10,#16
orr x28,x11,x28
orr x11,x25,x4,lsl #8
orr x4,x24,x24,lsl #8
and x14,x14,#0xffff0000ffff
lsl x8,x14,#16
orr x12,x9,x10,lsl #8
and x10,x26,#0xffff0000ffff
and x26,x4,#0xff00ff00ff00ff
orr x4,x27,x27,lsl #16
ldr x9,[sp,#280]
orr x8,x8,x14,lsl #8
orr x10,x10,x10,lsl #8
lsr x24,x19,#32
lsr x25,x9,#32
bfi x9,x9,#16,#48
and x4,x4,#0xffff0000ffff
bfi x19,x19,#16,#48
orr x4,x4,x4,lsl #8
and x11,x11,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
mov x13,x9
and x9,x8,#0xff00ff00ff00ff00
and x27,x19,#0xffff0000ffff
orr x26,x11,x26
orr x9,x9,x10
and x10,x4,#0xff00ff00ff00ff
and x11,x12,#0xff00ff00ff00ff00
lsl x8,x27,#16
orr x10,x11,x10
and x14,x13,#0xffff0000ffff
str x9,[sp,#216]
str x10,[sp,#280]
orr x10,x24,x24,lsl #16
orr x9,x14,x14,lsl #8
orr x8,x8,x27,lsl #8
lsr x11,x23,#32
bfi x23,x23,#16,#48
ldr x13,[sp,#256]
orr x12,x25,x25,lsl #16
and x10,x10,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x4,x23,#0xffff0000ffff
lsr x14,x13,#32
bfi x13,x13,#16,#48
lsl x24,x10,#16
orr x23,x8,x9
and x8,x12,#0xffff0000ffff
lsl x9,x4,#16
orr x10,x24,x10,lsl #8
orr x8,x8,x8,lsl #8
and x12,x13,#0xffff0000ffff
orr x11,x11,x11,lsl #16
orr x9,x9,x4,lsl #8
orr x12,x12,x12,lsl #8
orr x14,x14,x14,lsl #16
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x11,x11,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
lsl x25,x11,#16
orr x8,x10,x8
and x14,x14,#0xffff0000ffff
ldr x13,[sp,#240]
lsr x24,x15,#32
bfi x15,x15,#16,#48
str x8,[sp,#288]
orr x8,x9,x12
orr x9,x25,x11,lsl #8
str x8,[sp,#320]
orr x8,x14,x14,lsl #8
lsr x4,x13,#32
bfi x13,x13,#16,#48
and x11,x15,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
orr x15,x24,x24,lsl #16
and x10,x13,#0xffff0000ffff
orr x8,x9,x8
orr x14,x4,x4,lsl #16
orr x10,x10,x10,lsl #8
str x8,[sp,#352]
orr x8,x12,x11,lsl #8
lsr x12,x30,#32
and x11,x15,#0xffff0000ffff
bfi x30,x30,#16,#48
and x9,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x10,x14,#0xffff0000ffff
orr x8,x8,x9
lsl x14,x11,#16
orr x10,x10,x10,lsl #8
str x8,[sp,#360]
orr x8,x12,x12,lsl #16
ldr x12,[sp,#264]
orr x9,x14,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff
lsr x11,x12,#32
bfi x12,x12,#16,#48
and x8,x8,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
lsl x15,x8,#16
mov x13,x12
and x12,x30,#0xffff0000ffff
orr x9,x9,x10
lsl x14,x12,#16
str x9,[sp,#368]
and x9,x13,#0xffff0000ffff
orr x10,x11,x11,lsl #16
ldr x13,[sp,#272]
orr x9,x9,x9,lsl #8
orr x11,x14,x12,lsl #8
orr x8,x15,x8,lsl #8
lsr x12,x20,#32
and x10,x10,#0xffff0000ffff
bfi x20,x20,#16,#48
lsr x15,x13,#32
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
bfi x13,x13,#16,#48
and x20,x20,#0xffff0000ffff
orr x4,x11,x9
orr x11,x15,x15,lsl #16
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
lsl x24,x20,#16
orr x1,x8,x10
and x8,x13,#0xffff0000ffff
lsr x10,x6,#32
orr x12,x12,x12,lsl #16
bfi x6,x6,#16,#48
and x15,x11,#0xffff0000ffff
ldr x11,[sp,#304]
orr x9,x24,x20,lsl #8
orr x8,x8,x8,lsl #8
and x12,x12,#0xffff0000ffff
and x6,x6,#0xffff0000ffff
lsr x24,x11,#32
bfi x11,x11,#16,#48
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
orr x10,x10,x10,lsl #16
lsl x20,x12,#16
lsl x25,x6,#16
orr x2,x9,x8
orr x9,x15,x15,lsl #8
and x15,x11,#0xffff0000ffff
ldr x11,[sp,#296]
and x10,x10,#0xffff0000ffff
orr x8,x20,x12,lsl #8
orr x12,x25,x6,lsl #8
orr x6,x24,x24,lsl #16
lsr x20,x7,#32
bfi x7,x7,#16,#48
lsl x27,x10,#16
orr x15,x15,x15,lsl #8
lsr x24,x11,#32
bfi x11,x11,#16,#48
and x6,x6,#0xffff0000ffff
and x7,x7,#0xffff0000ffff
orr x10,x27,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
and x15,x15,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
orr x6,x6,x6,lsl #8
and x25,x11,#0xffff0000ffff
lsl x27,x7,#16
orr x3,x8,x9
orr x5,x12,x15
orr x12,x25,x25,lsl #8
ldr x8,[sp,#312]
and x6,x6,#0xff00ff00ff00ff
orr x15,x27,x7,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x7,x24,x24,lsl #16
orr x30,x10,x6
and x10,x12,#0xff00ff00ff00ff
orr x12,x20,x20,lsl #16
lsr x20,x8,#32
bfi x8,x8,#16,#48
and x15,x15,#0xff00ff00ff00ff00
lsr x6,x21,#32
bfi x21,x21,#16,#48
and x12,x12,#0xffff0000ffff
orr x24,x15,x10
and x10,x7,#0xffff0000ffff
and x7,x8,#0xffff0000ffff
ldr x8,[sp,#328]
and x21,x21,#0xffff0000ffff
lsl x25,x12,#16
orr x6,x6,x6,lsl #16
lsl x15,x21,#16
orr x10,x10,x10,lsl #8
lsr x27,x8,#32
bfi x8,x8,#16,#48
orr x12,x25,x12,lsl #8
orr x20,x20,x20,lsl #16
and x6,x6,#0xffff0000ffff
orr x15,x15,x21,lsl #8
mov x9,x8
lsr x21,x16,#32
bfi x16,x16,#16,#48
lsl x8,x6,#16
and x10,x10,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x20,x20,#0xffff0000ffff
orr x7,x7,x7,lsl #8
orr x25,x12,x10
orr x10,x20,x20,lsl #8
orr x8,x8,x6,lsl #8
and x16,x16,#0xffff0000ffff
lsl x6,x16,#16
orr x21,x21,x21,lsl #16
and x7,x7,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
and x12,x9,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x15,x15,x7
orr x12,x12,x12,lsl #8
orr x7,x27,x27,lsl #16
orr x20,x8,x10
orr x8,x6,x16,lsl #8
and x16,x21,#0xffff0000ffff
and x10,x12,#0xff00ff00ff00ff
lsr x6,x17,#32
lsl x21,x16,#16
and x12,x7,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
ldr x9,[sp,#344]
orr x12,x12,x12,lsl #8
orr x7,x8,x10
orr x10,x21,x16,lsl #8
bfi x17,x17,#16,#48
orr x8,x6,x6,lsl #16
lsr x16,x9,#32
and x12,x12,#0xff00ff00ff00ff
bfi x9,x9,#16,#48
and x10,x10,#0xff00ff00ff00ff00
and x17,x17,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x6,x10,x12
orr x12,x16,x16,lsl #16
lsl x21,x17,#16
lsl x27,x8,#16
and x10,x9,#0xffff0000ffff
ldr x9,[sp,#336]
and x12,x12,#0xffff0000ffff
orr x16,x21,x17,lsl #8
lsr x21,x0,#32
orr x8,x27,x8,lsl #8
bfi x0,x0,#16,#48
orr x12,x12,x12,lsl #8
lsr x27,x9,#32
bfi x9,x9,#16,#48
orr x10,x10,x10,lsl #8
and x0,x0,#0xffff0000ffff
and x12,x12,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
mov x11,x9
lsl x9,x0,#16
orr x19,x8,x12
lsr x12,x4,#32
and x10,x10,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
and x8,x11,#0xffff0000ffff
orr x17,x16,x10
orr x9,x9,x0,lsl #8
orr x8,x8,x8,lsl #8
orr x16,x27,x27,lsl #16
orr x0,x21,x21,lsl #16
orr x12,x12,x12,lsl #16
bfi x4,x4,#16,#48
ldr x10,[sp,#200]
and x13,x8,#0xff00ff00ff00ff
and x11,x9,#0xff00ff00ff00ff00
and x16,x16,#0xffff0000ffff
and x0,x0,#0xffff0000ffff
and x12,x12,#0xffff0000ffff
and x21,x4,#0xffff0000ffff
lsl x27,x0,#16
lsr x14,x10,#32
bfi x10,x10,#16,#48
lsl x9,x12,#16
orr x4,x11,x13
orr x13,x16,x16,lsl #8
lsl x8,x21,#16
orr x11,x27,x0,lsl #8
lsr x16,x1,#32
orr x9,x9,x12,lsl #8
and x12,x10,#0xffff0000ffff
and x0,x13,#0xff00ff00ff00ff
orr x10,x14,x14,lsl #16
ldr x13,[sp,#208]
bfi x1,x1,#16,#48
orr x8,x8,x21,lsl #8
orr x12,x12,x12,lsl #8
and x11,x11,#0xff00ff00ff00ff00
lsr x21,x13,#32
bfi x13,x13,#16,#48
and x10,x10,#0xffff0000ffff
and x1,x1,#0xffff0000ffff
orr x10,x10,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x27,x13,#0xffff0000ffff
lsl x13,x1,#16
and x12,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x0,x11,x0
orr x11,x13,x1,lsl #8
orr x9,x9,x10
orr x8,x8,x12
stp x9,x8,[sp,#336]
orr x9,x16,x16,lsl #16
ldr x16,[sp,#224]
orr x8,x27,x27,lsl #8
and x10,x11,#0xff00ff00ff00ff00
lsr x11,x2,#32
bfi x2,x2,#16,#48
lsr x13,x16,#32
bfi x16,x16,#16,#48
and x8,x8,#0xff00ff00ff00ff
orr x12,x21,x21,lsl #16
and x9,x9,#0xffff0000ffff
and x14,x2,#0xffff0000ffff
orr x8,x10,x8
mov x1,x16
lsl x16,x9,#16
lsl x10,x14,#16
str x8,[sp,#328]
and x8,x12,#0xffff0000ffff
and x12,x1,#0xffff0000ffff
orr x11,x11,x11,lsl #16
orr x9,x16,x9,lsl #8
orr x8,x8,x8,lsl #8
orr x10,x10,x14,lsl #8
orr x12,x12,x12,lsl #8
orr x13,x13,x13,lsl #16
and x11,x11,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x14,x12,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
ldr x12,[sp,#232]
lsr x21,x3,#32
bfi x3,x3,#16,#48
lsl x27,x11,#16
and x13,x13,#0xffff0000ffff
orr x16,x9,x8
orr x8,x10,x14
lsr x1,x12,#32
bfi x12,x12,#16,#48
str x8,[sp,#312]
orr x8,x13,x13,lsl #8
orr x9,x27,x11,lsl #8
and x11,x3,#0xffff0000ffff
lsl x13,x11,#16
orr x2,x21,x21,lsl #16
and x10,x12,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x1,x1,x1,lsl #16
orr x12,x9,x8
orr x8,x13,x11,lsl #8
and x11,x2,#0xffff0000ffff
and x9,x10,#0xff00ff00ff00ff
lsr x13,x5,#32
lsl x2,x11,#16
and x10,x1,#0xffff0000ffff
and x8,x8,#0xff00ff00ff00ff00
orr x10,x10,x10,lsl #8
orr x1,x8,x9
bfi x5,x5,#16,#48
orr x9,x2,x11,lsl #8
orr x8,x13,x13,lsl #16
lsr x11,x22,#32
and x10,x10,#0xff00ff00ff00ff
bfi x22,x22,#16,#48
and x2,x5,#0xffff0000ffff
and x9,x9,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
lsl x3,x2,#16
orr x14,x9,x10
orr x10,x11,x11,lsl #16
lsl x21,x8,#16
and x9,x22,#0xffff0000ffff
ldr x13,[sp,#248]
orr x11,x3,x2,lsl #8
orr x9,x9,x9,lsl #8
and x10,x10,#0xffff0000ffff
orr x8,x21,x8,lsl #8
orr x10,x10,x10,lsl #8
lsr x21,x13,#32
bfi x13,x13,#16,#48
lsr x3,x30,#32
bfi x30,x30,#16,#48
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
mov x2,x13
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x13,x11,x9
lsr x11,x24,#32
and x22,x30,#0xffff0000ffff
orr x8,x8,x10
orr x3,x3,x3,lsl #16
lsl x27,x22,#16
str x8,[sp,#304]
and x8,x2,#0xffff0000ffff
bfi x24,x24,#16,#48
orr x11,x11,x11,lsl #16
orr x8,x8,x8,lsl #8
orr x9,x27,x22,lsl #8
orr x21,x21,x21,lsl #16
and x3,x3,#0xffff0000ffff
and x22,x24,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
and x10,x8,#0xff00ff00ff00ff
lsl x24,x3,#16
lsr x27,x28,#32
bfi x28,x28,#16,#48
lsl x30,x22,#16
lsl x8,x11,#16
and x9,x9,#0xff00ff00ff00ff00
and x21,x21,#0xffff0000ffff
orr x10,x9,x10
orr x9,x24,x3,lsl #8
orr x3,x21,x21,lsl #8
orr x21,x30,x22,lsl #8
orr x8,x8,x11,lsl #8
and x11,x28,#0xffff0000ffff
orr x22,x27,x27,lsl #16
lsr x24,x25,#32
bfi x25,x25,#16,#48
orr x11,x11,x11,lsl #8
lsr x27,x26,#32
bfi x26,x26,#16,#48
and x22,x22,#0xffff0000ffff
and x21,x21,#0xff00ff00ff00ff00
and x25,x25,#0xffff0000ffff
and x11,x11,#0xff00ff00ff00ff
orr x22,x22,x22,lsl #8
and x28,x26,#0xffff0000ffff
lsl x30,x25,#16
and x3,x3,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x2,x21,x11
orr x11,x28,x28,lsl #8
orr x5,x9,x3
orr x3,x30,x25,lsl #8
and x21,x22,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
ldr x9,[sp,#216]
orr x22,x8,x21
and x8,x11,#0xff00ff00ff00ff
orr x11,x27,x27,lsl #16
orr x21,x24,x24,lsl #16
lsr x24,x15,#32
and x3,x3,#0xff00ff00ff00ff00
bfi x15,x15,#16,#48
orr x30,x3,x8
and x8,x11,#0xffff0000ffff
and x11,x21,#0xffff0000ffff
orr x3,x24,x24,lsl #16
lsr x21,x9,#32
bfi x9,x9,#16,#48
and x15,x15,#0xffff0000ffff
lsl x24,x11,#16
and x3,x3,#0xffff0000ffff
lsl x25,x15,#16
orr x21,x21,x21,lsl #16
and x26,x9,#0xffff0000ffff
lsl x27,x3,#16
orr x8,x8,x8,lsl #8
orr x11,x24,x11,lsl #8
orr x15,x25,x15,lsl #8
orr x24,x26,x26,lsl #8
and x21,x21,#0xffff0000ffff
orr x3,x27,x3,lsl #8
and x8,x8,#0xff00ff00ff00ff
orr x25,x21,x21,lsl #8
and x11,x11,#0xff00ff00ff00ff00
and x24,x24,#0xff00ff00ff00ff
and x15,x15,#0xff00ff00ff00ff00
lsr x26,x20,#32
bfi x20,x20,#16,#48
orr x21,x11,x8
orr x11,x15,x24
and x8,x25,#0xff00ff00ff00ff
and x15,x3,#0xff00ff00ff00ff00
ldr x9,[sp,#280]
and x3,x20,#0xffff0000ffff
orr x25,x26,x26,lsl #16
orr x20,x15,x8
lsr x8,x7,#32
bfi x7,x7,#16,#48
lsr x24,x9,#32
bfi x9,x9,#16,#48
lsl x26,x3,#16
and x25,x25,#0xffff0000ffff
lsr x27,x23,#32
and x7,x7,#0xffff0000ffff
orr x24,x24,x24,lsl #16
bfi x23,x23,#16,#48
orr x15,x26,x3,lsl #8
and x3,x9,#0xffff0000ffff
lsl x26,x25,#16
lsl x28,x7,#16
orr x3,x3,x3,lsl #8
and x24,x24,#0xffff0000ffff
orr x25,x26,x25,lsl #8
orr x24,x24,x24,lsl #8
and x15,x15,#0xff00ff00ff00ff00
orr x26,x28,x7,lsl #8
and x7,x23,#0xffff0000ffff
and x3,x3,#0xff00ff00ff00ff
orr x23,x7,x7,lsl #8
orr x8,x8,x8,lsl #16
orr x7,x15,x3
and x3,x25,#0xff00ff00ff00ff00
and x25,x26,#0xff00ff00ff00ff00
lsr x26,x6,#32
orr x27,x27,x27,lsl #16
bfi x6,x6,#16,#48
ldr x9,[sp,#288]
and x15,x24,#0xff00ff00ff00ff
and x23,x23,#0xff00ff00ff00ff
and x8,x8,#0xffff0000ffff
orr x24,x3,x15
orr x23,x25,x23
orr x15,x26,x26,lsl #16
and x3,x27,#0xffff0000ffff
and x6,x6,#0xffff0000ffff
lsl x25,x8,#16
lsr x27,x9,#32
bfi x9,x9,#16,#48
lsl x26,x6,#16
and x15,x15,#0xffff0000ffff
orr x8,x25,x8,lsl #8
orr x3,x3,x3,lsl #8
and x25,x9,#0xffff0000ffff
lsl x28,x15,#16
orr x6,x26,x6,lsl #8
orr x26,x27,x27,lsl #16
orr x25,x25,x25,lsl #8
lsr x27,x17,#32
bfi x17,x17,#16,#48
and x3,x3,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x15,x28,x15,lsl #8
and x26,x26,#0xffff0000ffff
and x28,x25,#0xff00ff00ff00ff
orr x25,x8,x3
and x8,x17,#0xffff0000ffff
orr x26,x26,x26,lsl #8
lsl x3,x8,#16
and x6,x6,#0xff00ff00ff00ff00
ldr x9,[sp,#320]
orr x6,x6,x28
and x17,x26,#0xff00ff00ff00ff
ldr x28,[sp,#384]
orr x26,x3,x8,lsl #8
ldr x8,[sp,#344]
and x15,x15,#0xff00ff00ff00ff00
mov x3,x9
orr x17,x15,x17
lsr x15,x9,#32
stur x8,[x28,#-128]
bfi x3,x9,#16,#48
orr x27,x27,x27,lsl #16
ldp x9,x8,[sp,#328]
stur x16,[x28,#-104]
and x3,x3,#0xffff0000ffff
stp x1,x14,[x28,#-80]
lsr x1,x19,#32
orr x16,x3,x3,lsl #8
bfi x19,x19,#16,#48
stp x10,x5,[x28,#-48]
stp x8,x9,[x28,#-120]
ldp x9,x10,[sp,#304]
orr x8,x15,x15,lsl #16
and x15,x27,#0xffff0000ffff
stp x11,x20,[x28]
lsl x27,x15,#16
stp x10,x12,[x28,#-96]
and x12,x16,#0xff00ff00ff00ff
and x16,x26,#0xff00ff00ff00ff00
and x8,x8,#0xffff0000ffff
orr x12,x16,x12
ldr x16,[sp,#352]
orr x15,x27,x15,lsl #8
orr x8,x8,x8,lsl #8
stp x13,x9,[x28,#-64]
lsr x14,x16,#32
bfi x16,x16,#16,#48
and x15,x15,#0xff00ff00ff00ff00
and x8,x8,#0xff00ff00ff00ff
stp x2,x22,[x28,#-32]
mov x3,x16
orr x16,x15,x8
orr x8,x1,x1,lsl #16
orr x14,x14,x14,lsl #16
and x13,x3,#0xffff0000ffff
and x15,x19,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
lsl x10,x15,#16
orr x9,x13,x13,lsl #8
lsl x1,x8,#16
and x13,x14,#0xffff0000ffff
lsr x14,x4,#32
bfi x4,x4,#16,#48
orr x10,x10,x15,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x8,x1,x8,lsl #8
ldr x1,[sp,#360]
orr x13,x13,x13,lsl #8
and x15,x4,#0xffff0000ffff
and x10,x10,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #16
lsr x11,x1,#32
bfi x1,x1,#16,#48
orr x9,x10,x9
and x13,x13,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
stp x12,x16,[x28,#64]
mov x2,x1
lsl x1,x15,#16
ldr x16,[sp,#368]
orr x8,x8,x13
and x13,x2,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x10,x1,x15,lsl #8
lsr x15,x0,#32
orr x13,x13,x13,lsl #8
bfi x0,x0,#16,#48
lsl x1,x14,#16
orr x11,x11,x11,lsl #16
orr x12,x15,x15,lsl #16
lsr x15,x16,#32
and x13,x13,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x0,x0,#0xffff0000ffff
orr x14,x1,x14,lsl #8
and x12,x12,#0xffff0000ffff
bfi x16,x16,#16,#48
and x11,x11,#0xffff0000ffff
stp x9,x8,[x28,#80]
lsl x9,x12,#16
orr x15,x15,x15,lsl #16
orr x10,x10,x13
lsl x13,x0,#16
orr x11,x11,x11,lsl #8
and x16,x16,#0xffff0000ffff
orr x9,x9,x12,lsl #8
and x12,x14,#0xff00ff00ff00ff00
and x14,x15,#0xffff0000ffff
orr x13,x13,x0,lsl #8
orr x8,x16,x16,lsl #8
and x11,x11,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #8
and x9,x9,#0xff00ff00ff00ff00
orr x11,x12,x11
and x8,x8,#0xff00ff00ff00ff
and x13,x13,#0xff00ff00ff00ff00
stp x10,x11,[x28,#96]
and x10,x14,#0xff00ff00ff00ff
orr x8,x13,x8
orr x9,x9,x10
ldr x10,[sp,#376]
stp x30,x21,[x28,#-16]
stp x8,x9,[x28,#112]
ldr x8,[sp,#392]
stp x7,x24,[x28,#16]
subs x10,x10,#1
stp x23,x25,[x28,#32]
add x8,x8,#16
stp x6,x17,[x28,#48]
shared_6 256,56,48,72,416
end_function phalanx_0_1_kuznyechik_encrypt_portable
.p2align 4
1000:
.quad 0x10,0x8
.p2align 4
1002:
.quad 0xff00ff00ff00ff,0xff00ff00ff00ff00
.p2align 4
1001:
.quad 0x8,0x10

function phalanx_0_1_kuznyechik_encrypt_portable_x1
sub sp,sp,#272
stp x29,x30,[sp,#176]
stp x28,x27,[sp,#192]
stp x26,x25,[sp,#208]
stp x24,x23,[sp,#224]
stp x22,x21,[sp,#240]
stp x20,x19,[sp,#256]
add x29,sp,#176
stp x1,x2,[sp]
str x3,[sp,#16]
cbz x3,4f
mov x13,xzr
str x0,[sp,#32]
nop
nop
nop
2:
ldr x8,[sp]
mov x12,#-6148914691236517206
str x13,[sp,#24]
and x12,x12,#0x1fe01fe01fe01fe
mov x14,xzr
add x8,x8,x13,lsl #4
mov w13,#1
movk w13,#4096,lsl #16
ldp x8,x9,[x8]
shared_7 7
umull x10,w10,w13
umull x11,w11,w13
eor x9,x10,x9
lsr x10,x9,#32
eor x8,x11,x8
bfi x9,x9,#16,#48
lsr x11,x8,#32
bfi x8,x8,#16,#48
orr x10,x10,x10,lsl #16
and x9,x9,#0xffff0000ffff
orr x11,x11,x11,lsl #16
lsl x12,x9,#16
and x8,x8,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
lsl x13,x10,#16
and x11,x11,#0xffff0000ffff
orr x9,x12,x9,lsl #8
orr x11,x11,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
orr x10,x13,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x11,x11,#0xff00ff00ff00ff
orr x15,x9,x8
and x10,x10,#0xff00ff00ff00ff00
orr x16,x10,x11
nop
nop
nop
nop
3:
add x8,x0,x14
mov x12,#-6148914691236517206
add x14,x14,#16
ldp x8,x9,[x8]
and x12,x12,#0x1fe01fe01fe01fe
stur x14,[x29,#-16]
shared_7 7
mov w12,#1
movk w12,#4096,lsl #16
umull x10,w10,w12
umull x11,w11,w12
eor x9,x10,x9
lsr x10,x9,#32
bfi x9,x9,#16,#48
eor x8,x11,x8
lsr x11,x8,#32
bfi x8,x8,#16,#48
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
lsl x12,x9,#16
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x12,x9,lsl #8
lsl x12,x10,#16
and x11,x11,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
orr x10,x12,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff00
orr x8,x9,x8
and x9,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
eor x14,x8,x15
orr x8,x10,x9
lsr x12,x14,#16
lsr x17,x14,#32
eor x13,x8,x16
lsr x10,x14,#48
lsr x15,x13,#16
lsr x1,x13,#48
lsr x8,x13,#32
eor x11,x12,x10
eor x2,x15,x1
eor x4,x17,x8
eor x9,x8,x14
eor x16,x2,x17
eor x0,x9,x12
eor x5,x11,x2
eor x22,x16,x12
bic x12,x4,x15
eor x6,x1,x13
eor x8,x11,x9
eor x7,x4,x11
eor x23,x5,x12
orr x24,x5,x12
bic x12,x4,x15
orr x26,x22,x8
stur x12,[x29,#-40]
eor x12,x7,x1
eor x8,x4,x6
eor x3,x2,x14
and x19,x0,x9
eor x7,x7,x13
and x13,x23,x6
and x27,x12,x8
eor x2,x4,x15
eor x21,x3,x4
eor x3,x16,x10
eor x1,x11,x19
eor x17,x11,x9
eor x19,x7,x15
eor x13,x13,x8
eor x8,x4,x6
eor x24,x27,x24
bic x27,x2,x27
eor x2,x4,x15
orr x25,x22,x0
stp x2,x8,[x29,#-32]
orn x28,x3,x1
and x8,x19,x5
and x2,x13,x17
ldur x17,[x29,#-40]
orr x20,x4,x15
and x30,x25,x10
eor x25,x28,x25
bic x28,x0,x28
bic x8,x6,x8
orr x20,x20,x7
eon x14,x1,x9
eor x23,x27,x23
eor x26,x26,x28
eor x8,x8,x17
orr x20,x20,x12
eor x30,x30,x11
eor w27,w24,w13
and x0,x24,x0
eor x14,x14,x25
eor x17,x23,x24
and x22,x23,x22
eon x1,x1,x26
and x11,x8,x11
eor x13,x8,x13
and x10,x27,x10
bic x24,x30,x20
bic x25,x25,x20
eor x2,x2,x0
and x21,x17,x21
eor x8,x8,x23
bic x14,x14,x20
and x9,x13,x9
eor x13,x13,x17
bic x17,x1,x20
eor x11,x11,x22
eor x0,x24,x0
eor x2,x2,x25
and x8,x8,x3
eor x10,x10,x14
and x13,x13,x16
eor x9,x9,x21
eor x14,x11,x17
eor x8,x0,x8
eor x13,x13,x22
eor x16,x14,x9
eor x17,x2,x9
eor x11,x8,x13
bic x8,x17,x16
eor x9,x10,x21
eor x10,x14,x2
eor x20,x8,x11
orn x8,x11,x16
eor x13,x9,x13
eor x14,x11,x16
orn x16,x20,x17
and w0,w20,w17
and x1,x10,x8
eor x9,x10,x8
and x16,x16,x13
eor w8,w0,w10
and x10,x1,x13
eor x16,x16,x11
eor x10,x14,x10
orr x14,x16,x17
ldur x0,[x29,#-32]
and x17,x10,x17
orr w13,w1,w13
eor x1,x16,x10
eor x17,x17,x9
and x12,x16,x12
and x0,x10,x0
and x11,x17,x11
and x2,x1,x5
and x15,x17,x15
eor x11,x11,x14
eor w3,w17,w10
eor x0,x2,x0
eor x17,x11,x17
eor x12,x12,x2
and x2,x11,x7
eor x11,x11,x16
and x16,x17,x19
eor x17,x17,x1
ldur x1,[x29,#-24]
and x11,x11,x6
eor x16,x16,x15
and x14,x3,x4
eor x15,x2,x15
eor x11,x16,x11
and x17,x17,x1
eor x0,x0,x15
eor x14,x15,x14
eor x11,x11,x17
eor x14,x14,x17
eor x12,x12,x16
bic x15,x11,x0
and x16,x11,x14
eor w13,w13,w9
eon x15,x12,x15
eor x16,x16,x0
eor w10,w13,w10
bic x12,x15,x12
orr x17,x15,x14
lsl w10,w10,#16
eor x11,x17,x11
eor x12,x16,x12
eor x12,x12,x17
orr x13,x11,x0
eor w16,w11,w9
eor x13,x13,x14
bic w14,w11,w12
ubfiz x11,x11,#32,#16
eor x13,x13,x12
eor w14,w14,w15
ubfiz x15,x16,#32,#16
eor w16,w14,w20
eor w9,w13,w9
eor w14,w13,w14
eor w8,w8,w16
eor w9,w9,w16
orr x11,x11,x14,lsl #48
lsl w8,w8,#16
bfxil x10,x9,#0,#16
orr x9,x15,x13,lsl #48
bfxil x8,x12,#0,#16
orr x15,x10,x11
lsl x10,x15,#1
lsl x11,x15,#3
lsl x12,x15,#5
lsl x13,x15,#6
orr x16,x8,x9
lsl x14,x15,#8
and x24,x10,#0xfffefffefffefffe
lsl x9,x16,#3
and x4,x11,#0xfff8fff8fff8fff8
and x10,x12,#0xffe0ffe0ffe0ffe0
and x13,x13,#0xffc0ffc0ffc0ffc0
lsl x0,x15,#10
lsl x1,x16,#8
eor x19,x24,x4
eor x2,x10,x13
and x17,x9,#0xfff8fff8fff8fff8
eor x9,x19,x2
lsl x2,x15,#11
and x5,x1,#0xff00ff00ff00ff00
and x6,x14,#0xff00ff00ff00ff00
and x1,x0,#0xfc00fc00fc00fc00
lsl x0,x15,#13
lsl x3,x15,#15
lsl x14,x16,#10
eor x20,x6,x1
and x25,x2,#0xf800f800f800f800
lsl x8,x16,#1
eor x2,x20,x25
and x20,x0,#0xe000e000e000e000
and x0,x3,#0x8000800080008000
lsl x11,x16,#5
lsl x12,x16,#6
and x3,x14,#0xfc00fc00fc00fc00
eor x14,x9,x2
eor x9,x20,x0
lsl x22,x16,#11
eor x26,x14,x9
lsl x14,x16,#13
lsl x27,x16,#15
and x21,x8,#0xfffefffefffefffe
and x8,x11,#0xffe0ffe0ffe0ffe0
and x12,x12,#0xffc0ffc0ffc0ffc0
lsr x28,x26,#48
eor x7,x21,x17
eor x11,x8,x12
eor x2,x5,x3
and x22,x22,#0xf800f800f800f800
and x23,x14,#0xe000e000e000e000
and x14,x27,#0x8000800080008000
mov x27,#281479271743489
eor x11,x7,x11
eor x2,x2,x22
mul x27,x28,x27
eor x10,x10,x6
eor x2,x11,x2
eor x11,x23,x14
eor x13,x13,x1
eor x1,x2,x11
eor x13,x10,x13
eor x8,x8,x5
extr x2,x26,x1,#48
eor x13,x13,x25
eor x12,x12,x3
lsl x3,x15,#2
eor x12,x8,x12
eor x24,x24,x6
and x26,x27,#0xffffffff00000000
eor x13,x2,x13
eor x12,x12,x22
eor x13,x26,x13
mov w26,w27
lsl x27,x15,#14
lsr x2,x13,#48
eor x1,x26,x1,lsl #16
mov x26,#281479271743489
and x3,x3,#0xfffcfffcfffcfffc
eor x9,x19,x9
eor x11,x7,x11
mul x2,x2,x26
and x26,x27,#0xc000c000c000c000
eor x12,x1,x12
eor x1,x3,x26
extr x13,x13,x12,#48
lsl x26,x16,#14
eor x1,x1,x6
lsl x27,x15,#12
eor x10,x10,x25
eor x13,x13,x1
lsl x1,x16,#2
and x26,x26,#0xc000c000c000c000
eor x8,x8,x22
and x3,x2,#0xffffffff00000000
mov w2,w2
and x1,x1,#0xfffcfffcfffcfffc
eor x13,x3,x13
lsl x3,x15,#4
eor x12,x2,x12,lsl #16
lsr x28,x13,#48
mov x2,#281479271743489
eor x1,x1,x26
and x3,x3,#0xfff0fff0fff0fff0
and x26,x27,#0xf000f000f000f000
eor x1,x1,x5
mul x2,x28,x2
eor x3,x3,x26
eor x12,x12,x1
eor x1,x3,x24
extr x13,x13,x12,#48
lsl x3,x16,#4
eor x0,x1,x0
lsl x1,x16,#12
eor x13,x13,x0
and x1,x1,#0xf000f000f000f000
and x0,x2,#0xffffffff00000000
mov w2,w2
eor x13,x0,x13
and x0,x3,#0xfff0fff0fff0fff0
eor x12,x2,x12,lsl #16
lsr x3,x13,#48
eor x0,x0,x1
eor x1,x21,x5
eor x0,x0,x1
mov x1,#281479271743489
mul x1,x3,x1
eor x14,x0,x14
eor x12,x12,x14
extr x13,x13,x12,#48
eor x13,x13,x6
and x14,x1,#0xffffffff00000000
mov w0,w1
lsl x1,x16,#9
eor x13,x14,x13
eor x12,x0,x12,lsl #16
mov x0,#281479271743489
lsr x14,x13,#48
eor x12,x12,x5
mul x14,x14,x0
extr x13,x13,x12,#48
lsl x0,x16,#7
eor x9,x13,x9
and x13,x14,#0xffffffff00000000
mov w14,w14
eor x9,x13,x9
eor x12,x14,x12,lsl #16
mov x14,#281479271743489
lsr x13,x9,#48
eor x11,x12,x11
lsl x12,x15,#7
mul x13,x13,x14
extr x9,x9,x11,#48
lsl x14,x15,#9
eor x9,x9,x10
and x14,x14,#0xfe00fe00fe00fe00
and x10,x13,#0xffffffff00000000
mov w13,w13
eor x9,x10,x9
and x10,x12,#0xff80ff80ff80ff80
eor x11,x13,x11,lsl #16
lsr x12,x9,#48
mov x13,#281479271743489
eor x10,x10,x14
eor x8,x11,x8
eor x14,x6,x20
and x11,x1,#0xfe00fe00fe00fe00
mul x12,x12,x13
eor x13,x4,x15
extr x9,x9,x8,#48
eor x10,x10,x13
and x15,x0,#0xff80ff80ff80ff80
eor x13,x17,x16
eor x10,x10,x14
eor x11,x15,x11
eor x14,x5,x23
eor x9,x9,x10
eor x11,x11,x13
and x10,x12,#0xffffffff00000000
mov w12,w12
eor x15,x10,x9
eor x9,x11,x14
eor x10,x12,x8,lsl #16
lsr x12,x15,#1
lsr x8,x15,#2
lsr x17,x15,#3
lsr x11,x15,#5
lsr x14,x15,#8
lsr x0,x15,#9
lsr x5,x15,#14
lsr x13,x15,#7
lsr x1,x15,#10
and x20,x12,#0x7fff7fff7fff7fff
and x8,x8,#0x3fff3fff3fff3fff
and x27,x17,#0x1fff1fff1fff1fff
and x23,x11,#0x7ff07ff07ff07ff
eor x16,x10,x9
and x25,x14,#0xff00ff00ff00ff
and x28,x0,#0x7f007f007f007f
and x26,x5,#0x3000300030003
eor x8,x20,x8
eor x0,x27,x23
lsr x3,x15,#12
lsr x4,x15,#13
lsr x9,x16,#1
lsr x12,x16,#2
lsr x24,x16,#3
lsr x17,x16,#5
and x10,x13,#0x1ff01ff01ff01ff
and x13,x1,#0x3f003f003f003f
eor x1,x25,x26
eor x8,x8,x0
lsr x2,x15,#11
lsr x11,x16,#8
stur x8,[x29,#-24]
eor x8,x8,x1
stur x20,[x29,#-80]
and x22,x3,#0xf000f000f000f
and x3,x4,#0x7000700070007
str x10,[sp,#88]
lsr x14,x16,#14
eor x4,x27,x10
eor x20,x28,x13
and x10,x9,#0x7fff7fff7fff7fff
and x13,x12,#0x3fff3fff3fff3fff
and x9,x24,#0x1fff1fff1fff1fff
lsr x0,x8,#48
and x5,x17,#0x7ff07ff07ff07ff
and x7,x2,#0x1f001f001f001f
stp x10,x4,[sp,#72]
and x2,x11,#0xff00ff00ff00ff
eor x11,x10,x13
eor x13,x9,x5
mov x10,x9
mov x9,#281479271743489
and x6,x14,#0x3000300030003
lsr x21,x15,#15
mul x14,x0,x9
eor x17,x7,x22
eor x0,x2,x6
eor x9,x11,x13
eor x11,x4,x20
eor x1,x17,x3
eor x13,x9,x0
and x30,x21,#0x1000100010001
eor x11,x11,x1
extr x8,x8,x13,#48
eor x11,x11,x30
stp x3,x22,[sp,#40]
lsr x17,x16,#7
lsr x0,x16,#9
eor x8,x8,x11
mov w11,w14
stur x9,[x29,#-32]
lsr x3,x16,#10
lsr x4,x16,#11
eor x9,x11,x13,lsl #16
lsr x11,x16,#12
lsr x13,x16,#13
and x14,x14,#0x7fffffff00000000
and x22,x17,#0x1ff01ff01ff01ff
and x24,x0,#0x7f007f007f007f
and x17,x3,#0x3f003f003f003f
and x3,x4,#0x1f001f001f001f
and x0,x11,#0xf000f000f000f
eor x14,x14,x8
and x21,x13,#0x7000700070007
eor x12,x24,x17
lsr x11,x15,#6
lsr x13,x16,#15
eor x17,x10,x22
eor x4,x3,x0
stp x27,x20,[x29,#-72]
mov x20,x10
lsr x8,x14,#48
eor x4,x4,x21
eor x10,x17,x12
stur x7,[x29,#-56]
and x19,x11,#0x3ff03ff03ff03ff
and x7,x13,#0x1000100010001
eor x10,x10,x4
mov x11,#281479271743489
eor x10,x10,x7
stp x17,x12,[sp,#56]
mul x8,x8,x11
eor x17,x23,x19
eor x11,x25,x28
eor x12,x9,x10
eor x10,x17,x11
eor x26,x26,x30
extr x11,x14,x12,#48
lsr x14,x16,#6
eor x10,x10,x1
eor x9,x23,x19
eor x10,x10,x26
mov x13,x28
and x14,x14,#0x3ff03ff03ff03ff
stur x9,[x29,#-40]
eor x10,x11,x10
and x11,x8,#0xffffffff00000000
eor x9,x5,x14
eor x28,x2,x24
eor x10,x11,x10
lsr x11,x15,#4
eor x28,x9,x28
eor x9,x5,x14
mov w8,w8
eor x1,x6,x7
stur x9,[x29,#-48]
lsr x9,x10,#48
and x11,x11,#0xfff0fff0fff0fff
mov x6,#281479271743489
eor x8,x8,x12,lsl #16
eor x12,x27,x11
mul x6,x9,x6
ldur x9,[x29,#-80]
ldr x11,[sp,#88]
eor x4,x28,x4
ldr x17,[sp,#72]
eor x27,x22,x2
eor x9,x9,x23
eor x28,x11,x25
eor x4,x4,x1
eor x9,x12,x9
eor x12,x28,x13
mov x28,x13
eor x12,x9,x12
ldp x13,x9,[sp,#40]
eor x8,x8,x4
lsr x4,x16,#4
eor x2,x5,x2
extr x10,x10,x8,#48
eor x9,x9,x13
eor x12,x12,x9
eor x10,x10,x12
and x12,x6,#0xffffffff00000000
eor x10,x12,x10
and x12,x4,#0xfff0fff0fff0fff
eor x4,x17,x5
eor x12,x20,x12
ldr x17,[sp,#80]
eor x12,x12,x4
eor x4,x27,x24
lsr x27,x10,#48
eor x12,x12,x4
mov w4,w6
eor x6,x23,x25
eor x4,x4,x8,lsl #16
eor x8,x0,x21
mov x0,#281479271743489
eor x6,x17,x6
ldp x17,x23,[x29,#-64]
mul x0,x27,x0
eor x12,x12,x8
eor x12,x4,x12
eor x4,x17,x23
extr x10,x10,x12,#48
ldr x17,[sp,#56]
eor x4,x6,x4
eor x4,x4,x30
eor x2,x17,x2
ldr x17,[sp,#64]
eor x10,x10,x4
and x4,x0,#0xffffffff00000000
mov w0,w0
eor x10,x4,x10
eor x5,x17,x3
eor x12,x0,x12,lsl #16
lsr x4,x10,#48
mov x0,#281479271743489
eor x2,x2,x5
mov x5,x11
eor x2,x2,x7
eor x17,x19,x28
mul x0,x4,x0
eor x4,x19,x11
ldur x11,[x29,#-24]
eor x4,x4,x23
eor x12,x12,x2
eor x9,x17,x9
eor x2,x11,x4
eor x4,x13,x30
extr x10,x10,x12,#48
eor x2,x2,x4
ldur x11,[x29,#-32]
eor x13,x21,x7
eor x10,x10,x2
eor x9,x9,x26
and x2,x0,#0xffffffff00000000
mov w0,w0
eor x10,x2,x10
eor x2,x14,x22
eor x12,x0,x12,lsl #16
eor x2,x2,x3
lsr x3,x10,#48
mov x0,#281479271743489
eor x2,x11,x2
ldur x11,[x29,#-72]
mul x0,x3,x0
eor x13,x2,x13
mov x3,#281479271743489
eor x12,x12,x13
eor x13,x14,x24
eor x11,x15,x11
extr x10,x10,x12,#48
eor x8,x13,x8
ldur x15,[x29,#-48]
eor x8,x8,x1
eor x13,x16,x20
eor x9,x10,x9
eor x13,x15,x13
and x10,x0,#0xffffffff00000000
mov w14,w0
ldr x0,[sp,#32]
eor x9,x10,x9
eor x12,x14,x12,lsl #16
ldur x14,[x29,#-16]
lsr x10,x9,#48
eor x13,x13,x22
eor x8,x12,x8
ldur x12,[x29,#-40]
cmp x14,#144
mul x10,x10,x3
extr x9,x9,x8,#48
eor x11,x12,x11
eor x11,x11,x5
eor x9,x9,x11
mov w12,w10
and x10,x10,#0xffffffff00000000
eor x8,x12,x8,lsl #16
eor x16,x10,x9
eor x15,x8,x13
b.ne 3b
ldp x9,x8,[x0,#144]
mov x14,#-6148914691236517206
and x14,x14,#0x1fe01fe01fe01fe
mov x17,#52428
mov w1,#-252645136
movk x17,#52428,lsl #32
mov w2,#1
eor x10,x8,x8,lsr #7
eor x11,x9,x9,lsr #7
movk w2,#4096,lsl #16
and x10,x10,x14
and x11,x11,x14
eor x8,x8,x10,lsl #7
eor x9,x9,x11,lsl #7
eor x8,x8,x10
eor x9,x9,x11
eor x10,x8,x8,lsr #14
eor x11,x9,x9,lsr #14
and x10,x10,x17
and x11,x11,x17
add x10,x10,x10,lsl #14
add x11,x11,x11,lsl #14
eor x8,x10,x8
eor x9,x11,x9
lsr x10,x8,#28
lsr x11,x9,#28
eor w10,w10,w8
eor w11,w11,w9
and x10,x10,x1
and x11,x11,x1
umull x10,w10,w2
umull x11,w11,w2
eor x8,x10,x8
lsr x10,x8,#32
eor x9,x11,x9
bfi x8,x8,#16,#48
lsr x11,x9,#32
bfi x9,x9,#16,#48
orr x10,x10,x10,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
lsl x13,x8,#16
and x9,x9,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsl x12,x10,#16
and x11,x11,#0xffff0000ffff
orr x8,x13,x8,lsl #8
orr x11,x11,x11,lsl #8
and x9,x9,#0xff00ff00ff00ff
orr x10,x12,x10,lsl #8
and x8,x8,#0xff00ff00ff00ff00
and x11,x11,#0xff00ff00ff00ff
orr x8,x8,x9
and x10,x10,#0xff00ff00ff00ff00
eor x8,x8,x15
orr x10,x10,x11
lsr x11,x8,#32
bfi x8,x8,#16,#48
eor x10,x10,x16
lsr x9,x10,#32
bfi x10,x10,#16,#48
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
orr x9,x9,x9,lsl #16
and x10,x10,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
lsl x13,x10,#16
orr x11,x11,x11,lsl #8
orr x8,x8,x8,lsl #8
and x9,x9,#0xffff0000ffff
lsl x12,x9,#16
orr x10,x13,x10,lsl #8
and x11,x11,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff
orr x9,x12,x9,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x8,x8,x10
and x9,x9,#0xff00ff00ff00ff00
lsr x10,x8,#32
bfi x8,x8,#16,#48
orr x9,x11,x9
lsr x11,x9,#32
bfi x9,x9,#16,#48
orr x10,x10,x10,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
and x9,x9,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
lsl x13,x9,#16
orr x10,x10,x10,lsl #8
orr x8,x8,x8,lsl #8
and x11,x11,#0xffff0000ffff
lsl x12,x11,#16
orr x9,x13,x9,lsl #8
and x10,x10,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff
orr x11,x12,x11,lsl #8
and x9,x9,#0xff00ff00ff00ff00
orr x8,x8,x9
and x11,x11,#0xff00ff00ff00ff00
lsr x9,x8,#32
bfi x8,x8,#16,#48
orr x10,x10,x11
lsr x11,x10,#32
bfi x10,x10,#16,#48
orr x9,x9,x9,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
lsl x12,x10,#16
and x9,x9,#0xffff0000ffff
and x11,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
lsl x13,x11,#16
orr x10,x12,x10,lsl #8
and x12,x8,#0xff00ff00ff00ff
orr x11,x13,x11,lsl #8
eor x8,x8,x10,lsr #7
and x13,x10,#0xff00ff00ff00ff00
orr x10,x12,x13
ldr x13,[sp,#24]
eor x12,x9,x11,lsr #7
and x8,x8,x14
and x9,x9,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
eor x10,x10,x8,lsl #7
orr x9,x9,x11
and x11,x12,x14
ldr x12,[sp,#8]
eor x9,x9,x11,lsl #7
eor x8,x10,x8
eor x10,x8,x8,lsr #14
add x12,x12,x13,lsl #4
add x13,x13,#1
eor x9,x9,x11
eor x11,x9,x9,lsr #14
and x10,x10,x17
add x10,x10,x10,lsl #14
and x11,x11,x17
add x11,x11,x11,lsl #14
eor x8,x10,x8
lsr x10,x8,#28
eor x9,x11,x9
lsr x11,x9,#28
eor w10,w10,w8
and x10,x10,x1
eor w11,w11,w9
umull x10,w10,w2
and x11,x11,x1
umull x11,w11,w2
eor x8,x10,x8
ldr x10,[sp,#16]
eor x9,x11,x9
cmp x13,x10
stp x8,x9,[x12]
b.ne 2b
4:
ldp x20,x19,[sp,#256]
ldp x22,x21,[sp,#240]
ldp x24,x23,[sp,#224]
ldp x26,x25,[sp,#208]
ldp x28,x27,[sp,#192]
ldp x29,x30,[sp,#176]
add sp,sp,#272
ret
end_function phalanx_0_1_kuznyechik_encrypt_portable_x1

function phalanx_0_1_kuznyechik_encrypt_portable_x8
stp x29,x30,[sp,#-96]!
stp x28,x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
sub sp,sp,#768
stp x1,x2,[sp]
str x0,[sp,#56]
str x3,[sp,#16]
cbz x3,6f
sub x8,x29,#136
add x9,sp,#504
mov x11,xzr
add x10,x8,#120
add x8,x9,#120
stp x8,x10,[sp,#40]
nop
nop
nop
nop
nop
nop
2:
lsl x9,x11,#7
ldr x8,[sp]
mov x22,xzr
add x8,x8,x9
stp x9,x11,[sp,#24]
ldp x12,x11,[x8,#16]
ldp x15,x13,[x8]
ldp x10,x9,[x8,#32]
ldp x17,x16,[x8,#48]
ldp x1,x0,[x8,#64]
eor x14,x12,x15,lsr #1
ldp x3,x2,[x8,#80]
eor x4,x11,x13,lsr #1
eor x7,x17,x10,lsr #1
and x20,x14,#0x5555555555555555
eor x21,x16,x9,lsr #1
and x4,x4,#0x5555555555555555
ldp x6,x5,[x8,#96]
ldp x8,x19,[x8,#112]
eor x12,x20,x12
eor x14,x4,x11
eor x15,x15,x20,lsl #1
and x11,x7,#0x5555555555555555
eor x7,x3,x1,lsr #1
eor x20,x2,x0,lsr #1
eor x13,x13,x4,lsl #1
and x4,x21,#0x5555555555555555
eor x10,x10,x11,lsl #1
eor x17,x11,x17
eor x16,x4,x16
eor x9,x9,x4,lsl #1
and x4,x7,#0x5555555555555555
and x7,x20,#0x5555555555555555
eor x20,x8,x6,lsr #1
eor x3,x4,x3
eor x11,x7,x2
eor x2,x19,x5,lsr #1
eor x0,x0,x7,lsl #1
eor x7,x10,x15,lsr #2
eor x1,x1,x4,lsl #1
and x4,x20,#0x5555555555555555
and x2,x2,#0x5555555555555555
eor x20,x9,x13,lsr #2
eor x21,x4,x8
eor x19,x2,x19
eor x2,x5,x2,lsl #1
and x5,x7,#0x3333333333333333
eor x7,x16,x14,lsr #2
eor x4,x6,x4,lsl #1
eor x8,x5,x10
eor x10,x17,x12,lsr #2
and x6,x20,#0x3333333333333333
eor x15,x15,x5,lsl #2
and x7,x7,#0x3333333333333333
eor x9,x6,x9
eor x5,x13,x6,lsl #2
and x6,x10,#0x3333333333333333
eor x20,x4,x1,lsr #2
eor x10,x7,x16
eor x16,x2,x0,lsr #2
eor x13,x6,x17
eor x12,x12,x6,lsl #2
and x17,x20,#0x3333333333333333
eor x14,x14,x7,lsl #2
eor x6,x21,x3,lsr #2
and x16,x16,#0x3333333333333333
eor x7,x19,x11,lsr #2
eor x1,x1,x17,lsl #2
eor x0,x0,x16,lsl #2
eor x20,x17,x4
eor x16,x16,x2
and x17,x6,#0x3333333333333333
and x2,x7,#0x3333333333333333
eor x6,x1,x15,lsr #4
eor x7,x0,x5,lsr #4
eor x3,x3,x17,lsl #2
eor x4,x2,x19
eor x19,x11,x2,lsl #2
and x11,x6,#0xf0f0f0f0f0f0f0f
eor x17,x17,x21
and x6,x7,#0xf0f0f0f0f0f0f0f
eor x7,x3,x12,lsr #4
eor x1,x11,x1
eor x26,x6,x0
eor x0,x19,x14,lsr #4
eor x2,x15,x11,lsl #4
eor x11,x5,x6,lsl #4
and x5,x7,#0xf0f0f0f0f0f0f0f
eor x6,x20,x8,lsr #4
and x0,x0,#0xf0f0f0f0f0f0f0f
eor x15,x5,x3
eor x12,x12,x5,lsl #4
eor x3,x0,x19
eor x5,x16,x9,lsr #4
eor x7,x17,x13,lsr #4
eor x19,x4,x10,lsr #4
and x6,x6,#0xf0f0f0f0f0f0f0f
eor x28,x14,x0,lsl #4
eor x14,x6,x20
eor x0,x8,x6,lsl #4
and x5,x5,#0xf0f0f0f0f0f0f0f
and x6,x7,#0xf0f0f0f0f0f0f0f
and x7,x19,#0xf0f0f0f0f0f0f0f
eor x30,x9,x5,lsl #4
eor x13,x13,x6,lsl #4
eor x8,x10,x7,lsl #4
eor x9,x5,x16
eor x10,x6,x17
eor x27,x7,x4
nop
nop
nop
3:
ldr x16,[sp,#56]
stp xzr,xzr,[sp,#464]
str x22,[sp,#376]
mov x21,xzr
mov x24,xzr
add x5,x16,x22,lsl #4
str xzr,[sp,#136]
mov x19,xzr
str xzr,[sp,#96]
mov x23,xzr
mov x25,xzr
ldp x4,x17,[x5]
stp xzr,xzr,[sp,#64]
mov x22,xzr
mov x7,xzr
mov x20,xzr
mov x16,xzr
eor x6,x4,x4,lsr #1
eor x5,x17,x17,lsr #1
stp x5,xzr,[sp,#488]
mov x5,x17
and x17,x6,#0x5555555555555555
eor x6,x17,x4
eor x17,x4,x17,lsl #1
mov x4,x5
str x17,[sp,#456]
ldr x17,[sp,#488]
and x17,x17,#0x5555555555555555
str x17,[sp,#488]
eor x17,x5,x17,lsl #1
eor x5,x6,x6,lsr #2
str x17,[sp,#480]
ldr x17,[sp,#488]
and x5,x5,#0x3333333333333333
eor x17,x17,x4
ldr x4,[sp,#456]
str x17,[sp,#448]
eor x17,x17,x17,lsr #2
eor x4,x4,x4,lsr #2
stp x4,x17,[sp,#424]
ldr x17,[sp,#480]
eor x4,x6,x5,lsl #2
eor x17,x17,x17,lsr #2
str x4,[sp,#488]
str x17,[sp,#440]
eor x17,x5,x6
ldp x6,x4,[sp,#424]
str x17,[sp,#392]
ldr x17,[sp,#72]
and x5,x6,#0x3333333333333333
and x4,x4,#0x3333333333333333
stp x5,x4,[sp,#408]
ldr x4,[sp,#440]
and x6,x4,#0x3333333333333333
ldr x4,[sp,#456]
eor x4,x4,x5,lsl #2
stp x6,x4,[sp,#424]
ldr x4,[sp,#448]
ldp x5,x6,[sp,#416]
eor x4,x5,x4
ldr x5,[sp,#480]
str x4,[sp,#384]
ldr x4,[sp,#136]
eor x5,x5,x6,lsl #2
ldr x6,[sp,#416]
str x5,[sp,#440]
ldr x5,[sp,#488]
eor x5,x5,x5,lsr #4
str x5,[sp,#400]
ldr x5,[sp,#448]
eor x5,x5,x6,lsl #2
ldr x6,[sp,#456]
str x5,[sp,#448]
ldr x5,[sp,#408]
eor x5,x5,x6
str x5,[sp,#416]
ldp x6,x5,[sp,#424]
eor x5,x5,x5,lsr #4
str x5,[sp,#456]
ldr x5,[sp,#480]
eor x5,x6,x5
ldr x6,[sp,#64]
str x5,[sp,#424]
ldr x5,[sp,#400]
and x5,x5,#0xf0f0f0f0f0f0f0f
str x5,[sp,#480]
ldr x5,[sp,#440]
eor x5,x5,x5,lsr #4
str x5,[sp,#408]
ldr x5,[sp,#488]
eor x15,x5,x15
ldr x5,[sp,#480]
str x15,[sp,#368]
eor x12,x12,x5,lsl #4
ldp x5,x15,[sp,#448]
and x15,x15,#0xf0f0f0f0f0f0f0f
str x12,[sp,#400]
ldr x12,[sp,#408]
eor x2,x2,x15,lsl #4
and x12,x12,#0xf0f0f0f0f0f0f0f
str x12,[sp,#456]
eor x12,x5,x5,lsr #4
ldr x5,[sp,#488]
str x12,[sp,#408]
ldr x12,[sp,#400]
eor x12,x12,x5
ldr x5,[sp,#96]
stp x12,x15,[sp,#352]
ldr x12,[sp,#432]
eor x15,x12,x1
eor x2,x2,x12
ldr x1,[sp,#440]
str x15,[sp,#488]
ldr x15,[sp,#456]
ldr x12,[sp,#408]
str x2,[sp,#432]
eor x2,x1,x26
eor x11,x11,x15,lsl #4
and x26,x12,#0xf0f0f0f0f0f0f0f
ldr x12,[sp,#360]
ldr x15,[sp,#488]
eor x11,x11,x1
eor x1,x28,x26,lsl #4
ldr x28,[sp,#416]
eor x15,x15,x12
ldr x12,[sp,#456]
str x11,[sp,#400]
eor x11,x28,x28,lsr #4
str x15,[sp,#440]
ldr x15,[sp,#368]
eor x12,x2,x12
str x12,[sp,#408]
ldr x12,[sp,#480]
eor x12,x15,x12
and x15,x11,#0xf0f0f0f0f0f0f0f
ldr x11,[sp,#448]
str x12,[sp,#480]
eor x12,x1,x11
str x12,[sp,#360]
ldr x12,[sp,#424]
eor x1,x12,x12,lsr #4
str x1,[sp,#368]
eor x1,x11,x3
eor x11,x0,x15,lsl #4
ldr x0,[sp,#368]
eor x1,x1,x26
str x11,[sp,#456]
str x1,[sp,#488]
and x3,x0,#0xf0f0f0f0f0f0f0f
ldp x1,x11,[sp,#384]
mov x0,x28
ldr x28,[sp,#456]
eor x2,x11,x11,lsr #4
eor x26,x1,x1,lsr #4
eor x14,x0,x14
eor x28,x28,x0
and x2,x2,#0xf0f0f0f0f0f0f0f
eor x0,x14,x15
str x28,[sp,#456]
eor x28,x30,x3,lsl #4
and x26,x26,#0xf0f0f0f0f0f0f0f
eor x13,x13,x2,lsl #4
mov x30,x12
eor x14,x28,x12
eor x12,x8,x26,lsl #4
eor x8,x11,x10
eor x9,x30,x9
eor x30,x13,x11
eor x11,x8,x2
eor x10,x1,x27
ldr x8,[sp,#480]
eor x15,x9,x3
eor x9,x10,x26
ldr x10,[sp,#456]
eor x2,x12,x1
eor x8,x11,x8
stp x9,x11,[sp,#416]
str x8,[sp,#368]
eor x8,x8,x10
eor x10,x0,x10
str x10,[sp,#456]
ldr x10,[sp,#488]
eor x9,x9,x10
ldp x11,x10,[sp,#352]
str x9,[sp,#336]
eor x27,x9,x14
eor x9,x15,x14
str x9,[sp,#448]
ldr x9,[sp,#432]
eor x28,x8,x11
eor x1,x30,x11
stp x27,x8,[sp,#272]
eor x14,x0,x9
ldr x9,[sp,#400]
eor x3,x2,x10
eor x12,x14,x11
str x14,[sp,#216]
eor x13,x15,x9
and x0,x12,x14
eor x11,x13,x10
eor x0,x1,x0
eor x15,x8,x30
and x8,x11,x13
eor x11,x2,x10
orn x9,x15,x0
eor x8,x11,x8
eor x11,x27,x2
eor x27,x27,x10
eor x26,x13,x10
str x8,[sp,#256]
orn x8,x11,x8
stp x12,x27,[sp,#384]
bic x12,x12,x9
eor x10,x13,x3
str x9,[sp,#328]
eor x9,x14,x1
stp x15,x11,[sp,#288]
bic x11,x26,x8
stp x8,x2,[sp,#304]
orr x8,x28,x9
mov x2,x28
stp x9,x13,[sp,#224]
orr x9,x27,x10
eor x8,x8,x12
stp x8,x1,[sp,#160]
eor x8,x9,x11
ldr x9,[sp,#440]
stp x28,x8,[sp,#144]
ldp x14,x28,[sp,#448]
str x10,[sp,#208]
ldp x12,x10,[sp,#416]
stp x30,x0,[sp,#240]
eor x8,x28,x1
str x26,[sp,#128]
mov x26,x3
eor x0,x10,x9
eor x15,x10,x8
ldr x10,[sp,#408]
eor x13,x8,x9
ldr x8,[sp,#432]
str x3,[sp,#184]
eor x9,x12,x10
str x13,[sp,#440]
eor x30,x0,x28
stp x15,x9,[sp,#424]
eor x9,x14,x3
eor x8,x28,x8
eor x27,x12,x9
eor x9,x9,x10
ldr x10,[sp,#368]
ldr x3,[sp,#336]
stp x9,x27,[sp,#408]
eor x8,x8,x10
eor x12,x10,x1
ldr x10,[sp,#480]
str x8,[sp,#200]
ldr x8,[sp,#400]
bic x11,x28,x10
eor x1,x13,x10
eor x28,x3,x26
eor x8,x14,x8
eor x13,x12,x11
stp x0,x12,[sp,#360]
eor x8,x8,x3
str x13,[sp,#120]
and x13,x1,x12
str x8,[sp,#400]
eor x8,x12,x11
ldr x10,[sp,#328]
and x8,x8,x0
and x26,x30,x15
stp x28,x1,[sp,#336]
eor x3,x8,x30
bic x8,x0,x13
ldr x0,[sp,#240]
eor x8,x8,x11
orr x11,x12,x11
str x30,[sp,#352]
str x8,[sp,#88]
ldr x8,[sp,#384]
eor x12,x26,x11
eor x30,x3,x12
mov x15,x14
orr x8,x2,x8
eor x10,x8,x10
and x8,x8,x0
str x8,[sp,#112]
ldr x8,[sp,#488]
str x10,[sp,#264]
eor x10,x9,x8
ldr x9,[sp,#432]
bic x1,x14,x8
and x8,x10,x28
eor x13,x28,x1
bic x2,x9,x8
and x8,x30,x0
ldr x0,[sp,#128]
str x8,[sp,#176]
ldr x8,[sp,#392]
eor x11,x9,x14
and x9,x13,x9
stp x10,x11,[sp,#320]
eor x30,x2,x1
eor x10,x9,x11
orr x1,x28,x1
orr x2,x8,x0
and x28,x11,x27
ldp x8,x11,[sp,#304]
eor x9,x28,x1
ldr x27,[sp,#456]
eor x1,x10,x9
eor x8,x2,x8
str x8,[sp,#240]
and x8,x2,x11
and x11,x1,x11
str x8,[sp,#80]
ldp x2,x8,[sp,#480]
str x11,[sp,#192]
eor x11,x14,x8
eor x14,x27,x2
bic x28,x11,x28
eor x11,x15,x8
ldr x8,[sp,#120]
bic x1,x14,x26
eor x14,x27,x2
ldr x15,[sp,#216]
stp x14,x11,[sp,#304]
eor x14,x1,x8
eor x11,x28,x13
ldr x8,[sp,#248]
ldr x13,[sp,#160]
ldr x1,[sp,#88]
orr x26,x27,x2
eon x13,x8,x13
eon x8,x8,x15
str x13,[sp,#120]
ldr x13,[sp,#152]
str x8,[sp,#104]
ldr x8,[sp,#256]
eon x13,x8,x13
str x13,[sp,#152]
ldr x13,[sp,#232]
eon x8,x8,x13
str x8,[sp,#160]
ldr x8,[sp,#224]
and x8,x3,x8
str x8,[sp,#248]
ldr x8,[sp,#208]
and x8,x10,x8
eor x10,x30,x10
str x8,[sp,#256]
eor x8,x1,x3
and x13,x10,x13
and x28,x8,x15
ldr x15,[sp,#384]
and x15,x12,x15
eor x12,x14,x12
stp x15,x13,[sp,#224]
and x15,x9,x0
eor x9,x11,x9
str x15,[sp,#384]
ldp x13,x15,[sp,#272]
eor x10,x9,x10
eor x8,x12,x8
ldr x0,[sp,#400]
and x10,x10,x13
ldr x13,[sp,#200]
and x8,x8,x15
ldr x15,[sp,#112]
and x12,x12,x13
ldr x13,[sp,#168]
eor x28,x12,x28
eor x15,x15,x13
and x13,x1,x13
str x15,[sp,#280]
eor x15,x1,x14
and x1,x9,x0
ldr x9,[sp,#288]
and x9,x15,x9
ldr x15,[sp,#80]
str x9,[sp,#400]
ldr x9,[sp,#144]
and x14,x14,x9
ldr x9,[sp,#184]
eor x15,x15,x9
and x3,x30,x9
ldr x9,[sp,#296]
eor x30,x30,x11
str x15,[sp,#272]
and x9,x30,x9
eor x30,x8,x14
ldr x8,[sp,#488]
str x9,[sp,#288]
ldr x9,[sp,#392]
eor x14,x13,x14
and x11,x11,x9
ldr x9,[sp,#448]
eor x15,x10,x11
eor x13,x3,x11
ldr x11,[sp,#264]
orr x27,x9,x8
ldr x8,[sp,#176]
eor x12,x8,x12
ldr x8,[sp,#440]
orr x26,x26,x8
ldr x8,[sp,#408]
orr x27,x27,x8
ldr x8,[sp,#104]
eor x10,x8,x11
ldp x8,x9,[sp,#416]
orr x26,x26,x9
orr x27,x27,x8
ldr x8,[sp,#120]
ldr x9,[sp,#152]
bic x10,x10,x26
bic x8,x8,x26
bic x9,x9,x27
eor x3,x14,x8
eor x8,x13,x9
eor x9,x12,x10
str x8,[sp,#296]
ldp x8,x13,[sp,#232]
eor x9,x9,x30
str x9,[sp,#392]
eor x10,x1,x8
ldr x8,[sp,#192]
eor x12,x8,x1
ldr x8,[sp,#160]
eor x14,x8,x13
ldp x8,x9,[sp,#272]
bic x14,x14,x27
bic x0,x9,x26
eor x2,x12,x14
ldr x12,[sp,#224]
eor x9,x2,x15
bic x1,x8,x27
ldr x8,[sp,#384]
eor x14,x0,x12
eor x0,x1,x8
ldr x1,[sp,#400]
str x9,[sp,#400]
bic x9,x11,x26
ldr x11,[sp,#248]
eor x14,x14,x1
ldr x1,[sp,#288]
eor x0,x0,x1
eor x1,x14,x30
ldr x30,[sp,#392]
eor x2,x0,x15
bic x0,x13,x27
eor x13,x11,x12
eor x13,x9,x13
ldr x9,[sp,#256]
eor x15,x3,x28
eor x11,x13,x28
eor x14,x9,x8
eor x9,x3,x13
orn x13,x1,x15
eor x12,x0,x14
ldr x0,[sp,#296]
and x14,x9,x13
eor x27,x12,x10
eor x8,x1,x15
str x14,[sp,#384]
eor x26,x0,x10
and x10,x14,x30
eor x14,x0,x12
eor x0,x8,x10
bic x10,x11,x15
mov x3,x11
eor x11,x10,x1
bic x10,x27,x26
orn x12,x2,x26
eor x8,x10,x2
and x28,x14,x12
eor x10,x2,x26
stp x9,x8,[sp,#264]
orn x8,x8,x27
orn x26,x11,x3
str x8,[sp,#288]
ldr x8,[sp,#400]
mov x15,x3
stp x11,x14,[sp,#248]
mov x3,x14
and x11,x14,x12
and x28,x28,x8
and x26,x26,x30
str x27,[sp,#240]
eor x14,x10,x28
ldr x10,[sp,#288]
and x28,x0,x15
eor x26,x26,x1
and x30,x14,x27
str x15,[sp,#216]
and x10,x10,x8
eor x8,x9,x13
eor x9,x3,x12
eor x28,x28,x8
stp x8,x11,[sp,#288]
orr x8,x26,x15
and x1,x28,x1
mov x11,x27
eor x27,x10,x2
eor x10,x1,x8
ldr x8,[sp,#440]
eor x30,x30,x9
str x9,[sp,#280]
and x2,x30,x2
orr x9,x27,x11
and x1,x10,x8
ldr x8,[sp,#408]
eor x9,x2,x9
ldr x13,[sp,#344]
eor x12,x10,x28
eor x10,x10,x26
and x2,x9,x8
ldp x8,x11,[sp,#480]
stp x14,x0,[sp,#224]
and x8,x28,x8
and x11,x30,x11
eor x15,x1,x8
and x1,x12,x13
eor x13,x9,x30
eor x3,x1,x8
ldr x8,[sp,#320]
eor x1,x2,x11
eor x9,x9,x27
and x2,x13,x8
ldr x8,[sp,#456]
eor x11,x2,x11
eor x2,x28,x0
eor x28,x30,x14
and x2,x2,x8
ldr x8,[sp,#448]
and x8,x28,x8
str x8,[sp,#480]
ldr x8,[sp,#424]
and x30,x26,x8
ldr x8,[sp,#360]
eor x26,x26,x0
and x10,x10,x8
ldr x8,[sp,#432]
eor x10,x3,x10
and x8,x9,x8
eor x9,x12,x26
str x8,[sp,#456]
ldr x8,[sp,#352]
and x12,x9,x8
ldr x8,[sp,#416]
ldr x9,[sp,#328]
eor x10,x10,x12
and x28,x27,x8
eor x27,x27,x14
ldr x8,[sp,#368]
eor x13,x13,x27
and x13,x13,x9
ldr x9,[sp,#336]
and x26,x26,x8
and x27,x27,x9
ldp x8,x9,[sp,#304]
and x8,x0,x8
eor x8,x26,x8
and x9,x14,x9
eor x14,x15,x2
eor x8,x8,x15
eor x2,x14,x12
eor x12,x30,x26
ldp x15,x30,[sp,#456]
eor x9,x27,x9
eor x26,x9,x1
ldr x9,[sp,#480]
eor x14,x28,x27
eor x12,x12,x3
and x0,x10,x2
str x8,[sp,#488]
eor x15,x11,x15
eor x11,x14,x11
bic x14,x10,x8
eor x9,x1,x9
eor x15,x15,x13
eon x14,x12,x14
bic x12,x14,x12
eor x0,x0,x8
bic x1,x15,x26
eor x3,x9,x13
eor x12,x0,x12
eon x13,x11,x1
and x0,x15,x3
orr x1,x14,x2
bic x11,x13,x11
eor x27,x1,x10
eor x10,x0,x26
orr x0,x13,x3
eor x10,x10,x11
eor x28,x0,x15
ldr x8,[sp,#216]
eor x0,x10,x0
ldp x10,x9,[sp,#240]
eor x1,x12,x1
str x28,[sp,#608]
bic x15,x27,x1
stp x1,x0,[sp,#504]
and x11,x9,x8
ldr x8,[sp,#264]
eor x14,x15,x14
bic x15,x28,x0
str x14,[sp,#480]
eor x12,x11,x8
ldr x8,[sp,#272]
eor x11,x15,x13
eor x13,x14,x9
ldr x9,[sp,#256]
str x11,[sp,#456]
and x15,x8,x10
eor x14,x11,x8
eor x11,x12,x13
eor x15,x15,x9
ldp x10,x9,[sp,#280]
eor x15,x15,x14
str x11,[sp,#520]
str x15,[sp,#528]
ldp x15,x8,[sp,#384]
eor x11,x27,x9
eor x12,x28,x10
str x27,[sp,#600]
str x11,[sp,#536]
ldr x11,[sp,#296]
orr x15,x15,x8
ldr x8,[sp,#400]
str x12,[sp,#544]
orr x11,x11,x8
ldr x8,[sp,#488]
orr x8,x27,x8
eor x8,x8,x2
orr x2,x28,x26
eor x8,x8,x1
eor x12,x2,x3
eor x2,x12,x0
eor x12,x8,x9
mov x0,x9
str x8,[sp,#552]
eor x13,x12,x13
eor x11,x11,x10
eor x12,x2,x10
ldp x9,x10,[sp,#224]
eor x15,x15,x0
eor x12,x12,x14
eor x11,x11,x9
ldp x28,x9,[sp,#472]
str x2,[sp,#560]
eor x10,x15,x10
str x13,[sp,#568]
eor x8,x8,x9
ldr x9,[sp,#456]
str x12,[sp,#576]
str x8,[sp,#616]
mov x8,#-8
eor x9,x2,x9
str x10,[sp,#584]
str x9,[sp,#624]
ldr x9,[sp,#40]
str x11,[sp,#592]
nop
nop
4:
ldp x15,x12,[x9,#-8]
eor x1,x17,x7
eor x0,x21,x7
eor x13,x24,x20
eor x3,x6,x7
eor x2,x25,x20
adds x8,x8,#1
sub x9,x9,#16
lsl x14,x15,#8
extr x11,x12,x15,#56
lsl x17,x15,#16
eor x6,x7,x15
lsl x7,x15,#24
lsl x21,x15,#32
extr x10,x11,x14,#56
eor x16,x16,x14
eor x25,x5,x14
eor x3,x3,x14
lsl x26,x15,#40
mov x5,x28
extr x24,x10,x17,#56
eor x17,x30,x17
eor x30,x25,x21
eor x28,x16,x7
eor x16,x7,x26
eor x27,x6,x7
extr x14,x24,x7,#56
eor x3,x3,x16
eor x16,x0,x26
eor x0,x1,x26
eor x6,x22,x20
eor x19,x19,x11
extr x25,x14,x21,#56
lsl x21,x15,#48
lsl x15,x15,#56
eor x22,x6,x11
eor x20,x20,x24
eor x11,x11,x14
extr x1,x25,x26,#56
eor x6,x0,x21
eor x7,x3,x21
eor x3,x19,x24
eor x19,x22,x24
eor x2,x2,x25
extr x0,x1,x21,#56
eor x21,x27,x15
eor x13,x13,x25
eor x19,x19,x25
eor x2,x2,x1
extr x15,x0,x15,#56
eor x0,x20,x0
eor x1,x19,x1
lsl x25,x15,#24
eor x13,x13,x15
eor x20,x23,x15,lsl #32
eor x23,x4,x15
eor x12,x12,x15,lsl #8
lsl x4,x15,#16
eor x2,x2,x15
eor x0,x0,x15
lsl x14,x15,#40
eor x19,x13,x25
ldr x13,[sp,#496]
eor x1,x1,x15
eor x12,x12,x0
eor x0,x2,x4
eor x1,x1,x4
eor x11,x11,x15
eor x22,x0,x25
eor x24,x12,x14
eor x12,x25,x14
eor x13,x13,x15,lsl #48
lsl x0,x15,#56
eor x11,x20,x11
eor x14,x3,x14
eor x12,x1,x12
eor x10,x10,x15
eor x4,x14,x0
eor x20,x12,x0
eor x25,x13,x10
eor x10,x11,x0
str x10,[sp,#496]
b.lo 4b
stp x30,x28,[sp,#464]
mov x2,xzr
mov x11,xzr
stp x16,x19,[x29,#-120]
ldr x16,[sp,#472]
mov x12,xzr
mov x28,xzr
mov x0,xzr
mov x30,xzr
stp x16,x4,[x29,#-104]
ldr x16,[sp,#464]
mov x13,xzr
mov x8,xzr
mov x1,xzr
mov x26,xzr
stur x16,[x29,#-72]
ldr x16,[sp,#496]
mov x15,xzr
mov x3,xzr
mov x14,xzr
mov x9,xzr
stp x16,x17,[x29,#-64]
ldr x16,[sp,#48]
mov x10,xzr
mov x27,xzr
stp x21,x24,[x29,#-136]
mov x21,#-8
stp x5,x23,[x29,#-88]
stp x25,x6,[x29,#-48]
stp x22,x7,[x29,#-32]
stur x20,[x29,#-16]
nop
nop
nop
nop
nop
nop
5:
ldp x4,x17,[x16,#-8]
eor x2,x2,x10
eor x15,x15,x10
eor x14,x14,x10
eor x9,x9,x27
eor x3,x3,x27
eor x11,x11,x27
adds x21,x21,#1
extr x5,x17,x4,#8
lsr x6,x17,#8
eor x10,x10,x4
lsr x4,x17,#16
eor x22,x27,x17
sub x16,x16,#16
extr x7,x6,x5,#8
eor x12,x12,x5
eor x13,x13,x5
eor x14,x14,x5
lsr x5,x17,#24
eor x19,x28,x6
extr x20,x4,x7,#8
eor x8,x8,x6
eor x6,x9,x6
eor x9,x12,x7
eor x12,x14,x7
eor x4,x4,x5
eor x14,x10,x20
eor x7,x9,x20
eor x0,x0,x20
eor x13,x13,x20
eor x9,x15,x20
eor x12,x12,x20
extr x15,x5,x20,#8
lsr x20,x17,#32
eor x22,x22,x5
eor x19,x19,x4
eor x23,x30,x5
eor x10,x3,x5
eor x3,x6,x4
extr x4,x20,x15,#8
eor x13,x13,x15
eor x15,x5,x20
lsr x5,x17,#40
lsr x20,x17,#48
eor x15,x8,x15
eor x8,x14,x4
eor x14,x7,x4
extr x6,x5,x4,#8
eor x1,x1,x4
lsr x17,x17,#56
eor x0,x0,x4
eor x13,x13,x4
eor x12,x12,x4
eor x8,x8,x6
eor x24,x2,x6
eor x14,x14,x6
eor x1,x1,x6
extr x6,x20,x6,#8
eor x4,x5,x20
eor x7,x26,x5
eor x27,x3,x5
eor x22,x22,x4
eor x2,x8,x6
eor x8,x4,x17
eor x4,x5,x17
extr x5,x17,x6,#8
eor x28,x11,x20
eor x11,x22,x17
eor x14,x14,x6
eor x30,x19,x8
eor x0,x0,x6
eor x8,x23,x4
eor x13,x13,x6
eor x26,x15,x4
eor x15,x9,x6
eor x9,x10,x17
lsr x17,x5,#8
lsr x4,x5,#16
lsr x6,x5,#24
eor x10,x0,x5
eor x13,x13,x5
eor x0,x1,x5
eor x1,x24,x17
eor x10,x10,x17
eor x13,x13,x17
eor x0,x0,x17
eor x15,x15,x17
eor x17,x4,x6
lsr x4,x5,#32
lsr x19,x5,#40
eor x3,x7,x20
eor x12,x12,x5
eor x7,x10,x17
eor x17,x15,x17
lsr x15,x5,#48
lsr x5,x5,#56
eor x10,x6,x4
eor x4,x4,x19
eor x14,x14,x6
eor x6,x0,x10
eor x0,x1,x4
eor x1,x13,x4
eor x20,x19,x15
eor x10,x12,x15
eor x12,x15,x5
eor x13,x19,x5
eor x4,x4,x5
eor x12,x0,x12
eor x0,x14,x13
eor x14,x20,x5
eor x13,x7,x5
eor x15,x6,x14
eor x14,x17,x4
b.lo 5b
ldr x22,[sp,#376]
add x22,x22,#1
cmp x22,#9
b.ne 3b
ldr x17,[sp,#56]
ldp x16,x17,[x17,#144]
eor x4,x16,x16,lsr #1
eor x5,x17,x17,lsr #1
and x4,x4,#0x5555555555555555
and x5,x5,#0x5555555555555555
eor x6,x16,x4,lsl #1
eor x4,x4,x16
eor x7,x5,x17
eor x16,x4,x4,lsr #2
eor x5,x17,x5,lsl #1
eor x17,x7,x7,lsr #2
eor x19,x6,x6,lsr #2
and x21,x16,#0x3333333333333333
and x17,x17,#0x3333333333333333
eor x20,x5,x5,lsr #2
and x19,x19,#0x3333333333333333
eor x22,x21,x4
eor x21,x4,x21,lsl #2
eor x16,x17,x7
eor x4,x7,x17,lsl #2
eor x7,x19,x6
eor x6,x6,x19,lsl #2
eor x19,x22,x22,lsr #4
eor x23,x21,x21,lsr #4
and x20,x20,#0x3333333333333333
str x16,[sp,#472]
eor x24,x7,x7,lsr #4
and x19,x19,#0xf0f0f0f0f0f0f0f
eor x17,x20,x5
eor x5,x5,x20,lsl #2
eor x20,x16,x16,lsr #4
and x23,x23,#0xf0f0f0f0f0f0f0f
eor x16,x19,x22
eor x25,x17,x17,lsr #4
str x16,[sp,#496]
eor x19,x22,x19,lsl #4
eor x22,x6,x6,lsr #4
eor x16,x23,x21
and x24,x24,#0xf0f0f0f0f0f0f0f
str x16,[sp,#480]
eor x16,x21,x23,lsl #4
eor x23,x24,x7
eor x7,x7,x24,lsl #4
and x24,x25,#0xf0f0f0f0f0f0f0f
and x22,x22,#0xf0f0f0f0f0f0f0f
str x16,[sp,#488]
eor x16,x17,x24,lsl #4
mov x21,x17
eor x17,x22,x6
eor x6,x6,x22,lsl #4
ldr x22,[sp,#472]
and x20,x20,#0xf0f0f0f0f0f0f0f
eor x25,x5,x5,lsr #4
eor x7,x7,x0
eor x0,x22,x20,lsl #4
eor x19,x19,x13
eor x16,x16,x30
and x13,x25,#0xf0f0f0f0f0f0f0f
eor x25,x5,x26
eor x9,x21,x9
eor x30,x0,x8
eor x8,x4,x4,lsr #4
eor x0,x17,x1
eor x17,x5,x13,lsl #4
eor x5,x13,x25
ldr x13,[sp,#480]
and x8,x8,#0xf0f0f0f0f0f0f0f
eor x9,x24,x9
eor x15,x13,x15
eor x13,x4,x3
eor x1,x4,x8,lsl #4
eor x3,x8,x13
ldp x13,x4,[sp,#488]
eor x8,x23,x14
eor x14,x6,x2
eor x17,x17,x11
eor x6,x19,x7,lsr #1
eor x12,x13,x12
eor x13,x1,x28
eor x1,x22,x27
eor x11,x12,x14,lsr #1
eor x2,x13,x17,lsr #1
eor x10,x4,x10
eor x4,x20,x1
eor x20,x30,x16,lsr #1
and x1,x11,#0x5555555555555555
and x2,x2,#0x5555555555555555
eor x11,x1,x12
eor x12,x14,x1,lsl #1
eor x14,x17,x2,lsl #1
and x17,x6,#0x5555555555555555
eor x13,x2,x13
eor x6,x15,x0,lsr #1
eor x2,x17,x19
eor x19,x3,x5,lsr #1
eor x17,x7,x17,lsl #1
and x1,x20,#0x5555555555555555
and x6,x6,#0x5555555555555555
and x7,x19,#0x5555555555555555
eor x19,x10,x8,lsr #1
eor x16,x16,x1,lsl #1
eor x21,x6,x15
eor x15,x4,x9,lsr #1
eor x0,x0,x6,lsl #1
eor x6,x17,x12,lsr #2
eor x20,x1,x30
eor x1,x7,x3
and x3,x19,#0x5555555555555555
eor x5,x5,x7,lsl #1
and x15,x15,#0x5555555555555555
eor x7,x16,x14,lsr #2
eor x19,x3,x10
and x10,x6,#0x3333333333333333
eor x22,x8,x3,lsl #1
eor x23,x9,x15,lsl #1
eor x8,x10,x17
eor x17,x2,x11,lsr #2
eor x4,x15,x4
and x15,x7,#0x3333333333333333
eor x3,x20,x13,lsr #2
eor x9,x15,x16
eor x7,x14,x15,lsl #2
and x14,x17,#0x3333333333333333
eor x16,x22,x0,lsr #2
eor x17,x23,x5,lsr #2
and x15,x3,#0x3333333333333333
eor x6,x12,x10,lsl #2
eor x10,x14,x2
eor x2,x11,x14,lsl #2
eor x3,x13,x15,lsl #2
and x13,x16,#0x3333333333333333
and x14,x17,#0x3333333333333333
eor x16,x19,x21,lsr #2
eor x12,x15,x20
eor x20,x4,x1,lsr #2
eor x15,x0,x13,lsl #2
eor x17,x5,x14,lsl #2
eor x11,x13,x22
eor x13,x14,x23
and x14,x16,#0x3333333333333333
and x5,x20,#0x3333333333333333
eor x0,x21,x14,lsl #2
eor x20,x15,x6,lsr #4
eor x21,x17,x7,lsr #4
eor x1,x1,x5,lsl #2
eor x16,x5,x4
and x4,x20,#0xf0f0f0f0f0f0f0f
ldr x22,[sp,#8]
ldr x23,[sp,#24]
and x5,x21,#0xf0f0f0f0f0f0f0f
eor x14,x14,x19
eor x19,x0,x2,lsr #4
eor x6,x6,x4,lsl #4
eor x7,x7,x5,lsl #4
eor x20,x1,x3,lsr #4
add x22,x22,x23
and x19,x19,#0xf0f0f0f0f0f0f0f
eor x21,x11,x8,lsr #4
and x20,x20,#0xf0f0f0f0f0f0f0f
stp x6,x7,[x22]
eor x7,x13,x9,lsr #4
eor x2,x2,x19,lsl #4
eor x3,x3,x20,lsl #4
and x21,x21,#0xf0f0f0f0f0f0f0f
and x7,x7,#0xf0f0f0f0f0f0f0f
eor x6,x16,x12,lsr #4
eor x8,x8,x21,lsl #4
eor x9,x9,x7,lsl #4
stp x2,x3,[x22,#16]
eor x3,x14,x10,lsr #4
and x2,x6,#0xf0f0f0f0f0f0f0f
stp x8,x9,[x22,#32]
and x9,x3,#0xf0f0f0f0f0f0f0f
eor x12,x12,x2,lsl #4
eor x8,x10,x9,lsl #4
eor x10,x5,x17
stp x8,x12,[x22,#48]
eor x8,x4,x15
stp x8,x10,[x22,#64]
eor x10,x20,x1
eor x8,x19,x0
stp x8,x10,[x22,#80]
eor x10,x7,x13
eor x8,x21,x11
ldr x11,[sp,#32]
stp x8,x10,[x22,#96]
eor x8,x9,x14
ldr x9,[sp,#16]
eor x10,x2,x16
add x11,x11,#1
stp x8,x10,[x22,#112]
cmp x11,x9
b.ne 2b
6:
add sp,sp,#768
ldp x20,x19,[sp,#80]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x28,x27,[sp,#16]
ldp x29,x30,[sp],#96
ret
end_function phalanx_0_1_kuznyechik_encrypt_portable_x8

function phalanx_0_1_kuznyechik_place_bytes_16
sub sp,sp,#128
stp x29,x30,[sp,#32]
stp x28,x27,[sp,#48]
stp x26,x25,[sp,#64]
stp x24,x23,[sp,#80]
stp x22,x21,[sp,#96]
stp x20,x19,[sp,#112]
add x29,sp,#32
add x13,x2,x1
add x28,x0,#7
mov w8,#10
add x13,x13,#128
b 4f
nop
nop
nop
2:
ldur x16,[x28,#-7]
ldur x17,[x28,#1]
mov x9,#-6148914691236517206
and x9,x9,#0x1fe01fe01fe01fe
stur x8,[x29,#-8]
eor x0,x16,x16,lsr #7
eor x1,x17,x17,lsr #7
and x0,x0,x9
and x1,x1,x9
mov x9,#52428
eor x16,x16,x0,lsl #7
eor x17,x17,x1,lsl #7
movk x9,#52428,lsl #32
eor x16,x16,x0
eor x17,x17,x1
eor x0,x16,x16,lsr #14
eor x1,x17,x17,lsr #14
and x0,x0,x9
and x1,x1,x9
mov w9,#-252645136
add x0,x0,x0,lsl #14
add x1,x1,x1,lsl #14
eor x16,x0,x16
eor x17,x1,x17
lsr x0,x16,#28
lsr x1,x17,#28
eor w0,w0,w16
eor w1,w1,w17
and x0,x0,x9
and x1,x1,x9
mov w9,#1
movk w9,#4096,lsl #16
umull x1,w1,w9
umull x0,w0,w9
eor x17,x1,x17
lsr x1,x17,#32
bfi x17,x17,#16,#48
eor x16,x0,x16
lsr x0,x16,#32
bfi x16,x16,#16,#48
and x17,x17,#0xffff0000ffff
orr x1,x1,x1,lsl #16
lsl x2,x17,#16
orr x0,x0,x0,lsl #16
and x16,x16,#0xffff0000ffff
and x3,x1,#0xffff0000ffff
orr x16,x16,x16,lsl #8
orr x1,x2,x17,lsl #8
lsl x4,x3,#16
and x0,x0,#0xffff0000ffff
orr x2,x0,x0,lsl #8
and x0,x16,#0xff00ff00ff00ff
orr x6,x4,x3,lsl #8
lsr x3,x1,#8
lsr x5,x1,#10
and x2,x2,#0xff00ff00ff00ff
lsr x9,x1,#11
lsr x7,x1,#13
and x20,x6,#0xff00ff00ff00ff00
and x4,x3,#0xff00ff00ff00ff
lsr x3,x6,#8
and x17,x5,#0x3f003f003f003f
lsr x5,x6,#10
lsr x21,x6,#11
orr x2,x20,x2
and x30,x9,#0x1f001f001f001f
and x12,x7,#0x7000700070007
lsr x7,x6,#13
lsr x23,x2,#1
lsr x27,x2,#3
lsr x9,x2,#5
lsr x10,x2,#6
and x3,x3,#0xff00ff00ff00ff
and x11,x5,#0x3f003f003f003f
lsr x22,x6,#15
and x20,x21,#0x1f001f001f001f
eor x21,x3,x11
and x8,x1,#0xff00ff00ff00ff00
lsr x19,x1,#15
and x7,x7,#0x7000700070007
and x5,x23,#0x7fff7fff7fff7fff
and x14,x27,#0x1fff1fff1fff1fff
and x9,x9,#0x7ff07ff07ff07ff
and x10,x10,#0x3ff03ff03ff03ff
eor x21,x21,x20
orr x0,x8,x0
and x22,x22,#0x1000100010001
eor x23,x5,x14
eor x27,x9,x10
eor x15,x21,x7
lsr x24,x0,#1
lsr x26,x0,#5
and x21,x19,#0x1000100010001
eor x19,x23,x27
eor x15,x15,x22
lsr x25,x0,#3
lsr x8,x0,#6
stp x12,x14,[sp,#8]
eor x14,x4,x17
eor x15,x19,x15
and x27,x24,#0x7fff7fff7fff7fff
and x24,x26,#0x7ff07ff07ff07ff
lsr x26,x15,#48
eor x14,x14,x30
and x19,x25,#0x1fff1fff1fff1fff
and x8,x8,#0x3ff03ff03ff03ff
eor x14,x14,x12
mov x12,#281479271743489
eor x25,x27,x19
eor x16,x24,x8
mul x26,x26,x12
eor x14,x14,x21
eor x16,x25,x16
eor x10,x10,x11
eor x9,x9,x3
eor x11,x16,x14
eor x10,x9,x10
eor x24,x24,x4
extr x14,x15,x11,#48
eor x10,x10,x20
eor x8,x8,x17
eor x8,x24,x8
eor x9,x9,x20
lsr x17,x6,#9
eor x10,x14,x10
and x14,x26,#0x7fffffff00000000
mov w16,w26
eor x10,x14,x10
lsr x14,x6,#14
eor x11,x16,x11,lsl #16
lsr x15,x10,#48
lsr x16,x2,#2
eor x8,x8,x30
and x14,x14,#0x3000300030003
eor x8,x11,x8
and x17,x17,#0x7f007f007f007f
mul x15,x15,x12
eor x11,x14,x3
and x14,x16,#0x3fff3fff3fff3fff
extr x10,x10,x8,#48
eor x11,x14,x11
lsr x14,x1,#14
lsr x16,x0,#2
eor x10,x10,x11
and x14,x14,#0x3000300030003
eor x14,x14,x4
and x16,x16,#0x3fff3fff3fff3fff
and x11,x15,#0xffffffff00000000
mov w15,w15
eor x14,x16,x14
eor x10,x11,x10
lsr x11,x6,#12
eor x8,x15,x8,lsl #16
lsr x26,x10,#48
lsr x15,x2,#4
and x11,x11,#0xf000f000f000f
eor x8,x8,x14
lsr x14,x1,#12
mul x26,x26,x12
and x15,x15,#0xfff0fff0fff0fff
extr x10,x10,x8,#48
eor x11,x15,x11
eor x15,x5,x3
eor x11,x11,x15
lsr x15,x0,#4
eor x11,x11,x22
eor x10,x10,x11
and x11,x26,#0xffffffff00000000
mov w16,w26
eor x10,x11,x10
and x11,x14,#0xf000f000f000f
and x14,x15,#0xfff0fff0fff0fff
lsr x15,x10,#48
eor x11,x14,x11
eor x14,x27,x4
eor x11,x11,x14
eor x8,x16,x8,lsl #16
mul x14,x15,x12
eor x11,x11,x21
ldr x15,[sp,#8]
eor x8,x8,x11
extr x10,x10,x8,#48
eor x10,x10,x3
and x11,x14,#0xffffffff00000000
mov w14,w14
eor x10,x11,x10
eor x8,x14,x8,lsl #16
eor x14,x7,x22
lsr x11,x10,#48
eor x14,x23,x14
eor x8,x8,x4
mul x11,x11,x12
extr x10,x10,x8,#48
eor x10,x10,x14
and x14,x11,#0xffffffff00000000
mov w11,w11
eor x10,x14,x10
eor x8,x11,x8,lsl #16
eor x11,x15,x21
lsr x14,x10,#48
eor x11,x25,x11
eor x15,x4,x15
eor x8,x8,x11
lsr x11,x1,#9
eor x1,x24,x30
mul x14,x14,x12
extr x10,x10,x8,#48
and x11,x11,#0x7f007f007f007f
eor x9,x10,x9
and x10,x14,#0xffffffff00000000
mov w14,w14
eor x9,x10,x9
eor x8,x14,x8,lsl #16
lsr x14,x2,#7
lsr x16,x9,#48
lsr x10,x0,#7
and x14,x14,#0x1ff01ff01ff01ff
eor x8,x8,x1
eor x1,x3,x7
mul x16,x16,x12
eor x14,x14,x17
ldr x17,[sp,#16]
extr x9,x9,x8,#48
and x10,x10,#0x1ff01ff01ff01ff
eor x17,x17,x2
eor x10,x10,x11
eor x11,x19,x0
eor x14,x14,x17
eor x10,x10,x11
eor x14,x14,x1
eor x10,x10,x15
eor x9,x9,x14
and x14,x16,#0xffffffff00000000
mov w16,w16
eor x8,x16,x8,lsl #16
eor x9,x14,x9
lsr x11,x9,#32
bfi x9,x9,#16,#48
eor x8,x8,x10
lsr x10,x8,#32
orr x11,x11,x11,lsl #16
bfi x8,x8,#16,#48
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x11,x11,#0xffff0000ffff
lsl x15,x9,#16
lsl x14,x11,#16
and x8,x8,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x15,x9,lsl #8
orr x10,x10,x10,lsl #8
orr x11,x14,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
orr x8,x8,x9
orr x10,x10,x11
lsr x9,x8,#32
bfi x8,x8,#16,#48
lsr x11,x10,#32
bfi x10,x10,#16,#48
orr x9,x9,x9,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
and x9,x9,#0xffff0000ffff
lsl x15,x10,#16
and x11,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
and x8,x8,#0xff00ff00ff00ff
lsl x14,x11,#16
orr x10,x15,x10,lsl #8
mov x15,#-6148914691236517206
and x9,x9,#0xff00ff00ff00ff
and x15,x15,#0x1fe01fe01fe01fe
orr x11,x14,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x8,x8,x10
and x11,x11,#0xff00ff00ff00ff00
orr x9,x9,x11
lsr x11,x8,#32
bfi x8,x8,#16,#48
lsr x10,x9,#32
bfi x9,x9,#16,#48
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
orr x8,x8,x8,lsl #8
lsl x14,x9,#16
and x11,x11,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x11,x11,x11,lsl #8
orr x9,x14,x9,lsl #8
lsl x14,x10,#16
orr x10,x14,x10,lsl #8
eor x14,x8,x9,lsr #7
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x8,x8,x9
eor x9,x11,x10,lsr #7
and x11,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
and x14,x14,x15
orr x10,x11,x10
and x9,x9,x15
eor x8,x8,x14,lsl #7
eor x10,x10,x9,lsl #7
mov w15,#1
eor x8,x8,x14
mov x14,#52428
movk w15,#4096,lsl #16
eor x9,x10,x9
eor x11,x8,x8,lsr #14
movk x14,#52428,lsl #32
eor x10,x9,x9,lsr #14
and x11,x11,x14
and x10,x10,x14
add x11,x11,x11,lsl #14
mov w14,#-252645136
add x10,x10,x10,lsl #14
eor x8,x11,x8
eor x9,x10,x9
lsr x11,x8,#28
lsr x10,x9,#28
eor w11,w11,w8
eor w10,w10,w9
and x11,x11,x14
and x10,x10,x14
umull x11,w11,w15
umull x10,w10,w15
eor x16,x11,x8
ldur x8,[x29,#-8]
eor x4,x10,x9
lsr x17,x16,#8
lsr x0,x16,#16
lsr x1,x16,#24
lsr x2,x16,#32
lsr x3,x16,#40
lsr x5,x16,#48
lsr x6,x16,#56
lsr x7,x4,#8
lsr x19,x4,#16
lsr x20,x4,#24
lsr x21,x4,#32
lsr x22,x4,#40
lsr x24,x4,#48
lsr x23,x4,#56
3:
sturb w16,[x13,#-128]
subs x8,x8,#1
add x28,x28,#16
sturb w17,[x13,#-112]
sturb w0,[x13,#-96]
sturb w1,[x13,#-80]
sturb w2,[x13,#-64]
sturb w3,[x13,#-48]
sturb w5,[x13,#-32]
sturb w6,[x13,#-16]
strb w4,[x13]
strb w7,[x13,#16]
strb w19,[x13,#32]
strb w20,[x13,#48]
strb w21,[x13,#64]
strb w22,[x13,#80]
strb w24,[x13,#96]
strb w23,[x13,#112]
add x13,x13,#256
b.eq 5f
4:
cmp x8,#10
b.ne 2b
ldurb w16,[x28,#-7]
ldurb w17,[x28,#-6]
ldurb w0,[x28,#-5]
ldurb w1,[x28,#-4]
ldurb w2,[x28,#-3]
ldurb w3,[x28,#-2]
ldurb w5,[x28,#-1]
ldrb w6,[x28]
ldrb w4,[x28,#1]
ldrb w7,[x28,#2]
ldrb w19,[x28,#3]
ldrb w20,[x28,#4]
ldrb w21,[x28,#5]
ldrb w22,[x28,#6]
ldrb w24,[x28,#7]
ldrb w23,[x28,#8]
b 3b
5:
ldp x20,x19,[sp,#112]
ldp x22,x21,[sp,#96]
ldp x24,x23,[sp,#80]
ldp x26,x25,[sp,#64]
ldp x28,x27,[sp,#48]
ldp x29,x30,[sp,#32]
add sp,sp,#128
ret
end_function phalanx_0_1_kuznyechik_place_bytes_16

function phalanx_0_1_kuznyechik_place_lanes
stp x29,x30,[sp,#-16]!
mov x29,sp
add x8,x1,x2,lsl #4
ldr q0,[x0]
str q0,[x8]
ldr q0,[x0,#16]
str q0,[x8,#256]
ldr q0,[x0,#32]
str q0,[x8,#512]
ldr q0,[x0,#48]
str q0,[x8,#768]
ldr q0,[x0,#64]
str q0,[x8,#1024]
ldr q0,[x0,#80]
str q0,[x8,#1280]
ldr q0,[x0,#96]
str q0,[x8,#1536]
ldr q0,[x0,#112]
str q0,[x8,#1792]
ldr q0,[x0,#128]
str q0,[x8,#2048]
ldr q0,[x0,#144]
str q0,[x8,#2304]
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_kuznyechik_place_lanes

function phalanx_0_1_kuznyechik_prepare_bytes
sub sp,sp,#240
stp x29,x30,[sp,#144]
stp x28,x27,[sp,#160]
stp x26,x25,[sp,#176]
stp x24,x23,[sp,#192]
stp x22,x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#144
stp x0,x1,[sp,#16]
str x2,[sp,#8]
cbz x2,4f
ldr x8,[sp,#24]
adr x13,1003f
adr x14,1004f
mov x16,#-6148914691236517206
mov x12,#52428
mov w0,#1
add x11,x8,#112
adr x8,1005f
ldr q5,[x13]
ldr q0,[x8]
adr x8,1006f
ldr q6,[x14]
ldr q2,[x8]
adr x8,1007f
ldr x13,[sp,#16]
ldr q4,[x8]
mov x10,xzr
and x16,x16,#0x1fe01fe01fe01fe
movk x12,#52428,lsl #32
mov w17,#-252645136
movk w0,#4096,lsl #16
movi v1.2d,#0x0000ff000000ff
movi v3.16b,#1
mov x4,#281479271743489
nop
nop
nop
nop
nop
2:
mov w8,#160
ldr x9,[sp,#16]
stp x11,x10,[sp,#32]
mul x8,x10,x8
str x13,[sp,#48]
ldr q7,[x9,x8]
ldr x8,[sp,#24]
mov w9,#640
madd x8,x10,x9,x8
sub x9,x29,#64
stp q7,q7,[x9,#32]
stur q7,[x9,#16]
ldp q17,q16,[x29,#-32]
ldur q18,[x29,#-48]
stp q7,q18,[x8]
stp q17,q16,[x8,#32]
mov w8,#16
nop
nop
nop
nop
nop
nop
nop
3:
stp x11,x8,[sp,#64]
add x8,x13,x8
ldp x13,x8,[x8]
ldr x9,[sp,#72]
add x9,x9,#16
eor x14,x13,x13,lsr #7
eor x15,x8,x8,lsr #7
str x9,[sp,#72]
and x14,x14,x16
and x15,x15,x16
eor x13,x13,x14,lsl #7
eor x8,x8,x15,lsl #7
eor x13,x13,x14
eor x8,x8,x15
eor x14,x13,x13,lsr #14
eor x15,x8,x8,lsr #14
and x14,x14,x12
and x15,x15,x12
add x14,x14,x14,lsl #14
add x15,x15,x15,lsl #14
eor x13,x14,x13
eor x8,x15,x8
lsr x14,x13,#28
lsr x15,x8,#28
eor w14,w14,w13
eor w15,w15,w8
and x14,x14,x17
and x15,x15,x17
umull x14,w14,w0
umull x15,w15,w0
eor x13,x14,x13
eor x8,x15,x8
lsr x14,x13,#32
bfi x13,x13,#16,#48
lsr x15,x8,#32
bfi x8,x8,#16,#48
orr x14,x14,x14,lsl #16
and x13,x13,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
orr x15,x15,x15,lsl #16
orr x13,x13,x13,lsl #8
lsl x16,x8,#16
and x14,x14,#0xffff0000ffff
and x0,x15,#0xffff0000ffff
and x15,x13,#0xff00ff00ff00ff
orr x6,x16,x8,lsl #8
orr x8,x14,x14,lsl #8
lsl x14,x0,#16
orr x7,x14,x0,lsl #8
lsr x14,x6,#10
and x16,x6,#0xff00ff00ff00ff00
lsr x0,x6,#11
and x13,x8,#0xff00ff00ff00ff
lsr x1,x6,#13
orr x19,x16,x15
and x11,x7,#0xff00ff00ff00ff00
lsr x16,x7,#8
and x15,x14,#0x3f003f003f003f
lsr x14,x7,#10
and x5,x0,#0x1f001f001f001f
lsr x0,x7,#11
orr x20,x11,x13
lsr x8,x6,#8
and x25,x1,#0x7000700070007
lsr x1,x7,#13
lsr x13,x20,#1
lsr x30,x20,#3
lsr x11,x20,#5
lsr x12,x20,#6
and x22,x16,#0xff00ff00ff00ff
and x17,x14,#0x3f003f003f003f
lsr x26,x7,#15
and x28,x0,#0x1f001f001f001f
eor x16,x22,x17
and x21,x8,#0xff00ff00ff00ff
and x24,x1,#0x7000700070007
and x14,x13,#0x7fff7fff7fff7fff
and x8,x30,#0x1fff1fff1fff1fff
and x11,x11,#0x7ff07ff07ff07ff
and x12,x12,#0x3ff03ff03ff03ff
eor x13,x16,x28
and x23,x26,#0x1000100010001
eor x26,x14,x8
eor x0,x11,x12
eor x13,x13,x24
lsr x2,x6,#15
lsr x27,x19,#1
lsr x3,x19,#3
eor x0,x26,x0
eor x13,x13,x23
lsr x9,x19,#5
lsr x10,x19,#6
eor x0,x0,x13
and x30,x2,#0x1000100010001
eor x1,x21,x15
and x2,x27,#0x7fff7fff7fff7fff
and x27,x3,#0x1fff1fff1fff1fff
lsr x3,x0,#48
and x9,x9,#0x7ff07ff07ff07ff
and x10,x10,#0x3ff03ff03ff03ff
eor x1,x1,x5
eor x16,x2,x27
eor x13,x9,x10
eor x1,x1,x25
mul x3,x3,x4
str x8,[sp,#56]
eor x8,x16,x13
eor x4,x1,x30
eor x12,x12,x17
eor x1,x11,x22
eor x11,x8,x4
eor x12,x1,x12
extr x17,x0,x11,#48
mov x13,#281479271743489
eor x12,x12,x28
eor x0,x9,x21
eor x8,x10,x15
eor x12,x17,x12
and x17,x3,#0x7fffffff00000000
mov w9,w3
eor x12,x17,x12
lsr x17,x7,#14
eor x8,x0,x8
lsr x4,x12,#48
eor x9,x9,x11,lsl #16
lsr x11,x20,#2
eor x8,x8,x5
and x17,x17,#0x3000300030003
mul x10,x4,x13
eor x8,x9,x8
eor x9,x17,x22
and x11,x11,#0x3fff3fff3fff3fff
extr x12,x12,x8,#48
lsr x17,x19,#2
eor x9,x11,x9
mov x4,#281479271743489
eor x13,x21,x25
eor x9,x12,x9
lsr x12,x6,#14
and x17,x17,#0x3fff3fff3fff3fff
and x11,x10,#0xffffffff00000000
mov w10,w10
and x12,x12,#0x3000300030003
eor x9,x11,x9
lsr x11,x7,#12
eor x8,x10,x8,lsl #16
lsr x3,x9,#48
lsr x10,x20,#4
eor x12,x12,x21
eor x12,x17,x12
and x11,x11,#0xf000f000f000f
eor x17,x22,x24
mul x3,x3,x4
and x10,x10,#0xfff0fff0fff0fff
eor x8,x8,x12
eor x10,x10,x11
eor x11,x14,x22
extr x9,x9,x8,#48
eor x10,x10,x11
lsr x11,x6,#12
lsr x12,x19,#4
eor x10,x10,x23
eor x9,x9,x10
and x10,x3,#0xffffffff00000000
mov w14,w3
eor x9,x10,x9
and x10,x11,#0xf000f000f000f
and x11,x12,#0xfff0fff0fff0fff
lsr x12,x9,#48
eor x10,x11,x10
eor x11,x2,x21
eor x10,x10,x11
eor x8,x14,x8,lsl #16
eor x14,x0,x5
mul x11,x12,x4
eor x10,x10,x30
lsr x12,x7,#9
eor x8,x8,x10
mov w0,#1
extr x9,x9,x8,#48
and x12,x12,#0x7f007f007f007f
movk w0,#4096,lsl #16
eor x9,x9,x22
and x10,x11,#0xffffffff00000000
mov w11,w11
eor x9,x10,x9
eor x8,x11,x8,lsl #16
eor x11,x24,x23
lsr x10,x9,#48
eor x11,x26,x11
eor x8,x8,x21
mul x10,x10,x4
extr x9,x9,x8,#48
eor x9,x9,x11
and x11,x10,#0xffffffff00000000
mov w10,w10
eor x9,x11,x9
eor x8,x10,x8,lsl #16
eor x10,x25,x30
lsr x11,x9,#48
eor x10,x16,x10
lsr x16,x19,#7
eor x8,x8,x10
eor x10,x1,x28
mul x11,x11,x4
extr x9,x9,x8,#48
eor x9,x9,x10
and x10,x11,#0xffffffff00000000
mov w11,w11
eor x9,x10,x9
lsr x10,x20,#7
eor x8,x11,x8,lsl #16
lsr x15,x9,#48
and x10,x10,#0x1ff01ff01ff01ff
eor x8,x8,x14
and x14,x16,#0x1ff01ff01ff01ff
mul x11,x15,x4
ldr x15,[sp,#56]
eor x10,x10,x12
lsr x12,x6,#9
extr x9,x9,x8,#48
mov x16,#-6148914691236517206
eor x15,x15,x20
and x16,x16,#0x1fe01fe01fe01fe
eor x10,x10,x15
and x12,x12,#0x7f007f007f007f
eor x10,x10,x17
eor x12,x14,x12
eor x14,x27,x19
eor x9,x9,x10
and x10,x11,#0xffffffff00000000
mov w11,w11
eor x12,x12,x14
eor x8,x11,x8,lsl #16
eor x9,x10,x9
eor x10,x12,x13
lsr x11,x9,#32
bfi x9,x9,#16,#48
eor x8,x8,x10
mov w17,#-252645136
lsr x10,x8,#32
orr x11,x11,x11,lsl #16
bfi x8,x8,#16,#48
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
and x11,x11,#0xffff0000ffff
lsl x13,x9,#16
lsl x12,x11,#16
and x8,x8,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x13,x9,lsl #8
orr x10,x10,x10,lsl #8
orr x11,x12,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
orr x8,x8,x9
orr x10,x10,x11
lsr x9,x8,#32
bfi x8,x8,#16,#48
lsr x11,x10,#32
bfi x10,x10,#16,#48
orr x9,x9,x9,lsl #16
and x8,x8,#0xffff0000ffff
orr x11,x11,x11,lsl #16
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
and x9,x9,#0xffff0000ffff
lsl x13,x10,#16
and x11,x11,#0xffff0000ffff
orr x9,x9,x9,lsl #8
and x8,x8,#0xff00ff00ff00ff
lsl x12,x11,#16
orr x10,x13,x10,lsl #8
ldr x13,[sp,#48]
and x9,x9,#0xff00ff00ff00ff
orr x11,x12,x11,lsl #8
and x10,x10,#0xff00ff00ff00ff00
orr x8,x8,x10
and x11,x11,#0xff00ff00ff00ff00
orr x9,x9,x11
lsr x11,x8,#32
bfi x8,x8,#16,#48
lsr x10,x9,#32
bfi x9,x9,#16,#48
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
orr x8,x8,x8,lsl #8
lsl x12,x9,#16
and x11,x11,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x11,x11,x11,lsl #8
orr x9,x12,x9,lsl #8
lsl x12,x10,#16
orr x10,x12,x10,lsl #8
eor x12,x8,x9,lsr #7
and x8,x8,#0xff00ff00ff00ff
and x9,x9,#0xff00ff00ff00ff00
orr x8,x8,x9
eor x9,x11,x10,lsr #7
and x12,x12,x16
and x11,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
eor x8,x8,x12,lsl #7
orr x10,x11,x10
and x9,x9,x16
eor x10,x10,x9,lsl #7
eor x8,x8,x12
mov x12,#52428
eor x11,x8,x8,lsr #14
movk x12,#52428,lsl #32
eor x9,x10,x9
eor x10,x9,x9,lsr #14
and x11,x11,x12
add x11,x11,x11,lsl #14
and x10,x10,x12
add x10,x10,x10,lsl #14
eor x8,x11,x8
lsr x11,x8,#28
eor x9,x10,x9
lsr x10,x9,#28
eor w11,w11,w8
and x11,x11,x17
eor w10,w10,w9
umull x11,w11,w0
and x10,x10,x17
umull x10,w10,w0
eor x8,x11,x8
dup v7.4s,w8
dup v16.2d,x8
eor x8,x10,x9
dup v17.4s,w8
dup v18.2d,x8
ushl v7.4s,v7.4s,v0.4s
ushl v19.2d,v16.2d,v4.2d
ushl v16.2d,v16.2d,v5.2d
ldp x11,x8,[sp,#64]
ushl v17.4s,v17.4s,v0.4s
ushl v20.2d,v18.2d,v4.2d
ushl v18.2d,v18.2d,v5.2d
and v21.16b,v7.16b,v1.16b
ushl v7.4s,v7.4s,v2.4s
uzp1 v16.4s,v16.4s,v19.4s
cmp x8,#160
and v19.16b,v17.16b,v1.16b
ushl v17.4s,v17.4s,v2.4s
uzp1 v18.4s,v18.4s,v20.4s
mov v21.s[3],v7.s[3]
and v7.16b,v16.16b,v6.16b
mov v19.s[3],v17.s[3]
and v16.16b,v18.16b,v6.16b
mul v17.4s,v21.4s,v3.4s
mul v7.4s,v7.4s,v3.4s
mul v18.4s,v19.4s,v3.4s
mul v16.4s,v16.4s,v3.4s
stp q17,q7,[x11,#-48]
stp q18,q16,[x11,#-16]
add x11,x11,#64
b.ne 3b
ldp x11,x10,[sp,#32]
add x13,x13,#160
ldr x8,[sp,#8]
add x10,x10,#1
add x11,x11,#640
cmp x10,x8
b.ne 2b
4:
ldp x20,x19,[sp,#224]
ldp x22,x21,[sp,#208]
ldp x24,x23,[sp,#192]
ldp x26,x25,[sp,#176]
ldp x28,x27,[sp,#160]
ldp x29,x30,[sp,#144]
add sp,sp,#240
ret
end_function phalanx_0_1_kuznyechik_prepare_bytes
.p2align 4
1003:
.quad 0xffffffffffffffe0,0xffffffffffffffd8
.p2align 4
1004:
.quad 0xff000000ff,0xffffffff000000ff
.p2align 4
1005:
.quad 0xfffffff800000000,0xfffffff0
.p2align 4
1006:
.quad 0xffffff01ffffff01,0xffffffe8ffffff01
.p2align 4
1007:
.quad 0xffffffffffffffd0,0xffffffffffffffc8

function phalanx_0_1_kuznyechik_prepare_sliced
add x8,x2,x2,lsl #2
lsl x8,x8,#5
cbz x8,6f
sub sp,sp,#128
stp d15,d14,[sp,#48]
stp d13,d12,[sp,#64]
stp d11,d10,[sp,#80]
stp d9,d8,[sp,#96]
stp x29,x30,[sp,#112]
add x29,sp,#112
mov w9,#5120
add x10,x0,x8
madd x9,x2,x9,x1
cmp x1,x10
ccmp x0,x9,#2,lo
b.lo 3f
2:
ldr q2,[x0],#16
movi v0.16b,#1
movi v25.2d,#0000000000000000
subs x8,x8,#16
ushr v3.16b,v2.16b,#6
cmlt v4.16b,v2.16b,#0
ushr v5.16b,v2.16b,#4
ushr v6.16b,v2.16b,#5
ushr v7.16b,v2.16b,#1
ushr v18.16b,v2.16b,#2
ushr v24.16b,v2.16b,#3
and v23.16b,v2.16b,v0.16b
and v3.16b,v3.16b,v0.16b
sshll2 v16.8h,v4.16b,#0
and v17.16b,v5.16b,v0.16b
and v6.16b,v6.16b,v0.16b
sshll v1.8h,v4.8b,#0
and v29.16b,v7.16b,v0.16b
and v31.16b,v18.16b,v0.16b
ushll v2.8h,v3.8b,#0
ushll2 v19.8h,v3.16b,#0
sshll2 v21.4s,v16.8h,#0
ushll2 v27.8h,v6.16b,#0
sshll2 v5.4s,v1.8h,#0
ushll v30.8h,v6.8b,#0
ushll2 v26.8h,v29.16b,#0
ushll2 v3.8h,v23.16b,#0
ushll v20.8h,v17.8b,#0
stp q2,q1,[sp,#16]
sshll v1.4s,v16.4h,#0
ushll2 v16.8h,v17.16b,#0
ushll v6.4s,v19.4h,#0
usubw2 v22.4s,v25.4s,v19.8h
ushll v19.4s,v27.4h,#0
ushll v10.4s,v30.4h,#0
usubw2 v27.4s,v25.4s,v27.8h
usubw2 v17.4s,v25.4s,v30.8h
str q1,[sp]
ushll v11.4s,v16.4h,#0
usubw2 v28.4s,v25.4s,v16.8h
usubw2 v30.4s,v25.4s,v3.8h
usubw2 v8.4s,v25.4s,v26.8h
ushll2 v12.8h,v31.16b,#0
neg v18.4s,v19.4s
ushll v9.4s,v20.4h,#0
usubw2 v16.4s,v25.4s,v20.8h
neg v19.4s,v11.4s
and v11.16b,v24.16b,v0.16b
neg v20.4s,v10.4s
uzp2 v10.4s,v28.4s,v27.4s
ushll v24.8h,v29.8b,#0
zip2 v14.4s,v28.4s,v27.4s
ushll v29.8h,v23.8b,#0
ushll v23.8h,v31.8b,#0
zip2 v31.4s,v30.4s,v8.4s
uzp2 v13.4s,v30.4s,v8.4s
usubw2 v15.4s,v25.4s,v12.8h
usubw2 v7.4s,v25.4s,v2.8h
trn2 v0.4s,v28.4s,v27.4s
ushll2 v2.8h,v11.16b,#0
trn2 v1.4s,v30.4s,v8.4s
uzp2 v10.4s,v10.4s,v28.4s
zip1 v27.4s,v28.4s,v27.4s
mov v14.s[2],v22.s[2]
mov v31.s[2],v15.s[2]
usubw2 v28.4s,v25.4s,v29.8h
ushll v3.4s,v3.4h,#0
uzp2 v13.4s,v13.4s,v30.4s
zip1 v30.4s,v30.4s,v8.4s
usubw2 v8.4s,v25.4s,v2.8h
mov v0.s[2],v22.s[1]
mov v1.s[2],v15.s[1]
ushll v2.4s,v2.4h,#0
mov v10.s[2],v22.s[3]
mov v27.s[2],v22.s[0]
mov v14.s[3],v21.s[2]
mov v31.s[3],v8.s[2]
ushll v4.4s,v26.4h,#0
usubw2 v26.4s,v25.4s,v23.8h
mov v13.s[2],v15.s[3]
mov v30.s[2],v15.s[0]
usubw2 v15.4s,v25.4s,v24.8h
mov v0.s[3],v21.s[1]
mov v1.s[3],v8.s[1]
ushll v11.8h,v11.8b,#0
mov v10.s[3],v21.s[3]
mov v27.s[3],v21.s[0]
zip2 v21.4s,v16.4s,v17.4s
stp q31,q14,[x1,#448]
zip2 v14.4s,v28.4s,v15.4s
trn2 v31.4s,v16.4s,v17.4s
neg v22.4s,v2.4s
neg v2.4s,v3.4s
zip1 v3.4s,v28.4s,v15.4s
stp q1,q0,[x1,#416]
trn2 v0.4s,v28.4s,v15.4s
zip1 v1.4s,v16.4s,v17.4s
mov v30.s[3],v8.s[0]
mov v21.s[2],v7.s[2]
neg v9.4s,v9.4s
mov v14.s[2],v26.s[2]
usubw2 v25.4s,v25.4s,v11.8h
mov v31.s[2],v7.s[1]
mov v3.s[2],v26.s[0]
mov v13.s[3],v8.s[3]
neg v4.4s,v4.4s
mov v0.s[2],v26.s[1]
mov v1.s[2],v7.s[0]
ushll v12.4s,v12.4h,#0
stp q30,q27,[x1,#384]
mov v21.s[3],v5.s[2]
uzp2 v27.4s,v9.4s,v20.4s
mov v14.s[3],v25.s[2]
mov v31.s[3],v5.s[1]
neg v6.4s,v6.4s
stp q13,q10,[x1,#480]
mov v3.s[3],v25.s[0]
neg v10.4s,v12.4s
mov v0.s[3],v25.s[1]
mov v1.s[3],v5.s[0]
zip2 v8.4s,v19.4s,v18.4s
trn2 v13.4s,v19.4s,v18.4s
ushll v24.4s,v24.4h,#0
zip2 v12.4s,v2.4s,v4.4s
stp q14,q21,[x1,#192]
uzp2 v21.4s,v27.4s,v9.4s
uzp2 v27.4s,v28.4s,v15.4s
trn2 v14.4s,v2.4s,v4.4s
zip1 v30.4s,v9.4s,v20.4s
stp q3,q1,[x1,#128]
zip1 v1.4s,v2.4s,v4.4s
uzp2 v3.4s,v16.4s,v17.4s
stp q0,q31,[x1,#160]
zip1 v0.4s,v19.4s,v18.4s
uzp2 v17.4s,v19.4s,v18.4s
uzp2 v18.4s,v27.4s,v28.4s
ushll v27.4s,v29.4h,#0
neg v24.4s,v24.4s
uzp2 v4.4s,v2.4s,v4.4s
mov v8.s[2],v6.s[2]
mov v13.s[2],v6.s[1]
mov v1.s[2],v10.s[0]
uzp2 v3.4s,v3.4s,v16.4s
trn2 v31.4s,v9.4s,v20.4s
mov v0.s[2],v6.s[0]
uzp2 v16.4s,v17.4s,v19.4s
ldp q15,q17,[sp]
neg v19.4s,v27.4s
zip2 v20.4s,v9.4s,v20.4s
mov v12.s[2],v10.s[2]
ushll v17.4s,v17.4h,#0
uzp2 v2.4s,v4.4s,v2.4s
ushll v4.4s,v23.4h,#0
mov v1.s[3],v22.s[0]
mov v3.s[2],v7.s[3]
ushll v7.4s,v11.4h,#0
mov v0.s[3],v15.s[0]
mov v16.s[2],v6.s[3]
uzp2 v6.4s,v19.4s,v24.4s
zip1 v23.4s,v19.4s,v24.4s
neg v4.4s,v4.4s
mov v14.s[2],v10.s[1]
mov v18.s[2],v26.s[3]
mov v2.s[2],v10.s[3]
neg v7.4s,v7.4s
mov v3.s[3],v5.s[3]
ldr q5,[sp,#32]
mov v8.s[3],v15.s[2]
stp q1,q0,[x1,#256]
neg v0.4s,v17.4s
zip2 v1.4s,v19.4s,v24.4s
trn2 v17.4s,v19.4s,v24.4s
uzp2 v6.4s,v6.4s,v19.4s
mov v23.s[2],v4.s[0]
sshll v5.4s,v5.4h,#0
mov v12.s[3],v22.s[2]
mov v13.s[3],v15.s[1]
mov v20.s[2],v0.s[2]
mov v31.s[2],v0.s[1]
mov v30.s[2],v0.s[0]
mov v1.s[2],v4.s[2]
mov v21.s[2],v0.s[3]
mov v14.s[3],v22.s[1]
mov v17.s[2],v4.s[1]
mov v6.s[2],v4.s[3]
mov v18.s[3],v25.s[3]
stp q12,q8,[x1,#320]
mov v16.s[3],v15.s[3]
mov v2.s[3],v22.s[3]
mov v20.s[3],v5.s[2]
mov v31.s[3],v5.s[1]
mov v30.s[3],v5.s[0]
stp q14,q13,[x1,#288]
mov v1.s[3],v7.s[2]
mov v23.s[3],v7.s[0]
stp q18,q3,[x1,#224]
mov v17.s[3],v7.s[1]
mov v21.s[3],v5.s[3]
stp q2,q16,[x1,#352]
mov v6.s[3],v7.s[3]
stp q23,q30,[x1]
stp q17,q31,[x1,#32]
stp q1,q20,[x1,#64]
stp q6,q21,[x1,#96]
add x1,x1,#512
b.ne 2b
b 5f
3:
adr x9,1008f
adr x10,1009f
ldr d0,[x9]
ldr d1,[x10]
add x9,x1,#28
nop
nop
nop
nop
4:
ldrsb w10,[x0],#1
subs x8,x8,#1
dup v2.4h,w10
dup v3.2s,w10
sbfx w11,w10,#6,#1
asr w10,w10,#7
stp w11,w10,[x9,#-4]
cmtst v2.4h,v2.4h,v0.4h
cmtst v3.2s,v3.2s,v1.2s
sshll v2.4s,v2.4h,#0
stur d3,[x9,#-12]
stur q2,[x9,#-28]
add x9,x9,#32
b.ne 4b
5:
ldp x29,x30,[sp,#112]
ldp d9,d8,[sp,#96]
ldp d11,d10,[sp,#80]
ldp d13,d12,[sp,#64]
ldp d15,d14,[sp,#48]
add sp,sp,#128
6:
ret
end_function phalanx_0_1_kuznyechik_prepare_sliced
.p2align 3
1008:
.quad 0x8000400020001
.p2align 3
1009:
.quad 0x2000000010

function phalanx_0_1_kuznyechik_schedule_portable
sub sp,sp,#320
stp x29,x30,[sp,#224]
stp x28,x27,[sp,#240]
stp x26,x25,[sp,#256]
stp x24,x23,[sp,#272]
stp x22,x21,[sp,#288]
stp x20,x19,[sp,#304]
add x29,sp,#224
stp x0,x1,[sp]
str x2,[sp,#16]
cbz x2,6f
mov x1,#-6148914691236517206
mov x2,#52428
mov w4,#1
mov x12,xzr
and x1,x1,#0x1fe01fe01fe01fe
movk x2,#52428,lsl #32
mov w3,#-252645136
movk w4,#4096,lsl #16
b 3f
nop
nop
nop
nop
2:
ldp x8,x12,[sp,#16]
cmp x12,x8
b.eq 6f
3:
ldr x8,[sp]
mov x5,xzr
adr x7,1010f
add x10,x8,x12,lsl #5
ldp x9,x8,[x10]
ldp x13,x10,[x10,#16]
eor x11,x9,x9,lsr #7
eor x14,x8,x8,lsr #7
eor x15,x13,x13,lsr #7
eor x16,x10,x10,lsr #7
and x11,x11,x1
and x14,x14,x1
eor x9,x9,x11,lsl #7
and x15,x15,x1
eor x8,x8,x14,lsl #7
and x16,x16,x1
eor x13,x13,x15,lsl #7
eor x9,x9,x11
eor x10,x10,x16,lsl #7
eor x8,x8,x14
eor x11,x9,x9,lsr #14
eor x13,x13,x15
eor x14,x8,x8,lsr #14
eor x10,x10,x16
eor x15,x13,x13,lsr #14
and x11,x11,x2
eor x16,x10,x10,lsr #14
and x14,x14,x2
add x11,x11,x11,lsl #14
and x15,x15,x2
add x14,x14,x14,lsl #14
and x16,x16,x2
add x15,x15,x15,lsl #14
eor x9,x11,x9
add x11,x16,x16,lsl #14
eor x8,x14,x8
eor x13,x15,x13
lsr x15,x8,#28
lsr x14,x9,#28
eor x10,x11,x10
lsr x11,x13,#28
eor w15,w15,w8
eor w14,w14,w9
lsr x16,x10,#28
eor w11,w11,w13
and x15,x15,x3
and x14,x14,x3
and x11,x11,x3
umull x15,w15,w4
eor w16,w16,w10
umull x11,w11,w4
and x16,x16,x3
umull x14,w14,w4
eor x8,x15,x8
umull x16,w16,w4
eor x11,x11,x13
lsr x13,x8,#32
bfi x8,x8,#16,#48
eor x9,x14,x9
lsr x17,x11,#32
bfi x11,x11,#16,#48
lsr x14,x9,#32
bfi x9,x9,#16,#48
and x8,x8,#0xffff0000ffff
eor x10,x16,x10
lsl x16,x8,#16
orr x13,x13,x13,lsl #16
and x9,x9,#0xffff0000ffff
lsr x15,x10,#32
bfi x10,x10,#16,#48
orr x8,x16,x8,lsl #8
orr x9,x9,x9,lsl #8
and x13,x13,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x15,x15,x15,lsl #16
lsl x16,x13,#16
and x9,x9,#0xff00ff00ff00ff
and x8,x8,#0xff00ff00ff00ff00
orr x14,x14,x14,lsl #16
orr x20,x8,x9
ldr x8,[sp,#8]
mov w9,#160
madd x8,x12,x9,x8
lsl x0,x10,#16
and x15,x15,#0xffff0000ffff
orr x13,x16,x13,lsl #8
orr x16,x17,x17,lsl #16
and x14,x14,#0xffff0000ffff
orr x10,x0,x10,lsl #8
lsl x0,x15,#16
orr x14,x14,x14,lsl #8
and x11,x11,#0xffff0000ffff
and x9,x16,#0xffff0000ffff
and x13,x13,#0xff00ff00ff00ff00
orr x15,x0,x15,lsl #8
orr x9,x9,x9,lsl #8
and x10,x10,#0xff00ff00ff00ff00
str x8,[sp,#32]
orr x8,x11,x11,lsl #8
and x11,x14,#0xff00ff00ff00ff
orr x21,x13,x11
add x11,x12,#1
and x9,x9,#0xff00ff00ff00ff
str x11,[sp,#24]
and x8,x8,#0xff00ff00ff00ff
and x11,x15,#0xff00ff00ff00ff00
orr x23,x10,x8
orr x19,x11,x9
nop
4:
lsr x11,x21,#32
lsr x9,x20,#32
mov x10,x21
bfi x10,x21,#16,#48
mov x8,x20
mov x14,x19
orr x11,x11,x11,lsl #16
orr x9,x9,x9,lsl #16
bfi x8,x20,#16,#48
and x10,x10,#0xffff0000ffff
bfi x14,x19,#16,#48
lsr x12,x23,#32
and x11,x11,#0xffff0000ffff
and x9,x9,#0xffff0000ffff
lsl x15,x10,#16
lsl x16,x11,#16
orr x9,x9,x9,lsl #8
and x8,x8,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x10,x15,x10,lsl #8
and x14,x14,#0xffff0000ffff
orr x11,x16,x11,lsl #8
and x9,x9,#0xff00ff00ff00ff
lsr x15,x19,#32
and x8,x8,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
orr x12,x12,x12,lsl #16
and x11,x11,#0xff00ff00ff00ff00
orr x8,x8,x10
orr x15,x15,x15,lsl #16
orr x9,x9,x11
lsl x11,x14,#16
lsr x10,x8,#32
lsr x16,x9,#32
bfi x9,x9,#16,#48
bfi x8,x8,#16,#48
orr x11,x11,x14,lsl #8
orr x10,x10,x10,lsl #16
and x15,x15,#0xffff0000ffff
orr x14,x16,x16,lsl #16
and x9,x9,#0xffff0000ffff
and x8,x8,#0xffff0000ffff
lsl x16,x9,#16
orr x8,x8,x8,lsl #8
and x10,x10,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x10,x10,x10,lsl #8
mov x13,x23
lsl x17,x14,#16
orr x9,x16,x9,lsl #8
and x8,x8,#0xff00ff00ff00ff
lsl x16,x15,#16
bfi x13,x23,#16,#48
and x12,x12,#0xffff0000ffff
orr x14,x17,x14,lsl #8
and x9,x9,#0xff00ff00ff00ff00
and x10,x10,#0xff00ff00ff00ff
orr x8,x8,x9
orr x12,x12,x12,lsl #8
and x13,x13,#0xffff0000ffff
and x9,x14,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
lsr x14,x8,#32
orr x9,x10,x9
orr x10,x16,x15,lsl #8
and x12,x12,#0xff00ff00ff00ff
lsr x15,x9,#32
bfi x9,x9,#16,#48
bfi x8,x8,#16,#48
and x10,x10,#0xff00ff00ff00ff00
and x13,x13,#0xff00ff00ff00ff
and x11,x11,#0xff00ff00ff00ff00
and x9,x9,#0xffff0000ffff
orr x10,x10,x12
orr x11,x11,x13
lsl x12,x9,#16
lsr x16,x10,#32
and x8,x8,#0xffff0000ffff
orr x13,x14,x14,lsl #16
lsr x14,x11,#32
orr x8,x8,x8,lsl #8
orr x15,x15,x15,lsl #16
orr x9,x12,x9,lsl #8
orr x16,x16,x16,lsl #16
bfi x10,x10,#16,#48
and x12,x8,#0xff00ff00ff00ff
orr x14,x14,x14,lsl #16
and x15,x15,#0xffff0000ffff
and x17,x9,#0xff00ff00ff00ff00
and x16,x16,#0xffff0000ffff
lsl x0,x15,#16
orr x12,x12,x17
lsl x17,x16,#16
bfi x11,x11,#16,#48
and x10,x10,#0xffff0000ffff
and x14,x14,#0xffff0000ffff
orr x15,x0,x15,lsl #8
lsl x0,x10,#16
orr x14,x14,x14,lsl #8
orr x16,x17,x16,lsl #8
and x11,x11,#0xffff0000ffff
and x13,x13,#0xffff0000ffff
orr x11,x11,x11,lsl #8
orr x10,x0,x10,lsl #8
and x14,x14,#0xff00ff00ff00ff
and x16,x16,#0xff00ff00ff00ff00
orr x13,x13,x13,lsl #8
eor x8,x8,x9,lsr #7
orr x14,x14,x16
and x11,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
lsr x16,x14,#32
bfi x14,x14,#16,#48
orr x10,x11,x10
and x17,x13,#0xff00ff00ff00ff
eor x9,x13,x15,lsr #7
lsr x11,x10,#32
and x13,x14,#0xffff0000ffff
orr x14,x16,x16,lsl #16
and x0,x15,#0xff00ff00ff00ff00
bfi x10,x10,#16,#48
lsl x15,x13,#16
and x8,x8,x1
orr x11,x11,x11,lsl #16
and x14,x14,#0xffff0000ffff
eor x12,x12,x8,lsl #7
and x10,x10,#0xffff0000ffff
orr x13,x15,x13,lsl #8
lsl x15,x14,#16
orr x10,x10,x10,lsl #8
and x11,x11,#0xffff0000ffff
eor x8,x12,x8
orr x11,x11,x11,lsl #8
orr x12,x15,x14,lsl #8
and x15,x13,#0xff00ff00ff00ff00
and x14,x10,#0xff00ff00ff00ff
orr x17,x17,x0
and x9,x9,x1
eor x10,x10,x13,lsr #7
orr x14,x14,x15
eor x15,x11,x12,lsr #7
eor x13,x17,x9,lsl #7
and x11,x11,#0xff00ff00ff00ff
and x12,x12,#0xff00ff00ff00ff00
and x10,x10,x1
orr x11,x11,x12
and x12,x15,x1
eor x14,x14,x10,lsl #7
eor x9,x13,x9
eor x13,x8,x8,lsr #14
eor x11,x11,x12,lsl #7
eor x15,x9,x9,lsr #14
ldr x16,[sp,#32]
eor x10,x14,x10
and x13,x13,x2
cmp x5,#8
eor x11,x11,x12
eor x12,x10,x10,lsr #14
and x14,x15,x2
add x13,x13,x13,lsl #14
eor x15,x11,x11,lsr #14
add x14,x14,x14,lsl #14
and x12,x12,x2
add x16,x16,x5,lsl #4
eor x8,x13,x8
and x13,x15,x2
add x12,x12,x12,lsl #14
eor x9,x14,x9
lsr x14,x8,#28
add x13,x13,x13,lsl #14
lsr x15,x9,#28
eor x10,x12,x10
eor w12,w14,w8
eor x11,x13,x11
lsr x13,x10,#28
eor w14,w15,w9
and x12,x12,x3
lsr x15,x11,#28
umull x12,w12,w4
and x14,x14,x3
eor w13,w13,w10
eor w15,w15,w11
umull x14,w14,w4
and x13,x13,x3
and x15,x15,x3
umull x13,w13,w4
eor x8,x12,x8
umull x12,w15,w4
eor x9,x14,x9
stp x8,x9,[x16]
eor x8,x13,x10
eor x9,x12,x11
stp x8,x9,[x16,#16]
b.eq 2b
mov x12,xzr
add x5,x5,#2
mov x8,x19
stp x5,x7,[sp,#40]
nop
nop
5:
stp x8,x12,[x29,#-24]
add x8,x7,x12
ldp x8,x9,[x8]
stp x20,x23,[x29,#-40]
stur x21,[x29,#-48]
eor x10,x9,x9,lsr #7
eor x11,x8,x8,lsr #7
and x10,x10,x1
and x11,x11,x1
eor x9,x9,x10,lsl #7
eor x8,x8,x11,lsl #7
eor x9,x9,x10
eor x8,x8,x11
eor x10,x9,x9,lsr #14
eor x11,x8,x8,lsr #14
and x10,x10,x2
and x11,x11,x2
add x10,x10,x10,lsl #14
add x11,x11,x11,lsl #14
eor x9,x10,x9
eor x8,x11,x8
lsr x10,x9,#28
lsr x11,x8,#28
eor w10,w10,w9
eor w11,w11,w8
and x10,x10,x3
and x11,x11,x3
umull x10,w10,w4
umull x11,w11,w4
eor x9,x10,x9
lsr x10,x9,#32
bfi x9,x9,#16,#48
eor x8,x11,x8
lsr x11,x8,#32
bfi x8,x8,#16,#48
and x9,x9,#0xffff0000ffff
orr x10,x10,x10,lsl #16
lsl x12,x9,#16
orr x11,x11,x11,lsl #16
and x8,x8,#0xffff0000ffff
and x10,x10,#0xffff0000ffff
orr x8,x8,x8,lsl #8
orr x9,x12,x9,lsl #8
lsl x12,x10,#16
and x11,x11,#0xffff0000ffff
orr x11,x11,x11,lsl #8
and x8,x8,#0xff00ff00ff00ff
orr x10,x12,x10,lsl #8
and x9,x9,#0xff00ff00ff00ff00
orr x8,x9,x8
and x9,x11,#0xff00ff00ff00ff
and x10,x10,#0xff00ff00ff00ff00
eor x8,x8,x20
orr x9,x10,x9
lsr x12,x8,#16
lsr x14,x8,#32
eor x2,x9,x21
lsr x13,x8,#48
lsr x9,x2,#32
lsr x20,x2,#16
lsr x3,x2,#48
eor x11,x12,x13
eor x10,x9,x8
eor x17,x20,x3
eor x23,x14,x9
eor x15,x10,x12
eor x21,x3,x2
eor x9,x17,x14
eor x4,x23,x11
and x5,x15,x10
eor x16,x17,x8
bic x0,x23,x20
eor x22,x23,x21
eor x24,x11,x17
eor x14,x9,x13
eor x8,x4,x3
eor x3,x11,x5
eor x26,x23,x20
eor x17,x11,x10
eor x1,x9,x12
orr x7,x24,x0
eor x25,x4,x2
and x5,x8,x22
orn x19,x14,x3
eor x6,x24,x0
orr x4,x1,x17
eor x12,x25,x20
bic x27,x26,x5
eor x5,x5,x7
bic x7,x15,x19
and x2,x6,x21
eor x6,x27,x6
eor x4,x4,x7
and x7,x12,x24
eor x2,x2,x22
bic x7,x21,x7
orr x27,x1,x15
eor x16,x16,x23
eor x0,x7,x0
eor w7,w5,w2
eor x19,x19,x27
and x27,x27,x13
and x13,x7,x13
orr x7,x23,x20
orr x7,x7,x25
eon x4,x3,x4
eon x3,x3,x10
orr x7,x7,x8
eor x27,x27,x11
and x17,x2,x17
and x15,x5,x15
eor x5,x6,x5
and x1,x6,x1
and x11,x0,x11
eor x2,x0,x2
eor x0,x0,x6
eor x3,x3,x19
bic x27,x27,x7
bic x19,x19,x7
eor x17,x17,x15
and x16,x5,x16
and x10,x2,x10
eor x2,x2,x5
and x14,x0,x14
bic x0,x4,x7
eor x11,x11,x1
bic x3,x3,x7
eor x15,x27,x15
eor x17,x17,x19
and x9,x2,x9
eor x10,x10,x16
eor x11,x11,x0
eor x13,x13,x3
eor x14,x15,x14
eor x9,x9,x1
eor x15,x11,x10
eor x0,x17,x10
eor x10,x13,x16
eor x14,x14,x9
bic x13,x0,x15
eor x11,x11,x17
eor x16,x10,x9
eor x13,x13,x14
orn x9,x14,x15
eor x17,x14,x15
orn x15,x13,x0
and w1,w13,w0
and x2,x11,x9
eor x10,x11,x9
and x3,x15,x16
eor w9,w1,w11
and x11,x2,x16
orr w15,w2,w16
eor x16,x3,x14
eor x11,x17,x11
orr x17,x16,x0
and x0,x11,x0
eor x2,x16,x11
eor x0,x0,x10
and x8,x16,x8
and x1,x11,x26
and x14,x0,x14
and x3,x2,x24
and x4,x0,x20
eor x14,x14,x17
eor w5,w0,w11
eor x1,x3,x1
eor x0,x14,x0
eor x8,x8,x3
and x3,x14,x25
eor x14,x14,x16
and x12,x0,x12
eor x16,x0,x2
and x14,x14,x21
eor x12,x12,x4
and x17,x5,x23
eor x0,x3,x4
and x16,x16,x22
eor x14,x12,x14
eor x1,x1,x0
eor x17,x0,x17
eor x14,x14,x16
eor x16,x17,x16
eor x8,x8,x12
bic x12,x14,x1
and x17,x14,x16
eon x12,x8,x12
eor w15,w15,w10
eor x17,x17,x1
bic x8,x12,x8
orr x0,x12,x16
eor x14,x0,x14
eor x8,x17,x8
eor w11,w15,w11
eor x8,x8,x0
orr x15,x14,x1
lsl w11,w11,#16
eor x15,x15,x16
bic w16,w14,w8
eor w17,w14,w10
eor x15,x15,x8
eor w12,w16,w12
ubfiz x14,x14,#32,#16
eor w13,w12,w13
eor w10,w15,w10
eor w12,w15,w12
eor w9,w9,w13
eor w10,w10,w13
ubfiz x16,x17,#32,#16
orr x12,x14,x12,lsl #48
lsl w9,w9,#16
bfxil x11,x10,#0,#16
orr x10,x16,x15,lsl #48
mov x19,#281479271743489
bfxil x9,x8,#0,#16
orr x20,x11,x12
lsl x8,x20,#1
lsl x11,x20,#3
lsl x12,x20,#5
orr x21,x9,x10
lsl x16,x20,#8
lsl x13,x20,#6
and x30,x8,#0xfffefffefffefffe
lsl x8,x21,#3
and x23,x11,#0xfff8fff8fff8fff8
lsl x11,x21,#5
and x10,x12,#0xffe0ffe0ffe0ffe0
lsl x12,x21,#6
and x22,x8,#0xfff8fff8fff8fff8
and x25,x16,#0xff00ff00ff00ff00
lsl x16,x20,#11
and x8,x11,#0xffe0ffe0ffe0ffe0
and x11,x12,#0xffc0ffc0ffc0ffc0
lsl x12,x20,#10
lsl x9,x21,#1
and x15,x13,#0xffc0ffc0ffc0ffc0
lsl x13,x21,#8
and x2,x12,#0xfc00fc00fc00fc00
lsl x12,x20,#13
lsl x17,x20,#15
eor x27,x30,x23
eor x14,x10,x15
eor x1,x25,x2
and x0,x16,#0xf800f800f800f800
and x28,x9,#0xfffefffefffefffe
eor x9,x27,x14
and x24,x13,#0xff00ff00ff00ff00
lsl x13,x21,#10
lsl x3,x21,#11
eor x16,x1,x0
and x12,x12,#0xe000e000e000e000
and x1,x17,#0x8000800080008000
eor x16,x9,x16
eor x9,x12,x1
and x4,x13,#0xfc00fc00fc00fc00
and x13,x3,#0xf800f800f800f800
eor x3,x16,x9
lsl x16,x21,#13
lsl x5,x21,#15
eor x17,x24,x4
lsr x6,x3,#48
eor x26,x28,x22
eor x14,x8,x11
eor x7,x17,x13
and x17,x16,#0xe000e000e000e000
and x16,x5,#0x8000800080008000
mov x5,#281479271743489
eor x14,x26,x14
mul x5,x6,x5
eor x10,x10,x25
eor x6,x14,x7
eor x14,x17,x16
eor x15,x15,x2
eor x2,x6,x14
eor x15,x10,x15
eor x8,x8,x24
extr x3,x3,x2,#48
eor x15,x15,x0
eor x11,x11,x4
lsl x4,x20,#2
eor x11,x8,x11
lsl x7,x20,#12
and x6,x5,#0xffffffff00000000
eor x15,x3,x15
mov w5,w5
eor x15,x6,x15
lsl x6,x20,#14
eor x2,x5,x2,lsl #16
lsr x3,x15,#48
eor x11,x11,x13
and x4,x4,#0xfffcfffcfffcfffc
and x5,x6,#0xc000c000c000c000
eor x11,x2,x11
eor x9,x27,x9
mul x3,x3,x19
eor x2,x4,x5
extr x15,x15,x11,#48
eor x2,x2,x25
lsl x4,x21,#2
eor x14,x26,x14
eor x15,x15,x2
lsl x2,x21,#14
eor x10,x10,x0
and x4,x4,#0xfffcfffcfffcfffc
eor x8,x8,x13
lsl x0,x21,#7
and x2,x2,#0xc000c000c000c000
eor x12,x25,x12
mov x27,#281479271743489
and x5,x3,#0xffffffff00000000
mov w3,w3
eor x2,x4,x2
eor x15,x5,x15
lsl x5,x20,#4
eor x11,x3,x11,lsl #16
lsr x6,x15,#48
eor x2,x2,x24
and x13,x0,#0xff80ff80ff80ff80
and x4,x5,#0xfff0fff0fff0fff0
and x5,x7,#0xf000f000f000f000
eor x11,x11,x2
mul x3,x6,x19
eor x4,x4,x5
eor x5,x30,x25
eor x2,x4,x5
extr x15,x15,x11,#48
lsl x4,x21,#4
eor x1,x2,x1
lsl x2,x21,#12
eor x15,x15,x1
and x1,x4,#0xfff0fff0fff0fff0
and x2,x2,#0xf000f000f000f000
and x5,x3,#0xffffffff00000000
mov w3,w3
eor x1,x1,x2
eor x15,x5,x15
eor x2,x28,x24
eor x11,x3,x11,lsl #16
lsr x4,x15,#48
mov x3,#281479271743489
eor x1,x1,x2
eor x16,x1,x16
mul x2,x4,x3
eor x11,x11,x16
extr x15,x15,x11,#48
eor x15,x15,x25
and x16,x2,#0xffffffff00000000
mov w1,w2
mov x2,#281479271743489
eor x15,x16,x15
eor x11,x1,x11,lsl #16
mov x1,#281479271743489
lsr x16,x15,#48
eor x11,x11,x24
mul x16,x16,x3
extr x15,x15,x11,#48
eor x9,x15,x9
and x15,x16,#0xffffffff00000000
mov w16,w16
eor x9,x15,x9
eor x11,x16,x11,lsl #16
lsl x16,x20,#9
lsr x15,x9,#48
eor x11,x11,x14
lsl x14,x20,#7
and x16,x16,#0xfe00fe00fe00fe00
mul x15,x15,x1
extr x9,x9,x11,#48
lsl x1,x21,#9
eor x9,x9,x10
and x10,x15,#0xffffffff00000000
mov w15,w15
eor x9,x10,x9
and x10,x14,#0xff80ff80ff80ff80
eor x11,x15,x11,lsl #16
lsr x14,x9,#48
eor x10,x10,x16
eor x15,x23,x20
eor x8,x11,x8
eor x10,x10,x15
and x11,x1,#0xfe00fe00fe00fe00
mul x14,x14,x2
extr x9,x9,x8,#48
eor x10,x10,x12
eor x11,x13,x11
eor x13,x22,x21
eor x12,x24,x17
eor x9,x9,x10
eor x11,x11,x13
and x10,x14,#0xffffffff00000000
mov w13,w14
eor x20,x10,x9
eor x10,x11,x12
eor x12,x13,x8,lsl #16
lsr x8,x20,#1
lsr x9,x20,#2
lsr x11,x20,#3
lsr x13,x20,#5
lsr x14,x20,#7
lsr x15,x20,#8
lsr x17,x20,#10
lsr x4,x20,#13
lsr x6,x20,#14
lsr x2,x20,#11
and x1,x8,#0x7fff7fff7fff7fff
and x9,x9,#0x3fff3fff3fff3fff
and x0,x11,#0x1fff1fff1fff1fff
and x24,x13,#0x7ff07ff07ff07ff
lsr x16,x20,#9
and x13,x14,#0x1ff01ff01ff01ff
and x23,x15,#0xff00ff00ff00ff
and x15,x17,#0x3f003f003f003f
and x14,x4,#0x7000700070007
and x4,x6,#0x3000300030003
eor x9,x1,x9
eor x17,x0,x24
eor x21,x12,x10
and x22,x2,#0x1f001f001f001f
eor x2,x23,x4
eor x9,x9,x17
lsr x10,x21,#1
lsr x8,x21,#2
lsr x7,x21,#3
lsr x11,x21,#5
and x26,x16,#0x7f007f007f007f
eor x17,x9,x2
lsr x3,x20,#12
stp x13,x1,[sp,#104]
lsr x19,x21,#8
lsr x16,x21,#14
eor x6,x0,x13
eor x13,x26,x15
lsr x15,x17,#48
and x10,x10,#0x7fff7fff7fff7fff
and x8,x8,#0x3fff3fff3fff3fff
and x28,x7,#0x1fff1fff1fff1fff
and x1,x11,#0x7ff07ff07ff07ff
str x0,[sp,#88]
and x3,x3,#0xf000f000f000f
and x0,x19,#0xff00ff00ff00ff
and x5,x16,#0x3000300030003
eor x8,x10,x8
eor x11,x28,x1
mul x2,x15,x27
lsr x12,x20,#15
stp x14,x3,[sp,#56]
eor x15,x22,x3
eor x3,x0,x5
stur x9,[x29,#-56]
eor x9,x8,x11
eor x8,x6,x13
str x6,[sp,#96]
eor x6,x15,x14
eor x11,x9,x3
and x15,x12,#0x1000100010001
eor x8,x8,x6
extr x12,x17,x11,#48
eor x8,x8,x15
stur x13,[x29,#-104]
lsr x3,x21,#12
eor x8,x12,x8
mov w12,w2
stur x9,[x29,#-64]
eor x7,x12,x11,lsl #16
and x12,x2,#0x7fffffff00000000
lsr x9,x21,#9
eor x13,x12,x8
lsr x12,x21,#10
lsr x11,x21,#7
lsr x2,x21,#11
lsr x19,x21,#13
and x17,x9,#0x7f007f007f007f
and x9,x12,#0x3f003f003f003f
and x30,x11,#0x1ff01ff01ff01ff
and x16,x3,#0xf000f000f000f
and x2,x2,#0x1f001f001f001f
eor x25,x17,x9
lsr x9,x20,#6
str x10,[sp,#80]
and x3,x19,#0x7000700070007
lsr x10,x21,#15
eor x14,x28,x30
eor x11,x2,x16
lsr x8,x13,#48
stur x22,[x29,#-88]
and x19,x9,#0x3ff03ff03ff03ff
eor x12,x11,x3
eor x9,x14,x25
mov x22,#281479271743489
str x14,[sp,#72]
and x14,x10,#0x1000100010001
eor x9,x9,x12
mul x8,x8,x22
eor x9,x9,x14
eor x27,x24,x19
eor x10,x23,x26
eor x11,x7,x9
eor x10,x27,x10
eor x9,x24,x19
stur x9,[x29,#-72]
eor x10,x10,x6
eor x9,x4,x15
extr x13,x13,x11,#48
eor x10,x10,x9
lsr x4,x21,#6
stur x9,[x29,#-96]
eor x27,x0,x17
ldr x6,[sp,#88]
eor x10,x13,x10
and x13,x8,#0xffffffff00000000
mov w8,w8
eor x10,x13,x10
and x13,x4,#0x3ff03ff03ff03ff
lsr x4,x20,#4
eor x9,x1,x13
eor x11,x8,x11,lsl #16
eor x7,x5,x14
eor x27,x9,x27
eor x9,x1,x13
and x8,x4,#0xfff0fff0fff0fff
stur x9,[x29,#-80]
lsr x9,x10,#48
eor x4,x6,x8
eor x12,x27,x12
mul x5,x9,x22
ldp x22,x8,[sp,#104]
eor x12,x12,x7
eor x11,x11,x12
eor x9,x8,x24
eor x27,x22,x23
extr x10,x10,x11,#48
eor x9,x4,x9
eor x12,x27,x26
lsr x4,x21,#4
eor x12,x9,x12
ldp x8,x9,[sp,#56]
eor x27,x30,x0
eor x0,x1,x0
eor x9,x9,x8
eor x12,x12,x9
eor x10,x10,x12
and x12,x5,#0xffffffff00000000
eor x10,x12,x10
and x12,x4,#0xfff0fff0fff0fff
ldr x4,[sp,#80]
eor x12,x28,x12
eor x4,x4,x1
eor x12,x12,x4
eor x4,x27,x17
lsr x27,x10,#48
eor x12,x12,x4
mov w4,w5
eor x5,x24,x23
eor x4,x4,x11,lsl #16
eor x11,x16,x3
ldr x23,[sp,#96]
mov x16,#281479271743489
eor x12,x12,x11
mul x16,x27,x16
eor x5,x23,x5
eor x12,x4,x12
ldur x23,[x29,#-88]
ldur x4,[x29,#-104]
extr x10,x10,x12,#48
eor x4,x4,x23
eor x4,x5,x4
mov x5,#281479271743489
eor x4,x4,x15
eor x15,x8,x15
ldur x8,[x29,#-96]
eor x10,x10,x4
and x4,x16,#0xffffffff00000000
mov w16,w16
eor x10,x4,x10
ldr x4,[sp,#72]
eor x12,x16,x12,lsl #16
lsr x1,x10,#48
eor x0,x4,x0
eor x4,x25,x2
eor x0,x0,x4
mul x16,x1,x5
eor x1,x19,x22
eor x0,x0,x14
eor x1,x1,x23
eor x14,x3,x14
eor x12,x12,x0
ldp x23,x0,[x29,#-64]
extr x10,x10,x12,#48
mov w4,#1
mov w3,#-252645136
movk w4,#4096,lsl #16
eor x0,x0,x1
mov x1,#-6148914691236517206
eor x15,x0,x15
and x1,x1,#0x1fe01fe01fe01fe
eor x10,x10,x15
and x15,x16,#0xffffffff00000000
mov w16,w16
eor x10,x15,x10
eor x15,x13,x30
eor x12,x16,x12,lsl #16
lsr x0,x10,#48
eor x15,x15,x2
eor x13,x13,x17
eor x15,x23,x15
eor x11,x13,x11
eor x13,x20,x6
mul x16,x0,x5
eor x14,x15,x14
eor x15,x19,x26
eor x12,x12,x14
eor x9,x15,x9
mov x0,#281479271743489
extr x10,x10,x12,#48
eor x9,x9,x8
eor x8,x11,x7
ldur x11,[x29,#-72]
ldp x19,x23,[x29,#-48]
eor x9,x10,x9
mov x2,#52428
ldr x7,[sp,#48]
and x10,x16,#0xffffffff00000000
mov w14,w16
eor x11,x11,x13
eor x9,x10,x9
eor x12,x14,x12,lsl #16
eor x13,x21,x28
lsr x10,x9,#48
eor x11,x11,x22
movk x2,#52428,lsl #32
eor x8,x12,x8
ldur x12,[x29,#-80]
mul x10,x10,x0
extr x9,x9,x8,#48
eor x12,x12,x13
eor x9,x9,x11
eor x12,x12,x30
mov w13,w10
and x10,x10,#0xffffffff00000000
eor x8,x13,x8,lsl #16
ldp x11,x13,[x29,#-32]
eor x11,x12,x11
ldur x12,[x29,#-16]
eor x9,x9,x13
eor x20,x8,x11
eor x21,x10,x9
mov x8,x19
add x12,x12,#16
cmp x12,#128
b.ne 5b
ldr x5,[sp,#40]
add x7,x7,#128
b 4b
6:
ldp x20,x19,[sp,#304]
ldp x22,x21,[sp,#288]
ldp x24,x23,[sp,#272]
ldp x26,x25,[sp,#256]
ldp x28,x27,[sp,#240]
ldp x29,x30,[sp,#224]
add sp,sp,#320
ret
end_function phalanx_0_1_kuznyechik_schedule_portable
.p2align 0
1010:
.quad 0xb87a486c7276a26e,0x19484dd10bd275d,0xb3f490d8e4ec87dc,0x2ebcb7920b94eba
.quad 0xb8ed8b4969a25b2,0x37f4fa4300469e7,0xa52be3730b1bcd7b,0x41555f240b19cb7
.quad 0x1d51ab1f796d6f15,0x581d12f500cbbea,0x16df73abeff74aa7,0x6fe9e8b6008d20d
.quad 0xaea53bc79d81e8c9,0x76a1a5670b5f550,0x895605e6163659f6,0x82aaa2780a1fbad
.quad 0x312c4d8a6440fb98,0x9be2efa901cdcf0,0x3aa2953ef2dade2a,0xac1615ea018b517
.quad 0x82d8dd5280ac7c44,0xb55e583b0a5924a,0x2c7de6951d2d948d,0xc3fffd5c010671a
.quad 0x9407aef96f5b36e3,0xdab7b08d0ad4047,0x9f89764df9c11351,0xed434ace0a929a0
.quad 0x27f33e218bb7b13f,0xf40b071f0140efd,0xd1ac0a0f2c6cb22f,0x1054974ec3813599
.quad 0x69d642635e1a1041,0x11c01393d33c12c4,0x62589ad7c88035f3,0x12bf5c37e3387b23
.quad 0xda22d2bbbaf6979d,0x132bd8eaf3855c7e,0x7487e97c27777f54,0x1441c2bc8330a92e
.quad 0xccfda1105501dd3a,0x15d54661938d8e73,0xc77379a4c39bf888,0x16aa09c5a389e794
.quad 0x7f0931c8b1ed5ae6,0x173e8d18b334c0c9,0x58fa0fe93a5aebd9,0x187e3d694320ce34
.quad 0xe0804785482c49b7,0x19eab9b4539de969,0xeb0e9f31deb66c05,0x1a95f6106399808e
.quad 0x5374d75dacc0ce6b,0x1b0172cd7324a7d3,0xfdd1ec9a314126a2,0x1c6b689b03915283
.quad 0x45aba4f6433784cc,0x1dffec46132c75de,0x4e257c42d5ada17e,0x1e80a3e223281c39
.quad 0xf65f342ea7db0310,0x1f14273f33953b64,0x619b141e58d8a75e,0x20a8ed9c45c16af1
.purgem shared_1
.purgem shared_2
.purgem shared_3
.purgem shared_4
.purgem shared_5
.purgem shared_6
.purgem shared_7
