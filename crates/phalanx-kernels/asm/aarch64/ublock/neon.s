// Kernels of ublock at the level neon, for aarch64. Do not edit: change the bodies in src/ublock and run
//     cargo run --release -p phalanx-assembly -- --write
// Compiled by rustc 1.95.0 (59807616e 2026-04-14).
//
// src/ublock/planes.rs:
//
//     byte i of a lane     nibble i of the half (of a 256-bit block: nibbles 0 … 31 in two lanes)
//     bit q of the byte    block q of eight
//     word [h][w]          bit w of the nibbles of half h; eight words are a group
//
// src/ublock/schedule_simd.rs:
//
//     word y, w        the first and the second quarter of the key register; byte i is nibble i
//
// src/ublock/serial.rs:
//
//     word a, b        the left and the right half; byte i of a lane is nibble i
//
// src/ublock/split.rs:
//
//     planes      word [h][l][w]: bit w of nibbles 16 l … 16 l + 15 of half h; bit q of a byte: block q of eight
//     nibbles     word [h][l]: the nibbles themselves, a block in every lane
//
// function: instructions, bytes of stack, registers that are left changed
// ublock_128_128_decrypt_many_neon_planes: 788, 224, x8-16 v0-7 v16-31
// ublock_128_128_decrypt_many_neon_x1: 101, 16, x8-12 v0-7 v16-20
// ublock_128_128_decrypt_many_neon_x2: 145, 16, x8-13 v0-7 v16-24
// ublock_128_128_decrypt_many_neon_x4: 248, 32, x8-13 v0-7 v16-31
// ublock_128_128_decrypt_neon_serial_x1: 91, 16, x8-12 v0-7 v16-20
// ublock_128_128_decrypt_neon_serial_x2: 142, 16, x8-13 v0-7 v16-24
// ublock_128_128_decrypt_neon_serial_x4: 238, 32, x8-13 v0-7 v16-31
// ublock_128_128_decrypt_neon_x1: 258, 16, x8-14 v0-7 v16-26
// ublock_128_128_decrypt_neon_x2: 468, 48, x8-15 v0-7 v16-31
// ublock_128_128_decrypt_neon_x3: 733, 192, x8-16 v0-7 v16-31
// ublock_128_128_encrypt_many_neon_planes: 791, 352, x8-16 v0-7 v16-31
// ublock_128_128_encrypt_many_neon_x1: 73, 16, x8-12 v0-7 v16-17
// ublock_128_128_encrypt_many_neon_x2: 104, 16, x8-13 v0-7 v16-21
// ublock_128_128_encrypt_many_neon_x4: 172, 16, x8-13 v0-7 v16-29
// ublock_128_128_encrypt_neon_serial_x1: 73, 16, x8-12 v0-7 v16-17
// ublock_128_128_encrypt_neon_serial_x2: 104, 16, x8-13 v0-7 v16-21
// ublock_128_128_encrypt_neon_serial_x4: 161, 16, x8-13 v0-7 v16-29
// ublock_128_128_encrypt_neon_x1: 249, 16, x8-14 v0-7 v16-26
// ublock_128_128_encrypt_neon_x2: 460, 64, x8-15 v0-7 v16-31
// ublock_128_128_encrypt_neon_x3: 755, 352, x8-16 v0-7 v16-31
// ublock_128_128_schedule_neon: 696, 160, x3-17 v0-7 v16-31
// ublock_128_256_decrypt_many_neon_planes: 788, 224, x8-16 v0-7 v16-31
// ublock_128_256_decrypt_many_neon_x1: 101, 16, x8-12 v0-7 v16-20
// ublock_128_256_decrypt_many_neon_x2: 145, 16, x8-13 v0-7 v16-24
// ublock_128_256_decrypt_many_neon_x4: 248, 32, x8-13 v0-7 v16-31
// ublock_128_256_decrypt_neon_serial_x1: 91, 16, x8-12 v0-7 v16-20
// ublock_128_256_decrypt_neon_serial_x2: 142, 16, x8-13 v0-7 v16-24
// ublock_128_256_decrypt_neon_serial_x4: 238, 32, x8-13 v0-7 v16-31
// ublock_128_256_decrypt_neon_x1: 258, 16, x8-14 v0-7 v16-26
// ublock_128_256_decrypt_neon_x2: 468, 48, x8-15 v0-7 v16-31
// ublock_128_256_decrypt_neon_x3: 733, 192, x8-16 v0-7 v16-31
// ublock_128_256_encrypt_many_neon_planes: 791, 352, x8-16 v0-7 v16-31
// ublock_128_256_encrypt_many_neon_x1: 73, 16, x8-12 v0-7 v16-17
// ublock_128_256_encrypt_many_neon_x2: 104, 16, x8-13 v0-7 v16-21
// ublock_128_256_encrypt_many_neon_x4: 172, 16, x8-13 v0-7 v16-29
// ublock_128_256_encrypt_neon_serial_x1: 73, 16, x8-12 v0-7 v16-17
// ublock_128_256_encrypt_neon_serial_x2: 104, 16, x8-13 v0-7 v16-21
// ublock_128_256_encrypt_neon_serial_x4: 161, 16, x8-13 v0-7 v16-29
// ublock_128_256_encrypt_neon_x1: 249, 16, x8-14 v0-7 v16-26
// ublock_128_256_encrypt_neon_x2: 460, 64, x8-15 v0-7 v16-31
// ublock_128_256_encrypt_neon_x3: 755, 352, x8-16 v0-7 v16-31
// ublock_128_256_schedule_neon: 87, 16, x8-15 v0-7 v16-21
// ublock_256_256_decrypt_many_neon_x1: 122, 16, x8-12 v0-7 v16-29
// ublock_256_256_decrypt_many_neon_x2: 192, 176, x4-17 v0-7 v16-31
// ublock_256_256_decrypt_many_neon_x4: 256, 336, x8-16 v0-7 v16-31
// ublock_256_256_decrypt_neon: 600, 320, x8-12 v0-7 v16-31
// ublock_256_256_decrypt_neon_serial_x1: 120, 16, x8-11 v0-7 v16-29
// ublock_256_256_decrypt_neon_serial_x2: 177, 160, x8-14 v0-7 v16-31
// ublock_256_256_decrypt_neon_serial_x4: 242, 336, x8-13 v0-7 v16-31
// ublock_256_256_encrypt_many_neon_x1: 122, 16, x8-11 v0-7 v16-29
// ublock_256_256_encrypt_many_neon_x2: 183, 160, x8-16 v0-7 v16-31
// ublock_256_256_encrypt_many_neon_x4: 247, 336, x8-15 v0-7 v16-31
// ublock_256_256_encrypt_neon: 566, 304, x8-11 v0-7 v16-31
// ublock_256_256_encrypt_neon_serial_x1: 120, 16, x8-11 v0-7 v16-28
// ublock_256_256_encrypt_neon_serial_x2: 177, 160, x8-14 v0-7 v16-31
// ublock_256_256_encrypt_neon_serial_x4: 242, 336, x8-13 v0-7 v16-31
// ublock_256_256_schedule_neon: 106, 16, x8-15 v0-7 v16-25

.macro shared_1 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25,p26,p27,p28,p29,p30,p31,p32,p33
cbz x3,\p0
sub sp,sp,#352
stp d15,d14,[sp,#272]
stp d13,d12,[sp,#288]
stp d11,d10,[sp,#304]
stp d9,d8,[sp,#320]
stp x29,x30,[sp,#336]
add x29,sp,#336
movi v24.16b,#85
movi v26.16b,#51
mov x8,xzr
movi v8.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
2:
add x11,x8,x8,lsl #1
movi v15.16b,#85
mov x12,xzr
mov x15,xzr
lsl x14,x11,#7
add x13,x1,x14
add x11,x14,#256
ldp q0,q1,[x13,#32]
ldp q5,q2,[x13]
ldp q3,q4,[x13,#64]
ldp q6,q7,[x13,#96]
add v18.2d,v1.2d,v1.2d
add v16.2d,v2.2d,v2.2d
ushr v17.2d,v5.2d,#1
ushr v19.2d,v0.2d,#1
add v20.2d,v4.2d,v4.2d
ushr v21.2d,v3.2d,#1
bit v16.16b,v5.16b,v24.16b
add v22.2d,v7.2d,v7.2d
ushr v23.2d,v6.2d,#1
bif v17.16b,v2.16b,v24.16b
bit v18.16b,v0.16b,v24.16b
bif v19.16b,v1.16b,v24.16b
bit v20.16b,v3.16b,v24.16b
bif v21.16b,v4.16b,v24.16b
bit v22.16b,v6.16b,v24.16b
bif v23.16b,v7.16b,v24.16b
shl v4.2d,v18.2d,#2
shl v5.2d,v19.2d,#2
ushr v6.2d,v17.2d,#2
shl v0.2d,v22.2d,#2
shl v1.2d,v23.2d,#2
ushr v3.2d,v16.2d,#2
ushr v7.2d,v20.2d,#2
ushr v2.2d,v21.2d,#2
bit v4.16b,v16.16b,v26.16b
bit v5.16b,v17.16b,v26.16b
bif v6.16b,v19.16b,v26.16b
bit v0.16b,v20.16b,v26.16b
bit v1.16b,v21.16b,v26.16b
shl v16.2d,v0.2d,#4
ushr v19.2d,v4.2d,#4
shl v20.2d,v1.2d,#4
ushr v21.2d,v5.2d,#4
bit v16.16b,v4.16b,v8.16b
bif v19.16b,v0.16b,v8.16b
bit v20.16b,v5.16b,v8.16b
bif v21.16b,v1.16b,v8.16b
zip2 v1.16b,v19.16b,v16.16b
zip2 v0.16b,v21.16b,v20.16b
bif v3.16b,v18.16b,v26.16b
bif v7.16b,v22.16b,v26.16b
bif v2.16b,v23.16b,v26.16b
shl v22.2d,v7.2d,#4
ushr v23.2d,v3.2d,#4
bit v22.16b,v3.16b,v8.16b
add x13,x14,#128
bif v23.16b,v7.16b,v8.16b
add x16,x1,x13
ushr v18.2d,v6.2d,#4
stp q1,q0,[x29,#-112]
zip1 v0.16b,v23.16b,v22.16b
shl v11.2d,v2.2d,#4
ldp q24,q25,[x16,#32]
bif v18.16b,v2.16b,v8.16b
ldp q31,q30,[x16]
zip1 v7.16b,v19.16b,v16.16b
ldp q26,q27,[x16,#64]
zip1 v19.16b,v21.16b,v20.16b
str q0,[sp,#160]
zip2 v0.16b,v23.16b,v22.16b
add v21.2d,v25.2d,v25.2d
ldp q28,q29,[x16,#96]
add v2.2d,v30.2d,v30.2d
bit v11.16b,v6.16b,v8.16b
ushr v20.2d,v31.2d,#1
ushr v8.2d,v24.2d,#1
add v9.2d,v27.2d,v27.2d
ushr v10.2d,v26.2d,#1
bit v2.16b,v31.16b,v15.16b
stur q0,[x29,#-160]
add v22.2d,v29.2d,v29.2d
ushr v23.2d,v28.2d,#1
bit v21.16b,v24.16b,v15.16b
shl v0.2d,v21.2d,#2
movi v17.16b,#51
bif v20.16b,v30.16b,v15.16b
bif v8.16b,v25.16b,v15.16b
bit v9.16b,v26.16b,v15.16b
bif v10.16b,v27.16b,v15.16b
bit v22.16b,v28.16b,v15.16b
bif v23.16b,v29.16b,v15.16b
ushr v1.2d,v2.2d,#2
shl v25.2d,v8.2d,#2
ushr v26.2d,v20.2d,#2
shl v28.2d,v22.2d,#2
ushr v29.2d,v9.2d,#2
shl v30.2d,v23.2d,#2
bit v0.16b,v2.16b,v17.16b
ushr v2.2d,v10.2d,#2
add x16,x1,x11
bif v1.16b,v21.16b,v17.16b
bit v25.16b,v20.16b,v17.16b
bif v26.16b,v8.16b,v17.16b
bit v28.16b,v9.16b,v17.16b
bif v29.16b,v22.16b,v17.16b
bit v30.16b,v10.16b,v17.16b
bif v2.16b,v23.16b,v17.16b
shl v20.2d,v28.2d,#4
shl v22.2d,v30.2d,#4
shl v8.2d,v29.2d,#4
ushr v24.2d,v26.2d,#4
movi v4.16b,#15
ushr v21.2d,v0.2d,#4
ushr v31.2d,v25.2d,#4
ushr v9.2d,v1.2d,#4
shl v23.2d,v2.2d,#4
bit v20.16b,v0.16b,v4.16b
bit v22.16b,v25.16b,v4.16b
bit v8.16b,v1.16b,v4.16b
bif v24.16b,v2.16b,v4.16b
zip2 v3.16b,v18.16b,v11.16b
ldp q0,q1,[x16,#32]
bif v21.16b,v28.16b,v4.16b
ldp q25,q2,[x16]
bif v31.16b,v30.16b,v4.16b
bif v9.16b,v29.16b,v4.16b
bit v23.16b,v26.16b,v4.16b
zip1 v6.16b,v18.16b,v11.16b
ldp q26,q28,[x16,#64]
zip1 v5.16b,v21.16b,v20.16b
ldp q29,q30,[x16,#96]
zip2 v21.16b,v21.16b,v20.16b
zip1 v20.16b,v31.16b,v22.16b
zip2 v22.16b,v31.16b,v22.16b
add v31.2d,v2.2d,v2.2d
ushr v10.2d,v25.2d,#1
add v11.2d,v1.2d,v1.2d
ushr v12.2d,v0.2d,#1
zip1 v16.16b,v9.16b,v8.16b
zip2 v27.16b,v9.16b,v8.16b
ushr v8.2d,v26.2d,#1
bit v31.16b,v25.16b,v15.16b
bif v10.16b,v2.16b,v15.16b
ushr v2.2d,v29.2d,#1
bit v11.16b,v0.16b,v15.16b
bif v12.16b,v1.16b,v15.16b
shl v1.2d,v11.2d,#2
str q3,[sp,#144]
add v13.2d,v28.2d,v28.2d
add v14.2d,v30.2d,v30.2d
bif v8.16b,v28.16b,v15.16b
bif v2.16b,v30.16b,v15.16b
ushr v3.2d,v31.2d,#2
shl v25.2d,v12.2d,#2
ushr v28.2d,v10.2d,#2
bit v1.16b,v31.16b,v17.16b
shl v31.2d,v2.2d,#2
bit v13.16b,v26.16b,v15.16b
bit v14.16b,v29.16b,v15.16b
shl v29.2d,v14.2d,#2
ushr v30.2d,v13.2d,#2
ushr v15.2d,v8.2d,#2
zip1 v18.16b,v24.16b,v23.16b
bif v3.16b,v11.16b,v17.16b
bit v25.16b,v10.16b,v17.16b
bif v28.16b,v12.16b,v17.16b
bit v31.16b,v8.16b,v17.16b
shl v11.2d,v31.2d,#4
ushr v12.2d,v25.2d,#4
zip2 v10.16b,v24.16b,v23.16b
ushr v23.2d,v28.2d,#4
bit v29.16b,v13.16b,v17.16b
bif v30.16b,v14.16b,v17.16b
bif v15.16b,v2.16b,v17.16b
shl v2.2d,v29.2d,#4
ushr v8.2d,v1.2d,#4
ushr v14.2d,v3.2d,#4
shl v0.2d,v15.2d,#4
bit v11.16b,v25.16b,v4.16b
bif v12.16b,v31.16b,v4.16b
bif v23.16b,v15.16b,v4.16b
ldp q25,q31,[x0]
shl v13.2d,v30.2d,#4
bit v2.16b,v1.16b,v4.16b
bif v8.16b,v29.16b,v4.16b
bif v14.16b,v30.16b,v4.16b
bit v0.16b,v28.16b,v4.16b
zip1 v30.16b,v23.16b,v0.16b
zip2 v9.16b,v23.16b,v0.16b
ldr q23,[x0,#\p1]
bit v13.16b,v3.16b,v4.16b
zip1 v4.16b,v8.16b,v2.16b
zip2 v2.16b,v8.16b,v2.16b
zip1 v24.16b,v12.16b,v11.16b
zip2 v8.16b,v12.16b,v11.16b
ldr q11,[x0,#\p2]
eor v0.16b,v7.16b,v25.16b
eor v25.16b,v5.16b,v23.16b
ldr q5,[x0,#\p3]
zip1 v29.16b,v14.16b,v13.16b
eor v3.16b,v20.16b,v11.16b
ldr q12,[x0,#\p4]
zip2 v1.16b,v14.16b,v13.16b
eor v15.16b,v16.16b,v5.16b
ldr q5,[x0,#\p5]
ldr q28,[x0,#\p6]
ldr q23,[x0,#\p7]
ldr q13,[x0,#\p8]
ldr q7,[x0,#\p9]
stp q3,q0,[x29,#-144]
eor v3.16b,v24.16b,v12.16b
eor v2.16b,v2.16b,v5.16b
ldr q12,[x0,#\p10]
eor v17.16b,v4.16b,v28.16b
eor v28.16b,v29.16b,v23.16b
eor v16.16b,v30.16b,v13.16b
ldp q23,q30,[x0,#64]
stur q3,[x29,#-80]
ldr q0,[sp,#160]
eor v20.16b,v18.16b,v12.16b
ldr q12,[x0,#\p11]
ldr q13,[x0,#\p12]
ldur q3,[x29,#-112]
str q2,[sp,#160]
ldur q2,[x29,#-96]
eor v4.16b,v19.16b,v31.16b
ldp q24,q11,[x0,#32]
eor v19.16b,v3.16b,v23.16b
eor v26.16b,v2.16b,v30.16b
eor v3.16b,v22.16b,v12.16b
eor v2.16b,v8.16b,v13.16b
ldp q22,q12,[x0,#96]
ldr q13,[x0,#\p13]
eor v0.16b,v0.16b,v24.16b
eor v11.16b,v6.16b,v11.16b
ldr q6,[x0,#\p14]
stp q3,q2,[x29,#-112]
ldr q2,[x0,#\p15]
ldr q14,[x0,#\p16]
ldur q3,[x29,#-160]
eor v5.16b,v1.16b,v7.16b
ldr q1,[sp,#144]
eor v21.16b,v21.16b,v6.16b
mov v30.16b,v4.16b
eor v31.16b,v27.16b,v2.16b
eor v8.16b,v3.16b,v22.16b
eor v23.16b,v1.16b,v12.16b
eor v18.16b,v10.16b,v13.16b
eor v3.16b,v9.16b,v14.16b
mov v14.16b,v0.16b
add x11,x2,x11
add x13,x2,x13
add x14,x2,x14
nop
nop
3:
and v0.16b,v11.16b,v14.16b
and v1.16b,v23.16b,v8.16b
ldur q4,[x29,#-128]
and x16,x15,#0x7
and v2.16b,v20.16b,v15.16b
and v9.16b,v18.16b,v31.16b
and v10.16b,v3.16b,v5.16b
umaddl x16,w16,w9,x10
stur q3,[x29,#-160]
eor v22.16b,v0.16b,v4.16b
eor v29.16b,v1.16b,v19.16b
and v1.16b,v16.16b,v28.16b
ldr q0,[sp,#160]
eor v25.16b,v2.16b,v25.16b
eor v2.16b,v9.16b,v21.16b
mov v19.16b,v28.16b
stp q28,q31,[sp,#64]
mov v7.16b,v31.16b
eor v24.16b,v29.16b,v22.16b
eor v21.16b,v1.16b,v17.16b
eor v1.16b,v10.16b,v0.16b
ldp q10,q9,[x16]
eor v3.16b,v2.16b,v25.16b
mov v31.16b,v18.16b
mov v28.16b,v16.16b
orr v16.16b,v14.16b,v30.16b
mov v18.16b,v15.16b
str q14,[sp,#16]
tbl v13.16b,{ v24.16b },v10.16b
eor v15.16b,v1.16b,v21.16b
stur q2,[x29,#-128]
orr v14.16b,v8.16b,v26.16b
mov v0.16b,v26.16b
ldur q26,[x29,#-144]
tbl v4.16b,{ v3.16b },v10.16b
eor v2.16b,v11.16b,v16.16b
str q1,[sp]
tbl v16.16b,{ v15.16b },v10.16b
mov v27.16b,v8.16b
ldp q8,q11,[x29,#-96]
eor v17.16b,v13.16b,v22.16b
eor v1.16b,v23.16b,v14.16b
orr v13.16b,v18.16b,v26.16b
mov v23.16b,v30.16b
ldur q30,[x29,#-112]
eor v4.16b,v4.16b,v25.16b
stp q2,q5,[sp,#128]
orr v14.16b,v22.16b,v2.16b
tbl v6.16b,{ v17.16b },v9.16b
str q1,[sp,#160]
orr v1.16b,v29.16b,v1.16b
eor v2.16b,v20.16b,v13.16b
eor v13.16b,v16.16b,v21.16b
orr v16.16b,v7.16b,v30.16b
orr v7.16b,v5.16b,v8.16b
add x15,x15,#1
tbl v20.16b,{ v4.16b },v9.16b
and v22.16b,v22.16b,v23.16b
eor v5.16b,v1.16b,v0.16b
eor v12.16b,v6.16b,v24.16b
ldur q6,[x29,#-160]
str q2,[sp,#48]
eor v1.16b,v31.16b,v16.16b
orr v19.16b,v19.16b,v11.16b
eor v23.16b,v14.16b,v23.16b
eor v31.16b,v6.16b,v7.16b
and v6.16b,v29.16b,v0.16b
ldr q0,[sp,#16]
eor v14.16b,v20.16b,v3.16b
ldur q3,[x29,#-128]
tbl v24.16b,{ v13.16b },v9.16b
eor v0.16b,v22.16b,v0.16b
stp q0,q1,[sp,#16]
eor v28.16b,v28.16b,v19.16b
eor v16.16b,v5.16b,v23.16b
stp q31,q28,[sp,#96]
tbl v19.16b,{ v12.16b },v9.16b
and v5.16b,v25.16b,v26.16b
orr v7.16b,v25.16b,v2.16b
orr v2.16b,v3.16b,v1.16b
ldr q0,[sp]
orr v20.16b,v21.16b,v28.16b
tbl v25.16b,{ v14.16b },v9.16b
eor v15.16b,v24.16b,v15.16b
orr v22.16b,v0.16b,v31.16b
tbl v31.16b,{ v16.16b },v10.16b
eor v29.16b,v6.16b,v27.16b
eor v28.16b,v5.16b,v18.16b
eor v6.16b,v7.16b,v26.16b
ldr q26,[sp,#16]
eor v5.16b,v19.16b,v17.16b
ldp q19,q17,[x16,#32]
eor v2.16b,v2.16b,v30.16b
add x16,x0,x12
add x12,x12,#128
eor v7.16b,v20.16b,v11.16b
eor v20.16b,v22.16b,v8.16b
cmp x12,#\p17
tbl v22.16b,{ v15.16b },v9.16b
and v1.16b,v3.16b,v30.16b
eor v25.16b,v25.16b,v4.16b
eor v30.16b,v31.16b,v23.16b
ldp q4,q3,[sp,#64]
eor v31.16b,v2.16b,v6.16b
tbl v2.16b,{ v5.16b },v19.16b
and v23.16b,v21.16b,v11.16b
eor v21.16b,v20.16b,v7.16b
tbl v20.16b,{ v25.16b },v19.16b
and v18.16b,v0.16b,v8.16b
eor v8.16b,v1.16b,v3.16b
eor v3.16b,v22.16b,v13.16b
tbl v13.16b,{ v30.16b },v9.16b
tbl v1.16b,{ v21.16b },v10.16b
tbl v0.16b,{ v31.16b },v10.16b
eor v24.16b,v2.16b,v12.16b
ldp q22,q2,[x16,#128]
eor v14.16b,v20.16b,v14.16b
eor v11.16b,v23.16b,v4.16b
ldr q4,[sp,#144]
eor v20.16b,v13.16b,v16.16b
eor v13.16b,v8.16b,v28.16b
stur q2,[x29,#-80]
eor v22.16b,v5.16b,v22.16b
tbl v2.16b,{ v3.16b },v19.16b
eor v7.16b,v1.16b,v7.16b
ldr q1,[x16,#\p18]
eor v18.16b,v18.16b,v4.16b
tbl v8.16b,{ v14.16b },v17.16b
eor v23.16b,v0.16b,v6.16b
ldr q0,[x16,#\p19]
eor v4.16b,v22.16b,v24.16b
eor v1.16b,v3.16b,v1.16b
ldr q3,[x16,#\p20]
eor v2.16b,v2.16b,v15.16b
tbl v24.16b,{ v24.16b },v17.16b
eor v5.16b,v25.16b,v0.16b
eor v22.16b,v29.16b,v26.16b
ldp q29,q0,[x16,#192]
stur q4,[x29,#-128]
tbl v4.16b,{ v13.16b },v10.16b
eor v3.16b,v8.16b,v3.16b
eor v1.16b,v1.16b,v2.16b
tbl v15.16b,{ v20.16b },v9.16b
tbl v25.16b,{ v23.16b },v9.16b
stur q0,[x29,#-96]
eor v6.16b,v24.16b,v29.16b
tbl v16.16b,{ v7.16b },v9.16b
tbl v0.16b,{ v22.16b },v10.16b
eor v29.16b,v5.16b,v14.16b
stp q3,q1,[sp,#64]
ldr q1,[sp,#160]
eor v24.16b,v4.16b,v28.16b
ldr q28,[sp,#128]
stur q6,[x29,#-160]
tbl v6.16b,{ v2.16b },v17.16b
eor v5.16b,v15.16b,v30.16b
eor v8.16b,v25.16b,v31.16b
eor v31.16b,v16.16b,v21.16b
eor v2.16b,v1.16b,v28.16b
ldp q1,q12,[sp,#32]
eor v15.16b,v18.16b,v11.16b
ldr q18,[x16,#\p21]
eor v14.16b,v0.16b,v26.16b
tbl v0.16b,{ v5.16b },v19.16b
tbl v4.16b,{ v8.16b },v9.16b
tbl v26.16b,{ v31.16b },v9.16b
eor v21.16b,v1.16b,v12.16b
ldp q3,q1,[sp,#96]
eor v6.16b,v6.16b,v18.16b
tbl v27.16b,{ v15.16b },v10.16b
tbl v16.16b,{ v24.16b },v9.16b
tbl v30.16b,{ v14.16b },v9.16b
eor v25.16b,v3.16b,v1.16b
eor v0.16b,v0.16b,v20.16b
eor v18.16b,v4.16b,v23.16b
str q6,[sp,#160]
ldur q6,[x29,#-80]
tbl v20.16b,{ v2.16b },v10.16b
tbl v3.16b,{ v21.16b },v10.16b
eor v16.16b,v16.16b,v13.16b
ldr q13,[x16,#\p22]
tbl v4.16b,{ v25.16b },v10.16b
eor v5.16b,v5.16b,v6.16b
eor v6.16b,v26.16b,v7.16b
eor v7.16b,v27.16b,v11.16b
tbl v23.16b,{ v0.16b },v17.16b
tbl v27.16b,{ v18.16b },v19.16b
eor v20.16b,v20.16b,v28.16b
eor v22.16b,v30.16b,v22.16b
tbl v10.16b,{ v6.16b },v19.16b
eor v3.16b,v3.16b,v12.16b
eor v30.16b,v5.16b,v0.16b
eor v4.16b,v4.16b,v1.16b
ldur q1,[x29,#-96]
tbl v28.16b,{ v7.16b },v9.16b
tbl v5.16b,{ v16.16b },v9.16b
eor v27.16b,v27.16b,v8.16b
tbl v0.16b,{ v22.16b },v9.16b
eor v26.16b,v23.16b,v1.16b
ldr q23,[x16,#\p23]
tbl v8.16b,{ v3.16b },v9.16b
tbl v11.16b,{ v20.16b },v9.16b
tbl v12.16b,{ v4.16b },v9.16b
eor v1.16b,v18.16b,v23.16b
eor v23.16b,v10.16b,v31.16b
ldr q10,[x16,#\p24]
ldr q31,[x16,#\p25]
eor v28.16b,v28.16b,v15.16b
eor v5.16b,v5.16b,v24.16b
eor v6.16b,v6.16b,v10.16b
tbl v24.16b,{ v27.16b },v17.16b
eor v21.16b,v8.16b,v21.16b
tbl v10.16b,{ v23.16b },v17.16b
eor v0.16b,v0.16b,v14.16b
eor v2.16b,v11.16b,v2.16b
tbl v8.16b,{ v28.16b },v9.16b
eor v25.16b,v12.16b,v25.16b
eor v1.16b,v1.16b,v27.16b
eor v6.16b,v6.16b,v23.16b
ldr q23,[x16,#\p26]
tbl v12.16b,{ v21.16b },v9.16b
eor v24.16b,v24.16b,v31.16b
tbl v11.16b,{ v0.16b },v19.16b
tbl v27.16b,{ v2.16b },v9.16b
stur q1,[x29,#-144]
tbl v1.16b,{ v5.16b },v19.16b
tbl v9.16b,{ v25.16b },v9.16b
stur q6,[x29,#-80]
eor v6.16b,v8.16b,v7.16b
eor v7.16b,v10.16b,v13.16b
eor v3.16b,v12.16b,v3.16b
eor v5.16b,v5.16b,v23.16b
eor v22.16b,v11.16b,v22.16b
stp q24,q7,[x29,#-112]
ldp q7,q24,[x16,#160]
eor v1.16b,v1.16b,v16.16b
eor v16.16b,v27.16b,v20.16b
eor v4.16b,v9.16b,v4.16b
tbl v20.16b,{ v6.16b },v19.16b
tbl v9.16b,{ v3.16b },v19.16b
eor v0.16b,v0.16b,v7.16b
tbl v7.16b,{ v22.16b },v17.16b
tbl v27.16b,{ v16.16b },v19.16b
tbl v19.16b,{ v4.16b },v19.16b
tbl v23.16b,{ v1.16b },v17.16b
eor v15.16b,v5.16b,v1.16b
ldr q1,[x16,#\p27]
eor v16.16b,v16.16b,v24.16b
eor v14.16b,v0.16b,v22.16b
ldp q8,q22,[x16,#224]
eor v0.16b,v20.16b,v28.16b
ldr q20,[x16,#\p28]
eor v1.16b,v6.16b,v1.16b
ldr q6,[x16,#\p29]
eor v2.16b,v27.16b,v2.16b
eor v19.16b,v19.16b,v25.16b
eor v8.16b,v7.16b,v8.16b
eor v7.16b,v9.16b,v21.16b
eor v31.16b,v23.16b,v20.16b
ldr q23,[x16,#\p30]
ldr q20,[x16,#\p31]
tbl v5.16b,{ v0.16b },v17.16b
tbl v21.16b,{ v2.16b },v17.16b
eor v3.16b,v3.16b,v6.16b
eor v28.16b,v1.16b,v0.16b
ldr q1,[x16,#\p32]
tbl v6.16b,{ v7.16b },v17.16b
tbl v17.16b,{ v19.16b },v17.16b
eor v0.16b,v4.16b,v23.16b
eor v11.16b,v16.16b,v2.16b
ldr q2,[x16,#\p33]
mov v25.16b,v29.16b
eor v5.16b,v5.16b,v20.16b
eor v20.16b,v3.16b,v7.16b
eor v23.16b,v21.16b,v22.16b
eor v18.16b,v6.16b,v1.16b
eor v16.16b,v0.16b,v19.16b
ldur q19,[x29,#-160]
eor v3.16b,v17.16b,v2.16b
ldp q21,q17,[sp,#64]
b.ne 3b
ldur q7,[x29,#-128]
uzp2 v0.16b,v30.16b,v30.16b
uzp2 v1.16b,v26.16b,v26.16b
uzp2 v9.16b,v11.16b,v11.16b
uzp2 v13.16b,v19.16b,v19.16b
stur q3,[x29,#-160]
uzp2 v2.16b,v7.16b,v7.16b
uzp1 v6.16b,v11.16b,v23.16b
str q5,[sp,#144]
uzp2 v11.16b,v14.16b,v14.16b
uzp2 v12.16b,v8.16b,v8.16b
add x8,x8,#1
uzp2 v10.16b,v23.16b,v23.16b
uzp1 v4.16b,v30.16b,v26.16b
ldur q26,[x29,#-144]
mov v22.16b,v31.16b
uzp1 v31.16b,v14.16b,v8.16b
ldur q23,[x29,#-112]
zip2 v1.2d,v0.2d,v1.2d
uzp1 v0.16b,v7.16b,v19.16b
cmp x8,x3
zip2 v29.2d,v2.2d,v13.2d
zip2 v11.2d,v11.2d,v12.2d
movi v3.16b,#85
zip2 v19.2d,v9.2d,v10.2d
add v9.2d,v4.2d,v4.2d
add v10.2d,v6.2d,v6.2d
bit v9.16b,v0.16b,v3.16b
bit v10.16b,v31.16b,v3.16b
ushr v12.2d,v31.2d,#1
ushr v14.2d,v0.2d,#1
bif v12.16b,v6.16b,v3.16b
shl v8.2d,v12.2d,#2
ushr v2.2d,v29.2d,#1
bif v14.16b,v4.16b,v3.16b
ushr v0.2d,v11.2d,#1
add v13.2d,v1.2d,v1.2d
bif v2.16b,v1.16b,v3.16b
bif v0.16b,v19.16b,v3.16b
mov v24.16b,v15.16b
add v15.2d,v19.2d,v19.2d
bit v13.16b,v29.16b,v3.16b
ushr v31.2d,v14.2d,#2
movi v4.16b,#51
bit v8.16b,v14.16b,v4.16b
shl v14.2d,v0.2d,#2
bit v15.16b,v11.16b,v3.16b
ushr v3.2d,v2.2d,#2
bit v14.16b,v2.16b,v4.16b
uzp2 v2.16b,v26.16b,v26.16b
shl v7.2d,v10.2d,#2
shl v30.2d,v15.2d,#2
ushr v29.2d,v9.2d,#2
bit v7.16b,v9.16b,v4.16b
ushr v9.2d,v13.2d,#2
bit v30.16b,v13.16b,v4.16b
shl v19.2d,v7.2d,#4
ushr v1.2d,v30.2d,#4
bif v9.16b,v15.16b,v4.16b
uzp2 v13.16b,v23.16b,v23.16b
str q2,[sp,#128]
movi v6.16b,#15
bit v19.16b,v30.16b,v6.16b
ushr v30.2d,v14.2d,#4
ushr v27.2d,v9.2d,#4
bif v1.16b,v7.16b,v6.16b
uzp2 v15.16b,v20.16b,v20.16b
uzp2 v2.16b,v18.16b,v18.16b
bif v29.16b,v10.16b,v4.16b
bif v31.16b,v12.16b,v4.16b
shl v12.2d,v8.2d,#4
bif v3.16b,v0.16b,v4.16b
mov v7.16b,v1.16b
uzp2 v1.16b,v24.16b,v24.16b
uzp2 v0.16b,v22.16b,v22.16b
bif v30.16b,v8.16b,v6.16b
uzp2 v8.16b,v25.16b,v25.16b
uzp2 v5.16b,v21.16b,v21.16b
bif v27.16b,v29.16b,v6.16b
stur q27,[x29,#-128]
ushr v10.2d,v3.2d,#4
ldr q27,[sp,#128]
shl v11.2d,v29.2d,#4
bit v12.16b,v14.16b,v6.16b
shl v14.2d,v31.2d,#4
bif v10.16b,v31.16b,v6.16b
zip2 v31.2d,v15.2d,v2.2d
zip2 v29.2d,v27.2d,v13.2d
uzp1 v2.16b,v26.16b,v23.16b
zip2 v0.2d,v1.2d,v0.2d
uzp1 v26.16b,v20.16b,v18.16b
zip2 v1.2d,v8.2d,v5.2d
uzp1 v22.16b,v24.16b,v22.16b
uzp1 v5.16b,v25.16b,v21.16b
bit v11.16b,v9.16b,v6.16b
bit v14.16b,v3.16b,v6.16b
add v21.2d,v31.2d,v31.2d
movi v3.16b,#85
stp q19,q12,[x14]
add v6.2d,v29.2d,v29.2d
ushr v20.2d,v0.2d,#1
add v27.2d,v2.2d,v2.2d
bit v6.16b,v1.16b,v3.16b
ushr v8.2d,v1.2d,#1
bit v21.16b,v0.16b,v3.16b
ushr v1.2d,v22.2d,#1
ushr v0.2d,v5.2d,#1
ushr v24.2d,v6.2d,#2
bif v20.16b,v31.16b,v3.16b
bit v27.16b,v5.16b,v3.16b
shl v23.2d,v21.2d,#2
bif v1.16b,v26.16b,v3.16b
bif v8.16b,v29.16b,v3.16b
ushr v29.2d,v27.2d,#2
shl v9.2d,v1.2d,#2
bif v0.16b,v2.16b,v3.16b
bif v24.16b,v21.16b,v4.16b
ushr v21.2d,v8.2d,#2
bit v23.16b,v6.16b,v4.16b
bit v9.16b,v0.16b,v4.16b
bif v21.16b,v20.16b,v4.16b
mov v5.16b,v28.16b
ldur q2,[x29,#-128]
ldur q19,[x29,#-160]
uzp2 v28.16b,v17.16b,v17.16b
stp q11,q14,[x14,#32]
stp q7,q30,[x14,#64]
add v30.2d,v26.2d,v26.2d
shl v26.2d,v20.2d,#2
bit v30.16b,v22.16b,v3.16b
shl v31.2d,v30.2d,#2
ushr v3.2d,v0.2d,#2
bit v26.16b,v8.16b,v4.16b
bit v31.16b,v27.16b,v4.16b
bif v29.16b,v30.16b,v4.16b
bif v3.16b,v1.16b,v4.16b
ldp q6,q4,[x29,#-96]
ldp q7,q18,[sp,#144]
shl v25.2d,v31.2d,#4
shl v27.2d,v9.2d,#4
shl v30.2d,v29.2d,#4
movi v8.16b,#15
uzp2 v1.16b,v4.16b,v4.16b
uzp2 v20.16b,v6.16b,v6.16b
ushr v22.2d,v26.2d,#4
stp q2,q10,[x14,#96]
ushr v2.2d,v24.2d,#4
bit v25.16b,v23.16b,v8.16b
bit v27.16b,v26.16b,v8.16b
bit v30.16b,v24.16b,v8.16b
uzp2 v24.16b,v16.16b,v16.16b
uzp2 v26.16b,v19.16b,v19.16b
bif v2.16b,v29.16b,v8.16b
uzp2 v29.16b,v18.16b,v18.16b
stp q25,q27,[x13]
uzp2 v25.16b,v5.16b,v5.16b
uzp2 v27.16b,v7.16b,v7.16b
ushr v0.2d,v23.2d,#4
shl v23.2d,v3.2d,#4
zip2 v20.2d,v1.2d,v20.2d
bit v23.16b,v21.16b,v8.16b
mov v1.16b,v17.16b
bif v22.16b,v9.16b,v8.16b
stp q30,q23,[x13,#32]
zip2 v23.2d,v24.2d,v26.2d
bif v0.16b,v31.16b,v8.16b
uzp1 v17.16b,v16.16b,v19.16b
zip2 v19.2d,v28.2d,v29.2d
stp q0,q22,[x13,#64]
uzp1 v5.16b,v5.16b,v7.16b
zip2 v7.2d,v25.2d,v27.2d
uzp1 v22.16b,v4.16b,v6.16b
uzp1 v16.16b,v1.16b,v18.16b
ushr v21.2d,v21.2d,#4
add v6.2d,v20.2d,v20.2d
add v1.2d,v23.2d,v23.2d
movi v24.16b,#85
bif v21.16b,v3.16b,v8.16b
ushr v0.2d,v19.2d,#1
add v18.2d,v17.2d,v17.2d
bit v6.16b,v19.16b,v24.16b
ushr v3.2d,v7.2d,#1
ushr v19.2d,v5.2d,#1
bit v1.16b,v7.16b,v24.16b
add v7.2d,v22.2d,v22.2d
shl v4.2d,v1.2d,#2
movi v26.16b,#51
stp q2,q21,[x13,#96]
ushr v21.2d,v16.2d,#1
bif v0.16b,v20.16b,v24.16b
bit v18.16b,v5.16b,v24.16b
bif v3.16b,v23.16b,v24.16b
bif v19.16b,v17.16b,v24.16b
shl v5.2d,v18.2d,#2
bit v7.16b,v16.16b,v24.16b
shl v2.2d,v19.2d,#2
bit v4.16b,v6.16b,v26.16b
ushr v6.2d,v6.2d,#2
ushr v16.2d,v7.2d,#2
shl v17.2d,v3.2d,#2
bif v21.16b,v22.16b,v24.16b
bit v5.16b,v7.16b,v26.16b
ushr v7.2d,v21.2d,#2
ushr v20.2d,v0.2d,#2
bit v2.16b,v21.16b,v26.16b
bif v6.16b,v1.16b,v26.16b
bif v16.16b,v18.16b,v26.16b
shl v1.2d,v2.2d,#4
bit v17.16b,v0.16b,v26.16b
shl v0.2d,v16.2d,#4
shl v21.2d,v5.2d,#4
bif v7.16b,v19.16b,v26.16b
bif v20.16b,v3.16b,v26.16b
shl v3.2d,v7.2d,#4
bit v1.16b,v17.16b,v8.16b
bit v0.16b,v6.16b,v8.16b
bit v21.16b,v4.16b,v8.16b
ushr v4.2d,v4.2d,#4
stp q21,q1,[x11]
ushr v17.2d,v17.2d,#4
ushr v1.2d,v6.2d,#4
bit v3.16b,v20.16b,v8.16b
stp q0,q3,[x11,#32]
ushr v0.2d,v20.2d,#4
bif v4.16b,v5.16b,v8.16b
bif v17.16b,v2.16b,v8.16b
stp q4,q17,[x11,#64]
bif v1.16b,v16.16b,v8.16b
bif v0.16b,v7.16b,v8.16b
stp q1,q0,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#336]
ldp d9,d8,[sp,#320]
ldp d11,d10,[sp,#304]
ldp d13,d12,[sp,#288]
ldp d15,d14,[sp,#272]
add sp,sp,#352
4:
ret
.endm

.macro shared_2 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12,p13,p14,p15,p16,p17,p18,p19,p20,p21,p22,p23,p24,p25,p26,p27,p28,p29,p30,p31,p32,p33,p34,p35,p36,p37,p38,p39,p40,p41,p42,p43,p44,p45,p46,p47,p48,p49
cbz x3,\p0
sub sp,sp,#224
stp d15,d14,[sp,#144]
stp d13,d12,[sp,#160]
stp d11,d10,[sp,#176]
stp d9,d8,[sp,#192]
stp x29,x30,[sp,#208]
add x29,sp,#208
movi v2.16b,#85
movi v29.16b,#51
mov x8,xzr
movi v0.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
2:
add x11,x8,x8,lsl #1
mov x12,xzr
lsl x14,x11,#7
add x13,x1,x14
add x11,x14,#256
ldp q3,q4,[x13,#32]
add x15,x1,x11
ldp q16,q5,[x13]
add x11,x2,x11
ldp q6,q7,[x13,#64]
ldp q17,q18,[x13,#96]
add v21.2d,v4.2d,v4.2d
add v19.2d,v5.2d,v5.2d
ushr v20.2d,v16.2d,#1
ushr v22.2d,v3.2d,#1
ushr v24.2d,v6.2d,#1
add v23.2d,v7.2d,v7.2d
bit v19.16b,v16.16b,v2.16b
add v25.2d,v18.2d,v18.2d
bif v20.16b,v5.16b,v2.16b
bit v21.16b,v3.16b,v2.16b
bif v22.16b,v4.16b,v2.16b
bif v24.16b,v7.16b,v2.16b
bit v25.16b,v17.16b,v2.16b
shl v3.2d,v21.2d,#2
shl v5.2d,v22.2d,#2
shl v7.2d,v25.2d,#2
bit v23.16b,v6.16b,v2.16b
ushr v4.2d,v19.2d,#2
ushr v6.2d,v20.2d,#2
bit v3.16b,v19.16b,v29.16b
bit v5.16b,v20.16b,v29.16b
bit v7.16b,v23.16b,v29.16b
shl v19.2d,v7.2d,#4
ushr v20.2d,v3.2d,#4
ushr v26.2d,v17.2d,#1
bit v19.16b,v3.16b,v0.16b
bif v20.16b,v7.16b,v0.16b
zip2 v1.16b,v20.16b,v19.16b
bif v26.16b,v18.16b,v2.16b
shl v27.2d,v26.2d,#2
bif v4.16b,v21.16b,v29.16b
bif v6.16b,v22.16b,v29.16b
bit v27.16b,v24.16b,v29.16b
shl v21.2d,v27.2d,#4
ushr v22.2d,v5.2d,#4
bit v21.16b,v5.16b,v0.16b
add x13,x14,#128
bif v22.16b,v27.16b,v0.16b
str q1,[sp,#48]
zip1 v1.16b,v22.16b,v21.16b
ushr v16.2d,v23.2d,#2
ushr v28.2d,v24.2d,#2
add x16,x1,x13
bif v16.16b,v25.16b,v29.16b
bif v28.16b,v26.16b,v29.16b
shl v23.2d,v16.2d,#4
shl v17.2d,v28.2d,#4
ushr v24.2d,v4.2d,#4
ushr v18.2d,v6.2d,#4
bit v23.16b,v4.16b,v0.16b
bit v17.16b,v6.16b,v0.16b
zip1 v4.16b,v20.16b,v19.16b
stur q1,[x29,#-96]
zip2 v1.16b,v22.16b,v21.16b
bif v24.16b,v16.16b,v0.16b
ldp q6,q19,[x16,#32]
bif v18.16b,v28.16b,v0.16b
ldp q21,q20,[x16]
movi v16.16b,#51
ldp q22,q25,[x16,#64]
zip1 v7.16b,v18.16b,v17.16b
ldp q26,q27,[x16,#96]
add v30.2d,v19.2d,v19.2d
add v28.2d,v20.2d,v20.2d
ushr v29.2d,v21.2d,#1
ushr v31.2d,v6.2d,#1
str q1,[sp,#96]
zip1 v1.16b,v24.16b,v23.16b
add v8.2d,v25.2d,v25.2d
ushr v9.2d,v22.2d,#1
zip2 v23.16b,v24.16b,v23.16b
add v24.2d,v27.2d,v27.2d
ushr v10.2d,v26.2d,#1
bit v28.16b,v21.16b,v2.16b
bif v29.16b,v20.16b,v2.16b
bit v30.16b,v6.16b,v2.16b
bif v31.16b,v19.16b,v2.16b
shl v19.2d,v30.2d,#2
shl v21.2d,v31.2d,#2
bit v8.16b,v22.16b,v2.16b
bif v9.16b,v25.16b,v2.16b
bit v24.16b,v26.16b,v2.16b
bif v10.16b,v27.16b,v2.16b
ushr v20.2d,v28.2d,#2
ushr v26.2d,v29.2d,#2
shl v27.2d,v24.2d,#2
ushr v11.2d,v8.2d,#2
shl v12.2d,v10.2d,#2
bit v19.16b,v28.16b,v16.16b
ushr v28.2d,v9.2d,#2
bit v21.16b,v29.16b,v16.16b
ushr v29.2d,v19.2d,#4
bif v20.16b,v30.16b,v16.16b
bif v26.16b,v31.16b,v16.16b
bit v27.16b,v8.16b,v16.16b
bif v11.16b,v24.16b,v16.16b
bit v12.16b,v9.16b,v16.16b
bif v28.16b,v10.16b,v16.16b
shl v24.2d,v27.2d,#4
shl v30.2d,v12.2d,#4
ushr v31.2d,v21.2d,#4
shl v22.2d,v28.2d,#4
ushr v25.2d,v26.2d,#4
bif v29.16b,v27.16b,v0.16b
ushr v10.2d,v20.2d,#4
bit v24.16b,v19.16b,v0.16b
bit v30.16b,v21.16b,v0.16b
bif v31.16b,v12.16b,v0.16b
bit v22.16b,v26.16b,v0.16b
bif v25.16b,v28.16b,v0.16b
zip1 v21.16b,v29.16b,v24.16b
zip2 v19.16b,v29.16b,v24.16b
ldp q26,q27,[x15,#32]
ldp q29,q28,[x15]
shl v9.2d,v11.2d,#4
zip2 v8.16b,v18.16b,v17.16b
bif v10.16b,v11.16b,v0.16b
zip1 v3.16b,v31.16b,v30.16b
zip2 v17.16b,v31.16b,v30.16b
ldp q30,q31,[x15,#64]
ldp q11,q12,[x15,#96]
bit v9.16b,v20.16b,v0.16b
add v13.2d,v28.2d,v28.2d
ushr v14.2d,v29.2d,#1
add v15.2d,v27.2d,v27.2d
zip1 v5.16b,v10.16b,v9.16b
ushr v0.2d,v26.2d,#1
zip2 v24.16b,v10.16b,v9.16b
ushr v9.2d,v30.2d,#1
add v10.2d,v12.2d,v12.2d
bit v13.16b,v29.16b,v2.16b
bif v14.16b,v28.16b,v2.16b
ushr v29.2d,v11.2d,#1
bit v15.16b,v26.16b,v2.16b
shl v28.2d,v15.2d,#2
stur q1,[x29,#-80]
add v1.2d,v31.2d,v31.2d
bif v0.16b,v27.16b,v2.16b
bif v9.16b,v31.16b,v2.16b
bit v10.16b,v11.16b,v2.16b
bif v29.16b,v12.16b,v2.16b
ushr v26.2d,v13.2d,#2
ushr v31.2d,v14.2d,#2
bit v28.16b,v13.16b,v16.16b
shl v13.2d,v29.2d,#2
ushr v11.2d,v9.2d,#2
bit v1.16b,v30.16b,v2.16b
shl v30.2d,v0.2d,#2
shl v12.2d,v10.2d,#2
ushr v2.2d,v1.2d,#2
bif v31.16b,v0.16b,v16.16b
bit v13.16b,v9.16b,v16.16b
bif v11.16b,v29.16b,v16.16b
shl v9.2d,v13.2d,#4
shl v0.2d,v11.2d,#4
movi v6.16b,#15
zip1 v27.16b,v25.16b,v22.16b
bif v26.16b,v15.16b,v16.16b
bit v30.16b,v14.16b,v16.16b
bit v12.16b,v1.16b,v16.16b
bif v2.16b,v10.16b,v16.16b
ushr v29.2d,v28.2d,#4
ushr v10.2d,v30.2d,#4
zip2 v16.16b,v25.16b,v22.16b
ushr v22.2d,v31.2d,#4
bit v9.16b,v30.16b,v6.16b
bit v0.16b,v31.16b,v6.16b
shl v1.2d,v12.2d,#4
bif v29.16b,v12.16b,v6.16b
bif v10.16b,v13.16b,v6.16b
bif v22.16b,v11.16b,v6.16b
zip1 v25.16b,v10.16b,v9.16b
zip2 v31.16b,v10.16b,v9.16b
zip1 v9.16b,v22.16b,v0.16b
zip2 v12.16b,v22.16b,v0.16b
ldr q0,[x0,#\p1]
ushr v15.2d,v26.2d,#4
bit v1.16b,v28.16b,v6.16b
ldr q28,[x0,#\p2]
ldr q10,[x0,#\p3]
eor v30.16b,v4.16b,v0.16b
ldur q0,[x29,#-96]
shl v14.2d,v2.2d,#4
bif v15.16b,v2.16b,v6.16b
zip1 v2.16b,v29.16b,v1.16b
eor v18.16b,v0.16b,v28.16b
eor v0.16b,v3.16b,v10.16b
bit v14.16b,v26.16b,v6.16b
ldr q26,[x0,#\p4]
ldur q3,[x29,#-80]
zip2 v1.16b,v29.16b,v1.16b
zip1 v29.16b,v15.16b,v14.16b
ldr q22,[x0,#\p5]
ldr q11,[x0,#\p6]
eor v6.16b,v2.16b,v26.16b
stur q0,[x29,#-96]
ldr q0,[x0,#\p7]
ldr q2,[x0,#\p8]
eor v22.16b,v21.16b,v22.16b
ldr q21,[x0,#\p9]
eor v28.16b,v3.16b,v0.16b
eor v4.16b,v25.16b,v11.16b
ldr q11,[x0,#\p10]
eor v0.16b,v5.16b,v2.16b
ldr q25,[x0,#\p11]
ldr q5,[sp,#48]
zip2 v13.16b,v15.16b,v14.16b
ldr q10,[x0,#\p12]
ldr q2,[x0,#\p13]
ldr q14,[x0,#\p14]
ldr q15,[x0,#\p15]
add x13,x2,x13
str q0,[sp,#64]
eor v0.16b,v29.16b,v21.16b
eor v29.16b,v7.16b,v25.16b
ldr q25,[x0,#\p16]
eor v7.16b,v27.16b,v10.16b
eor v27.16b,v19.16b,v2.16b
ldr q2,[x0,#\p17]
eor v14.16b,v31.16b,v14.16b
add x14,x2,x14
stur q0,[x29,#-80]
eor v0.16b,v9.16b,v11.16b
ldr q9,[x0,#\p18]
ldr q11,[x0,#\p19]
eor v19.16b,v1.16b,v25.16b
ldr q1,[x0,#\p20]
mov w15,#\p21
str q0,[sp,#80]
ldr q0,[x0,#\p22]
eor v25.16b,v17.16b,v11.16b
ldr q11,[x0,#\p23]
ldr q17,[x0,#\p24]
eor v26.16b,v24.16b,v1.16b
eor v3.16b,v5.16b,v0.16b
ldr q0,[sp,#96]
eor v8.16b,v8.16b,v11.16b
eor v9.16b,v0.16b,v9.16b
ldr q0,[x0,#\p25]
eor v31.16b,v23.16b,v0.16b
eor v0.16b,v13.16b,v2.16b
eor v23.16b,v16.16b,v17.16b
eor v16.16b,v12.16b,v15.16b
str q0,[sp,#96]
nop
3:
and x16,x15,#0x7
mov v5.16b,v18.16b
sub x15,x15,#1
umaddl x16,w16,w9,x10
ldr q11,[x16,#64]
tbl v13.16b,{ v3.16b },v11.16b
tbl v10.16b,{ v27.16b },v11.16b
ldr q27,[x16,#32]
tbl v19.16b,{ v19.16b },v11.16b
tbl v3.16b,{ v25.16b },v11.16b
tbl v18.16b,{ v8.16b },v11.16b
ldp q17,q25,[x16]
tbl v9.16b,{ v9.16b },v11.16b
tbl v12.16b,{ v26.16b },v11.16b
tbl v16.16b,{ v16.16b },v11.16b
tbl v23.16b,{ v23.16b },v11.16b
eor v30.16b,v30.16b,v13.16b
eor v0.16b,v22.16b,v10.16b
tbl v22.16b,{ v14.16b },v11.16b
eor v6.16b,v6.16b,v19.16b
tbl v14.16b,{ v31.16b },v11.16b
eor v29.16b,v29.16b,v18.16b
eor v26.16b,v5.16b,v9.16b
mov v5.16b,v3.16b
add x16,x0,x12
tbl v15.16b,{ v30.16b },v27.16b
str q0,[sp,#48]
tbl v1.16b,{ v0.16b },v27.16b
eor v8.16b,v4.16b,v22.16b
eor v20.16b,v7.16b,v23.16b
sub x12,x12,#128
eor v28.16b,v28.16b,v14.16b
cmn x12,#\p1
eor v0.16b,v15.16b,v13.16b
eor v4.16b,v1.16b,v10.16b
tbl v10.16b,{ v6.16b },v27.16b
tbl v15.16b,{ v29.16b },v27.16b
tbl v13.16b,{ v26.16b },v27.16b
tbl v2.16b,{ v28.16b },v27.16b
tbl v7.16b,{ v8.16b },v27.16b
str q0,[sp,#32]
tbl v31.16b,{ v0.16b },v25.16b
ldur q0,[x29,#-96]
eor v10.16b,v10.16b,v19.16b
stur q20,[x29,#-96]
eor v21.16b,v0.16b,v3.16b
ldp q1,q0,[sp,#64]
eor v18.16b,v15.16b,v18.16b
eor v9.16b,v13.16b,v9.16b
tbl v13.16b,{ v20.16b },v27.16b
eor v7.16b,v7.16b,v22.16b
eor v24.16b,v1.16b,v12.16b
eor v30.16b,v31.16b,v30.16b
tbl v31.16b,{ v4.16b },v25.16b
tbl v3.16b,{ v21.16b },v27.16b
eor v1.16b,v0.16b,v16.16b
ldr q0,[sp,#96]
tbl v19.16b,{ v24.16b },v27.16b
eor v13.16b,v13.16b,v23.16b
tbl v23.16b,{ v9.16b },v25.16b
tbl v11.16b,{ v0.16b },v11.16b
ldr q0,[sp,#48]
stp q1,q10,[sp,#80]
tbl v15.16b,{ v1.16b },v27.16b
tbl v1.16b,{ v30.16b },v25.16b
eor v31.16b,v31.16b,v0.16b
eor v20.16b,v3.16b,v5.16b
eor v0.16b,v2.16b,v14.16b
ldr q3,[sp,#32]
eor v2.16b,v19.16b,v12.16b
tbl v19.16b,{ v10.16b },v25.16b
tbl v10.16b,{ v18.16b },v25.16b
eor v26.16b,v23.16b,v26.16b
tbl v14.16b,{ v31.16b },v25.16b
eor v12.16b,v1.16b,v3.16b
ldur q1,[x29,#-80]
eor v22.16b,v15.16b,v16.16b
tbl v3.16b,{ v20.16b },v25.16b
tbl v5.16b,{ v0.16b },v25.16b
eor v15.16b,v1.16b,v11.16b
tbl v1.16b,{ v7.16b },v25.16b
eor v16.16b,v19.16b,v6.16b
tbl v19.16b,{ v2.16b },v25.16b
eor v29.16b,v10.16b,v29.16b
str q2,[sp,#48]
stp q22,q0,[sp]
eor v10.16b,v14.16b,v4.16b
tbl v4.16b,{ v13.16b },v25.16b
tbl v0.16b,{ v12.16b },v17.16b
tbl v23.16b,{ v15.16b },v27.16b
eor v27.16b,v3.16b,v21.16b
eor v3.16b,v5.16b,v28.16b
ldur q5,[x29,#-96]
eor v6.16b,v1.16b,v8.16b
tbl v1.16b,{ v29.16b },v25.16b
eor v2.16b,v19.16b,v24.16b
tbl v19.16b,{ v16.16b },v25.16b
eor v28.16b,v4.16b,v5.16b
tbl v21.16b,{ v10.16b },v17.16b
tbl v8.16b,{ v26.16b },v25.16b
str q3,[sp,#32]
eor v4.16b,v0.16b,v30.16b
tbl v5.16b,{ v3.16b },v25.16b
ldp q0,q3,[sp,#80]
eor v30.16b,v23.16b,v11.16b
tbl v23.16b,{ v27.16b },v25.16b
tbl v14.16b,{ v22.16b },v25.16b
eor v11.16b,v1.16b,v18.16b
tbl v1.16b,{ v6.16b },v25.16b
eor v18.16b,v21.16b,v31.16b
eor v31.16b,v8.16b,v9.16b
eor v22.16b,v19.16b,v3.16b
tbl v21.16b,{ v28.16b },v25.16b
tbl v8.16b,{ v30.16b },v25.16b
tbl v3.16b,{ v2.16b },v25.16b
str q6,[sp,#64]
eor v19.16b,v23.16b,v20.16b
mov v23.16b,v2.16b
eor v9.16b,v14.16b,v0.16b
tbl v2.16b,{ v22.16b },v17.16b
eor v0.16b,v1.16b,v7.16b
ldr q1,[sp,#16]
tbl v14.16b,{ v11.16b },v17.16b
tbl v6.16b,{ v31.16b },v17.16b
stp q4,q0,[x29,#-96]
eor v7.16b,v5.16b,v1.16b
mov v1.16b,v4.16b
eor v5.16b,v4.16b,v12.16b
eor v4.16b,v18.16b,v10.16b
eor v13.16b,v21.16b,v13.16b
tbl v21.16b,{ v9.16b },v25.16b
eor v15.16b,v8.16b,v15.16b
eor v8.16b,v2.16b,v16.16b
eor v24.16b,v14.16b,v29.16b
eor v2.16b,v6.16b,v26.16b
ldr q6,[sp]
str q4,[sp,#16]
ldr q4,[sp,#48]
tbl v16.16b,{ v13.16b },v17.16b
tbl v29.16b,{ v0.16b },v17.16b
eor v0.16b,v8.16b,v22.16b
tbl v25.16b,{ v15.16b },v25.16b
eor v3.16b,v3.16b,v4.16b
tbl v4.16b,{ v7.16b },v17.16b
eor v21.16b,v21.16b,v6.16b
eor v11.16b,v24.16b,v11.16b
tbl v12.16b,{ v19.16b },v17.16b
mov v20.16b,v18.16b
stp q0,q5,[sp,#80]
ldr q0,[sp,#32]
eor v22.16b,v16.16b,v28.16b
tbl v16.16b,{ v21.16b },v17.16b
tbl v14.16b,{ v3.16b },v17.16b
orr v18.16b,v24.16b,v1.16b
eor v6.16b,v4.16b,v0.16b
eor v26.16b,v25.16b,v30.16b
ldr q4,[sp,#64]
orr v0.16b,v11.16b,v5.16b
eor v25.16b,v31.16b,v2.16b
eor v12.16b,v12.16b,v27.16b
eor v18.16b,v18.16b,v2.16b
eor v10.16b,v22.16b,v13.16b
eor v31.16b,v29.16b,v4.16b
eor v2.16b,v6.16b,v7.16b
orr v7.16b,v22.16b,v20.16b
eor v30.16b,v16.16b,v9.16b
eor v16.16b,v25.16b,v0.16b
eor v14.16b,v14.16b,v23.16b
ldr q23,[sp,#16]
mov v4.16b,v20.16b
tbl v28.16b,{ v26.16b },v17.16b
eor v0.16b,v19.16b,v12.16b
eor v20.16b,v7.16b,v12.16b
orr v7.16b,v10.16b,v23.16b
orr v12.16b,v30.16b,v8.16b
str q16,[sp,#32]
orr v9.16b,v16.16b,v2.16b
eor v17.16b,v14.16b,v3.16b
and v3.16b,v18.16b,v1.16b
orr v1.16b,v18.16b,v6.16b
and v29.16b,v16.16b,v5.16b
eor v21.16b,v30.16b,v21.16b
eor v25.16b,v0.16b,v7.16b
eor v0.16b,v9.16b,v11.16b
eor v13.16b,v28.16b,v15.16b
ldr q15,[sp,#80]
eor v16.16b,v1.16b,v24.16b
ldp q5,q1,[x29,#-96]
eor v28.16b,v3.16b,v6.16b
eor v24.16b,v29.16b,v2.16b
ldr q2,[x16,#\p26]
eor v29.16b,v12.16b,v31.16b
str q0,[sp,#48]
ldr q12,[x16,#\p27]
orr v0.16b,v21.16b,v15.16b
eor v6.16b,v1.16b,v31.16b
ldr q1,[x16,#\p28]
and v3.16b,v20.16b,v4.16b
orr v7.16b,v20.16b,v14.16b
and v19.16b,v25.16b,v23.16b
and v9.16b,v29.16b,v8.16b
eor v27.16b,v12.16b,v5.16b
ldr q5,[x16,#\p29]
eor v1.16b,v1.16b,v8.16b
ldr q8,[sp,#48]
eor v31.16b,v6.16b,v0.16b
orr v0.16b,v29.16b,v13.16b
eor v3.16b,v3.16b,v14.16b
ldr q14,[x16,#\p30]
eor v7.16b,v7.16b,v22.16b
eor v6.16b,v13.16b,v26.16b
orr v22.16b,v25.16b,v17.16b
eor v17.16b,v19.16b,v17.16b
eor v0.16b,v0.16b,v30.16b
and v30.16b,v28.16b,v16.16b
eor v19.16b,v9.16b,v13.16b
ldr q9,[x16,#\p31]
and v26.16b,v31.16b,v15.16b
eor v4.16b,v14.16b,v4.16b
and v14.16b,v3.16b,v7.16b
eor v11.16b,v22.16b,v10.16b
orr v22.16b,v31.16b,v6.16b
eor v30.16b,v30.16b,v27.16b
ldr q27,[x16,#\p32]
eor v18.16b,v18.16b,v2.16b
ldr q2,[x16,#\p33]
eor v12.16b,v26.16b,v6.16b
and v6.16b,v19.16b,v0.16b
eor v26.16b,v14.16b,v4.16b
ldr q14,[x16,#\p34]
eor v3.16b,v3.16b,v27.16b
eor v13.16b,v22.16b,v21.16b
ldr q21,[x16,#\p35]
eor v4.16b,v20.16b,v9.16b
ldr q9,[x16,#\p36]
eor v22.16b,v6.16b,v1.16b
ldr q1,[x16,#\p37]
str q3,[sp,#64]
ldr q3,[x16,#\p38]
eor v6.16b,v19.16b,v14.16b
stp q4,q6,[x29,#-96]
ldr q14,[x16,#\p39]
eor v28.16b,v28.16b,v21.16b
ldr q21,[x16,#\p40]
eor v4.16b,v29.16b,v5.16b
ldr q5,[x16,#\p41]
ldr q6,[sp,#96]
eor v7.16b,v7.16b,v2.16b
eor v19.16b,v21.16b,v23.16b
and v21.16b,v17.16b,v11.16b
and v2.16b,v12.16b,v13.16b
eor v15.16b,v3.16b,v15.16b
eor v0.16b,v0.16b,v9.16b
eor v29.16b,v16.16b,v1.16b
ldr q1,[x16,#\p42]
eor v5.16b,v5.16b,v6.16b
ldr q6,[x16,#\p43]
and v16.16b,v24.16b,v8.16b
eor v27.16b,v21.16b,v19.16b
str q0,[sp,#80]
ldr q0,[x16,#\p44]
eor v19.16b,v2.16b,v15.16b
ldr q2,[sp,#32]
eor v25.16b,v25.16b,v1.16b
ldr q1,[x16,#\p45]
eor v3.16b,v16.16b,v5.16b
ldr q5,[x16,#\p46]
ldr q16,[x16,#\p47]
eor v9.16b,v2.16b,v14.16b
ldr q2,[x16,#\p48]
eor v14.16b,v31.16b,v6.16b
eor v31.16b,v24.16b,v0.16b
ldr q0,[x16,#\p49]
mov v6.16b,v22.16b
mov v22.16b,v26.16b
eor v26.16b,v17.16b,v5.16b
eor v5.16b,v12.16b,v16.16b
eor v8.16b,v8.16b,v0.16b
eor v23.16b,v11.16b,v1.16b
eor v16.16b,v13.16b,v2.16b
str q5,[sp,#96]
b.ne 3b
uzp2 v0.16b,v18.16b,v18.16b
uzp2 v1.16b,v9.16b,v9.16b
add x8,x8,#1
uzp2 v2.16b,v30.16b,v30.16b
uzp2 v11.16b,v29.16b,v29.16b
cmp x8,x3
uzp2 v12.16b,v8.16b,v8.16b
uzp2 v13.16b,v3.16b,v3.16b
uzp1 v17.16b,v29.16b,v8.16b
uzp2 v29.16b,v28.16b,v28.16b
uzp2 v8.16b,v31.16b,v31.16b
uzp1 v9.16b,v18.16b,v9.16b
uzp1 v28.16b,v28.16b,v31.16b
zip2 v31.2d,v0.2d,v1.2d
uzp1 v0.16b,v30.16b,v3.16b
movi v18.16b,#85
movi v21.16b,#51
zip2 v5.2d,v11.2d,v12.2d
zip2 v1.2d,v2.2d,v13.2d
add v10.2d,v17.2d,v17.2d
bit v10.16b,v28.16b,v18.16b
zip2 v11.2d,v29.2d,v8.2d
add v2.2d,v9.2d,v9.2d
bit v2.16b,v0.16b,v18.16b
ushr v12.2d,v28.2d,#1
add v3.2d,v31.2d,v31.2d
bif v12.16b,v17.16b,v18.16b
bit v3.16b,v1.16b,v18.16b
ldur q18,[x29,#-96]
ushr v0.2d,v0.2d,#1
ushr v13.2d,v1.2d,#1
add v15.2d,v5.2d,v5.2d
ushr v17.2d,v11.2d,#1
movi v1.16b,#85
bif v0.16b,v9.16b,v1.16b
bif v13.16b,v31.16b,v1.16b
bit v15.16b,v11.16b,v1.16b
bif v17.16b,v5.16b,v1.16b
shl v28.2d,v10.2d,#2
ushr v30.2d,v2.2d,#2
shl v8.2d,v12.2d,#2
bit v28.16b,v2.16b,v21.16b
bif v30.16b,v10.16b,v21.16b
bit v8.16b,v0.16b,v21.16b
ushr v31.2d,v0.2d,#2
shl v1.2d,v15.2d,#2
ushr v10.2d,v3.2d,#2
shl v0.2d,v17.2d,#2
bif v31.16b,v12.16b,v21.16b
bit v1.16b,v3.16b,v21.16b
ushr v11.2d,v13.2d,#2
shl v20.2d,v28.2d,#4
bif v10.16b,v15.16b,v21.16b
ushr v2.2d,v1.2d,#4
bit v0.16b,v13.16b,v21.16b
bif v11.16b,v17.16b,v21.16b
movi v21.16b,#15
bit v20.16b,v1.16b,v21.16b
shl v12.2d,v8.2d,#4
bif v2.16b,v28.16b,v21.16b
stp q20,q2,[sp,#32]
ldr q20,[sp,#64]
uzp2 v5.16b,v18.16b,v18.16b
uzp2 v13.16b,v25.16b,v25.16b
bit v12.16b,v0.16b,v21.16b
ushr v0.2d,v0.2d,#4
uzp2 v15.16b,v7.16b,v7.16b
uzp2 v28.16b,v23.16b,v23.16b
uzp2 v17.16b,v20.16b,v20.16b
uzp2 v2.16b,v26.16b,v26.16b
bif v0.16b,v8.16b,v21.16b
uzp2 v8.16b,v22.16b,v22.16b
uzp2 v29.16b,v27.16b,v27.16b
ushr v24.2d,v10.2d,#4
shl v1.2d,v31.2d,#4
shl v3.2d,v30.2d,#4
ushr v9.2d,v11.2d,#4
bif v24.16b,v30.16b,v21.16b
zip2 v30.2d,v5.2d,v13.2d
bit v1.16b,v11.16b,v21.16b
uzp1 v18.16b,v18.16b,v25.16b
bit v3.16b,v10.16b,v21.16b
mov v10.16b,v24.16b
bif v9.16b,v31.16b,v21.16b
zip2 v28.2d,v15.2d,v28.2d
zip2 v2.2d,v17.2d,v2.2d
uzp1 v21.16b,v7.16b,v23.16b
zip2 v23.2d,v8.2d,v29.2d
uzp1 v24.16b,v20.16b,v26.16b
stp q3,q1,[x14,#32]
uzp1 v1.16b,v22.16b,v27.16b
ldp q5,q3,[sp,#32]
add v26.2d,v30.2d,v30.2d
add v29.2d,v18.2d,v18.2d
movi v7.16b,#85
add v22.2d,v28.2d,v28.2d
ushr v20.2d,v2.2d,#1
stp q3,q0,[x14,#64]
bit v26.16b,v23.16b,v7.16b
add v0.2d,v21.2d,v21.2d
ushr v31.2d,v23.2d,#1
ushr v23.2d,v24.2d,#1
bit v29.16b,v1.16b,v7.16b
ushr v1.2d,v1.2d,#1
bit v22.16b,v2.16b,v7.16b
bif v20.16b,v28.16b,v7.16b
bit v0.16b,v24.16b,v7.16b
shl v25.2d,v22.2d,#2
ushr v27.2d,v26.2d,#2
bif v23.16b,v21.16b,v7.16b
shl v2.2d,v20.2d,#2
shl v28.2d,v0.2d,#2
bif v31.16b,v30.16b,v7.16b
ushr v30.2d,v29.2d,#2
shl v8.2d,v23.2d,#2
bif v1.16b,v18.16b,v7.16b
movi v3.16b,#51
ushr v21.2d,v31.2d,#2
ushr v18.2d,v1.2d,#2
bit v25.16b,v26.16b,v3.16b
bif v27.16b,v22.16b,v3.16b
bit v2.16b,v31.16b,v3.16b
bit v28.16b,v29.16b,v3.16b
bif v30.16b,v0.16b,v3.16b
bit v8.16b,v1.16b,v3.16b
bif v21.16b,v20.16b,v3.16b
bif v18.16b,v23.16b,v3.16b
ldp q3,q7,[sp,#80]
stp q5,q12,[x14]
shl v0.2d,v28.2d,#4
ushr v22.2d,v25.2d,#4
shl v1.2d,v8.2d,#4
ushr v24.2d,v2.2d,#4
shl v26.2d,v30.2d,#4
ushr v20.2d,v27.2d,#4
movi v5.16b,#15
bit v0.16b,v25.16b,v5.16b
bif v22.16b,v28.16b,v5.16b
bit v1.16b,v2.16b,v5.16b
bif v24.16b,v8.16b,v5.16b
bit v26.16b,v27.16b,v5.16b
bif v20.16b,v30.16b,v5.16b
ldur q5,[x29,#-80]
uzp2 v2.16b,v4.16b,v4.16b
uzp2 v23.16b,v14.16b,v14.16b
uzp2 v27.16b,v3.16b,v3.16b
uzp2 v28.16b,v16.16b,v16.16b
uzp2 v29.16b,v6.16b,v6.16b
uzp2 v30.16b,v19.16b,v19.16b
stp q0,q1,[x13]
uzp2 v0.16b,v5.16b,v5.16b
uzp2 v1.16b,v7.16b,v7.16b
shl v25.2d,v18.2d,#4
movi v31.16b,#15
bit v25.16b,v21.16b,v31.16b
stp q26,q25,[x13,#32]
zip2 v2.2d,v2.2d,v23.2d
zip2 v23.2d,v27.2d,v28.2d
uzp1 v25.16b,v3.16b,v16.16b
zip2 v26.2d,v29.2d,v30.2d
uzp1 v17.16b,v4.16b,v14.16b
uzp1 v7.16b,v5.16b,v7.16b
zip2 v0.2d,v0.2d,v1.2d
uzp1 v1.16b,v6.16b,v19.16b
ushr v21.2d,v21.2d,#4
bif v21.16b,v18.16b,v31.16b
stp q20,q21,[x13,#96]
movi v29.16b,#51
add v16.2d,v2.2d,v2.2d
add v6.2d,v23.2d,v23.2d
add v18.2d,v25.2d,v25.2d
ushr v3.2d,v26.2d,#1
movi v21.16b,#85
bit v16.16b,v26.16b,v21.16b
ushr v4.2d,v0.2d,#1
bit v6.16b,v0.16b,v21.16b
add v0.2d,v17.2d,v17.2d
ushr v20.2d,v1.2d,#1
bif v3.16b,v2.16b,v21.16b
shl v5.2d,v6.2d,#2
movi v2.16b,#85
ushr v19.2d,v7.2d,#1
bit v18.16b,v7.16b,v21.16b
bif v4.16b,v23.16b,v21.16b
shl v7.2d,v18.2d,#2
bit v0.16b,v1.16b,v2.16b
bif v20.16b,v17.16b,v2.16b
bit v5.16b,v16.16b,v29.16b
ushr v1.2d,v16.2d,#2
ushr v2.2d,v0.2d,#2
shl v16.2d,v4.2d,#2
bif v19.16b,v25.16b,v21.16b
bit v7.16b,v0.16b,v29.16b
ushr v0.2d,v20.2d,#2
ushr v21.2d,v3.2d,#2
bif v2.16b,v18.16b,v29.16b
bit v16.16b,v3.16b,v29.16b
shl v3.2d,v2.2d,#4
bif v1.16b,v6.16b,v29.16b
bif v0.16b,v19.16b,v29.16b
bif v21.16b,v4.16b,v29.16b
shl v4.2d,v0.2d,#4
bit v3.16b,v1.16b,v31.16b
ushr v1.2d,v1.2d,#4
bit v4.16b,v21.16b,v31.16b
stp q3,q4,[x11,#32]
ushr v3.2d,v21.2d,#4
bif v1.16b,v2.16b,v31.16b
movi v2.16b,#85
bif v3.16b,v0.16b,v31.16b
movi v0.16b,#15
shl v17.2d,v19.2d,#2
stp q10,q9,[x14,#96]
bit v17.16b,v20.16b,v29.16b
shl v20.2d,v7.2d,#4
shl v6.2d,v17.2d,#4
bit v20.16b,v5.16b,v31.16b
ushr v5.2d,v5.2d,#4
bit v6.16b,v16.16b,v31.16b
ushr v16.2d,v16.2d,#4
stp q22,q24,[x13,#64]
bif v5.16b,v7.16b,v31.16b
stp q20,q6,[x11]
bif v16.16b,v17.16b,v31.16b
stp q5,q16,[x11,#64]
stp q1,q3,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#208]
ldp d9,d8,[sp,#192]
ldp d11,d10,[sp,#176]
ldp d13,d12,[sp,#160]
ldp d15,d14,[sp,#144]
add sp,sp,#224
4:
ret
.endm

.macro shared_3 p0,p1
cbz x3,\p0
sub sp,sp,#352
stp d15,d14,[sp,#272]
stp d13,d12,[sp,#288]
stp d11,d10,[sp,#304]
stp d9,d8,[sp,#320]
stp x29,x30,[sp,#336]
add x29,sp,#336
movi v25.16b,#85
movi v15.16b,#51
mov x8,xzr
movi v26.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
2:
add x11,x8,x8,lsl #1
mov x14,xzr
lsl x13,x11,#7
add x12,x1,x13
add x11,x13,#256
ldp q0,q1,[x12,#32]
add x15,x1,x11
ldp q3,q2,[x12]
ldr q11,[x15,#112]
ldp q4,q5,[x12,#64]
add x11,x2,x11
ldp q6,q7,[x12,#96]
add v18.2d,v1.2d,v1.2d
add v16.2d,v2.2d,v2.2d
ushr v19.2d,v0.2d,#1
ushr v17.2d,v3.2d,#1
add v20.2d,v5.2d,v5.2d
ushr v21.2d,v4.2d,#1
bit v16.16b,v3.16b,v25.16b
add v22.2d,v7.2d,v7.2d
ushr v23.2d,v6.2d,#1
bit v18.16b,v0.16b,v25.16b
bif v19.16b,v1.16b,v25.16b
bit v20.16b,v4.16b,v25.16b
bif v21.16b,v5.16b,v25.16b
bit v22.16b,v6.16b,v25.16b
bif v23.16b,v7.16b,v25.16b
shl v0.2d,v18.2d,#2
shl v3.2d,v19.2d,#2
shl v5.2d,v22.2d,#2
shl v7.2d,v23.2d,#2
bif v17.16b,v2.16b,v25.16b
ushr v1.2d,v16.2d,#2
ushr v6.2d,v20.2d,#2
ushr v24.2d,v21.2d,#2
bit v0.16b,v16.16b,v15.16b
bit v3.16b,v17.16b,v15.16b
bit v5.16b,v20.16b,v15.16b
bit v7.16b,v21.16b,v15.16b
shl v16.2d,v5.2d,#4
shl v20.2d,v7.2d,#4
ushr v21.2d,v3.2d,#4
bif v1.16b,v18.16b,v15.16b
ushr v18.2d,v0.2d,#4
bit v16.16b,v0.16b,v26.16b
bit v20.16b,v3.16b,v26.16b
bif v21.16b,v7.16b,v26.16b
zip2 v0.16b,v21.16b,v20.16b
bif v6.16b,v22.16b,v15.16b
shl v2.2d,v6.2d,#4
ushr v22.2d,v1.2d,#4
bif v18.16b,v5.16b,v26.16b
bit v2.16b,v1.16b,v26.16b
bif v22.16b,v6.16b,v26.16b
zip2 v1.16b,v18.16b,v16.16b
add x12,x13,#128
ushr v4.2d,v17.2d,#2
bif v24.16b,v23.16b,v15.16b
stur q0,[x29,#-112]
zip1 v0.16b,v22.16b,v2.16b
bif v4.16b,v19.16b,v15.16b
ushr v19.2d,v4.2d,#4
add x16,x1,x12
shl v17.2d,v24.2d,#4
bif v19.16b,v24.16b,v26.16b
zip1 v7.16b,v18.16b,v16.16b
zip1 v5.16b,v21.16b,v20.16b
ldp q20,q16,[x16]
bit v17.16b,v4.16b,v26.16b
stp q0,q1,[x29,#-160]
ldp q0,q1,[x16,#32]
ldp q21,q23,[x16,#64]
movi v6.16b,#85
ldp q24,q25,[x16,#96]
add v26.2d,v16.2d,v16.2d
ushr v27.2d,v20.2d,#1
add v28.2d,v1.2d,v1.2d
ushr v29.2d,v0.2d,#1
add v30.2d,v23.2d,v23.2d
ushr v31.2d,v21.2d,#1
zip2 v4.16b,v22.16b,v2.16b
add v8.2d,v25.2d,v25.2d
ushr v9.2d,v24.2d,#1
bit v26.16b,v20.16b,v6.16b
bif v27.16b,v16.16b,v6.16b
bit v28.16b,v0.16b,v6.16b
bif v29.16b,v1.16b,v6.16b
bit v30.16b,v21.16b,v6.16b
bit v8.16b,v24.16b,v6.16b
shl v1.2d,v28.2d,#2
shl v2.2d,v29.2d,#2
ushr v20.2d,v27.2d,#2
shl v21.2d,v8.2d,#2
bif v31.16b,v23.16b,v6.16b
bif v9.16b,v25.16b,v6.16b
ushr v0.2d,v26.2d,#2
ushr v22.2d,v30.2d,#2
shl v23.2d,v9.2d,#2
ushr v24.2d,v31.2d,#2
bit v1.16b,v26.16b,v15.16b
bit v2.16b,v27.16b,v15.16b
bif v20.16b,v29.16b,v15.16b
bit v21.16b,v30.16b,v15.16b
shl v25.2d,v21.2d,#4
ushr v27.2d,v1.2d,#4
ushr v29.2d,v2.2d,#4
movi v3.16b,#15
bif v0.16b,v28.16b,v15.16b
bif v22.16b,v8.16b,v15.16b
bit v23.16b,v31.16b,v15.16b
bif v24.16b,v9.16b,v15.16b
shl v28.2d,v23.2d,#4
shl v30.2d,v22.2d,#4
ushr v31.2d,v0.2d,#4
shl v8.2d,v24.2d,#4
bit v25.16b,v1.16b,v3.16b
ushr v1.2d,v20.2d,#4
bif v27.16b,v21.16b,v3.16b
bif v29.16b,v23.16b,v3.16b
zip1 v16.16b,v19.16b,v17.16b
zip2 v26.16b,v19.16b,v17.16b
bit v28.16b,v2.16b,v3.16b
bit v30.16b,v0.16b,v3.16b
bif v31.16b,v22.16b,v3.16b
bit v8.16b,v20.16b,v3.16b
bif v1.16b,v24.16b,v3.16b
zip1 v20.16b,v27.16b,v25.16b
zip2 v24.16b,v27.16b,v25.16b
zip1 v19.16b,v29.16b,v28.16b
zip2 v22.16b,v29.16b,v28.16b
ldp q0,q2,[x15,#16]
ldp q27,q29,[x15,#48]
zip1 v17.16b,v31.16b,v30.16b
zip2 v21.16b,v31.16b,v30.16b
ldp q30,q10,[x15,#80]
ldr q28,[x15]
add v31.2d,v0.2d,v0.2d
ushr v23.2d,v2.2d,#1
add v13.2d,v27.2d,v27.2d
zip1 v25.16b,v1.16b,v8.16b
zip2 v9.16b,v1.16b,v8.16b
ushr v12.2d,v28.2d,#1
add v14.2d,v30.2d,v30.2d
bit v31.16b,v28.16b,v6.16b
add v1.2d,v11.2d,v11.2d
bit v13.16b,v2.16b,v6.16b
ushr v2.2d,v10.2d,#1
bif v23.16b,v27.16b,v6.16b
ushr v27.2d,v29.2d,#1
shl v28.2d,v13.2d,#2
bif v12.16b,v0.16b,v6.16b
bit v14.16b,v29.16b,v6.16b
bit v1.16b,v10.16b,v6.16b
ushr v0.2d,v31.2d,#2
bif v2.16b,v11.16b,v6.16b
shl v8.2d,v1.2d,#2
bif v27.16b,v30.16b,v6.16b
ushr v30.2d,v14.2d,#2
bit v28.16b,v31.16b,v15.16b
ushr v31.2d,v27.2d,#2
shl v29.2d,v23.2d,#2
shl v10.2d,v2.2d,#2
ushr v11.2d,v12.2d,#2
bit v8.16b,v14.16b,v15.16b
bif v30.16b,v1.16b,v15.16b
shl v1.2d,v8.2d,#4
bif v31.16b,v2.16b,v15.16b
ushr v2.2d,v28.2d,#4
bif v0.16b,v13.16b,v15.16b
bit v29.16b,v12.16b,v15.16b
bit v10.16b,v27.16b,v15.16b
shl v27.2d,v10.2d,#4
ushr v12.2d,v29.2d,#4
shl v13.2d,v30.2d,#4
bif v11.16b,v23.16b,v15.16b
bit v1.16b,v28.16b,v3.16b
bif v2.16b,v8.16b,v3.16b
ushr v28.2d,v11.2d,#4
ushr v14.2d,v0.2d,#4
shl v23.2d,v31.2d,#4
bit v27.16b,v29.16b,v3.16b
bif v12.16b,v10.16b,v3.16b
bit v13.16b,v0.16b,v3.16b
zip1 v0.16b,v2.16b,v1.16b
zip2 v1.16b,v2.16b,v1.16b
bif v28.16b,v31.16b,v3.16b
zip1 v2.16b,v12.16b,v27.16b
bit v23.16b,v11.16b,v3.16b
zip2 v31.16b,v12.16b,v27.16b
zip1 v6.16b,v28.16b,v23.16b
zip2 v12.16b,v28.16b,v23.16b
bif v14.16b,v30.16b,v3.16b
ldp q27,q28,[x0]
zip1 v29.16b,v14.16b,v13.16b
zip2 v11.16b,v14.16b,v13.16b
add x12,x2,x12
add x13,x2,x13
add x15,x0,#240
eor v18.16b,v7.16b,v27.16b
eor v7.16b,v0.16b,v27.16b
eor v0.16b,v2.16b,v28.16b
eor v3.16b,v20.16b,v27.16b
ldur q2,[x29,#-160]
eor v15.16b,v5.16b,v28.16b
stp q7,q0,[x29,#-96]
ldp q10,q0,[x0,#32]
stur q3,[x29,#-128]
eor v3.16b,v19.16b,v28.16b
eor v28.16b,v2.16b,v10.16b
ldp q2,q13,[x0,#64]
eor v8.16b,v17.16b,v10.16b
eor v7.16b,v29.16b,v10.16b
mov v29.16b,v3.16b
eor v10.16b,v16.16b,v0.16b
eor v25.16b,v25.16b,v0.16b
eor v3.16b,v6.16b,v0.16b
ldur q0,[x29,#-144]
eor v24.16b,v24.16b,v2.16b
eor v17.16b,v1.16b,v2.16b
eor v1.16b,v22.16b,v13.16b
eor v16.16b,v0.16b,v2.16b
ldur q0,[x29,#-112]
eor v2.16b,v0.16b,v13.16b
stp q2,q1,[x29,#-160]
eor v1.16b,v31.16b,v13.16b
stur q1,[x29,#-112]
ldp q0,q1,[x0,#96]
eor v31.16b,v4.16b,v0.16b
eor v23.16b,v21.16b,v0.16b
eor v21.16b,v11.16b,v0.16b
eor v11.16b,v26.16b,v1.16b
eor v26.16b,v9.16b,v1.16b
eor v4.16b,v12.16b,v1.16b
nop
nop
nop
nop
nop
nop
nop
3:
and v0.16b,v10.16b,v28.16b
and v1.16b,v11.16b,v31.16b
stp q31,q28,[sp,#16]
and v2.16b,v25.16b,v8.16b
and v9.16b,v26.16b,v23.16b
str q7,[sp,#48]
and v14.16b,v3.16b,v7.16b
mov v6.16b,v7.16b
and x16,x14,#0x7
eor v0.16b,v0.16b,v18.16b
mov v18.16b,v28.16b
umaddl x16,w16,w9,x10
eor v28.16b,v1.16b,v16.16b
and v7.16b,v4.16b,v21.16b
eor v12.16b,v9.16b,v24.16b
ldp q24,q1,[x29,#-144]
str q8,[sp,#80]
eor v13.16b,v2.16b,v1.16b
ldur q1,[x29,#-96]
orr v2.16b,v18.16b,v15.16b
mov v18.16b,v23.16b
eor v5.16b,v7.16b,v17.16b
ldur q27,[x29,#-160]
eor v14.16b,v14.16b,v1.16b
eor v1.16b,v28.16b,v0.16b
str q23,[sp,#64]
ldp q7,q9,[x16]
eor v17.16b,v12.16b,v13.16b
orr v23.16b,v8.16b,v29.16b
mov v8.16b,v29.16b
mov v29.16b,v3.16b
orr v3.16b,v18.16b,v24.16b
eor v18.16b,v5.16b,v14.16b
orr v16.16b,v31.16b,v27.16b
mov v31.16b,v4.16b
tbl v4.16b,{ v1.16b },v7.16b
str q5,[sp]
mov v30.16b,v21.16b
tbl v5.16b,{ v17.16b },v7.16b
ldur q22,[x29,#-80]
eor v3.16b,v26.16b,v3.16b
eor v20.16b,v10.16b,v2.16b
add x14,x14,#1
tbl v2.16b,{ v18.16b },v7.16b
eor v21.16b,v11.16b,v16.16b
cmp x14,#\p1
eor v19.16b,v25.16b,v23.16b
eor v16.16b,v4.16b,v0.16b
str q30,[sp,#160]
stur q3,[x29,#-96]
orr v26.16b,v12.16b,v3.16b
mov v3.16b,v30.16b
eor v4.16b,v5.16b,v13.16b
ldur q30,[x29,#-112]
orr v5.16b,v0.16b,v20.16b
orr v25.16b,v28.16b,v21.16b
eor v11.16b,v2.16b,v14.16b
stur q21,[x29,#-128]
orr v2.16b,v13.16b,v19.16b
orr v10.16b,v6.16b,v22.16b
stp q20,q19,[sp,#128]
tbl v6.16b,{ v16.16b },v9.16b
orr v21.16b,v3.16b,v30.16b
tbl v19.16b,{ v4.16b },v9.16b
eor v5.16b,v5.16b,v15.16b
eor v20.16b,v25.16b,v27.16b
eor v2.16b,v2.16b,v8.16b
eor v26.16b,v26.16b,v24.16b
tbl v3.16b,{ v11.16b },v9.16b
eor v29.16b,v29.16b,v10.16b
eor v31.16b,v31.16b,v21.16b
and v0.16b,v0.16b,v15.16b
eor v23.16b,v6.16b,v1.16b
ldr q1,[sp]
eor v25.16b,v20.16b,v5.16b
eor v10.16b,v19.16b,v17.16b
eor v21.16b,v26.16b,v2.16b
and v6.16b,v28.16b,v27.16b
stp q31,q29,[sp,#96]
eor v15.16b,v3.16b,v18.16b
ldr q3,[sp,#32]
orr v17.16b,v14.16b,v29.16b
orr v18.16b,v1.16b,v31.16b
tbl v19.16b,{ v23.16b },v9.16b
tbl v20.16b,{ v10.16b },v9.16b
tbl v27.16b,{ v25.16b },v7.16b
tbl v29.16b,{ v21.16b },v7.16b
eor v26.16b,v0.16b,v3.16b
ldr q0,[sp,#16]
and v13.16b,v13.16b,v8.16b
eor v3.16b,v17.16b,v22.16b
eor v17.16b,v18.16b,v30.16b
and v12.16b,v12.16b,v24.16b
eor v31.16b,v6.16b,v0.16b
tbl v6.16b,{ v15.16b },v9.16b
eor v24.16b,v19.16b,v16.16b
eor v19.16b,v20.16b,v4.16b
ldp q16,q20,[sp,#64]
eor v28.16b,v27.16b,v5.16b
eor v0.16b,v29.16b,v2.16b
eor v27.16b,v17.16b,v3.16b
ldp q18,q17,[x16,#32]
and v4.16b,v14.16b,v22.16b
eor v11.16b,v6.16b,v11.16b
eor v29.16b,v13.16b,v20.16b
eor v13.16b,v12.16b,v16.16b
stur q0,[x29,#-144]
ldr q16,[sp,#48]
tbl v14.16b,{ v28.16b },v9.16b
tbl v6.16b,{ v24.16b },v18.16b
tbl v0.16b,{ v0.16b },v9.16b
tbl v2.16b,{ v27.16b },v7.16b
and v5.16b,v1.16b,v30.16b
eor v20.16b,v4.16b,v16.16b
ldr q4,[sp,#160]
eor v31.16b,v31.16b,v26.16b
tbl v8.16b,{ v19.16b },v18.16b
tbl v1.16b,{ v11.16b },v18.16b
eor v4.16b,v5.16b,v4.16b
eor v6.16b,v6.16b,v23.16b
eor v23.16b,v14.16b,v25.16b
eor v14.16b,v0.16b,v21.16b
eor v22.16b,v2.16b,v3.16b
tbl v5.16b,{ v31.16b },v7.16b
ldp q2,q0,[x15,#-112]
eor v8.16b,v8.16b,v10.16b
eor v12.16b,v1.16b,v15.16b
ldr q15,[sp,#128]
eor v10.16b,v13.16b,v29.16b
eor v13.16b,v4.16b,v20.16b
tbl v4.16b,{ v14.16b },v9.16b
tbl v3.16b,{ v23.16b },v9.16b
stur q0,[x29,#-80]
ldp q0,q1,[x29,#-144]
eor v16.16b,v24.16b,v2.16b
eor v19.16b,v19.16b,v2.16b
eor v11.16b,v11.16b,v2.16b
eor v2.16b,v5.16b,v26.16b
ldr q26,[sp,#144]
ldur q5,[x29,#-96]
eor v21.16b,v1.16b,v15.16b
tbl v30.16b,{ v22.16b },v9.16b
tbl v24.16b,{ v10.16b },v7.16b
tbl v1.16b,{ v13.16b },v7.16b
eor v5.16b,v5.16b,v26.16b
eor v3.16b,v3.16b,v28.16b
eor v4.16b,v4.16b,v0.16b
ldp q25,q0,[sp,#96]
eor v27.16b,v30.16b,v27.16b
eor v28.16b,v24.16b,v29.16b
tbl v24.16b,{ v21.16b },v7.16b
eor v25.16b,v25.16b,v0.16b
eor v30.16b,v1.16b,v20.16b
tbl v20.16b,{ v5.16b },v7.16b
eor v1.16b,v16.16b,v6.16b
tbl v16.16b,{ v6.16b },v17.16b
eor v6.16b,v19.16b,v8.16b
tbl v29.16b,{ v2.16b },v9.16b
tbl v19.16b,{ v8.16b },v17.16b
tbl v7.16b,{ v25.16b },v7.16b
stur q6,[x29,#-128]
eor v6.16b,v11.16b,v12.16b
eor v11.16b,v24.16b,v15.16b
str q1,[sp,#160]
eor v20.16b,v20.16b,v26.16b
tbl v1.16b,{ v12.16b },v17.16b
ldp q26,q24,[x15,#-48]
eor v31.16b,v29.16b,v31.16b
stur q6,[x29,#-96]
tbl v29.16b,{ v27.16b },v9.16b
eor v7.16b,v7.16b,v0.16b
tbl v12.16b,{ v3.16b },v18.16b
tbl v6.16b,{ v28.16b },v9.16b
tbl v15.16b,{ v30.16b },v9.16b
eor v0.16b,v16.16b,v26.16b
eor v16.16b,v19.16b,v26.16b
tbl v19.16b,{ v20.16b },v9.16b
tbl v8.16b,{ v11.16b },v9.16b
eor v22.16b,v29.16b,v22.16b
tbl v29.16b,{ v4.16b },v18.16b
str q0,[sp,#144]
eor v0.16b,v1.16b,v26.16b
tbl v26.16b,{ v7.16b },v9.16b
eor v23.16b,v12.16b,v23.16b
eor v5.16b,v19.16b,v5.16b
eor v6.16b,v6.16b,v10.16b
tbl v19.16b,{ v22.16b },v18.16b
eor v10.16b,v15.16b,v13.16b
eor v1.16b,v8.16b,v21.16b
str q0,[sp,#128]
ldur q0,[x29,#-80]
tbl v8.16b,{ v31.16b },v9.16b
eor v13.16b,v29.16b,v14.16b
eor v25.16b,v26.16b,v25.16b
tbl v26.16b,{ v23.16b },v17.16b
eor v4.16b,v4.16b,v0.16b
eor v3.16b,v3.16b,v0.16b
tbl v12.16b,{ v6.16b },v9.16b
eor v19.16b,v19.16b,v27.16b
tbl v14.16b,{ v10.16b },v9.16b
eor v2.16b,v8.16b,v2.16b
tbl v27.16b,{ v25.16b },v9.16b
eor v29.16b,v4.16b,v13.16b
eor v4.16b,v22.16b,v0.16b
eor v15.16b,v3.16b,v23.16b
tbl v3.16b,{ v1.16b },v9.16b
tbl v23.16b,{ v5.16b },v9.16b
eor v26.16b,v26.16b,v24.16b
tbl v22.16b,{ v13.16b },v17.16b
tbl v21.16b,{ v2.16b },v18.16b
eor v28.16b,v12.16b,v28.16b
eor v4.16b,v4.16b,v19.16b
eor v0.16b,v14.16b,v30.16b
eor v7.16b,v27.16b,v7.16b
stur q26,[x29,#-160]
tbl v26.16b,{ v19.16b },v17.16b
eor v3.16b,v3.16b,v11.16b
eor v20.16b,v23.16b,v20.16b
tbl v8.16b,{ v28.16b },v18.16b
stur q4,[x29,#-80]
ldp q4,q23,[x15,#-80]
eor v22.16b,v22.16b,v24.16b
tbl v19.16b,{ v0.16b },v18.16b
eor v21.16b,v21.16b,v31.16b
tbl v27.16b,{ v3.16b },v18.16b
tbl v31.16b,{ v20.16b },v18.16b
tbl v18.16b,{ v7.16b },v18.16b
eor v2.16b,v2.16b,v4.16b
eor v6.16b,v8.16b,v6.16b
eor v0.16b,v0.16b,v4.16b
stur q22,[x29,#-144]
eor v22.16b,v26.16b,v24.16b
eor v3.16b,v3.16b,v23.16b
eor v19.16b,v19.16b,v10.16b
eor v20.16b,v20.16b,v23.16b
eor v1.16b,v27.16b,v1.16b
ldp q24,q27,[x15,#-16]
stur q22,[x29,#-112]
add x15,x15,#128
eor v22.16b,v28.16b,v4.16b
eor v28.16b,v2.16b,v21.16b
tbl v2.16b,{ v21.16b },v17.16b
eor v5.16b,v31.16b,v5.16b
eor v18.16b,v18.16b,v25.16b
tbl v21.16b,{ v19.16b },v17.16b
tbl v4.16b,{ v1.16b },v17.16b
eor v8.16b,v22.16b,v6.16b
tbl v6.16b,{ v6.16b },v17.16b
eor v10.16b,v3.16b,v1.16b
tbl v22.16b,{ v5.16b },v17.16b
eor v25.16b,v20.16b,v5.16b
tbl v17.16b,{ v18.16b },v17.16b
eor v31.16b,v2.16b,v24.16b
eor v2.16b,v7.16b,v23.16b
eor v7.16b,v0.16b,v19.16b
eor v21.16b,v21.16b,v24.16b
eor v11.16b,v4.16b,v27.16b
eor v23.16b,v6.16b,v24.16b
mov v24.16b,v16.16b
eor v26.16b,v22.16b,v27.16b
eor v3.16b,v2.16b,v18.16b
ldr q18,[sp,#160]
eor v4.16b,v17.16b,v27.16b
ldp q17,q16,[sp,#128]
b.ne 3b
ldp q5,q30,[x29,#-160]
uzp2 v0.16b,v15.16b,v15.16b
uzp2 v9.16b,v10.16b,v10.16b
uzp2 v12.16b,v11.16b,v11.16b
uzp1 v27.16b,v10.16b,v11.16b
stur q3,[x29,#-160]
uzp2 v1.16b,v5.16b,v5.16b
uzp2 v10.16b,v28.16b,v28.16b
uzp2 v11.16b,v31.16b,v31.16b
uzp2 v2.16b,v18.16b,v18.16b
str q4,[sp,#144]
uzp2 v13.16b,v16.16b,v16.16b
uzp1 v31.16b,v28.16b,v31.16b
ldur q22,[x29,#-128]
mov v19.16b,v29.16b
uzp1 v29.16b,v15.16b,v5.16b
str q21,[sp,#160]
zip2 v28.2d,v0.2d,v1.2d
uzp1 v0.16b,v18.16b,v16.16b
add x8,x8,#1
zip2 v10.2d,v10.2d,v11.2d
zip2 v6.2d,v9.2d,v12.2d
cmp x8,x3
zip2 v3.2d,v2.2d,v13.2d
ushr v11.2d,v31.2d,#1
mov v20.16b,v8.16b
add v12.2d,v27.2d,v27.2d
movi v5.16b,#85
bif v11.16b,v27.16b,v5.16b
ushr v14.2d,v0.2d,#1
bit v12.16b,v31.16b,v5.16b
add v13.2d,v28.2d,v28.2d
ushr v1.2d,v10.2d,#1
bif v14.16b,v29.16b,v5.16b
bit v13.16b,v3.16b,v5.16b
shl v8.2d,v11.2d,#2
add v9.2d,v29.2d,v29.2d
bif v1.16b,v6.16b,v5.16b
ushr v2.2d,v3.2d,#1
add v15.2d,v6.2d,v6.2d
bit v9.16b,v0.16b,v5.16b
ushr v31.2d,v14.2d,#2
movi v3.16b,#51
bit v8.16b,v14.16b,v3.16b
shl v14.2d,v1.2d,#2
shl v0.2d,v12.2d,#2
bif v2.16b,v28.16b,v5.16b
bit v15.16b,v10.16b,v5.16b
shl v28.2d,v15.2d,#2
shl v4.2d,v8.2d,#4
bit v14.16b,v2.16b,v3.16b
ushr v29.2d,v9.2d,#2
bit v0.16b,v9.16b,v3.16b
ushr v10.2d,v13.2d,#2
bif v31.16b,v11.16b,v3.16b
ushr v11.2d,v2.2d,#2
bit v28.16b,v13.16b,v3.16b
shl v16.2d,v0.2d,#4
uzp2 v9.16b,v19.16b,v19.16b
uzp2 v13.16b,v30.16b,v30.16b
movi v6.16b,#15
bit v4.16b,v14.16b,v6.16b
ushr v14.2d,v14.2d,#4
bif v10.16b,v15.16b,v3.16b
ushr v18.2d,v28.2d,#4
bif v11.16b,v1.16b,v3.16b
bit v16.16b,v28.16b,v6.16b
uzp2 v15.16b,v25.16b,v25.16b
uzp2 v27.16b,v26.16b,v26.16b
uzp2 v2.16b,v20.16b,v20.16b
uzp2 v1.16b,v23.16b,v23.16b
bif v14.16b,v8.16b,v6.16b
uzp2 v8.16b,v22.16b,v22.16b
uzp2 v28.16b,v24.16b,v24.16b
bif v29.16b,v12.16b,v3.16b
ushr v3.2d,v10.2d,#4
shl v12.2d,v29.2d,#4
bif v3.16b,v29.16b,v6.16b
zip2 v29.2d,v9.2d,v13.2d
bit v12.16b,v10.16b,v6.16b
mov v10.16b,v3.16b
zip2 v27.2d,v15.2d,v27.2d
uzp1 v3.16b,v19.16b,v30.16b
zip2 v1.2d,v2.2d,v1.2d
zip2 v2.2d,v8.2d,v28.2d
uzp1 v20.16b,v20.16b,v23.16b
ushr v21.2d,v11.2d,#4
uzp1 v25.16b,v25.16b,v26.16b
bif v18.16b,v0.16b,v6.16b
uzp1 v22.16b,v22.16b,v24.16b
shl v0.2d,v31.2d,#4
bif v21.16b,v31.16b,v6.16b
bit v0.16b,v11.16b,v6.16b
mov v9.16b,v21.16b
add v21.2d,v29.2d,v29.2d
stp q16,q4,[x13]
add v24.2d,v27.2d,v27.2d
add v26.2d,v3.2d,v3.2d
stp q12,q0,[x13,#32]
ushr v0.2d,v1.2d,#1
bit v21.16b,v2.16b,v5.16b
ushr v4.2d,v2.2d,#1
ushr v2.2d,v20.2d,#1
add v28.2d,v25.2d,v25.2d
bit v24.16b,v1.16b,v5.16b
bif v0.16b,v27.16b,v5.16b
bit v26.16b,v22.16b,v5.16b
ushr v1.2d,v22.2d,#1
shl v22.2d,v24.2d,#2
bif v2.16b,v25.16b,v5.16b
shl v25.2d,v0.2d,#2
shl v31.2d,v2.2d,#2
movi v15.16b,#51
bit v28.16b,v20.16b,v5.16b
ushr v23.2d,v21.2d,#2
shl v27.2d,v28.2d,#2
bif v4.16b,v29.16b,v5.16b
bif v1.16b,v3.16b,v5.16b
bit v22.16b,v21.16b,v15.16b
bit v25.16b,v4.16b,v15.16b
bit v31.16b,v1.16b,v15.16b
ushr v21.2d,v25.2d,#4
ushr v29.2d,v26.2d,#2
bit v27.16b,v26.16b,v15.16b
shl v26.2d,v31.2d,#4
bif v21.16b,v31.16b,v6.16b
ldp q31,q5,[x29,#-96]
ldur q30,[x29,#-112]
stp q18,q14,[x13,#64]
bif v23.16b,v24.16b,v15.16b
ushr v19.2d,v1.2d,#2
shl v24.2d,v27.2d,#4
ushr v20.2d,v4.2d,#2
ldp q18,q16,[sp,#144]
ushr v1.2d,v22.2d,#4
bif v19.16b,v2.16b,v15.16b
bit v24.16b,v22.16b,v6.16b
uzp2 v2.16b,v5.16b,v5.16b
uzp2 v22.16b,v30.16b,v30.16b
ldur q4,[x29,#-160]
bif v29.16b,v28.16b,v15.16b
bif v20.16b,v0.16b,v15.16b
ushr v0.2d,v23.2d,#4
bif v1.16b,v27.16b,v6.16b
bit v26.16b,v25.16b,v6.16b
uzp2 v25.16b,v4.16b,v4.16b
uzp2 v27.16b,v18.16b,v18.16b
shl v28.2d,v29.2d,#4
bif v0.16b,v29.16b,v6.16b
uzp2 v29.16b,v31.16b,v31.16b
uzp2 v3.16b,v17.16b,v17.16b
stp q24,q26,[x12]
uzp2 v24.16b,v7.16b,v7.16b
uzp2 v26.16b,v16.16b,v16.16b
bit v28.16b,v23.16b,v6.16b
shl v23.2d,v19.2d,#4
zip2 v22.2d,v2.2d,v22.2d
mov v2.16b,v17.16b
bit v23.16b,v20.16b,v6.16b
stp q28,q23,[x12,#32]
zip2 v23.2d,v25.2d,v27.2d
uzp1 v17.16b,v4.16b,v18.16b
zip2 v18.2d,v29.2d,v3.2d
uzp1 v4.16b,v7.16b,v16.16b
uzp1 v16.16b,v5.16b,v30.16b
zip2 v6.2d,v24.2d,v26.2d
uzp1 v7.16b,v31.16b,v2.16b
ushr v20.2d,v20.2d,#4
movi v26.16b,#15
add v5.2d,v22.2d,v22.2d
bif v20.16b,v19.16b,v26.16b
add v2.2d,v23.2d,v23.2d
movi v25.16b,#85
stp q1,q21,[x12,#64]
stp q0,q20,[x12,#96]
ushr v0.2d,v18.2d,#1
add v19.2d,v17.2d,v17.2d
bit v5.16b,v18.16b,v25.16b
ushr v1.2d,v6.2d,#1
ushr v18.2d,v4.2d,#1
bit v2.16b,v6.16b,v25.16b
add v20.2d,v16.2d,v16.2d
ushr v21.2d,v7.2d,#1
shl v3.2d,v2.2d,#2
bif v0.16b,v22.16b,v25.16b
bit v19.16b,v4.16b,v25.16b
bif v1.16b,v23.16b,v25.16b
bif v18.16b,v17.16b,v25.16b
shl v4.2d,v19.2d,#2
bit v20.16b,v7.16b,v25.16b
bif v21.16b,v16.16b,v25.16b
shl v6.2d,v18.2d,#2
bit v3.16b,v5.16b,v15.16b
ushr v5.2d,v5.2d,#2
ushr v7.2d,v20.2d,#2
shl v16.2d,v1.2d,#2
bit v4.16b,v20.16b,v15.16b
ushr v17.2d,v21.2d,#2
ushr v20.2d,v0.2d,#2
bit v6.16b,v21.16b,v15.16b
bif v5.16b,v2.16b,v15.16b
bif v7.16b,v19.16b,v15.16b
shl v2.2d,v6.2d,#4
bit v16.16b,v0.16b,v15.16b
shl v0.2d,v7.2d,#4
shl v21.2d,v4.2d,#4
bif v17.16b,v18.16b,v15.16b
bif v20.16b,v1.16b,v15.16b
shl v1.2d,v17.2d,#4
bit v2.16b,v16.16b,v26.16b
bit v0.16b,v5.16b,v26.16b
bit v21.16b,v3.16b,v26.16b
ushr v3.2d,v3.2d,#4
stp q21,q2,[x11]
ushr v16.2d,v16.2d,#4
ushr v2.2d,v5.2d,#4
bit v1.16b,v20.16b,v26.16b
stp q0,q1,[x11,#32]
ushr v0.2d,v20.2d,#4
stp q10,q9,[x13,#96]
bif v3.16b,v4.16b,v26.16b
bif v16.16b,v6.16b,v26.16b
stp q3,q16,[x11,#64]
bif v2.16b,v7.16b,v26.16b
bif v0.16b,v17.16b,v26.16b
stp q2,q0,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#336]
ldp d9,d8,[sp,#320]
ldp d11,d10,[sp,#304]
ldp d13,d12,[sp,#288]
ldp d15,d14,[sp,#272]
add sp,sp,#352
4:
ret
.endm

.macro shared_4 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10
cbz x3,\p0
sub sp,sp,#192
stp d15,d14,[sp,#112]
stp d13,d12,[sp,#128]
stp d11,d10,[sp,#144]
stp d9,d8,[sp,#160]
stp x29,x30,[sp,#176]
add x29,sp,#176
movi v13.16b,#85
movi v2.16b,#51
mov x8,xzr
movi v0.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
2:
add x11,x8,x8,lsl #1
lsl x13,x11,#7
add x12,x1,x13
add x11,x13,#256
ldp q3,q4,[x12,#32]
add x14,x1,x11
ldp q6,q5,[x12]
add x11,x2,x11
ldp q7,q16,[x12,#64]
ldp q17,q18,[x12,#96]
add v21.2d,v4.2d,v4.2d
add v19.2d,v5.2d,v5.2d
ushr v20.2d,v6.2d,#1
ushr v22.2d,v3.2d,#1
add v23.2d,v16.2d,v16.2d
ushr v24.2d,v7.2d,#1
bit v19.16b,v6.16b,v13.16b
add v25.2d,v18.2d,v18.2d
ushr v26.2d,v17.2d,#1
bif v20.16b,v5.16b,v13.16b
bit v21.16b,v3.16b,v13.16b
bif v22.16b,v4.16b,v13.16b
bit v23.16b,v7.16b,v13.16b
bif v24.16b,v16.16b,v13.16b
bit v25.16b,v17.16b,v13.16b
bif v26.16b,v18.16b,v13.16b
shl v3.2d,v21.2d,#2
ushr v4.2d,v19.2d,#2
shl v5.2d,v22.2d,#2
ushr v7.2d,v20.2d,#2
shl v16.2d,v25.2d,#2
shl v27.2d,v26.2d,#2
add x12,x13,#128
ushr v17.2d,v23.2d,#2
ushr v28.2d,v24.2d,#2
bit v3.16b,v19.16b,v2.16b
bif v4.16b,v21.16b,v2.16b
bit v5.16b,v20.16b,v2.16b
bif v7.16b,v22.16b,v2.16b
bit v16.16b,v23.16b,v2.16b
bit v27.16b,v24.16b,v2.16b
shl v20.2d,v16.2d,#4
ushr v21.2d,v3.2d,#4
shl v22.2d,v27.2d,#4
ushr v23.2d,v5.2d,#4
bif v17.16b,v25.16b,v2.16b
bif v28.16b,v26.16b,v2.16b
shl v6.2d,v17.2d,#4
ushr v19.2d,v7.2d,#4
add x15,x1,x12
bit v20.16b,v3.16b,v0.16b
bif v21.16b,v16.16b,v0.16b
bit v22.16b,v5.16b,v0.16b
bif v23.16b,v27.16b,v0.16b
ushr v24.2d,v4.2d,#4
shl v18.2d,v28.2d,#4
bit v6.16b,v4.16b,v0.16b
bif v19.16b,v28.16b,v0.16b
zip1 v5.16b,v21.16b,v20.16b
zip2 v3.16b,v21.16b,v20.16b
zip1 v4.16b,v23.16b,v22.16b
zip2 v1.16b,v23.16b,v22.16b
ldp q20,q21,[x15,#32]
bif v24.16b,v17.16b,v0.16b
ldp q23,q22,[x15]
bit v18.16b,v7.16b,v0.16b
ldp q25,q26,[x15,#64]
zip1 v7.16b,v24.16b,v6.16b
ldp q27,q28,[x15,#96]
add v31.2d,v21.2d,v21.2d
add v29.2d,v22.2d,v22.2d
ushr v30.2d,v23.2d,#1
ushr v8.2d,v20.2d,#1
add v9.2d,v26.2d,v26.2d
ushr v10.2d,v25.2d,#1
zip2 v17.16b,v24.16b,v6.16b
add v11.2d,v28.2d,v28.2d
ushr v12.2d,v27.2d,#1
bit v29.16b,v23.16b,v13.16b
bif v30.16b,v22.16b,v13.16b
bit v31.16b,v20.16b,v13.16b
bif v8.16b,v21.16b,v13.16b
bit v9.16b,v25.16b,v13.16b
bif v10.16b,v26.16b,v13.16b
bit v11.16b,v27.16b,v13.16b
bif v12.16b,v28.16b,v13.16b
shl v21.2d,v31.2d,#2
ushr v20.2d,v29.2d,#2
shl v22.2d,v8.2d,#2
ushr v24.2d,v30.2d,#2
shl v25.2d,v11.2d,#2
shl v27.2d,v12.2d,#2
ushr v26.2d,v9.2d,#2
ushr v28.2d,v10.2d,#2
bit v21.16b,v29.16b,v2.16b
bif v20.16b,v31.16b,v2.16b
bit v22.16b,v30.16b,v2.16b
bif v24.16b,v8.16b,v2.16b
bit v25.16b,v9.16b,v2.16b
bit v27.16b,v10.16b,v2.16b
shl v29.2d,v25.2d,#4
shl v31.2d,v27.2d,#4
ushr v8.2d,v22.2d,#4
ushr v10.2d,v20.2d,#4
bif v26.16b,v11.16b,v2.16b
bif v28.16b,v12.16b,v2.16b
ushr v30.2d,v21.2d,#4
shl v9.2d,v26.2d,#4
shl v11.2d,v28.2d,#4
bit v29.16b,v21.16b,v0.16b
ushr v12.2d,v24.2d,#4
bit v31.16b,v22.16b,v0.16b
bif v8.16b,v27.16b,v0.16b
bif v10.16b,v26.16b,v0.16b
stp q3,q1,[sp,#16]
zip1 v3.16b,v19.16b,v18.16b
zip2 v23.16b,v19.16b,v18.16b
bif v30.16b,v25.16b,v0.16b
bit v9.16b,v20.16b,v0.16b
bit v11.16b,v24.16b,v0.16b
bif v12.16b,v28.16b,v0.16b
zip1 v20.16b,v30.16b,v29.16b
zip2 v19.16b,v30.16b,v29.16b
zip1 v18.16b,v8.16b,v31.16b
zip2 v24.16b,v8.16b,v31.16b
zip1 v21.16b,v10.16b,v9.16b
zip2 v25.16b,v10.16b,v9.16b
ldp q27,q28,[x14,#16]
ldr q30,[x14]
ldp q29,q31,[x14,#48]
ldr q13,[x14,#112]
ldp q8,q10,[x14,#80]
ushr v14.2d,v30.2d,#1
add v9.2d,v27.2d,v27.2d
ushr v26.2d,v28.2d,#1
movi v1.16b,#85
add v15.2d,v29.2d,v29.2d
bit v9.16b,v30.16b,v1.16b
add v30.2d,v13.2d,v13.2d
add v0.2d,v8.2d,v8.2d
bit v15.16b,v28.16b,v1.16b
ushr v28.2d,v10.2d,#1
bif v26.16b,v29.16b,v1.16b
bit v0.16b,v31.16b,v1.16b
ushr v29.2d,v31.2d,#1
shl v31.2d,v15.2d,#2
zip1 v22.16b,v12.16b,v11.16b
zip2 v11.16b,v12.16b,v11.16b
bif v14.16b,v27.16b,v1.16b
bit v30.16b,v10.16b,v1.16b
ushr v27.2d,v9.2d,#2
bif v28.16b,v13.16b,v1.16b
shl v12.2d,v30.2d,#2
bif v29.16b,v8.16b,v1.16b
ushr v8.2d,v0.2d,#2
bit v31.16b,v9.16b,v2.16b
ushr v9.2d,v29.2d,#2
shl v13.2d,v28.2d,#2
bif v27.16b,v15.16b,v2.16b
bit v12.16b,v0.16b,v2.16b
bif v8.16b,v30.16b,v2.16b
shl v0.2d,v12.2d,#4
bif v9.16b,v28.16b,v2.16b
ushr v28.2d,v31.2d,#4
shl v15.2d,v8.2d,#4
movi v6.16b,#15
shl v10.2d,v26.2d,#2
ushr v1.2d,v27.2d,#4
bit v0.16b,v31.16b,v6.16b
bif v28.16b,v12.16b,v6.16b
bit v15.16b,v27.16b,v6.16b
zip1 v27.16b,v28.16b,v0.16b
bit v10.16b,v14.16b,v2.16b
ushr v14.2d,v14.2d,#2
bit v13.16b,v29.16b,v2.16b
shl v29.2d,v13.2d,#4
ushr v30.2d,v10.2d,#4
bif v14.16b,v26.16b,v2.16b
bit v29.16b,v10.16b,v6.16b
ushr v31.2d,v14.2d,#4
zip2 v0.16b,v28.16b,v0.16b
ldr q28,[x0,#\p1]
shl v26.2d,v9.2d,#4
bif v30.16b,v13.16b,v6.16b
bif v1.16b,v8.16b,v6.16b
bif v31.16b,v9.16b,v6.16b
zip1 v9.16b,v30.16b,v29.16b
zip2 v12.16b,v30.16b,v29.16b
zip1 v29.16b,v1.16b,v15.16b
zip2 v2.16b,v1.16b,v15.16b
eor v1.16b,v27.16b,v28.16b
bit v26.16b,v14.16b,v6.16b
zip1 v30.16b,v31.16b,v26.16b
zip2 v13.16b,v31.16b,v26.16b
ldr q31,[x0,#\p2]
ldr q26,[x0,#\p3]
eor v8.16b,v5.16b,v28.16b
eor v20.16b,v20.16b,v28.16b
add x12,x2,x12
stur q1,[x29,#-80]
eor v1.16b,v29.16b,v31.16b
eor v27.16b,v4.16b,v26.16b
eor v18.16b,v18.16b,v26.16b
eor v4.16b,v9.16b,v26.16b
eor v16.16b,v7.16b,v31.16b
ldr q26,[x0,#\p4]
eor v5.16b,v21.16b,v31.16b
ldr q31,[x0,#\p5]
str q1,[sp,#80]
ldr q9,[x0,#\p6]
ldr q7,[x0,#\p7]
eor v29.16b,v3.16b,v26.16b
eor v22.16b,v22.16b,v26.16b
eor v1.16b,v30.16b,v26.16b
eor v26.16b,v19.16b,v31.16b
eor v19.16b,v0.16b,v31.16b
ldp q3,q0,[sp,#16]
eor v24.16b,v24.16b,v9.16b
eor v15.16b,v12.16b,v9.16b
eor v30.16b,v0.16b,v9.16b
ldr q0,[x0,#\p8]
eor v9.16b,v23.16b,v7.16b
eor v10.16b,v3.16b,v31.16b
eor v23.16b,v11.16b,v7.16b
eor v7.16b,v13.16b,v7.16b
eor v31.16b,v17.16b,v0.16b
eor v25.16b,v25.16b,v0.16b
eor v17.16b,v2.16b,v0.16b
add x13,x2,x13
add x14,x0,#\p9
mov w15,#\p10
stp q5,q1,[sp,#48]
3:
and x16,x15,#0x7
ldur q5,[x29,#-80]
sub x15,x15,#1
umaddl x16,w16,w9,x10
cmn x15,#1
ldr q11,[x16,#64]
tbl v12.16b,{ v10.16b },v11.16b
tbl v10.16b,{ v26.16b },v11.16b
tbl v0.16b,{ v9.16b },v11.16b
tbl v21.16b,{ v24.16b },v11.16b
tbl v30.16b,{ v30.16b },v11.16b
tbl v9.16b,{ v15.16b },v11.16b
tbl v31.16b,{ v31.16b },v11.16b
tbl v25.16b,{ v25.16b },v11.16b
tbl v15.16b,{ v17.16b },v11.16b
tbl v17.16b,{ v23.16b },v11.16b
tbl v7.16b,{ v7.16b },v11.16b
eor v26.16b,v8.16b,v12.16b
tbl v8.16b,{ v19.16b },v11.16b
ldr q19,[x16,#32]
eor v6.16b,v20.16b,v10.16b
eor v29.16b,v29.16b,v0.16b
eor v18.16b,v18.16b,v21.16b
eor v23.16b,v27.16b,v30.16b
eor v27.16b,v16.16b,v31.16b
tbl v2.16b,{ v26.16b },v19.16b
eor v24.16b,v22.16b,v17.16b
tbl v14.16b,{ v6.16b },v19.16b
eor v13.16b,v5.16b,v8.16b
tbl v11.16b,{ v29.16b },v19.16b
ldp q5,q20,[x16]
eor v1.16b,v2.16b,v12.16b
tbl v28.16b,{ v13.16b },v19.16b
eor v3.16b,v14.16b,v10.16b
eor v12.16b,v4.16b,v9.16b
tbl v14.16b,{ v23.16b },v19.16b
eor v4.16b,v11.16b,v0.16b
ldp q0,q2,[sp,#64]
stur q1,[x29,#-80]
tbl v10.16b,{ v1.16b },v20.16b
ldr q1,[sp,#48]
eor v28.16b,v28.16b,v8.16b
tbl v8.16b,{ v3.16b },v20.16b
eor v22.16b,v0.16b,v7.16b
eor v16.16b,v1.16b,v25.16b
eor v1.16b,v2.16b,v15.16b
mov v2.16b,v15.16b
tbl v15.16b,{ v18.16b },v19.16b
tbl v11.16b,{ v12.16b },v19.16b
eor v30.16b,v14.16b,v30.16b
tbl v14.16b,{ v28.16b },v20.16b
eor v26.16b,v10.16b,v26.16b
tbl v10.16b,{ v27.16b },v19.16b
str q1,[sp,#80]
eor v0.16b,v15.16b,v21.16b
tbl v15.16b,{ v16.16b },v19.16b
eor v21.16b,v8.16b,v6.16b
tbl v8.16b,{ v24.16b },v19.16b
eor v9.16b,v11.16b,v9.16b
eor v11.16b,v14.16b,v13.16b
tbl v13.16b,{ v30.16b },v20.16b
tbl v6.16b,{ v26.16b },v20.16b
eor v31.16b,v10.16b,v31.16b
stp q16,q0,[sp,#48]
tbl v16.16b,{ v4.16b },v20.16b
tbl v10.16b,{ v22.16b },v19.16b
tbl v19.16b,{ v1.16b },v19.16b
tbl v1.16b,{ v21.16b },v20.16b
tbl v14.16b,{ v11.16b },v20.16b
eor v17.16b,v8.16b,v17.16b
tbl v8.16b,{ v0.16b },v20.16b
ldur q0,[x29,#-80]
eor v13.16b,v13.16b,v23.16b
eor v15.16b,v15.16b,v25.16b
eor v29.16b,v16.16b,v29.16b
eor v16.16b,v6.16b,v0.16b
eor v7.16b,v10.16b,v7.16b
eor v25.16b,v1.16b,v3.16b
tbl v10.16b,{ v31.16b },v20.16b
eor v28.16b,v14.16b,v28.16b
eor v8.16b,v8.16b,v18.16b
tbl v18.16b,{ v9.16b },v20.16b
eor v2.16b,v19.16b,v2.16b
tbl v23.16b,{ v29.16b },v20.16b
tbl v0.16b,{ v16.16b },v5.16b
tbl v19.16b,{ v17.16b },v20.16b
tbl v1.16b,{ v15.16b },v20.16b
tbl v3.16b,{ v7.16b },v20.16b
str q15,[sp,#16]
eor v27.16b,v10.16b,v27.16b
tbl v10.16b,{ v13.16b },v20.16b
eor v12.16b,v18.16b,v12.16b
eor v14.16b,v23.16b,v4.16b
tbl v23.16b,{ v25.16b },v5.16b
eor v6.16b,v0.16b,v26.16b
tbl v4.16b,{ v2.16b },v20.16b
tbl v18.16b,{ v27.16b },v20.16b
eor v15.16b,v19.16b,v24.16b
eor v19.16b,v3.16b,v22.16b
tbl v22.16b,{ v8.16b },v20.16b
eor v26.16b,v10.16b,v30.16b
tbl v30.16b,{ v14.16b },v5.16b
mov v24.16b,v2.16b
tbl v10.16b,{ v12.16b },v20.16b
eor v0.16b,v23.16b,v21.16b
tbl v2.16b,{ v15.16b },v20.16b
stur q6,[x29,#-80]
tbl v23.16b,{ v19.16b },v20.16b
tbl v3.16b,{ v26.16b },v5.16b
str q0,[sp]
ldr q0,[sp,#48]
eor v17.16b,v2.16b,v17.16b
eor v0.16b,v1.16b,v0.16b
ldp q1,q2,[sp,#64]
eor v21.16b,v4.16b,v2.16b
eor v4.16b,v18.16b,v31.16b
tbl v18.16b,{ v28.16b },v5.16b
eor v31.16b,v6.16b,v16.16b
eor v1.16b,v22.16b,v1.16b
eor v22.16b,v30.16b,v29.16b
tbl v29.16b,{ v0.16b },v20.16b
eor v18.16b,v18.16b,v11.16b
tbl v2.16b,{ v21.16b },v20.16b
eor v20.16b,v10.16b,v9.16b
eor v9.16b,v23.16b,v7.16b
eor v10.16b,v3.16b,v13.16b
tbl v30.16b,{ v4.16b },v5.16b
stp q0,q1,[sp,#32]
ldp q16,q0,[sp]
tbl v11.16b,{ v1.16b },v5.16b
orr v13.16b,v22.16b,v6.16b
eor v1.16b,v18.16b,v28.16b
eor v14.16b,v22.16b,v14.16b
eor v23.16b,v29.16b,v0.16b
tbl v29.16b,{ v17.16b },v5.16b
eor v7.16b,v2.16b,v24.16b
tbl v24.16b,{ v9.16b },v5.16b
tbl v0.16b,{ v20.16b },v5.16b
eor v30.16b,v30.16b,v27.16b
str q1,[sp,#16]
eor v1.16b,v13.16b,v10.16b
eor v8.16b,v11.16b,v8.16b
tbl v11.16b,{ v23.16b },v5.16b
tbl v13.16b,{ v7.16b },v5.16b
ldr q3,[sp,#32]
eor v28.16b,v29.16b,v15.16b
eor v29.16b,v26.16b,v10.16b
eor v25.16b,v16.16b,v25.16b
eor v5.16b,v24.16b,v19.16b
and v6.16b,v1.16b,v6.16b
orr v24.16b,v14.16b,v31.16b
mov v19.16b,v1.16b
eor v0.16b,v0.16b,v12.16b
eor v2.16b,v30.16b,v4.16b
eor v27.16b,v28.16b,v17.16b
orr v12.16b,v28.16b,v16.16b
mov v17.16b,v16.16b
eor v16.16b,v11.16b,v3.16b
ldr q3,[sp,#48]
stp q31,q1,[sp,#64]
mov v1.16b,v31.16b
eor v4.16b,v13.16b,v21.16b
eor v15.16b,v5.16b,v9.16b
eor v26.16b,v6.16b,v30.16b
eor v21.16b,v29.16b,v24.16b
orr v6.16b,v5.16b,v18.16b
orr v10.16b,v19.16b,v30.16b
eor v30.16b,v3.16b,v8.16b
ldr q3,[sp,#16]
eor v29.16b,v12.16b,v8.16b
eor v20.16b,v20.16b,v0.16b
eor v8.16b,v16.16b,v23.16b
orr v31.16b,v15.16b,v3.16b
and v23.16b,v21.16b,v1.16b
str q26,[sp,#32]
eor v0.16b,v6.16b,v0.16b
eor v22.16b,v10.16b,v22.16b
mov v19.16b,v25.16b
orr v24.16b,v27.16b,v25.16b
eor v6.16b,v4.16b,v7.16b
and v9.16b,v29.16b,v17.16b
orr v10.16b,v29.16b,v16.16b
eor v25.16b,v20.16b,v31.16b
eor v23.16b,v23.16b,v2.16b
orr v2.16b,v21.16b,v2.16b
and v20.16b,v0.16b,v18.16b
and v1.16b,v26.16b,v22.16b
eor v24.16b,v30.16b,v24.16b
eor v16.16b,v9.16b,v16.16b
mov v7.16b,v19.16b
eor v30.16b,v10.16b,v28.16b
orr v28.16b,v0.16b,v4.16b
and v12.16b,v25.16b,v3.16b
eor v9.16b,v2.16b,v14.16b
eor v2.16b,v20.16b,v4.16b
orr v4.16b,v25.16b,v6.16b
orr v10.16b,v24.16b,v8.16b
and v31.16b,v24.16b,v19.16b
eor v5.16b,v28.16b,v5.16b
eor v14.16b,v12.16b,v6.16b
ldur q6,[x29,#-80]
eor v12.16b,v4.16b,v15.16b
ldp q28,q4,[x14,#-112]
eor v11.16b,v10.16b,v27.16b
and v20.16b,v16.16b,v30.16b
eor v13.16b,v31.16b,v8.16b
and v27.16b,v2.16b,v5.16b
and v31.16b,v23.16b,v9.16b
eor v6.16b,v6.16b,v28.16b
eor v18.16b,v18.16b,v28.16b
eor v26.16b,v17.16b,v28.16b
and v28.16b,v14.16b,v12.16b
and v15.16b,v13.16b,v11.16b
eor v8.16b,v1.16b,v6.16b
eor v1.16b,v27.16b,v18.16b
eor v6.16b,v20.16b,v26.16b
ldp q26,q17,[sp,#64]
eor v18.16b,v0.16b,v4.16b
eor v20.16b,v29.16b,v4.16b
stur q1,[x29,#-80]
ldp q1,q0,[x14,#-80]
eor v27.16b,v17.16b,v4.16b
ldr q4,[sp,#32]
eor v17.16b,v4.16b,v1.16b
ldp q19,q4,[x14,#-48]
eor v16.16b,v16.16b,v1.16b
eor v1.16b,v2.16b,v1.16b
eor v29.16b,v22.16b,v0.16b
eor v22.16b,v30.16b,v0.16b
eor v0.16b,v5.16b,v0.16b
eor v2.16b,v3.16b,v19.16b
eor v26.16b,v26.16b,v19.16b
eor v7.16b,v7.16b,v19.16b
eor v30.16b,v21.16b,v4.16b
str q1,[sp,#80]
eor v24.16b,v24.16b,v4.16b
stp q16,q0,[sp,#48]
mov v16.16b,v17.16b
eor v19.16b,v28.16b,v2.16b
ldp q0,q2,[x14,#-16]
eor v10.16b,v31.16b,v26.16b
eor v26.16b,v15.16b,v7.16b
eor v15.16b,v25.16b,v4.16b
mov v4.16b,v18.16b
mov v18.16b,v20.16b
sub x14,x14,#128
mov v20.16b,v6.16b
eor v31.16b,v23.16b,v0.16b
eor v25.16b,v13.16b,v0.16b
eor v17.16b,v14.16b,v0.16b
eor v9.16b,v9.16b,v2.16b
eor v23.16b,v11.16b,v2.16b
eor v7.16b,v12.16b,v2.16b
b.ne 3b
uzp2 v0.16b,v27.16b,v27.16b
uzp2 v2.16b,v30.16b,v30.16b
add x8,x8,#1
uzp2 v12.16b,v29.16b,v29.16b
uzp2 v13.16b,v9.16b,v9.16b
cmp x8,x3
uzp1 v28.16b,v29.16b,v9.16b
uzp2 v29.16b,v16.16b,v16.16b
uzp2 v9.16b,v31.16b,v31.16b
uzp2 v11.16b,v8.16b,v8.16b
uzp2 v14.16b,v10.16b,v10.16b
uzp1 v5.16b,v27.16b,v30.16b
uzp1 v27.16b,v16.16b,v31.16b
zip2 v31.2d,v0.2d,v2.2d
uzp1 v0.16b,v8.16b,v10.16b
zip2 v30.2d,v12.2d,v13.2d
movi v13.16b,#85
zip2 v9.2d,v29.2d,v9.2d
zip2 v3.2d,v11.2d,v14.2d
add v11.2d,v28.2d,v28.2d
add v10.2d,v5.2d,v5.2d
bit v11.16b,v27.16b,v13.16b
bit v10.16b,v0.16b,v13.16b
ushr v12.2d,v27.2d,#1
bif v12.16b,v28.16b,v13.16b
add v14.2d,v31.2d,v31.2d
add v2.2d,v30.2d,v30.2d
bit v14.16b,v3.16b,v13.16b
bit v2.16b,v9.16b,v13.16b
ushr v27.2d,v9.2d,#1
ushr v0.2d,v0.2d,#1
bif v27.16b,v30.16b,v13.16b
ushr v6.2d,v3.2d,#1
ushr v21.2d,v10.2d,#2
bif v0.16b,v5.16b,v13.16b
bif v6.16b,v31.16b,v13.16b
shl v3.2d,v2.2d,#2
ushr v30.2d,v14.2d,#2
shl v28.2d,v11.2d,#2
shl v8.2d,v12.2d,#2
movi v5.16b,#51
bif v21.16b,v11.16b,v5.16b
bit v3.16b,v14.16b,v5.16b
bif v30.16b,v2.16b,v5.16b
ushr v1.2d,v3.2d,#4
uzp2 v2.16b,v18.16b,v18.16b
ushr v31.2d,v0.2d,#2
bit v28.16b,v10.16b,v5.16b
bit v8.16b,v0.16b,v5.16b
shl v0.2d,v27.2d,#2
shl v14.2d,v21.2d,#4
mov v16.16b,v21.16b
movi v21.16b,#15
bif v1.16b,v28.16b,v21.16b
bif v31.16b,v12.16b,v5.16b
shl v29.2d,v28.2d,#4
shl v12.2d,v8.2d,#4
bit v0.16b,v6.16b,v5.16b
str q1,[sp,#32]
ldr q1,[sp,#48]
ushr v11.2d,v6.2d,#2
uzp2 v9.16b,v24.16b,v24.16b
bit v29.16b,v3.16b,v21.16b
bit v12.16b,v0.16b,v21.16b
ushr v0.2d,v0.2d,#4
bif v11.16b,v27.16b,v5.16b
stp q2,q29,[sp]
ushr v10.2d,v30.2d,#4
uzp2 v5.16b,v22.16b,v22.16b
uzp2 v28.16b,v23.16b,v23.16b
uzp2 v27.16b,v1.16b,v1.16b
uzp2 v2.16b,v25.16b,v25.16b
bif v0.16b,v8.16b,v21.16b
uzp2 v8.16b,v20.16b,v20.16b
uzp2 v29.16b,v26.16b,v26.16b
bif v10.16b,v16.16b,v21.16b
ldr q16,[sp]
shl v3.2d,v31.2d,#4
ushr v6.2d,v11.2d,#4
bit v14.16b,v30.16b,v21.16b
bit v3.16b,v11.16b,v21.16b
zip2 v30.2d,v16.2d,v9.2d
uzp1 v18.16b,v18.16b,v24.16b
bif v6.16b,v31.16b,v21.16b
zip2 v28.2d,v5.2d,v28.2d
zip2 v2.2d,v27.2d,v2.2d
uzp1 v22.16b,v22.16b,v23.16b
zip2 v23.2d,v8.2d,v29.2d
uzp1 v21.16b,v1.16b,v25.16b
stp q14,q3,[x13,#32]
uzp1 v3.16b,v20.16b,v26.16b
ldp q5,q1,[sp,#16]
add v24.2d,v30.2d,v30.2d
add v29.2d,v18.2d,v18.2d
stp q10,q6,[x13,#96]
add v27.2d,v28.2d,v28.2d
ushr v20.2d,v2.2d,#1
stp q1,q0,[x13,#64]
bit v24.16b,v23.16b,v13.16b
add v0.2d,v22.2d,v22.2d
ushr v31.2d,v23.2d,#1
ushr v23.2d,v21.2d,#1
bit v29.16b,v3.16b,v13.16b
ushr v3.2d,v3.2d,#1
stp q5,q12,[x13]
bit v27.16b,v2.16b,v13.16b
bif v20.16b,v28.16b,v13.16b
bit v0.16b,v21.16b,v13.16b
shl v25.2d,v27.2d,#2
ushr v26.2d,v24.2d,#2
bif v23.16b,v22.16b,v13.16b
shl v2.2d,v20.2d,#2
shl v28.2d,v0.2d,#2
bif v31.16b,v30.16b,v13.16b
ushr v30.2d,v29.2d,#2
shl v8.2d,v23.2d,#2
bif v3.16b,v18.16b,v13.16b
movi v5.16b,#51
ushr v21.2d,v31.2d,#2
ldp q6,q1,[sp,#64]
bit v25.16b,v24.16b,v5.16b
bif v26.16b,v27.16b,v5.16b
bit v2.16b,v31.16b,v5.16b
bit v28.16b,v29.16b,v5.16b
bif v30.16b,v0.16b,v5.16b
bit v8.16b,v3.16b,v5.16b
movi v31.16b,#51
ushr v18.2d,v3.2d,#2
shl v0.2d,v28.2d,#4
ushr v22.2d,v25.2d,#4
shl v3.2d,v8.2d,#4
ushr v24.2d,v2.2d,#4
shl v27.2d,v30.2d,#4
bif v21.16b,v20.16b,v31.16b
ushr v20.2d,v26.2d,#4
movi v5.16b,#15
bit v0.16b,v25.16b,v5.16b
bif v22.16b,v28.16b,v5.16b
bit v3.16b,v2.16b,v5.16b
bif v24.16b,v8.16b,v5.16b
bit v27.16b,v26.16b,v5.16b
bif v20.16b,v30.16b,v5.16b
ldur q5,[x29,#-80]
bif v18.16b,v23.16b,v31.16b
uzp2 v2.16b,v4.16b,v4.16b
uzp2 v23.16b,v15.16b,v15.16b
uzp2 v26.16b,v6.16b,v6.16b
uzp2 v28.16b,v7.16b,v7.16b
uzp2 v29.16b,v5.16b,v5.16b
uzp2 v30.16b,v19.16b,v19.16b
stp q0,q3,[x12]
uzp2 v0.16b,v1.16b,v1.16b
uzp2 v3.16b,v17.16b,v17.16b
shl v25.2d,v18.2d,#4
movi v8.16b,#15
bit v25.16b,v21.16b,v8.16b
stp q27,q25,[x12,#32]
zip2 v2.2d,v2.2d,v23.2d
zip2 v23.2d,v26.2d,v28.2d
uzp1 v7.16b,v6.16b,v7.16b
zip2 v25.2d,v29.2d,v30.2d
uzp1 v17.16b,v1.16b,v17.16b
uzp1 v1.16b,v5.16b,v19.16b
zip2 v0.2d,v0.2d,v3.2d
uzp1 v19.16b,v4.16b,v15.16b
ushr v21.2d,v21.2d,#4
bif v21.16b,v18.16b,v8.16b
stp q22,q24,[x12,#64]
add v16.2d,v2.2d,v2.2d
add v6.2d,v23.2d,v23.2d
stp q20,q21,[x12,#96]
ushr v3.2d,v25.2d,#1
add v18.2d,v7.2d,v7.2d
bit v16.16b,v25.16b,v13.16b
ushr v4.2d,v0.2d,#1
ushr v20.2d,v17.2d,#1
bit v6.16b,v0.16b,v13.16b
add v0.2d,v19.2d,v19.2d
shl v5.2d,v6.2d,#2
ushr v21.2d,v1.2d,#1
bif v3.16b,v2.16b,v13.16b
bit v18.16b,v17.16b,v13.16b
bif v4.16b,v23.16b,v13.16b
bif v20.16b,v7.16b,v13.16b
shl v7.2d,v18.2d,#2
bit v0.16b,v1.16b,v13.16b
bit v5.16b,v16.16b,v31.16b
ushr v1.2d,v16.2d,#2
ushr v2.2d,v0.2d,#2
shl v16.2d,v4.2d,#2
bif v21.16b,v19.16b,v13.16b
bit v7.16b,v0.16b,v31.16b
ushr v0.2d,v21.2d,#2
ushr v19.2d,v3.2d,#2
bif v2.16b,v18.16b,v31.16b
bit v16.16b,v3.16b,v31.16b
shl v3.2d,v2.2d,#4
bif v1.16b,v6.16b,v31.16b
bif v0.16b,v20.16b,v31.16b
bif v19.16b,v4.16b,v31.16b
shl v4.2d,v0.2d,#4
bit v3.16b,v1.16b,v8.16b
ushr v1.2d,v1.2d,#4
bit v4.16b,v19.16b,v8.16b
stp q3,q4,[x11,#32]
ushr v3.2d,v19.2d,#4
bif v1.16b,v2.16b,v8.16b
movi v2.16b,#51
bif v3.16b,v0.16b,v8.16b
movi v0.16b,#15
shl v17.2d,v20.2d,#2
stp q1,q3,[x11,#96]
bit v17.16b,v21.16b,v31.16b
shl v21.2d,v7.2d,#4
shl v6.2d,v17.2d,#4
bit v21.16b,v5.16b,v8.16b
ushr v5.2d,v5.2d,#4
bit v6.16b,v16.16b,v8.16b
ushr v16.2d,v16.2d,#4
stp q21,q6,[x11]
bif v5.16b,v7.16b,v8.16b
bif v16.16b,v17.16b,v8.16b
stp q5,q16,[x11,#64]
b.ne 2b
ldp x29,x30,[sp,#176]
ldp d9,d8,[sp,#160]
ldp d11,d10,[sp,#144]
ldp d13,d12,[sp,#128]
ldp d15,d14,[sp,#112]
add sp,sp,#192
4:
ret
.endm

.macro shared_5 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10
cbz x3,\p0
stp d11,d10,[sp,#-48]!
stp d9,d8,[sp,#16]
stp x29,x30,[sp,#32]
add x29,sp,#32
movi v0.16b,#85
movi v1.16b,#51
mov x8,xzr
movi v2.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
nop
nop
nop
2:
lsl x12,x8,#8
mov w14,#\p1
add x11,x1,x12
add x12,x2,x12
ldp q3,q4,[x11,#32]
ldp q6,q5,[x11]
ldp q7,q16,[x11,#64]
ldp q17,q18,[x11,#96]
add v21.2d,v4.2d,v4.2d
add v19.2d,v5.2d,v5.2d
ushr v20.2d,v6.2d,#1
ushr v22.2d,v3.2d,#1
add v23.2d,v16.2d,v16.2d
ushr v24.2d,v7.2d,#1
mov w11,#128
add v25.2d,v18.2d,v18.2d
ushr v26.2d,v17.2d,#1
bit v19.16b,v6.16b,v0.16b
bif v20.16b,v5.16b,v0.16b
bit v21.16b,v3.16b,v0.16b
bif v22.16b,v4.16b,v0.16b
bit v23.16b,v7.16b,v0.16b
bif v24.16b,v16.16b,v0.16b
bit v25.16b,v17.16b,v0.16b
bif v26.16b,v18.16b,v0.16b
shl v3.2d,v21.2d,#2
ushr v4.2d,v19.2d,#2
shl v6.2d,v22.2d,#2
ushr v7.2d,v20.2d,#2
shl v16.2d,v25.2d,#2
shl v27.2d,v26.2d,#2
bfi x11,x8,#8,#56
ushr v18.2d,v23.2d,#2
ushr v28.2d,v24.2d,#2
bit v3.16b,v19.16b,v1.16b
bif v4.16b,v21.16b,v1.16b
bit v6.16b,v20.16b,v1.16b
bif v7.16b,v22.16b,v1.16b
bit v16.16b,v23.16b,v1.16b
bit v27.16b,v24.16b,v1.16b
shl v19.2d,v16.2d,#4
ushr v20.2d,v3.2d,#4
shl v21.2d,v27.2d,#4
ushr v22.2d,v6.2d,#4
bif v18.16b,v25.16b,v1.16b
bif v28.16b,v26.16b,v1.16b
shl v23.2d,v18.2d,#4
shl v5.2d,v28.2d,#4
add x13,x1,x11
bit v19.16b,v3.16b,v2.16b
bif v20.16b,v16.16b,v2.16b
bit v21.16b,v6.16b,v2.16b
bif v22.16b,v27.16b,v2.16b
ushr v24.2d,v4.2d,#4
ushr v17.2d,v7.2d,#4
bit v23.16b,v4.16b,v2.16b
bit v5.16b,v7.16b,v2.16b
zip1 v3.16b,v20.16b,v19.16b
zip2 v16.16b,v20.16b,v19.16b
zip1 v4.16b,v22.16b,v21.16b
zip2 v7.16b,v22.16b,v21.16b
ldp q19,q20,[x13,#32]
ldp q22,q21,[x13]
bif v17.16b,v28.16b,v2.16b
ldp q25,q26,[x13,#64]
bif v24.16b,v18.16b,v2.16b
ldp q27,q28,[x13,#96]
add v31.2d,v20.2d,v20.2d
add v29.2d,v21.2d,v21.2d
ushr v30.2d,v22.2d,#1
ushr v8.2d,v19.2d,#1
zip1 v6.16b,v24.16b,v23.16b
add v9.2d,v26.2d,v26.2d
zip2 v18.16b,v24.16b,v23.16b
add v24.2d,v28.2d,v28.2d
bit v29.16b,v22.16b,v0.16b
bif v30.16b,v21.16b,v0.16b
ushr v21.2d,v27.2d,#1
bit v31.16b,v19.16b,v0.16b
bif v8.16b,v20.16b,v0.16b
shl v20.2d,v31.2d,#2
ushr v23.2d,v25.2d,#1
bit v9.16b,v25.16b,v0.16b
bit v24.16b,v27.16b,v0.16b
bif v21.16b,v28.16b,v0.16b
ushr v19.2d,v29.2d,#2
ushr v28.2d,v9.2d,#2
bit v20.16b,v29.16b,v1.16b
shl v29.2d,v21.2d,#2
bif v23.16b,v26.16b,v0.16b
shl v25.2d,v8.2d,#2
ushr v26.2d,v30.2d,#2
shl v27.2d,v24.2d,#2
ushr v10.2d,v23.2d,#2
bif v28.16b,v24.16b,v1.16b
bit v29.16b,v23.16b,v1.16b
shl v24.2d,v29.2d,#4
bif v19.16b,v31.16b,v1.16b
bit v25.16b,v30.16b,v1.16b
bif v26.16b,v8.16b,v1.16b
bit v27.16b,v9.16b,v1.16b
bif v10.16b,v21.16b,v1.16b
shl v21.2d,v27.2d,#4
ushr v23.2d,v20.2d,#4
ushr v30.2d,v25.2d,#4
shl v31.2d,v28.2d,#4
ushr v8.2d,v19.2d,#4
bit v24.16b,v25.16b,v2.16b
zip1 v22.16b,v17.16b,v5.16b
zip2 v11.16b,v17.16b,v5.16b
bit v21.16b,v20.16b,v2.16b
ushr v5.2d,v26.2d,#4
bif v23.16b,v27.16b,v2.16b
bif v30.16b,v29.16b,v2.16b
bit v31.16b,v19.16b,v2.16b
bif v8.16b,v28.16b,v2.16b
zip1 v17.16b,v23.16b,v21.16b
zip1 v20.16b,v30.16b,v24.16b
zip2 v25.16b,v30.16b,v24.16b
zip1 v24.16b,v8.16b,v31.16b
shl v9.2d,v10.2d,#4
bif v5.16b,v10.16b,v2.16b
bit v9.16b,v26.16b,v2.16b
zip2 v23.16b,v23.16b,v21.16b
zip2 v27.16b,v8.16b,v31.16b
zip1 v26.16b,v5.16b,v9.16b
ldr q21,[x0,#\p2]
zip2 v28.16b,v5.16b,v9.16b
ldr q5,[x0,#\p3]
ldr q29,[x0,#\p4]
ldr q30,[x0,#\p5]
eor v19.16b,v3.16b,v21.16b
eor v3.16b,v17.16b,v21.16b
ldr q17,[x0,#\p6]
eor v21.16b,v4.16b,v5.16b
eor v5.16b,v20.16b,v5.16b
eor v20.16b,v6.16b,v29.16b
eor v4.16b,v24.16b,v29.16b
ldr q24,[x0,#\p7]
ldr q29,[x0,#\p8]
ldr q31,[x0,#\p9]
eor v22.16b,v22.16b,v17.16b
eor v6.16b,v26.16b,v17.16b
eor v26.16b,v16.16b,v24.16b
eor v17.16b,v23.16b,v24.16b
eor v24.16b,v7.16b,v29.16b
eor v16.16b,v25.16b,v29.16b
eor v23.16b,v18.16b,v30.16b
eor v7.16b,v27.16b,v30.16b
eor v25.16b,v11.16b,v31.16b
eor v18.16b,v28.16b,v31.16b
add x11,x2,x11
add x13,x0,#\p10
nop
nop
nop
nop
nop
nop
nop
3:
and x15,x14,#0x7
sub x14,x14,#1
umaddl x15,w15,w9,x10
cmn x14,#1
ldr q27,[x15,#64]
ldr q28,[x15,#32]
tbl v26.16b,{ v26.16b },v27.16b
tbl v25.16b,{ v25.16b },v27.16b
tbl v17.16b,{ v17.16b },v27.16b
tbl v18.16b,{ v18.16b },v27.16b
tbl v24.16b,{ v24.16b },v27.16b
tbl v16.16b,{ v16.16b },v27.16b
tbl v23.16b,{ v23.16b },v27.16b
tbl v7.16b,{ v7.16b },v27.16b
eor v19.16b,v19.16b,v26.16b
eor v22.16b,v22.16b,v25.16b
eor v3.16b,v3.16b,v17.16b
eor v6.16b,v6.16b,v18.16b
eor v21.16b,v21.16b,v24.16b
eor v5.16b,v5.16b,v16.16b
eor v20.16b,v20.16b,v23.16b
eor v4.16b,v4.16b,v7.16b
tbl v29.16b,{ v19.16b },v28.16b
tbl v30.16b,{ v22.16b },v28.16b
tbl v27.16b,{ v3.16b },v28.16b
tbl v31.16b,{ v6.16b },v28.16b
tbl v8.16b,{ v21.16b },v28.16b
tbl v9.16b,{ v5.16b },v28.16b
tbl v10.16b,{ v20.16b },v28.16b
tbl v28.16b,{ v4.16b },v28.16b
eor v26.16b,v29.16b,v26.16b
eor v25.16b,v30.16b,v25.16b
eor v17.16b,v27.16b,v17.16b
ldp q30,q29,[x15]
eor v18.16b,v31.16b,v18.16b
eor v24.16b,v8.16b,v24.16b
eor v16.16b,v9.16b,v16.16b
eor v23.16b,v10.16b,v23.16b
eor v7.16b,v28.16b,v7.16b
tbl v27.16b,{ v26.16b },v29.16b
tbl v31.16b,{ v25.16b },v29.16b
tbl v8.16b,{ v17.16b },v29.16b
tbl v9.16b,{ v18.16b },v29.16b
tbl v10.16b,{ v24.16b },v29.16b
tbl v28.16b,{ v23.16b },v29.16b
eor v19.16b,v27.16b,v19.16b
eor v22.16b,v31.16b,v22.16b
tbl v27.16b,{ v16.16b },v29.16b
eor v31.16b,v8.16b,v3.16b
eor v6.16b,v9.16b,v6.16b
eor v21.16b,v10.16b,v21.16b
tbl v9.16b,{ v7.16b },v29.16b
eor v20.16b,v28.16b,v20.16b
tbl v3.16b,{ v19.16b },v29.16b
tbl v8.16b,{ v22.16b },v29.16b
eor v27.16b,v27.16b,v5.16b
tbl v5.16b,{ v31.16b },v29.16b
tbl v10.16b,{ v6.16b },v29.16b
tbl v28.16b,{ v21.16b },v29.16b
eor v26.16b,v3.16b,v26.16b
eor v25.16b,v8.16b,v25.16b
eor v8.16b,v9.16b,v4.16b
tbl v3.16b,{ v27.16b },v29.16b
tbl v4.16b,{ v20.16b },v29.16b
eor v17.16b,v5.16b,v17.16b
eor v18.16b,v10.16b,v18.16b
eor v24.16b,v28.16b,v24.16b
tbl v5.16b,{ v26.16b },v30.16b
tbl v28.16b,{ v25.16b },v30.16b
tbl v29.16b,{ v8.16b },v29.16b
tbl v9.16b,{ v17.16b },v30.16b
eor v16.16b,v3.16b,v16.16b
tbl v10.16b,{ v18.16b },v30.16b
eor v23.16b,v4.16b,v23.16b
tbl v4.16b,{ v24.16b },v30.16b
eor v3.16b,v5.16b,v19.16b
eor v19.16b,v28.16b,v22.16b
eor v22.16b,v29.16b,v7.16b
tbl v7.16b,{ v16.16b },v30.16b
tbl v28.16b,{ v23.16b },v30.16b
eor v5.16b,v9.16b,v31.16b
eor v29.16b,v10.16b,v6.16b
eor v21.16b,v4.16b,v21.16b
orr v31.16b,v19.16b,v3.16b
eor v4.16b,v3.16b,v26.16b
eor v25.16b,v19.16b,v25.16b
tbl v30.16b,{ v22.16b },v30.16b
eor v6.16b,v5.16b,v17.16b
eor v7.16b,v7.16b,v27.16b
orr v26.16b,v29.16b,v5.16b
eor v20.16b,v28.16b,v20.16b
eor v27.16b,v31.16b,v21.16b
eor v21.16b,v24.16b,v21.16b
eor v18.16b,v29.16b,v18.16b
orr v24.16b,v25.16b,v4.16b
eor v28.16b,v30.16b,v8.16b
eor v17.16b,v26.16b,v7.16b
eor v23.16b,v20.16b,v23.16b
and v26.16b,v27.16b,v3.16b
orr v30.16b,v27.16b,v20.16b
eor v7.16b,v16.16b,v7.16b
eor v16.16b,v21.16b,v24.16b
orr v31.16b,v18.16b,v6.16b
and v21.16b,v17.16b,v5.16b
orr v24.16b,v17.16b,v28.16b
eor v22.16b,v28.16b,v22.16b
eor v20.16b,v26.16b,v20.16b
eor v26.16b,v30.16b,v19.16b
orr v30.16b,v16.16b,v23.16b
eor v7.16b,v7.16b,v31.16b
and v19.16b,v16.16b,v4.16b
eor v28.16b,v21.16b,v28.16b
eor v24.16b,v24.16b,v29.16b
and v21.16b,v20.16b,v26.16b
eor v25.16b,v30.16b,v25.16b
ldp q31,q30,[x13,#-112]
eor v23.16b,v19.16b,v23.16b
and v19.16b,v7.16b,v6.16b
orr v29.16b,v7.16b,v22.16b
and v8.16b,v28.16b,v24.16b
eor v3.16b,v3.16b,v31.16b
eor v5.16b,v5.16b,v31.16b
eor v9.16b,v19.16b,v22.16b
eor v18.16b,v29.16b,v18.16b
and v31.16b,v23.16b,v25.16b
ldp q29,q22,[x13,#-64]
eor v19.16b,v21.16b,v3.16b
eor v21.16b,v27.16b,v30.16b
ldur q27,[x13,#-80]
eor v3.16b,v8.16b,v5.16b
eor v5.16b,v17.16b,v30.16b
and v30.16b,v9.16b,v18.16b
eor v10.16b,v4.16b,v22.16b
eor v17.16b,v6.16b,v22.16b
eor v20.16b,v20.16b,v27.16b
eor v4.16b,v28.16b,v27.16b
ldp q8,q27,[x13,#-32]
ldr q28,[x13],#-128
eor v22.16b,v26.16b,v29.16b
eor v6.16b,v24.16b,v29.16b
eor v26.16b,v31.16b,v10.16b
eor v17.16b,v30.16b,v17.16b
eor v24.16b,v16.16b,v8.16b
eor v16.16b,v7.16b,v8.16b
eor v23.16b,v23.16b,v27.16b
eor v7.16b,v9.16b,v27.16b
eor v25.16b,v25.16b,v28.16b
eor v18.16b,v18.16b,v28.16b
b.ne 3b
uzp2 v29.16b,v21.16b,v21.16b
uzp2 v30.16b,v24.16b,v24.16b
add x8,x8,#1
uzp2 v27.16b,v19.16b,v19.16b
uzp2 v28.16b,v26.16b,v26.16b
cmp x8,x3
uzp1 v21.16b,v21.16b,v24.16b
uzp2 v24.16b,v22.16b,v22.16b
uzp2 v31.16b,v25.16b,v25.16b
uzp2 v8.16b,v20.16b,v20.16b
uzp2 v9.16b,v23.16b,v23.16b
uzp1 v25.16b,v22.16b,v25.16b
zip2 v29.2d,v29.2d,v30.2d
uzp1 v20.16b,v20.16b,v23.16b
uzp1 v19.16b,v19.16b,v26.16b
zip2 v27.2d,v27.2d,v28.2d
zip2 v24.2d,v24.2d,v31.2d
add v28.2d,v21.2d,v21.2d
bit v28.16b,v19.16b,v0.16b
zip2 v26.2d,v8.2d,v9.2d
add v30.2d,v25.2d,v25.2d
bit v30.16b,v20.16b,v0.16b
add v31.2d,v29.2d,v29.2d
ushr v22.2d,v20.2d,#1
bit v31.16b,v27.16b,v0.16b
bif v22.16b,v25.16b,v0.16b
ushr v8.2d,v27.2d,#1
add v9.2d,v24.2d,v24.2d
bif v8.16b,v29.16b,v0.16b
ushr v19.2d,v19.2d,#1
ushr v23.2d,v26.2d,#1
bit v9.16b,v26.16b,v0.16b
bif v19.16b,v21.16b,v0.16b
shl v27.2d,v30.2d,#2
ushr v26.2d,v28.2d,#2
bif v23.16b,v24.16b,v0.16b
shl v29.2d,v22.2d,#2
shl v10.2d,v9.2d,#2
bit v27.16b,v28.16b,v1.16b
shl v28.2d,v23.2d,#2
ushr v11.2d,v31.2d,#2
bif v26.16b,v30.16b,v1.16b
bit v29.16b,v19.16b,v1.16b
ushr v19.2d,v19.2d,#2
ushr v20.2d,v8.2d,#2
bit v10.16b,v31.16b,v1.16b
bit v28.16b,v8.16b,v1.16b
shl v30.2d,v27.2d,#4
shl v31.2d,v29.2d,#4
ushr v24.2d,v10.2d,#4
ushr v25.2d,v28.2d,#4
bif v19.16b,v22.16b,v1.16b
bif v20.16b,v23.16b,v1.16b
bit v30.16b,v10.16b,v2.16b
bit v31.16b,v28.16b,v2.16b
bif v24.16b,v27.16b,v2.16b
uzp2 v22.16b,v5.16b,v5.16b
uzp2 v23.16b,v16.16b,v16.16b
uzp2 v27.16b,v6.16b,v6.16b
uzp2 v28.16b,v18.16b,v18.16b
bif v11.16b,v9.16b,v1.16b
bif v25.16b,v29.16b,v2.16b
uzp2 v29.16b,v3.16b,v3.16b
uzp2 v9.16b,v17.16b,v17.16b
stp q30,q31,[x12]
uzp2 v30.16b,v4.16b,v4.16b
uzp2 v31.16b,v7.16b,v7.16b
ushr v21.2d,v11.2d,#4
shl v8.2d,v26.2d,#4
bif v21.16b,v26.16b,v2.16b
shl v26.2d,v19.2d,#4
zip2 v22.2d,v22.2d,v23.2d
bit v26.16b,v20.16b,v2.16b
zip2 v23.2d,v27.2d,v28.2d
bit v8.16b,v11.16b,v2.16b
stp q8,q26,[x12,#32]
uzp1 v18.16b,v6.16b,v18.16b
zip2 v26.2d,v29.2d,v9.2d
stp q24,q25,[x12,#64]
uzp1 v7.16b,v4.16b,v7.16b
zip2 v24.2d,v30.2d,v31.2d
uzp1 v25.16b,v5.16b,v16.16b
uzp1 v17.16b,v3.16b,v17.16b
ushr v20.2d,v20.2d,#4
add v16.2d,v22.2d,v22.2d
bif v20.16b,v19.16b,v2.16b
add v6.2d,v23.2d,v23.2d
stp q21,q20,[x12,#96]
ushr v3.2d,v26.2d,#1
add v19.2d,v18.2d,v18.2d
bit v16.16b,v26.16b,v0.16b
ushr v4.2d,v24.2d,#1
ushr v20.2d,v7.2d,#1
bit v6.16b,v24.16b,v0.16b
add v21.2d,v25.2d,v25.2d
shl v5.2d,v6.2d,#2
ushr v24.2d,v17.2d,#1
bif v3.16b,v22.16b,v0.16b
bit v19.16b,v7.16b,v0.16b
bif v4.16b,v23.16b,v0.16b
bif v20.16b,v18.16b,v0.16b
shl v7.2d,v19.2d,#2
bit v21.16b,v17.16b,v0.16b
shl v17.2d,v20.2d,#2
bit v5.16b,v16.16b,v1.16b
ushr v16.2d,v16.2d,#2
ushr v18.2d,v21.2d,#2
shl v22.2d,v4.2d,#2
bif v24.16b,v25.16b,v0.16b
bit v7.16b,v21.16b,v1.16b
ushr v21.2d,v24.2d,#2
ushr v23.2d,v3.2d,#2
bit v17.16b,v24.16b,v1.16b
bif v16.16b,v6.16b,v1.16b
bif v18.16b,v19.16b,v1.16b
shl v6.2d,v17.2d,#4
bit v22.16b,v3.16b,v1.16b
shl v3.2d,v18.2d,#4
shl v24.2d,v7.2d,#4
bif v21.16b,v20.16b,v1.16b
bif v23.16b,v4.16b,v1.16b
shl v4.2d,v21.2d,#4
bit v6.16b,v22.16b,v2.16b
bit v3.16b,v16.16b,v2.16b
bit v24.16b,v5.16b,v2.16b
ushr v5.2d,v5.2d,#4
stp q24,q6,[x11]
ushr v19.2d,v22.2d,#4
ushr v6.2d,v16.2d,#4
bit v4.16b,v23.16b,v2.16b
stp q3,q4,[x11,#32]
ushr v3.2d,v23.2d,#4
bif v5.16b,v7.16b,v2.16b
bif v19.16b,v17.16b,v2.16b
stp q5,q19,[x11,#64]
bif v6.16b,v18.16b,v2.16b
bif v3.16b,v21.16b,v2.16b
stp q6,q3,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#32]
ldp d9,d8,[sp,#16]
ldp d11,d10,[sp],#48
4:
ret
.endm

.macro shared_6 p0,p1
cbz x3,\p0
stp d13,d12,[sp,#-64]!
stp d11,d10,[sp,#16]
stp d9,d8,[sp,#32]
stp x29,x30,[sp,#48]
add x29,sp,#48
movi v0.16b,#85
movi v1.16b,#51
mov x8,xzr
movi v2.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
nop
nop
2:
lsl x12,x8,#8
mov x13,xzr
add x11,x1,x12
add x12,x2,x12
ldp q3,q4,[x11,#32]
ldp q6,q5,[x11]
ldp q7,q16,[x11,#64]
ldp q17,q18,[x11,#96]
add v21.2d,v4.2d,v4.2d
add v19.2d,v5.2d,v5.2d
ushr v20.2d,v6.2d,#1
ushr v22.2d,v3.2d,#1
add v23.2d,v16.2d,v16.2d
mov w11,#128
ushr v24.2d,v7.2d,#1
add v25.2d,v18.2d,v18.2d
ushr v26.2d,v17.2d,#1
bit v19.16b,v6.16b,v0.16b
bif v20.16b,v5.16b,v0.16b
bit v21.16b,v3.16b,v0.16b
bif v22.16b,v4.16b,v0.16b
bit v23.16b,v7.16b,v0.16b
bit v25.16b,v17.16b,v0.16b
bif v26.16b,v18.16b,v0.16b
shl v3.2d,v21.2d,#2
ushr v4.2d,v19.2d,#2
shl v5.2d,v22.2d,#2
ushr v6.2d,v20.2d,#2
shl v7.2d,v25.2d,#2
shl v27.2d,v26.2d,#2
bfi x11,x8,#8,#56
bif v24.16b,v16.16b,v0.16b
ushr v18.2d,v23.2d,#2
ushr v28.2d,v24.2d,#2
bit v3.16b,v19.16b,v1.16b
bif v4.16b,v21.16b,v1.16b
bit v5.16b,v20.16b,v1.16b
bif v6.16b,v22.16b,v1.16b
bit v7.16b,v23.16b,v1.16b
bit v27.16b,v24.16b,v1.16b
shl v19.2d,v7.2d,#4
ushr v20.2d,v3.2d,#4
shl v21.2d,v27.2d,#4
ushr v22.2d,v5.2d,#4
bif v18.16b,v25.16b,v1.16b
bif v28.16b,v26.16b,v1.16b
shl v23.2d,v18.2d,#4
shl v16.2d,v28.2d,#4
add x14,x1,x11
bit v19.16b,v3.16b,v2.16b
bif v20.16b,v7.16b,v2.16b
bit v21.16b,v5.16b,v2.16b
bif v22.16b,v27.16b,v2.16b
ushr v24.2d,v4.2d,#4
ushr v17.2d,v6.2d,#4
bit v23.16b,v4.16b,v2.16b
bit v16.16b,v6.16b,v2.16b
zip1 v4.16b,v20.16b,v19.16b
zip2 v7.16b,v20.16b,v19.16b
zip1 v3.16b,v22.16b,v21.16b
zip2 v6.16b,v22.16b,v21.16b
ldp q19,q20,[x14,#32]
ldp q22,q21,[x14]
bif v17.16b,v28.16b,v2.16b
ldp q25,q26,[x14,#64]
bif v24.16b,v18.16b,v2.16b
ldp q27,q28,[x14,#96]
add v31.2d,v20.2d,v20.2d
add v29.2d,v21.2d,v21.2d
ushr v30.2d,v22.2d,#1
ushr v8.2d,v19.2d,#1
zip1 v5.16b,v24.16b,v23.16b
zip2 v18.16b,v24.16b,v23.16b
ushr v23.2d,v25.2d,#1
add v24.2d,v28.2d,v28.2d
bit v29.16b,v22.16b,v0.16b
bif v30.16b,v21.16b,v0.16b
ushr v21.2d,v27.2d,#1
bit v31.16b,v19.16b,v0.16b
bif v8.16b,v20.16b,v0.16b
shl v20.2d,v31.2d,#2
add v9.2d,v26.2d,v26.2d
bif v23.16b,v26.16b,v0.16b
bit v24.16b,v27.16b,v0.16b
bif v21.16b,v28.16b,v0.16b
ushr v19.2d,v29.2d,#2
ushr v26.2d,v30.2d,#2
shl v27.2d,v24.2d,#2
bit v20.16b,v29.16b,v1.16b
shl v29.2d,v21.2d,#2
ushr v10.2d,v23.2d,#2
bit v9.16b,v25.16b,v0.16b
shl v25.2d,v8.2d,#2
ushr v28.2d,v9.2d,#2
zip1 v22.16b,v17.16b,v16.16b
bif v26.16b,v8.16b,v1.16b
bit v27.16b,v9.16b,v1.16b
bit v29.16b,v23.16b,v1.16b
bif v10.16b,v21.16b,v1.16b
shl v21.2d,v27.2d,#4
ushr v23.2d,v20.2d,#4
zip2 v11.16b,v17.16b,v16.16b
ushr v16.2d,v26.2d,#4
bif v19.16b,v31.16b,v1.16b
bit v25.16b,v30.16b,v1.16b
bif v28.16b,v24.16b,v1.16b
ushr v30.2d,v25.2d,#4
shl v31.2d,v28.2d,#4
ushr v8.2d,v19.2d,#4
shl v9.2d,v10.2d,#4
bit v21.16b,v20.16b,v2.16b
bif v23.16b,v27.16b,v2.16b
bif v16.16b,v10.16b,v2.16b
zip1 v17.16b,v23.16b,v21.16b
shl v24.2d,v29.2d,#4
bif v30.16b,v29.16b,v2.16b
bit v31.16b,v19.16b,v2.16b
bif v8.16b,v28.16b,v2.16b
bit v9.16b,v26.16b,v2.16b
zip1 v28.16b,v16.16b,v9.16b
zip2 v29.16b,v16.16b,v9.16b
bit v24.16b,v25.16b,v2.16b
ldp q19,q16,[x0]
zip1 v20.16b,v30.16b,v24.16b
zip2 v26.16b,v30.16b,v24.16b
zip1 v24.16b,v8.16b,v31.16b
zip2 v23.16b,v23.16b,v21.16b
zip2 v27.16b,v8.16b,v31.16b
add x11,x2,x11
add x14,x0,#240
eor v21.16b,v4.16b,v19.16b
eor v4.16b,v17.16b,v19.16b
eor v19.16b,v3.16b,v16.16b
ldp q25,q17,[x0,#32]
eor v3.16b,v20.16b,v16.16b
eor v20.16b,v5.16b,v25.16b
eor v5.16b,v24.16b,v25.16b
eor v25.16b,v22.16b,v17.16b
ldp q16,q22,[x0,#64]
eor v17.16b,v28.16b,v17.16b
ldp q28,q30,[x0,#96]
eor v24.16b,v7.16b,v16.16b
eor v16.16b,v23.16b,v16.16b
eor v23.16b,v6.16b,v22.16b
eor v7.16b,v26.16b,v22.16b
eor v22.16b,v18.16b,v28.16b
eor v6.16b,v27.16b,v28.16b
eor v26.16b,v11.16b,v30.16b
eor v18.16b,v29.16b,v30.16b
nop
nop
nop
3:
and v27.16b,v25.16b,v20.16b
and v28.16b,v26.16b,v22.16b
and x15,x13,#0x7
orr v29.16b,v20.16b,v19.16b
orr v30.16b,v22.16b,v23.16b
umaddl x15,w15,w9,x10
and v31.16b,v17.16b,v5.16b
orr v8.16b,v5.16b,v3.16b
add x13,x13,#1
and v9.16b,v18.16b,v6.16b
eor v27.16b,v27.16b,v21.16b
cmp x13,#\p1
eor v28.16b,v28.16b,v24.16b
orr v10.16b,v6.16b,v7.16b
eor v21.16b,v25.16b,v29.16b
eor v24.16b,v26.16b,v30.16b
eor v29.16b,v31.16b,v4.16b
eor v4.16b,v17.16b,v8.16b
eor v30.16b,v9.16b,v16.16b
and v12.16b,v27.16b,v19.16b
eor v17.16b,v18.16b,v10.16b
ldp q18,q16,[x15]
eor v25.16b,v28.16b,v27.16b
orr v31.16b,v27.16b,v21.16b
orr v8.16b,v28.16b,v24.16b
orr v9.16b,v29.16b,v4.16b
eor v26.16b,v30.16b,v29.16b
and v28.16b,v28.16b,v23.16b
orr v10.16b,v30.16b,v17.16b
and v30.16b,v30.16b,v7.16b
eor v24.16b,v24.16b,v21.16b
tbl v11.16b,{ v25.16b },v18.16b
eor v19.16b,v31.16b,v19.16b
eor v31.16b,v8.16b,v23.16b
and v8.16b,v29.16b,v3.16b
tbl v13.16b,{ v26.16b },v18.16b
eor v23.16b,v9.16b,v3.16b
eor v9.16b,v10.16b,v7.16b
eor v7.16b,v12.16b,v20.16b
eor v17.16b,v17.16b,v4.16b
eor v20.16b,v31.16b,v19.16b
eor v3.16b,v11.16b,v27.16b
eor v27.16b,v28.16b,v22.16b
eor v5.16b,v8.16b,v5.16b
eor v28.16b,v30.16b,v6.16b
eor v22.16b,v9.16b,v23.16b
eor v6.16b,v13.16b,v29.16b
tbl v30.16b,{ v20.16b },v18.16b
tbl v29.16b,{ v3.16b },v16.16b
eor v27.16b,v27.16b,v7.16b
tbl v8.16b,{ v22.16b },v18.16b
eor v28.16b,v28.16b,v5.16b
tbl v31.16b,{ v6.16b },v16.16b
eor v19.16b,v30.16b,v19.16b
eor v25.16b,v29.16b,v25.16b
tbl v29.16b,{ v27.16b },v18.16b
tbl v30.16b,{ v28.16b },v18.16b
eor v23.16b,v8.16b,v23.16b
eor v26.16b,v31.16b,v26.16b
tbl v31.16b,{ v24.16b },v18.16b
tbl v18.16b,{ v17.16b },v18.16b
tbl v9.16b,{ v19.16b },v16.16b
tbl v8.16b,{ v25.16b },v16.16b
eor v7.16b,v29.16b,v7.16b
tbl v10.16b,{ v23.16b },v16.16b
eor v5.16b,v30.16b,v5.16b
tbl v29.16b,{ v26.16b },v16.16b
eor v21.16b,v31.16b,v21.16b
eor v4.16b,v18.16b,v4.16b
eor v20.16b,v9.16b,v20.16b
eor v3.16b,v8.16b,v3.16b
ldp q18,q8,[x15,#32]
tbl v30.16b,{ v7.16b },v16.16b
tbl v31.16b,{ v5.16b },v16.16b
eor v22.16b,v10.16b,v22.16b
eor v6.16b,v29.16b,v6.16b
tbl v29.16b,{ v21.16b },v16.16b
tbl v10.16b,{ v4.16b },v16.16b
tbl v9.16b,{ v3.16b },v18.16b
tbl v11.16b,{ v20.16b },v16.16b
eor v27.16b,v30.16b,v27.16b
eor v28.16b,v31.16b,v28.16b
tbl v31.16b,{ v22.16b },v16.16b
tbl v30.16b,{ v6.16b },v18.16b
eor v29.16b,v29.16b,v24.16b
eor v17.16b,v10.16b,v17.16b
eor v24.16b,v9.16b,v25.16b
eor v19.16b,v11.16b,v19.16b
tbl v25.16b,{ v27.16b },v16.16b
tbl v10.16b,{ v28.16b },v16.16b
eor v23.16b,v31.16b,v23.16b
ldp q9,q31,[x14,#-112]
eor v26.16b,v30.16b,v26.16b
tbl v30.16b,{ v29.16b },v16.16b
tbl v16.16b,{ v17.16b },v16.16b
eor v7.16b,v25.16b,v7.16b
tbl v25.16b,{ v19.16b },v18.16b
eor v3.16b,v3.16b,v9.16b
eor v6.16b,v6.16b,v9.16b
eor v5.16b,v10.16b,v5.16b
tbl v9.16b,{ v23.16b },v18.16b
eor v30.16b,v30.16b,v21.16b
eor v11.16b,v16.16b,v4.16b
eor v19.16b,v19.16b,v31.16b
eor v21.16b,v3.16b,v24.16b
tbl v3.16b,{ v24.16b },v8.16b
eor v23.16b,v23.16b,v31.16b
ldp q10,q31,[x14,#-48]
eor v4.16b,v6.16b,v26.16b
eor v6.16b,v25.16b,v20.16b
tbl v25.16b,{ v5.16b },v18.16b
eor v22.16b,v9.16b,v22.16b
tbl v16.16b,{ v26.16b },v8.16b
tbl v20.16b,{ v7.16b },v18.16b
tbl v26.16b,{ v30.16b },v18.16b
tbl v18.16b,{ v11.16b },v18.16b
eor v24.16b,v3.16b,v10.16b
eor v3.16b,v23.16b,v22.16b
eor v19.16b,v19.16b,v6.16b
tbl v6.16b,{ v6.16b },v8.16b
eor v25.16b,v25.16b,v28.16b
ldp q23,q28,[x14,#-80]
eor v20.16b,v20.16b,v27.16b
eor v26.16b,v26.16b,v29.16b
eor v16.16b,v16.16b,v10.16b
eor v17.16b,v18.16b,v17.16b
tbl v22.16b,{ v22.16b },v8.16b
eor v29.16b,v7.16b,v23.16b
tbl v9.16b,{ v25.16b },v8.16b
eor v5.16b,v5.16b,v23.16b
tbl v27.16b,{ v20.16b },v8.16b
tbl v10.16b,{ v26.16b },v8.16b
eor v30.16b,v30.16b,v28.16b
tbl v8.16b,{ v17.16b },v8.16b
eor v28.16b,v11.16b,v28.16b
eor v23.16b,v6.16b,v31.16b
eor v20.16b,v29.16b,v20.16b
ldp q18,q29,[x14,#-16]
add x14,x14,#128
eor v7.16b,v22.16b,v31.16b
eor v5.16b,v5.16b,v25.16b
eor v25.16b,v30.16b,v26.16b
eor v17.16b,v28.16b,v17.16b
eor v22.16b,v27.16b,v18.16b
eor v6.16b,v9.16b,v18.16b
eor v26.16b,v10.16b,v29.16b
eor v18.16b,v8.16b,v29.16b
b.ne 3b
uzp2 v27.16b,v21.16b,v21.16b
uzp2 v28.16b,v24.16b,v24.16b
add x8,x8,#1
uzp2 v29.16b,v19.16b,v19.16b
uzp2 v30.16b,v23.16b,v23.16b
cmp x8,x3
uzp1 v19.16b,v19.16b,v23.16b
uzp2 v23.16b,v25.16b,v25.16b
uzp2 v31.16b,v26.16b,v26.16b
uzp2 v8.16b,v20.16b,v20.16b
uzp2 v9.16b,v22.16b,v22.16b
uzp1 v25.16b,v25.16b,v26.16b
uzp1 v20.16b,v20.16b,v22.16b
zip2 v27.2d,v27.2d,v28.2d
uzp1 v24.16b,v21.16b,v24.16b
zip2 v26.2d,v29.2d,v30.2d
zip2 v23.2d,v23.2d,v31.2d
add v29.2d,v19.2d,v19.2d
bit v29.16b,v24.16b,v0.16b
zip2 v28.2d,v8.2d,v9.2d
add v30.2d,v25.2d,v25.2d
bit v30.16b,v20.16b,v0.16b
ushr v21.2d,v20.2d,#1
ushr v8.2d,v27.2d,#1
bif v21.16b,v25.16b,v0.16b
bif v8.16b,v26.16b,v0.16b
add v31.2d,v26.2d,v26.2d
add v9.2d,v23.2d,v23.2d
bit v31.16b,v27.16b,v0.16b
ushr v20.2d,v24.2d,#1
ushr v22.2d,v28.2d,#1
bit v9.16b,v28.16b,v0.16b
bif v20.16b,v19.16b,v0.16b
shl v25.2d,v30.2d,#2
ushr v26.2d,v29.2d,#2
bif v22.16b,v23.16b,v0.16b
shl v27.2d,v21.2d,#2
shl v28.2d,v9.2d,#2
bit v25.16b,v29.16b,v1.16b
shl v29.2d,v22.2d,#2
ushr v10.2d,v31.2d,#2
bif v26.16b,v30.16b,v1.16b
bit v27.16b,v20.16b,v1.16b
ushr v19.2d,v20.2d,#2
ushr v20.2d,v8.2d,#2
bit v28.16b,v31.16b,v1.16b
bit v29.16b,v8.16b,v1.16b
shl v30.2d,v25.2d,#4
shl v31.2d,v27.2d,#4
ushr v23.2d,v28.2d,#4
ushr v24.2d,v29.2d,#4
bif v20.16b,v22.16b,v1.16b
bit v30.16b,v28.16b,v2.16b
bit v31.16b,v29.16b,v2.16b
bif v23.16b,v25.16b,v2.16b
bif v24.16b,v27.16b,v2.16b
uzp2 v22.16b,v3.16b,v3.16b
uzp2 v25.16b,v7.16b,v7.16b
uzp2 v27.16b,v17.16b,v17.16b
uzp2 v28.16b,v18.16b,v18.16b
bif v10.16b,v9.16b,v1.16b
uzp2 v29.16b,v4.16b,v4.16b
uzp2 v9.16b,v16.16b,v16.16b
stp q30,q31,[x12]
uzp2 v30.16b,v5.16b,v5.16b
uzp2 v31.16b,v6.16b,v6.16b
bif v19.16b,v21.16b,v1.16b
ushr v21.2d,v10.2d,#4
shl v8.2d,v26.2d,#4
bif v21.16b,v26.16b,v2.16b
shl v26.2d,v19.2d,#4
zip2 v22.2d,v22.2d,v25.2d
bit v26.16b,v20.16b,v2.16b
zip2 v25.2d,v27.2d,v28.2d
uzp1 v17.16b,v17.16b,v18.16b
bit v8.16b,v10.16b,v2.16b
stp q8,q26,[x12,#32]
zip2 v18.2d,v29.2d,v9.2d
stp q23,q24,[x12,#64]
uzp1 v5.16b,v5.16b,v6.16b
zip2 v23.2d,v30.2d,v31.2d
uzp1 v26.16b,v3.16b,v7.16b
uzp1 v24.16b,v4.16b,v16.16b
ushr v20.2d,v20.2d,#4
add v16.2d,v22.2d,v22.2d
bif v20.16b,v19.16b,v2.16b
add v6.2d,v25.2d,v25.2d
add v19.2d,v17.2d,v17.2d
stp q21,q20,[x12,#96]
ushr v3.2d,v18.2d,#1
bit v16.16b,v18.16b,v0.16b
ushr v4.2d,v23.2d,#1
ushr v18.2d,v5.2d,#1
bit v6.16b,v23.16b,v0.16b
add v20.2d,v26.2d,v26.2d
bit v19.16b,v5.16b,v0.16b
shl v5.2d,v6.2d,#2
ushr v21.2d,v24.2d,#1
bif v3.16b,v22.16b,v0.16b
bif v4.16b,v25.16b,v0.16b
bif v18.16b,v17.16b,v0.16b
shl v7.2d,v19.2d,#2
bit v20.16b,v24.16b,v0.16b
shl v17.2d,v18.2d,#2
bit v5.16b,v16.16b,v1.16b
ushr v16.2d,v16.2d,#2
ushr v22.2d,v20.2d,#2
shl v23.2d,v4.2d,#2
bif v21.16b,v26.16b,v0.16b
bit v7.16b,v20.16b,v1.16b
ushr v20.2d,v21.2d,#2
ushr v24.2d,v3.2d,#2
bit v17.16b,v21.16b,v1.16b
bif v16.16b,v6.16b,v1.16b
bif v22.16b,v19.16b,v1.16b
shl v6.2d,v17.2d,#4
bit v23.16b,v3.16b,v1.16b
shl v3.2d,v22.2d,#4
shl v21.2d,v7.2d,#4
bif v20.16b,v18.16b,v1.16b
bif v24.16b,v4.16b,v1.16b
shl v4.2d,v20.2d,#4
bit v6.16b,v23.16b,v2.16b
bit v3.16b,v16.16b,v2.16b
bit v21.16b,v5.16b,v2.16b
ushr v5.2d,v5.2d,#4
stp q21,q6,[x11]
ushr v18.2d,v23.2d,#4
ushr v6.2d,v16.2d,#4
bit v4.16b,v24.16b,v2.16b
stp q3,q4,[x11,#32]
ushr v3.2d,v24.2d,#4
bif v5.16b,v7.16b,v2.16b
bif v18.16b,v17.16b,v2.16b
stp q5,q18,[x11,#64]
bif v6.16b,v22.16b,v2.16b
bif v3.16b,v20.16b,v2.16b
stp q6,q3,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#48]
ldp d9,d8,[sp,#32]
ldp d11,d10,[sp,#16]
ldp d13,d12,[sp],#64
4:
ret
.endm

.macro shared_7 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#85
movi v1.16b,#51
mov x8,xzr
movi v2.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
nop
nop
nop
nop
nop
2:
lsl x11,x8,#7
ldr q26,[x0,#\p1]
mov w13,#\p2
add x12,x1,x11
add x11,x2,x11
ldp q5,q3,[x12]
ldp q6,q7,[x12,#32]
ldp q22,q16,[x12,#96]
ldp q19,q18,[x12,#64]
add v17.2d,v3.2d,v3.2d
add v20.2d,v7.2d,v7.2d
ushr v4.2d,v5.2d,#1
ushr v21.2d,v6.2d,#1
add v24.2d,v16.2d,v16.2d
bit v17.16b,v5.16b,v0.16b
ushr v5.2d,v22.2d,#1
add v23.2d,v18.2d,v18.2d
ushr v25.2d,v19.2d,#1
bit v20.16b,v6.16b,v0.16b
shl v6.2d,v20.2d,#2
bif v4.16b,v3.16b,v0.16b
bif v21.16b,v7.16b,v0.16b
bit v23.16b,v19.16b,v0.16b
bit v24.16b,v22.16b,v0.16b
bif v25.16b,v18.16b,v0.16b
ushr v3.2d,v17.2d,#2
shl v18.2d,v24.2d,#2
bif v5.16b,v16.16b,v0.16b
shl v16.2d,v21.2d,#2
ushr v7.2d,v4.2d,#2
ushr v19.2d,v23.2d,#2
bit v6.16b,v17.16b,v1.16b
shl v17.2d,v5.2d,#2
bif v3.16b,v20.16b,v1.16b
ushr v20.2d,v25.2d,#2
bit v18.16b,v23.16b,v1.16b
bit v16.16b,v4.16b,v1.16b
bif v7.16b,v21.16b,v1.16b
shl v4.2d,v18.2d,#4
bif v19.16b,v24.16b,v1.16b
bit v17.16b,v25.16b,v1.16b
ushr v21.2d,v6.2d,#4
shl v22.2d,v17.2d,#4
ushr v23.2d,v16.2d,#4
shl v24.2d,v19.2d,#4
bif v20.16b,v5.16b,v1.16b
ushr v5.2d,v3.2d,#4
bit v4.16b,v6.16b,v2.16b
bif v21.16b,v18.16b,v2.16b
bit v22.16b,v16.16b,v2.16b
bif v23.16b,v17.16b,v2.16b
bit v24.16b,v3.16b,v2.16b
zip1 v3.16b,v21.16b,v4.16b
zip1 v16.16b,v23.16b,v22.16b
shl v6.2d,v20.2d,#4
ushr v18.2d,v7.2d,#4
bif v5.16b,v19.16b,v2.16b
bit v6.16b,v7.16b,v2.16b
bif v18.16b,v20.16b,v2.16b
zip2 v17.16b,v21.16b,v4.16b
zip2 v19.16b,v23.16b,v22.16b
ldr q4,[x0,#\p3]
ldr q7,[x0,#\p4]
zip1 v20.16b,v5.16b,v24.16b
zip2 v21.16b,v5.16b,v24.16b
zip1 v22.16b,v18.16b,v6.16b
zip2 v23.16b,v18.16b,v6.16b
eor v4.16b,v3.16b,v4.16b
eor v3.16b,v16.16b,v7.16b
ldr q5,[x0,#\p5]
ldr q6,[x0,#\p6]
ldr q16,[x0,#\p7]
ldr q24,[x0,#\p8]
ldr q25,[x0,#\p9]
eor v5.16b,v20.16b,v5.16b
add x12,x0,#\p10
eor v7.16b,v22.16b,v6.16b
eor v18.16b,v17.16b,v16.16b
eor v6.16b,v19.16b,v24.16b
eor v16.16b,v21.16b,v25.16b
eor v17.16b,v23.16b,v26.16b
nop
nop
nop
nop
nop
nop
nop
3:
and x14,x13,#0x7
sub x13,x13,#1
umaddl x14,w14,w9,x10
cmn x13,#1
ldr q19,[x14,#64]
ldr q20,[x14,#32]
tbl v18.16b,{ v18.16b },v19.16b
tbl v17.16b,{ v17.16b },v19.16b
tbl v6.16b,{ v6.16b },v19.16b
tbl v16.16b,{ v16.16b },v19.16b
eor v4.16b,v4.16b,v18.16b
eor v7.16b,v7.16b,v17.16b
eor v3.16b,v3.16b,v6.16b
eor v5.16b,v5.16b,v16.16b
tbl v19.16b,{ v4.16b },v20.16b
tbl v21.16b,{ v7.16b },v20.16b
tbl v22.16b,{ v3.16b },v20.16b
tbl v20.16b,{ v5.16b },v20.16b
eor v18.16b,v19.16b,v18.16b
eor v17.16b,v21.16b,v17.16b
eor v6.16b,v22.16b,v6.16b
ldp q21,q19,[x14]
eor v16.16b,v20.16b,v16.16b
tbl v22.16b,{ v18.16b },v19.16b
tbl v23.16b,{ v17.16b },v19.16b
tbl v20.16b,{ v6.16b },v19.16b
eor v4.16b,v22.16b,v4.16b
eor v7.16b,v23.16b,v7.16b
tbl v22.16b,{ v16.16b },v19.16b
eor v3.16b,v20.16b,v3.16b
tbl v20.16b,{ v4.16b },v19.16b
tbl v23.16b,{ v7.16b },v19.16b
eor v5.16b,v22.16b,v5.16b
tbl v22.16b,{ v3.16b },v19.16b
eor v18.16b,v20.16b,v18.16b
eor v17.16b,v23.16b,v17.16b
tbl v19.16b,{ v5.16b },v19.16b
eor v6.16b,v22.16b,v6.16b
tbl v20.16b,{ v18.16b },v21.16b
tbl v22.16b,{ v17.16b },v21.16b
eor v16.16b,v19.16b,v16.16b
tbl v19.16b,{ v6.16b },v21.16b
eor v4.16b,v20.16b,v4.16b
eor v7.16b,v22.16b,v7.16b
tbl v20.16b,{ v16.16b },v21.16b
eor v3.16b,v19.16b,v3.16b
eor v18.16b,v4.16b,v18.16b
eor v17.16b,v7.16b,v17.16b
orr v19.16b,v7.16b,v4.16b
eor v5.16b,v20.16b,v5.16b
eor v6.16b,v6.16b,v3.16b
orr v20.16b,v17.16b,v18.16b
eor v3.16b,v19.16b,v3.16b
eor v16.16b,v5.16b,v16.16b
eor v6.16b,v6.16b,v20.16b
and v19.16b,v3.16b,v4.16b
orr v20.16b,v3.16b,v5.16b
and v21.16b,v6.16b,v18.16b
orr v22.16b,v6.16b,v16.16b
eor v5.16b,v19.16b,v5.16b
eor v7.16b,v20.16b,v7.16b
ldp q19,q20,[x12,#-112]
eor v16.16b,v21.16b,v16.16b
eor v17.16b,v22.16b,v17.16b
ldp q21,q23,[x12,#-48]
eor v3.16b,v3.16b,v20.16b
ldp q22,q20,[x12,#-80]
eor v4.16b,v19.16b,v4.16b
and v19.16b,v5.16b,v7.16b
eor v18.16b,v21.16b,v18.16b
and v21.16b,v16.16b,v17.16b
eor v6.16b,v6.16b,v23.16b
eor v5.16b,v5.16b,v22.16b
ldp q22,q23,[x12,#-16]
eor v7.16b,v7.16b,v20.16b
eor v4.16b,v19.16b,v4.16b
sub x12,x12,#128
eor v18.16b,v21.16b,v18.16b
eor v16.16b,v16.16b,v22.16b
eor v17.16b,v17.16b,v23.16b
b.ne 3b
uzp2 v19.16b,v3.16b,v3.16b
uzp2 v20.16b,v6.16b,v6.16b
add x8,x8,#1
uzp2 v21.16b,v7.16b,v7.16b
uzp2 v22.16b,v17.16b,v17.16b
cmp x8,x3
uzp2 v25.16b,v5.16b,v5.16b
uzp1 v7.16b,v7.16b,v17.16b
uzp2 v17.16b,v16.16b,v16.16b
uzp2 v23.16b,v4.16b,v4.16b
uzp2 v24.16b,v18.16b,v18.16b
uzp1 v26.16b,v5.16b,v16.16b
zip2 v16.2d,v19.2d,v20.2d
uzp1 v19.16b,v3.16b,v6.16b
uzp1 v18.16b,v4.16b,v18.16b
zip2 v5.2d,v21.2d,v22.2d
zip2 v3.2d,v25.2d,v17.2d
add v20.2d,v7.2d,v7.2d
bit v20.16b,v26.16b,v0.16b
zip2 v17.2d,v23.2d,v24.2d
ushr v6.2d,v26.2d,#1
bif v6.16b,v7.16b,v0.16b
add v21.2d,v16.2d,v16.2d
add v23.2d,v19.2d,v19.2d
bit v21.16b,v17.16b,v0.16b
bit v23.16b,v18.16b,v0.16b
add v22.2d,v5.2d,v5.2d
ushr v4.2d,v3.2d,#1
bit v22.16b,v3.16b,v0.16b
ushr v24.2d,v18.2d,#1
ushr v25.2d,v17.2d,#1
bif v4.16b,v5.16b,v0.16b
bif v24.16b,v19.16b,v0.16b
shl v3.2d,v20.2d,#2
shl v5.2d,v22.2d,#2
bif v25.16b,v16.16b,v0.16b
shl v7.2d,v6.2d,#2
bit v3.16b,v23.16b,v1.16b
ushr v16.2d,v21.2d,#2
ushr v17.2d,v23.2d,#2
shl v18.2d,v4.2d,#2
bit v5.16b,v21.16b,v1.16b
ushr v19.2d,v24.2d,#2
shl v21.2d,v3.2d,#4
bit v7.16b,v24.16b,v1.16b
ushr v23.2d,v25.2d,#2
bif v16.16b,v22.16b,v1.16b
bif v17.16b,v20.16b,v1.16b
shl v20.2d,v7.2d,#4
bit v18.16b,v25.16b,v1.16b
bif v19.16b,v6.16b,v1.16b
shl v6.2d,v17.2d,#4
bit v21.16b,v5.16b,v2.16b
ushr v5.2d,v5.2d,#4
bif v23.16b,v4.16b,v1.16b
shl v4.2d,v19.2d,#4
bit v20.16b,v18.16b,v2.16b
ushr v18.2d,v18.2d,#4
bit v6.16b,v16.16b,v2.16b
ushr v16.2d,v16.2d,#4
bif v5.16b,v3.16b,v2.16b
ushr v3.2d,v23.2d,#4
stp q21,q20,[x11]
bit v4.16b,v23.16b,v2.16b
stp q6,q4,[x11,#32]
bif v18.16b,v7.16b,v2.16b
stp q5,q18,[x11,#64]
bif v16.16b,v17.16b,v2.16b
bif v3.16b,v19.16b,v2.16b
stp q16,q3,[x11,#96]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_8 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#85
movi v1.16b,#51
mov x8,xzr
movi v2.16b,#15
mov w9,#80
adr x10,1000f
nop
nop
nop
nop
nop
nop
nop
2:
lsl x11,x8,#7
mov x12,xzr
add x13,x1,x11
add x11,x2,x11
ldp q5,q3,[x13]
ldp q6,q7,[x13,#32]
ldp q22,q16,[x13,#96]
ldp q19,q18,[x13,#64]
add v17.2d,v3.2d,v3.2d
add v20.2d,v7.2d,v7.2d
ushr v4.2d,v5.2d,#1
ushr v21.2d,v6.2d,#1
add v24.2d,v16.2d,v16.2d
bit v17.16b,v5.16b,v0.16b
ushr v5.2d,v22.2d,#1
add v23.2d,v18.2d,v18.2d
ushr v25.2d,v19.2d,#1
bit v20.16b,v6.16b,v0.16b
shl v6.2d,v20.2d,#2
bif v4.16b,v3.16b,v0.16b
bif v21.16b,v7.16b,v0.16b
bit v23.16b,v19.16b,v0.16b
bit v24.16b,v22.16b,v0.16b
bif v25.16b,v18.16b,v0.16b
ushr v3.2d,v17.2d,#2
shl v18.2d,v24.2d,#2
bif v5.16b,v16.16b,v0.16b
shl v16.2d,v21.2d,#2
ushr v7.2d,v4.2d,#2
ushr v19.2d,v23.2d,#2
bit v6.16b,v17.16b,v1.16b
shl v17.2d,v5.2d,#2
bif v3.16b,v20.16b,v1.16b
ushr v20.2d,v25.2d,#2
bit v18.16b,v23.16b,v1.16b
bit v16.16b,v4.16b,v1.16b
bif v7.16b,v21.16b,v1.16b
shl v4.2d,v18.2d,#4
bif v19.16b,v24.16b,v1.16b
bit v17.16b,v25.16b,v1.16b
ushr v21.2d,v6.2d,#4
shl v22.2d,v17.2d,#4
ushr v23.2d,v16.2d,#4
shl v24.2d,v19.2d,#4
bif v20.16b,v5.16b,v1.16b
ushr v5.2d,v3.2d,#4
bit v4.16b,v6.16b,v2.16b
bif v21.16b,v18.16b,v2.16b
shl v6.2d,v20.2d,#4
bit v22.16b,v16.16b,v2.16b
bif v23.16b,v17.16b,v2.16b
bit v24.16b,v3.16b,v2.16b
zip1 v3.16b,v21.16b,v4.16b
zip1 v16.16b,v23.16b,v22.16b
ushr v18.2d,v7.2d,#4
bif v5.16b,v19.16b,v2.16b
bit v6.16b,v7.16b,v2.16b
zip2 v7.16b,v21.16b,v4.16b
ldp q4,q19,[x0]
bif v18.16b,v20.16b,v2.16b
zip2 v17.16b,v23.16b,v22.16b
zip1 v20.16b,v5.16b,v24.16b
zip2 v21.16b,v5.16b,v24.16b
zip1 v22.16b,v18.16b,v6.16b
zip2 v23.16b,v18.16b,v6.16b
eor v4.16b,v3.16b,v4.16b
eor v3.16b,v16.16b,v19.16b
add x13,x0,#240
ldp q5,q6,[x0,#32]
ldp q16,q19,[x0,#64]
ldp q24,q25,[x0,#96]
eor v5.16b,v20.16b,v5.16b
eor v18.16b,v22.16b,v6.16b
eor v16.16b,v7.16b,v16.16b
eor v6.16b,v17.16b,v19.16b
eor v7.16b,v21.16b,v24.16b
eor v19.16b,v23.16b,v25.16b
nop
nop
nop
3:
and v17.16b,v18.16b,v5.16b
orr v20.16b,v5.16b,v3.16b
and x14,x12,#0x7
and v21.16b,v19.16b,v7.16b
orr v22.16b,v7.16b,v6.16b
umaddl x14,w14,w9,x10
add x12,x12,#1
eor v17.16b,v17.16b,v4.16b
eor v4.16b,v18.16b,v20.16b
cmp x12,#\p1
eor v18.16b,v21.16b,v16.16b
eor v16.16b,v19.16b,v22.16b
orr v19.16b,v17.16b,v4.16b
and v21.16b,v17.16b,v3.16b
orr v20.16b,v18.16b,v16.16b
and v22.16b,v18.16b,v6.16b
eor v18.16b,v18.16b,v17.16b
eor v16.16b,v16.16b,v4.16b
eor v3.16b,v19.16b,v3.16b
eor v5.16b,v21.16b,v5.16b
eor v6.16b,v20.16b,v6.16b
eor v7.16b,v22.16b,v7.16b
ldp q19,q20,[x14]
eor v6.16b,v6.16b,v3.16b
eor v7.16b,v7.16b,v5.16b
tbl v21.16b,{ v18.16b },v19.16b
tbl v23.16b,{ v16.16b },v19.16b
tbl v22.16b,{ v6.16b },v19.16b
tbl v19.16b,{ v7.16b },v19.16b
eor v17.16b,v21.16b,v17.16b
eor v4.16b,v23.16b,v4.16b
eor v3.16b,v22.16b,v3.16b
eor v5.16b,v19.16b,v5.16b
tbl v19.16b,{ v17.16b },v20.16b
tbl v22.16b,{ v4.16b },v20.16b
tbl v21.16b,{ v3.16b },v20.16b
tbl v23.16b,{ v5.16b },v20.16b
eor v18.16b,v19.16b,v18.16b
eor v16.16b,v22.16b,v16.16b
eor v6.16b,v21.16b,v6.16b
eor v7.16b,v23.16b,v7.16b
tbl v19.16b,{ v18.16b },v20.16b
tbl v22.16b,{ v16.16b },v20.16b
tbl v21.16b,{ v6.16b },v20.16b
tbl v20.16b,{ v7.16b },v20.16b
eor v17.16b,v19.16b,v17.16b
eor v4.16b,v22.16b,v4.16b
eor v5.16b,v20.16b,v5.16b
ldp q19,q20,[x14,#32]
eor v3.16b,v21.16b,v3.16b
tbl v21.16b,{ v17.16b },v19.16b
tbl v23.16b,{ v4.16b },v19.16b
tbl v22.16b,{ v3.16b },v19.16b
tbl v19.16b,{ v5.16b },v19.16b
eor v18.16b,v21.16b,v18.16b
ldp q21,q24,[x13,#-112]
eor v6.16b,v22.16b,v6.16b
eor v23.16b,v23.16b,v16.16b
eor v7.16b,v19.16b,v7.16b
ldp q22,q25,[x13,#-48]
eor v16.16b,v17.16b,v21.16b
ldp q19,q21,[x13,#-80]
tbl v17.16b,{ v18.16b },v20.16b
eor v3.16b,v3.16b,v24.16b
tbl v24.16b,{ v6.16b },v20.16b
eor v5.16b,v5.16b,v19.16b
tbl v19.16b,{ v23.16b },v20.16b
tbl v20.16b,{ v7.16b },v20.16b
eor v21.16b,v4.16b,v21.16b
eor v4.16b,v16.16b,v18.16b
eor v3.16b,v3.16b,v6.16b
ldp q18,q26,[x13,#-16]
eor v16.16b,v17.16b,v22.16b
eor v5.16b,v5.16b,v7.16b
eor v6.16b,v24.16b,v25.16b
add x13,x13,#128
eor v7.16b,v20.16b,v18.16b
eor v18.16b,v21.16b,v23.16b
eor v19.16b,v19.16b,v26.16b
b.ne 3b
uzp2 v17.16b,v3.16b,v3.16b
uzp2 v20.16b,v6.16b,v6.16b
add x8,x8,#1
uzp2 v21.16b,v18.16b,v18.16b
uzp2 v22.16b,v19.16b,v19.16b
cmp x8,x3
uzp2 v25.16b,v5.16b,v5.16b
uzp1 v18.16b,v18.16b,v19.16b
uzp2 v19.16b,v7.16b,v7.16b
uzp2 v23.16b,v4.16b,v4.16b
uzp2 v24.16b,v16.16b,v16.16b
uzp1 v7.16b,v5.16b,v7.16b
zip2 v17.2d,v17.2d,v20.2d
uzp1 v20.16b,v3.16b,v6.16b
uzp1 v16.16b,v4.16b,v16.16b
zip2 v5.2d,v21.2d,v22.2d
zip2 v3.2d,v25.2d,v19.2d
add v21.2d,v18.2d,v18.2d
bit v21.16b,v7.16b,v0.16b
zip2 v19.2d,v23.2d,v24.2d
ushr v6.2d,v7.2d,#1
bif v6.16b,v18.16b,v0.16b
add v22.2d,v17.2d,v17.2d
add v24.2d,v20.2d,v20.2d
bit v22.16b,v19.16b,v0.16b
bit v24.16b,v16.16b,v0.16b
add v23.2d,v5.2d,v5.2d
ushr v4.2d,v3.2d,#1
bit v23.16b,v3.16b,v0.16b
ushr v25.2d,v16.2d,#1
ushr v18.2d,v19.2d,#1
bif v4.16b,v5.16b,v0.16b
bif v25.16b,v20.16b,v0.16b
shl v3.2d,v21.2d,#2
shl v5.2d,v23.2d,#2
bif v18.16b,v17.16b,v0.16b
bit v3.16b,v24.16b,v1.16b
ushr v16.2d,v22.2d,#2
ushr v17.2d,v24.2d,#2
ushr v20.2d,v25.2d,#2
bit v5.16b,v22.16b,v1.16b
shl v22.2d,v3.2d,#4
shl v7.2d,v6.2d,#2
shl v19.2d,v4.2d,#2
bif v16.16b,v23.16b,v1.16b
ushr v24.2d,v18.2d,#2
bif v17.16b,v21.16b,v1.16b
bif v20.16b,v6.16b,v1.16b
shl v6.2d,v17.2d,#4
bit v22.16b,v5.16b,v2.16b
ushr v5.2d,v5.2d,#4
bit v7.16b,v25.16b,v1.16b
shl v21.2d,v7.2d,#4
bit v19.16b,v18.16b,v1.16b
bif v24.16b,v4.16b,v1.16b
shl v4.2d,v20.2d,#4
ushr v18.2d,v19.2d,#4
bit v6.16b,v16.16b,v2.16b
ushr v16.2d,v16.2d,#4
bif v5.16b,v3.16b,v2.16b
ushr v3.2d,v24.2d,#4
bit v21.16b,v19.16b,v2.16b
stp q22,q21,[x11]
bit v4.16b,v24.16b,v2.16b
stp q6,q4,[x11,#32]
bif v18.16b,v7.16b,v2.16b
stp q5,q18,[x11,#64]
bif v16.16b,v17.16b,v2.16b
bif v3.16b,v20.16b,v2.16b
stp q16,q3,[x11,#96]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_9 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1001f
adr x10,1002f
adr x11,1003f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
adr x9,1004f
adr x10,1005f
adr x11,1006f
ldr q4,[x9]
ldr q5,[x10]
ldr q6,[x11]
mov x8,xzr
adr x9,1007f+\p1
nop
nop
nop
nop
nop
nop
2:
.endm

.macro shared_10 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1008f
adr x10,1009f
adr x11,1010f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
mov x8,xzr
adr x9,1011f+32
nop
nop
nop
nop
2:
lsl x10,x8,#6
ldp q16,q17,[x0]
ldp q23,q24,[x0,#256]
mov w12,#\p1
add x11,x1,x10
ldp q26,q27,[x0,#32]
ldp q4,q5,[x11]
add x13,x0,#512
ldp q6,q18,[x11,#32]
mov x11,x9
ushr v7.16b,v4.16b,#4
and v4.16b,v4.16b,v0.16b
ushr v19.16b,v5.16b,#4
and v5.16b,v5.16b,v0.16b
ushr v20.16b,v6.16b,#4
and v6.16b,v6.16b,v0.16b
ushr v21.16b,v18.16b,#4
and v18.16b,v18.16b,v0.16b
zip1 v22.16b,v7.16b,v4.16b
zip2 v4.16b,v7.16b,v4.16b
zip1 v7.16b,v19.16b,v5.16b
zip2 v5.16b,v19.16b,v5.16b
zip1 v19.16b,v20.16b,v6.16b
zip2 v6.16b,v20.16b,v6.16b
zip1 v25.16b,v21.16b,v18.16b
zip2 v21.16b,v21.16b,v18.16b
eor v18.16b,v22.16b,v16.16b
eor v20.16b,v4.16b,v23.16b
ldp q4,q22,[x0,#288]
eor v17.16b,v7.16b,v17.16b
eor v16.16b,v5.16b,v24.16b
eor v7.16b,v19.16b,v26.16b
eor v5.16b,v25.16b,v27.16b
eor v6.16b,v6.16b,v4.16b
eor v4.16b,v21.16b,v22.16b
nop
nop
nop
nop
nop
3:
tbl v18.16b,{ v1.16b },v18.16b
tbl v20.16b,{ v1.16b },v20.16b
ldur q22,[x11,#-32]
tbl v17.16b,{ v1.16b },v17.16b
tbl v16.16b,{ v1.16b },v16.16b
ldr q23,[x11,#16]
tbl v7.16b,{ v1.16b },v7.16b
tbl v6.16b,{ v1.16b },v6.16b
subs x12,x12,#1
tbl v5.16b,{ v1.16b },v5.16b
tbl v4.16b,{ v1.16b },v4.16b
ldp q21,q19,[x11,#-16]
tbl v24.16b,{ v18.16b },v19.16b
tbl v25.16b,{ v20.16b },v21.16b
tbl v26.16b,{ v17.16b },v19.16b
tbl v27.16b,{ v16.16b },v21.16b
tbl v28.16b,{ v7.16b },v19.16b
tbl v29.16b,{ v6.16b },v21.16b
tbl v19.16b,{ v5.16b },v19.16b
tbl v21.16b,{ v4.16b },v21.16b
tbl v20.16b,{ v20.16b },v22.16b
tbl v16.16b,{ v16.16b },v22.16b
tbl v6.16b,{ v6.16b },v22.16b
tbl v4.16b,{ v4.16b },v22.16b
eor v24.16b,v24.16b,v25.16b
eor v25.16b,v26.16b,v27.16b
eor v26.16b,v28.16b,v29.16b
eor v19.16b,v19.16b,v21.16b
eor v21.16b,v24.16b,v18.16b
eor v18.16b,v20.16b,v18.16b
eor v16.16b,v16.16b,v17.16b
eor v24.16b,v25.16b,v17.16b
eor v25.16b,v26.16b,v7.16b
eor v6.16b,v6.16b,v7.16b
eor v19.16b,v19.16b,v5.16b
eor v4.16b,v4.16b,v5.16b
tbl v20.16b,{ v21.16b },v23.16b
tbl v22.16b,{ v24.16b },v23.16b
tbl v17.16b,{ v25.16b },v23.16b
tbl v26.16b,{ v19.16b },v23.16b
eor v5.16b,v18.16b,v20.16b
eor v7.16b,v16.16b,v22.16b
eor v6.16b,v6.16b,v17.16b
ldr q22,[x11,#32]
eor v4.16b,v4.16b,v26.16b
add x11,x11,#80
tbl v16.16b,{ v5.16b },v23.16b
tbl v17.16b,{ v7.16b },v23.16b
tbl v18.16b,{ v6.16b },v23.16b
tbl v20.16b,{ v4.16b },v23.16b
ldp q23,q26,[x13,#256]
eor v16.16b,v16.16b,v21.16b
eor v17.16b,v17.16b,v24.16b
eor v18.16b,v18.16b,v25.16b
eor v5.16b,v23.16b,v5.16b
eor v19.16b,v20.16b,v19.16b
ldp q27,q24,[x13,#288]
eor v7.16b,v26.16b,v7.16b
tbl v23.16b,{ v16.16b },v22.16b
tbl v25.16b,{ v17.16b },v22.16b
tbl v26.16b,{ v18.16b },v22.16b
tbl v22.16b,{ v19.16b },v22.16b
ldp q20,q21,[x13]
eor v6.16b,v27.16b,v6.16b
ldp q27,q28,[x13,#32]
eor v4.16b,v24.16b,v4.16b
add x13,x13,#512
eor v24.16b,v16.16b,v20.16b
eor v17.16b,v17.16b,v21.16b
eor v20.16b,v5.16b,v23.16b
eor v21.16b,v18.16b,v27.16b
eor v19.16b,v19.16b,v28.16b
eor v16.16b,v7.16b,v25.16b
eor v6.16b,v6.16b,v26.16b
eor v4.16b,v4.16b,v22.16b
eor v18.16b,v24.16b,v20.16b
eor v17.16b,v17.16b,v16.16b
eor v7.16b,v21.16b,v6.16b
eor v5.16b,v19.16b,v4.16b
b.ne 3b
tbl v18.16b,{ v18.16b },v2.16b
tbl v17.16b,{ v17.16b },v2.16b
add x8,x8,#1
tbl v7.16b,{ v7.16b },v2.16b
tbl v5.16b,{ v5.16b },v2.16b
add x10,x2,x10
tbl v19.16b,{ v20.16b },v3.16b
tbl v16.16b,{ v16.16b },v3.16b
cmp x8,x3
tbl v6.16b,{ v6.16b },v3.16b
tbl v4.16b,{ v4.16b },v3.16b
mov v20.16b,v18.16b
mov v21.16b,v17.16b
mov v22.16b,v7.16b
mov v23.16b,v5.16b
zip2 v18.2d,v18.2d,v19.2d
mov v20.d[1],v19.d[0]
mov v21.d[1],v16.d[0]
zip2 v16.2d,v17.2d,v16.2d
mov v22.d[1],v6.d[0]
mov v23.d[1],v4.d[0]
zip2 v6.2d,v7.2d,v6.2d
zip2 v4.2d,v5.2d,v4.2d
shl v17.2d,v20.2d,#4
shl v7.2d,v21.2d,#4
shl v5.2d,v22.2d,#4
shl v19.2d,v23.2d,#4
orr v17.16b,v17.16b,v18.16b
orr v7.16b,v7.16b,v16.16b
orr v5.16b,v5.16b,v6.16b
orr v4.16b,v19.16b,v4.16b
stp q17,q7,[x10]
stp q5,q4,[x10,#32]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_11 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1008f
adr x10,1009f
adr x11,1010f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
mov x8,xzr
adr x9,1011f+32
nop
nop
nop
nop
2:
lsl x10,x8,#6
ldp q24,q25,[x0]
mov w12,#\p1
add x13,x0,#48
add x11,x1,x10
ldp q4,q5,[x11]
ldp q6,q7,[x11,#32]
mov x11,x9
ushr v16.16b,v4.16b,#4
and v4.16b,v4.16b,v0.16b
ushr v17.16b,v5.16b,#4
and v5.16b,v5.16b,v0.16b
ushr v18.16b,v6.16b,#4
and v6.16b,v6.16b,v0.16b
ushr v19.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
zip1 v20.16b,v16.16b,v4.16b
zip2 v4.16b,v16.16b,v4.16b
zip1 v16.16b,v17.16b,v5.16b
zip2 v5.16b,v17.16b,v5.16b
zip1 v21.16b,v18.16b,v6.16b
zip2 v6.16b,v18.16b,v6.16b
zip1 v22.16b,v19.16b,v7.16b
zip2 v23.16b,v19.16b,v7.16b
eor v18.16b,v20.16b,v24.16b
eor v19.16b,v4.16b,v25.16b
eor v17.16b,v16.16b,v24.16b
eor v16.16b,v5.16b,v25.16b
eor v7.16b,v21.16b,v24.16b
eor v6.16b,v6.16b,v25.16b
eor v5.16b,v22.16b,v24.16b
eor v4.16b,v23.16b,v25.16b
3:
tbl v18.16b,{ v1.16b },v18.16b
tbl v19.16b,{ v1.16b },v19.16b
ldur q22,[x11,#-32]
tbl v17.16b,{ v1.16b },v17.16b
tbl v16.16b,{ v1.16b },v16.16b
ldr q23,[x11,#16]
tbl v7.16b,{ v1.16b },v7.16b
tbl v6.16b,{ v1.16b },v6.16b
subs x12,x12,#1
tbl v5.16b,{ v1.16b },v5.16b
tbl v4.16b,{ v1.16b },v4.16b
ldp q21,q20,[x11,#-16]
tbl v24.16b,{ v18.16b },v20.16b
tbl v25.16b,{ v19.16b },v21.16b
tbl v26.16b,{ v17.16b },v20.16b
tbl v27.16b,{ v16.16b },v21.16b
tbl v28.16b,{ v7.16b },v20.16b
tbl v29.16b,{ v6.16b },v21.16b
tbl v20.16b,{ v5.16b },v20.16b
tbl v21.16b,{ v4.16b },v21.16b
tbl v19.16b,{ v19.16b },v22.16b
tbl v16.16b,{ v16.16b },v22.16b
tbl v6.16b,{ v6.16b },v22.16b
tbl v4.16b,{ v4.16b },v22.16b
eor v24.16b,v24.16b,v25.16b
eor v25.16b,v26.16b,v27.16b
eor v26.16b,v28.16b,v29.16b
eor v20.16b,v20.16b,v21.16b
eor v21.16b,v24.16b,v18.16b
eor v18.16b,v19.16b,v18.16b
eor v16.16b,v16.16b,v17.16b
eor v24.16b,v25.16b,v17.16b
eor v25.16b,v26.16b,v7.16b
eor v6.16b,v6.16b,v7.16b
eor v20.16b,v20.16b,v5.16b
eor v4.16b,v4.16b,v5.16b
tbl v19.16b,{ v21.16b },v23.16b
tbl v22.16b,{ v24.16b },v23.16b
tbl v17.16b,{ v25.16b },v23.16b
tbl v26.16b,{ v20.16b },v23.16b
eor v5.16b,v18.16b,v19.16b
eor v7.16b,v16.16b,v22.16b
eor v6.16b,v6.16b,v17.16b
ldr q22,[x11,#32]
eor v4.16b,v4.16b,v26.16b
add x11,x11,#80
tbl v16.16b,{ v5.16b },v23.16b
tbl v17.16b,{ v7.16b },v23.16b
tbl v18.16b,{ v6.16b },v23.16b
tbl v19.16b,{ v4.16b },v23.16b
eor v16.16b,v16.16b,v21.16b
eor v17.16b,v17.16b,v24.16b
eor v18.16b,v18.16b,v25.16b
eor v19.16b,v19.16b,v20.16b
ldp q21,q20,[x13,#-16]
tbl v23.16b,{ v16.16b },v22.16b
add x13,x13,#32
tbl v24.16b,{ v17.16b },v22.16b
tbl v25.16b,{ v18.16b },v22.16b
tbl v22.16b,{ v19.16b },v22.16b
eor v5.16b,v20.16b,v5.16b
eor v7.16b,v20.16b,v7.16b
eor v6.16b,v20.16b,v6.16b
eor v4.16b,v20.16b,v4.16b
eor v20.16b,v16.16b,v21.16b
eor v17.16b,v17.16b,v21.16b
eor v26.16b,v18.16b,v21.16b
eor v21.16b,v19.16b,v21.16b
eor v19.16b,v5.16b,v23.16b
eor v16.16b,v7.16b,v24.16b
eor v6.16b,v6.16b,v25.16b
eor v4.16b,v4.16b,v22.16b
eor v18.16b,v20.16b,v19.16b
eor v17.16b,v17.16b,v16.16b
eor v7.16b,v26.16b,v6.16b
eor v5.16b,v21.16b,v4.16b
b.ne 3b
tbl v18.16b,{ v18.16b },v2.16b
tbl v17.16b,{ v17.16b },v2.16b
add x8,x8,#1
tbl v7.16b,{ v7.16b },v2.16b
tbl v5.16b,{ v5.16b },v2.16b
add x10,x2,x10
tbl v19.16b,{ v19.16b },v3.16b
tbl v16.16b,{ v16.16b },v3.16b
cmp x8,x3
tbl v6.16b,{ v6.16b },v3.16b
tbl v4.16b,{ v4.16b },v3.16b
mov v20.16b,v18.16b
mov v21.16b,v17.16b
mov v22.16b,v7.16b
mov v23.16b,v5.16b
zip2 v18.2d,v18.2d,v19.2d
mov v20.d[1],v19.d[0]
mov v21.d[1],v16.d[0]
zip2 v16.2d,v17.2d,v16.2d
mov v22.d[1],v6.d[0]
mov v23.d[1],v4.d[0]
zip2 v6.2d,v7.2d,v6.2d
zip2 v4.2d,v5.2d,v4.2d
shl v17.2d,v20.2d,#4
shl v7.2d,v21.2d,#4
shl v5.2d,v22.2d,#4
shl v19.2d,v23.2d,#4
orr v17.16b,v17.16b,v18.16b
orr v7.16b,v7.16b,v16.16b
orr v5.16b,v5.16b,v6.16b
orr v4.16b,v19.16b,v4.16b
stp q17,q7,[x10]
stp q5,q4,[x10,#32]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_12 p0
ldp q23,q24,[sp,#\p0]
add x8,x8,#1
ldp q25,q28,[sp,#64]
cmp x8,x3
ldp q31,q8,[sp,#96]
uzp2 v26.16b,v21.16b,v21.16b
uzp2 v27.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
uzp2 v22.16b,v23.16b,v23.16b
uzp2 v29.16b,v24.16b,v24.16b
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v25.16b,v25.16b
uzp2 v30.16b,v28.16b,v28.16b
uzp1 v25.16b,v25.16b,v28.16b
uzp2 v28.16b,v31.16b,v31.16b
uzp2 v9.16b,v8.16b,v8.16b
uzp1 v31.16b,v31.16b,v8.16b
zip2 v26.2d,v26.2d,v27.2d
shl v21.2d,v21.2d,#4
zip2 v22.2d,v22.2d,v29.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v30.2d
ldp q27,q29,[sp,#128]
zip2 v28.2d,v28.2d,v9.2d
shl v30.2d,v31.2d,#4
shl v25.2d,v25.2d,#4
ldp q31,q8,[sp,#160]
orr v21.16b,v21.16b,v26.16b
ldp q9,q10,[sp,#192]
orr v22.16b,v23.16b,v22.16b
ldp q12,q13,[sp,#224]
uzp2 v23.16b,v27.16b,v27.16b
uzp2 v26.16b,v29.16b,v29.16b
uzp1 v27.16b,v27.16b,v29.16b
uzp2 v29.16b,v31.16b,v31.16b
uzp2 v11.16b,v8.16b,v8.16b
uzp1 v31.16b,v31.16b,v8.16b
uzp2 v8.16b,v9.16b,v9.16b
uzp2 v14.16b,v10.16b,v10.16b
uzp1 v9.16b,v9.16b,v10.16b
uzp2 v10.16b,v12.16b,v12.16b
uzp2 v15.16b,v13.16b,v13.16b
orr v24.16b,v25.16b,v24.16b
uzp1 v25.16b,v12.16b,v13.16b
zip2 v23.2d,v23.2d,v26.2d
orr v26.16b,v30.16b,v28.16b
shl v27.2d,v27.2d,#4
zip2 v28.2d,v29.2d,v11.2d
shl v30.2d,v31.2d,#4
.endm

.macro shared_13 p0,p1,p2
nop
nop
nop
nop
3:
tbl v5.16b,{ v1.16b },v5.16b
tbl v4.16b,{ v1.16b },v4.16b
ldur q16,[x10,#\p0]
ldp q7,q6,[x10,#-16]
ldr q17,[x10,#16]
subs x11,x11,#1
tbl v6.16b,{ v5.16b },v6.16b
tbl v7.16b,{ v4.16b },v7.16b
tbl v4.16b,{ v4.16b },v16.16b
eor v6.16b,v6.16b,v7.16b
eor v4.16b,v4.16b,v5.16b
eor v6.16b,v6.16b,v5.16b
tbl v7.16b,{ v6.16b },v17.16b
eor v4.16b,v4.16b,v7.16b
ldr q7,[x12]
tbl v5.16b,{ v4.16b },v17.16b
eor v4.16b,v7.16b,v4.16b
ldur q7,[x12,#\p1]
add x12,x12,#\p2
eor v5.16b,v5.16b,v6.16b
ldr q6,[x10,#32]
add x10,x10,#80
tbl v6.16b,{ v5.16b },v6.16b
eor v5.16b,v5.16b,v7.16b
eor v4.16b,v4.16b,v6.16b
eor v5.16b,v5.16b,v4.16b
b.ne 3b
tbl v5.16b,{ v5.16b },v2.16b
tbl v4.16b,{ v4.16b },v3.16b
add x10,x8,#1
cmp x10,x3
mov v6.16b,v5.16b
mov v6.d[1],v4.d[0]
zip2 v4.2d,v5.2d,v4.2d
shl v5.2d,v6.2d,#4
orr v4.16b,v5.16b,v4.16b
str q4,[x2,x8,lsl #4]
mov x8,x10
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_14 p0,p1,p2,p3,p4,p5
lsl x10,x8,#\p0
ldp q21,q22,[x0,#256]
mov x12,x9
mov w13,#\p1
add x11,x1,x10
ldp q7,q16,[x11]
add x11,x0,#512
ushr v17.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
ushr v18.16b,v16.16b,#4
and v16.16b,v16.16b,v0.16b
zip1 v19.16b,v17.16b,v7.16b
zip2 v7.16b,v17.16b,v7.16b
zip1 v17.16b,v18.16b,v16.16b
zip2 v16.16b,v18.16b,v16.16b
ldp q18,q20,[x0]
eor v7.16b,v7.16b,v21.16b
eor v18.16b,v19.16b,v18.16b
eor v17.16b,v17.16b,v20.16b
eor v16.16b,v16.16b,v22.16b
tbl v20.16b,{ v7.16b },v3.16b
tbl v7.16b,{ v7.16b },v1.16b
tbl v19.16b,{ v18.16b },v2.16b
tbl v21.16b,{ v17.16b },v2.16b
tbl v22.16b,{ v16.16b },v3.16b
tbl v16.16b,{ v16.16b },v1.16b
eor v19.16b,v20.16b,v19.16b
eor v20.16b,v22.16b,v21.16b
eor v19.16b,v19.16b,v7.16b
eor v20.16b,v20.16b,v16.16b
eor v7.16b,v18.16b,v7.16b
eor v16.16b,v17.16b,v16.16b
tbl v21.16b,{ v19.16b },v4.16b
tbl v22.16b,{ v20.16b },v4.16b
eor v7.16b,v7.16b,v21.16b
eor v16.16b,v16.16b,v22.16b
tbl v17.16b,{ v7.16b },v4.16b
tbl v18.16b,{ v16.16b },v4.16b
eor v19.16b,v17.16b,v19.16b
eor v20.16b,v18.16b,v20.16b
tbl v17.16b,{ v19.16b },v5.16b
tbl v18.16b,{ v20.16b },v5.16b
eor v17.16b,v17.16b,v7.16b
eor v7.16b,v18.16b,v16.16b
eor v18.16b,v17.16b,v19.16b
eor v16.16b,v7.16b,v20.16b
nop
nop
3:
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
ldr q19,[x12]
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
sub x13,x13,#1
ldp q20,q21,[x12,#-64]
tbl v23.16b,{ v17.16b },v19.16b
tbl v22.16b,{ v18.16b },v20.16b
tbl v18.16b,{ v18.16b },v21.16b
tbl v20.16b,{ v16.16b },v20.16b
tbl v19.16b,{ v7.16b },v19.16b
tbl v16.16b,{ v16.16b },v21.16b
ldp q21,q24,[x11,#256]
eor v18.16b,v18.16b,v22.16b
eor v21.16b,v21.16b,v23.16b
eor v19.16b,v24.16b,v19.16b
eor v16.16b,v16.16b,v20.16b
ldp q23,q24,[x11],#512
eor v18.16b,v21.16b,v18.16b
eor v16.16b,v19.16b,v16.16b
ldp q21,q19,[x12,#-32]
eor v17.16b,v23.16b,v17.16b
eor v7.16b,v24.16b,v7.16b
sub x12,x12,#80
tbl v23.16b,{ v18.16b },v19.16b
tbl v24.16b,{ v16.16b },v19.16b
eor v17.16b,v17.16b,v22.16b
eor v7.16b,v7.16b,v20.16b
eor v17.16b,v17.16b,v23.16b
eor v7.16b,v7.16b,v24.16b
tbl v20.16b,{ v17.16b },v19.16b
tbl v19.16b,{ v7.16b },v19.16b
eor v18.16b,v20.16b,v18.16b
eor v16.16b,v19.16b,v16.16b
tbl v19.16b,{ v18.16b },v21.16b
tbl v20.16b,{ v16.16b },v21.16b
eor v17.16b,v17.16b,v19.16b
eor v7.16b,v7.16b,v20.16b
eor v18.16b,v17.16b,v18.16b
eor v16.16b,v7.16b,v16.16b
cbnz x13,3b
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
ldr q19,[x0,#\p2]
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
ldr q20,[x0,#\p3]
ldr q21,[x0,#\p4]
ldr q22,[x0,#\p5]
add x8,x8,#1
add x10,x2,x10
cmp x8,x3
eor v17.16b,v19.16b,v17.16b
eor v18.16b,v20.16b,v18.16b
eor v7.16b,v21.16b,v7.16b
eor v16.16b,v22.16b,v16.16b
uzp2 v19.16b,v17.16b,v17.16b
uzp2 v20.16b,v18.16b,v18.16b
uzp1 v17.16b,v17.16b,v18.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp2 v21.16b,v16.16b,v16.16b
uzp1 v7.16b,v7.16b,v16.16b
zip2 v16.2d,v19.2d,v20.2d
shl v17.2d,v17.2d,#4
zip2 v18.2d,v18.2d,v21.2d
shl v7.2d,v7.2d,#4
orr v16.16b,v17.16b,v16.16b
orr v7.16b,v7.16b,v18.16b
stp q16,q7,[x10]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_15 p0,p1,p2
lsl x10,x8,#\p0
mov x12,x9
mov w13,#\p1
add x11,x1,x10
ldp q7,q16,[x11]
add x11,x0,#48
ushr v17.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
ushr v18.16b,v16.16b,#4
and v16.16b,v16.16b,v0.16b
zip1 v19.16b,v17.16b,v7.16b
zip2 v7.16b,v17.16b,v7.16b
zip1 v17.16b,v18.16b,v16.16b
zip2 v16.16b,v18.16b,v16.16b
ldp q18,q20,[x0]
eor v19.16b,v19.16b,v18.16b
eor v7.16b,v7.16b,v20.16b
eor v17.16b,v17.16b,v18.16b
eor v16.16b,v16.16b,v20.16b
tbl v18.16b,{ v19.16b },v2.16b
tbl v20.16b,{ v7.16b },v3.16b
tbl v21.16b,{ v17.16b },v2.16b
tbl v22.16b,{ v16.16b },v3.16b
tbl v7.16b,{ v7.16b },v1.16b
tbl v16.16b,{ v16.16b },v1.16b
eor v18.16b,v20.16b,v18.16b
eor v20.16b,v22.16b,v21.16b
eor v18.16b,v18.16b,v7.16b
eor v7.16b,v19.16b,v7.16b
eor v20.16b,v20.16b,v16.16b
eor v16.16b,v17.16b,v16.16b
tbl v21.16b,{ v18.16b },v4.16b
tbl v22.16b,{ v20.16b },v4.16b
eor v7.16b,v7.16b,v21.16b
eor v16.16b,v16.16b,v22.16b
tbl v17.16b,{ v7.16b },v4.16b
tbl v19.16b,{ v16.16b },v4.16b
eor v18.16b,v17.16b,v18.16b
eor v19.16b,v19.16b,v20.16b
tbl v17.16b,{ v18.16b },v5.16b
tbl v20.16b,{ v19.16b },v5.16b
eor v17.16b,v17.16b,v7.16b
eor v7.16b,v20.16b,v16.16b
eor v18.16b,v17.16b,v18.16b
eor v16.16b,v7.16b,v19.16b
nop
nop
nop
3:
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
ldr q19,[x12]
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
sub x13,x13,#1
ldp q20,q21,[x12,#-64]
tbl v23.16b,{ v17.16b },v19.16b
tbl v22.16b,{ v18.16b },v20.16b
tbl v18.16b,{ v18.16b },v21.16b
tbl v20.16b,{ v16.16b },v20.16b
tbl v19.16b,{ v7.16b },v19.16b
tbl v16.16b,{ v16.16b },v21.16b
ldp q21,q24,[x11,#-16]
add x11,x11,#32
eor v18.16b,v23.16b,v18.16b
eor v23.16b,v24.16b,v22.16b
eor v16.16b,v19.16b,v16.16b
eor v19.16b,v24.16b,v20.16b
eor v17.16b,v21.16b,v17.16b
eor v7.16b,v21.16b,v7.16b
eor v18.16b,v18.16b,v23.16b
eor v16.16b,v16.16b,v19.16b
ldp q21,q19,[x12,#-32]
eor v17.16b,v17.16b,v22.16b
eor v7.16b,v7.16b,v20.16b
sub x12,x12,#80
tbl v23.16b,{ v18.16b },v19.16b
tbl v24.16b,{ v16.16b },v19.16b
eor v17.16b,v17.16b,v23.16b
eor v7.16b,v7.16b,v24.16b
tbl v20.16b,{ v17.16b },v19.16b
tbl v19.16b,{ v7.16b },v19.16b
eor v18.16b,v20.16b,v18.16b
eor v16.16b,v19.16b,v16.16b
tbl v19.16b,{ v18.16b },v21.16b
tbl v20.16b,{ v16.16b },v21.16b
eor v17.16b,v17.16b,v19.16b
eor v7.16b,v7.16b,v20.16b
eor v18.16b,v17.16b,v18.16b
eor v16.16b,v7.16b,v16.16b
cbnz x13,3b
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
add x8,x8,#1
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
add x10,x2,x10
ldp q19,q20,[x0,#\p2]
cmp x8,x3
eor v17.16b,v19.16b,v17.16b
eor v18.16b,v20.16b,v18.16b
eor v7.16b,v19.16b,v7.16b
eor v16.16b,v20.16b,v16.16b
uzp2 v19.16b,v17.16b,v17.16b
uzp2 v20.16b,v18.16b,v18.16b
uzp1 v17.16b,v17.16b,v18.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp2 v21.16b,v16.16b,v16.16b
uzp1 v7.16b,v7.16b,v16.16b
zip2 v16.2d,v19.2d,v20.2d
shl v17.2d,v17.2d,#4
zip2 v18.2d,v18.2d,v21.2d
shl v7.2d,v7.2d,#4
orr v16.16b,v17.16b,v16.16b
orr v7.16b,v7.16b,v18.16b
stp q16,q7,[x10]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_16 p0
nop
nop
nop
nop
3:
tbl v7.16b,{ v1.16b },v7.16b
tbl v6.16b,{ v1.16b },v6.16b
ldur q18,[x11,#\p0]
tbl v5.16b,{ v1.16b },v5.16b
tbl v4.16b,{ v1.16b },v4.16b
ldr q19,[x11,#16]
ldp q17,q16,[x11,#-16]
subs x12,x12,#1
tbl v20.16b,{ v7.16b },v16.16b
tbl v21.16b,{ v6.16b },v17.16b
tbl v16.16b,{ v5.16b },v16.16b
tbl v17.16b,{ v4.16b },v17.16b
tbl v6.16b,{ v6.16b },v18.16b
tbl v4.16b,{ v4.16b },v18.16b
eor v20.16b,v20.16b,v21.16b
eor v16.16b,v16.16b,v17.16b
eor v6.16b,v6.16b,v7.16b
eor v4.16b,v4.16b,v5.16b
eor v17.16b,v20.16b,v7.16b
eor v16.16b,v16.16b,v5.16b
tbl v18.16b,{ v17.16b },v19.16b
tbl v7.16b,{ v16.16b },v19.16b
eor v5.16b,v6.16b,v18.16b
eor v4.16b,v4.16b,v7.16b
tbl v6.16b,{ v5.16b },v19.16b
tbl v7.16b,{ v4.16b },v19.16b
eor v17.16b,v6.16b,v17.16b
ldr q6,[x11,#32]
add x11,x11,#80
eor v7.16b,v7.16b,v16.16b
.endm

.macro shared_17 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11
adr x9,\p0
adr x10,\p1
movi v0.16b,#15
ldr q1,[x9]
adr x9,\p2
ldr q2,[x10]
ldr q3,[x9]
adr x9,\p3
adr x10,\p4
ldr q4,[x9]
adr x9,\p5
ldr q6,[x10]
ldr q5,[x9]
adr x9,\p6
adr x10,\p7
ldr q7,[x9]
adr x9,\p8
ldr q17,[x10]
ldr q16,[x9]
adr x9,\p9
adr x10,\p10
ldr q18,[x9]
adr x9,\p11
ldr q20,[x10]
ldr q19,[x9]
.endm

.macro shared_18 p0,p1,p2
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1008f
adr x10,1009f
adr x11,1010f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
mov x8,xzr
adr x9,1011f+32
nop
nop
nop
nop
2:
lsl x10,x8,#5
mov w12,#\p1
add x13,x0,#\p2
add x11,x1,x10
ldp q4,q5,[x11]
mov x11,x9
ushr v6.16b,v4.16b,#4
and v4.16b,v4.16b,v0.16b
ushr v7.16b,v5.16b,#4
and v5.16b,v5.16b,v0.16b
zip1 v16.16b,v6.16b,v4.16b
zip2 v4.16b,v6.16b,v4.16b
zip1 v17.16b,v7.16b,v5.16b
zip2 v18.16b,v7.16b,v5.16b
ldp q5,q19,[x0]
.endm

.macro shared_19 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12
cbz x3,\p0
sub sp,sp,#336
stp d15,d14,[sp,#256]
stp d13,d12,[sp,#272]
stp d11,d10,[sp,#288]
stp d9,d8,[sp,#304]
stp x29,x30,[sp,#320]
add x29,sp,#320
adr x9,\p1
adr x10,\p2
adr x11,\p3
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
adr x9,\p4
adr x10,\p5
adr x11,\p6
movi v0.16b,#15
ldr q4,[x9]
ldr q5,[x10]
ldr q6,[x11]
adr x9,\p7
adr x10,\p8
adr x11,\p9
ldr q7,[x9]
ldr q16,[x10]
ldr q17,[x11]
adr x9,\p10
adr x10,\p11
adr x11,\p12
ldr q18,[x9]
ldr q19,[x10]
ldr q20,[x11]
mov x8,xzr
mov x9,sp
nop
nop
nop
nop
nop
2:
lsl x10,x8,#7
.endm

.macro shared_20 p0
cmp x11,#\p0
b.ne 3b
ldp q21,q22,[sp]
add x8,x8,#1
ldp q23,q24,[sp,#32]
add x10,x2,x10
ldp q27,q28,[sp,#64]
cmp x8,x3
uzp2 v25.16b,v21.16b,v21.16b
uzp2 v26.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
ldp q30,q31,[sp,#96]
uzp2 v22.16b,v23.16b,v23.16b
uzp2 v29.16b,v24.16b,v24.16b
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v27.16b,v27.16b
uzp2 v8.16b,v28.16b,v28.16b
uzp1 v27.16b,v27.16b,v28.16b
uzp2 v28.16b,v30.16b,v30.16b
uzp2 v9.16b,v31.16b,v31.16b
uzp1 v30.16b,v30.16b,v31.16b
zip2 v25.2d,v25.2d,v26.2d
shl v21.2d,v21.2d,#4
zip2 v22.2d,v22.2d,v29.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v8.2d
shl v27.2d,v27.2d,#4
zip2 v26.2d,v28.2d,v9.2d
orr v21.16b,v21.16b,v25.16b
shl v25.2d,v30.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v23.16b,v27.16b,v24.16b
orr v24.16b,v25.16b,v26.16b
stp q21,q22,[x10]
stp q23,q24,[x10,#32]
b.ne 2b
ldp x29,x30,[sp,#144]
ldp d9,d8,[sp,#128]
add sp,sp,#160
5:
ret
.endm

.macro shared_21 p0,p1,p2,p3
ldr q7,[x1,x8,lsl #\p0]
ldr q18,[x0,#256]
mov x10,x9
add x11,x0,#768
mov w12,#\p1
ushr v16.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
zip2 v17.16b,v16.16b,v7.16b
zip1 v7.16b,v16.16b,v7.16b
ldr q16,[x0]
eor v7.16b,v7.16b,v16.16b
eor v16.16b,v17.16b,v18.16b
tbl v17.16b,{ v7.16b },v2.16b
tbl v18.16b,{ v16.16b },v3.16b
tbl v16.16b,{ v16.16b },v1.16b
eor v17.16b,v18.16b,v17.16b
eor v7.16b,v7.16b,v16.16b
eor v17.16b,v17.16b,v16.16b
tbl v18.16b,{ v17.16b },v4.16b
eor v7.16b,v7.16b,v18.16b
tbl v16.16b,{ v7.16b },v4.16b
eor v17.16b,v16.16b,v17.16b
tbl v16.16b,{ v17.16b },v5.16b
eor v16.16b,v16.16b,v7.16b
eor v7.16b,v16.16b,v17.16b
nop
nop
nop
nop
nop
nop
nop
3:
tbl v16.16b,{ v6.16b },v16.16b
tbl v7.16b,{ v6.16b },v7.16b
ldr q17,[x10]
ldp q18,q19,[x10,#-64]
sub x12,x12,#1
tbl v18.16b,{ v7.16b },v18.16b
tbl v17.16b,{ v16.16b },v17.16b
tbl v7.16b,{ v7.16b },v19.16b
ldr q19,[x11]
eor v17.16b,v19.16b,v17.16b
eor v7.16b,v7.16b,v18.16b
ldur q19,[x11,#-256]
add x11,x11,#512
eor v16.16b,v19.16b,v16.16b
eor v7.16b,v17.16b,v7.16b
ldp q19,q17,[x10,#-32]
sub x10,x10,#80
eor v16.16b,v16.16b,v18.16b
tbl v20.16b,{ v7.16b },v17.16b
eor v16.16b,v16.16b,v20.16b
tbl v17.16b,{ v16.16b },v17.16b
eor v7.16b,v17.16b,v7.16b
tbl v17.16b,{ v7.16b },v19.16b
eor v16.16b,v16.16b,v17.16b
eor v7.16b,v16.16b,v7.16b
cbnz x12,3b
tbl v16.16b,{ v6.16b },v16.16b
tbl v7.16b,{ v6.16b },v7.16b
ldr q17,[x0,#\p2]
ldr q18,[x0,#\p3]
add x10,x8,#1
cmp x10,x3
eor v16.16b,v17.16b,v16.16b
eor v7.16b,v18.16b,v7.16b
uzp2 v17.16b,v16.16b,v16.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp1 v7.16b,v16.16b,v7.16b
zip2 v16.2d,v17.2d,v18.2d
shl v7.2d,v7.2d,#4
orr v7.16b,v7.16b,v16.16b
str q7,[x2,x8,lsl #4]
mov x8,x10
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_22 p0,p1
cbz x3,\p0
str d8,[sp,#-32]!
stp x29,x30,[sp,#16]
add x29,sp,#16
movi v0.16b,#15
adr x9,1001f
adr x10,1002f
adr x11,1003f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
adr x9,1004f
adr x10,1005f
adr x11,1006f
ldr q4,[x9]
ldr q5,[x10]
ldr q6,[x11]
mov x8,xzr
adr x9,1007f+\p1
nop
nop
nop
nop
nop
2:
lsl x10,x8,#6
.endm

.macro shared_23 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9
ldp q17,q18,[x0]
ldp q25,q26,[x0,#\p0]
mov x12,x9
add x11,x1,x10
ldp q29,q30,[x0,#288]
ldp q7,q16,[x11]
mov w13,#\p1
ldp q19,q20,[x11,#32]
add x11,x0,#512
ushr v21.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
ushr v22.16b,v16.16b,#4
and v16.16b,v16.16b,v0.16b
ushr v23.16b,v19.16b,#4
and v19.16b,v19.16b,v0.16b
ushr v24.16b,v20.16b,#4
and v20.16b,v20.16b,v0.16b
zip1 v27.16b,v21.16b,v7.16b
zip2 v7.16b,v21.16b,v7.16b
zip1 v21.16b,v22.16b,v16.16b
zip2 v16.16b,v22.16b,v16.16b
zip1 v22.16b,v23.16b,v19.16b
zip2 v19.16b,v23.16b,v19.16b
zip1 v23.16b,v24.16b,v20.16b
zip2 v20.16b,v24.16b,v20.16b
ldp q24,q28,[x0,#32]
eor v17.16b,v27.16b,v17.16b
eor v25.16b,v7.16b,v25.16b
eor v7.16b,v21.16b,v18.16b
eor v16.16b,v16.16b,v26.16b
eor v18.16b,v22.16b,v24.16b
eor v19.16b,v19.16b,v29.16b
eor v21.16b,v23.16b,v28.16b
eor v20.16b,v20.16b,v30.16b
tbl v22.16b,{ v17.16b },v2.16b
tbl v23.16b,{ v25.16b },v3.16b
tbl v24.16b,{ v7.16b },v2.16b
tbl v26.16b,{ v16.16b },v3.16b
tbl v16.16b,{ v16.16b },v1.16b
tbl v27.16b,{ v18.16b },v2.16b
tbl v28.16b,{ v19.16b },v3.16b
tbl v29.16b,{ v21.16b },v2.16b
tbl v30.16b,{ v20.16b },v3.16b
tbl v19.16b,{ v19.16b },v1.16b
tbl v20.16b,{ v20.16b },v1.16b
eor v22.16b,v23.16b,v22.16b
tbl v23.16b,{ v25.16b },v1.16b
eor v24.16b,v26.16b,v24.16b
eor v7.16b,v7.16b,v16.16b
eor v25.16b,v28.16b,v27.16b
eor v26.16b,v30.16b,v29.16b
eor v22.16b,v22.16b,v23.16b
eor v24.16b,v24.16b,v16.16b
eor v17.16b,v17.16b,v23.16b
eor v25.16b,v25.16b,v19.16b
eor v16.16b,v18.16b,v19.16b
eor v18.16b,v21.16b,v20.16b
eor v26.16b,v26.16b,v20.16b
tbl v23.16b,{ v22.16b },v4.16b
tbl v27.16b,{ v24.16b },v4.16b
tbl v28.16b,{ v25.16b },v4.16b
tbl v29.16b,{ v26.16b },v4.16b
eor v17.16b,v17.16b,v23.16b
eor v7.16b,v7.16b,v27.16b
eor v16.16b,v16.16b,v28.16b
eor v18.16b,v18.16b,v29.16b
tbl v19.16b,{ v17.16b },v4.16b
tbl v20.16b,{ v7.16b },v4.16b
tbl v21.16b,{ v16.16b },v4.16b
tbl v23.16b,{ v18.16b },v4.16b
eor v22.16b,v19.16b,v22.16b
eor v20.16b,v20.16b,v24.16b
eor v24.16b,v21.16b,v25.16b
eor v23.16b,v23.16b,v26.16b
tbl v19.16b,{ v22.16b },v5.16b
tbl v25.16b,{ v20.16b },v5.16b
tbl v26.16b,{ v24.16b },v5.16b
tbl v27.16b,{ v23.16b },v5.16b
eor v21.16b,v19.16b,v17.16b
eor v19.16b,v25.16b,v7.16b
eor v17.16b,v26.16b,v16.16b
eor v7.16b,v27.16b,v18.16b
eor v22.16b,v21.16b,v22.16b
eor v20.16b,v19.16b,v20.16b
eor v18.16b,v17.16b,v24.16b
eor v16.16b,v7.16b,v23.16b
nop
3:
tbl v23.16b,{ v6.16b },v22.16b
tbl v21.16b,{ v6.16b },v21.16b
ldr q22,[x12]
tbl v19.16b,{ v6.16b },v19.16b
tbl v20.16b,{ v6.16b },v20.16b
sub x13,x13,#1
tbl v18.16b,{ v6.16b },v18.16b
ldp q24,q25,[x12,#-64]
tbl v16.16b,{ v6.16b },v16.16b
tbl v17.16b,{ v6.16b },v17.16b
tbl v7.16b,{ v6.16b },v7.16b
tbl v28.16b,{ v21.16b },v22.16b
tbl v27.16b,{ v23.16b },v24.16b
tbl v23.16b,{ v23.16b },v25.16b
tbl v30.16b,{ v19.16b },v22.16b
tbl v29.16b,{ v20.16b },v24.16b
tbl v20.16b,{ v20.16b },v25.16b
tbl v31.16b,{ v18.16b },v24.16b
tbl v18.16b,{ v18.16b },v25.16b
tbl v24.16b,{ v16.16b },v24.16b
tbl v16.16b,{ v16.16b },v25.16b
ldp q26,q25,[x11,#256]
tbl v8.16b,{ v17.16b },v22.16b
tbl v22.16b,{ v7.16b },v22.16b
eor v23.16b,v23.16b,v27.16b
eor v20.16b,v20.16b,v29.16b
eor v26.16b,v26.16b,v28.16b
eor v25.16b,v25.16b,v30.16b
eor v18.16b,v18.16b,v31.16b
ldp q28,q30,[x11,#288]
eor v16.16b,v16.16b,v24.16b
eor v23.16b,v26.16b,v23.16b
eor v20.16b,v25.16b,v20.16b
eor v28.16b,v28.16b,v8.16b
eor v22.16b,v30.16b,v22.16b
ldp q8,q26,[x11]
ldp q25,q30,[x11,#32]
add x11,x11,#512
eor v18.16b,v28.16b,v18.16b
eor v16.16b,v22.16b,v16.16b
eor v21.16b,v8.16b,v21.16b
ldp q22,q28,[x12,#-32]
eor v19.16b,v26.16b,v19.16b
eor v17.16b,v25.16b,v17.16b
eor v7.16b,v30.16b,v7.16b
sub x12,x12,#80
tbl v25.16b,{ v23.16b },v28.16b
eor v21.16b,v21.16b,v27.16b
tbl v26.16b,{ v20.16b },v28.16b
tbl v27.16b,{ v18.16b },v28.16b
tbl v30.16b,{ v16.16b },v28.16b
eor v19.16b,v19.16b,v29.16b
eor v17.16b,v17.16b,v31.16b
eor v7.16b,v7.16b,v24.16b
eor v21.16b,v21.16b,v25.16b
eor v19.16b,v19.16b,v26.16b
eor v17.16b,v17.16b,v27.16b
eor v7.16b,v7.16b,v30.16b
tbl v24.16b,{ v21.16b },v28.16b
tbl v25.16b,{ v19.16b },v28.16b
tbl v26.16b,{ v17.16b },v28.16b
tbl v27.16b,{ v7.16b },v28.16b
eor v23.16b,v24.16b,v23.16b
eor v20.16b,v25.16b,v20.16b
eor v18.16b,v26.16b,v18.16b
eor v16.16b,v27.16b,v16.16b
tbl v24.16b,{ v23.16b },v22.16b
tbl v25.16b,{ v20.16b },v22.16b
tbl v26.16b,{ v18.16b },v22.16b
tbl v22.16b,{ v16.16b },v22.16b
eor v21.16b,v21.16b,v24.16b
eor v19.16b,v19.16b,v25.16b
eor v17.16b,v17.16b,v26.16b
eor v7.16b,v7.16b,v22.16b
eor v22.16b,v21.16b,v23.16b
eor v20.16b,v19.16b,v20.16b
eor v18.16b,v17.16b,v18.16b
eor v16.16b,v7.16b,v16.16b
cbnz x13,3b
tbl v21.16b,{ v6.16b },v21.16b
tbl v22.16b,{ v6.16b },v22.16b
ldr q23,[x0,#\p2]
tbl v19.16b,{ v6.16b },v19.16b
ldr q24,[x0,#\p3]
ldr q25,[x0,#\p4]
tbl v20.16b,{ v6.16b },v20.16b
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
ldr q26,[x0,#\p5]
ldr q27,[x0,#\p6]
eor v21.16b,v23.16b,v21.16b
eor v22.16b,v24.16b,v22.16b
ldr q23,[x0,#\p7]
ldr q24,[x0,#\p8]
eor v19.16b,v25.16b,v19.16b
ldr q25,[x0,#\p9]
eor v20.16b,v26.16b,v20.16b
eor v17.16b,v27.16b,v17.16b
eor v18.16b,v23.16b,v18.16b
eor v7.16b,v24.16b,v7.16b
uzp2 v23.16b,v21.16b,v21.16b
eor v16.16b,v25.16b,v16.16b
uzp2 v24.16b,v22.16b,v22.16b
add x8,x8,#1
uzp1 v21.16b,v21.16b,v22.16b
uzp2 v22.16b,v19.16b,v19.16b
add x10,x2,x10
uzp2 v25.16b,v20.16b,v20.16b
uzp1 v19.16b,v19.16b,v20.16b
cmp x8,x3
uzp2 v20.16b,v17.16b,v17.16b
uzp2 v26.16b,v18.16b,v18.16b
uzp1 v17.16b,v17.16b,v18.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp2 v27.16b,v16.16b,v16.16b
uzp1 v7.16b,v7.16b,v16.16b
zip2 v23.2d,v23.2d,v24.2d
shl v21.2d,v21.2d,#4
zip2 v16.2d,v22.2d,v25.2d
shl v19.2d,v19.2d,#4
zip2 v20.2d,v20.2d,v26.2d
shl v17.2d,v17.2d,#4
zip2 v18.2d,v18.2d,v27.2d
shl v7.2d,v7.2d,#4
orr v21.16b,v21.16b,v23.16b
orr v16.16b,v19.16b,v16.16b
orr v17.16b,v17.16b,v20.16b
orr v7.16b,v7.16b,v18.16b
stp q21,q16,[x10]
stp q17,q7,[x10,#32]
b.ne 2b
ldp x29,x30,[sp,#16]
ldr d8,[sp],#32
4:
ret
.endm

.macro shared_24 p0,p1
ldp q23,q24,[x0]
mov x12,x9
mov w13,#\p0
add x11,x1,x10
ldp q7,q16,[x11]
ldp q17,q18,[x11,#32]
add x11,x0,#48
ushr v19.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
ushr v20.16b,v16.16b,#4
and v16.16b,v16.16b,v0.16b
ushr v21.16b,v17.16b,#4
and v17.16b,v17.16b,v0.16b
ushr v22.16b,v18.16b,#4
and v18.16b,v18.16b,v0.16b
zip1 v25.16b,v19.16b,v7.16b
zip2 v7.16b,v19.16b,v7.16b
zip1 v19.16b,v20.16b,v16.16b
zip2 v16.16b,v20.16b,v16.16b
zip1 v20.16b,v21.16b,v17.16b
zip2 v17.16b,v21.16b,v17.16b
zip1 v21.16b,v22.16b,v18.16b
zip2 v18.16b,v22.16b,v18.16b
eor v22.16b,v25.16b,v23.16b
eor v25.16b,v7.16b,v24.16b
eor v7.16b,v19.16b,v23.16b
eor v16.16b,v16.16b,v24.16b
eor v19.16b,v20.16b,v23.16b
eor v17.16b,v17.16b,v24.16b
eor v20.16b,v21.16b,v23.16b
eor v18.16b,v18.16b,v24.16b
tbl v21.16b,{ v22.16b },v2.16b
tbl v23.16b,{ v25.16b },v3.16b
tbl v24.16b,{ v7.16b },v2.16b
tbl v26.16b,{ v16.16b },v3.16b
tbl v27.16b,{ v19.16b },v2.16b
tbl v28.16b,{ v17.16b },v3.16b
tbl v29.16b,{ v20.16b },v2.16b
tbl v30.16b,{ v18.16b },v3.16b
tbl v16.16b,{ v16.16b },v1.16b
tbl v17.16b,{ v17.16b },v1.16b
tbl v18.16b,{ v18.16b },v1.16b
eor v21.16b,v23.16b,v21.16b
tbl v23.16b,{ v25.16b },v1.16b
eor v24.16b,v26.16b,v24.16b
eor v25.16b,v28.16b,v27.16b
eor v26.16b,v30.16b,v29.16b
eor v7.16b,v7.16b,v16.16b
eor v21.16b,v21.16b,v23.16b
eor v24.16b,v24.16b,v16.16b
eor v22.16b,v22.16b,v23.16b
eor v25.16b,v25.16b,v17.16b
eor v26.16b,v26.16b,v18.16b
eor v16.16b,v19.16b,v17.16b
eor v17.16b,v20.16b,v18.16b
tbl v23.16b,{ v21.16b },v4.16b
tbl v27.16b,{ v24.16b },v4.16b
tbl v28.16b,{ v25.16b },v4.16b
tbl v29.16b,{ v26.16b },v4.16b
eor v18.16b,v22.16b,v23.16b
eor v7.16b,v7.16b,v27.16b
eor v16.16b,v16.16b,v28.16b
eor v20.16b,v17.16b,v29.16b
tbl v17.16b,{ v18.16b },v4.16b
tbl v19.16b,{ v7.16b },v4.16b
tbl v22.16b,{ v16.16b },v4.16b
tbl v23.16b,{ v20.16b },v4.16b
eor v27.16b,v17.16b,v21.16b
eor v24.16b,v19.16b,v24.16b
eor v22.16b,v22.16b,v25.16b
eor v25.16b,v23.16b,v26.16b
tbl v17.16b,{ v27.16b },v5.16b
tbl v19.16b,{ v24.16b },v5.16b
tbl v23.16b,{ v22.16b },v5.16b
tbl v26.16b,{ v25.16b },v5.16b
eor v21.16b,v17.16b,v18.16b
eor v19.16b,v19.16b,v7.16b
eor v17.16b,v23.16b,v16.16b
eor v7.16b,v26.16b,v20.16b
eor v23.16b,v21.16b,v27.16b
eor v20.16b,v19.16b,v24.16b
eor v18.16b,v17.16b,v22.16b
eor v16.16b,v7.16b,v25.16b
nop
nop
nop
nop
3:
tbl v21.16b,{ v6.16b },v21.16b
tbl v23.16b,{ v6.16b },v23.16b
ldr q22,[x12]
tbl v19.16b,{ v6.16b },v19.16b
tbl v20.16b,{ v6.16b },v20.16b
sub x13,x13,#1
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
ldp q24,q25,[x12,#-64]
tbl v27.16b,{ v21.16b },v22.16b
tbl v29.16b,{ v19.16b },v22.16b
tbl v26.16b,{ v23.16b },v24.16b
tbl v23.16b,{ v23.16b },v25.16b
tbl v28.16b,{ v20.16b },v24.16b
tbl v20.16b,{ v20.16b },v25.16b
tbl v30.16b,{ v18.16b },v24.16b
tbl v31.16b,{ v17.16b },v22.16b
tbl v18.16b,{ v18.16b },v25.16b
tbl v24.16b,{ v16.16b },v24.16b
tbl v22.16b,{ v7.16b },v22.16b
tbl v16.16b,{ v16.16b },v25.16b
ldp q8,q25,[x11,#-16]
eor v23.16b,v27.16b,v23.16b
add x11,x11,#32
eor v20.16b,v29.16b,v20.16b
eor v27.16b,v25.16b,v26.16b
eor v18.16b,v31.16b,v18.16b
eor v29.16b,v25.16b,v28.16b
eor v16.16b,v22.16b,v16.16b
eor v22.16b,v25.16b,v30.16b
eor v25.16b,v25.16b,v24.16b
eor v21.16b,v8.16b,v21.16b
eor v19.16b,v8.16b,v19.16b
eor v17.16b,v8.16b,v17.16b
eor v23.16b,v23.16b,v27.16b
eor v20.16b,v20.16b,v29.16b
eor v7.16b,v8.16b,v7.16b
eor v18.16b,v18.16b,v22.16b
ldp q22,q27,[x12,#-32]
eor v16.16b,v16.16b,v25.16b
sub x12,x12,#80
eor v21.16b,v21.16b,v26.16b
eor v19.16b,v19.16b,v28.16b
eor v17.16b,v17.16b,v30.16b
eor v7.16b,v7.16b,v24.16b
tbl v25.16b,{ v23.16b },v27.16b
tbl v26.16b,{ v20.16b },v27.16b
tbl v29.16b,{ v18.16b },v27.16b
tbl v31.16b,{ v16.16b },v27.16b
eor v21.16b,v21.16b,v25.16b
eor v19.16b,v19.16b,v26.16b
eor v17.16b,v17.16b,v29.16b
eor v7.16b,v7.16b,v31.16b
tbl v24.16b,{ v21.16b },v27.16b
tbl v25.16b,{ v19.16b },v27.16b
tbl v26.16b,{ v17.16b },v27.16b
tbl v27.16b,{ v7.16b },v27.16b
eor v23.16b,v24.16b,v23.16b
eor v20.16b,v25.16b,v20.16b
eor v18.16b,v26.16b,v18.16b
eor v16.16b,v27.16b,v16.16b
tbl v24.16b,{ v23.16b },v22.16b
tbl v25.16b,{ v20.16b },v22.16b
tbl v26.16b,{ v18.16b },v22.16b
tbl v22.16b,{ v16.16b },v22.16b
eor v21.16b,v21.16b,v24.16b
eor v19.16b,v19.16b,v25.16b
eor v17.16b,v17.16b,v26.16b
eor v7.16b,v7.16b,v22.16b
eor v23.16b,v21.16b,v23.16b
eor v20.16b,v19.16b,v20.16b
eor v18.16b,v17.16b,v18.16b
eor v16.16b,v7.16b,v16.16b
cbnz x13,3b
tbl v21.16b,{ v6.16b },v21.16b
tbl v22.16b,{ v6.16b },v23.16b
add x8,x8,#1
tbl v19.16b,{ v6.16b },v19.16b
tbl v20.16b,{ v6.16b },v20.16b
add x10,x2,x10
tbl v17.16b,{ v6.16b },v17.16b
tbl v18.16b,{ v6.16b },v18.16b
cmp x8,x3
tbl v7.16b,{ v6.16b },v7.16b
tbl v16.16b,{ v6.16b },v16.16b
ldp q23,q24,[x0,#\p1]
eor v21.16b,v23.16b,v21.16b
eor v22.16b,v24.16b,v22.16b
eor v19.16b,v23.16b,v19.16b
eor v20.16b,v24.16b,v20.16b
eor v17.16b,v23.16b,v17.16b
eor v18.16b,v24.16b,v18.16b
eor v7.16b,v23.16b,v7.16b
eor v16.16b,v24.16b,v16.16b
uzp2 v23.16b,v21.16b,v21.16b
uzp2 v24.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
uzp2 v22.16b,v19.16b,v19.16b
uzp2 v25.16b,v20.16b,v20.16b
uzp1 v19.16b,v19.16b,v20.16b
uzp2 v20.16b,v17.16b,v17.16b
uzp2 v26.16b,v18.16b,v18.16b
uzp1 v17.16b,v17.16b,v18.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp2 v27.16b,v16.16b,v16.16b
uzp1 v7.16b,v7.16b,v16.16b
zip2 v23.2d,v23.2d,v24.2d
shl v21.2d,v21.2d,#4
zip2 v16.2d,v22.2d,v25.2d
shl v19.2d,v19.2d,#4
zip2 v20.2d,v20.2d,v26.2d
shl v17.2d,v17.2d,#4
zip2 v18.2d,v18.2d,v27.2d
shl v7.2d,v7.2d,#4
orr v21.16b,v21.16b,v23.16b
orr v16.16b,v19.16b,v16.16b
orr v17.16b,v17.16b,v20.16b
orr v7.16b,v7.16b,v18.16b
stp q21,q16,[x10]
stp q17,q7,[x10,#32]
b.ne 2b
ldp x29,x30,[sp,#16]
ldr d8,[sp],#32
4:
ret
.endm

.macro shared_25 p0
eor v7.16b,v5.16b,v6.16b
eor v5.16b,v16.16b,v4.16b
b.ne \p0
tbl v7.16b,{ v7.16b },v2.16b
tbl v5.16b,{ v5.16b },v2.16b
add x8,x8,#1
tbl v6.16b,{ v6.16b },v3.16b
tbl v4.16b,{ v4.16b },v3.16b
add x10,x2,x10
cmp x8,x3
mov v16.16b,v7.16b
mov v17.16b,v5.16b
mov v16.d[1],v6.d[0]
mov v17.d[1],v4.d[0]
zip2 v6.2d,v7.2d,v6.2d
zip2 v4.2d,v5.2d,v4.2d
shl v5.2d,v16.2d,#4
shl v7.2d,v17.2d,#4
orr v5.16b,v5.16b,v6.16b
orr v4.16b,v7.16b,v4.16b
stp q5,q4,[x10]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_26 p0,p1,p2
ldr q7,[x1,x8,lsl #\p0]
mov x10,x9
add x11,x0,#48
mov w12,#\p1
ushr v16.16b,v7.16b,#4
and v7.16b,v7.16b,v0.16b
zip2 v17.16b,v16.16b,v7.16b
zip1 v7.16b,v16.16b,v7.16b
ldp q16,q18,[x0]
eor v7.16b,v7.16b,v16.16b
eor v16.16b,v17.16b,v18.16b
tbl v17.16b,{ v7.16b },v2.16b
tbl v18.16b,{ v16.16b },v3.16b
tbl v16.16b,{ v16.16b },v1.16b
eor v17.16b,v18.16b,v17.16b
eor v7.16b,v7.16b,v16.16b
eor v17.16b,v17.16b,v16.16b
tbl v18.16b,{ v17.16b },v4.16b
eor v7.16b,v7.16b,v18.16b
tbl v16.16b,{ v7.16b },v4.16b
eor v17.16b,v16.16b,v17.16b
tbl v16.16b,{ v17.16b },v5.16b
eor v16.16b,v16.16b,v7.16b
eor v7.16b,v16.16b,v17.16b
3:
tbl v16.16b,{ v6.16b },v16.16b
tbl v7.16b,{ v6.16b },v7.16b
ldr q17,[x10]
ldp q18,q19,[x10,#-64]
sub x12,x12,#1
tbl v18.16b,{ v7.16b },v18.16b
tbl v17.16b,{ v16.16b },v17.16b
tbl v7.16b,{ v7.16b },v19.16b
ldp q19,q20,[x11,#-16]
add x11,x11,#32
eor v17.16b,v20.16b,v17.16b
eor v7.16b,v7.16b,v18.16b
eor v16.16b,v19.16b,v16.16b
eor v7.16b,v17.16b,v7.16b
ldp q19,q17,[x10,#-32]
eor v16.16b,v16.16b,v18.16b
sub x10,x10,#80
tbl v20.16b,{ v7.16b },v17.16b
eor v16.16b,v16.16b,v20.16b
tbl v17.16b,{ v16.16b },v17.16b
eor v7.16b,v17.16b,v7.16b
tbl v17.16b,{ v7.16b },v19.16b
eor v16.16b,v16.16b,v17.16b
eor v7.16b,v16.16b,v7.16b
cbnz x12,3b
tbl v16.16b,{ v6.16b },v16.16b
tbl v7.16b,{ v6.16b },v7.16b
add x10,x8,#1
ldp q17,q18,[x0,#\p2]
cmp x10,x3
eor v16.16b,v17.16b,v16.16b
eor v7.16b,v18.16b,v7.16b
uzp2 v17.16b,v16.16b,v16.16b
uzp2 v18.16b,v7.16b,v7.16b
uzp1 v7.16b,v16.16b,v7.16b
zip2 v16.2d,v17.2d,v18.2d
shl v7.2d,v7.2d,#4
orr v7.16b,v7.16b,v16.16b
str q7,[x2,x8,lsl #4]
mov x8,x10
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
.endm

.macro shared_27 p0,p1,p2,p3,p4,p5,p6,p7,p8,p9,p10,p11,p12
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x8,\p1
adr x9,\p2
adr x10,\p3
ldr q1,[x8]
ldr q2,[x9]
ldr q3,[x10]
adr x8,\p4
adr x9,\p5
adr x10,\p6
movi v0.16b,#15
ldr q4,[x8]
ldr q5,[x9]
ldr q6,[x10]
adr x8,\p7
adr x9,\p8
adr x10,\p9
ldr q7,[x8]
ldr q16,[x9]
ldr q17,[x10]
adr x8,\p10
adr x9,\p11
adr x10,\p12
ldr q18,[x8]
ldr q19,[x9]
ldr q20,[x10]
mov x8,xzr
nop
nop
nop
2:
lsl x9,x8,#5
.endm

.macro shared_28 p0
tbl v29.16b,{ v25.16b },v1.16b
tbl v30.16b,{ v26.16b },v2.16b
tbl v25.16b,{ v25.16b },v3.16b
tbl v31.16b,{ v27.16b },v5.16b
tbl v8.16b,{ v28.16b },v6.16b
tbl v26.16b,{ v26.16b },v4.16b
tbl v27.16b,{ v27.16b },v7.16b
tbl v28.16b,{ v28.16b },v16.16b
eor v29.16b,v30.16b,v29.16b
eor v30.16b,v8.16b,v31.16b
eor v25.16b,v26.16b,v25.16b
eor v26.16b,v28.16b,v27.16b
eor v27.16b,v30.16b,v29.16b
eor v25.16b,v26.16b,v25.16b
tbl v28.16b,{ v27.16b },v17.16b
tbl v29.16b,{ v25.16b },v17.16b
eor v28.16b,v28.16b,v30.16b
eor v26.16b,v29.16b,v26.16b
tbl v29.16b,{ v28.16b },v18.16b
tbl v30.16b,{ v26.16b },v18.16b
eor v27.16b,v29.16b,v27.16b
eor v25.16b,v30.16b,v25.16b
tbl v29.16b,{ v27.16b },v18.16b
tbl v30.16b,{ v25.16b },v18.16b
eor v28.16b,v29.16b,v28.16b
eor v26.16b,v30.16b,v26.16b
tbl v29.16b,{ v28.16b },v19.16b
tbl v30.16b,{ v26.16b },v19.16b
eor v27.16b,v29.16b,v27.16b
eor v25.16b,v30.16b,v25.16b
eor v28.16b,v27.16b,v28.16b
tbl v27.16b,{ v20.16b },v27.16b
eor v26.16b,v25.16b,v26.16b
tbl v25.16b,{ v20.16b },v25.16b
tbl v28.16b,{ v20.16b },v28.16b
tbl v26.16b,{ v20.16b },v26.16b
eor v27.16b,v21.16b,v27.16b
eor v25.16b,v22.16b,v25.16b
eor v28.16b,v23.16b,v28.16b
eor v26.16b,v24.16b,v26.16b
.endm

.macro shared_29 p0
tbl v25.16b,{ v1.16b },v25.16b
tbl v26.16b,{ v1.16b },v26.16b
tbl v27.16b,{ v1.16b },v27.16b
tbl v28.16b,{ v1.16b },v28.16b
eor v27.16b,v25.16b,v27.16b
eor v28.16b,v26.16b,v28.16b
tbl v29.16b,{ v27.16b },v2.16b
tbl v30.16b,{ v28.16b },v2.16b
eor v25.16b,v29.16b,v25.16b
eor v26.16b,v30.16b,v26.16b
tbl v29.16b,{ v25.16b },v3.16b
tbl v30.16b,{ v26.16b },v3.16b
eor v27.16b,v29.16b,v27.16b
eor v28.16b,v30.16b,v28.16b
tbl v29.16b,{ v27.16b },v3.16b
tbl v30.16b,{ v28.16b },v3.16b
eor v25.16b,v29.16b,v25.16b
eor v26.16b,v30.16b,v26.16b
tbl v29.16b,{ v25.16b },v4.16b
tbl v30.16b,{ v26.16b },v4.16b
eor v27.16b,v29.16b,v27.16b
eor v28.16b,v30.16b,v28.16b
eor v25.16b,v27.16b,v25.16b
eor v26.16b,v28.16b,v26.16b
tbl v31.16b,{ v27.16b },v17.16b
tbl v8.16b,{ v28.16b },v18.16b
tbl v27.16b,{ v27.16b },v19.16b
tbl v28.16b,{ v28.16b },v20.16b
tbl v29.16b,{ v25.16b },v5.16b
tbl v30.16b,{ v26.16b },v6.16b
tbl v25.16b,{ v25.16b },v7.16b
tbl v26.16b,{ v26.16b },v16.16b
eor v27.16b,v28.16b,v27.16b
eor v29.16b,v30.16b,v29.16b
eor v25.16b,v26.16b,v25.16b
eor v26.16b,v8.16b,v31.16b
eor v27.16b,v27.16b,v24.16b
eor v28.16b,v29.16b,v21.16b
eor v25.16b,v25.16b,v22.16b
eor v26.16b,v26.16b,v23.16b
.endm

.macro shared_30 p0
eor v21.16b,v23.16b,v21.16b
eor v22.16b,v24.16b,v22.16b
tbl v25.16b,{ v21.16b },v2.16b
tbl v26.16b,{ v22.16b },v2.16b
eor v23.16b,v25.16b,v23.16b
eor v24.16b,v26.16b,v24.16b
tbl v25.16b,{ v23.16b },v3.16b
tbl v26.16b,{ v24.16b },v3.16b
eor v21.16b,v25.16b,v21.16b
eor v22.16b,v26.16b,v22.16b
tbl v25.16b,{ v21.16b },v3.16b
tbl v26.16b,{ v22.16b },v3.16b
eor v23.16b,v25.16b,v23.16b
eor v24.16b,v26.16b,v24.16b
tbl v25.16b,{ v23.16b },v4.16b
tbl v26.16b,{ v24.16b },v4.16b
eor v21.16b,v25.16b,v21.16b
eor v22.16b,v26.16b,v22.16b
eor v23.16b,v21.16b,v23.16b
eor v24.16b,v22.16b,v24.16b
tbl v25.16b,{ v21.16b },v17.16b
tbl v26.16b,{ v22.16b },v18.16b
tbl v21.16b,{ v21.16b },v19.16b
tbl v22.16b,{ v22.16b },v20.16b
tbl v27.16b,{ v23.16b },v5.16b
tbl v28.16b,{ v24.16b },v6.16b
tbl v23.16b,{ v23.16b },v7.16b
tbl v24.16b,{ v24.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
eor v22.16b,v22.16b,v21.16b
.endm

.macro shared_31 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1008f
adr x10,1009f
adr x11,1010f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
mov x8,xzr
adr x9,1011f+32
nop
nop
nop
nop
2:
ldr q4,[x1,x8,lsl #4]
ldr q7,[x0,#256]
mov x10,x9
mov w11,#\p1
add x12,x0,#768
ushr v5.16b,v4.16b,#4
and v4.16b,v4.16b,v0.16b
zip1 v6.16b,v5.16b,v4.16b
zip2 v4.16b,v5.16b,v4.16b
ldr q5,[x0]
eor v5.16b,v5.16b,v6.16b
eor v4.16b,v7.16b,v4.16b
.endm

.macro shared_32 p0,p1
cbz x3,\p0
stp x29,x30,[sp,#-16]!
mov x29,sp
movi v0.16b,#15
adr x9,1008f
adr x10,1009f
adr x11,1010f
ldr q1,[x9]
ldr q2,[x10]
ldr q3,[x11]
mov x8,xzr
adr x9,1011f+32
nop
nop
nop
nop
2:
ldr q4,[x1,x8,lsl #4]
mov x10,x9
mov w11,#\p1
add x12,x0,#48
ushr v5.16b,v4.16b,#4
and v4.16b,v4.16b,v0.16b
zip1 v6.16b,v5.16b,v4.16b
zip2 v4.16b,v5.16b,v4.16b
ldp q5,q7,[x0]
eor v5.16b,v5.16b,v6.16b
eor v4.16b,v7.16b,v4.16b
nop
.endm

.macro shared_33 p0
tbl v21.16b,{ v1.16b },v21.16b
tbl v22.16b,{ v1.16b },v22.16b
tbl v23.16b,{ v1.16b },v23.16b
tbl v24.16b,{ v1.16b },v24.16b
eor v23.16b,v21.16b,v23.16b
eor v24.16b,v22.16b,v24.16b
tbl v25.16b,{ v23.16b },v2.16b
tbl v26.16b,{ v24.16b },v2.16b
eor v21.16b,v25.16b,v21.16b
eor v22.16b,v26.16b,v22.16b
tbl v25.16b,{ v21.16b },v3.16b
tbl v26.16b,{ v22.16b },v3.16b
eor v23.16b,v25.16b,v23.16b
eor v24.16b,v26.16b,v24.16b
tbl v25.16b,{ v23.16b },v3.16b
tbl v26.16b,{ v24.16b },v3.16b
eor v21.16b,v25.16b,v21.16b
eor v22.16b,v26.16b,v22.16b
tbl v25.16b,{ v21.16b },v4.16b
tbl v26.16b,{ v22.16b },v4.16b
eor v23.16b,v25.16b,v23.16b
eor v24.16b,v26.16b,v24.16b
eor v21.16b,v23.16b,v21.16b
eor v22.16b,v24.16b,v22.16b
.endm

function phalanx_0_1_ublock_128_128_decrypt_many_neon_planes
shared_2 4f,2048,2064,4240,6400,4224,6416,2080,4256,6432,6448,2096,4272,4288,6480,6512,6464,6496,2128,4304,4320,15,2112,2160,4336,2144,1936,1920,6272,6288,4096,4112,4128,4144,6304,1952,6320,1968,6336,2000,4160,1984,4176,6352,2016,4208,4192,6368,6384,2032
end_function phalanx_0_1_ublock_128_128_decrypt_many_neon_planes
.p2align 6
table local_ublock_neon_IN_LANES_1000_0,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_decrypt_many_neon_x1
shared_9 4f,1184
shared_21 4,15,8192,8448
end_function phalanx_0_1_ublock_128_128_decrypt_many_neon_x1
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_1,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_many_neon_x2
shared_9 4f,1184
shared_14 5,15,8192,8448,8208,8464
end_function phalanx_0_1_ublock_128_128_decrypt_many_neon_x2
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_2,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_many_neon_x4
shared_22 4f,1184
shared_23 256,15,8192,8448,8208,8464,8224,8480,8240,8496
end_function phalanx_0_1_ublock_128_128_decrypt_many_neon_x4
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_3,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x1
shared_9 4f,1184
shared_26 4,15,512
end_function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x1
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_4,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x2
shared_9 4f,1184
shared_15 5,15,512
end_function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x2
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_5,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x4
shared_22 4f,1184
shared_24 15,512
end_function phalanx_0_1_ublock_128_128_decrypt_neon_serial_x4
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_6,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_128_decrypt_neon_x1
shared_7 4f,2160,15,2048,2064,2080,2096,2112,2128,2144,2032
end_function phalanx_0_1_ublock_128_128_decrypt_neon_x1
.p2align 6
table local_ublock_neon_IN_LANES_1000_7,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_decrypt_neon_x2
shared_5 4f,15,2048,2064,2080,2144,2096,2112,2128,2160,2032
end_function phalanx_0_1_ublock_128_128_decrypt_neon_x2
.p2align 6
table local_ublock_neon_IN_LANES_1000_8,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_decrypt_neon_x3
shared_4 4f,2048,2080,2064,2096,2112,2128,2160,2144,2032,15
end_function phalanx_0_1_ublock_128_128_decrypt_neon_x3
.p2align 6
table local_ublock_neon_IN_LANES_1000_9,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_encrypt_many_neon_planes
shared_1 4f,2176,2192,2208,4368,4416,4352,4384,4400,4448,2224,2256,4432,2288,2240,2272,4464,2048,4480,2304,2368,4544,4560,2320,4496,2384,2336,4512,2400,2352,4528,4576,2416,4592
end_function phalanx_0_1_ublock_128_128_encrypt_many_neon_planes
.p2align 6
table local_ublock_neon_IN_LANES_1000_10,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_encrypt_many_neon_x1
shared_31 4f,16
shared_13 -32,-256,512
end_function phalanx_0_1_ublock_128_128_encrypt_many_neon_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_11,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_many_neon_x2
shared_18 4f,16,512
ldp q6,q20,[x0,#256]
eor v7.16b,v16.16b,v5.16b
eor v5.16b,v17.16b,v19.16b
eor v6.16b,v4.16b,v6.16b
eor v4.16b,v18.16b,v20.16b
shared_16 -32
ldp q16,q18,[x13,#256]
tbl v19.16b,{ v17.16b },v6.16b
eor v5.16b,v16.16b,v5.16b
tbl v16.16b,{ v7.16b },v6.16b
eor v4.16b,v18.16b,v4.16b
ldp q18,q20,[x13],#512
eor v6.16b,v5.16b,v19.16b
eor v5.16b,v17.16b,v18.16b
eor v4.16b,v4.16b,v16.16b
eor v16.16b,v7.16b,v20.16b
shared_25 3b
end_function phalanx_0_1_ublock_128_128_encrypt_many_neon_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_12,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_many_neon_x4
shared_10 4f,16
end_function phalanx_0_1_ublock_128_128_encrypt_many_neon_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_13,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x1
shared_32 4f,16
shared_13 -32,-16,32
end_function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_14,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x2
shared_18 4f,16,48
eor v7.16b,v16.16b,v5.16b
eor v6.16b,v4.16b,v19.16b
eor v5.16b,v17.16b,v5.16b
eor v4.16b,v18.16b,v19.16b
nop
shared_16 -32
ldp q16,q20,[x13,#-16]
add x13,x13,#32
tbl v18.16b,{ v17.16b },v6.16b
tbl v19.16b,{ v7.16b },v6.16b
eor v5.16b,v20.16b,v5.16b
eor v4.16b,v20.16b,v4.16b
eor v6.16b,v5.16b,v18.16b
eor v5.16b,v17.16b,v16.16b
eor v16.16b,v7.16b,v16.16b
eor v4.16b,v4.16b,v19.16b
shared_25 3b
end_function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_15,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x4
shared_11 4f,16
end_function phalanx_0_1_ublock_128_128_encrypt_neon_serial_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_16,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_128_encrypt_neon_x1
shared_8 4f,16
end_function phalanx_0_1_ublock_128_128_encrypt_neon_x1
.p2align 6
table local_ublock_neon_IN_LANES_1000_17,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_encrypt_neon_x2
shared_6 4f,16
end_function phalanx_0_1_ublock_128_128_encrypt_neon_x2
.p2align 6
table local_ublock_neon_IN_LANES_1000_18,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_encrypt_neon_x3
shared_3 4f,16
end_function phalanx_0_1_ublock_128_128_encrypt_neon_x3
.p2align 6
table local_ublock_neon_IN_LANES_1000_19,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_128_schedule_neon
cbz x2,7f
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
adr x11,1012f
movi v31.16b,#15
adr x12,1013f
ldr q1,[x11]
adr x11,1014f
ldr q3,[x12]
ldr q2,[x11]
adr x11,1008f
adr x12,1015f
ldr q4,[x11]
adr x11,1016f
adr x13,1017f
ldr q5,[x11]
ldr q6,[x12]
ldr q7,[x13]
mov x8,xzr
sub x9,x2,#1
mov w10,#272
adr x28,1018f
adr x30,1019f
adr x12,1020f
adr x11,1021f
adr x13,1022f
adr x14,1023f
adr x15,1024f
adr x16,1025f
adr x17,1026f
adr x3,1027f
adr x4,1028f
adr x5,1029f
adr x6,1030f
adr x7,1031f
adr x19,1032f
adr x20,1033f
adr x21,1034f
adr x22,1035f
adr x23,1036f
b 4f
nop
nop
nop
nop
nop
nop
2:
adr x24,1037f
tbl v21.16b,{ v4.16b },v21.16b
tbl v20.16b,{ v5.16b },v20.16b
ldr q18,[x24]
adr x24,1038f
ushr v8.8h,v16.8h,#8
ldr q19,[x24]
adr x24,1039f
mov w26,#1
eor v18.16b,v17.16b,v18.16b
eor v20.16b,v20.16b,v21.16b
tbl v18.16b,{ v18.16b },v19.16b
ldr q19,[x24]
adr x24,1040f
ldr q22,[x24]
adr x24,1041f
orr v19.16b,v18.16b,v19.16b
orr v21.16b,v18.16b,v22.16b
ldr q22,[x24]
adr x24,1042f
eor v22.16b,v16.16b,v22.16b
ldr q23,[x24]
adr x24,1043f
eor v19.16b,v19.16b,v20.16b
eor v21.16b,v21.16b,v20.16b
ldr q24,[x24]
adr x24,1044f
tbl v23.16b,{ v22.16b },v23.16b
ldr q25,[x24]
adr x24,1045f
tbl v19.16b,{ v4.16b },v19.16b
tbl v21.16b,{ v5.16b },v21.16b
eor v22.16b,v20.16b,v18.16b
ldr q26,[x24]
adr x24,1046f
orr v18.16b,v23.16b,v24.16b
orr v20.16b,v23.16b,v25.16b
ldr q24,[x24]
eor v19.16b,v21.16b,v19.16b
eor v21.16b,v22.16b,v26.16b
adr x24,1047f
eor v18.16b,v18.16b,v19.16b
eor v20.16b,v20.16b,v19.16b
tbl v21.16b,{ v21.16b },v24.16b
tbl v18.16b,{ v4.16b },v18.16b
tbl v24.16b,{ v5.16b },v20.16b
ldr q20,[x24]
adr x24,1048f
ldr q25,[x24]
orr v26.16b,v21.16b,v20.16b
eor v20.16b,v19.16b,v23.16b
adr x24,1049f
orr v25.16b,v21.16b,v25.16b
eor v18.16b,v24.16b,v18.16b
ldr q19,[x24]
adr x24,1050f
eor v19.16b,v20.16b,v19.16b
eor v23.16b,v26.16b,v18.16b
eor v24.16b,v25.16b,v18.16b
ldr q25,[x24]
adr x24,1051f
eor v18.16b,v18.16b,v21.16b
tbl v19.16b,{ v19.16b },v25.16b
ldr q25,[x24]
adr x24,1052f
tbl v23.16b,{ v4.16b },v23.16b
tbl v24.16b,{ v5.16b },v24.16b
ldr q26,[x24]
adr x24,1053f
orr v21.16b,v19.16b,v25.16b
orr v25.16b,v19.16b,v26.16b
eor v23.16b,v24.16b,v23.16b
ldr q24,[x24]
adr x24,1054f
ldr q26,[x24]
adr x24,1055f
eor v24.16b,v18.16b,v24.16b
ldr q27,[x24]
adr x24,1056f
eor v21.16b,v21.16b,v23.16b
eor v25.16b,v25.16b,v23.16b
ldr q28,[x24]
adr x24,1057f
tbl v24.16b,{ v24.16b },v26.16b
tbl v26.16b,{ v4.16b },v21.16b
tbl v25.16b,{ v5.16b },v25.16b
eor v21.16b,v23.16b,v19.16b
orr v19.16b,v24.16b,v27.16b
orr v23.16b,v24.16b,v28.16b
eor v25.16b,v25.16b,v26.16b
ldr q26,[x24]
adr x24,1058f
eor v26.16b,v21.16b,v26.16b
eor v19.16b,v19.16b,v25.16b
eor v27.16b,v23.16b,v25.16b
ldr q23,[x24]
adr x24,1059f
tbl v23.16b,{ v26.16b },v23.16b
ldr q28,[x24]
adr x24,1060f
tbl v26.16b,{ v4.16b },v19.16b
tbl v27.16b,{ v5.16b },v27.16b
ldr q29,[x24]
adr x24,1061f
eor v19.16b,v25.16b,v24.16b
shl v24.8h,v17.8h,#4
ushr v17.8h,v17.8h,#8
orr v28.16b,v23.16b,v28.16b
orr v29.16b,v23.16b,v29.16b
eor v25.16b,v27.16b,v26.16b
ldr q26,[x24]
adr x24,1062f
ldr q30,[x24]
adr x24,1063f
shl v27.8h,v16.8h,#4
ldr q31,[x24]
adr x24,1064f
eor v26.16b,v19.16b,v26.16b
ldr q9,[x24]
adr x24,1065f
eor v28.16b,v28.16b,v25.16b
eor v29.16b,v29.16b,v25.16b
eor v22.16b,v22.16b,v30.16b
ldr q30,[x24]
adr x24,1066f
tbl v26.16b,{ v26.16b },v9.16b
tbl v31.16b,{ v16.16b },v31.16b
ldr q10,[x24]
adr x24,1067f
tbl v28.16b,{ v4.16b },v28.16b
ldr q9,[x24]
adr x24,1068f
tbl v29.16b,{ v5.16b },v29.16b
ldr q11,[x24]
adr x24,1069f
tbl v30.16b,{ v22.16b },v30.16b
ldr q12,[x24]
adr x24,1070f
eor v16.16b,v25.16b,v23.16b
ldr q13,[x24]
adr x24,1071f
shl v23.8h,v31.8h,#4
ldr q14,[x24]
ushr v25.8h,v31.8h,#8
orr v31.16b,v26.16b,v12.16b
orr v12.16b,v26.16b,v13.16b
eor v29.16b,v29.16b,v28.16b
adr x24,1072f
ldr q13,[x24]
orr v17.16b,v24.16b,v17.16b
shl v24.8h,v30.8h,#4
adr x24,1073f
orr v27.16b,v27.16b,v8.16b
eor v8.16b,v16.16b,v14.16b
ldr q28,[x24]
adr x24,1074f
orr v14.16b,v23.16b,v25.16b
eor v23.16b,v31.16b,v29.16b
eor v31.16b,v12.16b,v29.16b
ldr q12,[x24]
adr x24,1075f
usra v24.8h,v30.8h,#8
eor v20.16b,v20.16b,v10.16b
ldr q30,[x24]
adr x24,1076f
tbl v25.16b,{ v8.16b },v28.16b
ldr q10,[x24]
adr x24,1077f
tbl v28.16b,{ v4.16b },v23.16b
ldr q8,[x24]
adr x24,1078f
tbl v31.16b,{ v5.16b },v31.16b
ldr q23,[x24]
adr x24,1079f
uzp1 v15.16b,v27.16b,v17.16b
ldr q17,[x24]
adr x24,1080f
uzp1 v14.16b,v24.16b,v14.16b
ldr q24,[x24]
adr x24,1081f
tbl v9.16b,{ v22.16b },v9.16b
ldr q22,[x24]
adr x24,1082f
tbl v11.16b,{ v20.16b },v11.16b
tbl v12.16b,{ v20.16b },v12.16b
orr v20.16b,v25.16b,v17.16b
orr v0.16b,v25.16b,v24.16b
eor v28.16b,v31.16b,v28.16b
ldr q24,[x24]
eor v17.16b,v29.16b,v26.16b
adr x24,1083f
eor v18.16b,v18.16b,v13.16b
shl v27.8h,v9.8h,#4
ldr q26,[x24]
adr x24,1084f
stp q15,q14,[x25]
eor v20.16b,v20.16b,v28.16b
eor v0.16b,v0.16b,v28.16b
ldr q29,[x24]
eor v26.16b,v17.16b,v26.16b
tbl v30.16b,{ v18.16b },v30.16b
adr x24,1085f
shl v31.8h,v11.8h,#4
ldr q14,[x24]
adr x24,1086f
tbl v8.16b,{ v18.16b },v8.16b
tbl v13.16b,{ v4.16b },v20.16b
tbl v0.16b,{ v5.16b },v0.16b
tbl v26.16b,{ v26.16b },v29.16b
ldr q20,[x24]
adr x24,1087f
usra v27.8h,v9.8h,#8
shl v9.8h,v12.8h,#4
ldr q29,[x24]
adr x24,1088f
usra v31.8h,v11.8h,#8
eor v18.16b,v28.16b,v25.16b
ldr q11,[x24]
shl v28.8h,v30.8h,#4
eor v10.16b,v21.16b,v10.16b
usra v9.8h,v12.8h,#8
adr x24,1089f
eor v0.16b,v0.16b,v13.16b
shl v12.8h,v8.8h,#4
orr v29.16b,v26.16b,v29.16b
orr v11.16b,v26.16b,v11.16b
ldr q21,[x24]
adr x24,1090f
usra v28.8h,v30.8h,#8
ldr q25,[x24]
tbl v23.16b,{ v10.16b },v23.16b
adr x24,1091f
uzp1 v27.16b,v31.16b,v27.16b
ldr q30,[x24]
eor v31.16b,v18.16b,v21.16b
usra v12.8h,v8.8h,#8
eor v29.16b,v29.16b,v0.16b
eor v8.16b,v11.16b,v0.16b
adr x24,1092f
eor v11.16b,v19.16b,v22.16b
uzp1 v28.16b,v28.16b,v9.16b
ldr q21,[x24]
adr x24,1093f
tbl v24.16b,{ v10.16b },v24.16b
ldr q13,[x24]
adr x24,1094f
shl v10.8h,v23.8h,#4
tbl v30.16b,{ v31.16b },v30.16b
ldr q22,[x24]
tbl v29.16b,{ v4.16b },v29.16b
tbl v31.16b,{ v5.16b },v8.16b
adr x24,1095f
tbl v9.16b,{ v11.16b },v14.16b
ldr q8,[x24]
adr x24,1096f
stp q27,q28,[x25,#32]
ldr q27,[x24]
adr x24,1097f
usra v10.8h,v23.8h,#8
ldr q23,[x24]
adr x24,1098f
eor v19.16b,v0.16b,v26.16b
orr v26.16b,v30.16b,v8.16b
orr v27.16b,v30.16b,v27.16b
eor v29.16b,v31.16b,v29.16b
ldr q31,[x24]
adr x24,1099f
shl v0.8h,v24.8h,#4
shl v28.8h,v9.8h,#4
ldr q8,[x24]
adr x24,1100f
ldr q14,[x24]
adr x24,1101f
eor v23.16b,v19.16b,v23.16b
uzp1 v10.16b,v10.16b,v12.16b
eor v12.16b,v26.16b,v29.16b
eor v27.16b,v27.16b,v29.16b
ldr q26,[x24]
adr x24,1102f
usra v0.8h,v24.8h,#8
usra v28.8h,v9.8h,#8
ldr q24,[x24]
adr x24,1103f
eor v9.16b,v16.16b,v20.16b
ldr q20,[x24]
adr x24,1104f
tbl v23.16b,{ v23.16b },v8.16b
tbl v8.16b,{ v4.16b },v12.16b
tbl v27.16b,{ v5.16b },v27.16b
ldr q16,[x24]
adr x24,1105f
tbl v25.16b,{ v11.16b },v25.16b
uzp1 v0.16b,v28.16b,v0.16b
ldr q28,[x24]
adr x24,1106f
ldr q12,[x24]
eor v11.16b,v17.16b,v13.16b
eor v17.16b,v29.16b,v30.16b
adr x24,1107f
tbl v30.16b,{ v9.16b },v21.16b
orr v28.16b,v23.16b,v28.16b
ldr q29,[x24]
orr v12.16b,v23.16b,v12.16b
eor v27.16b,v27.16b,v8.16b
tbl v22.16b,{ v9.16b },v22.16b
shl v8.8h,v25.8h,#4
adr x24,1108f
ldr q21,[x24]
adr x24,1109f
eor v29.16b,v17.16b,v29.16b
tbl v31.16b,{ v11.16b },v31.16b
stp q10,q0,[x25,#64]
ldr q9,[x24]
eor v28.16b,v28.16b,v27.16b
eor v10.16b,v12.16b,v27.16b
shl v0.8h,v30.8h,#4
usra v8.8h,v25.8h,#8
shl v25.8h,v22.8h,#4
eor v12.16b,v18.16b,v14.16b
adr x24,1110f
tbl v18.16b,{ v29.16b },v9.16b
tbl v26.16b,{ v11.16b },v26.16b
ldr q9,[x24]
adr x24,1111f
tbl v28.16b,{ v4.16b },v28.16b
tbl v29.16b,{ v5.16b },v10.16b
usra v0.8h,v30.8h,#8
ldr q30,[x24]
adr x24,1112f
shl v13.8h,v31.8h,#4
usra v25.8h,v22.8h,#8
ldr q22,[x24]
adr x24,1113f
tbl v24.16b,{ v12.16b },v24.16b
ldr q10,[x24]
adr x24,1114f
uzp1 v0.16b,v0.16b,v8.16b
usra v13.8h,v31.8h,#8
ldr q31,[x24]
orr v11.16b,v18.16b,v22.16b
eor v28.16b,v29.16b,v28.16b
adr x24,1115f
eor v22.16b,v27.16b,v23.16b
orr v23.16b,v18.16b,v10.16b
ldr q29,[x24]
shl v8.8h,v26.8h,#4
eor v19.16b,v19.16b,v20.16b
shl v20.8h,v24.8h,#4
adr x24,1116f
eor v10.16b,v11.16b,v28.16b
uzp1 v25.16b,v13.16b,v25.16b
eor v29.16b,v22.16b,v29.16b
eor v23.16b,v23.16b,v28.16b
ldr q27,[x24]
usra v8.8h,v26.8h,#8
eor v9.16b,v17.16b,v9.16b
usra v20.8h,v24.8h,#8
tbl v26.16b,{ v12.16b },v16.16b
tbl v17.16b,{ v19.16b },v21.16b
tbl v21.16b,{ v4.16b },v10.16b
tbl v24.16b,{ v29.16b },v27.16b
tbl v23.16b,{ v5.16b },v23.16b
adr x24,1117f
stp q0,q25,[x25,#96]
tbl v0.16b,{ v19.16b },v30.16b
tbl v19.16b,{ v9.16b },v31.16b
uzp1 v16.16b,v20.16b,v8.16b
ldr q20,[x24]
adr x24,1118f
shl v27.8h,v26.8h,#4
ldr q25,[x24]
eor v18.16b,v28.16b,v18.16b
shl v29.8h,v17.8h,#4
orr v20.16b,v24.16b,v20.16b
eor v21.16b,v23.16b,v21.16b
ldr q30,[x12]
orr v25.16b,v24.16b,v25.16b
shl v23.8h,v0.8h,#4
shl v28.8h,v19.8h,#4
usra v27.8h,v26.8h,#8
adr x24,1119f
eor v26.16b,v18.16b,v30.16b
eor v20.16b,v20.16b,v21.16b
usra v29.8h,v17.8h,#8
ldr q17,[x24]
eor v25.16b,v25.16b,v21.16b
usra v23.8h,v0.8h,#8
usra v28.8h,v19.8h,#8
ldr q0,[x11]
adr x24,1120f
eor v22.16b,v22.16b,v17.16b
ldr q30,[x24]
adr x24,1121f
tbl v20.16b,{ v4.16b },v20.16b
tbl v25.16b,{ v5.16b },v25.16b
tbl v0.16b,{ v26.16b },v0.16b
ldr q31,[x24]
uzp1 v17.16b,v28.16b,v23.16b
tbl v23.16b,{ v9.16b },v30.16b
uzp1 v19.16b,v29.16b,v27.16b
ldr q27,[x13]
ldr q28,[x14]
adr x24,1122f
tbl v26.16b,{ v22.16b },v31.16b
ldr q29,[x24]
adr x24,1123f
ldr q30,[x24]
eor v24.16b,v21.16b,v24.16b
orr v27.16b,v0.16b,v27.16b
orr v28.16b,v0.16b,v28.16b
eor v25.16b,v25.16b,v20.16b
shl v20.8h,v23.8h,#4
eor v18.16b,v18.16b,v29.16b
ldr q29,[x3]
adr x24,1124f
tbl v22.16b,{ v22.16b },v30.16b
ldr q30,[x24]
shl v21.8h,v26.8h,#4
eor v27.16b,v27.16b,v25.16b
eor v28.16b,v28.16b,v25.16b
eor v29.16b,v24.16b,v29.16b
usra v20.8h,v23.8h,#8
tbl v23.16b,{ v18.16b },v30.16b
ldr q30,[x4]
adr x24,1125f
usra v21.8h,v26.8h,#8
eor v0.16b,v25.16b,v0.16b
ldr q26,[x24]
tbl v25.16b,{ v4.16b },v27.16b
tbl v27.16b,{ v5.16b },v28.16b
tbl v28.16b,{ v29.16b },v30.16b
ldr q30,[x28]
ldr q31,[x15]
eor v24.16b,v24.16b,v26.16b
ldr q26,[x7]
shl v8.8h,v23.8h,#4
tbl v30.16b,{ v18.16b },v30.16b
shl v29.8h,v22.8h,#4
ldr q18,[x16]
eor v25.16b,v27.16b,v25.16b
eor v31.16b,v0.16b,v31.16b
ldr q9,[x17]
eor v26.16b,v28.16b,v26.16b
usra v8.8h,v23.8h,#8
tbl v23.16b,{ v24.16b },v18.16b
usra v29.8h,v22.8h,#8
ldr q22,[x30]
ldr q12,[x20]
shl v11.8h,v30.8h,#4
tbl v27.16b,{ v31.16b },v9.16b
ldr q9,[x5]
eor v18.16b,v25.16b,v26.16b
ldr q26,[x19]
ldr q10,[x6]
tbl v22.16b,{ v24.16b },v22.16b
orr v9.16b,v28.16b,v9.16b
shl v24.8h,v24.8h,#4
tbl v26.16b,{ v31.16b },v26.16b
orr v28.16b,v28.16b,v10.16b
usra v11.8h,v30.8h,#8
tbl v31.16b,{ v18.16b },v12.16b
shl v30.8h,v23.8h,#4
ldr q10,[x21]
shl v12.8h,v27.8h,#4
eor v9.16b,v9.16b,v25.16b
uzp1 v20.16b,v21.16b,v20.16b
eor v25.16b,v28.16b,v25.16b
eor v0.16b,v0.16b,v10.16b
usra v24.8h,v22.8h,#8
shl v22.8h,v26.8h,#4
usra v30.8h,v23.8h,#8
ldr q28,[x22]
shl v23.8h,v31.8h,#4
usra v12.8h,v27.8h,#8
tbl v27.16b,{ v4.16b },v9.16b
tbl v0.16b,{ v0.16b },v28.16b
tbl v25.16b,{ v5.16b },v25.16b
uzp1 v21.16b,v8.16b,v29.16b
usra v22.8h,v26.8h,#8
ldr q26,[x23]
stp q16,q19,[x25,#128]
usra v23.8h,v31.8h,#8
uzp1 v16.16b,v24.16b,v11.16b
uzp1 v24.16b,v12.16b,v30.16b
stp q17,q20,[x25,#160]
movi v31.16b,#15
mov w24,#256
eor v19.16b,v25.16b,v27.16b
eor v0.16b,v0.16b,v26.16b
uzp1 v17.16b,v23.16b,v22.16b
stp q21,q16,[x25,#192]
eor v19.16b,v19.16b,v0.16b
stp q24,q17,[x25,#224]
3:
tbl v0.16b,{ v18.16b },v6.16b
tbl v16.16b,{ v19.16b },v7.16b
add x8,x8,x26
cmp x8,x2
shl v17.8h,v0.8h,#4
shl v18.8h,v16.8h,#4
usra v17.8h,v0.8h,#8
usra v18.8h,v16.8h,#8
uzp1 v0.16b,v18.16b,v17.16b
str q0,[x25,x24]
b.hs 6f
4:
add x24,x0,x8,lsl #4
madd x25,x8,x10,x1
cmp x8,x9
ldr q16,[x24]
ushr v17.16b,v16.16b,#4
and v18.16b,v16.16b,v31.16b
zip1 v16.16b,v17.16b,v18.16b
zip2 v17.16b,v17.16b,v18.16b
eor v19.16b,v16.16b,v1.16b
orr v21.16b,v19.16b,v2.16b
orr v20.16b,v19.16b,v3.16b
b.hs 2b
ldr q0,[x24,#16]
mov x24,x25
adr x26,1126f+160
mov w27,#8
ushr v18.16b,v0.16b,#4
and v0.16b,v0.16b,v31.16b
zip1 v19.16b,v18.16b,v0.16b
zip2 v18.16b,v18.16b,v0.16b
eor v23.16b,v19.16b,v1.16b
orr v22.16b,v23.16b,v2.16b
orr v23.16b,v23.16b,v3.16b
nop
5:
ldp q24,q0,[x26,#-64]
tbl v20.16b,{ v5.16b },v20.16b
subs x27,x27,#1
tbl v25.16b,{ v17.16b },v0.16b
tbl v26.16b,{ v16.16b },v24.16b
tbl v0.16b,{ v18.16b },v0.16b
tbl v24.16b,{ v19.16b },v24.16b
shl v27.8h,v25.8h,#4
shl v28.8h,v26.8h,#4
shl v29.8h,v0.8h,#4
shl v30.8h,v24.8h,#4
usra v27.8h,v25.8h,#8
usra v28.8h,v26.8h,#8
usra v29.8h,v0.8h,#8
usra v30.8h,v24.8h,#8
uzp1 v0.16b,v28.16b,v27.16b
uzp1 v24.16b,v30.16b,v29.16b
str q0,[x24]
str q24,[x24,#272]
ldur q0,[x26,#-144]
ldur q24,[x26,#-96]
eor v17.16b,v0.16b,v17.16b
eor v0.16b,v0.16b,v18.16b
tbl v18.16b,{ v4.16b },v21.16b
tbl v21.16b,{ v17.16b },v24.16b
tbl v17.16b,{ v4.16b },v22.16b
tbl v22.16b,{ v5.16b },v23.16b
tbl v0.16b,{ v0.16b },v24.16b
ldur q23,[x26,#-32]
eor v20.16b,v20.16b,v18.16b
ldp q25,q24,[x26,#64]
eor v18.16b,v23.16b,v21.16b
eor v22.16b,v22.16b,v17.16b
eor v23.16b,v23.16b,v0.16b
eor v17.16b,v20.16b,v18.16b
eor v18.16b,v22.16b,v23.16b
tbl v23.16b,{ v16.16b },v24.16b
tbl v24.16b,{ v19.16b },v24.16b
tbl v26.16b,{ v17.16b },v25.16b
tbl v25.16b,{ v18.16b },v25.16b
shl v27.8h,v23.8h,#4
shl v29.8h,v24.8h,#4
shl v28.8h,v26.8h,#4
shl v30.8h,v25.8h,#4
usra v27.8h,v23.8h,#8
usra v29.8h,v24.8h,#8
usra v28.8h,v26.8h,#8
usra v30.8h,v25.8h,#8
ldp q24,q25,[x26]
uzp1 v23.16b,v28.16b,v27.16b
uzp1 v26.16b,v30.16b,v29.16b
orr v27.16b,v24.16b,v21.16b
orr v21.16b,v25.16b,v21.16b
orr v24.16b,v24.16b,v0.16b
orr v0.16b,v25.16b,v0.16b
str q23,[x24,#16]
eor v23.16b,v27.16b,v20.16b
eor v20.16b,v21.16b,v20.16b
str q26,[x24,#288]
eor v21.16b,v24.16b,v22.16b
eor v0.16b,v0.16b,v22.16b
ldur q25,[x26,#-16]
add x24,x24,#32
tbl v22.16b,{ v4.16b },v23.16b
ldr q23,[x26,#32]
tbl v20.16b,{ v5.16b },v20.16b
eor v16.16b,v25.16b,v16.16b
eor v19.16b,v25.16b,v19.16b
tbl v21.16b,{ v4.16b },v21.16b
tbl v0.16b,{ v5.16b },v0.16b
ldr q25,[x26,#96]
tbl v16.16b,{ v16.16b },v23.16b
tbl v19.16b,{ v19.16b },v23.16b
eor v20.16b,v20.16b,v22.16b
ldp q23,q24,[x26,#128]
add x26,x26,#256
eor v0.16b,v0.16b,v21.16b
orr v21.16b,v23.16b,v16.16b
orr v22.16b,v24.16b,v16.16b
eor v16.16b,v25.16b,v16.16b
orr v23.16b,v23.16b,v19.16b
orr v24.16b,v24.16b,v19.16b
eor v19.16b,v25.16b,v19.16b
eor v16.16b,v20.16b,v16.16b
eor v21.16b,v21.16b,v20.16b
eor v20.16b,v22.16b,v20.16b
eor v19.16b,v0.16b,v19.16b
eor v22.16b,v23.16b,v0.16b
eor v23.16b,v24.16b,v0.16b
b.ne 5b
tbl v0.16b,{ v17.16b },v6.16b
tbl v16.16b,{ v16.16b },v7.16b
mov w24,#528
mov w26,#2
shl v17.8h,v0.8h,#4
shl v20.8h,v16.8h,#4
usra v17.8h,v0.8h,#8
usra v20.8h,v16.8h,#8
uzp1 v0.16b,v20.16b,v17.16b
str q0,[x25,#256]
b 3b
6:
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
7:
ret
end_function phalanx_0_1_ublock_128_128_schedule_neon
.p2align 4
1012:
.quad 0x90d0000000c08,0x9000c00000d0008
.p2align 4
1013:
.quad 0x80800000008080,0x8000800000800080
.p2align 4
1014:
.quad 0x8000008080800000,0x80008080008000
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1015:
.quad 0xa0c0d0804020900,0xb0e07060301050f
.p2align 4
1016:
.quad 0xe0c0a0806040200,0xd0f090b05070103
.p2align 4
1017:
.quad 0xb0e07060301050f,0xa0c0d0804020900
.p2align 4
1018:
.quad 0xf0e030c0b0a0908,0x70605040d020100
.p2align 4
1019:
.quad 0x70605040d020100,0xf0e030c0b0a0908
.p2align 4
1020:
.quad 0x809090807090c0f,0x3080000000600
.p2align 4
1021:
.quad 0x6080e000b0d0c09,0x3070502040f010a
.p2align 4
1022:
.quad 0x8000000080808000,0x80808080
.p2align 4
1023:
.quad 0x80808000000080,0x8080808000000000
.p2align 4
1024:
.quad 0x30200000006,0x701040500000000
.p2align 4
1025:
.quad 0xe070d0b020c0904,0xa050f0103080006
.p2align 4
1026:
.quad 0xa050f0103080006,0xe070d0b020c0904
.p2align 4
1027:
.quad 0xa0c03010c000208,0xc000e00000d0f02
.p2align 4
1028:
.quad 0xa09040c0f01060b,0x70d020e08050003
.p2align 4
1029:
.quad 0x8000800080,0x808000808080
.p2align 4
1030:
.quad 0x8080800080008000,0x8080000080000000
.p2align 4
1031:
.quad 0xf010005000b00,0xa0e000004000000
.p2align 4
1032:
.quad 0x70a0302080b0901,0xc0f0e000d040605
.p2align 4
1033:
.quad 0xc0f0e000d040605,0x70a0302080b0901
.p2align 4
1034:
.quad 0xa050c000206,0x707040600080d00
.p2align 4
1035:
.quad 0x302090d08040b05,0x10a0e0f070c0600
.p2align 4
1036:
.quad 0xc000d0000070009,0x208060000030000
.p2align 4
1037:
.quad 0xf0b0000000a00,0x10004000005000e
.p2align 4
1038:
.quad 0xe0006080d0b0401,0x50f030a0c070902
.p2align 4
1039:
.quad 0x8000000000808000,0x800080808080
.p2align 4
1040:
.quad 0x80808080000080,0x8080008000000000
.p2align 4
1041:
.quad 0x203000106000000,0x500000000000704
.p2align 4
1042:
.quad 0xa09040c0201060b,0x7030f0e0805000d
.p2align 4
1043:
.quad 0x8080800080,0x8000808080
.p2align 4
1044:
.quad 0x8080800000008000,0x8080800080000000
.p2align 4
1045:
.quad 0x6080400030a,0xb060c0700080d00
.p2align 4
1046:
.quad 0xd0209030e040b05,0x10a080f070c0600
.p2align 4
1047:
.quad 0x80008000008000,0x808080008080
.p2align 4
1048:
.quad 0x8000800080800080,0x8080000000800000
.p2align 4
1049:
.quad 0x307010008000107,0xf06050c02000900
.p2align 4
1050:
.quad 0xc0f0806040a0d02,0x900070b0e030501
.p2align 4
1051:
.quad 0x808080808080,0x80008000
.p2align 4
1052:
.quad 0x8080000000000000,0x8080808000800080
.p2align 4
1053:
.quad 0xc0f0d0007080003,0x30d000004090100
.p2align 4
1054:
.quad 0x6080e000a070503,0x409010d020b0f0c
.p2align 4
1055:
.quad 0x80000000808080,0x8000800000008080
.p2align 4
1056:
.quad 0x8000808080000000,0x80008080800000
.p2align 4
1057:
.quad 0x8060e0001050000,0x907030c0008000d
.p2align 4
1058:
.quad 0x90d040b0008060f,0x7010c0203050e0a
.p2align 4
1059:
.quad 0x80808080000080,0x80000000008080
.p2align 4
1060:
.quad 0x8000000000808000,0x8000808080800000
.p2align 4
1061:
.quad 0xf000c070b000000,0xc01030006020207
.p2align 4
1062:
.quad 0xf0e0400000a,0xb01000500000000
.p2align 4
1063:
.quad 0xe07030b020c0904,0xa050f010d080006
.p2align 4
1064:
.quad 0xe030c0b0d0205,0x10a060f08090704
.p2align 4
1065:
.quad 0xa050f010d080006,0xe07030b020c0904
.p2align 4
1066:
.quad 0x7010000000300,0x206050004000000
.p2align 4
1067:
.quad 0x70a0d02080b0901,0xc0f0e0003040605
.p2align 4
1068:
.quad 0xc0f0e0003040605,0x70a0d02080b0901
.p2align 4
1069:
.quad 0x8080808000008000,0x8000800000008000
.p2align 4
1070:
.quad 0x80800080,0x80008080800080
.p2align 4
1071:
.quad 0x307020300,0x8090a07010e0600
.p2align 4
1072:
.quad 0xc000d0007060009,0x308000000020000
.p2align 4
1073:
.quad 0xc0f070105040b08,0xd0002090e060a03
.p2align 4
1074:
.quad 0xa0c030804020900,0xb0e07060d01050f
.p2align 4
1075:
.quad 0xb0e07060d01050f,0xa0c030804020900
.p2align 4
1076:
.quad 0xc0d000000000000,0x907030600080002
.p2align 4
1077:
.quad 0xc0b0d0401080906,0x2070a0503000f0e
.p2align 4
1078:
.quad 0x2070a0503000f0e,0xc0b0d0401080906
.p2align 4
1079:
.quad 0x800080008080,0x8080000000808000
.p2align 4
1080:
.quad 0x8080008000800000,0x808080000080
.p2align 4
1081:
.quad 0xf00050a0b000000,0x100000e040000
.p2align 4
1082:
.quad 0xb02030100040905,0x80a0c0f0d060e07
.p2align 4
1083:
.quad 0x300000008030b0b,0xf0c0d020e0a
.p2align 4
1084:
.quad 0x6040e0d08070002,0xa030f05090b0c01
.p2align 4
1085:
.quad 0x80a0c0f0d060e07,0xb02030100040905
.p2align 4
1086:
.quad 0xf0b00,0x4000a05010e0000
.p2align 4
1087:
.quad 0x8080000000000080,0x8080808000008000
.p2align 4
1088:
.quad 0x808080808000,0x80800080
.p2align 4
1089:
.quad 0xa000b0e08000a,0xd0609070f07
.p2align 4
1090:
.quad 0x2080d000601090f,0x40c0b0e0305070a
.p2align 4
1091:
.quad 0xd0801000e090306,0x70c04020f050b0a
.p2align 4
1092:
.quad 0x40c0b0e0305070a,0x2080d000601090f
.p2align 4
1093:
.quad 0x8030009,0x6000c0702000d
.p2align 4
1094:
.quad 0x80403060500090e,0x10b02070d0f0a0c
.p2align 4
1095:
.quad 0x8080800080000000,0x80000080808000
.p2align 4
1096:
.quad 0x8000808080,0x8000808000000080
.p2align 4
1097:
.quad 0x8090f07030800,0xc0e0e010d02
.p2align 4
1098:
.quad 0x10b02070d0f0a0c,0x80403060500090e
.p2align 4
1099:
.quad 0xb05040c010e060d,0xa070f08030209
.p2align 4
1100:
.quad 0x20c000800030000,0xd0609000007
.p2align 4
1101:
.quad 0x4010d050f060907,0x2080a030e0c0b
.p2align 4
1102:
.quad 0x2080a030e0c0b,0x4010d050f060907
.p2align 4
1103:
.quad 0x60f07030200,0xe0a000b
.p2align 4
1104:
.quad 0x100030f0e05090a,0x608040c0d070b02
.p2align 4
1105:
.quad 0x8000800000800000,0x8000808000808000
.p2align 4
1106:
.quad 0x80008080008080,0x80000080000080
.p2align 4
1107:
.quad 0xd06090f0e0e,0xf0003020c000807
.p2align 4
1108:
.quad 0x608040c0d070b02,0x100030f0e05090a
.p2align 4
1109:
.quad 0xc030f090a040b05,0x106000d0e020807
.p2align 4
1110:
.quad 0xa000f0e06,0x200030b00000007
.p2align 4
1111:
.quad 0x60d0e070f090c,0x504010b030a0208
.p2align 4
1112:
.quad 0x80000000,0x8080008080808080
.p2align 4
1113:
.quad 0x8080808000808080,0x800000000000
.p2align 4
1114:
.quad 0x504010b030a0208,0x60d0e070f090c
.p2align 4
1115:
.quad 0x3000e0a080e0c,0x70203000400020d
.p2align 4
1116:
.quad 0x50f0d0a06070902,0xe000c08030b0401
.p2align 4
1117:
.quad 0x8000008000800000,0x80808080008000
.p2align 4
1118:
.quad 0x80800080008080,0x8000000000800080
.p2align 4
1119:
.quad 0xf000e0a00080c,0xb00000900000d
.p2align 4
1120:
.quad 0x60503070a0e090b,0xf0100020d0c0804
.p2align 4
1121:
.quad 0xf0100020d0c0804,0x60503070a0e090b
.p2align 4
1122:
.quad 0x9090d08000c0c0d,0x80000000000
.p2align 4
1123:
.quad 0x50f0d0a0c070902,0xe000608030b0401
.p2align 4
1124:
.quad 0xe000608030b0401,0x50f0d0a0c070902
.p2align 4
1125:
.quad 0x703000c000208,0x9000000000d0006
.p2align 6
table local_ublock_neon_STEPS_1126_20,9600
1126:
.quad 0x90d0000000c08,0x9000c00000d0008,0xf0b0000000a00,0x10004000005000e
.quad 0x8000008080800000,0x80008080008000,0x80800000008080,0x8000800000800080
.quad 0xe0006080d0b0401,0x50f030a0c070902,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e0400000a,0xb01000500000000,0x203000106000000,0x500000000000704
.quad 0x8000000000808000,0x800080808080,0x80808080000080,0x8080008000000000
.quad 0xa09040c0201060b,0x7030f0e0805000d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f010d080006,0xe07030b020c0904,0xe07030b020c0904,0xa050f010d080006
.quad 0x7010000000300,0x206050004000000,0x90600000300,0x70c0200080d00
.quad 0x8080800080,0x8000808080,0x8080800000008000,0x8080800080000000
.quad 0xd0209030e040b05,0x10a080f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e0003040605,0x70a0d02080b0901,0x70a0d02080b0901,0xc0f0e0003040605
.quad 0xc000d0007060009,0x308000000020000,0x300000008000207,0xd00000c06000900
.quad 0x80008000008000,0x808080008080,0x8000800080800080,0x8080000000800000
.quad 0xc0f0806040a0d02,0x900070b0e030501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060d01050f,0xa0c030804020900,0xa0c030804020900,0xb0e07060d01050f
.quad 0xc0d000000000000,0x907030600080002,0xf0000000e000a,0x50000040b0100
.quad 0x808080808080,0x80008000,0x8080000000000000,0x8080808000800080
.quad 0x6080e000a070503,0x409010d020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a0503000f0e,0xc0b0d0401080906,0xc0b0d0401080906,0x2070a0503000f0e
.quad 0xf00050a0b000000,0x100000e040000,0x40b0e0001050000,0xa0000000f
.quad 0x80000000808080,0x8000800000008080,0x8000808080000000,0x80008080800000
.quad 0x90d040b0008060f,0x7010c0203050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f0d060e07,0xb02030100040905,0xb02030100040905,0x80a0c0f0d060e07
.quad 0xf0b00,0x4000a05010e0000,0x90d00000000,0xc00030008060207
.quad 0x80808080000080,0x80000000008080,0x8000000000808000,0x8000808080800000
.quad 0xe030c0b0d0205,0x10a060f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0305070a,0x2080d000601090f,0x2080d000601090f,0x40c0b0e0305070a
.quad 0x8030009,0x6000c0702000d,0x3070d0800,0xc09000200000600
.quad 0x8080808000008000,0x8000800000008000,0x80800080,0x80008080800080
.quad 0xc0f070105040b08,0xd0002090e060a03,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b02070d0f0a0c,0x80403060500090e,0x80403060500090e,0x10b02070d0f0a0c
.quad 0x20c000800030000,0xd0609000007,0x300000000000b02,0x60f000a000e07
.quad 0x800080008080,0x8080000000808000,0x8080008000800000,0x808080000080
.quad 0x6040e0d08070002,0xa030f05090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a030e0c0b,0x4010d050f060907,0x4010d050f060907,0x2080a030e0c0b
.quad 0x60f07030200,0xe0a000b,0x20600030e0b000a,0x70f00
.quad 0x8080000000000080,0x8080808000008000,0x808080808000,0x80800080
.quad 0xd0801000e090306,0x70c04020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c0d070b02,0x100030f0e05090a,0x100030f0e05090a,0x608040c0d070b02
.quad 0xa000f0e06,0x200030b00000007,0x80f0000000a00,0xc0e000b0d09
.quad 0x8080800080000000,0x80000080808000,0x8000808080,0x8000808000000080
.quad 0xb05040c010e060d,0xa070f08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b030a0208,0x60d0e070f090c,0x60d0e070f090c,0x504010b030a0208
.quad 0xf000e0a00080c,0xb00000900000d,0xd0c09000008,0xd0000090c000800
.quad 0x8000800000800000,0x8000808000808000,0x80008080008080,0x80000080000080
.quad 0xc030f090a040b05,0x106000d0e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0100020d0c0804,0x60503070a0e090b,0x60503070a0e090b,0xf0100020d0c0804
.quad 0x9090d08000c0c0d,0x80000000000,0xc000000080600,0x70903000d000200
.quad 0x80000000,0x8080008080808080,0x8080808000808080,0x800000000000
.quad 0x50f0d0a06070902,0xe000c08030b0401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000608030b0401,0x50f0d0a0c070902,0x50f0d0a0c070902,0xe000608030b0401
.quad 0x703000c000208,0x9000000000d0006,0x100040007050002,0x3000000000600
.quad 0x8000008000800000,0x80808080008000,0x80800080008080,0x8000000000800080
.quad 0x6080e000b0d0c09,0x3070502040f010a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70605040d020100,0xf0e030c0b0a0908,0xf0e030c0b0a0908,0x70605040d020100
.quad 0x30200000006,0x701040500000000,0xa0b000100000000,0x5000e0000000f04
.quad 0x8000000080808000,0x80808080,0x80808000000080,0x8080808000000000
.quad 0xa09040c0f01060b,0x70d020e08050003,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f0103080006,0xe070d0b020c0904,0xe070d0b020c0904,0xa050f0103080006
.quad 0xf010005000b00,0xa0e000004000000,0x9070c000200,0x6000300080d00
.quad 0x8000800080,0x808000808080,0x8080800080008000,0x8080000080000000
.quad 0x302090d08040b05,0x10a0e0f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e000d040605,0x70a0302080b0901,0x70a0302080b0901,0xc0f0e000d040605
.quad 0xc000d0000070009,0x208060000030000,0x100000000000005,0xd00080c04000900
.quad 0x80008080008000,0x8080008080,0x8000800000800080,0x8080800000800000
.quad 0xc0f0806070a0302,0x900040b0e0d0501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060301050f,0xa0c0d0804020900,0xa0c0d0804020900,0xb0e07060301050f
.quad 0xc0d000001000000,0x905000400080000,0xa0000000b000f,0x50000040e0100
.quad 0x808000808080,0x800080008000,0x8080000080000000,0x8080008000800080
.quad 0x6080e000107050d,0x4090a03020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a050d000f0e,0xc0b030401080906,0xc0b030401080906,0x2070a050d000f0e
.quad 0xa00050f00000000,0x10e000b040000,0x400050000050000,0x10100000004
.quad 0x80000080808080,0x8000000000008080,0x8000808000000000,0x80808080800000
.quad 0x903040b0c08060f,0x70100020d050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f03060e07,0xb020d0100040905,0xb020d0100040905,0x80a0c0f03060e07
.quad 0x1040000,0x400000501050000,0xe0a02000000,0xb0000000f070306
.quad 0x80808000000080,0x80800000008080,0x8000000080808000,0x8000008080800000
.quad 0xe0d0c06030205,0x10a0b0f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0d05070a,0x20803000601090f,0x20803000601090f,0x40c0b0e0d05070a
.quad 0x2000e,0x70f0b0603000a,0x100030600,0x207050000000400
.quad 0x8080808080008000,0x8000000000008000,0x800080,0x80808080800080
.quad 0xc0f070102040b08,0x30005090e060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b0207030f0a0c,0x8040d060500090e,0x8040d060500090e,0x10b0207030f0a0c
.quad 0x2000603010000,0x407000005,0xf0000000a000e0e,0xa00000f000b0b
.quad 0x800000008080,0x8080800000808000,0x8080008080800000,0x8080000080
.quad 0x6040e030f070002,0xa0d0805090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a0d0e0c0b,0x40103050f060907,0x40103050f060907,0x2080a0d0e0c0b
.quad 0xa0a000f0e00,0xb000b0f000e,0xa0e000b00000001,0x500000f0400
.quad 0x8080000080000080,0x8080008000008000,0x808000808000,0x800080800080
.quad 0x308010004090d06,0x70c0e020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c03070b02,0x1000d0f0e05090a,0x1000d0f0e05090a,0x608040c03070b02
.quad 0x10b04050e,0xa0000000000000f,0x0,0x0
.quad 0x8080800000000000,0x80800080808000,0x8080808080,0x8000008000000080
.quad 0xb05040c070e0603,0xa010f080d0209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b0d0a0208,0x6030e070f090c,0x6030e070f090c,0x504010b0d0a0208
.quad 0x0,0x0,0x0,0x0
.quad 0x8000800080800000,0x8000008000808000,0x80008000008080,0x80800080000080
.quad 0xc0d0f0900040b05,0x1060a030e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf010002030c0804,0x6050d070a0e090b,0x6050d070a0e090b,0xf010002030c0804
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf05000000,0xa0b010000040e00,0x300040000020006,0x10000070005
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000500020004,0x10006000700,0x2000300000d0007,0x90006000008000c
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xd000003070002,0x800000c00060009,0xd000200000c0008,0x600070000090003
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x200000807,0x30d000000060c09,0xe000f000001000b,0x5000a0000040000
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x4000e000a0000,0x10000050f0b00,0x4000b0000050001,0xf000e000000000a
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x10a000e000f0000,0xb00000400000005,0xd000c0000020008,0x600090000070003
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0600,0xd07030200000908,0x2000c0000030007,0x80009000006000d
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc020007000600,0x90d000003000800,0x2000300000e0007,0xa000600000b000f
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa020e000000000f,0xb07000306,0xb000200000a000e,0x6000700000f0003
.quad 0x8080808000,0x8080800000800000,0x8080800000000080,0x8080008080
.quad 0xa0d0c060103020e,0x40507080b00090f,0x60309010e050f0b,0x70a0802040c0d00
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf07000000000a00,0x20b03000e0006,0xf000e00000d000a,0x9000b000008000c
.quad 0x808080800080,0x8000000080008000,0x8080000000008000,0x80808000800080
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xd040e0f0201030a,0x80006050b07090c
.quad 0x80006050b07090c,0xd040e0f0201030a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80c09000a00,0xf0d000b00000e,0xc000900000d0009,0xd000c0000080008
.quad 0x8080000000800080,0x8000008000808000,0x808080008000,0x80800080000080
.quad 0x204080e0a000b07,0x60d0c050f010309,0xe0a08070c0d0601,0x3020b090f050004
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd0008000809000c,0xc00090d000000,0x90008000002000c,0x6000d0000070003
.quad 0x80008000008000,0x8000800000808080,0x8000800080800080,0x80008080000000
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0c0609070a02,0xb040e0d01030805
.quad 0xb040e0d01030805,0xf0c0609070a02,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000000d02,0x300070908060000,0x200050000030007,0x100000000060004
.quad 0x80808080800000,0x80000000008080,0x8000000000008080,0x8000808080800000
.quad 0xb06050702010f0c,0xe04080d090a0003,0xc020b0305000e07,0xa090108060d040f
.quad 0xc020b0305000e07,0xa090108060d040f,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x40000060700,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x8080000080000080,0x808080008000,0x808000808000
.quad 0xd080702000f050a,0x90b03010c04060e,0x406050e08030209,0x10f0c00070a0b0d
.quad 0x10f0c00070a0b0d,0x406050e08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x509010a0d040c03,0x208070b0e000f06
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x500000c00000000,0x908040000010d00,0x5000f0000040000,0xb000a000001000e
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x5000e0b04000f,0xa0000000100,0x400050000000001,0x400000000050001
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x5010004,0x500000100000004,0x7000e0000060002,0xa000b000003000f
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xe0000020b,0xf070000000a0603,0x600070000040003,0x20000010005
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1050600020000,0x4000000070300,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xa0b000f000e0000,0xa00000f0b00000e,0xe000f000004000b,0xa0000010005
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0000,0xe01050400000a0b,0x0,0x0
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000f00000b00,0xa00010005040000,0x300040000020006,0x10000070005
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x7060500020000,0x10400000003,0x2000300000d0007,0x90006000008000c
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000070900,0x80000020300060d,0xd000200000c0008,0x600070000090003
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc0d0000000900,0x302080700000600,0xe000f000001000b,0x5000a0000040000
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50b01000a000000,0xe000000000f04,0x4000b0000050001,0xf000e000000000a
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf00050b,0xe04010000000a,0xd000c0000020008,0x600090000070003
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x7000c00080d,0x20006090300,0x2000c0000030007,0x80009000006000d
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000d0c00000009,0x7000206080000,0x2000300000e0007,0xa000600000b000f
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70000020f060000,0xb0e00030a00,0xb000200000a000e,0x6000700000f0003
.quad 0x80800000008080,0x8080000080000080,0x8000008080800000,0x808000808000
.quad 0xb03060d0e0f0100,0x507080c02090a04,0x40e0a0b050c0007,0x90102060f0d0803
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x70006000e,0x20b03000a000f00,0xf000e00000d000a,0x9000b000008000c
.quad 0x8080800080008000,0x8000800080,0x8000800080,0x8080800080008000
.quad 0xe0d09010f050c06,0x702030a0008040b,0xe050f08060b0100,0x203040c07090a0d
.quad 0x203040c07090a0d,0xe050f08060b0100,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0000090e0000,0xf0d00080a0c0000,0xc000900000d0009,0xd000c0000080008
.quad 0x8000808000008080,0x800000008080,0x80000080800000,0x8080008080800000
.quad 0x10f04000a090307,0xd0c06080b0e0205,0xf0002090d0e040b,0x3070601080c050a
.quad 0xf0002090d0e040b,0x3070601080c050a,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd00090800000c,0xc00000800000d09,0x90008000002000c,0x6000d0000070003
.quad 0x8000800000808000,0x80800080800000,0x80008080000080,0x8000008000008080
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xd080501090704,0x60a0f0e0b03020c
.quad 0x60a0f0e0b03020c,0xd080501090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x8000000030d02,0x7000000060c09,0x200050000030007,0x100000000060004
.quad 0x8000808080000000,0x8000808080000000,0x80000000808080,0x80000000808080
.quad 0x3090507020e0f0c,0x80406010a0b0d,0x80406030c000f09,0xa0b0107050e0d02
.quad 0x80406030c000f09,0xa0b0107050e0d02,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x704000000060000,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x808080008000,0x808080008000,0x8080000000800080
.quad 0xd080702000f050a,0x6030b090c040e01,0x40c050d07030b0f,0x1020800090a060e
.quad 0x1020800090a060e,0x40c050d07030b0f,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x50f010a0e040803,0x209070b0d000c06
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50d000c00000800,0x900040000010000,0x5000f0000040000,0xb000a000001000e
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x1000e00040000,0xa0f0b000005,0x400050000000001,0x400000000050001
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x100000000010400,0x500000405000000,0x7000e0000060002,0xa000b000003000f
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x6070000000300,0xf0e020b00000a00,0x600070000040003,0x20000010005
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3040002000000,0x6000005000701,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xb0000000e000e0a,0xf0f0a0000000b,0xe000f000004000b,0xa0000010005
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f000b0e,0x400000a0500,0x0,0x0
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908

function phalanx_0_1_ublock_128_256_decrypt_many_neon_planes
shared_2 4f,3072,3088,6288,9472,6272,9488,3104,6304,9504,9520,3120,6320,6336,9552,9584,9536,9568,3152,6352,6368,23,3136,3184,6384,3168,2960,2944,9344,9360,6144,6160,6176,6192,9376,2976,9392,2992,9408,3024,6208,3008,6224,9424,3040,6256,6240,9440,9456,3056
end_function phalanx_0_1_ublock_128_256_decrypt_many_neon_planes
.p2align 6
table local_ublock_neon_IN_LANES_1000_21,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_decrypt_many_neon_x1
shared_9 4f,1824
shared_21 4,23,12288,12544
end_function phalanx_0_1_ublock_128_256_decrypt_many_neon_x1
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_22,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_many_neon_x2
shared_9 4f,1824
shared_14 5,23,12288,12544,12304,12560
end_function phalanx_0_1_ublock_128_256_decrypt_many_neon_x2
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_23,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_many_neon_x4
shared_22 4f,1824
shared_23 256,23,12288,12544,12304,12560,12320,12576,12336,12592
end_function phalanx_0_1_ublock_128_256_decrypt_many_neon_x4
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_24,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x1
shared_9 4f,1824
shared_26 4,23,768
end_function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x1
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_25,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x2
shared_9 4f,1824
shared_15 5,23,768
end_function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x2
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_26,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x4
shared_22 4f,1824
shared_24 23,768
end_function phalanx_0_1_ublock_128_256_decrypt_neon_serial_x4
.p2align 4
1001:
.quad 0xb0a0d0c0f0e0908,0x504030201000706
.p2align 4
1002:
.quad 0xe050c070a010803,0x40d060f0009020b
.p2align 4
1003:
.quad 0x40d020b0009060f,0xc030a0508070e01
.p2align 4
1004:
.quad 0xd0c0f0e09080b0a,0x706050403020100
.p2align 4
1005:
.quad 0xc070e0508030a01,0x60f040d020b0009
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 6
table local_ublock_neon_DECRYPTION_1007_27,1920
1007:
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0xb0a030201000d0c,0x706050409080f0e,0x201000d0c0b0a03,0x409080f0e070605
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xe050a0d04070c09,0xb06030801020f,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x80d00030e01060b,0xc070a090205040f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0x90803020f0e0706,0xd0c050401000b0a
.quad 0xa0306090c05080b,0x401000f0e0d0207,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0xe090a0f0005060d,0x20b040708030c01
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0xf0e0b0a09080d0c,0x302050401000706
.quad 0x20900070c0f0e03,0x80d0a010605040b,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xe0b0c090a070805,0x4030601000f020d
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a0d0c0f0e0908,0x504030201000706
.quad 0x40d020b0009060f,0xc030a0508070e01,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b

function phalanx_0_1_ublock_128_256_decrypt_neon_x1
shared_7 4f,3184,23,3072,3088,3104,3120,3136,3152,3168,3056
end_function phalanx_0_1_ublock_128_256_decrypt_neon_x1
.p2align 6
table local_ublock_neon_IN_LANES_1000_28,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_decrypt_neon_x2
shared_5 4f,23,3072,3088,3104,3168,3120,3136,3152,3184,3056
end_function phalanx_0_1_ublock_128_256_decrypt_neon_x2
.p2align 6
table local_ublock_neon_IN_LANES_1000_29,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_decrypt_neon_x3
shared_4 4f,3072,3104,3088,3120,3136,3152,3184,3168,3056,23
end_function phalanx_0_1_ublock_128_256_decrypt_neon_x3
.p2align 6
table local_ublock_neon_IN_LANES_1000_30,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_encrypt_many_neon_planes
shared_1 4f,3200,3216,3232,6416,6464,6400,6432,6448,6496,3248,3280,6480,3312,3264,3296,6512,3072,6528,3328,3392,6592,6608,3344,6544,3408,3360,6560,3424,3376,6576,6624,3440,6640
end_function phalanx_0_1_ublock_128_256_encrypt_many_neon_planes
.p2align 6
table local_ublock_neon_IN_LANES_1000_31,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_encrypt_many_neon_x1
shared_31 4f,24
shared_13 -32,-256,512
end_function phalanx_0_1_ublock_128_256_encrypt_many_neon_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_32,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_many_neon_x2
shared_18 4f,24,512
ldp q6,q20,[x0,#256]
eor v7.16b,v16.16b,v5.16b
eor v5.16b,v17.16b,v19.16b
eor v6.16b,v4.16b,v6.16b
eor v4.16b,v18.16b,v20.16b
shared_16 -32
ldp q16,q18,[x13,#256]
tbl v19.16b,{ v17.16b },v6.16b
eor v5.16b,v16.16b,v5.16b
tbl v16.16b,{ v7.16b },v6.16b
eor v4.16b,v18.16b,v4.16b
ldp q18,q20,[x13],#512
eor v6.16b,v5.16b,v19.16b
eor v5.16b,v17.16b,v18.16b
eor v4.16b,v4.16b,v16.16b
eor v16.16b,v7.16b,v20.16b
shared_25 3b
end_function phalanx_0_1_ublock_128_256_encrypt_many_neon_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_33,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_many_neon_x4
shared_10 4f,24
end_function phalanx_0_1_ublock_128_256_encrypt_many_neon_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_34,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x1
shared_32 4f,24
shared_13 -32,-16,32
end_function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_35,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x2
shared_18 4f,24,48
eor v7.16b,v16.16b,v5.16b
eor v6.16b,v4.16b,v19.16b
eor v5.16b,v17.16b,v5.16b
eor v4.16b,v18.16b,v19.16b
nop
shared_16 -32
ldp q16,q20,[x13,#-16]
add x13,x13,#32
tbl v18.16b,{ v17.16b },v6.16b
tbl v19.16b,{ v7.16b },v6.16b
eor v5.16b,v20.16b,v5.16b
eor v4.16b,v20.16b,v4.16b
eor v6.16b,v5.16b,v18.16b
eor v5.16b,v17.16b,v16.16b
eor v16.16b,v7.16b,v16.16b
eor v4.16b,v4.16b,v19.16b
shared_25 3b
end_function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_36,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x4
shared_11 4f,24
end_function phalanx_0_1_ublock_128_256_encrypt_neon_serial_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1009:
.quad 0xe0c0a0806040200,0xf0d0b0907050301
.p2align 4
1010:
.quad 0x2040600080e0c0a,0x3050701090f0d0b
.p2align 6
table local_ublock_neon_ENCRYPTION_1011_37,2048
1011:
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x7060504030201,0x80f0e0d0c0b0a09
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xa0f080d0e050c03,0x60904010207000b,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0xa09060d0e070205,0x803040b0c01000f
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xa0d0e030609020b,0x805040100070c0f,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0xc01020d06050e0b,0x803040f00090a07
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xc0902010a05040d,0x80b0e030007060f,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0x409020d080f0c0b,0xa070e0100050603
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0xb02090e050c07,0xa030801040d060f,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xa09080f0e0d0c0b,0x3020504070601
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0x0,0x0
.quad 0x0,0x0,0x0,0x0

function phalanx_0_1_ublock_128_256_encrypt_neon_x1
shared_8 4f,24
end_function phalanx_0_1_ublock_128_256_encrypt_neon_x1
.p2align 6
table local_ublock_neon_IN_LANES_1000_38,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_encrypt_neon_x2
shared_6 4f,24
end_function phalanx_0_1_ublock_128_256_encrypt_neon_x2
.p2align 6
table local_ublock_neon_IN_LANES_1000_39,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_encrypt_neon_x3
shared_3 4f,24
end_function phalanx_0_1_ublock_128_256_encrypt_neon_x3
.p2align 6
table local_ublock_neon_IN_LANES_1000_40,640
1000:
.quad 0x7060504030201,0x80f0e0d0c0b0a09,0x100070605040302,0x9080f0e0d0c0b0a
.quad 0x403020100070605,0xc0b0a09080f0e0d,0xf0e0d0c05040302,0x908010007060b0a
.quad 0xb0a030201000d0c,0x706050409080f0e,0x8070e0506030401,0xa0f020d000b0c09
.quad 0x9080f0e07060504,0xb0a030201000d0c,0x20d000b0c090a0f,0x40108070e050603
.quad 0x9080d0c07060504,0x3020b0a01000f0e,0x30201000f0e0b0a,0x90805040d0c0706
.quad 0xc07020508030e01,0x60f000d040b0a09,0xd0c030209080f0e,0x706010005040b0a
.quad 0xe010a09040b0c07,0xd060f08030205,0xd0c030209080b0a,0x504010007060f0e
.quad 0xb0a0f0e05040d0c,0x908070601000302,0x708050a030401,0x20f0e0d0c0b0609
.quad 0x10009080b0a0504,0x3020f0e0d0c0706,0x80500070e0d0609,0xc0b0a03020f0401
.quad 0x1000d0c05040b0a,0x3020f0e09080706,0x90803020f0e0706,0xd0c050401000b0a
.quad 0x4070e0508030c01,0xa0f020d060b0009,0x5040f0e09080d0c,0xb0a030207060100
.quad 0xa0f060b0c010803,0x40700090e05020d,0x908010005040d0c,0xb0a030207060f0e
.quad 0xb0a03020d0c0504,0x90801000f0e0706,0x70c050e030201,0x60f080d040b0a09
.quad 0x1000d0c0f0e0302,0x706090805040b0a,0xe030a090007060f,0x201040b080d0c05
.quad 0x9080d0c0f0e0b0a,0x706010005040302,0xf0e0b0a09080d0c,0x302050401000706
.quad 0xa07080506030401,0xf020d0c0b0e09,0xb0a090807060504,0x10003020d0c0f0e
.quad 0x20d000f0c0b0e09,0x8050a0706030401,0xb0a090805040706,0x30201000d0c0f0e
.quad 0x10003020f0e0d0c,0x9080b0a07060504,0xc070e0508030a01,0x60f040d020b0009
.quad 0xd0c0f0e09080b0a,0x706050403020100,0xe050c070a010803,0x40d060f0009020b
.quad 0x9080f0e0d0c0b0a,0x302050407060100,0xb0a0d0c0f0e0908,0x504030201000706

function phalanx_0_1_ublock_128_256_schedule_neon
cbz x2,4f
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x10,1127f
movi v0.16b,#15
adr x11,1016f
ldr q1,[x10]
adr x10,1008f
adr x12,1128f
ldr q2,[x10]
ldr q3,[x11]
ldr q4,[x12]
mov x8,xzr
add x9,x1,#16
mov w10,#400
adr x11,1126f+3456
2:
add x12,x0,x8,lsl #5
mov x13,x11
mov x14,x9
mov w15,#12
ldp q5,q6,[x12]
madd x12,x8,x10,x1
ushr v7.16b,v5.16b,#4
and v16.16b,v5.16b,v0.16b
ushr v17.16b,v6.16b,#4
and v18.16b,v6.16b,v0.16b
zip1 v5.16b,v7.16b,v16.16b
zip2 v6.16b,v7.16b,v16.16b
zip1 v16.16b,v17.16b,v18.16b
zip2 v7.16b,v17.16b,v18.16b
eor v17.16b,v5.16b,v1.16b
nop
3:
ldur q18,[x13,#-160]
shl v19.8h,v6.8h,#4
tbl v17.16b,{ v2.16b },v17.16b
subs x15,x15,#1
tbl v18.16b,{ v5.16b },v18.16b
usra v19.8h,v6.8h,#8
shl v20.8h,v18.8h,#4
usra v20.8h,v18.8h,#8
uzp1 v18.16b,v20.16b,v19.16b
stur q18,[x14,#-16]
ldur q18,[x13,#-240]
eor v16.16b,v18.16b,v16.16b
ldp q18,q19,[x13,#-192]
tbl v16.16b,{ v16.16b },v18.16b
tbl v18.16b,{ v3.16b },v6.16b
tbl v7.16b,{ v7.16b },v19.16b
ldur q19,[x13,#-128]
eor v17.16b,v16.16b,v17.16b
eor v16.16b,v7.16b,v18.16b
eor v7.16b,v19.16b,v17.16b
ldp q19,q18,[x13,#-32]
tbl v17.16b,{ v2.16b },v17.16b
tbl v18.16b,{ v16.16b },v18.16b
tbl v19.16b,{ v7.16b },v19.16b
shl v20.8h,v18.8h,#4
shl v21.8h,v19.8h,#4
usra v20.8h,v18.8h,#8
usra v21.8h,v19.8h,#8
uzp1 v18.16b,v21.16b,v20.16b
str q18,[x14],#32
ldur q18,[x13,#-112]
eor v6.16b,v18.16b,v6.16b
ldp q18,q19,[x13,#-64]
tbl v6.16b,{ v6.16b },v18.16b
tbl v18.16b,{ v3.16b },v16.16b
tbl v5.16b,{ v5.16b },v19.16b
ldr q19,[x13]
add x13,x13,#256
eor v17.16b,v6.16b,v17.16b
eor v6.16b,v5.16b,v18.16b
eor v5.16b,v19.16b,v17.16b
b.ne 3b
tbl v5.16b,{ v5.16b },v4.16b
shl v7.8h,v6.8h,#4
add x8,x8,#1
cmp x8,x2
add x9,x9,#400
usra v7.8h,v6.8h,#8
shl v16.8h,v5.8h,#4
usra v16.8h,v5.8h,#8
uzp1 v5.16b,v16.16b,v7.16b
str q5,[x12,#384]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_128_256_schedule_neon
.p2align 4
1127:
.quad 0x9000800000c000c,0x8000d000009000d
.p2align 4
1016:
.quad 0xe0c0a0806040200,0xd0f090b05070103
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1128:
.quad 0x90d0f0c0801020e,0x50006040a0b0703
.p2align 6
table local_ublock_neon_STEPS_1126_41,9600
1126:
.quad 0x90d0000000c08,0x9000c00000d0008,0xf0b0000000a00,0x10004000005000e
.quad 0x8000008080800000,0x80008080008000,0x80800000008080,0x8000800000800080
.quad 0xe0006080d0b0401,0x50f030a0c070902,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e0400000a,0xb01000500000000,0x203000106000000,0x500000000000704
.quad 0x8000000000808000,0x800080808080,0x80808080000080,0x8080008000000000
.quad 0xa09040c0201060b,0x7030f0e0805000d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f010d080006,0xe07030b020c0904,0xe07030b020c0904,0xa050f010d080006
.quad 0x7010000000300,0x206050004000000,0x90600000300,0x70c0200080d00
.quad 0x8080800080,0x8000808080,0x8080800000008000,0x8080800080000000
.quad 0xd0209030e040b05,0x10a080f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e0003040605,0x70a0d02080b0901,0x70a0d02080b0901,0xc0f0e0003040605
.quad 0xc000d0007060009,0x308000000020000,0x300000008000207,0xd00000c06000900
.quad 0x80008000008000,0x808080008080,0x8000800080800080,0x8080000000800000
.quad 0xc0f0806040a0d02,0x900070b0e030501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060d01050f,0xa0c030804020900,0xa0c030804020900,0xb0e07060d01050f
.quad 0xc0d000000000000,0x907030600080002,0xf0000000e000a,0x50000040b0100
.quad 0x808080808080,0x80008000,0x8080000000000000,0x8080808000800080
.quad 0x6080e000a070503,0x409010d020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a0503000f0e,0xc0b0d0401080906,0xc0b0d0401080906,0x2070a0503000f0e
.quad 0xf00050a0b000000,0x100000e040000,0x40b0e0001050000,0xa0000000f
.quad 0x80000000808080,0x8000800000008080,0x8000808080000000,0x80008080800000
.quad 0x90d040b0008060f,0x7010c0203050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f0d060e07,0xb02030100040905,0xb02030100040905,0x80a0c0f0d060e07
.quad 0xf0b00,0x4000a05010e0000,0x90d00000000,0xc00030008060207
.quad 0x80808080000080,0x80000000008080,0x8000000000808000,0x8000808080800000
.quad 0xe030c0b0d0205,0x10a060f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0305070a,0x2080d000601090f,0x2080d000601090f,0x40c0b0e0305070a
.quad 0x8030009,0x6000c0702000d,0x3070d0800,0xc09000200000600
.quad 0x8080808000008000,0x8000800000008000,0x80800080,0x80008080800080
.quad 0xc0f070105040b08,0xd0002090e060a03,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b02070d0f0a0c,0x80403060500090e,0x80403060500090e,0x10b02070d0f0a0c
.quad 0x20c000800030000,0xd0609000007,0x300000000000b02,0x60f000a000e07
.quad 0x800080008080,0x8080000000808000,0x8080008000800000,0x808080000080
.quad 0x6040e0d08070002,0xa030f05090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a030e0c0b,0x4010d050f060907,0x4010d050f060907,0x2080a030e0c0b
.quad 0x60f07030200,0xe0a000b,0x20600030e0b000a,0x70f00
.quad 0x8080000000000080,0x8080808000008000,0x808080808000,0x80800080
.quad 0xd0801000e090306,0x70c04020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c0d070b02,0x100030f0e05090a,0x100030f0e05090a,0x608040c0d070b02
.quad 0xa000f0e06,0x200030b00000007,0x80f0000000a00,0xc0e000b0d09
.quad 0x8080800080000000,0x80000080808000,0x8000808080,0x8000808000000080
.quad 0xb05040c010e060d,0xa070f08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b030a0208,0x60d0e070f090c,0x60d0e070f090c,0x504010b030a0208
.quad 0xf000e0a00080c,0xb00000900000d,0xd0c09000008,0xd0000090c000800
.quad 0x8000800000800000,0x8000808000808000,0x80008080008080,0x80000080000080
.quad 0xc030f090a040b05,0x106000d0e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0100020d0c0804,0x60503070a0e090b,0x60503070a0e090b,0xf0100020d0c0804
.quad 0x9090d08000c0c0d,0x80000000000,0xc000000080600,0x70903000d000200
.quad 0x80000000,0x8080008080808080,0x8080808000808080,0x800000000000
.quad 0x50f0d0a06070902,0xe000c08030b0401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000608030b0401,0x50f0d0a0c070902,0x50f0d0a0c070902,0xe000608030b0401
.quad 0x703000c000208,0x9000000000d0006,0x100040007050002,0x3000000000600
.quad 0x8000008000800000,0x80808080008000,0x80800080008080,0x8000000000800080
.quad 0x6080e000b0d0c09,0x3070502040f010a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70605040d020100,0xf0e030c0b0a0908,0xf0e030c0b0a0908,0x70605040d020100
.quad 0x30200000006,0x701040500000000,0xa0b000100000000,0x5000e0000000f04
.quad 0x8000000080808000,0x80808080,0x80808000000080,0x8080808000000000
.quad 0xa09040c0f01060b,0x70d020e08050003,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f0103080006,0xe070d0b020c0904,0xe070d0b020c0904,0xa050f0103080006
.quad 0xf010005000b00,0xa0e000004000000,0x9070c000200,0x6000300080d00
.quad 0x8000800080,0x808000808080,0x8080800080008000,0x8080000080000000
.quad 0x302090d08040b05,0x10a0e0f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e000d040605,0x70a0302080b0901,0x70a0302080b0901,0xc0f0e000d040605
.quad 0xc000d0000070009,0x208060000030000,0x100000000000005,0xd00080c04000900
.quad 0x80008080008000,0x8080008080,0x8000800000800080,0x8080800000800000
.quad 0xc0f0806070a0302,0x900040b0e0d0501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060301050f,0xa0c0d0804020900,0xa0c0d0804020900,0xb0e07060301050f
.quad 0xc0d000001000000,0x905000400080000,0xa0000000b000f,0x50000040e0100
.quad 0x808000808080,0x800080008000,0x8080000080000000,0x8080008000800080
.quad 0x6080e000107050d,0x4090a03020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a050d000f0e,0xc0b030401080906,0xc0b030401080906,0x2070a050d000f0e
.quad 0xa00050f00000000,0x10e000b040000,0x400050000050000,0x10100000004
.quad 0x80000080808080,0x8000000000008080,0x8000808000000000,0x80808080800000
.quad 0x903040b0c08060f,0x70100020d050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f03060e07,0xb020d0100040905,0xb020d0100040905,0x80a0c0f03060e07
.quad 0x1040000,0x400000501050000,0xe0a02000000,0xb0000000f070306
.quad 0x80808000000080,0x80800000008080,0x8000000080808000,0x8000008080800000
.quad 0xe0d0c06030205,0x10a0b0f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0d05070a,0x20803000601090f,0x20803000601090f,0x40c0b0e0d05070a
.quad 0x2000e,0x70f0b0603000a,0x100030600,0x207050000000400
.quad 0x8080808080008000,0x8000000000008000,0x800080,0x80808080800080
.quad 0xc0f070102040b08,0x30005090e060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b0207030f0a0c,0x8040d060500090e,0x8040d060500090e,0x10b0207030f0a0c
.quad 0x2000603010000,0x407000005,0xf0000000a000e0e,0xa00000f000b0b
.quad 0x800000008080,0x8080800000808000,0x8080008080800000,0x8080000080
.quad 0x6040e030f070002,0xa0d0805090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a0d0e0c0b,0x40103050f060907,0x40103050f060907,0x2080a0d0e0c0b
.quad 0xa0a000f0e00,0xb000b0f000e,0xa0e000b00000001,0x500000f0400
.quad 0x8080000080000080,0x8080008000008000,0x808000808000,0x800080800080
.quad 0x308010004090d06,0x70c0e020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c03070b02,0x1000d0f0e05090a,0x1000d0f0e05090a,0x608040c03070b02
.quad 0x10b04050e,0xa0000000000000f,0x0,0x0
.quad 0x8080800000000000,0x80800080808000,0x8080808080,0x8000008000000080
.quad 0xb05040c070e0603,0xa010f080d0209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b0d0a0208,0x6030e070f090c,0x6030e070f090c,0x504010b0d0a0208
.quad 0x0,0x0,0x0,0x0
.quad 0x8000800080800000,0x8000008000808000,0x80008000008080,0x80800080000080
.quad 0xc0d0f0900040b05,0x1060a030e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf010002030c0804,0x6050d070a0e090b,0x6050d070a0e090b,0xf010002030c0804
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf05000000,0xa0b010000040e00,0x300040000020006,0x10000070005
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000500020004,0x10006000700,0x2000300000d0007,0x90006000008000c
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xd000003070002,0x800000c00060009,0xd000200000c0008,0x600070000090003
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x200000807,0x30d000000060c09,0xe000f000001000b,0x5000a0000040000
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x4000e000a0000,0x10000050f0b00,0x4000b0000050001,0xf000e000000000a
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x10a000e000f0000,0xb00000400000005,0xd000c0000020008,0x600090000070003
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0600,0xd07030200000908,0x2000c0000030007,0x80009000006000d
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc020007000600,0x90d000003000800,0x2000300000e0007,0xa000600000b000f
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa020e000000000f,0xb07000306,0xb000200000a000e,0x6000700000f0003
.quad 0x8080808000,0x8080800000800000,0x8080800000000080,0x8080008080
.quad 0xa0d0c060103020e,0x40507080b00090f,0x60309010e050f0b,0x70a0802040c0d00
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf07000000000a00,0x20b03000e0006,0xf000e00000d000a,0x9000b000008000c
.quad 0x808080800080,0x8000000080008000,0x8080000000008000,0x80808000800080
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xd040e0f0201030a,0x80006050b07090c
.quad 0x80006050b07090c,0xd040e0f0201030a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80c09000a00,0xf0d000b00000e,0xc000900000d0009,0xd000c0000080008
.quad 0x8080000000800080,0x8000008000808000,0x808080008000,0x80800080000080
.quad 0x204080e0a000b07,0x60d0c050f010309,0xe0a08070c0d0601,0x3020b090f050004
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd0008000809000c,0xc00090d000000,0x90008000002000c,0x6000d0000070003
.quad 0x80008000008000,0x8000800000808080,0x8000800080800080,0x80008080000000
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0c0609070a02,0xb040e0d01030805
.quad 0xb040e0d01030805,0xf0c0609070a02,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000000d02,0x300070908060000,0x200050000030007,0x100000000060004
.quad 0x80808080800000,0x80000000008080,0x8000000000008080,0x8000808080800000
.quad 0xb06050702010f0c,0xe04080d090a0003,0xc020b0305000e07,0xa090108060d040f
.quad 0xc020b0305000e07,0xa090108060d040f,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x40000060700,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x8080000080000080,0x808080008000,0x808000808000
.quad 0xd080702000f050a,0x90b03010c04060e,0x406050e08030209,0x10f0c00070a0b0d
.quad 0x10f0c00070a0b0d,0x406050e08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x509010a0d040c03,0x208070b0e000f06
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x500000c00000000,0x908040000010d00,0x5000f0000040000,0xb000a000001000e
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x5000e0b04000f,0xa0000000100,0x400050000000001,0x400000000050001
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x5010004,0x500000100000004,0x7000e0000060002,0xa000b000003000f
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xe0000020b,0xf070000000a0603,0x600070000040003,0x20000010005
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1050600020000,0x4000000070300,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xa0b000f000e0000,0xa00000f0b00000e,0xe000f000004000b,0xa0000010005
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0000,0xe01050400000a0b,0x0,0x0
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000f00000b00,0xa00010005040000,0x300040000020006,0x10000070005
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x7060500020000,0x10400000003,0x2000300000d0007,0x90006000008000c
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000070900,0x80000020300060d,0xd000200000c0008,0x600070000090003
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc0d0000000900,0x302080700000600,0xe000f000001000b,0x5000a0000040000
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50b01000a000000,0xe000000000f04,0x4000b0000050001,0xf000e000000000a
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf00050b,0xe04010000000a,0xd000c0000020008,0x600090000070003
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x7000c00080d,0x20006090300,0x2000c0000030007,0x80009000006000d
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000d0c00000009,0x7000206080000,0x2000300000e0007,0xa000600000b000f
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70000020f060000,0xb0e00030a00,0xb000200000a000e,0x6000700000f0003
.quad 0x80800000008080,0x8080000080000080,0x8000008080800000,0x808000808000
.quad 0xb03060d0e0f0100,0x507080c02090a04,0x40e0a0b050c0007,0x90102060f0d0803
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x70006000e,0x20b03000a000f00,0xf000e00000d000a,0x9000b000008000c
.quad 0x8080800080008000,0x8000800080,0x8000800080,0x8080800080008000
.quad 0xe0d09010f050c06,0x702030a0008040b,0xe050f08060b0100,0x203040c07090a0d
.quad 0x203040c07090a0d,0xe050f08060b0100,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0000090e0000,0xf0d00080a0c0000,0xc000900000d0009,0xd000c0000080008
.quad 0x8000808000008080,0x800000008080,0x80000080800000,0x8080008080800000
.quad 0x10f04000a090307,0xd0c06080b0e0205,0xf0002090d0e040b,0x3070601080c050a
.quad 0xf0002090d0e040b,0x3070601080c050a,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd00090800000c,0xc00000800000d09,0x90008000002000c,0x6000d0000070003
.quad 0x8000800000808000,0x80800080800000,0x80008080000080,0x8000008000008080
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xd080501090704,0x60a0f0e0b03020c
.quad 0x60a0f0e0b03020c,0xd080501090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x8000000030d02,0x7000000060c09,0x200050000030007,0x100000000060004
.quad 0x8000808080000000,0x8000808080000000,0x80000000808080,0x80000000808080
.quad 0x3090507020e0f0c,0x80406010a0b0d,0x80406030c000f09,0xa0b0107050e0d02
.quad 0x80406030c000f09,0xa0b0107050e0d02,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x704000000060000,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x808080008000,0x808080008000,0x8080000000800080
.quad 0xd080702000f050a,0x6030b090c040e01,0x40c050d07030b0f,0x1020800090a060e
.quad 0x1020800090a060e,0x40c050d07030b0f,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x50f010a0e040803,0x209070b0d000c06
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50d000c00000800,0x900040000010000,0x5000f0000040000,0xb000a000001000e
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x1000e00040000,0xa0f0b000005,0x400050000000001,0x400000000050001
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x100000000010400,0x500000405000000,0x7000e0000060002,0xa000b000003000f
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x6070000000300,0xf0e020b00000a00,0x600070000040003,0x20000010005
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3040002000000,0x6000005000701,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xb0000000e000e0a,0xf0f0a0000000b,0xe000f000004000b,0xa0000010005
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f000b0e,0x400000a0500,0x0,0x0
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908

function phalanx_0_1_ublock_256_256_decrypt_many_neon_x1
cbz x3,4f
stp x29,x30,[sp,#-16]!
mov x29,sp
shared_17 1129f,1130f,1131f,1132f,1133f,1134f,1135f,1136f,1137f,1138f,1006f,1139f
mov w9,#11776
mov x8,xzr
add x9,x0,x9
nop
2:
lsl x10,x8,#5
ldr q27,[x0,#12544]
ldr q28,[x0,#12672]
mov w12,#24
add x11,x1,x10
ldp q21,q22,[x11]
mov x11,x9
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
zip1 v25.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldr q23,[x0,#12288]
zip1 v26.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
ldr q24,[x0,#12416]
eor v23.16b,v23.16b,v25.16b
eor v24.16b,v24.16b,v21.16b
eor v21.16b,v27.16b,v26.16b
eor v22.16b,v28.16b,v22.16b
nop
nop
nop
3:
tbl v25.16b,{ v23.16b },v1.16b
tbl v26.16b,{ v24.16b },v2.16b
ldr q29,[x11,#384]
tbl v23.16b,{ v23.16b },v3.16b
tbl v24.16b,{ v24.16b },v4.16b
sub x12,x12,#1
tbl v27.16b,{ v21.16b },v5.16b
tbl v28.16b,{ v22.16b },v6.16b
tbl v21.16b,{ v21.16b },v7.16b
tbl v22.16b,{ v22.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
eor v23.16b,v24.16b,v23.16b
eor v24.16b,v28.16b,v27.16b
ldr q28,[x11,#256]
eor v21.16b,v22.16b,v21.16b
eor v22.16b,v24.16b,v25.16b
eor v23.16b,v21.16b,v23.16b
tbl v25.16b,{ v22.16b },v17.16b
tbl v26.16b,{ v23.16b },v17.16b
eor v24.16b,v25.16b,v24.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v24.16b },v18.16b
tbl v26.16b,{ v21.16b },v18.16b
eor v22.16b,v25.16b,v22.16b
eor v23.16b,v26.16b,v23.16b
tbl v25.16b,{ v22.16b },v18.16b
tbl v26.16b,{ v23.16b },v18.16b
eor v24.16b,v25.16b,v24.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v21.16b },v19.16b
eor v22.16b,v25.16b,v22.16b
eor v23.16b,v26.16b,v23.16b
eor v24.16b,v22.16b,v24.16b
tbl v22.16b,{ v20.16b },v22.16b
eor v21.16b,v23.16b,v21.16b
tbl v25.16b,{ v20.16b },v23.16b
tbl v26.16b,{ v20.16b },v24.16b
ldr q24,[x11,#128]
tbl v27.16b,{ v20.16b },v21.16b
ldr q21,[x11]
sub x11,x11,#512
eor v24.16b,v24.16b,v25.16b
eor v23.16b,v21.16b,v22.16b
eor v21.16b,v28.16b,v26.16b
eor v22.16b,v29.16b,v27.16b
cbnz x12,3b
uzp2 v25.16b,v23.16b,v23.16b
uzp2 v26.16b,v24.16b,v24.16b
add x8,x8,#1
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v21.16b,v21.16b
add x10,x2,x10
uzp2 v27.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
cmp x8,x3
zip2 v22.2d,v25.2d,v26.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v27.2d
shl v21.2d,v21.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v21.16b,v21.16b,v24.16b
stp q22,q21,[x10]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_many_neon_x1
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09

function phalanx_0_1_ublock_256_256_decrypt_many_neon_x2
cbz x3,5f
sub sp,sp,#176
stp d9,d8,[sp,#128]
stp x29,x30,[sp,#144]
stp x20,x19,[sp,#160]
add x29,sp,#144
adr x11,1129f
adr x12,1130f
adr x13,1131f
ldr q1,[x11]
ldr q2,[x12]
ldr q3,[x13]
adr x11,1132f
adr x12,1134f
adr x13,1133f
movi v0.16b,#15
ldr q4,[x11]
ldr q5,[x12]
ldr q6,[x13]
adr x11,1135f
adr x12,1137f
adr x13,1136f
ldr q7,[x11]
ldr q16,[x12]
ldr q17,[x13]
adr x11,1138f
adr x12,1139f
adr x13,1006f
mov x10,sp
ldr q18,[x11]
ldr q19,[x12]
ldr q20,[x13]
mov x8,xzr
mov w9,#11776
add x10,x10,#64
mov w11,#11904
mov w12,#12032
mov w13,#12160
nop
nop
2:
lsl x14,x8,#6
ldr q29,[x0,#12288]
ldr q31,[x0,#12416]
mov x15,xzr
add x16,x1,x14
ldp q21,q22,[x16]
ldp q24,q25,[x16,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v26.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v27.16b,v24.16b,#4
and v24.16b,v24.16b,v0.16b
zip1 v28.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ushr v23.16b,v25.16b,#4
zip1 v30.16b,v26.16b,v22.16b
and v25.16b,v25.16b,v0.16b
zip2 v22.16b,v26.16b,v22.16b
zip1 v26.16b,v27.16b,v24.16b
zip2 v24.16b,v27.16b,v24.16b
ldr q27,[x0,#12544]
eor v28.16b,v29.16b,v28.16b
ldr q29,[x0,#12672]
eor v21.16b,v31.16b,v21.16b
zip1 v31.16b,v23.16b,v25.16b
zip2 v23.16b,v23.16b,v25.16b
eor v25.16b,v27.16b,v30.16b
ldr q27,[x0,#12304]
eor v22.16b,v29.16b,v22.16b
stp q28,q21,[sp]
ldr q28,[x0,#12432]
ldr q21,[x0,#12560]
eor v26.16b,v27.16b,v26.16b
ldr q27,[x0,#12688]
eor v24.16b,v28.16b,v24.16b
stp q25,q22,[sp,#32]
eor v21.16b,v21.16b,v31.16b
eor v22.16b,v27.16b,v23.16b
stp q26,q24,[sp,#64]
stp q21,q22,[sp,#96]
nop
nop
nop
nop
nop
nop
nop
3:
lsl x5,x15,#9
mov x19,xzr
mov x6,sp
mov w7,#1
sub x16,x9,x5
sub x17,x11,x5
sub x4,x12,x5
sub x5,x13,x5
4:
ldp q21,q22,[x6]
add x19,x0,x19
ldp q23,q24,[x6,#32]
mov w20,w7
mov w7,wzr
tbl v25.16b,{ v21.16b },v1.16b
tbl v26.16b,{ v22.16b },v2.16b
tbl v21.16b,{ v21.16b },v3.16b
tbl v27.16b,{ v23.16b },v5.16b
tbl v28.16b,{ v24.16b },v6.16b
tbl v22.16b,{ v22.16b },v4.16b
tbl v23.16b,{ v23.16b },v7.16b
tbl v24.16b,{ v24.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
eor v26.16b,v28.16b,v27.16b
eor v21.16b,v22.16b,v21.16b
ldr q27,[x19,x4]
eor v22.16b,v24.16b,v23.16b
eor v23.16b,v26.16b,v25.16b
eor v21.16b,v22.16b,v21.16b
tbl v24.16b,{ v23.16b },v17.16b
tbl v25.16b,{ v21.16b },v17.16b
eor v24.16b,v24.16b,v26.16b
eor v22.16b,v25.16b,v22.16b
tbl v25.16b,{ v24.16b },v18.16b
tbl v26.16b,{ v22.16b },v18.16b
eor v23.16b,v25.16b,v23.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v23.16b },v18.16b
tbl v26.16b,{ v21.16b },v18.16b
eor v24.16b,v25.16b,v24.16b
eor v22.16b,v26.16b,v22.16b
tbl v25.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v22.16b },v19.16b
eor v23.16b,v25.16b,v23.16b
ldr q25,[x19,x16]
eor v21.16b,v26.16b,v21.16b
ldr q26,[x19,x17]
eor v24.16b,v23.16b,v24.16b
tbl v23.16b,{ v20.16b },v23.16b
eor v22.16b,v21.16b,v22.16b
tbl v21.16b,{ v20.16b },v21.16b
tbl v24.16b,{ v20.16b },v24.16b
tbl v22.16b,{ v20.16b },v22.16b
eor v23.16b,v25.16b,v23.16b
ldr q25,[x19,x5]
eor v21.16b,v26.16b,v21.16b
mov w19,#16
eor v24.16b,v27.16b,v24.16b
eor v22.16b,v25.16b,v22.16b
stp q23,q21,[x6]
stp q24,q22,[x6,#32]
mov x6,x10
tbnz w20,#0,4b
add x15,x15,#1
cmp x15,#24
b.ne 3b
ldp q21,q22,[sp]
add x8,x8,#1
ldp q23,q24,[sp,#32]
add x14,x2,x14
ldp q27,q28,[sp,#64]
cmp x8,x3
uzp2 v25.16b,v21.16b,v21.16b
uzp2 v26.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
ldp q30,q31,[sp,#96]
uzp2 v22.16b,v23.16b,v23.16b
uzp2 v29.16b,v24.16b,v24.16b
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v27.16b,v27.16b
uzp2 v8.16b,v28.16b,v28.16b
uzp1 v27.16b,v27.16b,v28.16b
uzp2 v28.16b,v30.16b,v30.16b
uzp2 v9.16b,v31.16b,v31.16b
uzp1 v30.16b,v30.16b,v31.16b
zip2 v25.2d,v25.2d,v26.2d
shl v21.2d,v21.2d,#4
zip2 v22.2d,v22.2d,v29.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v8.2d
shl v27.2d,v27.2d,#4
zip2 v26.2d,v28.2d,v9.2d
orr v21.16b,v21.16b,v25.16b
shl v25.2d,v30.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v23.16b,v27.16b,v24.16b
orr v24.16b,v25.16b,v26.16b
stp q21,q22,[x14]
stp q23,q24,[x14,#32]
b.ne 2b
ldp x20,x19,[sp,#160]
ldp x29,x30,[sp,#144]
ldp d9,d8,[sp,#128]
add sp,sp,#176
5:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_many_neon_x2
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207

function phalanx_0_1_ublock_256_256_decrypt_many_neon_x4
cbz x3,5f
sub sp,sp,#336
stp d15,d14,[sp,#256]
stp d13,d12,[sp,#272]
stp d11,d10,[sp,#288]
stp d9,d8,[sp,#304]
stp x29,x30,[sp,#320]
add x29,sp,#320
shared_17 1129f,1130f,1131f,1132f,1133f,1134f,1135f,1136f,1137f,1138f,1006f,1139f
mov w9,#11776
mov x8,xzr
add x9,x0,x9
mov x10,sp
nop
nop
nop
2:
lsl x11,x8,#7
ldr q29,[x0,#12416]
ldr q31,[x0,#12544]
mov x12,xzr
add x13,x1,x11
ldp q21,q22,[x13]
ldp q25,q26,[x13,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v28.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
ushr v8.16b,v26.16b,#4
zip1 v27.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldr q23,[x0,#12288]
zip1 v30.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
and v24.16b,v26.16b,v0.16b
zip1 v26.16b,v28.16b,v25.16b
zip2 v25.16b,v28.16b,v25.16b
ldr q28,[x0,#12304]
eor v23.16b,v23.16b,v27.16b
eor v21.16b,v29.16b,v21.16b
ldr q27,[x0,#12672]
eor v30.16b,v31.16b,v30.16b
zip1 v31.16b,v8.16b,v24.16b
ldr q29,[x0,#12432]
eor v22.16b,v27.16b,v22.16b
stp q23,q21,[sp]
zip2 v23.16b,v8.16b,v24.16b
eor v24.16b,v28.16b,v26.16b
ldr q21,[x0,#12560]
ldr q26,[x0,#12688]
eor v25.16b,v29.16b,v25.16b
stp q30,q22,[sp,#32]
ldp q22,q27,[x13,#64]
eor v21.16b,v21.16b,v31.16b
ldr q29,[x0,#12448]
ldr q30,[x0,#12576]
eor v23.16b,v26.16b,v23.16b
stp q24,q25,[sp,#64]
ldr q8,[x0,#12704]
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v25.16b,v27.16b,#4
and v26.16b,v27.16b,v0.16b
stp q21,q23,[sp,#96]
ldp q21,q27,[x13,#96]
zip1 v23.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
mov x13,x9
zip1 v24.16b,v25.16b,v26.16b
zip2 v25.16b,v25.16b,v26.16b
ldr q26,[x0,#12320]
ushr v28.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v31.16b,v27.16b,#4
and v27.16b,v27.16b,v0.16b
eor v23.16b,v26.16b,v23.16b
eor v22.16b,v29.16b,v22.16b
ldr q29,[x0,#12336]
zip1 v26.16b,v28.16b,v21.16b
zip2 v21.16b,v28.16b,v21.16b
eor v24.16b,v30.16b,v24.16b
zip1 v28.16b,v31.16b,v27.16b
zip2 v27.16b,v31.16b,v27.16b
eor v25.16b,v8.16b,v25.16b
ldr q30,[x0,#12464]
stp q23,q22,[sp,#128]
ldr q23,[x0,#12592]
eor v22.16b,v29.16b,v26.16b
ldr q26,[x0,#12720]
eor v21.16b,v30.16b,v21.16b
stp q24,q25,[sp,#160]
eor v23.16b,v23.16b,v28.16b
eor v24.16b,v26.16b,v27.16b
stp q22,q21,[sp,#192]
stp q23,q24,[sp,#224]
3:
mov x14,xzr
mov x15,x13
nop
nop
nop
nop
nop
nop
4:
add x16,x10,x14
add x14,x14,#64
ldp q21,q22,[x16]
cmp x14,#256
ldp q23,q24,[x16,#32]
tbl v25.16b,{ v21.16b },v1.16b
tbl v26.16b,{ v22.16b },v2.16b
tbl v21.16b,{ v21.16b },v3.16b
tbl v27.16b,{ v23.16b },v5.16b
tbl v28.16b,{ v24.16b },v6.16b
tbl v22.16b,{ v22.16b },v4.16b
tbl v23.16b,{ v23.16b },v7.16b
tbl v24.16b,{ v24.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
eor v26.16b,v28.16b,v27.16b
eor v21.16b,v22.16b,v21.16b
ldr q27,[x15,#256]
eor v22.16b,v24.16b,v23.16b
eor v23.16b,v26.16b,v25.16b
eor v21.16b,v22.16b,v21.16b
tbl v24.16b,{ v23.16b },v17.16b
tbl v25.16b,{ v21.16b },v17.16b
eor v24.16b,v24.16b,v26.16b
eor v22.16b,v25.16b,v22.16b
tbl v25.16b,{ v24.16b },v18.16b
tbl v26.16b,{ v22.16b },v18.16b
eor v23.16b,v25.16b,v23.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v23.16b },v18.16b
tbl v26.16b,{ v21.16b },v18.16b
eor v24.16b,v25.16b,v24.16b
eor v22.16b,v26.16b,v22.16b
tbl v25.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v22.16b },v19.16b
eor v23.16b,v25.16b,v23.16b
ldr q25,[x15]
eor v21.16b,v26.16b,v21.16b
ldr q26,[x15,#128]
eor v24.16b,v23.16b,v24.16b
tbl v23.16b,{ v20.16b },v23.16b
eor v22.16b,v21.16b,v22.16b
tbl v21.16b,{ v20.16b },v21.16b
tbl v24.16b,{ v20.16b },v24.16b
tbl v22.16b,{ v20.16b },v22.16b
eor v23.16b,v25.16b,v23.16b
ldr q25,[x15,#384]
eor v21.16b,v26.16b,v21.16b
add x15,x15,#16
eor v24.16b,v27.16b,v24.16b
eor v22.16b,v25.16b,v22.16b
stp q23,q21,[x16]
stp q24,q22,[x16,#32]
b.ne 4b
add x12,x12,#1
sub x13,x13,#512
cmp x12,#24
b.ne 3b
ldp q21,q22,[sp]
add x11,x2,x11
shared_12 32
stp q21,q22,[x11]
zip2 v29.2d,v8.2d,v14.2d
shl v8.2d,v9.2d,#4
zip2 v31.2d,v10.2d,v15.2d
shl v22.2d,v25.2d,#4
stp q24,q26,[x11,#32]
orr v21.16b,v27.16b,v23.16b
orr v23.16b,v30.16b,v28.16b
orr v24.16b,v8.16b,v29.16b
orr v22.16b,v22.16b,v31.16b
stp q21,q23,[x11,#64]
stp q24,q22,[x11,#96]
b.ne 2b
ldp x29,x30,[sp,#320]
ldp d9,d8,[sp,#304]
ldp d11,d10,[sp,#288]
ldp d13,d12,[sp,#272]
ldp d15,d14,[sp,#256]
add sp,sp,#336
5:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_many_neon_x4
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09

function phalanx_0_1_ublock_256_256_decrypt_neon
cbz x3,4f
sub sp,sp,#320
stp d15,d14,[sp,#240]
stp d13,d12,[sp,#256]
stp d11,d10,[sp,#272]
stp d9,d8,[sp,#288]
stp x29,x30,[sp,#304]
add x29,sp,#304
adr x9,1129f
adr x10,1130f
movi v20.16b,#85
ldr q16,[x9]
adr x9,1131f
ldr q15,[x10]
ldr q3,[x9]
adr x9,1132f
adr x10,1134f
ldr q4,[x9]
ldr q26,[x10]
adr x9,1133f
adr x10,1137f
ldr q6,[x9]
adr x9,1135f
ldr q0,[x10]
ldr q18,[x9]
adr x9,1136f
movi v21.16b,#51
movi v5.16b,#15
adr x10,1139f
stur q0,[x29,#-128]
ldr q0,[x9]
adr x9,1138f
mov x8,xzr
stur q18,[x29,#-112]
stur q0,[x29,#-144]
ldr q0,[x9]
mov w9,#6128
add x9,x0,x9
str q6,[sp,#144]
str q0,[sp]
ldr q0,[x10]
stp q15,q3,[sp,#96]
str q0,[sp,#128]
str q16,[sp,#80]
nop
nop
nop
nop
2:
lsl x10,x8,#8
mov w12,#24
add x11,x1,x10
ldp q27,q1,[x11,#64]
ldr q31,[x11,#96]
ldp q30,q22,[x11,#176]
ldr q10,[x11,#208]
ldp q0,q17,[x11,#32]
add v13.2d,v31.2d,v31.2d
str q1,[sp,#48]
ldp q1,q24,[x11,#112]
ldp q25,q8,[x11,#224]
bit v13.16b,v27.16b,v20.16b
ldp q29,q19,[x11,#144]
add v11.2d,v0.2d,v0.2d
ldp q28,q9,[x11]
str q1,[sp,#16]
ushr v1.2d,v22.2d,#1
ushr v23.2d,v24.2d,#1
add v2.2d,v25.2d,v25.2d
bit v11.16b,v28.16b,v20.16b
bif v1.16b,v25.16b,v20.16b
shl v25.2d,v13.2d,#2
ushr v12.2d,v28.2d,#1
ushr v14.2d,v27.2d,#1
add v7.2d,v19.2d,v19.2d
bif v23.16b,v19.16b,v20.16b
bit v2.16b,v22.16b,v20.16b
ushr v19.2d,v11.2d,#2
shl v27.2d,v2.2d,#2
bit v25.16b,v11.16b,v21.16b
ushr v11.2d,v23.2d,#2
bif v12.16b,v0.16b,v20.16b
bif v14.16b,v31.16b,v20.16b
bit v7.16b,v24.16b,v20.16b
shl v31.2d,v14.2d,#2
ushr v22.2d,v12.2d,#2
ushr v28.2d,v7.2d,#2
shl v0.2d,v1.2d,#2
bit v27.16b,v7.16b,v21.16b
bif v11.16b,v1.16b,v21.16b
shl v1.2d,v27.2d,#4
bif v19.16b,v13.16b,v21.16b
bit v31.16b,v12.16b,v21.16b
bif v22.16b,v14.16b,v21.16b
bif v28.16b,v2.16b,v21.16b
bit v0.16b,v23.16b,v21.16b
ushr v2.2d,v25.2d,#4
shl v23.2d,v0.2d,#4
ushr v14.2d,v31.2d,#4
shl v7.2d,v28.2d,#4
ushr v13.2d,v22.2d,#4
bit v1.16b,v25.16b,v5.16b
ushr v24.2d,v19.2d,#4
shl v12.2d,v11.2d,#4
bif v2.16b,v27.16b,v5.16b
bit v23.16b,v31.16b,v5.16b
bif v14.16b,v0.16b,v5.16b
bit v7.16b,v19.16b,v5.16b
bif v13.16b,v11.16b,v5.16b
zip1 v11.16b,v2.16b,v1.16b
zip2 v19.16b,v2.16b,v1.16b
zip1 v1.16b,v14.16b,v23.16b
zip2 v0.16b,v14.16b,v23.16b
bif v24.16b,v28.16b,v5.16b
bit v12.16b,v22.16b,v5.16b
mov v14.16b,v17.16b
add v25.2d,v17.2d,v17.2d
ldr q22,[sp,#16]
ldr q17,[sp,#48]
ushr v23.2d,v9.2d,#1
add v2.2d,v8.2d,v8.2d
bit v25.16b,v9.16b,v20.16b
ushr v9.2d,v10.2d,#1
stp q0,q1,[x29,#-96]
zip1 v0.16b,v24.16b,v7.16b
ushr v1.2d,v29.2d,#1
add v27.2d,v22.2d,v22.2d
ushr v28.2d,v17.2d,#1
add v31.2d,v30.2d,v30.2d
bif v1.16b,v30.16b,v20.16b
bit v2.16b,v10.16b,v20.16b
bif v9.16b,v8.16b,v20.16b
bif v23.16b,v14.16b,v20.16b
bit v27.16b,v17.16b,v20.16b
bif v28.16b,v22.16b,v20.16b
str q0,[sp,#32]
zip2 v0.16b,v24.16b,v7.16b
shl v7.2d,v2.2d,#2
shl v24.2d,v9.2d,#2
bit v31.16b,v29.16b,v20.16b
shl v29.2d,v27.2d,#2
ushr v10.2d,v23.2d,#2
ushr v22.2d,v31.2d,#2
bit v7.16b,v31.16b,v21.16b
bit v24.16b,v1.16b,v21.16b
ushr v30.2d,v25.2d,#2
shl v8.2d,v28.2d,#2
str q0,[sp,#64]
ushr v0.2d,v1.2d,#2
shl v1.2d,v7.2d,#4
bit v29.16b,v25.16b,v21.16b
zip1 v20.16b,v13.16b,v12.16b
bif v10.16b,v28.16b,v21.16b
bif v22.16b,v2.16b,v21.16b
bif v0.16b,v9.16b,v21.16b
ushr v2.2d,v29.2d,#4
zip2 v17.16b,v13.16b,v12.16b
ushr v12.2d,v10.2d,#4
bit v1.16b,v29.16b,v5.16b
bif v30.16b,v27.16b,v21.16b
bit v8.16b,v23.16b,v21.16b
ushr v27.2d,v8.2d,#4
shl v9.2d,v0.2d,#4
bif v2.16b,v7.16b,v5.16b
bif v12.16b,v0.16b,v5.16b
zip1 v0.16b,v2.16b,v1.16b
zip2 v1.16b,v2.16b,v1.16b
shl v23.2d,v24.2d,#4
shl v28.2d,v22.2d,#4
ushr v31.2d,v30.2d,#4
bif v27.16b,v24.16b,v5.16b
bit v23.16b,v8.16b,v5.16b
bit v28.16b,v30.16b,v5.16b
bif v31.16b,v22.16b,v5.16b
zip1 v2.16b,v27.16b,v23.16b
zip2 v22.16b,v27.16b,v23.16b
ldr q27,[x0,#6144]
ldr q29,[x0,#6272]
ldr q30,[x0,#6288]
str q20,[sp,#48]
bit v9.16b,v10.16b,v5.16b
zip1 v5.16b,v31.16b,v28.16b
zip2 v24.16b,v31.16b,v28.16b
zip1 v21.16b,v12.16b,v9.16b
zip2 v14.16b,v12.16b,v9.16b
ldr q28,[x0,#6160]
eor v12.16b,v27.16b,v11.16b
ldr q7,[x0,#6176]
eor v27.16b,v29.16b,v0.16b
eor v29.16b,v30.16b,v1.16b
ldr q0,[x0,#6304]
ldr q1,[x0,#6320]
ldur q20,[x29,#-80]
eor v13.16b,v28.16b,v19.16b
ldr q19,[x0,#6192]
eor v28.16b,v0.16b,v2.16b
ldr q0,[x0,#6208]
eor v30.16b,v1.16b,v22.16b
eor v10.16b,v7.16b,v20.16b
ldur q7,[x29,#-96]
ldr q1,[sp,#32]
ldr q2,[x0,#6224]
ldr q22,[x0,#6336]
str q17,[sp,#16]
eor v11.16b,v19.16b,v7.16b
eor v19.16b,v0.16b,v1.16b
eor v22.16b,v22.16b,v5.16b
ldp q5,q0,[sp,#48]
ldr q8,[x0,#6352]
eor v31.16b,v2.16b,v0.16b
ldr q0,[x0,#6240]
ldr q2,[x0,#6256]
ldr q1,[x0,#6368]
ldr q25,[x0,#6384]
eor v17.16b,v8.16b,v24.16b
eor v9.16b,v0.16b,v5.16b
ldp q20,q0,[sp]
eor v24.16b,v1.16b,v21.16b
eor v25.16b,v25.16b,v14.16b
mov x11,x9
eor v8.16b,v2.16b,v0.16b
nop
nop
nop
nop
3:
mov v23.16b,v18.16b
tbl v1.16b,{ v13.16b },v15.16b
sub x12,x12,#1
mov v18.16b,v4.16b
tbl v13.16b,{ v13.16b },v4.16b
mov v4.16b,v28.16b
ldur q28,[x29,#-128]
tbl v0.16b,{ v12.16b },v16.16b
mov v7.16b,v25.16b
mov v25.16b,v24.16b
mov v24.16b,v15.16b
mov v5.16b,v3.16b
tbl v2.16b,{ v12.16b },v3.16b
tbl v15.16b,{ v29.16b },v6.16b
tbl v3.16b,{ v27.16b },v23.16b
tbl v29.16b,{ v29.16b },v28.16b
tbl v14.16b,{ v27.16b },v26.16b
tbl v27.16b,{ v30.16b },v28.16b
eor v0.16b,v1.16b,v0.16b
tbl v1.16b,{ v10.16b },v5.16b
eor v21.16b,v13.16b,v2.16b
eor v13.16b,v29.16b,v3.16b
stp q0,q17,[x29,#-96]
tbl v29.16b,{ v10.16b },v16.16b
mov v3.16b,v16.16b
mov v16.16b,v26.16b
eor v12.16b,v15.16b,v14.16b
tbl v17.16b,{ v11.16b },v24.16b
tbl v10.16b,{ v11.16b },v18.16b
tbl v11.16b,{ v4.16b },v26.16b
tbl v14.16b,{ v30.16b },v6.16b
tbl v26.16b,{ v4.16b },v23.16b
tbl v15.16b,{ v8.16b },v24.16b
tbl v2.16b,{ v9.16b },v3.16b
tbl v9.16b,{ v9.16b },v5.16b
tbl v4.16b,{ v25.16b },v16.16b
tbl v30.16b,{ v7.16b },v6.16b
tbl v8.16b,{ v8.16b },v18.16b
tbl v0.16b,{ v25.16b },v23.16b
tbl v25.16b,{ v7.16b },v28.16b
ldur q7,[x29,#-96]
eor v1.16b,v10.16b,v1.16b
eor v10.16b,v14.16b,v11.16b
eor v26.16b,v27.16b,v26.16b
eor v29.16b,v17.16b,v29.16b
eor v11.16b,v15.16b,v2.16b
eor v17.16b,v12.16b,v7.16b
eor v21.16b,v13.16b,v21.16b
eor v4.16b,v30.16b,v4.16b
eor v27.16b,v8.16b,v9.16b
tbl v15.16b,{ v19.16b },v3.16b
eor v2.16b,v25.16b,v0.16b
ldur q0,[x29,#-80]
tbl v25.16b,{ v31.16b },v24.16b
tbl v8.16b,{ v22.16b },v16.16b
mov v7.16b,v13.16b
tbl v30.16b,{ v19.16b },v5.16b
tbl v9.16b,{ v0.16b },v6.16b
ldur q6,[x29,#-144]
eor v3.16b,v4.16b,v11.16b
eor v27.16b,v2.16b,v27.16b
tbl v31.16b,{ v31.16b },v18.16b
tbl v22.16b,{ v22.16b },v23.16b
tbl v23.16b,{ v0.16b },v28.16b
tbl v11.16b,{ v17.16b },v6.16b
tbl v13.16b,{ v21.16b },v6.16b
eor v0.16b,v10.16b,v29.16b
eor v1.16b,v26.16b,v1.16b
tbl v14.16b,{ v3.16b },v6.16b
eor v5.16b,v25.16b,v15.16b
eor v25.16b,v9.16b,v8.16b
tbl v8.16b,{ v27.16b },v6.16b
eor v30.16b,v31.16b,v30.16b
tbl v9.16b,{ v0.16b },v6.16b
eor v22.16b,v23.16b,v22.16b
eor v23.16b,v11.16b,v12.16b
eor v28.16b,v13.16b,v7.16b
tbl v29.16b,{ v1.16b },v6.16b
eor v5.16b,v25.16b,v5.16b
eor v4.16b,v14.16b,v4.16b
eor v24.16b,v8.16b,v2.16b
eor v30.16b,v22.16b,v30.16b
tbl v31.16b,{ v23.16b },v20.16b
tbl v8.16b,{ v28.16b },v20.16b
eor v9.16b,v9.16b,v10.16b
tbl v10.16b,{ v5.16b },v6.16b
tbl v11.16b,{ v4.16b },v20.16b
eor v26.16b,v29.16b,v26.16b
tbl v13.16b,{ v24.16b },v20.16b
tbl v29.16b,{ v30.16b },v6.16b
ldr q6,[sp,#128]
tbl v14.16b,{ v9.16b },v20.16b
eor v2.16b,v31.16b,v17.16b
eor v31.16b,v8.16b,v21.16b
tbl v8.16b,{ v26.16b },v20.16b
eor v25.16b,v10.16b,v25.16b
eor v3.16b,v11.16b,v3.16b
eor v27.16b,v13.16b,v27.16b
eor v29.16b,v29.16b,v22.16b
tbl v22.16b,{ v2.16b },v20.16b
eor v11.16b,v14.16b,v0.16b
tbl v0.16b,{ v25.16b },v20.16b
tbl v10.16b,{ v31.16b },v20.16b
tbl v12.16b,{ v3.16b },v20.16b
eor v1.16b,v8.16b,v1.16b
tbl v13.16b,{ v27.16b },v20.16b
tbl v8.16b,{ v29.16b },v20.16b
tbl v14.16b,{ v11.16b },v20.16b
eor v23.16b,v22.16b,v23.16b
tbl v22.16b,{ v1.16b },v20.16b
eor v5.16b,v0.16b,v5.16b
eor v28.16b,v10.16b,v28.16b
eor v4.16b,v12.16b,v4.16b
eor v24.16b,v13.16b,v24.16b
eor v30.16b,v8.16b,v30.16b
tbl v0.16b,{ v23.16b },v6.16b
tbl v10.16b,{ v5.16b },v20.16b
eor v8.16b,v14.16b,v9.16b
tbl v9.16b,{ v28.16b },v6.16b
tbl v12.16b,{ v4.16b },v6.16b
eor v26.16b,v22.16b,v26.16b
tbl v14.16b,{ v24.16b },v6.16b
tbl v13.16b,{ v30.16b },v20.16b
tbl v15.16b,{ v8.16b },v6.16b
eor v0.16b,v0.16b,v2.16b
eor v25.16b,v10.16b,v25.16b
tbl v10.16b,{ v26.16b },v6.16b
eor v22.16b,v9.16b,v31.16b
eor v3.16b,v12.16b,v3.16b
eor v27.16b,v14.16b,v27.16b
eor v29.16b,v13.16b,v29.16b
eor v2.16b,v0.16b,v23.16b
tbl v31.16b,{ v25.16b },v6.16b
eor v23.16b,v15.16b,v11.16b
eor v28.16b,v22.16b,v28.16b
eor v4.16b,v3.16b,v4.16b
orr v9.16b,v3.16b,v0.16b
eor v10.16b,v10.16b,v1.16b
orr v12.16b,v27.16b,v22.16b
tbl v11.16b,{ v29.16b },v6.16b
eor v24.16b,v27.16b,v24.16b
eor v1.16b,v9.16b,v23.16b
orr v9.16b,v4.16b,v2.16b
eor v23.16b,v8.16b,v23.16b
eor v5.16b,v31.16b,v5.16b
eor v31.16b,v12.16b,v10.16b
orr v8.16b,v24.16b,v28.16b
eor v30.16b,v11.16b,v30.16b
eor v26.16b,v26.16b,v10.16b
eor v23.16b,v23.16b,v9.16b
and v10.16b,v1.16b,v0.16b
eor v25.16b,v5.16b,v25.16b
orr v9.16b,v1.16b,v5.16b
and v11.16b,v31.16b,v22.16b
eor v29.16b,v30.16b,v29.16b
orr v12.16b,v31.16b,v30.16b
eor v8.16b,v26.16b,v8.16b
and v26.16b,v23.16b,v2.16b
eor v5.16b,v10.16b,v5.16b
eor v3.16b,v9.16b,v3.16b
eor v9.16b,v11.16b,v30.16b
orr v30.16b,v23.16b,v25.16b
eor v14.16b,v12.16b,v27.16b
ldp q11,q12,[x11,#-240]
and v27.16b,v8.16b,v28.16b
orr v10.16b,v8.16b,v29.16b
eor v25.16b,v26.16b,v25.16b
eor v4.16b,v30.16b,v4.16b
ldp q26,q30,[x11,#-112]
eor v0.16b,v11.16b,v0.16b
eor v22.16b,v12.16b,v22.16b
eor v15.16b,v27.16b,v29.16b
and v27.16b,v5.16b,v3.16b
eor v6.16b,v10.16b,v24.16b
ldp q10,q11,[x11,#-208]
and v24.16b,v9.16b,v14.16b
and v29.16b,v25.16b,v4.16b
eor v2.16b,v26.16b,v2.16b
eor v30.16b,v30.16b,v28.16b
and v26.16b,v15.16b,v6.16b
eor v12.16b,v27.16b,v0.16b
eor v13.16b,v24.16b,v22.16b
ldp q0,q22,[x11,#-80]
eor v27.16b,v29.16b,v2.16b
ldp q2,q24,[x11,#-176]
eor v29.16b,v26.16b,v30.16b
eor v10.16b,v10.16b,v1.16b
mov v26.16b,v16.16b
ldp q1,q7,[x11,#-48]
eor v28.16b,v0.16b,v23.16b
eor v19.16b,v2.16b,v5.16b
ldp q0,q2,[x11,#-144]
ldp q5,q16,[x11,#-16]
sub x11,x11,#256
eor v11.16b,v11.16b,v31.16b
eor v30.16b,v22.16b,v8.16b
eor v31.16b,v24.16b,v9.16b
eor v22.16b,v1.16b,v25.16b
eor v17.16b,v7.16b,v15.16b
eor v9.16b,v0.16b,v3.16b
ldp q15,q3,[sp,#96]
eor v8.16b,v2.16b,v14.16b
eor v24.16b,v5.16b,v4.16b
eor v25.16b,v16.16b,v6.16b
ldr q16,[sp,#80]
ldr q6,[sp,#144]
mov v4.16b,v18.16b
ldur q18,[x29,#-112]
cbnz x12,3b
uzp2 v2.16b,v9.16b,v9.16b
uzp2 v14.16b,v8.16b,v8.16b
add x10,x2,x10
uzp2 v1.16b,v12.16b,v12.16b
uzp2 v0.16b,v13.16b,v13.16b
add x8,x8,#1
uzp2 v5.16b,v10.16b,v10.16b
uzp2 v20.16b,v11.16b,v11.16b
cmp x8,x3
uzp1 v12.16b,v12.16b,v13.16b
uzp1 v13.16b,v10.16b,v11.16b
uzp2 v10.16b,v19.16b,v19.16b
uzp2 v11.16b,v31.16b,v31.16b
zip2 v2.2d,v2.2d,v14.2d
uzp1 v7.16b,v19.16b,v31.16b
zip2 v0.2d,v1.2d,v0.2d
uzp1 v8.16b,v9.16b,v8.16b
zip2 v31.2d,v5.2d,v20.2d
movi v20.16b,#85
ushr v19.2d,v12.2d,#1
zip2 v1.2d,v10.2d,v11.2d
bif v19.16b,v13.16b,v20.16b
stp q2,q19,[sp,#48]
add v10.2d,v13.2d,v13.2d
mov v13.16b,v19.16b
add v2.2d,v2.2d,v2.2d
ushr v19.2d,v0.2d,#1
bit v10.16b,v12.16b,v20.16b
add v14.2d,v31.2d,v31.2d
bit v2.16b,v1.16b,v20.16b
bif v19.16b,v31.16b,v20.16b
ushr v21.2d,v1.2d,#1
ushr v31.2d,v13.2d,#2
uzp2 v13.16b,v28.16b,v28.16b
uzp2 v1.16b,v30.16b,v30.16b
ushr v11.2d,v7.2d,#1
bit v14.16b,v0.16b,v20.16b
ldr q0,[sp,#48]
add v5.2d,v8.2d,v8.2d
bif v11.16b,v8.16b,v20.16b
shl v23.2d,v2.2d,#2
ushr v8.2d,v14.2d,#2
bif v21.16b,v0.16b,v20.16b
mov v0.16b,v21.16b
bit v5.16b,v7.16b,v20.16b
shl v9.2d,v5.2d,#2
stur q21,[x29,#-96]
movi v21.16b,#51
bit v23.16b,v14.16b,v21.16b
bif v8.16b,v2.16b,v21.16b
uzp2 v2.16b,v27.16b,v27.16b
uzp2 v14.16b,v29.16b,v29.16b
bif v31.16b,v11.16b,v21.16b
ushr v12.2d,v10.2d,#2
bit v9.16b,v10.16b,v21.16b
ldr q10,[sp,#64]
str q31,[sp,#64]
uzp2 v31.16b,v22.16b,v22.16b
zip2 v1.2d,v13.2d,v1.2d
uzp2 v13.16b,v17.16b,v17.16b
stur q19,[x29,#-80]
bif v12.16b,v5.16b,v21.16b
shl v5.2d,v0.2d,#2
uzp2 v19.16b,v24.16b,v24.16b
uzp2 v0.16b,v25.16b,v25.16b
shl v7.2d,v11.2d,#2
shl v11.2d,v9.2d,#4
zip2 v14.2d,v2.2d,v14.2d
ldur q2,[x29,#-80]
bit v5.16b,v2.16b,v21.16b
str q5,[sp,#48]
movi v5.16b,#15
bit v11.16b,v23.16b,v5.16b
ushr v2.2d,v23.2d,#4
zip2 v23.2d,v31.2d,v13.2d
bit v7.16b,v10.16b,v21.16b
zip2 v19.2d,v19.2d,v0.2d
str q7,[sp,#32]
uzp1 v24.16b,v24.16b,v25.16b
uzp1 v7.16b,v22.16b,v17.16b
uzp1 v22.16b,v28.16b,v30.16b
uzp1 v29.16b,v27.16b,v29.16b
bif v2.16b,v9.16b,v5.16b
mov v13.16b,v2.16b
shl v25.2d,v12.2d,#4
ushr v17.2d,v23.2d,#1
ushr v10.2d,v8.2d,#4
add v31.2d,v1.2d,v1.2d
add v2.2d,v19.2d,v19.2d
bif v17.16b,v19.16b,v20.16b
ushr v28.2d,v14.2d,#1
ldp q19,q30,[sp,#32]
bit v25.16b,v8.16b,v5.16b
add v8.2d,v24.2d,v24.2d
ushr v0.2d,v7.2d,#1
add v9.2d,v22.2d,v22.2d
ushr v27.2d,v29.2d,#1
bit v31.16b,v14.16b,v20.16b
bif v28.16b,v1.16b,v20.16b
bit v2.16b,v23.16b,v20.16b
bit v8.16b,v7.16b,v20.16b
bif v0.16b,v24.16b,v20.16b
shl v23.2d,v2.2d,#2
shl v24.2d,v8.2d,#2
bit v9.16b,v29.16b,v20.16b
shl v1.2d,v0.2d,#2
bif v27.16b,v22.16b,v20.16b
shl v22.2d,v19.2d,#4
ushr v29.2d,v9.2d,#2
bit v23.16b,v31.16b,v21.16b
bit v24.16b,v9.16b,v21.16b
ushr v31.2d,v31.2d,#2
bit v1.16b,v27.16b,v21.16b
shl v9.2d,v17.2d,#2
bit v22.16b,v30.16b,v5.16b
bif v29.16b,v8.16b,v21.16b
shl v8.2d,v1.2d,#4
ldur q7,[x29,#-80]
bif v31.16b,v2.16b,v21.16b
shl v2.2d,v29.2d,#4
bit v9.16b,v28.16b,v21.16b
bit v8.16b,v9.16b,v5.16b
stp q22,q8,[x10,#32]
ushr v22.2d,v27.2d,#2
bif v10.16b,v12.16b,v5.16b
shl v12.2d,v24.2d,#4
bit v2.16b,v31.16b,v5.16b
stp q25,q2,[x10,#64]
ushr v25.2d,v7.2d,#2
ldr q7,[sp,#64]
ushr v27.2d,v28.2d,#2
bif v22.16b,v0.16b,v21.16b
shl v0.2d,v22.2d,#4
bit v12.16b,v23.16b,v5.16b
ushr v23.2d,v23.2d,#4
ldur q28,[x29,#-96]
bif v27.16b,v17.16b,v21.16b
ushr v2.2d,v9.2d,#4
bit v0.16b,v27.16b,v5.16b
stp q11,q12,[x10]
ushr v11.2d,v31.2d,#4
bif v23.16b,v24.16b,v5.16b
shl v24.2d,v7.2d,#4
bif v25.16b,v28.16b,v21.16b
ushr v28.2d,v30.2d,#4
stp q0,q13,[x10,#112]
ushr v0.2d,v25.2d,#4
bif v2.16b,v1.16b,v5.16b
ushr v1.2d,v27.2d,#4
bif v11.16b,v29.16b,v5.16b
bit v24.16b,v25.16b,v5.16b
str q24,[x10,#96]
bif v28.16b,v19.16b,v5.16b
stp q23,q28,[x10,#144]
bif v0.16b,v7.16b,v5.16b
bif v1.16b,v22.16b,v5.16b
stp q2,q10,[x10,#176]
stp q11,q0,[x10,#208]
str q1,[x10,#240]
b.ne 2b
ldp x29,x30,[sp,#304]
ldp d9,d8,[sp,#288]
ldp d11,d10,[sp,#272]
ldp d13,d12,[sp,#256]
ldp d15,d14,[sp,#240]
add sp,sp,#320
4:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_neon
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a

function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x1
shared_27 4f,1129f,1130f,1131f,1132f,1134f,1133f,1135f,1137f,1136f,1138f,1139f,1006f
ldr q27,[x0,#1568]
ldr q28,[x0,#1584]
mov w11,#24
add x10,x1,x9
ldp q21,q22,[x10]
add x10,x0,#1520
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
zip1 v25.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldr q23,[x0,#1536]
zip1 v26.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
ldr q24,[x0,#1552]
eor v23.16b,v23.16b,v25.16b
eor v24.16b,v24.16b,v21.16b
eor v21.16b,v27.16b,v26.16b
eor v22.16b,v28.16b,v22.16b
nop
nop
nop
3:
tbl v25.16b,{ v23.16b },v1.16b
tbl v26.16b,{ v24.16b },v2.16b
sub x11,x11,#1
tbl v23.16b,{ v23.16b },v3.16b
tbl v24.16b,{ v24.16b },v4.16b
tbl v27.16b,{ v21.16b },v5.16b
tbl v28.16b,{ v22.16b },v6.16b
tbl v21.16b,{ v21.16b },v7.16b
tbl v22.16b,{ v22.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
eor v23.16b,v24.16b,v23.16b
eor v24.16b,v28.16b,v27.16b
eor v21.16b,v22.16b,v21.16b
ldp q28,q29,[x10,#-16]
eor v22.16b,v24.16b,v25.16b
eor v23.16b,v21.16b,v23.16b
tbl v25.16b,{ v22.16b },v17.16b
tbl v26.16b,{ v23.16b },v17.16b
eor v24.16b,v25.16b,v24.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v24.16b },v18.16b
tbl v26.16b,{ v21.16b },v18.16b
eor v22.16b,v25.16b,v22.16b
eor v23.16b,v26.16b,v23.16b
tbl v25.16b,{ v22.16b },v18.16b
tbl v26.16b,{ v23.16b },v18.16b
eor v24.16b,v25.16b,v24.16b
eor v21.16b,v26.16b,v21.16b
tbl v25.16b,{ v24.16b },v19.16b
tbl v26.16b,{ v21.16b },v19.16b
eor v22.16b,v25.16b,v22.16b
eor v23.16b,v26.16b,v23.16b
eor v24.16b,v22.16b,v24.16b
eor v21.16b,v23.16b,v21.16b
tbl v22.16b,{ v20.16b },v22.16b
tbl v25.16b,{ v20.16b },v23.16b
tbl v26.16b,{ v20.16b },v24.16b
tbl v27.16b,{ v20.16b },v21.16b
ldp q21,q24,[x10,#-48]
sub x10,x10,#64
eor v23.16b,v21.16b,v22.16b
eor v24.16b,v24.16b,v25.16b
eor v21.16b,v28.16b,v26.16b
eor v22.16b,v29.16b,v27.16b
cbnz x11,3b
uzp2 v25.16b,v23.16b,v23.16b
uzp2 v26.16b,v24.16b,v24.16b
add x8,x8,#1
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v21.16b,v21.16b
add x9,x2,x9
uzp2 v27.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
cmp x8,x3
zip2 v22.2d,v25.2d,v26.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v27.2d
shl v21.2d,v21.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v21.16b,v21.16b,v24.16b
stp q22,q21,[x9]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x1
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207

function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x2
cbz x3,5f
sub sp,sp,#160
stp d9,d8,[sp,#128]
stp x29,x30,[sp,#144]
add x29,sp,#144
shared_17 1129f,1130f,1131f,1132f,1133f,1134f,1135f,1136f,1137f,1138f,1006f,1139f
mov x9,sp
mov x8,xzr
add x9,x9,#64
nop
nop
nop
nop
nop
nop
nop
2:
lsl x10,x8,#6
ldr q29,[x0,#1552]
ldr q9,[x0,#1584]
mov x11,xzr
add x12,x1,x10
ldp q21,q22,[x12]
ldp q25,q26,[x12,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v28.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
ushr v31.16b,v26.16b,#4
and v26.16b,v26.16b,v0.16b
zip1 v27.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldr q23,[x0,#1536]
zip1 v30.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
ldr q24,[x0,#1568]
zip1 v8.16b,v28.16b,v25.16b
zip2 v25.16b,v28.16b,v25.16b
zip1 v28.16b,v31.16b,v26.16b
zip2 v26.16b,v31.16b,v26.16b
eor v27.16b,v23.16b,v27.16b
eor v21.16b,v29.16b,v21.16b
eor v30.16b,v24.16b,v30.16b
eor v22.16b,v9.16b,v22.16b
eor v23.16b,v23.16b,v8.16b
eor v24.16b,v24.16b,v28.16b
stp q27,q21,[sp]
eor v21.16b,v29.16b,v25.16b
stp q30,q22,[sp,#32]
eor v22.16b,v9.16b,v26.16b
stp q23,q21,[sp,#64]
stp q24,q22,[sp,#96]
nop
nop
nop
3:
sub x12,x0,x11,lsl #6
mov w13,#1
ldr q21,[x12,#1472]
ldr q22,[x12,#1488]
ldr q23,[x12,#1504]
ldr q24,[x12,#1520]
mov x12,sp
nop
4:
ldp q25,q26,[x12]
mov w14,w13
ldp q27,q28,[x12,#32]
mov w13,wzr
shared_28 0
stp q27,q25,[x12]
stp q28,q26,[x12,#32]
mov x12,x9
tbnz w14,#0,4b
add x11,x11,#1
shared_20 24
end_function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x2
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09

function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x4
shared_19 5f,1129f,1130f,1131f,1132f,1134f,1133f,1135f,1137f,1136f,1138f,1139f,1006f
ldr q21,[x0,#1536]
ldr q23,[x0,#1552]
ldr q24,[x0,#1584]
mov x11,xzr
add x12,x1,x10
ldp q22,q25,[x12]
ldp q28,q29,[x12,#32]
ushr v26.16b,v22.16b,#4
and v27.16b,v22.16b,v0.16b
ushr v30.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
ushr v31.16b,v28.16b,#4
and v28.16b,v28.16b,v0.16b
ushr v10.16b,v29.16b,#4
and v29.16b,v29.16b,v0.16b
ldr q22,[x0,#1568]
zip1 v8.16b,v26.16b,v27.16b
zip2 v26.16b,v26.16b,v27.16b
ldp q27,q9,[x12,#64]
zip1 v12.16b,v30.16b,v25.16b
zip2 v25.16b,v30.16b,v25.16b
zip1 v30.16b,v31.16b,v28.16b
zip2 v28.16b,v31.16b,v28.16b
zip1 v31.16b,v10.16b,v29.16b
zip2 v29.16b,v10.16b,v29.16b
ushr v11.16b,v27.16b,#4
and v27.16b,v27.16b,v0.16b
eor v8.16b,v21.16b,v8.16b
eor v26.16b,v23.16b,v26.16b
eor v25.16b,v24.16b,v25.16b
eor v30.16b,v21.16b,v30.16b
eor v28.16b,v23.16b,v28.16b
zip1 v10.16b,v11.16b,v27.16b
zip2 v27.16b,v11.16b,v27.16b
eor v11.16b,v22.16b,v12.16b
stp q8,q26,[sp]
ldp q8,q12,[x12,#96]
ushr v26.16b,v9.16b,#4
and v9.16b,v9.16b,v0.16b
eor v31.16b,v22.16b,v31.16b
stp q11,q25,[sp,#32]
eor v29.16b,v24.16b,v29.16b
ushr v25.16b,v8.16b,#4
and v8.16b,v8.16b,v0.16b
stp q30,q28,[sp,#64]
zip1 v11.16b,v26.16b,v9.16b
zip2 v26.16b,v26.16b,v9.16b
ushr v9.16b,v12.16b,#4
and v12.16b,v12.16b,v0.16b
stp q31,q29,[sp,#96]
eor v28.16b,v21.16b,v10.16b
zip1 v30.16b,v25.16b,v8.16b
zip2 v25.16b,v25.16b,v8.16b
eor v27.16b,v23.16b,v27.16b
zip1 v31.16b,v9.16b,v12.16b
zip2 v8.16b,v9.16b,v12.16b
eor v29.16b,v22.16b,v11.16b
eor v26.16b,v24.16b,v26.16b
stp q28,q27,[sp,#128]
eor v21.16b,v21.16b,v30.16b
eor v23.16b,v23.16b,v25.16b
eor v22.16b,v22.16b,v31.16b
eor v24.16b,v24.16b,v8.16b
stp q29,q26,[sp,#160]
stp q21,q23,[sp,#192]
stp q22,q24,[sp,#224]
nop
nop
nop
nop
nop
3:
sub x12,x0,x11,lsl #6
ldr q21,[x12,#1472]
ldr q22,[x12,#1488]
ldr q23,[x12,#1504]
ldr q24,[x12,#1520]
mov x12,xzr
nop
nop
4:
add x13,x9,x12
add x12,x12,#64
ldp q25,q26,[x13]
cmp x12,#256
ldp q27,q28,[x13,#32]
shared_28 0
stp q27,q25,[x13]
stp q28,q26,[x13,#32]
b.ne 4b
add x11,x11,#1
cmp x11,#24
b.ne 3b
ldp q21,q22,[sp]
add x10,x2,x10
shared_12 32
stp q21,q22,[x10]
zip2 v29.2d,v8.2d,v14.2d
shl v8.2d,v9.2d,#4
zip2 v31.2d,v10.2d,v15.2d
shl v22.2d,v25.2d,#4
stp q24,q26,[x10,#32]
orr v21.16b,v27.16b,v23.16b
orr v23.16b,v30.16b,v28.16b
orr v24.16b,v8.16b,v29.16b
orr v22.16b,v22.16b,v31.16b
stp q21,q23,[x10,#64]
stp q24,q22,[x10,#96]
b.ne 2b
ldp x29,x30,[sp,#320]
ldp d9,d8,[sp,#304]
ldp d11,d10,[sp,#288]
ldp d13,d12,[sp,#272]
ldp d15,d14,[sp,#256]
add sp,sp,#336
5:
ret
end_function phalanx_0_1_ublock_256_256_decrypt_neon_serial_x4
.p2align 4
1129:
.quad 0x9080100ffffffff,0x3020b0affffffff
.p2align 4
1130:
.quad 0xffffffff01000f0e,0xffffffff0d0c0302
.p2align 4
1131:
.quad 0xffffffff0d0c0504,0xffffffff07060f0e
.p2align 4
1132:
.quad 0xb0a0706ffffffff,0x5040908ffffffff
.p2align 4
1134:
.quad 0xffff0d0c0504ffff,0xffff0100ffff0b0a
.p2align 4
1133:
.quad 0xb0affffffff0302,0x100ffff0f0effff
.p2align 4
1135:
.quad 0x302ffff0908ffff,0xf0effffffff0706
.p2align 4
1137:
.quad 0xffff0706ffff0d0c,0xffff09080504ffff
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1006:
.quad 0xb0f010d0e0a0c,0x809060304050207

function phalanx_0_1_ublock_256_256_encrypt_many_neon_x1
shared_27 4f,1008f,1139f,1138f,1136f,1140f,1141f,1142f,1143f,1144f,1145f,1146f,1147f
ldr q27,[x0,#256]
ldr q28,[x0,#384]
mov w11,#24
add x10,x1,x9
ldp q21,q22,[x10]
add x10,x0,#512
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
zip1 v25.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldr q23,[x0]
zip1 v26.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
ldr q24,[x0,#128]
eor v23.16b,v23.16b,v25.16b
eor v24.16b,v24.16b,v21.16b
eor v21.16b,v27.16b,v26.16b
eor v22.16b,v28.16b,v22.16b
nop
nop
nop
3:
tbl v23.16b,{ v1.16b },v23.16b
tbl v24.16b,{ v1.16b },v24.16b
ldr q29,[x10]
tbl v21.16b,{ v1.16b },v21.16b
tbl v22.16b,{ v1.16b },v22.16b
subs x11,x11,#1
shared_30 0
ldr q26,[x10,#256]
eor v27.16b,v28.16b,v27.16b
ldr q28,[x10,#384]
eor v21.16b,v24.16b,v23.16b
ldr q24,[x10,#128]
add x10,x10,#512
eor v22.16b,v22.16b,v28.16b
eor v23.16b,v27.16b,v29.16b
eor v24.16b,v21.16b,v24.16b
eor v21.16b,v25.16b,v26.16b
b.ne 3b
uzp2 v25.16b,v23.16b,v23.16b
uzp2 v26.16b,v24.16b,v24.16b
add x8,x8,#1
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v21.16b,v21.16b
add x9,x2,x9
uzp2 v27.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
cmp x8,x3
zip2 v22.2d,v25.2d,v26.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v27.2d
shl v21.2d,v21.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v21.16b,v21.16b,v24.16b
stp q22,q21,[x9]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_256_256_encrypt_many_neon_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c

function phalanx_0_1_ublock_256_256_encrypt_many_neon_x2
cbz x3,5f
sub sp,sp,#160
stp d9,d8,[sp,#128]
stp x29,x30,[sp,#144]
add x29,sp,#144
shared_17 1008f,1139f,1138f,1136f,1141f,1140f,1142f,1144f,1143f,1145f,1147f,1146f
mov x9,sp
mov x8,xzr
add x9,x9,#64
nop
nop
nop
nop
nop
nop
nop
2:
lsl x10,x8,#6
mov x11,xzr
add x12,x1,x10
ldp q21,q22,[x12]
ldp q24,q25,[x12,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v27.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v28.16b,v24.16b,#4
and v24.16b,v24.16b,v0.16b
zip1 v29.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ushr v23.16b,v25.16b,#4
zip1 v8.16b,v27.16b,v22.16b
zip2 v22.16b,v27.16b,v22.16b
zip1 v27.16b,v28.16b,v24.16b
zip2 v24.16b,v28.16b,v24.16b
ldp q26,q28,[x0]
and v25.16b,v25.16b,v0.16b
eor v26.16b,v26.16b,v29.16b
ldp q30,q29,[x0,#128]
eor v21.16b,v30.16b,v21.16b
zip1 v30.16b,v23.16b,v25.16b
zip2 v23.16b,v23.16b,v25.16b
ldp q31,q25,[x0,#256]
stp q26,q21,[sp]
eor v26.16b,v28.16b,v27.16b
eor v21.16b,v29.16b,v24.16b
eor v31.16b,v31.16b,v8.16b
ldp q9,q8,[x0,#384]
eor v24.16b,v25.16b,v30.16b
stp q26,q21,[sp,#64]
eor v22.16b,v9.16b,v22.16b
stp q31,q22,[sp,#32]
eor v22.16b,v8.16b,v23.16b
stp q24,q22,[sp,#96]
nop
nop
nop
3:
add x11,x11,#1
mov x15,xzr
mov x13,sp
lsl x12,x11,#9
mov w14,#1
nop
nop
nop
4:
ldp q21,q22,[x13]
add x15,x0,x15
ldp q23,q24,[x13,#32]
add x16,x15,x12
shared_33 0
tbl v25.16b,{ v23.16b },v17.16b
tbl v26.16b,{ v24.16b },v18.16b
tbl v23.16b,{ v23.16b },v19.16b
tbl v24.16b,{ v24.16b },v20.16b
tbl v27.16b,{ v21.16b },v5.16b
tbl v28.16b,{ v22.16b },v6.16b
tbl v21.16b,{ v21.16b },v7.16b
tbl v22.16b,{ v22.16b },v16.16b
eor v25.16b,v26.16b,v25.16b
ldr q26,[x16,#256]
eor v23.16b,v24.16b,v23.16b
ldr q24,[x16,#384]
eor v27.16b,v28.16b,v27.16b
ldr q28,[x15,x12]
mov w15,#16
eor v21.16b,v22.16b,v21.16b
eor v22.16b,v25.16b,v26.16b
ldr q25,[x16,#128]
eor v23.16b,v23.16b,v24.16b
mov w16,w14
mov w14,wzr
eor v24.16b,v27.16b,v28.16b
eor v21.16b,v21.16b,v25.16b
stp q22,q23,[x13,#32]
stp q24,q21,[x13]
mov x13,x9
tbnz w16,#0,4b
shared_20 24
end_function phalanx_0_1_ublock_256_256_encrypt_many_neon_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff

function phalanx_0_1_ublock_256_256_encrypt_many_neon_x4
shared_19 5f,1008f,1139f,1138f,1136f,1140f,1141f,1142f,1143f,1144f,1145f,1146f,1147f
ldp q25,q26,[x0]
mov x11,xzr
add x12,x1,x10
ldp q21,q22,[x12]
ldp q24,q28,[x12,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v27.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v29.16b,v24.16b,#4
and v24.16b,v24.16b,v0.16b
ushr v8.16b,v28.16b,#4
and v28.16b,v28.16b,v0.16b
zip1 v30.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldp q23,q31,[x0,#128]
zip1 v9.16b,v27.16b,v22.16b
zip2 v22.16b,v27.16b,v22.16b
ldp q27,q10,[x0,#256]
eor v25.16b,v25.16b,v30.16b
zip1 v30.16b,v29.16b,v24.16b
zip2 v24.16b,v29.16b,v24.16b
eor v21.16b,v23.16b,v21.16b
ldp q23,q29,[x0,#384]
eor v27.16b,v27.16b,v9.16b
zip1 v9.16b,v8.16b,v28.16b
zip2 v28.16b,v8.16b,v28.16b
eor v22.16b,v23.16b,v22.16b
stp q25,q21,[sp]
eor v23.16b,v26.16b,v30.16b
eor v21.16b,v31.16b,v24.16b
eor v24.16b,v10.16b,v9.16b
eor v26.16b,v29.16b,v28.16b
stp q27,q22,[sp,#32]
ldp q22,q25,[x12,#64]
stp q23,q21,[sp,#64]
ldp q29,q10,[x0,#160]
stp q24,q26,[sp,#96]
ushr v23.16b,v22.16b,#4
and v21.16b,v22.16b,v0.16b
ushr v22.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
zip1 v24.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
ldp q23,q27,[x12,#96]
zip1 v26.16b,v22.16b,v25.16b
zip2 v22.16b,v22.16b,v25.16b
ldp q25,q9,[x0,#32]
add x12,x0,#512
ushr v28.16b,v23.16b,#4
and v23.16b,v23.16b,v0.16b
ushr v8.16b,v27.16b,#4
eor v24.16b,v25.16b,v24.16b
and v27.16b,v27.16b,v0.16b
eor v21.16b,v29.16b,v21.16b
zip1 v25.16b,v28.16b,v23.16b
zip2 v23.16b,v28.16b,v23.16b
ldp q30,q28,[x0,#288]
zip1 v29.16b,v8.16b,v27.16b
zip2 v27.16b,v8.16b,v27.16b
stp q24,q21,[sp,#128]
eor v26.16b,v30.16b,v26.16b
ldp q31,q30,[x0,#416]
eor v21.16b,v9.16b,v25.16b
eor v23.16b,v10.16b,v23.16b
eor v22.16b,v31.16b,v22.16b
eor v24.16b,v30.16b,v27.16b
stp q21,q23,[sp,#192]
stp q26,q22,[sp,#160]
eor v22.16b,v28.16b,v29.16b
stp q22,q24,[sp,#224]
3:
mov x13,xzr
add x11,x11,#1
mov x14,x12
nop
nop
nop
nop
nop
4:
add x15,x9,x13
add x13,x13,#64
ldp q21,q22,[x15]
cmp x13,#256
ldp q23,q24,[x15,#32]
shared_33 0
tbl v27.16b,{ v23.16b },v17.16b
tbl v28.16b,{ v24.16b },v18.16b
tbl v23.16b,{ v23.16b },v19.16b
tbl v24.16b,{ v24.16b },v20.16b
tbl v25.16b,{ v21.16b },v5.16b
tbl v26.16b,{ v22.16b },v6.16b
tbl v21.16b,{ v21.16b },v7.16b
tbl v22.16b,{ v22.16b },v16.16b
eor v27.16b,v28.16b,v27.16b
eor v23.16b,v24.16b,v23.16b
ldr q28,[x14,#256]
eor v25.16b,v26.16b,v25.16b
ldr q26,[x14]
eor v21.16b,v22.16b,v21.16b
ldr q22,[x14,#128]
eor v24.16b,v25.16b,v26.16b
ldr q25,[x14,#384]
add x14,x14,#16
eor v21.16b,v21.16b,v22.16b
eor v22.16b,v27.16b,v28.16b
eor v23.16b,v23.16b,v25.16b
stp q24,q21,[x15]
stp q22,q23,[x15,#32]
b.ne 4b
cmp x11,#24
add x12,x12,#512
b.ne 3b
ldp q21,q22,[sp]
add x10,x2,x10
shared_12 32
stp q21,q22,[x10]
zip2 v29.2d,v8.2d,v14.2d
shl v8.2d,v9.2d,#4
zip2 v31.2d,v10.2d,v15.2d
shl v22.2d,v25.2d,#4
stp q24,q26,[x10,#32]
orr v21.16b,v27.16b,v23.16b
orr v23.16b,v30.16b,v28.16b
orr v24.16b,v8.16b,v29.16b
orr v22.16b,v22.16b,v31.16b
stp q21,q23,[x10,#64]
stp q24,q22,[x10,#96]
b.ne 2b
ldp x29,x30,[sp,#320]
ldp d9,d8,[sp,#304]
ldp d11,d10,[sp,#288]
ldp d13,d12,[sp,#272]
ldp d15,d14,[sp,#256]
add sp,sp,#336
5:
ret
end_function phalanx_0_1_ublock_256_256_encrypt_many_neon_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c

function phalanx_0_1_ublock_256_256_encrypt_neon
cbz x3,4f
sub sp,sp,#304
stp d15,d14,[sp,#224]
stp d13,d12,[sp,#240]
stp d11,d10,[sp,#256]
stp d9,d8,[sp,#272]
stp x29,x30,[sp,#288]
add x29,sp,#288
adr x9,1138f
adr x8,1139f
adr x10,1141f
ldr q4,[x9]
adr x9,1140f
ldr q3,[x8]
ldr q0,[x9]
adr x8,1136f
adr x9,1143f
ldr q21,[x8]
adr x8,1142f
movi v16.16b,#85
str q0,[sp,#16]
ldr q0,[x10]
adr x10,1144f
movi v17.16b,#51
movi v18.16b,#15
str q3,[sp]
str q0,[sp,#32]
ldr q0,[x8]
adr x8,1145f
str q0,[sp,#128]
ldr q0,[x9]
adr x9,1146f
str q0,[sp,#112]
ldr q0,[x10]
adr x10,1147f
str q0,[sp,#96]
ldr q0,[x8]
mov x8,xzr
str q0,[sp,#80]
ldr q0,[x9]
str q0,[sp,#64]
ldr q0,[x10]
str q0,[sp,#48]
nop
nop
nop
nop
nop
2:
lsl x9,x8,#8
mov w11,#24
add x10,x1,x9
ldp q26,q2,[x10,#32]
ldr q6,[x10,#96]
ldp q27,q19,[x10,#64]
ldr q10,[x10,#208]
ldp q22,q1,[x10,#112]
add v11.2d,v6.2d,v6.2d
ldp q31,q24,[x10,#176]
add v7.2d,v26.2d,v26.2d
ldp q25,q8,[x10,#224]
ushr v12.2d,v27.2d,#1
ldp q28,q9,[x10]
ushr v14.2d,v1.2d,#1
ldp q30,q23,[x10,#144]
ushr v0.2d,v24.2d,#1
add v15.2d,v25.2d,v25.2d
bit v7.16b,v28.16b,v16.16b
bit v11.16b,v27.16b,v16.16b
ushr v29.2d,v28.2d,#1
bif v12.16b,v6.16b,v16.16b
shl v6.2d,v11.2d,#2
add v13.2d,v23.2d,v23.2d
bif v29.16b,v26.16b,v16.16b
bif v14.16b,v23.16b,v16.16b
bit v15.16b,v24.16b,v16.16b
bif v0.16b,v25.16b,v16.16b
ushr v23.2d,v7.2d,#2
shl v26.2d,v15.2d,#2
bit v6.16b,v7.16b,v17.16b
ushr v7.2d,v14.2d,#2
bit v13.16b,v1.16b,v16.16b
shl v24.2d,v12.2d,#2
ushr v25.2d,v29.2d,#2
ushr v28.2d,v13.2d,#2
shl v27.2d,v0.2d,#2
bit v26.16b,v13.16b,v17.16b
bif v7.16b,v0.16b,v17.16b
shl v0.2d,v26.2d,#4
bif v23.16b,v11.16b,v17.16b
bit v24.16b,v29.16b,v17.16b
bif v25.16b,v12.16b,v17.16b
bif v28.16b,v15.16b,v17.16b
bit v27.16b,v14.16b,v17.16b
ushr v12.2d,v6.2d,#4
shl v13.2d,v27.2d,#4
shl v15.2d,v28.2d,#4
ushr v1.2d,v23.2d,#4
bit v0.16b,v6.16b,v18.16b
ushr v14.2d,v24.2d,#4
bif v12.16b,v26.16b,v18.16b
bit v13.16b,v24.16b,v18.16b
bit v15.16b,v23.16b,v18.16b
bif v1.16b,v28.16b,v18.16b
zip1 v24.16b,v12.16b,v0.16b
zip2 v26.16b,v12.16b,v0.16b
zip2 v0.16b,v1.16b,v15.16b
ushr v29.2d,v25.2d,#4
bif v14.16b,v27.16b,v18.16b
add v6.2d,v2.2d,v2.2d
shl v11.2d,v7.2d,#4
bif v29.16b,v7.16b,v18.16b
zip1 v5.16b,v14.16b,v13.16b
zip2 v23.16b,v14.16b,v13.16b
ushr v7.2d,v9.2d,#1
add v27.2d,v22.2d,v22.2d
ushr v12.2d,v19.2d,#1
add v13.2d,v31.2d,v31.2d
ushr v14.2d,v30.2d,#1
add v28.2d,v8.2d,v8.2d
bit v6.16b,v9.16b,v16.16b
ushr v9.2d,v10.2d,#1
zip1 v20.16b,v1.16b,v15.16b
stur q0,[x29,#-96]
bif v7.16b,v2.16b,v16.16b
bit v27.16b,v19.16b,v16.16b
bif v12.16b,v22.16b,v16.16b
bit v13.16b,v30.16b,v16.16b
bif v14.16b,v31.16b,v16.16b
bit v28.16b,v10.16b,v16.16b
bif v9.16b,v8.16b,v16.16b
shl v1.2d,v27.2d,#2
ushr v2.2d,v6.2d,#2
shl v22.2d,v12.2d,#2
ushr v30.2d,v7.2d,#2
shl v31.2d,v28.2d,#2
shl v10.2d,v9.2d,#2
ushr v0.2d,v14.2d,#2
bit v11.16b,v25.16b,v18.16b
ushr v8.2d,v13.2d,#2
bit v1.16b,v6.16b,v17.16b
bif v2.16b,v27.16b,v17.16b
bit v22.16b,v7.16b,v17.16b
bif v30.16b,v12.16b,v17.16b
bit v31.16b,v13.16b,v17.16b
bit v10.16b,v14.16b,v17.16b
bif v0.16b,v9.16b,v17.16b
shl v7.2d,v31.2d,#4
ushr v27.2d,v1.2d,#4
ushr v14.2d,v30.2d,#4
zip1 v15.16b,v29.16b,v11.16b
bif v8.16b,v28.16b,v17.16b
shl v28.2d,v10.2d,#4
zip2 v29.16b,v29.16b,v11.16b
shl v11.2d,v0.2d,#4
bit v7.16b,v1.16b,v18.16b
bif v27.16b,v31.16b,v18.16b
bif v14.16b,v0.16b,v18.16b
zip1 v0.16b,v27.16b,v7.16b
zip2 v1.16b,v27.16b,v7.16b
ushr v9.2d,v22.2d,#4
bit v28.16b,v22.16b,v18.16b
bit v11.16b,v30.16b,v18.16b
ldp q22,q27,[x0]
ldp q30,q31,[x0,#128]
shl v12.2d,v8.2d,#4
ushr v13.2d,v2.2d,#4
bif v9.16b,v10.16b,v18.16b
bit v12.16b,v2.16b,v18.16b
zip1 v2.16b,v9.16b,v28.16b
eor v17.16b,v22.16b,v24.16b
zip2 v7.16b,v9.16b,v28.16b
eor v19.16b,v30.16b,v0.16b
eor v24.16b,v31.16b,v1.16b
zip1 v28.16b,v14.16b,v11.16b
ldp q0,q1,[x0,#160]
zip2 v14.16b,v14.16b,v11.16b
bif v13.16b,v8.16b,v18.16b
eor v18.16b,v27.16b,v26.16b
zip1 v25.16b,v13.16b,v12.16b
ldp q22,q26,[x0,#32]
zip2 v12.16b,v13.16b,v12.16b
eor v11.16b,v0.16b,v2.16b
ldp q0,q2,[x0,#64]
add x10,x0,#496
eor v30.16b,v22.16b,v5.16b
eor v5.16b,v26.16b,v23.16b
eor v23.16b,v1.16b,v7.16b
eor v9.16b,v0.16b,v20.16b
ldur q0,[x29,#-96]
ldp q26,q7,[x0,#192]
eor v8.16b,v2.16b,v0.16b
ldp q0,q2,[x0,#96]
ldp q1,q6,[x0,#224]
stur q5,[x29,#-80]
eor v26.16b,v26.16b,v25.16b
eor v25.16b,v7.16b,v12.16b
eor v12.16b,v0.16b,v15.16b
eor v13.16b,v2.16b,v29.16b
eor v29.16b,v1.16b,v28.16b
eor v28.16b,v6.16b,v14.16b
3:
and v0.16b,v12.16b,v9.16b
and v1.16b,v13.16b,v8.16b
ldur q20,[x29,#-80]
and v2.16b,v29.16b,v26.16b
and v6.16b,v28.16b,v25.16b
subs x11,x11,#1
orr v10.16b,v26.16b,v11.16b
mov v5.16b,v11.16b
orr v11.16b,v25.16b,v23.16b
eor v0.16b,v0.16b,v17.16b
eor v14.16b,v1.16b,v18.16b
eor v1.16b,v2.16b,v19.16b
eor v15.16b,v6.16b,v24.16b
orr v2.16b,v9.16b,v30.16b
orr v6.16b,v8.16b,v20.16b
eor v29.16b,v29.16b,v10.16b
eor v28.16b,v28.16b,v11.16b
and v31.16b,v0.16b,v30.16b
eor v7.16b,v0.16b,v1.16b
eor v16.16b,v14.16b,v15.16b
eor v24.16b,v12.16b,v2.16b
eor v27.16b,v13.16b,v6.16b
orr v17.16b,v1.16b,v29.16b
orr v18.16b,v15.16b,v28.16b
and v22.16b,v1.16b,v5.16b
tbl v2.16b,{ v7.16b },v3.16b
tbl v6.16b,{ v16.16b },v3.16b
orr v12.16b,v0.16b,v24.16b
orr v13.16b,v14.16b,v27.16b
eor v12.16b,v12.16b,v30.16b
eor v10.16b,v2.16b,v0.16b
eor v11.16b,v6.16b,v14.16b
eor v13.16b,v13.16b,v20.16b
eor v2.16b,v17.16b,v5.16b
eor v17.16b,v18.16b,v23.16b
mov v5.16b,v3.16b
tbl v18.16b,{ v10.16b },v4.16b
tbl v19.16b,{ v11.16b },v4.16b
eor v6.16b,v12.16b,v2.16b
eor v2.16b,v13.16b,v17.16b
eor v0.16b,v18.16b,v7.16b
eor v1.16b,v19.16b,v16.16b
and v7.16b,v14.16b,v20.16b
and v16.16b,v15.16b,v23.16b
tbl v17.16b,{ v6.16b },v3.16b
tbl v23.16b,{ v2.16b },v3.16b
eor v18.16b,v31.16b,v9.16b
eor v19.16b,v22.16b,v26.16b
eor v22.16b,v7.16b,v8.16b
tbl v31.16b,{ v0.16b },v4.16b
tbl v9.16b,{ v1.16b },v4.16b
eor v7.16b,v16.16b,v25.16b
eor v30.16b,v18.16b,v19.16b
eor v25.16b,v17.16b,v12.16b
eor v26.16b,v23.16b,v13.16b
eor v12.16b,v22.16b,v7.16b
eor v16.16b,v31.16b,v10.16b
eor v17.16b,v9.16b,v11.16b
tbl v19.16b,{ v30.16b },v3.16b
tbl v31.16b,{ v25.16b },v4.16b
tbl v8.16b,{ v26.16b },v4.16b
tbl v9.16b,{ v12.16b },v3.16b
tbl v10.16b,{ v16.16b },v21.16b
tbl v11.16b,{ v17.16b },v21.16b
mov v3.16b,v21.16b
eor v23.16b,v19.16b,v18.16b
eor v6.16b,v31.16b,v6.16b
eor v2.16b,v8.16b,v2.16b
eor v18.16b,v24.16b,v29.16b
eor v19.16b,v9.16b,v22.16b
eor v7.16b,v10.16b,v0.16b
eor v0.16b,v27.16b,v28.16b
tbl v29.16b,{ v6.16b },v4.16b
tbl v31.16b,{ v2.16b },v4.16b
eor v1.16b,v11.16b,v1.16b
tbl v28.16b,{ v23.16b },v4.16b
tbl v9.16b,{ v18.16b },v5.16b
tbl v8.16b,{ v19.16b },v4.16b
tbl v10.16b,{ v0.16b },v5.16b
eor v16.16b,v7.16b,v16.16b
eor v17.16b,v1.16b,v17.16b
ldp q21,q5,[sp,#16]
eor v25.16b,v29.16b,v25.16b
eor v26.16b,v31.16b,v26.16b
eor v28.16b,v28.16b,v30.16b
eor v31.16b,v9.16b,v24.16b
eor v20.16b,v8.16b,v12.16b
tbl v29.16b,{ v16.16b },v21.16b
tbl v30.16b,{ v17.16b },v5.16b
eor v27.16b,v10.16b,v27.16b
tbl v24.16b,{ v25.16b },v3.16b
tbl v9.16b,{ v26.16b },v3.16b
tbl v8.16b,{ v28.16b },v4.16b
ldp q14,q22,[sp,#80]
str q20,[sp,#144]
tbl v10.16b,{ v20.16b },v4.16b
ldp q20,q15,[sp,#112]
tbl v11.16b,{ v27.16b },v4.16b
eor v29.16b,v30.16b,v29.16b
eor v6.16b,v24.16b,v6.16b
eor v2.16b,v9.16b,v2.16b
ldp q24,q9,[x10,#-240]
tbl v30.16b,{ v31.16b },v4.16b
tbl v16.16b,{ v16.16b },v15.16b
tbl v17.16b,{ v17.16b },v20.16b
tbl v12.16b,{ v7.16b },v22.16b
tbl v13.16b,{ v1.16b },v14.16b
eor v23.16b,v8.16b,v23.16b
eor v19.16b,v10.16b,v19.16b
ldp q8,q10,[x10,#-112]
eor v11.16b,v11.16b,v0.16b
eor v0.16b,v29.16b,v24.16b
eor v18.16b,v30.16b,v18.16b
eor v25.16b,v6.16b,v25.16b
eor v16.16b,v17.16b,v16.16b
tbl v29.16b,{ v23.16b },v3.16b
tbl v30.16b,{ v19.16b },v3.16b
eor v17.16b,v13.16b,v12.16b
tbl v13.16b,{ v11.16b },v4.16b
eor v26.16b,v2.16b,v26.16b
stp q0,q10,[x29,#-96]
ldp q24,q10,[sp,#48]
eor v0.16b,v16.16b,v9.16b
tbl v12.16b,{ v18.16b },v4.16b
tbl v16.16b,{ v25.16b },v21.16b
eor v28.16b,v29.16b,v28.16b
tbl v25.16b,{ v25.16b },v15.16b
tbl v1.16b,{ v1.16b },v24.16b
stur q0,[x29,#-112]
tbl v0.16b,{ v7.16b },v10.16b
eor v7.16b,v17.16b,v8.16b
eor v29.16b,v12.16b,v31.16b
eor v8.16b,v13.16b,v27.16b
tbl v27.16b,{ v2.16b },v14.16b
tbl v17.16b,{ v26.16b },v5.16b
tbl v26.16b,{ v26.16b },v20.16b
eor v23.16b,v28.16b,v23.16b
stur q7,[x29,#-128]
ldr q7,[sp,#144]
tbl v2.16b,{ v2.16b },v24.16b
eor v0.16b,v1.16b,v0.16b
tbl v1.16b,{ v6.16b },v22.16b
tbl v31.16b,{ v29.16b },v3.16b
eor v7.16b,v30.16b,v7.16b
ldp q30,q9,[x10,#-208]
tbl v12.16b,{ v8.16b },v3.16b
tbl v6.16b,{ v6.16b },v10.16b
eor v16.16b,v17.16b,v16.16b
eor v25.16b,v26.16b,v25.16b
tbl v26.16b,{ v23.16b },v21.16b
tbl v23.16b,{ v23.16b },v15.16b
eor v1.16b,v27.16b,v1.16b
ldur q27,[x29,#-80]
eor v19.16b,v7.16b,v19.16b
eor v18.16b,v31.16b,v18.16b
eor v30.16b,v16.16b,v30.16b
eor v12.16b,v12.16b,v11.16b
eor v31.16b,v0.16b,v27.16b
eor v16.16b,v25.16b,v9.16b
ldp q17,q0,[x10,#-80]
tbl v13.16b,{ v19.16b },v5.16b
tbl v19.16b,{ v19.16b },v20.16b
stur q16,[x29,#-80]
eor v11.16b,v1.16b,v17.16b
eor v1.16b,v2.16b,v6.16b
eor v2.16b,v18.16b,v29.16b
eor v6.16b,v12.16b,v8.16b
ldp q16,q17,[x10,#-176]
eor v25.16b,v13.16b,v26.16b
tbl v26.16b,{ v28.16b },v22.16b
tbl v29.16b,{ v7.16b },v14.16b
tbl v28.16b,{ v28.16b },v10.16b
tbl v7.16b,{ v7.16b },v24.16b
tbl v13.16b,{ v2.16b },v21.16b
tbl v27.16b,{ v6.16b },v5.16b
tbl v2.16b,{ v2.16b },v15.16b
tbl v6.16b,{ v6.16b },v20.16b
tbl v15.16b,{ v18.16b },v22.16b
tbl v20.16b,{ v12.16b },v14.16b
tbl v18.16b,{ v18.16b },v10.16b
tbl v12.16b,{ v12.16b },v24.16b
eor v19.16b,v19.16b,v23.16b
eor v23.16b,v1.16b,v0.16b
eor v9.16b,v25.16b,v16.16b
eor v0.16b,v29.16b,v26.16b
eor v1.16b,v7.16b,v28.16b
ldp q7,q16,[x10,#-48]
eor v2.16b,v6.16b,v2.16b
ldp q28,q14,[x10,#-16]
eor v8.16b,v19.16b,v17.16b
eor v17.16b,v27.16b,v13.16b
eor v6.16b,v20.16b,v15.16b
eor v18.16b,v12.16b,v18.16b
ldp q19,q20,[x10,#-144]
add x10,x10,#256
mov v21.16b,v3.16b
ldr q3,[sp]
mov v24.16b,v31.16b
eor v26.16b,v0.16b,v7.16b
eor v25.16b,v1.16b,v16.16b
eor v29.16b,v6.16b,v28.16b
eor v12.16b,v17.16b,v19.16b
ldur q19,[x29,#-128]
eor v13.16b,v2.16b,v20.16b
eor v28.16b,v18.16b,v14.16b
ldp q18,q17,[x29,#-112]
b.ne 3b
ldur q16,[x29,#-80]
uzp2 v7.16b,v17.16b,v17.16b
uzp2 v14.16b,v18.16b,v18.16b
uzp2 v0.16b,v30.16b,v30.16b
uzp2 v2.16b,v12.16b,v12.16b
add x9,x2,x9
uzp2 v1.16b,v16.16b,v16.16b
uzp2 v6.16b,v13.16b,v13.16b
add x8,x8,#1
uzp2 v31.16b,v9.16b,v9.16b
uzp2 v10.16b,v8.16b,v8.16b
cmp x8,x3
uzp1 v8.16b,v9.16b,v8.16b
uzp1 v9.16b,v12.16b,v13.16b
zip2 v12.2d,v7.2d,v14.2d
mov v22.16b,v11.16b
uzp1 v11.16b,v17.16b,v18.16b
uzp1 v30.16b,v30.16b,v16.16b
zip2 v5.2d,v2.2d,v6.2d
zip2 v0.2d,v0.2d,v1.2d
movi v16.16b,#85
zip2 v14.2d,v31.2d,v10.2d
movi v17.16b,#51
ushr v6.2d,v12.2d,#1
add v15.2d,v9.2d,v9.2d
uzp2 v7.16b,v22.16b,v22.16b
bif v6.16b,v0.16b,v16.16b
bit v15.16b,v8.16b,v16.16b
stur q6,[x29,#-96]
add v10.2d,v30.2d,v30.2d
ushr v31.2d,v11.2d,#1
add v1.2d,v0.2d,v0.2d
bit v10.16b,v11.16b,v16.16b
bif v31.16b,v30.16b,v16.16b
bit v1.16b,v12.16b,v16.16b
add v2.2d,v5.2d,v5.2d
mov v27.16b,v6.16b
ushr v12.2d,v10.2d,#2
bit v2.16b,v14.16b,v16.16b
bif v12.16b,v15.16b,v17.16b
shl v6.2d,v2.2d,#2
ushr v30.2d,v1.2d,#2
bit v6.16b,v1.16b,v17.16b
ushr v20.2d,v14.2d,#1
shl v14.2d,v15.2d,#2
bif v30.16b,v2.16b,v17.16b
bif v20.16b,v5.16b,v16.16b
uzp2 v11.16b,v23.16b,v23.16b
uzp2 v1.16b,v19.16b,v19.16b
bit v14.16b,v10.16b,v17.16b
uzp2 v2.16b,v24.16b,v24.16b
uzp2 v15.16b,v29.16b,v29.16b
uzp2 v0.16b,v28.16b,v28.16b
ushr v13.2d,v8.2d,#1
uzp1 v28.16b,v29.16b,v28.16b
ushr v8.2d,v31.2d,#2
bif v13.16b,v9.16b,v16.16b
bif v8.16b,v13.16b,v17.16b
stur q8,[x29,#-80]
shl v18.2d,v13.2d,#2
zip2 v7.2d,v7.2d,v11.2d
shl v10.2d,v20.2d,#2
zip2 v1.2d,v1.2d,v2.2d
bit v18.16b,v31.16b,v17.16b
bit v10.16b,v27.16b,v17.16b
zip2 v15.2d,v15.2d,v0.2d
uzp2 v31.16b,v26.16b,v26.16b
uzp2 v11.16b,v25.16b,v25.16b
uzp1 v26.16b,v26.16b,v25.16b
uzp1 v25.16b,v22.16b,v23.16b
uzp1 v27.16b,v19.16b,v24.16b
shl v13.2d,v14.2d,#4
shl v29.2d,v12.2d,#4
mov v5.16b,v18.16b
movi v18.16b,#15
bit v13.16b,v6.16b,v18.16b
bit v29.16b,v30.16b,v18.16b
ushr v8.2d,v6.2d,#4
ushr v9.2d,v30.2d,#4
add v6.2d,v7.2d,v7.2d
bit v6.16b,v1.16b,v16.16b
bif v8.16b,v14.16b,v18.16b
bif v9.16b,v12.16b,v18.16b
ushr v22.2d,v1.2d,#1
add v2.2d,v15.2d,v15.2d
add v30.2d,v28.2d,v28.2d
bif v22.16b,v7.16b,v16.16b
bit v30.16b,v26.16b,v16.16b
zip2 v31.2d,v31.2d,v11.2d
ushr v0.2d,v26.2d,#1
bit v2.16b,v31.16b,v16.16b
add v7.2d,v25.2d,v25.2d
shl v26.2d,v2.2d,#2
bit v7.16b,v27.16b,v16.16b
bif v0.16b,v28.16b,v16.16b
ushr v24.2d,v27.2d,#1
ushr v27.2d,v7.2d,#2
bit v26.16b,v6.16b,v17.16b
ushr v6.2d,v6.2d,#2
bif v27.16b,v30.16b,v17.16b
ushr v23.2d,v31.2d,#1
bif v6.16b,v2.16b,v17.16b
shl v2.2d,v27.2d,#4
shl v28.2d,v30.2d,#2
bit v2.16b,v6.16b,v18.16b
bif v24.16b,v25.16b,v16.16b
mov v19.16b,v5.16b
shl v25.2d,v5.2d,#4
stp q29,q2,[x9,#64]
bif v23.16b,v15.16b,v16.16b
ldp q2,q5,[x29,#-96]
bit v28.16b,v7.16b,v17.16b
shl v7.2d,v23.2d,#2
ushr v11.2d,v6.2d,#4
ushr v6.2d,v24.2d,#2
shl v1.2d,v0.2d,#2
bit v7.16b,v22.16b,v17.16b
ushr v22.2d,v22.2d,#2
bif v6.16b,v0.16b,v17.16b
shl v0.2d,v6.2d,#4
bit v1.16b,v24.16b,v17.16b
shl v31.2d,v28.2d,#4
bit v25.16b,v10.16b,v18.16b
shl v30.2d,v1.2d,#4
ushr v24.2d,v2.2d,#2
bif v22.16b,v23.16b,v17.16b
ushr v2.2d,v7.2d,#4
bit v0.16b,v22.16b,v18.16b
bit v31.16b,v26.16b,v18.16b
ushr v26.2d,v26.2d,#4
bit v30.16b,v7.16b,v18.16b
stp q25,q30,[x9,#32]
shl v25.2d,v5.2d,#4
bif v11.16b,v27.16b,v18.16b
bif v24.16b,v20.16b,v17.16b
ushr v27.2d,v10.2d,#4
stp q0,q8,[x9,#112]
ushr v0.2d,v24.2d,#4
bif v2.16b,v1.16b,v18.16b
ushr v1.2d,v22.2d,#4
stp q13,q31,[x9]
bif v26.16b,v28.16b,v18.16b
bit v25.16b,v24.16b,v18.16b
str q25,[x9,#96]
bif v27.16b,v19.16b,v18.16b
stp q26,q27,[x9,#144]
bif v0.16b,v5.16b,v18.16b
bif v1.16b,v6.16b,v18.16b
stp q2,q9,[x9,#176]
stp q11,q0,[x9,#208]
str q1,[x9,#240]
b.ne 2b
ldp x29,x30,[sp,#288]
ldp d9,d8,[sp,#272]
ldp d11,d10,[sp,#256]
ldp d13,d12,[sp,#240]
ldp d15,d14,[sp,#224]
add sp,sp,#304
4:
ret
end_function phalanx_0_1_ublock_256_256_encrypt_neon
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c

function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x1
shared_27 4f,1008f,1139f,1138f,1136f,1140f,1141f,1142f,1143f,1144f,1145f,1146f,1147f
ldp q27,q28,[x0,#32]
mov w11,#24
add x10,x1,x9
ldp q21,q22,[x10]
add x10,x0,#112
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
zip1 v25.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
zip1 v26.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
ldp q23,q24,[x0]
eor v23.16b,v23.16b,v25.16b
eor v24.16b,v24.16b,v21.16b
eor v21.16b,v27.16b,v26.16b
eor v22.16b,v28.16b,v22.16b
nop
nop
nop
nop
nop
3:
tbl v23.16b,{ v1.16b },v23.16b
tbl v24.16b,{ v1.16b },v24.16b
subs x11,x11,#1
tbl v21.16b,{ v1.16b },v21.16b
tbl v22.16b,{ v1.16b },v22.16b
shared_30 0
eor v26.16b,v28.16b,v27.16b
ldp q27,q28,[x10,#-16]
eor v21.16b,v24.16b,v23.16b
ldp q23,q24,[x10,#-48]
add x10,x10,#64
eor v22.16b,v22.16b,v28.16b
eor v23.16b,v26.16b,v23.16b
eor v24.16b,v21.16b,v24.16b
eor v21.16b,v25.16b,v27.16b
b.ne 3b
uzp2 v25.16b,v23.16b,v23.16b
uzp2 v26.16b,v24.16b,v24.16b
add x8,x8,#1
uzp1 v23.16b,v23.16b,v24.16b
uzp2 v24.16b,v21.16b,v21.16b
add x9,x2,x9
uzp2 v27.16b,v22.16b,v22.16b
uzp1 v21.16b,v21.16b,v22.16b
cmp x8,x3
zip2 v22.2d,v25.2d,v26.2d
shl v23.2d,v23.2d,#4
zip2 v24.2d,v24.2d,v27.2d
shl v21.2d,v21.2d,#4
orr v22.16b,v23.16b,v22.16b
orr v21.16b,v21.16b,v24.16b
stp q22,q21,[x9]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x1
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c

function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x2
cbz x3,5f
sub sp,sp,#160
stp d9,d8,[sp,#128]
stp x29,x30,[sp,#144]
add x29,sp,#144
shared_17 1008f,1139f,1138f,1136f,1141f,1140f,1142f,1144f,1143f,1145f,1147f,1146f
mov x9,sp
mov x8,xzr
add x9,x9,#64
nop
nop
nop
nop
nop
nop
nop
2:
lsl x10,x8,#6
ldp q8,q9,[x0,#32]
mov x11,xzr
add x12,x1,x10
ldp q21,q22,[x12]
ldp q25,q26,[x12,#32]
ushr v23.16b,v21.16b,#4
and v21.16b,v21.16b,v0.16b
ushr v24.16b,v22.16b,#4
and v22.16b,v22.16b,v0.16b
ushr v28.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
ushr v31.16b,v26.16b,#4
and v26.16b,v26.16b,v0.16b
zip1 v27.16b,v23.16b,v21.16b
zip2 v21.16b,v23.16b,v21.16b
zip1 v30.16b,v24.16b,v22.16b
zip2 v22.16b,v24.16b,v22.16b
zip1 v24.16b,v28.16b,v25.16b
ldp q23,q29,[x0]
zip2 v25.16b,v28.16b,v25.16b
zip1 v28.16b,v31.16b,v26.16b
zip2 v26.16b,v31.16b,v26.16b
eor v27.16b,v23.16b,v27.16b
eor v21.16b,v29.16b,v21.16b
eor v30.16b,v8.16b,v30.16b
eor v22.16b,v9.16b,v22.16b
eor v23.16b,v23.16b,v24.16b
eor v24.16b,v8.16b,v28.16b
stp q27,q21,[sp]
eor v21.16b,v29.16b,v25.16b
stp q30,q22,[sp,#32]
eor v22.16b,v9.16b,v26.16b
stp q23,q21,[sp,#64]
stp q24,q22,[sp,#96]
nop
nop
nop
nop
nop
3:
add x12,x0,x11,lsl #6
mov w13,#1
ldp q21,q22,[x12,#64]
ldp q23,q24,[x12,#96]
mov x12,sp
nop
nop
nop
4:
ldp q25,q26,[x12]
mov w14,w13
ldp q27,q28,[x12,#32]
mov w13,wzr
shared_29 0
stp q28,q25,[x12]
stp q26,q27,[x12,#32]
mov x12,x9
tbnz w14,#0,4b
add x11,x11,#1
shared_20 24
end_function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x2
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff

function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x4
shared_19 5f,1008f,1139f,1138f,1136f,1140f,1141f,1142f,1143f,1144f,1145f,1146f,1147f
ldp q23,q24,[x0,#32]
mov x11,xzr
add x12,x1,x10
ldp q21,q25,[x12]
ldp q28,q29,[x12,#32]
ushr v26.16b,v21.16b,#4
and v27.16b,v21.16b,v0.16b
ushr v30.16b,v25.16b,#4
and v25.16b,v25.16b,v0.16b
ldp q21,q22,[x0]
ushr v31.16b,v28.16b,#4
and v28.16b,v28.16b,v0.16b
ushr v10.16b,v29.16b,#4
zip1 v8.16b,v26.16b,v27.16b
zip2 v26.16b,v26.16b,v27.16b
and v29.16b,v29.16b,v0.16b
ldp q27,q9,[x12,#64]
zip1 v12.16b,v30.16b,v25.16b
zip2 v25.16b,v30.16b,v25.16b
zip1 v30.16b,v31.16b,v28.16b
zip2 v28.16b,v31.16b,v28.16b
zip1 v31.16b,v10.16b,v29.16b
zip2 v29.16b,v10.16b,v29.16b
ushr v11.16b,v27.16b,#4
and v27.16b,v27.16b,v0.16b
eor v8.16b,v21.16b,v8.16b
eor v26.16b,v22.16b,v26.16b
eor v25.16b,v24.16b,v25.16b
eor v30.16b,v21.16b,v30.16b
eor v28.16b,v22.16b,v28.16b
zip1 v10.16b,v11.16b,v27.16b
zip2 v27.16b,v11.16b,v27.16b
eor v11.16b,v23.16b,v12.16b
stp q8,q26,[sp]
ldp q8,q12,[x12,#96]
ushr v26.16b,v9.16b,#4
and v9.16b,v9.16b,v0.16b
eor v31.16b,v23.16b,v31.16b
stp q11,q25,[sp,#32]
eor v29.16b,v24.16b,v29.16b
ushr v25.16b,v8.16b,#4
and v8.16b,v8.16b,v0.16b
stp q30,q28,[sp,#64]
zip1 v11.16b,v26.16b,v9.16b
zip2 v26.16b,v26.16b,v9.16b
ushr v9.16b,v12.16b,#4
and v12.16b,v12.16b,v0.16b
stp q31,q29,[sp,#96]
eor v28.16b,v21.16b,v10.16b
zip1 v30.16b,v25.16b,v8.16b
zip2 v25.16b,v25.16b,v8.16b
eor v27.16b,v22.16b,v27.16b
zip1 v31.16b,v9.16b,v12.16b
zip2 v8.16b,v9.16b,v12.16b
eor v29.16b,v23.16b,v11.16b
eor v26.16b,v24.16b,v26.16b
stp q28,q27,[sp,#128]
eor v21.16b,v21.16b,v30.16b
eor v22.16b,v22.16b,v25.16b
eor v23.16b,v23.16b,v31.16b
eor v24.16b,v24.16b,v8.16b
stp q29,q26,[sp,#160]
stp q21,q22,[sp,#192]
stp q23,q24,[sp,#224]
nop
nop
nop
nop
nop
nop
nop
3:
add x12,x0,x11,lsl #6
ldp q21,q22,[x12,#64]
ldp q23,q24,[x12,#96]
mov x12,xzr
nop
nop
nop
nop
4:
add x13,x9,x12
add x12,x12,#64
ldp q25,q26,[x13]
cmp x12,#256
ldp q27,q28,[x13,#32]
shared_29 0
stp q28,q25,[x13]
stp q26,q27,[x13,#32]
b.ne 4b
add x11,x11,#1
cmp x11,#24
b.ne 3b
ldp q21,q22,[sp]
add x10,x2,x10
shared_12 32
stp q21,q22,[x10]
zip2 v29.2d,v8.2d,v14.2d
shl v8.2d,v9.2d,#4
zip2 v31.2d,v10.2d,v15.2d
shl v22.2d,v25.2d,#4
stp q24,q26,[x10,#32]
orr v21.16b,v27.16b,v23.16b
orr v23.16b,v30.16b,v28.16b
orr v24.16b,v8.16b,v29.16b
orr v22.16b,v22.16b,v31.16b
stp q21,q23,[x10,#64]
stp q24,q22,[x10,#96]
b.ne 2b
ldp x29,x30,[sp,#320]
ldp d9,d8,[sp,#304]
ldp d11,d10,[sp,#288]
ldp d13,d12,[sp,#272]
ldp d15,d14,[sp,#256]
add sp,sp,#336
5:
ret
end_function phalanx_0_1_ublock_256_256_encrypt_neon_serial_x4
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1139:
.quad 0x7060504030201,0x80f0e0d0c0b0a09
.p2align 4
1138:
.quad 0x100070605040302,0x9080f0e0d0c0b0a
.p2align 4
1136:
.quad 0x403020100070605,0xc0b0a09080f0e0d
.p2align 4
1140:
.quad 0xffffffff0f0e0504,0xffffffff0d0c0706
.p2align 4
1141:
.quad 0xb0a0100ffffffff,0x9080302ffffffff
.p2align 4
1142:
.quad 0xffffffff09080302,0x1000b0affffffff
.p2align 4
1143:
.quad 0x5040f0effffffff,0xffffffff07060d0c
.p2align 4
1144:
.quad 0xffff0302ffff0d0c,0xffff05040908ffff
.p2align 4
1145:
.quad 0x908ffff0706ffff,0xf0effffffff0302
.p2align 4
1146:
.quad 0xffffffff01000f0e,0xb0affff0706ffff
.p2align 4
1147:
.quad 0x5040b0affffffff,0xffff0100ffff0d0c

function phalanx_0_1_ublock_256_256_schedule_neon
cbz x2,4f
stp x29,x30,[sp,#-16]!
mov x29,sp
adr x10,1127f
movi v0.16b,#15
adr x11,1016f
ldr q1,[x10]
adr x10,1008f
adr x12,1148f
ldr q2,[x10]
ldr q3,[x11]
ldr q4,[x12]
mov x8,xzr
add x9,x1,#32
mov w10,#800
adr x11,1126f+6656
2:
add x12,x0,x8,lsl #5
mov x13,x9
mov x14,x11
mov w15,#12
ldp q5,q6,[x12]
madd x12,x8,x10,x1
ushr v16.16b,v5.16b,#4
and v5.16b,v5.16b,v0.16b
ushr v17.16b,v6.16b,#4
and v18.16b,v6.16b,v0.16b
zip1 v7.16b,v16.16b,v5.16b
zip2 v6.16b,v16.16b,v5.16b
zip1 v5.16b,v17.16b,v18.16b
zip2 v16.16b,v17.16b,v18.16b
eor v17.16b,v7.16b,v1.16b
nop
3:
ldur q18,[x14,#-160]
shl v20.8h,v6.8h,#4
shl v22.8h,v5.8h,#4
tbl v17.16b,{ v2.16b },v17.16b
subs x15,x15,#1
tbl v19.16b,{ v7.16b },v18.16b
tbl v18.16b,{ v16.16b },v18.16b
usra v20.8h,v6.8h,#8
usra v22.8h,v5.8h,#8
shl v21.8h,v19.8h,#4
shl v23.8h,v18.8h,#4
usra v21.8h,v19.8h,#8
usra v23.8h,v18.8h,#8
uzp1 v18.16b,v21.16b,v20.16b
uzp1 v19.16b,v22.16b,v23.16b
stp q18,q19,[x13,#-32]
ldur q18,[x14,#-240]
eor v5.16b,v18.16b,v5.16b
ldp q18,q19,[x14,#-192]
tbl v5.16b,{ v5.16b },v18.16b
tbl v18.16b,{ v3.16b },v6.16b
tbl v16.16b,{ v16.16b },v19.16b
ldur q19,[x14,#-128]
eor v17.16b,v5.16b,v17.16b
eor v5.16b,v16.16b,v18.16b
eor v16.16b,v19.16b,v17.16b
ldp q19,q18,[x14,#-32]
tbl v17.16b,{ v2.16b },v17.16b
tbl v20.16b,{ v5.16b },v18.16b
tbl v21.16b,{ v16.16b },v19.16b
tbl v18.16b,{ v6.16b },v18.16b
tbl v19.16b,{ v7.16b },v19.16b
shl v22.8h,v20.8h,#4
shl v23.8h,v21.8h,#4
shl v24.8h,v18.8h,#4
shl v25.8h,v19.8h,#4
usra v22.8h,v20.8h,#8
usra v23.8h,v21.8h,#8
usra v24.8h,v18.8h,#8
usra v25.8h,v19.8h,#8
uzp1 v18.16b,v23.16b,v22.16b
uzp1 v19.16b,v24.16b,v25.16b
stp q18,q19,[x13],#64
ldur q18,[x14,#-112]
eor v6.16b,v18.16b,v6.16b
ldp q18,q19,[x14,#-64]
tbl v6.16b,{ v6.16b },v18.16b
tbl v18.16b,{ v3.16b },v5.16b
tbl v7.16b,{ v7.16b },v19.16b
ldr q19,[x14]
add x14,x14,#256
eor v17.16b,v6.16b,v17.16b
eor v6.16b,v7.16b,v18.16b
eor v7.16b,v19.16b,v17.16b
b.ne 3b
tbl v7.16b,{ v7.16b },v4.16b
tbl v16.16b,{ v16.16b },v4.16b
add x8,x8,#1
shl v17.8h,v6.8h,#4
shl v19.8h,v5.8h,#4
cmp x8,x2
add x9,x9,#800
shl v18.8h,v7.8h,#4
shl v20.8h,v16.8h,#4
usra v17.8h,v6.8h,#8
usra v19.8h,v5.8h,#8
usra v18.8h,v7.8h,#8
usra v20.8h,v16.8h,#8
uzp1 v5.16b,v18.16b,v17.16b
uzp1 v6.16b,v19.16b,v20.16b
stp q5,q6,[x12,#768]
b.ne 2b
ldp x29,x30,[sp],#16
4:
ret
end_function phalanx_0_1_ublock_256_256_schedule_neon
.p2align 4
1127:
.quad 0x9000800000c000c,0x8000d000009000d
.p2align 4
1016:
.quad 0xe0c0a0806040200,0xd0f090b05070103
.p2align 4
1008:
.quad 0x80d0a0b0c090407,0x502030006010e0f
.p2align 4
1148:
.quad 0xa09000d010b0305,0xc08040f0207060e
.p2align 6
table local_ublock_neon_STEPS_1126_56,9600
1126:
.quad 0x90d0000000c08,0x9000c00000d0008,0xf0b0000000a00,0x10004000005000e
.quad 0x8000008080800000,0x80008080008000,0x80800000008080,0x8000800000800080
.quad 0xe0006080d0b0401,0x50f030a0c070902,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0e0400000a,0xb01000500000000,0x203000106000000,0x500000000000704
.quad 0x8000000000808000,0x800080808080,0x80808080000080,0x8080008000000000
.quad 0xa09040c0201060b,0x7030f0e0805000d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f010d080006,0xe07030b020c0904,0xe07030b020c0904,0xa050f010d080006
.quad 0x7010000000300,0x206050004000000,0x90600000300,0x70c0200080d00
.quad 0x8080800080,0x8000808080,0x8080800000008000,0x8080800080000000
.quad 0xd0209030e040b05,0x10a080f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e0003040605,0x70a0d02080b0901,0x70a0d02080b0901,0xc0f0e0003040605
.quad 0xc000d0007060009,0x308000000020000,0x300000008000207,0xd00000c06000900
.quad 0x80008000008000,0x808080008080,0x8000800080800080,0x8080000000800000
.quad 0xc0f0806040a0d02,0x900070b0e030501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060d01050f,0xa0c030804020900,0xa0c030804020900,0xb0e07060d01050f
.quad 0xc0d000000000000,0x907030600080002,0xf0000000e000a,0x50000040b0100
.quad 0x808080808080,0x80008000,0x8080000000000000,0x8080808000800080
.quad 0x6080e000a070503,0x409010d020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a0503000f0e,0xc0b0d0401080906,0xc0b0d0401080906,0x2070a0503000f0e
.quad 0xf00050a0b000000,0x100000e040000,0x40b0e0001050000,0xa0000000f
.quad 0x80000000808080,0x8000800000008080,0x8000808080000000,0x80008080800000
.quad 0x90d040b0008060f,0x7010c0203050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f0d060e07,0xb02030100040905,0xb02030100040905,0x80a0c0f0d060e07
.quad 0xf0b00,0x4000a05010e0000,0x90d00000000,0xc00030008060207
.quad 0x80808080000080,0x80000000008080,0x8000000000808000,0x8000808080800000
.quad 0xe030c0b0d0205,0x10a060f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0305070a,0x2080d000601090f,0x2080d000601090f,0x40c0b0e0305070a
.quad 0x8030009,0x6000c0702000d,0x3070d0800,0xc09000200000600
.quad 0x8080808000008000,0x8000800000008000,0x80800080,0x80008080800080
.quad 0xc0f070105040b08,0xd0002090e060a03,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b02070d0f0a0c,0x80403060500090e,0x80403060500090e,0x10b02070d0f0a0c
.quad 0x20c000800030000,0xd0609000007,0x300000000000b02,0x60f000a000e07
.quad 0x800080008080,0x8080000000808000,0x8080008000800000,0x808080000080
.quad 0x6040e0d08070002,0xa030f05090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a030e0c0b,0x4010d050f060907,0x4010d050f060907,0x2080a030e0c0b
.quad 0x60f07030200,0xe0a000b,0x20600030e0b000a,0x70f00
.quad 0x8080000000000080,0x8080808000008000,0x808080808000,0x80800080
.quad 0xd0801000e090306,0x70c04020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c0d070b02,0x100030f0e05090a,0x100030f0e05090a,0x608040c0d070b02
.quad 0xa000f0e06,0x200030b00000007,0x80f0000000a00,0xc0e000b0d09
.quad 0x8080800080000000,0x80000080808000,0x8000808080,0x8000808000000080
.quad 0xb05040c010e060d,0xa070f08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b030a0208,0x60d0e070f090c,0x60d0e070f090c,0x504010b030a0208
.quad 0xf000e0a00080c,0xb00000900000d,0xd0c09000008,0xd0000090c000800
.quad 0x8000800000800000,0x8000808000808000,0x80008080008080,0x80000080000080
.quad 0xc030f090a040b05,0x106000d0e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0100020d0c0804,0x60503070a0e090b,0x60503070a0e090b,0xf0100020d0c0804
.quad 0x9090d08000c0c0d,0x80000000000,0xc000000080600,0x70903000d000200
.quad 0x80000000,0x8080008080808080,0x8080808000808080,0x800000000000
.quad 0x50f0d0a06070902,0xe000c08030b0401,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000608030b0401,0x50f0d0a0c070902,0x50f0d0a0c070902,0xe000608030b0401
.quad 0x703000c000208,0x9000000000d0006,0x100040007050002,0x3000000000600
.quad 0x8000008000800000,0x80808080008000,0x80800080008080,0x8000000000800080
.quad 0x6080e000b0d0c09,0x3070502040f010a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70605040d020100,0xf0e030c0b0a0908,0xf0e030c0b0a0908,0x70605040d020100
.quad 0x30200000006,0x701040500000000,0xa0b000100000000,0x5000e0000000f04
.quad 0x8000000080808000,0x80808080,0x80808000000080,0x8080808000000000
.quad 0xa09040c0f01060b,0x70d020e08050003,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa050f0103080006,0xe070d0b020c0904,0xe070d0b020c0904,0xa050f0103080006
.quad 0xf010005000b00,0xa0e000004000000,0x9070c000200,0x6000300080d00
.quad 0x8000800080,0x808000808080,0x8080800080008000,0x8080000080000000
.quad 0x302090d08040b05,0x10a0e0f070c0600,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0f0e000d040605,0x70a0302080b0901,0x70a0302080b0901,0xc0f0e000d040605
.quad 0xc000d0000070009,0x208060000030000,0x100000000000005,0xd00080c04000900
.quad 0x80008080008000,0x8080008080,0x8000800000800080,0x8080800000800000
.quad 0xc0f0806070a0302,0x900040b0e0d0501,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0e07060301050f,0xa0c0d0804020900,0xa0c0d0804020900,0xb0e07060301050f
.quad 0xc0d000001000000,0x905000400080000,0xa0000000b000f,0x50000040e0100
.quad 0x808000808080,0x800080008000,0x8080000080000000,0x8080008000800080
.quad 0x6080e000107050d,0x4090a03020b0f0c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2070a050d000f0e,0xc0b030401080906,0xc0b030401080906,0x2070a050d000f0e
.quad 0xa00050f00000000,0x10e000b040000,0x400050000050000,0x10100000004
.quad 0x80000080808080,0x8000000000008080,0x8000808000000000,0x80808080800000
.quad 0x903040b0c08060f,0x70100020d050e0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80a0c0f03060e07,0xb020d0100040905,0xb020d0100040905,0x80a0c0f03060e07
.quad 0x1040000,0x400000501050000,0xe0a02000000,0xb0000000f070306
.quad 0x80808000000080,0x80800000008080,0x8000000080808000,0x8000008080800000
.quad 0xe0d0c06030205,0x10a0b0f08090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40c0b0e0d05070a,0x20803000601090f,0x20803000601090f,0x40c0b0e0d05070a
.quad 0x2000e,0x70f0b0603000a,0x100030600,0x207050000000400
.quad 0x8080808080008000,0x8000000000008000,0x800080,0x80808080800080
.quad 0xc0f070102040b08,0x30005090e060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x10b0207030f0a0c,0x8040d060500090e,0x8040d060500090e,0x10b0207030f0a0c
.quad 0x2000603010000,0x407000005,0xf0000000a000e0e,0xa00000f000b0b
.quad 0x800000008080,0x8080800000808000,0x8080008080800000,0x8080000080
.quad 0x6040e030f070002,0xa0d0805090b0c01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x2080a0d0e0c0b,0x40103050f060907,0x40103050f060907,0x2080a0d0e0c0b
.quad 0xa0a000f0e00,0xb000b0f000e,0xa0e000b00000001,0x500000f0400
.quad 0x8080000080000080,0x8080008000008000,0x808000808000,0x800080800080
.quad 0x308010004090d06,0x70c0e020f050b0a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x608040c03070b02,0x1000d0f0e05090a,0x1000d0f0e05090a,0x608040c03070b02
.quad 0x10b04050e,0xa0000000000000f,0x0,0x0
.quad 0x8080800000000000,0x80800080808000,0x8080808080,0x8000008000000080
.quad 0xb05040c070e0603,0xa010f080d0209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x504010b0d0a0208,0x6030e070f090c,0x6030e070f090c,0x504010b0d0a0208
.quad 0x0,0x0,0x0,0x0
.quad 0x8000800080800000,0x8000008000808000,0x80008000008080,0x80800080000080
.quad 0xc0d0f0900040b05,0x1060a030e020807,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf010002030c0804,0x6050d070a0e090b,0x6050d070a0e090b,0xf010002030c0804
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf05000000,0xa0b010000040e00,0x300040000020006,0x10000070005
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000500020004,0x10006000700,0x2000300000d0007,0x90006000008000c
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xd000003070002,0x800000c00060009,0xd000200000c0008,0x600070000090003
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x200000807,0x30d000000060c09,0xe000f000001000b,0x5000a0000040000
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x4000e000a0000,0x10000050f0b00,0x4000b0000050001,0xf000e000000000a
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x10a000e000f0000,0xb00000400000005,0xd000c0000020008,0x600090000070003
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc0600,0xd07030200000908,0x2000c0000030007,0x80009000006000d
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc020007000600,0x90d000003000800,0x2000300000e0007,0xa000600000b000f
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xa020e000000000f,0xb07000306,0xb000200000a000e,0x6000700000f0003
.quad 0x8080808000,0x8080800000800000,0x8080800000000080,0x8080008080
.quad 0xa0d0c060103020e,0x40507080b00090f,0x60309010e050f0b,0x70a0802040c0d00
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf07000000000a00,0x20b03000e0006,0xf000e00000d000a,0x9000b000008000c
.quad 0x808080800080,0x8000000080008000,0x8080000000008000,0x80808000800080
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xd040e0f0201030a,0x80006050b07090c
.quad 0x80006050b07090c,0xd040e0f0201030a,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x80c09000a00,0xf0d000b00000e,0xc000900000d0009,0xd000c0000080008
.quad 0x8080000000800080,0x8000008000808000,0x808080008000,0x80800080000080
.quad 0x204080e0a000b07,0x60d0c050f010309,0xe0a08070c0d0601,0x3020b090f050004
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd0008000809000c,0xc00090d000000,0x90008000002000c,0x6000d0000070003
.quad 0x80008000008000,0x8000800000808080,0x8000800080800080,0x80008080000000
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0c0609070a02,0xb040e0d01030805
.quad 0xb040e0d01030805,0xf0c0609070a02,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000000d02,0x300070908060000,0x200050000030007,0x100000000060004
.quad 0x80808080800000,0x80000000008080,0x8000000000008080,0x8000808080800000
.quad 0xb06050702010f0c,0xe04080d090a0003,0xc020b0305000e07,0xa090108060d040f
.quad 0xc020b0305000e07,0xa090108060d040f,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x40000060700,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x8080000080000080,0x808080008000,0x808000808000
.quad 0xd080702000f050a,0x90b03010c04060e,0x406050e08030209,0x10f0c00070a0b0d
.quad 0x10f0c00070a0b0d,0x406050e08030209,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x509010a0d040c03,0x208070b0e000f06
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x509010a0d040c03,0x208070b0e000f06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x500000c00000000,0x908040000010d00,0x5000f0000040000,0xb000a000001000e
.quad 0x80800000808080,0x8080000080,0x8000008080000000,0x8080800000808000
.quad 0x90704080f020305,0xc0e0d06000b0a01,0xd080702000f050a,0x90b03010c04060e
.quad 0xd080702000f050a,0x90b03010c04060e,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x5000e0b04000f,0xa0000000100,0x400050000000001,0x400000000050001
.quad 0x8000800000008000,0x8080008000800080,0x80008080800080,0x800080008000
.quad 0xc020b0305000e07,0xa090108060d040f,0x60c00050102080b,0x30e0d0f0a090704
.quad 0x30e0d0f0a090704,0x60c00050102080b,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x5010004,0x500000100000004,0x7000e0000060002,0xa000b000003000f
.quad 0x8000808000008000,0x80800080008000,0x80000080800080,0x8000008000800080
.quad 0x30c0605090b000d,0x807040e010f020a,0xb030904060d02,0x8010a07050f0e0c
.quad 0xb030904060d02,0x8010a07050f0e0c,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xe0000020b,0xf070000000a0603,0x600070000040003,0x20000010005
.quad 0x8080800080800000,0x808080000000,0x8000008080,0x8080000000808080
.quad 0xe0a08070c0d0601,0x3020b090f050004,0xe05040d07090b01,0xa0c00060208030f
.quad 0xa0c00060208030f,0xe05040d07090b01,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1050600020000,0x4000000070300,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000000080008080,0x8000808000000080,0x80808000800000,0x80000080808000
.quad 0x80e0d030f0104,0x50c06070a090b02,0x4010a080f0e0009,0xb0702030d060c05
.quad 0x4010a080f0e0009,0xb0702030d060c05,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xa0b000f000e0000,0xa00000f0b00000e,0xe000f000004000b,0xa0000010005
.quad 0x800080008080,0x80800000808000,0x8080008000800000,0x8000008080000080
.quad 0x60309010e050f0b,0x70a0802040c0d00,0xc0d0f0003080107,0x205040e090b0a06
.quad 0x205040e090b0a06,0xc0d0f0003080107,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xf0000,0xe01050400000a0b,0x0,0x0
.quad 0x8080808080000080,0x80800000,0x808000,0x8080808000008080
.quad 0x105070400090a06,0xd080e0c02030f0b,0xf07020b060c0408,0x103090a000e050d
.quad 0xf07020b060c0408,0x103090a000e050d,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x8000008000800080,0x808000800080,0x80800080008000,0x8080000080008000
.quad 0xf07020b060c0408,0x103090a000e050d,0x50006040a0b0703,0x90d0f0c0801020e
.quad 0x90d0f0c0801020e,0x50006040a0b0703,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x9000800000c000c,0x8000d000009000d,0x1000000000a0004,0xe000500000f000b
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xe000f00000b00,0xa00010005040000,0x300040000020006,0x10000070005
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x7060500020000,0x10400000003,0x2000300000d0007,0x90006000008000c
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xc00000000070900,0x80000020300060d,0xd000200000c0008,0x600070000090003
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xc0d0000000900,0x302080700000600,0xe000f000001000b,0x5000a0000040000
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50b01000a000000,0xe000000000f04,0x4000b0000050001,0xf000e000000000a
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xf00050b,0xe04010000000a,0xd000c0000020008,0x600090000070003
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x7000c00080d,0x20006090300,0x2000c0000030007,0x80009000006000d
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000d0c00000009,0x7000206080000,0x2000300000e0007,0xa000600000b000f
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x70000020f060000,0xb0e00030a00,0xb000200000a000e,0x6000700000f0003
.quad 0x80800000008080,0x8080000080000080,0x8000008080800000,0x808000808000
.quad 0xb03060d0e0f0100,0x507080c02090a04,0x40e0a0b050c0007,0x90102060f0d0803
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x70006000e,0x20b03000a000f00,0xf000e00000d000a,0x9000b000008000c
.quad 0x8080800080008000,0x8000800080,0x8000800080,0x8080800080008000
.quad 0xe0d09010f050c06,0x702030a0008040b,0xe050f08060b0100,0x203040c07090a0d
.quad 0x203040c07090a0d,0xe050f08060b0100,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0xb0000090e0000,0xf0d00080a0c0000,0xc000900000d0009,0xd000c0000080008
.quad 0x8000808000008080,0x800000008080,0x80000080800000,0x8080008080800000
.quad 0x10f04000a090307,0xd0c06080b0e0205,0xf0002090d0e040b,0x3070601080c050a
.quad 0xf0002090d0e040b,0x3070601080c050a,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xd00090800000c,0xc00000800000d09,0x90008000002000c,0x6000d0000070003
.quad 0x8000800000808000,0x80800080800000,0x80008080000080,0x8000008000008080
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xd080501090704,0x60a0f0e0b03020c
.quad 0x60a0f0e0b03020c,0xd080501090704,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x8000000030d02,0x7000000060c09,0x200050000030007,0x100000000060004
.quad 0x8000808080000000,0x8000808080000000,0x80000000808080,0x80000000808080
.quad 0x3090507020e0f0c,0x80406010a0b0d,0x80406030c000f09,0xa0b0107050e0d02
.quad 0x80406030c000f09,0xa0b0107050e0d02,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x50203000100,0x704000000060000,0x100000f0005,0xb000400000a000e
.quad 0x8080000000800080,0x808080008000,0x808080008000,0x8080000000800080
.quad 0xd080702000f050a,0x6030b090c040e01,0x40c050d07030b0f,0x1020800090a060e
.quad 0x1020800090a060e,0x40c050d07030b0f,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x40e000f050b010a,0x0,0x90007000008000c,0x3000200000d0006
.quad 0x0,0x8080808080808080,0x8080808080808080,0x0
.quad 0xf0e0d0c0b0a0908,0x706050403020100,0x50f010a0e040803,0x209070b0d000c06
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x3000200000d0006,0x90007000008000c,0x400050000090001,0xd000000000c0008
.quad 0x80008080008000,0x80008080008000,0x8000800000800080,0x8000800000800080
.quad 0x50f010a0e040803,0x209070b0d000c06,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x706050403020100,0xf0e0d0c0b0a0908,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x50d000c00000800,0x900040000010000,0x5000f0000040000,0xb000a000001000e
.quad 0x800080800080,0x80008000008080,0x8080008000008000,0x8000800080800000
.quad 0x90a000801020e06,0xc040d050f0b0307,0xd080702000f050a,0x6030b090c040e01
.quad 0xd080702000f050a,0x6030b090c040e01,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x1000e00040000,0xa0f0b000005,0x400050000000001,0x400000000050001
.quad 0x8000000080008080,0x8080000000808000,0x80808000800000,0x808080000080
.quad 0x80406030c000f09,0xa0b0107050e0d02,0x8000c0e09020305,0xb010d0f0a060704
.quad 0xb010d0f0a060704,0x8000c0e09020305,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x100000000010400,0x500000405000000,0x7000e0000060002,0xa000b000003000f
.quad 0x80808080000080,0x80800000800000,0x8000000000808000,0x8000008080008080
.quad 0xe020706030b0a04,0x805000d09010f0c,0xc050b0604080d02,0x10a09030e0f0007
.quad 0xc050b0604080d02,0x10a09030e0f0007,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x6070000000300,0xf0e020b00000a00,0x600070000040003,0x20000010005
.quad 0x8000008080800080,0x80800080,0x80800000008000,0x8080808000008000
.quad 0xf0002090d0e040b,0x3070601080c050a,0x5040e0003060a0d,0x9070c0802010b0f
.quad 0x9070c0802010b0f,0x5040e0003060a0d,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x3040002000000,0x6000005000701,0xf000a00000e000a,0xe000f00000b000b
.quad 0x8000808080,0x8000808000800000,0x8080800080000000,0x80000080008080
.quad 0xa0b0c040f010205,0x60d07000e030908,0xe0d09010f050c06,0x702030a0008040b
.quad 0xe0d09010f050c06,0x702030a0008040b,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0xb0000000e000e0a,0xf0f0a0000000b,0xe000f000004000b,0xa0000010005
.quad 0x80808000800000,0x8000000080808000,0x8000000080008080,0x80808000000080
.quad 0x40e0a0b050c0007,0x90102060f0d0803,0xd0f00040a01020c,0x30b0e0506070908
.quad 0x30b0e0506070908,0xd0f00040a01020c,0x706050403020100,0xf0e0d0c0b0a0908
.quad 0x1000f000b0e,0x400000a0500,0x0,0x0
.quad 0x8080008000800000,0x8080008000000080,0x800080008080,0x800080808000
.quad 0x201080509030b0d,0x4000c070a0f0e06,0xc0307080d0e01,0xb060a0204050f09
.quad 0xc0307080d0e01,0xb060a0204050f09,0xf0e0d0c0b0a0908,0x706050403020100
.quad 0x0,0x0,0x0,0x0
.quad 0x80000080808000,0x8000800000008080,0x8000808000000080,0x80008080800000
.quad 0xc0307080d0e01,0xb060a0204050f09,0xc08040f0207060e,0xa09000d010b0305
.quad 0xa09000d010b0305,0xc08040f0207060e,0x706050403020100,0xf0e0d0c0b0a0908
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
.purgem shared_17
.purgem shared_18
.purgem shared_19
.purgem shared_20
.purgem shared_21
.purgem shared_22
.purgem shared_23
.purgem shared_24
.purgem shared_25
.purgem shared_26
.purgem shared_27
.purgem shared_28
.purgem shared_29
.purgem shared_30
.purgem shared_31
.purgem shared_32
.purgem shared_33
