// Kernels of ublock at the level portable, for aarch64. Do not edit: change the bodies in src/ublock and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/ublock/packed.rs:
//
//     bit      63 … 48    47 … 32    31 … 16    15 … 0
//     plane    x3         x2         x1         x0            of nibbles 0 … 15, nibble 0 at bit 0 of each plane
//
// src/ublock/sliced.rs:
//
//     [0][7..4]  [0][3..0]  [1][7..4]  …        nibbles 0, 1, 2, … of the left half, four words each, then the right half
//     bit i of a word: block i
//
// function: instructions, bytes of stack, registers that are left changed
// ublock_128_128_decrypt_portable_x2: 438, 112, x2-17 v0-7 v16-20
// ublock_128_128_encrypt_portable_x2: 432, 112, x2-17 v0-7 v16-22
// ublock_128_128_place_nibbles_decrypt: 391, 240, x0-17 v0-1
// ublock_128_128_place_nibbles_encrypt: 303, 240, x0-17 v0-1
// ublock_128_128_place_planes_24: 207, 96, x2-17 v0-7 v16-23
// ublock_128_128_prepare_nibbles_decrypt: 404, 208, x0-17 v0-1
// ublock_128_128_prepare_nibbles_encrypt: 312, 224, x0-17 v0-1
// ublock_128_128_prepare_packed: 103, 48, x3-17
// ublock_128_128_prepare_planes: 94, 32, x1-17
// ublock_128_128_prepare_sliced: 334, 240, x3-17 v0-7 v16-31
// ublock_128_128_schedule_portable: 201, 96, x1 x3-17 v0-2
// ublock_128_256_decrypt_portable_x2: 438, 112, x2-17 v0-7 v16-20
// ublock_128_256_encrypt_portable_x2: 432, 112, x2-17 v0-7 v16-22
// ublock_128_256_place_nibbles_decrypt: 398, 256, x0-17 v0-2
// ublock_128_256_place_nibbles_encrypt: 303, 240, x0-17 v0-1
// ublock_128_256_place_planes_24: 207, 96, x2-17 v0-7 v16-23
// ublock_128_256_prepare_nibbles_decrypt: 402, 224, x0-17 v0-1
// ublock_128_256_prepare_nibbles_encrypt: 323, 208, x0-17 v0-1
// ublock_128_256_prepare_packed: 103, 48, x3-17
// ublock_128_256_prepare_planes: 111, 48, x1-17
// ublock_128_256_prepare_sliced: 334, 240, x3-17 v0-7 v16-31
// ublock_128_256_schedule_portable: 252, 48, x1 x3-17 v0-7 v16-22
// ublock_256_256_decrypt_portable_x2: 876, 192, x1-17 v0-7 v16-31
// ublock_256_256_encrypt_portable_x2: 728, 192, x3-17 v0-7 v16-31
// ublock_256_256_place_nibbles: 53, 16, x8-15
// ublock_256_256_prepare_nibbles: 198, 128, x0-17
// ublock_256_256_prepare_packed: 159, 48, x3-17
// ublock_256_256_prepare_sliced: 346, 256, x3-17 v0-7 v16-31
// ublock_256_256_prepare_split: 102, 32, x1-17
// ublock_256_256_schedule_portable: 315, 80, x1 x3-17 v0-7 v16-30

.macro shared_1 p0,p1,p2
sub sp,sp,#\p0
stp x29,x30,[sp,#16]
stp x28,x27,[sp,#32]
stp x26,x25,[sp,#48]
stp x24,x23,[sp,#64]
stp x22,x21,[sp,#80]
stp x20,x19,[sp,#96]
add x29,sp,#16
stp x2,x3,[sp]
cbz x3,4f
movi v0.2d,#0x00ffff00000000
movi v1.2d,#0x000000ffff0000
mov x9,#3377751260921868
movi v2.2d,#0xffff000000000000
mov x10,#61680
mov x11,#43690
mov w14,#1
mov w15,#1
mov x8,xzr
orr x9,x9,#0xc000c000c000c000
movk x10,#61680,lsl #32
movk x11,#43690,lsl #32
mov w12,#-16711936
mov w13,#-858993460
movk w14,#16384,lsl #16
movk w15,#256,lsl #16
nop
nop
nop
nop
nop
nop
2:
mov w16,#16
lsl x2,x8,#5
ldr q7,[x0,#\p1]
bfi x16,x8,#5,#59
add x4,x1,x2
add x6,x1,x16
ldp x5,x7,[x4]
ldp x6,x4,[x6]
lsl x19,x7,#4
lsr x7,x7,#4
lsl x20,x5,#4
lsr x5,x5,#4
lsl x21,x6,#4
lsr x6,x6,#4
lsl x22,x4,#4
lsr x4,x4,#4
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
and x21,x21,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
orr x7,x19,x7
and x19,x22,#0xf0f0f0f0f0f0f0f0
orr x5,x20,x5
and x4,x4,#0xf0f0f0f0f0f0f0f
orr x6,x21,x6
lsr x20,x7,#24
lsr x21,x5,#24
orr x4,x19,x4
lsr x19,x6,#24
lsr x22,x4,#24
eor w20,w20,w7
eor w21,w21,w5
eor w19,w19,w6
and x20,x20,x12
and x21,x21,x12
eor w22,w22,w4
and x19,x19,x12
umull x20,w20,w15
umull x21,w21,w15
and x22,x22,x12
umull x19,w19,w15
umull x22,w22,w15
eor x7,x20,x7
eor x5,x21,x5
lsr x20,x7,#30
eor x6,x19,x6
lsr x19,x5,#30
eor x4,x22,x4
lsr x21,x6,#30
eor w20,w20,w7
lsr x22,x4,#30
eor w19,w19,w5
and x20,x20,x13
eor w21,w21,w6
and x19,x19,x13
umull x20,w20,w14
eor w22,w22,w4
and x21,x21,x13
umull x19,w19,w14
and x22,x22,x13
umull x21,w21,w14
umull x22,w22,w14
eor x7,x20,x7
eor x5,x19,x5
eor x19,x7,x7,lsr #12
eor x6,x21,x6
eor x20,x5,x5,lsr #12
eor x4,x22,x4
eor x22,x6,x6,lsr #12
and x19,x19,x10
eor x21,x4,x4,lsr #12
and x20,x20,x10
add x19,x19,x19,lsl #12
and x22,x22,x10
add x20,x20,x20,lsl #12
and x21,x21,x10
add x22,x22,x22,lsl #12
eor x7,x19,x7
add x21,x21,x21,lsl #12
eor x5,x20,x5
eor x19,x7,x7,lsr #15
eor x6,x22,x6
fmov d3,x5
eor x4,x21,x4
eor x20,x6,x6,lsr #15
eor x21,x5,x5,lsr #15
fmov d4,x6
and x6,x19,x11
eor x5,x4,x4,lsr #15
and x19,x20,x11
and x20,x21,x11
mov v3.d[1],x7
add x19,x19,x19,lsl #15
add x20,x20,x20,lsl #15
and x5,x5,x11
mov v4.d[1],x4
add x4,x5,x5,lsl #15
add x5,x6,x6,lsl #15
fmov d5,x20
fmov d6,x19
eor v3.16b,v3.16b,v7.16b
mov v5.d[1],x5
mov v6.d[1],x4
eor v7.16b,v4.16b,v7.16b
mov w4,#\p2
eor v4.16b,v5.16b,v3.16b
eor v3.16b,v6.16b,v7.16b
nop
nop
nop
3:
fmov x7,d4
fmov x19,d3
mov x5,v4.d[1]
mov x6,v3.d[1]
lsr x20,x7,#8
lsr x24,x7,#6
lsl x26,x7,#4
lsr x21,x19,#8
and x22,x9,x7,lsl #2
lsr x25,x19,#6
lsl x27,x19,#4
and x23,x9,x19,lsl #2
and x20,x20,#0x3000300030003
and x24,x24,#0x30003000300030
lsr x28,x7,#4
and x26,x26,#0x3c003c003c003c0
lsr x30,x19,#4
lsl x7,x7,#6
lsl x19,x19,#6
and x21,x21,#0x3000300030003
and x25,x25,#0x30003000300030
and x27,x27,#0x3c003c003c003c0
orr x20,x22,x20
orr x22,x24,x26
and x30,x30,#0xc000c000c000c00
and x24,x7,#0x3000300030003000
and x19,x19,#0x3000300030003000
orr x7,x20,x22
orr x20,x23,x21
orr x21,x25,x27
lsr x22,x5,#6
orr x20,x20,x21
orr x19,x30,x19
and x28,x28,#0xc000c000c000c00
orr x19,x20,x19
and x20,x22,#0xf000f000f000f
lsl x22,x5,#4
lsr x21,x6,#6
orr x23,x28,x24
lsl x24,x6,#4
and x22,x22,#0x30003000300030
lsr x26,x6,#8
lsr x28,x6,#4
lsl x17,x6,#6
orr x20,x22,x20
lsl x22,x6,#2
lsr x25,x5,#8
lsr x27,x5,#4
lsl x30,x5,#6
lsl x3,x5,#2
lsl x6,x6,#12
and x21,x21,#0xf000f000f000f
and x24,x24,#0x30003000300030
and x26,x26,#0xc000c000c000c0
and x28,x28,#0x300030003000300
lsl x5,x5,#12
and x17,x17,#0xc000c000c000c00
and x22,x22,#0x3000300030003000
and x25,x25,#0xc000c000c000c0
and x27,x27,#0x300030003000300
and x30,x30,#0xc000c000c000c00
and x3,x3,#0x3000300030003000
and x6,x6,#0xc000c000c000c000
orr x21,x24,x21
orr x24,x26,x28
orr x17,x17,x22
and x5,x5,#0xc000c000c000c000
orr x25,x25,x27
orr x3,x30,x3
orr x21,x21,x24
orr x17,x17,x6
orr x6,x20,x25
orr x3,x3,x5
orr x17,x21,x17
orr x5,x7,x23
orr x3,x6,x3
eor x6,x19,x17
eor x5,x5,x3
lsr x7,x6,#5
lsl x19,x6,#3
lsr x20,x5,#5
lsl x21,x5,#3
and x7,x7,#0x707070707070707
and x19,x19,#0xf8f8f8f8f8f8f8f8
and x20,x20,#0x707070707070707
and x21,x21,#0xf8f8f8f8f8f8f8f8
orr x7,x7,x19
orr x19,x20,x21
eor x17,x7,x17
eor x3,x19,x3
lsr x7,x17,#2
lsl x19,x17,#6
lsr x20,x3,#2
lsl x21,x3,#6
and x7,x7,#0x3f3f3f3f3f3f3f3f
and x19,x19,#0xc0c0c0c0c0c0c0c0
and x20,x20,#0x3f3f3f3f3f3f3f3f
and x21,x21,#0xc0c0c0c0c0c0c0c0
orr x7,x7,x19
orr x19,x20,x21
eor x6,x7,x6
eor x5,x19,x5
lsr x7,x6,#2
lsl x19,x6,#6
lsr x20,x5,#2
lsl x21,x5,#6
and x7,x7,#0x3f3f3f3f3f3f3f3f
and x19,x19,#0xc0c0c0c0c0c0c0c0
and x20,x20,#0x3f3f3f3f3f3f3f3f
and x21,x21,#0xc0c0c0c0c0c0c0c0
orr x7,x7,x19
orr x19,x20,x21
eor x17,x7,x17
eor x3,x19,x3
lsr x7,x17,#1
lsl x19,x17,#7
lsr x20,x3,#1
lsl x21,x3,#7
and x7,x7,#0x7f7f7f7f7f7f7f7f
and x19,x19,#0x8080808080808080
orr x7,x7,x19
and x19,x20,#0x7f7f7f7f7f7f7f7f
and x20,x21,#0x8080808080808080
eor x6,x7,x6
orr x7,x19,x20
fmov d3,x6
eor x5,x7,x5
eor x17,x17,x6
fmov d5,x5
eor x3,x3,x5
mov v4.16b,v3.16b
mov v5.d[1],x3
mov v4.d[1],x17
shl v17.2d,v5.2d,#16
shl v18.2d,v5.2d,#32
ushr v19.2d,v5.2d,#32
shl v6.2d,v4.2d,#16
shl v7.2d,v4.2d,#32
ushr v16.2d,v4.2d,#32
orr v16.16b,v16.16b,v6.16b
bic v6.16b,v7.16b,v6.16b
orr v7.16b,v19.16b,v17.16b
bic v17.16b,v18.16b,v17.16b
and v6.16b,v6.16b,v0.16b
and v16.16b,v16.16b,v1.16b
and v7.16b,v7.16b,v1.16b
and v18.16b,v17.16b,v0.16b
orr v16.16b,v6.16b,v16.16b
mov v3.d[1],v6.d[1]
orr v7.16b,v18.16b,v7.16b
eor v18.16b,v16.16b,v4.16b
mov v16.d[1],x17
mvn v4.16b,v4.16b
eor v6.16b,v7.16b,v5.16b
mvn v7.16b,v5.16b
eor v5.16b,v5.16b,v17.16b
shl v20.2d,v18.2d,#16
ushr v4.2d,v4.2d,#48
shl v17.2d,v6.2d,#16
shl v19.2d,v6.2d,#32
eor v3.16b,v3.16b,v16.16b
shl v16.2d,v18.2d,#32
ushr v7.2d,v7.2d,#48
ushr v5.2d,v5.2d,#32
orr v17.16b,v17.16b,v19.16b
ushr v3.2d,v3.2d,#32
orr v16.16b,v16.16b,v20.16b
and v5.16b,v5.16b,v7.16b
and v7.16b,v17.16b,v2.16b
and v3.16b,v4.16b,v3.16b
and v4.16b,v16.16b,v2.16b
ldr q16,[x0,x4]
sub x4,x4,#16
cmn x4,#16
orr v5.16b,v7.16b,v5.16b
orr v3.16b,v4.16b,v3.16b
eor v4.16b,v16.16b,v6.16b
eor v6.16b,v16.16b,v18.16b
eor v4.16b,v5.16b,v4.16b
eor v3.16b,v3.16b,v6.16b
b.ne 3b
fmov x4,d4
mov x5,v4.d[1]
ldr x3,[sp]
fmov x19,d3
mov x6,v3.d[1]
add x8,x8,#1
add x17,x3,x2
add x16,x3,x16
eor x7,x4,x4,lsr #15
eor x20,x19,x19,lsr #15
eor x21,x5,x5,lsr #15
and x7,x7,x11
eor x22,x6,x6,lsr #15
add x7,x7,x7,lsl #15
and x20,x20,x11
add x20,x20,x20,lsl #15
eor x4,x7,x4
and x7,x21,x11
and x21,x22,x11
eor x22,x4,x4,lsr #12
add x7,x7,x7,lsl #15
eor x19,x20,x19
add x20,x21,x21,lsl #15
eor x21,x19,x19,lsr #12
and x22,x22,x10
eor x5,x7,x5
eor x6,x20,x6
add x7,x22,x22,lsl #12
eor x20,x5,x5,lsr #12
eor x22,x6,x6,lsr #12
and x21,x21,x10
eor x4,x7,x4
and x7,x20,x10
add x21,x21,x21,lsl #12
and x20,x22,x10
lsr x22,x4,#30
add x7,x7,x7,lsl #12
add x20,x20,x20,lsl #12
eor x19,x21,x19
eor w22,w22,w4
eor x5,x7,x5
lsr x21,x19,#30
eor x6,x20,x6
and x7,x22,x13
lsr x20,x5,#30
lsr x22,x6,#30
umull x7,w7,w14
eor w21,w21,w19
eor w20,w20,w5
and x21,x21,x13
eor w22,w22,w6
and x20,x20,x13
umull x21,w21,w14
and x22,x22,x13
eor x4,x7,x4
umull x7,w20,w14
umull x20,w22,w14
lsr x22,x4,#24
eor x19,x21,x19
eor w22,w22,w4
eor x5,x7,x5
lsr x21,x19,#24
eor x6,x20,x6
and x7,x22,x12
lsr x20,x5,#24
lsr x22,x6,#24
umull x7,w7,w15
eor w21,w21,w19
eor w20,w20,w5
and x21,x21,x12
eor w22,w22,w6
and x20,x20,x12
umull x21,w21,w15
and x22,x22,x12
eor x4,x7,x4
umull x7,w20,w15
umull x20,w22,w15
lsl x22,x4,#4
lsr x4,x4,#4
eor x19,x21,x19
eor x5,x7,x5
and x7,x22,#0xf0f0f0f0f0f0f0f0
and x4,x4,#0xf0f0f0f0f0f0f0f
eor x6,x20,x6
lsl x20,x5,#4
lsr x5,x5,#4
orr x4,x7,x4
lsl x7,x19,#4
lsr x19,x19,#4
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x5,x20,x5
lsl x20,x6,#4
lsr x6,x6,#4
stp x4,x5,[x17]
ldr x17,[sp,#8]
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
and x5,x19,#0xf0f0f0f0f0f0f0f
orr x6,x20,x6
cmp x8,x17
orr x17,x7,x5
stp x17,x6,[x16]
b.ne 2b
4:
ldp x20,x19,[sp,#96]
ldp x22,x21,[sp,#80]
ldp x24,x23,[sp,#64]
ldp x26,x25,[sp,#48]
ldp x28,x27,[sp,#32]
ldp x29,x30,[sp,#16]
add sp,sp,#112
ret
.endm

.macro shared_2 p0,p1
sub sp,sp,#\p0
stp x29,x30,[sp,#16]
stp x28,x27,[sp,#32]
stp x26,x25,[sp,#48]
stp x24,x23,[sp,#64]
stp x22,x21,[sp,#80]
stp x20,x19,[sp,#96]
add x29,sp,#16
stp x2,x3,[sp]
cbz x3,4f
adr x13,1000f
movi v1.2d,#0xffff000000000000
movi v2.2d,#0x00ffff00000000
movi v3.2d,#0x000000ffff0000
ldr q0,[x13]
adr x13,1001f
adr x14,1002f
adr x15,1003f
mov x9,#3458817291183992832
mov x10,#61680
mov x11,#43690
ldr q4,[x13]
ldr q5,[x14]
ldr q6,[x15]
mov w14,#1
mov w15,#1
mov x8,xzr
orr x9,x9,#0x3000300030003
movk x10,#61680,lsl #32
movk x11,#43690,lsl #32
mov w12,#-16711936
mov w13,#-858993460
movk w14,#16384,lsl #16
movk w15,#256,lsl #16
nop
nop
nop
nop
nop
nop
2:
lsl x2,x8,#5
mov w16,#16
mov x4,xzr
bfi x16,x8,#5,#59
add x5,x1,x2
ldp x6,x20,[x5]
add x7,x1,x16
ldp x7,x5,[x7]
lsl x19,x20,#4
lsr x20,x20,#4
lsl x21,x6,#4
lsr x6,x6,#4
lsl x22,x7,#4
lsr x7,x7,#4
lsl x23,x5,#4
lsr x5,x5,#4
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f
and x21,x21,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
and x22,x22,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
orr x19,x19,x20
and x20,x23,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x6,x21,x6
orr x7,x22,x7
orr x5,x20,x5
lsr x21,x19,#24
lsr x22,x6,#24
lsr x20,x7,#24
lsr x23,x5,#24
eor w21,w21,w19
eor w22,w22,w6
eor w20,w20,w7
eor w23,w23,w5
and x21,x21,x12
and x22,x22,x12
and x20,x20,x12
and x23,x23,x12
umull x21,w21,w15
umull x22,w22,w15
umull x20,w20,w15
umull x23,w23,w15
eor x19,x21,x19
eor x6,x22,x6
lsr x21,x19,#30
eor x7,x20,x7
lsr x20,x6,#30
eor x5,x23,x5
lsr x22,x7,#30
eor w21,w21,w19
lsr x23,x5,#30
eor w20,w20,w6
and x21,x21,x13
eor w22,w22,w7
and x20,x20,x13
umull x21,w21,w14
eor w23,w23,w5
and x22,x22,x13
umull x20,w20,w14
and x23,x23,x13
umull x22,w22,w14
umull x23,w23,w14
eor x19,x21,x19
eor x6,x20,x6
eor x20,x19,x19,lsr #12
eor x7,x22,x7
eor x21,x6,x6,lsr #12
eor x5,x23,x5
eor x22,x7,x7,lsr #12
and x20,x20,x10
eor x23,x5,x5,lsr #12
and x21,x21,x10
add x20,x20,x20,lsl #12
and x22,x22,x10
add x21,x21,x21,lsl #12
and x23,x23,x10
add x22,x22,x22,lsl #12
eor x20,x20,x19
add x23,x23,x23,lsl #12
eor x21,x21,x6
eor x6,x22,x7
eor x7,x20,x20,lsr #15
eor x22,x21,x21,lsr #15
eor x5,x23,x5
eor x19,x6,x6,lsr #15
eor x23,x5,x5,lsr #15
and x7,x7,x11
and x22,x22,x11
and x19,x19,x11
add x7,x7,x7,lsl #15
add x22,x22,x22,lsl #15
and x23,x23,x11
add x19,x19,x19,lsl #15
add x23,x23,x23,lsl #15
eor x19,x19,x6
eor x6,x7,x20
eor x7,x23,x5
eor x5,x22,x21
nop
nop
nop
nop
3:
fmov d7,x5
fmov d16,x19
ldr q17,[x0,x4]
add x4,x4,#16
cmp x4,#\p1
mov v7.d[1],x6
mov v16.d[1],x7
eor v7.16b,v7.16b,v17.16b
eor v16.16b,v16.16b,v17.16b
ushl v17.2d,v7.2d,v5.2d
ushl v18.2d,v7.2d,v6.2d
ushl v19.2d,v16.2d,v5.2d
ushl v20.2d,v16.2d,v6.2d
ushl v21.2d,v7.2d,v0.2d
ushl v22.2d,v7.2d,v4.2d
orr v17.16b,v18.16b,v17.16b
ushl v18.2d,v16.2d,v0.2d
orr v19.16b,v20.16b,v19.16b
ushl v20.2d,v16.2d,v4.2d
and v21.16b,v22.16b,v21.16b
and v17.16b,v17.16b,v1.16b
and v18.16b,v20.16b,v18.16b
and v19.16b,v19.16b,v1.16b
orr v17.16b,v17.16b,v21.16b
orr v18.16b,v19.16b,v18.16b
eor v7.16b,v17.16b,v7.16b
eor v16.16b,v18.16b,v16.16b
shl v17.2d,v7.2d,#16
shl v18.2d,v7.2d,#32
ushr v19.2d,v7.2d,#32
shl v20.2d,v16.2d,#16
shl v21.2d,v16.2d,#32
ushr v22.2d,v16.2d,#32
orr v19.16b,v19.16b,v17.16b
and v17.16b,v17.16b,v18.16b
orr v18.16b,v22.16b,v20.16b
and v20.16b,v20.16b,v21.16b
and v17.16b,v17.16b,v2.16b
and v19.16b,v19.16b,v3.16b
and v20.16b,v20.16b,v2.16b
and v18.16b,v18.16b,v3.16b
orr v17.16b,v17.16b,v19.16b
orr v18.16b,v20.16b,v18.16b
eor v7.16b,v17.16b,v7.16b
eor v16.16b,v18.16b,v16.16b
mov x5,v7.d[1]
fmov x7,d7
mov x6,v16.d[1]
fmov x19,d16
eor x5,x5,x7
eor x6,x6,x19
lsr x20,x5,#1
lsl x21,x5,#7
lsr x22,x6,#1
lsl x23,x6,#7
and x20,x20,#0x7f7f7f7f7f7f7f7f
and x21,x21,#0x8080808080808080
and x22,x22,#0x7f7f7f7f7f7f7f7f
and x23,x23,#0x8080808080808080
orr x20,x20,x21
orr x21,x22,x23
eor x7,x20,x7
eor x19,x21,x19
lsr x20,x7,#2
lsl x21,x7,#6
lsr x22,x19,#2
lsl x23,x19,#6
and x20,x20,#0x3f3f3f3f3f3f3f3f
and x21,x21,#0xc0c0c0c0c0c0c0c0
and x22,x22,#0x3f3f3f3f3f3f3f3f
and x23,x23,#0xc0c0c0c0c0c0c0c0
orr x20,x20,x21
orr x21,x22,x23
eor x5,x20,x5
eor x6,x21,x6
lsr x20,x5,#2
lsl x21,x5,#6
lsr x22,x6,#2
lsl x23,x6,#6
and x20,x20,#0x3f3f3f3f3f3f3f3f
and x21,x21,#0xc0c0c0c0c0c0c0c0
orr x20,x20,x21
and x22,x22,#0x3f3f3f3f3f3f3f3f
and x23,x23,#0xc0c0c0c0c0c0c0c0
eor x7,x20,x7
orr x21,x22,x23
lsr x20,x7,#5
lsl x22,x7,#3
eor x19,x21,x19
lsr x21,x19,#5
lsl x23,x19,#3
and x20,x20,#0x707070707070707
and x22,x22,#0xf8f8f8f8f8f8f8f8
orr x20,x20,x22
and x21,x21,#0x707070707070707
and x23,x23,#0xf8f8f8f8f8f8f8f8
eor x5,x20,x5
orr x21,x21,x23
lsr x28,x5,#2
lsl x17,x5,#4
eor x6,x21,x6
lsr x20,x5,#4
lsr x22,x5,#12
eor x7,x7,x5
lsr x21,x6,#4
lsr x23,x6,#12
lsr x25,x6,#6
lsl x27,x6,#6
lsr x30,x6,#2
lsl x3,x6,#4
and x28,x28,#0xc000c000c000c00
and x17,x17,#0x3000300030003000
and x20,x20,#0x3000300030003
and x22,x22,#0xc000c000c000c
orr x17,x28,x17
lsr x28,x7,#4
lsr x24,x5,#6
lsl x26,x5,#6
orr x20,x22,x20
and x22,x9,x7,lsr #2
and x21,x21,#0x3000300030003
and x23,x23,#0xc000c000c000c
and x25,x25,#0x30003000300030
and x27,x27,#0x3c003c003c003c0
and x30,x30,#0xc000c000c000c00
and x3,x3,#0x3000300030003000
eor x19,x19,x6
orr x21,x23,x21
lsr x23,x7,#6
orr x25,x25,x27
lsl x27,x7,#8
orr x3,x30,x3
lsl x30,x7,#6
lsl x7,x7,#4
and x28,x28,#0x3c003c003c003c
and x24,x24,#0x30003000300030
and x26,x26,#0x3c003c003c003c0
orr x22,x28,x22
lsr x28,x19,#4
orr x24,x24,x26
and x26,x9,x19,lsr #2
and x23,x23,#0xc000c000c000c0
and x27,x27,#0x300030003000300
and x30,x30,#0xc000c000c000c00
and x7,x7,#0xc000c000c000c000
orr x23,x23,x27
lsr x27,x19,#6
orr x7,x30,x7
lsl x30,x19,#8
and x28,x28,#0x3c003c003c003c
lsl x5,x5,#8
lsl x6,x6,#8
orr x26,x28,x26
lsl x28,x19,#6
lsl x19,x19,#4
and x27,x27,#0xc000c000c000c0
and x30,x30,#0x300030003000300
and x5,x5,#0xc000c000c000c000
and x6,x6,#0xc000c000c000c000
and x28,x28,#0xc000c000c000c00
and x19,x19,#0xc000c000c000c000
orr x27,x27,x30
orr x19,x28,x19
orr x20,x20,x24
orr x17,x17,x5
orr x21,x21,x25
orr x5,x22,x23
orr x3,x3,x6
orr x6,x26,x27
orr x5,x5,x7
orr x19,x6,x19
orr x6,x20,x17
orr x7,x21,x3
b.ne 3b
ldp x4,x21,[x0,#\p1]
add x8,x8,#1
ldr x3,[sp]
eor x5,x5,x4
eor x4,x19,x4
eor x6,x6,x21
eor x19,x5,x5,lsr #15
eor x20,x4,x4,lsr #15
eor x7,x7,x21
eor x21,x6,x6,lsr #15
eor x22,x7,x7,lsr #15
add x17,x3,x2
and x19,x19,x11
and x20,x20,x11
add x16,x3,x16
add x19,x19,x19,lsl #15
and x21,x21,x11
add x20,x20,x20,lsl #15
and x22,x22,x11
add x21,x21,x21,lsl #15
eor x5,x19,x5
add x19,x22,x22,lsl #15
eor x4,x20,x4
eor x20,x5,x5,lsr #12
eor x6,x21,x6
eor x21,x4,x4,lsr #12
eor x7,x19,x7
eor x19,x6,x6,lsr #12
and x20,x20,x10
eor x22,x7,x7,lsr #12
and x21,x21,x10
add x20,x20,x20,lsl #12
and x19,x19,x10
add x21,x21,x21,lsl #12
and x22,x22,x10
add x19,x19,x19,lsl #12
eor x5,x20,x5
add x20,x22,x22,lsl #12
eor x4,x21,x4
eor x6,x19,x6
lsr x21,x5,#30
lsr x19,x4,#30
eor x7,x20,x7
lsr x20,x6,#30
eor w21,w21,w5
lsr x22,x7,#30
eor w19,w19,w4
eor w20,w20,w6
and x21,x21,x13
and x19,x19,x13
and x20,x20,x13
umull x21,w21,w14
eor w22,w22,w7
umull x20,w20,w14
and x22,x22,x13
umull x19,w19,w14
umull x22,w22,w14
eor x5,x21,x5
eor x6,x20,x6
eor x4,x19,x4
lsr x19,x5,#24
lsr x21,x6,#24
lsr x20,x4,#24
eor x7,x22,x7
eor w19,w19,w5
eor w21,w21,w6
lsr x22,x7,#24
eor w20,w20,w4
and x19,x19,x12
and x21,x21,x12
and x20,x20,x12
umull x19,w19,w15
eor w22,w22,w7
umull x21,w21,w15
and x22,x22,x12
umull x20,w20,w15
umull x22,w22,w15
eor x5,x19,x5
eor x6,x21,x6
lsl x19,x5,#4
lsr x5,x5,#4
eor x4,x20,x4
lsl x20,x6,#4
lsr x6,x6,#4
eor x7,x22,x7
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
orr x5,x19,x5
lsl x19,x4,#4
orr x6,x20,x6
lsl x20,x7,#4
lsr x7,x7,#4
lsr x4,x4,#4
stp x5,x6,[x17]
ldr x17,[sp,#8]
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
and x4,x4,#0xf0f0f0f0f0f0f0f
orr x6,x20,x7
cmp x8,x17
orr x17,x19,x4
stp x17,x6,[x16]
b.ne 2b
4:
ldp x20,x19,[sp,#96]
ldp x22,x21,[sp,#80]
ldp x24,x23,[sp,#64]
ldp x26,x25,[sp,#48]
ldp x28,x27,[sp,#32]
ldp x29,x30,[sp,#16]
add sp,sp,#112
ret
.endm

.macro shared_3 p0,p1,p2
sub sp,sp,#\p0
stp x29,x30,[sp,#144]
stp x28,x27,[sp,#160]
stp x26,x25,[sp,#176]
stp x24,x23,[sp,#192]
stp x22,x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#144
mov x11,xzr
stp x1,x2,[sp,#8]
str x0,[sp]
nop
nop
nop
nop
nop
2:
ldr x8,[sp]
cmp x11,#\p1
cinc x12,x11,ne
add x13,x8,x11,lsl #4
ldrb w15,[x13,#8]
ldrb w14,[x13]
ldrb w16,[x13,#1]
and w3,w15,#0xf
and w17,w14,#0xf
lsr w14,w14,#4
sturb w3,[x29,#-15]
ldrb w3,[x13,#9]
lsr w15,w15,#4
sturb w17,[x29,#-31]
and w17,w16,#0xf
lsr w16,w16,#4
sturb w17,[x29,#-29]
lsr w17,w3,#4
sturb w14,[x29,#-32]
ldrb w14,[x13,#2]
sturb w17,[x29,#-14]
lsr w17,w14,#4
sturb w15,[x29,#-16]
ldrb w15,[x13,#10]
sturb w16,[x29,#-30]
and w16,w3,#0xf
ldrb w3,[x13,#3]
sturb w17,[x29,#-28]
ldrb w17,[x13,#11]
and w14,w14,#0xf
sturb w14,[x29,#-27]
and w14,w15,#0xf
sturb w16,[x29,#-13]
lsr w16,w15,#4
lsr w15,w3,#4
sturb w14,[x29,#-11]
lsr w14,w17,#4
sturb w16,[x29,#-12]
ldrb w16,[x13,#4]
sturb w15,[x29,#-26]
ldrb w15,[x13,#12]
sturb w14,[x29,#-10]
and w14,w3,#0xf
ldrb w3,[x13,#5]
sturb w14,[x29,#-25]
and w14,w17,#0xf
lsr w17,w16,#4
sturb w14,[x29,#-9]
lsr w14,w15,#4
sturb w17,[x29,#-24]
ldrb w17,[x13,#13]
sturb w14,[x29,#-8]
and w14,w16,#0xf
ldrb w16,[x13,#6]
sturb w14,[x29,#-23]
and w14,w15,#0xf
lsr w15,w3,#4
sturb w14,[x29,#-7]
lsr w14,w17,#4
sturb w15,[x29,#-22]
ldrb w15,[x13,#14]
sturb w14,[x29,#-6]
and w14,w3,#0xf
ldrb w3,[x13,#7]
sturb w14,[x29,#-21]
and w14,w17,#0xf
ldrb w13,[x13,#15]
sturb w14,[x29,#-5]
lsr w14,w15,#4
lsr w17,w16,#4
sturb w14,[x29,#-4]
and w14,w16,#0xf
sturb w14,[x29,#-19]
and w14,w15,#0xf
lsr w15,w3,#4
sturb w14,[x29,#-3]
lsr w14,w13,#4
sturb w17,[x29,#-20]
sturb w14,[x29,#-2]
and w14,w3,#0xf
sturb w14,[x29,#-17]
and w14,w13,#0xf
sturb w15,[x29,#-18]
sturb w14,[x29,#-1]
cbz x11,3f
mov w8,#48
adr x9,1004f
madd x15,x11,x8,x9
sub x8,x29,#16
sub x2,x29,#32
ldrb w3,[x15,#16]
ldrb w4,[x15,#17]
ldrb w5,[x15,#18]
ldrb w6,[x15,#19]
ldrb w7,[x15,#20]
ldrb w19,[x15,#21]
and x3,x3,#0xf
and x4,x4,#0xf
and x5,x5,#0xf
ldrb w30,[x8,x3]
ldrb w10,[x8,x4]
ldrb w9,[x8,x5]
and x6,x6,#0xf
and x7,x7,#0xf
ldrb w21,[x15,#23]
fmov s0,w30
ldrb w13,[x8,x6]
ldrb w14,[x8,x7]
and x7,x19,#0xf
stp w9,w10,[sp,#40]
ldrb w22,[x15,#24]
ldrb w23,[x15,#25]
ldrb w20,[x15,#22]
and x21,x21,#0xf
mov v0.b[1],w10
ldrb w10,[x8,x7]
ldrb w24,[x15,#27]
ldrb w25,[x15,#28]
ldrb w17,[x15,#1]
ldrb w7,[x8,x21]
and x21,x22,#0xf
and x22,x23,#0xf
ldrb w23,[x15,#26]
ldrb w26,[x15,#29]
ldrb w28,[x15,#30]
and x19,x20,#0xf
mov v0.b[2],w9
ldrb w9,[x15,#31]
and x24,x24,#0xf
and x27,x25,#0xf
sub x5,x29,#32
ldrb w16,[x15]
stp w14,w13,[sp,#32]
ldrb w20,[x8,x19]
and x23,x23,#0xf
ldrb w25,[x8,x24]
ldrb w24,[x8,x27]
and x26,x26,#0xf
mov v0.b[3],w13
and x27,x28,#0xf
and x9,x9,#0xf
bfxil x5,x17,#0,#4
ldrb w17,[x15,#3]
ldrb w13,[x15,#6]
ldrb w0,[x8,x21]
ldrb w22,[x8,x22]
ldrb w23,[x8,x23]
ldrb w28,[x8,x26]
ldrb w26,[x8,x27]
ldrb w27,[x8,x9]
mov v0.b[4],w14
sub x6,x29,#32
sub x4,x29,#32
ldrb w8,[x15,#5]
bfxil x6,x16,#0,#4
ldrb w16,[x15,#2]
bfxil x4,x17,#0,#4
sub x17,x29,#32
bfxil x2,x13,#0,#4
ldrb w13,[x15,#8]
sturb w30,[x29,#-16]
sub x30,x29,#32
mov v0.b[5],w10
bfxil x17,x8,#0,#4
ldrb w8,[x15,#7]
ldrb w1,[x15,#9]
sub x14,x29,#32
stp w10,w0,[sp,#24]
bfxil x30,x16,#0,#4
ldrb w16,[x15,#4]
sub x0,x29,#32
mov x21,x12
sub x12,x29,#32
bfxil x14,x13,#0,#4
mov v0.b[6],w20
ldrb w10,[x15,#10]
ldrb w13,[x15,#11]
sub x3,x29,#32
bfxil x0,x8,#0,#4
bfxil x12,x1,#0,#4
sub x1,x29,#32
mov x19,x11
sub x11,x29,#32
ldrb w8,[x15,#12]
bfxil x3,x16,#0,#4
bfxil x1,x10,#0,#4
bfxil x11,x13,#0,#4
sub x10,x29,#32
ldrb w13,[x15,#13]
ldrb w16,[x15,#14]
ldrb w15,[x15,#15]
mov v0.b[7],w7
bfxil x10,x8,#0,#4
sub x8,x29,#32
sub x9,x29,#32
bfxil x8,x15,#0,#4
ldrb w15,[x6]
ldr w6,[sp,#28]
bfxil x9,x13,#0,#4
sub x13,x29,#32
ldrb w4,[x4]
mov v0.b[8],w6
bfxil x13,x16,#0,#4
ldrb w8,[x8]
ldrb w9,[x9]
ldrb w16,[x5]
ldrb w5,[x30]
ldrb w3,[x3]
ldrb w17,[x17]
ldrb w2,[x2]
ldrb w0,[x0]
ldrb w14,[x14]
ldrb w12,[x12]
mov v0.b[9],w22
ldrb w1,[x1]
ldrb w11,[x11]
ldrb w10,[x10]
ldrb w13,[x13]
sturb w9,[x29,#-19]
sturb w8,[x29,#-17]
ldp w8,w9,[sp,#40]
mov v0.b[10],w23
sturb w15,[x29,#-32]
sturb w16,[x29,#-31]
sturb w5,[x29,#-30]
sturb w4,[x29,#-29]
mov v0.b[11],w25
sturb w3,[x29,#-28]
sturb w17,[x29,#-27]
sturb w2,[x29,#-26]
sturb w0,[x29,#-25]
mov v0.b[12],w24
sturb w14,[x29,#-24]
sturb w12,[x29,#-23]
mov x12,x21
sturb w1,[x29,#-22]
sturb w11,[x29,#-21]
mov x11,x19
mov v0.b[13],w28
sturb w10,[x29,#-20]
sturb w13,[x29,#-18]
sturb w9,[x29,#-15]
ldur q1,[x29,#-32]
sturb w8,[x29,#-14]
mov v0.b[14],w26
sturb w20,[x29,#-10]
ldp w8,w9,[sp,#32]
sturb w7,[x29,#-9]
sturb w6,[x29,#-8]
mov v0.b[15],w27
sturb w8,[x29,#-12]
ldr w8,[sp,#24]
sturb w9,[x29,#-13]
sturb w8,[x29,#-11]
sturb w22,[x29,#-7]
eor v0.16b,v1.16b,v0.16b
sturb w23,[x29,#-6]
sturb w25,[x29,#-5]
sturb w24,[x29,#-4]
sturb w28,[x29,#-3]
sturb w26,[x29,#-2]
sturb w27,[x29,#-1]
stur q0,[x29,#-32]
3:
ldp x8,x9,[sp,#8]
sub x10,x29,#64
ldp q0,q1,[x29,#-32]
cmp x11,#\p1
add x8,x8,x11,lsl #9
stur q1,[x10,#16]
add x8,x8,x9,lsl #4
ldur q1,[x10,#16]
stur q0,[x29,#-64]
str q0,[x8]
stp q0,q1,[sp,#48]
str q1,[x8,#256]
b.eq 4f
cmp x12,#\p2
mov x11,x12
b.lo 2b
4:
ldp x20,x19,[sp,#224]
ldp x22,x21,[sp,#208]
ldp x24,x23,[sp,#192]
ldp x26,x25,[sp,#176]
ldp x28,x27,[sp,#160]
ldp x29,x30,[sp,#144]
add sp,sp,#240
ret
.endm

.macro shared_4 p0,p1,p2
nop
nop
nop
nop
nop
nop
2:
and x14,x8,#\p0
ldr q7,[x0,x8,lsl #4]
mov x17,sp
ldr q6,[x10,x14,lsl #4]
mov x16,sp
mov x3,sp
str q7,[sp]
mov x5,sp
mov x19,sp
and v5.16b,v6.16b,v0.16b
mov x20,sp
mov x21,sp
mov x23,sp
mov x25,sp
cmp x8,#0
shl v17.16b,v6.16b,#2
ushr v5.16b,v5.16b,#1
umov w15,v5.b[0]
umov w14,v5.b[1]
umov w2,v5.b[4]
umov w4,v5.b[6]
umov w6,v5.b[7]
umov w7,v5.b[9]
umov w22,v5.b[13]
umov w24,v5.b[15]
bfxil x17,x15,#0,#3
umov w15,v5.b[2]
bfxil x16,x14,#0,#3
bfxil x5,x2,#0,#3
bfxil x19,x4,#0,#3
bfxil x21,x7,#0,#3
ldr b7,[x17]
umov w17,v5.b[3]
bfxil x25,x22,#0,#3
add x14,x11,x14
ld1 { v7.b }[1],[x16]
bfxil x3,x15,#0,#3
mov x16,sp
bfxil x16,x17,#0,#3
ld1 { v7.b }[2],[x3]
umov w3,v5.b[5]
ld1 { v7.b }[3],[x16]
mov x16,sp
bfxil x16,x3,#0,#3
ld1 { v7.b }[4],[x5]
umov w5,v5.b[8]
ld1 { v7.b }[5],[x16]
mov x16,sp
bfxil x16,x6,#0,#3
bfxil x20,x5,#0,#3
ld1 { v7.b }[6],[x19]
umov w19,v5.b[10]
ld1 { v7.b }[7],[x16]
ldr b16,[x20]
mov x16,sp
umov w20,v5.b[11]
bfxil x16,x19,#0,#3
ld1 { v16.b }[1],[x21]
umov w21,v5.b[12]
ld1 { v16.b }[2],[x16]
bfxil x23,x20,#0,#3
mov x16,sp
bfxil x16,x21,#0,#3
ld1 { v16.b }[3],[x23]
umov w23,v5.b[14]
ld1 { v16.b }[4],[x16]
mov x16,sp
bfxil x16,x23,#0,#3
ld1 { v16.b }[5],[x25]
mov x25,sp
bfxil x25,x24,#0,#3
ld1 { v16.b }[6],[x16]
csel w16,wzr,w12,eq
cmp x8,#\p1
ld1 { v16.b }[7],[x25]
csel w25,wzr,w13,eq
orr w16,w25,w16
umov w25,v5.b[0]
dup v6.16b,w16
add x16,x8,x9
cinc x8,x8,ne
zip1 v16.2d,v7.2d,v16.2d
bic v7.16b,v2.16b,v17.16b
add x16,x1,x16,lsl #7
ldp q19,q21,[x16]
neg v7.16b,v7.16b
ldp q22,q23,[x16,#32]
eor v16.16b,v16.16b,v6.16b
and v19.16b,v19.16b,v4.16b
and v21.16b,v21.16b,v4.16b
and v22.16b,v22.16b,v4.16b
ushl v16.16b,v16.16b,v7.16b
ushr v17.16b,v16.16b,#1
ushr v18.16b,v16.16b,#2
and v20.16b,v16.16b,v1.16b
ushr v16.16b,v16.16b,#3
and v17.16b,v17.16b,v1.16b
and v18.16b,v18.16b,v1.16b
ushl v20.16b,v20.16b,v3.16b
and v16.16b,v16.16b,v1.16b
ushl v17.16b,v17.16b,v3.16b
ushl v18.16b,v18.16b,v3.16b
orr v19.16b,v19.16b,v20.16b
and v20.16b,v23.16b,v4.16b
ushl v16.16b,v16.16b,v3.16b
orr v5.16b,v21.16b,v17.16b
orr v17.16b,v22.16b,v18.16b
orr v16.16b,v20.16b,v16.16b
stp q19,q5,[x16]
ldr b5,[x11,x25]
stp q17,q16,[x16,#32]
ld1 { v5.b }[1],[x14]
add x14,x11,x15
ld1 { v5.b }[2],[x14]
add x14,x11,x17
ld1 { v5.b }[3],[x14]
add x14,x11,x2
ld1 { v5.b }[4],[x14]
add x14,x11,x3
ld1 { v5.b }[5],[x14]
add x14,x11,x4
ld1 { v5.b }[6],[x14]
add x14,x11,x6
ld1 { v5.b }[7],[x14]
ldr b16,[x11,x5]
add x14,x11,x7
ld1 { v16.b }[1],[x14]
add x14,x11,x19
ld1 { v16.b }[2],[x14]
add x14,x11,x20
ld1 { v16.b }[3],[x14]
add x14,x11,x21
ld1 { v16.b }[4],[x14]
add x14,x11,x22
ld1 { v16.b }[5],[x14]
add x14,x11,x23
ld1 { v16.b }[6],[x14]
add x14,x11,x24
ld1 { v16.b }[7],[x14]
ldp q19,q20,[x16,#96]
zip1 v5.2d,v5.2d,v16.2d
ldp q16,q18,[x16,#64]
and v19.16b,v19.16b,v4.16b
and v16.16b,v16.16b,v4.16b
and v18.16b,v18.16b,v4.16b
eor v5.16b,v5.16b,v6.16b
ushl v5.16b,v5.16b,v7.16b
ushr v6.16b,v5.16b,#1
ushr v7.16b,v5.16b,#2
and v17.16b,v5.16b,v1.16b
ushr v5.16b,v5.16b,#3
and v6.16b,v6.16b,v1.16b
and v7.16b,v7.16b,v1.16b
ushl v17.16b,v17.16b,v3.16b
and v5.16b,v5.16b,v1.16b
ushl v6.16b,v6.16b,v3.16b
ushl v7.16b,v7.16b,v3.16b
orr v16.16b,v16.16b,v17.16b
and v17.16b,v20.16b,v4.16b
ushl v5.16b,v5.16b,v3.16b
orr v6.16b,v18.16b,v6.16b
orr v7.16b,v19.16b,v7.16b
orr v5.16b,v17.16b,v5.16b
stp q16,q6,[x16,#64]
stp q7,q5,[x16,#96]
b.eq 3f
cmp x8,#\p2
b.lo 2b
3:
ldp x20,x19,[sp,#80]
ldr x25,[sp,#32]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x29,x30,[sp,#16]
add sp,sp,#96
ret
.endm

.macro shared_5 p0
movi v2.16b,#\p0
ushr v7.16b,v6.16b,#1
ushr v1.16b,v6.16b,#3
cmlt v17.16b,v6.16b,#0
eor v5.16b,v6.16b,v3.16b
ushr v3.16b,v6.16b,#5
and v19.16b,v7.16b,v2.16b
and v26.16b,v1.16b,v2.16b
ushr v4.16b,v5.16b,#4
and v3.16b,v3.16b,v2.16b
ushr v21.16b,v5.16b,#6
ushr v6.16b,v5.16b,#2
and v18.16b,v5.16b,v2.16b
movi v5.2d,#0000000000000000
ushll2 v0.8h,v19.16b,#0
ushll v22.8h,v19.8b,#0
ushll v7.8h,v26.8b,#0
and v16.16b,v4.16b,v2.16b
ushll2 v20.8h,v3.16b,#0
ushll v3.8h,v3.8b,#0
and v21.16b,v21.16b,v2.16b
and v19.16b,v6.16b,v2.16b
movi v6.2d,#0000000000000000
str q22,[sp,#16]
ushll2 v1.8h,v18.16b,#0
ushll v4.8h,v16.8b,#0
stur q3,[x29,#-80]
ushll2 v16.8h,v16.16b,#0
ushll v23.4s,v20.4h,#0
usubw2 v3.4s,v5.4s,v3.8h
ushll2 v28.8h,v19.16b,#0
usubw2 v9.4s,v6.4s,v20.8h
ushll v20.4s,v1.4h,#0
usubw2 v10.4s,v6.4s,v1.8h
str q4,[sp,#96]
ushll v24.4s,v16.4h,#0
usubw2 v27.4s,v5.4s,v4.8h
ushll v4.4s,v0.4h,#0
neg v23.4s,v23.4s
ushll v5.8h,v21.8b,#0
usubw2 v2.4s,v6.4s,v0.8h
usubw2 v11.4s,v6.4s,v16.8h
ushll2 v8.8h,v21.16b,#0
neg v24.4s,v24.4s
uzp2 v13.4s,v27.4s,v3.4s
zip1 v1.4s,v27.4s,v3.4s
str q5,[sp,#80]
neg v30.4s,v4.4s
movi v4.2d,#0000000000000000
usubw2 v12.4s,v6.4s,v5.8h
trn2 v5.4s,v27.4s,v3.4s
zip2 v21.4s,v27.4s,v3.4s
uzp2 v14.4s,v24.4s,v23.4s
trn2 v6.4s,v24.4s,v23.4s
uzp2 v15.4s,v10.4s,v2.4s
uzp2 v0.4s,v13.4s,v27.4s
zip1 v27.4s,v24.4s,v23.4s
zip2 v23.4s,v24.4s,v23.4s
usubw2 v13.4s,v4.4s,v28.8h
mov v1.s[2],v12.s[0]
neg v31.4s,v20.4s
mov v16.16b,v8.16b
mov v5.s[2],v12.s[1]
mov v21.s[2],v12.s[2]
uzp2 v4.4s,v14.4s,v24.4s
uzp2 v14.4s,v11.4s,v9.4s
ushll v20.8h,v18.8b,#0
mov v0.s[2],v12.s[3]
uzp2 v3.4s,v31.4s,v30.4s
uzp2 v12.4s,v15.4s,v10.4s
trn2 v15.4s,v10.4s,v2.4s
ushll v19.8h,v19.8b,#0
str q5,[sp]
sshll2 v5.8h,v17.16b,#0
stp q1,q4,[sp,#48]
zip2 v1.4s,v10.4s,v2.4s
uzp2 v24.4s,v14.4s,v11.4s
str q0,[sp,#32]
zip1 v14.4s,v11.4s,v9.4s
trn2 v0.4s,v11.4s,v9.4s
zip2 v11.4s,v11.4s,v9.4s
movi v9.2d,#0000000000000000
ushll2 v4.8h,v26.16b,#0
zip1 v2.4s,v10.4s,v2.4s
uzp2 v18.4s,v3.4s,v31.4s
mov v12.s[2],v13.s[3]
mov v1.s[2],v13.s[2]
mov v15.s[2],v13.s[1]
mov v3.16b,v17.16b
trn2 v10.4s,v31.4s,v30.4s
usubw2 v25.4s,v9.4s,v8.8h
usubw2 v8.4s,v9.4s,v4.8h
usubw2 v17.4s,v9.4s,v22.8h
usubw2 v22.4s,v9.4s,v20.8h
mov v2.s[2],v13.s[0]
zip1 v9.4s,v31.4s,v30.4s
zip2 v30.4s,v31.4s,v30.4s
sshll2 v31.4s,v5.8h,#0
mov v1.s[3],v8.s[2]
mov v14.s[2],v25.s[0]
mov v11.s[2],v25.s[2]
mov v24.s[2],v25.s[3]
mov v0.s[2],v25.s[1]
zip2 v25.4s,v22.4s,v17.4s
mov v12.s[3],v8.s[3]
mov v15.s[3],v8.s[1]
mov v2.s[3],v8.s[0]
ushll v8.4s,v28.4h,#0
uzp2 v13.4s,v22.4s,v17.4s
zip1 v26.4s,v22.4s,v17.4s
.endm

.macro shared_6 p0,p1,p2
cbz x2,\p0
stp x29,x30,[sp,#-48]!
stp x22,x21,[sp,#16]
stp x20,x19,[sp,#32]
mov x29,sp
mov x9,#61680
mov x10,#43690
mov w13,#1
mov w14,#1
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
mov w11,#-16711936
mov w12,#-858993460
movk w13,#16384,lsl #16
movk w14,#256,lsl #16
mov w15,#25
mov w16,#68
mov w17,#17
mov x3,#72340172838076673
b 3f
nop
nop
nop
2:
add x8,x8,#1
cmp x8,x2
b.eq 5f
3:
mul x4,x8,x15
mov x5,xzr
nop
nop
nop
4:
cmp x5,#0
mov w22,#8
csel x6,xzr,x16,eq
cmp x5,#24
csel x7,xzr,x17,eq
orr x6,x7,x6
add x7,x5,x4
cinc x5,x5,ne
mul x6,x6,x3
lsl x19,x7,#\p1
bfi x22,x7,#\p1,#\p2
ldr x20,[x0,x19]
eor x20,x20,x6
lsl x21,x20,#4
lsr x20,x20,#4
and x21,x21,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f
orr x20,x21,x20
lsr x21,x20,#24
eor w21,w21,w20
and x21,x21,x11
umull x21,w21,w14
eor x20,x21,x20
lsr x21,x20,#30
eor w21,w21,w20
and x21,x21,x12
umull x21,w21,w13
eor x20,x21,x20
eor x21,x20,x20,lsr #12
and x21,x21,x9
add x21,x21,x21,lsl #12
eor x20,x21,x20
eor x21,x20,x20,lsr #15
and x21,x21,x10
add x21,x21,x21,lsl #15
.endm

.macro shared_7 p0
ldr x7,[x0,x22]
eor x6,x7,x6
lsl x7,x6,#\p0
lsr x6,x6,#4
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
orr x6,x7,x6
lsr x7,x6,#24
eor w7,w7,w6
and x7,x7,x11
umull x7,w7,w14
eor x6,x7,x6
lsr x7,x6,#30
eor w7,w7,w6
and x7,x7,x12
umull x7,w7,w13
eor x6,x7,x6
eor x7,x6,x6,lsr #12
and x7,x7,x9
add x7,x7,x7,lsl #12
eor x6,x7,x6
eor x7,x6,x6,lsr #15
and x7,x7,x10
add x7,x7,x7,lsl #15
eor x6,x7,x6
str x6,[x1,x22]
b.eq 2b
cmp x5,#24
b.ls 4b
b 2b
5:
ldp x20,x19,[sp,#32]
ldp x22,x21,[sp,#16]
ldp x29,x30,[sp],#48
6:
ret
.endm

function phalanx_0_1_ublock_128_128_decrypt_portable_x2
shared_1 112,256,240
end_function phalanx_0_1_ublock_128_128_decrypt_portable_x2

function phalanx_0_1_ublock_128_128_encrypt_portable_x2
shared_2 112,256
end_function phalanx_0_1_ublock_128_128_encrypt_portable_x2
.p2align 4
1000:
.quad 0xffffffffffffffd0,0xffffffffffffffe0
.p2align 4
1001:
.quad 0xffffffffffffffe0,0xffffffffffffffd0
.p2align 4
1002:
.quad 0x10,0x20
.p2align 4
1003:
.quad 0x20,0x10

function phalanx_0_1_ublock_128_128_place_nibbles_decrypt
sub sp,sp,#240
stp x29,x30,[sp,#144]
stp x28,x27,[sp,#160]
stp x26,x25,[sp,#176]
stp x24,x23,[sp,#192]
stp x22,x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#144
mov x25,xzr
sub x10,x29,#64
str x1,[sp]
nop
nop
nop
nop
nop
2:
sub x13,x0,x25,lsl #4
cmp x25,#16
cinc x11,x25,ne
tst x25,#0xffffffffffffffef
ldrb w14,[x13,#264]
ldrb w9,[x13,#256]
ldrb w15,[x13,#257]
and w17,w14,#0xf
and w16,w9,#0xf
lsr w9,w9,#4
sturb w17,[x29,#-15]
ldrb w17,[x13,#265]
lsr w14,w14,#4
sturb w16,[x29,#-31]
and w16,w15,#0xf
lsr w15,w15,#4
sturb w16,[x29,#-29]
lsr w16,w17,#4
sturb w9,[x29,#-32]
ldrb w9,[x13,#258]
sturb w16,[x29,#-14]
lsr w16,w9,#4
sturb w14,[x29,#-16]
ldrb w14,[x13,#266]
sturb w15,[x29,#-30]
and w15,w17,#0xf
ldrb w17,[x13,#259]
sturb w16,[x29,#-28]
ldrb w16,[x13,#267]
and w9,w9,#0xf
sturb w9,[x29,#-27]
and w9,w14,#0xf
sturb w15,[x29,#-13]
lsr w15,w14,#4
lsr w14,w17,#4
sturb w9,[x29,#-11]
lsr w9,w16,#4
sturb w15,[x29,#-12]
ldrb w15,[x13,#260]
sturb w14,[x29,#-26]
ldrb w14,[x13,#268]
sturb w9,[x29,#-10]
and w9,w17,#0xf
ldrb w17,[x13,#261]
sturb w9,[x29,#-25]
and w9,w16,#0xf
lsr w16,w15,#4
sturb w9,[x29,#-9]
lsr w9,w14,#4
sturb w16,[x29,#-24]
ldrb w16,[x13,#269]
sturb w9,[x29,#-8]
and w9,w15,#0xf
ldrb w15,[x13,#262]
sturb w9,[x29,#-23]
and w9,w14,#0xf
lsr w14,w17,#4
sturb w9,[x29,#-7]
lsr w9,w16,#4
sturb w14,[x29,#-22]
ldrb w14,[x13,#270]
sturb w9,[x29,#-6]
and w9,w17,#0xf
ldrb w17,[x13,#263]
sturb w9,[x29,#-21]
and w9,w16,#0xf
ldrb w13,[x13,#271]
sturb w9,[x29,#-5]
lsr w9,w14,#4
lsr w16,w15,#4
sturb w9,[x29,#-4]
and w9,w15,#0xf
sturb w9,[x29,#-19]
and w9,w14,#0xf
lsr w14,w17,#4
sturb w9,[x29,#-3]
lsr w9,w13,#4
sturb w16,[x29,#-20]
sturb w9,[x29,#-2]
and w9,w17,#0xf
sturb w9,[x29,#-17]
and w9,w13,#0xf
sturb w14,[x29,#-18]
sturb w9,[x29,#-1]
b.eq 3f
mov w8,#16
adr x10,1004f
sub x9,x8,x25
mov w8,#48
sub x15,x29,#16
umaddl x14,w9,w8,x10
sub x17,x29,#16
sub x5,x29,#16
sub x19,x29,#16
sub x26,x29,#32
sub x28,x29,#32
sub x20,x29,#16
sub x27,x29,#32
sub x30,x29,#32
ldrb w9,[x14,#1216]
ldrb w16,[x14,#1217]
ldrb w3,[x14,#1218]
ldrb w4,[x14,#1220]
ldrb w6,[x14,#1203]
ldrb w7,[x14,#1204]
bfxil x15,x9,#0,#4
sub x9,x29,#16
bfxil x17,x3,#0,#4
bfxil x9,x16,#0,#4
sub x3,x29,#16
bfxil x5,x4,#0,#4
ldrb w10,[x15]
sub x15,x29,#32
bfxil x26,x7,#0,#4
ldrb w8,[x9]
ldrb w9,[x14,#1219]
bfxil x15,x6,#0,#4
fmov s0,w10
ldrb w6,[x14,#1222]
ldrb w7,[x14,#1206]
stp w10,w8,[sp,#32]
bfxil x3,x9,#0,#4
ldrb w9,[x14,#1200]
sub x10,x29,#32
sub x16,x29,#32
bfxil x28,x7,#0,#4
mov v0.b[1],w8
ldrb w8,[x17]
bfxil x10,x9,#0,#4
ldrb w9,[x14,#1201]
sub x17,x29,#32
ldrb w7,[x14,#1223]
str w8,[sp,#28]
sub x13,x29,#16
ldrb w21,[x14,#1210]
bfxil x17,x9,#0,#4
ldrb w9,[x14,#1202]
bfxil x20,x7,#0,#4
mov v0.b[2],w8
ldrb w8,[x3]
str x10,[sp,#8]
bfxil x16,x9,#0,#4
ldrb w9,[x14,#1205]
ldrb w7,[x20]
str w8,[sp,#24]
ldrb w20,[x14,#1224]
sub x10,x29,#32
bfxil x27,x9,#0,#4
ldrb w9,[x14,#1207]
sub x12,x29,#32
mov v0.b[3],w8
ldrb w8,[x5]
ldrb w5,[x14,#1221]
bfxil x30,x9,#0,#4
sub x9,x29,#32
bfxil x13,x20,#0,#4
bfxil x19,x5,#0,#4
str w8,[sp,#20]
sub x1,x29,#16
mov x4,x2
sub x2,x29,#32
bfxil x12,x21,#0,#4
mov v0.b[4],w8
ldrb w5,[x19]
sub x19,x29,#16
bfxil x19,x6,#0,#4
ldrb w8,[x14,#1211]
ldrb w21,[x14,#1213]
mov x3,x0
sub x0,x29,#32
sub x20,x29,#32
ldrb w6,[x19]
ldrb w19,[x14,#1208]
bfxil x2,x8,#0,#4
mov v0.b[5],w5
ldrb w8,[x14,#1212]
bfxil x0,x21,#0,#4
bfxil x9,x19,#0,#4
ldrb w19,[x14,#1209]
ldrb w21,[x14,#1226]
bfxil x20,x8,#0,#4
sub x8,x29,#32
str x11,[sp,#40]
bfxil x10,x19,#0,#4
ldrb w19,[x13]
ldrb w13,[x14,#1225]
mov v0.b[6],w6
sub x11,x29,#16
sub x22,x29,#32
bfxil x1,x13,#0,#4
ldrb w13,[x14,#1214]
bfxil x11,x21,#0,#4
ldrb w23,[x14,#1228]
sub x24,x29,#16
ldrb w17,[x17]
ldrb w1,[x1]
bfxil x8,x13,#0,#4
ldrb w13,[x14,#1215]
mov v0.b[7],w7
ldrb w21,[x11]
sub x11,x29,#16
bfxil x22,x13,#0,#4
ldrb w13,[x14,#1227]
bfxil x24,x23,#0,#4
ldrb w23,[x26]
ldrb w26,[x27]
ldrb w27,[x28]
bfxil x11,x13,#0,#4
ldr x13,[sp,#8]
ldrb w28,[x30]
mov v0.b[8],w19
ldrb w30,[x9]
ldrb w9,[x10]
ldrb w11,[x11]
ldrb w13,[x13]
ldrb w24,[x24]
ldrb w10,[x14,#1229]
ldrb w16,[x16]
ldrb w15,[x15]
ldrb w12,[x12]
ldrb w2,[x2]
ldrb w20,[x20]
mov v0.b[9],w1
ldrb w0,[x0]
ldrb w8,[x8]
ldrb w22,[x22]
sturb w13,[x29,#-32]
sub x13,x29,#16
bfxil x13,x10,#0,#4
ldrb w10,[x14,#1230]
sturb w15,[x29,#-29]
sub x15,x29,#16
sturb w9,[x29,#-23]
sub x9,x29,#16
mov v0.b[10],w21
ldrb w13,[x13]
bfxil x15,x10,#0,#4
sturb w26,[x29,#-27]
ldrb w10,[x15]
ldrb w15,[x14,#1231]
sturb w17,[x29,#-31]
sturb w16,[x29,#-30]
mov v0.b[11],w11
bfxil x9,x15,#0,#4
sturb w23,[x29,#-28]
sturb w27,[x29,#-26]
sub x27,x29,#32
ldrb w26,[x9]
sturb w28,[x29,#-25]
sub x28,x29,#32
sturb w30,[x29,#-24]
sub x9,x29,#32
mov v0.b[12],w24
sturb w12,[x29,#-22]
sturb w2,[x29,#-21]
mov x2,x4
sturb w20,[x29,#-20]
sturb w0,[x29,#-19]
mov x0,x3
mov v0.b[13],w13
sturb w8,[x29,#-18]
ldrb w8,[x14,#1232]
sturb w22,[x29,#-17]
ldur q1,[x29,#-32]
bfxil x27,x8,#0,#4
ldrb w8,[x14,#1233]
ldp w15,w12,[sp,#32]
mov v0.b[14],w10
bfxil x28,x8,#0,#4
ldrb w8,[x14,#1234]
sturb w5,[x29,#-11]
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1235]
sturb w12,[x29,#-15]
sturb w15,[x29,#-16]
mov v0.b[15],w26
sturb w6,[x29,#-10]
sturb w7,[x29,#-9]
sturb w19,[x29,#-8]
sturb w1,[x29,#-7]
ldr x1,[sp]
eor v0.16b,v1.16b,v0.16b
sturb w21,[x29,#-6]
sturb w11,[x29,#-5]
ldr x11,[sp,#40]
sturb w24,[x29,#-4]
stur q0,[x29,#-32]
ldr b0,[x27]
sturb w13,[x29,#-3]
sturb w10,[x29,#-2]
sub x10,x29,#64
ld1 { v0.b }[1],[x28]
sturb w26,[x29,#-1]
ld1 { v0.b }[2],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1236]
ld1 { v0.b }[3],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1237]
ld1 { v0.b }[4],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1238]
ld1 { v0.b }[5],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1239]
ld1 { v0.b }[6],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1240]
ld1 { v0.b }[7],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1241]
ld1 { v0.b }[8],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1242]
ld1 { v0.b }[9],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1243]
ld1 { v0.b }[10],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldp w12,w8,[sp,#24]
ld1 { v0.b }[11],[x9]
ldr w9,[sp,#20]
sturb w8,[x29,#-14]
ldrb w8,[x14,#1244]
sturb w12,[x29,#-13]
sub x12,x29,#32
bfxil x12,x8,#0,#4
ldrb w8,[x14,#1245]
sturb w9,[x29,#-12]
sub x9,x29,#32
ldur q1,[x29,#-16]
ld1 { v0.b }[12],[x12]
bfxil x9,x8,#0,#4
ldrb w8,[x14,#1246]
sub x12,x29,#32
bfxil x12,x8,#0,#4
ldrb w8,[x14,#1247]
ld1 { v0.b }[13],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ld1 { v0.b }[14],[x12]
ld1 { v0.b }[15],[x9]
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-16]
3:
ldp q0,q1,[x29,#-32]
add x8,x1,x25,lsl #9
cmp x25,#16
add x8,x8,x2,lsl #4
stur q1,[x10,#16]
ldur q1,[x10,#16]
stur q0,[x29,#-64]
str q0,[x8]
stp q0,q1,[sp,#48]
str q1,[x8,#256]
b.eq 4f
cmp x11,#17
mov x25,x11
b.lo 2b
4:
ldp x20,x19,[sp,#224]
ldp x22,x21,[sp,#208]
ldp x24,x23,[sp,#192]
ldp x26,x25,[sp,#176]
ldp x28,x27,[sp,#160]
ldp x29,x30,[sp,#144]
add sp,sp,#240
ret
end_function phalanx_0_1_ublock_128_128_place_nibbles_decrypt
.p2align 0
table local_ublock_portable_STEPS_1004_2,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_place_nibbles_encrypt
shared_3 240,16,17
end_function phalanx_0_1_ublock_128_128_place_nibbles_encrypt
.p2align 0
table local_ublock_portable_STEPS_1004_3,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_place_planes_24
sub sp,sp,#96
stp x29,x30,[sp,#16]
str x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
add x29,sp,#16
mov w9,#1
and x10,x2,#0x7
and w11,w2,#0x7
lsl w9,w9,w10
lsr x10,x2,#3
movi v0.16b,#15
movi v1.16b,#1
movi v2.16b,#4
dup v3.16b,w11
mvn w12,w9
add x9,x10,x10,lsl #4
mov x11,sp
dup v4.16b,w12
mov x8,xzr
adr x10,1005f
add x11,x11,#8
mov w12,#68
mov w13,#17
nop
shared_4 0xf,16,17
end_function phalanx_0_1_ublock_128_128_place_planes_24
.p2align 0
1005:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100

function phalanx_0_1_ublock_128_128_prepare_nibbles_decrypt
cbz x2,5f
sub sp,sp,#208
stp x29,x30,[sp,#112]
stp x28,x27,[sp,#128]
stp x26,x25,[sp,#144]
stp x24,x23,[sp,#160]
stp x22,x21,[sp,#176]
stp x20,x19,[sp,#192]
add x29,sp,#112
add x9,x2,x2,lsl #4
mov x14,#-1085102592571150096
mov x8,xzr
add x11,sp,#48
adr x12,1004f
mov x13,#-1
movk x14,#61681
mov w21,#544
b 3f
nop
nop
nop
nop
nop
nop
2:
ldp q1,q0,[x29,#-32]
sub x0,x0,#16
add x8,x8,#1
sub x9,x9,#1
sub x12,x12,#48
add x13,x13,#1
stur q0,[x11,#16]
ldr q0,[sp,#64]
str q1,[sp,#48]
stp q1,q0,[x1],#32
cbz x9,4f
3:
umulh x10,x8,x14
lsr x16,x10,#4
madd x17,x16,x21,x0
ldrb w10,[x17,#256]
ldrb w15,[x17,#264]
ldrb w2,[x17,#257]
ldrb w4,[x17,#265]
and w3,w10,#0xf
lsr w10,w10,#4
and w5,w15,#0xf
and w6,w2,#0xf
sturb w5,[x29,#-15]
ldrb w5,[x17,#266]
lsr w2,w2,#4
sturb w10,[x29,#-32]
lsr w10,w4,#4
sturb w3,[x29,#-31]
ldrb w3,[x17,#258]
and w7,w4,#0xf
lsr w15,w15,#4
sturb w7,[x29,#-13]
ldrb w7,[x17,#267]
sturb w2,[x29,#-30]
lsr w2,w5,#4
and w19,w3,#0xf
sturb w10,[x29,#-14]
ldrb w10,[x17,#260]
lsr w4,w7,#4
sturb w15,[x29,#-16]
lsr w15,w3,#4
and w20,w5,#0xf
sturb w6,[x29,#-29]
ldrb w6,[x17,#259]
sturb w2,[x29,#-12]
lsr w2,w10,#4
and w10,w10,#0xf
sturb w15,[x29,#-28]
ldrb w15,[x17,#268]
lsr w3,w6,#4
sturb w4,[x29,#-10]
ldrb w4,[x17,#261]
sturb w2,[x29,#-24]
ldrb w2,[x17,#269]
sturb w10,[x29,#-23]
and w10,w15,#0xf
sturb w3,[x29,#-26]
lsr w3,w15,#4
lsr w15,w4,#4
sturb w10,[x29,#-7]
lsr w10,w2,#4
sturb w15,[x29,#-22]
ldrb w15,[x17,#270]
sturb w10,[x29,#-6]
and w10,w4,#0xf
ldrb w4,[x17,#263]
sturb w10,[x29,#-21]
and w10,w2,#0xf
sturb w3,[x29,#-8]
ldrb w3,[x17,#262]
ldrb w17,[x17,#271]
sturb w10,[x29,#-5]
lsr w10,w15,#4
lsr w2,w3,#4
sturb w19,[x29,#-27]
and w19,w6,#0xf
sturb w10,[x29,#-4]
and w10,w3,#0xf
sturb w10,[x29,#-19]
and w10,w15,#0xf
lsr w15,w4,#4
sturb w2,[x29,#-20]
add x2,x16,x16,lsl #4
sturb w10,[x29,#-3]
lsr w10,w17,#4
sturb w15,[x29,#-18]
sub x15,x13,x2
sturb w10,[x29,#-2]
and w10,w4,#0xf
cmp x15,#14
sturb w20,[x29,#-11]
and w20,w7,#0xf
sturb w10,[x29,#-17]
and w10,w17,#0xf
sturb w19,[x29,#-25]
sturb w20,[x29,#-9]
sturb w10,[x29,#-1]
b.hi 2b
mov w10,#816
sub x15,x29,#16
sub x3,x29,#16
mul x10,x16,x10
sub x5,x29,#16
sub x19,x29,#16
sub x26,x29,#32
sub x27,x29,#32
sub x30,x29,#32
sub x21,x29,#16
str x8,[sp,#40]
sub x8,x29,#16
sub x23,x29,#32
sub x24,x29,#32
sub x14,x29,#32
str x12,[sp,#24]
sub x25,x29,#32
sub x28,x29,#32
add x16,x12,x10
sub x12,x29,#16
sub x2,x29,#32
ldrb w10,[x16,#1984]
ldrb w17,[x16,#1985]
ldrb w4,[x16,#1986]
ldrb w6,[x16,#1989]
ldrb w7,[x16,#1972]
ldrb w20,[x16,#1976]
bfxil x15,x10,#0,#4
sub x10,x29,#16
bfxil x3,x4,#0,#4
bfxil x10,x17,#0,#4
bfxil x19,x6,#0,#4
bfxil x27,x7,#0,#4
ldrb w11,[x15]
sub x15,x29,#16
ldrb w7,[x16,#1974]
ldrb w10,[x10]
sub x17,x29,#32
ldrb w22,[x16,#1978]
fmov s0,w11
bfxil x30,x7,#0,#4
mov x4,x0
stp w11,w10,[sp,#16]
ldrb w11,[x3]
sub x0,x29,#32
mov x3,x13
sub x13,x29,#32
str x9,[sp,#32]
mov v0.b[1],w10
ldrb w10,[x16,#1987]
str w11,[sp,#12]
sub x9,x29,#16
ldrb w27,[x27]
ldrb w30,[x30]
bfxil x15,x10,#0,#4
ldrb w10,[x16,#1968]
mov v0.b[2],w11
ldrb w11,[x15]
ldrb w15,[x16,#1988]
bfxil x23,x10,#0,#4
ldrb w10,[x16,#1969]
bfxil x5,x15,#0,#4
str w11,[sp,#8]
ldrb w15,[x16,#1971]
bfxil x24,x10,#0,#4
ldrb w10,[x16,#1970]
mov v0.b[3],w11
ldrb w11,[x5]
bfxil x26,x15,#0,#4
ldrb w15,[x16,#1990]
mov x5,x1
sub x1,x29,#32
str w11,[sp,#4]
bfxil x1,x20,#0,#4
ldrb w20,[x16,#1977]
bfxil x25,x10,#0,#4
ldrb w10,[x16,#1973]
ldrb w26,[x26]
mov v0.b[4],w11
ldrb w11,[x19]
sub x19,x29,#16
bfxil x19,x15,#0,#4
bfxil x17,x20,#0,#4
sub x15,x29,#32
str w11,[sp]
bfxil x15,x22,#0,#4
ldrb w22,[x16,#1981]
ldrb w7,[x19]
ldrb w19,[x16,#1991]
bfxil x28,x10,#0,#4
mov v0.b[5],w11
ldrb w11,[x16,#1979]
bfxil x0,x22,#0,#4
bfxil x21,x19,#0,#4
ldrb w22,[x16,#1994]
ldrb w10,[x16,#1975]
bfxil x14,x11,#0,#4
ldrb w11,[x16,#1980]
ldrb w25,[x25]
ldrb w19,[x21]
ldrb w21,[x16,#1992]
bfxil x2,x10,#0,#4
mov v0.b[6],w7
sub x10,x29,#32
ldrb w28,[x28]
bfxil x8,x21,#0,#4
sub x21,x29,#32
ldrb w2,[x2]
bfxil x21,x11,#0,#4
ldrb w11,[x16,#1982]
ldrb w17,[x17]
ldrb w20,[x8]
ldrb w8,[x16,#1993]
ldrb w15,[x15]
mov v0.b[7],w19
bfxil x13,x11,#0,#4
ldrb w11,[x16,#1983]
bfxil x12,x8,#0,#4
sub x8,x29,#16
ldrb w14,[x14]
bfxil x8,x22,#0,#4
bfxil x10,x11,#0,#4
ldrb w11,[x16,#1995]
ldrb w6,[x12]
ldrb w22,[x16,#1996]
ldrb w0,[x0]
mov v0.b[8],w20
ldrb w12,[x8]
sub x8,x29,#16
bfxil x8,x11,#0,#4
ldrb w11,[x23]
bfxil x9,x22,#0,#4
ldrb w22,[x24]
ldrb w13,[x13]
ldrb w10,[x10]
ldrb w23,[x8]
ldrb w24,[x9]
ldrb w9,[x16,#1997]
mov v0.b[9],w6
ldrb w8,[x1]
ldrb w1,[x21]
sturb w11,[x29,#-32]
sub x11,x29,#16
mov w21,#544
bfxil x11,x9,#0,#4
sturb w25,[x29,#-30]
ldrb w9,[x16,#1998]
sturb w26,[x29,#-29]
mov v0.b[10],w12
ldrb w25,[x11]
sub x11,x29,#16
bfxil x11,x9,#0,#4
sturb w8,[x29,#-24]
ldrb w8,[x16,#1999]
sub x9,x29,#16
sturb w27,[x29,#-28]
ldrb w26,[x11]
bfxil x9,x8,#0,#4
sturb w22,[x29,#-31]
mov v0.b[11],w23
sturb w28,[x29,#-27]
ldrb w8,[x16,#2000]
ldrb w27,[x9]
sturb w30,[x29,#-26]
sub x28,x29,#32
sturb w2,[x29,#-25]
sub x9,x29,#32
add x11,sp,#48
sturb w17,[x29,#-23]
mov v0.b[12],w24
sturb w15,[x29,#-22]
sub x15,x29,#32
sturb w14,[x29,#-21]
bfxil x15,x8,#0,#4
ldrb w8,[x16,#2001]
sturb w1,[x29,#-20]
mov x14,#-1085102592571150096
mov x1,x5
sturb w0,[x29,#-19]
bfxil x28,x8,#0,#4
ldrb w8,[x16,#2002]
mov v0.b[13],w25
sturb w13,[x29,#-18]
movk x14,#61681
sturb w10,[x29,#-17]
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2003]
ldur q1,[x29,#-32]
ldr w10,[sp,#16]
sturb w7,[x29,#-10]
sturb w19,[x29,#-9]
mov x0,x4
mov x13,x3
mov v0.b[14],w26
sturb w10,[x29,#-16]
ldr w10,[sp,#20]
sturb w20,[x29,#-8]
sturb w10,[x29,#-15]
sturb w6,[x29,#-7]
mov v0.b[15],w27
sturb w12,[x29,#-6]
sturb w23,[x29,#-5]
sturb w24,[x29,#-4]
sturb w25,[x29,#-3]
eor v0.16b,v1.16b,v0.16b
sturb w26,[x29,#-2]
sturb w27,[x29,#-1]
stur q0,[x29,#-32]
ldr b0,[x15]
ld1 { v0.b }[1],[x28]
ld1 { v0.b }[2],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2004]
ld1 { v0.b }[3],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2005]
ld1 { v0.b }[4],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2006]
ld1 { v0.b }[5],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2007]
ld1 { v0.b }[6],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2008]
ld1 { v0.b }[7],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2009]
ld1 { v0.b }[8],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2010]
ld1 { v0.b }[9],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2011]
ld1 { v0.b }[10],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldp w10,w8,[sp,#8]
ld1 { v0.b }[11],[x9]
sturb w8,[x29,#-14]
ldrb w8,[x16,#2012]
sturb w10,[x29,#-13]
sub x10,x29,#32
bfxil x10,x8,#0,#4
ldp w8,w9,[sp]
sturb w9,[x29,#-12]
sub x9,x29,#32
sturb w8,[x29,#-11]
ldrb w8,[x16,#2013]
ld1 { v0.b }[12],[x10]
sub x10,x29,#32
ldur q1,[x29,#-16]
bfxil x9,x8,#0,#4
ldrb w8,[x16,#2014]
ld1 { v0.b }[13],[x9]
bfxil x10,x8,#0,#4
ldrb w8,[x16,#2015]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldr x8,[sp,#40]
ld1 { v0.b }[14],[x10]
ld1 { v0.b }[15],[x9]
ldp x12,x9,[sp,#24]
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-16]
b 2b
4:
ldp x20,x19,[sp,#192]
ldp x22,x21,[sp,#176]
ldp x24,x23,[sp,#160]
ldp x26,x25,[sp,#144]
ldp x28,x27,[sp,#128]
ldp x29,x30,[sp,#112]
add sp,sp,#208
5:
ret
end_function phalanx_0_1_ublock_128_128_prepare_nibbles_decrypt
.p2align 0
table local_ublock_portable_STEPS_1004_5,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_prepare_nibbles_encrypt
cbz x2,5f
sub sp,sp,#224
stp x29,x30,[sp,#128]
stp x28,x27,[sp,#144]
stp x26,x25,[sp,#160]
stp x24,x23,[sp,#176]
stp x22,x21,[sp,#192]
stp x20,x19,[sp,#208]
add x29,sp,#128
add x10,x2,x2,lsl #4
mov x8,xzr
mov x9,xzr
add x6,x0,#7
adr x12,1004f
b 3f
nop
2:
ldp q1,q0,[x29,#-32]
add x11,sp,#64
add x6,x6,#16
add x9,x9,#1
sub x10,x10,#1
add x12,x12,#48
sub x8,x8,#1
stur q0,[x11,#16]
ldr q0,[sp,#80]
str q1,[sp,#64]
stp q1,q0,[x1],#32
cbz x10,4f
3:
ldurb w15,[x6,#-7]
ldrb w17,[x6,#1]
mov x11,#-1085102592571150096
ldurb w0,[x6,#-6]
movk x11,#61681
ldurb w4,[x6,#-1]
and w2,w15,#0xf
lsr w15,w15,#4
and w3,w17,#0xf
sturb w2,[x29,#-31]
ldrb w2,[x6,#2]
lsr w17,w17,#4
sturb w3,[x29,#-15]
lsr w3,w0,#4
sturb w15,[x29,#-32]
lsr w15,w2,#4
sturb w17,[x29,#-16]
ldurb w17,[x6,#-5]
sturb w3,[x29,#-30]
ldrb w3,[x6,#3]
sturb w15,[x29,#-14]
and w15,w0,#0xf
lsr w0,w17,#4
sturb w15,[x29,#-29]
and w15,w2,#0xf
ldurb w2,[x6,#-4]
sturb w15,[x29,#-13]
lsr w15,w3,#4
sturb w0,[x29,#-28]
ldrb w0,[x6,#4]
sturb w15,[x29,#-12]
and w15,w17,#0xf
lsr w17,w2,#4
sturb w15,[x29,#-27]
and w15,w3,#0xf
ldurb w3,[x6,#-3]
sturb w15,[x29,#-11]
lsr w15,w0,#4
sturb w17,[x29,#-26]
ldrb w17,[x6,#5]
sturb w15,[x29,#-10]
and w15,w2,#0xf
ldurb w2,[x6,#-2]
sturb w15,[x29,#-25]
and w15,w0,#0xf
lsr w0,w3,#4
sturb w15,[x29,#-9]
lsr w15,w17,#4
sturb w0,[x29,#-24]
ldrb w0,[x6,#6]
sturb w15,[x29,#-8]
and w15,w3,#0xf
umulh x3,x9,x11
sturb w15,[x29,#-23]
and w15,w17,#0xf
lsr w17,w2,#4
sturb w15,[x29,#-7]
lsr w15,w0,#4
sturb w17,[x29,#-22]
ldrb w17,[x6,#7]
sturb w15,[x29,#-6]
and w15,w2,#0xf
sturb w15,[x29,#-21]
and w15,w0,#0xf
lsr w0,w4,#4
sturb w15,[x29,#-5]
lsr w2,w17,#4
lsr x15,x3,#4
sturb w0,[x29,#-20]
ldrb w0,[x6,#8]
and w17,w17,#0xf
ldrb w3,[x6]
sturb w17,[x29,#-3]
lsr w17,w0,#4
sturb w2,[x29,#-4]
and w2,w4,#0xf
add x4,x15,x15,lsl #4
sturb w2,[x29,#-19]
lsr w2,w3,#4
sturb w17,[x29,#-2]
and w17,w3,#0xf
cmn x8,x4
sturb w17,[x29,#-17]
and w17,w0,#0xf
sturb w2,[x29,#-18]
sturb w17,[x29,#-1]
b.eq 2b
mov x11,#-816
stp x10,x9,[sp,#40]
sub x17,x29,#32
mul x15,x15,x11
str x8,[sp,#56]
add x0,x12,x15
ldrb w15,[x0,#16]
ldrb w9,[x0,#18]
ldrb w10,[x0,#19]
ldrb w4,[x0,#17]
ldrb w7,[x0,#20]
ldrb w21,[x0,#23]
and x15,x15,#0xf
and x20,x9,#0xf
and x9,x10,#0xf
sub x10,x29,#16
and x4,x4,#0xf
and x7,x7,#0xf
ldrb w15,[x10,x15]
ldrb w13,[x10,x4]
ldrb w11,[x10,x20]
ldrb w9,[x10,x9]
ldrb w20,[x0,#22]
ldrb w14,[x10,x7]
fmov s0,w15
ldrb w23,[x0,#24]
ldrb w24,[x0,#25]
ldrb w8,[x0,#21]
and x20,x20,#0xf
and x22,x21,#0xf
ldrb w25,[x0,#27]
ldrb w26,[x0,#28]
stp w11,w13,[sp,#32]
mov v0.b[1],w13
ldrb w5,[x10,x20]
ldrb w20,[x10,x22]
and x22,x23,#0xf
and x23,x24,#0xf
ldrb w24,[x0,#26]
ldrb w27,[x0,#29]
ldrb w30,[x0,#30]
and x8,x8,#0xf
ldrb w13,[x10,x22]
and x25,x25,#0xf
and x28,x26,#0xf
mov v0.b[2],w11
ldrb w11,[x0,#31]
ldrb w2,[x0]
ldrb w3,[x0,#1]
ldrb w8,[x10,x8]
and x24,x24,#0xf
ldrb w26,[x10,x25]
ldrb w25,[x10,x28]
and x27,x27,#0xf
and x28,x30,#0xf
and x11,x11,#0xf
stp w13,w14,[sp,#16]
mov v0.b[3],w9
ldrb w13,[x10,x23]
ldrb w24,[x10,x24]
ldrb w30,[x10,x27]
ldrb w27,[x10,x28]
ldrb w28,[x10,x11]
sturb w15,[x29,#-16]
sub x7,x29,#32
sub x4,x29,#32
ldrb w15,[x0,#2]
bfxil x7,x2,#0,#4
bfxil x4,x3,#0,#4
mov v0.b[4],w14
ldrb w2,[x0,#3]
sub x3,x29,#32
bfxil x3,x15,#0,#4
ldrb w15,[x0,#4]
stp w13,w9,[sp,#24]
bfxil x17,x2,#0,#4
sub x2,x29,#32
ldrb w16,[x0,#5]
ldrb w13,[x0,#6]
bfxil x2,x15,#0,#4
sub x15,x29,#32
mov v0.b[5],w8
sub x14,x29,#32
ldrb w9,[x0,#9]
bfxil x15,x16,#0,#4
bfxil x14,x13,#0,#4
ldrb w13,[x0,#7]
ldrb w16,[x0,#8]
sub x11,x29,#32
str w8,[sp,#12]
sub x10,x29,#32
sub x8,x29,#32
bfxil x11,x9,#0,#4
mov v0.b[6],w5
ldrb w9,[x0,#10]
bfxil x10,x13,#0,#4
bfxil x8,x16,#0,#4
ldrb w13,[x0,#11]
sub x16,x29,#32
ldrb w19,[x0,#12]
mov x21,x12
sub x12,x29,#32
bfxil x16,x9,#0,#4
sub x9,x29,#32
bfxil x12,x13,#0,#4
bfxil x9,x19,#0,#4
ldrb w13,[x0,#13]
ldrb w19,[x0,#14]
ldrb w0,[x0,#15]
mov v0.b[7],w20
mov w22,w20
mov x20,x1
sub x1,x29,#32
mov w23,w5
sub x5,x29,#32
bfxil x1,x0,#0,#4
ldrb w0,[x7]
ldr w7,[sp,#16]
bfxil x5,x13,#0,#4
sub x13,x29,#32
bfxil x13,x19,#0,#4
ldrb w4,[x4]
ldrb w3,[x3]
mov v0.b[8],w7
ldrb w17,[x17]
ldrb w2,[x2]
ldrb w15,[x15]
ldrb w14,[x14]
ldrb w10,[x10]
ldrb w8,[x8]
ldrb w11,[x11]
ldrb w16,[x16]
ldrb w12,[x12]
ldrb w9,[x9]
ldrb w5,[x5]
ldrb w13,[x13]
ldrb w1,[x1]
sturb w0,[x29,#-32]
ldr w0,[sp,#24]
sturb w11,[x29,#-23]
ldr w11,[sp,#36]
sturb w4,[x29,#-31]
mov v0.b[9],w0
sturb w11,[x29,#-15]
ldr w11,[sp,#32]
sturb w3,[x29,#-30]
sturb w17,[x29,#-29]
sturb w2,[x29,#-28]
mov v0.b[10],w24
sturb w15,[x29,#-27]
sturb w14,[x29,#-26]
sturb w10,[x29,#-25]
sturb w8,[x29,#-24]
ldr x8,[sp,#56]
mov v0.b[11],w26
sturb w16,[x29,#-22]
sturb w12,[x29,#-21]
mov x12,x21
sturb w9,[x29,#-20]
ldp x10,x9,[sp,#40]
sturb w5,[x29,#-19]
mov v0.b[12],w25
sturb w13,[x29,#-18]
sturb w1,[x29,#-17]
mov x1,x20
sturb w11,[x29,#-14]
ldr w11,[sp,#28]
ldur q1,[x29,#-32]
sturb w23,[x29,#-10]
mov v0.b[13],w30
sturb w11,[x29,#-13]
ldr w11,[sp,#20]
sturb w22,[x29,#-9]
sturb w11,[x29,#-12]
ldr w11,[sp,#12]
sturb w7,[x29,#-8]
mov v0.b[14],w27
sturb w11,[x29,#-11]
sturb w0,[x29,#-7]
sturb w24,[x29,#-6]
sturb w26,[x29,#-5]
mov v0.b[15],w28
sturb w25,[x29,#-4]
sturb w30,[x29,#-3]
sturb w27,[x29,#-2]
sturb w28,[x29,#-1]
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-32]
b 2b
4:
ldp x20,x19,[sp,#208]
ldp x22,x21,[sp,#192]
ldp x24,x23,[sp,#176]
ldp x26,x25,[sp,#160]
ldp x28,x27,[sp,#144]
ldp x29,x30,[sp,#128]
add sp,sp,#224
5:
ret
end_function phalanx_0_1_ublock_128_128_prepare_nibbles_encrypt
.p2align 0
table local_ublock_portable_STEPS_1004_6,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_prepare_packed
cbz x2,6f
stp x29,x30,[sp,#-48]!
str x21,[sp,#16]
stp x20,x19,[sp,#32]
mov x29,sp
mov x9,#61680
mov x10,#43690
mov w13,#1
mov w14,#1
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
mov w11,#-16711936
mov w12,#-858993460
movk w13,#16384,lsl #16
movk w14,#256,lsl #16
mov w15,#68
mov w16,#17
mov x17,#72340172838076673
b 3f
nop
nop
nop
nop
2:
add x8,x8,#1
cmp x8,x2
b.eq 5f
3:
add x3,x8,x8,lsl #4
mov x4,xzr
nop
nop
nop
4:
cmp x4,#0
mov w21,#8
csel x5,xzr,x15,eq
cmp x4,#16
csel x6,xzr,x16,eq
orr x5,x6,x5
add x6,x4,x3
cinc x4,x4,ne
mul x5,x5,x17
lsl x7,x6,#4
bfi x21,x6,#4,#60
ldr x19,[x0,x7]
eor x19,x19,x5
lsl x20,x19,#4
lsr x19,x19,#4
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x19,x19,#0xf0f0f0f0f0f0f0f
orr x19,x20,x19
lsr x20,x19,#24
eor w20,w20,w19
and x20,x20,x11
umull x20,w20,w14
eor x19,x20,x19
lsr x20,x19,#30
eor w20,w20,w19
and x20,x20,x12
umull x20,w20,w13
eor x19,x20,x19
eor x20,x19,x19,lsr #12
and x20,x20,x9
add x20,x20,x20,lsl #12
eor x19,x20,x19
eor x20,x19,x19,lsr #15
and x20,x20,x10
add x20,x20,x20,lsl #15
eor x6,x20,x19
str x6,[x1,x7]
ldr x6,[x0,x21]
eor x5,x6,x5
lsl x6,x5,#4
lsr x5,x5,#4
and x6,x6,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x5,x6,x5
lsr x6,x5,#24
eor w6,w6,w5
and x6,x6,x11
umull x6,w6,w14
eor x5,x6,x5
lsr x6,x5,#30
eor w6,w6,w5
and x6,x6,x12
umull x6,w6,w13
eor x5,x6,x5
eor x6,x5,x5,lsr #12
and x6,x6,x9
add x6,x6,x6,lsl #12
eor x5,x6,x5
eor x6,x5,x5,lsr #15
and x6,x6,x10
add x6,x6,x6,lsl #15
eor x5,x6,x5
str x5,[x1,x21]
b.eq 2b
cmp x4,#16
b.ls 4b
b 2b
5:
ldp x20,x19,[sp,#32]
ldr x21,[sp,#16]
ldp x29,x30,[sp],#48
6:
ret
end_function phalanx_0_1_ublock_128_128_prepare_packed

function phalanx_0_1_ublock_128_128_prepare_planes
cbz x2,5f
stp x29,x30,[sp,#-32]!
stp x20,x19,[sp,#16]
mov x29,sp
add x9,x2,x2,lsl #4
mov x12,#-1085102592571150096
mov x8,xzr
add x10,x1,#32
add x11,x1,#112
movk x12,#61681
adr x13,1005f
mov w14,#17
mov w15,#68
mov w16,#4
nop
nop
2:
umulh x17,x8,x12
add x2,x0,x8,lsl #4
mov w5,#16
lsr x17,x17,#4
add x1,x17,x17,lsl #4
sub w17,w8,w17
and x17,x17,#0xf
sub x1,x8,x1
add x17,x13,x17,lsl #4
cmp x1,#16
csel w3,w14,wzr,lo
cmp x1,#0
mov x4,x17
csel w1,wzr,w15,eq
orr w1,w3,w1
mov x3,x10
3:
ldrb w6,[x4],#1
subs x5,x5,#1
ubfx x7,x6,#1,#3
bic w6,w16,w6,lsl #2
ldrb w7,[x2,x7]
eor w7,w7,w1
lsr w6,w7,w6
lsl w7,w6,#6
lsl w19,w6,#5
lsl w20,w6,#4
sbfx w6,w6,#0,#1
sxtb w7,w7
sxtb w19,w19
sxtb w20,w20
sturb w6,[x3,#-32]
lsr w7,w7,#7
lsr w6,w19,#7
sturb w7,[x3,#-16]
lsr w7,w20,#7
strb w6,[x3]
strb w7,[x3,#16]
add x3,x3,#1
b.ne 3b
add x2,x2,#8
mov x3,x11
mov w4,#16
nop
nop
nop
nop
nop
nop
4:
ldrb w5,[x17],#1
subs x4,x4,#1
ubfx x6,x5,#1,#3
bic w5,w16,w5,lsl #2
ldrb w6,[x2,x6]
eor w6,w6,w1
lsr w5,w6,w5
lsl w6,w5,#6
lsl w7,w5,#5
lsl w19,w5,#4
sbfx w5,w5,#0,#1
sxtb w6,w6
sxtb w7,w7
sxtb w19,w19
sturb w5,[x3,#-48]
lsr w6,w6,#7
lsr w5,w7,#7
sturb w6,[x3,#-32]
lsr w6,w19,#7
sturb w5,[x3,#-16]
strb w6,[x3],#1
b.ne 4b
add x8,x8,#1
add x10,x10,#128
add x11,x11,#128
cmp x8,x9
b.ne 2b
ldp x20,x19,[sp,#16]
ldp x29,x30,[sp],#32
5:
ret
end_function phalanx_0_1_ublock_128_128_prepare_planes
.p2align 0
1005:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100

function phalanx_0_1_ublock_128_128_prepare_sliced
cbz x2,9f
sub sp,sp,#240
stp d15,d14,[sp,#128]
stp d13,d12,[sp,#144]
stp d11,d10,[sp,#160]
stp d9,d8,[sp,#176]
stp x29,x30,[sp,#192]
str x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#192
adr x12,1006f
mov x8,xzr
mov x9,xzr
ldr d29,[x12]
add x10,x0,#16
mov w11,#8704
mov w12,#17
mov w13,#68
mov x14,x1
b 3f
nop
nop
nop
nop
2:
add x9,x9,#1
add x14,x14,x11
add x8,x8,#17
cmp x9,x2
b.eq 8f
3:
madd x16,x9,x11,x1
mov x15,xzr
add x17,x9,x9,lsl #4
add x3,x16,#512
nop
nop
nop
nop
nop
nop
nop
4:
add x4,x15,x17
lsl x6,x15,#9
cmp x15,#16
lsl x5,x4,#4
csel w19,wzr,w12,eq
cmp x15,#0
add x4,x16,x6
csel w20,wzr,w13,eq
add x7,x10,x5
cmp x4,x7
add x7,x0,x5
orr w5,w19,w20
b.hs 6f
add x19,x3,x6
cmp x7,x19
b.hs 6f
add x4,x8,x15
add x6,x14,x6
mov x7,#-512
add x4,x0,x4,lsl #4
nop
nop
nop
nop
5:
ldrb w19,[x4],#1
eor w20,w19,w5
lsr w21,w19,#1
fmov s0,w20
fmov s1,w20
mov v0.h[1],w21
lsr w21,w20,#2
mov v1.s[1],w19
sbfx w20,w20,#6,#1
mov v0.h[2],w21
lsr w21,w19,#3
cmtst v1.2s,v1.2s,v29.2s
sbfx w19,w19,#7,#1
mov v0.h[3],w21
add x21,x6,x7
adds x7,x7,#32
str d1,[x21,#528]
str w20,[x21,#536]
str w19,[x21,#540]
ushll v0.4s,v0.4h,#0
shl v0.4s,v0.4s,#31
cmlt v0.4s,v0.4s,#0
str q0,[x21,#512]
b.ne 5b
cmp x15,#16
cinc x15,x15,ne
b.ne 7f
b 2b
nop
nop
nop
nop
6:
dup v3.16b,w5
ldr q6,[x7]
shared_5 1
str q1,[x4,#448]
movi v1.2d,#0000000000000000
mov v14.s[3],v31.s[0]
trn2 v17.4s,v22.4s,v17.4s
mov v24.s[3],v31.s[3]
mov v0.s[3],v31.s[1]
mov v11.s[3],v31.s[2]
ushll v31.4s,v16.4h,#0
uzp2 v13.4s,v13.4s,v22.4s
neg v22.4s,v8.4s
sshll v8.8h,v3.8b,#0
stp q2,q14,[x4,#384]
usubw2 v28.4s,v1.4s,v19.8h
usubw2 v2.4s,v1.4s,v7.8h
str q24,[x4,#496]
ushll v3.4s,v4.4h,#0
sshll v4.4s,v5.4h,#0
ldp q1,q5,[sp]
stp q15,q0,[x4,#416]
stp q11,q12,[x4,#464]
mov v25.s[2],v28.s[2]
mov v17.s[2],v28.s[1]
mov v30.s[2],v22.s[2]
mov v13.s[2],v28.s[3]
mov v26.s[2],v28.s[0]
neg v3.4s,v3.4s
ushll v16.4s,v5.4h,#0
mov v18.s[2],v22.s[3]
ldp q5,q24,[sp,#80]
mov v9.s[2],v22.s[0]
mov v25.s[3],v2.s[2]
mov v17.s[3],v2.s[1]
mov v10.s[2],v22.s[1]
sshll2 v22.4s,v8.8h,#0
neg v0.4s,v31.4s
mov v30.s[3],v3.s[2]
mov v13.s[3],v2.s[3]
mov v26.s[3],v2.s[0]
ushll v2.4s,v20.4h,#0
ushll v24.4s,v24.4h,#0
neg v16.4s,v16.4s
mov v18.s[3],v3.s[3]
str q25,[x4,#192]
ldur q25,[x29,#-80]
mov v21.s[3],v22.s[2]
str q17,[x4,#160]
ushll v17.4s,v5.4h,#0
mov v23.s[2],v0.s[2]
ldp q5,q28,[sp,#32]
str q30,[x4,#320]
ldr q30,[sp,#64]
ushll v25.4s,v25.4h,#0
mov v1.s[3],v22.s[1]
stp q21,q13,[x4,#208]
neg v2.4s,v2.4s
mov v6.s[2],v0.s[1]
mov v5.s[3],v22.s[3]
mov v28.s[3],v22.s[0]
neg v22.4s,v24.4s
neg v20.4s,v25.4s
mov v27.s[2],v0.s[0]
mov v23.s[3],v4.s[2]
str q1,[x4,#176]
mov v30.s[2],v0.s[3]
uzp2 v24.4s,v2.4s,v16.4s
ushll v19.4s,v19.4h,#0
mov v10.s[3],v3.s[1]
mov v9.s[3],v3.s[0]
stp q26,q28,[x4,#128]
uzp2 v21.4s,v22.4s,v20.4s
mov v6.s[3],v4.s[1]
stp q23,q18,[x4,#336]
mov v27.s[3],v4.s[0]
zip2 v0.4s,v2.4s,v16.4s
stp q5,q9,[x4,#240]
zip2 v3.4s,v22.4s,v20.4s
trn2 v25.4s,v2.4s,v16.4s
stp q10,q6,[x4,#288]
mov v30.s[3],v4.s[3]
trn2 v4.4s,v22.4s,v20.4s
zip1 v16.4s,v2.4s,v16.4s
zip1 v18.4s,v22.4s,v20.4s
uzp2 v2.4s,v24.4s,v2.4s
uzp2 v20.4s,v21.4s,v22.4s
str q27,[x4,#272]
neg v17.4s,v17.4s
neg v19.4s,v19.4s
str q30,[x4,#368]
ushll v1.4s,v7.4h,#0
sshll v7.4s,v8.4h,#0
mov v0.s[2],v19.s[2]
mov v3.s[2],v17.s[2]
mov v25.s[2],v19.s[1]
mov v4.s[2],v17.s[1]
mov v16.s[2],v19.s[0]
mov v18.s[2],v17.s[0]
mov v2.s[2],v19.s[3]
mov v20.s[2],v17.s[3]
neg v1.4s,v1.4s
mov v3.s[3],v7.s[2]
mov v0.s[3],v1.s[2]
mov v25.s[3],v1.s[1]
mov v4.s[3],v7.s[1]
mov v16.s[3],v1.s[0]
mov v18.s[3],v7.s[0]
mov v2.s[3],v1.s[3]
mov v20.s[3],v7.s[3]
stp q25,q4,[x4,#32]
stp q16,q18,[x4]
stp q0,q3,[x4,#64]
stp q2,q20,[x4,#96]
cmp x15,#16
cinc x15,x15,ne
b.eq 2b
7:
cmp x15,#16
b.ls 4b
b 2b
8:
ldp x20,x19,[sp,#224]
ldr x21,[sp,#208]
ldp x29,x30,[sp,#192]
ldp d9,d8,[sp,#176]
ldp d11,d10,[sp,#160]
ldp d13,d12,[sp,#144]
ldp d15,d14,[sp,#128]
add sp,sp,#240
9:
ret
end_function phalanx_0_1_ublock_128_128_prepare_sliced
.p2align 3
1006:
.quad 0x2000000010

function phalanx_0_1_ublock_128_128_schedule_portable
cbz x2,6f
stp x29,x30,[sp,#-96]!
str x27,[sp,#16]
stp x26,x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
mov x29,sp
mov x16,#36930
mov x9,#61680
mov x10,#43690
mov w13,#1
mov w14,#1
mov x15,#1125917086973956
movk x16,#36930,lsl #16
mov x17,#2251834173947912
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
movi v0.16b,#240
mov w11,#-16711936
mov w12,#-858993460
movk w13,#16384,lsl #16
movk w14,#256,lsl #16
orr x15,x15,#0x1000100010001
orr x16,x16,x16,lsl #32
orr x17,x17,#0x20002000200020
adr x3,1007f
b 3f
nop
nop
nop
2:
add x8,x8,#1
add x1,x1,#272
cmp x8,x2
b.eq 5f
3:
add x5,x0,x8,lsl #4
mov x4,xzr
ldp x6,x5,[x5]
lsl x7,x6,#4
lsr x6,x6,#4
lsl x19,x5,#4
lsr x5,x5,#4
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x6,x6,#0xf0f0f0f0f0f0f0f
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x6,x7,x6
orr x5,x19,x5
lsr x7,x6,#24
lsr x19,x5,#24
eor w7,w7,w6
eor w19,w19,w5
and x7,x7,x11
and x19,x19,x11
umull x7,w7,w14
umull x19,w19,w14
eor x6,x7,x6
eor x5,x19,x5
lsr x7,x6,#30
lsr x19,x5,#30
eor w7,w7,w6
eor w19,w19,w5
and x7,x7,x12
and x19,x19,x12
umull x7,w7,w13
umull x19,w19,w13
eor x6,x7,x6
eor x5,x19,x5
eor x7,x6,x6,lsr #12
eor x19,x5,x5,lsr #12
and x7,x7,x9
and x19,x19,x9
add x7,x7,x7,lsl #12
add x19,x19,x19,lsl #12
eor x6,x7,x6
eor x5,x19,x5
eor x7,x6,x6,lsr #15
eor x19,x5,x5,lsr #15
and x7,x7,x10
and x19,x19,x10
add x7,x7,x7,lsl #15
add x19,x19,x19,lsl #15
eor x6,x7,x6
eor x5,x19,x5
nop
nop
nop
4:
eor x7,x6,x6,lsr #15
eor x19,x5,x5,lsr #15
cmp x4,#16
and x7,x7,x10
and x19,x19,x10
add x7,x7,x7,lsl #15
add x19,x19,x19,lsl #15
eor x7,x7,x6
eor x19,x19,x5
eor x20,x7,x7,lsr #12
eor x21,x19,x19,lsr #12
and x20,x20,x9
and x21,x21,x9
add x20,x20,x20,lsl #12
add x21,x21,x21,lsl #12
eor x7,x20,x7
eor x19,x21,x19
lsr x20,x7,#30
lsr x21,x19,#30
eor w20,w20,w7
eor w21,w21,w19
and x20,x20,x12
and x21,x21,x12
umull x20,w20,w13
umull x21,w21,w13
eor x7,x20,x7
lsr x20,x7,#24
eor x19,x21,x19
fmov d2,x7
lsr x21,x19,#24
eor w20,w20,w7
and x20,x20,x11
eor w21,w21,w19
mov v2.d[1],x19
umull x20,w20,w14
and x21,x21,x11
umull x21,w21,w14
fmov d1,x20
mov v1.d[1],x21
eor v1.16b,v1.16b,v2.16b
shl v2.2d,v1.2d,#4
ushr v1.2d,v1.2d,#4
bit v1.16b,v2.16b,v0.16b
str q1,[x1,x4,lsl #4]
b.eq 2b
and x7,x15,x6,lsr #6
lsl x19,x6,#3
lsr x20,x6,#3
and x22,x16,x6,lsl #1
and x23,x17,x6,lsr #10
and x25,x6,#0x200020002000200
lsl x21,x6,#4
lsr x24,x6,#2
and x19,x19,#0x10001000100010
and x20,x20,#0x80008000800080
lsl x26,x6,#9
orr x22,x22,x25
orr x7,x7,x23
lsl x27,x6,#10
lsl x6,x6,#7
orr x7,x22,x7
orr x19,x19,x20
and x21,x21,#0x100010001000100
and x24,x24,#0x400040004000400
and x20,x26,#0x800080008000800
orr x7,x7,x19
and x22,x27,#0x2000200020002000
and x6,x6,#0x4000400040004000
orr x19,x7,x21
orr x20,x24,x20
orr x6,x22,x6
lsl x7,x7,#8
orr x19,x20,x19
ldr x20,[x3,x4,lsl #3]
add x4,x4,#1
orr x6,x6,x19
and x7,x7,#0xff00ff00ff00ff00
eor x19,x20,x6
ror x23,x6,#48
lsl x20,x19,#32
lsr x21,x19,#32
and x23,x23,#0xff00ff00ff00ff00
orr x20,x20,x19,lsl #16
and x21,x21,x19,lsr #48
and x20,x20,#0xffff000000000000
orr x20,x20,x21
eor x19,x20,x19
eor x20,x19,#0xffff
lsr x19,x19,#32
lsl x21,x20,#16
and x22,x21,x20,lsl #32
orr w19,w21,w19
lsr x21,x6,#56
and x19,x19,#0xff0000
and x20,x20,#0xff00ff00ff00ff
lsr x6,x6,#8
and x22,x22,#0xff00000000
eor x21,x23,x21,lsl #24
orr x19,x22,x19
eor x19,x19,x20
orr x19,x19,x21
eor x5,x5,x19
and x19,x6,#0xff00ff00ff00ff
eor x6,x5,#0xff00000000
orr x5,x7,x19
b 4b
5:
ldp x20,x19,[sp,#80]
ldr x27,[sp,#16]
ldp x22,x21,[sp,#64]
ldp x24,x23,[sp,#48]
ldp x26,x25,[sp,#32]
ldp x29,x30,[sp],#96
6:
ret
end_function phalanx_0_1_ublock_128_128_schedule_portable
.p2align 3
1007:
.quad 0xff00d8000000e1,0x55008d005500e1,0xd80055001e,0x5500d800aa001e
.quad 0x55002700aa001e,0xaa002700aa001e,0xaa002700aa00e1,0xaa0027005500e1
.quad 0xaa00d80055004b,0x5500d800ff004b,0x55007200ff001e,0xff007200aa00b4
.quad 0xff0027000000e1,0xaa008d005500e1,0xd8005500e1,0x5500d80055001e
.quad 0x5500d800aa00b4,0x5500270000001e,0xaa008d00aa00b4,0x270000004b
.quad 0xaa008d00ff001e,0x7200aa004b,0xff002700ff001e,0xaa007200aa004b

function phalanx_0_1_ublock_128_256_decrypt_portable_x2
shared_1 112,384,368
end_function phalanx_0_1_ublock_128_256_decrypt_portable_x2

function phalanx_0_1_ublock_128_256_encrypt_portable_x2
shared_2 112,384
end_function phalanx_0_1_ublock_128_256_encrypt_portable_x2
.p2align 4
1000:
.quad 0xffffffffffffffd0,0xffffffffffffffe0
.p2align 4
1001:
.quad 0xffffffffffffffe0,0xffffffffffffffd0
.p2align 4
1002:
.quad 0x10,0x20
.p2align 4
1003:
.quad 0x20,0x10

function phalanx_0_1_ublock_128_256_place_nibbles_decrypt
sub sp,sp,#256
stp x29,x30,[sp,#160]
stp x28,x27,[sp,#176]
stp x26,x25,[sp,#192]
stp x24,x23,[sp,#208]
stp x22,x21,[sp,#224]
stp x20,x19,[sp,#240]
add x29,sp,#160
mov x10,xzr
sub x9,x29,#64
nop
nop
nop
nop
nop
nop
2:
sub x13,x0,x10,lsl #4
cmp x10,#24
cinc x11,x10,ne
ldrb w15,[x13,#392]
ldrb w14,[x13,#384]
ldrb w16,[x13,#385]
and w3,w15,#0xf
and w17,w14,#0xf
lsr w14,w14,#4
sturb w3,[x29,#-15]
ldrb w3,[x13,#393]
lsr w15,w15,#4
sturb w17,[x29,#-31]
and w17,w16,#0xf
lsr w16,w16,#4
sturb w17,[x29,#-29]
lsr w17,w3,#4
sturb w14,[x29,#-32]
ldrb w14,[x13,#386]
sturb w17,[x29,#-14]
lsr w17,w14,#4
sturb w15,[x29,#-16]
ldrb w15,[x13,#394]
sturb w16,[x29,#-30]
and w16,w3,#0xf
ldrb w3,[x13,#387]
sturb w17,[x29,#-28]
ldrb w17,[x13,#395]
and w14,w14,#0xf
sturb w14,[x29,#-27]
and w14,w15,#0xf
sturb w16,[x29,#-13]
lsr w16,w15,#4
lsr w15,w3,#4
sturb w14,[x29,#-11]
lsr w14,w17,#4
sturb w16,[x29,#-12]
ldrb w16,[x13,#388]
sturb w15,[x29,#-26]
ldrb w15,[x13,#396]
sturb w14,[x29,#-10]
and w14,w3,#0xf
ldrb w3,[x13,#389]
sturb w14,[x29,#-25]
and w14,w17,#0xf
lsr w17,w16,#4
sturb w14,[x29,#-9]
lsr w14,w15,#4
sturb w17,[x29,#-24]
ldrb w17,[x13,#397]
sturb w14,[x29,#-8]
and w14,w16,#0xf
ldrb w16,[x13,#390]
sturb w14,[x29,#-23]
and w14,w15,#0xf
lsr w15,w3,#4
sturb w14,[x29,#-7]
lsr w14,w17,#4
sturb w15,[x29,#-22]
ldrb w15,[x13,#398]
sturb w14,[x29,#-6]
and w14,w3,#0xf
ldrb w3,[x13,#391]
sturb w14,[x29,#-21]
and w14,w17,#0xf
ldrb w13,[x13,#399]
sturb w14,[x29,#-5]
lsr w14,w15,#4
lsr w17,w16,#4
sturb w14,[x29,#-4]
and w14,w16,#0xf
sturb w14,[x29,#-19]
and w14,w15,#0xf
lsr w15,w3,#4
sturb w14,[x29,#-3]
lsr w14,w13,#4
sturb w17,[x29,#-20]
sturb w14,[x29,#-2]
and w14,w3,#0xf
sturb w14,[x29,#-17]
and w14,w13,#0xf
sturb w15,[x29,#-18]
sturb w14,[x29,#-1]
cbz x10,3f
b.eq 3f
mov w8,#24
adr x9,1004f
sub x14,x8,x10
mov w8,#48
sub x16,x29,#16
umaddl x14,w14,w8,x9
sub x17,x29,#16
sub x3,x29,#16
sub x4,x29,#16
sub x5,x29,#16
sub x6,x29,#16
sub x25,x29,#16
str x10,[sp,#56]
sub x10,x29,#16
ldrb w7,[x14,#1216]
ldrb w19,[x14,#1217]
ldrb w20,[x14,#1218]
ldrb w21,[x14,#1219]
ldrb w24,[x14,#1222]
ldrb w22,[x14,#1220]
bfxil x16,x7,#0,#4
bfxil x17,x19,#0,#4
bfxil x3,x20,#0,#4
bfxil x4,x21,#0,#4
sub x7,x29,#16
ldrb w21,[x14,#1224]
ldrb w30,[x16]
ldrb w9,[x17]
ldrb w8,[x3]
bfxil x7,x24,#0,#4
ldrb w23,[x14,#1221]
ldrb w13,[x4]
fmov s0,w30
ldrb w20,[x14,#1223]
sub x19,x29,#16
ldrb w12,[x7]
sub x7,x29,#16
bfxil x19,x21,#0,#4
ldrb w21,[x14,#1225]
bfxil x5,x22,#0,#4
bfxil x6,x23,#0,#4
mov v0.b[1],w9
bfxil x7,x20,#0,#4
sub x20,x29,#16
ldrb w23,[x14,#1226]
bfxil x20,x21,#0,#4
stp w8,w9,[sp,#36]
ldrb w15,[x5]
ldrb w9,[x19]
ldrb w21,[x7]
bfxil x25,x23,#0,#4
ldrb w24,[x20]
ldrb w7,[x14,#1227]
mov v0.b[2],w8
ldrb w20,[x14,#1228]
stp w9,w15,[sp,#12]
ldrb w9,[x25]
sub x23,x29,#16
sub x25,x29,#16
bfxil x23,x7,#0,#4
bfxil x25,x20,#0,#4
ldrb w7,[x14,#1229]
ldrb w20,[x14,#1230]
ldrb w26,[x14,#1231]
ldrb w22,[x6]
mov v0.b[3],w13
str w12,[sp,#44]
sub x12,x29,#16
str w9,[sp,#20]
sub x9,x29,#16
bfxil x10,x20,#0,#4
bfxil x9,x7,#0,#4
bfxil x12,x26,#0,#4
ldrb w27,[x14,#1201]
ldrb w26,[x23]
ldrb w23,[x25]
sub x4,x29,#32
mov v0.b[4],w15
ldrb w25,[x9]
ldrb w9,[x10]
ldrb w8,[x12]
ldrb w10,[x14,#1202]
ldr w6,[sp,#44]
sturb w30,[x29,#-16]
bfxil x4,x27,#0,#4
sub x27,x29,#32
stp w9,w8,[sp,#28]
ldrb w30,[x14,#1205]
ldrb w8,[x14,#1206]
mov v0.b[5],w22
bfxil x27,x10,#0,#4
ldrb w10,[x14,#1204]
sub x16,x29,#32
sub x17,x29,#32
sub x3,x29,#32
bfxil x16,x30,#0,#4
bfxil x17,x8,#0,#4
ldrb w8,[x14,#1207]
ldrb w30,[x14,#1208]
ldrb w28,[x14,#1200]
bfxil x3,x10,#0,#4
mov v0.b[6],w6
mov x7,x1
sub x1,x29,#32
mov x19,x0
sub x0,x29,#32
ldrb w10,[x14,#1210]
sub x5,x29,#32
bfxil x1,x8,#0,#4
bfxil x0,x30,#0,#4
sub x30,x29,#32
ldrb w8,[x14,#1212]
bfxil x5,x28,#0,#4
bfxil x30,x10,#0,#4
sub x10,x29,#32
mov v0.b[7],w21
str x11,[sp,#48]
ldrb w11,[x14,#1215]
bfxil x10,x8,#0,#4
sub x8,x29,#32
mov x20,x2
ldrb w2,[x14,#1209]
bfxil x8,x11,#0,#4
ldrb w11,[x5]
ldr w5,[sp,#12]
ldrb w12,[x14,#1203]
sub x15,x29,#32
sub x28,x29,#32
bfxil x15,x2,#0,#4
ldrb w2,[x14,#1211]
mov v0.b[8],w5
bfxil x28,x12,#0,#4
sub x9,x29,#32
ldrb w12,[x14,#1213]
str w13,[sp,#24]
bfxil x9,x2,#0,#4
sub x2,x29,#32
ldrb w13,[x14,#1214]
bfxil x2,x12,#0,#4
sub x12,x29,#32
mov v0.b[9],w24
ldrb w3,[x3]
ldrb w16,[x16]
bfxil x12,x13,#0,#4
ldrb w13,[x4]
ldrb w4,[x27]
ldrb w27,[x28]
ldrb w17,[x17]
ldrb w1,[x1]
ldrb w0,[x0]
ldrb w15,[x15]
ldrb w28,[x30]
ldrb w9,[x9]
ldrb w10,[x10]
ldrb w2,[x2]
ldrb w12,[x12]
ldrb w8,[x8]
sturb w11,[x29,#-32]
ldr w11,[sp,#20]
sturb w9,[x29,#-21]
sturb w8,[x29,#-17]
mov v0.b[10],w11
sturb w12,[x29,#-18]
ldp w8,w9,[sp,#36]
sturb w10,[x29,#-20]
ldr w10,[sp,#32]
sturb w13,[x29,#-31]
sub x13,x29,#32
mov v0.b[11],w26
sturb w8,[x29,#-14]
ldp w8,w12,[sp,#24]
sturb w4,[x29,#-30]
ldrb w4,[x14,#1235]
sturb w27,[x29,#-29]
mov v0.b[12],w23
sturb w3,[x29,#-28]
ldrb w3,[x14,#1234]
sturb w16,[x29,#-27]
sub x16,x29,#32
sturb w17,[x29,#-26]
sub x17,x29,#32
bfxil x16,x3,#0,#4
sturb w1,[x29,#-25]
mov x1,x7
ldrb w7,[x14,#1239]
mov v0.b[13],w25
sturb w0,[x29,#-24]
mov x0,x19
sturb w15,[x29,#-23]
sub x15,x29,#32
ldrb w19,[x14,#1238]
sturb w28,[x29,#-22]
sturb w2,[x29,#-19]
mov x2,x20
ldrb w20,[x14,#1242]
mov v0.b[14],w12
sturb w8,[x29,#-13]
ldr w8,[sp,#16]
ldur q1,[x29,#-32]
sturb w9,[x29,#-15]
ldrb w9,[x14,#1233]
sturb w8,[x29,#-12]
ldrb w8,[x14,#1232]
bfxil x15,x9,#0,#4
sturb w22,[x29,#-11]
ldrb w22,[x14,#1240]
mov v0.b[15],w10
bfxil x17,x8,#0,#4
sturb w6,[x29,#-10]
sturb w21,[x29,#-9]
ldrb w6,[x14,#1237]
ldrb w21,[x14,#1243]
sturb w5,[x29,#-8]
ldrb w5,[x14,#1236]
ldrb w8,[x14,#1244]
sturb w24,[x29,#-7]
ldrb w9,[x14,#1245]
eor v0.16b,v1.16b,v0.16b
sturb w11,[x29,#-6]
ldrb w11,[x14,#1247]
sturb w26,[x29,#-5]
bfxil x13,x5,#0,#4
sturb w23,[x29,#-4]
ldrb w23,[x14,#1241]
stur q0,[x29,#-32]
ldr b0,[x17]
sturb w25,[x29,#-3]
sturb w12,[x29,#-2]
sub x12,x29,#32
sturb w10,[x29,#-1]
ldrb w10,[x14,#1246]
bfxil x12,x4,#0,#4
ldur q1,[x29,#-16]
ld1 { v0.b }[1],[x15]
sub x14,x29,#32
bfxil x14,x22,#0,#4
ld1 { v0.b }[2],[x16]
ld1 { v0.b }[3],[x12]
sub x12,x29,#32
bfxil x12,x6,#0,#4
ld1 { v0.b }[4],[x13]
sub x13,x29,#32
bfxil x13,x19,#0,#4
ld1 { v0.b }[5],[x12]
sub x12,x29,#32
bfxil x12,x7,#0,#4
ld1 { v0.b }[6],[x13]
sub x13,x29,#32
bfxil x13,x23,#0,#4
ld1 { v0.b }[7],[x12]
ldr b2,[x14]
sub x12,x29,#32
bfxil x12,x20,#0,#4
ld1 { v2.b }[1],[x13]
sub x13,x29,#32
bfxil x13,x21,#0,#4
ld1 { v2.b }[2],[x12]
sub x12,x29,#32
bfxil x12,x8,#0,#4
sub x8,x29,#32
bfxil x8,x9,#0,#4
sub x9,x29,#32
ld1 { v2.b }[3],[x13]
bfxil x9,x10,#0,#4
ld1 { v2.b }[4],[x12]
ld1 { v2.b }[5],[x8]
sub x8,x29,#32
bfxil x8,x11,#0,#4
ld1 { v2.b }[6],[x9]
ldp x11,x10,[sp,#48]
sub x9,x29,#64
ld1 { v2.b }[7],[x8]
zip1 v0.2d,v0.2d,v2.2d
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-16]
3:
ldp q0,q1,[x29,#-32]
add x8,x1,x10,lsl #9
cmp x10,#24
add x8,x8,x2,lsl #4
stur q1,[x9,#16]
ldur q1,[x9,#16]
stur q0,[x29,#-64]
str q0,[x8]
stp q0,q1,[sp,#64]
str q1,[x8,#256]
b.eq 4f
cmp x11,#25
mov x10,x11
b.lo 2b
4:
ldp x20,x19,[sp,#240]
ldp x22,x21,[sp,#224]
ldp x24,x23,[sp,#208]
ldp x26,x25,[sp,#192]
ldp x28,x27,[sp,#176]
ldp x29,x30,[sp,#160]
add sp,sp,#256
ret
end_function phalanx_0_1_ublock_128_256_place_nibbles_decrypt
.p2align 0
table local_ublock_portable_STEPS_1004_13,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_place_nibbles_encrypt
shared_3 240,24,25
end_function phalanx_0_1_ublock_128_256_place_nibbles_encrypt
.p2align 0
table local_ublock_portable_STEPS_1004_14,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_place_planes_24
sub sp,sp,#96
stp x29,x30,[sp,#16]
str x25,[sp,#32]
stp x24,x23,[sp,#48]
stp x22,x21,[sp,#64]
stp x20,x19,[sp,#80]
add x29,sp,#16
mov w9,#1
and x10,x2,#0x7
lsr x11,x2,#3
lsl w10,w9,w10
mov w9,#25
and w12,w2,#0x7
mul x9,x11,x9
movi v0.16b,#15
movi v1.16b,#1
mvn w10,w10
movi v2.16b,#4
dup v3.16b,w12
dup v4.16b,w10
mov x11,sp
mov x8,xzr
adr x10,1005f
add x11,x11,#8
mov w12,#68
mov w13,#17
shared_4 0xf,24,25
end_function phalanx_0_1_ublock_128_256_place_planes_24
.p2align 0
1005:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100

function phalanx_0_1_ublock_128_256_prepare_nibbles_decrypt
cbz x2,5f
sub sp,sp,#224
stp x29,x30,[sp,#128]
stp x28,x27,[sp,#144]
stp x26,x25,[sp,#160]
stp x24,x23,[sp,#176]
stp x22,x21,[sp,#192]
stp x20,x19,[sp,#208]
add x29,sp,#128
mov w9,#25
mov x16,#44565
mov x8,xzr
mul x9,x2,x9
movk x16,#57671,lsl #16
adr x10,1004f
movk x16,#5242,lsl #32
add x12,sp,#64
mov x14,#-1
movk x16,#18350,lsl #48
mov w23,#800
mov w24,#25
b 3f
nop
nop
2:
ldp q1,q0,[x29,#-32]
sub x0,x0,#16
add x8,x8,#1
sub x9,x9,#1
sub x10,x10,#48
add x14,x14,#1
stur q0,[x12,#16]
ldr q0,[sp,#80]
str q1,[sp,#64]
stp q1,q0,[x1],#32
cbz x9,4f
3:
umulh x11,x8,x16
sub x13,x8,x11
add x11,x11,x13,lsr #1
lsr x17,x11,#4
madd x2,x17,x23,x0
ldrb w11,[x2,#392]
ldrb w15,[x2,#384]
ldrb w3,[x2,#385]
ldrb w4,[x2,#393]
and w5,w11,#0xf
and w13,w15,#0xf
lsr w15,w15,#4
sturb w5,[x29,#-15]
ldrb w5,[x2,#394]
and w6,w3,#0xf
sturb w13,[x29,#-31]
ldrb w13,[x2,#386]
lsr w11,w11,#4
and w20,w5,#0xf
and w7,w4,#0xf
sturb w6,[x29,#-29]
ldrb w6,[x2,#387]
sturb w20,[x29,#-11]
ldrb w20,[x2,#396]
sturb w15,[x29,#-32]
lsr w15,w4,#4
and w19,w13,#0xf
sturb w7,[x29,#-13]
ldrb w7,[x2,#395]
lsr w3,w3,#4
sturb w11,[x29,#-16]
lsr w11,w13,#4
lsr w13,w5,#4
sturb w19,[x29,#-27]
ldrb w19,[x2,#388]
lsr w4,w20,#4
sturb w15,[x29,#-14]
lsr w15,w6,#4
ldrb w5,[x2,#391]
sturb w11,[x29,#-28]
lsr w11,w7,#4
and w21,w6,#0xf
sturb w13,[x29,#-12]
ldrb w13,[x2,#389]
and w22,w7,#0xf
sturb w3,[x29,#-30]
lsr w3,w19,#4
sturb w15,[x29,#-26]
ldrb w15,[x2,#397]
sturb w4,[x29,#-8]
ldrb w4,[x2,#390]
sturb w11,[x29,#-10]
lsr w11,w13,#4
and w13,w13,#0xf
sturb w3,[x29,#-24]
lsr w3,w15,#4
sturb w13,[x29,#-21]
and w13,w15,#0xf
lsr w15,w4,#4
sturb w11,[x29,#-22]
ldrb w11,[x2,#398]
sturb w3,[x29,#-6]
msub x3,x17,x24,x14
sturb w15,[x29,#-20]
ldrb w15,[x2,#399]
sturb w13,[x29,#-5]
lsr w13,w11,#4
and w11,w11,#0xf
sturb w11,[x29,#-3]
lsr w11,w15,#4
sturb w13,[x29,#-4]
and w13,w4,#0xf
sturb w13,[x29,#-19]
lsr w13,w5,#4
cmp x3,#22
sturb w11,[x29,#-2]
and w11,w5,#0xf
sturb w21,[x29,#-25]
and w21,w19,#0xf
sturb w22,[x29,#-9]
and w22,w20,#0xf
sturb w11,[x29,#-17]
and w11,w15,#0xf
sturb w21,[x29,#-23]
sturb w22,[x29,#-7]
sturb w13,[x29,#-18]
sturb w11,[x29,#-1]
b.hi 2b
mov w11,#1200
sub x13,x29,#16
sub x4,x29,#16
mul x11,x17,x11
sub x19,x29,#16
sub x27,x29,#32
sub x20,x29,#16
sub x3,x29,#32
sub x22,x29,#16
mov x6,x1
sub x1,x29,#32
stp x10,x9,[sp,#32]
sub x9,x29,#16
sub x24,x29,#32
stp x8,x0,[sp,#48]
sub x0,x29,#16
sub x2,x29,#32
sub x25,x29,#32
add x17,x10,x11
sub x28,x29,#32
sub x26,x29,#32
ldrb w11,[x17,#2368]
ldrb w15,[x17,#2369]
ldrb w5,[x17,#2370]
ldrb w21,[x17,#2360]
ldrb w23,[x17,#2362]
ldrb w7,[x17,#2356]
bfxil x13,x11,#0,#4
sub x11,x29,#16
bfxil x4,x5,#0,#4
bfxil x11,x15,#0,#4
sub x15,x29,#16
bfxil x1,x21,#0,#4
ldrb w12,[x13]
sub x13,x29,#16
ldrb w21,[x17,#2361]
ldrb w11,[x11]
bfxil x28,x7,#0,#4
sub x8,x29,#16
fmov s0,w12
ldrb w10,[x17,#2363]
sub x30,x29,#32
stp w12,w11,[sp,#24]
ldrb w12,[x4]
mov x4,x16
sub x16,x29,#32
mov x5,x14
sub x14,x29,#32
mov v0.b[1],w11
ldrb w11,[x17,#2371]
str w12,[sp,#20]
bfxil x16,x23,#0,#4
ldrb w23,[x17,#2365]
bfxil x14,x10,#0,#4
bfxil x13,x11,#0,#4
ldrb w11,[x17,#2352]
ldrb w10,[x17,#2364]
ldrb w28,[x28]
ldrb w16,[x16]
ldrb w14,[x14]
mov v0.b[2],w12
ldrb w12,[x13]
ldrb w13,[x17,#2372]
bfxil x24,x11,#0,#4
ldrb w11,[x17,#2353]
bfxil x15,x13,#0,#4
str w12,[sp,#16]
ldrb w13,[x17,#2355]
bfxil x25,x11,#0,#4
ldrb w11,[x17,#2354]
mov v0.b[3],w12
ldrb w12,[x15]
ldrb w15,[x17,#2373]
bfxil x27,x13,#0,#4
ldrb w13,[x17,#2374]
bfxil x26,x11,#0,#4
bfxil x19,x15,#0,#4
str w12,[sp,#12]
sub x15,x29,#32
bfxil x20,x13,#0,#4
bfxil x15,x21,#0,#4
ldrb w13,[x17,#2359]
mov v0.b[4],w12
ldrb w12,[x19]
ldrb w19,[x17,#2358]
bfxil x2,x13,#0,#4
sub x13,x29,#32
ldrb w11,[x17,#2357]
bfxil x3,x19,#0,#4
ldrb w19,[x20]
ldrb w20,[x17,#2375]
bfxil x13,x23,#0,#4
ldrb w23,[x17,#2378]
bfxil x30,x11,#0,#4
mov v0.b[5],w12
bfxil x22,x20,#0,#4
ldrb w11,[x17,#2379]
bfxil x8,x23,#0,#4
str w12,[sp,#8]
sub x12,x29,#32
ldrb w20,[x22]
ldrb w22,[x17,#2376]
ldrb w23,[x17,#2380]
ldrb w26,[x26]
ldrb w27,[x27]
ldrb w30,[x30]
mov v0.b[6],w19
bfxil x9,x22,#0,#4
sub x22,x29,#32
bfxil x22,x10,#0,#4
ldrb w10,[x17,#2366]
ldrb w3,[x3]
ldrb w21,[x9]
ldrb w9,[x17,#2377]
ldrb w2,[x2]
bfxil x12,x10,#0,#4
sub x10,x29,#32
ldrb w15,[x15]
mov v0.b[7],w20
bfxil x0,x9,#0,#4
ldrb w9,[x17,#2367]
ldrb w13,[x13]
ldrb w12,[x12]
ldrb w7,[x0]
ldrb w0,[x8]
sub x8,x29,#16
bfxil x8,x11,#0,#4
ldrb w11,[x24]
bfxil x10,x9,#0,#4
mov v0.b[8],w21
sub x9,x29,#16
ldrb w24,[x8]
bfxil x9,x23,#0,#4
ldrb w23,[x25]
ldrb w8,[x1]
ldrb w1,[x22]
ldrb w10,[x10]
ldrb w25,[x9]
ldrb w9,[x17,#2381]
sturb w11,[x29,#-32]
mov v0.b[9],w7
sub x11,x29,#16
sturb w26,[x29,#-30]
bfxil x11,x9,#0,#4
ldrb w9,[x17,#2382]
sturb w27,[x29,#-29]
sturb w8,[x29,#-24]
ldrb w8,[x17,#2383]
ldrb w26,[x11]
sub x11,x29,#16
sturb w28,[x29,#-28]
mov v0.b[10],w0
bfxil x11,x9,#0,#4
sub x9,x29,#16
bfxil x9,x8,#0,#4
sturb w23,[x29,#-31]
ldrb w8,[x17,#2384]
ldrb w27,[x11]
sturb w30,[x29,#-27]
sub x11,x29,#32
ldrb w28,[x9]
sturb w3,[x29,#-26]
bfxil x11,x8,#0,#4
mov v0.b[11],w24
sturb w2,[x29,#-25]
ldrb w8,[x17,#2385]
sturb w15,[x29,#-23]
sub x15,x29,#32
sub x9,x29,#32
sturb w16,[x29,#-22]
bfxil x15,x8,#0,#4
ldrb w8,[x17,#2386]
sturb w14,[x29,#-21]
mov w23,#800
mov x16,x4
mov v0.b[12],w25
sturb w1,[x29,#-20]
bfxil x9,x8,#0,#4
sturb w13,[x29,#-19]
ldrb w8,[x17,#2387]
mov x14,x5
sturb w12,[x29,#-18]
mov x1,x6
add x12,sp,#64
sturb w10,[x29,#-17]
mov v0.b[13],w26
ldur q1,[x29,#-32]
sturb w19,[x29,#-10]
sturb w20,[x29,#-9]
sturb w21,[x29,#-8]
sturb w7,[x29,#-7]
mov v0.b[14],w27
sturb w0,[x29,#-6]
sturb w24,[x29,#-5]
mov w24,#25
sturb w25,[x29,#-4]
sturb w26,[x29,#-3]
mov v0.b[15],w28
sturb w27,[x29,#-2]
sturb w28,[x29,#-1]
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-32]
ldr b0,[x11]
ldp w11,w10,[sp,#24]
ld1 { v0.b }[1],[x15]
sturb w10,[x29,#-15]
ld1 { v0.b }[2],[x9]
sub x9,x29,#32
sturb w11,[x29,#-16]
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2388]
ld1 { v0.b }[3],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2389]
ld1 { v0.b }[4],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2390]
ld1 { v0.b }[5],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2391]
ld1 { v0.b }[6],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2392]
ld1 { v0.b }[7],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2393]
ld1 { v0.b }[8],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2394]
ld1 { v0.b }[9],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2395]
ld1 { v0.b }[10],[x9]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldp w10,w8,[sp,#16]
ld1 { v0.b }[11],[x9]
sturb w8,[x29,#-14]
ldrb w8,[x17,#2396]
sturb w10,[x29,#-13]
sub x10,x29,#32
bfxil x10,x8,#0,#4
ldp w8,w9,[sp,#8]
sturb w9,[x29,#-12]
sub x9,x29,#32
sturb w8,[x29,#-11]
ldrb w8,[x17,#2397]
ld1 { v0.b }[12],[x10]
sub x10,x29,#32
ldur q1,[x29,#-16]
bfxil x9,x8,#0,#4
ldrb w8,[x17,#2398]
ld1 { v0.b }[13],[x9]
bfxil x10,x8,#0,#4
ldrb w8,[x17,#2399]
sub x9,x29,#32
bfxil x9,x8,#0,#4
ldp x8,x0,[sp,#48]
ld1 { v0.b }[14],[x10]
ld1 { v0.b }[15],[x9]
ldp x10,x9,[sp,#32]
eor v0.16b,v1.16b,v0.16b
stur q0,[x29,#-16]
b 2b
4:
ldp x20,x19,[sp,#208]
ldp x22,x21,[sp,#192]
ldp x24,x23,[sp,#176]
ldp x26,x25,[sp,#160]
ldp x28,x27,[sp,#144]
ldp x29,x30,[sp,#128]
add sp,sp,#224
5:
ret
end_function phalanx_0_1_ublock_128_256_prepare_nibbles_decrypt
.p2align 0
table local_ublock_portable_STEPS_1004_16,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_prepare_nibbles_encrypt
cbz x2,5f
sub sp,sp,#208
stp x29,x30,[sp,#112]
stp x28,x27,[sp,#128]
stp x26,x25,[sp,#144]
stp x24,x23,[sp,#160]
stp x22,x21,[sp,#176]
stp x20,x19,[sp,#192]
add x29,sp,#112
mov w10,#25
mov x20,x1
mov x8,xzr
mul x10,x2,x10
mov x9,xzr
add x6,x0,#7
adr x12,1004f
b 3f
nop
nop
nop
nop
nop
nop
nop
2:
ldp q1,q0,[x29,#-32]
add x11,sp,#48
add x6,x6,#16
add x9,x9,#1
sub x10,x10,#1
add x12,x12,#48
sub x8,x8,#1
stur q0,[x11,#16]
ldr q0,[sp,#64]
str q1,[sp,#48]
stp q1,q0,[x20],#32
cbz x10,4f
3:
ldurb w11,[x6,#-7]
ldrb w15,[x6,#1]
mov x13,#44565
ldurb w0,[x6,#-6]
movk x13,#57671,lsl #16
ldurb w4,[x6,#-4]
and w2,w11,#0xf
lsr w11,w11,#4
and w3,w15,#0xf
sturb w2,[x29,#-31]
ldrb w2,[x6,#2]
lsr w15,w15,#4
sturb w3,[x29,#-15]
lsr w3,w0,#4
movk x13,#5242,lsl #32
sturb w11,[x29,#-32]
lsr w11,w2,#4
movk x13,#18350,lsl #48
sturb w15,[x29,#-16]
ldurb w15,[x6,#-5]
ldrb w5,[x6]
sturb w3,[x29,#-30]
ldrb w3,[x6,#3]
sturb w11,[x29,#-14]
and w11,w0,#0xf
lsr w0,w15,#4
sturb w11,[x29,#-29]
and w11,w2,#0xf
umulh x2,x9,x13
sturb w11,[x29,#-13]
lsr w11,w3,#4
mov w13,#25
sturb w0,[x29,#-28]
ldrb w0,[x6,#4]
sturb w11,[x29,#-12]
and w11,w15,#0xf
lsr w15,w4,#4
sturb w11,[x29,#-27]
and w11,w3,#0xf
ldurb w3,[x6,#-3]
sturb w11,[x29,#-11]
lsr w11,w0,#4
sturb w15,[x29,#-26]
ldrb w15,[x6,#5]
sturb w11,[x29,#-10]
and w11,w4,#0xf
sub x4,x9,x2
sturb w11,[x29,#-25]
and w11,w0,#0xf
lsr w0,w3,#4
sturb w11,[x29,#-9]
lsr w11,w15,#4
add x2,x2,x4,lsr #1
sturb w0,[x29,#-24]
ldrb w0,[x6,#6]
ldurb w4,[x6,#-2]
sturb w11,[x29,#-8]
and w11,w3,#0xf
sturb w11,[x29,#-23]
and w11,w15,#0xf
lsr w3,w0,#4
sturb w11,[x29,#-7]
lsr x11,x2,#4
ldurb w2,[x6,#-1]
lsr w15,w4,#4
sturb w3,[x29,#-6]
and w3,w4,#0xf
sturb w3,[x29,#-21]
lsr w3,w2,#4
and w0,w0,#0xf
sturb w15,[x29,#-22]
ldrb w15,[x6,#7]
madd x4,x11,x13,x8
sturb w3,[x29,#-20]
ldrb w3,[x6,#8]
sturb w0,[x29,#-5]
lsr w0,w15,#4
and w15,w15,#0xf
sturb w15,[x29,#-3]
lsr w15,w3,#4
sturb w0,[x29,#-4]
and w0,w2,#0xf
sturb w0,[x29,#-19]
lsr w0,w5,#4
sturb w15,[x29,#-2]
and w15,w5,#0xf
sturb w15,[x29,#-17]
and w15,w3,#0xf
sturb w0,[x29,#-18]
sturb w15,[x29,#-1]
cbz x4,2b
mov x13,#-1200
stp x9,x8,[sp,#32]
sub x1,x29,#32
mul x11,x11,x13
sub x13,x29,#16
sub x0,x29,#32
sub x27,x29,#32
sub x19,x29,#32
add x2,x12,x11
ldrb w11,[x2,#16]
ldrb w15,[x2,#17]
ldrb w5,[x2,#18]
ldrb w9,[x2,#19]
ldrb w7,[x2,#20]
ldrb w8,[x2,#21]
and x11,x11,#0xf
and x15,x15,#0xf
and x5,x5,#0xf
ldrb w11,[x13,x11]
ldrb w16,[x13,x15]
ldrb w14,[x13,x5]
and x9,x9,#0xf
and x15,x7,#0xf
ldrb w21,[x2,#22]
fmov s0,w11
ldrb w9,[x13,x9]
ldrb w23,[x2,#24]
ldrb w22,[x2,#23]
ldrb w17,[x13,x15]
and x15,x8,#0xf
and x8,x21,#0xf
ldrb w24,[x2,#25]
ldrb w5,[x13,x15]
mov v0.b[1],w16
and x15,x23,#0xf
and x21,x22,#0xf
ldrb w22,[x13,x8]
ldrb w8,[x13,x15]
stp w14,w16,[sp,#24]
and x24,x24,#0xf
ldrb w25,[x2,#26]
ldrb w15,[x2,#27]
stp w8,w17,[sp,#4]
ldrb w8,[x13,x24]
ldrb w28,[x2,#29]
mov v0.b[2],w14
ldrb w14,[x2,#31]
ldrb w30,[x2,#30]
ldrb w3,[x2]
ldrb w4,[x2,#1]
and x25,x25,#0xf
and x15,x15,#0xf
and x14,x14,#0xf
stp w8,w9,[sp,#16]
ldrb w26,[x2,#28]
ldrb w8,[x13,x25]
ldrb w25,[x13,x15]
mov v0.b[3],w9
and x15,x28,#0xf
and x28,x30,#0xf
ldrb w30,[x13,x14]
ldrb w14,[x2,#2]
bfxil x1,x3,#0,#4
bfxil x0,x4,#0,#4
ldrb w3,[x2,#3]
sub x4,x29,#32
and x26,x26,#0xf
ldrb w24,[x13,x15]
sub x15,x29,#32
mov v0.b[4],w17
bfxil x4,x14,#0,#4
ldrb w14,[x2,#4]
ldrb w21,[x13,x21]
ldrb w26,[x13,x26]
ldrb w28,[x13,x28]
bfxil x15,x3,#0,#4
sub x3,x29,#32
ldrb w17,[x2,#5]
ldrb w13,[x2,#6]
sturb w11,[x29,#-16]
bfxil x3,x14,#0,#4
mov v0.b[5],w5
sub x14,x29,#32
sub x11,x29,#32
mov x23,x10
ldrb w10,[x2,#9]
str w8,[sp,#12]
bfxil x14,x17,#0,#4
bfxil x11,x13,#0,#4
ldrb w13,[x2,#7]
ldrb w17,[x2,#8]
sub x8,x29,#32
sub x9,x29,#32
mov v0.b[6],w22
bfxil x8,x10,#0,#4
ldrb w10,[x2,#10]
bfxil x9,x13,#0,#4
bfxil x27,x17,#0,#4
ldrb w13,[x2,#11]
sub x17,x29,#32
mov x7,x20
ldrb w20,[x2,#12]
str w5,[sp]
mov x5,x12
sub x12,x29,#32
bfxil x17,x10,#0,#4
sub x10,x29,#32
bfxil x12,x13,#0,#4
bfxil x10,x20,#0,#4
ldrb w13,[x2,#13]
ldrb w20,[x2,#14]
ldrb w2,[x2,#15]
mov v0.b[7],w21
sub x16,x29,#32
bfxil x19,x13,#0,#4
sub x13,x29,#32
ldrb w0,[x0]
bfxil x16,x2,#0,#4
ldrb w2,[x1]
ldr w1,[sp,#4]
bfxil x13,x20,#0,#4
ldrb w4,[x4]
ldrb w15,[x15]
mov v0.b[8],w1
ldrb w3,[x3]
ldrb w14,[x14]
ldrb w11,[x11]
ldrb w9,[x9]
ldrb w20,[x27]
ldrb w8,[x8]
ldrb w17,[x17]
ldrb w12,[x12]
ldrb w10,[x10]
ldrb w19,[x19]
ldrb w13,[x13]
ldrb w16,[x16]
sturb w2,[x29,#-32]
sturb w15,[x29,#-29]
ldp w15,w2,[sp,#12]
mov v0.b[9],w2
sturb w11,[x29,#-26]
ldr w11,[sp,#28]
sturb w0,[x29,#-31]
sturb w11,[x29,#-15]
ldr w11,[sp,#24]
sturb w4,[x29,#-30]
mov v0.b[10],w15
sturb w3,[x29,#-28]
sturb w14,[x29,#-27]
sturb w9,[x29,#-25]
sturb w20,[x29,#-24]
mov x20,x7
mov v0.b[11],w25
sturb w8,[x29,#-23]
sturb w17,[x29,#-22]
ldp x9,x8,[sp,#32]
sturb w12,[x29,#-21]
mov x12,x5
sturb w10,[x29,#-20]
mov x10,x23
mov v0.b[12],w26
sturb w19,[x29,#-19]
sturb w13,[x29,#-18]
sturb w16,[x29,#-17]
sturb w11,[x29,#-14]
ldr w11,[sp,#20]
ldur q1,[x29,#-32]
mov v0.b[13],w24
sturb w22,[x29,#-10]
sturb w11,[x29,#-13]
ldr w11,[sp,#8]
sturb w21,[x29,#-9]
sturb w11,[x29,#-12]
ldr w11,[sp]
mov v0.b[14],w28
sturb w1,[x29,#-8]
sturb w11,[x29,#-11]
sturb w2,[x29,#-7]
sturb w15,[x29,#-6]
mov v0.b[15],w30
sturb w25,[x29,#-5]
sturb w26,[x29,#-4]
sturb w24,[x29,#-3]
sturb w28,[x29,#-2]
eor v0.16b,v1.16b,v0.16b
sturb w30,[x29,#-1]
stur q0,[x29,#-32]
b 2b
4:
ldp x20,x19,[sp,#192]
ldp x22,x21,[sp,#176]
ldp x24,x23,[sp,#160]
ldp x26,x25,[sp,#144]
ldp x28,x27,[sp,#128]
ldp x29,x30,[sp,#112]
add sp,sp,#208
5:
ret
end_function phalanx_0_1_ublock_128_256_prepare_nibbles_encrypt
.p2align 0
table local_ublock_portable_STEPS_1004_17,2400
1004:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0xf0e010009080706,0x3020b0a05040d0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x908050407060d0c,0xb0a0f0e03020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x70603020d0c0100,0xf0e09080b0a0504,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xd0c0b0a01000504,0x90807060f0e0302
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a03020f0e0d0c,0x908050401000706
.quad 0x1000f0e05040302,0x7060d0c09080b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0x504090803020b0a,0xd0c010007060f0e
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x30207060b0a0f0e,0x10005040d0c0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b
.quad 0x3020b0a01000908,0xd0c07060f0e0504,0xf0e010009080706,0x3020b0a05040d0c
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x1000f0e09080504,0x70603020d0c0b0a
.quad 0x908050407060d0c,0xb0a0f0e03020100,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c05040b0a,0x302010007060f0e,0x70603020d0c0100,0xf0e09080b0a0504
.quad 0xe010a09040b0c07,0xd060f08030205,0x50407060b0a0f0e,0x100090803020d0c
.quad 0xd0c0b0a01000504,0x90807060f0e0302,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020f0e0d0c,0x908050401000706,0x1000f0e05040302,0x7060d0c09080b0a
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e01000d0c0706,0x5040b0a09080302
.quad 0x504090803020b0a,0xd0c010007060f0e,0xe030a090007060f,0x201040b080d0c05
.quad 0xd0c090807060302,0xb0a0f0e05040100,0x30207060b0a0f0e,0x10005040d0c0908
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0a0d0c0f0e0908,0x504030201000706,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_prepare_packed
shared_6 6f,4,60
eor x7,x21,x20
str x7,[x1,x19]
shared_7 4
end_function phalanx_0_1_ublock_128_256_prepare_packed

function phalanx_0_1_ublock_128_256_prepare_planes
cbz x2,5f
stp x29,x30,[sp,#-48]!
str x21,[sp,#16]
stp x20,x19,[sp,#32]
mov x29,sp
mov w9,#25
mov x12,#44565
mov x8,xzr
mul x9,x2,x9
movk x12,#57671,lsl #16
add x10,x1,#32
movk x12,#5242,lsl #32
add x11,x1,#112
adr x13,1005f
movk x12,#18350,lsl #48
mov w14,#25
mov w15,#17
mov w16,#68
mov w17,#4
nop
nop
nop
nop
nop
2:
umulh x1,x8,x12
mov w6,#16
sub x2,x8,x1
add x1,x1,x2,lsr #1
lsr x1,x1,#4
msub x2,x1,x14,x8
sub w3,w8,w1
add w1,w3,w1,lsl #3
add x3,x0,x8,lsl #4
and x1,x1,#0xf
add x1,x13,x1,lsl #4
cmp x2,#24
csel w4,w15,wzr,lo
cmp x2,#0
mov x5,x1
csel w2,wzr,w16,eq
orr w2,w4,w2
mov x4,x10
nop
nop
nop
nop
nop
nop
3:
ldrb w7,[x5],#1
subs x6,x6,#1
ubfx x19,x7,#1,#3
bic w7,w17,w7,lsl #2
ldrb w19,[x3,x19]
eor w19,w19,w2
lsr w7,w19,w7
lsl w19,w7,#6
lsl w20,w7,#5
lsl w21,w7,#4
sbfx w7,w7,#0,#1
sxtb w19,w19
sxtb w20,w20
sxtb w21,w21
sturb w7,[x4,#-32]
lsr w19,w19,#7
lsr w7,w20,#7
sturb w19,[x4,#-16]
lsr w19,w21,#7
strb w7,[x4]
strb w19,[x4,#16]
add x4,x4,#1
b.ne 3b
add x3,x3,#8
mov x4,x11
mov w5,#16
nop
nop
nop
nop
nop
nop
4:
ldrb w6,[x1],#1
subs x5,x5,#1
ubfx x7,x6,#1,#3
bic w6,w17,w6,lsl #2
ldrb w7,[x3,x7]
eor w7,w7,w2
lsr w6,w7,w6
lsl w7,w6,#6
lsl w19,w6,#5
lsl w20,w6,#4
sbfx w6,w6,#0,#1
sxtb w7,w7
sxtb w19,w19
sxtb w20,w20
sturb w6,[x4,#-48]
lsr w7,w7,#7
lsr w6,w19,#7
sturb w7,[x4,#-32]
lsr w7,w20,#7
sturb w6,[x4,#-16]
strb w7,[x4],#1
b.ne 4b
add x8,x8,#1
add x10,x10,#128
add x11,x11,#128
cmp x8,x9
b.ne 2b
ldp x20,x19,[sp,#32]
ldr x21,[sp,#16]
ldp x29,x30,[sp],#48
5:
ret
end_function phalanx_0_1_ublock_128_256_prepare_planes
.p2align 0
1005:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x3020b0a01000908,0xd0c07060f0e0504
.quad 0x1000f0e09080504,0x70603020d0c0b0a,0x9080d0c05040b0a,0x302010007060f0e
.quad 0x50407060b0a0f0e,0x100090803020d0c,0xb0a03020f0e0d0c,0x908050401000706
.quad 0xf0e01000d0c0706,0x5040b0a09080302,0xd0c090807060302,0xb0a0f0e05040100

function phalanx_0_1_ublock_128_256_prepare_sliced
cbz x2,9f
sub sp,sp,#240
stp d15,d14,[sp,#128]
stp d13,d12,[sp,#144]
stp d11,d10,[sp,#160]
stp d9,d8,[sp,#176]
stp x29,x30,[sp,#192]
stp x22,x21,[sp,#208]
stp x20,x19,[sp,#224]
add x29,sp,#192
adr x13,1006f
mov x8,xzr
mov x9,xzr
ldr d29,[x13]
add x10,x0,#16
mov w11,#12800
mov w12,#25
mov w13,#17
mov w14,#68
mov x15,x1
b 3f
nop
nop
nop
2:
add x9,x9,#1
add x15,x15,x11
add x8,x8,#25
cmp x9,x2
b.eq 8f
3:
madd x17,x9,x11,x1
mov x16,xzr
mul x3,x9,x12
add x4,x17,#512
nop
nop
nop
nop
nop
nop
nop
4:
add x5,x16,x3
lsl x7,x16,#9
cmp x16,#24
lsl x6,x5,#4
csel w20,wzr,w13,eq
cmp x16,#0
add x5,x17,x7
csel w21,wzr,w14,eq
add x19,x10,x6
cmp x5,x19
add x19,x0,x6
orr w6,w20,w21
b.hs 6f
add x20,x4,x7
cmp x19,x20
b.hs 6f
add x5,x8,x16
add x7,x15,x7
mov x19,#-512
add x5,x0,x5,lsl #4
nop
nop
nop
nop
5:
ldrb w20,[x5],#1
eor w21,w20,w6
lsr w22,w20,#1
fmov s0,w21
fmov s1,w21
mov v0.h[1],w22
lsr w22,w21,#2
mov v1.s[1],w20
sbfx w21,w21,#6,#1
mov v0.h[2],w22
lsr w22,w20,#3
cmtst v1.2s,v1.2s,v29.2s
sbfx w20,w20,#7,#1
mov v0.h[3],w22
add x22,x7,x19
adds x19,x19,#32
str d1,[x22,#528]
str w21,[x22,#536]
str w20,[x22,#540]
ushll v0.4s,v0.4h,#0
shl v0.4s,v0.4s,#31
cmlt v0.4s,v0.4s,#0
str q0,[x22,#512]
b.ne 5b
cmp x16,#24
cinc x16,x16,ne
b.ne 7f
b 2b
nop
nop
nop
nop
6:
dup v3.16b,w6
ldr q6,[x19]
shared_5 1
str q1,[x5,#448]
movi v1.2d,#0000000000000000
mov v14.s[3],v31.s[0]
trn2 v17.4s,v22.4s,v17.4s
mov v24.s[3],v31.s[3]
mov v0.s[3],v31.s[1]
mov v11.s[3],v31.s[2]
ushll v31.4s,v16.4h,#0
uzp2 v13.4s,v13.4s,v22.4s
neg v22.4s,v8.4s
sshll v8.8h,v3.8b,#0
stp q2,q14,[x5,#384]
usubw2 v28.4s,v1.4s,v19.8h
usubw2 v2.4s,v1.4s,v7.8h
str q24,[x5,#496]
ushll v3.4s,v4.4h,#0
sshll v4.4s,v5.4h,#0
ldp q1,q5,[sp]
stp q15,q0,[x5,#416]
stp q11,q12,[x5,#464]
mov v25.s[2],v28.s[2]
mov v17.s[2],v28.s[1]
mov v30.s[2],v22.s[2]
mov v13.s[2],v28.s[3]
mov v26.s[2],v28.s[0]
neg v3.4s,v3.4s
ushll v16.4s,v5.4h,#0
mov v18.s[2],v22.s[3]
ldp q5,q24,[sp,#80]
mov v9.s[2],v22.s[0]
mov v25.s[3],v2.s[2]
mov v17.s[3],v2.s[1]
mov v10.s[2],v22.s[1]
sshll2 v22.4s,v8.8h,#0
neg v0.4s,v31.4s
mov v30.s[3],v3.s[2]
mov v13.s[3],v2.s[3]
mov v26.s[3],v2.s[0]
ushll v2.4s,v20.4h,#0
ushll v24.4s,v24.4h,#0
neg v16.4s,v16.4s
mov v18.s[3],v3.s[3]
str q25,[x5,#192]
ldur q25,[x29,#-80]
mov v21.s[3],v22.s[2]
str q17,[x5,#160]
ushll v17.4s,v5.4h,#0
mov v23.s[2],v0.s[2]
ldp q5,q28,[sp,#32]
str q30,[x5,#320]
ldr q30,[sp,#64]
ushll v25.4s,v25.4h,#0
mov v1.s[3],v22.s[1]
stp q21,q13,[x5,#208]
neg v2.4s,v2.4s
mov v6.s[2],v0.s[1]
mov v5.s[3],v22.s[3]
mov v28.s[3],v22.s[0]
neg v22.4s,v24.4s
neg v20.4s,v25.4s
mov v27.s[2],v0.s[0]
mov v23.s[3],v4.s[2]
str q1,[x5,#176]
mov v30.s[2],v0.s[3]
uzp2 v24.4s,v2.4s,v16.4s
ushll v19.4s,v19.4h,#0
mov v10.s[3],v3.s[1]
mov v9.s[3],v3.s[0]
stp q26,q28,[x5,#128]
uzp2 v21.4s,v22.4s,v20.4s
mov v6.s[3],v4.s[1]
stp q23,q18,[x5,#336]
mov v27.s[3],v4.s[0]
zip2 v0.4s,v2.4s,v16.4s
stp q5,q9,[x5,#240]
zip2 v3.4s,v22.4s,v20.4s
trn2 v25.4s,v2.4s,v16.4s
stp q10,q6,[x5,#288]
mov v30.s[3],v4.s[3]
trn2 v4.4s,v22.4s,v20.4s
zip1 v16.4s,v2.4s,v16.4s
zip1 v18.4s,v22.4s,v20.4s
uzp2 v2.4s,v24.4s,v2.4s
uzp2 v20.4s,v21.4s,v22.4s
str q27,[x5,#272]
neg v17.4s,v17.4s
neg v19.4s,v19.4s
str q30,[x5,#368]
ushll v1.4s,v7.4h,#0
sshll v7.4s,v8.4h,#0
mov v0.s[2],v19.s[2]
mov v3.s[2],v17.s[2]
mov v25.s[2],v19.s[1]
mov v4.s[2],v17.s[1]
mov v16.s[2],v19.s[0]
mov v18.s[2],v17.s[0]
mov v2.s[2],v19.s[3]
mov v20.s[2],v17.s[3]
neg v1.4s,v1.4s
mov v3.s[3],v7.s[2]
mov v0.s[3],v1.s[2]
mov v25.s[3],v1.s[1]
mov v4.s[3],v7.s[1]
mov v16.s[3],v1.s[0]
mov v18.s[3],v7.s[0]
mov v2.s[3],v1.s[3]
mov v20.s[3],v7.s[3]
stp q25,q4,[x5,#32]
stp q16,q18,[x5]
stp q0,q3,[x5,#64]
stp q2,q20,[x5,#96]
cmp x16,#24
cinc x16,x16,ne
b.eq 2b
7:
cmp x16,#24
b.ls 4b
b 2b
8:
ldp x20,x19,[sp,#224]
ldp x22,x21,[sp,#208]
ldp x29,x30,[sp,#192]
ldp d9,d8,[sp,#176]
ldp d11,d10,[sp,#160]
ldp d13,d12,[sp,#144]
ldp d15,d14,[sp,#128]
add sp,sp,#240
9:
ret
end_function phalanx_0_1_ublock_128_256_prepare_sliced
.p2align 3
1006:
.quad 0x2000000010

function phalanx_0_1_ublock_128_256_schedule_portable
cbz x2,6f
stp x29,x30,[sp,#-48]!
str x21,[sp,#16]
stp x20,x19,[sp,#32]
mov x29,sp
adr x13,1008f
adr x14,1009f
adr x15,1010f
ldr q1,[x13]
adr x13,1011f
ldr q4,[x14]
ldr q2,[x13]
adr x13,1012f
adr x14,1013f
ldr q3,[x13]
adr x13,1014f
mov x9,#61680
mov x10,#43690
ldr q5,[x13]
mov w13,#1
ldr q6,[x14]
ldr q7,[x15]
mov w14,#1
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
mov w11,#-16711936
mov w12,#-858993460
movi v0.16b,#240
movk w13,#16384,lsl #16
movk w14,#256,lsl #16
adr x15,1007f
b 3f
nop
nop
nop
nop
nop
nop
nop
2:
add x8,x8,#1
add x1,x1,#400
cmp x8,x2
b.eq 5f
3:
add x3,x0,x8,lsl #5
mov x16,xzr
ldp x17,x4,[x3]
ldp x5,x3,[x3,#16]
lsl x6,x17,#4
lsr x17,x17,#4
lsl x7,x4,#4
lsr x4,x4,#4
lsl x19,x5,#4
lsr x5,x5,#4
lsl x20,x3,#4
lsr x3,x3,#4
and x6,x6,#0xf0f0f0f0f0f0f0f0
and x17,x17,#0xf0f0f0f0f0f0f0f
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x4,x4,#0xf0f0f0f0f0f0f0f
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x17,x6,x17
and x6,x20,#0xf0f0f0f0f0f0f0f0
and x3,x3,#0xf0f0f0f0f0f0f0f
orr x4,x7,x4
orr x5,x19,x5
orr x3,x6,x3
lsr x7,x17,#24
lsr x19,x4,#24
lsr x6,x5,#24
lsr x20,x3,#24
eor w7,w7,w17
eor w19,w19,w4
eor w6,w6,w5
eor w20,w20,w3
and x7,x7,x11
and x19,x19,x11
and x6,x6,x11
and x20,x20,x11
umull x7,w7,w14
umull x19,w19,w14
umull x6,w6,w14
umull x20,w20,w14
eor x17,x7,x17
eor x4,x19,x4
lsr x7,x17,#30
eor x5,x6,x5
lsr x6,x4,#30
eor x3,x20,x3
lsr x19,x5,#30
eor w7,w7,w17
lsr x20,x3,#30
eor w6,w6,w4
and x7,x7,x12
eor w19,w19,w5
and x6,x6,x12
umull x7,w7,w13
eor w20,w20,w3
and x19,x19,x12
umull x6,w6,w13
and x20,x20,x12
umull x19,w19,w13
umull x20,w20,w13
eor x17,x7,x17
eor x4,x6,x4
eor x6,x17,x17,lsr #12
eor x5,x19,x5
eor x7,x4,x4,lsr #12
eor x3,x20,x3
eor x19,x5,x5,lsr #12
and x6,x6,x9
eor x20,x3,x3,lsr #12
and x7,x7,x9
add x6,x6,x6,lsl #12
and x19,x19,x9
add x7,x7,x7,lsl #12
and x20,x20,x9
add x19,x19,x19,lsl #12
eor x17,x6,x17
add x20,x20,x20,lsl #12
eor x4,x7,x4
eor x6,x19,x5
eor x5,x4,x4,lsr #15
eor x7,x20,x3
eor x3,x17,x17,lsr #15
eor x19,x6,x6,lsr #15
eor x20,x7,x7,lsr #15
and x5,x5,x10
and x3,x3,x10
and x19,x19,x10
add x21,x5,x5,lsl #15
and x20,x20,x10
add x3,x3,x3,lsl #15
add x19,x19,x19,lsl #15
add x20,x20,x20,lsl #15
eor x4,x21,x4
eor x5,x3,x17
eor x3,x19,x6
eor x17,x20,x7
nop
nop
nop
nop
4:
eor x6,x5,x5,lsr #15
eor x7,x4,x4,lsr #15
cmp x16,#24
and x6,x6,x10
and x7,x7,x10
add x6,x6,x6,lsl #15
add x7,x7,x7,lsl #15
eor x6,x6,x5
eor x7,x7,x4
eor x19,x6,x6,lsr #12
eor x20,x7,x7,lsr #12
and x19,x19,x9
and x20,x20,x9
add x19,x19,x19,lsl #12
add x20,x20,x20,lsl #12
eor x6,x19,x6
eor x7,x20,x7
lsr x19,x6,#30
lsr x20,x7,#30
eor w19,w19,w6
eor w20,w20,w7
and x19,x19,x12
and x20,x20,x12
umull x19,w19,w13
umull x20,w20,w13
eor x6,x19,x6
lsr x19,x6,#24
eor x7,x20,x7
fmov d17,x6
lsr x20,x7,#24
eor w19,w19,w6
and x19,x19,x11
eor w20,w20,w7
mov v17.d[1],x7
umull x19,w19,w14
and x20,x20,x11
umull x20,w20,w14
fmov d16,x19
mov v16.d[1],x20
eor v16.16b,v16.16b,v17.16b
shl v17.2d,v16.2d,#4
ushr v16.2d,v16.2d,#4
bit v16.16b,v17.16b,v0.16b
str q16,[x1,x16,lsl #4]
b.eq 2b
dup v16.2d,x5
lsr x6,x5,#1
lsl x7,x5,#11
lsl x5,x5,#10
ldr x20,[x15,x16,lsl #3]
add x16,x16,#1
and x6,x6,#0x800080008000800
and x7,x7,#0x1000100010001000
ushl v17.2d,v16.2d,v2.2d
ushr v18.2d,v16.2d,#2
ushr v19.2d,v16.2d,#6
ushl v20.2d,v16.2d,v3.2d
shl v21.2d,v16.2d,#2
shl v22.2d,v16.2d,#6
ushl v16.2d,v16.2d,v1.2d
and x5,x5,#0x2000200020002000
orr x5,x7,x5
mov v17.d[1],v20.d[1]
mov v19.d[1],v22.d[1]
mov v18.d[0],v21.d[0]
and v16.16b,v16.16b,v5.16b
and v17.16b,v17.16b,v4.16b
and v18.16b,v18.16b,v6.16b
and v19.16b,v19.16b,v7.16b
orr v17.16b,v17.16b,v19.16b
orr v16.16b,v16.16b,v18.16b
orr v16.16b,v16.16b,v17.16b
ext v17.16b,v16.16b,v16.16b,#8
orr v16.8b,v16.8b,v17.8b
fmov x19,d16
orr x6,x19,x6
orr x6,x6,x5
eor x5,x20,x6
rev16 x20,x4
lsl x7,x5,#32
lsr x19,x5,#32
ror x21,x20,#48
orr x7,x7,x5,lsl #16
and x19,x19,x5,lsr #48
and x7,x7,#0xffff000000000000
orr x7,x7,x19
eor x5,x7,x5
eor x7,x5,#0xffff
lsr x5,x5,#32
lsl x19,x7,#16
eor x3,x3,x7
and x4,x19,x7,lsl #32
orr w5,w19,w5
lsr x19,x20,#48
and x5,x5,#0xffff0000
and x4,x4,#0xffff00000000
eor x19,x21,x19,lsl #16
orr x4,x4,x5
eor x3,x4,x3
eor x4,x19,x17
mov x17,x6
eor x5,x3,#0xffff00000000
mov x3,x20
b 4b
5:
ldp x20,x19,[sp,#32]
ldr x21,[sp,#16]
ldp x29,x30,[sp],#48
6:
ret
end_function phalanx_0_1_ublock_128_256_schedule_portable
.p2align 4
1008:
.quad 0xfffffffffffffff6,0xfffffffffffffffc
.p2align 4
1009:
.quad 0x4000400040004,0x4208420842084208
.p2align 4
1010:
.quad 0x180018001800180,0x8400840084008400
.p2align 4
1011:
.quad 0xfffffffffffffff3,0xfffffffffffffffd
.p2align 4
1012:
.quad 0xd,0x3
.p2align 4
1013:
.quad 0x10001000100010,0x60006000600060
.p2align 4
1014:
.quad 0x1000100010001,0x2000200020002
.p2align 3
1007:
.quad 0xff00d8000000e1,0x55008d005500e1,0xd80055001e,0x5500d800aa001e
.quad 0x55002700aa001e,0xaa002700aa001e,0xaa002700aa00e1,0xaa0027005500e1
.quad 0xaa00d80055004b,0x5500d800ff004b,0x55007200ff001e,0xff007200aa00b4
.quad 0xff0027000000e1,0xaa008d005500e1,0xd8005500e1,0x5500d80055001e
.quad 0x5500d800aa00b4,0x5500270000001e,0xaa008d00aa00b4,0x270000004b
.quad 0xaa008d00ff001e,0x7200aa004b,0xff002700ff001e,0xaa007200aa004b

function phalanx_0_1_ublock_256_256_decrypt_portable_x2
sub sp,sp,#192
stp d15,d14,[sp,#32]
stp d13,d12,[sp,#48]
stp d11,d10,[sp,#64]
stp d9,d8,[sp,#80]
stp x29,x30,[sp,#96]
stp x28,x27,[sp,#112]
stp x26,x25,[sp,#128]
stp x24,x23,[sp,#144]
stp x22,x21,[sp,#160]
stp x20,x19,[sp,#176]
add x29,sp,#96
stp x1,x2,[sp]
str x3,[sp,#16]
cbz x3,4f
adr x14,1015f
adr x15,1016f
movi v2.16b,#7
ldr q0,[x14]
adr x14,1017f
movi v4.16b,#63
ldr q3,[x14]
adr x14,1018f
movi v7.16b,#127
ldr q5,[x14]
adr x14,1019f
movi v17.2d,#0x00ffff00000000
ldr q6,[x14]
adr x14,1020f
movi v18.2d,#0x000000ffff0000
ldr q16,[x14]
adr x14,1003f
movi v20.2d,#0xffff000000000000
ldr q1,[x15]
ldr q19,[x14]
adr x14,1002f
adr x15,1001f
adr x16,1000f
mov x9,#54044020174749888
mov x10,#3377751260921868
mov x11,#61680
mov x12,#43690
ldr q21,[x14]
ldr q22,[x15]
ldr q23,[x16]
mov w15,#1
mov w16,#1
mov x8,xzr
orr x9,x9,#0xc000c000c000c00
orr x10,x10,#0x300030003000300
movk x11,#61680,lsl #32
movk x12,#43690,lsl #32
mov w13,#-16711936
mov w14,#-858993460
movk w15,#16384,lsl #16
movk w16,#256,lsl #16
2:
mov w17,#32
lsl x2,x8,#6
ldr x1,[sp]
bfi x17,x8,#6,#58
ldp q28,q31,[x0,#768]
add x6,x1,x2
str x2,[sp,#24]
add x5,x1,x17
ldp x19,x7,[x6]
ldp x21,x20,[x5]
dup v8.2d,v28.d[1]
ldp x28,x26,[x6,#16]
dup v9.2d,v31.d[1]
lsl x22,x19,#4
lsr x19,x19,#4
lsl x23,x7,#4
lsr x7,x7,#4
lsl x24,x21,#4
lsr x21,x21,#4
lsl x25,x20,#4
lsr x20,x20,#4
and x22,x22,#0xf0f0f0f0f0f0f0f0
and x19,x19,#0xf0f0f0f0f0f0f0f
and x23,x23,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
and x24,x24,#0xf0f0f0f0f0f0f0f0
and x21,x21,#0xf0f0f0f0f0f0f0f
orr x19,x22,x19
and x22,x25,#0xf0f0f0f0f0f0f0f0
orr x7,x23,x7
and x20,x20,#0xf0f0f0f0f0f0f0f
orr x21,x24,x21
lsr x23,x19,#24
lsr x24,x7,#24
orr x20,x22,x20
lsr x22,x21,#24
dup v31.2d,v31.d[0]
lsr x25,x20,#24
eor w23,w23,w19
eor w24,w24,w7
eor w22,w22,w21
and x23,x23,x13
and x24,x24,x13
eor w25,w25,w20
and x22,x22,x13
umull x23,w23,w16
umull x24,w24,w16
and x25,x25,x13
dup v28.2d,v28.d[0]
umull x22,w22,w16
ldp x30,x27,[x5,#16]
umull x25,w25,w16
eor x6,x23,x19
eor x5,x24,x7
lsl x24,x28,#4
eor x7,x22,x21
lsr x21,x6,#30
lsl x4,x30,#4
eor x19,x25,x20
lsr x20,x5,#30
lsr x22,x7,#30
lsr x25,x28,#4
lsr x28,x19,#30
eor w21,w21,w6
eor w23,w20,w5
eor w20,w22,w7
lsr x30,x30,#4
and x21,x21,x14
eor w22,w28,w19
and x28,x20,x14
umull x20,w21,w15
and x24,x24,#0xf0f0f0f0f0f0f0f0
and x25,x25,#0xf0f0f0f0f0f0f0f
umull x21,w28,w15
and x4,x4,#0xf0f0f0f0f0f0f0f0
and x28,x30,#0xf0f0f0f0f0f0f0f
orr x25,x24,x25
orr x24,x4,x28
lsl x4,x26,#4
lsr x26,x26,#4
lsl x30,x27,#4
lsr x27,x27,#4
lsr x28,x25,#24
lsr x3,x24,#24
and x4,x4,#0xf0f0f0f0f0f0f0f0
and x26,x26,#0xf0f0f0f0f0f0f0f
and x30,x30,#0xf0f0f0f0f0f0f0f0
and x27,x27,#0xf0f0f0f0f0f0f0f
orr x4,x4,x26
eor w26,w28,w25
orr x27,x30,x27
lsr x28,x4,#24
eor w3,w3,w24
and x26,x26,x13
lsr x30,x27,#24
and x3,x3,x13
umull x26,w26,w16
eor w28,w28,w4
umull x3,w3,w16
and x22,x22,x14
eor w30,w30,w27
and x28,x28,x13
umull x22,w22,w15
and x30,x30,x13
umull x28,w28,w16
eor x25,x26,x25
umull x26,w30,w16
eor x3,x3,x24
lsr x24,x25,#30
lsr x30,x3,#30
and x23,x23,x14
eor x19,x22,x19
eor x4,x28,x4
eor w24,w24,w25
umull x23,w23,w15
eor x26,x26,x27
lsr x27,x4,#30
eor w28,w30,w3
lsr x30,x26,#30
and x24,x24,x14
and x28,x28,x14
eor w27,w27,w4
umull x24,w24,w15
eor x6,x20,x6
eor w30,w30,w26
and x27,x27,x14
umull x28,w28,w15
and x30,x30,x14
umull x27,w27,w15
eor x7,x21,x7
umull x30,w30,w15
eor x20,x24,x25
eor x25,x19,x19,lsr #12
eor x3,x28,x3
eor x5,x23,x5
eor x22,x6,x6,lsr #12
eor x4,x27,x4
eor x23,x7,x7,lsr #12
eor x27,x3,x3,lsr #12
eor x21,x30,x26
eor x28,x4,x4,lsr #12
and x25,x25,x11
eor x30,x21,x21,lsr #12
add x25,x25,x25,lsl #12
and x22,x22,x11
and x23,x23,x11
and x27,x27,x11
and x28,x28,x11
and x30,x30,x11
eor x24,x5,x5,lsr #12
eor x26,x20,x20,lsr #12
add x22,x22,x22,lsl #12
add x23,x23,x23,lsl #12
add x27,x27,x27,lsl #12
add x28,x28,x28,lsl #12
add x30,x30,x30,lsl #12
eor x19,x25,x19
eor x25,x19,x19,lsr #15
and x24,x24,x11
and x26,x26,x11
eor x22,x22,x6
eor x7,x23,x7
eor x3,x27,x3
eor x6,x28,x4
eor x4,x30,x21
add x24,x24,x24,lsl #12
add x26,x26,x26,lsl #12
eor x21,x7,x7,lsr #15
eor x27,x3,x3,lsr #15
eor x28,x6,x6,lsr #15
eor x30,x4,x4,lsr #15
and x25,x25,x12
add x25,x25,x25,lsl #15
eor x23,x24,x5
eor x5,x26,x20
and x21,x21,x12
and x27,x27,x12
and x28,x28,x12
and x30,x30,x12
fmov d26,x19
fmov d27,x7
fmov d29,x3
fmov d30,x4
eor x20,x22,x22,lsr #15
eor x24,x23,x23,lsr #15
eor x26,x5,x5,lsr #15
add x21,x21,x21,lsl #15
add x27,x27,x27,lsl #15
fmov d24,x25
add x25,x28,x28,lsl #15
add x28,x30,x30,lsl #15
and x20,x20,x12
and x24,x24,x12
and x26,x26,x12
fmov d25,x21
mov v26.d[1],x23
mov v27.d[1],x22
mov v29.d[1],x5
mov v30.d[1],x6
fmov d10,x27
fmov d11,x28
add x20,x20,x20,lsl #15
add x24,x24,x24,lsl #15
add x26,x26,x26,lsl #15
mov w5,#736
mov v25.d[1],x20
eor v26.16b,v26.16b,v8.16b
mov v24.d[1],x24
mov v10.d[1],x26
mov v11.d[1],x25
eor v27.16b,v27.16b,v28.16b
eor v28.16b,v29.16b,v31.16b
eor v29.16b,v30.16b,v9.16b
eor v26.16b,v24.16b,v26.16b
eor v27.16b,v25.16b,v27.16b
eor v25.16b,v10.16b,v28.16b
eor v24.16b,v11.16b,v29.16b
nop
nop
nop
nop
nop
nop
nop
3:
mov x21,v27.d[1]
fmov x19,d27
mov x23,v26.d[1]
fmov x22,d26
movi v26.2d,#0xffffffffffffffff
movi v29.2d,#0000000000000000
lsl x20,x19,#4
lsr x3,x19,#2
lsl x4,x19,#2
lsl x6,x19,#12
lsl x24,x21,#4
lsr x26,x21,#2
lsl x27,x21,#2
lsl x28,x21,#12
and x25,x20,#0x30003000300030
and x3,x3,#0xc000c000c000c0
and x4,x4,#0x3000300030003000
and x6,x6,#0xc000c000c000c000
and x30,x24,#0x30003000300030
and x26,x26,#0xc000c000c000c0
and x27,x27,#0x3000300030003000
and x28,x28,#0xc000c000c000c000
orr x26,x26,x30
orr x3,x3,x25
orr x27,x28,x27
orr x4,x6,x4
lsr x2,x23,#14
orr x6,x27,x26
orr x3,x4,x3
lsl x4,x23,#2
lsl x25,x23,#6
lsr x26,x23,#2
lsr x7,x22,#14
and x2,x2,#0x3000300030003
lsl x27,x22,#2
and x4,x4,#0xc000c000c000c
lsl x28,x22,#6
and x25,x25,#0x300030003000300
lsr x30,x22,#2
and x1,x26,#0xc000c000c000c00
orr x2,x2,x4
and x7,x7,#0x3000300030003
orr x1,x25,x1
and x27,x27,#0xc000c000c000c
and x4,x28,#0x300030003000300
and x25,x30,#0xc000c000c000c00
orr x1,x2,x1
orr x2,x7,x27
orr x7,x1,x6
orr x1,x4,x25
lsr x4,x19,#4
orr x1,x2,x1
lsr x2,x21,#4
lsr x25,x19,#6
orr x6,x1,x3
lsr x1,x19,#10
lsr x3,x21,#10
lsr x21,x21,#6
and x2,x2,#0x3000300030003
and x4,x4,#0x3000300030003
and x1,x1,#0xc000c000c000c
and x3,x3,#0xc000c000c000c
fmov d27,x6
orr x19,x1,x4
orr x1,x3,x2
and x2,x21,#0x300030003000300
and x4,x24,#0xc000c000c000c00
and x3,x25,#0x300030003000300
and x21,x20,#0xc000c000c000c00
orr x2,x4,x2
lsr x4,x23,#4
lsr x24,x22,#4
orr x20,x2,x1
orr x21,x21,x3
and x1,x26,#0x30003000300030
and x3,x4,#0xc000c000c000c0
and x4,x24,#0xc000c000c000c0
lsl x25,x22,#4
orr x24,x1,x3
lsl x1,x23,#4
lsl x3,x23,#10
lsl x26,x22,#10
and x2,x30,#0x30003000300030
mov v27.d[1],x7
orr x23,x2,x4
and x22,x1,#0x3000300030003000
and x27,x3,#0xc000c000c000c000
and x1,x25,#0x3000300030003000
and x2,x26,#0xc000c000c000c000
orr x3,x22,x27
orr x1,x1,x2
mov x2,v25.d[1]
orr x3,x24,x3
orr x4,x21,x19
orr x1,x23,x1
orr x19,x3,x20
orr x20,x1,x4
fmov x1,d25
mov x7,v24.d[1]
fmov x21,d24
movi v24.2d,#0000000000000000
mov v26.d[0],x6
lsr x3,x2,#8
and x23,x10,x2,lsr #2
lsl x24,x2,#12
lsr x4,x1,#8
and x22,x10,x1,lsr #2
lsl x25,x1,#12
and x3,x3,#0x30003000300030
lsr x26,x7,#2
lsl x27,x21,#14
and x4,x4,#0x30003000300030
orr x3,x3,x23
and x23,x24,#0x3000300030003000
lsr x24,x21,#2
orr x4,x4,x22
and x22,x25,#0x3000300030003000
and x25,x9,x21,lsr #4
orr x3,x23,x3
and x28,x9,x7,lsr #4
and x23,x24,#0x3000300030003
lsl x30,x7,#14
orr x4,x22,x4
orr x22,x23,x25
and x23,x26,#0x3000300030003
and x25,x27,#0xc000c000c000c000
orr x23,x23,x28
and x27,x30,#0xc000c000c000c000
orr x22,x22,x25
orr x23,x23,x27
lsr x25,x1,#6
lsr x27,x2,#6
lsl x28,x2,#4
orr x4,x22,x4
lsl x22,x1,#4
orr x3,x23,x3
and x23,x25,#0xc000c000c000c
and x25,x27,#0xc000c000c000c
and x27,x28,#0xc000c000c000c0
mov v24.d[0],x4
and x22,x22,#0xc000c000c000c0
orr x25,x27,x25
lsl x27,x2,#2
orr x22,x22,x23
lsl x23,x1,#2
and x2,x2,#0xc000c000c000c000
lsr x28,x21,#12
and x27,x27,#0x300030003000300
and x1,x1,#0xc000c000c000c000
and x24,x24,#0x30003000300030
and x23,x23,#0x300030003000300
orr x2,x2,x27
lsl x27,x21,#6
eor v25.16b,v27.16b,v24.16b
eor v24.16b,v26.16b,v24.16b
lsl x21,x21,#4
orr x1,x1,x23
and x23,x28,#0x3000300030003
fmov d26,x4
orr x1,x1,x22
orr x22,x23,x24
and x23,x27,#0xc000c000c000c00
and x21,x21,#0x3000300030003000
lsr x24,x7,#12
lsl x27,x7,#6
lsl x7,x7,#4
ushl v25.2d,v25.2d,v0.2d
ushl v24.2d,v24.2d,v3.2d
orr x4,x23,x21
and x24,x24,#0x3000300030003
and x26,x26,#0x30003000300030
orr x4,x22,x4
and x27,x27,#0xc000c000c000c00
and x7,x7,#0x3000300030003000
orr x1,x4,x1
mov v26.d[1],x3
bit v24.16b,v25.16b,v1.16b
orr x3,x24,x26
orr x7,x27,x7
fmov d27,x1
fmov d28,x20
orr x2,x2,x25
orr x3,x3,x7
orr x2,x3,x2
mov v29.d[0],x6
mov v27.d[1],x2
eor v25.16b,v24.16b,v26.16b
mov v28.d[1],x19
fmov x2,d25
mov x1,v25.d[1]
eor v26.16b,v29.16b,v26.16b
eor v24.16b,v28.16b,v27.16b
lsr x3,x2,#2
lsl x2,x2,#6
lsr x4,x1,#5
lsl x1,x1,#3
ushr v28.2d,v24.2d,#5
shl v30.2d,v24.2d,#3
and x3,x3,#0x3f3f3f3f3f3f3f3f
and x2,x2,#0xc0c0c0c0c0c0c0c0
and x4,x4,#0x707070707070707
and x1,x1,#0xf8f8f8f8f8f8f8f8
orr x2,x3,x2
orr x1,x4,x1
bif v28.16b,v30.16b,v2.16b
fmov d31,x2
mov v31.d[1],x1
eor v27.16b,v28.16b,v27.16b
fmov x2,d27
eor v26.16b,v26.16b,v31.16b
mov x1,v27.d[1]
lsr x3,x2,#2
lsl x2,x2,#6
ushr v28.2d,v26.2d,#2
shl v29.2d,v26.2d,#6
lsr x4,x1,#2
lsl x1,x1,#6
and x3,x3,#0x3f3f3f3f3f3f3f3f
and x2,x2,#0xc0c0c0c0c0c0c0c0
orr x2,x3,x2
and x4,x4,#0x3f3f3f3f3f3f3f3f
and x1,x1,#0xc0c0c0c0c0c0c0c0
bif v28.16b,v29.16b,v4.16b
fmov d29,x2
orr x1,x4,x1
mov v29.d[1],x1
eor v30.16b,v28.16b,v25.16b
ushl v25.2d,v30.2d,v5.2d
ushl v28.2d,v30.2d,v16.2d
eor v29.16b,v24.16b,v29.16b
mov v24.16b,v6.16b
mov x2,v30.d[1]
bsl v24.16b,v25.16b,v28.16b
ushr v25.2d,v29.2d,#2
shl v28.2d,v29.2d,#6
bif v25.16b,v28.16b,v4.16b
mov v4.16b,v1.16b
movi v1.2d,#0xffffffffffffffff
eor v24.16b,v24.16b,v26.16b
mov x1,v24.d[1]
eor v26.16b,v25.16b,v27.16b
ushr v25.2d,v26.2d,#1
shl v27.2d,v26.2d,#7
lsr x3,x1,#1
lsl x1,x1,#7
and x3,x3,#0x7f7f7f7f7f7f7f7f
and x1,x1,#0x8080808080808080
bif v25.16b,v27.16b,v7.16b
orr x1,x3,x1
movi v7.2d,#0xffffffffffffffff
eor x6,x1,x2
add x1,x0,x5
sub x5,x5,#32
mov v30.d[1],x6
fmov d27,x6
cmn x5,#32
eor v25.16b,v25.16b,v29.16b
zip1 v28.2d,v24.2d,v27.2d
eor v27.16b,v24.16b,v30.16b
eor v26.16b,v25.16b,v26.16b
shl v29.2d,v25.2d,#16
shl v15.2d,v25.2d,#32
ushr v2.2d,v25.2d,#32
shl v30.2d,v28.2d,#16
shl v31.2d,v27.2d,#16
shl v8.2d,v28.2d,#32
shl v9.2d,v27.2d,#32
ushr v10.2d,v28.2d,#32
ushr v11.2d,v27.2d,#32
shl v12.2d,v26.2d,#16
shl v13.2d,v26.2d,#32
ushr v14.2d,v26.2d,#32
bic v8.16b,v8.16b,v30.16b
orr v2.16b,v2.16b,v29.16b
bic v29.16b,v15.16b,v29.16b
orr v11.16b,v11.16b,v31.16b
orr v30.16b,v10.16b,v30.16b
bic v31.16b,v9.16b,v31.16b
orr v9.16b,v14.16b,v12.16b
bic v10.16b,v13.16b,v12.16b
movi v12.2d,#0xffffffffffffffff
and v8.16b,v8.16b,v17.16b
and v29.16b,v29.16b,v17.16b
and v2.16b,v2.16b,v18.16b
and v31.16b,v31.16b,v17.16b
and v30.16b,v30.16b,v18.16b
and v11.16b,v11.16b,v18.16b
and v10.16b,v10.16b,v17.16b
and v9.16b,v9.16b,v18.16b
movi v13.2d,#0xffffffffffffffff
movi v15.2d,#0xffffffffffffffff
mov v17.16b,v16.16b
mov v16.16b,v6.16b
mov v6.16b,v5.16b
mov v5.16b,v3.16b
mov v3.16b,v0.16b
orr v9.16b,v10.16b,v9.16b
movi v10.2d,#0xffffffffffffffff
movi v0.2d,#0xffffffffffffffff
orr v11.16b,v31.16b,v11.16b
orr v31.16b,v8.16b,v30.16b
orr v2.16b,v29.16b,v2.16b
movi v14.2d,#0xffffffffffffffff
mov v12.d[1],x6
eor v8.16b,v9.16b,v26.16b
mov v1.d[1],v9.d[1]
mov v10.d[0],v11.d[0]
mov v13.d[0],v2.d[0]
mov v15.d[0],v31.d[0]
mov v0.d[1],v11.d[1]
mov v24.d[1],v31.d[1]
eor v30.16b,v2.16b,v25.16b
mov v14.d[0],v9.d[0]
mov v7.d[1],v2.d[1]
eor v31.16b,v31.16b,v28.16b
eor v29.16b,v11.16b,v27.16b
eor v1.16b,v26.16b,v1.16b
eor v2.16b,v27.16b,v10.16b
eor v28.16b,v28.16b,v15.16b
eor v10.16b,v25.16b,v13.16b
eor v0.16b,v27.16b,v0.16b
ushl v27.2d,v30.2d,v19.2d
ushl v11.2d,v30.2d,v21.2d
eor v24.16b,v24.16b,v12.16b
ushl v12.2d,v8.2d,v19.2d
ushl v13.2d,v8.2d,v21.2d
eor v9.16b,v26.16b,v14.16b
eor v7.16b,v25.16b,v7.16b
ushl v25.2d,v29.2d,v19.2d
ushl v26.2d,v31.2d,v19.2d
orr v27.16b,v11.16b,v27.16b
ushl v11.2d,v31.2d,v21.2d
orr v12.16b,v13.16b,v12.16b
ushl v13.2d,v29.2d,v21.2d
ushl v28.2d,v28.2d,v22.2d
ushl v2.2d,v2.2d,v22.2d
ushl v24.2d,v24.2d,v23.2d
ushl v0.2d,v0.2d,v23.2d
orr v26.16b,v11.16b,v26.16b
ushl v9.2d,v9.2d,v22.2d
ushl v1.2d,v1.2d,v23.2d
orr v25.16b,v13.16b,v25.16b
ushl v10.2d,v10.2d,v22.2d
ushl v7.2d,v7.2d,v23.2d
and v0.16b,v2.16b,v0.16b
and v2.16b,v28.16b,v24.16b
and v27.16b,v27.16b,v20.16b
ldp q28,q24,[x1]
and v1.16b,v9.16b,v1.16b
and v7.16b,v10.16b,v7.16b
and v9.16b,v12.16b,v20.16b
and v26.16b,v26.16b,v20.16b
and v25.16b,v25.16b,v20.16b
dup v10.2d,v28.d[1]
dup v11.2d,v24.d[1]
dup v28.2d,v28.d[0]
dup v24.2d,v24.d[0]
orr v7.16b,v27.16b,v7.16b
orr v1.16b,v9.16b,v1.16b
orr v2.16b,v26.16b,v2.16b
orr v0.16b,v25.16b,v0.16b
eor v26.16b,v10.16b,v30.16b
eor v27.16b,v11.16b,v8.16b
eor v25.16b,v28.16b,v31.16b
eor v28.16b,v24.16b,v29.16b
eor v26.16b,v7.16b,v26.16b
movi v7.16b,#127
eor v24.16b,v1.16b,v27.16b
mov v1.16b,v4.16b
movi v4.16b,#63
eor v27.16b,v2.16b,v25.16b
movi v2.16b,#7
eor v25.16b,v0.16b,v28.16b
mov v0.16b,v3.16b
mov v3.16b,v5.16b
mov v5.16b,v6.16b
mov v6.16b,v16.16b
mov v16.16b,v17.16b
movi v17.2d,#0x00ffff00000000
b.ne 3b
fmov x6,d27
mov x5,v27.d[1]
ldr x1,[sp,#8]
fmov x19,d26
mov x7,v26.d[1]
ldr x2,[sp,#24]
fmov x22,d25
mov x20,v25.d[1]
add x17,x1,x17
eor x21,x6,x6,lsr #15
mov x23,v24.d[1]
add x8,x8,#1
eor x24,x19,x19,lsr #15
eor x4,x5,x5,lsr #15
and x3,x21,x12
eor x25,x7,x7,lsr #15
fmov x21,d24
and x24,x24,x12
add x3,x3,x3,lsl #15
and x4,x4,x12
add x24,x24,x24,lsl #15
add x4,x4,x4,lsl #15
eor x28,x20,x20,lsr #15
eor x3,x3,x6
and x6,x25,x12
eor x25,x22,x22,lsr #15
eor x19,x24,x19
eor x24,x3,x3,lsr #12
add x6,x6,x6,lsl #15
eor x26,x19,x19,lsr #12
eor x4,x4,x5
and x25,x25,x12
and x5,x24,x11
eor x6,x6,x7
eor x7,x4,x4,lsr #12
and x24,x26,x11
add x5,x5,x5,lsl #12
eor x26,x6,x6,lsr #12
add x24,x24,x24,lsl #12
and x7,x7,x11
add x25,x25,x25,lsl #15
eor x3,x5,x3
and x5,x26,x11
add x7,x7,x7,lsl #12
eor x19,x24,x19
lsr x24,x3,#30
add x5,x5,x5,lsl #12
lsr x26,x19,#30
eor x4,x7,x4
eor x22,x25,x22
eor w7,w24,w3
eor x5,x5,x6
lsr x6,x4,#30
eor w24,w26,w19
and x7,x7,x14
lsr x26,x5,#30
umull x7,w7,w15
eor w6,w6,w4
and x24,x24,x14
eor w26,w26,w5
and x6,x6,x14
umull x24,w24,w15
and x26,x26,x14
umull x6,w6,w15
eor x27,x21,x21,lsr #15
eor x3,x7,x3
umull x7,w26,w15
and x26,x28,x12
eor x19,x24,x19
lsr x24,x3,#24
add x26,x26,x26,lsl #15
eor x4,x6,x4
lsr x25,x19,#24
eor x28,x23,x23,lsr #15
eor x5,x7,x5
lsr x7,x4,#24
eor w6,w24,w3
and x6,x6,x13
eor w24,w25,w19
lsr x25,x5,#24
eor w7,w7,w4
umull x6,w6,w16
and x24,x24,x13
and x7,x7,x13
umull x24,w24,w16
eor w25,w25,w5
umull x7,w7,w16
eor x20,x26,x20
and x26,x28,x12
eor x3,x6,x3
and x6,x25,x13
and x25,x27,x12
umull x27,w6,w16
eor x6,x24,x19
lsl x19,x3,#4
eor x4,x7,x4
add x25,x25,x25,lsl #15
lsr x3,x3,#4
lsl x7,x4,#4
lsr x4,x4,#4
eor x24,x27,x5
and x5,x19,#0xf0f0f0f0f0f0f0f0
add x19,x26,x26,lsl #15
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x4,x4,#0xf0f0f0f0f0f0f0f
eor x27,x20,x20,lsr #12
orr x7,x7,x4
eor x4,x22,x22,lsr #12
eor x19,x19,x23
and x26,x27,x11
eor x21,x25,x21
eor x23,x19,x19,lsr #12
and x4,x4,x11
add x26,x26,x26,lsl #12
eor x25,x21,x21,lsr #12
add x4,x4,x4,lsl #12
and x3,x3,#0xf0f0f0f0f0f0f0f
orr x5,x5,x3
lsl x3,x24,#4
lsr x24,x24,#4
eor x22,x4,x22
and x4,x23,x11
eor x20,x26,x20
and x25,x25,x11
add x27,x4,x4,lsl #12
lsr x26,x20,#30
lsr x23,x22,#30
add x4,x1,x2
add x2,x25,x25,lsl #12
and x3,x3,#0xf0f0f0f0f0f0f0f0
and x24,x24,#0xf0f0f0f0f0f0f0f
eor x19,x27,x19
orr x3,x3,x24
eor w24,w26,w20
eor w23,w23,w22
eor x2,x2,x21
lsr x21,x19,#30
and x24,x24,x14
and x23,x23,x14
umull x24,w24,w15
stp x7,x3,[x4]
umull x23,w23,w15
eor w21,w21,w19
lsr x3,x2,#30
and x7,x21,x14
lsl x25,x6,#4
lsr x6,x6,#4
umull x7,w7,w15
eor w3,w3,w2
eor x20,x24,x20
eor x22,x23,x22
and x3,x3,x14
lsr x23,x20,#24
lsr x24,x22,#24
umull x3,w3,w15
and x21,x25,#0xf0f0f0f0f0f0f0f0
eor x7,x7,x19
eor w19,w23,w20
and x6,x6,#0xf0f0f0f0f0f0f0f
eor w23,w24,w22
lsr x24,x7,#24
and x19,x19,x13
eor x2,x3,x2
umull x19,w19,w16
orr x6,x21,x6
eor w3,w24,w7
lsr x24,x2,#24
stp x5,x6,[x17]
and x3,x3,x13
and x23,x23,x13
ldr x1,[sp,#16]
umull x3,w3,w16
eor w6,w24,w2
eor x5,x19,x20
and x6,x6,x13
umull x23,w23,w16
lsl x19,x5,#4
umull x6,w6,w16
lsr x5,x5,#4
cmp x8,x1
eor x3,x3,x7
and x7,x19,#0xf0f0f0f0f0f0f0f0
lsl x19,x3,#4
eor x20,x23,x22
and x5,x5,#0xf0f0f0f0f0f0f0f
lsr x3,x3,#4
eor x2,x6,x2
orr x5,x7,x5
lsl x7,x20,#4
lsr x20,x20,#4
and x6,x19,#0xf0f0f0f0f0f0f0f0
lsl x19,x2,#4
lsr x2,x2,#4
and x3,x3,#0xf0f0f0f0f0f0f0f
orr x3,x6,x3
and x6,x7,#0xf0f0f0f0f0f0f0f0
and x7,x20,#0xf0f0f0f0f0f0f0f
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x2,x2,#0xf0f0f0f0f0f0f0f
stp x5,x3,[x4,#16]
orr x2,x19,x2
orr x3,x6,x7
stp x3,x2,[x17,#16]
b.ne 2b
4:
ldp x20,x19,[sp,#176]
ldp x22,x21,[sp,#160]
ldp x24,x23,[sp,#144]
ldp x26,x25,[sp,#128]
ldp x28,x27,[sp,#112]
ldp x29,x30,[sp,#96]
ldp d9,d8,[sp,#80]
ldp d11,d10,[sp,#64]
ldp d13,d12,[sp,#48]
ldp d15,d14,[sp,#32]
add sp,sp,#192
ret
end_function phalanx_0_1_ublock_256_256_decrypt_portable_x2
.p2align 4
1015:
.quad 0xfffffffffffffffb,0x0
.p2align 4
1016:
.quad 0x707070707070707,0xffffffffffffffff
.p2align 4
1017:
.quad 0x3,0x0
.p2align 4
1018:
.quad 0xffffffffffffffff,0xfffffffffffffffe
.p2align 4
1019:
.quad 0x7f7f7f7f7f7f7f7f,0x3f3f3f3f3f3f3f3f
.p2align 4
1020:
.quad 0x7,0x6
.p2align 4
1003:
.quad 0x20,0x10
.p2align 4
1002:
.quad 0x10,0x20
.p2align 4
1001:
.quad 0xffffffffffffffe0,0xffffffffffffffd0
.p2align 4
1000:
.quad 0xffffffffffffffd0,0xffffffffffffffe0

function phalanx_0_1_ublock_256_256_encrypt_portable_x2
sub sp,sp,#192
stp d15,d14,[sp,#32]
stp d13,d12,[sp,#48]
stp d11,d10,[sp,#64]
stp d9,d8,[sp,#80]
stp x29,x30,[sp,#96]
stp x28,x27,[sp,#112]
stp x26,x25,[sp,#128]
stp x24,x23,[sp,#144]
stp x22,x21,[sp,#160]
stp x20,x19,[sp,#176]
add x29,sp,#96
str x3,[sp,#8]
cbz x3,4f
mov x13,#13511005043687472
adr x12,1000f
movi v1.2d,#0xffff000000000000
orr x13,x13,#0xc000c000c000c00
movi v2.2d,#0x00ffff00000000
movi v16.16b,#127
dup v0.2d,x13
movi v20.16b,#7
movi v21.8h,#3,lsl #8
movi v22.8h,#12
movi v24.8h,#12,lsl #8
ldr q25,[x12]
movi v5.2d,#0x000000ffff0000
movi v17.16b,#63
adr x12,1001f
adr x14,1002f
adr x13,1003f
mov x9,#61680
mov x10,#43690
str q0,[sp,#16]
ldr q26,[x12]
ldr q27,[x14]
ldr q0,[x13]
mov w13,#1
mov w14,#1
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
mov w11,#-16711936
mov w12,#-858993460
movk w13,#16384,lsl #16
movk w14,#256,lsl #16
nop
nop
2:
lsl x3,x8,#6
mov w15,#32
bfi x15,x8,#6,#58
add x17,x1,x3
ldp x20,x7,[x17]
add x4,x1,x15
ldp x19,x5,[x4]
lsl x6,x20,#4
lsr x20,x20,#4
lsl x21,x7,#4
lsl x22,x19,#4
lsr x19,x19,#4
lsr x7,x7,#4
and x6,x6,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f
lsl x23,x5,#4
and x26,x19,#0xf0f0f0f0f0f0f0f
orr x19,x6,x20
lsr x5,x5,#4
lsr x20,x19,#24
and x24,x21,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
and x25,x22,#0xf0f0f0f0f0f0f0f0
orr x6,x24,x7
and x21,x23,#0xf0f0f0f0f0f0f0f0
eor w20,w20,w19
orr x7,x25,x26
and x22,x5,#0xf0f0f0f0f0f0f0f
and x20,x20,x11
lsr x25,x7,#24
orr x21,x21,x22
umull x20,w20,w14
ldp x23,x5,[x17,#16]
ldp x4,x17,[x4,#16]
lsr x22,x6,#24
lsr x27,x21,#24
eor w25,w25,w7
and x25,x25,x11
eor x19,x20,x19
eor w22,w22,w6
eor w27,w27,w21
umull x20,w25,w14
lsr x25,x19,#30
lsl x24,x23,#4
lsl x26,x4,#4
and x22,x22,x11
lsr x23,x23,#4
lsr x4,x4,#4
and x27,x27,x11
umull x22,w22,w14
eor w25,w25,w19
and x24,x24,#0xf0f0f0f0f0f0f0f0
umull x27,w27,w14
and x26,x26,#0xf0f0f0f0f0f0f0f0
and x23,x23,#0xf0f0f0f0f0f0f0f
and x4,x4,#0xf0f0f0f0f0f0f0f
eor x7,x20,x7
and x20,x25,x12
orr x23,x24,x23
orr x24,x26,x4
lsr x25,x7,#30
umull x20,w20,w13
lsr x26,x23,#24
eor x4,x22,x6
eor x6,x27,x21
lsr x21,x24,#24
eor w25,w25,w7
eor w26,w26,w23
and x25,x25,x12
lsr x22,x4,#30
eor x27,x20,x19
eor w19,w21,w24
umull x21,w25,w13
and x25,x26,x11
and x19,x19,x11
eor x20,x27,x27,lsr #12
lsr x26,x6,#30
umull x25,w25,w14
eor w22,w22,w4
umull x28,w19,w14
and x20,x20,x9
lsl x30,x17,#4
eor w19,w26,w6
add x26,x20,x20,lsl #12
and x20,x22,x12
and x22,x19,x12
eor x19,x25,x23
eor x23,x21,x7
eor x21,x28,x24
lsl x28,x5,#4
lsr x5,x5,#4
eor x24,x23,x23,lsr #12
lsr x17,x17,#4
eor x7,x26,x27
and x28,x28,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
lsr x26,x19,#30
lsr x27,x21,#30
orr x5,x28,x5
and x24,x24,x9
and x28,x30,#0xf0f0f0f0f0f0f0f0
and x17,x17,#0xf0f0f0f0f0f0f0f
lsr x30,x5,#24
add x24,x24,x24,lsl #12
eor w26,w26,w19
eor w27,w27,w21
orr x28,x28,x17
and x26,x26,x12
and x27,x27,x12
lsr x16,x28,#24
eor w30,w30,w5
umull x26,w26,w13
eor x17,x24,x23
umull x23,w27,w13
and x24,x30,x11
umull x22,w22,w13
eor w16,w16,w28
eor x25,x7,x7,lsr #15
umull x24,w24,w14
and x16,x16,x11
eor x19,x26,x19
umull x20,w20,w13
eor x21,x23,x21
and x25,x25,x10
umull x16,w16,w14
eor x6,x22,x6
eor x22,x21,x21,lsr #12
eor x5,x24,x5
eor x24,x19,x19,lsr #12
add x25,x25,x25,lsl #15
eor x4,x20,x4
and x22,x22,x9
eor x23,x6,x6,lsr #12
eor x16,x16,x28
and x24,x24,x9
eor x20,x4,x4,lsr #12
lsr x26,x16,#30
add x22,x22,x22,lsl #12
add x24,x24,x24,lsl #12
eor x7,x25,x7
lsr x25,x5,#30
and x20,x20,x9
eor w26,w26,w16
eor x21,x22,x21
eor x19,x24,x19
eor w25,w25,w5
add x20,x20,x20,lsl #12
and x22,x26,x12
eor x24,x21,x21,lsr #15
eor x26,x19,x19,lsr #15
and x25,x25,x12
umull x25,w25,w13
eor x4,x20,x4
and x20,x23,x9
umull x22,w22,w13
and x23,x24,x10
and x24,x26,x10
add x24,x24,x24,lsl #15
add x20,x20,x20,lsl #12
fmov d29,x19
eor x5,x25,x5
eor x16,x22,x16
fmov d28,x24
eor x22,x5,x5,lsr #12
eor x6,x20,x6
add x20,x23,x23,lsl #15
eor x23,x16,x16,lsr #12
and x22,x22,x9
eor x24,x17,x17,lsr #15
mov v29.d[1],x21
mov v28.d[1],x20
and x20,x23,x9
add x22,x22,x22,lsl #12
add x19,x20,x20,lsl #12
and x23,x24,x10
eor x20,x4,x4,lsr #15
eor x5,x22,x5
eor x22,x6,x6,lsr #15
add x21,x23,x23,lsl #15
eor x16,x19,x16
eor x19,x5,x5,lsr #15
and x20,x20,x10
eor x23,x16,x16,lsr #15
and x22,x22,x10
add x20,x20,x20,lsl #15
and x19,x19,x10
add x24,x22,x22,lsl #15
eor v28.16b,v28.16b,v29.16b
and x22,x23,x10
add x19,x19,x19,lsl #15
eor x23,x21,x17
add x17,x22,x22,lsl #15
eor x22,x20,x4
eor x21,x24,x6
eor x6,x19,x5
mov w4,#24
eor x5,x17,x16
add x17,x0,#16
nop
nop
3:
fmov d29,x7
sub x20,x17,#16
mov x19,x17
fmov d31,x22
fmov d9,x6
sub x16,x17,#8
ld1r { v30.2d },[x19],#8
ld1r { v8.2d },[x20]
mov v29.d[1],x23
ld1r { v10.2d },[x16]
ld1r { v11.2d },[x19]
mov v31.d[1],x21
mov v9.d[1],x5
movi v3.8h,#3
eor v28.16b,v28.16b,v30.16b
subs x4,x4,#1
add x17,x17,#32
eor v29.16b,v29.16b,v8.16b
eor v30.16b,v31.16b,v10.16b
eor v31.16b,v9.16b,v11.16b
ushl v10.2d,v28.2d,v27.2d
ushl v11.2d,v28.2d,v0.2d
ushl v8.2d,v28.2d,v25.2d
ushl v9.2d,v28.2d,v26.2d
ushl v13.2d,v29.2d,v27.2d
ushl v14.2d,v29.2d,v0.2d
ushl v12.2d,v29.2d,v25.2d
ushl v15.2d,v30.2d,v27.2d
ushl v23.2d,v30.2d,v0.2d
ushl v4.2d,v31.2d,v27.2d
ushl v6.2d,v31.2d,v0.2d
ushl v7.2d,v29.2d,v26.2d
orr v10.16b,v10.16b,v11.16b
orr v13.16b,v13.16b,v14.16b
ushl v18.2d,v30.2d,v25.2d
ushl v11.2d,v30.2d,v26.2d
ushl v19.2d,v31.2d,v25.2d
ushl v14.2d,v31.2d,v26.2d
orr v23.16b,v15.16b,v23.16b
orr v4.16b,v4.16b,v6.16b
and v6.16b,v8.16b,v9.16b
and v8.16b,v10.16b,v1.16b
and v7.16b,v12.16b,v7.16b
and v9.16b,v13.16b,v1.16b
and v18.16b,v18.16b,v11.16b
and v23.16b,v23.16b,v1.16b
and v19.16b,v19.16b,v14.16b
and v4.16b,v4.16b,v1.16b
ldr q1,[sp,#16]
orr v6.16b,v8.16b,v6.16b
orr v7.16b,v9.16b,v7.16b
orr v18.16b,v23.16b,v18.16b
orr v4.16b,v4.16b,v19.16b
eor v6.16b,v6.16b,v28.16b
eor v7.16b,v7.16b,v29.16b
eor v18.16b,v18.16b,v30.16b
eor v4.16b,v4.16b,v31.16b
shl v19.2d,v6.2d,#16
shl v23.2d,v6.2d,#32
ushr v28.2d,v6.2d,#32
shl v29.2d,v7.2d,#16
shl v30.2d,v7.2d,#32
ushr v31.2d,v7.2d,#32
shl v8.2d,v18.2d,#16
shl v9.2d,v18.2d,#32
ushr v10.2d,v18.2d,#32
shl v11.2d,v4.2d,#16
shl v12.2d,v4.2d,#32
ushr v13.2d,v4.2d,#32
orr v28.16b,v28.16b,v19.16b
and v19.16b,v19.16b,v23.16b
orr v23.16b,v31.16b,v29.16b
and v29.16b,v29.16b,v30.16b
and v30.16b,v8.16b,v9.16b
orr v31.16b,v10.16b,v8.16b
and v9.16b,v11.16b,v12.16b
orr v8.16b,v13.16b,v11.16b
and v19.16b,v19.16b,v2.16b
and v28.16b,v28.16b,v5.16b
and v29.16b,v29.16b,v2.16b
and v23.16b,v23.16b,v5.16b
and v30.16b,v30.16b,v2.16b
and v31.16b,v31.16b,v5.16b
and v9.16b,v9.16b,v2.16b
movi v2.8h,#48,lsl #8
and v8.16b,v8.16b,v5.16b
orr v19.16b,v19.16b,v28.16b
orr v23.16b,v29.16b,v23.16b
orr v28.16b,v30.16b,v31.16b
orr v29.16b,v9.16b,v8.16b
eor v6.16b,v19.16b,v6.16b
eor v7.16b,v23.16b,v7.16b
eor v18.16b,v28.16b,v18.16b
eor v4.16b,v29.16b,v4.16b
eor v6.16b,v6.16b,v7.16b
eor v4.16b,v4.16b,v18.16b
ushr v19.2d,v6.2d,#1
shl v23.2d,v6.2d,#7
ushr v28.2d,v4.2d,#1
shl v29.2d,v4.2d,#7
bif v19.16b,v23.16b,v16.16b
mov v23.16b,v16.16b
movi v16.8h,#48
bsl v23.16b,v28.16b,v29.16b
eor v7.16b,v19.16b,v7.16b
eor v18.16b,v23.16b,v18.16b
ushr v19.2d,v7.2d,#2
shl v23.2d,v7.2d,#6
ushr v28.2d,v18.2d,#2
shl v29.2d,v18.2d,#6
bif v19.16b,v23.16b,v17.16b
mov v23.16b,v17.16b
bsl v23.16b,v28.16b,v29.16b
eor v6.16b,v19.16b,v6.16b
ushr v19.2d,v6.2d,#2
eor v4.16b,v23.16b,v4.16b
shl v23.2d,v6.2d,#6
ushr v28.2d,v4.2d,#2
shl v29.2d,v4.2d,#6
bif v19.16b,v23.16b,v17.16b
mov v23.16b,v17.16b
bsl v23.16b,v28.16b,v29.16b
eor v7.16b,v19.16b,v7.16b
ushr v19.2d,v7.2d,#5
eor v18.16b,v23.16b,v18.16b
shl v23.2d,v7.2d,#3
ushr v28.2d,v18.2d,#5
shl v29.2d,v18.2d,#3
bif v19.16b,v23.16b,v20.16b
mov v23.16b,v20.16b
bsl v23.16b,v28.16b,v29.16b
eor v28.16b,v19.16b,v6.16b
shl v29.2d,v28.2d,#2
eor v31.16b,v7.16b,v28.16b
shl v6.2d,v28.2d,#8
eor v4.16b,v23.16b,v4.16b
and v14.16b,v29.16b,v1.16b
movi v1.8h,#12
shl v7.2d,v31.2d,#2
eor v30.16b,v18.16b,v4.16b
ushr v12.2d,v31.2d,#6
mov x5,v4.d[1]
fmov x6,d4
ushr v4.2d,v28.2d,#12
and v6.16b,v6.16b,v2.16b
and v15.16b,v7.16b,v21.16b
movi v21.8h,#192
and v7.16b,v7.16b,v2.16b
shl v10.2d,v30.2d,#10
and v12.16b,v12.16b,v1.16b
movi v1.8h,#3,lsl #8
ushr v18.2d,v31.2d,#12
ushr v23.2d,v31.2d,#2
shl v8.2d,v30.2d,#4
ushr v9.2d,v30.2d,#4
shl v11.2d,v30.2d,#6
ushr v13.2d,v30.2d,#10
and v10.16b,v10.16b,v2.16b
movi v2.8h,#12,lsl #8
shl v30.2d,v30.2d,#2
and v4.16b,v4.16b,v3.16b
and v18.16b,v18.16b,v22.16b
and v20.16b,v23.16b,v24.16b
and v22.16b,v8.16b,v16.16b
movi v24.8h,#192,lsl #8
ushr v19.2d,v31.2d,#4
and v30.16b,v30.16b,v21.16b
shl v31.2d,v31.2d,#14
and v23.16b,v23.16b,v3.16b
orr v4.16b,v14.16b,v4.16b
and v14.16b,v9.16b,v21.16b
and v21.16b,v9.16b,v1.16b
and v1.16b,v8.16b,v2.16b
and v16.16b,v13.16b,v16.16b
and v19.16b,v19.16b,v3.16b
and v11.16b,v11.16b,v24.16b
and v24.16b,v31.16b,v24.16b
lsr x16,x6,#4
orr v8.16b,v22.16b,v14.16b
movi v22.8h,#12
lsr x7,x6,#2
orr v14.16b,v21.16b,v1.16b
ushr v1.2d,v28.2d,#14
lsl x19,x6,#6
lsr x21,x6,#6
lsl x22,x6,#2
orr v11.16b,v10.16b,v11.16b
orr v10.16b,v12.16b,v23.16b
orr v12.16b,v16.16b,v30.16b
orr v30.16b,v6.16b,v4.16b
and v1.16b,v1.16b,v3.16b
movi v3.8h,#204,lsl #8
shl v4.2d,v28.2d,#4
and x20,x6,#0xc000c000c000c000
and x23,x16,#0xc000c000c000c
and x7,x7,#0xc000c000c000c0
and x19,x19,#0x300030003000300
and v6.16b,v29.16b,v22.16b
lsr x24,x5,#4
lsr x25,x5,#2
orr v31.16b,v18.16b,v19.16b
orr v9.16b,v20.16b,v15.16b
orr v13.16b,v24.16b,v7.16b
and x21,x21,#0x30003000300030
and x22,x22,#0xc000c000c000c0
orr x7,x23,x7
orr x19,x19,x20
lsl x23,x5,#6
orr x28,x21,x22
orr x7,x7,x19
and x19,x24,#0xc000c000c000c
and x21,x25,#0xc000c000c000c0
and v4.16b,v4.16b,v3.16b
lsr x20,x5,#6
orr v1.16b,v6.16b,v1.16b
orr x19,x19,x21
fmov x21,d30
and x26,x5,#0xc000c000c000c000
and x22,x23,#0x300030003000300
orr v6.16b,v9.16b,v31.16b
orr v7.16b,v8.16b,v11.16b
orr v16.16b,v13.16b,v10.16b
orr v18.16b,v12.16b,v14.16b
mov x23,v30.d[1]
and x25,x20,#0x30003000300030
orr x20,x22,x26
orr v1.16b,v4.16b,v1.16b
orr x20,x19,x20
orr x19,x7,x21
lsl x27,x5,#2
lsl x5,x5,#12
orr v4.16b,v7.16b,v6.16b
orr v6.16b,v18.16b,v16.16b
fmov d28,x19
lsl x6,x6,#12
and x26,x27,#0xc000c000c000c0
orr x20,x20,x23
mov x27,v1.d[1]
and x24,x24,#0x300030003000300
and x5,x5,#0x3000300030003000
movi v2.2d,#0x00ffff00000000
movi v20.16b,#7
movi v24.8h,#12,lsl #8
movi v21.8h,#3,lsl #8
and x16,x16,#0x300030003000300
and x6,x6,#0x3000300030003000
movi v16.16b,#127
mov v28.d[1],x20
mov x23,v4.d[1]
mov x21,v6.d[1]
orr x5,x24,x5
fmov x24,d1
movi v1.2d,#0xffff000000000000
fmov x7,d4
fmov x22,d6
orr x16,x16,x6
orr x6,x25,x26
orr x16,x28,x16
orr x5,x6,x5
orr x6,x16,x24
orr x5,x5,x27
b.ne 3b
ldr x16,[x0,#768]
ldr x24,[x0,#776]
add x15,x2,x15
ldr x25,[x0,#784]
add x8,x8,#1
eor x17,x7,x16
eor x21,x21,x24
eor x4,x17,x17,lsr #15
eor x19,x19,x25
and x7,x4,x10
eor x4,x23,x16
add x23,x7,x7,lsl #15
eor x7,x22,x24
eor x22,x4,x4,lsr #15
eor x16,x7,x7,lsr #15
eor x17,x23,x17
eor x23,x21,x21,lsr #15
and x22,x22,x10
eor x24,x17,x17,lsr #12
and x16,x16,x10
add x22,x22,x22,lsl #15
and x23,x23,x10
add x16,x16,x16,lsl #15
and x24,x24,x9
add x23,x23,x23,lsl #15
eor x4,x22,x4
add x22,x24,x24,lsl #12
eor x16,x16,x7
eor x7,x4,x4,lsr #12
eor x23,x23,x21
eor x21,x16,x16,lsr #12
eor x24,x22,x17
eor x17,x23,x23,lsr #12
and x7,x7,x9
lsr x22,x24,#30
add x7,x7,x7,lsl #12
and x21,x21,x9
and x17,x17,x9
add x26,x21,x21,lsl #12
eor w22,w22,w24
eor x21,x7,x4
add x27,x17,x17,lsl #12
and x7,x22,x12
eor x22,x26,x16
lsr x16,x21,#30
umull x7,w7,w13
eor x17,x20,x25
eor x20,x27,x23
lsr x23,x22,#30
lsr x25,x20,#30
eor w16,w16,w21
and x16,x16,x12
ldr x4,[x0,#792]
eor x7,x7,x24
eor x24,x19,x19,lsr #15
eor w23,w23,w22
eor w25,w25,w20
and x23,x23,x12
umull x16,w16,w13
and x24,x24,x10
and x25,x25,x12
umull x23,w23,w13
add x24,x24,x24,lsl #15
umull x25,w25,w13
eor x6,x6,x4
eor x21,x16,x21
lsr x16,x7,#24
eor x4,x5,x4
eor x5,x24,x19
eor x19,x23,x22
lsr x22,x21,#24
eor x20,x25,x20
eor w16,w16,w7
lsr x23,x19,#24
lsr x24,x20,#24
eor w22,w22,w21
and x16,x16,x11
and x22,x22,x11
umull x16,w16,w14
eor w23,w23,w19
eor w25,w24,w20
umull x24,w22,w14
and x27,x23,x11
eor x23,x17,x17,lsr #15
and x26,x25,x11
umull x22,w27,w14
eor x25,x16,x7
eor x16,x6,x6,lsr #15
umull x26,w26,w14
eor x7,x24,x21
lsl x21,x25,#4
lsr x24,x25,#4
and x23,x23,x10
and x16,x16,x10
eor x19,x22,x19
and x21,x21,#0xf0f0f0f0f0f0f0f0
and x22,x24,#0xf0f0f0f0f0f0f0f
add x23,x23,x23,lsl #15
orr x21,x21,x22
eor x22,x4,x4,lsr #15
add x16,x16,x16,lsl #15
eor x17,x23,x17
eor x23,x5,x5,lsr #12
lsl x24,x19,#4
eor x6,x16,x6
eor x16,x17,x17,lsr #12
and x22,x22,x10
and x23,x23,x9
add x22,x22,x22,lsl #15
lsr x19,x19,#4
and x16,x16,x9
add x23,x23,x23,lsl #12
and x24,x24,#0xf0f0f0f0f0f0f0f0
add x16,x16,x16,lsl #12
eor x4,x22,x4
eor x22,x6,x6,lsr #12
and x19,x19,#0xf0f0f0f0f0f0f0f
eor x5,x23,x5
eor x23,x4,x4,lsr #12
eor x20,x26,x20
orr x19,x24,x19
eor x24,x16,x17
and x16,x22,x9
lsl x25,x20,#4
lsr x20,x20,#4
and x23,x23,x9
add x27,x16,x16,lsl #12
lsr x26,x5,#30
lsr x22,x24,#30
add x16,x2,x3
add x3,x23,x23,lsl #12
and x25,x25,#0xf0f0f0f0f0f0f0f0
and x20,x20,#0xf0f0f0f0f0f0f0f
eor x6,x27,x6
orr x17,x25,x20
eor w20,w26,w5
eor w22,w22,w24
eor x3,x3,x4
lsr x4,x6,#30
and x20,x20,x12
and x22,x22,x12
umull x20,w20,w13
stp x21,x19,[x16]
umull x22,w22,w13
eor w4,w4,w6
lsr x19,x3,#30
and x4,x4,x12
lsl x23,x7,#4
lsr x7,x7,#4
umull x4,w4,w13
eor x5,x20,x5
eor w19,w19,w3
eor x20,x22,x24
and x21,x23,#0xf0f0f0f0f0f0f0f0
lsr x22,x5,#24
lsr x23,x20,#24
and x19,x19,x12
and x7,x7,#0xf0f0f0f0f0f0f0f
eor x4,x4,x6
umull x6,w19,w13
eor w19,w22,w5
eor w22,w23,w20
lsr x23,x4,#24
and x19,x19,x11
umull x19,w19,w14
orr x7,x21,x7
and x22,x22,x11
eor x3,x6,x3
eor w6,w23,w4
stp x7,x17,[x15]
lsr x23,x3,#24
and x6,x6,x11
umull x22,w22,w14
umull x6,w6,w14
eor x17,x19,x5
eor w5,w23,w3
lsl x19,x17,#4
lsr x17,x17,#4
and x5,x5,x11
eor x7,x22,x20
eor x4,x6,x4
umull x5,w5,w14
and x6,x19,#0xf0f0f0f0f0f0f0f0
lsl x19,x4,#4
lsr x4,x4,#4
and x17,x17,#0xf0f0f0f0f0f0f0f
lsl x20,x7,#4
lsr x7,x7,#4
orr x17,x6,x17
eor x3,x5,x3
and x5,x19,#0xf0f0f0f0f0f0f0f0
and x4,x4,#0xf0f0f0f0f0f0f0f
lsl x19,x3,#4
lsr x3,x3,#4
orr x4,x5,x4
stp x17,x4,[x16,#16]
ldr x17,[sp,#8]
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x7,x7,#0xf0f0f0f0f0f0f0f
and x5,x19,#0xf0f0f0f0f0f0f0f0
and x3,x3,#0xf0f0f0f0f0f0f0f
orr x3,x5,x3
orr x16,x20,x7
cmp x8,x17
stp x16,x3,[x15,#16]
b.ne 2b
4:
ldp x20,x19,[sp,#176]
ldp x22,x21,[sp,#160]
ldp x24,x23,[sp,#144]
ldp x26,x25,[sp,#128]
ldp x28,x27,[sp,#112]
ldp x29,x30,[sp,#96]
ldp d9,d8,[sp,#80]
ldp d11,d10,[sp,#64]
ldp d13,d12,[sp,#48]
ldp d15,d14,[sp,#32]
add sp,sp,#192
ret
end_function phalanx_0_1_ublock_256_256_encrypt_portable_x2
.p2align 4
1000:
.quad 0xffffffffffffffd0,0xffffffffffffffe0
.p2align 4
1001:
.quad 0xffffffffffffffe0,0xffffffffffffffd0
.p2align 4
1002:
.quad 0x10,0x20
.p2align 4
1003:
.quad 0x20,0x10

function phalanx_0_1_ublock_256_256_place_nibbles
stp x29,x30,[sp,#-16]!
mov x29,sp
add x9,x1,x2,lsl #4
mov x8,xzr
add x9,x9,#7
nop
nop
nop
2:
ldr x10,[x0,x8]
add x8,x8,#8
cmp x8,#800
and w11,w10,#0xf
ubfx w12,w10,#4,#4
lsr x13,x10,#8
sturb w11,[x9,#-6]
lsr x11,x10,#16
ubfx x14,x10,#8,#4
sturb w12,[x9,#-7]
lsr x12,x10,#24
ubfx w13,w13,#4,#4
ubfx w11,w11,#4,#4
sturb w14,[x9,#-4]
lsr x14,x10,#32
ubfx w12,w12,#4,#4
sturb w13,[x9,#-5]
ubfx x13,x10,#24,#4
sturb w11,[x9,#-3]
lsr x11,x10,#40
ubfx w14,w14,#4,#4
sturb w12,[x9,#-1]
ubfx x12,x10,#32,#4
ubfx x15,x10,#16,#4
strb w13,[x9]
lsr x13,x10,#48
ubfx w11,w11,#4,#4
strb w14,[x9,#1]
ubfx x14,x10,#40,#4
strb w12,[x9,#2]
ubfx w12,w13,#4,#4
lsr x13,x10,#60
strb w11,[x9,#3]
ubfx x11,x10,#48,#4
ubfx x10,x10,#56,#4
sturb w15,[x9,#-2]
strb w14,[x9,#4]
strb w12,[x9,#5]
strb w11,[x9,#6]
strb w13,[x9,#7]
strb w10,[x9,#8]
add x9,x9,#128
b.ne 2b
ldp x29,x30,[sp],#16
ret
end_function phalanx_0_1_ublock_256_256_place_nibbles

function phalanx_0_1_ublock_256_256_prepare_nibbles
cbz x2,3f
sub sp,sp,#128
stp x29,x30,[sp,#32]
stp x28,x27,[sp,#48]
stp x26,x25,[sp,#64]
stp x24,x23,[sp,#80]
stp x22,x21,[sp,#96]
stp x20,x19,[sp,#112]
add x29,sp,#32
mov w8,#25
add x9,x0,#15
add x10,x1,#31
mul x17,x2,x8
nop
nop
nop
2:
ldrb w1,[x9,#9]
ldurb w15,[x9,#-15]
subs x17,x17,#1
ldurb w11,[x9,#-13]
ldurb w30,[x9,#-12]
ldurb w13,[x9,#-14]
lsr w16,w15,#4
and w15,w15,#0xf
ldrb w0,[x9,#10]
ldurb w27,[x9,#-11]
ldurb w25,[x9,#-10]
ldurb w14,[x9,#-9]
ldurb w12,[x9,#-8]
ldurb w8,[x9,#-7]
stp w1,w0,[sp]
ldrb w1,[x9,#11]
ldurb w28,[x9,#-6]
ldurb w26,[x9,#-5]
ldurb w24,[x9,#-4]
ldurb w23,[x9,#-3]
ldrb w0,[x9,#12]
ldurb w22,[x9,#-2]
ldurb w21,[x9,#-1]
ldrb w20,[x9]
ldrb w19,[x9,#1]
stp w1,w0,[sp,#8]
ldrb w0,[x9,#13]
ldrb w7,[x9,#2]
ldrb w6,[x9,#3]
ldrb w5,[x9,#4]
ldrb w4,[x9,#5]
str w0,[sp,#16]
ldrb w0,[x9,#14]
ldrb w3,[x9,#6]
ldrb w2,[x9,#7]
ldrb w1,[x9,#8]
stur w0,[x29,#-12]
ldrb w0,[x9,#15]
stur w0,[x29,#-8]
ldrb w0,[x9,#16]
add x9,x9,#32
sturb w15,[x10,#-30]
lsr w15,w11,#4
and w11,w11,#0xf
sturb w11,[x10,#-26]
and w11,w30,#0xf
sturb w11,[x10,#-24]
and w11,w27,#0xf
sturb w11,[x10,#-22]
and w11,w25,#0xf
sturb w11,[x10,#-20]
and w11,w14,#0xf
sturb w11,[x10,#-18]
and w11,w12,#0xf
sturb w11,[x10,#-16]
lsr w11,w28,#4
sturb w16,[x10,#-31]
lsr w16,w13,#4
and w13,w13,#0xf
sturb w11,[x10,#-13]
lsr w11,w26,#4
sturb w13,[x10,#-28]
lsr w13,w30,#4
sturb w11,[x10,#-11]
lsr w11,w24,#4
sturb w13,[x10,#-25]
lsr w13,w27,#4
sturb w11,[x10,#-9]
lsr w11,w23,#4
sturb w13,[x10,#-23]
lsr w13,w25,#4
sturb w11,[x10,#-7]
lsr w11,w22,#4
sturb w13,[x10,#-21]
lsr w13,w14,#4
sturb w11,[x10,#-5]
lsr w11,w21,#4
sturb w13,[x10,#-19]
lsr w13,w12,#4
lsr w12,w8,#4
sturb w11,[x10,#-3]
lsr w11,w20,#4
and w8,w8,#0xf
sturb w8,[x10,#-14]
and w8,w28,#0xf
sturb w11,[x10,#-1]
lsr w11,w19,#4
sturb w8,[x10,#-12]
and w8,w26,#0xf
strb w11,[x10,#1]
lsr w11,w7,#4
sturb w8,[x10,#-10]
and w8,w24,#0xf
strb w11,[x10,#3]
lsr w11,w6,#4
sturb w8,[x10,#-8]
and w8,w23,#0xf
sturb w8,[x10,#-6]
and w8,w22,#0xf
strb w11,[x10,#5]
lsr w11,w5,#4
sturb w8,[x10,#-4]
and w8,w21,#0xf
sturb w8,[x10,#-2]
and w8,w20,#0xf
strb w11,[x10,#7]
lsr w11,w4,#4
strb w8,[x10]
and w8,w19,#0xf
strb w8,[x10,#2]
and w8,w7,#0xf
strb w11,[x10,#9]
lsr w11,w3,#4
strb w8,[x10,#4]
and w8,w6,#0xf
strb w8,[x10,#6]
and w8,w5,#0xf
strb w11,[x10,#11]
lsr w11,w2,#4
sturb w13,[x10,#-17]
sturb w12,[x10,#-15]
strb w8,[x10,#8]
and w8,w4,#0xf
ldp w13,w12,[sp]
strb w8,[x10,#10]
and w8,w3,#0xf
strb w11,[x10,#13]
lsr w11,w1,#4
strb w8,[x10,#12]
and w8,w2,#0xf
strb w8,[x10,#14]
and w8,w1,#0xf
strb w11,[x10,#15]
lsr w11,w13,#4
strb w8,[x10,#16]
and w8,w13,#0xf
strb w11,[x10,#17]
lsr w11,w12,#4
strb w8,[x10,#18]
and w8,w12,#0xf
ldp w13,w12,[sp,#8]
strb w11,[x10,#19]
strb w8,[x10,#20]
lsr w11,w13,#4
and w8,w13,#0xf
stur w0,[x29,#-4]
strb w8,[x10,#22]
and w8,w12,#0xf
strb w11,[x10,#21]
lsr w11,w12,#4
ldr w12,[sp,#16]
strb w8,[x10,#24]
strb w11,[x10,#23]
lsr w11,w12,#4
and w8,w12,#0xf
ldp w13,w12,[x29,#-12]
strb w11,[x10,#25]
strb w8,[x10,#26]
lsr w11,w13,#4
and w8,w13,#0xf
sturb w16,[x10,#-29]
strb w8,[x10,#28]
and w8,w12,#0xf
strb w11,[x10,#27]
lsr w11,w12,#4
strb w8,[x10,#30]
strb w11,[x10,#29]
lsr w11,w0,#4
and w8,w0,#0xf
sturb w15,[x10,#-27]
strb w11,[x10,#31]
strb w8,[x10,#32]
add x10,x10,#64
b.ne 2b
ldp x20,x19,[sp,#112]
ldp x22,x21,[sp,#96]
ldp x24,x23,[sp,#80]
ldp x26,x25,[sp,#64]
ldp x28,x27,[sp,#48]
ldp x29,x30,[sp,#32]
add sp,sp,#128
3:
ret
end_function phalanx_0_1_ublock_256_256_prepare_nibbles

function phalanx_0_1_ublock_256_256_prepare_packed
shared_6 6f,5,59
eor x20,x21,x20
str x20,[x1,x19]
mov w21,#16
ldr x19,[x0,x22]
bfi x21,x7,#5,#59
eor x19,x19,x6
lsl x20,x19,#4
lsr x19,x19,#4
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x19,x19,#0xf0f0f0f0f0f0f0f
orr x19,x20,x19
lsr x20,x19,#24
eor w20,w20,w19
and x20,x20,x11
umull x20,w20,w14
eor x19,x20,x19
lsr x20,x19,#30
eor w20,w20,w19
and x20,x20,x12
umull x20,w20,w13
eor x19,x20,x19
eor x20,x19,x19,lsr #12
and x20,x20,x9
add x20,x20,x20,lsl #12
eor x19,x20,x19
eor x20,x19,x19,lsr #15
and x20,x20,x10
add x20,x20,x20,lsl #15
eor x19,x20,x19
str x19,[x1,x22]
mov w22,#24
ldr x19,[x0,x21]
bfi x22,x7,#5,#59
eor x19,x19,x6
lsl x20,x19,#4
lsr x19,x19,#4
and x20,x20,#0xf0f0f0f0f0f0f0f0
and x19,x19,#0xf0f0f0f0f0f0f0f
orr x19,x20,x19
lsr x20,x19,#24
eor w20,w20,w19
and x20,x20,x11
umull x20,w20,w14
eor x19,x20,x19
lsr x20,x19,#30
eor w20,w20,w19
and x20,x20,x12
umull x20,w20,w13
eor x19,x20,x19
eor x20,x19,x19,lsr #12
and x20,x20,x9
add x20,x20,x20,lsl #12
eor x19,x20,x19
eor x20,x19,x19,lsr #15
and x20,x20,x10
add x20,x20,x20,lsl #15
eor x7,x20,x19
str x7,[x1,x21]
shared_7 4
end_function phalanx_0_1_ublock_256_256_prepare_packed

function phalanx_0_1_ublock_256_256_prepare_sliced
cbz x2,10f
sub sp,sp,#256
stp d15,d14,[sp,#144]
stp d13,d12,[sp,#160]
stp d11,d10,[sp,#176]
stp d9,d8,[sp,#192]
stp x29,x30,[sp,#208]
stp x22,x21,[sp,#224]
stp x20,x19,[sp,#240]
add x29,sp,#208
adr x13,1006f
mov x8,xzr
add x9,x0,#32
ldr d0,[x13]
mov w10,#25600
mov w11,#25
mov w12,#17
mov w13,#68
mov x14,x0
str d0,[sp,#8]
mov x15,x1
b 3f
nop
nop
2:
add x8,x8,#1
add x15,x15,x10
add x14,x14,#800
cmp x8,x2
b.eq 9f
3:
madd x17,x8,x10,x1
mov x16,xzr
mul x3,x8,x11
add x4,x17,#1024
nop
nop
nop
nop
nop
nop
nop
4:
add x5,x16,x3
lsl x7,x16,#10
cmp x16,#24
lsl x5,x5,#5
csel w19,wzr,w12,eq
cmp x16,#0
add x6,x17,x7
csel w21,wzr,w13,eq
add x20,x9,x5
cmp x6,x20
orr w6,w19,w21
b.hs 6f
add x5,x0,x5
add x19,x4,x7
cmp x5,x19
b.hs 6f
lsl x5,x16,#5
add x7,x15,x7
mov x19,#-1024
nop
nop
nop
nop
nop
5:
ldrb w20,[x14,x5]
ldr d2,[sp,#8]
add x5,x5,#1
eor w21,w20,w6
lsr w22,w20,#1
fmov s0,w21
fmov s1,w21
mov v0.h[1],w22
lsr w22,w21,#2
mov v1.s[1],w20
sbfx w21,w21,#6,#1
mov v0.h[2],w22
lsr w22,w20,#3
cmtst v1.2s,v1.2s,v2.2s
sbfx w20,w20,#7,#1
mov v0.h[3],w22
add x22,x7,x19
adds x19,x19,#32
str d1,[x22,#1040]
str w21,[x22,#1048]
str w20,[x22,#1052]
ushll v0.4s,v0.4h,#0
shl v0.4s,v0.4s,#31
cmlt v0.4s,v0.4s,#0
str q0,[x22,#1024]
b.ne 5b
b 8f
nop
nop
nop
nop
nop
6:
dup v0.16b,w6
add x6,x14,x16,lsl #5
mov x5,xzr
add x7,x15,x7
str q0,[sp,#16]
nop
nop
nop
7:
ldr q6,[x6,x5]
ldr q0,[sp,#16]
movi v3.2d,#0000000000000000
add x5,x5,#16
eor v7.16b,v6.16b,v0.16b
movi v0.16b,#1
ushr v4.16b,v6.16b,#5
ushr v19.16b,v6.16b,#1
ushr v23.16b,v6.16b,#3
cmp x5,#32
ushr v5.16b,v7.16b,#4
ushr v22.16b,v7.16b,#6
and v16.16b,v4.16b,v0.16b
and v30.16b,v19.16b,v0.16b
and v20.16b,v7.16b,v0.16b
cmlt v4.16b,v6.16b,#0
and v17.16b,v5.16b,v0.16b
and v22.16b,v22.16b,v0.16b
ushll v1.8h,v16.8b,#0
ushll2 v21.8h,v16.16b,#0
ushr v16.16b,v7.16b,#2
ushll2 v29.8h,v30.16b,#0
ushll v7.8h,v30.8b,#0
ushll2 v28.8h,v20.16b,#0
ushll v2.8h,v17.8b,#0
ushll2 v18.8h,v17.16b,#0
ushll2 v17.8h,v22.16b,#0
usubw2 v24.4s,v3.4s,v1.8h
ushll v27.4s,v21.4h,#0
sshll2 v19.8h,v4.16b,#0
str q7,[sp,#32]
usubw2 v26.4s,v3.4s,v2.8h
stp q2,q1,[x29,#-96]
movi v1.2d,#0000000000000000
and v2.16b,v23.16b,v0.16b
and v23.16b,v16.16b,v0.16b
ushll v0.8h,v22.8b,#0
ushll v25.4s,v18.4h,#0
neg v31.4s,v27.4s
ushll v22.4s,v29.4h,#0
uzp2 v30.4s,v26.4s,v24.4s
zip1 v5.4s,v26.4s,v24.4s
trn2 v6.4s,v26.4s,v24.4s
str q0,[sp,#96]
usubw2 v13.4s,v1.4s,v0.8h
movi v0.2d,#0000000000000000
neg v12.4s,v25.4s
usubw2 v8.4s,v1.4s,v21.8h
ushll2 v25.8h,v23.16b,#0
usubw2 v11.4s,v1.4s,v18.8h
ushll v21.4s,v28.4h,#0
usubw2 v9.4s,v1.4s,v29.8h
uzp2 v3.4s,v30.4s,v26.4s
mov v5.s[2],v13.s[0]
usubw2 v10.4s,v1.4s,v28.8h
uzp2 v28.4s,v12.4s,v31.4s
usubw2 v14.4s,v0.4s,v25.8h
neg v29.4s,v22.4s
uzp2 v0.4s,v11.4s,v8.4s
neg v30.4s,v21.4s
zip2 v24.4s,v26.4s,v24.4s
zip1 v27.4s,v12.4s,v31.4s
mov v6.s[2],v13.s[1]
ushll2 v18.8h,v2.16b,#0
mov v3.s[2],v13.s[3]
uzp2 v15.4s,v10.4s,v9.4s
mov v16.16b,v2.16b
uzp2 v26.4s,v28.4s,v12.4s
trn2 v28.4s,v12.4s,v31.4s
zip2 v31.4s,v12.4s,v31.4s
uzp2 v1.4s,v30.4s,v29.4s
uzp2 v12.4s,v0.4s,v11.4s
movi v0.2d,#0000000000000000
str q6,[sp,#48]
zip1 v6.4s,v11.4s,v8.4s
mov v24.s[2],v13.s[2]
stp q5,q3,[sp,#64]
zip2 v3.4s,v10.4s,v9.4s
trn2 v5.4s,v11.4s,v8.4s
zip2 v11.4s,v11.4s,v8.4s
ushll v8.8h,v20.8b,#0
uzp2 v13.4s,v15.4s,v10.4s
uzp2 v20.4s,v1.4s,v30.4s
usubw2 v1.4s,v0.4s,v18.8h
trn2 v15.4s,v10.4s,v9.4s
zip1 v9.4s,v10.4s,v9.4s
usubw2 v2.4s,v0.4s,v17.8h
mov v22.16b,v17.16b
mov v3.s[2],v14.s[2]
mov v17.16b,v4.16b
usubw2 v4.4s,v0.4s,v7.8h
usubw2 v0.4s,v0.4s,v8.8h
mov v13.s[2],v14.s[3]
movi v21.2d,#0000000000000000
mov v15.s[2],v14.s[1]
ushll v23.8h,v23.8b,#0
zip1 v7.4s,v30.4s,v29.4s
mov v9.s[2],v14.s[0]
mov v11.s[2],v2.s[2]
mov v12.s[2],v2.s[3]
mov v3.s[3],v1.s[2]
uzp2 v14.4s,v0.4s,v4.4s
mov v6.s[2],v2.s[0]
mov v5.s[2],v2.s[1]
zip2 v2.4s,v0.4s,v4.4s
mov v13.s[3],v1.s[3]
mov v15.s[3],v1.s[1]
trn2 v10.4s,v30.4s,v29.4s
zip2 v29.4s,v30.4s,v29.4s
mov v9.s[3],v1.s[0]
usubw2 v1.4s,v21.4s,v23.8h
ushll v21.8h,v16.8b,#0
str q3,[x7,#448]
ushll v3.4s,v25.4h,#0
zip1 v25.4s,v0.4s,v4.4s
trn2 v4.4s,v0.4s,v4.4s
uzp2 v14.4s,v14.4s,v0.4s
movi v0.2d,#0000000000000000
ushll v16.4s,v18.4h,#0
sshll2 v30.4s,v19.8h,#0
neg v3.4s,v3.4s
mov v2.s[2],v1.s[2]
mov v25.s[2],v1.s[0]
mov v4.s[2],v1.s[1]
neg v16.4s,v16.4s
mov v11.s[3],v30.s[2]
mov v7.s[2],v3.s[0]
mov v5.s[3],v30.s[1]
mov v12.s[3],v30.s[3]
mov v6.s[3],v30.s[0]
usubw2 v30.4s,v0.4s,v21.8h
sshll v0.8h,v17.8b,#0
mov v29.s[2],v3.s[2]
mov v20.s[2],v3.s[3]
mov v10.s[2],v3.s[1]
stp q11,q13,[x7,#464]
mov v14.s[2],v1.s[3]
sshll v1.4s,v19.4h,#0
ldp q19,q18,[sp,#48]
stp q15,q5,[x7,#416]
mov v7.s[3],v16.s[0]
stp q9,q6,[x7,#384]
mov v4.s[3],v30.s[1]
mov v2.s[3],v30.s[2]
str q12,[x7,#496]
sshll2 v3.4s,v0.8h,#0
ushll v9.4s,v22.4h,#0
mov v29.s[3],v16.s[2]
mov v10.s[3],v16.s[1]
mov v25.s[3],v30.s[0]
str q7,[x7,#256]
ldp q7,q17,[x29,#-96]
str q4,[x7,#160]
ldr q4,[sp,#32]
mov v19.s[3],v3.s[1]
stp q19,q2,[x7,#176]
ushll v2.4s,v8.4h,#0
neg v5.4s,v9.4s
str q29,[x7,#320]
ldp q29,q6,[sp,#80]
str q10,[x7,#288]
ushll v4.4s,v4.4h,#0
ushll v7.4s,v7.4h,#0
ushll v17.4s,v17.4h,#0
neg v2.4s,v2.4s
mov v28.s[2],v5.s[1]
mov v31.s[2],v5.s[2]
mov v27.s[2],v5.s[0]
neg v4.4s,v4.4s
neg v7.4s,v7.4s
mov v18.s[3],v3.s[0]
neg v17.4s,v17.4s
mov v26.s[2],v5.s[3]
mov v20.s[3],v16.s[3]
ushll v16.4s,v21.4h,#0
mov v24.s[3],v3.s[2]
ushll v6.4s,v6.4h,#0
uzp2 v21.4s,v2.4s,v4.4s
mov v29.s[3],v3.s[3]
ushll v3.4s,v23.4h,#0
stp q25,q18,[x7,#128]
uzp2 v19.4s,v7.4s,v17.4s
mov v31.s[3],v1.s[2]
mov v28.s[3],v1.s[1]
mov v27.s[3],v1.s[0]
zip2 v5.4s,v2.4s,v4.4s
zip2 v18.4s,v7.4s,v17.4s
trn2 v22.4s,v2.4s,v4.4s
mov v26.s[3],v1.s[3]
str q29,[x7,#240]
trn2 v1.4s,v7.4s,v17.4s
zip1 v4.4s,v2.4s,v4.4s
stp q31,q20,[x7,#336]
zip1 v17.4s,v7.4s,v17.4s
uzp2 v2.4s,v21.4s,v2.4s
str q28,[x7,#304]
uzp2 v7.4s,v19.4s,v7.4s
neg v6.4s,v6.4s
str q27,[x7,#272]
neg v3.4s,v3.4s
neg v16.4s,v16.4s
str q26,[x7,#368]
sshll v0.4s,v0.4h,#0
mov v14.s[3],v30.s[3]
mov v18.s[2],v6.s[2]
mov v1.s[2],v6.s[1]
mov v17.s[2],v6.s[0]
mov v5.s[2],v3.s[2]
mov v22.s[2],v3.s[1]
mov v4.s[2],v3.s[0]
mov v2.s[2],v3.s[3]
mov v7.s[2],v6.s[3]
stp q24,q14,[x7,#208]
mov v18.s[3],v0.s[2]
mov v1.s[3],v0.s[1]
mov v17.s[3],v0.s[0]
mov v5.s[3],v16.s[2]
mov v22.s[3],v16.s[1]
mov v4.s[3],v16.s[0]
mov v2.s[3],v16.s[3]
mov v7.s[3],v0.s[3]
stp q4,q17,[x7]
stp q22,q1,[x7,#32]
stp q5,q18,[x7,#64]
stp q2,q7,[x7,#96]
add x7,x7,#512
b.ne 7b
8:
cmp x16,#24
cinc x16,x16,ne
b.eq 2b
cmp x16,#24
b.ls 4b
b 2b
9:
ldp x20,x19,[sp,#240]
ldp x22,x21,[sp,#224]
ldp x29,x30,[sp,#208]
ldp d9,d8,[sp,#192]
ldp d11,d10,[sp,#176]
ldp d13,d12,[sp,#160]
ldp d15,d14,[sp,#144]
add sp,sp,#256
10:
ret
end_function phalanx_0_1_ublock_256_256_prepare_sliced
.p2align 3
1006:
.quad 0x2000000010

function phalanx_0_1_ublock_256_256_prepare_split
cbz x2,5f
stp x29,x30,[sp,#-32]!
stp x20,x19,[sp,#16]
mov x29,sp
mov w9,#25
mov x12,#44565
mov x8,xzr
mul x9,x2,x9
movk x12,#57671,lsl #16
add x10,x1,#64
movk x12,#5242,lsl #32
add x11,x1,#224
mov w13,#25
movk x12,#18350,lsl #48
mov w14,#17
mov w15,#68
adr x16,1021f
mov w17,#4
nop
nop
nop
nop
nop
nop
2:
umulh x1,x8,x12
mov x4,x16
mov w5,#32
sub x2,x8,x1
add x1,x1,x2,lsr #1
add x2,x0,x8,lsl #5
lsr x1,x1,#4
msub x1,x1,x13,x8
cmp x1,#24
csel w3,w14,wzr,lo
cmp x1,#0
csel w1,wzr,w15,eq
orr w1,w3,w1
mov x3,x10
nop
nop
3:
ldrb w6,[x4],#1
subs x5,x5,#1
ubfx x7,x6,#1,#4
bic w6,w17,w6,lsl #2
ldrb w7,[x2,x7]
eor w7,w7,w1
lsr w6,w7,w6
lsl w7,w6,#6
lsl w19,w6,#5
lsl w20,w6,#4
sbfx w6,w6,#0,#1
sxtb w7,w7
sxtb w19,w19
sxtb w20,w20
sturb w6,[x3,#-64]
lsr w7,w7,#7
lsr w6,w19,#7
sturb w7,[x3,#-32]
lsr w7,w20,#7
strb w6,[x3]
strb w7,[x3,#32]
add x3,x3,#1
b.ne 3b
add x2,x2,#16
mov x3,x11
mov x4,x16
mov w5,#32
nop
nop
nop
nop
nop
4:
ldrb w6,[x4],#1
subs x5,x5,#1
ubfx x7,x6,#1,#4
bic w6,w17,w6,lsl #2
ldrb w7,[x2,x7]
eor w7,w7,w1
lsr w6,w7,w6
lsl w7,w6,#6
lsl w19,w6,#5
lsl w20,w6,#4
sbfx w6,w6,#0,#1
sxtb w7,w7
sxtb w19,w19
sxtb w20,w20
sturb w6,[x3,#-96]
lsr w7,w7,#7
lsr w6,w19,#7
sturb w7,[x3,#-64]
lsr w7,w20,#7
sturb w6,[x3,#-32]
strb w7,[x3],#1
b.ne 4b
add x8,x8,#1
add x10,x10,#256
add x11,x11,#256
cmp x8,x9
b.ne 2b
ldp x20,x19,[sp,#16]
ldp x29,x30,[sp],#32
5:
ret
end_function phalanx_0_1_ublock_256_256_prepare_split
.p2align 0
1021:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x1716151413121110,0x1f1e1d1c1b1a1918
.quad 0x908010011101f1e,0x3020b0a1d1c1312,0x1b1a17160d0c0504,0x1514191807060f0e
.quad 0x13121f1e05041514,0x11101d1c19180d0c,0x7061b1a0b0a0100,0x17160f0e09080302
.quad 0xd0c151401001716,0x50419180f0e0b0a,0x90807061d1c1f1e,0x1b1a030213121110
.quad 0xb0a17161f1e1b1a,0x1000f0e03021d1c,0x1312090819181514,0x70611100d0c0504
.quad 0x1d1c1b1a15140706,0x1f1e030211101918,0xd0c13120f0e1716,0x90805040b0a0100
.quad 0x1918070617160908,0x1514111005040f0e,0xb0a0d0c03021b1a,0x131201001d1c1f1e
.quad 0xf0e09081b1a1312,0x1716050401000302,0x1d1c0b0a11100706,0xd0c1f1e19181514
.quad 0x302131207060d0c,0x1b1a01001f1e1110,0x19181d1c05040908,0xb0a15140f0e1716
.quad 0x11100d0c09080b0a,0x7061f1e15140504,0xf0e191801001312,0x1d1c171603021b1a
.quad 0x5040b0a13121d1c,0x908151417160100,0x3020f0e1f1e0d0c,0x19181b1a11100706
.quad 0x1001d1c0d0c1918,0x131217161b1a1f1e,0x1110030215140b0a,0xf0e070605040908
.quad 0x1f1e19180b0a0f0e,0xd0c1b1a07061514,0x504111017161d1c,0x302090801001312
.quad 0x15140f0e1d1c0302,0xb0a070609081716,0x10005041b1a1918,0x111013121f1e0d0c
.quad 0x1716030219181110,0x1d1c090813121b1a,0x1f1e010007060f0e,0x5040d0c15140b0a
.quad 0x1b1a11100f0e0504,0x191813120d0c0706,0x15141f1e09080302,0x1000b0a17161d1c

function phalanx_0_1_ublock_256_256_schedule_portable
cbz x2,6f
stp x29,x30,[sp,#-80]!
str x25,[sp,#16]
stp x24,x23,[sp,#32]
stp x22,x21,[sp,#48]
stp x20,x19,[sp,#64]
mov x29,sp
adr x14,1008f
adr x15,1022f
mov x9,#61680
ldr q1,[x14]
adr x14,1011f
ldr q2,[x15]
ldr q3,[x14]
adr x14,1012f
adr x15,1023f
ldr q4,[x14]
adr x14,1024f
ldr q5,[x15]
ldr q6,[x14]
adr x14,1025f
adr x15,1026f
ldr q7,[x14]
adr x14,1014f
ldr q16,[x15]
ldr q17,[x14]
adr x14,1027f
adr x15,1028f
ldr q18,[x14]
adr x14,1029f
ldr q19,[x15]
ldr q20,[x14]
adr x14,1030f
adr x15,1031f
mov x10,#43690
mov w13,#1
ldr q21,[x14]
mov w14,#1
ldr q22,[x15]
mov x8,xzr
movk x9,#61680,lsl #32
movk x10,#43690,lsl #32
mov w11,#-16711936
mov w12,#-858993460
movk w13,#16384,lsl #16
movi v0.16b,#240
movk w14,#256,lsl #16
add x15,x1,#16
adr x16,1007f
b 3f
nop
nop
nop
nop
nop
nop
2:
add x8,x8,#1
add x15,x15,#800
cmp x8,x2
b.eq 5f
3:
add x3,x0,x8,lsl #5
mov x17,xzr
ldp x1,x4,[x3]
ldp x5,x3,[x3,#16]
lsl x6,x1,#4
lsr x1,x1,#4
lsl x7,x4,#4
lsr x4,x4,#4
lsl x19,x5,#4
lsr x5,x5,#4
lsl x20,x3,#4
lsr x3,x3,#4
and x6,x6,#0xf0f0f0f0f0f0f0f0
and x1,x1,#0xf0f0f0f0f0f0f0f
and x7,x7,#0xf0f0f0f0f0f0f0f0
and x4,x4,#0xf0f0f0f0f0f0f0f
and x19,x19,#0xf0f0f0f0f0f0f0f0
and x5,x5,#0xf0f0f0f0f0f0f0f
orr x1,x6,x1
and x6,x20,#0xf0f0f0f0f0f0f0f0
and x3,x3,#0xf0f0f0f0f0f0f0f
orr x4,x7,x4
orr x5,x19,x5
orr x3,x6,x3
lsr x7,x1,#24
lsr x19,x4,#24
lsr x6,x5,#24
lsr x20,x3,#24
eor w7,w7,w1
eor w19,w19,w4
eor w6,w6,w5
eor w20,w20,w3
and x7,x7,x11
and x19,x19,x11
and x6,x6,x11
and x20,x20,x11
umull x7,w7,w14
umull x19,w19,w14
umull x6,w6,w14
umull x20,w20,w14
eor x1,x7,x1
eor x4,x19,x4
lsr x7,x1,#30
eor x5,x6,x5
lsr x6,x4,#30
eor x3,x20,x3
lsr x19,x5,#30
eor w7,w7,w1
lsr x20,x3,#30
eor w6,w6,w4
and x7,x7,x12
eor w19,w19,w5
and x6,x6,x12
umull x7,w7,w13
eor w20,w20,w3
and x19,x19,x12
umull x6,w6,w13
and x20,x20,x12
umull x19,w19,w13
umull x20,w20,w13
eor x1,x7,x1
eor x4,x6,x4
eor x6,x1,x1,lsr #12
eor x5,x19,x5
eor x7,x4,x4,lsr #12
eor x3,x20,x3
eor x19,x5,x5,lsr #12
and x6,x6,x9
eor x20,x3,x3,lsr #12
and x7,x7,x9
add x6,x6,x6,lsl #12
and x19,x19,x9
add x7,x7,x7,lsl #12
and x20,x20,x9
add x19,x19,x19,lsl #12
eor x1,x6,x1
add x20,x20,x20,lsl #12
eor x4,x7,x4
eor x7,x19,x5
eor x5,x1,x1,lsr #15
eor x6,x4,x4,lsr #15
eor x3,x20,x3
eor x19,x7,x7,lsr #15
eor x20,x3,x3,lsr #15
and x5,x5,x10
and x6,x6,x10
and x19,x19,x10
add x5,x5,x5,lsl #15
add x21,x6,x6,lsl #15
and x20,x20,x10
add x19,x19,x19,lsl #15
add x20,x20,x20,lsl #15
eor x6,x5,x1
eor x5,x21,x4
eor x4,x19,x7
mov x1,x15
eor x3,x20,x3
nop
nop
nop
4:
eor x19,x5,x5,lsr #15
eor x7,x6,x6,lsr #15
eor x20,x4,x4,lsr #15
eor x21,x3,x3,lsr #15
cmp x17,#192
and x19,x19,x10
and x7,x7,x10
and x20,x20,x10
add x19,x19,x19,lsl #15
add x7,x7,x7,lsl #15
and x21,x21,x10
add x20,x20,x20,lsl #15
add x21,x21,x21,lsl #15
eor x19,x19,x5
eor x7,x7,x6
eor x22,x19,x19,lsr #12
eor x20,x20,x4
eor x23,x7,x7,lsr #12
eor x21,x21,x3
eor x24,x20,x20,lsr #12
and x22,x22,x9
eor x25,x21,x21,lsr #12
and x23,x23,x9
add x22,x22,x22,lsl #12
and x24,x24,x9
add x23,x23,x23,lsl #12
and x25,x25,x9
add x24,x24,x24,lsl #12
eor x19,x22,x19
add x22,x25,x25,lsl #12
eor x7,x23,x7
eor x20,x24,x20
lsr x24,x7,#30
lsr x23,x19,#30
eor x21,x22,x21
lsr x22,x20,#30
eor w24,w24,w7
lsr x25,x21,#30
eor w23,w23,w19
eor w22,w22,w20
and x24,x24,x12
and x23,x23,x12
and x22,x22,x12
umull x24,w24,w13
eor w25,w25,w21
umull x22,w22,w13
and x25,x25,x12
umull x23,w23,w13
umull x25,w25,w13
eor x7,x24,x7
eor x20,x22,x20
lsr x22,x7,#24
fmov d23,x7
lsr x24,x20,#24
eor x19,x23,x19
fmov d24,x20
eor x21,x25,x21
eor w22,w22,w7
lsr x23,x19,#24
eor w24,w24,w20
lsr x25,x21,#24
and x22,x22,x11
and x24,x24,x11
umull x22,w22,w14
eor w23,w23,w19
umull x24,w24,w14
eor w25,w25,w21
and x23,x23,x11
and x25,x25,x11
umull x23,w23,w14
mov v23.d[1],x19
umull x25,w25,w14
fmov d25,x22
mov v24.d[1],x21
fmov d26,x24
mov v25.d[1],x23
mov v26.d[1],x25
eor v23.16b,v25.16b,v23.16b
eor v24.16b,v26.16b,v24.16b
shl v25.2d,v23.2d,#4
ushr v23.2d,v23.2d,#4
shl v26.2d,v24.2d,#4
ushr v24.2d,v24.2d,#4
bit v23.16b,v25.16b,v0.16b
bit v24.16b,v26.16b,v0.16b
stp q23,q24,[x1,#-16]
b.eq 2b
dup v23.2d,x6
lsr x6,x6,#5
ldr x7,[x16,x17]
rev16 x21,x5
add x17,x17,#8
add x1,x1,#32
and x6,x6,#0x200020002000200
ror x22,x21,#48
ushl v24.2d,v23.2d,v3.2d
ushl v25.2d,v23.2d,v4.2d
ushl v26.2d,v23.2d,v19.2d
ushl v27.2d,v23.2d,v20.2d
ushl v29.2d,v23.2d,v2.2d
ushl v30.2d,v23.2d,v5.2d
ushl v28.2d,v23.2d,v1.2d
mov v24.d[1],v25.d[1]
ushr v25.2d,v23.2d,#2
mov v26.d[1],v27.d[1]
shl v27.2d,v23.2d,#2
ushl v23.2d,v23.2d,v18.2d
mov v29.d[1],v30.d[1]
mov v25.d[0],v27.d[0]
and v27.16b,v28.16b,v17.16b
and v23.16b,v23.16b,v22.16b
and v24.16b,v24.16b,v7.16b
and v26.16b,v26.16b,v21.16b
and v28.16b,v29.16b,v6.16b
and v25.16b,v25.16b,v16.16b
orr v26.16b,v27.16b,v26.16b
orr v23.16b,v24.16b,v23.16b
orr v23.16b,v23.16b,v28.16b
orr v24.16b,v26.16b,v25.16b
orr v23.16b,v24.16b,v23.16b
ext v24.16b,v23.16b,v23.16b,#8
orr v23.8b,v23.8b,v24.8b
fmov x19,d23
orr x19,x19,x6
eor x6,x7,x19
lsl x7,x6,#32
lsr x20,x6,#32
orr x7,x7,x6,lsl #16
and x20,x20,x6,lsr #48
and x7,x7,#0xffff000000000000
orr x7,x7,x20
eor x6,x7,x6
eor x7,x6,#0xffff
lsr x6,x6,#32
lsl x20,x7,#16
eor x4,x7,x4
and x5,x20,x7,lsl #32
orr w6,w20,w6
lsr x20,x21,#48
and x6,x6,#0xffff0000
and x5,x5,#0xffff00000000
eor x7,x22,x20,lsl #16
orr x5,x5,x6
eor x4,x4,x5
eor x5,x7,x3
mov x3,x19
eor x6,x4,#0xffff00000000
mov x4,x21
b 4b
5:
ldp x20,x19,[sp,#64]
ldr x25,[sp,#16]
ldp x22,x21,[sp,#48]
ldp x24,x23,[sp,#32]
ldp x29,x30,[sp],#80
6:
ret
end_function phalanx_0_1_ublock_256_256_schedule_portable
.p2align 4
1008:
.quad 0xfffffffffffffff6,0xfffffffffffffffc
.p2align 4
1022:
.quad 0xfffffffffffffffa,0xfffffffffffffff9
.p2align 4
1011:
.quad 0xfffffffffffffff3,0xfffffffffffffffd
.p2align 4
1012:
.quad 0xd,0x3
.p2align 4
1023:
.quad 0x6,0x7
.p2align 4
1024:
.quad 0x80008000800080,0x100010001000100
.p2align 4
1025:
.quad 0x4000400040004,0x1008100810081008
.p2align 4
1026:
.quad 0x2010201020102010,0x60006000600060
.p2align 4
1014:
.quad 0x1000100010001,0x2000200020002
.p2align 4
1027:
.quad 0xb,0x9
.p2align 4
1028:
.quad 0x6,0x1
.p2align 4
1029:
.quad 0xfffffffffffffffa,0xffffffffffffffff
.p2align 4
1030:
.quad 0x400040004000400,0x800080008000800
.p2align 4
1031:
.quad 0x4000400040004000,0x8000800080008000
.p2align 3
1007:
.quad 0xff00d8000000e1,0x55008d005500e1,0xd80055001e,0x5500d800aa001e
.quad 0x55002700aa001e,0xaa002700aa001e,0xaa002700aa00e1,0xaa0027005500e1
.quad 0xaa00d80055004b,0x5500d800ff004b,0x55007200ff001e,0xff007200aa00b4
.quad 0xff0027000000e1,0xaa008d005500e1,0xd8005500e1,0x5500d80055001e
.quad 0x5500d800aa00b4,0x5500270000001e,0xaa008d00aa00b4,0x270000004b
.quad 0xaa008d00ff001e,0x7200aa004b,0xff002700ff001e,0xaa007200aa004b
.purgem shared_1
.purgem shared_2
.purgem shared_3
.purgem shared_4
.purgem shared_5
.purgem shared_6
.purgem shared_7
